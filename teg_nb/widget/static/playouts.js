var z={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %.",en:"The thin lines are 95 % intervals."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas desde acá ({bots}{about}): {shares}.",en:"{games} matches from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};function n(t,o={},...s){let a=document.createElement(t);return D(a,o,s),a}function u(t,o={},...s){let a=document.createElementNS("http://www.w3.org/2000/svg",t);return D(a,o,s),a}function D(t,o,s){for(let[a,i]of Object.entries(o))typeof i=="function"?t.addEventListener(a,i):a==="style"?Object.assign(t.style,i):i===!0?t.setAttribute(a,""):i!==!1&&i!==null&&i!==void 0&&t.setAttribute(a,String(i));for(let a of s)a!=null&&a!==!1&&t.append(a instanceof Node?a:String(a))}function w(t,o,s,a={}){return n("button",{type:"button","data-key":t,...a,click:s},o)}var _=`.teg-playouts {
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
`;function V(){let{body:t,documentElement:o}=document,s=t.dataset.jpThemeLight;if(s)return s==="false";let a=t.dataset.vscodeThemeKind;if(a)return a.includes("dark")||a==="vscode-high-contrast";for(let i of[t,o]){if(i.classList.contains("dark")||i.dataset.theme==="dark")return!0;if(i.classList.contains("light")||i.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function P(t){let o=new MutationObserver(t),s=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];o.observe(document.body,{attributes:!0,attributeFilter:s}),o.observe(document.documentElement,{attributes:!0,attributeFilter:s});let a=matchMedia("(prefers-color-scheme: dark)");return a.addEventListener("change",t),()=>{o.disconnect(),a.removeEventListener("change",t)}}var X=15e3,Z=200,q=t=>(o,s={})=>z[o][t].replace(/\{(\w+)\}/g,(a,i)=>String(s[i]??""));function k(t,o){let s=a=>a.toLocaleString(o,{style:"percent"});return t>0&&t<.01?`<${s(.01)}`:t<1&&t>.99?`>${s(.99)}`:s(t)}var T=(t,o)=>(100*t).toLocaleString(o,{maximumFractionDigits:0,signDisplay:"exceptZero"});function W({model:t,el:o}){let s=null,a="",i=0,x="",$=0,S=0,N=n("style",{});N.textContent=_;let m=n("div",{class:"teg-playouts"});o.append(N,m);let A=()=>m.dataset.theme=V()?"dark":"light",Y=P(A);A();let l=()=>t.get("lang"),b=e=>{a="",clearTimeout($),$=window.setTimeout(()=>(a=q(l())("gone"),y()),X),t.send(e)};function y(){let e=document.activeElement instanceof HTMLElement&&m.contains(document.activeElement)?document.activeElement.dataset.key:"",r=q(l());m.lang=l(),m.replaceChildren(...s?B(s,r):[n("p",{role:"status"},a||r("waiting"))]),e&&m.querySelector(`[data-key="${e}"]`)?.focus()}function B(e,r){let p=t.get("line")==="main"?r("place",{step:t.get("step")}):r("place_of",{line:t.get("line"),step:t.get("step")});i||=e.games[1],x||=e.bots[0];let d=e.runs[0],h=(c,g,v,L,M)=>n("label",{},`${g} `,n("select",{"data-key":c,disabled:e.running,change:f=>(M(f.target.value),y())},...v.map(f=>n("option",{value:f,selected:f===L},typeof f=="number"?f.toLocaleString(l()):f))));return[n("h4",{},r("title"),n("small",{},` ${p}, ${e.from}`)),n("div",{class:"controls"},e.running?w("stop",r("stop"),()=>b({kind:"stop"}),{class:"main"}):w("start",r("start",{games:i.toLocaleString(l())}),()=>b({kind:"start",n:i,bots:x}),{class:"main",disabled:e.over}),h("games",r("games"),e.games,i,c=>i=Number(c)),h("bots",r("bots"),e.bots,x,c=>x=c)),e.over&&n("p",{},r("over")),...e.runs.map(c=>F(c,r)),e.runs.length>0&&O(e,r),e.runs.length>0&&n("small",{},r("level")),e.difference&&G(e,e.difference,r),d&&d.done>0&&K(d,r),e.against&&n("p",{},r("pinned",{place:e.against})),n("div",{class:"controls"},d&&d.done>0&&!e.running&&w("keep",r("keep"),()=>b({kind:"keep"})),e.against?w("unpin",r("unpin"),()=>b({kind:"unpin"})):!e.running&&w("pin",r("pin"),()=>b({kind:"pin"}))),n("p",{role:"status",class:a?"refusal":""},a||e.said||"")].filter(Boolean)}let F=(e,r)=>n("p",{class:"progress"},n("progress",{max:e.asked,value:e.done,"aria-label":e.place}),` ${e.place}: ${r("done",{done:e.done.toLocaleString(l()),asked:e.asked.toLocaleString(l())})}`),O=(e,r)=>n("table",{},e.runs.length>1&&n("thead",{},n("tr",{},n("th",{}),...e.runs.map(p=>n("th",{colspan:2,scope:"colgroup"},p.place)))),n("tbody",{},...e.seats.map((p,d)=>n("tr",{},n("th",{scope:"row"},H(p),` ${p.name}`),...e.runs.flatMap(h=>{let[,c,g,v]=h.wins[d],L=r("interval",{low:k(g,l()),high:k(v,l())}),M=`${r("chance")} ${k(c,l())}, ${L}`;return[n("td",{class:"bar"},Q(p.color,c,g,v,M)),n("td",{class:"number"},n("b",{},k(c,l())),n("small",{},` ${L}`))]}))))),G=(e,r,p)=>n("table",{},n("caption",{},p("difference",{here:e.runs[0].place,there:e.runs[1].place})),n("tbody",{},...r.map(([d,h,c],g)=>{let v=h>0||c<0;return n("tr",{},n("th",{scope:"row"},H(e.seats[g]),` ${e.seats[g].name}`),n("td",{class:"bar"},U(e.seats[g].color,d,h,c)),n("td",{class:"number"},n("b",{},p("points",{value:T(d,l())})),n("small",{},` ${p("interval",{low:T(h,l()),high:T(c,l())})}; ${p(v?"apart":"not_apart")}`)))}))),K=(e,r)=>n("div",{},n("h5",{},r("ends")),n("ul",{},...e.ends.map(([p,d])=>n("li",{},n("b",{},k(d/e.done,l())),` ${p}`))),e.rounds&&n("p",{},r("rounds",{low:E(e.rounds[0]),middle:E(e.rounds[1]),high:E(e.rounds[2])}))),E=e=>e.toLocaleString(l(),{maximumFractionDigits:0}),C=e=>{clearTimeout($),e?.kind==="playouts"?s=e:e?.kind==="refused"&&(a=e.text),y()},j=()=>{y(),clearTimeout(S),S=window.setTimeout(()=>t.send({kind:"show"}),Z)};t.on("msg:custom",C);for(let e of["line","step","lang"])t.on(`change:${e}`,j);return y(),b({kind:"show"}),()=>{t.off("msg:custom",C);for(let e of["line","step","lang"])t.off(`change:${e}`,j);clearTimeout($),clearTimeout(S),Y()}}var H=({color:t,ink:o,sign:s})=>u("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},u("circle",{r:2.6,fill:t,stroke:"currentColor","stroke-width":.2}),s.length>0&&u("path",{d:`M${s.join("L")}Z`,fill:o})),Q=(t,o,s,a,i)=>u("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":i},u("rect",{class:"track",x:0,y:1,width:100,height:8}),u("rect",{class:"share",x:0,y:1,width:100*o,height:8,fill:t}),...R(100*s,100*a)),U=(t,o,s,a)=>u("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},u("rect",{class:"track",x:-100,y:1,width:200,height:8}),u("rect",{class:"share",x:Math.min(0,100*o),y:1,width:Math.abs(100*o),height:8,fill:t}),u("path",{class:"zero",d:"M0 0V10"}),...R(100*s,100*a)),R=(t,o)=>["under","over"].map(s=>u("path",{class:s,d:`M${t} 5H${o}M${t} 2.5V7.5M${o} 2.5V7.5`})),le={render:W};export{le as default,k as percent,T as points};
