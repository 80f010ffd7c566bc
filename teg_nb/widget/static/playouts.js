var K={title:{es:"Desde acá, muchas veces",en:"From here, many times"},start:{es:"Jugar {games} veces hasta el final",en:"Play to the end {games} times"},stop:{es:"Parar",en:"Stop"},games:{es:"Partidas",en:"Matches"},bots:{es:"Juegan",en:"Played by"},place:{es:"paso {step}",en:"step {step}"},place_of:{es:"{line}, paso {step}",en:"{line}, step {step}"},pin:{es:"Comparar con otra posición",en:"Compare with another position"},unpin:{es:"No comparar más",en:"Stop comparing"},pinned:{es:"Se compara con: {place}. Andá a otro paso o a otra línea y jugá desde ahí.",en:"Compared with: {place}. Go to another step or line and play from there."},keep:{es:"Anotar en el paso",en:"Note it on the step"},kept:{es:"Anotado: {place}.",en:"Noted: {place}."},done:{es:"{done} de {asked}",en:"{done} of {asked}"},waiting:{es:"Preparando…",en:"Getting ready…"},stopped:{es:"Se paró; quedan las {done} partidas jugadas.",en:"Stopped; the {done} matches that were played are kept."},chance:{es:"Gana",en:"Wins"},interval:{es:"entre {low} y {high}",en:"{low} to {high}"},difference:{es:"Diferencia, {here} menos {there}",en:"Difference, {here} minus {there}"},points:{es:"{value} puntos",en:"{value} points"},apart:{es:"se distinguen",en:"told apart"},not_apart:{es:"no se distinguen con estas partidas",en:"not told apart by these matches"},ends:{es:"Cómo terminan",en:"How they end"},nobody:{es:"nadie: {rounds} vueltas sin final",en:"nobody: {rounds} rounds without an end"},rounds:{es:"Vueltas hasta el final: {middle} (ocho de cada diez, entre {low} y {high})",en:"Rounds to the end: {middle} (eight in ten, {low} to {high})"},level:{es:"Las rayas finas son intervalos del 95 %. Son partidas entre bots: entre personas puede ser distinto.",en:"The thin lines are 95% intervals. These are matches between bots: people may do otherwise."},from_public:{es:", desde lo que todos saben",en:", from what everybody knows"},from_seat:{es:", desde lo que sabe {seat}",en:", from what {seat} knows"},from_truth:{es:", desde la posición tal como es",en:", from the position as it is"},seat:{es:"{seat} {share} (de {low} a {high})",en:"{seat} {share} ({low} to {high})"},said:{es:"{games} partidas entre bots desde acá ({bots}{about}): {shares}.",en:"{games} matches between bots from here ({bots}{about}): {shares}."},busy:{es:"Ya se está jugando desde {place}.",en:"Matches from {place} are under way."},over:{es:"Acá la partida ya terminó.",en:"Here the match is over already."},failed:{es:"No se pudo seguir: {why}",en:"It could not go on: {why}"},gone:{es:"El kernel no contesta. Volvé a correr la celda.",en:"The kernel does not answer. Run the cell again."}};var D=new Set,[V,I]=[!1,-1/0];function ie(e){D.add(e),!V&&(V=!0,setTimeout(()=>requestAnimationFrame(ce),Math.max(I+200-performance.now(),0)))}function ce(){[V,I]=[!1,performance.now()];let e=[...D];D.clear();for(let n of e)n()}var R=(e,n)=>JSON.stringify(e)===JSON.stringify(n);function J(e,n,o,s){let c=null,l=!1,y=()=>ie(s);for(let u of n)o.push(e.hear(`change:${u}`,y));o.push(()=>{l=!0,D.delete(s)});let v=u=>{let x=()=>n.forEach(d=>R(e.get(d),u.get(d))||e.show({[d]:u.get(d)})),f=d=>()=>R(e.get(d),u.get(d))||u.set({[d]:e.get(d)});for(let d of n)o.push(u.hear(`change:${d}`,x),e.hear(`change:${d}`,f(d)));c=u.set,x()};return(async()=>{let u=e.get("leader");for(let x=0;u&&x<40&&!l;x++){let f=await e.beside(u);if(f&&!l)return v(f);await new Promise(d=>setTimeout(d,500))}})(),u=>{(c??e.set)(u),D.delete(s),s()}}function a(e,n={},...o){let s=document.createElement(e);return G(s,n,o),s}function w(e,n={},...o){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return G(s,n,o),s}function G(e,n,o){for(let[s,c]of Object.entries(n))typeof c=="function"?e.addEventListener(s,c):s==="style"?Object.assign(e.style,c):c===!0?e.setAttribute(s,""):c!==!1&&c!=null&&e.setAttribute(s,String(c));for(let s of o)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function U(e,n){e.textContent!==n&&(e.textContent=n)}function N(e,n,o,s={}){return a("button",{type:"button","data-key":e,...s,click:o},n)}var le=new Set(["restarting","autorestarting","terminating","dead","starting"]),W="IPY_MODEL_";function Y(e,n,o){let s=()=>e.widget_manager?.kernel,c=s(),l=c?.statusChanged?c:null,y=new Set,v=()=>y.forEach(r=>r(null)),k=!1,u="",x=()=>k||=!!l&&(l.isDisposed||le.has(l.status)||s()?.id!==l.id),f=()=>{x(),v()};for(let r of["statusChanged","connectionStatusChanged","disposed"])l?.[r]?.connect(f),o.push(()=>l?.[r]?.disconnect(f));let d=(r,g)=>{let{msg_type:_,session:O}=g?.header??{};u||=O??"",!(k||_!=="shutdown_reply"&&(O??u)===u)&&(k=!0,v())};l?.iopubMessage?.connect(d),o.push(()=>l?.iopubMessage?.disconnect(d));let A=async r=>{if(x())return v();try{await r()}catch{k=!0,v()}},h=r=>{for(let[g,_]of Object.entries(r))e.set(g,_)},S=r=>r.startsWith(W)?r.slice(W.length):r,$=e.widget_manager;return{get:r=>e.get(r),show:h,set(r){h(r),A(()=>e.save_changes())},send(r,g,_){let P=g&&Object.assign(()=>{},{iopub:{status:z=>g?.(z?.content?.execution_state)}});A(()=>e.send(r,P,_))},hear(r,g){if(r==="presence")return y.add(g),()=>{y.delete(g)};let _=r==="message"?"msg:custom":r;return e.on(_,g),()=>e.off(_,g)},part:n,presence(){return k?"gone":l?l.connectionStatus!=="connected"?"away":l.status==="busy"?"busy":"here":"unknown"},async beside(r){let g=await $?.get_model?.(S(r)).catch(()=>null);return g?Y(g,n,o):null},embed:$?.create_view?async r=>$.create_view(await $.get_model(S(r))):null}}async function X(e){let n=await e.widget_manager?.get_model?.(e.get("own_id")).catch(()=>null);if(!n?.comm)return;let o={content:{data:{}}};if(!await n._handle_comm_msg(o).then(()=>!1,()=>!0))return;let c=Object.getPrototypeOf(n.constructor.prototype)._handle_comm_msg;n._handle_comm_msg=c.bind(n),n.comm.on_msg(n._handle_comm_msg),n.comm.send({method:"request_state"},n.callbacks())}var Z=`.teg-playouts {
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
`;function Q(){let{body:e,documentElement:n}=document,o=e.dataset.jpThemeLight;if(o)return o==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let c of[e,n]){if(c.classList.contains("dark")||c.dataset.theme==="dark")return!0;if(c.classList.contains("light")||c.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function ee(e){let n=new MutationObserver(e),o=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];n.observe(document.body,{attributes:!0,attributeFilter:o}),n.observe(document.documentElement,{attributes:!0,attributeFilter:o});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{n.disconnect(),s.removeEventListener("change",e)}}var de=15e3,pe=200,B=e=>(n,o={})=>K[n][e].replace(/\{(\w+)\}/g,(s,c)=>String(o[c]??""));function j(e,n){let o=s=>s.toLocaleString(n,{style:"percent"});return e>0&&e<.01?`<${o(.01)}`:e<1&&e>.99?`>${o(.99)}`:o(e)}var F=(e,n)=>(100*e).toLocaleString(n,{maximumFractionDigits:0,signDisplay:"exceptZero"});function he({model:e,el:n}){let o=[],s=Y(e,async()=>null,o),c=null,l="",y=0,v="",k=0,u=0,x=a("style",{});x.textContent=Z;let f=a("div",{class:"teg-playouts"});n.append(x,f);let d=()=>f.dataset.theme=Q()?"dark":"light",A=ee(d);d();let h=()=>s.get("lang"),S=t=>{l="",clearTimeout(k),k=window.setTimeout($,de),s.send(t)},$=()=>{l=B(h())("gone"),r()};o.push(s.hear("presence",()=>s.presence()==="gone"&&$())),J(s,["line","step"],o,()=>H());function r(){let t=document.activeElement instanceof HTMLElement&&f.contains(document.activeElement)?document.activeElement.dataset.key:"",i=B(h());f.lang=h(),f.replaceChildren(...c?_(c,i):[a("p",{role:"status"},l||i("waiting"))]),t&&f.querySelector(`[data-key="${t}"]`)?.focus()}let g=({from:t},i)=>{let[p,b]=[s.get("line"),s.get("step")];return` ${p==="main"?i("place",{step:b}):i("place_of",{line:p,step:b})}, ${t}`};function _(t,i){y||=t.games[1],v||=t.bots[0];let p=t.runs[0],b=(m,E,M,T,C)=>a("label",{},`${E} `,a("select",{"data-key":m,disabled:t.running,change:L=>(C(L.target.value),r())},...M.map(L=>a("option",{value:L,selected:L===T},typeof L=="number"?L.toLocaleString(h()):L))));return[a("h4",{},i("title"),a("small",{},g(t,i))),a("div",{class:"controls"},t.running?N("stop",i("stop"),()=>S({kind:"stop"}),{class:"main"}):N("start",i("start",{games:y.toLocaleString(h())}),()=>S({kind:"start",n:y,bots:v}),{class:"main",disabled:t.over}),b("games",i("games"),t.games,y,m=>y=Number(m)),b("bots",i("bots"),t.bots,v,m=>v=m)),t.over&&a("p",{},i("over")),...t.runs.map(m=>O(m,i)),t.runs.length>0&&P(t,i),t.runs.length>0&&a("small",{},i("level")),t.difference&&z(t,t.difference,i),p&&p.done>0&&se(p,i),t.against&&a("p",{},i("pinned",{place:t.against})),a("div",{class:"controls"},p&&p.done>0&&!t.running&&N("keep",i("keep"),()=>S({kind:"keep"})),t.against?N("unpin",i("unpin"),()=>S({kind:"unpin"})):!t.running&&N("pin",i("pin"),()=>S({kind:"pin"}))),a("p",{role:"status",class:l?"refusal":""},l||t.said||"")].filter(Boolean)}let O=(t,i)=>a("p",{class:"progress"},a("progress",{max:t.asked,value:t.done,"aria-label":t.place}),` ${t.place}: ${i("done",{done:t.done.toLocaleString(h()),asked:t.asked.toLocaleString(h())})}`),P=(t,i)=>a("table",{},t.runs.length>1&&a("thead",{},a("tr",{},a("th",{}),...t.runs.map(p=>a("th",{colspan:2,scope:"colgroup"},p.place)))),a("tbody",{},...t.seats.map((p,b)=>a("tr",{},a("th",{scope:"row"},te(p),` ${p.name}`),...t.runs.flatMap(m=>{let[,E,M,T]=m.wins[b],C=i("interval",{low:j(M,h()),high:j(T,h())}),L=`${i("chance")} ${j(E,h())}, ${C}`;return[a("td",{class:"bar"},ge(p.color,E,M,T,L)),a("td",{class:"number"},a("b",{},j(E,h())),a("small",{},` ${C}`))]}))))),z=(t,i,p)=>a("table",{},a("caption",{},p("difference",{here:t.runs[0].place,there:t.runs[1].place})),a("tbody",{},...i.map(([b,m,E],M)=>{let T=m>0||E<0;return a("tr",{},a("th",{scope:"row"},te(t.seats[M]),` ${t.seats[M].name}`),a("td",{class:"bar"},fe(t.seats[M].color,b,m,E)),a("td",{class:"number"},a("b",{},p("points",{value:F(b,h())})),a("small",{},` ${p("interval",{low:F(m,h()),high:F(E,h())})}; ${p(T?"apart":"not_apart")}`)))}))),se=(t,i)=>a("div",{},a("h5",{},i("ends")),a("ul",{},...t.ends.map(([p,b])=>a("li",{},a("b",{},j(b/t.done,h())),` ${p}`))),t.rounds&&a("p",{},i("rounds",{low:q(t.rounds[0]),middle:q(t.rounds[1]),high:q(t.rounds[2])}))),q=t=>t.toLocaleString(h(),{maximumFractionDigits:0}),ae=t=>{clearTimeout(k),t?.kind==="playouts"?c=t:t?.kind==="refused"&&(l=t.text),r()},H=()=>{let t=f.querySelector("h4 small");c&&t&&U(t,g(c,B(h()))),clearTimeout(u),u=window.setTimeout(()=>s.send({kind:"show"}),pe)},oe=()=>{r(),H()};return o.push(s.hear("message",ae),s.hear("change:lang",oe)),r(),X(e).then(()=>S({kind:"show"})),()=>{clearTimeout(k),clearTimeout(u),A(),o.forEach(t=>t())}}var te=({color:e,ink:n,sign:o})=>w("svg",{viewBox:"-3 -3 6 6",class:"sign","aria-hidden":"true"},w("circle",{r:2.6,fill:e,stroke:"currentColor","stroke-width":.2}),o.length>0&&w("path",{d:`M${o.join("L")}Z`,fill:n})),ge=(e,n,o,s,c)=>w("svg",{viewBox:"0 0 100 10",preserveAspectRatio:"none",role:"img","aria-label":c},w("rect",{class:"track",x:0,y:1,width:100,height:8}),w("rect",{class:"share",x:0,y:1,width:100*n,height:8,fill:e}),...ne(100*o,100*s)),fe=(e,n,o,s)=>w("svg",{viewBox:"-100 0 200 10",preserveAspectRatio:"none","aria-hidden":"true"},w("rect",{class:"track",x:-100,y:1,width:200,height:8}),w("rect",{class:"share",x:Math.min(0,100*n),y:1,width:Math.abs(100*n),height:8,fill:e}),w("path",{class:"zero",d:"M0 0V10"}),...ne(100*o,100*s)),ne=(e,n)=>["under","over"].map(o=>w("path",{class:o,d:`M${e} 5H${n}M${e} 2.5V7.5M${n} 2.5V7.5`})),Ne={render:he};export{Ne as default,j as percent,F as points};
