function l(e,t={},...n){let o=document.createElement(e);return ls(o,t,n),o}function P(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return ls(o,t,n),o}function ls(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function gt(e,t){e.textContent!==t&&(e.textContent=t)}function k(e,t,n,o={}){return l("button",{type:"button","data-key":e,...o,click:n},t)}function K(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===o},i.text))))}function Fe(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return bi(c,()=>c.valueAsNumber||n,p=>c.value=String(a(p)),i),c}var wi=8;function bi(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/wi);a||=u!==0,a&&n(r+u)},c=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}var yi=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function Ge(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let c of yi)i.toggleAttribute(c,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function cs(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}function re(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function ie(e){return re(e.map(t=>[...t,t[0]]))}function ds(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,c]=o[r],[p,u]=o[a];c>n!=u>n&&t<(p-i)*(n-c)/(u-c)+i&&(s=!s)}return s})}function Pn([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],c=Math.max(r-s-2,8),[p,u]=[c-9,c-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[c,0],[u,6.4],[p,2.6],[5,1.4]].map(([d,f])=>[e+d*a-f*i,t+d*i+f*a])}function Gt(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=fs(e,a);return i?[Pn(s,[r[0]+i,r[1]],o),Pn([s[0]-i,s[1]],r,o)]:[Pn(s,r,o)]}function Ue([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function fs(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var us=new WeakMap;function vi(e,t,n){let o=us.get(e)??new Map;us.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,ki(e,t,n)),o.get(s)}function ki(e,t,n){let o=_i(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=ps(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(ps))}function _i(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let c=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(c=[r[u]]),c.push(r[(u+1)%r.length]),Rn(c)>Rn(s)&&(s=c))}}return s}var Rn=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function ps(e){let t=Rn(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(c=>$i(e,t+c)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function $i(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let c=Math.max(t,0)/(i||1);return[o+c*(r-o),s+c*(a-s)]}t-=i}return e[e.length-1]}function ms(e,t,n,o=11){let[s,r]=[o/2,o*.18];return vi(e,t,n).flatMap(([[a,i],[c,p]])=>[-r,r].map(u=>{let[g,d]=[a+u*c,i+u*p];return[[g-s*p,d+s*c],[g+s*p,d-s*c]]}))}function hs(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=fs(e,r[0]-s[0]);return a?[In(s,[r[0]+a,r[1]]),In([s[0]-a,s[1]],r)]:[In(s,r)]})}function In([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(c,p)=>{let u=p/r,[g,d,f]=[(1-u)**2,2*u*(1-u),u**2];return[g*e+d*a+f*n,g*t+d*i+f*o]})}function xs([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function Ye(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],c=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),g=m=>(u?m:0)+Number(o[p++]),d=m=>s[s.length-1].push([t+m[0],n+m[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[g(r),g(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[h,y]=[r,a],[w,b]=c;if(c=f==="Q"?[g(h),g(y)]:f==="T"?[2*h-w,2*y-b]:[h,y],f!=="V"&&(r=g(h)),f!=="H"&&(a=g(y)),f!=="Q"&&f!=="T"){c=[r,a],d([r,a]);continue}for(let m=1;m<=6;m++){let v=m/6,[_,O,A]=[(1-v)**2,2*v*(1-v),v**2];d([_*h+O*c[0]+A*r,_*y+O*c[1]+A*a])}}return s}function ws(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function bs(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var Dn=11,gs=1.8;function Ut(e,t=Dn){let n=s=>Math.min(Math.max(s*e,t),gs*t),o=Math.min(Math.max(7.4*e,.75*t),.9*gs*t);return{least:t,disc:o,grown:o/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function j(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&P("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},P("path",{d:`M${s.join("L")}Z`,fill:o}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function ae(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Ae(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function D(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function Ke(e,t,n,o){return e===null?l("span",{class:"teg-die"}):P("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},P("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...ws(e).map(([s,r])=>P("circle",{cx:s,cy:r,r:.4,fill:o})))}var Mi={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},vs={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function de(e){let t=Mi[vs[e]??e];return t?P("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},P("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var ys={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function dt(e){return P("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},P("path",{d:ys[vs[e]??e]??ys.joker,fill:"currentColor"}))}var Qe={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function ft(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var I=ft(Qe.all),ue=ft(Qe.eggar),W=ft(Qe.wargame),Oi={symbol:ft(Qe.symbol),pact:ft(Qe.pact)},Vn=(e,t,n)=>Oi[t](e)[n]??n;var Ei=80;function ks(e,t){let n=Array.from(crypto.getRandomValues(new Uint32Array(3)),y=>y.toString(36)).join("-"),o=null,s="",r="",a=null,i,c=l("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,u=()=>s!==null&&e.send({kind:"knowledge",seat:s,nonce:n}),g=y=>{[s,o,a]=[y,null,null],d(),u()},d=()=>{let y=I(e.get("lang")),w=e.get("seats"),[b,m]=[e.get("may_ask")??[],e.get("alone")];if(r!==p()){let E=r==="";r=p(),s&&(!m||!b.some(M=>w[M].name===s))&&([s,o]=[null,null]),clearTimeout(i),i=setTimeout(u,E?0:Ei)}let v=(E,...M)=>k(`know-${E||"all"}`,l("span",{},...M),()=>g(E),{"aria-pressed":String(s===E)}),_={seats:w},O=c.getRootNode().activeElement?.getAttribute?.("data-key"),A=c.contains(c.getRootNode().activeElement);c.replaceChildren(l("h4",{},y.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":y.know_whose},v("",y.know_all),...b.map(E=>v(w[E].name,j(_,E),m?w[E].name:`${y.curtain_me} ${w[E].name}`)),s!==null&&s!==""&&!m&&k("know-cover",y.secret_hide,()=>g(null))),...a?[l("p",{class:"teg-hint",role:"alert"},a.text)]:[],...o?f(o,w,y):s===null?[l("p",{class:"teg-hint"},y.know_covered)]:[]),A&&O&&c.querySelector(`[data-key="${O}"]`)?.focus({preventScroll:!0})},f=({seat:y,rows:w},b,m)=>{let v={seats:b},_=b.findIndex(S=>S.name===y),O=S=>l("td",{},...S.length?S.flatMap((T,L)=>[L?` ${m.or} `:"",l("span",{class:"teg-who"},j(v,T),b[T].name)]):["?"]),A=w.filter(([,S])=>S.length===1&&S[0]!==_).length,E=w.filter(([,S,T])=>S.length===1&&S[0]===_&&T.length!==1).length,M=_<0?`${m.know_sure_all}: ${w.filter(([,,S])=>S.length===1).length}`:`${m.know_sure}: ${A}. ${m.know_hidden}: ${E}`;return[e.get("aid")?l("p",{},M):l("p",{class:"teg-hint"},m.know_no_aid),w.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":m.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},m.place),_>=0&&l("th",{scope:"col"},`${y} ${m.know_knows}`),l("th",{scope:"col"},m.know_all))),l("tbody",{},...w.map(([S,T,L])=>l("tr",{},l("th",{scope:"row"},t.countries[S].name),_>=0&&O(T),O(L)))))):l("p",{class:"teg-hint"},m.know_nothing)]};return{root:c,traits:["line","steps","seats","may_ask","alone","aid"],draw:d,hear:y=>{y?.nonce!==n||y.kind==="knowledge"&&(y.seat!==s||y.line!==e.get("line")||y.step!==Math.min(e.get("step"),e.get("steps")))||(y.kind==="knowledge"?[o,a]=[y,null]:y.kind==="refused"&&([o,a]=[null,y]),d())}}}var Ci=12;function mt(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function ht(e,t){let n=I(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=ji(e,t,n),{once:a,conquest:i}=e,c=(u,g)=>[l("b",{},mt(u,t)),` ${g}. `],p=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:g,height:d})=>l("span",{title:u},l("i",{style:{height:d}}),l("small",{},g)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function Ai({left:e}){let t=Math.max(Math.ceil(e.length/Ci),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function ji(e,t,n){let o=Ai(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${mt(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var _s={draw:({view:e,odds:t},n)=>t&&D(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...ht(t,e.lang)),depends:({odds:e})=>e};function $s(e,t){let n=new Map(t.countries.map((d,f)=>[d.name,f])),o=d=>{e.set("selected",d),e.save_changes()},s=l("select",{"data-key":"odds-from",change:()=>o(s.value?[s.value]:[])}),r=l("select",{"data-key":"odds-to",change:()=>o(r.value?[s.value,r.value]:[s.value])}),a=[l("span"),l("span")],i=l("div",{class:"teg-told",role:"status"}),c=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},a[0],s),l("label",{},a[1],r)),i),p=(d,f,h)=>{let y=m=>l("option",{value:t.countries[m].name},t.countries[m].name),w=m=>f.filter(v=>(t.countries[v].continent??-1)===m),b=(t.continents??[]).map((m,v)=>({name:m.name,options:w(v).map(y)}));d.replaceChildren(l("option",{value:""},h),...b.filter(m=>m.options.length).map(m=>l("optgroup",{label:m.name},...m.options)),...w(-1).map(y))},u="";return{root:c,traits:["selected","odds"],draw:()=>{let d=e.get("lang"),f=I(d),[h="",...y]=e.get("selected")??[],w=e.get("odds")??{},[b,m]=[`${d}/${h}`,y.at(-1)??""];b!==u&&(u=b,a[0].textContent=f.source,a[1].textContent=f.target,p(s,[...t.countries.keys()],f.choose),p(r,t.countries[n.get(h)??-1]?.neighbours??[],f.choose)),[s.value,r.value,r.disabled]=[h,m,!h];let v=w.target?`${f.odds}: ${w.sources.join(", ")} → ${w.target}`:f.odds,_="conquest"in w?ht(w,d):[l("p",{class:"teg-hint"},w.target?f.odds_none:f.odds_choose)];i.replaceChildren(D(v,..._))}}}function je(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Xe(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var Ze=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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

/* Turning points. */

.teg-slider {
  position: relative;
  display: flex;
  flex: 1 1 90px;
  min-width: 80px;
}

.teg-slider:has(.teg-turns) {
  padding-bottom: calc(17px * var(--teg-type));
}

.teg-turns {
  position: absolute;
  inset: auto 0 0;
  height: calc(18px * var(--teg-type));
}

.teg .teg-turns button {
  position: absolute;
  min-width: 0;
  min-height: 0;
  height: calc(18px * var(--teg-type));
  padding: 0 5px;
  transform: translateX(-50%);
  font-size: calc(10px * var(--teg-type));
  line-height: 1;
}

.teg-turned {
  position: absolute;
  top: 0;
  bottom: 0;
  border-left: 1.5px dotted var(--teg-ink);
  pointer-events: none;
}

.teg-turned::after {
  content: attr(data-turn);
  position: absolute;
  top: 0;
  left: 3px;
  color: var(--teg-ink);
  font: normal calc(10px * var(--teg-type)) / 1.2 "DejaVu Sans", Verdana, sans-serif;
}

.teg-turn-list {
  margin: 6px 0 0;
  padding-left: 24px;
}

.teg-turn-list button {
  margin: 2px 0;
  text-align: left;
}

.teg-plot-row {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px;
}

.teg-ends {
  position: relative;
  width: calc(74px * var(--teg-type));
  font-size: calc(10.5px * var(--teg-type));
}

.teg-ends span {
  position: absolute;
  left: 0;
  overflow: hidden;
  max-width: 100%;
  transform: translateY(-50%);
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;
}
`;var Hn={odds:$s,knowledge:ks};function Ms({model:e,el:t,board:n}){let o=[],s=Hn[e.get("face")](e,n),r=l("p",{class:"teg-caption","aria-live":"polite"}),a=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},s.root,r);t.append(l("style",{},Ze),a),Ge(a,o);let i=()=>{a.dataset.size=e.get("size"),a.dataset.step=String(e.get("step")),r.textContent=e.get("caption"),s.draw()},c=(u,g)=>{e.on(u,g),o.push(()=>e.off(u,g))};for(let u of["step","lang","size","caption",...s.traits])c(`change:${u}`,i);s.hear&&c("msg:custom",s.hear);let p=()=>{a.dataset.theme=je()?"dark":"light"};return p(),o.push(Xe(p)),i(),()=>o.forEach(u=>u())}var Ti=["round","seat","kind","text","counts"],Je=new Map;function Yt(e){let t=Je.get(e)??Ni(e);return Je.delete(e),Je.set(e,t),Je.size>4&&Je.delete(Je.keys().next().value),t}async function Ni(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function et(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(d=>d.name===n)??o[0],g=1/0;s.unshift({name:u.name,to:g}),u.of!==null;)g=Math.min(g,u.from??0),u=o.find(d=>d.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let g of[e.rows[u.name],t.rows[u.name]]){if(!g?.text?.length)continue;r.first<0&&(r.first=g.first);let d=Math.min(g.text.length,u.to+1-g.first);if(!(d<=0)){a.at(-1)?.name!==u.name&&a.push({from:g.first,name:u.name});for(let f of Ti)for(let h=0;h<d;h++)r[f].push(g[f][h])}}r.first=Math.max(r.first,0);let i=u=>a.filter(g=>g.from<=u).at(-1)?.name??"main",c=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!c.has(u.name)&&u.of!==null&&(u.from??0)<=(c.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}function N(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Kt(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function Qt(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function xt(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Ss(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Os(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Es(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function Cs(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function As(e){return{kind:"offers",line:e.line,step:e.step}}function js(e){return{kind:"hint",line:e.line,step:e.step}}function Ls(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Bn=["easy","normal","hard"];function wt(e,t,...n){return t===e.viewer&&t===e.to_move?N(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Q(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function Ts(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Ns(e,t){let n=e.branches[t];return n?Q(e,n.step,n.line):Q(e,e.step+1)}function zs(e){return Math.max(0,...Ps(e).filter(t=>t<e.step))}function qs(e){return Math.min(e.steps,...Ps(e).filter(t=>t>e.step))}function Ps({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function Xt(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function Zt(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Is(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Wn(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Rs(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var fe={kind:"private"};function Jt(e,t){return{kind:"look",seat:e.seats[t].name}}function Le(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function Ds(e){return{kind:"clause",name:e}}function Vs(e){return{kind:"lang",lang:e}}function Z(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var zi=80;function bt(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function qi({view:e,way:t,send:n},o){let{lines:s,line:r,branches:a}=e,i=s.find(d=>d.name===r);if(!i||s.length<2&&!e.restore)return null;let c=d=>s.find(f=>f.name===d),p=Pi(),u=d=>f=>{d&&d.of!==null&&p.open(f,bt(d,o),[Ii,Ri,Di].map(h=>h(e,d,n,o)))},g=d=>n(Q(e,1/0,d.target.value));return l("div",{class:"teg-lines"},s.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},o.line),l("select",{"data-key":"line",change:g,contextmenu:u(i)},...s.map(d=>l("option",{value:d.name,selected:d.name===r},`${bt(d,o)} · ${d.end}`)))),i.of!==null&&l("button",{type:"button","data-key":"line-menu",title:o.line_menu,"aria-label":o.line_menu,"aria-haspopup":"dialog",click:u(i)},"⋯"),e.restore&&k("restore",`↶ ${o.restore}`,()=>n(Rs(e))),a.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":o.ways},l("span",{class:"teg-label"},o.ways),...a.map((d,f)=>k(`way-${d.line}`,l("span",{},d.seat===null?null:j(e,d.seat),l("b",{},bt(c(d.line)??i,o)),d.text&&` ${d.text}`),()=>n(Q(e,d.step,d.line)),{"aria-current":f===t?"true":null,contextmenu:u(c(d.line))}))),p.box)}function Pi(){let e=null,o=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(l("b",{},a),...i),o.hidden=!1;let c=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,c-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Ii(e,t,n,o){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:zi,value:t.title}),a=i=>{i.preventDefault(),n(Is(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},o.rename))}function Ri(e,t,n,o){return k("promote",o.promote,()=>n(Wn(e,"promote",t.name)),{title:o.promote_what})}function Di(e,t,n,o){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},o.delete),l("p",{},o.delete_sure),k("delete-yes",o.delete_yes,()=>n(Wn(e,"delete",t.name))))}var Hs={draw:qi,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var Bs=6;function en({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[p,u,g,d]=[0,-1,!1,e],f=()=>{g=!1;let b=Math.max(0,Math.floor(i.scrollTop/d)-Bs),m=Math.min(p,Math.ceil((i.scrollTop+i.clientHeight)/d)+Bs);for(let[v,_]of c)v>=b&&v<m||(_.remove(),c.delete(v));for(let v=b;v<m;v++){let _=c.get(v);_||(_=o(v),_.classList.add("teg-roll-row"),_.setAttribute("role","row"),_.setAttribute("aria-rowindex",String(v+1)),_.dataset.row=String(v),_.style.top=`${v*d}px`,c.set(v,_),a.append(_)),_.getAttribute("aria-selected")==="true"!=(v===u)&&_.setAttribute("aria-selected",String(v===u))}},h=()=>{g||(g=!0,requestAnimationFrame(f))},y=()=>{if(u<0||!i.clientHeight)return;let b=n?.offsetHeight??0,[m,v]=[u*d,i.clientHeight-b-d];(m<i.scrollTop||m>i.scrollTop+v)&&(i.scrollTop=Math.max(0,m-v/2))};i.addEventListener("scroll",h),i.addEventListener("click",b=>{let m=b.target.closest(".teg-roll-row");m&&s(Number(m.dataset.row))}),i.addEventListener("keydown",b=>{if(b.target!==i||b.ctrlKey||b.metaKey||b.altKey)return;let m=Math.max(1,Math.floor(i.clientHeight/d)-1),v={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:m,PageUp:-m,Home:-1/0,End:1/0}[b.key];v!==void 0&&(b.preventDefault(),b.stopPropagation(),r(v))});let w=new ResizeObserver(()=>{y(),h()});return w.observe(i),{root:i,fill(b,m=1){p=b,d=Math.round(e*m),i.style.setProperty("--teg-entry",`${d}px`),i.setAttribute("aria-rowcount",String(b)),a.style.height=`${b*d}px`;for(let v of c.values())v.remove();c.clear(),h()},show(b){b!==u&&(u=b,y(),f())},stop:()=>w.disconnect()}}var Vi=24;function Hi(e,t,n,o){let s=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,p=t.line_of(c),[u,g]=[t.text[i],t.seat[i]],d=t.note(c);(n.seat<0||g===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||d||c===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:c,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||d?.glyph)&&s.push({kind:"entry",step:c,seat:g,line:p,text:d?.glyph?`${u} ${d.glyph}`:u}),d?.say&&s.push({kind:"note",step:c,seat:-1,line:p,text:d.say}));for(let h of r(c)){let w=e.rows[h.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:c+1,seat:-1,line:h.line.name,text:`${bt(h.line,o)} (${c+1}–${h.line.end})${w&&`: ${w}`}`})}}return s}function tn(e){let t=[],n=null,o=null,s=[],r={step:0,line:""},a={seat:-1,kind:""},i=null,c=v=>{let{kind:_,step:O,text:A,seat:E}=t[v],M=l("span",{class:"teg-at",role:"gridcell"},_==="entry"?O:""),S=_==="way"?"↳ ":_==="note"?"✎ ":"",T=_==="entry"&&(E<0?l("i",{class:"teg-dot teg-none"}):j(n,E));return l("div",{class:`teg-item teg-item-${_}`,title:A},M,l("span",{role:"gridcell"},T,S,A))},p=v=>t[v]&&e(t[v].step,t[v].line),u=()=>{let v=-1;for(let[_,O]=[0,t.length-1];_<=O;){let A=_+O>>1;t[A].step<=r.step?[v,_]=[A,A+1]:O=A-1}for(;v>0&&t[v].kind!=="entry";)v--;return v},d=en({height:Vi,label:"",draw:c,pick:p,move:v=>{if(!o)return;let _=Math.min(Math.max(r.step+v,o.first),o.end);e(_,o.line)}}),f=l("select",{"data-key":"events-seat"}),h=l("select",{"data-key":"events-kind"}),y=()=>{!n||!o||!i||(a.seat=f.value===""?-1:Number(f.value),a.kind=h.value,t=Hi(n,o,a,i),d.root.hidden=!t.length,w.hidden=t.length>0,d.fill(t.length,Number(getComputedStyle(d.root).getPropertyValue("--teg-type"))||1),d.show(-1),d.show(u()))};for(let v of[f,h])v.addEventListener("change",y);let w=l("p",{class:"teg-hint",hidden:!0}),b=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},f,h),d.root,w),m=(v,_)=>{let O=[f.value,h.value],A=new Set(Object.values(v.rows).flatMap(E=>E.kind));f.replaceChildren(l("option",{value:""},_.every_seat),...v.seats.map((E,M)=>l("option",{value:M},E.name))),h.replaceChildren(l("option",{value:""},_.every_kind),...Object.entries(v.kinds).filter(([E])=>A.has(E)).map(([E,M])=>l("option",{value:E},M))),[f.value,h.value]=O,f.setAttribute("aria-label",_.seats),h.setAttribute("aria-label",_.kind_of),d.root.setAttribute("aria-label",_.events),w.textContent=_.no_news};return{root:b,wait(v){d.root.hidden=!0,w.hidden=!1,w.textContent=v.busy},tell(v,_,O,A){let E=[v,_,O,A];E.every((M,S)=>M===s[S])||(s=E,(n!==v||i!==A)&&m(v,A),n=v,i=A,o=et(v,_,O),y())},show(v,_){r={step:v,line:_},d.show(u())},stop:d.stop}}var Bi=new Set(["restarting","autorestarting","terminating","dead"]);function nn(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||Bi.has(r.status)||o()?.id!==r.id),c=()=>{i(),t()};for(let u of["statusChanged","connectionStatusChanged","disposed"])r?.[u]?.connect(c),n.push(()=>r?.[u]?.disconnect(c));let p=async u=>{if(i())return t();try{await u()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(u,g)=>{p(()=>e.send(u,g))},write(u){for(let[g,d]of Object.entries(u))e.set(g,d);p(()=>e.save_changes())}}}var Wi=24;function Ws(e){let t=null,n=null,o=[],s=0,r=l("div",{class:"teg-entry teg-entry-head",role:"row"}),a=(...u)=>u.map(g=>l("span",{role:"gridcell"},g)),i=u=>{let{first:g,round:d,seat:f,kind:h,text:y}=n,w=t,b=f[u]<0?"":l("span",{},j(w,f[u]),w.seats[f[u]].name);return l("div",{class:"teg-entry",title:y[u]},...a(g+u,d[u],b,w.kinds[h[u]]??h[u],y[u]))},c=u=>n&&e(Math.min(Math.max(u,n.first),n.end),n.line),p=en({height:Wi,label:"",head:r,draw:i,pick:u=>c((n?.first??0)+u),move:u=>c(s+u)});return{root:l("div",{class:"teg-log"},p.root),tell(u,g,d,f){let h=[u,g,d,f];h.every((y,w)=>y===o[w])||(o=h,t=u,n=et(u,g,d),r.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(y=>l("span",{role:"columnheader"},y))),p.root.setAttribute("aria-label",f.log),p.fill(n.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(s-n.first))},show(u){s=u,p.show(u-(n?.first??0))},stop:p.stop}}var Fn=({step:e,seat:t,before:n,after:o},s,r)=>`${s.step} ${e}: ${t} ${mt(n,r)} → ${mt(o,r)}`;function Fs(e,[t,n],o,s,r){let a=e.filter(({step:c})=>c>=t&&c<=n),i=c=>(c-t)/Math.max(n-t,1);return a.length>0&&l("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((c,p)=>{let u=Fn(c,s,r),g=`calc(8px + (100% - 16px) * ${i(c.step).toFixed(5)})`;return k(`turn-${c.step}`,String(p+1),()=>o(c.step),{title:u,"aria-label":`${s.turn_point} ${p+1}. ${u}`,style:{left:g}})}))}var[tt,on]=[1e3,100],Gs=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Fi(e,t){let n=r=>+(tt*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(on*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${tt}`}function Us(e,t,n){let o={d:e,"stroke-dasharray":Gs[n%Gs.length]};return[P("path",{...o,class:"teg-halo"}),P("path",{...o,class:"teg-line-of",stroke:t})]}var Gi=13;function Ui(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function Ys(e){let t=null,n=null,o=[],s=0,r=[],a=null,[i,c]=["",""],p=l("div",{class:"teg-races"}),u=l("div",{class:"teg-standing","aria-live":"off"}),g=l("div",{class:"teg-race",tabindex:0,role:"slider"},p,u),d=l("ol",{class:"teg-turn-list"}),f=l("div",{},g,d),h=[],y=[],w=M=>Math.round(Math.min(Math.max(M,n?.first??0),n?.end??0)),b=M=>n&&e(w(M),n.line),m=()=>Math.max((n?.text.length??1)-1,1),v=M=>{let S=M.currentTarget.getBoundingClientRect();b((n?.first??0)+(M.clientX-S.left)/S.width*m())},_=M=>{let[S,{counts:T,first:L}]=[t,n],V=S.seats.length,z=S.seats.map((H,oe)=>T.map(Be=>Be[M*V+oe]??0)),G=z.reduce((H,oe)=>oe.reduce((Be,Ce)=>Math.max(Be,Ce),H),1),J=l("div",{class:"teg-cursor"});h.push(J);let U=l("div",{class:"teg-plot",pointerdown:H=>{H.button||(U.setPointerCapture(H.pointerId),v(H))},pointermove:H=>U.hasPointerCapture(H.pointerId)&&v(H)},P("svg",{viewBox:`0 -2 ${tt} ${on+4}`,preserveAspectRatio:"none","aria-hidden":"true"},P("path",{class:"teg-grid",d:`M0 ${on}H${tt}M0 ${on/2}H${tt}M0 0H${tt}`}),...z.flatMap((H,oe)=>Us(Fi(H,G),S.seats[oe].color,oe))),...r.map((H,oe)=>l("i",{class:"teg-turned","data-turn":oe+1,style:{left:`${100*(H.step-L)/m()}%`}})),J,l("b",{class:"teg-most"},G));return l("figure",{},l("figcaption",{},S.measures[M][1]),l("div",{class:"teg-plot-row"},U,A(S,z.map(H=>H.at(-1)??0),G)))},O=()=>{h=[],d.hidden=!r.length,d.setAttribute("aria-label",a?.turns??""),d.replaceChildren(...r.map(T=>l("li",{},k(`turn-${T.step}`,Fn(T,a,t.lang),()=>b(T.step)))));let M=t,{measures:S}=M;p.replaceChildren(...S.map((T,L)=>_(L)),S.length?"":l("p",{class:"teg-hint"},c)),y=M.seats.map(()=>l("b")),u.replaceChildren(...M.seats.map((T,L)=>{let V=P("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Us("M0 4H26",T.color,L));return l("span",{},V,j(M,L),`${T.name} `,y[L])})),g.setAttribute("aria-label",i),g.setAttribute("aria-valuemin",String(n?.first)),g.setAttribute("aria-valuemax",String(n?.end))},A=(M,S,T)=>{let L=[...S.keys()].sort((z,G)=>S[G]-S[z]||z-G),V=Ui(L.map(z=>100*(1-S[z]/Math.max(T,1))),Gi);return l("div",{class:"teg-ends","aria-hidden":"true"},...L.map((z,G)=>l("span",{style:{top:`${V[G].toFixed(1)}%`}},j(M,z),M.seats[z].name)))},E=()=>{if(!t||!n)return;let M=t,S=Math.min(Math.max(s-n.first,0),n.text.length-1);for(let L of h)L.style.left=`${100*S/m()}%`;let T=n.counts[S]??[];g.setAttribute("aria-valuenow",String(n.first+S)),y.forEach((L,V)=>gt(L,M.measures.map((z,G)=>T[G*M.seats.length+V]??0).join(" · ")))};return g.addEventListener("keydown",M=>{if(M.ctrlKey||M.metaKey||M.altKey||!n)return;let S={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[M.key];S!==void 0&&(M.preventDefault(),M.stopPropagation(),b(Math.min(s,n.end)+S))}),{root:f,tell(M,S,T,L,V){let z=[M,S,T,L,V];if(z.every((U,H)=>U===o[H]))return;o=z,t=M,n=et(M,S,T),a=L;let{first:G,end:J}=n;r=V.filter(U=>U.line===T&&U.step>=G&&U.step<=J),i=`${L.race}: ${M.measures.map(U=>U[1]).join(", ")}`,c=L.race_secret,O(),E()},show(M){s=M,E()},stop:()=>{}}}var Gn={timeline:tn,table:Ws,race:Ys},Yi=[];function Ks({model:e,el:t,film:n,part:o}){let s=[],{write:r}=nn(e,()=>{},s),a=null,i="",c=(b,m)=>{r({...m!==e.get("line")&&{line:m},...b!==e.get("step")&&{step:b}})},p=Gn[e.get("face")](c),u=l("p",{class:"teg-caption","aria-live":"polite"}),g=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,u);t.append(l("style",{},Ze),g),Ge(g,s);let d=()=>{!a||i!==e.get("film")||(p.tell(a,e.get("tail"),e.get("line"),I(a.lang),e.get("turns")??Yi),g.dataset.size=e.get("size")??"page",u.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step"))},h=async b=>{let m=e.get("film");[a,i]=[await Yt(b),m],d()},y=(b,m)=>{e.on(b,m),s.push(()=>e.off(b,m))};y("change:step",f);for(let b of["line","tail","caption","size","turns"])y(`change:${b}`,d);y("change:film",async()=>h(await o("film")));let w=()=>{g.dataset.theme=je()?"dark":"light"};return w(),s.push(Xe(w),p.stop),h(n),()=>s.forEach(b=>b())}function Un({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function sn({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,p])=>`${e.seats[c].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function Qs(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,c=I(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:g,continent:d},f)=>{let[h,y]=[sn(t,a,f,c),Un(p,f,c)];return u&&!h&&!y?[]:[l("tr",{class:y?"teg-marked":null},l("th",{scope:"row"},k(`place-${f}`,g,()=>i(f))),l("td",{},s.continents[d]?.name??""),l("td",{},r.owner[f]>=0&&!u?j(r,r.owner[f]):null,h),l("td",{},y))]})};return{depends:s=>{if(!e)return!1;let r=I(s.view.lang);return[s.board.countries.map((a,i)=>sn(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>l("th",{scope:"col"},p)),i=l("tbody",{},...e?o():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?o():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}function Xs(e,{view:t,ask:n,go:o},s){let r=e,a=l("summary",{"data-key":"events"}),i=tn(o);s.push(i.stop),r.append(a,i.root);let c="",p="",u=null,g=d=>{let f=I(d.lang);if(a.textContent=f.events,!r.open)return;let h=JSON.stringify([d.lang,d.line,d.steps,d.lines,d.memory,!!d.over,d.memory?0:d.step]);h!==p&&(p=h,n({kind:"events",have:c})),u?i.tell(u.film,u.tail,d.line,f):i.wait(f),i.show(d.step,d.line)};return r.addEventListener("toggle",()=>g(t())),{show:g,async hear(d){let f=d.film?await Yt(d.film):u?.film;f&&(u={film:f,tail:d.tail},c=d.have,g(t()))}}}var Js={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function q({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var kt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),nt=e=>e.replace(/[?*]+$/,""),Ki=e=>e.includes("*")||e.includes("+");function Qi(e){let t=kt(e).map(([,n])=>n);return t.length?t.some(Ki)||t.every(n=>nt(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function _e({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Qi(t[a])===n).sort((a,i)=>s(a)-s(i))}function Qn(e,t,n){let o=_e(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function Kn(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function pe(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(Kn(e,o).map(s=>s[n]))]}function Te(e,t,n={}){let o=q(e),s=Qn(o,t,n);if(!s)return null;let r=o.forms[s],a=kt(r),i=o.menu[s],c=r.amount?i.map(w=>w.slice(0,-1)):i,p=t.verb===s||t.verb===null?t.picks:[],u=a.map((w,b)=>p[b]??null);a.forEach(([,w],b)=>{let m=pe(c,u,b);u[b]===null&&nt(w)!=="country"&&m.length===1&&m[0]!==void 0&&(u[b]=m[0])});let d=Kn(c,u).some(w=>w.every((b,m)=>u[m]!==null)),f=r.amount?Math.max(0,...i.filter(w=>Kn([w],u).length).map(w=>Number(w.at(-1)))):0,h=r.amount?[r.least,Math.max(f,r.least)]:null,y=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,rows:c,picks:u,done:d,range:h,amount:h?Math.min(Math.max(y,h[0]),h[1]):0}}function $e({args:e}){return e.flatMap(([,t],n)=>nt(t)==="country"?[n]:[])}function er(e){return $e(e).find(t=>e.picks[t]===null&&pe(e.rows,e.picks,t).some(n=>n!==void 0))??null}function yt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>yt(e,t.slice(0,-1),a)):n.map((a,i)=>yt(e,r[i],a))}let o=nt(t);if(o==="country")return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=q(e).names[o];return s?s[Number(n)][0]:n}function vt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>vt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>vt(e,r[i],a,o)).join(" → ")}let s=nt(t);return s==="flag"?o[n?0:1]:q(e).names[s]?.[Number(n)]?.[1]??String(yt(e,t,n))}function tr(e,t,n){let o=kt(t).flatMap(([,s],r)=>[yt(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function _t(e,t,n,o){let s=q(e).forms[t],r=[...n],a=s.fields.flatMap(([i,c])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[yt(e,c,p)]});return N(e.view,t,...a)}function rn(e,t){return t?.done?_t(e,t.verb,t.picks,t.amount):null}function Xn({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=$e(n).map(i=>e.countries[Number(n.picks[i])].name);return Kt(t,r,a,o.keep)}function nr(e,t,n,o={},s=!1){let r=Te(e,t,o),a=r?$e(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],p=h=>({...t,verb:r.verb,picks:h}),u=er(r);if(u!==null&&pe(r.rows,r.picks,u).includes(n)){let h=ke(r.picks,u,n),y=p(h),w=Te(e,y,o);if(!(u===c&&w?.done&&(!w.form.amount||a.length===1||o.quick?.includes(w.verb))))return{local:y};let m=s?Xn(e,w,t,o):null;return{local:p(ke(h,c,null)),message:m??rn(e,w)}}if(r.done&&n===r.picks[c])return{local:t,message:rn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(Yn(r.picks,a))};if(pe(r.rows,Yn(r.picks,a),i).includes(n)&&a.length>1)return{local:p(ke(Yn(r.picks,a),i,n))};let f=u===null?ke(r.picks,c,n):ke(r.picks,u,n);return f.some(h=>h===null)?{local:t,message:Xi(e,r,f,n)}:{local:t,message:_t(e,r.verb,f,r.amount)}}function Xi(e,{verb:t,form:n,args:o,rows:s,amount:r},a,i){let c=e.board.countries[i].neighbours,p=o.map(()=>null),u=a.map((f,h)=>{if(f!==null)return f;let y=pe(s,p,h);return(nt(o[h][1])==="country"?y.find(w=>c.includes(Number(w)))??c[0]:y[0])??null});if(u.some(f=>f===null))return null;let{kind:g,action:d}=_t(e,t,u,n.amount?r:void 0);return g==="act"?Qt(e.view,...d):null}function or(e,t,n,o){let s=Te(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=$e(s),i=s.picks[r],c=n??s.picks[a];return i===null||c===null||!pe(s.rows,ke(s.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var Yn=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function sr(e,t,n={}){let o=q(e),s=Qn(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:c,rows:p}=Te(e,i,n),u=c.map(()=>null);return t.picks.forEach((g,d)=>{g!==null&&pe(p,u,d).includes(g)&&(u[d]=g)}),{...i,picks:u}}function rr(e,t,n){let o=e.view.last??Zs,s=Te(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let a=$e(s),[i=null,c=null]=a.map(d=>s.picks[d]),p=er(s),u=p===null?[]:pe(s.rows,s.picks,p).filter(d=>d!==void 0),g=i!==null;return{...r,legal:g?[]:u,targets:g?u:[],source:i,target:c,last:g?Zs:o}}function Zn(e){return _e(e,"plain").find(t=>t.startsWith("end_"))??null}function ar(e,t,n,o){let s=q(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=Zn(s);return{local:t,message:p?N(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=_e(s,"count");if(!a){let p=Qn(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,c]=s.menu[a][0];return{local:t,message:r>=i&&r<=c?N(e.view,a,r):null}}var ke=(e,t,n)=>e.map((o,s)=>s===t?n:o),Zs={source:null,target:null};var ir=6;function lr(e={}){return{draw:(t,n)=>Zi(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Zi(e,t,n){let o=q(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return Ne(e,t,()=>[r&&ze(e,t),...s,..._e(o,"count",n).map(a=>tl(e,o,a,t)),nl(e,o,n,t),..._e(o,"rows",n).map(a=>to(e,o,a,n,t)),Mt(e,o,n)])}function Ne(e,t,n){let{view:o}=e;return o.over?null:an(e)?Ji(e,t):D(t.actions,el(e,t),...n(),Ae(o,t))}function an({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Ji({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},j(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),k("private",`${n.curtain_me} ${o.name}`,()=>t(fe),{style:{background:o.color,color:o.ink}})):null}function ze(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=k("look",t.secret_show,()=>s(fe),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),eo(e,t))}function eo({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:k("bots-on",n.bots_on,()=>t(Le(e,"end")),{class:"teg-main teg-wide-button"})}function el(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(q(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:l("p",{class:"teg-asks",role:"status"},j(n,n.viewer??-1),l("b",{},o.name),` ${t.answers}`)}function Mt({view:e,send:t},n,o){let s=_e(n,"plain",o);if(!s.length)return null;let r=Zn(n);return l("div",{class:"teg-buttons teg-plain"},...s.map(a=>k(`act-${a}`,n.forms[a].label,()=>t(N(e,a)),{title:a===r?"E":null})))}function tl({view:e,local:t,set:n,send:o},s,r,a){let[i,c]=s.menu[r][0],p=s.forms[r],u=l("p",{class:"teg-verb"},l("b",{},p.label)),g=f=>()=>o(N(e,r,f));if(i>0&&c-i<ir){let f=Array.from({length:c-i+1},(h,y)=>i+y);return l("div",{"data-verb":r},u,l("div",{class:"teg-buttons"},...f.map(h=>k(`act-${r}-${h}`,String(h),g(h),{class:"teg-main"}))))}let d=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},u,...ot(d,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},k(`act-${r}`,`${p.label}: ${d}`,g(d),{class:"teg-main"})))}function ot(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>k(`amount-${c}`,String(c),()=>o(c),{"aria-pressed":String(e===c)})),n>3&&k("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&Fe("amount",s.amount,e,[t,n],o))];if(n-t>3){let c=p=>o(p.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:c}))}return i}function to(e,t,n,o,s){let{local:r,set:a,send:i}=e,c=t.forms[n],p=t.menu[n],u=g=>a({...r,pointed:g});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...p.map((g,d)=>{let f=tr(e,c,g),h=c.amount?Number(g.at(-1)):void 0,y=c.amount?g.slice(0,-1):g,w=kt(c).map(([,m],v)=>vt(e,m,y[v],[s.flag_yes,s.flag_no])).join(" · "),b=o.note?.(e,n,s,d);return k(`act-${n}-${d}`,l("span",{},w||"—",b&&l("b",{},` ${b}`)),()=>i(_t(e,n,y,h)),{class:"teg-row",mouseenter:()=>u(f),mouseleave:()=>u([]),focus:()=>u(f),blur:()=>u([])})})))}function nl(e,t,n,o){let{local:s,set:r,send:a}=e,i=Te(e,s,n);if(!i)return null;let c=_e(t,"map",n),p=rn(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...c.map(u=>k(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),l("p",{class:"teg-hint"},sl(i,n,o)),...i.args.map((u,g)=>rl(e,i,g,o)),i.range&&i.range[1]>i.range[0]&&l("div",{},...ot(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),l("div",{class:"teg-buttons"},k(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&ol(e,i,n,o)))}function ol(e,t,n,o){let{local:s,set:r,send:a}=e,i=Xn(e,t,s,n);return l("span",{class:"teg-group"},k(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),Fe("keep",o.keep,s.keep,[1,99],c=>r({...s,keep:c})))}function sl(e,{quick:t=[]},n){let o=$e(e);return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function rl(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],i=$e(t),c=i.indexOf(n),p=t.picks.map((h,y)=>c>=0&&y>n&&i.includes(y)?null:h),u=pe(t.rows,p,n).filter(h=>h!==void 0),g=h=>r({...s,verb:t.verb,picks:ke(p,n,h)}),d=h=>vt(e,a,h,[o.flag_yes,o.flag_no]);if(c>=0){let y=(c===0||t.picks[i[c-1]]!==null?u:[]).map(m=>({value:String(m),text:d(m)})).sort((m,v)=>m.text.localeCompare(v.text,"es")),w=t.picks[n]===null?"":String(t.picks[n]),b=i.length===1?o.place:c===0?o.source:c===1?o.target:o.further;return K(["source","target",`country-${c}`][Math.min(c,2)],b,y,w,m=>g(m===""?null:Number(m)),o.choose)}if(!u.length)return null;if(u.length<=ir)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(h=>k(`${a.replace(/[?*]/g,"")}-${String(h)}`,d(h),()=>g(h),{"aria-pressed":String(t.picks[n]===h)})));let f=u.map(h=>({value:String(h),text:d(h)}));return K(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),h=>g(h===""?null:Number(h)),o.choose)}function st(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||an(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,j(o,o.viewer),o.seats[o.viewer].name);if(!s)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,k("private",n.secret_show,()=>a(fe),{class:"teg-cover"}));let p=e(t,n).filter(g=>g),u=k("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...p,u)}}}var il=14,ll=9,[ur,cl]=[.7,1.3],[ul,pl]=[3,2],gl=.1,dl=4,fl=8,cr=new WeakMap;function ml(e,t){let n=cr.get(e)??new Map;cr.set(e,n);let o=`${t.disc} ${t.type} ${t.note}`,s=n.get(o);if(!s){let r=wl(e,t);s={names:r,free:hl(e,r,t),boxes:r.map(a=>rt(a,t)),discs:ln(e,t),notes:e.notes.map(a=>xl(a,t.note??t.type))},n.size===fl&&n.delete(n.keys().next().value),n.set(o,s)}return s}function no(e,t,n=[]){let{names:o,free:s,boxes:r,discs:a,notes:i}=ml(e,t),c=o.map((g,d)=>{let f=n.some(h=>h!==d&&ge(r[d],r[h])>0);return n.includes(d)||s[d]&&!f?g:null}),p=[...r.filter((g,d)=>c[d]),...a],u=e.notes.filter((g,d)=>!p.some(f=>ge(f,i[d])>0));return{names:c,notes:u}}function pr(e,t,n,o){let{names:s}=no(e,t,n),r=[...s.flatMap(i=>i?[rt(i,t)]:[]),...ln(e,t)],a=o.map(i=>r.reduce((p,u)=>p+ge(i,u),0)+St(i)-ge(i,[0,0,e.width,e.height]));return a.indexOf(Math.min(...a))}function hl(e,t,n){let o=t.map(a=>rt(a,n)),s=ln(e,n),r=o.map(a=>ge(a,[0,0,e.width,e.height])>St(a)-.01&&!s.some(c=>ge(a,c)>.01*St(c)));for(;;){let a=o.map((c,p)=>r[p]?o.filter((u,g)=>g!==p&&r[g]&&ge(c,u)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function ln(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-1.15*t,o-1.15*t,n+1.15*t,o+t])}function xl({x:e,y:t,text:n,anchor:o},s){let r=n.length*ur*s;return dr([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function wl(e,t){let n=ln(e,t),o=e.countries.map(i=>bl(i,t)),s=o.map(([i])=>i),r=s.map(i=>rt(i,t)),a=(i,c,p)=>{let u=r.reduce((f,h,y)=>f+(y===i?0:ge(c,h)),0),g=n.reduce((f,h)=>f+ge(c,h),0),d=ge(c,[0,0,e.width,e.height]);return u+ul*g+pl*(St(c)-d)+gl*p*t.type};for(let i=0;i<dl;i++)s.forEach((c,p)=>{let u=o[p].map((d,f)=>a(p,rt(d,t),f&&1+f/4)),g=u.indexOf(Math.min(...u));s[p]=o[p][g],r[p]=rt(s[p],t)});return s}function bl(e,t){let{label:[n,o]}=e,s=yl(e,t.type),{width:r,height:a}=gr(s,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],p=r*.3,u=[[0,c],[0,-c],[p,c],[-p,c],[p,-c],[-p,-c],[i,0],[-i,0]];return[{lines:s,place:vl(e,t.disc,(s.length-e.name_lines.length)*t.type)},...u.map(([d,f])=>({lines:s,place:[n+d,o+f]}))]}function yl({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?il:ll))return e;let o=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),s=n.length/2,r=o.reduce((a,i)=>Math.abs(i-s)<Math.abs(a-s)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function vl({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function gr(e,t){return{width:Math.max(...e.map(n=>n.length))*ur*t,height:(1+cl*(e.length-1))*t}}function rt({lines:e,place:t},{type:n}){let{width:o,height:s}=gr(e,n);return dr(t,o,s)}function dr([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var St=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function ge(e,t){return St([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var qe=()=>({times:1,left:0,top:0});function oo(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function Pe(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return oo(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var so=(e,{times:t,left:n,top:o},s,r)=>oo(e,{times:t,left:n+s,top:o+r});function fr(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,c,p)=>i>c+p*.1&&i<c+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:oo(e,{times:t.times,left:n-s/2,top:o-r/2})}var he="DejaVu Sans, Verdana, sans-serif",cn="#ffffff",hr=/^c(\d+)$/,un="places";function xr(e,t,n,o,s,r){let a=Ut(o,r),i=no(e,lo(a),co(n));return[..._l(e,a),$l(e,o),...Sl(e,t,a),...Al(e,n),F("frontiers",pn(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...Ol(e,n,o),El(e,n,o),Cl(e,n,a.grown),...Ll(e,t,a,o),...Nl(e,t,a,i),zl(e,a,i),...Tl(e,t,o),...jl(e,n,o),...ql(e,t,a),Pl(e,t,n,a),...Il(e,t,a),Rl(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function wr(e,t,n,o=qe()){let s={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...s,range:[o.left,o.left+e.width/o.times]},yaxis:{...s,range:[o.top+e.height/o.times,o.top]}}}var mr=new WeakMap;function pn(e){let t=mr.get(e)??kl(e);return mr.set(e,t),t}function kl(e){return{countries:e.countries.map(t=>ie(t.polygons)),continents:e.continents.map(t=>re(t.outline)),land:re(e.continents.flatMap(t=>t.outline)),bridges:re(e.bridges.flatMap(t=>t.segments)),frontiers:re(e.frontiers??[])}}function F(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function _l(e,t){let{land:n,continents:o}=pn(e);return[F("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>F(`band${r}`,o[r],s.color,t.band))]}function $l(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return F("bridges",pn(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Ml(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??gn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function gn(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function Sl(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...pn(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Ml(e,t,s)}))}function Ol(e,t,n){let o=u=>ie(u.flatMap(g=>g===null?[]:e.countries[g].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),c=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[F("aims-under",o(i),"#ffffff",r),F("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),F("target-under",p,"#ffffff",r),F("target",p,s.target,a),F("source-under",c,"#ffffff",r),F("source",c,s.source,a)]}function El(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return F("pointed",ie(o),e.palette.target,Math.max(3*n,2.2))}function Cl(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,c])=>Gt(e,i,c,n));return ao("arrow",a,e.palette.source)}function ao(e,t,n){return{...F(e,ie(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var io=["#fff0a8","#ff9d2e","#d31616"];function Al(e,t){return io.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=ao(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function jl(e,t,n){let o=re(hs(e,t.path??[])),s=Math.max(2.6*n,2);return[F("flight-under",o,"#ffffff",s+2.4),F("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Ll(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[Ue(c,p)]}),a=ie(r);return[F("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),F("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function Tl(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=re([...o.values()].flatMap(([r,a])=>ms(e,r,a,11/Math.max(Math.min(n,1),.6))));return[F("covered-under",s,"#ffffff",Math.max(5*n,4.4)),F("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function lo({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var co=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function Nl(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>o[c]&&s(c).toLowerCase()===cn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:he,size:n.name,weight:700,color:r?cn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function zl(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:he,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function uo(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,p,u])=>({seat:c,armies:p,missiles:u}))];return i.map((c,p)=>({...c,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var br=({seat:e,armies:t})=>e>=0?t>=0:t>0;function ql(e,t,n){let o=t?uo(e,t,n.grown).filter(br):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:c,y:p})=>{let{ink:u="",sign:g=[]}=t?.seats[i]??{};return!g.length||u.toLowerCase()===cn!==s?[]:[g.map(([d,f])=>[c+n.grown*d,p+n.grown*f])]}),a=s?cn:e.palette.ink;return{...F(s?"signs-light":"signs",ie(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Pl(e,t,n,o){let{palette:s}=e,r=t?uo(e,t,o.grown).filter(br):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),p=u=>c.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:he,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||c.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Il(e,t,n){let o=t?uo(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>xs([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[ao("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:he,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Rl(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:he,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function yr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=ro(e[a]),c=ro(r),p=Object.entries(c).filter(([g,d])=>!Dl(i[g],d)),u=Object.keys(i).flatMap(g=>g in c?[]:[[g,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function ro(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(ro(o,`${t}${n}.`)):[[t+n,o]]))}function Dl(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var dn=8,Vl=15.5,vr=6,we=e=>Math.floor(e/dn);function Ot(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function _r(e,t,n,o,s,r=Dn){return[...Wl(e,o,r),...Fl(e,o),...Ul(e,t,n,o),...Kl(e,t,n,o,r),...Ql(e,n,o),...Xl(e,o),...Zl(e,t,o),...Jl(e,t,o,r),ec(e,o)]}function xe(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...ie(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function Ie(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...re(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function po(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:he,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var Re=(e,t)=>e.countries[t].label;function Hl(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var kr=new WeakMap;function Bl(e){let t=kr.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(p,u)=>s+u*o),i=[s/2,r+s/2],c={dark:e.countries.flatMap((p,u)=>(Math.floor(u/n)+u%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,s],[p,r]],[[s,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,u)=>i.flatMap(g=>[{at:[p+o/2,g],text:String.fromCharCode(65+u)},{at:[g,p+o/2],text:String(u+1)}]))};return kr.set(e,c),c}function Wl(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:c,lines:p,words:u}=Bl(e),g=[[r,r],[i,r],[i,i],[r,i]];return[xe("field",[g],{fill:a.light}),xe("dark",c,{fill:a.dark}),Ie("lines",p,a.line,Math.max(t,.6)),xe("border",[g],{color:a.border,width:Math.max(3*t,2)}),po("letters",u,Math.max(15*t,n),a.border)]}function Fl(e,t){return e.continents.map(({color:n,outline:o},s)=>{let[[r,a],,[i,c]]=o[0],p=[Gl([r+4,a+4],[i-4,c-4],12)];return xe(`camp${s}`,p,{fill:`${gn(n,.5)}bf`,color:Ot(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function Gl([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],c)=>Array.from({length:5},(p,u)=>{let g=Math.PI/2*(c+u/4);return[a+s*Math.cos(g),i+s*Math.sin(g)]}))}function Ul(e,t,n,o){let s=t?.moves??[],r=c=>c.map(p=>Re(e,p)),a=t?.seats[we(Yl(t,s))]?.color??"#888888",i=s.map(c=>Ue(Re(e,c[0]),6,16));return[Ie("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),Ie("walks",s.map(r),Ot(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),xe("walk-starts",i,{fill:"#ffffff",color:Ot(a,.15),width:Math.max(2.5*o,1.6)}),Ie("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Yl(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function Kl(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,p])=>({at:Re(e,c),text:String(p)})),i={size:25*o,color:gn(r,.25),opacity:.9,line:{color:Ot(r),width:Math.max(1.6*o,1)}};return[po("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Ql(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[Hl(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,g,d])=>[xe(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),xe(p,a(u),{color:g,width:r,dash:d})])}function Xl(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[Ie("poles",n.flatMap(a=>Ye(o.pole,Re(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>xe(`flag${i}`,Ye(o.pennant,Re(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Zl(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=Re(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Ie("crosses-under",s,"#ffffff",Math.max(8*n,5)),Ie("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Jl(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((u,g)=>{if(u<0)return[];let[d,f]=Re(e,u);return[{soldier:g,seat:we(g),at:[d,f+vr+1]}]}),i=u=>t?.seats[u],c=a.map(({soldier:u,seat:g,at:d})=>({at:d,text:String(u%dn),color:i(g)?.ink})),p={size:2*Vl*n,opacity:1,color:a.map(u=>i(u.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[po("soldiers",c,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((u,g)=>{let d=a.filter(f=>f.seat===g).flatMap(({at:[f,h]})=>Ye(u,[f,h-vr]));return xe(`gear${g}`,d,{fill:Ot(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function ec(e,t){return{uid:un,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var $r={soldier:null,over:null,target:null,group:null};function at(e){let t=new Map;for(let[n,o]of q(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Et(e){let t=new Map;for(let[n,o]of q(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Ct(e,{target:t,group:n}){let o=Et(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var fn=e=>(q(e).menu.remove??[]).map(([t])=>t),At=(e,t,n)=>q(e).names[t]?.[n]?.[0]??"?",Se=e=>String(e%dn);function Mr(e,t,n){let o=n.map(s=>e.board.countries[s].name);return N(e.view,"move",At(e,"soldier",t),o)}function go(e,t){let n=Ct(e,t);if(t.target===null||!n.length)return null;let o=s=>At(e,"soldier",s);return N(e.view,"attack",o(t.target),n.map(o))}function tc({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Sr(e,t,n){let{view:o}=e,{menu:s}=q(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let c=fn(e).includes(r);return{local:t,message:c?N(o,"remove",At(e,"soldier",r)):null}}if(s.attack)return fo(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&we(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=at(e).get(t.soldier)?.get(n)??tc(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Mr(e,t.soldier,i):null}}function fo(e,t,n){let o=Et(e);if(o.has(n))return n===t.target?{local:t,message:go(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Ct(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function nc(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=q(e);return s<0||we(s)!==e.view.viewer?{local:t}:r.move?Sr(e,{...t,soldier:s},o):r.attack?fo(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function oc(e,t,n){let{menu:o}=q(e);if(n==="Escape")return{local:{...$r}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?N(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:go(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...at(e).keys()].find(r=>Se(r)===n);return{local:{...t,soldier:s??t.soldier}}}function sc(e,t){let n=Et(e),o=at(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function rc(e,t){let{view:n}=e,o=n.soldiers??[],s=g=>g.map(d=>o[d]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(fn(e).length)return{...a,targets:s(fn(e))};let i=Et(e);if(i.size){let g=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:g,pointed:s(Ct(e,t))}}let c=at(e),p=c.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...c.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([g,d])=>[g,d.length]),path:u?[o[t.soldier],...u]:[]}}function Me(e,t){let{color:n,ink:o,name:s}=e.seats[we(t)];return l("b",{class:"egg-token",title:s,style:{background:n,color:o}},Se(t))}var ac={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>q(e).menu.answer?null:Ne(e,t,()=>{let n=q(e),{menu:o}=n,s=[o.move&&lc(e),o.attack&&cc(e),o.ask&&uc(e),o.remove&&pc(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&ze(e,t),Mt(e,n,{})]})};function ic(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=Ct(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function lc(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=ue(n.lang),i=at(e),{die:c=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,g=[...u].map(([f,h])=>({value:String(f),text:`${t.countries[f].name} (${h.length})`})),d=f=>f!==""&&r(Mr(e,o.soldier,u.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},Ke(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},p),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(c-p,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>k(`soldier-${Se(f)}`,Me(n,f),()=>s({...o,soldier:f===o.soldier?null:f}),{"aria-label":`${a.soldier} ${Se(f)}`,"aria-pressed":String(f===o.soldier)}))),o.soldier!==null&&K("square",a.square,g,"",d,"…")]}function cc(e){let{view:t,local:n,set:o,send:s}=e,r=ue(t.lang),a=Et(e),i=Ct(e,n),c=a.get(n.target??-1)??[],p=go(e,n),u=g=>o(fo(e,n,g).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(g=>k(`target-${g}`,Me(t,g),()=>u(g),{"aria-pressed":String(g===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(g=>k(`with-${g}`,Me(t,g),()=>u(g),{"aria-pressed":String(i.includes(g))}))),l("div",{class:"teg-buttons"},k("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function uc(e){let{view:t,send:n}=e,o=ue(t.lang),s=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],p=l("span",{},l("b",{},i),l("small",{},` ${c} ${o.cards}`));return k(`ask-${a}`,p,()=>n(N(t,"ask",At(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${o.ask} `,j(t,s),l("b",{},t.seats[s]?.name)),l("div",{class:"teg-rows"},...q(e).menu.ask.map(r))]}function pc(e){let{view:t,send:n}=e,o=ue(t.lang);return[l("p",{class:"teg-hint"},o.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...fn(e).map(s=>k(`remove-${Se(s)}`,Me(t,s),()=>n(N(t,"remove",At(e,"soldier",s))),{"aria-label":`${o.soldier} ${Se(s)}`})))]}var gc={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?dc(e,t):fc(e)};function Or(e,t,n,o){let s=ue(e.lang),r=a=>l("span",{},j(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${s.reads} ${s.for} `,l("b",{},r(n)),` · ${o}`)}function dc(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=ue(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:p,text:u,choices:g}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!q(e).menu.answer&&d===null,h=w=>s(N(n,"answer",w)),y=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),Or(n,i,c,p),l("p",{class:"egg-text"},u),l("p",{class:"teg-asks"},j(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...g.map((w,b)=>k(`answer-${b}`,l("span",{},l("i",{},`${String.fromCharCode(65+b)} `),w),()=>h(b),{class:`teg-row egg-choice${d===b?" egg-right":""}`,disabled:!f})),k("answer-none",a.unknown,()=>h(-1),{class:"teg-row egg-choice",disabled:!f})),y&&d===null&&l("p",{class:"teg-hint"},a.peek_first),y&&d===null&&k("peek",l("span",{},`${a.peek} `,j(n,i),n.seats[i].name),()=>s(Jt(n,i)),{class:"teg-cover"}),d!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},g[d])),d!==null&&k("cover",t.secret_hide,r,{class:"teg-cover"}),Ae(n,t))}function fc({view:e}){let t=ue(e.lang);if(!e.reply)return null;let{reader:n,seat:o,level:s,text:r,choices:a,choice:i,answer:c,right:p,note:u,source:g}=e.reply,d=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),Or(e,n,o,s),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,h)=>l("li",{class:h===c?"egg-right":h===i?"egg-wrong":null},d(h),f))),l("strong",{class:p?"egg-verdict egg-right":"egg-verdict egg-wrong"},p?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),u&&l("p",{class:"egg-note"},u),g&&l("p",{class:"teg-hint"},`${t.source}: ${g}`))}var mc={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=ue(e.lang),[s,r]=[we(n.soldiers[0]),we(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:p},u)=>{let g=Math.max(...c),d=g===p,f=h=>d?"plain":h?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(h=>Ke(h,f(h===g&&g>p),...a(s)))),l("b",{class:"teg-versus"},d?"=":g>p?"▸":"◂"),Ke(p,f(p>g),...a(r)),d&&u<n.throws.length-1&&l("small",{},o.again))};return D(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>Me(e,c)),l("b",{}," → "),Me(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(c=>Me(e,c)),ae(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function hc({board:e,view:t},n,o){let s=ue(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},Me(t,r),` ${s.soldier} ${Se(r)}`),a>=0&&l("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var xc=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[we(o)].name} ${Se(o)}`]:[]).join(", "),Er={start:{...$r},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:ac,question:gc,battle:mc},renew:(e,t)=>({local:sc(e,t)}),click:Sr,drag:nc,fight:ic,key:oc,marks:rc,hover:(e,t,n)=>{let o=at(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:_r,facts:hc,stands:xc,keys:"keys_eggar"};function mo(e={},t={}){return{start:{...Js},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:sr(n,o,e)}),click:(n,o,s,r)=>nr(n,o,s,e,r),fight:(n,o,s)=>or(n,o,s,e),key:(n,o,s)=>ar(n,o,s,e),marks:(n,o)=>rr(n,o,e),...t,sections:{actions:lr(e),secret:st(()=>[]),...t.sections}}}var Cr=mo();var Ar={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},ne=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},jt=e=>e.reduce((t,n)=>t+n,0),te=({board:e},t)=>e.countries[t].name;function Lt(e,t){let n=ne(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=jr(e);return o.find(s=>s===t.mode)??o[0]}function jr(e){return q(e).menu.attack?.length?["attack","move"]:["move"]}function it(e,{transfers:t},n){return(ne(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-jt(t.filter(s=>s[0]===n).map(s=>s[2]))}function wo(e,t){return ne(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Lr({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function wc(e,{cards:t}){let{commit:n}=ne(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+jt(o.map(r=>r[1]))}function Tr(e,t){let n=o=>te(e,o);switch(Lt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return jt(o.map(([,s])=>s))!==ne(e).place_five.troops?null:N(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:N(e.view,"attack",n(t.target));case"move":return!Lr(t).length&&!ne(e).move.null?null:N(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return N(e.view,"commit",t.cards.map(n));default:return null}}function ho(e,t,n,o){let{troops:s,provinces:r}=ne(e).place_five,a=jt(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function bc(e,t,n){let o=t.origin,s=Math.min(t.amount,it(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],c={...t,transfers:i};return it(e,c,o)?c:{...c,origin:null}}function bo(e,t,n,o){switch(Lt(e,t)){case"placing":return{local:ho(e,t,n,o?-1:1)};case"attack":{let s=q(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:N(e.view,"attack",te(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&wo(e,t.origin).includes(n)?{local:bc(e,t,n)}:{local:{...t,origin:n!==t.origin&&it(e,t,n)>0?n:null}};case"commit":{let s=ne(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function yc(e,t){let{view:n,secret:o}=e,s=ne(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(p=>Number(p[0]));switch(Lt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:Nr(t.placed).map(([c,p])=>[c,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(s.move.provinces).filter(g=>it(e,t,g)>0),p=Lr(t).map(([g,d])=>[g,d>0?`+${d}`:`−${-d}`]),u=t.origin!==null;return{...a,legal:u?[]:c,targets:wo(e,t.origin),source:t.origin,arrows:t.transfers.map(([g,d])=>[g,d]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var Nr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function vc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Tr(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function kc(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var _c={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Ne(e,t,()=>{let n=Lt(e,e.local),o=q(e),s={placing:Mc,attack:Sc,move:Oc,commit:Ec};return[n==="attack"||n==="move"?$c(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&ze(e,t),o.menu.answer_draw&&to(e,o,"answer_draw",{},t),Mt(e,o,{})]})};function $c(e,t){let{local:n,set:o}=e,{forms:s}=q(e),r=Lt(e,n),a=jr(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>k(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function hn(e,t,n=""){let o=Tr(e,e.local),s=q(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},k(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function mn(e,t,n,o,s,r){let a=o.map(c=>({value:String(c),text:te(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es")),i=c=>c!==""&&Number(c)!==s&&e.set(bo(e,e.local,Number(c),!1).local);return K(t,n,a,s===null?"":String(s),i,r.choose)}function Mc(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=ne(e).place_five,a=s-jt(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),mn(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Nr(n.placed).map(([i,c])=>l("li",{},l("span",{},te(e,i)),l("b",{},`+${c}`),k(`less-${i}`,"−",()=>o(ho(e,n,i,-1)),{"aria-label":`${te(e,i)} −1`}),k(`more-${i}`,"+",()=>o(ho(e,n,i,1)),{disabled:!a,"aria-label":`${te(e,i)} +1`})))),hn(e,"place_five")]}function Sc(e,t){let{local:n}=e,o=q(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${te(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),mn(e,"target",t.place,o,n.target,t),hn(e,"attack",s)]}function Oc(e,t){let{local:n,set:o}=e,{provinces:s}=ne(e).move,r=s.map(c=>c[0]).filter(c=>c===n.origin||it(e,n,c)>0),a=n.origin===null?0:it(e,n,n.origin),i=c=>o({...n,transfers:n.transfers.filter((p,u)=>u!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),mn(e,"source",t.source,r,n.origin,t),n.origin!==null&&mn(e,"target",t.target,wo(e,n.origin),null,t),...a>1?ot(Math.min(n.amount,a),[1,a],c=>o({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,p,u],g)=>l("li",{},l("span",{},`${te(e,c)} → ${te(e,p)}`),l("b",{},u),k(`drop-${g}`,"×",()=>i(g),{"aria-label":t.rec_drop})))),hn(e,"move")]}function Ec(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=ne(e).commit,c=u=>o(bo(e,n,u,!1).local),p=(u,g,d,f,h=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":u,checked:f,disabled:h,change:()=>c(g)}),l("span",{},te(e,g)),l("b",{},d));return[zr(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,g])=>p(`card-${u}`,u,g,n.cards.includes(u))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${xo(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},wc(e,n))),hn(e,"commit")]}var xo=(e,t)=>t.map(n=>`${te(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function zr(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return l("p",{class:"teg-parties"},j(t,n),t.seats[n].name," → ",l("b",{},te(e,s))," (",j(t,o),t.seats[o].name,")")}var Cc={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(g=>n.people?.includes(g)&&g!==o?.seat&&g!==n.viewer).map(g=>k(`look-${g}`,l("span",{},j(n,g),`${t.curtain_me} ${n.seats[g].name}`),()=>s(Jt(n,g)),{class:"teg-wide-button"})),u=o?.fight;return D(t.rec_result,zr(e),u&&l("p",{},`${t.attack}: `,l("b",{},u.offence),` · ${xo(e,u.cards)}`),u&&l("p",{},`${t.defence}: `,l("b",{},u.defence),` · ${xo(e,u.defence_cards)}`),u&&l("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&l("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&k("cover",t.secret_hide,r,{class:"teg-cover"}))}},Ac={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,j(n,o.seat),n.seats[o.seat].name),l("p",{},...(o.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},te(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},j(n,c))))))),!an(e)&&(n.people?.length??0)>1&&k("cover",t.secret_hide,s,{class:"teg-cover"}))}},qr={start:Ar,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:_c,result:Cc,own:Ac},curtain:!0,keys:"keys_rec",shown:kc,renew:(e,t)=>({local:jc(e,t)}),click:bo,key:vc,marks:yc,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},j(e,i),`${e.seats[i].name} `)))]:[]}}};function jc(e,t){let n={...Ar,amount:t.amount===1/0?1:t.amount},{commit:o}=ne(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var Rr={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Lc=["place","attack","regroup","ally_regroup","fire_missile"],Tc={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Dr=["conquest_move","intrusion_move","aggression_move","choose_dice"],Vr=[...Dr,"joint_decision"],Nc=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),xn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),zc=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function X(e){return Vr.some(t=>e[t]?.length)?null:Lc.find(t=>yo(e,t).length)??null}function yo(e,t){return(Tc[t]??[t]).flatMap(n=>e[n]??[])}function le(e,t){return t.missile&&Tt(e)?{fire_missile:e.fire_missile}:e}function Tt(e){return!!e.fire_missile?.length&&!Vr.some(t=>e[t]?.length)}function Hr(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Nc.has(t)&&!t.startsWith("propose_"))}function wn(e,t,n){let o=X(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function vo(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function bn(e,t){let n=X(e);if(n!=="regroup")return n;let o=vo(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function ko(e){return zc.find(t=>e[t]?.length)??null}function _o(e,t){return t==="end_turn"&&!!e.earned}function be(e){let t=X(e);return t?[...new Set(yo(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function ye(e,t){let n=X(e);if(!n||n==="place"||t===null)return[];let o=yo(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function yn(e,t,n=null,o=X(e)){if(!o||!xn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function $o(e){let t=Dr.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function ve(e,t,n,o=!1){let s=le(t.menu,n),r=bn(s,n),{source:a,target:i}=n;if(!r||a===null||!be(s).includes(a))return null;let c=e.countries[a].name;if(r==="place")return yn(s,a)?N(t,r,c,Pr(s,n)):null;if(i===null||!ye(s,a).includes(i))return null;let p=e.countries[i].name;if(xn.has(r))return N(t,r,c,p,Pr(s,n));let u=wn(s,a,i);if(!u.length)return r==="attack"&&o?Kt(t,c,p,Math.max(1,n.keep)):N(t,r,c,p);let g=Mo(u,n);return g===null||o?null:N(t,r,c,p,t.seats[g].name)}function Mo(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function So(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?N(t,o,a):N(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function Pr(e,t){let n=Math.max(yn(e,t.source,t.target,bn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function Br(e,t,n,o,s=!1){let r=le(t.menu,n),a=X(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=Fr(t.menu)&&be(r).includes(o);return{choice:{...p,source:u?o:null},message:ve(e,t,p)}}if(ye(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},g=p||!xn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:g?ve(e,t,u,s):null}}let i=o!==n.source&&be(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let c={...n,source:i?o:null,target:null,occupant:null};return{choice:c,message:Nt(e,t,c)}}function Wr(e,t,n,o){let s=le(t.menu,n),r=X(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||be(s).includes(o)||ye(s,a).includes(o))return null;let i=(...f)=>f.map(h=>e.countries[h].name),c=(...f)=>({message:Qt(t,r,...i(...f),...xn.has(r)?[1]:[])});if(r==="place")return c(o);if(a!==null)return c(a,o);let p=f=>t.owner[f]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return c(o,u.find(f=>p(f)!==(r==="attack"))??u[0]);let g=be(s).filter(f=>ye(s,f).includes(o));if(g.length)return{refusal:{code:"source_first",clause:null,text:`${I(t.lang).source_first} ${i(...g).join(", ")}.`}};let d=u.find(p)??t.owner.findIndex(f=>f===t.viewer);return d<0?null:c(d,o)}function Fr(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Nt(e,t,n){return X(le(t.menu,n))==="fire_missile"&&n.source!==null?Cs(t,e.countries[n.source].name):null}function Gr(e,t){let n=t.missile&&Tt(e.menu),o=le(e.menu,{...t,missile:n}),r=(X(o)!=="place"||Fr(e.menu))&&t.source!==null&&be(o).includes(t.source)?t.source:null,a=t.target!==null&&ye(o,r).includes(t.target)?t.target:null,i=wn(o,r,a).includes(t.occupant??-1)?t.occupant:null,c=X(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:p}}function Ur(e,t,n=null,o=null,s=void 0){let r=le(e.menu,t),a=ye(r,t.source),i=X(r)==="place",c={legal:t.source===null||i?be(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Ir:Ir};return!n||!s||t.source===null?c:{...c,reach:qc(s,n),path:Pc(s,n,o??t.target)}}function qc(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[Yr(e,o.country)]:[]))])}function zt(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Pc(e,t,n){return(zt(e,t,n)?.path??[]).map(o=>Yr(e,o)).filter(o=>o>=0)}var Yr=(e,t)=>e.countries.findIndex(n=>n.name===t);function Kr(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Qr(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Ir={source:null,target:null};var Xr={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function vn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return X(le(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function kn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function ea(e,t){return{...e,register:{...e.register,...t}}}function ta({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=kn(n,o);return{local:r,message:Nt(e,t,r.choice)}}function Rc({board:e,view:t},n,o){let{choice:s}=n,r=ko(t.menu);if(o==="Escape")return{local:kn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return Tt(t.menu)?ta({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&_o(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:I(t.lang).card_forfeit}};if(o.toLowerCase()==="e")return{local:n,message:r?N(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=$o(t.menu);if(!i)return{local:kn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?N(t,i.verb,a):null}}function Zr(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:vn(t,o),arrange:s=>t.set(ea(o,s)),choose:s=>t.set(kn(o,s))},n)}}function Dc({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function Vc(e,t){let{view:n}=e;if(n.over)return null;if(!Hr(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return D(t.actions,l("p",{class:"teg-hint"},s),eo(e,t),Jr(e,t),Ae(n,t))}return D(t.actions,Jr(e,t),Qc(e,t),Xc(e,t),Fc(e,t),Hc(e,t),Zc(e,t),Ae(n,t))}function Hc(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=le(n.menu,o),i=X(a);if(!i)return null;let c=d=>{let f={source:u(d),target:null,occupant:null};s(f),e.send(Nt(r,n,{...o,...f}))},p=d=>d.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,h)=>f.text.localeCompare(h.text,"es")),u=d=>d===""?null:Number(d),g=d=>d===null?"":String(d);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},Uc(i,e,t)),K("source",i==="place"?t.country:t.source,p(be(a)),g(o.source),c,t.choose),i!=="place"&&K("target",t.target,p(ye(a,o.source)),g(o.target),d=>s({target:u(d),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&Bc(e,t),Wc(e,a,t),i==="attack"?Yc(e,t):Kc(e,i,t),i==="place"&&Gc(e,t))}function Bc({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:zt(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":s.damage},l("span",{},s.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:io[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&ae(a.refusal.clause)))}function Wc({view:e,choice:t,choose:n},o,s){let r=wn(o,t.source,t.target);if(!r.length)return null;let a=Mo(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},l("span",{class:"teg-label"},s.occupant),...r.map(i=>k(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Fc(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!Tt(n.menu))return null;let a=()=>{let{local:i,message:c}=ta(e,e.local);s(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},k("missile-mode",l("span",{},de("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function Gc({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=So(e,t,n,"place_missile"),p=i.find(g=>g[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return l("div",{class:"teg-buttons"},a.length>0&&k("act-place_missile",r.place_missile,()=>s(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},k("act-convert_to_missile",r.convert,()=>s(So(e,t,n,"convert_to_missile",u)),{disabled:!p}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:g=>o({convert:Number(g.target.value)})},...Array.from({length:Math.max(p,1)},(g,d)=>l("option",{value:d+1,selected:d+1===u},d+1)))))}function Uc(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function Yc({board:e,view:t,choice:n,choose:o,send:s},r){let a=ve(e,t,n)!==null,i=ve(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},k("act-attack",r.do_attack,()=>s(ve(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},k("act-attack_until",r.do_attack_until,()=>s(ve(e,t,n,!0)),{disabled:!i}),Fe("keep",r.keep,n.keep,[1,Math.max(c,1)],p=>o({keep:p}))))}function Kc({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=ve(e,t,n)!==null,c=bn(le(t.menu,n),n)??r,p=r==="regroup"?vo(t.menu,n.source,n.target):[],u=yn(t.menu,n.source,n.target,c)||999,g=h=>o({amount:h}),d=k(`act-${c}`,a[`do_${r}`],()=>s(ve(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},d);let f=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return l("div",{},p.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(h=>k(`unit-${h}`,a[`unit_${h}`],()=>o({unit:h}),{"aria-pressed":String(h==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(h=>k(`amount-${h}`,String(h),()=>g(h),{"aria-pressed":String(n.amount===h)})),k("amount-all",a.all,()=>g(1/0),{"aria-pressed":String(n.amount===1/0)}),Fe("amount",a.amount,f,[1,u],g)),u>1&&u<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:f,change:h=>g(h.target.valueAsNumber)}),l("div",{class:"teg-buttons"},d))}function Jr({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},j(e,o.seats[0]),n.asked):null}function Qc({view:e,send:t},n){let o=$o(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[s]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>k(`act-${s}-${a+u}`,String(a+u),()=>t(N(e,s,a+u)),{class:"teg-main"}))))}function Xc({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=g=>t.pacts?.find(d=>d.number===g)?.text??`#${g}`,c=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),u=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},s.length>0&&l("div",{},l("p",{},l("b",{},o.joint),c&&`: ${p} → ${c}`),l("div",{class:"teg-buttons"},...s.map(g=>{let d=!!g[0];return k(`act-joint_decision-${d}`,d?o.joint_on:o.joint_stop,()=>n(N(t,"joint_decision",d)),{class:d?"teg-main":null})}))),...[...new Set(r.map(g=>g[0]))].map(g=>l("div",{},l("p",{},o.zone," ",l("small",{},i(g))),l("div",{class:"teg-buttons"},k(`zone-${g}-keep`,o.zone_keep,()=>n(wt(t,u,"zone_decision",g,!0))),k(`zone-${g}-end`,o.zone_end,()=>n(wt(t,u,"zone_decision",g,!1)))))),...a.map(([g])=>l("div",{},l("p",{class:"teg-hint"},i(g)),k(`act-open_joint_attack-${g}`,o.joint_open,()=>n(N(t,"open_joint_attack",g)),{class:"teg-wide-button"}))))}function Zc({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(N(e,a)),r=a=>{let{label:i}=e.forms[a];if(!_o(e,a)){let c=a==="request_card"?"teg-main":null;return k(`act-${a}`,i,s(a),{title:a===ko(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,ae("TEG-12.4")),k(`act-${a}`,i,s(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...o.map(r))}function Jc(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=o.open??i>0,p=n.people??[];return l("section",{class:"teg-card teg-pacts"},k("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>s({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(u=>tu(e,u,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(u=>ou(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&ru(e,t))))}function na(e,t){return l("span",{class:"teg-pair"},...t.map(n=>j(e,n)))}function eu(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function tu({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:eu(e,s.breakable_by??[]),c=i.find(p=>t.breaking===`${a}/${p}`);return l("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},na(e,s.seats),l("span",{},s.text," ",ae(s.clause)),nu(e,s,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((p,u)=>k(u?`break-${a}-${p}`:`break-${a}`,l("span",{},i.length>1&&j(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},j(e,c),r.break_sure),k(`break-${a}-yes`,r.yes,()=>o(wt(e,c,"announce_break",a)),{class:"teg-danger"}),k(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function nu(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${s.broken_by} `,j(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,j(e,r),`${e.seats[r]?.name}.`)}function ou({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),c=(p,u)=>()=>t(wt(e,u,p,s));return l("li",{"data-proposal":s},na(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&k(`accept-${s}`,l("span",{},j(e,a),o.accept),c("accept_pact",a)),i(a)&&k(`decline-${s}`,l("span",{},j(e,a),o.decline),c("decline_pact",a)),i(r)&&k(`withdraw-${s}`,l("span",{},j(e,r),o.withdraw),c("withdraw_proposal",r))))}var su=12;function ru({view:e,register:t,arrange:n,send:o},s){let r=k("offers",s.propose,()=>o(As(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},s.no_offers));let g=[...new Set(a.offers.map(m=>m.kind))],d=[...new Set(a.offers.filter(m=>m.kind===i).map(m=>m.partner))],f=a.offers.find(m=>m.kind===i&&m.partner===c),h=f?.terms??[],y=Kr(f,u),w=f&&y?N(e,f.verb,f.partner,...y):null,b=(m,v)=>m.map(_=>({value:_,text:v(_)}));return l("div",{class:"teg-offer"},K("offer-kind",s.offer_kind,b(g,m=>Vn(e.lang,"pact",m)),i,m=>n({kind:m,partner:"",first:"",terms:""}),s.choose),K("offer-partner",s.offer_partner,b(d,m=>m),c,m=>n({partner:m,first:"",terms:""}),s.choose),h.length>su&&K("offer-first",s.offer_first,b([...new Set(h.map(m=>String(m[0])))].sort((m,v)=>m.localeCompare(v,"es")),m=>m),p,m=>n({first:m,terms:""}),s.offer_all),(!f||h.some(m=>m.length>0))&&K("offer-terms",s.offer_terms,h.map((m,v)=>({value:String(v),text:Qr(m),begins:String(m[0])})).filter(m=>!p||m.begins===p).sort((m,v)=>m.text.localeCompare(v.text,"es")),u,m=>n({terms:m}),s.choose),l("div",{class:"teg-buttons"},k("offer-send",s.send_offer,()=>o(w),{class:"teg-main",disabled:!w}),k("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function au({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${s.secret_whose} `,j(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},s.secret),r,k("private",s.secret_show,()=>n(fe),{class:"teg-cover"}));let a=(...i)=>n(N(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},s.secret),r,l("h5",{},s.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},s.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},dt(i.symbol),l("b",{},i.country),l("small",{},Vn(e.lang,"symbol",i.symbol)),i.bonus&&k(`bonus-${i.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},s.no_cards),...t.exchanges.map((i,c)=>k(`exchange-${c}`,`${s.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),k("cover",s.secret_hide,o,{class:"teg-cover"}))}function iu(e,t,n){let o=I(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[l("p",{},a(s))]:[],...r.map(([,i,c,p])=>l("p",{},`${o.shared} `,j(e,i),`${e.seats[i]?.name} · ${c}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},o.blocked))]:[],...cu(t,e,n).map(i=>l("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function lu(e,t,n,o){let s=zt(e,n,o),r=I(t.lang);return s?s.refusal?[l("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${s.damage}`))]:[]}function cu(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var oa={start:{choice:{...Rr},register:{...Xr},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:Zr(Vc),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,zt(e,vn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:Zr(Jc),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Dc,depends:({view:e})=>e.situation},secret:{draw:au,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=Gr(t,n.choice),s={...Xr,open:n.register.open},r=o.missile?Nt(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=Wr(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=Br(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=le(e.menu,t),s=n??t.target;return X(o)==="attack"&&s!==null&&ye(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Rc,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:ea(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return Ur(e.view,t.choice,vn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],["card",s.cards,n],["exchange",s.exchanges,o]],facts(e,t,n){let{board:o,view:s}=e;return{lines:iu(s,o,n),instead:lu(o,s,vn(e,t),n)}}};var uu={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[pu(e,t)]};function pu({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},j(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function gu({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),o.length?l("ul",{class:"teg-hand"},...o.map(du)):l("p",{class:"teg-hint"},t.no_cards)]}function du({name:e,symbol:t,label:n,bonus:o}){return l("li",{},dt(t),l("b",{},e),l("small",{},n),o>0&&l("span",{class:"teg-gain"},`+${o}`))}function fu({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>l("span",{title:n.weapons[s]},dt(s));return D(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([s,r])=>l("li",{},...Array.isArray(s)?s.map(o):[s],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var sa=mo(uu,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:st(gu),pack:{draw:fu,depends:({view:e})=>e.cards}}});var Oe={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},ra=["attack","strike_air","strike_sea","fire"],mu=["build"],[Co,la,Ao]=[0,1,2],jo={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},aa=new WeakMap;function _n(e){let t=aa.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=q(e),s=Object.keys(Oe).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},c=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=d=>c.includes(d)?p[c.indexOf(d)]:null,g=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:Oe[r]?u(Oe[r]):null,most:g}})});return aa.set(e.view,{secret:e.secret,orders:s}),s}var Oo=e=>[...new Set(e)].filter(t=>t!==null);function $n(e,t){return Oo(_n(e).filter(n=>n.source===t).map(n=>n.verb))}function lt(e,t){let{source:n}=t,o=$n(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(v=>o.includes(v))??o[0];if(n===null||!s)return null;let r=_n(e).filter(v=>v.verb===s&&v.source===n),a=t.about[s],i=v=>Oo(v.map(_=>_.about)).sort((_,O)=>_-O),c=i(r).includes(a),p=Oo((c?r.filter(v=>v.about===a):r).map(v=>v.target)),u=p.includes(t.target??-1)?t.target:null,g=u===null?r:r.filter(v=>v.target===u),d=i(g),f=d.includes(a)?a:d[0]??null,h=g.filter(v=>v.about===f),y=Math.max(0,...h.map(v=>v.most)),w=Math.min(Math.max(t.amounts[s]??(mu.includes(s)?1:1/0),Math.min(1,y)),y),b=h.length>0&&(!p.length||u!==null),m={verb:s,source:n,target:u,targets:p,about:f,abouts:d,amount:w,most:y,done:b};return{...m,load:hu(e,t,m)}}function hu({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(w=>w.source===s&&(o==="march"||w.vehicle===r)),c=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?Co:(r??0)+1]??0),u=e.troop_size??1,g=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),d=Math.min(n.aboard,g),f=i?.goods??[],h=f.flatMap(([w,b])=>{let m=Math.min(n.cargo[w]??0,b);return m?[[w,m]]:[]}),y=u*d+h.reduce((w,[b,m])=>w+c[b]*m,0);return{room:p,used:y,troops:g,aboard:d,goods:f,cargo:h,sizes:c}}var Eo=({board:e},t)=>e.countries[t].name,ia=(e,t,n)=>q(e).names[t]?.[n??-1]?.[0]??"?";function qt(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,c=Eo(e,o),p=s===null?"":Eo(e,s),u=Oe[n]&&ia(e,Oe[n],r),g=(i?.cargo??[]).map(([f,h])=>[ia(e,"good",f),h]),d=(...f)=>N(e.view,n,...f);switch(n){case"attack":return d(c,p,a);case"strike_air":case"strike_sea":return d(c,p,u,a);case"fire":return d(u,c,p);case"march":return d(c,p,g,a);case"carry":return d(c,p,u,a,i?.aboard??0,g);case"upgrade":return d(c,u);default:return d(c,u,a)}}function Lo(e,t){return t?.length?N(e.view,"end_turn",t.map(n=>Eo(e,n))):null}function ca(e){return(q(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function To(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function ua({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,c]=t[s],p=Math.floor(a*i/4)+c,u=Math.max(0,p-n[r]),g=u>o[r],d=Math.min(g?a-1:a,Math.ceil(4*o[r]/i)),f=g?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:g,lost:d,destroyed:f}}function pa({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let c=o.includes(a)?0:Math.min(i,e[s][a]),p=s===Ao?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[s-1][r]-p)}}var xu=e=>!!q(e).menu.end_turn&&!_n(e).length,De=(e,t)=>t.chosen??(xu(e)?[]:null),No=e=>({source:e,target:null,aboard:0,cargo:{}}),zo=(e,t)=>({...e,...No(t)});function ga(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=De(e,t);if(r)return{local:s?{...t,chosen:qo(r,n)}:t};let a=lt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:qt(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:zo(t,n===t.source?null:n)};if(!a)return{local:t};let i=ra.find(u=>_n(e).some(g=>g.verb===u&&g.source===a.source&&g.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=ra.includes(a.verb)?a.verb:"attack",p=Oe[c]?a.about??0:null;return{local:t,message:qt(e,{...a,verb:c,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var qo=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function da(e,t,n){let{menu:o}=q(e),s=lt(e,t);if(n==="Escape")return{local:{...zo(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:De(e,t)??[]}};if(n==="Enter"){let r=De(e,t);return{local:t,message:r?Lo(e,r):qt(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function fa(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!q(e).menu.end_turn)return{...jo,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:zo(t,null),a=lt(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function ma(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:wu(e,t)},r=De(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=lt(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...s,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return s}function wu(e,t){let{view:n}=e,o=De(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return To(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:Po(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function Po({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function ha({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var Mn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},wa=["armoury","airfield","shipyard"],[yu,vu]=[.55,.9];function ku({planes:e=[],ships:t=[],levels:n=[]},o,s){return[["plane",e[o]],["ship",t[o]],["wall",n[0]?.[o]],...s<vu?[]:wa.map((a,i)=>[a,n[i+1]?.[o]])].filter(([,a])=>a>0)}function ba(e,t,n,o,s){let r=Ut(o,s),a=Math.max(8.4,r.least/o),i=.7*Math.max(a*.95,r.least/o),c=o>=yu,p=Object.fromEntries(Object.keys(Mn).map(g=>[g,[]])),u=[];return e.countries.forEach(({label:[g,d]},f)=>{let h=ku(t,f,o);if(!h.length)return;let y=h.map(([,E])=>a+(c&&E>1?a*.1+i*String(E).length:0)+1.5),w=y.reduce((E,M)=>E+M,0),[b,m]=[r.grown+2.6+a/2,r.grown+2.6],v=[[g-w/2,d-b],[g-w/2,d+b],[g+m,d],[g-m-w,d]],_=v.map(([E,M])=>[E,M-a/2,E+w,M+a/2]),[O,A]=v[pr(e,lo(r),co(n),_)];h.forEach(([E,M],S)=>{let T=[O+a/2,A];p[E].push(...Ye(Mn[E]).map(L=>L.map(([V,z])=>[T[0]+V*a/20,T[1]+z*a/20]))),c&&M>1&&u.push({at:[O+a+.6,A],text:String(M)}),O+=y[S]})}),[..._u(e,t,r,o),...["plane","ship","wall",...wa].flatMap(g=>[xa(`${g}-under`,p[g],e,o,!0),xa(g,p[g],e,o,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:u.map(g=>g.at[0]),y:u.map(g=>g.at[1]),text:u.map(g=>g.text),textposition:"middle right",textfont:{family:he,weight:700,size:Math.max(a*o*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function xa(e,t,n,o,s){let r=s?Math.max(2.6*o,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...ie(t),fill:"toself",hoveron:"fills",fillcolor:s?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function _u(e,t,n,o){let s=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[Co][i]??0)/Math.max(t.armies[i],1):0;return c>0?[$u(a,n.grown+1.5/o,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...re(s),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*o,3.4)),r("war-free",e.palette.covered,Math.max(2.4*o,2))]}function $u([e,t],n,o){let s=Math.max(3,Math.round(28*o));return Array.from({length:s+1},(r,a)=>{let i=2*Math.PI*o*(a/s);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Pt=["troop","plane","ship"],Io=["wall","armoury","airfield","shipyard"];function It(e,t=""){let n=P("path",{d:Mn[e],fill:"currentColor"});return P("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var va=(e,t)=>t.map(([n,o])=>`${o} ${e.things?.good[n]}`).join(", "),Ve=({board:e},t)=>t===null?"":e.countries[t].name,Mu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Ne(e,t,()=>{if(!q(e).menu.end_turn)return[ze(e,t)];let n=De(e,e.local);return n?zu(e,n,t):[...Eu(e,t),Tu(e),Nu(e)]})};function Su({view:e}){let t=W(e.lang),n=Pt.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[l("span",{title:e.things?.aim[s]},It(Pt[s]),l("b",{},o))]:[]))}function Ou({view:e,send:t}){let n=W(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?l("div",{class:"teg-buttons"},...o.map(([r,a])=>k(`routine-${r}`,`${s[r]} (${a})`,()=>t(Os(e,r))))):null}function Eu(e,t){let{view:n,local:o,patch:s}=e,r=W(n.lang),a=lt(e,o),i=$n(e,o.source),c=q(e).forms,p=n.owner.flatMap((u,g)=>u===n.viewer&&$n(e,g).length?[g]:[]);return[Su(e),Ou(e),Ro(e,"source",t.source,p,o.source,u=>s(No(u)),t),o.source===null&&l("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>k(`verb-${u}`,c[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?Cu(e,a,t):[]]}function Ro(e,t,n,o,s,r,a){let i=o.map(c=>({value:String(c),text:Ve(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es"));return K(t,n,i,s===null?"":String(s),c=>r(c===""?null:Number(c)),a.choose)}function Cu(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=W(o.lang),{names:c,forms:p}=q(e),u=Oe[t.verb],g=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",d=qt(e,t),f=h=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:h}});return[l("p",{class:"teg-hint"},t.targets.length?g?i.aim:i.where:i.here),t.targets.length>0&&Ro(e,"target",n.target,t.targets,t.target,h=>r({verb:t.verb,target:h}),n),u&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(h=>k(`${u}-${h}`,c[u]?.[h]?.[1]??String(h),()=>r({verb:t.verb,about:{...s.about,[t.verb]:h}}),{"aria-pressed":String(h===t.about)}))),Au(e,t),t.most>1&&l("div",{},...ot(t.amount,[1,t.most],f,n)),t.load&&Lu(e,t,t.load),ju(e,t),l("div",{class:"teg-buttons"},k(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(d),{class:"teg-main",disabled:!d}))]}function Au({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return l("p",{class:"teg-hint"},`${W(e.lang).each_costs} ${va(e,c)}`)}function ju({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=W(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:g,conquered:d,lost:f,destroyed:h}=ua(e,n,o,s);return l("p",{class:`war-forecast ${d?"war-good":""}`},l("b",{},d?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${d?">":"≤"} ${a.defence.toLowerCase()} ${g}. `,`${a.lose} ${f}, ${a.loses} ${h}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=pa(e,t==="strike_air"?la:Ao,n,o,s);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Lu(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:c}){let{view:p,local:u,patch:g}=e,d=W(p.lang);if(!s&&!a.length)return null;let f=y=>i.find(([w])=>w===y)?.[1]??0,h=(y,w,b,m,v,_)=>l("li",{},l("span",{},w,l("small",{},` /${m}`)),l("b",{},b),k(`${y}-less`,"−",()=>_(b-1),{disabled:b<1,"aria-label":`${y} −1`}),k(`${y}-more`,"+",()=>_(b+1),{disabled:b>=m||o+v>n,"aria-label":`${y} +1`}),k(`${y}-most`,"⇥",()=>_(Math.min(m,b+Math.floor((n-o)/v))),{disabled:b>=m||o+v>n,"aria-label":`${y} max`}));return l("div",{class:"war-load"},l("h5",{},`${d.cargo}: `,l("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&h("aboard",d.aboard,r,s,p.troop_size??1,y=>g({aboard:y})),...a.map(([y,w])=>h(`cargo-${y}`,p.things?.good[y],f(y),w,c[y],b=>g({cargo:{...u.cargo,[y]:b}})))))}function Tu({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},W(e.lang).locked)}function Nu({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},k("end",W(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function zu(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=W(o.lang),c=o.next_troops?.[o.viewer??-1]??0,p=To(c,t),u=ca(e),g=(s?.delivery??[]).filter(y=>o.owner[y]===o.viewer),d=Lo(e,t),f=y=>r({chosen:y}),h=o.owner.flatMap((y,w)=>y===o.viewer&&!t.includes(w)?[w]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},u.length>1&&k("deliver-borders",i.borders,()=>f(u[0])),u.length>0&&k("deliver-all",i.all,()=>f(u[u.length-1])),g.length>0&&k("deliver-before",i.before,()=>f(g))),Ro(e,"source",n.place,h,null,y=>y!==null&&f([...t,y]),n),l("ul",{class:"teg-list"},...t.map((y,w)=>l("li",{},l("span",{},Ve(e,y)),l("b",{},`+${p[w]}`),k(`drop-${y}`,"×",()=>f(qo(t,y)),{"aria-label":`${Ve(e,y)} ×`})))),l("div",{class:"teg-buttons"},o.phase==="orders"&&k("back-to-orders",i.back,()=>r({chosen:null})),k("act-end_turn",i.end_now,()=>a(d),{class:"teg-main",disabled:!d}))]}var qu={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=W(n.lang);return t===null?D(o.place,l("p",{class:"teg-hint"},o.look)):D(o.place,l("p",{class:"war-name"},j(n,n.owner[t]),l("b",{},Ve(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Iu(e,t))}};function Pu({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...Io.map((a,i)=>e.levels?.[i][t]??0)],r=[...Pt.slice(1),...Io];return l("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[l("span",{},It(r[i],o[i]),l("b",{},a))]:[]))}function Iu(e,t){let{view:n}=e,o=W(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Pt.flatMap((c,p)=>{let[u,g]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let d=u-g;return[l("tr",{},l("th",{scope:"row"},It(c),` ${n.things?.aim[p]}`),l("td",{},l("b",{},u)),l("td",{},d>0&&`${d} ${o.busy}`))]}),a=Io.flatMap((c,p)=>{let u=n.levels?.[p][t]??0;return u?[l("tr",{},l("th",{scope:"row"},It(c),` ${n.things?.installation[p]}`),l("td",{},l("b",{},u)),l("td",{},o.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},o.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),Ru(e,t))}function Ru(e,t){let{view:n,secret:o}=e,s=W(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=Po(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${s.stock}: `,i.length?va(n,i):s.no_stock)}function Du(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=W(n.lang),i=ha(e),c=(o.delivery??[]).map(p=>Ve(e,p)).join(", ");return[o.objective&&l("h5",{},t.objective),o.objective&&l("p",{class:"teg-objective"},o.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>k(`good-${p}`,l("span",{},`${n.things?.good[p]} `,l("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var Vu=(e,t)=>({...t,secret:W(e.lang).lock_title,secret_show:W(e.lang).show}),ya=st(Du),Hu={draw:(e,t)=>ya.draw(e,Vu(e.view,t)),depends:e=>[ya.depends(e),e.local.good]},Bu={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},k("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),W(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(o=>l("li",{},o))))},Wu={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=W(n.lang),r=l("p",{},l("b",{},Ve(e,o.source))," → ",l("b",{},Ve(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],g=o.destroyed.flatMap((d,f)=>d?[`${d} ${u[f]}`]:[]);return D(s.last,r,l("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${g.join(", ")||s.none}.`),ae("WAR-9.8"))}let c=o.kind==="land_attack",p=c?0:o.unit;return D(s.last,r,l("p",{class:"war-fight"},It(Pt[p]),l("b",{},o.sent),` ${s.sent} · `,l("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),ae(c?"WAR-6.3":"WAR-9.5"),o.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},ka={start:{...jo},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Mu,place:qu,secret:Hu,goals:Bu,battle:Wu},renew:(e,t)=>({local:fa(e,t)}),click:ga,key:da,marks:ma,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[Pu(e,n)]}),keys:"keys_wargame",stays:!0,traces:ba};var Fu={teg:oa,tgm:sa,reconquista:qr,wargame:ka,eggar:Er};function Sn(e){return Fu[e??""]??Cr}var Gu=350;function Do(e,t,n){if(!n)return;e.hidden=!1;let o=t.getBoundingClientRect(),[s,r]=[n.x-o.left,Math.min(Math.max(n.y-o.top,0),o.height)],a=Math.min(Math.max(s-e.offsetWidth/2,4),o.width-e.offsetWidth-4),i=r>o.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function _a({card:e,frame:t},n,o,s){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(d,f=Gu)=>{c(),r=o.group(d),r?.classList.add("teg-lit"),i=setTimeout(()=>u(d),f)},u=d=>{a=d;let{board:f,view:h}=n(),y=Z(h)?h:null,w=y?s(d):{};if(!w)return;let{lines:b=[],instead:m=[]}=w,v=m.length?m:[Yu(f,y,d)];e.replaceChildren(...Uu(f,y,d),...b,...v);let _=o.pixel(f.countries[d].label);Do(e,t,_)};return{point:p,hide:c,again:()=>a>=0&&u(a)}}function $a(e,t,n){if(t&&t.owner[n]>=0)return j(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:o}})}function Uu(e,t,n){let{name:o,continent:s}=e.countries[n],r=I(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},o),l("small",{},e.continents[s]?.name??"")),l("p",{},$a(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function Yu(e,t,n){let o=I(t?.lang??"es");return l("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>l("span",{},$a(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&l("b",{},` ${t?.armies[s]}`))))}function Ma(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},c),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},c),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function Sa(e,t,n){let o=null,s=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?s(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&o&&n(c.apart/o.apart,o,c),o=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function Aa(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Ku=new Set(["x","y","fillcolor","line.color","line.width"]),Qu=new Set(["x","y","text","textposition"]),Xu=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function ja(e,t,n,o,s){let r=o.traces.map((a,i)=>{let c=n[a],p=e.querySelector(`.trace${c.uid}`),u=Object.keys(o.update).filter(g=>o.update[g][i]!==void 0);return p&&Zu(t[a],c,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Zu(e,t,n,o,s){let r=c=>o.every(p=>c.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Ku))return()=>Vo(t,n,s);if(t.mode==="text"&&r(Qu))return()=>Ho(e,t,n,s);let i=n.querySelectorAll(".point");return t.mode==="markers+text"&&r(Xu)&&i.length===t.x.length?()=>tp(e,t,n,i):null}function Vo(e,t,n){let o=Ju(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(P("g")).appendChild(P("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=P("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function Ju({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var ep={left:"end",center:"middle",right:"start"},Oa=1.3,Ee=(e,t)=>Array.isArray(e)?e[t]:e;function Ea({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Ee(o,a),size:Ee(s.size,a),color:Ee(s.color,a)}]:[])}var Ca=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function Ho(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=w=>{let b=w.text.split("<br>"),[m,v]=[o.x(w.x),o.y(w.y)],_={fontFamily:s,fontSize:`${w.size}px`,fontWeight:r,fontStyle:a,fill:w.color,whiteSpace:"pre"},O=(b.length-1)*Oa+1,A=P("text",{x:m,y:v,"text-anchor":ep[w.place.split(" ")[1]],style:_});return b.length===1?A.textContent=w.text:A.append(...b.map((E,M)=>P("tspan",{class:"line",x:m,y:v,dy:`${M*Oa}em`},E))),P("g",{class:"textpoint",transform:`translate(0,${w.size*(.75-O/2)})`},A)},c=n.querySelector(".text");if(!c)return;let[p,u]=[Ea(e),Ea(t)],g=[...c.children],d=new Map(g.length===p.length?p.map((w,b)=>[Ca(w),g[b]]):[]),f=u.map(w=>d.get(Ca(w))),h=new Set(f);for(let w of g)h.has(w)||w.remove();let y=c.firstElementChild;u.forEach((w,b)=>{let m=f[b]??i(w);m===y?y=y.nextElementSibling:c.insertBefore(m,y)})}function tp(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:c},p)=>({point:{fill:Ee(i.color,p),stroke:Ee(i.line.color,p),strokeWidth:`${Ee(i.line.width,p)}px`},number:{fontSize:`${Ee(c.size,p)}px`,fill:Ee(c.color,p)}}),a=(i,c,p)=>{for(let u of Object.keys(p))p[u]!==c[u]&&(i.style[u]=p[u])};o.forEach((i,c)=>{let[p,u]=[r(e,c),r(t,c)];a(i,p.point,u.point),a(s[c],p.number,u.number),e.text[c]!==t.text[c]&&(s[c].textContent=t.text[c])})}function La(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=P("rect",{width:t,height:n,style:{fill:o}});return P("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>np(a,s)))}function np(e,t){let n=P("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>P("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&Vo(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...op(e,t)),o.endsWith("text")&&Ho({...e,text:[]},e,n,t),n}function op({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let g={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[P("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:c,style:g})]})}var sp=1500,rp=600,ap=640,ip={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Na(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,c=0,p=!1,u=!1,g,d=Ta([1,1],qe()),f,h=Promise.resolve(),y=b=>{let[m]=b.points??[],{uid:v=""}=s[m?.curveNumber]??{};if(v===un)return m.pointNumber;let _=hr.exec(v);return _?Number(_[1]):-1},w={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:qe(),type(b){t=b,a=""},look(b){b.times===w.window.times&&b.left===w.window.left&&b.top===w.window.top||(w.window=b,w.onZoom())},reveal(b){r&&w.look(fr(r,w.window,b))},async draw(b,m,v,_,O){e.style.aspectRatio=`${b.width} / ${b.height}`;let A=(c||=e.clientWidth)||ap,E=w.window,M=(O.drawing??xr)(b,m,v,E.times*A/b.width,O.traces,t).map(Aa),S=`${A} ${_} ${E.times} ${E.left} ${E.top}`,T=r===b&&s.length===M.length&&a===S,L=T?yr(s,M):null,V=wr(b,_,A,E),z=async()=>{g??=await n(),await g.react(o,M.map(lp),V,ip),p=!1,u||w.take()};if(await h,i.signal.aborted)return;clearTimeout(f);let G=s,J=r===null;[s,r,a]=[M,b,S],d=Ta([A/b.width,V.height/b.height],E),!u&&w.sketch(La(M,V,d))||L&&ja(o,G,M,L,d)?p=!0:!T||p&&L?await z():L&&await g.restyle(o,L.update,L.traces),p&&(f=setTimeout(async()=>{let H=f;g??=await n(),f===H&&!i.signal.aborted&&(h=z())},u?sp:rp)),J&&w.listen(O)},sketch(b){return e.querySelector(".teg-sketch")?.remove(),b&&e.append(b),b!==null},take(){if(u=!0,w.sketch(null),i.signal.aborted)return w.purge();o.on("plotly_hover",b=>{let m=y(b);m>=0&&w.onHover(m)}),o.on("plotly_unhover",()=>w.onLeave())},listen(b){window.addEventListener("mousedown",m=>{if(!e.contains(m.composedPath()[0]))return;m.shiftKey&&(m.stopPropagation(),m.preventDefault());let v=w.at(m),_=w.window,O=w.point(m),A=_.times>1&&O&&!(b.drag&&v>=0),E=S=>{let T=e.getBoundingClientRect(),L=(r?.width??0)/_.times/T.width,[V,z]=[m.clientX-S.clientX,m.clientY-S.clientY];r&&Math.hypot(V,z)>=8&&w.look(so(r,_,V*L,z*L))};A&&!m.button&&window.addEventListener("mousemove",E);let M=S=>{window.removeEventListener("mousemove",E);let T=Math.hypot(S.clientX-m.clientX,S.clientY-m.clientY)<8;v>=0&&T&&w.onClick(v,S),v>=0&&!T&&!A&&w.onDrag(v,w.at(S))};m.button||window.addEventListener("mouseup",M,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",m=>{let v=w.point(m);!(m.ctrlKey||m.metaKey)||!r||!v||(m.preventDefault(),m.stopPropagation(),w.look(Pe(r,w.window,Math.exp(-m.deltaY/250),v)))},{capture:!0,passive:!1,signal:i.signal}),Ma(e,i.signal,m=>{let v=w.at(m);return v>=0&&w.onHold(v),v>=0},()=>w.onLeave()),Sa(e,i.signal,(m,v,_)=>{let[O,A]=[w.point(v),w.point(_)];r&&O&&A&&w.look(so(r,Pe(r,w.window,m,A),O[0]-A[0],O[1]-A[1]))})},resized(b){return!b||Math.abs(b-c)<1?!1:(c=b,!0)},pixel([b,m]){if(!r)return null;let v=e.getBoundingClientRect();return{x:v.left+(b-d.window.left)*d.unit[0],y:v.top+(m-d.window.top)*d.unit[1]}},at(b){let m=w.point(b);return m&&r?r.countries.findIndex(v=>ds(v.polygons,m)):-1},point({clientX:b,clientY:m}){if(!r)return null;let v=e.getBoundingClientRect();return[d.window.left+(b-v.left)/d.unit[0],d.window.top+(m-v.top)/d.unit[1]]},group(b){return e.querySelector(`.tracec${b}`)},purge(){i.abort(),clearTimeout(f),u&&g.purge(o)}};return w}function Ta([e,t],n){let o=[e*n.times,t*n.times],s=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:o,window:n,x:s(n.left,o[0]),y:s(n.top,o[1])}}function lp(e){return structuredClone(e)}var Bo={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},cp=Object.keys(Bo);function za({battle:e,last:t},n){let[o,s,r]=Bo[n]??Bo.quick;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function Rt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function On(e,t){let n=Rt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Le(e,"action"):null}}var qa={draw:up,depends:({view:e,pace:t})=>[t,On(e,t.auto).pauses,Rt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function up({view:e,now:t,pace:n,pause:o,setSpeed:s,send:r},a){if(!e.seats.some(p=>p.bot))return null;let{pauses:i}=On(e,n.auto),c=p=>p==="end"&&e.people?.length?"until_mine":`until_${p}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),k("pause",l("span",{},de(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),o,{class:!i&&Rt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:p=>s(p.target.value)},...cp.map(p=>l("option",{value:p,selected:p===n.speed},a[p])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>k(`until-${p}`,a[c(p)],()=>r(Le(t(),p)),{disabled:!Rt(e)}))))}function Pa({view:e,pace:t}){if(t.speed==="at_once"||!Rt(e)||e.step<e.steps||e.last.target===null)return null;let o=e.news.filter(s=>s.step===e.step).slice(0,2).map(s=>l("p",{},s.seat!==null&&j(e,s.seat),s.text));return o.length?l("div",{},...o):null}var pp=2e3,gp=15,Ia=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function Wo(e,t,n){let o=t.length===2?"arrows":"marks",s=c=>t.every((p,u)=>c[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(c=>!s(c));return Cn({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function dp(e,t,n){let o=t.trim();if(typeof e.say!="object")return Cn({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return Cn({...e,say:Object.keys(a).length?a:""})}var En=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Cn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Ra={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,p]=[En(r.say,a),En(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],g=({target:f})=>f.value.trim()!==c&&t(xt(e,dp(r,f.value,a))),d=l("textarea",{"data-key":"say",rows:2,maxlength:pp,"aria-label":s.comment,change:g,focus:()=>n.auto&&e.goes_on&&o()});return d.textContent=c,l("div",{class:"teg-note"},p&&l("p",{},l("b",{},p)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:s.draw_how},c?s.comment_change:s.comment_add),d),u.length>0&&k("wipe",s.wipe,()=>t(xt(e,Cn({...r,arrows:[],marks:[]}))))))}};function Da(e){let t=P("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>P("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([c,p])=>`${c.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(s.arrows??[]).map(([u,g,d="good"])=>o(d,Gt(e,n(u),n(g)),"drawn-arrow")),p=(s.marks??[]).map(([u,g="good"])=>o(g,[Ue(e.countries[n(u)].label,gp)],"drawn-mark"));t.replaceChildren(...p,...c)}}}function Va(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let p=d=>[...new Set([c,t(d)])].filter(f=>f>=0),u=d=>o(p(d),Ia(d)),g=d=>{d.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",g,!0),t(d)>=0?s(p(d),Ia(d)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",g,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function fp(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function mp({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,c=h=>h===null?null:l("span",{},j(t,h),t.seats[h].name),p=(h,y)=>y.length>0&&l("span",{},l("b",{},`${h}: `),...fp(y).flatMap(([w,b],m)=>[`${m?"; ":""}${b.map(v=>e.countries[v].name).join(", ")} (`,c(w),")"]),". "),u=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([h,y],w)=>[w?", ":"",c(h),` ${y}`]),"."),g=(h,y)=>y&&l("p",{},l("b",{},`${h}: `),y),d=[p(n.since_lost,o),p(n.since_won,s),u],f=D(n.since,d.some(Boolean)&&l("p",{},...d),g(n.cards,a),g(n.pacts,i));return f.classList.add("teg-since"),f}var Ha={draw:mp,depends:({view:e})=>e.since};function Ba(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var Wa=90,hp=0,Fa={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${hp+=1}`,i=g=>g.key==="Enter"&&p(g),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=g=>{g.preventDefault(),c.value.trim()&&t(Ss(e,c.value))},u=s.length>Wa?`${s.slice(0,Wa)}…`:s;return queueMicrotask(()=>{let g=c.closest(".teg"),d=c.getRootNode().activeElement;g&&d&&(d===g||g.contains(d)&&!d.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),D(n.throw,l("form",{class:"teg-throw",submit:p},l("label",{},l("span",{},o),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([g,d])=>l("option",{value:g,label:d===g?null:d}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:s},u)))}};var xp={timeline:{draw:bp,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:qa,lines:Hs,note:Ra,hint:{draw:yp,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,o.curtain&&n===null]},banner:{draw:kp,depends:({view:e})=>[e.over,e.seats]},turn:{draw:_p,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:Ha,throw:Fa,refusal:{draw:$p,depends:({refusal:e})=>e},odds:_s,battle:{draw:Mp,depends:({view:e})=>e.battle},seats:{draw:Sp,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:Ep,depends:({view:e})=>e.news}};function Ga(e,t=!1){let n=null,o=[],s={...xp,places:Qs()},r=a=>{let i=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:a.sections[g]??s[g],drawn:""}),c=(t?[]:a.side.flatMap(g=>g==="turn"?[g,"throw"]:g)).map(i),p=(t?["news"]:[...a.below,"places"]).map(i),u=(t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(i);e.timeline.replaceChildren(...u.map(g=>g.slot)),e.side.replaceChildren(...c.map(g=>g.slot)),e.below.replaceChildren(...p.map(g=>g.slot)),n=a,o=[...u,...c,...p]};return a=>{a.game!==n&&r(a.game);let i=I(a.view.lang);for(let c of o){let p=c.section.steady?[]:[a.view.line,a.view.step],u=JSON.stringify([a.view.lang,...p,c.section.depends(a)]);c.drawn!==u&&(c.drawn=u,wp(c.slot,c.section.draw(a,i)))}}}function wp(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function bp({view:e,turns:t,send:n},o){let{step:s,steps:r,lang:a}=e,i=e.memory,c=(g,d,f,h)=>k(g,de(d),()=>n(Q(e,h)),{title:f,"aria-label":f,disabled:Q(e,h)===null}),p=l("output",{class:"teg-counter"},`${s}/${r}`),u=l("input",{type:"range","data-key":"position","aria-label":o.position,min:0,max:r,value:s,input:g=>p.textContent=`${g.target.value}/${r}`,change:g=>n(Q(e,g.target.valueAsNumber))});return l("div",{class:"teg-timeline"},i&&l("span",{class:"teg-group"},c("first","first",o.first_step,0),c("back","back",o.back,s-1),c("forward","forward",o.forward,s+1),c("last","last",o.last_step,r)),i&&l("span",{class:"teg-slider"},u,Fs(t.filter(g=>g.line===e.line),[0,r],g=>n(Q(e,g)),o,a)),i&&p,e.undoing!=="off"&&l("span",{class:"teg-group"},k("undo",`↶ ${o.undo}`,()=>n(Xt(e)),{disabled:!e.undo,title:"U"}),i&&k("redo",`↷ ${o.redo}`,()=>n(Zt(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":o.language},...["es","en"].map(g=>k(`lang-${g}`,g,()=>n(g===a?null:Vs(g)),{"aria-pressed":String(g===a)}))))}function yp({view:e,hint:t,secret:n,game:o,send:s},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||o.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},k("hint",r.advice_ask,()=>s(js(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function vp(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=Bn.includes(s??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:i=>n(Ls(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},s),...Bn.map(i=>l("option",{value:i,selected:i===s},o[i])))}function kp({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},j(e,i),e.seats[i].name))),l("span",{},o),s.length>0&&l("h5",{},t.objectives),...s.map(([i,c])=>l("p",{},j(e,i),`${e.seats[i].name}: ${c}`)))}function _p({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",o&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>l("li",{},l("b",{},s.armies),` ${s.source}`))))}function $p({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),k("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),ae(e.clause)):null}function Mp({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=bs(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,c=(u,g)=>Ke(g[u],g.winner===u?"won":g.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},j(t,o.seat),e.countries[o.source].name),l("span",{}),l("span",{},j(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[c("attack",u),l("b",{class:"teg-versus"},u.winner?p[u.winner]:""),c("defence",u)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),o.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function Sp({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,c)=>c.length>i.length?c:i),a=[["",o.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?Op(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},j(e,c),i.name,c===e.first&&l("small",{title:o.first}," ①"),c===e.viewer&&l("small",{title:o.viewer}," ◂"),i.bot&&vp(e,c,n,o)),...r.map(([p,u])=>l("td",{title:u},s[c].find(g=>g[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>l("span",{},p))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>de(i)?[l("span",{},de(i),` ${c.toLowerCase()}`)]:[])))}function Op(e,t){let n=de(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function Ep({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>l("li",{class:o.step===e.step?"teg-new":null},o.seat===null?l("i",{class:"teg-dot teg-none"}):j(e,o.seat),l("span",{},o.text," ",ae(o.clause))))):l("p",{class:"teg-hint"},t.no_news))}function Ua(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}var Dt=4;function Ka(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+Dt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Dt:a.top-Dt-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+Dt),r.right-t.offsetWidth-Dt);Object.assign(t.style,{top:`${c-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(k("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...Ya(r,a),...r.decisions.map(i=>l("section",{},...Ya(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function Ya({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let c=a.map(p=>l("li",{},`${i.other_reading}: ${p.text}`,p.option&&l("code",{},p.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${o}`},s),l("ul",{},...c)]}function Qa(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),o=l("div",{class:"teg-here",hidden:!0}),s=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(_,O)=>l("button",{type:"button","data-key":_},O),[p,u,g]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],d=l("div",{class:"teg-tools"},p,u,g),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),h=l("details",{class:"teg-card teg-whole"}),y=l("p",{class:"teg-keys"}),w=l("div",{class:"teg-frame"},n,e,o,i,a,r,s),b=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),m=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},m,b,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},w,f,l("div",{class:"teg-top"},t.timeline,d),t.below,h,y),t.side)),places:t,map:n,caption:f,events:h,busy:r,act:i,card:a,wide:p,closer:u,further:g,keys:y,frame:w,notice:m,said:b,here:o,heard:s}}var Cp='data-still="teg_nb"';function Xa(e,t,n){let o=null,s="",r;return n.push(()=>{clearTimeout(r),o&&(o.style.display="")}),a=>{if(o?.isConnected||(o=Ap(e)),!o||(o.style.display="none",a===s))return;let i=s==="";s=a,clearTimeout(r),i||(r=setTimeout(t,1500))}}function Ap(e){let t=e.closest(".jp-OutputArea-child")?.previousElementSibling,n=t?.querySelector("img");return n&&decodeURIComponent(n.src).slice(0,400).includes(Cp)?t:null}var jp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Za=2;function Ja(e,t,n){let o=jp[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let c=i.map(u=>{let[g,d]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[f,h]=[g*o[0]+d*o[1],Math.abs(g*o[1])+Math.abs(d*o[0])];return u!==t&&f>0&&h<=Za*f?Math.hypot(f,Za*h):1/0}),p=Math.min(...c);return p<1/0?i[c.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var Lp=15e3,Tp=250,ei=new Set(["undo","redo","step","level"]);function ti(e,{root:t,notice:n,busy:o},s,r,a){let i,c,p=!1,u=0,g=!1,d=null,f=null,h=Array.from(crypto.getRandomValues(new Uint32Array(3)),E=>E.toString(36)).join("-"),y=`${h}!`,w=`${h}?`,b=()=>t.hasAttribute("data-busy"),m=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(m);let v=()=>{i=setTimeout(()=>{let E=O.presence();if(E==="busy"||p&&E!=="unknown")return v();m(),r.unanswered()},Lp)},_=()=>{let E=I(s()?.lang),M=O.presence();t.dataset.kernel!==M&&(t.dataset.kernel=M),(M==="gone"||M==="away")&&m(),n.hidden=M!=="gone"&&M!=="away",gt(n,n.hidden?"":E[M==="gone"?"kernel_gone":"kernel_away"]),gt(o,M==="busy"&&!p?E.kernel_busy:E.busy)},O=nn(e,_,a),A=(E,M)=>{if(E!==u)return;let S=M?.content?.execution_state;S==="idle"&&m(),p||=S==="busy",_(),r.freed()};return{names:{own:h,driver:y,aside:w},free:m,tell:_,busy:b,there:()=>n.hidden,send(E,M=h){if(!E||n.hidden&&(g||!b())&&r.goes(E))return;if(b()){g&&(d=E);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",E.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),Tp),p=!1,g=M===y,g||(f=E);let S=++u;_(),v();let T=L=>A(S,L);O.send({...E,nonce:M},Object.assign(()=>{},{iopub:{status:T}}))},ask(E){O.send({...E,nonce:w})},write:O.write,kept(){let E=d;d=null;let{line:M,step:S}=s();return E&&ei.has(E.kind)?{...E,line:M,step:S}:E},keep(){let E=f!==null&&ei.has(f.kind);return E&&(d=f),E}}}var Np=250,zp=4,An=1.5,ni={page:11,class:18},qp=250;function oi({model:e,el:t,board:n,part:o}){let s=[],r=Da(n),a=Qa(r.svg),{root:i}=a;t.append(l("style",{},Ze),i);let c=null,p=null,u=null,g=Sn(e.get("view")?.game),d=g.start,f="",h=0,y=je(),w=Ka(i);i.append(w.box);let b=e.get("face")==="look";b&&(i.dataset.face="look"),i.style.setProperty("--teg-ratio",String(n.width/n.height));let m=Na(a.map,ni.page,async()=>(await o("plotly")).default),v=Xa(t,()=>S.ask({kind:"still"}),s),_=Ga(a.places,b),O=Pp(e),A=()=>({board:n,view:g.shown?.(O(),c)??O(),secret:c}),E=()=>{p={code:"no_answer",clause:null,text:I(O().lang).no_answer},Y()},M=Ua(e,O,x=>S.write(x),s),S=ti(e,a,O,{freed:()=>Ce(),unanswered:E,goes:x=>M.goes(x)},s),{own:T,driver:L,aside:V}=S.names,{send:z}=S,G,J=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),U=()=>J().auto&&!!O()?.goes_on&&S.there(),H=()=>U()&&J().speed==="at_once",oe=x=>S.write(x),Be=()=>{let{pauses:x,message:$}=On(O(),J().auto);x===J().auto&&oe({auto:!x}),x||z($)},Ce=()=>{if(clearTimeout(G),S.busy())return;let x=S.kept();if(x)return z(x);U()&&(i.setAttribute("data-going",""),!(!jn||!H()&&(ut||Bt))&&(G=setTimeout(()=>z(Le(O(),"action"),L),za(O(),J().speed))))},ct=new Map,Fo=x=>{let $=g.fight?.(A(),d,x);if(!$||!S.there())return null;let C=pt=>n.countries[pt].name,[R,B]=[$.sources.map(C),C($.target)],se=[...R,B].join();return ct.has(se)||(ct.set(se,null),S.ask(Es(O(),R,B))),ct.get(se)??null},Vt=x=>{x!==d&&(d=x,Y())},si=x=>Vt({...d,...x}),We=x=>x?(x.refusal&&(p=x.refusal,Y()),Vt(x.local),z(x.message??null),!0):!1,ri=()=>{c=null,Y()},Go=()=>{p=null,Y()},Ht=!1,ut=!1,Bt=!1,jn=0,Uo=-1/0,Yo,Y=()=>{if(ut||Ht)return;ut=!0;let x=H()?Uo+qp-performance.now():0;x>0?Yo=setTimeout(Ko,x):queueMicrotask(Ko)},Ko=async()=>{if(!Bt){for(Bt=!0;ut&&!Ht;)ut=!1,await ai();Bt=!1,!Ht&&(Uo=performance.now(),U()||i.removeAttribute("data-going"),Ce())}},ai=async()=>{let x=O(),$=Z(x)?x:null;S.tell(),li(I(x?.lang)),a.further.disabled=m.window.times===1,$&&ci($),i.dataset.theme=y?"dark":"light";let C=$&&{...A(),way:h,odds:Fo(null),turns:e.get("turns")??[],pace:J(),now:O,game:g,local:d,refusal:p,hint:u,set:Vt,patch:si,send:z,click:Nn,cover:ri,dismiss:Go,pause:Be,setSpeed:ui};C&&_(C),await m.draw(n,$&&A().view,$?Rp(Ba(g.marks(A(),d),$),u):Ip,y,g),Qo(),pi(C&&Pa(C),x),zn(),ii(),$&&os.show($),$&&(i.dataset.step=String($.step)),$&&v(`${$.line}/${$.step}/${$.steps}/${$.lang}`),i.dataset.seq=String(++jn)},Qo=()=>{let x=b||!Xo().length?e.get("selected")??[]:[],{note:$={},lang:C}=O()??{};a.caption.textContent=[e.get("caption"),b&&En($.say,C)].filter(Boolean).join(`
`),a.caption.hidden=!a.caption.textContent;let[R,B]=[e.get("marks")??[],e.get("arrows")??[]],se={...$,marks:[...$.marks??[],...R,...x.map(pt=>[pt,"chosen"])],arrows:[...$.arrows??[],...B]};r.draw(se,m.window)},Xo=()=>{let x=O();if(b||g.curtain||!Z(x)||x.viewer===null)return[];let $={...A(),secret:null},{source:C,target:R}=g.marks($,d),B=C===null?g.fight?.($,d,null):null;return B?[...B.sources,B.target].map(se=>n.countries[se].name):C===null||!Object.values(x.menu).some(se=>se.some(pt=>pt[0]===C))?[]:[C,R].flatMap(se=>se===null?[]:[n.countries[se].name])},Zo="",ii=()=>{let x=Xo();x.join()!==Zo&&(Zo=x.join(),S.write({selected:x}))},Jo=()=>{let x=e.get("size")==="class"?"class":"page";i.dataset.size=x,m.type(ni[x]),Y()},Ln=[],li=x=>{if(Ln[0]===x&&Ln[1]===g)return;Ln=[x,g];let $=[["wide",a.wide],["zoom_in",a.closer],["zoom_out",a.further]];for(let[C,R]of $)R.title=x[C],R.setAttribute("aria-label",x[C]);i.setAttribute("aria-label",x.map),a.map.setAttribute("aria-label",x.walk),a.keys.textContent=`${x[g.keys??"keys"]} ${x.keys_map}`},es={line:"",step:-1},ci=x=>{let{line:$,step:C}=es;if(es={line:x.line,step:x.step},$!==x.line||C===x.step)return;let R=x.news.filter(B=>B.step>Math.min(C,x.step-1));(R.length||a.said.firstChild)&&a.said.replaceChildren(...R.slice(-zp).map(B=>l("p",{},B.text)))},ui=x=>oe({speed:x}),pi=(x,$)=>{a.act.hidden=!x,a.act.replaceChildren(...x?[x]:[]),x&&(i.dataset.beat=String($.step%2),Do(a.act,a.frame,m.pixel(n.countries[$.last.target].label)))},ts=()=>{S.free();let x=O();if(!Z(x))return Y();M.shown(),Sn(x.game)!==g&&(g=Sn(x.game),d=g.start);let $=gi(x);h=Ts(x),ct=new Map,p=x.error??null,u&&(u.step!==x.step||u.seat!==x.viewer)&&(u=null),w.close(),ce.hide(),We(g.renew(A(),d)),$&&(g.curtain||g.stays)?z(fe):$&&!H()&&S.ask(fe),Y(),Ce()},Wt=!1,gi=x=>{let $=`${x.line}/${x.step}/${x.steps}/${x.viewer}`;if($===f)return!1;let C=c!==null&&c.seat===x.viewer;f=$;let R=x.people?.length===1;return Wt=(g.curtain?C||R:C&&(R||!!g.stays))&&x.viewer!==null&&!x.over,(!Wt||g.curtain)&&(c=null),Wt},di=x=>{if(x?.nonce===V&&x.kind==="events")return os.hear(x);if(x?.nonce===V&&x.kind==="odds")return ct.set([...x.sources,x.target].join(),x),ce.again(),Y();if(x?.nonce===V&&x.kind==="private"&&c?.seat===x.seat&&x.step===O().step)return c=x,We(g.renew(A(),d)),Y();if(x?.nonce!==T&&x?.nonce!==L)return;S.free();let $=x.kind==="refused"&&x.code==="stale_step";if($&&x.nonce===L||$&&U()&&S.keep())return Ce();if(x?.kind==="clause")return w.show(x,I(O().lang));if(x?.kind==="refused"&&(p=x),x?.kind==="refused"&&x.nonce===L&&oe({auto:!1}),!Wt&&c?.step!==O().step&&(c=null),x?.kind==="private"){let C=O();c=x.step===C.step&&(C.people?.includes(x.seat)??!0)?x:null,We(g.renew(A(),d))}else x?.kind==="hint"?u=x.step===O().step&&x.seat===O().viewer?x:null:x&&g.hear&&(d=g.hear(A(),d,x));Y()};He(e,"change:view",ts,s),He(e,"change:lines",Y,s);for(let x of["auto","speed","turns"])He(e,`change:${x}`,Y,s);for(let x of["caption","marks","arrows","selected"])He(e,`change:${x}`,()=>jn&&Qo(),s);He(e,"change:size",Jo,s),He(e,"change:window",()=>as(),s),He(e,"msg:custom",di,s);let ce=_a(a,A,m,x=>{let $=Fo(x),C=g.facts?g.facts(A(),d,x):{};return $&&C?{...C,instead:ht($,O().lang)}:C}),Tn={country:-1,time:0},ns=x=>{let[$]=e.get("selected")??[];S.write({selected:$===x?[]:[x]})},os=Xs(a.events,{view:()=>M.now(),ask:S.ask,go:(x,$)=>z(Q(O(),x,$))},s);i.addEventListener("click",x=>{let $=x.target,C=$.closest("[data-clause]");w.box.contains($)||w.close(),C&&(w.from(C),z(Ds(C.dataset.clause??"")))});let Nn=(x,$=!1)=>{S.busy()||!Z(O())||(p&&Go(),We(g.click(A(),d,x,$)))};m.onClick=(x,$)=>{if($?.button)return;let C=performance.now(),R=x===Tn.country&&C-Tn.time<Np;if(Tn={country:x,time:C},!(R||S.busy()||!Z(O()))){if(ce.hide(),b)return ns(n.countries[x].name);Nn(x,!!$?.shiftKey)}},m.onDrag=(x,$)=>{$<0||x===$||S.busy()||!Z(O())||We(g.drag?.(A(),d,x,$)??null)},m.onHover=x=>{ce.point(x),g.hover&&Z(O())&&Vt(g.hover(A(),d,x))},m.onLeave=ce.hide;let ss=(x,$)=>z(xt(O(),Wo(O().note,x.map(C=>n.countries[C].name),$)));Va(a.map,m.at,{may:()=>!b&&Z(O())&&O().memory,over:(x,$)=>r.draw(x.length?Wo(O().note,x.map(C=>n.countries[C].name),$):O().note,m.window),done:ss},s),m.onHold=x=>ce.point(x,0),cs(i,(x,$)=>$===a.map&&mi(x)?!0:Z(O())&&hi(x.key,x.shiftKey)),Ge(i,s);let ee=-1,Ft=-1,zn=()=>{let x=ee<0?null:m.pixel(n.countries[ee].label);if(a.here.hidden=!x||i.querySelector(".teg-map:focus")===null,!x)return;let $=a.frame.getBoundingClientRect();Object.assign(a.here.style,{left:`${x.x-$.left}px`,top:`${x.y-$.top}px`})},fi=x=>{ee=x,m.reveal(n.countries[x].label),zn(),ce.point(x);let $=A().view,C=I($.lang),R=[n.countries[x].name,sn(A(),g,x,C),Un(g.marks(A(),d),x,C)];a.heard.textContent=R.filter(Boolean).join(". ")},mi=({key:x,shiftKey:$})=>{if(!Z(O()))return!1;if(x.startsWith("Arrow")&&!$){let C=g.marks(A(),d),R=[C.source,...C.legal,...C.targets,0].find(B=>B!==null)??0;return fi(ee<0?R:Ja(n,ee,x)),!0}if((x==="Enter"||x===" ")&&ee>=0)return b?ns(n.countries[ee].name):Nn(ee,$),!0;if((x==="*"||x===">")&&ee>=0&&O().memory){let C=x===">"&&Ft<0;return C||ss(x==="*"||Ft===ee?[ee]:[Ft,ee],"good"),Ft=C?ee:-1,!0}return!1},qn=!1;a.map.addEventListener("pointerdown",()=>qn=!0,{capture:!0}),a.map.addEventListener("focus",()=>{qn?i.focus({preventScroll:!0}):zn()}),a.map.addEventListener("blur",()=>{a.here.hidden=!0,ce.hide()});let rs=()=>setTimeout(()=>qn=!1);window.addEventListener("pointerup",rs,!0),s.push(()=>window.removeEventListener("pointerup",rs,!0));let hi=(x,$)=>{let C=M.now();if(x==="Escape"&&w.close())return!0;if(x==="+"||x==="="||x==="-")return m.look(Pe(n,m.window,x==="-"?1/An:An)),!0;if(x==="Home")return m.look(qe()),!0;if(!C.memory&&x.startsWith("Arrow")||b&&!x.startsWith("Arrow"))return!1;let R=C.branches.length-1;if(x==="ArrowLeft")z(Q(C,$?zs(C):C.step-1));else if(x==="ArrowRight"&&$)z(Q(C,qs(C)));else if(x==="ArrowRight")z(Ns(C,h));else if(x==="ArrowUp"||x==="ArrowDown"){let B=x==="ArrowDown";R<0?z(Q(C,B?C.steps:0)):h=Math.min(Math.max(h+(B?1:-1),0),R),Y()}else if(x.toLowerCase()==="u")z(Xt(C));else if(x.toLowerCase()==="r"&&C.memory)z(Zt(C));else if(x.toLowerCase()==="p"&&C.seats.some(B=>B.bot))Be();else return We(g.key(A(),d,x));return!0};a.wide.addEventListener("click",()=>i.classList.toggle("teg-wide")),m.onZoom=()=>{ce.hide(),Y();let{times:x,left:$,top:C}=m.window;`${e.get("window")}`!=`${[x,$,C]}`&&S.write({window:[x,$,C]})};let as=()=>{let[x,$,C]=e.get("window")??[1,0,0];m.look({times:x,left:$,top:C})};a.closer.addEventListener("click",()=>m.look(Pe(n,m.window,An))),a.further.addEventListener("click",()=>m.look(Pe(n,m.window,1/An)));let xi=Xe(()=>{y=je(),Y()}),is=new ResizeObserver(()=>{w.place(),m.resized(a.map.clientWidth)&&Y()});return is.observe(a.map),s.push(xi,()=>is.disconnect(),()=>clearTimeout(G),()=>clearTimeout(Yo),ce.hide,m.purge),i.tegPixel=x=>{let $=n.countries.findIndex(C=>C.name===x);return $<0?null:m.pixel(n.countries[$].label)},t.tegPixel=i.tegPixel,Jo(),(e.get("window")?.[0]??1)!==1&&as(),ts(),()=>{Ht=!0,s.forEach(x=>x())}}function Pp(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=Z(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}var Ip={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Rp(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function He(e,t,n,o){e.on(t,n),o.push(()=>e.off(t,n))}function Fm(e){let t=e.model.get("face");return(t in Gn?Ks:t in Hn?Ms:oi)(e)}export{Fm as render};
