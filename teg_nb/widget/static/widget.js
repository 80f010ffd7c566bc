function l(e,t={},...n){let o=document.createElement(e);return as(o,t,n),o}function N(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return as(o,t,n),o}function as(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function ut(e,t){e.textContent!==t&&(e.textContent=t)}function _(e,t,n,o={}){return l("button",{type:"button","data-key":e,...o,click:n},t)}function G(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===o},i.text))))}function De(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return wi(c,()=>c.valueAsNumber||n,p=>c.value=String(a(p)),i),c}var xi=8;function wi(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/xi);a||=u!==0,a&&n(r+u)},c=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}var bi=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function He(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let c of bi)i.toggleAttribute(c,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function is(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}function ee(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function ne(e){return ee(e.map(t=>[...t,t[0]]))}function ps(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,c]=o[r],[p,u]=o[a];c>n!=u>n&&t<(p-i)*(n-c)/(u-c)+i&&(s=!s)}return s})}function zn([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],c=Math.max(r-s-2,8),[p,u]=[c-9,c-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[c,0],[u,6.4],[p,2.6],[5,1.4]].map(([d,f])=>[e+d*a-f*i,t+d*i+f*a])}function Bt(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=gs(e,a);return i?[zn(s,[r[0]+i,r[1]],o),zn([s[0]-i,s[1]],r,o)]:[zn(s,r,o)]}function Ve([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function gs(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var ls=new WeakMap;function yi(e,t,n){let o=ls.get(e)??new Map;ls.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,ki(e,t,n)),o.get(s)}function ki(e,t,n){let o=vi(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=cs(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(cs))}function vi(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let c=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(c=[r[u]]),c.push(r[(u+1)%r.length]),In(c)>In(s)&&(s=c))}}return s}var In=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function cs(e){let t=In(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(c=>_i(e,t+c)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function _i(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let c=Math.max(t,0)/(i||1);return[o+c*(r-o),s+c*(a-s)]}t-=i}return e[e.length-1]}function ds(e,t,n,o=11){let[s,r]=[o/2,o*.18];return yi(e,t,n).flatMap(([[a,i],[c,p]])=>[-r,r].map(u=>{let[g,d]=[a+u*c,i+u*p];return[[g-s*p,d+s*c],[g+s*p,d-s*c]]}))}function fs(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=gs(e,r[0]-s[0]);return a?[qn(s,[r[0]+a,r[1]]),qn([s[0]-a,s[1]],r)]:[qn(s,r)]})}function qn([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(c,p)=>{let u=p/r,[g,d,f]=[(1-u)**2,2*u*(1-u),u**2];return[g*e+d*a+f*n,g*t+d*i+f*o]})}function ms([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function Be(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],c=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),g=m=>(u?m:0)+Number(o[p++]),d=m=>s[s.length-1].push([t+m[0],n+m[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[g(r),g(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[h,k]=[r,a],[w,y]=c;if(c=f==="Q"?[g(h),g(k)]:f==="T"?[2*h-w,2*k-y]:[h,k],f!=="V"&&(r=g(h)),f!=="H"&&(a=g(k)),f!=="Q"&&f!=="T"){c=[r,a],d([r,a]);continue}for(let m=1;m<=6;m++){let b=m/6,[v,$,O]=[(1-b)**2,2*b*(1-b),b**2];d([v*h+$*c[0]+O*r,v*k+$*c[1]+O*a])}}return s}function hs(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function xs(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var Pn=11,us=1.8;function Wt(e,t=Pn){let n=s=>Math.min(Math.max(s*e,t),us*t),o=Math.min(Math.max(7.4*e,.75*t),.9*us*t);return{least:t,disc:o,grown:o/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function j(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&N("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},N("path",{d:`M${s.join("L")}Z`,fill:o}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function te(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Se(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function D(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function We(e,t,n,o){return e===null?l("span",{class:"teg-die"}):N("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},N("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...hs(e).map(([s,r])=>N("circle",{cx:s,cy:r,r:.4,fill:o})))}var $i={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},bs={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function le(e){let t=$i[bs[e]??e];return t?N("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},N("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var ws={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function pt(e){return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},N("path",{d:ws[bs[e]??e]??ws.joker,fill:"currentColor"}))}var Fe={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function gt(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var q=gt(Fe.all),re=gt(Fe.eggar),B=gt(Fe.wargame),Si={symbol:gt(Fe.symbol),pact:gt(Fe.pact)},Rn=(e,t,n)=>Si[t](e)[n]??n;var Oi=80;function ys(e,t){let n=Array.from(crypto.getRandomValues(new Uint32Array(3)),k=>k.toString(36)).join("-"),o=null,s="",r="",a=null,i,c=l("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,u=()=>s!==null&&e.send({kind:"knowledge",seat:s,nonce:n}),g=k=>{[s,o,a]=[k,null,null],d(),u()},d=()=>{let k=q(e.get("lang")),w=e.get("seats"),[y,m]=[e.get("may_ask")??[],e.get("alone")];if(r!==p()){let M=r==="";r=p(),s&&(!m||!y.some(A=>w[A].name===s))&&([s,o]=[null,null]),clearTimeout(i),i=setTimeout(u,M?0:Oi)}let b=(M,...A)=>_(`know-${M||"all"}`,l("span",{},...A),()=>g(M),{"aria-pressed":String(s===M)}),v={seats:w},$=c.getRootNode().activeElement?.getAttribute?.("data-key"),O=c.contains(c.getRootNode().activeElement);c.replaceChildren(l("h4",{},k.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":k.know_whose},b("",k.know_all),...y.map(M=>b(w[M].name,j(v,M),m?w[M].name:`${k.curtain_me} ${w[M].name}`)),s!==null&&s!==""&&!m&&_("know-cover",k.secret_hide,()=>g(null))),...a?[l("p",{class:"teg-hint",role:"alert"},a.text)]:[],...o?f(o,w,k):s===null?[l("p",{class:"teg-hint"},k.know_covered)]:[]),O&&$&&c.querySelector(`[data-key="${$}"]`)?.focus({preventScroll:!0})},f=({seat:k,rows:w},y,m)=>{let b={seats:y},v=y.findIndex(C=>C.name===k),$=C=>l("td",{},...C.length?C.flatMap((I,z)=>[z?` ${m.or} `:"",l("span",{class:"teg-who"},j(b,I),y[I].name)]):["?"]),O=w.filter(([,C])=>C.length===1&&C[0]!==v).length,M=w.filter(([,C,I])=>C.length===1&&C[0]===v&&I.length!==1).length,A=v<0?`${m.know_sure_all}: ${w.filter(([,,C])=>C.length===1).length}`:`${m.know_sure}: ${O}. ${m.know_hidden}: ${M}`;return[e.get("aid")?l("p",{},A):l("p",{class:"teg-hint"},m.know_no_aid),w.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":m.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},m.place),v>=0&&l("th",{scope:"col"},`${k} ${m.know_knows}`),l("th",{scope:"col"},m.know_all))),l("tbody",{},...w.map(([C,I,z])=>l("tr",{},l("th",{scope:"row"},t.countries[C].name),v>=0&&$(I),$(z)))))):l("p",{class:"teg-hint"},m.know_nothing)]};return{root:c,traits:["line","steps","seats","may_ask","alone","aid"],draw:d,hear:k=>{k?.nonce!==n||k.kind==="knowledge"&&(k.seat!==s||k.line!==e.get("line")||k.step!==Math.min(e.get("step"),e.get("steps")))||(k.kind==="knowledge"?[o,a]=[k,null]:k.kind==="refused"&&([o,a]=[null,k]),d())}}}var Ei=12;function ks(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function dt(e,t){let n=q(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=Ai(e,t,n),{once:a,conquest:i}=e,c=(u,g)=>[l("b",{},ks(u,t)),` ${g}. `],p=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:g,height:d})=>l("span",{title:u},l("i",{style:{height:d}}),l("small",{},g)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function Ci({left:e}){let t=Math.max(Math.ceil(e.length/Ei),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function Ai(e,t,n){let o=Ci(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${ks(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var vs={draw:({view:e,odds:t},n)=>t&&D(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...dt(t,e.lang)),depends:({odds:e})=>e};function _s(e,t){let n=new Map(t.countries.map((d,f)=>[d.name,f])),o=d=>{e.set("selected",d),e.save_changes()},s=l("select",{"data-key":"odds-from",change:()=>o(s.value?[s.value]:[])}),r=l("select",{"data-key":"odds-to",change:()=>o(r.value?[s.value,r.value]:[s.value])}),a=[l("span"),l("span")],i=l("div",{class:"teg-told",role:"status"}),c=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},a[0],s),l("label",{},a[1],r)),i),p=(d,f,h)=>{let k=m=>l("option",{value:t.countries[m].name},t.countries[m].name),w=m=>f.filter(b=>(t.countries[b].continent??-1)===m),y=(t.continents??[]).map((m,b)=>({name:m.name,options:w(b).map(k)}));d.replaceChildren(l("option",{value:""},h),...y.filter(m=>m.options.length).map(m=>l("optgroup",{label:m.name},...m.options)),...w(-1).map(k))},u="";return{root:c,traits:["selected","odds"],draw:()=>{let d=e.get("lang"),f=q(d),[h="",...k]=e.get("selected")??[],w=e.get("odds")??{},[y,m]=[`${d}/${h}`,k.at(-1)??""];y!==u&&(u=y,a[0].textContent=f.source,a[1].textContent=f.target,p(s,[...t.countries.keys()],f.choose),p(r,t.countries[n.get(h)??-1]?.neighbours??[],f.choose)),[s.value,r.value,r.disabled]=[h,m,!h];let b=w.target?`${f.odds}: ${w.sources.join(", ")} → ${w.target}`:f.odds,v="conquest"in w?dt(w,d):[l("p",{class:"teg-hint"},w.target?f.odds_none:f.odds_choose)];i.replaceChildren(D(b,...v))}}}function Oe(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Ge(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var Ue=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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

/* Views beside a board. */

.teg-attack {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
}

.teg-attack label {
  display: flex;
  gap: 6px;
  align-items: baseline;
}

.teg-odds-view .teg-spread {
  height: calc(90px * var(--teg-type));
}

.teg-knowledge h4 {
  margin: 0 0 4px;
}

.teg-knowledge [aria-pressed="true"] {
  border-color: var(--teg-accent);
  box-shadow: inset 0 0 0 1px var(--teg-accent);
}

.teg-known {
  max-height: calc(320px * var(--teg-type));
  overflow: auto;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
}

.teg .teg-known table {
  width: 100%;
  margin: 0;
  border-collapse: collapse;
  color: inherit;
  font-size: calc(12px * var(--teg-type));
}

.teg .teg-known :is(th, td) {
  padding: 2px 8px;
  border-top: 1px solid var(--teg-line);
  background: none;
  text-align: left;
  font-weight: normal;
}

.teg .teg-known thead th {
  position: sticky;
  top: 0;
  background: var(--teg-card);
  color: var(--teg-soft);
}

.teg-who {
  white-space: nowrap;
}

/* Dice and cards of a real table. */

.teg-throw {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: end;
}

.teg-throw label {
  display: grid;
  flex: 1 1 130px;
  gap: 2px;
}

.teg-throw input {
  width: 100%;
  min-width: 0;
  padding: 4px 8px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-paper);
  color: var(--teg-ink);
  font: inherit;
  font-size: calc(15px * var(--teg-type));
  font-variant-numeric: tabular-nums;
}

.teg kbd {
  overflow-wrap: anywhere;
}
`;var Dn={odds:_s,knowledge:ys};function $s({model:e,el:t,board:n}){let o=[],s=Dn[e.get("face")](e,n),r=l("p",{class:"teg-caption","aria-live":"polite"}),a=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},s.root,r);t.append(l("style",{},Ue),a),He(a,o);let i=()=>{a.dataset.size=e.get("size"),a.dataset.step=String(e.get("step")),r.textContent=e.get("caption"),s.draw()},c=(u,g)=>{e.on(u,g),o.push(()=>e.off(u,g))};for(let u of["step","lang","size","caption",...s.traits])c(`change:${u}`,i);s.hear&&c("msg:custom",s.hear);let p=()=>{a.dataset.theme=Oe()?"dark":"light"};return p(),o.push(Ge(p)),i(),()=>o.forEach(u=>u())}var Li=["round","seat","kind","text","counts"],Ye=new Map;function Ft(e){let t=Ye.get(e)??Ti(e);return Ye.delete(e),Ye.set(e,t),Ye.size>4&&Ye.delete(Ye.keys().next().value),t}async function Ti(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function Ke(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(d=>d.name===n)??o[0],g=1/0;s.unshift({name:u.name,to:g}),u.of!==null;)g=Math.min(g,u.from??0),u=o.find(d=>d.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let g of[e.rows[u.name],t.rows[u.name]]){if(!g?.text?.length)continue;r.first<0&&(r.first=g.first);let d=Math.min(g.text.length,u.to+1-g.first);if(!(d<=0)){a.at(-1)?.name!==u.name&&a.push({from:g.first,name:u.name});for(let f of Li)for(let h=0;h<d;h++)r[f].push(g[f][h])}}r.first=Math.max(r.first,0);let i=u=>a.filter(g=>g.from<=u).at(-1)?.name??"main",c=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!c.has(u.name)&&u.of!==null&&(u.from??0)<=(c.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}function L(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Gt(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function Ut(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function ft(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Ms(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Ss(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Os(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function Es(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function Cs(e){return{kind:"offers",line:e.line,step:e.step}}function As(e){return{kind:"hint",line:e.line,step:e.step}}function js(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Hn=["easy","normal","hard"];function mt(e,t,...n){return t===e.viewer&&t===e.to_move?L(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Y(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function Ls(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Ts(e,t){let n=e.branches[t];return n?Y(e,n.step,n.line):Y(e,e.step+1)}function Ns(e){return Math.max(0,...qs(e).filter(t=>t<e.step))}function zs(e){return Math.min(e.steps,...qs(e).filter(t=>t>e.step))}function qs({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function Yt(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function Kt(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Is(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Vn(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Ps(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var ce={kind:"private"};function Qt(e,t){return{kind:"look",seat:e.seats[t].name}}function Ee(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function Rs(e){return{kind:"clause",name:e}}function Ds(e){return{kind:"lang",lang:e}}function K(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var Ni=80;function ht(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function zi({view:e,way:t,send:n},o){let{lines:s,line:r,branches:a}=e,i=s.find(d=>d.name===r);if(!i||s.length<2&&!e.restore)return null;let c=d=>s.find(f=>f.name===d),p=qi(),u=d=>f=>{d&&d.of!==null&&p.open(f,ht(d,o),[Ii,Pi,Ri].map(h=>h(e,d,n,o)))},g=d=>n(Y(e,1/0,d.target.value));return l("div",{class:"teg-lines"},s.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},o.line),l("select",{"data-key":"line",change:g,contextmenu:u(i)},...s.map(d=>l("option",{value:d.name,selected:d.name===r},`${ht(d,o)} · ${d.end}`)))),i.of!==null&&l("button",{type:"button","data-key":"line-menu",title:o.line_menu,"aria-label":o.line_menu,"aria-haspopup":"dialog",click:u(i)},"⋯"),e.restore&&_("restore",`↶ ${o.restore}`,()=>n(Ps(e))),a.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":o.ways},l("span",{class:"teg-label"},o.ways),...a.map((d,f)=>_(`way-${d.line}`,l("span",{},d.seat===null?null:j(e,d.seat),l("b",{},ht(c(d.line)??i,o)),d.text&&` ${d.text}`),()=>n(Y(e,d.step,d.line)),{"aria-current":f===t?"true":null,contextmenu:u(c(d.line))}))),p.box)}function qi(){let e=null,o=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(l("b",{},a),...i),o.hidden=!1;let c=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,c-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Ii(e,t,n,o){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:Ni,value:t.title}),a=i=>{i.preventDefault(),n(Is(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},o.rename))}function Pi(e,t,n,o){return _("promote",o.promote,()=>n(Vn(e,"promote",t.name)),{title:o.promote_what})}function Ri(e,t,n,o){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},o.delete),l("p",{},o.delete_sure),_("delete-yes",o.delete_yes,()=>n(Vn(e,"delete",t.name))))}var Hs={draw:zi,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var Vs=6;function Xt({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[p,u,g,d]=[0,-1,!1,e],f=()=>{g=!1;let y=Math.max(0,Math.floor(i.scrollTop/d)-Vs),m=Math.min(p,Math.ceil((i.scrollTop+i.clientHeight)/d)+Vs);for(let[b,v]of c)b>=y&&b<m||(v.remove(),c.delete(b));for(let b=y;b<m;b++){let v=c.get(b);v||(v=o(b),v.classList.add("teg-roll-row"),v.setAttribute("role","row"),v.setAttribute("aria-rowindex",String(b+1)),v.dataset.row=String(b),v.style.top=`${b*d}px`,c.set(b,v),a.append(v)),v.getAttribute("aria-selected")==="true"!=(b===u)&&v.setAttribute("aria-selected",String(b===u))}},h=()=>{g||(g=!0,requestAnimationFrame(f))},k=()=>{if(u<0||!i.clientHeight)return;let y=n?.offsetHeight??0,[m,b]=[u*d,i.clientHeight-y-d];(m<i.scrollTop||m>i.scrollTop+b)&&(i.scrollTop=Math.max(0,m-b/2))};i.addEventListener("scroll",h),i.addEventListener("click",y=>{let m=y.target.closest(".teg-roll-row");m&&s(Number(m.dataset.row))}),i.addEventListener("keydown",y=>{if(y.target!==i||y.ctrlKey||y.metaKey||y.altKey)return;let m=Math.max(1,Math.floor(i.clientHeight/d)-1),b={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:m,PageUp:-m,Home:-1/0,End:1/0}[y.key];b!==void 0&&(y.preventDefault(),y.stopPropagation(),r(b))});let w=new ResizeObserver(()=>{k(),h()});return w.observe(i),{root:i,fill(y,m=1){p=y,d=Math.round(e*m),i.style.setProperty("--teg-entry",`${d}px`),i.setAttribute("aria-rowcount",String(y)),a.style.height=`${y*d}px`;for(let b of c.values())b.remove();c.clear(),h()},show(y){y!==u&&(u=y,k(),f())},stop:()=>w.disconnect()}}var Di=24;function Hi(e,t,n,o){let s=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,p=t.line_of(c),[u,g]=[t.text[i],t.seat[i]],d=t.note(c);(n.seat<0||g===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||d||c===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:c,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||d?.glyph)&&s.push({kind:"entry",step:c,seat:g,line:p,text:d?.glyph?`${u} ${d.glyph}`:u}),d?.say&&s.push({kind:"note",step:c,seat:-1,line:p,text:d.say}));for(let h of r(c)){let w=e.rows[h.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:c+1,seat:-1,line:h.line.name,text:`${ht(h.line,o)} (${c+1}–${h.line.end})${w&&`: ${w}`}`})}}return s}function Zt(e){let t=[],n=null,o=null,s=[],r={step:0,line:""},a={seat:-1,kind:""},i=null,c=b=>{let{kind:v,step:$,text:O,seat:M}=t[b],A=l("span",{class:"teg-at",role:"gridcell"},v==="entry"?$:""),C=v==="way"?"↳ ":v==="note"?"✎ ":"",I=v==="entry"&&(M<0?l("i",{class:"teg-dot teg-none"}):j(n,M));return l("div",{class:`teg-item teg-item-${v}`,title:O},A,l("span",{role:"gridcell"},I,C,O))},p=b=>t[b]&&e(t[b].step,t[b].line),u=()=>{let b=-1;for(let[v,$]=[0,t.length-1];v<=$;){let O=v+$>>1;t[O].step<=r.step?[b,v]=[O,O+1]:$=O-1}for(;b>0&&t[b].kind!=="entry";)b--;return b},d=Xt({height:Di,label:"",draw:c,pick:p,move:b=>{if(!o)return;let v=Math.min(Math.max(r.step+b,o.first),o.end);e(v,o.line)}}),f=l("select",{"data-key":"events-seat"}),h=l("select",{"data-key":"events-kind"}),k=()=>{!n||!o||!i||(a.seat=f.value===""?-1:Number(f.value),a.kind=h.value,t=Hi(n,o,a,i),d.root.hidden=!t.length,w.hidden=t.length>0,d.fill(t.length,Number(getComputedStyle(d.root).getPropertyValue("--teg-type"))||1),d.show(-1),d.show(u()))};for(let b of[f,h])b.addEventListener("change",k);let w=l("p",{class:"teg-hint",hidden:!0}),y=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},f,h),d.root,w),m=(b,v)=>{let $=[f.value,h.value],O=new Set(Object.values(b.rows).flatMap(M=>M.kind));f.replaceChildren(l("option",{value:""},v.every_seat),...b.seats.map((M,A)=>l("option",{value:A},M.name))),h.replaceChildren(l("option",{value:""},v.every_kind),...Object.entries(b.kinds).filter(([M])=>O.has(M)).map(([M,A])=>l("option",{value:M},A))),[f.value,h.value]=$,f.setAttribute("aria-label",v.seats),h.setAttribute("aria-label",v.kind_of),d.root.setAttribute("aria-label",v.events),w.textContent=v.no_news};return{root:y,wait(b){d.root.hidden=!0,w.hidden=!1,w.textContent=b.busy},tell(b,v,$,O){let M=[b,v,$,O];M.every((A,C)=>A===s[C])||(s=M,(n!==b||i!==O)&&m(b,O),n=b,i=O,o=Ke(b,v,$),k())},show(b,v){r={step:b,line:v},d.show(u())},stop:d.stop}}var Vi=new Set(["restarting","autorestarting","terminating","dead"]);function Jt(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||Vi.has(r.status)||o()?.id!==r.id),c=()=>{i(),t()};for(let u of["statusChanged","connectionStatusChanged","disposed"])r?.[u]?.connect(c),n.push(()=>r?.[u]?.disconnect(c));let p=async u=>{if(i())return t();try{await u()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(u,g)=>{p(()=>e.send(u,g))},write(u){for(let[g,d]of Object.entries(u))e.set(g,d);p(()=>e.save_changes())}}}var Bi=24;function Bs(e){let t=null,n=null,o=[],s=0,r=l("div",{class:"teg-entry teg-entry-head",role:"row"}),a=(...u)=>u.map(g=>l("span",{role:"gridcell"},g)),i=u=>{let{first:g,round:d,seat:f,kind:h,text:k}=n,w=t,y=f[u]<0?"":l("span",{},j(w,f[u]),w.seats[f[u]].name);return l("div",{class:"teg-entry",title:k[u]},...a(g+u,d[u],y,w.kinds[h[u]]??h[u],k[u]))},c=u=>n&&e(Math.min(Math.max(u,n.first),n.end),n.line),p=Xt({height:Bi,label:"",head:r,draw:i,pick:u=>c((n?.first??0)+u),move:u=>c(s+u)});return{root:l("div",{class:"teg-log"},p.root),tell(u,g,d,f){let h=[u,g,d,f];h.every((k,w)=>k===o[w])||(o=h,t=u,n=Ke(u,g,d),r.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(k=>l("span",{role:"columnheader"},k))),p.root.setAttribute("aria-label",f.log),p.fill(n.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(s-n.first))},show(u){s=u,p.show(u-(n?.first??0))},stop:p.stop}}var[Qe,en]=[1e3,100],Ws=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Wi(e,t){let n=r=>+(Qe*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(en*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${Qe}`}function Fs(e,t,n){let o={d:e,"stroke-dasharray":Ws[n%Ws.length]};return[N("path",{...o,class:"teg-halo"}),N("path",{...o,class:"teg-line-of",stroke:t})]}function Gs(e){let t=null,n=null,o=[],s=0,[r,a]=["",""],i=l("div",{class:"teg-races"}),c=l("div",{class:"teg-standing","aria-live":"off"}),p=l("div",{class:"teg-race",tabindex:0,role:"slider"},i,c),u=[],g=[],d=b=>Math.round(Math.min(Math.max(b,n?.first??0),n?.end??0)),f=b=>n&&e(d(b),n.line),h=()=>Math.max((n?.text.length??1)-1,1),k=b=>{let v=b.currentTarget.getBoundingClientRect();f((n?.first??0)+(b.clientX-v.left)/v.width*h())},w=b=>{let[v,{counts:$}]=[t,n],O=v.seats.length,M=v.seats.map((z,V)=>$.map(P=>P[b*O+V]??0)),A=M.reduce((z,V)=>V.reduce((P,Me)=>Math.max(P,Me),z),1),C=l("div",{class:"teg-cursor"});u.push(C);let I=l("div",{class:"teg-plot",pointerdown:z=>{z.button||(I.setPointerCapture(z.pointerId),k(z))},pointermove:z=>I.hasPointerCapture(z.pointerId)&&k(z)},N("svg",{viewBox:`0 -2 ${Qe} ${en+4}`,preserveAspectRatio:"none","aria-hidden":"true"},N("path",{class:"teg-grid",d:`M0 ${en}H${Qe}M0 ${en/2}H${Qe}M0 0H${Qe}`}),...M.flatMap((z,V)=>Fs(Wi(z,A),v.seats[V].color,V))),C,l("b",{class:"teg-most"},A));return l("figure",{},l("figcaption",{},v.measures[b][1]),I)},y=()=>{u=[];let b=t,{measures:v}=b;i.replaceChildren(...v.map(($,O)=>w(O)),v.length?"":l("p",{class:"teg-hint"},a)),g=b.seats.map(()=>l("b")),c.replaceChildren(...b.seats.map(($,O)=>{let M=N("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Fs("M0 4H26",$.color,O));return l("span",{},M,j(b,O),`${$.name} `,g[O])})),p.setAttribute("aria-label",r),p.setAttribute("aria-valuemin",String(n?.first)),p.setAttribute("aria-valuemax",String(n?.end))},m=()=>{if(!t||!n)return;let b=t,v=Math.min(Math.max(s-n.first,0),n.text.length-1);for(let O of u)O.style.left=`${100*v/h()}%`;let $=n.counts[v]??[];p.setAttribute("aria-valuenow",String(n.first+v)),g.forEach((O,M)=>ut(O,b.measures.map((A,C)=>$[C*b.seats.length+M]??0).join(" · ")))};return p.addEventListener("keydown",b=>{if(b.ctrlKey||b.metaKey||b.altKey||!n)return;let v={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[b.key];v!==void 0&&(b.preventDefault(),b.stopPropagation(),f(Math.min(s,n.end)+v))}),{root:p,tell(b,v,$,O){let M=[b,v,$,O];M.every((A,C)=>A===o[C])||(o=M,t=b,n=Ke(b,v,$),r=`${O.race}: ${b.measures.map(A=>A[1]).join(", ")}`,a=O.race_secret,y(),m())},show(b){s=b,m()},stop:()=>{}}}var Bn={timeline:Zt,table:Bs,race:Gs};function Us({model:e,el:t,film:n,part:o}){let s=[],{write:r}=Jt(e,()=>{},s),a=null,i="",c=(y,m)=>{r({...m!==e.get("line")&&{line:m},...y!==e.get("step")&&{step:y}})},p=Bn[e.get("face")](c),u=l("p",{class:"teg-caption","aria-live":"polite"}),g=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,u);t.append(l("style",{},Ue),g),He(g,s);let d=()=>{!a||i!==e.get("film")||(p.tell(a,e.get("tail"),e.get("line"),q(a.lang)),g.dataset.size=e.get("size")??"page",u.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step"))},h=async y=>{let m=e.get("film");[a,i]=[await Ft(y),m],d()},k=(y,m)=>{e.on(y,m),s.push(()=>e.off(y,m))};k("change:step",f);for(let y of["line","tail","caption","size"])k(`change:${y}`,d);k("change:film",async()=>h(await o("film")));let w=()=>{g.dataset.theme=Oe()?"dark":"light"};return w(),s.push(Ge(w),p.stop),h(n),()=>s.forEach(y=>y())}function Wn({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function tn({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,p])=>`${e.seats[c].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function Ys(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,c=q(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:g,continent:d},f)=>{let[h,k]=[tn(t,a,f,c),Wn(p,f,c)];return u&&!h&&!k?[]:[l("tr",{class:k?"teg-marked":null},l("th",{scope:"row"},_(`place-${f}`,g,()=>i(f))),l("td",{},s.continents[d]?.name??""),l("td",{},r.owner[f]>=0&&!u?j(r,r.owner[f]):null,h),l("td",{},k))]})};return{depends:s=>{if(!e)return!1;let r=q(s.view.lang);return[s.board.countries.map((a,i)=>tn(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>l("th",{scope:"col"},p)),i=l("tbody",{},...e?o():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?o():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}function Ks(e,{view:t,ask:n,go:o},s){let r=e,a=l("summary",{"data-key":"events"}),i=Zt(o);s.push(i.stop),r.append(a,i.root);let c="",p="",u=null,g=d=>{let f=q(d.lang);if(a.textContent=f.events,!r.open)return;let h=JSON.stringify([d.lang,d.line,d.steps,d.lines,d.memory,!!d.over,d.memory?0:d.step]);h!==p&&(p=h,n({kind:"events",have:c})),u?i.tell(u.film,u.tail,d.line,f):i.wait(f),i.show(d.step,d.line)};return r.addEventListener("toggle",()=>g(t())),{show:g,async hear(d){let f=d.film?await Ft(d.film):u?.film;f&&(u={film:f,tail:d.tail},c=d.have,g(t()))}}}var Xs={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function T({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var bt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Xe=e=>e.replace(/[?*]+$/,""),Fi=e=>e.includes("*")||e.includes("+");function Gi(e){let t=bt(e).map(([,n])=>n);return t.length?t.some(Fi)||t.every(n=>Xe(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function be({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Gi(t[a])===n).sort((a,i)=>s(a)-s(i))}function Un(e,t,n){let o=be(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function Gn(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function ae(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(Gn(e,o).map(s=>s[n]))]}function Ce(e,t,n={}){let o=T(e),s=Un(o,t,n);if(!s)return null;let r=o.forms[s],a=bt(r),i=o.menu[s],c=r.amount?i.map(w=>w.slice(0,-1)):i,p=t.verb===s||t.verb===null?t.picks:[],u=a.map((w,y)=>p[y]??null);a.forEach(([,w],y)=>{let m=ae(c,u,y);u[y]===null&&Xe(w)!=="country"&&m.length===1&&m[0]!==void 0&&(u[y]=m[0])});let d=Gn(c,u).some(w=>w.every((y,m)=>u[m]!==null)),f=r.amount?Math.max(0,...i.filter(w=>Gn([w],u).length).map(w=>Number(w.at(-1)))):0,h=r.amount?[r.least,Math.max(f,r.least)]:null,k=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,rows:c,picks:u,done:d,range:h,amount:h?Math.min(Math.max(k,h[0]),h[1]):0}}function ye({args:e}){return e.flatMap(([,t],n)=>Xe(t)==="country"?[n]:[])}function Zs(e){return ye(e).find(t=>e.picks[t]===null&&ae(e.rows,e.picks,t).some(n=>n!==void 0))??null}function xt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>xt(e,t.slice(0,-1),a)):n.map((a,i)=>xt(e,r[i],a))}let o=Xe(t);if(o==="country")return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=T(e).names[o];return s?s[Number(n)][0]:n}function wt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>wt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>wt(e,r[i],a,o)).join(" → ")}let s=Xe(t);return s==="flag"?o[n?0:1]:T(e).names[s]?.[Number(n)]?.[1]??String(xt(e,t,n))}function Js(e,t,n){let o=bt(t).flatMap(([,s],r)=>[xt(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function yt(e,t,n,o){let s=T(e).forms[t],r=[...n],a=s.fields.flatMap(([i,c])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[xt(e,c,p)]});return L(e.view,t,...a)}function nn(e,t){return t?.done?yt(e,t.verb,t.picks,t.amount):null}function Yn({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=ye(n).map(i=>e.countries[Number(n.picks[i])].name);return Gt(t,r,a,o.keep)}function er(e,t,n,o={},s=!1){let r=Ce(e,t,o),a=r?ye(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],p=h=>({...t,verb:r.verb,picks:h}),u=Zs(r);if(u!==null&&ae(r.rows,r.picks,u).includes(n)){let h=we(r.picks,u,n),k=p(h),w=Ce(e,k,o);if(!(u===c&&w?.done&&(!w.form.amount||a.length===1||o.quick?.includes(w.verb))))return{local:k};let m=s?Yn(e,w,t,o):null;return{local:p(we(h,c,null)),message:m??nn(e,w)}}if(r.done&&n===r.picks[c])return{local:t,message:nn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(Fn(r.picks,a))};if(ae(r.rows,Fn(r.picks,a),i).includes(n)&&a.length>1)return{local:p(we(Fn(r.picks,a),i,n))};let f=u===null?we(r.picks,c,n):we(r.picks,u,n);return f.some(h=>h===null)?{local:t,message:Ui(e,r,f,n)}:{local:t,message:yt(e,r.verb,f,r.amount)}}function Ui(e,{verb:t,form:n,args:o,rows:s,amount:r},a,i){let c=e.board.countries[i].neighbours,p=o.map(()=>null),u=a.map((f,h)=>{if(f!==null)return f;let k=ae(s,p,h);return(Xe(o[h][1])==="country"?k.find(w=>c.includes(Number(w)))??c[0]:k[0])??null});if(u.some(f=>f===null))return null;let{kind:g,action:d}=yt(e,t,u,n.amount?r:void 0);return g==="act"?Ut(e.view,...d):null}function tr(e,t,n,o){let s=Ce(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=ye(s),i=s.picks[r],c=n??s.picks[a];return i===null||c===null||!ae(s.rows,we(s.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var Fn=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function nr(e,t,n={}){let o=T(e),s=Un(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:c,rows:p}=Ce(e,i,n),u=c.map(()=>null);return t.picks.forEach((g,d)=>{g!==null&&ae(p,u,d).includes(g)&&(u[d]=g)}),{...i,picks:u}}function or(e,t,n){let o=e.view.last??Qs,s=Ce(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let a=ye(s),[i=null,c=null]=a.map(d=>s.picks[d]),p=Zs(s),u=p===null?[]:ae(s.rows,s.picks,p).filter(d=>d!==void 0),g=i!==null;return{...r,legal:g?[]:u,targets:g?u:[],source:i,target:c,last:g?Qs:o}}function Kn(e){return be(e,"plain").find(t=>t.startsWith("end_"))??null}function sr(e,t,n,o){let s=T(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=Kn(s);return{local:t,message:p?L(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=be(s,"count");if(!a){let p=Un(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,c]=s.menu[a][0];return{local:t,message:r>=i&&r<=c?L(e.view,a,r):null}}var we=(e,t,n)=>e.map((o,s)=>s===t?n:o),Qs={source:null,target:null};var rr=6;function ar(e={}){return{draw:(t,n)=>Yi(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Yi(e,t,n){let o=T(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return Ae(e,t,()=>[r&&je(e,t),...s,...be(o,"count",n).map(a=>Xi(e,o,a,t)),Zi(e,o,n,t),...be(o,"rows",n).map(a=>Zn(e,o,a,n,t)),vt(e,o,n)])}function Ae(e,t,n){let{view:o}=e;return o.over?null:on(e)?Ki(e,t):D(t.actions,Qi(e,t),...n(),Se(o,t))}function on({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Ki({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},j(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),_("private",`${n.curtain_me} ${o.name}`,()=>t(ce),{style:{background:o.color,color:o.ink}})):null}function je(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=_("look",t.secret_show,()=>s(ce),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),Xn(e,t))}function Xn({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:_("bots-on",n.bots_on,()=>t(Ee(e,"end")),{class:"teg-main teg-wide-button"})}function Qi(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(T(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:l("p",{class:"teg-asks",role:"status"},j(n,n.viewer??-1),l("b",{},o.name),` ${t.answers}`)}function vt({view:e,send:t},n,o){let s=be(n,"plain",o);if(!s.length)return null;let r=Kn(n);return l("div",{class:"teg-buttons teg-plain"},...s.map(a=>_(`act-${a}`,n.forms[a].label,()=>t(L(e,a)),{title:a===r?"E":null})))}function Xi({view:e,local:t,set:n,send:o},s,r,a){let[i,c]=s.menu[r][0],p=s.forms[r],u=l("p",{class:"teg-verb"},l("b",{},p.label)),g=f=>()=>o(L(e,r,f));if(i>0&&c-i<rr){let f=Array.from({length:c-i+1},(h,k)=>i+k);return l("div",{"data-verb":r},u,l("div",{class:"teg-buttons"},...f.map(h=>_(`act-${r}-${h}`,String(h),g(h),{class:"teg-main"}))))}let d=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},u,...Ze(d,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},_(`act-${r}`,`${p.label}: ${d}`,g(d),{class:"teg-main"})))}function Ze(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>_(`amount-${c}`,String(c),()=>o(c),{"aria-pressed":String(e===c)})),n>3&&_("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&De("amount",s.amount,e,[t,n],o))];if(n-t>3){let c=p=>o(p.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:c}))}return i}function Zn(e,t,n,o,s){let{local:r,set:a,send:i}=e,c=t.forms[n],p=t.menu[n],u=g=>a({...r,pointed:g});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...p.map((g,d)=>{let f=Js(e,c,g),h=c.amount?Number(g.at(-1)):void 0,k=c.amount?g.slice(0,-1):g,w=bt(c).map(([,m],b)=>wt(e,m,k[b],[s.flag_yes,s.flag_no])).join(" · "),y=o.note?.(e,n,s,d);return _(`act-${n}-${d}`,l("span",{},w||"—",y&&l("b",{},` ${y}`)),()=>i(yt(e,n,k,h)),{class:"teg-row",mouseenter:()=>u(f),mouseleave:()=>u([]),focus:()=>u(f),blur:()=>u([])})})))}function Zi(e,t,n,o){let{local:s,set:r,send:a}=e,i=Ce(e,s,n);if(!i)return null;let c=be(t,"map",n),p=nn(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...c.map(u=>_(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),l("p",{class:"teg-hint"},el(i,n,o)),...i.args.map((u,g)=>tl(e,i,g,o)),i.range&&i.range[1]>i.range[0]&&l("div",{},...Ze(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),l("div",{class:"teg-buttons"},_(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&Ji(e,i,n,o)))}function Ji(e,t,n,o){let{local:s,set:r,send:a}=e,i=Yn(e,t,s,n);return l("span",{class:"teg-group"},_(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),De("keep",o.keep,s.keep,[1,99],c=>r({...s,keep:c})))}function el(e,{quick:t=[]},n){let o=ye(e);return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function tl(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],i=ye(t),c=i.indexOf(n),p=t.picks.map((h,k)=>c>=0&&k>n&&i.includes(k)?null:h),u=ae(t.rows,p,n).filter(h=>h!==void 0),g=h=>r({...s,verb:t.verb,picks:we(p,n,h)}),d=h=>wt(e,a,h,[o.flag_yes,o.flag_no]);if(c>=0){let k=(c===0||t.picks[i[c-1]]!==null?u:[]).map(m=>({value:String(m),text:d(m)})).sort((m,b)=>m.text.localeCompare(b.text,"es")),w=t.picks[n]===null?"":String(t.picks[n]),y=i.length===1?o.place:c===0?o.source:c===1?o.target:o.further;return G(["source","target",`country-${c}`][Math.min(c,2)],y,k,w,m=>g(m===""?null:Number(m)),o.choose)}if(!u.length)return null;if(u.length<=rr)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(h=>_(`${a.replace(/[?*]/g,"")}-${String(h)}`,d(h),()=>g(h),{"aria-pressed":String(t.picks[n]===h)})));let f=u.map(h=>({value:String(h),text:d(h)}));return G(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),h=>g(h===""?null:Number(h)),o.choose)}function Je(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||on(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,j(o,o.viewer),o.seats[o.viewer].name);if(!s)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,_("private",n.secret_show,()=>a(ce),{class:"teg-cover"}));let p=e(t,n).filter(g=>g),u=_("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...p,u)}}}var ol=14,sl=9,[lr,rl]=[.7,1.3],[al,il]=[3,2],ll=.1,cl=4,ul=8,ir=new WeakMap;function pl(e,t){let n=ir.get(e)??new Map;ir.set(e,n);let o=`${t.disc} ${t.type} ${t.note}`,s=n.get(o);if(!s){let r=dl(e,t);s={names:r,free:gl(e,r,t),boxes:r.map(a=>et(a,t)),discs:sn(e,t),notes:e.notes.map(a=>ur(a,t.note??t.type))},n.size===ul&&n.delete(n.keys().next().value),n.set(o,s)}return s}function Jn(e,t,n=[]){let{names:o,free:s,boxes:r,discs:a,notes:i}=pl(e,t),c=o.map((g,d)=>{let f=n.some(h=>h!==d&&ie(r[d],r[h])>0);return n.includes(d)||s[d]&&!f?g:null}),p=[...r.filter((g,d)=>c[d]),...a],u=e.notes.filter((g,d)=>!p.some(f=>ie(f,i[d])>0));return{names:c,notes:u}}function cr(e,t,n,o){let{names:s,notes:r}=Jn(e,t,n),a=r.map(p=>ur(p,t.note??t.type)),i=[...s.flatMap(p=>p?[et(p,t)]:[]),...a,...sn(e,t)],c=o.map(p=>i.reduce((g,d)=>g+ie(p,d),0)+_t(p)-ie(p,[0,0,e.width,e.height]));return c.indexOf(Math.min(...c))}function gl(e,t,n){let o=t.map(a=>et(a,n)),s=sn(e,n),r=o.map(a=>ie(a,[0,0,e.width,e.height])>_t(a)-.01&&!s.some(c=>ie(a,c)>.01*_t(c)));for(;;){let a=o.map((c,p)=>r[p]?o.filter((u,g)=>g!==p&&r[g]&&ie(c,u)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function sn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-1.15*t,o-1.15*t,n+1.15*t,o+t])}function ur({x:e,y:t,text:n,anchor:o},s){let r=n.length*lr*s;return gr([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function dl(e,t){let n=sn(e,t),o=e.countries.map(i=>fl(i,t)),s=o.map(([i])=>i),r=s.map(i=>et(i,t)),a=(i,c,p)=>{let u=r.reduce((f,h,k)=>f+(k===i?0:ie(c,h)),0),g=n.reduce((f,h)=>f+ie(c,h),0),d=ie(c,[0,0,e.width,e.height]);return u+al*g+il*(_t(c)-d)+ll*p*t.type};for(let i=0;i<cl;i++)s.forEach((c,p)=>{let u=o[p].map((d,f)=>a(p,et(d,t),f&&1+f/4)),g=u.indexOf(Math.min(...u));s[p]=o[p][g],r[p]=et(s[p],t)});return s}function fl(e,t){let{label:[n,o]}=e,s=ml(e,t.type),{width:r,height:a}=pr(s,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],p=r*.3,u=[[0,c],[0,-c],[p,c],[-p,c],[p,-c],[-p,-c],[i,0],[-i,0]];return[{lines:s,place:hl(e,t.disc,(s.length-e.name_lines.length)*t.type)},...u.map(([d,f])=>({lines:s,place:[n+d,o+f]}))]}function ml({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?ol:sl))return e;let o=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),s=n.length/2,r=o.reduce((a,i)=>Math.abs(i-s)<Math.abs(a-s)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function hl({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function pr(e,t){return{width:Math.max(...e.map(n=>n.length))*lr*t,height:(1+rl*(e.length-1))*t}}function et({lines:e,place:t},{type:n}){let{width:o,height:s}=pr(e,n);return gr(t,o,s)}function gr([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var _t=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function ie(e,t){return _t([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Le=()=>({times:1,left:0,top:0});function eo(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function Te(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return eo(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var to=(e,{times:t,left:n,top:o},s,r)=>eo(e,{times:t,left:n+s,top:o+r});function dr(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,c,p)=>i>c+p*.1&&i<c+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:eo(e,{times:t.times,left:n-s/2,top:o-r/2})}var pe="DejaVu Sans, Verdana, sans-serif",rn="#ffffff",mr=/^c(\d+)$/,an="places";function hr(e,t,n,o,s,r){let a=Wt(o,r),i=Jn(e,ro(a),ao(n));return[...wl(e,a),bl(e,o),...kl(e,t,a),...Ml(e,n),W("frontiers",ln(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...vl(e,n,o),_l(e,n,o),$l(e,n,a.grown),...Ol(e,t,a,o),...Cl(e,t,a,i),Al(e,a,i),...El(e,t,o),...Sl(e,n,o),...jl(e,t,a),Ll(e,t,n,a),...Tl(e,t,a),Nl(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function xr(e,t,n,o=Le()){let s={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...s,range:[o.left,o.left+e.width/o.times]},yaxis:{...s,range:[o.top+e.height/o.times,o.top]}}}var fr=new WeakMap;function ln(e){let t=fr.get(e)??xl(e);return fr.set(e,t),t}function xl(e){return{countries:e.countries.map(t=>ne(t.polygons)),continents:e.continents.map(t=>ee(t.outline)),land:ee(e.continents.flatMap(t=>t.outline)),bridges:ee(e.bridges.flatMap(t=>t.segments)),frontiers:ee(e.frontiers??[])}}function W(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function wl(e,t){let{land:n,continents:o}=ln(e);return[W("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>W(`band${r}`,o[r],s.color,t.band))]}function bl(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return W("bridges",ln(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function yl(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??cn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function cn(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function kl(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...ln(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...yl(e,t,s)}))}function vl(e,t,n){let o=u=>ne(u.flatMap(g=>g===null?[]:e.countries[g].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),c=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[W("aims-under",o(i),"#ffffff",r),W("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),W("target-under",p,"#ffffff",r),W("target",p,s.target,a),W("source-under",c,"#ffffff",r),W("source",c,s.source,a)]}function _l(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return W("pointed",ne(o),e.palette.target,Math.max(3*n,2.2))}function $l(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,c])=>Bt(e,i,c,n));return oo("arrow",a,e.palette.source)}function oo(e,t,n){return{...W(e,ne(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var so=["#fff0a8","#ff9d2e","#d31616"];function Ml(e,t){return so.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=oo(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function Sl(e,t,n){let o=ee(fs(e,t.path??[])),s=Math.max(2.6*n,2);return[W("flight-under",o,"#ffffff",s+2.4),W("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Ol(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[Ve(c,p)]}),a=ne(r);return[W("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),W("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function El(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=ee([...o.values()].flatMap(([r,a])=>ds(e,r,a,11/Math.max(Math.min(n,1),.6))));return[W("covered-under",s,"#ffffff",Math.max(5*n,4.4)),W("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function ro({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var ao=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function Cl(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>o[c]&&s(c).toLowerCase()===rn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:pe,size:n.name,weight:700,color:r?rn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Al(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:pe,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function io(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,p,u])=>({seat:c,armies:p,missiles:u}))];return i.map((c,p)=>({...c,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var wr=({seat:e,armies:t})=>e>=0?t>=0:t>0;function jl(e,t,n){let o=t?io(e,t,n.grown).filter(wr):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:c,y:p})=>{let{ink:u="",sign:g=[]}=t?.seats[i]??{};return!g.length||u.toLowerCase()===rn!==s?[]:[g.map(([d,f])=>[c+n.grown*d,p+n.grown*f])]}),a=s?rn:e.palette.ink;return{...W(s?"signs-light":"signs",ne(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Ll(e,t,n,o){let{palette:s}=e,r=t?io(e,t,o.grown).filter(wr):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),p=u=>c.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:pe,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||c.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Tl(e,t,n){let o=t?io(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>ms([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[oo("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:pe,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Nl(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:pe,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function br(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=no(e[a]),c=no(r),p=Object.entries(c).filter(([g,d])=>!zl(i[g],d)),u=Object.keys(i).flatMap(g=>g in c?[]:[[g,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function no(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(no(o,`${t}${n}.`)):[[t+n,o]]))}function zl(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var un=8,ql=15.5,yr=6,de=e=>Math.floor(e/un);function $t(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function vr(e,t,n,o,s,r=Pn){return[...Rl(e,o,r),...Dl(e,o),...Vl(e,t,n,o),...Wl(e,t,n,o,r),...Fl(e,n,o),...Gl(e,o),...Ul(e,t,o),...Yl(e,t,o,r),Kl(e,o)]}function ge(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...ne(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function Ne(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...ee(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function lo(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:pe,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var ze=(e,t)=>e.countries[t].label;function Il(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var kr=new WeakMap;function Pl(e){let t=kr.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(p,u)=>s+u*o),i=[s/2,r+s/2],c={dark:e.countries.flatMap((p,u)=>(Math.floor(u/n)+u%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,s],[p,r]],[[s,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,u)=>i.flatMap(g=>[{at:[p+o/2,g],text:String.fromCharCode(65+u)},{at:[g,p+o/2],text:String(u+1)}]))};return kr.set(e,c),c}function Rl(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:c,lines:p,words:u}=Pl(e),g=[[r,r],[i,r],[i,i],[r,i]];return[ge("field",[g],{fill:a.light}),ge("dark",c,{fill:a.dark}),Ne("lines",p,a.line,Math.max(t,.6)),ge("border",[g],{color:a.border,width:Math.max(3*t,2)}),lo("letters",u,Math.max(15*t,n),a.border)]}function Dl(e,t){return e.continents.map(({color:n,outline:o},s)=>{let[[r,a],,[i,c]]=o[0],p=[Hl([r+4,a+4],[i-4,c-4],12)];return ge(`camp${s}`,p,{fill:`${cn(n,.5)}bf`,color:$t(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function Hl([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],c)=>Array.from({length:5},(p,u)=>{let g=Math.PI/2*(c+u/4);return[a+s*Math.cos(g),i+s*Math.sin(g)]}))}function Vl(e,t,n,o){let s=t?.moves??[],r=c=>c.map(p=>ze(e,p)),a=t?.seats[de(Bl(t,s))]?.color??"#888888",i=s.map(c=>Ve(ze(e,c[0]),6,16));return[Ne("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),Ne("walks",s.map(r),$t(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),ge("walk-starts",i,{fill:"#ffffff",color:$t(a,.15),width:Math.max(2.5*o,1.6)}),Ne("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Bl(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function Wl(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,p])=>({at:ze(e,c),text:String(p)})),i={size:25*o,color:cn(r,.25),opacity:.9,line:{color:$t(r),width:Math.max(1.6*o,1)}};return[lo("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Fl(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[Il(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,g,d])=>[ge(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),ge(p,a(u),{color:g,width:r,dash:d})])}function Gl(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[Ne("poles",n.flatMap(a=>Be(o.pole,ze(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>ge(`flag${i}`,Be(o.pennant,ze(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Ul(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=ze(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Ne("crosses-under",s,"#ffffff",Math.max(8*n,5)),Ne("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Yl(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((u,g)=>{if(u<0)return[];let[d,f]=ze(e,u);return[{soldier:g,seat:de(g),at:[d,f+yr+1]}]}),i=u=>t?.seats[u],c=a.map(({soldier:u,seat:g,at:d})=>({at:d,text:String(u%un),color:i(g)?.ink})),p={size:2*ql*n,opacity:1,color:a.map(u=>i(u.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[lo("soldiers",c,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((u,g)=>{let d=a.filter(f=>f.seat===g).flatMap(({at:[f,h]})=>Be(u,[f,h-yr]));return ge(`gear${g}`,d,{fill:$t(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Kl(e,t){return{uid:an,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var _r={soldier:null,over:null,target:null,group:null};function tt(e){let t=new Map;for(let[n,o]of T(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Mt(e){let t=new Map;for(let[n,o]of T(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function St(e,{target:t,group:n}){let o=Mt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var pn=e=>(T(e).menu.remove??[]).map(([t])=>t),Ot=(e,t,n)=>T(e).names[t]?.[n]?.[0]??"?",ve=e=>String(e%un);function $r(e,t,n){let o=n.map(s=>e.board.countries[s].name);return L(e.view,"move",Ot(e,"soldier",t),o)}function co(e,t){let n=St(e,t);if(t.target===null||!n.length)return null;let o=s=>Ot(e,"soldier",s);return L(e.view,"attack",o(t.target),n.map(o))}function Ql({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Mr(e,t,n){let{view:o}=e,{menu:s}=T(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let c=pn(e).includes(r);return{local:t,message:c?L(o,"remove",Ot(e,"soldier",r)):null}}if(s.attack)return uo(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&de(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=tt(e).get(t.soldier)?.get(n)??Ql(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?$r(e,t.soldier,i):null}}function uo(e,t,n){let o=Mt(e);if(o.has(n))return n===t.target?{local:t,message:co(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=St(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Xl(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=T(e);return s<0||de(s)!==e.view.viewer?{local:t}:r.move?Mr(e,{...t,soldier:s},o):r.attack?uo(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Zl(e,t,n){let{menu:o}=T(e);if(n==="Escape")return{local:{..._r}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?L(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:co(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...tt(e).keys()].find(r=>ve(r)===n);return{local:{...t,soldier:s??t.soldier}}}function Jl(e,t){let n=Mt(e),o=tt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function ec(e,t){let{view:n}=e,o=n.soldiers??[],s=g=>g.map(d=>o[d]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(pn(e).length)return{...a,targets:s(pn(e))};let i=Mt(e);if(i.size){let g=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:g,pointed:s(St(e,t))}}let c=tt(e),p=c.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...c.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([g,d])=>[g,d.length]),path:u?[o[t.soldier],...u]:[]}}function ke(e,t){let{color:n,ink:o,name:s}=e.seats[de(t)];return l("b",{class:"egg-token",title:s,style:{background:n,color:o}},ve(t))}var tc={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>T(e).menu.answer?null:Ae(e,t,()=>{let n=T(e),{menu:o}=n,s=[o.move&&oc(e),o.attack&&sc(e),o.ask&&rc(e),o.remove&&ac(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&je(e,t),vt(e,n,{})]})};function nc(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=St(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function oc(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=re(n.lang),i=tt(e),{die:c=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,g=[...u].map(([f,h])=>({value:String(f),text:`${t.countries[f].name} (${h.length})`})),d=f=>f!==""&&r($r(e,o.soldier,u.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},We(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},p),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(c-p,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>_(`soldier-${ve(f)}`,ke(n,f),()=>s({...o,soldier:f===o.soldier?null:f}),{"aria-label":`${a.soldier} ${ve(f)}`,"aria-pressed":String(f===o.soldier)}))),o.soldier!==null&&G("square",a.square,g,"",d,"…")]}function sc(e){let{view:t,local:n,set:o,send:s}=e,r=re(t.lang),a=Mt(e),i=St(e,n),c=a.get(n.target??-1)??[],p=co(e,n),u=g=>o(uo(e,n,g).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(g=>_(`target-${g}`,ke(t,g),()=>u(g),{"aria-pressed":String(g===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(g=>_(`with-${g}`,ke(t,g),()=>u(g),{"aria-pressed":String(i.includes(g))}))),l("div",{class:"teg-buttons"},_("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function rc(e){let{view:t,send:n}=e,o=re(t.lang),s=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],p=l("span",{},l("b",{},i),l("small",{},` ${c} ${o.cards}`));return _(`ask-${a}`,p,()=>n(L(t,"ask",Ot(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${o.ask} `,j(t,s),l("b",{},t.seats[s]?.name)),l("div",{class:"teg-rows"},...T(e).menu.ask.map(r))]}function ac(e){let{view:t,send:n}=e,o=re(t.lang);return[l("p",{class:"teg-hint"},o.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...pn(e).map(s=>_(`remove-${ve(s)}`,ke(t,s),()=>n(L(t,"remove",Ot(e,"soldier",s))),{"aria-label":`${o.soldier} ${ve(s)}`})))]}var ic={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?lc(e,t):cc(e)};function Sr(e,t,n,o){let s=re(e.lang),r=a=>l("span",{},j(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${s.reads} ${s.for} `,l("b",{},r(n)),` · ${o}`)}function lc(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=re(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:p,text:u,choices:g}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!T(e).menu.answer&&d===null,h=w=>s(L(n,"answer",w)),k=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),Sr(n,i,c,p),l("p",{class:"egg-text"},u),l("p",{class:"teg-asks"},j(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...g.map((w,y)=>_(`answer-${y}`,l("span",{},l("i",{},`${String.fromCharCode(65+y)} `),w),()=>h(y),{class:`teg-row egg-choice${d===y?" egg-right":""}`,disabled:!f})),_("answer-none",a.unknown,()=>h(-1),{class:"teg-row egg-choice",disabled:!f})),k&&d===null&&l("p",{class:"teg-hint"},a.peek_first),k&&d===null&&_("peek",l("span",{},`${a.peek} `,j(n,i),n.seats[i].name),()=>s(Qt(n,i)),{class:"teg-cover"}),d!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},g[d])),d!==null&&_("cover",t.secret_hide,r,{class:"teg-cover"}),Se(n,t))}function cc({view:e}){let t=re(e.lang);if(!e.reply)return null;let{reader:n,seat:o,level:s,text:r,choices:a,choice:i,answer:c,right:p,note:u,source:g}=e.reply,d=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),Sr(e,n,o,s),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,h)=>l("li",{class:h===c?"egg-right":h===i?"egg-wrong":null},d(h),f))),l("strong",{class:p?"egg-verdict egg-right":"egg-verdict egg-wrong"},p?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),u&&l("p",{class:"egg-note"},u),g&&l("p",{class:"teg-hint"},`${t.source}: ${g}`))}var uc={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=re(e.lang),[s,r]=[de(n.soldiers[0]),de(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:p},u)=>{let g=Math.max(...c),d=g===p,f=h=>d?"plain":h?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(h=>We(h,f(h===g&&g>p),...a(s)))),l("b",{class:"teg-versus"},d?"=":g>p?"▸":"◂"),We(p,f(p>g),...a(r)),d&&u<n.throws.length-1&&l("small",{},o.again))};return D(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>ke(e,c)),l("b",{}," → "),ke(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(c=>ke(e,c)),te(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function pc({board:e,view:t},n,o){let s=re(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},ke(t,r),` ${s.soldier} ${ve(r)}`),a>=0&&l("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var gc=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[de(o)].name} ${ve(o)}`]:[]).join(", "),Or={start:{..._r},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:tc,question:ic,battle:uc},renew:(e,t)=>({local:Jl(e,t)}),click:Mr,drag:Xl,fight:nc,key:Zl,marks:ec,hover:(e,t,n)=>{let o=tt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:vr,facts:pc,stands:gc,keys:"keys_eggar"};function po(e={},t={}){return{start:{...Xs},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:nr(n,o,e)}),click:(n,o,s,r)=>er(n,o,s,e,r),fight:(n,o,s)=>tr(n,o,s,e),key:(n,o,s)=>sr(n,o,s,e),marks:(n,o)=>or(n,o,e),...t,sections:{actions:ar(e),secret:Je(()=>[]),...t.sections}}}var Er=po();var Cr={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},Z=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Et=e=>e.reduce((t,n)=>t+n,0),X=({board:e},t)=>e.countries[t].name;function Ct(e,t){let n=Z(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=Ar(e);return o.find(s=>s===t.mode)??o[0]}function Ar(e){return T(e).menu.attack?.length?["attack","move"]:["move"]}function nt(e,{transfers:t},n){return(Z(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Et(t.filter(s=>s[0]===n).map(s=>s[2]))}function mo(e,t){return Z(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function jr({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function dc(e,{cards:t}){let{commit:n}=Z(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Et(o.map(r=>r[1]))}function Lr(e,t){let n=o=>X(e,o);switch(Ct(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Et(o.map(([,s])=>s))!==Z(e).place_five.troops?null:L(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:L(e.view,"attack",n(t.target));case"move":return!jr(t).length&&!Z(e).move.null?null:L(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return L(e.view,"commit",t.cards.map(n));default:return null}}function go(e,t,n,o){let{troops:s,provinces:r}=Z(e).place_five,a=Et(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function fc(e,t,n){let o=t.origin,s=Math.min(t.amount,nt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],c={...t,transfers:i};return nt(e,c,o)?c:{...c,origin:null}}function ho(e,t,n,o){switch(Ct(e,t)){case"placing":return{local:go(e,t,n,o?-1:1)};case"attack":{let s=T(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:L(e.view,"attack",X(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&mo(e,t.origin).includes(n)?{local:fc(e,t,n)}:{local:{...t,origin:n!==t.origin&&nt(e,t,n)>0?n:null}};case"commit":{let s=Z(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function mc(e,t){let{view:n,secret:o}=e,s=Z(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(p=>Number(p[0]));switch(Ct(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:Tr(t.placed).map(([c,p])=>[c,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(s.move.provinces).filter(g=>nt(e,t,g)>0),p=jr(t).map(([g,d])=>[g,d>0?`+${d}`:`−${-d}`]),u=t.origin!==null;return{...a,legal:u?[]:c,targets:mo(e,t.origin),source:t.origin,arrows:t.transfers.map(([g,d])=>[g,d]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var Tr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function hc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Lr(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function xc(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var wc={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Ae(e,t,()=>{let n=Ct(e,e.local),o=T(e),s={placing:yc,attack:kc,move:vc,commit:_c};return[n==="attack"||n==="move"?bc(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&je(e,t),o.menu.answer_draw&&Zn(e,o,"answer_draw",{},t),vt(e,o,{})]})};function bc(e,t){let{local:n,set:o}=e,{forms:s}=T(e),r=Ct(e,n),a=Ar(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>_(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function dn(e,t,n=""){let o=Lr(e,e.local),s=T(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},_(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function gn(e,t,n,o,s,r){let a=o.map(c=>({value:String(c),text:X(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es")),i=c=>c!==""&&Number(c)!==s&&e.set(ho(e,e.local,Number(c),!1).local);return G(t,n,a,s===null?"":String(s),i,r.choose)}function yc(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=Z(e).place_five,a=s-Et(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),gn(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Tr(n.placed).map(([i,c])=>l("li",{},l("span",{},X(e,i)),l("b",{},`+${c}`),_(`less-${i}`,"−",()=>o(go(e,n,i,-1)),{"aria-label":`${X(e,i)} −1`}),_(`more-${i}`,"+",()=>o(go(e,n,i,1)),{disabled:!a,"aria-label":`${X(e,i)} +1`})))),dn(e,"place_five")]}function kc(e,t){let{local:n}=e,o=T(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${X(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),gn(e,"target",t.place,o,n.target,t),dn(e,"attack",s)]}function vc(e,t){let{local:n,set:o}=e,{provinces:s}=Z(e).move,r=s.map(c=>c[0]).filter(c=>c===n.origin||nt(e,n,c)>0),a=n.origin===null?0:nt(e,n,n.origin),i=c=>o({...n,transfers:n.transfers.filter((p,u)=>u!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),gn(e,"source",t.source,r,n.origin,t),n.origin!==null&&gn(e,"target",t.target,mo(e,n.origin),null,t),...a>1?Ze(Math.min(n.amount,a),[1,a],c=>o({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,p,u],g)=>l("li",{},l("span",{},`${X(e,c)} → ${X(e,p)}`),l("b",{},u),_(`drop-${g}`,"×",()=>i(g),{"aria-label":t.rec_drop})))),dn(e,"move")]}function _c(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=Z(e).commit,c=u=>o(ho(e,n,u,!1).local),p=(u,g,d,f,h=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":u,checked:f,disabled:h,change:()=>c(g)}),l("span",{},X(e,g)),l("b",{},d));return[Nr(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,g])=>p(`card-${u}`,u,g,n.cards.includes(u))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${fo(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},dc(e,n))),dn(e,"commit")]}var fo=(e,t)=>t.map(n=>`${X(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Nr(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return l("p",{class:"teg-parties"},j(t,n),t.seats[n].name," → ",l("b",{},X(e,s))," (",j(t,o),t.seats[o].name,")")}var $c={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(g=>n.people?.includes(g)&&g!==o?.seat&&g!==n.viewer).map(g=>_(`look-${g}`,l("span",{},j(n,g),`${t.curtain_me} ${n.seats[g].name}`),()=>s(Qt(n,g)),{class:"teg-wide-button"})),u=o?.fight;return D(t.rec_result,Nr(e),u&&l("p",{},`${t.attack}: `,l("b",{},u.offence),` · ${fo(e,u.cards)}`),u&&l("p",{},`${t.defence}: `,l("b",{},u.defence),` · ${fo(e,u.defence_cards)}`),u&&l("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&l("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&_("cover",t.secret_hide,r,{class:"teg-cover"}))}},Mc={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,j(n,o.seat),n.seats[o.seat].name),l("p",{},...(o.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},X(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},j(n,c))))))),!on(e)&&(n.people?.length??0)>1&&_("cover",t.secret_hide,s,{class:"teg-cover"}))}},zr={start:Cr,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:wc,result:$c,own:Mc},curtain:!0,keys:"keys_rec",shown:xc,renew:(e,t)=>({local:Sc(e,t)}),click:ho,key:hc,marks:mc,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},j(e,i),`${e.seats[i].name} `)))]:[]}}};function Sc(e,t){let n={...Cr,amount:t.amount===1/0?1:t.amount},{commit:o}=Z(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var Pr={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Oc=["place","attack","regroup","ally_regroup","fire_missile"],Ec={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Rr=["conquest_move","intrusion_move","aggression_move","choose_dice"],Dr=[...Rr,"joint_decision"],Cc=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),fn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Ac=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function U(e){return Dr.some(t=>e[t]?.length)?null:Oc.find(t=>xo(e,t).length)??null}function xo(e,t){return(Ec[t]??[t]).flatMap(n=>e[n]??[])}function oe(e,t){return t.missile&&At(e)?{fire_missile:e.fire_missile}:e}function At(e){return!!e.fire_missile?.length&&!Dr.some(t=>e[t]?.length)}function Hr(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Cc.has(t)&&!t.startsWith("propose_"))}function mn(e,t,n){let o=U(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function wo(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function hn(e,t){let n=U(e);if(n!=="regroup")return n;let o=wo(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function bo(e){return Ac.find(t=>e[t]?.length)??null}function yo(e,t){return t==="end_turn"&&!!e.earned}function fe(e){let t=U(e);return t?[...new Set(xo(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function me(e,t){let n=U(e);if(!n||n==="place"||t===null)return[];let o=xo(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function xn(e,t,n=null,o=U(e)){if(!o||!fn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function ko(e){let t=Rr.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function he(e,t,n,o=!1){let s=oe(t.menu,n),r=hn(s,n),{source:a,target:i}=n;if(!r||a===null||!fe(s).includes(a))return null;let c=e.countries[a].name;if(r==="place")return xn(s,a)?L(t,r,c,qr(s,n)):null;if(i===null||!me(s,a).includes(i))return null;let p=e.countries[i].name;if(fn.has(r))return L(t,r,c,p,qr(s,n));let u=mn(s,a,i);if(!u.length)return r==="attack"&&o?Gt(t,c,p,Math.max(1,n.keep)):L(t,r,c,p);let g=vo(u,n);return g===null||o?null:L(t,r,c,p,t.seats[g].name)}function vo(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function _o(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?L(t,o,a):L(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function qr(e,t){let n=Math.max(xn(e,t.source,t.target,hn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function Vr(e,t,n,o,s=!1){let r=oe(t.menu,n),a=U(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=Wr(t.menu)&&fe(r).includes(o);return{choice:{...p,source:u?o:null},message:he(e,t,p)}}if(me(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},g=p||!fn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:g?he(e,t,u,s):null}}let i=o!==n.source&&fe(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let c={...n,source:i?o:null,target:null,occupant:null};return{choice:c,message:jt(e,t,c)}}function Br(e,t,n,o){let s=oe(t.menu,n),r=U(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||fe(s).includes(o)||me(s,a).includes(o))return null;let i=(...f)=>f.map(h=>e.countries[h].name),c=(...f)=>({message:Ut(t,r,...i(...f),...fn.has(r)?[1]:[])});if(r==="place")return c(o);if(a!==null)return c(a,o);let p=f=>t.owner[f]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return c(o,u.find(f=>p(f)!==(r==="attack"))??u[0]);let g=fe(s).filter(f=>me(s,f).includes(o));if(g.length)return{refusal:{code:"source_first",clause:null,text:`${q(t.lang).source_first} ${i(...g).join(", ")}.`}};let d=u.find(p)??t.owner.findIndex(f=>f===t.viewer);return d<0?null:c(d,o)}function Wr(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function jt(e,t,n){return U(oe(t.menu,n))==="fire_missile"&&n.source!==null?Es(t,e.countries[n.source].name):null}function Fr(e,t){let n=t.missile&&At(e.menu),o=oe(e.menu,{...t,missile:n}),r=(U(o)!=="place"||Wr(e.menu))&&t.source!==null&&fe(o).includes(t.source)?t.source:null,a=t.target!==null&&me(o,r).includes(t.target)?t.target:null,i=mn(o,r,a).includes(t.occupant??-1)?t.occupant:null,c=U(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:p}}function Gr(e,t,n=null,o=null,s=void 0){let r=oe(e.menu,t),a=me(r,t.source),i=U(r)==="place",c={legal:t.source===null||i?fe(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Ir:Ir};return!n||!s||t.source===null?c:{...c,reach:jc(s,n),path:Lc(s,n,o??t.target)}}function jc(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[Ur(e,o.country)]:[]))])}function Lt(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Lc(e,t,n){return(Lt(e,t,n)?.path??[]).map(o=>Ur(e,o)).filter(o=>o>=0)}var Ur=(e,t)=>e.countries.findIndex(n=>n.name===t);function Yr(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Kr(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Ir={source:null,target:null};var Qr={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function wn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return U(oe(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function bn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function Jr(e,t){return{...e,register:{...e.register,...t}}}function ea({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=bn(n,o);return{local:r,message:jt(e,t,r.choice)}}function Nc({board:e,view:t},n,o){let{choice:s}=n,r=bo(t.menu);if(o==="Escape")return{local:bn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return At(t.menu)?ea({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&yo(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:q(t.lang).card_forfeit}};if(o.toLowerCase()==="e")return{local:n,message:r?L(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=ko(t.menu);if(!i)return{local:bn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?L(t,i.verb,a):null}}function Xr(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:wn(t,o),arrange:s=>t.set(Jr(o,s)),choose:s=>t.set(bn(o,s))},n)}}function zc({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function qc(e,t){let{view:n}=e;if(n.over)return null;if(!Hr(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return D(t.actions,l("p",{class:"teg-hint"},s),Xn(e,t),Zr(e,t),Se(n,t))}return D(t.actions,Zr(e,t),Fc(e,t),Gc(e,t),Dc(e,t),Ic(e,t),Uc(e,t),Se(n,t))}function Ic(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=oe(n.menu,o),i=U(a);if(!i)return null;let c=d=>{let f={source:u(d),target:null,occupant:null};s(f),e.send(jt(r,n,{...o,...f}))},p=d=>d.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,h)=>f.text.localeCompare(h.text,"es")),u=d=>d===""?null:Number(d),g=d=>d===null?"":String(d);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},Vc(i,e,t)),G("source",i==="place"?t.country:t.source,p(fe(a)),g(o.source),c,t.choose),i!=="place"&&G("target",t.target,p(me(a,o.source)),g(o.target),d=>s({target:u(d),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&Pc(e,t),Rc(e,a,t),i==="attack"?Bc(e,t):Wc(e,i,t),i==="place"&&Hc(e,t))}function Pc({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:Lt(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":s.damage},l("span",{},s.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:so[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&te(a.refusal.clause)))}function Rc({view:e,choice:t,choose:n},o,s){let r=mn(o,t.source,t.target);if(!r.length)return null;let a=vo(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},l("span",{class:"teg-label"},s.occupant),...r.map(i=>_(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Dc(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!At(n.menu))return null;let a=()=>{let{local:i,message:c}=ea(e,e.local);s(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},_("missile-mode",l("span",{},le("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function Hc({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=_o(e,t,n,"place_missile"),p=i.find(g=>g[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return l("div",{class:"teg-buttons"},a.length>0&&_("act-place_missile",r.place_missile,()=>s(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},_("act-convert_to_missile",r.convert,()=>s(_o(e,t,n,"convert_to_missile",u)),{disabled:!p}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:g=>o({convert:Number(g.target.value)})},...Array.from({length:Math.max(p,1)},(g,d)=>l("option",{value:d+1,selected:d+1===u},d+1)))))}function Vc(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function Bc({board:e,view:t,choice:n,choose:o,send:s},r){let a=he(e,t,n)!==null,i=he(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},_("act-attack",r.do_attack,()=>s(he(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},_("act-attack_until",r.do_attack_until,()=>s(he(e,t,n,!0)),{disabled:!i}),De("keep",r.keep,n.keep,[1,Math.max(c,1)],p=>o({keep:p}))))}function Wc({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=he(e,t,n)!==null,c=hn(oe(t.menu,n),n)??r,p=r==="regroup"?wo(t.menu,n.source,n.target):[],u=xn(t.menu,n.source,n.target,c)||999,g=h=>o({amount:h}),d=_(`act-${c}`,a[`do_${r}`],()=>s(he(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},d);let f=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return l("div",{},p.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(h=>_(`unit-${h}`,a[`unit_${h}`],()=>o({unit:h}),{"aria-pressed":String(h==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(h=>_(`amount-${h}`,String(h),()=>g(h),{"aria-pressed":String(n.amount===h)})),_("amount-all",a.all,()=>g(1/0),{"aria-pressed":String(n.amount===1/0)}),De("amount",a.amount,f,[1,u],g)),u>1&&u<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:f,change:h=>g(h.target.valueAsNumber)}),l("div",{class:"teg-buttons"},d))}function Zr({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},j(e,o.seats[0]),n.asked):null}function Fc({view:e,send:t},n){let o=ko(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[s]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>_(`act-${s}-${a+u}`,String(a+u),()=>t(L(e,s,a+u)),{class:"teg-main"}))))}function Gc({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=g=>t.pacts?.find(d=>d.number===g)?.text??`#${g}`,c=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),u=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},s.length>0&&l("div",{},l("p",{},l("b",{},o.joint),c&&`: ${p} → ${c}`),l("div",{class:"teg-buttons"},...s.map(g=>{let d=!!g[0];return _(`act-joint_decision-${d}`,d?o.joint_on:o.joint_stop,()=>n(L(t,"joint_decision",d)),{class:d?"teg-main":null})}))),...[...new Set(r.map(g=>g[0]))].map(g=>l("div",{},l("p",{},o.zone," ",l("small",{},i(g))),l("div",{class:"teg-buttons"},_(`zone-${g}-keep`,o.zone_keep,()=>n(mt(t,u,"zone_decision",g,!0))),_(`zone-${g}-end`,o.zone_end,()=>n(mt(t,u,"zone_decision",g,!1)))))),...a.map(([g])=>l("div",{},l("p",{class:"teg-hint"},i(g)),_(`act-open_joint_attack-${g}`,o.joint_open,()=>n(L(t,"open_joint_attack",g)),{class:"teg-wide-button"}))))}function Uc({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(L(e,a)),r=a=>{let{label:i}=e.forms[a];if(!yo(e,a)){let c=a==="request_card"?"teg-main":null;return _(`act-${a}`,i,s(a),{title:a===bo(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,te("TEG-12.4")),_(`act-${a}`,i,s(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...o.map(r))}function Yc(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=o.open??i>0,p=n.people??[];return l("section",{class:"teg-card teg-pacts"},_("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>s({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(u=>Qc(e,u,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(u=>Zc(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&eu(e,t))))}function ta(e,t){return l("span",{class:"teg-pair"},...t.map(n=>j(e,n)))}function Kc(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function Qc({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:Kc(e,s.breakable_by??[]),c=i.find(p=>t.breaking===`${a}/${p}`);return l("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},ta(e,s.seats),l("span",{},s.text," ",te(s.clause)),Xc(e,s,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((p,u)=>_(u?`break-${a}-${p}`:`break-${a}`,l("span",{},i.length>1&&j(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},j(e,c),r.break_sure),_(`break-${a}-yes`,r.yes,()=>o(mt(e,c,"announce_break",a)),{class:"teg-danger"}),_(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Xc(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${s.broken_by} `,j(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,j(e,r),`${e.seats[r]?.name}.`)}function Zc({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),c=(p,u)=>()=>t(mt(e,u,p,s));return l("li",{"data-proposal":s},ta(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&_(`accept-${s}`,l("span",{},j(e,a),o.accept),c("accept_pact",a)),i(a)&&_(`decline-${s}`,l("span",{},j(e,a),o.decline),c("decline_pact",a)),i(r)&&_(`withdraw-${s}`,l("span",{},j(e,r),o.withdraw),c("withdraw_proposal",r))))}var Jc=12;function eu({view:e,register:t,arrange:n,send:o},s){let r=_("offers",s.propose,()=>o(Cs(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},s.no_offers));let g=[...new Set(a.offers.map(m=>m.kind))],d=[...new Set(a.offers.filter(m=>m.kind===i).map(m=>m.partner))],f=a.offers.find(m=>m.kind===i&&m.partner===c),h=f?.terms??[],k=Yr(f,u),w=f&&k?L(e,f.verb,f.partner,...k):null,y=(m,b)=>m.map(v=>({value:v,text:b(v)}));return l("div",{class:"teg-offer"},G("offer-kind",s.offer_kind,y(g,m=>Rn(e.lang,"pact",m)),i,m=>n({kind:m,partner:"",first:"",terms:""}),s.choose),G("offer-partner",s.offer_partner,y(d,m=>m),c,m=>n({partner:m,first:"",terms:""}),s.choose),h.length>Jc&&G("offer-first",s.offer_first,y([...new Set(h.map(m=>String(m[0])))].sort((m,b)=>m.localeCompare(b,"es")),m=>m),p,m=>n({first:m,terms:""}),s.offer_all),(!f||h.some(m=>m.length>0))&&G("offer-terms",s.offer_terms,h.map((m,b)=>({value:String(b),text:Kr(m),begins:String(m[0])})).filter(m=>!p||m.begins===p).sort((m,b)=>m.text.localeCompare(b.text,"es")),u,m=>n({terms:m}),s.choose),l("div",{class:"teg-buttons"},_("offer-send",s.send_offer,()=>o(w),{class:"teg-main",disabled:!w}),_("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function tu({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${s.secret_whose} `,j(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},s.secret),r,_("private",s.secret_show,()=>n(ce),{class:"teg-cover"}));let a=(...i)=>n(L(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},s.secret),r,l("h5",{},s.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},s.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},pt(i.symbol),l("b",{},i.country),l("small",{},Rn(e.lang,"symbol",i.symbol)),i.bonus&&_(`bonus-${i.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},s.no_cards),...t.exchanges.map((i,c)=>_(`exchange-${c}`,`${s.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),_("cover",s.secret_hide,o,{class:"teg-cover"}))}function nu(e,t,n){let o=q(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[l("p",{},a(s))]:[],...r.map(([,i,c,p])=>l("p",{},`${o.shared} `,j(e,i),`${e.seats[i]?.name} · ${c}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},o.blocked))]:[],...su(t,e,n).map(i=>l("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function ou(e,t,n,o){let s=Lt(e,n,o),r=q(t.lang);return s?s.refusal?[l("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${s.damage}`))]:[]}function su(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var na={start:{choice:{...Pr},register:{...Qr},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:Xr(qc),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Lt(e,wn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:Xr(Yc),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:zc,depends:({view:e})=>e.situation},secret:{draw:tu,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=Fr(t,n.choice),s={...Qr,open:n.register.open},r=o.missile?jt(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=Br(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=Vr(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=oe(e.menu,t),s=n??t.target;return U(o)==="attack"&&s!==null&&me(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Nc,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:Jr(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return Gr(e.view,t.choice,wn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],["card",s.cards,n],["exchange",s.exchanges,o]],facts(e,t,n){let{board:o,view:s}=e;return{lines:nu(s,o,n),instead:ou(o,s,wn(e,t),n)}}};var ru={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[au(e,t)]};function au({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},j(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function iu({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),o.length?l("ul",{class:"teg-hand"},...o.map(lu)):l("p",{class:"teg-hint"},t.no_cards)]}function lu({name:e,symbol:t,label:n,bonus:o}){return l("li",{},pt(t),l("b",{},e),l("small",{},n),o>0&&l("span",{class:"teg-gain"},`+${o}`))}function cu({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>l("span",{title:n.weapons[s]},pt(s));return D(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([s,r])=>l("li",{},...Array.isArray(s)?s.map(o):[s],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var oa=po(ru,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:Je(iu),pack:{draw:cu,depends:({view:e})=>e.cards}}});var _e={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},sa=["attack","strike_air","strike_sea","fire"],uu=["build"],[So,ia,Oo]=[0,1,2],Eo={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},ra=new WeakMap;function yn(e){let t=ra.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=T(e),s=Object.keys(_e).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},c=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=d=>c.includes(d)?p[c.indexOf(d)]:null,g=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:_e[r]?u(_e[r]):null,most:g}})});return ra.set(e.view,{secret:e.secret,orders:s}),s}var $o=e=>[...new Set(e)].filter(t=>t!==null);function kn(e,t){return $o(yn(e).filter(n=>n.source===t).map(n=>n.verb))}function ot(e,t){let{source:n}=t,o=kn(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(b=>o.includes(b))??o[0];if(n===null||!s)return null;let r=yn(e).filter(b=>b.verb===s&&b.source===n),a=t.about[s],i=b=>$o(b.map(v=>v.about)).sort((v,$)=>v-$),c=i(r).includes(a),p=$o((c?r.filter(b=>b.about===a):r).map(b=>b.target)),u=p.includes(t.target??-1)?t.target:null,g=u===null?r:r.filter(b=>b.target===u),d=i(g),f=d.includes(a)?a:d[0]??null,h=g.filter(b=>b.about===f),k=Math.max(0,...h.map(b=>b.most)),w=Math.min(Math.max(t.amounts[s]??(uu.includes(s)?1:1/0),Math.min(1,k)),k),y=h.length>0&&(!p.length||u!==null),m={verb:s,source:n,target:u,targets:p,about:f,abouts:d,amount:w,most:k,done:y};return{...m,load:pu(e,t,m)}}function pu({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(w=>w.source===s&&(o==="march"||w.vehicle===r)),c=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?So:(r??0)+1]??0),u=e.troop_size??1,g=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),d=Math.min(n.aboard,g),f=i?.goods??[],h=f.flatMap(([w,y])=>{let m=Math.min(n.cargo[w]??0,y);return m?[[w,m]]:[]}),k=u*d+h.reduce((w,[y,m])=>w+c[y]*m,0);return{room:p,used:k,troops:g,aboard:d,goods:f,cargo:h,sizes:c}}var Mo=({board:e},t)=>e.countries[t].name,aa=(e,t,n)=>T(e).names[t]?.[n??-1]?.[0]??"?";function Tt(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,c=Mo(e,o),p=s===null?"":Mo(e,s),u=_e[n]&&aa(e,_e[n],r),g=(i?.cargo??[]).map(([f,h])=>[aa(e,"good",f),h]),d=(...f)=>L(e.view,n,...f);switch(n){case"attack":return d(c,p,a);case"strike_air":case"strike_sea":return d(c,p,u,a);case"fire":return d(u,c,p);case"march":return d(c,p,g,a);case"carry":return d(c,p,u,a,i?.aboard??0,g);case"upgrade":return d(c,u);default:return d(c,u,a)}}function Co(e,t){return t?.length?L(e.view,"end_turn",t.map(n=>Mo(e,n))):null}function la(e){return(T(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Ao(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function ca({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,c]=t[s],p=Math.floor(a*i/4)+c,u=Math.max(0,p-n[r]),g=u>o[r],d=Math.min(g?a-1:a,Math.ceil(4*o[r]/i)),f=g?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:g,lost:d,destroyed:f}}function ua({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let c=o.includes(a)?0:Math.min(i,e[s][a]),p=s===Oo?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[s-1][r]-p)}}var gu=e=>!!T(e).menu.end_turn&&!yn(e).length,qe=(e,t)=>t.chosen??(gu(e)?[]:null),jo=e=>({source:e,target:null,aboard:0,cargo:{}}),Lo=(e,t)=>({...e,...jo(t)});function pa(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=qe(e,t);if(r)return{local:s?{...t,chosen:To(r,n)}:t};let a=ot(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Tt(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:Lo(t,n===t.source?null:n)};if(!a)return{local:t};let i=sa.find(u=>yn(e).some(g=>g.verb===u&&g.source===a.source&&g.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=sa.includes(a.verb)?a.verb:"attack",p=_e[c]?a.about??0:null;return{local:t,message:Tt(e,{...a,verb:c,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var To=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function ga(e,t,n){let{menu:o}=T(e),s=ot(e,t);if(n==="Escape")return{local:{...Lo(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:qe(e,t)??[]}};if(n==="Enter"){let r=qe(e,t);return{local:t,message:r?Co(e,r):Tt(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function da(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!T(e).menu.end_turn)return{...Eo,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Lo(t,null),a=ot(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function fa(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:du(e,t)},r=qe(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=ot(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...s,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return s}function du(e,t){let{view:n}=e,o=qe(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Ao(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:No(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function No({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function ma({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var vn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},xa=["armoury","airfield","shipyard"],[mu,hu]=[.55,.9];function xu({planes:e=[],ships:t=[],levels:n=[]},o,s){return[["plane",e[o]],["ship",t[o]],["wall",n[0]?.[o]],...s<hu?[]:xa.map((a,i)=>[a,n[i+1]?.[o]])].filter(([,a])=>a>0)}function wa(e,t,n,o,s){let r=Wt(o,s),a=Math.max(8.4,r.least/o),i=.7*Math.max(a*.95,r.least/o),c=o>=mu,p=Object.fromEntries(Object.keys(vn).map(g=>[g,[]])),u=[];return e.countries.forEach(({label:[g,d]},f)=>{let h=xu(t,f,o);if(!h.length)return;let k=h.map(([,M])=>a+(c&&M>1?a*.1+i*String(M).length:0)+1.5),w=k.reduce((M,A)=>M+A,0),[y,m]=[r.grown+2.6+a/2,r.grown+2.6],b=[[g-w/2,d-y],[g-w/2,d+y],[g+m,d],[g-m-w,d]],v=b.map(([M,A])=>[M,A-a/2,M+w,A+a/2]),[$,O]=b[cr(e,ro(r),ao(n),v)];h.forEach(([M,A],C)=>{let I=[$+a/2,O];p[M].push(...Be(vn[M]).map(z=>z.map(([V,P])=>[I[0]+V*a/20,I[1]+P*a/20]))),c&&A>1&&u.push({at:[$+a+.6,O],text:String(A)}),$+=k[C]})}),[...wu(e,t,r,o),...["plane","ship","wall",...xa].flatMap(g=>[ha(`${g}-under`,p[g],e,o,!0),ha(g,p[g],e,o,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:u.map(g=>g.at[0]),y:u.map(g=>g.at[1]),text:u.map(g=>g.text),textposition:"middle right",textfont:{family:pe,weight:700,size:Math.max(a*o*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function ha(e,t,n,o,s){let r=s?Math.max(2.6*o,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...ne(t),fill:"toself",hoveron:"fills",fillcolor:s?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function wu(e,t,n,o){let s=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[So][i]??0)/Math.max(t.armies[i],1):0;return c>0?[bu(a,n.grown+1.5/o,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...ee(s),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*o,3.4)),r("war-free",e.palette.covered,Math.max(2.4*o,2))]}function bu([e,t],n,o){let s=Math.max(3,Math.round(28*o));return Array.from({length:s+1},(r,a)=>{let i=2*Math.PI*o*(a/s);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Nt=["troop","plane","ship"],zo=["wall","armoury","airfield","shipyard"];function zt(e,t=""){let n=N("path",{d:vn[e],fill:"currentColor"});return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var ya=(e,t)=>t.map(([n,o])=>`${o} ${e.things?.good[n]}`).join(", "),Ie=({board:e},t)=>t===null?"":e.countries[t].name,yu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Ae(e,t,()=>{if(!T(e).menu.end_turn)return[je(e,t)];let n=qe(e,e.local);return n?Au(e,n,t):[..._u(e,t),Eu(e),Cu(e)]})};function ku({view:e}){let t=B(e.lang),n=Nt.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[l("span",{title:e.things?.aim[s]},zt(Nt[s]),l("b",{},o))]:[]))}function vu({view:e,send:t}){let n=B(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?l("div",{class:"teg-buttons"},...o.map(([r,a])=>_(`routine-${r}`,`${s[r]} (${a})`,()=>t(Ss(e,r))))):null}function _u(e,t){let{view:n,local:o,patch:s}=e,r=B(n.lang),a=ot(e,o),i=kn(e,o.source),c=T(e).forms,p=n.owner.flatMap((u,g)=>u===n.viewer&&kn(e,g).length?[g]:[]);return[ku(e),vu(e),qo(e,"source",t.source,p,o.source,u=>s(jo(u)),t),o.source===null&&l("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>_(`verb-${u}`,c[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?$u(e,a,t):[]]}function qo(e,t,n,o,s,r,a){let i=o.map(c=>({value:String(c),text:Ie(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es"));return G(t,n,i,s===null?"":String(s),c=>r(c===""?null:Number(c)),a.choose)}function $u(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=B(o.lang),{names:c,forms:p}=T(e),u=_e[t.verb],g=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",d=Tt(e,t),f=h=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:h}});return[l("p",{class:"teg-hint"},t.targets.length?g?i.aim:i.where:i.here),t.targets.length>0&&qo(e,"target",n.target,t.targets,t.target,h=>r({verb:t.verb,target:h}),n),u&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(h=>_(`${u}-${h}`,c[u]?.[h]?.[1]??String(h),()=>r({verb:t.verb,about:{...s.about,[t.verb]:h}}),{"aria-pressed":String(h===t.about)}))),Mu(e,t),t.most>1&&l("div",{},...Ze(t.amount,[1,t.most],f,n)),t.load&&Ou(e,t,t.load),Su(e,t),l("div",{class:"teg-buttons"},_(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(d),{class:"teg-main",disabled:!d}))]}function Mu({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return l("p",{class:"teg-hint"},`${B(e.lang).each_costs} ${ya(e,c)}`)}function Su({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=B(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:g,conquered:d,lost:f,destroyed:h}=ca(e,n,o,s);return l("p",{class:`war-forecast ${d?"war-good":""}`},l("b",{},d?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${d?">":"≤"} ${a.defence.toLowerCase()} ${g}. `,`${a.lose} ${f}, ${a.loses} ${h}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=ua(e,t==="strike_air"?ia:Oo,n,o,s);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Ou(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:c}){let{view:p,local:u,patch:g}=e,d=B(p.lang);if(!s&&!a.length)return null;let f=k=>i.find(([w])=>w===k)?.[1]??0,h=(k,w,y,m,b,v)=>l("li",{},l("span",{},w,l("small",{},` /${m}`)),l("b",{},y),_(`${k}-less`,"−",()=>v(y-1),{disabled:y<1,"aria-label":`${k} −1`}),_(`${k}-more`,"+",()=>v(y+1),{disabled:y>=m||o+b>n,"aria-label":`${k} +1`}),_(`${k}-most`,"⇥",()=>v(Math.min(m,y+Math.floor((n-o)/b))),{disabled:y>=m||o+b>n,"aria-label":`${k} max`}));return l("div",{class:"war-load"},l("h5",{},`${d.cargo}: `,l("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&h("aboard",d.aboard,r,s,p.troop_size??1,k=>g({aboard:k})),...a.map(([k,w])=>h(`cargo-${k}`,p.things?.good[k],f(k),w,c[k],y=>g({cargo:{...u.cargo,[k]:y}})))))}function Eu({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},B(e.lang).locked)}function Cu({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},_("end",B(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function Au(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=B(o.lang),c=o.next_troops?.[o.viewer??-1]??0,p=Ao(c,t),u=la(e),g=(s?.delivery??[]).filter(k=>o.owner[k]===o.viewer),d=Co(e,t),f=k=>r({chosen:k}),h=o.owner.flatMap((k,w)=>k===o.viewer&&!t.includes(w)?[w]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},u.length>1&&_("deliver-borders",i.borders,()=>f(u[0])),u.length>0&&_("deliver-all",i.all,()=>f(u[u.length-1])),g.length>0&&_("deliver-before",i.before,()=>f(g))),qo(e,"source",n.place,h,null,k=>k!==null&&f([...t,k]),n),l("ul",{class:"teg-list"},...t.map((k,w)=>l("li",{},l("span",{},Ie(e,k)),l("b",{},`+${p[w]}`),_(`drop-${k}`,"×",()=>f(To(t,k)),{"aria-label":`${Ie(e,k)} ×`})))),l("div",{class:"teg-buttons"},o.phase==="orders"&&_("back-to-orders",i.back,()=>r({chosen:null})),_("act-end_turn",i.end_now,()=>a(d),{class:"teg-main",disabled:!d}))]}var ju={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=B(n.lang);return t===null?D(o.place,l("p",{class:"teg-hint"},o.look)):D(o.place,l("p",{class:"war-name"},j(n,n.owner[t]),l("b",{},Ie(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Tu(e,t))}};function Lu({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...zo.map((a,i)=>e.levels?.[i][t]??0)],r=[...Nt.slice(1),...zo];return l("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[l("span",{},zt(r[i],o[i]),l("b",{},a))]:[]))}function Tu(e,t){let{view:n}=e,o=B(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Nt.flatMap((c,p)=>{let[u,g]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let d=u-g;return[l("tr",{},l("th",{scope:"row"},zt(c),` ${n.things?.aim[p]}`),l("td",{},l("b",{},u)),l("td",{},d>0&&`${d} ${o.busy}`))]}),a=zo.flatMap((c,p)=>{let u=n.levels?.[p][t]??0;return u?[l("tr",{},l("th",{scope:"row"},zt(c),` ${n.things?.installation[p]}`),l("td",{},l("b",{},u)),l("td",{},o.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},o.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),Nu(e,t))}function Nu(e,t){let{view:n,secret:o}=e,s=B(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=No(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${s.stock}: `,i.length?ya(n,i):s.no_stock)}function zu(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=B(n.lang),i=ma(e),c=(o.delivery??[]).map(p=>Ie(e,p)).join(", ");return[o.objective&&l("h5",{},t.objective),o.objective&&l("p",{class:"teg-objective"},o.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>_(`good-${p}`,l("span",{},`${n.things?.good[p]} `,l("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var qu=(e,t)=>({...t,secret:B(e.lang).lock_title,secret_show:B(e.lang).show}),ba=Je(zu),Iu={draw:(e,t)=>ba.draw(e,qu(e.view,t)),depends:e=>[ba.depends(e),e.local.good]},Pu={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},_("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),B(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(o=>l("li",{},o))))},Ru={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=B(n.lang),r=l("p",{},l("b",{},Ie(e,o.source))," → ",l("b",{},Ie(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],g=o.destroyed.flatMap((d,f)=>d?[`${d} ${u[f]}`]:[]);return D(s.last,r,l("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${g.join(", ")||s.none}.`),te("WAR-9.8"))}let c=o.kind==="land_attack",p=c?0:o.unit;return D(s.last,r,l("p",{class:"war-fight"},zt(Nt[p]),l("b",{},o.sent),` ${s.sent} · `,l("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),te(c?"WAR-6.3":"WAR-9.5"),o.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},ka={start:{...Eo},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:yu,place:ju,secret:Iu,goals:Pu,battle:Ru},renew:(e,t)=>({local:da(e,t)}),click:pa,key:ga,marks:fa,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[Lu(e,n)]}),keys:"keys_wargame",stays:!0,traces:wa};var Du={teg:na,tgm:oa,reconquista:zr,wargame:ka,eggar:Or};function _n(e){return Du[e??""]??Er}var Hu=350;function Io(e,t,n){if(!n)return;e.hidden=!1;let o=t.getBoundingClientRect(),[s,r]=[n.x-o.left,Math.min(Math.max(n.y-o.top,0),o.height)],a=Math.min(Math.max(s-e.offsetWidth/2,4),o.width-e.offsetWidth-4),i=r>o.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function va({card:e,frame:t},n,o,s){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(d,f=Hu)=>{c(),r=o.group(d),r?.classList.add("teg-lit"),i=setTimeout(()=>u(d),f)},u=d=>{a=d;let{board:f,view:h}=n(),k=K(h)?h:null,w=k?s(d):{};if(!w)return;let{lines:y=[],instead:m=[]}=w,b=m.length?m:[Bu(f,k,d)];e.replaceChildren(...Vu(f,k,d),...y,...b);let v=o.pixel(f.countries[d].label);Io(e,t,v)};return{point:p,hide:c,again:()=>a>=0&&u(a)}}function _a(e,t,n){if(t&&t.owner[n]>=0)return j(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:o}})}function Vu(e,t,n){let{name:o,continent:s}=e.countries[n],r=q(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},o),l("small",{},e.continents[s]?.name??"")),l("p",{},_a(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function Bu(e,t,n){let o=q(t?.lang??"es");return l("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>l("span",{},_a(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&l("b",{},` ${t?.armies[s]}`))))}function $a(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},c),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},c),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function Ma(e,t,n){let o=null,s=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?s(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&o&&n(c.apart/o.apart,o,c),o=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function Ca(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Wu=new Set(["x","y","fillcolor","line.color","line.width"]),Fu=new Set(["x","y","text","textposition"]),Gu=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function Aa(e,t,n,o,s){let r=o.traces.map((a,i)=>{let c=n[a],p=e.querySelector(`.trace${c.uid}`),u=Object.keys(o.update).filter(g=>o.update[g][i]!==void 0);return p&&Uu(t[a],c,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Uu(e,t,n,o,s){let r=c=>o.every(p=>c.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Wu))return()=>Po(t,n,s);if(t.mode==="text"&&r(Fu))return()=>Ro(e,t,n,s);let i=n.querySelectorAll(".point");return t.mode==="markers+text"&&r(Gu)&&i.length===t.x.length?()=>Qu(e,t,n,i):null}function Po(e,t,n){let o=Yu(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(N("g")).appendChild(N("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=N("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function Yu({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var Ku={left:"end",center:"middle",right:"start"},Sa=1.3,$e=(e,t)=>Array.isArray(e)?e[t]:e;function Oa({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:$e(o,a),size:$e(s.size,a),color:$e(s.color,a)}]:[])}var Ea=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function Ro(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=w=>{let y=w.text.split("<br>"),[m,b]=[o.x(w.x),o.y(w.y)],v={fontFamily:s,fontSize:`${w.size}px`,fontWeight:r,fontStyle:a,fill:w.color,whiteSpace:"pre"},$=(y.length-1)*Sa+1,O=N("text",{x:m,y:b,"text-anchor":Ku[w.place.split(" ")[1]],style:v});return y.length===1?O.textContent=w.text:O.append(...y.map((M,A)=>N("tspan",{class:"line",x:m,y:b,dy:`${A*Sa}em`},M))),N("g",{class:"textpoint",transform:`translate(0,${w.size*(.75-$/2)})`},O)},c=n.querySelector(".text");if(!c)return;let[p,u]=[Oa(e),Oa(t)],g=[...c.children],d=new Map(g.length===p.length?p.map((w,y)=>[Ea(w),g[y]]):[]),f=u.map(w=>d.get(Ea(w))),h=new Set(f);for(let w of g)h.has(w)||w.remove();let k=c.firstElementChild;u.forEach((w,y)=>{let m=f[y]??i(w);m===k?k=k.nextElementSibling:c.insertBefore(m,k)})}function Qu(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:c},p)=>({point:{fill:$e(i.color,p),stroke:$e(i.line.color,p),strokeWidth:`${$e(i.line.width,p)}px`},number:{fontSize:`${$e(c.size,p)}px`,fill:$e(c.color,p)}}),a=(i,c,p)=>{for(let u of Object.keys(p))p[u]!==c[u]&&(i.style[u]=p[u])};o.forEach((i,c)=>{let[p,u]=[r(e,c),r(t,c)];a(i,p.point,u.point),a(s[c],p.number,u.number),e.text[c]!==t.text[c]&&(s[c].textContent=t.text[c])})}function ja(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=N("rect",{width:t,height:n,style:{fill:o}});return N("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Xu(a,s)))}function Xu(e,t){let n=N("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>N("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&Po(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Zu(e,t)),o.endsWith("text")&&Ro({...e,text:[]},e,n,t),n}function Zu({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let g={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[N("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:c,style:g})]})}var Ju=1500,ep=600,tp=640,np={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Ta(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,c=0,p=!1,u=!1,g,d=La([1,1],Le()),f,h=Promise.resolve(),k=y=>{let[m]=y.points??[],{uid:b=""}=s[m?.curveNumber]??{};if(b===an)return m.pointNumber;let v=mr.exec(b);return v?Number(v[1]):-1},w={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Le(),type(y){t=y,a=""},look(y){y.times===w.window.times&&y.left===w.window.left&&y.top===w.window.top||(w.window=y,w.onZoom())},reveal(y){r&&w.look(dr(r,w.window,y))},async draw(y,m,b,v,$){e.style.aspectRatio=`${y.width} / ${y.height}`;let O=(c||=e.clientWidth)||tp,M=w.window,A=($.drawing??hr)(y,m,b,M.times*O/y.width,$.traces,t).map(Ca),C=`${O} ${v} ${M.times} ${M.left} ${M.top}`,I=r===y&&s.length===A.length&&a===C,z=I?br(s,A):null,V=xr(y,v,O,M),P=async()=>{g??=await n(),await g.react(o,A.map(op),V,np),p=!1,u||w.take()};if(await h,i.signal.aborted)return;clearTimeout(f);let Me=s,xe=r===null;[s,r,a]=[A,y,C],d=La([O/y.width,V.height/y.height],M),!u&&w.sketch(ja(A,V,d))||z&&Aa(o,Me,A,z,d)?p=!0:!I||p&&z?await P():z&&await g.restyle(o,z.update,z.traces),p&&(f=setTimeout(async()=>{let rt=f;g??=await n(),f===rt&&!i.signal.aborted&&(h=P())},u?Ju:ep)),xe&&w.listen($)},sketch(y){return e.querySelector(".teg-sketch")?.remove(),y&&e.append(y),y!==null},take(){if(u=!0,w.sketch(null),i.signal.aborted)return w.purge();o.on("plotly_hover",y=>{let m=k(y);m>=0&&w.onHover(m)}),o.on("plotly_unhover",()=>w.onLeave())},listen(y){window.addEventListener("mousedown",m=>{if(!e.contains(m.composedPath()[0]))return;m.shiftKey&&(m.stopPropagation(),m.preventDefault());let b=w.at(m),v=w.window,$=w.point(m),O=v.times>1&&$&&!(y.drag&&b>=0),M=C=>{let I=e.getBoundingClientRect(),z=(r?.width??0)/v.times/I.width,[V,P]=[m.clientX-C.clientX,m.clientY-C.clientY];r&&Math.hypot(V,P)>=8&&w.look(to(r,v,V*z,P*z))};O&&!m.button&&window.addEventListener("mousemove",M);let A=C=>{window.removeEventListener("mousemove",M);let I=Math.hypot(C.clientX-m.clientX,C.clientY-m.clientY)<8;b>=0&&I&&w.onClick(b,C),b>=0&&!I&&!O&&w.onDrag(b,w.at(C))};m.button||window.addEventListener("mouseup",A,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",m=>{let b=w.point(m);!(m.ctrlKey||m.metaKey)||!r||!b||(m.preventDefault(),m.stopPropagation(),w.look(Te(r,w.window,Math.exp(-m.deltaY/250),b)))},{capture:!0,passive:!1,signal:i.signal}),$a(e,i.signal,m=>{let b=w.at(m);return b>=0&&w.onHold(b),b>=0},()=>w.onLeave()),Ma(e,i.signal,(m,b,v)=>{let[$,O]=[w.point(b),w.point(v)];r&&$&&O&&w.look(to(r,Te(r,w.window,m,O),$[0]-O[0],$[1]-O[1]))})},resized(y){return!y||Math.abs(y-c)<1?!1:(c=y,!0)},pixel([y,m]){if(!r)return null;let b=e.getBoundingClientRect();return{x:b.left+(y-d.window.left)*d.unit[0],y:b.top+(m-d.window.top)*d.unit[1]}},at(y){let m=w.point(y);return m&&r?r.countries.findIndex(b=>ps(b.polygons,m)):-1},point({clientX:y,clientY:m}){if(!r)return null;let b=e.getBoundingClientRect();return[d.window.left+(y-b.left)/d.unit[0],d.window.top+(m-b.top)/d.unit[1]]},group(y){return e.querySelector(`.tracec${y}`)},purge(){i.abort(),clearTimeout(f),u&&g.purge(o)}};return w}function La([e,t],n){let o=[e*n.times,t*n.times],s=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:o,window:n,x:s(n.left,o[0]),y:s(n.top,o[1])}}function op(e){return structuredClone(e)}var Do={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},sp=Object.keys(Do);function Na({battle:e,last:t},n){let[o,s,r]=Do[n]??Do.quick;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function qt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function $n(e,t){let n=qt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Ee(e,"action"):null}}var za={draw:rp,depends:({view:e,pace:t})=>[t,$n(e,t.auto).pauses,qt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function rp({view:e,now:t,pace:n,pause:o,setSpeed:s,send:r},a){if(!e.seats.some(p=>p.bot))return null;let{pauses:i}=$n(e,n.auto),c=p=>p==="end"&&e.people?.length?"until_mine":`until_${p}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),_("pause",l("span",{},le(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),o,{class:!i&&qt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:p=>s(p.target.value)},...sp.map(p=>l("option",{value:p,selected:p===n.speed},a[p])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>_(`until-${p}`,a[c(p)],()=>r(Ee(t(),p)),{disabled:!qt(e)}))))}function qa({view:e,pace:t}){if(t.speed==="at_once"||!qt(e)||e.step<e.steps||e.last.target===null)return null;let o=e.news.filter(s=>s.step===e.step).slice(0,2).map(s=>l("p",{},s.seat!==null&&j(e,s.seat),s.text));return o.length?l("div",{},...o):null}var ap=2e3,ip=15,Ia=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function Ho(e,t,n){let o=t.length===2?"arrows":"marks",s=c=>t.every((p,u)=>c[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(c=>!s(c));return Sn({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function lp(e,t,n){let o=t.trim();if(typeof e.say!="object")return Sn({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return Sn({...e,say:Object.keys(a).length?a:""})}var Mn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Sn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Pa={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,p]=[Mn(r.say,a),Mn(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],g=({target:f})=>f.value.trim()!==c&&t(ft(e,lp(r,f.value,a))),d=l("textarea",{"data-key":"say",rows:2,maxlength:ap,"aria-label":s.comment,change:g,focus:()=>n.auto&&e.goes_on&&o()});return d.textContent=c,l("div",{class:"teg-note"},p&&l("p",{},l("b",{},p)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:s.draw_how},c?s.comment_change:s.comment_add),d),u.length>0&&_("wipe",s.wipe,()=>t(ft(e,Sn({...r,arrows:[],marks:[]}))))))}};function Ra(e){let t=N("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>N("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([c,p])=>`${c.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(s.arrows??[]).map(([u,g,d="good"])=>o(d,Bt(e,n(u),n(g)),"drawn-arrow")),p=(s.marks??[]).map(([u,g="good"])=>o(g,[Ve(e.countries[n(u)].label,ip)],"drawn-mark"));t.replaceChildren(...p,...c)}}}function Da(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let p=d=>[...new Set([c,t(d)])].filter(f=>f>=0),u=d=>o(p(d),Ia(d)),g=d=>{d.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",g,!0),t(d)>=0?s(p(d),Ia(d)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",g,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function cp(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function up({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,c=h=>h===null?null:l("span",{},j(t,h),t.seats[h].name),p=(h,k)=>k.length>0&&l("span",{},l("b",{},`${h}: `),...cp(k).flatMap(([w,y],m)=>[`${m?"; ":""}${y.map(b=>e.countries[b].name).join(", ")} (`,c(w),")"]),". "),u=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([h,k],w)=>[w?", ":"",c(h),` ${k}`]),"."),g=(h,k)=>k&&l("p",{},l("b",{},`${h}: `),k),d=[p(n.since_lost,o),p(n.since_won,s),u],f=D(n.since,d.some(Boolean)&&l("p",{},...d),g(n.cards,a),g(n.pacts,i));return f.classList.add("teg-since"),f}var Ha={draw:up,depends:({view:e})=>e.since};function Va(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var Ba=90,pp=0,Wa={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${pp+=1}`,i=g=>g.key==="Enter"&&p(g),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=g=>{g.preventDefault(),c.value.trim()&&t(Ms(e,c.value))},u=s.length>Ba?`${s.slice(0,Ba)}…`:s;return queueMicrotask(()=>{let g=c.closest(".teg"),d=c.getRootNode().activeElement;g&&d&&(d===g||g.contains(d)&&!d.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),D(n.throw,l("form",{class:"teg-throw",submit:p},l("label",{},l("span",{},o),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([g,d])=>l("option",{value:g,label:d===g?null:d}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:s},u)))}};var gp={timeline:{draw:fp,depends:({view:e})=>[e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:za,lines:Hs,note:Pa,hint:{draw:mp,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,o.curtain&&n===null]},banner:{draw:xp,depends:({view:e})=>[e.over,e.seats]},turn:{draw:wp,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:Ha,throw:Wa,refusal:{draw:bp,depends:({refusal:e})=>e},odds:vs,battle:{draw:yp,depends:({view:e})=>e.battle},seats:{draw:kp,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:_p,depends:({view:e})=>e.news}};function Fa(e,t=!1){let n=null,o=[],s={...gp,places:Ys()},r=a=>{let i=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:a.sections[g]??s[g],drawn:""}),c=(t?[]:a.side.flatMap(g=>g==="turn"?[g,"throw"]:g)).map(i),p=(t?["news"]:[...a.below,"places"]).map(i),u=(t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(i);e.timeline.replaceChildren(...u.map(g=>g.slot)),e.side.replaceChildren(...c.map(g=>g.slot)),e.below.replaceChildren(...p.map(g=>g.slot)),n=a,o=[...u,...c,...p]};return a=>{a.game!==n&&r(a.game);let i=q(a.view.lang);for(let c of o){let p=c.section.steady?[]:[a.view.line,a.view.step],u=JSON.stringify([a.view.lang,...p,c.section.depends(a)]);c.drawn!==u&&(c.drawn=u,dp(c.slot,c.section.draw(a,i)))}}}function dp(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function fp({view:e,send:t},n){let{step:o,steps:s,lang:r}=e,a=e.memory,i=(u,g,d,f)=>_(u,le(g),()=>t(Y(e,f)),{title:d,"aria-label":d,disabled:Y(e,f)===null}),c=l("output",{class:"teg-counter"},`${o}/${s}`),p=l("input",{type:"range","data-key":"position","aria-label":n.position,min:0,max:s,value:o,input:u=>c.textContent=`${u.target.value}/${s}`,change:u=>t(Y(e,u.target.valueAsNumber))});return l("div",{class:"teg-timeline"},a&&l("span",{class:"teg-group"},i("first","first",n.first_step,0),i("back","back",n.back,o-1),i("forward","forward",n.forward,o+1),i("last","last",n.last_step,s)),a&&p,a&&c,e.undoing!=="off"&&l("span",{class:"teg-group"},_("undo",`↶ ${n.undo}`,()=>t(Yt(e)),{disabled:!e.undo,title:"U"}),a&&_("redo",`↷ ${n.redo}`,()=>t(Kt(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(u=>_(`lang-${u}`,u,()=>t(u===r?null:Ds(u)),{"aria-pressed":String(u===r)}))))}function mp({view:e,hint:t,secret:n,game:o,send:s},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||o.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},_("hint",r.advice_ask,()=>s(As(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function hp(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=Hn.includes(s??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:i=>n(js(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},s),...Hn.map(i=>l("option",{value:i,selected:i===s},o[i])))}function xp({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},j(e,i),e.seats[i].name))),l("span",{},o),s.length>0&&l("h5",{},t.objectives),...s.map(([i,c])=>l("p",{},j(e,i),`${e.seats[i].name}: ${c}`)))}function wp({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",o&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>l("li",{},l("b",{},s.armies),` ${s.source}`))))}function bp({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),_("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),te(e.clause)):null}function yp({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=xs(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,c=(u,g)=>We(g[u],g.winner===u?"won":g.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},j(t,o.seat),e.countries[o.source].name),l("span",{}),l("span",{},j(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[c("attack",u),l("b",{class:"teg-versus"},u.winner?p[u.winner]:""),c("defence",u)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),o.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function kp({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,c)=>c.length>i.length?c:i),a=[["",o.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?vp(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},j(e,c),i.name,c===e.first&&l("small",{title:o.first}," ①"),c===e.viewer&&l("small",{title:o.viewer}," ◂"),i.bot&&hp(e,c,n,o)),...r.map(([p,u])=>l("td",{title:u},s[c].find(g=>g[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>l("span",{},p))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>le(i)?[l("span",{},le(i),` ${c.toLowerCase()}`)]:[])))}function vp(e,t){let n=le(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function _p({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>l("li",{class:o.step===e.step?"teg-new":null},o.seat===null?l("i",{class:"teg-dot teg-none"}):j(e,o.seat),l("span",{},o.text," ",te(o.clause))))):l("p",{class:"teg-hint"},t.no_news))}function Ga(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}var It=4;function Ya(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+It+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+It:a.top-It-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+It),r.right-t.offsetWidth-It);Object.assign(t.style,{top:`${c-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(_("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...Ua(r,a),...r.decisions.map(i=>l("section",{},...Ua(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function Ua({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let c=a.map(p=>l("li",{},`${i.other_reading}: ${p.text}`,p.option&&l("code",{},p.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${o}`},s),l("ul",{},...c)]}function Ka(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),o=l("div",{class:"teg-here",hidden:!0}),s=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(v,$)=>l("button",{type:"button","data-key":v},$),[p,u,g]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],d=l("div",{class:"teg-tools"},p,u,g),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),h=l("details",{class:"teg-card teg-whole"}),k=l("p",{class:"teg-keys"}),w=l("div",{class:"teg-frame"},n,e,o,i,a,r,s),y=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),m=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},m,y,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},w,f,l("div",{class:"teg-top"},t.timeline,d),t.below,h,k),t.side)),places:t,map:n,caption:f,events:h,busy:r,act:i,card:a,wide:p,closer:u,further:g,keys:k,frame:w,notice:m,said:y,here:o,heard:s}}var $p='data-still="teg_nb"';function Qa(e,t,n){let o=null,s="",r;return n.push(()=>{clearTimeout(r),o&&(o.style.display="")}),a=>{if(o?.isConnected||(o=Mp(e)),!o||(o.style.display="none",a===s))return;let i=s==="";s=a,clearTimeout(r),i||(r=setTimeout(t,1500))}}function Mp(e){let t=e.closest(".jp-OutputArea-child")?.previousElementSibling,n=t?.querySelector("img");return n&&decodeURIComponent(n.src).slice(0,400).includes($p)?t:null}var Sp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Xa=2;function Za(e,t,n){let o=Sp[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let c=i.map(u=>{let[g,d]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[f,h]=[g*o[0]+d*o[1],Math.abs(g*o[1])+Math.abs(d*o[0])];return u!==t&&f>0&&h<=Xa*f?Math.hypot(f,Xa*h):1/0}),p=Math.min(...c);return p<1/0?i[c.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var Op=15e3,Ep=250,Ja=new Set(["undo","redo","step","level"]);function ei(e,{root:t,notice:n,busy:o},s,r,a){let i,c,p=!1,u=0,g=!1,d=null,f=null,h=Array.from(crypto.getRandomValues(new Uint32Array(3)),M=>M.toString(36)).join("-"),k=`${h}!`,w=`${h}?`,y=()=>t.hasAttribute("data-busy"),m=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(m);let b=()=>{i=setTimeout(()=>{let M=$.presence();if(M==="busy"||p&&M!=="unknown")return b();m(),r.unanswered()},Op)},v=()=>{let M=q(s()?.lang),A=$.presence();t.dataset.kernel!==A&&(t.dataset.kernel=A),(A==="gone"||A==="away")&&m(),n.hidden=A!=="gone"&&A!=="away",ut(n,n.hidden?"":M[A==="gone"?"kernel_gone":"kernel_away"]),ut(o,A==="busy"&&!p?M.kernel_busy:M.busy)},$=Jt(e,v,a),O=(M,A)=>{if(M!==u)return;let C=A?.content?.execution_state;C==="idle"&&m(),p||=C==="busy",v(),r.freed()};return{names:{own:h,driver:k,aside:w},free:m,tell:v,busy:y,there:()=>n.hidden,send(M,A=h){if(!M||n.hidden&&(g||!y())&&r.goes(M))return;if(y()){g&&(d=M);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",M.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),Ep),p=!1,g=A===k,g||(f=M);let C=++u;v(),b();let I=z=>O(C,z);$.send({...M,nonce:A},Object.assign(()=>{},{iopub:{status:I}}))},ask(M){$.send({...M,nonce:w})},write:$.write,kept(){let M=d;d=null;let{line:A,step:C}=s();return M&&Ja.has(M.kind)?{...M,line:A,step:C}:M},keep(){let M=f!==null&&Ja.has(f.kind);return M&&(d=f),M}}}var Cp=250,Ap=4,On=1.5,ti={page:11,class:18},jp=250;function ni({model:e,el:t,board:n,part:o}){let s=[],r=Ra(n),a=Ka(r.svg),{root:i}=a;t.append(l("style",{},Ue),i);let c=null,p=null,u=null,g=_n(e.get("view")?.game),d=g.start,f="",h=0,k=Oe(),w=Ya(i);i.append(w.box);let y=e.get("face")==="look";y&&(i.dataset.face="look"),i.style.setProperty("--teg-ratio",String(n.width/n.height));let m=Ta(a.map,ti.page,async()=>(await o("plotly")).default),b=Qa(t,()=>C.ask({kind:"still"}),s),v=Fa(a.places,y),$=Lp(e),O=()=>({board:n,view:g.shown?.($(),c)??$(),secret:c}),M=()=>{p={code:"no_answer",clause:null,text:q($().lang).no_answer},F()},A=Ga(e,$,x=>C.write(x),s),C=ei(e,a,$,{freed:()=>at(),unanswered:M,goes:x=>A.goes(x)},s),{own:I,driver:z,aside:V}=C.names,{send:P}=C,Me,xe=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),st=()=>xe().auto&&!!$()?.goes_on&&C.there(),rt=()=>st()&&xe().speed==="at_once",En=x=>C.write(x),Vo=()=>{let{pauses:x,message:S}=$n($(),xe().auto);x===xe().auto&&En({auto:!x}),x||P(S)},at=()=>{if(clearTimeout(Me),C.busy())return;let x=C.kept();if(x)return P(x);st()&&(i.setAttribute("data-going",""),!(!Cn||!rt()&&(lt||Dt))&&(Me=setTimeout(()=>P(Ee($(),"action"),z),Na($(),xe().speed))))},it=new Map,Bo=x=>{let S=g.fight?.(O(),d,x);if(!S||!C.there())return null;let E=ct=>n.countries[ct].name,[R,H]=[S.sources.map(E),E(S.target)],J=[...R,H].join();return it.has(J)||(it.set(J,null),C.ask(Os($(),R,H))),it.get(J)??null},Pt=x=>{x!==d&&(d=x,F())},oi=x=>Pt({...d,...x}),Re=x=>x?(x.refusal&&(p=x.refusal,F()),Pt(x.local),P(x.message??null),!0):!1,si=()=>{c=null,F()},Wo=()=>{p=null,F()},Rt=!1,lt=!1,Dt=!1,Cn=0,Fo=-1/0,Go,F=()=>{if(lt||Rt)return;lt=!0;let x=rt()?Fo+jp-performance.now():0;x>0?Go=setTimeout(Uo,x):queueMicrotask(Uo)},Uo=async()=>{if(!Dt){for(Dt=!0;lt&&!Rt;)lt=!1,await ri();Dt=!1,!Rt&&(Fo=performance.now(),st()||i.removeAttribute("data-going"),at())}},ri=async()=>{let x=$(),S=K(x)?x:null;C.tell(),ii(q(x?.lang)),a.further.disabled=m.window.times===1,S&&li(S),i.dataset.theme=k?"dark":"light";let E=S&&{...O(),way:h,odds:Bo(null),pace:xe(),now:$,game:g,local:d,refusal:p,hint:u,set:Pt,patch:oi,send:P,click:Ln,cover:si,dismiss:Wo,pause:Vo,setSpeed:ci};E&&v(E),await m.draw(n,S&&O().view,S?Np(Va(g.marks(O(),d),S),u):Tp,k,g),Yo(),ui(E&&qa(E),x),Tn(),ai(),S&&ts.show(S),S&&(i.dataset.step=String(S.step)),S&&b(`${S.line}/${S.step}/${S.steps}/${S.lang}`),i.dataset.seq=String(++Cn)},Yo=()=>{let x=y||!Ko().length?e.get("selected")??[]:[],{note:S={},lang:E}=$()??{};a.caption.textContent=[e.get("caption"),y&&Mn(S.say,E)].filter(Boolean).join(`
`),a.caption.hidden=!a.caption.textContent;let[R,H]=[e.get("marks")??[],e.get("arrows")??[]],J={...S,marks:[...S.marks??[],...R,...x.map(ct=>[ct,"chosen"])],arrows:[...S.arrows??[],...H]};r.draw(J,m.window)},Ko=()=>{let x=$();if(y||g.curtain||!K(x)||x.viewer===null)return[];let S={...O(),secret:null},{source:E,target:R}=g.marks(S,d),H=E===null?g.fight?.(S,d,null):null;return H?[...H.sources,H.target].map(J=>n.countries[J].name):E===null||!Object.values(x.menu).some(J=>J.some(ct=>ct[0]===E))?[]:[E,R].flatMap(J=>J===null?[]:[n.countries[J].name])},Qo="",ai=()=>{let x=Ko();x.join()!==Qo&&(Qo=x.join(),C.write({selected:x}))},Xo=()=>{let x=e.get("size")==="class"?"class":"page";i.dataset.size=x,m.type(ti[x]),F()},An=[],ii=x=>{if(An[0]===x&&An[1]===g)return;An=[x,g];let S=[["wide",a.wide],["zoom_in",a.closer],["zoom_out",a.further]];for(let[E,R]of S)R.title=x[E],R.setAttribute("aria-label",x[E]);i.setAttribute("aria-label",x.map),a.map.setAttribute("aria-label",x.walk),a.keys.textContent=`${x[g.keys??"keys"]} ${x.keys_map}`},Zo={line:"",step:-1},li=x=>{let{line:S,step:E}=Zo;if(Zo={line:x.line,step:x.step},S!==x.line||E===x.step)return;let R=x.news.filter(H=>H.step>Math.min(E,x.step-1));(R.length||a.said.firstChild)&&a.said.replaceChildren(...R.slice(-Ap).map(H=>l("p",{},H.text)))},ci=x=>En({speed:x}),ui=(x,S)=>{a.act.hidden=!x,a.act.replaceChildren(...x?[x]:[]),x&&(i.dataset.beat=String(S.step%2),Io(a.act,a.frame,m.pixel(n.countries[S.last.target].label)))},Jo=()=>{C.free();let x=$();if(!K(x))return F();A.shown(),_n(x.game)!==g&&(g=_n(x.game),d=g.start);let S=pi(x);h=Ls(x),it=new Map,p=x.error??null,u&&(u.step!==x.step||u.seat!==x.viewer)&&(u=null),w.close(),se.hide(),Re(g.renew(O(),d)),S&&(g.curtain||g.stays)?P(ce):S&&!rt()&&C.ask(ce),F(),at()},Ht=!1,pi=x=>{let S=`${x.line}/${x.step}/${x.steps}/${x.viewer}`;if(S===f)return!1;let E=c!==null&&c.seat===x.viewer;f=S;let R=x.people?.length===1;return Ht=(g.curtain?E||R:E&&(R||!!g.stays))&&x.viewer!==null&&!x.over,(!Ht||g.curtain)&&(c=null),Ht},gi=x=>{if(x?.nonce===V&&x.kind==="events")return ts.hear(x);if(x?.nonce===V&&x.kind==="odds")return it.set([...x.sources,x.target].join(),x),se.again(),F();if(x?.nonce===V&&x.kind==="private"&&c?.seat===x.seat&&x.step===$().step)return c=x,Re(g.renew(O(),d)),F();if(x?.nonce!==I&&x?.nonce!==z)return;C.free();let S=x.kind==="refused"&&x.code==="stale_step";if(S&&x.nonce===z||S&&st()&&C.keep())return at();if(x?.kind==="clause")return w.show(x,q($().lang));if(x?.kind==="refused"&&(p=x),x?.kind==="refused"&&x.nonce===z&&En({auto:!1}),!Ht&&c?.step!==$().step&&(c=null),x?.kind==="private"){let E=$();c=x.step===E.step&&(E.people?.includes(x.seat)??!0)?x:null,Re(g.renew(O(),d))}else x?.kind==="hint"?u=x.step===$().step&&x.seat===$().viewer?x:null:x&&g.hear&&(d=g.hear(O(),d,x));F()};Pe(e,"change:view",Jo,s),Pe(e,"change:lines",F,s);for(let x of["auto","speed"])Pe(e,`change:${x}`,F,s);for(let x of["caption","marks","arrows","selected"])Pe(e,`change:${x}`,()=>Cn&&Yo(),s);Pe(e,"change:size",Xo,s),Pe(e,"change:window",()=>ss(),s),Pe(e,"msg:custom",gi,s);let se=va(a,O,m,x=>{let S=Bo(x),E=g.facts?g.facts(O(),d,x):{};return S&&E?{...E,instead:dt(S,$().lang)}:E}),jn={country:-1,time:0},es=x=>{let[S]=e.get("selected")??[];C.write({selected:S===x?[]:[x]})},ts=Ks(a.events,{view:()=>A.now(),ask:C.ask,go:(x,S)=>P(Y($(),x,S))},s);i.addEventListener("click",x=>{let S=x.target,E=S.closest("[data-clause]");w.box.contains(S)||w.close(),E&&(w.from(E),P(Rs(E.dataset.clause??"")))});let Ln=(x,S=!1)=>{C.busy()||!K($())||(p&&Wo(),Re(g.click(O(),d,x,S)))};m.onClick=(x,S)=>{if(S?.button)return;let E=performance.now(),R=x===jn.country&&E-jn.time<Cp;if(jn={country:x,time:E},!(R||C.busy()||!K($()))){if(se.hide(),y)return es(n.countries[x].name);Ln(x,!!S?.shiftKey)}},m.onDrag=(x,S)=>{S<0||x===S||C.busy()||!K($())||Re(g.drag?.(O(),d,x,S)??null)},m.onHover=x=>{se.point(x),g.hover&&K($())&&Pt(g.hover(O(),d,x))},m.onLeave=se.hide;let ns=(x,S)=>P(ft($(),Ho($().note,x.map(E=>n.countries[E].name),S)));Da(a.map,m.at,{may:()=>!y&&K($())&&$().memory,over:(x,S)=>r.draw(x.length?Ho($().note,x.map(E=>n.countries[E].name),S):$().note,m.window),done:ns},s),m.onHold=x=>se.point(x,0),is(i,(x,S)=>S===a.map&&fi(x)?!0:K($())&&mi(x.key,x.shiftKey)),He(i,s);let Q=-1,Vt=-1,Tn=()=>{let x=Q<0?null:m.pixel(n.countries[Q].label);if(a.here.hidden=!x||i.querySelector(".teg-map:focus")===null,!x)return;let S=a.frame.getBoundingClientRect();Object.assign(a.here.style,{left:`${x.x-S.left}px`,top:`${x.y-S.top}px`})},di=x=>{Q=x,m.reveal(n.countries[x].label),Tn(),se.point(x);let S=O().view,E=q(S.lang),R=[n.countries[x].name,tn(O(),g,x,E),Wn(g.marks(O(),d),x,E)];a.heard.textContent=R.filter(Boolean).join(". ")},fi=({key:x,shiftKey:S})=>{if(!K($()))return!1;if(x.startsWith("Arrow")&&!S){let E=g.marks(O(),d),R=[E.source,...E.legal,...E.targets,0].find(H=>H!==null)??0;return di(Q<0?R:Za(n,Q,x)),!0}if((x==="Enter"||x===" ")&&Q>=0)return y?es(n.countries[Q].name):Ln(Q,S),!0;if((x==="*"||x===">")&&Q>=0&&$().memory){let E=x===">"&&Vt<0;return E||ns(x==="*"||Vt===Q?[Q]:[Vt,Q],"good"),Vt=E?Q:-1,!0}return!1},Nn=!1;a.map.addEventListener("pointerdown",()=>Nn=!0,{capture:!0}),a.map.addEventListener("focus",()=>{Nn?i.focus({preventScroll:!0}):Tn()}),a.map.addEventListener("blur",()=>{a.here.hidden=!0,se.hide()});let os=()=>setTimeout(()=>Nn=!1);window.addEventListener("pointerup",os,!0),s.push(()=>window.removeEventListener("pointerup",os,!0));let mi=(x,S)=>{let E=A.now();if(x==="Escape"&&w.close())return!0;if(x==="+"||x==="="||x==="-")return m.look(Te(n,m.window,x==="-"?1/On:On)),!0;if(x==="Home")return m.look(Le()),!0;if(!E.memory&&x.startsWith("Arrow")||y&&!x.startsWith("Arrow"))return!1;let R=E.branches.length-1;if(x==="ArrowLeft")P(Y(E,S?Ns(E):E.step-1));else if(x==="ArrowRight"&&S)P(Y(E,zs(E)));else if(x==="ArrowRight")P(Ts(E,h));else if(x==="ArrowUp"||x==="ArrowDown"){let H=x==="ArrowDown";R<0?P(Y(E,H?E.steps:0)):h=Math.min(Math.max(h+(H?1:-1),0),R),F()}else if(x.toLowerCase()==="u")P(Yt(E));else if(x.toLowerCase()==="r"&&E.memory)P(Kt(E));else if(x.toLowerCase()==="p"&&E.seats.some(H=>H.bot))Vo();else return Re(g.key(O(),d,x));return!0};a.wide.addEventListener("click",()=>i.classList.toggle("teg-wide")),m.onZoom=()=>{se.hide(),F();let{times:x,left:S,top:E}=m.window;`${e.get("window")}`!=`${[x,S,E]}`&&C.write({window:[x,S,E]})};let ss=()=>{let[x,S,E]=e.get("window")??[1,0,0];m.look({times:x,left:S,top:E})};a.closer.addEventListener("click",()=>m.look(Te(n,m.window,On))),a.further.addEventListener("click",()=>m.look(Te(n,m.window,1/On)));let hi=Ge(()=>{k=Oe(),F()}),rs=new ResizeObserver(()=>{w.place(),m.resized(a.map.clientWidth)&&F()});return rs.observe(a.map),s.push(hi,()=>rs.disconnect(),()=>clearTimeout(Me),()=>clearTimeout(Go),se.hide,m.purge),i.tegPixel=x=>{let S=n.countries.findIndex(E=>E.name===x);return S<0?null:m.pixel(n.countries[S].label)},t.tegPixel=i.tegPixel,Xo(),(e.get("window")?.[0]??1)!==1&&ss(),Jo(),()=>{Rt=!0,s.forEach(x=>x())}}function Lp(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=K(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}var Tp={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Np(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function Pe(e,t,n,o){e.on(t,n),o.push(()=>e.off(t,n))}function zm(e){let t=e.model.get("face");return(t in Bn?Us:t in Dn?$s:ni)(e)}export{zm as render};
