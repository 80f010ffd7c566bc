var F={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %.",en:"The thin lines are 95% intervals."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas desde acá ({bots}{about}): {shares}.",en:"{games} matches from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};var oe=new Set(["restarting","autorestarting","terminating","dead"]);function N(e,a,o){let n=()=>e.widget_manager?.kernel,i=n(),d=i?.statusChanged?i:null,h=!1,y=()=>h||=!!d&&(d.isDisposed||oe.has(d.status)||n()?.id!==d.id),$=()=>{y(),a()};for(let c of["statusChanged","connectionStatusChanged","disposed"])d?.[c]?.connect($),o.push(()=>d?.[c]?.disconnect($));let b=async c=>{if(y())return a();try{await c()}catch{h=!0,a()}};return{presence(){return h?"gone":d?d.connectionStatus!=="connected"?"away":d.status==="busy"?"busy":"here":"unknown"},send:(c,w)=>{b(()=>e.send(c,w))},write(c){for(let[w,l]of Object.entries(c))e.set(w,l);b(()=>e.save_changes())}}}var re=500,ie=40,ce=200,C=new Set,[j,R]=[!1,-1/0];function le(e){C.add(e),!j&&(j=!0,setTimeout(()=>requestAnimationFrame(ue),Math.max(R+ce-performance.now(),0)))}function ue(){[j,R]=[!1,performance.now()];let e=[...C];C.clear();for(let a of e)a()}var H=(e,a)=>JSON.stringify(e)===JSON.stringify(a);function I(e,a,o,n){let{write:i}=N(e,()=>{},o),d=null,h=!1,y=()=>le(n);for(let c of a)e.on(`change:${c}`,y);o.push(()=>{h=!0,C.delete(n);for(let c of a)e.off(`change:${c}`,y)});let $=c=>{let w=N(c,()=>{},o).write,l=()=>a.forEach(p=>H(e.get(p),c.get(p))||e.set(p,c.get(p))),v=p=>()=>H(e.get(p),c.get(p))||w({[p]:e.get(p)});for(let p of a){let E=v(p);c.on(`change:${p}`,l),e.on(`change:${p}`,E),o.push(()=>(c.off(`change:${p}`,l),e.off(`change:${p}`,E)))}d=w,l()};return(async()=>{let c=e.get("leader")?.slice(10);for(let w=0;c&&w<ie&&!h;w++){let l=await e.widget_manager?.get_model?.(c).catch(()=>null);if(l&&!h)return $(l);await new Promise(v=>setTimeout(v,re))}})(),c=>{(d??i)(c),C.delete(n),n()}}function s(e,a={},...o){let n=document.createElement(e);return J(n,a,o),n}function m(e,a={},...o){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return J(n,a,o),n}function J(e,a,o){for(let[n,i]of Object.entries(a))typeof i=="function"?e.addEventListener(n,i):n==="style"?Object.assign(e.style,i):i===!0?e.setAttribute(n,""):i!==!1&&i!==null&&i!==void 0&&e.setAttribute(n,String(i));for(let n of o)n!=null&&n!==!1&&e.append(n instanceof Node?n:String(n))}function K(e,a){e.textContent!==a&&(e.textContent=a)}function M(e,a,o,n={}){return s("button",{type:"button","data-key":e,...n,click:o},a)}var G=`.teg-playouts {
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
`;function X(){let{body:e,documentElement:a}=document,o=e.dataset.jpThemeLight;if(o)return o==="false";let n=e.dataset.vscodeThemeKind;if(n)return n.includes("dark")||n==="vscode-high-contrast";for(let i of[e,a]){if(i.classList.contains("dark")||i.dataset.theme==="dark")return!0;if(i.classList.contains("light")||i.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Z(e){let a=new MutationObserver(e),o=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];a.observe(document.body,{attributes:!0,attributeFilter:o}),a.observe(document.documentElement,{attributes:!0,attributeFilter:o});let n=matchMedia("(prefers-color-scheme: dark)");return n.addEventListener("change",e),()=>{a.disconnect(),n.removeEventListener("change",e)}}var de=15e3,ge=200,z=e=>(a,o={})=>F[a][e].replace(/\{(\w+)\}/g,(n,i)=>String(o[i]??""));function D(e,a){let o=n=>n.toLocaleString(a,{style:"percent"});return e>0&&e<.01?`<${o(.01)}`:e<1&&e>.99?`>${o(.99)}`:o(e)}var P=(e,a)=>(100*e).toLocaleString(a,{maximumFractionDigits:0,signDisplay:"exceptZero"});function he({model:e,el:a}){let o=null,n="",i=0,d="",h=0,y=0,$=s("style",{});$.textContent=G;let b=s("div",{class:"teg-playouts"});a.append($,b);let c=()=>b.dataset.theme=X()?"dark":"light",w=Z(c);c();let l=()=>e.get("lang"),v=t=>{n="",clearTimeout(h),h=window.setTimeout(p,de),A.send(t)},p=()=>{n=z(l())("gone"),T()},E=[],A=N(e,()=>A.presence()==="gone"&&p(),E);I(e,["line","step"],E,()=>Y());function T(){let t=document.activeElement instanceof HTMLElement&&b.contains(document.activeElement)?document.activeElement.dataset.key:"",r=z(l());b.lang=l(),b.replaceChildren(...o?Q(o,r):[s("p",{role:"status"},n||r("waiting"))]),t&&b.querySelector(`[data-key="${t}"]`)?.focus()}let q=({from:t},r)=>{let[u,f]=[e.get("line"),e.get("step")];return` ${u==="main"?r("place",{step:f}):r("place_of",{line:u,step:f})}, ${t}`};function Q(t,r){i||=t.games[1],d||=t.bots[0];let u=t.runs[0],f=(g,k,S,L,_)=>s("label",{},`${k} `,s("select",{"data-key":g,disabled:t.running,change:x=>(_(x.target.value),T())},...S.map(x=>s("option",{value:x,selected:x===L},typeof x=="number"?x.toLocaleString(l()):x))));return[s("h4",{},r("title"),s("small",{},q(t,r))),s("div",{class:"controls"},t.running?M("stop",r("stop"),()=>v({kind:"stop"}),{class:"main"}):M("start",r("start",{games:i.toLocaleString(l())}),()=>v({kind:"start",n:i,bots:d}),{class:"main",disabled:t.over}),f("games",r("games"),t.games,i,g=>i=Number(g)),f("bots",r("bots"),t.bots,d,g=>d=g)),t.over&&s("p",{},r("over")),...t.runs.map(g=>ee(g,r)),t.runs.length>0&&te(t,r),t.runs.length>0&&s("small",{},r("level")),t.difference&&ne(t,t.difference,r),u&&u.done>0&&ae(u,r),t.against&&s("p",{},r("pinned",{place:t.against})),s("div",{class:"controls"},u&&u.done>0&&!t.running&&M("keep",r("keep"),()=>v({kind:"keep"})),t.against?M("unpin",r("unpin"),()=>v({kind:"unpin"})):!t.running&&M("pin",r("pin"),()=>v({kind:"pin"}))),s("p",{role:"status",class:n?"refusal":""},n||t.said||"")].filter(Boolean)}let ee=(t,r)=>s("p",{class:"progress"},s("progress",{max:t.asked,value:t.done,"aria-label":t.place}),` ${t.place}: ${r("done",{done:t.done.toLocaleString(l()),asked:t.asked.toLocaleString(l())})}`),te=(t,r)=>s("table",{},t.runs.length>1&&s("thead",{},s("tr",{},s("th",{}),...t.runs.map(u=>s("th",{colspan:2,scope:"colgroup"},u.place)))),s("tbody",{},...t.seats.map((u,f)=>s("tr",{},s("th",{scope:"row"},U(u),` ${u.name}`),...t.runs.flatMap(g=>{let[,k,S,L]=g.wins[f],_=r("interval",{low:D(S,l()),high:D(L,l())}),x=`${r("chance")} ${D(k,l())}, ${_}`;return[s("td",{class:"bar"},fe(u.color,k,S,L,x)),s("td",{class:"number"},s("b",{},D(k,l())),s("small",{},` ${_}`))]}))))),ne=(t,r,u)=>s("table",{},s("caption",{},u("difference",{here:t.runs[0].place,there:t.runs[1].place})),s("tbody",{},...r.map(([f,g,k],S)=>{let L=g>0||k<0;return s("tr",{},s("th",{scope:"row"},U(t.seats[S]),` ${t.seats[S].name}`),s("td",{class:"bar"},me(t.seats[S].color,f,g,k)),s("td",{class:"number"},s("b",{},u("points",{value:P(f,l())})),s("small",{},` ${u("interval",{low:P(g,l()),high:P(k,l())})}; ${u(L?"apart":"not_apart")}`)))}))),ae=(t,r)=>s("div",{},s("h5",{},r("ends")),s("ul",{},...t.ends.map(([u,f])=>s("li",{},s("b",{},D(f/t.done,l())),` ${u}`))),t.rounds&&s("p",{},r("rounds",{low:O(t.rounds[0]),middle:O(t.rounds[1]),high:O(t.rounds[2])}))),O=t=>t.toLocaleString(l(),{maximumFractionDigits:0}),V=t=>{clearTimeout(h),t?.kind==="playouts"?o=t:t?.kind==="refused"&&(n=t.text),T()},Y=()=>{let t=b.querySelector("h4 small");o&&t&&K(t,q(o,z(l()))),clearTimeout(y),y=window.setTimeout(()=>A.send({kind:"show"}),ge)},B=()=>{T(),Y()};return e.on("msg:custom",V),e.on("change:lang",B),T(),v({kind:"show"}),()=>{e.off("msg:custom",V),e.off("change:lang",B),clearTimeout(h),clearTimeout(y),w(),E.forEach(t=>t())}}var U=({color:e,ink:a,sign:o})=>m("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},m("circle",{r:2.6,fill:e,stroke:"currentColor","stroke-width":.2}),o.length>0&&m("path",{d:`M${o.join("L")}Z`,fill:a})),fe=(e,a,o,n,i)=>m("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":i},m("rect",{class:"track",x:0,y:1,width:100,height:8}),m("rect",{class:"share",x:0,y:1,width:100*a,height:8,fill:e}),...W(100*o,100*n)),me=(e,a,o,n)=>m("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},m("rect",{class:"track",x:-100,y:1,width:200,height:8}),m("rect",{class:"share",x:Math.min(0,100*a),y:1,width:Math.abs(100*a),height:8,fill:e}),m("path",{class:"zero",d:"M0 0V10"}),...W(100*o,100*n)),W=(e,a)=>["under","over"].map(o=>m("path",{class:o,d:`M${e} 5H${a}M${e} 2.5V7.5M${a} 2.5V7.5`})),Ce={render:he};export{Ce as default,D as percent,P as points};
