var V={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %.",en:"The thin lines are 95 % intervals."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas desde acá ({bots}{about}): {shares}.",en:"{games} matches from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};function n(t,s={},...o){let a=document.createElement(t);return P(a,s,o),a}function h(t,s={},...o){let a=document.createElementNS("http://www.w3.org/2000/svg",t);return P(a,s,o),a}function P(t,s,o){for(let[a,i]of Object.entries(s))typeof i=="function"?t.addEventListener(a,i):a==="style"?Object.assign(t.style,i):i===!0?t.setAttribute(a,""):i!==!1&&i!==null&&i!==void 0&&t.setAttribute(a,String(i));for(let a of o)a!=null&&a!==!1&&t.append(a instanceof Node?a:String(a))}function $(t,s,o,a={}){return n("button",{type:"button","data-key":t,...a,click:o},s)}var Q=new Set(["restarting","autorestarting","terminating","dead"]);function q(t,s,o){let a=()=>t.widget_manager?.kernel,i=a(),p=i?.statusChanged?i:null,m=!1,y=()=>m||=!!p&&(p.isDisposed||Q.has(p.status)||a()?.id!==p.id),S=()=>{y(),s()};for(let g of["statusChanged","connectionStatusChanged","disposed"])p?.[g]?.connect(S),o.push(()=>p?.[g]?.disconnect(S));let f=async g=>{if(y())return s();try{await g()}catch{m=!0,s()}};return{presence(){return m?"gone":p?p.connectionStatus!=="connected"?"away":p.status==="busy"?"busy":"here":"unknown"},send:(g,E)=>{f(()=>t.send(g,E))},write(g){for(let[E,c]of Object.entries(g))t.set(E,c);f(()=>t.save_changes())}}}var B=`.teg-playouts {
  --ink: #26303b;
  --soft: #667383;
  --card: #f5f8fa;
  --line: #dbe3ea;
  --accent: #c2186f;
  --accent-ink: #ffffff;
  --warn: #b3261e;
  container-type: inline-size;
  max-width: 900px;
  padding: 10px 12px;
  border-radius: 6px;
  color: var(--ink);
  background: var(--card);
  font: 13px/1.4 "DejaVu Sans", Verdana, system-ui, sans-serif;
}
.teg-playouts[data-theme="dark"] {
  --ink: #e4eaf0;
  --soft: #9fadbb;
  --card: #20272f;
  --line: #38424d;
  --accent: #f06aae;
  --accent-ink: #1b1017;
  --warn: #ff9a90;
}
.teg-desk .teg-playouts {
  max-width: none;
}
.teg-playouts * {
  box-sizing: border-box;
}
.teg-playouts :focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 1px;
}
.teg-playouts :is(h4, h5, p, ul) {
  margin: 0 0 8px;
}
.teg-playouts :is(h4, h5) {
  font-size: 1em;
  font-weight: bold;
}
.teg-playouts small {
  color: var(--soft);
  font-weight: normal;
  font-size: 0.9em;
}
.teg-playouts .controls {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin: 8px 0;
}
.teg-playouts :is(button, select) {
  font: inherit;
  color: inherit;
  background: transparent;
  border: 1px solid var(--soft);
  border-radius: 4px;
  padding: 4px 10px;
  min-height: 28px;
}
.teg-playouts option {
  color: var(--ink);
  background: var(--card);
}
.teg-playouts button {
  cursor: pointer;
}
.teg-playouts button.main {
  color: var(--accent-ink);
  background: var(--accent);
  border-color: var(--accent);
}
.teg-playouts button:disabled {
  opacity: 0.5;
  cursor: default;
}
.teg-playouts table {
  width: 100%;
  border-collapse: collapse;
  margin: 8px 0;
  color: inherit;
  font-size: inherit;
}
.teg-playouts :is(td, th, tr) {
  padding: 3px 6px 3px 0;
  text-align: left;
  background: none;
  border: 0;
  font-weight: normal;
  white-space: nowrap;
  max-width: none;
}
.teg-playouts :is(thead th, caption) {
  font-weight: bold;
  text-align: left;
}
.teg-playouts td.bar {
  width: 60%;
}
.teg-playouts thead + tbody td.bar {
  width: 30%;
}
.teg-playouts td.bar svg {
  display: block;
  width: 100%;
  min-width: 60px;
  height: 18px;
}
.teg-playouts td.number {
  font-variant-numeric: tabular-nums;
}
.teg-playouts .sign {
  width: 16px;
  height: 16px;
  vertical-align: -3px;
}
.teg-playouts .track {
  fill: var(--line);
}
.teg-playouts .share {
  stroke: var(--soft);
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
}
.teg-playouts :is(.under, .over, .zero) {
  fill: none;
  vector-effect: non-scaling-stroke;
}
.teg-playouts .under {
  stroke: #fff;
  stroke-width: 4;
}
.teg-playouts :is(.over, .zero) {
  stroke: #1b1f24;
  stroke-width: 1.5;
}
.teg-playouts .zero {
  stroke: currentColor;
  stroke-dasharray: 2 2;
}
.teg-playouts ul {
  padding-left: 18px;
}
.teg-playouts progress {
  width: 160px;
  vertical-align: middle;
  accent-color: var(--accent);
}
.teg-playouts .refusal {
  color: var(--warn);
}
@container (max-width: 520px) {
  .teg-playouts td.number small {
    display: block;
    white-space: normal;
  }
  .teg-playouts td.bar {
    width: 40%;
  }
}
`;function H(){let{body:t,documentElement:s}=document,o=t.dataset.jpThemeLight;if(o)return o==="false";let a=t.dataset.vscodeThemeKind;if(a)return a.includes("dark")||a==="vscode-high-contrast";for(let i of[t,s]){if(i.classList.contains("dark")||i.dataset.theme==="dark")return!0;if(i.classList.contains("light")||i.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function R(t){let s=new MutationObserver(t),o=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];s.observe(document.body,{attributes:!0,attributeFilter:o}),s.observe(document.documentElement,{attributes:!0,attributeFilter:o});let a=matchMedia("(prefers-color-scheme: dark)");return a.addEventListener("change",t),()=>{s.disconnect(),a.removeEventListener("change",t)}}var ee=15e3,te=200,Y=t=>(s,o={})=>V[s][t].replace(/\{(\w+)\}/g,(a,i)=>String(o[i]??""));function M(t,s){let o=a=>a.toLocaleString(s,{style:"percent"});return t>0&&t<.01?`<${o(.01)}`:t<1&&t>.99?`>${o(.99)}`:o(t)}var A=(t,s)=>(100*t).toLocaleString(s,{maximumFractionDigits:0,signDisplay:"exceptZero"});function ne({model:t,el:s}){let o=null,a="",i=0,p="",m=0,y=0,S=n("style",{});S.textContent=B;let f=n("div",{class:"teg-playouts"});s.append(S,f);let g=()=>f.dataset.theme=H()?"dark":"light",E=R(g);g();let c=()=>t.get("lang"),k=e=>{a="",clearTimeout(m),m=window.setTimeout(j,ee),N.send(e)},j=()=>{a=Y(c())("gone"),L()},_=[],N=q(t,()=>N.presence()==="gone"&&j(),_);function L(){let e=document.activeElement instanceof HTMLElement&&f.contains(document.activeElement)?document.activeElement.dataset.key:"",r=Y(c());f.lang=c(),f.replaceChildren(...o?K(o,r):[n("p",{role:"status"},a||r("waiting"))]),e&&f.querySelector(`[data-key="${e}"]`)?.focus()}function K(e,r){let d=t.get("line")==="main"?r("place",{step:t.get("step")}):r("place_of",{line:t.get("line"),step:t.get("step")});i||=e.games[1],p||=e.bots[0];let u=e.runs[0],b=(l,v,x,T,D)=>n("label",{},`${v} `,n("select",{"data-key":l,disabled:e.running,change:w=>(D(w.target.value),L())},...x.map(w=>n("option",{value:w,selected:w===T},typeof w=="number"?w.toLocaleString(c()):w))));return[n("h4",{},r("title"),n("small",{},` ${d}, ${e.from}`)),n("div",{class:"controls"},e.running?$("stop",r("stop"),()=>k({kind:"stop"}),{class:"main"}):$("start",r("start",{games:i.toLocaleString(c())}),()=>k({kind:"start",n:i,bots:p}),{class:"main",disabled:e.over}),b("games",r("games"),e.games,i,l=>i=Number(l)),b("bots",r("bots"),e.bots,p,l=>p=l)),e.over&&n("p",{},r("over")),...e.runs.map(l=>I(l,r)),e.runs.length>0&&J(e,r),e.runs.length>0&&n("small",{},r("level")),e.difference&&X(e,e.difference,r),u&&u.done>0&&Z(u,r),e.against&&n("p",{},r("pinned",{place:e.against})),n("div",{class:"controls"},u&&u.done>0&&!e.running&&$("keep",r("keep"),()=>k({kind:"keep"})),e.against?$("unpin",r("unpin"),()=>k({kind:"unpin"})):!e.running&&$("pin",r("pin"),()=>k({kind:"pin"}))),n("p",{role:"status",class:a?"refusal":""},a||e.said||"")].filter(Boolean)}let I=(e,r)=>n("p",{class:"progress"},n("progress",{max:e.asked,value:e.done,"aria-label":e.place}),` ${e.place}: ${r("done",{done:e.done.toLocaleString(c()),asked:e.asked.toLocaleString(c())})}`),J=(e,r)=>n("table",{},e.runs.length>1&&n("thead",{},n("tr",{},n("th",{}),...e.runs.map(d=>n("th",{colspan:2,scope:"colgroup"},d.place)))),n("tbody",{},...e.seats.map((d,u)=>n("tr",{},n("th",{scope:"row"},F(d),` ${d.name}`),...e.runs.flatMap(b=>{let[,l,v,x]=b.wins[u],T=r("interval",{low:M(v,c()),high:M(x,c())}),D=`${r("chance")} ${M(l,c())}, ${T}`;return[n("td",{class:"bar"},ae(d.color,l,v,x,D)),n("td",{class:"number"},n("b",{},M(l,c())),n("small",{},` ${T}`))]}))))),X=(e,r,d)=>n("table",{},n("caption",{},d("difference",{here:e.runs[0].place,there:e.runs[1].place})),n("tbody",{},...r.map(([u,b,l],v)=>{let x=b>0||l<0;return n("tr",{},n("th",{scope:"row"},F(e.seats[v]),` ${e.seats[v].name}`),n("td",{class:"bar"},se(e.seats[v].color,u,b,l)),n("td",{class:"number"},n("b",{},d("points",{value:A(u,c())})),n("small",{},` ${d("interval",{low:A(b,c()),high:A(l,c())})}; ${d(x?"apart":"not_apart")}`)))}))),Z=(e,r)=>n("div",{},n("h5",{},r("ends")),n("ul",{},...e.ends.map(([d,u])=>n("li",{},n("b",{},M(u/e.done,c())),` ${d}`))),e.rounds&&n("p",{},r("rounds",{low:C(e.rounds[0]),middle:C(e.rounds[1]),high:C(e.rounds[2])}))),C=e=>e.toLocaleString(c(),{maximumFractionDigits:0}),z=e=>{clearTimeout(m),e?.kind==="playouts"?o=e:e?.kind==="refused"&&(a=e.text),L()},O=()=>{L(),clearTimeout(y),y=window.setTimeout(()=>N.send({kind:"show"}),te)};t.on("msg:custom",z);for(let e of["line","step","lang"])t.on(`change:${e}`,O);return L(),k({kind:"show"}),()=>{t.off("msg:custom",z);for(let e of["line","step","lang"])t.off(`change:${e}`,O);clearTimeout(m),clearTimeout(y),E(),_.forEach(e=>e())}}var F=({color:t,ink:s,sign:o})=>h("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},h("circle",{r:2.6,fill:t,stroke:"currentColor","stroke-width":.2}),o.length>0&&h("path",{d:`M${o.join("L")}Z`,fill:s})),ae=(t,s,o,a,i)=>h("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":i},h("rect",{class:"track",x:0,y:1,width:100,height:8}),h("rect",{class:"share",x:0,y:1,width:100*s,height:8,fill:t}),...G(100*o,100*a)),se=(t,s,o,a)=>h("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},h("rect",{class:"track",x:-100,y:1,width:200,height:8}),h("rect",{class:"share",x:Math.min(0,100*s),y:1,width:Math.abs(100*s),height:8,fill:t}),h("path",{class:"zero",d:"M0 0V10"}),...G(100*o,100*a)),G=(t,s)=>["under","over"].map(o=>h("path",{class:o,d:`M${t} 5H${s}M${t} 2.5V7.5M${s} 2.5V7.5`})),fe={render:ne};export{fe as default,M as percent,A as points};
