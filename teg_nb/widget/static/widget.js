function l(e,t={},...n){let o=document.createElement(e);return Os(o,t,n),o}function H(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Os(o,t,n),o}function Os(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function $t(e,t){e.textContent!==t&&(e.textContent=t)}function $(e,t,n,o={}){return l("button",{type:"button","data-key":e,...o,click:n},t)}function se(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===o},i.text))))}function at(e,t,n,[o,s],r){let a=u=>Math.min(Math.max(Math.round(u),o),s),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return Wi(c,()=>c.valueAsNumber||n,u=>c.value=String(a(u)),i),c}var Bi=8;function Wi(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=u=>{let p=Math.trunc((u.clientX-s.clientX+s.clientY-u.clientY)/Bi);a||=p!==0,a&&n(r+p)},c=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}function so(e,t,n){return e.kind==="number"?Ui(n):e.kind==="order"?Qi(e,n):e.kind==="mark"&&e.pick?Fi():e.kind==="mark"||e.kind==="choose"&&e.several?Yi(e,n):e.kind==="judge"&&e.free?Ki(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?Gi(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var Mt={keys:()=>!1};function Fi(){let e=[];return{...Mt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[l("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Ui(e){let t="";return{...Mt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[Cs("number",n.number_how,t,o=>(t=o,e()))]}}function Cs(e,t,n,o){let s=l("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function Gi(e,t,n){let o=e.options??[],s=0;return{...Mt,renew:r=>o=r.options??[],ready:()=>s>0,value:()=>s,draw:()=>[l("ol",{class:"teg-options"},...o.map((r,a)=>rn("radio",`option-${a+1}`,`teg-${t}`,r,s===a+1,()=>{s=a+1,n(e.kind==="fault"?{entry:s}:{})},e.kind==="fault"?a+1:0)))]}}function Yi(e,t){let n=e.options??[],o=new Set;return{...Mt,renew:s=>n=s.options??[],ready:()=>o.size>0,value:()=>[...o].sort((s,r)=>s-r).map(s=>e.kind==="mark"?n[s-1]:s),draw:s=>[l("p",{class:"teg-picked"},s.several),l("ol",{class:"teg-options"},...n.map((r,a)=>rn("checkbox",`option-${a+1}`,"",r,o.has(a+1),()=>{o.delete(a+1)||o.add(a+1),t()})))]}}function Ki(e,t){let n=null,o="",s=r=>()=>(n=r,t());return{...Mt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":o.trim()||"illegal",draw:r=>[l("ol",{class:"teg-options"},rn("radio","legal",`teg-${e}`,r.legal,n===!0,s(!0)),rn("radio","illegal",`teg-${e}`,r.illegal,n===!1,s(!1))),...n===!1?[Cs("clause",r.which_clause,o,a=>(o=a,t()))]:[]]}}function rn(e,t,n,o,s,r,a=0){let i=l("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,l("li",{},l("label",{},i," ",a>0&&l("b",{},`${a}. `),o))}function Qi(e,t){let n=e.options??[],o=n.map((i,c)=>c+1),s=(i,c)=>c<0||c>=o.length||i===c?!1:(o.splice(c,0,...o.splice(i,1)),t(),!0),r=-1,a=i=>c=>{c.preventDefault(),r>=0&&s(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...o],keys:(i,c)=>{let u=c.closest("[data-order]"),p={ArrowUp:-1,ArrowDown:1}[i];if(!u||p===void 0)return!1;let d=o.indexOf(Number(u.getAttribute("data-order")));return s(d,d+p),!0},draw:i=>[l("p",{class:"teg-picked"},i.order_how),l("ol",{class:"teg-order"},...o.map((c,u)=>l("li",{tabindex:0,draggable:"true","data-order":c,"data-key":`item-${c}`,"aria-label":`${u+1}. ${n[c-1]}`,dragstart:p=>{r=u,p.dataTransfer?.setData("text/plain",String(c))},dragover:p=>p.preventDefault(),drop:a(u)},l("span",{},`${u+1}. ${n[c-1]}`),l("span",{class:"teg-group"},$(`up-${c}`,"▲",()=>s(u,u-1),{"aria-label":`${i.up}: ${n[c-1]}`,disabled:u===0}),$(`down-${c}`,"▼",()=>s(u,u+1),{"aria-label":`${i.down}: ${n[c-1]}`,disabled:u===o.length-1})))))]}}var Xi=new Set(["restarting","autorestarting","terminating","dead"]);function fe(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||Xi.has(r.status)||o()?.id!==r.id),c=()=>{i(),t()};for(let p of["statusChanged","connectionStatusChanged","disposed"])r?.[p]?.connect(c),n.push(()=>r?.[p]?.disconnect(c));let u=async p=>{if(i())return t();try{await p()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(p,d)=>{u(()=>e.send(p,d))},write(p){for(let[d,g]of Object.entries(p))e.set(d,g);u(()=>e.save_changes())}}}var Zi=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function ye(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let c of Zi)i.toggleAttribute(c,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function an(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var St=4;function ln(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+St+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+St:a.top-St-t.offsetHeight,u=Math.min(Math.max(a.left,r.left+St),r.right-t.offsetWidth-St);Object.assign(t.style,{top:`${c-r.top}px`,left:`${u-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren($("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...As(r,a),...r.decisions.map(i=>l("section",{},...As(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function As({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let c=a.map(u=>l("li",{},`${i.other_reading}: ${u.text}`,u.option&&l("code",{},u.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${o}`},s),l("ul",{},...c)]}var Ji='data-still="teg_nb"',el=/^<.*> …$/s;function it(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(js(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=u=>{o=u,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},c=()=>(o?.isConnected||i(tl(e)),o);return u=>{if(c(),u===s)return;let p=s==="";s=u,clearTimeout(r),p||(r=setTimeout(()=>c()&&t(),1500))}}var js=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function tl(e){let t=js(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return el.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(Ji)?t:null}var Ge={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function lt(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var R=lt(Ge.all),cn=lt(Ge.asking),ke=lt(Ge.eggar),J=lt(Ge.wargame),ol={symbol:lt(Ge.symbol),pact:lt(Ge.pact)},ro=(e,t,n)=>ol[t](e)[n]??n;function me(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function ve(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var Ls=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var Ts=!1;function _e(e){let t=e.getRootNode()===document;t&&Ts||(Ts||=t,(t?document.head:e).append(l("style",{},Ls)))}function pe(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function he(e){return pe(e.map(t=>[...t,t[0]]))}function Ps(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,c]=o[r],[u,p]=o[a];c>n!=p>n&&t<(u-i)*(n-c)/(p-c)+i&&(s=!s)}return s})}function ao([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],c=Math.max(r-s-2,8),[u,p]=[c-9,c-10];return[[5,-1.4],[u,-2.6],[p,-6.4],[c,0],[p,6.4],[u,2.6],[5,1.4]].map(([g,f])=>[e+g*a-f*i,t+g*i+f*a])}function un(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=Is(e,a);return i?[ao(s,[r[0]+i,r[1]],o),ao([s[0]-i,s[1]],r,o)]:[ao(s,r,o)]}function ct([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function Is(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Ns=new WeakMap;function rl(e,t,n){let o=Ns.get(e)??new Map;Ns.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,al(e,t,n)),o.get(s)}function al(e,t,n){let o=il(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=zs(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(zs))}function il(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((u,p)=>o.has(n(u,r[(p+1)%r.length]))),i=a.findIndex((u,p)=>u&&!a.at(p-1));if(i<0)continue;let c=[];for(let u=0;u<r.length;u++){let p=(i+u)%r.length;a[p]&&(a.at(p-1)||(c=[r[p]]),c.push(r[(p+1)%r.length]),lo(c)>lo(s)&&(s=c))}}return s}var lo=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function zs(e){let t=lo(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(c=>ll(e,t+c)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function ll(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let c=Math.max(t,0)/(i||1);return[o+c*(r-o),s+c*(a-s)]}t-=i}return e[e.length-1]}function Ds(e,t,n,o=11){let[s,r]=[o/2,o*.18];return rl(e,t,n).flatMap(([[a,i],[c,u]])=>[-r,r].map(p=>{let[d,g]=[a+p*c,i+p*u];return[[d-s*u,g+s*c],[d+s*u,g-s*c]]}))}function Rs(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=Is(e,r[0]-s[0]);return a?[io(s,[r[0]+a,r[1]]),io([s[0]-a,s[1]],r)]:[io(s,r)]})}function io([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(c,u)=>{let p=u/r,[d,g,f]=[(1-p)**2,2*p*(1-p),p**2];return[d*e+g*a+f*n,d*t+g*i+f*o]})}function Vs([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function ut(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],c=[0,0];for(let u=0;u<o.length;){/[a-zA-Z]/.test(o[u])&&(i=o[u++]);let p=i===i.toLowerCase(),d=h=>(p?h:0)+Number(o[u++]),g=h=>s[s.length-1].push([t+h[0],n+h[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=p?"l":"L";continue}let[m,y]=[r,a],[b,w]=c;if(c=f==="Q"?[d(m),d(y)]:f==="T"?[2*m-b,2*y-w]:[m,y],f!=="V"&&(r=d(m)),f!=="H"&&(a=d(y)),f!=="Q"&&f!=="T"){c=[r,a],g([r,a]);continue}for(let h=1;h<=6;h++){let v=h/6,[k,M,N]=[(1-v)**2,2*v*(1-v),v**2];g([k*m+M*c[0]+N*r,k*y+M*c[1]+N*a])}}return s}function Hs(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function Bs(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var co=11,qs=1.8;function pn(e,t=co){let n=s=>Math.min(Math.max(s*e,t),qs*t),o=Math.min(Math.max(7.4*e,.75*t),.9*qs*t);return{least:t,disc:o,grown:o/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function T(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&H("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},H("path",{d:`M${s.join("L")}Z`,fill:o}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function de(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Ye(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function Q(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function pt(e,t,n,o){return e===null?l("span",{class:"teg-die"}):H("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},H("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...Hs(e).map(([s,r])=>H("circle",{cx:s,cy:r,r:.4,fill:o})))}var cl={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Fs={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function Ee(e){let t=cl[Fs[e]??e];return t?H("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},H("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Ws={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Et(e){return H("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},H("path",{d:Ws[Fs[e]??e]??Ws.joker,fill:"currentColor"}))}function uo({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function dn({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,u])=>`${e.seats[c].name} ${u}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function Us(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,c=R(r.lang),u=n(t),p=!!a.stands;return s.countries.flatMap(({name:d,continent:g},f)=>{let[m,y]=[dn(t,a,f,c),uo(u,f,c)];return p&&!m&&!y?[]:[l("tr",{class:y?"teg-marked":null},l("th",{scope:"row"},$(`place-${f}`,d,()=>i(f))),l("td",{},s.continents[g]?.name??""),l("td",{},r.owner[f]>=0&&!p?T(r,r.owner[f]):null,m),l("td",{},y))]})};return{depends:s=>{if(!e)return!1;let r=R(s.view.lang);return[s.board.countries.map((a,i)=>dn(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(u=>l("th",{scope:"col"},u)),i=l("tbody",{},...e?o():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?o():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}var ul=["round","seat","kind","text","counts"],dt=new Map;function gn(e){let t=dt.get(e)??pl(e);return dt.delete(e),dt.set(e,t),dt.size>4&&dt.delete(dt.keys().next().value),t}async function pl(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function gt(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let p=o.find(g=>g.name===n)??o[0],d=1/0;s.unshift({name:p.name,to:d}),p.of!==null;)d=Math.min(d,p.from??0),p=o.find(g=>g.name===p.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let p of s)for(let d of[e.rows[p.name],t.rows[p.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let g=Math.min(d.text.length,p.to+1-d.first);if(!(g<=0)){a.at(-1)?.name!==p.name&&a.push({from:d.first,name:p.name});for(let f of ul)for(let m=0;m<g;m++)r[f].push(d[f][m])}}r.first=Math.max(r.first,0);let i=p=>a.filter(d=>d.from<=p).at(-1)?.name??"main",c=new Map(s.map(p=>[p.name,p.to])),u=o.filter(p=>!c.has(p.name)&&p.of!==null&&(p.from??0)<=(c.get(p.of)??-1)).map(p=>({step:p.from??0,line:p}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:u,note:p=>t.notes[i(p)]?.[p]}}function I(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function fn(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function mn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function Ot(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Gs(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Ys(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Ks(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function Qs(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function Xs(e){return{kind:"offers",line:e.line,step:e.step}}function Zs(e){return{kind:"hint",line:e.line,step:e.step}}function Js(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var po=["easy","normal","hard"];function Ct(e,t,...n){return t===e.viewer&&t===e.to_move?I(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Oe(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function er(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function tr(e,t){let n=e.branches[t];return n?Oe(e,n.step,n.line):Oe(e,e.step+1)}function nr(e){return Math.max(0,...sr(e).filter(t=>t<e.step))}function or(e){return Math.min(e.steps,...sr(e).filter(t=>t>e.step))}function sr({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function hn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function xn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function rr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function go(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function ar(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ce={kind:"private"};function bn(e,t){return{kind:"look",seat:e.seats[t].name}}function Ke(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function ir(e){return{kind:"clause",name:e}}function lr(e){return{kind:"lang",lang:e}}function ae(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var dl=80;function At(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function gl({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,c=r.find(f=>f.name===a);if(!c||r.length<2&&!e.restore)return null;let u=f=>r.find(m=>m.name===f),p=fl(),d=f=>m=>{f&&f.of!==null&&p.open(m,At(f,s),[ml,hl,xl].map(y=>y(e,f,n,s)))},g=f=>o(1/0,f.target.value);return l("div",{class:"teg-lines"},r.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},s.line),l("select",{"data-key":"line",change:g,contextmenu:d(c)},...r.map(f=>l("option",{value:f.name,selected:f.name===a},`${At(f,s)} · ${f.end}`)))),c.of!==null&&l("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(c)},"⋯"),e.restore&&$("restore",`↶ ${s.restore}`,()=>n(ar(e))),i.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":s.ways},l("span",{class:"teg-label"},s.ways),...i.map((f,m)=>$(`way-${f.line}`,l("span",{},f.seat===null?null:T(e,f.seat),l("b",{},At(u(f.line)??c,s)),f.text&&` ${f.text}`),()=>o(f.step,f.line),{"aria-current":m===t?"true":null,contextmenu:d(u(f.line))}))),p.box)}function fl(){let e=null,o=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(l("b",{},a),...i),o.hidden=!1;let c=o.offsetParent.clientWidth,u=Math.max(Math.min(e.offsetLeft,c-o.offsetWidth),0);Object.assign(o.style,{left:`${u}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function ml(e,t,n,o){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:dl,value:t.title}),a=i=>{i.preventDefault(),n(rr(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},o.rename))}function hl(e,t,n,o){return $("promote",o.promote,()=>n(go(e,"promote",t.name)),{title:o.promote_what})}function xl(e,t,n,o){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},o.delete),l("p",{},o.delete_sure),$("delete-yes",o.delete_yes,()=>n(go(e,"delete",t.name))))}var cr={draw:gl,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var ur=6;function wn({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[u,p,d,g]=[0,-1,!1,e],f={top:0,high:0,over:0},m=()=>{d=!1;let h=Math.max(0,Math.floor(f.top/g)-ur),v=Math.min(u,Math.ceil((f.top+f.high)/g)+ur);for(let[k,M]of c)k>=h&&k<v||(M.remove(),c.delete(k));for(let k=h;k<v;k++){let M=c.get(k);M||(M=o(k),M.classList.add("teg-roll-row"),M.setAttribute("role","row"),M.setAttribute("aria-rowindex",String(k+1)),M.dataset.row=String(k),M.style.top=`${k*g}px`,c.set(k,M),a.append(M)),M.getAttribute("aria-selected")==="true"!=(k===p)&&M.setAttribute("aria-selected",String(k===p))}},y=()=>{d||(d=!0,requestAnimationFrame(m))},b=()=>{if(p<0||!f.high)return;let[h,v]=[p*g,f.high-f.over-g];h>=f.top&&h<=f.top+v||(i.scrollTop=Math.max(0,h-v/2),f.top=i.scrollTop)};i.addEventListener("scroll",()=>{f.top=i.scrollTop,y()}),i.addEventListener("click",h=>{let v=h.target.closest(".teg-roll-row");v&&s(Number(v.dataset.row))}),i.addEventListener("keydown",h=>{if(h.target!==i||h.ctrlKey||h.metaKey||h.altKey)return;let v=Math.max(1,Math.floor(i.clientHeight/g)-1),k={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:v,PageUp:-v,Home:-1/0,End:1/0}[h.key];k!==void 0&&(h.preventDefault(),h.stopPropagation(),r(k))});let w=new ResizeObserver(()=>{Object.assign(f,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),b(),y()});for(let h of[i,n])h&&w.observe(h);return{root:i,fill(h,v=1){u=h,g=Math.round(e*v),i.style.setProperty("--teg-entry",`${g}px`),i.setAttribute("aria-rowcount",String(h)),a.style.height=`${h*g}px`;for(let k of c.values())k.remove();c.clear(),y()},show(h){h!==p&&(p=h,b(),m())},stop:()=>w.disconnect()}}var bl=24;function wl(e,t,n,o){let s=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,u=t.line_of(c),[p,d]=[t.text[i],t.seat[i]],g=t.note(c);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(p||g||c===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:c,seat:-1,line:u,text:a>0?`${o.round} ${a}`:o.beginning})),(p||g?.glyph)&&s.push({kind:"entry",step:c,seat:d,line:u,text:g?.glyph?`${p} ${g.glyph}`:p}),g?.say&&s.push({kind:"note",step:c,seat:-1,line:u,text:g.say}));for(let m of r(c)){let b=e.rows[m.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:c+1,seat:-1,line:m.line.name,text:`${At(m.line,o)} (${c+1}–${m.line.end})${b&&`: ${b}`}`})}}return s}function yn(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},c=null,u=k=>{let{kind:M,step:N,text:_,seat:E}=n[k],A=l("span",{class:"teg-at",role:"gridcell"},M==="entry"?N:""),C=M==="way"?"↳ ":M==="note"?"✎ ":"",L=M==="entry"&&(E<0?l("i",{class:"teg-dot teg-none"}):T(o,E));return l("div",{class:`teg-item teg-item-${M}`,title:_},A,l("span",{role:"gridcell"},L,C,_))},p=k=>n[k]&&e(n[k].step,n[k].line),d=()=>{let k=-1;for(let[M,N]=[0,n.length-1];M<=N;){let _=M+N>>1;n[_].step<=a.step?[k,M]=[_,_+1]:N=_-1}for(;k>0&&n[k].kind!=="entry";)k--;return k},f=wn({height:bl,label:"",draw:u,pick:p,move:k=>{if(!s)return;let M=Math.min(Math.max(t()+k,s.first),s.end);e(M,s.line)}}),m=l("select",{"data-key":"events-seat"}),y=l("select",{"data-key":"events-kind"}),b=()=>{!o||!s||!c||(i.seat=m.value===""?-1:Number(m.value),i.kind=y.value,n=wl(o,s,i,c),f.root.hidden=!n.length,w.hidden=n.length>0,f.fill(n.length,Number(getComputedStyle(f.root).getPropertyValue("--teg-type"))||1),f.show(-1),f.show(d()))};for(let k of[m,y])k.addEventListener("change",b);let w=l("p",{class:"teg-hint",hidden:!0}),h=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},m,y),f.root,w),v=(k,M)=>{let N=[m.value,y.value],_=new Set(Object.values(k.rows).flatMap(E=>E.kind));m.replaceChildren(l("option",{value:""},M.every_seat),...k.seats.map((E,A)=>l("option",{value:A},E.name))),y.replaceChildren(l("option",{value:""},M.every_kind),...Object.entries(k.kinds).filter(([E])=>_.has(E)).map(([E,A])=>l("option",{value:E},A))),[m.value,y.value]=N,m.setAttribute("aria-label",M.seats),y.setAttribute("aria-label",M.kind_of),f.root.setAttribute("aria-label",M.events),w.textContent=M.no_news};return{root:h,wait(k){f.root.hidden=!0,w.hidden=!1,w.textContent=k.busy},tell(k,M,N,_){let E=[k,M,N,_];E.every((A,C)=>A===r[C])||(r=E,(o!==k||c!==_)&&v(k,_),o=k,c=_,s=gt(k,M,N),b())},show(k,M){a={step:k,line:M},f.show(d())},stop:f.stop}}function pr(e,{view:t,ask:n,go:o},s){let r=e,a=l("summary",{"data-key":"events"}),i=yn(o,()=>t().step);s.push(i.stop),r.append(a,i.root);let c="",u="",p=null,d=g=>{let f=R(g.lang);if(a.textContent=f.events,!r.open)return;let m=JSON.stringify([g.lang,g.line,g.steps,g.lines,g.memory,!!g.over,g.memory?0:g.step]);m!==u&&(u=m,n({kind:"events",have:c})),p?i.tell(p.film,p.tail,g.line,f):i.wait(f),i.show(g.step,g.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(g){let f=g.film?await gn(g.film):p?.film;f&&(p={film:f,tail:g.tail},c=g.have,d(t()))}}}var gr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function D({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Tt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),ft=e=>e.replace(/[?*]+$/,""),yl=e=>e.includes("*")||e.includes("+");function kl(e){let t=Tt(e).map(([,n])=>n);return t.length?t.some(yl)||t.every(n=>ft(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Ie({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&kl(t[a])===n).sort((a,i)=>s(a)-s(i))}function ho(e,t,n){let o=Ie(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function mo(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function $e(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(mo(e,o).map(s=>s[n]))]}function Qe(e,t,n={}){let o=D(e),s=ho(o,t,n);if(!s)return null;let r=o.forms[s],a=Tt(r),i=o.menu[s],c=r.amount?i.map(b=>b.slice(0,-1)):i,u=t.verb===s||t.verb===null?t.picks:[],p=a.map((b,w)=>u[w]??null);a.forEach(([,b],w)=>{let h=$e(c,p,w);p[w]===null&&ft(b)!=="country"&&h.length===1&&h[0]!==void 0&&(p[w]=h[0])});let g=mo(c,p).some(b=>b.every((w,h)=>p[h]!==null)),f=r.amount?Math.max(0,...i.filter(b=>mo([b],p).length).map(b=>Number(b.at(-1)))):0,m=r.amount?[r.least,Math.max(f,r.least)]:null,y=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,rows:c,picks:p,done:g,range:m,amount:m?Math.min(Math.max(y,m[0]),m[1]):0}}function De({args:e}){return e.flatMap(([,t],n)=>ft(t)==="country"?[n]:[])}function fr(e){return De(e).find(t=>e.picks[t]===null&&$e(e.rows,e.picks,t).some(n=>n!==void 0))??null}function jt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>jt(e,t.slice(0,-1),a)):n.map((a,i)=>jt(e,r[i],a))}let o=ft(t);if(o==="country")return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=D(e).names[o];return s?s[Number(n)][0]:n}function Lt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Lt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Lt(e,r[i],a,o)).join(" → ")}let s=ft(t);return s==="flag"?o[n?0:1]:D(e).names[s]?.[Number(n)]?.[1]??String(jt(e,t,n))}function mr(e,t,n){let o=Tt(t).flatMap(([,s],r)=>[jt(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Nt(e,t,n,o){let s=D(e).forms[t],r=[...n],a=s.fields.flatMap(([i,c])=>{if(i===s.amount)return[o];let u=r.shift();return u==null?[]:[jt(e,c,u)]});return I(e.view,t,...a)}function kn(e,t){return t?.done?Nt(e,t.verb,t.picks,t.amount):null}function xo({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=De(n).map(i=>e.countries[Number(n.picks[i])].name);return fn(t,r,a,o.keep)}function hr(e,t,n,o={},s=!1){let r=Qe(e,t,o),a=r?De(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],u=m=>({...t,verb:r.verb,picks:m}),p=fr(r);if(p!==null&&$e(r.rows,r.picks,p).includes(n)){let m=Pe(r.picks,p,n),y=u(m),b=Qe(e,y,o);if(!(p===c&&b?.done&&(!b.form.amount||a.length===1||o.quick?.includes(b.verb))))return{local:y};let h=s?xo(e,b,t,o):null;return{local:u(Pe(m,c,null)),message:h??kn(e,b)}}if(r.done&&n===r.picks[c])return{local:t,message:kn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:u(fo(r.picks,a))};if($e(r.rows,fo(r.picks,a),i).includes(n)&&a.length>1)return{local:u(Pe(fo(r.picks,a),i,n))};let f=p===null?Pe(r.picks,c,n):Pe(r.picks,p,n);return f.some(m=>m===null)?{local:t,message:vl(e,r,f,n)}:{local:t,message:Nt(e,r.verb,f,r.amount)}}function vl(e,{verb:t,form:n,args:o,rows:s,amount:r},a,i){let c=e.board.countries[i].neighbours,u=o.map(()=>null),p=a.map((f,m)=>{if(f!==null)return f;let y=$e(s,u,m);return(ft(o[m][1])==="country"?y.find(b=>c.includes(Number(b)))??c[0]:y[0])??null});if(p.some(f=>f===null))return null;let{kind:d,action:g}=Nt(e,t,p,n.amount?r:void 0);return d==="act"?mn(e.view,...g):null}function xr(e,t,n,o){let s=Qe(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=De(s),i=s.picks[r],c=n??s.picks[a];return i===null||c===null||!$e(s.rows,Pe(s.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var fo=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function br(e,t,n={}){let o=D(e),s=ho(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:c,rows:u}=Qe(e,i,n),p=c.map(()=>null);return t.picks.forEach((d,g)=>{d!==null&&$e(u,p,g).includes(d)&&(p[g]=d)}),{...i,picks:p}}function wr(e,t,n){let o=e.view.last??dr,s=Qe(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let a=De(s),[i=null,c=null]=a.map(g=>s.picks[g]),u=fr(s),p=u===null?[]:$e(s.rows,s.picks,u).filter(g=>g!==void 0),d=i!==null;return{...r,legal:d?[]:p,targets:d?p:[],source:i,target:c,last:d?dr:o}}function bo(e){return Ie(e,"plain").find(t=>t.startsWith("end_"))??null}function yr(e,t,n,o){let s=D(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let u=bo(s);return{local:t,message:u?I(e.view,u):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Ie(s,"count");if(!a){let u=ho(s,t,o);return{local:u?{...t,amounts:{...t.amounts,[u]:r}}:t}}let[i,c]=s.menu[a][0];return{local:t,message:r>=i&&r<=c?I(e.view,a,r):null}}var Pe=(e,t,n)=>e.map((o,s)=>s===t?n:o),dr={source:null,target:null};var kr=6;function vr(e={}){return{draw:(t,n)=>_l(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function _l(e,t,n){let o=D(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return Xe(e,t,()=>[r&&Ze(e,t),...s,...Ie(o,"count",n).map(a=>Sl(e,o,a,t)),El(e,o,n,t),...Ie(o,"rows",n).map(a=>ko(e,o,a,n,t)),qt(e,o,n)])}function Xe(e,t,n){let{view:o}=e;return o.over?null:vn(e)?$l(e,t):Q(t.actions,Ml(e,t),...n(),Ye(o,t))}function vn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function $l({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},T(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),$("private",`${n.curtain_me} ${o.name}`,()=>t(Ce),{style:{background:o.color,color:o.ink}})):null}function Ze(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=$("look",t.secret_show,()=>s(Ce),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),yo(e,t))}function yo({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:$("bots-on",n.bots_on,()=>t(Ke(e,"end")),{class:"teg-main teg-wide-button"})}function Ml(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(D(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:l("p",{class:"teg-asks",role:"status"},T(n,n.viewer??-1),l("b",{},o.name),` ${t.answers}`)}function qt({view:e,send:t},n,o){let s=Ie(n,"plain",o);if(!s.length)return null;let r=bo(n);return l("div",{class:"teg-buttons teg-plain"},...s.map(a=>$(`act-${a}`,n.forms[a].label,()=>t(I(e,a)),{title:a===r?"E":null})))}function Sl({view:e,local:t,set:n,send:o},s,r,a){let[i,c]=s.menu[r][0],u=s.forms[r],p=l("p",{class:"teg-verb"},l("b",{},u.label)),d=f=>()=>o(I(e,r,f));if(i>0&&c-i<kr){let f=Array.from({length:c-i+1},(m,y)=>i+y);return l("div",{"data-verb":r},p,l("div",{class:"teg-buttons"},...f.map(m=>$(`act-${r}-${m}`,String(m),d(m),{class:"teg-main"}))))}let g=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},p,...mt(g,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},$(`act-${r}`,`${u.label}: ${g}`,d(g),{class:"teg-main"})))}function mt(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>$(`amount-${c}`,String(c),()=>o(c),{"aria-pressed":String(e===c)})),n>3&&$("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&at("amount",s.amount,e,[t,n],o))];if(n-t>3){let c=u=>o(u.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:c}))}return i}function ko(e,t,n,o,s){let{local:r,set:a,send:i}=e,c=t.forms[n],u=t.menu[n],p=d=>a({...r,pointed:d});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...u.map((d,g)=>{let f=mr(e,c,d),m=c.amount?Number(d.at(-1)):void 0,y=c.amount?d.slice(0,-1):d,b=Tt(c).map(([,h],v)=>Lt(e,h,y[v],[s.flag_yes,s.flag_no])).join(" · "),w=o.note?.(e,n,s,g);return $(`act-${n}-${g}`,l("span",{},b||"—",w&&l("b",{},` ${w}`)),()=>i(Nt(e,n,y,m)),{class:"teg-row",mouseenter:()=>p(f),mouseleave:()=>p([]),focus:()=>p(f),blur:()=>p([])})})))}function El(e,t,n,o){let{local:s,set:r,send:a}=e,i=Qe(e,s,n);if(!i)return null;let c=Ie(t,"map",n),u=kn(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...c.map(p=>$(`verb-${p}`,t.forms[p].label,()=>r({...s,verb:p,picks:[]}),{"aria-pressed":String(p===i.verb)}))),l("p",{class:"teg-hint"},Cl(i,n,o)),...i.args.map((p,d)=>Al(e,i,d,o)),i.range&&i.range[1]>i.range[0]&&l("div",{},...mt(i.amount,i.range,p=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:p}}),o,i.form.amount==="dice"?o.dice:"")),l("div",{class:"teg-buttons"},$(`act-${i.verb}`,i.form.label,()=>a(u),{class:"teg-main",disabled:!u}),i.verb===n.until&&Ol(e,i,n,o)))}function Ol(e,t,n,o){let{local:s,set:r,send:a}=e,i=xo(e,t,s,n);return l("span",{class:"teg-group"},$(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),at("keep",o.keep,s.keep,[1,99],c=>r({...s,keep:c})))}function Cl(e,{quick:t=[]},n){let o=De(e);return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Al(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],i=De(t),c=i.indexOf(n),u=t.picks.map((m,y)=>c>=0&&y>n&&i.includes(y)?null:m),p=$e(t.rows,u,n).filter(m=>m!==void 0),d=m=>r({...s,verb:t.verb,picks:Pe(u,n,m)}),g=m=>Lt(e,a,m,[o.flag_yes,o.flag_no]);if(c>=0){let y=(c===0||t.picks[i[c-1]]!==null?p:[]).map(h=>({value:String(h),text:g(h)})).sort((h,v)=>h.text.localeCompare(v.text,"es")),b=t.picks[n]===null?"":String(t.picks[n]),w=i.length===1?o.place:c===0?o.source:c===1?o.target:o.further;return se(["source","target",`country-${c}`][Math.min(c,2)],w,y,b,h=>d(h===""?null:Number(h)),o.choose)}if(!p.length)return null;if(p.length<=kr)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...p.map(m=>$(`${a.replace(/[?*]/g,"")}-${String(m)}`,g(m),()=>d(m),{"aria-pressed":String(t.picks[n]===m)})));let f=p.map(m=>({value:String(m),text:g(m)}));return se(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),m=>d(m===""?null:Number(m)),o.choose)}function ht(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||vn(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,T(o,o.viewer),o.seats[o.viewer].name);if(!s)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,$("private",n.secret_show,()=>a(Ce),{class:"teg-cover"}));let u=e(t,n).filter(d=>d),p=$("cover",n.secret_hide,i,{class:"teg-cover"});return!u.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...u,p)}}}var Ll=14,Tl=9,[$r,Nl]=[.7,1.3],[zl,ql]=[3,2],Pl=.1,Il=4,Dl=8,_r=new WeakMap;function Rl(e,t){let n=_r.get(e)??new Map;_r.set(e,n);let o=`${t.disc} ${t.type} ${t.note}`,s=n.get(o);if(!s){let r=Hl(e,t);s={names:r,free:Vl(e,r,t),boxes:r.map(a=>xt(a,t)),discs:_n(e,t),notes:e.notes.map(a=>Sr(a,t.note??t.type))},n.size===Dl&&n.delete(n.keys().next().value),n.set(o,s)}return s}function vo(e,t,n=[]){let{names:o,free:s,boxes:r,discs:a,notes:i}=Rl(e,t),c=o.map((d,g)=>{let f=n.some(m=>m!==g&&Me(r[g],r[m])>0);return n.includes(g)||s[g]&&!f?d:null}),u=[...r.filter((d,g)=>c[g]),...a],p=e.notes.filter((d,g)=>!u.some(f=>Me(f,i[g])>0));return{names:c,notes:p}}function Mr(e,t,n,o){let{names:s,notes:r}=vo(e,t,n),a=r.map(u=>Sr(u,t.note??t.type)),i=[...s.flatMap(u=>u?[xt(u,t)]:[]),...a,..._n(e,t)],c=o.map(u=>i.reduce((d,g)=>d+Me(u,g),0)+Pt(u)-Me(u,[0,0,e.width,e.height]));return c.indexOf(Math.min(...c))}function Vl(e,t,n){let o=t.map(a=>xt(a,n)),s=_n(e,n),r=o.map(a=>Me(a,[0,0,e.width,e.height])>Pt(a)-.01&&!s.some(c=>Me(a,c)>.01*Pt(c)));for(;;){let a=o.map((c,u)=>r[u]?o.filter((p,d)=>d!==u&&r[d]&&Me(c,p)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function _n(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-1.15*t,o-1.15*t,n+1.15*t,o+t])}function Sr({x:e,y:t,text:n,anchor:o},s){let r=n.length*$r*s;return Or([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function Hl(e,t){let n=_n(e,t),o=e.countries.map(i=>Bl(i,t)),s=o.map(([i])=>i),r=s.map(i=>xt(i,t)),a=(i,c,u)=>{let p=r.reduce((f,m,y)=>f+(y===i?0:Me(c,m)),0),d=n.reduce((f,m)=>f+Me(c,m),0),g=Me(c,[0,0,e.width,e.height]);return p+zl*d+ql*(Pt(c)-g)+Pl*u*t.type};for(let i=0;i<Il;i++)s.forEach((c,u)=>{let p=o[u].map((g,f)=>a(u,xt(g,t),f&&1+f/4)),d=p.indexOf(Math.min(...p));s[u]=o[u][d],r[u]=xt(s[u],t)});return s}function Bl(e,t){let{label:[n,o]}=e,s=Wl(e,t.type),{width:r,height:a}=Er(s,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],u=r*.3,p=[[0,c],[0,-c],[u,c],[-u,c],[u,-c],[-u,-c],[i,0],[-i,0]];return[{lines:s,place:Fl(e,t.disc,(s.length-e.name_lines.length)*t.type)},...p.map(([g,f])=>({lines:s,place:[n+g,o+f]}))]}function Wl({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?Ll:Tl))return e;let o=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),s=n.length/2,r=o.reduce((a,i)=>Math.abs(i-s)<Math.abs(a-s)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function Fl({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function Er(e,t){return{width:Math.max(...e.map(n=>n.length))*$r*t,height:(1+Nl*(e.length-1))*t}}function xt({lines:e,place:t},{type:n}){let{width:o,height:s}=Er(e,n);return Or(t,o,s)}function Or([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var Pt=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function Me(e,t){return Pt([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Je=()=>({times:1,left:0,top:0});function _o(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function et(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return _o(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var $o=(e,{times:t,left:n,top:o},s,r)=>_o(e,{times:t,left:n+s,top:o+r});function Cr(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,c,u)=>i>c+u*.1&&i<c+u*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:_o(e,{times:t.times,left:n-s/2,top:o-r/2})}var je="DejaVu Sans, Verdana, sans-serif",$n="#ffffff",jr=/^c(\d+)$/,Mn="places";function Lr(e,t,n,o,s,r){let a=pn(o,r),i=vo(e,Oo(a),Co(n));return[...Gl(e,a),Yl(e,o),...Ql(e,t,a),...ec(e,n),ee("frontiers",Sn(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...Xl(e,n,o),Zl(e,n,o),Jl(e,n,a.grown),...nc(e,t,a,o),...sc(e,t,a,i),rc(e,a,i),...oc(e,t,o),...tc(e,n,o),...ac(e,t,a),ic(e,t,n,a),...lc(e,t,a),cc(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function Tr(e,t,n,o=Je()){let s={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...s,range:[o.left,o.left+e.width/o.times]},yaxis:{...s,range:[o.top+e.height/o.times,o.top]}}}var Ar=new WeakMap;function Sn(e){let t=Ar.get(e)??Ul(e);return Ar.set(e,t),t}function Ul(e){return{countries:e.countries.map(t=>he(t.polygons)),continents:e.continents.map(t=>pe(t.outline)),land:pe(e.continents.flatMap(t=>t.outline)),bridges:pe(e.bridges.flatMap(t=>t.segments)),frontiers:pe(e.frontiers??[])}}function ee(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function Gl(e,t){let{land:n,continents:o}=Sn(e);return[ee("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>ee(`band${r}`,o[r],s.color,t.band))]}function Yl(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return ee("bridges",Sn(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Kl(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??En(e.continents[e.countries[n].continent].color),r=t?.guests?.find(u=>u[0]===n),a=o<0&&t?.hatched?.find(u=>u[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function En(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function Ql(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...Sn(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Kl(e,t,s)}))}function Xl(e,t,n){let o=p=>he(p.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(p=>p!==t.target),c=o([t.source??t.last.source]),u=o([t.target??t.last.target]);return[ee("aims-under",o(i),"#ffffff",r),ee("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),ee("target-under",u,"#ffffff",r),ee("target",u,s.target,a),ee("source-under",c,"#ffffff",r),ee("source",c,s.source,a)]}function Zl(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return ee("pointed",he(o),e.palette.target,Math.max(3*n,2.2))}function Jl(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,c])=>un(e,i,c,n));return So("arrow",a,e.palette.source)}function So(e,t,n){return{...ee(e,he(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var Eo=["#fff0a8","#ff9d2e","#d31616"];function ec(e,t){return Eo.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=So(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function tc(e,t,n){let o=pe(Rs(e,t.path??[])),s=Math.max(2.6*n,2);return[ee("flight-under",o,"#ffffff",s+2.4),ee("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function nc(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],u=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[ct(c,u)]}),a=he(r);return[ee("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),ee("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function oc(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=pe([...o.values()].flatMap(([r,a])=>Ds(e,r,a,11/Math.max(Math.min(n,1),.6))));return[ee("covered-under",s,"#ffffff",Math.max(5*n,4.4)),ee("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function Oo({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var Co=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function sc(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>o[c]&&s(c).toLowerCase()===$n===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:je,size:n.name,weight:700,color:r?$n:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function rc(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:je,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function Ao(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,u,p])=>({seat:c,armies:u,missiles:p}))];return i.map((c,u)=>({...c,country:r,shared:a.length>0,x:o+n*1.16*(2*u-i.length+1),y:s}))})}var Nr=({seat:e,armies:t})=>e>=0?t>=0:t>0;function ac(e,t,n){let o=t?Ao(e,t,n.grown).filter(Nr):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:c,y:u})=>{let{ink:p="",sign:d=[]}=t?.seats[i]??{};return!d.length||p.toLowerCase()===$n!==s?[]:[d.map(([g,f])=>[c+n.grown*g,u+n.grown*f])]}),a=s?$n:e.palette.ink;return{...ee(s?"signs-light":"signs",he(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function ic(e,t,n,o){let{palette:s}=e,r=t?Ao(e,t,o.grown).filter(Nr):[],a=p=>t?.seats[p],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),u=p=>c.has(p)||i.has(p)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(p=>p.x),y:r.map(p=>p.y),text:r.map(p=>String(p.armies)),textposition:"middle center",textfont:{family:je,weight:700,size:r.map(p=>p.armies>99?o.count*.8:o.count),color:r.map(p=>p.shared&&a(p.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(p=>p.shared&&a(p.seat)?.color||s.disc),line:{color:r.map(p=>u(p.country)),width:r.map(p=>i.has(p.country)||c.has(p.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function lc(e,t,n){let o=t?Ao(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>Vs([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[So("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:je,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function cc(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:je,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function zr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Mo(e[a]),c=Mo(r),u=Object.entries(c).filter(([d,g])=>!uc(i[d],g)),p=Object.keys(i).flatMap(d=>d in c?[]:[[d,null]]);u.length+p.length&&n.set(a,Object.fromEntries([...u,...p]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function Mo(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(Mo(o,`${t}${n}.`)):[[t+n,o]]))}function uc(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var On=8,pc=15.5,qr=6,Te=e=>Math.floor(e/On);function It(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Ir(e,t,n,o,s,r=co){return[...fc(e,o,r),...mc(e,o),...xc(e,t,n,o),...wc(e,t,n,o,r),...yc(e,n,o),...kc(e,o),...vc(e,t,o),..._c(e,t,o,r),$c(e,o)]}function Le(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...he(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function tt(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...pe(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function jo(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:je,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var nt=(e,t)=>e.countries[t].label;function dc(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var Pr=new WeakMap;function gc(e){let t=Pr.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(u,p)=>s+p*o),i=[s/2,r+s/2],c={dark:e.countries.flatMap((u,p)=>(Math.floor(p/n)+p%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,s],[u,r]],[[s,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,p)=>i.flatMap(d=>[{at:[u+o/2,d],text:String.fromCharCode(65+p)},{at:[d,u+o/2],text:String(p+1)}]))};return Pr.set(e,c),c}function fc(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:c,lines:u,words:p}=gc(e),d=[[r,r],[i,r],[i,i],[r,i]];return[Le("field",[d],{fill:a.light}),Le("dark",c,{fill:a.dark}),tt("lines",u,a.line,Math.max(t,.6)),Le("border",[d],{color:a.border,width:Math.max(3*t,2)}),jo("letters",p,Math.max(15*t,n),a.border)]}function mc(e,t){return e.continents.map(({color:n,outline:o},s)=>{let[[r,a],,[i,c]]=o[0],u=[hc([r+4,a+4],[i-4,c-4],12)];return Le(`camp${s}`,u,{fill:`${En(n,.5)}bf`,color:It(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function hc([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],c)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(c+p/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function xc(e,t,n,o){let s=t?.moves??[],r=c=>c.map(u=>nt(e,u)),a=t?.seats[Te(bc(t,s))]?.color??"#888888",i=s.map(c=>ct(nt(e,c[0]),6,16));return[tt("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),tt("walks",s.map(r),It(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),Le("walk-starts",i,{fill:"#ffffff",color:It(a,.15),width:Math.max(2.5*o,1.6)}),tt("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function bc(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function wc(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,u])=>({at:nt(e,c),text:String(u)})),i={size:25*o,color:En(r,.25),opacity:.9,line:{color:It(r),width:Math.max(1.6*o,1)}};return[jo("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function yc(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=u=>u.flatMap(p=>p===null?[]:[dc(e,p,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(u=>u!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([u,p,d,g])=>[Le(`${u}-under`,a(p),{color:"#ffffffcc",width:s}),Le(u,a(p),{color:d,width:r,dash:g})])}function kc(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[tt("poles",n.flatMap(a=>ut(o.pole,nt(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>Le(`flag${i}`,ut(o.pennant,nt(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function vc(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=nt(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[tt("crosses-under",s,"#ffffff",Math.max(8*n,5)),tt("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function _c(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((p,d)=>{if(p<0)return[];let[g,f]=nt(e,p);return[{soldier:d,seat:Te(d),at:[g,f+qr+1]}]}),i=p=>t?.seats[p],c=a.map(({soldier:p,seat:d,at:g})=>({at:g,text:String(p%On),color:i(d)?.ink})),u={size:2*pc*n,opacity:1,color:a.map(p=>i(p.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[jo("soldiers",c,Math.max(19*n,o),r.ink,u),...(s?.gear??[]).map((p,d)=>{let g=a.filter(f=>f.seat===d).flatMap(({at:[f,m]})=>ut(p,[f,m-qr]));return Le(`gear${d}`,g,{fill:It(e.continents[d].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function $c(e,t){return{uid:Mn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var Dr={soldier:null,over:null,target:null,group:null};function bt(e){let t=new Map;for(let[n,o]of D(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Dt(e){let t=new Map;for(let[n,o]of D(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Rt(e,{target:t,group:n}){let o=Dt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var Cn=e=>(D(e).menu.remove??[]).map(([t])=>t),Vt=(e,t,n)=>D(e).names[t]?.[n]?.[0]??"?",Ve=e=>String(e%On);function Rr(e,t,n){let o=n.map(s=>e.board.countries[s].name);return I(e.view,"move",Vt(e,"soldier",t),o)}function Lo(e,t){let n=Rt(e,t);if(t.target===null||!n.length)return null;let o=s=>Vt(e,"soldier",s);return I(e.view,"attack",o(t.target),n.map(o))}function Mc({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Vr(e,t,n){let{view:o}=e,{menu:s}=D(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let c=Cn(e).includes(r);return{local:t,message:c?I(o,"remove",Vt(e,"soldier",r)):null}}if(s.attack)return To(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&Te(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=bt(e).get(t.soldier)?.get(n)??Mc(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Rr(e,t.soldier,i):null}}function To(e,t,n){let o=Dt(e);if(o.has(n))return n===t.target?{local:t,message:Lo(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Rt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Sc(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=D(e);return s<0||Te(s)!==e.view.viewer?{local:t}:r.move?Vr(e,{...t,soldier:s},o):r.attack?To(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Ec(e,t,n){let{menu:o}=D(e);if(n==="Escape")return{local:{...Dr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?I(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:Lo(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...bt(e).keys()].find(r=>Ve(r)===n);return{local:{...t,soldier:s??t.soldier}}}function Oc(e,t){let n=Dt(e),o=bt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function Cc(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(g=>o[g]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(Cn(e).length)return{...a,targets:s(Cn(e))};let i=Dt(e);if(i.size){let d=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(Rt(e,t))}}let c=bt(e),u=c.get(t.soldier??-1);if(!u||t.soldier===null)return{...a,legal:s([...c.keys()])};let p=u.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...u].map(([d,g])=>[d,g.length]),path:p?[o[t.soldier],...p]:[]}}function Re(e,t){let{color:n,ink:o,name:s}=e.seats[Te(t)];return l("b",{class:"egg-token",title:s,style:{background:n,color:o}},Ve(t))}var Ac={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>D(e).menu.answer?null:Xe(e,t,()=>{let n=D(e),{menu:o}=n,s=[o.move&&Lc(e),o.attack&&Tc(e),o.ask&&Nc(e),o.remove&&zc(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&Ze(e,t),qt(e,n,{})]})};function jc(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=Rt(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function Lc(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=ke(n.lang),i=bt(e),{die:c=0,steps_left:u=0}=n,p=i.get(o.soldier??-1)??new Map,d=[...p].map(([f,m])=>({value:String(f),text:`${t.countries[f].name} (${m.length})`})),g=f=>f!==""&&r(Rr(e,o.soldier,p.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},pt(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},u),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(u)+"○".repeat(Math.max(c-u,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>$(`soldier-${Ve(f)}`,Re(n,f),()=>s({...o,soldier:f===o.soldier?null:f}),{"aria-label":`${a.soldier} ${Ve(f)}`,"aria-pressed":String(f===o.soldier)}))),o.soldier!==null&&se("square",a.square,d,"",g,"…")]}function Tc(e){let{view:t,local:n,set:o,send:s}=e,r=ke(t.lang),a=Dt(e),i=Rt(e,n),c=a.get(n.target??-1)??[],u=Lo(e,n),p=d=>o(To(e,n,d).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>$(`target-${d}`,Re(t,d),()=>p(d),{"aria-pressed":String(d===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(d=>$(`with-${d}`,Re(t,d),()=>p(d),{"aria-pressed":String(i.includes(d))}))),l("div",{class:"teg-buttons"},$("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(u),{class:"teg-main",disabled:!u}))]}function Nc(e){let{view:t,send:n}=e,o=ke(t.lang),s=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],u=l("span",{},l("b",{},i),l("small",{},` ${c} ${o.cards}`));return $(`ask-${a}`,u,()=>n(I(t,"ask",Vt(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${o.ask} `,T(t,s),l("b",{},t.seats[s]?.name)),l("div",{class:"teg-rows"},...D(e).menu.ask.map(r))]}function zc(e){let{view:t,send:n}=e,o=ke(t.lang);return[l("p",{class:"teg-hint"},o.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...Cn(e).map(s=>$(`remove-${Ve(s)}`,Re(t,s),()=>n(I(t,"remove",Vt(e,"soldier",s))),{"aria-label":`${o.soldier} ${Ve(s)}`})))]}var qc={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?Pc(e,t):Ic(e)};function Hr(e,t,n,o){let s=ke(e.lang),r=a=>l("span",{},T(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${s.reads} ${s.for} `,l("b",{},r(n)),` · ${o}`)}function Pc(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=ke(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:u,text:p,choices:d}=n.question,g=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!D(e).menu.answer&&g===null,m=b=>s(I(n,"answer",b)),y=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),Hr(n,i,c,u),l("p",{class:"egg-text"},p),l("p",{class:"teg-asks"},T(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...d.map((b,w)=>$(`answer-${w}`,l("span",{},l("i",{},`${String.fromCharCode(65+w)} `),b),()=>m(w),{class:`teg-row egg-choice${g===w?" egg-right":""}`,disabled:!f})),$("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),y&&g===null&&l("p",{class:"teg-hint"},a.peek_first),y&&g===null&&$("peek",l("span",{},`${a.peek} `,T(n,i),n.seats[i].name),()=>s(bn(n,i)),{class:"teg-cover"}),g!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},d[g])),g!==null&&$("cover",t.secret_hide,r,{class:"teg-cover"}),Ye(n,t))}function Ic({view:e}){let t=ke(e.lang);if(!e.reply)return null;let{reader:n,seat:o,level:s,text:r,choices:a,choice:i,answer:c,right:u,note:p,source:d}=e.reply,g=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),Hr(e,n,o,s),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,m)=>l("li",{class:m===c?"egg-right":m===i?"egg-wrong":null},g(m),f))),l("strong",{class:u?"egg-verdict egg-right":"egg-verdict egg-wrong"},u?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),p&&l("p",{class:"egg-note"},p),d&&l("p",{class:"teg-hint"},`${t.source}: ${d}`))}var Dc={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=ke(e.lang),[s,r]=[Te(n.soldiers[0]),Te(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:u},p)=>{let d=Math.max(...c),g=d===u,f=m=>g?"plain":m?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(m=>pt(m,f(m===d&&d>u),...a(s)))),l("b",{class:"teg-versus"},g?"=":d>u?"▸":"◂"),pt(u,f(u>d),...a(r)),g&&p<n.throws.length-1&&l("small",{},o.again))};return Q(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>Re(e,c)),l("b",{}," → "),Re(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(c=>Re(e,c)),de(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function Rc({board:e,view:t},n,o){let s=ke(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},Re(t,r),` ${s.soldier} ${Ve(r)}`),a>=0&&l("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var Vc=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[Te(o)].name} ${Ve(o)}`]:[]).join(", "),Br={start:{...Dr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:Ac,question:qc,battle:Dc},renew:(e,t)=>({local:Oc(e,t)}),click:Vr,drag:Sc,fight:jc,key:Ec,marks:Cc,hover:(e,t,n)=>{let o=bt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:Ir,facts:Rc,stands:Vc,keys:"keys_eggar"};function No(e={},t={}){return{start:{...gr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:br(n,o,e)}),click:(n,o,s,r)=>hr(n,o,s,e,r),fight:(n,o,s)=>xr(n,o,s,e),key:(n,o,s)=>yr(n,o,s,e),marks:(n,o)=>wr(n,o,e),...t,sections:{actions:vr(e),secret:ht(()=>[]),...t.sections}}}var Wr=No();var Fr={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},ce=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Ht=e=>e.reduce((t,n)=>t+n,0),le=({board:e},t)=>e.countries[t].name;function Bt(e,t){let n=ce(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=Ur(e);return o.find(s=>s===t.mode)??o[0]}function Ur(e){return D(e).menu.attack?.length?["attack","move"]:["move"]}function wt(e,{transfers:t},n){return(ce(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Ht(t.filter(s=>s[0]===n).map(s=>s[2]))}function Po(e,t){return ce(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Gr({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function Hc(e,{cards:t}){let{commit:n}=ce(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Ht(o.map(r=>r[1]))}function Yr(e,t){let n=o=>le(e,o);switch(Bt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Ht(o.map(([,s])=>s))!==ce(e).place_five.troops?null:I(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:I(e.view,"attack",n(t.target));case"move":return!Gr(t).length&&!ce(e).move.null?null:I(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return I(e.view,"commit",t.cards.map(n));default:return null}}function zo(e,t,n,o){let{troops:s,provinces:r}=ce(e).place_five,a=Ht(Object.values(t.placed)),i=t.placed[n]??0;return r.some(u=>u[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function Bc(e,t,n){let o=t.origin,s=Math.min(t.amount,wt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([u,p])=>u!==o||p!==n),a=t.transfers.find(([u,p])=>u===o&&p===n)?.[2]??0,i=[...r,[o,n,a+s]],c={...t,transfers:i};return wt(e,c,o)?c:{...c,origin:null}}function Io(e,t,n,o){switch(Bt(e,t)){case"placing":return{local:zo(e,t,n,o?-1:1)};case"attack":{let s=D(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:I(e.view,"attack",le(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Po(e,t.origin).includes(n)?{local:Bc(e,t,n)}:{local:{...t,origin:n!==t.origin&&wt(e,t,n)>0?n:null}};case"commit":{let s=ce(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function Wc(e,t){let{view:n,secret:o}=e,s=ce(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(u=>Number(u[0]));switch(Bt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:Kr(t.placed).map(([c,u])=>[c,`+${u}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(s.move.provinces).filter(d=>wt(e,t,d)>0),u=Gr(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),p=t.origin!==null;return{...a,legal:p?[]:c,targets:Po(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:u}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var Kr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Fc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Yr(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function Uc(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var Gc={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Xe(e,t,()=>{let n=Bt(e,e.local),o=D(e),s={placing:Kc,attack:Qc,move:Xc,commit:Zc};return[n==="attack"||n==="move"?Yc(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&Ze(e,t),o.menu.answer_draw&&ko(e,o,"answer_draw",{},t),qt(e,o,{})]})};function Yc(e,t){let{local:n,set:o}=e,{forms:s}=D(e),r=Bt(e,n),a=Ur(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>$(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function jn(e,t,n=""){let o=Yr(e,e.local),s=D(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},$(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function An(e,t,n,o,s,r){let a=o.map(c=>({value:String(c),text:le(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es")),i=c=>c!==""&&Number(c)!==s&&e.set(Io(e,e.local,Number(c),!1).local);return se(t,n,a,s===null?"":String(s),i,r.choose)}function Kc(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=ce(e).place_five,a=s-Ht(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),An(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Kr(n.placed).map(([i,c])=>l("li",{},l("span",{},le(e,i)),l("b",{},`+${c}`),$(`less-${i}`,"−",()=>o(zo(e,n,i,-1)),{"aria-label":`${le(e,i)} −1`}),$(`more-${i}`,"+",()=>o(zo(e,n,i,1)),{disabled:!a,"aria-label":`${le(e,i)} +1`})))),jn(e,"place_five")]}function Qc(e,t){let{local:n}=e,o=D(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${le(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),An(e,"target",t.place,o,n.target,t),jn(e,"attack",s)]}function Xc(e,t){let{local:n,set:o}=e,{provinces:s}=ce(e).move,r=s.map(c=>c[0]).filter(c=>c===n.origin||wt(e,n,c)>0),a=n.origin===null?0:wt(e,n,n.origin),i=c=>o({...n,transfers:n.transfers.filter((u,p)=>p!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),An(e,"source",t.source,r,n.origin,t),n.origin!==null&&An(e,"target",t.target,Po(e,n.origin),null,t),...a>1?mt(Math.min(n.amount,a),[1,a],c=>o({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,u,p],d)=>l("li",{},l("span",{},`${le(e,c)} → ${le(e,u)}`),l("b",{},p),$(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),jn(e,"move")]}function Zc(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=ce(e).commit,c=p=>o(Io(e,n,p,!1).local),u=(p,d,g,f,m=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":p,checked:f,disabled:m,change:()=>c(d)}),l("span",{},le(e,d)),l("b",{},g));return[Qr(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&u(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([p,d])=>u(`card-${p}`,p,d,n.cards.includes(p))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${qo(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},Hc(e,n))),jn(e,"commit")]}var qo=(e,t)=>t.map(n=>`${le(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Qr(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return l("p",{class:"teg-parties"},T(t,n),t.seats[n].name," → ",l("b",{},le(e,s))," (",T(t,o),t.seats[o].name,")")}var Jc={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,u=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>$(`look-${d}`,l("span",{},T(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s(bn(n,d)),{class:"teg-wide-button"})),p=o?.fight;return Q(t.rec_result,Qr(e),p&&l("p",{},`${t.attack}: `,l("b",{},p.offence),` · ${qo(e,p.cards)}`),p&&l("p",{},`${t.defence}: `,l("b",{},p.defence),` · ${qo(e,p.defence_cards)}`),p&&l("strong",{class:p.success?"teg-conquered":"teg-out"},p.success?t.rec_success:t.rec_failure),!p&&l("p",{class:"teg-hint"},t.rec_secret_result),...u,o&&o.seat!==n.viewer&&$("cover",t.secret_hide,r,{class:"teg-cover"}))}},eu={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,T(n,o.seat),n.seats[o.seat].name),l("p",{},...(o.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},le(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},T(n,c))))))),!vn(e)&&(n.people?.length??0)>1&&$("cover",t.secret_hide,s,{class:"teg-cover"}))}},Xr={start:Fr,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:Gc,result:Jc,own:eu},curtain:!0,keys:"keys_rec",shown:Uc,renew:(e,t)=>({local:tu(e,t)}),click:Io,key:Fc,marks:Wc,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},T(e,i),`${e.seats[i].name} `)))]:[]}}};function tu(e,t){let n={...Fr,amount:t.amount===1/0?1:t.amount},{commit:o}=ce(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var ea={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},nu=["place","attack","regroup","ally_regroup","fire_missile"],ou={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},ta=["conquest_move","intrusion_move","aggression_move","choose_dice"],na=[...ta,"joint_decision"],su=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Ln=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),ru=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function re(e){return na.some(t=>e[t]?.length)?null:nu.find(t=>Do(e,t).length)??null}function Do(e,t){return(ou[t]??[t]).flatMap(n=>e[n]??[])}function xe(e,t){return t.missile&&Wt(e)?{fire_missile:e.fire_missile}:e}function Wt(e){return!!e.fire_missile?.length&&!na.some(t=>e[t]?.length)}function oa(e){return Object.entries(e).some(([t,n])=>n.length>0&&!su.has(t)&&!t.startsWith("propose_"))}function Tn(e,t,n){let o=re(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function Ro(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function Nn(e,t){let n=re(e);if(n!=="regroup")return n;let o=Ro(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function Vo(e){return ru.find(t=>e[t]?.length)??null}function Ho(e,t){return t==="end_turn"&&!!e.earned}function Ne(e){let t=re(e);return t?[...new Set(Do(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function ze(e,t){let n=re(e);if(!n||n==="place"||t===null)return[];let o=Do(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function zn(e,t,n=null,o=re(e)){if(!o||!Ln.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function Bo(e){let t=ta.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function qe(e,t,n,o=!1){let s=xe(t.menu,n),r=Nn(s,n),{source:a,target:i}=n;if(!r||a===null||!Ne(s).includes(a))return null;let c=e.countries[a].name;if(r==="place")return zn(s,a)?I(t,r,c,Zr(s,n)):null;if(i===null||!ze(s,a).includes(i))return null;let u=e.countries[i].name;if(Ln.has(r))return I(t,r,c,u,Zr(s,n));let p=Tn(s,a,i);if(!p.length)return r==="attack"&&o?fn(t,c,u,Math.max(1,n.keep)):I(t,r,c,u);let d=Wo(p,n);return d===null||o?null:I(t,r,c,u,t.seats[d].name)}function Wo(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function Fo(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?I(t,o,a):I(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function Zr(e,t){let n=Math.max(zn(e,t.source,t.target,Nn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function sa(e,t,n,o,s=!1){let r=xe(t.menu,n),a=re(r);if(!a)return{choice:n,message:null};if(a==="place"){let u={...n,source:o,target:null},p=aa(t.menu)&&Ne(r).includes(o);return{choice:{...u,source:p?o:null},message:qe(e,t,u)}}if(ze(r,n.source).includes(o)){let u=n.target===o,p={...n,target:o,occupant:u?n.occupant:null},d=u||!Ln.has(a)&&a!=="regroup"&&o!==n.source;return{choice:p,message:d?qe(e,t,p,s):null}}let i=o!==n.source&&Ne(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let c={...n,source:i?o:null,target:null,occupant:null};return{choice:c,message:Ft(e,t,c)}}function ra(e,t,n,o){let s=xe(t.menu,n),r=re(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||Ne(s).includes(o)||ze(s,a).includes(o))return null;let i=(...f)=>f.map(m=>e.countries[m].name),c=(...f)=>({message:mn(t,r,...i(...f),...Ln.has(r)?[1]:[])});if(r==="place")return c(o);if(a!==null)return c(a,o);let u=f=>t.owner[f]===t.viewer,{neighbours:p}=e.countries[o];if(u(o))return c(o,p.find(f=>u(f)!==(r==="attack"))??p[0]);let d=Ne(s).filter(f=>ze(s,f).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${R(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=p.find(u)??t.owner.findIndex(f=>f===t.viewer);return g<0?null:c(g,o)}function aa(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Ft(e,t,n){return re(xe(t.menu,n))==="fire_missile"&&n.source!==null?Qs(t,e.countries[n.source].name):null}function ia(e,t){let n=t.missile&&Wt(e.menu),o=xe(e.menu,{...t,missile:n}),r=(re(o)!=="place"||aa(e.menu))&&t.source!==null&&Ne(o).includes(t.source)?t.source:null,a=t.target!==null&&ze(o,r).includes(t.target)?t.target:null,i=Tn(o,r,a).includes(t.occupant??-1)?t.occupant:null,c=re(e.menu),u=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:u}}function la(e,t,n=null,o=null,s=void 0){let r=xe(e.menu,t),a=ze(r,t.source),i=re(r)==="place",c={legal:t.source===null||i?Ne(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Jr:Jr};return!n||!s||t.source===null?c:{...c,reach:au(s,n),path:iu(s,n,o??t.target)}}function au(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[ca(e,o.country)]:[]))])}function Ut(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function iu(e,t,n){return(Ut(e,t,n)?.path??[]).map(o=>ca(e,o)).filter(o=>o>=0)}var ca=(e,t)=>e.countries.findIndex(n=>n.name===t);function ua(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function pa(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Jr={source:null,target:null};var da={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function qn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return re(xe(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function Pn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function ma(e,t){return{...e,register:{...e.register,...t}}}function ha({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=Pn(n,o);return{local:r,message:Ft(e,t,r.choice)}}function cu({board:e,view:t},n,o){let{choice:s}=n,r=Vo(t.menu);if(o==="Escape")return{local:Pn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return Wt(t.menu)?ha({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&Ho(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:R(t.lang).card_forfeit}};if(o.toLowerCase()==="e")return{local:n,message:r?I(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=Bo(t.menu);if(!i)return{local:Pn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?I(t,i.verb,a):null}}function ga(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:qn(t,o),arrange:s=>t.set(ma(o,s)),choose:s=>t.set(Pn(o,s))},n)}}function uu({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function pu(e,t){let{view:n}=e;if(n.over)return null;if(!oa(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return Q(t.actions,l("p",{class:"teg-hint"},s),yo(e,t),fa(e,t),Ye(n,t))}return Q(t.actions,fa(e,t),yu(e,t),ku(e,t),mu(e,t),du(e,t),vu(e,t),Ye(n,t))}function du(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=xe(n.menu,o),i=re(a);if(!i)return null;let c=g=>{let f={source:p(g),target:null,occupant:null};s(f),e.send(Ft(r,n,{...o,...f}))},u=g=>g.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,m)=>f.text.localeCompare(m.text,"es")),p=g=>g===""?null:Number(g),d=g=>g===null?"":String(g);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},xu(i,e,t)),se("source",i==="place"?t.country:t.source,u(Ne(a)),d(o.source),c,t.choose),i!=="place"&&se("target",t.target,u(ze(a,o.source)),d(o.target),g=>s({target:p(g),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&gu(e,t),fu(e,a,t),i==="attack"?bu(e,t):wu(e,i,t),i==="place"&&hu(e,t))}function gu({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:Ut(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":s.damage},l("span",{},s.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:Eo[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&de(a.refusal.clause)))}function fu({view:e,choice:t,choose:n},o,s){let r=Tn(o,t.source,t.target);if(!r.length)return null;let a=Wo(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},l("span",{class:"teg-label"},s.occupant),...r.map(i=>$(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function mu(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!Wt(n.menu))return null;let a=()=>{let{local:i,message:c}=ha(e,e.local);s(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},$("missile-mode",l("span",{},Ee("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function hu({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=Fo(e,t,n,"place_missile"),u=i.find(d=>d[0]===n.source)?.[1]??0,p=Math.min(n.convert??1,Math.max(u,1));return l("div",{class:"teg-buttons"},a.length>0&&$("act-place_missile",r.place_missile,()=>s(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},$("act-convert_to_missile",r.convert,()=>s(Fo(e,t,n,"convert_to_missile",p)),{disabled:!u}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!u,change:d=>o({convert:Number(d.target.value)})},...Array.from({length:Math.max(u,1)},(d,g)=>l("option",{value:g+1,selected:g+1===p},g+1)))))}function xu(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function bu({board:e,view:t,choice:n,choose:o,send:s},r){let a=qe(e,t,n)!==null,i=qe(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},$("act-attack",r.do_attack,()=>s(qe(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},$("act-attack_until",r.do_attack_until,()=>s(qe(e,t,n,!0)),{disabled:!i}),at("keep",r.keep,n.keep,[1,Math.max(c,1)],u=>o({keep:u}))))}function wu({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=qe(e,t,n)!==null,c=Nn(xe(t.menu,n),n)??r,u=r==="regroup"?Ro(t.menu,n.source,n.target):[],p=zn(t.menu,n.source,n.target,c)||999,d=m=>o({amount:m}),g=$(`act-${c}`,a[`do_${r}`],()=>s(qe(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},g);let f=n.amount===1/0&&p===999?1:Math.min(n.amount,p);return l("div",{},u.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...u.map(m=>$(`unit-${m}`,a[`unit_${m}`],()=>o({unit:m}),{"aria-pressed":String(m==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(m=>$(`amount-${m}`,String(m),()=>d(m),{"aria-pressed":String(n.amount===m)})),$("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),at("amount",a.amount,f,[1,p],d)),p>1&&p<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:p,value:f,change:m=>d(m.target.valueAsNumber)}),l("div",{class:"teg-buttons"},g))}function fa({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},T(e,o.seats[0]),n.asked):null}function yu({view:e,send:t},n){let o=Bo(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[s]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(u,p)=>$(`act-${s}-${a+p}`,String(a+p),()=>t(I(e,s,a+p)),{class:"teg-main"}))))}function ku({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(g=>g.number===d)?.text??`#${d}`,c=t.joint&&e.countries[t.joint.target]?.name,u=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),p=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},s.length>0&&l("div",{},l("p",{},l("b",{},o.joint),c&&`: ${u} → ${c}`),l("div",{class:"teg-buttons"},...s.map(d=>{let g=!!d[0];return $(`act-joint_decision-${g}`,g?o.joint_on:o.joint_stop,()=>n(I(t,"joint_decision",g)),{class:g?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>l("div",{},l("p",{},o.zone," ",l("small",{},i(d))),l("div",{class:"teg-buttons"},$(`zone-${d}-keep`,o.zone_keep,()=>n(Ct(t,p,"zone_decision",d,!0))),$(`zone-${d}-end`,o.zone_end,()=>n(Ct(t,p,"zone_decision",d,!1)))))),...a.map(([d])=>l("div",{},l("p",{class:"teg-hint"},i(d)),$(`act-open_joint_attack-${d}`,o.joint_open,()=>n(I(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function vu({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(I(e,a)),r=a=>{let{label:i}=e.forms[a];if(!Ho(e,a)){let c=a==="request_card"?"teg-main":null;return $(`act-${a}`,i,s(a),{title:a===Vo(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,de("TEG-12.4")),$(`act-${a}`,i,s(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...o.map(r))}function _u(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=o.open??i>0,u=n.people??[];return l("section",{class:"teg-card teg-pacts"},$("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>s({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(p=>Mu(e,p,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(p=>Eu(e,p,t))),!n.over&&u.length>0&&n.viewer!==null&&Cu(e,t))))}function xa(e,t){return l("span",{class:"teg-pair"},...t.map(n=>T(e,n)))}function $u(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function Mu({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:$u(e,s.breakable_by??[]),c=i.find(u=>t.breaking===`${a}/${u}`);return l("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},xa(e,s.seats),l("span",{},s.text," ",de(s.clause)),Su(e,s,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((u,p)=>$(p?`break-${a}-${u}`:`break-${a}`,l("span",{},i.length>1&&T(e,u),r.break_pact),()=>n({breaking:`${a}/${u}`}),{"aria-label":`${e.seats[u].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},T(e,c),r.break_sure),$(`break-${a}-yes`,r.yes,()=>o(Ct(e,c,"announce_break",a)),{class:"teg-danger"}),$(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Su(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${s.broken_by} `,T(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,T(e,r),`${e.seats[r]?.name}.`)}function Eu({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=u=>!e.over&&e.people?.includes(u),c=(u,p)=>()=>t(Ct(e,p,u,s));return l("li",{"data-proposal":s},xa(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&$(`accept-${s}`,l("span",{},T(e,a),o.accept),c("accept_pact",a)),i(a)&&$(`decline-${s}`,l("span",{},T(e,a),o.decline),c("decline_pact",a)),i(r)&&$(`withdraw-${s}`,l("span",{},T(e,r),o.withdraw),c("withdraw_proposal",r))))}var Ou=12;function Cu({view:e,register:t,arrange:n,send:o},s){let r=$("offers",s.propose,()=>o(Xs(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:u,terms:p}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(h=>h.kind))],g=[...new Set(a.offers.filter(h=>h.kind===i).map(h=>h.partner))],f=a.offers.find(h=>h.kind===i&&h.partner===c),m=f?.terms??[],y=ua(f,p),b=f&&y?I(e,f.verb,f.partner,...y):null,w=(h,v)=>h.map(k=>({value:k,text:v(k)}));return l("div",{class:"teg-offer"},se("offer-kind",s.offer_kind,w(d,h=>ro(e.lang,"pact",h)),i,h=>n({kind:h,partner:"",first:"",terms:""}),s.choose),se("offer-partner",s.offer_partner,w(g,h=>h),c,h=>n({partner:h,first:"",terms:""}),s.choose),m.length>Ou&&se("offer-first",s.offer_first,w([...new Set(m.map(h=>String(h[0])))].sort((h,v)=>h.localeCompare(v,"es")),h=>h),u,h=>n({first:h,terms:""}),s.offer_all),(!f||m.some(h=>h.length>0))&&se("offer-terms",s.offer_terms,m.map((h,v)=>({value:String(v),text:pa(h),begins:String(h[0])})).filter(h=>!u||h.begins===u).sort((h,v)=>h.text.localeCompare(v.text,"es")),p,h=>n({terms:h}),s.choose),l("div",{class:"teg-buttons"},$("offer-send",s.send_offer,()=>o(b),{class:"teg-main",disabled:!b}),$("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Au({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${s.secret_whose} `,T(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},s.secret),r,$("private",s.secret_show,()=>n(Ce),{class:"teg-cover"}));let a=(...i)=>n(I(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},s.secret),r,l("h5",{},s.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},s.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},Et(i.symbol),l("b",{},i.country),l("small",{},ro(e.lang,"symbol",i.symbol)),i.bonus&&$(`bonus-${i.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},s.no_cards),...t.exchanges.map((i,c)=>$(`exchange-${c}`,`${s.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),$("cover",s.secret_hide,o,{class:"teg-cover"}))}function ju(e,t,n){let o=R(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[l("p",{},a(s))]:[],...r.map(([,i,c,u])=>l("p",{},`${o.shared} `,T(e,i),`${e.seats[i]?.name} · ${c}`,u?` · ${a(u)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},o.blocked))]:[],...Tu(t,e,n).map(i=>l("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function Lu(e,t,n,o){let s=Ut(e,n,o),r=R(t.lang);return s?s.refusal?[l("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${s.damage}`))]:[]}function Tu(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var ba={start:{choice:{...ea},register:{...da},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:ga(pu),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Ut(e,qn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:ga(_u),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:uu,depends:({view:e})=>e.situation},secret:{draw:Au,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=ia(t,n.choice),s={...da,open:n.register.open},r=o.missile?Ft(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=ra(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=sa(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=xe(e.menu,t),s=n??t.target;return re(o)==="attack"&&s!==null&&ze(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:cu,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:ma(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return la(e.view,t.choice,qn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],["card",s.cards,n],["exchange",s.exchanges,o]],facts(e,t,n){let{board:o,view:s}=e;return{lines:ju(s,o,n),instead:Lu(o,s,qn(e,t),n)}}};var Nu={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[zu(e,t)]};function zu({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},T(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function qu({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),o.length?l("ul",{class:"teg-hand"},...o.map(Pu)):l("p",{class:"teg-hint"},t.no_cards)]}function Pu({name:e,symbol:t,label:n,bonus:o}){return l("li",{},Et(t),l("b",{},e),l("small",{},n),o>0&&l("span",{class:"teg-gain"},`+${o}`))}function Iu({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>l("span",{title:n.weapons[s]},Et(s));return Q(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([s,r])=>l("li",{},...Array.isArray(s)?s.map(o):[s],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var wa=No(Nu,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:ht(qu),pack:{draw:Iu,depends:({view:e})=>e.cards}}});var He={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},ya=["attack","strike_air","strike_sea","fire"],Du=["build"],[Yo,_a,Ko]=[0,1,2],Qo={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},ka=new WeakMap;function In(e){let t=ka.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=D(e),s=Object.keys(He).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},c=a.map(([u])=>u).filter(u=>u!==i);return(n[r]??[]).map(u=>{let p=g=>c.includes(g)?u[c.indexOf(g)]:null,d=i?u.at(-1):p("number")??0;return{verb:r,source:p("source")??p("country"),target:p("target"),about:He[r]?p(He[r]):null,most:d}})});return ka.set(e.view,{secret:e.secret,orders:s}),s}var Uo=e=>[...new Set(e)].filter(t=>t!==null);function Dn(e,t){return Uo(In(e).filter(n=>n.source===t).map(n=>n.verb))}function yt(e,t){let{source:n}=t,o=Dn(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(v=>o.includes(v))??o[0];if(n===null||!s)return null;let r=In(e).filter(v=>v.verb===s&&v.source===n),a=t.about[s],i=v=>Uo(v.map(k=>k.about)).sort((k,M)=>k-M),c=i(r).includes(a),u=Uo((c?r.filter(v=>v.about===a):r).map(v=>v.target)),p=u.includes(t.target??-1)?t.target:null,d=p===null?r:r.filter(v=>v.target===p),g=i(d),f=g.includes(a)?a:g[0]??null,m=d.filter(v=>v.about===f),y=Math.max(0,...m.map(v=>v.most)),b=Math.min(Math.max(t.amounts[s]??(Du.includes(s)?1:1/0),Math.min(1,y)),y),w=m.length>0&&(!u.length||p!==null),h={verb:s,source:n,target:p,targets:u,about:f,abouts:g,amount:b,most:y,done:w};return{...h,load:Ru(e,t,h)}}function Ru({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(b=>b.source===s&&(o==="march"||b.vehicle===r)),c=t?.compose?.sizes??[],u=a*(e.capacity?.[o==="march"?Yo:(r??0)+1]??0),p=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(u/p)),g=Math.min(n.aboard,d),f=i?.goods??[],m=f.flatMap(([b,w])=>{let h=Math.min(n.cargo[b]??0,w);return h?[[b,h]]:[]}),y=p*g+m.reduce((b,[w,h])=>b+c[w]*h,0);return{room:u,used:y,troops:d,aboard:g,goods:f,cargo:m,sizes:c}}var Go=({board:e},t)=>e.countries[t].name,va=(e,t,n)=>D(e).names[t]?.[n??-1]?.[0]??"?";function Gt(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,c=Go(e,o),u=s===null?"":Go(e,s),p=He[n]&&va(e,He[n],r),d=(i?.cargo??[]).map(([f,m])=>[va(e,"good",f),m]),g=(...f)=>I(e.view,n,...f);switch(n){case"attack":return g(c,u,a);case"strike_air":case"strike_sea":return g(c,u,p,a);case"fire":return g(p,c,u);case"march":return g(c,u,d,a);case"carry":return g(c,u,p,a,i?.aboard??0,d);case"upgrade":return g(c,p);default:return g(c,p,a)}}function Xo(e,t){return t?.length?I(e.view,"end_turn",t.map(n=>Go(e,n))):null}function $a(e){return(D(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Zo(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function Ma({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,c]=t[s],u=Math.floor(a*i/4)+c,p=Math.max(0,u-n[r]),d=p>o[r],g=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),f=d?e[r]:Math.min(e[r]-1,p);return{hits:u,block:n[r],defence:o[r],conquered:d,lost:g,destroyed:f}}function Sa({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let c=o.includes(a)?0:Math.min(i,e[s][a]),u=s===Ko?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[s-1][r]-u)}}var Vu=e=>!!D(e).menu.end_turn&&!In(e).length,ot=(e,t)=>t.chosen??(Vu(e)?[]:null),Jo=e=>({source:e,target:null,aboard:0,cargo:{}}),es=(e,t)=>({...e,...Jo(t)});function Ea(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=ot(e,t);if(r)return{local:s?{...t,chosen:ts(r,n)}:t};let a=yt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Gt(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:es(t,n===t.source?null:n)};if(!a)return{local:t};let i=ya.find(p=>In(e).some(d=>d.verb===p&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=ya.includes(a.verb)?a.verb:"attack",u=He[c]?a.about??0:null;return{local:t,message:Gt(e,{...a,verb:c,about:u,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var ts=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function Oa(e,t,n){let{menu:o}=D(e),s=yt(e,t);if(n==="Escape")return{local:{...es(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:ot(e,t)??[]}};if(n==="Enter"){let r=ot(e,t);return{local:t,message:r?Xo(e,r):Gt(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function Ca(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!D(e).menu.end_turn)return{...Qo,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:es(t,null),a=yt(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(u=>n.owner[u]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function Aa(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:Hu(e,t)},r=ot(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=yt(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...s,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return s}function Hu(e,t){let{view:n}=e,o=ot(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Zo(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:ns(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function ns({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function ja({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var Rn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},Ta=["armoury","airfield","shipyard"],[Wu,Fu]=[.55,.9];function Uu({planes:e=[],ships:t=[],levels:n=[]},o,s){return[["plane",e[o]],["ship",t[o]],["wall",n[0]?.[o]],...s<Fu?[]:Ta.map((a,i)=>[a,n[i+1]?.[o]])].filter(([,a])=>a>0)}function Na(e,t,n,o,s){let r=pn(o,s),a=Math.max(8.4,r.least/o),i=.7*Math.max(a*.95,r.least/o),c=o>=Wu,u=Object.fromEntries(Object.keys(Rn).map(d=>[d,[]])),p=[];return e.countries.forEach(({label:[d,g]},f)=>{let m=Uu(t,f,o);if(!m.length)return;let y=m.map(([,_])=>a+(c&&_>1?a*.1+i*String(_).length:0)+1.5),b=y.reduce((_,E)=>_+E,0),[w,h]=[r.grown+2.6+a/2,r.grown+2.6],v=[[d-b/2,g-w],[d-b/2,g+w],[d+h,g],[d-h-b,g]],k=v.map(([_,E])=>[_,E-a/2,_+b,E+a/2]),[M,N]=v[Mr(e,Oo(r),Co(n),k)];m.forEach(([_,E],A)=>{let C=[M+a/2,N];u[_].push(...ut(Rn[_]).map(L=>L.map(([P,F])=>[C[0]+P*a/20,C[1]+F*a/20]))),c&&E>1&&p.push({at:[M+a+.6,N],text:String(E)}),M+=y[A]})}),[...Gu(e,t,r,o),...["plane","ship","wall",...Ta].flatMap(d=>[La(`${d}-under`,u[d],e,o,!0),La(d,u[d],e,o,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:p.map(d=>d.at[0]),y:p.map(d=>d.at[1]),text:p.map(d=>d.text),textposition:"middle right",textfont:{family:je,weight:700,size:Math.max(a*o*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function La(e,t,n,o,s){let r=s?Math.max(2.6*o,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...he(t),fill:"toself",hoveron:"fills",fillcolor:s?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function Gu(e,t,n,o){let s=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[Yo][i]??0)/Math.max(t.armies[i],1):0;return c>0?[Yu(a,n.grown+1.5/o,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...pe(s),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*o,3.4)),r("war-free",e.palette.covered,Math.max(2.4*o,2))]}function Yu([e,t],n,o){let s=Math.max(3,Math.round(28*o));return Array.from({length:s+1},(r,a)=>{let i=2*Math.PI*o*(a/s);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Yt=["troop","plane","ship"],os=["wall","armoury","airfield","shipyard"];function Kt(e,t=""){let n=H("path",{d:Rn[e],fill:"currentColor"});return H("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var qa=(e,t)=>t.map(([n,o])=>`${o} ${e.things?.good[n]}`).join(", "),st=({board:e},t)=>t===null?"":e.countries[t].name,Ku={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Xe(e,t,()=>{if(!D(e).menu.end_turn)return[Ze(e,t)];let n=ot(e,e.local);return n?rp(e,n,t):[...Zu(e,t),op(e),sp(e)]})};function Qu({view:e}){let t=J(e.lang),n=Yt.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[l("span",{title:e.things?.aim[s]},Kt(Yt[s]),l("b",{},o))]:[]))}function Xu({view:e,send:t}){let n=J(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?l("div",{class:"teg-buttons"},...o.map(([r,a])=>$(`routine-${r}`,`${s[r]} (${a})`,()=>t(Ys(e,r))))):null}function Zu(e,t){let{view:n,local:o,patch:s}=e,r=J(n.lang),a=yt(e,o),i=Dn(e,o.source),c=D(e).forms,u=n.owner.flatMap((p,d)=>p===n.viewer&&Dn(e,d).length?[d]:[]);return[Qu(e),Xu(e),ss(e,"source",t.source,u,o.source,p=>s(Jo(p)),t),o.source===null&&l("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(p=>$(`verb-${p}`,c[p].label,()=>s({verb:p,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(p===a?.verb)}))),...a?Ju(e,a,t):[]]}function ss(e,t,n,o,s,r,a){let i=o.map(c=>({value:String(c),text:st(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es"));return se(t,n,i,s===null?"":String(s),c=>r(c===""?null:Number(c)),a.choose)}function Ju(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=J(o.lang),{names:c,forms:u}=D(e),p=He[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=Gt(e,t),f=m=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:m}});return[l("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&ss(e,"target",n.target,t.targets,t.target,m=>r({verb:t.verb,target:m}),n),p&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":p},...t.abouts.map(m=>$(`${p}-${m}`,c[p]?.[m]?.[1]??String(m),()=>r({verb:t.verb,about:{...s.about,[t.verb]:m}}),{"aria-pressed":String(m===t.about)}))),ep(e,t),t.most>1&&l("div",{},...mt(t.amount,[1,t.most],f,n)),t.load&&np(e,t,t.load),tp(e,t),l("div",{class:"teg-buttons"},$(`act-${t.verb}`,`${u[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(g),{class:"teg-main",disabled:!g}))]}function ep({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([u,p])=>[u,p*Math.max(s,1)]);return l("p",{class:"teg-hint"},`${J(e.lang).each_costs} ${qa(e,c)}`)}function tp({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=J(e.lang);if(o===null)return null;if(t==="attack"){let{hits:u,block:p,defence:d,conquered:g,lost:f,destroyed:m}=Ma(e,n,o,s);return l("p",{class:`war-forecast ${g?"war-good":""}`},l("b",{},g?a.conquers:a.holds),` ${u} ${a.hits}${p?` − ${Math.min(p,u)} (${a.stops})`:""} ${g?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${f}, ${a.loses} ${m}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=Sa(e,t==="strike_air"?_a:Ko,n,o,s);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function np(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:c}){let{view:u,local:p,patch:d}=e,g=J(u.lang);if(!s&&!a.length)return null;let f=y=>i.find(([b])=>b===y)?.[1]??0,m=(y,b,w,h,v,k)=>l("li",{},l("span",{},b,l("small",{},` /${h}`)),l("b",{},w),$(`${y}-less`,"−",()=>k(w-1),{disabled:w<1,"aria-label":`${y} −1`}),$(`${y}-more`,"+",()=>k(w+1),{disabled:w>=h||o+v>n,"aria-label":`${y} +1`}),$(`${y}-most`,"⇥",()=>k(Math.min(h,w+Math.floor((n-o)/v))),{disabled:w>=h||o+v>n,"aria-label":`${y} max`}));return l("div",{class:"war-load"},l("h5",{},`${g.cargo}: `,l("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&m("aboard",g.aboard,r,s,u.troop_size??1,y=>d({aboard:y})),...a.map(([y,b])=>m(`cargo-${y}`,u.things?.good[y],f(y),b,c[y],w=>d({cargo:{...p.cargo,[y]:w}})))))}function op({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},J(e.lang).locked)}function sp({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},$("end",J(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function rp(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=J(o.lang),c=o.next_troops?.[o.viewer??-1]??0,u=Zo(c,t),p=$a(e),d=(s?.delivery??[]).filter(y=>o.owner[y]===o.viewer),g=Xo(e,t),f=y=>r({chosen:y}),m=o.owner.flatMap((y,b)=>y===o.viewer&&!t.includes(b)?[b]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},p.length>1&&$("deliver-borders",i.borders,()=>f(p[0])),p.length>0&&$("deliver-all",i.all,()=>f(p[p.length-1])),d.length>0&&$("deliver-before",i.before,()=>f(d))),ss(e,"source",n.place,m,null,y=>y!==null&&f([...t,y]),n),l("ul",{class:"teg-list"},...t.map((y,b)=>l("li",{},l("span",{},st(e,y)),l("b",{},`+${u[b]}`),$(`drop-${y}`,"×",()=>f(ts(t,y)),{"aria-label":`${st(e,y)} ×`})))),l("div",{class:"teg-buttons"},o.phase==="orders"&&$("back-to-orders",i.back,()=>r({chosen:null})),$("act-end_turn",i.end_now,()=>a(g),{class:"teg-main",disabled:!g}))]}var ap={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=J(n.lang);return t===null?Q(o.place,l("p",{class:"teg-hint"},o.look)):Q(o.place,l("p",{class:"war-name"},T(n,n.owner[t]),l("b",{},st(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),lp(e,t))}};function ip({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...os.map((a,i)=>e.levels?.[i][t]??0)],r=[...Yt.slice(1),...os];return l("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[l("span",{},Kt(r[i],o[i]),l("b",{},a))]:[]))}function lp(e,t){let{view:n}=e,o=J(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Yt.flatMap((c,u)=>{let[p,d]=[s[u][t],n.ready?.[u][t]??0];if(!p&&u)return[];let g=p-d;return[l("tr",{},l("th",{scope:"row"},Kt(c),` ${n.things?.aim[u]}`),l("td",{},l("b",{},p)),l("td",{},g>0&&`${g} ${o.busy}`))]}),a=os.flatMap((c,u)=>{let p=n.levels?.[u][t]??0;return p?[l("tr",{},l("th",{scope:"row"},Kt(c),` ${n.things?.installation[u]}`),l("td",{},l("b",{},p)),l("td",{},o.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},o.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),cp(e,t))}function cp(e,t){let{view:n,secret:o}=e,s=J(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=ns(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${s.stock}: `,i.length?qa(n,i):s.no_stock)}function up(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=J(n.lang),i=ja(e),c=(o.delivery??[]).map(u=>st(e,u)).join(", ");return[o.objective&&l("h5",{},t.objective),o.objective&&l("p",{class:"teg-objective"},o.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([u,p])=>$(`good-${u}`,l("span",{},`${n.things?.good[u]} `,l("b",{},p)),()=>r({good:s.good===u?null:u}),{"aria-pressed":String(s.good===u),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var pp=(e,t)=>({...t,secret:J(e.lang).lock_title,secret_show:J(e.lang).show}),za=ht(up),dp={draw:(e,t)=>za.draw(e,pp(e.view,t)),depends:e=>[za.depends(e),e.local.good]},gp={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},$("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),J(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(o=>l("li",{},o))))},fp={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=J(n.lang),r=l("p",{},l("b",{},st(e,o.source))," → ",l("b",{},st(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let p=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((g,f)=>g?[`${g} ${p[f]}`]:[]);return Q(s.last,r,l("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),de("WAR-9.8"))}let c=o.kind==="land_attack",u=c?0:o.unit;return Q(s.last,r,l("p",{class:"war-fight"},Kt(Yt[u]),l("b",{},o.sent),` ${s.sent} · `,l("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),de(c?"WAR-6.3":"WAR-9.5"),o.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},Pa={start:{...Qo},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Ku,place:ap,secret:dp,goals:gp,battle:fp},renew:(e,t)=>({local:Ca(e,t)}),click:Ea,key:Oa,marks:Aa,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[ip(e,n)]}),keys:"keys_wargame",stays:!0,traces:Na};var mp={teg:ba,tgm:wa,reconquista:Xr,wargame:Pa,eggar:Br};function Vn(e){return mp[e??""]??Wr}var hp=350;function rs(e,t,n){if(!n)return;e.hidden=!1;let o=t.getBoundingClientRect(),[s,r]=[n.x-o.left,Math.min(Math.max(n.y-o.top,0),o.height)],a=Math.min(Math.max(s-e.offsetWidth/2,4),o.width-e.offsetWidth-4),i=r>o.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function Ia({card:e,frame:t},n,o,s){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},u=(g,f=hp)=>{c(),r=o.group(g),r?.classList.add("teg-lit"),i=setTimeout(()=>p(g),f)},p=g=>{a=g;let{board:f,view:m}=n(),y=ae(m)?m:null,b=y?s(g):{};if(!b)return;let{lines:w=[],instead:h=[]}=b,v=h.length?h:[bp(f,y,g)];e.replaceChildren(...xp(f,y,g),...w,...v);let k=o.pixel(f.countries[g].label);rs(e,t,k)};return{point:u,hide:c,again:()=>a>=0&&p(a)}}function Da(e,t,n){if(t&&t.owner[n]>=0)return T(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:o}})}function xp(e,t,n){let{name:o,continent:s}=e.countries[n],r=R(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},o),l("small",{},e.continents[s]?.name??"")),l("p",{},Da(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function bp(e,t,n){let o=R(t?.lang??"es");return l("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>l("span",{},Da(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&l("b",{},` ${t?.armies[s]}`))))}function Ra(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:u})=>{if(i(),a=!1,o(),u.length>1)return;let p=r=u[0];s=setTimeout(()=>a=n(p),500)},c),e.addEventListener("touchmove",({touches:[u]})=>{r&&Math.hypot(u.clientX-r.clientX,u.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",u=>{r&&u.preventDefault()},c),e.addEventListener("touchend",u=>{i(),a&&u.cancelable&&u.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function Va(e,t,n){let o=null,s=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?s(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&o&&n(c.apart/o.apart,o,c),o=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function Fa(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var wp=new Set(["x","y","fillcolor","line.color","line.width"]),yp=new Set(["x","y","text","textposition"]),kp=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function Ua(e,t,n,o,s){let r=o.traces.map((a,i)=>{let c=n[a],u=e.querySelector(`.trace${c.uid}`),p=Object.keys(o.update).filter(d=>o.update[d][i]!==void 0);return u&&vp(t[a],c,u,p,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function vp(e,t,n,o,s){let r=c=>o.every(u=>c.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(wp))return()=>as(t,n,s);if(t.mode==="text"&&r(yp))return()=>is(e,t,n,s);let i=n.querySelectorAll(".point");return t.mode==="markers+text"&&r(kp)&&i.length===t.x.length?()=>Mp(e,t,n,i):null}function as(e,t,n){let o=_p(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let u=t.querySelector(".fills"),p=u?.querySelector(".js-fill")??u?.appendChild(H("g")).appendChild(H("path",{class:"js-fill"}));p?.setAttribute("d",o),Object.assign(p?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=H("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function _p({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var $p={left:"end",center:"middle",right:"start"},Ha=1.3,Be=(e,t)=>Array.isArray(e)?e[t]:e;function Ba({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Be(o,a),size:Be(s.size,a),color:Be(s.color,a)}]:[])}var Wa=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function is(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=b=>{let w=b.text.split("<br>"),[h,v]=[o.x(b.x),o.y(b.y)],k={fontFamily:s,fontSize:`${b.size}px`,fontWeight:r,fontStyle:a,fill:b.color,whiteSpace:"pre"},M=(w.length-1)*Ha+1,N=H("text",{x:h,y:v,"text-anchor":$p[b.place.split(" ")[1]],style:k});return w.length===1?N.textContent=b.text:N.append(...w.map((_,E)=>H("tspan",{class:"line",x:h,y:v,dy:`${E*Ha}em`},_))),H("g",{class:"textpoint",transform:`translate(0,${b.size*(.75-M/2)})`},N)},c=n.querySelector(".text");if(!c)return;let[u,p]=[Ba(e),Ba(t)],d=[...c.children],g=new Map(d.length===u.length?u.map((b,w)=>[Wa(b),d[w]]):[]),f=p.map(b=>g.get(Wa(b))),m=new Set(f);for(let b of d)m.has(b)||b.remove();let y=c.firstElementChild;p.forEach((b,w)=>{let h=f[w]??i(b);h===y?y=y.nextElementSibling:c.insertBefore(h,y)})}function Mp(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:c},u)=>({point:{fill:Be(i.color,u),stroke:Be(i.line.color,u),strokeWidth:`${Be(i.line.width,u)}px`},number:{fontSize:`${Be(c.size,u)}px`,fill:Be(c.color,u)}}),a=(i,c,u)=>{for(let p of Object.keys(u))u[p]!==c[p]&&(i.style[p]=u[p])};o.forEach((i,c)=>{let[u,p]=[r(e,c),r(t,c)];a(i,u.point,p.point),a(s[c],u.number,p.number),e.text[c]!==t.text[c]&&(s[c].textContent=t.text[c])})}function Ga(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=H("rect",{width:t,height:n,style:{fill:o}});return H("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Sp(a,s)))}function Sp(e,t){let n=H("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>H("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&as(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Ep(e,t)),o.endsWith("text")&&is({...e,text:[]},e,n,t),n}function Ep({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(u,p)=>Array.isArray(u)?u[p]:u,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((u,p)=>{if(u===null)return[];let d={fill:a(o,p),stroke:a(s.color,p),strokeWidth:`${a(s.width,p)}px`};return[H("path",{class:"point",transform:`translate(${r.x(u)},${r.y(t[p])})`,d:c,style:d})]})}var Ya=1500,Ka=0,Op=640,Cp={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Xa(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,c=0,u=!1,p=!1,d,g=Qa([1,1],Je()),f,m=Promise.resolve(),y=w=>{let[h]=w.points??[],{uid:v=""}=s[h?.curveNumber]??{};if(v===Mn)return h.pointNumber;let k=jr.exec(v);return k?Number(k[1]):-1},b={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Je(),type(w){t=w,a=""},look(w){w.times===b.window.times&&w.left===b.window.left&&w.top===b.window.top||(b.window=w,b.onZoom())},reveal(w){r&&b.look(Cr(r,b.window,w))},async draw(w,h,v,k,M){e.style.aspectRatio=`${w.width} / ${w.height}`;let N=(c||=e.clientWidth)||Op,_=b.window,E=(M.drawing??Lr)(w,h,v,_.times*N/w.width,M.traces,t).map(Fa),A=`${N} ${k} ${_.times} ${_.left} ${_.top}`,C=r===w&&s.length===E.length&&a===A,L=C?zr(s,E):null,P=Tr(w,k,N,_),F=async()=>{d??=await n(),await d.react(o,E.map(Ap),P,Cp),u=!1,p||b.take()};if(await m,i.signal.aborted)return;clearTimeout(f);let U=s,V=r===null;[s,r,a]=[E,w,A],g=Qa([N/w.width,P.height/w.height],_),!p&&b.sketch(Ga(E,P,g))||L&&Ua(o,U,E,L,g)?u=!0:!C||u&&L?await F():L&&await d.restyle(o,L.update,L.traces);let ne=async()=>{let[K,Y]=[f,Ka+Ya-performance.now()];if(Y>0)return void(f=setTimeout(ne,Y));d??=await n(),f===K&&!i.signal.aborted&&(m=F())};Ka=performance.now(),u&&(f=setTimeout(ne,Ya)),V&&b.listen(M)},sketch(w){return e.querySelector(".teg-sketch")?.remove(),w&&e.append(w),w!==null},take(){if(p=!0,b.sketch(null),i.signal.aborted)return b.purge();o.on("plotly_hover",w=>{let h=y(w);h>=0&&b.onHover(h)}),o.on("plotly_unhover",()=>b.onLeave())},listen(w){window.addEventListener("mousedown",h=>{if(!e.contains(h.composedPath()[0]))return;h.shiftKey&&(h.stopPropagation(),h.preventDefault());let v=b.at(h),k=b.window,M=b.point(h),N=k.times>1&&M&&!(w.drag&&v>=0),_=A=>{let C=e.getBoundingClientRect(),L=(r?.width??0)/k.times/C.width,[P,F]=[h.clientX-A.clientX,h.clientY-A.clientY];r&&Math.hypot(P,F)>=8&&b.look($o(r,k,P*L,F*L))};N&&!h.button&&window.addEventListener("mousemove",_);let E=A=>{window.removeEventListener("mousemove",_);let C=Math.hypot(A.clientX-h.clientX,A.clientY-h.clientY)<8;v>=0&&C&&b.onClick(v,A),v>=0&&!C&&!N&&b.onDrag(v,b.at(A))};h.button||window.addEventListener("mouseup",E,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",h=>{let v=b.point(h);!(h.ctrlKey||h.metaKey)||!r||!v||(h.preventDefault(),h.stopPropagation(),b.look(et(r,b.window,Math.exp(-h.deltaY/250),v)))},{capture:!0,passive:!1,signal:i.signal}),Ra(e,i.signal,h=>{let v=b.at(h);return v>=0&&b.onHold(v),v>=0},()=>b.onLeave()),Va(e,i.signal,(h,v,k)=>{let[M,N]=[b.point(v),b.point(k)];r&&M&&N&&b.look($o(r,et(r,b.window,h,N),M[0]-N[0],M[1]-N[1]))})},resized(w){return!w||Math.abs(w-c)<1?!1:(c=w,!0)},pixel([w,h]){if(!r)return null;let v=e.getBoundingClientRect();return{x:v.left+(w-g.window.left)*g.unit[0],y:v.top+(h-g.window.top)*g.unit[1]}},at(w){let h=b.point(w);return h&&r?r.countries.findIndex(v=>Ps(v.polygons,h)):-1},point({clientX:w,clientY:h}){if(!r)return null;let v=e.getBoundingClientRect();return[g.window.left+(w-v.left)/g.unit[0],g.window.top+(h-v.top)/g.unit[1]]},group(w){return e.querySelector(`.tracec${w}`)},purge(){i.abort(),clearTimeout(f),p&&d.purge(o)}};return b}function Qa([e,t],n){let o=[e*n.times,t*n.times],s=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:o,window:n,x:s(n.left,o[0]),y:s(n.top,o[1])}}function Ap(e){return structuredClone(e)}var jp=12;function Qt(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Xt(e,t){let n=R(t),[o,s]=e.losses.map(p=>p.toLocaleString(t,{maximumFractionDigits:1})),r=Tp(e,t,n),{once:a,conquest:i}=e,c=(p,d)=>[l("b",{},Qt(p,t)),` ${d}. `],u=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...u,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(p=>p.text).join("; ")},...r.map(({text:p,span:d,height:g})=>l("span",{title:p},l("i",{style:{height:g}}),l("small",{},d)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(p=>p!==!1)}function Lp({left:e}){let t=Math.max(Math.ceil(e.length/jp),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function Tp(e,t,n){let o=Lp(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${Qt(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var Za={draw:({view:e,odds:t},n)=>t&&Q(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Xt(t,e.lang)),depends:({odds:e})=>e};var ls={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Np=Object.keys(ls);function Ja({battle:e,last:t},n){let[o,s,r]=ls[n]??ls.quick;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function Zt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Hn(e,t){let n=Zt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Ke(e,"action"):null}}var ei={draw:zp,depends:({view:e,pace:t})=>[t,Hn(e,t.auto).pauses,Zt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function zp({view:e,now:t,pace:n,pause:o,setSpeed:s,send:r},a){if(!e.seats.some(u=>u.bot))return null;let{pauses:i}=Hn(e,n.auto),c=u=>u==="end"&&e.people?.length?"until_mine":`until_${u}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),$("pause",l("span",{},Ee(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),o,{class:!i&&Zt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:u=>s(u.target.value)},...Np.map(u=>l("option",{value:u,selected:u===n.speed},a[u])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(u=>$(`until-${u}`,a[c(u)],()=>r(Ke(t(),u)),{disabled:!Zt(e)}))))}function ti({view:e,pace:t}){if(t.speed==="at_once"||!Zt(e)||e.step<e.steps||e.last.target===null)return null;let o=e.news.filter(s=>s.step===e.step).slice(0,2).map(s=>l("p",{},s.seat!==null&&T(e,s.seat),s.text));return o.length?l("div",{},...o):null}var qp=2e3,Pp=15,ni=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function cs(e,t,n){let o=t.length===2?"arrows":"marks",s=c=>t.every((u,p)=>c[p]===u),r=e[o]??[],a=r.find(s),i=r.filter(c=>!s(c));return Wn({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function Ip(e,t,n){let o=t.trim();if(typeof e.say!="object")return Wn({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return Wn({...e,say:Object.keys(a).length?a:""})}var Bn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Wn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),oi={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,u]=[Bn(r.say,a),Bn(r.ask,a)],p=[...r.arrows??[],...r.marks??[]],d=({target:f})=>f.value.trim()!==c&&t(Ot(e,Ip(r,f.value,a))),g=l("textarea",{"data-key":"say",rows:2,maxlength:qp,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return g.textContent=c,l("div",{class:"teg-note"},u&&l("p",{},l("b",{},u)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:s.draw_how},c?s.comment_change:s.comment_add),g),p.length>0&&$("wipe",s.wipe,()=>t(Ot(e,Wn({...r,arrows:[],marks:[]}))))))}};function si(e){let t=H("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>H("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([c,u])=>`${c.toFixed(1)},${u.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(s.arrows??[]).map(([p,d,g="good"])=>o(g,un(e,n(p),n(d)),"drawn-arrow")),u=(s.marks??[]).map(([p,d="good"])=>o(d,[ct(e.countries[n(p)].label,Pp)],"drawn-mark"));t.replaceChildren(...u,...c)}}}function ri(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let u=g=>[...new Set([c,t(g)])].filter(f=>f>=0),p=g=>o(u(g),ni(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",p,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?s(u(g),ni(g)):o([],""))};window.addEventListener("mousemove",p,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function Dp(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function Rp({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,c=m=>m===null?null:l("span",{},T(t,m),t.seats[m].name),u=(m,y)=>y.length>0&&l("span",{},l("b",{},`${m}: `),...Dp(y).flatMap(([b,w],h)=>[`${h?"; ":""}${w.map(v=>e.countries[v].name).join(", ")} (`,c(b),")"]),". "),p=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([m,y],b)=>[b?", ":"",c(m),` ${y}`]),"."),d=(m,y)=>y&&l("p",{},l("b",{},`${m}: `),y),g=[u(n.since_lost,o),u(n.since_won,s),p],f=Q(n.since,g.some(Boolean)&&l("p",{},...g),d(n.cards,a),d(n.pacts,i));return f.classList.add("teg-since"),f}var ai={draw:Rp,depends:({view:e})=>e.since};function ii(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var li=90,Vp=0,ci={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${Vp+=1}`,i=d=>d.key==="Enter"&&u(d),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),u=d=>{d.preventDefault(),(c.value.trim()||!s)&&t(Gs(e,c.value))},p=s.length>li?`${s.slice(0,li)}…`:s;return queueMicrotask(()=>{let d=c.closest(".teg"),g=c.getRootNode().activeElement;d&&g&&(g===d||d.contains(g)&&!g.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),Q(n.throw,l("form",{class:"teg-throw",submit:u},l("label",{},l("span",{},o),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([d,g])=>l("option",{value:d,label:g===d?null:g}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:s},p)))}};var us=({step:e,seat:t,before:n,after:o},s,r)=>`${s.step} ${e}: ${t} ${Qt(n,r)} → ${Qt(o,r)}`;function ui(e,[t,n],o,s,r){let a=e.filter(({step:c})=>c>=t&&c<=n),i=c=>(c-t)/Math.max(n-t,1);return a.length>0&&l("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((c,u)=>{let p=us(c,s,r),d=`calc(8px + (100% - 16px) * ${i(c.step).toFixed(5)})`;return $(`turn-${c.step}`,String(u+1),()=>o(c.step),{title:p,"aria-label":`${s.turn_point} ${u+1}. ${p}`,style:{left:d}})}))}var Hp={timeline:{draw:Wp,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:ei,lines:cr,note:oi,hint:{draw:Fp,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,o.curtain&&n===null]},banner:{draw:Gp,depends:({view:e})=>[e.over,e.seats]},turn:{draw:Yp,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:ai,throw:ci,refusal:{draw:Kp,depends:({refusal:e})=>e},odds:Za,battle:{draw:Qp,depends:({view:e})=>e.battle},seats:{draw:Xp,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:Jp,depends:({view:e})=>e.news}};function pi(e,t=!1,n=!1){let o=null,s=[],r={...Hp,places:Us()},a=i=>{let c=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:i.sections[g]??r[g],drawn:""}),u=(t?[]:i.side.flatMap(g=>g==="turn"?[g,"throw"]:g)).map(c),p=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(c),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(c);e.timeline.replaceChildren(...d.map(g=>g.slot)),e.side.replaceChildren(...u.map(g=>g.slot)),e.below.replaceChildren(...p.map(g=>g.slot)),o=i,s=[...d,...u,...p]};return(i,c=!1)=>{i.game!==o&&a(i.game);let u=R(i.view.lang);for(let p of c?s.slice(0,1):s){let d=p.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...d,p.section.depends(i)]);p.drawn!==g&&(p.drawn=g,Bp(p.slot,p.section.draw(i,u)))}}}function Bp(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function Wp({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:c}=e,u=e.memory,p=(f,m,y,b,w=()=>o(b))=>$(f,Ee(m),w,{title:y,"aria-label":y,disabled:Oe(e,b)===null}),d=l("output",{class:"teg-counter"},`${a}/${i}`),g=l("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:f=>d.textContent=`${f.target.value}/${i}`,change:f=>o(f.target.valueAsNumber)});return l("div",{class:"teg-timeline"},u&&l("span",{class:"teg-group"},p("first","first",r.first_step,0),p("back","back",r.back,a-1,()=>s(-1)),p("forward","forward",r.forward,a+1,()=>s(1)),p("last","last",r.last_step,i)),u&&l("span",{class:"teg-slider"},g,ui(t.filter(f=>f.line===e.line),[0,i],o,r,c)),u&&d,e.undoing!=="off"&&l("span",{class:"teg-group"},$("undo",`↶ ${r.undo}`,()=>n(hn(e)),{disabled:!e.undo,title:"U"}),u&&$("redo",`↷ ${r.redo}`,()=>n(xn(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(f=>$(`lang-${f}`,f,()=>n(f===c?null:lr(f)),{"aria-pressed":String(f===c)}))))}function Fp({view:e,hint:t,secret:n,game:o,send:s},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||o.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},$("hint",r.advice_ask,()=>s(Zs(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function Up(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=po.includes(s??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:i=>n(Js(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},s),...po.map(i=>l("option",{value:i,selected:i===s},o[i])))}function Gp({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},T(e,i),e.seats[i].name))),l("span",{},o),s.length>0&&l("h5",{},t.objectives),...s.map(([i,c])=>l("p",{},T(e,i),`${e.seats[i].name}: ${c}`)))}function Yp({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",o&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>l("li",{},l("b",{},s.armies),` ${s.source}`))))}function Kp({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),$("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),de(e.clause)):null}function Qp({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=Bs(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,c=(p,d)=>pt(d[p],d.winner===p?"won":d.winner?"lost":"idle",r[p].color,r[p].ink),u={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},T(t,o.seat),e.countries[o.source].name),l("span",{}),l("span",{},T(t,o.defender),e.countries[o.target].name),...s.flatMap(p=>[c("attack",p),l("b",{class:"teg-versus"},p.winner?u[p.winner]:""),c("defence",p)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),o.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function Xp({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,c)=>c.length>i.length?c:i),a=[["",o.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?Zp(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},T(e,c),i.name,c===e.first&&l("small",{title:o.first}," ①"),c===e.viewer&&l("small",{title:o.viewer}," ◂"),i.bot&&Up(e,c,n,o)),...r.map(([u,p])=>l("td",{title:p},s[c].find(d=>d[0]===u)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(u=>l("span",{},u))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>Ee(i)?[l("span",{},Ee(i),` ${c.toLowerCase()}`)]:[])))}function Zp(e,t){let n=Ee(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function Jp({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>l("li",{class:o.step===e.step?"teg-new":null},o.seat===null?l("i",{class:"teg-dot teg-none"}):T(e,o.seat),l("span",{},o.text," ",de(o.clause))))):l("p",{class:"teg-hint"},t.no_news))}function di(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!==null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function gi(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),o=l("div",{class:"teg-here",hidden:!0}),s=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(k,M)=>l("button",{type:"button","data-key":k},M),[u,p,d]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],g=l("div",{class:"teg-tools"},u,p,d),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),m=l("details",{class:"teg-card teg-whole"}),y=l("p",{class:"teg-keys"}),b=l("div",{class:"teg-frame"},n,e,o,i,a,r,s),w=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),h=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},h,w,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},b,f,l("div",{class:"teg-top"},t.timeline,g),t.below,m,y),t.side)),places:t,map:n,caption:f,events:m,busy:r,act:i,card:a,wide:u,closer:p,further:d,keys:y,frame:b,notice:h,said:w,here:o,heard:s}}var ed={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},fi=2;function mi(e,t,n){let o=ed[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let c=i.map(p=>{let[d,g]=[e.countries[p].label[0]-s,e.countries[p].label[1]-r],[f,m]=[d*o[0]+g*o[1],Math.abs(d*o[1])+Math.abs(g*o[0])];return p!==t&&f>0&&m<=fi*f?Math.hypot(f,fi*m):1/0}),u=Math.min(...c);return u<1/0?i[c.indexOf(u)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var td=15e3,nd=250,hi=new Set(["undo","redo","step","level"]);function xi(e,{root:t,notice:n,busy:o},s,r,a){let i,c,u=!1,p=0,d=!1,g=null,f=null,m=Array.from(crypto.getRandomValues(new Uint32Array(3)),_=>_.toString(36)).join("-"),y=`${m}!`,b=`${m}?`,w=()=>t.hasAttribute("data-busy"),h=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(h);let v=()=>{i=setTimeout(()=>{let _=M.presence();if(_==="busy"||u&&_!=="unknown")return v();h(),r.unanswered()},td)},k=()=>{let _=R(s()?.lang),E=M.presence();t.dataset.kernel!==E&&(t.dataset.kernel=E),(E==="gone"||E==="away")&&h(),n.hidden=E!=="gone"&&E!=="away",$t(n,n.hidden?"":_[E==="gone"?"kernel_gone":"kernel_away"]),$t(o,E==="busy"&&!u?_.kernel_busy:_.busy)},M=fe(e,k,a),N=(_,E)=>{if(_!==p)return;let A=E?.content?.execution_state;A==="idle"&&h(),u||=A==="busy",k(),r.freed()};return{names:{own:m,driver:y,aside:b},free:h,tell:k,busy:w,there:()=>n.hidden,send(_,E=m){if(!_||n.hidden&&(d||!w())&&r.goes(_))return;if(w()){d&&(g=_);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",_.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),nd),u=!1,d=E===y,d||(f=_);let A=++p;k(),v();let C=L=>N(A,L);M.send({..._,nonce:E},Object.assign(()=>{},{iopub:{status:C}}))},ask(_){M.send({..._,nonce:b})},write:M.write,kept(){let _=g;g=null;let{line:E,step:A}=s();return _&&hi.has(_.kind)?{..._,line:E,step:A}:_},keep(){let _=f!==null&&hi.has(f.kind);return _&&(g=f),_}}}var od=250,sd=4,Fn=1.5,bi={page:11,class:18},wi=250,rd=5;function Un({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=si(n),i=gi(a.svg),{root:c}=i;_e(t),t.append(c);let u=null,p=null,d=null,g=Vn(e.get("view")?.game),f=g.start,m="",y=0,b=me(),w=ln(c);c.append(w.box);let h=o==="pick",v=h||o==="look"||e.get("face")==="look";v&&(c.dataset.face="look"),v&&o&&(i.events.hidden=!0),c.style.setProperty("--teg-ratio",String(n.width/n.height));let k=Xa(i.map,bi.page,async()=>(await s("plotly")).default),M=it(t,()=>L.ask({kind:"still"}),r),N=pi(i.places,v,!!o),_=ad(e),E=()=>({board:n,view:g.shown?.(_(),u)??_(),secret:u}),A=()=>{p={code:"no_answer",clause:null,text:R(_().lang).no_answer},te()},C=di(e,_,x=>L.write(x),r),L=xi(e,i,_,{freed:()=>q(),unanswered:A,goes:x=>C.goes(x)},r),{own:P,driver:F,aside:U}=L.names,{send:V}=L,ne=(x,O=_().line)=>V(Oe(C.now(),x,O)),K=x=>ne(C.now().step+x),Y,oe=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),be=()=>oe().auto&&!!_()?.goes_on&&L.there(),Se=()=>be()&&oe().speed==="at_once",S=x=>L.write(x),z=()=>{let{pauses:x,message:O}=Hn(_(),oe().auto);x===oe().auto&&S({auto:!x}),x||V(O)},q=()=>{if(clearTimeout(Y),L.busy())return;let x=L.kept();if(x)return V(x);be()&&(c.setAttribute("data-going",""),!(!Qn||!Se()&&(vt||en))&&(Y=setTimeout(()=>V(Ke(_(),"action"),F),Ja(_(),oe().speed))))},W=new Map,B=x=>{let O=g.fight?.(E(),f,x);if(!O||!L.there())return null;let j=_t=>n.countries[_t].name,[G,X]=[O.sources.map(j),j(O.target)],ue=[...G,X].join();return W.has(ue)||(W.set(ue,null),L.ask(Ks(_(),G,X))),W.get(ue)??null},Z=x=>{x!==f&&(f=x,te())},We=x=>Z({...f,...x}),ge=x=>x?(x.refusal&&(p=x.refusal,te()),Z(x.local),V(x.message??null),!0):!1,Fe=()=>{u=null,te()},Ue=()=>{p=null,te()},Jt=!1,vt=!1,en=!1,Qn=0,ms=-1/0,tn=0,nn,te=()=>{if(vt||Jt)return;vt=!0;let x=Se()?ms+wi-performance.now():0;x>0?nn=setTimeout(Xn,x):C.ahead()?setTimeout(Xn):queueMicrotask(Xn)},Xn=async()=>{if(!en){for(en=!0;vt&&!Jt;)vt=!1,await Ai();en=!1,!Jt&&(ms=performance.now(),be()||c.removeAttribute("data-going"),q())}},Ai=async()=>{let x=_(),O=ae(x)?x:null;L.tell(),Li(R(x?.lang)),i.further.disabled=k.window.times===1,O&&Ti(O),c.dataset.theme=b?"dark":"light";let j=O&&{...E(),way:y,odds:B(null),turns:e.get("turns")??[],pace:oe(),now:_,go:ne,by:K,game:g,local:f,refusal:p,hint:d,set:Z,patch:We,send:V,click:eo,cover:Fe,dismiss:Ue,pause:z,setSpeed:Ni};tn=C.ahead()?(tn+1)%rd:0,clearTimeout(nn),tn&&(nn=setTimeout(te,wi)),j&&N(j,tn>0),await k.draw(n,O&&E().view,O?ld(ii(g.marks(E(),f),O),d):id,b,g),hs(),zi(j&&ti(j),x),to(),ji(),O&&_s.show(O),O&&(c.dataset.step=String(O.step)),O&&M(`${O.line}/${O.step}/${O.steps}/${O.lang}`),c.dataset.seq=String(++Qn)},hs=()=>{let x=v||!xs().length?e.get("selected")??[]:[],{note:O={},lang:j}=_()??{};i.caption.textContent=[e.get("caption"),v&&Bn(O.say,j)].filter(Boolean).join(`
`),i.caption.hidden=!i.caption.textContent;let[G,X]=[e.get("marks")??[],e.get("arrows")??[]],ue=x.filter(oo=>!h||!G.some(([Hi])=>Hi===oo)),_t={...O,marks:[...O.marks??[],...G,...ue.map(oo=>[oo,"chosen"])],arrows:[...O.arrows??[],...X]};a.draw(_t,k.window)},xs=()=>{let x=_();if(v||g.curtain||!ae(x)||x.viewer===null)return[];let O={...E(),secret:null},{source:j,target:G}=g.marks(O,f),X=j===null?g.fight?.(O,f,null):null;return X?[...X.sources,X.target].map(ue=>n.countries[ue].name):j===null||!Object.values(x.menu).some(ue=>ue.some(_t=>_t[0]===j))?[]:[j,G].flatMap(ue=>ue===null?[]:[n.countries[ue].name])},bs="",ji=()=>{let x=xs();x.join()!==bs&&(bs=x.join(),L.write({selected:x}))},ws=()=>{let x=e.get("size")==="class"?"class":"page";c.dataset.size=x,k.type(bi[x]),te()},Zn=[],Li=x=>{if(Zn[0]===x&&Zn[1]===g)return;Zn=[x,g];let O=[["wide",i.wide],["zoom_in",i.closer],["zoom_out",i.further]];for(let[j,G]of O)G.title=x[j],G.setAttribute("aria-label",x[j]);c.setAttribute("aria-label",x.map),i.map.setAttribute("aria-label",x.walk),i.keys.textContent=`${x[g.keys??"keys"]} ${x.keys_map}`},ys={line:"",step:-1},Ti=x=>{let{line:O,step:j}=ys;if(ys={line:x.line,step:x.step},O!==x.line||j===x.step)return;let G=x.news.filter(X=>X.step>Math.min(j,x.step-1));(G.length||i.said.firstChild)&&i.said.replaceChildren(...G.slice(-sd).map(X=>l("p",{},X.text)))},Ni=x=>S({speed:x}),zi=(x,O)=>{i.act.hidden=!x,i.act.replaceChildren(...x?[x]:[]),x&&(c.dataset.beat=String(O.step%2),rs(i.act,i.frame,k.pixel(n.countries[O.last.target].label)))},ks=()=>{L.free();let x=_();if(!ae(x))return te();C.shown(),Vn(x.game)!==g&&(g=Vn(x.game),f=g.start);let O=qi(x);y=er(x),W=new Map,p=x.error??null,d&&(d.step!==x.step||d.seat!==x.viewer)&&(d=null),w.close(),we.hide(),ge(g.renew(E(),f)),O&&(g.curtain||g.stays)?V(Ce):O&&!Se()&&L.ask(Ce),te(),q()},on=!1,qi=x=>{let O=`${x.line}/${x.step}/${x.steps}/${x.viewer}`;if(O===m)return!1;let j=u!==null&&u.seat===x.viewer;m=O;let G=x.people?.length===1;return on=(g.curtain?j||G:j&&(G||!!g.stays))&&x.viewer!==null&&!x.over,(!on||g.curtain)&&(u=null),on},Pi=x=>{if(x?.nonce===U&&x.kind==="events")return _s.hear(x);if(x?.nonce===U&&x.kind==="odds")return W.set([...x.sources,x.target].join(),x),we.again(),te();if(x?.nonce===U&&x.kind==="private"&&u?.seat===x.seat&&x.step===_().step)return u=x,ge(g.renew(E(),f)),te();if(x?.nonce!==P&&x?.nonce!==F)return;L.free();let O=x.kind==="refused"&&x.code==="stale_step";if(O&&x.nonce===F||O&&be()&&L.keep())return q();if(x?.kind==="clause")return w.show(x,R(_().lang));if(x?.kind==="refused"&&(p=x),x?.kind==="refused"&&x.nonce===F&&S({auto:!1}),!on&&u?.step!==_().step&&(u=null),x?.kind==="private"){let j=_();u=x.step===j.step&&(j.people?.includes(x.seat)??!0)?x:null,ge(g.renew(E(),f))}else x?.kind==="hint"?d=x.step===_().step&&x.seat===_().viewer?x:null:x&&g.hear&&(f=g.hear(E(),f,x));te()};rt(e,"change:view",ks,r),rt(e,"change:lines",te,r);for(let x of["auto","speed","turns"])rt(e,`change:${x}`,te,r);for(let x of["caption","marks","arrows","selected"])rt(e,`change:${x}`,()=>Qn&&hs(),r);rt(e,"change:size",ws,r),rt(e,"change:window",()=>Ss(),r),rt(e,"msg:custom",Pi,r);let we=Ia(i,E,k,x=>{let O=B(x),j=g.facts?g.facts(E(),f,x):{};return O&&j?{...j,instead:Xt(O,_().lang)}:j}),Jn={country:-1,time:0},vs=x=>{let O=e.get("selected")??[],[j,G]=[h?O.filter(X=>X!==x):[],O.includes(x)];L.write({selected:G?j:[...j,x]}),h&&(i.heard.textContent=`${x}: ${R(_().lang)[G?"unmarked":"marked"]}`)},_s=pr(i.events,{view:()=>C.now(),ask:L.ask,go:ne},r);c.addEventListener("click",x=>{let O=x.target,j=O.closest("[data-clause]");w.box.contains(O)||w.close(),j&&(w.from(j),V(ir(j.dataset.clause??"")))});let eo=(x,O=!1)=>{L.busy()||!ae(_())||(p&&Ue(),ge(g.click(E(),f,x,O)))};k.onClick=(x,O)=>{if(O?.button)return;let j=performance.now(),G=x===Jn.country&&j-Jn.time<od;if(Jn={country:x,time:j},!(G||L.busy()||!ae(_()))){if(we.hide(),v)return vs(n.countries[x].name);eo(x,!!O?.shiftKey)}},k.onDrag=(x,O)=>{O<0||x===O||L.busy()||!ae(_())||ge(g.drag?.(E(),f,x,O)??null)},k.onHover=x=>{we.point(x),g.hover&&ae(_())&&Z(g.hover(E(),f,x))},k.onLeave=we.hide;let $s=(x,O)=>V(Ot(_(),cs(_().note,x.map(j=>n.countries[j].name),O)));ri(i.map,k.at,{may:()=>!v&&ae(_())&&_().memory,over:(x,O)=>a.draw(x.length?cs(_().note,x.map(j=>n.countries[j].name),O):_().note,k.window),done:$s},r),k.onHold=x=>we.point(x,0),an(c,(x,O)=>O===i.map&&Di(x)?!0:ae(_())&&Ri(x.key,x.shiftKey)),ye(c,r);let ie=-1,sn=-1,to=()=>{let x=ie<0?null:k.pixel(n.countries[ie].label);if(i.here.hidden=!x||c.querySelector(".teg-map:focus")===null,!x)return;let O=i.frame.getBoundingClientRect();Object.assign(i.here.style,{left:`${x.x-O.left}px`,top:`${x.y-O.top}px`})},Ii=x=>{ie=x,k.reveal(n.countries[x].label),to(),we.point(x);let O=E().view,j=R(O.lang),G=[n.countries[x].name,dn(E(),g,x,j),uo(g.marks(E(),f),x,j)];i.heard.textContent=G.filter(Boolean).join(". ")},Di=({key:x,shiftKey:O})=>{if(!ae(_()))return!1;if(x.startsWith("Arrow")&&!O){let j=g.marks(E(),f),G=[j.source,...j.legal,...j.targets,0].find(X=>X!==null)??0;return Ii(ie<0?G:mi(n,ie,x)),!0}if((x==="Enter"||x===" ")&&ie>=0)return v?vs(n.countries[ie].name):eo(ie,O),!0;if((x==="*"||x===">")&&ie>=0&&_().memory){let j=x===">"&&sn<0;return j||$s(x==="*"||sn===ie?[ie]:[sn,ie],"good"),sn=j?ie:-1,!0}return!1},no=!1;i.map.addEventListener("pointerdown",()=>no=!0,{capture:!0}),i.map.addEventListener("focus",()=>{no?c.focus({preventScroll:!0}):to()}),i.map.addEventListener("blur",()=>{i.here.hidden=!0,we.hide()});let Ms=()=>setTimeout(()=>no=!1);window.addEventListener("pointerup",Ms,!0),r.push(()=>window.removeEventListener("pointerup",Ms,!0));let Ri=(x,O)=>{let j=C.now();if(x==="Escape"&&w.close())return!0;if(x==="+"||x==="="||x==="-")return k.look(et(n,k.window,x==="-"?1/Fn:Fn)),!0;if(x==="Home")return k.look(Je()),!0;if(!j.memory&&x.startsWith("Arrow")||v&&!x.startsWith("Arrow"))return!1;let G=j.branches.length-1;if(x==="ArrowLeft")V(Oe(j,O?nr(j):j.step-1));else if(x==="ArrowRight"&&O)V(Oe(j,or(j)));else if(x==="ArrowRight")V(tr(j,y));else if(x==="ArrowUp"||x==="ArrowDown"){let X=x==="ArrowDown";G<0?V(Oe(j,X?j.steps:0)):y=Math.min(Math.max(y+(X?1:-1),0),G),te()}else if(x.toLowerCase()==="u")V(hn(j));else if(x.toLowerCase()==="r"&&j.memory)V(xn(j));else if(x.toLowerCase()==="p"&&j.seats.some(X=>X.bot))z();else return ge(g.key(E(),f,x));return!0};i.wide.addEventListener("click",()=>c.classList.toggle("teg-wide")),k.onZoom=()=>{we.hide(),te();let{times:x,left:O,top:j}=k.window;`${e.get("window")}`!=`${[x,O,j]}`&&L.write({window:[x,O,j]})};let Ss=()=>{let[x,O,j]=e.get("window")??[1,0,0];k.look({times:x,left:O,top:j})};i.closer.addEventListener("click",()=>k.look(et(n,k.window,Fn))),i.further.addEventListener("click",()=>k.look(et(n,k.window,1/Fn)));let Vi=ve(()=>{b=me(),te()}),Es=new ResizeObserver(()=>{w.place(),k.resized(i.map.clientWidth)&&te()});return Es.observe(i.map),r.push(Vi,()=>Es.disconnect(),()=>clearTimeout(Y),()=>clearTimeout(nn),we.hide,k.purge),c.tegPixel=x=>{let O=n.countries.findIndex(j=>j.name===x);return O<0?null:k.pixel(n.countries[O].label)},ws(),(e.get("window")?.[0]??1)!==1&&Ss(),ks(),()=>{Jt=!0,r.forEach(x=>x())}}function ad(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=ae(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}var id={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function ld(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function rt(e,t,n,o){e.on(t,n),o.push(()=>e.off(t,n))}var cd=15e3,ud=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,Gn=e=>e.split(`
`).map(t=>l("p",{},...t.split(ud).map((n,o)=>o%2?l("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),ps={true:"✓",false:"✗",null:"…"};function ds({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),S=>S.toString(36)).join("-"),c=l("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),u=l("header",{}),p=l("div",{class:"teg-asked"}),d=l("div",{class:"teg-asked"}),g=l("section",{class:"teg-task"},u,p,c,d),f=l("div",{class:"teg-task-board"}),m=l("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},l("div",{class:"teg-both"},g,f)),y=ln(m);m.append(y.box),_e(t),t.append(m),ye(m,s);let b=fe(e,()=>b.presence()==="gone"&&N(R(a()).kernel_gone),s),w=it(t,()=>b.send({kind:"still"}),s),h="",v=!1,k,M=(S,z={})=>{h="",v=!0,clearTimeout(k),k=setTimeout(()=>N(R(a()).no_answer),cd),b.send({kind:"exercise",do:S,at:r().at,...z,nonce:i})},N=S=>{clearTimeout(k),[v,h]=[!1,S],K()},_={board:"",manner:"",stop:()=>{}},E=S=>{let z=[];return{get:q=>e.get(q),set:(...q)=>e.set(...q),save_changes:()=>e.save_changes(),send:(...q)=>e.send(...q),widget_manager:e.widget_manager,on(q,W){let B=(...Z)=>e.get("board")===S&&W(...Z);z.push([q,W,B]),e.on(q,B)},off(q,W){for(let[B,Z,We]of z)B===q&&Z===W&&e.off(q,We)}}},A=async()=>{let{kind:S,pick:z,board:q}=r(),W=S==="play"?"play":z?"pick":"look",B=e.get("board");if(_.board===B&&_.manner===`${q}${W}`||(_.stop(),f.replaceChildren(),f.hidden=!q,m.classList.toggle("teg-alone",!q),_={board:B,manner:`${q}${W}`,stop:()=>{}},!q))return;let Z=_,We=C===B?n:await o("board");Z!==_||L||(Z.stop=Un({model:E(B),el:f,board:We,manner:W,part:o}))},C=e.get("board"),L=!1,P=so(r(),i,U),F=-1;function U({entry:S}={}){S!==void 0&&M("entry",{entry:S}),K()}let V=()=>{v||!P.ready()||(M("check",{answer:P.value()}),K())},ne=S=>{let{at:z,dots:q,shut:W}=r();S<0||S>z&&W||S>q.length||M("go",{stop:S})},K=()=>{let S=r(),z=cn(a());S.at!==F&&(F=S.at,P=so(S,i,U)),P.renew(S,e.get("selected")??[]);let q=m.getRootNode().activeElement,W=q&&g.contains(q)&&q.getAttribute("data-key");m.lang=a(),m.setAttribute("aria-label",S.title||z.exercise),m.dataset.theme=me()?"dark":"light",m.dataset.size=e.get("size")??"page",m.dataset.at=String(S.at),m.toggleAttribute("data-done",!!S.done),u.replaceChildren(...oe(S,z)),p.replaceChildren(l("div",{class:"teg-task-text"},...Gn(S.task)),...P.draw(z));let B=h?{right:null,text:h,clause:""}:S.verdict??null;c.dataset.right=String(B?.right??null),c.hidden=!B,c.dataset.said!==JSON.stringify([B,S.at,S.tried?.length])&&(c.dataset.said=JSON.stringify([B,S.at,S.tried?.length]),c.replaceChildren(...B?Y(B):[])),d.replaceChildren(...be(S,z)),W&&(g.querySelector(`[data-key="${CSS.escape(W)}"]:not([disabled])`)??m).focus({preventScroll:!0}),w(`${S.at}/${S.tried?.length}/${S.moves}/${a()}`),A()},Y=({right:S,text:z,clause:q})=>[l("b",{},ps[String(S)])," ",...Gn(z).map(W=>l("span",{},...W.childNodes)),...q&&!z.includes(q)?[" ",l("button",{type:"button",class:"teg-chip","data-clause":q},q)]:[]],oe=(S,z)=>{let q=S.dots.map((B,Z)=>l("li",{},$(`dot-${Z}`,ps[{right:"true",wrong:"false"}[B]??""]??(B?"•":""),()=>ne(Z),{class:`teg-stop teg-stop-${B||"new"}`,"aria-label":`${z.stop} ${Z+1}${B?`: ${z[B]}`:""}`,"aria-current":Z===S.at?"step":null,disabled:Z>S.at&&S.shut}))),W=S.dots.length>1;return[l("h4",{},S.title||(S.kind==="tell"?z.look:z[S.kind])),W&&l("ol",{class:"teg-stops","aria-label":z.progress},...q),$("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():m.requestFullscreen(),{class:"teg-full",title:z.full,"aria-label":z.full,hidden:!document.fullscreenEnabled})].filter(B=>B instanceof HTMLElement)},be=(S,z)=>{let q=S.dots.length>1||!S.last,W=S.kind!=="tell",B=S.kind==="play",Z=[W&&!B&&$("check",z.check,V,{class:"teg-main",disabled:v||!P.ready()}),B&&$("undo",`↶ ${z.undo}`,()=>M("undo"),{disabled:!S.moves}),B&&$("again",z.again,()=>M("again"),{disabled:!S.moves}),W&&$("hint",z.hint,()=>M("hint"),{disabled:!S.more}),W&&$("solution",z.solution,()=>M("solution"),{disabled:!!S.solution||!S.solvable})],We=[q&&$("before",z.before,()=>ne(S.at-1),{disabled:S.at===0}),q&&$("next",z.next,()=>ne(S.at+1),{disabled:S.last||S.shut,class:S.done||!W?"teg-main":""})],ge=S.tried??[];return[W&&S.shut&&!S.last&&l("p",{class:"teg-hint"},z.your_turn),l("div",{class:"teg-steps"},l("div",{class:"teg-buttons"},...Z),q&&l("div",{class:"teg-buttons"},...We)),...(S.hints??[]).map((Fe,Ue)=>l("div",{class:"teg-given"},l("b",{},`${z.hint} ${Ue+1}`),...Gn(Fe))),S.solution&&l("div",{class:"teg-given teg-solved"},...Gn(S.solution)),ge.length>0&&l("details",{open:ge.length<4},l("summary",{"data-key":"tried"},`${z.tried}: ${ge.length}`),l("ol",{class:"teg-tried"},...ge.map(([Fe,Ue])=>l("li",{"data-right":String(Ue)},`${ps[String(Ue)]} ${Fe}`))))].filter(Fe=>Fe instanceof HTMLElement)},Se=(S,z)=>{e.on(S,z),s.push(()=>e.off(S,z))};Se("change:told",K);for(let S of["size","selected"])Se(`change:${S}`,K);return Se("msg:custom",S=>{S?.nonce===i&&(clearTimeout(k),v=!1,S.kind==="clause"&&y.show(S,R(a())),S.kind==="refused"&&(h=S.text),K())}),m.addEventListener("click",S=>{let z=S.target;if(f.contains(z))return;y.box.contains(z)||y.close();let q=z.closest("[data-clause]");q&&(y.from(q),M("clause",{name:q.dataset.clause??""}))}),an(m,({key:S},z)=>{if(S==="Escape")return y.close();let q=P.keys(S,z);return q||z.matches("input, textarea")?q:S==="PageDown"||S==="ArrowRight"?(ne(r().at+1),!0):S==="PageUp"||S==="ArrowLeft"?(ne(r().at-1),!0):!1}),g.addEventListener("keydown",S=>{S.key!=="Enter"||!S.target.matches("input")||(S.preventDefault(),V())}),s.push(ve(K),()=>clearTimeout(k)),K(),()=>{L=!0,_.stop(),s.forEach(S=>S())}}var pd=500,dd=40,gd=100,yi=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Yn(e,t,n,o){let{write:s}=fe(e,()=>{},n),r=null,a=!1,i,c=-1/0,u=()=>{clearTimeout(i),[i,c]=[void 0,performance.now()],o()},p=()=>{let f=c+gd-performance.now();f<=0?u():i??=setTimeout(u,f)};for(let f of t)e.on(`change:${f}`,p);n.push(()=>{a=!0,clearTimeout(i);for(let f of t)e.off(`change:${f}`,p)});let d=f=>{let m=fe(f,()=>{},n).write,y=()=>t.forEach(w=>yi(e.get(w),f.get(w))||e.set(w,f.get(w))),b=w=>()=>yi(e.get(w),f.get(w))||m({[w]:e.get(w)});for(let w of t){let h=b(w);f.on(`change:${w}`,y),e.on(`change:${w}`,h),n.push(()=>(f.off(`change:${w}`,y),e.off(`change:${w}`,h)))}r=m,y()};return(async()=>{let f=e.get("leader")?.slice(10);for(let m=0;f&&m<dd&&!a;m++){let y=await e.widget_manager?.get_model?.(f).catch(()=>null);if(y&&!a)return d(y);await new Promise(b=>setTimeout(b,pd))}})(),f=>{(r??s)(f),u()}}var fd=80;function ki(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),b=>b.toString(36)).join("-"),s=null,r="",a="",i=null,c,u=l("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:o}),g=b=>{[r,s,i]=[b,null,null],f(),d()},f=()=>{let b=R(e.get("lang")),w=e.get("seats"),[h,v]=[e.get("may_ask")??[],e.get("alone")];if(a!==p()){let E=a==="";a=p(),r&&(!v||!h.some(A=>w[A].name===r))&&([r,s]=[null,null]),clearTimeout(c),c=setTimeout(d,E?0:fd)}let k=(E,...A)=>$(`know-${E||"all"}`,l("span",{},...A),()=>g(E),{"aria-pressed":String(r===E)}),M={seats:w},N=u.getRootNode().activeElement?.getAttribute?.("data-key"),_=u.contains(u.getRootNode().activeElement);u.replaceChildren(l("h4",{},b.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":b.know_whose},k("",b.know_all),...h.map(E=>k(w[E].name,T(M,E),v?w[E].name:`${b.curtain_me} ${w[E].name}`)),r!==null&&r!==""&&!v&&$("know-cover",b.secret_hide,()=>g(null))),...i?[l("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?m(s,w,b):r===null?[l("p",{class:"teg-hint"},b.know_covered)]:[]),_&&N&&u.querySelector(`[data-key="${N}"]`)?.focus({preventScroll:!0})},m=({seat:b,rows:w},h,v)=>{let k={seats:h},M=h.findIndex(C=>C.name===b),N=C=>l("td",{},...C.length?C.flatMap((L,P)=>[P?` ${v.or} `:"",l("span",{class:"teg-who"},T(k,L),h[L].name)]):["?"]),_=w.filter(([,C])=>C.length===1&&C[0]!==M).length,E=w.filter(([,C,L])=>C.length===1&&C[0]===M&&L.length!==1).length,A=M<0?`${v.know_sure_all}: ${w.filter(([,,C])=>C.length===1).length}`:`${v.know_sure}: ${_}. ${v.know_hidden}: ${E}`;return[e.get("aid")?l("p",{},A):l("p",{class:"teg-hint"},v.know_no_aid),w.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":v.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},v.place),M>=0&&l("th",{scope:"col"},`${b} ${v.know_knows}`),l("th",{scope:"col"},v.know_all))),l("tbody",{},...w.map(([C,L,P])=>l("tr",{},l("th",{scope:"row"},t.countries[C].name),M>=0&&N(L),N(P)))))):l("p",{class:"teg-hint"},v.know_nothing)]};return{root:u,traits:["steps","seats","may_ask","alone","aid"],draw:f,hear:b=>{b?.nonce!==o||b.kind==="knowledge"&&(b.seat!==r||b.line!==e.get("line")||b.step!==Math.min(e.get("step"),e.get("steps")))||(b.kind==="knowledge"?[s,i]=[b,null]:b.kind==="refused"&&([s,i]=[null,b]),f())}}}function vi(e,t,n){let o=new Map(t.countries.map((m,y)=>[m.name,y])),s=m=>n.lead({selected:m}),r=l("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=l("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[l("span"),l("span")],c=l("div",{class:"teg-told",role:"status"}),u=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},i[0],r),l("label",{},i[1],a)),c),p=(m,y,b)=>{let w=k=>l("option",{value:t.countries[k].name},t.countries[k].name),h=k=>y.filter(M=>(t.countries[M].continent??-1)===k),v=(t.continents??[]).map((k,M)=>({name:k.name,options:h(M).map(w)}));m.replaceChildren(l("option",{value:""},b),...v.filter(k=>k.options.length).map(k=>l("optgroup",{label:k.name},...k.options)),...h(-1).map(w))},[d,g]=["",""];return{root:u,traits:["odds"],draw:()=>{let m=e.get("lang"),y=R(m),[b="",...w]=e.get("selected")??[],h=e.get("odds")??{},[v,k]=[`${m}/${b}`,w.at(-1)??""];v!==d&&(d=v,i[0].textContent=y.source,i[1].textContent=y.target,p(r,[...t.countries.keys()],y.choose),p(a,t.countries[o.get(b)??-1]?.neighbours??[],y.choose)),[r.value,a.value,a.disabled]=[b,k,!b];let M=JSON.stringify([m,h]);if(M===g)return;g=M;let N=h.target?`${y.odds}: ${h.sources.join(", ")} → ${h.target}`:y.odds,_="conquest"in h?Xt(h,m):[l("p",{class:"teg-hint"},h.target?y.odds_none:y.odds_choose)];c.replaceChildren(Q(N,..._))}}}var gs={odds:vi,knowledge:ki};function _i({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=Yn(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>u()),a=gs[s](e,n,{...fe(e,()=>{},o),lead:r}),i=l("p",{class:"teg-caption","aria-live":"polite"}),c=l("div",{class:"teg teg-follower",role:"group","data-face":s},a.root,i);_e(t),t.append(c),ye(c,o);let u=()=>{c.dataset.size=e.get("size"),c.dataset.step=String(e.get("step")),i.textContent=e.get("caption"),a.draw()},p=(g,f)=>{e.on(g,f),o.push(()=>e.off(g,f))};for(let g of["lang","size","caption",...a.traits])p(`change:${g}`,u);a.hear&&p("msg:custom",a.hear);let d=()=>{c.dataset.theme=me()?"dark":"light"};return d(),o.push(ve(d)),u(),()=>o.forEach(g=>g())}var md=["yes","number","range","chance"];function $i({model:e,el:t}){let n=[],o=l("div",{class:"teg teg-guess",role:"group"});_e(t),t.append(o),ye(o,n);let s=it(t,()=>{},n),r=null,a="",i=!1,c=e.get("asks")||"yes",[u,p,d]=["","",50],g=()=>{[i,a]=[!1,R(e.get("lang")).kernel_gone],y()},f=fe(e,()=>f.presence()==="gone"&&g(),n),m=M=>{[i,a]=[!0,""],y(),f.send({kind:"bet",bet:M})},y=()=>{let M=cn(e.get("lang"));o.dataset.theme=me()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",M.guess),o.replaceChildren(l("h4",{},M.guess),l("p",{class:"teg-task-text"},e.get("question")),...r?v(r,M):b(M)),s(`${!!r}`)},b=M=>{let N=e.get("asks")?[]:md.map(_=>{let E=l("input",{type:"radio",name:"teg-bet","data-key":`kind-${_}`,change:()=>(c=_,y(),w(_))});return E.checked=_===c,l("label",{},E," ",M[`kind_${_}`])});return[...N.length?[l("fieldset",{class:"teg-ways"},l("legend",{class:"teg-unseen"},M.how),...N)]:[],l("div",{class:"teg-buttons"},...h(M)),l("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?M.working:a)]},w=M=>o.querySelector(`[data-key="kind-${M}"]`)?.focus(),h=M=>{if(c==="yes")return[$("yes",M.yes,()=>m(!0),{disabled:i}),$("no",M.no,()=>m(!1),{disabled:i})];let N=()=>m(c==="chance"?`${d} %`:c==="range"?[u,p]:u),_=(C,L,P,F)=>{let U=l("input",{type:"text","data-key":C,"aria-label":L,placeholder:L,maxlength:60,autocomplete:"off",input:V=>F(V.target.value)});return U.value=P,U.addEventListener("keydown",V=>V.key==="Enter"&&N()),U},E=l("output",{},`${d} %`),A=l("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":M.kind_chance,input:C=>{d=C.target.valueAsNumber,E.textContent=`${d} %`}});return[...c==="chance"?[A,E]:[],...c==="number"?[_("number",M.kind_number,u,C=>u=C)]:[],...c==="range"?[_("from",M.from,u,C=>u=C),_("to",M.to,p,C=>p=C)]:[],$("bet",M.bet,N,{class:"teg-main",disabled:i})]},v=({bet:M,result:N,judged:_,hit:E,score:A},C)=>[l("dl",{class:"teg-came"},l("dt",{},C.you_said),l("dd",{},M),l("dt",{},C.came_out),l("dd",{},N)),l("p",{class:"teg-verdict",role:"status","data-right":String(E)},_),l("p",{class:"teg-hint"},A)],k=M=>{if(M?.kind==="came")r=M.came;else if(M?.kind==="refused")a=M.text;else return;i=!1,y()};e.on("msg:custom",k);for(let M of["question","lang"])e.on(`change:${M}`,y);return n.push(ve(y),()=>e.off("msg:custom",k),()=>["question","lang"].forEach(M=>e.off(`change:${M}`,y))),y(),f.send({kind:"show"}),()=>n.forEach(M=>M())}var hd=24;function Mi(e,t){let n=null,o=null,s=[],r=0,a=l("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(g=>l("span",{role:"gridcell"},g)),c=d=>{let{first:g,round:f,seat:m,kind:y,text:b}=o,{seats:w,kinds:h}=n,v=m[d]<0?"":l("span",{},T(n,m[d]),w[m[d]].name);return l("div",{class:"teg-entry",title:b[d]},...i(g+d,f[d],v,h[y[d]]??y[d],b[d]))},u=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),p=wn({height:hd,label:"",head:a,draw:c,pick:d=>u((o?.first??0)+d),move:d=>u(t()+d)});return{root:l("div",{class:"teg-log"},p.root),tell(d,g,f,m){let y=[d,g,f,m];y.every((b,w)=>b===s[w])||(s=y,n=d,o=gt(d,g,f),a.replaceChildren(...[m.step,m.round,m.seat,m.kind_of,m.event].map(b=>l("span",{role:"columnheader"},b))),p.root.setAttribute("aria-label",m.log),p.fill(o.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(r-o.first))},show(d){r=d,p.show(d-(o?.first??0))},stop:p.stop}}var[kt,Kn]=[1e3,100],Si=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function xd(e,t){let n=r=>+(kt*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(Kn*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${kt}`}function Ei(e,t,n){let o={d:e,"stroke-dasharray":Si[n%Si.length]};return[H("path",{...o,class:"teg-halo"}),H("path",{...o,class:"teg-line-of",stroke:t})]}var bd=13;function wd(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function Oi(e,t){let n=null,o=null,s=[],r=0,a=[],i=null,[c,u]=["",""],p=l("div",{class:"teg-races"}),d=l("div",{class:"teg-standing","aria-live":"off"}),g=l("div",{class:"teg-race",tabindex:0,role:"slider"},p,d),f=l("ol",{class:"teg-turn-list"}),m=l("div",{},g,f),y=[],b=[],w=A=>Math.round(Math.min(Math.max(A,o?.first??0),o?.end??0)),h=A=>o&&e(w(A),o.line),v=()=>Math.max((o?.text.length??1)-1,1),k=A=>{let C=A.currentTarget.getBoundingClientRect();h((o?.first??0)+(A.clientX-C.left)/C.width*v())},M=A=>{let[C,{counts:L,first:P}]=[n,o],F=C.seats.length,U=C.seats.map((Y,oe)=>L.map(be=>be[A*F+oe]??0)),V=U.reduce((Y,oe)=>oe.reduce((be,Se)=>Math.max(be,Se),Y),1),ne=l("div",{class:"teg-cursor"});y.push(ne);let K=l("div",{class:"teg-plot",pointerdown:Y=>{Y.button||(K.setPointerCapture(Y.pointerId),k(Y))},pointermove:Y=>K.hasPointerCapture(Y.pointerId)&&k(Y)},H("svg",{viewBox:`0 -2 ${kt} ${Kn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},H("path",{class:"teg-grid",d:`M0 ${Kn}H${kt}M0 ${Kn/2}H${kt}M0 0H${kt}`}),...U.flatMap((Y,oe)=>Ei(xd(Y,V),C.seats[oe].color,oe))),...a.map((Y,oe)=>l("i",{class:"teg-turned","data-turn":oe+1,style:{left:`${100*(Y.step-P)/v()}%`}})),ne,l("b",{class:"teg-most"},V));return l("figure",{},l("figcaption",{},C.measures[A][1]),l("div",{class:"teg-plot-row"},K,_(C,U.map(Y=>Y.at(-1)??0),V)))},N=()=>{y=[],f.hidden=!a.length,f.setAttribute("aria-label",i?.turns??""),f.replaceChildren(...a.map(L=>l("li",{},$(`turn-${L.step}`,us(L,i,n.lang),()=>h(L.step)))));let A=n,{measures:C}=A;p.replaceChildren(...C.map((L,P)=>M(P)),C.length?"":l("p",{class:"teg-hint"},u)),b=A.seats.map(()=>l("b")),d.replaceChildren(...A.seats.map((L,P)=>{let F=H("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Ei("M0 4H26",L.color,P));return l("span",{},F,T(A,P),`${L.name} `,b[P])})),g.setAttribute("aria-label",c),g.setAttribute("aria-valuemin",String(o?.first)),g.setAttribute("aria-valuemax",String(o?.end))},_=(A,C,L)=>{let P=[...C.keys()].sort((U,V)=>C[V]-C[U]||U-V),F=wd(P.map(U=>100*(1-C[U]/Math.max(L,1))),bd);return l("div",{class:"teg-ends","aria-hidden":"true"},...P.map((U,V)=>l("span",{style:{top:`${F[V].toFixed(1)}%`}},T(A,U),A.seats[U].name)))},E=()=>{if(!n||!o)return;let A=n,C=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let P of y)P.style.left=`${100*C/v()}%`;let L=o.counts[C]??[];g.setAttribute("aria-valuenow",String(o.first+C)),b.forEach((P,F)=>$t(P,A.measures.map((U,V)=>L[V*A.seats.length+F]??0).join(" · ")))};return g.addEventListener("keydown",A=>{if(A.ctrlKey||A.metaKey||A.altKey||!o)return;let C={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[A.key];C!==void 0&&(A.preventDefault(),A.stopPropagation(),h(Math.min(t(),o.end)+C))}),{root:m,tell(A,C,L,P,F){let U=[A,C,L,P,F];if(U.every((K,Y)=>K===s[Y]))return;s=U,n=A,o=gt(A,C,L),i=P;let{first:V,end:ne}=o;a=F.filter(K=>K.line===L&&K.step>=V&&K.step<=ne),c=`${P.race}: ${A.measures.map(K=>K[1]).join(", ")}`,u=P.race_secret,N(),E()},show(A){r=A,E()},stop:()=>{}}}var fs={timeline:yn,table:Mi,race:Oi},yd=[];function Ci({model:e,el:t,film:n,part:o}){let s=[],r=Yn(e,["line","step"],s,()=>f()),a=null,i="",c=(w,h)=>{r({...h!==e.get("line")&&{line:h},...w!==e.get("step")&&{step:w}})},u=fs[e.get("face")](c,()=>e.get("step")),p=l("p",{class:"teg-caption","aria-live":"polite"}),d=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},u.root,p);_e(t),t.append(d),ye(d,s);let g=()=>{!a||i!==e.get("film")||(u.tell(a,e.get("tail"),e.get("line"),R(a.lang),e.get("turns")??yd),d.dataset.size=e.get("size")??"page",p.textContent=e.get("caption"),f())},f=()=>{u.show(e.get("step"),e.get("line")),d.dataset.step=String(e.get("step"))},m=async w=>{let h=e.get("film");[a,i]=[await gn(w),h],g()},y=(w,h)=>{e.on(w,h),s.push(()=>e.off(w,h))};for(let w of["line","tail","caption","size","turns"])y(`change:${w}`,g);y("change:film",async()=>m(await o("film")));let b=()=>{d.dataset.theme=me()?"dark":"light"};return b(),s.push(ve(b),u.stop),m(n),()=>s.forEach(w=>w())}var kd={exercise:ds,tour:ds,guess:$i};function ox(e){let t=e.model.get("face");return t in fs?Ci(e):t in gs?_i(e):(kd[t]??Un)(e)}export{ox as render};
