function l(e,t={},...n){let s=document.createElement(e);return vo(s,t,n),s}function D(e,t={},...n){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return vo(s,t,n),s}function vo(e,t,n){for(let[s,o]of Object.entries(t))typeof o=="function"?e.addEventListener(s,o):s==="style"?Object.assign(e.style,o):o===!0?e.setAttribute(s,""):o!==!1&&o!==null&&o!==void 0&&e.setAttribute(s,String(o));for(let s of n)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function yt(e,t){e.textContent!==t&&(e.textContent=t)}function $(e,t,n,s={}){return l("button",{type:"button","data-key":e,...s,click:n},t)}function J(e,t,n,s,o,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>o(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===s},i.text))))}function nt(e,t,n,[s,o],r){let a=p=>Math.min(Math.max(Math.round(p),s),o),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:s,max:o,value:n,change:i});return Ai(c,()=>c.valueAsNumber||n,p=>c.value=String(a(p)),i),c}var Ci=8;function Ai(e,t,n,s){e.addEventListener("wheel",o=>{o.ctrlKey||o.metaKey||!o.deltaY||(o.preventDefault(),n(t()-Math.sign(o.deltaY)),s())},{passive:!1}),e.addEventListener("pointerdown",o=>{if(o.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-o.clientX+o.clientY-p.clientY)/Ci);a||=u!==0,a&&n(r+u)},c=()=>{e.removeEventListener("pointermove",i),a&&s()};e.setPointerCapture(o.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}function Qn(e,t,n){return e.kind==="number"?Li(n):e.kind==="order"?qi(e,n):e.kind==="mark"&&e.pick?ji():e.kind==="mark"||e.kind==="choose"&&e.several?Ni(e,n):e.kind==="judge"&&e.free?zi(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?Ti(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var kt={keys:()=>!1};function ji(){let e=[];return{...kt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[l("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Li(e){let t="";return{...kt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[_o("number",n.number_how,t,s=>(t=s,e()))]}}function _o(e,t,n,s){let o=l("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return o.value=n,o.addEventListener("input",()=>{let[r,a]=[o.selectionStart,o.selectionEnd];s(o.value),o.getRootNode().activeElement?.setSelectionRange?.(r,a)}),o}function Ti(e,t,n){let s=e.options??[],o=0;return{...kt,renew:r=>s=r.options??[],ready:()=>o>0,value:()=>o,draw:()=>[l("ol",{class:"teg-options"},...s.map((r,a)=>Zt("radio",`option-${a+1}`,`teg-${t}`,r,o===a+1,()=>{o=a+1,n(e.kind==="fault"?{entry:o}:{})},e.kind==="fault"?a+1:0)))]}}function Ni(e,t){let n=e.options??[],s=new Set;return{...kt,renew:o=>n=o.options??[],ready:()=>s.size>0,value:()=>[...s].sort((o,r)=>o-r).map(o=>e.kind==="mark"?n[o-1]:o),draw:o=>[l("p",{class:"teg-picked"},o.several),l("ol",{class:"teg-options"},...n.map((r,a)=>Zt("checkbox",`option-${a+1}`,"",r,s.has(a+1),()=>{s.delete(a+1)||s.add(a+1),t()})))]}}function zi(e,t){let n=null,s="",o=r=>()=>(n=r,t());return{...kt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":s.trim()||"illegal",draw:r=>[l("ol",{class:"teg-options"},Zt("radio","legal",`teg-${e}`,r.legal,n===!0,o(!0)),Zt("radio","illegal",`teg-${e}`,r.illegal,n===!1,o(!1))),...n===!1?[_o("clause",r.which_clause,s,a=>(s=a,t()))]:[]]}}function Zt(e,t,n,s,o,r,a=0){let i=l("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=o,l("li",{},l("label",{},i," ",a>0&&l("b",{},`${a}. `),s))}function qi(e,t){let n=e.options??[],s=n.map((i,c)=>c+1),o=(i,c)=>c<0||c>=s.length||i===c?!1:(s.splice(c,0,...s.splice(i,1)),t(),!0),r=-1,a=i=>c=>{c.preventDefault(),r>=0&&o(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...s],keys:(i,c)=>{let p=c.closest("[data-order]"),u={ArrowUp:-1,ArrowDown:1}[i];if(!p||u===void 0)return!1;let g=s.indexOf(Number(p.getAttribute("data-order")));return o(g,g+u),!0},draw:i=>[l("p",{class:"teg-picked"},i.order_how),l("ol",{class:"teg-order"},...s.map((c,p)=>l("li",{tabindex:0,draggable:"true","data-order":c,"data-key":`item-${c}`,"aria-label":`${p+1}. ${n[c-1]}`,dragstart:u=>{r=p,u.dataTransfer?.setData("text/plain",String(c))},dragover:u=>u.preventDefault(),drop:a(p)},l("span",{},`${p+1}. ${n[c-1]}`),l("span",{class:"teg-group"},$(`up-${c}`,"▲",()=>o(p,p-1),{"aria-label":`${i.up}: ${n[c-1]}`,disabled:p===0}),$(`down-${c}`,"▼",()=>o(p,p+1),{"aria-label":`${i.down}: ${n[c-1]}`,disabled:p===s.length-1})))))]}}var Pi=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function xe(e,t){let n=s=>{let o=s.composedPath(),r=o.slice(0,o.indexOf(e)+1),a=!s.ctrlKey&&!s.metaKey;for(let i of r)for(let c of Pi)i.toggleAttribute(c,a&&i===o[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function Jt(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let s=n.target;n.altKey||s.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&s.matches("button, summary")||t(n,s)&&n.preventDefault()})}var vt=4;function en(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,s=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},o=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+vt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+vt:a.top-vt-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+vt),r.right-t.offsetWidth-vt);Object.assign(t.style,{top:`${c-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:s,place:o,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren($("close-rule","×",s,{class:"teg-close","aria-label":a.close}),...$o(r,a),...r.decisions.map(i=>l("section",{},...$o(i,a)))),t.hidden=!1,o(),t.focus({preventScroll:!0})}}}function $o({name:e,title:t,text:n,mark:s,marked:o,option:r,others:a},i){let c=a.map(p=>l("li",{},`${i.other_reading}: ${p.text}`,p.option&&l("code",{},p.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${s}`},o),l("ul",{},...c)]}var Ii='data-still="teg_nb"';function st(e,t,n){let s=null,o="",r;return n.push(()=>{clearTimeout(r),s&&(s.style.display="")}),a=>{if(s?.isConnected||(s=Di(e)),!s||(s.style.display="none",a===o))return;let i=o==="";o=a,clearTimeout(r),i||(r=setTimeout(t,1500))}}function Di(e){let t=e.closest(".jp-OutputArea-child")?.previousElementSibling;if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return n&&decodeURIComponent(n.src).slice(0,400).includes(Ii)?t:null}var Re={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function ot(e){let t=o=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[o]])),[n,s]=[t("es"),t("en")];return o=>o==="en"?s:n}var R=ot(Re.all),tn=ot(Re.asking),be=ot(Re.eggar),Q=ot(Re.wargame),Hi={symbol:ot(Re.symbol),pact:ot(Re.pact)},Xn=(e,t,n)=>Hi[t](e)[n]??n;function pe(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let o of[e,t]){if(o.classList.contains("dark")||o.dataset.theme==="dark")return!0;if(o.classList.contains("light")||o.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function we(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{t.disconnect(),s.removeEventListener("change",e)}}var ye=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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

/* A task beside a board: exercises, tours, bets. */

.teg-asking {
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

@media (min-width: 1000px) {
  .teg-asking:not(.teg-alone) {
    grid-template-columns: minmax(250px, 1fr) minmax(0, 3fr);
    align-items: start;
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
  margin-left: auto;
}

.teg-stops {
  display: flex;
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

.teg-buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
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
`;function ce(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[s,o]of n)t.x.push(s),t.y.push(o)}return t}function de(e){return ce(e.map(t=>[...t,t[0]]))}function Oo(e,[t,n]){return e.some(s=>{let o=!1;for(let r=0,a=s.length-1;r<s.length;a=r++){let[i,c]=s[r],[p,u]=s[a];c>n!=u>n&&t<(p-i)*(n-c)/(u-c)+i&&(o=!o)}return o})}function Zn([e,t],[n,s],o=7.4){let r=Math.max(Math.hypot(n-e,s-t),1),[a,i]=[(n-e)/r,(s-t)/r],c=Math.max(r-o-2,8),[p,u]=[c-9,c-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[c,0],[u,6.4],[p,2.6],[5,1.4]].map(([d,f])=>[e+d*a-f*i,t+d*i+f*a])}function nn(e,t,n,s){let o=e.countries[t].label,r=e.countries[n].label,a=r[0]-o[0],i=Co(e,a);return i?[Zn(o,[r[0]+i,r[1]],s),Zn([o[0]-i,o[1]],r,s)]:[Zn(o,r,s)]}function rt([e,t],n,s=32){return Array.from({length:s},(o,r)=>{let a=2*Math.PI*r/s;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function Co(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Mo=new WeakMap;function Bi(e,t,n){let s=Mo.get(e)??new Map;Mo.set(e,s);let o=`${Math.min(t,n)}/${Math.max(t,n)}`;return s.has(o)||s.set(o,Wi(e,t,n)),s.get(o)}function Wi(e,t,n){let s=Fi(e.countries[t].polygons,e.countries[n].polygons);if(s.length>1){let[r,[a,i]]=So(s);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(So))}function Fi(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),s=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),o=[];for(let r of e){let a=r.map((p,u)=>s.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let c=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(c=[r[u]]),c.push(r[(u+1)%r.length]),es(c)>es(o)&&(o=c))}}return o}var es=e=>e.slice(1).reduce((t,[n,s],o)=>t+Math.hypot(n-e[o][0],s-e[o][1]),0);function So(e){let t=es(e)/2,[[n,s],o,[r,a]]=[-5,0,5].map(c=>Ui(e,t+c)),i=Math.hypot(r-n,a-s)||1;return[o,[(r-n)/i,(a-s)/i]]}function Ui(e,t){for(let n=1;n<e.length;n++){let[[s,o],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-s,a-o);if(t<=i){let c=Math.max(t,0)/(i||1);return[s+c*(r-s),o+c*(a-o)]}t-=i}return e[e.length-1]}function Ao(e,t,n,s=11){let[o,r]=[s/2,s*.18];return Bi(e,t,n).flatMap(([[a,i],[c,p]])=>[-r,r].map(u=>{let[g,d]=[a+u*c,i+u*p];return[[g-o*p,d+o*c],[g+o*p,d-o*c]]}))}function jo(e,t){return t.slice(1).flatMap((n,s)=>{let o=e.countries[t[s]].label,r=e.countries[n].label,a=Co(e,r[0]-o[0]);return a?[Jn(o,[r[0]+a,r[1]]),Jn([o[0]-a,o[1]],r)]:[Jn(o,r)]})}function Jn([e,t],[n,s],o=.14,r=12){let[a,i]=[(e+n)/2,(t+s)/2-o*Math.hypot(n-e,s-t)];return Array.from({length:r+1},(c,p)=>{let u=p/r,[g,d,f]=[(1-u)**2,2*u*(1-u),u**2];return[g*e+d*a+f*n,g*t+d*i+f*s]})}function Lo([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([o,r])=>[e+n*o,t+n*r])}function at(e,[t,n]=[0,0]){let s=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],o=[],[r,a,i]=[0,0,""],c=[0,0];for(let p=0;p<s.length;){/[a-zA-Z]/.test(s[p])&&(i=s[p++]);let u=i===i.toLowerCase(),g=b=>(u?b:0)+Number(s[p++]),d=b=>o[o.length-1].push([t+b[0],n+b[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[g(r),g(a)],o.push([[t+r,n+a]]),i=u?"l":"L";continue}let[h,k]=[r,a],[w,y]=c;if(c=f==="Q"?[g(h),g(k)]:f==="T"?[2*h-w,2*k-y]:[h,k],f!=="V"&&(r=g(h)),f!=="H"&&(a=g(k)),f!=="Q"&&f!=="T"){c=[r,a],d([r,a]);continue}for(let b=1;b<=6;b++){let m=b/6,[v,O,A]=[(1-m)**2,2*m*(1-m),m**2];d([v*h+O*c[0]+A*r,v*k+O*c[1]+A*a])}}return o}function To(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function No(e,t){let n=[...e].sort((o,r)=>r-o),s=[...t].sort((o,r)=>r-o);return Array.from({length:Math.max(n.length,s.length)},(o,r)=>({attack:n[r]??null,defence:s[r]??null,winner:r<n.length&&r<s.length?n[r]>s[r]?"attack":"defence":null}))}var ts=11,Eo=1.8;function sn(e,t=ts){let n=o=>Math.min(Math.max(o*e,t),Eo*t),s=Math.min(Math.max(7.4*e,.75*t),.9*Eo*t);return{least:t,disc:s,grown:s/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function j(e,t){let{color:n="transparent",ink:s,sign:o=[]}=e.seats[t]??{},r=o.length&&D("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},D("path",{d:`M${o.join("L")}Z`,fill:s}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function ue(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function He(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function U(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function it(e,t,n,s){return e===null?l("span",{class:"teg-die"}):D("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},D("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:s,"stroke-width":.16}),...To(e).map(([o,r])=>D("circle",{cx:o,cy:r,r:.4,fill:s})))}var Gi={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},qo={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function _e(e){let t=Gi[qo[e]??e];return t?D("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},D("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var zo={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function _t(e){return D("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},D("path",{d:zo[qo[e]??e]??zo.joker,fill:"currentColor"}))}function ns({source:e,target:t,legal:n,targets:s},o,r){return o===e?r.is_source:o===t?r.is_target:s.includes(o)?r.is_aim:n.includes(o)?r.is_legal:""}function on({view:e},t,n,s){if(t.stands)return t.stands(e,n);let o=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,p])=>`${e.seats[c].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?s.nobody:s.unknown);return[o>=(e.owner[n]<0?1:0)?`${a}, ${o} ${o===1?s.army:s.armies.toLowerCase()}`:a,...r].join("; ")}function Po(){let e=!1,t,n=o=>o.game.marks(o,o.local),s=()=>{let{board:o,view:r,game:a,click:i}=t,c=R(r.lang),p=n(t),u=!!a.stands;return o.countries.flatMap(({name:g,continent:d},f)=>{let[h,k]=[on(t,a,f,c),ns(p,f,c)];return u&&!h&&!k?[]:[l("tr",{class:k?"teg-marked":null},l("th",{scope:"row"},$(`place-${f}`,g,()=>i(f))),l("td",{},o.continents[d]?.name??""),l("td",{},r.owner[f]>=0&&!u?j(r,r.owner[f]):null,h),l("td",{},k))]})};return{depends:o=>{if(!e)return!1;let r=R(o.view.lang);return[o.board.countries.map((a,i)=>on(o,o.game,i,r)),o.view.owner,n(o)]},draw:(o,r)=>{t=o;let a=[r.place,r.region,r.stands,r.marks].map(p=>l("th",{scope:"col"},p)),i=l("tbody",{},...e?s():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?s():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}var Yi=["round","seat","kind","text","counts"],lt=new Map;function rn(e){let t=lt.get(e)??Ki(e);return lt.delete(e),lt.set(e,t),lt.size>4&&lt.delete(lt.keys().next().value),t}async function Ki(e){let t=Uint8Array.from(atob(e),s=>s.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function ct(e,t,n){let s=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],o=[];for(let u=s.find(d=>d.name===n)??s[0],g=1/0;o.unshift({name:u.name,to:g}),u.of!==null;)g=Math.min(g,u.from??0),u=s.find(d=>d.name===u.of)??s[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of o)for(let g of[e.rows[u.name],t.rows[u.name]]){if(!g?.text?.length)continue;r.first<0&&(r.first=g.first);let d=Math.min(g.text.length,u.to+1-g.first);if(!(d<=0)){a.at(-1)?.name!==u.name&&a.push({from:g.first,name:u.name});for(let f of Yi)for(let h=0;h<d;h++)r[f].push(g[f][h])}}r.first=Math.max(r.first,0);let i=u=>a.filter(g=>g.from<=u).at(-1)?.name??"main",c=new Map(o.map(u=>[u.name,u.to])),p=s.filter(u=>!c.has(u.name)&&u.of!==null&&(u.from??0)<=(c.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:o[o.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}function q(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function an(e,t,n,s){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:s}}function ln(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function $t(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Io(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Do(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Ro(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function Ho(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function Vo(e){return{kind:"offers",line:e.line,step:e.step}}function Bo(e){return{kind:"hint",line:e.line,step:e.step}}function Wo(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var ss=["easy","normal","hard"];function Mt(e,t,...n){return t===e.viewer&&t===e.to_move?q(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function te(e,t,n=e.line){let s=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,o=Math.min(Math.max(Math.round(t),0),s);return n===e.line&&o===e.step||Number.isNaN(o)?null:{kind:"go",line:n,step:o}}function Fo(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Uo(e,t){let n=e.branches[t];return n?te(e,n.step,n.line):te(e,e.step+1)}function Go(e){return Math.max(0,...Ko(e).filter(t=>t<e.step))}function Yo(e){return Math.min(e.steps,...Ko(e).filter(t=>t>e.step))}function Ko({line:e,lines:t}){let n=[],s=e;for(let o=1/0;s;){let r=o;n.push(...t.filter(i=>i.of===s&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===s);o=a?.from??0,s=a?.of}return n}function cn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function un(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Qo(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function os(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Xo(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var $e={kind:"private"};function pn(e,t){return{kind:"look",seat:e.seats[t].name}}function Ve(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function Zo(e){return{kind:"clause",name:e}}function Jo(e){return{kind:"lang",lang:e}}function ne(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var Qi=80;function St(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Xi({view:e,way:t,send:n},s){let{lines:o,line:r,branches:a}=e,i=o.find(d=>d.name===r);if(!i||o.length<2&&!e.restore)return null;let c=d=>o.find(f=>f.name===d),p=Zi(),u=d=>f=>{d&&d.of!==null&&p.open(f,St(d,s),[Ji,el,tl].map(h=>h(e,d,n,s)))},g=d=>n(te(e,1/0,d.target.value));return l("div",{class:"teg-lines"},o.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},s.line),l("select",{"data-key":"line",change:g,contextmenu:u(i)},...o.map(d=>l("option",{value:d.name,selected:d.name===r},`${St(d,s)} · ${d.end}`)))),i.of!==null&&l("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:u(i)},"⋯"),e.restore&&$("restore",`↶ ${s.restore}`,()=>n(Xo(e))),a.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":s.ways},l("span",{class:"teg-label"},s.ways),...a.map((d,f)=>$(`way-${d.line}`,l("span",{},d.seat===null?null:j(e,d.seat),l("b",{},St(c(d.line)??i,s)),d.text&&` ${d.text}`),()=>n(te(e,d.step,d.line)),{"aria-current":f===t?"true":null,contextmenu:u(c(d.line))}))),p.box)}function Zi(){let e=null,s=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{s.hidden=!s.contains(r.relatedTarget)}});return{box:s,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,s.setAttribute("aria-label",a),s.replaceChildren(l("b",{},a),...i),s.hidden=!1;let c=s.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,c-s.offsetWidth),0);Object.assign(s.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),s.focus({preventScroll:!0})}}}function Ji(e,t,n,s){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":s.line_title,maxlength:Qi,value:t.title}),a=i=>{i.preventDefault(),n(Qo(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},s.rename))}function el(e,t,n,s){return $("promote",s.promote,()=>n(os(e,"promote",t.name)),{title:s.promote_what})}function tl(e,t,n,s){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},s.delete),l("p",{},s.delete_sure),$("delete-yes",s.delete_yes,()=>n(os(e,"delete",t.name))))}var er={draw:Xi,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var tr=6;function dn({height:e,label:t,head:n,draw:s,pick:o,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[p,u,g,d]=[0,-1,!1,e],f=()=>{g=!1;let y=Math.max(0,Math.floor(i.scrollTop/d)-tr),b=Math.min(p,Math.ceil((i.scrollTop+i.clientHeight)/d)+tr);for(let[m,v]of c)m>=y&&m<b||(v.remove(),c.delete(m));for(let m=y;m<b;m++){let v=c.get(m);v||(v=s(m),v.classList.add("teg-roll-row"),v.setAttribute("role","row"),v.setAttribute("aria-rowindex",String(m+1)),v.dataset.row=String(m),v.style.top=`${m*d}px`,c.set(m,v),a.append(v)),v.getAttribute("aria-selected")==="true"!=(m===u)&&v.setAttribute("aria-selected",String(m===u))}},h=()=>{g||(g=!0,requestAnimationFrame(f))},k=()=>{if(u<0||!i.clientHeight)return;let y=n?.offsetHeight??0,[b,m]=[u*d,i.clientHeight-y-d];(b<i.scrollTop||b>i.scrollTop+m)&&(i.scrollTop=Math.max(0,b-m/2))};i.addEventListener("scroll",h),i.addEventListener("click",y=>{let b=y.target.closest(".teg-roll-row");b&&o(Number(b.dataset.row))}),i.addEventListener("keydown",y=>{if(y.target!==i||y.ctrlKey||y.metaKey||y.altKey)return;let b=Math.max(1,Math.floor(i.clientHeight/d)-1),m={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:b,PageUp:-b,Home:-1/0,End:1/0}[y.key];m!==void 0&&(y.preventDefault(),y.stopPropagation(),r(m))});let w=new ResizeObserver(()=>{k(),h()});return w.observe(i),{root:i,fill(y,b=1){p=y,d=Math.round(e*b),i.style.setProperty("--teg-entry",`${d}px`),i.setAttribute("aria-rowcount",String(y)),a.style.height=`${y*d}px`;for(let m of c.values())m.remove();c.clear(),h()},show(y){y!==u&&(u=y,k(),f())},stop:()=>w.disconnect()}}var nl=24;function sl(e,t,n,s){let o=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,p=t.line_of(c),[u,g]=[t.text[i],t.seat[i]],d=t.note(c);(n.seat<0||g===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||d||c===0)&&(t.round[i]!==a&&(a=t.round[i],o.push({kind:"round",step:c,seat:-1,line:p,text:a>0?`${s.round} ${a}`:s.beginning})),(u||d?.glyph)&&o.push({kind:"entry",step:c,seat:g,line:p,text:d?.glyph?`${u} ${d.glyph}`:u}),d?.say&&o.push({kind:"note",step:c,seat:-1,line:p,text:d.say}));for(let h of r(c)){let w=e.rows[h.line.name]?.text.find(Boolean)??"";o.push({kind:"way",step:c+1,seat:-1,line:h.line.name,text:`${St(h.line,s)} (${c+1}–${h.line.end})${w&&`: ${w}`}`})}}return o}function gn(e){let t=[],n=null,s=null,o=[],r={step:0,line:""},a={seat:-1,kind:""},i=null,c=m=>{let{kind:v,step:O,text:A,seat:_}=t[m],S=l("span",{class:"teg-at",role:"gridcell"},v==="entry"?O:""),T=v==="way"?"↳ ":v==="note"?"✎ ":"",P=v==="entry"&&(_<0?l("i",{class:"teg-dot teg-none"}):j(n,_));return l("div",{class:`teg-item teg-item-${v}`,title:A},S,l("span",{role:"gridcell"},P,T,A))},p=m=>t[m]&&e(t[m].step,t[m].line),u=()=>{let m=-1;for(let[v,O]=[0,t.length-1];v<=O;){let A=v+O>>1;t[A].step<=r.step?[m,v]=[A,A+1]:O=A-1}for(;m>0&&t[m].kind!=="entry";)m--;return m},d=dn({height:nl,label:"",draw:c,pick:p,move:m=>{if(!s)return;let v=Math.min(Math.max(r.step+m,s.first),s.end);e(v,s.line)}}),f=l("select",{"data-key":"events-seat"}),h=l("select",{"data-key":"events-kind"}),k=()=>{!n||!s||!i||(a.seat=f.value===""?-1:Number(f.value),a.kind=h.value,t=sl(n,s,a,i),d.root.hidden=!t.length,w.hidden=t.length>0,d.fill(t.length,Number(getComputedStyle(d.root).getPropertyValue("--teg-type"))||1),d.show(-1),d.show(u()))};for(let m of[f,h])m.addEventListener("change",k);let w=l("p",{class:"teg-hint",hidden:!0}),y=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},f,h),d.root,w),b=(m,v)=>{let O=[f.value,h.value],A=new Set(Object.values(m.rows).flatMap(_=>_.kind));f.replaceChildren(l("option",{value:""},v.every_seat),...m.seats.map((_,S)=>l("option",{value:S},_.name))),h.replaceChildren(l("option",{value:""},v.every_kind),...Object.entries(m.kinds).filter(([_])=>A.has(_)).map(([_,S])=>l("option",{value:_},S))),[f.value,h.value]=O,f.setAttribute("aria-label",v.seats),h.setAttribute("aria-label",v.kind_of),d.root.setAttribute("aria-label",v.events),w.textContent=v.no_news};return{root:y,wait(m){d.root.hidden=!0,w.hidden=!1,w.textContent=m.busy},tell(m,v,O,A){let _=[m,v,O,A];_.every((S,T)=>S===o[T])||(o=_,(n!==m||i!==A)&&b(m,A),n=m,i=A,s=ct(m,v,O),k())},show(m,v){r={step:m,line:v},d.show(u())},stop:d.stop}}function nr(e,{view:t,ask:n,go:s},o){let r=e,a=l("summary",{"data-key":"events"}),i=gn(s);o.push(i.stop),r.append(a,i.root);let c="",p="",u=null,g=d=>{let f=R(d.lang);if(a.textContent=f.events,!r.open)return;let h=JSON.stringify([d.lang,d.line,d.steps,d.lines,d.memory,!!d.over,d.memory?0:d.step]);h!==p&&(p=h,n({kind:"events",have:c})),u?i.tell(u.film,u.tail,d.line,f):i.wait(f),i.show(d.step,d.line)};return r.addEventListener("toggle",()=>g(t())),{show:g,async hear(d){let f=d.film?await rn(d.film):u?.film;f&&(u={film:f,tail:d.tail},c=d.have,g(t()))}}}var or={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function I({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Ct=({fields:e,amount:t})=>e.filter(([n])=>n!==t),ut=e=>e.replace(/[?*]+$/,""),ol=e=>e.includes("*")||e.includes("+");function rl(e){let t=Ct(e).map(([,n])=>n);return t.length?t.some(ol)||t.every(n=>ut(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Te({menu:e,forms:t},n,{first:s=[]}={}){let o=a=>s.includes(a)?s.indexOf(a):s.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&rl(t[a])===n).sort((a,i)=>o(a)-o(i))}function is(e,t,n){let s=Te(e,"map",n);return s.find(o=>o===t.verb)??s[0]??null}function as(e,t){return e.filter(n=>t.every((s,o)=>s===null||s===n[o]))}function ke(e,t,n){let s=t.map((o,r)=>r===n?null:o);return[...new Set(as(e,s).map(o=>o[n]))]}function Be(e,t,n={}){let s=I(e),o=is(s,t,n);if(!o)return null;let r=s.forms[o],a=Ct(r),i=s.menu[o],c=r.amount?i.map(w=>w.slice(0,-1)):i,p=t.verb===o||t.verb===null?t.picks:[],u=a.map((w,y)=>p[y]??null);a.forEach(([,w],y)=>{let b=ke(c,u,y);u[y]===null&&ut(w)!=="country"&&b.length===1&&b[0]!==void 0&&(u[y]=b[0])});let d=as(c,u).some(w=>w.every((y,b)=>u[b]!==null)),f=r.amount?Math.max(0,...i.filter(w=>as([w],u).length).map(w=>Number(w.at(-1)))):0,h=r.amount?[r.least,Math.max(f,r.least)]:null,k=t.amounts[o]??n.amounts?.[o]??r.least;return{verb:o,form:r,args:a,rows:c,picks:u,done:d,range:h,amount:h?Math.min(Math.max(k,h[0]),h[1]):0}}function Ne({args:e}){return e.flatMap(([,t],n)=>ut(t)==="country"?[n]:[])}function rr(e){return Ne(e).find(t=>e.picks[t]===null&&ke(e.rows,e.picks,t).some(n=>n!==void 0))??null}function Et(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Et(e,t.slice(0,-1),a)):n.map((a,i)=>Et(e,r[i],a))}let s=ut(t);if(s==="country")return e.board.countries[Number(n)].name;if(s==="seat")return e.view.seats[Number(n)].name;let o=I(e).names[s];return o?o[Number(n)][0]:n}function Ot(e,t,n,s=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Ot(e,t.slice(0,-1),a,s)).join(" + "):n.map((a,i)=>Ot(e,r[i],a,s)).join(" → ")}let o=ut(t);return o==="flag"?s[n?0:1]:I(e).names[o]?.[Number(n)]?.[1]??String(Et(e,t,n))}function ar(e,t,n){let s=Ct(t).flatMap(([,o],r)=>[Et(e,o,n[r])]).flat(3);return e.board.countries.flatMap((o,r)=>s.includes(o.name)?[r]:[])}function At(e,t,n,s){let o=I(e).forms[t],r=[...n],a=o.fields.flatMap(([i,c])=>{if(i===o.amount)return[s];let p=r.shift();return p==null?[]:[Et(e,c,p)]});return q(e.view,t,...a)}function fn(e,t){return t?.done?At(e,t.verb,t.picks,t.amount):null}function ls({board:e,view:t},n,s,o){if(!n?.done||n.verb!==o.until)return null;let[r,a]=Ne(n).map(i=>e.countries[Number(n.picks[i])].name);return an(t,r,a,s.keep)}function ir(e,t,n,s={},o=!1){let r=Be(e,t,s),a=r?Ne(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],p=h=>({...t,verb:r.verb,picks:h}),u=rr(r);if(u!==null&&ke(r.rows,r.picks,u).includes(n)){let h=Le(r.picks,u,n),k=p(h),w=Be(e,k,s);if(!(u===c&&w?.done&&(!w.form.amount||a.length===1||s.quick?.includes(w.verb))))return{local:k};let b=o?ls(e,w,t,s):null;return{local:p(Le(h,c,null)),message:b??fn(e,w)}}if(r.done&&n===r.picks[c])return{local:t,message:fn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(rs(r.picks,a))};if(ke(r.rows,rs(r.picks,a),i).includes(n)&&a.length>1)return{local:p(Le(rs(r.picks,a),i,n))};let f=u===null?Le(r.picks,c,n):Le(r.picks,u,n);return f.some(h=>h===null)?{local:t,message:al(e,r,f,n)}:{local:t,message:At(e,r.verb,f,r.amount)}}function al(e,{verb:t,form:n,args:s,rows:o,amount:r},a,i){let c=e.board.countries[i].neighbours,p=s.map(()=>null),u=a.map((f,h)=>{if(f!==null)return f;let k=ke(o,p,h);return(ut(s[h][1])==="country"?k.find(w=>c.includes(Number(w)))??c[0]:k[0])??null});if(u.some(f=>f===null))return null;let{kind:g,action:d}=At(e,t,u,n.amount?r:void 0);return g==="act"?ln(e.view,...d):null}function lr(e,t,n,s){let o=Be(e,t,s);if(!o||o.verb!==s.until)return null;let[r,a]=Ne(o),i=o.picks[r],c=n??o.picks[a];return i===null||c===null||!ke(o.rows,Le(o.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var rs=(e,t)=>e.map((n,s)=>t.includes(s)?null:n);function cr(e,t,n={}){let s=I(e),o=is(s,t,n),{viewer:r,turn:a}=e.view;if(!o&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===o?o:null,picks:[],pointed:[]};if(!o||t.verb!==o)return i;let{args:c,rows:p}=Be(e,i,n),u=c.map(()=>null);return t.picks.forEach((g,d)=>{g!==null&&ke(p,u,d).includes(g)&&(u[d]=g)}),{...i,picks:u}}function ur(e,t,n){let s=e.view.last??sr,o=Be(e,t,n),r={legal:[],targets:[],source:null,target:null,last:s,pointed:t.pointed};if(!o)return r;let a=Ne(o),[i=null,c=null]=a.map(d=>o.picks[d]),p=rr(o),u=p===null?[]:ke(o.rows,o.picks,p).filter(d=>d!==void 0),g=i!==null;return{...r,legal:g?[]:u,targets:g?u:[],source:i,target:c,last:g?sr:s}}function cs(e){return Te(e,"plain").find(t=>t.startsWith("end_"))??null}function pr(e,t,n,s){let o=I(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=cs(o);return{local:t,message:p?q(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Te(o,"count");if(!a){let p=is(o,t,s);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,c]=o.menu[a][0];return{local:t,message:r>=i&&r<=c?q(e.view,a,r):null}}var Le=(e,t,n)=>e.map((s,o)=>o===t?n:s),sr={source:null,target:null};var dr=6;function gr(e={}){return{draw:(t,n)=>il(t,n,e),depends:({view:t,local:n,secret:s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},s]}}function il(e,t,n){let s=I(e),o=n.extra?.(e,t).filter(a=>a)??[],r=!o.length&&!Object.values(s.menu).some(a=>a.length);return We(e,t,()=>[r&&Fe(e,t),...o,...Te(s,"count",n).map(a=>ul(e,s,a,t)),pl(e,s,n,t),...Te(s,"rows",n).map(a=>ds(e,s,a,n,t)),Lt(e,s,n)])}function We(e,t,n){let{view:s}=e;return s.over?null:mn(e)?ll(e,t):U(t.actions,cl(e,t),...n(),He(s,t))}function mn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function ll({view:e,send:t},n){let s=e.seats[e.viewer??-1];return s?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},j(e,e.viewer??-1),s.name),`. ${n.curtain_pass}`),$("private",`${n.curtain_me} ${s.name}`,()=>t($e),{style:{background:s.color,color:s.ink}})):null}function Fe(e,t){let{view:n,secret:s,send:o}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!s){let i=$("look",t.secret_show,()=>o($e),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),ps(e,t))}function ps({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:$("bots-on",n.bots_on,()=>t(Ve(e,"end")),{class:"teg-main teg-wide-button"})}function cl(e,t){let{view:n}=e,s=n.seats[n.viewer??-1],o=Object.values(I(e).menu).some(r=>r.length);return!s||n.viewer===n.turn||!o?null:l("p",{class:"teg-asks",role:"status"},j(n,n.viewer??-1),l("b",{},s.name),` ${t.answers}`)}function Lt({view:e,send:t},n,s){let o=Te(n,"plain",s);if(!o.length)return null;let r=cs(n);return l("div",{class:"teg-buttons teg-plain"},...o.map(a=>$(`act-${a}`,n.forms[a].label,()=>t(q(e,a)),{title:a===r?"E":null})))}function ul({view:e,local:t,set:n,send:s},o,r,a){let[i,c]=o.menu[r][0],p=o.forms[r],u=l("p",{class:"teg-verb"},l("b",{},p.label)),g=f=>()=>s(q(e,r,f));if(i>0&&c-i<dr){let f=Array.from({length:c-i+1},(h,k)=>i+k);return l("div",{"data-verb":r},u,l("div",{class:"teg-buttons"},...f.map(h=>$(`act-${r}-${h}`,String(h),g(h),{class:"teg-main"}))))}let d=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},u,...pt(d,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},$(`act-${r}`,`${p.label}: ${d}`,g(d),{class:"teg-main"})))}function pt(e,[t,n],s,o,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":o.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>$(`amount-${c}`,String(c),()=>s(c),{"aria-pressed":String(e===c)})),n>3&&$("amount-all",o.all,()=>s(1/0),{"aria-pressed":String(e===n)}),n>3&&nt("amount",o.amount,e,[t,n],s))];if(n-t>3){let c=p=>s(p.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":o.amount,min:t,max:n,value:e,change:c}))}return i}function ds(e,t,n,s,o){let{local:r,set:a,send:i}=e,c=t.forms[n],p=t.menu[n],u=g=>a({...r,pointed:g});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...p.map((g,d)=>{let f=ar(e,c,g),h=c.amount?Number(g.at(-1)):void 0,k=c.amount?g.slice(0,-1):g,w=Ct(c).map(([,b],m)=>Ot(e,b,k[m],[o.flag_yes,o.flag_no])).join(" · "),y=s.note?.(e,n,o,d);return $(`act-${n}-${d}`,l("span",{},w||"—",y&&l("b",{},` ${y}`)),()=>i(At(e,n,k,h)),{class:"teg-row",mouseenter:()=>u(f),mouseleave:()=>u([]),focus:()=>u(f),blur:()=>u([])})})))}function pl(e,t,n,s){let{local:o,set:r,send:a}=e,i=Be(e,o,n);if(!i)return null;let c=Te(t,"map",n),p=fn(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":s.actions},...c.map(u=>$(`verb-${u}`,t.forms[u].label,()=>r({...o,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),l("p",{class:"teg-hint"},gl(i,n,s)),...i.args.map((u,g)=>fl(e,i,g,s)),i.range&&i.range[1]>i.range[0]&&l("div",{},...pt(i.amount,i.range,u=>r({...o,verb:i.verb,amounts:{...o.amounts,[i.verb]:u}}),s,i.form.amount==="dice"?s.dice:"")),l("div",{class:"teg-buttons"},$(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&dl(e,i,n,s)))}function dl(e,t,n,s){let{local:o,set:r,send:a}=e,i=ls(e,t,o,n);return l("span",{class:"teg-group"},$(`act-${t.verb}_until`,s.do_attack_until,()=>a(i),{disabled:!i}),nt("keep",s.keep,o.keep,[1,99],c=>r({...o,keep:c})))}function gl(e,{quick:t=[]},n){let s=Ne(e);return s.length?s.length===1?n.hint_one:e.picks[s[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function fl(e,t,n,s){let{local:o,set:r}=e,[,a]=t.args[n],i=Ne(t),c=i.indexOf(n),p=t.picks.map((h,k)=>c>=0&&k>n&&i.includes(k)?null:h),u=ke(t.rows,p,n).filter(h=>h!==void 0),g=h=>r({...o,verb:t.verb,picks:Le(p,n,h)}),d=h=>Ot(e,a,h,[s.flag_yes,s.flag_no]);if(c>=0){let k=(c===0||t.picks[i[c-1]]!==null?u:[]).map(b=>({value:String(b),text:d(b)})).sort((b,m)=>b.text.localeCompare(m.text,"es")),w=t.picks[n]===null?"":String(t.picks[n]),y=i.length===1?s.place:c===0?s.source:c===1?s.target:s.further;return J(["source","target",`country-${c}`][Math.min(c,2)],y,k,w,b=>g(b===""?null:Number(b)),s.choose)}if(!u.length)return null;if(u.length<=dr)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(h=>$(`${a.replace(/[?*]/g,"")}-${String(h)}`,d(h),()=>g(h),{"aria-pressed":String(t.picks[n]===h)})));let f=u.map(h=>({value:String(h),text:d(h)}));return J(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),h=>g(h===""?null:Number(h)),s.choose)}function dt(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:s,secret:o,game:r,send:a,cover:i}=t;if(s.viewer===null||mn(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,j(s,s.viewer),s.seats[s.viewer].name);if(!o)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,$("private",n.secret_show,()=>a($e),{class:"teg-cover"}));let p=e(t,n).filter(g=>g),u=$("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...p,u)}}}var hl=14,xl=9,[mr,bl]=[.7,1.3],[wl,yl]=[3,2],kl=.1,vl=4,_l=8,fr=new WeakMap;function $l(e,t){let n=fr.get(e)??new Map;fr.set(e,n);let s=`${t.disc} ${t.type} ${t.note}`,o=n.get(s);if(!o){let r=El(e,t);o={names:r,free:Ml(e,r,t),boxes:r.map(a=>gt(a,t)),discs:hn(e,t),notes:e.notes.map(a=>Sl(a,t.note??t.type))},n.size===_l&&n.delete(n.keys().next().value),n.set(s,o)}return o}function gs(e,t,n=[]){let{names:s,free:o,boxes:r,discs:a,notes:i}=$l(e,t),c=s.map((g,d)=>{let f=n.some(h=>h!==d&&ve(r[d],r[h])>0);return n.includes(d)||o[d]&&!f?g:null}),p=[...r.filter((g,d)=>c[d]),...a],u=e.notes.filter((g,d)=>!p.some(f=>ve(f,i[d])>0));return{names:c,notes:u}}function hr(e,t,n,s){let{names:o}=gs(e,t,n),r=[...o.flatMap(i=>i?[gt(i,t)]:[]),...hn(e,t)],a=s.map(i=>r.reduce((p,u)=>p+ve(i,u),0)+Tt(i)-ve(i,[0,0,e.width,e.height]));return a.indexOf(Math.min(...a))}function Ml(e,t,n){let s=t.map(a=>gt(a,n)),o=hn(e,n),r=s.map(a=>ve(a,[0,0,e.width,e.height])>Tt(a)-.01&&!o.some(c=>ve(a,c)>.01*Tt(c)));for(;;){let a=s.map((c,p)=>r[p]?s.filter((u,g)=>g!==p&&r[g]&&ve(c,u)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function hn(e,{disc:t}){return e.countries.map(({label:[n,s]})=>[n-1.15*t,s-1.15*t,n+1.15*t,s+t])}function Sl({x:e,y:t,text:n,anchor:s},o){let r=n.length*mr*o;return br([s==="end"?e-r/2:e+r/2,t-2.2],r,o)}function El(e,t){let n=hn(e,t),s=e.countries.map(i=>Ol(i,t)),o=s.map(([i])=>i),r=o.map(i=>gt(i,t)),a=(i,c,p)=>{let u=r.reduce((f,h,k)=>f+(k===i?0:ve(c,h)),0),g=n.reduce((f,h)=>f+ve(c,h),0),d=ve(c,[0,0,e.width,e.height]);return u+wl*g+yl*(Tt(c)-d)+kl*p*t.type};for(let i=0;i<vl;i++)o.forEach((c,p)=>{let u=s[p].map((d,f)=>a(p,gt(d,t),f&&1+f/4)),g=u.indexOf(Math.min(...u));o[p]=s[p][g],r[p]=gt(o[p],t)});return o}function Ol(e,t){let{label:[n,s]}=e,o=Cl(e,t.type),{width:r,height:a}=xr(o,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],p=r*.3,u=[[0,c],[0,-c],[p,c],[-p,c],[p,-c],[-p,-c],[i,0],[-i,0]];return[{lines:o,place:Al(e,t.disc,(o.length-e.name_lines.length)*t.type)},...u.map(([d,f])=>({lines:o,place:[n+d,s+f]}))]}function Cl({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?hl:xl))return e;let s=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=n.length/2,r=s.reduce((a,i)=>Math.abs(i-o)<Math.abs(a-o)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function Al({label:e,name_pos:t},n,s){let[o,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+s*.6):0;return[t[0]+(i?0:Math.sign(o)*a),t[1]+i]}function xr(e,t){return{width:Math.max(...e.map(n=>n.length))*mr*t,height:(1+bl*(e.length-1))*t}}function gt({lines:e,place:t},{type:n}){let{width:s,height:o}=xr(e,n);return br(t,s,o)}function br([e,t],n,s){return[e-n/2,t-s/2,e+n/2,t+s/2]}var Tt=([e,t,n,s])=>Math.max(n-e,0)*Math.max(s-t,0);function ve(e,t){return Tt([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Ue=()=>({times:1,left:0,top:0});function fs(e,{times:t,left:n,top:s}){let o=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:o(n,e.width),top:o(s,e.height)}}function Ge(e,t,n,s){let o=Math.min(Math.max(t.times*n,1),6),[r,a]=s??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/o;return fs(e,{times:o,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var ms=(e,{times:t,left:n,top:s},o,r)=>fs(e,{times:t,left:n+o,top:s+r});function wr(e,t,[n,s]){let[o,r]=[e.width/t.times,e.height/t.times],a=(i,c,p)=>i>c+p*.1&&i<c+p*.9;return a(n,t.left,o)&&a(s,t.top,r)?t:fs(e,{times:t.times,left:n-o/2,top:s-r/2})}var Se="DejaVu Sans, Verdana, sans-serif",xn="#ffffff",kr=/^c(\d+)$/,bn="places";function vr(e,t,n,s,o,r){let a=sn(s,r),i=gs(e,ws(a),ys(n));return[...Ll(e,a),Tl(e,s),...zl(e,t,a),...Dl(e,n),X("frontiers",wn(e).frontiers,e.palette.frontier,Math.max(2.2*s,1.4)),...ql(e,n,s),Pl(e,n,s),Il(e,n,a.grown),...Hl(e,t,a,s),...Bl(e,t,a,i),Wl(e,a,i),...Vl(e,t,s),...Rl(e,n,s),...Fl(e,t,a),Ul(e,t,n,a),...Gl(e,t,a),Yl(e,n,a),...t&&o?o(e,t,n,s,r):[]]}function _r(e,t,n,s=Ue()){let o={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...o,range:[s.left,s.left+e.width/s.times]},yaxis:{...o,range:[s.top+e.height/s.times,s.top]}}}var yr=new WeakMap;function wn(e){let t=yr.get(e)??jl(e);return yr.set(e,t),t}function jl(e){return{countries:e.countries.map(t=>de(t.polygons)),continents:e.continents.map(t=>ce(t.outline)),land:ce(e.continents.flatMap(t=>t.outline)),bridges:ce(e.bridges.flatMap(t=>t.segments)),frontiers:ce(e.frontiers??[])}}function X(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function Ll(e,t){let{land:n,continents:s}=wn(e);return[X("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((o,r)=>X(`band${r}`,s[r],o.color,t.band))]}function Tl(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return X("bridges",wn(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Nl(e,t,n){let s=t?t.owner[n]:-1,o=t?.seats[s]?.color??t?.neutral??yn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=s<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:o,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:o,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:o}}function yn(e,t=.45){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s+(255-s)*t).toString(16).padStart(2,"0")).join("")}`}function zl(e,t,n){return e.countries.map((s,o)=>({uid:`c${o}`,name:s.name,type:"scatter",mode:"lines",...wn(e).countries[o],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Nl(e,t,o)}))}function ql(e,t,n){let s=u=>de(u.flatMap(g=>g===null?[]:e.countries[g].polygons)),{palette:o}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),c=s([t.source??t.last.source]),p=s([t.target??t.last.target]);return[X("aims-under",s(i),"#ffffff",r),X("aims",s(i),o.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),X("target-under",p,"#ffffff",r),X("target",p,o.target,a),X("source-under",c,"#ffffff",r),X("source",c,o.source,a)]}function Pl(e,t,n){let s=(t.pointed??[]).flatMap(o=>e.countries[o].polygons);return X("pointed",de(s),e.palette.target,Math.max(3*n,2.2))}function Il(e,t,n){let[s,o]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=s===null||o===null||s===o?[]:[[s,o]],a=(t.arrows??r).flatMap(([i,c])=>nn(e,i,c,n));return xs("arrow",a,e.palette.source)}function xs(e,t,n){return{...X(e,de(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var bs=["#fff0a8","#ff9d2e","#d31616"];function Dl(e,t){return bs.map((n,s)=>{let o=(t.reach?.[s]??[]).flatMap(a=>e.countries[a].polygons),r=xs(`reach${s+1}`,o,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function Rl(e,t,n){let s=ce(jo(e,t.path??[])),o=Math.max(2.6*n,2);return[X("flight-under",s,"#ffffff",o+2.4),X("flight",s,e.palette.flight,o,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Hl(e,t,n,s){let o=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],p=n.grown*(o.has(i)?2.4:1)+2.1/Math.max(s,.5);return[rt(c,p)]}),a=de(r);return[X("blocked-under",a,e.palette.frontier,Math.max(4*s,3.2)),X("blocked",a,e.palette.blocked,Math.max(2.4*s,1.9),`${Math.max(3.4*s,2.8)}px,${Math.max(2.2*s,1.8)}px`)]}function Vl(e,t,n){let s=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),o=ce([...s.values()].flatMap(([r,a])=>Ao(e,r,a,11/Math.max(Math.min(n,1),.6))));return[X("covered-under",o,"#ffffff",Math.max(5*n,4.4)),X("covered",o,e.palette.covered,Math.max(2.6*n,2.2))]}function ws({grown:e,disc:t,name:n,note:s}){return{disc:e,type:n*e/t,note:s*e/t}}var ys=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function Bl(e,t,n,{names:s}){let o=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>s[c]&&o(c).toLowerCase()===xn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>s[i]?.place[0]),y:a.map(i=>s[i]?.place[1]),text:a.map(i=>s[i]?.lines.join("<br>")),textfont:{family:Se,size:n.name,weight:700,color:r?xn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Wl(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(s=>s.x),y:n.map(s=>s.y-2.2),text:n.map(s=>s.text),textposition:n.map(s=>s.anchor==="end"?"middle left":"middle right"),textfont:{family:Se,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function ks(e,t,n){return e.countries.flatMap(({label:[s,o]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,p,u])=>({seat:c,armies:p,missiles:u}))];return i.map((c,p)=>({...c,country:r,shared:a.length>0,x:s+n*1.16*(2*p-i.length+1),y:o}))})}var $r=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Fl(e,t,n){let s=t?ks(e,t,n.grown).filter($r):[];return[!1,!0].map(o=>{let r=s.flatMap(({seat:i,x:c,y:p})=>{let{ink:u="",sign:g=[]}=t?.seats[i]??{};return!g.length||u.toLowerCase()===xn!==o?[]:[g.map(([d,f])=>[c+n.grown*d,p+n.grown*f])]}),a=o?xn:e.palette.ink;return{...X(o?"signs-light":"signs",de(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Ul(e,t,n,s){let{palette:o}=e,r=t?ks(e,t,s.grown).filter($r):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),p=u=>c.has(u)||i.has(u)?o.selected:o.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:Se,weight:700,size:r.map(u=>u.armies>99?s.count*.8:s.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||o.disc_ink)},marker:{size:2*s.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||o.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||c.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Gl(e,t,n){let s=t?ks(e,t,n.grown).filter(a=>a.missiles>0):[],o=s.map(a=>Lo([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=s.filter(a=>a.missiles>1);return[xs("missiles",o,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:Se,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Yl(e,t,n){let s=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:s.map(([o])=>e.countries[o].label[0]+n.grown),y:s.map(([o])=>e.countries[o].label[1]-n.grown),text:s.map(([,o])=>o),textposition:"middle right",textfont:{family:Se,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Mr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=hs(e[a]),c=hs(r),p=Object.entries(c).filter(([g,d])=>!Kl(i[g],d)),u=Object.keys(i).flatMap(g=>g in c?[]:[[g,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let s=[...n.keys()],o={};for(let r of new Set([...n.values()].flatMap(Object.keys)))o[r]=s.map(a=>n.get(a)?.[r]);return{update:o,traces:s}}function hs(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>s&&typeof s=="object"&&!Array.isArray(s)?Object.entries(hs(s,`${t}${n}.`)):[[t+n,s]]))}function Kl(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,s)=>n===t[s])}var kn=8,Ql=15.5,Sr=6,Oe=e=>Math.floor(e/kn);function Nt(e,t=.35){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Or(e,t,n,s,o,r=ts){return[...Jl(e,s,r),...ec(e,s),...nc(e,t,n,s),...oc(e,t,n,s,r),...rc(e,n,s),...ac(e,s),...ic(e,t,s),...lc(e,t,s,r),cc(e,s)]}function Ee(e,t,{fill:n,color:s="rgba(0,0,0,0)",width:o=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...de(t),hoverinfo:"skip",line:{color:s,width:o,dash:r,simplify:!1},...a}}function Ye(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...ce(t),hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function vs(e,t,n,s,o){return{uid:e,type:"scatter",mode:o?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:Se,size:n,weight:700,color:t.map(r=>r.color??s)},...o?{marker:o}:{},hoverinfo:"skip",cliponaxis:!1}}var Ke=(e,t)=>e.countries[t].label;function Xl(e,t,n){let[[s,o],,[r,a]]=e.countries[t].polygons[0];return[[s+n,o+n],[r-n,o+n],[r-n,a-n],[s+n,a-n]]}var Er=new WeakMap;function Zl(e){let t=Er.get(e);if(t)return t;let{size:n=0,cell:s=0,edge:o=0}=e,r=o+n*s,a=Array.from({length:n+1},(p,u)=>o+u*s),i=[o/2,r+o/2],c={dark:e.countries.flatMap((p,u)=>(Math.floor(u/n)+u%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,o],[p,r]],[[o,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,u)=>i.flatMap(g=>[{at:[p+s/2,g],text:String.fromCharCode(65+u)},{at:[g,p+s/2],text:String(u+1)}]))};return Er.set(e,c),c}function Jl(e,t,n){let{size:s=0,cell:o=0,edge:r=0,palette:a}=e,i=r+s*o,{dark:c,lines:p,words:u}=Zl(e),g=[[r,r],[i,r],[i,i],[r,i]];return[Ee("field",[g],{fill:a.light}),Ee("dark",c,{fill:a.dark}),Ye("lines",p,a.line,Math.max(t,.6)),Ee("border",[g],{color:a.border,width:Math.max(3*t,2)}),vs("letters",u,Math.max(15*t,n),a.border)]}function ec(e,t){return e.continents.map(({color:n,outline:s},o)=>{let[[r,a],,[i,c]]=s[0],p=[tc([r+4,a+4],[i-4,c-4],12)];return Ee(`camp${o}`,p,{fill:`${yn(n,.5)}bf`,color:Nt(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function tc([e,t],[n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([a,i],c)=>Array.from({length:5},(p,u)=>{let g=Math.PI/2*(c+u/4);return[a+o*Math.cos(g),i+o*Math.sin(g)]}))}function nc(e,t,n,s){let o=t?.moves??[],r=c=>c.map(p=>Ke(e,p)),a=t?.seats[Oe(sc(t,o))]?.color??"#888888",i=o.map(c=>rt(Ke(e,c[0]),6,16));return[Ye("walks-under",o.map(r),"#ffffff",Math.max(8*s,5)),Ye("walks",o.map(r),Nt(a,.15),Math.max(4.5*s,3),`${Math.max(5*s,3)}px,${Math.max(4*s,3)}px`),Ee("walk-starts",i,{fill:"#ffffff",color:Nt(a,.15),width:Math.max(2.5*s,1.6)}),Ye("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*s,3))]}function sc(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function oc(e,t,n,s,o){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,p])=>({at:Ke(e,c),text:String(p)})),i={size:25*s,color:yn(r,.25),opacity:.9,line:{color:Nt(r),width:Math.max(1.6*s,1)}};return[vs("reach",a,Math.max(15*s,o),e.palette.ink,i)]}function rc(e,t,n){let{palette:s}=e,[o,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[Xl(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,s.legal,i],["aims",t.targets.filter(p=>p!==t.target),s.target,i],["target",[t.target],s.target,"solid"],["source",[t.source,...t.pointed??[]],s.source,"solid"]].flatMap(([p,u,g,d])=>[Ee(`${p}-under`,a(u),{color:"#ffffffcc",width:o}),Ee(p,a(u),{color:g,width:r,dash:d})])}function ac(e,t){let{flags:n=[],shapes:s,palette:o}=e;if(!s)return[];let r=Math.max(2*t,1);return[Ye("poles",n.flatMap(a=>at(s.pole,Ke(e,a))),o.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>Ee(`flag${i}`,at(s.pennant,Ke(e,a)),{fill:e.continents[i].color,color:o.ink,width:r}))]}function ic(e,t,n){let o=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=Ke(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Ye("crosses-under",o,"#ffffff",Math.max(8*n,5)),Ye("crosses",o,"#9c2f2f",Math.max(4*n,2.4))]}function lc(e,t,n,s){let{shapes:o,palette:r}=e,a=(t?.soldiers??[]).flatMap((u,g)=>{if(u<0)return[];let[d,f]=Ke(e,u);return[{soldier:g,seat:Oe(g),at:[d,f+Sr+1]}]}),i=u=>t?.seats[u],c=a.map(({soldier:u,seat:g,at:d})=>({at:d,text:String(u%kn),color:i(g)?.ink})),p={size:2*Ql*n,opacity:1,color:a.map(u=>i(u.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[vs("soldiers",c,Math.max(19*n,s),r.ink,p),...(o?.gear??[]).map((u,g)=>{let d=a.filter(f=>f.seat===g).flatMap(({at:[f,h]})=>at(u,[f,h-Sr]));return Ee(`gear${g}`,d,{fill:Nt(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function cc(e,t){return{uid:bn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var Cr={soldier:null,over:null,target:null,group:null};function ft(e){let t=new Map;for(let[n,s]of I(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(s.at(-1),s);return t}function zt(e){let t=new Map;for(let[n,s]of I(e).menu.attack??[])s.length>(t.get(n)?.length??0)&&t.set(n,s);return t}function qt(e,{target:t,group:n}){let s=zt(e).get(t??-1)??[];return n?s.filter(o=>n.includes(o)):s}var vn=e=>(I(e).menu.remove??[]).map(([t])=>t),Pt=(e,t,n)=>I(e).names[t]?.[n]?.[0]??"?",qe=e=>String(e%kn);function Ar(e,t,n){let s=n.map(o=>e.board.countries[o].name);return q(e.view,"move",Pt(e,"soldier",t),s)}function _s(e,t){let n=qt(e,t);if(t.target===null||!n.length)return null;let s=o=>Pt(e,"soldier",o);return q(e.view,"attack",s(t.target),n.map(s))}function uc({size:e=1},t,n){let s=[],o=t;for(;o!==n;){let r=Math.floor(n/e)-Math.floor(o/e);o+=r?Math.sign(r)*e:Math.sign(n%e-o%e),s.push(o)}return s}function jr(e,t,n){let{view:s}=e,{menu:o}=I(e),r=s.soldiers?.indexOf(n)??-1;if(o.remove){let c=vn(e).includes(r);return{local:t,message:c?q(s,"remove",Pt(e,"soldier",r)):null}}if(o.attack)return $s(e,t,r);if(!o.move&&!o.end_move)return{local:t};if(r>=0&&Oe(r)===s.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=ft(e).get(t.soldier)?.get(n)??uc(e.board,s.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Ar(e,t.soldier,i):null}}function $s(e,t,n){let s=zt(e);if(s.has(n))return n===t.target?{local:t,message:_s(e,t)}:{local:{...t,target:n,group:null}};if(!(s.get(t.target??-1)??[]).includes(n))return{local:t};let r=qt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function pc(e,t,n,s){let o=e.view.soldiers?.indexOf(n)??-1,{menu:r}=I(e);return o<0||Oe(o)!==e.view.viewer?{local:t}:r.move?jr(e,{...t,soldier:o},s):r.attack?$s(e,t,e.view.soldiers?.indexOf(s)??-1):{local:t}}function dc(e,t,n){let{menu:s}=I(e);if(n==="Escape")return{local:{...Cr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>s[a]);return{local:t,message:r?q(e.view,r):null}}if(n==="Enter"&&s.attack)return{local:t,message:_s(e,t)};if(!s.move||n<"0"||n>"7")return null;let o=[...ft(e).keys()].find(r=>qe(r)===n);return{local:{...t,soldier:o??t.soldier}}}function gc(e,t){let n=zt(e),s=ft(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:s,over:null};let[o]=n.size===1?n.keys():[null];return{soldier:s,over:null,target:o,group:null}}function fc(e,t){let{view:n}=e,s=n.soldiers??[],o=g=>g.map(d=>s[d]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(vn(e).length)return{...a,targets:o(vn(e))};let i=zt(e);if(i.size){let g=t.target===null?null:s[t.target];return{...a,targets:o([...i.keys()]),target:g,pointed:o(qt(e,t))}}let c=ft(e),p=c.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:o([...c.keys()])};let u=p.get(t.over??-1);return{...a,source:s[t.soldier],steps:[...p].map(([g,d])=>[g,d.length]),path:u?[s[t.soldier],...u]:[]}}function ze(e,t){let{color:n,ink:s,name:o}=e.seats[Oe(t)];return l("b",{class:"egg-token",title:o,style:{background:n,color:s}},qe(t))}var mc={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>I(e).menu.answer?null:We(e,t,()=>{let n=I(e),{menu:s}=n,o=[s.move&&xc(e),s.attack&&bc(e),s.ask&&wc(e),s.remove&&yc(e)],r=o.some(a=>a)||s.end_move||s.end_attack;return[...o.flatMap(a=>a||[]),!r&&Fe(e,t),Lt(e,n,{})]})};function hc(e,t,n){let{soldiers:s=[]}=e.view,o=n===null?t.target:s.indexOf(n),r=qt(e,o===t.target?t:{...t,target:o,group:null});return r.length?{sources:r.map(a=>s[a]),target:s[o]}:null}function xc(e){let{board:t,view:n,local:s,set:o,send:r}=e,a=be(n.lang),i=ft(e),{die:c=0,steps_left:p=0}=n,u=i.get(s.soldier??-1)??new Map,g=[...u].map(([f,h])=>({value:String(f),text:`${t.countries[f].name} (${h.length})`})),d=f=>f!==""&&r(Ar(e,s.soldier,u.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},it(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},p),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(c-p,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>$(`soldier-${qe(f)}`,ze(n,f),()=>o({...s,soldier:f===s.soldier?null:f}),{"aria-label":`${a.soldier} ${qe(f)}`,"aria-pressed":String(f===s.soldier)}))),s.soldier!==null&&J("square",a.square,g,"",d,"…")]}function bc(e){let{view:t,local:n,set:s,send:o}=e,r=be(t.lang),a=zt(e),i=qt(e,n),c=a.get(n.target??-1)??[],p=_s(e,n),u=g=>s($s(e,n,g).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(g=>$(`target-${g}`,ze(t,g),()=>u(g),{"aria-pressed":String(g===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(g=>$(`with-${g}`,ze(t,g),()=>u(g),{"aria-pressed":String(i.includes(g))}))),l("div",{class:"teg-buttons"},$("act-attack",`${r.throw} ${i.length||"…"}`,()=>o(p),{class:"teg-main",disabled:!p}))]}function wc(e){let{view:t,send:n}=e,s=be(t.lang),o=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],p=l("span",{},l("b",{},i),l("small",{},` ${c} ${s.cards}`));return $(`ask-${a}`,p,()=>n(q(t,"ask",Pt(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${s.ask} `,j(t,o),l("b",{},t.seats[o]?.name)),l("div",{class:"teg-rows"},...I(e).menu.ask.map(r))]}function yc(e){let{view:t,send:n}=e,s=be(t.lang);return[l("p",{class:"teg-hint"},s.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":s.remove},...vn(e).map(o=>$(`remove-${qe(o)}`,ze(t,o),()=>n(q(t,"remove",Pt(e,"soldier",o))),{"aria-label":`${s.soldier} ${qe(o)}`})))]}var kc={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?vc(e,t):_c(e)};function Lr(e,t,n,s){let o=be(e.lang),r=a=>l("span",{},j(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${o.reads} ${o.for} `,l("b",{},r(n)),` · ${s}`)}function vc(e,t){let{view:n,secret:s,send:o,cover:r}=e,a=be(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:p,text:u,choices:g}=n.question,d=s?.seat===i&&s.step===n.step?s.answer??null:null,f=!!I(e).menu.answer&&d===null,h=w=>o(q(n,"answer",w)),k=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),Lr(n,i,c,p),l("p",{class:"egg-text"},u),l("p",{class:"teg-asks"},j(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...g.map((w,y)=>$(`answer-${y}`,l("span",{},l("i",{},`${String.fromCharCode(65+y)} `),w),()=>h(y),{class:`teg-row egg-choice${d===y?" egg-right":""}`,disabled:!f})),$("answer-none",a.unknown,()=>h(-1),{class:"teg-row egg-choice",disabled:!f})),k&&d===null&&l("p",{class:"teg-hint"},a.peek_first),k&&d===null&&$("peek",l("span",{},`${a.peek} `,j(n,i),n.seats[i].name),()=>o(pn(n,i)),{class:"teg-cover"}),d!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},g[d])),d!==null&&$("cover",t.secret_hide,r,{class:"teg-cover"}),He(n,t))}function _c({view:e}){let t=be(e.lang);if(!e.reply)return null;let{reader:n,seat:s,level:o,text:r,choices:a,choice:i,answer:c,right:p,note:u,source:g}=e.reply,d=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),Lr(e,n,s,o),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,h)=>l("li",{class:h===c?"egg-right":h===i?"egg-wrong":null},d(h),f))),l("strong",{class:p?"egg-verdict egg-right":"egg-verdict egg-wrong"},p?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),u&&l("p",{class:"egg-note"},u),g&&l("p",{class:"teg-hint"},`${t.source}: ${g}`))}var $c={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let s=be(e.lang),[o,r]=[Oe(n.soldiers[0]),Oe(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:p},u)=>{let g=Math.max(...c),d=g===p,f=h=>d?"plain":h?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(h=>it(h,f(h===g&&g>p),...a(o)))),l("b",{class:"teg-versus"},d?"=":g>p?"▸":"◂"),it(p,f(p>g),...a(r)),d&&u<n.throws.length-1&&l("small",{},s.again))};return U(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>ze(e,c)),l("b",{}," → "),ze(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${s.fell}: `,...n.fallen.map(c=>ze(e,c)),ue(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function Mc({board:e,view:t},n,s){let o=be(t.lang),r=t.soldiers?.indexOf(s)??-1,a=e.flags?.indexOf(s)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},ze(t,r),` ${o.soldier} ${qe(r)}`),a>=0&&l("span",{},` ${o.flag} ${t.seats[a].name}`))]}}var Sc=(e,t)=>(e.soldiers??[]).flatMap((n,s)=>n===t?[`${e.seats[Oe(s)].name} ${qe(s)}`]:[]).join(", "),Tr={start:{...Cr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:mc,question:kc,battle:$c},renew:(e,t)=>({local:gc(e,t)}),click:jr,drag:pc,fight:hc,key:dc,marks:fc,hover:(e,t,n)=>{let s=ft(e).get(t.soldier??-1)?.has(n)?n:null;return s===t.over?t:{...t,over:s}},drawing:Or,facts:Mc,stands:Sc,keys:"keys_eggar"};function Ms(e={},t={}){return{start:{...or},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,s)=>({local:cr(n,s,e)}),click:(n,s,o,r)=>ir(n,s,o,e,r),fight:(n,s,o)=>lr(n,s,o,e),key:(n,s,o)=>pr(n,s,o,e),marks:(n,s)=>ur(n,s,e),...t,sections:{actions:gr(e),secret:dt(()=>[]),...t.sections}}}var Nr=Ms();var zr={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},ae=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},It=e=>e.reduce((t,n)=>t+n,0),re=({board:e},t)=>e.countries[t].name;function Dt(e,t){let n=ae(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let s=qr(e);return s.find(o=>o===t.mode)??s[0]}function qr(e){return I(e).menu.attack?.length?["attack","move"]:["move"]}function mt(e,{transfers:t},n){return(ae(e).move?.provinces.find(o=>o[0]===n)?.[1]??0)-It(t.filter(o=>o[0]===n).map(o=>o[2]))}function Os(e,t){return ae(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Pr({transfers:e}){let t=new Map;for(let[n,s,o]of e)t.set(n,(t.get(n)??0)-o),t.set(s,(t.get(s)??0)+o);return[...t].filter(([,n])=>n)}function Ec(e,{cards:t}){let{commit:n}=ae(e),s=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+It(s.map(r=>r[1]))}function Ir(e,t){let n=s=>re(e,s);switch(Dt(e,t)){case"placing":{let s=Object.entries(t.placed).filter(([,o])=>o>0);return It(s.map(([,o])=>o))!==ae(e).place_five.troops?null:q(e.view,"place_five",s.map(([o,r])=>[n(Number(o)),r]))}case"attack":return t.target===null?null:q(e.view,"attack",n(t.target));case"move":return!Pr(t).length&&!ae(e).move.null?null:q(e.view,"move",t.transfers.map(([s,o,r])=>[n(s),n(o),r]));case"commit":return q(e.view,"commit",t.cards.map(n));default:return null}}function Ss(e,t,n,s){let{troops:o,provinces:r}=ae(e).place_five,a=It(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+s>=0&&a+s<=o?{...t,placed:{...t.placed,[n]:i+s}}:t}function Oc(e,t,n){let s=t.origin,o=Math.min(t.amount,mt(e,t,s));if(o<1)return t;let r=t.transfers.filter(([p,u])=>p!==s||u!==n),a=t.transfers.find(([p,u])=>p===s&&u===n)?.[2]??0,i=[...r,[s,n,a+o]],c={...t,transfers:i};return mt(e,c,s)?c:{...c,origin:null}}function Cs(e,t,n,s){switch(Dt(e,t)){case"placing":return{local:Ss(e,t,n,s?-1:1)};case"attack":{let o=I(e).menu.attack.some(r=>r[0]===n);return t.target===n||!o?{local:t,message:q(e.view,"attack",re(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Os(e,t.origin).includes(n)?{local:Oc(e,t,n)}:{local:{...t,origin:n!==t.origin&&mt(e,t,n)>0?n:null}};case"commit":{let o=ae(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:o?{...t,cards:r}:t}}default:return{local:t}}}function Cc(e,t){let{view:n,secret:s}=e,o=ae(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(p=>Number(p[0]));switch(Dt(e,t)){case"placing":return{...a,legal:i(o.place_five.provinces),badges:Dr(t.placed).map(([c,p])=>[c,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(o.move.provinces).filter(g=>mt(e,t,g)>0),p=Pr(t).map(([g,d])=>[g,d>0?`+${d}`:`−${-d}`]),u=t.origin!==null;return{...a,legal:u?[]:c,targets:Os(e,t.origin),source:t.origin,arrows:t.transfers.map(([g,d])=>[g,d]),badges:p}}case"commit":return{...a,target:r,legal:i(o.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return s?.fight?{...a,pointed:t.pointed}:a}}var Dr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Ac(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Ir(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function jc(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((s,o)=>o===t.seat?{...s,facts:t.facts??[]}:s);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var Lc={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>We(e,t,()=>{let n=Dt(e,e.local),s=I(e),o={placing:Nc,attack:zc,move:qc,commit:Pc};return[n==="attack"||n==="move"?Tc(e,t):null,...n?o[n](e,t):[],!n&&!s.menu.answer_draw&&Fe(e,t),s.menu.answer_draw&&ds(e,s,"answer_draw",{},t),Lt(e,s,{})]})};function Tc(e,t){let{local:n,set:s}=e,{forms:o}=I(e),r=Dt(e,n),a=qr(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>$(`verb-${i}`,o[i]?.label??i,()=>s({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function $n(e,t,n=""){let s=Ir(e,e.local),o=I(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},$(`act-${t}`,o+n,()=>e.send(s),{class:"teg-main",disabled:!s}))}function _n(e,t,n,s,o,r){let a=s.map(c=>({value:String(c),text:re(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es")),i=c=>c!==""&&Number(c)!==o&&e.set(Cs(e,e.local,Number(c),!1).local);return J(t,n,a,o===null?"":String(o),i,r.choose)}function Nc(e,t){let{local:n,set:s}=e,{troops:o,provinces:r}=ae(e).place_five,a=o-It(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),_n(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Dr(n.placed).map(([i,c])=>l("li",{},l("span",{},re(e,i)),l("b",{},`+${c}`),$(`less-${i}`,"−",()=>s(Ss(e,n,i,-1)),{"aria-label":`${re(e,i)} −1`}),$(`more-${i}`,"+",()=>s(Ss(e,n,i,1)),{disabled:!a,"aria-label":`${re(e,i)} +1`})))),$n(e,"place_five")]}function zc(e,t){let{local:n}=e,s=I(e).menu.attack.map(([r])=>r),o=n.target===null?"":`: ${re(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),_n(e,"target",t.place,s,n.target,t),$n(e,"attack",o)]}function qc(e,t){let{local:n,set:s}=e,{provinces:o}=ae(e).move,r=o.map(c=>c[0]).filter(c=>c===n.origin||mt(e,n,c)>0),a=n.origin===null?0:mt(e,n,n.origin),i=c=>s({...n,transfers:n.transfers.filter((p,u)=>u!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),_n(e,"source",t.source,r,n.origin,t),n.origin!==null&&_n(e,"target",t.target,Os(e,n.origin),null,t),...a>1?pt(Math.min(n.amount,a),[1,a],c=>s({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,p,u],g)=>l("li",{},l("span",{},`${re(e,c)} → ${re(e,p)}`),l("b",{},u),$(`drop-${g}`,"×",()=>i(g),{"aria-label":t.rec_drop})))),$n(e,"move")]}function Pc(e,t){let{local:n,set:s,view:o}=e,{target:r,included:a,provinces:i}=ae(e).commit,c=u=>s(Cs(e,n,u,!1).local),p=(u,g,d,f,h=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":u,checked:f,disabled:h,change:()=>c(g)}),l("span",{},re(e,g)),l("b",{},d));return[Rr(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,o.armies[r],!0,!0),...i.map(([u,g])=>p(`card-${u}`,u,g,n.cards.includes(u))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${Es(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},Ec(e,n))),$n(e,"commit")]}var Es=(e,t)=>t.map(n=>`${re(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Rr(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:s,target:o}=t.parties;return l("p",{class:"teg-parties"},j(t,n),t.seats[n].name," → ",l("b",{},re(e,o))," (",j(t,s),t.seats[s].name,")")}var Ic={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:s,send:o,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(g=>n.people?.includes(g)&&g!==s?.seat&&g!==n.viewer).map(g=>$(`look-${g}`,l("span",{},j(n,g),`${t.curtain_me} ${n.seats[g].name}`),()=>o(pn(n,g)),{class:"teg-wide-button"})),u=s?.fight;return U(t.rec_result,Rr(e),u&&l("p",{},`${t.attack}: `,l("b",{},u.offence),` · ${Es(e,u.cards)}`),u&&l("p",{},`${t.defence}: `,l("b",{},u.defence),` · ${Es(e,u.defence_cards)}`),u&&l("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&l("p",{class:"teg-hint"},t.rec_secret_result),...p,s&&s.seat!==n.viewer&&$("cover",t.secret_hide,r,{class:"teg-cover"}))}},Dc={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:s,cover:o}=e;if(!s||n.over)return null;let r=s.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,j(n,s.seat),n.seats[s.seat].name),l("p",{},...(s.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${s.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},re(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},j(n,c))))))),!mn(e)&&(n.people?.length??0)>1&&$("cover",t.secret_hide,o,{class:"teg-cover"}))}},Hr={start:zr,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:Lc,result:Ic,own:Dc},curtain:!0,keys:"keys_rec",shown:jc,renew:(e,t)=>({local:Rc(e,t)}),click:Cs,key:Ac,marks:Cc,facts:({view:e,secret:t},n,s)=>{let o=t?.suspects?.find(([i])=>i===s)?.[1]??[],r=e.hatched?.find(([i])=>i===s),a=r?[r[1]]:o;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},j(e,i),`${e.seats[i].name} `)))]:[]}}};function Rc(e,t){let n={...zr,amount:t.amount===1/0?1:t.amount},{commit:s}=ae(e);return s?{...n,cards:s.provinces.map(o=>o[0])}:n}var Wr={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Hc=["place","attack","regroup","ally_regroup","fire_missile"],Vc={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Fr=["conquest_move","intrusion_move","aggression_move","choose_dice"],Ur=[...Fr,"joint_decision"],Bc=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Mn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Wc=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function ee(e){return Ur.some(t=>e[t]?.length)?null:Hc.find(t=>As(e,t).length)??null}function As(e,t){return(Vc[t]??[t]).flatMap(n=>e[n]??[])}function ge(e,t){return t.missile&&Rt(e)?{fire_missile:e.fire_missile}:e}function Rt(e){return!!e.fire_missile?.length&&!Ur.some(t=>e[t]?.length)}function Gr(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Bc.has(t)&&!t.startsWith("propose_"))}function Sn(e,t,n){let s=ee(e);if(s!=="attack"&&s!=="fire_missile")return[];let o=e[s].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(o.map(r=>r[2]))].sort((r,a)=>r-a)}function js(e,t,n){let s=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),o=s("regroup")||s("ally_regroup"),r=[];return o&&r.push("armies"),s("regroup_missiles")&&r.push("missiles"),r}function En(e,t){let n=ee(e);if(n!=="regroup")return n;let s=js(e,t.source,t.target);return(s.includes(t.unit)?t.unit:s[0]??t.unit)==="missiles"?"regroup_missiles":n}function Ls(e){return Wc.find(t=>e[t]?.length)??null}function Ts(e,t){return t==="end_turn"&&!!e.earned}function Ce(e){let t=ee(e);return t?[...new Set(As(e,t).map(n=>n[0]))].sort((n,s)=>n-s):[]}function Ae(e,t){let n=ee(e);if(!n||n==="place"||t===null)return[];let s=As(e,n).filter(o=>o[0]===t).map(o=>o[1]);return[...new Set(s)].sort((o,r)=>o-r)}function On(e,t,n=null,s=ee(e)){if(!s||!Mn.has(s))return 0;let o=s==="place"||s==="convert_to_missile"?1:2;return e[s]?.find(a=>a[0]===t&&(o===1||a[1]===n))?.[o]??0}function Ns(e){let t=Fr.find(o=>e[o]?.[0]?.length);if(!t)return null;let n=e[t][0],s=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[s,n[0]]}}function je(e,t,n,s=!1){let o=ge(t.menu,n),r=En(o,n),{source:a,target:i}=n;if(!r||a===null||!Ce(o).includes(a))return null;let c=e.countries[a].name;if(r==="place")return On(o,a)?q(t,r,c,Vr(o,n)):null;if(i===null||!Ae(o,a).includes(i))return null;let p=e.countries[i].name;if(Mn.has(r))return q(t,r,c,p,Vr(o,n));let u=Sn(o,a,i);if(!u.length)return r==="attack"&&s?an(t,c,p,Math.max(1,n.keep)):q(t,r,c,p);let g=zs(u,n);return g===null||s?null:q(t,r,c,p,t.seats[g].name)}function zs(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function qs(e,t,n,s,o=1){let r=t.menu[s]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return s==="place_missile"?q(t,s,a):q(t,s,a,Math.min(Math.max(o,1),r[1]??1))}function Vr(e,t){let n=Math.max(On(e,t.source,t.target,En(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function Yr(e,t,n,s,o=!1){let r=ge(t.menu,n),a=ee(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:s,target:null},u=Qr(t.menu)&&Ce(r).includes(s);return{choice:{...p,source:u?s:null},message:je(e,t,p)}}if(Ae(r,n.source).includes(s)){let p=n.target===s,u={...n,target:s,occupant:p?n.occupant:null},g=p||!Mn.has(a)&&a!=="regroup"&&s!==n.source;return{choice:u,message:g?je(e,t,u,o):null}}let i=s!==n.source&&Ce(r).includes(s);if(a==="fire_missile"&&!i&&n.source!==null&&s!==n.source)return{choice:n,message:null};let c={...n,source:i?s:null,target:null,occupant:null};return{choice:c,message:Ht(e,t,c)}}function Kr(e,t,n,s){let o=ge(t.menu,n),r=ee(o),{source:a}=n;if(!r||r==="fire_missile"||s===a||Ce(o).includes(s)||Ae(o,a).includes(s))return null;let i=(...f)=>f.map(h=>e.countries[h].name),c=(...f)=>({message:ln(t,r,...i(...f),...Mn.has(r)?[1]:[])});if(r==="place")return c(s);if(a!==null)return c(a,s);let p=f=>t.owner[f]===t.viewer,{neighbours:u}=e.countries[s];if(p(s))return c(s,u.find(f=>p(f)!==(r==="attack"))??u[0]);let g=Ce(o).filter(f=>Ae(o,f).includes(s));if(g.length)return{refusal:{code:"source_first",clause:null,text:`${R(t.lang).source_first} ${i(...g).join(", ")}.`}};let d=u.find(p)??t.owner.findIndex(f=>f===t.viewer);return d<0?null:c(d,s)}function Qr(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Ht(e,t,n){return ee(ge(t.menu,n))==="fire_missile"&&n.source!==null?Ho(t,e.countries[n.source].name):null}function Xr(e,t){let n=t.missile&&Rt(e.menu),s=ge(e.menu,{...t,missile:n}),r=(ee(s)!=="place"||Qr(e.menu))&&t.source!==null&&Ce(s).includes(t.source)?t.source:null,a=t.target!==null&&Ae(s,r).includes(t.target)?t.target:null,i=Sn(s,r,a).includes(t.occupant??-1)?t.occupant:null,c=ee(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:p}}function Zr(e,t,n=null,s=null,o=void 0){let r=ge(e.menu,t),a=Ae(r,t.source),i=ee(r)==="place",c={legal:t.source===null||i?Ce(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Br:Br};return!n||!o||t.source===null?c:{...c,reach:Fc(o,n),path:Uc(o,n,s??t.target)}}function Fc(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(s=>s.damage===n&&!s.refusal?[Jr(e,s.country)]:[]))])}function Vt(e,t,n){if(!t||n===null)return null;let s=t.targets.filter(o=>o.country===e.countries[n].name);return s.find(o=>!o.refusal)??s[0]??null}function Uc(e,t,n){return(Vt(e,t,n)?.path??[]).map(s=>Jr(e,s)).filter(s=>s>=0)}var Jr=(e,t)=>e.countries.findIndex(n=>n.name===t);function ea(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function ta(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Br={source:null,target:null};var na={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function Cn({board:e,view:t},{choice:n,reach:s}){let o=n.source===null?null:e.countries[n.source]?.name;return ee(ge(t.menu,n))==="fire_missile"&&s?.source===o?s:null}function An(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function ra(e,t){return{...e,register:{...e.register,...t}}}function aa({board:e,view:t},n){let s={missile:!n.choice.missile,source:null,target:null,occupant:null},o=[...new Set(t.menu.fire_missile.map(a=>a[0]))];s.missile&&o.length===1&&(s.source=o[0]);let r=An(n,s);return{local:r,message:Ht(e,t,r.choice)}}function Yc({board:e,view:t},n,s){let{choice:o}=n,r=Ls(t.menu);if(s==="Escape")return{local:An(n,{source:null,target:null,occupant:null,missile:o.source!==null&&o.missile})};if(s.toLowerCase()==="m")return Rt(t.menu)?aa({board:e,view:t,secret:null},n):{local:n};if(s.toLowerCase()==="e"&&r&&Ts(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:R(t.lang).card_forfeit}};if(s.toLowerCase()==="e")return{local:n,message:r?q(t,r):null};if(s<"1"||s>"9")return null;let a=Number(s),i=Ns(t.menu);if(!i)return{local:An(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?q(t,i.verb,a):null}}function sa(e){return(t,n)=>{let s=t.local;return e({...t,...s,reach:Cn(t,s),arrange:o=>t.set(ra(s,o)),choose:o=>t.set(An(s,o))},n)}}function Kc({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function Qc(e,t){let{view:n}=e;if(n.over)return null;if(!Gr(n.menu)){let s=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],o=s?`${t.awaiting} ${s.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return U(t.actions,l("p",{class:"teg-hint"},o),ps(e,t),oa(e,t),He(n,t))}return U(t.actions,oa(e,t),ru(e,t),au(e,t),eu(e,t),Xc(e,t),iu(e,t),He(n,t))}function Xc(e,t){let{view:n,choice:s,choose:o,board:r}=e,a=ge(n.menu,s),i=ee(a);if(!i)return null;let c=d=>{let f={source:u(d),target:null,occupant:null};o(f),e.send(Ht(r,n,{...s,...f}))},p=d=>d.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,h)=>f.text.localeCompare(h.text,"es")),u=d=>d===""?null:Number(d),g=d=>d===null?"":String(d);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},nu(i,e,t)),J("source",i==="place"?t.country:t.source,p(Ce(a)),g(s.source),c,t.choose),i!=="place"&&J("target",t.target,p(Ae(a,s.source)),g(s.target),d=>o({target:u(d),occupant:null}),t.choose),i==="fire_missile"&&s.source!==null&&Zc(e,t),Jc(e,a,t),i==="attack"?su(e,t):ou(e,i,t),i==="place"&&tu(e,t))}function Zc({board:e,choice:t,reach:n,aim:s},o){let r=s??t.target,a=r===t.source?null:Vt(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":o.damage},l("span",{},o.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:bs[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${o.damage} ${a.damage}`," ",a.refusal&&ue(a.refusal.clause)))}function Jc({view:e,choice:t,choose:n},s,o){let r=Sn(s,t.source,t.target);if(!r.length)return null;let a=zs(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":o.occupant},l("span",{class:"teg-label"},o.occupant),...r.map(i=>$(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function eu(e,t){let{view:n,choice:s,set:o,send:r}=e;if(!Rt(n.menu))return null;let a=()=>{let{local:i,message:c}=aa(e,e.local);o(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},$("missile-mode",l("span",{},_e("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(s.missile),title:"M"}))}function tu({board:e,view:t,choice:n,choose:s,send:o},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=qs(e,t,n,"place_missile"),p=i.find(g=>g[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return l("div",{class:"teg-buttons"},a.length>0&&$("act-place_missile",r.place_missile,()=>o(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},$("act-convert_to_missile",r.convert,()=>o(qs(e,t,n,"convert_to_missile",u)),{disabled:!p}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:g=>s({convert:Number(g.target.value)})},...Array.from({length:Math.max(p,1)},(g,d)=>l("option",{value:d+1,selected:d+1===u},d+1)))))}function nu(e,{view:t,choice:n},s){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?s.hint_placing_missiles:s.hint_place:e==="attack"?n.source===null?s.hint_source:s.hint_target:e==="fire_missile"?n.source===null?s.hint_fire:s.hint_fire_target:n.target===null?s.hint_regroup:s.hint_regroup_target}function su({board:e,view:t,choice:n,choose:s,send:o},r){let a=je(e,t,n)!==null,i=je(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},$("act-attack",r.do_attack,()=>o(je(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},$("act-attack_until",r.do_attack_until,()=>o(je(e,t,n,!0)),{disabled:!i}),nt("keep",r.keep,n.keep,[1,Math.max(c,1)],p=>s({keep:p}))))}function ou({board:e,view:t,choice:n,choose:s,send:o},r,a){let i=je(e,t,n)!==null,c=En(ge(t.menu,n),n)??r,p=r==="regroup"?js(t.menu,n.source,n.target):[],u=On(t.menu,n.source,n.target,c)||999,g=h=>s({amount:h}),d=$(`act-${c}`,a[`do_${r}`],()=>o(je(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},d);let f=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return l("div",{},p.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(h=>$(`unit-${h}`,a[`unit_${h}`],()=>s({unit:h}),{"aria-pressed":String(h==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(h=>$(`amount-${h}`,String(h),()=>g(h),{"aria-pressed":String(n.amount===h)})),$("amount-all",a.all,()=>g(1/0),{"aria-pressed":String(n.amount===1/0)}),nt("amount",a.amount,f,[1,u],g)),u>1&&u<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:f,change:h=>g(h.target.valueAsNumber)}),l("div",{class:"teg-buttons"},d))}function oa({view:e,arrange:t},n){let s=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return s?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},j(e,s.seats[0]),n.asked):null}function ru({view:e,send:t},n){let s=Ns(e.menu);if(!s)return null;let{verb:o,range:r}=s,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[o]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":o==="conquest_move"?n.conquest:o},...Array.from({length:i-a+1},(p,u)=>$(`act-${o}-${a+u}`,String(a+u),()=>t(q(e,o,a+u)),{class:"teg-main"}))))}function au({board:e,view:t,send:n},s){let{joint_decision:o=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!o.length&&!r.length&&!a.length)return null;let i=g=>t.pacts?.find(d=>d.number===g)?.text??`#${g}`,c=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),u=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},o.length>0&&l("div",{},l("p",{},l("b",{},s.joint),c&&`: ${p} → ${c}`),l("div",{class:"teg-buttons"},...o.map(g=>{let d=!!g[0];return $(`act-joint_decision-${d}`,d?s.joint_on:s.joint_stop,()=>n(q(t,"joint_decision",d)),{class:d?"teg-main":null})}))),...[...new Set(r.map(g=>g[0]))].map(g=>l("div",{},l("p",{},s.zone," ",l("small",{},i(g))),l("div",{class:"teg-buttons"},$(`zone-${g}-keep`,s.zone_keep,()=>n(Mt(t,u,"zone_decision",g,!0))),$(`zone-${g}-end`,s.zone_end,()=>n(Mt(t,u,"zone_decision",g,!1)))))),...a.map(([g])=>l("div",{},l("p",{class:"teg-hint"},i(g)),$(`act-open_joint_attack-${g}`,s.joint_open,()=>n(q(t,"open_joint_attack",g)),{class:"teg-wide-button"}))))}function iu({view:e,send:t},n){let s=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!s.length)return null;let o=a=>()=>t(q(e,a)),r=a=>{let{label:i}=e.forms[a];if(!Ts(e,a)){let c=a==="request_card"?"teg-main":null;return $(`act-${a}`,i,o(a),{title:a===Ls(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,ue("TEG-12.4")),$(`act-${a}`,i,o(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...s.map(r))}function lu(e,t){let{view:n,register:s,arrange:o}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=s.open??i>0,p=n.people??[];return l("section",{class:"teg-card teg-pacts"},$("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>o({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(u=>uu(e,u,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(u=>du(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&fu(e,t))))}function ia(e,t){return l("span",{class:"teg-pair"},...t.map(n=>j(e,n)))}function cu(e,t){return t.filter(s=>e.people?.includes(s)).sort((s,o)=>+(o===e.viewer)-+(s===e.viewer))}function uu({view:e,register:t,arrange:n,send:s},o,r){let{number:a}=o,i=e.over?[]:cu(e,o.breakable_by??[]),c=i.find(p=>t.breaking===`${a}/${p}`);return l("li",{"data-pact":a,class:o.breaker===null?null:"teg-breaking"},ia(e,o.seats),l("span",{},o.text," ",ue(o.clause)),pu(e,o,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((p,u)=>$(u?`break-${a}-${p}`:`break-${a}`,l("span",{},i.length>1&&j(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},j(e,c),r.break_sure),$(`break-${a}-yes`,r.yes,()=>s(Mt(e,c,"announce_break",a)),{class:"teg-danger"}),$(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function pu(e,{breaker:t,seats:n,notice:s},o){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${o.broken_by} `,j(e,t),`${e.seats[t]?.name}; ${s?o.bound_now:o.bound_until} `,j(e,r),`${e.seats[r]?.name}.`)}function du({view:e,send:t},n,s){let{number:o,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),c=(p,u)=>()=>t(Mt(e,u,p,o));return l("li",{"data-proposal":o},ia(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&$(`accept-${o}`,l("span",{},j(e,a),s.accept),c("accept_pact",a)),i(a)&&$(`decline-${o}`,l("span",{},j(e,a),s.decline),c("decline_pact",a)),i(r)&&$(`withdraw-${o}`,l("span",{},j(e,r),s.withdraw),c("withdraw_proposal",r))))}var gu=12;function fu({view:e,register:t,arrange:n,send:s},o){let r=$("offers",o.propose,()=>s(Vo(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},o.no_offers));let g=[...new Set(a.offers.map(b=>b.kind))],d=[...new Set(a.offers.filter(b=>b.kind===i).map(b=>b.partner))],f=a.offers.find(b=>b.kind===i&&b.partner===c),h=f?.terms??[],k=ea(f,u),w=f&&k?q(e,f.verb,f.partner,...k):null,y=(b,m)=>b.map(v=>({value:v,text:m(v)}));return l("div",{class:"teg-offer"},J("offer-kind",o.offer_kind,y(g,b=>Xn(e.lang,"pact",b)),i,b=>n({kind:b,partner:"",first:"",terms:""}),o.choose),J("offer-partner",o.offer_partner,y(d,b=>b),c,b=>n({partner:b,first:"",terms:""}),o.choose),h.length>gu&&J("offer-first",o.offer_first,y([...new Set(h.map(b=>String(b[0])))].sort((b,m)=>b.localeCompare(m,"es")),b=>b),p,b=>n({first:b,terms:""}),o.offer_all),(!f||h.some(b=>b.length>0))&&J("offer-terms",o.offer_terms,h.map((b,m)=>({value:String(m),text:ta(b),begins:String(b[0])})).filter(b=>!p||b.begins===p).sort((b,m)=>b.text.localeCompare(m.text,"es")),u,b=>n({terms:b}),o.choose),l("div",{class:"teg-buttons"},$("offer-send",o.send_offer,()=>s(w),{class:"teg-main",disabled:!w}),$("offer-close",o.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function mu({view:e,secret:t,send:n,cover:s},o){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${o.secret_whose} `,j(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},o.secret),r,$("private",o.secret_show,()=>n($e),{class:"teg-cover"}));let a=(...i)=>n(q(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},o.secret),r,l("h5",{},o.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},o.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},_t(i.symbol),l("b",{},i.country),l("small",{},Xn(e.lang,"symbol",i.symbol)),i.bonus&&$(`bonus-${i.country}`,`+${t.bonus_armies??3} ${o.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},o.no_cards),...t.exchanges.map((i,c)=>$(`exchange-${c}`,`${o.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),$("cover",o.secret_hide,s,{class:"teg-cover"}))}function hu(e,t,n){let s=R(e.lang),o=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${s.missiles.toLowerCase()}`;return[...o?[l("p",{},a(o))]:[],...r.map(([,i,c,p])=>l("p",{},`${s.shared} `,j(e,i),`${e.seats[i]?.name} · ${c}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},s.blocked))]:[],...bu(t,e,n).map(i=>l("p",{class:"teg-closed"},`${s.closed}: ${i}`))]}function xu(e,t,n,s){let o=Vt(e,n,s),r=R(t.lang);return o?o.refusal?[l("p",{class:"teg-out"},o.refusal.text,o.refusal.clause&&` (${o.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${o.damage}`))]:[]}function bu(e,t,n){let s=(t?.covered??[]).filter(([o,r])=>o===n||r===n);return[...new Set(s.map(o=>o[2]))].map(o=>`${s.filter(a=>a[2]===o).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===o)?.text??`#${o}`})`)}var la={start:{choice:{...Wr},register:{...na},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:sa(Qc),depends:({board:e,view:t,local:n,...s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Vt(e,Cn({board:e,view:t,...s},n),n.aim??n.choice.target)]]},pacts:{draw:sa(lu),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Kc,depends:({view:e})=>e.situation},secret:{draw:mu,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let s=Xr(t,n.choice),o={...na,open:n.register.open},r=s.missile?Ht(e,t,s):null;return{local:{choice:s,register:o,reach:null,aim:null},message:r}},click({board:e,view:t},n,s,o){let r=Kr(e,t,n.choice,s);if(r)return{local:n,...r};let{choice:a,message:i}=Yr(e,t,n.choice,s,o);return{local:{...n,choice:a,aim:s},message:i}},fight({view:e},{choice:t},n){let s=ge(e.menu,t),o=n??t.target;return ee(s)==="attack"&&o!==null&&Ae(s,t.source).includes(o)?{sources:[t.source],target:o}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Yc,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:ra(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return Zr(e.view,t.choice,Cn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:s},o)=>[["flag",o.countries,e],["army",o.armies,t],["card",o.cards,n],["exchange",o.exchanges,s]],facts(e,t,n){let{board:s,view:o}=e;return{lines:hu(o,s,n),instead:xu(s,o,Cn(e,t),n)}}};var wu={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,s)=>t==="exchange"?`+${e?.values?.[s]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[yu(e,t)]};function yu({board:e,view:t},n){let{fight:s}=t;if(!s||t.to_move===t.turn)return null;let{source:o,target:r,dice:a}=s,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},j(t,t.turn),`${i(o)} → ${i(r)}. ${n.dice}: ${a}`)}function ku({secret:e},t){if(!e)return[];let{objective:n,hand:s=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),s.length?l("ul",{class:"teg-hand"},...s.map(vu)):l("p",{class:"teg-hint"},t.no_cards)]}function vu({name:e,symbol:t,label:n,bonus:s}){return l("li",{},_t(t),l("b",{},e),l("small",{},n),s>0&&l("span",{class:"teg-gain"},`+${s}`))}function _u({view:e},t){let{cards:n}=e;if(!n)return null;let s=o=>l("span",{title:n.weapons[o]},_t(o));return U(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([o,r])=>l("li",{},...Array.isArray(o)?o.map(s):[o],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var ca=Ms(wu,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:dt(ku),pack:{draw:_u,depends:({view:e})=>e.cards}}});var Pe={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},ua=["attack","strike_air","strike_sea","fire"],$u=["build"],[Ds,ga,Rs]=[0,1,2],Hs={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},pa=new WeakMap;function jn(e){let t=pa.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:s}=I(e),o=Object.keys(Pe).flatMap(r=>{let{fields:a=[],amount:i=""}=s[r]??{},c=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=d=>c.includes(d)?p[c.indexOf(d)]:null,g=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:Pe[r]?u(Pe[r]):null,most:g}})});return pa.set(e.view,{secret:e.secret,orders:o}),o}var Ps=e=>[...new Set(e)].filter(t=>t!==null);function Ln(e,t){return Ps(jn(e).filter(n=>n.source===t).map(n=>n.verb))}function ht(e,t){let{source:n}=t,s=Ln(e,n),o=s.includes(t.verb??"")?t.verb:["attack","gather"].find(m=>s.includes(m))??s[0];if(n===null||!o)return null;let r=jn(e).filter(m=>m.verb===o&&m.source===n),a=t.about[o],i=m=>Ps(m.map(v=>v.about)).sort((v,O)=>v-O),c=i(r).includes(a),p=Ps((c?r.filter(m=>m.about===a):r).map(m=>m.target)),u=p.includes(t.target??-1)?t.target:null,g=u===null?r:r.filter(m=>m.target===u),d=i(g),f=d.includes(a)?a:d[0]??null,h=g.filter(m=>m.about===f),k=Math.max(0,...h.map(m=>m.most)),w=Math.min(Math.max(t.amounts[o]??($u.includes(o)?1:1/0),Math.min(1,k)),k),y=h.length>0&&(!p.length||u!==null),b={verb:o,source:n,target:u,targets:p,about:f,abouts:d,amount:w,most:k,done:y};return{...b,load:Mu(e,t,b)}}function Mu({view:e,secret:t},n,{verb:s,source:o,about:r,amount:a}){if(s!=="march"&&s!=="carry")return null;let i=t?.compose?.[s]?.find(w=>w.source===o&&(s==="march"||w.vehicle===r)),c=t?.compose?.sizes??[],p=a*(e.capacity?.[s==="march"?Ds:(r??0)+1]??0),u=e.troop_size??1,g=s==="march"?0:Math.min(e.leave?.[o]??0,Math.floor(p/u)),d=Math.min(n.aboard,g),f=i?.goods??[],h=f.flatMap(([w,y])=>{let b=Math.min(n.cargo[w]??0,y);return b?[[w,b]]:[]}),k=u*d+h.reduce((w,[y,b])=>w+c[y]*b,0);return{room:p,used:k,troops:g,aboard:d,goods:f,cargo:h,sizes:c}}var Is=({board:e},t)=>e.countries[t].name,da=(e,t,n)=>I(e).names[t]?.[n??-1]?.[0]??"?";function Bt(e,t){if(!t?.done)return null;let{verb:n,source:s,target:o,about:r,amount:a,load:i}=t,c=Is(e,s),p=o===null?"":Is(e,o),u=Pe[n]&&da(e,Pe[n],r),g=(i?.cargo??[]).map(([f,h])=>[da(e,"good",f),h]),d=(...f)=>q(e.view,n,...f);switch(n){case"attack":return d(c,p,a);case"strike_air":case"strike_sea":return d(c,p,u,a);case"fire":return d(u,c,p);case"march":return d(c,p,g,a);case"carry":return d(c,p,u,a,i?.aboard??0,g);case"upgrade":return d(c,u);default:return d(c,u,a)}}function Vs(e,t){return t?.length?q(e.view,"end_turn",t.map(n=>Is(e,n))):null}function fa(e){return(I(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,s)=>n.length-s.length)}function Bs(e,t){return t.map((n,s)=>Math.floor(e/t.length)+(s<e%t.length?1:0))}function ma({armies:e,power:t=[],block:n=[],defence:s=[]},o,r,a){let[i,c]=t[o],p=Math.floor(a*i/4)+c,u=Math.max(0,p-n[r]),g=u>s[r],d=Math.min(g?a-1:a,Math.ceil(4*s[r]/i)),f=g?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:s[r],conquered:g,lost:d,destroyed:f}}function ha({ready:e=[],strike:t=[],block:n=[],suppressed:s=[]},o,r,a,i){let c=s.includes(a)?0:Math.min(i,e[o][a]),p=o===Rs?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[o-1][r]-p)}}var Su=e=>!!I(e).menu.end_turn&&!jn(e).length,Qe=(e,t)=>t.chosen??(Su(e)?[]:null),Ws=e=>({source:e,target:null,aboard:0,cargo:{}}),Fs=(e,t)=>({...e,...Ws(t)});function xa(e,t,n){let{view:s}=e,o=s.owner[n]===s.viewer,r=Qe(e,t);if(r)return{local:o?{...t,chosen:Us(r,n)}:t};let a=ht(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Bt(e,a)}:{local:{...t,verb:a.verb,target:n}};if(o)return{local:Fs(t,n===t.source?null:n)};if(!a)return{local:t};let i=ua.find(u=>jn(e).some(g=>g.verb===u&&g.source===a.source&&g.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=ua.includes(a.verb)?a.verb:"attack",p=Pe[c]?a.about??0:null;return{local:t,message:Bt(e,{...a,verb:c,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Us=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function ba(e,t,n){let{menu:s}=I(e),o=ht(e,t);if(n==="Escape")return{local:{...Fs(t,null),chosen:null}};if(n.toLowerCase()==="e"&&s.end_turn)return{local:{...t,chosen:Qe(e,t)??[]}};if(n==="Enter"){let r=Qe(e,t);return{local:t,message:r?Vs(e,r):Bt(e,o)}}return n<"1"||n>"9"||!o?null:{local:{...t,amounts:{...t.amounts,[o.verb]:Number(n)}}}}function wa(e,t){let{view:n}=e,s=`${n.round}/${n.turn}/${n.viewer}`;if(s!==t.turn||!I(e).menu.end_turn)return{...Hs,turn:s,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Fs(t,null),a=ht(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function ya(e,t){let{view:n}=e,{last:s={source:null,target:null}}=n,o={legal:[],targets:[],source:null,target:null,last:s,badges:Eu(e,t)},r=Qe(e,t);if(r)return{...o,pointed:r,last:{source:null,target:null}};let a=ht(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...o,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return o}function Eu(e,t){let{view:n}=e,s=Qe(e,t);if(s){let o=n.next_troops?.[n.viewer??-1]??0;return Bs(o,s).map((r,a)=>[s[a],`+${r}`])}return t.good===null?[]:Gs(e).flatMap(([o,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[o,`${a}`]))}function Gs({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function ka({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[s,o]of n)t.set(s,(t.get(s)??0)+o);return[...t].sort(([n],[s])=>n-s)}var Tn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},_a=["armoury","airfield","shipyard"],[Cu,Au]=[.55,.9];function ju({planes:e=[],ships:t=[],levels:n=[]},s,o){return[["plane",e[s]],["ship",t[s]],["wall",n[0]?.[s]],...o<Au?[]:_a.map((a,i)=>[a,n[i+1]?.[s]])].filter(([,a])=>a>0)}function $a(e,t,n,s,o){let r=sn(s,o),a=Math.max(8.4,r.least/s),i=.7*Math.max(a*.95,r.least/s),c=s>=Cu,p=Object.fromEntries(Object.keys(Tn).map(g=>[g,[]])),u=[];return e.countries.forEach(({label:[g,d]},f)=>{let h=ju(t,f,s);if(!h.length)return;let k=h.map(([,_])=>a+(c&&_>1?a*.1+i*String(_).length:0)+1.5),w=k.reduce((_,S)=>_+S,0),[y,b]=[r.grown+2.6+a/2,r.grown+2.6],m=[[g-w/2,d-y],[g-w/2,d+y],[g+b,d],[g-b-w,d]],v=m.map(([_,S])=>[_,S-a/2,_+w,S+a/2]),[O,A]=m[hr(e,ws(r),ys(n),v)];h.forEach(([_,S],T)=>{let P=[O+a/2,A];p[_].push(...at(Tn[_]).map(L=>L.map(([F,G])=>[P[0]+F*a/20,P[1]+G*a/20]))),c&&S>1&&u.push({at:[O+a+.6,A],text:String(S)}),O+=k[T]})}),[...Lu(e,t,r,s),...["plane","ship","wall",..._a].flatMap(g=>[va(`${g}-under`,p[g],e,s,!0),va(g,p[g],e,s,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:u.map(g=>g.at[0]),y:u.map(g=>g.at[1]),text:u.map(g=>g.text),textposition:"middle right",textfont:{family:Se,weight:700,size:Math.max(a*s*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function va(e,t,n,s,o){let r=o?Math.max(2.6*s,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...de(t),fill:"toself",hoveron:"fills",fillcolor:o?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function Lu(e,t,n,s){let o=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[Ds][i]??0)/Math.max(t.armies[i],1):0;return c>0?[Tu(a,n.grown+1.5/s,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...ce(o),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*s,3.4)),r("war-free",e.palette.covered,Math.max(2.4*s,2))]}function Tu([e,t],n,s){let o=Math.max(3,Math.round(28*s));return Array.from({length:o+1},(r,a)=>{let i=2*Math.PI*s*(a/o);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Wt=["troop","plane","ship"],Ys=["wall","armoury","airfield","shipyard"];function Ft(e,t=""){let n=D("path",{d:Tn[e],fill:"currentColor"});return D("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var Sa=(e,t)=>t.map(([n,s])=>`${s} ${e.things?.good[n]}`).join(", "),Xe=({board:e},t)=>t===null?"":e.countries[t].name,Nu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>We(e,t,()=>{if(!I(e).menu.end_turn)return[Fe(e,t)];let n=Qe(e,e.local);return n?Wu(e,n,t):[...Pu(e,t),Vu(e),Bu(e)]})};function zu({view:e}){let t=Q(e.lang),n=Wt.map((s,o)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[o][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((s,o)=>s||!o?[l("span",{title:e.things?.aim[o]},Ft(Wt[o]),l("b",{},s))]:[]))}function qu({view:e,send:t}){let n=Q(e.lang),s=Object.entries(e.routines??{}).filter(([,r])=>r),o={again:n.as_before,gather:n.all_gather};return s.length?l("div",{class:"teg-buttons"},...s.map(([r,a])=>$(`routine-${r}`,`${o[r]} (${a})`,()=>t(Do(e,r))))):null}function Pu(e,t){let{view:n,local:s,patch:o}=e,r=Q(n.lang),a=ht(e,s),i=Ln(e,s.source),c=I(e).forms,p=n.owner.flatMap((u,g)=>u===n.viewer&&Ln(e,g).length?[g]:[]);return[zu(e),qu(e),Ks(e,"source",t.source,p,s.source,u=>o(Ws(u)),t),s.source===null&&l("p",{class:"teg-hint"},r.choose),s.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>$(`verb-${u}`,c[u].label,()=>o({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?Iu(e,a,t):[]]}function Ks(e,t,n,s,o,r,a){let i=s.map(c=>({value:String(c),text:Xe(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es"));return J(t,n,i,o===null?"":String(o),c=>r(c===""?null:Number(c)),a.choose)}function Iu(e,t,n){let{view:s,local:o,patch:r,send:a}=e,i=Q(s.lang),{names:c,forms:p}=I(e),u=Pe[t.verb],g=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",d=Bt(e,t),f=h=>r({verb:t.verb,amounts:{...o.amounts,[t.verb]:h}});return[l("p",{class:"teg-hint"},t.targets.length?g?i.aim:i.where:i.here),t.targets.length>0&&Ks(e,"target",n.target,t.targets,t.target,h=>r({verb:t.verb,target:h}),n),u&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(h=>$(`${u}-${h}`,c[u]?.[h]?.[1]??String(h),()=>r({verb:t.verb,about:{...o.about,[t.verb]:h}}),{"aria-pressed":String(h===t.about)}))),Du(e,t),t.most>1&&l("div",{},...pt(t.amount,[1,t.most],f,n)),t.load&&Hu(e,t,t.load),Ru(e,t),l("div",{class:"teg-buttons"},$(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(d),{class:"teg-main",disabled:!d}))]}function Du({view:e},{verb:t,source:n,about:s,amount:o}){let{prices:r,levels:a=[]}=e;if(s===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[s]:r.installation[s][a[s][n]])??[]).map(([p,u])=>[p,u*Math.max(o,1)]);return l("p",{class:"teg-hint"},`${Q(e.lang).each_costs} ${Sa(e,c)}`)}function Ru({view:e},{verb:t,source:n,target:s,amount:o,about:r}){let a=Q(e.lang);if(s===null)return null;if(t==="attack"){let{hits:p,block:u,defence:g,conquered:d,lost:f,destroyed:h}=ma(e,n,s,o);return l("p",{class:`war-forecast ${d?"war-good":""}`},l("b",{},d?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${d?">":"≤"} ${a.defence.toLowerCase()} ${g}. `,`${a.lose} ${f}, ${a.loses} ${h}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=ha(e,t==="strike_air"?ga:Rs,n,s,o);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Hu(e,t,{room:n,used:s,troops:o,aboard:r,goods:a,cargo:i,sizes:c}){let{view:p,local:u,patch:g}=e,d=Q(p.lang);if(!o&&!a.length)return null;let f=k=>i.find(([w])=>w===k)?.[1]??0,h=(k,w,y,b,m,v)=>l("li",{},l("span",{},w,l("small",{},` /${b}`)),l("b",{},y),$(`${k}-less`,"−",()=>v(y-1),{disabled:y<1,"aria-label":`${k} −1`}),$(`${k}-more`,"+",()=>v(y+1),{disabled:y>=b||s+m>n,"aria-label":`${k} +1`}),$(`${k}-most`,"⇥",()=>v(Math.min(b,y+Math.floor((n-s)/m))),{disabled:y>=b||s+m>n,"aria-label":`${k} max`}));return l("div",{class:"war-load"},l("h5",{},`${d.cargo}: `,l("span",{class:s>n?"teg-out":null},`${s} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&o>0&&h("aboard",d.aboard,r,o,p.troop_size??1,k=>g({aboard:k})),...a.map(([k,w])=>h(`cargo-${k}`,p.things?.good[k],f(k),w,c[k],y=>g({cargo:{...u.cargo,[k]:y}})))))}function Vu({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},Q(e.lang).locked)}function Bu({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},$("end",Q(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function Wu(e,t,n){let{view:s,secret:o,patch:r,send:a}=e,i=Q(s.lang),c=s.next_troops?.[s.viewer??-1]??0,p=Bs(c,t),u=fa(e),g=(o?.delivery??[]).filter(k=>s.owner[k]===s.viewer),d=Vs(e,t),f=k=>r({chosen:k}),h=s.owner.flatMap((k,w)=>k===s.viewer&&!t.includes(w)?[w]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},u.length>1&&$("deliver-borders",i.borders,()=>f(u[0])),u.length>0&&$("deliver-all",i.all,()=>f(u[u.length-1])),g.length>0&&$("deliver-before",i.before,()=>f(g))),Ks(e,"source",n.place,h,null,k=>k!==null&&f([...t,k]),n),l("ul",{class:"teg-list"},...t.map((k,w)=>l("li",{},l("span",{},Xe(e,k)),l("b",{},`+${p[w]}`),$(`drop-${k}`,"×",()=>f(Us(t,k)),{"aria-label":`${Xe(e,k)} ×`})))),l("div",{class:"teg-buttons"},s.phase==="orders"&&$("back-to-orders",i.back,()=>r({chosen:null})),$("act-end_turn",i.end_now,()=>a(d),{class:"teg-main",disabled:!d}))]}var Fu={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,s=Q(n.lang);return t===null?U(s.place,l("p",{class:"teg-hint"},s.look)):U(s.place,l("p",{class:"war-name"},j(n,n.owner[t]),l("b",{},Xe(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Gu(e,t))}};function Uu({view:e},t){let{things:n}=e,s=[...n?.aim.slice(1,3)??[],...n?.installation??[]],o=[e.planes?.[t]??0,e.ships?.[t]??0,...Ys.map((a,i)=>e.levels?.[i][t]??0)],r=[...Wt.slice(1),...Ys];return l("p",{class:"war-idle"},...o.flatMap((a,i)=>a?[l("span",{},Ft(r[i],s[i]),l("b",{},a))]:[]))}function Gu(e,t){let{view:n}=e,s=Q(n.lang),o=[n.armies,n.planes??[],n.ships??[]],r=Wt.flatMap((c,p)=>{let[u,g]=[o[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let d=u-g;return[l("tr",{},l("th",{scope:"row"},Ft(c),` ${n.things?.aim[p]}`),l("td",{},l("b",{},u)),l("td",{},d>0&&`${d} ${s.busy}`))]}),a=Ys.flatMap((c,p)=>{let u=n.levels?.[p][t]??0;return u?[l("tr",{},l("th",{scope:"row"},Ft(c),` ${n.things?.installation[p]}`),l("td",{},l("b",{},u)),l("td",{},s.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},s.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),Yu(e,t))}function Yu(e,t){let{view:n,secret:s}=e,o=Q(n.lang);if((s?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||s&&n.owner[t]===s.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${o.stock}: ${o.hidden_stock}`);let i=Gs(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${o.stock}: `,i.length?Sa(n,i):o.no_stock)}function Ku(e,t){let{view:n,secret:s,local:o,patch:r}=e;if(!s)return[];let a=Q(n.lang),i=ka(e),c=(s.delivery??[]).map(p=>Xe(e,p)).join(", ");return[s.objective&&l("h5",{},t.objective),s.objective&&l("p",{class:"teg-objective"},s.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>$(`good-${p}`,l("span",{},`${n.things?.good[p]} `,l("b",{},u)),()=>r({good:o.good===p?null:p}),{"aria-pressed":String(o.good===p),disabled:!!s.stocks?.pooled}))),i.length?!s.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${s.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var Qu=(e,t)=>({...t,secret:Q(e.lang).lock_title,secret_show:Q(e.lang).show}),Ma=dt(Ku),Xu={draw:(e,t)=>Ma.draw(e,Qu(e.view,t)),depends:e=>[Ma.depends(e),e.local.good]},Zu={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},$("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),Q(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(s=>l("li",{},s))))},Ju={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,s=n.battle;if(!s)return null;let o=Q(n.lang),r=l("p",{},l("b",{},Xe(e,s.source))," → ",l("b",{},Xe(e,s.target))),[a,i]=s.losses;if(s.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],g=s.destroyed.flatMap((d,f)=>d?[`${d} ${u[f]}`]:[]);return U(o.last,r,l("p",{},`${n.things?.weapon[s.weapon]}: ${o.destroyed} ${g.join(", ")||o.none}.`),ue("WAR-9.8"))}let c=s.kind==="land_attack",p=c?0:s.unit;return U(o.last,r,l("p",{class:"war-fight"},Ft(Wt[p]),l("b",{},s.sent),` ${o.sent} · `,l("b",{},s.hits),` ${o.hits}`,s.block>0&&` · ${s.block} ${o.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[s.aim]})`,s.wall>0&&` · ${n.things?.installation[0]} −${s.wall}`),ue(c?"WAR-6.3":"WAR-9.5"),s.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},Ea={start:{...Hs},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Nu,place:Fu,secret:Xu,goals:Zu,battle:Ju},renew:(e,t)=>({local:wa(e,t)}),click:xa,key:ba,marks:ya,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[Uu(e,n)]}),keys:"keys_wargame",stays:!0,traces:$a};var ep={teg:la,tgm:ca,reconquista:Hr,wargame:Ea,eggar:Tr};function Nn(e){return ep[e??""]??Nr}var tp=350;function Qs(e,t,n){if(!n)return;e.hidden=!1;let s=t.getBoundingClientRect(),[o,r]=[n.x-s.left,Math.min(Math.max(n.y-s.top,0),s.height)],a=Math.min(Math.max(o-e.offsetWidth/2,4),s.width-e.offsetWidth-4),i=r>s.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function Oa({card:e,frame:t},n,s,o){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(d,f=tp)=>{c(),r=s.group(d),r?.classList.add("teg-lit"),i=setTimeout(()=>u(d),f)},u=d=>{a=d;let{board:f,view:h}=n(),k=ne(h)?h:null,w=k?o(d):{};if(!w)return;let{lines:y=[],instead:b=[]}=w,m=b.length?b:[sp(f,k,d)];e.replaceChildren(...np(f,k,d),...y,...m);let v=s.pixel(f.countries[d].label);Qs(e,t,v)};return{point:p,hide:c,again:()=>a>=0&&u(a)}}function Ca(e,t,n){if(t&&t.owner[n]>=0)return j(t,t.owner[n]);let s=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:s}})}function np(e,t,n){let{name:s,continent:o}=e.countries[n],r=R(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},s),l("small",{},e.continents[o]?.name??"")),l("p",{},Ca(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function sp(e,t,n){let s=R(t?.lang??"es");return l("p",{class:"teg-borders"},`${s.borders}: `,...e.countries[n].neighbours.map(o=>l("span",{},Ca(e,t,o),e.countries[o].name,(t?.armies[o]??-1)>=0&&l("b",{},` ${t?.armies[o]}`))))}function Aa(e,t,n,s){let o,r=null,a=!1,i=()=>{clearTimeout(o),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,s(),p.length>1)return;let u=r=p[0];o=setTimeout(()=>a=n(u),500)},c),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},c),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function ja(e,t,n){let s=null,o=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?o(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&s&&n(c.apart/s.apart,s,c),s=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function za(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var op=new Set(["x","y","fillcolor","line.color","line.width"]),rp=new Set(["x","y","text","textposition"]),ap=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function qa(e,t,n,s,o){let r=s.traces.map((a,i)=>{let c=n[a],p=e.querySelector(`.trace${c.uid}`),u=Object.keys(s.update).filter(g=>s.update[g][i]!==void 0);return p&&ip(t[a],c,p,u,o)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function ip(e,t,n,s,o){let r=c=>s.every(p=>c.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&s.length===1&&s[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(op))return()=>Xs(t,n,o);if(t.mode==="text"&&r(rp))return()=>Zs(e,t,n,o);let i=n.querySelectorAll(".point");return t.mode==="markers+text"&&r(ap)&&i.length===t.x.length?()=>up(e,t,n,i):null}function Xs(e,t,n){let s=lp(e,n),o=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(D("g")).appendChild(D("path",{class:"js-fill"}));u?.setAttribute("d",s),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=D("path",{class:"js-line","clip-path":o,d:s,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function lp({x:e,y:t},n){let s="",o="M";for(let r=0;r<e.length;r++)e[r]===null?o="M":(s+=`${o}${n.x(e[r])},${n.y(t[r])}`,o="L");return s}var cp={left:"end",center:"middle",right:"start"},La=1.3,Ie=(e,t)=>Array.isArray(e)?e[t]:e;function Ta({x:e,y:t,text:n,textposition:s="middle center",textfont:o}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Ie(s,a),size:Ie(o.size,a),color:Ie(o.color,a)}]:[])}var Na=({text:e,x:t,y:n,place:s})=>`${t} ${n} ${s} ${e}`;function Zs(e,t,n,s){let{family:o,weight:r=400,style:a="normal"}=t.textfont,i=w=>{let y=w.text.split("<br>"),[b,m]=[s.x(w.x),s.y(w.y)],v={fontFamily:o,fontSize:`${w.size}px`,fontWeight:r,fontStyle:a,fill:w.color,whiteSpace:"pre"},O=(y.length-1)*La+1,A=D("text",{x:b,y:m,"text-anchor":cp[w.place.split(" ")[1]],style:v});return y.length===1?A.textContent=w.text:A.append(...y.map((_,S)=>D("tspan",{class:"line",x:b,y:m,dy:`${S*La}em`},_))),D("g",{class:"textpoint",transform:`translate(0,${w.size*(.75-O/2)})`},A)},c=n.querySelector(".text");if(!c)return;let[p,u]=[Ta(e),Ta(t)],g=[...c.children],d=new Map(g.length===p.length?p.map((w,y)=>[Na(w),g[y]]):[]),f=u.map(w=>d.get(Na(w))),h=new Set(f);for(let w of g)h.has(w)||w.remove();let k=c.firstElementChild;u.forEach((w,y)=>{let b=f[y]??i(w);b===k?k=k.nextElementSibling:c.insertBefore(b,k)})}function up(e,t,n,s){let o=n.querySelectorAll("text"),r=({marker:i,textfont:c},p)=>({point:{fill:Ie(i.color,p),stroke:Ie(i.line.color,p),strokeWidth:`${Ie(i.line.width,p)}px`},number:{fontSize:`${Ie(c.size,p)}px`,fill:Ie(c.color,p)}}),a=(i,c,p)=>{for(let u of Object.keys(p))p[u]!==c[u]&&(i.style[u]=p[u])};s.forEach((i,c)=>{let[p,u]=[r(e,c),r(t,c)];a(i,p.point,u.point),a(o[c],p.number,u.number),e.text[c]!==t.text[c]&&(o[c].textContent=t.text[c])})}function Pa(e,{width:t,height:n,plot_bgcolor:s},o){if(e.some(a=>a.fillpattern))return null;let r=D("rect",{width:t,height:n,style:{fill:s}});return D("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>pp(a,o)))}function pp(e,t){let n=D("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>D("g",{class:r}))),{mode:s,marker:o}=e;return s==="lines"&&Xs(e,n,t),o?.opacity&&n.querySelector(".points")?.append(...dp(e,t)),s.endsWith("text")&&Zs({...e,text:[]},e,n,t),n}function dp({x:e,y:t,marker:{size:n,color:s,line:o}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let g={fill:a(s,u),stroke:a(o.color,u),strokeWidth:`${a(o.width,u)}px`};return[D("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:c,style:g})]})}var gp=1500,fp=600,mp=640,hp={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Da(e,t,n){let s=e,o=[],r=null,a="",i=new AbortController,c=0,p=!1,u=!1,g,d=Ia([1,1],Ue()),f,h=Promise.resolve(),k=y=>{let[b]=y.points??[],{uid:m=""}=o[b?.curveNumber]??{};if(m===bn)return b.pointNumber;let v=kr.exec(m);return v?Number(v[1]):-1},w={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Ue(),type(y){t=y,a=""},look(y){y.times===w.window.times&&y.left===w.window.left&&y.top===w.window.top||(w.window=y,w.onZoom())},reveal(y){r&&w.look(wr(r,w.window,y))},async draw(y,b,m,v,O){e.style.aspectRatio=`${y.width} / ${y.height}`;let A=(c||=e.clientWidth)||mp,_=w.window,S=(O.drawing??vr)(y,b,m,_.times*A/y.width,O.traces,t).map(za),T=`${A} ${v} ${_.times} ${_.left} ${_.top}`,P=r===y&&o.length===S.length&&a===T,L=P?Mr(o,S):null,F=_r(y,v,A,_),G=async()=>{g??=await n(),await g.react(s,S.map(xp),F,hp),p=!1,u||w.take()};if(await h,i.signal.aborted)return;clearTimeout(f);let se=o,W=r===null;[o,r,a]=[S,y,T],d=Ia([A/y.width,F.height/y.height],_),!u&&w.sketch(Pa(S,F,d))||L&&qa(s,se,S,L,d)?p=!0:!P||p&&L?await G():L&&await g.restyle(s,L.update,L.traces),p&&(f=setTimeout(async()=>{let fe=f;g??=await n(),f===fe&&!i.signal.aborted&&(h=G())},u?gp:fp)),W&&w.listen(O)},sketch(y){return e.querySelector(".teg-sketch")?.remove(),y&&e.append(y),y!==null},take(){if(u=!0,w.sketch(null),i.signal.aborted)return w.purge();s.on("plotly_hover",y=>{let b=k(y);b>=0&&w.onHover(b)}),s.on("plotly_unhover",()=>w.onLeave())},listen(y){window.addEventListener("mousedown",b=>{if(!e.contains(b.composedPath()[0]))return;b.shiftKey&&(b.stopPropagation(),b.preventDefault());let m=w.at(b),v=w.window,O=w.point(b),A=v.times>1&&O&&!(y.drag&&m>=0),_=T=>{let P=e.getBoundingClientRect(),L=(r?.width??0)/v.times/P.width,[F,G]=[b.clientX-T.clientX,b.clientY-T.clientY];r&&Math.hypot(F,G)>=8&&w.look(ms(r,v,F*L,G*L))};A&&!b.button&&window.addEventListener("mousemove",_);let S=T=>{window.removeEventListener("mousemove",_);let P=Math.hypot(T.clientX-b.clientX,T.clientY-b.clientY)<8;m>=0&&P&&w.onClick(m,T),m>=0&&!P&&!A&&w.onDrag(m,w.at(T))};b.button||window.addEventListener("mouseup",S,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",b=>{let m=w.point(b);!(b.ctrlKey||b.metaKey)||!r||!m||(b.preventDefault(),b.stopPropagation(),w.look(Ge(r,w.window,Math.exp(-b.deltaY/250),m)))},{capture:!0,passive:!1,signal:i.signal}),Aa(e,i.signal,b=>{let m=w.at(b);return m>=0&&w.onHold(m),m>=0},()=>w.onLeave()),ja(e,i.signal,(b,m,v)=>{let[O,A]=[w.point(m),w.point(v)];r&&O&&A&&w.look(ms(r,Ge(r,w.window,b,A),O[0]-A[0],O[1]-A[1]))})},resized(y){return!y||Math.abs(y-c)<1?!1:(c=y,!0)},pixel([y,b]){if(!r)return null;let m=e.getBoundingClientRect();return{x:m.left+(y-d.window.left)*d.unit[0],y:m.top+(b-d.window.top)*d.unit[1]}},at(y){let b=w.point(y);return b&&r?r.countries.findIndex(m=>Oo(m.polygons,b)):-1},point({clientX:y,clientY:b}){if(!r)return null;let m=e.getBoundingClientRect();return[d.window.left+(y-m.left)/d.unit[0],d.window.top+(b-m.top)/d.unit[1]]},group(y){return e.querySelector(`.tracec${y}`)},purge(){i.abort(),clearTimeout(f),u&&g.purge(s)}};return w}function Ia([e,t],n){let s=[e*n.times,t*n.times],o=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:s,window:n,x:o(n.left,s[0]),y:o(n.top,s[1])}}function xp(e){return structuredClone(e)}var bp=12;function Ra(e,t){let n=s=>s.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Ut(e,t){let n=R(t),[s,o]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=yp(e,t,n),{once:a,conquest:i}=e,c=(u,g)=>[l("b",{},Ra(u,t)),` ${g}. `],p=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...p,`${n.odds_losses}: ${s} – ${o}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:g,height:d})=>l("span",{title:u},l("i",{style:{height:d}}),l("small",{},g)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function wp({left:e}){let t=Math.max(Math.ceil(e.length/bp),1),n=[];for(let s=0;s<e.length;s+=t){let o=e.slice(s,s+t);n.push([o[0][0],o[o.length-1][0],o.reduce((r,a)=>r+a[1],0)])}return n}function yp(e,t,n){let s=wp(e),o=Math.max(...s.map(r=>r[2]));return s.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${Ra(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/o,.02).toFixed(4)})`}})}var Ha={draw:({view:e,odds:t},n)=>t&&U(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Ut(t,e.lang)),depends:({odds:e})=>e};var Js={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},kp=Object.keys(Js);function Va({battle:e,last:t},n){let[s,o,r]=Js[n]??Js.quick;return e||t.source!==null&&t.target!==null?s:t.target===null?r:o}function Gt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function zn(e,t){let n=Gt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Ve(e,"action"):null}}var Ba={draw:vp,depends:({view:e,pace:t})=>[t,zn(e,t.auto).pauses,Gt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function vp({view:e,now:t,pace:n,pause:s,setSpeed:o,send:r},a){if(!e.seats.some(p=>p.bot))return null;let{pauses:i}=zn(e,n.auto),c=p=>p==="end"&&e.people?.length?"until_mine":`until_${p}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),$("pause",l("span",{},_e(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),s,{class:!i&&Gt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:p=>o(p.target.value)},...kp.map(p=>l("option",{value:p,selected:p===n.speed},a[p])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>$(`until-${p}`,a[c(p)],()=>r(Ve(t(),p)),{disabled:!Gt(e)}))))}function Wa({view:e,pace:t}){if(t.speed==="at_once"||!Gt(e)||e.step<e.steps||e.last.target===null)return null;let s=e.news.filter(o=>o.step===e.step).slice(0,2).map(o=>l("p",{},o.seat!==null&&j(e,o.seat),o.text));return s.length?l("div",{},...s):null}var _p=2e3,$p=15,Fa=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function eo(e,t,n){let s=t.length===2?"arrows":"marks",o=c=>t.every((p,u)=>c[u]===p),r=e[s]??[],a=r.find(o),i=r.filter(c=>!o(c));return Pn({...e,[s]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function Mp(e,t,n){let s=t.trim();if(typeof e.say!="object")return Pn({...e,say:s});let{[n]:o,...r}=e.say,a=s?{...r,[n]:s}:r;return Pn({...e,say:Object.keys(a).length?a:""})}var qn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Pn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Ua={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:s},o)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,p]=[qn(r.say,a),qn(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],g=({target:f})=>f.value.trim()!==c&&t($t(e,Mp(r,f.value,a))),d=l("textarea",{"data-key":"say",rows:2,maxlength:_p,"aria-label":o.comment,change:g,focus:()=>n.auto&&e.goes_on&&s()});return d.textContent=c,l("div",{class:"teg-note"},p&&l("p",{},l("b",{},p)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:o.draw_how},c?o.comment_change:o.comment_add),d),u.length>0&&$("wipe",o.wipe,()=>t($t(e,Pn({...r,arrows:[],marks:[]}))))))}};function Ga(e){let t=D("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=o=>e.countries.findIndex(r=>r.name===o),s=(o,r,a)=>D("path",{class:`teg-${a} teg-tone-${o}`,d:r.map(i=>`M${i.map(([c,p])=>`${c.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(o,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(o.arrows??[]).map(([u,g,d="good"])=>s(d,nn(e,n(u),n(g)),"drawn-arrow")),p=(o.marks??[]).map(([u,g="good"])=>s(g,[rt(e.countries[n(u)].label,$p)],"drawn-mark"));t.replaceChildren(...p,...c)}}}function Ya(e,t,{may:n,over:s,done:o},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let p=d=>[...new Set([c,t(d)])].filter(f=>f>=0),u=d=>s(p(d),Fa(d)),g=d=>{d.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",g,!0),t(d)>=0?o(p(d),Fa(d)):s([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",g,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function Sp(e){let t=new Map;for(let[n,s]of e)t.set(s,[...t.get(s)??[],n]);return[...t]}function Ep({board:e,view:t},n){if(!t.since)return null;let{lost:s,won:o,taken:r,cards:a,pacts:i}=t.since,c=h=>h===null?null:l("span",{},j(t,h),t.seats[h].name),p=(h,k)=>k.length>0&&l("span",{},l("b",{},`${h}: `),...Sp(k).flatMap(([w,y],b)=>[`${b?"; ":""}${y.map(m=>e.countries[m].name).join(", ")} (`,c(w),")"]),". "),u=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([h,k],w)=>[w?", ":"",c(h),` ${k}`]),"."),g=(h,k)=>k&&l("p",{},l("b",{},`${h}: `),k),d=[p(n.since_lost,s),p(n.since_won,o),u],f=U(n.since,d.some(Boolean)&&l("p",{},...d),g(n.cards,a),g(n.pacts,i));return f.classList.add("teg-since"),f}var Ka={draw:Ep,depends:({view:e})=>e.since};function Qa(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([s,,o])=>o===null?[]:[[o,s]]);return n.length?{...e,arrows:n}:e}var Xa=90,Op=0,Za={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:s,example:o,names:r}=e.throw,a=`teg-throw-${Op+=1}`,i=g=>g.key==="Enter"&&p(g),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${s}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=g=>{g.preventDefault(),c.value.trim()&&t(Io(e,c.value))},u=o.length>Xa?`${o.slice(0,Xa)}…`:o;return queueMicrotask(()=>{let g=c.closest(".teg"),d=c.getRootNode().activeElement;g&&d&&(d===g||g.contains(d)&&!d.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),U(n.throw,l("form",{class:"teg-throw",submit:p},l("label",{},l("span",{},s),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([g,d])=>l("option",{value:g,label:d===g?null:d}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:o},u)))}};var Cp={timeline:{draw:jp,depends:({view:e})=>[e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Ba,lines:er,note:Ua,hint:{draw:Lp,depends:({view:e,hint:t,secret:n,game:s})=>[e.viewer,e.to_move,e.over,t,s.curtain&&n===null]},banner:{draw:Np,depends:({view:e})=>[e.over,e.seats]},turn:{draw:zp,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:Ka,throw:Za,refusal:{draw:qp,depends:({refusal:e})=>e},odds:Ha,battle:{draw:Pp,depends:({view:e})=>e.battle},seats:{draw:Ip,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:Rp,depends:({view:e})=>e.news}};function Ja(e,t=!1,n=!1){let s=null,o=[],r={...Cp,places:Po()},a=i=>{let c=d=>({slot:l("div",{class:`teg-slot teg-slot-${d}`}),section:i.sections[d]??r[d],drawn:""}),p=(t?[]:i.side.flatMap(d=>d==="turn"?[d,"throw"]:d)).map(c),u=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(c),g=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(c);e.timeline.replaceChildren(...g.map(d=>d.slot)),e.side.replaceChildren(...p.map(d=>d.slot)),e.below.replaceChildren(...u.map(d=>d.slot)),s=i,o=[...g,...p,...u]};return i=>{i.game!==s&&a(i.game);let c=R(i.view.lang);for(let p of o){let u=p.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...u,p.section.depends(i)]);p.drawn!==g&&(p.drawn=g,Ap(p.slot,p.section.draw(i,c)))}}}function Ap(e,t){let n=e.getRootNode(),s=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!s)return;(e.querySelector(`[data-key="${s}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function jp({view:e,send:t},n){let{step:s,steps:o,lang:r}=e,a=e.memory,i=(u,g,d,f)=>$(u,_e(g),()=>t(te(e,f)),{title:d,"aria-label":d,disabled:te(e,f)===null}),c=l("output",{class:"teg-counter"},`${s}/${o}`),p=l("input",{type:"range","data-key":"position","aria-label":n.position,min:0,max:o,value:s,input:u=>c.textContent=`${u.target.value}/${o}`,change:u=>t(te(e,u.target.valueAsNumber))});return l("div",{class:"teg-timeline"},a&&l("span",{class:"teg-group"},i("first","first",n.first_step,0),i("back","back",n.back,s-1),i("forward","forward",n.forward,s+1),i("last","last",n.last_step,o)),a&&p,a&&c,e.undoing!=="off"&&l("span",{class:"teg-group"},$("undo",`↶ ${n.undo}`,()=>t(cn(e)),{disabled:!e.undo,title:"U"}),a&&$("redo",`↷ ${n.redo}`,()=>t(un(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(u=>$(`lang-${u}`,u,()=>t(u===r?null:Jo(u)),{"aria-pressed":String(u===r)}))))}function Lp({view:e,hint:t,secret:n,game:s,send:o},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||s.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},$("hint",r.advice_ask,()=>o(Bo(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function Tp(e,t,n,s){let{bot:o,name:r}=e.seats[t],a=ss.includes(o??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${s.level} ${r}`,change:i=>n(Wo(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},o),...ss.map(i=>l("option",{value:i,selected:i===o},s[i])))}function Np({view:e},t){if(!e.over)return null;let{winners:n,reason:s,objectives:o}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},j(e,i),e.seats[i].name))),l("span",{},s),o.length>0&&l("h5",{},t.objectives),...o.map(([i,c])=>l("p",{},j(e,i),`${e.seats[i].name}: ${c}`)))}function zp({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],s=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",s&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(o=>l("li",{},l("b",{},o.armies),` ${o.source}`))))}function qp({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),$("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),ue(e.clause)):null}function Pp({board:e,view:t},n){let s=t.battle;if(!s||s.source===null||s.target===null)return null;let o=No(s.attack,s.defence),r={attack:t.seats[s.seat],defence:t.seats[s.defender]},[a,i]=s.losses,c=(u,g)=>it(g[u],g.winner===u?"won":g.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},j(t,s.seat),e.countries[s.source].name),l("span",{}),l("span",{},j(t,s.defender),e.countries[s.target].name),...o.flatMap(u=>[c("attack",u),l("b",{class:"teg-versus"},u.winner?p[u.winner]:""),c("defence",u)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),s.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function Ip({view:e,game:t,send:n},s){let o=e.seats.map(i=>t.columns?.(i,s)??i.facts),r=o.reduce((i,c)=>c.length>i.length?c:i),a=[["",s.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?Dp(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${s.dead}`},j(e,c),i.name,c===e.first&&l("small",{title:s.first}," ①"),c===e.viewer&&l("small",{title:s.viewer}," ◂"),i.bot&&Tp(e,c,n,s)),...r.map(([p,u])=>l("td",{title:u},o[c].find(g=>g[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:s.continent_cards},...i.continent_cards.map(p=>l("span",{},p))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>_e(i)?[l("span",{},_e(i),` ${c.toLowerCase()}`)]:[])))}function Dp(e,t){let n=_e(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function Rp({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(s=>l("li",{class:s.step===e.step?"teg-new":null},s.seat===null?l("i",{class:"teg-dot teg-none"}):j(e,s.seat),l("span",{},s.text," ",ue(s.clause))))):l("p",{class:"teg-hint"},t.no_news))}function ei(e,t,n,s){let o=null,r=()=>{e.get("step")!==o&&(o=null)};return e.on("change:step",r),s.push(()=>e.off("change:step",r)),{now(){let a=t();return o===null||o===a.step?a:{...a,step:o,branches:[]}},goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(o=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();o===a&&(e.get("step")!==a&&e.set("step",a),o=null)}}}function ti(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),s=l("div",{class:"teg-here",hidden:!0}),o=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(v,O)=>l("button",{type:"button","data-key":v},O),[p,u,g]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],d=l("div",{class:"teg-tools"},p,u,g),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),h=l("details",{class:"teg-card teg-whole"}),k=l("p",{class:"teg-keys"}),w=l("div",{class:"teg-frame"},n,e,s,i,a,r,o),y=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),b=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},b,y,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},w,f,l("div",{class:"teg-top"},t.timeline,d),t.below,h,k),t.side)),places:t,map:n,caption:f,events:h,busy:r,act:i,card:a,wide:p,closer:u,further:g,keys:k,frame:w,notice:b,said:y,here:s,heard:o}}var Hp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},ni=2;function si(e,t,n){let s=Hp[n];if(!s)return t;let[o,r]=e.countries[t].label,a=i=>{let c=i.map(u=>{let[g,d]=[e.countries[u].label[0]-o,e.countries[u].label[1]-r],[f,h]=[g*s[0]+d*s[1],Math.abs(g*s[1])+Math.abs(d*s[0])];return u!==t&&f>0&&h<=ni*f?Math.hypot(f,ni*h):1/0}),p=Math.min(...c);return p<1/0?i[c.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var Vp=new Set(["restarting","autorestarting","terminating","dead"]);function In(e,t,n){let s=()=>e.widget_manager?.kernel,o=s(),r=o?.statusChanged?o:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||Vp.has(r.status)||s()?.id!==r.id),c=()=>{i(),t()};for(let u of["statusChanged","connectionStatusChanged","disposed"])r?.[u]?.connect(c),n.push(()=>r?.[u]?.disconnect(c));let p=async u=>{if(i())return t();try{await u()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(u,g)=>{p(()=>e.send(u,g))},write(u){for(let[g,d]of Object.entries(u))e.set(g,d);p(()=>e.save_changes())}}}var Bp=15e3,Wp=250,oi=new Set(["undo","redo","step","level"]);function ri(e,{root:t,notice:n,busy:s},o,r,a){let i,c,p=!1,u=0,g=!1,d=null,f=null,h=Array.from(crypto.getRandomValues(new Uint32Array(3)),_=>_.toString(36)).join("-"),k=`${h}!`,w=`${h}?`,y=()=>t.hasAttribute("data-busy"),b=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(b);let m=()=>{i=setTimeout(()=>{let _=O.presence();if(_==="busy"||p&&_!=="unknown")return m();b(),r.unanswered()},Bp)},v=()=>{let _=R(o()?.lang),S=O.presence();t.dataset.kernel!==S&&(t.dataset.kernel=S),(S==="gone"||S==="away")&&b(),n.hidden=S!=="gone"&&S!=="away",yt(n,n.hidden?"":_[S==="gone"?"kernel_gone":"kernel_away"]),yt(s,S==="busy"&&!p?_.kernel_busy:_.busy)},O=In(e,v,a),A=(_,S)=>{if(_!==u)return;let T=S?.content?.execution_state;T==="idle"&&b(),p||=T==="busy",v(),r.freed()};return{names:{own:h,driver:k,aside:w},free:b,tell:v,busy:y,there:()=>n.hidden,send(_,S=h){if(!_||n.hidden&&(g||!y())&&r.goes(_))return;if(y()){g&&(d=_);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",_.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),Wp),p=!1,g=S===k,g||(f=_);let T=++u;v(),m();let P=L=>A(T,L);O.send({..._,nonce:S},Object.assign(()=>{},{iopub:{status:P}}))},ask(_){O.send({..._,nonce:w})},write:O.write,kept(){let _=d;d=null;let{line:S,step:T}=o();return _&&oi.has(_.kind)?{..._,line:S,step:T}:_},keep(){let _=f!==null&&oi.has(f.kind);return _&&(d=f),_}}}var Fp=250,Up=4,Dn=1.5,ai={page:11,class:18},Gp=250;function Rn({model:e,el:t,board:n,manner:s,part:o}){let r=[],a=Ga(n),i=ti(a.svg),{root:c}=i;t.append(l("style",{},ye),c);let p=null,u=null,g=null,d=Nn(e.get("view")?.game),f=d.start,h="",k=0,w=pe(),y=en(c);c.append(y.box);let b=s==="pick",m=b||s==="look"||e.get("face")==="look";m&&(c.dataset.face="look"),m&&s&&(i.events.hidden=!0),c.style.setProperty("--teg-ratio",String(n.width/n.height));let v=Da(i.map,ai.page,async()=>(await o("plotly")).default),O=st(t,()=>L.ask({kind:"still"}),r),A=Ja(i.places,m,!!s),_=Yp(e),S=()=>({board:n,view:d.shown?.(_(),p)??_(),secret:p}),T=()=>{u={code:"no_answer",clause:null,text:R(_().lang).no_answer},Z()},P=ei(e,_,x=>L.write(x),r),L=ri(e,i,_,{freed:()=>z(),unanswered:T,goes:x=>P.goes(x)},r),{own:F,driver:G,aside:se}=L.names,{send:W}=L,Je,fe=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),et=()=>fe().auto&&!!_()?.goes_on&&L.there(),De=()=>et()&&fe().speed==="at_once",M=x=>L.write(x),N=()=>{let{pauses:x,message:E}=zn(_(),fe().auto);x===fe().auto&&M({auto:!x}),x||W(E)},z=()=>{if(clearTimeout(Je),L.busy())return;let x=L.kept();if(x)return W(x);et()&&(c.setAttribute("data-going",""),!(!Bn||!De()&&(bt||Kt))&&(Je=setTimeout(()=>W(Ve(_(),"action"),G),Va(_(),fe().speed))))},V=new Map,H=x=>{let E=d.fight?.(S(),f,x);if(!E||!L.there())return null;let C=wt=>n.countries[wt].name,[B,Y]=[E.sources.map(C),C(E.target)],le=[...B,Y].join();return V.has(le)||(V.set(le,null),L.ask(Ro(_(),B,Y))),V.get(le)??null},K=x=>{x!==f&&(f=x,Z())},me=x=>K({...f,...x}),ie=x=>x?(x.refusal&&(u=x.refusal,Z()),K(x.local),W(x.message??null),!0):!1,tt=()=>{p=null,Z()},ro=()=>{u=null,Z()},Yt=!1,bt=!1,Kt=!1,Bn=0,ao=-1/0,io,Z=()=>{if(bt||Yt)return;bt=!0;let x=De()?ao+Gp-performance.now():0;x>0?io=setTimeout(lo,x):queueMicrotask(lo)},lo=async()=>{if(!Kt){for(Kt=!0;bt&&!Yt;)bt=!1,await hi();Kt=!1,!Yt&&(ao=performance.now(),et()||c.removeAttribute("data-going"),z())}},hi=async()=>{let x=_(),E=ne(x)?x:null;L.tell(),bi(R(x?.lang)),i.further.disabled=v.window.times===1,E&&wi(E),c.dataset.theme=w?"dark":"light";let C=E&&{...S(),way:k,odds:H(null),pace:fe(),now:_,game:d,local:f,refusal:u,hint:g,set:K,patch:me,send:W,click:Un,cover:tt,dismiss:ro,pause:N,setSpeed:yi};C&&A(C),await v.draw(n,E&&S().view,E?Qp(Qa(d.marks(S(),f),E),g):Kp,w,d),co(),ki(C&&Wa(C),x),Gn(),xi(),E&&xo.show(E),E&&(c.dataset.step=String(E.step)),E&&O(`${E.line}/${E.step}/${E.steps}/${E.lang}`),c.dataset.seq=String(++Bn)},co=()=>{let x=m||!uo().length?e.get("selected")??[]:[],{note:E={},lang:C}=_()??{};i.caption.textContent=[e.get("caption"),m&&qn(E.say,C)].filter(Boolean).join(`
`),i.caption.hidden=!i.caption.textContent;let[B,Y]=[e.get("marks")??[],e.get("arrows")??[]],le=x.filter(Kn=>!b||!B.some(([Oi])=>Oi===Kn)),wt={...E,marks:[...E.marks??[],...B,...le.map(Kn=>[Kn,"chosen"])],arrows:[...E.arrows??[],...Y]};a.draw(wt,v.window)},uo=()=>{let x=_();if(m||d.curtain||!ne(x)||x.viewer===null)return[];let E={...S(),secret:null},{source:C,target:B}=d.marks(E,f),Y=C===null?d.fight?.(E,f,null):null;return Y?[...Y.sources,Y.target].map(le=>n.countries[le].name):C===null||!Object.values(x.menu).some(le=>le.some(wt=>wt[0]===C))?[]:[C,B].flatMap(le=>le===null?[]:[n.countries[le].name])},po="",xi=()=>{let x=uo();x.join()!==po&&(po=x.join(),L.write({selected:x}))},go=()=>{let x=e.get("size")==="class"?"class":"page";c.dataset.size=x,v.type(ai[x]),Z()},Wn=[],bi=x=>{if(Wn[0]===x&&Wn[1]===d)return;Wn=[x,d];let E=[["wide",i.wide],["zoom_in",i.closer],["zoom_out",i.further]];for(let[C,B]of E)B.title=x[C],B.setAttribute("aria-label",x[C]);c.setAttribute("aria-label",x.map),i.map.setAttribute("aria-label",x.walk),i.keys.textContent=`${x[d.keys??"keys"]} ${x.keys_map}`},fo={line:"",step:-1},wi=x=>{let{line:E,step:C}=fo;if(fo={line:x.line,step:x.step},E!==x.line||C===x.step)return;let B=x.news.filter(Y=>Y.step>Math.min(C,x.step-1));(B.length||i.said.firstChild)&&i.said.replaceChildren(...B.slice(-Up).map(Y=>l("p",{},Y.text)))},yi=x=>M({speed:x}),ki=(x,E)=>{i.act.hidden=!x,i.act.replaceChildren(...x?[x]:[]),x&&(c.dataset.beat=String(E.step%2),Qs(i.act,i.frame,v.pixel(n.countries[E.last.target].label)))},mo=()=>{L.free();let x=_();if(!ne(x))return Z();P.shown(),Nn(x.game)!==d&&(d=Nn(x.game),f=d.start);let E=vi(x);k=Fo(x),V=new Map,u=x.error??null,g&&(g.step!==x.step||g.seat!==x.viewer)&&(g=null),y.close(),he.hide(),ie(d.renew(S(),f)),E&&(d.curtain||d.stays)?W($e):E&&!De()&&L.ask($e),Z(),z()},Qt=!1,vi=x=>{let E=`${x.line}/${x.step}/${x.steps}/${x.viewer}`;if(E===h)return!1;let C=p!==null&&p.seat===x.viewer;h=E;let B=x.people?.length===1;return Qt=(d.curtain?C||B:C&&(B||!!d.stays))&&x.viewer!==null&&!x.over,(!Qt||d.curtain)&&(p=null),Qt},_i=x=>{if(x?.nonce===se&&x.kind==="events")return xo.hear(x);if(x?.nonce===se&&x.kind==="odds")return V.set([...x.sources,x.target].join(),x),he.again(),Z();if(x?.nonce===se&&x.kind==="private"&&p?.seat===x.seat&&x.step===_().step)return p=x,ie(d.renew(S(),f)),Z();if(x?.nonce!==F&&x?.nonce!==G)return;L.free();let E=x.kind==="refused"&&x.code==="stale_step";if(E&&x.nonce===G||E&&et()&&L.keep())return z();if(x?.kind==="clause")return y.show(x,R(_().lang));if(x?.kind==="refused"&&(u=x),x?.kind==="refused"&&x.nonce===G&&M({auto:!1}),!Qt&&p?.step!==_().step&&(p=null),x?.kind==="private"){let C=_();p=x.step===C.step&&(C.people?.includes(x.seat)??!0)?x:null,ie(d.renew(S(),f))}else x?.kind==="hint"?g=x.step===_().step&&x.seat===_().viewer?x:null:x&&d.hear&&(f=d.hear(S(),f,x));Z()};Ze(e,"change:view",mo,r),Ze(e,"change:lines",Z,r);for(let x of["auto","speed"])Ze(e,`change:${x}`,Z,r);for(let x of["caption","marks","arrows","selected"])Ze(e,`change:${x}`,()=>Bn&&co(),r);Ze(e,"change:size",go,r),Ze(e,"change:window",()=>yo(),r),Ze(e,"msg:custom",_i,r);let he=Oa(i,S,v,x=>{let E=H(x),C=d.facts?d.facts(S(),f,x):{};return E&&C?{...C,instead:Ut(E,_().lang)}:C}),Fn={country:-1,time:0},ho=x=>{let E=e.get("selected")??[],[C,B]=[b?E.filter(Y=>Y!==x):[],E.includes(x)];L.write({selected:B?C:[...C,x]}),b&&(i.heard.textContent=`${x}: ${R(_().lang)[B?"unmarked":"marked"]}`)},xo=nr(i.events,{view:()=>P.now(),ask:L.ask,go:(x,E)=>W(te(_(),x,E))},r);c.addEventListener("click",x=>{let E=x.target,C=E.closest("[data-clause]");y.box.contains(E)||y.close(),C&&(y.from(C),W(Zo(C.dataset.clause??"")))});let Un=(x,E=!1)=>{L.busy()||!ne(_())||(u&&ro(),ie(d.click(S(),f,x,E)))};v.onClick=(x,E)=>{if(E?.button)return;let C=performance.now(),B=x===Fn.country&&C-Fn.time<Fp;if(Fn={country:x,time:C},!(B||L.busy()||!ne(_()))){if(he.hide(),m)return ho(n.countries[x].name);Un(x,!!E?.shiftKey)}},v.onDrag=(x,E)=>{E<0||x===E||L.busy()||!ne(_())||ie(d.drag?.(S(),f,x,E)??null)},v.onHover=x=>{he.point(x),d.hover&&ne(_())&&K(d.hover(S(),f,x))},v.onLeave=he.hide;let bo=(x,E)=>W($t(_(),eo(_().note,x.map(C=>n.countries[C].name),E)));Ya(i.map,v.at,{may:()=>!m&&ne(_())&&_().memory,over:(x,E)=>a.draw(x.length?eo(_().note,x.map(C=>n.countries[C].name),E):_().note,v.window),done:bo},r),v.onHold=x=>he.point(x,0),Jt(c,(x,E)=>E===i.map&&Mi(x)?!0:ne(_())&&Si(x.key,x.shiftKey)),xe(c,r);let oe=-1,Xt=-1,Gn=()=>{let x=oe<0?null:v.pixel(n.countries[oe].label);if(i.here.hidden=!x||c.querySelector(".teg-map:focus")===null,!x)return;let E=i.frame.getBoundingClientRect();Object.assign(i.here.style,{left:`${x.x-E.left}px`,top:`${x.y-E.top}px`})},$i=x=>{oe=x,v.reveal(n.countries[x].label),Gn(),he.point(x);let E=S().view,C=R(E.lang),B=[n.countries[x].name,on(S(),d,x,C),ns(d.marks(S(),f),x,C)];i.heard.textContent=B.filter(Boolean).join(". ")},Mi=({key:x,shiftKey:E})=>{if(!ne(_()))return!1;if(x.startsWith("Arrow")&&!E){let C=d.marks(S(),f),B=[C.source,...C.legal,...C.targets,0].find(Y=>Y!==null)??0;return $i(oe<0?B:si(n,oe,x)),!0}if((x==="Enter"||x===" ")&&oe>=0)return m?ho(n.countries[oe].name):Un(oe,E),!0;if((x==="*"||x===">")&&oe>=0&&_().memory){let C=x===">"&&Xt<0;return C||bo(x==="*"||Xt===oe?[oe]:[Xt,oe],"good"),Xt=C?oe:-1,!0}return!1},Yn=!1;i.map.addEventListener("pointerdown",()=>Yn=!0,{capture:!0}),i.map.addEventListener("focus",()=>{Yn?c.focus({preventScroll:!0}):Gn()}),i.map.addEventListener("blur",()=>{i.here.hidden=!0,he.hide()});let wo=()=>setTimeout(()=>Yn=!1);window.addEventListener("pointerup",wo,!0),r.push(()=>window.removeEventListener("pointerup",wo,!0));let Si=(x,E)=>{let C=P.now();if(x==="Escape"&&y.close())return!0;if(x==="+"||x==="="||x==="-")return v.look(Ge(n,v.window,x==="-"?1/Dn:Dn)),!0;if(x==="Home")return v.look(Ue()),!0;if(!C.memory&&x.startsWith("Arrow")||m&&!x.startsWith("Arrow"))return!1;let B=C.branches.length-1;if(x==="ArrowLeft")W(te(C,E?Go(C):C.step-1));else if(x==="ArrowRight"&&E)W(te(C,Yo(C)));else if(x==="ArrowRight")W(Uo(C,k));else if(x==="ArrowUp"||x==="ArrowDown"){let Y=x==="ArrowDown";B<0?W(te(C,Y?C.steps:0)):k=Math.min(Math.max(k+(Y?1:-1),0),B),Z()}else if(x.toLowerCase()==="u")W(cn(C));else if(x.toLowerCase()==="r"&&C.memory)W(un(C));else if(x.toLowerCase()==="p"&&C.seats.some(Y=>Y.bot))N();else return ie(d.key(S(),f,x));return!0};i.wide.addEventListener("click",()=>c.classList.toggle("teg-wide")),v.onZoom=()=>{he.hide(),Z();let{times:x,left:E,top:C}=v.window;`${e.get("window")}`!=`${[x,E,C]}`&&L.write({window:[x,E,C]})};let yo=()=>{let[x,E,C]=e.get("window")??[1,0,0];v.look({times:x,left:E,top:C})};i.closer.addEventListener("click",()=>v.look(Ge(n,v.window,Dn))),i.further.addEventListener("click",()=>v.look(Ge(n,v.window,1/Dn)));let Ei=we(()=>{w=pe(),Z()}),ko=new ResizeObserver(()=>{y.place(),v.resized(i.map.clientWidth)&&Z()});return ko.observe(i.map),r.push(Ei,()=>ko.disconnect(),()=>clearTimeout(Je),()=>clearTimeout(io),he.hide,v.purge),c.tegPixel=x=>{let E=n.countries.findIndex(C=>C.name===x);return E<0?null:v.pixel(n.countries[E].label)},t.tegPixel=c.tegPixel,go(),(e.get("window")?.[0]??1)!==1&&yo(),mo(),()=>{Yt=!0,r.forEach(x=>x())}}function Yp(e){let t=[],n;return()=>{let s=[e.get("view"),e.get("lines")];return s.some((o,r)=>o!==t[r])&&(t=s,n=ne(s[0])?{...s[0],lines:s[1]??[]}:s[0]),n}}var Kp={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Qp(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function Ze(e,t,n,s){e.on(t,n),s.push(()=>e.off(t,n))}var Xp=15e3,Zp=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,Hn=e=>e.split(`
`).map(t=>l("p",{},...t.split(Zp).map((n,s)=>s%2?l("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),to={true:"✓",false:"✗",null:"…"};function no({model:e,el:t,board:n,part:s}){let o=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),M=>M.toString(36)).join("-"),c=l("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),p=l("header",{}),u=l("div",{class:"teg-asked"}),g=l("div",{class:"teg-asked"}),d=l("section",{class:"teg-task"},p,u,c,g),f=l("div",{class:"teg-task-board"}),h=l("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},d,f),k=en(h);h.append(k.box),t.append(l("style",{},ye),h),xe(h,o);let w=st(t,()=>e.send({kind:"still"}),o),y="",b=!1,m,v=(M,N={})=>{y="",b=!0,clearTimeout(m),m=setTimeout(()=>{b=!1,y=R(a()).no_answer,W()},Xp),e.send({kind:"exercise",do:M,at:r().at,...N,nonce:i})},O={board:"",manner:"",stop:()=>{}},A=M=>{let N=[];return{get:z=>e.get(z),set:(...z)=>e.set(...z),save_changes:()=>e.save_changes(),send:(...z)=>e.send(...z),widget_manager:e.widget_manager,on(z,V){let H=(...K)=>e.get("board")===M&&V(...K);N.push([z,V,H]),e.on(z,H)},off(z,V){for(let[H,K,me]of N)H===z&&K===V&&e.off(z,me)}}},_=async()=>{let{kind:M,pick:N,board:z}=r(),V=M==="play"?"play":N?"pick":"look",H=e.get("board");if(O.board===H&&O.manner===`${z}${V}`||(O.stop(),f.replaceChildren(),f.hidden=!z,h.classList.toggle("teg-alone",!z),O={board:H,manner:`${z}${V}`,stop:()=>{}},!z))return;let K=O,me=S===H?n:await s("board");K!==O||T||(K.stop=Rn({model:A(H),el:f,board:me,manner:V,part:s}))},S=e.get("board"),T=!1,P=Qn(r(),i,F),L=-1;function F({entry:M}={}){M!==void 0&&v("entry",{entry:M}),W()}let G=()=>{b||!P.ready()||(v("check",{answer:P.value()}),W())},se=M=>{let{at:N,dots:z,shut:V}=r();M<0||M>N&&V||M>z.length||v("go",{stop:M})},W=()=>{let M=r(),N=tn(a());M.at!==L&&(L=M.at,P=Qn(M,i,F)),P.renew(M,e.get("selected")??[]);let z=h.getRootNode().activeElement,V=z&&d.contains(z)&&z.getAttribute("data-key");h.lang=a(),h.setAttribute("aria-label",M.title||N.exercise),h.dataset.theme=pe()?"dark":"light",h.dataset.size=e.get("size")??"page",h.dataset.at=String(M.at),h.toggleAttribute("data-done",!!M.done),p.replaceChildren(...fe(M,N)),u.replaceChildren(l("div",{class:"teg-task-text"},...Hn(M.task)),...P.draw(N));let H=y?{right:null,text:y,clause:""}:M.verdict??null;c.dataset.right=String(H?.right??null),c.hidden=!H,c.dataset.said!==JSON.stringify([H,M.at,M.tried?.length])&&(c.dataset.said=JSON.stringify([H,M.at,M.tried?.length]),c.replaceChildren(...H?Je(H):[])),g.replaceChildren(...et(M,N)),V&&(d.querySelector(`[data-key="${CSS.escape(V)}"]:not([disabled])`)??h).focus({preventScroll:!0}),w(`${M.at}/${M.tried?.length}/${M.moves}/${a()}`),_()},Je=({right:M,text:N,clause:z})=>[l("b",{},to[String(M)])," ",...Hn(N).map(V=>l("span",{},...V.childNodes)),...z&&!N.includes(z)?[" ",l("button",{type:"button",class:"teg-chip","data-clause":z},z)]:[]],fe=(M,N)=>{let z=M.dots.map((H,K)=>l("li",{},$(`dot-${K}`,to[{right:"true",wrong:"false"}[H]??""]??(H?"•":""),()=>se(K),{class:`teg-stop teg-stop-${H||"new"}`,"aria-label":`${N.stop} ${K+1}${H?`: ${N[H]}`:""}`,"aria-current":K===M.at?"step":null,disabled:K>M.at&&M.shut}))),V=M.dots.length>1;return[l("h4",{},M.title||(M.kind==="tell"?N.look:N[M.kind])),V&&l("ol",{class:"teg-stops","aria-label":N.progress},...z),$("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():h.requestFullscreen(),{class:"teg-full",title:N.full,"aria-label":N.full,hidden:!document.fullscreenEnabled})].filter(H=>H instanceof HTMLElement)},et=(M,N)=>{let z=M.dots.length>1||!M.last,V=M.kind!=="tell",H=M.kind==="play",K=[V&&!H&&$("check",N.check,G,{class:"teg-main",disabled:b||!P.ready()}),H&&$("undo",`↶ ${N.undo}`,()=>v("undo"),{disabled:!M.moves}),H&&$("again",N.again,()=>v("again"),{disabled:!M.moves}),V&&$("hint",N.hint,()=>v("hint"),{disabled:!M.more}),V&&$("solution",N.solution,()=>v("solution"),{disabled:!!M.solution||!M.solvable}),z&&$("before",N.before,()=>se(M.at-1),{disabled:M.at===0}),z&&$("next",N.next,()=>se(M.at+1),{disabled:M.last||M.shut,class:M.done||!V?"teg-main":""})],me=M.tried??[];return[V&&M.shut&&!M.last&&l("p",{class:"teg-hint"},N.your_turn),l("div",{class:"teg-buttons"},...K),...(M.hints??[]).map((ie,tt)=>l("div",{class:"teg-given"},l("b",{},`${N.hint} ${tt+1}`),...Hn(ie))),M.solution&&l("div",{class:"teg-given teg-solved"},...Hn(M.solution)),me.length>0&&l("details",{open:me.length<4},l("summary",{"data-key":"tried"},`${N.tried}: ${me.length}`),l("ol",{class:"teg-tried"},...me.map(([ie,tt])=>l("li",{"data-right":String(tt)},`${to[String(tt)]} ${ie}`))))].filter(ie=>ie instanceof HTMLElement)},De=(M,N)=>{e.on(M,N),o.push(()=>e.off(M,N))};De("change:told",W);for(let M of["size","selected"])De(`change:${M}`,W);return De("msg:custom",M=>{M?.nonce===i&&(clearTimeout(m),b=!1,M.kind==="clause"&&k.show(M,R(a())),M.kind==="refused"&&(y=M.text),W())}),h.addEventListener("click",M=>{let N=M.target;if(f.contains(N))return;k.box.contains(N)||k.close();let z=N.closest("[data-clause]");z&&(k.from(z),v("clause",{name:z.dataset.clause??""}))}),Jt(h,({key:M},N)=>{if(M==="Escape")return k.close();let z=P.keys(M,N);return z||N.matches("input, textarea")?z:M==="PageDown"||M==="ArrowRight"?(se(r().at+1),!0):M==="PageUp"||M==="ArrowLeft"?(se(r().at-1),!0):!1}),d.addEventListener("keydown",M=>{M.key!=="Enter"||!M.target.matches("input")||(M.preventDefault(),G())}),o.push(we(W),()=>clearTimeout(m)),W(),()=>{T=!0,O.stop(),o.forEach(M=>M())}}var Jp=80;function ii(e,t){let n=Array.from(crypto.getRandomValues(new Uint32Array(3)),k=>k.toString(36)).join("-"),s=null,o="",r="",a=null,i,c=l("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,u=()=>o!==null&&e.send({kind:"knowledge",seat:o,nonce:n}),g=k=>{[o,s,a]=[k,null,null],d(),u()},d=()=>{let k=R(e.get("lang")),w=e.get("seats"),[y,b]=[e.get("may_ask")??[],e.get("alone")];if(r!==p()){let _=r==="";r=p(),o&&(!b||!y.some(S=>w[S].name===o))&&([o,s]=[null,null]),clearTimeout(i),i=setTimeout(u,_?0:Jp)}let m=(_,...S)=>$(`know-${_||"all"}`,l("span",{},...S),()=>g(_),{"aria-pressed":String(o===_)}),v={seats:w},O=c.getRootNode().activeElement?.getAttribute?.("data-key"),A=c.contains(c.getRootNode().activeElement);c.replaceChildren(l("h4",{},k.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":k.know_whose},m("",k.know_all),...y.map(_=>m(w[_].name,j(v,_),b?w[_].name:`${k.curtain_me} ${w[_].name}`)),o!==null&&o!==""&&!b&&$("know-cover",k.secret_hide,()=>g(null))),...a?[l("p",{class:"teg-hint",role:"alert"},a.text)]:[],...s?f(s,w,k):o===null?[l("p",{class:"teg-hint"},k.know_covered)]:[]),A&&O&&c.querySelector(`[data-key="${O}"]`)?.focus({preventScroll:!0})},f=({seat:k,rows:w},y,b)=>{let m={seats:y},v=y.findIndex(T=>T.name===k),O=T=>l("td",{},...T.length?T.flatMap((P,L)=>[L?` ${b.or} `:"",l("span",{class:"teg-who"},j(m,P),y[P].name)]):["?"]),A=w.filter(([,T])=>T.length===1&&T[0]!==v).length,_=w.filter(([,T,P])=>T.length===1&&T[0]===v&&P.length!==1).length,S=v<0?`${b.know_sure_all}: ${w.filter(([,,T])=>T.length===1).length}`:`${b.know_sure}: ${A}. ${b.know_hidden}: ${_}`;return[e.get("aid")?l("p",{},S):l("p",{class:"teg-hint"},b.know_no_aid),w.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":b.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},b.place),v>=0&&l("th",{scope:"col"},`${k} ${b.know_knows}`),l("th",{scope:"col"},b.know_all))),l("tbody",{},...w.map(([T,P,L])=>l("tr",{},l("th",{scope:"row"},t.countries[T].name),v>=0&&O(P),O(L)))))):l("p",{class:"teg-hint"},b.know_nothing)]};return{root:c,traits:["line","steps","seats","may_ask","alone","aid"],draw:d,hear:k=>{k?.nonce!==n||k.kind==="knowledge"&&(k.seat!==o||k.line!==e.get("line")||k.step!==Math.min(e.get("step"),e.get("steps")))||(k.kind==="knowledge"?[s,a]=[k,null]:k.kind==="refused"&&([s,a]=[null,k]),d())}}}function li(e,t){let n=new Map(t.countries.map((d,f)=>[d.name,f])),s=d=>{e.set("selected",d),e.save_changes()},o=l("select",{"data-key":"odds-from",change:()=>s(o.value?[o.value]:[])}),r=l("select",{"data-key":"odds-to",change:()=>s(r.value?[o.value,r.value]:[o.value])}),a=[l("span"),l("span")],i=l("div",{class:"teg-told",role:"status"}),c=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},a[0],o),l("label",{},a[1],r)),i),p=(d,f,h)=>{let k=b=>l("option",{value:t.countries[b].name},t.countries[b].name),w=b=>f.filter(m=>(t.countries[m].continent??-1)===b),y=(t.continents??[]).map((b,m)=>({name:b.name,options:w(m).map(k)}));d.replaceChildren(l("option",{value:""},h),...y.filter(b=>b.options.length).map(b=>l("optgroup",{label:b.name},...b.options)),...w(-1).map(k))},u="";return{root:c,traits:["selected","odds"],draw:()=>{let d=e.get("lang"),f=R(d),[h="",...k]=e.get("selected")??[],w=e.get("odds")??{},[y,b]=[`${d}/${h}`,k.at(-1)??""];y!==u&&(u=y,a[0].textContent=f.source,a[1].textContent=f.target,p(o,[...t.countries.keys()],f.choose),p(r,t.countries[n.get(h)??-1]?.neighbours??[],f.choose)),[o.value,r.value,r.disabled]=[h,b,!h];let m=w.target?`${f.odds}: ${w.sources.join(", ")} → ${w.target}`:f.odds,v="conquest"in w?Ut(w,d):[l("p",{class:"teg-hint"},w.target?f.odds_none:f.odds_choose)];i.replaceChildren(U(m,...v))}}}var so={odds:li,knowledge:ii};function ci({model:e,el:t,board:n}){let s=[],o=so[e.get("face")](e,n),r=l("p",{class:"teg-caption","aria-live":"polite"}),a=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},o.root,r);t.append(l("style",{},ye),a),xe(a,s);let i=()=>{a.dataset.size=e.get("size"),a.dataset.step=String(e.get("step")),r.textContent=e.get("caption"),o.draw()},c=(u,g)=>{e.on(u,g),s.push(()=>e.off(u,g))};for(let u of["step","lang","size","caption",...o.traits])c(`change:${u}`,i);o.hear&&c("msg:custom",o.hear);let p=()=>{a.dataset.theme=pe()?"dark":"light"};return p(),s.push(we(p)),i(),()=>s.forEach(u=>u())}var ed=["yes","number","range","chance"];function ui({model:e,el:t}){let n=[],s=l("div",{class:"teg teg-guess",role:"group"});t.append(l("style",{},ye),s),xe(s,n);let o=st(t,()=>{},n),r=null,a="",i=!1,c=e.get("asks")||"yes",[p,u,g]=["","",50],d=m=>{[i,a]=[!0,""],f(),e.send({kind:"bet",bet:m})},f=()=>{let m=tn(e.get("lang"));s.dataset.theme=pe()?"dark":"light",s.lang=e.get("lang"),s.setAttribute("aria-label",m.guess),s.replaceChildren(l("h4",{},m.guess),l("p",{class:"teg-task-text"},e.get("question")),...r?y(r,m):h(m)),o(`${!!r}`)},h=m=>{let v=e.get("asks")?[]:ed.map(O=>{let A=l("input",{type:"radio",name:"teg-bet","data-key":`kind-${O}`,change:()=>(c=O,f(),k(O))});return A.checked=O===c,l("label",{},A," ",m[`kind_${O}`])});return[...v.length?[l("fieldset",{class:"teg-ways"},l("legend",{class:"teg-unseen"},m.how),...v)]:[],l("div",{class:"teg-buttons"},...w(m)),l("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?m.working:a)]},k=m=>s.querySelector(`[data-key="kind-${m}"]`)?.focus(),w=m=>{if(c==="yes")return[$("yes",m.yes,()=>d(!0),{disabled:i}),$("no",m.no,()=>d(!1),{disabled:i})];let v=()=>d(c==="chance"?`${g} %`:c==="range"?[p,u]:p),O=(S,T,P,L)=>{let F=l("input",{type:"text","data-key":S,"aria-label":T,placeholder:T,maxlength:60,autocomplete:"off",input:G=>L(G.target.value)});return F.value=P,F.addEventListener("keydown",G=>G.key==="Enter"&&v()),F},A=l("output",{},`${g} %`),_=l("input",{type:"range",min:0,max:100,step:5,value:g,"data-key":"chance","aria-label":m.kind_chance,input:S=>{g=S.target.valueAsNumber,A.textContent=`${g} %`}});return[...c==="chance"?[_,A]:[],...c==="number"?[O("number",m.kind_number,p,S=>p=S)]:[],...c==="range"?[O("from",m.from,p,S=>p=S),O("to",m.to,u,S=>u=S)]:[],$("bet",m.bet,v,{class:"teg-main",disabled:i})]},y=({bet:m,result:v,judged:O,hit:A,score:_},S)=>[l("dl",{class:"teg-came"},l("dt",{},S.you_said),l("dd",{},m),l("dt",{},S.came_out),l("dd",{},v)),l("p",{class:"teg-verdict",role:"status","data-right":String(A)},O),l("p",{class:"teg-hint"},_)],b=m=>{if(m?.kind==="came")r=m.came;else if(m?.kind==="refused")a=m.text;else return;i=!1,f()};e.on("msg:custom",b);for(let m of["question","lang"])e.on(`change:${m}`,f);return n.push(we(f),()=>e.off("msg:custom",b),()=>["question","lang"].forEach(m=>e.off(`change:${m}`,f))),f(),e.send({kind:"show"}),()=>n.forEach(m=>m())}var td=24;function pi(e){let t=null,n=null,s=[],o=0,r=l("div",{class:"teg-entry teg-entry-head",role:"row"}),a=(...u)=>u.map(g=>l("span",{role:"gridcell"},g)),i=u=>{let{first:g,round:d,seat:f,kind:h,text:k}=n,w=t,y=f[u]<0?"":l("span",{},j(w,f[u]),w.seats[f[u]].name);return l("div",{class:"teg-entry",title:k[u]},...a(g+u,d[u],y,w.kinds[h[u]]??h[u],k[u]))},c=u=>n&&e(Math.min(Math.max(u,n.first),n.end),n.line),p=dn({height:td,label:"",head:r,draw:i,pick:u=>c((n?.first??0)+u),move:u=>c(o+u)});return{root:l("div",{class:"teg-log"},p.root),tell(u,g,d,f){let h=[u,g,d,f];h.every((k,w)=>k===s[w])||(s=h,t=u,n=ct(u,g,d),r.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(k=>l("span",{role:"columnheader"},k))),p.root.setAttribute("aria-label",f.log),p.fill(n.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(o-n.first))},show(u){o=u,p.show(u-(n?.first??0))},stop:p.stop}}var[xt,Vn]=[1e3,100],di=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function nd(e,t){let n=r=>+(xt*r/Math.max(e.length-1,1)).toFixed(2),s=r=>+(Vn*(1-r/Math.max(t,1))).toFixed(2),o=`M0 ${s(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(o+=`H${n(r)}V${s(e[r])}`);return`${o}H${xt}`}function gi(e,t,n){let s={d:e,"stroke-dasharray":di[n%di.length]};return[D("path",{...s,class:"teg-halo"}),D("path",{...s,class:"teg-line-of",stroke:t})]}function fi(e){let t=null,n=null,s=[],o=0,[r,a]=["",""],i=l("div",{class:"teg-races"}),c=l("div",{class:"teg-standing","aria-live":"off"}),p=l("div",{class:"teg-race",tabindex:0,role:"slider"},i,c),u=[],g=[],d=m=>Math.round(Math.min(Math.max(m,n?.first??0),n?.end??0)),f=m=>n&&e(d(m),n.line),h=()=>Math.max((n?.text.length??1)-1,1),k=m=>{let v=m.currentTarget.getBoundingClientRect();f((n?.first??0)+(m.clientX-v.left)/v.width*h())},w=m=>{let[v,{counts:O}]=[t,n],A=v.seats.length,_=v.seats.map((L,F)=>O.map(G=>G[m*A+F]??0)),S=_.reduce((L,F)=>F.reduce((G,se)=>Math.max(G,se),L),1),T=l("div",{class:"teg-cursor"});u.push(T);let P=l("div",{class:"teg-plot",pointerdown:L=>{L.button||(P.setPointerCapture(L.pointerId),k(L))},pointermove:L=>P.hasPointerCapture(L.pointerId)&&k(L)},D("svg",{viewBox:`0 -2 ${xt} ${Vn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},D("path",{class:"teg-grid",d:`M0 ${Vn}H${xt}M0 ${Vn/2}H${xt}M0 0H${xt}`}),..._.flatMap((L,F)=>gi(nd(L,S),v.seats[F].color,F))),T,l("b",{class:"teg-most"},S));return l("figure",{},l("figcaption",{},v.measures[m][1]),P)},y=()=>{u=[];let m=t,{measures:v}=m;i.replaceChildren(...v.map((O,A)=>w(A)),v.length?"":l("p",{class:"teg-hint"},a)),g=m.seats.map(()=>l("b")),c.replaceChildren(...m.seats.map((O,A)=>{let _=D("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...gi("M0 4H26",O.color,A));return l("span",{},_,j(m,A),`${O.name} `,g[A])})),p.setAttribute("aria-label",r),p.setAttribute("aria-valuemin",String(n?.first)),p.setAttribute("aria-valuemax",String(n?.end))},b=()=>{if(!t||!n)return;let m=t,v=Math.min(Math.max(o-n.first,0),n.text.length-1);for(let A of u)A.style.left=`${100*v/h()}%`;let O=n.counts[v]??[];p.setAttribute("aria-valuenow",String(n.first+v)),g.forEach((A,_)=>yt(A,m.measures.map((S,T)=>O[T*m.seats.length+_]??0).join(" · ")))};return p.addEventListener("keydown",m=>{if(m.ctrlKey||m.metaKey||m.altKey||!n)return;let v={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[m.key];v!==void 0&&(m.preventDefault(),m.stopPropagation(),f(Math.min(o,n.end)+v))}),{root:p,tell(m,v,O,A){let _=[m,v,O,A];_.every((S,T)=>S===s[T])||(s=_,t=m,n=ct(m,v,O),r=`${A.race}: ${m.measures.map(S=>S[1]).join(", ")}`,a=A.race_secret,y(),b())},show(m){o=m,b()},stop:()=>{}}}var oo={timeline:gn,table:pi,race:fi};function mi({model:e,el:t,film:n,part:s}){let o=[],{write:r}=In(e,()=>{},o),a=null,i="",c=(y,b)=>{r({...b!==e.get("line")&&{line:b},...y!==e.get("step")&&{step:y}})},p=oo[e.get("face")](c),u=l("p",{class:"teg-caption","aria-live":"polite"}),g=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,u);t.append(l("style",{},ye),g),xe(g,o);let d=()=>{!a||i!==e.get("film")||(p.tell(a,e.get("tail"),e.get("line"),R(a.lang)),g.dataset.size=e.get("size")??"page",u.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step"))},h=async y=>{let b=e.get("film");[a,i]=[await rn(y),b],d()},k=(y,b)=>{e.on(y,b),o.push(()=>e.off(y,b))};k("change:step",f);for(let y of["line","tail","caption","size"])k(`change:${y}`,d);k("change:film",async()=>h(await s("film")));let w=()=>{g.dataset.theme=pe()?"dark":"light"};return w(),o.push(we(w),p.stop),h(n),()=>o.forEach(y=>y())}var sd={exercise:no,tour:no,guess:ui};function Mh(e){let t=e.model.get("face");return t in oo?mi(e):t in so?ci(e):(sd[t]??Rn)(e)}export{Mh as render};
