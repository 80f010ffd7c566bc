var A={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %.",en:"The thin lines are 95 % intervals."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas desde acá ({bots}{about}): {shares}.",en:"{games} matches from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};function a(t,o={},...s){let n=document.createElement(t);return D(n,o,s),n}function u(t,o={},...s){let n=document.createElementNS("http://www.w3.org/2000/svg",t);return D(n,o,s),n}function D(t,o,s){for(let[n,i]of Object.entries(o))typeof i=="function"?t.addEventListener(n,i):n==="style"?Object.assign(t.style,i):i===!0?t.setAttribute(n,""):i!==!1&&i!==null&&i!==void 0&&t.setAttribute(n,String(i));for(let n of s)n!=null&&n!==!1&&t.append(n instanceof Node?n:String(n))}function v(t,o,s,n={}){return a("button",{type:"button","data-key":t,...n,click:s},o)}var _=`.teg-playouts {
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
`;function C(){let{body:t,documentElement:o}=document,s=t.dataset.jpThemeLight;if(s)return s==="false";let n=t.dataset.vscodeThemeKind;if(n)return n.includes("dark")||n==="vscode-high-contrast";for(let i of[t,o]){if(i.classList.contains("dark")||i.dataset.theme==="dark")return!0;if(i.classList.contains("light")||i.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function V(t){let o=new MutationObserver(t),s=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];o.observe(document.body,{attributes:!0,attributeFilter:s}),o.observe(document.documentElement,{attributes:!0,attributeFilter:s});let n=matchMedia("(prefers-color-scheme: dark)");return n.addEventListener("change",t),()=>{o.disconnect(),n.removeEventListener("change",t)}}var K=15e3,q=t=>(o,s={})=>A[o][t].replace(/\{(\w+)\}/g,(n,i)=>String(s[i]??""));function y(t,o){let s=n=>n.toLocaleString(o,{style:"percent"});return t>0&&t<.01?`<${s(.01)}`:t<1&&t>.99?`>${s(.99)}`:s(t)}var E=(t,o)=>(100*t).toLocaleString(o,{maximumFractionDigits:0,signDisplay:"exceptZero"});function W({model:t,el:o}){let s=null,n="",i=0,k="",x=0,T=a("style",{});T.textContent=_;let m=a("div",{class:"teg-playouts"});o.append(T,m);let N=()=>m.dataset.theme=C()?"dark":"light",F=V(N);N();let l=()=>t.get("lang"),b=e=>{n="",clearTimeout(x),x=window.setTimeout(()=>(n=q(l())("gone"),$()),K),t.send(e)};function $(){let e=document.activeElement instanceof HTMLElement&&m.contains(document.activeElement)?document.activeElement.dataset.key:"",r=q(l());m.lang=l(),m.replaceChildren(...s?H(s,r):[a("p",{role:"status"},n||r("waiting"))]),e&&m.querySelector(`[data-key="${e}"]`)?.focus()}function H(e,r){let p=t.get("line")==="main"?r("place",{step:t.get("step")}):r("place_of",{line:t.get("line"),step:t.get("step")});i||=e.games[1],k||=e.bots[0];let d=e.runs[0],h=(c,g,w,S,M)=>a("label",{},`${g} `,a("select",{"data-key":c,disabled:e.running,change:f=>(M(f.target.value),$())},...w.map(f=>a("option",{value:f,selected:f===S},typeof f=="number"?f.toLocaleString(l()):f))));return[a("h4",{},r("title"),a("small",{},` ${p}, ${e.from}`)),a("div",{class:"controls"},e.running?v("stop",r("stop"),()=>b({kind:"stop"}),{class:"main"}):v("start",r("start",{games:i.toLocaleString(l())}),()=>b({kind:"start",n:i,bots:k}),{class:"main",disabled:e.over}),h("games",r("games"),e.games,i,c=>i=Number(c)),h("bots",r("bots"),e.bots,k,c=>k=c)),e.over&&a("p",{},r("over")),...e.runs.map(c=>R(c,r)),e.runs.length>0&&G(e,r),e.runs.length>0&&a("small",{},r("level")),e.difference&&O(e,e.difference,r),d&&d.done>0&&J(d,r),e.against&&a("p",{},r("pinned",{place:e.against})),a("div",{class:"controls"},d&&d.done>0&&!e.running&&v("keep",r("keep"),()=>b({kind:"keep"})),e.against?v("unpin",r("unpin"),()=>b({kind:"unpin"})):!e.running&&v("pin",r("pin"),()=>b({kind:"pin"}))),a("p",{role:"status",class:n?"refusal":""},n||e.said||"")].filter(Boolean)}let R=(e,r)=>a("p",{class:"progress"},a("progress",{max:e.asked,value:e.done,"aria-label":e.place}),` ${e.place}: ${r("done",{done:e.done.toLocaleString(l()),asked:e.asked.toLocaleString(l())})}`),G=(e,r)=>a("table",{},e.runs.length>1&&a("thead",{},a("tr",{},a("th",{}),...e.runs.map(p=>a("th",{colspan:2,scope:"colgroup"},p.place)))),a("tbody",{},...e.seats.map((p,d)=>a("tr",{},a("th",{scope:"row"},P(p),` ${p.name}`),...e.runs.flatMap(h=>{let[,c,g,w]=h.wins[d],S=r("interval",{low:y(g,l()),high:y(w,l())}),M=`${r("chance")} ${y(c,l())}, ${S}`;return[a("td",{class:"bar"},Y(p.color,c,g,w,M)),a("td",{class:"number"},a("b",{},y(c,l())),a("small",{},` ${S}`))]}))))),O=(e,r,p)=>a("table",{},a("caption",{},p("difference",{here:e.runs[0].place,there:e.runs[1].place})),a("tbody",{},...r.map(([d,h,c],g)=>{let w=h>0||c<0;return a("tr",{},a("th",{scope:"row"},P(e.seats[g]),` ${e.seats[g].name}`),a("td",{class:"bar"},Q(e.seats[g].color,d,h,c)),a("td",{class:"number"},a("b",{},p("points",{value:E(d,l())})),a("small",{},` ${p("interval",{low:E(h,l()),high:E(c,l())})}; ${p(w?"apart":"not_apart")}`)))}))),J=(e,r)=>a("div",{},a("h5",{},r("ends")),a("ul",{},...e.ends.map(([p,d])=>a("li",{},a("b",{},y(d/e.done,l())),` ${p}`))),e.rounds&&a("p",{},r("rounds",{low:L(e.rounds[0]),middle:L(e.rounds[1]),high:L(e.rounds[2])}))),L=e=>e.toLocaleString(l(),{maximumFractionDigits:0}),j=e=>{clearTimeout(x),e?.kind==="playouts"?s=e:e?.kind==="refused"&&(n=e.text),$()},z=()=>t.send({kind:"show"});t.on("msg:custom",j);for(let e of["line","step","lang"])t.on(`change:${e}`,z);return $(),b({kind:"show"}),()=>{t.off("msg:custom",j);for(let e of["line","step","lang"])t.off(`change:${e}`,z);clearTimeout(x),F()}}var P=({color:t,ink:o,sign:s})=>u("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},u("circle",{r:2.6,fill:t,stroke:"currentColor","stroke-width":.2}),s.length>0&&u("path",{d:`M${s.join("L")}Z`,fill:o})),Y=(t,o,s,n,i)=>u("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":i},u("rect",{class:"track",x:0,y:1,width:100,height:8}),u("rect",{class:"share",x:0,y:1,width:100*o,height:8,fill:t}),...B(100*s,100*n)),Q=(t,o,s,n)=>u("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},u("rect",{class:"track",x:-100,y:1,width:200,height:8}),u("rect",{class:"share",x:Math.min(0,100*o),y:1,width:Math.abs(100*o),height:8,fill:t}),u("path",{class:"zero",d:"M0 0V10"}),...B(100*s,100*n)),B=(t,o)=>["under","over"].map(s=>u("path",{class:s,d:`M${t} 5H${o}M${t} 2.5V7.5M${o} 2.5V7.5`})),re={render:W};export{re as default,y as percent,E as points};
