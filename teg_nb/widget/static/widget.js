function l(e,t={},...n){let s=document.createElement(e);return oo(s,t,n),s}function N(e,t={},...n){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return oo(s,t,n),s}function oo(e,t,n){for(let[s,o]of Object.entries(t))typeof o=="function"?e.addEventListener(s,o):s==="style"?Object.assign(e.style,o):o===!0?e.setAttribute(s,""):o!==!1&&o!==null&&o!==void 0&&e.setAttribute(s,String(o));for(let s of n)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function rt(e,t){e.textContent!==t&&(e.textContent=t)}function k(e,t,n,s={}){return l("button",{type:"button","data-key":e,...s,click:n},t)}function G(e,t,n,s,o,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>o(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===s},i.text))))}function Pe(e,t,n,[s,o],r){let a=p=>Math.min(Math.max(Math.round(p),s),o),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:s,max:o,value:n,change:i});return ui(c,()=>c.valueAsNumber||n,p=>c.value=String(a(p)),i),c}var ci=8;function ui(e,t,n,s){e.addEventListener("wheel",o=>{o.ctrlKey||o.metaKey||!o.deltaY||(o.preventDefault(),n(t()-Math.sign(o.deltaY)),s())},{passive:!1}),e.addEventListener("pointerdown",o=>{if(o.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-o.clientX+o.clientY-p.clientY)/ci);a||=u!==0,a&&n(r+u)},c=()=>{e.removeEventListener("pointermove",i),a&&s()};e.setPointerCapture(o.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}var pi=["round","seat","kind","text","counts"],Re=new Map;function Pt(e){let t=Re.get(e)??gi(e);return Re.delete(e),Re.set(e,t),Re.size>4&&Re.delete(Re.keys().next().value),t}async function gi(e){let t=Uint8Array.from(atob(e),s=>s.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function De(e,t,n){let s=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],o=[];for(let u=s.find(d=>d.name===n)??s[0],g=1/0;o.unshift({name:u.name,to:g}),u.of!==null;)g=Math.min(g,u.from??0),u=s.find(d=>d.name===u.of)??s[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of o)for(let g of[e.rows[u.name],t.rows[u.name]]){if(!g?.text?.length)continue;r.first<0&&(r.first=g.first);let d=Math.min(g.text.length,u.to+1-g.first);if(!(d<=0)){a.at(-1)?.name!==u.name&&a.push({from:g.first,name:u.name});for(let f of pi)for(let h=0;h<d;h++)r[f].push(g[f][h])}}r.first=Math.max(r.first,0);let i=u=>a.filter(g=>g.from<=u).at(-1)?.name??"main",c=new Map(o.map(u=>[u.name,u.to])),p=s.filter(u=>!c.has(u.name)&&u.of!==null&&(u.from??0)<=(c.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:o[o.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}function J(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[s,o]of n)t.x.push(s),t.y.push(o)}return t}function te(e){return J(e.map(t=>[...t,t[0]]))}function lo(e,[t,n]){return e.some(s=>{let o=!1;for(let r=0,a=s.length-1;r<s.length;a=r++){let[i,c]=s[r],[p,u]=s[a];c>n!=u>n&&t<(p-i)*(n-c)/(u-c)+i&&(o=!o)}return o})}function Nn([e,t],[n,s],o=7.4){let r=Math.max(Math.hypot(n-e,s-t),1),[a,i]=[(n-e)/r,(s-t)/r],c=Math.max(r-o-2,8),[p,u]=[c-9,c-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[c,0],[u,6.4],[p,2.6],[5,1.4]].map(([d,f])=>[e+d*a-f*i,t+d*i+f*a])}function Rt(e,t,n,s){let o=e.countries[t].label,r=e.countries[n].label,a=r[0]-o[0],i=co(e,a);return i?[Nn(o,[r[0]+i,r[1]],s),Nn([o[0]-i,o[1]],r,s)]:[Nn(o,r,s)]}function He([e,t],n,s=32){return Array.from({length:s},(o,r)=>{let a=2*Math.PI*r/s;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function co(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var ro=new WeakMap;function di(e,t,n){let s=ro.get(e)??new Map;ro.set(e,s);let o=`${Math.min(t,n)}/${Math.max(t,n)}`;return s.has(o)||s.set(o,fi(e,t,n)),s.get(o)}function fi(e,t,n){let s=mi(e.countries[t].polygons,e.countries[n].polygons);if(s.length>1){let[r,[a,i]]=ao(s);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(ao))}function mi(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),s=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),o=[];for(let r of e){let a=r.map((p,u)=>s.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let c=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(c=[r[u]]),c.push(r[(u+1)%r.length]),qn(c)>qn(o)&&(o=c))}}return o}var qn=e=>e.slice(1).reduce((t,[n,s],o)=>t+Math.hypot(n-e[o][0],s-e[o][1]),0);function ao(e){let t=qn(e)/2,[[n,s],o,[r,a]]=[-5,0,5].map(c=>hi(e,t+c)),i=Math.hypot(r-n,a-s)||1;return[o,[(r-n)/i,(a-s)/i]]}function hi(e,t){for(let n=1;n<e.length;n++){let[[s,o],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-s,a-o);if(t<=i){let c=Math.max(t,0)/(i||1);return[s+c*(r-s),o+c*(a-o)]}t-=i}return e[e.length-1]}function uo(e,t,n,s=11){let[o,r]=[s/2,s*.18];return di(e,t,n).flatMap(([[a,i],[c,p]])=>[-r,r].map(u=>{let[g,d]=[a+u*c,i+u*p];return[[g-o*p,d+o*c],[g+o*p,d-o*c]]}))}function po(e,t){return t.slice(1).flatMap((n,s)=>{let o=e.countries[t[s]].label,r=e.countries[n].label,a=co(e,r[0]-o[0]);return a?[zn(o,[r[0]+a,r[1]]),zn([o[0]-a,o[1]],r)]:[zn(o,r)]})}function zn([e,t],[n,s],o=.14,r=12){let[a,i]=[(e+n)/2,(t+s)/2-o*Math.hypot(n-e,s-t)];return Array.from({length:r+1},(c,p)=>{let u=p/r,[g,d,f]=[(1-u)**2,2*u*(1-u),u**2];return[g*e+d*a+f*n,g*t+d*i+f*s]})}function go([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([o,r])=>[e+n*o,t+n*r])}function Ve(e,[t,n]=[0,0]){let s=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],o=[],[r,a,i]=[0,0,""],c=[0,0];for(let p=0;p<s.length;){/[a-zA-Z]/.test(s[p])&&(i=s[p++]);let u=i===i.toLowerCase(),g=x=>(u?x:0)+Number(s[p++]),d=x=>o[o.length-1].push([t+x[0],n+x[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[g(r),g(a)],o.push([[t+r,n+a]]),i=u?"l":"L";continue}let[h,v]=[r,a],[w,y]=c;if(c=f==="Q"?[g(h),g(v)]:f==="T"?[2*h-w,2*v-y]:[h,v],f!=="V"&&(r=g(h)),f!=="H"&&(a=g(v)),f!=="Q"&&f!=="T"){c=[r,a],d([r,a]);continue}for(let x=1;x<=6;x++){let b=x/6,[_,M,O]=[(1-b)**2,2*b*(1-b),b**2];d([_*h+M*c[0]+O*r,_*v+M*c[1]+O*a])}}return o}function fo(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function mo(e,t){let n=[...e].sort((o,r)=>r-o),s=[...t].sort((o,r)=>r-o);return Array.from({length:Math.max(n.length,s.length)},(o,r)=>({attack:n[r]??null,defence:s[r]??null,winner:r<n.length&&r<s.length?n[r]>s[r]?"attack":"defence":null}))}var In=11,io=1.8;function Dt(e,t=In){let n=o=>Math.min(Math.max(o*e,t),io*t),s=Math.min(Math.max(7.4*e,.75*t),.9*io*t);return{least:t,disc:s,grown:s/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function A(e,t){let{color:n="transparent",ink:s,sign:o=[]}=e.seats[t]??{},r=o.length&&N("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},N("path",{d:`M${o.join("L")}Z`,fill:s}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function ee(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Me(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function D(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function Be(e,t,n,s){return e===null?l("span",{class:"teg-die"}):N("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},N("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:s,"stroke-width":.16}),...fo(e).map(([o,r])=>N("circle",{cx:o,cy:r,r:.4,fill:s})))}var xi={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},xo={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function ie(e){let t=xi[xo[e]??e];return t?N("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},N("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var ho={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function at(e){return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},N("path",{d:ho[xo[e]??e]??ho.joker,fill:"currentColor"}))}function L(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Ht(e,t,n,s){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:s}}function Vt(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function it(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function bo(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function wo(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function yo(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function vo(e){return{kind:"offers",line:e.line,step:e.step}}function ko(e){return{kind:"hint",line:e.line,step:e.step}}function _o(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Pn=["easy","normal","hard"];function lt(e,t,...n){return t===e.viewer&&t===e.to_move?L(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Y(e,t,n=e.line){let s=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,o=Math.min(Math.max(Math.round(t),0),s);return n===e.line&&o===e.step||Number.isNaN(o)?null:{kind:"go",line:n,step:o}}function $o(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Mo(e,t){let n=e.branches[t];return n?Y(e,n.step,n.line):Y(e,e.step+1)}function So(e){return Math.max(0,...Eo(e).filter(t=>t<e.step))}function Oo(e){return Math.min(e.steps,...Eo(e).filter(t=>t>e.step))}function Eo({line:e,lines:t}){let n=[],s=e;for(let o=1/0;s;){let r=o;n.push(...t.filter(i=>i.of===s&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===s);o=a?.from??0,s=a?.of}return n}function Bt(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function Wt(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Co(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Rn(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Ao(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var le={kind:"private"};function Ft(e,t){return{kind:"look",seat:e.seats[t].name}}function Se(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function jo(e){return{kind:"clause",name:e}}function Lo(e){return{kind:"lang",lang:e}}function K(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var bi=80;function ct(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function wi({view:e,way:t,send:n},s){let{lines:o,line:r,branches:a}=e,i=o.find(d=>d.name===r);if(!i||o.length<2&&!e.restore)return null;let c=d=>o.find(f=>f.name===d),p=yi(),u=d=>f=>{d&&d.of!==null&&p.open(f,ct(d,s),[vi,ki,_i].map(h=>h(e,d,n,s)))},g=d=>n(Y(e,1/0,d.target.value));return l("div",{class:"teg-lines"},o.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},s.line),l("select",{"data-key":"line",change:g,contextmenu:u(i)},...o.map(d=>l("option",{value:d.name,selected:d.name===r},`${ct(d,s)} · ${d.end}`)))),i.of!==null&&l("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:u(i)},"⋯"),e.restore&&k("restore",`↶ ${s.restore}`,()=>n(Ao(e))),a.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":s.ways},l("span",{class:"teg-label"},s.ways),...a.map((d,f)=>k(`way-${d.line}`,l("span",{},d.seat===null?null:A(e,d.seat),l("b",{},ct(c(d.line)??i,s)),d.text&&` ${d.text}`),()=>n(Y(e,d.step,d.line)),{"aria-current":f===t?"true":null,contextmenu:u(c(d.line))}))),p.box)}function yi(){let e=null,s=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{s.hidden=!s.contains(r.relatedTarget)}});return{box:s,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,s.setAttribute("aria-label",a),s.replaceChildren(l("b",{},a),...i),s.hidden=!1;let c=s.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,c-s.offsetWidth),0);Object.assign(s.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),s.focus({preventScroll:!0})}}}function vi(e,t,n,s){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":s.line_title,maxlength:bi,value:t.title}),a=i=>{i.preventDefault(),n(Co(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},s.rename))}function ki(e,t,n,s){return k("promote",s.promote,()=>n(Rn(e,"promote",t.name)),{title:s.promote_what})}function _i(e,t,n,s){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},s.delete),l("p",{},s.delete_sure),k("delete-yes",s.delete_yes,()=>n(Rn(e,"delete",t.name))))}var To={draw:wi,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var No=6;function Gt({height:e,label:t,head:n,draw:s,pick:o,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[p,u,g,d]=[0,-1,!1,e],f=()=>{g=!1;let y=Math.max(0,Math.floor(i.scrollTop/d)-No),x=Math.min(p,Math.ceil((i.scrollTop+i.clientHeight)/d)+No);for(let[b,_]of c)b>=y&&b<x||(_.remove(),c.delete(b));for(let b=y;b<x;b++){let _=c.get(b);_||(_=s(b),_.classList.add("teg-roll-row"),_.setAttribute("role","row"),_.setAttribute("aria-rowindex",String(b+1)),_.dataset.row=String(b),_.style.top=`${b*d}px`,c.set(b,_),a.append(_)),_.getAttribute("aria-selected")==="true"!=(b===u)&&_.setAttribute("aria-selected",String(b===u))}},h=()=>{g||(g=!0,requestAnimationFrame(f))},v=()=>{if(u<0||!i.clientHeight)return;let y=n?.offsetHeight??0,[x,b]=[u*d,i.clientHeight-y-d];(x<i.scrollTop||x>i.scrollTop+b)&&(i.scrollTop=Math.max(0,x-b/2))};i.addEventListener("scroll",h),i.addEventListener("click",y=>{let x=y.target.closest(".teg-roll-row");x&&o(Number(x.dataset.row))}),i.addEventListener("keydown",y=>{if(y.target!==i||y.ctrlKey||y.metaKey||y.altKey)return;let x=Math.max(1,Math.floor(i.clientHeight/d)-1),b={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:x,PageUp:-x,Home:-1/0,End:1/0}[y.key];b!==void 0&&(y.preventDefault(),y.stopPropagation(),r(b))});let w=new ResizeObserver(()=>{v(),h()});return w.observe(i),{root:i,fill(y,x=1){p=y,d=Math.round(e*x),i.style.setProperty("--teg-entry",`${d}px`),i.setAttribute("aria-rowcount",String(y)),a.style.height=`${y*d}px`;for(let b of c.values())b.remove();c.clear(),h()},show(y){y!==u&&(u=y,v(),f())},stop:()=>w.disconnect()}}var $i=24;function Mi(e,t,n,s){let o=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,p=t.line_of(c),[u,g]=[t.text[i],t.seat[i]],d=t.note(c);(n.seat<0||g===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||d||c===0)&&(t.round[i]!==a&&(a=t.round[i],o.push({kind:"round",step:c,seat:-1,line:p,text:a>0?`${s.round} ${a}`:s.beginning})),(u||d?.glyph)&&o.push({kind:"entry",step:c,seat:g,line:p,text:d?.glyph?`${u} ${d.glyph}`:u}),d?.say&&o.push({kind:"note",step:c,seat:-1,line:p,text:d.say}));for(let h of r(c)){let w=e.rows[h.line.name]?.text.find(Boolean)??"";o.push({kind:"way",step:c+1,seat:-1,line:h.line.name,text:`${ct(h.line,s)} (${c+1}–${h.line.end})${w&&`: ${w}`}`})}}return o}function Ut(e){let t=[],n=null,s=null,o=[],r={step:0,line:""},a={seat:-1,kind:""},i=null,c=b=>{let{kind:_,step:M,text:O,seat:S}=t[b],C=l("span",{class:"teg-at",role:"gridcell"},_==="entry"?M:""),j=_==="way"?"↳ ":_==="note"?"✎ ":"",R=_==="entry"&&(S<0?l("i",{class:"teg-dot teg-none"}):A(n,S));return l("div",{class:`teg-item teg-item-${_}`,title:O},C,l("span",{role:"gridcell"},R,j,O))},p=b=>t[b]&&e(t[b].step,t[b].line),u=()=>{let b=-1;for(let[_,M]=[0,t.length-1];_<=M;){let O=_+M>>1;t[O].step<=r.step?[b,_]=[O,O+1]:M=O-1}for(;b>0&&t[b].kind!=="entry";)b--;return b},d=Gt({height:$i,label:"",draw:c,pick:p,move:b=>{if(!s)return;let _=Math.min(Math.max(r.step+b,s.first),s.end);e(_,s.line)}}),f=l("select",{"data-key":"events-seat"}),h=l("select",{"data-key":"events-kind"}),v=()=>{!n||!s||!i||(a.seat=f.value===""?-1:Number(f.value),a.kind=h.value,t=Mi(n,s,a,i),d.root.hidden=!t.length,w.hidden=t.length>0,d.fill(t.length,Number(getComputedStyle(d.root).getPropertyValue("--teg-type"))||1),d.show(-1),d.show(u()))};for(let b of[f,h])b.addEventListener("change",v);let w=l("p",{class:"teg-hint",hidden:!0}),y=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},f,h),d.root,w),x=(b,_)=>{let M=[f.value,h.value],O=new Set(Object.values(b.rows).flatMap(S=>S.kind));f.replaceChildren(l("option",{value:""},_.every_seat),...b.seats.map((S,C)=>l("option",{value:C},S.name))),h.replaceChildren(l("option",{value:""},_.every_kind),...Object.entries(b.kinds).filter(([S])=>O.has(S)).map(([S,C])=>l("option",{value:S},C))),[f.value,h.value]=M,f.setAttribute("aria-label",_.seats),h.setAttribute("aria-label",_.kind_of),d.root.setAttribute("aria-label",_.events),w.textContent=_.no_news};return{root:y,wait(b){d.root.hidden=!0,w.hidden=!1,w.textContent=b.busy},tell(b,_,M,O){let S=[b,_,M,O];S.every((C,j)=>C===o[j])||(o=S,(n!==b||i!==O)&&x(b,O),n=b,i=O,s=De(b,_,M),v())},show(b,_){r={step:b,line:_},d.show(u())},stop:d.stop}}var Si=new Set(["restarting","autorestarting","terminating","dead"]);function Yt(e,t,n){let s=()=>e.widget_manager?.kernel,o=s(),r=o?.statusChanged?o:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||Si.has(r.status)||s()?.id!==r.id),c=()=>{i(),t()};for(let u of["statusChanged","connectionStatusChanged","disposed"])r?.[u]?.connect(c),n.push(()=>r?.[u]?.disconnect(c));let p=async u=>{if(i())return t();try{await u()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(u,g)=>{p(()=>e.send(u,g))},write(u){for(let[g,d]of Object.entries(u))e.set(g,d);p(()=>e.save_changes())}}}var Oi=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function Kt(e,t){let n=s=>{let o=s.composedPath(),r=o.slice(0,o.indexOf(e)+1),a=!s.ctrlKey&&!s.metaKey;for(let i of r)for(let c of Oi)i.toggleAttribute(c,a&&i===o[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function zo(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let s=n.target;n.altKey||s.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&s.matches("button, summary")||t(n,s)&&n.preventDefault()})}var Ei=24;function qo(e){let t=null,n=null,s=[],o=0,r=l("div",{class:"teg-entry teg-entry-head",role:"row"}),a=(...u)=>u.map(g=>l("span",{role:"gridcell"},g)),i=u=>{let{first:g,round:d,seat:f,kind:h,text:v}=n,w=t,y=f[u]<0?"":l("span",{},A(w,f[u]),w.seats[f[u]].name);return l("div",{class:"teg-entry",title:v[u]},...a(g+u,d[u],y,w.kinds[h[u]]??h[u],v[u]))},c=u=>n&&e(Math.min(Math.max(u,n.first),n.end),n.line),p=Gt({height:Ei,label:"",head:r,draw:i,pick:u=>c((n?.first??0)+u),move:u=>c(o+u)});return{root:l("div",{class:"teg-log"},p.root),tell(u,g,d,f){let h=[u,g,d,f];h.every((v,w)=>v===s[w])||(s=h,t=u,n=De(u,g,d),r.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(v=>l("span",{role:"columnheader"},v))),p.root.setAttribute("aria-label",f.log),p.fill(n.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(o-n.first))},show(u){o=u,p.show(u-(n?.first??0))},stop:p.stop}}var[We,Qt]=[1e3,100],Io=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Ci(e,t){let n=r=>+(We*r/Math.max(e.length-1,1)).toFixed(2),s=r=>+(Qt*(1-r/Math.max(t,1))).toFixed(2),o=`M0 ${s(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(o+=`H${n(r)}V${s(e[r])}`);return`${o}H${We}`}function Po(e,t,n){let s={d:e,"stroke-dasharray":Io[n%Io.length]};return[N("path",{...s,class:"teg-halo"}),N("path",{...s,class:"teg-line-of",stroke:t})]}function Ro(e){let t=null,n=null,s=[],o=0,[r,a]=["",""],i=l("div",{class:"teg-races"}),c=l("div",{class:"teg-standing","aria-live":"off"}),p=l("div",{class:"teg-race",tabindex:0,role:"slider"},i,c),u=[],g=[],d=b=>Math.round(Math.min(Math.max(b,n?.first??0),n?.end??0)),f=b=>n&&e(d(b),n.line),h=()=>Math.max((n?.text.length??1)-1,1),v=b=>{let _=b.currentTarget.getBoundingClientRect();f((n?.first??0)+(b.clientX-_.left)/_.width*h())},w=b=>{let[_,{counts:M}]=[t,n],O=_.seats.length,S=_.seats.map((z,H)=>M.map(q=>q[b*O+H]??0)),C=S.reduce((z,H)=>H.reduce((q,$e)=>Math.max(q,$e),z),1),j=l("div",{class:"teg-cursor"});u.push(j);let R=l("div",{class:"teg-plot",pointerdown:z=>{z.button||(R.setPointerCapture(z.pointerId),v(z))},pointermove:z=>R.hasPointerCapture(z.pointerId)&&v(z)},N("svg",{viewBox:`0 -2 ${We} ${Qt+4}`,preserveAspectRatio:"none","aria-hidden":"true"},N("path",{class:"teg-grid",d:`M0 ${Qt}H${We}M0 ${Qt/2}H${We}M0 0H${We}`}),...S.flatMap((z,H)=>Po(Ci(z,C),_.seats[H].color,H))),j,l("b",{class:"teg-most"},C));return l("figure",{},l("figcaption",{},_.measures[b][1]),R)},y=()=>{u=[];let b=t,{measures:_}=b;i.replaceChildren(..._.map((M,O)=>w(O)),_.length?"":l("p",{class:"teg-hint"},a)),g=b.seats.map(()=>l("b")),c.replaceChildren(...b.seats.map((M,O)=>{let S=N("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Po("M0 4H26",M.color,O));return l("span",{},S,A(b,O),`${M.name} `,g[O])})),p.setAttribute("aria-label",r),p.setAttribute("aria-valuemin",String(n?.first)),p.setAttribute("aria-valuemax",String(n?.end))},x=()=>{if(!t||!n)return;let b=t,_=Math.min(Math.max(o-n.first,0),n.text.length-1);for(let O of u)O.style.left=`${100*_/h()}%`;let M=n.counts[_]??[];p.setAttribute("aria-valuenow",String(n.first+_)),g.forEach((O,S)=>rt(O,b.measures.map((C,j)=>M[j*b.seats.length+S]??0).join(" · ")))};return p.addEventListener("keydown",b=>{if(b.ctrlKey||b.metaKey||b.altKey||!n)return;let _={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[b.key];_!==void 0&&(b.preventDefault(),b.stopPropagation(),f(Math.min(o,n.end)+_))}),{root:p,tell(b,_,M,O){let S=[b,_,M,O];S.every((C,j)=>C===s[j])||(s=S,t=b,n=De(b,_,M),r=`${O.race}: ${b.measures.map(C=>C[1]).join(", ")}`,a=O.race_secret,y(),x())},show(b){o=b,x()},stop:()=>{}}}var Fe={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function ut(e){let t=o=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[o]])),[n,s]=[t("es"),t("en")];return o=>o==="en"?s:n}var P=ut(Fe.all),oe=ut(Fe.eggar),V=ut(Fe.wargame),ji={symbol:ut(Fe.symbol),pact:ut(Fe.pact)},Dn=(e,t,n)=>ji[t](e)[n]??n;function pt(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let o of[e,t]){if(o.classList.contains("dark")||o.dataset.theme==="dark")return!0;if(o.classList.contains("light")||o.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Xt(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{t.disconnect(),s.removeEventListener("change",e)}}var Zt=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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

  .teg-below,
  .teg-whole {
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

.teg-since span > span {
  white-space: nowrap;
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

.teg-tops {
  display: contents;
}

.teg-tops > :not(.teg-slot-note, .teg-slot-hint) {
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
  display: flex;
  gap: 3px;
  margin-left: auto;
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

.teg :is(.teg-icon, .war-sign) {
  display: inline-block;
}

.teg-icon {
  width: calc(12px * var(--teg-type));
  height: calc(12px * var(--teg-type));
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

.teg-buttons > .teg-ask {
  flex: 1 1 auto;
}

.teg-buttons > .teg-ask[open] {
  flex-basis: 100%;
}

.teg-buttons > .teg-ask > summary {
  min-height: 26px;
  padding: 3px 8px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
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
.teg h5,
.teg .teg-card > summary {
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

.teg .teg-card > summary {
  margin: 0;
  cursor: pointer;
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
  width: calc(14px * var(--teg-type));
  height: calc(14px * var(--teg-type));
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
  width: calc(34px * var(--teg-type));
  height: calc(34px * var(--teg-type));
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

/* Where it is cut, it fades: there is more. */
.teg-news ol {
  max-height: calc(204px * var(--teg-type));
  margin: 0;
  padding: 0 0 14px;
  overflow: auto;
  list-style: none;
  mask-image: linear-gradient(#000 calc(100% - 16px), transparent);
  font-size: calc(12px * var(--teg-type));
}

.teg-news li {
  display: grid;
  grid-template-columns: calc(20px * var(--teg-type)) minmax(0, 1fr);
  align-items: baseline;
  padding: 2px 0;
  color: var(--teg-soft);
}

.teg-news li > .teg-dot {
  align-self: start;
  margin-top: 1px;
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
  width: calc(18px * var(--teg-type));
  height: calc(18px * var(--teg-type));
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
  width: calc(14px * var(--teg-type));
  height: calc(14px * var(--teg-type));
}

.teg-values b {
  margin-left: 4px;
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
  width: calc(13px * var(--teg-type));
  height: calc(13px * var(--teg-type));
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

.teg-whole > .teg-events {
  margin-top: 6px;
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
  grid-template-columns: calc(44px * var(--teg-type)) minmax(0, 1fr);
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
  color: var(--teg-ink);
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
`;var Hn={timeline:Ut,table:qo,race:Ro};function Do({model:e,el:t,film:n,part:s}){let o=[],{write:r}=Yt(e,()=>{},o),a=null,i="",c=(y,x)=>{r({...x!==e.get("line")&&{line:x},...y!==e.get("step")&&{step:y}})},p=Hn[e.get("face")](c),u=l("p",{class:"teg-caption","aria-live":"polite"}),g=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,u);t.append(l("style",{},Zt),g),Kt(g,o);let d=()=>{!a||i!==e.get("film")||(p.tell(a,e.get("tail"),e.get("line"),P(a.lang)),g.dataset.size=e.get("size")??"page",u.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step"))},h=async y=>{let x=e.get("film");[a,i]=[await Pt(y),x],d()},v=(y,x)=>{e.on(y,x),o.push(()=>e.off(y,x))};v("change:step",f);for(let y of["line","tail","caption","size"])v(`change:${y}`,d);v("change:film",async()=>h(await s("film")));let w=()=>{g.dataset.theme=pt()?"dark":"light"};return w(),o.push(Xt(w),p.stop),h(n),()=>o.forEach(y=>y())}function Vn({source:e,target:t,legal:n,targets:s},o,r){return o===e?r.is_source:o===t?r.is_target:s.includes(o)?r.is_aim:n.includes(o)?r.is_legal:""}function Jt({view:e},t,n,s){if(t.stands)return t.stands(e,n);let o=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,p])=>`${e.seats[c].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?s.nobody:s.unknown);return[o>=(e.owner[n]<0?1:0)?`${a}, ${o} ${o===1?s.army:s.armies.toLowerCase()}`:a,...r].join("; ")}function Ho(){let e=!1,t,n=o=>o.game.marks(o,o.local),s=()=>{let{board:o,view:r,game:a,click:i}=t,c=P(r.lang),p=n(t),u=!!a.stands;return o.countries.flatMap(({name:g,continent:d},f)=>{let[h,v]=[Jt(t,a,f,c),Vn(p,f,c)];return u&&!h&&!v?[]:[l("tr",{class:v?"teg-marked":null},l("th",{scope:"row"},k(`place-${f}`,g,()=>i(f))),l("td",{},o.continents[d]?.name??""),l("td",{},r.owner[f]>=0&&!u?A(r,r.owner[f]):null,h),l("td",{},v))]})};return{depends:o=>{if(!e)return!1;let r=P(o.view.lang);return[o.board.countries.map((a,i)=>Jt(o,o.game,i,r)),o.view.owner,n(o)]},draw:(o,r)=>{t=o;let a=[r.place,r.region,r.stands,r.marks].map(p=>l("th",{scope:"col"},p)),i=l("tbody",{},...e?s():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?s():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}function Vo(e,{view:t,ask:n,go:s},o){let r=e,a=l("summary",{"data-key":"events"}),i=Ut(s);o.push(i.stop),r.append(a,i.root);let c="",p="",u=null,g=d=>{let f=P(d.lang);if(a.textContent=f.events,!r.open)return;let h=JSON.stringify([d.lang,d.line,d.steps,d.lines,d.memory,!!d.over,d.memory?0:d.step]);h!==p&&(p=h,n({kind:"events",have:c})),u?i.tell(u.film,u.tail,d.line,f):i.wait(f),i.show(d.step,d.line)};return r.addEventListener("toggle",()=>g(t())),{show:g,async hear(d){let f=d.film?await Pt(d.film):u?.film;f&&(u={film:f,tail:d.tail},c=d.have,g(t()))}}}var Wo={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function T({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var ft=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Ge=e=>e.replace(/[?*]+$/,""),Ti=e=>e.includes("*")||e.includes("+");function Ni(e){let t=ft(e).map(([,n])=>n);return t.length?t.some(Ti)||t.every(n=>Ge(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function be({menu:e,forms:t},n,{first:s=[]}={}){let o=a=>s.includes(a)?s.indexOf(a):s.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Ni(t[a])===n).sort((a,i)=>o(a)-o(i))}function Fn(e,t,n){let s=be(e,"map",n);return s.find(o=>o===t.verb)??s[0]??null}function Wn(e,t){return e.filter(n=>t.every((s,o)=>s===null||s===n[o]))}function re(e,t,n){let s=t.map((o,r)=>r===n?null:o);return[...new Set(Wn(e,s).map(o=>o[n]))]}function Oe(e,t,n={}){let s=T(e),o=Fn(s,t,n);if(!o)return null;let r=s.forms[o],a=ft(r),i=s.menu[o],c=r.amount?i.map(w=>w.slice(0,-1)):i,p=t.verb===o||t.verb===null?t.picks:[],u=a.map((w,y)=>p[y]??null);a.forEach(([,w],y)=>{let x=re(c,u,y);u[y]===null&&Ge(w)!=="country"&&x.length===1&&x[0]!==void 0&&(u[y]=x[0])});let d=Wn(c,u).some(w=>w.every((y,x)=>u[x]!==null)),f=r.amount?Math.max(0,...i.filter(w=>Wn([w],u).length).map(w=>Number(w.at(-1)))):0,h=r.amount?[r.least,Math.max(f,r.least)]:null,v=t.amounts[o]??n.amounts?.[o]??r.least;return{verb:o,form:r,args:a,rows:c,picks:u,done:d,range:h,amount:h?Math.min(Math.max(v,h[0]),h[1]):0}}function we({args:e}){return e.flatMap(([,t],n)=>Ge(t)==="country"?[n]:[])}function Fo(e){return we(e).find(t=>e.picks[t]===null&&re(e.rows,e.picks,t).some(n=>n!==void 0))??null}function gt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>gt(e,t.slice(0,-1),a)):n.map((a,i)=>gt(e,r[i],a))}let s=Ge(t);if(s==="country")return e.board.countries[Number(n)].name;if(s==="seat")return e.view.seats[Number(n)].name;let o=T(e).names[s];return o?o[Number(n)][0]:n}function dt(e,t,n,s=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>dt(e,t.slice(0,-1),a,s)).join(" + "):n.map((a,i)=>dt(e,r[i],a,s)).join(" → ")}let o=Ge(t);return o==="flag"?s[n?0:1]:T(e).names[o]?.[Number(n)]?.[1]??String(gt(e,t,n))}function Go(e,t,n){let s=ft(t).flatMap(([,o],r)=>[gt(e,o,n[r])]).flat(3);return e.board.countries.flatMap((o,r)=>s.includes(o.name)?[r]:[])}function mt(e,t,n,s){let o=T(e).forms[t],r=[...n],a=o.fields.flatMap(([i,c])=>{if(i===o.amount)return[s];let p=r.shift();return p==null?[]:[gt(e,c,p)]});return L(e.view,t,...a)}function en(e,t){return t?.done?mt(e,t.verb,t.picks,t.amount):null}function Gn({board:e,view:t},n,s,o){if(!n?.done||n.verb!==o.until)return null;let[r,a]=we(n).map(i=>e.countries[Number(n.picks[i])].name);return Ht(t,r,a,s.keep)}function Uo(e,t,n,s={},o=!1){let r=Oe(e,t,s),a=r?we(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],p=h=>({...t,verb:r.verb,picks:h}),u=Fo(r);if(u!==null&&re(r.rows,r.picks,u).includes(n)){let h=xe(r.picks,u,n),v=p(h),w=Oe(e,v,s);if(!(u===c&&w?.done&&(!w.form.amount||a.length===1||s.quick?.includes(w.verb))))return{local:v};let x=o?Gn(e,w,t,s):null;return{local:p(xe(h,c,null)),message:x??en(e,w)}}if(r.done&&n===r.picks[c])return{local:t,message:en(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(Bn(r.picks,a))};if(re(r.rows,Bn(r.picks,a),i).includes(n)&&a.length>1)return{local:p(xe(Bn(r.picks,a),i,n))};let f=u===null?xe(r.picks,c,n):xe(r.picks,u,n);return f.some(h=>h===null)?{local:t,message:zi(e,r,f,n)}:{local:t,message:mt(e,r.verb,f,r.amount)}}function zi(e,{verb:t,form:n,args:s,rows:o,amount:r},a,i){let c=e.board.countries[i].neighbours,p=s.map(()=>null),u=a.map((f,h)=>{if(f!==null)return f;let v=re(o,p,h);return(Ge(s[h][1])==="country"?v.find(w=>c.includes(Number(w)))??c[0]:v[0])??null});if(u.some(f=>f===null))return null;let{kind:g,action:d}=mt(e,t,u,n.amount?r:void 0);return g==="act"?Vt(e.view,...d):null}function Yo(e,t,n,s){let o=Oe(e,t,s);if(!o||o.verb!==s.until)return null;let[r,a]=we(o),i=o.picks[r],c=n??o.picks[a];return i===null||c===null||!re(o.rows,xe(o.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var Bn=(e,t)=>e.map((n,s)=>t.includes(s)?null:n);function Ko(e,t,n={}){let s=T(e),o=Fn(s,t,n),{viewer:r,turn:a}=e.view;if(!o&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===o?o:null,picks:[],pointed:[]};if(!o||t.verb!==o)return i;let{args:c,rows:p}=Oe(e,i,n),u=c.map(()=>null);return t.picks.forEach((g,d)=>{g!==null&&re(p,u,d).includes(g)&&(u[d]=g)}),{...i,picks:u}}function Qo(e,t,n){let s=e.view.last??Bo,o=Oe(e,t,n),r={legal:[],targets:[],source:null,target:null,last:s,pointed:t.pointed};if(!o)return r;let a=we(o),[i=null,c=null]=a.map(d=>o.picks[d]),p=Fo(o),u=p===null?[]:re(o.rows,o.picks,p).filter(d=>d!==void 0),g=i!==null;return{...r,legal:g?[]:u,targets:g?u:[],source:i,target:c,last:g?Bo:s}}function Un(e){return be(e,"plain").find(t=>t.startsWith("end_"))??null}function Xo(e,t,n,s){let o=T(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=Un(o);return{local:t,message:p?L(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=be(o,"count");if(!a){let p=Fn(o,t,s);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,c]=o.menu[a][0];return{local:t,message:r>=i&&r<=c?L(e.view,a,r):null}}var xe=(e,t,n)=>e.map((s,o)=>o===t?n:s),Bo={source:null,target:null};var Zo=6;function Jo(e={}){return{draw:(t,n)=>qi(t,n,e),depends:({view:t,local:n,secret:s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},s]}}function qi(e,t,n){let s=T(e),o=n.extra?.(e,t).filter(a=>a)??[],r=!o.length&&!Object.values(s.menu).some(a=>a.length);return Ee(e,t,()=>[r&&Ce(e,t),...o,...be(s,"count",n).map(a=>Ri(e,s,a,t)),Di(e,s,n,t),...be(s,"rows",n).map(a=>Qn(e,s,a,n,t)),xt(e,s,n)])}function Ee(e,t,n){let{view:s}=e;return s.over?null:tn(e)?Ii(e,t):D(t.actions,Pi(e,t),...n(),Me(s,t))}function tn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Ii({view:e,send:t},n){let s=e.seats[e.viewer??-1];return s?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},A(e,e.viewer??-1),s.name),`. ${n.curtain_pass}`),k("private",`${n.curtain_me} ${s.name}`,()=>t(le),{style:{background:s.color,color:s.ink}})):null}function Ce(e,t){let{view:n,secret:s,send:o}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!s){let i=k("look",t.secret_show,()=>o(le),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),Kn(e,t))}function Kn({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:k("bots-on",n.bots_on,()=>t(Se(e,"end")),{class:"teg-main teg-wide-button"})}function Pi(e,t){let{view:n}=e,s=n.seats[n.viewer??-1],o=Object.values(T(e).menu).some(r=>r.length);return!s||n.viewer===n.turn||!o?null:l("p",{class:"teg-asks",role:"status"},A(n,n.viewer??-1),l("b",{},s.name),` ${t.answers}`)}function xt({view:e,send:t},n,s){let o=be(n,"plain",s);if(!o.length)return null;let r=Un(n);return l("div",{class:"teg-buttons teg-plain"},...o.map(a=>k(`act-${a}`,n.forms[a].label,()=>t(L(e,a)),{title:a===r?"E":null})))}function Ri({view:e,local:t,set:n,send:s},o,r,a){let[i,c]=o.menu[r][0],p=o.forms[r],u=l("p",{class:"teg-verb"},l("b",{},p.label)),g=f=>()=>s(L(e,r,f));if(i>0&&c-i<Zo){let f=Array.from({length:c-i+1},(h,v)=>i+v);return l("div",{"data-verb":r},u,l("div",{class:"teg-buttons"},...f.map(h=>k(`act-${r}-${h}`,String(h),g(h),{class:"teg-main"}))))}let d=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},u,...Ue(d,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},k(`act-${r}`,`${p.label}: ${d}`,g(d),{class:"teg-main"})))}function Ue(e,[t,n],s,o,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":o.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>k(`amount-${c}`,String(c),()=>s(c),{"aria-pressed":String(e===c)})),n>3&&k("amount-all",o.all,()=>s(1/0),{"aria-pressed":String(e===n)}),n>3&&Pe("amount",o.amount,e,[t,n],s))];if(n-t>3){let c=p=>s(p.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":o.amount,min:t,max:n,value:e,change:c}))}return i}function Qn(e,t,n,s,o){let{local:r,set:a,send:i}=e,c=t.forms[n],p=t.menu[n],u=g=>a({...r,pointed:g});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...p.map((g,d)=>{let f=Go(e,c,g),h=c.amount?Number(g.at(-1)):void 0,v=c.amount?g.slice(0,-1):g,w=ft(c).map(([,x],b)=>dt(e,x,v[b],[o.flag_yes,o.flag_no])).join(" · "),y=s.note?.(e,n,o,d);return k(`act-${n}-${d}`,l("span",{},w||"—",y&&l("b",{},` ${y}`)),()=>i(mt(e,n,v,h)),{class:"teg-row",mouseenter:()=>u(f),mouseleave:()=>u([]),focus:()=>u(f),blur:()=>u([])})})))}function Di(e,t,n,s){let{local:o,set:r,send:a}=e,i=Oe(e,o,n);if(!i)return null;let c=be(t,"map",n),p=en(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":s.actions},...c.map(u=>k(`verb-${u}`,t.forms[u].label,()=>r({...o,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),l("p",{class:"teg-hint"},Vi(i,n,s)),...i.args.map((u,g)=>Bi(e,i,g,s)),i.range&&i.range[1]>i.range[0]&&l("div",{},...Ue(i.amount,i.range,u=>r({...o,verb:i.verb,amounts:{...o.amounts,[i.verb]:u}}),s,i.form.amount==="dice"?s.dice:"")),l("div",{class:"teg-buttons"},k(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&Hi(e,i,n,s)))}function Hi(e,t,n,s){let{local:o,set:r,send:a}=e,i=Gn(e,t,o,n);return l("span",{class:"teg-group"},k(`act-${t.verb}_until`,s.do_attack_until,()=>a(i),{disabled:!i}),Pe("keep",s.keep,o.keep,[1,99],c=>r({...o,keep:c})))}function Vi(e,{quick:t=[]},n){let s=we(e);return s.length?s.length===1?n.hint_one:e.picks[s[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Bi(e,t,n,s){let{local:o,set:r}=e,[,a]=t.args[n],i=we(t),c=i.indexOf(n),p=t.picks.map((h,v)=>c>=0&&v>n&&i.includes(v)?null:h),u=re(t.rows,p,n).filter(h=>h!==void 0),g=h=>r({...o,verb:t.verb,picks:xe(p,n,h)}),d=h=>dt(e,a,h,[s.flag_yes,s.flag_no]);if(c>=0){let v=(c===0||t.picks[i[c-1]]!==null?u:[]).map(x=>({value:String(x),text:d(x)})).sort((x,b)=>x.text.localeCompare(b.text,"es")),w=t.picks[n]===null?"":String(t.picks[n]),y=i.length===1?s.place:c===0?s.source:c===1?s.target:s.further;return G(["source","target",`country-${c}`][Math.min(c,2)],y,v,w,x=>g(x===""?null:Number(x)),s.choose)}if(!u.length)return null;if(u.length<=Zo)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(h=>k(`${a.replace(/[?*]/g,"")}-${String(h)}`,d(h),()=>g(h),{"aria-pressed":String(t.picks[n]===h)})));let f=u.map(h=>({value:String(h),text:d(h)}));return G(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),h=>g(h===""?null:Number(h)),s.choose)}function Ye(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:s,secret:o,game:r,send:a,cover:i}=t;if(s.viewer===null||tn(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,A(s,s.viewer),s.seats[s.viewer].name);if(!o)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,k("private",n.secret_show,()=>a(le),{class:"teg-cover"}));let p=e(t,n).filter(g=>g),u=k("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...p,u)}}}var Fi=14,Gi=9,[tr,Ui]=[.7,1.3],[Yi,Ki]=[3,2],Qi=.1,Xi=4,Zi=8,er=new WeakMap;function Ji(e,t){let n=er.get(e)??new Map;er.set(e,n);let s=`${t.disc} ${t.type} ${t.note}`,o=n.get(s);if(!o){let r=nl(e,t);o={names:r,free:el(e,r,t),boxes:r.map(a=>Ke(a,t)),discs:nn(e,t),notes:e.notes.map(a=>tl(a,t.note??t.type))},n.size===Zi&&n.delete(n.keys().next().value),n.set(s,o)}return o}function Xn(e,t,n=[]){let{names:s,free:o,boxes:r,discs:a,notes:i}=Ji(e,t),c=s.map((g,d)=>{let f=n.some(h=>h!==d&&ae(r[d],r[h])>0);return n.includes(d)||o[d]&&!f?g:null}),p=[...r.filter((g,d)=>c[d]),...a],u=e.notes.filter((g,d)=>!p.some(f=>ae(f,i[d])>0));return{names:c,notes:u}}function nr(e,t,n,s){let{names:o}=Xn(e,t,n),r=[...o.flatMap(i=>i?[Ke(i,t)]:[]),...nn(e,t)],a=s.map(i=>r.reduce((p,u)=>p+ae(i,u),0)+bt(i)-ae(i,[0,0,e.width,e.height]));return a.indexOf(Math.min(...a))}function el(e,t,n){let s=t.map(a=>Ke(a,n)),o=nn(e,n),r=s.map(a=>ae(a,[0,0,e.width,e.height])>bt(a)-.01&&!o.some(c=>ae(a,c)>.01*bt(c)));for(;;){let a=s.map((c,p)=>r[p]?s.filter((u,g)=>g!==p&&r[g]&&ae(c,u)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function nn(e,{disc:t}){return e.countries.map(({label:[n,s]})=>[n-1.15*t,s-1.15*t,n+1.15*t,s+t])}function tl({x:e,y:t,text:n,anchor:s},o){let r=n.length*tr*o;return or([s==="end"?e-r/2:e+r/2,t-2.2],r,o)}function nl(e,t){let n=nn(e,t),s=e.countries.map(i=>sl(i,t)),o=s.map(([i])=>i),r=o.map(i=>Ke(i,t)),a=(i,c,p)=>{let u=r.reduce((f,h,v)=>f+(v===i?0:ae(c,h)),0),g=n.reduce((f,h)=>f+ae(c,h),0),d=ae(c,[0,0,e.width,e.height]);return u+Yi*g+Ki*(bt(c)-d)+Qi*p*t.type};for(let i=0;i<Xi;i++)o.forEach((c,p)=>{let u=s[p].map((d,f)=>a(p,Ke(d,t),f&&1+f/4)),g=u.indexOf(Math.min(...u));o[p]=s[p][g],r[p]=Ke(o[p],t)});return o}function sl(e,t){let{label:[n,s]}=e,o=ol(e,t.type),{width:r,height:a}=sr(o,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],p=r*.3,u=[[0,c],[0,-c],[p,c],[-p,c],[p,-c],[-p,-c],[i,0],[-i,0]];return[{lines:o,place:rl(e,t.disc,(o.length-e.name_lines.length)*t.type)},...u.map(([d,f])=>({lines:o,place:[n+d,s+f]}))]}function ol({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?Fi:Gi))return e;let s=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=n.length/2,r=s.reduce((a,i)=>Math.abs(i-o)<Math.abs(a-o)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function rl({label:e,name_pos:t},n,s){let[o,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+s*.6):0;return[t[0]+(i?0:Math.sign(o)*a),t[1]+i]}function sr(e,t){return{width:Math.max(...e.map(n=>n.length))*tr*t,height:(1+Ui*(e.length-1))*t}}function Ke({lines:e,place:t},{type:n}){let{width:s,height:o}=sr(e,n);return or(t,s,o)}function or([e,t],n,s){return[e-n/2,t-s/2,e+n/2,t+s/2]}var bt=([e,t,n,s])=>Math.max(n-e,0)*Math.max(s-t,0);function ae(e,t){return bt([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Ae=()=>({times:1,left:0,top:0});function Zn(e,{times:t,left:n,top:s}){let o=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:o(n,e.width),top:o(s,e.height)}}function je(e,t,n,s){let o=Math.min(Math.max(t.times*n,1),6),[r,a]=s??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/o;return Zn(e,{times:o,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Jn=(e,{times:t,left:n,top:s},o,r)=>Zn(e,{times:t,left:n+o,top:s+r});function rr(e,t,[n,s]){let[o,r]=[e.width/t.times,e.height/t.times],a=(i,c,p)=>i>c+p*.1&&i<c+p*.9;return a(n,t.left,o)&&a(s,t.top,r)?t:Zn(e,{times:t.times,left:n-o/2,top:s-r/2})}var ce="DejaVu Sans, Verdana, sans-serif",sn="#ffffff",ir=/^c(\d+)$/,on="places";function lr(e,t,n,s,o,r){let a=Dt(s,r),i=Xn(e,ss(a),os(n));return[...il(e,a),ll(e,s),...ul(e,t,a),...fl(e,n),B("frontiers",rn(e).frontiers,e.palette.frontier,Math.max(2.2*s,1.4)),...pl(e,n,s),gl(e,n,s),dl(e,n,a.grown),...hl(e,t,a,s),...bl(e,t,a,i),wl(e,a,i),...xl(e,t,s),...ml(e,n,s),...yl(e,t,a),vl(e,t,n,a),...kl(e,t,a),_l(e,n,a),...t&&o?o(e,t,n,s,r):[]]}function cr(e,t,n,s=Ae()){let o={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...o,range:[s.left,s.left+e.width/s.times]},yaxis:{...o,range:[s.top+e.height/s.times,s.top]}}}var ar=new WeakMap;function rn(e){let t=ar.get(e)??al(e);return ar.set(e,t),t}function al(e){return{countries:e.countries.map(t=>te(t.polygons)),continents:e.continents.map(t=>J(t.outline)),land:J(e.continents.flatMap(t=>t.outline)),bridges:J(e.bridges.flatMap(t=>t.segments)),frontiers:J(e.frontiers??[])}}function B(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function il(e,t){let{land:n,continents:s}=rn(e);return[B("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((o,r)=>B(`band${r}`,s[r],o.color,t.band))]}function ll(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return B("bridges",rn(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function cl(e,t,n){let s=t?t.owner[n]:-1,o=t?.seats[s]?.color??t?.neutral??an(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=s<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:o,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:o,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:o}}function an(e,t=.45){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s+(255-s)*t).toString(16).padStart(2,"0")).join("")}`}function ul(e,t,n){return e.countries.map((s,o)=>({uid:`c${o}`,name:s.name,type:"scatter",mode:"lines",...rn(e).countries[o],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...cl(e,t,o)}))}function pl(e,t,n){let s=u=>te(u.flatMap(g=>g===null?[]:e.countries[g].polygons)),{palette:o}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),c=s([t.source??t.last.source]),p=s([t.target??t.last.target]);return[B("aims-under",s(i),"#ffffff",r),B("aims",s(i),o.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),B("target-under",p,"#ffffff",r),B("target",p,o.target,a),B("source-under",c,"#ffffff",r),B("source",c,o.source,a)]}function gl(e,t,n){let s=(t.pointed??[]).flatMap(o=>e.countries[o].polygons);return B("pointed",te(s),e.palette.target,Math.max(3*n,2.2))}function dl(e,t,n){let[s,o]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=s===null||o===null||s===o?[]:[[s,o]],a=(t.arrows??r).flatMap(([i,c])=>Rt(e,i,c,n));return ts("arrow",a,e.palette.source)}function ts(e,t,n){return{...B(e,te(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var ns=["#fff0a8","#ff9d2e","#d31616"];function fl(e,t){return ns.map((n,s)=>{let o=(t.reach?.[s]??[]).flatMap(a=>e.countries[a].polygons),r=ts(`reach${s+1}`,o,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function ml(e,t,n){let s=J(po(e,t.path??[])),o=Math.max(2.6*n,2);return[B("flight-under",s,"#ffffff",o+2.4),B("flight",s,e.palette.flight,o,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function hl(e,t,n,s){let o=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],p=n.grown*(o.has(i)?2.4:1)+2.1/Math.max(s,.5);return[He(c,p)]}),a=te(r);return[B("blocked-under",a,e.palette.frontier,Math.max(4*s,3.2)),B("blocked",a,e.palette.blocked,Math.max(2.4*s,1.9),`${Math.max(3.4*s,2.8)}px,${Math.max(2.2*s,1.8)}px`)]}function xl(e,t,n){let s=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),o=J([...s.values()].flatMap(([r,a])=>uo(e,r,a,11/Math.max(Math.min(n,1),.6))));return[B("covered-under",o,"#ffffff",Math.max(5*n,4.4)),B("covered",o,e.palette.covered,Math.max(2.6*n,2.2))]}function ss({grown:e,disc:t,name:n,note:s}){return{disc:e,type:n*e/t,note:s*e/t}}var os=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function bl(e,t,n,{names:s}){let o=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>s[c]&&o(c).toLowerCase()===sn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>s[i]?.place[0]),y:a.map(i=>s[i]?.place[1]),text:a.map(i=>s[i]?.lines.join("<br>")),textfont:{family:ce,size:n.name,weight:700,color:r?sn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function wl(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(s=>s.x),y:n.map(s=>s.y-2.2),text:n.map(s=>s.text),textposition:n.map(s=>s.anchor==="end"?"middle left":"middle right"),textfont:{family:ce,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function rs(e,t,n){return e.countries.flatMap(({label:[s,o]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,p,u])=>({seat:c,armies:p,missiles:u}))];return i.map((c,p)=>({...c,country:r,shared:a.length>0,x:s+n*1.16*(2*p-i.length+1),y:o}))})}var ur=({seat:e,armies:t})=>e>=0?t>=0:t>0;function yl(e,t,n){let s=t?rs(e,t,n.grown).filter(ur):[];return[!1,!0].map(o=>{let r=s.flatMap(({seat:i,x:c,y:p})=>{let{ink:u="",sign:g=[]}=t?.seats[i]??{};return!g.length||u.toLowerCase()===sn!==o?[]:[g.map(([d,f])=>[c+n.grown*d,p+n.grown*f])]}),a=o?sn:e.palette.ink;return{...B(o?"signs-light":"signs",te(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function vl(e,t,n,s){let{palette:o}=e,r=t?rs(e,t,s.grown).filter(ur):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),p=u=>c.has(u)||i.has(u)?o.selected:o.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:ce,weight:700,size:r.map(u=>u.armies>99?s.count*.8:s.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||o.disc_ink)},marker:{size:2*s.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||o.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||c.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function kl(e,t,n){let s=t?rs(e,t,n.grown).filter(a=>a.missiles>0):[],o=s.map(a=>go([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=s.filter(a=>a.missiles>1);return[ts("missiles",o,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:ce,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function _l(e,t,n){let s=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:s.map(([o])=>e.countries[o].label[0]+n.grown),y:s.map(([o])=>e.countries[o].label[1]-n.grown),text:s.map(([,o])=>o),textposition:"middle right",textfont:{family:ce,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function pr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=es(e[a]),c=es(r),p=Object.entries(c).filter(([g,d])=>!$l(i[g],d)),u=Object.keys(i).flatMap(g=>g in c?[]:[[g,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let s=[...n.keys()],o={};for(let r of new Set([...n.values()].flatMap(Object.keys)))o[r]=s.map(a=>n.get(a)?.[r]);return{update:o,traces:s}}function es(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>s&&typeof s=="object"&&!Array.isArray(s)?Object.entries(es(s,`${t}${n}.`)):[[t+n,s]]))}function $l(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,s)=>n===t[s])}var ln=8,Ml=15.5,gr=6,pe=e=>Math.floor(e/ln);function wt(e,t=.35){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s*(1-t)).toString(16).padStart(2,"0")).join("")}`}function fr(e,t,n,s,o,r=In){return[...El(e,s,r),...Cl(e,s),...jl(e,t,n,s),...Tl(e,t,n,s,r),...Nl(e,n,s),...zl(e,s),...ql(e,t,s),...Il(e,t,s,r),Pl(e,s)]}function ue(e,t,{fill:n,color:s="rgba(0,0,0,0)",width:o=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...te(t),hoverinfo:"skip",line:{color:s,width:o,dash:r,simplify:!1},...a}}function Le(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...J(t),hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function as(e,t,n,s,o){return{uid:e,type:"scatter",mode:o?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:ce,size:n,weight:700,color:t.map(r=>r.color??s)},...o?{marker:o}:{},hoverinfo:"skip",cliponaxis:!1}}var Te=(e,t)=>e.countries[t].label;function Sl(e,t,n){let[[s,o],,[r,a]]=e.countries[t].polygons[0];return[[s+n,o+n],[r-n,o+n],[r-n,a-n],[s+n,a-n]]}var dr=new WeakMap;function Ol(e){let t=dr.get(e);if(t)return t;let{size:n=0,cell:s=0,edge:o=0}=e,r=o+n*s,a=Array.from({length:n+1},(p,u)=>o+u*s),i=[o/2,r+o/2],c={dark:e.countries.flatMap((p,u)=>(Math.floor(u/n)+u%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,o],[p,r]],[[o,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,u)=>i.flatMap(g=>[{at:[p+s/2,g],text:String.fromCharCode(65+u)},{at:[g,p+s/2],text:String(u+1)}]))};return dr.set(e,c),c}function El(e,t,n){let{size:s=0,cell:o=0,edge:r=0,palette:a}=e,i=r+s*o,{dark:c,lines:p,words:u}=Ol(e),g=[[r,r],[i,r],[i,i],[r,i]];return[ue("field",[g],{fill:a.light}),ue("dark",c,{fill:a.dark}),Le("lines",p,a.line,Math.max(t,.6)),ue("border",[g],{color:a.border,width:Math.max(3*t,2)}),as("letters",u,Math.max(15*t,n),a.border)]}function Cl(e,t){return e.continents.map(({color:n,outline:s},o)=>{let[[r,a],,[i,c]]=s[0],p=[Al([r+4,a+4],[i-4,c-4],12)];return ue(`camp${o}`,p,{fill:`${an(n,.5)}bf`,color:wt(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function Al([e,t],[n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([a,i],c)=>Array.from({length:5},(p,u)=>{let g=Math.PI/2*(c+u/4);return[a+o*Math.cos(g),i+o*Math.sin(g)]}))}function jl(e,t,n,s){let o=t?.moves??[],r=c=>c.map(p=>Te(e,p)),a=t?.seats[pe(Ll(t,o))]?.color??"#888888",i=o.map(c=>He(Te(e,c[0]),6,16));return[Le("walks-under",o.map(r),"#ffffff",Math.max(8*s,5)),Le("walks",o.map(r),wt(a,.15),Math.max(4.5*s,3),`${Math.max(5*s,3)}px,${Math.max(4*s,3)}px`),ue("walk-starts",i,{fill:"#ffffff",color:wt(a,.15),width:Math.max(2.5*s,1.6)}),Le("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*s,3))]}function Ll(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function Tl(e,t,n,s,o){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,p])=>({at:Te(e,c),text:String(p)})),i={size:25*s,color:an(r,.25),opacity:.9,line:{color:wt(r),width:Math.max(1.6*s,1)}};return[as("reach",a,Math.max(15*s,o),e.palette.ink,i)]}function Nl(e,t,n){let{palette:s}=e,[o,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[Sl(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,s.legal,i],["aims",t.targets.filter(p=>p!==t.target),s.target,i],["target",[t.target],s.target,"solid"],["source",[t.source,...t.pointed??[]],s.source,"solid"]].flatMap(([p,u,g,d])=>[ue(`${p}-under`,a(u),{color:"#ffffffcc",width:o}),ue(p,a(u),{color:g,width:r,dash:d})])}function zl(e,t){let{flags:n=[],shapes:s,palette:o}=e;if(!s)return[];let r=Math.max(2*t,1);return[Le("poles",n.flatMap(a=>Ve(s.pole,Te(e,a))),o.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>ue(`flag${i}`,Ve(s.pennant,Te(e,a)),{fill:e.continents[i].color,color:o.ink,width:r}))]}function ql(e,t,n){let o=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=Te(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Le("crosses-under",o,"#ffffff",Math.max(8*n,5)),Le("crosses",o,"#9c2f2f",Math.max(4*n,2.4))]}function Il(e,t,n,s){let{shapes:o,palette:r}=e,a=(t?.soldiers??[]).flatMap((u,g)=>{if(u<0)return[];let[d,f]=Te(e,u);return[{soldier:g,seat:pe(g),at:[d,f+gr+1]}]}),i=u=>t?.seats[u],c=a.map(({soldier:u,seat:g,at:d})=>({at:d,text:String(u%ln),color:i(g)?.ink})),p={size:2*Ml*n,opacity:1,color:a.map(u=>i(u.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[as("soldiers",c,Math.max(19*n,s),r.ink,p),...(o?.gear??[]).map((u,g)=>{let d=a.filter(f=>f.seat===g).flatMap(({at:[f,h]})=>Ve(u,[f,h-gr]));return ue(`gear${g}`,d,{fill:wt(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Pl(e,t){return{uid:on,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var mr={soldier:null,over:null,target:null,group:null};function Qe(e){let t=new Map;for(let[n,s]of T(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(s.at(-1),s);return t}function yt(e){let t=new Map;for(let[n,s]of T(e).menu.attack??[])s.length>(t.get(n)?.length??0)&&t.set(n,s);return t}function vt(e,{target:t,group:n}){let s=yt(e).get(t??-1)??[];return n?s.filter(o=>n.includes(o)):s}var cn=e=>(T(e).menu.remove??[]).map(([t])=>t),kt=(e,t,n)=>T(e).names[t]?.[n]?.[0]??"?",ve=e=>String(e%ln);function hr(e,t,n){let s=n.map(o=>e.board.countries[o].name);return L(e.view,"move",kt(e,"soldier",t),s)}function is(e,t){let n=vt(e,t);if(t.target===null||!n.length)return null;let s=o=>kt(e,"soldier",o);return L(e.view,"attack",s(t.target),n.map(s))}function Rl({size:e=1},t,n){let s=[],o=t;for(;o!==n;){let r=Math.floor(n/e)-Math.floor(o/e);o+=r?Math.sign(r)*e:Math.sign(n%e-o%e),s.push(o)}return s}function xr(e,t,n){let{view:s}=e,{menu:o}=T(e),r=s.soldiers?.indexOf(n)??-1;if(o.remove){let c=cn(e).includes(r);return{local:t,message:c?L(s,"remove",kt(e,"soldier",r)):null}}if(o.attack)return ls(e,t,r);if(!o.move&&!o.end_move)return{local:t};if(r>=0&&pe(r)===s.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=Qe(e).get(t.soldier)?.get(n)??Rl(e.board,s.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?hr(e,t.soldier,i):null}}function ls(e,t,n){let s=yt(e);if(s.has(n))return n===t.target?{local:t,message:is(e,t)}:{local:{...t,target:n,group:null}};if(!(s.get(t.target??-1)??[]).includes(n))return{local:t};let r=vt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Dl(e,t,n,s){let o=e.view.soldiers?.indexOf(n)??-1,{menu:r}=T(e);return o<0||pe(o)!==e.view.viewer?{local:t}:r.move?xr(e,{...t,soldier:o},s):r.attack?ls(e,t,e.view.soldiers?.indexOf(s)??-1):{local:t}}function Hl(e,t,n){let{menu:s}=T(e);if(n==="Escape")return{local:{...mr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>s[a]);return{local:t,message:r?L(e.view,r):null}}if(n==="Enter"&&s.attack)return{local:t,message:is(e,t)};if(!s.move||n<"0"||n>"7")return null;let o=[...Qe(e).keys()].find(r=>ve(r)===n);return{local:{...t,soldier:o??t.soldier}}}function Vl(e,t){let n=yt(e),s=Qe(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:s,over:null};let[o]=n.size===1?n.keys():[null];return{soldier:s,over:null,target:o,group:null}}function Bl(e,t){let{view:n}=e,s=n.soldiers??[],o=g=>g.map(d=>s[d]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(cn(e).length)return{...a,targets:o(cn(e))};let i=yt(e);if(i.size){let g=t.target===null?null:s[t.target];return{...a,targets:o([...i.keys()]),target:g,pointed:o(vt(e,t))}}let c=Qe(e),p=c.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:o([...c.keys()])};let u=p.get(t.over??-1);return{...a,source:s[t.soldier],steps:[...p].map(([g,d])=>[g,d.length]),path:u?[s[t.soldier],...u]:[]}}function ye(e,t){let{color:n,ink:s,name:o}=e.seats[pe(t)];return l("b",{class:"egg-token",title:o,style:{background:n,color:s}},ve(t))}var Wl={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>T(e).menu.answer?null:Ee(e,t,()=>{let n=T(e),{menu:s}=n,o=[s.move&&Gl(e),s.attack&&Ul(e),s.ask&&Yl(e),s.remove&&Kl(e)],r=o.some(a=>a)||s.end_move||s.end_attack;return[...o.flatMap(a=>a||[]),!r&&Ce(e,t),xt(e,n,{})]})};function Fl(e,t,n){let{soldiers:s=[]}=e.view,o=n===null?t.target:s.indexOf(n),r=vt(e,o===t.target?t:{...t,target:o,group:null});return r.length?{sources:r.map(a=>s[a]),target:s[o]}:null}function Gl(e){let{board:t,view:n,local:s,set:o,send:r}=e,a=oe(n.lang),i=Qe(e),{die:c=0,steps_left:p=0}=n,u=i.get(s.soldier??-1)??new Map,g=[...u].map(([f,h])=>({value:String(f),text:`${t.countries[f].name} (${h.length})`})),d=f=>f!==""&&r(hr(e,s.soldier,u.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},Be(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},p),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(c-p,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>k(`soldier-${ve(f)}`,ye(n,f),()=>o({...s,soldier:f===s.soldier?null:f}),{"aria-label":`${a.soldier} ${ve(f)}`,"aria-pressed":String(f===s.soldier)}))),s.soldier!==null&&G("square",a.square,g,"",d,"…")]}function Ul(e){let{view:t,local:n,set:s,send:o}=e,r=oe(t.lang),a=yt(e),i=vt(e,n),c=a.get(n.target??-1)??[],p=is(e,n),u=g=>s(ls(e,n,g).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(g=>k(`target-${g}`,ye(t,g),()=>u(g),{"aria-pressed":String(g===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(g=>k(`with-${g}`,ye(t,g),()=>u(g),{"aria-pressed":String(i.includes(g))}))),l("div",{class:"teg-buttons"},k("act-attack",`${r.throw} ${i.length||"…"}`,()=>o(p),{class:"teg-main",disabled:!p}))]}function Yl(e){let{view:t,send:n}=e,s=oe(t.lang),o=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],p=l("span",{},l("b",{},i),l("small",{},` ${c} ${s.cards}`));return k(`ask-${a}`,p,()=>n(L(t,"ask",kt(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${s.ask} `,A(t,o),l("b",{},t.seats[o]?.name)),l("div",{class:"teg-rows"},...T(e).menu.ask.map(r))]}function Kl(e){let{view:t,send:n}=e,s=oe(t.lang);return[l("p",{class:"teg-hint"},s.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":s.remove},...cn(e).map(o=>k(`remove-${ve(o)}`,ye(t,o),()=>n(L(t,"remove",kt(e,"soldier",o))),{"aria-label":`${s.soldier} ${ve(o)}`})))]}var Ql={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?Xl(e,t):Zl(e)};function br(e,t,n,s){let o=oe(e.lang),r=a=>l("span",{},A(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${o.reads} ${o.for} `,l("b",{},r(n)),` · ${s}`)}function Xl(e,t){let{view:n,secret:s,send:o,cover:r}=e,a=oe(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:p,text:u,choices:g}=n.question,d=s?.seat===i&&s.step===n.step?s.answer??null:null,f=!!T(e).menu.answer&&d===null,h=w=>o(L(n,"answer",w)),v=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),br(n,i,c,p),l("p",{class:"egg-text"},u),l("p",{class:"teg-asks"},A(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...g.map((w,y)=>k(`answer-${y}`,l("span",{},l("i",{},`${String.fromCharCode(65+y)} `),w),()=>h(y),{class:`teg-row egg-choice${d===y?" egg-right":""}`,disabled:!f})),k("answer-none",a.unknown,()=>h(-1),{class:"teg-row egg-choice",disabled:!f})),v&&d===null&&l("p",{class:"teg-hint"},a.peek_first),v&&d===null&&k("peek",l("span",{},`${a.peek} `,A(n,i),n.seats[i].name),()=>o(Ft(n,i)),{class:"teg-cover"}),d!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},g[d])),d!==null&&k("cover",t.secret_hide,r,{class:"teg-cover"}),Me(n,t))}function Zl({view:e}){let t=oe(e.lang);if(!e.reply)return null;let{reader:n,seat:s,level:o,text:r,choices:a,choice:i,answer:c,right:p,note:u,source:g}=e.reply,d=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),br(e,n,s,o),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,h)=>l("li",{class:h===c?"egg-right":h===i?"egg-wrong":null},d(h),f))),l("strong",{class:p?"egg-verdict egg-right":"egg-verdict egg-wrong"},p?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),u&&l("p",{class:"egg-note"},u),g&&l("p",{class:"teg-hint"},`${t.source}: ${g}`))}var Jl={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let s=oe(e.lang),[o,r]=[pe(n.soldiers[0]),pe(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:p},u)=>{let g=Math.max(...c),d=g===p,f=h=>d?"plain":h?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(h=>Be(h,f(h===g&&g>p),...a(o)))),l("b",{class:"teg-versus"},d?"=":g>p?"▸":"◂"),Be(p,f(p>g),...a(r)),d&&u<n.throws.length-1&&l("small",{},s.again))};return D(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>ye(e,c)),l("b",{}," → "),ye(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${s.fell}: `,...n.fallen.map(c=>ye(e,c)),ee(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function ec({board:e,view:t},n,s){let o=oe(t.lang),r=t.soldiers?.indexOf(s)??-1,a=e.flags?.indexOf(s)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},ye(t,r),` ${o.soldier} ${ve(r)}`),a>=0&&l("span",{},` ${o.flag} ${t.seats[a].name}`))]}}var tc=(e,t)=>(e.soldiers??[]).flatMap((n,s)=>n===t?[`${e.seats[pe(s)].name} ${ve(s)}`]:[]).join(", "),wr={start:{...mr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:Wl,question:Ql,battle:Jl},renew:(e,t)=>({local:Vl(e,t)}),click:xr,drag:Dl,fight:Fl,key:Hl,marks:Bl,hover:(e,t,n)=>{let s=Qe(e).get(t.soldier??-1)?.has(n)?n:null;return s===t.over?t:{...t,over:s}},drawing:fr,facts:ec,stands:tc,keys:"keys_eggar"};function cs(e={},t={}){return{start:{...Wo},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,s)=>({local:Ko(n,s,e)}),click:(n,s,o,r)=>Uo(n,s,o,e,r),fight:(n,s,o)=>Yo(n,s,o,e),key:(n,s,o)=>Xo(n,s,o,e),marks:(n,s)=>Qo(n,s,e),...t,sections:{actions:Jo(e),secret:Ye(()=>[]),...t.sections}}}var yr=cs();var vr={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},Z=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},_t=e=>e.reduce((t,n)=>t+n,0),X=({board:e},t)=>e.countries[t].name;function $t(e,t){let n=Z(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let s=kr(e);return s.find(o=>o===t.mode)??s[0]}function kr(e){return T(e).menu.attack?.length?["attack","move"]:["move"]}function Xe(e,{transfers:t},n){return(Z(e).move?.provinces.find(o=>o[0]===n)?.[1]??0)-_t(t.filter(o=>o[0]===n).map(o=>o[2]))}function gs(e,t){return Z(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function _r({transfers:e}){let t=new Map;for(let[n,s,o]of e)t.set(n,(t.get(n)??0)-o),t.set(s,(t.get(s)??0)+o);return[...t].filter(([,n])=>n)}function nc(e,{cards:t}){let{commit:n}=Z(e),s=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+_t(s.map(r=>r[1]))}function $r(e,t){let n=s=>X(e,s);switch($t(e,t)){case"placing":{let s=Object.entries(t.placed).filter(([,o])=>o>0);return _t(s.map(([,o])=>o))!==Z(e).place_five.troops?null:L(e.view,"place_five",s.map(([o,r])=>[n(Number(o)),r]))}case"attack":return t.target===null?null:L(e.view,"attack",n(t.target));case"move":return!_r(t).length&&!Z(e).move.null?null:L(e.view,"move",t.transfers.map(([s,o,r])=>[n(s),n(o),r]));case"commit":return L(e.view,"commit",t.cards.map(n));default:return null}}function us(e,t,n,s){let{troops:o,provinces:r}=Z(e).place_five,a=_t(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+s>=0&&a+s<=o?{...t,placed:{...t.placed,[n]:i+s}}:t}function sc(e,t,n){let s=t.origin,o=Math.min(t.amount,Xe(e,t,s));if(o<1)return t;let r=t.transfers.filter(([p,u])=>p!==s||u!==n),a=t.transfers.find(([p,u])=>p===s&&u===n)?.[2]??0,i=[...r,[s,n,a+o]],c={...t,transfers:i};return Xe(e,c,s)?c:{...c,origin:null}}function ds(e,t,n,s){switch($t(e,t)){case"placing":return{local:us(e,t,n,s?-1:1)};case"attack":{let o=T(e).menu.attack.some(r=>r[0]===n);return t.target===n||!o?{local:t,message:L(e.view,"attack",X(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&gs(e,t.origin).includes(n)?{local:sc(e,t,n)}:{local:{...t,origin:n!==t.origin&&Xe(e,t,n)>0?n:null}};case"commit":{let o=Z(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:o?{...t,cards:r}:t}}default:return{local:t}}}function oc(e,t){let{view:n,secret:s}=e,o=Z(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(p=>Number(p[0]));switch($t(e,t)){case"placing":return{...a,legal:i(o.place_five.provinces),badges:Mr(t.placed).map(([c,p])=>[c,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(o.move.provinces).filter(g=>Xe(e,t,g)>0),p=_r(t).map(([g,d])=>[g,d>0?`+${d}`:`−${-d}`]),u=t.origin!==null;return{...a,legal:u?[]:c,targets:gs(e,t.origin),source:t.origin,arrows:t.transfers.map(([g,d])=>[g,d]),badges:p}}case"commit":return{...a,target:r,legal:i(o.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return s?.fight?{...a,pointed:t.pointed}:a}}var Mr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function rc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:$r(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function ac(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((s,o)=>o===t.seat?{...s,facts:t.facts??[]}:s);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var ic={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Ee(e,t,()=>{let n=$t(e,e.local),s=T(e),o={placing:cc,attack:uc,move:pc,commit:gc};return[n==="attack"||n==="move"?lc(e,t):null,...n?o[n](e,t):[],!n&&!s.menu.answer_draw&&Ce(e,t),s.menu.answer_draw&&Qn(e,s,"answer_draw",{},t),xt(e,s,{})]})};function lc(e,t){let{local:n,set:s}=e,{forms:o}=T(e),r=$t(e,n),a=kr(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>k(`verb-${i}`,o[i]?.label??i,()=>s({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function pn(e,t,n=""){let s=$r(e,e.local),o=T(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},k(`act-${t}`,o+n,()=>e.send(s),{class:"teg-main",disabled:!s}))}function un(e,t,n,s,o,r){let a=s.map(c=>({value:String(c),text:X(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es")),i=c=>c!==""&&Number(c)!==o&&e.set(ds(e,e.local,Number(c),!1).local);return G(t,n,a,o===null?"":String(o),i,r.choose)}function cc(e,t){let{local:n,set:s}=e,{troops:o,provinces:r}=Z(e).place_five,a=o-_t(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),un(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Mr(n.placed).map(([i,c])=>l("li",{},l("span",{},X(e,i)),l("b",{},`+${c}`),k(`less-${i}`,"−",()=>s(us(e,n,i,-1)),{"aria-label":`${X(e,i)} −1`}),k(`more-${i}`,"+",()=>s(us(e,n,i,1)),{disabled:!a,"aria-label":`${X(e,i)} +1`})))),pn(e,"place_five")]}function uc(e,t){let{local:n}=e,s=T(e).menu.attack.map(([r])=>r),o=n.target===null?"":`: ${X(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),un(e,"target",t.place,s,n.target,t),pn(e,"attack",o)]}function pc(e,t){let{local:n,set:s}=e,{provinces:o}=Z(e).move,r=o.map(c=>c[0]).filter(c=>c===n.origin||Xe(e,n,c)>0),a=n.origin===null?0:Xe(e,n,n.origin),i=c=>s({...n,transfers:n.transfers.filter((p,u)=>u!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),un(e,"source",t.source,r,n.origin,t),n.origin!==null&&un(e,"target",t.target,gs(e,n.origin),null,t),...a>1?Ue(Math.min(n.amount,a),[1,a],c=>s({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,p,u],g)=>l("li",{},l("span",{},`${X(e,c)} → ${X(e,p)}`),l("b",{},u),k(`drop-${g}`,"×",()=>i(g),{"aria-label":t.rec_drop})))),pn(e,"move")]}function gc(e,t){let{local:n,set:s,view:o}=e,{target:r,included:a,provinces:i}=Z(e).commit,c=u=>s(ds(e,n,u,!1).local),p=(u,g,d,f,h=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":u,checked:f,disabled:h,change:()=>c(g)}),l("span",{},X(e,g)),l("b",{},d));return[Sr(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,o.armies[r],!0,!0),...i.map(([u,g])=>p(`card-${u}`,u,g,n.cards.includes(u))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${ps(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},nc(e,n))),pn(e,"commit")]}var ps=(e,t)=>t.map(n=>`${X(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Sr(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:s,target:o}=t.parties;return l("p",{class:"teg-parties"},A(t,n),t.seats[n].name," → ",l("b",{},X(e,o))," (",A(t,s),t.seats[s].name,")")}var dc={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:s,send:o,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(g=>n.people?.includes(g)&&g!==s?.seat&&g!==n.viewer).map(g=>k(`look-${g}`,l("span",{},A(n,g),`${t.curtain_me} ${n.seats[g].name}`),()=>o(Ft(n,g)),{class:"teg-wide-button"})),u=s?.fight;return D(t.rec_result,Sr(e),u&&l("p",{},`${t.attack}: `,l("b",{},u.offence),` · ${ps(e,u.cards)}`),u&&l("p",{},`${t.defence}: `,l("b",{},u.defence),` · ${ps(e,u.defence_cards)}`),u&&l("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&l("p",{class:"teg-hint"},t.rec_secret_result),...p,s&&s.seat!==n.viewer&&k("cover",t.secret_hide,r,{class:"teg-cover"}))}},fc={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:s,cover:o}=e;if(!s||n.over)return null;let r=s.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,A(n,s.seat),n.seats[s.seat].name),l("p",{},...(s.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${s.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},X(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},A(n,c))))))),!tn(e)&&(n.people?.length??0)>1&&k("cover",t.secret_hide,o,{class:"teg-cover"}))}},Or={start:vr,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:ic,result:dc,own:fc},curtain:!0,keys:"keys_rec",shown:ac,renew:(e,t)=>({local:mc(e,t)}),click:ds,key:rc,marks:oc,facts:({view:e,secret:t},n,s)=>{let o=t?.suspects?.find(([i])=>i===s)?.[1]??[],r=e.hatched?.find(([i])=>i===s),a=r?[r[1]]:o;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},A(e,i),`${e.seats[i].name} `)))]:[]}}};function mc(e,t){let n={...vr,amount:t.amount===1/0?1:t.amount},{commit:s}=Z(e);return s?{...n,cards:s.provinces.map(o=>o[0])}:n}var Ar={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},hc=["place","attack","regroup","ally_regroup","fire_missile"],xc={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},jr=["conquest_move","intrusion_move","aggression_move","choose_dice"],Lr=[...jr,"joint_decision"],bc=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),gn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),wc=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function U(e){return Lr.some(t=>e[t]?.length)?null:hc.find(t=>fs(e,t).length)??null}function fs(e,t){return(xc[t]??[t]).flatMap(n=>e[n]??[])}function ne(e,t){return t.missile&&Mt(e)?{fire_missile:e.fire_missile}:e}function Mt(e){return!!e.fire_missile?.length&&!Lr.some(t=>e[t]?.length)}function Tr(e){return Object.entries(e).some(([t,n])=>n.length>0&&!bc.has(t)&&!t.startsWith("propose_"))}function dn(e,t,n){let s=U(e);if(s!=="attack"&&s!=="fire_missile")return[];let o=e[s].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(o.map(r=>r[2]))].sort((r,a)=>r-a)}function ms(e,t,n){let s=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),o=s("regroup")||s("ally_regroup"),r=[];return o&&r.push("armies"),s("regroup_missiles")&&r.push("missiles"),r}function fn(e,t){let n=U(e);if(n!=="regroup")return n;let s=ms(e,t.source,t.target);return(s.includes(t.unit)?t.unit:s[0]??t.unit)==="missiles"?"regroup_missiles":n}function hs(e){return wc.find(t=>e[t]?.length)??null}function xs(e,t){return t==="end_turn"&&!!e.earned}function ge(e){let t=U(e);return t?[...new Set(fs(e,t).map(n=>n[0]))].sort((n,s)=>n-s):[]}function de(e,t){let n=U(e);if(!n||n==="place"||t===null)return[];let s=fs(e,n).filter(o=>o[0]===t).map(o=>o[1]);return[...new Set(s)].sort((o,r)=>o-r)}function mn(e,t,n=null,s=U(e)){if(!s||!gn.has(s))return 0;let o=s==="place"||s==="convert_to_missile"?1:2;return e[s]?.find(a=>a[0]===t&&(o===1||a[1]===n))?.[o]??0}function bs(e){let t=jr.find(o=>e[o]?.[0]?.length);if(!t)return null;let n=e[t][0],s=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[s,n[0]]}}function fe(e,t,n,s=!1){let o=ne(t.menu,n),r=fn(o,n),{source:a,target:i}=n;if(!r||a===null||!ge(o).includes(a))return null;let c=e.countries[a].name;if(r==="place")return mn(o,a)?L(t,r,c,Er(o,n)):null;if(i===null||!de(o,a).includes(i))return null;let p=e.countries[i].name;if(gn.has(r))return L(t,r,c,p,Er(o,n));let u=dn(o,a,i);if(!u.length)return r==="attack"&&s?Ht(t,c,p,Math.max(1,n.keep)):L(t,r,c,p);let g=ws(u,n);return g===null||s?null:L(t,r,c,p,t.seats[g].name)}function ws(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function ys(e,t,n,s,o=1){let r=t.menu[s]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return s==="place_missile"?L(t,s,a):L(t,s,a,Math.min(Math.max(o,1),r[1]??1))}function Er(e,t){let n=Math.max(mn(e,t.source,t.target,fn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function Nr(e,t,n,s,o=!1){let r=ne(t.menu,n),a=U(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:s,target:null},u=qr(t.menu)&&ge(r).includes(s);return{choice:{...p,source:u?s:null},message:fe(e,t,p)}}if(de(r,n.source).includes(s)){let p=n.target===s,u={...n,target:s,occupant:p?n.occupant:null},g=p||!gn.has(a)&&a!=="regroup"&&s!==n.source;return{choice:u,message:g?fe(e,t,u,o):null}}let i=s!==n.source&&ge(r).includes(s);if(a==="fire_missile"&&!i&&n.source!==null&&s!==n.source)return{choice:n,message:null};let c={...n,source:i?s:null,target:null,occupant:null};return{choice:c,message:St(e,t,c)}}function zr(e,t,n,s){let o=ne(t.menu,n),r=U(o),{source:a}=n;if(!r||r==="fire_missile"||s===a||ge(o).includes(s)||de(o,a).includes(s))return null;let i=(...f)=>f.map(h=>e.countries[h].name),c=(...f)=>({message:Vt(t,r,...i(...f),...gn.has(r)?[1]:[])});if(r==="place")return c(s);if(a!==null)return c(a,s);let p=f=>t.owner[f]===t.viewer,{neighbours:u}=e.countries[s];if(p(s))return c(s,u.find(f=>p(f)!==(r==="attack"))??u[0]);let g=ge(o).filter(f=>de(o,f).includes(s));if(g.length)return{refusal:{code:"source_first",clause:null,text:`${P(t.lang).source_first} ${i(...g).join(", ")}.`}};let d=u.find(p)??t.owner.findIndex(f=>f===t.viewer);return d<0?null:c(d,s)}function qr(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function St(e,t,n){return U(ne(t.menu,n))==="fire_missile"&&n.source!==null?yo(t,e.countries[n.source].name):null}function Ir(e,t){let n=t.missile&&Mt(e.menu),s=ne(e.menu,{...t,missile:n}),r=(U(s)!=="place"||qr(e.menu))&&t.source!==null&&ge(s).includes(t.source)?t.source:null,a=t.target!==null&&de(s,r).includes(t.target)?t.target:null,i=dn(s,r,a).includes(t.occupant??-1)?t.occupant:null,c=U(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:p}}function Pr(e,t,n=null,s=null,o=void 0){let r=ne(e.menu,t),a=de(r,t.source),i=U(r)==="place",c={legal:t.source===null||i?ge(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Cr:Cr};return!n||!o||t.source===null?c:{...c,reach:yc(o,n),path:vc(o,n,s??t.target)}}function yc(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(s=>s.damage===n&&!s.refusal?[Rr(e,s.country)]:[]))])}function Ot(e,t,n){if(!t||n===null)return null;let s=t.targets.filter(o=>o.country===e.countries[n].name);return s.find(o=>!o.refusal)??s[0]??null}function vc(e,t,n){return(Ot(e,t,n)?.path??[]).map(s=>Rr(e,s)).filter(s=>s>=0)}var Rr=(e,t)=>e.countries.findIndex(n=>n.name===t);function Dr(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Hr(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Cr={source:null,target:null};var Vr={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function hn({board:e,view:t},{choice:n,reach:s}){let o=n.source===null?null:e.countries[n.source]?.name;return U(ne(t.menu,n))==="fire_missile"&&s?.source===o?s:null}function xn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function Fr(e,t){return{...e,register:{...e.register,...t}}}function Gr({board:e,view:t},n){let s={missile:!n.choice.missile,source:null,target:null,occupant:null},o=[...new Set(t.menu.fire_missile.map(a=>a[0]))];s.missile&&o.length===1&&(s.source=o[0]);let r=xn(n,s);return{local:r,message:St(e,t,r.choice)}}function _c({board:e,view:t},n,s){let{choice:o}=n,r=hs(t.menu);if(s==="Escape")return{local:xn(n,{source:null,target:null,occupant:null,missile:o.source!==null&&o.missile})};if(s.toLowerCase()==="m")return Mt(t.menu)?Gr({board:e,view:t,secret:null},n):{local:n};if(s.toLowerCase()==="e"&&r&&xs(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:P(t.lang).card_forfeit}};if(s.toLowerCase()==="e")return{local:n,message:r?L(t,r):null};if(s<"1"||s>"9")return null;let a=Number(s),i=bs(t.menu);if(!i)return{local:xn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?L(t,i.verb,a):null}}function Br(e){return(t,n)=>{let s=t.local;return e({...t,...s,reach:hn(t,s),arrange:o=>t.set(Fr(s,o)),choose:o=>t.set(xn(s,o))},n)}}function $c({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function Mc(e,t){let{view:n}=e;if(n.over)return null;if(!Tr(n.menu)){let s=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],o=s?`${t.awaiting} ${s.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return D(t.actions,l("p",{class:"teg-hint"},o),Kn(e,t),Wr(e,t),Me(n,t))}return D(t.actions,Wr(e,t),Nc(e,t),zc(e,t),Cc(e,t),Sc(e,t),qc(e,t),Me(n,t))}function Sc(e,t){let{view:n,choice:s,choose:o,board:r}=e,a=ne(n.menu,s),i=U(a);if(!i)return null;let c=d=>{let f={source:u(d),target:null,occupant:null};o(f),e.send(St(r,n,{...s,...f}))},p=d=>d.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,h)=>f.text.localeCompare(h.text,"es")),u=d=>d===""?null:Number(d),g=d=>d===null?"":String(d);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},jc(i,e,t)),G("source",i==="place"?t.country:t.source,p(ge(a)),g(s.source),c,t.choose),i!=="place"&&G("target",t.target,p(de(a,s.source)),g(s.target),d=>o({target:u(d),occupant:null}),t.choose),i==="fire_missile"&&s.source!==null&&Oc(e,t),Ec(e,a,t),i==="attack"?Lc(e,t):Tc(e,i,t),i==="place"&&Ac(e,t))}function Oc({board:e,choice:t,reach:n,aim:s},o){let r=s??t.target,a=r===t.source?null:Ot(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":o.damage},l("span",{},o.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:ns[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${o.damage} ${a.damage}`," ",a.refusal&&ee(a.refusal.clause)))}function Ec({view:e,choice:t,choose:n},s,o){let r=dn(s,t.source,t.target);if(!r.length)return null;let a=ws(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":o.occupant},l("span",{class:"teg-label"},o.occupant),...r.map(i=>k(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Cc(e,t){let{view:n,choice:s,set:o,send:r}=e;if(!Mt(n.menu))return null;let a=()=>{let{local:i,message:c}=Gr(e,e.local);o(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},k("missile-mode",l("span",{},ie("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(s.missile),title:"M"}))}function Ac({board:e,view:t,choice:n,choose:s,send:o},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=ys(e,t,n,"place_missile"),p=i.find(g=>g[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return l("div",{class:"teg-buttons"},a.length>0&&k("act-place_missile",r.place_missile,()=>o(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},k("act-convert_to_missile",r.convert,()=>o(ys(e,t,n,"convert_to_missile",u)),{disabled:!p}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:g=>s({convert:Number(g.target.value)})},...Array.from({length:Math.max(p,1)},(g,d)=>l("option",{value:d+1,selected:d+1===u},d+1)))))}function jc(e,{view:t,choice:n},s){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?s.hint_placing_missiles:s.hint_place:e==="attack"?n.source===null?s.hint_source:s.hint_target:e==="fire_missile"?n.source===null?s.hint_fire:s.hint_fire_target:n.target===null?s.hint_regroup:s.hint_regroup_target}function Lc({board:e,view:t,choice:n,choose:s,send:o},r){let a=fe(e,t,n)!==null,i=fe(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},k("act-attack",r.do_attack,()=>o(fe(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},k("act-attack_until",r.do_attack_until,()=>o(fe(e,t,n,!0)),{disabled:!i}),Pe("keep",r.keep,n.keep,[1,Math.max(c,1)],p=>s({keep:p}))))}function Tc({board:e,view:t,choice:n,choose:s,send:o},r,a){let i=fe(e,t,n)!==null,c=fn(ne(t.menu,n),n)??r,p=r==="regroup"?ms(t.menu,n.source,n.target):[],u=mn(t.menu,n.source,n.target,c)||999,g=h=>s({amount:h}),d=k(`act-${c}`,a[`do_${r}`],()=>o(fe(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},d);let f=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return l("div",{},p.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(h=>k(`unit-${h}`,a[`unit_${h}`],()=>s({unit:h}),{"aria-pressed":String(h==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(h=>k(`amount-${h}`,String(h),()=>g(h),{"aria-pressed":String(n.amount===h)})),k("amount-all",a.all,()=>g(1/0),{"aria-pressed":String(n.amount===1/0)}),Pe("amount",a.amount,f,[1,u],g)),u>1&&u<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:f,change:h=>g(h.target.valueAsNumber)}),l("div",{class:"teg-buttons"},d))}function Wr({view:e,arrange:t},n){let s=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return s?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},A(e,s.seats[0]),n.asked):null}function Nc({view:e,send:t},n){let s=bs(e.menu);if(!s)return null;let{verb:o,range:r}=s,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[o]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":o==="conquest_move"?n.conquest:o},...Array.from({length:i-a+1},(p,u)=>k(`act-${o}-${a+u}`,String(a+u),()=>t(L(e,o,a+u)),{class:"teg-main"}))))}function zc({board:e,view:t,send:n},s){let{joint_decision:o=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!o.length&&!r.length&&!a.length)return null;let i=g=>t.pacts?.find(d=>d.number===g)?.text??`#${g}`,c=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),u=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},o.length>0&&l("div",{},l("p",{},l("b",{},s.joint),c&&`: ${p} → ${c}`),l("div",{class:"teg-buttons"},...o.map(g=>{let d=!!g[0];return k(`act-joint_decision-${d}`,d?s.joint_on:s.joint_stop,()=>n(L(t,"joint_decision",d)),{class:d?"teg-main":null})}))),...[...new Set(r.map(g=>g[0]))].map(g=>l("div",{},l("p",{},s.zone," ",l("small",{},i(g))),l("div",{class:"teg-buttons"},k(`zone-${g}-keep`,s.zone_keep,()=>n(lt(t,u,"zone_decision",g,!0))),k(`zone-${g}-end`,s.zone_end,()=>n(lt(t,u,"zone_decision",g,!1)))))),...a.map(([g])=>l("div",{},l("p",{class:"teg-hint"},i(g)),k(`act-open_joint_attack-${g}`,s.joint_open,()=>n(L(t,"open_joint_attack",g)),{class:"teg-wide-button"}))))}function qc({view:e,send:t},n){let s=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!s.length)return null;let o=a=>()=>t(L(e,a)),r=a=>{let{label:i}=e.forms[a];if(!xs(e,a)){let c=a==="request_card"?"teg-main":null;return k(`act-${a}`,i,o(a),{title:a===hs(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,ee("TEG-12.4")),k(`act-${a}`,i,o(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...s.map(r))}function Ic(e,t){let{view:n,register:s,arrange:o}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=s.open??i>0,p=n.people??[];return l("section",{class:"teg-card teg-pacts"},k("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>o({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(u=>Rc(e,u,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(u=>Hc(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&Bc(e,t))))}function Ur(e,t){return l("span",{class:"teg-pair"},...t.map(n=>A(e,n)))}function Pc(e,t){return t.filter(s=>e.people?.includes(s)).sort((s,o)=>+(o===e.viewer)-+(s===e.viewer))}function Rc({view:e,register:t,arrange:n,send:s},o,r){let{number:a}=o,i=e.over?[]:Pc(e,o.breakable_by??[]),c=i.find(p=>t.breaking===`${a}/${p}`);return l("li",{"data-pact":a,class:o.breaker===null?null:"teg-breaking"},Ur(e,o.seats),l("span",{},o.text," ",ee(o.clause)),Dc(e,o,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((p,u)=>k(u?`break-${a}-${p}`:`break-${a}`,l("span",{},i.length>1&&A(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},A(e,c),r.break_sure),k(`break-${a}-yes`,r.yes,()=>s(lt(e,c,"announce_break",a)),{class:"teg-danger"}),k(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Dc(e,{breaker:t,seats:n,notice:s},o){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${o.broken_by} `,A(e,t),`${e.seats[t]?.name}; ${s?o.bound_now:o.bound_until} `,A(e,r),`${e.seats[r]?.name}.`)}function Hc({view:e,send:t},n,s){let{number:o,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),c=(p,u)=>()=>t(lt(e,u,p,o));return l("li",{"data-proposal":o},Ur(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&k(`accept-${o}`,l("span",{},A(e,a),s.accept),c("accept_pact",a)),i(a)&&k(`decline-${o}`,l("span",{},A(e,a),s.decline),c("decline_pact",a)),i(r)&&k(`withdraw-${o}`,l("span",{},A(e,r),s.withdraw),c("withdraw_proposal",r))))}var Vc=12;function Bc({view:e,register:t,arrange:n,send:s},o){let r=k("offers",o.propose,()=>s(vo(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},o.no_offers));let g=[...new Set(a.offers.map(x=>x.kind))],d=[...new Set(a.offers.filter(x=>x.kind===i).map(x=>x.partner))],f=a.offers.find(x=>x.kind===i&&x.partner===c),h=f?.terms??[],v=Dr(f,u),w=f&&v?L(e,f.verb,f.partner,...v):null,y=(x,b)=>x.map(_=>({value:_,text:b(_)}));return l("div",{class:"teg-offer"},G("offer-kind",o.offer_kind,y(g,x=>Dn(e.lang,"pact",x)),i,x=>n({kind:x,partner:"",first:"",terms:""}),o.choose),G("offer-partner",o.offer_partner,y(d,x=>x),c,x=>n({partner:x,first:"",terms:""}),o.choose),h.length>Vc&&G("offer-first",o.offer_first,y([...new Set(h.map(x=>String(x[0])))].sort((x,b)=>x.localeCompare(b,"es")),x=>x),p,x=>n({first:x,terms:""}),o.offer_all),(!f||h.some(x=>x.length>0))&&G("offer-terms",o.offer_terms,h.map((x,b)=>({value:String(b),text:Hr(x),begins:String(x[0])})).filter(x=>!p||x.begins===p).sort((x,b)=>x.text.localeCompare(b.text,"es")),u,x=>n({terms:x}),o.choose),l("div",{class:"teg-buttons"},k("offer-send",o.send_offer,()=>s(w),{class:"teg-main",disabled:!w}),k("offer-close",o.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Wc({view:e,secret:t,send:n,cover:s},o){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${o.secret_whose} `,A(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},o.secret),r,k("private",o.secret_show,()=>n(le),{class:"teg-cover"}));let a=(...i)=>n(L(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},o.secret),r,l("h5",{},o.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},o.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},at(i.symbol),l("b",{},i.country),l("small",{},Dn(e.lang,"symbol",i.symbol)),i.bonus&&k(`bonus-${i.country}`,`+${t.bonus_armies??3} ${o.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},o.no_cards),...t.exchanges.map((i,c)=>k(`exchange-${c}`,`${o.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),k("cover",o.secret_hide,s,{class:"teg-cover"}))}function Fc(e,t,n){let s=P(e.lang),o=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${s.missiles.toLowerCase()}`;return[...o?[l("p",{},a(o))]:[],...r.map(([,i,c,p])=>l("p",{},`${s.shared} `,A(e,i),`${e.seats[i]?.name} · ${c}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},s.blocked))]:[],...Uc(t,e,n).map(i=>l("p",{class:"teg-closed"},`${s.closed}: ${i}`))]}function Gc(e,t,n,s){let o=Ot(e,n,s),r=P(t.lang);return o?o.refusal?[l("p",{class:"teg-out"},o.refusal.text,o.refusal.clause&&` (${o.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${o.damage}`))]:[]}function Uc(e,t,n){let s=(t?.covered??[]).filter(([o,r])=>o===n||r===n);return[...new Set(s.map(o=>o[2]))].map(o=>`${s.filter(a=>a[2]===o).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===o)?.text??`#${o}`})`)}var Yr={start:{choice:{...Ar},register:{...Vr},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:Br(Mc),depends:({board:e,view:t,local:n,...s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Ot(e,hn({board:e,view:t,...s},n),n.aim??n.choice.target)]]},pacts:{draw:Br(Ic),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:$c,depends:({view:e})=>e.situation},secret:{draw:Wc,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let s=Ir(t,n.choice),o={...Vr,open:n.register.open},r=s.missile?St(e,t,s):null;return{local:{choice:s,register:o,reach:null,aim:null},message:r}},click({board:e,view:t},n,s,o){let r=zr(e,t,n.choice,s);if(r)return{local:n,...r};let{choice:a,message:i}=Nr(e,t,n.choice,s,o);return{local:{...n,choice:a,aim:s},message:i}},fight({view:e},{choice:t},n){let s=ne(e.menu,t),o=n??t.target;return U(s)==="attack"&&o!==null&&de(s,t.source).includes(o)?{sources:[t.source],target:o}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:_c,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:Fr(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return Pr(e.view,t.choice,hn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:s},o)=>[["flag",o.countries,e],["army",o.armies,t],["card",o.cards,n],["exchange",o.exchanges,s]],facts(e,t,n){let{board:s,view:o}=e;return{lines:Fc(o,s,n),instead:Gc(s,o,hn(e,t),n)}}};var Yc={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,s)=>t==="exchange"?`+${e?.values?.[s]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[Kc(e,t)]};function Kc({board:e,view:t},n){let{fight:s}=t;if(!s||t.to_move===t.turn)return null;let{source:o,target:r,dice:a}=s,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},A(t,t.turn),`${i(o)} → ${i(r)}. ${n.dice}: ${a}`)}function Qc({secret:e},t){if(!e)return[];let{objective:n,hand:s=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),s.length?l("ul",{class:"teg-hand"},...s.map(Xc)):l("p",{class:"teg-hint"},t.no_cards)]}function Xc({name:e,symbol:t,label:n,bonus:s}){return l("li",{},at(t),l("b",{},e),l("small",{},n),s>0&&l("span",{class:"teg-gain"},`+${s}`))}function Zc({view:e},t){let{cards:n}=e;if(!n)return null;let s=o=>l("span",{title:n.weapons[o]},at(o));return D(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([o,r])=>l("li",{},...Array.isArray(o)?o.map(s):[o],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var Kr=cs(Yc,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:Ye(Qc),pack:{draw:Zc,depends:({view:e})=>e.cards}}});var ke={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},Qr=["attack","strike_air","strike_sea","fire"],Jc=["build"],[_s,Jr,$s]=[0,1,2],Ms={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},Xr=new WeakMap;function bn(e){let t=Xr.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:s}=T(e),o=Object.keys(ke).flatMap(r=>{let{fields:a=[],amount:i=""}=s[r]??{},c=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=d=>c.includes(d)?p[c.indexOf(d)]:null,g=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:ke[r]?u(ke[r]):null,most:g}})});return Xr.set(e.view,{secret:e.secret,orders:o}),o}var vs=e=>[...new Set(e)].filter(t=>t!==null);function wn(e,t){return vs(bn(e).filter(n=>n.source===t).map(n=>n.verb))}function Ze(e,t){let{source:n}=t,s=wn(e,n),o=s.includes(t.verb??"")?t.verb:["attack","gather"].find(b=>s.includes(b))??s[0];if(n===null||!o)return null;let r=bn(e).filter(b=>b.verb===o&&b.source===n),a=t.about[o],i=b=>vs(b.map(_=>_.about)).sort((_,M)=>_-M),c=i(r).includes(a),p=vs((c?r.filter(b=>b.about===a):r).map(b=>b.target)),u=p.includes(t.target??-1)?t.target:null,g=u===null?r:r.filter(b=>b.target===u),d=i(g),f=d.includes(a)?a:d[0]??null,h=g.filter(b=>b.about===f),v=Math.max(0,...h.map(b=>b.most)),w=Math.min(Math.max(t.amounts[o]??(Jc.includes(o)?1:1/0),Math.min(1,v)),v),y=h.length>0&&(!p.length||u!==null),x={verb:o,source:n,target:u,targets:p,about:f,abouts:d,amount:w,most:v,done:y};return{...x,load:eu(e,t,x)}}function eu({view:e,secret:t},n,{verb:s,source:o,about:r,amount:a}){if(s!=="march"&&s!=="carry")return null;let i=t?.compose?.[s]?.find(w=>w.source===o&&(s==="march"||w.vehicle===r)),c=t?.compose?.sizes??[],p=a*(e.capacity?.[s==="march"?_s:(r??0)+1]??0),u=e.troop_size??1,g=s==="march"?0:Math.min(e.leave?.[o]??0,Math.floor(p/u)),d=Math.min(n.aboard,g),f=i?.goods??[],h=f.flatMap(([w,y])=>{let x=Math.min(n.cargo[w]??0,y);return x?[[w,x]]:[]}),v=u*d+h.reduce((w,[y,x])=>w+c[y]*x,0);return{room:p,used:v,troops:g,aboard:d,goods:f,cargo:h,sizes:c}}var ks=({board:e},t)=>e.countries[t].name,Zr=(e,t,n)=>T(e).names[t]?.[n??-1]?.[0]??"?";function Et(e,t){if(!t?.done)return null;let{verb:n,source:s,target:o,about:r,amount:a,load:i}=t,c=ks(e,s),p=o===null?"":ks(e,o),u=ke[n]&&Zr(e,ke[n],r),g=(i?.cargo??[]).map(([f,h])=>[Zr(e,"good",f),h]),d=(...f)=>L(e.view,n,...f);switch(n){case"attack":return d(c,p,a);case"strike_air":case"strike_sea":return d(c,p,u,a);case"fire":return d(u,c,p);case"march":return d(c,p,g,a);case"carry":return d(c,p,u,a,i?.aboard??0,g);case"upgrade":return d(c,u);default:return d(c,u,a)}}function Ss(e,t){return t?.length?L(e.view,"end_turn",t.map(n=>ks(e,n))):null}function ea(e){return(T(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,s)=>n.length-s.length)}function Os(e,t){return t.map((n,s)=>Math.floor(e/t.length)+(s<e%t.length?1:0))}function ta({armies:e,power:t=[],block:n=[],defence:s=[]},o,r,a){let[i,c]=t[o],p=Math.floor(a*i/4)+c,u=Math.max(0,p-n[r]),g=u>s[r],d=Math.min(g?a-1:a,Math.ceil(4*s[r]/i)),f=g?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:s[r],conquered:g,lost:d,destroyed:f}}function na({ready:e=[],strike:t=[],block:n=[],suppressed:s=[]},o,r,a,i){let c=s.includes(a)?0:Math.min(i,e[o][a]),p=o===$s?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[o-1][r]-p)}}var tu=e=>!!T(e).menu.end_turn&&!bn(e).length,Ne=(e,t)=>t.chosen??(tu(e)?[]:null),Es=e=>({source:e,target:null,aboard:0,cargo:{}}),Cs=(e,t)=>({...e,...Es(t)});function sa(e,t,n){let{view:s}=e,o=s.owner[n]===s.viewer,r=Ne(e,t);if(r)return{local:o?{...t,chosen:As(r,n)}:t};let a=Ze(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Et(e,a)}:{local:{...t,verb:a.verb,target:n}};if(o)return{local:Cs(t,n===t.source?null:n)};if(!a)return{local:t};let i=Qr.find(u=>bn(e).some(g=>g.verb===u&&g.source===a.source&&g.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=Qr.includes(a.verb)?a.verb:"attack",p=ke[c]?a.about??0:null;return{local:t,message:Et(e,{...a,verb:c,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var As=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function oa(e,t,n){let{menu:s}=T(e),o=Ze(e,t);if(n==="Escape")return{local:{...Cs(t,null),chosen:null}};if(n.toLowerCase()==="e"&&s.end_turn)return{local:{...t,chosen:Ne(e,t)??[]}};if(n==="Enter"){let r=Ne(e,t);return{local:t,message:r?Ss(e,r):Et(e,o)}}return n<"1"||n>"9"||!o?null:{local:{...t,amounts:{...t.amounts,[o.verb]:Number(n)}}}}function ra(e,t){let{view:n}=e,s=`${n.round}/${n.turn}/${n.viewer}`;if(s!==t.turn||!T(e).menu.end_turn)return{...Ms,turn:s,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Cs(t,null),a=Ze(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function aa(e,t){let{view:n}=e,{last:s={source:null,target:null}}=n,o={legal:[],targets:[],source:null,target:null,last:s,badges:nu(e,t)},r=Ne(e,t);if(r)return{...o,pointed:r,last:{source:null,target:null}};let a=Ze(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...o,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return o}function nu(e,t){let{view:n}=e,s=Ne(e,t);if(s){let o=n.next_troops?.[n.viewer??-1]??0;return Os(o,s).map((r,a)=>[s[a],`+${r}`])}return t.good===null?[]:js(e).flatMap(([o,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[o,`${a}`]))}function js({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function ia({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[s,o]of n)t.set(s,(t.get(s)??0)+o);return[...t].sort(([n],[s])=>n-s)}var yn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},ca=["armoury","airfield","shipyard"],[ou,ru]=[.55,.9];function au({planes:e=[],ships:t=[],levels:n=[]},s,o){return[["plane",e[s]],["ship",t[s]],["wall",n[0]?.[s]],...o<ru?[]:ca.map((a,i)=>[a,n[i+1]?.[s]])].filter(([,a])=>a>0)}function ua(e,t,n,s,o){let r=Dt(s,o),a=Math.max(8.4,r.least/s),i=.7*Math.max(a*.95,r.least/s),c=s>=ou,p=Object.fromEntries(Object.keys(yn).map(g=>[g,[]])),u=[];return e.countries.forEach(({label:[g,d]},f)=>{let h=au(t,f,s);if(!h.length)return;let v=h.map(([,S])=>a+(c&&S>1?a*.1+i*String(S).length:0)+1.5),w=v.reduce((S,C)=>S+C,0),[y,x]=[r.grown+2.6+a/2,r.grown+2.6],b=[[g-w/2,d-y],[g-w/2,d+y],[g+x,d],[g-x-w,d]],_=b.map(([S,C])=>[S,C-a/2,S+w,C+a/2]),[M,O]=b[nr(e,ss(r),os(n),_)];h.forEach(([S,C],j)=>{let R=[M+a/2,O];p[S].push(...Ve(yn[S]).map(z=>z.map(([H,q])=>[R[0]+H*a/20,R[1]+q*a/20]))),c&&C>1&&u.push({at:[M+a+.6,O],text:String(C)}),M+=v[j]})}),[...iu(e,t,r,s),...["plane","ship","wall",...ca].flatMap(g=>[la(`${g}-under`,p[g],e,s,!0),la(g,p[g],e,s,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:u.map(g=>g.at[0]),y:u.map(g=>g.at[1]),text:u.map(g=>g.text),textposition:"middle right",textfont:{family:ce,weight:700,size:Math.max(a*s*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function la(e,t,n,s,o){let r=o?Math.max(2.6*s,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...te(t),fill:"toself",hoveron:"fills",fillcolor:o?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function iu(e,t,n,s){let o=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[_s][i]??0)/Math.max(t.armies[i],1):0;return c>0?[lu(a,n.grown+1.5/s,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...J(o),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*s,3.4)),r("war-free",e.palette.covered,Math.max(2.4*s,2))]}function lu([e,t],n,s){let o=Math.max(3,Math.round(28*s));return Array.from({length:o+1},(r,a)=>{let i=2*Math.PI*s*(a/o);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Ct=["troop","plane","ship"],Ls=["wall","armoury","airfield","shipyard"];function At(e,t=""){let n=N("path",{d:yn[e],fill:"currentColor"});return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var ga=(e,t)=>t.map(([n,s])=>`${s} ${e.things?.good[n]}`).join(", "),ze=({board:e},t)=>t===null?"":e.countries[t].name,cu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Ee(e,t,()=>{if(!T(e).menu.end_turn)return[Ce(e,t)];let n=Ne(e,e.local);return n?wu(e,n,t):[...gu(e,t),xu(e),bu(e)]})};function uu({view:e}){let t=V(e.lang),n=Ct.map((s,o)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[o][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((s,o)=>s||!o?[l("span",{title:e.things?.aim[o]},At(Ct[o]),l("b",{},s))]:[]))}function pu({view:e,send:t}){let n=V(e.lang),s=Object.entries(e.routines??{}).filter(([,r])=>r),o={again:n.as_before,gather:n.all_gather};return s.length?l("div",{class:"teg-buttons"},...s.map(([r,a])=>k(`routine-${r}`,`${o[r]} (${a})`,()=>t(bo(e,r))))):null}function gu(e,t){let{view:n,local:s,patch:o}=e,r=V(n.lang),a=Ze(e,s),i=wn(e,s.source),c=T(e).forms,p=n.owner.flatMap((u,g)=>u===n.viewer&&wn(e,g).length?[g]:[]);return[uu(e),pu(e),Ts(e,"source",t.source,p,s.source,u=>o(Es(u)),t),s.source===null&&l("p",{class:"teg-hint"},r.choose),s.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>k(`verb-${u}`,c[u].label,()=>o({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?du(e,a,t):[]]}function Ts(e,t,n,s,o,r,a){let i=s.map(c=>({value:String(c),text:ze(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es"));return G(t,n,i,o===null?"":String(o),c=>r(c===""?null:Number(c)),a.choose)}function du(e,t,n){let{view:s,local:o,patch:r,send:a}=e,i=V(s.lang),{names:c,forms:p}=T(e),u=ke[t.verb],g=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",d=Et(e,t),f=h=>r({verb:t.verb,amounts:{...o.amounts,[t.verb]:h}});return[l("p",{class:"teg-hint"},t.targets.length?g?i.aim:i.where:i.here),t.targets.length>0&&Ts(e,"target",n.target,t.targets,t.target,h=>r({verb:t.verb,target:h}),n),u&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(h=>k(`${u}-${h}`,c[u]?.[h]?.[1]??String(h),()=>r({verb:t.verb,about:{...o.about,[t.verb]:h}}),{"aria-pressed":String(h===t.about)}))),fu(e,t),t.most>1&&l("div",{},...Ue(t.amount,[1,t.most],f,n)),t.load&&hu(e,t,t.load),mu(e,t),l("div",{class:"teg-buttons"},k(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(d),{class:"teg-main",disabled:!d}))]}function fu({view:e},{verb:t,source:n,about:s,amount:o}){let{prices:r,levels:a=[]}=e;if(s===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[s]:r.installation[s][a[s][n]])??[]).map(([p,u])=>[p,u*Math.max(o,1)]);return l("p",{class:"teg-hint"},`${V(e.lang).each_costs} ${ga(e,c)}`)}function mu({view:e},{verb:t,source:n,target:s,amount:o,about:r}){let a=V(e.lang);if(s===null)return null;if(t==="attack"){let{hits:p,block:u,defence:g,conquered:d,lost:f,destroyed:h}=ta(e,n,s,o);return l("p",{class:`war-forecast ${d?"war-good":""}`},l("b",{},d?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${d?">":"≤"} ${a.defence.toLowerCase()} ${g}. `,`${a.lose} ${f}, ${a.loses} ${h}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=na(e,t==="strike_air"?Jr:$s,n,s,o);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function hu(e,t,{room:n,used:s,troops:o,aboard:r,goods:a,cargo:i,sizes:c}){let{view:p,local:u,patch:g}=e,d=V(p.lang);if(!o&&!a.length)return null;let f=v=>i.find(([w])=>w===v)?.[1]??0,h=(v,w,y,x,b,_)=>l("li",{},l("span",{},w,l("small",{},` /${x}`)),l("b",{},y),k(`${v}-less`,"−",()=>_(y-1),{disabled:y<1,"aria-label":`${v} −1`}),k(`${v}-more`,"+",()=>_(y+1),{disabled:y>=x||s+b>n,"aria-label":`${v} +1`}),k(`${v}-most`,"⇥",()=>_(Math.min(x,y+Math.floor((n-s)/b))),{disabled:y>=x||s+b>n,"aria-label":`${v} max`}));return l("div",{class:"war-load"},l("h5",{},`${d.cargo}: `,l("span",{class:s>n?"teg-out":null},`${s} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&o>0&&h("aboard",d.aboard,r,o,p.troop_size??1,v=>g({aboard:v})),...a.map(([v,w])=>h(`cargo-${v}`,p.things?.good[v],f(v),w,c[v],y=>g({cargo:{...u.cargo,[v]:y}})))))}function xu({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},V(e.lang).locked)}function bu({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},k("end",V(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function wu(e,t,n){let{view:s,secret:o,patch:r,send:a}=e,i=V(s.lang),c=s.next_troops?.[s.viewer??-1]??0,p=Os(c,t),u=ea(e),g=(o?.delivery??[]).filter(v=>s.owner[v]===s.viewer),d=Ss(e,t),f=v=>r({chosen:v}),h=s.owner.flatMap((v,w)=>v===s.viewer&&!t.includes(w)?[w]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},u.length>1&&k("deliver-borders",i.borders,()=>f(u[0])),u.length>0&&k("deliver-all",i.all,()=>f(u[u.length-1])),g.length>0&&k("deliver-before",i.before,()=>f(g))),Ts(e,"source",n.place,h,null,v=>v!==null&&f([...t,v]),n),l("ul",{class:"teg-list"},...t.map((v,w)=>l("li",{},l("span",{},ze(e,v)),l("b",{},`+${p[w]}`),k(`drop-${v}`,"×",()=>f(As(t,v)),{"aria-label":`${ze(e,v)} ×`})))),l("div",{class:"teg-buttons"},s.phase==="orders"&&k("back-to-orders",i.back,()=>r({chosen:null})),k("act-end_turn",i.end_now,()=>a(d),{class:"teg-main",disabled:!d}))]}var yu={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,s=V(n.lang);return t===null?D(s.place,l("p",{class:"teg-hint"},s.look)):D(s.place,l("p",{class:"war-name"},A(n,n.owner[t]),l("b",{},ze(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),ku(e,t))}};function vu({view:e},t){let{things:n}=e,s=[...n?.aim.slice(1,3)??[],...n?.installation??[]],o=[e.planes?.[t]??0,e.ships?.[t]??0,...Ls.map((a,i)=>e.levels?.[i][t]??0)],r=[...Ct.slice(1),...Ls];return l("p",{class:"war-idle"},...o.flatMap((a,i)=>a?[l("span",{},At(r[i],s[i]),l("b",{},a))]:[]))}function ku(e,t){let{view:n}=e,s=V(n.lang),o=[n.armies,n.planes??[],n.ships??[]],r=Ct.flatMap((c,p)=>{let[u,g]=[o[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let d=u-g;return[l("tr",{},l("th",{scope:"row"},At(c),` ${n.things?.aim[p]}`),l("td",{},l("b",{},u)),l("td",{},d>0&&`${d} ${s.busy}`))]}),a=Ls.flatMap((c,p)=>{let u=n.levels?.[p][t]??0;return u?[l("tr",{},l("th",{scope:"row"},At(c),` ${n.things?.installation[p]}`),l("td",{},l("b",{},u)),l("td",{},s.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},s.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),_u(e,t))}function _u(e,t){let{view:n,secret:s}=e,o=V(n.lang);if((s?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||s&&n.owner[t]===s.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${o.stock}: ${o.hidden_stock}`);let i=js(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${o.stock}: `,i.length?ga(n,i):o.no_stock)}function $u(e,t){let{view:n,secret:s,local:o,patch:r}=e;if(!s)return[];let a=V(n.lang),i=ia(e),c=(s.delivery??[]).map(p=>ze(e,p)).join(", ");return[s.objective&&l("h5",{},t.objective),s.objective&&l("p",{class:"teg-objective"},s.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>k(`good-${p}`,l("span",{},`${n.things?.good[p]} `,l("b",{},u)),()=>r({good:o.good===p?null:p}),{"aria-pressed":String(o.good===p),disabled:!!s.stocks?.pooled}))),i.length?!s.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${s.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var Mu=(e,t)=>({...t,secret:V(e.lang).lock_title,secret_show:V(e.lang).show}),pa=Ye($u),Su={draw:(e,t)=>pa.draw(e,Mu(e.view,t)),depends:e=>[pa.depends(e),e.local.good]},Ou={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},k("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),V(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(s=>l("li",{},s))))},Eu={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,s=n.battle;if(!s)return null;let o=V(n.lang),r=l("p",{},l("b",{},ze(e,s.source))," → ",l("b",{},ze(e,s.target))),[a,i]=s.losses;if(s.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],g=s.destroyed.flatMap((d,f)=>d?[`${d} ${u[f]}`]:[]);return D(o.last,r,l("p",{},`${n.things?.weapon[s.weapon]}: ${o.destroyed} ${g.join(", ")||o.none}.`),ee("WAR-9.8"))}let c=s.kind==="land_attack",p=c?0:s.unit;return D(o.last,r,l("p",{class:"war-fight"},At(Ct[p]),l("b",{},s.sent),` ${o.sent} · `,l("b",{},s.hits),` ${o.hits}`,s.block>0&&` · ${s.block} ${o.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[s.aim]})`,s.wall>0&&` · ${n.things?.installation[0]} −${s.wall}`),ee(c?"WAR-6.3":"WAR-9.5"),s.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},da={start:{...Ms},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:cu,place:yu,secret:Su,goals:Ou,battle:Eu},renew:(e,t)=>({local:ra(e,t)}),click:sa,key:oa,marks:aa,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[vu(e,n)]}),keys:"keys_wargame",stays:!0,traces:ua};var Cu={teg:Yr,tgm:Kr,reconquista:Or,wargame:da,eggar:wr};function vn(e){return Cu[e??""]??yr}var Au=350;function Ns(e,t,n){if(!n)return;e.hidden=!1;let s=t.getBoundingClientRect(),[o,r]=[n.x-s.left,Math.min(Math.max(n.y-s.top,0),s.height)],a=Math.min(Math.max(o-e.offsetWidth/2,4),s.width-e.offsetWidth-4),i=r>s.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function fa({card:e,frame:t},n,s,o){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(d,f=Au)=>{c(),r=s.group(d),r?.classList.add("teg-lit"),i=setTimeout(()=>u(d),f)},u=d=>{a=d;let{board:f,view:h}=n(),v=K(h)?h:null,w=v?o(d):{};if(!w)return;let{lines:y=[],instead:x=[]}=w,b=x.length?x:[Lu(f,v,d)];e.replaceChildren(...ju(f,v,d),...y,...b);let _=s.pixel(f.countries[d].label);Ns(e,t,_)};return{point:p,hide:c,again:()=>a>=0&&u(a)}}function ma(e,t,n){if(t&&t.owner[n]>=0)return A(t,t.owner[n]);let s=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:s}})}function ju(e,t,n){let{name:s,continent:o}=e.countries[n],r=P(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},s),l("small",{},e.continents[o]?.name??"")),l("p",{},ma(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function Lu(e,t,n){let s=P(t?.lang??"es");return l("p",{class:"teg-borders"},`${s.borders}: `,...e.countries[n].neighbours.map(o=>l("span",{},ma(e,t,o),e.countries[o].name,(t?.armies[o]??-1)>=0&&l("b",{},` ${t?.armies[o]}`))))}function ha(e,t,n,s){let o,r=null,a=!1,i=()=>{clearTimeout(o),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,s(),p.length>1)return;let u=r=p[0];o=setTimeout(()=>a=n(u),500)},c),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},c),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function xa(e,t,n){let s=null,o=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?o(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&s&&n(c.apart/s.apart,s,c),s=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function va(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Tu=new Set(["x","y","fillcolor","line.color","line.width"]),Nu=new Set(["x","y","text","textposition"]),zu=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function ka(e,t,n,s,o){let r=s.traces.map((a,i)=>{let c=n[a],p=e.querySelector(`.trace${c.uid}`),u=Object.keys(s.update).filter(g=>s.update[g][i]!==void 0);return p&&qu(t[a],c,p,u,o)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function qu(e,t,n,s,o){let r=c=>s.every(p=>c.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&s.length===1&&s[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Tu))return()=>zs(t,n,o);if(t.mode==="text"&&r(Nu))return()=>qs(e,t,n,o);let i=n.querySelectorAll(".point");return t.mode==="markers+text"&&r(zu)&&i.length===t.x.length?()=>Ru(e,t,n,i):null}function zs(e,t,n){let s=Iu(e,n),o=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(N("g")).appendChild(N("path",{class:"js-fill"}));u?.setAttribute("d",s),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=N("path",{class:"js-line","clip-path":o,d:s,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function Iu({x:e,y:t},n){let s="",o="M";for(let r=0;r<e.length;r++)e[r]===null?o="M":(s+=`${o}${n.x(e[r])},${n.y(t[r])}`,o="L");return s}var Pu={left:"end",center:"middle",right:"start"},ba=1.3,_e=(e,t)=>Array.isArray(e)?e[t]:e;function wa({x:e,y:t,text:n,textposition:s="middle center",textfont:o}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:_e(s,a),size:_e(o.size,a),color:_e(o.color,a)}]:[])}var ya=({text:e,x:t,y:n,place:s})=>`${t} ${n} ${s} ${e}`;function qs(e,t,n,s){let{family:o,weight:r=400,style:a="normal"}=t.textfont,i=w=>{let y=w.text.split("<br>"),[x,b]=[s.x(w.x),s.y(w.y)],_={fontFamily:o,fontSize:`${w.size}px`,fontWeight:r,fontStyle:a,fill:w.color,whiteSpace:"pre"},M=(y.length-1)*ba+1,O=N("text",{x,y:b,"text-anchor":Pu[w.place.split(" ")[1]],style:_});return y.length===1?O.textContent=w.text:O.append(...y.map((S,C)=>N("tspan",{class:"line",x,y:b,dy:`${C*ba}em`},S))),N("g",{class:"textpoint",transform:`translate(0,${w.size*(.75-M/2)})`},O)},c=n.querySelector(".text");if(!c)return;let[p,u]=[wa(e),wa(t)],g=[...c.children],d=new Map(g.length===p.length?p.map((w,y)=>[ya(w),g[y]]):[]),f=u.map(w=>d.get(ya(w))),h=new Set(f);for(let w of g)h.has(w)||w.remove();let v=c.firstElementChild;u.forEach((w,y)=>{let x=f[y]??i(w);x===v?v=v.nextElementSibling:c.insertBefore(x,v)})}function Ru(e,t,n,s){let o=n.querySelectorAll("text"),r=({marker:i,textfont:c},p)=>({point:{fill:_e(i.color,p),stroke:_e(i.line.color,p),strokeWidth:`${_e(i.line.width,p)}px`},number:{fontSize:`${_e(c.size,p)}px`,fill:_e(c.color,p)}}),a=(i,c,p)=>{for(let u of Object.keys(p))p[u]!==c[u]&&(i.style[u]=p[u])};s.forEach((i,c)=>{let[p,u]=[r(e,c),r(t,c)];a(i,p.point,u.point),a(o[c],p.number,u.number),e.text[c]!==t.text[c]&&(o[c].textContent=t.text[c])})}function _a(e,{width:t,height:n,plot_bgcolor:s},o){if(e.some(a=>a.fillpattern))return null;let r=N("rect",{width:t,height:n,style:{fill:s}});return N("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Du(a,o)))}function Du(e,t){let n=N("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>N("g",{class:r}))),{mode:s,marker:o}=e;return s==="lines"&&zs(e,n,t),o?.opacity&&n.querySelector(".points")?.append(...Hu(e,t)),s.endsWith("text")&&qs({...e,text:[]},e,n,t),n}function Hu({x:e,y:t,marker:{size:n,color:s,line:o}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let g={fill:a(s,u),stroke:a(o.color,u),strokeWidth:`${a(o.width,u)}px`};return[N("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:c,style:g})]})}var Vu=1500,Bu=600,Wu=640,Fu={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Ma(e,t,n){let s=e,o=[],r=null,a="",i=new AbortController,c=0,p=!1,u=!1,g,d=$a([1,1],Ae()),f,h=Promise.resolve(),v=y=>{let[x]=y.points??[],{uid:b=""}=o[x?.curveNumber]??{};if(b===on)return x.pointNumber;let _=ir.exec(b);return _?Number(_[1]):-1},w={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Ae(),type(y){t=y,a=""},look(y){y.times===w.window.times&&y.left===w.window.left&&y.top===w.window.top||(w.window=y,w.onZoom())},reveal(y){r&&w.look(rr(r,w.window,y))},async draw(y,x,b,_,M){e.style.aspectRatio=`${y.width} / ${y.height}`;let O=(c||=e.clientWidth)||Wu,S=w.window,C=(M.drawing??lr)(y,x,b,S.times*O/y.width,M.traces,t).map(va),j=`${O} ${_} ${S.times} ${S.left} ${S.top}`,R=r===y&&o.length===C.length&&a===j,z=R?pr(o,C):null,H=cr(y,_,O,S),q=async()=>{g??=await n(),await g.react(s,C.map(Gu),H,Fu),p=!1,u||w.take()};if(await h,i.signal.aborted)return;clearTimeout(f);let $e=o,me=r===null;[o,r,a]=[C,y,j],d=$a([O/y.width,H.height/y.height],S),!u&&w.sketch(_a(C,H,d))||z&&ka(s,$e,C,z,d)?p=!0:!R||p&&z?await q():z&&await g.restyle(s,z.update,z.traces),p&&(f=setTimeout(async()=>{let et=f;g??=await n(),f===et&&!i.signal.aborted&&(h=q())},u?Vu:Bu)),me&&w.listen(M)},sketch(y){return e.querySelector(".teg-sketch")?.remove(),y&&e.append(y),y!==null},take(){if(u=!0,w.sketch(null),i.signal.aborted)return w.purge();s.on("plotly_hover",y=>{let x=v(y);x>=0&&w.onHover(x)}),s.on("plotly_unhover",()=>w.onLeave())},listen(y){window.addEventListener("mousedown",x=>{if(!e.contains(x.composedPath()[0]))return;x.shiftKey&&(x.stopPropagation(),x.preventDefault());let b=w.at(x),_=w.window,M=w.point(x),O=_.times>1&&M&&!(y.drag&&b>=0),S=j=>{let R=e.getBoundingClientRect(),z=(r?.width??0)/_.times/R.width,[H,q]=[x.clientX-j.clientX,x.clientY-j.clientY];r&&Math.hypot(H,q)>=8&&w.look(Jn(r,_,H*z,q*z))};O&&!x.button&&window.addEventListener("mousemove",S);let C=j=>{window.removeEventListener("mousemove",S);let R=Math.hypot(j.clientX-x.clientX,j.clientY-x.clientY)<8;b>=0&&R&&w.onClick(b,j),b>=0&&!R&&!O&&w.onDrag(b,w.at(j))};x.button||window.addEventListener("mouseup",C,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",x=>{let b=w.point(x);!(x.ctrlKey||x.metaKey)||!r||!b||(x.preventDefault(),x.stopPropagation(),w.look(je(r,w.window,Math.exp(-x.deltaY/250),b)))},{capture:!0,passive:!1,signal:i.signal}),ha(e,i.signal,x=>{let b=w.at(x);return b>=0&&w.onHold(b),b>=0},()=>w.onLeave()),xa(e,i.signal,(x,b,_)=>{let[M,O]=[w.point(b),w.point(_)];r&&M&&O&&w.look(Jn(r,je(r,w.window,x,O),M[0]-O[0],M[1]-O[1]))})},resized(y){return!y||Math.abs(y-c)<1?!1:(c=y,!0)},pixel([y,x]){if(!r)return null;let b=e.getBoundingClientRect();return{x:b.left+(y-d.window.left)*d.unit[0],y:b.top+(x-d.window.top)*d.unit[1]}},at(y){let x=w.point(y);return x&&r?r.countries.findIndex(b=>lo(b.polygons,x)):-1},point({clientX:y,clientY:x}){if(!r)return null;let b=e.getBoundingClientRect();return[d.window.left+(y-b.left)/d.unit[0],d.window.top+(x-b.top)/d.unit[1]]},group(y){return e.querySelector(`.tracec${y}`)},purge(){i.abort(),clearTimeout(f),u&&g.purge(s)}};return w}function $a([e,t],n){let s=[e*n.times,t*n.times],o=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:s,window:n,x:o(n.left,s[0]),y:o(n.top,s[1])}}function Gu(e){return structuredClone(e)}var Uu=12;function Sa(e,t){let n=s=>s.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Is(e,t){let n=P(t),[s,o]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=Ku(e,t,n),{once:a,conquest:i}=e,c=(u,g)=>[l("b",{},Sa(u,t)),` ${g}. `],p=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...p,`${n.odds_losses}: ${s} – ${o}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:g,height:d})=>l("span",{title:u},l("i",{style:{height:d}}),l("small",{},g)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function Yu({left:e}){let t=Math.max(Math.ceil(e.length/Uu),1),n=[];for(let s=0;s<e.length;s+=t){let o=e.slice(s,s+t);n.push([o[0][0],o[o.length-1][0],o.reduce((r,a)=>r+a[1],0)])}return n}function Ku(e,t,n){let s=Yu(e),o=Math.max(...s.map(r=>r[2]));return s.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${Sa(i,t)}`,span:c,height:`${Math.max(i/o*100,2)}%`}})}var Oa={draw:({view:e,odds:t},n)=>t&&D(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Is(t,e.lang)),depends:({odds:e})=>e};var Ps={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Qu=Object.keys(Ps);function Ea({battle:e,last:t},n){let[s,o,r]=Ps[n]??Ps.quick;return e||t.source!==null&&t.target!==null?s:t.target===null?r:o}function jt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function kn(e,t){let n=jt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Se(e,"action"):null}}var Ca={draw:Xu,depends:({view:e,pace:t})=>[t,kn(e,t.auto).pauses,jt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function Xu({view:e,now:t,pace:n,pause:s,setSpeed:o,send:r},a){if(!e.seats.some(p=>p.bot))return null;let{pauses:i}=kn(e,n.auto),c=p=>p==="end"&&e.people?.length?"until_mine":`until_${p}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),k("pause",l("span",{},ie(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),s,{class:!i&&jt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:p=>o(p.target.value)},...Qu.map(p=>l("option",{value:p,selected:p===n.speed},a[p])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>k(`until-${p}`,a[c(p)],()=>r(Se(t(),p)),{disabled:!jt(e)}))))}function Aa({view:e,pace:t}){if(t.speed==="at_once"||!jt(e)||e.step<e.steps||e.last.target===null)return null;let s=e.news.filter(o=>o.step===e.step).slice(0,2).map(o=>l("p",{},o.seat!==null&&A(e,o.seat),o.text));return s.length?l("div",{},...s):null}var Zu=2e3,Ju=15,ja=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function Rs(e,t,n){let s=t.length===2?"arrows":"marks",o=c=>t.every((p,u)=>c[u]===p),r=e[s]??[],a=r.find(o),i=r.filter(c=>!o(c));return $n({...e,[s]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function ep(e,t,n){let s=t.trim();if(typeof e.say!="object")return $n({...e,say:s});let{[n]:o,...r}=e.say,a=s?{...r,[n]:s}:r;return $n({...e,say:Object.keys(a).length?a:""})}var _n=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",$n=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),La={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:s},o)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,p]=[_n(r.say,a),_n(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],g=({target:f})=>f.value.trim()!==c&&t(it(e,ep(r,f.value,a))),d=l("textarea",{"data-key":"say",rows:2,maxlength:Zu,"aria-label":o.comment,change:g,focus:()=>n.auto&&e.goes_on&&s()});return d.textContent=c,l("div",{class:"teg-note"},p&&l("p",{},l("b",{},p)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:o.draw_how},c?o.comment_change:o.comment_add),d),u.length>0&&k("wipe",o.wipe,()=>t(it(e,$n({...r,arrows:[],marks:[]}))))))}};function Ta(e){let t=N("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=o=>e.countries.findIndex(r=>r.name===o),s=(o,r,a)=>N("path",{class:`teg-${a} teg-tone-${o}`,d:r.map(i=>`M${i.map(([c,p])=>`${c.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(o,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(o.arrows??[]).map(([u,g,d="good"])=>s(d,Rt(e,n(u),n(g)),"drawn-arrow")),p=(o.marks??[]).map(([u,g="good"])=>s(g,[He(e.countries[n(u)].label,Ju)],"drawn-mark"));t.replaceChildren(...p,...c)}}}function Na(e,t,{may:n,over:s,done:o},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let p=d=>[...new Set([c,t(d)])].filter(f=>f>=0),u=d=>s(p(d),ja(d)),g=d=>{d.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",g,!0),t(d)>=0?o(p(d),ja(d)):s([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",g,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function tp(e){let t=new Map;for(let[n,s]of e)t.set(s,[...t.get(s)??[],n]);return[...t]}function np({board:e,view:t},n){if(!t.since)return null;let{lost:s,won:o,taken:r,cards:a,pacts:i}=t.since,c=h=>h===null?null:l("span",{},A(t,h),t.seats[h].name),p=(h,v)=>v.length>0&&l("span",{},l("b",{},`${h}: `),...tp(v).flatMap(([w,y],x)=>[`${x?"; ":""}${y.map(b=>e.countries[b].name).join(", ")} (`,c(w),")"]),". "),u=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([h,v],w)=>[w?", ":"",c(h),` ${v}`]),"."),g=(h,v)=>v&&l("p",{},l("b",{},`${h}: `),v),d=[p(n.since_lost,s),p(n.since_won,o),u],f=D(n.since,d.some(Boolean)&&l("p",{},...d),g(n.cards,a),g(n.pacts,i));return f.classList.add("teg-since"),f}var za={draw:np,depends:({view:e})=>e.since};function qa(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([s,,o])=>o===null?[]:[[o,s]]);return n.length?{...e,arrows:n}:e}var sp={timeline:{draw:rp,depends:({view:e})=>[e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Ca,lines:To,note:La,hint:{draw:ap,depends:({view:e,hint:t,secret:n,game:s})=>[e.viewer,e.to_move,e.over,t,s.curtain&&n===null]},banner:{draw:lp,depends:({view:e})=>[e.over,e.seats]},turn:{draw:cp,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:za,refusal:{draw:up,depends:({refusal:e})=>e},odds:Oa,battle:{draw:pp,depends:({view:e})=>e.battle},seats:{draw:gp,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:fp,depends:({view:e})=>e.news}};function Ia(e,t=!1){let n=null,s=[],o={...sp,places:Ho()},r=a=>{let i=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:a.sections[g]??o[g],drawn:""}),c=(t?[]:a.side).map(i),p=(t?["news"]:[...a.below,"places"]).map(i),u=(t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(i);e.timeline.replaceChildren(...u.map(g=>g.slot)),e.side.replaceChildren(...c.map(g=>g.slot)),e.below.replaceChildren(...p.map(g=>g.slot)),n=a,s=[...u,...c,...p]};return a=>{a.game!==n&&r(a.game);let i=P(a.view.lang);for(let c of s){let p=c.section.steady?[]:[a.view.line,a.view.step],u=JSON.stringify([a.view.lang,...p,c.section.depends(a)]);c.drawn!==u&&(c.drawn=u,op(c.slot,c.section.draw(a,i)))}}}function op(e,t){let n=e.getRootNode(),s=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!s)return;(e.querySelector(`[data-key="${s}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function rp({view:e,send:t},n){let{step:s,steps:o,lang:r}=e,a=e.memory,i=(u,g,d,f)=>k(u,ie(g),()=>t(Y(e,f)),{title:d,"aria-label":d,disabled:Y(e,f)===null}),c=l("output",{class:"teg-counter"},`${s}/${o}`),p=l("input",{type:"range","data-key":"position","aria-label":n.position,min:0,max:o,value:s,input:u=>c.textContent=`${u.target.value}/${o}`,change:u=>t(Y(e,u.target.valueAsNumber))});return l("div",{class:"teg-timeline"},a&&l("span",{class:"teg-group"},i("first","first",n.first_step,0),i("back","back",n.back,s-1),i("forward","forward",n.forward,s+1),i("last","last",n.last_step,o)),a&&p,a&&c,e.undoing!=="off"&&l("span",{class:"teg-group"},k("undo",`↶ ${n.undo}`,()=>t(Bt(e)),{disabled:!e.undo,title:"U"}),a&&k("redo",`↷ ${n.redo}`,()=>t(Wt(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(u=>k(`lang-${u}`,u,()=>t(u===r?null:Lo(u)),{"aria-pressed":String(u===r)}))))}function ap({view:e,hint:t,secret:n,game:s,send:o},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||s.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},k("hint",r.advice_ask,()=>o(ko(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function ip(e,t,n,s){let{bot:o,name:r}=e.seats[t],a=Pn.includes(o??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${s.level} ${r}`,change:i=>n(_o(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},o),...Pn.map(i=>l("option",{value:i,selected:i===o},s[i])))}function lp({view:e},t){if(!e.over)return null;let{winners:n,reason:s,objectives:o}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},A(e,i),e.seats[i].name))),l("span",{},s),o.length>0&&l("h5",{},t.objectives),...o.map(([i,c])=>l("p",{},A(e,i),`${e.seats[i].name}: ${c}`)))}function cp({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],s=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",s&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(o=>l("li",{},l("b",{},o.armies),` ${o.source}`))))}function up({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),k("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),ee(e.clause)):null}function pp({board:e,view:t},n){let s=t.battle;if(!s||s.source===null||s.target===null)return null;let o=mo(s.attack,s.defence),r={attack:t.seats[s.seat],defence:t.seats[s.defender]},[a,i]=s.losses,c=(u,g)=>Be(g[u],g.winner===u?"won":g.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},A(t,s.seat),e.countries[s.source].name),l("span",{}),l("span",{},A(t,s.defender),e.countries[s.target].name),...o.flatMap(u=>[c("attack",u),l("b",{class:"teg-versus"},u.winner?p[u.winner]:""),c("defence",u)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),s.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function gp({view:e,game:t,send:n},s){let o=e.seats.map(i=>t.columns?.(i,s)??i.facts),r=o.reduce((i,c)=>c.length>i.length?c:i),a=[["",s.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?dp(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${s.dead}`},A(e,c),i.name,c===e.first&&l("small",{title:s.first}," ①"),c===e.viewer&&l("small",{title:s.viewer}," ◂"),i.bot&&ip(e,c,n,s)),...r.map(([p,u])=>l("td",{title:u},o[c].find(g=>g[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:s.continent_cards},...i.continent_cards.map(p=>l("span",{},p))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>ie(i)?[l("span",{},ie(i),` ${c.toLowerCase()}`)]:[])))}function dp(e,t){let n=ie(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function fp({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(s=>l("li",{class:s.step===e.step?"teg-new":null},s.seat===null?l("i",{class:"teg-dot teg-none"}):A(e,s.seat),l("span",{},s.text," ",ee(s.clause))))):l("p",{class:"teg-hint"},t.no_news))}function Pa(e,t,n,s){let o=null,r=()=>{e.get("step")!==o&&(o=null)};return e.on("change:step",r),s.push(()=>e.off("change:step",r)),{now(){let a=t();return o===null||o===a.step?a:{...a,step:o,branches:[]}},goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(o=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();o===a&&(e.get("step")!==a&&e.set("step",a),o=null)}}}var Lt=4;function Da(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,s=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},o=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+Lt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Lt:a.top-Lt-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+Lt),r.right-t.offsetWidth-Lt);Object.assign(t.style,{top:`${c-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:s,place:o,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(k("close-rule","×",s,{class:"teg-close","aria-label":a.close}),...Ra(r,a),...r.decisions.map(i=>l("section",{},...Ra(i,a)))),t.hidden=!1,o(),t.focus({preventScroll:!0})}}}function Ra({name:e,title:t,text:n,mark:s,marked:o,option:r,others:a},i){let c=a.map(p=>l("li",{},`${i.other_reading}: ${p.text}`,p.option&&l("code",{},p.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${s}`},o),l("ul",{},...c)]}function Ha(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),s=l("div",{class:"teg-here",hidden:!0}),o=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(_,M)=>l("button",{type:"button","data-key":_},M),[p,u,g]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],d=l("div",{class:"teg-tools"},p,u,g),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),h=l("details",{class:"teg-card teg-whole"}),v=l("p",{class:"teg-keys"}),w=l("div",{class:"teg-frame"},n,e,s,i,a,r,o),y=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),x=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},x,y,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},w,f,l("div",{class:"teg-top"},t.timeline,d),t.below,h,v),t.side)),places:t,map:n,caption:f,events:h,busy:r,act:i,card:a,wide:p,closer:u,further:g,keys:v,frame:w,notice:x,said:y,here:s,heard:o}}var mp='data-still="teg_nb"';function Va(e,t,n){let s=null,o="",r;return n.push(()=>{clearTimeout(r),s&&(s.style.display="")}),a=>{if(s?.isConnected||(s=hp(e)),!s||(s.style.display="none",a===o))return;let i=o==="";o=a,clearTimeout(r),i||(r=setTimeout(t,1500))}}function hp(e){let t=e.closest(".jp-OutputArea-child")?.previousElementSibling,n=t?.querySelector("img");return n&&decodeURIComponent(n.src).slice(0,400).includes(mp)?t:null}var xp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ba=2;function Wa(e,t,n){let s=xp[n];if(!s)return t;let[o,r]=e.countries[t].label,a=i=>{let c=i.map(u=>{let[g,d]=[e.countries[u].label[0]-o,e.countries[u].label[1]-r],[f,h]=[g*s[0]+d*s[1],Math.abs(g*s[1])+Math.abs(d*s[0])];return u!==t&&f>0&&h<=Ba*f?Math.hypot(f,Ba*h):1/0}),p=Math.min(...c);return p<1/0?i[c.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var bp=15e3,wp=250,Fa=new Set(["undo","redo","step","level"]);function Ga(e,{root:t,notice:n,busy:s},o,r,a){let i,c,p=!1,u=0,g=!1,d=null,f=null,h=Array.from(crypto.getRandomValues(new Uint32Array(3)),S=>S.toString(36)).join("-"),v=`${h}!`,w=`${h}?`,y=()=>t.hasAttribute("data-busy"),x=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(x);let b=()=>{i=setTimeout(()=>{let S=M.presence();if(S==="busy"||p&&S!=="unknown")return b();x(),r.unanswered()},bp)},_=()=>{let S=P(o()?.lang),C=M.presence();t.dataset.kernel!==C&&(t.dataset.kernel=C),(C==="gone"||C==="away")&&x(),n.hidden=C!=="gone"&&C!=="away",rt(n,n.hidden?"":S[C==="gone"?"kernel_gone":"kernel_away"]),rt(s,C==="busy"&&!p?S.kernel_busy:S.busy)},M=Yt(e,_,a),O=(S,C)=>{if(S!==u)return;let j=C?.content?.execution_state;j==="idle"&&x(),p||=j==="busy",_(),r.freed()};return{names:{own:h,driver:v,aside:w},free:x,tell:_,busy:y,there:()=>n.hidden,send(S,C=h){if(!S||n.hidden&&(g||!y())&&r.goes(S))return;if(y()){g&&(d=S);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",S.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),wp),p=!1,g=C===v,g||(f=S);let j=++u;_(),b();let R=z=>O(j,z);M.send({...S,nonce:C},Object.assign(()=>{},{iopub:{status:R}}))},ask(S){M.send({...S,nonce:w})},write:M.write,kept(){let S=d;d=null;let{line:C,step:j}=o();return S&&Fa.has(S.kind)?{...S,line:C,step:j}:S},keep(){let S=f!==null&&Fa.has(f.kind);return S&&(d=f),S}}}var yp=250,vp=4,Mn=1.5,Ua={page:11,class:18},kp=250;function Ya({model:e,el:t,board:n,part:s}){let o=[],r=Ta(n),a=Ha(r.svg),{root:i}=a;t.append(l("style",{},Zt),i);let c=null,p=null,u=null,g=vn(e.get("view")?.game),d=g.start,f="",h=0,v=pt(),w=Da(i);i.append(w.box);let y=e.get("face")==="look";y&&(i.dataset.face="look"),i.style.setProperty("--teg-ratio",String(n.width/n.height));let x=Ma(a.map,Ua.page,async()=>(await s("plotly")).default),b=Va(t,()=>j.ask({kind:"still"}),o),_=Ia(a.places,y),M=_p(e),O=()=>({board:n,view:g.shown?.(M(),c)??M(),secret:c}),S=()=>{p={code:"no_answer",clause:null,text:P(M().lang).no_answer},F()},C=Pa(e,M,m=>j.write(m),o),j=Ga(e,a,M,{freed:()=>tt(),unanswered:S,goes:m=>C.goes(m)},o),{own:R,driver:z,aside:H}=j.names,{send:q}=j,$e,me=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),Je=()=>me().auto&&!!M()?.goes_on&&j.there(),et=()=>Je()&&me().speed==="at_once",Sn=m=>j.write(m),Ds=()=>{let{pauses:m,message:$}=kn(M(),me().auto);m===me().auto&&Sn({auto:!m}),m||q($)},tt=()=>{if(clearTimeout($e),j.busy())return;let m=j.kept();if(m)return q(m);Je()&&(i.setAttribute("data-going",""),!(!On||!et()&&(st||zt))&&($e=setTimeout(()=>q(Se(M(),"action"),z),Ea(M(),me().speed))))},nt=new Map,Hs=m=>{let $=g.fight?.(O(),d,m);if(!$||!j.there())return null;let E=Tn=>n.countries[Tn].name,[I,W]=[$.sources.map(E),E($.target)],ot=[...I,W].join();return nt.has(ot)||(nt.set(ot,null),j.ask(wo(M(),I,W))),nt.get(ot)??null},Tt=m=>{m!==d&&(d=m,F())},Ka=m=>Tt({...d,...m}),Ie=m=>m?(m.refusal&&(p=m.refusal,F()),Tt(m.local),q(m.message??null),!0):!1,Qa=()=>{c=null,F()},Vs=()=>{p=null,F()},Nt=!1,st=!1,zt=!1,On=0,Bs=-1/0,Ws,F=()=>{if(st||Nt)return;st=!0;let m=et()?Bs+kp-performance.now():0;m>0?Ws=setTimeout(Fs,m):queueMicrotask(Fs)},Fs=async()=>{if(!zt){for(zt=!0;st&&!Nt;)st=!1,await Xa();zt=!1,!Nt&&(Bs=performance.now(),Je()||i.removeAttribute("data-going"),tt())}},Xa=async()=>{let m=M(),$=K(m)?m:null;j.tell(),Ja(P(m?.lang)),a.further.disabled=x.window.times===1,$&&ei($),i.dataset.theme=v?"dark":"light";let E=$&&{...O(),way:h,odds:Hs(null),pace:me(),now:M,game:g,local:d,refusal:p,hint:u,set:Tt,patch:Ka,send:q,click:An,cover:Qa,dismiss:Vs,pause:Ds,setSpeed:ti};E&&_(E),await x.draw(n,$&&O().view,$?Mp(qa(g.marks(O(),d),$),u):$p,v,g),Gs(),ni(E&&Aa(E),m),jn(),Za(),$&&Js.show($),$&&(i.dataset.step=String($.step)),$&&b(`${$.line}/${$.step}/${$.steps}/${$.lang}`),i.dataset.seq=String(++On)},Gs=()=>{let m=y||!Us().length?e.get("selected")??[]:[],{note:$={},lang:E}=M()??{};a.caption.textContent=[e.get("caption"),y&&_n($.say,E)].filter(Boolean).join(`
`),a.caption.hidden=!a.caption.textContent;let[I,W]=[e.get("marks")??[],e.get("arrows")??[]],ot={...$,marks:[...$.marks??[],...I,...m.map(Tn=>[Tn,"chosen"])],arrows:[...$.arrows??[],...W]};r.draw(ot,x.window)},Us=()=>{let m=M();if(y||g.curtain||!K(m)||m.viewer===null)return[];let{source:$,target:E}=g.marks({...O(),secret:null},d);return $===null||!Object.values(m.menu).some(I=>I.some(W=>W[0]===$))?[]:[$,E].flatMap(I=>I===null?[]:[n.countries[I].name])},Ys="",Za=()=>{let m=Us();m.join()!==Ys&&(Ys=m.join(),j.write({selected:m}))},Ks=()=>{let m=e.get("size")==="class"?"class":"page";i.dataset.size=m,x.type(Ua[m]),F()},En=[],Ja=m=>{if(En[0]===m&&En[1]===g)return;En=[m,g];let $=[["wide",a.wide],["zoom_in",a.closer],["zoom_out",a.further]];for(let[E,I]of $)I.title=m[E],I.setAttribute("aria-label",m[E]);i.setAttribute("aria-label",m.map),a.map.setAttribute("aria-label",m.walk),a.keys.textContent=`${m[g.keys??"keys"]} ${m.keys_map}`},Qs={line:"",step:-1},ei=m=>{let{line:$,step:E}=Qs;if(Qs={line:m.line,step:m.step},$!==m.line||E===m.step)return;let I=m.news.filter(W=>W.step>Math.min(E,m.step-1));(I.length||a.said.firstChild)&&a.said.replaceChildren(...I.slice(-vp).map(W=>l("p",{},W.text)))},ti=m=>Sn({speed:m}),ni=(m,$)=>{a.act.hidden=!m,a.act.replaceChildren(...m?[m]:[]),m&&(i.dataset.beat=String($.step%2),Ns(a.act,a.frame,x.pixel(n.countries[$.last.target].label)))},Xs=()=>{j.free();let m=M();if(!K(m))return F();C.shown(),vn(m.game)!==g&&(g=vn(m.game),d=g.start);let $=si(m);h=$o(m),nt=new Map,p=m.error??null,u&&(u.step!==m.step||u.seat!==m.viewer)&&(u=null),w.close(),se.hide(),Ie(g.renew(O(),d)),$&&(g.curtain||g.stays)?q(le):$&&!et()&&j.ask(le),F(),tt()},qt=!1,si=m=>{let $=`${m.line}/${m.step}/${m.steps}/${m.viewer}`;if($===f)return!1;let E=c!==null&&c.seat===m.viewer;f=$;let I=m.people?.length===1;return qt=(g.curtain?E||I:E&&(I||!!g.stays))&&m.viewer!==null&&!m.over,(!qt||g.curtain)&&(c=null),qt},oi=m=>{if(m?.nonce===H&&m.kind==="events")return Js.hear(m);if(m?.nonce===H&&m.kind==="odds")return nt.set([...m.sources,m.target].join(),m),se.again(),F();if(m?.nonce===H&&m.kind==="private"&&c?.seat===m.seat&&m.step===M().step)return c=m,Ie(g.renew(O(),d)),F();if(m?.nonce!==R&&m?.nonce!==z)return;j.free();let $=m.kind==="refused"&&m.code==="stale_step";if($&&m.nonce===z||$&&Je()&&j.keep())return tt();if(m?.kind==="clause")return w.show(m,P(M().lang));if(m?.kind==="refused"&&(p=m),m?.kind==="refused"&&m.nonce===z&&Sn({auto:!1}),!qt&&c?.step!==M().step&&(c=null),m?.kind==="private"){let E=M();c=m.step===E.step&&(E.people?.includes(m.seat)??!0)?m:null,Ie(g.renew(O(),d))}else m?.kind==="hint"?u=m.step===M().step&&m.seat===M().viewer?m:null:m&&g.hear&&(d=g.hear(O(),d,m));F()};qe(e,"change:view",Xs,o),qe(e,"change:lines",F,o);for(let m of["auto","speed"])qe(e,`change:${m}`,F,o);for(let m of["caption","marks","arrows","selected"])qe(e,`change:${m}`,()=>On&&Gs(),o);qe(e,"change:size",Ks,o),qe(e,"change:window",()=>no(),o),qe(e,"msg:custom",oi,o);let se=fa(a,O,x,m=>{let $=Hs(m),E=g.facts?g.facts(O(),d,m):{};return $&&E?{...E,instead:Is($,M().lang)}:E}),Cn={country:-1,time:0},Zs=m=>{let[$]=e.get("selected")??[];j.write({selected:$===m?[]:[m]})},Js=Vo(a.events,{view:()=>C.now(),ask:j.ask,go:(m,$)=>q(Y(M(),m,$))},o);i.addEventListener("click",m=>{let $=m.target,E=$.closest("[data-clause]");w.box.contains($)||w.close(),E&&(w.from(E),q(jo(E.dataset.clause??"")))});let An=(m,$=!1)=>{j.busy()||!K(M())||(p&&Vs(),Ie(g.click(O(),d,m,$)))};x.onClick=(m,$)=>{if($?.button)return;let E=performance.now(),I=m===Cn.country&&E-Cn.time<yp;if(Cn={country:m,time:E},!(I||j.busy()||!K(M()))){if(se.hide(),y)return Zs(n.countries[m].name);An(m,!!$?.shiftKey)}},x.onDrag=(m,$)=>{$<0||m===$||j.busy()||!K(M())||Ie(g.drag?.(O(),d,m,$)??null)},x.onHover=m=>{se.point(m),g.hover&&K(M())&&Tt(g.hover(O(),d,m))},x.onLeave=se.hide;let eo=(m,$)=>q(it(M(),Rs(M().note,m.map(E=>n.countries[E].name),$)));Na(a.map,x.at,{may:()=>!y&&K(M())&&M().memory,over:(m,$)=>r.draw(m.length?Rs(M().note,m.map(E=>n.countries[E].name),$):M().note,x.window),done:eo},o),x.onHold=m=>se.point(m,0),zo(i,(m,$)=>$===a.map&&ai(m)?!0:K(M())&&ii(m.key,m.shiftKey)),Kt(i,o);let Q=-1,It=-1,jn=()=>{let m=Q<0?null:x.pixel(n.countries[Q].label);if(a.here.hidden=!m||i.querySelector(".teg-map:focus")===null,!m)return;let $=a.frame.getBoundingClientRect();Object.assign(a.here.style,{left:`${m.x-$.left}px`,top:`${m.y-$.top}px`})},ri=m=>{Q=m,x.reveal(n.countries[m].label),jn(),se.point(m);let $=O().view,E=P($.lang),I=[n.countries[m].name,Jt(O(),g,m,E),Vn(g.marks(O(),d),m,E)];a.heard.textContent=I.filter(Boolean).join(". ")},ai=({key:m,shiftKey:$})=>{if(!K(M()))return!1;if(m.startsWith("Arrow")&&!$){let E=g.marks(O(),d),I=[E.source,...E.legal,...E.targets,0].find(W=>W!==null)??0;return ri(Q<0?I:Wa(n,Q,m)),!0}if((m==="Enter"||m===" ")&&Q>=0)return y?Zs(n.countries[Q].name):An(Q,$),!0;if((m==="*"||m===">")&&Q>=0&&M().memory){let E=m===">"&&It<0;return E||eo(m==="*"||It===Q?[Q]:[It,Q],"good"),It=E?Q:-1,!0}return!1},Ln=!1;a.map.addEventListener("pointerdown",()=>Ln=!0,{capture:!0}),a.map.addEventListener("focus",()=>{Ln?i.focus({preventScroll:!0}):jn()}),a.map.addEventListener("blur",()=>{a.here.hidden=!0,se.hide()});let to=()=>setTimeout(()=>Ln=!1);window.addEventListener("pointerup",to,!0),o.push(()=>window.removeEventListener("pointerup",to,!0));let ii=(m,$)=>{let E=C.now();if(m==="Escape"&&w.close())return!0;if(m==="+"||m==="="||m==="-")return x.look(je(n,x.window,m==="-"?1/Mn:Mn)),!0;if(m==="Home")return x.look(Ae()),!0;if(!E.memory&&m.startsWith("Arrow")||y&&!m.startsWith("Arrow"))return!1;let I=E.branches.length-1;if(m==="ArrowLeft")q(Y(E,$?So(E):E.step-1));else if(m==="ArrowRight"&&$)q(Y(E,Oo(E)));else if(m==="ArrowRight")q(Mo(E,h));else if(m==="ArrowUp"||m==="ArrowDown"){let W=m==="ArrowDown";I<0?q(Y(E,W?E.steps:0)):h=Math.min(Math.max(h+(W?1:-1),0),I),F()}else if(m.toLowerCase()==="u")q(Bt(E));else if(m.toLowerCase()==="r"&&E.memory)q(Wt(E));else if(m.toLowerCase()==="p"&&E.seats.some(W=>W.bot))Ds();else return Ie(g.key(O(),d,m));return!0};a.wide.addEventListener("click",()=>i.classList.toggle("teg-wide")),x.onZoom=()=>{se.hide(),F();let{times:m,left:$,top:E}=x.window;`${e.get("window")}`!=`${[m,$,E]}`&&j.write({window:[m,$,E]})};let no=()=>{let[m,$,E]=e.get("window")??[1,0,0];x.look({times:m,left:$,top:E})};a.closer.addEventListener("click",()=>x.look(je(n,x.window,Mn))),a.further.addEventListener("click",()=>x.look(je(n,x.window,1/Mn)));let li=Xt(()=>{v=pt(),F()}),so=new ResizeObserver(()=>{w.place(),x.resized(a.map.clientWidth)&&F()});return so.observe(a.map),o.push(li,()=>so.disconnect(),()=>clearTimeout($e),()=>clearTimeout(Ws),se.hide,x.purge),i.tegPixel=m=>{let $=n.countries.findIndex(E=>E.name===m);return $<0?null:x.pixel(n.countries[$].label)},t.tegPixel=i.tegPixel,Ks(),(e.get("window")?.[0]??1)!==1&&no(),Xs(),()=>{Nt=!0,o.forEach(m=>m())}}function _p(e){let t=[],n;return()=>{let s=[e.get("view"),e.get("lines")];return s.some((o,r)=>o!==t[r])&&(t=s,n=K(s[0])?{...s[0],lines:s[1]??[]}:s[0]),n}}var $p={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Mp(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function qe(e,t,n,s){e.on(t,n),s.push(()=>e.off(t,n))}function rm(e){return(e.model.get("face")in Hn?Do:Ya)(e)}export{rm as render};
