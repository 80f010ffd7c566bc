function l(e,t={},...n){let o=document.createElement(e);return ns(o,t,n),o}function N(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return ns(o,t,n),o}function ns(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function Ln(e,t){e.textContent!==t&&(e.textContent=t)}function k(e,t,n,o={}){return l("button",{type:"button","data-key":e,...o,click:n},t)}function F(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===o},i.text))))}function Ie(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return ii(c,()=>c.valueAsNumber||n,p=>c.value=String(a(p)),i),c}var ai=8;function ii(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/ai);a||=u!==0,a&&n(r+u)},c=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}var li=["round","seat","kind","text","counts"],Pe=new Map;function qt(e){let t=Pe.get(e)??ci(e);return Pe.delete(e),Pe.set(e,t),Pe.size>4&&Pe.delete(Pe.keys().next().value),t}async function ci(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function Re(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(d=>d.name===n)??o[0],g=1/0;s.unshift({name:u.name,to:g}),u.of!==null;)g=Math.min(g,u.from??0),u=o.find(d=>d.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let g of[e.rows[u.name],t.rows[u.name]]){if(!g?.text?.length)continue;r.first<0&&(r.first=g.first);let d=Math.min(g.text.length,u.to+1-g.first);if(!(d<=0)){a.at(-1)?.name!==u.name&&a.push({from:g.first,name:u.name});for(let f of li)for(let x=0;x<d;x++)r[f].push(g[f][x])}}r.first=Math.max(r.first,0);let i=u=>a.filter(g=>g.from<=u).at(-1)?.name??"main",c=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!c.has(u.name)&&u.of!==null&&(u.from??0)<=(c.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}function J(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function te(e){return J(e.map(t=>[...t,t[0]]))}function as(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,c]=o[r],[p,u]=o[a];c>n!=u>n&&t<(p-i)*(n-c)/(u-c)+i&&(s=!s)}return s})}function Tn([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],c=Math.max(r-s-2,8),[p,u]=[c-9,c-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[c,0],[u,6.4],[p,2.6],[5,1.4]].map(([d,f])=>[e+d*a-f*i,t+d*i+f*a])}function It(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=is(e,a);return i?[Tn(s,[r[0]+i,r[1]],o),Tn([s[0]-i,s[1]],r,o)]:[Tn(s,r,o)]}function De([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function is(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var os=new WeakMap;function ui(e,t,n){let o=os.get(e)??new Map;os.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,pi(e,t,n)),o.get(s)}function pi(e,t,n){let o=gi(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=ss(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(ss))}function gi(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let c=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(c=[r[u]]),c.push(r[(u+1)%r.length]),zn(c)>zn(s)&&(s=c))}}return s}var zn=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function ss(e){let t=zn(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(c=>di(e,t+c)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function di(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let c=Math.max(t,0)/(i||1);return[o+c*(r-o),s+c*(a-s)]}t-=i}return e[e.length-1]}function ls(e,t,n,o=11){let[s,r]=[o/2,o*.18];return ui(e,t,n).flatMap(([[a,i],[c,p]])=>[-r,r].map(u=>{let[g,d]=[a+u*c,i+u*p];return[[g-s*p,d+s*c],[g+s*p,d-s*c]]}))}function cs(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=is(e,r[0]-s[0]);return a?[Nn(s,[r[0]+a,r[1]]),Nn([s[0]-a,s[1]],r)]:[Nn(s,r)]})}function Nn([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(c,p)=>{let u=p/r,[g,d,f]=[(1-u)**2,2*u*(1-u),u**2];return[g*e+d*a+f*n,g*t+d*i+f*o]})}function us([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function He(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],c=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),g=m=>(u?m:0)+Number(o[p++]),d=m=>s[s.length-1].push([t+m[0],n+m[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[g(r),g(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[x,v]=[r,a],[y,b]=c;if(c=f==="Q"?[g(x),g(v)]:f==="T"?[2*x-y,2*v-b]:[x,v],f!=="V"&&(r=g(x)),f!=="H"&&(a=g(v)),f!=="Q"&&f!=="T"){c=[r,a],d([r,a]);continue}for(let m=1;m<=6;m++){let w=m/6,[_,M,O]=[(1-w)**2,2*w*(1-w),w**2];d([_*x+M*c[0]+O*r,_*v+M*c[1]+O*a])}}return s}function ps(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function gs(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var qn=11,rs=1.8;function Pt(e,t=qn){let n=s=>Math.min(Math.max(s*e,t),rs*t),o=Math.min(Math.max(7.4*e,.75*t),.9*rs*t);return{least:t,disc:o,grown:o/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function C(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&N("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},N("path",{d:`M${s.join("L")}Z`,fill:o}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function ee(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function $e(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function D(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function Ve(e,t,n,o){return e===null?l("span",{class:"teg-die"}):N("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},N("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...ps(e).map(([s,r])=>N("circle",{cx:s,cy:r,r:.4,fill:o})))}var fi={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},fs={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function ie(e){let t=fi[fs[e]??e];return t?N("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},N("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var ds={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function st(e){return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},N("path",{d:ds[fs[e]??e]??ds.joker,fill:"currentColor"}))}function L(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Rt(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function Dt(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function rt(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function ms(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function hs(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function xs(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function bs(e){return{kind:"offers",line:e.line,step:e.step}}function ws(e){return{kind:"hint",line:e.line,step:e.step}}function ys(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var In=["easy","normal","hard"];function at(e,t,...n){return t===e.viewer&&t===e.to_move?L(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Y(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function vs(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function ks(e,t){let n=e.branches[t];return n?Y(e,n.step,n.line):Y(e,e.step+1)}function _s(e){return Math.max(0,...Ms(e).filter(t=>t<e.step))}function $s(e){return Math.min(e.steps,...Ms(e).filter(t=>t>e.step))}function Ms({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function Ht(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function Vt(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Ss(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Pn(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Os(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var ne={kind:"private"};function Bt(e,t){return{kind:"look",seat:e.seats[t].name}}function Me(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function Es(e){return{kind:"clause",name:e}}function Cs(e){return{kind:"lang",lang:e}}function K(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var mi=80;function it(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function hi({view:e,way:t,send:n},o){let{lines:s,line:r,branches:a}=e,i=s.find(d=>d.name===r);if(!i||s.length<2&&!e.restore)return null;let c=d=>s.find(f=>f.name===d),p=xi(),u=d=>f=>{d&&d.of!==null&&p.open(f,it(d,o),[bi,wi,yi].map(x=>x(e,d,n,o)))},g=d=>n(Y(e,1/0,d.target.value));return l("div",{class:"teg-lines"},s.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},o.line),l("select",{"data-key":"line",change:g,contextmenu:u(i)},...s.map(d=>l("option",{value:d.name,selected:d.name===r},`${it(d,o)} · ${d.end}`)))),i.of!==null&&l("button",{type:"button","data-key":"line-menu",title:o.line_menu,"aria-label":o.line_menu,"aria-haspopup":"dialog",click:u(i)},"⋯"),e.restore&&k("restore",`↶ ${o.restore}`,()=>n(Os(e))),a.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":o.ways},l("span",{class:"teg-label"},o.ways),...a.map((d,f)=>k(`way-${d.line}`,l("span",{},d.seat===null?null:C(e,d.seat),l("b",{},it(c(d.line)??i,o)),d.text&&` ${d.text}`),()=>n(Y(e,d.step,d.line)),{"aria-current":f===t?"true":null,contextmenu:u(c(d.line))}))),p.box)}function xi(){let e=null,o=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(l("b",{},a),...i),o.hidden=!1;let c=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,c-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function bi(e,t,n,o){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:mi,value:t.title}),a=i=>{i.preventDefault(),n(Ss(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},o.rename))}function wi(e,t,n,o){return k("promote",o.promote,()=>n(Pn(e,"promote",t.name)),{title:o.promote_what})}function yi(e,t,n,o){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},o.delete),l("p",{},o.delete_sure),k("delete-yes",o.delete_yes,()=>n(Pn(e,"delete",t.name))))}var As={draw:hi,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var js=6;function Wt({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[p,u,g,d]=[0,-1,!1,e],f=()=>{g=!1;let b=Math.max(0,Math.floor(i.scrollTop/d)-js),m=Math.min(p,Math.ceil((i.scrollTop+i.clientHeight)/d)+js);for(let[w,_]of c)w>=b&&w<m||(_.remove(),c.delete(w));for(let w=b;w<m;w++){let _=c.get(w);_||(_=o(w),_.classList.add("teg-roll-row"),_.setAttribute("role","row"),_.setAttribute("aria-rowindex",String(w+1)),_.dataset.row=String(w),_.style.top=`${w*d}px`,c.set(w,_),a.append(_)),_.getAttribute("aria-selected")==="true"!=(w===u)&&_.setAttribute("aria-selected",String(w===u))}},x=()=>{g||(g=!0,requestAnimationFrame(f))},v=()=>{if(u<0||!i.clientHeight)return;let b=n?.offsetHeight??0,[m,w]=[u*d,i.clientHeight-b-d];(m<i.scrollTop||m>i.scrollTop+w)&&(i.scrollTop=Math.max(0,m-w/2))};i.addEventListener("scroll",x),i.addEventListener("click",b=>{let m=b.target.closest(".teg-roll-row");m&&s(Number(m.dataset.row))}),i.addEventListener("keydown",b=>{if(b.target!==i||b.ctrlKey||b.metaKey||b.altKey)return;let m=Math.max(1,Math.floor(i.clientHeight/d)-1),w={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:m,PageUp:-m,Home:-1/0,End:1/0}[b.key];w!==void 0&&(b.preventDefault(),b.stopPropagation(),r(w))});let y=new ResizeObserver(()=>{v(),x()});return y.observe(i),{root:i,fill(b,m=1){p=b,d=Math.round(e*m),i.style.setProperty("--teg-entry",`${d}px`),i.setAttribute("aria-rowcount",String(b)),a.style.height=`${b*d}px`;for(let w of c.values())w.remove();c.clear(),x()},show(b){b!==u&&(u=b,v(),f())},stop:()=>y.disconnect()}}var vi=24;function ki(e,t,n,o){let s=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,p=t.line_of(c),[u,g]=[t.text[i],t.seat[i]],d=t.note(c);(n.seat<0||g===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||d||c===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:c,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||d?.glyph)&&s.push({kind:"entry",step:c,seat:g,line:p,text:d?.glyph?`${u} ${d.glyph}`:u}),d?.say&&s.push({kind:"note",step:c,seat:-1,line:p,text:d.say}));for(let x of r(c)){let y=e.rows[x.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:c+1,seat:-1,line:x.line.name,text:`${it(x.line,o)} (${c+1}–${x.line.end})${y&&`: ${y}`}`})}}return s}function Ft(e){let t=[],n=null,o=null,s=[],r={step:0,line:""},a={seat:-1,kind:""},i=null,c=w=>{let{kind:_,step:M,text:O,seat:E}=t[w],j=l("span",{class:"teg-at",role:"gridcell"},_==="entry"?M:""),A=_==="way"?"↳ ":_==="note"?"✎ ":"",z=_==="entry"&&(E<0?l("i",{class:"teg-dot teg-none"}):C(n,E));return l("div",{class:`teg-item teg-item-${_}`,title:O},j,l("span",{role:"gridcell"},z,A,O))},p=w=>t[w]&&e(t[w].step,t[w].line),u=()=>{let w=-1;for(let[_,M]=[0,t.length-1];_<=M;){let O=_+M>>1;t[O].step<=r.step?[w,_]=[O,O+1]:M=O-1}for(;w>0&&t[w].kind!=="entry";)w--;return w},d=Wt({height:vi,label:"",draw:c,pick:p,move:w=>{if(!o)return;let _=Math.min(Math.max(r.step+w,o.first),o.end);e(_,o.line)}}),f=l("select",{"data-key":"events-seat"}),x=l("select",{"data-key":"events-kind"}),v=()=>{!n||!o||!i||(a.seat=f.value===""?-1:Number(f.value),a.kind=x.value,t=ki(n,o,a,i),d.fill(t.length,Number(getComputedStyle(d.root).getPropertyValue("--teg-type"))||1),y.hidden=t.length>0,d.show(-1),d.show(u()))};for(let w of[f,x])w.addEventListener("change",v);let y=l("p",{class:"teg-hint",hidden:!0}),b=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},f,x),d.root,y),m=(w,_)=>{let M=[f.value,x.value],O=new Set(Object.values(w.rows).flatMap(E=>E.kind));f.replaceChildren(l("option",{value:""},_.every_seat),...w.seats.map((E,j)=>l("option",{value:j},E.name))),x.replaceChildren(l("option",{value:""},_.every_kind),...Object.entries(w.kinds).filter(([E])=>O.has(E)).map(([E,j])=>l("option",{value:E},j))),[f.value,x.value]=M,f.setAttribute("aria-label",_.seats),x.setAttribute("aria-label",_.kind_of),d.root.setAttribute("aria-label",_.events),y.textContent=_.no_news};return{root:b,tell(w,_,M,O){let E=[w,_,M,O];E.every((j,A)=>j===s[A])||(s=E,(n!==w||i!==O)&&m(w,O),n=w,i=O,o=Re(w,_,M),v())},show(w,_){r={step:w,line:_},d.show(u())},stop:d.stop}}var _i=new Set(["restarting","autorestarting","terminating","dead"]);function Gt(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||_i.has(r.status)||o()?.id!==r.id),c=()=>{i(),t()};for(let u of["statusChanged","connectionStatusChanged","disposed"])r?.[u]?.connect(c),n.push(()=>r?.[u]?.disconnect(c));let p=async u=>{if(i())return t();try{await u()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(u,g)=>{p(()=>e.send(u,g))},write(u){for(let[g,d]of Object.entries(u))e.set(g,d);p(()=>e.save_changes())}}}var $i=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function Ut(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let c of $i)i.toggleAttribute(c,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function Ls(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var Mi=24;function Ts(e){let t=null,n=null,o=[],s=0,r=l("div",{class:"teg-entry teg-entry-head",role:"row"}),a=(...u)=>u.map(g=>l("span",{role:"gridcell"},g)),i=u=>{let{first:g,round:d,seat:f,kind:x,text:v}=n,y=t,b=f[u]<0?"":l("span",{},C(y,f[u]),y.seats[f[u]].name);return l("div",{class:"teg-entry",title:v[u]},...a(g+u,d[u],b,y.kinds[x[u]]??x[u],v[u]))},c=u=>n&&e(Math.min(Math.max(u,n.first),n.end),n.line),p=Wt({height:Mi,label:"",head:r,draw:i,pick:u=>c((n?.first??0)+u),move:u=>c(s+u)});return{root:l("div",{class:"teg-log"},p.root),tell(u,g,d,f){let x=[u,g,d,f];x.every((v,y)=>v===o[y])||(o=x,t=u,n=Re(u,g,d),r.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(v=>l("span",{role:"columnheader"},v))),p.root.setAttribute("aria-label",f.log),p.fill(n.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(s-n.first))},show(u){s=u,p.show(u-(n?.first??0))},stop:p.stop}}var[Be,Yt]=[1e3,100],Ns=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Si(e,t){let n=r=>+(Be*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(Yt*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${Be}`}function zs(e,t,n){let o={d:e,"stroke-dasharray":Ns[n%Ns.length]};return[N("path",{...o,class:"teg-halo"}),N("path",{...o,class:"teg-line-of",stroke:t})]}function qs(e){let t=null,n=null,o=[],s=0,[r,a]=["",""],i=l("div",{class:"teg-races"}),c=l("div",{class:"teg-standing","aria-live":"off"}),p=l("div",{class:"teg-race",tabindex:0,role:"slider"},i,c),u=[],g=m=>Math.round(Math.min(Math.max(m,n?.first??0),n?.end??0)),d=m=>n&&e(g(m),n.line),f=()=>Math.max((n?.text.length??1)-1,1),x=m=>{let w=m.currentTarget.getBoundingClientRect();d((n?.first??0)+(m.clientX-w.left)/w.width*f())},v=m=>{let[w,{counts:_}]=[t,n],M=w.seats.length,O=w.seats.map((z,P)=>_.map(U=>U[m*M+P]??0)),E=O.reduce((z,P)=>P.reduce((U,R)=>Math.max(U,R),z),1),j=l("div",{class:"teg-cursor"});u.push(j);let A=l("div",{class:"teg-plot",pointerdown:z=>{z.button||(A.setPointerCapture(z.pointerId),x(z))},pointermove:z=>A.hasPointerCapture(z.pointerId)&&x(z)},N("svg",{viewBox:`0 -2 ${Be} ${Yt+4}`,preserveAspectRatio:"none","aria-hidden":"true"},N("path",{class:"teg-grid",d:`M0 ${Yt}H${Be}M0 ${Yt/2}H${Be}M0 0H${Be}`}),...O.flatMap((z,P)=>zs(Si(z,E),w.seats[P].color,P))),j,l("b",{class:"teg-most"},E));return l("figure",{},l("figcaption",{},w.measures[m][1]),A)},y=()=>{u=[];let{measures:m}=t;i.replaceChildren(...m.map((w,_)=>v(_)),m.length?"":l("p",{class:"teg-hint"},a))},b=()=>{if(!t||!n)return;let m=t,w=Math.min(Math.max(s-n.first,0),n.text.length-1);for(let M of u)M.style.left=`${100*w/f()}%`;let _=n.counts[w]??[];p.setAttribute("aria-valuemin",String(n.first)),p.setAttribute("aria-valuemax",String(n.end)),p.setAttribute("aria-valuenow",String(n.first+w)),p.setAttribute("aria-label",r),c.replaceChildren(...m.seats.map((M,O)=>l("span",{},N("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...zs("M0 4H26",M.color,O)),C(m,O),`${M.name} `,l("b",{},m.measures.map((E,j)=>_[j*m.seats.length+O]??0).join(" · ")))))};return p.addEventListener("keydown",m=>{if(m.ctrlKey||m.metaKey||m.altKey||!n)return;let w={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[m.key];w!==void 0&&(m.preventDefault(),m.stopPropagation(),d(Math.min(s,n.end)+w))}),{root:p,tell(m,w,_,M){let O=[m,w,_,M];O.every((E,j)=>E===o[j])||(o=O,t=m,n=Re(m,w,_),r=`${M.race}: ${m.measures.map(E=>E[1]).join(", ")}`,a=M.race_secret,y(),b())},show(m){s=m,b()},stop:()=>{}}}var We={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function lt(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var I=lt(We.all),re=lt(We.eggar),H=lt(We.wargame),Ei={symbol:lt(We.symbol),pact:lt(We.pact)},Rn=(e,t,n)=>Ei[t](e)[n]??n;function ct(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Kt(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var Qt=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

.teg {
  --teg-ink: #26303b;
  --teg-soft: #667383;
  --teg-paper: #ffffff;
  --teg-card: #f5f8fa;
  --teg-line: #dbe3ea;
  --teg-accent: #c2186f;
  --teg-accent-ink: #ffffff;
  --teg-warn: #b3261e;
  --teg-warn-paper: #fdecea;
  --teg-type: 1;
  container-type: inline-size;
  position: relative;
  color: var(--teg-ink);
  background: var(--teg-paper);
  font: calc(13px * var(--teg-type)) / 1.4 "DejaVu Sans", Verdana, system-ui, sans-serif;
  outline: none;
}

/* For a class, which reads it from the last row. */
.teg[data-size="class"] {
  --teg-type: 1.6;
}

.teg[data-theme="dark"] {
  --teg-ink: #e4eaf0;
  --teg-soft: #9fadbb;
  --teg-paper: transparent;
  --teg-card: #20272f;
  --teg-line: #38424d;
  --teg-accent: #f06aae;
  --teg-accent-ink: #1b1017;
  --teg-warn: #ff9a90;
  --teg-warn-paper: #3a1d1c;
}

.teg *,
.teg *::before {
  box-sizing: border-box;
}

.teg :focus-visible,
.teg:focus-visible .teg-frame {
  outline: 2px solid var(--teg-accent);
  outline-offset: 1px;
}

/* The map, with what steps it, is no higher than the window, whatever its shape; hosts whose frame is only as high
   as what is in it get a map of some height all the same. */
.teg-columns {
  --teg-widest: calc(max(100vh - 230px, 560px) * var(--teg-ratio));
  display: grid;
  grid-template-columns: minmax(0, var(--teg-widest)) minmax(calc(232px * var(--teg-type)), 1fr);
  gap: 10px;
  align-items: start;
}

.teg-left,
.teg-right,
.teg-below {
  display: grid;
  gap: 8px;
  min-width: 0;
}

@container (min-width: 741px) {
  .teg-right {
    max-width: calc(340px * var(--teg-type));
  }
}

/* The columns have their share, and what is in them fits: never the other way round. */
.teg-left,
.teg-right {
  grid-template-columns: minmax(0, 1fr);
}

.teg-left > *,
.teg-right > *,
.teg-below > * {
  min-width: 0;
}

.teg-wide .teg-columns,
.teg-below {
  grid-template-columns: minmax(0, 1fr);
}

.teg[data-face="look"] .teg-keys {
  display: none;
}

.teg[data-face="look"] .teg-columns {
  grid-template-columns: minmax(0, 1fr);
}

.teg-slot:empty {
  display: none;
}

.teg-wide .teg-right {
  display: block;
  columns: calc(232px * var(--teg-type));
  column-gap: 8px;
}

.teg-wide .teg-right .teg-slot {
  break-inside: avoid;
  margin-bottom: 8px;
}

@container (max-width: 740px) {
  .teg-columns {
    display: flex;
    flex-direction: column;
    gap: 8px;
    align-items: stretch;
  }

  .teg-left {
    display: contents;
  }

  .teg-right {
    order: 1;
  }

  .teg-below {
    order: 2;
  }

  .teg-keys {
    order: 3;
  }

  .teg-right {
    display: block;
    columns: calc(232px * var(--teg-type));
    column-gap: 8px;
  }

  .teg-right .teg-slot {
    break-inside: avoid;
    margin-bottom: 8px;
  }
}

/* Pictures at rest beside a board: Lab fits images to a narrow column, but not those that were SVG. */
.jp-RenderedSVG img {
  max-width: 100%;
  height: auto;
}

/* The map */

.teg-frame {
  position: relative;
  border-radius: 8px;
  width: 100%;
  max-width: var(--teg-widest);
  margin-inline: auto;
}

.teg-wide .teg-frame {
  max-width: none;
}

.teg-map {
  position: relative;
  min-width: 0;
  aspect-ratio: 900 / 560;
  width: 100%;
  overflow: hidden;
  border-radius: 8px;
}

.teg-map > .plot-container {
  position: absolute !important;
  top: 0;
  left: 0;
}

.teg-sketch {
  position: absolute;
  top: 0;
  left: 0;
  cursor: pointer;
}

.teg-map .main-svg {
  border-radius: 8px;
}

.teg-map .nsewdrag {
  cursor: pointer !important;
}

.teg-map .tracenames text,
.teg-map .tracenames-light text,
.teg-map .tracenotes text,
.teg-map .tracemissile-counts text,
.teg-map .tracewar-counts text {
  paint-order: stroke;
  stroke: rgb(255 255 255 / 75%);
  stroke-width: 2px;
  stroke-linejoin: round;
}

.teg-map .tracebadges text {
  paint-order: stroke;
  stroke: #fff;
  stroke-width: 3.5px;
  stroke-linejoin: round;
}

.teg-map .tracenames-light text {
  stroke: rgb(38 48 59 / 75%);
}

.teg-map .teg-lit .js-fill {
  filter: brightness(1.08) saturate(1.1);
}

.teg-hovercard {
  position: absolute;
  z-index: 5;
  width: max-content;
  max-width: 210px;
  padding: 6px 8px;
  border: 1px solid var(--teg-line);
  border-radius: 7px;
  background: #ffffffee;
  color: #26303b;
  box-shadow: 0 3px 12px rgb(20 30 45 / 22%);
  font-size: calc(11.5px * var(--teg-type));
  pointer-events: none;
}

.teg-hovercard[hidden] {
  display: none;
}

.teg-hovercard header {
  display: flex;
  gap: 10px;
  justify-content: space-between;
  align-items: baseline;
}

.teg-hovercard header b {
  font-size: calc(13px * var(--teg-type));
}

.teg-hovercard small {
  color: #667383;
}

.teg-hovercard p {
  margin: 2px 0 0;
}

.teg-since p {
  margin: 2px 0 0;
}

.teg-since .teg-dot {
  margin: 0 3px 0 0;
}

.teg-act {
  z-index: 4;
  max-width: 230px;
  padding: 3px 8px;
}

/* Named twice, so that each act begins it anew. */
.teg[data-going][data-beat="0"] .teg-map :is(.tracearrow, .tracetarget) {
  animation: teg-act-even 0.5s;
}

.teg[data-going][data-beat="1"] .teg-map :is(.tracearrow, .tracetarget) {
  animation: teg-act-odd 0.5s;
}

@keyframes teg-act-even {
  from {
    opacity: 0;
  }
}

@keyframes teg-act-odd {
  from {
    opacity: 0;
  }
}

.teg-borders span {
  display: inline-block;
  margin-right: 7px;
  white-space: nowrap;
}

.teg-here {
  position: absolute;
  width: 38px;
  height: 38px;
  border: 3px solid #ffffff;
  border-radius: 50%;
  outline: 3px solid #26303b;
  box-shadow: inset 0 0 0 2px #26303b;
  pointer-events: none;
  transform: translate(-50%, -50%);
}

.teg-here[hidden] {
  display: none;
}

.teg-slot-places {
  grid-column: 1 / -1;
}

.teg-scroll {
  max-height: 260px;
  overflow: auto;
}

.teg table:is(.teg-places table) {
  width: 100%;
  margin: 0;
  border: 0;
  border-collapse: collapse;
  font-size: calc(12px * var(--teg-type));
}

.teg .teg-places :is(th, td) {
  padding: 1px 6px 1px 0;
  border: 0;
  text-align: left;
  font-weight: 400;
}

.teg .teg-places thead th {
  color: var(--teg-soft);
}

.teg-places .teg-marked {
  font-weight: 700;
}

/* What people draw, in the colours that they know from other boards. */
.teg-drawn {
  position: absolute;
  inset: 0;
  z-index: 2;
  width: 100%;
  height: 100%;
  pointer-events: none;
}

.teg-drawn path {
  filter: drop-shadow(0 0 1px #ffffff);
}

.teg-drawn-arrow {
  fill: var(--teg-tone);
  stroke: var(--teg-tone);
  stroke-width: 2;
  stroke-linejoin: round;
  opacity: 0.9;
}

.teg-drawn-mark {
  fill: none;
  stroke: var(--teg-tone);
  stroke-width: 3.4;
}

/* What a mark means is told by its dashes as well as by its colour. */
.teg-drawn-mark.teg-tone-bad {
  stroke-dasharray: 3 3;
}

.teg-drawn-mark.teg-tone-idea {
  stroke-dasharray: 9 5;
}

.teg-drawn-mark.teg-tone-look {
  stroke-dasharray: 2.5 2.5;
  stroke-width: 4.4;
}

.teg-tone-chosen {
  --teg-tone: var(--teg-accent);
}

.teg-tone-good {
  --teg-tone: #15781b;
}

.teg-tone-bad {
  --teg-tone: #b3261e;
}

.teg-tone-idea {
  --teg-tone: #1f5fbf;
}

.teg-tone-look {
  --teg-tone: #c98a00;
}

.teg-top {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: start;
}

.teg-top > :not(.teg-slot-note, .teg-slot-hint) {
  width: 100%;
}

.teg-top .teg-hints {
  margin-top: 0;
}

.teg-note summary {
  padding: 4px 0;
  cursor: pointer;
}

.teg-note p {
  margin: 0 0 4px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

.teg-note textarea {
  display: block;
  width: min(100%, 60ch);
  min-width: 30ch;
  margin-top: 4px;
  padding: 4px 6px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
  color: inherit;
  font: inherit;
}

.teg-tools {
  position: absolute;
  left: 6px;
  bottom: 6px;
  display: flex;
  gap: 3px;
  opacity: 0.85;
}

.teg-tools:hover,
.teg-tools:focus-within {
  opacity: 1;
}

.teg-busy {
  position: absolute;
  top: 6px;
  left: 50%;
  display: none;
  padding: 3px 12px;
  border-radius: 99px;
  background: #26303bdd;
  color: #fff;
  font-size: calc(12px * var(--teg-type));
  transform: translateX(-50%);
  animation: teg-appear 0.2s both;
}

.teg[data-slow] .teg-busy {
  display: block;
}

.teg[data-slow]:not([data-going]) :is(.teg-frame, button) {
  cursor: progress;
}

.teg[data-slow]:not([data-going]) :is(.teg-right, .teg-timeline) {
  opacity: 0.75;
}

.teg-notice {
  margin: 0 0 8px;
  padding: 8px 12px;
  border-left: 4px solid var(--teg-warn);
  border-radius: 6px;
  background: var(--teg-warn-paper);
  color: var(--teg-warn);
}

.teg-notice[hidden] {
  display: none;
}

.teg:is([data-kernel="gone"], [data-kernel="away"]) :is(.teg-right, .teg-timeline, .teg-map) {
  opacity: 0.5;
}

@keyframes teg-appear {
  from {
    opacity: 0;
  }
}

/* Controls */

.teg button,
.teg select,
.teg input[type="number"],
.teg input[type="text"] {
  min-height: 26px;
  margin: 0;
  padding: 2px 8px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
  color: var(--teg-ink);
  font: inherit;
  font-size: calc(12px * var(--teg-type));
  cursor: pointer;
}

.teg button:hover:not(:disabled) {
  border-color: var(--teg-accent);
}

.teg button:disabled {
  opacity: 0.42;
  cursor: default;
}

.teg button[aria-pressed="true"],
.teg button.teg-main:not(:disabled) {
  border-color: var(--teg-accent);
  background: var(--teg-accent);
  color: var(--teg-accent-ink);
}

.teg button.teg-main {
  font-weight: 700;
}

.teg input[type="number"] {
  width: 52px;
  padding-right: 2px;
  cursor: text;
}

.teg input[type="range"] {
  width: 100%;
  margin: 2px 0;
  accent-color: var(--teg-accent);
}

.teg-icon {
  width: 12px;
  height: 12px;
  vertical-align: -1px;
}

.teg-timeline {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  align-items: center;
}

.teg-timeline input[type="range"] {
  flex: 1 1 90px;
  width: auto;
  min-width: 80px;
}

.teg-counter {
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
  font-variant-numeric: tabular-nums;
}

.teg-group {
  display: inline-flex;
  align-items: center;
}

.teg-group > :is(button, select, input[type="number"]) {
  border-radius: 0;
}

.teg-group > * + :is(button, select, input[type="number"]) {
  margin-left: -1px;
}

.teg-group > button:first-child,
.teg-group > .teg-label + button {
  border-radius: 6px 0 0 6px;
}

.teg-group > :last-child {
  border-radius: 0 6px 6px 0;
}

.teg-hints,
.teg-lines {
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  align-items: center;
  margin-top: 6px;
}

.teg-odds {
  margin: 2px 0;
}

.teg-spread {
  display: flex;
  gap: 2px;
  align-items: flex-end;
  height: 44px;
}

.teg-spread > span {
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  justify-content: flex-end;
  height: 100%;
  text-align: center;
}

.teg-spread i {
  border-radius: 2px 2px 0 0;
  background: var(--teg-accent);
}

.teg-spread + small {
  white-space: normal;
}

.teg-spread small {
  font-size: calc(10px * var(--teg-type));
  line-height: 1.2;
  white-space: nowrap;
}

.teg-menu,
.teg-rule {
  position: absolute;
  z-index: 6;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
  box-shadow: 0 3px 14px rgb(20 30 45 / 26%);
}

.teg-menu {
  display: grid;
  gap: 6px;
  min-width: 160px;
  max-width: 280px;
  padding: 8px 10px;
}

.teg-menu[hidden] {
  display: none;
}

.teg-ask {
  position: relative;
  font-size: calc(12px * var(--teg-type));
}

.teg-ask > summary {
  cursor: pointer;
}

.teg-ask > :not(summary) {
  margin: 4px 0 0;
}

.teg-ways {
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
}

.teg-ways > button {
  max-width: 100%;
  text-align: left;
}

.teg-ways > button[aria-current] {
  border-color: var(--teg-accent);
}

.teg-label {
  margin-right: 6px;
  color: var(--teg-soft);
  font-size: calc(11.5px * var(--teg-type));
}

.teg-buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 5px;
  margin-top: 6px;
}

.teg-buttons > button,
.teg-buttons > .teg-group > button {
  flex: 1 1 auto;
}

.teg-field {
  display: grid;
  grid-template-columns: calc(52px * var(--teg-type)) minmax(0, 1fr);
  gap: 6px;
  align-items: center;
  margin-top: 5px;
  font-size: calc(12px * var(--teg-type));
}

.teg-amounts {
  margin-top: 6px;
}

.teg-keys {
  margin: 0;
  color: var(--teg-soft);
  font-size: calc(10.5px * var(--teg-type));
}

/* The panel */

.teg-card,
.teg-refusal,
.teg-banner,
.teg-turn {
  position: relative;
  padding: 8px 10px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
}

.teg h4,
.teg h5 {
  margin: 0 0 3px;
  color: var(--teg-soft);
  font-size: calc(10.5px * var(--teg-type));
  font-weight: 700;
  letter-spacing: 0.06em;
  text-transform: uppercase;
}

.teg h5 {
  margin-top: 8px;
}

.teg p {
  margin: 2px 0;
}

.teg-hint,
.teg-past,
.teg-situation p {
  color: var(--teg-soft);
  font-size: calc(11.5px * var(--teg-type));
}

.teg-past {
  font-style: italic;
}

.teg-turn,
.teg-banner {
  display: grid;
  border-color: rgb(0 0 0 / 22%);
}

.teg-turn small,
.teg-banner small {
  font-size: calc(11px * var(--teg-type));
}

.teg-turn strong {
  font-size: calc(18px * var(--teg-type));
  line-height: 1.15;
}

.teg-turn em {
  font-size: calc(12px * var(--teg-type));
  font-weight: 400;
}

.teg-due {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 5px 0 0;
  padding: 0;
  list-style: none;
  font-size: calc(11px * var(--teg-type));
}

.teg-due li {
  padding: 1px 7px;
  border-radius: 99px;
  background: #ffffffd9;
  color: #26303b;
}

.teg-banner {
  text-align: center;
}

.teg-banner strong {
  font-size: calc(20px * var(--teg-type));
}

.teg-banner p {
  font-size: calc(12px * var(--teg-type));
}

.teg-banner h5 {
  color: inherit;
}

.teg-winners {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  justify-content: center;
  font-weight: 700;
}

.teg-banner .teg-dot {
  border-color: currentColor;
}

.teg-refusal {
  padding-right: 30px;
  border-color: var(--teg-warn);
  background: var(--teg-warn-paper);
}

.teg-refusal b {
  color: var(--teg-warn);
}

.teg button.teg-close {
  position: absolute;
  top: 4px;
  right: 4px;
  min-height: 20px;
  padding: 0 6px;
  border: 0;
  background: none;
  font-size: calc(15px * var(--teg-type));
}

.teg .teg-chip {
  min-height: 0;
  padding: 0 5px;
  border: 1px solid var(--teg-line);
  border-radius: 99px;
  background: var(--teg-paper);
  color: var(--teg-soft);
  font: calc(10px * var(--teg-type)) / 1.5 "DejaVu Sans Mono", monospace;
  white-space: nowrap;
}

.teg button.teg-chip:hover:not(:disabled) {
  border-color: var(--teg-accent);
  color: var(--teg-accent);
}

.teg-rule {
  width: max-content;
  max-width: min(380px, calc(100% - 8px));
  padding: 9px 34px 9px 11px;
}

.teg-rule[hidden] {
  display: none;
}

.teg-rule section {
  margin-top: 8px;
  padding-top: 8px;
  border-top: 1px solid var(--teg-line);
}

.teg-rule p,
.teg-rule ul {
  margin: 4px 0 0;
}

.teg-rule ul {
  padding-left: 16px;
}

.teg-rule ul:empty {
  display: none;
}

.teg-rule code {
  margin-left: 5px;
  font: 11px "DejaVu Sans Mono", monospace;
}

.teg-rule .teg-mark {
  padding-left: 7px;
  border-left: 3px solid var(--teg-line);
  color: var(--teg-soft);
  font-size: calc(11.5px * var(--teg-type));
}

.teg-rule .teg-mark::first-letter {
  text-transform: uppercase;
}

.teg-rule .teg-mark-inferred {
  border-left-style: dashed;
}

.teg-rule .teg-mark-ours {
  border-left-color: var(--teg-accent);
}

.teg-dot {
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: 5px;
  border: 1px solid rgb(0 0 0 / 45%);
  border-radius: 50%;
  vertical-align: -3px;
}

.teg-dot > svg {
  display: block;
}

.teg[data-theme="dark"] .teg-dot {
  border-color: rgb(255 255 255 / 45%);
}

.teg-hovercard .teg-dot {
  width: 12px;
  height: 12px;
  margin-right: 3px;
  border-color: rgb(0 0 0 / 45%) !important;
}

.teg-none {
  border-style: dotted;
}

.teg table.teg-seats {
  width: 100%;
  margin: 0;
  border: 0;
  border-collapse: collapse;
  font-size: calc(12px * var(--teg-type));
}

.teg-seats tr,
.teg-seats tr:hover {
  background: none !important;
}

.teg .teg-seats th,
.teg .teg-seats td {
  padding: 2px 3px;
  border: 0;
  color: inherit;
  text-align: right;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
}

.teg .teg-seats tr:first-child th {
  color: var(--teg-soft);
}

.teg .teg-seats th:first-child {
  max-width: 108px;
  overflow: hidden;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg .teg-seats .teg-bot {
  display: block;
  max-width: 100%;
}

.teg-signs {
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  color: var(--teg-soft);
  font-size: calc(11px * var(--teg-type));
}

.teg-seats small {
  color: var(--teg-soft);
  font-size: calc(10px * var(--teg-type));
}

.teg-seats .teg-moving th:first-child {
  font-weight: 700;
}

.teg-seats .teg-dead {
  opacity: 0.65;
  text-decoration: line-through;
}

.teg .teg-seats .teg-continents td {
  padding-top: 0;
  text-align: left;
}

.teg-continents span {
  display: inline-block;
  margin: 0 3px 2px 0;
  padding: 0 6px;
  border: 1px solid var(--teg-line);
  border-radius: 99px;
  font-size: calc(10px * var(--teg-type));
}

.teg-dice {
  display: grid;
  grid-template-columns: 1fr 28px 1fr;
  gap: 4px;
  align-items: center;
  justify-items: center;
  font-size: calc(11.5px * var(--teg-type));
  text-align: center;
}

.teg-dice small {
  font-size: calc(11px * var(--teg-type));
}

.teg-die {
  width: 34px;
  height: 34px;
}

.teg-lost,
.teg-idle {
  opacity: 0.4;
}

.teg-won {
  filter: drop-shadow(0 0 3px var(--teg-accent));
}

.teg-versus {
  color: var(--teg-accent);
  font-size: calc(15px * var(--teg-type));
}

.teg-conquered {
  display: block;
  margin-top: 4px;
  color: var(--teg-accent);
  text-align: center;
}

.teg-unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.teg-news ol {
  max-height: 190px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  font-size: calc(12px * var(--teg-type));
}

.teg-news li {
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: baseline;
  padding: 2px 0;
  color: var(--teg-soft);
}

.teg-news li + li {
  border-top: 1px solid var(--teg-line);
}

.teg-news li.teg-new {
  color: var(--teg-ink);
}

.teg-whose {
  display: block;
  margin-bottom: 4px;
  font-size: calc(11.5px * var(--teg-type));
}

.teg button.teg-cover {
  width: 100%;
  min-height: 40px;
  border-style: dashed;
  background: repeating-linear-gradient(45deg, var(--teg-line) 0 6px, transparent 6px 12px) var(--teg-card);
  font-weight: 700;
}

.teg-open .teg-cover {
  min-height: 26px;
  margin-top: 8px;
}

.teg-objective {
  font-weight: 700;
}

.teg-hand {
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg-hand li {
  display: flex;
  gap: 6px;
  align-items: center;
  padding: 3px 6px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-paper);
}

.teg-hand small {
  flex: 1;
  color: var(--teg-soft);
}

.teg-symbol {
  flex: none;
  width: 18px;
  height: 18px;
}

.teg button.teg-exchange {
  width: 100%;
  margin-top: 5px;
  text-align: left;
}

.teg-rows {
  display: grid;
  gap: 4px;
  margin-top: 4px;
}

.teg button.teg-row {
  text-align: left;
  line-height: 1.3;
}

.teg-verb {
  font-size: calc(12px * var(--teg-type));
}

div.teg-plain {
  margin-top: 8px;
  padding-top: 8px;
  border-top: 1px solid var(--teg-line);
}

.teg-asks {
  font-size: calc(12.5px * var(--teg-type));
}

.teg-values {
  display: grid;
  gap: 2px 10px;
  grid-template-columns: repeat(auto-fit, minmax(86px, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: calc(12px * var(--teg-type));
}

.teg-values li {
  display: flex;
  gap: 3px;
  align-items: center;
}

.teg-values .teg-symbol {
  display: block;
  width: 14px;
  height: 14px;
}

.teg-values b {
  margin-left: auto;
}

.teg-gain {
  font-weight: 700;
  color: var(--teg-accent);
}

.teg-list,
.teg-notes {
  display: grid;
  gap: 3px;
  max-height: 210px;
  margin: 6px 0 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  font-size: calc(12px * var(--teg-type));
}

.teg-list li,
.teg-notes li,
.teg-check {
  display: flex;
  gap: 6px;
  align-items: center;
}

.teg-list span,
.teg-notes li > span:first-child,
.teg-check span {
  flex: 1;
}

.teg .teg-list button {
  min-height: 22px;
  padding: 0 7px;
}

.teg-check {
  padding: 1px 0;
  font-size: calc(12px * var(--teg-type));
  cursor: pointer;
}

.teg-check input {
  margin: 0;
  accent-color: var(--teg-accent);
}

.teg-parties {
  font-size: calc(12.5px * var(--teg-type));
}

.teg-total {
  font-size: calc(13px * var(--teg-type));
  text-align: right;
}

.teg-curtain {
  display: grid;
  gap: 8px;
  text-align: center;
}

.teg-curtain p {
  font-size: calc(13px * var(--teg-type));
}

.teg .teg-curtain button {
  min-height: 44px;
  border-color: rgb(0 0 0 / 35%);
  font-size: calc(15px * var(--teg-type));
  font-weight: 700;
}

.teg-mode > button,
.teg button.teg-wide-button {
  width: 100%;
  margin-top: 5px;
}

.teg-occupants > button[aria-pressed="true"] {
  outline: 3px solid var(--teg-accent);
  outline-offset: 1px;
}

.teg-occupants {
  align-items: center;
}

.teg-aim p {
  font-size: calc(11.5px * var(--teg-type));
}

.teg-legend {
  display: flex;
  gap: 9px;
  align-items: center;
  color: var(--teg-soft);
}

.teg-legend i {
  display: inline-block;
  width: 13px;
  height: 13px;
  margin-right: 4px;
  border: 1px solid rgb(0 0 0 / 45%);
  border-radius: 3px;
  vertical-align: -2px;
}

.teg .teg-out {
  color: var(--teg-warn);
}

.teg-hovercard .teg-out {
  color: #b3261e !important;
}

.teg .teg-in {
  font-weight: 700;
}

.teg-decisions > div + div {
  margin-top: 6px;
}

.teg-decisions p {
  font-size: calc(12px * var(--teg-type));
}

.teg button.teg-fold {
  display: block;
  width: 100%;
  min-height: 18px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--teg-soft);
  font-size: calc(10.5px * var(--teg-type));
  font-weight: 700;
  letter-spacing: 0.06em;
  text-align: left;
  text-transform: uppercase;
}

.teg-fold i {
  display: inline-block;
  width: 10px;
  font-style: normal;
}

.teg-fold b {
  margin-left: 6px;
  padding: 0 6px;
  border-radius: 99px;
  background: var(--teg-accent);
  color: var(--teg-accent-ink);
}

.teg-pacts ul {
  max-height: 300px;
  margin: 4px 0 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  font-size: calc(12px * var(--teg-type));
}

.teg-pacts li {
  margin: 0;
  padding: 5px 0;
}

.teg-pacts li .teg-buttons {
  margin-top: 3px;
}

.teg-pacts li button {
  flex: 0 1 auto;
  min-height: 22px;
  font-size: calc(11.5px * var(--teg-type));
}

.teg-pacts li + li {
  border-top: 1px solid var(--teg-line);
}

.teg-slot-pacts {
  grid-column: 1 / -1;
}

.teg-register {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
  gap: 4px 18px;
  align-items: start;
}

.teg-register > * {
  min-width: 0;
}

.teg-register h5 {
  margin-top: 4px;
}

.teg-asked {
  border-color: var(--teg-accent) !important;
}

.teg-breaking {
  padding-left: 7px !important;
  border-left: 3px solid var(--teg-warn);
}

.teg-pair .teg-dot + .teg-dot {
  margin-left: -8px;
}

.teg button.teg-danger {
  border-color: var(--teg-warn);
  color: var(--teg-warn);
  font-weight: 700;
}

.teg-closed {
  font-size: calc(11px * var(--teg-type));
}

/* The resource war */

.war-idle span,
.war-fight .war-sign {
  margin-right: 8px;
}

.war-sign {
  width: 13px;
  height: 13px;
  margin-right: 2px;
  vertical-align: -2px;
}

.teg-verbs.war-verbs {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
}

.teg .war-verbs > button {
  padding: 2px 4px;
  font-size: calc(11.5px * var(--teg-type));
  line-height: 1.2;
}

.war-forecast {
  padding: 4px 7px;
  border-left: 3px solid var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.war-forecast.war-good {
  border-color: #2e7d4f;
}

.war-locked {
  margin-top: 8px;
}

.war-name b {
  font-size: calc(14px * var(--teg-type));
}

.war-name small {
  color: var(--teg-soft);
}

.teg table.war-place {
  width: auto;
  color: inherit;
  font-size: calc(12px * var(--teg-type));
}

.teg .war-place tr:first-child th,
.teg .war-place th:first-child {
  color: inherit;
  max-width: none;
}

.teg .war-place td:last-child {
  padding-left: 8px;
  opacity: 0.75;
  text-align: left;
}

.teg .war-stock {
  margin-top: 4px;
  font-size: calc(12px * var(--teg-type));
}

.war-goods > button {
  flex: 0 1 auto !important;
}

.war-goals {
  margin: 4px 0 0;
  padding-left: 16px;
  font-size: calc(11.5px * var(--teg-type));
}

/* EGGAR */

.egg-token {
  display: inline-block;
  min-width: 19px;
  padding: 0 4px;
  border: 1.5px solid #26303b;
  border-radius: 99px;
  font-size: calc(11.5px * var(--teg-type));
  line-height: 16px;
  text-align: center;
}

.teg .egg-steps {
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: 6px;
}

.egg-steps .teg-die {
  flex: none;
  width: 26px;
  height: 26px;
}

.egg-pips {
  color: var(--teg-accent);
  letter-spacing: 2px;
}

.egg-soldiers > button {
  flex: 0 0 auto !important;
  padding: 2px 5px;
}

.egg-between {
  font-size: calc(11.5px * var(--teg-type));
}

.teg .egg-text {
  margin: 6px 0;
  font-size: calc(15px * var(--teg-type));
  font-weight: 700;
  line-height: 1.3;
}

.teg button.egg-choice {
  padding: 5px 8px;
  font-size: calc(13px * var(--teg-type));
}

.teg button.egg-choice:disabled {
  opacity: 0.8;
}

.egg-choice i {
  color: var(--teg-soft);
  font-style: normal;
}

.egg-choices {
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: calc(13px * var(--teg-type));
}

.egg-choices li {
  padding: 2px 0 2px 2px;
}

.teg .egg-right {
  border-color: #2e7d4f !important;
  color: #2e7d4f;
  font-weight: 700;
}

.teg[data-theme="dark"] .egg-right {
  color: #7fd3a0;
}

.teg .egg-wrong {
  color: var(--teg-warn);
}

.egg-verdict {
  display: block;
  margin-top: 5px;
  font-size: calc(15px * var(--teg-type));
}

.teg .egg-note {
  margin-top: 5px;
  font-size: calc(12px * var(--teg-type));
}

.egg-throw {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  justify-content: center;
  padding: 2px 0;
}

.egg-throw + .egg-throw {
  border-top: 1px dashed var(--teg-line);
}

.egg-fight,
.egg-fell {
  text-align: center;
}

/* A finger is wider than a pointer. */
@media (pointer: coarse) {
  .teg :is(button, select, summary, input[type="number"], input[type="text"], input[type="range"], .teg-chip) {
    min-width: 44px;
    min-height: 44px;
  }

  .teg summary {
    line-height: 44px;
  }

  .teg input[type="checkbox"] {
    width: 28px;
    height: 28px;
    margin: 8px;
  }
}

@media (prefers-reduced-motion: reduce) {
  .teg * {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
}

/* Words below a view. */

.teg-caption {
  margin: 0;
  padding: 6px 10px;
  border-left: 3px solid var(--teg-accent);
  background: var(--teg-card);
  white-space: pre-line;
}

.teg-caption:empty {
  display: none;
}

/* Views that follow a step: lists of which only what is seen is in the page, and how seats stand. */

.teg-follower {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 2px;
}

.teg-whole > summary {
  width: fit-content;
  color: var(--teg-soft);
  cursor: pointer;
}

.teg-events,
.teg-log {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
}

.teg-filters {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
}

.teg-filters select {
  flex: 1 1 120px;
  min-width: 0;
}

.teg-roll {
  position: relative;
  height: calc(320px * var(--teg-type));
  overflow: auto;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
  font-size: calc(12px * var(--teg-type));
  overscroll-behavior: contain;
}

.teg-follower .teg-roll {
  height: calc(420px * var(--teg-type));
  resize: vertical;
}

.teg-follower[data-face="table"] .teg-roll {
  height: calc(280px * var(--teg-type));
}

.teg-roll-all {
  position: relative;
}

.teg-roll-row {
  position: absolute;
  left: 0;
  right: 0;
  height: var(--teg-entry);
  line-height: var(--teg-entry);
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  cursor: pointer;
}

.teg-roll-row:hover {
  background: color-mix(in srgb, var(--teg-accent) 9%, transparent);
}

.teg-roll-row[aria-selected="true"] {
  background: color-mix(in srgb, var(--teg-accent) 22%, transparent);
  box-shadow: inset 3px 0 var(--teg-accent);
}

.teg-roll-row[aria-selected="true"] > * {
  color: inherit;
}

.teg-item {
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 8px;
}

.teg-item > span {
  overflow: hidden;
  text-overflow: ellipsis;
}

.teg-at {
  color: var(--teg-soft);
  text-align: right;
  font-variant-numeric: tabular-nums;
}

.teg-item-round {
  color: var(--teg-soft);
  font-weight: 700;
  background: color-mix(in srgb, var(--teg-line) 45%, transparent);
}

.teg-item-note {
  color: var(--teg-soft);
  font-style: italic;
}

.teg-item-way {
  color: var(--teg-accent);
}

.teg-entry {
  display: grid;
  grid-template-columns: 48px 52px minmax(84px, 110px) minmax(90px, 140px) minmax(200px, 1fr);
}

.teg-entry > span {
  padding: 0 6px;
  overflow: hidden;
  text-overflow: ellipsis;
}

.teg-entry > span:nth-child(-n + 2) {
  text-align: right;
  font-variant-numeric: tabular-nums;
}

.teg-entry-head {
  position: sticky;
  top: 0;
  z-index: 1;
  height: var(--teg-entry, 24px);
  line-height: var(--teg-entry, 24px);
  background: var(--teg-card);
  border-bottom: 1px solid var(--teg-line);
  color: var(--teg-soft);
  font-weight: 700;
}

.teg[data-theme="dark"] .teg-entry-head {
  background: #20272f;
}

.teg-races {
  display: grid;
  gap: 6px;
}

.teg-races figure {
  margin: 0;
}

.teg-races figcaption {
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.teg-plot {
  position: relative;
  height: calc(120px * var(--teg-type));
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
  cursor: crosshair;
  touch-action: none;
}

.teg-plot svg {
  width: 100%;
  height: 100%;
  overflow: visible;
}

.teg-plot path {
  fill: none;
  vector-effect: non-scaling-stroke;
}

.teg-grid {
  stroke: var(--teg-line);
}

.teg-halo {
  stroke: color-mix(in srgb, var(--teg-ink) 60%, transparent);
  stroke-width: 3px;
}

.teg-line-of {
  stroke-width: 1.8px;
}

.teg-cursor {
  position: absolute;
  top: 0;
  bottom: 0;
  width: 2px;
  margin-left: -1px;
  background: var(--teg-accent);
  pointer-events: none;
}

.teg-most {
  position: absolute;
  top: 2px;
  left: 5px;
  color: var(--teg-soft);
  font-size: calc(11px * var(--teg-type));
  pointer-events: none;
}

.teg-standing {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  font-variant-numeric: tabular-nums;
}

.teg-dash {
  width: 26px;
  height: 8px;
  margin-right: 5px;
}

.teg-dash path {
  fill: none;
}

.teg-desk :is(.teg-news, .teg-whole) {
  display: none;
}
`;var Dn={timeline:Ft,table:Ts,race:qs};function Is({model:e,el:t,film:n,part:o}){let s=[],{write:r}=Gt(e,()=>{},s),a=null,i="",c=(b,m)=>{r({...m!==e.get("line")&&{line:m},...b!==e.get("step")&&{step:b}})},p=Dn[e.get("face")](c),u=l("p",{class:"teg-caption","aria-live":"polite"}),g=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,u);t.append(l("style",{},Qt),g),Ut(g,s);let d=()=>{!a||i!==e.get("film")||(p.tell(a,e.get("tail"),e.get("line"),I(a.lang)),g.dataset.size=e.get("size")??"page",u.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step"))},x=async b=>{let m=e.get("film");[a,i]=[await qt(b),m],d()},v=(b,m)=>{e.on(b,m),s.push(()=>e.off(b,m))};v("change:step",f);for(let b of["line","tail","caption","size"])v(`change:${b}`,d);v("change:film",async()=>x(await o("film")));let y=()=>{g.dataset.theme=ct()?"dark":"light"};return y(),s.push(Kt(y),p.stop),x(n),()=>s.forEach(b=>b())}function Hn({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function Xt({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,p])=>`${e.seats[c].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function Ps(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,c=I(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:g,continent:d},f)=>{let[x,v]=[Xt(t,a,f,c),Hn(p,f,c)];return u&&!x&&!v?[]:[l("tr",{class:v?"teg-marked":null},l("th",{scope:"row"},k(`place-${f}`,g,()=>i(f))),l("td",{},s.continents[d]?.name??""),l("td",{},r.owner[f]>=0&&!u?C(r,r.owner[f]):null,x),l("td",{},v))]})};return{depends:s=>{if(!e)return!1;let r=I(s.view.lang);return[s.board.countries.map((a,i)=>Xt(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>l("th",{scope:"col"},p)),i=l("tbody",{},...e?o():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?o():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}function Rs(e,{view:t,ask:n,go:o},s){let r=e,a=l("summary",{"data-key":"events"}),i=Ft(o);s.push(i.stop),r.append(a,i.root);let c="",p="",u=null,g=d=>{let f=I(d.lang);if(a.textContent=f.events,!r.open)return;let x=JSON.stringify([d.lang,d.line,d.steps,d.lines,d.memory,!!d.over,d.memory?0:d.step]);x!==p&&(p=x,n({kind:"events",have:c})),u&&i.tell(u.film,u.tail,d.line,f),i.show(d.step,d.line)};return r.addEventListener("toggle",()=>g(t())),{show:g,async hear(d){let f=d.film?await qt(d.film):u?.film;f&&(u={film:f,tail:d.tail},c=d.have,g(t()))}}}var Hs={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function T({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var gt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Fe=e=>e.replace(/[?*]+$/,""),Ai=e=>e.includes("*")||e.includes("+");function ji(e){let t=gt(e).map(([,n])=>n);return t.length?t.some(Ai)||t.every(n=>Fe(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function xe({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&ji(t[a])===n).sort((a,i)=>s(a)-s(i))}function Wn(e,t,n){let o=xe(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function Bn(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function ae(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(Bn(e,o).map(s=>s[n]))]}function Se(e,t,n={}){let o=T(e),s=Wn(o,t,n);if(!s)return null;let r=o.forms[s],a=gt(r),i=o.menu[s],c=r.amount?i.map(y=>y.slice(0,-1)):i,p=t.verb===s||t.verb===null?t.picks:[],u=a.map((y,b)=>p[b]??null);a.forEach(([,y],b)=>{let m=ae(c,u,b);u[b]===null&&Fe(y)!=="country"&&m.length===1&&m[0]!==void 0&&(u[b]=m[0])});let d=Bn(c,u).some(y=>y.every((b,m)=>u[m]!==null)),f=r.amount?Math.max(0,...i.filter(y=>Bn([y],u).length).map(y=>Number(y.at(-1)))):0,x=r.amount?[r.least,Math.max(f,r.least)]:null,v=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,rows:c,picks:u,done:d,range:x,amount:x?Math.min(Math.max(v,x[0]),x[1]):0}}function be({args:e}){return e.flatMap(([,t],n)=>Fe(t)==="country"?[n]:[])}function Vs(e){return be(e).find(t=>e.picks[t]===null&&ae(e.rows,e.picks,t).some(n=>n!==void 0))??null}function ut(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>ut(e,t.slice(0,-1),a)):n.map((a,i)=>ut(e,r[i],a))}let o=Fe(t);if(o==="country")return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=T(e).names[o];return s?s[Number(n)][0]:n}function pt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>pt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>pt(e,r[i],a,o)).join(" → ")}let s=Fe(t);return s==="flag"?o[n?0:1]:T(e).names[s]?.[Number(n)]?.[1]??String(ut(e,t,n))}function Bs(e,t,n){let o=gt(t).flatMap(([,s],r)=>[ut(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function dt(e,t,n,o){let s=T(e).forms[t],r=[...n],a=s.fields.flatMap(([i,c])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[ut(e,c,p)]});return L(e.view,t,...a)}function Zt(e,t){return t?.done?dt(e,t.verb,t.picks,t.amount):null}function Fn({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=be(n).map(i=>e.countries[Number(n.picks[i])].name);return Rt(t,r,a,o.keep)}function Ws(e,t,n,o={},s=!1){let r=Se(e,t,o),a=r?be(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],p=x=>({...t,verb:r.verb,picks:x}),u=Vs(r);if(u!==null&&ae(r.rows,r.picks,u).includes(n)){let x=he(r.picks,u,n),v=p(x),y=Se(e,v,o);if(!(u===c&&y?.done&&(!y.form.amount||a.length===1||o.quick?.includes(y.verb))))return{local:v};let m=s?Fn(e,y,t,o):null;return{local:p(he(x,c,null)),message:m??Zt(e,y)}}if(r.done&&n===r.picks[c])return{local:t,message:Zt(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(Vn(r.picks,a))};if(ae(r.rows,Vn(r.picks,a),i).includes(n)&&a.length>1)return{local:p(he(Vn(r.picks,a),i,n))};let f=u===null?he(r.picks,c,n):he(r.picks,u,n);return f.some(x=>x===null)?{local:t,message:Li(e,r,f,n)}:{local:t,message:dt(e,r.verb,f,r.amount)}}function Li(e,{verb:t,form:n,args:o,rows:s,amount:r},a,i){let c=e.board.countries[i].neighbours,p=o.map(()=>null),u=a.map((f,x)=>{if(f!==null)return f;let v=ae(s,p,x);return(Fe(o[x][1])==="country"?v.find(y=>c.includes(Number(y)))??c[0]:v[0])??null});if(u.some(f=>f===null))return null;let{kind:g,action:d}=dt(e,t,u,n.amount?r:void 0);return g==="act"?Dt(e.view,...d):null}function Fs(e,t,n,o){let s=Se(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=be(s),i=s.picks[r],c=n??s.picks[a];return i===null||c===null||!ae(s.rows,he(s.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var Vn=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function Gs(e,t,n={}){let o=T(e),s=Wn(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:c,rows:p}=Se(e,i,n),u=c.map(()=>null);return t.picks.forEach((g,d)=>{g!==null&&ae(p,u,d).includes(g)&&(u[d]=g)}),{...i,picks:u}}function Us(e,t,n){let o=e.view.last??Ds,s=Se(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let a=be(s),[i=null,c=null]=a.map(d=>s.picks[d]),p=Vs(s),u=p===null?[]:ae(s.rows,s.picks,p).filter(d=>d!==void 0),g=i!==null;return{...r,legal:g?[]:u,targets:g?u:[],source:i,target:c,last:g?Ds:o}}function Gn(e){return xe(e,"plain").find(t=>t.startsWith("end_"))??null}function Ys(e,t,n,o){let s=T(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=Gn(s);return{local:t,message:p?L(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=xe(s,"count");if(!a){let p=Wn(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,c]=s.menu[a][0];return{local:t,message:r>=i&&r<=c?L(e.view,a,r):null}}var he=(e,t,n)=>e.map((o,s)=>s===t?n:o),Ds={source:null,target:null};var Ks=6;function Qs(e={}){return{draw:(t,n)=>Ti(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Ti(e,t,n){let o=T(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return Oe(e,t,()=>[r&&Ee(e,t),...s,...xe(o,"count",n).map(a=>qi(e,o,a,t)),Ii(e,o,n,t),...xe(o,"rows",n).map(a=>Kn(e,o,a,n,t)),mt(e,o,n)])}function Oe(e,t,n){let{view:o}=e;return o.over?null:Jt(e)?Ni(e,t):D(t.actions,zi(e,t),...n(),$e(o,t))}function Jt({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Ni({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},C(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),k("private",`${n.curtain_me} ${o.name}`,()=>t(ne),{style:{background:o.color,color:o.ink}})):null}function Ee(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=k("look",t.secret_show,()=>s(ne),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),Yn(e,t))}function Yn({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:k("bots-on",n.bots_on,()=>t(Me(e,"end")),{class:"teg-main teg-wide-button"})}function zi(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(T(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:l("p",{class:"teg-asks",role:"status"},C(n,n.viewer??-1),l("b",{},o.name),` ${t.answers}`)}function mt({view:e,send:t},n,o){let s=xe(n,"plain",o);if(!s.length)return null;let r=Gn(n);return l("div",{class:"teg-buttons teg-plain"},...s.map(a=>k(`act-${a}`,n.forms[a].label,()=>t(L(e,a)),{title:a===r?"E":null})))}function qi({view:e,local:t,set:n,send:o},s,r,a){let[i,c]=s.menu[r][0],p=s.forms[r],u=l("p",{class:"teg-verb"},l("b",{},p.label)),g=f=>()=>o(L(e,r,f));if(i>0&&c-i<Ks){let f=Array.from({length:c-i+1},(x,v)=>i+v);return l("div",{"data-verb":r},u,l("div",{class:"teg-buttons"},...f.map(x=>k(`act-${r}-${x}`,String(x),g(x),{class:"teg-main"}))))}let d=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},u,...Ge(d,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},k(`act-${r}`,`${p.label}: ${d}`,g(d),{class:"teg-main"})))}function Ge(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>k(`amount-${c}`,String(c),()=>o(c),{"aria-pressed":String(e===c)})),n>3&&k("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&Ie("amount",s.amount,e,[t,n],o))];if(n-t>3){let c=p=>o(p.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:c}))}return i}function Kn(e,t,n,o,s){let{local:r,set:a,send:i}=e,c=t.forms[n],p=t.menu[n],u=g=>a({...r,pointed:g});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...p.map((g,d)=>{let f=Bs(e,c,g),x=c.amount?Number(g.at(-1)):void 0,v=c.amount?g.slice(0,-1):g,y=gt(c).map(([,m],w)=>pt(e,m,v[w],[s.flag_yes,s.flag_no])).join(" · "),b=o.note?.(e,n,s,d);return k(`act-${n}-${d}`,l("span",{},y||"—",b&&l("b",{},` ${b}`)),()=>i(dt(e,n,v,x)),{class:"teg-row",mouseenter:()=>u(f),mouseleave:()=>u([]),focus:()=>u(f),blur:()=>u([])})})))}function Ii(e,t,n,o){let{local:s,set:r,send:a}=e,i=Se(e,s,n);if(!i)return null;let c=xe(t,"map",n),p=Zt(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...c.map(u=>k(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),l("p",{class:"teg-hint"},Ri(i,n,o)),...i.args.map((u,g)=>Di(e,i,g,o)),i.range&&i.range[1]>i.range[0]&&l("div",{},...Ge(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),l("div",{class:"teg-buttons"},k(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&Pi(e,i,n,o)))}function Pi(e,t,n,o){let{local:s,set:r,send:a}=e,i=Fn(e,t,s,n);return l("span",{class:"teg-group"},k(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),Ie("keep",o.keep,s.keep,[1,99],c=>r({...s,keep:c})))}function Ri(e,{quick:t=[]},n){let o=be(e);return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Di(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],i=be(t),c=i.indexOf(n),p=t.picks.map((x,v)=>c>=0&&v>n&&i.includes(v)?null:x),u=ae(t.rows,p,n).filter(x=>x!==void 0),g=x=>r({...s,verb:t.verb,picks:he(p,n,x)}),d=x=>pt(e,a,x,[o.flag_yes,o.flag_no]);if(c>=0){let v=(c===0||t.picks[i[c-1]]!==null?u:[]).map(m=>({value:String(m),text:d(m)})).sort((m,w)=>m.text.localeCompare(w.text,"es")),y=t.picks[n]===null?"":String(t.picks[n]),b=i.length===1?o.place:c===0?o.source:c===1?o.target:o.further;return F(["source","target",`country-${c}`][Math.min(c,2)],b,v,y,m=>g(m===""?null:Number(m)),o.choose)}if(!u.length)return null;if(u.length<=Ks)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(x=>k(`${a.replace(/[?*]/g,"")}-${String(x)}`,d(x),()=>g(x),{"aria-pressed":String(t.picks[n]===x)})));let f=u.map(x=>({value:String(x),text:d(x)}));return F(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),x=>g(x===""?null:Number(x)),o.choose)}function Ue(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||Jt(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,C(o,o.viewer),o.seats[o.viewer].name);if(!s)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,k("private",n.secret_show,()=>a(ne),{class:"teg-cover"}));let p=e(t,n).filter(g=>g),u=k("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...p,u)}}}var Vi=14,Bi=9,[Zs,Wi]=[.7,1.3],[Fi,Gi]=[3,2],Ui=4,Yi=8,Xs=new WeakMap;function Ki(e,t){let n=Xs.get(e)??new Map;Xs.set(e,n);let o=`${t.disc} ${t.type} ${t.note}`,s=n.get(o);if(!s){let r=Zi(e,t);s={names:r,free:Qi(e,r,t),boxes:r.map(a=>ht(a,t)),discs:Qn(e,t),notes:e.notes.map(a=>Xi(a,t.note??t.type))},n.size===Yi&&n.delete(n.keys().next().value),n.set(o,s)}return s}function Js(e,t,n=[]){let{names:o,free:s,boxes:r,discs:a,notes:i}=Ki(e,t),c=o.map((g,d)=>{let f=n.some(x=>x!==d&&we(r[d],r[x])>0);return n.includes(d)||s[d]&&!f?g:null}),p=[...r.filter((g,d)=>c[d]),...a],u=e.notes.filter((g,d)=>!p.some(f=>we(f,i[d])>0));return{names:c,notes:u}}function Qi(e,t,n){let o=t.map(a=>ht(a,n)),s=Qn(e,n),r=o.map(a=>we(a,[0,0,e.width,e.height])>en(a)-.01&&!s.some(c=>we(a,c)>.01*en(c)));for(;;){let a=o.map((c,p)=>r[p]?o.filter((u,g)=>g!==p&&r[g]&&we(c,u)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function Qn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-1.15*t,o-1.15*t,n+1.15*t,o+t])}function Xi({x:e,y:t,text:n,anchor:o},s){let r=n.length*Zs*s;return tr([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function Zi(e,t){let n=Qn(e,t),o=e.countries.map(i=>Ji(i,t)),s=o.map(([i])=>i),r=s.map(i=>ht(i,t)),a=(i,c,p)=>{let u=r.reduce((f,x,v)=>f+(v===i?0:we(c,x)),0),g=n.reduce((f,x)=>f+we(c,x),0),d=we(c,[0,0,e.width,e.height]);return u+Fi*g+Gi*(en(c)-d)+p*t.type};for(let i=0;i<Ui;i++)s.forEach((c,p)=>{let u=o[p].map((d,f)=>a(p,ht(d,t),f&&1+f/4)),g=u.indexOf(Math.min(...u));s[p]=o[p][g],r[p]=ht(s[p],t)});return s}function Ji(e,t){let{label:[n,o]}=e,s=el(e,t.type),{width:r,height:a}=er(s,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],p=r*.3,u=[[0,c],[0,-c],[p,c],[-p,c],[p,-c],[-p,-c],[i,0],[-i,0]];return[{lines:s,place:tl(e,t.disc,(s.length-e.name_lines.length)*t.type)},...u.map(([d,f])=>({lines:s,place:[n+d,o+f]}))]}function el({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?Vi:Bi))return e;let o=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),s=n.length/2,r=o.reduce((a,i)=>Math.abs(i-s)<Math.abs(a-s)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function tl({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function er(e,t){return{width:Math.max(...e.map(n=>n.length))*Zs*t,height:(1+Wi*(e.length-1))*t}}function ht({lines:e,place:t},{type:n}){let{width:o,height:s}=er(e,n);return tr(t,o,s)}function tr([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var en=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function we(e,t){return en([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Ce=()=>({times:1,left:0,top:0});function Xn(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function Ae(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return Xn(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Zn=(e,{times:t,left:n,top:o},s,r)=>Xn(e,{times:t,left:n+s,top:o+r});function nr(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,c,p)=>i>c+p*.1&&i<c+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:Xn(e,{times:t.times,left:n-s/2,top:o-r/2})}var le="DejaVu Sans, Verdana, sans-serif",tn="#ffffff",sr=/^c(\d+)$/,nn="places";function rr(e,t,n,o,s,r){let a=Pt(o,r),i=Js(e,fl(a),ml(n));return[...ol(e,a),sl(e,o),...al(e,t,a),...ul(e,n),V("frontiers",on(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...il(e,n,o),ll(e,n,o),cl(e,n,a.grown),...gl(e,t,a,o),...hl(e,t,a,i),xl(e,a,i),...dl(e,t,o),...pl(e,n,o),...bl(e,t,a),wl(e,t,n,a),...yl(e,t,a),vl(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function ar(e,t,n,o=Ce()){let s={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...s,range:[o.left,o.left+e.width/o.times]},yaxis:{...s,range:[o.top+e.height/o.times,o.top]}}}var or=new WeakMap;function on(e){let t=or.get(e)??nl(e);return or.set(e,t),t}function nl(e){return{countries:e.countries.map(t=>te(t.polygons)),continents:e.continents.map(t=>J(t.outline)),land:J(e.continents.flatMap(t=>t.outline)),bridges:J(e.bridges.flatMap(t=>t.segments)),frontiers:J(e.frontiers??[])}}function V(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function ol(e,t){let{land:n,continents:o}=on(e);return[V("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>V(`band${r}`,o[r],s.color,t.band))]}function sl(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return V("bridges",on(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function rl(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??sn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function sn(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function al(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...on(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...rl(e,t,s)}))}function il(e,t,n){let o=u=>te(u.flatMap(g=>g===null?[]:e.countries[g].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),c=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[V("aims-under",o(i),"#ffffff",r),V("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),V("target-under",p,"#ffffff",r),V("target",p,s.target,a),V("source-under",c,"#ffffff",r),V("source",c,s.source,a)]}function ll(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return V("pointed",te(o),e.palette.target,Math.max(3*n,2.2))}function cl(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,c])=>It(e,i,c,n));return eo("arrow",a,e.palette.source)}function eo(e,t,n){return{...V(e,te(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var to=["#fff0a8","#ff9d2e","#d31616"];function ul(e,t){return to.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=eo(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function pl(e,t,n){let o=J(cs(e,t.path??[])),s=Math.max(2.6*n,2);return[V("flight-under",o,"#ffffff",s+2.4),V("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function gl(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[De(c,p)]}),a=te(r);return[V("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),V("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function dl(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=J([...o.values()].flatMap(([r,a])=>ls(e,r,a,11/Math.max(Math.min(n,1),.6))));return[V("covered-under",s,"#ffffff",Math.max(5*n,4.4)),V("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function fl({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var ml=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function hl(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>o[c]&&s(c).toLowerCase()===tn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:le,size:n.name,weight:700,color:r?tn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function xl(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:le,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function no(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,p,u])=>({seat:c,armies:p,missiles:u}))];return i.map((c,p)=>({...c,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var ir=({seat:e,armies:t})=>e>=0?t>=0:t>0;function bl(e,t,n){let o=t?no(e,t,n.grown).filter(ir):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:c,y:p})=>{let{ink:u="",sign:g=[]}=t?.seats[i]??{};return!g.length||u.toLowerCase()===tn!==s?[]:[g.map(([d,f])=>[c+n.grown*d,p+n.grown*f])]}),a=s?tn:e.palette.ink;return{...V(s?"signs-light":"signs",te(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function wl(e,t,n,o){let{palette:s}=e,r=t?no(e,t,o.grown).filter(ir):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),p=u=>c.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:le,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||c.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function yl(e,t,n){let o=t?no(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>us([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[eo("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:le,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function vl(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:le,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function lr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Jn(e[a]),c=Jn(r),p=Object.entries(c).filter(([g,d])=>!kl(i[g],d)),u=Object.keys(i).flatMap(g=>g in c?[]:[[g,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function Jn(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(Jn(o,`${t}${n}.`)):[[t+n,o]]))}function kl(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var rn=8,_l=15.5,cr=6,ue=e=>Math.floor(e/rn);function xt(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function pr(e,t,n,o,s,r=qn){return[...Sl(e,o,r),...Ol(e,o),...Cl(e,t,n,o),...jl(e,t,n,o,r),...Ll(e,n,o),...Tl(e,o),...Nl(e,t,o),...zl(e,t,o,r),ql(e,o)]}function ce(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...te(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function je(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...J(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function oo(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:le,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var Le=(e,t)=>e.countries[t].label;function $l(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var ur=new WeakMap;function Ml(e){let t=ur.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(p,u)=>s+u*o),i=[s/2,r+s/2],c={dark:e.countries.flatMap((p,u)=>(Math.floor(u/n)+u%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,s],[p,r]],[[s,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,u)=>i.flatMap(g=>[{at:[p+o/2,g],text:String.fromCharCode(65+u)},{at:[g,p+o/2],text:String(u+1)}]))};return ur.set(e,c),c}function Sl(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:c,lines:p,words:u}=Ml(e),g=[[r,r],[i,r],[i,i],[r,i]];return[ce("field",[g],{fill:a.light}),ce("dark",c,{fill:a.dark}),je("lines",p,a.line,Math.max(t,.6)),ce("border",[g],{color:a.border,width:Math.max(3*t,2)}),oo("letters",u,Math.max(15*t,n),a.border)]}function Ol(e,t){return e.continents.map(({color:n,outline:o},s)=>{let[[r,a],,[i,c]]=o[0],p=[El([r+4,a+4],[i-4,c-4],12)];return ce(`camp${s}`,p,{fill:`${sn(n,.5)}bf`,color:xt(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function El([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],c)=>Array.from({length:5},(p,u)=>{let g=Math.PI/2*(c+u/4);return[a+s*Math.cos(g),i+s*Math.sin(g)]}))}function Cl(e,t,n,o){let s=t?.moves??[],r=c=>c.map(p=>Le(e,p)),a=t?.seats[ue(Al(t,s))]?.color??"#888888",i=s.map(c=>De(Le(e,c[0]),6,16));return[je("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),je("walks",s.map(r),xt(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),ce("walk-starts",i,{fill:"#ffffff",color:xt(a,.15),width:Math.max(2.5*o,1.6)}),je("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Al(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function jl(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,p])=>({at:Le(e,c),text:String(p)})),i={size:25*o,color:sn(r,.25),opacity:.9,line:{color:xt(r),width:Math.max(1.6*o,1)}};return[oo("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Ll(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[$l(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,g,d])=>[ce(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),ce(p,a(u),{color:g,width:r,dash:d})])}function Tl(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[je("poles",n.flatMap(a=>He(o.pole,Le(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>ce(`flag${i}`,He(o.pennant,Le(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Nl(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=Le(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[je("crosses-under",s,"#ffffff",Math.max(8*n,5)),je("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function zl(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((u,g)=>{if(u<0)return[];let[d,f]=Le(e,u);return[{soldier:g,seat:ue(g),at:[d,f+cr+1]}]}),i=u=>t?.seats[u],c=a.map(({soldier:u,seat:g,at:d})=>({at:d,text:String(u%rn),color:i(g)?.ink})),p={size:2*_l*n,opacity:1,color:a.map(u=>i(u.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[oo("soldiers",c,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((u,g)=>{let d=a.filter(f=>f.seat===g).flatMap(({at:[f,x]})=>He(u,[f,x-cr]));return ce(`gear${g}`,d,{fill:xt(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function ql(e,t){return{uid:nn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var gr={soldier:null,over:null,target:null,group:null};function Ye(e){let t=new Map;for(let[n,o]of T(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function bt(e){let t=new Map;for(let[n,o]of T(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function wt(e,{target:t,group:n}){let o=bt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var an=e=>(T(e).menu.remove??[]).map(([t])=>t),yt=(e,t,n)=>T(e).names[t]?.[n]?.[0]??"?",ve=e=>String(e%rn);function dr(e,t,n){let o=n.map(s=>e.board.countries[s].name);return L(e.view,"move",yt(e,"soldier",t),o)}function so(e,t){let n=wt(e,t);if(t.target===null||!n.length)return null;let o=s=>yt(e,"soldier",s);return L(e.view,"attack",o(t.target),n.map(o))}function Il({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function fr(e,t,n){let{view:o}=e,{menu:s}=T(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let c=an(e).includes(r);return{local:t,message:c?L(o,"remove",yt(e,"soldier",r)):null}}if(s.attack)return ro(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&ue(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=Ye(e).get(t.soldier)?.get(n)??Il(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?dr(e,t.soldier,i):null}}function ro(e,t,n){let o=bt(e);if(o.has(n))return n===t.target?{local:t,message:so(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=wt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Pl(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=T(e);return s<0||ue(s)!==e.view.viewer?{local:t}:r.move?fr(e,{...t,soldier:s},o):r.attack?ro(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Rl(e,t,n){let{menu:o}=T(e);if(n==="Escape")return{local:{...gr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?L(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:so(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...Ye(e).keys()].find(r=>ve(r)===n);return{local:{...t,soldier:s??t.soldier}}}function Dl(e,t){let n=bt(e),o=Ye(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function Hl(e,t){let{view:n}=e,o=n.soldiers??[],s=g=>g.map(d=>o[d]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(an(e).length)return{...a,targets:s(an(e))};let i=bt(e);if(i.size){let g=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:g,pointed:s(wt(e,t))}}let c=Ye(e),p=c.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...c.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([g,d])=>[g,d.length]),path:u?[o[t.soldier],...u]:[]}}function ye(e,t){let{color:n,ink:o,name:s}=e.seats[ue(t)];return l("b",{class:"egg-token",title:s,style:{background:n,color:o}},ve(t))}var Vl={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>T(e).menu.answer?null:Oe(e,t,()=>{let n=T(e),{menu:o}=n,s=[o.move&&Wl(e),o.attack&&Fl(e),o.ask&&Gl(e),o.remove&&Ul(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&Ee(e,t),mt(e,n,{})]})};function Bl(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=wt(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function Wl(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=re(n.lang),i=Ye(e),{die:c=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,g=[...u].map(([f,x])=>({value:String(f),text:`${t.countries[f].name} (${x.length})`})),d=f=>f!==""&&r(dr(e,o.soldier,u.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},Ve(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},p),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(c-p,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>k(`soldier-${ve(f)}`,ye(n,f),()=>s({...o,soldier:f===o.soldier?null:f}),{"aria-label":`${a.soldier} ${ve(f)}`,"aria-pressed":String(f===o.soldier)}))),o.soldier!==null&&F("square",a.square,g,"",d,"…")]}function Fl(e){let{view:t,local:n,set:o,send:s}=e,r=re(t.lang),a=bt(e),i=wt(e,n),c=a.get(n.target??-1)??[],p=so(e,n),u=g=>o(ro(e,n,g).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(g=>k(`target-${g}`,ye(t,g),()=>u(g),{"aria-pressed":String(g===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(g=>k(`with-${g}`,ye(t,g),()=>u(g),{"aria-pressed":String(i.includes(g))}))),l("div",{class:"teg-buttons"},k("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function Gl(e){let{view:t,send:n}=e,o=re(t.lang),s=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],p=l("span",{},l("b",{},i),l("small",{},` ${c} ${o.cards}`));return k(`ask-${a}`,p,()=>n(L(t,"ask",yt(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${o.ask} `,C(t,s),l("b",{},t.seats[s]?.name)),l("div",{class:"teg-rows"},...T(e).menu.ask.map(r))]}function Ul(e){let{view:t,send:n}=e,o=re(t.lang);return[l("p",{class:"teg-hint"},o.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...an(e).map(s=>k(`remove-${ve(s)}`,ye(t,s),()=>n(L(t,"remove",yt(e,"soldier",s))),{"aria-label":`${o.soldier} ${ve(s)}`})))]}var Yl={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?Kl(e,t):Ql(e)};function mr(e,t,n,o){let s=re(e.lang),r=a=>l("span",{},C(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${s.reads} ${s.for} `,l("b",{},r(n)),` · ${o}`)}function Kl(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=re(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:p,text:u,choices:g}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!T(e).menu.answer&&d===null,x=y=>s(L(n,"answer",y)),v=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),mr(n,i,c,p),l("p",{class:"egg-text"},u),l("p",{class:"teg-asks"},C(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...g.map((y,b)=>k(`answer-${b}`,l("span",{},l("i",{},`${String.fromCharCode(65+b)} `),y),()=>x(b),{class:`teg-row egg-choice${d===b?" egg-right":""}`,disabled:!f})),k("answer-none",a.unknown,()=>x(-1),{class:"teg-row egg-choice",disabled:!f})),v&&d===null&&l("p",{class:"teg-hint"},a.peek_first),v&&d===null&&k("peek",l("span",{},`${a.peek} `,C(n,i),n.seats[i].name),()=>s(Bt(n,i)),{class:"teg-cover"}),d!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},g[d])),d!==null&&k("cover",t.secret_hide,r,{class:"teg-cover"}),$e(n,t))}function Ql({view:e}){let t=re(e.lang);if(!e.reply)return null;let{reader:n,seat:o,level:s,text:r,choices:a,choice:i,answer:c,right:p,note:u,source:g}=e.reply,d=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),mr(e,n,o,s),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,x)=>l("li",{class:x===c?"egg-right":x===i?"egg-wrong":null},d(x),f))),l("strong",{class:p?"egg-verdict egg-right":"egg-verdict egg-wrong"},p?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),u&&l("p",{class:"egg-note"},u),g&&l("p",{class:"teg-hint"},`${t.source}: ${g}`))}var Xl={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=re(e.lang),[s,r]=[ue(n.soldiers[0]),ue(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:p},u)=>{let g=Math.max(...c),d=g===p,f=x=>d?"plain":x?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(x=>Ve(x,f(x===g&&g>p),...a(s)))),l("b",{class:"teg-versus"},d?"=":g>p?"▸":"◂"),Ve(p,f(p>g),...a(r)),d&&u<n.throws.length-1&&l("small",{},o.again))};return D(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>ye(e,c)),l("b",{}," → "),ye(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(c=>ye(e,c)),ee(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function Zl({board:e,view:t},n,o){let s=re(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},ye(t,r),` ${s.soldier} ${ve(r)}`),a>=0&&l("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var Jl=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[ue(o)].name} ${ve(o)}`]:[]).join(", "),hr={start:{...gr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:Vl,question:Yl,battle:Xl},renew:(e,t)=>({local:Dl(e,t)}),click:fr,drag:Pl,fight:Bl,key:Rl,marks:Hl,hover:(e,t,n)=>{let o=Ye(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:pr,facts:Zl,stands:Jl,keys:"keys_eggar"};function ao(e={},t={}){return{start:{...Hs},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:Gs(n,o,e)}),click:(n,o,s,r)=>Ws(n,o,s,e,r),fight:(n,o,s)=>Fs(n,o,s,e),key:(n,o,s)=>Ys(n,o,s,e),marks:(n,o)=>Us(n,o,e),...t,sections:{actions:Qs(e),secret:Ue(()=>[]),...t.sections}}}var xr=ao();var br={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},Z=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},vt=e=>e.reduce((t,n)=>t+n,0),X=({board:e},t)=>e.countries[t].name;function kt(e,t){let n=Z(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=wr(e);return o.find(s=>s===t.mode)??o[0]}function wr(e){return T(e).menu.attack?.length?["attack","move"]:["move"]}function Ke(e,{transfers:t},n){return(Z(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-vt(t.filter(s=>s[0]===n).map(s=>s[2]))}function co(e,t){return Z(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function yr({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function ec(e,{cards:t}){let{commit:n}=Z(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+vt(o.map(r=>r[1]))}function vr(e,t){let n=o=>X(e,o);switch(kt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return vt(o.map(([,s])=>s))!==Z(e).place_five.troops?null:L(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:L(e.view,"attack",n(t.target));case"move":return!yr(t).length&&!Z(e).move.null?null:L(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return L(e.view,"commit",t.cards.map(n));default:return null}}function io(e,t,n,o){let{troops:s,provinces:r}=Z(e).place_five,a=vt(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function tc(e,t,n){let o=t.origin,s=Math.min(t.amount,Ke(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],c={...t,transfers:i};return Ke(e,c,o)?c:{...c,origin:null}}function uo(e,t,n,o){switch(kt(e,t)){case"placing":return{local:io(e,t,n,o?-1:1)};case"attack":{let s=T(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:L(e.view,"attack",X(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&co(e,t.origin).includes(n)?{local:tc(e,t,n)}:{local:{...t,origin:n!==t.origin&&Ke(e,t,n)>0?n:null}};case"commit":{let s=Z(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function nc(e,t){let{view:n,secret:o}=e,s=Z(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(p=>Number(p[0]));switch(kt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:kr(t.placed).map(([c,p])=>[c,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(s.move.provinces).filter(g=>Ke(e,t,g)>0),p=yr(t).map(([g,d])=>[g,d>0?`+${d}`:`−${-d}`]),u=t.origin!==null;return{...a,legal:u?[]:c,targets:co(e,t.origin),source:t.origin,arrows:t.transfers.map(([g,d])=>[g,d]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var kr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function oc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:vr(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function sc(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var rc={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Oe(e,t,()=>{let n=kt(e,e.local),o=T(e),s={placing:ic,attack:lc,move:cc,commit:uc};return[n==="attack"||n==="move"?ac(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&Ee(e,t),o.menu.answer_draw&&Kn(e,o,"answer_draw",{},t),mt(e,o,{})]})};function ac(e,t){let{local:n,set:o}=e,{forms:s}=T(e),r=kt(e,n),a=wr(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>k(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function cn(e,t,n=""){let o=vr(e,e.local),s=T(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},k(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function ln(e,t,n,o,s,r){let a=o.map(c=>({value:String(c),text:X(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es")),i=c=>c!==""&&Number(c)!==s&&e.set(uo(e,e.local,Number(c),!1).local);return F(t,n,a,s===null?"":String(s),i,r.choose)}function ic(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=Z(e).place_five,a=s-vt(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),ln(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...kr(n.placed).map(([i,c])=>l("li",{},l("span",{},X(e,i)),l("b",{},`+${c}`),k(`less-${i}`,"−",()=>o(io(e,n,i,-1)),{"aria-label":`${X(e,i)} −1`}),k(`more-${i}`,"+",()=>o(io(e,n,i,1)),{disabled:!a,"aria-label":`${X(e,i)} +1`})))),cn(e,"place_five")]}function lc(e,t){let{local:n}=e,o=T(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${X(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),ln(e,"target",t.place,o,n.target,t),cn(e,"attack",s)]}function cc(e,t){let{local:n,set:o}=e,{provinces:s}=Z(e).move,r=s.map(c=>c[0]).filter(c=>c===n.origin||Ke(e,n,c)>0),a=n.origin===null?0:Ke(e,n,n.origin),i=c=>o({...n,transfers:n.transfers.filter((p,u)=>u!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),ln(e,"source",t.source,r,n.origin,t),n.origin!==null&&ln(e,"target",t.target,co(e,n.origin),null,t),...a>1?Ge(Math.min(n.amount,a),[1,a],c=>o({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,p,u],g)=>l("li",{},l("span",{},`${X(e,c)} → ${X(e,p)}`),l("b",{},u),k(`drop-${g}`,"×",()=>i(g),{"aria-label":t.rec_drop})))),cn(e,"move")]}function uc(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=Z(e).commit,c=u=>o(uo(e,n,u,!1).local),p=(u,g,d,f,x=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":u,checked:f,disabled:x,change:()=>c(g)}),l("span",{},X(e,g)),l("b",{},d));return[_r(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,g])=>p(`card-${u}`,u,g,n.cards.includes(u))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${lo(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},ec(e,n))),cn(e,"commit")]}var lo=(e,t)=>t.map(n=>`${X(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function _r(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return l("p",{class:"teg-parties"},C(t,n),t.seats[n].name," → ",l("b",{},X(e,s))," (",C(t,o),t.seats[o].name,")")}var pc={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(g=>n.people?.includes(g)&&g!==o?.seat&&g!==n.viewer).map(g=>k(`look-${g}`,l("span",{},C(n,g),`${t.curtain_me} ${n.seats[g].name}`),()=>s(Bt(n,g)),{class:"teg-wide-button"})),u=o?.fight;return D(t.rec_result,_r(e),u&&l("p",{},`${t.attack}: `,l("b",{},u.offence),` · ${lo(e,u.cards)}`),u&&l("p",{},`${t.defence}: `,l("b",{},u.defence),` · ${lo(e,u.defence_cards)}`),u&&l("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&l("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&k("cover",t.secret_hide,r,{class:"teg-cover"}))}},gc={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,C(n,o.seat),n.seats[o.seat].name),l("p",{},...(o.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},X(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},C(n,c))))))),!Jt(e)&&(n.people?.length??0)>1&&k("cover",t.secret_hide,s,{class:"teg-cover"}))}},$r={start:br,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:rc,result:pc,own:gc},curtain:!0,keys:"keys_rec",shown:sc,renew:(e,t)=>({local:dc(e,t)}),click:uo,key:oc,marks:nc,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},C(e,i),`${e.seats[i].name} `)))]:[]}}};function dc(e,t){let n={...br,amount:t.amount===1/0?1:t.amount},{commit:o}=Z(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var Or={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},fc=["place","attack","regroup","ally_regroup","fire_missile"],mc={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Er=["conquest_move","intrusion_move","aggression_move","choose_dice"],Cr=[...Er,"joint_decision"],hc=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),un=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),xc=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function G(e){return Cr.some(t=>e[t]?.length)?null:fc.find(t=>po(e,t).length)??null}function po(e,t){return(mc[t]??[t]).flatMap(n=>e[n]??[])}function oe(e,t){return t.missile&&_t(e)?{fire_missile:e.fire_missile}:e}function _t(e){return!!e.fire_missile?.length&&!Cr.some(t=>e[t]?.length)}function Ar(e){return Object.entries(e).some(([t,n])=>n.length>0&&!hc.has(t)&&!t.startsWith("propose_"))}function pn(e,t,n){let o=G(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function go(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function gn(e,t){let n=G(e);if(n!=="regroup")return n;let o=go(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function fo(e){return xc.find(t=>e[t]?.length)??null}function mo(e,t){return t==="end_turn"&&!!e.earned}function pe(e){let t=G(e);return t?[...new Set(po(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function ge(e,t){let n=G(e);if(!n||n==="place"||t===null)return[];let o=po(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function dn(e,t,n=null,o=G(e)){if(!o||!un.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function ho(e){let t=Er.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function de(e,t,n,o=!1){let s=oe(t.menu,n),r=gn(s,n),{source:a,target:i}=n;if(!r||a===null||!pe(s).includes(a))return null;let c=e.countries[a].name;if(r==="place")return dn(s,a)?L(t,r,c,Mr(s,n)):null;if(i===null||!ge(s,a).includes(i))return null;let p=e.countries[i].name;if(un.has(r))return L(t,r,c,p,Mr(s,n));let u=pn(s,a,i);if(!u.length)return r==="attack"&&o?Rt(t,c,p,Math.max(1,n.keep)):L(t,r,c,p);let g=xo(u,n);return g===null||o?null:L(t,r,c,p,t.seats[g].name)}function xo(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function bo(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?L(t,o,a):L(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function Mr(e,t){let n=Math.max(dn(e,t.source,t.target,gn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function jr(e,t,n,o,s=!1){let r=oe(t.menu,n),a=G(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=Tr(t.menu)&&pe(r).includes(o);return{choice:{...p,source:u?o:null},message:de(e,t,p)}}if(ge(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},g=p||!un.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:g?de(e,t,u,s):null}}let i=o!==n.source&&pe(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let c={...n,source:i?o:null,target:null,occupant:null};return{choice:c,message:$t(e,t,c)}}function Lr(e,t,n,o){let s=oe(t.menu,n),r=G(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||pe(s).includes(o)||ge(s,a).includes(o))return null;let i=(...f)=>f.map(x=>e.countries[x].name),c=(...f)=>({message:Dt(t,r,...i(...f),...un.has(r)?[1]:[])});if(r==="place")return c(o);if(a!==null)return c(a,o);let p=f=>t.owner[f]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return c(o,u.find(f=>p(f)!==(r==="attack"))??u[0]);let g=pe(s).filter(f=>ge(s,f).includes(o));if(g.length)return{refusal:{code:"source_first",clause:null,text:`${I(t.lang).source_first} ${i(...g).join(", ")}.`}};let d=u.find(p)??t.owner.findIndex(f=>f===t.viewer);return d<0?null:c(d,o)}function Tr(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function $t(e,t,n){return G(oe(t.menu,n))==="fire_missile"&&n.source!==null?xs(t,e.countries[n.source].name):null}function Nr(e,t){let n=t.missile&&_t(e.menu),o=oe(e.menu,{...t,missile:n}),r=(G(o)!=="place"||Tr(e.menu))&&t.source!==null&&pe(o).includes(t.source)?t.source:null,a=t.target!==null&&ge(o,r).includes(t.target)?t.target:null,i=pn(o,r,a).includes(t.occupant??-1)?t.occupant:null,c=G(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:p}}function zr(e,t,n=null,o=null,s=void 0){let r=oe(e.menu,t),a=ge(r,t.source),i=G(r)==="place",c={legal:t.source===null||i?pe(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Sr:Sr};return!n||!s||t.source===null?c:{...c,reach:bc(s,n),path:wc(s,n,o??t.target)}}function bc(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[qr(e,o.country)]:[]))])}function Mt(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function wc(e,t,n){return(Mt(e,t,n)?.path??[]).map(o=>qr(e,o)).filter(o=>o>=0)}var qr=(e,t)=>e.countries.findIndex(n=>n.name===t);function Ir(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Pr(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Sr={source:null,target:null};var Rr={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function fn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return G(oe(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function mn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function Vr(e,t){return{...e,register:{...e.register,...t}}}function Br({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=mn(n,o);return{local:r,message:$t(e,t,r.choice)}}function vc({board:e,view:t},n,o){let{choice:s}=n,r=fo(t.menu);if(o==="Escape")return{local:mn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return _t(t.menu)?Br({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&mo(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:I(t.lang).card_forfeit}};if(o.toLowerCase()==="e")return{local:n,message:r?L(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=ho(t.menu);if(!i)return{local:mn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?L(t,i.verb,a):null}}function Dr(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:fn(t,o),arrange:s=>t.set(Vr(o,s)),choose:s=>t.set(mn(o,s))},n)}}function kc({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function _c(e,t){let{view:n}=e;if(n.over)return null;if(!Ar(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return D(t.actions,l("p",{class:"teg-hint"},s),Yn(e,t),Hr(e,t),$e(n,t))}return D(t.actions,Hr(e,t),Lc(e,t),Tc(e,t),Oc(e,t),$c(e,t),Nc(e,t),$e(n,t))}function $c(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=oe(n.menu,o),i=G(a);if(!i)return null;let c=d=>{let f={source:u(d),target:null,occupant:null};s(f),e.send($t(r,n,{...o,...f}))},p=d=>d.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,x)=>f.text.localeCompare(x.text,"es")),u=d=>d===""?null:Number(d),g=d=>d===null?"":String(d);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},Cc(i,e,t)),F("source",i==="place"?t.country:t.source,p(pe(a)),g(o.source),c,t.choose),i!=="place"&&F("target",t.target,p(ge(a,o.source)),g(o.target),d=>s({target:u(d),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&Mc(e,t),Sc(e,a,t),i==="attack"?Ac(e,t):jc(e,i,t),i==="place"&&Ec(e,t))}function Mc({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:Mt(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":s.damage},l("span",{},s.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:to[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&ee(a.refusal.clause)))}function Sc({view:e,choice:t,choose:n},o,s){let r=pn(o,t.source,t.target);if(!r.length)return null;let a=xo(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},l("span",{class:"teg-label"},s.occupant),...r.map(i=>k(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Oc(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!_t(n.menu))return null;let a=()=>{let{local:i,message:c}=Br(e,e.local);s(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},k("missile-mode",l("span",{},ie("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function Ec({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=bo(e,t,n,"place_missile"),p=i.find(g=>g[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return l("div",{class:"teg-buttons"},a.length>0&&k("act-place_missile",r.place_missile,()=>s(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},k("act-convert_to_missile",r.convert,()=>s(bo(e,t,n,"convert_to_missile",u)),{disabled:!p}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:g=>o({convert:Number(g.target.value)})},...Array.from({length:Math.max(p,1)},(g,d)=>l("option",{value:d+1,selected:d+1===u},d+1)))))}function Cc(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function Ac({board:e,view:t,choice:n,choose:o,send:s},r){let a=de(e,t,n)!==null,i=de(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},k("act-attack",r.do_attack,()=>s(de(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},k("act-attack_until",r.do_attack_until,()=>s(de(e,t,n,!0)),{disabled:!i}),Ie("keep",r.keep,n.keep,[1,Math.max(c,1)],p=>o({keep:p}))))}function jc({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=de(e,t,n)!==null,c=gn(oe(t.menu,n),n)??r,p=r==="regroup"?go(t.menu,n.source,n.target):[],u=dn(t.menu,n.source,n.target,c)||999,g=x=>o({amount:x}),d=k(`act-${c}`,a[`do_${r}`],()=>s(de(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},d);let f=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return l("div",{},p.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(x=>k(`unit-${x}`,a[`unit_${x}`],()=>o({unit:x}),{"aria-pressed":String(x==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(x=>k(`amount-${x}`,String(x),()=>g(x),{"aria-pressed":String(n.amount===x)})),k("amount-all",a.all,()=>g(1/0),{"aria-pressed":String(n.amount===1/0)}),Ie("amount",a.amount,f,[1,u],g)),u>1&&u<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:f,change:x=>g(x.target.valueAsNumber)}),l("div",{class:"teg-buttons"},d))}function Hr({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},C(e,o.seats[0]),n.asked):null}function Lc({view:e,send:t},n){let o=ho(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[s]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>k(`act-${s}-${a+u}`,String(a+u),()=>t(L(e,s,a+u)),{class:"teg-main"}))))}function Tc({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=g=>t.pacts?.find(d=>d.number===g)?.text??`#${g}`,c=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),u=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},s.length>0&&l("div",{},l("p",{},l("b",{},o.joint),c&&`: ${p} → ${c}`),l("div",{class:"teg-buttons"},...s.map(g=>{let d=!!g[0];return k(`act-joint_decision-${d}`,d?o.joint_on:o.joint_stop,()=>n(L(t,"joint_decision",d)),{class:d?"teg-main":null})}))),...[...new Set(r.map(g=>g[0]))].map(g=>l("div",{},l("p",{},o.zone," ",l("small",{},i(g))),l("div",{class:"teg-buttons"},k(`zone-${g}-keep`,o.zone_keep,()=>n(at(t,u,"zone_decision",g,!0))),k(`zone-${g}-end`,o.zone_end,()=>n(at(t,u,"zone_decision",g,!1)))))),...a.map(([g])=>l("div",{},l("p",{class:"teg-hint"},i(g)),k(`act-open_joint_attack-${g}`,o.joint_open,()=>n(L(t,"open_joint_attack",g)),{class:"teg-wide-button"}))))}function Nc({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(L(e,a)),r=a=>{let{label:i}=e.forms[a];if(!mo(e,a)){let c=a==="request_card"?"teg-main":null;return k(`act-${a}`,i,s(a),{title:a===fo(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,ee("TEG-12.4")),k(`act-${a}`,i,s(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...o.map(r))}function zc(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=o.open??i>0,p=n.people??[];return l("section",{class:"teg-card teg-pacts"},k("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>s({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(u=>Ic(e,u,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(u=>Rc(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&Hc(e,t))))}function Wr(e,t){return l("span",{class:"teg-pair"},...t.map(n=>C(e,n)))}function qc(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function Ic({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:qc(e,s.breakable_by??[]),c=i.find(p=>t.breaking===`${a}/${p}`);return l("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},Wr(e,s.seats),l("span",{},s.text," ",ee(s.clause)),Pc(e,s,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((p,u)=>k(u?`break-${a}-${p}`:`break-${a}`,l("span",{},i.length>1&&C(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},C(e,c),r.break_sure),k(`break-${a}-yes`,r.yes,()=>o(at(e,c,"announce_break",a)),{class:"teg-danger"}),k(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Pc(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${s.broken_by} `,C(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,C(e,r),`${e.seats[r]?.name}.`)}function Rc({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),c=(p,u)=>()=>t(at(e,u,p,s));return l("li",{"data-proposal":s},Wr(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&k(`accept-${s}`,l("span",{},C(e,a),o.accept),c("accept_pact",a)),i(a)&&k(`decline-${s}`,l("span",{},C(e,a),o.decline),c("decline_pact",a)),i(r)&&k(`withdraw-${s}`,l("span",{},C(e,r),o.withdraw),c("withdraw_proposal",r))))}var Dc=12;function Hc({view:e,register:t,arrange:n,send:o},s){let r=k("offers",s.propose,()=>o(bs(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},s.no_offers));let g=[...new Set(a.offers.map(m=>m.kind))],d=[...new Set(a.offers.filter(m=>m.kind===i).map(m=>m.partner))],f=a.offers.find(m=>m.kind===i&&m.partner===c),x=f?.terms??[],v=Ir(f,u),y=f&&v?L(e,f.verb,f.partner,...v):null,b=(m,w)=>m.map(_=>({value:_,text:w(_)}));return l("div",{class:"teg-offer"},F("offer-kind",s.offer_kind,b(g,m=>Rn(e.lang,"pact",m)),i,m=>n({kind:m,partner:"",first:"",terms:""}),s.choose),F("offer-partner",s.offer_partner,b(d,m=>m),c,m=>n({partner:m,first:"",terms:""}),s.choose),x.length>Dc&&F("offer-first",s.offer_first,b([...new Set(x.map(m=>String(m[0])))].sort((m,w)=>m.localeCompare(w,"es")),m=>m),p,m=>n({first:m,terms:""}),s.offer_all),(!f||x.some(m=>m.length>0))&&F("offer-terms",s.offer_terms,x.map((m,w)=>({value:String(w),text:Pr(m),begins:String(m[0])})).filter(m=>!p||m.begins===p).sort((m,w)=>m.text.localeCompare(w.text,"es")),u,m=>n({terms:m}),s.choose),l("div",{class:"teg-buttons"},k("offer-send",s.send_offer,()=>o(y),{class:"teg-main",disabled:!y}),k("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Vc({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${s.secret_whose} `,C(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},s.secret),r,k("private",s.secret_show,()=>n(ne),{class:"teg-cover"}));let a=(...i)=>n(L(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},s.secret),r,l("h5",{},s.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},s.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},st(i.symbol),l("b",{},i.country),l("small",{},Rn(e.lang,"symbol",i.symbol)),i.bonus&&k(`bonus-${i.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},s.no_cards),...t.exchanges.map((i,c)=>k(`exchange-${c}`,`${s.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),k("cover",s.secret_hide,o,{class:"teg-cover"}))}function Bc(e,t,n){let o=I(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[l("p",{},a(s))]:[],...r.map(([,i,c,p])=>l("p",{},`${o.shared} `,C(e,i),`${e.seats[i]?.name} · ${c}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},o.blocked))]:[],...Fc(t,e,n).map(i=>l("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function Wc(e,t,n,o){let s=Mt(e,n,o),r=I(t.lang);return s?s.refusal?[l("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${s.damage}`))]:[]}function Fc(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var Fr={start:{choice:{...Or},register:{...Rr},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:Dr(_c),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Mt(e,fn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:Dr(zc),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:kc,depends:({view:e})=>e.situation},secret:{draw:Vc,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=Nr(t,n.choice),s={...Rr,open:n.register.open},r=o.missile?$t(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=Lr(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=jr(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=oe(e.menu,t),s=n??t.target;return G(o)==="attack"&&s!==null&&ge(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:vc,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:Vr(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return zr(e.view,t.choice,fn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],["card",s.cards,n],["exchange",s.exchanges,o]],facts(e,t,n){let{board:o,view:s}=e;return{lines:Bc(s,o,n),instead:Wc(o,s,fn(e,t),n)}}};var Gc={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[Uc(e,t)]};function Uc({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},C(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function Yc({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),o.length?l("ul",{class:"teg-hand"},...o.map(Kc)):l("p",{class:"teg-hint"},t.no_cards)]}function Kc({name:e,symbol:t,label:n,bonus:o}){return l("li",{},st(t),l("b",{},e),l("small",{},n),o>0&&l("span",{class:"teg-gain"},`+${o}`))}function Qc({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>l("span",{title:n.weapons[s]},st(s));return D(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([s,r])=>l("li",{},...Array.isArray(s)?s.map(o):[s],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var Gr=ao(Gc,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:Ue(Yc),pack:{draw:Qc,depends:({view:e})=>e.cards}}});var ke={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},Ur=["attack","strike_air","strike_sea","fire"],Xc=["build"],[vo,Qr,ko]=[0,1,2],_o={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},Yr=new WeakMap;function hn(e){let t=Yr.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=T(e),s=Object.keys(ke).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},c=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=d=>c.includes(d)?p[c.indexOf(d)]:null,g=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:ke[r]?u(ke[r]):null,most:g}})});return Yr.set(e.view,{secret:e.secret,orders:s}),s}var wo=e=>[...new Set(e)].filter(t=>t!==null);function xn(e,t){return wo(hn(e).filter(n=>n.source===t).map(n=>n.verb))}function Qe(e,t){let{source:n}=t,o=xn(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(w=>o.includes(w))??o[0];if(n===null||!s)return null;let r=hn(e).filter(w=>w.verb===s&&w.source===n),a=t.about[s],i=w=>wo(w.map(_=>_.about)).sort((_,M)=>_-M),c=i(r).includes(a),p=wo((c?r.filter(w=>w.about===a):r).map(w=>w.target)),u=p.includes(t.target??-1)?t.target:null,g=u===null?r:r.filter(w=>w.target===u),d=i(g),f=d.includes(a)?a:d[0]??null,x=g.filter(w=>w.about===f),v=Math.max(0,...x.map(w=>w.most)),y=Math.min(Math.max(t.amounts[s]??(Xc.includes(s)?1:1/0),Math.min(1,v)),v),b=x.length>0&&(!p.length||u!==null),m={verb:s,source:n,target:u,targets:p,about:f,abouts:d,amount:y,most:v,done:b};return{...m,load:Zc(e,t,m)}}function Zc({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(y=>y.source===s&&(o==="march"||y.vehicle===r)),c=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?vo:(r??0)+1]??0),u=e.troop_size??1,g=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),d=Math.min(n.aboard,g),f=i?.goods??[],x=f.flatMap(([y,b])=>{let m=Math.min(n.cargo[y]??0,b);return m?[[y,m]]:[]}),v=u*d+x.reduce((y,[b,m])=>y+c[b]*m,0);return{room:p,used:v,troops:g,aboard:d,goods:f,cargo:x,sizes:c}}var yo=({board:e},t)=>e.countries[t].name,Kr=(e,t,n)=>T(e).names[t]?.[n??-1]?.[0]??"?";function St(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,c=yo(e,o),p=s===null?"":yo(e,s),u=ke[n]&&Kr(e,ke[n],r),g=(i?.cargo??[]).map(([f,x])=>[Kr(e,"good",f),x]),d=(...f)=>L(e.view,n,...f);switch(n){case"attack":return d(c,p,a);case"strike_air":case"strike_sea":return d(c,p,u,a);case"fire":return d(u,c,p);case"march":return d(c,p,g,a);case"carry":return d(c,p,u,a,i?.aboard??0,g);case"upgrade":return d(c,u);default:return d(c,u,a)}}function $o(e,t){return t?.length?L(e.view,"end_turn",t.map(n=>yo(e,n))):null}function Xr(e){return(T(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Mo(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function Zr({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,c]=t[s],p=Math.floor(a*i/4)+c,u=Math.max(0,p-n[r]),g=u>o[r],d=Math.min(g?a-1:a,Math.ceil(4*o[r]/i)),f=g?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:g,lost:d,destroyed:f}}function Jr({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let c=o.includes(a)?0:Math.min(i,e[s][a]),p=s===ko?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[s-1][r]-p)}}var Jc=e=>!!T(e).menu.end_turn&&!hn(e).length,Te=(e,t)=>t.chosen??(Jc(e)?[]:null),So=e=>({source:e,target:null,aboard:0,cargo:{}}),Oo=(e,t)=>({...e,...So(t)});function ea(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=Te(e,t);if(r)return{local:s?{...t,chosen:Eo(r,n)}:t};let a=Qe(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:St(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:Oo(t,n===t.source?null:n)};if(!a)return{local:t};let i=Ur.find(u=>hn(e).some(g=>g.verb===u&&g.source===a.source&&g.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=Ur.includes(a.verb)?a.verb:"attack",p=ke[c]?a.about??0:null;return{local:t,message:St(e,{...a,verb:c,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Eo=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function ta(e,t,n){let{menu:o}=T(e),s=Qe(e,t);if(n==="Escape")return{local:{...Oo(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:Te(e,t)??[]}};if(n==="Enter"){let r=Te(e,t);return{local:t,message:r?$o(e,r):St(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function na(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!T(e).menu.end_turn)return{..._o,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Oo(t,null),a=Qe(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function oa(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:eu(e,t)},r=Te(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=Qe(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...s,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return s}function eu(e,t){let{view:n}=e,o=Te(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Mo(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:Co(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function Co({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function sa({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var bn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},aa=["armoury","airfield","shipyard"],[nu,ou]=[.55,.9];function su({planes:e=[],ships:t=[],levels:n=[]},o,s){return[["plane",e[o]],["ship",t[o]],["wall",n[0]?.[o]],...s<ou?[]:aa.map((a,i)=>[a,n[i+1]?.[o]])].filter(([,a])=>a>0)}function ia(e,t,n,o,s){let r=Pt(o,s),a=Math.max(8.4,r.least/o),i=.7*Math.max(a*.95,r.least/o),c=o>=nu,p=Object.fromEntries(Object.keys(bn).map(g=>[g,[]])),u=[];return e.countries.forEach(({label:[g,d],name_pos:[,f]},x)=>{let v=su(t,x,o),y=v.map(([,_])=>a+(c&&_>1?a*.1+i*String(_).length:0)+1.5),b=f>d+3?-1:1,m=d+b*(r.grown+2.6+a/2),w=g-y.reduce((_,M)=>_+M,0)/2;v.forEach(([_,M],O)=>{let E=[w+a/2,m];p[_].push(...He(bn[_]).map(j=>j.map(([A,z])=>[E[0]+A*a/20,E[1]+z*a/20]))),c&&M>1&&u.push({at:[w+a+.6,m],text:String(M)}),w+=y[O]})}),[...ru(e,t,r,o),...["plane","ship","wall",...aa].flatMap(g=>[ra(`${g}-under`,p[g],e,o,!0),ra(g,p[g],e,o,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:u.map(g=>g.at[0]),y:u.map(g=>g.at[1]),text:u.map(g=>g.text),textposition:"middle right",textfont:{family:le,weight:700,size:Math.max(a*o*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function ra(e,t,n,o,s){let r=s?Math.max(2.6*o,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...te(t),fill:"toself",hoveron:"fills",fillcolor:s?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function ru(e,t,n,o){let s=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[vo][i]??0)/Math.max(t.armies[i],1):0;return c>0?[au(a,n.grown+1.5/o,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...J(s),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*o,3.4)),r("war-free",e.palette.covered,Math.max(2.4*o,2))]}function au([e,t],n,o){let s=Math.max(3,Math.round(28*o));return Array.from({length:s+1},(r,a)=>{let i=2*Math.PI*o*(a/s);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Ot=["troop","plane","ship"],Ao=["wall","armoury","airfield","shipyard"];function Et(e,t=""){let n=N("path",{d:bn[e],fill:"currentColor"});return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var ca=(e,t)=>t.map(([n,o])=>`${o} ${e.things?.good[n]}`).join(", "),Ne=({board:e},t)=>t===null?"":e.countries[t].name,iu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Oe(e,t,()=>{if(!T(e).menu.end_turn)return[Ee(e,t)];let n=Te(e,e.local);return n?xu(e,n,t):[...uu(e,t),mu(e),hu(e)]})};function lu({view:e}){let t=H(e.lang),n=Ot.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[l("span",{title:e.things?.aim[s]},Et(Ot[s]),l("b",{},o))]:[]))}function cu({view:e,send:t}){let n=H(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?l("div",{class:"teg-buttons"},...o.map(([r,a])=>k(`routine-${r}`,`${s[r]} (${a})`,()=>t(ms(e,r))))):null}function uu(e,t){let{view:n,local:o,patch:s}=e,r=H(n.lang),a=Qe(e,o),i=xn(e,o.source),c=T(e).forms,p=n.owner.flatMap((u,g)=>u===n.viewer&&xn(e,g).length?[g]:[]);return[lu(e),cu(e),jo(e,"source",t.source,p,o.source,u=>s(So(u)),t),o.source===null&&l("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>k(`verb-${u}`,c[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?pu(e,a,t):[]]}function jo(e,t,n,o,s,r,a){let i=o.map(c=>({value:String(c),text:Ne(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es"));return F(t,n,i,s===null?"":String(s),c=>r(c===""?null:Number(c)),a.choose)}function pu(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=H(o.lang),{names:c,forms:p}=T(e),u=ke[t.verb],g=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",d=St(e,t),f=x=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:x}});return[l("p",{class:"teg-hint"},t.targets.length?g?i.aim:i.where:i.here),t.targets.length>0&&jo(e,"target",n.target,t.targets,t.target,x=>r({verb:t.verb,target:x}),n),u&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(x=>k(`${u}-${x}`,c[u]?.[x]?.[1]??String(x),()=>r({verb:t.verb,about:{...s.about,[t.verb]:x}}),{"aria-pressed":String(x===t.about)}))),gu(e,t),t.most>1&&l("div",{},...Ge(t.amount,[1,t.most],f,n)),t.load&&fu(e,t,t.load),du(e,t),l("div",{class:"teg-buttons"},k(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(d),{class:"teg-main",disabled:!d}))]}function gu({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return l("p",{class:"teg-hint"},`${H(e.lang).each_costs} ${ca(e,c)}`)}function du({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=H(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:g,conquered:d,lost:f,destroyed:x}=Zr(e,n,o,s);return l("p",{class:`war-forecast ${d?"war-good":""}`},l("b",{},d?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${d?">":"≤"} ${a.defence.toLowerCase()} ${g}. `,`${a.lose} ${f}, ${a.loses} ${x}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=Jr(e,t==="strike_air"?Qr:ko,n,o,s);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function fu(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:c}){let{view:p,local:u,patch:g}=e,d=H(p.lang);if(!s&&!a.length)return null;let f=v=>i.find(([y])=>y===v)?.[1]??0,x=(v,y,b,m,w,_)=>l("li",{},l("span",{},y,l("small",{},` /${m}`)),l("b",{},b),k(`${v}-less`,"−",()=>_(b-1),{disabled:b<1,"aria-label":`${v} −1`}),k(`${v}-more`,"+",()=>_(b+1),{disabled:b>=m||o+w>n,"aria-label":`${v} +1`}),k(`${v}-most`,"⇥",()=>_(Math.min(m,b+Math.floor((n-o)/w))),{disabled:b>=m||o+w>n,"aria-label":`${v} max`}));return l("div",{class:"war-load"},l("h5",{},`${d.cargo}: `,l("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&x("aboard",d.aboard,r,s,p.troop_size??1,v=>g({aboard:v})),...a.map(([v,y])=>x(`cargo-${v}`,p.things?.good[v],f(v),y,c[v],b=>g({cargo:{...u.cargo,[v]:b}})))))}function mu({view:e,secret:t,send:n}){return t||e.viewer===null?null:l("div",{class:"war-locked"},l("p",{class:"teg-hint"},H(e.lang).locked),k("look",H(e.lang).show,()=>n(ne),{class:"teg-wide-button"}))}function hu({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},k("end",H(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function xu(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=H(o.lang),c=o.next_troops?.[o.viewer??-1]??0,p=Mo(c,t),u=Xr(e),g=(s?.delivery??[]).filter(v=>o.owner[v]===o.viewer),d=$o(e,t),f=v=>r({chosen:v}),x=o.owner.flatMap((v,y)=>v===o.viewer&&!t.includes(y)?[y]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},u.length>1&&k("deliver-borders",i.borders,()=>f(u[0])),u.length>0&&k("deliver-all",i.all,()=>f(u[u.length-1])),g.length>0&&k("deliver-before",i.before,()=>f(g))),jo(e,"source",n.place,x,null,v=>v!==null&&f([...t,v]),n),l("ul",{class:"teg-list"},...t.map((v,y)=>l("li",{},l("span",{},Ne(e,v)),l("b",{},`+${p[y]}`),k(`drop-${v}`,"×",()=>f(Eo(t,v)),{"aria-label":`${Ne(e,v)} ×`})))),l("div",{class:"teg-buttons"},o.phase==="orders"&&k("back-to-orders",i.back,()=>r({chosen:null})),k("act-end_turn",i.end_now,()=>a(d),{class:"teg-main",disabled:!d}))]}var bu={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=H(n.lang);return t===null?D(o.place,l("p",{class:"teg-hint"},o.look)):D(o.place,l("p",{class:"war-name"},C(n,n.owner[t]),l("b",{},Ne(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),yu(e,t))}};function wu({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...Ao.map((a,i)=>e.levels?.[i][t]??0)],r=[...Ot.slice(1),...Ao];return l("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[l("span",{},Et(r[i],o[i]),l("b",{},a))]:[]))}function yu(e,t){let{view:n}=e,o=H(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Ot.flatMap((c,p)=>{let[u,g]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let d=u-g;return[l("tr",{},l("th",{scope:"row"},Et(c),` ${n.things?.aim[p]}`),l("td",{},l("b",{},u)),l("td",{},d>0&&`${d} ${o.busy}`))]}),a=Ao.flatMap((c,p)=>{let u=n.levels?.[p][t]??0;return u?[l("tr",{},l("th",{scope:"row"},Et(c),` ${n.things?.installation[p]}`),l("td",{},l("b",{},u)),l("td",{},o.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},o.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),vu(e,t))}function vu(e,t){let{view:n,secret:o}=e,s=H(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=Co(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${s.stock}: `,i.length?ca(n,i):s.no_stock)}function ku(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=H(n.lang),i=sa(e),c=(o.delivery??[]).map(p=>Ne(e,p)).join(", ");return[o.objective&&l("h5",{},t.objective),o.objective&&l("p",{class:"teg-objective"},o.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>k(`good-${p}`,l("span",{},`${n.things?.good[p]} `,l("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var _u=(e,t)=>({...t,secret:H(e.lang).lock_title,secret_show:H(e.lang).show}),la=Ue(ku),$u={draw:(e,t)=>la.draw(e,_u(e.view,t)),depends:e=>[la.depends(e),e.local.good]},Mu={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},k("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),H(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(o=>l("li",{},o))))},Su={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=H(n.lang),r=l("p",{},l("b",{},Ne(e,o.source))," → ",l("b",{},Ne(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],g=o.destroyed.flatMap((d,f)=>d?[`${d} ${u[f]}`]:[]);return D(s.last,r,l("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${g.join(", ")||s.none}.`),ee("WAR-9.8"))}let c=o.kind==="land_attack",p=c?0:o.unit;return D(s.last,r,l("p",{class:"war-fight"},Et(Ot[p]),l("b",{},o.sent),` ${s.sent} · `,l("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),ee(c?"WAR-6.3":"WAR-9.5"),o.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},ua={start:{..._o},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:iu,place:bu,secret:$u,goals:Mu,battle:Su},renew:(e,t)=>({local:na(e,t)}),click:ea,key:ta,marks:oa,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[wu(e,n)]}),keys:"keys_wargame",stays:!0,traces:ia};var Ou={teg:Fr,tgm:Gr,reconquista:$r,wargame:ua,eggar:hr};function wn(e){return Ou[e??""]??xr}var Eu=350;function Lo(e,t,n){if(!n)return;e.hidden=!1;let o=t.getBoundingClientRect(),[s,r]=[n.x-o.left,Math.min(Math.max(n.y-o.top,0),o.height)],a=Math.min(Math.max(s-e.offsetWidth/2,4),o.width-e.offsetWidth-4),i=r>o.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function pa({card:e,frame:t},n,o,s){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(d,f=Eu)=>{c(),r=o.group(d),r?.classList.add("teg-lit"),i=setTimeout(()=>u(d),f)},u=d=>{a=d;let{board:f,view:x}=n(),v=K(x)?x:null,y=v?s(d):{};if(!y)return;let{lines:b=[],instead:m=[]}=y,w=m.length?m:[Au(f,v,d)];e.replaceChildren(...Cu(f,v,d),...b,...w);let _=o.pixel(f.countries[d].label);Lo(e,t,_)};return{point:p,hide:c,again:()=>a>=0&&u(a)}}function ga(e,t,n){if(t&&t.owner[n]>=0)return C(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:o}})}function Cu(e,t,n){let{name:o,continent:s}=e.countries[n],r=I(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},o),l("small",{},e.continents[s]?.name??"")),l("p",{},ga(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function Au(e,t,n){let o=I(t?.lang??"es");return l("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>l("span",{},ga(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&l("b",{},` ${t?.armies[s]}`))))}function da(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},c),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},c),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function fa(e,t,n){let o=null,s=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?s(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&o&&n(c.apart/o.apart,o,c),o=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function ba(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var ju=new Set(["x","y","fillcolor","line.color","line.width"]),Lu=new Set(["x","y","text","textposition"]),Tu=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function wa(e,t,n,o,s){let r=o.traces.map((a,i)=>{let c=n[a],p=e.querySelector(`.trace${c.uid}`),u=Object.keys(o.update).filter(g=>o.update[g][i]!==void 0);return p&&Nu(t[a],c,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Nu(e,t,n,o,s){let r=c=>o.every(p=>c.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(ju))return()=>To(t,n,s);if(t.mode==="text"&&r(Lu))return()=>No(e,t,n,s);let i=n.querySelectorAll(".point");return t.mode==="markers+text"&&r(Tu)&&i.length===t.x.length?()=>Iu(e,t,n,i):null}function To(e,t,n){let o=zu(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(N("g")).appendChild(N("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=N("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function zu({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var qu={left:"end",center:"middle",right:"start"},ma=1.3,_e=(e,t)=>Array.isArray(e)?e[t]:e;function ha({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:_e(o,a),size:_e(s.size,a),color:_e(s.color,a)}]:[])}var xa=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function No(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=y=>{let b=y.text.split("<br>"),[m,w]=[o.x(y.x),o.y(y.y)],_={fontFamily:s,fontSize:`${y.size}px`,fontWeight:r,fontStyle:a,fill:y.color,whiteSpace:"pre"},M=(b.length-1)*ma+1,O=N("text",{x:m,y:w,"text-anchor":qu[y.place.split(" ")[1]],style:_});return b.length===1?O.textContent=y.text:O.append(...b.map((E,j)=>N("tspan",{class:"line",x:m,y:w,dy:`${j*ma}em`},E))),N("g",{class:"textpoint",transform:`translate(0,${y.size*(.75-M/2)})`},O)},c=n.querySelector(".text");if(!c)return;let[p,u]=[ha(e),ha(t)],g=[...c.children],d=new Map(g.length===p.length?p.map((y,b)=>[xa(y),g[b]]):[]),f=u.map(y=>d.get(xa(y))),x=new Set(f);for(let y of g)x.has(y)||y.remove();let v=c.firstElementChild;u.forEach((y,b)=>{let m=f[b]??i(y);m===v?v=v.nextElementSibling:c.insertBefore(m,v)})}function Iu(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:c},p)=>({point:{fill:_e(i.color,p),stroke:_e(i.line.color,p),strokeWidth:`${_e(i.line.width,p)}px`},number:{fontSize:`${_e(c.size,p)}px`,fill:_e(c.color,p)}}),a=(i,c,p)=>{for(let u of Object.keys(p))p[u]!==c[u]&&(i.style[u]=p[u])};o.forEach((i,c)=>{let[p,u]=[r(e,c),r(t,c)];a(i,p.point,u.point),a(s[c],p.number,u.number),e.text[c]!==t.text[c]&&(s[c].textContent=t.text[c])})}function ya(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=N("rect",{width:t,height:n,style:{fill:o}});return N("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Pu(a,s)))}function Pu(e,t){let n=N("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>N("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&To(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Ru(e,t)),o.endsWith("text")&&No({...e,text:[]},e,n,t),n}function Ru({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let g={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[N("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:c,style:g})]})}var Du=1500,Hu=600,Vu=640,Bu={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function ka(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,c=0,p=!1,u=!1,g,d=va([1,1],Ce()),f,x=Promise.resolve(),v=b=>{let[m]=b.points??[],{uid:w=""}=s[m?.curveNumber]??{};if(w===nn)return m.pointNumber;let _=sr.exec(w);return _?Number(_[1]):-1},y={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Ce(),type(b){t=b,a=""},look(b){b.times===y.window.times&&b.left===y.window.left&&b.top===y.window.top||(y.window=b,y.onZoom())},reveal(b){r&&y.look(nr(r,y.window,b))},async draw(b,m,w,_,M){e.style.aspectRatio=`${b.width} / ${b.height}`;let O=(c||=e.clientWidth)||Vu,E=y.window,j=(M.drawing??rr)(b,m,w,E.times*O/b.width,M.traces,t).map(ba),A=`${O} ${_} ${E.times} ${E.left} ${E.top}`,z=r===b&&s.length===j.length&&a===A,P=z?lr(s,j):null,U=ar(b,_,O,E),R=async()=>{g??=await n(),await g.react(o,j.map(Wu),U,Bu),p=!1,u||y.take()};if(await x,i.signal.aborted)return;clearTimeout(f);let Xe=s,fe=r===null;[s,r,a]=[j,b,A],d=va([O/b.width,U.height/b.height],E),!u&&y.sketch(ya(j,U,d))||P&&wa(o,Xe,j,P,d)?p=!0:!z||p&&P?await R():P&&await g.restyle(o,P.update,P.traces),p&&(f=setTimeout(async()=>{let Je=f;g??=await n(),f===Je&&!i.signal.aborted&&(x=R())},u?Du:Hu)),fe&&y.listen(M)},sketch(b){return e.querySelector(".teg-sketch")?.remove(),b&&e.append(b),b!==null},take(){if(u=!0,y.sketch(null),i.signal.aborted)return y.purge();o.on("plotly_hover",b=>{let m=v(b);m>=0&&y.onHover(m)}),o.on("plotly_unhover",()=>y.onLeave())},listen(b){window.addEventListener("mousedown",m=>{if(!e.contains(m.composedPath()[0]))return;m.shiftKey&&(m.stopPropagation(),m.preventDefault());let w=y.at(m),_=y.window,M=y.point(m),O=_.times>1&&M&&!(b.drag&&w>=0),E=A=>{let z=e.getBoundingClientRect(),P=(r?.width??0)/_.times/z.width,[U,R]=[m.clientX-A.clientX,m.clientY-A.clientY];r&&Math.hypot(U,R)>=8&&y.look(Zn(r,_,U*P,R*P))};O&&!m.button&&window.addEventListener("mousemove",E);let j=A=>{window.removeEventListener("mousemove",E);let z=Math.hypot(A.clientX-m.clientX,A.clientY-m.clientY)<8;w>=0&&z&&y.onClick(w,A),w>=0&&!z&&!O&&y.onDrag(w,y.at(A))};m.button||window.addEventListener("mouseup",j,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",m=>{let w=y.point(m);!(m.ctrlKey||m.metaKey)||!r||!w||(m.preventDefault(),m.stopPropagation(),y.look(Ae(r,y.window,Math.exp(-m.deltaY/250),w)))},{capture:!0,passive:!1,signal:i.signal}),da(e,i.signal,m=>{let w=y.at(m);return w>=0&&y.onHold(w),w>=0},()=>y.onLeave()),fa(e,i.signal,(m,w,_)=>{let[M,O]=[y.point(w),y.point(_)];r&&M&&O&&y.look(Zn(r,Ae(r,y.window,m,O),M[0]-O[0],M[1]-O[1]))})},resized(b){return!b||Math.abs(b-c)<1?!1:(c=b,!0)},pixel([b,m]){if(!r)return null;let w=e.getBoundingClientRect();return{x:w.left+(b-d.window.left)*d.unit[0],y:w.top+(m-d.window.top)*d.unit[1]}},at(b){let m=y.point(b);return m&&r?r.countries.findIndex(w=>as(w.polygons,m)):-1},point({clientX:b,clientY:m}){if(!r)return null;let w=e.getBoundingClientRect();return[d.window.left+(b-w.left)/d.unit[0],d.window.top+(m-w.top)/d.unit[1]]},group(b){return e.querySelector(`.tracec${b}`)},purge(){i.abort(),clearTimeout(f),u&&g.purge(o)}};return y}function va([e,t],n){let o=[e*n.times,t*n.times],s=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:o,window:n,x:s(n.left,o[0]),y:s(n.top,o[1])}}function Wu(e){return structuredClone(e)}var Fu=12,_a=(e,t)=>e.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});function zo(e,t){let n=I(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=Uu(e,t,n),{once:a,conquest:i}=e,c=(u,g)=>[l("b",{},_a(u,t)),` ${g}. `],p=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:g,height:d})=>l("span",{title:u},l("i",{style:{height:d}}),l("small",{},g)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function Gu({left:e}){let t=Math.max(Math.ceil(e.length/Fu),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function Uu(e,t,n){let o=Gu(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${_a(i,t)}`,span:c,height:`${Math.max(i/s*100,2)}%`}})}var $a={draw:({view:e,odds:t},n)=>t&&D(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...zo(t,e.lang)),depends:({odds:e})=>e};var qo={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Yu=Object.keys(qo);function Ma({battle:e,last:t},n){let[o,s,r]=qo[n]??qo.quick;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function Ct(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function yn(e,t){let n=Ct(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Me(e,"action"):null}}var Sa={draw:Ku,depends:({view:e,pace:t})=>[t,yn(e,t.auto).pauses,Ct(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function Ku({view:e,now:t,pace:n,pause:o,setSpeed:s,send:r},a){if(!e.seats.some(p=>p.bot))return null;let{pauses:i}=yn(e,n.auto),c=p=>p==="end"&&e.people?.length?"until_mine":`until_${p}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),k("pause",l("span",{},ie(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),o,{class:!i&&Ct(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:p=>s(p.target.value)},...Yu.map(p=>l("option",{value:p,selected:p===n.speed},a[p])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>k(`until-${p}`,a[c(p)],()=>r(Me(t(),p)),{disabled:!Ct(e)}))))}function Oa({view:e,pace:t}){if(t.speed==="at_once"||!Ct(e)||e.step<e.steps||e.last.target===null)return null;let o=e.news.filter(s=>s.step===e.step).slice(0,2).map(s=>l("p",{},s.seat!==null&&C(e,s.seat),s.text));return o.length?l("div",{},...o):null}var Qu=2e3,Xu=15,Ea=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function Io(e,t,n){let o=t.length===2?"arrows":"marks",s=c=>t.every((p,u)=>c[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(c=>!s(c));return kn({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function Zu(e,t,n){let o=t.trim();if(typeof e.say!="object")return kn({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return kn({...e,say:Object.keys(a).length?a:""})}var vn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",kn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Ca={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,p]=[vn(r.say,a),vn(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],g=({target:f})=>f.value.trim()!==c&&t(rt(e,Zu(r,f.value,a))),d=l("textarea",{"data-key":"say",rows:2,maxlength:Qu,"aria-label":s.comment,change:g,focus:()=>n.auto&&e.goes_on&&o()});return d.textContent=c,l("div",{class:"teg-note"},p&&l("p",{},l("b",{},p)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:s.draw_how},c?s.comment_change:s.comment_add),d),u.length>0&&k("wipe",s.wipe,()=>t(rt(e,kn({...r,arrows:[],marks:[]}))))))}};function Aa(e){let t=N("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>N("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([c,p])=>`${c.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(s.arrows??[]).map(([u,g,d="good"])=>o(d,It(e,n(u),n(g)),"drawn-arrow")),p=(s.marks??[]).map(([u,g="good"])=>o(g,[De(e.countries[n(u)].label,Xu)],"drawn-mark"));t.replaceChildren(...p,...c)}}}function ja(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let p=d=>[...new Set([c,t(d)])].filter(f=>f>=0),u=d=>o(p(d),Ea(d)),g=d=>{d.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",g,!0),t(d)>=0?s(p(d),Ea(d)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",g,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function Ju(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function ep({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,c=x=>x===null?null:l("span",{},C(t,x),t.seats[x].name),p=(x,v)=>v.length>0&&l("span",{},l("b",{},`${x}: `),...Ju(v).flatMap(([y,b],m)=>[`${m?"; ":""}${b.map(w=>e.countries[w].name).join(", ")} (`,c(y),")"]),". "),u=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([x,v],y)=>[y?", ":"",c(x),` ${v}`]),"."),g=(x,v)=>v&&l("p",{},l("b",{},`${x}: `),v),d=[p(n.since_lost,o),p(n.since_won,s),u],f=D(n.since,d.some(Boolean)&&l("p",{},...d),g(n.cards,a),g(n.pacts,i));return f.classList.add("teg-since"),f}var La={draw:ep,depends:({view:e})=>e.since};function Ta(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var tp={timeline:{draw:op,depends:({view:e})=>[e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Sa,lines:As,note:Ca,hint:{draw:sp,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,o.curtain&&n===null]},banner:{draw:ap,depends:({view:e})=>[e.over,e.seats]},turn:{draw:ip,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:La,refusal:{draw:lp,depends:({refusal:e})=>e},odds:$a,battle:{draw:cp,depends:({view:e})=>e.battle},seats:{draw:up,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:gp,depends:({view:e})=>e.news}};function Na(e,t=!1){let n=null,o=[],s={...tp,places:Ps()},r=a=>{let i=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:a.sections[g]??s[g],drawn:""}),c=(t?[]:a.side).map(i),p=(t?["news"]:[...a.below,"places"]).map(i),u=(t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(i);e.timeline.replaceChildren(...u.map(g=>g.slot)),e.side.replaceChildren(...c.map(g=>g.slot)),e.below.replaceChildren(...p.map(g=>g.slot)),n=a,o=[...u,...c,...p]};return a=>{a.game!==n&&r(a.game);let i=I(a.view.lang);for(let c of o){let p=c.section.steady?[]:[a.view.line,a.view.step],u=JSON.stringify([a.view.lang,...p,c.section.depends(a)]);c.drawn!==u&&(c.drawn=u,np(c.slot,c.section.draw(a,i)))}}}function np(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function op({view:e,send:t},n){let{step:o,steps:s,lang:r}=e,a=e.memory,i=(u,g,d,f)=>k(u,ie(g),()=>t(Y(e,f)),{title:d,"aria-label":d,disabled:Y(e,f)===null}),c=l("output",{class:"teg-counter"},`${o}/${s}`),p=l("input",{type:"range","data-key":"position","aria-label":n.position,min:0,max:s,value:o,input:u=>c.textContent=`${u.target.value}/${s}`,change:u=>t(Y(e,u.target.valueAsNumber))});return l("div",{class:"teg-timeline"},a&&l("span",{class:"teg-group"},i("first","first",n.first_step,0),i("back","back",n.back,o-1),i("forward","forward",n.forward,o+1),i("last","last",n.last_step,s)),a&&p,a&&c,e.undoing!=="off"&&l("span",{class:"teg-group"},k("undo",`↶ ${n.undo}`,()=>t(Ht(e)),{disabled:!e.undo,title:"U"}),a&&k("redo",`↷ ${n.redo}`,()=>t(Vt(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(u=>k(`lang-${u}`,u,()=>t(u===r?null:Cs(u)),{"aria-pressed":String(u===r)}))))}function sp({view:e,hint:t,secret:n,game:o,send:s},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||o.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},k("hint",r.advice_ask,()=>s(ws(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function rp(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=In.includes(s??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:i=>n(ys(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},s),...In.map(i=>l("option",{value:i,selected:i===s},o[i])))}function ap({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},C(e,i),e.seats[i].name))),l("span",{},o),s.length>0&&l("h5",{},t.objectives),...s.map(([i,c])=>l("p",{},C(e,i),`${e.seats[i].name}: ${c}`)))}function ip({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",o&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>l("li",{},l("b",{},s.armies),` ${s.source}`))))}function lp({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),k("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),ee(e.clause)):null}function cp({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=gs(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,c=(u,g)=>Ve(g[u],g.winner===u?"won":g.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},C(t,o.seat),e.countries[o.source].name),l("span",{}),l("span",{},C(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[c("attack",u),l("b",{class:"teg-versus"},u.winner?p[u.winner]:""),c("defence",u)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),o.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function up({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,c)=>c.length>i.length?c:i),a=[["",o.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?pp(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},C(e,c),i.name,c===e.first&&l("small",{title:o.first}," ①"),c===e.viewer&&l("small",{title:o.viewer}," ◂"),i.bot&&rp(e,c,n,o)),...r.map(([p,u])=>l("td",{title:u},s[c].find(g=>g[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>l("span",{},p))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>ie(i)?[l("span",{},ie(i),` ${c.toLowerCase()}`)]:[])))}function pp(e,t){let n=ie(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function gp({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>l("li",{class:o.step===e.step?"teg-new":null},o.seat===null?l("i",{class:"teg-dot teg-none"}):C(e,o.seat),l("span",{},o.text," ",ee(o.clause))))):l("p",{class:"teg-hint"},t.no_news))}function za(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}var At=4;function Ia(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+At+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+At:a.top-At-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+At),r.right-t.offsetWidth-At);Object.assign(t.style,{top:`${c-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(k("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...qa(r,a),...r.decisions.map(i=>l("section",{},...qa(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function qa({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let c=a.map(p=>l("li",{},`${i.other_reading}: ${p.text}`,p.option&&l("code",{},p.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${o}`},s),l("ul",{},...c)]}function Pa(e){let t={timeline:l("div",{class:"teg-top"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),o=l("div",{class:"teg-here",hidden:!0}),s=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(_,M)=>l("button",{type:"button","data-key":_},M),[p,u,g]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],d=l("div",{class:"teg-tools"},p,u,g),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),x=l("details",{class:"teg-whole"}),v=l("p",{class:"teg-keys"}),y=l("div",{class:"teg-frame"},n,e,o,i,a,d,r,s),b=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),m=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},m,b,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},y,f,t.timeline,t.below,x,v),t.side)),places:t,map:n,caption:f,events:x,busy:r,act:i,card:a,wide:p,closer:u,further:g,keys:v,frame:y,notice:m,said:b,here:o,heard:s}}var dp='data-still="teg_nb"';function Ra(e,t,n){let o=null,s="",r;return n.push(()=>{clearTimeout(r),o&&(o.style.display="")}),a=>{if(o?.isConnected||(o=fp(e)),!o||(o.style.display="none",a===s))return;let i=s==="";s=a,clearTimeout(r),i||(r=setTimeout(t,1500))}}function fp(e){let t=e.closest(".jp-OutputArea-child")?.previousElementSibling,n=t?.querySelector("img");return n&&decodeURIComponent(n.src).slice(0,400).includes(dp)?t:null}var mp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Da=2;function Ha(e,t,n){let o=mp[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let c=i.map(u=>{let[g,d]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[f,x]=[g*o[0]+d*o[1],Math.abs(g*o[1])+Math.abs(d*o[0])];return u!==t&&f>0&&x<=Da*f?Math.hypot(f,Da*x):1/0}),p=Math.min(...c);return p<1/0?i[c.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var hp=15e3,xp=250,Va=new Set(["undo","redo","step","level"]);function Ba(e,{root:t,notice:n,busy:o},s,r,a){let i,c,p=!1,u=0,g=!1,d=null,f=null,x=Array.from(crypto.getRandomValues(new Uint32Array(3)),E=>E.toString(36)).join("-"),v=`${x}!`,y=`${x}?`,b=()=>t.hasAttribute("data-busy"),m=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(m);let w=()=>{i=setTimeout(()=>{let E=M.presence();if(E==="busy"||p&&E!=="unknown")return w();m(),r.unanswered()},hp)},_=()=>{let E=I(s()?.lang),j=M.presence();t.dataset.kernel!==j&&(t.dataset.kernel=j),(j==="gone"||j==="away")&&m(),n.hidden=j!=="gone"&&j!=="away",Ln(n,n.hidden?"":E[j==="gone"?"kernel_gone":"kernel_away"]),Ln(o,j==="busy"&&!p?E.kernel_busy:E.busy)},M=Gt(e,_,a),O=(E,j)=>{if(E!==u)return;let A=j?.content?.execution_state;A==="idle"&&m(),p||=A==="busy",_(),r.freed()};return{names:{own:x,driver:v,aside:y},free:m,tell:_,busy:b,there:()=>n.hidden,send(E,j=x){if(!E||n.hidden&&(g||!b())&&r.goes(E))return;if(b()){g&&(d=E);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",E.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),xp),p=!1,g=j===v,g||(f=E);let A=++u;_(),w();let z=P=>O(A,P);M.send({...E,nonce:j},Object.assign(()=>{},{iopub:{status:z}}))},ask(E){M.send({...E,nonce:y})},write:M.write,kept(){let E=d;d=null;let{line:j,step:A}=s();return E&&Va.has(E.kind)?{...E,line:j,step:A}:E},keep(){let E=f!==null&&Va.has(f.kind);return E&&(d=f),E}}}var bp=250,wp=4,_n=1.5,Wa={page:11,class:18},yp=250;function Fa({model:e,el:t,board:n,part:o}){let s=[],r=Aa(n),a=Pa(r.svg),{root:i}=a;t.append(l("style",{},Qt),i);let c=null,p=null,u=null,g=wn(e.get("view")?.game),d=g.start,f="",x=0,v=ct(),y=Ia(i);i.append(y.box);let b=e.get("face")==="look";b&&(i.dataset.face="look"),i.style.setProperty("--teg-ratio",String(n.width/n.height));let m=ka(a.map,Wa.page,async()=>(await o("plotly")).default),w=Ra(t,()=>A.ask({kind:"still"}),s),_=Na(a.places,b),M=vp(e),O=()=>({board:n,view:g.shown?.(M(),c)??M(),secret:c}),E=()=>{p={code:"no_answer",clause:null,text:I(M().lang).no_answer},W()},j=za(e,M,h=>A.write(h),s),A=Ba(e,a,M,{freed:()=>et(),unanswered:E,goes:h=>j.goes(h)},s),{own:z,driver:P,aside:U}=A.names,{send:R}=A,Xe,fe=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),Ze=()=>fe().auto&&!!M()?.goes_on&&A.there(),Je=()=>Ze()&&fe().speed==="at_once",$n=h=>A.write(h),Po=()=>{let{pauses:h,message:$}=yn(M(),fe().auto);h===fe().auto&&$n({auto:!h}),h||R($)},et=()=>{if(clearTimeout(Xe),A.busy())return;let h=A.kept();if(h)return R(h);Ze()&&(i.setAttribute("data-going",""),!(!Mn||!Je()&&(nt||Tt))&&(Xe=setTimeout(()=>R(Me(M(),"action"),P),Ma(M(),fe().speed))))},tt=new Map,Ro=h=>{let $=g.fight?.(O(),d,h);if(!$||!A.there())return null;let S=jn=>n.countries[jn].name,[q,B]=[$.sources.map(S),S($.target)],ot=[...q,B].join();return tt.has(ot)||(tt.set(ot,null),A.ask(hs(M(),q,B))),tt.get(ot)??null},jt=h=>{h!==d&&(d=h,W())},Ga=h=>jt({...d,...h}),qe=h=>h?(h.refusal&&(p=h.refusal,W()),jt(h.local),R(h.message??null),!0):!1,Ua=()=>{c=null,W()},Do=()=>{p=null,W()},Lt=!1,nt=!1,Tt=!1,Mn=0,Ho=-1/0,Vo,W=()=>{if(nt||Lt)return;nt=!0;let h=Je()?Ho+yp-performance.now():0;h>0?Vo=setTimeout(Bo,h):queueMicrotask(Bo)},Bo=async()=>{if(!Tt){for(Tt=!0;nt&&!Lt;)nt=!1,await Ya();Tt=!1,!Lt&&(Ho=performance.now(),Ze()||i.removeAttribute("data-going"),et())}},Ya=async()=>{let h=M(),$=K(h)?h:null;A.tell(),Qa(I(h?.lang)),a.further.disabled=m.window.times===1,$&&Xa($),i.dataset.theme=v?"dark":"light";let S=$&&{...O(),way:x,odds:Ro(null),pace:fe(),now:M,game:g,local:d,refusal:p,hint:u,set:jt,patch:Ga,send:R,click:En,cover:Ua,dismiss:Do,pause:Po,setSpeed:Za};S&&_(S),await m.draw(n,$&&O().view,$?_p(Ta(g.marks(O(),d),$),u):kp,v,g),Wo(),Ja(S&&Oa(S),h),Cn(),Ka(),$&&Xo.show($),$&&(i.dataset.step=String($.step)),$&&w(`${$.line}/${$.step}/${$.steps}/${$.lang}`),i.dataset.seq=String(++Mn)},Wo=()=>{let h=b||!Fo().length?e.get("selected")??[]:[],{note:$={},lang:S}=M()??{};a.caption.textContent=[e.get("caption"),b&&vn($.say,S)].filter(Boolean).join(`
`),a.caption.hidden=!a.caption.textContent;let[q,B]=[e.get("marks")??[],e.get("arrows")??[]],ot={...$,marks:[...$.marks??[],...q,...h.map(jn=>[jn,"chosen"])],arrows:[...$.arrows??[],...B]};r.draw(ot,m.window)},Fo=()=>{let h=M();if(b||g.curtain||!K(h)||h.viewer===null)return[];let{source:$,target:S}=g.marks({...O(),secret:null},d);return $===null||!Object.values(h.menu).some(q=>q.some(B=>B[0]===$))?[]:[$,S].flatMap(q=>q===null?[]:[n.countries[q].name])},Go="",Ka=()=>{let h=Fo();h.join()!==Go&&(Go=h.join(),A.write({selected:h}))},Uo=()=>{let h=e.get("size")==="class"?"class":"page";i.dataset.size=h,m.type(Wa[h]),W()},Sn=[],Qa=h=>{if(Sn[0]===h&&Sn[1]===g)return;Sn=[h,g];let $=[["wide",a.wide],["zoom_in",a.closer],["zoom_out",a.further]];for(let[S,q]of $)q.title=h[S],q.setAttribute("aria-label",h[S]);i.setAttribute("aria-label",h.map),a.map.setAttribute("aria-label",h.walk),a.keys.textContent=`${h[g.keys??"keys"]} ${h.keys_map}`},Yo={line:"",step:-1},Xa=h=>{let{line:$,step:S}=Yo;if(Yo={line:h.line,step:h.step},$!==h.line||S===h.step)return;let q=h.news.filter(B=>B.step>Math.min(S,h.step-1));(q.length||a.said.firstChild)&&a.said.replaceChildren(...q.slice(-wp).map(B=>l("p",{},B.text)))},Za=h=>$n({speed:h}),Ja=(h,$)=>{a.act.hidden=!h,a.act.replaceChildren(...h?[h]:[]),h&&(i.dataset.beat=String($.step%2),Lo(a.act,a.frame,m.pixel(n.countries[$.last.target].label)))},Ko=()=>{A.free();let h=M();if(!K(h))return W();j.shown(),wn(h.game)!==g&&(g=wn(h.game),d=g.start);let $=ei(h);x=vs(h),tt=new Map,p=h.error??null,u&&(u.step!==h.step||u.seat!==h.viewer)&&(u=null),y.close(),se.hide(),qe(g.renew(O(),d)),$&&(g.curtain||g.stays)?R(ne):$&&!Je()&&A.ask(ne),W(),et()},Nt=!1,ei=h=>{let $=`${h.line}/${h.step}/${h.steps}/${h.viewer}`;if($===f)return!1;let S=c!==null&&c.seat===h.viewer;f=$;let q=h.people?.length===1;return Nt=(g.curtain?S||q:S&&(q||!!g.stays))&&h.viewer!==null&&!h.over,(!Nt||g.curtain)&&(c=null),Nt},ti=h=>{if(h?.nonce===U&&h.kind==="events")return Xo.hear(h);if(h?.nonce===U&&h.kind==="odds")return tt.set([...h.sources,h.target].join(),h),se.again(),W();if(h?.nonce===U&&h.kind==="private"&&c?.seat===h.seat&&h.step===M().step)return c=h,qe(g.renew(O(),d)),W();if(h?.nonce!==z&&h?.nonce!==P)return;A.free();let $=h.kind==="refused"&&h.code==="stale_step";if($&&h.nonce===P||$&&Ze()&&A.keep())return et();if(h?.kind==="clause")return y.show(h,I(M().lang));if(h?.kind==="refused"&&(p=h),h?.kind==="refused"&&h.nonce===P&&$n({auto:!1}),!Nt&&c?.step!==M().step&&(c=null),h?.kind==="private"){let S=M();c=h.step===S.step&&(S.people?.includes(h.seat)??!0)?h:null,qe(g.renew(O(),d))}else h?.kind==="hint"?u=h.step===M().step&&h.seat===M().viewer?h:null:h&&g.hear&&(d=g.hear(O(),d,h));W()};ze(e,"change:view",Ko,s),ze(e,"change:lines",W,s);for(let h of["auto","speed"])ze(e,`change:${h}`,W,s);for(let h of["caption","marks","arrows","selected"])ze(e,`change:${h}`,()=>Mn&&Wo(),s);ze(e,"change:size",Uo,s),ze(e,"change:window",()=>es(),s),ze(e,"msg:custom",ti,s);let se=pa(a,O,m,h=>{let $=Ro(h),S=g.facts?g.facts(O(),d,h):{};return $&&S?{...S,instead:zo($,M().lang)}:S}),On={country:-1,time:0},Qo=h=>{let[$]=e.get("selected")??[];A.write({selected:$===h?[]:[h]})},Xo=Rs(a.events,{view:()=>j.now(),ask:A.ask,go:(h,$)=>R(Y(M(),h,$))},s);i.addEventListener("click",h=>{let $=h.target,S=$.closest("[data-clause]");y.box.contains($)||y.close(),S&&(y.from(S),R(Es(S.dataset.clause??"")))});let En=(h,$=!1)=>{A.busy()||!K(M())||(p&&Do(),qe(g.click(O(),d,h,$)))};m.onClick=(h,$)=>{if($?.button)return;let S=performance.now(),q=h===On.country&&S-On.time<bp;if(On={country:h,time:S},!(q||A.busy()||!K(M()))){if(se.hide(),b)return Qo(n.countries[h].name);En(h,!!$?.shiftKey)}},m.onDrag=(h,$)=>{$<0||h===$||A.busy()||!K(M())||qe(g.drag?.(O(),d,h,$)??null)},m.onHover=h=>{se.point(h),g.hover&&K(M())&&jt(g.hover(O(),d,h))},m.onLeave=se.hide;let Zo=(h,$)=>R(rt(M(),Io(M().note,h.map(S=>n.countries[S].name),$)));ja(a.map,m.at,{may:()=>!b&&K(M())&&M().memory,over:(h,$)=>r.draw(h.length?Io(M().note,h.map(S=>n.countries[S].name),$):M().note,m.window),done:Zo},s),m.onHold=h=>se.point(h,0),Ls(i,(h,$)=>$===a.map&&oi(h)?!0:K(M())&&si(h.key,h.shiftKey)),Ut(i,s);let Q=-1,zt=-1,Cn=()=>{let h=Q<0?null:m.pixel(n.countries[Q].label);if(a.here.hidden=!h||i.querySelector(".teg-map:focus")===null,!h)return;let $=a.frame.getBoundingClientRect();Object.assign(a.here.style,{left:`${h.x-$.left}px`,top:`${h.y-$.top}px`})},ni=h=>{Q=h,m.reveal(n.countries[h].label),Cn(),se.point(h);let $=O().view,S=I($.lang),q=[n.countries[h].name,Xt(O(),g,h,S),Hn(g.marks(O(),d),h,S)];a.heard.textContent=q.filter(Boolean).join(". ")},oi=({key:h,shiftKey:$})=>{if(!K(M()))return!1;if(h.startsWith("Arrow")&&!$){let S=g.marks(O(),d),q=[S.source,...S.legal,...S.targets,0].find(B=>B!==null)??0;return ni(Q<0?q:Ha(n,Q,h)),!0}if((h==="Enter"||h===" ")&&Q>=0)return b?Qo(n.countries[Q].name):En(Q,$),!0;if((h==="*"||h===">")&&Q>=0&&M().memory){let S=h===">"&&zt<0;return S||Zo(h==="*"||zt===Q?[Q]:[zt,Q],"good"),zt=S?Q:-1,!0}return!1},An=!1;a.map.addEventListener("pointerdown",()=>An=!0,{capture:!0}),a.map.addEventListener("focus",()=>{An?i.focus({preventScroll:!0}):Cn()}),a.map.addEventListener("blur",()=>{a.here.hidden=!0,se.hide()});let Jo=()=>setTimeout(()=>An=!1);window.addEventListener("pointerup",Jo,!0),s.push(()=>window.removeEventListener("pointerup",Jo,!0));let si=(h,$)=>{let S=j.now();if(h==="Escape"&&y.close())return!0;if(h==="+"||h==="="||h==="-")return m.look(Ae(n,m.window,h==="-"?1/_n:_n)),!0;if(h==="Home")return m.look(Ce()),!0;if(!S.memory&&h.startsWith("Arrow")||b&&!h.startsWith("Arrow"))return!1;let q=S.branches.length-1;if(h==="ArrowLeft")R(Y(S,$?_s(S):S.step-1));else if(h==="ArrowRight"&&$)R(Y(S,$s(S)));else if(h==="ArrowRight")R(ks(S,x));else if(h==="ArrowUp"||h==="ArrowDown"){let B=h==="ArrowDown";q<0?R(Y(S,B?S.steps:0)):x=Math.min(Math.max(x+(B?1:-1),0),q),W()}else if(h.toLowerCase()==="u")R(Ht(S));else if(h.toLowerCase()==="r"&&S.memory)R(Vt(S));else if(h.toLowerCase()==="p"&&S.seats.some(B=>B.bot))Po();else return qe(g.key(O(),d,h));return!0};a.wide.addEventListener("click",()=>i.classList.toggle("teg-wide")),m.onZoom=()=>{se.hide(),W();let{times:h,left:$,top:S}=m.window;`${e.get("window")}`!=`${[h,$,S]}`&&A.write({window:[h,$,S]})};let es=()=>{let[h,$,S]=e.get("window")??[1,0,0];m.look({times:h,left:$,top:S})};a.closer.addEventListener("click",()=>m.look(Ae(n,m.window,_n))),a.further.addEventListener("click",()=>m.look(Ae(n,m.window,1/_n)));let ri=Kt(()=>{v=ct(),W()}),ts=new ResizeObserver(()=>m.resized(a.map.clientWidth)&&W());return ts.observe(a.map),s.push(ri,()=>ts.disconnect(),()=>clearTimeout(Xe),()=>clearTimeout(Vo),se.hide,m.purge),i.tegPixel=h=>{let $=n.countries.findIndex(S=>S.name===h);return $<0?null:m.pixel(n.countries[$].label)},t.tegPixel=i.tegPixel,Uo(),(e.get("window")?.[0]??1)!==1&&es(),Ko(),()=>{Lt=!0,s.forEach(h=>h())}}function vp(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=K(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}var kp={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function _p(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function ze(e,t,n,o){e.on(t,n),o.push(()=>e.off(t,n))}function nm(e){return(e.model.get("face")in Dn?Is:Fa)(e)}export{nm as render};
