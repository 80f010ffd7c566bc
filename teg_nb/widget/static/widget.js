function l(e,t={},...n){let s=document.createElement(e);return Eo(s,t,n),s}function V(e,t={},...n){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return Eo(s,t,n),s}function Eo(e,t,n){for(let[s,o]of Object.entries(t))typeof o=="function"?e.addEventListener(s,o):s==="style"?Object.assign(e.style,o):o===!0?e.setAttribute(s,""):o!==!1&&o!==null&&o!==void 0&&e.setAttribute(s,String(o));for(let s of n)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function $t(e,t){e.textContent!==t&&(e.textContent=t)}function $(e,t,n,s={}){return l("button",{type:"button","data-key":e,...s,click:n},t)}function ne(e,t,n,s,o,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>o(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===s},i.text))))}function at(e,t,n,[s,o],r){let a=u=>Math.min(Math.max(Math.round(u),s),o),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:s,max:o,value:n,change:i});return Pi(c,()=>c.valueAsNumber||n,u=>c.value=String(a(u)),i),c}var qi=8;function Pi(e,t,n,s){e.addEventListener("wheel",o=>{o.ctrlKey||o.metaKey||!o.deltaY||(o.preventDefault(),n(t()-Math.sign(o.deltaY)),s())},{passive:!1}),e.addEventListener("pointerdown",o=>{if(o.button)return;let r=t(),a=!1,i=u=>{let p=Math.trunc((u.clientX-o.clientX+o.clientY-u.clientY)/qi);a||=p!==0,a&&n(r+p)},c=()=>{e.removeEventListener("pointermove",i),a&&s()};e.setPointerCapture(o.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}function ts(e,t,n){return e.kind==="number"?Di(n):e.kind==="order"?Bi(e,n):e.kind==="mark"&&e.pick?Ii():e.kind==="mark"||e.kind==="choose"&&e.several?Vi(e,n):e.kind==="judge"&&e.free?Hi(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?Ri(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var Mt={keys:()=>!1};function Ii(){let e=[];return{...Mt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[l("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Di(e){let t="";return{...Mt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[Oo("number",n.number_how,t,s=>(t=s,e()))]}}function Oo(e,t,n,s){let o=l("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return o.value=n,o.addEventListener("input",()=>{let[r,a]=[o.selectionStart,o.selectionEnd];s(o.value),o.getRootNode().activeElement?.setSelectionRange?.(r,a)}),o}function Ri(e,t,n){let s=e.options??[],o=0;return{...Mt,renew:r=>s=r.options??[],ready:()=>o>0,value:()=>o,draw:()=>[l("ol",{class:"teg-options"},...s.map((r,a)=>sn("radio",`option-${a+1}`,`teg-${t}`,r,o===a+1,()=>{o=a+1,n(e.kind==="fault"?{entry:o}:{})},e.kind==="fault"?a+1:0)))]}}function Vi(e,t){let n=e.options??[],s=new Set;return{...Mt,renew:o=>n=o.options??[],ready:()=>s.size>0,value:()=>[...s].sort((o,r)=>o-r).map(o=>e.kind==="mark"?n[o-1]:o),draw:o=>[l("p",{class:"teg-picked"},o.several),l("ol",{class:"teg-options"},...n.map((r,a)=>sn("checkbox",`option-${a+1}`,"",r,s.has(a+1),()=>{s.delete(a+1)||s.add(a+1),t()})))]}}function Hi(e,t){let n=null,s="",o=r=>()=>(n=r,t());return{...Mt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":s.trim()||"illegal",draw:r=>[l("ol",{class:"teg-options"},sn("radio","legal",`teg-${e}`,r.legal,n===!0,o(!0)),sn("radio","illegal",`teg-${e}`,r.illegal,n===!1,o(!1))),...n===!1?[Oo("clause",r.which_clause,s,a=>(s=a,t()))]:[]]}}function sn(e,t,n,s,o,r,a=0){let i=l("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=o,l("li",{},l("label",{},i," ",a>0&&l("b",{},`${a}. `),s))}function Bi(e,t){let n=e.options??[],s=n.map((i,c)=>c+1),o=(i,c)=>c<0||c>=s.length||i===c?!1:(s.splice(c,0,...s.splice(i,1)),t(),!0),r=-1,a=i=>c=>{c.preventDefault(),r>=0&&o(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...s],keys:(i,c)=>{let u=c.closest("[data-order]"),p={ArrowUp:-1,ArrowDown:1}[i];if(!u||p===void 0)return!1;let d=s.indexOf(Number(u.getAttribute("data-order")));return o(d,d+p),!0},draw:i=>[l("p",{class:"teg-picked"},i.order_how),l("ol",{class:"teg-order"},...s.map((c,u)=>l("li",{tabindex:0,draggable:"true","data-order":c,"data-key":`item-${c}`,"aria-label":`${u+1}. ${n[c-1]}`,dragstart:p=>{r=u,p.dataTransfer?.setData("text/plain",String(c))},dragover:p=>p.preventDefault(),drop:a(u)},l("span",{},`${u+1}. ${n[c-1]}`),l("span",{class:"teg-group"},$(`up-${c}`,"▲",()=>o(u,u-1),{"aria-label":`${i.up}: ${n[c-1]}`,disabled:u===0}),$(`down-${c}`,"▼",()=>o(u,u+1),{"aria-label":`${i.down}: ${n[c-1]}`,disabled:u===s.length-1})))))]}}var Wi=new Set(["restarting","autorestarting","terminating","dead"]);function fe(e,t,n){let s=()=>e.widget_manager?.kernel,o=s(),r=o?.statusChanged?o:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||Wi.has(r.status)||s()?.id!==r.id),c=()=>{i(),t()};for(let p of["statusChanged","connectionStatusChanged","disposed"])r?.[p]?.connect(c),n.push(()=>r?.[p]?.disconnect(c));let u=async p=>{if(i())return t();try{await p()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(p,d)=>{u(()=>e.send(p,d))},write(p){for(let[d,g]of Object.entries(p))e.set(d,g);u(()=>e.save_changes())}}}var Fi=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function we(e,t){let n=s=>{let o=s.composedPath(),r=o.slice(0,o.indexOf(e)+1),a=!s.ctrlKey&&!s.metaKey;for(let i of r)for(let c of Fi)i.toggleAttribute(c,a&&i===o[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function on(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let s=n.target;n.altKey||s.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&s.matches("button, summary")||t(n,s)&&n.preventDefault()})}var St=4;function rn(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,s=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},o=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+St+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+St:a.top-St-t.offsetHeight,u=Math.min(Math.max(a.left,r.left+St),r.right-t.offsetWidth-St);Object.assign(t.style,{top:`${c-r.top}px`,left:`${u-r.left}px`})};return{box:t,close:s,place:o,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren($("close-rule","×",s,{class:"teg-close","aria-label":a.close}),...Co(r,a),...r.decisions.map(i=>l("section",{},...Co(i,a)))),t.hidden=!1,o(),t.focus({preventScroll:!0})}}}function Co({name:e,title:t,text:n,mark:s,marked:o,option:r,others:a},i){let c=a.map(u=>l("li",{},`${i.other_reading}: ${u.text}`,u.option&&l("code",{},u.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${s}`},o),l("ul",{},...c)]}var Ui='data-still="teg_nb"';function it(e,t,n){let s=null,o="",r;n.push(()=>{clearTimeout(r),s&&(s.style.display="")});let a=()=>(s?.isConnected||(s=Gi(e)),s&&(s.style.display="none"),s);return i=>{if(a(),i===o)return;let c=o==="";o=i,clearTimeout(r),c||(r=setTimeout(()=>a()&&t(),1500))}}function Gi(e){let t=e.closest(".jp-OutputArea-child")?.previousElementSibling;if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return n&&decodeURIComponent(n.src).slice(0,400).includes(Ui)?t:null}var Ge={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function lt(e){let t=o=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[o]])),[n,s]=[t("es"),t("en")];return o=>o==="en"?s:n}var D=lt(Ge.all),an=lt(Ge.asking),ye=lt(Ge.eggar),J=lt(Ge.wargame),Ki={symbol:lt(Ge.symbol),pact:lt(Ge.pact)},ns=(e,t,n)=>Ki[t](e)[n]??n;function me(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let o of[e,t]){if(o.classList.contains("dark")||o.dataset.theme==="dark")return!0;if(o.classList.contains("light")||o.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function ke(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{t.disconnect(),s.removeEventListener("change",e)}}var ve=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
  will-change: transform; /* or the lines under it would be painted anew at each step */
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
`;function pe(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[s,o]of n)t.x.push(s),t.y.push(o)}return t}function he(e){return pe(e.map(t=>[...t,t[0]]))}function To(e,[t,n]){return e.some(s=>{let o=!1;for(let r=0,a=s.length-1;r<s.length;a=r++){let[i,c]=s[r],[u,p]=s[a];c>n!=p>n&&t<(u-i)*(n-c)/(p-c)+i&&(o=!o)}return o})}function ss([e,t],[n,s],o=7.4){let r=Math.max(Math.hypot(n-e,s-t),1),[a,i]=[(n-e)/r,(s-t)/r],c=Math.max(r-o-2,8),[u,p]=[c-9,c-10];return[[5,-1.4],[u,-2.6],[p,-6.4],[c,0],[p,6.4],[u,2.6],[5,1.4]].map(([g,f])=>[e+g*a-f*i,t+g*i+f*a])}function ln(e,t,n,s){let o=e.countries[t].label,r=e.countries[n].label,a=r[0]-o[0],i=No(e,a);return i?[ss(o,[r[0]+i,r[1]],s),ss([o[0]-i,o[1]],r,s)]:[ss(o,r,s)]}function ct([e,t],n,s=32){return Array.from({length:s},(o,r)=>{let a=2*Math.PI*r/s;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function No(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Ao=new WeakMap;function Xi(e,t,n){let s=Ao.get(e)??new Map;Ao.set(e,s);let o=`${Math.min(t,n)}/${Math.max(t,n)}`;return s.has(o)||s.set(o,Zi(e,t,n)),s.get(o)}function Zi(e,t,n){let s=Ji(e.countries[t].polygons,e.countries[n].polygons);if(s.length>1){let[r,[a,i]]=jo(s);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(jo))}function Ji(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),s=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),o=[];for(let r of e){let a=r.map((u,p)=>s.has(n(u,r[(p+1)%r.length]))),i=a.findIndex((u,p)=>u&&!a.at(p-1));if(i<0)continue;let c=[];for(let u=0;u<r.length;u++){let p=(i+u)%r.length;a[p]&&(a.at(p-1)||(c=[r[p]]),c.push(r[(p+1)%r.length]),rs(c)>rs(o)&&(o=c))}}return o}var rs=e=>e.slice(1).reduce((t,[n,s],o)=>t+Math.hypot(n-e[o][0],s-e[o][1]),0);function jo(e){let t=rs(e)/2,[[n,s],o,[r,a]]=[-5,0,5].map(c=>el(e,t+c)),i=Math.hypot(r-n,a-s)||1;return[o,[(r-n)/i,(a-s)/i]]}function el(e,t){for(let n=1;n<e.length;n++){let[[s,o],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-s,a-o);if(t<=i){let c=Math.max(t,0)/(i||1);return[s+c*(r-s),o+c*(a-o)]}t-=i}return e[e.length-1]}function zo(e,t,n,s=11){let[o,r]=[s/2,s*.18];return Xi(e,t,n).flatMap(([[a,i],[c,u]])=>[-r,r].map(p=>{let[d,g]=[a+p*c,i+p*u];return[[d-o*u,g+o*c],[d+o*u,g-o*c]]}))}function qo(e,t){return t.slice(1).flatMap((n,s)=>{let o=e.countries[t[s]].label,r=e.countries[n].label,a=No(e,r[0]-o[0]);return a?[os(o,[r[0]+a,r[1]]),os([o[0]-a,o[1]],r)]:[os(o,r)]})}function os([e,t],[n,s],o=.14,r=12){let[a,i]=[(e+n)/2,(t+s)/2-o*Math.hypot(n-e,s-t)];return Array.from({length:r+1},(c,u)=>{let p=u/r,[d,g,f]=[(1-p)**2,2*p*(1-p),p**2];return[d*e+g*a+f*n,d*t+g*i+f*s]})}function Po([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([o,r])=>[e+n*o,t+n*r])}function ut(e,[t,n]=[0,0]){let s=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],o=[],[r,a,i]=[0,0,""],c=[0,0];for(let u=0;u<s.length;){/[a-zA-Z]/.test(s[u])&&(i=s[u++]);let p=i===i.toLowerCase(),d=x=>(p?x:0)+Number(s[u++]),g=x=>o[o.length-1].push([t+x[0],n+x[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[d(r),d(a)],o.push([[t+r,n+a]]),i=p?"l":"L";continue}let[m,y]=[r,a],[b,k]=c;if(c=f==="Q"?[d(m),d(y)]:f==="T"?[2*m-b,2*y-k]:[m,y],f!=="V"&&(r=d(m)),f!=="H"&&(a=d(y)),f!=="Q"&&f!=="T"){c=[r,a],g([r,a]);continue}for(let x=1;x<=6;x++){let w=x/6,[v,S,T]=[(1-w)**2,2*w*(1-w),w**2];g([v*m+S*c[0]+T*r,v*y+S*c[1]+T*a])}}return o}function Io(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function Do(e,t){let n=[...e].sort((o,r)=>r-o),s=[...t].sort((o,r)=>r-o);return Array.from({length:Math.max(n.length,s.length)},(o,r)=>({attack:n[r]??null,defence:s[r]??null,winner:r<n.length&&r<s.length?n[r]>s[r]?"attack":"defence":null}))}var as=11,Lo=1.8;function cn(e,t=as){let n=o=>Math.min(Math.max(o*e,t),Lo*t),s=Math.min(Math.max(7.4*e,.75*t),.9*Lo*t);return{least:t,disc:s,grown:s/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function N(e,t){let{color:n="transparent",ink:s,sign:o=[]}=e.seats[t]??{},r=o.length&&V("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},V("path",{d:`M${o.join("L")}Z`,fill:s}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function de(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Ye(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function K(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function pt(e,t,n,s){return e===null?l("span",{class:"teg-die"}):V("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},V("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:s,"stroke-width":.16}),...Io(e).map(([o,r])=>V("circle",{cx:o,cy:r,r:.4,fill:s})))}var tl={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Vo={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function Me(e){let t=tl[Vo[e]??e];return t?V("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},V("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Ro={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Et(e){return V("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},V("path",{d:Ro[Vo[e]??e]??Ro.joker,fill:"currentColor"}))}function is({source:e,target:t,legal:n,targets:s},o,r){return o===e?r.is_source:o===t?r.is_target:s.includes(o)?r.is_aim:n.includes(o)?r.is_legal:""}function un({view:e},t,n,s){if(t.stands)return t.stands(e,n);let o=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,u])=>`${e.seats[c].name} ${u}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?s.nobody:s.unknown);return[o>=(e.owner[n]<0?1:0)?`${a}, ${o} ${o===1?s.army:s.armies.toLowerCase()}`:a,...r].join("; ")}function Ho(){let e=!1,t,n=o=>o.game.marks(o,o.local),s=()=>{let{board:o,view:r,game:a,click:i}=t,c=D(r.lang),u=n(t),p=!!a.stands;return o.countries.flatMap(({name:d,continent:g},f)=>{let[m,y]=[un(t,a,f,c),is(u,f,c)];return p&&!m&&!y?[]:[l("tr",{class:y?"teg-marked":null},l("th",{scope:"row"},$(`place-${f}`,d,()=>i(f))),l("td",{},o.continents[g]?.name??""),l("td",{},r.owner[f]>=0&&!p?N(r,r.owner[f]):null,m),l("td",{},y))]})};return{depends:o=>{if(!e)return!1;let r=D(o.view.lang);return[o.board.countries.map((a,i)=>un(o,o.game,i,r)),o.view.owner,n(o)]},draw:(o,r)=>{t=o;let a=[r.place,r.region,r.stands,r.marks].map(u=>l("th",{scope:"col"},u)),i=l("tbody",{},...e?s():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?s():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}var nl=["round","seat","kind","text","counts"],dt=new Map;function pn(e){let t=dt.get(e)??sl(e);return dt.delete(e),dt.set(e,t),dt.size>4&&dt.delete(dt.keys().next().value),t}async function sl(e){let t=Uint8Array.from(atob(e),s=>s.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function gt(e,t,n){let s=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],o=[];for(let p=s.find(g=>g.name===n)??s[0],d=1/0;o.unshift({name:p.name,to:d}),p.of!==null;)d=Math.min(d,p.from??0),p=s.find(g=>g.name===p.of)??s[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let p of o)for(let d of[e.rows[p.name],t.rows[p.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let g=Math.min(d.text.length,p.to+1-d.first);if(!(g<=0)){a.at(-1)?.name!==p.name&&a.push({from:d.first,name:p.name});for(let f of nl)for(let m=0;m<g;m++)r[f].push(d[f][m])}}r.first=Math.max(r.first,0);let i=p=>a.filter(d=>d.from<=p).at(-1)?.name??"main",c=new Map(o.map(p=>[p.name,p.to])),u=s.filter(p=>!c.has(p.name)&&p.of!==null&&(p.from??0)<=(c.get(p.of)??-1)).map(p=>({step:p.from??0,line:p}));return{...r,line:o[o.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:u,note:p=>t.notes[i(p)]?.[p]}}function P(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function dn(e,t,n,s){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:s}}function gn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function Ot(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Bo(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Wo(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Fo(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function Uo(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function Go(e){return{kind:"offers",line:e.line,step:e.step}}function Yo(e){return{kind:"hint",line:e.line,step:e.step}}function Ko(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var ls=["easy","normal","hard"];function Ct(e,t,...n){return t===e.viewer&&t===e.to_move?P(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Se(e,t,n=e.line){let s=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,o=Math.min(Math.max(Math.round(t),0),s);return n===e.line&&o===e.step||Number.isNaN(o)?null:{kind:"go",line:n,step:o}}function Qo(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Xo(e,t){let n=e.branches[t];return n?Se(e,n.step,n.line):Se(e,e.step+1)}function Zo(e){return Math.max(0,...er(e).filter(t=>t<e.step))}function Jo(e){return Math.min(e.steps,...er(e).filter(t=>t>e.step))}function er({line:e,lines:t}){let n=[],s=e;for(let o=1/0;s;){let r=o;n.push(...t.filter(i=>i.of===s&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===s);o=a?.from??0,s=a?.of}return n}function fn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function mn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function tr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function cs(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function nr(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ee={kind:"private"};function hn(e,t){return{kind:"look",seat:e.seats[t].name}}function Ke(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function sr(e){return{kind:"clause",name:e}}function or(e){return{kind:"lang",lang:e}}function re(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var ol=80;function At(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function rl({view:e,way:t,send:n,go:s},o){let{lines:r,line:a,branches:i}=e,c=r.find(f=>f.name===a);if(!c||r.length<2&&!e.restore)return null;let u=f=>r.find(m=>m.name===f),p=al(),d=f=>m=>{f&&f.of!==null&&p.open(m,At(f,o),[il,ll,cl].map(y=>y(e,f,n,o)))},g=f=>s(1/0,f.target.value);return l("div",{class:"teg-lines"},r.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},o.line),l("select",{"data-key":"line",change:g,contextmenu:d(c)},...r.map(f=>l("option",{value:f.name,selected:f.name===a},`${At(f,o)} · ${f.end}`)))),c.of!==null&&l("button",{type:"button","data-key":"line-menu",title:o.line_menu,"aria-label":o.line_menu,"aria-haspopup":"dialog",click:d(c)},"⋯"),e.restore&&$("restore",`↶ ${o.restore}`,()=>n(nr(e))),i.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":o.ways},l("span",{class:"teg-label"},o.ways),...i.map((f,m)=>$(`way-${f.line}`,l("span",{},f.seat===null?null:N(e,f.seat),l("b",{},At(u(f.line)??c,o)),f.text&&` ${f.text}`),()=>s(f.step,f.line),{"aria-current":m===t?"true":null,contextmenu:d(u(f.line))}))),p.box)}function al(){let e=null,s=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{s.hidden=!s.contains(r.relatedTarget)}});return{box:s,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,s.setAttribute("aria-label",a),s.replaceChildren(l("b",{},a),...i),s.hidden=!1;let c=s.offsetParent.clientWidth,u=Math.max(Math.min(e.offsetLeft,c-s.offsetWidth),0);Object.assign(s.style,{left:`${u}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),s.focus({preventScroll:!0})}}}function il(e,t,n,s){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":s.line_title,maxlength:ol,value:t.title}),a=i=>{i.preventDefault(),n(tr(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},s.rename))}function ll(e,t,n,s){return $("promote",s.promote,()=>n(cs(e,"promote",t.name)),{title:s.promote_what})}function cl(e,t,n,s){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},s.delete),l("p",{},s.delete_sure),$("delete-yes",s.delete_yes,()=>n(cs(e,"delete",t.name))))}var rr={draw:rl,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var ar=6;function xn({height:e,label:t,head:n,draw:s,pick:o,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[u,p,d,g]=[0,-1,!1,e],f={top:0,high:0,over:0},m=()=>{d=!1;let x=Math.max(0,Math.floor(f.top/g)-ar),w=Math.min(u,Math.ceil((f.top+f.high)/g)+ar);for(let[v,S]of c)v>=x&&v<w||(S.remove(),c.delete(v));for(let v=x;v<w;v++){let S=c.get(v);S||(S=s(v),S.classList.add("teg-roll-row"),S.setAttribute("role","row"),S.setAttribute("aria-rowindex",String(v+1)),S.dataset.row=String(v),S.style.top=`${v*g}px`,c.set(v,S),a.append(S)),S.getAttribute("aria-selected")==="true"!=(v===p)&&S.setAttribute("aria-selected",String(v===p))}},y=()=>{d||(d=!0,requestAnimationFrame(m))},b=()=>{if(p<0||!f.high)return;let[x,w]=[p*g,f.high-f.over-g];x>=f.top&&x<=f.top+w||(i.scrollTop=Math.max(0,x-w/2),f.top=i.scrollTop)};i.addEventListener("scroll",()=>{f.top=i.scrollTop,y()}),i.addEventListener("click",x=>{let w=x.target.closest(".teg-roll-row");w&&o(Number(w.dataset.row))}),i.addEventListener("keydown",x=>{if(x.target!==i||x.ctrlKey||x.metaKey||x.altKey)return;let w=Math.max(1,Math.floor(i.clientHeight/g)-1),v={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:w,PageUp:-w,Home:-1/0,End:1/0}[x.key];v!==void 0&&(x.preventDefault(),x.stopPropagation(),r(v))});let k=new ResizeObserver(()=>{Object.assign(f,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),b(),y()});for(let x of[i,n])x&&k.observe(x);return{root:i,fill(x,w=1){u=x,g=Math.round(e*w),i.style.setProperty("--teg-entry",`${g}px`),i.setAttribute("aria-rowcount",String(x)),a.style.height=`${x*g}px`;for(let v of c.values())v.remove();c.clear(),y()},show(x){x!==p&&(p=x,b(),m())},stop:()=>k.disconnect()}}var ul=24;function pl(e,t,n,s){let o=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,u=t.line_of(c),[p,d]=[t.text[i],t.seat[i]],g=t.note(c);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(p||g||c===0)&&(t.round[i]!==a&&(a=t.round[i],o.push({kind:"round",step:c,seat:-1,line:u,text:a>0?`${s.round} ${a}`:s.beginning})),(p||g?.glyph)&&o.push({kind:"entry",step:c,seat:d,line:u,text:g?.glyph?`${p} ${g.glyph}`:p}),g?.say&&o.push({kind:"note",step:c,seat:-1,line:u,text:g.say}));for(let m of r(c)){let b=e.rows[m.line.name]?.text.find(Boolean)??"";o.push({kind:"way",step:c+1,seat:-1,line:m.line.name,text:`${At(m.line,s)} (${c+1}–${m.line.end})${b&&`: ${b}`}`})}}return o}function bn(e){let t=[],n=null,s=null,o=[],r={step:0,line:""},a={seat:-1,kind:""},i=null,c=w=>{let{kind:v,step:S,text:T,seat:_}=t[w],M=l("span",{class:"teg-at",role:"gridcell"},v==="entry"?S:""),L=v==="way"?"↳ ":v==="note"?"✎ ":"",A=v==="entry"&&(_<0?l("i",{class:"teg-dot teg-none"}):N(n,_));return l("div",{class:`teg-item teg-item-${v}`,title:T},M,l("span",{role:"gridcell"},A,L,T))},u=w=>t[w]&&e(t[w].step,t[w].line),p=()=>{let w=-1;for(let[v,S]=[0,t.length-1];v<=S;){let T=v+S>>1;t[T].step<=r.step?[w,v]=[T,T+1]:S=T-1}for(;w>0&&t[w].kind!=="entry";)w--;return w},g=xn({height:ul,label:"",draw:c,pick:u,move:w=>{if(!s)return;let v=Math.min(Math.max(r.step+w,s.first),s.end);e(v,s.line)}}),f=l("select",{"data-key":"events-seat"}),m=l("select",{"data-key":"events-kind"}),y=()=>{!n||!s||!i||(a.seat=f.value===""?-1:Number(f.value),a.kind=m.value,t=pl(n,s,a,i),g.root.hidden=!t.length,b.hidden=t.length>0,g.fill(t.length,Number(getComputedStyle(g.root).getPropertyValue("--teg-type"))||1),g.show(-1),g.show(p()))};for(let w of[f,m])w.addEventListener("change",y);let b=l("p",{class:"teg-hint",hidden:!0}),k=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},f,m),g.root,b),x=(w,v)=>{let S=[f.value,m.value],T=new Set(Object.values(w.rows).flatMap(_=>_.kind));f.replaceChildren(l("option",{value:""},v.every_seat),...w.seats.map((_,M)=>l("option",{value:M},_.name))),m.replaceChildren(l("option",{value:""},v.every_kind),...Object.entries(w.kinds).filter(([_])=>T.has(_)).map(([_,M])=>l("option",{value:_},M))),[f.value,m.value]=S,f.setAttribute("aria-label",v.seats),m.setAttribute("aria-label",v.kind_of),g.root.setAttribute("aria-label",v.events),b.textContent=v.no_news};return{root:k,wait(w){g.root.hidden=!0,b.hidden=!1,b.textContent=w.busy},tell(w,v,S,T){let _=[w,v,S,T];_.every((M,L)=>M===o[L])||(o=_,(n!==w||i!==T)&&x(w,T),n=w,i=T,s=gt(w,v,S),y())},show(w,v){r={step:w,line:v},g.show(p())},stop:g.stop}}function ir(e,{view:t,ask:n,go:s},o){let r=e,a=l("summary",{"data-key":"events"}),i=bn(s);o.push(i.stop),r.append(a,i.root);let c="",u="",p=null,d=g=>{let f=D(g.lang);if(a.textContent=f.events,!r.open)return;let m=JSON.stringify([g.lang,g.line,g.steps,g.lines,g.memory,!!g.over,g.memory?0:g.step]);m!==u&&(u=m,n({kind:"events",have:c})),p?i.tell(p.film,p.tail,g.line,f):i.wait(f),i.show(g.step,g.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(g){let f=g.film?await pn(g.film):p?.film;f&&(p={film:f,tail:g.tail},c=g.have,d(t()))}}}var cr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function I({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Tt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),ft=e=>e.replace(/[?*]+$/,""),dl=e=>e.includes("*")||e.includes("+");function gl(e){let t=Tt(e).map(([,n])=>n);return t.length?t.some(dl)||t.every(n=>ft(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Pe({menu:e,forms:t},n,{first:s=[]}={}){let o=a=>s.includes(a)?s.indexOf(a):s.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&gl(t[a])===n).sort((a,i)=>o(a)-o(i))}function ds(e,t,n){let s=Pe(e,"map",n);return s.find(o=>o===t.verb)??s[0]??null}function ps(e,t){return e.filter(n=>t.every((s,o)=>s===null||s===n[o]))}function _e(e,t,n){let s=t.map((o,r)=>r===n?null:o);return[...new Set(ps(e,s).map(o=>o[n]))]}function Qe(e,t,n={}){let s=I(e),o=ds(s,t,n);if(!o)return null;let r=s.forms[o],a=Tt(r),i=s.menu[o],c=r.amount?i.map(b=>b.slice(0,-1)):i,u=t.verb===o||t.verb===null?t.picks:[],p=a.map((b,k)=>u[k]??null);a.forEach(([,b],k)=>{let x=_e(c,p,k);p[k]===null&&ft(b)!=="country"&&x.length===1&&x[0]!==void 0&&(p[k]=x[0])});let g=ps(c,p).some(b=>b.every((k,x)=>p[x]!==null)),f=r.amount?Math.max(0,...i.filter(b=>ps([b],p).length).map(b=>Number(b.at(-1)))):0,m=r.amount?[r.least,Math.max(f,r.least)]:null,y=t.amounts[o]??n.amounts?.[o]??r.least;return{verb:o,form:r,args:a,rows:c,picks:p,done:g,range:m,amount:m?Math.min(Math.max(y,m[0]),m[1]):0}}function Ie({args:e}){return e.flatMap(([,t],n)=>ft(t)==="country"?[n]:[])}function ur(e){return Ie(e).find(t=>e.picks[t]===null&&_e(e.rows,e.picks,t).some(n=>n!==void 0))??null}function jt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>jt(e,t.slice(0,-1),a)):n.map((a,i)=>jt(e,r[i],a))}let s=ft(t);if(s==="country")return e.board.countries[Number(n)].name;if(s==="seat")return e.view.seats[Number(n)].name;let o=I(e).names[s];return o?o[Number(n)][0]:n}function Lt(e,t,n,s=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Lt(e,t.slice(0,-1),a,s)).join(" + "):n.map((a,i)=>Lt(e,r[i],a,s)).join(" → ")}let o=ft(t);return o==="flag"?s[n?0:1]:I(e).names[o]?.[Number(n)]?.[1]??String(jt(e,t,n))}function pr(e,t,n){let s=Tt(t).flatMap(([,o],r)=>[jt(e,o,n[r])]).flat(3);return e.board.countries.flatMap((o,r)=>s.includes(o.name)?[r]:[])}function Nt(e,t,n,s){let o=I(e).forms[t],r=[...n],a=o.fields.flatMap(([i,c])=>{if(i===o.amount)return[s];let u=r.shift();return u==null?[]:[jt(e,c,u)]});return P(e.view,t,...a)}function wn(e,t){return t?.done?Nt(e,t.verb,t.picks,t.amount):null}function gs({board:e,view:t},n,s,o){if(!n?.done||n.verb!==o.until)return null;let[r,a]=Ie(n).map(i=>e.countries[Number(n.picks[i])].name);return dn(t,r,a,s.keep)}function dr(e,t,n,s={},o=!1){let r=Qe(e,t,s),a=r?Ie(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],u=m=>({...t,verb:r.verb,picks:m}),p=ur(r);if(p!==null&&_e(r.rows,r.picks,p).includes(n)){let m=qe(r.picks,p,n),y=u(m),b=Qe(e,y,s);if(!(p===c&&b?.done&&(!b.form.amount||a.length===1||s.quick?.includes(b.verb))))return{local:y};let x=o?gs(e,b,t,s):null;return{local:u(qe(m,c,null)),message:x??wn(e,b)}}if(r.done&&n===r.picks[c])return{local:t,message:wn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:u(us(r.picks,a))};if(_e(r.rows,us(r.picks,a),i).includes(n)&&a.length>1)return{local:u(qe(us(r.picks,a),i,n))};let f=p===null?qe(r.picks,c,n):qe(r.picks,p,n);return f.some(m=>m===null)?{local:t,message:fl(e,r,f,n)}:{local:t,message:Nt(e,r.verb,f,r.amount)}}function fl(e,{verb:t,form:n,args:s,rows:o,amount:r},a,i){let c=e.board.countries[i].neighbours,u=s.map(()=>null),p=a.map((f,m)=>{if(f!==null)return f;let y=_e(o,u,m);return(ft(s[m][1])==="country"?y.find(b=>c.includes(Number(b)))??c[0]:y[0])??null});if(p.some(f=>f===null))return null;let{kind:d,action:g}=Nt(e,t,p,n.amount?r:void 0);return d==="act"?gn(e.view,...g):null}function gr(e,t,n,s){let o=Qe(e,t,s);if(!o||o.verb!==s.until)return null;let[r,a]=Ie(o),i=o.picks[r],c=n??o.picks[a];return i===null||c===null||!_e(o.rows,qe(o.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var us=(e,t)=>e.map((n,s)=>t.includes(s)?null:n);function fr(e,t,n={}){let s=I(e),o=ds(s,t,n),{viewer:r,turn:a}=e.view;if(!o&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===o?o:null,picks:[],pointed:[]};if(!o||t.verb!==o)return i;let{args:c,rows:u}=Qe(e,i,n),p=c.map(()=>null);return t.picks.forEach((d,g)=>{d!==null&&_e(u,p,g).includes(d)&&(p[g]=d)}),{...i,picks:p}}function mr(e,t,n){let s=e.view.last??lr,o=Qe(e,t,n),r={legal:[],targets:[],source:null,target:null,last:s,pointed:t.pointed};if(!o)return r;let a=Ie(o),[i=null,c=null]=a.map(g=>o.picks[g]),u=ur(o),p=u===null?[]:_e(o.rows,o.picks,u).filter(g=>g!==void 0),d=i!==null;return{...r,legal:d?[]:p,targets:d?p:[],source:i,target:c,last:d?lr:s}}function fs(e){return Pe(e,"plain").find(t=>t.startsWith("end_"))??null}function hr(e,t,n,s){let o=I(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let u=fs(o);return{local:t,message:u?P(e.view,u):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Pe(o,"count");if(!a){let u=ds(o,t,s);return{local:u?{...t,amounts:{...t.amounts,[u]:r}}:t}}let[i,c]=o.menu[a][0];return{local:t,message:r>=i&&r<=c?P(e.view,a,r):null}}var qe=(e,t,n)=>e.map((s,o)=>o===t?n:s),lr={source:null,target:null};var xr=6;function br(e={}){return{draw:(t,n)=>ml(t,n,e),depends:({view:t,local:n,secret:s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},s]}}function ml(e,t,n){let s=I(e),o=n.extra?.(e,t).filter(a=>a)??[],r=!o.length&&!Object.values(s.menu).some(a=>a.length);return Xe(e,t,()=>[r&&Ze(e,t),...o,...Pe(s,"count",n).map(a=>bl(e,s,a,t)),wl(e,s,n,t),...Pe(s,"rows",n).map(a=>xs(e,s,a,n,t)),qt(e,s,n)])}function Xe(e,t,n){let{view:s}=e;return s.over?null:yn(e)?hl(e,t):K(t.actions,xl(e,t),...n(),Ye(s,t))}function yn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function hl({view:e,send:t},n){let s=e.seats[e.viewer??-1];return s?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},N(e,e.viewer??-1),s.name),`. ${n.curtain_pass}`),$("private",`${n.curtain_me} ${s.name}`,()=>t(Ee),{style:{background:s.color,color:s.ink}})):null}function Ze(e,t){let{view:n,secret:s,send:o}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!s){let i=$("look",t.secret_show,()=>o(Ee),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),hs(e,t))}function hs({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:$("bots-on",n.bots_on,()=>t(Ke(e,"end")),{class:"teg-main teg-wide-button"})}function xl(e,t){let{view:n}=e,s=n.seats[n.viewer??-1],o=Object.values(I(e).menu).some(r=>r.length);return!s||n.viewer===n.turn||!o?null:l("p",{class:"teg-asks",role:"status"},N(n,n.viewer??-1),l("b",{},s.name),` ${t.answers}`)}function qt({view:e,send:t},n,s){let o=Pe(n,"plain",s);if(!o.length)return null;let r=fs(n);return l("div",{class:"teg-buttons teg-plain"},...o.map(a=>$(`act-${a}`,n.forms[a].label,()=>t(P(e,a)),{title:a===r?"E":null})))}function bl({view:e,local:t,set:n,send:s},o,r,a){let[i,c]=o.menu[r][0],u=o.forms[r],p=l("p",{class:"teg-verb"},l("b",{},u.label)),d=f=>()=>s(P(e,r,f));if(i>0&&c-i<xr){let f=Array.from({length:c-i+1},(m,y)=>i+y);return l("div",{"data-verb":r},p,l("div",{class:"teg-buttons"},...f.map(m=>$(`act-${r}-${m}`,String(m),d(m),{class:"teg-main"}))))}let g=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},p,...mt(g,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},$(`act-${r}`,`${u.label}: ${g}`,d(g),{class:"teg-main"})))}function mt(e,[t,n],s,o,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":o.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>$(`amount-${c}`,String(c),()=>s(c),{"aria-pressed":String(e===c)})),n>3&&$("amount-all",o.all,()=>s(1/0),{"aria-pressed":String(e===n)}),n>3&&at("amount",o.amount,e,[t,n],s))];if(n-t>3){let c=u=>s(u.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":o.amount,min:t,max:n,value:e,change:c}))}return i}function xs(e,t,n,s,o){let{local:r,set:a,send:i}=e,c=t.forms[n],u=t.menu[n],p=d=>a({...r,pointed:d});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...u.map((d,g)=>{let f=pr(e,c,d),m=c.amount?Number(d.at(-1)):void 0,y=c.amount?d.slice(0,-1):d,b=Tt(c).map(([,x],w)=>Lt(e,x,y[w],[o.flag_yes,o.flag_no])).join(" · "),k=s.note?.(e,n,o,g);return $(`act-${n}-${g}`,l("span",{},b||"—",k&&l("b",{},` ${k}`)),()=>i(Nt(e,n,y,m)),{class:"teg-row",mouseenter:()=>p(f),mouseleave:()=>p([]),focus:()=>p(f),blur:()=>p([])})})))}function wl(e,t,n,s){let{local:o,set:r,send:a}=e,i=Qe(e,o,n);if(!i)return null;let c=Pe(t,"map",n),u=wn(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":s.actions},...c.map(p=>$(`verb-${p}`,t.forms[p].label,()=>r({...o,verb:p,picks:[]}),{"aria-pressed":String(p===i.verb)}))),l("p",{class:"teg-hint"},kl(i,n,s)),...i.args.map((p,d)=>vl(e,i,d,s)),i.range&&i.range[1]>i.range[0]&&l("div",{},...mt(i.amount,i.range,p=>r({...o,verb:i.verb,amounts:{...o.amounts,[i.verb]:p}}),s,i.form.amount==="dice"?s.dice:"")),l("div",{class:"teg-buttons"},$(`act-${i.verb}`,i.form.label,()=>a(u),{class:"teg-main",disabled:!u}),i.verb===n.until&&yl(e,i,n,s)))}function yl(e,t,n,s){let{local:o,set:r,send:a}=e,i=gs(e,t,o,n);return l("span",{class:"teg-group"},$(`act-${t.verb}_until`,s.do_attack_until,()=>a(i),{disabled:!i}),at("keep",s.keep,o.keep,[1,99],c=>r({...o,keep:c})))}function kl(e,{quick:t=[]},n){let s=Ie(e);return s.length?s.length===1?n.hint_one:e.picks[s[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function vl(e,t,n,s){let{local:o,set:r}=e,[,a]=t.args[n],i=Ie(t),c=i.indexOf(n),u=t.picks.map((m,y)=>c>=0&&y>n&&i.includes(y)?null:m),p=_e(t.rows,u,n).filter(m=>m!==void 0),d=m=>r({...o,verb:t.verb,picks:qe(u,n,m)}),g=m=>Lt(e,a,m,[s.flag_yes,s.flag_no]);if(c>=0){let y=(c===0||t.picks[i[c-1]]!==null?p:[]).map(x=>({value:String(x),text:g(x)})).sort((x,w)=>x.text.localeCompare(w.text,"es")),b=t.picks[n]===null?"":String(t.picks[n]),k=i.length===1?s.place:c===0?s.source:c===1?s.target:s.further;return ne(["source","target",`country-${c}`][Math.min(c,2)],k,y,b,x=>d(x===""?null:Number(x)),s.choose)}if(!p.length)return null;if(p.length<=xr)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...p.map(m=>$(`${a.replace(/[?*]/g,"")}-${String(m)}`,g(m),()=>d(m),{"aria-pressed":String(t.picks[n]===m)})));let f=p.map(m=>({value:String(m),text:g(m)}));return ne(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),m=>d(m===""?null:Number(m)),s.choose)}function ht(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:s,secret:o,game:r,send:a,cover:i}=t;if(s.viewer===null||yn(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,N(s,s.viewer),s.seats[s.viewer].name);if(!o)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,$("private",n.secret_show,()=>a(Ee),{class:"teg-cover"}));let u=e(t,n).filter(d=>d),p=$("cover",n.secret_hide,i,{class:"teg-cover"});return!u.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...u,p)}}}var $l=14,Ml=9,[yr,Sl]=[.7,1.3],[El,Ol]=[3,2],Cl=.1,Al=4,jl=8,wr=new WeakMap;function Ll(e,t){let n=wr.get(e)??new Map;wr.set(e,n);let s=`${t.disc} ${t.type} ${t.note}`,o=n.get(s);if(!o){let r=Nl(e,t);o={names:r,free:Tl(e,r,t),boxes:r.map(a=>xt(a,t)),discs:kn(e,t),notes:e.notes.map(a=>vr(a,t.note??t.type))},n.size===jl&&n.delete(n.keys().next().value),n.set(s,o)}return o}function bs(e,t,n=[]){let{names:s,free:o,boxes:r,discs:a,notes:i}=Ll(e,t),c=s.map((d,g)=>{let f=n.some(m=>m!==g&&$e(r[g],r[m])>0);return n.includes(g)||o[g]&&!f?d:null}),u=[...r.filter((d,g)=>c[g]),...a],p=e.notes.filter((d,g)=>!u.some(f=>$e(f,i[g])>0));return{names:c,notes:p}}function kr(e,t,n,s){let{names:o,notes:r}=bs(e,t,n),a=r.map(u=>vr(u,t.note??t.type)),i=[...o.flatMap(u=>u?[xt(u,t)]:[]),...a,...kn(e,t)],c=s.map(u=>i.reduce((d,g)=>d+$e(u,g),0)+Pt(u)-$e(u,[0,0,e.width,e.height]));return c.indexOf(Math.min(...c))}function Tl(e,t,n){let s=t.map(a=>xt(a,n)),o=kn(e,n),r=s.map(a=>$e(a,[0,0,e.width,e.height])>Pt(a)-.01&&!o.some(c=>$e(a,c)>.01*Pt(c)));for(;;){let a=s.map((c,u)=>r[u]?s.filter((p,d)=>d!==u&&r[d]&&$e(c,p)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function kn(e,{disc:t}){return e.countries.map(({label:[n,s]})=>[n-1.15*t,s-1.15*t,n+1.15*t,s+t])}function vr({x:e,y:t,text:n,anchor:s},o){let r=n.length*yr*o;return $r([s==="end"?e-r/2:e+r/2,t-2.2],r,o)}function Nl(e,t){let n=kn(e,t),s=e.countries.map(i=>zl(i,t)),o=s.map(([i])=>i),r=o.map(i=>xt(i,t)),a=(i,c,u)=>{let p=r.reduce((f,m,y)=>f+(y===i?0:$e(c,m)),0),d=n.reduce((f,m)=>f+$e(c,m),0),g=$e(c,[0,0,e.width,e.height]);return p+El*d+Ol*(Pt(c)-g)+Cl*u*t.type};for(let i=0;i<Al;i++)o.forEach((c,u)=>{let p=s[u].map((g,f)=>a(u,xt(g,t),f&&1+f/4)),d=p.indexOf(Math.min(...p));o[u]=s[u][d],r[u]=xt(o[u],t)});return o}function zl(e,t){let{label:[n,s]}=e,o=ql(e,t.type),{width:r,height:a}=_r(o,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],u=r*.3,p=[[0,c],[0,-c],[u,c],[-u,c],[u,-c],[-u,-c],[i,0],[-i,0]];return[{lines:o,place:Pl(e,t.disc,(o.length-e.name_lines.length)*t.type)},...p.map(([g,f])=>({lines:o,place:[n+g,s+f]}))]}function ql({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?$l:Ml))return e;let s=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=n.length/2,r=s.reduce((a,i)=>Math.abs(i-o)<Math.abs(a-o)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function Pl({label:e,name_pos:t},n,s){let[o,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+s*.6):0;return[t[0]+(i?0:Math.sign(o)*a),t[1]+i]}function _r(e,t){return{width:Math.max(...e.map(n=>n.length))*yr*t,height:(1+Sl*(e.length-1))*t}}function xt({lines:e,place:t},{type:n}){let{width:s,height:o}=_r(e,n);return $r(t,s,o)}function $r([e,t],n,s){return[e-n/2,t-s/2,e+n/2,t+s/2]}var Pt=([e,t,n,s])=>Math.max(n-e,0)*Math.max(s-t,0);function $e(e,t){return Pt([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Je=()=>({times:1,left:0,top:0});function ws(e,{times:t,left:n,top:s}){let o=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:o(n,e.width),top:o(s,e.height)}}function et(e,t,n,s){let o=Math.min(Math.max(t.times*n,1),6),[r,a]=s??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/o;return ws(e,{times:o,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var ys=(e,{times:t,left:n,top:s},o,r)=>ws(e,{times:t,left:n+o,top:s+r});function Mr(e,t,[n,s]){let[o,r]=[e.width/t.times,e.height/t.times],a=(i,c,u)=>i>c+u*.1&&i<c+u*.9;return a(n,t.left,o)&&a(s,t.top,r)?t:ws(e,{times:t.times,left:n-o/2,top:s-r/2})}var Ce="DejaVu Sans, Verdana, sans-serif",vn="#ffffff",Er=/^c(\d+)$/,_n="places";function Or(e,t,n,s,o,r){let a=cn(s,r),i=bs(e,$s(a),Ms(n));return[...Dl(e,a),Rl(e,s),...Hl(e,t,a),...Ul(e,n),ee("frontiers",$n(e).frontiers,e.palette.frontier,Math.max(2.2*s,1.4)),...Bl(e,n,s),Wl(e,n,s),Fl(e,n,a.grown),...Yl(e,t,a,s),...Ql(e,t,a,i),Xl(e,a,i),...Kl(e,t,s),...Gl(e,n,s),...Zl(e,t,a),Jl(e,t,n,a),...ec(e,t,a),tc(e,n,a),...t&&o?o(e,t,n,s,r):[]]}function Cr(e,t,n,s=Je()){let o={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...o,range:[s.left,s.left+e.width/s.times]},yaxis:{...o,range:[s.top+e.height/s.times,s.top]}}}var Sr=new WeakMap;function $n(e){let t=Sr.get(e)??Il(e);return Sr.set(e,t),t}function Il(e){return{countries:e.countries.map(t=>he(t.polygons)),continents:e.continents.map(t=>pe(t.outline)),land:pe(e.continents.flatMap(t=>t.outline)),bridges:pe(e.bridges.flatMap(t=>t.segments)),frontiers:pe(e.frontiers??[])}}function ee(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function Dl(e,t){let{land:n,continents:s}=$n(e);return[ee("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((o,r)=>ee(`band${r}`,s[r],o.color,t.band))]}function Rl(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return ee("bridges",$n(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Vl(e,t,n){let s=t?t.owner[n]:-1,o=t?.seats[s]?.color??t?.neutral??Mn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(u=>u[0]===n),a=s<0&&t?.hatched?.find(u=>u[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:o,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:o,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:o}}function Mn(e,t=.45){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s+(255-s)*t).toString(16).padStart(2,"0")).join("")}`}function Hl(e,t,n){return e.countries.map((s,o)=>({uid:`c${o}`,name:s.name,type:"scatter",mode:"lines",...$n(e).countries[o],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Vl(e,t,o)}))}function Bl(e,t,n){let s=p=>he(p.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:o}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(p=>p!==t.target),c=s([t.source??t.last.source]),u=s([t.target??t.last.target]);return[ee("aims-under",s(i),"#ffffff",r),ee("aims",s(i),o.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),ee("target-under",u,"#ffffff",r),ee("target",u,o.target,a),ee("source-under",c,"#ffffff",r),ee("source",c,o.source,a)]}function Wl(e,t,n){let s=(t.pointed??[]).flatMap(o=>e.countries[o].polygons);return ee("pointed",he(s),e.palette.target,Math.max(3*n,2.2))}function Fl(e,t,n){let[s,o]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=s===null||o===null||s===o?[]:[[s,o]],a=(t.arrows??r).flatMap(([i,c])=>ln(e,i,c,n));return vs("arrow",a,e.palette.source)}function vs(e,t,n){return{...ee(e,he(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var _s=["#fff0a8","#ff9d2e","#d31616"];function Ul(e,t){return _s.map((n,s)=>{let o=(t.reach?.[s]??[]).flatMap(a=>e.countries[a].polygons),r=vs(`reach${s+1}`,o,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function Gl(e,t,n){let s=pe(qo(e,t.path??[])),o=Math.max(2.6*n,2);return[ee("flight-under",s,"#ffffff",o+2.4),ee("flight",s,e.palette.flight,o,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Yl(e,t,n,s){let o=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],u=n.grown*(o.has(i)?2.4:1)+2.1/Math.max(s,.5);return[ct(c,u)]}),a=he(r);return[ee("blocked-under",a,e.palette.frontier,Math.max(4*s,3.2)),ee("blocked",a,e.palette.blocked,Math.max(2.4*s,1.9),`${Math.max(3.4*s,2.8)}px,${Math.max(2.2*s,1.8)}px`)]}function Kl(e,t,n){let s=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),o=pe([...s.values()].flatMap(([r,a])=>zo(e,r,a,11/Math.max(Math.min(n,1),.6))));return[ee("covered-under",o,"#ffffff",Math.max(5*n,4.4)),ee("covered",o,e.palette.covered,Math.max(2.6*n,2.2))]}function $s({grown:e,disc:t,name:n,note:s}){return{disc:e,type:n*e/t,note:s*e/t}}var Ms=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function Ql(e,t,n,{names:s}){let o=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>s[c]&&o(c).toLowerCase()===vn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>s[i]?.place[0]),y:a.map(i=>s[i]?.place[1]),text:a.map(i=>s[i]?.lines.join("<br>")),textfont:{family:Ce,size:n.name,weight:700,color:r?vn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Xl(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(s=>s.x),y:n.map(s=>s.y-2.2),text:n.map(s=>s.text),textposition:n.map(s=>s.anchor==="end"?"middle left":"middle right"),textfont:{family:Ce,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function Ss(e,t,n){return e.countries.flatMap(({label:[s,o]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,u,p])=>({seat:c,armies:u,missiles:p}))];return i.map((c,u)=>({...c,country:r,shared:a.length>0,x:s+n*1.16*(2*u-i.length+1),y:o}))})}var Ar=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Zl(e,t,n){let s=t?Ss(e,t,n.grown).filter(Ar):[];return[!1,!0].map(o=>{let r=s.flatMap(({seat:i,x:c,y:u})=>{let{ink:p="",sign:d=[]}=t?.seats[i]??{};return!d.length||p.toLowerCase()===vn!==o?[]:[d.map(([g,f])=>[c+n.grown*g,u+n.grown*f])]}),a=o?vn:e.palette.ink;return{...ee(o?"signs-light":"signs",he(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Jl(e,t,n,s){let{palette:o}=e,r=t?Ss(e,t,s.grown).filter(Ar):[],a=p=>t?.seats[p],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),u=p=>c.has(p)||i.has(p)?o.selected:o.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(p=>p.x),y:r.map(p=>p.y),text:r.map(p=>String(p.armies)),textposition:"middle center",textfont:{family:Ce,weight:700,size:r.map(p=>p.armies>99?s.count*.8:s.count),color:r.map(p=>p.shared&&a(p.seat)?.ink||o.disc_ink)},marker:{size:2*s.disc,opacity:1,color:r.map(p=>p.shared&&a(p.seat)?.color||o.disc),line:{color:r.map(p=>u(p.country)),width:r.map(p=>i.has(p.country)||c.has(p.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function ec(e,t,n){let s=t?Ss(e,t,n.grown).filter(a=>a.missiles>0):[],o=s.map(a=>Po([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=s.filter(a=>a.missiles>1);return[vs("missiles",o,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:Ce,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function tc(e,t,n){let s=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:s.map(([o])=>e.countries[o].label[0]+n.grown),y:s.map(([o])=>e.countries[o].label[1]-n.grown),text:s.map(([,o])=>o),textposition:"middle right",textfont:{family:Ce,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function jr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=ks(e[a]),c=ks(r),u=Object.entries(c).filter(([d,g])=>!nc(i[d],g)),p=Object.keys(i).flatMap(d=>d in c?[]:[[d,null]]);u.length+p.length&&n.set(a,Object.fromEntries([...u,...p]))}),!n.size)return null;let s=[...n.keys()],o={};for(let r of new Set([...n.values()].flatMap(Object.keys)))o[r]=s.map(a=>n.get(a)?.[r]);return{update:o,traces:s}}function ks(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>s&&typeof s=="object"&&!Array.isArray(s)?Object.entries(ks(s,`${t}${n}.`)):[[t+n,s]]))}function nc(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,s)=>n===t[s])}var Sn=8,sc=15.5,Lr=6,je=e=>Math.floor(e/Sn);function It(e,t=.35){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Nr(e,t,n,s,o,r=as){return[...ac(e,s,r),...ic(e,s),...cc(e,t,n,s),...pc(e,t,n,s,r),...dc(e,n,s),...gc(e,s),...fc(e,t,s),...mc(e,t,s,r),hc(e,s)]}function Ae(e,t,{fill:n,color:s="rgba(0,0,0,0)",width:o=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...he(t),hoverinfo:"skip",line:{color:s,width:o,dash:r,simplify:!1},...a}}function tt(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...pe(t),hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function Es(e,t,n,s,o){return{uid:e,type:"scatter",mode:o?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:Ce,size:n,weight:700,color:t.map(r=>r.color??s)},...o?{marker:o}:{},hoverinfo:"skip",cliponaxis:!1}}var nt=(e,t)=>e.countries[t].label;function oc(e,t,n){let[[s,o],,[r,a]]=e.countries[t].polygons[0];return[[s+n,o+n],[r-n,o+n],[r-n,a-n],[s+n,a-n]]}var Tr=new WeakMap;function rc(e){let t=Tr.get(e);if(t)return t;let{size:n=0,cell:s=0,edge:o=0}=e,r=o+n*s,a=Array.from({length:n+1},(u,p)=>o+p*s),i=[o/2,r+o/2],c={dark:e.countries.flatMap((u,p)=>(Math.floor(p/n)+p%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,o],[u,r]],[[o,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,p)=>i.flatMap(d=>[{at:[u+s/2,d],text:String.fromCharCode(65+p)},{at:[d,u+s/2],text:String(p+1)}]))};return Tr.set(e,c),c}function ac(e,t,n){let{size:s=0,cell:o=0,edge:r=0,palette:a}=e,i=r+s*o,{dark:c,lines:u,words:p}=rc(e),d=[[r,r],[i,r],[i,i],[r,i]];return[Ae("field",[d],{fill:a.light}),Ae("dark",c,{fill:a.dark}),tt("lines",u,a.line,Math.max(t,.6)),Ae("border",[d],{color:a.border,width:Math.max(3*t,2)}),Es("letters",p,Math.max(15*t,n),a.border)]}function ic(e,t){return e.continents.map(({color:n,outline:s},o)=>{let[[r,a],,[i,c]]=s[0],u=[lc([r+4,a+4],[i-4,c-4],12)];return Ae(`camp${o}`,u,{fill:`${Mn(n,.5)}bf`,color:It(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function lc([e,t],[n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([a,i],c)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(c+p/4);return[a+o*Math.cos(d),i+o*Math.sin(d)]}))}function cc(e,t,n,s){let o=t?.moves??[],r=c=>c.map(u=>nt(e,u)),a=t?.seats[je(uc(t,o))]?.color??"#888888",i=o.map(c=>ct(nt(e,c[0]),6,16));return[tt("walks-under",o.map(r),"#ffffff",Math.max(8*s,5)),tt("walks",o.map(r),It(a,.15),Math.max(4.5*s,3),`${Math.max(5*s,3)}px,${Math.max(4*s,3)}px`),Ae("walk-starts",i,{fill:"#ffffff",color:It(a,.15),width:Math.max(2.5*s,1.6)}),tt("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*s,3))]}function uc(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function pc(e,t,n,s,o){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,u])=>({at:nt(e,c),text:String(u)})),i={size:25*s,color:Mn(r,.25),opacity:.9,line:{color:It(r),width:Math.max(1.6*s,1)}};return[Es("reach",a,Math.max(15*s,o),e.palette.ink,i)]}function dc(e,t,n){let{palette:s}=e,[o,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=u=>u.flatMap(p=>p===null?[]:[oc(e,p,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,s.legal,i],["aims",t.targets.filter(u=>u!==t.target),s.target,i],["target",[t.target],s.target,"solid"],["source",[t.source,...t.pointed??[]],s.source,"solid"]].flatMap(([u,p,d,g])=>[Ae(`${u}-under`,a(p),{color:"#ffffffcc",width:o}),Ae(u,a(p),{color:d,width:r,dash:g})])}function gc(e,t){let{flags:n=[],shapes:s,palette:o}=e;if(!s)return[];let r=Math.max(2*t,1);return[tt("poles",n.flatMap(a=>ut(s.pole,nt(e,a))),o.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>Ae(`flag${i}`,ut(s.pennant,nt(e,a)),{fill:e.continents[i].color,color:o.ink,width:r}))]}function fc(e,t,n){let o=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=nt(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[tt("crosses-under",o,"#ffffff",Math.max(8*n,5)),tt("crosses",o,"#9c2f2f",Math.max(4*n,2.4))]}function mc(e,t,n,s){let{shapes:o,palette:r}=e,a=(t?.soldiers??[]).flatMap((p,d)=>{if(p<0)return[];let[g,f]=nt(e,p);return[{soldier:d,seat:je(d),at:[g,f+Lr+1]}]}),i=p=>t?.seats[p],c=a.map(({soldier:p,seat:d,at:g})=>({at:g,text:String(p%Sn),color:i(d)?.ink})),u={size:2*sc*n,opacity:1,color:a.map(p=>i(p.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[Es("soldiers",c,Math.max(19*n,s),r.ink,u),...(o?.gear??[]).map((p,d)=>{let g=a.filter(f=>f.seat===d).flatMap(({at:[f,m]})=>ut(p,[f,m-Lr]));return Ae(`gear${d}`,g,{fill:It(e.continents[d].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function hc(e,t){return{uid:_n,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var zr={soldier:null,over:null,target:null,group:null};function bt(e){let t=new Map;for(let[n,s]of I(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(s.at(-1),s);return t}function Dt(e){let t=new Map;for(let[n,s]of I(e).menu.attack??[])s.length>(t.get(n)?.length??0)&&t.set(n,s);return t}function Rt(e,{target:t,group:n}){let s=Dt(e).get(t??-1)??[];return n?s.filter(o=>n.includes(o)):s}var En=e=>(I(e).menu.remove??[]).map(([t])=>t),Vt=(e,t,n)=>I(e).names[t]?.[n]?.[0]??"?",Re=e=>String(e%Sn);function qr(e,t,n){let s=n.map(o=>e.board.countries[o].name);return P(e.view,"move",Vt(e,"soldier",t),s)}function Os(e,t){let n=Rt(e,t);if(t.target===null||!n.length)return null;let s=o=>Vt(e,"soldier",o);return P(e.view,"attack",s(t.target),n.map(s))}function xc({size:e=1},t,n){let s=[],o=t;for(;o!==n;){let r=Math.floor(n/e)-Math.floor(o/e);o+=r?Math.sign(r)*e:Math.sign(n%e-o%e),s.push(o)}return s}function Pr(e,t,n){let{view:s}=e,{menu:o}=I(e),r=s.soldiers?.indexOf(n)??-1;if(o.remove){let c=En(e).includes(r);return{local:t,message:c?P(s,"remove",Vt(e,"soldier",r)):null}}if(o.attack)return Cs(e,t,r);if(!o.move&&!o.end_move)return{local:t};if(r>=0&&je(r)===s.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=bt(e).get(t.soldier)?.get(n)??xc(e.board,s.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?qr(e,t.soldier,i):null}}function Cs(e,t,n){let s=Dt(e);if(s.has(n))return n===t.target?{local:t,message:Os(e,t)}:{local:{...t,target:n,group:null}};if(!(s.get(t.target??-1)??[]).includes(n))return{local:t};let r=Rt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function bc(e,t,n,s){let o=e.view.soldiers?.indexOf(n)??-1,{menu:r}=I(e);return o<0||je(o)!==e.view.viewer?{local:t}:r.move?Pr(e,{...t,soldier:o},s):r.attack?Cs(e,t,e.view.soldiers?.indexOf(s)??-1):{local:t}}function wc(e,t,n){let{menu:s}=I(e);if(n==="Escape")return{local:{...zr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>s[a]);return{local:t,message:r?P(e.view,r):null}}if(n==="Enter"&&s.attack)return{local:t,message:Os(e,t)};if(!s.move||n<"0"||n>"7")return null;let o=[...bt(e).keys()].find(r=>Re(r)===n);return{local:{...t,soldier:o??t.soldier}}}function yc(e,t){let n=Dt(e),s=bt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:s,over:null};let[o]=n.size===1?n.keys():[null];return{soldier:s,over:null,target:o,group:null}}function kc(e,t){let{view:n}=e,s=n.soldiers??[],o=d=>d.map(g=>s[g]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(En(e).length)return{...a,targets:o(En(e))};let i=Dt(e);if(i.size){let d=t.target===null?null:s[t.target];return{...a,targets:o([...i.keys()]),target:d,pointed:o(Rt(e,t))}}let c=bt(e),u=c.get(t.soldier??-1);if(!u||t.soldier===null)return{...a,legal:o([...c.keys()])};let p=u.get(t.over??-1);return{...a,source:s[t.soldier],steps:[...u].map(([d,g])=>[d,g.length]),path:p?[s[t.soldier],...p]:[]}}function De(e,t){let{color:n,ink:s,name:o}=e.seats[je(t)];return l("b",{class:"egg-token",title:o,style:{background:n,color:s}},Re(t))}var vc={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>I(e).menu.answer?null:Xe(e,t,()=>{let n=I(e),{menu:s}=n,o=[s.move&&$c(e),s.attack&&Mc(e),s.ask&&Sc(e),s.remove&&Ec(e)],r=o.some(a=>a)||s.end_move||s.end_attack;return[...o.flatMap(a=>a||[]),!r&&Ze(e,t),qt(e,n,{})]})};function _c(e,t,n){let{soldiers:s=[]}=e.view,o=n===null?t.target:s.indexOf(n),r=Rt(e,o===t.target?t:{...t,target:o,group:null});return r.length?{sources:r.map(a=>s[a]),target:s[o]}:null}function $c(e){let{board:t,view:n,local:s,set:o,send:r}=e,a=ye(n.lang),i=bt(e),{die:c=0,steps_left:u=0}=n,p=i.get(s.soldier??-1)??new Map,d=[...p].map(([f,m])=>({value:String(f),text:`${t.countries[f].name} (${m.length})`})),g=f=>f!==""&&r(qr(e,s.soldier,p.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},pt(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},u),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(u)+"○".repeat(Math.max(c-u,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>$(`soldier-${Re(f)}`,De(n,f),()=>o({...s,soldier:f===s.soldier?null:f}),{"aria-label":`${a.soldier} ${Re(f)}`,"aria-pressed":String(f===s.soldier)}))),s.soldier!==null&&ne("square",a.square,d,"",g,"…")]}function Mc(e){let{view:t,local:n,set:s,send:o}=e,r=ye(t.lang),a=Dt(e),i=Rt(e,n),c=a.get(n.target??-1)??[],u=Os(e,n),p=d=>s(Cs(e,n,d).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>$(`target-${d}`,De(t,d),()=>p(d),{"aria-pressed":String(d===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(d=>$(`with-${d}`,De(t,d),()=>p(d),{"aria-pressed":String(i.includes(d))}))),l("div",{class:"teg-buttons"},$("act-attack",`${r.throw} ${i.length||"…"}`,()=>o(u),{class:"teg-main",disabled:!u}))]}function Sc(e){let{view:t,send:n}=e,s=ye(t.lang),o=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],u=l("span",{},l("b",{},i),l("small",{},` ${c} ${s.cards}`));return $(`ask-${a}`,u,()=>n(P(t,"ask",Vt(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${s.ask} `,N(t,o),l("b",{},t.seats[o]?.name)),l("div",{class:"teg-rows"},...I(e).menu.ask.map(r))]}function Ec(e){let{view:t,send:n}=e,s=ye(t.lang);return[l("p",{class:"teg-hint"},s.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":s.remove},...En(e).map(o=>$(`remove-${Re(o)}`,De(t,o),()=>n(P(t,"remove",Vt(e,"soldier",o))),{"aria-label":`${s.soldier} ${Re(o)}`})))]}var Oc={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?Cc(e,t):Ac(e)};function Ir(e,t,n,s){let o=ye(e.lang),r=a=>l("span",{},N(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${o.reads} ${o.for} `,l("b",{},r(n)),` · ${s}`)}function Cc(e,t){let{view:n,secret:s,send:o,cover:r}=e,a=ye(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:u,text:p,choices:d}=n.question,g=s?.seat===i&&s.step===n.step?s.answer??null:null,f=!!I(e).menu.answer&&g===null,m=b=>o(P(n,"answer",b)),y=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),Ir(n,i,c,u),l("p",{class:"egg-text"},p),l("p",{class:"teg-asks"},N(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...d.map((b,k)=>$(`answer-${k}`,l("span",{},l("i",{},`${String.fromCharCode(65+k)} `),b),()=>m(k),{class:`teg-row egg-choice${g===k?" egg-right":""}`,disabled:!f})),$("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),y&&g===null&&l("p",{class:"teg-hint"},a.peek_first),y&&g===null&&$("peek",l("span",{},`${a.peek} `,N(n,i),n.seats[i].name),()=>o(hn(n,i)),{class:"teg-cover"}),g!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},d[g])),g!==null&&$("cover",t.secret_hide,r,{class:"teg-cover"}),Ye(n,t))}function Ac({view:e}){let t=ye(e.lang);if(!e.reply)return null;let{reader:n,seat:s,level:o,text:r,choices:a,choice:i,answer:c,right:u,note:p,source:d}=e.reply,g=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),Ir(e,n,s,o),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,m)=>l("li",{class:m===c?"egg-right":m===i?"egg-wrong":null},g(m),f))),l("strong",{class:u?"egg-verdict egg-right":"egg-verdict egg-wrong"},u?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),p&&l("p",{class:"egg-note"},p),d&&l("p",{class:"teg-hint"},`${t.source}: ${d}`))}var jc={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let s=ye(e.lang),[o,r]=[je(n.soldiers[0]),je(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:u},p)=>{let d=Math.max(...c),g=d===u,f=m=>g?"plain":m?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(m=>pt(m,f(m===d&&d>u),...a(o)))),l("b",{class:"teg-versus"},g?"=":d>u?"▸":"◂"),pt(u,f(u>d),...a(r)),g&&p<n.throws.length-1&&l("small",{},s.again))};return K(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>De(e,c)),l("b",{}," → "),De(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${s.fell}: `,...n.fallen.map(c=>De(e,c)),de(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function Lc({board:e,view:t},n,s){let o=ye(t.lang),r=t.soldiers?.indexOf(s)??-1,a=e.flags?.indexOf(s)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},De(t,r),` ${o.soldier} ${Re(r)}`),a>=0&&l("span",{},` ${o.flag} ${t.seats[a].name}`))]}}var Tc=(e,t)=>(e.soldiers??[]).flatMap((n,s)=>n===t?[`${e.seats[je(s)].name} ${Re(s)}`]:[]).join(", "),Dr={start:{...zr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:vc,question:Oc,battle:jc},renew:(e,t)=>({local:yc(e,t)}),click:Pr,drag:bc,fight:_c,key:wc,marks:kc,hover:(e,t,n)=>{let s=bt(e).get(t.soldier??-1)?.has(n)?n:null;return s===t.over?t:{...t,over:s}},drawing:Nr,facts:Lc,stands:Tc,keys:"keys_eggar"};function As(e={},t={}){return{start:{...cr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,s)=>({local:fr(n,s,e)}),click:(n,s,o,r)=>dr(n,s,o,e,r),fight:(n,s,o)=>gr(n,s,o,e),key:(n,s,o)=>hr(n,s,o,e),marks:(n,s)=>mr(n,s,e),...t,sections:{actions:br(e),secret:ht(()=>[]),...t.sections}}}var Rr=As();var Vr={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},le=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Ht=e=>e.reduce((t,n)=>t+n,0),ie=({board:e},t)=>e.countries[t].name;function Bt(e,t){let n=le(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let s=Hr(e);return s.find(o=>o===t.mode)??s[0]}function Hr(e){return I(e).menu.attack?.length?["attack","move"]:["move"]}function wt(e,{transfers:t},n){return(le(e).move?.provinces.find(o=>o[0]===n)?.[1]??0)-Ht(t.filter(o=>o[0]===n).map(o=>o[2]))}function Ts(e,t){return le(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Br({transfers:e}){let t=new Map;for(let[n,s,o]of e)t.set(n,(t.get(n)??0)-o),t.set(s,(t.get(s)??0)+o);return[...t].filter(([,n])=>n)}function Nc(e,{cards:t}){let{commit:n}=le(e),s=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Ht(s.map(r=>r[1]))}function Wr(e,t){let n=s=>ie(e,s);switch(Bt(e,t)){case"placing":{let s=Object.entries(t.placed).filter(([,o])=>o>0);return Ht(s.map(([,o])=>o))!==le(e).place_five.troops?null:P(e.view,"place_five",s.map(([o,r])=>[n(Number(o)),r]))}case"attack":return t.target===null?null:P(e.view,"attack",n(t.target));case"move":return!Br(t).length&&!le(e).move.null?null:P(e.view,"move",t.transfers.map(([s,o,r])=>[n(s),n(o),r]));case"commit":return P(e.view,"commit",t.cards.map(n));default:return null}}function js(e,t,n,s){let{troops:o,provinces:r}=le(e).place_five,a=Ht(Object.values(t.placed)),i=t.placed[n]??0;return r.some(u=>u[0]===n)&&i+s>=0&&a+s<=o?{...t,placed:{...t.placed,[n]:i+s}}:t}function zc(e,t,n){let s=t.origin,o=Math.min(t.amount,wt(e,t,s));if(o<1)return t;let r=t.transfers.filter(([u,p])=>u!==s||p!==n),a=t.transfers.find(([u,p])=>u===s&&p===n)?.[2]??0,i=[...r,[s,n,a+o]],c={...t,transfers:i};return wt(e,c,s)?c:{...c,origin:null}}function Ns(e,t,n,s){switch(Bt(e,t)){case"placing":return{local:js(e,t,n,s?-1:1)};case"attack":{let o=I(e).menu.attack.some(r=>r[0]===n);return t.target===n||!o?{local:t,message:P(e.view,"attack",ie(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Ts(e,t.origin).includes(n)?{local:zc(e,t,n)}:{local:{...t,origin:n!==t.origin&&wt(e,t,n)>0?n:null}};case"commit":{let o=le(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:o?{...t,cards:r}:t}}default:return{local:t}}}function qc(e,t){let{view:n,secret:s}=e,o=le(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(u=>Number(u[0]));switch(Bt(e,t)){case"placing":return{...a,legal:i(o.place_five.provinces),badges:Fr(t.placed).map(([c,u])=>[c,`+${u}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(o.move.provinces).filter(d=>wt(e,t,d)>0),u=Br(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),p=t.origin!==null;return{...a,legal:p?[]:c,targets:Ts(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:u}}case"commit":return{...a,target:r,legal:i(o.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return s?.fight?{...a,pointed:t.pointed}:a}}var Fr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Pc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Wr(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function Ic(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((s,o)=>o===t.seat?{...s,facts:t.facts??[]}:s);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var Dc={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Xe(e,t,()=>{let n=Bt(e,e.local),s=I(e),o={placing:Vc,attack:Hc,move:Bc,commit:Wc};return[n==="attack"||n==="move"?Rc(e,t):null,...n?o[n](e,t):[],!n&&!s.menu.answer_draw&&Ze(e,t),s.menu.answer_draw&&xs(e,s,"answer_draw",{},t),qt(e,s,{})]})};function Rc(e,t){let{local:n,set:s}=e,{forms:o}=I(e),r=Bt(e,n),a=Hr(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>$(`verb-${i}`,o[i]?.label??i,()=>s({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function Cn(e,t,n=""){let s=Wr(e,e.local),o=I(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},$(`act-${t}`,o+n,()=>e.send(s),{class:"teg-main",disabled:!s}))}function On(e,t,n,s,o,r){let a=s.map(c=>({value:String(c),text:ie(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es")),i=c=>c!==""&&Number(c)!==o&&e.set(Ns(e,e.local,Number(c),!1).local);return ne(t,n,a,o===null?"":String(o),i,r.choose)}function Vc(e,t){let{local:n,set:s}=e,{troops:o,provinces:r}=le(e).place_five,a=o-Ht(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),On(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Fr(n.placed).map(([i,c])=>l("li",{},l("span",{},ie(e,i)),l("b",{},`+${c}`),$(`less-${i}`,"−",()=>s(js(e,n,i,-1)),{"aria-label":`${ie(e,i)} −1`}),$(`more-${i}`,"+",()=>s(js(e,n,i,1)),{disabled:!a,"aria-label":`${ie(e,i)} +1`})))),Cn(e,"place_five")]}function Hc(e,t){let{local:n}=e,s=I(e).menu.attack.map(([r])=>r),o=n.target===null?"":`: ${ie(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),On(e,"target",t.place,s,n.target,t),Cn(e,"attack",o)]}function Bc(e,t){let{local:n,set:s}=e,{provinces:o}=le(e).move,r=o.map(c=>c[0]).filter(c=>c===n.origin||wt(e,n,c)>0),a=n.origin===null?0:wt(e,n,n.origin),i=c=>s({...n,transfers:n.transfers.filter((u,p)=>p!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),On(e,"source",t.source,r,n.origin,t),n.origin!==null&&On(e,"target",t.target,Ts(e,n.origin),null,t),...a>1?mt(Math.min(n.amount,a),[1,a],c=>s({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,u,p],d)=>l("li",{},l("span",{},`${ie(e,c)} → ${ie(e,u)}`),l("b",{},p),$(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),Cn(e,"move")]}function Wc(e,t){let{local:n,set:s,view:o}=e,{target:r,included:a,provinces:i}=le(e).commit,c=p=>s(Ns(e,n,p,!1).local),u=(p,d,g,f,m=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":p,checked:f,disabled:m,change:()=>c(d)}),l("span",{},ie(e,d)),l("b",{},g));return[Ur(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&u(`card-${r}`,r,o.armies[r],!0,!0),...i.map(([p,d])=>u(`card-${p}`,p,d,n.cards.includes(p))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${Ls(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},Nc(e,n))),Cn(e,"commit")]}var Ls=(e,t)=>t.map(n=>`${ie(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Ur(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:s,target:o}=t.parties;return l("p",{class:"teg-parties"},N(t,n),t.seats[n].name," → ",l("b",{},ie(e,o))," (",N(t,s),t.seats[s].name,")")}var Fc={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:s,send:o,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,u=[a,i].filter(d=>n.people?.includes(d)&&d!==s?.seat&&d!==n.viewer).map(d=>$(`look-${d}`,l("span",{},N(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>o(hn(n,d)),{class:"teg-wide-button"})),p=s?.fight;return K(t.rec_result,Ur(e),p&&l("p",{},`${t.attack}: `,l("b",{},p.offence),` · ${Ls(e,p.cards)}`),p&&l("p",{},`${t.defence}: `,l("b",{},p.defence),` · ${Ls(e,p.defence_cards)}`),p&&l("strong",{class:p.success?"teg-conquered":"teg-out"},p.success?t.rec_success:t.rec_failure),!p&&l("p",{class:"teg-hint"},t.rec_secret_result),...u,s&&s.seat!==n.viewer&&$("cover",t.secret_hide,r,{class:"teg-cover"}))}},Uc={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:s,cover:o}=e;if(!s||n.over)return null;let r=s.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,N(n,s.seat),n.seats[s.seat].name),l("p",{},...(s.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${s.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},ie(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},N(n,c))))))),!yn(e)&&(n.people?.length??0)>1&&$("cover",t.secret_hide,o,{class:"teg-cover"}))}},Gr={start:Vr,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:Dc,result:Fc,own:Uc},curtain:!0,keys:"keys_rec",shown:Ic,renew:(e,t)=>({local:Gc(e,t)}),click:Ns,key:Pc,marks:qc,facts:({view:e,secret:t},n,s)=>{let o=t?.suspects?.find(([i])=>i===s)?.[1]??[],r=e.hatched?.find(([i])=>i===s),a=r?[r[1]]:o;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},N(e,i),`${e.seats[i].name} `)))]:[]}}};function Gc(e,t){let n={...Vr,amount:t.amount===1/0?1:t.amount},{commit:s}=le(e);return s?{...n,cards:s.provinces.map(o=>o[0])}:n}var Qr={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Yc=["place","attack","regroup","ally_regroup","fire_missile"],Kc={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Xr=["conquest_move","intrusion_move","aggression_move","choose_dice"],Zr=[...Xr,"joint_decision"],Qc=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),An=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Xc=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function se(e){return Zr.some(t=>e[t]?.length)?null:Yc.find(t=>zs(e,t).length)??null}function zs(e,t){return(Kc[t]??[t]).flatMap(n=>e[n]??[])}function xe(e,t){return t.missile&&Wt(e)?{fire_missile:e.fire_missile}:e}function Wt(e){return!!e.fire_missile?.length&&!Zr.some(t=>e[t]?.length)}function Jr(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Qc.has(t)&&!t.startsWith("propose_"))}function jn(e,t,n){let s=se(e);if(s!=="attack"&&s!=="fire_missile")return[];let o=e[s].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(o.map(r=>r[2]))].sort((r,a)=>r-a)}function qs(e,t,n){let s=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),o=s("regroup")||s("ally_regroup"),r=[];return o&&r.push("armies"),s("regroup_missiles")&&r.push("missiles"),r}function Ln(e,t){let n=se(e);if(n!=="regroup")return n;let s=qs(e,t.source,t.target);return(s.includes(t.unit)?t.unit:s[0]??t.unit)==="missiles"?"regroup_missiles":n}function Ps(e){return Xc.find(t=>e[t]?.length)??null}function Is(e,t){return t==="end_turn"&&!!e.earned}function Le(e){let t=se(e);return t?[...new Set(zs(e,t).map(n=>n[0]))].sort((n,s)=>n-s):[]}function Te(e,t){let n=se(e);if(!n||n==="place"||t===null)return[];let s=zs(e,n).filter(o=>o[0]===t).map(o=>o[1]);return[...new Set(s)].sort((o,r)=>o-r)}function Tn(e,t,n=null,s=se(e)){if(!s||!An.has(s))return 0;let o=s==="place"||s==="convert_to_missile"?1:2;return e[s]?.find(a=>a[0]===t&&(o===1||a[1]===n))?.[o]??0}function Ds(e){let t=Xr.find(o=>e[o]?.[0]?.length);if(!t)return null;let n=e[t][0],s=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[s,n[0]]}}function Ne(e,t,n,s=!1){let o=xe(t.menu,n),r=Ln(o,n),{source:a,target:i}=n;if(!r||a===null||!Le(o).includes(a))return null;let c=e.countries[a].name;if(r==="place")return Tn(o,a)?P(t,r,c,Yr(o,n)):null;if(i===null||!Te(o,a).includes(i))return null;let u=e.countries[i].name;if(An.has(r))return P(t,r,c,u,Yr(o,n));let p=jn(o,a,i);if(!p.length)return r==="attack"&&s?dn(t,c,u,Math.max(1,n.keep)):P(t,r,c,u);let d=Rs(p,n);return d===null||s?null:P(t,r,c,u,t.seats[d].name)}function Rs(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function Vs(e,t,n,s,o=1){let r=t.menu[s]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return s==="place_missile"?P(t,s,a):P(t,s,a,Math.min(Math.max(o,1),r[1]??1))}function Yr(e,t){let n=Math.max(Tn(e,t.source,t.target,Ln(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function ea(e,t,n,s,o=!1){let r=xe(t.menu,n),a=se(r);if(!a)return{choice:n,message:null};if(a==="place"){let u={...n,source:s,target:null},p=na(t.menu)&&Le(r).includes(s);return{choice:{...u,source:p?s:null},message:Ne(e,t,u)}}if(Te(r,n.source).includes(s)){let u=n.target===s,p={...n,target:s,occupant:u?n.occupant:null},d=u||!An.has(a)&&a!=="regroup"&&s!==n.source;return{choice:p,message:d?Ne(e,t,p,o):null}}let i=s!==n.source&&Le(r).includes(s);if(a==="fire_missile"&&!i&&n.source!==null&&s!==n.source)return{choice:n,message:null};let c={...n,source:i?s:null,target:null,occupant:null};return{choice:c,message:Ft(e,t,c)}}function ta(e,t,n,s){let o=xe(t.menu,n),r=se(o),{source:a}=n;if(!r||r==="fire_missile"||s===a||Le(o).includes(s)||Te(o,a).includes(s))return null;let i=(...f)=>f.map(m=>e.countries[m].name),c=(...f)=>({message:gn(t,r,...i(...f),...An.has(r)?[1]:[])});if(r==="place")return c(s);if(a!==null)return c(a,s);let u=f=>t.owner[f]===t.viewer,{neighbours:p}=e.countries[s];if(u(s))return c(s,p.find(f=>u(f)!==(r==="attack"))??p[0]);let d=Le(o).filter(f=>Te(o,f).includes(s));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${D(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=p.find(u)??t.owner.findIndex(f=>f===t.viewer);return g<0?null:c(g,s)}function na(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Ft(e,t,n){return se(xe(t.menu,n))==="fire_missile"&&n.source!==null?Uo(t,e.countries[n.source].name):null}function sa(e,t){let n=t.missile&&Wt(e.menu),s=xe(e.menu,{...t,missile:n}),r=(se(s)!=="place"||na(e.menu))&&t.source!==null&&Le(s).includes(t.source)?t.source:null,a=t.target!==null&&Te(s,r).includes(t.target)?t.target:null,i=jn(s,r,a).includes(t.occupant??-1)?t.occupant:null,c=se(e.menu),u=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:u}}function oa(e,t,n=null,s=null,o=void 0){let r=xe(e.menu,t),a=Te(r,t.source),i=se(r)==="place",c={legal:t.source===null||i?Le(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Kr:Kr};return!n||!o||t.source===null?c:{...c,reach:Zc(o,n),path:Jc(o,n,s??t.target)}}function Zc(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(s=>s.damage===n&&!s.refusal?[ra(e,s.country)]:[]))])}function Ut(e,t,n){if(!t||n===null)return null;let s=t.targets.filter(o=>o.country===e.countries[n].name);return s.find(o=>!o.refusal)??s[0]??null}function Jc(e,t,n){return(Ut(e,t,n)?.path??[]).map(s=>ra(e,s)).filter(s=>s>=0)}var ra=(e,t)=>e.countries.findIndex(n=>n.name===t);function aa(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function ia(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Kr={source:null,target:null};var la={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function Nn({board:e,view:t},{choice:n,reach:s}){let o=n.source===null?null:e.countries[n.source]?.name;return se(xe(t.menu,n))==="fire_missile"&&s?.source===o?s:null}function zn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function pa(e,t){return{...e,register:{...e.register,...t}}}function da({board:e,view:t},n){let s={missile:!n.choice.missile,source:null,target:null,occupant:null},o=[...new Set(t.menu.fire_missile.map(a=>a[0]))];s.missile&&o.length===1&&(s.source=o[0]);let r=zn(n,s);return{local:r,message:Ft(e,t,r.choice)}}function tu({board:e,view:t},n,s){let{choice:o}=n,r=Ps(t.menu);if(s==="Escape")return{local:zn(n,{source:null,target:null,occupant:null,missile:o.source!==null&&o.missile})};if(s.toLowerCase()==="m")return Wt(t.menu)?da({board:e,view:t,secret:null},n):{local:n};if(s.toLowerCase()==="e"&&r&&Is(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:D(t.lang).card_forfeit}};if(s.toLowerCase()==="e")return{local:n,message:r?P(t,r):null};if(s<"1"||s>"9")return null;let a=Number(s),i=Ds(t.menu);if(!i)return{local:zn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?P(t,i.verb,a):null}}function ca(e){return(t,n)=>{let s=t.local;return e({...t,...s,reach:Nn(t,s),arrange:o=>t.set(pa(s,o)),choose:o=>t.set(zn(s,o))},n)}}function nu({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function su(e,t){let{view:n}=e;if(n.over)return null;if(!Jr(n.menu)){let s=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],o=s?`${t.awaiting} ${s.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return K(t.actions,l("p",{class:"teg-hint"},o),hs(e,t),ua(e,t),Ye(n,t))}return K(t.actions,ua(e,t),du(e,t),gu(e,t),iu(e,t),ou(e,t),fu(e,t),Ye(n,t))}function ou(e,t){let{view:n,choice:s,choose:o,board:r}=e,a=xe(n.menu,s),i=se(a);if(!i)return null;let c=g=>{let f={source:p(g),target:null,occupant:null};o(f),e.send(Ft(r,n,{...s,...f}))},u=g=>g.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,m)=>f.text.localeCompare(m.text,"es")),p=g=>g===""?null:Number(g),d=g=>g===null?"":String(g);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},cu(i,e,t)),ne("source",i==="place"?t.country:t.source,u(Le(a)),d(s.source),c,t.choose),i!=="place"&&ne("target",t.target,u(Te(a,s.source)),d(s.target),g=>o({target:p(g),occupant:null}),t.choose),i==="fire_missile"&&s.source!==null&&ru(e,t),au(e,a,t),i==="attack"?uu(e,t):pu(e,i,t),i==="place"&&lu(e,t))}function ru({board:e,choice:t,reach:n,aim:s},o){let r=s??t.target,a=r===t.source?null:Ut(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":o.damage},l("span",{},o.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:_s[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${o.damage} ${a.damage}`," ",a.refusal&&de(a.refusal.clause)))}function au({view:e,choice:t,choose:n},s,o){let r=jn(s,t.source,t.target);if(!r.length)return null;let a=Rs(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":o.occupant},l("span",{class:"teg-label"},o.occupant),...r.map(i=>$(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function iu(e,t){let{view:n,choice:s,set:o,send:r}=e;if(!Wt(n.menu))return null;let a=()=>{let{local:i,message:c}=da(e,e.local);o(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},$("missile-mode",l("span",{},Me("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(s.missile),title:"M"}))}function lu({board:e,view:t,choice:n,choose:s,send:o},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=Vs(e,t,n,"place_missile"),u=i.find(d=>d[0]===n.source)?.[1]??0,p=Math.min(n.convert??1,Math.max(u,1));return l("div",{class:"teg-buttons"},a.length>0&&$("act-place_missile",r.place_missile,()=>o(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},$("act-convert_to_missile",r.convert,()=>o(Vs(e,t,n,"convert_to_missile",p)),{disabled:!u}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!u,change:d=>s({convert:Number(d.target.value)})},...Array.from({length:Math.max(u,1)},(d,g)=>l("option",{value:g+1,selected:g+1===p},g+1)))))}function cu(e,{view:t,choice:n},s){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?s.hint_placing_missiles:s.hint_place:e==="attack"?n.source===null?s.hint_source:s.hint_target:e==="fire_missile"?n.source===null?s.hint_fire:s.hint_fire_target:n.target===null?s.hint_regroup:s.hint_regroup_target}function uu({board:e,view:t,choice:n,choose:s,send:o},r){let a=Ne(e,t,n)!==null,i=Ne(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},$("act-attack",r.do_attack,()=>o(Ne(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},$("act-attack_until",r.do_attack_until,()=>o(Ne(e,t,n,!0)),{disabled:!i}),at("keep",r.keep,n.keep,[1,Math.max(c,1)],u=>s({keep:u}))))}function pu({board:e,view:t,choice:n,choose:s,send:o},r,a){let i=Ne(e,t,n)!==null,c=Ln(xe(t.menu,n),n)??r,u=r==="regroup"?qs(t.menu,n.source,n.target):[],p=Tn(t.menu,n.source,n.target,c)||999,d=m=>s({amount:m}),g=$(`act-${c}`,a[`do_${r}`],()=>o(Ne(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},g);let f=n.amount===1/0&&p===999?1:Math.min(n.amount,p);return l("div",{},u.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...u.map(m=>$(`unit-${m}`,a[`unit_${m}`],()=>s({unit:m}),{"aria-pressed":String(m==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(m=>$(`amount-${m}`,String(m),()=>d(m),{"aria-pressed":String(n.amount===m)})),$("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),at("amount",a.amount,f,[1,p],d)),p>1&&p<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:p,value:f,change:m=>d(m.target.valueAsNumber)}),l("div",{class:"teg-buttons"},g))}function ua({view:e,arrange:t},n){let s=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return s?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},N(e,s.seats[0]),n.asked):null}function du({view:e,send:t},n){let s=Ds(e.menu);if(!s)return null;let{verb:o,range:r}=s,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[o]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":o==="conquest_move"?n.conquest:o},...Array.from({length:i-a+1},(u,p)=>$(`act-${o}-${a+p}`,String(a+p),()=>t(P(e,o,a+p)),{class:"teg-main"}))))}function gu({board:e,view:t,send:n},s){let{joint_decision:o=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!o.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(g=>g.number===d)?.text??`#${d}`,c=t.joint&&e.countries[t.joint.target]?.name,u=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),p=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},o.length>0&&l("div",{},l("p",{},l("b",{},s.joint),c&&`: ${u} → ${c}`),l("div",{class:"teg-buttons"},...o.map(d=>{let g=!!d[0];return $(`act-joint_decision-${g}`,g?s.joint_on:s.joint_stop,()=>n(P(t,"joint_decision",g)),{class:g?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>l("div",{},l("p",{},s.zone," ",l("small",{},i(d))),l("div",{class:"teg-buttons"},$(`zone-${d}-keep`,s.zone_keep,()=>n(Ct(t,p,"zone_decision",d,!0))),$(`zone-${d}-end`,s.zone_end,()=>n(Ct(t,p,"zone_decision",d,!1)))))),...a.map(([d])=>l("div",{},l("p",{class:"teg-hint"},i(d)),$(`act-open_joint_attack-${d}`,s.joint_open,()=>n(P(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function fu({view:e,send:t},n){let s=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!s.length)return null;let o=a=>()=>t(P(e,a)),r=a=>{let{label:i}=e.forms[a];if(!Is(e,a)){let c=a==="request_card"?"teg-main":null;return $(`act-${a}`,i,o(a),{title:a===Ps(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,de("TEG-12.4")),$(`act-${a}`,i,o(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...s.map(r))}function mu(e,t){let{view:n,register:s,arrange:o}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=s.open??i>0,u=n.people??[];return l("section",{class:"teg-card teg-pacts"},$("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>o({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(p=>xu(e,p,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(p=>wu(e,p,t))),!n.over&&u.length>0&&n.viewer!==null&&ku(e,t))))}function ga(e,t){return l("span",{class:"teg-pair"},...t.map(n=>N(e,n)))}function hu(e,t){return t.filter(s=>e.people?.includes(s)).sort((s,o)=>+(o===e.viewer)-+(s===e.viewer))}function xu({view:e,register:t,arrange:n,send:s},o,r){let{number:a}=o,i=e.over?[]:hu(e,o.breakable_by??[]),c=i.find(u=>t.breaking===`${a}/${u}`);return l("li",{"data-pact":a,class:o.breaker===null?null:"teg-breaking"},ga(e,o.seats),l("span",{},o.text," ",de(o.clause)),bu(e,o,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((u,p)=>$(p?`break-${a}-${u}`:`break-${a}`,l("span",{},i.length>1&&N(e,u),r.break_pact),()=>n({breaking:`${a}/${u}`}),{"aria-label":`${e.seats[u].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},N(e,c),r.break_sure),$(`break-${a}-yes`,r.yes,()=>s(Ct(e,c,"announce_break",a)),{class:"teg-danger"}),$(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function bu(e,{breaker:t,seats:n,notice:s},o){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${o.broken_by} `,N(e,t),`${e.seats[t]?.name}; ${s?o.bound_now:o.bound_until} `,N(e,r),`${e.seats[r]?.name}.`)}function wu({view:e,send:t},n,s){let{number:o,seats:[r,a]}=n,i=u=>!e.over&&e.people?.includes(u),c=(u,p)=>()=>t(Ct(e,p,u,o));return l("li",{"data-proposal":o},ga(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&$(`accept-${o}`,l("span",{},N(e,a),s.accept),c("accept_pact",a)),i(a)&&$(`decline-${o}`,l("span",{},N(e,a),s.decline),c("decline_pact",a)),i(r)&&$(`withdraw-${o}`,l("span",{},N(e,r),s.withdraw),c("withdraw_proposal",r))))}var yu=12;function ku({view:e,register:t,arrange:n,send:s},o){let r=$("offers",o.propose,()=>s(Go(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:u,terms:p}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},o.no_offers));let d=[...new Set(a.offers.map(x=>x.kind))],g=[...new Set(a.offers.filter(x=>x.kind===i).map(x=>x.partner))],f=a.offers.find(x=>x.kind===i&&x.partner===c),m=f?.terms??[],y=aa(f,p),b=f&&y?P(e,f.verb,f.partner,...y):null,k=(x,w)=>x.map(v=>({value:v,text:w(v)}));return l("div",{class:"teg-offer"},ne("offer-kind",o.offer_kind,k(d,x=>ns(e.lang,"pact",x)),i,x=>n({kind:x,partner:"",first:"",terms:""}),o.choose),ne("offer-partner",o.offer_partner,k(g,x=>x),c,x=>n({partner:x,first:"",terms:""}),o.choose),m.length>yu&&ne("offer-first",o.offer_first,k([...new Set(m.map(x=>String(x[0])))].sort((x,w)=>x.localeCompare(w,"es")),x=>x),u,x=>n({first:x,terms:""}),o.offer_all),(!f||m.some(x=>x.length>0))&&ne("offer-terms",o.offer_terms,m.map((x,w)=>({value:String(w),text:ia(x),begins:String(x[0])})).filter(x=>!u||x.begins===u).sort((x,w)=>x.text.localeCompare(w.text,"es")),p,x=>n({terms:x}),o.choose),l("div",{class:"teg-buttons"},$("offer-send",o.send_offer,()=>s(b),{class:"teg-main",disabled:!b}),$("offer-close",o.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function vu({view:e,secret:t,send:n,cover:s},o){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${o.secret_whose} `,N(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},o.secret),r,$("private",o.secret_show,()=>n(Ee),{class:"teg-cover"}));let a=(...i)=>n(P(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},o.secret),r,l("h5",{},o.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},o.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},Et(i.symbol),l("b",{},i.country),l("small",{},ns(e.lang,"symbol",i.symbol)),i.bonus&&$(`bonus-${i.country}`,`+${t.bonus_armies??3} ${o.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},o.no_cards),...t.exchanges.map((i,c)=>$(`exchange-${c}`,`${o.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),$("cover",o.secret_hide,s,{class:"teg-cover"}))}function _u(e,t,n){let s=D(e.lang),o=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${s.missiles.toLowerCase()}`;return[...o?[l("p",{},a(o))]:[],...r.map(([,i,c,u])=>l("p",{},`${s.shared} `,N(e,i),`${e.seats[i]?.name} · ${c}`,u?` · ${a(u)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},s.blocked))]:[],...Mu(t,e,n).map(i=>l("p",{class:"teg-closed"},`${s.closed}: ${i}`))]}function $u(e,t,n,s){let o=Ut(e,n,s),r=D(t.lang);return o?o.refusal?[l("p",{class:"teg-out"},o.refusal.text,o.refusal.clause&&` (${o.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${o.damage}`))]:[]}function Mu(e,t,n){let s=(t?.covered??[]).filter(([o,r])=>o===n||r===n);return[...new Set(s.map(o=>o[2]))].map(o=>`${s.filter(a=>a[2]===o).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===o)?.text??`#${o}`})`)}var fa={start:{choice:{...Qr},register:{...la},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:ca(su),depends:({board:e,view:t,local:n,...s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Ut(e,Nn({board:e,view:t,...s},n),n.aim??n.choice.target)]]},pacts:{draw:ca(mu),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:nu,depends:({view:e})=>e.situation},secret:{draw:vu,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let s=sa(t,n.choice),o={...la,open:n.register.open},r=s.missile?Ft(e,t,s):null;return{local:{choice:s,register:o,reach:null,aim:null},message:r}},click({board:e,view:t},n,s,o){let r=ta(e,t,n.choice,s);if(r)return{local:n,...r};let{choice:a,message:i}=ea(e,t,n.choice,s,o);return{local:{...n,choice:a,aim:s},message:i}},fight({view:e},{choice:t},n){let s=xe(e.menu,t),o=n??t.target;return se(s)==="attack"&&o!==null&&Te(s,t.source).includes(o)?{sources:[t.source],target:o}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:tu,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:pa(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return oa(e.view,t.choice,Nn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:s},o)=>[["flag",o.countries,e],["army",o.armies,t],["card",o.cards,n],["exchange",o.exchanges,s]],facts(e,t,n){let{board:s,view:o}=e;return{lines:_u(o,s,n),instead:$u(s,o,Nn(e,t),n)}}};var Su={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,s)=>t==="exchange"?`+${e?.values?.[s]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[Eu(e,t)]};function Eu({board:e,view:t},n){let{fight:s}=t;if(!s||t.to_move===t.turn)return null;let{source:o,target:r,dice:a}=s,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},N(t,t.turn),`${i(o)} → ${i(r)}. ${n.dice}: ${a}`)}function Ou({secret:e},t){if(!e)return[];let{objective:n,hand:s=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),s.length?l("ul",{class:"teg-hand"},...s.map(Cu)):l("p",{class:"teg-hint"},t.no_cards)]}function Cu({name:e,symbol:t,label:n,bonus:s}){return l("li",{},Et(t),l("b",{},e),l("small",{},n),s>0&&l("span",{class:"teg-gain"},`+${s}`))}function Au({view:e},t){let{cards:n}=e;if(!n)return null;let s=o=>l("span",{title:n.weapons[o]},Et(o));return K(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([o,r])=>l("li",{},...Array.isArray(o)?o.map(s):[o],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var ma=As(Su,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:ht(Ou),pack:{draw:Au,depends:({view:e})=>e.cards}}});var Ve={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},ha=["attack","strike_air","strike_sea","fire"],ju=["build"],[Ws,wa,Fs]=[0,1,2],Us={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},xa=new WeakMap;function qn(e){let t=xa.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:s}=I(e),o=Object.keys(Ve).flatMap(r=>{let{fields:a=[],amount:i=""}=s[r]??{},c=a.map(([u])=>u).filter(u=>u!==i);return(n[r]??[]).map(u=>{let p=g=>c.includes(g)?u[c.indexOf(g)]:null,d=i?u.at(-1):p("number")??0;return{verb:r,source:p("source")??p("country"),target:p("target"),about:Ve[r]?p(Ve[r]):null,most:d}})});return xa.set(e.view,{secret:e.secret,orders:o}),o}var Hs=e=>[...new Set(e)].filter(t=>t!==null);function Pn(e,t){return Hs(qn(e).filter(n=>n.source===t).map(n=>n.verb))}function yt(e,t){let{source:n}=t,s=Pn(e,n),o=s.includes(t.verb??"")?t.verb:["attack","gather"].find(w=>s.includes(w))??s[0];if(n===null||!o)return null;let r=qn(e).filter(w=>w.verb===o&&w.source===n),a=t.about[o],i=w=>Hs(w.map(v=>v.about)).sort((v,S)=>v-S),c=i(r).includes(a),u=Hs((c?r.filter(w=>w.about===a):r).map(w=>w.target)),p=u.includes(t.target??-1)?t.target:null,d=p===null?r:r.filter(w=>w.target===p),g=i(d),f=g.includes(a)?a:g[0]??null,m=d.filter(w=>w.about===f),y=Math.max(0,...m.map(w=>w.most)),b=Math.min(Math.max(t.amounts[o]??(ju.includes(o)?1:1/0),Math.min(1,y)),y),k=m.length>0&&(!u.length||p!==null),x={verb:o,source:n,target:p,targets:u,about:f,abouts:g,amount:b,most:y,done:k};return{...x,load:Lu(e,t,x)}}function Lu({view:e,secret:t},n,{verb:s,source:o,about:r,amount:a}){if(s!=="march"&&s!=="carry")return null;let i=t?.compose?.[s]?.find(b=>b.source===o&&(s==="march"||b.vehicle===r)),c=t?.compose?.sizes??[],u=a*(e.capacity?.[s==="march"?Ws:(r??0)+1]??0),p=e.troop_size??1,d=s==="march"?0:Math.min(e.leave?.[o]??0,Math.floor(u/p)),g=Math.min(n.aboard,d),f=i?.goods??[],m=f.flatMap(([b,k])=>{let x=Math.min(n.cargo[b]??0,k);return x?[[b,x]]:[]}),y=p*g+m.reduce((b,[k,x])=>b+c[k]*x,0);return{room:u,used:y,troops:d,aboard:g,goods:f,cargo:m,sizes:c}}var Bs=({board:e},t)=>e.countries[t].name,ba=(e,t,n)=>I(e).names[t]?.[n??-1]?.[0]??"?";function Gt(e,t){if(!t?.done)return null;let{verb:n,source:s,target:o,about:r,amount:a,load:i}=t,c=Bs(e,s),u=o===null?"":Bs(e,o),p=Ve[n]&&ba(e,Ve[n],r),d=(i?.cargo??[]).map(([f,m])=>[ba(e,"good",f),m]),g=(...f)=>P(e.view,n,...f);switch(n){case"attack":return g(c,u,a);case"strike_air":case"strike_sea":return g(c,u,p,a);case"fire":return g(p,c,u);case"march":return g(c,u,d,a);case"carry":return g(c,u,p,a,i?.aboard??0,d);case"upgrade":return g(c,p);default:return g(c,p,a)}}function Gs(e,t){return t?.length?P(e.view,"end_turn",t.map(n=>Bs(e,n))):null}function ya(e){return(I(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,s)=>n.length-s.length)}function Ys(e,t){return t.map((n,s)=>Math.floor(e/t.length)+(s<e%t.length?1:0))}function ka({armies:e,power:t=[],block:n=[],defence:s=[]},o,r,a){let[i,c]=t[o],u=Math.floor(a*i/4)+c,p=Math.max(0,u-n[r]),d=p>s[r],g=Math.min(d?a-1:a,Math.ceil(4*s[r]/i)),f=d?e[r]:Math.min(e[r]-1,p);return{hits:u,block:n[r],defence:s[r],conquered:d,lost:g,destroyed:f}}function va({ready:e=[],strike:t=[],block:n=[],suppressed:s=[]},o,r,a,i){let c=s.includes(a)?0:Math.min(i,e[o][a]),u=o===Fs?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[o-1][r]-u)}}var Tu=e=>!!I(e).menu.end_turn&&!qn(e).length,st=(e,t)=>t.chosen??(Tu(e)?[]:null),Ks=e=>({source:e,target:null,aboard:0,cargo:{}}),Qs=(e,t)=>({...e,...Ks(t)});function _a(e,t,n){let{view:s}=e,o=s.owner[n]===s.viewer,r=st(e,t);if(r)return{local:o?{...t,chosen:Xs(r,n)}:t};let a=yt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Gt(e,a)}:{local:{...t,verb:a.verb,target:n}};if(o)return{local:Qs(t,n===t.source?null:n)};if(!a)return{local:t};let i=ha.find(p=>qn(e).some(d=>d.verb===p&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=ha.includes(a.verb)?a.verb:"attack",u=Ve[c]?a.about??0:null;return{local:t,message:Gt(e,{...a,verb:c,about:u,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Xs=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function $a(e,t,n){let{menu:s}=I(e),o=yt(e,t);if(n==="Escape")return{local:{...Qs(t,null),chosen:null}};if(n.toLowerCase()==="e"&&s.end_turn)return{local:{...t,chosen:st(e,t)??[]}};if(n==="Enter"){let r=st(e,t);return{local:t,message:r?Gs(e,r):Gt(e,o)}}return n<"1"||n>"9"||!o?null:{local:{...t,amounts:{...t.amounts,[o.verb]:Number(n)}}}}function Ma(e,t){let{view:n}=e,s=`${n.round}/${n.turn}/${n.viewer}`;if(s!==t.turn||!I(e).menu.end_turn)return{...Us,turn:s,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Qs(t,null),a=yt(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(u=>n.owner[u]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function Sa(e,t){let{view:n}=e,{last:s={source:null,target:null}}=n,o={legal:[],targets:[],source:null,target:null,last:s,badges:Nu(e,t)},r=st(e,t);if(r)return{...o,pointed:r,last:{source:null,target:null}};let a=yt(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...o,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return o}function Nu(e,t){let{view:n}=e,s=st(e,t);if(s){let o=n.next_troops?.[n.viewer??-1]??0;return Ys(o,s).map((r,a)=>[s[a],`+${r}`])}return t.good===null?[]:Zs(e).flatMap(([o,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[o,`${a}`]))}function Zs({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function Ea({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[s,o]of n)t.set(s,(t.get(s)??0)+o);return[...t].sort(([n],[s])=>n-s)}var In={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},Ca=["armoury","airfield","shipyard"],[qu,Pu]=[.55,.9];function Iu({planes:e=[],ships:t=[],levels:n=[]},s,o){return[["plane",e[s]],["ship",t[s]],["wall",n[0]?.[s]],...o<Pu?[]:Ca.map((a,i)=>[a,n[i+1]?.[s]])].filter(([,a])=>a>0)}function Aa(e,t,n,s,o){let r=cn(s,o),a=Math.max(8.4,r.least/s),i=.7*Math.max(a*.95,r.least/s),c=s>=qu,u=Object.fromEntries(Object.keys(In).map(d=>[d,[]])),p=[];return e.countries.forEach(({label:[d,g]},f)=>{let m=Iu(t,f,s);if(!m.length)return;let y=m.map(([,_])=>a+(c&&_>1?a*.1+i*String(_).length:0)+1.5),b=y.reduce((_,M)=>_+M,0),[k,x]=[r.grown+2.6+a/2,r.grown+2.6],w=[[d-b/2,g-k],[d-b/2,g+k],[d+x,g],[d-x-b,g]],v=w.map(([_,M])=>[_,M-a/2,_+b,M+a/2]),[S,T]=w[kr(e,$s(r),Ms(n),v)];m.forEach(([_,M],L)=>{let A=[S+a/2,T];u[_].push(...ut(In[_]).map(j=>j.map(([R,H])=>[A[0]+R*a/20,A[1]+H*a/20]))),c&&M>1&&p.push({at:[S+a+.6,T],text:String(M)}),S+=y[L]})}),[...Du(e,t,r,s),...["plane","ship","wall",...Ca].flatMap(d=>[Oa(`${d}-under`,u[d],e,s,!0),Oa(d,u[d],e,s,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:p.map(d=>d.at[0]),y:p.map(d=>d.at[1]),text:p.map(d=>d.text),textposition:"middle right",textfont:{family:Ce,weight:700,size:Math.max(a*s*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function Oa(e,t,n,s,o){let r=o?Math.max(2.6*s,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...he(t),fill:"toself",hoveron:"fills",fillcolor:o?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function Du(e,t,n,s){let o=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[Ws][i]??0)/Math.max(t.armies[i],1):0;return c>0?[Ru(a,n.grown+1.5/s,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...pe(o),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*s,3.4)),r("war-free",e.palette.covered,Math.max(2.4*s,2))]}function Ru([e,t],n,s){let o=Math.max(3,Math.round(28*s));return Array.from({length:o+1},(r,a)=>{let i=2*Math.PI*s*(a/o);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Yt=["troop","plane","ship"],Js=["wall","armoury","airfield","shipyard"];function Kt(e,t=""){let n=V("path",{d:In[e],fill:"currentColor"});return V("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var La=(e,t)=>t.map(([n,s])=>`${s} ${e.things?.good[n]}`).join(", "),ot=({board:e},t)=>t===null?"":e.countries[t].name,Vu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Xe(e,t,()=>{if(!I(e).menu.end_turn)return[Ze(e,t)];let n=st(e,e.local);return n?Xu(e,n,t):[...Wu(e,t),Ku(e),Qu(e)]})};function Hu({view:e}){let t=J(e.lang),n=Yt.map((s,o)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[o][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((s,o)=>s||!o?[l("span",{title:e.things?.aim[o]},Kt(Yt[o]),l("b",{},s))]:[]))}function Bu({view:e,send:t}){let n=J(e.lang),s=Object.entries(e.routines??{}).filter(([,r])=>r),o={again:n.as_before,gather:n.all_gather};return s.length?l("div",{class:"teg-buttons"},...s.map(([r,a])=>$(`routine-${r}`,`${o[r]} (${a})`,()=>t(Wo(e,r))))):null}function Wu(e,t){let{view:n,local:s,patch:o}=e,r=J(n.lang),a=yt(e,s),i=Pn(e,s.source),c=I(e).forms,u=n.owner.flatMap((p,d)=>p===n.viewer&&Pn(e,d).length?[d]:[]);return[Hu(e),Bu(e),eo(e,"source",t.source,u,s.source,p=>o(Ks(p)),t),s.source===null&&l("p",{class:"teg-hint"},r.choose),s.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(p=>$(`verb-${p}`,c[p].label,()=>o({verb:p,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(p===a?.verb)}))),...a?Fu(e,a,t):[]]}function eo(e,t,n,s,o,r,a){let i=s.map(c=>({value:String(c),text:ot(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es"));return ne(t,n,i,o===null?"":String(o),c=>r(c===""?null:Number(c)),a.choose)}function Fu(e,t,n){let{view:s,local:o,patch:r,send:a}=e,i=J(s.lang),{names:c,forms:u}=I(e),p=Ve[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=Gt(e,t),f=m=>r({verb:t.verb,amounts:{...o.amounts,[t.verb]:m}});return[l("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&eo(e,"target",n.target,t.targets,t.target,m=>r({verb:t.verb,target:m}),n),p&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":p},...t.abouts.map(m=>$(`${p}-${m}`,c[p]?.[m]?.[1]??String(m),()=>r({verb:t.verb,about:{...o.about,[t.verb]:m}}),{"aria-pressed":String(m===t.about)}))),Uu(e,t),t.most>1&&l("div",{},...mt(t.amount,[1,t.most],f,n)),t.load&&Yu(e,t,t.load),Gu(e,t),l("div",{class:"teg-buttons"},$(`act-${t.verb}`,`${u[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(g),{class:"teg-main",disabled:!g}))]}function Uu({view:e},{verb:t,source:n,about:s,amount:o}){let{prices:r,levels:a=[]}=e;if(s===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[s]:r.installation[s][a[s][n]])??[]).map(([u,p])=>[u,p*Math.max(o,1)]);return l("p",{class:"teg-hint"},`${J(e.lang).each_costs} ${La(e,c)}`)}function Gu({view:e},{verb:t,source:n,target:s,amount:o,about:r}){let a=J(e.lang);if(s===null)return null;if(t==="attack"){let{hits:u,block:p,defence:d,conquered:g,lost:f,destroyed:m}=ka(e,n,s,o);return l("p",{class:`war-forecast ${g?"war-good":""}`},l("b",{},g?a.conquers:a.holds),` ${u} ${a.hits}${p?` − ${Math.min(p,u)} (${a.stops})`:""} ${g?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${f}, ${a.loses} ${m}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=va(e,t==="strike_air"?wa:Fs,n,s,o);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Yu(e,t,{room:n,used:s,troops:o,aboard:r,goods:a,cargo:i,sizes:c}){let{view:u,local:p,patch:d}=e,g=J(u.lang);if(!o&&!a.length)return null;let f=y=>i.find(([b])=>b===y)?.[1]??0,m=(y,b,k,x,w,v)=>l("li",{},l("span",{},b,l("small",{},` /${x}`)),l("b",{},k),$(`${y}-less`,"−",()=>v(k-1),{disabled:k<1,"aria-label":`${y} −1`}),$(`${y}-more`,"+",()=>v(k+1),{disabled:k>=x||s+w>n,"aria-label":`${y} +1`}),$(`${y}-most`,"⇥",()=>v(Math.min(x,k+Math.floor((n-s)/w))),{disabled:k>=x||s+w>n,"aria-label":`${y} max`}));return l("div",{class:"war-load"},l("h5",{},`${g.cargo}: `,l("span",{class:s>n?"teg-out":null},`${s} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&o>0&&m("aboard",g.aboard,r,o,u.troop_size??1,y=>d({aboard:y})),...a.map(([y,b])=>m(`cargo-${y}`,u.things?.good[y],f(y),b,c[y],k=>d({cargo:{...p.cargo,[y]:k}})))))}function Ku({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},J(e.lang).locked)}function Qu({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},$("end",J(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function Xu(e,t,n){let{view:s,secret:o,patch:r,send:a}=e,i=J(s.lang),c=s.next_troops?.[s.viewer??-1]??0,u=Ys(c,t),p=ya(e),d=(o?.delivery??[]).filter(y=>s.owner[y]===s.viewer),g=Gs(e,t),f=y=>r({chosen:y}),m=s.owner.flatMap((y,b)=>y===s.viewer&&!t.includes(b)?[b]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},p.length>1&&$("deliver-borders",i.borders,()=>f(p[0])),p.length>0&&$("deliver-all",i.all,()=>f(p[p.length-1])),d.length>0&&$("deliver-before",i.before,()=>f(d))),eo(e,"source",n.place,m,null,y=>y!==null&&f([...t,y]),n),l("ul",{class:"teg-list"},...t.map((y,b)=>l("li",{},l("span",{},ot(e,y)),l("b",{},`+${u[b]}`),$(`drop-${y}`,"×",()=>f(Xs(t,y)),{"aria-label":`${ot(e,y)} ×`})))),l("div",{class:"teg-buttons"},s.phase==="orders"&&$("back-to-orders",i.back,()=>r({chosen:null})),$("act-end_turn",i.end_now,()=>a(g),{class:"teg-main",disabled:!g}))]}var Zu={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,s=J(n.lang);return t===null?K(s.place,l("p",{class:"teg-hint"},s.look)):K(s.place,l("p",{class:"war-name"},N(n,n.owner[t]),l("b",{},ot(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),ep(e,t))}};function Ju({view:e},t){let{things:n}=e,s=[...n?.aim.slice(1,3)??[],...n?.installation??[]],o=[e.planes?.[t]??0,e.ships?.[t]??0,...Js.map((a,i)=>e.levels?.[i][t]??0)],r=[...Yt.slice(1),...Js];return l("p",{class:"war-idle"},...o.flatMap((a,i)=>a?[l("span",{},Kt(r[i],s[i]),l("b",{},a))]:[]))}function ep(e,t){let{view:n}=e,s=J(n.lang),o=[n.armies,n.planes??[],n.ships??[]],r=Yt.flatMap((c,u)=>{let[p,d]=[o[u][t],n.ready?.[u][t]??0];if(!p&&u)return[];let g=p-d;return[l("tr",{},l("th",{scope:"row"},Kt(c),` ${n.things?.aim[u]}`),l("td",{},l("b",{},p)),l("td",{},g>0&&`${g} ${s.busy}`))]}),a=Js.flatMap((c,u)=>{let p=n.levels?.[u][t]??0;return p?[l("tr",{},l("th",{scope:"row"},Kt(c),` ${n.things?.installation[u]}`),l("td",{},l("b",{},p)),l("td",{},s.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},s.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),tp(e,t))}function tp(e,t){let{view:n,secret:s}=e,o=J(n.lang);if((s?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||s&&n.owner[t]===s.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${o.stock}: ${o.hidden_stock}`);let i=Zs(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${o.stock}: `,i.length?La(n,i):o.no_stock)}function np(e,t){let{view:n,secret:s,local:o,patch:r}=e;if(!s)return[];let a=J(n.lang),i=Ea(e),c=(s.delivery??[]).map(u=>ot(e,u)).join(", ");return[s.objective&&l("h5",{},t.objective),s.objective&&l("p",{class:"teg-objective"},s.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([u,p])=>$(`good-${u}`,l("span",{},`${n.things?.good[u]} `,l("b",{},p)),()=>r({good:o.good===u?null:u}),{"aria-pressed":String(o.good===u),disabled:!!s.stocks?.pooled}))),i.length?!s.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${s.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var sp=(e,t)=>({...t,secret:J(e.lang).lock_title,secret_show:J(e.lang).show}),ja=ht(np),op={draw:(e,t)=>ja.draw(e,sp(e.view,t)),depends:e=>[ja.depends(e),e.local.good]},rp={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},$("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),J(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(s=>l("li",{},s))))},ap={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,s=n.battle;if(!s)return null;let o=J(n.lang),r=l("p",{},l("b",{},ot(e,s.source))," → ",l("b",{},ot(e,s.target))),[a,i]=s.losses;if(s.kind==="weapon_fired"){let p=[...n.things?.unit??[],...n.things?.installation??[]],d=s.destroyed.flatMap((g,f)=>g?[`${g} ${p[f]}`]:[]);return K(o.last,r,l("p",{},`${n.things?.weapon[s.weapon]}: ${o.destroyed} ${d.join(", ")||o.none}.`),de("WAR-9.8"))}let c=s.kind==="land_attack",u=c?0:s.unit;return K(o.last,r,l("p",{class:"war-fight"},Kt(Yt[u]),l("b",{},s.sent),` ${o.sent} · `,l("b",{},s.hits),` ${o.hits}`,s.block>0&&` · ${s.block} ${o.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[s.aim]})`,s.wall>0&&` · ${n.things?.installation[0]} −${s.wall}`),de(c?"WAR-6.3":"WAR-9.5"),s.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},Ta={start:{...Us},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Vu,place:Zu,secret:op,goals:rp,battle:ap},renew:(e,t)=>({local:Ma(e,t)}),click:_a,key:$a,marks:Sa,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[Ju(e,n)]}),keys:"keys_wargame",stays:!0,traces:Aa};var ip={teg:fa,tgm:ma,reconquista:Gr,wargame:Ta,eggar:Dr};function Dn(e){return ip[e??""]??Rr}var lp=350;function to(e,t,n){if(!n)return;e.hidden=!1;let s=t.getBoundingClientRect(),[o,r]=[n.x-s.left,Math.min(Math.max(n.y-s.top,0),s.height)],a=Math.min(Math.max(o-e.offsetWidth/2,4),s.width-e.offsetWidth-4),i=r>s.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function Na({card:e,frame:t},n,s,o){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},u=(g,f=lp)=>{c(),r=s.group(g),r?.classList.add("teg-lit"),i=setTimeout(()=>p(g),f)},p=g=>{a=g;let{board:f,view:m}=n(),y=re(m)?m:null,b=y?o(g):{};if(!b)return;let{lines:k=[],instead:x=[]}=b,w=x.length?x:[up(f,y,g)];e.replaceChildren(...cp(f,y,g),...k,...w);let v=s.pixel(f.countries[g].label);to(e,t,v)};return{point:u,hide:c,again:()=>a>=0&&p(a)}}function za(e,t,n){if(t&&t.owner[n]>=0)return N(t,t.owner[n]);let s=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:s}})}function cp(e,t,n){let{name:s,continent:o}=e.countries[n],r=D(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},s),l("small",{},e.continents[o]?.name??"")),l("p",{},za(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function up(e,t,n){let s=D(t?.lang??"es");return l("p",{class:"teg-borders"},`${s.borders}: `,...e.countries[n].neighbours.map(o=>l("span",{},za(e,t,o),e.countries[o].name,(t?.armies[o]??-1)>=0&&l("b",{},` ${t?.armies[o]}`))))}function qa(e,t,n,s){let o,r=null,a=!1,i=()=>{clearTimeout(o),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:u})=>{if(i(),a=!1,s(),u.length>1)return;let p=r=u[0];o=setTimeout(()=>a=n(p),500)},c),e.addEventListener("touchmove",({touches:[u]})=>{r&&Math.hypot(u.clientX-r.clientX,u.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",u=>{r&&u.preventDefault()},c),e.addEventListener("touchend",u=>{i(),a&&u.cancelable&&u.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function Pa(e,t,n){let s=null,o=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?o(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&s&&n(c.apart/s.apart,s,c),s=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function Va(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var pp=new Set(["x","y","fillcolor","line.color","line.width"]),dp=new Set(["x","y","text","textposition"]),gp=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function Ha(e,t,n,s,o){let r=s.traces.map((a,i)=>{let c=n[a],u=e.querySelector(`.trace${c.uid}`),p=Object.keys(s.update).filter(d=>s.update[d][i]!==void 0);return u&&fp(t[a],c,u,p,o)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function fp(e,t,n,s,o){let r=c=>s.every(u=>c.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&s.length===1&&s[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(pp))return()=>no(t,n,o);if(t.mode==="text"&&r(dp))return()=>so(e,t,n,o);let i=n.querySelectorAll(".point");return t.mode==="markers+text"&&r(gp)&&i.length===t.x.length?()=>xp(e,t,n,i):null}function no(e,t,n){let s=mp(e,n),o=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let u=t.querySelector(".fills"),p=u?.querySelector(".js-fill")??u?.appendChild(V("g")).appendChild(V("path",{class:"js-fill"}));p?.setAttribute("d",s),Object.assign(p?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=V("path",{class:"js-line","clip-path":o,d:s,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function mp({x:e,y:t},n){let s="",o="M";for(let r=0;r<e.length;r++)e[r]===null?o="M":(s+=`${o}${n.x(e[r])},${n.y(t[r])}`,o="L");return s}var hp={left:"end",center:"middle",right:"start"},Ia=1.3,He=(e,t)=>Array.isArray(e)?e[t]:e;function Da({x:e,y:t,text:n,textposition:s="middle center",textfont:o}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:He(s,a),size:He(o.size,a),color:He(o.color,a)}]:[])}var Ra=({text:e,x:t,y:n,place:s})=>`${t} ${n} ${s} ${e}`;function so(e,t,n,s){let{family:o,weight:r=400,style:a="normal"}=t.textfont,i=b=>{let k=b.text.split("<br>"),[x,w]=[s.x(b.x),s.y(b.y)],v={fontFamily:o,fontSize:`${b.size}px`,fontWeight:r,fontStyle:a,fill:b.color,whiteSpace:"pre"},S=(k.length-1)*Ia+1,T=V("text",{x,y:w,"text-anchor":hp[b.place.split(" ")[1]],style:v});return k.length===1?T.textContent=b.text:T.append(...k.map((_,M)=>V("tspan",{class:"line",x,y:w,dy:`${M*Ia}em`},_))),V("g",{class:"textpoint",transform:`translate(0,${b.size*(.75-S/2)})`},T)},c=n.querySelector(".text");if(!c)return;let[u,p]=[Da(e),Da(t)],d=[...c.children],g=new Map(d.length===u.length?u.map((b,k)=>[Ra(b),d[k]]):[]),f=p.map(b=>g.get(Ra(b))),m=new Set(f);for(let b of d)m.has(b)||b.remove();let y=c.firstElementChild;p.forEach((b,k)=>{let x=f[k]??i(b);x===y?y=y.nextElementSibling:c.insertBefore(x,y)})}function xp(e,t,n,s){let o=n.querySelectorAll("text"),r=({marker:i,textfont:c},u)=>({point:{fill:He(i.color,u),stroke:He(i.line.color,u),strokeWidth:`${He(i.line.width,u)}px`},number:{fontSize:`${He(c.size,u)}px`,fill:He(c.color,u)}}),a=(i,c,u)=>{for(let p of Object.keys(u))u[p]!==c[p]&&(i.style[p]=u[p])};s.forEach((i,c)=>{let[u,p]=[r(e,c),r(t,c)];a(i,u.point,p.point),a(o[c],u.number,p.number),e.text[c]!==t.text[c]&&(o[c].textContent=t.text[c])})}function Ba(e,{width:t,height:n,plot_bgcolor:s},o){if(e.some(a=>a.fillpattern))return null;let r=V("rect",{width:t,height:n,style:{fill:s}});return V("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>bp(a,o)))}function bp(e,t){let n=V("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>V("g",{class:r}))),{mode:s,marker:o}=e;return s==="lines"&&no(e,n,t),o?.opacity&&n.querySelector(".points")?.append(...wp(e,t)),s.endsWith("text")&&so({...e,text:[]},e,n,t),n}function wp({x:e,y:t,marker:{size:n,color:s,line:o}},r){let a=(u,p)=>Array.isArray(u)?u[p]:u,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((u,p)=>{if(u===null)return[];let d={fill:a(s,p),stroke:a(o.color,p),strokeWidth:`${a(o.width,p)}px`};return[V("path",{class:"point",transform:`translate(${r.x(u)},${r.y(t[p])})`,d:c,style:d})]})}var yp=1500,kp=600,vp=640,_p={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Fa(e,t,n){let s=e,o=[],r=null,a="",i=new AbortController,c=0,u=!1,p=!1,d,g=Wa([1,1],Je()),f,m=Promise.resolve(),y=k=>{let[x]=k.points??[],{uid:w=""}=o[x?.curveNumber]??{};if(w===_n)return x.pointNumber;let v=Er.exec(w);return v?Number(v[1]):-1},b={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Je(),type(k){t=k,a=""},look(k){k.times===b.window.times&&k.left===b.window.left&&k.top===b.window.top||(b.window=k,b.onZoom())},reveal(k){r&&b.look(Mr(r,b.window,k))},async draw(k,x,w,v,S){e.style.aspectRatio=`${k.width} / ${k.height}`;let T=(c||=e.clientWidth)||vp,_=b.window,M=(S.drawing??Or)(k,x,w,_.times*T/k.width,S.traces,t).map(Va),L=`${T} ${v} ${_.times} ${_.left} ${_.top}`,A=r===k&&o.length===M.length&&a===L,j=A?jr(o,M):null,R=Cr(k,v,T,_),H=async()=>{d??=await n(),await d.react(s,M.map($p),R,_p),u=!1,p||b.take()};if(await m,i.signal.aborted)return;clearTimeout(f);let Y=o,F=r===null;[o,r,a]=[M,k,L],g=Wa([T/k.width,R.height/k.height],_),!p&&b.sketch(Ba(M,R,g))||j&&Ha(s,Y,M,j,g)?u=!0:!A||u&&j?await H():j&&await d.restyle(s,j.update,j.traces),u&&(f=setTimeout(async()=>{let W=f;d??=await n(),f===W&&!i.signal.aborted&&(m=H())},p?yp:kp)),F&&b.listen(S)},sketch(k){return e.querySelector(".teg-sketch")?.remove(),k&&e.append(k),k!==null},take(){if(p=!0,b.sketch(null),i.signal.aborted)return b.purge();s.on("plotly_hover",k=>{let x=y(k);x>=0&&b.onHover(x)}),s.on("plotly_unhover",()=>b.onLeave())},listen(k){window.addEventListener("mousedown",x=>{if(!e.contains(x.composedPath()[0]))return;x.shiftKey&&(x.stopPropagation(),x.preventDefault());let w=b.at(x),v=b.window,S=b.point(x),T=v.times>1&&S&&!(k.drag&&w>=0),_=L=>{let A=e.getBoundingClientRect(),j=(r?.width??0)/v.times/A.width,[R,H]=[x.clientX-L.clientX,x.clientY-L.clientY];r&&Math.hypot(R,H)>=8&&b.look(ys(r,v,R*j,H*j))};T&&!x.button&&window.addEventListener("mousemove",_);let M=L=>{window.removeEventListener("mousemove",_);let A=Math.hypot(L.clientX-x.clientX,L.clientY-x.clientY)<8;w>=0&&A&&b.onClick(w,L),w>=0&&!A&&!T&&b.onDrag(w,b.at(L))};x.button||window.addEventListener("mouseup",M,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",x=>{let w=b.point(x);!(x.ctrlKey||x.metaKey)||!r||!w||(x.preventDefault(),x.stopPropagation(),b.look(et(r,b.window,Math.exp(-x.deltaY/250),w)))},{capture:!0,passive:!1,signal:i.signal}),qa(e,i.signal,x=>{let w=b.at(x);return w>=0&&b.onHold(w),w>=0},()=>b.onLeave()),Pa(e,i.signal,(x,w,v)=>{let[S,T]=[b.point(w),b.point(v)];r&&S&&T&&b.look(ys(r,et(r,b.window,x,T),S[0]-T[0],S[1]-T[1]))})},resized(k){return!k||Math.abs(k-c)<1?!1:(c=k,!0)},pixel([k,x]){if(!r)return null;let w=e.getBoundingClientRect();return{x:w.left+(k-g.window.left)*g.unit[0],y:w.top+(x-g.window.top)*g.unit[1]}},at(k){let x=b.point(k);return x&&r?r.countries.findIndex(w=>To(w.polygons,x)):-1},point({clientX:k,clientY:x}){if(!r)return null;let w=e.getBoundingClientRect();return[g.window.left+(k-w.left)/g.unit[0],g.window.top+(x-w.top)/g.unit[1]]},group(k){return e.querySelector(`.tracec${k}`)},purge(){i.abort(),clearTimeout(f),p&&d.purge(s)}};return b}function Wa([e,t],n){let s=[e*n.times,t*n.times],o=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:s,window:n,x:o(n.left,s[0]),y:o(n.top,s[1])}}function $p(e){return structuredClone(e)}var Mp=12;function Qt(e,t){let n=s=>s.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Xt(e,t){let n=D(t),[s,o]=e.losses.map(p=>p.toLocaleString(t,{maximumFractionDigits:1})),r=Ep(e,t,n),{once:a,conquest:i}=e,c=(p,d)=>[l("b",{},Qt(p,t)),` ${d}. `],u=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...u,`${n.odds_losses}: ${s} – ${o}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(p=>p.text).join("; ")},...r.map(({text:p,span:d,height:g})=>l("span",{title:p},l("i",{style:{height:g}}),l("small",{},d)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(p=>p!==!1)}function Sp({left:e}){let t=Math.max(Math.ceil(e.length/Mp),1),n=[];for(let s=0;s<e.length;s+=t){let o=e.slice(s,s+t);n.push([o[0][0],o[o.length-1][0],o.reduce((r,a)=>r+a[1],0)])}return n}function Ep(e,t,n){let s=Sp(e),o=Math.max(...s.map(r=>r[2]));return s.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${Qt(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/o,.02).toFixed(4)})`}})}var Ua={draw:({view:e,odds:t},n)=>t&&K(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Xt(t,e.lang)),depends:({odds:e})=>e};var oo={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Op=Object.keys(oo);function Ga({battle:e,last:t},n){let[s,o,r]=oo[n]??oo.quick;return e||t.source!==null&&t.target!==null?s:t.target===null?r:o}function Zt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Rn(e,t){let n=Zt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Ke(e,"action"):null}}var Ya={draw:Cp,depends:({view:e,pace:t})=>[t,Rn(e,t.auto).pauses,Zt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function Cp({view:e,now:t,pace:n,pause:s,setSpeed:o,send:r},a){if(!e.seats.some(u=>u.bot))return null;let{pauses:i}=Rn(e,n.auto),c=u=>u==="end"&&e.people?.length?"until_mine":`until_${u}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),$("pause",l("span",{},Me(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),s,{class:!i&&Zt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:u=>o(u.target.value)},...Op.map(u=>l("option",{value:u,selected:u===n.speed},a[u])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(u=>$(`until-${u}`,a[c(u)],()=>r(Ke(t(),u)),{disabled:!Zt(e)}))))}function Ka({view:e,pace:t}){if(t.speed==="at_once"||!Zt(e)||e.step<e.steps||e.last.target===null)return null;let s=e.news.filter(o=>o.step===e.step).slice(0,2).map(o=>l("p",{},o.seat!==null&&N(e,o.seat),o.text));return s.length?l("div",{},...s):null}var Ap=2e3,jp=15,Qa=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function ro(e,t,n){let s=t.length===2?"arrows":"marks",o=c=>t.every((u,p)=>c[p]===u),r=e[s]??[],a=r.find(o),i=r.filter(c=>!o(c));return Hn({...e,[s]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function Lp(e,t,n){let s=t.trim();if(typeof e.say!="object")return Hn({...e,say:s});let{[n]:o,...r}=e.say,a=s?{...r,[n]:s}:r;return Hn({...e,say:Object.keys(a).length?a:""})}var Vn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Hn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Xa={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:s},o)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,u]=[Vn(r.say,a),Vn(r.ask,a)],p=[...r.arrows??[],...r.marks??[]],d=({target:f})=>f.value.trim()!==c&&t(Ot(e,Lp(r,f.value,a))),g=l("textarea",{"data-key":"say",rows:2,maxlength:Ap,"aria-label":o.comment,change:d,focus:()=>n.auto&&e.goes_on&&s()});return g.textContent=c,l("div",{class:"teg-note"},u&&l("p",{},l("b",{},u)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:o.draw_how},c?o.comment_change:o.comment_add),g),p.length>0&&$("wipe",o.wipe,()=>t(Ot(e,Hn({...r,arrows:[],marks:[]}))))))}};function Za(e){let t=V("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=o=>e.countries.findIndex(r=>r.name===o),s=(o,r,a)=>V("path",{class:`teg-${a} teg-tone-${o}`,d:r.map(i=>`M${i.map(([c,u])=>`${c.toFixed(1)},${u.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(o,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(o.arrows??[]).map(([p,d,g="good"])=>s(g,ln(e,n(p),n(d)),"drawn-arrow")),u=(o.marks??[]).map(([p,d="good"])=>s(d,[ct(e.countries[n(p)].label,jp)],"drawn-mark"));t.replaceChildren(...u,...c)}}}function Ja(e,t,{may:n,over:s,done:o},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let u=g=>[...new Set([c,t(g)])].filter(f=>f>=0),p=g=>s(u(g),Qa(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",p,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?o(u(g),Qa(g)):s([],""))};window.addEventListener("mousemove",p,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function Tp(e){let t=new Map;for(let[n,s]of e)t.set(s,[...t.get(s)??[],n]);return[...t]}function Np({board:e,view:t},n){if(!t.since)return null;let{lost:s,won:o,taken:r,cards:a,pacts:i}=t.since,c=m=>m===null?null:l("span",{},N(t,m),t.seats[m].name),u=(m,y)=>y.length>0&&l("span",{},l("b",{},`${m}: `),...Tp(y).flatMap(([b,k],x)=>[`${x?"; ":""}${k.map(w=>e.countries[w].name).join(", ")} (`,c(b),")"]),". "),p=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([m,y],b)=>[b?", ":"",c(m),` ${y}`]),"."),d=(m,y)=>y&&l("p",{},l("b",{},`${m}: `),y),g=[u(n.since_lost,s),u(n.since_won,o),p],f=K(n.since,g.some(Boolean)&&l("p",{},...g),d(n.cards,a),d(n.pacts,i));return f.classList.add("teg-since"),f}var ei={draw:Np,depends:({view:e})=>e.since};function ti(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([s,,o])=>o===null?[]:[[o,s]]);return n.length?{...e,arrows:n}:e}var ni=90,zp=0,si={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:s,example:o,names:r}=e.throw,a=`teg-throw-${zp+=1}`,i=d=>d.key==="Enter"&&u(d),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${s}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),u=d=>{d.preventDefault(),c.value.trim()&&t(Bo(e,c.value))},p=o.length>ni?`${o.slice(0,ni)}…`:o;return queueMicrotask(()=>{let d=c.closest(".teg"),g=c.getRootNode().activeElement;d&&g&&(g===d||d.contains(g)&&!g.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),K(n.throw,l("form",{class:"teg-throw",submit:u},l("label",{},l("span",{},s),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([d,g])=>l("option",{value:d,label:g===d?null:g}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:o},p)))}};var ao=({step:e,seat:t,before:n,after:s},o,r)=>`${o.step} ${e}: ${t} ${Qt(n,r)} → ${Qt(s,r)}`;function oi(e,[t,n],s,o,r){let a=e.filter(({step:c})=>c>=t&&c<=n),i=c=>(c-t)/Math.max(n-t,1);return a.length>0&&l("span",{class:"teg-turns",role:"group","aria-label":o.turns},...a.map((c,u)=>{let p=ao(c,o,r),d=`calc(8px + (100% - 16px) * ${i(c.step).toFixed(5)})`;return $(`turn-${c.step}`,String(u+1),()=>s(c.step),{title:p,"aria-label":`${o.turn_point} ${u+1}. ${p}`,style:{left:d}})}))}var qp={timeline:{draw:Ip,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Ya,lines:rr,note:Xa,hint:{draw:Dp,depends:({view:e,hint:t,secret:n,game:s})=>[e.viewer,e.to_move,e.over,t,s.curtain&&n===null]},banner:{draw:Vp,depends:({view:e})=>[e.over,e.seats]},turn:{draw:Hp,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:ei,throw:si,refusal:{draw:Bp,depends:({refusal:e})=>e},odds:Ua,battle:{draw:Wp,depends:({view:e})=>e.battle},seats:{draw:Fp,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:Gp,depends:({view:e})=>e.news}};function ri(e,t=!1,n=!1){let s=null,o=[],r={...qp,places:Ho()},a=i=>{let c=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:i.sections[g]??r[g],drawn:""}),u=(t?[]:i.side.flatMap(g=>g==="turn"?[g,"throw"]:g)).map(c),p=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(c),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(c);e.timeline.replaceChildren(...d.map(g=>g.slot)),e.side.replaceChildren(...u.map(g=>g.slot)),e.below.replaceChildren(...p.map(g=>g.slot)),s=i,o=[...d,...u,...p]};return i=>{i.game!==s&&a(i.game);let c=D(i.view.lang);for(let u of o){let p=u.section.steady?[]:[i.view.line,i.view.step],d=JSON.stringify([i.view.lang,...p,u.section.depends(i)]);u.drawn!==d&&(u.drawn=d,Pp(u.slot,u.section.draw(i,c)))}}}function Pp(e,t){let n=e.getRootNode(),s=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!s)return;(e.querySelector(`[data-key="${s}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function Ip({view:e,turns:t,send:n,go:s,by:o},r){let{step:a,steps:i,lang:c}=e,u=e.memory,p=(f,m,y,b,k=()=>s(b))=>$(f,Me(m),k,{title:y,"aria-label":y,disabled:Se(e,b)===null}),d=l("output",{class:"teg-counter"},`${a}/${i}`),g=l("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:f=>d.textContent=`${f.target.value}/${i}`,change:f=>s(f.target.valueAsNumber)});return l("div",{class:"teg-timeline"},u&&l("span",{class:"teg-group"},p("first","first",r.first_step,0),p("back","back",r.back,a-1,()=>o(-1)),p("forward","forward",r.forward,a+1,()=>o(1)),p("last","last",r.last_step,i)),u&&l("span",{class:"teg-slider"},g,oi(t.filter(f=>f.line===e.line),[0,i],s,r,c)),u&&d,e.undoing!=="off"&&l("span",{class:"teg-group"},$("undo",`↶ ${r.undo}`,()=>n(fn(e)),{disabled:!e.undo,title:"U"}),u&&$("redo",`↷ ${r.redo}`,()=>n(mn(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(f=>$(`lang-${f}`,f,()=>n(f===c?null:or(f)),{"aria-pressed":String(f===c)}))))}function Dp({view:e,hint:t,secret:n,game:s,send:o},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||s.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},$("hint",r.advice_ask,()=>o(Yo(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function Rp(e,t,n,s){let{bot:o,name:r}=e.seats[t],a=ls.includes(o??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${s.level} ${r}`,change:i=>n(Ko(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},o),...ls.map(i=>l("option",{value:i,selected:i===o},s[i])))}function Vp({view:e},t){if(!e.over)return null;let{winners:n,reason:s,objectives:o}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},N(e,i),e.seats[i].name))),l("span",{},s),o.length>0&&l("h5",{},t.objectives),...o.map(([i,c])=>l("p",{},N(e,i),`${e.seats[i].name}: ${c}`)))}function Hp({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],s=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",s&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(o=>l("li",{},l("b",{},o.armies),` ${o.source}`))))}function Bp({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),$("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),de(e.clause)):null}function Wp({board:e,view:t},n){let s=t.battle;if(!s||s.source===null||s.target===null)return null;let o=Do(s.attack,s.defence),r={attack:t.seats[s.seat],defence:t.seats[s.defender]},[a,i]=s.losses,c=(p,d)=>pt(d[p],d.winner===p?"won":d.winner?"lost":"idle",r[p].color,r[p].ink),u={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},N(t,s.seat),e.countries[s.source].name),l("span",{}),l("span",{},N(t,s.defender),e.countries[s.target].name),...o.flatMap(p=>[c("attack",p),l("b",{class:"teg-versus"},p.winner?u[p.winner]:""),c("defence",p)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),s.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function Fp({view:e,game:t,send:n},s){let o=e.seats.map(i=>t.columns?.(i,s)??i.facts),r=o.reduce((i,c)=>c.length>i.length?c:i),a=[["",s.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?Up(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${s.dead}`},N(e,c),i.name,c===e.first&&l("small",{title:s.first}," ①"),c===e.viewer&&l("small",{title:s.viewer}," ◂"),i.bot&&Rp(e,c,n,s)),...r.map(([u,p])=>l("td",{title:p},o[c].find(d=>d[0]===u)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:s.continent_cards},...i.continent_cards.map(u=>l("span",{},u))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>Me(i)?[l("span",{},Me(i),` ${c.toLowerCase()}`)]:[])))}function Up(e,t){let n=Me(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function Gp({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(s=>l("li",{class:s.step===e.step?"teg-new":null},s.seat===null?l("i",{class:"teg-dot teg-none"}):N(e,s.seat),l("span",{},s.text," ",de(s.clause))))):l("p",{class:"teg-hint"},t.no_news))}function ai(e,t,n,s){let o=null,r=()=>{e.get("step")!==o&&(o=null)};return e.on("change:step",r),s.push(()=>e.off("change:step",r)),{now(){let a=t();return o===null||o===a.step?a:{...a,step:o,branches:[]}},goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(o=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();o===a&&(e.get("step")!==a&&e.set("step",a),o=null)}}}function ii(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),s=l("div",{class:"teg-here",hidden:!0}),o=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(v,S)=>l("button",{type:"button","data-key":v},S),[u,p,d]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],g=l("div",{class:"teg-tools"},u,p,d),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),m=l("details",{class:"teg-card teg-whole"}),y=l("p",{class:"teg-keys"}),b=l("div",{class:"teg-frame"},n,e,s,i,a,r,o),k=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),x=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},x,k,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},b,f,l("div",{class:"teg-top"},t.timeline,g),t.below,m,y),t.side)),places:t,map:n,caption:f,events:m,busy:r,act:i,card:a,wide:u,closer:p,further:d,keys:y,frame:b,notice:x,said:k,here:s,heard:o}}var Yp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},li=2;function ci(e,t,n){let s=Yp[n];if(!s)return t;let[o,r]=e.countries[t].label,a=i=>{let c=i.map(p=>{let[d,g]=[e.countries[p].label[0]-o,e.countries[p].label[1]-r],[f,m]=[d*s[0]+g*s[1],Math.abs(d*s[1])+Math.abs(g*s[0])];return p!==t&&f>0&&m<=li*f?Math.hypot(f,li*m):1/0}),u=Math.min(...c);return u<1/0?i[c.indexOf(u)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var Kp=15e3,Qp=250,ui=new Set(["undo","redo","step","level"]);function pi(e,{root:t,notice:n,busy:s},o,r,a){let i,c,u=!1,p=0,d=!1,g=null,f=null,m=Array.from(crypto.getRandomValues(new Uint32Array(3)),_=>_.toString(36)).join("-"),y=`${m}!`,b=`${m}?`,k=()=>t.hasAttribute("data-busy"),x=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(x);let w=()=>{i=setTimeout(()=>{let _=S.presence();if(_==="busy"||u&&_!=="unknown")return w();x(),r.unanswered()},Kp)},v=()=>{let _=D(o()?.lang),M=S.presence();t.dataset.kernel!==M&&(t.dataset.kernel=M),(M==="gone"||M==="away")&&x(),n.hidden=M!=="gone"&&M!=="away",$t(n,n.hidden?"":_[M==="gone"?"kernel_gone":"kernel_away"]),$t(s,M==="busy"&&!u?_.kernel_busy:_.busy)},S=fe(e,v,a),T=(_,M)=>{if(_!==p)return;let L=M?.content?.execution_state;L==="idle"&&x(),u||=L==="busy",v(),r.freed()};return{names:{own:m,driver:y,aside:b},free:x,tell:v,busy:k,there:()=>n.hidden,send(_,M=m){if(!_||n.hidden&&(d||!k())&&r.goes(_))return;if(k()){d&&(g=_);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",_.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),Qp),u=!1,d=M===y,d||(f=_);let L=++p;v(),w();let A=j=>T(L,j);S.send({..._,nonce:M},Object.assign(()=>{},{iopub:{status:A}}))},ask(_){S.send({..._,nonce:b})},write:S.write,kept(){let _=g;g=null;let{line:M,step:L}=o();return _&&ui.has(_.kind)?{..._,line:M,step:L}:_},keep(){let _=f!==null&&ui.has(f.kind);return _&&(g=f),_}}}var Xp=250,Zp=4,Bn=1.5,di={page:11,class:18},Jp=250;function Wn({model:e,el:t,board:n,manner:s,part:o}){let r=[],a=Za(n),i=ii(a.svg),{root:c}=i;t.append(l("style",{},ve),c);let u=null,p=null,d=null,g=Dn(e.get("view")?.game),f=g.start,m="",y=0,b=me(),k=rn(c);c.append(k.box);let x=s==="pick",w=x||s==="look"||e.get("face")==="look";w&&(c.dataset.face="look"),w&&s&&(i.events.hidden=!0),c.style.setProperty("--teg-ratio",String(n.width/n.height));let v=Fa(i.map,di.page,async()=>(await o("plotly")).default),S=it(t,()=>j.ask({kind:"still"}),r),T=ri(i.places,w,!!s),_=ed(e),M=()=>({board:n,view:g.shown?.(_(),u)??_(),secret:u}),L=()=>{p={code:"no_answer",clause:null,text:D(_().lang).no_answer},te()},A=ai(e,_,h=>j.write(h),r),j=pi(e,i,_,{freed:()=>q(),unanswered:L,goes:h=>A.goes(h)},r),{own:R,driver:H,aside:Y}=j.names,{send:F}=j,Q=(h,O=_().line)=>F(Se(A.now(),h,O)),W=h=>Q(A.now().step+h),oe,ce=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),ze=()=>ce().auto&&!!_()?.goes_on&&j.there(),Be=()=>ze()&&ce().speed==="at_once",E=h=>j.write(h),z=()=>{let{pauses:h,message:O}=Rn(_(),ce().auto);h===ce().auto&&E({auto:!h}),h||F(O)},q=()=>{if(clearTimeout(oe),j.busy())return;let h=j.kept();if(h)return F(h);ze()&&(c.setAttribute("data-going",""),!(!Yn||!Be()&&(vt||en))&&(oe=setTimeout(()=>F(Ke(_(),"action"),H),Ga(_(),ce().speed))))},U=new Map,B=h=>{let O=g.fight?.(M(),f,h);if(!O||!j.there())return null;let C=_t=>n.countries[_t].name,[G,X]=[O.sources.map(C),C(O.target)],ue=[...G,X].join();return U.has(ue)||(U.set(ue,null),j.ask(Fo(_(),G,X))),U.get(ue)??null},Z=h=>{h!==f&&(f=h,te())},We=h=>Z({...f,...h}),ge=h=>h?(h.refusal&&(p=h.refusal,te()),Z(h.local),F(h.message??null),!0):!1,Fe=()=>{u=null,te()},Ue=()=>{p=null,te()},Jt=!1,vt=!1,en=!1,Yn=0,po=-1/0,go,te=()=>{if(vt||Jt)return;vt=!0;let h=Be()?po+Jp-performance.now():0;h>0?go=setTimeout(fo,h):queueMicrotask(fo)},fo=async()=>{if(!en){for(en=!0;vt&&!Jt;)vt=!1,await _i();en=!1,!Jt&&(po=performance.now(),ze()||c.removeAttribute("data-going"),q())}},_i=async()=>{let h=_(),O=re(h)?h:null;j.tell(),Mi(D(h?.lang)),i.further.disabled=v.window.times===1,O&&Si(O),c.dataset.theme=b?"dark":"light";let C=O&&{...M(),way:y,odds:B(null),turns:e.get("turns")??[],pace:ce(),now:_,go:Q,by:W,game:g,local:f,refusal:p,hint:d,set:Z,patch:We,send:F,click:Xn,cover:Fe,dismiss:Ue,pause:z,setSpeed:Ei};C&&T(C),await v.draw(n,O&&M().view,O?nd(ti(g.marks(M(),f),O),d):td,b,g),mo(),Oi(C&&Ka(C),h),Zn(),$i(),O&&vo.show(O),O&&(c.dataset.step=String(O.step)),O&&S(`${O.line}/${O.step}/${O.steps}/${O.lang}`),c.dataset.seq=String(++Yn)},mo=()=>{let h=w||!ho().length?e.get("selected")??[]:[],{note:O={},lang:C}=_()??{};i.caption.textContent=[e.get("caption"),w&&Vn(O.say,C)].filter(Boolean).join(`
`),i.caption.hidden=!i.caption.textContent;let[G,X]=[e.get("marks")??[],e.get("arrows")??[]],ue=h.filter(es=>!x||!G.some(([zi])=>zi===es)),_t={...O,marks:[...O.marks??[],...G,...ue.map(es=>[es,"chosen"])],arrows:[...O.arrows??[],...X]};a.draw(_t,v.window)},ho=()=>{let h=_();if(w||g.curtain||!re(h)||h.viewer===null)return[];let O={...M(),secret:null},{source:C,target:G}=g.marks(O,f),X=C===null?g.fight?.(O,f,null):null;return X?[...X.sources,X.target].map(ue=>n.countries[ue].name):C===null||!Object.values(h.menu).some(ue=>ue.some(_t=>_t[0]===C))?[]:[C,G].flatMap(ue=>ue===null?[]:[n.countries[ue].name])},xo="",$i=()=>{let h=ho();h.join()!==xo&&(xo=h.join(),j.write({selected:h}))},bo=()=>{let h=e.get("size")==="class"?"class":"page";c.dataset.size=h,v.type(di[h]),te()},Kn=[],Mi=h=>{if(Kn[0]===h&&Kn[1]===g)return;Kn=[h,g];let O=[["wide",i.wide],["zoom_in",i.closer],["zoom_out",i.further]];for(let[C,G]of O)G.title=h[C],G.setAttribute("aria-label",h[C]);c.setAttribute("aria-label",h.map),i.map.setAttribute("aria-label",h.walk),i.keys.textContent=`${h[g.keys??"keys"]} ${h.keys_map}`},wo={line:"",step:-1},Si=h=>{let{line:O,step:C}=wo;if(wo={line:h.line,step:h.step},O!==h.line||C===h.step)return;let G=h.news.filter(X=>X.step>Math.min(C,h.step-1));(G.length||i.said.firstChild)&&i.said.replaceChildren(...G.slice(-Zp).map(X=>l("p",{},X.text)))},Ei=h=>E({speed:h}),Oi=(h,O)=>{i.act.hidden=!h,i.act.replaceChildren(...h?[h]:[]),h&&(c.dataset.beat=String(O.step%2),to(i.act,i.frame,v.pixel(n.countries[O.last.target].label)))},yo=()=>{j.free();let h=_();if(!re(h))return te();A.shown(),Dn(h.game)!==g&&(g=Dn(h.game),f=g.start);let O=Ci(h);y=Qo(h),U=new Map,p=h.error??null,d&&(d.step!==h.step||d.seat!==h.viewer)&&(d=null),k.close(),be.hide(),ge(g.renew(M(),f)),O&&(g.curtain||g.stays)?F(Ee):O&&!Be()&&j.ask(Ee),te(),q()},tn=!1,Ci=h=>{let O=`${h.line}/${h.step}/${h.steps}/${h.viewer}`;if(O===m)return!1;let C=u!==null&&u.seat===h.viewer;m=O;let G=h.people?.length===1;return tn=(g.curtain?C||G:C&&(G||!!g.stays))&&h.viewer!==null&&!h.over,(!tn||g.curtain)&&(u=null),tn},Ai=h=>{if(h?.nonce===Y&&h.kind==="events")return vo.hear(h);if(h?.nonce===Y&&h.kind==="odds")return U.set([...h.sources,h.target].join(),h),be.again(),te();if(h?.nonce===Y&&h.kind==="private"&&u?.seat===h.seat&&h.step===_().step)return u=h,ge(g.renew(M(),f)),te();if(h?.nonce!==R&&h?.nonce!==H)return;j.free();let O=h.kind==="refused"&&h.code==="stale_step";if(O&&h.nonce===H||O&&ze()&&j.keep())return q();if(h?.kind==="clause")return k.show(h,D(_().lang));if(h?.kind==="refused"&&(p=h),h?.kind==="refused"&&h.nonce===H&&E({auto:!1}),!tn&&u?.step!==_().step&&(u=null),h?.kind==="private"){let C=_();u=h.step===C.step&&(C.people?.includes(h.seat)??!0)?h:null,ge(g.renew(M(),f))}else h?.kind==="hint"?d=h.step===_().step&&h.seat===_().viewer?h:null:h&&g.hear&&(f=g.hear(M(),f,h));te()};rt(e,"change:view",yo,r),rt(e,"change:lines",te,r);for(let h of["auto","speed","turns"])rt(e,`change:${h}`,te,r);for(let h of["caption","marks","arrows","selected"])rt(e,`change:${h}`,()=>Yn&&mo(),r);rt(e,"change:size",bo,r),rt(e,"change:window",()=>Mo(),r),rt(e,"msg:custom",Ai,r);let be=Na(i,M,v,h=>{let O=B(h),C=g.facts?g.facts(M(),f,h):{};return O&&C?{...C,instead:Xt(O,_().lang)}:C}),Qn={country:-1,time:0},ko=h=>{let O=e.get("selected")??[],[C,G]=[x?O.filter(X=>X!==h):[],O.includes(h)];j.write({selected:G?C:[...C,h]}),x&&(i.heard.textContent=`${h}: ${D(_().lang)[G?"unmarked":"marked"]}`)},vo=ir(i.events,{view:()=>A.now(),ask:j.ask,go:Q},r);c.addEventListener("click",h=>{let O=h.target,C=O.closest("[data-clause]");k.box.contains(O)||k.close(),C&&(k.from(C),F(sr(C.dataset.clause??"")))});let Xn=(h,O=!1)=>{j.busy()||!re(_())||(p&&Ue(),ge(g.click(M(),f,h,O)))};v.onClick=(h,O)=>{if(O?.button)return;let C=performance.now(),G=h===Qn.country&&C-Qn.time<Xp;if(Qn={country:h,time:C},!(G||j.busy()||!re(_()))){if(be.hide(),w)return ko(n.countries[h].name);Xn(h,!!O?.shiftKey)}},v.onDrag=(h,O)=>{O<0||h===O||j.busy()||!re(_())||ge(g.drag?.(M(),f,h,O)??null)},v.onHover=h=>{be.point(h),g.hover&&re(_())&&Z(g.hover(M(),f,h))},v.onLeave=be.hide;let _o=(h,O)=>F(Ot(_(),ro(_().note,h.map(C=>n.countries[C].name),O)));Ja(i.map,v.at,{may:()=>!w&&re(_())&&_().memory,over:(h,O)=>a.draw(h.length?ro(_().note,h.map(C=>n.countries[C].name),O):_().note,v.window),done:_o},r),v.onHold=h=>be.point(h,0),on(c,(h,O)=>O===i.map&&Li(h)?!0:re(_())&&Ti(h.key,h.shiftKey)),we(c,r);let ae=-1,nn=-1,Zn=()=>{let h=ae<0?null:v.pixel(n.countries[ae].label);if(i.here.hidden=!h||c.querySelector(".teg-map:focus")===null,!h)return;let O=i.frame.getBoundingClientRect();Object.assign(i.here.style,{left:`${h.x-O.left}px`,top:`${h.y-O.top}px`})},ji=h=>{ae=h,v.reveal(n.countries[h].label),Zn(),be.point(h);let O=M().view,C=D(O.lang),G=[n.countries[h].name,un(M(),g,h,C),is(g.marks(M(),f),h,C)];i.heard.textContent=G.filter(Boolean).join(". ")},Li=({key:h,shiftKey:O})=>{if(!re(_()))return!1;if(h.startsWith("Arrow")&&!O){let C=g.marks(M(),f),G=[C.source,...C.legal,...C.targets,0].find(X=>X!==null)??0;return ji(ae<0?G:ci(n,ae,h)),!0}if((h==="Enter"||h===" ")&&ae>=0)return w?ko(n.countries[ae].name):Xn(ae,O),!0;if((h==="*"||h===">")&&ae>=0&&_().memory){let C=h===">"&&nn<0;return C||_o(h==="*"||nn===ae?[ae]:[nn,ae],"good"),nn=C?ae:-1,!0}return!1},Jn=!1;i.map.addEventListener("pointerdown",()=>Jn=!0,{capture:!0}),i.map.addEventListener("focus",()=>{Jn?c.focus({preventScroll:!0}):Zn()}),i.map.addEventListener("blur",()=>{i.here.hidden=!0,be.hide()});let $o=()=>setTimeout(()=>Jn=!1);window.addEventListener("pointerup",$o,!0),r.push(()=>window.removeEventListener("pointerup",$o,!0));let Ti=(h,O)=>{let C=A.now();if(h==="Escape"&&k.close())return!0;if(h==="+"||h==="="||h==="-")return v.look(et(n,v.window,h==="-"?1/Bn:Bn)),!0;if(h==="Home")return v.look(Je()),!0;if(!C.memory&&h.startsWith("Arrow")||w&&!h.startsWith("Arrow"))return!1;let G=C.branches.length-1;if(h==="ArrowLeft")F(Se(C,O?Zo(C):C.step-1));else if(h==="ArrowRight"&&O)F(Se(C,Jo(C)));else if(h==="ArrowRight")F(Xo(C,y));else if(h==="ArrowUp"||h==="ArrowDown"){let X=h==="ArrowDown";G<0?F(Se(C,X?C.steps:0)):y=Math.min(Math.max(y+(X?1:-1),0),G),te()}else if(h.toLowerCase()==="u")F(fn(C));else if(h.toLowerCase()==="r"&&C.memory)F(mn(C));else if(h.toLowerCase()==="p"&&C.seats.some(X=>X.bot))z();else return ge(g.key(M(),f,h));return!0};i.wide.addEventListener("click",()=>c.classList.toggle("teg-wide")),v.onZoom=()=>{be.hide(),te();let{times:h,left:O,top:C}=v.window;`${e.get("window")}`!=`${[h,O,C]}`&&j.write({window:[h,O,C]})};let Mo=()=>{let[h,O,C]=e.get("window")??[1,0,0];v.look({times:h,left:O,top:C})};i.closer.addEventListener("click",()=>v.look(et(n,v.window,Bn))),i.further.addEventListener("click",()=>v.look(et(n,v.window,1/Bn)));let Ni=ke(()=>{b=me(),te()}),So=new ResizeObserver(()=>{k.place(),v.resized(i.map.clientWidth)&&te()});return So.observe(i.map),r.push(Ni,()=>So.disconnect(),()=>clearTimeout(oe),()=>clearTimeout(go),be.hide,v.purge),c.tegPixel=h=>{let O=n.countries.findIndex(C=>C.name===h);return O<0?null:v.pixel(n.countries[O].label)},bo(),(e.get("window")?.[0]??1)!==1&&Mo(),yo(),()=>{Jt=!0,r.forEach(h=>h())}}function ed(e){let t=[],n;return()=>{let s=[e.get("view"),e.get("lines")];return s.some((o,r)=>o!==t[r])&&(t=s,n=re(s[0])?{...s[0],lines:s[1]??[]}:s[0]),n}}var td={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function nd(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function rt(e,t,n,s){e.on(t,n),s.push(()=>e.off(t,n))}var sd=15e3,od=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,Fn=e=>e.split(`
`).map(t=>l("p",{},...t.split(od).map((n,s)=>s%2?l("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),io={true:"✓",false:"✗",null:"…"};function lo({model:e,el:t,board:n,part:s}){let o=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),E=>E.toString(36)).join("-"),c=l("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),u=l("header",{}),p=l("div",{class:"teg-asked"}),d=l("div",{class:"teg-asked"}),g=l("section",{class:"teg-task"},u,p,c,d),f=l("div",{class:"teg-task-board"}),m=l("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},l("div",{class:"teg-both"},g,f)),y=rn(m);m.append(y.box),t.append(l("style",{},ve),m),we(m,o);let b=fe(e,()=>b.presence()==="gone"&&T(D(a()).kernel_gone),o),k=it(t,()=>b.send({kind:"still"}),o),x="",w=!1,v,S=(E,z={})=>{x="",w=!0,clearTimeout(v),v=setTimeout(()=>T(D(a()).no_answer),sd),b.send({kind:"exercise",do:E,at:r().at,...z,nonce:i})},T=E=>{clearTimeout(v),[w,x]=[!1,E],W()},_={board:"",manner:"",stop:()=>{}},M=E=>{let z=[];return{get:q=>e.get(q),set:(...q)=>e.set(...q),save_changes:()=>e.save_changes(),send:(...q)=>e.send(...q),widget_manager:e.widget_manager,on(q,U){let B=(...Z)=>e.get("board")===E&&U(...Z);z.push([q,U,B]),e.on(q,B)},off(q,U){for(let[B,Z,We]of z)B===q&&Z===U&&e.off(q,We)}}},L=async()=>{let{kind:E,pick:z,board:q}=r(),U=E==="play"?"play":z?"pick":"look",B=e.get("board");if(_.board===B&&_.manner===`${q}${U}`||(_.stop(),f.replaceChildren(),f.hidden=!q,m.classList.toggle("teg-alone",!q),_={board:B,manner:`${q}${U}`,stop:()=>{}},!q))return;let Z=_,We=A===B?n:await s("board");Z!==_||j||(Z.stop=Wn({model:M(B),el:f,board:We,manner:U,part:s}))},A=e.get("board"),j=!1,R=ts(r(),i,Y),H=-1;function Y({entry:E}={}){E!==void 0&&S("entry",{entry:E}),W()}let F=()=>{w||!R.ready()||(S("check",{answer:R.value()}),W())},Q=E=>{let{at:z,dots:q,shut:U}=r();E<0||E>z&&U||E>q.length||S("go",{stop:E})},W=()=>{let E=r(),z=an(a());E.at!==H&&(H=E.at,R=ts(E,i,Y)),R.renew(E,e.get("selected")??[]);let q=m.getRootNode().activeElement,U=q&&g.contains(q)&&q.getAttribute("data-key");m.lang=a(),m.setAttribute("aria-label",E.title||z.exercise),m.dataset.theme=me()?"dark":"light",m.dataset.size=e.get("size")??"page",m.dataset.at=String(E.at),m.toggleAttribute("data-done",!!E.done),u.replaceChildren(...ce(E,z)),p.replaceChildren(l("div",{class:"teg-task-text"},...Fn(E.task)),...R.draw(z));let B=x?{right:null,text:x,clause:""}:E.verdict??null;c.dataset.right=String(B?.right??null),c.hidden=!B,c.dataset.said!==JSON.stringify([B,E.at,E.tried?.length])&&(c.dataset.said=JSON.stringify([B,E.at,E.tried?.length]),c.replaceChildren(...B?oe(B):[])),d.replaceChildren(...ze(E,z)),U&&(g.querySelector(`[data-key="${CSS.escape(U)}"]:not([disabled])`)??m).focus({preventScroll:!0}),k(`${E.at}/${E.tried?.length}/${E.moves}/${a()}`),L()},oe=({right:E,text:z,clause:q})=>[l("b",{},io[String(E)])," ",...Fn(z).map(U=>l("span",{},...U.childNodes)),...q&&!z.includes(q)?[" ",l("button",{type:"button",class:"teg-chip","data-clause":q},q)]:[]],ce=(E,z)=>{let q=E.dots.map((B,Z)=>l("li",{},$(`dot-${Z}`,io[{right:"true",wrong:"false"}[B]??""]??(B?"•":""),()=>Q(Z),{class:`teg-stop teg-stop-${B||"new"}`,"aria-label":`${z.stop} ${Z+1}${B?`: ${z[B]}`:""}`,"aria-current":Z===E.at?"step":null,disabled:Z>E.at&&E.shut}))),U=E.dots.length>1;return[l("h4",{},E.title||(E.kind==="tell"?z.look:z[E.kind])),U&&l("ol",{class:"teg-stops","aria-label":z.progress},...q),$("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():m.requestFullscreen(),{class:"teg-full",title:z.full,"aria-label":z.full,hidden:!document.fullscreenEnabled})].filter(B=>B instanceof HTMLElement)},ze=(E,z)=>{let q=E.dots.length>1||!E.last,U=E.kind!=="tell",B=E.kind==="play",Z=[U&&!B&&$("check",z.check,F,{class:"teg-main",disabled:w||!R.ready()}),B&&$("undo",`↶ ${z.undo}`,()=>S("undo"),{disabled:!E.moves}),B&&$("again",z.again,()=>S("again"),{disabled:!E.moves}),U&&$("hint",z.hint,()=>S("hint"),{disabled:!E.more}),U&&$("solution",z.solution,()=>S("solution"),{disabled:!!E.solution||!E.solvable})],We=[q&&$("before",z.before,()=>Q(E.at-1),{disabled:E.at===0}),q&&$("next",z.next,()=>Q(E.at+1),{disabled:E.last||E.shut,class:E.done||!U?"teg-main":""})],ge=E.tried??[];return[U&&E.shut&&!E.last&&l("p",{class:"teg-hint"},z.your_turn),l("div",{class:"teg-steps"},l("div",{class:"teg-buttons"},...Z),q&&l("div",{class:"teg-buttons"},...We)),...(E.hints??[]).map((Fe,Ue)=>l("div",{class:"teg-given"},l("b",{},`${z.hint} ${Ue+1}`),...Fn(Fe))),E.solution&&l("div",{class:"teg-given teg-solved"},...Fn(E.solution)),ge.length>0&&l("details",{open:ge.length<4},l("summary",{"data-key":"tried"},`${z.tried}: ${ge.length}`),l("ol",{class:"teg-tried"},...ge.map(([Fe,Ue])=>l("li",{"data-right":String(Ue)},`${io[String(Ue)]} ${Fe}`))))].filter(Fe=>Fe instanceof HTMLElement)},Be=(E,z)=>{e.on(E,z),o.push(()=>e.off(E,z))};Be("change:told",W);for(let E of["size","selected"])Be(`change:${E}`,W);return Be("msg:custom",E=>{E?.nonce===i&&(clearTimeout(v),w=!1,E.kind==="clause"&&y.show(E,D(a())),E.kind==="refused"&&(x=E.text),W())}),m.addEventListener("click",E=>{let z=E.target;if(f.contains(z))return;y.box.contains(z)||y.close();let q=z.closest("[data-clause]");q&&(y.from(q),S("clause",{name:q.dataset.clause??""}))}),on(m,({key:E},z)=>{if(E==="Escape")return y.close();let q=R.keys(E,z);return q||z.matches("input, textarea")?q:E==="PageDown"||E==="ArrowRight"?(Q(r().at+1),!0):E==="PageUp"||E==="ArrowLeft"?(Q(r().at-1),!0):!1}),g.addEventListener("keydown",E=>{E.key!=="Enter"||!E.target.matches("input")||(E.preventDefault(),F())}),o.push(ke(W),()=>clearTimeout(v)),W(),()=>{j=!0,_.stop(),o.forEach(E=>E())}}var rd=500,ad=40,gi=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Un(e,t,n){let{write:s}=fe(e,()=>{},n),o=null,r=!1;n.push(()=>r=!0);let a=c=>{let u=fe(c,()=>{},n).write,p=()=>t.forEach(g=>gi(e.get(g),c.get(g))||e.set(g,c.get(g))),d=g=>()=>gi(e.get(g),c.get(g))||u({[g]:e.get(g)});for(let g of t){let f=d(g);c.on(`change:${g}`,p),e.on(`change:${g}`,f),n.push(()=>(c.off(`change:${g}`,p),e.off(`change:${g}`,f)))}o=u,p()};return(async()=>{let c=e.get("leader")?.slice(10);for(let u=0;c&&u<ad&&!r;u++){let p=await e.widget_manager?.get_model?.(c).catch(()=>null);if(p&&!r)return a(p);await new Promise(d=>setTimeout(d,rd))}})(),c=>(o??s)(c)}var id=80;function fi(e,t,n){let s=Array.from(crypto.getRandomValues(new Uint32Array(3)),b=>b.toString(36)).join("-"),o=null,r="",a="",i=null,c,u=l("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:s}),g=b=>{[r,o,i]=[b,null,null],f(),d()},f=()=>{let b=D(e.get("lang")),k=e.get("seats"),[x,w]=[e.get("may_ask")??[],e.get("alone")];if(a!==p()){let M=a==="";a=p(),r&&(!w||!x.some(L=>k[L].name===r))&&([r,o]=[null,null]),clearTimeout(c),c=setTimeout(d,M?0:id)}let v=(M,...L)=>$(`know-${M||"all"}`,l("span",{},...L),()=>g(M),{"aria-pressed":String(r===M)}),S={seats:k},T=u.getRootNode().activeElement?.getAttribute?.("data-key"),_=u.contains(u.getRootNode().activeElement);u.replaceChildren(l("h4",{},b.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":b.know_whose},v("",b.know_all),...x.map(M=>v(k[M].name,N(S,M),w?k[M].name:`${b.curtain_me} ${k[M].name}`)),r!==null&&r!==""&&!w&&$("know-cover",b.secret_hide,()=>g(null))),...i?[l("p",{class:"teg-hint",role:"alert"},i.text)]:[],...o?m(o,k,b):r===null?[l("p",{class:"teg-hint"},b.know_covered)]:[]),_&&T&&u.querySelector(`[data-key="${T}"]`)?.focus({preventScroll:!0})},m=({seat:b,rows:k},x,w)=>{let v={seats:x},S=x.findIndex(A=>A.name===b),T=A=>l("td",{},...A.length?A.flatMap((j,R)=>[R?` ${w.or} `:"",l("span",{class:"teg-who"},N(v,j),x[j].name)]):["?"]),_=k.filter(([,A])=>A.length===1&&A[0]!==S).length,M=k.filter(([,A,j])=>A.length===1&&A[0]===S&&j.length!==1).length,L=S<0?`${w.know_sure_all}: ${k.filter(([,,A])=>A.length===1).length}`:`${w.know_sure}: ${_}. ${w.know_hidden}: ${M}`;return[e.get("aid")?l("p",{},L):l("p",{class:"teg-hint"},w.know_no_aid),k.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":w.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},w.place),S>=0&&l("th",{scope:"col"},`${b} ${w.know_knows}`),l("th",{scope:"col"},w.know_all))),l("tbody",{},...k.map(([A,j,R])=>l("tr",{},l("th",{scope:"row"},t.countries[A].name),S>=0&&T(j),T(R)))))):l("p",{class:"teg-hint"},w.know_nothing)]};return{root:u,traits:["line","steps","seats","may_ask","alone","aid"],draw:f,hear:b=>{b?.nonce!==s||b.kind==="knowledge"&&(b.seat!==r||b.line!==e.get("line")||b.step!==Math.min(e.get("step"),e.get("steps")))||(b.kind==="knowledge"?[o,i]=[b,null]:b.kind==="refused"&&([o,i]=[null,b]),f())}}}function mi(e,t,n){let s=new Map(t.countries.map((m,y)=>[m.name,y])),o=m=>n.lead({selected:m}),r=l("select",{"data-key":"odds-from",change:()=>o(r.value?[r.value]:[])}),a=l("select",{"data-key":"odds-to",change:()=>o(a.value?[r.value,a.value]:[r.value])}),i=[l("span"),l("span")],c=l("div",{class:"teg-told",role:"status"}),u=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},i[0],r),l("label",{},i[1],a)),c),p=(m,y,b)=>{let k=v=>l("option",{value:t.countries[v].name},t.countries[v].name),x=v=>y.filter(S=>(t.countries[S].continent??-1)===v),w=(t.continents??[]).map((v,S)=>({name:v.name,options:x(S).map(k)}));m.replaceChildren(l("option",{value:""},b),...w.filter(v=>v.options.length).map(v=>l("optgroup",{label:v.name},...v.options)),...x(-1).map(k))},[d,g]=["",""];return{root:u,traits:["selected","odds"],draw:()=>{let m=e.get("lang"),y=D(m),[b="",...k]=e.get("selected")??[],x=e.get("odds")??{},[w,v]=[`${m}/${b}`,k.at(-1)??""];w!==d&&(d=w,i[0].textContent=y.source,i[1].textContent=y.target,p(r,[...t.countries.keys()],y.choose),p(a,t.countries[s.get(b)??-1]?.neighbours??[],y.choose)),[r.value,a.value,a.disabled]=[b,v,!b];let S=JSON.stringify([m,x]);if(S===g)return;g=S;let T=x.target?`${y.odds}: ${x.sources.join(", ")} → ${x.target}`:y.odds,_="conquest"in x?Xt(x,m):[l("p",{class:"teg-hint"},x.target?y.odds_none:y.odds_choose)];c.replaceChildren(K(T,..._))}}}var co={odds:mi,knowledge:fi};function hi({model:e,el:t,board:n}){let s=[],o=e.get("face"),r=Un(e,["line","step",...o==="odds"?["selected"]:[]],s),a=co[o](e,n,{...fe(e,()=>{},s),lead:r}),i=l("p",{class:"teg-caption","aria-live":"polite"}),c=l("div",{class:"teg teg-follower",role:"group","data-face":o},a.root,i);t.append(l("style",{},ve),c),we(c,s);let u=()=>{c.dataset.size=e.get("size"),c.dataset.step=String(e.get("step")),i.textContent=e.get("caption"),a.draw()},p=(g,f)=>{e.on(g,f),s.push(()=>e.off(g,f))};for(let g of["step","lang","size","caption",...a.traits])p(`change:${g}`,u);a.hear&&p("msg:custom",a.hear);let d=()=>{c.dataset.theme=me()?"dark":"light"};return d(),s.push(ke(d)),u(),()=>s.forEach(g=>g())}var ld=["yes","number","range","chance"];function xi({model:e,el:t}){let n=[],s=l("div",{class:"teg teg-guess",role:"group"});t.append(l("style",{},ve),s),we(s,n);let o=it(t,()=>{},n),r=null,a="",i=!1,c=e.get("asks")||"yes",[u,p,d]=["","",50],g=()=>{[i,a]=[!1,D(e.get("lang")).kernel_gone],y()},f=fe(e,()=>f.presence()==="gone"&&g(),n),m=S=>{[i,a]=[!0,""],y(),f.send({kind:"bet",bet:S})},y=()=>{let S=an(e.get("lang"));s.dataset.theme=me()?"dark":"light",s.lang=e.get("lang"),s.setAttribute("aria-label",S.guess),s.replaceChildren(l("h4",{},S.guess),l("p",{class:"teg-task-text"},e.get("question")),...r?w(r,S):b(S)),o(`${!!r}`)},b=S=>{let T=e.get("asks")?[]:ld.map(_=>{let M=l("input",{type:"radio",name:"teg-bet","data-key":`kind-${_}`,change:()=>(c=_,y(),k(_))});return M.checked=_===c,l("label",{},M," ",S[`kind_${_}`])});return[...T.length?[l("fieldset",{class:"teg-ways"},l("legend",{class:"teg-unseen"},S.how),...T)]:[],l("div",{class:"teg-buttons"},...x(S)),l("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?S.working:a)]},k=S=>s.querySelector(`[data-key="kind-${S}"]`)?.focus(),x=S=>{if(c==="yes")return[$("yes",S.yes,()=>m(!0),{disabled:i}),$("no",S.no,()=>m(!1),{disabled:i})];let T=()=>m(c==="chance"?`${d} %`:c==="range"?[u,p]:u),_=(A,j,R,H)=>{let Y=l("input",{type:"text","data-key":A,"aria-label":j,placeholder:j,maxlength:60,autocomplete:"off",input:F=>H(F.target.value)});return Y.value=R,Y.addEventListener("keydown",F=>F.key==="Enter"&&T()),Y},M=l("output",{},`${d} %`),L=l("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":S.kind_chance,input:A=>{d=A.target.valueAsNumber,M.textContent=`${d} %`}});return[...c==="chance"?[L,M]:[],...c==="number"?[_("number",S.kind_number,u,A=>u=A)]:[],...c==="range"?[_("from",S.from,u,A=>u=A),_("to",S.to,p,A=>p=A)]:[],$("bet",S.bet,T,{class:"teg-main",disabled:i})]},w=({bet:S,result:T,judged:_,hit:M,score:L},A)=>[l("dl",{class:"teg-came"},l("dt",{},A.you_said),l("dd",{},S),l("dt",{},A.came_out),l("dd",{},T)),l("p",{class:"teg-verdict",role:"status","data-right":String(M)},_),l("p",{class:"teg-hint"},L)],v=S=>{if(S?.kind==="came")r=S.came;else if(S?.kind==="refused")a=S.text;else return;i=!1,y()};e.on("msg:custom",v);for(let S of["question","lang"])e.on(`change:${S}`,y);return n.push(ke(y),()=>e.off("msg:custom",v),()=>["question","lang"].forEach(S=>e.off(`change:${S}`,y))),y(),f.send({kind:"show"}),()=>n.forEach(S=>S())}var cd=24;function bi(e){let t=null,n=null,s=[],o=0,r=l("div",{class:"teg-entry teg-entry-head",role:"row"}),a=(...p)=>p.map(d=>l("span",{role:"gridcell"},d)),i=p=>{let{first:d,round:g,seat:f,kind:m,text:y}=n,b=t,k=f[p]<0?"":l("span",{},N(b,f[p]),b.seats[f[p]].name);return l("div",{class:"teg-entry",title:y[p]},...a(d+p,g[p],k,b.kinds[m[p]]??m[p],y[p]))},c=p=>n&&e(Math.min(Math.max(p,n.first),n.end),n.line),u=xn({height:cd,label:"",head:r,draw:i,pick:p=>c((n?.first??0)+p),move:p=>c(o+p)});return{root:l("div",{class:"teg-log"},u.root),tell(p,d,g,f){let m=[p,d,g,f];m.every((y,b)=>y===s[b])||(s=m,t=p,n=gt(p,d,g),r.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(y=>l("span",{role:"columnheader"},y))),u.root.setAttribute("aria-label",f.log),u.fill(n.text.length,Number(getComputedStyle(u.root).getPropertyValue("--teg-type"))||1),u.show(-1),u.show(o-n.first))},show(p){o=p,u.show(p-(n?.first??0))},stop:u.stop}}var[kt,Gn]=[1e3,100],wi=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function ud(e,t){let n=r=>+(kt*r/Math.max(e.length-1,1)).toFixed(2),s=r=>+(Gn*(1-r/Math.max(t,1))).toFixed(2),o=`M0 ${s(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(o+=`H${n(r)}V${s(e[r])}`);return`${o}H${kt}`}function yi(e,t,n){let s={d:e,"stroke-dasharray":wi[n%wi.length]};return[V("path",{...s,class:"teg-halo"}),V("path",{...s,class:"teg-line-of",stroke:t})]}var pd=13;function dd(e,t){let n=e.slice();for(let s=1;s<n.length;s++)n[s]=Math.max(n[s],n[s-1]+t);for(let[s,o]=[n.length-1,100];s>=0;s--,o-=t)n[s]=Math.min(n[s],o);return n}function ki(e){let t=null,n=null,s=[],o=0,r=[],a=null,[i,c]=["",""],u=l("div",{class:"teg-races"}),p=l("div",{class:"teg-standing","aria-live":"off"}),d=l("div",{class:"teg-race",tabindex:0,role:"slider"},u,p),g=l("ol",{class:"teg-turn-list"}),f=l("div",{},d,g),m=[],y=[],b=M=>Math.round(Math.min(Math.max(M,n?.first??0),n?.end??0)),k=M=>n&&e(b(M),n.line),x=()=>Math.max((n?.text.length??1)-1,1),w=M=>{let L=M.currentTarget.getBoundingClientRect();k((n?.first??0)+(M.clientX-L.left)/L.width*x())},v=M=>{let[L,{counts:A,first:j}]=[t,n],R=L.seats.length,H=L.seats.map((W,oe)=>A.map(ce=>ce[M*R+oe]??0)),Y=H.reduce((W,oe)=>oe.reduce((ce,ze)=>Math.max(ce,ze),W),1),F=l("div",{class:"teg-cursor"});m.push(F);let Q=l("div",{class:"teg-plot",pointerdown:W=>{W.button||(Q.setPointerCapture(W.pointerId),w(W))},pointermove:W=>Q.hasPointerCapture(W.pointerId)&&w(W)},V("svg",{viewBox:`0 -2 ${kt} ${Gn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},V("path",{class:"teg-grid",d:`M0 ${Gn}H${kt}M0 ${Gn/2}H${kt}M0 0H${kt}`}),...H.flatMap((W,oe)=>yi(ud(W,Y),L.seats[oe].color,oe))),...r.map((W,oe)=>l("i",{class:"teg-turned","data-turn":oe+1,style:{left:`${100*(W.step-j)/x()}%`}})),F,l("b",{class:"teg-most"},Y));return l("figure",{},l("figcaption",{},L.measures[M][1]),l("div",{class:"teg-plot-row"},Q,T(L,H.map(W=>W.at(-1)??0),Y)))},S=()=>{m=[],g.hidden=!r.length,g.setAttribute("aria-label",a?.turns??""),g.replaceChildren(...r.map(A=>l("li",{},$(`turn-${A.step}`,ao(A,a,t.lang),()=>k(A.step)))));let M=t,{measures:L}=M;u.replaceChildren(...L.map((A,j)=>v(j)),L.length?"":l("p",{class:"teg-hint"},c)),y=M.seats.map(()=>l("b")),p.replaceChildren(...M.seats.map((A,j)=>{let R=V("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...yi("M0 4H26",A.color,j));return l("span",{},R,N(M,j),`${A.name} `,y[j])})),d.setAttribute("aria-label",i),d.setAttribute("aria-valuemin",String(n?.first)),d.setAttribute("aria-valuemax",String(n?.end))},T=(M,L,A)=>{let j=[...L.keys()].sort((H,Y)=>L[Y]-L[H]||H-Y),R=dd(j.map(H=>100*(1-L[H]/Math.max(A,1))),pd);return l("div",{class:"teg-ends","aria-hidden":"true"},...j.map((H,Y)=>l("span",{style:{top:`${R[Y].toFixed(1)}%`}},N(M,H),M.seats[H].name)))},_=()=>{if(!t||!n)return;let M=t,L=Math.min(Math.max(o-n.first,0),n.text.length-1);for(let j of m)j.style.left=`${100*L/x()}%`;let A=n.counts[L]??[];d.setAttribute("aria-valuenow",String(n.first+L)),y.forEach((j,R)=>$t(j,M.measures.map((H,Y)=>A[Y*M.seats.length+R]??0).join(" · ")))};return d.addEventListener("keydown",M=>{if(M.ctrlKey||M.metaKey||M.altKey||!n)return;let L={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[M.key];L!==void 0&&(M.preventDefault(),M.stopPropagation(),k(Math.min(o,n.end)+L))}),{root:f,tell(M,L,A,j,R){let H=[M,L,A,j,R];if(H.every((Q,W)=>Q===s[W]))return;s=H,t=M,n=gt(M,L,A),a=j;let{first:Y,end:F}=n;r=R.filter(Q=>Q.line===A&&Q.step>=Y&&Q.step<=F),i=`${j.race}: ${M.measures.map(Q=>Q[1]).join(", ")}`,c=j.race_secret,S(),_()},show(M){o=M,_()},stop:()=>{}}}var uo={timeline:bn,table:bi,race:ki},gd=[];function vi({model:e,el:t,film:n,part:s}){let o=[],r=Un(e,["line","step"],o),a=null,i="",c=(k,x)=>{r({...x!==e.get("line")&&{line:x},...k!==e.get("step")&&{step:k}})},u=uo[e.get("face")](c),p=l("p",{class:"teg-caption","aria-live":"polite"}),d=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},u.root,p);t.append(l("style",{},ve),d),we(d,o);let g=()=>{!a||i!==e.get("film")||(u.tell(a,e.get("tail"),e.get("line"),D(a.lang),e.get("turns")??gd),d.dataset.size=e.get("size")??"page",p.textContent=e.get("caption"),f())},f=()=>{u.show(e.get("step"),e.get("line")),d.dataset.step=String(e.get("step"))},m=async k=>{let x=e.get("film");[a,i]=[await pn(k),x],g()},y=(k,x)=>{e.on(k,x),o.push(()=>e.off(k,x))};y("change:step",f);for(let k of["line","tail","caption","size","turns"])y(`change:${k}`,g);y("change:film",async()=>m(await s("film")));let b=()=>{d.dataset.theme=me()?"dark":"light"};return b(),o.push(ke(b),u.stop),m(n),()=>o.forEach(k=>k())}var fd={exercise:lo,tour:lo,guess:xi};function Gh(e){let t=e.model.get("face");return t in uo?vi(e):t in co?hi(e):(fd[t]??Wn)(e)}export{Gh as render};
