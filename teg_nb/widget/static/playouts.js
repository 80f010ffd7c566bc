var F={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %. Son partidas entre bots: entre personas puede ser distinto.",en:"The thin lines are 95% intervals. These are matches between bots: people may do otherwise."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas entre bots desde acá ({bots}{about}): {shares}.",en:"{games} matches between bots from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};var re=new Set(["restarting","autorestarting","terminating","dead","starting"]);function T(e,n,o){let s=()=>e.widget_manager?.kernel,c=s(),d=c?.statusChanged?c:null,g=!1,y="",$=()=>g||=!!d&&(d.isDisposed||re.has(d.status)||s()?.id!==d.id),w=()=>{$(),n()};for(let r of["statusChanged","connectionStatusChanged","disposed"])d?.[r]?.connect(w),o.push(()=>d?.[r]?.disconnect(w));let u=(r,h)=>{let{msg_type:l,session:k}=h?.header??{};y||=k??"",!(g||l!=="shutdown_reply"&&(k??y)===y)&&(g=!0,n())};d?.iopubMessage?.connect(u),o.push(()=>d?.iopubMessage?.disconnect(u));let v=async r=>{if($())return n();try{await r()}catch{g=!0,n()}};return{presence(){return g?"gone":d?d.connectionStatus!=="connected"?"away":d.status==="busy"?"busy":"here":"unknown"},send:(r,h)=>{v(()=>e.send(r,h))},write(r){for(let[h,l]of Object.entries(r))e.set(h,l);v(()=>e.save_changes())}}}var ie=500,ce=40,le=200,N=new Set,[j,R]=[!1,-1/0];function ue(e){N.add(e),!j&&(j=!0,setTimeout(()=>requestAnimationFrame(pe),Math.max(R+le-performance.now(),0)))}function pe(){[j,R]=[!1,performance.now()];let e=[...N];N.clear();for(let n of e)n()}var H=(e,n)=>JSON.stringify(e)===JSON.stringify(n);function I(e,n,o,s){let{write:c}=T(e,()=>{},o),d=null,g=!1,y=()=>ue(s);for(let u of n)e.on(`change:${u}`,y);o.push(()=>{g=!0,N.delete(s);for(let u of n)e.off(`change:${u}`,y)});let $=u=>{let v=T(u,()=>{},o).write,r=()=>n.forEach(l=>H(e.get(l),u.get(l))||e.set(l,u.get(l))),h=l=>()=>H(e.get(l),u.get(l))||v({[l]:e.get(l)});for(let l of n){let k=h(l);u.on(`change:${l}`,r),e.on(`change:${l}`,k),o.push(()=>(u.off(`change:${l}`,r),e.off(`change:${l}`,k)))}d=v,r()};return(async()=>{let u=e.get("leader")?.slice(10);for(let v=0;u&&v<ce&&!g;v++){let r=await e.widget_manager?.get_model?.(u).catch(()=>null);if(r&&!g)return $(r);await new Promise(h=>setTimeout(h,ie))}})(),u=>{(d??c)(u),N.delete(s),s()}}function a(e,n={},...o){let s=document.createElement(e);return J(s,n,o),s}function b(e,n={},...o){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return J(s,n,o),s}function J(e,n,o){for(let[s,c]of Object.entries(n))typeof c=="function"?e.addEventListener(s,c):s==="style"?Object.assign(e.style,c):c===!0?e.setAttribute(s,""):c!==!1&&c!=null&&e.setAttribute(s,String(c));for(let s of o)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function K(e,n){e.textContent!==n&&(e.textContent=n)}function L(e,n,o,s={}){return a("button",{type:"button","data-key":e,...s,click:o},n)}async function G(e){let n=await e.widget_manager?.get_model?.(e.get("own_id")).catch(()=>null);if(!n?.comm)return;let o={content:{data:{}}};if(!await n._handle_comm_msg(o).then(()=>!1,()=>!0))return;let c=Object.getPrototypeOf(n.constructor.prototype)._handle_comm_msg;n._handle_comm_msg=c.bind(n),n.comm.on_msg(n._handle_comm_msg),n.comm.send({method:"request_state"},n.callbacks())}var X=`.teg-playouts {
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
`;function Z(){let{body:e,documentElement:n}=document,o=e.dataset.jpThemeLight;if(o)return o==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let c of[e,n]){if(c.classList.contains("dark")||c.dataset.theme==="dark")return!0;if(c.classList.contains("light")||c.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function U(e){let n=new MutationObserver(e),o=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];n.observe(document.body,{attributes:!0,attributeFilter:o}),n.observe(document.documentElement,{attributes:!0,attributeFilter:o});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{n.disconnect(),s.removeEventListener("change",e)}}var he=15e3,ge=200,z=e=>(n,o={})=>F[n][e].replace(/\{(\w+)\}/g,(s,c)=>String(o[c]??""));function O(e,n){let o=s=>s.toLocaleString(n,{style:"percent"});return e>0&&e<.01?`<${o(.01)}`:e<1&&e>.99?`>${o(.99)}`:o(e)}var P=(e,n)=>(100*e).toLocaleString(n,{maximumFractionDigits:0,signDisplay:"exceptZero"});function fe({model:e,el:n}){let o=null,s="",c=0,d="",g=0,y=0,$=a("style",{});$.textContent=X;let w=a("div",{class:"teg-playouts"});n.append($,w);let u=()=>w.dataset.theme=Z()?"dark":"light",v=U(u);u();let r=()=>e.get("lang"),h=t=>{s="",clearTimeout(g),g=window.setTimeout(l,he),D.send(t)},l=()=>{s=z(r())("gone"),M()},k=[],D=T(e,()=>D.presence()==="gone"&&l(),k);I(e,["line","step"],k,()=>Y());function M(){let t=document.activeElement instanceof HTMLElement&&w.contains(document.activeElement)?document.activeElement.dataset.key:"",i=z(r());w.lang=r(),w.replaceChildren(...o?ee(o,i):[a("p",{role:"status"},s||i("waiting"))]),t&&w.querySelector(`[data-key="${t}"]`)?.focus()}let q=({from:t},i)=>{let[p,m]=[e.get("line"),e.get("step")];return` ${p==="main"?i("place",{step:m}):i("place_of",{line:p,step:m})}, ${t}`};function ee(t,i){c||=t.games[1],d||=t.bots[0];let p=t.runs[0],m=(f,x,S,E,C)=>a("label",{},`${x} `,a("select",{"data-key":f,disabled:t.running,change:_=>(C(_.target.value),M())},...S.map(_=>a("option",{value:_,selected:_===E},typeof _=="number"?_.toLocaleString(r()):_))));return[a("h4",{},i("title"),a("small",{},q(t,i))),a("div",{class:"controls"},t.running?L("stop",i("stop"),()=>h({kind:"stop"}),{class:"main"}):L("start",i("start",{games:c.toLocaleString(r())}),()=>h({kind:"start",n:c,bots:d}),{class:"main",disabled:t.over}),m("games",i("games"),t.games,c,f=>c=Number(f)),m("bots",i("bots"),t.bots,d,f=>d=f)),t.over&&a("p",{},i("over")),...t.runs.map(f=>te(f,i)),t.runs.length>0&&ne(t,i),t.runs.length>0&&a("small",{},i("level")),t.difference&&se(t,t.difference,i),p&&p.done>0&&ae(p,i),t.against&&a("p",{},i("pinned",{place:t.against})),a("div",{class:"controls"},p&&p.done>0&&!t.running&&L("keep",i("keep"),()=>h({kind:"keep"})),t.against?L("unpin",i("unpin"),()=>h({kind:"unpin"})):!t.running&&L("pin",i("pin"),()=>h({kind:"pin"}))),a("p",{role:"status",class:s?"refusal":""},s||t.said||"")].filter(Boolean)}let te=(t,i)=>a("p",{class:"progress"},a("progress",{max:t.asked,value:t.done,"aria-label":t.place}),` ${t.place}: ${i("done",{done:t.done.toLocaleString(r()),asked:t.asked.toLocaleString(r())})}`),ne=(t,i)=>a("table",{},t.runs.length>1&&a("thead",{},a("tr",{},a("th",{}),...t.runs.map(p=>a("th",{colspan:2,scope:"colgroup"},p.place)))),a("tbody",{},...t.seats.map((p,m)=>a("tr",{},a("th",{scope:"row"},W(p),` ${p.name}`),...t.runs.flatMap(f=>{let[,x,S,E]=f.wins[m],C=i("interval",{low:O(S,r()),high:O(E,r())}),_=`${i("chance")} ${O(x,r())}, ${C}`;return[a("td",{class:"bar"},me(p.color,x,S,E,_)),a("td",{class:"number"},a("b",{},O(x,r())),a("small",{},` ${C}`))]}))))),se=(t,i,p)=>a("table",{},a("caption",{},p("difference",{here:t.runs[0].place,there:t.runs[1].place})),a("tbody",{},...i.map(([m,f,x],S)=>{let E=f>0||x<0;return a("tr",{},a("th",{scope:"row"},W(t.seats[S]),` ${t.seats[S].name}`),a("td",{class:"bar"},be(t.seats[S].color,m,f,x)),a("td",{class:"number"},a("b",{},p("points",{value:P(m,r())})),a("small",{},` ${p("interval",{low:P(f,r()),high:P(x,r())})}; ${p(E?"apart":"not_apart")}`)))}))),ae=(t,i)=>a("div",{},a("h5",{},i("ends")),a("ul",{},...t.ends.map(([p,m])=>a("li",{},a("b",{},O(m/t.done,r())),` ${p}`))),t.rounds&&a("p",{},i("rounds",{low:A(t.rounds[0]),middle:A(t.rounds[1]),high:A(t.rounds[2])}))),A=t=>t.toLocaleString(r(),{maximumFractionDigits:0}),V=t=>{clearTimeout(g),t?.kind==="playouts"?o=t:t?.kind==="refused"&&(s=t.text),M()},Y=()=>{let t=w.querySelector("h4 small");o&&t&&K(t,q(o,z(r()))),clearTimeout(y),y=window.setTimeout(()=>D.send({kind:"show"}),ge)},B=()=>{M(),Y()};return e.on("msg:custom",V),e.on("change:lang",B),M(),G(e).then(()=>h({kind:"show"})),()=>{e.off("msg:custom",V),e.off("change:lang",B),clearTimeout(g),clearTimeout(y),v(),k.forEach(t=>t())}}var W=({color:e,ink:n,sign:o})=>b("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},b("circle",{r:2.6,fill:e,stroke:"currentColor","stroke-width":.2}),o.length>0&&b("path",{d:`M${o.join("L")}Z`,fill:n})),me=(e,n,o,s,c)=>b("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":c},b("rect",{class:"track",x:0,y:1,width:100,height:8}),b("rect",{class:"share",x:0,y:1,width:100*n,height:8,fill:e}),...Q(100*o,100*s)),be=(e,n,o,s)=>b("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},b("rect",{class:"track",x:-100,y:1,width:200,height:8}),b("rect",{class:"share",x:Math.min(0,100*n),y:1,width:Math.abs(100*n),height:8,fill:e}),b("path",{class:"zero",d:"M0 0V10"}),...Q(100*o,100*s)),Q=(e,n)=>["under","over"].map(o=>b("path",{class:o,d:`M${e} 5H${n}M${e} 2.5V7.5M${n} 2.5V7.5`})),De={render:fe};export{De as default,O as percent,P as points};
