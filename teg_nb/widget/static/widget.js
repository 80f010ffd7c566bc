function c(e,t={},...n){let s=document.createElement(e);return rr(s,t,n),s}function z(e,t={},...n){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return rr(s,t,n),s}function rr(e,t,n){for(let[s,o]of Object.entries(t))typeof o=="function"?e.addEventListener(s,o):s==="style"?Object.assign(e.style,o):o===!0?e.setAttribute(s,""):o!==!1&&o!==null&&o!==void 0&&e.setAttribute(s,String(o));for(let s of n)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function Je(e,t){e.textContent!==t&&(e.textContent=t)}function O(e,t,n,s={}){return c("button",{type:"button","data-key":e,...s,click:n},t)}function ae(e,t,n,s,o,r){let a=[{value:"",text:r},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>o(i.target.value)},...a.map(i=>c("option",{value:i.value,selected:i.value===s},i.text))))}function ft(e,t,n,[s,o],r){let a=u=>Math.min(Math.max(Math.round(u),s),o),i=()=>{Number.isNaN(l.valueAsNumber)||r(a(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:s,max:o,value:n,change:i});return Ic(l,()=>l.valueAsNumber||n,u=>l.value=String(a(u)),i),l}var Pc=8;function Ic(e,t,n,s){e.addEventListener("wheel",o=>{o.ctrlKey||o.metaKey||!o.deltaY||(o.preventDefault(),n(t()-Math.sign(o.deltaY)),s())},{passive:!1}),e.addEventListener("pointerdown",o=>{if(o.button)return;let r=t(),a=!1,i=u=>{let p=Math.trunc((u.clientX-o.clientX+o.clientY-u.clientY)/Pc);a||=p!==0,a&&n(r+p)},l=()=>{e.removeEventListener("pointermove",i),a&&s()};e.setPointerCapture(o.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}var mt={keys:()=>!1};function Rc(){let e=[];return{...mt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Hc(e,t,n){let s="";return{...mt,renew:()=>{},ready:()=>s.trim()!=="",value:()=>s.trim(),draw:o=>[ir("number",o.number_how,s,r=>(s=r,n()))]}}function ir(e,t,n,s){let o=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return o.value=n,o.addEventListener("input",()=>{let[r,a]=[o.selectionStart,o.selectionEnd];s(o.value),o.getRootNode().activeElement?.setSelectionRange?.(r,a)}),o}function Dc(e,t,n){let{options:s,values:o,numbered:r}=e,a=0;return{...mt,renew:i=>({options:s,values:o,numbered:r}=i),ready:()=>a>0,value:()=>o[a-1],draw:()=>[c("ol",{class:"teg-options"},...s.map((i,l)=>mn("radio",`option-${l+1}`,`teg-${t}`,i,a===l+1,()=>{a=l+1,n(r?{entry:a}:{})},r?l+1:0)))]}}function Vc(e,t,n){let{options:s,values:o}=e,r=new Set;return{...mt,renew:a=>({options:s,values:o}=a),ready:()=>r.size>0,value:()=>[...r].sort((a,i)=>a-i).map(a=>o[a-1]),draw:a=>[c("p",{class:"teg-picked"},a.several),c("ol",{class:"teg-options"},...s.map((i,l)=>mn("checkbox",`option-${l+1}`,"",i,r.has(l+1),()=>{r.delete(l+1)||r.add(l+1),n()})))]}}function Bc(e,t,n){let s=null,o="",r=a=>()=>(s=a,n());return{...mt,renew:()=>{},ready:()=>s!==null,value:()=>s?"legal":o.trim()||"illegal",draw:a=>[c("ol",{class:"teg-options"},mn("radio","legal",`teg-${t}`,a.legal,s===!0,r(!0)),mn("radio","illegal",`teg-${t}`,a.illegal,s===!1,r(!1))),...s===!1?[ir("clause",a.which_clause,o,i=>(o=i,n()))]:[]]}}function mn(e,t,n,s,o,r,a=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=o,c("li",{},c("label",{},i," ",a>0&&c("b",{},`${a}. `),s))}function Wc(e,t,n){let{options:s,values:o}=e,r=[...o],a=p=>s[o.indexOf(p)],i=(p,d)=>d<0||d>=r.length||p===d?!1:(r.splice(d,0,...r.splice(p,1)),n(),!0),l=-1,u=p=>d=>{d.preventDefault(),l>=0&&i(l,p),l=-1};return{renew:p=>({options:s,values:o}=p),ready:()=>!0,value:()=>[...r],keys:(p,d)=>{let g=d.closest("[data-order]"),f={ArrowUp:-1,ArrowDown:1}[p];if(!g||f===void 0)return!1;let m=r.indexOf(Number(g.getAttribute("data-order")));return i(m,m+f),!0},draw:p=>[c("p",{class:"teg-picked"},p.order_how),c("ol",{class:"teg-order"},...r.map((d,g)=>c("li",{tabindex:0,draggable:"true","data-order":d,"data-key":`item-${d}`,"aria-label":`${g+1}. ${a(d)}`,dragstart:f=>{l=g,f.dataTransfer?.setData("text/plain",String(d))},dragover:f=>f.preventDefault(),drop:u(g)},c("span",{},`${g+1}. ${a(d)}`),c("span",{class:"teg-group"},O(`up-${d}`,"▲",()=>i(g,g-1),{"aria-label":`${p.up}: ${a(d)}`,disabled:g===0}),O(`down-${d}`,"▼",()=>i(g,g+1),{"aria-label":`${p.down}: ${a(d)}`,disabled:g===r.length-1})))))]}}var ar=()=>({...mt,renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[]}),zt={map:{answer:Rc,manner:"pick"},ticks:{answer:Vc,manner:"look"},radio:{answer:Dc,manner:"look"},text:{answer:Hc,manner:"look"},order:{answer:Wc,manner:"look"},clause:{answer:Bc,manner:"look"},moves:{answer:ar,manner:"play"},none:{answer:ar,manner:"look"}};var Fc=new Set(["restarting","autorestarting","terminating","dead","starting"]);function ge(e,t,n){let s=()=>e.widget_manager?.kernel,o=s(),r=o?.statusChanged?o:null,a=!1,i="",l=()=>a||=!!r&&(r.isDisposed||Fc.has(r.status)||s()?.id!==r.id),u=()=>{l(),t()};for(let g of["statusChanged","connectionStatusChanged","disposed"])r?.[g]?.connect(u),n.push(()=>r?.[g]?.disconnect(u));let p=(g,f)=>{let{msg_type:m,session:h}=f?.header??{};i||=h??"",!(a||m!=="shutdown_reply"&&(h??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(p),n.push(()=>r?.iopubMessage?.disconnect(p));let d=async g=>{if(l())return t();try{await g()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(g,f)=>{d(()=>e.send(g,f))},write(g){for(let[f,m]of Object.entries(g))e.set(f,m);d(()=>e.save_changes())}}}var Gc=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function Ee(e,t){let n=s=>{let o=s.composedPath(),r=o.slice(0,o.indexOf(e)+1),a=!s.ctrlKey&&!s.metaKey;for(let i of r)for(let l of Gc)i.toggleAttribute(l,a&&i===o[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function hn(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let s=n.target;n.altKey||s.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&s.matches("button, summary")||t(n,s)&&n.preventDefault()})}var Nt=4;function xn(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,s=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},o=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),l=a.bottom+Nt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Nt:a.top-Nt-t.offsetHeight,u=Math.min(Math.max(a.left,r.left+Nt),r.right-t.offsetWidth-Nt);Object.assign(t.style,{top:`${l-r.top}px`,left:`${u-r.left}px`})};return{box:t,close:s,place:o,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(O("close-rule","×",s,{class:"teg-close","aria-label":a.close}),...lr(r,a),...r.decisions.map(i=>c("section",{},...lr(i,a)))),t.hidden=!1,o(),t.focus({preventScroll:!0})}}}function lr({name:e,title:t,text:n,mark:s,marked:o,option:r,others:a},i){let l=a.map(u=>c("li",{},`${i.other_reading}: ${u.text}`,u.option&&c("code",{},u.option)));return r&&l.push(c("li",{},`${i.option}: `,c("code",{},r))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${s}`},o),c("ul",{},...l)]}var Uc='data-still="teg_nb"',Yc=/^<.*> …$/s;function et(e,t,n){let s=null,o="",r,a=new MutationObserver(()=>s&&!s.isConnected&&i(cr(e)));n.push(()=>{clearTimeout(r),a.disconnect(),s&&(s.style.display="")});let i=u=>{s=u,s&&(s.style.display="none",a.observe(s.parentNode,{childList:!0}))},l=()=>(s?.isConnected||i(Kc(e)),s);return u=>{if(l(),u===o)return;let p=o==="";o=u,clearTimeout(r),p||(r=setTimeout(()=>l()&&t(),1500))}}var wn=(e,t,n)=>et(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),cr=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function Kc(e){let t=cr(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return Yc.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(Uc)?t:null}var je={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses_attack:{es:"{seat} pierde {attack}",en:"{seat} loses {attack}"},losses_defence:{es:"{other} pierde {defence}",en:"{other} loses {defence}"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Hasta dejar",en:"Until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"te tomó",en:"took from you"},since_won:{es:"perdió ante vos",en:"lost to you"},since_taken:{es:"conquistas a los demás:",en:"conquests from others:"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},sound:{es:"Sonido",en:"Sound"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},five_cards:{es:"Tenés cinco tarjetas: si no canjeás ahora, en este turno no sacás otra.",en:"You hold five cards: unless you exchange now, you draw none this turn."},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_armies:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_key_sure:{es:"rayada: sabés de quién es",en:"striped: you know whose it is"},rec_key_maybe:{es:"puntos: puede ser de uno de estos",en:"dots: one of these may own it"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},plays:{es:"Juega",en:"To play:"},replay:{es:"Recorrer la partida",en:"Go through the match"},tab_help:{es:"Ayuda",en:"Help"},tab_news:{es:"Noticias",en:"News"},tab_table:{es:"Mesa",en:"Table"},tab_cards:{es:"Cartas",en:"Cards"},tab_notes:{es:"Notas",en:"Notes"},tab_end:{es:"Final",en:"End"},panels:{es:"Paneles",en:"Panels"},present:{es:"Volver al presente",en:"Back to the present"},size_class:{es:"Letra grande, para una clase",en:"Large type, for a class"},latest:{es:"Lo último",en:"Latest"},menu:{es:"Más opciones",en:"More options"},skip_to_map:{es:"Ir al mapa",en:"Skip to the map"},you:{es:"vos",en:"you"},skip_mine:{es:"Saltar a mi turno",en:"Skip to my turn"},skip_end:{es:"Saltar al final",en:"Skip to the end"},phase_place:{es:"Reforzar",en:"Reinforce"},phase_attack:{es:"Atacar",en:"Attack"},phase_regroup:{es:"Reagrupar",en:"Regroup"},phase_card:{es:"Tarjeta",en:"Card"},phase_play:{es:"Jugar",en:"Play"},phase_cards:{es:"Pasar cartas",en:"Pass cards"},phase_draw:{es:"Empate",en:"Draw"},phase_delivery:{es:"Primera entrega",en:"First delivery"},phase_orders:{es:"Órdenes",en:"Orders"},phase_move:{es:"Mover",en:"Move"},phase_question:{es:"Pregunta",en:"Question"},troops:{es:"Tropas",en:"Troops"},transfers:{es:"Traslados",en:"Transfers"},proposes:{es:"le propone a",en:"proposes to"},proposes_you:{es:"te propone",en:"proposes to you"},there:{es:"En juego",en:"At stake"},other:{es:"Otra cosa…",en:"Something else…"},since_nothing:{es:"No perdiste ni ganaste países.",en:"You lost and won no countries."},more:{es:"más",en:"more"},explore:{es:"Explorar desde acá",en:"Explore from here"},explore_leave:{es:"Dejar de explorar",en:"Stop exploring"},exploring:{es:"Explorás: acá nada cuenta.",en:"Exploring: nothing here counts."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},armies:{es:"Ejércitos",en:"Armies"},armies_how:{es:"Se juega de arriba hacia abajo. Tachados, los soldados que cayeron.",en:"The turn goes from top to bottom. Soldiers that fell are struck out."},stand:{es:"en pie",en:"standing"},fallen:{es:"caídos",en:"fallen"},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"},in_the_sheet:{es:"La pregunta está en la hoja, con sus respuestas.",en:"The question is in the sheet, with its answers."}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}},told:{place_full:{es:"{seat} pone {amount} en {target}",en:"{seat} places {amount} in {target}"},place:{es:"{seat} pone {amount}",en:"{seat} places {amount}"},place_short:{es:"{seat} refuerza {target}",en:"{seat} reinforces {target}"},work_full:{es:"{seat} trabaja en {target}",en:"{seat} works in {target}"},work:{es:"{seat} pone a trabajar a sus tropas",en:"{seat} puts troops to work"},teg_work_full:{es:"{seat} arma un misil en {target}",en:"{seat} sets up a missile in {target}"},attack_full:{es:"{seat} ataca {target} desde {source}",en:"{seat} attacks {target} from {source}"},attack:{es:"{seat} ataca {target}",en:"{seat} attacks {target}"},losses_full:{es:"{seat} pierde {attack} y {other}, {defence}",en:"{seat} loses {attack}, {other} loses {defence}"},losses:{es:"{seat} y {other} tienen bajas",en:"{seat} and {other} have losses"},conquest_full:{es:"{seat} conquista {target}",en:"{seat} conquers {target}"},march_full:{es:"{seat} pasa {amount} de {source} a {target}",en:"{seat} moves {amount} from {source} to {target}"},march:{es:"{seat} pasa {amount} a {target}",en:"{seat} moves {amount} to {target}"},convoy_full:{es:"{seat} lleva misiles de {source} a {target}",en:"{seat} moves missiles from {source} to {target}"},convoy:{es:"{seat} lleva misiles a {target}",en:"{seat} moves missiles to {target}"},shift:{es:"{seat} mueve tropas",en:"{seat} moves troops"},card:{es:"{seat} saca una tarjeta",en:"{seat} takes a card"},tgm_card:{es:"{seat} saca una carta",en:"{seat} takes a card"},question:{es:"Una pregunta para {seat}",en:"A question for {seat}"},right:{es:"{seat} contesta bien",en:"{seat} answers right"},wrong:{es:"{seat} contesta mal",en:"{seat} answers wrong"},pact:{es:"{seat} y {other} hacen un pacto",en:"{seat} and {other} make a pact"},strike_full:{es:"{seat} bombardea {target} desde {source}",en:"{seat} strikes {target} from {source}"},strike:{es:"{seat} bombardea {target}",en:"{seat} strikes {target}"},teg_flight_full:{es:"{seat} lanza un misil a {target} desde {source}",en:"{seat} fires a missile at {target} from {source}"},teg_flight:{es:"{seat} lanza un misil a {target}",en:"{seat} fires a missile at {target}"},flight_full:{es:"{seat} dispara a {target} desde {source}",en:"{seat} fires at {target} from {source}"},flight:{es:"{seat} dispara a {target}",en:"{seat} fires at {target}"},roll:{es:"{seat} saca un {die}",en:"{seat} rolls a {die}"},walk_full:{es:"{seat} avanza de {source} a {target}",en:"{seat} walks from {source} to {target}"},fall_full:{es:"Cae un soldado de {seat} en {target}",en:"A soldier of {seat} falls in {target}"},flag_full:{es:"{seat} toma la bandera de {other}",en:"{seat} takes the flag of {other}"},flag:{es:"{seat} toma una bandera",en:"{seat} takes a flag"},continent:{es:"{continent}{armies}",en:"{continent}{armies}"},end:{es:"Gana {seat}",en:"{seat} wins"},end_all:{es:"Terminó la partida",en:"The match is over"}},start:{seats:{es:"Quiénes juegan",en:"Who plays"},player:{es:"Quién juega {seat}",en:"Who plays {seat}"},you:{es:"Vos",en:"You"},person:{es:"Persona",en:"Person"},easy:{es:"Bot fácil",en:"Easy bot"},normal:{es:"Bot normal",en:"Normal bot"},hard:{es:"Bot difícil",en:"Hard bot"},missile_keeper:{es:"Bot que guarda misiles",en:"Bot that keeps missiles"},nobody:{es:"Nadie",en:"Nobody"},shared:{es:"Se pasan el tablero: las tarjetas quedan tapadas.",en:"You pass the board: cards stay covered."},watched:{es:"Juegan solo bots: vos mirás.",en:"Only bots play: you watch."},too_few:{es:"Faltan asientos: este juego es para {least} a {most}.",en:"Too few seats: this game is for {least} to {most}."},too_many:{es:"Sobran asientos: este juego es para {least} a {most}.",en:"Too many seats: this game is for {least} to {most}."},rules:{es:"Reglas",en:"Rules"},dice:{es:"Dados y tarjetas",en:"Dice and cards"},random:{es:"Los tira el tablero",en:"The board rolls"},manual:{es:"Los de la mesa: los escribimos",en:"Our own: we type them in"},rounds:{es:"Duración",en:"Length"},no_limit:{es:"Hasta que alguien gane",en:"Until somebody wins"},by_rules:{es:"Como dicen las reglas: {rounds} vueltas",en:"As the rules say: {rounds} rounds"},so_many:{es:"{rounds} vueltas",en:"{rounds} rounds"},language:{es:"Idioma",en:"Language"},more:{es:"Más opciones",en:"More options"},seed:{es:"Semilla (un número; con la misma, los mismos dados)",en:"Seed (a number; the same one gives the same dice)"},start:{es:"Empezar",en:"Start"},code:{es:"Copiar como código",en:"Copy as code"},copied:{es:"Copiado. En una celda da la misma partida.",en:"Copied. In a cell it makes the same match."},pasted:{es:"Esta celda da la misma partida:",en:"This cell makes the same match:"}}};function Ie(e){let t=o=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[o]])),[n,s]=[t("es"),t("en")];return o=>o==="en"?s:n}var H=Ie(je.all),bn=Ie(je.asking),xe=Ie(je.eggar),vs=Ie(je.start),pr=Ie(je.told),te=Ie(je.wargame),Zc={symbol:Ie(je.symbol),pact:Ie(je.pact)},ks=(e,t,n)=>Zc[t](e)[n]??n;function be(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let o of[e,t]){if(o.classList.contains("dark")||o.dataset.theme==="dark")return!0;if(o.classList.contains("light")||o.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Oe(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{t.disconnect(),s.removeEventListener("change",e)}}var ur=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

.teg {
  --teg-ink: #26303b;
  --teg-soft: #667383;
  --teg-paper: #ffffff;
  --teg-page: #ffffff;
  --teg-good: #146c3c;
  --teg-card: #f5f8fa;
  --teg-line: #dbe3ea;
  --teg-accent: #c2186f;
  --teg-accent-ink: #ffffff;
  --teg-warn: #b3261e;
  --teg-warn-paper: #fdecea;
  --teg-type: 1;
  container-type: inline-size;
  position: relative;
  color-scheme: light;
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
  color-scheme: dark;
  --teg-ink: #e4eaf0;
  --teg-soft: #9fadbb;
  --teg-paper: transparent;
  --teg-page: #14191f;
  --teg-good: #7fd3a0;
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

/* A position by itself: there is no way to go, and nothing to tell. */
.teg[data-face="look"][data-steps="0"] :is(.teg-slot-news, .teg-whole, .teg-slider, .teg-counter, .teg-timeline > .teg-group:not([role])) {
  display: none;
}

.teg-slot:empty {
  display: none;
}

/* Pictures at rest beside a board: Lab fits images to a narrow column, but not those that were SVG. */
.jp-RenderedSVG img {
  max-width: 100%;
  height: auto;
}
`;var dr=`/* The map */

.teg-frame {
  position: relative;
  min-width: 0;
  min-height: 0;
  border-radius: 8px;
}

.teg-map {
  position: relative;
  min-width: 0;
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

:is(.teg-map, .teg-moves) .tracenames text,
:is(.teg-map, .teg-moves) .tracenames-light text,
:is(.teg-map, .teg-moves) .tracenotes text,
.teg-map .tracemissile-counts text,
.teg-map :is(.traceregions, .tracerec-key) text,
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

:is(.teg-map, .teg-moves) .tracenames-light text {
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

.teg-borders span {
  display: inline-block;
  margin-right: 7px;
  white-space: nowrap;
}

/* Whose data the map is made of, where their licence asks for it. */

.teg-credit {
  position: absolute;
  right: 8px;
  bottom: 3px;
  font-size: 11px;
  line-height: 1.3;
  color: #26303b;
}

.teg-credit:empty {
  display: none;
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

.teg[data-slow]:not([data-going]) :is(.teg-side, .teg-timeline) {
  opacity: 0.75;
}

.teg-progress {
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 4px 0;
  font-size: calc(12px * var(--teg-type));
}

.teg-progress progress {
  width: 96px;
  height: 8px;
  accent-color: var(--teg-accent);
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

.teg:is([data-kernel="gone"], [data-kernel="away"]) :is(.teg-side, .teg-bar, .teg-timeline, .teg-map) {
  opacity: 0.5;
}

@keyframes teg-appear {
  from {
    opacity: 0;
  }
}
`;var gr=`/* What moves over the map, and the caption that says what it is. Only transform, opacity and one clip change. */

.teg-moves {
  position: absolute;
  inset: 0;
  z-index: 3;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: 8px;
  pointer-events: none;
  will-change: transform; /* a layer of its own: the map below is not painted again */
}

/* Marks of the position before do not compete with what moves. */
.teg[data-moving]:not([data-moving="still"]) .teg-map :is(.tracearrow, .tracetarget, .tracetarget-under, .tracesource, .tracesource-under) {
  opacity: 0 !important; /* Plotly writes its own into the nodes */
}

.teg-sent {
  stroke: #ffffff;
  stroke-width: 1.6px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
}

.teg-pulse {
  fill: none;
  stroke: var(--teg-accent);
  stroke-width: 3px;
  vector-effect: non-scaling-stroke;
}

.teg-change {
  fill: #b3261e;
  paint-order: stroke;
  stroke: #ffffff;
  stroke-width: 4px;
  stroke-linejoin: round;
  font: 700 calc(16px * var(--teg-type)) "DejaVu Sans", Verdana, sans-serif;
}

.teg-trail {
  fill: none;
  stroke: #26303b;
  stroke-width: 2px;
  stroke-dasharray: 0.015 0.012;
}

.teg-flier {
  stroke: #ffffff;
  stroke-width: 1.5px;
}

.teg-burst {
  fill: #ff9d2e;
  stroke: #d31616;
  stroke-width: 4px;
}

.teg-cross {
  fill: none;
  stroke: #9c2f2f;
  stroke-width: 5px;
  stroke-linecap: round;
}

.teg-flown rect {
  fill: #ffffff;
  stroke: #26303b;
  stroke-width: 1.5px;
}

.teg-flown circle {
  stroke: #26303b;
}

.teg-lights path {
  fill: none;
  stroke-width: 5px;
  stroke-linejoin: round;
}

.teg-won-place {
  fill: #ffffff;
  stroke: #ffffff;
  stroke-width: 3px;
}

.teg-told {
  position: absolute;
  bottom: 8px;
  left: 50%;
  z-index: 4;
  width: max-content;
  max-width: calc(100% - 16px);
  margin: 0;
  padding: 6px 14px;
  border-radius: 8px;
  translate: -50% 0;
  color: var(--teg-ink);
  background: var(--teg-caption, #ffffff);
  box-shadow: 0 1px 6px rgb(0 0 0 / 35%);
  font-size: 14px;
  font-weight: 700;
  text-align: center;
  pointer-events: none;
}

.teg-told[hidden] {
  display: none;
}

.teg-told.teg-at-top {
  top: 8px;
  bottom: auto;
}

.teg-told .teg-dot {
  margin-right: 8px;
}

.teg[data-theme="dark"] .teg-told,
.teg[data-theme="dark"] .teg-large {
  --teg-caption: #20272f;
}

.teg[data-size="class"] .teg-told {
  font-size: 19px;
}

@container (max-width: 480px) {
  .teg-told {
    font-size: 13px;
  }
}

/* Dice: they wait until the attack is declared, roll, and stop; then what lost fades. */

.teg-die {
  transition: opacity 0.2s;
}

.teg[data-rolling="wait"] .teg-dice .teg-die circle,
.teg[data-rolling="wait"] .egg-throw .teg-die circle {
  visibility: hidden;
}

.teg[data-rolling] :is(.teg-dice, .egg-throw, .teg-large) .teg-die {
  opacity: 1;
}

.teg[data-rolling] .teg-battle :is(b, .teg-conquered),
.teg[data-rolling] .egg-throw b,
.teg[data-rolling] .egg-fell,
.teg[data-rolling] .teg-large > b {
  visibility: hidden;
}

.teg-large {
  position: absolute;
  bottom: 12px;
  z-index: 4;
  display: grid;
  gap: 6px;
  padding: 10px 14px;
  border-radius: 10px;
  color: var(--teg-ink);
  background: var(--teg-caption, #ffffff);
  box-shadow: 0 2px 10px rgb(0 0 0 / 40%);
  font-size: 19px;
  pointer-events: none;
}

.teg-large.teg-at-left {
  left: 12px;
}

.teg-large.teg-at-right {
  right: 12px;
}

.teg-large div {
  display: flex;
  gap: 6px;
  align-items: center;
}

.teg-large div span {
  min-width: 6.5em;
}

.teg-large .teg-die {
  width: 44px;
  height: 44px;
}

.teg-large span.teg-die {
  min-width: 0;
}

.teg-tools [data-key="sound"][aria-pressed="false"] {
  opacity: 0.55;
}

@media (prefers-reduced-motion: reduce) {
  .teg-die {
    transition: none;
  }
}
`;var fr=`/* Controls */

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

.teg input::placeholder {
  color: var(--teg-soft);
  opacity: 1;
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

.teg-advice {
  flex: 1 0 100%;
  max-width: 60em;
}

.teg-advice p {
  margin: 2px 0;
}

.teg-advice ul {
  margin: 2px 0;
  padding-inline-start: 1.4em;
}

.teg-quiz {
  font-style: italic;
}

.teg-quiz b {
  font-style: normal;
  font-weight: normal;
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

/* The panel */

.teg-card,
.teg-refusal,
.teg-banner {
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

.teg-past {
  font-style: italic;
}

.teg-reason {
  display: block;
  color: var(--teg-soft);
}

.teg-banner {
  display: grid;
  border-color: rgb(0 0 0 / 22%);
}

.teg-banner small {
  font-size: calc(12px * var(--teg-type));
}

.teg-due {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 5px 0 0;
  padding: 0;
  list-style: none;
  font-size: calc(12px * var(--teg-type));
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
  font: calc(12px * var(--teg-type)) / 1.5 "DejaVu Sans Mono", monospace;
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
  font: 12px "DejaVu Sans Mono", monospace;
}

.teg-rule .teg-mark {
  padding-left: 7px;
  border-left: 3px solid var(--teg-line);
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

.teg-seats small {
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

.teg-dice {
  display: grid;
  grid-template-columns: 1fr 28px 1fr;
  gap: 4px;
  align-items: center;
  justify-items: center;
  font-size: calc(12px * var(--teg-type));
  text-align: center;
}

.teg-dice small {
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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

.war-hole {
  fill: var(--teg-card);
}

.teg[data-theme="dark"] .war-sign path:first-child {
  stroke: #ffffff66;
  stroke-width: 1.6;
  paint-order: stroke;
}

.war-goods-list > span {
  margin-right: 8px;
  white-space: nowrap;
}

.teg-verbs.war-verbs {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
}

.teg .war-verbs > button {
  padding: 2px 4px;
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

/* EGGAR */

.egg-token {
  display: inline-block;
  min-width: 19px;
  padding: 0 4px;
  border: 1.5px solid #26303b;
  border-radius: 99px;
  font-size: calc(12px * var(--teg-type));
  line-height: 16px;
  text-align: center;
}

.egg-armies .egg-token {
  margin: 1px 3px 1px 0;
}

.egg-token.egg-fallen {
  border-style: dashed;
  border-color: var(--teg-soft);
  color: var(--teg-soft);
  text-decoration: line-through;
}

.egg-armies th {
  white-space: nowrap;
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
  font-size: calc(12px * var(--teg-type));
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

/* Hints: numbered, as their arrows on the map are. */

.teg-plans {
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg-plans > li {
  margin-top: 6px;
  padding: 4px 8px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
}

.teg-plans > li[data-lit] {
  border-color: var(--teg-accent);
  box-shadow: inset 3px 0 var(--teg-accent);
}

.teg-plans > li > button {
  display: flex;
  gap: 8px;
  align-items: baseline;
  width: 100%;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
}

.teg-hint-number {
  color: var(--teg-accent);
}

.teg-hint-chance {
  margin-inline-start: auto;
  white-space: nowrap;
}
`;var mr=`/* The start screen stands in place of the board. */

.teg[data-start] > :not(.teg-start, .teg-notice) {
  display: none;
}

.teg-start {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 12px 20px;
  align-items: start;
  max-width: 820px;
  margin: 0 auto;
  padding: 16px;
  font-size: calc(14px * var(--teg-type));
}

.teg-start > * {
  min-width: 0;
}

.teg-start[hidden] {
  display: none;
}

.teg-start > :is(h3, fieldset, p, details, .teg-primary) {
  grid-column: 1 / -1;
}

.teg-start h3 {
  margin: 0;
  font-size: calc(17px * var(--teg-type));
}

.teg-start-seats {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(250px, 100%), 1fr));
  gap: 8px 16px;
  margin: 0;
  padding: 8px 12px 12px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
}

.teg-start-seat {
  display: flex;
  gap: 8px;
  align-items: center;
}

.teg-start-colour {
  flex: 0 0 90px;
  padding: 4px 8px;
  border: 1px solid var(--teg-soft);
  border-radius: 6px;
}

.teg-start .teg-field {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  font-size: inherit;
}

.teg-start :is(select, input, button) {
  min-height: 40px;
  padding: 4px 8px;
  border: 1px solid var(--teg-soft);
  border-radius: 6px;
  color: inherit;
  background: var(--teg-card);
  font: inherit;
}

.teg-start select {
  flex: 1;
  min-width: 0;
  width: 100%;
}

.teg-start small,
.teg-start-note {
  margin: 0;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.teg-start-more[open] {
  display: grid;
  gap: 8px;
}

.teg-start-code {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  margin: 0;
  padding: 8px;
  border-radius: 6px;
  background: var(--teg-card);
}

.teg-start .teg-primary {
  border-color: var(--teg-accent);
  color: var(--teg-accent-ink);
  background: var(--teg-accent);
  font-weight: bold;
}

.teg-start .teg-primary:disabled {
  opacity: 0.5;
}
`;var hr=`/* The stage: head, map, side, bar and timeline. The order in the page is that of the Tab key; the grid places them. */

.teg-stage {
  display: grid;
  gap: 6px;
}

.teg-bar {
  grid-area: bar;
}

.teg-frame {
  grid-area: map;
}

.teg-side,
.teg-sheet {
  grid-area: side;
}

.teg-time {
  grid-area: time;
}

.teg-head {
  grid-area: head;
}

.teg-bar,
.teg-side,
.teg-sheet {
  position: relative;
  min-width: 0;
  min-height: 0;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
}

.teg [hidden] {
  display: none !important;
}

/* A board to play on is as high as what is seen of the page, and never scrolls. */

.teg[data-stage="full"] {
  --teg-head-high: 36px;
  --teg-bar-high: 98px;
  --teg-time-high: 30px;
  --teg-map-high: calc(var(--teg-high) - var(--teg-head-high) - var(--teg-bar-high) - var(--teg-time-high) - 30px);
  --teg-map-wide: calc(var(--teg-map-high) * var(--teg-box));
  font-size: calc(14px * var(--teg-type));
}

.teg[data-stage="full"][data-size="class"] {
  --teg-type: 1.36;
  --teg-head-high: 46px;
  --teg-bar-high: 112px;
  --teg-time-high: 36px;
}

.teg[data-stage="full"] > .teg-stage {
  height: var(--teg-high);
  padding: 6px;
  grid-template:
    "head head" var(--teg-head-high)
    "map side" minmax(0, 1fr)
    "bar bar" var(--teg-bar-high)
    "time time" var(--teg-time-high)
    / minmax(0, min(100% - 270px, var(--teg-map-wide))) minmax(264px, 1fr);
}

/* The board is whole in its box, with sea around it. */
.teg[data-stage="full"] .teg-frame {
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
}

.teg[data-stage="full"] .teg-fit {
  width: min(100%, var(--teg-map-high) * var(--teg-ratio));
  height: 100%;
}

/* The drawing fills the box, whatever the shape of the board: see \`seen\` in zoom.js. */
.teg[data-stage="full"] .teg-map {
  height: 100%;
  aspect-ratio: auto !important;
}

.teg-fit {
  position: relative;
  overflow: clip;
}

.teg[data-stage="full"]:is(:fullscreen, .teg-wide) {
  overflow: auto;
  background: var(--teg-page);
}

.teg.teg-wide[data-stage="full"] {
  position: fixed;
  inset: 0;
  z-index: 1000;
}

/* Head */

.teg-head {
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
}

.teg-chips {
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
}

.teg-seat-chips {
  display: flex;
  gap: 5px;
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg .teg-seat-chips button {
  min-height: 28px;
  padding: 2px 8px;
  font-size: calc(13px * var(--teg-type));
  white-space: nowrap;
}

.teg .teg-seat-chips .teg-moving {
  border: 2px solid var(--teg-accent);
  padding: 1px 7px;
  font-weight: 700;
}

.teg .teg-seat-chips .teg-dead {
  text-decoration: line-through;
  opacity: 0.7;
}

.teg-fact {
  margin-left: 6px;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
  font-weight: 400;
  font-variant-numeric: tabular-nums;
}

.teg .teg-round {
  flex: 1 1 90px;
  min-width: 0;
  margin: 0;
  overflow: hidden;
  color: var(--teg-soft);
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg-tools {
  display: flex;
  flex: none;
  gap: 4px;
}

.teg .teg-tools > :is(button, details > summary),
.teg .teg-dots > summary {
  min-width: 32px;
  min-height: 30px;
}

.teg-dots {
  position: relative;
}

.teg .teg-dots > summary {
  padding: 2px 8px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
  list-style: none;
  text-align: center;
  cursor: pointer;
}

.teg-options {
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  z-index: 20;
  display: grid;
  gap: 8px;
  width: max-content;
  max-width: min(340px, 92cqw);
  padding: 10px 12px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-page);
  box-shadow: 0 3px 12px rgb(20 30 45 / 22%);
}

.teg-row-of {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  margin-bottom: 6px;
}

.teg .teg-tools > [data-key="side"] {
  display: none;
}

/* Map */

.teg-zoom {
  position: absolute;
  bottom: 8px;
  left: 8px;
  z-index: 3;
  display: grid;
  gap: 3px;
}

.teg .teg-zoom button {
  width: 28px;
  padding: 0;
  opacity: 0.85;
}

/* Bar */

.teg-bar {
  --teg-chance-wide: calc(92px * var(--teg-type));
  --teg-dice-wide: calc(164px * var(--teg-type));
  display: grid;
  grid-template:
    "top top top top" 22px
    "dice facts chance answers" minmax(0, 1fr)
    / var(--teg-dice-wide) minmax(0, 1fr) var(--teg-chance-wide) auto;
  gap: 0 10px;
  padding: 4px 10px 6px;
}

.teg-bar-top {
  grid-area: top;
  min-width: 0;
}

.teg-bar-dice {
  grid-area: dice;
  min-width: 0;
  overflow: hidden;
}

.teg-bar-move,
.teg-bar-move > .teg-slot,
.teg-moving-parts {
  display: contents;
}

.teg-facts {
  grid-area: facts;
  align-self: center;
  min-width: 0;
  max-height: 100%;
  overflow: hidden auto;
}

.teg-bar .teg-refusal {
  position: absolute;
  z-index: 3;
  inset: 2px 4px auto;
  padding: 2px 30px 2px 8px;
  font-size: calc(12.5px * var(--teg-type));
}

.teg .teg-refusal .teg-close {
  top: 0;
}

.teg-fact-line {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  font-size: calc(15px * var(--teg-type));
}

.teg-play {
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
}

.teg-bar .teg-field {
  display: inline-flex;
  min-width: 0;
}

.teg-bar .teg-field > span {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

.teg-bar .teg-field select {
  width: auto;
  min-width: calc(84px * var(--teg-type));
  max-width: calc(140px * var(--teg-type));
  font-size: calc(14px * var(--teg-type));
  font-weight: 700;
}

.teg-bar .teg-facts p {
  margin: 0;
}

.teg .teg-fact-more .teg-hint,
.teg .teg-facts > .teg-past {
  overflow: hidden;
  font-size: calc(12.5px * var(--teg-type));
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg-chance {
  grid-area: chance;
  align-self: center;
  min-width: 0;
  text-align: right;
  white-space: nowrap;
}

.teg-slot-chance {
  display: contents;
}

.teg-chance b {
  display: block;
  color: var(--teg-good);
  font-size: calc(21px * var(--teg-type));
  line-height: 1.2;
}

.teg-chance small {
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.teg-answers {
  grid-area: answers;
  display: flex;
  flex-wrap: wrap;
  gap: 5px 8px;
  align-content: center;
  align-items: center;
  justify-content: flex-end;
  max-width: 54cqw;
}

.teg-answers > :is(button, .teg-group, details, select) {
  flex: 0 0 auto;
}

.teg .teg-answers > button,
.teg .teg-answers > select,
.teg .teg-answers > .teg-group > :is(button, select, input),
.teg .teg-answers > details > summary {
  min-height: 40px;
  padding: 4px 12px;
  font-size: calc(14px * var(--teg-type));
}

.teg .teg-answers > .teg-group > input[type="number"] {
  width: calc(50px * var(--teg-type));
  padding: 4px;
}

.teg .teg-answers:has(> :nth-child(4)) > :is(button, select),
.teg .teg-answers:has(> :nth-child(4)) > .teg-group > :is(button, select, input),
.teg .teg-answers:has(> :nth-child(4)) > details > summary {
  min-height: 30px;
  padding: 2px 10px;
  font-size: calc(13px * var(--teg-type));
}

.teg-answers summary {
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
  list-style: none;
  cursor: pointer;
}

.teg .teg-question > .teg-answers > :is([data-key^="accept"], [data-key^="decline"]) {
  border: 2px solid var(--teg-accent);
  font-weight: 700;
}

/* Nothing counts while one explores. */
.teg[data-exploring] .teg-bar {
  border: 3px dashed var(--teg-accent);
}

.teg-bar:has(.teg-question) {
  border-color: var(--teg-accent);
}

.teg-since ol {
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg-since li {
  display: flex;
  gap: 4px;
  align-items: baseline;
  padding: 3px 0;
}

.teg-since li .teg-dot {
  flex: none;
}

.teg-pop {
  position: relative;
}

.teg-pop > div {
  position: absolute;
  right: 0;
  bottom: calc(100% + 6px);
  z-index: 20;
  width: max-content;
  max-width: min(340px, 88cqw);
  padding: 8px 10px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-page);
  box-shadow: 0 3px 12px rgb(20 30 45 / 22%);
}

.teg-pop .teg-pop > div {
  position: static;
  max-width: 220px;
  padding: 4px 0 0;
  border: 0;
  box-shadow: none;
}

.teg-turn {
  display: flex;
  gap: 10px;
  align-items: center;
  height: 20px;
  overflow: hidden;
  font-size: calc(12px * var(--teg-type));
  white-space: nowrap;
}

.teg-turn > strong {
  font-size: calc(13px * var(--teg-type));
}

.teg-turn em {
  font-weight: 400;
}

.teg-turn > small {
  color: var(--teg-soft);
  font-size: inherit;
}

.teg-turn .teg-phase-name {
  margin-left: auto;
  color: var(--teg-soft);
}

.teg-phases {
  display: flex;
  gap: 0;
  margin: 0;
  padding: 0;
  color: var(--teg-soft);
  list-style: none;
}

.teg-phases li + li::before {
  content: "›";
  margin: 0 5px;
}

.teg-phases [aria-current] {
  color: var(--teg-ink);
  font-weight: 700;
}

.teg .teg-due {
  flex-wrap: nowrap;
  margin: 0;
}

.teg-battle {
  height: 100%;
}

.teg-bar-dice .teg-dice {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto calc(22px * var(--teg-type));
  gap: 3px 5px;
  justify-items: start;
}

.teg-dice-of {
  overflow: hidden;
  max-width: 100%;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg-dice-row {
  display: flex;
  gap: 2px;
  min-height: calc(27px * var(--teg-type));
}

.teg-bar-dice .teg-die {
  width: calc(27px * var(--teg-type));
  height: calc(27px * var(--teg-type));
}

.teg-bar-dice .teg-conquered {
  display: none;
}

.teg-bar-dice .teg-card {
  padding: 0;
  border: 0;
  background: none;
  font-size: calc(12px * var(--teg-type));
}

/* Games without dice need no slot for them. */
.teg:is([data-game="wargame"], [data-game="reconquista"]) .teg-bar {
  --teg-chance-wide: 0px;
  --teg-dice-wide: 0px;
}

.teg:is([data-game="wargame"], [data-game="reconquista"]) .teg-no-dice {
  display: none;
}

.teg-no-dice {
  display: grid;
  grid-template-columns: repeat(3, calc(27px * var(--teg-type)));
  gap: 3px;
  justify-content: end;
}

.teg-no-dice i {
  height: calc(27px * var(--teg-type));
  border: 1px dashed var(--teg-line);
  border-radius: 6px;
}

.teg-bar-dice :is(h4, .teg-chip) {
  display: none;
}

.teg-bar-dice :is(.egg-fight, .egg-fell) {
  text-align: left;
}

.teg-bar-dice .egg-throw {
  flex-wrap: nowrap;
  justify-content: flex-start;
  padding: 0;
}

/* Side */

.teg-side {
  display: flex;
  flex-direction: column;
  overflow: hidden;
}

.teg-tabs {
  display: flex;
  flex: none;
  border-bottom: 1px solid var(--teg-line);
}

.teg .teg-tabs button {
  position: relative;
  flex: 1 1 auto;
  min-height: 32px;
  padding: 4px 2px;
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: 0;
  background: none;
  color: var(--teg-ink);
  font-size: calc(12px * var(--teg-type));
}

.teg .teg-tabs [aria-selected="true"] {
  border-bottom-color: var(--teg-accent);
  font-weight: 700;
}

.teg-fresh {
  margin-left: 4px;
  padding: 0 5px;
  border-radius: 99px;
  background: var(--teg-accent);
  color: var(--teg-accent-ink);
}

.teg-tab-panel {
  flex: 1 1 0;
  min-height: 0;
  padding: 8px 10px;
  overflow: auto;
}

.teg-tab-panel > .teg-slot + .teg-slot,
.teg-slots > .teg-slot + .teg-slot {
  margin-top: 8px;
}

.teg-tab-panel :is(.teg-card, .teg-whole):not(.teg-banner, .teg-turn) {
  padding: 0;
  border: 0;
  background: none;
}

.teg[data-stage="full"] .teg-news ol {
  max-height: none;
  mask-image: none;
}

.teg-foot {
  flex: none;
  max-height: 33%;
  padding: 6px 10px;
  border-top: 1px solid var(--teg-line);
  overflow: hidden;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.teg .teg-side > .teg-caption {
  flex: none;
  max-height: 30%;
  overflow: auto;
  margin: 0;
  padding: 8px 10px;
  border-bottom: 1px solid var(--teg-line);
}

/* Sheet */

.teg-sheet {
  z-index: 4;
  overflow: hidden;
  border: 2px solid var(--teg-accent);
  background: var(--teg-page);
}

.teg-sheet > .teg-slot,
.teg-sheet-inner {
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
}

.teg-sheet-inner > h4 {
  flex: none;
  padding: 8px 34px 4px 10px;
}

.teg-sheet-body {
  flex: 1 1 auto;
  min-height: 0;
  padding: 0 10px 8px;
  overflow: auto;
}

.teg-sheet .teg-list {
  max-height: none;
}

/* What lies under a sheet is not there for eyes, keys and screen readers. */
.teg-sheet:not([hidden]) ~ .teg-side > * {
  display: none;
}

/* Timeline */

.teg-time .teg-timeline {
  flex-wrap: nowrap;
  height: 100%;
}

.teg[data-stage="full"] .teg-slider:has(.teg-turns) {
  padding-bottom: 0;
}

/* What is only for keys comes into sight with the focus. */

.teg .teg-skip:not(:focus) {
  position: absolute;
  width: 1px;
  height: 1px;
  min-height: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  clip-path: inset(50%);
}

.teg .teg-skip:focus {
  position: absolute;
  z-index: 30;
  top: 8px;
  left: 8px;
}

.teg[data-stage="full"] > .teg-notice {
  position: absolute;
  z-index: 25;
  top: 46px;
  right: 8px;
  left: 8px;
}

/* One column */

/* Dice give up the names beside them, so that both places of an attack can be read. */
@container (min-width: 861px) and (max-width: 1000px) {
  .teg:not([data-size="class"]) .teg-bar {
    --teg-chance-wide: 84px;
    --teg-dice-wide: 116px;

    gap: 0 6px;
  }

  .teg:not([data-size="class"]) .teg-bar-dice .teg-dice {
    grid-template-columns: 0 auto 22px;
  }

  .teg:not([data-size="class"]) .teg-fact-line {
    gap: 4px;
  }

  .teg:not([data-size="class"]) .teg-bar .teg-field select {
    min-width: 0;
    padding-inline: 2px 0;
    font-size: 12.5px;
  }

  .teg:not([data-size="class"]) .teg-answers > :is(button, .teg-group > button, details > summary) {
    padding-inline: 8px;
  }
}

@container (max-width: 860px) {
  .teg[data-stage="full"] > .teg-stage {
    --teg-head-high: 62px;
    --teg-bar-high: 150px;
    --teg-map-high: clamp(200px, max((100cqw - 12px) / var(--teg-ratio), var(--teg-high) * 0.425), var(--teg-high) - var(--teg-head-high) - var(--teg-bar-high) - 180px);
    grid-template:
      "head" var(--teg-head-high)
      "map" var(--teg-map-high)
      "bar" var(--teg-bar-high)
      "time" var(--teg-time-high)
      "side" minmax(0, 1fr)
      / minmax(0, 1fr);
  }

  .teg-head {
    display: grid;
    grid-template: "chips tools" 34px "round round" 22px / minmax(0, 1fr) auto;
    gap: 4px 8px;
  }

  .teg-chips {
    grid-area: chips;
    overflow: hidden;
  }

  .teg .teg-round {
    grid-area: round;
    text-align: left;
  }

  .teg-bar {
    grid-template:
      "top top top" 22px
      "dice facts chance" minmax(0, 1fr)
      "answers answers answers" auto
      / var(--teg-dice-wide) minmax(0, 1fr) var(--teg-chance-wide);
  }

  .teg-answers {
    max-width: none;
    justify-content: flex-start;
  }
}

@container (max-width: 560px) {
  .teg[data-stage="full"] > .teg-stage {
    --teg-bar-high: 190px;
  }

  .teg-bar {
    grid-template:
      "top top" 22px
      "dice dice" 30px
      "facts chance" minmax(0, 1fr)
      "answers answers" auto
      / minmax(0, 1fr) calc(84px * var(--teg-type));
  }

  .teg-no-dice {
    display: none;
  }

  .teg-bar-dice .teg-dice {
    grid-template-columns: minmax(0, auto) auto auto minmax(0, auto) auto auto;
  }

  .teg .teg-seat-name,
  .teg-fact ~ .teg-fact,
  .teg [data-key="redo"] {
    display: none;
  }

  .teg .teg-answers > :is(button, .teg-group, details) {
    flex: 1 1 auto;
  }

  .teg-second,
  .teg-turn > small,
  .teg-turn > .teg-phase-name {
    display: none;
  }
}

@container (max-width: 860px) {
  .teg-many .teg-fact ~ .teg-fact {
    display: none;
  }
}

@container (max-width: 1060px) {
  .teg-many :not(.teg-moving, .teg-own) > span > .teg-seat-name {
    display: none;
  }
}

@container (max-width: 1500px) {
  .teg[data-size="class"] .teg-many :not(.teg-moving, .teg-own) > span > .teg-seat-name {
    display: none;
  }
}

/* For the back row of a class the map has the whole width; the side lies over it when it is called for. */

@container (min-width: 861px) {
  .teg[data-stage="full"][data-size="class"] > .teg-stage {
    grid-template-columns: minmax(0, 1fr) 400px;
  }

  .teg[data-stage="full"][data-size="class"] .teg-frame {
    grid-column: 1 / -1;
  }

  .teg[data-stage="full"][data-size="class"] .teg-side {
    z-index: 4;
  }

  .teg[data-stage="full"][data-size="class"]:not([data-drawer]) .teg-side {
    display: none;
  }

  .teg[data-size="class"] .teg-tools > [data-key="side"] {
    display: block;
  }
}

@media (pointer: coarse) {
  .teg.teg.teg :is(button, select, summary, input[type="number"], input[type="text"], input[type="range"]):not(.teg-skip) {
    min-width: 44px;
    min-height: 44px;
  }

  .teg[data-stage="full"] {
    --teg-head-high: 50px;
    --teg-bar-high: 130px;
    --teg-time-high: 46px;
  }
}

/* Boards to look at, and those of exercises, are as high as what is in them. */

.teg[data-stage="flow"] > .teg-stage {
  grid-template: "map map" auto "bar bar" auto "time head" auto "side side" auto / minmax(0, 1fr) auto;
  padding: 0;
}

.teg[data-stage="flow"] .teg-side {
  overflow: visible;
}

.teg[data-stage="flow"] .teg-tab-panel {
  flex: none;
}

.teg[data-face="look"] .teg-tab-panel {
  padding: 0;
}

.teg[data-stage="flow"] .teg-time {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
  align-items: center;
}

.teg[data-stage="flow"] .teg-slot-timeline {
  flex: 1 1 260px;
}

.teg[data-stage="flow"] .teg-slot-language .teg-row-of {
  margin: 0;
}

.teg[data-stage="flow"] .teg-slot-language .teg-label {
  display: none;
}

.teg[data-stage="flow"] .teg-head {
  align-items: start;
}

.teg[data-stage="flow"] .teg-map {
  aspect-ratio: var(--teg-ratio);
}

.teg[data-stage="flow"] .teg-frame {
  width: 100%;
  max-width: calc(max(100vh - 230px, 560px) * var(--teg-ratio));
  margin-inline: auto;
}

.teg[data-stage="flow"] .teg-chips,
.teg[data-stage="flow"] .teg-round,
.teg[data-stage="flow"] .teg-dots {
  display: none;
}

.teg[data-face="look"] .teg-bar {
  display: none;
}

.teg[data-face="look"] .teg-side {
  border: 0;
  background: none;
}

.teg[data-stage="flow"] .teg-tab-panel {
  max-height: 340px;
}

.teg[data-stage="flow"] .teg-sheet {
  position: static;
  grid-area: auto;
}
`;var xr=`/* Words below a view. */

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
  contain: layout style; /* a step lays out this view, not the page around it */
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
  grid-template-columns:
    calc(50px * var(--teg-type)) calc(64px * var(--teg-type)) minmax(84px, calc(110px * var(--teg-type)))
    minmax(90px, calc(140px * var(--teg-type))) minmax(200px, 1fr);
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
  will-change: transform; /* or the lines under it would be painted anew at each step */
}

.teg-most {
  position: absolute;
  top: 2px;
  left: 5px;
  padding: 0 2px;
  border-radius: 3px;
  background: color-mix(in srgb, var(--teg-card) 80%, transparent);
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
`;var wr=`/* A task beside a board: exercises, tours, bets. */

.teg-both {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
}

.teg-asking:fullscreen {
  overflow: auto;
  padding: 16px;
  background: Canvas;
}

.teg-asking[data-theme="dark"]:fullscreen {
  background: #12161b;
}

@container (min-width: 1000px) {
  .teg-asking:not(.teg-alone) > .teg-both {
    grid-template-columns: minmax(280px, 1fr) minmax(0, 3fr);
    align-items: start;
  }

  .teg-asking:not(.teg-alone) .teg-stops {
    flex: 1 1 100%;
    order: 2;
  }
}

.teg-asking.teg-alone,
.teg-guess {
  max-width: calc(640px * var(--teg-type));
}

.teg-task,
.teg-guess {
  display: grid;
  gap: 8px;
  align-content: start;
  padding: 10px 12px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
}

.teg-task-board[hidden] {
  display: none;
}

.teg-task > header {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
}

.teg-task h4,
.teg-guess h4 {
  margin: 0;
  color: var(--teg-soft);
  font-size: calc(11px * var(--teg-type));
  letter-spacing: 0.04em;
  text-transform: uppercase;
}

.teg-task p,
.teg-guess p {
  margin: 0;
}

.teg-asked {
  display: grid;
  gap: 8px;
}

.teg-task-text {
  display: grid;
  gap: 6px;
  font-size: calc(15px * var(--teg-type));
}

.teg .teg-full {
  order: 1;
  margin-left: auto;
}

.teg-stops {
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: 3px;
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg button.teg-stop {
  width: 20px;
  min-width: 20px;
  min-height: 20px;
  padding: 0;
  border-radius: 99px;
  background: var(--teg-paper);
  font-size: calc(11px * var(--teg-type));
  line-height: 1;
}

.teg button.teg-stop-right {
  border-color: #2c7a4b;
  background: #2c7a4b;
  color: #fff;
}

.teg button.teg-stop-wrong {
  border-color: var(--teg-warn);
  color: var(--teg-warn);
}

.teg button.teg-stop[aria-current="step"] {
  outline: 2px solid var(--teg-accent);
  outline-offset: 1px;
}

.teg-verdict {
  padding: 6px 9px;
  border-left: 4px solid var(--teg-soft);
  border-radius: 4px;
  background: var(--teg-paper);
}

.teg-verdict[hidden] {
  display: none;
}

.teg-verdict[data-right="true"] {
  border-color: #2c7a4b;
  background: #e6f4ea;
  color: #14532d;
}

.teg-verdict[data-right="false"] {
  border-color: var(--teg-warn);
  background: var(--teg-warn-paper);
}

.teg[data-theme="dark"] .teg-verdict[data-right="true"] {
  background: #17331f;
  color: #b9e8c8;
}

.teg-given {
  padding: 6px 9px;
  border-left: 4px solid #d9a400;
  background: var(--teg-paper);
}

.teg-solved {
  border-color: var(--teg-accent);
}

/* What answers, and what leads on: each in a row of its own where both find no room in one. */
.teg-steps {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
}

.teg-steps > .teg-buttons {
  flex: 3 1 auto;
}

.teg-steps > .teg-buttons + .teg-buttons {
  flex: 2 1 auto;
}

@container (max-width: 480px) {
  .teg-stops {
    flex: 1 1 100%;
    order: 2;
  }
}

.teg-buttons input[type="range"] {
  width: 160px;
}

.teg-options,
.teg-order,
.teg-tried {
  display: grid;
  gap: 3px;
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg-options label {
  display: block;
  padding: 3px 6px;
  border-radius: 5px;
  cursor: pointer;
}

.teg-options label:hover,
.teg-options label:has(:checked) {
  background: var(--teg-paper);
}

.teg-order li {
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  padding: 3px 6px;
  border: 1px solid var(--teg-line);
  border-radius: 5px;
  background: var(--teg-paper);
  cursor: grab;
}

.teg-tried li[data-right="false"] {
  color: var(--teg-soft);
}

.teg-picked {
  color: var(--teg-soft);
}

.teg-ways {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  margin: 0;
  padding: 0;
  border: 0;
}

.teg-came {
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: 2px 24px;
  margin: 0;
}

.teg-came dt {
  grid-row: 1;
  color: var(--teg-soft);
}

.teg-came dd {
  grid-row: 2;
  margin: 0;
  font-size: calc(20px * var(--teg-type));
  font-weight: 700;
}
`;var ap=[ur,dr,gr,fr,mr,hr,xr,wr].join(""),br=!1;function Ae(e){let t=e.getRootNode()===document;t&&br||(br||=t,(t?document.head:e).append(c("style",{},ap)))}function ye(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[s,o]of n)t.x.push(s),t.y.push(o)}return t}function ie(e){return ye(e.map(t=>[...t,t[0]]))}function vn(e,[t,n]){return e.some(s=>{let o=!1;for(let r=0,a=s.length-1;r<s.length;a=r++){let[i,l]=s[r],[u,p]=s[a];l>n!=p>n&&t<(u-i)*(n-l)/(p-l)+i&&(o=!o)}return o})}function _s([e,t],[n,s],o=7.4){let r=Math.max(Math.hypot(n-e,s-t),1),[a,i]=[(n-e)/r,(s-t)/r],l=Math.max(r-o-2,8),[u,p]=[l-9,l-10];return[[5,-1.4],[u,-2.6],[p,-6.4],[l,0],[p,6.4],[u,2.6],[5,1.4]].map(([g,f])=>[e+g*a-f*i,t+g*i+f*a])}function qt(e,t,n,s){let o=e.countries[t].label,r=e.countries[n].label,a=r[0]-o[0],i=_r(e,a);return i?[_s(o,[r[0]+i,r[1]],s),_s([o[0]-i,o[1]],r,s)]:[_s(o,r,s)]}function re([e,t],n,s=32){return Array.from({length:s},(o,r)=>{let a=2*Math.PI*r/s;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function _r(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var yr=new WeakMap;function Ss(e,t,n){let s=yr.get(e)??new Map;yr.set(e,s);let o=`${Math.min(t,n)}/${Math.max(t,n)}`;return s.has(o)||s.set(o,ip(e,t,n)),s.get(o)}function ip(e,t,n){let s=lp(e.countries[t].polygons,e.countries[n].polygons);if(s.length>1){let[r,[a,i]]=vr(s);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(vr))}function lp(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),s=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),o=[];for(let r of e){let a=r.map((u,p)=>s.has(n(u,r[(p+1)%r.length]))),i=a.findIndex((u,p)=>u&&!a.at(p-1));if(i<0)continue;let l=[];for(let u=0;u<r.length;u++){let p=(i+u)%r.length;a[p]&&(a.at(p-1)||(l=[r[p]]),l.push(r[(p+1)%r.length]),Ms(l)>Ms(o)&&(o=l))}}return o}var Ms=e=>e.slice(1).reduce((t,[n,s],o)=>t+Math.hypot(n-e[o][0],s-e[o][1]),0);function vr(e){let t=Ms(e)/2,[[n,s],o,[r,a]]=[-5,0,5].map(l=>cp(e,t+l)),i=Math.hypot(r-n,a-s)||1;return[o,[(r-n)/i,(a-s)/i]]}function cp(e,t){for(let n=1;n<e.length;n++){let[[s,o],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-s,a-o);if(t<=i){let l=Math.max(t,0)/(i||1);return[s+l*(r-s),o+l*(a-o)]}t-=i}return e[e.length-1]}function $r(e,t,n,s=11){let[o,r]=[s/2,s*.18];return Ss(e,t,n).flatMap(([[a,i],[l,u]])=>[-r,r].map(p=>{let[d,g]=[a+p*l,i+p*u];return[[d-o*u,g+o*l],[d+o*u,g-o*l]]}))}function kn(e,t){return t.slice(1).flatMap((n,s)=>{let o=e.countries[t[s]].label,r=e.countries[n].label,a=_r(e,r[0]-o[0]);return a?[$s(o,[r[0]+a,r[1]]),$s([o[0]-a,o[1]],r)]:[$s(o,r)]})}function $s([e,t],[n,s],o=.14,r=12){let[a,i]=[(e+n)/2,(t+s)/2-o*Math.hypot(n-e,s-t)];return Array.from({length:r+1},(l,u)=>{let p=u/r,[d,g,f]=[(1-p)**2,2*p*(1-p),p**2];return[d*e+g*a+f*n,d*t+g*i+f*s]})}function Mr([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([o,r])=>[e+n*o,t+n*r])}function U(e,[t,n]=[0,0]){let s=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],o=[],[r,a,i]=[0,0,""],l=[0,0];for(let u=0;u<s.length;){/[a-zA-Z]/.test(s[u])&&(i=s[u++]);let p=i===i.toLowerCase(),d=w=>(p?w:0)+Number(s[u++]),g=w=>o[o.length-1].push([t+w[0],n+w[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[d(r),d(a)],o.push([[t+r,n+a]]),i=p?"l":"L";continue}let[m,h]=[r,a],[x,b]=l;if(l=f==="Q"?[d(m),d(h)]:f==="T"?[2*m-x,2*h-b]:[m,h],f!=="V"&&(r=d(m)),f!=="H"&&(a=d(h)),f!=="Q"&&f!=="T"){l=[r,a],g([r,a]);continue}for(let w=1;w<=6;w++){let y=w/6,[$,k,M]=[(1-y)**2,2*y*(1-y),y**2];g([$*m+k*l[0]+M*r,$*h+k*l[1]+M*a])}}return o}function _n(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function $n(e,t){let n=[...e].sort((o,r)=>r-o),s=[...t].sort((o,r)=>r-o);return Array.from({length:Math.max(n.length,s.length)},(o,r)=>({attack:n[r]??null,defence:s[r]??null,winner:r<n.length&&r<s.length?n[r]>s[r]?"attack":"defence":null}))}var yn=11,[pp,up]=[900,500],kr=1.8;function tt(e,t=yn,n=900){let s=(a,i)=>Math.min(Math.max(a*e,i),kr*t),o=e*n<up,r=Math.min(Math.max(7.4*e,.75*t),.9*kr*t)*(o?.7:1);return{least:t,small:o,disc:r,grown:r/e,count:o?.8*t:s(9.2,Math.round(2.1*t)/2),name:s(8.2,t===yn&&e*n>=pp?12.5:t),note:s(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function q(e,t){let{color:n="transparent",ink:s,sign:o=[]}=e.seats[t]??{},r=o.length&&z("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},z("path",{d:`M${o.join("L")}Z`,fill:s}));return c("i",{class:"teg-dot",style:{background:n}},r||null)}function fe(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Er(e,t){return e.step<e.steps&&c("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function ne(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function Re(e,t,n,s){return e===null?c("span",{class:"teg-die"}):z("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},z("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:s,"stroke-width":.16}),..._n(e).map(([o,r])=>z("circle",{cx:o,cy:r,r:.4,fill:s})))}var dp={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Or={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function ve(e){let t=dp[Or[e]??e];return t?z("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},z("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Sr={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Pt(e){return z("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},z("path",{d:Sr[Or[e]??e]??Sr.joker,fill:"currentColor"}))}function B(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Mn(e,t,n,s){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:s}}function Sn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function It(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Ar(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Lr(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Cr(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function Tr(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function jr(e){return{kind:"offers",line:e.line,step:e.step}}function zr(e){return{kind:"hint",line:e.line,step:e.step}}function Nr(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Es=["easy","normal","hard"],qr={teg:["missile_keeper"]};function ht(e,t,...n){return t===e.viewer&&t===e.to_move?B(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function ke(e,t,n=e.line){let s=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,o=Math.min(Math.max(Math.round(t),0),s);return n===e.line&&o===e.step||Number.isNaN(o)?null:{kind:"go",line:n,step:o}}function Pr(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Ir(e,t){let n=e.branches[t];return n?ke(e,n.step,n.line):ke(e,e.step+1)}function Rr(e){return Math.max(0,...Dr(e).filter(t=>t<e.step))}function Hr(e){return Math.min(e.steps,...Dr(e).filter(t=>t>e.step))}function Dr({line:e,lines:t}){let n=[],s=e;for(let o=1/0;s;){let r=o;n.push(...t.filter(i=>i.of===s&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===s);o=a?.from??0,s=a?.of}return n}function En(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function On(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Vr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Os(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Br(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Le={kind:"private"};function An(e,t){return{kind:"look",seat:e.seats[t].name}}function Rt(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function Wr(e){return{kind:"more",line:e.line,step:e.step}}var Fr={kind:"stop"};function Gr(e){return{kind:"clause",name:e}}function Ln(e){return{kind:"lang",lang:e}}function ee(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var As={slow:[2e3,900,250],normal:[1200,500,120],quick:[600,200,60],at_once:[0,0,0]},Cs=Object.keys(As);function Ur({battle:e,last:t},n){let[s,o,r]=As[n]??As.normal;return e||t.source!==null&&t.target!==null?s:t.target===null?r:o}function Ts(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function js(e,t){let n=Ts(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Rt(e,"action"):null}}var Ls=(e,t)=>t==="end"&&e.people?.length?"mine":t,gp=({pace:e,setSpeed:t},n)=>c("select",{"data-key":"pace","aria-label":n.speed,title:n.speed,change:s=>t(s.target.value)},...Cs.map(s=>c("option",{value:s,selected:s===e.speed},n[s])));function Yr({view:e,stop:t},n){let{until:s,moves:o}=e.playing,r=n[`playing_${Ls(e,s)}`];return{facts:[c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":r}),`${r} · ${n.round} ${e.round} · ${n.moves}: ${o}`)],buttons:[O("stop",c("span",{},ve("stop"),` ${n.stop}`),t,{class:"teg-main",title:"Esc"})]}}function Kr(e,t){let{view:n,now:s,pace:o,pause:r,send:a}=e,i=n.to_move>=0?n.to_move:n.turn,{pauses:l}=js(n,o.auto),u=(p,d=!1)=>O(`until-${p}`,d?t[`skip_${Ls(n,p)}`]:t[`until_${Ls(n,p)}`],()=>a(Rt(s(),p)),{title:p==="end"?"S":null});return{facts:[c("b",{},q(n,i),`${t.plays} ${n.seats[i]?.name??""}`),` ${n.phase_name}`],more:[c("span",{class:"teg-group teg-second",role:"group","aria-label":t.bots},...["action","turn","round"].map(p=>u(p)))],buttons:[O("pause",c("span",{},ve(l?"pause":"forward"),` ${l?t.pause:t.go_on}`),r,{class:"teg-main",title:"P"}),u("end",!0),gp(e,t)]}}function Qr(e){let{model:t,dom:n,store:s,stops:o}=e,{view:r}=s,a;o.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&!!r()?.goes_on&&e.wire.there(),u=()=>!!r()?.playing&&e.wire.there(),p=()=>u()||l()&&i().speed==="at_once",d=f=>e.wire.write(f),g=()=>{i().auto&&d({auto:!1}),e.wire.send(Fr)};return{pace:i,atOnce:p,setPace:d,stop:g,setSpeed:f=>d({speed:f}),moves:()=>u()||l(),pause(){if(r().playing)return g();let{pauses:f,message:m}=js(r(),i().auto);f===i().auto&&d({auto:!f}),f||e.wire.send(m)},drive(){let{wire:f,scheduler:m,mover:h}=e;if(clearTimeout(a),f.busy())return;let x=f.kept();if(x)return f.send(x);if(!(!u()&&!l())){if(n.root.setAttribute("data-going",""),u())return f.send(Wr(r()),f.names.driver);!m.begun()||h.moves()||!p()&&!m.rests()||(a=setTimeout(()=>f.send(Rt(r(),"action"),f.names.driver),h.moved()?0:Ur(r(),i().speed)))}}}}var fp=["round","seat","kind","text","counts"],xt=new Map;function Cn(e){let t=xt.get(e)??mp(e);return xt.delete(e),xt.set(e,t),xt.size>4&&xt.delete(xt.keys().next().value),t}async function mp(e){let t=Uint8Array.from(atob(e),s=>s.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function wt(e,t,n){let s=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],o=[];for(let p=s.find(g=>g.name===n)??s[0],d=1/0;o.unshift({name:p.name,to:d}),p.of!==null;)d=Math.min(d,p.from??0),p=s.find(g=>g.name===p.of)??s[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let p of o)for(let d of[e.rows[p.name],t.rows[p.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let g=Math.min(d.text.length,p.to+1-d.first);if(!(g<=0)){a.at(-1)?.name!==p.name&&a.push({from:d.first,name:p.name});for(let f of fp)for(let m=0;m<g;m++)r[f].push(d[f][m])}}r.first=Math.max(r.first,0);let i=p=>a.filter(d=>d.from<=p).at(-1)?.name??"main",l=new Map(o.map(p=>[p.name,p.to])),u=s.filter(p=>!l.has(p.name)&&p.of!==null&&(p.from??0)<=(l.get(p.of)??-1)).map(p=>({step:p.from??0,line:p}));return{...r,line:o[o.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:u,note:p=>t.notes[i(p)]?.[p]}}var hp=80;function Ht(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function xp({view:e,way:t,send:n,go:s},o){let{lines:r,line:a,branches:i}=e,l=r.find(f=>f.name===a);if(!l||r.length<2&&!e.restore)return null;let u=f=>r.find(m=>m.name===f),p=wp(),d=f=>m=>{f&&f.of!==null&&p.open(m,Ht(f,o),[bp,yp,vp].map(h=>h(e,f,n,o)))},g=f=>s(1/0,f.target.value);return c("div",{class:"teg-lines"},r.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},o.line),c("select",{"data-key":"line",change:g,contextmenu:d(l)},...r.map(f=>c("option",{value:f.name,selected:f.name===a},`${Ht(f,o)} · ${f.end}`)))),l.of!==null&&c("button",{type:"button","data-key":"line-menu",title:o.line_menu,"aria-label":o.line_menu,"aria-haspopup":"dialog",click:d(l)},"⋯"),e.restore&&O("restore",`↶ ${o.restore}`,()=>n(Br(e))),i.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":o.ways},c("span",{class:"teg-label"},o.ways),...i.map((f,m)=>O(`way-${f.line}`,c("span",{},f.seat===null?null:q(e,f.seat),c("b",{},Ht(u(f.line)??l,o)),f.text&&` ${f.text}`),()=>s(f.step,f.line),{"aria-current":m===t?"true":null,contextmenu:d(u(f.line))}))),p.box)}function wp(){let e=null,s=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{s.hidden=!s.contains(r.relatedTarget)}});return{box:s,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,s.setAttribute("aria-label",a),s.replaceChildren(c("b",{},a),...i),s.hidden=!1;let l=s.offsetParent.clientWidth,u=Math.max(Math.min(e.offsetLeft,l-s.offsetWidth),0);Object.assign(s.style,{left:`${u}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),s.focus({preventScroll:!0})}}}function bp(e,t,n,s){let r=c("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":s.line_title,maxlength:hp,value:t.title}),a=i=>{i.preventDefault(),n(Vr(e,t.name,r.value))};return c("form",{submit:a},r,c("button",{type:"submit","data-key":"rename-yes"},s.rename))}function yp(e,t,n,s){return O("promote",s.promote,()=>n(Os(e,"promote",t.name)),{title:s.promote_what})}function vp(e,t,n,s){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},s.delete),c("p",{},s.delete_sure),O("delete-yes",s.delete_yes,()=>n(Os(e,"delete",t.name))))}var Zr={draw:xp,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var Xr=6;function Tn({height:e,label:t,head:n,draw:s,pick:o,move:r}){let a=c("div",{class:"teg-roll-all"}),i=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),l=new Map,[u,p,d,g]=[0,-1,!1,e],f={top:0,high:0,over:0},m=()=>{d=!1;let w=Math.max(0,Math.floor(f.top/g)-Xr),y=Math.min(u,Math.ceil((f.top+f.high)/g)+Xr);for(let[$,k]of l)$>=w&&$<y||(k.remove(),l.delete($));for(let $=w;$<y;$++){let k=l.get($);k||(k=s($),k.classList.add("teg-roll-row"),k.setAttribute("role","row"),k.setAttribute("aria-rowindex",String($+1)),k.dataset.row=String($),k.style.top=`${$*g}px`,l.set($,k),a.append(k)),k.getAttribute("aria-selected")==="true"!=($===p)&&k.setAttribute("aria-selected",String($===p))}},h=()=>{d||(d=!0,requestAnimationFrame(m))},x=()=>{if(p<0||!f.high)return;let[w,y]=[p*g,f.high-f.over-g];w>=f.top&&w<=f.top+y||(i.scrollTop=Math.max(0,w-y/2),f.top=i.scrollTop)};i.addEventListener("scroll",()=>{f.top=i.scrollTop,h()}),i.addEventListener("click",w=>{let y=w.target.closest(".teg-roll-row");y&&o(Number(y.dataset.row))}),i.addEventListener("keydown",w=>{if(w.target!==i||w.ctrlKey||w.metaKey||w.altKey)return;let y=Math.max(1,Math.floor(i.clientHeight/g)-1),$={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:y,PageUp:-y,Home:-1/0,End:1/0}[w.key];$!==void 0&&(w.preventDefault(),w.stopPropagation(),r($))});let b=new ResizeObserver(()=>{Object.assign(f,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),x(),h()});for(let w of[i,n])w&&b.observe(w);return{root:i,fill(w,y=1){u=w,g=Math.round(e*y),i.style.setProperty("--teg-entry",`${g}px`),i.setAttribute("aria-rowcount",String(w)),a.style.height=`${w*g}px`;for(let $ of l.values())$.remove();l.clear(),h()},show(w){w!==p&&(p=w,x(),m())},stop:()=>b.disconnect()}}var kp=24;function _p(e,t,n,s){let o=[],r=i=>t.ways.filter(l=>l.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,u=t.line_of(l),[p,d]=[t.text[i],t.seat[i]],g=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(p||g||l===0)&&(t.round[i]!==a&&(a=t.round[i],o.push({kind:"round",step:l,seat:-1,line:u,text:a>0?`${s.round} ${a}`:s.beginning})),(p||g?.glyph)&&o.push({kind:"entry",step:l,seat:d,line:u,text:g?.glyph?`${p} ${g.glyph}`:p}),g?.say&&o.push({kind:"note",step:l,seat:-1,line:u,text:g.say}));for(let m of r(l)){let x=e.rows[m.line.name]?.text.find(Boolean)??"";o.push({kind:"way",step:l+1,seat:-1,line:m.line.name,text:`${Ht(m.line,s)} (${l+1}–${m.line.end})${x&&`: ${x}`}`})}}return o}function jn(e,t){let n=[],s=null,o=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},l=null,u=$=>{let{kind:k,step:M,text:_,seat:v}=n[$],S=c("span",{class:"teg-at",role:"gridcell"},k==="entry"?M:""),E=k==="way"?"↳ ":k==="note"?"✎ ":"",C=k==="entry"&&(v<0?c("i",{class:"teg-dot teg-none"}):q(s,v));return c("div",{class:`teg-item teg-item-${k}`,title:_},S,c("span",{role:"gridcell"},C,E,_))},p=$=>n[$]&&e(n[$].step,n[$].line),d=()=>{let $=-1;for(let[k,M]=[0,n.length-1];k<=M;){let _=k+M>>1;n[_].step<=a.step?[$,k]=[_,_+1]:M=_-1}for(;$>0&&n[$].kind!=="entry";)$--;return $},f=Tn({height:kp,label:"",draw:u,pick:p,move:$=>{if(!o)return;let k=Math.min(Math.max(t()+$,o.first),o.end);e(k,o.line)}}),m=c("select",{"data-key":"events-seat"}),h=c("select",{"data-key":"events-kind"}),x=()=>{!s||!o||!l||(i.seat=m.value===""?-1:Number(m.value),i.kind=h.value,n=_p(s,o,i,l),f.root.hidden=!n.length,b.hidden=n.length>0,f.fill(n.length,Number(getComputedStyle(f.root).getPropertyValue("--teg-type"))||1),f.show(-1),f.show(d()))};for(let $ of[m,h])$.addEventListener("change",x);let b=c("p",{class:"teg-hint",hidden:!0}),w=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},m,h),f.root,b),y=($,k)=>{let M=[m.value,h.value],_=new Set(Object.values($.rows).flatMap(v=>v.kind));m.replaceChildren(c("option",{value:""},k.every_seat),...$.seats.map((v,S)=>c("option",{value:S},v.name))),h.replaceChildren(c("option",{value:""},k.every_kind),...Object.entries($.kinds).filter(([v])=>_.has(v)).map(([v,S])=>c("option",{value:v},S))),[m.value,h.value]=M,m.setAttribute("aria-label",k.seats),h.setAttribute("aria-label",k.kind_of),f.root.setAttribute("aria-label",k.events),b.textContent=k.no_news};return{root:w,wait($){f.root.hidden=!0,b.hidden=!1,b.textContent=$.busy},tell($,k,M,_){let v=[$,k,M,_];v.every((S,E)=>S===r[E])||(r=v,(s!==$||l!==_)&&y($,_),s=$,l=_,o=wt($,k,M),x())},show($,k){a={step:$,line:k},f.show(d())},stop:f.stop}}function Jr(e,{view:t,ask:n,go:s},o){let r=e,a=c("summary",{"data-key":"events"}),i=jn(s,()=>t().step);o.push(i.stop),r.append(a,i.root);let l="",u="",p=null,d=g=>{let f=H(g.lang);if(a.textContent=f.events,!r.open)return;let m=JSON.stringify([g.lang,g.line,g.steps,g.lines,g.memory,!!g.over,g.memory?0:g.step]);m!==u&&(u=m,n({kind:"events",have:l})),p?i.tell(p.film,p.tail,g.line,f):i.wait(f),i.show(g.step,g.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(g){let f=g.film?await Cn(g.film):p?.film;f&&(p={film:f,tail:g.tail},l=g.have,d(t()))}}}function ea(e,t,n){if(!t?.open)return e;let[s]=t.plans;if(n)return{...e,...s?.places.length&&{pointed:s.places},...s?.path.length&&{path:s.path}};let o=t.plans.map(({arrows:r,places:a},i)=>({number:i+1,arrows:r,places:a,lit:t.lit===i+1}));return{...e,hints:o}}function ta({view:e,pointHint:t,chooseHint:n,tellHint:s},{plans:o,question:r,quiz:a,open:i},l){let[u,p]=r[e.lang];if(!i)return[c("p",{class:"teg-quiz"},u),O("hint-tell",l.advice_tell,s)];let d=({told:g,places:f},m)=>{let{text:h,chance:x,odds:b,reasons:w}=g[e.lang],y=m+1,$=[c("b",{class:"teg-hint-number"},y),c("b",{},h),x&&c("b",{class:"teg-hint-chance"},x)],k={pointerenter:()=>t(y),pointerleave:()=>t(0),focus:()=>t(y),blur:()=>t(0)};return c("li",{},f.length?c("button",{type:"button","data-key":`hint-${y}`,...k,click:()=>n(y)},...$):c("p",k,...$),b!==""&&c("p",{},b),c("ul",{},...w.map(M=>c("li",{},M))))};return[a&&c("p",{class:"teg-quiz"},u," ",c("b",{},p)),c("ol",{class:"teg-plans"},...o.map(d))]}function na({store:e,board:t,dom:n}){let{get:s,dispatch:o,table:r}=e,a=i=>{let{hint:l}=s();!l?.open||(l.lit??0)===i||(n.root.querySelectorAll(".teg-plans > li").forEach((u,p)=>u.toggleAttribute("data-lit",p+1===i)),o({type:"set",part:{hint:{...l,lit:i}}}))};return{pointHint:a,pointHintAt(i){let{hint:l}=s();!l?.open||t.cell||a(l.plans.findIndex(({arrows:u,places:p})=>u.length?u.some(([,d])=>d===i):p.includes(i))+1)},chooseHint(i){let l=s().hint?.plans[i-1],u=l?.arrows[0]??l?.places.slice(0,1)??[],{local:p}=s(),{game:d}=s();for(let g of u){if(d.marks(r(),p).source===g)continue;let f=d.click(r(),p,g,!1),{source:m,target:h}=d.marks(r(),f.local);if(f.message&&m!==g&&h!==g)break;p=f.local}o({type:"set",part:{local:p}})}}}var zs=()=>c("div",{class:"teg-no-dice","aria-hidden":"true"},...Array.from({length:6},()=>c("i")));function $p({board:e,view:t},n){let s=t.battle;if(!s||s.source===null||s.target===null)return zs();let o=$n(s.attack,s.defence),r=[["attack",s.seat,s.source,s.losses[0]],["defence",s.defender,s.target,s.losses[1]]],a=([i,l,u,p])=>{let{color:d,ink:g}=t.seats[l],f=m=>m.winner===i?"won":m.winner?"lost":"idle";return[c("span",{class:"teg-dice-of"},q(t,l),e.countries[u].name),c("span",{class:"teg-dice-row"},...o.flatMap(m=>m[i]===null?[]:[Re(m[i],f(m),d,g)])),c("b",{class:"teg-dice-lost",title:n.losses},p?`−${p}`:"0")]};return c("div",{class:"teg-battle"},c("div",{class:"teg-dice",role:"group","aria-label":n.dice},...r.flatMap(a)),s.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}var sa={draw:$p,depends:({view:e})=>e.battle};var ra={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function G({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Bt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Nn=e=>e.replace(/[?*]+$/,""),Mp=e=>e.includes("*")||e.includes("+");function Sp(e){let t=Bt(e).map(([,n])=>n);return t.length?t.some(Mp)||t.every(n=>Nn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function De({menu:e,forms:t},n,{first:s=[]}={}){let o=a=>s.includes(a)?s.indexOf(a):s.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Sp(t[a])===n).sort((a,i)=>o(a)-o(i))}function Ps(e,t,n){let s=De(e,"map",n);return s.find(o=>o===t.verb)??s[0]??null}function qs(e,t){return e.filter(n=>t.every((s,o)=>s===null||s===n[o]))}function Ce(e,t,n){let s=t.map((o,r)=>r===n?null:o);return[...new Set(qs(e,s).map(o=>o[n]))]}function nt(e,t,n={}){let s=G(e),o=Ps(s,t,n);if(!o)return null;let r=s.forms[o],a=Bt(r),i=a.flatMap(([,b],w)=>Nn(b)===e.board.place?[w]:[]),l=s.menu[o],u=r.amount?l.map(b=>b.slice(0,-1)):l,p=t.verb===o||t.verb===null?t.picks:[],d=a.map((b,w)=>p[w]??null);a.forEach((b,w)=>{let y=Ce(u,d,w);d[w]===null&&!i.includes(w)&&y.length===1&&y[0]!==void 0&&(d[w]=y[0])});let f=qs(u,d).some(b=>b.every((w,y)=>d[y]!==null)),m=r.amount?Math.max(0,...l.filter(b=>qs([b],d).length).map(b=>Number(b.at(-1)))):0,h=r.amount?[r.least,Math.max(m,r.least)]:null,x=t.amounts[o]??n.amounts?.[o]??r.least;return{verb:o,form:r,args:a,places:i,rows:u,picks:d,done:f,range:h,amount:h?Math.min(Math.max(x,h[0]),h[1]):0}}function aa({places:e,rows:t,picks:n}){return e.find(s=>n[s]===null&&Ce(t,n,s).some(o=>o!==void 0))??null}function Dt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Dt(e,t.slice(0,-1),a)):n.map((a,i)=>Dt(e,r[i],a))}let s=Nn(t);if(s===e.board.place)return e.board.countries[Number(n)].name;if(s==="seat")return e.view.seats[Number(n)].name;let o=G(e).names[s];return o?o[Number(n)][0]:n}function Vt(e,t,n,s=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Vt(e,t.slice(0,-1),a,s)).join(" + "):n.map((a,i)=>Vt(e,r[i],a,s)).join(" → ")}let o=Nn(t);return o==="flag"?s[n?0:1]:G(e).names[o]?.[Number(n)]?.[1]??String(Dt(e,t,n))}function ia(e,t,n){let s=Bt(t).flatMap(([,o],r)=>[Dt(e,o,n[r])]).flat(3);return e.board.countries.flatMap((o,r)=>s.includes(o.name)?[r]:[])}function Wt(e,t,n,s){let o=G(e).forms[t],r=[...n],a=o.fields.flatMap(([i,l])=>{if(i===o.amount)return[s];let u=r.shift();return u==null?[]:[Dt(e,l,u)]});return B(e.view,t,...a)}function zn(e,t){return t?.done?Wt(e,t.verb,t.picks,t.amount):null}function Is({board:e,view:t},n,s,o){if(!n?.done||n.verb!==o.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return Mn(t,r,a,s.keep)}function la(e,t,n,s={},o=!1){let r=nt(e,t,s);if(!r?.places.length)return{local:t};let{places:a}=r,[i,l]=[a[0],a[a.length-1]],u=m=>({...t,verb:r.verb,picks:m}),p=aa(r);if(p!==null&&Ce(r.rows,r.picks,p).includes(n)){let m=He(r.picks,p,n),h=u(m),x=nt(e,h,s);if(!(p===l&&x?.done&&(!x.form.amount||a.length===1||s.quick?.includes(x.verb))))return{local:h};let w=o?Is(e,x,t,s):null;return{local:u(He(m,l,null)),message:w??zn(e,x)}}if(r.done&&n===r.picks[l])return{local:t,message:zn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:u(Ns(r.picks,a))};if(Ce(r.rows,Ns(r.picks,a),i).includes(n)&&a.length>1)return{local:u(He(Ns(r.picks,a),i,n))};let f=p===null?He(r.picks,l,n):He(r.picks,p,n);return f.some(m=>m===null)?{local:t,message:Ep(e,r,f,n)}:{local:t,message:Wt(e,r.verb,f,r.amount)}}function Ep(e,{verb:t,form:n,args:s,places:o,rows:r,amount:a},i,l){let u=e.board.countries[l].neighbours,p=s.map(()=>null),d=i.map((m,h)=>{if(m!==null)return m;let x=Ce(r,p,h);return(o.includes(h)?x.find(b=>u.includes(Number(b)))??u[0]:x[0])??null});if(d.some(m=>m===null))return null;let{kind:g,action:f}=Wt(e,t,d,n.amount?a:void 0);return g==="act"?Sn(e.view,...f):null}function ca(e,t,n,s){let o=nt(e,t,s);if(!o||o.verb!==s.until)return null;let[r,a]=o.places,i=o.picks[r],l=n??o.picks[a];return i===null||l===null||!Ce(o.rows,He(o.picks,a,null),a).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var Ns=(e,t)=>e.map((n,s)=>t.includes(s)?null:n);function pa(e,t,n={}){let s=G(e),o=Ps(s,t,n),{viewer:r,turn:a}=e.view;if(!o&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===o?o:null,picks:[],pointed:[]};if(!o||t.verb!==o)return i;let{args:l,rows:u}=nt(e,i,n),p=l.map(()=>null);return t.picks.forEach((d,g)=>{d!==null&&Ce(u,p,g).includes(d)&&(p[g]=d)}),{...i,picks:p}}function ua(e,t,n){let s=e.view.last??oa,o=nt(e,t,n),r={legal:[],targets:[],source:null,target:null,last:s,pointed:t.pointed};if(!o)return r;let[a=null,i=null]=o.places.map(d=>o.picks[d]),l=aa(o),u=l===null?[]:Ce(o.rows,o.picks,l).filter(d=>d!==void 0),p=a!==null;return{...r,legal:p?[]:u,targets:p?u:[],source:a,target:i,last:p?oa:s}}function Rs(e){return De(e,"plain").find(t=>t.startsWith("end_"))??null}function da(e,t,n,s){let o=G(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let u=Rs(o);return{local:t,message:u?B(e.view,u):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=De(o,"count");if(!a){let u=Ps(o,t,s);return{local:u?{...t,amounts:{...t.amounts,[u]:r}}:t}}let[i,l]=o.menu[a][0];return{local:t,message:r>=i&&r<=l?B(e.view,a,r):null}}var He=(e,t,n)=>e.map((s,o)=>o===t?n:s),oa={source:null,target:null};var ga=90,Op=0;function fa({view:e,send:t},n){let{label:s,example:o,names:r}=e.throw,a=`teg-throw-${Op+=1}`,i=g=>g.key==="Enter"&&u(g),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${s}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),u=g=>{g.preventDefault(),(l.value.trim()||!o)&&t(Ar(e,l.value))},p=o.length>ga?`${o.slice(0,ga)}…`:o;queueMicrotask(()=>{let g=l.closest(".teg"),f=l.getRootNode().activeElement;g&&f&&(f===g||g.contains(f)&&!f.matches("input, select, textarea"))&&l.focus({preventScroll:!0})});let d=[c("form",{class:"teg-throw",submit:u},c("label",{},c("span",{},s),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&c("datalist",{id:a},...r.map(([g,f])=>c("option",{value:g,label:f===g?null:f}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:o},p))];return{facts:[c("b",{},n.throw)],more:[c("p",{class:"teg-hint"},`${n.throw_what}: ${s}`)],buttons:[],sheet:{key:"throw",title:n.throw,body:d}}}var Ap=12;function st(e,t){let n=s=>s.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Ft(e,t){let n=H(t),[s,o]=e.losses.map(p=>p.toLocaleString(t,{maximumFractionDigits:1})),r=Cp(e,t,n),{once:a,conquest:i}=e,l=(p,d)=>[c("b",{},st(p,t)),` ${d}. `],u=a===null?l(i,n.odds_conquest):i===a?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...a===null?[]:l(a,n.odds_once),...u,`${n.odds_losses}: ${s} – ${o}`),r.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":r.map(p=>p.text).join("; ")},...r.map(({text:p,span:d,height:g})=>c("span",{title:p},c("i",{style:{height:g}}),c("small",{},d)))),r.length>1&&c("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(p=>p!==!1)}function Lp({left:e}){let t=Math.max(Math.ceil(e.length/Ap),1),n=[];for(let s=0;s<e.length;s+=t){let o=e.slice(s,s+t);n.push([o[0][0],o[o.length-1][0],o.reduce((r,a)=>r+a[1],0)])}return n}function Cp(e,t,n){let s=Lp(e),o=Math.max(...s.map(r=>r[2]));return s.map(([r,a,i])=>{let l=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${l}: ${st(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/o,.02).toFixed(4)})`}})}var ma={draw:({view:e,odds:t},n)=>t&&ne(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Ft(t,e.lang)),depends:({odds:e})=>e};function Gt({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function xa(e,t){let{view:n,game:s}=e;if(n.over)return Tp(e,t);if(n.playing)return Yr(e,t);if(Gt(e))return jp(e,t);let o=s.asks?.(e,t);if(o)return o;if(n.throw)return fa(e,t);let r=s.move.of(e,t);return r||(Ts(n)&&n.seats.some(a=>a.bot)?Kr(e,t):zp(e,t))}function Tp({view:e,go:t,open:n},s){let{winners:o}=e.over??{winners:[]},r=o.length?`${o.length>1?s.winners:s.winner}: `:s.draw;return{facts:[c("b",{},r),...o.map(a=>c("span",{},q(e,a),c("b",{},e.seats[a].name)," "))],more:[c("p",{class:"teg-hint"},`${s.over} · ${s.round} ${e.round}`)],buttons:[e.memory&&O("replay",s.replay,()=>t(0),{class:"teg-main",disabled:e.step===0}),O("open-end",s.tab_end,()=>n("end"))]}}function jp({view:e,send:t},n){let s=e.viewer??-1,{name:o,color:r,ink:a}=e.seats[s];return{facts:[c("p",{class:"teg-curtain",role:"status"},`${n.curtain_turn} `,c("b",{},q(e,s),o),". ")],more:[c("p",{class:"teg-hint"},n.curtain_pass)],buttons:[O("private",`${n.curtain_me} ${o}`,()=>t(Le),{class:"teg-seat-button",style:{background:r,color:a}})]}}function zp({view:e,secret:t,send:n},s){if(e.viewer!==null&&e.viewer===e.to_move&&!t)return{facts:[c("p",{class:"teg-hint"},s.look_first)],buttons:[O("look",s.secret_show,()=>n(Le),{class:"teg-main"})]};let o=e.awaited??e.to_move,r=o!==e.viewer?e.seats[o]:null,a=r?`${s.awaiting} ${r.name}.`:e.to_move===-1?s.chance_due:e.viewer===null?s.watching:s.waiting;return{facts:[c("p",{class:"teg-hint"},a)],buttons:[]}}function Np({refusal:e,dismiss:t},n){return e?c("div",{class:"teg-refusal",role:"alert","data-code":e.code},c("p",{},c("b",{},`${n.refused}. `),e.text," ",fe(e.clause)),O("dismiss","×",t,{class:"teg-close","aria-label":n.close})):null}function qp(e,t){let{view:n,go:s,send:o,wants:r}=e,{facts:a,more:i=[],buttons:l,rest:u=[],sheet:p,question:d}=xa(e,t),g=n.step<n.steps&&!n.over,f=p&&!r(p.key);return c("div",{class:d?"teg-moving-parts teg-question":"teg-moving-parts"},Np(e,t),c("div",{class:"teg-facts"},c("div",{class:"teg-fact-line"},...a),n.exploring?c("p",{class:"teg-past"},t.exploring):g?Er(n,t):c("div",{class:"teg-fact-more"},...i)),c("div",{class:"teg-answers"},f&&O("open-sheet",`${p.title}…`,()=>e.show(p.key,!0),{class:"teg-main"}),...l,u.length>0&&c("details",{class:"teg-pop"},c("summary",{"data-key":"more","aria-label":t.menu},"⋯"),c("div",{class:"teg-buttons"},...u)),g&&O("present",t.present,()=>s(n.steps)),g&&n.memory&&!n.exploring&&O("explore",t.explore,()=>o({kind:"explore",line:n.line,step:n.step})),n.exploring&&O("leave",t.explore_leave,()=>o({kind:"leave"}))))}var wa=e=>{let{view:t,pace:n,secret:s,shut:o,game:r}=e;return[r.move.depends(e),t.over,t.playing,n,t.throw,t.viewer,t.to_move,t.menu,t.steps,t.people,t.seats.map(a=>a.bot),t.proposals,t.exploring,s?.seat,o]},ba={draw:qp,depends:e=>[wa(e),e.refusal]},ya={depends:wa,draw:(e,t)=>{let{sheet:n}=xa(e,t);if(!n||!e.wants(n.key))return null;let s=O("close-sheet","×",()=>e.show(n.key,!1),{class:"teg-close","aria-label":t.close});return c("div",{class:"teg-sheet-inner","data-sheet":n.key},c("h4",{},n.title),s,c("div",{class:"teg-sheet-body"},...n.body),n.buttons&&c("div",{class:"teg-buttons"},...n.buttons))}},va={depends:({odds:e})=>e,draw:({view:e,odds:t},n)=>{if(!t)return c("div",{class:"teg-chance"});let[s,o]=t.losses.map(a=>a.toLocaleString(e.lang,{maximumFractionDigits:1})),r=st(t.once??t.conquest,e.lang);return c("div",{class:"teg-chance",title:t.once===null?n.odds_conquest:n.odds_once},c("b",{},r),c("small",{},`${n.losses}: ${s} – ${o}`))}},ka={depends:({view:e,game:t})=>[t.phases,e.round,e.phase,e.turn,e.to_move,e.due,e.over],draw:({view:e,game:t},n)=>{let s=e.to_move>=0?e.to_move:e.turn,o=t.absent?.(e)??[],r=t.phases.filter(([l])=>!o.includes(l)),a=r.findIndex(([,...l])=>l.includes(e.phase)),i=l=>l===a?"step":null;return c("div",{class:"teg-turn"},!e.over&&e.seats[s]&&c("strong",{},q(e,s),e.seats[s].name,e.to_move===-1&&c("em",{},` · ${n.chance}`)),c("ol",{class:"teg-phases"},...r.map(([l],u)=>c("li",{"aria-current":i(u),class:u<a?"teg-past-phase":null},u<a?`✓ ${n[l]}`:n[l]))),c("span",{class:"teg-phase-name"},e.phase_name),e.round>0&&c("small",{},`${n.round} ${e.round}`),e.due.length>0&&c("ul",{class:"teg-due",title:n.due,"aria-label":n.due},...e.due.map(l=>c("li",{},c("b",{},l.armies),` ${l.source}`))))}};var _a=6;function $a(e={}){return{of:(t,n)=>Pp(t,n,e),depends:({local:t})=>({...t,pointed:null,amounts:Object.entries(t.amounts).map(String)})}}function Pp(e,t,n){let s=G(e);if(!Object.values(s.menu).some(u=>u.length))return null;let o=n.extra?.(e,t).filter(u=>u)??[],r=Rp(e,s,n,t),a=De(s,"count",n).map(u=>Ip(e,s,u,t)),i=De(s,"rows",n);return{facts:[Ut(e,t),...o,...a.flatMap(u=>u.facts),...r?.facts??[]],more:r?.more,buttons:[...a.flatMap(u=>u.buttons),...r?.buttons??[],...ot(e,s,n)],...i.length>0&&{sheet:{key:i.join(),title:i.map(u=>s.forms[u].label).join(" · "),body:i.map(u=>Ds(e,s,u,n,t))}}}}function Ut({view:e},t){let n=e.seats[e.viewer??-1];return!n||e.viewer===e.turn?null:c("p",{class:"teg-asks",role:"status"},q(e,e.viewer??-1),c("b",{},n.name),` ${t.answers}`)}function ot({view:e,send:t},n,s){let o=Rs(n);return De(n,"plain",s).map(r=>O(`act-${r}`,n.forms[r].label,()=>t(B(e,r)),{title:r===o?"E":null}))}function Ip({view:e,local:t,set:n,send:s},o,r,a){let[i,l]=o.menu[r][0],u=o.forms[r],p=c("b",{"data-verb":r},u.label),d=f=>()=>s(B(e,r,f));if(i>0&&l-i<_a){let f=Array.from({length:l-i+1},(m,h)=>l-h);return{facts:[p],buttons:f.map((m,h)=>O(`act-${r}-${m}`,String(m),d(m),{class:h?null:"teg-main"}))}}let g=Math.min(Math.max(t.amounts[r]??i,i),l);return{facts:[p,...bt(g,[i,l],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a)],buttons:[O(`act-${r}`,`${u.label}: ${g}`,d(g),{class:"teg-main"})]}}function bt(e,[t,n],s,o,r=""){let a=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n);return[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":o.amount},r&&c("span",{class:"teg-label"},r),...a.map(l=>O(`amount-${l}`,String(l),()=>s(l),{"aria-pressed":String(e===l)})),n>3&&O("amount-all",o.all,()=>s(1/0),{"aria-pressed":String(e===n)}),n>3&&ft("amount",o.amount,e,[t,n],s))]}function Ds(e,t,n,s,o){let{local:r,set:a,send:i}=e,l=t.forms[n],u=t.menu[n],p=d=>a({...r,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...u.map((d,g)=>{let f=ia(e,l,d),m=l.amount?Number(d.at(-1)):void 0,h=l.amount?d.slice(0,-1):d,x=Bt(l).map(([,w],y)=>Vt(e,w,h[y],[o.flag_yes,o.flag_no])).join(" · "),b=s.note?.(e,n,o,g);return O(`act-${n}-${g}`,c("span",{},x||"—",b&&c("b",{},` ${b}`)),()=>i(Wt(e,n,h,m)),{class:"teg-row",mouseenter:()=>p(f),mouseleave:()=>p([]),focus:()=>p(f),blur:()=>p([])})})))}function Rp(e,t,n,s){let{local:o,set:r,send:a}=e,i=nt(e,o,n);if(!i)return null;let l=De(t,"map",n),u=zn(e,i),p=g=>r({...o,verb:i.verb,amounts:{...o.amounts,[i.verb]:g}}),d=l.map(g=>O(`verb-${g}`,t.forms[g].label,()=>r({...o,verb:g,picks:[]}),{"aria-pressed":String(g===i.verb)}));return{facts:[l.length>1&&c("div",{class:"teg-group teg-verbs",role:"group","aria-label":s.actions},...d),c("span",{class:"teg-play","data-verb":i.verb},...i.args.map((g,f)=>Vp(e,i,f,s))),...i.range&&i.range[1]>i.range[0]?bt(i.amount,i.range,p,s,i.form.amount==="dice"?s.dice:""):[]],more:[c("p",{class:"teg-hint"},Dp(i,n,s))],buttons:[O(`act-${i.verb}`,i.form.label,()=>a(u),{class:"teg-main",disabled:!u}),i.verb===n.until&&Hp(e,i,n,s)]}}function Hp(e,t,n,s){let{local:o,set:r,send:a}=e,i=Is(e,t,o,n);return c("span",{class:"teg-group"},O(`act-${t.verb}_until`,s.do_attack_until,()=>a(i),{disabled:!i}),ft("keep",s.keep,o.keep,[1,99],l=>r({...o,keep:l})))}function Dp(e,{quick:t=[]},n){let{places:s}=e;return s.length?s.length===1?n.hint_one:e.picks[s[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Vp(e,t,n,s){let{local:o,set:r}=e,[,a]=t.args[n],{places:i}=t,l=i.indexOf(n),u=t.picks.map((m,h)=>l>=0&&h>n&&i.includes(h)?null:m),p=Ce(t.rows,u,n).filter(m=>m!==void 0),d=m=>r({...o,verb:t.verb,picks:He(u,n,m)}),g=m=>Vt(e,a,m,[s.flag_yes,s.flag_no]);if(l>=0){let h=(l===0||t.picks[i[l-1]]!==null?p:[]).map(w=>({value:String(w),text:g(w)})).sort((w,y)=>w.text.localeCompare(y.text,"es")),x=t.picks[n]===null?"":String(t.picks[n]),b=i.length===1?s.place:l===0?s.source:l===1?s.target:s.further;return ae(["source","target",`country-${l}`][Math.min(l,2)],b,h,x,w=>d(w===""?null:Number(w)),s.choose)}if(!p.length)return null;if(p.length<=_a)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...p.map(m=>O(`${a.replace(/[?*]/g,"")}-${String(m)}`,g(m),()=>d(m),{"aria-pressed":String(t.picks[n]===m)})));let f=p.map(m=>({value:String(m),text:g(m)}));return ae(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),m=>d(m===""?null:Number(m)),s.choose)}function yt(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:s,secret:o,game:r,send:a,cover:i}=t;if(s.viewer===null||Gt(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,q(s,s.viewer),s.seats[s.viewer].name);if(!o)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,O("private",n.secret_show,()=>a(Le),{class:"teg-cover"}));let u=e(t,n).filter(d=>d),p=O("cover",n.secret_hide,i,{class:"teg-cover"});return!u.length&&r.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...u,p)}}}var Ma=new WeakMap;function Bp(e){let t=Ma.get(e)??Wp(e);return Ma.set(e,t),t}function Wp(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],s=new Float64Array((t+1)*(n+1)),o=e.countries.flatMap(r=>r.polygons);for(let r=0;r<n;r++){let a=new Uint8Array(t);for(let u of o){let p=Fp(u,(r+.5)*4);for(let d=0;d+1<p.length;d+=2){let[g,f]=[Math.max(Math.floor(p[d]/4),0),Math.min(Math.floor(p[d+1]/4),t-1)];a.fill(1,g,f+1)}}let[i,l]=[r*(t+1),(r+1)*(t+1)];for(let u=0;u<t;u++)s[l+u+1]=a[u]+s[l+u]+s[i+u+1]-s[i+u]}return{columns:t,sums:s}}function Fp(e,t){let n=[];for(let s=0,o=e.length-1;s<e.length;o=s++){let[r,a]=e[s],[i,l]=e[o];a>t!=l>t&&n.push((i-r)*(t-a)/(l-a)+r)}return n.sort((s,o)=>s-o)}function Vs(e,[t,n,s,o]){let{columns:r,sums:a}=Bp(e),i=a.length/(r+1)-1,l=(m,h)=>Math.min(Math.max(m,0),h),[u,p]=[l(Math.floor(t/4),r),l(Math.ceil(s/4),r)],[d,g]=[l(Math.floor(n/4),i),l(Math.ceil(o/4),i)],f=(m,h)=>a[h*(r+1)+m];return f(p,g)-f(u,g)-f(p,d)+f(u,d)>0}function qn(e,{width:t,height:n},s,o,r){let a=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let u=3;u+t<=e.width-3;u+=7){let p=[u,l,u+t,l+n];if(Vs(e,p))continue;let d=Gp(s,p);if(d>=i||r.some(f=>f[0]<p[2]&&f[2]>p[0]&&f[1]<p[3]&&f[3]>p[1]))continue;let g=d+Math.max(0,d+20-Math.min(...o.map(f=>Sa(f,p))))*2;g>=i||([a,i]=[p,g])}return a}var Sa=([e,t],[n,s,o,r])=>Math.hypot(Math.max(n-e,e-o,0),Math.max(s-t,t-r,0));function Gp(e,t){let n=e.map(s=>Sa(s,t));return Math.min(...n)+.3*n.reduce((s,o)=>s+o,0)/n.length}var Yp=1.25,Kp=1.08,Qp=22,[Yt,Ea]=[1.15,1.7],[Zp,Xp]=[.15,.4],Jp=4,eu=4,[tu,Oa]=[400,6],nu=3,su=12,ou=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],Aa=new WeakMap;function Fs(e,t,n){let s=Aa.get(e)??new Map;return Aa.set(e,s),s.has(t)||(s.size===su&&s.delete(s.keys().next().value),s.set(t,n())),s.get(t)}var Gs=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function Ta(e,t,n=[]){let s=Fs(e,Gs(t),()=>Us(e,t,[]));if(n.every(r=>s.names[r]))return s;let o=[...new Set(n)].sort((r,a)=>r-a);return Fs(e,`${Gs(t)} ${o}`,()=>Us(e,t,o))}function ja(e,t,n){return{...Us(e,t,n,n),notes:[]}}function Pn(e,t,n){let s=n.map(r=>t.reduce((a,i)=>a+we(r,i),0)+qa(r)-we(r,[0,0,e.width,e.height])),o=Math.min(...s);return{place:s.indexOf(o),covers:o}}function In(e,t,{names:n,notes:s}){let o=s.map(r=>za(r,t.note??t.type));return[...n.flatMap(r=>r?[Kt(r,t)]:[]),...o,...Rn(e,t),...Hn(e,t).map(r=>r.box)]}function Us(e,t,n,s=[...e.countries.keys()]){let o=Hn(e,t).map(x=>x.box),r=[...Rn(e,t),...o],a=e.countries.map((x,b)=>s.includes(b)?lu(e,x,t,r,b):[]),i=a.map(([x])=>x??null),l=(x,b)=>i.reduce((w,y,$)=>w+(y&&$!==x?we(b,y.box):0),0),u=(x,b)=>i.flatMap((w,y)=>w&&y!==x&&we(b,w.box)>0?[y]:[]);for(let x=0;x<Jp;x++)a.forEach((b,w)=>b.length&&(i[w]=Ys(b,y=>y.cost+l(w,y.box))));ru(i,n);let p=x=>a[x].find(b=>b.free&&!u(x,b.box).length)??null,d=x=>a[x].some(b=>{let[w,...y]=u(x,b.box);if(!b.free||y.length)return!1;if(w===void 0)return!!(i[x]=b);let $=i[w];return[i[x],i[w]]=[b,null],i[w]=p(w),i[w]?!0:([i[x],i[w]]=[null,$],!1)}),g=()=>s.filter(x=>!i[x]).sort((x,b)=>Number(n.includes(b))-Number(n.includes(x))||x-b),f=()=>{for(let x of g())i[x]=p(x);for(let x of g())d(x);for(let x of g())i[x]=Bs(e,t,x,[...r,...i.flatMap(b=>b?[b.box,...Ca(b)]:[])],i)};f();for(let x of g().slice(0,eu)){let[b,w]=[[...i],g().length];for(let y of[a[x],[Bs(e,t,x,r,[])]]){let $=y.filter(k=>k?.free);!$.length||i[x]||(La(i,x,$,n),f(),g().length>=w&&b.forEach((k,M)=>i[M]=k))}}for(let x of g()){let b=n.includes(x)&&Bs(e,t,x,r,[]);b!==!1&&La(i,x,b?[b]:a[x],n)}let m=[...r,...i.flatMap(x=>x?[x.box,...Ca(x)]:[])],h=e.notes.filter(x=>!m.some(b=>we(b,za(x,t.note??t.type))>0));return{names:i.map(x=>x&&{lines:x.lines,place:x.place,...x.leader&&{leader:x.leader}}),notes:h}}function Ys(e,t){let[n,s]=[e[0],1/0];for(let o of e){let r=t(o);r<s&&([n,s]=[o,r])}return n}function ru(e,t){for(e.forEach((n,s)=>n&&!n.free&&(e[s]=null));;){let n=e.map((o,r)=>o?e.filter((a,i)=>a&&i!==r&&we(o.box,a.box)>0).length-(t.includes(r)?.5:0):0),s=Math.max(0,...n.map(Math.ceil));if(s<=0)return;e[n.findIndex(o=>Math.ceil(o)===s&&o===Math.max(...n.filter(r=>Math.ceil(r)===s)))]=null}}function La(e,t,n,s){let o=a=>a.cost+e.reduce((i,l,u)=>i+(l?we(a.box,l.box)*(s.includes(u)?100:1):0),0),r=Ys(n,a=>o(a)+(a.free?0:1e5));e.forEach((a,i)=>a&&!s.includes(i)&&we(r.box,a.box)>0&&(e[i]=null)),e[t]=r}function Bs(e,t,n,s,o){let{label:[r,a],name_lines:i}=e.countries[n],l=Rn(e,t).filter((m,h)=>h!==n),u=o.flatMap(m=>m?.leader?[m.leader]:[]),p=o.flatMap(m=>m?[m.box]:[]),d=[i,...Na(i)],g=[];for(let m of d){let{width:h,height:x}=Ks(m,t.type);for(let b=x/2+2;b<=e.height-x/2-2;b+=Oa)for(let w=h/2+2;w<=e.width-h/2-2;w+=Oa){let[y,$]=[Math.max(Math.abs(w-r)-h/2,0),Math.max(Math.abs(b-a)-x/2,0)],k=Math.hypot(y,$);if(k>tu||k<1.5*t.disc)continue;let M=Vs(e,_e([w,b],h,x));g.push({place:[w,b],lines:m,away:k*(M?nu:1)+(m===i?0:2)})}}g.sort((m,h)=>m.away-h.away);let f=null;for(let{place:m,lines:h}of g){let x=Kt({lines:h,place:m},t),b=au([r,a],x,t.disc);if(s.some(y=>we(x,y)>0)||p.some(y=>Ws(b,y))||u.some(y=>iu(b,y)||Ws(y,x)))continue;let w={lines:h,place:m,leader:b,box:x,cost:0,free:!0};if(!l.some(y=>Ws(b,y)))return w;f??=w}return f}function au([e,t],[n,s,o,r],a){let i=[Math.min(Math.max(e,n+2),o-2),Math.min(Math.max(t,s),r)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*a/l,t+(i[1]-t)*a/l],i]}function Ca({leader:e}){if(!e)return[];let[[t,n],[s,o]]=e,r=Math.ceil(Math.hypot(s-t,o-n)/4);return Array.from({length:r+1},(a,i)=>_e([t+(s-t)*i/r,n+(o-n)*i/r],2,2))}function Ws([[e,t],[n,s]],[o,r,a,i]){let[l,u]=[0,1];for(let[p,d,g,f]of[[e,n-e,o,a],[t,s-t,r,i]]){if(!d&&(p<g||p>f))return!1;if(!d)continue;let[m,h]=[(g-p)/d,(f-p)/d].sort((x,b)=>x-b);[l,u]=[Math.max(l,m),Math.min(u,h)]}return l<u}function iu([e,t],[n,s]){let o=(r,a,i)=>Math.sign((a[0]-r[0])*(i[1]-r[1])-(a[1]-r[1])*(i[0]-r[0]));return o(e,t,n)!==o(e,t,s)&&o(n,s,e)!==o(n,s,t)}function Rn(e,{disc:t}){return e.countries.map(({label:[n,s]})=>[n-Yt*t,s-Yt*t,n+Yt*t,s+t])}function Hn(e,t){return e.continents.some(({gives:n})=>n)?Fs(e,`plates ${Gs(t)}`,()=>{let n=Rn(e,t);return e.continents.flatMap(({gives:s=[]},o)=>{let r=1.6*t.type,a=(s.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(p=>e.countries.flatMap(d=>d.continent===o===p?[d.label]:[])),u=s.length?qn(e,{width:a,height:r},i,l,n):null;return u?(n.push(u),[{continent:o,box:u}]):[]})}):[]}function za({x:e,y:t,text:n,anchor:s},o){let r=vt(n)*o;return _e([s==="end"?e-r/2:e+r/2,t-2.2],r,o)}function lu(e,t,n,s,o){let{label:[r,a],name_lines:i}=t,l=e.countries.map(({label:p})=>_e(p,2*Ea*n.disc,2*Ea*n.disc)).filter((p,d)=>d!==o),u=n.type*n.type*.7;return[i,...Na(i)].flatMap((p,d)=>{let{width:g,height:f}=Ks(p,n.type),[m,h]=[Yt*n.disc+g/2+1,Yt*n.disc+f/2+.5],[x,b]=[g*.25,g*.45],w=[[0,h],[0,-h],[m,0],[-m,0],[x,h],[-x,h],[x,-h],[-x,-h],[b,h],[-b,h],[b,-h],[-b,-h],[m,n.disc*.9],[-m,n.disc*.9],[m,-n.disc*.9],[-m,-n.disc*.9]];return[cu(t,n.disc,(p.length-i.length)*n.type),...w.map(([$,k])=>[r+$,a+k])].map(($,k)=>{let M=Kt({lines:p,place:$},n),_=s.reduce((C,A)=>C+we(M,A),0),v=qa(M)-we(M,[0,0,e.width,e.height]),S=l.reduce((C,A)=>C+we(M,A),0),E=3*_+2*v+Xp*S+Zp*u*(k&&1+k/4)+d*u;return{lines:p,place:$,box:M,cost:E,free:_<.01&&v<.01}})})}function Na(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),s=a=>Ys(n,i=>Math.abs(i-t.length*a)),o=a=>[0,...a].map((i,l)=>t.slice(i,a[l]).trim()),r=n.length>1&&t.length>Qp?[o([s(1/3),s(2/3)])]:[];return n.length?[o([s(1/2)]),...r]:[]}function cu({label:e,name_pos:t},n,s){let[o,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+s*.6):0;return[t[0]+(i?0:Math.sign(o)*a),t[1]+i]}function vt(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,s)=>n+(ou.find(([o])=>o.test(s))?.[1]??.71),0)}function Ks(e,t){return{width:Math.max(...e.map(vt))*t+1,height:(Kp+Yp*(e.length-1))*t}}function Kt({lines:e,place:t},{type:n}){let{width:s,height:o}=Ks(e,n);return _e(t,s,o)}function _e([e,t],n,s){return[e-n/2,t-s/2,e+n/2,t+s/2]}var qa=([e,t,n,s])=>Math.max(n-e,0)*Math.max(s-t,0);function we(e,t){let[n,s]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=s)return 0;let[o,r]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return o>=r?0:(s-n)*(r-o)}var $e=()=>({times:1,left:0,top:0});function Dn(e,{times:t,left:n,top:s}){let o=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:o(n,e.width),top:o(s,e.height)}}function Ve(e,t,n,s){let o=Math.min(Math.max(t.times*n,1),6),[r,a]=s??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/o;return Dn(e,{times:o,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Qs=(e,{times:t,left:n,top:s},o,r)=>Dn(e,{times:t,left:n+o,top:s+r});function Ia(e,t,[n,s]){let[o,r]=[e.width/t.times,e.height/t.times],a=(i,l,u)=>i>l+u*.1&&i<l+u*.9;return a(n,t.left,o)&&a(s,t.top,r)?t:Dn(e,{times:t.times,left:n-o/2,top:s-r/2})}var[pu,Pa]=[1.3,.15];function Ra(e,t,n){let[s,o]=[0,1].map(g=>n.map(f=>f[g])),[r,a,i,l]=[Math.min(...s),Math.max(...s),Math.min(...o),Math.max(...o)],u=Math.max(a-r,60)*(1+2*Pa)+40,p=Math.max(l-i,60)*(1+2*Pa)+40,d=Math.min(e.width/u,e.width*t/p,6);return!n.length||d<pu?$e():Dn(e,{times:d,left:(r+a-e.width/d)/2,top:(i+l-e.height/d)/2})}function Ha(e,t,n,s){let[o,r,a,i]=rt(e,t,n),l=(a-o)*.06,u=(p,d,g,f)=>p>=d+(d>0?l:0)&&p<=g-(g<f?l:0);return s.every(([p,d])=>u(p,o,a,e.width)&&u(d,r,i,e.height))}function rt(e,t,{times:n,left:s,top:o}){let r=e.width/n,a=(r*t-e.height/n)/2;return[s,o-a,s+r,o+e.height/n+a]}var pe="DejaVu Sans, Verdana, sans-serif",Vn="#ffffff",Va=/^c(\d+)$/,Bn="places";function Ba(e,t,n,s,o,r){let a=tt(s,r,e.width),i=Qt(e,t,n,a);return[...du(e,a),gu(e,s),...mu(e,t,a),...vu(e,n),Z("frontiers",Wn(e).frontiers,e.palette.frontier,Math.max(2.2*s,1.4)),...hu(e,n,s),xu(e,n,s),wu(e,n,a.grown),...bu(e,n,a.grown,s),..._u(e,t,a,s),...Mu(e,i,a),...Su(e,t,a,i),Eu(e,a,i),...$u(e,t,s),...ku(e,n,s),...Ou(e,t,a),Au(e,t,n,a),...Lu(e,t,a),Cu(e,n,a),yu(e,n,a),...t&&o?o(e,t,n,s,r):[]]}function Wa(e,t,n,s=$e(),o=Math.round(n*e.height/e.width)){let[r,a,i,l]=rt(e,o/n,s),u={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:o,margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...u,range:[r,i]},yaxis:{...u,range:[l,a]}}}var Da=new WeakMap;function Wn(e){let t=Da.get(e)??uu(e);return Da.set(e,t),t}function uu(e){return{countries:e.countries.map(t=>ie(t.polygons)),continents:e.continents.map(t=>ye(t.outline)),land:ye(e.continents.flatMap(t=>t.outline)),bridges:ye(e.bridges.flatMap(t=>t.segments)),frontiers:ye(e.frontiers??[])}}function Z(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function du(e,t){let{land:n,continents:s}=Wn(e);return[Z("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((o,r)=>Z(`band${r}`,s[r],o.color,t.band))]}function gu(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return Z("bridges",Wn(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function fu(e,t,n){let s=t?t.owner[n]:-1,o=t?.seats[s]?.color??t?.neutral??Fn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(u=>u[0]===n),a=s<0&&t?.hatched?.find(u=>u[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:o,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:o,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:o}}function Fn(e,t=.45){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s+(255-s)*t).toString(16).padStart(2,"0")).join("")}`}function mu(e,t,n){return e.countries.map((s,o)=>({uid:`c${o}`,name:s.name,type:"scatter",mode:"lines",...Wn(e).countries[o],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...fu(e,t,o)}))}function hu(e,t,n){let s=p=>ie(p.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:o}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(p=>p!==t.target),l=s([t.source??t.last.source]),u=s([t.target??t.last.target]);return[Z("aims-under",s(i),"#ffffff",r),Z("aims",s(i),o.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),Z("target-under",u,"#ffffff",r),Z("target",u,o.target,a),Z("source-under",l,"#ffffff",r),Z("source",l,o.source,a)]}function xu(e,t,n){let s=(t.pointed??[]).flatMap(o=>e.countries[o].polygons);return Z("pointed",ie(s),e.palette.target,Math.max(3*n,2.2))}function wu(e,t,n){let[s,o]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=s===null||o===null||s===o?[]:[[s,o]],a=(t.arrows??r).flatMap(([i,l])=>qt(e,i,l,n));return Gn("arrow",a,e.palette.source)}function bu(e,t,n,s){let{palette:o}=e,r=t.hints??[],a=g=>g.flatMap(f=>f.arrows.length?f.arrows.flatMap(([m,h])=>qt(e,m,h,n)):f.places.map(m=>re(e.countries[m].label,n*1.6))),i=Math.max(1.6*s,1.4),[l,u,p]=[a(r.slice(0,1)),a(r.slice(1)),a(r.filter(g=>g.lit))],d=(g,f,m,h="solid")=>({...Gn(g,f,m),line:{color:o.source,width:i,dash:h,simplify:!1}});return[Z("hints-lit",ie(p),o.selected,i+9),Z("hints-under",ie([...l,...u]),"#ffffff",i+4),d("hints",r[0]?.arrows.length?l:[],o.source),d("hints-ring",r[0]?.arrows.length?[]:l,"rgba(0,0,0,0)"),d("hints-others",u,"rgba(255,255,255,0.85)",`${Math.max(4*s,3)}px,${Math.max(3*s,2.4)}px`)]}function yu(e,t,n){let s=(t.hints??[]).flatMap(({number:o,arrows:[r],places:[a]})=>{let[i,l]=(r??[a,a]).map(m=>e.countries[m]?.label);if(!i||!l)return[];let[u,p]=[l[0]-i[0],l[1]-i[1]],d=Math.hypot(u,p)||1,g=r?[-p/d*n.grown*1.5,u/d*n.grown*1.5]:[-n.grown*2,-n.grown],f=Math.abs(u)>e.width/2?0:.45;return[{number:o,x:i[0]+u*f+g[0],y:i[1]+p*f+g[1]}]});return{uid:"hint-numbers",type:"scatter",mode:"markers+text",x:s.map(o=>o.x),y:s.map(o=>o.y),text:s.map(o=>String(o.number)),textposition:"middle center",textfont:{family:pe,weight:700,size:n.count,color:"#ffffff"},marker:{size:1.9*n.disc,opacity:1,color:e.palette.source,line:{color:"#ffffff",width:1.6}},hoverinfo:"skip",cliponaxis:!1}}function Gn(e,t,n){return{...Z(e,ie(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var Js=["#fff0a8","#ff9d2e","#d31616"];function vu(e,t){return Js.map((n,s)=>{let o=(t.reach?.[s]??[]).flatMap(a=>e.countries[a].polygons),r=Gn(`reach${s+1}`,o,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function ku(e,t,n){let s=ye(kn(e,t.path??[])),o=Math.max(2.6*n,2);return[Z("flight-under",s,"#ffffff",o+2.4),Z("flight",s,e.palette.flight,o,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function _u(e,t,n,s){let o=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],u=n.grown*(o.has(i)?2.4:1)+2.1/Math.max(s,.5);return[re(l,u)]}),a=ie(r);return[Z("blocked-under",a,e.palette.frontier,Math.max(4*s,3.2)),Z("blocked",a,e.palette.blocked,Math.max(2.4*s,1.9),`${Math.max(3.4*s,2.8)}px,${Math.max(2.2*s,1.8)}px`)]}function $u(e,t,n){let s=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),o=ye([...s.values()].flatMap(([r,a])=>$r(e,r,a,11/Math.max(Math.min(n,1),.6))));return[Z("covered-under",o,"#ffffff",Math.max(5*n,4.4)),Z("covered",o,e.palette.covered,Math.max(2.6*n,2.2))]}function Be({grown:e,disc:t,name:n,note:s}){return{disc:e,type:n*e/t,note:s*e/t}}var Zs=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(s=>s===null?[]:[s]);function Qt(e,t,n,s){if(s.small)return ja(e,Be(s),Zs(n));let{source:o,target:r}=n.last,a=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return Ta(e,Be(s),[...Zs(n),...Zs({...n,source:o,target:r}),...a])}function Mu(e,{names:t},n){let s=ye(t.flatMap(o=>o?.leader?[o.leader]:[]));return[Z("leaders-under",s,"#ffffff",n.border+2.2),Z("leaders",s,e.palette.ink,n.border+.5)]}function Su(e,t,n,{names:s}){let o=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,l)=>s[l]&&o(l).toLowerCase()===Vn===r?[l]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>s[i]?.place[0]),y:a.map(i=>s[i]?.place[1]),text:a.map(i=>s[i]?.lines.join("<br>")),textfont:{family:pe,size:n.name,weight:700,color:r?Vn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Eu(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(s=>s.x),y:n.map(s=>s.y-2.2),text:n.map(s=>s.text),textposition:n.map(s=>s.anchor==="end"?"middle left":"middle right"),textfont:{family:pe,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function eo(e,t,n){return e.countries.flatMap(({label:[s,o]},r)=>{let a=(t.guests??[]).filter(l=>l[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,l,u,p])=>({seat:l,armies:u,missiles:p}))];return i.map((l,u)=>({...l,country:r,shared:a.length>0,x:s+n*1.16*(2*u-i.length+1),y:o}))})}var Fa=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Ou(e,t,n){let s=t&&!n.small?eo(e,t,n.grown).filter(Fa):[];return[!1,!0].map(o=>{let r=s.flatMap(({seat:i,x:l,y:u})=>{let{ink:p="",sign:d=[]}=t?.seats[i]??{};return!d.length||p.toLowerCase()===Vn!==o?[]:[d.map(([g,f])=>[l+n.grown*g,u+n.grown*f])]}),a=o?Vn:e.palette.ink;return{...Z(o?"signs-light":"signs",ie(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Au(e,t,n,s){let{palette:o}=e,r=t?eo(e,t,s.grown).filter(Fa):[],a=p=>t?.seats[p],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),u=p=>l.has(p)||i.has(p)?o.selected:o.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(p=>p.x),y:r.map(p=>p.y),text:r.map(p=>String(p.armies)),textposition:"middle center",textfont:{family:pe,weight:700,size:r.map(p=>p.armies>99?s.count*.8:s.count),color:r.map(p=>p.shared&&a(p.seat)?.ink||o.disc_ink)},marker:{size:2*s.disc,opacity:1,color:r.map(p=>p.shared&&a(p.seat)?.color||o.disc),line:{color:r.map(p=>u(p.country)),width:r.map(p=>i.has(p.country)||l.has(p.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Lu(e,t,n){let s=t?eo(e,t,n.grown).filter(a=>a.missiles>0):[],o=s.map(a=>Mr([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=s.filter(a=>a.missiles>1);return[Gn("missiles",o,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:pe,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Cu(e,t,n){let s=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:s.map(([o])=>e.countries[o].label[0]+n.grown),y:s.map(([o])=>e.countries[o].label[1]-n.grown),text:s.map(([,o])=>o),textposition:"middle right",textfont:{family:pe,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Ga(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Xs(e[a]),l=Xs(r),u=Object.entries(l).filter(([d,g])=>!Tu(i[d],g)),p=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);u.length+p.length&&n.set(a,Object.fromEntries([...u,...p]))}),!n.size)return null;let s=[...n.keys()],o={};for(let r of new Set([...n.values()].flatMap(Object.keys)))o[r]=s.map(a=>n.get(a)?.[r]);return{update:o,traces:s}}function Xs(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>s&&typeof s=="object"&&!Array.isArray(s)?Object.entries(Xs(s,`${t}${n}.`)):[[t+n,s]]))}function Tu(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,s)=>n===t[s])}var Fe=8,Ua=15.5,Ya=6,ze=e=>Math.floor(e/Fe);function Zt(e,t=.35){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Qa(e,t,n,s,o,r=yn){return[...zu(e,s,r),...Nu(e,s),...Pu(e,t,n,s),...Ru(e,t,n,s,r),...Hu(e,n,s),...Du(e,s),...Vu(e,t,s),...Bu(e,t,s,r),Wu(e,s)]}function ue(e,t,{fill:n,color:s="rgba(0,0,0,0)",width:o=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...ie(t),hoverinfo:"skip",line:{color:s,width:o,dash:r,simplify:!1},...a}}function We(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...ye(t),hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function to(e,t,n,s,o){return{uid:e,type:"scatter",mode:o?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:pe,size:n,weight:700,color:t.map(r=>r.color??s)},...o?{marker:o}:{},hoverinfo:"skip",cliponaxis:!1}}var at=(e,t)=>e.countries[t].label;function ju(e,t,n){let[[s,o],,[r,a]]=e.countries[t].polygons[0];return[[s+n,o+n],[r-n,o+n],[r-n,a-n],[s+n,a-n]]}var Ka=new WeakMap;function Za(e){let t=Ka.get(e);if(t)return t;let{size:n=0,cell:s=0,edge:o=0}=e,r=o+n*s,a=Array.from({length:n+1},(p,d)=>o+d*s),i=[o/2,r+o/2],u={tents:e.countries.flatMap(({continent:p,label:d},g)=>p<0||e.flags?.includes(g)?[]:[d]).flatMap(p=>U(e.shapes?.tent??"",p)),ground:Object.fromEntries(Object.entries(e.shapes?.ground??{}).map(([p,d])=>[p,U(d,[o,o])])),dark:e.countries.flatMap((p,d)=>(Math.floor(d/n)+d%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,o],[p,r]],[[o,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,d)=>i.flatMap(g=>[{at:[p+s/2,g],text:String.fromCharCode(65+d)},{at:[g,p+s/2],text:String(d+1)}]))};return Ka.set(e,u),u}function zu(e,t,n){let{size:s=0,cell:o=0,edge:r=0,palette:a}=e,i=r+s*o,{dark:l,lines:u,words:p,ground:d}=Za(e),g=[[r,r],[i,r],[i,i],[r,i]];return[ue("field",[g],{fill:a.light}),ue("meadow",d.meadow??[],{fill:a.meadow}),ue("dark",l,{fill:`${a.meadow}80`}),ue("stones",d.stones??[],{fill:a.stones}),We("tufts",d.tufts??[],a.tufts,Math.max(t,.7)),We("lines",u,a.line,Math.max(t,.6)),ue("border",[g],{color:a.border,width:Math.max(3*t,2)}),to("letters",p,Math.max(15*t,n),a.border)]}function Nu(e,t){let n=e.continents.map(({color:o,outline:r},a)=>{let[[i,l],,[u,p]]=r[0],d=[qu([i+4,l+4],[u-4,p-4],12)];return[d,ue(`camp${a}`,d,{fill:`${Fn(o,.5)}d0`,color:Zt(o,.35),width:Math.max(4.5*t,2.6)})]}),s=n.flatMap(([o])=>o);return[...n.map(([,o])=>o),ue("palisade",s,{color:"#ffffff66",width:Math.max(3*t,1.6),dash:`${Math.max(2*t,1)}px,${Math.max(5*t,3)}px`}),ue("tents",Za(e).tents,{fill:"#00000024"})]}function qu([e,t],[n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([a,i],l)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(l+p/4);return[a+o*Math.cos(d),i+o*Math.sin(d)]}))}function Pu(e,t,n,s){let o=t?.moves??[],r=l=>l.map(u=>at(e,u)),a=t?.seats[ze(Iu(t,o))]?.color??"#888888",i=o.map(l=>re(at(e,l[0]),6,16));return[We("walks-under",o.map(r),"#ffffff",Math.max(8*s,5)),We("walks",o.map(r),Zt(a,.15),Math.max(4.5*s,3),`${Math.max(5*s,3)}px,${Math.max(4*s,3)}px`),ue("walk-starts",i,{fill:"#ffffff",color:Zt(a,.15),width:Math.max(2.5*s,1.6)}),We("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*s,3))]}function Iu(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function Ru(e,t,n,s,o){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([l,u])=>({at:at(e,l),text:String(u)})),i={size:25*s,color:Fn(r,.25),opacity:.9,line:{color:Zt(r),width:Math.max(1.6*s,1)}};return[to("reach",a,Math.max(15*s,o),e.palette.ink,i)]}function Hu(e,t,n){let{palette:s}=e,[o,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=u=>u.flatMap(p=>p===null?[]:[ju(e,p,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,s.legal,i],["aims",t.targets.filter(u=>u!==t.target),s.target,i],["target",[t.target],s.target,"solid"],["source",[t.source,...t.pointed??[]],s.source,"solid"]].flatMap(([u,p,d,g])=>[ue(`${u}-under`,a(p),{color:"#ffffffcc",width:o}),ue(u,a(p),{color:d,width:r,dash:g})])}function Du(e,t){let{flags:n=[],shapes:s,palette:o}=e;if(!s)return[];let r=Math.max(2*t,1);return[We("poles",n.flatMap(a=>U(s.pole,at(e,a))),o.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>ue(`flag${i}`,U(s.pennant,at(e,a)),{fill:e.continents[i].color,color:o.ink,width:r}))]}function Vu(e,t,n){let o=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=at(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[We("crosses-under",o,"#ffffff",Math.max(8*n,5)),We("crosses",o,"#9c2f2f",Math.max(4*n,2.4))]}function Bu(e,t,n,s){let{shapes:o,palette:r}=e,a=(t?.soldiers??[]).flatMap((d,g)=>{if(d<0)return[];let[f,m]=at(e,d);return[{soldier:g,seat:ze(g),at:[f,m+Ya+1]}]}),i=d=>t?.seats[d],l=a.map(({soldier:d,seat:g,at:f})=>({at:f,text:String(d%Fe),color:i(g)?.ink})),u={size:2*Ua*n,opacity:1,color:a.map(d=>i(d.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}},p=a.map(({at:[d,g]})=>re([d+1.5,g+2],Ua,20).map(([f,m])=>[f,g+12+(m-g)*.45]));return[ue("shadows",p,{fill:"#1b232c38"}),to("soldiers",l,Math.max(19*n,s),r.ink,u),...(o?.gear??[]).map((d,g)=>{let f=a.filter(m=>m.seat===g).flatMap(({at:[m,h]})=>U(d,[m,h-Ya]));return ue(`gear${g}`,f,{fill:Zt(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Wu(e,t){return{uid:Bn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var Fu=({soldiers:e=[]},t)=>Array.from({length:Fe},(n,s)=>({number:s,fallen:(e[t*Fe+s]??-1)<0})),Xa={depends:({view:e})=>[e.soldiers,e.turn,e.over],draw:({view:e})=>{let t=xe(e.lang),n=s=>{let{name:o,color:r,ink:a}=e.seats[s],i=Fu(e,s),l=i.filter(d=>d.fallen).length,u=i.map(d=>c("b",{class:`egg-token${d.fallen?" egg-fallen":""}`,style:d.fallen?{}:{background:r,color:a}},d.number)),p=s===e.turn&&!e.over;return c("tr",{class:p?"teg-moving":null},c("th",{scope:"row"},p?"▸ ":"",q(e,s),o),c("td",{"aria-label":`${Fe-l} ${t.stand}, ${l} ${t.fallen}`},...u))};return ne(t.armies,c("table",{class:"teg-seats egg-armies"},...e.seats.map((s,o)=>n(o))),c("p",{class:"teg-hint"},t.armies_how))}};var Ja={soldier:null,over:null,target:null,group:null};function kt(e){let t=new Map;for(let[n,s]of G(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(s.at(-1),s);return t}function Xt(e){let t=new Map;for(let[n,s]of G(e).menu.attack??[])s.length>(t.get(n)?.length??0)&&t.set(n,s);return t}function Jt(e,{target:t,group:n}){let s=Xt(e).get(t??-1)??[];return n?s.filter(o=>n.includes(o)):s}var Un=e=>(G(e).menu.remove??[]).map(([t])=>t),en=(e,t,n)=>G(e).names[t]?.[n]?.[0]??"?",Ge=e=>String(e%Fe);function ei(e,t,n){let s=n.map(o=>e.board.countries[o].name);return B(e.view,"move",en(e,"soldier",t),s)}function no(e,t){let n=Jt(e,t);if(t.target===null||!n.length)return null;let s=o=>en(e,"soldier",o);return B(e.view,"attack",s(t.target),n.map(s))}function Gu({size:e=1},t,n){let s=[],o=t;for(;o!==n;){let r=Math.floor(n/e)-Math.floor(o/e);o+=r?Math.sign(r)*e:Math.sign(n%e-o%e),s.push(o)}return s}function ti(e,t,n){let{view:s}=e,{menu:o}=G(e),r=s.soldiers?.indexOf(n)??-1;if(o.remove){let l=Un(e).includes(r);return{local:t,message:l?B(s,"remove",en(e,"soldier",r)):null}}if(o.attack)return so(e,t,r);if(!o.move&&!o.end_move)return{local:t};if(r>=0&&ze(r)===s.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=kt(e).get(t.soldier)?.get(n)??Gu(e.board,s.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?ei(e,t.soldier,i):null}}function so(e,t,n){let s=Xt(e);if(s.has(n))return n===t.target?{local:t,message:no(e,t)}:{local:{...t,target:n,group:null}};if(!(s.get(t.target??-1)??[]).includes(n))return{local:t};let r=Jt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Uu(e,t,n,s){let o=e.view.soldiers?.indexOf(n)??-1,{menu:r}=G(e);return o<0||ze(o)!==e.view.viewer?{local:t}:r.move?ti(e,{...t,soldier:o},s):r.attack?so(e,t,e.view.soldiers?.indexOf(s)??-1):{local:t}}function Yu(e,t,n){let{menu:s}=G(e);if(n==="Escape")return{local:{...Ja}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>s[a]);return{local:t,message:r?B(e.view,r):null}}if(n==="Enter"&&s.attack)return{local:t,message:no(e,t)};if(!s.move||n<"0"||n>"7")return null;let o=[...kt(e).keys()].find(r=>Ge(r)===n);return{local:{...t,soldier:o??t.soldier}}}function Ku(e,t){let n=Xt(e),s=kt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:s,over:null};let[o]=n.size===1?n.keys():[null];return{soldier:s,over:null,target:o,group:null}}function Qu(e,t){let{view:n}=e,s=n.soldiers??[],o=d=>d.map(g=>s[g]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(Un(e).length)return{...a,targets:o(Un(e))};let i=Xt(e);if(i.size){let d=t.target===null?null:s[t.target];return{...a,targets:o([...i.keys()]),target:d,pointed:o(Jt(e,t))}}let l=kt(e),u=l.get(t.soldier??-1);if(!u||t.soldier===null)return{...a,legal:o([...l.keys()])};let p=u.get(t.over??-1);return{...a,source:s[t.soldier],steps:[...u].map(([d,g])=>[d,g.length]),path:p?[s[t.soldier],...p]:[]}}function it(e,t){let{color:n,ink:s,name:o}=e.seats[ze(t)];return c("b",{class:"egg-token",title:o,style:{background:n,color:s}},Ge(t))}function Zu(e,t){let n=G(e),{menu:s}=n;if(e.view.question)return od(e,t);let o=[s.move&&Ju(e),s.attack&&ed(e),s.ask&&td(e),s.remove&&nd(e)].flatMap(a=>a||[]),r=ot(e,n,{});return!o.length&&!r.length?null:{facts:[Ut(e,t),...o.flatMap(a=>a.facts)],more:o.flatMap(a=>a.more??[]),buttons:[...o.flatMap(a=>a.buttons),...r],sheet:o.find(a=>a.sheet)?.sheet}}function Xu(e,t,n){let{soldiers:s=[]}=e.view,o=n===null?t.target:s.indexOf(n),r=Jt(e,o===t.target?t:{...t,target:o,group:null});return r.length?{sources:r.map(a=>s[a]),target:s[o]}:null}function Ju(e){let{board:t,view:n,local:s,set:o,send:r}=e,a=xe(n.lang),i=kt(e),{die:l=0,steps_left:u=0}=n,p=i.get(s.soldier??-1)??new Map,d=[...p].map(([m,h])=>({value:String(m),text:`${t.countries[m].name} (${h.length})`})),g=m=>m!==""&&r(ei(e,s.soldier,p.get(Number(m)))),f=[...i.keys()].map(m=>O(`soldier-${Ge(m)}`,it(n,m),()=>o({...s,soldier:m===s.soldier?null:m}),{"aria-label":`${a.soldier} ${Ge(m)}`,"aria-pressed":String(m===s.soldier)}));return{facts:[Re(l||null,"plain","#ffffff","#26303b"),c("span",{class:"egg-steps"},`${a.steps}: `,c("b",{},u),` / ${l} `,c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(u)+"○".repeat(Math.max(l-u,0)))),c("div",{class:"teg-group egg-soldiers",role:"group","aria-label":a.soldier},...f),s.soldier!==null&&ae("square",a.square,d,"",g,"…")],more:[c("p",{class:"teg-hint"},a.move)],buttons:[]}}function ed(e){let{view:t,local:n,set:s,send:o}=e,r=xe(t.lang),a=Xt(e),i=Jt(e,n),l=a.get(n.target??-1)??[],u=no(e,n),p=g=>s(so(e,n,g).local),d=(g,f,m,h)=>m.length>0&&c("span",{class:"egg-choose"},c("span",{class:"teg-label"},g),c("span",{class:"teg-group egg-soldiers",role:"group","aria-label":g},...m.map(x=>O(`${f}-${x}`,it(t,x),()=>p(x),{"aria-pressed":String(h(x))}))));return{facts:[d(r.against,"target",[...a.keys()],g=>g===n.target),d(r.group,"with",l,g=>i.includes(g))],more:[c("p",{class:"teg-hint"},r.attack)],buttons:[O("act-attack",`${r.throw} ${i.length||"…"}`,()=>o(u),{class:"teg-main",disabled:!u})]}}function td(e){let{view:t,send:n}=e,s=xe(t.lang),o=t.answerer??-1,r=([a])=>{let[i,l]=t.cards_left?.[a]??["",0];return O(`ask-${a}`,c("span",{},c("b",{},i),c("small",{},` ${l} ${s.cards}`)),()=>n(B(t,"ask",en(e,"level",a))))};return{facts:[c("p",{},`${s.ask} `,q(t,o),c("b",{},t.seats[o]?.name))],buttons:G(e).menu.ask.map(r)}}function nd(e){let{view:t,send:n}=e,s=xe(t.lang),o=Un(e).map(r=>O(`remove-${Ge(r)}`,it(t,r),()=>n(B(t,"remove",en(e,"soldier",r))),{"aria-label":`${s.soldier} ${Ge(r)}`}));return{facts:[c("p",{},s.remove)],buttons:o}}var sd={depends:({view:e})=>[e.question,e.reply],draw:e=>e.view.question?null:rd(e)};function ni(e,{reader:t,seat:n,level:s,topic:o}){let r=xe(e.lang),a=i=>c("span",{},q(e,i),e.seats[i].name);return c("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,c("b",{},a(n)),` · ${s}`,o&&` · ${o}`)}function od(e,t){let{view:n,secret:s,send:o,cover:r}=e,a=xe(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:u,choices:p}=n.question,d=s?.seat===i&&s.step===n.step?s.answer??null:null,g=!!G(e).menu.answer&&d===null,f=b=>o(B(n,"answer",b)),m=n.people?.includes(i)&&n.people.includes(l),h=c("div",{class:"teg-rows"},...p.map((b,w)=>O(`answer-${w}`,c("span",{},c("i",{},`${String.fromCharCode(65+w)} `),b),()=>f(w),{class:`teg-row egg-choice${d===w?" egg-right":""}`,disabled:!g})),O("answer-none",a.unknown,()=>f(-1),{class:"teg-row egg-choice",disabled:!g})),x=[c("div",{class:"egg-question",role:"status"},ni(n,n.question),c("p",{class:"egg-text"},u),h,m&&d===null&&c("p",{class:"teg-hint"},a.peek_first),m&&d===null&&O("peek",c("span",{},`${a.peek} `,q(n,i),n.seats[i].name),()=>o(An(n,i)),{class:"teg-cover"}),d!==null&&c("p",{class:"teg-hint"},`${a.right_is}: `,c("b",{},p[d])),d!==null&&O("cover",t.secret_hide,r,{class:"teg-cover"}))];return{facts:[c("p",{class:"teg-asks"},q(n,l),c("b",{},n.seats[l].name),` ${t.answers}`)],more:[c("p",{class:"teg-hint"},a.in_the_sheet)],buttons:[],sheet:{key:"question",title:a.question,body:x}}}function rd({view:e}){let t=xe(e.lang);if(!e.reply)return null;let{text:n,choices:s,choice:o,answer:r,right:a,note:i,source:l}=e.reply,u=p=>p===r?"✓ ":p===o?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),ni(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...s.map((p,d)=>c("li",{class:d===r?"egg-right":d===o?"egg-wrong":null},u(d),p))),c("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:o<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var ad={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return zs();let s=xe(e.lang),[o,r]=[ze(n.soldiers[0]),ze(n.soldier)],a=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:u})=>{let p=Math.max(...l),d=p===u,g=f=>d?"plain":f?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(f=>Re(f,g(f===p&&p>u),...a(o)))),c("b",{class:"teg-versus"},d?"=":p>u?"▸":"◂"),Re(u,g(u>p),...a(r)),n.throws.length>1&&c("small",{title:s.again},`×${n.throws.length}`))};return ne(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>it(e,l)),c("b",{}," → "),it(e,n.soldier)),...n.throws.slice(-1).map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${s.fell}: `,...n.fallen.map(l=>it(e,l)),fe(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function id({board:e,view:t},n,s){let o=xe(t.lang),r=t.soldiers?.indexOf(s)??-1,a=e.flags?.indexOf(s)??-1;return r<0&&a<0?null:{instead:[c("p",{},r>=0&&c("span",{},it(t,r),` ${o.soldier} ${Ge(r)}`),a>=0&&c("span",{},` ${o.flag} ${t.seats[a].name}`))]}}var ld=(e,t)=>(e.soldiers??[]).flatMap((n,s)=>n===t?[`${e.seats[ze(s)].name} ${Ge(s)}`]:[]).join(", "),si={start:{...Ja},move:{of:Zu,depends:({view:e,local:t,secret:n})=>[[e.cards_left,e.question,e.answerer],{...t,over:null},[n?.seat,n?.answer]]},phases:[["phase_move","move"],["phase_attack","attack"],["phase_question","question"]],tabs:{help:["armies"],news:["question"]},sections:{question:sd,battle:ad,armies:Xa},renew:(e,t)=>({local:Ku(e,t)}),click:ti,drag:Uu,fight:Xu,key:Yu,marks:Qu,hover:(e,t,n)=>{let s=kt(e).get(t.soldier??-1)?.has(n)?n:null;return s===t.over?t:{...t,over:s}},drawing:Qa,facts:id,stands:ld,keys:"keys_eggar"};function oo(e={},t={}){return{start:{...ra},move:$a(e),phases:[],tabs:{cards:["secret"]},renew:(n,s)=>({local:pa(n,s,e)}),click:(n,s,o,r)=>la(n,s,o,e,r),fight:(n,s,o)=>ca(n,s,o,e),key:(n,s,o)=>da(n,s,o,e),marks:(n,s)=>ua(n,s,e),...t,sections:{secret:yt(()=>[]),...t.sections}}}var oi=oo();var cd=3,[ri,pd]=[.86,.98],ud=6;function dd(e,{suspects:t=[],owner:n,armies:s,hatched:o=[]},r){let a=new Set(o.map(([i])=>i));return t.flatMap(([i,l])=>{if(l.length<2||l.length>cd||n[i]>=0||a.has(i))return[];let u=1.1*r/l.length,[p,d]=e.countries[i].label,g=s[i]>0?d-r-u:d;return l.map((f,m)=>({seat:f,at:[p+u*(2*m-l.length+1),g],radius:.9*u}))})}function li(e,t,n,s,o){let r=tt(s,o,e.width),a=Be(r),i=In(e,a,Qt(e,t,n,r)),l=dd(e,t,r.grown),u=r.small||!l.length&&!t.hatched?.length?[]:gd(e,t,a.type,i),p=r.small?[]:fd(e,a.type*ri,i),d=Array.from({length:ud},(g,f)=>t.seats[f]?.color??"#888888");return[ai("regions",p,r.name*ri,"#26303b99","normal"),ii("suspects-under",l.map(({at:g,radius:f})=>re(g,f+1.2/s,20)),"#ffffff"),...d.map((g,f)=>ii(`suspects${f}`,l.filter(m=>m.seat===f).map(({at:m,radius:h})=>re(m,h,20)),g,e.palette.ink)),ai("rec-key",u,Math.max(r.note,r.least),e.palette.note,"italic")]}function gd(e,t,n,s){let o=H(t.lang),r=[o.rec_key_sure,o.rec_key_maybe],[a,i]=[Math.max(...r.map(vt))*n,2.6*n],l=qn(e,{width:a,height:i},[[e.width*.85,e.height*.75]],[[0,0]],s);return l?[{at:[(l[0]+l[2])/2,(l[1]+l[3])/2],text:r.join("<br>")}]:[]}function fd(e,t,n){let s=[...n];return e.continents.flatMap(({name:o},r)=>{let a=e.countries.filter(y=>y.continent===r),i=o.toUpperCase(),[l,u]=[i.length*pd*t,1.15*t],p=a.map(y=>y.label),d=[0,1].map(y=>p.reduce(($,k)=>$+k[y],0)/p.length),g=[0,-1,1,-2,2,-3,3,-4,4],f=g.flatMap(y=>g.map($=>[d[0]+$*12,d[1]+y*8])),m=([y,$])=>[[y-l/2,$],[y,$],[y+l/2,$]],h=f.filter(y=>m(y).every($=>a.some(k=>vn(k.polygons,$))));if(a.length<2||!h.length)return[];let x=h.map(y=>_e(y,l,u)),{place:b,covers:w}=Pn(e,s,x);return w>.01*l*u?[]:(s.push(x[b]),[{at:h[b],text:i}])})}var ai=(e,t,n,s,o)=>({uid:e,type:"scatter",mode:"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textfont:{family:pe,size:n,weight:700,style:o,color:s},hoverinfo:"skip",cliponaxis:!1}),ii=(e,t,n,s=n)=>({uid:e,type:"scatter",mode:"lines",...ie(t),fill:"toself",hoveron:"fills",fillcolor:n,line:{color:s,width:.8,simplify:!1},hoverinfo:"skip"});var ci={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},he=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},tn=e=>e.reduce((t,n)=>t+n,0),me=({board:e},t)=>e.countries[t].name;function nn(e,t){let n=he(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let s=io(e);return s.find(o=>o===t.mode)??s[0]}function io(e){return G(e).menu.attack?.length?["attack","move"]:["move"]}function _t(e,{transfers:t},n){return(he(e).move?.provinces.find(o=>o[0]===n)?.[1]??0)-tn(t.filter(o=>o[0]===n).map(o=>o[2]))}function lo(e,t){return he(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function pi({transfers:e}){let t=new Map;for(let[n,s,o]of e)t.set(n,(t.get(n)??0)-o),t.set(s,(t.get(s)??0)+o);return[...t].filter(([,n])=>n)}function md(e,{cards:t}){let{commit:n}=he(e),s=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+tn(s.map(r=>r[1]))}function ui(e,t){let n=s=>me(e,s);switch(nn(e,t)){case"placing":{let s=Object.entries(t.placed).filter(([,o])=>o>0);return tn(s.map(([,o])=>o))!==he(e).place_five.troops?null:B(e.view,"place_five",s.map(([o,r])=>[n(Number(o)),r]))}case"attack":return t.target===null?null:B(e.view,"attack",n(t.target));case"move":return!pi(t).length&&!he(e).move.null?null:B(e.view,"move",t.transfers.map(([s,o,r])=>[n(s),n(o),r]));case"commit":return B(e.view,"commit",t.cards.map(n));default:return null}}function ro(e,t,n,s){let{troops:o,provinces:r}=he(e).place_five,a=tn(Object.values(t.placed)),i=t.placed[n]??0;return r.some(u=>u[0]===n)&&i+s>=0&&a+s<=o?{...t,placed:{...t.placed,[n]:i+s}}:t}function hd(e,t,n){let s=t.origin,o=Math.min(t.amount,_t(e,t,s));if(o<1)return t;let r=t.transfers.filter(([u,p])=>u!==s||p!==n),a=t.transfers.find(([u,p])=>u===s&&p===n)?.[2]??0,i=[...r,[s,n,a+o]],l={...t,transfers:i};return _t(e,l,s)?l:{...l,origin:null}}function co(e,t,n,s){switch(nn(e,t)){case"placing":return{local:ro(e,t,n,s?-1:1)};case"attack":{let o=G(e).menu.attack.some(r=>r[0]===n);return t.target===n||!o?{local:t,message:B(e.view,"attack",me(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&lo(e,t.origin).includes(n)?{local:hd(e,t,n)}:{local:{...t,origin:n!==t.origin&&_t(e,t,n)>0?n:null}};case"commit":{let o=he(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:o?{...t,cards:r}:t}}default:return{local:t}}}function xd(e,t){let{view:n,secret:s}=e,o=he(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=l=>l.map(u=>Number(u[0]));switch(nn(e,t)){case"placing":return{...a,legal:i(o.place_five.provinces),badges:di(t.placed).map(([l,u])=>[l,`+${u}`])};case"attack":return{...a,target:t.target};case"move":{let l=i(o.move.provinces).filter(d=>_t(e,t,d)>0),u=pi(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),p=t.origin!==null;return{...a,legal:p?[]:l,targets:lo(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:u}}case"commit":return{...a,target:r,legal:i(o.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return s?.fight?{...a,pointed:t.pointed}:a}}var di=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function wd(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:ui(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function bd(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((s,o)=>o===t.seat?{...s,facts:t.facts??[]}:s);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,suspects:t.suspects,seats:n,news:t.news}}function yd(e,t){let n=nn(e,e.local),s=G(e);if(n){let{facts:a,more:i,buttons:l,sheet:u}={placing:kd,attack:_d,move:$d,commit:Md}[n](e,t);return{facts:[n==="attack"||n==="move"?vd(e):null,...a],more:i,buttons:[...l,...ot(e,s,{})],sheet:u}}let o=s.menu.answer_draw;if(!o&&!ot(e,s,{}).length)return null;let r=o&&{key:"answer_draw",title:s.forms.answer_draw.label,body:[Ds(e,s,"answer_draw",{},t)]};return{facts:[Ut(e,t),po(e)],buttons:ot(e,s,{}),sheet:r}}function vd(e){let{local:t,set:n}=e,{forms:s}=G(e),o=nn(e,t),r=io(e);return r.length<2?null:c("div",{class:"teg-group teg-verbs"},...r.map(a=>O(`verb-${a}`,s[a]?.label??a,()=>n({...t,mode:a,origin:null,target:null}),{"aria-pressed":String(a===o)})))}function Kn(e,t,n=""){let s=ui(e,e.local),o=G(e).forms[t]?.label??t;return O(`act-${t}`,o+n,()=>e.send(s),{class:"teg-main",disabled:!s})}function Yn(e,t,n,s,o,r){let a=s.map(l=>({value:String(l),text:me(e,l)})).sort((l,u)=>l.text.localeCompare(u.text,"es")),i=l=>l!==""&&Number(l)!==o&&e.set(co(e,e.local,Number(l),!1).local);return ae(t,n,a,o===null?"":String(o),i,r.choose)}function kd(e,t){let{local:n,set:s}=e,{troops:o,provinces:r}=he(e).place_five,a=o-tn(Object.values(n.placed)),i=di(n.placed).map(([l,u])=>c("li",{},c("span",{},me(e,l)),c("b",{},`+${u}`),O(`less-${l}`,"−",()=>s(ro(e,n,l,-1)),{"aria-label":`${me(e,l)} −1`}),O(`more-${l}`,"+",()=>s(ro(e,n,l,1)),{disabled:!a,"aria-label":`${me(e,l)} +1`})));return{facts:[c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},a)),Yn(e,"source",t.place,r.map(l=>l[0]),null,t)],more:[c("p",{class:"teg-hint"},t.rec_place)],buttons:[Kn(e,"place_five")],...i.length>0&&{sheet:{key:"placing",title:t.troops,body:[c("ul",{class:"teg-list"},...i)]}}}}function _d(e,t){let{local:n}=e,s=G(e).menu.attack.map(([r])=>r),o=n.target===null?"":`: ${me(e,n.target)}`;return{facts:[Yn(e,"target",t.place,s,n.target,t)],more:[c("p",{class:"teg-hint"},t.rec_attack)],buttons:[Kn(e,"attack",o)]}}function $d(e,t){let{local:n,set:s}=e,{provinces:o}=he(e).move,r=o.map(p=>p[0]).filter(p=>p===n.origin||_t(e,n,p)>0),a=n.origin===null?0:_t(e,n,n.origin),i=p=>s({...n,transfers:n.transfers.filter((d,g)=>g!==p)}),l=n.transfers.map(([p,d,g],f)=>c("li",{},c("span",{},`${me(e,p)} → ${me(e,d)}`),c("b",{},g),O(`drop-${f}`,"×",()=>i(f),{"aria-label":t.rec_drop}))),u=io(e).length<2;return{facts:[Yn(e,"source",t.source,r,n.origin,t),n.origin!==null&&Yn(e,"target",t.target,lo(e,n.origin),null,t),...a>1?bt(Math.min(n.amount,a),[1,a],p=>s({...n,amount:p}),t):[]],more:[c("p",{class:"teg-hint"},n.origin!==null?t.rec_move_to:u?t.rec_first_turn:t.rec_move)],buttons:[Kn(e,"move")],...l.length>0&&{sheet:{key:"transfers",title:t.transfers,body:[c("ul",{class:"teg-list"},...l)]}}}}function Md(e,t){let{local:n,set:s,view:o}=e,{target:r,included:a,provinces:i}=he(e).commit,l=d=>s(co(e,n,d,!1).local),u=(d,g,f,m,h=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":d,checked:m,disabled:h,change:()=>l(g)}),c("span",{},me(e,g)),c("b",{},f)),p=[a&&u(`card-${r}`,r,o.armies[r],!0,!0),...i.map(([d,g])=>u(`card-${d}`,d,g,n.cards.includes(d))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${ao(e,e.secret.shown)}`)];return{facts:[po(e),c("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,c("b",{},md(e,n)))],more:[c("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit)],buttons:[Kn(e,"commit")],sheet:{key:"commit",title:t.cards,body:p}}}var ao=(e,t)=>t.map(n=>`${me(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function po(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:s,target:o}=t.parties;return c("p",{class:"teg-parties"},q(t,n),t.seats[n].name," → ",c("b",{},me(e,o))," (",q(t,s),t.seats[s].name,")")}var Sd={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:s,send:o,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,u=[a,i].filter(d=>n.people?.includes(d)&&d!==s?.seat&&d!==n.viewer).map(d=>O(`look-${d}`,c("span",{},q(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>o(An(n,d)),{class:"teg-wide-button"})),p=s?.fight;return ne(t.rec_result,po(e),p&&c("p",{},`${t.attack}: `,c("b",{},p.offence),` · ${ao(e,p.cards)}`),p&&c("p",{},`${t.defence}: `,c("b",{},p.defence),` · ${ao(e,p.defence_cards)}`),p&&c("strong",{class:p.success?"teg-conquered":"teg-out"},p.success?t.rec_success:t.rec_failure),!p&&c("p",{class:"teg-hint"},t.rec_secret_result),...u,s&&s.seat!==n.viewer&&O("cover",t.secret_hide,r,{class:"teg-cover"}))}},Ed={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:s,cover:o}=e;if(!s||n.over)return null;let r=s.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,q(n,s.seat),n.seats[s.seat].name),c("p",{},...(s.facts??[]).map(([,a,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${a}`)),` · ${t.rec_goal} ${s.goal}`),r.length>0&&c("h5",{},t.rec_notes),r.length>0&&c("ul",{class:"teg-notes"},...r.map(([a,i])=>c("li",{},c("span",{},me(e,a)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},q(n,l))))))),!Gt(e)&&(n.people?.length??0)>1&&O("cover",t.secret_hide,o,{class:"teg-cover"}))}},gi={start:ci,move:{of:yd,depends:({view:e,local:t,secret:n})=>[{...t,pointed:null,amount:String(t.amount)},n,e.armies,e.parties]},phases:[["phase_place","placing"],["phase_play","play"],["phase_cards","commit"],["phase_draw","draw"]],tabs:{cards:["own"],news:["result"]},sections:{result:Sd,own:Ed},curtain:!0,keys:"keys_rec",shown:bd,renew:(e,t)=>({local:Od(e,t)}),click:co,key:wd,marks:xd,traces:li,facts:({view:e,secret:t},n,s)=>{let o=t?.suspects?.find(([i])=>i===s)?.[1]??[],r=e.hatched?.find(([i])=>i===s),a=r?[r[1]]:o;return{lines:a.length?[c("p",{},"? ",...a.map(i=>c("span",{},q(e,i),`${e.seats[i].name} `)))]:[]}}};function Od(e,t){let n={...ci,amount:t.amount===1/0?1:t.amount},{commit:s}=he(e);return s?{...n,cards:s.provinces.map(o=>o[0])}:n}var hi={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Ad=["place","attack","regroup","ally_regroup","fire_missile"],Ld={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},xi=["conquest_move","intrusion_move","aggression_move","choose_dice"],wi=[...xi,"joint_decision"],Cd=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Qn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Td=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function le(e){return wi.some(t=>e[t]?.length)?null:Ad.find(t=>uo(e,t).length)??null}function uo(e,t){return(Ld[t]??[t]).flatMap(n=>e[n]??[])}function Me(e,t){return t.missile&&sn(e)?{fire_missile:e.fire_missile}:e}function sn(e){return!!e.fire_missile?.length&&!wi.some(t=>e[t]?.length)}function bi(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Cd.has(t)&&!t.startsWith("propose_"))}function Zn(e,t,n){let s=le(e);if(s!=="attack"&&s!=="fire_missile")return[];let o=e[s].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(o.map(r=>r[2]))].sort((r,a)=>r-a)}function go(e,t,n){let s=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),o=s("regroup")||s("ally_regroup"),r=[];return o&&r.push("armies"),s("regroup_missiles")&&r.push("missiles"),r}function Xn(e,t){let n=le(e);if(n!=="regroup")return n;let s=go(e,t.source,t.target);return(s.includes(t.unit)?t.unit:s[0]??t.unit)==="missiles"?"regroup_missiles":n}function fo(e){return Td.find(t=>e[t]?.length)??null}function mo(e,t){return e.warning?.verb===t}function Ne(e){let t=le(e);return t?[...new Set(uo(e,t).map(n=>n[0]))].sort((n,s)=>n-s):[]}function qe(e,t){let n=le(e);if(!n||n==="place"||t===null)return[];let s=uo(e,n).filter(o=>o[0]===t).map(o=>o[1]);return[...new Set(s)].sort((o,r)=>o-r)}function Jn(e,t,n=null,s=le(e)){if(!s||!Qn.has(s))return 0;let o=s==="place"||s==="convert_to_missile"?1:2;return e[s]?.find(a=>a[0]===t&&(o===1||a[1]===n))?.[o]??0}function ho(e){let t=xi.find(o=>e[o]?.[0]?.length);if(!t)return null;let n=e[t][0],s=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[s,n[0]]}}function $t(e,t,n,s=!1){let o=Me(t.menu,n),r=Xn(o,n),{source:a,target:i}=n;if(!r||a===null||!Ne(o).includes(a))return null;let l=e.countries[a].name;if(r==="place")return Jn(o,a)?B(t,r,l,fi(o,n)):null;if(i===null||!qe(o,a).includes(i))return null;let u=e.countries[i].name;if(Qn.has(r))return B(t,r,l,u,fi(o,n));let p=Zn(o,a,i);if(!p.length)return r==="attack"&&s?Mn(t,l,u,Math.max(1,n.keep)):B(t,r,l,u);let d=xo(p,n);return d===null||s?null:B(t,r,l,u,t.seats[d].name)}function xo(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function wo(e,t,n,s,o=1){let r=t.menu[s]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return s==="place_missile"?B(t,s,a):B(t,s,a,Math.min(Math.max(o,1),r[1]??1))}function fi(e,t){let n=Math.max(Jn(e,t.source,t.target,Xn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function yi(e,t,n,s,o=!1){let r=Me(t.menu,n),a=le(r);if(!a)return{choice:n,message:null};if(a==="place"){let u={...n,source:s,target:null},p=ki(t.menu)&&Ne(r).includes(s);return{choice:{...u,source:p?s:null},message:$t(e,t,u)}}if(qe(r,n.source).includes(s)){let u=n.target===s,p={...n,target:s,occupant:u?n.occupant:null},d=u||!Qn.has(a)&&a!=="regroup"&&s!==n.source;return{choice:p,message:d?$t(e,t,p,o):null}}let i=s!==n.source&&Ne(r).includes(s);if(a==="fire_missile"&&!i&&n.source!==null&&s!==n.source)return{choice:n,message:null};let l={...n,source:i?s:null,target:null,occupant:null};return{choice:l,message:on(e,t,l)}}function vi(e,t,n,s){let o=Me(t.menu,n),r=le(o),{source:a}=n;if(!r||r==="fire_missile"||s===a||Ne(o).includes(s)||qe(o,a).includes(s))return null;let i=(...f)=>f.map(m=>e.countries[m].name),l=(...f)=>({message:Sn(t,r,...i(...f),...Qn.has(r)?[1]:[])});if(r==="place")return l(s);if(a!==null)return l(a,s);let u=f=>t.owner[f]===t.viewer,{neighbours:p}=e.countries[s];if(u(s))return l(s,p.find(f=>u(f)!==(r==="attack"))??p[0]);let d=Ne(o).filter(f=>qe(o,f).includes(s));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${H(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=p.find(u)??t.owner.findIndex(f=>f===t.viewer);return g<0?null:l(g,s)}function ki(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function on(e,t,n){return le(Me(t.menu,n))==="fire_missile"&&n.source!==null?Tr(t,e.countries[n.source].name):null}function _i(e,t){let n=t.missile&&sn(e.menu),s=Me(e.menu,{...t,missile:n}),r=(le(s)!=="place"||ki(e.menu))&&t.source!==null&&Ne(s).includes(t.source)?t.source:null,a=t.target!==null&&qe(s,r).includes(t.target)?t.target:null,i=Zn(s,r,a).includes(t.occupant??-1)?t.occupant:null,l=le(e.menu),u=t.amount===1/0&&t.verb!==void 0&&t.verb!==l?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:l,amount:u}}function $i(e,t,n=null,s=null,o=void 0){let r=Me(e.menu,t),a=qe(r,t.source),i=le(r)==="place",l={legal:t.source===null||i?Ne(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??mi:mi};return!n||!o||t.source===null?l:{...l,reach:jd(o,n),path:zd(o,n,s??t.target)}}function jd(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(s=>s.damage===n&&!s.refusal?[Mi(e,s.country)]:[]))])}function rn(e,t,n){if(!t||n===null)return null;let s=t.targets.filter(o=>o.country===e.countries[n].name);return s.find(o=>!o.refusal)??s[0]??null}function zd(e,t,n){return(rn(e,t,n)?.path??[]).map(s=>Mi(e,s)).filter(s=>s>=0)}var Mi=(e,t)=>e.countries.findIndex(n=>n.name===t);function Si(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Ei(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var mi={source:null,target:null};var Oi={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function es({board:e,view:t},{choice:n,reach:s}){let o=n.source===null?null:e.countries[n.source]?.name;return le(Me(t.menu,n))==="fire_missile"&&s?.source===o?s:null}function ts(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function Li(e,t){return{...e,register:{...e.register,...t}}}function Ci({board:e,view:t},n){let s={missile:!n.choice.missile,source:null,target:null,occupant:null},o=[...new Set(t.menu.fire_missile.map(a=>a[0]))];s.missile&&o.length===1&&(s.source=o[0]);let r=ts(n,s);return{local:r,message:on(e,t,r.choice)}}function qd({board:e,view:t},n,s){let{choice:o}=n,r=fo(t.menu);if(s==="Escape")return{local:ts(n,{source:null,target:null,occupant:null,missile:o.source!==null&&o.missile})};if(s.toLowerCase()==="m")return sn(t.menu)?Ci({board:e,view:t,secret:null},n):{local:n};if(s.toLowerCase()==="e"&&r&&mo(t,r))return{local:n,refusal:{code:"card_forfeit",clause:t.warning?.clause??null,text:t.warning?.text??""}};if(s.toLowerCase()==="e")return{local:n,message:r?B(t,r):null};if(s<"1"||s>"9")return null;let a=Number(s),i=ho(t.menu);if(!i)return{local:ts(n,{amount:a})};let l=a>=i.range[0]&&a<=i.range[1];return{local:n,message:l?B(t,i.verb,a):null}}function Ai(e){return(t,n)=>{let s=t.local;return e({...t,...s,reach:es(t,s),arrange:o=>t.set(Li(s,o)),choose:o=>t.set(ts(s,o))},n)}}function Pd({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function Id(e,t){let{view:n}=e;if(!bi(n.menu))return null;let s=Kd(e,t),o=Qd(e,t),r=Rd(e,t),[a,...i]=Zd(e,t);return{facts:[...s?.facts??[],...o.facts,...r?.facts??[]],more:r?.more,buttons:[...s?.buttons??[],...o.buttons,...r?.buttons??[],Vd(e,t),a,Yd(e,t)],rest:i}}function Rd(e,t){let{view:n,choice:s,choose:o,board:r}=e,a=Me(n.menu,s),i=le(a);if(!i)return null;let l=h=>{let x={source:p(h),target:null,occupant:null};o(x),e.send(on(r,n,{...s,...x}))},u=h=>h.map(x=>({value:String(x),text:r.countries[x].name})).sort((x,b)=>x.text.localeCompare(b.text,"es")),p=h=>h===""?null:Number(h),d=h=>h===null?"":String(h),g=h=>h!==null&&c("b",{class:"teg-armies"},n.armies[h]),f=i==="attack"?Fd(e,t):null,m=f?null:Gd(e,i,t);return{facts:[c("span",{class:"teg-play","data-verb":i},ae("source",i==="place"?t.country:t.source,u(Ne(a)),d(s.source),l,t.choose),g(s.source),i!=="place"&&ae("target",t.target,u(qe(a,s.source)),d(s.target),h=>o({target:p(h),occupant:null}),t.choose),i!=="place"&&g(s.target)),...m?.facts??[],Dd(e,a,t)],more:[i==="fire_missile"&&s.source!==null?Hd(e,t):c("p",{class:"teg-hint"},Wd(i,e,t))],buttons:[...f??m?.buttons??[],...i==="place"?Bd(e,t):[]]}}function Hd({board:e,choice:t,reach:n,aim:s},o){let r=s??t.target,a=r===t.source?null:rn(e,n,r),i=a&&`${a.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":o.damage},c("span",{},o.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:Js[l-1]}}),String(l)))),a&&c("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),a.refusal?a.refusal.text:`${o.damage} ${a.damage}`," ",a.refusal&&fe(a.refusal.clause)))}function Dd({view:e,choice:t,choose:n},s,o){let r=Zn(s,t.source,t.target);if(!r.length)return null;let a=xo(r,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":o.occupant},c("span",{class:"teg-label"},o.occupant),...r.map(i=>O(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Vd(e,t){let{view:n,choice:s,set:o,send:r}=e;if(!sn(n.menu))return null;let a=()=>{let{local:i,message:l}=Ci(e,e.local);o(i),r(l)};return O("missile-mode",c("span",{},ve("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(s.missile),title:"M"})}function Bd({board:e,view:t,choice:n,choose:s,send:o},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu,l=wo(e,t,n,"place_missile"),u=i.find(g=>g[0]===n.source)?.[1]??0,p=Math.min(n.convert??1,Math.max(u,1)),d=()=>o(wo(e,t,n,"convert_to_missile",p));return[a.length>0&&O("act-place_missile",r.place_missile,()=>o(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},O("act-convert_to_missile",r.convert,d,{disabled:!u}),c("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!u,change:g=>s({convert:Number(g.target.value)})},...Array.from({length:Math.max(u,1)},(g,f)=>c("option",{value:f+1,selected:f+1===p},f+1))))]}function Wd(e,{view:t,choice:n},s){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?s.hint_placing_missiles:s.hint_place:e==="attack"?n.source===null?s.hint_source:s.hint_target:e==="fire_missile"?n.source===null?s.hint_fire:s.hint_fire_target:n.target===null?s.hint_regroup:s.hint_regroup_target}function Fd({board:e,view:t,choice:n,choose:s,send:o},r){let a=$t(e,t,n),i=$t(e,t,n,!0),l=n.source===null?99:t.armies[n.source];return[O("act-attack",r.do_attack,()=>o(a),{class:"teg-main",disabled:!a}),c("span",{class:"teg-group"},O("act-attack_until",r.do_attack_until,()=>o(i),{disabled:!i}),ft("keep",r.keep,n.keep,[1,Math.max(l,1)],u=>s({keep:u})))]}function Gd({board:e,view:t,choice:n,choose:s,send:o},r,a){let i=$t(e,t,n),l=Xn(Me(t.menu,n),n)??r,u=r==="regroup"?go(t.menu,n.source,n.target):[],p=Jn(t.menu,n.source,n.target,l)||999,d=x=>s({amount:x}),g=a[`do_${r}`],f=[O(`act-${l}`,g,()=>o(i),{class:"teg-main",disabled:!i})];if(r==="fire_missile")return{facts:[],buttons:f};let m=n.amount===1/0&&p===999?1:Math.min(n.amount,p),h=x=>O(`unit-${x}`,a[`unit_${x}`],()=>s({unit:x}),{"aria-pressed":String(x==="missiles"==(l==="regroup_missiles"))});return{facts:[u.includes("missiles")&&c("div",{class:"teg-group",role:"group","aria-label":a.unit},...u.map(h)),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},...[1,5].map(x=>O(`amount-${x}`,String(x),()=>d(x),{"aria-pressed":String(n.amount===x)})),O("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),ft("amount",a.amount,m,[1,p],d))],buttons:f}}function Ti({reason:e}){return e?c("q",{class:"teg-reason"},e):null}var bo=e=>e.over?[]:(e.proposals??[]).filter(({seats:t})=>e.people?.includes(t[1]));function Ud({view:e,send:t,wants:n,show:s,open:o},r){let a=bo(e),i=a.find(({number:w})=>n(`ask-${w}`));if(!i)return null;let{number:l,seats:[u,p],text:d}=i,g=e.people?.length===1,f=g?r.proposes_you:`${r.proposes} ${e.seats[p].name}`,m=w=>(i.places??[]).filter(y=>e.owner[y]===w).length,h=i.places?.length?`${r.there}: ${e.seats[u].name} ${m(u)}, ${g?r.you:e.seats[p].name} ${m(p)}. `:"",x=w=>()=>t(ht(e,p,w,l)),b=()=>{s(`ask-${l}`,!1),o("table")};return{question:!0,facts:[c("span",{role:"alert",class:"teg-proposal"},q(e,u),c("b",{},`${e.seats[u].name} ${f}: ${d}`),a.length>1&&` (${a.indexOf(i)+1}/${a.length})`)],more:[c("p",{class:"teg-hint"},h,Ti(i))],buttons:[O(`accept-${l}`,r.accept,x("accept_pact"),{title:"A"}),O(`decline-${l}`,r.decline,x("decline_pact"),{title:"R"}),O(`other-${l}`,r.other,b)]}}function Yd({view:e,show:t},n){let[s]=bo(e);return s?O("asked",c("span",{},q(e,s.seats[0]),n.asked),()=>t(`ask-${s.number}`,!0)):null}function Kd({view:e,send:t},n){let s=ho(e.menu);if(!s)return null;let{verb:o,range:r}=s,[a,i]=r,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice},u=Array.from({length:i-a+1},(p,d)=>i-d);return{facts:[c("b",{},l[o]??n.hint_conquest),` ${a}–${i}`],buttons:u.map((p,d)=>O(`act-${o}-${p}`,String(p),()=>t(B(e,o,p)),{class:d?null:"teg-main"}))}}function Qd({board:e,view:t,send:n},s){let{joint_decision:o=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu,i=g=>t.pacts?.find(f=>f.number===g)?.text??`#${g}`,l=t.joint&&e.countries[t.joint.target]?.name,u=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),p=t.viewer??t.to_move,d=[...new Set(r.map(g=>g[0]))];return{facts:[o.length>0&&c("p",{},c("b",{},s.joint),l&&`: ${u} → ${l}`),...d.map(g=>c("p",{},s.zone," ",c("small",{},i(g)))),...a.map(([g])=>c("p",{class:"teg-hint"},i(g)))],buttons:[...o.map(([g])=>O(`act-joint_decision-${!!g}`,g?s.joint_on:s.joint_stop,()=>n(B(t,"joint_decision",!!g)),{class:g?"teg-main":null})),...d.flatMap(g=>[O(`zone-${g}-keep`,s.zone_keep,()=>n(ht(t,p,"zone_decision",g,!0))),O(`zone-${g}-end`,s.zone_end,()=>n(ht(t,p,"zone_decision",g,!1)))]),...a.map(([g])=>O(`act-open_joint_attack-${g}`,s.joint_open,()=>n(B(t,"open_joint_attack",g))))]}}function Zd({view:e,send:t},n){let s=Object.keys(e.menu).filter(r=>e.menu[r].some(a=>a.length===0)),o=r=>()=>t(B(e,r));return s.map(r=>{let{label:a}=e.forms[r];if(!mo(e,r)){let i=r==="request_card"?"teg-main":null;return O(`act-${r}`,a,o(r),{title:r===fo(e.menu)?"E":null,class:i})}return c("details",{class:"teg-ask teg-pop"},c("summary",{"data-key":`ask-${r}`},`${a}…`),c("div",{},c("p",{},`${e.warning?.text} `,fe(e.warning?.clause??"")),O(`act-${r}`,a,o(r),{class:"teg-danger"})))})}function Xd(e,t){let{view:n,register:s,arrange:o}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,l=s.open??i>0,u=n.people??[];return c("section",{class:"teg-card teg-pacts"},O("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>o({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},r.length>0?c("ul",{},...r.map(p=>eg(e,p,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},a.length>0&&c("h5",{},t.proposals),a.length>0&&c("ul",{},...a.map(p=>ng(e,p,t))),!n.over&&u.length>0&&n.viewer!==null&&og(e,t))))}function ji(e,t){return c("span",{class:"teg-pair"},...t.map(n=>q(e,n)))}function Jd(e,t){return t.filter(s=>e.people?.includes(s)).sort((s,o)=>+(o===e.viewer)-+(s===e.viewer))}function eg({view:e,register:t,arrange:n,send:s},o,r){let{number:a}=o,i=e.over?[]:Jd(e,o.breakable_by??[]),l=i.find(u=>t.breaking===`${a}/${u}`);return c("li",{"data-pact":a,class:o.breaker===null?null:"teg-breaking"},ji(e,o.seats),c("span",{},o.text," ",fe(o.clause)),tg(e,o,r),i.length>0&&l===void 0&&c("div",{class:"teg-buttons"},...i.map((u,p)=>O(p?`break-${a}-${u}`:`break-${a}`,c("span",{},i.length>1&&q(e,u),r.break_pact),()=>n({breaking:`${a}/${u}`}),{"aria-label":`${e.seats[u].name}: ${r.break_pact}`}))),l!==void 0&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},q(e,l),r.break_sure),O(`break-${a}-yes`,r.yes,()=>s(ht(e,l,"announce_break",a)),{class:"teg-danger"}),O(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function tg(e,{breaker:t,seats:n,notice:s},o){if(t===null)return null;let r=n.find(a=>a!==t)??t;return c("p",{class:"teg-out"},`${o.broken_by} `,q(e,t),`${e.seats[t]?.name}; ${s?o.bound_now:o.bound_until} `,q(e,r),`${e.seats[r]?.name}.`)}function ng({view:e,send:t},n,s){let{number:o,seats:[r]}=n,a=l=>!e.over&&e.people?.includes(l),i=(l,u)=>()=>t(ht(e,u,l,o));return c("li",{"data-proposal":o},ji(e,n.seats),c("span",{},n.text),Ti(n),a(r)&&c("div",{class:"teg-buttons"},O(`withdraw-${o}`,c("span",{},q(e,r),s.withdraw),i("withdraw_proposal",r))))}var sg=12;function og({view:e,register:t,arrange:n,send:s},o){let r=O("offers",o.propose,()=>s(jr(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:l,first:u,terms:p}=t;if(!a)return r;if(!a.offers.length)return c("div",{},r,c("p",{class:"teg-hint"},o.no_offers));let d=[...new Set(a.offers.map(w=>w.kind))],g=[...new Set(a.offers.filter(w=>w.kind===i).map(w=>w.partner))],f=a.offers.find(w=>w.kind===i&&w.partner===l),m=f?.terms??[],h=Si(f,p),x=f&&h?B(e,f.verb,f.partner,...h):null,b=(w,y)=>w.map($=>({value:$,text:y($)}));return c("div",{class:"teg-offer"},ae("offer-kind",o.offer_kind,b(d,w=>ks(e.lang,"pact",w)),i,w=>n({kind:w,partner:"",first:"",terms:""}),o.choose),ae("offer-partner",o.offer_partner,b(g,w=>w),l,w=>n({partner:w,first:"",terms:""}),o.choose),m.length>sg&&ae("offer-first",o.offer_first,b([...new Set(m.map(w=>String(w[0])))].sort((w,y)=>w.localeCompare(y,"es")),w=>w),u,w=>n({first:w,terms:""}),o.offer_all),(!f||m.some(w=>w.length>0))&&ae("offer-terms",o.offer_terms,m.map((w,y)=>({value:String(y),text:Ei(w),begins:String(w[0])})).filter(w=>!u||w.begins===u).sort((w,y)=>w.text.localeCompare(y.text,"es")),p,w=>n({terms:w}),o.choose),c("div",{class:"teg-buttons"},O("offer-send",o.send_offer,()=>s(x),{class:"teg-main",disabled:!x}),O("offer-close",o.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function rg({view:e,secret:t,send:n,cover:s},o){if(e.viewer===null)return null;let r=e.goal&&[c("h4",{},o.objective),c("p",{class:"teg-objective"},e.goal)];if(r&&e.seats[e.viewer].cards===void 0)return c("section",{class:"teg-card"},...r);let a=c("span",{class:"teg-whose"},`${o.secret_whose} `,q(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},...r||[],c("h4",{},o.secret),a,O("private",o.secret_show,()=>n(Le),{class:"teg-cover"}));let i=(...l)=>n(B(e,...l));return c("section",{class:"teg-card teg-secret teg-open"},...r||[],c("h4",{},o.secret),a,t.objectives.length>0&&c("h5",{},o.objective),...t.objectives.map(l=>c("p",{class:"teg-objective"},l)),t.hand&&c("h5",{},o.hand),t.hand&&(t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(l=>c("li",{},Pt(l.symbol),c("b",{},l.country),c("small",{},ks(e.lang,"symbol",l.symbol)),l.bonus&&O(`bonus-${l.country}`,`+${t.bonus_armies??3} ${o.armies.toLowerCase()}`,()=>i("bonus",l.country))))):c("p",{class:"teg-hint"},o.no_cards)),...t.exchanges.map((l,u)=>O(`exchange-${u}`,`${o.exchange}: ${[...l.cards,...l.continents].join(" + ")} = ${l.armies}`,()=>i("exchange",l.cards,l.continents),{class:"teg-exchange"})),O("cover",o.secret_hide,s,{class:"teg-cover"}))}function ag(e,t,n){let s=H(e.lang),o=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${s.missiles.toLowerCase()}`;return[...o?[c("p",{},a(o))]:[],...r.map(([,i,l,u])=>c("p",{},`${s.shared} `,q(e,i),`${e.seats[i]?.name} · ${l}`,u?` · ${a(u)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},s.blocked))]:[],...lg(t,e,n).map(i=>c("p",{class:"teg-closed"},`${s.closed}: ${i}`))]}function ig(e,t,n,s){let o=rn(e,n,s),r=H(t.lang);return o?o.refusal?[c("p",{class:"teg-out"},o.refusal.text,o.refusal.clause&&` (${o.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${r.damage}: ${o.damage}`))]:[]}function lg(e,t,n){let s=(t?.covered??[]).filter(([o,r])=>o===n||r===n);return[...new Set(s.map(o=>o[2]))].map(o=>`${s.filter(a=>a[2]===o).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===o)?.text??`#${o}`})`)}var zi={start:{choice:{...hi},register:{...Oi},reach:null,aim:null},phases:[["phase_place","initial_1","initial_2","extra_reinforcement","reinforce"],["phase_attack","attack"],["phase_regroup","regroup","ally_regroup"],["phase_card","card"]],absent:({seats:e})=>e[0]?.cards===void 0?["phase_card"]:[],tabs:{help:["situation"],table:["pacts"],cards:["secret"]},move:{of:Ai(Id),depends:({board:e,view:t,local:n,...s})=>[{...n.choice,amount:String(n.choice.amount)},[t.awaited,t.joint,t.armies,t.pacts],[n.reach?.source,rn(e,es({board:e,view:t,...s},n),n.aim??n.choice.target)]]},keys:"keys_teg",sections:{pacts:{draw:Ai(Xd),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Pd,depends:({view:e})=>e.situation},secret:{draw:rg,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let s=_i(t,n.choice),o={...Oi,open:n.register.open},r=s.missile?on(e,t,s):null;return{local:{choice:s,register:o,reach:null,aim:null},message:r}},click({board:e,view:t},n,s,o){let r=vi(e,t,n.choice,s);if(r)return{local:n,...r};let{choice:a,message:i}=yi(e,t,n.choice,s,o);return{local:{...n,choice:a,aim:s},message:i}},fight({view:e},{choice:t},n){let s=Me(e.menu,t),o=n??t.target;return le(s)==="attack"&&o!==null&&qe(s,t.source).includes(o)?{sources:[t.source],target:o}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:qd,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:Li(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},asks:Ud,marks(e,t){let n=$i(e.view,t.choice,es(e,t),t.aim,e.board),[s]=bo(e.view);return s?.places&&n.source===null?{...n,pointed:s.places}:n},columns:({countries:e,armies:t,cards:n,exchanges:s},o)=>[["flag",o.countries,e],["army",o.armies,t],...n===void 0?[]:[["card",o.cards,n],["exchange",o.exchanges,s]]],facts(e,t,n){let{board:s,view:o}=e;return{lines:ag(o,s,n),instead:ig(s,o,es(e,t),n)}}};var cg={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,s)=>t==="exchange"?`+${e?.values?.[s]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[pg(e,t)]};function pg({board:e,view:t},n){let{fight:s}=t;if(!s||t.to_move===t.turn)return null;let{source:o,target:r,dice:a}=s,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},q(t,t.turn),`${i(o)} → ${i(r)}. ${n.dice}: ${a}`)}function ug({secret:e},t){if(!e)return[];let{objective:n,hand:s=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),s.length?c("ul",{class:"teg-hand"},...s.map(dg)):c("p",{class:"teg-hint"},t.no_cards)]}function dg({name:e,symbol:t,label:n,bonus:s}){return c("li",{},Pt(t),c("b",{},e),c("small",{},n),s>0&&c("span",{class:"teg-gain"},`+${s}`))}function gg({view:e},t){let{cards:n}=e;if(!n)return null;let s=o=>c("span",{title:n.weapons[o]},Pt(o));return ne(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([o,r])=>c("li",{},...Array.isArray(o)?o.map(s):[o],c("b",{},r)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var Ni=oo(cg,{phases:[["phase_place","placing","reinforce"],["phase_attack","combat"],["phase_regroup","move"]],tabs:{table:["pack"],cards:["secret"]},sections:{secret:yt(ug),pack:{draw:gg,depends:({view:e})=>e.cards}}});var Ue={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},qi=["attack","strike_air","strike_sea","fire"],fg=["build"],[mg,Ri,ko]=[0,1,2],_o={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},Pi=new WeakMap;function ns(e){let t=Pi.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:s}=G(e),o=Object.keys(Ue).flatMap(r=>{let{fields:a=[],amount:i=""}=s[r]??{},l=a.map(([u])=>u).filter(u=>u!==i);return(n[r]??[]).map(u=>{let p=g=>l.includes(g)?u[l.indexOf(g)]:null,d=i?u.at(-1):p("number")??0;return{verb:r,source:p("source")??p("country"),target:p("target"),about:Ue[r]?p(Ue[r]):null,most:d}})});return Pi.set(e.view,{secret:e.secret,orders:o}),o}var yo=e=>[...new Set(e)].filter(t=>t!==null);function ss(e,t){return yo(ns(e).filter(n=>n.source===t).map(n=>n.verb))}function Mt(e,t){let{source:n}=t,s=ss(e,n),o=s.includes(t.verb??"")?t.verb:["attack","gather"].find(y=>s.includes(y))??s[0];if(n===null||!o)return null;let r=ns(e).filter(y=>y.verb===o&&y.source===n),a=t.about[o],i=y=>yo(y.map($=>$.about)).sort(($,k)=>$-k),l=i(r).includes(a),u=yo((l?r.filter(y=>y.about===a):r).map(y=>y.target)),p=u.includes(t.target??-1)?t.target:null,d=p===null?r:r.filter(y=>y.target===p),g=i(d),f=g.includes(a)?a:g[0]??null,m=d.filter(y=>y.about===f),h=Math.max(0,...m.map(y=>y.most)),x=Math.min(Math.max(t.amounts[o]??(fg.includes(o)?1:1/0),Math.min(1,h)),h),b=m.length>0&&(!u.length||p!==null),w={verb:o,source:n,target:p,targets:u,about:f,abouts:g,amount:x,most:h,done:b};return{...w,load:hg(e,t,w)}}function hg({view:e,secret:t},n,{verb:s,source:o,about:r,amount:a}){if(s!=="march"&&s!=="carry")return null;let i=t?.compose?.[s]?.find(x=>x.source===o&&(s==="march"||x.vehicle===r)),l=t?.compose?.sizes??[],u=a*(e.capacity?.[s==="march"?mg:(r??0)+1]??0),p=e.troop_size??1,d=s==="march"?0:Math.min(e.leave?.[o]??0,Math.floor(u/p)),g=Math.min(n.aboard,d),f=i?.goods??[],m=f.flatMap(([x,b])=>{let w=Math.min(n.cargo[x]??0,b);return w?[[x,w]]:[]}),h=p*g+m.reduce((x,[b,w])=>x+l[b]*w,0);return{room:u,used:h,troops:d,aboard:g,goods:f,cargo:m,sizes:l}}var vo=({board:e},t)=>e.countries[t].name,Ii=(e,t,n)=>G(e).names[t]?.[n??-1]?.[0]??"?";function an(e,t){if(!t?.done)return null;let{verb:n,source:s,target:o,about:r,amount:a,load:i}=t,l=vo(e,s),u=o===null?"":vo(e,o),p=Ue[n]&&Ii(e,Ue[n],r),d=(i?.cargo??[]).map(([f,m])=>[Ii(e,"good",f),m]),g=(...f)=>B(e.view,n,...f);switch(n){case"attack":return g(l,u,a);case"strike_air":case"strike_sea":return g(l,u,p,a);case"fire":return g(p,l,u);case"march":return g(l,u,d,a);case"carry":return g(l,u,p,a,i?.aboard??0,d);case"upgrade":return g(l,p);default:return g(l,p,a)}}function $o(e,t){return t?.length?B(e.view,"end_turn",t.map(n=>vo(e,n))):null}function Hi(e){return(G(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,s)=>n.length-s.length)}function Mo(e,t){return t.map((n,s)=>Math.floor(e/t.length)+(s<e%t.length?1:0))}function Di({armies:e,power:t=[],block:n=[],defence:s=[]},o,r,a){let[i,l]=t[o],u=Math.floor(a*i/4)+l,p=Math.max(0,u-n[r]),d=p>s[r],g=Math.min(d?a-1:a,Math.ceil(4*s[r]/i)),f=d?e[r]:Math.min(e[r]-1,p);return{hits:u,block:n[r],defence:s[r],conquered:d,lost:g,destroyed:f}}function Vi({ready:e=[],strike:t=[],block:n=[],suppressed:s=[]},o,r,a,i){let l=s.includes(a)?0:Math.min(i,e[o][a]),u=o===ko?n[a]:0;return{duel:l,hits:Math.max(0,(i-l)*t[o-1][r]-u)}}var xg=e=>!!G(e).menu.end_turn&&!ns(e).length,lt=(e,t)=>t.chosen??(xg(e)?[]:null),So=e=>({source:e,target:null,aboard:0,cargo:{}}),Eo=(e,t)=>({...e,...So(t)});function Bi(e,t,n){let{view:s}=e,o=s.owner[n]===s.viewer,r=lt(e,t);if(r)return{local:o?{...t,chosen:Oo(r,n)}:t};let a=Mt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:an(e,a)}:{local:{...t,verb:a.verb,target:n}};if(o)return{local:Eo(t,n===t.source?null:n)};if(!a)return{local:t};let i=qi.find(p=>ns(e).some(d=>d.verb===p&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=qi.includes(a.verb)?a.verb:"attack",u=Ue[l]?a.about??0:null;return{local:t,message:an(e,{...a,verb:l,about:u,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Oo=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function Wi(e,t,n){let{menu:s}=G(e),o=Mt(e,t);if(n==="Escape")return{local:{...Eo(t,null),chosen:null}};if(n.toLowerCase()==="e"&&s.end_turn)return{local:{...t,chosen:lt(e,t)??[]}};if(n==="Enter"){let r=lt(e,t);return{local:t,message:r?$o(e,r):an(e,o)}}return n<"1"||n>"9"||!o?null:{local:{...t,amounts:{...t.amounts,[o.verb]:Number(n)}}}}function Fi(e,t){let{view:n}=e,s=`${n.round}/${n.turn}/${n.viewer}`;if(s!==t.turn||!G(e).menu.end_turn)return{..._o,turn:s,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Eo(t,null),a=Mt(e,r),i=a&&a.verb===t.verb?a.target:null,l=r.chosen?.filter(u=>n.owner[u]===n.viewer)??null;return{...r,chosen:l,target:i,aboard:0,cargo:{}}}function Gi(e,t){let{view:n}=e,{last:s={source:null,target:null}}=n,o={legal:[],targets:[],source:null,target:null,last:s,badges:bg(e,t)},r=lt(e,t);if(r)return{...o,pointed:r,last:{source:null,target:null}};let a=Mt(e,t);if(t.source!==null){let{target:i=null,targets:l=[]}=a??{};return{...o,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...o,legal:wg(n)}}var wg=({owner:e,viewer:t,to_move:n,free:s=[],over:o})=>o||t===null||t!==n?[]:e.flatMap((r,a)=>r===t&&s.some(i=>i[a]>0)?[a]:[]);function bg(e,t){let{view:n}=e,s=lt(e,t);if(s){let o=n.next_troops?.[n.viewer??-1]??0;return Mo(o,s).map((r,a)=>[s[a],`+${r}`])}return t.good===null?[]:Ao(e).flatMap(([o,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[o,`${a}`]))}function Ao({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function Ui({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[s,o]of n)t.set(s,(t.get(s)??0)+o);return[...t].sort(([n],[s])=>n-s)}var pt=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce","missile","atomic_bomb","epidemic","cyber_attack"],Lo=3,ut=["troop","plane","ship"],dt=["wall","armoury","airfield","shipyard"],Ye="#20242a",ct=(e,t,n)=>re([e,t],n,14);function W([e,t],[n,s],o){let r=Math.hypot(n-e,s-t),[a,i]=[(s-t)*o/r/2,(e-n)*o/r/2];return[[e+a,t+i],[n+a,s+i],[n-a,s-i],[e-a,t-i]]}var vg=(e,t,n)=>Array.from({length:e},(s,o)=>2*Math.PI*o/e).map(s=>W([0,0],[t*Math.sin(s),-t*Math.cos(s)],n)),kg=()=>[0,1,2].map(e=>{let t=(s,o)=>[o*Math.sin(s),-o*Math.cos(s)],n=2*Math.PI*e/3;return[t(n,1.6),t(n-.5,7.6),t(n,8.2),t(n+.5,7.6)]}),Q=(e,t,n=[])=>({color:e,shape:t,holes:n}),St={basic:Q("#6f7b88",U("M0-10 9-5V5L0 10-9 5V-5z"),[W([-8,-4],[0,.5],1.8),W([8,-4],[0,.5],1.8),W([0,0],[0,9],1.8)]),metal:Q("#6f7b88",U("M-10 7-6-6H6L10 7z"),[W([-5,-1],[5,-1],1.6)]),cement:Q("#8d7757",U("M-9-8H9V8H-9z"),[W([-9,0],[9,0],1.7),W([0,-8],[0,0],1.7),W([-4.5,0],[-4.5,8],1.7),W([4.5,0],[4.5,8],1.7)]),food:Q("#4c8527",U("M0 10Q-10 6-8-3Q-6-8 0-10Q6-8 8-3Q10 6 0 10z"),[W([0,9],[0,-5],1.6),W([0,3],[-4,-1],1.5),W([0,3],[4,-1],1.5)]),oil:Q(Ye,U("M0-10Q7-1 7 3Q7 10 0 10Q-7 10-7 3Q-7-1 0-10z")),network:Q("#1f63b5",[ct(0,-6.5,3.5),ct(-6.5,6,3.5),ct(6.5,6,3.5),W([0,-6],[-6,6],2.2),W([0,-6],[6,6],2.2),W([-6,6],[6,6],2.2)]),lithium:Q("#17766d",U("M-6.500-7H-2.500V-10H2.500V-7H6.500V10H-6.500z"),U("M2-5-4 3H-.5L-2 8 4 0H.5z")),nuclear:Q("#b06a00",[re([0,0],9.5,24)],kg()),tribes:Q("#a9522a",U("M0-9 10 8H-10z"),U("M0-1 3.500 8H-3.500z")),technology:Q("#5b3a8e",[...U("M-6.500-6.500H6.500V6.500H-6.500z"),...[-3.5,3.5].flatMap(e=>[W([e,-10],[e,10],2),W([-10,e],[10,e],2)])],U("M-3-3H3V3H-3z")),niobium:Q("#b3125f",U("M-6-8H6L10-2 0 10-10-2z"),[W([-9,-2],[9,-2],1.5),W([-3.5,-2],[0,7],1.5),W([3.5,-2],[0,7],1.5)]),virus:Q("#66780a",[ct(0,0,5.5),...vg(8,10,2.2)],[ct(-1.5,-1,1.3),ct(2,1.5,1.3)]),workforce:Q("#34506b",[W([-7,9],[2,-3],3.6),W([-5,-8],[7,1],6.5),W([6,0],[9,4],2.4)]),treasure:Q("#7d4f14",U("M-9 8V-3Q-9-8 0-8Q9-8 9-3V8z"),[W([-9,-1],[9,-1],1.7),...U("M-2-3H2V3H-2z")]),missile:Q("#8e2f63",U("M0-10Q3-7 3-3V5L6 10H-6L-3 5V-3Q-3-7 0-10z")),atomic_bomb:Q(Ye,U("M0 10Q-5 5-4-2L-7-6V-10H7V-6L4-2Q5 5 0 10z"),[ct(0,1,2)]),epidemic:Q("#66780a",U("M-3-10H3V-3L9 9H-9L-3-3z"),[W([-5,4],[5,4],1.8)]),cyber_attack:Q("#1f63b5",U("M-10-8H10V5H3V8H6V10H-6V8H-3V5H-10z"),U("M2-6-4 0H0L-2 4 4-2H0z")),plane:Q(Ye,U("M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z")),ship:Q(Ye,U("M-10 3H-1V-10L8 0H1V3H10L7 9H-7z")),troop:Q(Ye,U("M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z")),wall:Q("#7d4f14",U("M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z"),[W([-9,3],[9,3],1.4)]),armoury:Q(Ye,[W([-8,-8],[7,7],3),W([8,-8],[-7,7],3),W([2,7.5],[7.5,2],2.4),W([-2,7.5],[-7.5,2],2.4)]),airfield:Q(Ye,U("M-5-9H5L8 9H-8z"),[W([0,-7],[0,-3.5],1.8),W([0,-1],[0,2.5],1.8),W([0,5],[0,8.5],1.8)]),shipyard:Q(Ye,[re([0,-7],2.8,12),W([0,-6],[0,9],2.4),W([-5,-2.5],[5,-2.5],2.2),W([0,8.6],[-6.6,5],2.4),W([0,8.6],[6.6,5],2.4),W([-6.2,5.6],[-8.4,1],2.2),W([6.2,5.6],[8.4,1],2.2)])},Co=(e,[t,n],s)=>e.map(o=>o.map(([r,a])=>[t+r*s/20,n+a*s/20])),To=e=>e.map(t=>`M${t.map(([n,s])=>`${Yi(n)} ${Yi(s)}`).join("L")}z`).join(""),Yi=e=>Math.round(e*10)/10;var _g=700,[os,Qi]=[1.06,.22],$g=.12,Zi=[...new Set(Object.values(St).map(e=>e.color))];function Mg({planes:e=[],ships:t=[],levels:n=[]},s){let o=dt.map((a,i)=>({name:a,count:n[i]?.[s]??0,tile:!0})),r=[{name:"plane",count:e[s]??0},{name:"ship",count:t[s]??0}];return[...o,...r].filter(({name:a,count:i})=>i>(a==="wall"?1:0))}function Sg({stocks:e,held:t,owner:n,viewer:s},o,r){let a=t??e;if(!a||a.pooled||s===null||n[o]!==s)return[];let i=a.rows.find(([p])=>p===o)?.[1]??[],l=i.reduce((p,[d,g])=>p+(d<Lo?g:0),0),u=i.flatMap(([p,d])=>p<Lo?[]:[{name:pt[p],count:d}]);return[...l&&!r?[{name:"basic",count:l}]:[],...u]}function Eg(e,t,n,s,o){let r=tt(s,o,e.width);if(r.small)return[];let a=Be(r),{type:i}=a,l=Qt(e,t,n,r),u=In(e,a,l),p=[],d=(f,m)=>{if(!f.length)return;let h=f.reduce(($,k)=>$+Ji(k,i),-Qi*i),x=os*i*1.15,b=m(h,x).map($=>_e($,h,x)),{place:w,covers:y}=Pn(e,u,b);if(y>$g*h*x)return d(f.slice(0,-1),m);u.push(b[w]),p.push({items:f,box:b[w]})},g=1.35*r.grown;return e.countries.forEach(({label:[f,m]},h)=>{d(Mg(t,h),(x,b)=>{let w=1.3*r.grown+b/2;return[[f+g+x/2,m],[f-g-x/2,m],[f,m-w],[f,m+w],...Ki(f,m,g,x,b)]})}),e.countries.forEach(({label:[f,m]},h)=>{let x=l.names[h],[b,w,y,$]=x?Kt(x,a):_e([f,m],2*r.grown,2*r.grown);d(Sg(t,h,s*e.width<_g),(k,M)=>{let[_,v,S]=[(b+y)/2,(w+$)/2,1.3*r.grown+M/2];return[...[[_,$+M/2],[_,w-M/2],[y+2+k/2,v],[b-2-k/2,v]],[f,m+S],[f,m-S],...Ki(f,m,g,k,M)]})}),p}function Xi(e,t,n,s,o){let r=tt(s,o,e.width),{type:a}=Be(r),i={tiles:[],colored:Object.fromEntries(Zi.map(u=>[u,[]])),holes:[],counts:[]},l=Hn(e,Be(r));for(let{continent:u,box:p}of l)Ag(i,e.continents[u].gives??[],p,a);for(let{items:u,box:[p,d,,g]}of Eg(e,t,n,s,o))Og(i,u,[p,(d+g)/2],a);return[...Tg(e,t,r,s),...jg(e,l,s),...zg(e,i,s,r.name)]}var Ki=(e,t,n,s,o)=>[-1,1].flatMap(r=>[-1,1].map(a=>[e+r*(n+s/2),t+a*o/2])),Ji=({count:e,name:t},n)=>(os+Qi+(el(t,e)?vt(String(e))+.1:0))*n,el=(e,t)=>t>1||pt.includes(e)||e==="basic";function Og(e,t,[n,s],o){let r=n;for(let a of t){let i=os*o,l=[r+i/2,s];a.tile&&e.tiles.push(nl(_e(l,i*1.12,i*1.12),i*.22)),tl(e,a.name,l,a.tile?i*.82:i),el(a.name,a.count)&&e.counts.push({at:[r+i+.08*o,s],text:String(a.count)}),r+=Ji(a,o)}}function tl(e,t,n,s){let{color:o,shape:r,holes:a}=St[t];e.colored[o].push(...Co(r,n,s)),e.holes.push(...Co(a,n,s))}function Ag(e,t,[n,s,o,r],a){let i=1.35*a,l=(n+o)/2-i*(t.length-1)/2;t.forEach(([u,p],d)=>{tl(e,u,[l+d*i,(s+r)/2],os*a),p&&e.colored[Lg].push(Cg([l+d*i+.62*a,s+.18*a],.48*a))})}var Lg=St.nuclear.color,Cg=([e,t],n)=>Array.from({length:10},(s,o)=>{let[r,a]=[Math.PI*o/5,o%2?n*.42:n];return[e+a*Math.sin(r),t-a*Math.cos(r)]});function nl([e,t,n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([a,i],l)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(l+p/4);return[a+o*Math.cos(d),i+o*Math.sin(d)]}))}function Tg(e,{levels:t=[]},n,s){let o=Math.max(3.4*s,3),r=e.countries.flatMap(({label:a},i)=>t[0]?.[i]?[re(a,n.grown+o/s/2+.4)]:[]);return[gt("wall-under",r,{color:"#4a2e0c",width:o+1.4}),gt("wall",r,{color:"#e2b277",width:o,dash:`${Math.max(3.6*s,3)}px,${Math.max(1*s,.9)}px`})]}function jg(e,t,n){let s=t.map(({box:o})=>nl(o,(o[3]-o[1])/2.4));return[gt("plates",s,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function zg(e,{tiles:t,colored:n,holes:s,counts:o},r,a){let i=Math.max(2*r,2);return[gt("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),gt("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),...Zi.map((l,u)=>gt(`ink${u}`,n[l],{fill:l,color:l,width:0})),gt("holes",s,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:o.map(l=>l.at[0]),y:o.map(l=>l.at[1]),text:o.map(l=>l.text),textposition:"middle right",textfont:{family:pe,weight:700,size:a,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function gt(e,t,{fill:n,color:s,width:o,dash:r="solid"}){let a=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...ie(t),...a,line:{color:s,width:o,dash:r,simplify:!1},hoverinfo:"skip"}}function Ke(e,t=""){let{color:n,shape:s,holes:o}=St[e],r=ut.includes(e)||dt.includes(e)?"currentColor":n,a=[z("path",{d:To(s),fill:r}),z("path",{d:To(o),class:"war-hole"})];return z("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...a)}var ol=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,s])=>c("span",{},Ke(pt[n]),c("b",{},` ${s}`),` ${e.things?.good[n]}`))),Qe=({board:e},t)=>t===null?"":e.countries[t].name;function Ng(e,t){if(!G(e).menu.end_turn)return null;let n=lt(e,e.local);return n?Fg(e,n,t):Ig(e,t)}function qg({view:e}){let t=te(e.lang),n=ut.map((s,o)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[o][i]??0:0),0));return c("span",{class:"war-idle"},`${t.free}: `,...n.flatMap((s,o)=>s||!o?[c("span",{title:e.things?.aim[o]},Ke(ut[o]),c("b",{},s))]:[]))}function Pg({view:e,send:t}){let n=te(e.lang),s=Object.entries(e.routines??{}).filter(([,r])=>r),o={again:n.as_before,gather:n.all_gather};return s.map(([r,a])=>O(`routine-${r}`,`${o[r]} (${a})`,()=>t(Lr(e,r))))}function Ig(e,t){let{view:n,local:s,patch:o}=e,r=te(n.lang),a=Mt(e,s),i=ss(e,s.source),l=G(e).forms,u=n.owner.flatMap((m,h)=>m===n.viewer&&ss(e,h).length?[h]:[]),p=i.map(m=>O(`verb-${m}`,l[m].label,()=>o({verb:m,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(m===a?.verb)})),d=a?Rg(e,a,t):{facts:[],more:[],buttons:[],body:[]},g=i.length?"":r.nothing_here,f=[i.length>1&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...p),...d.body,Bg(e)];return{facts:[jo(e,"source",t.source,u,s.source,m=>o(So(m)),t),...d.facts],more:s.source===null?[c("p",{class:"teg-hint"},qg(e),r.choose)]:g?[c("p",{class:"teg-hint"},g)]:d.more,buttons:[...d.buttons,...s.source===null?Pg(e):[],Wg(e)],...s.source!==null&&i.length>0&&{sheet:{key:`orders-${s.source}`,title:Qe(e,s.source),body:f}}}}function jo(e,t,n,s,o,r,a){let i=s.map(l=>({value:String(l),text:Qe(e,l)})).sort((l,u)=>l.text.localeCompare(u.text,"es"));return ae(t,n,i,o===null?"":String(o),l=>r(l===""?null:Number(l)),a.choose)}function Rg(e,t,n){let{view:s,local:o,patch:r,send:a}=e,i=te(s.lang),{names:l,forms:u}=G(e),p=Ue[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=an(e,t),f=x=>r({verb:t.verb,amounts:{...o.amounts,[t.verb]:x}}),m=t.targets.length?d?i.aim:i.where:i.here,h=t.abouts.map(x=>O(`${p}-${x}`,l[p??""]?.[x]?.[1]??String(x),()=>r({verb:t.verb,about:{...o.about,[t.verb]:x}}),{"aria-pressed":String(x===t.about)}));return{facts:[t.targets.length>0&&jo(e,"target",n.target,t.targets,t.target,x=>r({verb:t.verb,target:x}),n),...t.most>1?bt(t.amount,[1,t.most],f,n):[]],more:[Dg(e,t)??c("p",{class:"teg-hint"},m)],buttons:[O(`act-${t.verb}`,`${u[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(g),{class:"teg-main",disabled:!g})],body:[p&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":p},...h),Hg(e,t),t.load&&Vg(e,t,t.load)]}}function Hg({view:e},{verb:t,source:n,about:s,amount:o}){let{prices:r,levels:a=[]}=e;if(s===null||!r||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?r.item[s]:r.installation[s][a[s][n]])??[]).map(([u,p])=>[u,p*Math.max(o,1)]);return c("p",{class:"teg-hint"},`${te(e.lang).each_costs} `,ol(e,l))}function Dg({view:e},{verb:t,source:n,target:s,amount:o,about:r}){let a=te(e.lang);if(s===null)return null;if(t==="attack"){let{hits:u,block:p,defence:d,conquered:g,lost:f,destroyed:m}=Di(e,n,s,o);return c("p",{class:`war-forecast ${g?"war-good":""}`},c("b",{},g?a.conquers:a.holds),` ${u} ${a.hits}${p?` − ${Math.min(p,u)} (${a.stops})`:""} ${g?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${f}, ${a.loses} ${m}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=Vi(e,t==="strike_air"?Ri:ko,n,s,o);return c("p",{class:"war-forecast"},c("b",{},`${l} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Vg(e,t,{room:n,used:s,troops:o,aboard:r,goods:a,cargo:i,sizes:l}){let{view:u,local:p,patch:d}=e,g=te(u.lang);if(!o&&!a.length)return null;let f=h=>i.find(([x])=>x===h)?.[1]??0,m=(h,x,b,w,y,$)=>c("li",{},c("span",{},x,c("small",{},` /${w}`)),c("b",{},b),O(`${h}-less`,"−",()=>$(b-1),{disabled:b<1,"aria-label":`${h} −1`}),O(`${h}-more`,"+",()=>$(b+1),{disabled:b>=w||s+y>n,"aria-label":`${h} +1`}),O(`${h}-most`,"⇥",()=>$(Math.min(w,b+Math.floor((n-s)/y))),{disabled:b>=w||s+y>n,"aria-label":`${h} max`}));return c("div",{class:"war-load"},c("h5",{},`${g.cargo}: `,c("span",{class:s>n?"teg-out":null},`${s} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&o>0&&m("aboard",g.aboard,r,o,u.troop_size??1,h=>d({aboard:h})),...a.map(([h,x])=>m(`cargo-${h}`,c("span",{},Ke(pt[h]),` ${u.things?.good[h]}`),f(h),x,l[h],b=>d({cargo:{...p.cargo,[h]:b}})))))}function Bg({view:e,secret:t}){return t||e.viewer===null?null:c("p",{class:"teg-hint war-locked"},te(e.lang).locked)}function Wg({view:e,patch:t}){return O("end",te(e.lang).end,()=>t({chosen:[]}),{title:"E"})}function Fg(e,t,n){let{view:s,secret:o,patch:r,send:a}=e,i=te(s.lang),l=s.next_troops?.[s.viewer??-1]??0,u=Mo(l,t),p=Hi(e),d=(o?.delivery??[]).filter(b=>s.owner[b]===s.viewer),g=$o(e,t),f=b=>r({chosen:b}),m=s.owner.flatMap((b,w)=>b===s.viewer&&!t.includes(w)?[w]:[]),h=[p.length>1&&O("deliver-borders",i.borders,()=>f(p[0])),p.length>0&&O("deliver-all",i.all,()=>f(p[p.length-1])),d.length>0&&O("deliver-before",i.before,()=>f(d))],x=t.map((b,w)=>c("li",{},c("span",{},Qe(e,b)),c("b",{},`+${u[w]}`),O(`drop-${b}`,"×",()=>f(Oo(t,b)),{"aria-label":`${Qe(e,b)} ×`})));return{facts:[`${i.troops}: `,c("b",{},l),jo(e,"source",n.place,m,null,b=>b!==null&&f([...t,b]),n)],more:[c("p",{class:"teg-hint"},i.deliver)],buttons:[O("act-end_turn",i.end_now,()=>a(g),{class:"teg-main",disabled:!g}),s.phase==="orders"&&O("back-to-orders",i.back,()=>r({chosen:null}))],sheet:{key:"delivery",title:i.troops,body:[c("div",{class:"teg-buttons"},...h),c("ul",{class:"teg-list"},...x)]}}}var Gg={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,s=te(n.lang);return t===null?ne(s.place,c("p",{class:"teg-hint"},s.look)):ne(s.place,c("p",{class:"war-name"},q(n,n.owner[t]),c("b",{},Qe(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Yg(e,t))}};function Ug({view:e},t){let{things:n}=e,s=[...n?.aim.slice(1,3)??[],...n?.installation??[]],o=[e.planes?.[t]??0,e.ships?.[t]??0,...dt.map((a,i)=>e.levels?.[i][t]??0)],r=[...ut.slice(1),...dt];return c("p",{class:"war-idle"},...o.flatMap((a,i)=>a?[c("span",{},Ke(r[i],s[i]),c("b",{},a))]:[]))}function Yg(e,t){let{view:n}=e,s=te(n.lang),o=[n.armies,n.planes??[],n.ships??[]],r=ut.flatMap((l,u)=>{let[p,d]=[o[u][t],n.ready?.[u][t]??0];if(!p&&u)return[];let g=p-d;return[c("tr",{},c("th",{scope:"row"},Ke(l),` ${n.things?.aim[u]}`),c("td",{},c("b",{},p)),c("td",{},g>0&&`${g} ${s.busy}`))]}),a=dt.flatMap((l,u)=>{let p=n.levels?.[u][t]??0;return p?[c("tr",{},c("th",{scope:"row"},Ke(l),` ${n.things?.installation[u]}`),c("td",{},c("b",{},p)),c("td",{},s.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},s.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...r,...a,i),Kg(e,t))}function Kg(e,t){let{view:n,secret:s}=e,o=te(n.lang);if((s?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||s&&n.owner[t]===s.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${o.stock}: ${o.hidden_stock}`);let i=Ao(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${o.stock}: `,i.length?ol(n,i):o.no_stock)}function Qg(e,t){let{view:n,secret:s,local:o,patch:r}=e;if(!s)return[];let a=te(n.lang),i=Ui(e),l=(s.delivery??[]).map(u=>Qe(e,u)).join(", ");return[s.objective&&c("h5",{},t.objective),s.objective&&c("p",{class:"teg-objective"},s.objective),c("h5",{},a.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([u,p])=>O(`good-${u}`,c("span",{},Ke(pt[u]),` ${n.things?.good[u]} `,c("b",{},p)),()=>r({good:o.good===u?null:u}),{"aria-pressed":String(o.good===u),disabled:!!s.stocks?.pooled}))),i.length?!s.stocks?.pooled&&c("p",{class:"teg-hint"},a.see_good):c("p",{class:"teg-hint"},a.no_stock),c("p",{class:"teg-hint"},`${a.treasures}: ${s.treasures??0}`),l&&c("p",{class:"teg-hint"},`${a.sent_to}: ${l}`)]}var Zg=(e,t)=>({...t,secret:te(e.lang).lock_title,secret_show:te(e.lang).show}),sl=yt(Qg),Xg={draw:(e,t)=>sl.draw(e,Zg(e.view,t)),depends:e=>[sl.depends(e),e.local.good]},Jg={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},O("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),te(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(s=>c("li",{},s))))},ef={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,s=n.battle;if(!s)return null;let o=te(n.lang),r=c("p",{},c("b",{},Qe(e,s.source))," → ",c("b",{},Qe(e,s.target))),[a,i]=s.losses;if(s.kind==="weapon_fired"){let p=[...n.things?.unit??[],...n.things?.installation??[]],d=s.destroyed.flatMap((g,f)=>g?[`${g} ${p[f]}`]:[]);return ne(o.last,r,c("p",{},`${n.things?.weapon[s.weapon]}: ${o.destroyed} ${d.join(", ")||o.none}.`),fe("WAR-9.8"))}let l=s.kind==="land_attack",u=l?0:s.unit;return ne(o.last,r,c("p",{class:"war-fight"},Ke(ut[u]),c("b",{},s.sent),` ${o.sent} · `,c("b",{},s.hits),` ${o.hits}`,s.block>0&&` · ${s.block} ${o.stops}`),c("p",{},`${t.losses}: ${a} / ${i}`,!l&&` (${n.things?.aim[s.aim]})`,s.wall>0&&` · ${n.things?.installation[0]} −${s.wall}`),fe(l?"WAR-6.3":"WAR-9.5"),s.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},rl={start:{..._o},move:{of:Ng,depends:({local:e,secret:t})=>[{...e,over:null,goals:null,good:null,amounts:Object.entries(e.amounts).map(String)},t]},phases:[["phase_delivery","first_delivery"],["phase_orders","orders"]],tabs:{help:["place","goals"],news:["battle"],cards:["secret"]},sections:{place:Gg,secret:Xg,goals:Jg,battle:ef},renew:(e,t)=>({local:Fi(e,t)}),click:Bi,key:Wi,marks:Gi,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[Ug(e,n)]}),keys:"keys_wargame",stays:!0,traces:Xi};var tf={teg:zi,tgm:Ni,reconquista:gi,wargame:rl,eggar:si};function rs(e){return tf[e??""]??oi}var nf=e=>({game:rs(e),local:rs(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,tab:"news",shut:"",way:0});function sf(e,t){switch(t.type){case"view":return of(e,t.view);case"reply":return cf(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(zo(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var zo=(e,t)=>[...e,t].join();function of(e,t){let n=rs(t.game),s=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,o={game:n,local:n===e.game?e.local:n.start,tab:rf(e,t)};return{...af({...e,...o},t),hint:s?e.hint:null,odds:new Map,way:Pr(t),refusal:t.error??null}}function rf({tab:e,place:t},{over:n,viewer:s,to_move:o,step:r,steps:a}){return n&&r===a&&!t.endsWith("/over")?"end":t===""&&s!==null&&s===o?"help":e}function af(e,t){let{secret:n,game:s}=e,o=lf(t);if(o===e.place)return e;let r=n!==null&&n.seat===t.viewer,a=t.people?.length===1,l=(s.curtain?r||a:r&&(a||!!s.stays))&&t.viewer!==null&&!t.over;return{...e,place:o,lasts:l,secret:!l||s.curtain?null:n}}var lf=({line:e,step:t,steps:n,viewer:s,over:o})=>`${e}/${t}/${n}/${s}${o?"/over":""}`,No=(e,t)=>t.place!==e.place&&t.lasts;function cf(e,t,n){let{view:s}=n,o=t.kind==="refused"?t:e.refusal,r=!e.lasts&&e.secret?.step!==s.step,a={...e,refusal:o,secret:r?null:e.secret};if(t.kind==="private"){let i=t.step===s.step&&(s.people?.includes(t.seat)??!0);return{...a,secret:i?t:null}}if(t.kind==="hint"){let i=t.step===s.step&&t.seat===s.viewer;return{...a,hint:i?{...t,quiz:a.quiz,open:!a.quiz||!t.question[s.lang][0]}:null}}return a.game.hear?{...a,local:a.game.hear({...n,secret:a.secret},a.local,t)}:a}var pf=["game","local","secret","refusal","hint","odds","tab","shut"];function al(e,t){let n=uf(e),s=nf(e.get("view")?.game),o=[];return{get:()=>s,view:n,table:()=>({board:t,view:s.game.shown?.(n(),s.secret)??n(),secret:s.secret}),dispatch(r){let a=s;s=sf(s,r),pf.some(i=>s[i]!==a[i])&&o.forEach(i=>i())},subscribe:r=>{o.push(r)}}}function uf(e){let t=[],n;return()=>{let s=[e.get("view"),e.get("lines")];return s.some((o,r)=>o!==t[r])&&(t=s,n=ee(s[0])?{...s[0],lines:s[1]??[]}:s[0]),n}}function il(e){let{board:t,store:n,wire:s,where:o}=e,{get:r,dispatch:a,view:i,table:l}=n,u={view:i(),keys:new Set},p=h=>a({type:"set",part:{local:h}}),d=()=>a({type:"set",part:{refusal:null}}),g=h=>{h&&r().refusal&&d(),s.send(h)},f=h=>h?(a({type:"set",part:{local:h.local,...h.refusal&&{refusal:h.refusal}}}),g(h.message??null),!0):!1,m=h=>`${i().line}/${i().step}/${h}`;return{...na(e),set:p,send:g,open:h=>a({type:"set",part:{tab:h}}),wants:h=>r().shut!==m(h),show:(h,x)=>a({type:"set",part:{shut:x?"":m(h)}}),setSize:h=>s.write({size:h}),take:f,dismiss:d,patch:h=>p({...r().local,...h}),cover:()=>a({type:"set",part:{secret:null}}),click(h,x=!1){s.busy()||!ee(i())||(e.mover.skip(),r().refusal&&d(),f(r().game.click(l(),r().local,h,x)))},go:(h,x=i().line)=>g(ke(o.now(),h,x)),by:h=>g(ke(o.now(),o.now().step+h)),askHint(h){a({type:"set",part:{quiz:h}}),g(zr(i()))},tellHint(){let{hint:h}=r();a({type:"set",part:{hint:h&&{...h,open:!0}}})},odds(h){let{game:x,local:b,odds:w}=r(),y=x.fight?.(l(),b,h);if(!y||!s.there())return null;let $=v=>t.countries[v].name,[k,M]=[y.sources.map($),$(y.target)],_=zo(k,M);return u.view!==i()&&(u={view:i(),keys:new Set}),u.keys.has(_)||(u.keys.add(_),s.ask(Cr(i(),k,M))),w.get(_)??null}}}var df={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},ll=2;function cl(e,t,n){let s=df[n];if(!s)return t;let[o,r]=e.countries[t].label,a=i=>{let l=i.map(p=>{let[d,g]=[e.countries[p].label[0]-o,e.countries[p].label[1]-r],[f,m]=[d*s[0]+g*s[1],Math.abs(d*s[1])+Math.abs(g*s[0])];return p!==t&&f>0&&m<=ll*f?Math.hypot(f,ll*m):1/0}),u=Math.min(...l);return u<1/0?i[l.indexOf(u)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function qo({source:e,target:t,legal:n,targets:s},o,r){return o===e?r.is_source:o===t?r.is_target:s.includes(o)?r.is_aim:n.includes(o)?r.is_legal:""}function as({view:e},t,n,s){if(t.stands)return t.stands(e,n);let o=e.armies[n],r=(e.guests??[]).filter(l=>l[0]===n).map(([,l,u])=>`${e.seats[l].name} ${u}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?s.nobody:s.unknown);return[o>=(e.owner[n]<0?1:0)?`${a}, ${o} ${o===1?s.army:s.armies.toLowerCase()}`:a,...r].join("; ")}function pl(){let e=!1,t,n=o=>o.game.marks(o,o.local),s=()=>{let{board:o,view:r,game:a,click:i}=t,l=H(r.lang),u=n(t),p=!!a.stands;return o.countries.flatMap(({name:d,continent:g},f)=>{let[m,h]=[as(t,a,f,l),qo(u,f,l)];return p&&!m&&!h?[]:[c("tr",{class:h?"teg-marked":null},c("th",{scope:"row"},O(`place-${f}`,d,()=>i(f))),c("td",{},o.continents[g]?.name??""),c("td",{},r.owner[f]>=0&&!p?q(r,r.owner[f]):null,m),c("td",{},h))]})};return{depends:o=>{if(!e)return!1;let r=H(o.view.lang);return[o.board.countries.map((a,i)=>as(o,o.game,i,r)),o.view.owner,n(o)]},draw:(o,r)=>{t=o;let a=[r.place,r.region,r.stands,r.marks].map(u=>c("th",{scope:"col"},u)),i=c("tbody",{},...e?s():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?s():[]))}},c("summary",{"data-key":"places"},r.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},c("table",{},c("thead",{},c("tr",{},...a)),i)));return l}}}var gf=350;var ff=500,[ul,dl]=[34,22];function mf(e,t,n){let[s,o]=[t.width-e.width-6,t.height-e.height-6],r=[[s,6],[6,6],[s,o],[6,o]],[[a,i]]=n,l=([u,p])=>n.filter(([g,f])=>g>u-ul&&g<u+e.width+ul&&f>p-dl&&f<p+e.height+dl).length*1e4-Math.hypot(u+e.width/2-a,p+e.height/2-i);return r.reduce((u,p)=>l(p)<l(u)?p:u)}function hf(e,t,n){e.hidden=!1;let s=t.getBoundingClientRect(),o=n.flatMap(l=>l?[[l.x-s.left,l.y-s.top]]:[]);if(!o.length)return;let r=s.width<ff,[a,i]=r?[4,s.height+4]:mf({width:e.offsetWidth,height:e.offsetHeight},s,o);Object.assign(e.style,{left:`${a}px`,top:`${i}px`,maxWidth:r?`${s.width-8}px`:""})}function gl({card:e,frame:t},n,s,o){let r=null,a=-1,i,l=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},u=(g,f=gf)=>{l(),r=s.group(g),r?.classList.add("teg-lit"),i=setTimeout(()=>p(g),f)},p=g=>{a=g;let{board:f,view:m}=n(),h=ee(m)?m:null,x=h?o(g):{};if(!x)return;let{lines:b=[],instead:w=[]}=x,y=w.length?w:[wf(f,h,g)];e.replaceChildren(...xf(f,h,g),...b,...y),hf(e,t,[g,...f.countries[g].neighbours].map($=>s.pixel(f.countries[$].label)))};return{point:u,hide:l,again:()=>a>=0&&p(a)}}function fl(e,t,n){if(t&&t.owner[n]>=0)return q(t,t.owner[n]);let s=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:s}})}function xf(e,t,n){let{name:s,continent:o}=e.countries[n],r=H(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},s),c("small",{},e.continents[o]?.name??"")),c("p",{},fl(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function wf(e,t,n){let s=H(t?.lang??"es");return c("p",{class:"teg-borders"},`${s.borders}: `,...e.countries[n].neighbours.map(o=>c("span",{},fl(e,t,o),e.countries[o].name,(t?.armies[o]??-1)>=0&&c("b",{},` ${t?.armies[o]}`))))}var bf=2e3,yf=15,ml=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function Po(e,t,n){let s=t.length===2?"arrows":"marks",o=l=>t.every((u,p)=>l[p]===u),r=e[s]??[],a=r.find(o),i=r.filter(l=>!o(l));return ls({...e,[s]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function vf(e,t,n){let s=t.trim();if(typeof e.say!="object")return ls({...e,say:s});let{[n]:o,...r}=e.say,a=s?{...r,[n]:s}:r;return ls({...e,say:Object.keys(a).length?a:""})}var is=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",ls=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),hl={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:s},o)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[l,u]=[is(r.say,a),is(r.ask,a)],p=[...r.arrows??[],...r.marks??[]],d=({target:f})=>f.value.trim()!==l&&t(It(e,vf(r,f.value,a))),g=c("textarea",{"data-key":"say",rows:2,maxlength:bf,"aria-label":o.comment,change:d,focus:()=>n.auto&&e.goes_on&&s()});return g.textContent=l,c("div",{class:"teg-note"},u&&c("p",{},c("b",{},u)),l&&c("p",{},r.glyph&&c("b",{},`${r.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:o.draw_how},l?o.comment_change:o.comment_add),g),p.length>0&&O("wipe",o.wipe,()=>t(It(e,ls({...r,arrows:[],marks:[]}))))))}};function xl(e){let t=z("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=o=>e.countries.findIndex(r=>r.name===o),s=(o,r,a)=>z("path",{class:`teg-${a} teg-tone-${o}`,d:r.map(i=>`M${i.map(([l,u])=>`${l.toFixed(1)},${u.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(o,r){let a=t.clientHeight/t.clientWidth||e.height/e.width,[i,l,u,p]=rt(e,a,r);t.setAttribute("viewBox",`${i} ${l} ${u-i} ${p-l}`);let d=(o.arrows??[]).map(([f,m,h="good"])=>s(h,qt(e,n(f),n(m)),"drawn-arrow")),g=(o.marks??[]).map(([f,m="good"])=>s(m,[re(e.countries[n(f)].label,yf)],"drawn-mark"));t.replaceChildren(...g,...d)}}}function wl(e,t,{may:n,over:s,done:o},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let u=g=>[...new Set([l,t(g)])].filter(f=>f>=0),p=g=>s(u(g),ml(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",p,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?o(u(g),ml(g)):s([],""))};window.addEventListener("mousemove",p,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function kf(e){let t=null;for(let n=e.parentElement;n&&n!==document.body;n=n.parentElement)["auto","scroll"].includes(getComputedStyle(n).overflowY)&&(t=n);return t}function bl({dom:e,el:t,stops:n},s){let{root:o}=e,r=kf(t),a=!r&&window!==window.top,i=()=>r?Math.min(r.clientHeight,window.innerHeight):a?656:window.innerHeight,l=()=>{let d=o.ownerDocument.fullscreenElement===o||o.classList.contains("teg-wide")?window.innerHeight:Math.max(i()-16,480);o.style.setProperty("--teg-high",`${d}px`)},u=new ResizeObserver(()=>{l(),s()});return u.observe(e.map),r&&u.observe(r),window.addEventListener("resize",l),document.addEventListener("fullscreenchange",l),n.push(()=>{u.disconnect(),window.removeEventListener("resize",l),document.removeEventListener("fullscreenchange",l)}),l(),{async toggle(){let{fullscreenElement:p}=document;if(p)return document.exitFullscreen();let d=o.classList.contains("teg-wide");await(d?Promise.reject():o.requestFullscreen()).catch(()=>o.classList.toggle("teg-wide",!d)),l()}}}var _f=250,ln=1.5,Io={page:11,class:15},Ro=e=>e.get("size")==="class"?"class":"page";function Ho(e,t){let n=[...e.querySelectorAll(":is(.teg-dots, .teg-pop)[open]")].filter(s=>!s.contains(t));for(let s of n)s.open=!1;return n.length>0}function yl(e){let{model:t,board:n,picks:s,looks:o,dom:r,store:a,map:i,sketch:l,wire:u,scheduler:p,intents:d,stops:g}=e,{get:f,view:m,table:h}=a,x=()=>!u.busy()&&ee(m()),b=gl(r,h,i,v=>{let S=d.odds(v),{game:E,local:C}=f(),A=E.facts?E.facts(h(),C,v):{};return S&&A?{...A,instead:Ft(S,m().lang)}:A});g.push(b.hide);let w=v=>{let S=t.get("selected")??[],[E,C]=[s?S.filter(A=>A!==v):[],S.includes(v)];u.write({selected:C?E:[...E,v]}),s&&(r.heard.textContent=`${v}: ${H(m().lang)[C?"unmarked":"marked"]}`)},y={country:-1,time:0};i.onClick=(v,S)=>{if(S?.button)return;let E=performance.now(),C=v===y.country&&E-y.time<_f;if(y={country:v,time:E},!(C||!x())){if(b.hide(),o)return w(n.countries[v].name);d.click(v,!!S?.shiftKey)}},i.onDrag=(v,S)=>{S<0||v===S||!x()||(e.mover.skip(),d.take(f().game.drag?.(h(),f().local,v,S)??null))},i.onHover=v=>{b.point(v),d.pointHintAt(v);let{game:S,local:E}=f();S.hover&&ee(m())&&d.set(S.hover(h(),E,v))},i.onLeave=()=>{b.hide(),d.pointHint(0)},i.onHold=v=>b.point(v,0);let $=v=>v.map(S=>n.countries[S].name),k=(v,S)=>u.send(It(m(),Po(m().note,$(v),S)));wl(r.map,i.at,{may:()=>!o&&ee(m())&&m().memory,over:(v,S)=>l.draw(v.length?Po(m().note,$(v),S):m().note,i.window),done:k},g),r.root.addEventListener("click",v=>{let S=v.target,E=S.closest("[data-clause]");e.rule.box.contains(S)||e.rule.close(),Ho(r.root,S),E&&(e.rule.from(E),u.send(Gr(E.dataset.clause??"")))}),i.onZoom=()=>{e.mover.skip(),b.hide(),p.schedule();let{times:v,left:S,top:E}=i.window;`${t.get("window")}`!=`${[v,S,E]}`&&u.write({window:[v,S,E]})};let M=()=>{let[v,S,E]=t.get("window")??[1,0,0];i.look({times:v,left:S,top:E})};r.closer.addEventListener("click",()=>i.look(Ve(n,i.window,ln))),r.further.addEventListener("click",()=>i.look(i.narrow()?$e():Ve(n,i.window,1/ln)));let _=bl(e,()=>{e.rule.place(),i.resized(r.map.clientWidth)&&(e.mover.skip(),p.schedule())});return r.wide.addEventListener("click",_.toggle),r.drawer.addEventListener("click",()=>r.root.toggleAttribute("data-drawer")),{...b,select:w,draws:k,look:M,type(){let v=Ro(t);r.root.dataset.size=v,i.type(Io[v]),p.schedule()}}}var vl={a:'.teg-question [data-key^="accept"]',r:'.teg-question [data-key^="decline"]',s:'.teg-bar [data-key="until-end"]',h:'[data-key="hint"]',f:'[data-key="wide"]',"?":'[data-key="menu"]'},$f=".teg-side, .teg-head, .teg-time";function kl(e){let{board:t,dom:n,looks:s,store:o,map:r,wire:a,where:i,scheduler:l,intents:u,driver:p,pointer:d,rule:g,stops:f}=e,{get:m,dispatch:h,view:x,table:b}=o,w=-1,y=-1,$=()=>{let T=w<0?null:r.pixel(t.countries[w].label);if(n.here.hidden=!T||n.root.querySelector(".teg-map:focus")===null,!T)return;let N=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${T.x-N.left}px`,top:`${T.y-N.top}px`})},k=T=>{w=T,r.reveal(t.countries[T].label),$(),d.point(T);let{game:N,local:j}=m(),D=H(x().lang),I=[t.countries[T].name,as(b(),N,T,D),qo(N.marks(b(),j),T,D)];n.heard.textContent=I.filter(Boolean).join(". ")},M=({key:T,shiftKey:N})=>{if(!ee(x()))return!1;if(T.startsWith("Arrow")&&!N){let j=m().game.marks(b(),m().local),D=[j.source,...j.legal,...j.targets,0].find(I=>I!==null)??0;return k(w<0?D:cl(t,w,T)),!0}if((T==="Enter"||T===" ")&&w>=0)return s?d.select(t.countries[w].name):u.click(w,N),!0;if((T==="*"||T===">")&&w>=0&&x().memory){let j=T===">"&&y<0;return j||d.draws(T==="*"||y===w?[w]:[y,w],"good"),y=j?w:-1,!0}return!1},_=(T,N)=>{let j=i.now();if(!j.memory)return!1;let D=j.branches.length-1,I=m().way;if(T==="ArrowLeft")a.send(ke(j,N?Rr(j):j.step-1));else if(T==="ArrowRight"&&N)a.send(ke(j,Hr(j)));else if(T==="ArrowRight")a.send(Ir(j,I));else{let V=T==="ArrowDown";D<0?a.send(ke(j,V?j.steps:0)):h({type:"set",part:{way:Math.min(Math.max(I+(V?1:-1),0),D)}}),l.schedule()}return!0},v=T=>{let N=vl[T]?n.root.querySelector(`${vl[T]}:not([disabled])`):null;return N?.click(),N!==null},S=()=>{let T=n.places.sheet.querySelector("[data-sheet]");return T&&u.show(T.dataset.sheet??"",!1),T!==null},E=(T,N)=>{let j=i.now();if(T==="Escape"&&(e.mover.finish()||g.close()||Ho(n.root,null)||S()))return!0;if(T==="Escape"&&j.playing)p.stop();else if(T==="+"||T==="="||T==="-")r.look(Ve(t,r.window,T==="-"?1/ln:ln));else if(T==="Home")r.look($e());else{if(T.startsWith("Arrow"))return _(T,N);if(s)return!1;if(v(T.toLowerCase()))return!0;if(T.toLowerCase()==="u")a.send(En(j));else if(T.toLowerCase()==="r"&&j.memory)a.send(On(j));else if(T.toLowerCase()==="p"&&j.seats.some(D=>D.bot))p.pause();else{let D=m().game.key(b(),m().local,T);return D&&e.mover.skip(),u.take(D)}}return!0};hn(n.root,(T,N)=>{if(N===n.map&&M(T))return!0;if(/^[a-z?]$/i.test(T.key)&&N.closest($f))return!1;let j=T.key==="Backspace"&&document.fullscreenElement===n.root;return ee(x())&&E(j?"Escape":T.key,T.shiftKey)}),Ee(n.root,f);let C=!1;n.map.addEventListener("pointerdown",()=>C=!0,{capture:!0}),n.map.addEventListener("focus",()=>{C?n.root.focus({preventScroll:!0}):$()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let A=()=>setTimeout(()=>C=!1);return window.addEventListener("pointerup",A,!0),f.push(()=>window.removeEventListener("pointerup",A,!0)),{ring:$}}var Mf=60;function cs(e,t,n){let s=pr(n.lang),{act:o,seat:r,sources:a,targets:i,amount:l,words:u}=e,p=x=>x===void 0?"":t.countries[x]?.name??"",d=x=>n.seats[x??-1]?.name??"",g=t.continents[o.continent??-1],[f=0,m=0]=o.losses??[],h={seat:d(r),other:d(o.defender??o.partner??o.loser),source:a.length===1?p(a[0]):"",target:i.length===1?p(i[0]):"",amount:o.amounts?String(o.amounts.reduce((x,b)=>x+b,0)):l===null?"":String(l),attack:String(f),defence:String(m),continent:g?.name??"",armies:g?.armies?`: +${g.armies}`:"",die:String(o.die??"")};for(let x of[`${n.game}_${u}_full`,`${n.game}_${u}`,`${u}_full`,u,`${u}_short`]){let b=s[x]&&Sf(s[x],h);if(b&&b.length<=Mf)return b}return""}function Sf(e,t){return[...e.matchAll(/\{(\w+)\}/g)].map(([,s])=>s).some(s=>s!=="armies"&&!t[s])?"":e.replace(/\{(\w+)\}/g,(s,o)=>t[o])}var _l=2/3,Do=7,$l=".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";function Vo(e,t){let{root:n}=e,s=n.dataset.size==="class"&&t.kind==="dice"?Ef(e,t):null,o=-1;return r=>{let a=r<_l?Math.floor(r/_l*Do):Do;if(a===o)return;o=a;let i=o<Do;i?n.dataset.rolling="roll":n.removeAttribute("data-rolling"),[...n.querySelectorAll(`${$l}, .teg-large svg.teg-die`)].forEach((u,p)=>{Sl(u,i?1+Math.floor(Math.random()*6):Number(u.getAttribute("aria-label"))),u.style.transform=i?`rotate(${(o+p)%4*24-36}deg)`:""}),s?.classList.toggle("teg-rolls",i)}}function Ml(e){e.removeAttribute("data-rolling");for(let t of e.querySelectorAll($l))Sl(t,Number(t.getAttribute("aria-label"))),t.style.transform="";e.querySelector(".teg-large")?.remove()}function Sl(e,t){let n=e.querySelector("rect")?.getAttribute("stroke")??"#26303b";e.querySelectorAll("circle").forEach(s=>s.remove()),e.append(..._n(t).map(([s,o])=>z("circle",{cx:s,cy:o,r:.4,fill:n})))}function Ef(e,t){let{root:n,svg:s,board:o,before:r,box:a}=e,{act:i,seat:l,sources:u,targets:p}=t,d=$n(i.attack??[],i.defence??[]),g=(w,y,$)=>{let{color:k="#ffffff",ink:M="#26303b"}=r.seats[y]??{},_=v=>v.winner===w?"won":v.winner?"lost":"idle";return c("div",{},q(r,y),c("span",{},o.countries[$??-1]?.name??""),...d.map(v=>Re(v[w],_(v),k,M)))},f=Math.max(...[...u,...p].map(w=>e.at(o.countries[w].label)[0]))>a.width/2,[m,h]=i.losses??[0,0],x=cs({...t,words:m&&h?"losses":m?"losses_attack":"losses_defence"},o,r);n.querySelector(".teg-large")?.remove();let b=c("div",{class:`teg-large ${f?"teg-at-left":"teg-at-right"}`,"aria-hidden":"true"},g("attack",l,u[0]),g("defence",i.defender??-1,p[0]),c("b",{},x));return s.after(b),b}function El(e,t){let{svg:n,plot:s}=e,[o,r]=[t([0,0]),t([1,0])],a=n.getBoundingClientRect();if(!o||!r||!a.width)return null;let i=r.x-o.x,[l,u]=[o.x-a.left,o.y-a.top],p=s.querySelector(".tracediscs .point"),d=s.querySelector(".tracediscs text"),g=p&&d?{radius:p.getBBox().width/2,type:parseFloat(d.style.fontSize)||11}:null,[f,m,h]=[z("g"),z("g"),z("g")];return n.replaceChildren(f,m,h),{...e,box:a,unit:i,at:([x,b])=>[l+x*i,u+b*i],disc:g,low:f,arrows:m,high:h,discs:new Map}}var Te=({board:e,at:t},n)=>t(e.countries[n].label),Et=({at:e},t,n=!0)=>t.map(s=>`M${s.map(o=>e(o).map(r=>r.toFixed(1)).join(",")).join("L")}${n?"Z":""}`).join("");function cn({disc:e},t,n,s,o){let{radius:r,type:a}=e??{radius:9,type:11},i=z("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${t.length>2?a*.8:a}px ${pe}`,fill:s}},t);return{group:z("g",{},z("circle",{r,style:{fill:n,stroke:o,strokeWidth:"1.3px"}}),i),text:i}}function ps(e,t,n){let s=e.discs.get(t);if(s)return s;let{palette:o}=e.board,r=cn(e,String(n),o.disc,o.disc_ink,o.frontier);return e.discs.set(t,r),e.high.append(r.group),ce(r.group,Te(e,t)),r}var us=({disc:e,before:t},n)=>e!==null&&!(t.guests??[]).some(([s])=>s===n);function ce(e,[t,n],s=1,o=0){e.setAttribute("transform",`translate(${t.toFixed(2)},${n.toFixed(2)})${o?` rotate(${o.toFixed(1)})`:""}${s===1?"":` scale(${s.toFixed(3)})`}`)}function Ot(e,t,n=!1){return kn(e.board,t).map(o=>n?o:[o[0],o[o.length-1]]).map(o=>o.map(e.at))}function Ze(e,t){let n=e.flatMap(u=>u.slice(1).map((p,d)=>({a:u[d],b:p,length:Math.hypot(p[0]-u[d][0],p[1]-u[d][1])}))),s=t*n.reduce((u,{length:p})=>u+p,0),o=n.find(({length:u},p)=>s<=u||p===n.length-1?!0:(s-=u,!1));if(!o)return{point:e[0]?.[0]??[0,0],turn:0};let{a:r,b:a,length:i}=o,l=Math.min(s/(i||1),1);return{point:[r[0]+l*(a[0]-r[0]),r[1]+l*(a[1]-r[1])],turn:Math.atan2(a[1]-r[1],a[0]-r[0])*180/Math.PI}}var Pe=e=>e<.5?2*e*e:1-(2-2*e)**2/2;var Bo=.5,Of=0;function Ol(e,{sources:[t],targets:[n],seat:s,amount:o,counts:r},a){if(n===void 0)return()=>{};let{board:i,before:l,after:u}=e,{color:p="#888888",ink:d="#26303b",sign:g=[]}=l.seats[s]??{},f=i.countries[n].polygons,m=Af(f,t===void 0?i.countries[n].label:Ss(i,t,n).at(-1)?.[0]??i.countries[t].label).map(e.at)[0],h=Math.max(...f.flat().map(E=>Wo(e.at(E),m))),x=`teg-clip-${++Of}`,b=z("circle",{cx:m[0],cy:m[1],r:1}),w=z("path",{d:Et(e,f),style:{fill:p,stroke:i.palette.border,strokeWidth:"1px"}});e.low.append(z("clipPath",{id:x},b),z("g",{"clip-path":`url(#${x})`},w),...Lf(e,n));let y=e.disc?.radius??9,$=Te(e,n),k=g.map(([E,C])=>`${E*y},${C*y}`),M=z("path",{d:k.length?`M${k.join("L")}Z`:"",style:{fill:d}}),_=r.find(([E])=>E===n);us(e,n)&&(e.low.append(M),ce(M,$),ps(e,n,_?.[1]??l.armies[n]));let v=t===void 0?null:cn(e,String(o||Math.max(u.armies[n]??1,1)),p,d,"#ffffff").group;v&&a.append(v);let S=t===void 0?[]:Ot(e,[t,n]);return E=>{v&&ce(v,Ze(S,Pe(Math.min(E/Bo,1))).point),v&&(v.style.opacity=String(E<.85?1:0));let C=Math.max((E-Bo/2)/(1-Bo/2),0);b.setAttribute("r",String(Math.max(C*(h+2),.1))),M.style.opacity=String(Math.max(C*2-1,0))}}var Af=(e,t)=>[e.flat().reduce((n,s)=>Wo(s,t)<Wo(n,t)?s:n)],Wo=([e,t],[n,s])=>Math.hypot(e-n,t-s);function Lf(e,t){let n=e.board.countries[t].polygons.flat().map(e.at),[s,o]=[n.map(([d])=>d+e.box.left),n.map(([,d])=>d+e.box.top)],[r,a,i,l]=[Math.min(...s),Math.max(...s),Math.min(...o),Math.max(...o)],{left:u,top:p}=e.plot.getBoundingClientRect();return["names","names-light","notes"].map(d=>{let g=z("g",{class:`trace${d}`,transform:`translate(${u-e.box.left},${p-e.box.top})`});for(let f of e.plot.querySelectorAll(`.trace${d} .text > *`)){let m=f.getBoundingClientRect();m.right>r&&m.left<a&&m.bottom>i&&m.top<l&&g.append(f.cloneNode(!0))}return g})}function Fo(e,t){let n=z("g");e.high.append(n);let s=[If[t.kind],Cf].map(r=>r?.(e,t,n)??(()=>{})),o=r=>s.forEach(a=>a(r));return{frame:o,end(){o(1),n.remove()}}}function Cf(e,{kind:t,counts:n},s){let o=t==="conquest"||t==="march"?.8:.25,r=t==="losses"||t==="shift",a=n.filter(([i])=>us(e,i)).map(([i,l,u])=>{let{group:p,text:d}=ps(e,i,l),g=Te(e,i),f=r?z("text",{class:"teg-change","text-anchor":"middle"},u<l?`−${l-u}`:`+${u-l}`):null;return f&&s.append(f),{group:p,text:d,at:g,from:l,to:u,sign:f}});return i=>{for(let{group:l,text:u,at:p,from:d,to:g,sign:f}of a){let m=Math.max((i-o)/(1-o),0),h=String(Math.round(d+(g-d)*Math.min(m*1.6,1)));u.textContent!==h&&(u.textContent=h),ce(l,p,1+.25*Math.sin(Math.PI*m)),f&&(ce(f,[p[0]+(e.disc?.radius??9)*1.6,p[1]-6-22*i]),f.style.opacity=String(Math.min(1,2.4*(1-i))))}}}function Tf(e,{sources:t,targets:[n]}){if(e.arrows.replaceChildren(),n===void 0)return()=>{};if(!t.length)return ds(e,[n],e.arrows);let s=t.flatMap(o=>Ot(e,[o,n]).map(r=>{let[[a,i],[l,u]]=[r[0],r[r.length-1]],{turn:p}=Ze([r],1),d=Math.hypot(l-a,u-i),{palette:g}=e.board,f=z("path",{class:"teg-sent",d:jf(d,e.disc?.radius??14),style:{fill:g.source}});return e.arrows.append(f),{node:f,at:[a,i],turn:p}}));return o=>{for(let{node:r,at:a,turn:i}of s)ce(r,a,Math.max(Pe(o),.01),i)}}function jf(e,t){let n=Math.min(Math.max(t/8,1),2),s=Math.max(e-t-2,10),o=s-10*n,r=Math.min(t,o-4);return`M${r},${-1.4*n}L${o},${-2.8*n}L${o-1},${-6.6*n}L${s},0L${o-1},${6.6*n}L${o},${2.8*n}L${r},${1.4*n}Z`}function ds(e,t,n){let s=(e.disc?.radius??14)*1.2,o=t.filter(r=>e.board.countries[r]).map(r=>{let a=z("circle",{class:"teg-pulse",r:s});return n.append(a),{node:a,at:Te(e,r)}});return r=>{for(let{node:a,at:i}of o)ce(a,i,1+.9*r),a.style.opacity=String(1-r)}}function Al(e,{sources:[t],targets:[n],amount:s,seat:o},r){if(t===void 0||n===void 0)return()=>{};let{color:a="#555555",ink:i="#ffffff"}=e.before.seats[o]??{},{group:l}=cn(e,s?String(s):"",a,i,"#ffffff");r.append(l);let u=Ot(e,[t,n]);return p=>ce(l,Ze(u,Pe(p)).point)}function Ll(e,{act:t,sources:[n],targets:[s],kind:o},r){if(n===void 0||s===void 0)return()=>{};let a=(t.path??[]).filter(f=>f!==n&&f!==s),i=Ot(e,[n,...a,s],!0),l=z("path",{class:"teg-trail",d:i.map(f=>`M${f.map(m=>m.join(",")).join("L")}`).join(""),pathLength:1}),u=o==="strike"&&t.unit===2?"M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z":o==="strike"?"M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z":"M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z",p=z("path",{class:"teg-flier",d:u,style:{fill:e.board.palette.missile??"#26303b"}}),d=z("circle",{class:"teg-burst",r:16});r.append(l,d,p);let g=Te(e,s);return f=>{let m=Math.min(f/.8,1),{point:h,turn:x}=Ze(i,Pe(m));ce(p,h,1,t.unit===2?0:x);let b=Math.max((f-.75)/.25,0);p.style.opacity=String(b>0?1-b:1),ce(d,g,.2+1.3*b),d.style.opacity=String(b>0?1-b*.6:0),l.style.opacity=String(.8*(1-b))}}function zf(e,{act:t,seat:n}){let{board:s,before:o,unit:r}=e,a=t.path??[];if(a.length<2)return()=>{};let[i]=a,{color:l,ink:u}=o.seats[n]??{color:"#555555",ink:"#ffffff"},p=15.5*r,d=z("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${Math.max(19*r,11)}px sans-serif`,fill:u}},String((t.soldier??0)%8)),g=z("path",{d:s.shapes?.gear[n]??"",transform:`translate(0,${-6*r}) scale(${r})`,style:{fill:l,stroke:"#26303b"}}),f=z("g",{},z("circle",{r:p,style:{fill:l,stroke:"#26303b",strokeWidth:"2px"}}),g,d),m=s.size??1,h=(Math.floor(i/m)+i%m)%2?s.palette.dark:s.palette.light,x=s.countries[i].continent>=0;e.low.append(z("path",{d:Et(e,s.countries[i].polygons),style:{fill:h,opacity:x?"0.8":"1"}})),e.high.append(f);let b=[a.map(w=>e.at([s.countries[w].label[0],s.countries[w].label[1]+7]))];return w=>ce(f,Ze(b,Pe(w)).point)}function Nf(e,{targets:[t]}){if(t===void 0)return()=>{};let n=11*Math.max(e.unit,.7),s=z("path",{class:"teg-cross",d:`M${-n},${-n}L${n},${n}M${-n},${n}L${n},${-n}`});return e.high.append(s),o=>{ce(s,Te(e,t),.4+.6*Pe(Math.min(o*1.5,1))),s.style.opacity=String(Math.min(1,o*3))}}function Cl(e,{seat:t,act:n,kind:s},o){let{box:r,root:a,before:i}=e,l=[r.width/2,r.height*.55],p=[t,...s==="pact"&&n.partner!==void 0?[n.partner]:[]].map(d=>{let{name:g="",color:f="#555555"}=i.seats[d]??{},m=a.querySelector(`[data-seat="${CSS.escape(g)}"]`)?.getBoundingClientRect(),h=m?.width?[m.left+m.width/2-r.left,m.top+m.height/2-r.top]:[l[0],-10],x=z("g",{class:"teg-flown"},z("rect",{x:-9,y:-12,width:18,height:24,rx:3}),z("circle",{r:5,style:{fill:f}}));return o.append(x),{node:x,line:[l,h]}});return d=>{for(let{node:g,line:f}of p)ce(g,Ze([f],Pe(d)).point,1.6-.6*d),g.style.opacity=String(Math.min(1,4*(1-d)))}}function qf(e,{act:t,seat:n},s){let{board:o,before:r}=e,a=Et(e,o.continents[t.continent??0].outline,!1),i=z("g",{class:"teg-lights"},z("path",{d:a,style:{strokeWidth:"9px",stroke:"#ffffff"}}),z("path",{d:a,style:{stroke:r.seats[n]?.color??"#26303b"}}));return s.append(i),l=>{i.style.opacity=String(Math.sin(Math.PI*l))}}function Pf(e,{targets:t,seat:n},s){let{board:o,after:r}=e,a=r.owner.flatMap((u,p)=>u===n?[p]:[]),i=[...a.filter(u=>!t.includes(u)),...t.filter(u=>a.includes(u))],l=(o.cell?[]:i).map(u=>{let p=z("path",{class:"teg-won-place",d:Et(e,o.countries[u].polygons),style:{opacity:"0"}});return s.append(p),p});return u=>{let p=u*(l.length+6);l.forEach((d,g)=>{let f=(p-g)/6,m=String(f>0&&f<1?Math.sin(Math.PI*f):0);d.style.opacity!==m&&(d.style.opacity=m)})}}var If={attack:Tf,dice:(e,t)=>Vo(e,t),roll:(e,t)=>Vo(e,t),conquest:Ol,march:Al,convoy:Al,strike:Ll,flight:Ll,walk:zf,fall:Nf,card:Cl,pact:Cl,continent:qf,end:Pf,work:(e,{targets:t},n)=>ds(e,t,n),place:(e,{targets:t},n)=>ds(e,t,n),flag:(e,{targets:t},n)=>ds(e,t,n)};var Rf={slow:2,normal:1,quick:.35,at_once:0},Hf=8e3,Df=.25,Tl=800,Go=e=>e.reduce((t,{ms:n})=>t+n,0),pn=e=>Rf[e]??1;function jl(e,t,n,s){let o=Math.max(Hf-n,0)*(s?1:Df);return pn(t)*Math.min(1,o/Math.max(Go(e),1))}var Vf={place:180,work:180,count:180,attack:250,dice:600,losses:350,conquest:500,march:400,convoy:400,shift:350,card:300,pact:300,strike:500,flight:600,walk:400,roll:400,fall:350,reply:300,flag:700,continent:700,end:1500},Bf=new Set(["attack","battle","strike","flight"]),Wf=12;function Nl(e,t,n){if(t.game!==n.game||t.line!==n.line||n.step<=t.step)return[];let s=Uf((n.acts??[]).filter(l=>l.step>t.step)),o=e.cell?[]:[...t.armies],r=s.flatMap(l=>(Gf[l.kind]??(()=>[]))(l,Ff(o))),a=r.filter(l=>l.kind==="end"),i=[...r.filter(l=>l.kind!=="end"),...Qf(e,t,n),...a];return Zf(i,o,n)}function Ff(e){return(t,n)=>{let s=t===void 0?-1:e[t]??-1;return t===void 0||s<0||!n?[]:(e[t]=Math.max(s+n,0),[[t,s,e[t]]])}}function X(e,t,n={}){let s=t.sources??(t.source===void 0?[]:[t.source]),o=t.targets??(t.target===void 0?[]:[t.target]);return{kind:e,ms:Vf[e],seat:t.seat??-1,sources:s,targets:o,counts:[],amount:t.amount??null,act:t,words:e,...n}}var zl=(e,t,n)=>t.amount?[X(e,t,{counts:e==="convoy"?[]:[...n(t.source,-t.amount),...n(t.target,t.amount)]})]:[],Gf={place:(e,t)=>[X("place",e,{counts:(e.targets??[e.target]).flatMap((n,s)=>t(n,e.amounts?.[s]??e.amount??1))})],work:e=>[X("work",e)],attack:e=>[X("attack",e)],battle:(e,t)=>{let[n=0,s=0]=e.losses??[],o=[...t(e.source,-n),...t(e.target,-s)];return[X("attack",e),...e.attack?.length?[X("dice",e,{words:"attack"})]:[],...o.length?[X("losses",e,{counts:o,words:n&&s?"losses":n?"losses_attack":"losses_defence"})]:[]]},conquest:(e,t)=>{let n=t(e.source,-(e.amount??0)),[s]=e.target===void 0?[]:t(e.target,-1/0),o=e.amount?t(e.target,e.amount):s?[s]:[];return[X("conquest",e,{counts:[...n,...o]})]},march:(e,t)=>zl("march",e,t),convoy:(e,t)=>zl("convoy",e,t),strike:e=>[X("strike",e)],flight:(e,t)=>[X("flight",e),X("losses",e,{counts:t(e.target,-(e.amount??0)),words:"flight"})],shift:(e,t)=>[X("shift",e,{targets:e.places??[],counts:(e.places??[]).flatMap((n,s)=>t(n,e.changes?.[s]??0))})],card:e=>[X("card",e)],question:e=>[X("card",e,{words:"question"})],reply:e=>[X("reply",e,{words:e.right?"right":"wrong"})],pact:e=>[X("pact",e)],roll:e=>[X("roll",e)],walk:e=>[X("walk",e,{sources:e.path?.slice(0,1)??[],targets:e.path?.slice(-1)??[]})],fall:e=>[X("fall",e)],flag:e=>[X("flag",e)],end:e=>[X("end",e,{targets:e.order??[],seat:e.winners?.[0]??-1,words:e.winners?.length===1?"end":"end_all"})]};function Uf(e){let t=[];for(let n of e){let s=t.at(-1),o=s&&s.seat===n.seat,r=o&&s.source===n.source&&s.target===n.target;if(r&&s.kind==="attack"&&n.kind==="battle")t[t.length-1]=n;else{if(r&&s.kind==="battle"&&n.kind==="attack")continue;r&&s.kind==="battle"&&n.kind==="battle"&&!n.sources?t[t.length-1]=Yf(s,n):o&&s.kind===n.kind&&(n.kind==="place"||n.kind==="work")?t[t.length-1]=Kf(s,n):o&&s.kind==="battle"&&n.kind==="conquest"&&n.target===s.target?t.push({...n,source:n.source??s.source}):o&&s.kind==="conquest"&&n.kind==="march"&&n.target===s.target&&n.step===s.step?t[t.length-1]={...s,source:n.source,amount:(s.amount??0)+(n.amount??0)}:t.push(n)}}return t}var Yf=(e,t)=>({...t,losses:[0,1].map(n=>(e.losses?.[n]??0)+(t.losses?.[n]??0)),throws:(e.throws??1)+1});function Kf(e,t){let n=e.targets??[e.target??-1],s=e.amounts??[e.amount??1],o=n.indexOf(t.target??-1),r=t.amount??1;return o>=0?{...t,target:void 0,targets:n,amounts:s.map((a,i)=>i===o?a+r:a)}:{...t,target:void 0,targets:[...n,t.target??-1],amounts:[...s,r]}}function Qf(e,t,n){return e.cell?[]:e.continents.flatMap((s,o)=>{let r=e.countries.flatMap((l,u)=>l.continent===o?[u]:[]),a=n.owner[r[0]]??-1,i=l=>a>=0&&r.length>1&&r.every(u=>l[u]===a);return!i(n.owner)||i(t.owner)?[]:[X("continent",{kind:"continent",step:n.step,seat:a,continent:o,targets:r})]})}function Zf(e,t,n){let s=new Set;for(let l of[...e].reverse())for(let u of[...l.counts].reverse()){let p=n.armies[u[0]];!s.has(u[0])&&p>=0&&(u[2]=p),s.add(u[0])}let o=e.at(-1),r=t.flatMap((l,u)=>{let p=n.armies[u];return s.has(u)||l<0||p<0||l===p?[]:[[u,l,p]]});if(!r.length||r.length>Wf)return e;if(o?.kind==="conquest"&&r.every(([l])=>o.sources.includes(l)))return o.counts.push(...r),e;let a=o?.act??{kind:"losses",step:n.step},i=!o||Bf.has(a.kind)?"losses":"count";return[...e,{...X(i,a,{counts:r,sources:[],targets:r.map(([l])=>l)}),words:o?.words??""}]}var Pl="teg-sound",Xf={dice:[0,.07,.13,.21,.3].map(e=>[0,e,.04,.25]),losses:[[110,0,.16,.3]],conquest:[[392,0,.12,.18],[587,.1,.22,.18]],card:[[0,0,.12,.08]],end:[[392,0,.5,.12],[494,.1,.5,.12],[587,.2,.7,.12]]},Jf={dice:"dice",roll:"dice",losses:"losses",fall:"losses",flight:"losses",conquest:"conquest",continent:"conquest",flag:"conquest",card:"card",pact:"card",place:"card",end:"end"},ql=null,em=()=>{try{return localStorage.getItem(Pl)==="on"}catch{return!1}},At=em(),Lt={on:()=>At,toggle(){At=!At;try{localStorage.setItem(Pl,At?"on":"off")}catch{}At&&Lt.play("card")},play(e){let t=Xf[Jf[e]];if(!(!At||!t||!("AudioContext"in window))){ql??=new AudioContext;for(let n of t)tm(ql,n)}}};function tm(e,[t,n,s,o]){let r=e.currentTime+n,a=e.createGain();a.gain.setValueAtTime(o,r),a.gain.exponentialRampToValueAtTime(.001,r+s),a.connect(e.destination);let i=t?new OscillatorNode(e,{type:"triangle",frequency:t}):new AudioBufferSourceNode(e,{buffer:nm(e)});i.connect(a),i.start(r),i.stop(r+s)}function nm(e){let t=e.createBuffer(1,e.sampleRate/4,e.sampleRate),n=t.getChannelData(0);for(let s=0;s<n.length;s++)n[s]=Math.random()*2-1;return t}var sm=250,om=16;function rm(e,t){let[n,s]=Te(e,t);return s>e.box.height-80&&Math.abs(n-e.box.width/2)<Math.max(e.box.width*.3,220)}var am=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Il({root:e,frame:t,plot:n,board:s},o,{ended:r,says:a},i){let l=z("svg",{class:"teg-moves","aria-hidden":"true"}),u=c("p",{class:"teg-told","aria-hidden":"true",hidden:!0});t.append(l,u);let p=null,d=0,g,f=-1/0,m={name:"",spent:0},h=()=>{p&&(p.shown?.end(),cancelAnimationFrame(d),clearTimeout(g),p=null,e.removeAttribute("data-moving"),Ml(e),u.hidden=!0,r())},x=k=>{if(!p)return;let M=cs(k,s,p.ground.before);if(!M||u.textContent===M)return;let{color:_="transparent"}=p.ground.before.seats[k.seat]??{};u.replaceChildren(c("i",{class:"teg-dot",style:{background:_}}),M),u.hidden=!1,a(M)},b=k=>{if(!p)return;let{motions:M,factor:_,ground:v}=p;for(;;){let S=M[p.now];if(!S)return h();p.shown||(p.shown=Fo(v,S),e.dataset.moving=S.kind,x(S),Lt.play(S.kind));let E=(k-p.start)/Math.max(S.ms*_,1);if(E<1){p.shown.frame(Math.max(E,0));break}p.shown.end(),p.start+=S.ms*_,p.now++,p.shown=null}d=requestAnimationFrame(b)},w=()=>{d=requestAnimationFrame(k=>{p&&(p.start=k),b(k)})},y=()=>{if(!p)return;let{motions:k,ground:M,factor:_}=p,v=k.find(({sources:E,targets:C})=>E.length&&C.length)??k[0],S=v.sources.length&&v.targets.length===1&&Fo(M,{...v,kind:"attack",counts:[]});S&&S.end(),e.dataset.moving="still",x(v),g=setTimeout(h,Tl*_)},$=()=>document.hidden&&h();return document.addEventListener("visibilitychange",$),i.push(()=>document.removeEventListener("visibilitychange",$),()=>{cancelAnimationFrame(d),clearTimeout(g),p=null}),{show(k,M,{speed:_,jumps:v}){let S=performance.now()-f<sm&&k?.steps===M.steps;f=performance.now();let E=p!==null;if(h(),!k||E||S||v||document.hidden||!pn(_))return;let C=Nl(s,k,M),A=`${k.line}/${k.round}/${k.turn}`,T=!!k.seats[k.turn]?.bot;m.name!==A&&(m={name:A,spent:0});let N=am(),j=N?pn(_):jl(C,_,T?m.spent:0,!T||k.turn!==M.turn),D=Go(C)*j;if(m.spent+=D/pn(_),!C.length||D<om)return;let I=El({root:e,plot:n,svg:l,board:s,before:k,after:M},o);if(!I)return;p={motions:C,factor:j,now:0,start:0,shown:null,ground:I,still:N};let V=C.some(({kind:J})=>J==="dice"||J==="roll"),F=V&&e.dataset.size==="class";u.classList.toggle("teg-at-top",F||C.some(({sources:J,targets:de})=>[...J,...de].some(L=>rm(I,L)))),N?y():(V&&(e.dataset.rolling="wait"),d=requestAnimationFrame(w))},moves:()=>p!==null,holds:()=>p!==null&&!p.still,finish(){return p?(p.still?h():p.shown&&(p.start=performance.now()-p.motions[p.now].ms*p.factor),!0):!1},skip:h,clear(){!p&&l.firstChild&&l.replaceChildren()}}}var im=new Set(["go","undo","redo","step"]);function Rl(e){let{board:t,dom:n,map:s,store:o,stops:r}=e,a=f=>{n.said.firstChild||n.said.append(c("p",{},f))},i=Il({root:n.root,frame:n.frame,plot:n.map,board:t},s.pixel,{ended:()=>e.scheduler.schedule(),says:a},r),l=null,u=!1,p=!1,d=()=>n.sound.setAttribute("aria-pressed",String(Lt.on()));n.sound.addEventListener("click",()=>{Lt.toggle(),d()}),d(),n.root.addEventListener("pointerdown",()=>{i.finish()},!0);let g=f=>f.kind==="go"&&Math.abs(f.step-o.view().step)<=1||f.kind==="step"&&f.until==="action";return{...i,said(f){f.kind!=="private"&&(i.skip(),u=im.has(f.kind)&&!g(f))},follow(f,m){f!==l&&(i.show(l,f,{speed:e.driver.pace().speed,jumps:u||m||!!f.playing}),p=i.moves(),u=!1,l=f)},moved:()=>p}}var lm=4,cm=1500;function Hl(e,t){let n={line:"",step:-1},s=[],o=-1/0,r;t.push(()=>clearTimeout(r));let a=()=>{o=performance.now(),(s.length||e.said.firstChild)&&e.said.replaceChildren(...s.slice(-lm).map(d=>c("p",{},d))),s=[]},i=d=>{let{line:g,step:f}=n;if(n={line:d.line,step:d.step},g!==d.line||f===d.step)return;s.push(...d.news.filter(h=>h.step>Math.min(f,d.step-1)).map(h=>h.text)),clearTimeout(r);let m=o+cm-performance.now();m>0?r=setTimeout(a,m):a()},l=!1,u="";return{tell:i,attend:({view:d})=>{let g={mine:l,sheet:u};l=d.viewer!==null&&d.viewer===d.to_move&&!d.over,u=e.places.sheet.querySelector("[data-sheet]")?.dataset.sheet??"";let f=e.root.getRootNode().activeElement;!f||!e.root.contains(f)||f.matches("input, select, textarea")||(u&&u!==g.sheet&&!e.map.contains(f)?e.places.sheet.focus({preventScroll:!0}):l&&!g.mine&&e.bar.focus({preventScroll:!0}))}}}var Dl=(e,t)=>!!t.curtain||(e.people??[]).length>1;function pm(e,t){let{view:n,hint:s,secret:o,game:r,askHint:a}=e;return n.over||n.viewer===null||n.viewer!==n.to_move||Dl(n,r)&&!o?null:c("section",{class:"teg-card teg-hints",role:"group","aria-label":t.advice},c("h4",{},t.advice),c("div",{class:"teg-buttons"},O("hint",t.advice_ask,()=>a(!1),{title:t.advice_what}),O("hint-quiz",t.advice_quiz,()=>a(!0),{title:t.advice_quiz_what})),s&&c("div",{class:"teg-advice","aria-live":"polite"},...ta(e,s,t)))}var Vl={draw:pm,depends:({view:e,hint:t,secret:n,game:s})=>[e.viewer,e.to_move,e.over,t&&[t.step,t.plans.length,t.open,t.quiz],Dl(e,s)&&n===null]};var Bl={steady:!0,depends:({pace:e,size:t,view:n})=>[e,t,n.seats.some(s=>s.bot)],draw:({pace:e,size:t,setSize:n,setSpeed:s,view:o},r)=>{let a=o.seats.some(p=>p.bot),i=Cs.map(p=>c("option",{value:p,selected:p===e.speed},r[p])),l=p=>s(p.target.value),u=t==="class";return c("div",{class:"teg-menu-rows"},a&&c("label",{class:"teg-row-of"},c("span",{class:"teg-label"},r.speed),c("select",{"data-key":"speed",change:l},...i)),c("div",{class:"teg-row-of"},O("size",r.size_class,()=>n(u?"page":"class"),{"aria-pressed":String(u)})))}};var um=({view:e},{seat:t,text:n,clause:s})=>[t===null?c("i",{class:"teg-dot teg-none"}):q(e,t),c("span",{},n," ",fe(s))];function dm(e,t){let{view:n}=e,s=[...n.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),s.length?c("ol",{tabindex:0,"aria-label":t.news},...s.map(o=>c("li",{class:o.step===n.step?"teg-new":null},...um(e,o)))):c("p",{class:"teg-hint"},t.no_news))}var Wl={draw:dm,depends:({view:e})=>e.news},gm=2,Fl=({view:e},t)=>[c("h4",{},t.latest),...e.news.slice(-gm).reverse().map(({seat:n,text:s})=>c("p",{},n===null?c("i",{class:"teg-dot teg-none"}):q(e,n),s))];function fm({view:e},t){if(!e.over)return null;let{winners:n,reason:s,objectives:o}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return c("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},c("small",{},t.over),c("strong",{},a),!r&&n.length>0&&c("span",{class:"teg-winners"},...n.map(i=>c("span",{},q(e,i),e.seats[i].name))),c("span",{},s),o.length>0&&c("h5",{},t.objectives),...o.map(([i,l])=>c("p",{},q(e,i),`${e.seats[i].name}: ${l}`)))}var Gl={draw:fm,depends:({view:e})=>[e.over,e.seats]};function mm(e,t,n,s){let{bot:o,name:r}=e.seats[t],a=qr[e.game]??[],i=[...Es,...a].includes(o??"");return c("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${s.level} ${r}`,change:l=>n(Nr(e,t,l.target.value))},!i&&c("option",{value:"",selected:!0,disabled:!0},o),...Es.map(l=>c("option",{value:l,selected:l===o},s[l])),...a.map(l=>c("option",{value:l,selected:l===o,title:s[`${l}_what`]},s[l])))}var Ul=({view:e,game:t},n)=>e.seats.map(s=>t.columns?.(s,n)??s.facts);function hm(e,t){let{view:n,send:s}=e,o=Ul(e,t),r=o.reduce((i,l)=>l.length>i.length?l:i),a=[["",t.seats],...r];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...a.map(([i,l])=>c("th",{scope:"col",title:l},...i?Yl(i,l):[l]))),...n.seats.flatMap((i,l)=>[c("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",l===n.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:i.living?i.name:`${i.name}: ${t.dead}`},q(n,l),i.name,l===n.first&&c("small",{title:t.first}," ①"),l===n.viewer&&c("small",{title:t.viewer}," ◂"),i.bot&&mm(n,l,s,t)),...r.map(([u,p])=>c("td",{title:p},o[l].find(d=>d[0]===u)?.[2]??"?"))),i.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:a.length,title:t.continent_cards},...i.continent_cards.map(u=>c("span",{},u))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,l])=>ve(i)?[c("span",{},ve(i),` ${l.toLowerCase()}`)]:[])))}function Yl(e,t){let n=ve(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}var Kl={draw:hm,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},xm=2;function wm(e,t){let{view:n,open:s}=e,o=Ul(e,t),r=n.people?.length===1?n.people[0]:-1;return c("ul",{class:n.seats.length>5?"teg-seat-chips teg-many":"teg-seat-chips","aria-label":t.seats},...n.seats.map((a,i)=>{let l=i===n.to_move,u=o[i].slice(0,xm).map(([g,f,m])=>c("span",{class:`teg-fact teg-fact-${g}`,title:f},...Yl(g,f),` ${m??"?"}`)),p=[l&&"teg-moving",i===r&&"teg-own",!a.living&&"teg-dead"].filter(Boolean).join(" "),d=c("span",{class:"teg-seat-name"},i===r?`${a.name} (${t.you})`:a.name);return c("li",{},O(`seat-${a.name}`,c("span",{},q(n,i),d,...u),()=>s("table"),{class:p,"data-seat":a.name,title:a.living?a.name:`${a.name}: ${t.dead}`,"aria-current":l?"true":null}))}))}var Ql={draw:wm,depends:({view:e})=>[e.seats,e.to_move,e.people]};var Zl=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Uo({step:e,turn:t,seat:n,before:s,after:o,split:r,luck:a,decision:i},l,u){let p=t?`, ${l.turn_of} ${t}`:"",d=r==="all_luck"?` (${l.turn_all_luck})`:r?` (${l.turn_luck} ${Zl(a??0,u)}, ${l.turn_decision} ${Zl(i??0,u)})`:"";return`${l.step} ${e}${p}: ${n} ${st(s,u)} → ${st(o,u)}${d}`}function Xl(e,[t,n],s,o,r){let a=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return a.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":o.turns},...a.map((l,u)=>{let p=Uo(l,o,r),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return O(`turn-${l.step}`,String(u+1),()=>s(l.step),{title:p,"aria-label":`${o.turn_point} ${u+1}. ${p}`,style:{left:d}})}))}function bm({view:e,turns:t,send:n,go:s,by:o},r){let{step:a,steps:i,lang:l}=e,u=e.memory,p=(m,h,x,b,w=()=>s(b))=>O(m,ve(h),w,{title:x,"aria-label":x,disabled:ke(e,b)===null}),d=c("output",{class:"teg-counter"},`${a}/${i}`),g=c("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:m=>d.textContent=`${m.target.value}/${i}`,change:m=>s(m.target.valueAsNumber)}),f=t.filter(m=>m.line===e.line);return c("div",{class:"teg-timeline"},u&&c("span",{class:"teg-group"},p("first","first",r.first_step,0),p("back","back",r.back,a-1,()=>o(-1))),u&&c("span",{class:"teg-slider"},g,Xl(f,[0,i],s,r,l)),u&&c("span",{class:"teg-group"},p("forward","forward",r.forward,a+1,()=>o(1)),p("last","last",r.last_step,i)),u&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},O("undo",`↶ ${r.undo}`,()=>n(En(e)),{disabled:!e.undo,title:"U"}),u&&O("redo",`↷ ${r.redo}`,()=>n(On(e)),{disabled:!e.redo,title:"R"})))}var Jl={draw:bm,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},ym=({lang:e},t,n)=>c("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(s=>O(`lang-${s}`,s,()=>t(s===e?null:Ln(s)),{"aria-pressed":String(s===e)}))),ec={draw:({view:e,send:t},n)=>c("div",{class:"teg-row-of"},c("span",{class:"teg-label"},n.language),ym(e,t,n)),depends:()=>null,steady:!0};function tc(e){let t=new Map;for(let[n,s]of e)t.set(s,[...t.get(s)??[],n]);return[...t]}var vm=3;function km({board:e,view:t},n){let{lost:s,won:o,taken:r,cards:a,pacts:i}=t.since,l=d=>d.map(g=>e.countries[g].name).join(", "),u=d=>d===null?"":`${t.seats[d].name}: `,p=(d,g,f=!1)=>({seat:d,text:`${u(d)}${g}`,minor:f});return[...tc(s).map(([d,g])=>p(d,`${n.since_lost} ${l(g)}`)),...tc(o).map(([d,g])=>p(d,`${n.since_won} ${l(g)}`)),...r.map(([d,g])=>p(d,`${n.since_taken} ${g}`)),...a?[p(null,`${n.cards}: ${a}`,!0)]:[],...i?[p(null,`${n.pacts}: ${i}`,!0)]:[]]}function _m(e,t){let{view:n}=e;if(!n.since)return null;let s=km(e,t),o=s.filter(({minor:l})=>!l).slice(0,vm),r=s.filter(l=>!o.includes(l)),a=({seat:l,text:u})=>c("li",{},l===null?c("i",{class:"teg-dot teg-none"}):q(n,l),c("span",{},u)),i=ne(t.since,o.length>0?c("ol",{},...o.map(a)):c("p",{class:"teg-hint"},t.since_nothing),r.length>0&&c("details",{},c("summary",{"data-key":"since-more"},`${r.length} ${t.more}`),c("ol",{},...r.map(a))));return i.classList.add("teg-since"),i}var nc={draw:_m,depends:({view:e})=>e.since};function sc(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([s,,o])=>o===null?[]:[[o,s]]);return n.length?{...e,arrows:n}:e}var Se=["end","help","news","table","cards","notes"],$m=0;function oc(e){let t=`teg-${$m+=1}`,n=(F,...J)=>c("div",{class:`teg-${F}`},...J),s=Object.fromEntries(Se.map(F=>[F,c("div",{class:`teg-tab-panel teg-tab-${F}`,id:`${t}-${F}`,role:"tabpanel",tabindex:-1,hidden:!0,"aria-labelledby":`${t}-${F}-tab`})])),o=Object.fromEntries(Se.map(F=>[F,c("button",{type:"button",role:"tab",id:`${t}-${F}-tab`,"data-key":`tab-${F}`,"aria-controls":`${t}-${F}`,"aria-selected":"false"})])),r={...s,news:n("slots"),top:n("bar-top"),dice:n("bar-dice"),move:n("bar-move"),sheet:c("section",{class:"teg-sheet",role:"dialog",tabindex:-1,hidden:!0}),time:n("time"),seats:n("chips"),menu:n("menu-body")},a=c("section",{class:"teg-bar",tabindex:-1},r.top,r.dice,r.move),i=c("div",{class:"teg-map",tabindex:0,role:"application"}),l=c("div",{class:"teg-here",hidden:!0}),u=c("small",{class:"teg-credit"}),p=c("div",{class:"teg-unseen",role:"status"}),d=c("div",{class:"teg-busy",role:"status"}),g=c("div",{class:"teg-hovercard",hidden:!0}),f=(F,J)=>c("button",{type:"button","data-key":F},J),[m,h,x,b]=[f("wide","⤢"),f("zoom-in","+"),f("zoom-out","−"),f("sound","♪")],w=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),y=c("details",{class:"teg-card teg-whole"});s.news.append(r.news,y);let $=c("p",{class:"teg-keys"}),k=c("div",{class:"teg-frame"},c("div",{class:"teg-fit"},i,e),u,c("div",{class:"teg-zoom"},h,x),l,g,d,p),M=c("div",{class:"teg-tabs",role:"tablist"},...Se.map(F=>o[F])),_=c("div",{class:"teg-foot"}),v=c("div",{class:"teg-side"},w,M,...Se.map(F=>s[F]),_),S=c("details",{class:"teg-dots"},c("summary",{"data-key":"menu"},"⋯"),c("div",{class:"teg-options"},r.menu,$)),E=f("side","☰"),C=c("div",{class:"teg-tools"},E,b,m,S),A=c("p",{class:"teg-round"}),T=c("header",{class:"teg-head"},r.seats,A,C),N=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),j=c("p",{class:"teg-notice",role:"alert",hidden:!0}),D=c("button",{type:"button",class:"teg-skip","data-key":"skip",click:()=>i.focus()}),I=c("div",{class:"teg-stage"},a,r.sheet,k,v,r.time,T);return{root:c("div",{class:"teg",role:"group",tabindex:0},j,N,D,I),stage:I,bar:a,places:r,side:v,panels:s,tabs:o,tablist:M,foot:_,round:A,dots:S,skip:D,map:i,credit:u,caption:w,events:y,busy:d,card:g,wide:m,drawer:E,closer:h,further:x,sound:b,tools:C,keys:$,frame:k,notice:j,said:N,here:l,heard:p}}var Mm={phases:ka,battle:sa,move:ba,chance:va,sheet:ya,chips:Ql,menu:Bl,timeline:Jl,language:ec,hint:Vl,odds:ma,since:nc,news:Wl,seats:Kl,note:hl,lines:Zr,banner:Gl},Sm={time:["timeline"],top:["phases"],dice:["battle"],move:["move","chance"],sheet:["sheet"],seats:["chips"],menu:["menu","language"],help:["hint","odds"],news:["since","news"],table:["seats","places"],cards:[],notes:["note","lines"],end:["banner"]},Em={time:["timeline","language"],help:["odds"],news:["news"],notes:[],menu:[]},Om={time:["timeline","language","lines"],news:["news"]},Am={time:["timeline","language"]};function Lm(e,t,n){let s=t?n?Am:Om:{...Sm,...n&&Em},o=Object.entries(s),r=new Set(Object.values(e.tabs??{}).flat());return o.flatMap(([a,i])=>{let l=t?[]:e.tabs?.[a]??[],u=Se.includes(a)&&a!=="news",p=i.filter(g=>!r.has(g));return(u?[...l,...p]:[...p,...l]).map(g=>[a,g])})}function rc(e,t,n){let s=null,o=[],r={...Mm,places:pl()},a=i=>{for(let l of Object.values(e))l.replaceChildren();o=Lm(i,t,n).map(([l,u])=>{let p=c("div",{class:`teg-slot teg-slot-${u}`});return e[l].append(p),{slot:p,section:i.sections[u]??r[u],drawn:""}}),s=i};return(i,l=!1)=>{i.game!==s&&a(i.game);let u=H(i.view.lang);for(let p of l?o.slice(0,1):o){let d=p.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...d,p.section.depends(i)]);p.drawn!==g&&(p.drawn=g,Cm(p.slot,p.section.draw(i,u)))}}}function Cm(e,t){let n=e.getRootNode(),s=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!s)return;let o=e.querySelector(`[data-key="${s}"]:not([disabled])`),r=e.closest(".teg"),a=r?.querySelector(".teg-bar");(o??(a?.checkVisibility()?a:r))?.focus({preventScroll:!0})}function Yo({board:e,looks:t,store:n}){let{game:s,local:o}=n.get(),r=n.view();if(t||s.curtain||!ee(r)||r.viewer===null)return[];let a={...n.table(),secret:null},{source:i,target:l}=s.marks(a,o),u=d=>e.countries[d].name,p=i===null?s.fight?.(a,o,null):null;return p?[...p.sources,p.target].map(u):i===null||!Object.values(r.menu).some(d=>d.some(g=>g[0]===i))?[]:[i,l].flatMap(d=>d===null?[]:[u(d)])}var Tm={ArrowLeft:-1,ArrowRight:1},jm=(e,t)=>Se.filter(n=>n==="end"?e:n==="help"?!e:!(t&&n==="notes"));function ac({dom:e,store:t,alone:n}){let s="",o=-1,r=a=>t.dispatch({type:"set",part:{tab:a}});for(let a of Se)e.tabs[a].addEventListener("click",()=>r(a));return e.tablist.addEventListener("keydown",a=>{let i=Tm[a.key],l=Se.filter(d=>!e.tabs[d].hidden),u=l.findIndex(d=>e.tabs[d]===a.target);if(!i||u<0)return;a.preventDefault(),a.stopPropagation();let p=l[(u+i+l.length)%l.length];r(p),e.tabs[p].focus()}),{open:r,draw(a){let{view:i}=a,l=H(i.lang),u=jm(!!i.over,n),p=u.includes(a.tab)?a.tab:u[0];p==="news"&&(o=i.step);let d=i.news.filter(f=>f.step>o).length,g=JSON.stringify([i.lang,i.step,u,p,d,i.news.slice(-2)]);if(g!==s){s=g;for(let f of Se){let[m,h]=[e.tabs[f],e.panels[f]],x=f==="news"&&p!=="news"&&d>0;m.hidden=!u.includes(f),m.replaceChildren(l[`tab_${f}`],...x?[c("span",{class:"teg-fresh"},d)]:[]),m.setAttribute("aria-selected",String(f===p)),m.tabIndex=f===p?0:-1,h.hidden=f!==p}e.foot.replaceChildren(...Fl(a,l)),e.foot.hidden=p==="news"||i.news.length===0}}}}var zm={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function ic(e){let{model:t,board:n,el:s,dom:o,store:r,map:a,sketch:i,looks:l,alone:u,stops:p}=e,{root:d}=o,{view:g}=r,f=rc(o.places,l,u),m=ac(e),h=Hl(o,p),x=et(s,()=>e.wire.ask({kind:"still"}),p),b=be();p.push(Oe(()=>{b=be(),e.scheduler.schedule()}));let w=()=>{let{driver:E,intents:C}=e,{pause:A,stop:T,setSpeed:N}=E;return{...r.get(),...r.table(),...C,odds:C.odds(null),size:Ro(t),turns:t.get("turns")??[],pace:E.pace(),now:g,pause:A,stop:T,setSpeed:N}},y=()=>{let E=l||!Yo(e).length?t.get("selected")??[]:[],{note:C={},lang:A}=g()??{};o.caption.textContent=[t.get("notice"),t.get("caption"),l&&is(C.say,A)].filter(Boolean).join(`
`),o.caption.hidden=!o.caption.textContent;let[T,N]=[t.get("marks")??[],t.get("arrows")??[]],j=E.filter(I=>!e.picks||!T.some(([V])=>V===I)),D={...C,marks:[...C.marks??[],...T,...j.map(I=>[I,"chosen"])],arrows:[...C.arrows??[],...N]};i.draw(D,a.window)},$="",k=()=>{let E=Yo(e);E.join()!==$&&($=E.join(),e.wire.write({selected:E}))},M=[],_=E=>{let{game:C}=r.get(),A=g()?.keys??C.keys??"keys";if(M[0]===E&&M[1]===A)return;M=[E,A];let T=[["wide",o.wide],["panels",o.drawer],["zoom_in",o.closer],["zoom_out",o.further],["sound",o.sound]];for(let[N,j]of T)j.title=E[N],j.setAttribute("aria-label",E[N]);d.setAttribute("aria-label",E.map),o.map.setAttribute("aria-label",E.walk),o.bar.setAttribute("aria-label",E.actions),o.tablist.setAttribute("aria-label",E.panels),o.dots.firstElementChild?.setAttribute("aria-label",E.menu),o.places.sheet.setAttribute("aria-label",E.actions),o.skip.textContent=E.skip_to_map,o.keys.textContent=`${E[A]} ${E.keys_map}`},v=E=>{m.draw(E),o.places.sheet.hidden=!o.places.sheet.querySelector(".teg-sheet-inner"),h.attend(E),d.toggleAttribute("data-exploring",!!E.view.exploring),Je(o.round,[E.view.table,S(E.view),E.view.situation?.name].filter(Boolean).join(" · "))},S=({over:E,round:C,lang:A})=>E?H(A).over:C>0?`${H(A).round} ${C}`:"";return{point:y,async paint(E){let C=g(),A=ee(C)?C:null,{game:T,hint:N}=r.get();e.wire.tell(),_(H(C?.lang)),A&&h.tell(A),A&&e.mover.follow(A,E||e.where.ahead()),d.dataset.theme=b?"dark":"light",A&&(d.dataset.game=A.game),o.frame.style.background=b?n.palette.sea_dark:n.palette.sea;let j=A&&w();j&&f(j,E),j&&!E&&!l&&v(j);let{view:D,local:I}=j??{};e.mover.holds()||await a.draw(n,D??null,A?ea(sc(T.marks(r.table(),I),A),N,!!n.cell):zm,b,T),o.further.disabled=a.window.times===1,e.mover.holds()||e.mover.clear(),y(),e.keyboard.ring(),k(),A&&(e.events.show(A),d.dataset.step=String(A.step),d.dataset.steps=String(A.steps),x(`${A.line}/${A.step}/${A.steps}/${A.lang}`))}}}function lc(e){let{model:t,store:n,wire:s,where:o,driver:r,scheduler:a,intents:i,rule:l,pointer:u,events:p,stops:d}=e,{get:g,dispatch:f,view:m,table:h}=n,{schedule:x}=a,b=()=>i.take(g().game.renew(h(),g().local)),w=()=>{s.free();let M=m();if(!ee(M))return x();o.shown();let _=g();f({type:"view",view:M}),l.close(),u.hide(),b();let{game:v}=g();No(_,g())&&(v.curtain||v.stays)?s.send(Le):No(_,g())&&!r.atOnce()&&s.ask(Le),x(),r.drive()},y=M=>{if(M.kind==="events")return p.hear(M);if(M.kind==="odds")return f({type:"odds",odds:M}),u.again();M.kind!=="private"||g().secret?.seat!==M.seat||M.step!==m().step||(f({type:"set",part:{secret:M}}),b())},$=M=>{let{own:_,driver:v,aside:S}=s.names;if(M?.nonce===S)return y(M);if(M?.nonce!==_&&M?.nonce!==v)return;s.free();let E=M.kind==="refused"&&M.code==="stale_step";if(E&&M.nonce===v||E&&r.moves()&&s.keep())return r.drive();if(M.kind==="clause")return l.show(M,H(m().lang));M.kind==="refused"&&M.nonce===v&&r.setPace({auto:!1}),f({type:"reply",reply:M,table:h()}),M.kind==="private"&&b(),x()},k=(M,_)=>{t.on(M,_),d.push(()=>t.off(M,_))};k("change:view",w),k("change:lines",x);for(let M of["auto","speed","turns"])k(`change:${M}`,x);for(let M of["notice","caption","marks","arrows","selected"])k(`change:${M}`,()=>a.begun()&&e.painter.point());k("change:size",u.type),k("change:window",u.look),k("msg:custom",$),w()}function cc(e,t){let{dom:n,where:s,stops:o}=e,r=!1,a=!1,i=!1,l=0,u=-1/0,p=0,d;o.push(()=>{r=!0,clearTimeout(d)});let g=()=>{if(a||r)return;a=!0;let h=e.driver.atOnce()?u+250-performance.now():0;h>0?d=setTimeout(m,h):s.ahead()?setTimeout(m):queueMicrotask(m)},f=async()=>{p=s.ahead()?(p+1)%6:0,clearTimeout(d),p&&(d=setTimeout(g,250)),await t(p>0),n.root.dataset.seq=String(++l)},m=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await f();i=!1,!r&&(u=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:g,begun:()=>l>0,rests:()=>!a&&!i}}var Ko="nobody",ms="person",Nm=[5,8,10,15,20];function qm({colours:e,seats:t,presets:n}){let s=new Map(t);return{players:Object.fromEntries(e.map(({name:r})=>[r,s.get(r)??Ko])),preset:n.at(-1)?.name==="revancha"?"revancha":n[0].name,chance:"random",rounds:0,seed:"",more:!1}}var Qo=({players:e})=>Object.entries(e).filter(([,t])=>t!==Ko);function pc(e,t){let{preset:n,chance:s,rounds:o,seed:r}=t;return{kind:e,seats:Qo(t),preset:n,chance:s,rounds:o,seed:r,options:{}}}function Pm({counts:e},t){let n=Qo(t),s=n.filter(([,o])=>o===ms).length;return n.length<e[0]?"too_few":e.includes(n.length)?s>1?"shared":s?"":"watched":"too_many"}var gs=(e,t)=>Object.entries(t).reduce((n,[s,o])=>n.replace(`{${s}}`,String(o)),e);function uc({model:e,dom:t,wire:n,stops:s,store:o}){let{root:r}=t,a=c("form",{class:"teg-start",hidden:!0,submit:h=>h.preventDefault()});r.append(a);let i=null,l="",u="",p=h=>{i&&(i={...i,...h}),l=u="",d()},d=()=>{let h=o.view(),x=ee(h)?h.start:null;if(r.toggleAttribute("data-start",!!x),a.hidden=!x,!x){i=null,a.replaceChildren();return}i??=qm(x);let b=a.querySelector(":focus")?.dataset.key;a.replaceChildren(...g(x,i,h.lang)),b&&a.querySelector(`[data-key="${b}"]`)?.focus()},g=(h,x,b)=>{let w=vs(b),{counts:y,presets:$,aims:k}=h,M=Pm(h,x),_=M==="too_few"||M==="too_many",v=$.find(({name:A})=>A===x.preset),S={least:y[0],most:y[y.length-1]},E=k[x.preset],C=[{value:"0",text:h.rounds?gs(w.by_rules,{rounds:h.rounds}):w.no_limit},...Nm.filter(A=>A!==h.rounds).map(A=>({value:String(A),text:gs(w.so_many,{rounds:A})}))];return[c("h3",{class:"teg-start-aim"},E?.text??""),c("fieldset",{class:"teg-start-seats"},c("legend",{},w.seats),...h.colours.map(A=>f(h,x,A,w))),M&&c("p",{class:"teg-start-note",role:"status"},gs(w[M],S)),fs("preset",w.rules,$.map(({name:A,title:T})=>({value:A,text:T})),x.preset,A=>p({preset:A}),v?.text),fs("chance",w.dice,["random","manual"].map(A=>({value:A,text:w[A]})),x.chance,A=>p({chance:A==="manual"?"manual":"random"})),fs("rounds",w.rounds,C,String(x.rounds),A=>p({rounds:Number(A)})),fs("lang",w.language,[{value:"es",text:"Español"},{value:"en",text:"English"}],b,A=>n.send(Ln(A==="en"?"en":"es"))),c("details",{class:"teg-start-more",open:x.more,toggle:A=>{i&&(i.more=A.target.open)}},c("summary",{"data-key":"start-more"},w.more),c("label",{class:"teg-field"},c("span",{},w.seed),c("input",{"data-key":"start-seed",inputmode:"numeric",maxlength:18,value:x.seed,input:A=>{i&&(i.seed=A.target.value.replace(/\D/g,""))}})),O("start-code",w.code,()=>n.send(pc("code",i??x)),{disabled:_}),u&&c("p",{role:"status"},l),u&&c("pre",{class:"teg-start-code",tabindex:0},u)),!u&&l&&c("p",{class:"teg-refusal",role:"alert"},l),O("start",w.start,()=>n.send(pc("start",i??x)),{class:"teg-primary",disabled:_})].filter(A=>A instanceof Node)},f=(h,x,{name:b,color:w,ink:y},$)=>{let k=Qo(x).filter(([,S])=>S===ms).length,_=[ms,...h.levels,Ko].map(S=>({value:S,text:S===ms&&k<2?$.you:$[S]??S})),v=S=>p({players:{...x.players,[b]:S}});return c("label",{class:"teg-start-seat"},c("span",{class:"teg-start-colour",style:{background:w,color:y}},b),dc(`seat-${b}`,_,x.players[b],v,gs($.player,{seat:b})))},m=h=>{if(!(a.hidden||h?.nonce!==n.names.own)){if(h.kind==="refused")l=h.text;else{if(h.kind!=="code")return;{u=h.text;let x=vs(o.view().lang);l=x.pasted,navigator.clipboard?.writeText(u).then(()=>{l=x.copied,d()},()=>{})}}d()}};e.on("change:view",d),e.on("msg:custom",m),s.push(()=>{e.off("change:view",d),e.off("msg:custom",m)}),d()}function fs(e,t,n,s,o,r){return c("label",{class:"teg-field"},c("span",{},t),dc(`start-${e}`,n,s,o),r&&c("small",{},r))}function dc(e,t,n,s,o){return c("select",{"data-key":e,"aria-label":o,change:a=>s(a.target.value)},...t.map(a=>c("option",{value:a.value,selected:a.value===n},a.text)))}var Im=15e3,Rm=250,gc=new Set(["undo","redo","step","level"]);function fc(e,{root:t,notice:n,busy:s},o,r,a){let i,l,u=!1,p=0,d=!1,g=null,f=null,m=Array.from(crypto.getRandomValues(new Uint32Array(3)),_=>_.toString(36)).join("-"),h=`${m}!`,x=`${m}?`,b=()=>t.hasAttribute("data-busy"),w=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(w);let y=()=>{i=setTimeout(()=>{let _=k.presence();if(_==="busy"||u&&_!=="unknown")return y();w(),r.unanswered()},Im)},$=()=>{let _=H(o()?.lang),v=k.presence();t.dataset.kernel!==v&&(t.dataset.kernel=v),(v==="gone"||v==="away")&&w(),n.hidden=v!=="gone"&&v!=="away",Je(n,n.hidden?"":_[v==="gone"?"kernel_gone":"kernel_away"]),Je(s,v==="busy"&&!u?_.kernel_busy:_.busy)},k=ge(e,$,a),M=(_,v)=>{if(_!==p)return;let S=v?.content?.execution_state;S==="idle"&&w(),u||=S==="busy",$(),r.freed()};return{names:{own:m,driver:h,aside:x},free:w,tell:$,busy:b,there:()=>n.hidden,send(_,v=m){if(!_||(v===m&&r.said(_),n.hidden&&(d||!b())&&r.goes(_)))return;if(b()){d&&(g=_);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",_.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),Rm),u=!1,d=v===h,d||(f=_);let S=++p;$(),y();let E=C=>M(S,C);k.send({..._,nonce:v},Object.assign(()=>{},{iopub:{status:E}}))},ask(_){k.send({..._,nonce:x})},write:k.write,kept(){let _=g;g=null;let{line:v,step:S}=o();return _&&gc.has(_.kind)?{..._,line:v,step:S}:_},keep(){let _=f!==null&&gc.has(f.kind);return _&&(g=f),_}}}function mc(e,t,n,s){let o=null,r=()=>{e.get("step")!==o&&(o=null)};return e.on("change:step",r),s.push(()=>e.off("change:step",r)),{now(){let a=t();return o===null||o===a.step?a:{...a,step:o,branches:[]}},ahead:()=>o!==null&&o!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line||t().exploring?!1:(o=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();o===a&&(e.get("step")!==a&&e.set("step",a),o=null)}}}function hc(e,t,n,s){let o,r=null,a=!1,i=()=>{clearTimeout(o),r=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:u})=>{if(i(),a=!1,s(),u.length>1)return;let p=r=u[0];o=setTimeout(()=>a=n(p),500)},l),e.addEventListener("touchmove",({touches:[u]})=>{r&&Math.hypot(u.clientX-r.clientX,u.clientY-r.clientY)>10&&i()},l),e.addEventListener("contextmenu",u=>{r&&u.preventDefault()},l),e.addEventListener("touchend",u=>{i(),a&&u.cancelable&&u.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function xc(e,t,n){let s=null,o=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let l=i.touches.length===2?o(i):null;l&&(i.preventDefault(),i.stopPropagation()),l&&s&&n(l.apart/s.apart,s,l),s=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function vc(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Hm=new Set(["x","y","fillcolor","line.color","line.width"]),Dm=new Set(["x","y","text","textposition"]),Vm=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function Zo(e,t,n,s,o){let r=s.traces.map((a,i)=>{let l=n[a],u=e.querySelector(`.trace${l.uid}`),p=Object.keys(s.update).filter(d=>s.update[d][i]!==void 0);return u&&Bm(t[a],l,u,p,o)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Bm(e,t,n,s,o){let r=u=>s.every(p=>u.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&s.length===1&&s[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Hm))return()=>Xo(t,n,o);if(t.mode==="text"&&r(Dm))return()=>Jo(e,t,n,o);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(Vm)&&l?()=>Gm(e,t,n,i):null}function Xo(e,t,n){let s=Wm(e,n),o=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let u=t.querySelector(".fills"),p=u?.querySelector(".js-fill")??u?.appendChild(z("g")).appendChild(z("path",{class:"js-fill"}));p?.setAttribute("d",s),Object.assign(p?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,l=z("path",{class:"js-line","clip-path":o,d:s,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function Wm({x:e,y:t},n){let s="",o="M";for(let r=0;r<e.length;r++)e[r]===null?o="M":(s+=`${o}${n.x(e[r])},${n.y(t[r])}`,o="L");return s}var Fm={left:"end",center:"middle",right:"start"},wc=1.3,Xe=(e,t)=>Array.isArray(e)?e[t]:e;function bc({x:e,y:t,text:n,textposition:s="middle center",textfont:o}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Xe(s,a),size:Xe(o.size,a),color:Xe(o.color,a)}]:[])}var yc=({text:e,x:t,y:n,place:s})=>`${t} ${n} ${s} ${e}`;function Jo(e,t,n,s){let{family:o,weight:r=400,style:a="normal"}=t.textfont,i=x=>{let b=x.text.split("<br>"),[w,y]=[s.x(x.x),s.y(x.y)],$={fontFamily:o,fontSize:`${x.size}px`,fontWeight:r,fontStyle:a,fill:x.color,whiteSpace:"pre"},k=(b.length-1)*wc+1,M=z("text",{x:w,y,"text-anchor":Fm[x.place.split(" ")[1]],style:$});return b.length===1?M.textContent=x.text:M.append(...b.map((_,v)=>z("tspan",{class:"line",x:w,y,dy:`${v*wc}em`},_))),z("g",{class:"textpoint",transform:`translate(0,${x.size*(.75-k/2)})`},M)},l=n.querySelector(".text");if(!l)return;let[u,p]=[bc(e),bc(t)],d=[...l.children],g=new Map(d.length===u.length?u.map((x,b)=>[yc(x),d[b]]):[]),f=p.map(x=>g.get(yc(x))),m=new Set(f);for(let x of d)m.has(x)||x.remove();let h=l.firstElementChild;p.forEach((x,b)=>{let w=f[b]??i(x);w===h?h=h.nextElementSibling:l.insertBefore(w,h)})}function Gm(e,t,n,s){let o=n.querySelectorAll("text"),r=({marker:i,textfont:l},u)=>({point:{fill:Xe(i.color,u),stroke:Xe(i.line.color,u),strokeWidth:`${Xe(i.line.width,u)}px`},number:{fontSize:`${Xe(l.size,u)}px`,fill:Xe(l.color,u)}}),a=(i,l,u)=>{for(let p of Object.keys(u))u[p]!==l[p]&&(i.style[p]=u[p])};s.forEach((i,l)=>{let[u,p]=[r(e,l),r(t,l)];a(i,u.point,p.point),a(o[l],u.number,p.number),e.text[l]!==t.text[l]&&(o[l].textContent=t.text[l])})}function kc(e,{width:t,height:n,plot_bgcolor:s},o){if(e.some(a=>a.fillpattern))return null;let r=z("rect",{width:t,height:n,style:{fill:s}});return z("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Um(a,o)))}function Um(e,t){let n=z("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>z("g",{class:r}))),{mode:s,marker:o}=e;return s==="lines"&&Xo(e,n,t),o?.opacity&&n.querySelector(".points")?.append(...Ym(e,t)),s.endsWith("text")&&Jo({...e,text:[]},e,n,t),n}function Ym({x:e,y:t,marker:{size:n,color:s,line:o}},r){let a=(u,p)=>Array.isArray(u)?u[p]:u,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((u,p)=>{if(u===null)return[];let d={fill:a(s,p),stroke:a(o.color,p),strokeWidth:`${a(o.width,p)}px`};return[z("path",{class:"point",transform:`translate(${r.x(u)},${r.y(t[p])})`,d:l,style:d})]})}var hs=1500,Km=6e3,_c=0,Qm=640,xs=500,Zm={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Mc(e,t,n){let s=e,o=[],r=null,a="",i=new AbortController,[l,u]=[0,0],p="",d="",g=!1,f=null,m=null,h=!1,x=!1,b,w=$c([0,0,1,1],[1,1]),y,$=Promise.resolve(),k=_=>{let[v]=_.points??[],{uid:S=""}=o[v?.curveNumber]??{};if(S===Bn)return v.pointNumber;let E=Va.exec(S);return E?Number(E[1]):-1},M={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:$e(),type(_){t=_,a=""},look(_){p=d,g=!1,!(_.times===M.window.times&&_.left===M.window.left&&_.top===M.window.top)&&(M.window=_,M.onZoom())},reveal(_){r&&M.look(Ia(r,M.window,_))},cut(_,v,S){let{viewer:E=null,to_move:C,step:A,over:T,line:N}=v??{};if(d=`${N} ${E===C?v?.turn:A} ${v?.phase}`,l>=xs&&g&&([M.window,g]=[$e(),!1]),l>=xs||!v||_.cell||p===d)return;let j=P=>P.flatMap(R=>R===null?[]:[R]),D=j([S.source,S.target]),I=E===C&&S.legal.length>0,V=D.length||I?D:j([S.last.source,S.last.target]),J=(V.length?V:S.legal).map(P=>_.countries[P].label),de=u/l;if(!T&&J.length&&M.window.times>1&&Ha(_,de,M.window,J))return;let L=V.length?V.flatMap(P=>_.countries[P].neighbours.map(R=>_.countries[R].label)):[];g=!T,M.window=T?$e():Ra(_,de,[...J,...Xm(_,J,L)])},async draw(_,v,S,E,C){e.style.aspectRatio=`${_.width} / ${_.height}`,l||([l,u]=[e.clientWidth,e.clientHeight]);let A=l||Qm,T=u||Math.round(A*_.height/_.width);M.cut(_,v,S),f=()=>M.draw(_,v,S,E,C);let N=M.window,j=(C.drawing??Ba)(_,v,{...S,touched:m},N.times*A/_.width,C.traces,t).map(vc),D=`${A} ${T} ${E} ${N.times} ${N.left} ${N.top}`,I=r===_&&o.length===j.length&&a===D,V=I?Ga(o,j):null,F=Wa(_,E,A,N,T),J=async()=>{b??=await n(),await b.react(s,j.map(Jm),F,Zm),h=!1,x||M.take()};if(await $,i.signal.aborted)return;clearTimeout(y);let de=o,L=r===null;[o,r,a]=[j,_,D],w=$c(rt(_,T/A,N),[A,T]);let P=!x&&I&&e.querySelector(".teg-sketch");P&&(!V||Zo(P,de,j,V,w))||!x&&M.sketch(kc(j,F,w))||V&&Zo(s,de,j,V,w)?h=!0:!I||h&&V?await J():V&&await b.restyle(s,V.update,V.traces);let R=async()=>{let[K,Y]=[y,e.closest("[data-kernel=busy]")!==null],oe=_c+(Y?Km:hs)-performance.now(),Tt=e.closest("[data-moving]")!==null;if(oe>0||Tt)return void(y=setTimeout(R,oe>0?Math.min(oe,hs):hs));b??=await n(),y===K&&!i.signal.aborted&&($=J())};_c=performance.now(),h&&(y=setTimeout(R,hs)),L&&M.listen(C)},sketch(_){return e.querySelector(".teg-sketch")?.remove(),_&&e.append(_),_!==null},take(){if(x=!0,M.sketch(null),i.signal.aborted)return M.purge();s.on("plotly_hover",_=>{let v=k(_);v>=0&&M.onHover(v)}),s.on("plotly_unhover",()=>M.onLeave())},listen(_){window.addEventListener("mousedown",v=>{if(!e.contains(v.composedPath()[0]))return;v.shiftKey&&(v.stopPropagation(),v.preventDefault());let S=M.at(v),E=M.window,C=M.point(v),A=E.times>1&&C&&!(_.drag&&S>=0),T=j=>{let D=e.getBoundingClientRect(),I=(r?.width??0)/E.times/D.width,[V,F]=[v.clientX-j.clientX,v.clientY-j.clientY];r&&Math.hypot(V,F)>=8&&M.look(Qs(r,E,V*I,F*I))};A&&!v.button&&window.addEventListener("mousemove",T);let N=j=>{window.removeEventListener("mousemove",T);let D=Math.hypot(j.clientX-v.clientX,j.clientY-v.clientY)<8;D&&l<xs&&M.touch(S),S>=0&&D&&M.onClick(S,j),S>=0&&!D&&!A&&M.onDrag(S,M.at(j))};v.button||window.addEventListener("mouseup",N,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",v=>{let S=M.point(v);!(v.ctrlKey||v.metaKey)||!r||!S||(v.preventDefault(),v.stopPropagation(),M.look(Ve(r,M.window,Math.exp(-v.deltaY/250),S)))},{capture:!0,passive:!1,signal:i.signal}),hc(e,i.signal,v=>{let S=M.at(v);return S>=0&&M.onHold(S),S>=0},()=>M.onLeave()),xc(e,i.signal,(v,S,E)=>{let[C,A]=[M.point(S),M.point(E)];r&&C&&A&&M.look(Qs(r,Ve(r,M.window,v,A),C[0]-A[0],C[1]-A[1]))})},narrow:()=>l>0&&l<xs,touch(_){m=_<0?null:_,f?.()},resized(_){let v=e.clientHeight;return!_||Math.abs(_-l)<1&&Math.abs(v-u)<1?!1:([l,u]=[_,v],!0)},pixel([_,v]){if(!r)return null;let S=e.getBoundingClientRect();return{x:S.left+(_-w.corner[0])*w.unit[0],y:S.top+(v-w.corner[1])*w.unit[1]}},at(_){let v=M.point(_);return v&&r?r.countries.findIndex(S=>vn(S.polygons,v)):-1},point({clientX:_,clientY:v}){if(!r)return null;let S=e.getBoundingClientRect();return[w.corner[0]+(_-S.left)/w.unit[0],w.corner[1]+(v-S.top)/w.unit[1]]},group(_){return e.querySelector(`.tracec${_}`)},purge(){i.abort(),clearTimeout(y),x&&b.purge(s)}};return M}function Xm(e,t,n){return n.filter(([s,o])=>t.some(([r,a])=>Math.hypot(r-s,a-o)<e.width/6))}function $c([e,t,n,s],[o,r]){let a=[o/(n-e),r/(s-t)],i=(l,u)=>p=>String(Math.round((p-l)*u*100)/100);return{unit:a,corner:[e,t],x:i(e,a[0]),y:i(t,a[1])}}function Jm(e){return structuredClone(e)}var eh=1.045,th=1.68;function un({model:e,el:t,board:n,manner:s,part:o}){let r=[],a=xl(n),i=oc(a.svg),{root:l}=i;Ae(t),t.append(l);let u=s==="pick",p=u||s==="look"||e.get("face")==="look";p&&(l.dataset.face="look"),l.dataset.stage=p||s?"flow":"full",p&&s&&(i.events.hidden=!0),p&&(i.tablist.hidden=i.foot.hidden=!0),p&&(i.panels.news.hidden=!1);let d=n.width/n.height;l.style.setProperty("--teg-ratio",String(d)),l.style.setProperty("--teg-box",String(n.cell?d:Math.max(d*eh,th))),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let g=al(e,n),{view:f}=g,m=Mc(i.map,Io.page,async()=>(await o("plotly")).default);r.push(m.purge);let h={model:e,el:t,board:n,picks:u,looks:p,alone:!!s,stops:r,dom:i,store:g,map:m,sketch:a};h.rule=xn(l),l.append(h.rule.box);let x=()=>g.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:H(f().lang).no_answer}}});return h.where=mc(e,f,b=>h.wire.write(b),r),h.wire=fc(e,i,f,{freed:()=>h.driver.drive(),unanswered:x,goes:b=>h.where.goes(b),said:b=>h.mover.said(b)},r),h.driver=Qr(h),h.mover=Rl(h),h.scheduler=cc(h,b=>h.painter.paint(b)),h.intents=il(h),h.painter=ic(h),h.pointer=yl(h),h.keyboard=kl(h),h.events=Jr(i.events,{view:()=>h.where.now(),ask:h.wire.ask,go:h.intents.go},r),g.subscribe(h.scheduler.schedule),l.tegPixel=b=>{let w=n.countries.findIndex(y=>y.name===b);return w<0?null:m.pixel(n.countries[w].label)},h.pointer.type(),(e.get("window")?.[0]??1)!==1&&h.pointer.look(),uc(h),lc(h),()=>r.forEach(b=>b())}var nh=15e3,sh=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,ws=e=>e.split(`
`).map(t=>c("p",{},...t.split(sh).map((n,s)=>s%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),er={true:"✓",false:"✗",null:"…"};function tr({model:e,el:t,board:n,part:s}){let o=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),L=>L.toString(36)).join("-"),l=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),u=c("header",{}),p=c("div",{class:"teg-asked"}),d=c("div",{class:"teg-asked"}),g=c("section",{class:"teg-task"},u,p,l,d),f=c("div",{class:"teg-task-board"}),m=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},c("div",{class:"teg-both"},g,f)),h=xn(m);m.append(h.box),Ae(t),t.append(m),Ee(m,o);let x=ge(e,()=>x.presence()==="gone"&&M(H(a()).kernel_gone),o),b=et(t,()=>x.send({kind:"still"}),o),w="",y=!1,$,k=(L,P={})=>{w="",y=!0,clearTimeout($),$=setTimeout(()=>M(H(a()).no_answer),nh),x.send({kind:"exercise",do:L,at:r().at,...P,nonce:i})},M=L=>{clearTimeout($),[y,w]=[!1,L],I()},_={board:"",manner:"",stop:()=>{}},v=L=>{let P=[];return{get:R=>e.get(R),set:(...R)=>e.set(...R),save_changes:()=>e.save_changes(),send:(...R)=>e.send(...R),widget_manager:e.widget_manager,on(R,K){let Y=(...oe)=>e.get("board")===L&&K(...oe);P.push([R,K,Y]),e.on(R,Y)},off(R,K){for(let[Y,oe,Tt]of P)Y===R&&oe===K&&e.off(R,Tt)}}},S=async()=>{let{form:L,board:P}=r(),{manner:R}=zt[L],K=e.get("board");if(_.board===K&&_.manner===`${P}${R}`||(_.stop(),f.replaceChildren(),f.hidden=!P,m.classList.toggle("teg-alone",!P),_={board:K,manner:`${P}${R}`,stop:()=>{}},!P))return;let Y=_,oe=E===K?n:await s("board");Y!==_||C||(Y.stop=un({model:v(K),el:f,board:oe,manner:R,part:s}))},E=e.get("board"),C=!1,A=zt[r().form].answer(r(),i,N),T=-1;function N({entry:L}={}){L!==void 0&&k("entry",{entry:L}),I()}let j=()=>{y||!A.ready()||(k("check",{answer:A.value()}),I())},D=L=>{let{at:P,dots:R,shut:K}=r();L<0||L>P&&K||L>R.length||k("go",{stop:L})},I=()=>{let L=r(),P=bn(a());L.at!==T&&(T=L.at,A=zt[L.form].answer(L,i,N)),A.renew(L,e.get("selected")??[]);let R=m.getRootNode().activeElement,K=R&&g.contains(R)&&R.getAttribute("data-key");m.lang=a(),m.setAttribute("aria-label",L.title||P.exercise),m.dataset.theme=be()?"dark":"light",m.dataset.size=e.get("size")??"page",m.dataset.at=String(L.at),m.toggleAttribute("data-done",!!L.done),u.replaceChildren(...F(L,P)),p.replaceChildren(c("div",{class:"teg-task-text"},...ws(L.task)),...A.draw(P));let Y=w?{right:null,text:w,clause:""}:L.verdict??null;l.dataset.right=String(Y?.right??null),l.hidden=!Y,l.dataset.said!==JSON.stringify([Y,L.at,L.tried?.length])&&(l.dataset.said=JSON.stringify([Y,L.at,L.tried?.length]),l.replaceChildren(...Y?V(Y):[])),d.replaceChildren(...J(L,P)),K&&(g.querySelector(`[data-key="${CSS.escape(K)}"]:not([disabled])`)??m).focus({preventScroll:!0}),b(`${L.at}/${L.tried?.length}/${L.moves}/${a()}`),S()},V=({right:L,text:P,clause:R})=>[c("b",{},er[String(L)])," ",...ws(P).map(K=>c("span",{},...K.childNodes)),...R&&!P.includes(R)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":R},R)]:[]],F=(L,P)=>{let R=L.dots.map((Y,oe)=>c("li",{},O(`dot-${oe}`,er[{right:"true",wrong:"false"}[Y]??""]??(Y?"•":""),()=>D(oe),{class:`teg-stop teg-stop-${Y||"new"}`,"aria-label":`${P.stop} ${oe+1}${Y?`: ${P[Y]}`:""}`,"aria-current":oe===L.at?"step":null,disabled:oe>L.at&&L.shut}))),K=L.dots.length>1;return[c("h4",{},L.title),K&&c("ol",{class:"teg-stops","aria-label":P.progress},...R),O("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():m.requestFullscreen(),{class:"teg-full",title:P.full,"aria-label":P.full,hidden:!document.fullscreenEnabled})].filter(Y=>Y instanceof HTMLElement)},J=(L,P)=>{let R=L.dots.length>1||!L.last,K=L.form!=="none",Y=zt[L.form].manner==="play",oe=[K&&!Y&&O("check",P.check,j,{class:"teg-main",disabled:y||!A.ready()}),Y&&O("undo",`↶ ${P.undo}`,()=>k("undo"),{disabled:!L.moves}),Y&&O("again",P.again,()=>k("again"),{disabled:!L.moves}),K&&O("hint",P.hint,()=>k("hint"),{disabled:!L.more}),K&&O("solution",P.solution,()=>k("solution"),{disabled:!!L.solution||!L.solvable})],Tt=[R&&O("before",P.before,()=>D(L.at-1),{disabled:L.at===0}),R&&O("next",P.next,()=>D(L.at+1),{disabled:L.last||L.shut,class:L.done||!K?"teg-main":""})],gn=L.tried??[];return[K&&L.shut&&!L.last&&c("p",{class:"teg-hint"},P.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...oe),R&&c("div",{class:"teg-buttons"},...Tt)),...(L.hints??[]).map((jt,fn)=>c("div",{class:"teg-given"},c("b",{},`${P.hint} ${fn+1}`),...ws(jt))),L.solution&&c("div",{class:"teg-given teg-solved"},...ws(L.solution)),gn.length>0&&c("details",{open:gn.length<4},c("summary",{"data-key":"tried"},`${P.tried}: ${gn.length}`),c("ol",{class:"teg-tried"},...gn.map(([jt,fn])=>c("li",{"data-right":String(fn)},`${er[String(fn)]} ${jt}`))))].filter(jt=>jt instanceof HTMLElement)},de=(L,P)=>{e.on(L,P),o.push(()=>e.off(L,P))};de("change:told",I);for(let L of["size","selected"])de(`change:${L}`,I);return de("msg:custom",L=>{L?.nonce===i&&(clearTimeout($),y=!1,L.kind==="clause"&&h.show(L,H(a())),L.kind==="refused"&&(w=L.text),I())}),m.addEventListener("click",L=>{let P=L.target;if(f.contains(P))return;h.box.contains(P)||h.close();let R=P.closest("[data-clause]");R&&(h.from(R),k("clause",{name:R.dataset.clause??""}))}),hn(m,({key:L},P)=>{if(L==="Escape")return h.close();let R=A.keys(L,P);return R||P.matches("input, textarea")?R:L==="PageDown"||L==="ArrowRight"?(D(r().at+1),!0):L==="PageUp"||L==="ArrowLeft"?(D(r().at-1),!0):!1}),g.addEventListener("keydown",L=>{L.key!=="Enter"||!L.target.matches("input")||(L.preventDefault(),j())}),o.push(Oe(I),()=>clearTimeout($)),I(),()=>{C=!0,_.stop(),o.forEach(L=>L())}}var oh=500,rh=40,ah=200,dn=new Set,[nr,Ec]=[!1,-1/0];function ih(e){dn.add(e),!nr&&(nr=!0,setTimeout(()=>requestAnimationFrame(lh),Math.max(Ec+ah-performance.now(),0)))}function lh(){[nr,Ec]=[!1,performance.now()];let e=[...dn];dn.clear();for(let t of e)t()}var Sc=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function bs(e,t,n,s){let{write:o}=ge(e,()=>{},n),r=null,a=!1,i=()=>ih(s);for(let p of t)e.on(`change:${p}`,i);n.push(()=>{a=!0,dn.delete(s);for(let p of t)e.off(`change:${p}`,i)});let l=p=>{let d=ge(p,()=>{},n).write,g=()=>t.forEach(m=>Sc(e.get(m),p.get(m))||e.set(m,p.get(m))),f=m=>()=>Sc(e.get(m),p.get(m))||d({[m]:e.get(m)});for(let m of t){let h=f(m);p.on(`change:${m}`,g),e.on(`change:${m}`,h),n.push(()=>(p.off(`change:${m}`,g),e.off(`change:${m}`,h)))}r=d,g()};return(async()=>{let p=e.get("leader")?.slice(10);for(let d=0;p&&d<rh&&!a;d++){let g=await e.widget_manager?.get_model?.(p).catch(()=>null);if(g&&!a)return l(g);await new Promise(f=>setTimeout(f,oh))}})(),p=>{(r??o)(p),dn.delete(s),s()}}var ch=80;function Oc(e,t,n){let s=Array.from(crypto.getRandomValues(new Uint32Array(3)),x=>x.toString(36)).join("-"),o=null,r="",a="",i=null,l,u=c("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:s}),g=x=>{[r,o,i]=[x,null,null],f(),d()},f=()=>{let x=H(e.get("lang")),b=e.get("seats"),[w,y]=[e.get("may_ask")??[],e.get("alone")];if(a!==p()){let v=a==="";a=p(),r&&(!y||!w.some(S=>b[S].name===r))&&([r,o]=[null,null]),clearTimeout(l),l=setTimeout(d,v?0:ch)}let $=(v,...S)=>O(`know-${v||"all"}`,c("span",{},...S),()=>g(v),{"aria-pressed":String(r===v)}),k={seats:b},M=u.getRootNode().activeElement?.getAttribute?.("data-key"),_=u.contains(u.getRootNode().activeElement);u.replaceChildren(c("h4",{},x.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":x.know_whose},$("",x.know_all),...w.map(v=>$(b[v].name,q(k,v),y?b[v].name:`${x.curtain_me} ${b[v].name}`)),r!==null&&r!==""&&!y&&O("know-cover",x.secret_hide,()=>g(null))),...i?[c("p",{class:"teg-hint",role:"alert"},i.text)]:[],...o?m(o,b,x):r===null?[c("p",{class:"teg-hint"},x.know_covered)]:[]),_&&M&&u.querySelector(`[data-key="${M}"]`)?.focus({preventScroll:!0})},m=({seat:x,rows:b},w,y)=>{let $={seats:w},k=w.findIndex(E=>E.name===x),M=E=>c("td",{},...E.length?E.flatMap((C,A)=>[A?` ${y.or} `:"",c("span",{class:"teg-who"},q($,C),w[C].name)]):["?"]),_=b.filter(([,E])=>E.length===1&&E[0]!==k).length,v=b.filter(([,E,C])=>E.length===1&&E[0]===k&&C.length!==1).length,S=k<0?`${y.know_sure_all}: ${b.filter(([,,E])=>E.length===1).length}`:`${y.know_sure}: ${_}. ${y.know_hidden}: ${v}`;return[e.get("aid")?c("p",{},S):c("p",{class:"teg-hint"},y.know_no_aid),b.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":y.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},y.place),k>=0&&c("th",{scope:"col"},`${x} ${y.know_knows}`),c("th",{scope:"col"},y.know_all))),c("tbody",{},...b.map(([E,C,A])=>c("tr",{},c("th",{scope:"row"},t.countries[E].name),k>=0&&M(C),M(A)))))):c("p",{class:"teg-hint"},y.know_nothing)]};return{root:u,traits:["steps","seats","may_ask","alone","aid"],draw:f,hear:x=>{x?.nonce!==s||x.kind==="knowledge"&&(x.seat!==r||x.line!==e.get("line")||x.step!==Math.min(e.get("step"),e.get("steps")))||(x.kind==="knowledge"?[o,i]=[x,null]:x.kind==="refused"&&([o,i]=[null,x]),f())}}}function Ac(e,t,n){let s=new Map(t.countries.map((m,h)=>[m.name,h])),o=m=>n.lead({selected:m}),r=c("select",{"data-key":"odds-from",change:()=>o(r.value?[r.value]:[])}),a=c("select",{"data-key":"odds-to",change:()=>o(a.value?[r.value,a.value]:[r.value])}),i=[c("span"),c("span")],l=c("div",{class:"teg-told",role:"status"}),u=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},i[0],r),c("label",{},i[1],a)),l),p=(m,h,x)=>{let b=$=>c("option",{value:t.countries[$].name},t.countries[$].name),w=$=>h.filter(k=>(t.countries[k].continent??-1)===$),y=(t.continents??[]).map(($,k)=>({name:$.name,options:w(k).map(b)}));m.replaceChildren(c("option",{value:""},x),...y.filter($=>$.options.length).map($=>c("optgroup",{label:$.name},...$.options)),...w(-1).map(b))},[d,g]=["",""];return{root:u,traits:["odds"],draw:()=>{let m=e.get("lang"),h=H(m),[x="",...b]=e.get("selected")??[],w=e.get("odds")??{},[y,$]=[`${m}/${x}`,b.at(-1)??""];y!==d&&(d=y,i[0].textContent=h.source,i[1].textContent=h.target,p(r,[...t.countries.keys()],h.choose),p(a,t.countries[s.get(x)??-1]?.neighbours??[],h.choose)),[r.value,a.value,a.disabled]=[x,$,!x];let k=JSON.stringify([m,w]);if(k===g)return;g=k;let M=w.target?`${h.odds}: ${w.sources.join(", ")} → ${w.target}`:h.odds,_="conquest"in w?Ft(w,m):[c("p",{class:"teg-hint"},w.target?h.odds_none:h.odds_choose)];l.replaceChildren(ne(M,..._))}}}var sr={odds:Ac,knowledge:Oc};function Lc({model:e,el:t,board:n}){let s=[],o=e.get("face"),r=bs(e,["line","step",...o==="odds"?["selected"]:[]],s,()=>d()),a=ge(e,()=>{},s),i=wn(t,a,s),l=sr[o](e,n,{...a,lead:r}),u=c("p",{class:"teg-caption","aria-live":"polite"}),p=c("div",{class:"teg teg-follower",role:"group","data-face":o},l.root,u);Ae(t),t.append(p),Ee(p,s);let d=()=>{p.dataset.size=e.get("size"),p.dataset.step=String(e.get("step")),u.textContent=e.get("caption"),l.draw(),i([...l.traits,"line","step","lang"].map(m=>JSON.stringify(e.get(m))).join())},g=(m,h)=>{e.on(m,h),s.push(()=>e.off(m,h))};for(let m of["lang","size","caption",...l.traits])g(`change:${m}`,d);l.hear&&g("msg:custom",l.hear);let f=()=>{p.dataset.theme=be()?"dark":"light"};return f(),s.push(Oe(f)),d(),()=>s.forEach(m=>m())}var ph=["yes","number","range","chance"];function Cc({model:e,el:t}){let n=[],s=c("div",{class:"teg teg-guess",role:"group"});Ae(t),t.append(s),Ee(s,n);let o=et(t,()=>{},n),r=null,a="",i=!1,l=e.get("asks")||"yes",[u,p,d]=["","",50],g=()=>{[i,a]=[!1,H(e.get("lang")).kernel_gone],h()},f=ge(e,()=>f.presence()==="gone"&&g(),n),m=k=>{[i,a]=[!0,""],h(),f.send({kind:"bet",bet:k})},h=()=>{let k=bn(e.get("lang"));s.dataset.theme=be()?"dark":"light",s.lang=e.get("lang"),s.setAttribute("aria-label",k.guess),s.replaceChildren(c("h4",{},k.guess),c("p",{class:"teg-task-text"},e.get("question")),...r?y(r,k):x(k)),o(`${!!r}`)},x=k=>{let M=e.get("asks")?[]:ph.map(_=>{let v=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${_}`,change:()=>(l=_,h(),b(_))});return v.checked=_===l,c("label",{},v," ",k[`kind_${_}`])});return[...M.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},k.how),...M)]:[],c("div",{class:"teg-buttons"},...w(k)),c("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?k.working:a)]},b=k=>s.querySelector(`[data-key="kind-${k}"]`)?.focus(),w=k=>{if(l==="yes")return[O("yes",k.yes,()=>m(!0),{disabled:i}),O("no",k.no,()=>m(!1),{disabled:i})];let M=()=>m(l==="chance"?`${d} %`:l==="range"?[u,p]:u),_=(E,C,A,T)=>{let N=c("input",{type:"text","data-key":E,"aria-label":C,placeholder:C,maxlength:60,autocomplete:"off",input:j=>T(j.target.value)});return N.value=A,N.addEventListener("keydown",j=>j.key==="Enter"&&M()),N},v=c("output",{},`${d} %`),S=c("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":k.kind_chance,input:E=>{d=E.target.valueAsNumber,v.textContent=`${d} %`}});return[...l==="chance"?[S,v]:[],...l==="number"?[_("number",k.kind_number,u,E=>u=E)]:[],...l==="range"?[_("from",k.from,u,E=>u=E),_("to",k.to,p,E=>p=E)]:[],O("bet",k.bet,M,{class:"teg-main",disabled:i})]},y=({bet:k,result:M,judged:_,hit:v,score:S},E)=>[c("dl",{class:"teg-came"},c("dt",{},E.you_said),c("dd",{},k),c("dt",{},E.came_out),c("dd",{},M)),c("p",{class:"teg-verdict",role:"status","data-right":String(v)},_),c("p",{class:"teg-hint"},S)],$=k=>{if(k?.kind==="came")r=k.came;else if(k?.kind==="refused")a=k.text;else return;i=!1,h()};e.on("msg:custom",$);for(let k of["question","lang"])e.on(`change:${k}`,h);return n.push(Oe(h),()=>e.off("msg:custom",$),()=>["question","lang"].forEach(k=>e.off(`change:${k}`,h))),h(),f.send({kind:"show"}),()=>n.forEach(k=>k())}var uh=24;function Tc(e,t){let n=null,s=null,o=[],r=0,a=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(g=>c("span",{role:"gridcell"},g)),l=d=>{let{first:g,round:f,seat:m,kind:h,text:x}=s,{seats:b,kinds:w}=n,y=m[d]<0?"":c("span",{},q(n,m[d]),b[m[d]].name);return c("div",{class:"teg-entry",title:x[d]},...i(g+d,f[d],y,w[h[d]]??h[d],x[d]))},u=d=>s&&e(Math.min(Math.max(d,s.first),s.end),s.line),p=Tn({height:uh,label:"",head:a,draw:l,pick:d=>u((s?.first??0)+d),move:d=>u(t()+d)});return{root:c("div",{class:"teg-log"},p.root),tell(d,g,f,m){let h=[d,g,f,m];h.every((x,b)=>x===o[b])||(o=h,n=d,s=wt(d,g,f),a.replaceChildren(...[m.step,m.round,m.seat,m.kind_of,m.event].map(x=>c("span",{role:"columnheader"},x))),p.root.setAttribute("aria-label",m.log),p.fill(s.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(r-s.first))},show(d){r=d,p.show(d-(s?.first??0))},stop:p.stop}}var[Ct,ys]=[1e3,100],jc=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function dh(e,t){let n=r=>+(Ct*r/Math.max(e.length-1,1)).toFixed(2),s=r=>+(ys*(1-r/Math.max(t,1))).toFixed(2),o=`M0 ${s(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(o+=`H${n(r)}V${s(e[r])}`);return`${o}H${Ct}`}function zc(e,t,n){let s={d:e,"stroke-dasharray":jc[n%jc.length]};return[z("path",{...s,class:"teg-halo"}),z("path",{...s,class:"teg-line-of",stroke:t})]}var gh=13;function fh(e,t){let n=e.slice();for(let s=1;s<n.length;s++)n[s]=Math.max(n[s],n[s-1]+t);for(let[s,o]=[n.length-1,100];s>=0;s--,o-=t)n[s]=Math.min(n[s],o);return n}function Nc(e,t){let n=null,s=null,o=[],r=0,a=[],i=null,[l,u]=["",""],p=c("div",{class:"teg-races"}),d=c("div",{class:"teg-standing","aria-live":"off"}),g=c("div",{class:"teg-race",tabindex:0,role:"slider"},p,d),f=c("ol",{class:"teg-turn-list"}),m=c("div",{},g,f),h=[],x=[],b=S=>Math.round(Math.min(Math.max(S,s?.first??0),s?.end??0)),w=S=>s&&e(b(S),s.line),y=()=>Math.max((s?.text.length??1)-1,1),$=S=>{let E=S.currentTarget.getBoundingClientRect();w((s?.first??0)+(S.clientX-E.left)/E.width*y())},k=S=>{let[E,{counts:C,first:A}]=[n,s],T=E.seats.length,N=E.seats.map((V,F)=>C.map(J=>J[S*T+F]??0)),j=N.reduce((V,F)=>F.reduce((J,de)=>Math.max(J,de),V),1),D=c("div",{class:"teg-cursor"});h.push(D);let I=c("div",{class:"teg-plot",pointerdown:V=>{V.button||(I.setPointerCapture(V.pointerId),$(V))},pointermove:V=>I.hasPointerCapture(V.pointerId)&&$(V)},z("svg",{viewBox:`0 -2 ${Ct} ${ys+4}`,preserveAspectRatio:"none","aria-hidden":"true"},z("path",{class:"teg-grid",d:`M0 ${ys}H${Ct}M0 ${ys/2}H${Ct}M0 0H${Ct}`}),...N.flatMap((V,F)=>zc(dh(V,j),E.seats[F].color,F))),...a.map((V,F)=>c("i",{class:"teg-turned","data-turn":F+1,style:{left:`${100*(V.step-A)/y()}%`}})),D,c("b",{class:"teg-most"},j));return c("figure",{},c("figcaption",{},E.measures[S][1]),c("div",{class:"teg-plot-row"},I,_(E,N.map(V=>V.at(-1)??0),j)))},M=()=>{h=[],f.hidden=!a.length,f.setAttribute("aria-label",i?.turns??""),f.replaceChildren(...a.map(C=>c("li",{},O(`turn-${C.step}`,Uo(C,i,n.lang),()=>w(C.step)))));let S=n,{measures:E}=S;p.replaceChildren(...E.map((C,A)=>k(A)),E.length?"":c("p",{class:"teg-hint"},u)),x=S.seats.map(()=>c("b")),d.replaceChildren(...S.seats.map((C,A)=>{let T=z("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...zc("M0 4H26",C.color,A));return c("span",{},T,q(S,A),`${C.name} `,x[A])})),g.setAttribute("aria-label",l),g.setAttribute("aria-valuemin",String(s?.first)),g.setAttribute("aria-valuemax",String(s?.end))},_=(S,E,C)=>{let A=[...E.keys()].sort((N,j)=>E[j]-E[N]||N-j),T=fh(A.map(N=>100*(1-E[N]/Math.max(C,1))),gh);return c("div",{class:"teg-ends","aria-hidden":"true"},...A.map((N,j)=>c("span",{style:{top:`${T[j].toFixed(1)}%`}},q(S,N),S.seats[N].name)))},v=()=>{if(!n||!s)return;let S=n,E=Math.min(Math.max(r-s.first,0),s.text.length-1);for(let A of h)A.style.left=`${100*E/y()}%`;let C=s.counts[E]??[];g.setAttribute("aria-valuenow",String(s.first+E)),x.forEach((A,T)=>Je(A,S.measures.map((N,j)=>C[j*S.seats.length+T]??0).join(" · ")))};return g.addEventListener("keydown",S=>{if(S.ctrlKey||S.metaKey||S.altKey||!s)return;let E={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[S.key];E!==void 0&&(S.preventDefault(),S.stopPropagation(),w(Math.min(t(),s.end)+E))}),{root:m,tell(S,E,C,A,T){let N=[S,E,C,A,T];if(N.every((I,V)=>I===o[V]))return;o=N,n=S,s=wt(S,E,C),i=A;let{first:j,end:D}=s;a=T.filter(I=>I.line===C&&I.step>=j&&I.step<=D),l=`${A.race}: ${S.measures.map(I=>I[1]).join(", ")}`,u=A.race_secret,M(),v()},show(S){r=S,v()},stop:()=>{}}}var or={timeline:jn,table:Tc,race:Nc},mh=[];function qc({model:e,el:t,film:n,part:s}){let o=[],r=wn(t,ge(e,()=>{},o),o),a=bs(e,["line","step"],o,()=>m()),i=null,l="",u=(w,y)=>{a({...y!==e.get("line")&&{line:y},...w!==e.get("step")&&{step:w}})},p=or[e.get("face")](u,()=>e.get("step")),d=c("p",{class:"teg-caption","aria-live":"polite"}),g=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,d);Ae(t),t.append(g),Ee(g,o);let f=()=>{!i||l!==e.get("film")||(p.tell(i,e.get("tail"),e.get("line"),H(i.lang),e.get("turns")??mh),g.dataset.size=e.get("size")??"page",d.textContent=e.get("caption"),m())},m=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},h=async w=>{let y=e.get("film");[i,l]=[await Cn(w),y],f()},x=(w,y)=>{e.on(w,y),o.push(()=>e.off(w,y))};for(let w of["line","tail","caption","size","turns"])x(`change:${w}`,f);x("change:film",async()=>h(await s("film")));let b=()=>{g.dataset.theme=be()?"dark":"light"};return b(),o.push(Oe(b),p.stop),h(n),()=>o.forEach(w=>w())}var hh={exercise:tr,tour:tr,guess:Cc};function xh(e){let{model:t,el:n,part:s}=e,o=un(e),r=async()=>{let a=await s("board");o(),n.replaceChildren(),o=un({...e,board:a})};return t.on("change:board",r),()=>{t.off("change:board",r),o()}}function Dv(e){let t=e.model.get("face");return t in or?qc(e):t in sr?Lc(e):(hh[t]??xh)(e)}export{Dv as render};
