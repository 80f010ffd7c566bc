var Y={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %.",en:"The thin lines are 95 % intervals."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas desde acá ({bots}{about}): {shares}.",en:"{games} matches from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};var ne=new Set(["restarting","autorestarting","terminating","dead"]);function M(t,s,o){let n=()=>t.widget_manager?.kernel,c=n(),p=c?.statusChanged?c:null,b=!1,S=()=>b||=!!p&&(p.isDisposed||ne.has(p.status)||n()?.id!==p.id),d=()=>{S(),s()};for(let u of["statusChanged","connectionStatusChanged","disposed"])p?.[u]?.connect(d),o.push(()=>p?.[u]?.disconnect(d));let g=async u=>{if(S())return s();try{await u()}catch{b=!0,s()}};return{presence(){return b?"gone":p?p.connectionStatus!=="connected"?"away":p.status==="busy"?"busy":"here":"unknown"},send:(u,w)=>{g(()=>t.send(u,w))},write(u){for(let[w,r]of Object.entries(u))t.set(w,r);g(()=>t.save_changes())}}}var ae=500,se=40,B=(t,s)=>JSON.stringify(t)===JSON.stringify(s);function H(t,s,o){let{write:n}=M(t,()=>{},o),c=null,p=!1;o.push(()=>p=!0);let b=d=>{let g=M(d,()=>{},o).write,u=()=>s.forEach(r=>B(t.get(r),d.get(r))||t.set(r,d.get(r))),w=r=>()=>B(t.get(r),d.get(r))||g({[r]:t.get(r)});for(let r of s){let v=w(r);d.on(`change:${r}`,u),t.on(`change:${r}`,v),o.push(()=>(d.off(`change:${r}`,u),t.off(`change:${r}`,v)))}c=g,u()};return(async()=>{let d=t.get("leader")?.slice(10);for(let g=0;d&&g<se&&!p;g++){let u=await t.widget_manager?.get_model?.(d).catch(()=>null);if(u&&!p)return b(u);await new Promise(w=>setTimeout(w,ae))}})(),d=>(c??n)(d)}function a(t,s={},...o){let n=document.createElement(t);return R(n,s,o),n}function m(t,s={},...o){let n=document.createElementNS("http://www.w3.org/2000/svg",t);return R(n,s,o),n}function R(t,s,o){for(let[n,c]of Object.entries(s))typeof c=="function"?t.addEventListener(n,c):n==="style"?Object.assign(t.style,c):c===!0?t.setAttribute(n,""):c!==!1&&c!==null&&c!==void 0&&t.setAttribute(n,String(c));for(let n of o)n!=null&&n!==!1&&t.append(n instanceof Node?n:String(n))}function F(t,s){t.textContent!==s&&(t.textContent=s)}function E(t,s,o,n={}){return a("button",{type:"button","data-key":t,...n,click:o},s)}var J=`.teg-playouts {
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
`;function K(){let{body:t,documentElement:s}=document,o=t.dataset.jpThemeLight;if(o)return o==="false";let n=t.dataset.vscodeThemeKind;if(n)return n.includes("dark")||n==="vscode-high-contrast";for(let c of[t,s]){if(c.classList.contains("dark")||c.dataset.theme==="dark")return!0;if(c.classList.contains("light")||c.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function G(t){let s=new MutationObserver(t),o=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];s.observe(document.body,{attributes:!0,attributeFilter:o}),s.observe(document.documentElement,{attributes:!0,attributeFilter:o});let n=matchMedia("(prefers-color-scheme: dark)");return n.addEventListener("change",t),()=>{s.disconnect(),n.removeEventListener("change",t)}}var re=15e3,ie=200,O=t=>(s,o={})=>Y[s][t].replace(/\{(\w+)\}/g,(n,c)=>String(o[c]??""));function N(t,s){let o=n=>n.toLocaleString(s,{style:"percent"});return t>0&&t<.01?`<${o(.01)}`:t<1&&t>.99?`>${o(.99)}`:o(t)}var j=(t,s)=>(100*t).toLocaleString(s,{maximumFractionDigits:0,signDisplay:"exceptZero"});function ce({model:t,el:s}){let o=null,n="",c=0,p="",b=0,S=0,d=a("style",{});d.textContent=J;let g=a("div",{class:"teg-playouts"});s.append(d,g);let u=()=>g.dataset.theme=K()?"dark":"light",w=G(u);u();let r=()=>t.get("lang"),v=e=>{n="",clearTimeout(b),b=window.setTimeout(z,re),_.send(e)},z=()=>{n=O(r())("gone"),L()},C=[],_=M(t,()=>_.presence()==="gone"&&z(),C);H(t,["line","step"],C);function L(){let e=document.activeElement instanceof HTMLElement&&g.contains(document.activeElement)?document.activeElement.dataset.key:"",i=O(r());g.lang=r(),g.replaceChildren(...o?Z(o,i):[a("p",{role:"status"},n||i("waiting"))]),e&&g.querySelector(`[data-key="${e}"]`)?.focus()}let P=({from:e},i)=>{let[l,f]=[t.get("line"),t.get("step")];return` ${l==="main"?i("place",{step:f}):i("place_of",{line:l,step:f})}, ${e}`};function Z(e,i){c||=e.games[1],p||=e.bots[0];let l=e.runs[0],f=(h,y,x,$,T)=>a("label",{},`${y} `,a("select",{"data-key":h,disabled:e.running,change:k=>(T(k.target.value),L())},...x.map(k=>a("option",{value:k,selected:k===$},typeof k=="number"?k.toLocaleString(r()):k))));return[a("h4",{},i("title"),a("small",{},P(e,i))),a("div",{class:"controls"},e.running?E("stop",i("stop"),()=>v({kind:"stop"}),{class:"main"}):E("start",i("start",{games:c.toLocaleString(r())}),()=>v({kind:"start",n:c,bots:p}),{class:"main",disabled:e.over}),f("games",i("games"),e.games,c,h=>c=Number(h)),f("bots",i("bots"),e.bots,p,h=>p=h)),e.over&&a("p",{},i("over")),...e.runs.map(h=>U(h,i)),e.runs.length>0&&W(e,i),e.runs.length>0&&a("small",{},i("level")),e.difference&&Q(e,e.difference,i),l&&l.done>0&&ee(l,i),e.against&&a("p",{},i("pinned",{place:e.against})),a("div",{class:"controls"},l&&l.done>0&&!e.running&&E("keep",i("keep"),()=>v({kind:"keep"})),e.against?E("unpin",i("unpin"),()=>v({kind:"unpin"})):!e.running&&E("pin",i("pin"),()=>v({kind:"pin"}))),a("p",{role:"status",class:n?"refusal":""},n||e.said||"")].filter(Boolean)}let U=(e,i)=>a("p",{class:"progress"},a("progress",{max:e.asked,value:e.done,"aria-label":e.place}),` ${e.place}: ${i("done",{done:e.done.toLocaleString(r()),asked:e.asked.toLocaleString(r())})}`),W=(e,i)=>a("table",{},e.runs.length>1&&a("thead",{},a("tr",{},a("th",{}),...e.runs.map(l=>a("th",{colspan:2,scope:"colgroup"},l.place)))),a("tbody",{},...e.seats.map((l,f)=>a("tr",{},a("th",{scope:"row"},I(l),` ${l.name}`),...e.runs.flatMap(h=>{let[,y,x,$]=h.wins[f],T=i("interval",{low:N(x,r()),high:N($,r())}),k=`${i("chance")} ${N(y,r())}, ${T}`;return[a("td",{class:"bar"},le(l.color,y,x,$,k)),a("td",{class:"number"},a("b",{},N(y,r())),a("small",{},` ${T}`))]}))))),Q=(e,i,l)=>a("table",{},a("caption",{},l("difference",{here:e.runs[0].place,there:e.runs[1].place})),a("tbody",{},...i.map(([f,h,y],x)=>{let $=h>0||y<0;return a("tr",{},a("th",{scope:"row"},I(e.seats[x]),` ${e.seats[x].name}`),a("td",{class:"bar"},pe(e.seats[x].color,f,h,y)),a("td",{class:"number"},a("b",{},l("points",{value:j(f,r())})),a("small",{},` ${l("interval",{low:j(h,r()),high:j(y,r())})}; ${l($?"apart":"not_apart")}`)))}))),ee=(e,i)=>a("div",{},a("h5",{},i("ends")),a("ul",{},...e.ends.map(([l,f])=>a("li",{},a("b",{},N(f/e.done,r())),` ${l}`))),e.rounds&&a("p",{},i("rounds",{low:D(e.rounds[0]),middle:D(e.rounds[1]),high:D(e.rounds[2])}))),D=e=>e.toLocaleString(r(),{maximumFractionDigits:0}),V=e=>{clearTimeout(b),e?.kind==="playouts"?o=e:e?.kind==="refused"&&(n=e.text),L()},A=()=>{let e=g.querySelector("h4 small");o&&e&&F(e,P(o,O(r()))),clearTimeout(S),S=window.setTimeout(()=>_.send({kind:"show"}),ie)},q=()=>{L(),A()};t.on("msg:custom",V);for(let e of["line","step"])t.on(`change:${e}`,A);return t.on("change:lang",q),L(),v({kind:"show"}),()=>{t.off("msg:custom",V);for(let e of["line","step"])t.off(`change:${e}`,A);t.off("change:lang",q),clearTimeout(b),clearTimeout(S),w(),C.forEach(e=>e())}}var I=({color:t,ink:s,sign:o})=>m("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},m("circle",{r:2.6,fill:t,stroke:"currentColor","stroke-width":.2}),o.length>0&&m("path",{d:`M${o.join("L")}Z`,fill:s})),le=(t,s,o,n,c)=>m("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":c},m("rect",{class:"track",x:0,y:1,width:100,height:8}),m("rect",{class:"share",x:0,y:1,width:100*s,height:8,fill:t}),...X(100*o,100*n)),pe=(t,s,o,n)=>m("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},m("rect",{class:"track",x:-100,y:1,width:200,height:8}),m("rect",{class:"share",x:Math.min(0,100*s),y:1,width:Math.abs(100*s),height:8,fill:t}),m("path",{class:"zero",d:"M0 0V10"}),...X(100*o,100*n)),X=(t,s)=>["under","over"].map(o=>m("path",{class:o,d:`M${t} 5H${s}M${t} 2.5V7.5M${s} 2.5V7.5`})),$e={render:ce};export{$e as default,N as percent,j as points};
