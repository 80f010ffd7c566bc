var Y={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %.",en:"The thin lines are 95% intervals."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas desde acá ({bots}{about}): {shares}.",en:"{games} matches from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};var ne=new Set(["restarting","autorestarting","terminating","dead"]);function D(e,n,o){let a=()=>e.widget_manager?.kernel,i=a(),d=i?.statusChanged?i:null,m=!1,v=()=>m||=!!d&&(d.isDisposed||ne.has(d.status)||a()?.id!==d.id),S=()=>{v(),n()};for(let h of["statusChanged","connectionStatusChanged","disposed"])d?.[h]?.connect(S),o.push(()=>d?.[h]?.disconnect(S));let g=async h=>{if(v())return n();try{await h()}catch{m=!0,n()}};return{presence(){return m?"gone":d?d.connectionStatus!=="connected"?"away":d.status==="busy"?"busy":"here":"unknown"},send:(h,L)=>{g(()=>e.send(h,L))},write(h){for(let[L,p]of Object.entries(h))e.set(L,p);g(()=>e.save_changes())}}}var ae=500,se=40,oe=100,B=(e,n)=>JSON.stringify(e)===JSON.stringify(n);function H(e,n,o,a){let{write:i}=D(e,()=>{},o),d=null,m=!1,v,S=-1/0,g=()=>{clearTimeout(v),[v,S]=[void 0,performance.now()],a()},h=()=>{let c=S+oe-performance.now();c<=0?g():v??=setTimeout(g,c)};for(let c of n)e.on(`change:${c}`,h);o.push(()=>{m=!0,clearTimeout(v);for(let c of n)e.off(`change:${c}`,h)});let L=c=>{let $=D(c,()=>{},o).write,y=()=>n.forEach(l=>B(e.get(l),c.get(l))||e.set(l,c.get(l))),M=l=>()=>B(e.get(l),c.get(l))||$({[l]:e.get(l)});for(let l of n){let C=M(l);c.on(`change:${l}`,y),e.on(`change:${l}`,C),o.push(()=>(c.off(`change:${l}`,y),e.off(`change:${l}`,C)))}d=$,y()};return(async()=>{let c=e.get("leader")?.slice(10);for(let $=0;c&&$<se&&!m;$++){let y=await e.widget_manager?.get_model?.(c).catch(()=>null);if(y&&!m)return L(y);await new Promise(M=>setTimeout(M,ae))}})(),c=>{(d??i)(c),g()}}function s(e,n={},...o){let a=document.createElement(e);return R(a,n,o),a}function w(e,n={},...o){let a=document.createElementNS("http://www.w3.org/2000/svg",e);return R(a,n,o),a}function R(e,n,o){for(let[a,i]of Object.entries(n))typeof i=="function"?e.addEventListener(a,i):a==="style"?Object.assign(e.style,i):i===!0?e.setAttribute(a,""):i!==!1&&i!==null&&i!==void 0&&e.setAttribute(a,String(i));for(let a of o)a!=null&&a!==!1&&e.append(a instanceof Node?a:String(a))}function F(e,n){e.textContent!==n&&(e.textContent=n)}function N(e,n,o,a={}){return s("button",{type:"button","data-key":e,...a,click:o},n)}var I=`.teg-playouts {
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
`;function J(){let{body:e,documentElement:n}=document,o=e.dataset.jpThemeLight;if(o)return o==="false";let a=e.dataset.vscodeThemeKind;if(a)return a.includes("dark")||a==="vscode-high-contrast";for(let i of[e,n]){if(i.classList.contains("dark")||i.dataset.theme==="dark")return!0;if(i.classList.contains("light")||i.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function K(e){let n=new MutationObserver(e),o=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];n.observe(document.body,{attributes:!0,attributeFilter:o}),n.observe(document.documentElement,{attributes:!0,attributeFilter:o});let a=matchMedia("(prefers-color-scheme: dark)");return a.addEventListener("change",e),()=>{n.disconnect(),a.removeEventListener("change",e)}}var ie=15e3,ce=200,j=e=>(n,o={})=>Y[n][e].replace(/\{(\w+)\}/g,(a,i)=>String(o[i]??""));function _(e,n){let o=a=>a.toLocaleString(n,{style:"percent"});return e>0&&e<.01?`<${o(.01)}`:e<1&&e>.99?`>${o(.99)}`:o(e)}var z=(e,n)=>(100*e).toLocaleString(n,{maximumFractionDigits:0,signDisplay:"exceptZero"});function le({model:e,el:n}){let o=null,a="",i=0,d="",m=0,v=0,S=s("style",{});S.textContent=I;let g=s("div",{class:"teg-playouts"});n.append(S,g);let h=()=>g.dataset.theme=J()?"dark":"light",L=K(h);h();let p=()=>e.get("lang"),c=t=>{a="",clearTimeout(m),m=window.setTimeout($,ie),M.send(t)},$=()=>{a=j(p())("gone"),l()},y=[],M=D(e,()=>M.presence()==="gone"&&$(),y);H(e,["line","step"],y,()=>V());function l(){let t=document.activeElement instanceof HTMLElement&&g.contains(document.activeElement)?document.activeElement.dataset.key:"",r=j(p());g.lang=p(),g.replaceChildren(...o?Z(o,r):[s("p",{role:"status"},a||r("waiting"))]),t&&g.querySelector(`[data-key="${t}"]`)?.focus()}let C=({from:t},r)=>{let[u,b]=[e.get("line"),e.get("step")];return` ${u==="main"?r("place",{step:b}):r("place_of",{line:u,step:b})}, ${t}`};function Z(t,r){i||=t.games[1],d||=t.bots[0];let u=t.runs[0],b=(f,k,E,T,O)=>s("label",{},`${k} `,s("select",{"data-key":f,disabled:t.running,change:x=>(O(x.target.value),l())},...E.map(x=>s("option",{value:x,selected:x===T},typeof x=="number"?x.toLocaleString(p()):x))));return[s("h4",{},r("title"),s("small",{},C(t,r))),s("div",{class:"controls"},t.running?N("stop",r("stop"),()=>c({kind:"stop"}),{class:"main"}):N("start",r("start",{games:i.toLocaleString(p())}),()=>c({kind:"start",n:i,bots:d}),{class:"main",disabled:t.over}),b("games",r("games"),t.games,i,f=>i=Number(f)),b("bots",r("bots"),t.bots,d,f=>d=f)),t.over&&s("p",{},r("over")),...t.runs.map(f=>U(f,r)),t.runs.length>0&&W(t,r),t.runs.length>0&&s("small",{},r("level")),t.difference&&Q(t,t.difference,r),u&&u.done>0&&ee(u,r),t.against&&s("p",{},r("pinned",{place:t.against})),s("div",{class:"controls"},u&&u.done>0&&!t.running&&N("keep",r("keep"),()=>c({kind:"keep"})),t.against?N("unpin",r("unpin"),()=>c({kind:"unpin"})):!t.running&&N("pin",r("pin"),()=>c({kind:"pin"}))),s("p",{role:"status",class:a?"refusal":""},a||t.said||"")].filter(Boolean)}let U=(t,r)=>s("p",{class:"progress"},s("progress",{max:t.asked,value:t.done,"aria-label":t.place}),` ${t.place}: ${r("done",{done:t.done.toLocaleString(p()),asked:t.asked.toLocaleString(p())})}`),W=(t,r)=>s("table",{},t.runs.length>1&&s("thead",{},s("tr",{},s("th",{}),...t.runs.map(u=>s("th",{colspan:2,scope:"colgroup"},u.place)))),s("tbody",{},...t.seats.map((u,b)=>s("tr",{},s("th",{scope:"row"},G(u),` ${u.name}`),...t.runs.flatMap(f=>{let[,k,E,T]=f.wins[b],O=r("interval",{low:_(E,p()),high:_(T,p())}),x=`${r("chance")} ${_(k,p())}, ${O}`;return[s("td",{class:"bar"},ue(u.color,k,E,T,x)),s("td",{class:"number"},s("b",{},_(k,p())),s("small",{},` ${O}`))]}))))),Q=(t,r,u)=>s("table",{},s("caption",{},u("difference",{here:t.runs[0].place,there:t.runs[1].place})),s("tbody",{},...r.map(([b,f,k],E)=>{let T=f>0||k<0;return s("tr",{},s("th",{scope:"row"},G(t.seats[E]),` ${t.seats[E].name}`),s("td",{class:"bar"},pe(t.seats[E].color,b,f,k)),s("td",{class:"number"},s("b",{},u("points",{value:z(b,p())})),s("small",{},` ${u("interval",{low:z(f,p()),high:z(k,p())})}; ${u(T?"apart":"not_apart")}`)))}))),ee=(t,r)=>s("div",{},s("h5",{},r("ends")),s("ul",{},...t.ends.map(([u,b])=>s("li",{},s("b",{},_(b/t.done,p())),` ${u}`))),t.rounds&&s("p",{},r("rounds",{low:A(t.rounds[0]),middle:A(t.rounds[1]),high:A(t.rounds[2])}))),A=t=>t.toLocaleString(p(),{maximumFractionDigits:0}),P=t=>{clearTimeout(m),t?.kind==="playouts"?o=t:t?.kind==="refused"&&(a=t.text),l()},V=()=>{let t=g.querySelector("h4 small");o&&t&&F(t,C(o,j(p()))),clearTimeout(v),v=window.setTimeout(()=>M.send({kind:"show"}),ce)},q=()=>{l(),V()};return e.on("msg:custom",P),e.on("change:lang",q),l(),c({kind:"show"}),()=>{e.off("msg:custom",P),e.off("change:lang",q),clearTimeout(m),clearTimeout(v),L(),y.forEach(t=>t())}}var G=({color:e,ink:n,sign:o})=>w("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},w("circle",{r:2.6,fill:e,stroke:"currentColor","stroke-width":.2}),o.length>0&&w("path",{d:`M${o.join("L")}Z`,fill:n})),ue=(e,n,o,a,i)=>w("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":i},w("rect",{class:"track",x:0,y:1,width:100,height:8}),w("rect",{class:"share",x:0,y:1,width:100*n,height:8,fill:e}),...X(100*o,100*a)),pe=(e,n,o,a)=>w("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},w("rect",{class:"track",x:-100,y:1,width:200,height:8}),w("rect",{class:"share",x:Math.min(0,100*n),y:1,width:Math.abs(100*n),height:8,fill:e}),w("path",{class:"zero",d:"M0 0V10"}),...X(100*o,100*a)),X=(e,n)=>["under","over"].map(o=>w("path",{class:o,d:`M${e} 5H${n}M${e} 2.5V7.5M${n} 2.5V7.5`})),Ee={render:le};export{Ee as default,_ as percent,z as points};
