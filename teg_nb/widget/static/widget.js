function c(e,t={},...n){let o=document.createElement(e);return Js(o,t,n),o}function T(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Js(o,t,n),o}function Js(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function Ct(e,t){e.textContent!==t&&(e.textContent=t)}function E(e,t,n,o={}){return c("button",{type:"button","data-key":e,...o,click:n},t)}function re(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>c("option",{value:i.value,selected:i.value===o},i.text))))}function ft(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(l.valueAsNumber)||r(a(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return cc(l,()=>l.valueAsNumber||n,p=>l.value=String(a(p)),i),l}var lc=8;function cc(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/lc);a||=u!==0,a&&n(r+u)},l=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}function _o(e,t,n){return e.kind==="number"?pc(n):e.kind==="order"?mc(e,n):e.kind==="mark"&&e.pick?uc():e.kind==="mark"||e.kind==="choose"&&e.several?gc(e,n):e.kind==="judge"&&e.free?fc(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?dc(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var Tt={keys:()=>!1};function uc(){let e=[];return{...Tt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function pc(e){let t="";return{...Tt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[er("number",n.number_how,t,o=>(t=o,e()))]}}function er(e,t,n,o){let s=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function dc(e,t,n){let o=e.options??[],s=0;return{...Tt,renew:r=>o=r.options??[],ready:()=>s>0,value:()=>s,draw:()=>[c("ol",{class:"teg-options"},...o.map((r,a)=>fn("radio",`option-${a+1}`,`teg-${t}`,r,s===a+1,()=>{s=a+1,n(e.kind==="fault"?{entry:s}:{})},e.kind==="fault"?a+1:0)))]}}function gc(e,t){let n=e.options??[],o=new Set;return{...Tt,renew:s=>n=s.options??[],ready:()=>o.size>0,value:()=>[...o].sort((s,r)=>s-r).map(s=>e.kind==="mark"?n[s-1]:s),draw:s=>[c("p",{class:"teg-picked"},s.several),c("ol",{class:"teg-options"},...n.map((r,a)=>fn("checkbox",`option-${a+1}`,"",r,o.has(a+1),()=>{o.delete(a+1)||o.add(a+1),t()})))]}}function fc(e,t){let n=null,o="",s=r=>()=>(n=r,t());return{...Tt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":o.trim()||"illegal",draw:r=>[c("ol",{class:"teg-options"},fn("radio","legal",`teg-${e}`,r.legal,n===!0,s(!0)),fn("radio","illegal",`teg-${e}`,r.illegal,n===!1,s(!1))),...n===!1?[er("clause",r.which_clause,o,a=>(o=a,t()))]:[]]}}function fn(e,t,n,o,s,r,a=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,c("li",{},c("label",{},i," ",a>0&&c("b",{},`${a}. `),o))}function mc(e,t){let n=e.options??[],o=n.map((i,l)=>l+1),s=(i,l)=>l<0||l>=o.length||i===l?!1:(o.splice(l,0,...o.splice(i,1)),t(),!0),r=-1,a=i=>l=>{l.preventDefault(),r>=0&&s(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...o],keys:(i,l)=>{let p=l.closest("[data-order]"),u={ArrowUp:-1,ArrowDown:1}[i];if(!p||u===void 0)return!1;let d=o.indexOf(Number(p.getAttribute("data-order")));return s(d,d+u),!0},draw:i=>[c("p",{class:"teg-picked"},i.order_how),c("ol",{class:"teg-order"},...o.map((l,p)=>c("li",{tabindex:0,draggable:"true","data-order":l,"data-key":`item-${l}`,"aria-label":`${p+1}. ${n[l-1]}`,dragstart:u=>{r=p,u.dataTransfer?.setData("text/plain",String(l))},dragover:u=>u.preventDefault(),drop:a(p)},c("span",{},`${p+1}. ${n[l-1]}`),c("span",{class:"teg-group"},E(`up-${l}`,"▲",()=>s(p,p-1),{"aria-label":`${i.up}: ${n[l-1]}`,disabled:p===0}),E(`down-${l}`,"▼",()=>s(p,p+1),{"aria-label":`${i.down}: ${n[l-1]}`,disabled:p===o.length-1})))))]}}var hc=new Set(["restarting","autorestarting","terminating","dead","starting"]);function de(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i="",l=()=>a||=!!r&&(r.isDisposed||hc.has(r.status)||o()?.id!==r.id),p=()=>{l(),t()};for(let f of["statusChanged","connectionStatusChanged","disposed"])r?.[f]?.connect(p),n.push(()=>r?.[f]?.disconnect(p));let u=(f,m)=>{let{msg_type:g,session:x}=m?.header??{};i||=x??"",!(a||g!=="shutdown_reply"&&(x??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(u),n.push(()=>r?.iopubMessage?.disconnect(u));let d=async f=>{if(l())return t();try{await f()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(f,m)=>{d(()=>e.send(f,m))},write(f){for(let[m,g]of Object.entries(f))e.set(m,g);d(()=>e.save_changes())}}}var xc=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function _e(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let l of xc)i.toggleAttribute(l,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function mn(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var jt=4;function hn(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),l=a.bottom+jt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+jt:a.top-jt-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+jt),r.right-t.offsetWidth-jt);Object.assign(t.style,{top:`${l-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(E("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...tr(r,a),...r.decisions.map(i=>c("section",{},...tr(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function tr({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let l=a.map(p=>c("li",{},`${i.other_reading}: ${p.text}`,p.option&&c("code",{},p.option)));return r&&l.push(c("li",{},`${i.option}: `,c("code",{},r))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${o}`},s),c("ul",{},...l)]}var wc='data-still="teg_nb"',bc=/^<.*> …$/s;function Xe(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(nr(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=p=>{o=p,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},l=()=>(o?.isConnected||i(yc(e)),o);return p=>{if(l(),p===s)return;let u=s==="";s=p,clearTimeout(r),u||(r=setTimeout(()=>l()&&t(),1500))}}var xn=(e,t,n)=>Xe(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),nr=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function yc(e){let t=nr(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return bc.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(wc)?t:null}var Le={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses_attack:{es:"{seat} pierde {attack}",en:"{seat} loses {attack}"},losses_defence:{es:"{other} pierde {defence}",en:"{other} loses {defence}"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},sound:{es:"Sonido",en:"Sound"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},five_cards:{es:"Tenés cinco tarjetas: si no canjeás ahora, en este turno no sacás otra.",en:"You hold five cards: unless you exchange now, you draw none this turn."},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_armies:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_key_sure:{es:"rayada: sabés de quién es",en:"striped: you know whose it is"},rec_key_maybe:{es:"puntos: puede ser de uno de estos",en:"dots: one of these may own it"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}},told:{place_full:{es:"{seat} pone {amount} en {target}",en:"{seat} places {amount} in {target}"},place:{es:"{seat} pone {amount}",en:"{seat} places {amount}"},place_short:{es:"{seat} refuerza {target}",en:"{seat} reinforces {target}"},work_full:{es:"{seat} trabaja en {target}",en:"{seat} works in {target}"},work:{es:"{seat} pone a trabajar a sus tropas",en:"{seat} puts troops to work"},teg_work_full:{es:"{seat} arma un misil en {target}",en:"{seat} sets up a missile in {target}"},attack_full:{es:"{seat} ataca {target} desde {source}",en:"{seat} attacks {target} from {source}"},attack:{es:"{seat} ataca {target}",en:"{seat} attacks {target}"},losses_full:{es:"{seat} pierde {attack} y {other}, {defence}",en:"{seat} loses {attack}, {other} loses {defence}"},losses:{es:"{seat} y {other} tienen bajas",en:"{seat} and {other} have losses"},conquest_full:{es:"{seat} conquista {target}",en:"{seat} conquers {target}"},march_full:{es:"{seat} pasa {amount} de {source} a {target}",en:"{seat} moves {amount} from {source} to {target}"},march:{es:"{seat} pasa {amount} a {target}",en:"{seat} moves {amount} to {target}"},convoy_full:{es:"{seat} lleva misiles de {source} a {target}",en:"{seat} moves missiles from {source} to {target}"},convoy:{es:"{seat} lleva misiles a {target}",en:"{seat} moves missiles to {target}"},shift:{es:"{seat} mueve tropas",en:"{seat} moves troops"},card:{es:"{seat} saca una tarjeta",en:"{seat} takes a card"},tgm_card:{es:"{seat} saca una carta",en:"{seat} takes a card"},question:{es:"Una pregunta para {seat}",en:"A question for {seat}"},right:{es:"{seat} contesta bien",en:"{seat} answers right"},wrong:{es:"{seat} contesta mal",en:"{seat} answers wrong"},pact:{es:"{seat} y {other} hacen un pacto",en:"{seat} and {other} make a pact"},strike_full:{es:"{seat} bombardea {target} desde {source}",en:"{seat} strikes {target} from {source}"},strike:{es:"{seat} bombardea {target}",en:"{seat} strikes {target}"},teg_flight_full:{es:"{seat} lanza un misil a {target} desde {source}",en:"{seat} fires a missile at {target} from {source}"},teg_flight:{es:"{seat} lanza un misil a {target}",en:"{seat} fires a missile at {target}"},flight_full:{es:"{seat} dispara a {target} desde {source}",en:"{seat} fires at {target} from {source}"},flight:{es:"{seat} dispara a {target}",en:"{seat} fires at {target}"},roll:{es:"{seat} saca un {die}",en:"{seat} rolls a {die}"},walk_full:{es:"{seat} avanza de {source} a {target}",en:"{seat} walks from {source} to {target}"},fall_full:{es:"Cae un soldado de {seat} en {target}",en:"A soldier of {seat} falls in {target}"},flag_full:{es:"{seat} toma la bandera de {other}",en:"{seat} takes the flag of {other}"},flag:{es:"{seat} toma una bandera",en:"{seat} takes a flag"},continent:{es:"{continent}{armies}",en:"{continent}{armies}"},end:{es:"Gana {seat}",en:"{seat} wins"},end_all:{es:"Terminó la partida",en:"The match is over"}},start:{seats:{es:"Quiénes juegan",en:"Who plays"},player:{es:"Quién juega {seat}",en:"Who plays {seat}"},you:{es:"Vos",en:"You"},person:{es:"Persona",en:"Person"},easy:{es:"Bot fácil",en:"Easy bot"},normal:{es:"Bot normal",en:"Normal bot"},hard:{es:"Bot difícil",en:"Hard bot"},missile_keeper:{es:"Bot que guarda misiles",en:"Bot that keeps missiles"},nobody:{es:"Nadie",en:"Nobody"},shared:{es:"Se pasan el tablero: las tarjetas quedan tapadas.",en:"You pass the board: cards stay covered."},watched:{es:"Juegan solo bots: vos mirás.",en:"Only bots play: you watch."},too_few:{es:"Faltan asientos: este juego es para {least} a {most}.",en:"Too few seats: this game is for {least} to {most}."},too_many:{es:"Sobran asientos: este juego es para {least} a {most}.",en:"Too many seats: this game is for {least} to {most}."},rules:{es:"Reglas",en:"Rules"},dice:{es:"Dados y tarjetas",en:"Dice and cards"},random:{es:"Los tira el tablero",en:"The board throws"},manual:{es:"Los de la mesa: los escribimos",en:"Those of our table: we type them"},rounds:{es:"Duración",en:"Length"},no_limit:{es:"Hasta que alguien gane",en:"Until somebody wins"},by_rules:{es:"Como dicen las reglas: {rounds} vueltas",en:"As the rules say: {rounds} rounds"},so_many:{es:"{rounds} vueltas",en:"{rounds} rounds"},language:{es:"Idioma",en:"Language"},more:{es:"Más opciones",en:"More options"},seed:{es:"Semilla (un número; con la misma, los mismos dados)",en:"Seed (a number; the same one gives the same dice)"},start:{es:"Empezar",en:"Start"},code:{es:"Copiar como código",en:"Copy as code"},copied:{es:"Copiado. En una celda da la misma partida.",en:"Copied. In a cell it makes the same match."},pasted:{es:"Esta celda da la misma partida:",en:"This cell makes the same match:"}}};function Pe(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var R=Pe(Le.all),wn=Pe(Le.asking),$e=Pe(Le.eggar),$o=Pe(Le.start),or=Pe(Le.told),te=Pe(Le.wargame),vc={symbol:Pe(Le.symbol),pact:Pe(Le.pact)},Mo=(e,t,n)=>vc[t](e)[n]??n;function we(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Me(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var sr=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var rr=`/* The map */

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
`;var ar=`/* What moves over the map, and the caption that says what it is. Only transform, opacity and one clip change. */

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
`;var ir=`/* Controls */

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
`;var lr=`/* The start screen stands in place of the board. */

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
`;var cr=`/* Words below a view. */

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
`;var ur=`/* A task beside a board: exercises, tours, bets. */

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
`;var Lc=[sr,rr,ar,ir,lr,cr,ur].join(""),pr=!1;function Se(e){let t=e.getRootNode()===document;t&&pr||(pr||=t,(t?document.head:e).append(c("style",{},Lc)))}function be(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function ie(e){return be(e.map(t=>[...t,t[0]]))}function yn(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,l]=o[r],[p,u]=o[a];l>n!=u>n&&t<(p-i)*(n-l)/(u-l)+i&&(s=!s)}return s})}function So([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],l=Math.max(r-s-2,8),[p,u]=[l-9,l-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[l,0],[u,6.4],[p,2.6],[5,1.4]].map(([f,m])=>[e+f*a-m*i,t+f*i+m*a])}function Nt(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=mr(e,a);return i?[So(s,[r[0]+i,r[1]],o),So([s[0]-i,s[1]],r,o)]:[So(s,r,o)]}function ne([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function mr(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var dr=new WeakMap;function Ao(e,t,n){let o=dr.get(e)??new Map;dr.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,Cc(e,t,n)),o.get(s)}function Cc(e,t,n){let o=Tc(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=gr(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(gr))}function Tc(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let l=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(l=[r[u]]),l.push(r[(u+1)%r.length]),Eo(l)>Eo(s)&&(s=l))}}return s}var Eo=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function gr(e){let t=Eo(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(l=>jc(e,t+l)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function jc(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let l=Math.max(t,0)/(i||1);return[o+l*(r-o),s+l*(a-s)]}t-=i}return e[e.length-1]}function hr(e,t,n,o=11){let[s,r]=[o/2,o*.18];return Ao(e,t,n).flatMap(([[a,i],[l,p]])=>[-r,r].map(u=>{let[d,f]=[a+u*l,i+u*p];return[[d-s*p,f+s*l],[d+s*p,f-s*l]]}))}function kn(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=mr(e,r[0]-s[0]);return a?[Oo(s,[r[0]+a,r[1]]),Oo([s[0]-a,s[1]],r)]:[Oo(s,r)]})}function Oo([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(l,p)=>{let u=p/r,[d,f,m]=[(1-u)**2,2*u*(1-u),u**2];return[d*e+f*a+m*n,d*t+f*i+m*o]})}function xr([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function F(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],l=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),d=w=>(u?w:0)+Number(o[p++]),f=w=>s[s.length-1].push([t+w[0],n+w[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[g,x]=[r,a],[h,b]=l;if(l=m==="Q"?[d(g),d(x)]:m==="T"?[2*g-h,2*x-b]:[g,x],m!=="V"&&(r=d(g)),m!=="H"&&(a=d(x)),m!=="Q"&&m!=="T"){l=[r,a],f([r,a]);continue}for(let w=1;w<=6;w++){let v=w/6,[$,y,_]=[(1-v)**2,2*v*(1-v),v**2];f([$*g+y*l[0]+_*r,$*x+y*l[1]+_*a])}}return s}function vn(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function _n(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var bn=11,[Nc,zc]=[900,500],fr=1.8;function Je(e,t=bn,n=900){let o=(a,i)=>Math.min(Math.max(a*e,i),fr*t),s=e*n<zc,r=Math.min(Math.max(7.4*e,.75*t),.9*fr*t)*(s?.7:1);return{least:t,small:s,disc:r,grown:r/e,count:s?.8*t:o(9.2,Math.round(2.1*t)/2),name:o(8.2,t===bn&&e*n>=Nc?12.5:t),note:o(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function z(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&T("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},T("path",{d:`M${s.join("L")}Z`,fill:o}));return c("i",{class:"teg-dot",style:{background:n}},r||null)}function me(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function et(e,t){return e.step<e.steps&&c("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function Q(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function Ie(e,t,n,o){return e===null?c("span",{class:"teg-die"}):T("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},T("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...vn(e).map(([s,r])=>T("circle",{cx:s,cy:r,r:.4,fill:o})))}var qc={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},br={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function Oe(e){let t=qc[br[e]??e];return t?T("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},T("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var wr={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function zt(e){return T("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},T("path",{d:wr[br[e]??e]??wr.joker,fill:"currentColor"}))}function D(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function $n(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function Mn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function qt(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function yr(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function kr(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function vr(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function _r(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function $r(e){return{kind:"offers",line:e.line,step:e.step}}function Mr(e){return{kind:"hint",line:e.line,step:e.step}}function Sr(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Lo=["easy","normal","hard"],Or={teg:["missile_keeper"]};function Pt(e,t,...n){return t===e.viewer&&t===e.to_move?D(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function ye(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function Er(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Ar(e,t){let n=e.branches[t];return n?ye(e,n.step,n.line):ye(e,e.step+1)}function Lr(e){return Math.max(0,...Tr(e).filter(t=>t<e.step))}function Cr(e){return Math.min(e.steps,...Tr(e).filter(t=>t>e.step))}function Tr({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function Sn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function On(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function jr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Co(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Nr(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ce={kind:"private"};function En(e,t){return{kind:"look",seat:e.seats[t].name}}function tt(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function zr(e){return{kind:"more",line:e.line,step:e.step}}var qr={kind:"stop"};function Pr(e){return{kind:"clause",name:e}}function An(e){return{kind:"lang",lang:e}}function J(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var To={slow:[2e3,900,250],normal:[1200,500,120],quick:[600,200,60],at_once:[0,0,0]},Pc=Object.keys(To);function Ir({battle:e,last:t},n){let[o,s,r]=To[n]??To.normal;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function Ln(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Cn(e,t){let n=Ln(e)&&!e.goes_on;return{pauses:t&&!n,message:n?tt(e,"action"):null}}var Rr={draw:Ic,depends:({view:e,pace:t})=>[t,Cn(e,t.auto).pauses,e.playing?.until,Ln(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0},Hr={draw:({view:e},t)=>{if(!e.playing)return null;let{until:n,moves:o}=e.playing,s=t[`playing_${Dr(e,n)}`];return c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":s}),`${s} · ${t.round} ${e.round} · ${t.moves}: ${o}`)},depends:({view:e})=>e.playing,steady:!0},Dr=(e,t)=>t==="end"&&e.people?.length?"mine":t;function Ic({view:e,now:t,pace:n,pause:o,stop:s,setSpeed:r,send:a},i){if(!e.seats.some(p=>p.bot))return null;let{pauses:l}=Cn(e,n.auto);return c("div",{class:"teg-timeline",role:"group","aria-label":i.bots},c("span",{class:"teg-group"},c("span",{class:"teg-label"},i.bots),e.playing?E("stop",c("span",{},Oe("stop"),` ${i.stop}`),s,{class:"teg-main",title:"Esc"}):E("pause",c("span",{},Oe(l?"pause":"forward"),` ${l?i.pause:i.go_on}`),o,{class:!l&&Ln(e)?"teg-main":null,title:"P",disabled:e.over!==null}),c("select",{"data-key":"speed","aria-label":i.speed,title:i.speed,change:p=>r(p.target.value)},...Pc.map(p=>c("option",{value:p,selected:p===n.speed},i[p])))),c("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>E(`until-${p}`,i[`until_${Dr(e,p)}`],()=>a(tt(t(),p)),{disabled:!Ln(e)||!!e.playing}))))}function Vr(e){let{model:t,dom:n,store:o,stops:s}=e,{view:r}=o,a;s.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&!!r()?.goes_on&&e.wire.there(),p=()=>!!r()?.playing&&e.wire.there(),u=()=>p()||l()&&i().speed==="at_once",d=m=>e.wire.write(m),f=()=>{i().auto&&d({auto:!1}),e.wire.send(qr)};return{pace:i,atOnce:u,setPace:d,stop:f,setSpeed:m=>d({speed:m}),moves:()=>p()||l(),pause(){if(r().playing)return f();let{pauses:m,message:g}=Cn(r(),i().auto);m===i().auto&&d({auto:!m}),m||e.wire.send(g)},drive(){let{wire:m,scheduler:g,mover:x}=e;if(clearTimeout(a),m.busy())return;let h=m.kept();if(h)return m.send(h);if(!(!p()&&!l())){if(n.root.setAttribute("data-going",""),p())return m.send(zr(r()),m.names.driver);!g.begun()||x.moves()||!u()&&!g.rests()||(a=setTimeout(()=>m.send(tt(r(),"action"),m.names.driver),x.moved()?0:Ir(r(),i().speed)))}}}}var Rc=["round","seat","kind","text","counts"],mt=new Map;function Tn(e){let t=mt.get(e)??Hc(e);return mt.delete(e),mt.set(e,t),mt.size>4&&mt.delete(mt.keys().next().value),t}async function Hc(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function ht(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(f=>f.name===n)??o[0],d=1/0;s.unshift({name:u.name,to:d}),u.of!==null;)d=Math.min(d,u.from??0),u=o.find(f=>f.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let d of[e.rows[u.name],t.rows[u.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let f=Math.min(d.text.length,u.to+1-d.first);if(!(f<=0)){a.at(-1)?.name!==u.name&&a.push({from:d.first,name:u.name});for(let m of Rc)for(let g=0;g<f;g++)r[m].push(d[m][g])}}r.first=Math.max(r.first,0);let i=u=>a.filter(d=>d.from<=u).at(-1)?.name??"main",l=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!l.has(u.name)&&u.of!==null&&(u.from??0)<=(l.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}var Dc=80;function It(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Vc({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,l=r.find(m=>m.name===a);if(!l||r.length<2&&!e.restore)return null;let p=m=>r.find(g=>g.name===m),u=Bc(),d=m=>g=>{m&&m.of!==null&&u.open(g,It(m,s),[Wc,Fc,Gc].map(x=>x(e,m,n,s)))},f=m=>o(1/0,m.target.value);return c("div",{class:"teg-lines"},r.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},s.line),c("select",{"data-key":"line",change:f,contextmenu:d(l)},...r.map(m=>c("option",{value:m.name,selected:m.name===a},`${It(m,s)} · ${m.end}`)))),l.of!==null&&c("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(l)},"⋯"),e.restore&&E("restore",`↶ ${s.restore}`,()=>n(Nr(e))),i.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":s.ways},c("span",{class:"teg-label"},s.ways),...i.map((m,g)=>E(`way-${m.line}`,c("span",{},m.seat===null?null:z(e,m.seat),c("b",{},It(p(m.line)??l,s)),m.text&&` ${m.text}`),()=>o(m.step,m.line),{"aria-current":g===t?"true":null,contextmenu:d(p(m.line))}))),u.box)}function Bc(){let e=null,o=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(c("b",{},a),...i),o.hidden=!1;let l=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,l-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Wc(e,t,n,o){let r=c("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:Dc,value:t.title}),a=i=>{i.preventDefault(),n(jr(e,t.name,r.value))};return c("form",{submit:a},r,c("button",{type:"submit","data-key":"rename-yes"},o.rename))}function Fc(e,t,n,o){return E("promote",o.promote,()=>n(Co(e,"promote",t.name)),{title:o.promote_what})}function Gc(e,t,n,o){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},o.delete),c("p",{},o.delete_sure),E("delete-yes",o.delete_yes,()=>n(Co(e,"delete",t.name))))}var Br={draw:Vc,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var Wr=6;function jn({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=c("div",{class:"teg-roll-all"}),i=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),l=new Map,[p,u,d,f]=[0,-1,!1,e],m={top:0,high:0,over:0},g=()=>{d=!1;let w=Math.max(0,Math.floor(m.top/f)-Wr),v=Math.min(p,Math.ceil((m.top+m.high)/f)+Wr);for(let[$,y]of l)$>=w&&$<v||(y.remove(),l.delete($));for(let $=w;$<v;$++){let y=l.get($);y||(y=o($),y.classList.add("teg-roll-row"),y.setAttribute("role","row"),y.setAttribute("aria-rowindex",String($+1)),y.dataset.row=String($),y.style.top=`${$*f}px`,l.set($,y),a.append(y)),y.getAttribute("aria-selected")==="true"!=($===u)&&y.setAttribute("aria-selected",String($===u))}},x=()=>{d||(d=!0,requestAnimationFrame(g))},h=()=>{if(u<0||!m.high)return;let[w,v]=[u*f,m.high-m.over-f];w>=m.top&&w<=m.top+v||(i.scrollTop=Math.max(0,w-v/2),m.top=i.scrollTop)};i.addEventListener("scroll",()=>{m.top=i.scrollTop,x()}),i.addEventListener("click",w=>{let v=w.target.closest(".teg-roll-row");v&&s(Number(v.dataset.row))}),i.addEventListener("keydown",w=>{if(w.target!==i||w.ctrlKey||w.metaKey||w.altKey)return;let v=Math.max(1,Math.floor(i.clientHeight/f)-1),$={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:v,PageUp:-v,Home:-1/0,End:1/0}[w.key];$!==void 0&&(w.preventDefault(),w.stopPropagation(),r($))});let b=new ResizeObserver(()=>{Object.assign(m,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),h(),x()});for(let w of[i,n])w&&b.observe(w);return{root:i,fill(w,v=1){p=w,f=Math.round(e*v),i.style.setProperty("--teg-entry",`${f}px`),i.setAttribute("aria-rowcount",String(w)),a.style.height=`${w*f}px`;for(let $ of l.values())$.remove();l.clear(),x()},show(w){w!==u&&(u=w,h(),g())},stop:()=>b.disconnect()}}var Uc=24;function Yc(e,t,n,o){let s=[],r=i=>t.ways.filter(l=>l.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,p=t.line_of(l),[u,d]=[t.text[i],t.seat[i]],f=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||f||l===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:l,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||f?.glyph)&&s.push({kind:"entry",step:l,seat:d,line:p,text:f?.glyph?`${u} ${f.glyph}`:u}),f?.say&&s.push({kind:"note",step:l,seat:-1,line:p,text:f.say}));for(let g of r(l)){let h=e.rows[g.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:l+1,seat:-1,line:g.line.name,text:`${It(g.line,o)} (${l+1}–${g.line.end})${h&&`: ${h}`}`})}}return s}function Nn(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},l=null,p=$=>{let{kind:y,step:_,text:M,seat:k}=n[$],S=c("span",{class:"teg-at",role:"gridcell"},y==="entry"?_:""),O=y==="way"?"↳ ":y==="note"?"✎ ":"",A=y==="entry"&&(k<0?c("i",{class:"teg-dot teg-none"}):z(o,k));return c("div",{class:`teg-item teg-item-${y}`,title:M},S,c("span",{role:"gridcell"},A,O,M))},u=$=>n[$]&&e(n[$].step,n[$].line),d=()=>{let $=-1;for(let[y,_]=[0,n.length-1];y<=_;){let M=y+_>>1;n[M].step<=a.step?[$,y]=[M,M+1]:_=M-1}for(;$>0&&n[$].kind!=="entry";)$--;return $},m=jn({height:Uc,label:"",draw:p,pick:u,move:$=>{if(!s)return;let y=Math.min(Math.max(t()+$,s.first),s.end);e(y,s.line)}}),g=c("select",{"data-key":"events-seat"}),x=c("select",{"data-key":"events-kind"}),h=()=>{!o||!s||!l||(i.seat=g.value===""?-1:Number(g.value),i.kind=x.value,n=Yc(o,s,i,l),m.root.hidden=!n.length,b.hidden=n.length>0,m.fill(n.length,Number(getComputedStyle(m.root).getPropertyValue("--teg-type"))||1),m.show(-1),m.show(d()))};for(let $ of[g,x])$.addEventListener("change",h);let b=c("p",{class:"teg-hint",hidden:!0}),w=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},g,x),m.root,b),v=($,y)=>{let _=[g.value,x.value],M=new Set(Object.values($.rows).flatMap(k=>k.kind));g.replaceChildren(c("option",{value:""},y.every_seat),...$.seats.map((k,S)=>c("option",{value:S},k.name))),x.replaceChildren(c("option",{value:""},y.every_kind),...Object.entries($.kinds).filter(([k])=>M.has(k)).map(([k,S])=>c("option",{value:k},S))),[g.value,x.value]=_,g.setAttribute("aria-label",y.seats),x.setAttribute("aria-label",y.kind_of),m.root.setAttribute("aria-label",y.events),b.textContent=y.no_news};return{root:w,wait($){m.root.hidden=!0,b.hidden=!1,b.textContent=$.busy},tell($,y,_,M){let k=[$,y,_,M];k.every((S,O)=>S===r[O])||(r=k,(o!==$||l!==M)&&v($,M),o=$,l=M,s=ht($,y,_),h())},show($,y){a={step:$,line:y},m.show(d())},stop:m.stop}}function Fr(e,{view:t,ask:n,go:o},s){let r=e,a=c("summary",{"data-key":"events"}),i=Nn(o,()=>t().step);s.push(i.stop),r.append(a,i.root);let l="",p="",u=null,d=f=>{let m=R(f.lang);if(a.textContent=m.events,!r.open)return;let g=JSON.stringify([f.lang,f.line,f.steps,f.lines,f.memory,!!f.over,f.memory?0:f.step]);g!==p&&(p=g,n({kind:"events",have:l})),u?i.tell(u.film,u.tail,f.line,m):i.wait(m),i.show(f.step,f.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(f){let m=f.film?await Tn(f.film):u?.film;m&&(u={film:m,tail:f.tail},l=f.have,d(t()))}}}function Gr(e,t,n){if(!t?.open)return e;let[o]=t.plans;if(n)return{...e,...o?.places.length&&{pointed:o.places},...o?.path.length&&{path:o.path}};let s=t.plans.map(({arrows:r,places:a},i)=>({number:i+1,arrows:r,places:a,lit:t.lit===i+1}));return{...e,hints:s}}function Ur({view:e,pointHint:t,chooseHint:n,tellHint:o},{plans:s,question:r,quiz:a,open:i},l){let[p,u]=r[e.lang];if(!i)return[c("p",{class:"teg-quiz"},p),E("hint-tell",l.advice_tell,o)];let d=({told:f,places:m},g)=>{let{text:x,chance:h,odds:b,reasons:w}=f[e.lang],v=g+1,$=[c("b",{class:"teg-hint-number"},v),c("b",{},x),h&&c("b",{class:"teg-hint-chance"},h)],y={pointerenter:()=>t(v),pointerleave:()=>t(0),focus:()=>t(v),blur:()=>t(0)};return c("li",{},m.length?c("button",{type:"button","data-key":`hint-${v}`,...y,click:()=>n(v)},...$):c("p",y,...$),b!==""&&c("p",{},b),c("ul",{},...w.map(_=>c("li",{},_))))};return[a&&c("p",{class:"teg-quiz"},p," ",c("b",{},u)),c("ol",{class:"teg-plans"},...s.map(d))]}function Yr({store:e,board:t,dom:n}){let{get:o,dispatch:s,table:r}=e,a=i=>{let{hint:l}=o();!l?.open||(l.lit??0)===i||(n.root.querySelectorAll(".teg-plans > li").forEach((p,u)=>p.toggleAttribute("data-lit",u+1===i)),s({type:"set",part:{hint:{...l,lit:i}}}))};return{pointHint:a,pointHintAt(i){let{hint:l}=o();!l?.open||t.cell||a(l.plans.findIndex(({arrows:p,places:u})=>p.length?p.some(([,d])=>d===i):u.includes(i))+1)},chooseHint(i){let l=o().hint?.plans[i-1],p=l?.arrows[0]??l?.places.slice(0,1)??[],{local:u}=o(),{game:d}=o();for(let f of p){if(d.marks(r(),u).source===f)continue;let m=d.click(r(),u,f,!1),{source:g,target:x}=d.marks(r(),m.local);if(m.message&&g!==f&&x!==f)break;u=m.local}s({type:"set",part:{local:u}})}}}var Qr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function V({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Dt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),qn=e=>e.replace(/[?*]+$/,""),Kc=e=>e.includes("*")||e.includes("+");function Qc(e){let t=Dt(e).map(([,n])=>n);return t.length?t.some(Kc)||t.every(n=>qn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function He({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Qc(t[a])===n).sort((a,i)=>s(a)-s(i))}function zo(e,t,n){let o=He(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function No(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function Ee(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(No(e,o).map(s=>s[n]))]}function nt(e,t,n={}){let o=V(e),s=zo(o,t,n);if(!s)return null;let r=o.forms[s],a=Dt(r),i=a.flatMap(([,b],w)=>qn(b)===e.board.place?[w]:[]),l=o.menu[s],p=r.amount?l.map(b=>b.slice(0,-1)):l,u=t.verb===s||t.verb===null?t.picks:[],d=a.map((b,w)=>u[w]??null);a.forEach((b,w)=>{let v=Ee(p,d,w);d[w]===null&&!i.includes(w)&&v.length===1&&v[0]!==void 0&&(d[w]=v[0])});let m=No(p,d).some(b=>b.every((w,v)=>d[v]!==null)),g=r.amount?Math.max(0,...l.filter(b=>No([b],d).length).map(b=>Number(b.at(-1)))):0,x=r.amount?[r.least,Math.max(g,r.least)]:null,h=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,places:i,rows:p,picks:d,done:m,range:x,amount:x?Math.min(Math.max(h,x[0]),x[1]):0}}function Zr({places:e,rows:t,picks:n}){return e.find(o=>n[o]===null&&Ee(t,n,o).some(s=>s!==void 0))??null}function Rt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Rt(e,t.slice(0,-1),a)):n.map((a,i)=>Rt(e,r[i],a))}let o=qn(t);if(o===e.board.place)return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=V(e).names[o];return s?s[Number(n)][0]:n}function Ht(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Ht(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Ht(e,r[i],a,o)).join(" → ")}let s=qn(t);return s==="flag"?o[n?0:1]:V(e).names[s]?.[Number(n)]?.[1]??String(Rt(e,t,n))}function Xr(e,t,n){let o=Dt(t).flatMap(([,s],r)=>[Rt(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Vt(e,t,n,o){let s=V(e).forms[t],r=[...n],a=s.fields.flatMap(([i,l])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[Rt(e,l,p)]});return D(e.view,t,...a)}function zn(e,t){return t?.done?Vt(e,t.verb,t.picks,t.amount):null}function qo({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return $n(t,r,a,o.keep)}function Jr(e,t,n,o={},s=!1){let r=nt(e,t,o);if(!r?.places.length)return{local:t};let{places:a}=r,[i,l]=[a[0],a[a.length-1]],p=g=>({...t,verb:r.verb,picks:g}),u=Zr(r);if(u!==null&&Ee(r.rows,r.picks,u).includes(n)){let g=Re(r.picks,u,n),x=p(g),h=nt(e,x,o);if(!(u===l&&h?.done&&(!h.form.amount||a.length===1||o.quick?.includes(h.verb))))return{local:x};let w=s?qo(e,h,t,o):null;return{local:p(Re(g,l,null)),message:w??zn(e,h)}}if(r.done&&n===r.picks[l])return{local:t,message:zn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(jo(r.picks,a))};if(Ee(r.rows,jo(r.picks,a),i).includes(n)&&a.length>1)return{local:p(Re(jo(r.picks,a),i,n))};let m=u===null?Re(r.picks,l,n):Re(r.picks,u,n);return m.some(g=>g===null)?{local:t,message:Zc(e,r,m,n)}:{local:t,message:Vt(e,r.verb,m,r.amount)}}function Zc(e,{verb:t,form:n,args:o,places:s,rows:r,amount:a},i,l){let p=e.board.countries[l].neighbours,u=o.map(()=>null),d=i.map((g,x)=>{if(g!==null)return g;let h=Ee(r,u,x);return(s.includes(x)?h.find(b=>p.includes(Number(b)))??p[0]:h[0])??null});if(d.some(g=>g===null))return null;let{kind:f,action:m}=Vt(e,t,d,n.amount?a:void 0);return f==="act"?Mn(e.view,...m):null}function ea(e,t,n,o){let s=nt(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=s.places,i=s.picks[r],l=n??s.picks[a];return i===null||l===null||!Ee(s.rows,Re(s.picks,a,null),a).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var jo=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function ta(e,t,n={}){let o=V(e),s=zo(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:l,rows:p}=nt(e,i,n),u=l.map(()=>null);return t.picks.forEach((d,f)=>{d!==null&&Ee(p,u,f).includes(d)&&(u[f]=d)}),{...i,picks:u}}function na(e,t,n){let o=e.view.last??Kr,s=nt(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let[a=null,i=null]=s.places.map(d=>s.picks[d]),l=Zr(s),p=l===null?[]:Ee(s.rows,s.picks,l).filter(d=>d!==void 0),u=a!==null;return{...r,legal:u?[]:p,targets:u?p:[],source:a,target:i,last:u?Kr:o}}function Po(e){return He(e,"plain").find(t=>t.startsWith("end_"))??null}function oa(e,t,n,o){let s=V(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=Po(s);return{local:t,message:p?D(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=He(s,"count");if(!a){let p=zo(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,l]=s.menu[a][0];return{local:t,message:r>=i&&r<=l?D(e.view,a,r):null}}var Re=(e,t,n)=>e.map((o,s)=>s===t?n:o),Kr={source:null,target:null};var sa=6;function ra(e={}){return{draw:(t,n)=>Xc(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Xc(e,t,n){let o=V(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return ot(e,t,()=>[r&&st(e,t),...s,...He(o,"count",n).map(a=>tu(e,o,a,t)),nu(e,o,n,t),...He(o,"rows",n).map(a=>Ho(e,o,a,n,t)),Wt(e,o,n)])}function ot(e,t,n){let{view:o}=e;return o.over?null:Pn(e)?Jc(e,t):Q(t.actions,eu(e,t),...n(),et(o,t))}function Pn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Jc({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?c("section",{class:"teg-card teg-curtain",role:"status"},c("p",{},`${n.curtain_turn} `,c("b",{},z(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),E("private",`${n.curtain_me} ${o.name}`,()=>t(Ce),{style:{background:o.color,color:o.ink}})):null}function st(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=E("look",t.secret_show,()=>s(Ce),{class:"teg-wide-button"});return c("div",{},c("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return c("div",{},c("p",{class:"teg-hint"},a),Ro(e,t))}function Ro({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:E("bots-on",n.bots_on,()=>t(tt(e,"end")),{class:"teg-main teg-wide-button"})}function eu(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(V(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:c("p",{class:"teg-asks",role:"status"},z(n,n.viewer??-1),c("b",{},o.name),` ${t.answers}`)}function Wt({view:e,send:t},n,o){let s=He(n,"plain",o);if(!s.length)return null;let r=Po(n);return c("div",{class:"teg-buttons teg-plain"},...s.map(a=>E(`act-${a}`,n.forms[a].label,()=>t(D(e,a)),{title:a===r?"E":null})))}function tu({view:e,local:t,set:n,send:o},s,r,a){let[i,l]=s.menu[r][0],p=s.forms[r],u=c("p",{class:"teg-verb"},c("b",{},p.label)),d=m=>()=>o(D(e,r,m));if(i>0&&l-i<sa){let m=Array.from({length:l-i+1},(g,x)=>i+x);return c("div",{"data-verb":r},u,c("div",{class:"teg-buttons"},...m.map(g=>E(`act-${r}-${g}`,String(g),d(g),{class:"teg-main"}))))}let f=Math.min(Math.max(t.amounts[r]??i,i),l);return c("div",{"data-verb":r},u,...xt(f,[i,l],m=>n({...t,amounts:{...t.amounts,[r]:m}}),a),c("div",{class:"teg-buttons"},E(`act-${r}`,`${p.label}: ${f}`,d(f),{class:"teg-main"})))}function xt(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n),i=[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&c("span",{class:"teg-label"},r),...a.map(l=>E(`amount-${l}`,String(l),()=>o(l),{"aria-pressed":String(e===l)})),n>3&&E("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&ft("amount",s.amount,e,[t,n],o))];if(n-t>3){let l=p=>o(p.target.valueAsNumber);i.push(c("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:l}))}return i}function Ho(e,t,n,o,s){let{local:r,set:a,send:i}=e,l=t.forms[n],p=t.menu[n],u=d=>a({...r,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...p.map((d,f)=>{let m=Xr(e,l,d),g=l.amount?Number(d.at(-1)):void 0,x=l.amount?d.slice(0,-1):d,h=Dt(l).map(([,w],v)=>Ht(e,w,x[v],[s.flag_yes,s.flag_no])).join(" · "),b=o.note?.(e,n,s,f);return E(`act-${n}-${f}`,c("span",{},h||"—",b&&c("b",{},` ${b}`)),()=>i(Vt(e,n,x,g)),{class:"teg-row",mouseenter:()=>u(m),mouseleave:()=>u([]),focus:()=>u(m),blur:()=>u([])})})))}function nu(e,t,n,o){let{local:s,set:r,send:a}=e,i=nt(e,s,n);if(!i)return null;let l=He(t,"map",n),p=zn(e,i);return c("div",{class:"teg-play","data-verb":i.verb},l.length>1&&c("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...l.map(u=>E(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),c("p",{class:"teg-hint"},su(i,n,o)),...i.args.map((u,d)=>ru(e,i,d,o)),i.range&&i.range[1]>i.range[0]&&c("div",{},...xt(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),c("div",{class:"teg-buttons"},E(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&ou(e,i,n,o)))}function ou(e,t,n,o){let{local:s,set:r,send:a}=e,i=qo(e,t,s,n);return c("span",{class:"teg-group"},E(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),ft("keep",o.keep,s.keep,[1,99],l=>r({...s,keep:l})))}function su(e,{quick:t=[]},n){let{places:o}=e;return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function ru(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],{places:i}=t,l=i.indexOf(n),p=t.picks.map((g,x)=>l>=0&&x>n&&i.includes(x)?null:g),u=Ee(t.rows,p,n).filter(g=>g!==void 0),d=g=>r({...s,verb:t.verb,picks:Re(p,n,g)}),f=g=>Ht(e,a,g,[o.flag_yes,o.flag_no]);if(l>=0){let x=(l===0||t.picks[i[l-1]]!==null?u:[]).map(w=>({value:String(w),text:f(w)})).sort((w,v)=>w.text.localeCompare(v.text,"es")),h=t.picks[n]===null?"":String(t.picks[n]),b=i.length===1?o.place:l===0?o.source:l===1?o.target:o.further;return re(["source","target",`country-${l}`][Math.min(l,2)],b,x,h,w=>d(w===""?null:Number(w)),o.choose)}if(!u.length)return null;if(u.length<=sa)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(g=>E(`${a.replace(/[?*]/g,"")}-${String(g)}`,f(g),()=>d(g),{"aria-pressed":String(t.picks[n]===g)})));let m=u.map(g=>({value:String(g),text:f(g)}));return re(a.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),g=>d(g===""?null:Number(g)),o.choose)}function wt(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||Pn(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,z(o,o.viewer),o.seats[o.viewer].name);if(!s)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,E("private",n.secret_show,()=>a(Ce),{class:"teg-cover"}));let p=e(t,n).filter(d=>d),u=E("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...p,u)}}}var aa=new WeakMap;function au(e){let t=aa.get(e)??iu(e);return aa.set(e,t),t}function iu(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],o=new Float64Array((t+1)*(n+1)),s=e.countries.flatMap(r=>r.polygons);for(let r=0;r<n;r++){let a=new Uint8Array(t);for(let p of s){let u=lu(p,(r+.5)*4);for(let d=0;d+1<u.length;d+=2){let[f,m]=[Math.max(Math.floor(u[d]/4),0),Math.min(Math.floor(u[d+1]/4),t-1)];a.fill(1,f,m+1)}}let[i,l]=[r*(t+1),(r+1)*(t+1)];for(let p=0;p<t;p++)o[l+p+1]=a[p]+o[l+p]+o[i+p+1]-o[i+p]}return{columns:t,sums:o}}function lu(e,t){let n=[];for(let o=0,s=e.length-1;o<e.length;s=o++){let[r,a]=e[o],[i,l]=e[s];a>t!=l>t&&n.push((i-r)*(t-a)/(l-a)+r)}return n.sort((o,s)=>o-s)}function Do(e,[t,n,o,s]){let{columns:r,sums:a}=au(e),i=a.length/(r+1)-1,l=(g,x)=>Math.min(Math.max(g,0),x),[p,u]=[l(Math.floor(t/4),r),l(Math.ceil(o/4),r)],[d,f]=[l(Math.floor(n/4),i),l(Math.ceil(s/4),i)],m=(g,x)=>a[x*(r+1)+g];return m(u,f)-m(p,f)-m(u,d)+m(p,d)>0}function In(e,{width:t,height:n},o,s,r){let a=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let p=3;p+t<=e.width-3;p+=7){let u=[p,l,p+t,l+n];if(Do(e,u))continue;let d=cu(o,u);if(d>=i||r.some(m=>m[0]<u[2]&&m[2]>u[0]&&m[1]<u[3]&&m[3]>u[1]))continue;let f=d+Math.max(0,d+20-Math.min(...s.map(m=>ia(m,u))))*2;f>=i||([a,i]=[u,f])}return a}var ia=([e,t],[n,o,s,r])=>Math.hypot(Math.max(n-e,e-s,0),Math.max(o-t,t-r,0));function cu(e,t){let n=e.map(o=>ia(o,t));return Math.min(...n)+.3*n.reduce((o,s)=>o+s,0)/n.length}var pu=1.25,du=1.08,gu=22,[Ft,la]=[1.15,1.7],[fu,mu]=[.15,.4],hu=4,xu=4,[wu,ca]=[400,6],bu=3,yu=12,ku=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],ua=new WeakMap;function Wo(e,t,n){let o=ua.get(e)??new Map;return ua.set(e,o),o.has(t)||(o.size===yu&&o.delete(o.keys().next().value),o.set(t,n())),o.get(t)}var Fo=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function ga(e,t,n=[]){let o=Wo(e,Fo(t),()=>Go(e,t,[]));if(n.every(r=>o.names[r]))return o;let s=[...new Set(n)].sort((r,a)=>r-a);return Wo(e,`${Fo(t)} ${s}`,()=>Go(e,t,s))}function fa(e,t,n){return{...Go(e,t,n,n),notes:[]}}function Rn(e,t,n){let o=n.map(r=>t.reduce((a,i)=>a+he(r,i),0)+xa(r)-he(r,[0,0,e.width,e.height])),s=Math.min(...o);return{place:o.indexOf(s),covers:s}}function Hn(e,t,{names:n,notes:o}){let s=o.map(r=>ma(r,t.note??t.type));return[...n.flatMap(r=>r?[Gt(r,t)]:[]),...s,...Dn(e,t),...Vn(e,t).map(r=>r.box)]}function Go(e,t,n,o=[...e.countries.keys()]){let s=Vn(e,t).map(h=>h.box),r=[...Dn(e,t),...s],a=e.countries.map((h,b)=>o.includes(b)?Mu(e,h,t,r,b):[]),i=a.map(([h])=>h??null),l=(h,b)=>i.reduce((w,v,$)=>w+(v&&$!==h?he(b,v.box):0),0),p=(h,b)=>i.flatMap((w,v)=>w&&v!==h&&he(b,w.box)>0?[v]:[]);for(let h=0;h<hu;h++)a.forEach((b,w)=>b.length&&(i[w]=Uo(b,v=>v.cost+l(w,v.box))));vu(i,n);let u=h=>a[h].find(b=>b.free&&!p(h,b.box).length)??null,d=h=>a[h].some(b=>{let[w,...v]=p(h,b.box);if(!b.free||v.length)return!1;if(w===void 0)return!!(i[h]=b);let $=i[w];return[i[h],i[w]]=[b,null],i[w]=u(w),i[w]?!0:([i[h],i[w]]=[null,$],!1)}),f=()=>o.filter(h=>!i[h]).sort((h,b)=>Number(n.includes(b))-Number(n.includes(h))||h-b),m=()=>{for(let h of f())i[h]=u(h);for(let h of f())d(h);for(let h of f())i[h]=Vo(e,t,h,[...r,...i.flatMap(b=>b?[b.box,...da(b)]:[])],i)};m();for(let h of f().slice(0,xu)){let[b,w]=[[...i],f().length];for(let v of[a[h],[Vo(e,t,h,r,[])]]){let $=v.filter(y=>y?.free);!$.length||i[h]||(pa(i,h,$,n),m(),f().length>=w&&b.forEach((y,_)=>i[_]=y))}}for(let h of f()){let b=n.includes(h)&&Vo(e,t,h,r,[]);b!==!1&&pa(i,h,b?[b]:a[h],n)}let g=[...r,...i.flatMap(h=>h?[h.box,...da(h)]:[])],x=e.notes.filter(h=>!g.some(b=>he(b,ma(h,t.note??t.type))>0));return{names:i.map(h=>h&&{lines:h.lines,place:h.place,...h.leader&&{leader:h.leader}}),notes:x}}function Uo(e,t){let[n,o]=[e[0],1/0];for(let s of e){let r=t(s);r<o&&([n,o]=[s,r])}return n}function vu(e,t){for(e.forEach((n,o)=>n&&!n.free&&(e[o]=null));;){let n=e.map((s,r)=>s?e.filter((a,i)=>a&&i!==r&&he(s.box,a.box)>0).length-(t.includes(r)?.5:0):0),o=Math.max(0,...n.map(Math.ceil));if(o<=0)return;e[n.findIndex(s=>Math.ceil(s)===o&&s===Math.max(...n.filter(r=>Math.ceil(r)===o)))]=null}}function pa(e,t,n,o){let s=a=>a.cost+e.reduce((i,l,p)=>i+(l?he(a.box,l.box)*(o.includes(p)?100:1):0),0),r=Uo(n,a=>s(a)+(a.free?0:1e5));e.forEach((a,i)=>a&&!o.includes(i)&&he(r.box,a.box)>0&&(e[i]=null)),e[t]=r}function Vo(e,t,n,o,s){let{label:[r,a],name_lines:i}=e.countries[n],l=Dn(e,t).filter((g,x)=>x!==n),p=s.flatMap(g=>g?.leader?[g.leader]:[]),u=s.flatMap(g=>g?[g.box]:[]),d=[i,...ha(i)],f=[];for(let g of d){let{width:x,height:h}=Yo(g,t.type);for(let b=h/2+2;b<=e.height-h/2-2;b+=ca)for(let w=x/2+2;w<=e.width-x/2-2;w+=ca){let[v,$]=[Math.max(Math.abs(w-r)-x/2,0),Math.max(Math.abs(b-a)-h/2,0)],y=Math.hypot(v,$);if(y>wu||y<1.5*t.disc)continue;let _=Do(e,ke([w,b],x,h));f.push({place:[w,b],lines:g,away:y*(_?bu:1)+(g===i?0:2)})}}f.sort((g,x)=>g.away-x.away);let m=null;for(let{place:g,lines:x}of f){let h=Gt({lines:x,place:g},t),b=_u([r,a],h,t.disc);if(o.some(v=>he(h,v)>0)||u.some(v=>Bo(b,v))||p.some(v=>$u(b,v)||Bo(v,h)))continue;let w={lines:x,place:g,leader:b,box:h,cost:0,free:!0};if(!l.some(v=>Bo(b,v)))return w;m??=w}return m}function _u([e,t],[n,o,s,r],a){let i=[Math.min(Math.max(e,n+2),s-2),Math.min(Math.max(t,o),r)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*a/l,t+(i[1]-t)*a/l],i]}function da({leader:e}){if(!e)return[];let[[t,n],[o,s]]=e,r=Math.ceil(Math.hypot(o-t,s-n)/4);return Array.from({length:r+1},(a,i)=>ke([t+(o-t)*i/r,n+(s-n)*i/r],2,2))}function Bo([[e,t],[n,o]],[s,r,a,i]){let[l,p]=[0,1];for(let[u,d,f,m]of[[e,n-e,s,a],[t,o-t,r,i]]){if(!d&&(u<f||u>m))return!1;if(!d)continue;let[g,x]=[(f-u)/d,(m-u)/d].sort((h,b)=>h-b);[l,p]=[Math.max(l,g),Math.min(p,x)]}return l<p}function $u([e,t],[n,o]){let s=(r,a,i)=>Math.sign((a[0]-r[0])*(i[1]-r[1])-(a[1]-r[1])*(i[0]-r[0]));return s(e,t,n)!==s(e,t,o)&&s(n,o,e)!==s(n,o,t)}function Dn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-Ft*t,o-Ft*t,n+Ft*t,o+t])}function Vn(e,t){return e.continents.some(({gives:n})=>n)?Wo(e,`plates ${Fo(t)}`,()=>{let n=Dn(e,t);return e.continents.flatMap(({gives:o=[]},s)=>{let r=1.6*t.type,a=(o.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(u=>e.countries.flatMap(d=>d.continent===s===u?[d.label]:[])),p=o.length?In(e,{width:a,height:r},i,l,n):null;return p?(n.push(p),[{continent:s,box:p}]):[]})}):[]}function ma({x:e,y:t,text:n,anchor:o},s){let r=bt(n)*s;return ke([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function Mu(e,t,n,o,s){let{label:[r,a],name_lines:i}=t,l=e.countries.map(({label:u})=>ke(u,2*la*n.disc,2*la*n.disc)).filter((u,d)=>d!==s),p=n.type*n.type*.7;return[i,...ha(i)].flatMap((u,d)=>{let{width:f,height:m}=Yo(u,n.type),[g,x]=[Ft*n.disc+f/2+1,Ft*n.disc+m/2+.5],[h,b]=[f*.25,f*.45],w=[[0,x],[0,-x],[g,0],[-g,0],[h,x],[-h,x],[h,-x],[-h,-x],[b,x],[-b,x],[b,-x],[-b,-x],[g,n.disc*.9],[-g,n.disc*.9],[g,-n.disc*.9],[-g,-n.disc*.9]];return[Su(t,n.disc,(u.length-i.length)*n.type),...w.map(([$,y])=>[r+$,a+y])].map(($,y)=>{let _=Gt({lines:u,place:$},n),M=o.reduce((A,L)=>A+he(_,L),0),k=xa(_)-he(_,[0,0,e.width,e.height]),S=l.reduce((A,L)=>A+he(_,L),0),O=3*M+2*k+mu*S+fu*p*(y&&1+y/4)+d*p;return{lines:u,place:$,box:_,cost:O,free:M<.01&&k<.01}})})}function ha(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=a=>Uo(n,i=>Math.abs(i-t.length*a)),s=a=>[0,...a].map((i,l)=>t.slice(i,a[l]).trim()),r=n.length>1&&t.length>gu?[s([o(1/3),o(2/3)])]:[];return n.length?[s([o(1/2)]),...r]:[]}function Su({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function bt(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(ku.find(([s])=>s.test(o))?.[1]??.71),0)}function Yo(e,t){return{width:Math.max(...e.map(bt))*t+1,height:(du+pu*(e.length-1))*t}}function Gt({lines:e,place:t},{type:n}){let{width:o,height:s}=Yo(e,n);return ke(t,o,s)}function ke([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var xa=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function he(e,t){let[n,o]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=o)return 0;let[s,r]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return s>=r?0:(o-n)*(r-s)}var De=()=>({times:1,left:0,top:0});function Bn(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function Ve(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return Bn(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Ko=(e,{times:t,left:n,top:o},s,r)=>Bn(e,{times:t,left:n+s,top:o+r});function ba(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,l,p)=>i>l+p*.1&&i<l+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:Bn(e,{times:t.times,left:n-s/2,top:o-r/2})}var[Ou,wa]=[1.3,.15];function ya(e,t,n){let[o,s]=[0,1].map(f=>n.map(m=>m[f])),[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],p=Math.max(a-r,60)*(1+2*wa)+40,u=Math.max(l-i,60)*(1+2*wa)+40,d=Math.min(e.width/p,e.width*t/u,6);return!n.length||d<Ou?De():Bn(e,{times:d,left:(r+a-e.width/d)/2,top:(i+l-e.height/d)/2})}function ka(e,t,n,o){let[s,r,a,i]=rt(e,t,n),l=(a-s)*.06,p=(u,d,f,m)=>u>=d+(d>0?l:0)&&u<=f-(f<m?l:0);return o.every(([u,d])=>p(u,s,a,e.width)&&p(d,r,i,e.height))}function rt(e,t,{times:n,left:o,top:s}){let r=e.width/n,a=(r*t-e.height/n)/2;return[o,s-a,o+r,s+e.height/n+a]}var ue="DejaVu Sans, Verdana, sans-serif",Wn="#ffffff",_a=/^c(\d+)$/,Fn="places";function $a(e,t,n,o,s,r){let a=Je(o,r,e.width),i=Ut(e,t,n,a);return[...Au(e,a),Lu(e,o),...Tu(e,t,a),...Iu(e,n),Z("frontiers",Gn(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...ju(e,n,o),Nu(e,n,o),zu(e,n,a.grown),...qu(e,n,a.grown,o),...Hu(e,t,a,o),...Vu(e,i,a),...Bu(e,t,a,i),Wu(e,a,i),...Du(e,t,o),...Ru(e,n,o),...Fu(e,t,a),Gu(e,t,n,a),...Uu(e,t,a),Yu(e,n,a),Pu(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function Ma(e,t,n,o=De(),s=Math.round(n*e.height/e.width)){let[r,a,i,l]=rt(e,s/n,o),p={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:s,margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...p,range:[r,i]},yaxis:{...p,range:[l,a]}}}var va=new WeakMap;function Gn(e){let t=va.get(e)??Eu(e);return va.set(e,t),t}function Eu(e){return{countries:e.countries.map(t=>ie(t.polygons)),continents:e.continents.map(t=>be(t.outline)),land:be(e.continents.flatMap(t=>t.outline)),bridges:be(e.bridges.flatMap(t=>t.segments)),frontiers:be(e.frontiers??[])}}function Z(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function Au(e,t){let{land:n,continents:o}=Gn(e);return[Z("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>Z(`band${r}`,o[r],s.color,t.band))]}function Lu(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return Z("bridges",Gn(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Cu(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??Un(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function Un(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function Tu(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...Gn(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Cu(e,t,s)}))}function ju(e,t,n){let o=u=>ie(u.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),l=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[Z("aims-under",o(i),"#ffffff",r),Z("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),Z("target-under",p,"#ffffff",r),Z("target",p,s.target,a),Z("source-under",l,"#ffffff",r),Z("source",l,s.source,a)]}function Nu(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return Z("pointed",ie(o),e.palette.target,Math.max(3*n,2.2))}function zu(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,l])=>Nt(e,i,l,n));return Yn("arrow",a,e.palette.source)}function qu(e,t,n,o){let{palette:s}=e,r=t.hints??[],a=f=>f.flatMap(m=>m.arrows.length?m.arrows.flatMap(([g,x])=>Nt(e,g,x,n)):m.places.map(g=>ne(e.countries[g].label,n*1.6))),i=Math.max(1.6*o,1.4),[l,p,u]=[a(r.slice(0,1)),a(r.slice(1)),a(r.filter(f=>f.lit))],d=(f,m,g,x="solid")=>({...Yn(f,m,g),line:{color:s.source,width:i,dash:x,simplify:!1}});return[Z("hints-lit",ie(u),s.selected,i+9),Z("hints-under",ie([...l,...p]),"#ffffff",i+4),d("hints",r[0]?.arrows.length?l:[],s.source),d("hints-ring",r[0]?.arrows.length?[]:l,"rgba(0,0,0,0)"),d("hints-others",p,"rgba(255,255,255,0.85)",`${Math.max(4*o,3)}px,${Math.max(3*o,2.4)}px`)]}function Pu(e,t,n){let o=(t.hints??[]).flatMap(({number:s,arrows:[r],places:[a]})=>{let[i,l]=(r??[a,a]).map(g=>e.countries[g]?.label);if(!i||!l)return[];let[p,u]=[l[0]-i[0],l[1]-i[1]],d=Math.hypot(p,u)||1,f=r?[-u/d*n.grown*1.5,p/d*n.grown*1.5]:[-n.grown*2,-n.grown],m=Math.abs(p)>e.width/2?0:.45;return[{number:s,x:i[0]+p*m+f[0],y:i[1]+u*m+f[1]}]});return{uid:"hint-numbers",type:"scatter",mode:"markers+text",x:o.map(s=>s.x),y:o.map(s=>s.y),text:o.map(s=>String(s.number)),textposition:"middle center",textfont:{family:ue,weight:700,size:n.count,color:"#ffffff"},marker:{size:1.9*n.disc,opacity:1,color:e.palette.source,line:{color:"#ffffff",width:1.6}},hoverinfo:"skip",cliponaxis:!1}}function Yn(e,t,n){return{...Z(e,ie(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var Xo=["#fff0a8","#ff9d2e","#d31616"];function Iu(e,t){return Xo.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=Yn(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function Ru(e,t,n){let o=be(kn(e,t.path??[])),s=Math.max(2.6*n,2);return[Z("flight-under",o,"#ffffff",s+2.4),Z("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Hu(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[ne(l,p)]}),a=ie(r);return[Z("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),Z("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function Du(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=be([...o.values()].flatMap(([r,a])=>hr(e,r,a,11/Math.max(Math.min(n,1),.6))));return[Z("covered-under",s,"#ffffff",Math.max(5*n,4.4)),Z("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function Be({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var Qo=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(o=>o===null?[]:[o]);function Ut(e,t,n,o){if(o.small)return fa(e,Be(o),Qo(n));let{source:s,target:r}=n.last,a=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return ga(e,Be(o),[...Qo(n),...Qo({...n,source:s,target:r}),...a])}function Vu(e,{names:t},n){let o=be(t.flatMap(s=>s?.leader?[s.leader]:[]));return[Z("leaders-under",o,"#ffffff",n.border+2.2),Z("leaders",o,e.palette.ink,n.border+.5)]}function Bu(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,l)=>o[l]&&s(l).toLowerCase()===Wn===r?[l]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:ue,size:n.name,weight:700,color:r?Wn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Wu(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:ue,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function Jo(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(l=>l[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,l,p,u])=>({seat:l,armies:p,missiles:u}))];return i.map((l,p)=>({...l,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var Sa=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Fu(e,t,n){let o=t&&!n.small?Jo(e,t,n.grown).filter(Sa):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:l,y:p})=>{let{ink:u="",sign:d=[]}=t?.seats[i]??{};return!d.length||u.toLowerCase()===Wn!==s?[]:[d.map(([f,m])=>[l+n.grown*f,p+n.grown*m])]}),a=s?Wn:e.palette.ink;return{...Z(s?"signs-light":"signs",ie(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Gu(e,t,n,o){let{palette:s}=e,r=t?Jo(e,t,o.grown).filter(Sa):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),p=u=>l.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:ue,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||l.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Uu(e,t,n){let o=t?Jo(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>xr([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[Yn("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:ue,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Yu(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:ue,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Oa(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Zo(e[a]),l=Zo(r),p=Object.entries(l).filter(([d,f])=>!Ku(i[d],f)),u=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function Zo(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(Zo(o,`${t}${n}.`)):[[t+n,o]]))}function Ku(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var Kn=8,Ea=15.5,Aa=6,Te=e=>Math.floor(e/Kn);function Yt(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Ca(e,t,n,o,s,r=bn){return[...Zu(e,o,r),...Xu(e,o),...ep(e,t,n,o),...np(e,t,n,o,r),...op(e,n,o),...sp(e,o),...rp(e,t,o),...ap(e,t,o,r),ip(e,o)]}function pe(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...ie(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function We(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...be(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function es(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:ue,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var at=(e,t)=>e.countries[t].label;function Qu(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var La=new WeakMap;function Ta(e){let t=La.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(u,d)=>s+d*o),i=[s/2,r+s/2],p={tents:e.countries.flatMap(({continent:u,label:d},f)=>u<0||e.flags?.includes(f)?[]:[d]).flatMap(u=>F(e.shapes?.tent??"",u)),ground:Object.fromEntries(Object.entries(e.shapes?.ground??{}).map(([u,d])=>[u,F(d,[s,s])])),dark:e.countries.flatMap((u,d)=>(Math.floor(d/n)+d%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,s],[u,r]],[[s,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,d)=>i.flatMap(f=>[{at:[u+o/2,f],text:String.fromCharCode(65+d)},{at:[f,u+o/2],text:String(d+1)}]))};return La.set(e,p),p}function Zu(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:l,lines:p,words:u,ground:d}=Ta(e),f=[[r,r],[i,r],[i,i],[r,i]];return[pe("field",[f],{fill:a.light}),pe("meadow",d.meadow??[],{fill:a.meadow}),pe("dark",l,{fill:`${a.meadow}80`}),pe("stones",d.stones??[],{fill:a.stones}),We("tufts",d.tufts??[],a.tufts,Math.max(t,.7)),We("lines",p,a.line,Math.max(t,.6)),pe("border",[f],{color:a.border,width:Math.max(3*t,2)}),es("letters",u,Math.max(15*t,n),a.border)]}function Xu(e,t){let n=e.continents.map(({color:s,outline:r},a)=>{let[[i,l],,[p,u]]=r[0],d=[Ju([i+4,l+4],[p-4,u-4],12)];return[d,pe(`camp${a}`,d,{fill:`${Un(s,.5)}d0`,color:Yt(s,.35),width:Math.max(4.5*t,2.6)})]}),o=n.flatMap(([s])=>s);return[...n.map(([,s])=>s),pe("palisade",o,{color:"#ffffff66",width:Math.max(3*t,1.6),dash:`${Math.max(2*t,1)}px,${Math.max(5*t,3)}px`}),pe("tents",Ta(e).tents,{fill:"#00000024"})]}function Ju([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function ep(e,t,n,o){let s=t?.moves??[],r=l=>l.map(p=>at(e,p)),a=t?.seats[Te(tp(t,s))]?.color??"#888888",i=s.map(l=>ne(at(e,l[0]),6,16));return[We("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),We("walks",s.map(r),Yt(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),pe("walk-starts",i,{fill:"#ffffff",color:Yt(a,.15),width:Math.max(2.5*o,1.6)}),We("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function tp(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function np(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([l,p])=>({at:at(e,l),text:String(p)})),i={size:25*o,color:Un(r,.25),opacity:.9,line:{color:Yt(r),width:Math.max(1.6*o,1)}};return[es("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function op(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[Qu(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,d,f])=>[pe(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),pe(p,a(u),{color:d,width:r,dash:f})])}function sp(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[We("poles",n.flatMap(a=>F(o.pole,at(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>pe(`flag${i}`,F(o.pennant,at(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function rp(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=at(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[We("crosses-under",s,"#ffffff",Math.max(8*n,5)),We("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function ap(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((d,f)=>{if(d<0)return[];let[m,g]=at(e,d);return[{soldier:f,seat:Te(f),at:[m,g+Aa+1]}]}),i=d=>t?.seats[d],l=a.map(({soldier:d,seat:f,at:m})=>({at:m,text:String(d%Kn),color:i(f)?.ink})),p={size:2*Ea*n,opacity:1,color:a.map(d=>i(d.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}},u=a.map(({at:[d,f]})=>ne([d+1.5,f+2],Ea,20).map(([m,g])=>[m,f+12+(g-f)*.45]));return[pe("shadows",u,{fill:"#1b232c38"}),es("soldiers",l,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((d,f)=>{let m=a.filter(g=>g.seat===f).flatMap(({at:[g,x]})=>F(d,[g,x-Aa]));return pe(`gear${f}`,m,{fill:Yt(e.continents[f].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function ip(e,t){return{uid:Fn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var ja={soldier:null,over:null,target:null,group:null};function yt(e){let t=new Map;for(let[n,o]of V(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Kt(e){let t=new Map;for(let[n,o]of V(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Qt(e,{target:t,group:n}){let o=Kt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var Qn=e=>(V(e).menu.remove??[]).map(([t])=>t),Zt=(e,t,n)=>V(e).names[t]?.[n]?.[0]??"?",Ge=e=>String(e%Kn);function Na(e,t,n){let o=n.map(s=>e.board.countries[s].name);return D(e.view,"move",Zt(e,"soldier",t),o)}function ts(e,t){let n=Qt(e,t);if(t.target===null||!n.length)return null;let o=s=>Zt(e,"soldier",s);return D(e.view,"attack",o(t.target),n.map(o))}function lp({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function za(e,t,n){let{view:o}=e,{menu:s}=V(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let l=Qn(e).includes(r);return{local:t,message:l?D(o,"remove",Zt(e,"soldier",r)):null}}if(s.attack)return ns(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&Te(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=yt(e).get(t.soldier)?.get(n)??lp(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Na(e,t.soldier,i):null}}function ns(e,t,n){let o=Kt(e);if(o.has(n))return n===t.target?{local:t,message:ts(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Qt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function cp(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=V(e);return s<0||Te(s)!==e.view.viewer?{local:t}:r.move?za(e,{...t,soldier:s},o):r.attack?ns(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function up(e,t,n){let{menu:o}=V(e);if(n==="Escape")return{local:{...ja}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?D(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:ts(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...yt(e).keys()].find(r=>Ge(r)===n);return{local:{...t,soldier:s??t.soldier}}}function pp(e,t){let n=Kt(e),o=yt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function dp(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(f=>o[f]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(Qn(e).length)return{...a,targets:s(Qn(e))};let i=Kt(e);if(i.size){let d=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(Qt(e,t))}}let l=yt(e),p=l.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...l.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([d,f])=>[d,f.length]),path:u?[o[t.soldier],...u]:[]}}function Fe(e,t){let{color:n,ink:o,name:s}=e.seats[Te(t)];return c("b",{class:"egg-token",title:s,style:{background:n,color:o}},Ge(t))}var gp={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>V(e).menu.answer?null:ot(e,t,()=>{let n=V(e),{menu:o}=n,s=[o.move&&mp(e),o.attack&&hp(e),o.ask&&xp(e),o.remove&&wp(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&st(e,t),Wt(e,n,{})]})};function fp(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=Qt(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function mp(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=$e(n.lang),i=yt(e),{die:l=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,d=[...u].map(([m,g])=>({value:String(m),text:`${t.countries[m].name} (${g.length})`})),f=m=>m!==""&&r(Na(e,o.soldier,u.get(Number(m))));return[c("p",{class:"teg-hint"},a.move),c("p",{class:"egg-steps"},Ie(l||null,"plain","#ffffff","#26303b"),c("span",{},`${a.steps}: `,c("b",{},p),` / ${l}`),c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(l-p,0)))),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(m=>E(`soldier-${Ge(m)}`,Fe(n,m),()=>s({...o,soldier:m===o.soldier?null:m}),{"aria-label":`${a.soldier} ${Ge(m)}`,"aria-pressed":String(m===o.soldier)}))),o.soldier!==null&&re("square",a.square,d,"",f,"…")]}function hp(e){let{view:t,local:n,set:o,send:s}=e,r=$e(t.lang),a=Kt(e),i=Qt(e,n),l=a.get(n.target??-1)??[],p=ts(e,n),u=d=>o(ns(e,n,d).local);return[c("p",{class:"teg-hint"},r.attack),c("h5",{},r.against),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>E(`target-${d}`,Fe(t,d),()=>u(d),{"aria-pressed":String(d===n.target)}))),l.length>0&&c("h5",{},r.group),l.length>0&&c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...l.map(d=>E(`with-${d}`,Fe(t,d),()=>u(d),{"aria-pressed":String(i.includes(d))}))),c("div",{class:"teg-buttons"},E("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function xp(e){let{view:t,send:n}=e,o=$e(t.lang),s=t.answerer??-1,r=([a])=>{let[i,l]=t.cards_left?.[a]??["",0],p=c("span",{},c("b",{},i),c("small",{},` ${l} ${o.cards}`));return E(`ask-${a}`,p,()=>n(D(t,"ask",Zt(e,"level",a))),{class:"teg-row"})};return[c("p",{class:"teg-hint"},`${o.ask} `,z(t,s),c("b",{},t.seats[s]?.name)),c("div",{class:"teg-rows"},...V(e).menu.ask.map(r))]}function wp(e){let{view:t,send:n}=e,o=$e(t.lang);return[c("p",{class:"teg-hint"},o.remove),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...Qn(e).map(s=>E(`remove-${Ge(s)}`,Fe(t,s),()=>n(D(t,"remove",Zt(e,"soldier",s))),{"aria-label":`${o.soldier} ${Ge(s)}`})))]}var bp={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?yp(e,t):kp(e)};function qa(e,{reader:t,seat:n,level:o,topic:s}){let r=$e(e.lang),a=i=>c("span",{},z(e,i),e.seats[i].name);return c("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,c("b",{},a(n)),` · ${o}`,s&&` · ${s}`)}function yp(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=$e(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:p,choices:u}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!V(e).menu.answer&&d===null,m=x=>s(D(n,"answer",x)),g=n.people?.includes(i)&&n.people.includes(l);return c("section",{class:"teg-card egg-question",role:"status"},c("h4",{},a.question),qa(n,n.question),c("p",{class:"egg-text"},p),c("p",{class:"teg-asks"},z(n,l),c("b",{},n.seats[l].name),` ${t.answers}`),c("div",{class:"teg-rows"},...u.map((x,h)=>E(`answer-${h}`,c("span",{},c("i",{},`${String.fromCharCode(65+h)} `),x),()=>m(h),{class:`teg-row egg-choice${d===h?" egg-right":""}`,disabled:!f})),E("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),g&&d===null&&c("p",{class:"teg-hint"},a.peek_first),g&&d===null&&E("peek",c("span",{},`${a.peek} `,z(n,i),n.seats[i].name),()=>s(En(n,i)),{class:"teg-cover"}),d!==null&&c("p",{class:"teg-hint"},`${a.right_is}: `,c("b",{},u[d])),d!==null&&E("cover",t.secret_hide,r,{class:"teg-cover"}),et(n,t))}function kp({view:e}){let t=$e(e.lang);if(!e.reply)return null;let{text:n,choices:o,choice:s,answer:r,right:a,note:i,source:l}=e.reply,p=u=>u===r?"✓ ":u===s?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),qa(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...o.map((u,d)=>c("li",{class:d===r?"egg-right":d===s?"egg-wrong":null},p(d),u))),c("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:s<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var vp={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=$e(e.lang),[s,r]=[Te(n.soldiers[0]),Te(n.soldier)],a=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:p},u)=>{let d=Math.max(...l),f=d===p,m=g=>f?"plain":g?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(g=>Ie(g,m(g===d&&d>p),...a(s)))),c("b",{class:"teg-versus"},f?"=":d>p?"▸":"◂"),Ie(p,m(p>d),...a(r)),f&&u<n.throws.length-1&&c("small",{},o.again))};return Q(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>Fe(e,l)),c("b",{}," → "),Fe(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(l=>Fe(e,l)),me(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function _p({board:e,view:t},n,o){let s=$e(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[c("p",{},r>=0&&c("span",{},Fe(t,r),` ${s.soldier} ${Ge(r)}`),a>=0&&c("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var $p=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[Te(o)].name} ${Ge(o)}`]:[]).join(", "),Pa={start:{...ja},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:gp,question:bp,battle:vp},renew:(e,t)=>({local:pp(e,t)}),click:za,drag:cp,fight:fp,key:up,marks:dp,hover:(e,t,n)=>{let o=yt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:Ca,facts:_p,stands:$p,keys:"keys_eggar"};function os(e={},t={}){return{start:{...Qr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:ta(n,o,e)}),click:(n,o,s,r)=>Jr(n,o,s,e,r),fight:(n,o,s)=>ea(n,o,s,e),key:(n,o,s)=>oa(n,o,s,e),marks:(n,o)=>na(n,o,e),...t,sections:{actions:ra(e),secret:wt(()=>[]),...t.sections}}}var Ia=os();var Mp=3,[Ra,Sp]=[.86,.98],Op=6;function Ep(e,{suspects:t=[],owner:n,armies:o,hatched:s=[]},r){let a=new Set(s.map(([i])=>i));return t.flatMap(([i,l])=>{if(l.length<2||l.length>Mp||n[i]>=0||a.has(i))return[];let p=1.1*r/l.length,[u,d]=e.countries[i].label,f=o[i]>0?d-r-p:d;return l.map((m,g)=>({seat:m,at:[u+p*(2*g-l.length+1),f],radius:.9*p}))})}function Va(e,t,n,o,s){let r=Je(o,s,e.width),a=Be(r),i=Hn(e,a,Ut(e,t,n,r)),l=Ep(e,t,r.grown),p=r.small||!l.length&&!t.hatched?.length?[]:Ap(e,t,a.type,i),u=r.small?[]:Lp(e,a.type*Ra,i),d=Array.from({length:Op},(f,m)=>t.seats[m]?.color??"#888888");return[Ha("regions",u,r.name*Ra,"#26303b99","normal"),Da("suspects-under",l.map(({at:f,radius:m})=>ne(f,m+1.2/o,20)),"#ffffff"),...d.map((f,m)=>Da(`suspects${m}`,l.filter(g=>g.seat===m).map(({at:g,radius:x})=>ne(g,x,20)),f,e.palette.ink)),Ha("rec-key",p,Math.max(r.note,r.least),e.palette.note,"italic")]}function Ap(e,t,n,o){let s=R(t.lang),r=[s.rec_key_sure,s.rec_key_maybe],[a,i]=[Math.max(...r.map(bt))*n,2.6*n],l=In(e,{width:a,height:i},[[e.width*.85,e.height*.75]],[[0,0]],o);return l?[{at:[(l[0]+l[2])/2,(l[1]+l[3])/2],text:r.join("<br>")}]:[]}function Lp(e,t,n){let o=[...n];return e.continents.flatMap(({name:s},r)=>{let a=e.countries.filter(v=>v.continent===r),i=s.toUpperCase(),[l,p]=[i.length*Sp*t,1.15*t],u=a.map(v=>v.label),d=[0,1].map(v=>u.reduce(($,y)=>$+y[v],0)/u.length),f=[0,-1,1,-2,2,-3,3,-4,4],m=f.flatMap(v=>f.map($=>[d[0]+$*12,d[1]+v*8])),g=([v,$])=>[[v-l/2,$],[v,$],[v+l/2,$]],x=m.filter(v=>g(v).every($=>a.some(y=>yn(y.polygons,$))));if(a.length<2||!x.length)return[];let h=x.map(v=>ke(v,l,p)),{place:b,covers:w}=Rn(e,o,h);return w>.01*l*p?[]:(o.push(h[b]),[{at:x[b],text:i}])})}var Ha=(e,t,n,o,s)=>({uid:e,type:"scatter",mode:"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textfont:{family:ue,size:n,weight:700,style:s,color:o},hoverinfo:"skip",cliponaxis:!1}),Da=(e,t,n,o=n)=>({uid:e,type:"scatter",mode:"lines",...ie(t),fill:"toself",hoveron:"fills",fillcolor:n,line:{color:o,width:.8,simplify:!1},hoverinfo:"skip"});var Ba={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},fe=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Xt=e=>e.reduce((t,n)=>t+n,0),ge=({board:e},t)=>e.countries[t].name;function Jt(e,t){let n=fe(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=Wa(e);return o.find(s=>s===t.mode)??o[0]}function Wa(e){return V(e).menu.attack?.length?["attack","move"]:["move"]}function kt(e,{transfers:t},n){return(fe(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Xt(t.filter(s=>s[0]===n).map(s=>s[2]))}function as(e,t){return fe(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Fa({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function Cp(e,{cards:t}){let{commit:n}=fe(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Xt(o.map(r=>r[1]))}function Ga(e,t){let n=o=>ge(e,o);switch(Jt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Xt(o.map(([,s])=>s))!==fe(e).place_five.troops?null:D(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:D(e.view,"attack",n(t.target));case"move":return!Fa(t).length&&!fe(e).move.null?null:D(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return D(e.view,"commit",t.cards.map(n));default:return null}}function ss(e,t,n,o){let{troops:s,provinces:r}=fe(e).place_five,a=Xt(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function Tp(e,t,n){let o=t.origin,s=Math.min(t.amount,kt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],l={...t,transfers:i};return kt(e,l,o)?l:{...l,origin:null}}function is(e,t,n,o){switch(Jt(e,t)){case"placing":return{local:ss(e,t,n,o?-1:1)};case"attack":{let s=V(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:D(e.view,"attack",ge(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&as(e,t.origin).includes(n)?{local:Tp(e,t,n)}:{local:{...t,origin:n!==t.origin&&kt(e,t,n)>0?n:null}};case"commit":{let s=fe(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function jp(e,t){let{view:n,secret:o}=e,s=fe(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=l=>l.map(p=>Number(p[0]));switch(Jt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:Ua(t.placed).map(([l,p])=>[l,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let l=i(s.move.provinces).filter(d=>kt(e,t,d)>0),p=Fa(t).map(([d,f])=>[d,f>0?`+${f}`:`−${-f}`]),u=t.origin!==null;return{...a,legal:u?[]:l,targets:as(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,f])=>[d,f]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var Ua=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Np(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Ga(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function zp(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,suspects:t.suspects,seats:n,news:t.news}}var qp={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>ot(e,t,()=>{let n=Jt(e,e.local),o=V(e),s={placing:Ip,attack:Rp,move:Hp,commit:Dp};return[n==="attack"||n==="move"?Pp(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&st(e,t),o.menu.answer_draw&&Ho(e,o,"answer_draw",{},t),Wt(e,o,{})]})};function Pp(e,t){let{local:n,set:o}=e,{forms:s}=V(e),r=Jt(e,n),a=Wa(e);return a.length<2?c("p",{class:"teg-hint"},t.rec_first_turn):c("div",{class:"teg-buttons teg-verbs"},...a.map(i=>E(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function Xn(e,t,n=""){let o=Ga(e,e.local),s=V(e).forms[t]?.label??t;return c("div",{class:"teg-buttons"},E(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function Zn(e,t,n,o,s,r){let a=o.map(l=>({value:String(l),text:ge(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es")),i=l=>l!==""&&Number(l)!==s&&e.set(is(e,e.local,Number(l),!1).local);return re(t,n,a,s===null?"":String(s),i,r.choose)}function Ip(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=fe(e).place_five,a=s-Xt(Object.values(n.placed));return[c("p",{class:"teg-hint"},t.rec_place),c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},a)),Zn(e,"source",t.place,r.map(i=>i[0]),null,t),c("ul",{class:"teg-list"},...Ua(n.placed).map(([i,l])=>c("li",{},c("span",{},ge(e,i)),c("b",{},`+${l}`),E(`less-${i}`,"−",()=>o(ss(e,n,i,-1)),{"aria-label":`${ge(e,i)} −1`}),E(`more-${i}`,"+",()=>o(ss(e,n,i,1)),{disabled:!a,"aria-label":`${ge(e,i)} +1`})))),Xn(e,"place_five")]}function Rp(e,t){let{local:n}=e,o=V(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${ge(e,n.target)}`;return[c("p",{class:"teg-hint"},t.rec_attack),Zn(e,"target",t.place,o,n.target,t),Xn(e,"attack",s)]}function Hp(e,t){let{local:n,set:o}=e,{provinces:s}=fe(e).move,r=s.map(l=>l[0]).filter(l=>l===n.origin||kt(e,n,l)>0),a=n.origin===null?0:kt(e,n,n.origin),i=l=>o({...n,transfers:n.transfers.filter((p,u)=>u!==l)});return[c("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),Zn(e,"source",t.source,r,n.origin,t),n.origin!==null&&Zn(e,"target",t.target,as(e,n.origin),null,t),...a>1?xt(Math.min(n.amount,a),[1,a],l=>o({...n,amount:l}),t):[],c("ul",{class:"teg-list"},...n.transfers.map(([l,p,u],d)=>c("li",{},c("span",{},`${ge(e,l)} → ${ge(e,p)}`),c("b",{},u),E(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),Xn(e,"move")]}function Dp(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=fe(e).commit,l=u=>o(is(e,n,u,!1).local),p=(u,d,f,m,g=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":u,checked:m,disabled:g,change:()=>l(d)}),c("span",{},ge(e,d)),c("b",{},f));return[Ya(e),c("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,d])=>p(`card-${u}`,u,d,n.cards.includes(u))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${rs(e,e.secret.shown)}`),c("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,c("b",{},Cp(e,n))),Xn(e,"commit")]}var rs=(e,t)=>t.map(n=>`${ge(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Ya(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return c("p",{class:"teg-parties"},z(t,n),t.seats[n].name," → ",c("b",{},ge(e,s))," (",z(t,o),t.seats[o].name,")")}var Vp={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>E(`look-${d}`,c("span",{},z(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s(En(n,d)),{class:"teg-wide-button"})),u=o?.fight;return Q(t.rec_result,Ya(e),u&&c("p",{},`${t.attack}: `,c("b",{},u.offence),` · ${rs(e,u.cards)}`),u&&c("p",{},`${t.defence}: `,c("b",{},u.defence),` · ${rs(e,u.defence_cards)}`),u&&c("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&c("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&E("cover",t.secret_hide,r,{class:"teg-cover"}))}},Bp={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,z(n,o.seat),n.seats[o.seat].name),c("p",{},...(o.facts??[]).map(([,a,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&c("h5",{},t.rec_notes),r.length>0&&c("ul",{class:"teg-notes"},...r.map(([a,i])=>c("li",{},c("span",{},ge(e,a)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},z(n,l))))))),!Pn(e)&&(n.people?.length??0)>1&&E("cover",t.secret_hide,s,{class:"teg-cover"}))}},Ka={start:Ba,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:qp,result:Vp,own:Bp},curtain:!0,keys:"keys_rec",shown:zp,renew:(e,t)=>({local:Wp(e,t)}),click:is,key:Np,marks:jp,traces:Va,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[c("p",{},"? ",...a.map(i=>c("span",{},z(e,i),`${e.seats[i].name} `)))]:[]}}};function Wp(e,t){let n={...Ba,amount:t.amount===1/0?1:t.amount},{commit:o}=fe(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var Xa={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Fp=["place","attack","regroup","ally_regroup","fire_missile"],Gp={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Ja=["conquest_move","intrusion_move","aggression_move","choose_dice"],ei=[...Ja,"joint_decision"],Up=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Jn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Yp=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function le(e){return ei.some(t=>e[t]?.length)?null:Fp.find(t=>ls(e,t).length)??null}function ls(e,t){return(Gp[t]??[t]).flatMap(n=>e[n]??[])}function ve(e,t){return t.missile&&en(e)?{fire_missile:e.fire_missile}:e}function en(e){return!!e.fire_missile?.length&&!ei.some(t=>e[t]?.length)}function ti(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Up.has(t)&&!t.startsWith("propose_"))}function eo(e,t,n){let o=le(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function cs(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function to(e,t){let n=le(e);if(n!=="regroup")return n;let o=cs(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function us(e){return Yp.find(t=>e[t]?.length)??null}function ps(e,t){return e.warning?.verb===t}function je(e){let t=le(e);return t?[...new Set(ls(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function Ne(e,t){let n=le(e);if(!n||n==="place"||t===null)return[];let o=ls(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function no(e,t,n=null,o=le(e)){if(!o||!Jn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function ds(e){let t=Ja.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function ze(e,t,n,o=!1){let s=ve(t.menu,n),r=to(s,n),{source:a,target:i}=n;if(!r||a===null||!je(s).includes(a))return null;let l=e.countries[a].name;if(r==="place")return no(s,a)?D(t,r,l,Qa(s,n)):null;if(i===null||!Ne(s,a).includes(i))return null;let p=e.countries[i].name;if(Jn.has(r))return D(t,r,l,p,Qa(s,n));let u=eo(s,a,i);if(!u.length)return r==="attack"&&o?$n(t,l,p,Math.max(1,n.keep)):D(t,r,l,p);let d=gs(u,n);return d===null||o?null:D(t,r,l,p,t.seats[d].name)}function gs(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function fs(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?D(t,o,a):D(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function Qa(e,t){let n=Math.max(no(e,t.source,t.target,to(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function ni(e,t,n,o,s=!1){let r=ve(t.menu,n),a=le(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=si(t.menu)&&je(r).includes(o);return{choice:{...p,source:u?o:null},message:ze(e,t,p)}}if(Ne(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},d=p||!Jn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:d?ze(e,t,u,s):null}}let i=o!==n.source&&je(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let l={...n,source:i?o:null,target:null,occupant:null};return{choice:l,message:tn(e,t,l)}}function oi(e,t,n,o){let s=ve(t.menu,n),r=le(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||je(s).includes(o)||Ne(s,a).includes(o))return null;let i=(...m)=>m.map(g=>e.countries[g].name),l=(...m)=>({message:Mn(t,r,...i(...m),...Jn.has(r)?[1]:[])});if(r==="place")return l(o);if(a!==null)return l(a,o);let p=m=>t.owner[m]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return l(o,u.find(m=>p(m)!==(r==="attack"))??u[0]);let d=je(s).filter(m=>Ne(s,m).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${R(t.lang).source_first} ${i(...d).join(", ")}.`}};let f=u.find(p)??t.owner.findIndex(m=>m===t.viewer);return f<0?null:l(f,o)}function si(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function tn(e,t,n){return le(ve(t.menu,n))==="fire_missile"&&n.source!==null?_r(t,e.countries[n.source].name):null}function ri(e,t){let n=t.missile&&en(e.menu),o=ve(e.menu,{...t,missile:n}),r=(le(o)!=="place"||si(e.menu))&&t.source!==null&&je(o).includes(t.source)?t.source:null,a=t.target!==null&&Ne(o,r).includes(t.target)?t.target:null,i=eo(o,r,a).includes(t.occupant??-1)?t.occupant:null,l=le(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==l?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:l,amount:p}}function ai(e,t,n=null,o=null,s=void 0){let r=ve(e.menu,t),a=Ne(r,t.source),i=le(r)==="place",l={legal:t.source===null||i?je(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Za:Za};return!n||!s||t.source===null?l:{...l,reach:Kp(s,n),path:Qp(s,n,o??t.target)}}function Kp(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[ii(e,o.country)]:[]))])}function nn(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Qp(e,t,n){return(nn(e,t,n)?.path??[]).map(o=>ii(e,o)).filter(o=>o>=0)}var ii=(e,t)=>e.countries.findIndex(n=>n.name===t);function li(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function ci(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Za={source:null,target:null};var ui={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function oo({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return le(ve(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function so(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function gi(e,t){return{...e,register:{...e.register,...t}}}function fi({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=so(n,o);return{local:r,message:tn(e,t,r.choice)}}function Xp({board:e,view:t},n,o){let{choice:s}=n,r=us(t.menu);if(o==="Escape")return{local:so(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return en(t.menu)?fi({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&ps(t,r))return{local:n,refusal:{code:"card_forfeit",clause:t.warning?.clause??null,text:t.warning?.text??""}};if(o.toLowerCase()==="e")return{local:n,message:r?D(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=ds(t.menu);if(!i)return{local:so(n,{amount:a})};let l=a>=i.range[0]&&a<=i.range[1];return{local:n,message:l?D(t,i.verb,a):null}}function pi(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:oo(t,o),arrange:s=>t.set(gi(o,s)),choose:s=>t.set(so(o,s))},n)}}function Jp({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function ed(e,t){let{view:n}=e;if(n.over)return null;if(!ti(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return Q(t.actions,c("p",{class:"teg-hint"},s),Ro(e,t),di(e,t),et(n,t))}return Q(t.actions,di(e,t),cd(e,t),ud(e,t),sd(e,t),td(e,t),pd(e,t),et(n,t))}function td(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=ve(n.menu,o),i=le(a);if(!i)return null;let l=f=>{let m={source:u(f),target:null,occupant:null};s(m),e.send(tn(r,n,{...o,...m}))},p=f=>f.map(m=>({value:String(m),text:r.countries[m].name})).sort((m,g)=>m.text.localeCompare(g.text,"es")),u=f=>f===""?null:Number(f),d=f=>f===null?"":String(f);return c("div",{class:"teg-play","data-verb":i},c("p",{class:"teg-hint"},ad(i,e,t)),re("source",i==="place"?t.country:t.source,p(je(a)),d(o.source),l,t.choose),i!=="place"&&re("target",t.target,p(Ne(a,o.source)),d(o.target),f=>s({target:u(f),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&nd(e,t),od(e,a,t),i==="attack"?id(e,t):ld(e,i,t),i==="place"&&rd(e,t))}function nd({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:nn(e,n,r),i=a&&`${a.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":s.damage},c("span",{},s.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:Xo[l-1]}}),String(l)))),a&&c("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&me(a.refusal.clause)))}function od({view:e,choice:t,choose:n},o,s){let r=eo(o,t.source,t.target);if(!r.length)return null;let a=gs(r,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},c("span",{class:"teg-label"},s.occupant),...r.map(i=>E(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function sd(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!en(n.menu))return null;let a=()=>{let{local:i,message:l}=fi(e,e.local);s(i),r(l)};return c("div",{class:"teg-buttons teg-mode"},E("missile-mode",c("span",{},Oe("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function rd({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let l=fs(e,t,n,"place_missile"),p=i.find(d=>d[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return c("div",{class:"teg-buttons"},a.length>0&&E("act-place_missile",r.place_missile,()=>s(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},E("act-convert_to_missile",r.convert,()=>s(fs(e,t,n,"convert_to_missile",u)),{disabled:!p}),c("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:d=>o({convert:Number(d.target.value)})},...Array.from({length:Math.max(p,1)},(d,f)=>c("option",{value:f+1,selected:f+1===u},f+1)))))}function ad(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function id({board:e,view:t,choice:n,choose:o,send:s},r){let a=ze(e,t,n)!==null,i=ze(e,t,n,!0)!==null,l=n.source===null?99:t.armies[n.source];return c("div",{class:"teg-buttons"},E("act-attack",r.do_attack,()=>s(ze(e,t,n)),{class:"teg-main",disabled:!a}),c("span",{class:"teg-group"},E("act-attack_until",r.do_attack_until,()=>s(ze(e,t,n,!0)),{disabled:!i}),ft("keep",r.keep,n.keep,[1,Math.max(l,1)],p=>o({keep:p}))))}function ld({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=ze(e,t,n)!==null,l=to(ve(t.menu,n),n)??r,p=r==="regroup"?cs(t.menu,n.source,n.target):[],u=no(t.menu,n.source,n.target,l)||999,d=g=>o({amount:g}),f=E(`act-${l}`,a[`do_${r}`],()=>s(ze(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return c("div",{class:"teg-buttons"},f);let m=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return c("div",{},p.includes("missiles")&&c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(g=>E(`unit-${g}`,a[`unit_${g}`],()=>o({unit:g}),{"aria-pressed":String(g==="missiles"==(l==="regroup_missiles"))}))),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},c("span",{class:"teg-label"},a.amount),...[1,5].map(g=>E(`amount-${g}`,String(g),()=>d(g),{"aria-pressed":String(n.amount===g)})),E("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),ft("amount",a.amount,m,[1,u],d)),u>1&&u<999&&c("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:m,change:g=>d(g.target.valueAsNumber)}),c("div",{class:"teg-buttons"},f))}function mi({reason:e}){return e?c("q",{class:"teg-reason"},e):null}function di({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?c("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},z(e,o.seats[0]),n.asked,mi(o)):null}function cd({view:e,send:t},n){let o=ds(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return c("div",{},c("p",{class:"teg-hint"},l[s]??n.hint_conquest),c("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>E(`act-${s}-${a+u}`,String(a+u),()=>t(D(e,s,a+u)),{class:"teg-main"}))))}function ud({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(f=>f.number===d)?.text??`#${d}`,l=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),u=t.viewer??t.to_move;return c("div",{class:"teg-decisions"},s.length>0&&c("div",{},c("p",{},c("b",{},o.joint),l&&`: ${p} → ${l}`),c("div",{class:"teg-buttons"},...s.map(d=>{let f=!!d[0];return E(`act-joint_decision-${f}`,f?o.joint_on:o.joint_stop,()=>n(D(t,"joint_decision",f)),{class:f?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>c("div",{},c("p",{},o.zone," ",c("small",{},i(d))),c("div",{class:"teg-buttons"},E(`zone-${d}-keep`,o.zone_keep,()=>n(Pt(t,u,"zone_decision",d,!0))),E(`zone-${d}-end`,o.zone_end,()=>n(Pt(t,u,"zone_decision",d,!1)))))),...a.map(([d])=>c("div",{},c("p",{class:"teg-hint"},i(d)),E(`act-open_joint_attack-${d}`,o.joint_open,()=>n(D(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function pd({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(D(e,a)),r=a=>{let{label:i}=e.forms[a];if(!ps(e,a)){let l=a==="request_card"?"teg-main":null;return E(`act-${a}`,i,s(a),{title:a===us(e.menu)?"E":null,class:l})}return c("details",{class:"teg-ask"},c("summary",{"data-key":`ask-${a}`},`${i}…`),c("p",{},`${e.warning?.text} `,me(e.warning?.clause??"")),E(`act-${a}`,i,s(a),{class:"teg-danger"}))};return c("div",{class:"teg-buttons"},...o.map(r))}function dd(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,l=o.open??i>0,p=n.people??[];return c("section",{class:"teg-card teg-pacts"},E("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>s({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},r.length>0?c("ul",{},...r.map(u=>fd(e,u,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},a.length>0&&c("h5",{},t.proposals),a.length>0&&c("ul",{},...a.map(u=>hd(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&wd(e,t))))}function hi(e,t){return c("span",{class:"teg-pair"},...t.map(n=>z(e,n)))}function gd(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function fd({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:gd(e,s.breakable_by??[]),l=i.find(p=>t.breaking===`${a}/${p}`);return c("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},hi(e,s.seats),c("span",{},s.text," ",me(s.clause)),md(e,s,r),i.length>0&&l===void 0&&c("div",{class:"teg-buttons"},...i.map((p,u)=>E(u?`break-${a}-${p}`:`break-${a}`,c("span",{},i.length>1&&z(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),l!==void 0&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},z(e,l),r.break_sure),E(`break-${a}-yes`,r.yes,()=>o(Pt(e,l,"announce_break",a)),{class:"teg-danger"}),E(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function md(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return c("p",{class:"teg-out"},`${s.broken_by} `,z(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,z(e,r),`${e.seats[r]?.name}.`)}function hd({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),l=(p,u)=>()=>t(Pt(e,u,p,s));return c("li",{"data-proposal":s},hi(e,n.seats),c("span",{},n.text),mi(n),(i(a)||i(r))&&c("div",{class:"teg-buttons"},i(a)&&E(`accept-${s}`,c("span",{},z(e,a),o.accept),l("accept_pact",a)),i(a)&&E(`decline-${s}`,c("span",{},z(e,a),o.decline),l("decline_pact",a)),i(r)&&E(`withdraw-${s}`,c("span",{},z(e,r),o.withdraw),l("withdraw_proposal",r))))}var xd=12;function wd({view:e,register:t,arrange:n,send:o},s){let r=E("offers",s.propose,()=>o($r(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:l,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return c("div",{},r,c("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(w=>w.kind))],f=[...new Set(a.offers.filter(w=>w.kind===i).map(w=>w.partner))],m=a.offers.find(w=>w.kind===i&&w.partner===l),g=m?.terms??[],x=li(m,u),h=m&&x?D(e,m.verb,m.partner,...x):null,b=(w,v)=>w.map($=>({value:$,text:v($)}));return c("div",{class:"teg-offer"},re("offer-kind",s.offer_kind,b(d,w=>Mo(e.lang,"pact",w)),i,w=>n({kind:w,partner:"",first:"",terms:""}),s.choose),re("offer-partner",s.offer_partner,b(f,w=>w),l,w=>n({partner:w,first:"",terms:""}),s.choose),g.length>xd&&re("offer-first",s.offer_first,b([...new Set(g.map(w=>String(w[0])))].sort((w,v)=>w.localeCompare(v,"es")),w=>w),p,w=>n({first:w,terms:""}),s.offer_all),(!m||g.some(w=>w.length>0))&&re("offer-terms",s.offer_terms,g.map((w,v)=>({value:String(v),text:ci(w),begins:String(w[0])})).filter(w=>!p||w.begins===p).sort((w,v)=>w.text.localeCompare(v.text,"es")),u,w=>n({terms:w}),s.choose),c("div",{class:"teg-buttons"},E("offer-send",s.send_offer,()=>o(h),{class:"teg-main",disabled:!h}),E("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function bd({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=e.goal&&[c("h4",{},s.objective),c("p",{class:"teg-objective"},e.goal)];if(r&&e.seats[e.viewer].cards===void 0)return c("section",{class:"teg-card"},...r);let a=c("span",{class:"teg-whose"},`${s.secret_whose} `,z(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},...r||[],c("h4",{},s.secret),a,E("private",s.secret_show,()=>n(Ce),{class:"teg-cover"}));let i=(...l)=>n(D(e,...l));return c("section",{class:"teg-card teg-secret teg-open"},...r||[],c("h4",{},s.secret),a,t.objectives.length>0&&c("h5",{},s.objective),...t.objectives.map(l=>c("p",{class:"teg-objective"},l)),t.hand&&c("h5",{},s.hand),t.hand&&(t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(l=>c("li",{},zt(l.symbol),c("b",{},l.country),c("small",{},Mo(e.lang,"symbol",l.symbol)),l.bonus&&E(`bonus-${l.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>i("bonus",l.country))))):c("p",{class:"teg-hint"},s.no_cards)),...t.exchanges.map((l,p)=>E(`exchange-${p}`,`${s.exchange}: ${[...l.cards,...l.continents].join(" + ")} = ${l.armies}`,()=>i("exchange",l.cards,l.continents),{class:"teg-exchange"})),E("cover",s.secret_hide,o,{class:"teg-cover"}))}function yd(e,t,n){let o=R(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[c("p",{},a(s))]:[],...r.map(([,i,l,p])=>c("p",{},`${o.shared} `,z(e,i),`${e.seats[i]?.name} · ${l}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},o.blocked))]:[],...vd(t,e,n).map(i=>c("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function kd(e,t,n,o){let s=nn(e,n,o),r=R(t.lang);return s?s.refusal?[c("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${r.damage}: ${s.damage}`))]:[]}function vd(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var xi={start:{choice:{...Xa},register:{...ui},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:pi(ed),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,nn(e,oo({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:pi(dd),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Jp,depends:({view:e})=>e.situation},secret:{draw:bd,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=ri(t,n.choice),s={...ui,open:n.register.open},r=o.missile?tn(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=oi(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=ni(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=ve(e.menu,t),s=n??t.target;return le(o)==="attack"&&s!==null&&Ne(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Xp,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:gi(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return ai(e.view,t.choice,oo(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],...n===void 0?[]:[["card",s.cards,n],["exchange",s.exchanges,o]]],facts(e,t,n){let{board:o,view:s}=e;return{lines:yd(s,o,n),instead:kd(o,s,oo(e,t),n)}}};var _d={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[$d(e,t)]};function $d({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},z(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function Md({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),o.length?c("ul",{class:"teg-hand"},...o.map(Sd)):c("p",{class:"teg-hint"},t.no_cards)]}function Sd({name:e,symbol:t,label:n,bonus:o}){return c("li",{},zt(t),c("b",{},e),c("small",{},n),o>0&&c("span",{class:"teg-gain"},`+${o}`))}function Od({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>c("span",{title:n.weapons[s]},zt(s));return Q(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([s,r])=>c("li",{},...Array.isArray(s)?s.map(o):[s],c("b",{},r)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var wi=os(_d,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:wt(Md),pack:{draw:Od,depends:({view:e})=>e.cards}}});var Ue={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},bi=["attack","strike_air","strike_sea","fire"],Ed=["build"],[Ad,vi,xs]=[0,1,2],ws={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},yi=new WeakMap;function ro(e){let t=yi.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=V(e),s=Object.keys(Ue).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},l=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=f=>l.includes(f)?p[l.indexOf(f)]:null,d=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:Ue[r]?u(Ue[r]):null,most:d}})});return yi.set(e.view,{secret:e.secret,orders:s}),s}var ms=e=>[...new Set(e)].filter(t=>t!==null);function ao(e,t){return ms(ro(e).filter(n=>n.source===t).map(n=>n.verb))}function vt(e,t){let{source:n}=t,o=ao(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(v=>o.includes(v))??o[0];if(n===null||!s)return null;let r=ro(e).filter(v=>v.verb===s&&v.source===n),a=t.about[s],i=v=>ms(v.map($=>$.about)).sort(($,y)=>$-y),l=i(r).includes(a),p=ms((l?r.filter(v=>v.about===a):r).map(v=>v.target)),u=p.includes(t.target??-1)?t.target:null,d=u===null?r:r.filter(v=>v.target===u),f=i(d),m=f.includes(a)?a:f[0]??null,g=d.filter(v=>v.about===m),x=Math.max(0,...g.map(v=>v.most)),h=Math.min(Math.max(t.amounts[s]??(Ed.includes(s)?1:1/0),Math.min(1,x)),x),b=g.length>0&&(!p.length||u!==null),w={verb:s,source:n,target:u,targets:p,about:m,abouts:f,amount:h,most:x,done:b};return{...w,load:Ld(e,t,w)}}function Ld({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(h=>h.source===s&&(o==="march"||h.vehicle===r)),l=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?Ad:(r??0)+1]??0),u=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),f=Math.min(n.aboard,d),m=i?.goods??[],g=m.flatMap(([h,b])=>{let w=Math.min(n.cargo[h]??0,b);return w?[[h,w]]:[]}),x=u*f+g.reduce((h,[b,w])=>h+l[b]*w,0);return{room:p,used:x,troops:d,aboard:f,goods:m,cargo:g,sizes:l}}var hs=({board:e},t)=>e.countries[t].name,ki=(e,t,n)=>V(e).names[t]?.[n??-1]?.[0]??"?";function on(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,l=hs(e,o),p=s===null?"":hs(e,s),u=Ue[n]&&ki(e,Ue[n],r),d=(i?.cargo??[]).map(([m,g])=>[ki(e,"good",m),g]),f=(...m)=>D(e.view,n,...m);switch(n){case"attack":return f(l,p,a);case"strike_air":case"strike_sea":return f(l,p,u,a);case"fire":return f(u,l,p);case"march":return f(l,p,d,a);case"carry":return f(l,p,u,a,i?.aboard??0,d);case"upgrade":return f(l,u);default:return f(l,u,a)}}function bs(e,t){return t?.length?D(e.view,"end_turn",t.map(n=>hs(e,n))):null}function _i(e){return(V(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function ys(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function $i({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,l]=t[s],p=Math.floor(a*i/4)+l,u=Math.max(0,p-n[r]),d=u>o[r],f=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),m=d?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:d,lost:f,destroyed:m}}function Mi({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let l=o.includes(a)?0:Math.min(i,e[s][a]),p=s===xs?n[a]:0;return{duel:l,hits:Math.max(0,(i-l)*t[s-1][r]-p)}}var Cd=e=>!!V(e).menu.end_turn&&!ro(e).length,it=(e,t)=>t.chosen??(Cd(e)?[]:null),ks=e=>({source:e,target:null,aboard:0,cargo:{}}),vs=(e,t)=>({...e,...ks(t)});function Si(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=it(e,t);if(r)return{local:s?{...t,chosen:_s(r,n)}:t};let a=vt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:on(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:vs(t,n===t.source?null:n)};if(!a)return{local:t};let i=bi.find(u=>ro(e).some(d=>d.verb===u&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=bi.includes(a.verb)?a.verb:"attack",p=Ue[l]?a.about??0:null;return{local:t,message:on(e,{...a,verb:l,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var _s=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function Oi(e,t,n){let{menu:o}=V(e),s=vt(e,t);if(n==="Escape")return{local:{...vs(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:it(e,t)??[]}};if(n==="Enter"){let r=it(e,t);return{local:t,message:r?bs(e,r):on(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function Ei(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!V(e).menu.end_turn)return{...ws,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:vs(t,null),a=vt(e,r),i=a&&a.verb===t.verb?a.target:null,l=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:l,target:i,aboard:0,cargo:{}}}function Ai(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:jd(e,t)},r=it(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=vt(e,t);if(t.source!==null){let{target:i=null,targets:l=[]}=a??{};return{...s,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...s,legal:Td(n)}}var Td=({owner:e,viewer:t,to_move:n,free:o=[],over:s})=>s||t===null||t!==n?[]:e.flatMap((r,a)=>r===t&&o.some(i=>i[a]>0)?[a]:[]);function jd(e,t){let{view:n}=e,o=it(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return ys(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:$s(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function $s({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function Li({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var ct=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce","missile","atomic_bomb","epidemic","cyber_attack"],Ms=3,ut=["troop","plane","ship"],pt=["wall","armoury","airfield","shipyard"],Ye="#20242a",lt=(e,t,n)=>ne([e,t],n,14);function B([e,t],[n,o],s){let r=Math.hypot(n-e,o-t),[a,i]=[(o-t)*s/r/2,(e-n)*s/r/2];return[[e+a,t+i],[n+a,o+i],[n-a,o-i],[e-a,t-i]]}var zd=(e,t,n)=>Array.from({length:e},(o,s)=>2*Math.PI*s/e).map(o=>B([0,0],[t*Math.sin(o),-t*Math.cos(o)],n)),qd=()=>[0,1,2].map(e=>{let t=(o,s)=>[s*Math.sin(o),-s*Math.cos(o)],n=2*Math.PI*e/3;return[t(n,1.6),t(n-.5,7.6),t(n,8.2),t(n+.5,7.6)]}),K=(e,t,n=[])=>({color:e,shape:t,holes:n}),_t={basic:K("#6f7b88",F("M0-10 9-5V5L0 10-9 5V-5z"),[B([-8,-4],[0,.5],1.8),B([8,-4],[0,.5],1.8),B([0,0],[0,9],1.8)]),metal:K("#6f7b88",F("M-10 7-6-6H6L10 7z"),[B([-5,-1],[5,-1],1.6)]),cement:K("#8d7757",F("M-9-8H9V8H-9z"),[B([-9,0],[9,0],1.7),B([0,-8],[0,0],1.7),B([-4.5,0],[-4.5,8],1.7),B([4.5,0],[4.5,8],1.7)]),food:K("#4c8527",F("M0 10Q-10 6-8-3Q-6-8 0-10Q6-8 8-3Q10 6 0 10z"),[B([0,9],[0,-5],1.6),B([0,3],[-4,-1],1.5),B([0,3],[4,-1],1.5)]),oil:K(Ye,F("M0-10Q7-1 7 3Q7 10 0 10Q-7 10-7 3Q-7-1 0-10z")),network:K("#1f63b5",[lt(0,-6.5,3.5),lt(-6.5,6,3.5),lt(6.5,6,3.5),B([0,-6],[-6,6],2.2),B([0,-6],[6,6],2.2),B([-6,6],[6,6],2.2)]),lithium:K("#17766d",F("M-6.500-7H-2.500V-10H2.500V-7H6.500V10H-6.500z"),F("M2-5-4 3H-.5L-2 8 4 0H.5z")),nuclear:K("#b06a00",[ne([0,0],9.5,24)],qd()),tribes:K("#a9522a",F("M0-9 10 8H-10z"),F("M0-1 3.500 8H-3.500z")),technology:K("#5b3a8e",[...F("M-6.500-6.500H6.500V6.500H-6.500z"),...[-3.5,3.5].flatMap(e=>[B([e,-10],[e,10],2),B([-10,e],[10,e],2)])],F("M-3-3H3V3H-3z")),niobium:K("#b3125f",F("M-6-8H6L10-2 0 10-10-2z"),[B([-9,-2],[9,-2],1.5),B([-3.5,-2],[0,7],1.5),B([3.5,-2],[0,7],1.5)]),virus:K("#66780a",[lt(0,0,5.5),...zd(8,10,2.2)],[lt(-1.5,-1,1.3),lt(2,1.5,1.3)]),workforce:K("#34506b",[B([-7,9],[2,-3],3.6),B([-5,-8],[7,1],6.5),B([6,0],[9,4],2.4)]),treasure:K("#7d4f14",F("M-9 8V-3Q-9-8 0-8Q9-8 9-3V8z"),[B([-9,-1],[9,-1],1.7),...F("M-2-3H2V3H-2z")]),missile:K("#8e2f63",F("M0-10Q3-7 3-3V5L6 10H-6L-3 5V-3Q-3-7 0-10z")),atomic_bomb:K(Ye,F("M0 10Q-5 5-4-2L-7-6V-10H7V-6L4-2Q5 5 0 10z"),[lt(0,1,2)]),epidemic:K("#66780a",F("M-3-10H3V-3L9 9H-9L-3-3z"),[B([-5,4],[5,4],1.8)]),cyber_attack:K("#1f63b5",F("M-10-8H10V5H3V8H6V10H-6V8H-3V5H-10z"),F("M2-6-4 0H0L-2 4 4-2H0z")),plane:K(Ye,F("M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z")),ship:K(Ye,F("M-10 3H-1V-10L8 0H1V3H10L7 9H-7z")),troop:K(Ye,F("M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z")),wall:K("#7d4f14",F("M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z"),[B([-9,3],[9,3],1.4)]),armoury:K(Ye,[B([-8,-8],[7,7],3),B([8,-8],[-7,7],3),B([2,7.5],[7.5,2],2.4),B([-2,7.5],[-7.5,2],2.4)]),airfield:K(Ye,F("M-5-9H5L8 9H-8z"),[B([0,-7],[0,-3.5],1.8),B([0,-1],[0,2.5],1.8),B([0,5],[0,8.5],1.8)]),shipyard:K(Ye,[ne([0,-7],2.8,12),B([0,-6],[0,9],2.4),B([-5,-2.5],[5,-2.5],2.2),B([0,8.6],[-6.6,5],2.4),B([0,8.6],[6.6,5],2.4),B([-6.2,5.6],[-8.4,1],2.2),B([6.2,5.6],[8.4,1],2.2)])},Ss=(e,[t,n],o)=>e.map(s=>s.map(([r,a])=>[t+r*o/20,n+a*o/20])),Os=e=>e.map(t=>`M${t.map(([n,o])=>`${Ci(n)} ${Ci(o)}`).join("L")}z`).join(""),Ci=e=>Math.round(e*10)/10;var Pd=700,[io,ji]=[1.06,.22],Id=.12,Ni=[...new Set(Object.values(_t).map(e=>e.color))];function Rd({planes:e=[],ships:t=[],levels:n=[]},o){let s=pt.map((a,i)=>({name:a,count:n[i]?.[o]??0,tile:!0})),r=[{name:"plane",count:e[o]??0},{name:"ship",count:t[o]??0}];return[...s,...r].filter(({name:a,count:i})=>i>(a==="wall"?1:0))}function Hd({stocks:e,held:t,owner:n,viewer:o},s,r){let a=t??e;if(!a||a.pooled||o===null||n[s]!==o)return[];let i=a.rows.find(([u])=>u===s)?.[1]??[],l=i.reduce((u,[d,f])=>u+(d<Ms?f:0),0),p=i.flatMap(([u,d])=>u<Ms?[]:[{name:ct[u],count:d}]);return[...l&&!r?[{name:"basic",count:l}]:[],...p]}function Dd(e,t,n,o,s){let r=Je(o,s,e.width);if(r.small)return[];let a=Be(r),{type:i}=a,l=Ut(e,t,n,r),p=Hn(e,a,l),u=[],d=(m,g)=>{if(!m.length)return;let x=m.reduce(($,y)=>$+qi(y,i),-ji*i),h=io*i*1.15,b=g(x,h).map($=>ke($,x,h)),{place:w,covers:v}=Rn(e,p,b);if(v>Id*x*h)return d(m.slice(0,-1),g);p.push(b[w]),u.push({items:m,box:b[w]})},f=1.35*r.grown;return e.countries.forEach(({label:[m,g]},x)=>{d(Rd(t,x),(h,b)=>{let w=1.3*r.grown+b/2;return[[m+f+h/2,g],[m-f-h/2,g],[m,g-w],[m,g+w],...Ti(m,g,f,h,b)]})}),e.countries.forEach(({label:[m,g]},x)=>{let h=l.names[x],[b,w,v,$]=h?Gt(h,a):ke([m,g],2*r.grown,2*r.grown);d(Hd(t,x,o*e.width<Pd),(y,_)=>{let[M,k,S]=[(b+v)/2,(w+$)/2,1.3*r.grown+_/2];return[...[[M,$+_/2],[M,w-_/2],[v+2+y/2,k],[b-2-y/2,k]],[m,g+S],[m,g-S],...Ti(m,g,f,y,_)]})}),u}function zi(e,t,n,o,s){let r=Je(o,s,e.width),{type:a}=Be(r),i={tiles:[],colored:Object.fromEntries(Ni.map(p=>[p,[]])),holes:[],counts:[]},l=Vn(e,Be(r));for(let{continent:p,box:u}of l)Bd(i,e.continents[p].gives??[],u,a);for(let{items:p,box:[u,d,,f]}of Dd(e,t,n,o,s))Vd(i,p,[u,(d+f)/2],a);return[...Gd(e,t,r,o),...Ud(e,l,o),...Yd(e,i,o,r.name)]}var Ti=(e,t,n,o,s)=>[-1,1].flatMap(r=>[-1,1].map(a=>[e+r*(n+o/2),t+a*s/2])),qi=({count:e,name:t},n)=>(io+ji+(Pi(t,e)?bt(String(e))+.1:0))*n,Pi=(e,t)=>t>1||ct.includes(e)||e==="basic";function Vd(e,t,[n,o],s){let r=n;for(let a of t){let i=io*s,l=[r+i/2,o];a.tile&&e.tiles.push(Ri(ke(l,i*1.12,i*1.12),i*.22)),Ii(e,a.name,l,a.tile?i*.82:i),Pi(a.name,a.count)&&e.counts.push({at:[r+i+.08*s,o],text:String(a.count)}),r+=qi(a,s)}}function Ii(e,t,n,o){let{color:s,shape:r,holes:a}=_t[t];e.colored[s].push(...Ss(r,n,o)),e.holes.push(...Ss(a,n,o))}function Bd(e,t,[n,o,s,r],a){let i=1.35*a,l=(n+s)/2-i*(t.length-1)/2;t.forEach(([p,u],d)=>{Ii(e,p,[l+d*i,(o+r)/2],io*a),u&&e.colored[Wd].push(Fd([l+d*i+.62*a,o+.18*a],.48*a))})}var Wd=_t.nuclear.color,Fd=([e,t],n)=>Array.from({length:10},(o,s)=>{let[r,a]=[Math.PI*s/5,s%2?n*.42:n];return[e+a*Math.sin(r),t-a*Math.cos(r)]});function Ri([e,t,n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Gd(e,{levels:t=[]},n,o){let s=Math.max(3.4*o,3),r=e.countries.flatMap(({label:a},i)=>t[0]?.[i]?[ne(a,n.grown+s/o/2+.4)]:[]);return[dt("wall-under",r,{color:"#4a2e0c",width:s+1.4}),dt("wall",r,{color:"#e2b277",width:s,dash:`${Math.max(3.6*o,3)}px,${Math.max(1*o,.9)}px`})]}function Ud(e,t,n){let o=t.map(({box:s})=>Ri(s,(s[3]-s[1])/2.4));return[dt("plates",o,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function Yd(e,{tiles:t,colored:n,holes:o,counts:s},r,a){let i=Math.max(2*r,2);return[dt("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),dt("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),...Ni.map((l,p)=>dt(`ink${p}`,n[l],{fill:l,color:l,width:0})),dt("holes",o,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:s.map(l=>l.at[0]),y:s.map(l=>l.at[1]),text:s.map(l=>l.text),textposition:"middle right",textfont:{family:ue,weight:700,size:a,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function dt(e,t,{fill:n,color:o,width:s,dash:r="solid"}){let a=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...ie(t),...a,line:{color:o,width:s,dash:r,simplify:!1},hoverinfo:"skip"}}function Ke(e,t=""){let{color:n,shape:o,holes:s}=_t[e],r=ut.includes(e)||pt.includes(e)?"currentColor":n,a=[T("path",{d:Os(o),fill:r}),T("path",{d:Os(s),class:"war-hole"})];return T("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...a)}var Di=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,o])=>c("span",{},Ke(ct[n]),c("b",{},` ${o}`),` ${e.things?.good[n]}`))),gt=({board:e},t)=>t===null?"":e.countries[t].name,Kd={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>ot(e,t,()=>{if(!V(e).menu.end_turn)return[st(e,t)];let n=it(e,e.local);return n?rg(e,n,t):[...Xd(e,t),og(e),sg(e)]})};function Qd({view:e}){let t=te(e.lang),n=ut.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return c("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[c("span",{title:e.things?.aim[s]},Ke(ut[s]),c("b",{},o))]:[]))}function Zd({view:e,send:t}){let n=te(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?c("div",{class:"teg-buttons"},...o.map(([r,a])=>E(`routine-${r}`,`${s[r]} (${a})`,()=>t(kr(e,r))))):null}function Xd(e,t){let{view:n,local:o,patch:s}=e,r=te(n.lang),a=vt(e,o),i=ao(e,o.source),l=V(e).forms,p=n.owner.flatMap((u,d)=>u===n.viewer&&ao(e,d).length?[d]:[]);return[Qd(e),Zd(e),Es(e,"source",t.source,p,o.source,u=>s(ks(u)),t),o.source===null&&c("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&c("p",{class:"teg-hint"},r.nothing_here),i.length>0&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>E(`verb-${u}`,l[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?Jd(e,a,t):[]]}function Es(e,t,n,o,s,r,a){let i=o.map(l=>({value:String(l),text:gt(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es"));return re(t,n,i,s===null?"":String(s),l=>r(l===""?null:Number(l)),a.choose)}function Jd(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=te(o.lang),{names:l,forms:p}=V(e),u=Ue[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",f=on(e,t),m=g=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:g}});return[c("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&Es(e,"target",n.target,t.targets,t.target,g=>r({verb:t.verb,target:g}),n),u&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(g=>E(`${u}-${g}`,l[u]?.[g]?.[1]??String(g),()=>r({verb:t.verb,about:{...s.about,[t.verb]:g}}),{"aria-pressed":String(g===t.about)}))),eg(e,t),t.most>1&&c("div",{},...xt(t.amount,[1,t.most],m,n)),t.load&&ng(e,t,t.load),tg(e,t),c("div",{class:"teg-buttons"},E(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(f),{class:"teg-main",disabled:!f}))]}function eg({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return c("p",{class:"teg-hint"},`${te(e.lang).each_costs} `,Di(e,l))}function tg({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=te(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:d,conquered:f,lost:m,destroyed:g}=$i(e,n,o,s);return c("p",{class:`war-forecast ${f?"war-good":""}`},c("b",{},f?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${f?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${m}, ${a.loses} ${g}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=Mi(e,t==="strike_air"?vi:xs,n,o,s);return c("p",{class:"war-forecast"},c("b",{},`${l} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function ng(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:l}){let{view:p,local:u,patch:d}=e,f=te(p.lang);if(!s&&!a.length)return null;let m=x=>i.find(([h])=>h===x)?.[1]??0,g=(x,h,b,w,v,$)=>c("li",{},c("span",{},h,c("small",{},` /${w}`)),c("b",{},b),E(`${x}-less`,"−",()=>$(b-1),{disabled:b<1,"aria-label":`${x} −1`}),E(`${x}-more`,"+",()=>$(b+1),{disabled:b>=w||o+v>n,"aria-label":`${x} +1`}),E(`${x}-most`,"⇥",()=>$(Math.min(w,b+Math.floor((n-o)/v))),{disabled:b>=w||o+v>n,"aria-label":`${x} max`}));return c("div",{class:"war-load"},c("h5",{},`${f.cargo}: `,c("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&g("aboard",f.aboard,r,s,p.troop_size??1,x=>d({aboard:x})),...a.map(([x,h])=>g(`cargo-${x}`,c("span",{},Ke(ct[x]),` ${p.things?.good[x]}`),m(x),h,l[x],b=>d({cargo:{...u.cargo,[x]:b}})))))}function og({view:e,secret:t}){return t||e.viewer===null?null:c("p",{class:"teg-hint war-locked"},te(e.lang).locked)}function sg({view:e,patch:t}){return c("div",{class:"teg-buttons teg-plain"},E("end",te(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function rg(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=te(o.lang),l=o.next_troops?.[o.viewer??-1]??0,p=ys(l,t),u=_i(e),d=(s?.delivery??[]).filter(x=>o.owner[x]===o.viewer),f=bs(e,t),m=x=>r({chosen:x}),g=o.owner.flatMap((x,h)=>x===o.viewer&&!t.includes(h)?[h]:[]);return[c("p",{class:"teg-hint"},i.deliver),c("p",{},`${i.troops}: `,c("b",{},l)),c("div",{class:"teg-buttons"},u.length>1&&E("deliver-borders",i.borders,()=>m(u[0])),u.length>0&&E("deliver-all",i.all,()=>m(u[u.length-1])),d.length>0&&E("deliver-before",i.before,()=>m(d))),Es(e,"source",n.place,g,null,x=>x!==null&&m([...t,x]),n),c("ul",{class:"teg-list"},...t.map((x,h)=>c("li",{},c("span",{},gt(e,x)),c("b",{},`+${p[h]}`),E(`drop-${x}`,"×",()=>m(_s(t,x)),{"aria-label":`${gt(e,x)} ×`})))),c("div",{class:"teg-buttons"},o.phase==="orders"&&E("back-to-orders",i.back,()=>r({chosen:null})),E("act-end_turn",i.end_now,()=>a(f),{class:"teg-main",disabled:!f}))]}var ag={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=te(n.lang);return t===null?Q(o.place,c("p",{class:"teg-hint"},o.look)):Q(o.place,c("p",{class:"war-name"},z(n,n.owner[t]),c("b",{},gt(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),lg(e,t))}};function ig({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...pt.map((a,i)=>e.levels?.[i][t]??0)],r=[...ut.slice(1),...pt];return c("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[c("span",{},Ke(r[i],o[i]),c("b",{},a))]:[]))}function lg(e,t){let{view:n}=e,o=te(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=ut.flatMap((l,p)=>{let[u,d]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let f=u-d;return[c("tr",{},c("th",{scope:"row"},Ke(l),` ${n.things?.aim[p]}`),c("td",{},c("b",{},u)),c("td",{},f>0&&`${f} ${o.busy}`))]}),a=pt.flatMap((l,p)=>{let u=n.levels?.[p][t]??0;return u?[c("tr",{},c("th",{scope:"row"},Ke(l),` ${n.things?.installation[p]}`),c("td",{},c("b",{},u)),c("td",{},o.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},o.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...r,...a,i),cg(e,t))}function cg(e,t){let{view:n,secret:o}=e,s=te(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=$s(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${s.stock}: `,i.length?Di(n,i):s.no_stock)}function ug(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=te(n.lang),i=Li(e),l=(o.delivery??[]).map(p=>gt(e,p)).join(", ");return[o.objective&&c("h5",{},t.objective),o.objective&&c("p",{class:"teg-objective"},o.objective),c("h5",{},a.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>E(`good-${p}`,c("span",{},Ke(ct[p]),` ${n.things?.good[p]} `,c("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&c("p",{class:"teg-hint"},a.see_good):c("p",{class:"teg-hint"},a.no_stock),c("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),l&&c("p",{class:"teg-hint"},`${a.sent_to}: ${l}`)]}var pg=(e,t)=>({...t,secret:te(e.lang).lock_title,secret_show:te(e.lang).show}),Hi=wt(ug),dg={draw:(e,t)=>Hi.draw(e,pg(e.view,t)),depends:e=>[Hi.depends(e),e.local.good]},gg={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},E("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),te(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(o=>c("li",{},o))))},fg={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=te(n.lang),r=c("p",{},c("b",{},gt(e,o.source))," → ",c("b",{},gt(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((f,m)=>f?[`${f} ${u[m]}`]:[]);return Q(s.last,r,c("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),me("WAR-9.8"))}let l=o.kind==="land_attack",p=l?0:o.unit;return Q(s.last,r,c("p",{class:"war-fight"},Ke(ut[p]),c("b",{},o.sent),` ${s.sent} · `,c("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),c("p",{},`${t.losses}: ${a} / ${i}`,!l&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),me(l?"WAR-6.3":"WAR-9.5"),o.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},Vi={start:{...ws},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Kd,place:ag,secret:dg,goals:gg,battle:fg},renew:(e,t)=>({local:Ei(e,t)}),click:Si,key:Oi,marks:Ai,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[ig(e,n)]}),keys:"keys_wargame",stays:!0,traces:zi};var mg={teg:xi,tgm:wi,reconquista:Ka,wargame:Vi,eggar:Pa};function lo(e){return mg[e??""]??Ia}var hg=e=>({game:lo(e),local:lo(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,way:0});function xg(e,t){switch(t.type){case"view":return wg(e,t.view);case"reply":return kg(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(As(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var As=(e,t)=>[...e,t].join();function wg(e,t){let n=lo(t.game),o=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,s={game:n,local:n===e.game?e.local:n.start};return{...bg({...e,...s},t),hint:o?e.hint:null,odds:new Map,way:Er(t),refusal:t.error??null}}function bg(e,t){let{secret:n,game:o}=e,s=yg(t);if(s===e.place)return e;let r=n!==null&&n.seat===t.viewer,a=t.people?.length===1,l=(o.curtain?r||a:r&&(a||!!o.stays))&&t.viewer!==null&&!t.over;return{...e,place:s,lasts:l,secret:!l||o.curtain?null:n}}var yg=({line:e,step:t,steps:n,viewer:o})=>`${e}/${t}/${n}/${o}`,Ls=(e,t)=>t.place!==e.place&&t.lasts;function kg(e,t,n){let{view:o}=n,s=t.kind==="refused"?t:e.refusal,r=!e.lasts&&e.secret?.step!==o.step,a={...e,refusal:s,secret:r?null:e.secret};if(t.kind==="private"){let i=t.step===o.step&&(o.people?.includes(t.seat)??!0);return{...a,secret:i?t:null}}if(t.kind==="hint"){let i=t.step===o.step&&t.seat===o.viewer;return{...a,hint:i?{...t,quiz:a.quiz,open:!a.quiz||!t.question[o.lang][0]}:null}}return a.game.hear?{...a,local:a.game.hear({...n,secret:a.secret},a.local,t)}:a}var vg=["game","local","secret","refusal","hint","odds"];function Bi(e,t){let n=_g(e),o=hg(e.get("view")?.game),s=[];return{get:()=>o,view:n,table:()=>({board:t,view:o.game.shown?.(n(),o.secret)??n(),secret:o.secret}),dispatch(r){let a=o;o=xg(o,r),vg.some(i=>o[i]!==a[i])&&s.forEach(i=>i())},subscribe:r=>{s.push(r)}}}function _g(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=J(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}function Wi(e){let{board:t,store:n,wire:o,where:s}=e,{get:r,dispatch:a,view:i,table:l}=n,p={view:i(),keys:new Set},u=g=>a({type:"set",part:{local:g}}),d=g=>o.send(g),f=g=>g?(a({type:"set",part:{local:g.local,...g.refusal&&{refusal:g.refusal}}}),d(g.message??null),!0):!1,m=()=>a({type:"set",part:{refusal:null}});return{...Yr(e),set:u,send:d,take:f,dismiss:m,patch:g=>u({...r().local,...g}),cover:()=>a({type:"set",part:{secret:null}}),click(g,x=!1){o.busy()||!J(i())||(e.mover.skip(),r().refusal&&m(),f(r().game.click(l(),r().local,g,x)))},go:(g,x=i().line)=>d(ye(s.now(),g,x)),by:g=>d(ye(s.now(),s.now().step+g)),askHint(g){a({type:"set",part:{quiz:g}}),d(Mr(i()))},tellHint(){let{hint:g}=r();a({type:"set",part:{hint:g&&{...g,open:!0}}})},odds(g){let{game:x,local:h,odds:b}=r(),w=x.fight?.(l(),h,g);if(!w||!o.there())return null;let v=M=>t.countries[M].name,[$,y]=[w.sources.map(v),v(w.target)],_=As($,y);return p.view!==i()&&(p={view:i(),keys:new Set}),p.keys.has(_)||(p.keys.add(_),o.ask(vr(i(),$,y))),b.get(_)??null}}}var $g={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Fi=2;function Gi(e,t,n){let o=$g[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let l=i.map(u=>{let[d,f]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[m,g]=[d*o[0]+f*o[1],Math.abs(d*o[1])+Math.abs(f*o[0])];return u!==t&&m>0&&g<=Fi*m?Math.hypot(m,Fi*g):1/0}),p=Math.min(...l);return p<1/0?i[l.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function Cs({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function co({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(l=>l[0]===n).map(([,l,p])=>`${e.seats[l].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function Ui(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,l=R(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:d,continent:f},m)=>{let[g,x]=[co(t,a,m,l),Cs(p,m,l)];return u&&!g&&!x?[]:[c("tr",{class:x?"teg-marked":null},c("th",{scope:"row"},E(`place-${m}`,d,()=>i(m))),c("td",{},s.continents[f]?.name??""),c("td",{},r.owner[m]>=0&&!u?z(r,r.owner[m]):null,g),c("td",{},x))]})};return{depends:s=>{if(!e)return!1;let r=R(s.view.lang);return[s.board.countries.map((a,i)=>co(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>c("th",{scope:"col"},p)),i=c("tbody",{},...e?o():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?o():[]))}},c("summary",{"data-key":"places"},r.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},c("table",{},c("thead",{},c("tr",{},...a)),i)));return l}}}var Mg=350;var Sg=500,[Yi,Ki]=[34,22];function Og(e,t,n){let[o,s]=[t.width-e.width-6,t.height-e.height-6],r=[[o,6],[6,6],[o,s],[6,s]],[[a,i]]=n,l=([p,u])=>n.filter(([f,m])=>f>p-Yi&&f<p+e.width+Yi&&m>u-Ki&&m<u+e.height+Ki).length*1e4-Math.hypot(p+e.width/2-a,u+e.height/2-i);return r.reduce((p,u)=>l(u)<l(p)?u:p)}function Eg(e,t,n){e.hidden=!1;let o=t.getBoundingClientRect(),s=n.flatMap(l=>l?[[l.x-o.left,l.y-o.top]]:[]);if(!s.length)return;let r=o.width<Sg,[a,i]=r?[4,o.height+4]:Og({width:e.offsetWidth,height:e.offsetHeight},o,s);Object.assign(e.style,{left:`${a}px`,top:`${i}px`,maxWidth:r?`${o.width-8}px`:""})}function Qi({card:e,frame:t},n,o,s){let r=null,a=-1,i,l=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(f,m=Mg)=>{l(),r=o.group(f),r?.classList.add("teg-lit"),i=setTimeout(()=>u(f),m)},u=f=>{a=f;let{board:m,view:g}=n(),x=J(g)?g:null,h=x?s(f):{};if(!h)return;let{lines:b=[],instead:w=[]}=h,v=w.length?w:[Lg(m,x,f)];e.replaceChildren(...Ag(m,x,f),...b,...v),Eg(e,t,[f,...m.countries[f].neighbours].map($=>o.pixel(m.countries[$].label)))};return{point:p,hide:l,again:()=>a>=0&&u(a)}}function Zi(e,t,n){if(t&&t.owner[n]>=0)return z(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:o}})}function Ag(e,t,n){let{name:o,continent:s}=e.countries[n],r=R(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},o),c("small",{},e.continents[s]?.name??"")),c("p",{},Zi(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function Lg(e,t,n){let o=R(t?.lang??"es");return c("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>c("span",{},Zi(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&c("b",{},` ${t?.armies[s]}`))))}var Cg=2e3,Tg=15,Xi=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function Ts(e,t,n){let o=t.length===2?"arrows":"marks",s=l=>t.every((p,u)=>l[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(l=>!s(l));return po({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function jg(e,t,n){let o=t.trim();if(typeof e.say!="object")return po({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return po({...e,say:Object.keys(a).length?a:""})}var uo=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",po=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Ji={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[l,p]=[uo(r.say,a),uo(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],d=({target:m})=>m.value.trim()!==l&&t(qt(e,jg(r,m.value,a))),f=c("textarea",{"data-key":"say",rows:2,maxlength:Cg,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return f.textContent=l,c("div",{class:"teg-note"},p&&c("p",{},c("b",{},p)),l&&c("p",{},r.glyph&&c("b",{},`${r.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:s.draw_how},l?s.comment_change:s.comment_add),f),u.length>0&&E("wipe",s.wipe,()=>t(qt(e,po({...r,arrows:[],marks:[]}))))))}};function el(e){let t=T("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>T("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([l,p])=>`${l.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,r){let a=t.clientHeight/t.clientWidth||e.height/e.width,[i,l,p,u]=rt(e,a,r);t.setAttribute("viewBox",`${i} ${l} ${p-i} ${u-l}`);let d=(s.arrows??[]).map(([m,g,x="good"])=>o(x,Nt(e,n(m),n(g)),"drawn-arrow")),f=(s.marks??[]).map(([m,g="good"])=>o(g,[ne(e.countries[n(m)].label,Tg)],"drawn-mark"));t.replaceChildren(...f,...d)}}}function tl(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let p=f=>[...new Set([l,t(f)])].filter(m=>m>=0),u=f=>o(p(f),Xi(f)),d=f=>{f.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",d,!0),t(f)>=0?s(p(f),Xi(f)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}var Ng=12;function sn(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function rn(e,t){let n=R(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=qg(e,t,n),{once:a,conquest:i}=e,l=(u,d)=>[c("b",{},sn(u,t)),` ${d}. `],p=a===null?l(i,n.odds_conquest):i===a?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...a===null?[]:l(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:d,height:f})=>c("span",{title:u},c("i",{style:{height:f}}),c("small",{},d)))),r.length>1&&c("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function zg({left:e}){let t=Math.max(Math.ceil(e.length/Ng),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function qg(e,t,n){let o=zg(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let l=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${l}: ${sn(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var nl={draw:({view:e,odds:t},n)=>t&&Q(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...rn(t,e.lang)),depends:({odds:e})=>e};var Pg=250,an=1.5,js={page:11,class:15};function ol(e){let{model:t,board:n,picks:o,looks:s,dom:r,store:a,map:i,sketch:l,wire:p,scheduler:u,intents:d,stops:f}=e,{get:m,view:g,table:x}=a,h=()=>!p.busy()&&J(g()),b=Qi(r,x,i,k=>{let S=d.odds(k),{game:O,local:A}=m(),L=O.facts?O.facts(x(),A,k):{};return S&&L?{...L,instead:rn(S,g().lang)}:L});f.push(b.hide);let w=k=>{let S=t.get("selected")??[],[O,A]=[o?S.filter(L=>L!==k):[],S.includes(k)];p.write({selected:A?O:[...O,k]}),o&&(r.heard.textContent=`${k}: ${R(g().lang)[A?"unmarked":"marked"]}`)},v={country:-1,time:0};i.onClick=(k,S)=>{if(S?.button)return;let O=performance.now(),A=k===v.country&&O-v.time<Pg;if(v={country:k,time:O},!(A||!h())){if(b.hide(),s)return w(n.countries[k].name);d.click(k,!!S?.shiftKey)}},i.onDrag=(k,S)=>{S<0||k===S||!h()||(e.mover.skip(),d.take(m().game.drag?.(x(),m().local,k,S)??null))},i.onHover=k=>{b.point(k),d.pointHintAt(k);let{game:S,local:O}=m();S.hover&&J(g())&&d.set(S.hover(x(),O,k))},i.onLeave=()=>{b.hide(),d.pointHint(0)},i.onHold=k=>b.point(k,0);let $=k=>k.map(S=>n.countries[S].name),y=(k,S)=>p.send(qt(g(),Ts(g().note,$(k),S)));tl(r.map,i.at,{may:()=>!s&&J(g())&&g().memory,over:(k,S)=>l.draw(k.length?Ts(g().note,$(k),S):g().note,i.window),done:y},f),r.root.addEventListener("click",k=>{let S=k.target,O=S.closest("[data-clause]");e.rule.box.contains(S)||e.rule.close(),O&&(e.rule.from(O),p.send(Pr(O.dataset.clause??"")))}),i.onZoom=()=>{e.mover.skip(),b.hide(),u.schedule();let{times:k,left:S,top:O}=i.window;`${t.get("window")}`!=`${[k,S,O]}`&&p.write({window:[k,S,O]})};let _=()=>{let[k,S,O]=t.get("window")??[1,0,0];i.look({times:k,left:S,top:O})};r.wide.addEventListener("click",()=>r.root.classList.toggle("teg-wide")),r.closer.addEventListener("click",()=>i.look(Ve(n,i.window,an))),r.further.addEventListener("click",()=>i.look(Ve(n,i.window,1/an)));let M=new ResizeObserver(()=>{e.rule.place(),i.resized(r.map.clientWidth)&&(e.mover.skip(),u.schedule())});return M.observe(r.map),f.push(()=>M.disconnect()),{...b,select:w,draws:y,look:_,type(){let k=t.get("size")==="class"?"class":"page";r.root.dataset.size=k,i.type(js[k]),u.schedule()}}}function sl(e){let{board:t,dom:n,looks:o,store:s,map:r,wire:a,where:i,scheduler:l,intents:p,driver:u,pointer:d,rule:f,stops:m}=e,{get:g,dispatch:x,view:h,table:b}=s,w=-1,v=-1,$=()=>{let A=w<0?null:r.pixel(t.countries[w].label);if(n.here.hidden=!A||n.root.querySelector(".teg-map:focus")===null,!A)return;let L=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${A.x-L.left}px`,top:`${A.y-L.top}px`})},y=A=>{w=A,r.reveal(t.countries[A].label),$(),d.point(A);let{game:L,local:j}=g(),N=R(h().lang),P=[t.countries[A].name,co(b(),L,A,N),Cs(L.marks(b(),j),A,N)];n.heard.textContent=P.filter(Boolean).join(". ")},_=({key:A,shiftKey:L})=>{if(!J(h()))return!1;if(A.startsWith("Arrow")&&!L){let j=g().game.marks(b(),g().local),N=[j.source,...j.legal,...j.targets,0].find(P=>P!==null)??0;return y(w<0?N:Gi(t,w,A)),!0}if((A==="Enter"||A===" ")&&w>=0)return o?d.select(t.countries[w].name):p.click(w,L),!0;if((A==="*"||A===">")&&w>=0&&h().memory){let j=A===">"&&v<0;return j||d.draws(A==="*"||v===w?[w]:[v,w],"good"),v=j?w:-1,!0}return!1},M=(A,L)=>{let j=i.now();if(!j.memory)return!1;let N=j.branches.length-1,P=g().way;if(A==="ArrowLeft")a.send(ye(j,L?Lr(j):j.step-1));else if(A==="ArrowRight"&&L)a.send(ye(j,Cr(j)));else if(A==="ArrowRight")a.send(Ar(j,P));else{let U=A==="ArrowDown";N<0?a.send(ye(j,U?j.steps:0)):x({type:"set",part:{way:Math.min(Math.max(P+(U?1:-1),0),N)}}),l.schedule()}return!0},k=(A,L)=>{let j=i.now();if(A==="Escape"&&(e.mover.finish()||f.close()))return!0;if(A==="Escape"&&j.playing)u.stop();else if(A==="+"||A==="="||A==="-")r.look(Ve(t,r.window,A==="-"?1/an:an));else if(A==="Home")r.look(De());else{if(A.startsWith("Arrow"))return M(A,L);if(o)return!1;if(A.toLowerCase()==="u")a.send(Sn(j));else if(A.toLowerCase()==="r"&&j.memory)a.send(On(j));else if(A.toLowerCase()==="p"&&j.seats.some(N=>N.bot))u.pause();else{let N=g().game.key(b(),g().local,A);return N&&e.mover.skip(),p.take(N)}}return!0};mn(n.root,(A,L)=>L===n.map&&_(A)?!0:J(h())&&k(A.key,A.shiftKey)),_e(n.root,m);let S=!1;n.map.addEventListener("pointerdown",()=>S=!0,{capture:!0}),n.map.addEventListener("focus",()=>{S?n.root.focus({preventScroll:!0}):$()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let O=()=>setTimeout(()=>S=!1);return window.addEventListener("pointerup",O,!0),m.push(()=>window.removeEventListener("pointerup",O,!0)),{ring:$}}var Ig=60;function go(e,t,n){let o=or(n.lang),{act:s,seat:r,sources:a,targets:i,amount:l,words:p}=e,u=h=>h===void 0?"":t.countries[h]?.name??"",d=h=>n.seats[h??-1]?.name??"",f=t.continents[s.continent??-1],[m=0,g=0]=s.losses??[],x={seat:d(r),other:d(s.defender??s.partner??s.loser),source:a.length===1?u(a[0]):"",target:i.length===1?u(i[0]):"",amount:s.amounts?String(s.amounts.reduce((h,b)=>h+b,0)):l===null?"":String(l),attack:String(m),defence:String(g),continent:f?.name??"",armies:f?.armies?`: +${f.armies}`:"",die:String(s.die??"")};for(let h of[`${n.game}_${p}_full`,`${n.game}_${p}`,`${p}_full`,p,`${p}_short`]){let b=o[h]&&Rg(o[h],x);if(b&&b.length<=Ig)return b}return""}function Rg(e,t){return[...e.matchAll(/\{(\w+)\}/g)].map(([,o])=>o).some(o=>o!=="armies"&&!t[o])?"":e.replace(/\{(\w+)\}/g,(o,s)=>t[s])}var rl=2/3,Ns=7,al=".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";function zs(e,t){let{root:n}=e,o=n.dataset.size==="class"&&t.kind==="dice"?Hg(e,t):null,s=-1;return r=>{let a=r<rl?Math.floor(r/rl*Ns):Ns;if(a===s)return;s=a;let i=s<Ns;i?n.dataset.rolling="roll":n.removeAttribute("data-rolling"),[...n.querySelectorAll(`${al}, .teg-large svg.teg-die`)].forEach((p,u)=>{ll(p,i?1+Math.floor(Math.random()*6):Number(p.getAttribute("aria-label"))),p.style.transform=i?`rotate(${(s+u)%4*24-36}deg)`:""}),o?.classList.toggle("teg-rolls",i)}}function il(e){e.removeAttribute("data-rolling");for(let t of e.querySelectorAll(al))ll(t,Number(t.getAttribute("aria-label"))),t.style.transform="";e.querySelector(".teg-large")?.remove()}function ll(e,t){let n=e.querySelector("rect")?.getAttribute("stroke")??"#26303b";e.querySelectorAll("circle").forEach(o=>o.remove()),e.append(...vn(t).map(([o,s])=>T("circle",{cx:o,cy:s,r:.4,fill:n})))}function Hg(e,t){let{root:n,svg:o,board:s,before:r,box:a}=e,{act:i,seat:l,sources:p,targets:u}=t,d=_n(i.attack??[],i.defence??[]),f=(w,v,$)=>{let{color:y="#ffffff",ink:_="#26303b"}=r.seats[v]??{},M=k=>k.winner===w?"won":k.winner?"lost":"idle";return c("div",{},z(r,v),c("span",{},s.countries[$??-1]?.name??""),...d.map(k=>Ie(k[w],M(k),y,_)))},m=Math.max(...[...p,...u].map(w=>e.at(s.countries[w].label)[0]))>a.width/2,[g,x]=i.losses??[0,0],h=go({...t,words:g&&x?"losses":g?"losses_attack":"losses_defence"},s,r);n.querySelector(".teg-large")?.remove();let b=c("div",{class:`teg-large ${m?"teg-at-left":"teg-at-right"}`,"aria-hidden":"true"},f("attack",l,p[0]),f("defence",i.defender??-1,u[0]),c("b",{},h));return o.after(b),b}function cl(e,t){let{svg:n,plot:o}=e,[s,r]=[t([0,0]),t([1,0])],a=n.getBoundingClientRect();if(!s||!r||!a.width)return null;let i=r.x-s.x,[l,p]=[s.x-a.left,s.y-a.top],u=o.querySelector(".tracediscs .point"),d=o.querySelector(".tracediscs text"),f=u&&d?{radius:u.getBBox().width/2,type:parseFloat(d.style.fontSize)||11}:null,[m,g,x]=[T("g"),T("g"),T("g")];return n.replaceChildren(m,g,x),{...e,box:a,unit:i,at:([h,b])=>[l+h*i,p+b*i],disc:f,low:m,arrows:g,high:x,discs:new Map}}var Ae=({board:e,at:t},n)=>t(e.countries[n].label),$t=({at:e},t,n=!0)=>t.map(o=>`M${o.map(s=>e(s).map(r=>r.toFixed(1)).join(",")).join("L")}${n?"Z":""}`).join("");function ln({disc:e},t,n,o,s){let{radius:r,type:a}=e??{radius:9,type:11},i=T("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${t.length>2?a*.8:a}px ${ue}`,fill:o}},t);return{group:T("g",{},T("circle",{r,style:{fill:n,stroke:s,strokeWidth:"1.3px"}}),i),text:i}}function fo(e,t,n){let o=e.discs.get(t);if(o)return o;let{palette:s}=e.board,r=ln(e,String(n),s.disc,s.disc_ink,s.frontier);return e.discs.set(t,r),e.high.append(r.group),ce(r.group,Ae(e,t)),r}var mo=({disc:e,before:t},n)=>e!==null&&!(t.guests??[]).some(([o])=>o===n);function ce(e,[t,n],o=1,s=0){e.setAttribute("transform",`translate(${t.toFixed(2)},${n.toFixed(2)})${s?` rotate(${s.toFixed(1)})`:""}${o===1?"":` scale(${o.toFixed(3)})`}`)}function Mt(e,t,n=!1){return kn(e.board,t).map(s=>n?s:[s[0],s[s.length-1]]).map(s=>s.map(e.at))}function Qe(e,t){let n=e.flatMap(p=>p.slice(1).map((u,d)=>({a:p[d],b:u,length:Math.hypot(u[0]-p[d][0],u[1]-p[d][1])}))),o=t*n.reduce((p,{length:u})=>p+u,0),s=n.find(({length:p},u)=>o<=p||u===n.length-1?!0:(o-=p,!1));if(!s)return{point:e[0]?.[0]??[0,0],turn:0};let{a:r,b:a,length:i}=s,l=Math.min(o/(i||1),1);return{point:[r[0]+l*(a[0]-r[0]),r[1]+l*(a[1]-r[1])],turn:Math.atan2(a[1]-r[1],a[0]-r[0])*180/Math.PI}}var qe=e=>e<.5?2*e*e:1-(2-2*e)**2/2;var qs=.5,Dg=0;function ul(e,{sources:[t],targets:[n],seat:o,amount:s,counts:r},a){if(n===void 0)return()=>{};let{board:i,before:l,after:p}=e,{color:u="#888888",ink:d="#26303b",sign:f=[]}=l.seats[o]??{},m=i.countries[n].polygons,g=Vg(m,t===void 0?i.countries[n].label:Ao(i,t,n).at(-1)?.[0]??i.countries[t].label).map(e.at)[0],x=Math.max(...m.flat().map(O=>Ps(e.at(O),g))),h=`teg-clip-${++Dg}`,b=T("circle",{cx:g[0],cy:g[1],r:1}),w=T("path",{d:$t(e,m),style:{fill:u,stroke:i.palette.border,strokeWidth:"1px"}});e.low.append(T("clipPath",{id:h},b),T("g",{"clip-path":`url(#${h})`},w),...Bg(e,n));let v=e.disc?.radius??9,$=Ae(e,n),y=f.map(([O,A])=>`${O*v},${A*v}`),_=T("path",{d:y.length?`M${y.join("L")}Z`:"",style:{fill:d}}),M=r.find(([O])=>O===n);mo(e,n)&&(e.low.append(_),ce(_,$),fo(e,n,M?.[1]??l.armies[n]));let k=t===void 0?null:ln(e,String(s||Math.max(p.armies[n]??1,1)),u,d,"#ffffff").group;k&&a.append(k);let S=t===void 0?[]:Mt(e,[t,n]);return O=>{k&&ce(k,Qe(S,qe(Math.min(O/qs,1))).point),k&&(k.style.opacity=String(O<.85?1:0));let A=Math.max((O-qs/2)/(1-qs/2),0);b.setAttribute("r",String(Math.max(A*(x+2),.1))),_.style.opacity=String(Math.max(A*2-1,0))}}var Vg=(e,t)=>[e.flat().reduce((n,o)=>Ps(o,t)<Ps(n,t)?o:n)],Ps=([e,t],[n,o])=>Math.hypot(e-n,t-o);function Bg(e,t){let n=e.board.countries[t].polygons.flat().map(e.at),[o,s]=[n.map(([d])=>d+e.box.left),n.map(([,d])=>d+e.box.top)],[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],{left:p,top:u}=e.plot.getBoundingClientRect();return["names","names-light","notes"].map(d=>{let f=T("g",{class:`trace${d}`,transform:`translate(${p-e.box.left},${u-e.box.top})`});for(let m of e.plot.querySelectorAll(`.trace${d} .text > *`)){let g=m.getBoundingClientRect();g.right>r&&g.left<a&&g.bottom>i&&g.top<l&&f.append(m.cloneNode(!0))}return f})}function Is(e,t){let n=T("g");e.high.append(n);let o=[Zg[t.kind],Wg].map(r=>r?.(e,t,n)??(()=>{})),s=r=>o.forEach(a=>a(r));return{frame:s,end(){s(1),n.remove()}}}function Wg(e,{kind:t,counts:n},o){let s=t==="conquest"||t==="march"?.8:.25,r=t==="losses"||t==="shift",a=n.filter(([i])=>mo(e,i)).map(([i,l,p])=>{let{group:u,text:d}=fo(e,i,l),f=Ae(e,i),m=r?T("text",{class:"teg-change","text-anchor":"middle"},p<l?`−${l-p}`:`+${p-l}`):null;return m&&o.append(m),{group:u,text:d,at:f,from:l,to:p,sign:m}});return i=>{for(let{group:l,text:p,at:u,from:d,to:f,sign:m}of a){let g=Math.max((i-s)/(1-s),0),x=String(Math.round(d+(f-d)*Math.min(g*1.6,1)));p.textContent!==x&&(p.textContent=x),ce(l,u,1+.25*Math.sin(Math.PI*g)),m&&(ce(m,[u[0]+(e.disc?.radius??9)*1.6,u[1]-6-22*i]),m.style.opacity=String(Math.min(1,2.4*(1-i))))}}}function Fg(e,{sources:t,targets:[n]}){if(e.arrows.replaceChildren(),n===void 0)return()=>{};if(!t.length)return ho(e,[n],e.arrows);let o=t.flatMap(s=>Mt(e,[s,n]).map(r=>{let[[a,i],[l,p]]=[r[0],r[r.length-1]],{turn:u}=Qe([r],1),d=Math.hypot(l-a,p-i),{palette:f}=e.board,m=T("path",{class:"teg-sent",d:Gg(d,e.disc?.radius??14),style:{fill:f.source}});return e.arrows.append(m),{node:m,at:[a,i],turn:u}}));return s=>{for(let{node:r,at:a,turn:i}of o)ce(r,a,Math.max(qe(s),.01),i)}}function Gg(e,t){let n=Math.min(Math.max(t/8,1),2),o=Math.max(e-t-2,10),s=o-10*n,r=Math.min(t,s-4);return`M${r},${-1.4*n}L${s},${-2.8*n}L${s-1},${-6.6*n}L${o},0L${s-1},${6.6*n}L${s},${2.8*n}L${r},${1.4*n}Z`}function ho(e,t,n){let o=(e.disc?.radius??14)*1.2,s=t.filter(r=>e.board.countries[r]).map(r=>{let a=T("circle",{class:"teg-pulse",r:o});return n.append(a),{node:a,at:Ae(e,r)}});return r=>{for(let{node:a,at:i}of s)ce(a,i,1+.9*r),a.style.opacity=String(1-r)}}function pl(e,{sources:[t],targets:[n],amount:o,seat:s},r){if(t===void 0||n===void 0)return()=>{};let{color:a="#555555",ink:i="#ffffff"}=e.before.seats[s]??{},{group:l}=ln(e,o?String(o):"",a,i,"#ffffff");r.append(l);let p=Mt(e,[t,n]);return u=>ce(l,Qe(p,qe(u)).point)}function dl(e,{act:t,sources:[n],targets:[o],kind:s},r){if(n===void 0||o===void 0)return()=>{};let a=(t.path??[]).filter(m=>m!==n&&m!==o),i=Mt(e,[n,...a,o],!0),l=T("path",{class:"teg-trail",d:i.map(m=>`M${m.map(g=>g.join(",")).join("L")}`).join(""),pathLength:1}),p=s==="strike"&&t.unit===2?"M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z":s==="strike"?"M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z":"M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z",u=T("path",{class:"teg-flier",d:p,style:{fill:e.board.palette.missile??"#26303b"}}),d=T("circle",{class:"teg-burst",r:16});r.append(l,d,u);let f=Ae(e,o);return m=>{let g=Math.min(m/.8,1),{point:x,turn:h}=Qe(i,qe(g));ce(u,x,1,t.unit===2?0:h);let b=Math.max((m-.75)/.25,0);u.style.opacity=String(b>0?1-b:1),ce(d,f,.2+1.3*b),d.style.opacity=String(b>0?1-b*.6:0),l.style.opacity=String(.8*(1-b))}}function Ug(e,{act:t,seat:n}){let{board:o,before:s,unit:r}=e,a=t.path??[];if(a.length<2)return()=>{};let[i]=a,{color:l,ink:p}=s.seats[n]??{color:"#555555",ink:"#ffffff"},u=15.5*r,d=T("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${Math.max(19*r,11)}px sans-serif`,fill:p}},String((t.soldier??0)%8)),f=T("path",{d:o.shapes?.gear[n]??"",transform:`translate(0,${-6*r}) scale(${r})`,style:{fill:l,stroke:"#26303b"}}),m=T("g",{},T("circle",{r:u,style:{fill:l,stroke:"#26303b",strokeWidth:"2px"}}),f,d),g=o.size??1,x=(Math.floor(i/g)+i%g)%2?o.palette.dark:o.palette.light,h=o.countries[i].continent>=0;e.low.append(T("path",{d:$t(e,o.countries[i].polygons),style:{fill:x,opacity:h?"0.8":"1"}})),e.high.append(m);let b=[a.map(w=>e.at([o.countries[w].label[0],o.countries[w].label[1]+7]))];return w=>ce(m,Qe(b,qe(w)).point)}function Yg(e,{targets:[t]}){if(t===void 0)return()=>{};let n=11*Math.max(e.unit,.7),o=T("path",{class:"teg-cross",d:`M${-n},${-n}L${n},${n}M${-n},${n}L${n},${-n}`});return e.high.append(o),s=>{ce(o,Ae(e,t),.4+.6*qe(Math.min(s*1.5,1))),o.style.opacity=String(Math.min(1,s*3))}}function gl(e,{seat:t,act:n,kind:o},s){let{box:r,root:a,before:i}=e,l=[r.width/2,r.height*.55],u=[t,...o==="pact"&&n.partner!==void 0?[n.partner]:[]].map(d=>{let{name:f="",color:m="#555555"}=i.seats[d]??{},g=a.querySelector(`[data-seat="${CSS.escape(f)}"]`)?.getBoundingClientRect(),x=g?.width?[g.left+g.width/2-r.left,g.top+g.height/2-r.top]:[l[0],-10],h=T("g",{class:"teg-flown"},T("rect",{x:-9,y:-12,width:18,height:24,rx:3}),T("circle",{r:5,style:{fill:m}}));return s.append(h),{node:h,line:[l,x]}});return d=>{for(let{node:f,line:m}of u)ce(f,Qe([m],qe(d)).point,1.6-.6*d),f.style.opacity=String(Math.min(1,4*(1-d)))}}function Kg(e,{act:t,seat:n},o){let{board:s,before:r}=e,a=$t(e,s.continents[t.continent??0].outline,!1),i=T("g",{class:"teg-lights"},T("path",{d:a,style:{strokeWidth:"9px",stroke:"#ffffff"}}),T("path",{d:a,style:{stroke:r.seats[n]?.color??"#26303b"}}));return o.append(i),l=>{i.style.opacity=String(Math.sin(Math.PI*l))}}function Qg(e,{targets:t,seat:n},o){let{board:s,after:r}=e,a=r.owner.flatMap((p,u)=>p===n?[u]:[]),i=[...a.filter(p=>!t.includes(p)),...t.filter(p=>a.includes(p))],l=(s.cell?[]:i).map(p=>{let u=T("path",{class:"teg-won-place",d:$t(e,s.countries[p].polygons),style:{opacity:"0"}});return o.append(u),u});return p=>{let u=p*(l.length+6);l.forEach((d,f)=>{let m=(u-f)/6,g=String(m>0&&m<1?Math.sin(Math.PI*m):0);d.style.opacity!==g&&(d.style.opacity=g)})}}var Zg={attack:Fg,dice:(e,t)=>zs(e,t),roll:(e,t)=>zs(e,t),conquest:ul,march:pl,convoy:pl,strike:dl,flight:dl,walk:Ug,fall:Yg,card:gl,pact:gl,continent:Kg,end:Qg,work:(e,{targets:t},n)=>ho(e,t,n),place:(e,{targets:t},n)=>ho(e,t,n),flag:(e,{targets:t},n)=>ho(e,t,n)};var Xg={slow:2,normal:1,quick:.35,at_once:0},Jg=8e3,ef=.25,fl=800,Rs=e=>e.reduce((t,{ms:n})=>t+n,0),cn=e=>Xg[e]??1;function ml(e,t,n,o){let s=Math.max(Jg-n,0)*(o?1:ef);return cn(t)*Math.min(1,s/Math.max(Rs(e),1))}var tf={place:180,work:180,count:180,attack:250,dice:600,losses:350,conquest:500,march:400,convoy:400,shift:350,card:300,pact:300,strike:500,flight:600,walk:400,roll:400,fall:350,reply:300,flag:700,continent:700,end:1500},nf=new Set(["attack","battle","strike","flight"]),of=12;function xl(e,t,n){if(t.game!==n.game||t.line!==n.line||n.step<=t.step)return[];let o=af((n.acts??[]).filter(l=>l.step>t.step)),s=e.cell?[]:[...t.armies],r=o.flatMap(l=>(rf[l.kind]??(()=>[]))(l,sf(s))),a=r.filter(l=>l.kind==="end"),i=[...r.filter(l=>l.kind!=="end"),...uf(e,t,n),...a];return pf(i,s,n)}function sf(e){return(t,n)=>{let o=t===void 0?-1:e[t]??-1;return t===void 0||o<0||!n?[]:(e[t]=Math.max(o+n,0),[[t,o,e[t]]])}}function X(e,t,n={}){let o=t.sources??(t.source===void 0?[]:[t.source]),s=t.targets??(t.target===void 0?[]:[t.target]);return{kind:e,ms:tf[e],seat:t.seat??-1,sources:o,targets:s,counts:[],amount:t.amount??null,act:t,words:e,...n}}var hl=(e,t,n)=>t.amount?[X(e,t,{counts:e==="convoy"?[]:[...n(t.source,-t.amount),...n(t.target,t.amount)]})]:[],rf={place:(e,t)=>[X("place",e,{counts:(e.targets??[e.target]).flatMap((n,o)=>t(n,e.amounts?.[o]??e.amount??1))})],work:e=>[X("work",e)],attack:e=>[X("attack",e)],battle:(e,t)=>{let[n=0,o=0]=e.losses??[],s=[...t(e.source,-n),...t(e.target,-o)];return[X("attack",e),...e.attack?.length?[X("dice",e,{words:"attack"})]:[],...s.length?[X("losses",e,{counts:s,words:n&&o?"losses":n?"losses_attack":"losses_defence"})]:[]]},conquest:(e,t)=>{let n=t(e.source,-(e.amount??0)),[o]=e.target===void 0?[]:t(e.target,-1/0),s=e.amount?t(e.target,e.amount):o?[o]:[];return[X("conquest",e,{counts:[...n,...s]})]},march:(e,t)=>hl("march",e,t),convoy:(e,t)=>hl("convoy",e,t),strike:e=>[X("strike",e)],flight:(e,t)=>[X("flight",e),X("losses",e,{counts:t(e.target,-(e.amount??0)),words:"flight"})],shift:(e,t)=>[X("shift",e,{targets:e.places??[],counts:(e.places??[]).flatMap((n,o)=>t(n,e.changes?.[o]??0))})],card:e=>[X("card",e)],question:e=>[X("card",e,{words:"question"})],reply:e=>[X("reply",e,{words:e.right?"right":"wrong"})],pact:e=>[X("pact",e)],roll:e=>[X("roll",e)],walk:e=>[X("walk",e,{sources:e.path?.slice(0,1)??[],targets:e.path?.slice(-1)??[]})],fall:e=>[X("fall",e)],flag:e=>[X("flag",e)],end:e=>[X("end",e,{targets:e.order??[],seat:e.winners?.[0]??-1,words:e.winners?.length===1?"end":"end_all"})]};function af(e){let t=[];for(let n of e){let o=t.at(-1),s=o&&o.seat===n.seat,r=s&&o.source===n.source&&o.target===n.target;if(r&&o.kind==="attack"&&n.kind==="battle")t[t.length-1]=n;else{if(r&&o.kind==="battle"&&n.kind==="attack")continue;r&&o.kind==="battle"&&n.kind==="battle"&&!n.sources?t[t.length-1]=lf(o,n):s&&o.kind===n.kind&&(n.kind==="place"||n.kind==="work")?t[t.length-1]=cf(o,n):s&&o.kind==="battle"&&n.kind==="conquest"&&n.target===o.target?t.push({...n,source:n.source??o.source}):s&&o.kind==="conquest"&&n.kind==="march"&&n.target===o.target&&n.step===o.step?t[t.length-1]={...o,source:n.source,amount:(o.amount??0)+(n.amount??0)}:t.push(n)}}return t}var lf=(e,t)=>({...t,losses:[0,1].map(n=>(e.losses?.[n]??0)+(t.losses?.[n]??0)),throws:(e.throws??1)+1});function cf(e,t){let n=e.targets??[e.target??-1],o=e.amounts??[e.amount??1],s=n.indexOf(t.target??-1),r=t.amount??1;return s>=0?{...t,target:void 0,targets:n,amounts:o.map((a,i)=>i===s?a+r:a)}:{...t,target:void 0,targets:[...n,t.target??-1],amounts:[...o,r]}}function uf(e,t,n){return e.cell?[]:e.continents.flatMap((o,s)=>{let r=e.countries.flatMap((l,p)=>l.continent===s?[p]:[]),a=n.owner[r[0]]??-1,i=l=>a>=0&&r.length>1&&r.every(p=>l[p]===a);return!i(n.owner)||i(t.owner)?[]:[X("continent",{kind:"continent",step:n.step,seat:a,continent:s,targets:r})]})}function pf(e,t,n){let o=new Set;for(let l of[...e].reverse())for(let p of[...l.counts].reverse()){let u=n.armies[p[0]];!o.has(p[0])&&u>=0&&(p[2]=u),o.add(p[0])}let s=e.at(-1),r=t.flatMap((l,p)=>{let u=n.armies[p];return o.has(p)||l<0||u<0||l===u?[]:[[p,l,u]]});if(!r.length||r.length>of)return e;if(s?.kind==="conquest"&&r.every(([l])=>s.sources.includes(l)))return s.counts.push(...r),e;let a=s?.act??{kind:"losses",step:n.step},i=!s||nf.has(a.kind)?"losses":"count";return[...e,{...X(i,a,{counts:r,sources:[],targets:r.map(([l])=>l)}),words:s?.words??""}]}var bl="teg-sound",df={dice:[0,.07,.13,.21,.3].map(e=>[0,e,.04,.25]),losses:[[110,0,.16,.3]],conquest:[[392,0,.12,.18],[587,.1,.22,.18]],card:[[0,0,.12,.08]],end:[[392,0,.5,.12],[494,.1,.5,.12],[587,.2,.7,.12]]},gf={dice:"dice",roll:"dice",losses:"losses",fall:"losses",flight:"losses",conquest:"conquest",continent:"conquest",flag:"conquest",card:"card",pact:"card",place:"card",end:"end"},wl=null,ff=()=>{try{return localStorage.getItem(bl)==="on"}catch{return!1}},St=ff(),Ot={on:()=>St,toggle(){St=!St;try{localStorage.setItem(bl,St?"on":"off")}catch{}St&&Ot.play("card")},play(e){let t=df[gf[e]];if(!(!St||!t||!("AudioContext"in window))){wl??=new AudioContext;for(let n of t)mf(wl,n)}}};function mf(e,[t,n,o,s]){let r=e.currentTime+n,a=e.createGain();a.gain.setValueAtTime(s,r),a.gain.exponentialRampToValueAtTime(.001,r+o),a.connect(e.destination);let i=t?new OscillatorNode(e,{type:"triangle",frequency:t}):new AudioBufferSourceNode(e,{buffer:hf(e)});i.connect(a),i.start(r),i.stop(r+o)}function hf(e){let t=e.createBuffer(1,e.sampleRate/4,e.sampleRate),n=t.getChannelData(0);for(let o=0;o<n.length;o++)n[o]=Math.random()*2-1;return t}var xf=250,wf=16;function bf(e,t){let[n,o]=Ae(e,t);return o>e.box.height-80&&Math.abs(n-e.box.width/2)<Math.max(e.box.width*.3,220)}var yf=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function yl({root:e,frame:t,plot:n,board:o},s,{ended:r,says:a},i){let l=T("svg",{class:"teg-moves","aria-hidden":"true"}),p=c("p",{class:"teg-told","aria-hidden":"true",hidden:!0});t.append(l,p);let u=null,d=0,f,m=-1/0,g={name:"",spent:0},x=()=>{u&&(u.shown?.end(),cancelAnimationFrame(d),clearTimeout(f),u=null,e.removeAttribute("data-moving"),il(e),p.hidden=!0,r())},h=y=>{if(!u)return;let _=go(y,o,u.ground.before);if(!_||p.textContent===_)return;let{color:M="transparent"}=u.ground.before.seats[y.seat]??{};p.replaceChildren(c("i",{class:"teg-dot",style:{background:M}}),_),p.hidden=!1,a(_)},b=y=>{if(!u)return;let{motions:_,factor:M,ground:k}=u;for(;;){let S=_[u.now];if(!S)return x();u.shown||(u.shown=Is(k,S),e.dataset.moving=S.kind,h(S),Ot.play(S.kind));let O=(y-u.start)/Math.max(S.ms*M,1);if(O<1){u.shown.frame(Math.max(O,0));break}u.shown.end(),u.start+=S.ms*M,u.now++,u.shown=null}d=requestAnimationFrame(b)},w=()=>{d=requestAnimationFrame(y=>{u&&(u.start=y),b(y)})},v=()=>{if(!u)return;let{motions:y,ground:_,factor:M}=u,k=y.find(({sources:O,targets:A})=>O.length&&A.length)??y[0],S=k.sources.length&&k.targets.length===1&&Is(_,{...k,kind:"attack",counts:[]});S&&S.end(),e.dataset.moving="still",h(k),f=setTimeout(x,fl*M)},$=()=>document.hidden&&x();return document.addEventListener("visibilitychange",$),i.push(()=>document.removeEventListener("visibilitychange",$),()=>{cancelAnimationFrame(d),clearTimeout(f),u=null}),{show(y,_,{speed:M,jumps:k}){let S=performance.now()-m<xf&&y?.steps===_.steps;m=performance.now();let O=u!==null;if(x(),!y||O||S||k||document.hidden||!cn(M))return;let A=xl(o,y,_),L=`${y.line}/${y.round}/${y.turn}`,j=!!y.seats[y.turn]?.bot;g.name!==L&&(g={name:L,spent:0});let N=yf(),P=N?cn(M):ml(A,M,j?g.spent:0,!j||y.turn!==_.turn),U=Rs(A)*P;if(g.spent+=U/cn(M),!A.length||U<wf)return;let H=cl({root:e,plot:n,svg:l,board:o,before:y,after:_},s);if(!H)return;u={motions:A,factor:P,now:0,start:0,shown:null,ground:H,still:N};let G=A.some(({kind:se})=>se==="dice"||se==="roll"),ee=G&&e.dataset.size==="class";p.classList.toggle("teg-at-top",ee||A.some(({sources:se,targets:xe})=>[...se,...xe].some(C=>bf(H,C)))),N?v():(G&&(e.dataset.rolling="wait"),d=requestAnimationFrame(w))},moves:()=>u!==null,holds:()=>u!==null&&!u.still,finish(){return u?(u.still?x():u.shown&&(u.start=performance.now()-u.motions[u.now].ms*u.factor),!0):!1},skip:x,clear(){!u&&l.firstChild&&l.replaceChildren()}}}var kf=new Set(["go","undo","redo","step"]);function kl(e){let{board:t,dom:n,map:o,store:s,stops:r}=e,a=m=>{n.said.firstChild||n.said.append(c("p",{},m))},i=yl({root:n.root,frame:n.frame,plot:n.map,board:t},o.pixel,{ended:()=>e.scheduler.schedule(),says:a},r),l=null,p=!1,u=!1,d=()=>n.sound.setAttribute("aria-pressed",String(Ot.on()));n.sound.addEventListener("click",()=>{Ot.toggle(),d()}),d(),n.root.addEventListener("pointerdown",()=>{i.finish()},!0);let f=m=>m.kind==="go"&&Math.abs(m.step-s.view().step)<=1||m.kind==="step"&&m.until==="action";return{...i,said(m){m.kind!=="private"&&(i.skip(),p=kf.has(m.kind)&&!f(m))},follow(m,g){m!==l&&(i.show(l,m,{speed:e.driver.pace().speed,jumps:p||g||!!m.playing}),u=i.moves(),p=!1,l=m)},moved:()=>u}}function vf(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function _f({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,l=g=>g===null?null:c("span",{},z(t,g),t.seats[g].name),p=(g,x)=>x.length>0&&c("span",{},c("b",{},`${g}: `),...vf(x).flatMap(([h,b],w)=>[`${w?"; ":""}${b.map(v=>e.countries[v].name).join(", ")} (`,l(h),")"]),". "),u=r.length>0&&c("span",{},c("b",{},`${n.since_taken}: `),...r.flatMap(([g,x],h)=>[h?", ":"",l(g),` ${x}`]),"."),d=(g,x)=>x&&c("p",{},c("b",{},`${g}: `),x),f=[p(n.since_lost,o),p(n.since_won,s),u],m=Q(n.since,f.some(Boolean)&&c("p",{},...f),d(n.cards,a),d(n.pacts,i));return m.classList.add("teg-since"),m}var vl={draw:_f,depends:({view:e})=>e.since};function _l(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var $l=90,$f=0,Ml={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${$f+=1}`,i=d=>d.key==="Enter"&&p(d),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=d=>{d.preventDefault(),(l.value.trim()||!s)&&t(yr(e,l.value))},u=s.length>$l?`${s.slice(0,$l)}…`:s;return queueMicrotask(()=>{let d=l.closest(".teg"),f=l.getRootNode().activeElement;d&&f&&(f===d||d.contains(f)&&!f.matches("input, select, textarea"))&&l.focus({preventScroll:!0})}),Q(n.throw,c("form",{class:"teg-throw",submit:p},c("label",{},c("span",{},o),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&c("datalist",{id:a},...r.map(([d,f])=>c("option",{value:d,label:f===d?null:f}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:s},u)))}};var Sl=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Hs({step:e,turn:t,seat:n,before:o,after:s,split:r,luck:a,decision:i},l,p){let u=t?`, ${l.turn_of} ${t}`:"",d=r==="all_luck"?` (${l.turn_all_luck})`:r?` (${l.turn_luck} ${Sl(a??0,p)}, ${l.turn_decision} ${Sl(i??0,p)})`:"";return`${l.step} ${e}${u}: ${n} ${sn(o,p)} → ${sn(s,p)}${d}`}function Ol(e,[t,n],o,s,r){let a=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return a.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((l,p)=>{let u=Hs(l,s,r),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return E(`turn-${l.step}`,String(p+1),()=>o(l.step),{title:u,"aria-label":`${s.turn_point} ${p+1}. ${u}`,style:{left:d}})}))}var Mf={timeline:{draw:Of,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Rr,progress:Hr,lines:Br,note:Ji,hint:{draw:Ef,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t&&[t.step,t.plans.length,t.open,t.quiz],Al(e,o)&&n===null]},banner:{draw:Lf,depends:({view:e})=>[e.over,e.seats]},turn:{draw:Cf,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:vl,throw:Ml,refusal:{draw:Tf,depends:({refusal:e})=>e},odds:nl,battle:{draw:jf,depends:({view:e})=>e.battle},seats:{draw:Nf,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:qf,depends:({view:e})=>e.news}};function El(e,t=!1,n=!1){let o=null,s=[],r={...Mf,places:Ui()},a=i=>{let l=f=>({slot:c("div",{class:`teg-slot teg-slot-${f}`}),section:i.sections[f]??r[f],drawn:""}),p=(t?[]:i.side.flatMap(f=>f==="turn"?[f,"throw"]:f)).map(l),u=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(l),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","progress","lines","hint","note"]).map(l);e.timeline.replaceChildren(...d.map(f=>f.slot)),e.side.replaceChildren(...p.map(f=>f.slot)),e.below.replaceChildren(...u.map(f=>f.slot)),o=i,s=[...d,...p,...u]};return(i,l=!1)=>{i.game!==o&&a(i.game);let p=R(i.view.lang);for(let u of l?s.slice(0,1):s){let d=u.section.steady?[]:[i.view.line,i.view.step],f=JSON.stringify([i.view.lang,...d,u.section.depends(i)]);u.drawn!==f&&(u.drawn=f,Sf(u.slot,u.section.draw(i,p)))}}}function Sf(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function Of({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:l}=e,p=e.memory,u=(m,g,x,h,b=()=>o(h))=>E(m,Oe(g),b,{title:x,"aria-label":x,disabled:ye(e,h)===null}),d=c("output",{class:"teg-counter"},`${a}/${i}`),f=c("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:m=>d.textContent=`${m.target.value}/${i}`,change:m=>o(m.target.valueAsNumber)});return c("div",{class:"teg-timeline"},p&&c("span",{class:"teg-group"},u("first","first",r.first_step,0),u("back","back",r.back,a-1,()=>s(-1)),u("forward","forward",r.forward,a+1,()=>s(1)),u("last","last",r.last_step,i)),p&&c("span",{class:"teg-slider"},f,Ol(t.filter(m=>m.line===e.line),[0,i],o,r,l)),p&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},E("undo",`↶ ${r.undo}`,()=>n(Sn(e)),{disabled:!e.undo,title:"U"}),p&&E("redo",`↷ ${r.redo}`,()=>n(On(e)),{disabled:!e.redo,title:"R"})),c("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(m=>E(`lang-${m}`,m,()=>n(m===l?null:An(m)),{"aria-pressed":String(m===l)}))))}var Al=(e,t)=>!!t.curtain||(e.people??[]).length>1;function Ef(e,t){let{view:n,hint:o,secret:s,game:r,askHint:a}=e;return n.over||n.viewer===null||n.viewer!==n.to_move||Al(n,r)&&!s?null:c("div",{class:"teg-hints",role:"group","aria-label":t.advice},E("hint",t.advice_ask,()=>a(!1),{title:t.advice_what}),E("hint-quiz",t.advice_quiz,()=>a(!0),{title:t.advice_quiz_what}),o&&c("div",{class:"teg-advice","aria-live":"polite"},...Ur(e,o,t)))}function Af(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=Or[e.game]??[],i=[...Lo,...a].includes(s??"");return c("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:l=>n(Sr(e,t,l.target.value))},!i&&c("option",{value:"",selected:!0,disabled:!0},s),...Lo.map(l=>c("option",{value:l,selected:l===s},o[l])),...a.map(l=>c("option",{value:l,selected:l===s,title:o[`${l}_what`]},o[l])))}function Lf({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return c("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},c("small",{},t.over),c("strong",{},a),!r&&n.length>0&&c("span",{class:"teg-winners"},...n.map(i=>c("span",{},z(e,i),e.seats[i].name))),c("span",{},o),s.length>0&&c("h5",{},t.objectives),...s.map(([i,l])=>c("p",{},z(e,i),`${e.seats[i].name}: ${l}`)))}function Cf({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return c("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&c("small",{},`${t.round} ${e.round}`),c("strong",{},n?.name??"",o&&c("em",{},` · ${t.chance}`)),c("span",{},e.phase_name),e.due.length>0&&c("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>c("li",{},c("b",{},s.armies),` ${s.source}`))))}function Tf({refusal:e,dismiss:t},n){return e?c("section",{class:"teg-refusal",role:"alert","data-code":e.code},c("b",{},n.refused),E("dismiss","×",t,{class:"teg-close","aria-label":n.close}),c("p",{},e.text),me(e.clause)):null}function jf({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=_n(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,l=(u,d)=>Ie(d[u],d.winner===u?"won":d.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return c("section",{class:"teg-card teg-battle"},c("h4",{},n.dice),c("div",{class:"teg-dice",role:"group","aria-label":n.dice},c("span",{},z(t,o.seat),e.countries[o.source].name),c("span",{}),c("span",{},z(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[l("attack",u),c("b",{class:"teg-versus"},u.winner?p[u.winner]:""),l("defence",u)]),c("b",{},a?`−${a}`:"0"),c("small",{},n.losses),c("b",{},i?`−${i}`:"0")),o.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}function Nf({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,l)=>l.length>i.length?l:i),a=[["",o.seats],...r];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...a.map(([i,l])=>c("th",{scope:"col",title:l},...i?zf(i,l):[l]))),...e.seats.flatMap((i,l)=>[c("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",l===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},z(e,l),i.name,l===e.first&&c("small",{title:o.first}," ①"),l===e.viewer&&c("small",{title:o.viewer}," ◂"),i.bot&&Af(e,l,n,o)),...r.map(([p,u])=>c("td",{title:u},s[l].find(d=>d[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>c("span",{},p))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,l])=>Oe(i)?[c("span",{},Oe(i),` ${l.toLowerCase()}`)]:[])))}function zf(e,t){let n=Oe(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}function qf({view:e},t){let n=[...e.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),n.length?c("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>c("li",{class:o.step===e.step?"teg-new":null},o.seat===null?c("i",{class:"teg-dot teg-none"}):z(e,o.seat),c("span",{},o.text," ",me(o.clause))))):c("p",{class:"teg-hint"},t.no_news))}function Ds({board:e,looks:t,store:n}){let{game:o,local:s}=n.get(),r=n.view();if(t||o.curtain||!J(r)||r.viewer===null)return[];let a={...n.table(),secret:null},{source:i,target:l}=o.marks(a,s),p=d=>e.countries[d].name,u=i===null?o.fight?.(a,s,null):null;return u?[...u.sources,u.target].map(p):i===null||!Object.values(r.menu).some(d=>d.some(f=>f[0]===i))?[]:[i,l].flatMap(d=>d===null?[]:[p(d)])}var Pf=4,If={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Ll(e){let{model:t,board:n,el:o,dom:s,store:r,map:a,sketch:i,looks:l,alone:p,stops:u}=e,{root:d}=s,{view:f}=r,m=El(s.places,l,p),g=Xe(o,()=>e.wire.ask({kind:"still"}),u),x=we();u.push(Me(()=>{x=we(),e.scheduler.schedule()}));let h=()=>{let{driver:k,intents:S}=e,{pause:O,stop:A,setSpeed:L}=k;return{...r.get(),...r.table(),...S,odds:S.odds(null),turns:t.get("turns")??[],pace:k.pace(),now:f,pause:O,stop:A,setSpeed:L}},b=()=>{let k=l||!Ds(e).length?t.get("selected")??[]:[],{note:S={},lang:O}=f()??{};s.caption.textContent=[t.get("notice"),t.get("caption"),l&&uo(S.say,O)].filter(Boolean).join(`
`),s.caption.hidden=!s.caption.textContent;let[A,L]=[t.get("marks")??[],t.get("arrows")??[]],j=k.filter(P=>!e.picks||!A.some(([U])=>U===P)),N={...S,marks:[...S.marks??[],...A,...j.map(P=>[P,"chosen"])],arrows:[...S.arrows??[],...L]};i.draw(N,a.window)},w="",v=()=>{let k=Ds(e);k.join()!==w&&(w=k.join(),e.wire.write({selected:k}))},$=[],y=k=>{let{game:S}=r.get(),O=f()?.keys??S.keys??"keys";if($[0]===k&&$[1]===O)return;$=[k,O];let A=[["wide",s.wide],["zoom_in",s.closer],["zoom_out",s.further],["sound",s.sound]];for(let[L,j]of A)j.title=k[L],j.setAttribute("aria-label",k[L]);d.setAttribute("aria-label",k.map),s.map.setAttribute("aria-label",k.walk),s.keys.textContent=`${k[O]} ${k.keys_map}`},_={line:"",step:-1},M=k=>{let{line:S,step:O}=_;if(_={line:k.line,step:k.step},S!==k.line||O===k.step)return;let A=k.news.filter(L=>L.step>Math.min(O,k.step-1));(A.length||s.said.firstChild)&&s.said.replaceChildren(...A.slice(-Pf).map(L=>c("p",{},L.text)))};return{point:b,async paint(k){let S=f(),O=J(S)?S:null,{game:A,hint:L}=r.get();e.wire.tell(),y(R(S?.lang)),s.further.disabled=a.window.times===1,O&&M(O),O&&e.mover.follow(O,k||e.where.ahead()),d.dataset.theme=x?"dark":"light";let j=O&&h();j&&m(j,k);let{view:N,local:P}=j??{};e.mover.holds()||await a.draw(n,N??null,O?Gr(_l(A.marks(r.table(),P),O),L,!!n.cell):If,x,A),e.mover.holds()||e.mover.clear(),b(),e.keyboard.ring(),v(),O&&(e.events.show(O),d.dataset.step=String(O.step),d.dataset.steps=String(O.steps),g(`${O.line}/${O.step}/${O.steps}/${O.lang}`))}}}function Cl(e){let{model:t,store:n,wire:o,where:s,driver:r,scheduler:a,intents:i,rule:l,pointer:p,events:u,stops:d}=e,{get:f,dispatch:m,view:g,table:x}=n,{schedule:h}=a,b=()=>i.take(f().game.renew(x(),f().local)),w=()=>{o.free();let _=g();if(!J(_))return h();s.shown();let M=f();m({type:"view",view:_}),l.close(),p.hide(),b();let{game:k}=f();Ls(M,f())&&(k.curtain||k.stays)?o.send(Ce):Ls(M,f())&&!r.atOnce()&&o.ask(Ce),h(),r.drive()},v=_=>{if(_.kind==="events")return u.hear(_);if(_.kind==="odds")return m({type:"odds",odds:_}),p.again();_.kind!=="private"||f().secret?.seat!==_.seat||_.step!==g().step||(m({type:"set",part:{secret:_}}),b())},$=_=>{let{own:M,driver:k,aside:S}=o.names;if(_?.nonce===S)return v(_);if(_?.nonce!==M&&_?.nonce!==k)return;o.free();let O=_.kind==="refused"&&_.code==="stale_step";if(O&&_.nonce===k||O&&r.moves()&&o.keep())return r.drive();if(_.kind==="clause")return l.show(_,R(g().lang));_.kind==="refused"&&_.nonce===k&&r.setPace({auto:!1}),m({type:"reply",reply:_,table:x()}),_.kind==="private"&&b(),h()},y=(_,M)=>{t.on(_,M),d.push(()=>t.off(_,M))};y("change:view",w),y("change:lines",h);for(let _ of["auto","speed","turns"])y(`change:${_}`,h);for(let _ of["notice","caption","marks","arrows","selected"])y(`change:${_}`,()=>a.begun()&&e.painter.point());y("change:size",p.type),y("change:window",p.look),y("msg:custom",$),w()}function Tl(e,t){let{dom:n,where:o,stops:s}=e,r=!1,a=!1,i=!1,l=0,p=-1/0,u=0,d;s.push(()=>{r=!0,clearTimeout(d)});let f=()=>{if(a||r)return;a=!0;let x=e.driver.atOnce()?p+250-performance.now():0;x>0?d=setTimeout(g,x):o.ahead()?setTimeout(g):queueMicrotask(g)},m=async()=>{u=o.ahead()?(u+1)%6:0,clearTimeout(d),u&&(d=setTimeout(f,250)),await t(u>0),n.root.dataset.seq=String(++l)},g=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await m();i=!1,!r&&(p=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:f,begun:()=>l>0,rests:()=>!a&&!i}}function jl(e){let t={timeline:c("div",{class:"teg-tops"}),side:c("div",{class:"teg-right"}),below:c("div",{class:"teg-below"})},n=c("div",{class:"teg-map",tabindex:0,role:"application"}),o=c("div",{class:"teg-here",hidden:!0}),s=c("small",{class:"teg-credit"}),r=c("div",{class:"teg-unseen",role:"status"}),a=c("div",{class:"teg-busy",role:"status"}),i=c("div",{class:"teg-hovercard",hidden:!0}),l=(y,_)=>c("button",{type:"button","data-key":y},_),[p,u,d,f]=[l("wide","⤢"),l("zoom-in","+"),l("zoom-out","−"),l("sound","♪")],m=c("div",{class:"teg-tools"},f,p,u,d),g=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),x=c("details",{class:"teg-card teg-whole"}),h=c("p",{class:"teg-keys"}),b=c("div",{class:"teg-frame"},n,e,s,o,i,a,r),w=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),v=c("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:c("div",{class:"teg",role:"group",tabindex:0},v,w,c("div",{class:"teg-columns"},c("div",{class:"teg-left"},b,g,c("div",{class:"teg-top"},t.timeline,m),t.below,x,h),t.side)),places:t,map:n,credit:s,caption:g,events:x,busy:a,card:i,wide:p,closer:u,further:d,sound:f,keys:h,frame:b,notice:v,said:w,here:o,heard:r}}var Vs="nobody",bo="person",Rf=[5,8,10,15,20];function Hf({colours:e,seats:t,presets:n}){let o=new Map(t);return{players:Object.fromEntries(e.map(({name:r})=>[r,o.get(r)??Vs])),preset:n.at(-1)?.name==="revancha"?"revancha":n[0].name,chance:"random",rounds:0,seed:"",more:!1}}var Bs=({players:e})=>Object.entries(e).filter(([,t])=>t!==Vs);function Nl(e,t){let{preset:n,chance:o,rounds:s,seed:r}=t;return{kind:e,seats:Bs(t),preset:n,chance:o,rounds:s,seed:r,options:{}}}function Df({counts:e},t){let n=Bs(t),o=n.filter(([,s])=>s===bo).length;return n.length<e[0]?"too_few":e.includes(n.length)?o>1?"shared":o?"":"watched":"too_many"}var xo=(e,t)=>Object.entries(t).reduce((n,[o,s])=>n.replace(`{${o}}`,String(s)),e);function zl({model:e,dom:t,wire:n,stops:o,store:s}){let{root:r}=t,a=c("form",{class:"teg-start",hidden:!0,submit:x=>x.preventDefault()});r.append(a);let i=null,l="",p="",u=x=>{i&&(i={...i,...x}),l=p="",d()},d=()=>{let x=s.view(),h=J(x)?x.start:null;if(r.toggleAttribute("data-start",!!h),a.hidden=!h,!h){i=null,a.replaceChildren();return}i??=Hf(h);let b=a.querySelector(":focus")?.dataset.key;a.replaceChildren(...f(h,i,x.lang)),b&&a.querySelector(`[data-key="${b}"]`)?.focus()},f=(x,h,b)=>{let w=$o(b),{counts:v,presets:$,aims:y}=x,_=Df(x,h),M=_==="too_few"||_==="too_many",k=$.find(({name:L})=>L===h.preset),S={least:v[0],most:v[v.length-1]},O=y[h.preset],A=[{value:"0",text:x.rounds?xo(w.by_rules,{rounds:x.rounds}):w.no_limit},...Rf.filter(L=>L!==x.rounds).map(L=>({value:String(L),text:xo(w.so_many,{rounds:L})}))];return[c("h3",{class:"teg-start-aim"},O?.text??""),c("fieldset",{class:"teg-start-seats"},c("legend",{},w.seats),...x.colours.map(L=>m(x,h,L,w))),_&&c("p",{class:"teg-start-note",role:"status"},xo(w[_],S)),wo("preset",w.rules,$.map(({name:L,title:j})=>({value:L,text:j})),h.preset,L=>u({preset:L}),k?.text),wo("chance",w.dice,["random","manual"].map(L=>({value:L,text:w[L]})),h.chance,L=>u({chance:L==="manual"?"manual":"random"})),wo("rounds",w.rounds,A,String(h.rounds),L=>u({rounds:Number(L)})),wo("lang",w.language,[{value:"es",text:"Español"},{value:"en",text:"English"}],b,L=>n.send(An(L==="en"?"en":"es"))),c("details",{class:"teg-start-more",open:h.more,toggle:L=>{i&&(i.more=L.target.open)}},c("summary",{"data-key":"start-more"},w.more),c("label",{class:"teg-field"},c("span",{},w.seed),c("input",{"data-key":"start-seed",inputmode:"numeric",maxlength:18,value:h.seed,input:L=>{i&&(i.seed=L.target.value.replace(/\D/g,""))}})),E("start-code",w.code,()=>n.send(Nl("code",i??h)),{disabled:M}),p&&c("p",{role:"status"},l),p&&c("pre",{class:"teg-start-code",tabindex:0},p)),!p&&l&&c("p",{class:"teg-refusal",role:"alert"},l),E("start",w.start,()=>n.send(Nl("start",i??h)),{class:"teg-primary",disabled:M})].filter(L=>L instanceof Node)},m=(x,h,{name:b,color:w,ink:v},$)=>{let y=Bs(h).filter(([,S])=>S===bo).length,M=[bo,...x.levels,Vs].map(S=>({value:S,text:S===bo&&y<2?$.you:$[S]??S})),k=S=>u({players:{...h.players,[b]:S}});return c("label",{class:"teg-start-seat"},c("span",{class:"teg-start-colour",style:{background:w,color:v}},b),ql(`seat-${b}`,M,h.players[b],k,xo($.player,{seat:b})))},g=x=>{if(!(a.hidden||x?.nonce!==n.names.own)){if(x.kind==="refused")l=x.text;else{if(x.kind!=="code")return;{p=x.text;let h=$o(s.view().lang);l=h.pasted,navigator.clipboard?.writeText(p).then(()=>{l=h.copied,d()},()=>{})}}d()}};e.on("change:view",d),e.on("msg:custom",g),o.push(()=>{e.off("change:view",d),e.off("msg:custom",g)}),d()}function wo(e,t,n,o,s,r){return c("label",{class:"teg-field"},c("span",{},t),ql(`start-${e}`,n,o,s),r&&c("small",{},r))}function ql(e,t,n,o,s){return c("select",{"data-key":e,"aria-label":s,change:a=>o(a.target.value)},...t.map(a=>c("option",{value:a.value,selected:a.value===n},a.text)))}var Vf=15e3,Bf=250,Pl=new Set(["undo","redo","step","level"]);function Il(e,{root:t,notice:n,busy:o},s,r,a){let i,l,p=!1,u=0,d=!1,f=null,m=null,g=Array.from(crypto.getRandomValues(new Uint32Array(3)),M=>M.toString(36)).join("-"),x=`${g}!`,h=`${g}?`,b=()=>t.hasAttribute("data-busy"),w=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(w);let v=()=>{i=setTimeout(()=>{let M=y.presence();if(M==="busy"||p&&M!=="unknown")return v();w(),r.unanswered()},Vf)},$=()=>{let M=R(s()?.lang),k=y.presence();t.dataset.kernel!==k&&(t.dataset.kernel=k),(k==="gone"||k==="away")&&w(),n.hidden=k!=="gone"&&k!=="away",Ct(n,n.hidden?"":M[k==="gone"?"kernel_gone":"kernel_away"]),Ct(o,k==="busy"&&!p?M.kernel_busy:M.busy)},y=de(e,$,a),_=(M,k)=>{if(M!==u)return;let S=k?.content?.execution_state;S==="idle"&&w(),p||=S==="busy",$(),r.freed()};return{names:{own:g,driver:x,aside:h},free:w,tell:$,busy:b,there:()=>n.hidden,send(M,k=g){if(!M||(k===g&&r.said(M),n.hidden&&(d||!b())&&r.goes(M)))return;if(b()){d&&(f=M);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",M.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),Bf),p=!1,d=k===x,d||(m=M);let S=++u;$(),v();let O=A=>_(S,A);y.send({...M,nonce:k},Object.assign(()=>{},{iopub:{status:O}}))},ask(M){y.send({...M,nonce:h})},write:y.write,kept(){let M=f;f=null;let{line:k,step:S}=s();return M&&Pl.has(M.kind)?{...M,line:k,step:S}:M},keep(){let M=m!==null&&Pl.has(m.kind);return M&&(f=m),M}}}function Rl(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!==null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function Hl(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},l),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},l),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},l),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function Dl(e,t,n){let o=null,s=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let l=i.touches.length===2?s(i):null;l&&(i.preventDefault(),i.stopPropagation()),l&&o&&n(l.apart/o.apart,o,l),o=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function Fl(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Wf=new Set(["x","y","fillcolor","line.color","line.width"]),Ff=new Set(["x","y","text","textposition"]),Gf=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function Ws(e,t,n,o,s){let r=o.traces.map((a,i)=>{let l=n[a],p=e.querySelector(`.trace${l.uid}`),u=Object.keys(o.update).filter(d=>o.update[d][i]!==void 0);return p&&Uf(t[a],l,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Uf(e,t,n,o,s){let r=p=>o.every(u=>p.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Wf))return()=>Fs(t,n,s);if(t.mode==="text"&&r(Ff))return()=>Gs(e,t,n,s);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(Gf)&&l?()=>Qf(e,t,n,i):null}function Fs(e,t,n){let o=Yf(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(T("g")).appendChild(T("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,l=T("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function Yf({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var Kf={left:"end",center:"middle",right:"start"},Vl=1.3,Ze=(e,t)=>Array.isArray(e)?e[t]:e;function Bl({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Ze(o,a),size:Ze(s.size,a),color:Ze(s.color,a)}]:[])}var Wl=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function Gs(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=h=>{let b=h.text.split("<br>"),[w,v]=[o.x(h.x),o.y(h.y)],$={fontFamily:s,fontSize:`${h.size}px`,fontWeight:r,fontStyle:a,fill:h.color,whiteSpace:"pre"},y=(b.length-1)*Vl+1,_=T("text",{x:w,y:v,"text-anchor":Kf[h.place.split(" ")[1]],style:$});return b.length===1?_.textContent=h.text:_.append(...b.map((M,k)=>T("tspan",{class:"line",x:w,y:v,dy:`${k*Vl}em`},M))),T("g",{class:"textpoint",transform:`translate(0,${h.size*(.75-y/2)})`},_)},l=n.querySelector(".text");if(!l)return;let[p,u]=[Bl(e),Bl(t)],d=[...l.children],f=new Map(d.length===p.length?p.map((h,b)=>[Wl(h),d[b]]):[]),m=u.map(h=>f.get(Wl(h))),g=new Set(m);for(let h of d)g.has(h)||h.remove();let x=l.firstElementChild;u.forEach((h,b)=>{let w=m[b]??i(h);w===x?x=x.nextElementSibling:l.insertBefore(w,x)})}function Qf(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:l},p)=>({point:{fill:Ze(i.color,p),stroke:Ze(i.line.color,p),strokeWidth:`${Ze(i.line.width,p)}px`},number:{fontSize:`${Ze(l.size,p)}px`,fill:Ze(l.color,p)}}),a=(i,l,p)=>{for(let u of Object.keys(p))p[u]!==l[u]&&(i.style[u]=p[u])};o.forEach((i,l)=>{let[p,u]=[r(e,l),r(t,l)];a(i,p.point,u.point),a(s[l],p.number,u.number),e.text[l]!==t.text[l]&&(s[l].textContent=t.text[l])})}function Gl(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=T("rect",{width:t,height:n,style:{fill:o}});return T("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Zf(a,s)))}function Zf(e,t){let n=T("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>T("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&Fs(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Xf(e,t)),o.endsWith("text")&&Gs({...e,text:[]},e,n,t),n}function Xf({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let d={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[T("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:l,style:d})]})}var Us=1500,Jf=6e3,Ul=0,em=640,Yl=500,tm={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Ql(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,[l,p]=[0,0],u="",d="",f=null,m=null,g=!1,x=!1,h,b=Kl([0,0,1,1],[1,1]),w,v=Promise.resolve(),$=_=>{let[M]=_.points??[],{uid:k=""}=s[M?.curveNumber]??{};if(k===Fn)return M.pointNumber;let S=_a.exec(k);return S?Number(S[1]):-1},y={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:De(),type(_){t=_,a=""},look(_){u=d,!(_.times===y.window.times&&_.left===y.window.left&&_.top===y.window.top)&&(y.window=_,y.onZoom())},reveal(_){r&&y.look(ba(r,y.window,_))},cut(_,M,k){let{viewer:S=null,to_move:O,step:A,over:L,line:j}=M??{};if(d=`${j} ${S===O?M?.turn:A} ${M?.phase}`,l>=Yl||!M||_.cell||u===d)return;let N=C=>C.flatMap(q=>q===null?[]:[q]),P=N([k.source,k.target]),U=S===O&&k.legal.length>0,H=P.length||U?P:N([k.last.source,k.last.target]),ee=(H.length?H:k.legal).map(C=>_.countries[C].label),se=p/l;if(!L&&ee.length&&y.window.times>1&&ka(_,se,y.window,ee))return;let xe=H.length?H.flatMap(C=>_.countries[C].neighbours.map(q=>_.countries[q].label)):[];y.window=L?De():ya(_,se,[...ee,...nm(_,ee,xe)])},async draw(_,M,k,S,O){e.style.aspectRatio=`${_.width} / ${_.height}`,l||([l,p]=[e.clientWidth,e.clientHeight]);let A=l||em,L=p||Math.round(A*_.height/_.width);y.cut(_,M,k),f=()=>y.draw(_,M,k,S,O);let j=y.window,N=(O.drawing??$a)(_,M,{...k,touched:m},j.times*A/_.width,O.traces,t).map(Fl),P=`${A} ${L} ${S} ${j.times} ${j.left} ${j.top}`,U=r===_&&s.length===N.length&&a===P,H=U?Oa(s,N):null,G=Ma(_,S,A,j,L),ee=async()=>{h??=await n(),await h.react(o,N.map(om),G,tm),g=!1,x||y.take()};if(await v,i.signal.aborted)return;clearTimeout(w);let se=s,xe=r===null;[s,r,a]=[N,_,P],b=Kl(rt(_,L/A,j),[A,L]);let C=!x&&U&&e.querySelector(".teg-sketch");C&&(!H||Ws(C,se,N,H,b))||!x&&y.sketch(Gl(N,G,b))||H&&Ws(o,se,N,H,b)?g=!0:!U||g&&H?await ee():H&&await h.restyle(o,H.update,H.traces);let q=async()=>{let[I,Y]=[w,e.closest("[data-kernel=busy]")!==null],W=Ul+(Y?Jf:Us)-performance.now();if(W>0)return void(w=setTimeout(q,Math.min(W,Us)));h??=await n(),w===I&&!i.signal.aborted&&(v=ee())};Ul=performance.now(),g&&(w=setTimeout(q,Us)),xe&&y.listen(O)},sketch(_){return e.querySelector(".teg-sketch")?.remove(),_&&e.append(_),_!==null},take(){if(x=!0,y.sketch(null),i.signal.aborted)return y.purge();o.on("plotly_hover",_=>{let M=$(_);M>=0&&y.onHover(M)}),o.on("plotly_unhover",()=>y.onLeave())},listen(_){window.addEventListener("mousedown",M=>{if(!e.contains(M.composedPath()[0]))return;M.shiftKey&&(M.stopPropagation(),M.preventDefault());let k=y.at(M),S=y.window,O=y.point(M),A=S.times>1&&O&&!(_.drag&&k>=0),L=N=>{let P=e.getBoundingClientRect(),U=(r?.width??0)/S.times/P.width,[H,G]=[M.clientX-N.clientX,M.clientY-N.clientY];r&&Math.hypot(H,G)>=8&&y.look(Ko(r,S,H*U,G*U))};A&&!M.button&&window.addEventListener("mousemove",L);let j=N=>{window.removeEventListener("mousemove",L);let P=Math.hypot(N.clientX-M.clientX,N.clientY-M.clientY)<8;P&&l<Yl&&y.touch(k),k>=0&&P&&y.onClick(k,N),k>=0&&!P&&!A&&y.onDrag(k,y.at(N))};M.button||window.addEventListener("mouseup",j,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",M=>{let k=y.point(M);!(M.ctrlKey||M.metaKey)||!r||!k||(M.preventDefault(),M.stopPropagation(),y.look(Ve(r,y.window,Math.exp(-M.deltaY/250),k)))},{capture:!0,passive:!1,signal:i.signal}),Hl(e,i.signal,M=>{let k=y.at(M);return k>=0&&y.onHold(k),k>=0},()=>y.onLeave()),Dl(e,i.signal,(M,k,S)=>{let[O,A]=[y.point(k),y.point(S)];r&&O&&A&&y.look(Ko(r,Ve(r,y.window,M,A),O[0]-A[0],O[1]-A[1]))})},touch(_){m=_<0?null:_,f?.()},resized(_){let M=e.clientHeight;return!_||Math.abs(_-l)<1&&Math.abs(M-p)<1?!1:([l,p]=[_,M],!0)},pixel([_,M]){if(!r)return null;let k=e.getBoundingClientRect();return{x:k.left+(_-b.corner[0])*b.unit[0],y:k.top+(M-b.corner[1])*b.unit[1]}},at(_){let M=y.point(_);return M&&r?r.countries.findIndex(k=>yn(k.polygons,M)):-1},point({clientX:_,clientY:M}){if(!r)return null;let k=e.getBoundingClientRect();return[b.corner[0]+(_-k.left)/b.unit[0],b.corner[1]+(M-k.top)/b.unit[1]]},group(_){return e.querySelector(`.tracec${_}`)},purge(){i.abort(),clearTimeout(w),x&&h.purge(o)}};return y}function nm(e,t,n){return n.filter(([o,s])=>t.some(([r,a])=>Math.hypot(r-o,a-s)<e.width/6))}function Kl([e,t,n,o],[s,r]){let a=[s/(n-e),r/(o-t)],i=(l,p)=>u=>String(Math.round((u-l)*p*100)/100);return{unit:a,corner:[e,t],x:i(e,a[0]),y:i(t,a[1])}}function om(e){return structuredClone(e)}function un({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=el(n),i=jl(a.svg),{root:l}=i;Se(t),t.append(l);let p=o==="pick",u=p||o==="look"||e.get("face")==="look";u&&(l.dataset.face="look"),u&&o&&(i.events.hidden=!0),l.style.setProperty("--teg-ratio",String(n.width/n.height)),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let d=Bi(e,n),{view:f}=d,m=Ql(i.map,js.page,async()=>(await s("plotly")).default);r.push(m.purge);let g={model:e,el:t,board:n,picks:p,looks:u,alone:!!o,stops:r,dom:i,store:d,map:m,sketch:a};g.rule=hn(l),l.append(g.rule.box);let x=()=>d.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:R(f().lang).no_answer}}});return g.where=Rl(e,f,h=>g.wire.write(h),r),g.wire=Il(e,i,f,{freed:()=>g.driver.drive(),unanswered:x,goes:h=>g.where.goes(h),said:h=>g.mover.said(h)},r),g.driver=Vr(g),g.mover=kl(g),g.scheduler=Tl(g,h=>g.painter.paint(h)),g.intents=Wi(g),g.painter=Ll(g),g.pointer=ol(g),g.keyboard=sl(g),g.events=Fr(i.events,{view:()=>g.where.now(),ask:g.wire.ask,go:g.intents.go},r),d.subscribe(g.scheduler.schedule),l.tegPixel=h=>{let b=n.countries.findIndex(w=>w.name===h);return b<0?null:m.pixel(n.countries[b].label)},g.pointer.type(),(e.get("window")?.[0]??1)!==1&&g.pointer.look(),zl(g),Cl(g),()=>r.forEach(h=>h())}var sm=15e3,rm=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,yo=e=>e.split(`
`).map(t=>c("p",{},...t.split(rm).map((n,o)=>o%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),Ys={true:"✓",false:"✗",null:"…"};function Ks({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),C=>C.toString(36)).join("-"),l=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),p=c("header",{}),u=c("div",{class:"teg-asked"}),d=c("div",{class:"teg-asked"}),f=c("section",{class:"teg-task"},p,u,l,d),m=c("div",{class:"teg-task-board"}),g=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},c("div",{class:"teg-both"},f,m)),x=hn(g);g.append(x.box),Se(t),t.append(g),_e(g,s);let h=de(e,()=>h.presence()==="gone"&&_(R(a()).kernel_gone),s),b=Xe(t,()=>h.send({kind:"still"}),s),w="",v=!1,$,y=(C,q={})=>{w="",v=!0,clearTimeout($),$=setTimeout(()=>_(R(a()).no_answer),sm),h.send({kind:"exercise",do:C,at:r().at,...q,nonce:i})},_=C=>{clearTimeout($),[v,w]=[!1,C],H()},M={board:"",manner:"",stop:()=>{}},k=C=>{let q=[];return{get:I=>e.get(I),set:(...I)=>e.set(...I),save_changes:()=>e.save_changes(),send:(...I)=>e.send(...I),widget_manager:e.widget_manager,on(I,Y){let W=(...ae)=>e.get("board")===C&&Y(...ae);q.push([I,Y,W]),e.on(I,W)},off(I,Y){for(let[W,ae,At]of q)W===I&&ae===Y&&e.off(I,At)}}},S=async()=>{let{kind:C,pick:q,board:I}=r(),Y=C==="play"?"play":q?"pick":"look",W=e.get("board");if(M.board===W&&M.manner===`${I}${Y}`||(M.stop(),m.replaceChildren(),m.hidden=!I,g.classList.toggle("teg-alone",!I),M={board:W,manner:`${I}${Y}`,stop:()=>{}},!I))return;let ae=M,At=O===W?n:await o("board");ae!==M||A||(ae.stop=un({model:k(W),el:m,board:At,manner:Y,part:o}))},O=e.get("board"),A=!1,L=_o(r(),i,N),j=-1;function N({entry:C}={}){C!==void 0&&y("entry",{entry:C}),H()}let P=()=>{v||!L.ready()||(y("check",{answer:L.value()}),H())},U=C=>{let{at:q,dots:I,shut:Y}=r();C<0||C>q&&Y||C>I.length||y("go",{stop:C})},H=()=>{let C=r(),q=wn(a());C.at!==j&&(j=C.at,L=_o(C,i,N)),L.renew(C,e.get("selected")??[]);let I=g.getRootNode().activeElement,Y=I&&f.contains(I)&&I.getAttribute("data-key");g.lang=a(),g.setAttribute("aria-label",C.title||q.exercise),g.dataset.theme=we()?"dark":"light",g.dataset.size=e.get("size")??"page",g.dataset.at=String(C.at),g.toggleAttribute("data-done",!!C.done),p.replaceChildren(...ee(C,q)),u.replaceChildren(c("div",{class:"teg-task-text"},...yo(C.task)),...L.draw(q));let W=w?{right:null,text:w,clause:""}:C.verdict??null;l.dataset.right=String(W?.right??null),l.hidden=!W,l.dataset.said!==JSON.stringify([W,C.at,C.tried?.length])&&(l.dataset.said=JSON.stringify([W,C.at,C.tried?.length]),l.replaceChildren(...W?G(W):[])),d.replaceChildren(...se(C,q)),Y&&(f.querySelector(`[data-key="${CSS.escape(Y)}"]:not([disabled])`)??g).focus({preventScroll:!0}),b(`${C.at}/${C.tried?.length}/${C.moves}/${a()}`),S()},G=({right:C,text:q,clause:I})=>[c("b",{},Ys[String(C)])," ",...yo(q).map(Y=>c("span",{},...Y.childNodes)),...I&&!q.includes(I)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":I},I)]:[]],ee=(C,q)=>{let I=C.dots.map((W,ae)=>c("li",{},E(`dot-${ae}`,Ys[{right:"true",wrong:"false"}[W]??""]??(W?"•":""),()=>U(ae),{class:`teg-stop teg-stop-${W||"new"}`,"aria-label":`${q.stop} ${ae+1}${W?`: ${q[W]}`:""}`,"aria-current":ae===C.at?"step":null,disabled:ae>C.at&&C.shut}))),Y=C.dots.length>1;return[c("h4",{},C.title||(C.kind==="tell"?q.look:q[C.kind])),Y&&c("ol",{class:"teg-stops","aria-label":q.progress},...I),E("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():g.requestFullscreen(),{class:"teg-full",title:q.full,"aria-label":q.full,hidden:!document.fullscreenEnabled})].filter(W=>W instanceof HTMLElement)},se=(C,q)=>{let I=C.dots.length>1||!C.last,Y=C.kind!=="tell",W=C.kind==="play",ae=[Y&&!W&&E("check",q.check,P,{class:"teg-main",disabled:v||!L.ready()}),W&&E("undo",`↶ ${q.undo}`,()=>y("undo"),{disabled:!C.moves}),W&&E("again",q.again,()=>y("again"),{disabled:!C.moves}),Y&&E("hint",q.hint,()=>y("hint"),{disabled:!C.more}),Y&&E("solution",q.solution,()=>y("solution"),{disabled:!!C.solution||!C.solvable})],At=[I&&E("before",q.before,()=>U(C.at-1),{disabled:C.at===0}),I&&E("next",q.next,()=>U(C.at+1),{disabled:C.last||C.shut,class:C.done||!Y?"teg-main":""})],dn=C.tried??[];return[Y&&C.shut&&!C.last&&c("p",{class:"teg-hint"},q.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...ae),I&&c("div",{class:"teg-buttons"},...At)),...(C.hints??[]).map((Lt,gn)=>c("div",{class:"teg-given"},c("b",{},`${q.hint} ${gn+1}`),...yo(Lt))),C.solution&&c("div",{class:"teg-given teg-solved"},...yo(C.solution)),dn.length>0&&c("details",{open:dn.length<4},c("summary",{"data-key":"tried"},`${q.tried}: ${dn.length}`),c("ol",{class:"teg-tried"},...dn.map(([Lt,gn])=>c("li",{"data-right":String(gn)},`${Ys[String(gn)]} ${Lt}`))))].filter(Lt=>Lt instanceof HTMLElement)},xe=(C,q)=>{e.on(C,q),s.push(()=>e.off(C,q))};xe("change:told",H);for(let C of["size","selected"])xe(`change:${C}`,H);return xe("msg:custom",C=>{C?.nonce===i&&(clearTimeout($),v=!1,C.kind==="clause"&&x.show(C,R(a())),C.kind==="refused"&&(w=C.text),H())}),g.addEventListener("click",C=>{let q=C.target;if(m.contains(q))return;x.box.contains(q)||x.close();let I=q.closest("[data-clause]");I&&(x.from(I),y("clause",{name:I.dataset.clause??""}))}),mn(g,({key:C},q)=>{if(C==="Escape")return x.close();let I=L.keys(C,q);return I||q.matches("input, textarea")?I:C==="PageDown"||C==="ArrowRight"?(U(r().at+1),!0):C==="PageUp"||C==="ArrowLeft"?(U(r().at-1),!0):!1}),f.addEventListener("keydown",C=>{C.key!=="Enter"||!C.target.matches("input")||(C.preventDefault(),P())}),s.push(Me(H),()=>clearTimeout($)),H(),()=>{A=!0,M.stop(),s.forEach(C=>C())}}var am=500,im=40,lm=200,pn=new Set,[Qs,Xl]=[!1,-1/0];function cm(e){pn.add(e),!Qs&&(Qs=!0,setTimeout(()=>requestAnimationFrame(um),Math.max(Xl+lm-performance.now(),0)))}function um(){[Qs,Xl]=[!1,performance.now()];let e=[...pn];pn.clear();for(let t of e)t()}var Zl=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function ko(e,t,n,o){let{write:s}=de(e,()=>{},n),r=null,a=!1,i=()=>cm(o);for(let u of t)e.on(`change:${u}`,i);n.push(()=>{a=!0,pn.delete(o);for(let u of t)e.off(`change:${u}`,i)});let l=u=>{let d=de(u,()=>{},n).write,f=()=>t.forEach(g=>Zl(e.get(g),u.get(g))||e.set(g,u.get(g))),m=g=>()=>Zl(e.get(g),u.get(g))||d({[g]:e.get(g)});for(let g of t){let x=m(g);u.on(`change:${g}`,f),e.on(`change:${g}`,x),n.push(()=>(u.off(`change:${g}`,f),e.off(`change:${g}`,x)))}r=d,f()};return(async()=>{let u=e.get("leader")?.slice(10);for(let d=0;u&&d<im&&!a;d++){let f=await e.widget_manager?.get_model?.(u).catch(()=>null);if(f&&!a)return l(f);await new Promise(m=>setTimeout(m,am))}})(),u=>{(r??s)(u),pn.delete(o),o()}}var pm=80;function Jl(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),h=>h.toString(36)).join("-"),s=null,r="",a="",i=null,l,p=c("div",{class:"teg-knowledge"}),u=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:o}),f=h=>{[r,s,i]=[h,null,null],m(),d()},m=()=>{let h=R(e.get("lang")),b=e.get("seats"),[w,v]=[e.get("may_ask")??[],e.get("alone")];if(a!==u()){let k=a==="";a=u(),r&&(!v||!w.some(S=>b[S].name===r))&&([r,s]=[null,null]),clearTimeout(l),l=setTimeout(d,k?0:pm)}let $=(k,...S)=>E(`know-${k||"all"}`,c("span",{},...S),()=>f(k),{"aria-pressed":String(r===k)}),y={seats:b},_=p.getRootNode().activeElement?.getAttribute?.("data-key"),M=p.contains(p.getRootNode().activeElement);p.replaceChildren(c("h4",{},h.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":h.know_whose},$("",h.know_all),...w.map(k=>$(b[k].name,z(y,k),v?b[k].name:`${h.curtain_me} ${b[k].name}`)),r!==null&&r!==""&&!v&&E("know-cover",h.secret_hide,()=>f(null))),...i?[c("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?g(s,b,h):r===null?[c("p",{class:"teg-hint"},h.know_covered)]:[]),M&&_&&p.querySelector(`[data-key="${_}"]`)?.focus({preventScroll:!0})},g=({seat:h,rows:b},w,v)=>{let $={seats:w},y=w.findIndex(O=>O.name===h),_=O=>c("td",{},...O.length?O.flatMap((A,L)=>[L?` ${v.or} `:"",c("span",{class:"teg-who"},z($,A),w[A].name)]):["?"]),M=b.filter(([,O])=>O.length===1&&O[0]!==y).length,k=b.filter(([,O,A])=>O.length===1&&O[0]===y&&A.length!==1).length,S=y<0?`${v.know_sure_all}: ${b.filter(([,,O])=>O.length===1).length}`:`${v.know_sure}: ${M}. ${v.know_hidden}: ${k}`;return[e.get("aid")?c("p",{},S):c("p",{class:"teg-hint"},v.know_no_aid),b.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":v.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},v.place),y>=0&&c("th",{scope:"col"},`${h} ${v.know_knows}`),c("th",{scope:"col"},v.know_all))),c("tbody",{},...b.map(([O,A,L])=>c("tr",{},c("th",{scope:"row"},t.countries[O].name),y>=0&&_(A),_(L)))))):c("p",{class:"teg-hint"},v.know_nothing)]};return{root:p,traits:["steps","seats","may_ask","alone","aid"],draw:m,hear:h=>{h?.nonce!==o||h.kind==="knowledge"&&(h.seat!==r||h.line!==e.get("line")||h.step!==Math.min(e.get("step"),e.get("steps")))||(h.kind==="knowledge"?[s,i]=[h,null]:h.kind==="refused"&&([s,i]=[null,h]),m())}}}function ec(e,t,n){let o=new Map(t.countries.map((g,x)=>[g.name,x])),s=g=>n.lead({selected:g}),r=c("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=c("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[c("span"),c("span")],l=c("div",{class:"teg-told",role:"status"}),p=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},i[0],r),c("label",{},i[1],a)),l),u=(g,x,h)=>{let b=$=>c("option",{value:t.countries[$].name},t.countries[$].name),w=$=>x.filter(y=>(t.countries[y].continent??-1)===$),v=(t.continents??[]).map(($,y)=>({name:$.name,options:w(y).map(b)}));g.replaceChildren(c("option",{value:""},h),...v.filter($=>$.options.length).map($=>c("optgroup",{label:$.name},...$.options)),...w(-1).map(b))},[d,f]=["",""];return{root:p,traits:["odds"],draw:()=>{let g=e.get("lang"),x=R(g),[h="",...b]=e.get("selected")??[],w=e.get("odds")??{},[v,$]=[`${g}/${h}`,b.at(-1)??""];v!==d&&(d=v,i[0].textContent=x.source,i[1].textContent=x.target,u(r,[...t.countries.keys()],x.choose),u(a,t.countries[o.get(h)??-1]?.neighbours??[],x.choose)),[r.value,a.value,a.disabled]=[h,$,!h];let y=JSON.stringify([g,w]);if(y===f)return;f=y;let _=w.target?`${x.odds}: ${w.sources.join(", ")} → ${w.target}`:x.odds,M="conquest"in w?rn(w,g):[c("p",{class:"teg-hint"},w.target?x.odds_none:x.odds_choose)];l.replaceChildren(Q(_,...M))}}}var Zs={odds:ec,knowledge:Jl};function tc({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=ko(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>d()),a=de(e,()=>{},o),i=xn(t,a,o),l=Zs[s](e,n,{...a,lead:r}),p=c("p",{class:"teg-caption","aria-live":"polite"}),u=c("div",{class:"teg teg-follower",role:"group","data-face":s},l.root,p);Se(t),t.append(u),_e(u,o);let d=()=>{u.dataset.size=e.get("size"),u.dataset.step=String(e.get("step")),p.textContent=e.get("caption"),l.draw(),i([...l.traits,"line","step","lang"].map(g=>JSON.stringify(e.get(g))).join())},f=(g,x)=>{e.on(g,x),o.push(()=>e.off(g,x))};for(let g of["lang","size","caption",...l.traits])f(`change:${g}`,d);l.hear&&f("msg:custom",l.hear);let m=()=>{u.dataset.theme=we()?"dark":"light"};return m(),o.push(Me(m)),d(),()=>o.forEach(g=>g())}var dm=["yes","number","range","chance"];function nc({model:e,el:t}){let n=[],o=c("div",{class:"teg teg-guess",role:"group"});Se(t),t.append(o),_e(o,n);let s=Xe(t,()=>{},n),r=null,a="",i=!1,l=e.get("asks")||"yes",[p,u,d]=["","",50],f=()=>{[i,a]=[!1,R(e.get("lang")).kernel_gone],x()},m=de(e,()=>m.presence()==="gone"&&f(),n),g=y=>{[i,a]=[!0,""],x(),m.send({kind:"bet",bet:y})},x=()=>{let y=wn(e.get("lang"));o.dataset.theme=we()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",y.guess),o.replaceChildren(c("h4",{},y.guess),c("p",{class:"teg-task-text"},e.get("question")),...r?v(r,y):h(y)),s(`${!!r}`)},h=y=>{let _=e.get("asks")?[]:dm.map(M=>{let k=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${M}`,change:()=>(l=M,x(),b(M))});return k.checked=M===l,c("label",{},k," ",y[`kind_${M}`])});return[..._.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},y.how),..._)]:[],c("div",{class:"teg-buttons"},...w(y)),c("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?y.working:a)]},b=y=>o.querySelector(`[data-key="kind-${y}"]`)?.focus(),w=y=>{if(l==="yes")return[E("yes",y.yes,()=>g(!0),{disabled:i}),E("no",y.no,()=>g(!1),{disabled:i})];let _=()=>g(l==="chance"?`${d} %`:l==="range"?[p,u]:p),M=(O,A,L,j)=>{let N=c("input",{type:"text","data-key":O,"aria-label":A,placeholder:A,maxlength:60,autocomplete:"off",input:P=>j(P.target.value)});return N.value=L,N.addEventListener("keydown",P=>P.key==="Enter"&&_()),N},k=c("output",{},`${d} %`),S=c("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":y.kind_chance,input:O=>{d=O.target.valueAsNumber,k.textContent=`${d} %`}});return[...l==="chance"?[S,k]:[],...l==="number"?[M("number",y.kind_number,p,O=>p=O)]:[],...l==="range"?[M("from",y.from,p,O=>p=O),M("to",y.to,u,O=>u=O)]:[],E("bet",y.bet,_,{class:"teg-main",disabled:i})]},v=({bet:y,result:_,judged:M,hit:k,score:S},O)=>[c("dl",{class:"teg-came"},c("dt",{},O.you_said),c("dd",{},y),c("dt",{},O.came_out),c("dd",{},_)),c("p",{class:"teg-verdict",role:"status","data-right":String(k)},M),c("p",{class:"teg-hint"},S)],$=y=>{if(y?.kind==="came")r=y.came;else if(y?.kind==="refused")a=y.text;else return;i=!1,x()};e.on("msg:custom",$);for(let y of["question","lang"])e.on(`change:${y}`,x);return n.push(Me(x),()=>e.off("msg:custom",$),()=>["question","lang"].forEach(y=>e.off(`change:${y}`,x))),x(),m.send({kind:"show"}),()=>n.forEach(y=>y())}var gm=24;function oc(e,t){let n=null,o=null,s=[],r=0,a=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(f=>c("span",{role:"gridcell"},f)),l=d=>{let{first:f,round:m,seat:g,kind:x,text:h}=o,{seats:b,kinds:w}=n,v=g[d]<0?"":c("span",{},z(n,g[d]),b[g[d]].name);return c("div",{class:"teg-entry",title:h[d]},...i(f+d,m[d],v,w[x[d]]??x[d],h[d]))},p=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),u=jn({height:gm,label:"",head:a,draw:l,pick:d=>p((o?.first??0)+d),move:d=>p(t()+d)});return{root:c("div",{class:"teg-log"},u.root),tell(d,f,m,g){let x=[d,f,m,g];x.every((h,b)=>h===s[b])||(s=x,n=d,o=ht(d,f,m),a.replaceChildren(...[g.step,g.round,g.seat,g.kind_of,g.event].map(h=>c("span",{role:"columnheader"},h))),u.root.setAttribute("aria-label",g.log),u.fill(o.text.length,Number(getComputedStyle(u.root).getPropertyValue("--teg-type"))||1),u.show(-1),u.show(r-o.first))},show(d){r=d,u.show(d-(o?.first??0))},stop:u.stop}}var[Et,vo]=[1e3,100],sc=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function fm(e,t){let n=r=>+(Et*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(vo*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${Et}`}function rc(e,t,n){let o={d:e,"stroke-dasharray":sc[n%sc.length]};return[T("path",{...o,class:"teg-halo"}),T("path",{...o,class:"teg-line-of",stroke:t})]}var mm=13;function hm(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function ac(e,t){let n=null,o=null,s=[],r=0,a=[],i=null,[l,p]=["",""],u=c("div",{class:"teg-races"}),d=c("div",{class:"teg-standing","aria-live":"off"}),f=c("div",{class:"teg-race",tabindex:0,role:"slider"},u,d),m=c("ol",{class:"teg-turn-list"}),g=c("div",{},f,m),x=[],h=[],b=S=>Math.round(Math.min(Math.max(S,o?.first??0),o?.end??0)),w=S=>o&&e(b(S),o.line),v=()=>Math.max((o?.text.length??1)-1,1),$=S=>{let O=S.currentTarget.getBoundingClientRect();w((o?.first??0)+(S.clientX-O.left)/O.width*v())},y=S=>{let[O,{counts:A,first:L}]=[n,o],j=O.seats.length,N=O.seats.map((G,ee)=>A.map(se=>se[S*j+ee]??0)),P=N.reduce((G,ee)=>ee.reduce((se,xe)=>Math.max(se,xe),G),1),U=c("div",{class:"teg-cursor"});x.push(U);let H=c("div",{class:"teg-plot",pointerdown:G=>{G.button||(H.setPointerCapture(G.pointerId),$(G))},pointermove:G=>H.hasPointerCapture(G.pointerId)&&$(G)},T("svg",{viewBox:`0 -2 ${Et} ${vo+4}`,preserveAspectRatio:"none","aria-hidden":"true"},T("path",{class:"teg-grid",d:`M0 ${vo}H${Et}M0 ${vo/2}H${Et}M0 0H${Et}`}),...N.flatMap((G,ee)=>rc(fm(G,P),O.seats[ee].color,ee))),...a.map((G,ee)=>c("i",{class:"teg-turned","data-turn":ee+1,style:{left:`${100*(G.step-L)/v()}%`}})),U,c("b",{class:"teg-most"},P));return c("figure",{},c("figcaption",{},O.measures[S][1]),c("div",{class:"teg-plot-row"},H,M(O,N.map(G=>G.at(-1)??0),P)))},_=()=>{x=[],m.hidden=!a.length,m.setAttribute("aria-label",i?.turns??""),m.replaceChildren(...a.map(A=>c("li",{},E(`turn-${A.step}`,Hs(A,i,n.lang),()=>w(A.step)))));let S=n,{measures:O}=S;u.replaceChildren(...O.map((A,L)=>y(L)),O.length?"":c("p",{class:"teg-hint"},p)),h=S.seats.map(()=>c("b")),d.replaceChildren(...S.seats.map((A,L)=>{let j=T("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...rc("M0 4H26",A.color,L));return c("span",{},j,z(S,L),`${A.name} `,h[L])})),f.setAttribute("aria-label",l),f.setAttribute("aria-valuemin",String(o?.first)),f.setAttribute("aria-valuemax",String(o?.end))},M=(S,O,A)=>{let L=[...O.keys()].sort((N,P)=>O[P]-O[N]||N-P),j=hm(L.map(N=>100*(1-O[N]/Math.max(A,1))),mm);return c("div",{class:"teg-ends","aria-hidden":"true"},...L.map((N,P)=>c("span",{style:{top:`${j[P].toFixed(1)}%`}},z(S,N),S.seats[N].name)))},k=()=>{if(!n||!o)return;let S=n,O=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let L of x)L.style.left=`${100*O/v()}%`;let A=o.counts[O]??[];f.setAttribute("aria-valuenow",String(o.first+O)),h.forEach((L,j)=>Ct(L,S.measures.map((N,P)=>A[P*S.seats.length+j]??0).join(" · ")))};return f.addEventListener("keydown",S=>{if(S.ctrlKey||S.metaKey||S.altKey||!o)return;let O={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[S.key];O!==void 0&&(S.preventDefault(),S.stopPropagation(),w(Math.min(t(),o.end)+O))}),{root:g,tell(S,O,A,L,j){let N=[S,O,A,L,j];if(N.every((H,G)=>H===s[G]))return;s=N,n=S,o=ht(S,O,A),i=L;let{first:P,end:U}=o;a=j.filter(H=>H.line===A&&H.step>=P&&H.step<=U),l=`${L.race}: ${S.measures.map(H=>H[1]).join(", ")}`,p=L.race_secret,_(),k()},show(S){r=S,k()},stop:()=>{}}}var Xs={timeline:Nn,table:oc,race:ac},xm=[];function ic({model:e,el:t,film:n,part:o}){let s=[],r=xn(t,de(e,()=>{},s),s),a=ko(e,["line","step"],s,()=>g()),i=null,l="",p=(w,v)=>{a({...v!==e.get("line")&&{line:v},...w!==e.get("step")&&{step:w}})},u=Xs[e.get("face")](p,()=>e.get("step")),d=c("p",{class:"teg-caption","aria-live":"polite"}),f=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},u.root,d);Se(t),t.append(f),_e(f,s);let m=()=>{!i||l!==e.get("film")||(u.tell(i,e.get("tail"),e.get("line"),R(i.lang),e.get("turns")??xm),f.dataset.size=e.get("size")??"page",d.textContent=e.get("caption"),g())},g=()=>{u.show(e.get("step"),e.get("line")),f.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},x=async w=>{let v=e.get("film");[i,l]=[await Tn(w),v],m()},h=(w,v)=>{e.on(w,v),s.push(()=>e.off(w,v))};for(let w of["line","tail","caption","size","turns"])h(`change:${w}`,m);h("change:film",async()=>x(await o("film")));let b=()=>{f.dataset.theme=we()?"dark":"light"};return b(),s.push(Me(b),u.stop),x(n),()=>s.forEach(w=>w())}var wm={exercise:Ks,tour:Ks,guess:nc};function bm(e){let{model:t,el:n,part:o}=e,s=un(e),r=async()=>{let a=await o("board");s(),n.replaceChildren(),s=un({...e,board:a})};return t.on("change:board",r),()=>{t.off("change:board",r),s()}}function Y1(e){let t=e.model.get("face");return t in Xs?ic(e):t in Zs?tc(e):(wm[t]??bm)(e)}export{Y1 as render};
