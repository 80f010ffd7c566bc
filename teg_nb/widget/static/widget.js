function l(e,t={},...n){let o=document.createElement(e);return Xo(o,t,n),o}function R(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Xo(o,t,n),o}function Xo(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function lt(e,t){e.textContent!==t&&(e.textContent=t)}function $(e,t,n,o={}){return l("button",{type:"button","data-key":e,...o,click:n},t)}function X(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===o},i.text))))}function Fe(e,t,n,[o,s],r){let a=u=>Math.min(Math.max(Math.round(u),o),s),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return xi(c,()=>c.valueAsNumber||n,u=>c.value=String(a(u)),i),c}var hi=8;function xi(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=u=>{let p=Math.trunc((u.clientX-s.clientX+s.clientY-u.clientY)/hi);a||=p!==0,a&&n(r+p)},c=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}function Tn(e,t,n){return e.kind==="number"?wi(n):e.kind==="order"?_i(e,n):e.kind==="mark"&&e.pick?bi():e.kind==="mark"||e.kind==="choose"&&e.several?ki(e,n):e.kind==="judge"&&e.free?vi(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?yi(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var ct={keys:()=>!1};function bi(){let e=[];return{...ct,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[l("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function wi(e){let t="";return{...ct,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[Zo("number",n.number_how,t,o=>(t=o,e()))]}}function Zo(e,t,n,o){let s=l("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function yi(e,t,n){let o=e.options??[],s=0;return{...ct,renew:r=>o=r.options??[],ready:()=>s>0,value:()=>s,draw:()=>[l("ol",{class:"teg-options"},...o.map((r,a)=>Ht("radio",`option-${a+1}`,`teg-${t}`,r,s===a+1,()=>{s=a+1,n(e.kind==="fault"?{entry:s}:{})},e.kind==="fault"?a+1:0)))]}}function ki(e,t){let n=e.options??[],o=new Set;return{...ct,renew:s=>n=s.options??[],ready:()=>o.size>0,value:()=>[...o].sort((s,r)=>s-r).map(s=>e.kind==="mark"?n[s-1]:s),draw:s=>[l("p",{class:"teg-picked"},s.several),l("ol",{class:"teg-options"},...n.map((r,a)=>Ht("checkbox",`option-${a+1}`,"",r,o.has(a+1),()=>{o.delete(a+1)||o.add(a+1),t()})))]}}function vi(e,t){let n=null,o="",s=r=>()=>(n=r,t());return{...ct,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":o.trim()||"illegal",draw:r=>[l("ol",{class:"teg-options"},Ht("radio","legal",`teg-${e}`,r.legal,n===!0,s(!0)),Ht("radio","illegal",`teg-${e}`,r.illegal,n===!1,s(!1))),...n===!1?[Zo("clause",r.which_clause,o,a=>(o=a,t()))]:[]]}}function Ht(e,t,n,o,s,r,a=0){let i=l("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,l("li",{},l("label",{},i," ",a>0&&l("b",{},`${a}. `),o))}function _i(e,t){let n=e.options??[],o=n.map((i,c)=>c+1),s=(i,c)=>c<0||c>=o.length||i===c?!1:(o.splice(c,0,...o.splice(i,1)),t(),!0),r=-1,a=i=>c=>{c.preventDefault(),r>=0&&s(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...o],keys:(i,c)=>{let u=c.closest("[data-order]"),p={ArrowUp:-1,ArrowDown:1}[i];if(!u||p===void 0)return!1;let d=o.indexOf(Number(u.getAttribute("data-order")));return s(d,d+p),!0},draw:i=>[l("p",{class:"teg-picked"},i.order_how),l("ol",{class:"teg-order"},...o.map((c,u)=>l("li",{tabindex:0,draggable:"true","data-order":c,"data-key":`item-${c}`,"aria-label":`${u+1}. ${n[c-1]}`,dragstart:p=>{r=u,p.dataTransfer?.setData("text/plain",String(c))},dragover:p=>p.preventDefault(),drop:a(u)},l("span",{},`${u+1}. ${n[c-1]}`),l("span",{class:"teg-group"},$(`up-${c}`,"▲",()=>s(u,u-1),{"aria-label":`${i.up}: ${n[c-1]}`,disabled:u===0}),$(`down-${c}`,"▼",()=>s(u,u+1),{"aria-label":`${i.down}: ${n[c-1]}`,disabled:u===o.length-1})))))]}}var $i=new Set(["restarting","autorestarting","terminating","dead","starting"]);function te(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i="",c=()=>a||=!!r&&(r.isDisposed||$i.has(r.status)||o()?.id!==r.id),u=()=>{c(),t()};for(let g of["statusChanged","connectionStatusChanged","disposed"])r?.[g]?.connect(u),n.push(()=>r?.[g]?.disconnect(u));let p=(g,m)=>{let{msg_type:f,session:b}=m?.header??{};i||=b??"",!(a||f!=="shutdown_reply"&&(b??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(p),n.push(()=>r?.iopubMessage?.disconnect(p));let d=async g=>{if(c())return t();try{await g()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(g,m)=>{d(()=>e.send(g,m))},write(g){for(let[m,f]of Object.entries(g))e.set(m,f);d(()=>e.save_changes())}}}var Mi=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function pe(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let c of Mi)i.toggleAttribute(c,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function Vt(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var ut=4;function Bt(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+ut+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+ut:a.top-ut-t.offsetHeight,u=Math.min(Math.max(a.left,r.left+ut),r.right-t.offsetWidth-ut);Object.assign(t.style,{top:`${c-r.top}px`,left:`${u-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren($("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...Jo(r,a),...r.decisions.map(i=>l("section",{},...Jo(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function Jo({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let c=a.map(u=>l("li",{},`${i.other_reading}: ${u.text}`,u.option&&l("code",{},u.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${o}`},s),l("ul",{},...c)]}var Si='data-still="teg_nb"',Ei=/^<.*> …$/s;function Te(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(es(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=u=>{o=u,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},c=()=>(o?.isConnected||i(Oi(e)),o);return u=>{if(c(),u===s)return;let p=s==="";s=u,clearTimeout(r),p||(r=setTimeout(()=>c()&&t(),1500))}}var Wt=(e,t,n)=>Te(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),es=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function Oi(e){let t=es(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return Ei.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(Si)?t:null}var Ne={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function Ue(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var q=Ue(Ne.all),Ft=Ue(Ne.asking),de=Ue(Ne.eggar),Y=Ue(Ne.wargame),Ai={symbol:Ue(Ne.symbol),pact:Ue(Ne.pact)},Nn=(e,t,n)=>Ai[t](e)[n]??n;function ie(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function ge(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var ts=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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

/* A position by itself: there is no way to go, and nothing to tell. */
.teg[data-face="look"][data-steps="0"] :is(.teg-slot-news, .teg-whole, .teg-slider, .teg-counter, .teg-timeline > .teg-group:not([role])) {
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
`;var ns=`/* The map */

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

.teg[data-face="look"] .teg-tops > .teg-slot-timeline {
  flex: 1 1 300px;
  width: auto;
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

.teg:is([data-kernel="gone"], [data-kernel="away"]) :is(.teg-right, .teg-timeline, .teg-map) {
  opacity: 0.5;
}

@keyframes teg-appear {
  from {
    opacity: 0;
  }
}
`;var os=`/* Controls */

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

.teg-reason {
  display: block;
  color: var(--teg-soft);
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
`;var ss=`/* Words below a view. */

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
`;var rs=`/* A task beside a board: exercises, tours, bets. */

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
`;var qi=[ts,ns,os,ss,rs].join(""),as=!1;function fe(e){let t=e.getRootNode()===document;t&&as||(as||=t,(t?document.head:e).append(l("style",{},qi)))}function re(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function le(e){return re(e.map(t=>[...t,t[0]]))}function us(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,c]=o[r],[u,p]=o[a];c>n!=p>n&&t<(u-i)*(n-c)/(p-c)+i&&(s=!s)}return s})}function zn([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],c=Math.max(r-s-2,8),[u,p]=[c-9,c-10];return[[5,-1.4],[u,-2.6],[p,-6.4],[c,0],[p,6.4],[u,2.6],[5,1.4]].map(([g,m])=>[e+g*a-m*i,t+g*i+m*a])}function Ut(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=ps(e,a);return i?[zn(s,[r[0]+i,r[1]],o),zn([s[0]-i,s[1]],r,o)]:[zn(s,r,o)]}function Ge([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function ps(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var is=new WeakMap;function Pi(e,t,n){let o=is.get(e)??new Map;is.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,Di(e,t,n)),o.get(s)}function Di(e,t,n){let o=Ii(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=ls(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(ls))}function Ii(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((u,p)=>o.has(n(u,r[(p+1)%r.length]))),i=a.findIndex((u,p)=>u&&!a.at(p-1));if(i<0)continue;let c=[];for(let u=0;u<r.length;u++){let p=(i+u)%r.length;a[p]&&(a.at(p-1)||(c=[r[p]]),c.push(r[(p+1)%r.length]),Pn(c)>Pn(s)&&(s=c))}}return s}var Pn=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function ls(e){let t=Pn(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(c=>Ri(e,t+c)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function Ri(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let c=Math.max(t,0)/(i||1);return[o+c*(r-o),s+c*(a-s)]}t-=i}return e[e.length-1]}function ds(e,t,n,o=11){let[s,r]=[o/2,o*.18];return Pi(e,t,n).flatMap(([[a,i],[c,u]])=>[-r,r].map(p=>{let[d,g]=[a+p*c,i+p*u];return[[d-s*u,g+s*c],[d+s*u,g-s*c]]}))}function gs(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=ps(e,r[0]-s[0]);return a?[qn(s,[r[0]+a,r[1]]),qn([s[0]-a,s[1]],r)]:[qn(s,r)]})}function qn([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(c,u)=>{let p=u/r,[d,g,m]=[(1-p)**2,2*p*(1-p),p**2];return[d*e+g*a+m*n,d*t+g*i+m*o]})}function fs([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function Ye(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],c=[0,0];for(let u=0;u<o.length;){/[a-zA-Z]/.test(o[u])&&(i=o[u++]);let p=i===i.toLowerCase(),d=h=>(p?h:0)+Number(o[u++]),g=h=>s[s.length-1].push([t+h[0],n+h[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=p?"l":"L";continue}let[f,b]=[r,a],[x,w]=c;if(c=m==="Q"?[d(f),d(b)]:m==="T"?[2*f-x,2*b-w]:[f,b],m!=="V"&&(r=d(f)),m!=="H"&&(a=d(b)),m!=="Q"&&m!=="T"){c=[r,a],g([r,a]);continue}for(let h=1;h<=6;h++){let y=h/6,[_,k,C]=[(1-y)**2,2*y*(1-y),y**2];g([_*f+k*c[0]+C*r,_*b+k*c[1]+C*a])}}return s}function ms(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function hs(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var Dn=11,cs=1.8;function Gt(e,t=Dn){let n=s=>Math.min(Math.max(s*e,t),cs*t),o=Math.min(Math.max(7.4*e,.75*t),.9*cs*t);return{least:t,disc:o,grown:o/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function T(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&R("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},R("path",{d:`M${s.join("L")}Z`,fill:o}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function ae(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function ze(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function W(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function Ke(e,t,n,o){return e===null?l("span",{class:"teg-die"}):R("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},R("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...ms(e).map(([s,r])=>R("circle",{cx:s,cy:r,r:.4,fill:o})))}var Hi={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},bs={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function me(e){let t=Hi[bs[e]??e];return t?R("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},R("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var xs={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function pt(e){return R("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},R("path",{d:xs[bs[e]??e]??xs.joker,fill:"currentColor"}))}function D(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Yt(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function Kt(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function dt(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function ws(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function ys(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function ks(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function vs(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function _s(e){return{kind:"offers",line:e.line,step:e.step}}function $s(e){return{kind:"hint",line:e.line,step:e.step}}function Ms(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var In=["easy","normal","hard"],Ss={teg:["missile_keeper"]};function gt(e,t,...n){return t===e.viewer&&t===e.to_move?D(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function ce(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function Es(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Os(e,t){let n=e.branches[t];return n?ce(e,n.step,n.line):ce(e,e.step+1)}function Cs(e){return Math.max(0,...Ls(e).filter(t=>t<e.step))}function As(e){return Math.min(e.steps,...Ls(e).filter(t=>t>e.step))}function Ls({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function Qt(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function Xt(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function js(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Rn(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Ts(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var be={kind:"private"};function Zt(e,t){return{kind:"look",seat:e.seats[t].name}}function qe(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function Ns(e){return{kind:"more",line:e.line,step:e.step}}var zs={kind:"stop"};function qs(e){return{kind:"clause",name:e}}function Ps(e){return{kind:"lang",lang:e}}function K(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var Hn={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Vi=Object.keys(Hn);function Ds({battle:e,last:t},n){let[o,s,r]=Hn[n]??Hn.quick;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function ft(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Jt(e,t){let n=ft(e)&&!e.goes_on;return{pauses:t&&!n,message:n?qe(e,"action"):null}}var Is={draw:Bi,depends:({view:e,pace:t})=>[t,Jt(e,t.auto).pauses,e.playing?.until,ft(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0},Rs={draw:({view:e},t)=>{if(!e.playing)return null;let{until:n,moves:o}=e.playing,s=t[`playing_${Hs(e,n)}`];return l("p",{class:"teg-progress",role:"status"},l("progress",{"aria-label":s}),`${s} · ${t.round} ${e.round} · ${t.moves}: ${o}`)},depends:({view:e})=>e.playing,steady:!0},Hs=(e,t)=>t==="end"&&e.people?.length?"mine":t;function Bi({view:e,now:t,pace:n,pause:o,stop:s,setSpeed:r,send:a},i){if(!e.seats.some(u=>u.bot))return null;let{pauses:c}=Jt(e,n.auto);return l("div",{class:"teg-timeline",role:"group","aria-label":i.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},i.bots),e.playing?$("stop",l("span",{},me("stop"),` ${i.stop}`),s,{class:"teg-main",title:"Esc"}):$("pause",l("span",{},me(c?"pause":"forward"),` ${c?i.pause:i.go_on}`),o,{class:!c&&ft(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":i.speed,title:i.speed,change:u=>r(u.target.value)},...Vi.map(u=>l("option",{value:u,selected:u===n.speed},i[u])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(u=>$(`until-${u}`,i[`until_${Hs(e,u)}`],()=>a(qe(t(),u)),{disabled:!ft(e)||!!e.playing}))))}function Vs({view:e,pace:t}){if(t.speed==="at_once"||!ft(e)||e.step<e.steps||e.last.target===null)return null;let o=e.news.filter(s=>s.step===e.step).slice(0,2).map(s=>l("p",{},s.seat!==null&&T(e,s.seat),s.text));return o.length?l("div",{},...o):null}function Bs(e){let{model:t,dom:n,store:o,stops:s}=e,{view:r}=o,a;s.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),c=()=>i().auto&&!!r()?.goes_on&&e.wire.there(),u=()=>!!r()?.playing&&e.wire.there(),p=()=>u()||c()&&i().speed==="at_once",d=m=>e.wire.write(m),g=()=>{i().auto&&d({auto:!1}),e.wire.send(zs)};return{pace:i,atOnce:p,setPace:d,stop:g,setSpeed:m=>d({speed:m}),moves:()=>u()||c(),pause(){if(r().playing)return g();let{pauses:m,message:f}=Jt(r(),i().auto);m===i().auto&&d({auto:!m}),m||e.wire.send(f)},drive(){let{wire:m,scheduler:f}=e;if(clearTimeout(a),m.busy())return;let b=m.kept();if(b)return m.send(b);if(!(!u()&&!c())){if(n.root.setAttribute("data-going",""),u())return m.send(Ns(r()),m.names.driver);!f.begun()||!p()&&!f.rests()||(a=setTimeout(()=>m.send(qe(r(),"action"),m.names.driver),Ds(r(),i().speed)))}}}}var Wi=["round","seat","kind","text","counts"],Qe=new Map;function en(e){let t=Qe.get(e)??Fi(e);return Qe.delete(e),Qe.set(e,t),Qe.size>4&&Qe.delete(Qe.keys().next().value),t}async function Fi(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function Xe(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let p=o.find(g=>g.name===n)??o[0],d=1/0;s.unshift({name:p.name,to:d}),p.of!==null;)d=Math.min(d,p.from??0),p=o.find(g=>g.name===p.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let p of s)for(let d of[e.rows[p.name],t.rows[p.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let g=Math.min(d.text.length,p.to+1-d.first);if(!(g<=0)){a.at(-1)?.name!==p.name&&a.push({from:d.first,name:p.name});for(let m of Wi)for(let f=0;f<g;f++)r[m].push(d[m][f])}}r.first=Math.max(r.first,0);let i=p=>a.filter(d=>d.from<=p).at(-1)?.name??"main",c=new Map(s.map(p=>[p.name,p.to])),u=o.filter(p=>!c.has(p.name)&&p.of!==null&&(p.from??0)<=(c.get(p.of)??-1)).map(p=>({step:p.from??0,line:p}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:u,note:p=>t.notes[i(p)]?.[p]}}var Ui=80;function mt(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Gi({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,c=r.find(m=>m.name===a);if(!c||r.length<2&&!e.restore)return null;let u=m=>r.find(f=>f.name===m),p=Yi(),d=m=>f=>{m&&m.of!==null&&p.open(f,mt(m,s),[Ki,Qi,Xi].map(b=>b(e,m,n,s)))},g=m=>o(1/0,m.target.value);return l("div",{class:"teg-lines"},r.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},s.line),l("select",{"data-key":"line",change:g,contextmenu:d(c)},...r.map(m=>l("option",{value:m.name,selected:m.name===a},`${mt(m,s)} · ${m.end}`)))),c.of!==null&&l("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(c)},"⋯"),e.restore&&$("restore",`↶ ${s.restore}`,()=>n(Ts(e))),i.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":s.ways},l("span",{class:"teg-label"},s.ways),...i.map((m,f)=>$(`way-${m.line}`,l("span",{},m.seat===null?null:T(e,m.seat),l("b",{},mt(u(m.line)??c,s)),m.text&&` ${m.text}`),()=>o(m.step,m.line),{"aria-current":f===t?"true":null,contextmenu:d(u(m.line))}))),p.box)}function Yi(){let e=null,o=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(l("b",{},a),...i),o.hidden=!1;let c=o.offsetParent.clientWidth,u=Math.max(Math.min(e.offsetLeft,c-o.offsetWidth),0);Object.assign(o.style,{left:`${u}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Ki(e,t,n,o){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:Ui,value:t.title}),a=i=>{i.preventDefault(),n(js(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},o.rename))}function Qi(e,t,n,o){return $("promote",o.promote,()=>n(Rn(e,"promote",t.name)),{title:o.promote_what})}function Xi(e,t,n,o){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},o.delete),l("p",{},o.delete_sure),$("delete-yes",o.delete_yes,()=>n(Rn(e,"delete",t.name))))}var Ws={draw:Gi,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var Fs=6;function tn({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[u,p,d,g]=[0,-1,!1,e],m={top:0,high:0,over:0},f=()=>{d=!1;let h=Math.max(0,Math.floor(m.top/g)-Fs),y=Math.min(u,Math.ceil((m.top+m.high)/g)+Fs);for(let[_,k]of c)_>=h&&_<y||(k.remove(),c.delete(_));for(let _=h;_<y;_++){let k=c.get(_);k||(k=o(_),k.classList.add("teg-roll-row"),k.setAttribute("role","row"),k.setAttribute("aria-rowindex",String(_+1)),k.dataset.row=String(_),k.style.top=`${_*g}px`,c.set(_,k),a.append(k)),k.getAttribute("aria-selected")==="true"!=(_===p)&&k.setAttribute("aria-selected",String(_===p))}},b=()=>{d||(d=!0,requestAnimationFrame(f))},x=()=>{if(p<0||!m.high)return;let[h,y]=[p*g,m.high-m.over-g];h>=m.top&&h<=m.top+y||(i.scrollTop=Math.max(0,h-y/2),m.top=i.scrollTop)};i.addEventListener("scroll",()=>{m.top=i.scrollTop,b()}),i.addEventListener("click",h=>{let y=h.target.closest(".teg-roll-row");y&&s(Number(y.dataset.row))}),i.addEventListener("keydown",h=>{if(h.target!==i||h.ctrlKey||h.metaKey||h.altKey)return;let y=Math.max(1,Math.floor(i.clientHeight/g)-1),_={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:y,PageUp:-y,Home:-1/0,End:1/0}[h.key];_!==void 0&&(h.preventDefault(),h.stopPropagation(),r(_))});let w=new ResizeObserver(()=>{Object.assign(m,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),x(),b()});for(let h of[i,n])h&&w.observe(h);return{root:i,fill(h,y=1){u=h,g=Math.round(e*y),i.style.setProperty("--teg-entry",`${g}px`),i.setAttribute("aria-rowcount",String(h)),a.style.height=`${h*g}px`;for(let _ of c.values())_.remove();c.clear(),b()},show(h){h!==p&&(p=h,x(),f())},stop:()=>w.disconnect()}}var Zi=24;function Ji(e,t,n,o){let s=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,u=t.line_of(c),[p,d]=[t.text[i],t.seat[i]],g=t.note(c);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(p||g||c===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:c,seat:-1,line:u,text:a>0?`${o.round} ${a}`:o.beginning})),(p||g?.glyph)&&s.push({kind:"entry",step:c,seat:d,line:u,text:g?.glyph?`${p} ${g.glyph}`:p}),g?.say&&s.push({kind:"note",step:c,seat:-1,line:u,text:g.say}));for(let f of r(c)){let x=e.rows[f.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:c+1,seat:-1,line:f.line.name,text:`${mt(f.line,o)} (${c+1}–${f.line.end})${x&&`: ${x}`}`})}}return s}function nn(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},c=null,u=_=>{let{kind:k,step:C,text:O,seat:M}=n[_],v=l("span",{class:"teg-at",role:"gridcell"},k==="entry"?C:""),S=k==="way"?"↳ ":k==="note"?"✎ ":"",E=k==="entry"&&(M<0?l("i",{class:"teg-dot teg-none"}):T(o,M));return l("div",{class:`teg-item teg-item-${k}`,title:O},v,l("span",{role:"gridcell"},E,S,O))},p=_=>n[_]&&e(n[_].step,n[_].line),d=()=>{let _=-1;for(let[k,C]=[0,n.length-1];k<=C;){let O=k+C>>1;n[O].step<=a.step?[_,k]=[O,O+1]:C=O-1}for(;_>0&&n[_].kind!=="entry";)_--;return _},m=tn({height:Zi,label:"",draw:u,pick:p,move:_=>{if(!s)return;let k=Math.min(Math.max(t()+_,s.first),s.end);e(k,s.line)}}),f=l("select",{"data-key":"events-seat"}),b=l("select",{"data-key":"events-kind"}),x=()=>{!o||!s||!c||(i.seat=f.value===""?-1:Number(f.value),i.kind=b.value,n=Ji(o,s,i,c),m.root.hidden=!n.length,w.hidden=n.length>0,m.fill(n.length,Number(getComputedStyle(m.root).getPropertyValue("--teg-type"))||1),m.show(-1),m.show(d()))};for(let _ of[f,b])_.addEventListener("change",x);let w=l("p",{class:"teg-hint",hidden:!0}),h=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},f,b),m.root,w),y=(_,k)=>{let C=[f.value,b.value],O=new Set(Object.values(_.rows).flatMap(M=>M.kind));f.replaceChildren(l("option",{value:""},k.every_seat),..._.seats.map((M,v)=>l("option",{value:v},M.name))),b.replaceChildren(l("option",{value:""},k.every_kind),...Object.entries(_.kinds).filter(([M])=>O.has(M)).map(([M,v])=>l("option",{value:M},v))),[f.value,b.value]=C,f.setAttribute("aria-label",k.seats),b.setAttribute("aria-label",k.kind_of),m.root.setAttribute("aria-label",k.events),w.textContent=k.no_news};return{root:h,wait(_){m.root.hidden=!0,w.hidden=!1,w.textContent=_.busy},tell(_,k,C,O){let M=[_,k,C,O];M.every((v,S)=>v===r[S])||(r=M,(o!==_||c!==O)&&y(_,O),o=_,c=O,s=Xe(_,k,C),x())},show(_,k){a={step:_,line:k},m.show(d())},stop:m.stop}}function Us(e,{view:t,ask:n,go:o},s){let r=e,a=l("summary",{"data-key":"events"}),i=nn(o,()=>t().step);s.push(i.stop),r.append(a,i.root);let c="",u="",p=null,d=g=>{let m=q(g.lang);if(a.textContent=m.events,!r.open)return;let f=JSON.stringify([g.lang,g.line,g.steps,g.lines,g.memory,!!g.over,g.memory?0:g.step]);f!==u&&(u=f,n({kind:"events",have:c})),p?i.tell(p.film,p.tail,g.line,m):i.wait(m),i.show(g.step,g.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(g){let m=g.film?await en(g.film):p?.film;m&&(p={film:m,tail:g.tail},c=g.have,d(t()))}}}var Ys={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function I({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var bt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),sn=e=>e.replace(/[?*]+$/,""),el=e=>e.includes("*")||e.includes("+");function tl(e){let t=bt(e).map(([,n])=>n);return t.length?t.some(el)||t.every(n=>sn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Ee({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&tl(t[a])===n).sort((a,i)=>s(a)-s(i))}function Wn(e,t,n){let o=Ee(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function Bn(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function he(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(Bn(e,o).map(s=>s[n]))]}function Pe(e,t,n={}){let o=I(e),s=Wn(o,t,n);if(!s)return null;let r=o.forms[s],a=bt(r),i=a.flatMap(([,w],h)=>sn(w)===e.board.place?[h]:[]),c=o.menu[s],u=r.amount?c.map(w=>w.slice(0,-1)):c,p=t.verb===s||t.verb===null?t.picks:[],d=a.map((w,h)=>p[h]??null);a.forEach((w,h)=>{let y=he(u,d,h);d[h]===null&&!i.includes(h)&&y.length===1&&y[0]!==void 0&&(d[h]=y[0])});let m=Bn(u,d).some(w=>w.every((h,y)=>d[y]!==null)),f=r.amount?Math.max(0,...c.filter(w=>Bn([w],d).length).map(w=>Number(w.at(-1)))):0,b=r.amount?[r.least,Math.max(f,r.least)]:null,x=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,places:i,rows:u,picks:d,done:m,range:b,amount:b?Math.min(Math.max(x,b[0]),b[1]):0}}function Ks({places:e,rows:t,picks:n}){return e.find(o=>n[o]===null&&he(t,n,o).some(s=>s!==void 0))??null}function ht(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>ht(e,t.slice(0,-1),a)):n.map((a,i)=>ht(e,r[i],a))}let o=sn(t);if(o===e.board.place)return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=I(e).names[o];return s?s[Number(n)][0]:n}function xt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>xt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>xt(e,r[i],a,o)).join(" → ")}let s=sn(t);return s==="flag"?o[n?0:1]:I(e).names[s]?.[Number(n)]?.[1]??String(ht(e,t,n))}function Qs(e,t,n){let o=bt(t).flatMap(([,s],r)=>[ht(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function wt(e,t,n,o){let s=I(e).forms[t],r=[...n],a=s.fields.flatMap(([i,c])=>{if(i===s.amount)return[o];let u=r.shift();return u==null?[]:[ht(e,c,u)]});return D(e.view,t,...a)}function on(e,t){return t?.done?wt(e,t.verb,t.picks,t.amount):null}function Fn({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return Yt(t,r,a,o.keep)}function Xs(e,t,n,o={},s=!1){let r=Pe(e,t,o);if(!r?.places.length)return{local:t};let{places:a}=r,[i,c]=[a[0],a[a.length-1]],u=f=>({...t,verb:r.verb,picks:f}),p=Ks(r);if(p!==null&&he(r.rows,r.picks,p).includes(n)){let f=Se(r.picks,p,n),b=u(f),x=Pe(e,b,o);if(!(p===c&&x?.done&&(!x.form.amount||a.length===1||o.quick?.includes(x.verb))))return{local:b};let h=s?Fn(e,x,t,o):null;return{local:u(Se(f,c,null)),message:h??on(e,x)}}if(r.done&&n===r.picks[c])return{local:t,message:on(e,r)};if(n===r.picks[i]&&a.length>1)return{local:u(Vn(r.picks,a))};if(he(r.rows,Vn(r.picks,a),i).includes(n)&&a.length>1)return{local:u(Se(Vn(r.picks,a),i,n))};let m=p===null?Se(r.picks,c,n):Se(r.picks,p,n);return m.some(f=>f===null)?{local:t,message:nl(e,r,m,n)}:{local:t,message:wt(e,r.verb,m,r.amount)}}function nl(e,{verb:t,form:n,args:o,places:s,rows:r,amount:a},i,c){let u=e.board.countries[c].neighbours,p=o.map(()=>null),d=i.map((f,b)=>{if(f!==null)return f;let x=he(r,p,b);return(s.includes(b)?x.find(w=>u.includes(Number(w)))??u[0]:x[0])??null});if(d.some(f=>f===null))return null;let{kind:g,action:m}=wt(e,t,d,n.amount?a:void 0);return g==="act"?Kt(e.view,...m):null}function Zs(e,t,n,o){let s=Pe(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=s.places,i=s.picks[r],c=n??s.picks[a];return i===null||c===null||!he(s.rows,Se(s.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var Vn=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function Js(e,t,n={}){let o=I(e),s=Wn(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:c,rows:u}=Pe(e,i,n),p=c.map(()=>null);return t.picks.forEach((d,g)=>{d!==null&&he(u,p,g).includes(d)&&(p[g]=d)}),{...i,picks:p}}function er(e,t,n){let o=e.view.last??Gs,s=Pe(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let[a=null,i=null]=s.places.map(d=>s.picks[d]),c=Ks(s),u=c===null?[]:he(s.rows,s.picks,c).filter(d=>d!==void 0),p=a!==null;return{...r,legal:p?[]:u,targets:p?u:[],source:a,target:i,last:p?Gs:o}}function Un(e){return Ee(e,"plain").find(t=>t.startsWith("end_"))??null}function tr(e,t,n,o){let s=I(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let u=Un(s);return{local:t,message:u?D(e.view,u):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Ee(s,"count");if(!a){let u=Wn(s,t,o);return{local:u?{...t,amounts:{...t.amounts,[u]:r}}:t}}let[i,c]=s.menu[a][0];return{local:t,message:r>=i&&r<=c?D(e.view,a,r):null}}var Se=(e,t,n)=>e.map((o,s)=>s===t?n:o),Gs={source:null,target:null};var nr=6;function or(e={}){return{draw:(t,n)=>ol(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function ol(e,t,n){let o=I(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return De(e,t,()=>[r&&Ie(e,t),...s,...Ee(o,"count",n).map(a=>al(e,o,a,t)),il(e,o,n,t),...Ee(o,"rows",n).map(a=>Kn(e,o,a,n,t)),kt(e,o,n)])}function De(e,t,n){let{view:o}=e;return o.over?null:rn(e)?sl(e,t):W(t.actions,rl(e,t),...n(),ze(o,t))}function rn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function sl({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},T(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),$("private",`${n.curtain_me} ${o.name}`,()=>t(be),{style:{background:o.color,color:o.ink}})):null}function Ie(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=$("look",t.secret_show,()=>s(be),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),Yn(e,t))}function Yn({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:$("bots-on",n.bots_on,()=>t(qe(e,"end")),{class:"teg-main teg-wide-button"})}function rl(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(I(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:l("p",{class:"teg-asks",role:"status"},T(n,n.viewer??-1),l("b",{},o.name),` ${t.answers}`)}function kt({view:e,send:t},n,o){let s=Ee(n,"plain",o);if(!s.length)return null;let r=Un(n);return l("div",{class:"teg-buttons teg-plain"},...s.map(a=>$(`act-${a}`,n.forms[a].label,()=>t(D(e,a)),{title:a===r?"E":null})))}function al({view:e,local:t,set:n,send:o},s,r,a){let[i,c]=s.menu[r][0],u=s.forms[r],p=l("p",{class:"teg-verb"},l("b",{},u.label)),d=m=>()=>o(D(e,r,m));if(i>0&&c-i<nr){let m=Array.from({length:c-i+1},(f,b)=>i+b);return l("div",{"data-verb":r},p,l("div",{class:"teg-buttons"},...m.map(f=>$(`act-${r}-${f}`,String(f),d(f),{class:"teg-main"}))))}let g=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},p,...Ze(g,[i,c],m=>n({...t,amounts:{...t.amounts,[r]:m}}),a),l("div",{class:"teg-buttons"},$(`act-${r}`,`${u.label}: ${g}`,d(g),{class:"teg-main"})))}function Ze(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>$(`amount-${c}`,String(c),()=>o(c),{"aria-pressed":String(e===c)})),n>3&&$("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&Fe("amount",s.amount,e,[t,n],o))];if(n-t>3){let c=u=>o(u.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:c}))}return i}function Kn(e,t,n,o,s){let{local:r,set:a,send:i}=e,c=t.forms[n],u=t.menu[n],p=d=>a({...r,pointed:d});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...u.map((d,g)=>{let m=Qs(e,c,d),f=c.amount?Number(d.at(-1)):void 0,b=c.amount?d.slice(0,-1):d,x=bt(c).map(([,h],y)=>xt(e,h,b[y],[s.flag_yes,s.flag_no])).join(" · "),w=o.note?.(e,n,s,g);return $(`act-${n}-${g}`,l("span",{},x||"—",w&&l("b",{},` ${w}`)),()=>i(wt(e,n,b,f)),{class:"teg-row",mouseenter:()=>p(m),mouseleave:()=>p([]),focus:()=>p(m),blur:()=>p([])})})))}function il(e,t,n,o){let{local:s,set:r,send:a}=e,i=Pe(e,s,n);if(!i)return null;let c=Ee(t,"map",n),u=on(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...c.map(p=>$(`verb-${p}`,t.forms[p].label,()=>r({...s,verb:p,picks:[]}),{"aria-pressed":String(p===i.verb)}))),l("p",{class:"teg-hint"},cl(i,n,o)),...i.args.map((p,d)=>ul(e,i,d,o)),i.range&&i.range[1]>i.range[0]&&l("div",{},...Ze(i.amount,i.range,p=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:p}}),o,i.form.amount==="dice"?o.dice:"")),l("div",{class:"teg-buttons"},$(`act-${i.verb}`,i.form.label,()=>a(u),{class:"teg-main",disabled:!u}),i.verb===n.until&&ll(e,i,n,o)))}function ll(e,t,n,o){let{local:s,set:r,send:a}=e,i=Fn(e,t,s,n);return l("span",{class:"teg-group"},$(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),Fe("keep",o.keep,s.keep,[1,99],c=>r({...s,keep:c})))}function cl(e,{quick:t=[]},n){let{places:o}=e;return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function ul(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],{places:i}=t,c=i.indexOf(n),u=t.picks.map((f,b)=>c>=0&&b>n&&i.includes(b)?null:f),p=he(t.rows,u,n).filter(f=>f!==void 0),d=f=>r({...s,verb:t.verb,picks:Se(u,n,f)}),g=f=>xt(e,a,f,[o.flag_yes,o.flag_no]);if(c>=0){let b=(c===0||t.picks[i[c-1]]!==null?p:[]).map(h=>({value:String(h),text:g(h)})).sort((h,y)=>h.text.localeCompare(y.text,"es")),x=t.picks[n]===null?"":String(t.picks[n]),w=i.length===1?o.place:c===0?o.source:c===1?o.target:o.further;return X(["source","target",`country-${c}`][Math.min(c,2)],w,b,x,h=>d(h===""?null:Number(h)),o.choose)}if(!p.length)return null;if(p.length<=nr)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...p.map(f=>$(`${a.replace(/[?*]/g,"")}-${String(f)}`,g(f),()=>d(f),{"aria-pressed":String(t.picks[n]===f)})));let m=p.map(f=>({value:String(f),text:g(f)}));return X(a.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),f=>d(f===""?null:Number(f)),o.choose)}function Je(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||rn(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,T(o,o.viewer),o.seats[o.viewer].name);if(!s)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,$("private",n.secret_show,()=>a(be),{class:"teg-cover"}));let u=e(t,n).filter(d=>d),p=$("cover",n.secret_hide,i,{class:"teg-cover"});return!u.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...u,p)}}}var dl=14,gl=9,[rr,fl]=[.7,1.3],[ml,hl]=[3,2],xl=.1,bl=4,wl=8,sr=new WeakMap;function yl(e,t){let n=sr.get(e)??new Map;sr.set(e,n);let o=`${t.disc} ${t.type} ${t.note}`,s=n.get(o);if(!s){let r=vl(e,t);s={names:r,free:kl(e,r,t),boxes:r.map(a=>et(a,t)),discs:an(e,t),notes:e.notes.map(a=>ir(a,t.note??t.type))},n.size===wl&&n.delete(n.keys().next().value),n.set(o,s)}return s}function Qn(e,t,n=[]){let{names:o,free:s,boxes:r,discs:a,notes:i}=yl(e,t),c=o.map((d,g)=>{let m=n.some(f=>f!==g&&xe(r[g],r[f])>0);return n.includes(g)||s[g]&&!m?d:null}),u=[...r.filter((d,g)=>c[g]),...a],p=e.notes.filter((d,g)=>!u.some(m=>xe(m,i[g])>0));return{names:c,notes:p}}function ar(e,t,n,o){let{names:s,notes:r}=Qn(e,t,n),a=r.map(u=>ir(u,t.note??t.type)),i=[...s.flatMap(u=>u?[et(u,t)]:[]),...a,...an(e,t)],c=o.map(u=>i.reduce((d,g)=>d+xe(u,g),0)+vt(u)-xe(u,[0,0,e.width,e.height]));return c.indexOf(Math.min(...c))}function kl(e,t,n){let o=t.map(a=>et(a,n)),s=an(e,n),r=o.map(a=>xe(a,[0,0,e.width,e.height])>vt(a)-.01&&!s.some(c=>xe(a,c)>.01*vt(c)));for(;;){let a=o.map((c,u)=>r[u]?o.filter((p,d)=>d!==u&&r[d]&&xe(c,p)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function an(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-1.15*t,o-1.15*t,n+1.15*t,o+t])}function ir({x:e,y:t,text:n,anchor:o},s){let r=n.length*rr*s;return cr([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function vl(e,t){let n=an(e,t),o=e.countries.map(i=>_l(i,t)),s=o.map(([i])=>i),r=s.map(i=>et(i,t)),a=(i,c,u)=>{let p=r.reduce((m,f,b)=>m+(b===i?0:xe(c,f)),0),d=n.reduce((m,f)=>m+xe(c,f),0),g=xe(c,[0,0,e.width,e.height]);return p+ml*d+hl*(vt(c)-g)+xl*u*t.type};for(let i=0;i<bl;i++)s.forEach((c,u)=>{let p=o[u].map((g,m)=>a(u,et(g,t),m&&1+m/4)),d=p.indexOf(Math.min(...p));s[u]=o[u][d],r[u]=et(s[u],t)});return s}function _l(e,t){let{label:[n,o]}=e,s=$l(e,t.type),{width:r,height:a}=lr(s,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],u=r*.3,p=[[0,c],[0,-c],[u,c],[-u,c],[u,-c],[-u,-c],[i,0],[-i,0]];return[{lines:s,place:Ml(e,t.disc,(s.length-e.name_lines.length)*t.type)},...p.map(([g,m])=>({lines:s,place:[n+g,o+m]}))]}function $l({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?dl:gl))return e;let o=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),s=n.length/2,r=o.reduce((a,i)=>Math.abs(i-s)<Math.abs(a-s)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function Ml({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function lr(e,t){return{width:Math.max(...e.map(n=>n.length))*rr*t,height:(1+fl*(e.length-1))*t}}function et({lines:e,place:t},{type:n}){let{width:o,height:s}=lr(e,n);return cr(t,o,s)}function cr([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var vt=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function xe(e,t){return vt([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Re=()=>({times:1,left:0,top:0});function Xn(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function Oe(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return Xn(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Zn=(e,{times:t,left:n,top:o},s,r)=>Xn(e,{times:t,left:n+s,top:o+r});function ur(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,c,u)=>i>c+u*.1&&i<c+u*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:Xn(e,{times:t.times,left:n-s/2,top:o-r/2})}var we="DejaVu Sans, Verdana, sans-serif",ln="#ffffff",dr=/^c(\d+)$/,cn="places";function gr(e,t,n,o,s,r){let a=Gt(o,r),i=Qn(e,no(a),oo(n));return[...El(e,a),Ol(e,o),...Al(e,t,a),...Nl(e,n),Q("frontiers",un(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...Ll(e,n,o),jl(e,n,o),Tl(e,n,a.grown),...ql(e,t,a,o),...Dl(e,t,a,i),Il(e,a,i),...Pl(e,t,o),...zl(e,n,o),...Rl(e,t,a),Hl(e,t,n,a),...Vl(e,t,a),Bl(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function fr(e,t,n,o=Re()){let s={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...s,range:[o.left,o.left+e.width/o.times]},yaxis:{...s,range:[o.top+e.height/o.times,o.top]}}}var pr=new WeakMap;function un(e){let t=pr.get(e)??Sl(e);return pr.set(e,t),t}function Sl(e){return{countries:e.countries.map(t=>le(t.polygons)),continents:e.continents.map(t=>re(t.outline)),land:re(e.continents.flatMap(t=>t.outline)),bridges:re(e.bridges.flatMap(t=>t.segments)),frontiers:re(e.frontiers??[])}}function Q(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function El(e,t){let{land:n,continents:o}=un(e);return[Q("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>Q(`band${r}`,o[r],s.color,t.band))]}function Ol(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return Q("bridges",un(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Cl(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??pn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(u=>u[0]===n),a=o<0&&t?.hatched?.find(u=>u[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function pn(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function Al(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...un(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Cl(e,t,s)}))}function Ll(e,t,n){let o=p=>le(p.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(p=>p!==t.target),c=o([t.source??t.last.source]),u=o([t.target??t.last.target]);return[Q("aims-under",o(i),"#ffffff",r),Q("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),Q("target-under",u,"#ffffff",r),Q("target",u,s.target,a),Q("source-under",c,"#ffffff",r),Q("source",c,s.source,a)]}function jl(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return Q("pointed",le(o),e.palette.target,Math.max(3*n,2.2))}function Tl(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,c])=>Ut(e,i,c,n));return eo("arrow",a,e.palette.source)}function eo(e,t,n){return{...Q(e,le(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var to=["#fff0a8","#ff9d2e","#d31616"];function Nl(e,t){return to.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=eo(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function zl(e,t,n){let o=re(gs(e,t.path??[])),s=Math.max(2.6*n,2);return[Q("flight-under",o,"#ffffff",s+2.4),Q("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function ql(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],u=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[Ge(c,u)]}),a=le(r);return[Q("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),Q("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function Pl(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=re([...o.values()].flatMap(([r,a])=>ds(e,r,a,11/Math.max(Math.min(n,1),.6))));return[Q("covered-under",s,"#ffffff",Math.max(5*n,4.4)),Q("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function no({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var oo=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function Dl(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>o[c]&&s(c).toLowerCase()===ln===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:we,size:n.name,weight:700,color:r?ln:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Il(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:we,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function so(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,u,p])=>({seat:c,armies:u,missiles:p}))];return i.map((c,u)=>({...c,country:r,shared:a.length>0,x:o+n*1.16*(2*u-i.length+1),y:s}))})}var mr=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Rl(e,t,n){let o=t?so(e,t,n.grown).filter(mr):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:c,y:u})=>{let{ink:p="",sign:d=[]}=t?.seats[i]??{};return!d.length||p.toLowerCase()===ln!==s?[]:[d.map(([g,m])=>[c+n.grown*g,u+n.grown*m])]}),a=s?ln:e.palette.ink;return{...Q(s?"signs-light":"signs",le(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Hl(e,t,n,o){let{palette:s}=e,r=t?so(e,t,o.grown).filter(mr):[],a=p=>t?.seats[p],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),u=p=>c.has(p)||i.has(p)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(p=>p.x),y:r.map(p=>p.y),text:r.map(p=>String(p.armies)),textposition:"middle center",textfont:{family:we,weight:700,size:r.map(p=>p.armies>99?o.count*.8:o.count),color:r.map(p=>p.shared&&a(p.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(p=>p.shared&&a(p.seat)?.color||s.disc),line:{color:r.map(p=>u(p.country)),width:r.map(p=>i.has(p.country)||c.has(p.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Vl(e,t,n){let o=t?so(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>fs([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[eo("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:we,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Bl(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:we,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function hr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Jn(e[a]),c=Jn(r),u=Object.entries(c).filter(([d,g])=>!Wl(i[d],g)),p=Object.keys(i).flatMap(d=>d in c?[]:[[d,null]]);u.length+p.length&&n.set(a,Object.fromEntries([...u,...p]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function Jn(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(Jn(o,`${t}${n}.`)):[[t+n,o]]))}function Wl(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var dn=8,Fl=15.5,xr=6,ke=e=>Math.floor(e/dn);function _t(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function wr(e,t,n,o,s,r=Dn){return[...Yl(e,o,r),...Kl(e,o),...Xl(e,t,n,o),...Jl(e,t,n,o,r),...ec(e,n,o),...tc(e,o),...nc(e,t,o),...oc(e,t,o,r),sc(e,o)]}function ye(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...le(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function He(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...re(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function ro(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:we,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var Ve=(e,t)=>e.countries[t].label;function Ul(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var br=new WeakMap;function Gl(e){let t=br.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(u,p)=>s+p*o),i=[s/2,r+s/2],c={dark:e.countries.flatMap((u,p)=>(Math.floor(p/n)+p%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,s],[u,r]],[[s,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,p)=>i.flatMap(d=>[{at:[u+o/2,d],text:String.fromCharCode(65+p)},{at:[d,u+o/2],text:String(p+1)}]))};return br.set(e,c),c}function Yl(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:c,lines:u,words:p}=Gl(e),d=[[r,r],[i,r],[i,i],[r,i]];return[ye("field",[d],{fill:a.light}),ye("dark",c,{fill:a.dark}),He("lines",u,a.line,Math.max(t,.6)),ye("border",[d],{color:a.border,width:Math.max(3*t,2)}),ro("letters",p,Math.max(15*t,n),a.border)]}function Kl(e,t){return e.continents.map(({color:n,outline:o},s)=>{let[[r,a],,[i,c]]=o[0],u=[Ql([r+4,a+4],[i-4,c-4],12)];return ye(`camp${s}`,u,{fill:`${pn(n,.5)}bf`,color:_t(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function Ql([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],c)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(c+p/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Xl(e,t,n,o){let s=t?.moves??[],r=c=>c.map(u=>Ve(e,u)),a=t?.seats[ke(Zl(t,s))]?.color??"#888888",i=s.map(c=>Ge(Ve(e,c[0]),6,16));return[He("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),He("walks",s.map(r),_t(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),ye("walk-starts",i,{fill:"#ffffff",color:_t(a,.15),width:Math.max(2.5*o,1.6)}),He("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Zl(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function Jl(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,u])=>({at:Ve(e,c),text:String(u)})),i={size:25*o,color:pn(r,.25),opacity:.9,line:{color:_t(r),width:Math.max(1.6*o,1)}};return[ro("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function ec(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=u=>u.flatMap(p=>p===null?[]:[Ul(e,p,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(u=>u!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([u,p,d,g])=>[ye(`${u}-under`,a(p),{color:"#ffffffcc",width:s}),ye(u,a(p),{color:d,width:r,dash:g})])}function tc(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[He("poles",n.flatMap(a=>Ye(o.pole,Ve(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>ye(`flag${i}`,Ye(o.pennant,Ve(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function nc(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=Ve(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[He("crosses-under",s,"#ffffff",Math.max(8*n,5)),He("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function oc(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((p,d)=>{if(p<0)return[];let[g,m]=Ve(e,p);return[{soldier:d,seat:ke(d),at:[g,m+xr+1]}]}),i=p=>t?.seats[p],c=a.map(({soldier:p,seat:d,at:g})=>({at:g,text:String(p%dn),color:i(d)?.ink})),u={size:2*Fl*n,opacity:1,color:a.map(p=>i(p.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[ro("soldiers",c,Math.max(19*n,o),r.ink,u),...(s?.gear??[]).map((p,d)=>{let g=a.filter(m=>m.seat===d).flatMap(({at:[m,f]})=>Ye(p,[m,f-xr]));return ye(`gear${d}`,g,{fill:_t(e.continents[d].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function sc(e,t){return{uid:cn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var yr={soldier:null,over:null,target:null,group:null};function tt(e){let t=new Map;for(let[n,o]of I(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function $t(e){let t=new Map;for(let[n,o]of I(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Mt(e,{target:t,group:n}){let o=$t(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var gn=e=>(I(e).menu.remove??[]).map(([t])=>t),St=(e,t,n)=>I(e).names[t]?.[n]?.[0]??"?",Ae=e=>String(e%dn);function kr(e,t,n){let o=n.map(s=>e.board.countries[s].name);return D(e.view,"move",St(e,"soldier",t),o)}function ao(e,t){let n=Mt(e,t);if(t.target===null||!n.length)return null;let o=s=>St(e,"soldier",s);return D(e.view,"attack",o(t.target),n.map(o))}function rc({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function vr(e,t,n){let{view:o}=e,{menu:s}=I(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let c=gn(e).includes(r);return{local:t,message:c?D(o,"remove",St(e,"soldier",r)):null}}if(s.attack)return io(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&ke(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=tt(e).get(t.soldier)?.get(n)??rc(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?kr(e,t.soldier,i):null}}function io(e,t,n){let o=$t(e);if(o.has(n))return n===t.target?{local:t,message:ao(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Mt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function ac(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=I(e);return s<0||ke(s)!==e.view.viewer?{local:t}:r.move?vr(e,{...t,soldier:s},o):r.attack?io(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function ic(e,t,n){let{menu:o}=I(e);if(n==="Escape")return{local:{...yr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?D(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:ao(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...tt(e).keys()].find(r=>Ae(r)===n);return{local:{...t,soldier:s??t.soldier}}}function lc(e,t){let n=$t(e),o=tt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function cc(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(g=>o[g]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(gn(e).length)return{...a,targets:s(gn(e))};let i=$t(e);if(i.size){let d=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(Mt(e,t))}}let c=tt(e),u=c.get(t.soldier??-1);if(!u||t.soldier===null)return{...a,legal:s([...c.keys()])};let p=u.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...u].map(([d,g])=>[d,g.length]),path:p?[o[t.soldier],...p]:[]}}function Ce(e,t){let{color:n,ink:o,name:s}=e.seats[ke(t)];return l("b",{class:"egg-token",title:s,style:{background:n,color:o}},Ae(t))}var uc={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>I(e).menu.answer?null:De(e,t,()=>{let n=I(e),{menu:o}=n,s=[o.move&&dc(e),o.attack&&gc(e),o.ask&&fc(e),o.remove&&mc(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&Ie(e,t),kt(e,n,{})]})};function pc(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=Mt(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function dc(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=de(n.lang),i=tt(e),{die:c=0,steps_left:u=0}=n,p=i.get(o.soldier??-1)??new Map,d=[...p].map(([m,f])=>({value:String(m),text:`${t.countries[m].name} (${f.length})`})),g=m=>m!==""&&r(kr(e,o.soldier,p.get(Number(m))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},Ke(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},u),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(u)+"○".repeat(Math.max(c-u,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(m=>$(`soldier-${Ae(m)}`,Ce(n,m),()=>s({...o,soldier:m===o.soldier?null:m}),{"aria-label":`${a.soldier} ${Ae(m)}`,"aria-pressed":String(m===o.soldier)}))),o.soldier!==null&&X("square",a.square,d,"",g,"…")]}function gc(e){let{view:t,local:n,set:o,send:s}=e,r=de(t.lang),a=$t(e),i=Mt(e,n),c=a.get(n.target??-1)??[],u=ao(e,n),p=d=>o(io(e,n,d).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>$(`target-${d}`,Ce(t,d),()=>p(d),{"aria-pressed":String(d===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(d=>$(`with-${d}`,Ce(t,d),()=>p(d),{"aria-pressed":String(i.includes(d))}))),l("div",{class:"teg-buttons"},$("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(u),{class:"teg-main",disabled:!u}))]}function fc(e){let{view:t,send:n}=e,o=de(t.lang),s=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],u=l("span",{},l("b",{},i),l("small",{},` ${c} ${o.cards}`));return $(`ask-${a}`,u,()=>n(D(t,"ask",St(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${o.ask} `,T(t,s),l("b",{},t.seats[s]?.name)),l("div",{class:"teg-rows"},...I(e).menu.ask.map(r))]}function mc(e){let{view:t,send:n}=e,o=de(t.lang);return[l("p",{class:"teg-hint"},o.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...gn(e).map(s=>$(`remove-${Ae(s)}`,Ce(t,s),()=>n(D(t,"remove",St(e,"soldier",s))),{"aria-label":`${o.soldier} ${Ae(s)}`})))]}var hc={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?xc(e,t):bc(e)};function _r(e,{reader:t,seat:n,level:o,topic:s}){let r=de(e.lang),a=i=>l("span",{},T(e,i),e.seats[i].name);return l("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,l("b",{},a(n)),` · ${o}`,s&&` · ${s}`)}function xc(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=de(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,text:u,choices:p}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,g=!!I(e).menu.answer&&d===null,m=b=>s(D(n,"answer",b)),f=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),_r(n,n.question),l("p",{class:"egg-text"},u),l("p",{class:"teg-asks"},T(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...p.map((b,x)=>$(`answer-${x}`,l("span",{},l("i",{},`${String.fromCharCode(65+x)} `),b),()=>m(x),{class:`teg-row egg-choice${d===x?" egg-right":""}`,disabled:!g})),$("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!g})),f&&d===null&&l("p",{class:"teg-hint"},a.peek_first),f&&d===null&&$("peek",l("span",{},`${a.peek} `,T(n,i),n.seats[i].name),()=>s(Zt(n,i)),{class:"teg-cover"}),d!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},p[d])),d!==null&&$("cover",t.secret_hide,r,{class:"teg-cover"}),ze(n,t))}function bc({view:e}){let t=de(e.lang);if(!e.reply)return null;let{text:n,choices:o,choice:s,answer:r,right:a,note:i,source:c}=e.reply,u=p=>p===r?"✓ ":p===s?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),_r(e,e.reply),l("p",{class:"egg-text"},n),l("ul",{class:"egg-choices"},...o.map((p,d)=>l("li",{class:d===r?"egg-right":d===s?"egg-wrong":null},u(d),p))),l("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:s<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&l("p",{class:"egg-note"},i),c&&l("p",{class:"teg-hint"},`${t.source}: ${c}`))}var wc={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=de(e.lang),[s,r]=[ke(n.soldiers[0]),ke(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:u},p)=>{let d=Math.max(...c),g=d===u,m=f=>g?"plain":f?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(f=>Ke(f,m(f===d&&d>u),...a(s)))),l("b",{class:"teg-versus"},g?"=":d>u?"▸":"◂"),Ke(u,m(u>d),...a(r)),g&&p<n.throws.length-1&&l("small",{},o.again))};return W(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>Ce(e,c)),l("b",{}," → "),Ce(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(c=>Ce(e,c)),ae(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function yc({board:e,view:t},n,o){let s=de(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},Ce(t,r),` ${s.soldier} ${Ae(r)}`),a>=0&&l("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var kc=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[ke(o)].name} ${Ae(o)}`]:[]).join(", "),$r={start:{...yr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:uc,question:hc,battle:wc},renew:(e,t)=>({local:lc(e,t)}),click:vr,drag:ac,fight:pc,key:ic,marks:cc,hover:(e,t,n)=>{let o=tt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:wr,facts:yc,stands:kc,keys:"keys_eggar"};function lo(e={},t={}){return{start:{...Ys},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:Js(n,o,e)}),click:(n,o,s,r)=>Xs(n,o,s,e,r),fight:(n,o,s)=>Zs(n,o,s,e),key:(n,o,s)=>tr(n,o,s,e),marks:(n,o)=>er(n,o,e),...t,sections:{actions:or(e),secret:Je(()=>[]),...t.sections}}}var Mr=lo();var Sr={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},oe=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Et=e=>e.reduce((t,n)=>t+n,0),ne=({board:e},t)=>e.countries[t].name;function Ot(e,t){let n=oe(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=Er(e);return o.find(s=>s===t.mode)??o[0]}function Er(e){return I(e).menu.attack?.length?["attack","move"]:["move"]}function nt(e,{transfers:t},n){return(oe(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Et(t.filter(s=>s[0]===n).map(s=>s[2]))}function po(e,t){return oe(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Or({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function vc(e,{cards:t}){let{commit:n}=oe(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Et(o.map(r=>r[1]))}function Cr(e,t){let n=o=>ne(e,o);switch(Ot(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Et(o.map(([,s])=>s))!==oe(e).place_five.troops?null:D(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:D(e.view,"attack",n(t.target));case"move":return!Or(t).length&&!oe(e).move.null?null:D(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return D(e.view,"commit",t.cards.map(n));default:return null}}function co(e,t,n,o){let{troops:s,provinces:r}=oe(e).place_five,a=Et(Object.values(t.placed)),i=t.placed[n]??0;return r.some(u=>u[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function _c(e,t,n){let o=t.origin,s=Math.min(t.amount,nt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([u,p])=>u!==o||p!==n),a=t.transfers.find(([u,p])=>u===o&&p===n)?.[2]??0,i=[...r,[o,n,a+s]],c={...t,transfers:i};return nt(e,c,o)?c:{...c,origin:null}}function go(e,t,n,o){switch(Ot(e,t)){case"placing":return{local:co(e,t,n,o?-1:1)};case"attack":{let s=I(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:D(e.view,"attack",ne(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&po(e,t.origin).includes(n)?{local:_c(e,t,n)}:{local:{...t,origin:n!==t.origin&&nt(e,t,n)>0?n:null}};case"commit":{let s=oe(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function $c(e,t){let{view:n,secret:o}=e,s=oe(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(u=>Number(u[0]));switch(Ot(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:Ar(t.placed).map(([c,u])=>[c,`+${u}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(s.move.provinces).filter(d=>nt(e,t,d)>0),u=Or(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),p=t.origin!==null;return{...a,legal:p?[]:c,targets:po(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:u}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var Ar=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Mc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Cr(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function Sc(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var Ec={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>De(e,t,()=>{let n=Ot(e,e.local),o=I(e),s={placing:Cc,attack:Ac,move:Lc,commit:jc};return[n==="attack"||n==="move"?Oc(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&Ie(e,t),o.menu.answer_draw&&Kn(e,o,"answer_draw",{},t),kt(e,o,{})]})};function Oc(e,t){let{local:n,set:o}=e,{forms:s}=I(e),r=Ot(e,n),a=Er(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>$(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function mn(e,t,n=""){let o=Cr(e,e.local),s=I(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},$(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function fn(e,t,n,o,s,r){let a=o.map(c=>({value:String(c),text:ne(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es")),i=c=>c!==""&&Number(c)!==s&&e.set(go(e,e.local,Number(c),!1).local);return X(t,n,a,s===null?"":String(s),i,r.choose)}function Cc(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=oe(e).place_five,a=s-Et(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),fn(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Ar(n.placed).map(([i,c])=>l("li",{},l("span",{},ne(e,i)),l("b",{},`+${c}`),$(`less-${i}`,"−",()=>o(co(e,n,i,-1)),{"aria-label":`${ne(e,i)} −1`}),$(`more-${i}`,"+",()=>o(co(e,n,i,1)),{disabled:!a,"aria-label":`${ne(e,i)} +1`})))),mn(e,"place_five")]}function Ac(e,t){let{local:n}=e,o=I(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${ne(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),fn(e,"target",t.place,o,n.target,t),mn(e,"attack",s)]}function Lc(e,t){let{local:n,set:o}=e,{provinces:s}=oe(e).move,r=s.map(c=>c[0]).filter(c=>c===n.origin||nt(e,n,c)>0),a=n.origin===null?0:nt(e,n,n.origin),i=c=>o({...n,transfers:n.transfers.filter((u,p)=>p!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),fn(e,"source",t.source,r,n.origin,t),n.origin!==null&&fn(e,"target",t.target,po(e,n.origin),null,t),...a>1?Ze(Math.min(n.amount,a),[1,a],c=>o({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,u,p],d)=>l("li",{},l("span",{},`${ne(e,c)} → ${ne(e,u)}`),l("b",{},p),$(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),mn(e,"move")]}function jc(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=oe(e).commit,c=p=>o(go(e,n,p,!1).local),u=(p,d,g,m,f=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":p,checked:m,disabled:f,change:()=>c(d)}),l("span",{},ne(e,d)),l("b",{},g));return[Lr(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&u(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([p,d])=>u(`card-${p}`,p,d,n.cards.includes(p))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${uo(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},vc(e,n))),mn(e,"commit")]}var uo=(e,t)=>t.map(n=>`${ne(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Lr(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return l("p",{class:"teg-parties"},T(t,n),t.seats[n].name," → ",l("b",{},ne(e,s))," (",T(t,o),t.seats[o].name,")")}var Tc={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,u=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>$(`look-${d}`,l("span",{},T(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s(Zt(n,d)),{class:"teg-wide-button"})),p=o?.fight;return W(t.rec_result,Lr(e),p&&l("p",{},`${t.attack}: `,l("b",{},p.offence),` · ${uo(e,p.cards)}`),p&&l("p",{},`${t.defence}: `,l("b",{},p.defence),` · ${uo(e,p.defence_cards)}`),p&&l("strong",{class:p.success?"teg-conquered":"teg-out"},p.success?t.rec_success:t.rec_failure),!p&&l("p",{class:"teg-hint"},t.rec_secret_result),...u,o&&o.seat!==n.viewer&&$("cover",t.secret_hide,r,{class:"teg-cover"}))}},Nc={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,T(n,o.seat),n.seats[o.seat].name),l("p",{},...(o.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},ne(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},T(n,c))))))),!rn(e)&&(n.people?.length??0)>1&&$("cover",t.secret_hide,s,{class:"teg-cover"}))}},jr={start:Sr,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:Ec,result:Tc,own:Nc},curtain:!0,keys:"keys_rec",shown:Sc,renew:(e,t)=>({local:zc(e,t)}),click:go,key:Mc,marks:$c,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},T(e,i),`${e.seats[i].name} `)))]:[]}}};function zc(e,t){let n={...Sr,amount:t.amount===1/0?1:t.amount},{commit:o}=oe(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var zr={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},qc=["place","attack","regroup","ally_regroup","fire_missile"],Pc={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},qr=["conquest_move","intrusion_move","aggression_move","choose_dice"],Pr=[...qr,"joint_decision"],Dc=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),hn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Ic=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function ee(e){return Pr.some(t=>e[t]?.length)?null:qc.find(t=>fo(e,t).length)??null}function fo(e,t){return(Pc[t]??[t]).flatMap(n=>e[n]??[])}function ue(e,t){return t.missile&&Ct(e)?{fire_missile:e.fire_missile}:e}function Ct(e){return!!e.fire_missile?.length&&!Pr.some(t=>e[t]?.length)}function Dr(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Dc.has(t)&&!t.startsWith("propose_"))}function xn(e,t,n){let o=ee(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function mo(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function bn(e,t){let n=ee(e);if(n!=="regroup")return n;let o=mo(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function ho(e){return Ic.find(t=>e[t]?.length)??null}function xo(e,t){return t==="end_turn"&&!!e.earned}function ve(e){let t=ee(e);return t?[...new Set(fo(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function _e(e,t){let n=ee(e);if(!n||n==="place"||t===null)return[];let o=fo(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function wn(e,t,n=null,o=ee(e)){if(!o||!hn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function bo(e){let t=qr.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function $e(e,t,n,o=!1){let s=ue(t.menu,n),r=bn(s,n),{source:a,target:i}=n;if(!r||a===null||!ve(s).includes(a))return null;let c=e.countries[a].name;if(r==="place")return wn(s,a)?D(t,r,c,Tr(s,n)):null;if(i===null||!_e(s,a).includes(i))return null;let u=e.countries[i].name;if(hn.has(r))return D(t,r,c,u,Tr(s,n));let p=xn(s,a,i);if(!p.length)return r==="attack"&&o?Yt(t,c,u,Math.max(1,n.keep)):D(t,r,c,u);let d=wo(p,n);return d===null||o?null:D(t,r,c,u,t.seats[d].name)}function wo(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function yo(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?D(t,o,a):D(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function Tr(e,t){let n=Math.max(wn(e,t.source,t.target,bn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function Ir(e,t,n,o,s=!1){let r=ue(t.menu,n),a=ee(r);if(!a)return{choice:n,message:null};if(a==="place"){let u={...n,source:o,target:null},p=Hr(t.menu)&&ve(r).includes(o);return{choice:{...u,source:p?o:null},message:$e(e,t,u)}}if(_e(r,n.source).includes(o)){let u=n.target===o,p={...n,target:o,occupant:u?n.occupant:null},d=u||!hn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:p,message:d?$e(e,t,p,s):null}}let i=o!==n.source&&ve(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let c={...n,source:i?o:null,target:null,occupant:null};return{choice:c,message:At(e,t,c)}}function Rr(e,t,n,o){let s=ue(t.menu,n),r=ee(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||ve(s).includes(o)||_e(s,a).includes(o))return null;let i=(...m)=>m.map(f=>e.countries[f].name),c=(...m)=>({message:Kt(t,r,...i(...m),...hn.has(r)?[1]:[])});if(r==="place")return c(o);if(a!==null)return c(a,o);let u=m=>t.owner[m]===t.viewer,{neighbours:p}=e.countries[o];if(u(o))return c(o,p.find(m=>u(m)!==(r==="attack"))??p[0]);let d=ve(s).filter(m=>_e(s,m).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${q(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=p.find(u)??t.owner.findIndex(m=>m===t.viewer);return g<0?null:c(g,o)}function Hr(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function At(e,t,n){return ee(ue(t.menu,n))==="fire_missile"&&n.source!==null?vs(t,e.countries[n.source].name):null}function Vr(e,t){let n=t.missile&&Ct(e.menu),o=ue(e.menu,{...t,missile:n}),r=(ee(o)!=="place"||Hr(e.menu))&&t.source!==null&&ve(o).includes(t.source)?t.source:null,a=t.target!==null&&_e(o,r).includes(t.target)?t.target:null,i=xn(o,r,a).includes(t.occupant??-1)?t.occupant:null,c=ee(e.menu),u=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:u}}function Br(e,t,n=null,o=null,s=void 0){let r=ue(e.menu,t),a=_e(r,t.source),i=ee(r)==="place",c={legal:t.source===null||i?ve(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Nr:Nr};return!n||!s||t.source===null?c:{...c,reach:Rc(s,n),path:Hc(s,n,o??t.target)}}function Rc(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[Wr(e,o.country)]:[]))])}function Lt(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Hc(e,t,n){return(Lt(e,t,n)?.path??[]).map(o=>Wr(e,o)).filter(o=>o>=0)}var Wr=(e,t)=>e.countries.findIndex(n=>n.name===t);function Fr(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Ur(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Nr={source:null,target:null};var Gr={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function yn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return ee(ue(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function kn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function Qr(e,t){return{...e,register:{...e.register,...t}}}function Xr({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=kn(n,o);return{local:r,message:At(e,t,r.choice)}}function Bc({board:e,view:t},n,o){let{choice:s}=n,r=ho(t.menu);if(o==="Escape")return{local:kn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return Ct(t.menu)?Xr({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&xo(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:q(t.lang).card_forfeit}};if(o.toLowerCase()==="e")return{local:n,message:r?D(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=bo(t.menu);if(!i)return{local:kn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?D(t,i.verb,a):null}}function Yr(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:yn(t,o),arrange:s=>t.set(Qr(o,s)),choose:s=>t.set(kn(o,s))},n)}}function Wc({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function Fc(e,t){let{view:n}=e;if(n.over)return null;if(!Dr(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return W(t.actions,l("p",{class:"teg-hint"},s),Yn(e,t),Kr(e,t),ze(n,t))}return W(t.actions,Kr(e,t),eu(e,t),tu(e,t),Kc(e,t),Uc(e,t),nu(e,t),ze(n,t))}function Uc(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=ue(n.menu,o),i=ee(a);if(!i)return null;let c=g=>{let m={source:p(g),target:null,occupant:null};s(m),e.send(At(r,n,{...o,...m}))},u=g=>g.map(m=>({value:String(m),text:r.countries[m].name})).sort((m,f)=>m.text.localeCompare(f.text,"es")),p=g=>g===""?null:Number(g),d=g=>g===null?"":String(g);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},Xc(i,e,t)),X("source",i==="place"?t.country:t.source,u(ve(a)),d(o.source),c,t.choose),i!=="place"&&X("target",t.target,u(_e(a,o.source)),d(o.target),g=>s({target:p(g),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&Gc(e,t),Yc(e,a,t),i==="attack"?Zc(e,t):Jc(e,i,t),i==="place"&&Qc(e,t))}function Gc({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:Lt(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":s.damage},l("span",{},s.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:to[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&ae(a.refusal.clause)))}function Yc({view:e,choice:t,choose:n},o,s){let r=xn(o,t.source,t.target);if(!r.length)return null;let a=wo(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},l("span",{class:"teg-label"},s.occupant),...r.map(i=>$(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Kc(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!Ct(n.menu))return null;let a=()=>{let{local:i,message:c}=Xr(e,e.local);s(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},$("missile-mode",l("span",{},me("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function Qc({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=yo(e,t,n,"place_missile"),u=i.find(d=>d[0]===n.source)?.[1]??0,p=Math.min(n.convert??1,Math.max(u,1));return l("div",{class:"teg-buttons"},a.length>0&&$("act-place_missile",r.place_missile,()=>s(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},$("act-convert_to_missile",r.convert,()=>s(yo(e,t,n,"convert_to_missile",p)),{disabled:!u}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!u,change:d=>o({convert:Number(d.target.value)})},...Array.from({length:Math.max(u,1)},(d,g)=>l("option",{value:g+1,selected:g+1===p},g+1)))))}function Xc(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function Zc({board:e,view:t,choice:n,choose:o,send:s},r){let a=$e(e,t,n)!==null,i=$e(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},$("act-attack",r.do_attack,()=>s($e(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},$("act-attack_until",r.do_attack_until,()=>s($e(e,t,n,!0)),{disabled:!i}),Fe("keep",r.keep,n.keep,[1,Math.max(c,1)],u=>o({keep:u}))))}function Jc({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=$e(e,t,n)!==null,c=bn(ue(t.menu,n),n)??r,u=r==="regroup"?mo(t.menu,n.source,n.target):[],p=wn(t.menu,n.source,n.target,c)||999,d=f=>o({amount:f}),g=$(`act-${c}`,a[`do_${r}`],()=>s($e(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},g);let m=n.amount===1/0&&p===999?1:Math.min(n.amount,p);return l("div",{},u.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...u.map(f=>$(`unit-${f}`,a[`unit_${f}`],()=>o({unit:f}),{"aria-pressed":String(f==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(f=>$(`amount-${f}`,String(f),()=>d(f),{"aria-pressed":String(n.amount===f)})),$("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),Fe("amount",a.amount,m,[1,p],d)),p>1&&p<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:p,value:m,change:f=>d(f.target.valueAsNumber)}),l("div",{class:"teg-buttons"},g))}function Zr({reason:e}){return e?l("q",{class:"teg-reason"},e):null}function Kr({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},T(e,o.seats[0]),n.asked,Zr(o)):null}function eu({view:e,send:t},n){let o=bo(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[s]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(u,p)=>$(`act-${s}-${a+p}`,String(a+p),()=>t(D(e,s,a+p)),{class:"teg-main"}))))}function tu({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(g=>g.number===d)?.text??`#${d}`,c=t.joint&&e.countries[t.joint.target]?.name,u=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),p=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},s.length>0&&l("div",{},l("p",{},l("b",{},o.joint),c&&`: ${u} → ${c}`),l("div",{class:"teg-buttons"},...s.map(d=>{let g=!!d[0];return $(`act-joint_decision-${g}`,g?o.joint_on:o.joint_stop,()=>n(D(t,"joint_decision",g)),{class:g?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>l("div",{},l("p",{},o.zone," ",l("small",{},i(d))),l("div",{class:"teg-buttons"},$(`zone-${d}-keep`,o.zone_keep,()=>n(gt(t,p,"zone_decision",d,!0))),$(`zone-${d}-end`,o.zone_end,()=>n(gt(t,p,"zone_decision",d,!1)))))),...a.map(([d])=>l("div",{},l("p",{class:"teg-hint"},i(d)),$(`act-open_joint_attack-${d}`,o.joint_open,()=>n(D(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function nu({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(D(e,a)),r=a=>{let{label:i}=e.forms[a];if(!xo(e,a)){let c=a==="request_card"?"teg-main":null;return $(`act-${a}`,i,s(a),{title:a===ho(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,ae("TEG-12.4")),$(`act-${a}`,i,s(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...o.map(r))}function ou(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=o.open??i>0,u=n.people??[];return l("section",{class:"teg-card teg-pacts"},$("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>s({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(p=>ru(e,p,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(p=>iu(e,p,t))),!n.over&&u.length>0&&n.viewer!==null&&cu(e,t))))}function Jr(e,t){return l("span",{class:"teg-pair"},...t.map(n=>T(e,n)))}function su(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function ru({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:su(e,s.breakable_by??[]),c=i.find(u=>t.breaking===`${a}/${u}`);return l("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},Jr(e,s.seats),l("span",{},s.text," ",ae(s.clause)),au(e,s,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((u,p)=>$(p?`break-${a}-${u}`:`break-${a}`,l("span",{},i.length>1&&T(e,u),r.break_pact),()=>n({breaking:`${a}/${u}`}),{"aria-label":`${e.seats[u].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},T(e,c),r.break_sure),$(`break-${a}-yes`,r.yes,()=>o(gt(e,c,"announce_break",a)),{class:"teg-danger"}),$(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function au(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${s.broken_by} `,T(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,T(e,r),`${e.seats[r]?.name}.`)}function iu({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=u=>!e.over&&e.people?.includes(u),c=(u,p)=>()=>t(gt(e,p,u,s));return l("li",{"data-proposal":s},Jr(e,n.seats),l("span",{},n.text),Zr(n),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&$(`accept-${s}`,l("span",{},T(e,a),o.accept),c("accept_pact",a)),i(a)&&$(`decline-${s}`,l("span",{},T(e,a),o.decline),c("decline_pact",a)),i(r)&&$(`withdraw-${s}`,l("span",{},T(e,r),o.withdraw),c("withdraw_proposal",r))))}var lu=12;function cu({view:e,register:t,arrange:n,send:o},s){let r=$("offers",s.propose,()=>o(_s(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:u,terms:p}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(h=>h.kind))],g=[...new Set(a.offers.filter(h=>h.kind===i).map(h=>h.partner))],m=a.offers.find(h=>h.kind===i&&h.partner===c),f=m?.terms??[],b=Fr(m,p),x=m&&b?D(e,m.verb,m.partner,...b):null,w=(h,y)=>h.map(_=>({value:_,text:y(_)}));return l("div",{class:"teg-offer"},X("offer-kind",s.offer_kind,w(d,h=>Nn(e.lang,"pact",h)),i,h=>n({kind:h,partner:"",first:"",terms:""}),s.choose),X("offer-partner",s.offer_partner,w(g,h=>h),c,h=>n({partner:h,first:"",terms:""}),s.choose),f.length>lu&&X("offer-first",s.offer_first,w([...new Set(f.map(h=>String(h[0])))].sort((h,y)=>h.localeCompare(y,"es")),h=>h),u,h=>n({first:h,terms:""}),s.offer_all),(!m||f.some(h=>h.length>0))&&X("offer-terms",s.offer_terms,f.map((h,y)=>({value:String(y),text:Ur(h),begins:String(h[0])})).filter(h=>!u||h.begins===u).sort((h,y)=>h.text.localeCompare(y.text,"es")),p,h=>n({terms:h}),s.choose),l("div",{class:"teg-buttons"},$("offer-send",s.send_offer,()=>o(x),{class:"teg-main",disabled:!x}),$("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function uu({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${s.secret_whose} `,T(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},s.secret),r,$("private",s.secret_show,()=>n(be),{class:"teg-cover"}));let a=(...i)=>n(D(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},s.secret),r,l("h5",{},s.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},s.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},pt(i.symbol),l("b",{},i.country),l("small",{},Nn(e.lang,"symbol",i.symbol)),i.bonus&&$(`bonus-${i.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},s.no_cards),...t.exchanges.map((i,c)=>$(`exchange-${c}`,`${s.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),$("cover",s.secret_hide,o,{class:"teg-cover"}))}function pu(e,t,n){let o=q(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[l("p",{},a(s))]:[],...r.map(([,i,c,u])=>l("p",{},`${o.shared} `,T(e,i),`${e.seats[i]?.name} · ${c}`,u?` · ${a(u)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},o.blocked))]:[],...gu(t,e,n).map(i=>l("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function du(e,t,n,o){let s=Lt(e,n,o),r=q(t.lang);return s?s.refusal?[l("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${s.damage}`))]:[]}function gu(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var ea={start:{choice:{...zr},register:{...Gr},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:Yr(Fc),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Lt(e,yn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:Yr(ou),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Wc,depends:({view:e})=>e.situation},secret:{draw:uu,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=Vr(t,n.choice),s={...Gr,open:n.register.open},r=o.missile?At(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=Rr(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=Ir(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=ue(e.menu,t),s=n??t.target;return ee(o)==="attack"&&s!==null&&_e(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Bc,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:Qr(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return Br(e.view,t.choice,yn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],["card",s.cards,n],["exchange",s.exchanges,o]],facts(e,t,n){let{board:o,view:s}=e;return{lines:pu(s,o,n),instead:du(o,s,yn(e,t),n)}}};var fu={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[mu(e,t)]};function mu({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},T(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function hu({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),o.length?l("ul",{class:"teg-hand"},...o.map(xu)):l("p",{class:"teg-hint"},t.no_cards)]}function xu({name:e,symbol:t,label:n,bonus:o}){return l("li",{},pt(t),l("b",{},e),l("small",{},n),o>0&&l("span",{class:"teg-gain"},`+${o}`))}function bu({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>l("span",{title:n.weapons[s]},pt(s));return W(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([s,r])=>l("li",{},...Array.isArray(s)?s.map(o):[s],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var ta=lo(fu,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:Je(hu),pack:{draw:bu,depends:({view:e})=>e.cards}}});var Le={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},na=["attack","strike_air","strike_sea","fire"],wu=["build"],[_o,ra,$o]=[0,1,2],Mo={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},oa=new WeakMap;function vn(e){let t=oa.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=I(e),s=Object.keys(Le).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},c=a.map(([u])=>u).filter(u=>u!==i);return(n[r]??[]).map(u=>{let p=g=>c.includes(g)?u[c.indexOf(g)]:null,d=i?u.at(-1):p("number")??0;return{verb:r,source:p("source")??p("country"),target:p("target"),about:Le[r]?p(Le[r]):null,most:d}})});return oa.set(e.view,{secret:e.secret,orders:s}),s}var ko=e=>[...new Set(e)].filter(t=>t!==null);function _n(e,t){return ko(vn(e).filter(n=>n.source===t).map(n=>n.verb))}function ot(e,t){let{source:n}=t,o=_n(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(y=>o.includes(y))??o[0];if(n===null||!s)return null;let r=vn(e).filter(y=>y.verb===s&&y.source===n),a=t.about[s],i=y=>ko(y.map(_=>_.about)).sort((_,k)=>_-k),c=i(r).includes(a),u=ko((c?r.filter(y=>y.about===a):r).map(y=>y.target)),p=u.includes(t.target??-1)?t.target:null,d=p===null?r:r.filter(y=>y.target===p),g=i(d),m=g.includes(a)?a:g[0]??null,f=d.filter(y=>y.about===m),b=Math.max(0,...f.map(y=>y.most)),x=Math.min(Math.max(t.amounts[s]??(wu.includes(s)?1:1/0),Math.min(1,b)),b),w=f.length>0&&(!u.length||p!==null),h={verb:s,source:n,target:p,targets:u,about:m,abouts:g,amount:x,most:b,done:w};return{...h,load:yu(e,t,h)}}function yu({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(x=>x.source===s&&(o==="march"||x.vehicle===r)),c=t?.compose?.sizes??[],u=a*(e.capacity?.[o==="march"?_o:(r??0)+1]??0),p=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(u/p)),g=Math.min(n.aboard,d),m=i?.goods??[],f=m.flatMap(([x,w])=>{let h=Math.min(n.cargo[x]??0,w);return h?[[x,h]]:[]}),b=p*g+f.reduce((x,[w,h])=>x+c[w]*h,0);return{room:u,used:b,troops:d,aboard:g,goods:m,cargo:f,sizes:c}}var vo=({board:e},t)=>e.countries[t].name,sa=(e,t,n)=>I(e).names[t]?.[n??-1]?.[0]??"?";function jt(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,c=vo(e,o),u=s===null?"":vo(e,s),p=Le[n]&&sa(e,Le[n],r),d=(i?.cargo??[]).map(([m,f])=>[sa(e,"good",m),f]),g=(...m)=>D(e.view,n,...m);switch(n){case"attack":return g(c,u,a);case"strike_air":case"strike_sea":return g(c,u,p,a);case"fire":return g(p,c,u);case"march":return g(c,u,d,a);case"carry":return g(c,u,p,a,i?.aboard??0,d);case"upgrade":return g(c,p);default:return g(c,p,a)}}function So(e,t){return t?.length?D(e.view,"end_turn",t.map(n=>vo(e,n))):null}function aa(e){return(I(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Eo(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function ia({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,c]=t[s],u=Math.floor(a*i/4)+c,p=Math.max(0,u-n[r]),d=p>o[r],g=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),m=d?e[r]:Math.min(e[r]-1,p);return{hits:u,block:n[r],defence:o[r],conquered:d,lost:g,destroyed:m}}function la({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let c=o.includes(a)?0:Math.min(i,e[s][a]),u=s===$o?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[s-1][r]-u)}}var ku=e=>!!I(e).menu.end_turn&&!vn(e).length,Be=(e,t)=>t.chosen??(ku(e)?[]:null),Oo=e=>({source:e,target:null,aboard:0,cargo:{}}),Co=(e,t)=>({...e,...Oo(t)});function ca(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=Be(e,t);if(r)return{local:s?{...t,chosen:Ao(r,n)}:t};let a=ot(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:jt(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:Co(t,n===t.source?null:n)};if(!a)return{local:t};let i=na.find(p=>vn(e).some(d=>d.verb===p&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=na.includes(a.verb)?a.verb:"attack",u=Le[c]?a.about??0:null;return{local:t,message:jt(e,{...a,verb:c,about:u,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Ao=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function ua(e,t,n){let{menu:o}=I(e),s=ot(e,t);if(n==="Escape")return{local:{...Co(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:Be(e,t)??[]}};if(n==="Enter"){let r=Be(e,t);return{local:t,message:r?So(e,r):jt(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function pa(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!I(e).menu.end_turn)return{...Mo,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Co(t,null),a=ot(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(u=>n.owner[u]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function da(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:vu(e,t)},r=Be(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=ot(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...s,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return s}function vu(e,t){let{view:n}=e,o=Be(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Eo(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:Lo(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function Lo({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function ga({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var $n={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},ma=["armoury","airfield","shipyard"],[$u,Mu]=[.55,.9];function Su({planes:e=[],ships:t=[],levels:n=[]},o,s){return[["plane",e[o]],["ship",t[o]],["wall",n[0]?.[o]],...s<Mu?[]:ma.map((a,i)=>[a,n[i+1]?.[o]])].filter(([,a])=>a>0)}function ha(e,t,n,o,s){let r=Gt(o,s),a=Math.max(8.4,r.least/o),i=.7*Math.max(a*.95,r.least/o),c=o>=$u,u=Object.fromEntries(Object.keys($n).map(d=>[d,[]])),p=[];return e.countries.forEach(({label:[d,g]},m)=>{let f=Su(t,m,o);if(!f.length)return;let b=f.map(([,O])=>a+(c&&O>1?a*.1+i*String(O).length:0)+1.5),x=b.reduce((O,M)=>O+M,0),[w,h]=[r.grown+2.6+a/2,r.grown+2.6],y=[[d-x/2,g-w],[d-x/2,g+w],[d+h,g],[d-h-x,g]],_=y.map(([O,M])=>[O,M-a/2,O+x,M+a/2]),[k,C]=y[ar(e,no(r),oo(n),_)];f.forEach(([O,M],v)=>{let S=[k+a/2,C];u[O].push(...Ye($n[O]).map(E=>E.map(([L,j])=>[S[0]+L*a/20,S[1]+j*a/20]))),c&&M>1&&p.push({at:[k+a+.6,C],text:String(M)}),k+=b[v]})}),[...Eu(e,t,r,o),...["plane","ship","wall",...ma].flatMap(d=>[fa(`${d}-under`,u[d],e,o,!0),fa(d,u[d],e,o,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:p.map(d=>d.at[0]),y:p.map(d=>d.at[1]),text:p.map(d=>d.text),textposition:"middle right",textfont:{family:we,weight:700,size:Math.max(a*o*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function fa(e,t,n,o,s){let r=s?Math.max(2.6*o,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...le(t),fill:"toself",hoveron:"fills",fillcolor:s?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function Eu(e,t,n,o){let s=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[_o][i]??0)/Math.max(t.armies[i],1):0;return c>0?[Ou(a,n.grown+1.5/o,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...re(s),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*o,3.4)),r("war-free",e.palette.covered,Math.max(2.4*o,2))]}function Ou([e,t],n,o){let s=Math.max(3,Math.round(28*o));return Array.from({length:s+1},(r,a)=>{let i=2*Math.PI*o*(a/s);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Tt=["troop","plane","ship"],jo=["wall","armoury","airfield","shipyard"];function Nt(e,t=""){let n=R("path",{d:$n[e],fill:"currentColor"});return R("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var ba=(e,t)=>t.map(([n,o])=>`${o} ${e.things?.good[n]}`).join(", "),We=({board:e},t)=>t===null?"":e.countries[t].name,Cu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>De(e,t,()=>{if(!I(e).menu.end_turn)return[Ie(e,t)];let n=Be(e,e.local);return n?Iu(e,n,t):[...ju(e,t),Pu(e),Du(e)]})};function Au({view:e}){let t=Y(e.lang),n=Tt.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[l("span",{title:e.things?.aim[s]},Nt(Tt[s]),l("b",{},o))]:[]))}function Lu({view:e,send:t}){let n=Y(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?l("div",{class:"teg-buttons"},...o.map(([r,a])=>$(`routine-${r}`,`${s[r]} (${a})`,()=>t(ys(e,r))))):null}function ju(e,t){let{view:n,local:o,patch:s}=e,r=Y(n.lang),a=ot(e,o),i=_n(e,o.source),c=I(e).forms,u=n.owner.flatMap((p,d)=>p===n.viewer&&_n(e,d).length?[d]:[]);return[Au(e),Lu(e),To(e,"source",t.source,u,o.source,p=>s(Oo(p)),t),o.source===null&&l("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(p=>$(`verb-${p}`,c[p].label,()=>s({verb:p,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(p===a?.verb)}))),...a?Tu(e,a,t):[]]}function To(e,t,n,o,s,r,a){let i=o.map(c=>({value:String(c),text:We(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es"));return X(t,n,i,s===null?"":String(s),c=>r(c===""?null:Number(c)),a.choose)}function Tu(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=Y(o.lang),{names:c,forms:u}=I(e),p=Le[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=jt(e,t),m=f=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:f}});return[l("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&To(e,"target",n.target,t.targets,t.target,f=>r({verb:t.verb,target:f}),n),p&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":p},...t.abouts.map(f=>$(`${p}-${f}`,c[p]?.[f]?.[1]??String(f),()=>r({verb:t.verb,about:{...s.about,[t.verb]:f}}),{"aria-pressed":String(f===t.about)}))),Nu(e,t),t.most>1&&l("div",{},...Ze(t.amount,[1,t.most],m,n)),t.load&&qu(e,t,t.load),zu(e,t),l("div",{class:"teg-buttons"},$(`act-${t.verb}`,`${u[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(g),{class:"teg-main",disabled:!g}))]}function Nu({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([u,p])=>[u,p*Math.max(s,1)]);return l("p",{class:"teg-hint"},`${Y(e.lang).each_costs} ${ba(e,c)}`)}function zu({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=Y(e.lang);if(o===null)return null;if(t==="attack"){let{hits:u,block:p,defence:d,conquered:g,lost:m,destroyed:f}=ia(e,n,o,s);return l("p",{class:`war-forecast ${g?"war-good":""}`},l("b",{},g?a.conquers:a.holds),` ${u} ${a.hits}${p?` − ${Math.min(p,u)} (${a.stops})`:""} ${g?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${m}, ${a.loses} ${f}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=la(e,t==="strike_air"?ra:$o,n,o,s);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function qu(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:c}){let{view:u,local:p,patch:d}=e,g=Y(u.lang);if(!s&&!a.length)return null;let m=b=>i.find(([x])=>x===b)?.[1]??0,f=(b,x,w,h,y,_)=>l("li",{},l("span",{},x,l("small",{},` /${h}`)),l("b",{},w),$(`${b}-less`,"−",()=>_(w-1),{disabled:w<1,"aria-label":`${b} −1`}),$(`${b}-more`,"+",()=>_(w+1),{disabled:w>=h||o+y>n,"aria-label":`${b} +1`}),$(`${b}-most`,"⇥",()=>_(Math.min(h,w+Math.floor((n-o)/y))),{disabled:w>=h||o+y>n,"aria-label":`${b} max`}));return l("div",{class:"war-load"},l("h5",{},`${g.cargo}: `,l("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&f("aboard",g.aboard,r,s,u.troop_size??1,b=>d({aboard:b})),...a.map(([b,x])=>f(`cargo-${b}`,u.things?.good[b],m(b),x,c[b],w=>d({cargo:{...p.cargo,[b]:w}})))))}function Pu({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},Y(e.lang).locked)}function Du({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},$("end",Y(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function Iu(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=Y(o.lang),c=o.next_troops?.[o.viewer??-1]??0,u=Eo(c,t),p=aa(e),d=(s?.delivery??[]).filter(b=>o.owner[b]===o.viewer),g=So(e,t),m=b=>r({chosen:b}),f=o.owner.flatMap((b,x)=>b===o.viewer&&!t.includes(x)?[x]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},p.length>1&&$("deliver-borders",i.borders,()=>m(p[0])),p.length>0&&$("deliver-all",i.all,()=>m(p[p.length-1])),d.length>0&&$("deliver-before",i.before,()=>m(d))),To(e,"source",n.place,f,null,b=>b!==null&&m([...t,b]),n),l("ul",{class:"teg-list"},...t.map((b,x)=>l("li",{},l("span",{},We(e,b)),l("b",{},`+${u[x]}`),$(`drop-${b}`,"×",()=>m(Ao(t,b)),{"aria-label":`${We(e,b)} ×`})))),l("div",{class:"teg-buttons"},o.phase==="orders"&&$("back-to-orders",i.back,()=>r({chosen:null})),$("act-end_turn",i.end_now,()=>a(g),{class:"teg-main",disabled:!g}))]}var Ru={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=Y(n.lang);return t===null?W(o.place,l("p",{class:"teg-hint"},o.look)):W(o.place,l("p",{class:"war-name"},T(n,n.owner[t]),l("b",{},We(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Vu(e,t))}};function Hu({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...jo.map((a,i)=>e.levels?.[i][t]??0)],r=[...Tt.slice(1),...jo];return l("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[l("span",{},Nt(r[i],o[i]),l("b",{},a))]:[]))}function Vu(e,t){let{view:n}=e,o=Y(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Tt.flatMap((c,u)=>{let[p,d]=[s[u][t],n.ready?.[u][t]??0];if(!p&&u)return[];let g=p-d;return[l("tr",{},l("th",{scope:"row"},Nt(c),` ${n.things?.aim[u]}`),l("td",{},l("b",{},p)),l("td",{},g>0&&`${g} ${o.busy}`))]}),a=jo.flatMap((c,u)=>{let p=n.levels?.[u][t]??0;return p?[l("tr",{},l("th",{scope:"row"},Nt(c),` ${n.things?.installation[u]}`),l("td",{},l("b",{},p)),l("td",{},o.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},o.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),Bu(e,t))}function Bu(e,t){let{view:n,secret:o}=e,s=Y(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=Lo(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${s.stock}: `,i.length?ba(n,i):s.no_stock)}function Wu(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=Y(n.lang),i=ga(e),c=(o.delivery??[]).map(u=>We(e,u)).join(", ");return[o.objective&&l("h5",{},t.objective),o.objective&&l("p",{class:"teg-objective"},o.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([u,p])=>$(`good-${u}`,l("span",{},`${n.things?.good[u]} `,l("b",{},p)),()=>r({good:s.good===u?null:u}),{"aria-pressed":String(s.good===u),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var Fu=(e,t)=>({...t,secret:Y(e.lang).lock_title,secret_show:Y(e.lang).show}),xa=Je(Wu),Uu={draw:(e,t)=>xa.draw(e,Fu(e.view,t)),depends:e=>[xa.depends(e),e.local.good]},Gu={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},$("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),Y(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(o=>l("li",{},o))))},Yu={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=Y(n.lang),r=l("p",{},l("b",{},We(e,o.source))," → ",l("b",{},We(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let p=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((g,m)=>g?[`${g} ${p[m]}`]:[]);return W(s.last,r,l("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),ae("WAR-9.8"))}let c=o.kind==="land_attack",u=c?0:o.unit;return W(s.last,r,l("p",{class:"war-fight"},Nt(Tt[u]),l("b",{},o.sent),` ${s.sent} · `,l("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),ae(c?"WAR-6.3":"WAR-9.5"),o.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},wa={start:{...Mo},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Cu,place:Ru,secret:Uu,goals:Gu,battle:Yu},renew:(e,t)=>({local:pa(e,t)}),click:ca,key:ua,marks:da,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[Hu(e,n)]}),keys:"keys_wargame",stays:!0,traces:ha};var Ku={teg:ea,tgm:ta,reconquista:jr,wargame:wa,eggar:$r};function Mn(e){return Ku[e??""]??Mr}var Qu=e=>({game:Mn(e),local:Mn(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,way:0});function Xu(e,t){switch(t.type){case"view":return Zu(e,t.view);case"reply":return tp(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(No(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var No=(e,t)=>[...e,t].join();function Zu(e,t){let n=Mn(t.game),o=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,s={game:n,local:n===e.game?e.local:n.start};return{...Ju({...e,...s},t),hint:o?e.hint:null,odds:new Map,way:Es(t),refusal:t.error??null}}function Ju(e,t){let{secret:n,game:o}=e,s=ep(t);if(s===e.place)return e;let r=n!==null&&n.seat===t.viewer,a=t.people?.length===1,c=(o.curtain?r||a:r&&(a||!!o.stays))&&t.viewer!==null&&!t.over;return{...e,place:s,lasts:c,secret:!c||o.curtain?null:n}}var ep=({line:e,step:t,steps:n,viewer:o})=>`${e}/${t}/${n}/${o}`,zo=(e,t)=>t.place!==e.place&&t.lasts;function tp(e,t,n){let{view:o}=n,s=t.kind==="refused"?t:e.refusal,r=!e.lasts&&e.secret?.step!==o.step,a={...e,refusal:s,secret:r?null:e.secret};if(t.kind==="private"){let i=t.step===o.step&&(o.people?.includes(t.seat)??!0);return{...a,secret:i?t:null}}if(t.kind==="hint"){let i=t.step===o.step&&t.seat===o.viewer;return{...a,hint:i?{...t,quiz:a.quiz,open:!a.quiz||!t.told[o.lang].question}:null}}return a.game.hear?{...a,local:a.game.hear({...n,secret:a.secret},a.local,t)}:a}var np=["game","local","secret","refusal","hint","odds"];function ya(e,t){let n=op(e),o=Qu(e.get("view")?.game),s=[];return{get:()=>o,view:n,table:()=>({board:t,view:o.game.shown?.(n(),o.secret)??n(),secret:o.secret}),dispatch(r){let a=o;o=Xu(o,r),np.some(i=>o[i]!==a[i])&&s.forEach(i=>i())},subscribe:r=>{s.push(r)}}}function op(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=K(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}function ka(e){let{board:t,store:n,wire:o,where:s}=e,{get:r,dispatch:a,view:i,table:c}=n,u={view:i(),keys:new Set},p=f=>a({type:"set",part:{local:f}}),d=f=>o.send(f),g=f=>f?(a({type:"set",part:{local:f.local,...f.refusal&&{refusal:f.refusal}}}),d(f.message??null),!0):!1,m=()=>a({type:"set",part:{refusal:null}});return{set:p,send:d,take:g,dismiss:m,patch:f=>p({...r().local,...f}),cover:()=>a({type:"set",part:{secret:null}}),click(f,b=!1){o.busy()||!K(i())||(r().refusal&&m(),g(r().game.click(c(),r().local,f,b)))},go:(f,b=i().line)=>d(ce(s.now(),f,b)),by:f=>d(ce(s.now(),s.now().step+f)),askHint(f){a({type:"set",part:{quiz:f}}),d($s(i()))},tellHint(){let{hint:f}=r();a({type:"set",part:{hint:f&&{...f,open:!0}}})},odds(f){let{game:b,local:x,odds:w}=r(),h=b.fight?.(c(),x,f);if(!h||!o.there())return null;let y=O=>t.countries[O].name,[_,k]=[h.sources.map(y),y(h.target)],C=No(_,k);return u.view!==i()&&(u={view:i(),keys:new Set}),u.keys.has(C)||(u.keys.add(C),o.ask(ks(i(),_,k))),w.get(C)??null}}}var sp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},va=2;function _a(e,t,n){let o=sp[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let c=i.map(p=>{let[d,g]=[e.countries[p].label[0]-s,e.countries[p].label[1]-r],[m,f]=[d*o[0]+g*o[1],Math.abs(d*o[1])+Math.abs(g*o[0])];return p!==t&&m>0&&f<=va*m?Math.hypot(m,va*f):1/0}),u=Math.min(...c);return u<1/0?i[c.indexOf(u)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function qo({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function Sn({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,u])=>`${e.seats[c].name} ${u}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function $a(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,c=q(r.lang),u=n(t),p=!!a.stands;return s.countries.flatMap(({name:d,continent:g},m)=>{let[f,b]=[Sn(t,a,m,c),qo(u,m,c)];return p&&!f&&!b?[]:[l("tr",{class:b?"teg-marked":null},l("th",{scope:"row"},$(`place-${m}`,d,()=>i(m))),l("td",{},s.continents[g]?.name??""),l("td",{},r.owner[m]>=0&&!p?T(r,r.owner[m]):null,f),l("td",{},b))]})};return{depends:s=>{if(!e)return!1;let r=q(s.view.lang);return[s.board.countries.map((a,i)=>Sn(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(u=>l("th",{scope:"col"},u)),i=l("tbody",{},...e?o():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?o():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}var rp=350;function Po(e,t,n){if(!n)return;e.hidden=!1;let o=t.getBoundingClientRect(),[s,r]=[n.x-o.left,Math.min(Math.max(n.y-o.top,0),o.height)],a=Math.min(Math.max(s-e.offsetWidth/2,4),o.width-e.offsetWidth-4),i=r>o.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function Ma({card:e,frame:t},n,o,s){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},u=(g,m=rp)=>{c(),r=o.group(g),r?.classList.add("teg-lit"),i=setTimeout(()=>p(g),m)},p=g=>{a=g;let{board:m,view:f}=n(),b=K(f)?f:null,x=b?s(g):{};if(!x)return;let{lines:w=[],instead:h=[]}=x,y=h.length?h:[ip(m,b,g)];e.replaceChildren(...ap(m,b,g),...w,...y);let _=o.pixel(m.countries[g].label);Po(e,t,_)};return{point:u,hide:c,again:()=>a>=0&&p(a)}}function Sa(e,t,n){if(t&&t.owner[n]>=0)return T(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:o}})}function ap(e,t,n){let{name:o,continent:s}=e.countries[n],r=q(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},o),l("small",{},e.continents[s]?.name??"")),l("p",{},Sa(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function ip(e,t,n){let o=q(t?.lang??"es");return l("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>l("span",{},Sa(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&l("b",{},` ${t?.armies[s]}`))))}var lp=2e3,cp=15,Ea=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function Do(e,t,n){let o=t.length===2?"arrows":"marks",s=c=>t.every((u,p)=>c[p]===u),r=e[o]??[],a=r.find(s),i=r.filter(c=>!s(c));return On({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function up(e,t,n){let o=t.trim();if(typeof e.say!="object")return On({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return On({...e,say:Object.keys(a).length?a:""})}var En=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",On=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Oa={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,u]=[En(r.say,a),En(r.ask,a)],p=[...r.arrows??[],...r.marks??[]],d=({target:m})=>m.value.trim()!==c&&t(dt(e,up(r,m.value,a))),g=l("textarea",{"data-key":"say",rows:2,maxlength:lp,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return g.textContent=c,l("div",{class:"teg-note"},u&&l("p",{},l("b",{},u)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:s.draw_how},c?s.comment_change:s.comment_add),g),p.length>0&&$("wipe",s.wipe,()=>t(dt(e,On({...r,arrows:[],marks:[]}))))))}};function Ca(e){let t=R("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>R("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([c,u])=>`${c.toFixed(1)},${u.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(s.arrows??[]).map(([p,d,g="good"])=>o(g,Ut(e,n(p),n(d)),"drawn-arrow")),u=(s.marks??[]).map(([p,d="good"])=>o(d,[Ge(e.countries[n(p)].label,cp)],"drawn-mark"));t.replaceChildren(...u,...c)}}}function Aa(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let u=g=>[...new Set([c,t(g)])].filter(m=>m>=0),p=g=>o(u(g),Ea(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",p,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?s(u(g),Ea(g)):o([],""))};window.addEventListener("mousemove",p,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}var pp=12;function zt(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function qt(e,t){let n=q(t),[o,s]=e.losses.map(p=>p.toLocaleString(t,{maximumFractionDigits:1})),r=gp(e,t,n),{once:a,conquest:i}=e,c=(p,d)=>[l("b",{},zt(p,t)),` ${d}. `],u=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...u,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(p=>p.text).join("; ")},...r.map(({text:p,span:d,height:g})=>l("span",{title:p},l("i",{style:{height:g}}),l("small",{},d)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(p=>p!==!1)}function dp({left:e}){let t=Math.max(Math.ceil(e.length/pp),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function gp(e,t,n){let o=dp(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${zt(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var La={draw:({view:e,odds:t},n)=>t&&W(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...qt(t,e.lang)),depends:({odds:e})=>e};var fp=250,Pt=1.5,Io={page:11,class:18};function ja(e){let{model:t,board:n,picks:o,looks:s,dom:r,store:a,map:i,sketch:c,wire:u,scheduler:p,intents:d,stops:g}=e,{get:m,view:f,table:b}=a,x=()=>!u.busy()&&K(f()),w=Ma(r,b,i,M=>{let v=d.odds(M),{game:S,local:E}=m(),L=S.facts?S.facts(b(),E,M):{};return v&&L?{...L,instead:qt(v,f().lang)}:L});g.push(w.hide);let h=M=>{let v=t.get("selected")??[],[S,E]=[o?v.filter(L=>L!==M):[],v.includes(M)];u.write({selected:E?S:[...S,M]}),o&&(r.heard.textContent=`${M}: ${q(f().lang)[E?"unmarked":"marked"]}`)},y={country:-1,time:0};i.onClick=(M,v)=>{if(v?.button)return;let S=performance.now(),E=M===y.country&&S-y.time<fp;if(y={country:M,time:S},!(E||!x())){if(w.hide(),s)return h(n.countries[M].name);d.click(M,!!v?.shiftKey)}},i.onDrag=(M,v)=>{v<0||M===v||!x()||d.take(m().game.drag?.(b(),m().local,M,v)??null)},i.onHover=M=>{w.point(M);let{game:v,local:S}=m();v.hover&&K(f())&&d.set(v.hover(b(),S,M))},i.onLeave=w.hide,i.onHold=M=>w.point(M,0);let _=M=>M.map(v=>n.countries[v].name),k=(M,v)=>u.send(dt(f(),Do(f().note,_(M),v)));Aa(r.map,i.at,{may:()=>!s&&K(f())&&f().memory,over:(M,v)=>c.draw(M.length?Do(f().note,_(M),v):f().note,i.window),done:k},g),r.root.addEventListener("click",M=>{let v=M.target,S=v.closest("[data-clause]");e.rule.box.contains(v)||e.rule.close(),S&&(e.rule.from(S),u.send(qs(S.dataset.clause??"")))}),i.onZoom=()=>{w.hide(),p.schedule();let{times:M,left:v,top:S}=i.window;`${t.get("window")}`!=`${[M,v,S]}`&&u.write({window:[M,v,S]})};let C=()=>{let[M,v,S]=t.get("window")??[1,0,0];i.look({times:M,left:v,top:S})};r.wide.addEventListener("click",()=>r.root.classList.toggle("teg-wide")),r.closer.addEventListener("click",()=>i.look(Oe(n,i.window,Pt))),r.further.addEventListener("click",()=>i.look(Oe(n,i.window,1/Pt)));let O=new ResizeObserver(()=>{e.rule.place(),i.resized(r.map.clientWidth)&&p.schedule()});return O.observe(r.map),g.push(()=>O.disconnect()),{...w,select:h,draws:k,look:C,type(){let M=t.get("size")==="class"?"class":"page";r.root.dataset.size=M,i.type(Io[M]),p.schedule()}}}function Ta(e){let{board:t,dom:n,looks:o,store:s,map:r,wire:a,where:i,scheduler:c,intents:u,driver:p,pointer:d,rule:g,stops:m}=e,{get:f,dispatch:b,view:x,table:w}=s,h=-1,y=-1,_=()=>{let E=h<0?null:r.pixel(t.countries[h].label);if(n.here.hidden=!E||n.root.querySelector(".teg-map:focus")===null,!E)return;let L=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${E.x-L.left}px`,top:`${E.y-L.top}px`})},k=E=>{h=E,r.reveal(t.countries[E].label),_(),d.point(E);let{game:L,local:j}=f(),z=q(x().lang),H=[t.countries[E].name,Sn(w(),L,E,z),qo(L.marks(w(),j),E,z)];n.heard.textContent=H.filter(Boolean).join(". ")},C=({key:E,shiftKey:L})=>{if(!K(x()))return!1;if(E.startsWith("Arrow")&&!L){let j=f().game.marks(w(),f().local),z=[j.source,...j.legal,...j.targets,0].find(H=>H!==null)??0;return k(h<0?z:_a(t,h,E)),!0}if((E==="Enter"||E===" ")&&h>=0)return o?d.select(t.countries[h].name):u.click(h,L),!0;if((E==="*"||E===">")&&h>=0&&x().memory){let j=E===">"&&y<0;return j||d.draws(E==="*"||y===h?[h]:[y,h],"good"),y=j?h:-1,!0}return!1},O=(E,L)=>{let j=i.now();if(!j.memory)return!1;let z=j.branches.length-1,H=f().way;if(E==="ArrowLeft")a.send(ce(j,L?Cs(j):j.step-1));else if(E==="ArrowRight"&&L)a.send(ce(j,As(j)));else if(E==="ArrowRight")a.send(Os(j,H));else{let U=E==="ArrowDown";z<0?a.send(ce(j,U?j.steps:0)):b({type:"set",part:{way:Math.min(Math.max(H+(U?1:-1),0),z)}}),c.schedule()}return!0},M=(E,L)=>{let j=i.now();if(E==="Escape"&&g.close())return!0;if(E==="Escape"&&j.playing)p.stop();else if(E==="+"||E==="="||E==="-")r.look(Oe(t,r.window,E==="-"?1/Pt:Pt));else if(E==="Home")r.look(Re());else{if(E.startsWith("Arrow"))return O(E,L);if(o)return!1;if(E.toLowerCase()==="u")a.send(Qt(j));else if(E.toLowerCase()==="r"&&j.memory)a.send(Xt(j));else if(E.toLowerCase()==="p"&&j.seats.some(z=>z.bot))p.pause();else return u.take(f().game.key(w(),f().local,E))}return!0};Vt(n.root,(E,L)=>L===n.map&&C(E)?!0:K(x())&&M(E.key,E.shiftKey)),pe(n.root,m);let v=!1;n.map.addEventListener("pointerdown",()=>v=!0,{capture:!0}),n.map.addEventListener("focus",()=>{v?n.root.focus({preventScroll:!0}):_()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let S=()=>setTimeout(()=>v=!1);return window.addEventListener("pointerup",S,!0),m.push(()=>window.removeEventListener("pointerup",S,!0)),{ring:_}}function mp(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function hp({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,c=f=>f===null?null:l("span",{},T(t,f),t.seats[f].name),u=(f,b)=>b.length>0&&l("span",{},l("b",{},`${f}: `),...mp(b).flatMap(([x,w],h)=>[`${h?"; ":""}${w.map(y=>e.countries[y].name).join(", ")} (`,c(x),")"]),". "),p=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([f,b],x)=>[x?", ":"",c(f),` ${b}`]),"."),d=(f,b)=>b&&l("p",{},l("b",{},`${f}: `),b),g=[u(n.since_lost,o),u(n.since_won,s),p],m=W(n.since,g.some(Boolean)&&l("p",{},...g),d(n.cards,a),d(n.pacts,i));return m.classList.add("teg-since"),m}var Na={draw:hp,depends:({view:e})=>e.since};function za(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var qa=90,xp=0,Pa={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${xp+=1}`,i=d=>d.key==="Enter"&&u(d),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),u=d=>{d.preventDefault(),(c.value.trim()||!s)&&t(ws(e,c.value))},p=s.length>qa?`${s.slice(0,qa)}…`:s;return queueMicrotask(()=>{let d=c.closest(".teg"),g=c.getRootNode().activeElement;d&&g&&(g===d||d.contains(g)&&!g.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),W(n.throw,l("form",{class:"teg-throw",submit:u},l("label",{},l("span",{},o),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([d,g])=>l("option",{value:d,label:g===d?null:g}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:s},p)))}};var Da=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Ro({step:e,turn:t,seat:n,before:o,after:s,split:r,luck:a,decision:i},c,u){let p=t?`, ${c.turn_of} ${t}`:"",d=r==="all_luck"?` (${c.turn_all_luck})`:r?` (${c.turn_luck} ${Da(a??0,u)}, ${c.turn_decision} ${Da(i??0,u)})`:"";return`${c.step} ${e}${p}: ${n} ${zt(o,u)} → ${zt(s,u)}${d}`}function Ia(e,[t,n],o,s,r){let a=e.filter(({step:c})=>c>=t&&c<=n),i=c=>(c-t)/Math.max(n-t,1);return a.length>0&&l("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((c,u)=>{let p=Ro(c,s,r),d=`calc(8px + (100% - 16px) * ${i(c.step).toFixed(5)})`;return $(`turn-${c.step}`,String(u+1),()=>o(c.step),{title:p,"aria-label":`${s.turn_point} ${u+1}. ${p}`,style:{left:d}})}))}var bp={timeline:{draw:yp,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Is,progress:Rs,lines:Ws,note:Oa,hint:{draw:kp,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,Ha(e,o)&&n===null]},banner:{draw:$p,depends:({view:e})=>[e.over,e.seats]},turn:{draw:Mp,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:Na,throw:Pa,refusal:{draw:Sp,depends:({refusal:e})=>e},odds:La,battle:{draw:Ep,depends:({view:e})=>e.battle},seats:{draw:Op,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:Ap,depends:({view:e})=>e.news}};function Ra(e,t=!1,n=!1){let o=null,s=[],r={...bp,places:$a()},a=i=>{let c=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:i.sections[g]??r[g],drawn:""}),u=(t?[]:i.side.flatMap(g=>g==="turn"?[g,"throw"]:g)).map(c),p=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(c),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","progress","lines","hint","note"]).map(c);e.timeline.replaceChildren(...d.map(g=>g.slot)),e.side.replaceChildren(...u.map(g=>g.slot)),e.below.replaceChildren(...p.map(g=>g.slot)),o=i,s=[...d,...u,...p]};return(i,c=!1)=>{i.game!==o&&a(i.game);let u=q(i.view.lang);for(let p of c?s.slice(0,1):s){let d=p.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...d,p.section.depends(i)]);p.drawn!==g&&(p.drawn=g,wp(p.slot,p.section.draw(i,u)))}}}function wp(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function yp({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:c}=e,u=e.memory,p=(m,f,b,x,w=()=>o(x))=>$(m,me(f),w,{title:b,"aria-label":b,disabled:ce(e,x)===null}),d=l("output",{class:"teg-counter"},`${a}/${i}`),g=l("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:m=>d.textContent=`${m.target.value}/${i}`,change:m=>o(m.target.valueAsNumber)});return l("div",{class:"teg-timeline"},u&&l("span",{class:"teg-group"},p("first","first",r.first_step,0),p("back","back",r.back,a-1,()=>s(-1)),p("forward","forward",r.forward,a+1,()=>s(1)),p("last","last",r.last_step,i)),u&&l("span",{class:"teg-slider"},g,Ia(t.filter(m=>m.line===e.line),[0,i],o,r,c)),u&&d,e.undoing!=="off"&&l("span",{class:"teg-group"},$("undo",`↶ ${r.undo}`,()=>n(Qt(e)),{disabled:!e.undo,title:"U"}),u&&$("redo",`↷ ${r.redo}`,()=>n(Xt(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(m=>$(`lang-${m}`,m,()=>n(m===c?null:Ps(m)),{"aria-pressed":String(m===c)}))))}var Ha=(e,t)=>!!t.curtain||(e.people??[]).length>1;function kp({view:e,hint:t,secret:n,game:o,askHint:s,tellHint:r},a){return e.over||e.viewer===null||e.viewer!==e.to_move||Ha(e,o)&&!n?null:l("div",{class:"teg-hints",role:"group","aria-label":a.advice},$("hint",a.advice_ask,()=>s(!1),{title:a.advice_what}),$("hint-quiz",a.advice_quiz,()=>s(!0),{title:a.advice_quiz_what}),t&&l("div",{class:"teg-advice","aria-live":"polite"},...vp(t,t.told[e.lang],r,a)))}function vp({quiz:e,open:t},{text:n,odds:o,reasons:s,question:r,answer:a},i,c){return t?[e&&l("p",{class:"teg-quiz"},r," ",l("b",{},a)),l("p",{},l("b",{},n)),o!==""&&l("p",{},o),l("ul",{},...s.map(u=>l("li",{},u)))]:[l("p",{class:"teg-quiz"},r),$("hint-tell",c.advice_tell,i)]}function _p(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=Ss[e.game]??[],i=[...In,...a].includes(s??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:c=>n(Ms(e,t,c.target.value))},!i&&l("option",{value:"",selected:!0,disabled:!0},s),...In.map(c=>l("option",{value:c,selected:c===s},o[c])),...a.map(c=>l("option",{value:c,selected:c===s,title:o[`${c}_what`]},o[c])))}function $p({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},T(e,i),e.seats[i].name))),l("span",{},o),s.length>0&&l("h5",{},t.objectives),...s.map(([i,c])=>l("p",{},T(e,i),`${e.seats[i].name}: ${c}`)))}function Mp({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",o&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>l("li",{},l("b",{},s.armies),` ${s.source}`))))}function Sp({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),$("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),ae(e.clause)):null}function Ep({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=hs(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,c=(p,d)=>Ke(d[p],d.winner===p?"won":d.winner?"lost":"idle",r[p].color,r[p].ink),u={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},T(t,o.seat),e.countries[o.source].name),l("span",{}),l("span",{},T(t,o.defender),e.countries[o.target].name),...s.flatMap(p=>[c("attack",p),l("b",{class:"teg-versus"},p.winner?u[p.winner]:""),c("defence",p)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),o.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function Op({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,c)=>c.length>i.length?c:i),a=[["",o.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?Cp(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},T(e,c),i.name,c===e.first&&l("small",{title:o.first}," ①"),c===e.viewer&&l("small",{title:o.viewer}," ◂"),i.bot&&_p(e,c,n,o)),...r.map(([u,p])=>l("td",{title:p},s[c].find(d=>d[0]===u)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(u=>l("span",{},u))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>me(i)?[l("span",{},me(i),` ${c.toLowerCase()}`)]:[])))}function Cp(e,t){let n=me(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function Ap({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>l("li",{class:o.step===e.step?"teg-new":null},o.seat===null?l("i",{class:"teg-dot teg-none"}):T(e,o.seat),l("span",{},o.text," ",ae(o.clause))))):l("p",{class:"teg-hint"},t.no_news))}function Ho({board:e,looks:t,store:n}){let{game:o,local:s}=n.get(),r=n.view();if(t||o.curtain||!K(r)||r.viewer===null)return[];let a={...n.table(),secret:null},{source:i,target:c}=o.marks(a,s),u=d=>e.countries[d].name,p=i===null?o.fight?.(a,s,null):null;return p?[...p.sources,p.target].map(u):i===null||!Object.values(r.menu).some(d=>d.some(g=>g[0]===i))?[]:[i,c].flatMap(d=>d===null?[]:[u(d)])}var Lp=4,jp={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Va(e){let{model:t,board:n,el:o,dom:s,store:r,map:a,sketch:i,looks:c,alone:u,stops:p}=e,{root:d}=s,{view:g}=r,m=Ra(s.places,c,u),f=Te(o,()=>e.wire.ask({kind:"still"}),p),b=ie();p.push(ge(()=>{b=ie(),e.scheduler.schedule()}));let x=()=>{let{driver:v,intents:S}=e,{pause:E,stop:L,setSpeed:j}=v;return{...r.get(),...r.table(),...S,odds:S.odds(null),turns:t.get("turns")??[],pace:v.pace(),now:g,pause:E,stop:L,setSpeed:j}},w=()=>{let v=c||!Ho(e).length?t.get("selected")??[]:[],{note:S={},lang:E}=g()??{};s.caption.textContent=[t.get("notice"),t.get("caption"),c&&En(S.say,E)].filter(Boolean).join(`
`),s.caption.hidden=!s.caption.textContent;let[L,j]=[t.get("marks")??[],t.get("arrows")??[]],z=v.filter(U=>!e.picks||!L.some(([B])=>B===U)),H={...S,marks:[...S.marks??[],...L,...z.map(U=>[U,"chosen"])],arrows:[...S.arrows??[],...j]};i.draw(H,a.window)},h="",y=()=>{let v=Ho(e);v.join()!==h&&(h=v.join(),e.wire.write({selected:v}))},_=[],k=v=>{let{game:S}=r.get();if(_[0]===v&&_[1]===S)return;_=[v,S];let E=[["wide",s.wide],["zoom_in",s.closer],["zoom_out",s.further]];for(let[L,j]of E)j.title=v[L],j.setAttribute("aria-label",v[L]);d.setAttribute("aria-label",v.map),s.map.setAttribute("aria-label",v.walk),s.keys.textContent=`${v[S.keys??"keys"]} ${v.keys_map}`},C={line:"",step:-1},O=v=>{let{line:S,step:E}=C;if(C={line:v.line,step:v.step},S!==v.line||E===v.step)return;let L=v.news.filter(j=>j.step>Math.min(E,v.step-1));(L.length||s.said.firstChild)&&s.said.replaceChildren(...L.slice(-Lp).map(j=>l("p",{},j.text)))},M=(v,S)=>{s.act.hidden=!v,s.act.replaceChildren(...v?[v]:[]),v&&(d.dataset.beat=String(S.step%2),Po(s.act,s.frame,a.pixel(n.countries[S.last.target].label)))};return{point:w,async paint(v){let S=g(),E=K(S)?S:null,{game:L,hint:j}=r.get();e.wire.tell(),k(q(S?.lang)),s.further.disabled=a.window.times===1,E&&O(E),d.dataset.theme=b?"dark":"light";let z=E&&x();z&&m(z,v);let{view:H,local:U}=z??{};await a.draw(n,H??null,E?Tp(za(L.marks(r.table(),U),E),j,!!n.cell):jp,b,L),w(),M(z&&Vs(z),S),e.keyboard.ring(),y(),E&&(e.events.show(E),d.dataset.step=String(E.step),d.dataset.steps=String(E.steps),f(`${E.line}/${E.step}/${E.steps}/${E.lang}`))}}}function Tp(e,t,n){if(!t?.open)return e;let{arrows:o,places:s,path:r}=t,a=new Set(n?[]:o.flat()),i=s.filter(c=>!a.has(c));return{...e,...o.length>0&&{arrows:[...e.arrows??[],...o]},...i.length>0&&{pointed:i},...r.length>0&&{path:r}}}function Ba(e){let{model:t,store:n,wire:o,where:s,driver:r,scheduler:a,intents:i,rule:c,pointer:u,events:p,stops:d}=e,{get:g,dispatch:m,view:f,table:b}=n,{schedule:x}=a,w=()=>i.take(g().game.renew(b(),g().local)),h=()=>{o.free();let C=f();if(!K(C))return x();s.shown();let O=g();m({type:"view",view:C}),c.close(),u.hide(),w();let{game:M}=g();zo(O,g())&&(M.curtain||M.stays)?o.send(be):zo(O,g())&&!r.atOnce()&&o.ask(be),x(),r.drive()},y=C=>{if(C.kind==="events")return p.hear(C);if(C.kind==="odds")return m({type:"odds",odds:C}),u.again();C.kind!=="private"||g().secret?.seat!==C.seat||C.step!==f().step||(m({type:"set",part:{secret:C}}),w())},_=C=>{let{own:O,driver:M,aside:v}=o.names;if(C?.nonce===v)return y(C);if(C?.nonce!==O&&C?.nonce!==M)return;o.free();let S=C.kind==="refused"&&C.code==="stale_step";if(S&&C.nonce===M||S&&r.moves()&&o.keep())return r.drive();if(C.kind==="clause")return c.show(C,q(f().lang));C.kind==="refused"&&C.nonce===M&&r.setPace({auto:!1}),m({type:"reply",reply:C,table:b()}),C.kind==="private"&&w(),x()},k=(C,O)=>{t.on(C,O),d.push(()=>t.off(C,O))};k("change:view",h),k("change:lines",x);for(let C of["auto","speed","turns"])k(`change:${C}`,x);for(let C of["notice","caption","marks","arrows","selected"])k(`change:${C}`,()=>a.begun()&&e.painter.point());k("change:size",u.type),k("change:window",u.look),k("msg:custom",_),h()}function Wa(e,t){let{dom:n,where:o,stops:s}=e,r=!1,a=!1,i=!1,c=0,u=-1/0,p=0,d;s.push(()=>{r=!0,clearTimeout(d)});let g=()=>{if(a||r)return;a=!0;let b=e.driver.atOnce()?u+250-performance.now():0;b>0?d=setTimeout(f,b):o.ahead()?setTimeout(f):queueMicrotask(f)},m=async()=>{p=o.ahead()?(p+1)%6:0,clearTimeout(d),p&&(d=setTimeout(g,250)),await t(p>0),n.root.dataset.seq=String(++c)},f=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await m();i=!1,!r&&(u=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:g,begun:()=>c>0,rests:()=>!a&&!i}}function Fa(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),o=l("div",{class:"teg-here",hidden:!0}),s=l("small",{class:"teg-credit"}),r=l("div",{class:"teg-unseen",role:"status"}),a=l("div",{class:"teg-busy",role:"status"}),i=l("div",{class:"teg-hovercard",hidden:!0}),c=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),u=(k,C)=>l("button",{type:"button","data-key":k},C),[p,d,g]=[u("wide","⤢"),u("zoom-in","+"),u("zoom-out","−")],m=l("div",{class:"teg-tools"},p,d,g),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),b=l("details",{class:"teg-card teg-whole"}),x=l("p",{class:"teg-keys"}),w=l("div",{class:"teg-frame"},n,e,s,o,c,i,a,r),h=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),y=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},y,h,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},w,f,l("div",{class:"teg-top"},t.timeline,m),t.below,b,x),t.side)),places:t,map:n,credit:s,caption:f,events:b,busy:a,act:c,card:i,wide:p,closer:d,further:g,keys:x,frame:w,notice:y,said:h,here:o,heard:r}}var Np=15e3,zp=250,Ua=new Set(["undo","redo","step","level"]);function Ga(e,{root:t,notice:n,busy:o},s,r,a){let i,c,u=!1,p=0,d=!1,g=null,m=null,f=Array.from(crypto.getRandomValues(new Uint32Array(3)),O=>O.toString(36)).join("-"),b=`${f}!`,x=`${f}?`,w=()=>t.hasAttribute("data-busy"),h=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(h);let y=()=>{i=setTimeout(()=>{let O=k.presence();if(O==="busy"||u&&O!=="unknown")return y();h(),r.unanswered()},Np)},_=()=>{let O=q(s()?.lang),M=k.presence();t.dataset.kernel!==M&&(t.dataset.kernel=M),(M==="gone"||M==="away")&&h(),n.hidden=M!=="gone"&&M!=="away",lt(n,n.hidden?"":O[M==="gone"?"kernel_gone":"kernel_away"]),lt(o,M==="busy"&&!u?O.kernel_busy:O.busy)},k=te(e,_,a),C=(O,M)=>{if(O!==p)return;let v=M?.content?.execution_state;v==="idle"&&h(),u||=v==="busy",_(),r.freed()};return{names:{own:f,driver:b,aside:x},free:h,tell:_,busy:w,there:()=>n.hidden,send(O,M=f){if(!O||n.hidden&&(d||!w())&&r.goes(O))return;if(w()){d&&(g=O);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",O.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),zp),u=!1,d=M===b,d||(m=O);let v=++p;_(),y();let S=E=>C(v,E);k.send({...O,nonce:M},Object.assign(()=>{},{iopub:{status:S}}))},ask(O){k.send({...O,nonce:x})},write:k.write,kept(){let O=g;g=null;let{line:M,step:v}=s();return O&&Ua.has(O.kind)?{...O,line:M,step:v}:O},keep(){let O=m!==null&&Ua.has(m.kind);return O&&(g=m),O}}}function Ya(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!==null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function Ka(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:u})=>{if(i(),a=!1,o(),u.length>1)return;let p=r=u[0];s=setTimeout(()=>a=n(p),500)},c),e.addEventListener("touchmove",({touches:[u]})=>{r&&Math.hypot(u.clientX-r.clientX,u.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",u=>{r&&u.preventDefault()},c),e.addEventListener("touchend",u=>{i(),a&&u.cancelable&&u.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function Qa(e,t,n){let o=null,s=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?s(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&o&&n(c.apart/o.apart,o,c),o=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function ei(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var qp=new Set(["x","y","fillcolor","line.color","line.width"]),Pp=new Set(["x","y","text","textposition"]),Dp=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function Vo(e,t,n,o,s){let r=o.traces.map((a,i)=>{let c=n[a],u=e.querySelector(`.trace${c.uid}`),p=Object.keys(o.update).filter(d=>o.update[d][i]!==void 0);return u&&Ip(t[a],c,u,p,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Ip(e,t,n,o,s){let r=u=>o.every(p=>u.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(qp))return()=>Bo(t,n,s);if(t.mode==="text"&&r(Pp))return()=>Wo(e,t,n,s);let i=n.querySelectorAll(".point"),c=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(Dp)&&c?()=>Vp(e,t,n,i):null}function Bo(e,t,n){let o=Rp(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let u=t.querySelector(".fills"),p=u?.querySelector(".js-fill")??u?.appendChild(R("g")).appendChild(R("path",{class:"js-fill"}));p?.setAttribute("d",o),Object.assign(p?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=R("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function Rp({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var Hp={left:"end",center:"middle",right:"start"},Xa=1.3,je=(e,t)=>Array.isArray(e)?e[t]:e;function Za({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:je(o,a),size:je(s.size,a),color:je(s.color,a)}]:[])}var Ja=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function Wo(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=x=>{let w=x.text.split("<br>"),[h,y]=[o.x(x.x),o.y(x.y)],_={fontFamily:s,fontSize:`${x.size}px`,fontWeight:r,fontStyle:a,fill:x.color,whiteSpace:"pre"},k=(w.length-1)*Xa+1,C=R("text",{x:h,y,"text-anchor":Hp[x.place.split(" ")[1]],style:_});return w.length===1?C.textContent=x.text:C.append(...w.map((O,M)=>R("tspan",{class:"line",x:h,y,dy:`${M*Xa}em`},O))),R("g",{class:"textpoint",transform:`translate(0,${x.size*(.75-k/2)})`},C)},c=n.querySelector(".text");if(!c)return;let[u,p]=[Za(e),Za(t)],d=[...c.children],g=new Map(d.length===u.length?u.map((x,w)=>[Ja(x),d[w]]):[]),m=p.map(x=>g.get(Ja(x))),f=new Set(m);for(let x of d)f.has(x)||x.remove();let b=c.firstElementChild;p.forEach((x,w)=>{let h=m[w]??i(x);h===b?b=b.nextElementSibling:c.insertBefore(h,b)})}function Vp(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:c},u)=>({point:{fill:je(i.color,u),stroke:je(i.line.color,u),strokeWidth:`${je(i.line.width,u)}px`},number:{fontSize:`${je(c.size,u)}px`,fill:je(c.color,u)}}),a=(i,c,u)=>{for(let p of Object.keys(u))u[p]!==c[p]&&(i.style[p]=u[p])};o.forEach((i,c)=>{let[u,p]=[r(e,c),r(t,c)];a(i,u.point,p.point),a(s[c],u.number,p.number),e.text[c]!==t.text[c]&&(s[c].textContent=t.text[c])})}function ti(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=R("rect",{width:t,height:n,style:{fill:o}});return R("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Bp(a,s)))}function Bp(e,t){let n=R("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>R("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&Bo(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Wp(e,t)),o.endsWith("text")&&Wo({...e,text:[]},e,n,t),n}function Wp({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(u,p)=>Array.isArray(u)?u[p]:u,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((u,p)=>{if(u===null)return[];let d={fill:a(o,p),stroke:a(s.color,p),strokeWidth:`${a(s.width,p)}px`};return[R("path",{class:"point",transform:`translate(${r.x(u)},${r.y(t[p])})`,d:c,style:d})]})}var Fo=1500,Fp=6e3,ni=0,Up=640,Gp={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function si(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,c=0,u=!1,p=!1,d,g=oi([1,1],Re()),m,f=Promise.resolve(),b=w=>{let[h]=w.points??[],{uid:y=""}=s[h?.curveNumber]??{};if(y===cn)return h.pointNumber;let _=dr.exec(y);return _?Number(_[1]):-1},x={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Re(),type(w){t=w,a=""},look(w){w.times===x.window.times&&w.left===x.window.left&&w.top===x.window.top||(x.window=w,x.onZoom())},reveal(w){r&&x.look(ur(r,x.window,w))},async draw(w,h,y,_,k){e.style.aspectRatio=`${w.width} / ${w.height}`;let C=(c||=e.clientWidth)||Up,O=x.window,M=(k.drawing??gr)(w,h,y,O.times*C/w.width,k.traces,t).map(ei),v=`${C} ${_} ${O.times} ${O.left} ${O.top}`,S=r===w&&s.length===M.length&&a===v,E=S?hr(s,M):null,L=fr(w,_,C,O),j=async()=>{d??=await n(),await d.react(o,M.map(Yp),L,Gp),u=!1,p||x.take()};if(await f,i.signal.aborted)return;clearTimeout(m);let z=s,H=r===null;[s,r,a]=[M,w,v],g=oi([C/w.width,L.height/w.height],O);let U=!p&&S&&e.querySelector(".teg-sketch");U&&(!E||Vo(U,z,M,E,g))||!p&&x.sketch(ti(M,L,g))||E&&Vo(o,z,M,E,g)?u=!0:!S||u&&E?await j():E&&await d.restyle(o,E.update,E.traces);let B=async()=>{let[G,se]=[m,e.closest("[data-kernel=busy]")!==null],Me=ni+(se?Fp:Fo)-performance.now();if(Me>0)return void(m=setTimeout(B,Math.min(Me,Fo)));d??=await n(),m===G&&!i.signal.aborted&&(f=j())};ni=performance.now(),u&&(m=setTimeout(B,Fo)),H&&x.listen(k)},sketch(w){return e.querySelector(".teg-sketch")?.remove(),w&&e.append(w),w!==null},take(){if(p=!0,x.sketch(null),i.signal.aborted)return x.purge();o.on("plotly_hover",w=>{let h=b(w);h>=0&&x.onHover(h)}),o.on("plotly_unhover",()=>x.onLeave())},listen(w){window.addEventListener("mousedown",h=>{if(!e.contains(h.composedPath()[0]))return;h.shiftKey&&(h.stopPropagation(),h.preventDefault());let y=x.at(h),_=x.window,k=x.point(h),C=_.times>1&&k&&!(w.drag&&y>=0),O=v=>{let S=e.getBoundingClientRect(),E=(r?.width??0)/_.times/S.width,[L,j]=[h.clientX-v.clientX,h.clientY-v.clientY];r&&Math.hypot(L,j)>=8&&x.look(Zn(r,_,L*E,j*E))};C&&!h.button&&window.addEventListener("mousemove",O);let M=v=>{window.removeEventListener("mousemove",O);let S=Math.hypot(v.clientX-h.clientX,v.clientY-h.clientY)<8;y>=0&&S&&x.onClick(y,v),y>=0&&!S&&!C&&x.onDrag(y,x.at(v))};h.button||window.addEventListener("mouseup",M,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",h=>{let y=x.point(h);!(h.ctrlKey||h.metaKey)||!r||!y||(h.preventDefault(),h.stopPropagation(),x.look(Oe(r,x.window,Math.exp(-h.deltaY/250),y)))},{capture:!0,passive:!1,signal:i.signal}),Ka(e,i.signal,h=>{let y=x.at(h);return y>=0&&x.onHold(y),y>=0},()=>x.onLeave()),Qa(e,i.signal,(h,y,_)=>{let[k,C]=[x.point(y),x.point(_)];r&&k&&C&&x.look(Zn(r,Oe(r,x.window,h,C),k[0]-C[0],k[1]-C[1]))})},resized(w){return!w||Math.abs(w-c)<1?!1:(c=w,!0)},pixel([w,h]){if(!r)return null;let y=e.getBoundingClientRect();return{x:y.left+(w-g.window.left)*g.unit[0],y:y.top+(h-g.window.top)*g.unit[1]}},at(w){let h=x.point(w);return h&&r?r.countries.findIndex(y=>us(y.polygons,h)):-1},point({clientX:w,clientY:h}){if(!r)return null;let y=e.getBoundingClientRect();return[g.window.left+(w-y.left)/g.unit[0],g.window.top+(h-y.top)/g.unit[1]]},group(w){return e.querySelector(`.tracec${w}`)},purge(){i.abort(),clearTimeout(m),p&&d.purge(o)}};return x}function oi([e,t],n){let o=[e*n.times,t*n.times],s=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:o,window:n,x:s(n.left,o[0]),y:s(n.top,o[1])}}function Yp(e){return structuredClone(e)}function Cn({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=Ca(n),i=Fa(a.svg),{root:c}=i;fe(t),t.append(c);let u=o==="pick",p=u||o==="look"||e.get("face")==="look";p&&(c.dataset.face="look"),p&&o&&(i.events.hidden=!0),c.style.setProperty("--teg-ratio",String(n.width/n.height)),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let d=ya(e,n),{view:g}=d,m=si(i.map,Io.page,async()=>(await s("plotly")).default);r.push(m.purge);let f={model:e,el:t,board:n,picks:u,looks:p,alone:!!o,stops:r,dom:i,store:d,map:m,sketch:a};f.rule=Bt(c),c.append(f.rule.box);let b=()=>d.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:q(g().lang).no_answer}}});return f.where=Ya(e,g,x=>f.wire.write(x),r),f.wire=Ga(e,i,g,{freed:()=>f.driver.drive(),unanswered:b,goes:x=>f.where.goes(x)},r),f.driver=Bs(f),f.scheduler=Wa(f,x=>f.painter.paint(x)),f.intents=ka(f),f.painter=Va(f),f.pointer=ja(f),f.keyboard=Ta(f),f.events=Us(i.events,{view:()=>f.where.now(),ask:f.wire.ask,go:f.intents.go},r),d.subscribe(f.scheduler.schedule),c.tegPixel=x=>{let w=n.countries.findIndex(h=>h.name===x);return w<0?null:m.pixel(n.countries[w].label)},f.pointer.type(),(e.get("window")?.[0]??1)!==1&&f.pointer.look(),Ba(f),()=>r.forEach(x=>x())}var Kp=15e3,Qp=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,An=e=>e.split(`
`).map(t=>l("p",{},...t.split(Qp).map((n,o)=>o%2?l("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),Uo={true:"✓",false:"✗",null:"…"};function Go({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),A=>A.toString(36)).join("-"),c=l("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),u=l("header",{}),p=l("div",{class:"teg-asked"}),d=l("div",{class:"teg-asked"}),g=l("section",{class:"teg-task"},u,p,c,d),m=l("div",{class:"teg-task-board"}),f=l("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},l("div",{class:"teg-both"},g,m)),b=Bt(f);f.append(b.box),fe(t),t.append(f),pe(f,s);let x=te(e,()=>x.presence()==="gone"&&C(q(a()).kernel_gone),s),w=Te(t,()=>x.send({kind:"still"}),s),h="",y=!1,_,k=(A,N={})=>{h="",y=!0,clearTimeout(_),_=setTimeout(()=>C(q(a()).no_answer),Kp),x.send({kind:"exercise",do:A,at:r().at,...N,nonce:i})},C=A=>{clearTimeout(_),[y,h]=[!1,A],B()},O={board:"",manner:"",stop:()=>{}},M=A=>{let N=[];return{get:P=>e.get(P),set:(...P)=>e.set(...P),save_changes:()=>e.save_changes(),send:(...P)=>e.send(...P),widget_manager:e.widget_manager,on(P,F){let V=(...J)=>e.get("board")===A&&F(...J);N.push([P,F,V]),e.on(P,V)},off(P,F){for(let[V,J,at]of N)V===P&&J===F&&e.off(P,at)}}},v=async()=>{let{kind:A,pick:N,board:P}=r(),F=A==="play"?"play":N?"pick":"look",V=e.get("board");if(O.board===V&&O.manner===`${P}${F}`||(O.stop(),m.replaceChildren(),m.hidden=!P,f.classList.toggle("teg-alone",!P),O={board:V,manner:`${P}${F}`,stop:()=>{}},!P))return;let J=O,at=S===V?n:await o("board");J!==O||E||(J.stop=Cn({model:M(V),el:m,board:at,manner:F,part:o}))},S=e.get("board"),E=!1,L=Tn(r(),i,z),j=-1;function z({entry:A}={}){A!==void 0&&k("entry",{entry:A}),B()}let H=()=>{y||!L.ready()||(k("check",{answer:L.value()}),B())},U=A=>{let{at:N,dots:P,shut:F}=r();A<0||A>N&&F||A>P.length||k("go",{stop:A})},B=()=>{let A=r(),N=Ft(a());A.at!==j&&(j=A.at,L=Tn(A,i,z)),L.renew(A,e.get("selected")??[]);let P=f.getRootNode().activeElement,F=P&&g.contains(P)&&P.getAttribute("data-key");f.lang=a(),f.setAttribute("aria-label",A.title||N.exercise),f.dataset.theme=ie()?"dark":"light",f.dataset.size=e.get("size")??"page",f.dataset.at=String(A.at),f.toggleAttribute("data-done",!!A.done),u.replaceChildren(...se(A,N)),p.replaceChildren(l("div",{class:"teg-task-text"},...An(A.task)),...L.draw(N));let V=h?{right:null,text:h,clause:""}:A.verdict??null;c.dataset.right=String(V?.right??null),c.hidden=!V,c.dataset.said!==JSON.stringify([V,A.at,A.tried?.length])&&(c.dataset.said=JSON.stringify([V,A.at,A.tried?.length]),c.replaceChildren(...V?G(V):[])),d.replaceChildren(...Me(A,N)),F&&(g.querySelector(`[data-key="${CSS.escape(F)}"]:not([disabled])`)??f).focus({preventScroll:!0}),w(`${A.at}/${A.tried?.length}/${A.moves}/${a()}`),v()},G=({right:A,text:N,clause:P})=>[l("b",{},Uo[String(A)])," ",...An(N).map(F=>l("span",{},...F.childNodes)),...P&&!N.includes(P)?[" ",l("button",{type:"button",class:"teg-chip","data-clause":P},P)]:[]],se=(A,N)=>{let P=A.dots.map((V,J)=>l("li",{},$(`dot-${J}`,Uo[{right:"true",wrong:"false"}[V]??""]??(V?"•":""),()=>U(J),{class:`teg-stop teg-stop-${V||"new"}`,"aria-label":`${N.stop} ${J+1}${V?`: ${N[V]}`:""}`,"aria-current":J===A.at?"step":null,disabled:J>A.at&&A.shut}))),F=A.dots.length>1;return[l("h4",{},A.title||(A.kind==="tell"?N.look:N[A.kind])),F&&l("ol",{class:"teg-stops","aria-label":N.progress},...P),$("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():f.requestFullscreen(),{class:"teg-full",title:N.full,"aria-label":N.full,hidden:!document.fullscreenEnabled})].filter(V=>V instanceof HTMLElement)},Me=(A,N)=>{let P=A.dots.length>1||!A.last,F=A.kind!=="tell",V=A.kind==="play",J=[F&&!V&&$("check",N.check,H,{class:"teg-main",disabled:y||!L.ready()}),V&&$("undo",`↶ ${N.undo}`,()=>k("undo"),{disabled:!A.moves}),V&&$("again",N.again,()=>k("again"),{disabled:!A.moves}),F&&$("hint",N.hint,()=>k("hint"),{disabled:!A.more}),F&&$("solution",N.solution,()=>k("solution"),{disabled:!!A.solution||!A.solvable})],at=[P&&$("before",N.before,()=>U(A.at-1),{disabled:A.at===0}),P&&$("next",N.next,()=>U(A.at+1),{disabled:A.last||A.shut,class:A.done||!F?"teg-main":""})],It=A.tried??[];return[F&&A.shut&&!A.last&&l("p",{class:"teg-hint"},N.your_turn),l("div",{class:"teg-steps"},l("div",{class:"teg-buttons"},...J),P&&l("div",{class:"teg-buttons"},...at)),...(A.hints??[]).map((it,Rt)=>l("div",{class:"teg-given"},l("b",{},`${N.hint} ${Rt+1}`),...An(it))),A.solution&&l("div",{class:"teg-given teg-solved"},...An(A.solution)),It.length>0&&l("details",{open:It.length<4},l("summary",{"data-key":"tried"},`${N.tried}: ${It.length}`),l("ol",{class:"teg-tried"},...It.map(([it,Rt])=>l("li",{"data-right":String(Rt)},`${Uo[String(Rt)]} ${it}`))))].filter(it=>it instanceof HTMLElement)},rt=(A,N)=>{e.on(A,N),s.push(()=>e.off(A,N))};rt("change:told",B);for(let A of["size","selected"])rt(`change:${A}`,B);return rt("msg:custom",A=>{A?.nonce===i&&(clearTimeout(_),y=!1,A.kind==="clause"&&b.show(A,q(a())),A.kind==="refused"&&(h=A.text),B())}),f.addEventListener("click",A=>{let N=A.target;if(m.contains(N))return;b.box.contains(N)||b.close();let P=N.closest("[data-clause]");P&&(b.from(P),k("clause",{name:P.dataset.clause??""}))}),Vt(f,({key:A},N)=>{if(A==="Escape")return b.close();let P=L.keys(A,N);return P||N.matches("input, textarea")?P:A==="PageDown"||A==="ArrowRight"?(U(r().at+1),!0):A==="PageUp"||A==="ArrowLeft"?(U(r().at-1),!0):!1}),g.addEventListener("keydown",A=>{A.key!=="Enter"||!A.target.matches("input")||(A.preventDefault(),H())}),s.push(ge(B),()=>clearTimeout(_)),B(),()=>{E=!0,O.stop(),s.forEach(A=>A())}}var Xp=500,Zp=40,Jp=200,Dt=new Set,[Yo,ai]=[!1,-1/0];function ed(e){Dt.add(e),!Yo&&(Yo=!0,setTimeout(()=>requestAnimationFrame(td),Math.max(ai+Jp-performance.now(),0)))}function td(){[Yo,ai]=[!1,performance.now()];let e=[...Dt];Dt.clear();for(let t of e)t()}var ri=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Ln(e,t,n,o){let{write:s}=te(e,()=>{},n),r=null,a=!1,i=()=>ed(o);for(let p of t)e.on(`change:${p}`,i);n.push(()=>{a=!0,Dt.delete(o);for(let p of t)e.off(`change:${p}`,i)});let c=p=>{let d=te(p,()=>{},n).write,g=()=>t.forEach(f=>ri(e.get(f),p.get(f))||e.set(f,p.get(f))),m=f=>()=>ri(e.get(f),p.get(f))||d({[f]:e.get(f)});for(let f of t){let b=m(f);p.on(`change:${f}`,g),e.on(`change:${f}`,b),n.push(()=>(p.off(`change:${f}`,g),e.off(`change:${f}`,b)))}r=d,g()};return(async()=>{let p=e.get("leader")?.slice(10);for(let d=0;p&&d<Zp&&!a;d++){let g=await e.widget_manager?.get_model?.(p).catch(()=>null);if(g&&!a)return c(g);await new Promise(m=>setTimeout(m,Xp))}})(),p=>{(r??s)(p),Dt.delete(o),o()}}var nd=80;function ii(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),x=>x.toString(36)).join("-"),s=null,r="",a="",i=null,c,u=l("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:o}),g=x=>{[r,s,i]=[x,null,null],m(),d()},m=()=>{let x=q(e.get("lang")),w=e.get("seats"),[h,y]=[e.get("may_ask")??[],e.get("alone")];if(a!==p()){let M=a==="";a=p(),r&&(!y||!h.some(v=>w[v].name===r))&&([r,s]=[null,null]),clearTimeout(c),c=setTimeout(d,M?0:nd)}let _=(M,...v)=>$(`know-${M||"all"}`,l("span",{},...v),()=>g(M),{"aria-pressed":String(r===M)}),k={seats:w},C=u.getRootNode().activeElement?.getAttribute?.("data-key"),O=u.contains(u.getRootNode().activeElement);u.replaceChildren(l("h4",{},x.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":x.know_whose},_("",x.know_all),...h.map(M=>_(w[M].name,T(k,M),y?w[M].name:`${x.curtain_me} ${w[M].name}`)),r!==null&&r!==""&&!y&&$("know-cover",x.secret_hide,()=>g(null))),...i?[l("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?f(s,w,x):r===null?[l("p",{class:"teg-hint"},x.know_covered)]:[]),O&&C&&u.querySelector(`[data-key="${C}"]`)?.focus({preventScroll:!0})},f=({seat:x,rows:w},h,y)=>{let _={seats:h},k=h.findIndex(S=>S.name===x),C=S=>l("td",{},...S.length?S.flatMap((E,L)=>[L?` ${y.or} `:"",l("span",{class:"teg-who"},T(_,E),h[E].name)]):["?"]),O=w.filter(([,S])=>S.length===1&&S[0]!==k).length,M=w.filter(([,S,E])=>S.length===1&&S[0]===k&&E.length!==1).length,v=k<0?`${y.know_sure_all}: ${w.filter(([,,S])=>S.length===1).length}`:`${y.know_sure}: ${O}. ${y.know_hidden}: ${M}`;return[e.get("aid")?l("p",{},v):l("p",{class:"teg-hint"},y.know_no_aid),w.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":y.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},y.place),k>=0&&l("th",{scope:"col"},`${x} ${y.know_knows}`),l("th",{scope:"col"},y.know_all))),l("tbody",{},...w.map(([S,E,L])=>l("tr",{},l("th",{scope:"row"},t.countries[S].name),k>=0&&C(E),C(L)))))):l("p",{class:"teg-hint"},y.know_nothing)]};return{root:u,traits:["steps","seats","may_ask","alone","aid"],draw:m,hear:x=>{x?.nonce!==o||x.kind==="knowledge"&&(x.seat!==r||x.line!==e.get("line")||x.step!==Math.min(e.get("step"),e.get("steps")))||(x.kind==="knowledge"?[s,i]=[x,null]:x.kind==="refused"&&([s,i]=[null,x]),m())}}}function li(e,t,n){let o=new Map(t.countries.map((f,b)=>[f.name,b])),s=f=>n.lead({selected:f}),r=l("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=l("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[l("span"),l("span")],c=l("div",{class:"teg-told",role:"status"}),u=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},i[0],r),l("label",{},i[1],a)),c),p=(f,b,x)=>{let w=_=>l("option",{value:t.countries[_].name},t.countries[_].name),h=_=>b.filter(k=>(t.countries[k].continent??-1)===_),y=(t.continents??[]).map((_,k)=>({name:_.name,options:h(k).map(w)}));f.replaceChildren(l("option",{value:""},x),...y.filter(_=>_.options.length).map(_=>l("optgroup",{label:_.name},..._.options)),...h(-1).map(w))},[d,g]=["",""];return{root:u,traits:["odds"],draw:()=>{let f=e.get("lang"),b=q(f),[x="",...w]=e.get("selected")??[],h=e.get("odds")??{},[y,_]=[`${f}/${x}`,w.at(-1)??""];y!==d&&(d=y,i[0].textContent=b.source,i[1].textContent=b.target,p(r,[...t.countries.keys()],b.choose),p(a,t.countries[o.get(x)??-1]?.neighbours??[],b.choose)),[r.value,a.value,a.disabled]=[x,_,!x];let k=JSON.stringify([f,h]);if(k===g)return;g=k;let C=h.target?`${b.odds}: ${h.sources.join(", ")} → ${h.target}`:b.odds,O="conquest"in h?qt(h,f):[l("p",{class:"teg-hint"},h.target?b.odds_none:b.odds_choose)];c.replaceChildren(W(C,...O))}}}var Ko={odds:li,knowledge:ii};function ci({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=Ln(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>d()),a=te(e,()=>{},o),i=Wt(t,a,o),c=Ko[s](e,n,{...a,lead:r}),u=l("p",{class:"teg-caption","aria-live":"polite"}),p=l("div",{class:"teg teg-follower",role:"group","data-face":s},c.root,u);fe(t),t.append(p),pe(p,o);let d=()=>{p.dataset.size=e.get("size"),p.dataset.step=String(e.get("step")),u.textContent=e.get("caption"),c.draw(),i([...c.traits,"line","step","lang"].map(f=>JSON.stringify(e.get(f))).join())},g=(f,b)=>{e.on(f,b),o.push(()=>e.off(f,b))};for(let f of["lang","size","caption",...c.traits])g(`change:${f}`,d);c.hear&&g("msg:custom",c.hear);let m=()=>{p.dataset.theme=ie()?"dark":"light"};return m(),o.push(ge(m)),d(),()=>o.forEach(f=>f())}var od=["yes","number","range","chance"];function ui({model:e,el:t}){let n=[],o=l("div",{class:"teg teg-guess",role:"group"});fe(t),t.append(o),pe(o,n);let s=Te(t,()=>{},n),r=null,a="",i=!1,c=e.get("asks")||"yes",[u,p,d]=["","",50],g=()=>{[i,a]=[!1,q(e.get("lang")).kernel_gone],b()},m=te(e,()=>m.presence()==="gone"&&g(),n),f=k=>{[i,a]=[!0,""],b(),m.send({kind:"bet",bet:k})},b=()=>{let k=Ft(e.get("lang"));o.dataset.theme=ie()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",k.guess),o.replaceChildren(l("h4",{},k.guess),l("p",{class:"teg-task-text"},e.get("question")),...r?y(r,k):x(k)),s(`${!!r}`)},x=k=>{let C=e.get("asks")?[]:od.map(O=>{let M=l("input",{type:"radio",name:"teg-bet","data-key":`kind-${O}`,change:()=>(c=O,b(),w(O))});return M.checked=O===c,l("label",{},M," ",k[`kind_${O}`])});return[...C.length?[l("fieldset",{class:"teg-ways"},l("legend",{class:"teg-unseen"},k.how),...C)]:[],l("div",{class:"teg-buttons"},...h(k)),l("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?k.working:a)]},w=k=>o.querySelector(`[data-key="kind-${k}"]`)?.focus(),h=k=>{if(c==="yes")return[$("yes",k.yes,()=>f(!0),{disabled:i}),$("no",k.no,()=>f(!1),{disabled:i})];let C=()=>f(c==="chance"?`${d} %`:c==="range"?[u,p]:u),O=(S,E,L,j)=>{let z=l("input",{type:"text","data-key":S,"aria-label":E,placeholder:E,maxlength:60,autocomplete:"off",input:H=>j(H.target.value)});return z.value=L,z.addEventListener("keydown",H=>H.key==="Enter"&&C()),z},M=l("output",{},`${d} %`),v=l("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":k.kind_chance,input:S=>{d=S.target.valueAsNumber,M.textContent=`${d} %`}});return[...c==="chance"?[v,M]:[],...c==="number"?[O("number",k.kind_number,u,S=>u=S)]:[],...c==="range"?[O("from",k.from,u,S=>u=S),O("to",k.to,p,S=>p=S)]:[],$("bet",k.bet,C,{class:"teg-main",disabled:i})]},y=({bet:k,result:C,judged:O,hit:M,score:v},S)=>[l("dl",{class:"teg-came"},l("dt",{},S.you_said),l("dd",{},k),l("dt",{},S.came_out),l("dd",{},C)),l("p",{class:"teg-verdict",role:"status","data-right":String(M)},O),l("p",{class:"teg-hint"},v)],_=k=>{if(k?.kind==="came")r=k.came;else if(k?.kind==="refused")a=k.text;else return;i=!1,b()};e.on("msg:custom",_);for(let k of["question","lang"])e.on(`change:${k}`,b);return n.push(ge(b),()=>e.off("msg:custom",_),()=>["question","lang"].forEach(k=>e.off(`change:${k}`,b))),b(),m.send({kind:"show"}),()=>n.forEach(k=>k())}var sd=24;function pi(e,t){let n=null,o=null,s=[],r=0,a=l("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(g=>l("span",{role:"gridcell"},g)),c=d=>{let{first:g,round:m,seat:f,kind:b,text:x}=o,{seats:w,kinds:h}=n,y=f[d]<0?"":l("span",{},T(n,f[d]),w[f[d]].name);return l("div",{class:"teg-entry",title:x[d]},...i(g+d,m[d],y,h[b[d]]??b[d],x[d]))},u=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),p=tn({height:sd,label:"",head:a,draw:c,pick:d=>u((o?.first??0)+d),move:d=>u(t()+d)});return{root:l("div",{class:"teg-log"},p.root),tell(d,g,m,f){let b=[d,g,m,f];b.every((x,w)=>x===s[w])||(s=b,n=d,o=Xe(d,g,m),a.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(x=>l("span",{role:"columnheader"},x))),p.root.setAttribute("aria-label",f.log),p.fill(o.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(r-o.first))},show(d){r=d,p.show(d-(o?.first??0))},stop:p.stop}}var[st,jn]=[1e3,100],di=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function rd(e,t){let n=r=>+(st*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(jn*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${st}`}function gi(e,t,n){let o={d:e,"stroke-dasharray":di[n%di.length]};return[R("path",{...o,class:"teg-halo"}),R("path",{...o,class:"teg-line-of",stroke:t})]}var ad=13;function id(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function fi(e,t){let n=null,o=null,s=[],r=0,a=[],i=null,[c,u]=["",""],p=l("div",{class:"teg-races"}),d=l("div",{class:"teg-standing","aria-live":"off"}),g=l("div",{class:"teg-race",tabindex:0,role:"slider"},p,d),m=l("ol",{class:"teg-turn-list"}),f=l("div",{},g,m),b=[],x=[],w=v=>Math.round(Math.min(Math.max(v,o?.first??0),o?.end??0)),h=v=>o&&e(w(v),o.line),y=()=>Math.max((o?.text.length??1)-1,1),_=v=>{let S=v.currentTarget.getBoundingClientRect();h((o?.first??0)+(v.clientX-S.left)/S.width*y())},k=v=>{let[S,{counts:E,first:L}]=[n,o],j=S.seats.length,z=S.seats.map((G,se)=>E.map(Me=>Me[v*j+se]??0)),H=z.reduce((G,se)=>se.reduce((Me,rt)=>Math.max(Me,rt),G),1),U=l("div",{class:"teg-cursor"});b.push(U);let B=l("div",{class:"teg-plot",pointerdown:G=>{G.button||(B.setPointerCapture(G.pointerId),_(G))},pointermove:G=>B.hasPointerCapture(G.pointerId)&&_(G)},R("svg",{viewBox:`0 -2 ${st} ${jn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},R("path",{class:"teg-grid",d:`M0 ${jn}H${st}M0 ${jn/2}H${st}M0 0H${st}`}),...z.flatMap((G,se)=>gi(rd(G,H),S.seats[se].color,se))),...a.map((G,se)=>l("i",{class:"teg-turned","data-turn":se+1,style:{left:`${100*(G.step-L)/y()}%`}})),U,l("b",{class:"teg-most"},H));return l("figure",{},l("figcaption",{},S.measures[v][1]),l("div",{class:"teg-plot-row"},B,O(S,z.map(G=>G.at(-1)??0),H)))},C=()=>{b=[],m.hidden=!a.length,m.setAttribute("aria-label",i?.turns??""),m.replaceChildren(...a.map(E=>l("li",{},$(`turn-${E.step}`,Ro(E,i,n.lang),()=>h(E.step)))));let v=n,{measures:S}=v;p.replaceChildren(...S.map((E,L)=>k(L)),S.length?"":l("p",{class:"teg-hint"},u)),x=v.seats.map(()=>l("b")),d.replaceChildren(...v.seats.map((E,L)=>{let j=R("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...gi("M0 4H26",E.color,L));return l("span",{},j,T(v,L),`${E.name} `,x[L])})),g.setAttribute("aria-label",c),g.setAttribute("aria-valuemin",String(o?.first)),g.setAttribute("aria-valuemax",String(o?.end))},O=(v,S,E)=>{let L=[...S.keys()].sort((z,H)=>S[H]-S[z]||z-H),j=id(L.map(z=>100*(1-S[z]/Math.max(E,1))),ad);return l("div",{class:"teg-ends","aria-hidden":"true"},...L.map((z,H)=>l("span",{style:{top:`${j[H].toFixed(1)}%`}},T(v,z),v.seats[z].name)))},M=()=>{if(!n||!o)return;let v=n,S=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let L of b)L.style.left=`${100*S/y()}%`;let E=o.counts[S]??[];g.setAttribute("aria-valuenow",String(o.first+S)),x.forEach((L,j)=>lt(L,v.measures.map((z,H)=>E[H*v.seats.length+j]??0).join(" · ")))};return g.addEventListener("keydown",v=>{if(v.ctrlKey||v.metaKey||v.altKey||!o)return;let S={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[v.key];S!==void 0&&(v.preventDefault(),v.stopPropagation(),h(Math.min(t(),o.end)+S))}),{root:f,tell(v,S,E,L,j){let z=[v,S,E,L,j];if(z.every((B,G)=>B===s[G]))return;s=z,n=v,o=Xe(v,S,E),i=L;let{first:H,end:U}=o;a=j.filter(B=>B.line===E&&B.step>=H&&B.step<=U),c=`${L.race}: ${v.measures.map(B=>B[1]).join(", ")}`,u=L.race_secret,C(),M()},show(v){r=v,M()},stop:()=>{}}}var Qo={timeline:nn,table:pi,race:fi},ld=[];function mi({model:e,el:t,film:n,part:o}){let s=[],r=Wt(t,te(e,()=>{},s),s),a=Ln(e,["line","step"],s,()=>f()),i=null,c="",u=(h,y)=>{a({...y!==e.get("line")&&{line:y},...h!==e.get("step")&&{step:h}})},p=Qo[e.get("face")](u,()=>e.get("step")),d=l("p",{class:"teg-caption","aria-live":"polite"}),g=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,d);fe(t),t.append(g),pe(g,s);let m=()=>{!i||c!==e.get("film")||(p.tell(i,e.get("tail"),e.get("line"),q(i.lang),e.get("turns")??ld),g.dataset.size=e.get("size")??"page",d.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},b=async h=>{let y=e.get("film");[i,c]=[await en(h),y],m()},x=(h,y)=>{e.on(h,y),s.push(()=>e.off(h,y))};for(let h of["line","tail","caption","size","turns"])x(`change:${h}`,m);x("change:film",async()=>b(await o("film")));let w=()=>{g.dataset.theme=ie()?"dark":"light"};return w(),s.push(ge(w),p.stop),b(n),()=>s.forEach(h=>h())}var cd={exercise:Go,tour:Go,guess:ui};function jx(e){let t=e.model.get("face");return t in Qo?mi(e):t in Ko?ci(e):(cd[t]??Cn)(e)}export{jx as render};
