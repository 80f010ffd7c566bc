function c(e,t={},...n){let o=document.createElement(e);return Vs(o,t,n),o}function T(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Vs(o,t,n),o}function Vs(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function At(e,t){e.textContent!==t&&(e.textContent=t)}function E(e,t,n,o={}){return c("button",{type:"button","data-key":e,...o,click:n},t)}function oe(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>c("option",{value:i.value,selected:i.value===o},i.text))))}function dt(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(l.valueAsNumber)||r(a(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return Kl(l,()=>l.valueAsNumber||n,p=>l.value=String(a(p)),i),l}var Yl=8;function Kl(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/Yl);a||=u!==0,a&&n(r+u)},l=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}function fo(e,t,n){return e.kind==="number"?Zl(n):e.kind==="order"?tc(e,n):e.kind==="mark"&&e.pick?Ql():e.kind==="mark"||e.kind==="choose"&&e.several?Jl(e,n):e.kind==="judge"&&e.free?ec(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?Xl(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var Lt={keys:()=>!1};function Ql(){let e=[];return{...Lt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Zl(e){let t="";return{...Lt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[Bs("number",n.number_how,t,o=>(t=o,e()))]}}function Bs(e,t,n,o){let s=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function Xl(e,t,n){let o=e.options??[],s=0;return{...Lt,renew:r=>o=r.options??[],ready:()=>s>0,value:()=>s,draw:()=>[c("ol",{class:"teg-options"},...o.map((r,a)=>pn("radio",`option-${a+1}`,`teg-${t}`,r,s===a+1,()=>{s=a+1,n(e.kind==="fault"?{entry:s}:{})},e.kind==="fault"?a+1:0)))]}}function Jl(e,t){let n=e.options??[],o=new Set;return{...Lt,renew:s=>n=s.options??[],ready:()=>o.size>0,value:()=>[...o].sort((s,r)=>s-r).map(s=>e.kind==="mark"?n[s-1]:s),draw:s=>[c("p",{class:"teg-picked"},s.several),c("ol",{class:"teg-options"},...n.map((r,a)=>pn("checkbox",`option-${a+1}`,"",r,o.has(a+1),()=>{o.delete(a+1)||o.add(a+1),t()})))]}}function ec(e,t){let n=null,o="",s=r=>()=>(n=r,t());return{...Lt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":o.trim()||"illegal",draw:r=>[c("ol",{class:"teg-options"},pn("radio","legal",`teg-${e}`,r.legal,n===!0,s(!0)),pn("radio","illegal",`teg-${e}`,r.illegal,n===!1,s(!1))),...n===!1?[Bs("clause",r.which_clause,o,a=>(o=a,t()))]:[]]}}function pn(e,t,n,o,s,r,a=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,c("li",{},c("label",{},i," ",a>0&&c("b",{},`${a}. `),o))}function tc(e,t){let n=e.options??[],o=n.map((i,l)=>l+1),s=(i,l)=>l<0||l>=o.length||i===l?!1:(o.splice(l,0,...o.splice(i,1)),t(),!0),r=-1,a=i=>l=>{l.preventDefault(),r>=0&&s(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...o],keys:(i,l)=>{let p=l.closest("[data-order]"),u={ArrowUp:-1,ArrowDown:1}[i];if(!p||u===void 0)return!1;let d=o.indexOf(Number(p.getAttribute("data-order")));return s(d,d+u),!0},draw:i=>[c("p",{class:"teg-picked"},i.order_how),c("ol",{class:"teg-order"},...o.map((l,p)=>c("li",{tabindex:0,draggable:"true","data-order":l,"data-key":`item-${l}`,"aria-label":`${p+1}. ${n[l-1]}`,dragstart:u=>{r=p,u.dataTransfer?.setData("text/plain",String(l))},dragover:u=>u.preventDefault(),drop:a(p)},c("span",{},`${p+1}. ${n[l-1]}`),c("span",{class:"teg-group"},E(`up-${l}`,"▲",()=>s(p,p-1),{"aria-label":`${i.up}: ${n[l-1]}`,disabled:p===0}),E(`down-${l}`,"▼",()=>s(p,p+1),{"aria-label":`${i.down}: ${n[l-1]}`,disabled:p===o.length-1})))))]}}var nc=new Set(["restarting","autorestarting","terminating","dead","starting"]);function ue(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i="",l=()=>a||=!!r&&(r.isDisposed||nc.has(r.status)||o()?.id!==r.id),p=()=>{l(),t()};for(let f of["statusChanged","connectionStatusChanged","disposed"])r?.[f]?.connect(p),n.push(()=>r?.[f]?.disconnect(p));let u=(f,m)=>{let{msg_type:g,session:x}=m?.header??{};i||=x??"",!(a||g!=="shutdown_reply"&&(x??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(u),n.push(()=>r?.iopubMessage?.disconnect(u));let d=async f=>{if(l())return t();try{await f()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(f,m)=>{d(()=>e.send(f,m))},write(f){for(let[m,g]of Object.entries(f))e.set(m,g);d(()=>e.save_changes())}}}var oc=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function ve(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let l of oc)i.toggleAttribute(l,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function dn(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var Ct=4;function gn(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),l=a.bottom+Ct+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Ct:a.top-Ct-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+Ct),r.right-t.offsetWidth-Ct);Object.assign(t.style,{top:`${l-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(E("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...Ws(r,a),...r.decisions.map(i=>c("section",{},...Ws(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function Ws({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let l=a.map(p=>c("li",{},`${i.other_reading}: ${p.text}`,p.option&&c("code",{},p.option)));return r&&l.push(c("li",{},`${i.option}: `,c("code",{},r))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${o}`},s),c("ul",{},...l)]}var sc='data-still="teg_nb"',rc=/^<.*> …$/s;function Qe(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(Fs(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=p=>{o=p,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},l=()=>(o?.isConnected||i(ac(e)),o);return p=>{if(l(),p===s)return;let u=s==="";s=p,clearTimeout(r),u||(r=setTimeout(()=>l()&&t(),1500))}}var fn=(e,t,n)=>Qe(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),Fs=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function ac(e){let t=Fs(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return rc.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(sc)?t:null}var qe={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses_attack:{es:"{seat} pierde {attack}",en:"{seat} loses {attack}"},losses_defence:{es:"{other} pierde {defence}",en:"{other} loses {defence}"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},sound:{es:"Sonido",en:"Sound"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},five_cards:{es:"Tenés cinco tarjetas: si no canjeás ahora, en este turno no sacás otra.",en:"You hold five cards: unless you exchange now, you draw none this turn."},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_armies:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}},told:{place_full:{es:"{seat} pone {amount} en {target}",en:"{seat} places {amount} in {target}"},place:{es:"{seat} pone {amount}",en:"{seat} places {amount}"},place_short:{es:"{seat} refuerza {target}",en:"{seat} reinforces {target}"},work_full:{es:"{seat} trabaja en {target}",en:"{seat} works in {target}"},work:{es:"{seat} pone a trabajar a sus tropas",en:"{seat} puts troops to work"},teg_work_full:{es:"{seat} arma un misil en {target}",en:"{seat} sets up a missile in {target}"},attack_full:{es:"{seat} ataca {target} desde {source}",en:"{seat} attacks {target} from {source}"},attack:{es:"{seat} ataca {target}",en:"{seat} attacks {target}"},losses_full:{es:"{seat} pierde {attack} y {other}, {defence}",en:"{seat} loses {attack}, {other} loses {defence}"},losses:{es:"{seat} y {other} tienen bajas",en:"{seat} and {other} have losses"},conquest_full:{es:"{seat} conquista {target}",en:"{seat} conquers {target}"},march_full:{es:"{seat} pasa {amount} de {source} a {target}",en:"{seat} moves {amount} from {source} to {target}"},march:{es:"{seat} pasa {amount} a {target}",en:"{seat} moves {amount} to {target}"},convoy_full:{es:"{seat} lleva misiles de {source} a {target}",en:"{seat} moves missiles from {source} to {target}"},convoy:{es:"{seat} lleva misiles a {target}",en:"{seat} moves missiles to {target}"},shift:{es:"{seat} mueve tropas",en:"{seat} moves troops"},card:{es:"{seat} saca una tarjeta",en:"{seat} takes a card"},tgm_card:{es:"{seat} saca una carta",en:"{seat} takes a card"},question:{es:"Una pregunta para {seat}",en:"A question for {seat}"},right:{es:"{seat} contesta bien",en:"{seat} answers right"},wrong:{es:"{seat} contesta mal",en:"{seat} answers wrong"},pact:{es:"{seat} y {other} hacen un pacto",en:"{seat} and {other} make a pact"},strike_full:{es:"{seat} bombardea {target} desde {source}",en:"{seat} strikes {target} from {source}"},strike:{es:"{seat} bombardea {target}",en:"{seat} strikes {target}"},teg_flight_full:{es:"{seat} lanza un misil a {target} desde {source}",en:"{seat} fires a missile at {target} from {source}"},teg_flight:{es:"{seat} lanza un misil a {target}",en:"{seat} fires a missile at {target}"},flight_full:{es:"{seat} dispara a {target} desde {source}",en:"{seat} fires at {target} from {source}"},flight:{es:"{seat} dispara a {target}",en:"{seat} fires at {target}"},roll:{es:"{seat} saca un {die}",en:"{seat} rolls a {die}"},walk_full:{es:"{seat} avanza de {source} a {target}",en:"{seat} walks from {source} to {target}"},fall_full:{es:"Cae un soldado de {seat} en {target}",en:"A soldier of {seat} falls in {target}"},flag_full:{es:"{seat} toma la bandera de {other}",en:"{seat} takes the flag of {other}"},flag:{es:"{seat} toma una bandera",en:"{seat} takes a flag"},continent:{es:"{continent}{armies}",en:"{continent}{armies}"},end:{es:"Gana {seat}",en:"{seat} wins"},end_all:{es:"Terminó la partida",en:"The match is over"}}};function Ze(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var H=Ze(qe.all),mn=Ze(qe.asking),_e=Ze(qe.eggar),Gs=Ze(qe.told),ee=Ze(qe.wargame),lc={symbol:Ze(qe.symbol),pact:Ze(qe.pact)},mo=(e,t,n)=>lc[t](e)[n]??n;function we(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function $e(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var Us=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var Ys=`/* The map */

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
`;var Ks=`/* What moves over the map, and the caption that says what it is. Only transform, opacity and one clip change. */

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
`;var Qs=`/* Controls */

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
`;var Zs=`/* Words below a view. */

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
`;var Xs=`/* A task beside a board: exercises, tours, bets. */

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
`;var mc=[Us,Ys,Ks,Qs,Zs,Xs].join(""),Js=!1;function Me(e){let t=e.getRootNode()===document;t&&Js||(Js||=t,(t?document.head:e).append(c("style",{},mc)))}function be(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function pe(e){return be(e.map(t=>[...t,t[0]]))}function or(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,l]=o[r],[p,u]=o[a];l>n!=u>n&&t<(p-i)*(n-l)/(u-l)+i&&(s=!s)}return s})}function ho([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],l=Math.max(r-s-2,8),[p,u]=[l-9,l-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[l,0],[u,6.4],[p,2.6],[5,1.4]].map(([f,m])=>[e+f*a-m*i,t+f*i+m*a])}function Tt(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=sr(e,a);return i?[ho(s,[r[0]+i,r[1]],o),ho([s[0]-i,s[1]],r,o)]:[ho(s,r,o)]}function le([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function sr(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var er=new WeakMap;function bo(e,t,n){let o=er.get(e)??new Map;er.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,hc(e,t,n)),o.get(s)}function hc(e,t,n){let o=xc(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=tr(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(tr))}function xc(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let l=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(l=[r[u]]),l.push(r[(u+1)%r.length]),wo(l)>wo(s)&&(s=l))}}return s}var wo=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function tr(e){let t=wo(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(l=>wc(e,t+l)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function wc(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let l=Math.max(t,0)/(i||1);return[o+l*(r-o),s+l*(a-s)]}t-=i}return e[e.length-1]}function rr(e,t,n,o=11){let[s,r]=[o/2,o*.18];return bo(e,t,n).flatMap(([[a,i],[l,p]])=>[-r,r].map(u=>{let[d,f]=[a+u*l,i+u*p];return[[d-s*p,f+s*l],[d+s*p,f-s*l]]}))}function xn(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=sr(e,r[0]-s[0]);return a?[xo(s,[r[0]+a,r[1]]),xo([s[0]-a,s[1]],r)]:[xo(s,r)]})}function xo([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(l,p)=>{let u=p/r,[d,f,m]=[(1-u)**2,2*u*(1-u),u**2];return[d*e+f*a+m*n,d*t+f*i+m*o]})}function ar([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function F(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],l=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),d=w=>(u?w:0)+Number(o[p++]),f=w=>s[s.length-1].push([t+w[0],n+w[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[g,x]=[r,a],[h,b]=l;if(l=m==="Q"?[d(g),d(x)]:m==="T"?[2*g-h,2*x-b]:[g,x],m!=="V"&&(r=d(g)),m!=="H"&&(a=d(x)),m!=="Q"&&m!=="T"){l=[r,a],f([r,a]);continue}for(let w=1;w<=6;w++){let _=w/6,[M,y,v]=[(1-_)**2,2*_*(1-_),_**2];f([M*g+y*l[0]+v*r,M*x+y*l[1]+v*a])}}return s}function wn(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function bn(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var hn=11,[bc,yc]=[900,500],nr=1.8;function jt(e,t=hn,n=900){let o=(a,i)=>Math.min(Math.max(a*e,i),nr*t),s=e*n<yc,r=Math.min(Math.max(7.4*e,.75*t),.9*nr*t)*(s?.7:1);return{least:t,small:s,disc:r,grown:r/e,count:s?.8*t:o(9.2,Math.round(2.1*t)/2),name:o(8.2,t===hn&&e*n>=bc?12.5:t),note:o(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function z(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&T("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},T("path",{d:`M${s.join("L")}Z`,fill:o}));return c("i",{class:"teg-dot",style:{background:n}},r||null)}function fe(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Xe(e,t){return e.step<e.steps&&c("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function Q(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function Pe(e,t,n,o){return e===null?c("span",{class:"teg-die"}):T("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},T("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...wn(e).map(([s,r])=>T("circle",{cx:s,cy:r,r:.4,fill:o})))}var kc={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},lr={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function Se(e){let t=kc[lr[e]??e];return t?T("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},T("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var ir={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Nt(e){return T("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},T("path",{d:ir[lr[e]??e]??ir.joker,fill:"currentColor"}))}function D(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function yn(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function kn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function zt(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function cr(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function ur(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function pr(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function dr(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function gr(e){return{kind:"offers",line:e.line,step:e.step}}function fr(e){return{kind:"hint",line:e.line,step:e.step}}function mr(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var yo=["easy","normal","hard"],hr={teg:["missile_keeper"]};function qt(e,t,...n){return t===e.viewer&&t===e.to_move?D(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function ye(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function xr(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function wr(e,t){let n=e.branches[t];return n?ye(e,n.step,n.line):ye(e,e.step+1)}function br(e){return Math.max(0,...kr(e).filter(t=>t<e.step))}function yr(e){return Math.min(e.steps,...kr(e).filter(t=>t>e.step))}function kr({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function vn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function _n(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function vr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function ko(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function _r(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ae={kind:"private"};function $n(e,t){return{kind:"look",seat:e.seats[t].name}}function Je(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function $r(e){return{kind:"more",line:e.line,step:e.step}}var Mr={kind:"stop"};function Sr(e){return{kind:"clause",name:e}}function Or(e){return{kind:"lang",lang:e}}function te(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var vo={slow:[2e3,900,250],normal:[1200,500,120],quick:[600,200,60],at_once:[0,0,0]},vc=Object.keys(vo);function Er({battle:e,last:t},n){let[o,s,r]=vo[n]??vo.normal;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function Mn(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Sn(e,t){let n=Mn(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Je(e,"action"):null}}var Ar={draw:_c,depends:({view:e,pace:t})=>[t,Sn(e,t.auto).pauses,e.playing?.until,Mn(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0},Lr={draw:({view:e},t)=>{if(!e.playing)return null;let{until:n,moves:o}=e.playing,s=t[`playing_${Cr(e,n)}`];return c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":s}),`${s} · ${t.round} ${e.round} · ${t.moves}: ${o}`)},depends:({view:e})=>e.playing,steady:!0},Cr=(e,t)=>t==="end"&&e.people?.length?"mine":t;function _c({view:e,now:t,pace:n,pause:o,stop:s,setSpeed:r,send:a},i){if(!e.seats.some(p=>p.bot))return null;let{pauses:l}=Sn(e,n.auto);return c("div",{class:"teg-timeline",role:"group","aria-label":i.bots},c("span",{class:"teg-group"},c("span",{class:"teg-label"},i.bots),e.playing?E("stop",c("span",{},Se("stop"),` ${i.stop}`),s,{class:"teg-main",title:"Esc"}):E("pause",c("span",{},Se(l?"pause":"forward"),` ${l?i.pause:i.go_on}`),o,{class:!l&&Mn(e)?"teg-main":null,title:"P",disabled:e.over!==null}),c("select",{"data-key":"speed","aria-label":i.speed,title:i.speed,change:p=>r(p.target.value)},...vc.map(p=>c("option",{value:p,selected:p===n.speed},i[p])))),c("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>E(`until-${p}`,i[`until_${Cr(e,p)}`],()=>a(Je(t(),p)),{disabled:!Mn(e)||!!e.playing}))))}function Tr(e){let{model:t,dom:n,store:o,stops:s}=e,{view:r}=o,a;s.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&!!r()?.goes_on&&e.wire.there(),p=()=>!!r()?.playing&&e.wire.there(),u=()=>p()||l()&&i().speed==="at_once",d=m=>e.wire.write(m),f=()=>{i().auto&&d({auto:!1}),e.wire.send(Mr)};return{pace:i,atOnce:u,setPace:d,stop:f,setSpeed:m=>d({speed:m}),moves:()=>p()||l(),pause(){if(r().playing)return f();let{pauses:m,message:g}=Sn(r(),i().auto);m===i().auto&&d({auto:!m}),m||e.wire.send(g)},drive(){let{wire:m,scheduler:g,mover:x}=e;if(clearTimeout(a),m.busy())return;let h=m.kept();if(h)return m.send(h);if(!(!p()&&!l())){if(n.root.setAttribute("data-going",""),p())return m.send($r(r()),m.names.driver);!g.begun()||x.moves()||!u()&&!g.rests()||(a=setTimeout(()=>m.send(Je(r(),"action"),m.names.driver),x.moved()?0:Er(r(),i().speed)))}}}}var $c=["round","seat","kind","text","counts"],gt=new Map;function On(e){let t=gt.get(e)??Mc(e);return gt.delete(e),gt.set(e,t),gt.size>4&&gt.delete(gt.keys().next().value),t}async function Mc(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function ft(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(f=>f.name===n)??o[0],d=1/0;s.unshift({name:u.name,to:d}),u.of!==null;)d=Math.min(d,u.from??0),u=o.find(f=>f.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let d of[e.rows[u.name],t.rows[u.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let f=Math.min(d.text.length,u.to+1-d.first);if(!(f<=0)){a.at(-1)?.name!==u.name&&a.push({from:d.first,name:u.name});for(let m of $c)for(let g=0;g<f;g++)r[m].push(d[m][g])}}r.first=Math.max(r.first,0);let i=u=>a.filter(d=>d.from<=u).at(-1)?.name??"main",l=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!l.has(u.name)&&u.of!==null&&(u.from??0)<=(l.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}var Sc=80;function Pt(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Oc({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,l=r.find(m=>m.name===a);if(!l||r.length<2&&!e.restore)return null;let p=m=>r.find(g=>g.name===m),u=Ec(),d=m=>g=>{m&&m.of!==null&&u.open(g,Pt(m,s),[Ac,Lc,Cc].map(x=>x(e,m,n,s)))},f=m=>o(1/0,m.target.value);return c("div",{class:"teg-lines"},r.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},s.line),c("select",{"data-key":"line",change:f,contextmenu:d(l)},...r.map(m=>c("option",{value:m.name,selected:m.name===a},`${Pt(m,s)} · ${m.end}`)))),l.of!==null&&c("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(l)},"⋯"),e.restore&&E("restore",`↶ ${s.restore}`,()=>n(_r(e))),i.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":s.ways},c("span",{class:"teg-label"},s.ways),...i.map((m,g)=>E(`way-${m.line}`,c("span",{},m.seat===null?null:z(e,m.seat),c("b",{},Pt(p(m.line)??l,s)),m.text&&` ${m.text}`),()=>o(m.step,m.line),{"aria-current":g===t?"true":null,contextmenu:d(p(m.line))}))),u.box)}function Ec(){let e=null,o=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(c("b",{},a),...i),o.hidden=!1;let l=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,l-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Ac(e,t,n,o){let r=c("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:Sc,value:t.title}),a=i=>{i.preventDefault(),n(vr(e,t.name,r.value))};return c("form",{submit:a},r,c("button",{type:"submit","data-key":"rename-yes"},o.rename))}function Lc(e,t,n,o){return E("promote",o.promote,()=>n(ko(e,"promote",t.name)),{title:o.promote_what})}function Cc(e,t,n,o){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},o.delete),c("p",{},o.delete_sure),E("delete-yes",o.delete_yes,()=>n(ko(e,"delete",t.name))))}var jr={draw:Oc,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var Nr=6;function En({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=c("div",{class:"teg-roll-all"}),i=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),l=new Map,[p,u,d,f]=[0,-1,!1,e],m={top:0,high:0,over:0},g=()=>{d=!1;let w=Math.max(0,Math.floor(m.top/f)-Nr),_=Math.min(p,Math.ceil((m.top+m.high)/f)+Nr);for(let[M,y]of l)M>=w&&M<_||(y.remove(),l.delete(M));for(let M=w;M<_;M++){let y=l.get(M);y||(y=o(M),y.classList.add("teg-roll-row"),y.setAttribute("role","row"),y.setAttribute("aria-rowindex",String(M+1)),y.dataset.row=String(M),y.style.top=`${M*f}px`,l.set(M,y),a.append(y)),y.getAttribute("aria-selected")==="true"!=(M===u)&&y.setAttribute("aria-selected",String(M===u))}},x=()=>{d||(d=!0,requestAnimationFrame(g))},h=()=>{if(u<0||!m.high)return;let[w,_]=[u*f,m.high-m.over-f];w>=m.top&&w<=m.top+_||(i.scrollTop=Math.max(0,w-_/2),m.top=i.scrollTop)};i.addEventListener("scroll",()=>{m.top=i.scrollTop,x()}),i.addEventListener("click",w=>{let _=w.target.closest(".teg-roll-row");_&&s(Number(_.dataset.row))}),i.addEventListener("keydown",w=>{if(w.target!==i||w.ctrlKey||w.metaKey||w.altKey)return;let _=Math.max(1,Math.floor(i.clientHeight/f)-1),M={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:_,PageUp:-_,Home:-1/0,End:1/0}[w.key];M!==void 0&&(w.preventDefault(),w.stopPropagation(),r(M))});let b=new ResizeObserver(()=>{Object.assign(m,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),h(),x()});for(let w of[i,n])w&&b.observe(w);return{root:i,fill(w,_=1){p=w,f=Math.round(e*_),i.style.setProperty("--teg-entry",`${f}px`),i.setAttribute("aria-rowcount",String(w)),a.style.height=`${w*f}px`;for(let M of l.values())M.remove();l.clear(),x()},show(w){w!==u&&(u=w,h(),g())},stop:()=>b.disconnect()}}var Tc=24;function jc(e,t,n,o){let s=[],r=i=>t.ways.filter(l=>l.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,p=t.line_of(l),[u,d]=[t.text[i],t.seat[i]],f=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||f||l===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:l,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||f?.glyph)&&s.push({kind:"entry",step:l,seat:d,line:p,text:f?.glyph?`${u} ${f.glyph}`:u}),f?.say&&s.push({kind:"note",step:l,seat:-1,line:p,text:f.say}));for(let g of r(l)){let h=e.rows[g.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:l+1,seat:-1,line:g.line.name,text:`${Pt(g.line,o)} (${l+1}–${g.line.end})${h&&`: ${h}`}`})}}return s}function An(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},l=null,p=M=>{let{kind:y,step:v,text:$,seat:k}=n[M],S=c("span",{class:"teg-at",role:"gridcell"},y==="entry"?v:""),O=y==="way"?"↳ ":y==="note"?"✎ ":"",A=y==="entry"&&(k<0?c("i",{class:"teg-dot teg-none"}):z(o,k));return c("div",{class:`teg-item teg-item-${y}`,title:$},S,c("span",{role:"gridcell"},A,O,$))},u=M=>n[M]&&e(n[M].step,n[M].line),d=()=>{let M=-1;for(let[y,v]=[0,n.length-1];y<=v;){let $=y+v>>1;n[$].step<=a.step?[M,y]=[$,$+1]:v=$-1}for(;M>0&&n[M].kind!=="entry";)M--;return M},m=En({height:Tc,label:"",draw:p,pick:u,move:M=>{if(!s)return;let y=Math.min(Math.max(t()+M,s.first),s.end);e(y,s.line)}}),g=c("select",{"data-key":"events-seat"}),x=c("select",{"data-key":"events-kind"}),h=()=>{!o||!s||!l||(i.seat=g.value===""?-1:Number(g.value),i.kind=x.value,n=jc(o,s,i,l),m.root.hidden=!n.length,b.hidden=n.length>0,m.fill(n.length,Number(getComputedStyle(m.root).getPropertyValue("--teg-type"))||1),m.show(-1),m.show(d()))};for(let M of[g,x])M.addEventListener("change",h);let b=c("p",{class:"teg-hint",hidden:!0}),w=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},g,x),m.root,b),_=(M,y)=>{let v=[g.value,x.value],$=new Set(Object.values(M.rows).flatMap(k=>k.kind));g.replaceChildren(c("option",{value:""},y.every_seat),...M.seats.map((k,S)=>c("option",{value:S},k.name))),x.replaceChildren(c("option",{value:""},y.every_kind),...Object.entries(M.kinds).filter(([k])=>$.has(k)).map(([k,S])=>c("option",{value:k},S))),[g.value,x.value]=v,g.setAttribute("aria-label",y.seats),x.setAttribute("aria-label",y.kind_of),m.root.setAttribute("aria-label",y.events),b.textContent=y.no_news};return{root:w,wait(M){m.root.hidden=!0,b.hidden=!1,b.textContent=M.busy},tell(M,y,v,$){let k=[M,y,v,$];k.every((S,O)=>S===r[O])||(r=k,(o!==M||l!==$)&&_(M,$),o=M,l=$,s=ft(M,y,v),h())},show(M,y){a={step:M,line:y},m.show(d())},stop:m.stop}}function zr(e,{view:t,ask:n,go:o},s){let r=e,a=c("summary",{"data-key":"events"}),i=An(o,()=>t().step);s.push(i.stop),r.append(a,i.root);let l="",p="",u=null,d=f=>{let m=H(f.lang);if(a.textContent=m.events,!r.open)return;let g=JSON.stringify([f.lang,f.line,f.steps,f.lines,f.memory,!!f.over,f.memory?0:f.step]);g!==p&&(p=g,n({kind:"events",have:l})),u?i.tell(u.film,u.tail,f.line,m):i.wait(m),i.show(f.step,f.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(f){let m=f.film?await On(f.film):u?.film;m&&(u={film:m,tail:f.tail},l=f.have,d(t()))}}}function qr(e,t,n){if(!t?.open)return e;let[o]=t.plans;if(n)return{...e,...o?.places.length&&{pointed:o.places},...o?.path.length&&{path:o.path}};let s=t.plans.map(({arrows:r,places:a},i)=>({number:i+1,arrows:r,places:a,lit:t.lit===i+1}));return{...e,hints:s}}function Pr({view:e,pointHint:t,chooseHint:n,tellHint:o},{plans:s,question:r,quiz:a,open:i},l){let[p,u]=r[e.lang];if(!i)return[c("p",{class:"teg-quiz"},p),E("hint-tell",l.advice_tell,o)];let d=({told:f,places:m},g)=>{let{text:x,chance:h,odds:b,reasons:w}=f[e.lang],_=g+1,M=[c("b",{class:"teg-hint-number"},_),c("b",{},x),h&&c("b",{class:"teg-hint-chance"},h)],y={pointerenter:()=>t(_),pointerleave:()=>t(0),focus:()=>t(_),blur:()=>t(0)};return c("li",{},m.length?c("button",{type:"button","data-key":`hint-${_}`,...y,click:()=>n(_)},...M):c("p",y,...M),b!==""&&c("p",{},b),c("ul",{},...w.map(v=>c("li",{},v))))};return[a&&c("p",{class:"teg-quiz"},p," ",c("b",{},u)),c("ol",{class:"teg-plans"},...s.map(d))]}function Ir({store:e,board:t,dom:n}){let{get:o,dispatch:s,table:r}=e,a=i=>{let{hint:l}=o();!l?.open||(l.lit??0)===i||(n.root.querySelectorAll(".teg-plans > li").forEach((p,u)=>p.toggleAttribute("data-lit",u+1===i)),s({type:"set",part:{hint:{...l,lit:i}}}))};return{pointHint:a,pointHintAt(i){let{hint:l}=o();!l?.open||t.cell||a(l.plans.findIndex(({arrows:p,places:u})=>p.length?p.some(([,d])=>d===i):u.includes(i))+1)},chooseHint(i){let l=o().hint?.plans[i-1],p=l?.arrows[0]??l?.places.slice(0,1)??[],{local:u}=o(),{game:d}=o();for(let f of p){if(d.marks(r(),u).source===f)continue;let m=d.click(r(),u,f,!1),{source:g,target:x}=d.marks(r(),m.local);if(m.message&&g!==f&&x!==f)break;u=m.local}s({type:"set",part:{local:u}})}}}var Hr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function V({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Ht=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Cn=e=>e.replace(/[?*]+$/,""),Nc=e=>e.includes("*")||e.includes("+");function zc(e){let t=Ht(e).map(([,n])=>n);return t.length?t.some(Nc)||t.every(n=>Cn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Re({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&zc(t[a])===n).sort((a,i)=>s(a)-s(i))}function Mo(e,t,n){let o=Re(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function $o(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function Oe(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set($o(e,o).map(s=>s[n]))]}function et(e,t,n={}){let o=V(e),s=Mo(o,t,n);if(!s)return null;let r=o.forms[s],a=Ht(r),i=a.flatMap(([,b],w)=>Cn(b)===e.board.place?[w]:[]),l=o.menu[s],p=r.amount?l.map(b=>b.slice(0,-1)):l,u=t.verb===s||t.verb===null?t.picks:[],d=a.map((b,w)=>u[w]??null);a.forEach((b,w)=>{let _=Oe(p,d,w);d[w]===null&&!i.includes(w)&&_.length===1&&_[0]!==void 0&&(d[w]=_[0])});let m=$o(p,d).some(b=>b.every((w,_)=>d[_]!==null)),g=r.amount?Math.max(0,...l.filter(b=>$o([b],d).length).map(b=>Number(b.at(-1)))):0,x=r.amount?[r.least,Math.max(g,r.least)]:null,h=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,places:i,rows:p,picks:d,done:m,range:x,amount:x?Math.min(Math.max(h,x[0]),x[1]):0}}function Dr({places:e,rows:t,picks:n}){return e.find(o=>n[o]===null&&Oe(t,n,o).some(s=>s!==void 0))??null}function It(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>It(e,t.slice(0,-1),a)):n.map((a,i)=>It(e,r[i],a))}let o=Cn(t);if(o===e.board.place)return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=V(e).names[o];return s?s[Number(n)][0]:n}function Rt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Rt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Rt(e,r[i],a,o)).join(" → ")}let s=Cn(t);return s==="flag"?o[n?0:1]:V(e).names[s]?.[Number(n)]?.[1]??String(It(e,t,n))}function Vr(e,t,n){let o=Ht(t).flatMap(([,s],r)=>[It(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Dt(e,t,n,o){let s=V(e).forms[t],r=[...n],a=s.fields.flatMap(([i,l])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[It(e,l,p)]});return D(e.view,t,...a)}function Ln(e,t){return t?.done?Dt(e,t.verb,t.picks,t.amount):null}function So({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return yn(t,r,a,o.keep)}function Br(e,t,n,o={},s=!1){let r=et(e,t,o);if(!r?.places.length)return{local:t};let{places:a}=r,[i,l]=[a[0],a[a.length-1]],p=g=>({...t,verb:r.verb,picks:g}),u=Dr(r);if(u!==null&&Oe(r.rows,r.picks,u).includes(n)){let g=Ie(r.picks,u,n),x=p(g),h=et(e,x,o);if(!(u===l&&h?.done&&(!h.form.amount||a.length===1||o.quick?.includes(h.verb))))return{local:x};let w=s?So(e,h,t,o):null;return{local:p(Ie(g,l,null)),message:w??Ln(e,h)}}if(r.done&&n===r.picks[l])return{local:t,message:Ln(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(_o(r.picks,a))};if(Oe(r.rows,_o(r.picks,a),i).includes(n)&&a.length>1)return{local:p(Ie(_o(r.picks,a),i,n))};let m=u===null?Ie(r.picks,l,n):Ie(r.picks,u,n);return m.some(g=>g===null)?{local:t,message:qc(e,r,m,n)}:{local:t,message:Dt(e,r.verb,m,r.amount)}}function qc(e,{verb:t,form:n,args:o,places:s,rows:r,amount:a},i,l){let p=e.board.countries[l].neighbours,u=o.map(()=>null),d=i.map((g,x)=>{if(g!==null)return g;let h=Oe(r,u,x);return(s.includes(x)?h.find(b=>p.includes(Number(b)))??p[0]:h[0])??null});if(d.some(g=>g===null))return null;let{kind:f,action:m}=Dt(e,t,d,n.amount?a:void 0);return f==="act"?kn(e.view,...m):null}function Wr(e,t,n,o){let s=et(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=s.places,i=s.picks[r],l=n??s.picks[a];return i===null||l===null||!Oe(s.rows,Ie(s.picks,a,null),a).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var _o=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function Fr(e,t,n={}){let o=V(e),s=Mo(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:l,rows:p}=et(e,i,n),u=l.map(()=>null);return t.picks.forEach((d,f)=>{d!==null&&Oe(p,u,f).includes(d)&&(u[f]=d)}),{...i,picks:u}}function Gr(e,t,n){let o=e.view.last??Rr,s=et(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let[a=null,i=null]=s.places.map(d=>s.picks[d]),l=Dr(s),p=l===null?[]:Oe(s.rows,s.picks,l).filter(d=>d!==void 0),u=a!==null;return{...r,legal:u?[]:p,targets:u?p:[],source:a,target:i,last:u?Rr:o}}function Oo(e){return Re(e,"plain").find(t=>t.startsWith("end_"))??null}function Ur(e,t,n,o){let s=V(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=Oo(s);return{local:t,message:p?D(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Re(s,"count");if(!a){let p=Mo(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,l]=s.menu[a][0];return{local:t,message:r>=i&&r<=l?D(e.view,a,r):null}}var Ie=(e,t,n)=>e.map((o,s)=>s===t?n:o),Rr={source:null,target:null};var Yr=6;function Kr(e={}){return{draw:(t,n)=>Pc(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Pc(e,t,n){let o=V(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return tt(e,t,()=>[r&&nt(e,t),...s,...Re(o,"count",n).map(a=>Hc(e,o,a,t)),Dc(e,o,n,t),...Re(o,"rows",n).map(a=>Lo(e,o,a,n,t)),Bt(e,o,n)])}function tt(e,t,n){let{view:o}=e;return o.over?null:Tn(e)?Ic(e,t):Q(t.actions,Rc(e,t),...n(),Xe(o,t))}function Tn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Ic({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?c("section",{class:"teg-card teg-curtain",role:"status"},c("p",{},`${n.curtain_turn} `,c("b",{},z(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),E("private",`${n.curtain_me} ${o.name}`,()=>t(Ae),{style:{background:o.color,color:o.ink}})):null}function nt(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=E("look",t.secret_show,()=>s(Ae),{class:"teg-wide-button"});return c("div",{},c("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return c("div",{},c("p",{class:"teg-hint"},a),Ao(e,t))}function Ao({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:E("bots-on",n.bots_on,()=>t(Je(e,"end")),{class:"teg-main teg-wide-button"})}function Rc(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(V(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:c("p",{class:"teg-asks",role:"status"},z(n,n.viewer??-1),c("b",{},o.name),` ${t.answers}`)}function Bt({view:e,send:t},n,o){let s=Re(n,"plain",o);if(!s.length)return null;let r=Oo(n);return c("div",{class:"teg-buttons teg-plain"},...s.map(a=>E(`act-${a}`,n.forms[a].label,()=>t(D(e,a)),{title:a===r?"E":null})))}function Hc({view:e,local:t,set:n,send:o},s,r,a){let[i,l]=s.menu[r][0],p=s.forms[r],u=c("p",{class:"teg-verb"},c("b",{},p.label)),d=m=>()=>o(D(e,r,m));if(i>0&&l-i<Yr){let m=Array.from({length:l-i+1},(g,x)=>i+x);return c("div",{"data-verb":r},u,c("div",{class:"teg-buttons"},...m.map(g=>E(`act-${r}-${g}`,String(g),d(g),{class:"teg-main"}))))}let f=Math.min(Math.max(t.amounts[r]??i,i),l);return c("div",{"data-verb":r},u,...mt(f,[i,l],m=>n({...t,amounts:{...t.amounts,[r]:m}}),a),c("div",{class:"teg-buttons"},E(`act-${r}`,`${p.label}: ${f}`,d(f),{class:"teg-main"})))}function mt(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n),i=[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&c("span",{class:"teg-label"},r),...a.map(l=>E(`amount-${l}`,String(l),()=>o(l),{"aria-pressed":String(e===l)})),n>3&&E("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&dt("amount",s.amount,e,[t,n],o))];if(n-t>3){let l=p=>o(p.target.valueAsNumber);i.push(c("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:l}))}return i}function Lo(e,t,n,o,s){let{local:r,set:a,send:i}=e,l=t.forms[n],p=t.menu[n],u=d=>a({...r,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...p.map((d,f)=>{let m=Vr(e,l,d),g=l.amount?Number(d.at(-1)):void 0,x=l.amount?d.slice(0,-1):d,h=Ht(l).map(([,w],_)=>Rt(e,w,x[_],[s.flag_yes,s.flag_no])).join(" · "),b=o.note?.(e,n,s,f);return E(`act-${n}-${f}`,c("span",{},h||"—",b&&c("b",{},` ${b}`)),()=>i(Dt(e,n,x,g)),{class:"teg-row",mouseenter:()=>u(m),mouseleave:()=>u([]),focus:()=>u(m),blur:()=>u([])})})))}function Dc(e,t,n,o){let{local:s,set:r,send:a}=e,i=et(e,s,n);if(!i)return null;let l=Re(t,"map",n),p=Ln(e,i);return c("div",{class:"teg-play","data-verb":i.verb},l.length>1&&c("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...l.map(u=>E(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),c("p",{class:"teg-hint"},Bc(i,n,o)),...i.args.map((u,d)=>Wc(e,i,d,o)),i.range&&i.range[1]>i.range[0]&&c("div",{},...mt(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),c("div",{class:"teg-buttons"},E(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&Vc(e,i,n,o)))}function Vc(e,t,n,o){let{local:s,set:r,send:a}=e,i=So(e,t,s,n);return c("span",{class:"teg-group"},E(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),dt("keep",o.keep,s.keep,[1,99],l=>r({...s,keep:l})))}function Bc(e,{quick:t=[]},n){let{places:o}=e;return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Wc(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],{places:i}=t,l=i.indexOf(n),p=t.picks.map((g,x)=>l>=0&&x>n&&i.includes(x)?null:g),u=Oe(t.rows,p,n).filter(g=>g!==void 0),d=g=>r({...s,verb:t.verb,picks:Ie(p,n,g)}),f=g=>Rt(e,a,g,[o.flag_yes,o.flag_no]);if(l>=0){let x=(l===0||t.picks[i[l-1]]!==null?u:[]).map(w=>({value:String(w),text:f(w)})).sort((w,_)=>w.text.localeCompare(_.text,"es")),h=t.picks[n]===null?"":String(t.picks[n]),b=i.length===1?o.place:l===0?o.source:l===1?o.target:o.further;return oe(["source","target",`country-${l}`][Math.min(l,2)],b,x,h,w=>d(w===""?null:Number(w)),o.choose)}if(!u.length)return null;if(u.length<=Yr)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(g=>E(`${a.replace(/[?*]/g,"")}-${String(g)}`,f(g),()=>d(g),{"aria-pressed":String(t.picks[n]===g)})));let m=u.map(g=>({value:String(g),text:f(g)}));return oe(a.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),g=>d(g===""?null:Number(g)),o.choose)}function ht(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||Tn(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,z(o,o.viewer),o.seats[o.viewer].name);if(!s)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,E("private",n.secret_show,()=>a(Ae),{class:"teg-cover"}));let p=e(t,n).filter(d=>d),u=E("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...p,u)}}}var Qr=new WeakMap;function Fc(e){let t=Qr.get(e)??Gc(e);return Qr.set(e,t),t}function Gc(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],o=new Float64Array((t+1)*(n+1)),s=e.countries.flatMap(r=>r.polygons);for(let r=0;r<n;r++){let a=new Uint8Array(t);for(let p of s){let u=Uc(p,(r+.5)*4);for(let d=0;d+1<u.length;d+=2){let[f,m]=[Math.max(Math.floor(u[d]/4),0),Math.min(Math.floor(u[d+1]/4),t-1)];a.fill(1,f,m+1)}}let[i,l]=[r*(t+1),(r+1)*(t+1)];for(let p=0;p<t;p++)o[l+p+1]=a[p]+o[l+p]+o[i+p+1]-o[i+p]}return{columns:t,sums:o}}function Uc(e,t){let n=[];for(let o=0,s=e.length-1;o<e.length;s=o++){let[r,a]=e[o],[i,l]=e[s];a>t!=l>t&&n.push((i-r)*(t-a)/(l-a)+r)}return n.sort((o,s)=>o-s)}function Co(e,[t,n,o,s]){let{columns:r,sums:a}=Fc(e),i=a.length/(r+1)-1,l=(g,x)=>Math.min(Math.max(g,0),x),[p,u]=[l(Math.floor(t/4),r),l(Math.ceil(o/4),r)],[d,f]=[l(Math.floor(n/4),i),l(Math.ceil(s/4),i)],m=(g,x)=>a[x*(r+1)+g];return m(u,f)-m(p,f)-m(u,d)+m(p,d)>0}function Zr(e,{width:t,height:n},o,s,r){let a=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let p=3;p+t<=e.width-3;p+=7){let u=[p,l,p+t,l+n];if(Co(e,u))continue;let d=Yc(o,u);if(d>=i||r.some(m=>m[0]<u[2]&&m[2]>u[0]&&m[1]<u[3]&&m[3]>u[1]))continue;let f=d+Math.max(0,d+20-Math.min(...s.map(m=>Xr(m,u))))*2;f>=i||([a,i]=[u,f])}return a}var Xr=([e,t],[n,o,s,r])=>Math.hypot(Math.max(n-e,e-s,0),Math.max(o-t,t-r,0));function Yc(e,t){let n=e.map(o=>Xr(o,t));return Math.min(...n)+.3*n.reduce((o,s)=>o+s,0)/n.length}var Qc=1.25,Zc=1.08,Xc=22,[Wt,Jr]=[1.15,1.7],[Jc,eu]=[.15,.4],tu=4,nu=4,[ou,ea]=[400,6],su=3,ru=12,au=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],ta=new WeakMap;function No(e,t,n){let o=ta.get(e)??new Map;return ta.set(e,o),o.has(t)||(o.size===ru&&o.delete(o.keys().next().value),o.set(t,n())),o.get(t)}var zo=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function sa(e,t,n=[]){let o=No(e,zo(t),()=>qo(e,t,[]));if(n.every(r=>o.names[r]))return o;let s=[...new Set(n)].sort((r,a)=>r-a);return No(e,`${zo(t)} ${s}`,()=>qo(e,t,s))}function ra(e,t,n){return{...qo(e,t,n,n),notes:[]}}function aa(e,t,n){let o=n.map(r=>t.reduce((a,i)=>a+me(r,i),0)+ua(r)-me(r,[0,0,e.width,e.height])),s=Math.min(...o);return{place:o.indexOf(s),covers:s}}function ia(e,t,{names:n,notes:o}){let s=o.map(r=>la(r,t.note??t.type));return[...n.flatMap(r=>r?[Ft(r,t)]:[]),...s,...jn(e,t),...Nn(e,t).map(r=>r.box)]}function qo(e,t,n,o=[...e.countries.keys()]){let s=Nn(e,t).map(h=>h.box),r=[...jn(e,t),...s],a=e.countries.map((h,b)=>o.includes(b)?uu(e,h,t,r,b):[]),i=a.map(([h])=>h??null),l=(h,b)=>i.reduce((w,_,M)=>w+(_&&M!==h?me(b,_.box):0),0),p=(h,b)=>i.flatMap((w,_)=>w&&_!==h&&me(b,w.box)>0?[_]:[]);for(let h=0;h<tu;h++)a.forEach((b,w)=>b.length&&(i[w]=Po(b,_=>_.cost+l(w,_.box))));iu(i,n);let u=h=>a[h].find(b=>b.free&&!p(h,b.box).length)??null,d=h=>a[h].some(b=>{let[w,..._]=p(h,b.box);if(!b.free||_.length)return!1;if(w===void 0)return!!(i[h]=b);let M=i[w];return[i[h],i[w]]=[b,null],i[w]=u(w),i[w]?!0:([i[h],i[w]]=[null,M],!1)}),f=()=>o.filter(h=>!i[h]).sort((h,b)=>Number(n.includes(b))-Number(n.includes(h))||h-b),m=()=>{for(let h of f())i[h]=u(h);for(let h of f())d(h);for(let h of f())i[h]=To(e,t,h,[...r,...i.flatMap(b=>b?[b.box,...oa(b)]:[])],i)};m();for(let h of f().slice(0,nu)){let[b,w]=[[...i],f().length];for(let _ of[a[h],[To(e,t,h,r,[])]]){let M=_.filter(y=>y?.free);!M.length||i[h]||(na(i,h,M,n),m(),f().length>=w&&b.forEach((y,v)=>i[v]=y))}}for(let h of f()){let b=n.includes(h)&&To(e,t,h,r,[]);b!==!1&&na(i,h,b?[b]:a[h],n)}let g=[...r,...i.flatMap(h=>h?[h.box,...oa(h)]:[])],x=e.notes.filter(h=>!g.some(b=>me(b,la(h,t.note??t.type))>0));return{names:i.map(h=>h&&{lines:h.lines,place:h.place,...h.leader&&{leader:h.leader}}),notes:x}}function Po(e,t){let[n,o]=[e[0],1/0];for(let s of e){let r=t(s);r<o&&([n,o]=[s,r])}return n}function iu(e,t){for(e.forEach((n,o)=>n&&!n.free&&(e[o]=null));;){let n=e.map((s,r)=>s?e.filter((a,i)=>a&&i!==r&&me(s.box,a.box)>0).length-(t.includes(r)?.5:0):0),o=Math.max(0,...n.map(Math.ceil));if(o<=0)return;e[n.findIndex(s=>Math.ceil(s)===o&&s===Math.max(...n.filter(r=>Math.ceil(r)===o)))]=null}}function na(e,t,n,o){let s=a=>a.cost+e.reduce((i,l,p)=>i+(l?me(a.box,l.box)*(o.includes(p)?100:1):0),0),r=Po(n,a=>s(a)+(a.free?0:1e5));e.forEach((a,i)=>a&&!o.includes(i)&&me(r.box,a.box)>0&&(e[i]=null)),e[t]=r}function To(e,t,n,o,s){let{label:[r,a],name_lines:i}=e.countries[n],l=jn(e,t).filter((g,x)=>x!==n),p=s.flatMap(g=>g?.leader?[g.leader]:[]),u=s.flatMap(g=>g?[g.box]:[]),d=[i,...ca(i)],f=[];for(let g of d){let{width:x,height:h}=Io(g,t.type);for(let b=h/2+2;b<=e.height-h/2-2;b+=ea)for(let w=x/2+2;w<=e.width-x/2-2;w+=ea){let[_,M]=[Math.max(Math.abs(w-r)-x/2,0),Math.max(Math.abs(b-a)-h/2,0)],y=Math.hypot(_,M);if(y>ou||y<1.5*t.disc)continue;let v=Co(e,Le([w,b],x,h));f.push({place:[w,b],lines:g,away:y*(v?su:1)+(g===i?0:2)})}}f.sort((g,x)=>g.away-x.away);let m=null;for(let{place:g,lines:x}of f){let h=Ft({lines:x,place:g},t),b=lu([r,a],h,t.disc);if(o.some(_=>me(h,_)>0)||u.some(_=>jo(b,_))||p.some(_=>cu(b,_)||jo(_,h)))continue;let w={lines:x,place:g,leader:b,box:h,cost:0,free:!0};if(!l.some(_=>jo(b,_)))return w;m??=w}return m}function lu([e,t],[n,o,s,r],a){let i=[Math.min(Math.max(e,n+2),s-2),Math.min(Math.max(t,o),r)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*a/l,t+(i[1]-t)*a/l],i]}function oa({leader:e}){if(!e)return[];let[[t,n],[o,s]]=e,r=Math.ceil(Math.hypot(o-t,s-n)/4);return Array.from({length:r+1},(a,i)=>Le([t+(o-t)*i/r,n+(s-n)*i/r],2,2))}function jo([[e,t],[n,o]],[s,r,a,i]){let[l,p]=[0,1];for(let[u,d,f,m]of[[e,n-e,s,a],[t,o-t,r,i]]){if(!d&&(u<f||u>m))return!1;if(!d)continue;let[g,x]=[(f-u)/d,(m-u)/d].sort((h,b)=>h-b);[l,p]=[Math.max(l,g),Math.min(p,x)]}return l<p}function cu([e,t],[n,o]){let s=(r,a,i)=>Math.sign((a[0]-r[0])*(i[1]-r[1])-(a[1]-r[1])*(i[0]-r[0]));return s(e,t,n)!==s(e,t,o)&&s(n,o,e)!==s(n,o,t)}function jn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-Wt*t,o-Wt*t,n+Wt*t,o+t])}function Nn(e,t){return e.continents.some(({gives:n})=>n)?No(e,`plates ${zo(t)}`,()=>{let n=jn(e,t);return e.continents.flatMap(({gives:o=[]},s)=>{let r=1.6*t.type,a=(o.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(u=>e.countries.flatMap(d=>d.continent===s===u?[d.label]:[])),p=o.length?Zr(e,{width:a,height:r},i,l,n):null;return p?(n.push(p),[{continent:s,box:p}]):[]})}):[]}function la({x:e,y:t,text:n,anchor:o},s){let r=zn(n)*s;return Le([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function uu(e,t,n,o,s){let{label:[r,a],name_lines:i}=t,l=e.countries.map(({label:u})=>Le(u,2*Jr*n.disc,2*Jr*n.disc)).filter((u,d)=>d!==s),p=n.type*n.type*.7;return[i,...ca(i)].flatMap((u,d)=>{let{width:f,height:m}=Io(u,n.type),[g,x]=[Wt*n.disc+f/2+1,Wt*n.disc+m/2+.5],[h,b]=[f*.25,f*.45],w=[[0,x],[0,-x],[g,0],[-g,0],[h,x],[-h,x],[h,-x],[-h,-x],[b,x],[-b,x],[b,-x],[-b,-x],[g,n.disc*.9],[-g,n.disc*.9],[g,-n.disc*.9],[-g,-n.disc*.9]];return[pu(t,n.disc,(u.length-i.length)*n.type),...w.map(([M,y])=>[r+M,a+y])].map((M,y)=>{let v=Ft({lines:u,place:M},n),$=o.reduce((A,C)=>A+me(v,C),0),k=ua(v)-me(v,[0,0,e.width,e.height]),S=l.reduce((A,C)=>A+me(v,C),0),O=3*$+2*k+eu*S+Jc*p*(y&&1+y/4)+d*p;return{lines:u,place:M,box:v,cost:O,free:$<.01&&k<.01}})})}function ca(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=a=>Po(n,i=>Math.abs(i-t.length*a)),s=a=>[0,...a].map((i,l)=>t.slice(i,a[l]).trim()),r=n.length>1&&t.length>Xc?[s([o(1/3),o(2/3)])]:[];return n.length?[s([o(1/2)]),...r]:[]}function pu({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function zn(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(au.find(([s])=>s.test(o))?.[1]??.71),0)}function Io(e,t){return{width:Math.max(...e.map(zn))*t+1,height:(Zc+Qc*(e.length-1))*t}}function Ft({lines:e,place:t},{type:n}){let{width:o,height:s}=Io(e,n);return Le(t,o,s)}function Le([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var ua=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function me(e,t){let[n,o]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=o)return 0;let[s,r]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return s>=r?0:(o-n)*(r-s)}var He=()=>({times:1,left:0,top:0});function qn(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function De(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return qn(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Ro=(e,{times:t,left:n,top:o},s,r)=>qn(e,{times:t,left:n+s,top:o+r});function da(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,l,p)=>i>l+p*.1&&i<l+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:qn(e,{times:t.times,left:n-s/2,top:o-r/2})}var[du,pa]=[1.3,.15];function ga(e,t,n){let[o,s]=[0,1].map(f=>n.map(m=>m[f])),[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],p=Math.max(a-r,60)*(1+2*pa)+40,u=Math.max(l-i,60)*(1+2*pa)+40,d=Math.min(e.width/p,e.width*t/u,6);return!n.length||d<du?He():qn(e,{times:d,left:(r+a-e.width/d)/2,top:(i+l-e.height/d)/2})}function fa(e,t,n,o){let[s,r,a,i]=ot(e,t,n),l=(a-s)*.06,p=(u,d,f,m)=>u>=d+(d>0?l:0)&&u<=f-(f<m?l:0);return o.every(([u,d])=>p(u,s,a,e.width)&&p(d,r,i,e.height))}function ot(e,t,{times:n,left:o,top:s}){let r=e.width/n,a=(r*t-e.height/n)/2;return[o,s-a,o+r,s+e.height/n+a]}var he="DejaVu Sans, Verdana, sans-serif",Pn="#ffffff",ha=/^c(\d+)$/,In="places";function xa(e,t,n,o,s,r){let a=jt(o,r,e.width),i=Bo(e,t,n,a);return[...fu(e,a),mu(e,o),...xu(e,t,a),..._u(e,n),Z("frontiers",Rn(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...wu(e,n,o),bu(e,n,o),yu(e,n,a.grown),...ku(e,n,a.grown,o),...Mu(e,t,a,o),...Ou(e,i,a),...Eu(e,t,a,i),Au(e,a,i),...Su(e,t,o),...$u(e,n,o),...Lu(e,t,a),Cu(e,t,n,a),...Tu(e,t,a),ju(e,n,a),vu(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function wa(e,t,n,o=He(),s=Math.round(n*e.height/e.width)){let[r,a,i,l]=ot(e,s/n,o),p={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:s,margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...p,range:[r,i]},yaxis:{...p,range:[l,a]}}}var ma=new WeakMap;function Rn(e){let t=ma.get(e)??gu(e);return ma.set(e,t),t}function gu(e){return{countries:e.countries.map(t=>pe(t.polygons)),continents:e.continents.map(t=>be(t.outline)),land:be(e.continents.flatMap(t=>t.outline)),bridges:be(e.bridges.flatMap(t=>t.segments)),frontiers:be(e.frontiers??[])}}function Z(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function fu(e,t){let{land:n,continents:o}=Rn(e);return[Z("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>Z(`band${r}`,o[r],s.color,t.band))]}function mu(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return Z("bridges",Rn(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function hu(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??Hn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function Hn(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function xu(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...Rn(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...hu(e,t,s)}))}function wu(e,t,n){let o=u=>pe(u.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),l=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[Z("aims-under",o(i),"#ffffff",r),Z("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),Z("target-under",p,"#ffffff",r),Z("target",p,s.target,a),Z("source-under",l,"#ffffff",r),Z("source",l,s.source,a)]}function bu(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return Z("pointed",pe(o),e.palette.target,Math.max(3*n,2.2))}function yu(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,l])=>Tt(e,i,l,n));return Dn("arrow",a,e.palette.source)}function ku(e,t,n,o){let{palette:s}=e,r=t.hints??[],a=f=>f.flatMap(m=>m.arrows.length?m.arrows.flatMap(([g,x])=>Tt(e,g,x,n)):m.places.map(g=>le(e.countries[g].label,n*1.6))),i=Math.max(1.6*o,1.4),[l,p,u]=[a(r.slice(0,1)),a(r.slice(1)),a(r.filter(f=>f.lit))],d=(f,m,g,x="solid")=>({...Dn(f,m,g),line:{color:s.source,width:i,dash:x,simplify:!1}});return[Z("hints-lit",pe(u),s.selected,i+9),Z("hints-under",pe([...l,...p]),"#ffffff",i+4),d("hints",r[0]?.arrows.length?l:[],s.source),d("hints-ring",r[0]?.arrows.length?[]:l,"rgba(0,0,0,0)"),d("hints-others",p,"rgba(255,255,255,0.85)",`${Math.max(4*o,3)}px,${Math.max(3*o,2.4)}px`)]}function vu(e,t,n){let o=(t.hints??[]).flatMap(({number:s,arrows:[r],places:[a]})=>{let[i,l]=(r??[a,a]).map(g=>e.countries[g]?.label);if(!i||!l)return[];let[p,u]=[l[0]-i[0],l[1]-i[1]],d=Math.hypot(p,u)||1,f=r?[-u/d*n.grown*1.5,p/d*n.grown*1.5]:[-n.grown*2,-n.grown],m=Math.abs(p)>e.width/2?0:.45;return[{number:s,x:i[0]+p*m+f[0],y:i[1]+u*m+f[1]}]});return{uid:"hint-numbers",type:"scatter",mode:"markers+text",x:o.map(s=>s.x),y:o.map(s=>s.y),text:o.map(s=>String(s.number)),textposition:"middle center",textfont:{family:he,weight:700,size:n.count,color:"#ffffff"},marker:{size:1.9*n.disc,opacity:1,color:e.palette.source,line:{color:"#ffffff",width:1.6}},hoverinfo:"skip",cliponaxis:!1}}function Dn(e,t,n){return{...Z(e,pe(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var Vo=["#fff0a8","#ff9d2e","#d31616"];function _u(e,t){return Vo.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=Dn(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function $u(e,t,n){let o=be(xn(e,t.path??[])),s=Math.max(2.6*n,2);return[Z("flight-under",o,"#ffffff",s+2.4),Z("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Mu(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[le(l,p)]}),a=pe(r);return[Z("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),Z("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function Su(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=be([...o.values()].flatMap(([r,a])=>rr(e,r,a,11/Math.max(Math.min(n,1),.6))));return[Z("covered-under",s,"#ffffff",Math.max(5*n,4.4)),Z("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function xt({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var Ho=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(o=>o===null?[]:[o]);function Bo(e,t,n,o){if(o.small)return ra(e,xt(o),Ho(n));let{source:s,target:r}=n.last,a=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return sa(e,xt(o),[...Ho(n),...Ho({...n,source:s,target:r}),...a])}function Ou(e,{names:t},n){let o=be(t.flatMap(s=>s?.leader?[s.leader]:[]));return[Z("leaders-under",o,"#ffffff",n.border+2.2),Z("leaders",o,e.palette.ink,n.border+.5)]}function Eu(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,l)=>o[l]&&s(l).toLowerCase()===Pn===r?[l]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:he,size:n.name,weight:700,color:r?Pn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Au(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:he,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function Wo(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(l=>l[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,l,p,u])=>({seat:l,armies:p,missiles:u}))];return i.map((l,p)=>({...l,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var ba=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Lu(e,t,n){let o=t&&!n.small?Wo(e,t,n.grown).filter(ba):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:l,y:p})=>{let{ink:u="",sign:d=[]}=t?.seats[i]??{};return!d.length||u.toLowerCase()===Pn!==s?[]:[d.map(([f,m])=>[l+n.grown*f,p+n.grown*m])]}),a=s?Pn:e.palette.ink;return{...Z(s?"signs-light":"signs",pe(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Cu(e,t,n,o){let{palette:s}=e,r=t?Wo(e,t,o.grown).filter(ba):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),p=u=>l.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:he,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||l.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Tu(e,t,n){let o=t?Wo(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>ar([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[Dn("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:he,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function ju(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:he,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function ya(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Do(e[a]),l=Do(r),p=Object.entries(l).filter(([d,f])=>!Nu(i[d],f)),u=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function Do(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(Do(o,`${t}${n}.`)):[[t+n,o]]))}function Nu(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var Vn=8,ka=15.5,va=6,Ce=e=>Math.floor(e/Vn);function Gt(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function $a(e,t,n,o,s,r=hn){return[...qu(e,o,r),...Pu(e,o),...Ru(e,t,n,o),...Du(e,t,n,o,r),...Vu(e,n,o),...Bu(e,o),...Wu(e,t,o),...Fu(e,t,o,r),Gu(e,o)]}function ce(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...pe(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function Ve(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...be(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function Fo(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:he,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var st=(e,t)=>e.countries[t].label;function zu(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var _a=new WeakMap;function Ma(e){let t=_a.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(u,d)=>s+d*o),i=[s/2,r+s/2],p={tents:e.countries.flatMap(({continent:u,label:d},f)=>u<0||e.flags?.includes(f)?[]:[d]).flatMap(u=>F(e.shapes?.tent??"",u)),ground:Object.fromEntries(Object.entries(e.shapes?.ground??{}).map(([u,d])=>[u,F(d,[s,s])])),dark:e.countries.flatMap((u,d)=>(Math.floor(d/n)+d%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,s],[u,r]],[[s,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,d)=>i.flatMap(f=>[{at:[u+o/2,f],text:String.fromCharCode(65+d)},{at:[f,u+o/2],text:String(d+1)}]))};return _a.set(e,p),p}function qu(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:l,lines:p,words:u,ground:d}=Ma(e),f=[[r,r],[i,r],[i,i],[r,i]];return[ce("field",[f],{fill:a.light}),ce("meadow",d.meadow??[],{fill:a.meadow}),ce("dark",l,{fill:`${a.meadow}80`}),ce("stones",d.stones??[],{fill:a.stones}),Ve("tufts",d.tufts??[],a.tufts,Math.max(t,.7)),Ve("lines",p,a.line,Math.max(t,.6)),ce("border",[f],{color:a.border,width:Math.max(3*t,2)}),Fo("letters",u,Math.max(15*t,n),a.border)]}function Pu(e,t){let n=e.continents.map(({color:s,outline:r},a)=>{let[[i,l],,[p,u]]=r[0],d=[Iu([i+4,l+4],[p-4,u-4],12)];return[d,ce(`camp${a}`,d,{fill:`${Hn(s,.5)}d0`,color:Gt(s,.35),width:Math.max(4.5*t,2.6)})]}),o=n.flatMap(([s])=>s);return[...n.map(([,s])=>s),ce("palisade",o,{color:"#ffffff66",width:Math.max(3*t,1.6),dash:`${Math.max(2*t,1)}px,${Math.max(5*t,3)}px`}),ce("tents",Ma(e).tents,{fill:"#00000024"})]}function Iu([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Ru(e,t,n,o){let s=t?.moves??[],r=l=>l.map(p=>st(e,p)),a=t?.seats[Ce(Hu(t,s))]?.color??"#888888",i=s.map(l=>le(st(e,l[0]),6,16));return[Ve("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),Ve("walks",s.map(r),Gt(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),ce("walk-starts",i,{fill:"#ffffff",color:Gt(a,.15),width:Math.max(2.5*o,1.6)}),Ve("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Hu(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function Du(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([l,p])=>({at:st(e,l),text:String(p)})),i={size:25*o,color:Hn(r,.25),opacity:.9,line:{color:Gt(r),width:Math.max(1.6*o,1)}};return[Fo("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Vu(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[zu(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,d,f])=>[ce(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),ce(p,a(u),{color:d,width:r,dash:f})])}function Bu(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[Ve("poles",n.flatMap(a=>F(o.pole,st(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>ce(`flag${i}`,F(o.pennant,st(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Wu(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=st(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Ve("crosses-under",s,"#ffffff",Math.max(8*n,5)),Ve("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Fu(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((d,f)=>{if(d<0)return[];let[m,g]=st(e,d);return[{soldier:f,seat:Ce(f),at:[m,g+va+1]}]}),i=d=>t?.seats[d],l=a.map(({soldier:d,seat:f,at:m})=>({at:m,text:String(d%Vn),color:i(f)?.ink})),p={size:2*ka*n,opacity:1,color:a.map(d=>i(d.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}},u=a.map(({at:[d,f]})=>le([d+1.5,f+2],ka,20).map(([m,g])=>[m,f+12+(g-f)*.45]));return[ce("shadows",u,{fill:"#1b232c38"}),Fo("soldiers",l,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((d,f)=>{let m=a.filter(g=>g.seat===f).flatMap(({at:[g,x]})=>F(d,[g,x-va]));return ce(`gear${f}`,m,{fill:Gt(e.continents[f].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Gu(e,t){return{uid:In,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var Sa={soldier:null,over:null,target:null,group:null};function wt(e){let t=new Map;for(let[n,o]of V(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Ut(e){let t=new Map;for(let[n,o]of V(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Yt(e,{target:t,group:n}){let o=Ut(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var Bn=e=>(V(e).menu.remove??[]).map(([t])=>t),Kt=(e,t,n)=>V(e).names[t]?.[n]?.[0]??"?",We=e=>String(e%Vn);function Oa(e,t,n){let o=n.map(s=>e.board.countries[s].name);return D(e.view,"move",Kt(e,"soldier",t),o)}function Go(e,t){let n=Yt(e,t);if(t.target===null||!n.length)return null;let o=s=>Kt(e,"soldier",s);return D(e.view,"attack",o(t.target),n.map(o))}function Uu({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Ea(e,t,n){let{view:o}=e,{menu:s}=V(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let l=Bn(e).includes(r);return{local:t,message:l?D(o,"remove",Kt(e,"soldier",r)):null}}if(s.attack)return Uo(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&Ce(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=wt(e).get(t.soldier)?.get(n)??Uu(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Oa(e,t.soldier,i):null}}function Uo(e,t,n){let o=Ut(e);if(o.has(n))return n===t.target?{local:t,message:Go(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Yt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Yu(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=V(e);return s<0||Ce(s)!==e.view.viewer?{local:t}:r.move?Ea(e,{...t,soldier:s},o):r.attack?Uo(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Ku(e,t,n){let{menu:o}=V(e);if(n==="Escape")return{local:{...Sa}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?D(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:Go(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...wt(e).keys()].find(r=>We(r)===n);return{local:{...t,soldier:s??t.soldier}}}function Qu(e,t){let n=Ut(e),o=wt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function Zu(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(f=>o[f]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(Bn(e).length)return{...a,targets:s(Bn(e))};let i=Ut(e);if(i.size){let d=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(Yt(e,t))}}let l=wt(e),p=l.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...l.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([d,f])=>[d,f.length]),path:u?[o[t.soldier],...u]:[]}}function Be(e,t){let{color:n,ink:o,name:s}=e.seats[Ce(t)];return c("b",{class:"egg-token",title:s,style:{background:n,color:o}},We(t))}var Xu={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>V(e).menu.answer?null:tt(e,t,()=>{let n=V(e),{menu:o}=n,s=[o.move&&ep(e),o.attack&&tp(e),o.ask&&np(e),o.remove&&op(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&nt(e,t),Bt(e,n,{})]})};function Ju(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=Yt(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function ep(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=_e(n.lang),i=wt(e),{die:l=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,d=[...u].map(([m,g])=>({value:String(m),text:`${t.countries[m].name} (${g.length})`})),f=m=>m!==""&&r(Oa(e,o.soldier,u.get(Number(m))));return[c("p",{class:"teg-hint"},a.move),c("p",{class:"egg-steps"},Pe(l||null,"plain","#ffffff","#26303b"),c("span",{},`${a.steps}: `,c("b",{},p),` / ${l}`),c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(l-p,0)))),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(m=>E(`soldier-${We(m)}`,Be(n,m),()=>s({...o,soldier:m===o.soldier?null:m}),{"aria-label":`${a.soldier} ${We(m)}`,"aria-pressed":String(m===o.soldier)}))),o.soldier!==null&&oe("square",a.square,d,"",f,"…")]}function tp(e){let{view:t,local:n,set:o,send:s}=e,r=_e(t.lang),a=Ut(e),i=Yt(e,n),l=a.get(n.target??-1)??[],p=Go(e,n),u=d=>o(Uo(e,n,d).local);return[c("p",{class:"teg-hint"},r.attack),c("h5",{},r.against),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>E(`target-${d}`,Be(t,d),()=>u(d),{"aria-pressed":String(d===n.target)}))),l.length>0&&c("h5",{},r.group),l.length>0&&c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...l.map(d=>E(`with-${d}`,Be(t,d),()=>u(d),{"aria-pressed":String(i.includes(d))}))),c("div",{class:"teg-buttons"},E("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function np(e){let{view:t,send:n}=e,o=_e(t.lang),s=t.answerer??-1,r=([a])=>{let[i,l]=t.cards_left?.[a]??["",0],p=c("span",{},c("b",{},i),c("small",{},` ${l} ${o.cards}`));return E(`ask-${a}`,p,()=>n(D(t,"ask",Kt(e,"level",a))),{class:"teg-row"})};return[c("p",{class:"teg-hint"},`${o.ask} `,z(t,s),c("b",{},t.seats[s]?.name)),c("div",{class:"teg-rows"},...V(e).menu.ask.map(r))]}function op(e){let{view:t,send:n}=e,o=_e(t.lang);return[c("p",{class:"teg-hint"},o.remove),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...Bn(e).map(s=>E(`remove-${We(s)}`,Be(t,s),()=>n(D(t,"remove",Kt(e,"soldier",s))),{"aria-label":`${o.soldier} ${We(s)}`})))]}var sp={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?rp(e,t):ap(e)};function Aa(e,{reader:t,seat:n,level:o,topic:s}){let r=_e(e.lang),a=i=>c("span",{},z(e,i),e.seats[i].name);return c("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,c("b",{},a(n)),` · ${o}`,s&&` · ${s}`)}function rp(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=_e(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:p,choices:u}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!V(e).menu.answer&&d===null,m=x=>s(D(n,"answer",x)),g=n.people?.includes(i)&&n.people.includes(l);return c("section",{class:"teg-card egg-question",role:"status"},c("h4",{},a.question),Aa(n,n.question),c("p",{class:"egg-text"},p),c("p",{class:"teg-asks"},z(n,l),c("b",{},n.seats[l].name),` ${t.answers}`),c("div",{class:"teg-rows"},...u.map((x,h)=>E(`answer-${h}`,c("span",{},c("i",{},`${String.fromCharCode(65+h)} `),x),()=>m(h),{class:`teg-row egg-choice${d===h?" egg-right":""}`,disabled:!f})),E("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),g&&d===null&&c("p",{class:"teg-hint"},a.peek_first),g&&d===null&&E("peek",c("span",{},`${a.peek} `,z(n,i),n.seats[i].name),()=>s($n(n,i)),{class:"teg-cover"}),d!==null&&c("p",{class:"teg-hint"},`${a.right_is}: `,c("b",{},u[d])),d!==null&&E("cover",t.secret_hide,r,{class:"teg-cover"}),Xe(n,t))}function ap({view:e}){let t=_e(e.lang);if(!e.reply)return null;let{text:n,choices:o,choice:s,answer:r,right:a,note:i,source:l}=e.reply,p=u=>u===r?"✓ ":u===s?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),Aa(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...o.map((u,d)=>c("li",{class:d===r?"egg-right":d===s?"egg-wrong":null},p(d),u))),c("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:s<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var ip={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=_e(e.lang),[s,r]=[Ce(n.soldiers[0]),Ce(n.soldier)],a=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:p},u)=>{let d=Math.max(...l),f=d===p,m=g=>f?"plain":g?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(g=>Pe(g,m(g===d&&d>p),...a(s)))),c("b",{class:"teg-versus"},f?"=":d>p?"▸":"◂"),Pe(p,m(p>d),...a(r)),f&&u<n.throws.length-1&&c("small",{},o.again))};return Q(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>Be(e,l)),c("b",{}," → "),Be(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(l=>Be(e,l)),fe(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function lp({board:e,view:t},n,o){let s=_e(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[c("p",{},r>=0&&c("span",{},Be(t,r),` ${s.soldier} ${We(r)}`),a>=0&&c("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var cp=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[Ce(o)].name} ${We(o)}`]:[]).join(", "),La={start:{...Sa},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:Xu,question:sp,battle:ip},renew:(e,t)=>({local:Qu(e,t)}),click:Ea,drag:Yu,fight:Ju,key:Ku,marks:Zu,hover:(e,t,n)=>{let o=wt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:$a,facts:lp,stands:cp,keys:"keys_eggar"};function Yo(e={},t={}){return{start:{...Hr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:Fr(n,o,e)}),click:(n,o,s,r)=>Br(n,o,s,e,r),fight:(n,o,s)=>Wr(n,o,s,e),key:(n,o,s)=>Ur(n,o,s,e),marks:(n,o)=>Gr(n,o,e),...t,sections:{actions:Kr(e),secret:ht(()=>[]),...t.sections}}}var Ca=Yo();var Ta={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},ge=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Qt=e=>e.reduce((t,n)=>t+n,0),de=({board:e},t)=>e.countries[t].name;function Zt(e,t){let n=ge(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=ja(e);return o.find(s=>s===t.mode)??o[0]}function ja(e){return V(e).menu.attack?.length?["attack","move"]:["move"]}function bt(e,{transfers:t},n){return(ge(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Qt(t.filter(s=>s[0]===n).map(s=>s[2]))}function Zo(e,t){return ge(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Na({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function up(e,{cards:t}){let{commit:n}=ge(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Qt(o.map(r=>r[1]))}function za(e,t){let n=o=>de(e,o);switch(Zt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Qt(o.map(([,s])=>s))!==ge(e).place_five.troops?null:D(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:D(e.view,"attack",n(t.target));case"move":return!Na(t).length&&!ge(e).move.null?null:D(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return D(e.view,"commit",t.cards.map(n));default:return null}}function Ko(e,t,n,o){let{troops:s,provinces:r}=ge(e).place_five,a=Qt(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function pp(e,t,n){let o=t.origin,s=Math.min(t.amount,bt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],l={...t,transfers:i};return bt(e,l,o)?l:{...l,origin:null}}function Xo(e,t,n,o){switch(Zt(e,t)){case"placing":return{local:Ko(e,t,n,o?-1:1)};case"attack":{let s=V(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:D(e.view,"attack",de(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Zo(e,t.origin).includes(n)?{local:pp(e,t,n)}:{local:{...t,origin:n!==t.origin&&bt(e,t,n)>0?n:null}};case"commit":{let s=ge(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function dp(e,t){let{view:n,secret:o}=e,s=ge(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=l=>l.map(p=>Number(p[0]));switch(Zt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:qa(t.placed).map(([l,p])=>[l,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let l=i(s.move.provinces).filter(d=>bt(e,t,d)>0),p=Na(t).map(([d,f])=>[d,f>0?`+${f}`:`−${-f}`]),u=t.origin!==null;return{...a,legal:u?[]:l,targets:Zo(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,f])=>[d,f]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var qa=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function gp(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:za(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function fp(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var mp={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>tt(e,t,()=>{let n=Zt(e,e.local),o=V(e),s={placing:xp,attack:wp,move:bp,commit:yp};return[n==="attack"||n==="move"?hp(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&nt(e,t),o.menu.answer_draw&&Lo(e,o,"answer_draw",{},t),Bt(e,o,{})]})};function hp(e,t){let{local:n,set:o}=e,{forms:s}=V(e),r=Zt(e,n),a=ja(e);return a.length<2?c("p",{class:"teg-hint"},t.rec_first_turn):c("div",{class:"teg-buttons teg-verbs"},...a.map(i=>E(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function Fn(e,t,n=""){let o=za(e,e.local),s=V(e).forms[t]?.label??t;return c("div",{class:"teg-buttons"},E(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function Wn(e,t,n,o,s,r){let a=o.map(l=>({value:String(l),text:de(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es")),i=l=>l!==""&&Number(l)!==s&&e.set(Xo(e,e.local,Number(l),!1).local);return oe(t,n,a,s===null?"":String(s),i,r.choose)}function xp(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=ge(e).place_five,a=s-Qt(Object.values(n.placed));return[c("p",{class:"teg-hint"},t.rec_place),c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},a)),Wn(e,"source",t.place,r.map(i=>i[0]),null,t),c("ul",{class:"teg-list"},...qa(n.placed).map(([i,l])=>c("li",{},c("span",{},de(e,i)),c("b",{},`+${l}`),E(`less-${i}`,"−",()=>o(Ko(e,n,i,-1)),{"aria-label":`${de(e,i)} −1`}),E(`more-${i}`,"+",()=>o(Ko(e,n,i,1)),{disabled:!a,"aria-label":`${de(e,i)} +1`})))),Fn(e,"place_five")]}function wp(e,t){let{local:n}=e,o=V(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${de(e,n.target)}`;return[c("p",{class:"teg-hint"},t.rec_attack),Wn(e,"target",t.place,o,n.target,t),Fn(e,"attack",s)]}function bp(e,t){let{local:n,set:o}=e,{provinces:s}=ge(e).move,r=s.map(l=>l[0]).filter(l=>l===n.origin||bt(e,n,l)>0),a=n.origin===null?0:bt(e,n,n.origin),i=l=>o({...n,transfers:n.transfers.filter((p,u)=>u!==l)});return[c("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),Wn(e,"source",t.source,r,n.origin,t),n.origin!==null&&Wn(e,"target",t.target,Zo(e,n.origin),null,t),...a>1?mt(Math.min(n.amount,a),[1,a],l=>o({...n,amount:l}),t):[],c("ul",{class:"teg-list"},...n.transfers.map(([l,p,u],d)=>c("li",{},c("span",{},`${de(e,l)} → ${de(e,p)}`),c("b",{},u),E(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),Fn(e,"move")]}function yp(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=ge(e).commit,l=u=>o(Xo(e,n,u,!1).local),p=(u,d,f,m,g=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":u,checked:m,disabled:g,change:()=>l(d)}),c("span",{},de(e,d)),c("b",{},f));return[Pa(e),c("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,d])=>p(`card-${u}`,u,d,n.cards.includes(u))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${Qo(e,e.secret.shown)}`),c("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,c("b",{},up(e,n))),Fn(e,"commit")]}var Qo=(e,t)=>t.map(n=>`${de(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Pa(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return c("p",{class:"teg-parties"},z(t,n),t.seats[n].name," → ",c("b",{},de(e,s))," (",z(t,o),t.seats[o].name,")")}var kp={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>E(`look-${d}`,c("span",{},z(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s($n(n,d)),{class:"teg-wide-button"})),u=o?.fight;return Q(t.rec_result,Pa(e),u&&c("p",{},`${t.attack}: `,c("b",{},u.offence),` · ${Qo(e,u.cards)}`),u&&c("p",{},`${t.defence}: `,c("b",{},u.defence),` · ${Qo(e,u.defence_cards)}`),u&&c("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&c("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&E("cover",t.secret_hide,r,{class:"teg-cover"}))}},vp={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,z(n,o.seat),n.seats[o.seat].name),c("p",{},...(o.facts??[]).map(([,a,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&c("h5",{},t.rec_notes),r.length>0&&c("ul",{class:"teg-notes"},...r.map(([a,i])=>c("li",{},c("span",{},de(e,a)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},z(n,l))))))),!Tn(e)&&(n.people?.length??0)>1&&E("cover",t.secret_hide,s,{class:"teg-cover"}))}},Ia={start:Ta,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:mp,result:kp,own:vp},curtain:!0,keys:"keys_rec",shown:fp,renew:(e,t)=>({local:_p(e,t)}),click:Xo,key:gp,marks:dp,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[c("p",{},"? ",...a.map(i=>c("span",{},z(e,i),`${e.seats[i].name} `)))]:[]}}};function _p(e,t){let n={...Ta,amount:t.amount===1/0?1:t.amount},{commit:o}=ge(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var Da={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},$p=["place","attack","regroup","ally_regroup","fire_missile"],Mp={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Va=["conquest_move","intrusion_move","aggression_move","choose_dice"],Ba=[...Va,"joint_decision"],Sp=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Gn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Op=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function ae(e){return Ba.some(t=>e[t]?.length)?null:$p.find(t=>Jo(e,t).length)??null}function Jo(e,t){return(Mp[t]??[t]).flatMap(n=>e[n]??[])}function ke(e,t){return t.missile&&Xt(e)?{fire_missile:e.fire_missile}:e}function Xt(e){return!!e.fire_missile?.length&&!Ba.some(t=>e[t]?.length)}function Wa(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Sp.has(t)&&!t.startsWith("propose_"))}function Un(e,t,n){let o=ae(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function es(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function Yn(e,t){let n=ae(e);if(n!=="regroup")return n;let o=es(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function ts(e){return Op.find(t=>e[t]?.length)??null}function ns(e,t){return e.warning?.verb===t}function Te(e){let t=ae(e);return t?[...new Set(Jo(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function je(e,t){let n=ae(e);if(!n||n==="place"||t===null)return[];let o=Jo(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function Kn(e,t,n=null,o=ae(e)){if(!o||!Gn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function os(e){let t=Va.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function Ne(e,t,n,o=!1){let s=ke(t.menu,n),r=Yn(s,n),{source:a,target:i}=n;if(!r||a===null||!Te(s).includes(a))return null;let l=e.countries[a].name;if(r==="place")return Kn(s,a)?D(t,r,l,Ra(s,n)):null;if(i===null||!je(s,a).includes(i))return null;let p=e.countries[i].name;if(Gn.has(r))return D(t,r,l,p,Ra(s,n));let u=Un(s,a,i);if(!u.length)return r==="attack"&&o?yn(t,l,p,Math.max(1,n.keep)):D(t,r,l,p);let d=ss(u,n);return d===null||o?null:D(t,r,l,p,t.seats[d].name)}function ss(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function rs(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?D(t,o,a):D(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function Ra(e,t){let n=Math.max(Kn(e,t.source,t.target,Yn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function Fa(e,t,n,o,s=!1){let r=ke(t.menu,n),a=ae(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=Ua(t.menu)&&Te(r).includes(o);return{choice:{...p,source:u?o:null},message:Ne(e,t,p)}}if(je(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},d=p||!Gn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:d?Ne(e,t,u,s):null}}let i=o!==n.source&&Te(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let l={...n,source:i?o:null,target:null,occupant:null};return{choice:l,message:Jt(e,t,l)}}function Ga(e,t,n,o){let s=ke(t.menu,n),r=ae(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||Te(s).includes(o)||je(s,a).includes(o))return null;let i=(...m)=>m.map(g=>e.countries[g].name),l=(...m)=>({message:kn(t,r,...i(...m),...Gn.has(r)?[1]:[])});if(r==="place")return l(o);if(a!==null)return l(a,o);let p=m=>t.owner[m]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return l(o,u.find(m=>p(m)!==(r==="attack"))??u[0]);let d=Te(s).filter(m=>je(s,m).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${H(t.lang).source_first} ${i(...d).join(", ")}.`}};let f=u.find(p)??t.owner.findIndex(m=>m===t.viewer);return f<0?null:l(f,o)}function Ua(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Jt(e,t,n){return ae(ke(t.menu,n))==="fire_missile"&&n.source!==null?dr(t,e.countries[n.source].name):null}function Ya(e,t){let n=t.missile&&Xt(e.menu),o=ke(e.menu,{...t,missile:n}),r=(ae(o)!=="place"||Ua(e.menu))&&t.source!==null&&Te(o).includes(t.source)?t.source:null,a=t.target!==null&&je(o,r).includes(t.target)?t.target:null,i=Un(o,r,a).includes(t.occupant??-1)?t.occupant:null,l=ae(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==l?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:l,amount:p}}function Ka(e,t,n=null,o=null,s=void 0){let r=ke(e.menu,t),a=je(r,t.source),i=ae(r)==="place",l={legal:t.source===null||i?Te(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Ha:Ha};return!n||!s||t.source===null?l:{...l,reach:Ep(s,n),path:Ap(s,n,o??t.target)}}function Ep(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[Qa(e,o.country)]:[]))])}function en(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Ap(e,t,n){return(en(e,t,n)?.path??[]).map(o=>Qa(e,o)).filter(o=>o>=0)}var Qa=(e,t)=>e.countries.findIndex(n=>n.name===t);function Za(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Xa(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Ha={source:null,target:null};var Ja={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function Qn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return ae(ke(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function Zn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function ni(e,t){return{...e,register:{...e.register,...t}}}function oi({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=Zn(n,o);return{local:r,message:Jt(e,t,r.choice)}}function Cp({board:e,view:t},n,o){let{choice:s}=n,r=ts(t.menu);if(o==="Escape")return{local:Zn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return Xt(t.menu)?oi({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&ns(t,r))return{local:n,refusal:{code:"card_forfeit",clause:t.warning?.clause??null,text:t.warning?.text??""}};if(o.toLowerCase()==="e")return{local:n,message:r?D(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=os(t.menu);if(!i)return{local:Zn(n,{amount:a})};let l=a>=i.range[0]&&a<=i.range[1];return{local:n,message:l?D(t,i.verb,a):null}}function ei(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:Qn(t,o),arrange:s=>t.set(ni(o,s)),choose:s=>t.set(Zn(o,s))},n)}}function Tp({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function jp(e,t){let{view:n}=e;if(n.over)return null;if(!Wa(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return Q(t.actions,c("p",{class:"teg-hint"},s),Ao(e,t),ti(e,t),Xe(n,t))}return Q(t.actions,ti(e,t),Vp(e,t),Bp(e,t),Pp(e,t),Np(e,t),Wp(e,t),Xe(n,t))}function Np(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=ke(n.menu,o),i=ae(a);if(!i)return null;let l=f=>{let m={source:u(f),target:null,occupant:null};s(m),e.send(Jt(r,n,{...o,...m}))},p=f=>f.map(m=>({value:String(m),text:r.countries[m].name})).sort((m,g)=>m.text.localeCompare(g.text,"es")),u=f=>f===""?null:Number(f),d=f=>f===null?"":String(f);return c("div",{class:"teg-play","data-verb":i},c("p",{class:"teg-hint"},Rp(i,e,t)),oe("source",i==="place"?t.country:t.source,p(Te(a)),d(o.source),l,t.choose),i!=="place"&&oe("target",t.target,p(je(a,o.source)),d(o.target),f=>s({target:u(f),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&zp(e,t),qp(e,a,t),i==="attack"?Hp(e,t):Dp(e,i,t),i==="place"&&Ip(e,t))}function zp({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:en(e,n,r),i=a&&`${a.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":s.damage},c("span",{},s.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:Vo[l-1]}}),String(l)))),a&&c("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&fe(a.refusal.clause)))}function qp({view:e,choice:t,choose:n},o,s){let r=Un(o,t.source,t.target);if(!r.length)return null;let a=ss(r,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},c("span",{class:"teg-label"},s.occupant),...r.map(i=>E(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Pp(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!Xt(n.menu))return null;let a=()=>{let{local:i,message:l}=oi(e,e.local);s(i),r(l)};return c("div",{class:"teg-buttons teg-mode"},E("missile-mode",c("span",{},Se("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function Ip({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let l=rs(e,t,n,"place_missile"),p=i.find(d=>d[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return c("div",{class:"teg-buttons"},a.length>0&&E("act-place_missile",r.place_missile,()=>s(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},E("act-convert_to_missile",r.convert,()=>s(rs(e,t,n,"convert_to_missile",u)),{disabled:!p}),c("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:d=>o({convert:Number(d.target.value)})},...Array.from({length:Math.max(p,1)},(d,f)=>c("option",{value:f+1,selected:f+1===u},f+1)))))}function Rp(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function Hp({board:e,view:t,choice:n,choose:o,send:s},r){let a=Ne(e,t,n)!==null,i=Ne(e,t,n,!0)!==null,l=n.source===null?99:t.armies[n.source];return c("div",{class:"teg-buttons"},E("act-attack",r.do_attack,()=>s(Ne(e,t,n)),{class:"teg-main",disabled:!a}),c("span",{class:"teg-group"},E("act-attack_until",r.do_attack_until,()=>s(Ne(e,t,n,!0)),{disabled:!i}),dt("keep",r.keep,n.keep,[1,Math.max(l,1)],p=>o({keep:p}))))}function Dp({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=Ne(e,t,n)!==null,l=Yn(ke(t.menu,n),n)??r,p=r==="regroup"?es(t.menu,n.source,n.target):[],u=Kn(t.menu,n.source,n.target,l)||999,d=g=>o({amount:g}),f=E(`act-${l}`,a[`do_${r}`],()=>s(Ne(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return c("div",{class:"teg-buttons"},f);let m=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return c("div",{},p.includes("missiles")&&c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(g=>E(`unit-${g}`,a[`unit_${g}`],()=>o({unit:g}),{"aria-pressed":String(g==="missiles"==(l==="regroup_missiles"))}))),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},c("span",{class:"teg-label"},a.amount),...[1,5].map(g=>E(`amount-${g}`,String(g),()=>d(g),{"aria-pressed":String(n.amount===g)})),E("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),dt("amount",a.amount,m,[1,u],d)),u>1&&u<999&&c("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:m,change:g=>d(g.target.valueAsNumber)}),c("div",{class:"teg-buttons"},f))}function si({reason:e}){return e?c("q",{class:"teg-reason"},e):null}function ti({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?c("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},z(e,o.seats[0]),n.asked,si(o)):null}function Vp({view:e,send:t},n){let o=os(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return c("div",{},c("p",{class:"teg-hint"},l[s]??n.hint_conquest),c("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>E(`act-${s}-${a+u}`,String(a+u),()=>t(D(e,s,a+u)),{class:"teg-main"}))))}function Bp({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(f=>f.number===d)?.text??`#${d}`,l=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),u=t.viewer??t.to_move;return c("div",{class:"teg-decisions"},s.length>0&&c("div",{},c("p",{},c("b",{},o.joint),l&&`: ${p} → ${l}`),c("div",{class:"teg-buttons"},...s.map(d=>{let f=!!d[0];return E(`act-joint_decision-${f}`,f?o.joint_on:o.joint_stop,()=>n(D(t,"joint_decision",f)),{class:f?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>c("div",{},c("p",{},o.zone," ",c("small",{},i(d))),c("div",{class:"teg-buttons"},E(`zone-${d}-keep`,o.zone_keep,()=>n(qt(t,u,"zone_decision",d,!0))),E(`zone-${d}-end`,o.zone_end,()=>n(qt(t,u,"zone_decision",d,!1)))))),...a.map(([d])=>c("div",{},c("p",{class:"teg-hint"},i(d)),E(`act-open_joint_attack-${d}`,o.joint_open,()=>n(D(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function Wp({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(D(e,a)),r=a=>{let{label:i}=e.forms[a];if(!ns(e,a)){let l=a==="request_card"?"teg-main":null;return E(`act-${a}`,i,s(a),{title:a===ts(e.menu)?"E":null,class:l})}return c("details",{class:"teg-ask"},c("summary",{"data-key":`ask-${a}`},`${i}…`),c("p",{},`${e.warning?.text} `,fe(e.warning?.clause??"")),E(`act-${a}`,i,s(a),{class:"teg-danger"}))};return c("div",{class:"teg-buttons"},...o.map(r))}function Fp(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,l=o.open??i>0,p=n.people??[];return c("section",{class:"teg-card teg-pacts"},E("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>s({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},r.length>0?c("ul",{},...r.map(u=>Up(e,u,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},a.length>0&&c("h5",{},t.proposals),a.length>0&&c("ul",{},...a.map(u=>Kp(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&Zp(e,t))))}function ri(e,t){return c("span",{class:"teg-pair"},...t.map(n=>z(e,n)))}function Gp(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function Up({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:Gp(e,s.breakable_by??[]),l=i.find(p=>t.breaking===`${a}/${p}`);return c("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},ri(e,s.seats),c("span",{},s.text," ",fe(s.clause)),Yp(e,s,r),i.length>0&&l===void 0&&c("div",{class:"teg-buttons"},...i.map((p,u)=>E(u?`break-${a}-${p}`:`break-${a}`,c("span",{},i.length>1&&z(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),l!==void 0&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},z(e,l),r.break_sure),E(`break-${a}-yes`,r.yes,()=>o(qt(e,l,"announce_break",a)),{class:"teg-danger"}),E(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Yp(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return c("p",{class:"teg-out"},`${s.broken_by} `,z(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,z(e,r),`${e.seats[r]?.name}.`)}function Kp({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),l=(p,u)=>()=>t(qt(e,u,p,s));return c("li",{"data-proposal":s},ri(e,n.seats),c("span",{},n.text),si(n),(i(a)||i(r))&&c("div",{class:"teg-buttons"},i(a)&&E(`accept-${s}`,c("span",{},z(e,a),o.accept),l("accept_pact",a)),i(a)&&E(`decline-${s}`,c("span",{},z(e,a),o.decline),l("decline_pact",a)),i(r)&&E(`withdraw-${s}`,c("span",{},z(e,r),o.withdraw),l("withdraw_proposal",r))))}var Qp=12;function Zp({view:e,register:t,arrange:n,send:o},s){let r=E("offers",s.propose,()=>o(gr(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:l,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return c("div",{},r,c("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(w=>w.kind))],f=[...new Set(a.offers.filter(w=>w.kind===i).map(w=>w.partner))],m=a.offers.find(w=>w.kind===i&&w.partner===l),g=m?.terms??[],x=Za(m,u),h=m&&x?D(e,m.verb,m.partner,...x):null,b=(w,_)=>w.map(M=>({value:M,text:_(M)}));return c("div",{class:"teg-offer"},oe("offer-kind",s.offer_kind,b(d,w=>mo(e.lang,"pact",w)),i,w=>n({kind:w,partner:"",first:"",terms:""}),s.choose),oe("offer-partner",s.offer_partner,b(f,w=>w),l,w=>n({partner:w,first:"",terms:""}),s.choose),g.length>Qp&&oe("offer-first",s.offer_first,b([...new Set(g.map(w=>String(w[0])))].sort((w,_)=>w.localeCompare(_,"es")),w=>w),p,w=>n({first:w,terms:""}),s.offer_all),(!m||g.some(w=>w.length>0))&&oe("offer-terms",s.offer_terms,g.map((w,_)=>({value:String(_),text:Xa(w),begins:String(w[0])})).filter(w=>!p||w.begins===p).sort((w,_)=>w.text.localeCompare(_.text,"es")),u,w=>n({terms:w}),s.choose),c("div",{class:"teg-buttons"},E("offer-send",s.send_offer,()=>o(h),{class:"teg-main",disabled:!h}),E("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Xp({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=e.goal&&[c("h4",{},s.objective),c("p",{class:"teg-objective"},e.goal)];if(r&&e.seats[e.viewer].cards===void 0)return c("section",{class:"teg-card"},...r);let a=c("span",{class:"teg-whose"},`${s.secret_whose} `,z(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},...r||[],c("h4",{},s.secret),a,E("private",s.secret_show,()=>n(Ae),{class:"teg-cover"}));let i=(...l)=>n(D(e,...l));return c("section",{class:"teg-card teg-secret teg-open"},...r||[],c("h4",{},s.secret),a,t.objectives.length>0&&c("h5",{},s.objective),...t.objectives.map(l=>c("p",{class:"teg-objective"},l)),t.hand&&c("h5",{},s.hand),t.hand&&(t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(l=>c("li",{},Nt(l.symbol),c("b",{},l.country),c("small",{},mo(e.lang,"symbol",l.symbol)),l.bonus&&E(`bonus-${l.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>i("bonus",l.country))))):c("p",{class:"teg-hint"},s.no_cards)),...t.exchanges.map((l,p)=>E(`exchange-${p}`,`${s.exchange}: ${[...l.cards,...l.continents].join(" + ")} = ${l.armies}`,()=>i("exchange",l.cards,l.continents),{class:"teg-exchange"})),E("cover",s.secret_hide,o,{class:"teg-cover"}))}function Jp(e,t,n){let o=H(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[c("p",{},a(s))]:[],...r.map(([,i,l,p])=>c("p",{},`${o.shared} `,z(e,i),`${e.seats[i]?.name} · ${l}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},o.blocked))]:[],...td(t,e,n).map(i=>c("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function ed(e,t,n,o){let s=en(e,n,o),r=H(t.lang);return s?s.refusal?[c("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${r.damage}: ${s.damage}`))]:[]}function td(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var ai={start:{choice:{...Da},register:{...Ja},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:ei(jp),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,en(e,Qn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:ei(Fp),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Tp,depends:({view:e})=>e.situation},secret:{draw:Xp,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=Ya(t,n.choice),s={...Ja,open:n.register.open},r=o.missile?Jt(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=Ga(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=Fa(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=ke(e.menu,t),s=n??t.target;return ae(o)==="attack"&&s!==null&&je(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Cp,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:ni(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return Ka(e.view,t.choice,Qn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],...n===void 0?[]:[["card",s.cards,n],["exchange",s.exchanges,o]]],facts(e,t,n){let{board:o,view:s}=e;return{lines:Jp(s,o,n),instead:ed(o,s,Qn(e,t),n)}}};var nd={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[od(e,t)]};function od({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},z(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function sd({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),o.length?c("ul",{class:"teg-hand"},...o.map(rd)):c("p",{class:"teg-hint"},t.no_cards)]}function rd({name:e,symbol:t,label:n,bonus:o}){return c("li",{},Nt(t),c("b",{},e),c("small",{},n),o>0&&c("span",{class:"teg-gain"},`+${o}`))}function ad({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>c("span",{title:n.weapons[s]},Nt(s));return Q(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([s,r])=>c("li",{},...Array.isArray(s)?s.map(o):[s],c("b",{},r)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var ii=Yo(nd,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:ht(sd),pack:{draw:ad,depends:({view:e})=>e.cards}}});var Fe={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},li=["attack","strike_air","strike_sea","fire"],id=["build"],[ld,pi,ls]=[0,1,2],cs={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},ci=new WeakMap;function Xn(e){let t=ci.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=V(e),s=Object.keys(Fe).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},l=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=f=>l.includes(f)?p[l.indexOf(f)]:null,d=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:Fe[r]?u(Fe[r]):null,most:d}})});return ci.set(e.view,{secret:e.secret,orders:s}),s}var as=e=>[...new Set(e)].filter(t=>t!==null);function Jn(e,t){return as(Xn(e).filter(n=>n.source===t).map(n=>n.verb))}function yt(e,t){let{source:n}=t,o=Jn(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(_=>o.includes(_))??o[0];if(n===null||!s)return null;let r=Xn(e).filter(_=>_.verb===s&&_.source===n),a=t.about[s],i=_=>as(_.map(M=>M.about)).sort((M,y)=>M-y),l=i(r).includes(a),p=as((l?r.filter(_=>_.about===a):r).map(_=>_.target)),u=p.includes(t.target??-1)?t.target:null,d=u===null?r:r.filter(_=>_.target===u),f=i(d),m=f.includes(a)?a:f[0]??null,g=d.filter(_=>_.about===m),x=Math.max(0,...g.map(_=>_.most)),h=Math.min(Math.max(t.amounts[s]??(id.includes(s)?1:1/0),Math.min(1,x)),x),b=g.length>0&&(!p.length||u!==null),w={verb:s,source:n,target:u,targets:p,about:m,abouts:f,amount:h,most:x,done:b};return{...w,load:cd(e,t,w)}}function cd({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(h=>h.source===s&&(o==="march"||h.vehicle===r)),l=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?ld:(r??0)+1]??0),u=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),f=Math.min(n.aboard,d),m=i?.goods??[],g=m.flatMap(([h,b])=>{let w=Math.min(n.cargo[h]??0,b);return w?[[h,w]]:[]}),x=u*f+g.reduce((h,[b,w])=>h+l[b]*w,0);return{room:p,used:x,troops:d,aboard:f,goods:m,cargo:g,sizes:l}}var is=({board:e},t)=>e.countries[t].name,ui=(e,t,n)=>V(e).names[t]?.[n??-1]?.[0]??"?";function tn(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,l=is(e,o),p=s===null?"":is(e,s),u=Fe[n]&&ui(e,Fe[n],r),d=(i?.cargo??[]).map(([m,g])=>[ui(e,"good",m),g]),f=(...m)=>D(e.view,n,...m);switch(n){case"attack":return f(l,p,a);case"strike_air":case"strike_sea":return f(l,p,u,a);case"fire":return f(u,l,p);case"march":return f(l,p,d,a);case"carry":return f(l,p,u,a,i?.aboard??0,d);case"upgrade":return f(l,u);default:return f(l,u,a)}}function us(e,t){return t?.length?D(e.view,"end_turn",t.map(n=>is(e,n))):null}function di(e){return(V(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function ps(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function gi({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,l]=t[s],p=Math.floor(a*i/4)+l,u=Math.max(0,p-n[r]),d=u>o[r],f=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),m=d?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:d,lost:f,destroyed:m}}function fi({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let l=o.includes(a)?0:Math.min(i,e[s][a]),p=s===ls?n[a]:0;return{duel:l,hits:Math.max(0,(i-l)*t[s-1][r]-p)}}var ud=e=>!!V(e).menu.end_turn&&!Xn(e).length,rt=(e,t)=>t.chosen??(ud(e)?[]:null),ds=e=>({source:e,target:null,aboard:0,cargo:{}}),gs=(e,t)=>({...e,...ds(t)});function mi(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=rt(e,t);if(r)return{local:s?{...t,chosen:fs(r,n)}:t};let a=yt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:tn(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:gs(t,n===t.source?null:n)};if(!a)return{local:t};let i=li.find(u=>Xn(e).some(d=>d.verb===u&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=li.includes(a.verb)?a.verb:"attack",p=Fe[l]?a.about??0:null;return{local:t,message:tn(e,{...a,verb:l,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var fs=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function hi(e,t,n){let{menu:o}=V(e),s=yt(e,t);if(n==="Escape")return{local:{...gs(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:rt(e,t)??[]}};if(n==="Enter"){let r=rt(e,t);return{local:t,message:r?us(e,r):tn(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function xi(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!V(e).menu.end_turn)return{...cs,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:gs(t,null),a=yt(e,r),i=a&&a.verb===t.verb?a.target:null,l=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:l,target:i,aboard:0,cargo:{}}}function wi(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:dd(e,t)},r=rt(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=yt(e,t);if(t.source!==null){let{target:i=null,targets:l=[]}=a??{};return{...s,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...s,legal:pd(n)}}var pd=({owner:e,viewer:t,to_move:n,free:o=[],over:s})=>s||t===null||t!==n?[]:e.flatMap((r,a)=>r===t&&o.some(i=>i[a]>0)?[a]:[]);function dd(e,t){let{view:n}=e,o=rt(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return ps(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:ms(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function ms({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function bi({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var it=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce","missile","atomic_bomb","epidemic","cyber_attack"],hs=3,lt=["troop","plane","ship"],ct=["wall","armoury","airfield","shipyard"],Ge="#20242a",at=(e,t,n)=>le([e,t],n,14);function B([e,t],[n,o],s){let r=Math.hypot(n-e,o-t),[a,i]=[(o-t)*s/r/2,(e-n)*s/r/2];return[[e+a,t+i],[n+a,o+i],[n-a,o-i],[e-a,t-i]]}var fd=(e,t,n)=>Array.from({length:e},(o,s)=>2*Math.PI*s/e).map(o=>B([0,0],[t*Math.sin(o),-t*Math.cos(o)],n)),md=()=>[0,1,2].map(e=>{let t=(o,s)=>[s*Math.sin(o),-s*Math.cos(o)],n=2*Math.PI*e/3;return[t(n,1.6),t(n-.5,7.6),t(n,8.2),t(n+.5,7.6)]}),K=(e,t,n=[])=>({color:e,shape:t,holes:n}),kt={basic:K("#6f7b88",F("M0-10 9-5V5L0 10-9 5V-5z"),[B([-8,-4],[0,.5],1.8),B([8,-4],[0,.5],1.8),B([0,0],[0,9],1.8)]),metal:K("#6f7b88",F("M-10 7-6-6H6L10 7z"),[B([-5,-1],[5,-1],1.6)]),cement:K("#8d7757",F("M-9-8H9V8H-9z"),[B([-9,0],[9,0],1.7),B([0,-8],[0,0],1.7),B([-4.5,0],[-4.5,8],1.7),B([4.5,0],[4.5,8],1.7)]),food:K("#4c8527",F("M0 10Q-10 6-8-3Q-6-8 0-10Q6-8 8-3Q10 6 0 10z"),[B([0,9],[0,-5],1.6),B([0,3],[-4,-1],1.5),B([0,3],[4,-1],1.5)]),oil:K(Ge,F("M0-10Q7-1 7 3Q7 10 0 10Q-7 10-7 3Q-7-1 0-10z")),network:K("#1f63b5",[at(0,-6.5,3.5),at(-6.5,6,3.5),at(6.5,6,3.5),B([0,-6],[-6,6],2.2),B([0,-6],[6,6],2.2),B([-6,6],[6,6],2.2)]),lithium:K("#17766d",F("M-6.500-7H-2.500V-10H2.500V-7H6.500V10H-6.500z"),F("M2-5-4 3H-.5L-2 8 4 0H.5z")),nuclear:K("#b06a00",[le([0,0],9.5,24)],md()),tribes:K("#a9522a",F("M0-9 10 8H-10z"),F("M0-1 3.500 8H-3.500z")),technology:K("#5b3a8e",[...F("M-6.500-6.500H6.500V6.500H-6.500z"),...[-3.5,3.5].flatMap(e=>[B([e,-10],[e,10],2),B([-10,e],[10,e],2)])],F("M-3-3H3V3H-3z")),niobium:K("#b3125f",F("M-6-8H6L10-2 0 10-10-2z"),[B([-9,-2],[9,-2],1.5),B([-3.5,-2],[0,7],1.5),B([3.5,-2],[0,7],1.5)]),virus:K("#66780a",[at(0,0,5.5),...fd(8,10,2.2)],[at(-1.5,-1,1.3),at(2,1.5,1.3)]),workforce:K("#34506b",[B([-7,9],[2,-3],3.6),B([-5,-8],[7,1],6.5),B([6,0],[9,4],2.4)]),treasure:K("#7d4f14",F("M-9 8V-3Q-9-8 0-8Q9-8 9-3V8z"),[B([-9,-1],[9,-1],1.7),...F("M-2-3H2V3H-2z")]),missile:K("#8e2f63",F("M0-10Q3-7 3-3V5L6 10H-6L-3 5V-3Q-3-7 0-10z")),atomic_bomb:K(Ge,F("M0 10Q-5 5-4-2L-7-6V-10H7V-6L4-2Q5 5 0 10z"),[at(0,1,2)]),epidemic:K("#66780a",F("M-3-10H3V-3L9 9H-9L-3-3z"),[B([-5,4],[5,4],1.8)]),cyber_attack:K("#1f63b5",F("M-10-8H10V5H3V8H6V10H-6V8H-3V5H-10z"),F("M2-6-4 0H0L-2 4 4-2H0z")),plane:K(Ge,F("M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z")),ship:K(Ge,F("M-10 3H-1V-10L8 0H1V3H10L7 9H-7z")),troop:K(Ge,F("M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z")),wall:K("#7d4f14",F("M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z"),[B([-9,3],[9,3],1.4)]),armoury:K(Ge,[B([-8,-8],[7,7],3),B([8,-8],[-7,7],3),B([2,7.5],[7.5,2],2.4),B([-2,7.5],[-7.5,2],2.4)]),airfield:K(Ge,F("M-5-9H5L8 9H-8z"),[B([0,-7],[0,-3.5],1.8),B([0,-1],[0,2.5],1.8),B([0,5],[0,8.5],1.8)]),shipyard:K(Ge,[le([0,-7],2.8,12),B([0,-6],[0,9],2.4),B([-5,-2.5],[5,-2.5],2.2),B([0,8.6],[-6.6,5],2.4),B([0,8.6],[6.6,5],2.4),B([-6.2,5.6],[-8.4,1],2.2),B([6.2,5.6],[8.4,1],2.2)])},xs=(e,[t,n],o)=>e.map(s=>s.map(([r,a])=>[t+r*o/20,n+a*o/20])),ws=e=>e.map(t=>`M${t.map(([n,o])=>`${yi(n)} ${yi(o)}`).join("L")}z`).join(""),yi=e=>Math.round(e*10)/10;var hd=700,[eo,vi]=[1.06,.22],xd=.12,_i=[...new Set(Object.values(kt).map(e=>e.color))];function wd({planes:e=[],ships:t=[],levels:n=[]},o){let s=ct.map((a,i)=>({name:a,count:n[i]?.[o]??0,tile:!0})),r=[{name:"plane",count:e[o]??0},{name:"ship",count:t[o]??0}];return[...s,...r].filter(({name:a,count:i})=>i>(a==="wall"?1:0))}function bd({stocks:e,held:t,owner:n,viewer:o},s,r){let a=t??e;if(!a||a.pooled||o===null||n[s]!==o)return[];let i=a.rows.find(([u])=>u===s)?.[1]??[],l=i.reduce((u,[d,f])=>u+(d<hs?f:0),0),p=i.flatMap(([u,d])=>u<hs?[]:[{name:it[u],count:d}]);return[...l&&!r?[{name:"basic",count:l}]:[],...p]}function yd(e,t,n,o,s){let r=jt(o,s,e.width);if(r.small)return[];let a=xt(r),{type:i}=a,l=Bo(e,t,n,r),p=ia(e,a,l),u=[],d=(m,g)=>{if(!m.length)return;let x=m.reduce((M,y)=>M+Mi(y,i),-vi*i),h=eo*i*1.15,b=g(x,h).map(M=>Le(M,x,h)),{place:w,covers:_}=aa(e,p,b);if(_>xd*x*h)return d(m.slice(0,-1),g);p.push(b[w]),u.push({items:m,box:b[w]})},f=1.35*r.grown;return e.countries.forEach(({label:[m,g]},x)=>{d(wd(t,x),(h,b)=>{let w=1.3*r.grown+b/2;return[[m+f+h/2,g],[m-f-h/2,g],[m,g-w],[m,g+w],...ki(m,g,f,h,b)]})}),e.countries.forEach(({label:[m,g]},x)=>{let h=l.names[x],[b,w,_,M]=h?Ft(h,a):Le([m,g],2*r.grown,2*r.grown);d(bd(t,x,o*e.width<hd),(y,v)=>{let[$,k,S]=[(b+_)/2,(w+M)/2,1.3*r.grown+v/2];return[...[[$,M+v/2],[$,w-v/2],[_+2+y/2,k],[b-2-y/2,k]],[m,g+S],[m,g-S],...ki(m,g,f,y,v)]})}),u}function $i(e,t,n,o,s){let r=jt(o,s,e.width),{type:a}=xt(r),i={tiles:[],colored:Object.fromEntries(_i.map(p=>[p,[]])),holes:[],counts:[]},l=Nn(e,xt(r));for(let{continent:p,box:u}of l)vd(i,e.continents[p].gives??[],u,a);for(let{items:p,box:[u,d,,f]}of yd(e,t,n,o,s))kd(i,p,[u,(d+f)/2],a);return[...Md(e,t,r,o),...Sd(e,l,o),...Od(e,i,o,r.name)]}var ki=(e,t,n,o,s)=>[-1,1].flatMap(r=>[-1,1].map(a=>[e+r*(n+o/2),t+a*s/2])),Mi=({count:e,name:t},n)=>(eo+vi+(Si(t,e)?zn(String(e))+.1:0))*n,Si=(e,t)=>t>1||it.includes(e)||e==="basic";function kd(e,t,[n,o],s){let r=n;for(let a of t){let i=eo*s,l=[r+i/2,o];a.tile&&e.tiles.push(Ei(Le(l,i*1.12,i*1.12),i*.22)),Oi(e,a.name,l,a.tile?i*.82:i),Si(a.name,a.count)&&e.counts.push({at:[r+i+.08*s,o],text:String(a.count)}),r+=Mi(a,s)}}function Oi(e,t,n,o){let{color:s,shape:r,holes:a}=kt[t];e.colored[s].push(...xs(r,n,o)),e.holes.push(...xs(a,n,o))}function vd(e,t,[n,o,s,r],a){let i=1.35*a,l=(n+s)/2-i*(t.length-1)/2;t.forEach(([p,u],d)=>{Oi(e,p,[l+d*i,(o+r)/2],eo*a),u&&e.colored[_d].push($d([l+d*i+.62*a,o+.18*a],.48*a))})}var _d=kt.nuclear.color,$d=([e,t],n)=>Array.from({length:10},(o,s)=>{let[r,a]=[Math.PI*s/5,s%2?n*.42:n];return[e+a*Math.sin(r),t-a*Math.cos(r)]});function Ei([e,t,n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Md(e,{levels:t=[]},n,o){let s=Math.max(3.4*o,3),r=e.countries.flatMap(({label:a},i)=>t[0]?.[i]?[le(a,n.grown+s/o/2+.4)]:[]);return[ut("wall-under",r,{color:"#4a2e0c",width:s+1.4}),ut("wall",r,{color:"#e2b277",width:s,dash:`${Math.max(3.6*o,3)}px,${Math.max(1*o,.9)}px`})]}function Sd(e,t,n){let o=t.map(({box:s})=>Ei(s,(s[3]-s[1])/2.4));return[ut("plates",o,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function Od(e,{tiles:t,colored:n,holes:o,counts:s},r,a){let i=Math.max(2*r,2);return[ut("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),ut("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),..._i.map((l,p)=>ut(`ink${p}`,n[l],{fill:l,color:l,width:0})),ut("holes",o,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:s.map(l=>l.at[0]),y:s.map(l=>l.at[1]),text:s.map(l=>l.text),textposition:"middle right",textfont:{family:he,weight:700,size:a,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function ut(e,t,{fill:n,color:o,width:s,dash:r="solid"}){let a=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...pe(t),...a,line:{color:o,width:s,dash:r,simplify:!1},hoverinfo:"skip"}}function Ue(e,t=""){let{color:n,shape:o,holes:s}=kt[e],r=lt.includes(e)||ct.includes(e)?"currentColor":n,a=[T("path",{d:ws(o),fill:r}),T("path",{d:ws(s),class:"war-hole"})];return T("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...a)}var Li=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,o])=>c("span",{},Ue(it[n]),c("b",{},` ${o}`),` ${e.things?.good[n]}`))),pt=({board:e},t)=>t===null?"":e.countries[t].name,Ed={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>tt(e,t,()=>{if(!V(e).menu.end_turn)return[nt(e,t)];let n=rt(e,e.local);return n?Id(e,n,t):[...Cd(e,t),qd(e),Pd(e)]})};function Ad({view:e}){let t=ee(e.lang),n=lt.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return c("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[c("span",{title:e.things?.aim[s]},Ue(lt[s]),c("b",{},o))]:[]))}function Ld({view:e,send:t}){let n=ee(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?c("div",{class:"teg-buttons"},...o.map(([r,a])=>E(`routine-${r}`,`${s[r]} (${a})`,()=>t(ur(e,r))))):null}function Cd(e,t){let{view:n,local:o,patch:s}=e,r=ee(n.lang),a=yt(e,o),i=Jn(e,o.source),l=V(e).forms,p=n.owner.flatMap((u,d)=>u===n.viewer&&Jn(e,d).length?[d]:[]);return[Ad(e),Ld(e),bs(e,"source",t.source,p,o.source,u=>s(ds(u)),t),o.source===null&&c("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&c("p",{class:"teg-hint"},r.nothing_here),i.length>0&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>E(`verb-${u}`,l[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?Td(e,a,t):[]]}function bs(e,t,n,o,s,r,a){let i=o.map(l=>({value:String(l),text:pt(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es"));return oe(t,n,i,s===null?"":String(s),l=>r(l===""?null:Number(l)),a.choose)}function Td(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=ee(o.lang),{names:l,forms:p}=V(e),u=Fe[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",f=tn(e,t),m=g=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:g}});return[c("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&bs(e,"target",n.target,t.targets,t.target,g=>r({verb:t.verb,target:g}),n),u&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(g=>E(`${u}-${g}`,l[u]?.[g]?.[1]??String(g),()=>r({verb:t.verb,about:{...s.about,[t.verb]:g}}),{"aria-pressed":String(g===t.about)}))),jd(e,t),t.most>1&&c("div",{},...mt(t.amount,[1,t.most],m,n)),t.load&&zd(e,t,t.load),Nd(e,t),c("div",{class:"teg-buttons"},E(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(f),{class:"teg-main",disabled:!f}))]}function jd({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return c("p",{class:"teg-hint"},`${ee(e.lang).each_costs} `,Li(e,l))}function Nd({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=ee(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:d,conquered:f,lost:m,destroyed:g}=gi(e,n,o,s);return c("p",{class:`war-forecast ${f?"war-good":""}`},c("b",{},f?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${f?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${m}, ${a.loses} ${g}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=fi(e,t==="strike_air"?pi:ls,n,o,s);return c("p",{class:"war-forecast"},c("b",{},`${l} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function zd(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:l}){let{view:p,local:u,patch:d}=e,f=ee(p.lang);if(!s&&!a.length)return null;let m=x=>i.find(([h])=>h===x)?.[1]??0,g=(x,h,b,w,_,M)=>c("li",{},c("span",{},h,c("small",{},` /${w}`)),c("b",{},b),E(`${x}-less`,"−",()=>M(b-1),{disabled:b<1,"aria-label":`${x} −1`}),E(`${x}-more`,"+",()=>M(b+1),{disabled:b>=w||o+_>n,"aria-label":`${x} +1`}),E(`${x}-most`,"⇥",()=>M(Math.min(w,b+Math.floor((n-o)/_))),{disabled:b>=w||o+_>n,"aria-label":`${x} max`}));return c("div",{class:"war-load"},c("h5",{},`${f.cargo}: `,c("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&g("aboard",f.aboard,r,s,p.troop_size??1,x=>d({aboard:x})),...a.map(([x,h])=>g(`cargo-${x}`,c("span",{},Ue(it[x]),` ${p.things?.good[x]}`),m(x),h,l[x],b=>d({cargo:{...u.cargo,[x]:b}})))))}function qd({view:e,secret:t}){return t||e.viewer===null?null:c("p",{class:"teg-hint war-locked"},ee(e.lang).locked)}function Pd({view:e,patch:t}){return c("div",{class:"teg-buttons teg-plain"},E("end",ee(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function Id(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=ee(o.lang),l=o.next_troops?.[o.viewer??-1]??0,p=ps(l,t),u=di(e),d=(s?.delivery??[]).filter(x=>o.owner[x]===o.viewer),f=us(e,t),m=x=>r({chosen:x}),g=o.owner.flatMap((x,h)=>x===o.viewer&&!t.includes(h)?[h]:[]);return[c("p",{class:"teg-hint"},i.deliver),c("p",{},`${i.troops}: `,c("b",{},l)),c("div",{class:"teg-buttons"},u.length>1&&E("deliver-borders",i.borders,()=>m(u[0])),u.length>0&&E("deliver-all",i.all,()=>m(u[u.length-1])),d.length>0&&E("deliver-before",i.before,()=>m(d))),bs(e,"source",n.place,g,null,x=>x!==null&&m([...t,x]),n),c("ul",{class:"teg-list"},...t.map((x,h)=>c("li",{},c("span",{},pt(e,x)),c("b",{},`+${p[h]}`),E(`drop-${x}`,"×",()=>m(fs(t,x)),{"aria-label":`${pt(e,x)} ×`})))),c("div",{class:"teg-buttons"},o.phase==="orders"&&E("back-to-orders",i.back,()=>r({chosen:null})),E("act-end_turn",i.end_now,()=>a(f),{class:"teg-main",disabled:!f}))]}var Rd={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=ee(n.lang);return t===null?Q(o.place,c("p",{class:"teg-hint"},o.look)):Q(o.place,c("p",{class:"war-name"},z(n,n.owner[t]),c("b",{},pt(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Dd(e,t))}};function Hd({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...ct.map((a,i)=>e.levels?.[i][t]??0)],r=[...lt.slice(1),...ct];return c("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[c("span",{},Ue(r[i],o[i]),c("b",{},a))]:[]))}function Dd(e,t){let{view:n}=e,o=ee(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=lt.flatMap((l,p)=>{let[u,d]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let f=u-d;return[c("tr",{},c("th",{scope:"row"},Ue(l),` ${n.things?.aim[p]}`),c("td",{},c("b",{},u)),c("td",{},f>0&&`${f} ${o.busy}`))]}),a=ct.flatMap((l,p)=>{let u=n.levels?.[p][t]??0;return u?[c("tr",{},c("th",{scope:"row"},Ue(l),` ${n.things?.installation[p]}`),c("td",{},c("b",{},u)),c("td",{},o.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},o.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...r,...a,i),Vd(e,t))}function Vd(e,t){let{view:n,secret:o}=e,s=ee(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=ms(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${s.stock}: `,i.length?Li(n,i):s.no_stock)}function Bd(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=ee(n.lang),i=bi(e),l=(o.delivery??[]).map(p=>pt(e,p)).join(", ");return[o.objective&&c("h5",{},t.objective),o.objective&&c("p",{class:"teg-objective"},o.objective),c("h5",{},a.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>E(`good-${p}`,c("span",{},Ue(it[p]),` ${n.things?.good[p]} `,c("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&c("p",{class:"teg-hint"},a.see_good):c("p",{class:"teg-hint"},a.no_stock),c("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),l&&c("p",{class:"teg-hint"},`${a.sent_to}: ${l}`)]}var Wd=(e,t)=>({...t,secret:ee(e.lang).lock_title,secret_show:ee(e.lang).show}),Ai=ht(Bd),Fd={draw:(e,t)=>Ai.draw(e,Wd(e.view,t)),depends:e=>[Ai.depends(e),e.local.good]},Gd={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},E("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),ee(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(o=>c("li",{},o))))},Ud={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=ee(n.lang),r=c("p",{},c("b",{},pt(e,o.source))," → ",c("b",{},pt(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((f,m)=>f?[`${f} ${u[m]}`]:[]);return Q(s.last,r,c("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),fe("WAR-9.8"))}let l=o.kind==="land_attack",p=l?0:o.unit;return Q(s.last,r,c("p",{class:"war-fight"},Ue(lt[p]),c("b",{},o.sent),` ${s.sent} · `,c("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),c("p",{},`${t.losses}: ${a} / ${i}`,!l&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),fe(l?"WAR-6.3":"WAR-9.5"),o.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},Ci={start:{...cs},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Ed,place:Rd,secret:Fd,goals:Gd,battle:Ud},renew:(e,t)=>({local:xi(e,t)}),click:mi,key:hi,marks:wi,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[Hd(e,n)]}),keys:"keys_wargame",stays:!0,traces:$i};var Yd={teg:ai,tgm:ii,reconquista:Ia,wargame:Ci,eggar:La};function to(e){return Yd[e??""]??Ca}var Kd=e=>({game:to(e),local:to(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,way:0});function Qd(e,t){switch(t.type){case"view":return Zd(e,t.view);case"reply":return eg(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(ys(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var ys=(e,t)=>[...e,t].join();function Zd(e,t){let n=to(t.game),o=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,s={game:n,local:n===e.game?e.local:n.start};return{...Xd({...e,...s},t),hint:o?e.hint:null,odds:new Map,way:xr(t),refusal:t.error??null}}function Xd(e,t){let{secret:n,game:o}=e,s=Jd(t);if(s===e.place)return e;let r=n!==null&&n.seat===t.viewer,a=t.people?.length===1,l=(o.curtain?r||a:r&&(a||!!o.stays))&&t.viewer!==null&&!t.over;return{...e,place:s,lasts:l,secret:!l||o.curtain?null:n}}var Jd=({line:e,step:t,steps:n,viewer:o})=>`${e}/${t}/${n}/${o}`,ks=(e,t)=>t.place!==e.place&&t.lasts;function eg(e,t,n){let{view:o}=n,s=t.kind==="refused"?t:e.refusal,r=!e.lasts&&e.secret?.step!==o.step,a={...e,refusal:s,secret:r?null:e.secret};if(t.kind==="private"){let i=t.step===o.step&&(o.people?.includes(t.seat)??!0);return{...a,secret:i?t:null}}if(t.kind==="hint"){let i=t.step===o.step&&t.seat===o.viewer;return{...a,hint:i?{...t,quiz:a.quiz,open:!a.quiz||!t.question[o.lang][0]}:null}}return a.game.hear?{...a,local:a.game.hear({...n,secret:a.secret},a.local,t)}:a}var tg=["game","local","secret","refusal","hint","odds"];function Ti(e,t){let n=ng(e),o=Kd(e.get("view")?.game),s=[];return{get:()=>o,view:n,table:()=>({board:t,view:o.game.shown?.(n(),o.secret)??n(),secret:o.secret}),dispatch(r){let a=o;o=Qd(o,r),tg.some(i=>o[i]!==a[i])&&s.forEach(i=>i())},subscribe:r=>{s.push(r)}}}function ng(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=te(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}function ji(e){let{board:t,store:n,wire:o,where:s}=e,{get:r,dispatch:a,view:i,table:l}=n,p={view:i(),keys:new Set},u=g=>a({type:"set",part:{local:g}}),d=g=>o.send(g),f=g=>g?(a({type:"set",part:{local:g.local,...g.refusal&&{refusal:g.refusal}}}),d(g.message??null),!0):!1,m=()=>a({type:"set",part:{refusal:null}});return{...Ir(e),set:u,send:d,take:f,dismiss:m,patch:g=>u({...r().local,...g}),cover:()=>a({type:"set",part:{secret:null}}),click(g,x=!1){o.busy()||!te(i())||(e.mover.skip(),r().refusal&&m(),f(r().game.click(l(),r().local,g,x)))},go:(g,x=i().line)=>d(ye(s.now(),g,x)),by:g=>d(ye(s.now(),s.now().step+g)),askHint(g){a({type:"set",part:{quiz:g}}),d(fr(i()))},tellHint(){let{hint:g}=r();a({type:"set",part:{hint:g&&{...g,open:!0}}})},odds(g){let{game:x,local:h,odds:b}=r(),w=x.fight?.(l(),h,g);if(!w||!o.there())return null;let _=$=>t.countries[$].name,[M,y]=[w.sources.map(_),_(w.target)],v=ys(M,y);return p.view!==i()&&(p={view:i(),keys:new Set}),p.keys.has(v)||(p.keys.add(v),o.ask(pr(i(),M,y))),b.get(v)??null}}}var og={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ni=2;function zi(e,t,n){let o=og[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let l=i.map(u=>{let[d,f]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[m,g]=[d*o[0]+f*o[1],Math.abs(d*o[1])+Math.abs(f*o[0])];return u!==t&&m>0&&g<=Ni*m?Math.hypot(m,Ni*g):1/0}),p=Math.min(...l);return p<1/0?i[l.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function vs({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function no({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(l=>l[0]===n).map(([,l,p])=>`${e.seats[l].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function qi(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,l=H(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:d,continent:f},m)=>{let[g,x]=[no(t,a,m,l),vs(p,m,l)];return u&&!g&&!x?[]:[c("tr",{class:x?"teg-marked":null},c("th",{scope:"row"},E(`place-${m}`,d,()=>i(m))),c("td",{},s.continents[f]?.name??""),c("td",{},r.owner[m]>=0&&!u?z(r,r.owner[m]):null,g),c("td",{},x))]})};return{depends:s=>{if(!e)return!1;let r=H(s.view.lang);return[s.board.countries.map((a,i)=>no(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>c("th",{scope:"col"},p)),i=c("tbody",{},...e?o():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?o():[]))}},c("summary",{"data-key":"places"},r.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},c("table",{},c("thead",{},c("tr",{},...a)),i)));return l}}}var sg=350;var rg=500,[Pi,Ii]=[34,22];function ag(e,t,n){let[o,s]=[t.width-e.width-6,t.height-e.height-6],r=[[o,6],[6,6],[o,s],[6,s]],[[a,i]]=n,l=([p,u])=>n.filter(([f,m])=>f>p-Pi&&f<p+e.width+Pi&&m>u-Ii&&m<u+e.height+Ii).length*1e4-Math.hypot(p+e.width/2-a,u+e.height/2-i);return r.reduce((p,u)=>l(u)<l(p)?u:p)}function ig(e,t,n){e.hidden=!1;let o=t.getBoundingClientRect(),s=n.flatMap(l=>l?[[l.x-o.left,l.y-o.top]]:[]);if(!s.length)return;let r=o.width<rg,[a,i]=r?[4,o.height+4]:ag({width:e.offsetWidth,height:e.offsetHeight},o,s);Object.assign(e.style,{left:`${a}px`,top:`${i}px`,maxWidth:r?`${o.width-8}px`:""})}function Ri({card:e,frame:t},n,o,s){let r=null,a=-1,i,l=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(f,m=sg)=>{l(),r=o.group(f),r?.classList.add("teg-lit"),i=setTimeout(()=>u(f),m)},u=f=>{a=f;let{board:m,view:g}=n(),x=te(g)?g:null,h=x?s(f):{};if(!h)return;let{lines:b=[],instead:w=[]}=h,_=w.length?w:[cg(m,x,f)];e.replaceChildren(...lg(m,x,f),...b,..._),ig(e,t,[f,...m.countries[f].neighbours].map(M=>o.pixel(m.countries[M].label)))};return{point:p,hide:l,again:()=>a>=0&&u(a)}}function Hi(e,t,n){if(t&&t.owner[n]>=0)return z(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:o}})}function lg(e,t,n){let{name:o,continent:s}=e.countries[n],r=H(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},o),c("small",{},e.continents[s]?.name??"")),c("p",{},Hi(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function cg(e,t,n){let o=H(t?.lang??"es");return c("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>c("span",{},Hi(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&c("b",{},` ${t?.armies[s]}`))))}var ug=2e3,pg=15,Di=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function _s(e,t,n){let o=t.length===2?"arrows":"marks",s=l=>t.every((p,u)=>l[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(l=>!s(l));return so({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function dg(e,t,n){let o=t.trim();if(typeof e.say!="object")return so({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return so({...e,say:Object.keys(a).length?a:""})}var oo=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",so=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Vi={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[l,p]=[oo(r.say,a),oo(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],d=({target:m})=>m.value.trim()!==l&&t(zt(e,dg(r,m.value,a))),f=c("textarea",{"data-key":"say",rows:2,maxlength:ug,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return f.textContent=l,c("div",{class:"teg-note"},p&&c("p",{},c("b",{},p)),l&&c("p",{},r.glyph&&c("b",{},`${r.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:s.draw_how},l?s.comment_change:s.comment_add),f),u.length>0&&E("wipe",s.wipe,()=>t(zt(e,so({...r,arrows:[],marks:[]}))))))}};function Bi(e){let t=T("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>T("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([l,p])=>`${l.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,r){let a=t.clientHeight/t.clientWidth||e.height/e.width,[i,l,p,u]=ot(e,a,r);t.setAttribute("viewBox",`${i} ${l} ${p-i} ${u-l}`);let d=(s.arrows??[]).map(([m,g,x="good"])=>o(x,Tt(e,n(m),n(g)),"drawn-arrow")),f=(s.marks??[]).map(([m,g="good"])=>o(g,[le(e.countries[n(m)].label,pg)],"drawn-mark"));t.replaceChildren(...f,...d)}}}function Wi(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let p=f=>[...new Set([l,t(f)])].filter(m=>m>=0),u=f=>o(p(f),Di(f)),d=f=>{f.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",d,!0),t(f)>=0?s(p(f),Di(f)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}var gg=12;function nn(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function on(e,t){let n=H(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=mg(e,t,n),{once:a,conquest:i}=e,l=(u,d)=>[c("b",{},nn(u,t)),` ${d}. `],p=a===null?l(i,n.odds_conquest):i===a?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...a===null?[]:l(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:d,height:f})=>c("span",{title:u},c("i",{style:{height:f}}),c("small",{},d)))),r.length>1&&c("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function fg({left:e}){let t=Math.max(Math.ceil(e.length/gg),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function mg(e,t,n){let o=fg(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let l=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${l}: ${nn(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var Fi={draw:({view:e,odds:t},n)=>t&&Q(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...on(t,e.lang)),depends:({odds:e})=>e};var hg=250,sn=1.5,$s={page:11,class:15};function Gi(e){let{model:t,board:n,picks:o,looks:s,dom:r,store:a,map:i,sketch:l,wire:p,scheduler:u,intents:d,stops:f}=e,{get:m,view:g,table:x}=a,h=()=>!p.busy()&&te(g()),b=Ri(r,x,i,k=>{let S=d.odds(k),{game:O,local:A}=m(),C=O.facts?O.facts(x(),A,k):{};return S&&C?{...C,instead:on(S,g().lang)}:C});f.push(b.hide);let w=k=>{let S=t.get("selected")??[],[O,A]=[o?S.filter(C=>C!==k):[],S.includes(k)];p.write({selected:A?O:[...O,k]}),o&&(r.heard.textContent=`${k}: ${H(g().lang)[A?"unmarked":"marked"]}`)},_={country:-1,time:0};i.onClick=(k,S)=>{if(S?.button)return;let O=performance.now(),A=k===_.country&&O-_.time<hg;if(_={country:k,time:O},!(A||!h())){if(b.hide(),s)return w(n.countries[k].name);d.click(k,!!S?.shiftKey)}},i.onDrag=(k,S)=>{S<0||k===S||!h()||(e.mover.skip(),d.take(m().game.drag?.(x(),m().local,k,S)??null))},i.onHover=k=>{b.point(k),d.pointHintAt(k);let{game:S,local:O}=m();S.hover&&te(g())&&d.set(S.hover(x(),O,k))},i.onLeave=()=>{b.hide(),d.pointHint(0)},i.onHold=k=>b.point(k,0);let M=k=>k.map(S=>n.countries[S].name),y=(k,S)=>p.send(zt(g(),_s(g().note,M(k),S)));Wi(r.map,i.at,{may:()=>!s&&te(g())&&g().memory,over:(k,S)=>l.draw(k.length?_s(g().note,M(k),S):g().note,i.window),done:y},f),r.root.addEventListener("click",k=>{let S=k.target,O=S.closest("[data-clause]");e.rule.box.contains(S)||e.rule.close(),O&&(e.rule.from(O),p.send(Sr(O.dataset.clause??"")))}),i.onZoom=()=>{e.mover.skip(),b.hide(),u.schedule();let{times:k,left:S,top:O}=i.window;`${t.get("window")}`!=`${[k,S,O]}`&&p.write({window:[k,S,O]})};let v=()=>{let[k,S,O]=t.get("window")??[1,0,0];i.look({times:k,left:S,top:O})};r.wide.addEventListener("click",()=>r.root.classList.toggle("teg-wide")),r.closer.addEventListener("click",()=>i.look(De(n,i.window,sn))),r.further.addEventListener("click",()=>i.look(De(n,i.window,1/sn)));let $=new ResizeObserver(()=>{e.rule.place(),i.resized(r.map.clientWidth)&&(e.mover.skip(),u.schedule())});return $.observe(r.map),f.push(()=>$.disconnect()),{...b,select:w,draws:y,look:v,type(){let k=t.get("size")==="class"?"class":"page";r.root.dataset.size=k,i.type($s[k]),u.schedule()}}}function Ui(e){let{board:t,dom:n,looks:o,store:s,map:r,wire:a,where:i,scheduler:l,intents:p,driver:u,pointer:d,rule:f,stops:m}=e,{get:g,dispatch:x,view:h,table:b}=s,w=-1,_=-1,M=()=>{let A=w<0?null:r.pixel(t.countries[w].label);if(n.here.hidden=!A||n.root.querySelector(".teg-map:focus")===null,!A)return;let C=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${A.x-C.left}px`,top:`${A.y-C.top}px`})},y=A=>{w=A,r.reveal(t.countries[A].label),M(),d.point(A);let{game:C,local:j}=g(),N=H(h().lang),P=[t.countries[A].name,no(b(),C,A,N),vs(C.marks(b(),j),A,N)];n.heard.textContent=P.filter(Boolean).join(". ")},v=({key:A,shiftKey:C})=>{if(!te(h()))return!1;if(A.startsWith("Arrow")&&!C){let j=g().game.marks(b(),g().local),N=[j.source,...j.legal,...j.targets,0].find(P=>P!==null)??0;return y(w<0?N:zi(t,w,A)),!0}if((A==="Enter"||A===" ")&&w>=0)return o?d.select(t.countries[w].name):p.click(w,C),!0;if((A==="*"||A===">")&&w>=0&&h().memory){let j=A===">"&&_<0;return j||d.draws(A==="*"||_===w?[w]:[_,w],"good"),_=j?w:-1,!0}return!1},$=(A,C)=>{let j=i.now();if(!j.memory)return!1;let N=j.branches.length-1,P=g().way;if(A==="ArrowLeft")a.send(ye(j,C?br(j):j.step-1));else if(A==="ArrowRight"&&C)a.send(ye(j,yr(j)));else if(A==="ArrowRight")a.send(wr(j,P));else{let U=A==="ArrowDown";N<0?a.send(ye(j,U?j.steps:0)):x({type:"set",part:{way:Math.min(Math.max(P+(U?1:-1),0),N)}}),l.schedule()}return!0},k=(A,C)=>{let j=i.now();if(A==="Escape"&&(e.mover.finish()||f.close()))return!0;if(A==="Escape"&&j.playing)u.stop();else if(A==="+"||A==="="||A==="-")r.look(De(t,r.window,A==="-"?1/sn:sn));else if(A==="Home")r.look(He());else{if(A.startsWith("Arrow"))return $(A,C);if(o)return!1;if(A.toLowerCase()==="u")a.send(vn(j));else if(A.toLowerCase()==="r"&&j.memory)a.send(_n(j));else if(A.toLowerCase()==="p"&&j.seats.some(N=>N.bot))u.pause();else{let N=g().game.key(b(),g().local,A);return N&&e.mover.skip(),p.take(N)}}return!0};dn(n.root,(A,C)=>C===n.map&&v(A)?!0:te(h())&&k(A.key,A.shiftKey)),ve(n.root,m);let S=!1;n.map.addEventListener("pointerdown",()=>S=!0,{capture:!0}),n.map.addEventListener("focus",()=>{S?n.root.focus({preventScroll:!0}):M()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let O=()=>setTimeout(()=>S=!1);return window.addEventListener("pointerup",O,!0),m.push(()=>window.removeEventListener("pointerup",O,!0)),{ring:M}}var xg=60;function ro(e,t,n){let o=Gs(n.lang),{act:s,seat:r,sources:a,targets:i,amount:l,words:p}=e,u=h=>h===void 0?"":t.countries[h]?.name??"",d=h=>n.seats[h??-1]?.name??"",f=t.continents[s.continent??-1],[m=0,g=0]=s.losses??[],x={seat:d(r),other:d(s.defender??s.partner??s.loser),source:a.length===1?u(a[0]):"",target:i.length===1?u(i[0]):"",amount:s.amounts?String(s.amounts.reduce((h,b)=>h+b,0)):l===null?"":String(l),attack:String(m),defence:String(g),continent:f?.name??"",armies:f?.armies?`: +${f.armies}`:"",die:String(s.die??"")};for(let h of[`${n.game}_${p}_full`,`${n.game}_${p}`,`${p}_full`,p,`${p}_short`]){let b=o[h]&&wg(o[h],x);if(b&&b.length<=xg)return b}return""}function wg(e,t){return[...e.matchAll(/\{(\w+)\}/g)].map(([,o])=>o).some(o=>o!=="armies"&&!t[o])?"":e.replace(/\{(\w+)\}/g,(o,s)=>t[s])}var Yi=2/3,Ms=7,Ki=".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";function Ss(e,t){let{root:n}=e,o=n.dataset.size==="class"&&t.kind==="dice"?bg(e,t):null,s=-1;return r=>{let a=r<Yi?Math.floor(r/Yi*Ms):Ms;if(a===s)return;s=a;let i=s<Ms;i?n.dataset.rolling="roll":n.removeAttribute("data-rolling"),[...n.querySelectorAll(`${Ki}, .teg-large svg.teg-die`)].forEach((p,u)=>{Zi(p,i?1+Math.floor(Math.random()*6):Number(p.getAttribute("aria-label"))),p.style.transform=i?`rotate(${(s+u)%4*24-36}deg)`:""}),o?.classList.toggle("teg-rolls",i)}}function Qi(e){e.removeAttribute("data-rolling");for(let t of e.querySelectorAll(Ki))Zi(t,Number(t.getAttribute("aria-label"))),t.style.transform="";e.querySelector(".teg-large")?.remove()}function Zi(e,t){let n=e.querySelector("rect")?.getAttribute("stroke")??"#26303b";e.querySelectorAll("circle").forEach(o=>o.remove()),e.append(...wn(t).map(([o,s])=>T("circle",{cx:o,cy:s,r:.4,fill:n})))}function bg(e,t){let{root:n,svg:o,board:s,before:r,box:a}=e,{act:i,seat:l,sources:p,targets:u}=t,d=bn(i.attack??[],i.defence??[]),f=(w,_,M)=>{let{color:y="#ffffff",ink:v="#26303b"}=r.seats[_]??{},$=k=>k.winner===w?"won":k.winner?"lost":"idle";return c("div",{},z(r,_),c("span",{},s.countries[M??-1]?.name??""),...d.map(k=>Pe(k[w],$(k),y,v)))},m=Math.max(...[...p,...u].map(w=>e.at(s.countries[w].label)[0]))>a.width/2,[g,x]=i.losses??[0,0],h=ro({...t,words:g&&x?"losses":g?"losses_attack":"losses_defence"},s,r);n.querySelector(".teg-large")?.remove();let b=c("div",{class:`teg-large ${m?"teg-at-left":"teg-at-right"}`,"aria-hidden":"true"},f("attack",l,p[0]),f("defence",i.defender??-1,u[0]),c("b",{},h));return o.after(b),b}function Xi(e,t){let{svg:n,plot:o}=e,[s,r]=[t([0,0]),t([1,0])],a=n.getBoundingClientRect();if(!s||!r||!a.width)return null;let i=r.x-s.x,[l,p]=[s.x-a.left,s.y-a.top],u=o.querySelector(".tracediscs .point"),d=o.querySelector(".tracediscs text"),f=u&&d?{radius:u.getBBox().width/2,type:parseFloat(d.style.fontSize)||11}:null,[m,g,x]=[T("g"),T("g"),T("g")];return n.replaceChildren(m,g,x),{...e,box:a,unit:i,at:([h,b])=>[l+h*i,p+b*i],disc:f,low:m,arrows:g,high:x,discs:new Map}}var Ee=({board:e,at:t},n)=>t(e.countries[n].label),vt=({at:e},t,n=!0)=>t.map(o=>`M${o.map(s=>e(s).map(r=>r.toFixed(1)).join(",")).join("L")}${n?"Z":""}`).join("");function rn({disc:e},t,n,o,s){let{radius:r,type:a}=e??{radius:9,type:11},i=T("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${t.length>2?a*.8:a}px ${he}`,fill:o}},t);return{group:T("g",{},T("circle",{r,style:{fill:n,stroke:s,strokeWidth:"1.3px"}}),i),text:i}}function ao(e,t,n){let o=e.discs.get(t);if(o)return o;let{palette:s}=e.board,r=rn(e,String(n),s.disc,s.disc_ink,s.frontier);return e.discs.set(t,r),e.high.append(r.group),ie(r.group,Ee(e,t)),r}var io=({disc:e,before:t},n)=>e!==null&&!(t.guests??[]).some(([o])=>o===n);function ie(e,[t,n],o=1,s=0){e.setAttribute("transform",`translate(${t.toFixed(2)},${n.toFixed(2)})${s?` rotate(${s.toFixed(1)})`:""}${o===1?"":` scale(${o.toFixed(3)})`}`)}function _t(e,t,n=!1){return xn(e.board,t).map(s=>n?s:[s[0],s[s.length-1]]).map(s=>s.map(e.at))}function Ye(e,t){let n=e.flatMap(p=>p.slice(1).map((u,d)=>({a:p[d],b:u,length:Math.hypot(u[0]-p[d][0],u[1]-p[d][1])}))),o=t*n.reduce((p,{length:u})=>p+u,0),s=n.find(({length:p},u)=>o<=p||u===n.length-1?!0:(o-=p,!1));if(!s)return{point:e[0]?.[0]??[0,0],turn:0};let{a:r,b:a,length:i}=s,l=Math.min(o/(i||1),1);return{point:[r[0]+l*(a[0]-r[0]),r[1]+l*(a[1]-r[1])],turn:Math.atan2(a[1]-r[1],a[0]-r[0])*180/Math.PI}}var ze=e=>e<.5?2*e*e:1-(2-2*e)**2/2;var Os=.5,yg=0;function Ji(e,{sources:[t],targets:[n],seat:o,amount:s,counts:r},a){if(n===void 0)return()=>{};let{board:i,before:l,after:p}=e,{color:u="#888888",ink:d="#26303b",sign:f=[]}=l.seats[o]??{},m=i.countries[n].polygons,g=kg(m,t===void 0?i.countries[n].label:bo(i,t,n).at(-1)?.[0]??i.countries[t].label).map(e.at)[0],x=Math.max(...m.flat().map(O=>Es(e.at(O),g))),h=`teg-clip-${++yg}`,b=T("circle",{cx:g[0],cy:g[1],r:1}),w=T("path",{d:vt(e,m),style:{fill:u,stroke:i.palette.border,strokeWidth:"1px"}});e.low.append(T("clipPath",{id:h},b),T("g",{"clip-path":`url(#${h})`},w),...vg(e,n));let _=e.disc?.radius??9,M=Ee(e,n),y=f.map(([O,A])=>`${O*_},${A*_}`),v=T("path",{d:y.length?`M${y.join("L")}Z`:"",style:{fill:d}}),$=r.find(([O])=>O===n);io(e,n)&&(e.low.append(v),ie(v,M),ao(e,n,$?.[1]??l.armies[n]));let k=t===void 0?null:rn(e,String(s||Math.max(p.armies[n]??1,1)),u,d,"#ffffff").group;k&&a.append(k);let S=t===void 0?[]:_t(e,[t,n]);return O=>{k&&ie(k,Ye(S,ze(Math.min(O/Os,1))).point),k&&(k.style.opacity=String(O<.85?1:0));let A=Math.max((O-Os/2)/(1-Os/2),0);b.setAttribute("r",String(Math.max(A*(x+2),.1))),v.style.opacity=String(Math.max(A*2-1,0))}}var kg=(e,t)=>[e.flat().reduce((n,o)=>Es(o,t)<Es(n,t)?o:n)],Es=([e,t],[n,o])=>Math.hypot(e-n,t-o);function vg(e,t){let n=e.board.countries[t].polygons.flat().map(e.at),[o,s]=[n.map(([d])=>d+e.box.left),n.map(([,d])=>d+e.box.top)],[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],{left:p,top:u}=e.plot.getBoundingClientRect();return["names","names-light","notes"].map(d=>{let f=T("g",{class:`trace${d}`,transform:`translate(${p-e.box.left},${u-e.box.top})`});for(let m of e.plot.querySelectorAll(`.trace${d} .text > *`)){let g=m.getBoundingClientRect();g.right>r&&g.left<a&&g.bottom>i&&g.top<l&&f.append(m.cloneNode(!0))}return f})}function As(e,t){let n=T("g");e.high.append(n);let o=[Lg[t.kind],_g].map(r=>r?.(e,t,n)??(()=>{})),s=r=>o.forEach(a=>a(r));return{frame:s,end(){s(1),n.remove()}}}function _g(e,{kind:t,counts:n},o){let s=t==="conquest"||t==="march"?.8:.25,r=t==="losses"||t==="shift",a=n.filter(([i])=>io(e,i)).map(([i,l,p])=>{let{group:u,text:d}=ao(e,i,l),f=Ee(e,i),m=r?T("text",{class:"teg-change","text-anchor":"middle"},p<l?`−${l-p}`:`+${p-l}`):null;return m&&o.append(m),{group:u,text:d,at:f,from:l,to:p,sign:m}});return i=>{for(let{group:l,text:p,at:u,from:d,to:f,sign:m}of a){let g=Math.max((i-s)/(1-s),0),x=String(Math.round(d+(f-d)*Math.min(g*1.6,1)));p.textContent!==x&&(p.textContent=x),ie(l,u,1+.25*Math.sin(Math.PI*g)),m&&(ie(m,[u[0]+(e.disc?.radius??9)*1.6,u[1]-6-22*i]),m.style.opacity=String(Math.min(1,2.4*(1-i))))}}}function $g(e,{sources:t,targets:[n]}){if(e.arrows.replaceChildren(),n===void 0)return()=>{};if(!t.length)return lo(e,[n],e.arrows);let o=t.flatMap(s=>_t(e,[s,n]).map(r=>{let[[a,i],[l,p]]=[r[0],r[r.length-1]],{turn:u}=Ye([r],1),d=Math.hypot(l-a,p-i),{palette:f}=e.board,m=T("path",{class:"teg-sent",d:Mg(d,e.disc?.radius??14),style:{fill:f.source}});return e.arrows.append(m),{node:m,at:[a,i],turn:u}}));return s=>{for(let{node:r,at:a,turn:i}of o)ie(r,a,Math.max(ze(s),.01),i)}}function Mg(e,t){let n=Math.min(Math.max(t/8,1),2),o=Math.max(e-t-2,10),s=o-10*n,r=Math.min(t,s-4);return`M${r},${-1.4*n}L${s},${-2.8*n}L${s-1},${-6.6*n}L${o},0L${s-1},${6.6*n}L${s},${2.8*n}L${r},${1.4*n}Z`}function lo(e,t,n){let o=(e.disc?.radius??14)*1.2,s=t.filter(r=>e.board.countries[r]).map(r=>{let a=T("circle",{class:"teg-pulse",r:o});return n.append(a),{node:a,at:Ee(e,r)}});return r=>{for(let{node:a,at:i}of s)ie(a,i,1+.9*r),a.style.opacity=String(1-r)}}function el(e,{sources:[t],targets:[n],amount:o,seat:s},r){if(t===void 0||n===void 0)return()=>{};let{color:a="#555555",ink:i="#ffffff"}=e.before.seats[s]??{},{group:l}=rn(e,o?String(o):"",a,i,"#ffffff");r.append(l);let p=_t(e,[t,n]);return u=>ie(l,Ye(p,ze(u)).point)}function tl(e,{act:t,sources:[n],targets:[o],kind:s},r){if(n===void 0||o===void 0)return()=>{};let a=(t.path??[]).filter(m=>m!==n&&m!==o),i=_t(e,[n,...a,o],!0),l=T("path",{class:"teg-trail",d:i.map(m=>`M${m.map(g=>g.join(",")).join("L")}`).join(""),pathLength:1}),p=s==="strike"&&t.unit===2?"M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z":s==="strike"?"M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z":"M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z",u=T("path",{class:"teg-flier",d:p,style:{fill:e.board.palette.missile??"#26303b"}}),d=T("circle",{class:"teg-burst",r:16});r.append(l,d,u);let f=Ee(e,o);return m=>{let g=Math.min(m/.8,1),{point:x,turn:h}=Ye(i,ze(g));ie(u,x,1,t.unit===2?0:h);let b=Math.max((m-.75)/.25,0);u.style.opacity=String(b>0?1-b:1),ie(d,f,.2+1.3*b),d.style.opacity=String(b>0?1-b*.6:0),l.style.opacity=String(.8*(1-b))}}function Sg(e,{act:t,seat:n}){let{board:o,before:s,unit:r}=e,a=t.path??[];if(a.length<2)return()=>{};let[i]=a,{color:l,ink:p}=s.seats[n]??{color:"#555555",ink:"#ffffff"},u=15.5*r,d=T("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${Math.max(19*r,11)}px sans-serif`,fill:p}},String((t.soldier??0)%8)),f=T("path",{d:o.shapes?.gear[n]??"",transform:`translate(0,${-6*r}) scale(${r})`,style:{fill:l,stroke:"#26303b"}}),m=T("g",{},T("circle",{r:u,style:{fill:l,stroke:"#26303b",strokeWidth:"2px"}}),f,d),g=o.size??1,x=(Math.floor(i/g)+i%g)%2?o.palette.dark:o.palette.light,h=o.countries[i].continent>=0;e.low.append(T("path",{d:vt(e,o.countries[i].polygons),style:{fill:x,opacity:h?"0.8":"1"}})),e.high.append(m);let b=[a.map(w=>e.at([o.countries[w].label[0],o.countries[w].label[1]+7]))];return w=>ie(m,Ye(b,ze(w)).point)}function Og(e,{targets:[t]}){if(t===void 0)return()=>{};let n=11*Math.max(e.unit,.7),o=T("path",{class:"teg-cross",d:`M${-n},${-n}L${n},${n}M${-n},${n}L${n},${-n}`});return e.high.append(o),s=>{ie(o,Ee(e,t),.4+.6*ze(Math.min(s*1.5,1))),o.style.opacity=String(Math.min(1,s*3))}}function nl(e,{seat:t,act:n,kind:o},s){let{box:r,root:a,before:i}=e,l=[r.width/2,r.height*.55],u=[t,...o==="pact"&&n.partner!==void 0?[n.partner]:[]].map(d=>{let{name:f="",color:m="#555555"}=i.seats[d]??{},g=a.querySelector(`[data-seat="${CSS.escape(f)}"]`)?.getBoundingClientRect(),x=g?.width?[g.left+g.width/2-r.left,g.top+g.height/2-r.top]:[l[0],-10],h=T("g",{class:"teg-flown"},T("rect",{x:-9,y:-12,width:18,height:24,rx:3}),T("circle",{r:5,style:{fill:m}}));return s.append(h),{node:h,line:[l,x]}});return d=>{for(let{node:f,line:m}of u)ie(f,Ye([m],ze(d)).point,1.6-.6*d),f.style.opacity=String(Math.min(1,4*(1-d)))}}function Eg(e,{act:t,seat:n},o){let{board:s,before:r}=e,a=vt(e,s.continents[t.continent??0].outline,!1),i=T("g",{class:"teg-lights"},T("path",{d:a,style:{strokeWidth:"9px",stroke:"#ffffff"}}),T("path",{d:a,style:{stroke:r.seats[n]?.color??"#26303b"}}));return o.append(i),l=>{i.style.opacity=String(Math.sin(Math.PI*l))}}function Ag(e,{targets:t,seat:n},o){let{board:s,after:r}=e,a=r.owner.flatMap((p,u)=>p===n?[u]:[]),i=[...a.filter(p=>!t.includes(p)),...t.filter(p=>a.includes(p))],l=(s.cell?[]:i).map(p=>{let u=T("path",{class:"teg-won-place",d:vt(e,s.countries[p].polygons),style:{opacity:"0"}});return o.append(u),u});return p=>{let u=p*(l.length+6);l.forEach((d,f)=>{let m=(u-f)/6,g=String(m>0&&m<1?Math.sin(Math.PI*m):0);d.style.opacity!==g&&(d.style.opacity=g)})}}var Lg={attack:$g,dice:(e,t)=>Ss(e,t),roll:(e,t)=>Ss(e,t),conquest:Ji,march:el,convoy:el,strike:tl,flight:tl,walk:Sg,fall:Og,card:nl,pact:nl,continent:Eg,end:Ag,work:(e,{targets:t},n)=>lo(e,t,n),place:(e,{targets:t},n)=>lo(e,t,n),flag:(e,{targets:t},n)=>lo(e,t,n)};var Cg={slow:2,normal:1,quick:.35,at_once:0},Tg=8e3,jg=.25,ol=800,Ls=e=>e.reduce((t,{ms:n})=>t+n,0),an=e=>Cg[e]??1;function sl(e,t,n,o){let s=Math.max(Tg-n,0)*(o?1:jg);return an(t)*Math.min(1,s/Math.max(Ls(e),1))}var Ng={place:180,work:180,count:180,attack:250,dice:600,losses:350,conquest:500,march:400,convoy:400,shift:350,card:300,pact:300,strike:500,flight:600,walk:400,roll:400,fall:350,reply:300,flag:700,continent:700,end:1500},zg=new Set(["attack","battle","strike","flight"]),qg=12;function al(e,t,n){if(t.game!==n.game||t.line!==n.line||n.step<=t.step)return[];let o=Rg((n.acts??[]).filter(l=>l.step>t.step)),s=e.cell?[]:[...t.armies],r=o.flatMap(l=>(Ig[l.kind]??(()=>[]))(l,Pg(s))),a=r.filter(l=>l.kind==="end"),i=[...r.filter(l=>l.kind!=="end"),...Vg(e,t,n),...a];return Bg(i,s,n)}function Pg(e){return(t,n)=>{let o=t===void 0?-1:e[t]??-1;return t===void 0||o<0||!n?[]:(e[t]=Math.max(o+n,0),[[t,o,e[t]]])}}function X(e,t,n={}){let o=t.sources??(t.source===void 0?[]:[t.source]),s=t.targets??(t.target===void 0?[]:[t.target]);return{kind:e,ms:Ng[e],seat:t.seat??-1,sources:o,targets:s,counts:[],amount:t.amount??null,act:t,words:e,...n}}var rl=(e,t,n)=>t.amount?[X(e,t,{counts:e==="convoy"?[]:[...n(t.source,-t.amount),...n(t.target,t.amount)]})]:[],Ig={place:(e,t)=>[X("place",e,{counts:(e.targets??[e.target]).flatMap((n,o)=>t(n,e.amounts?.[o]??e.amount??1))})],work:e=>[X("work",e)],attack:e=>[X("attack",e)],battle:(e,t)=>{let[n=0,o=0]=e.losses??[],s=[...t(e.source,-n),...t(e.target,-o)];return[X("attack",e),...e.attack?.length?[X("dice",e,{words:"attack"})]:[],...s.length?[X("losses",e,{counts:s,words:n&&o?"losses":n?"losses_attack":"losses_defence"})]:[]]},conquest:(e,t)=>{let n=t(e.source,-(e.amount??0)),[o]=e.target===void 0?[]:t(e.target,-1/0),s=e.amount?t(e.target,e.amount):o?[o]:[];return[X("conquest",e,{counts:[...n,...s]})]},march:(e,t)=>rl("march",e,t),convoy:(e,t)=>rl("convoy",e,t),strike:e=>[X("strike",e)],flight:(e,t)=>[X("flight",e),X("losses",e,{counts:t(e.target,-(e.amount??0)),words:"flight"})],shift:(e,t)=>[X("shift",e,{targets:e.places??[],counts:(e.places??[]).flatMap((n,o)=>t(n,e.changes?.[o]??0))})],card:e=>[X("card",e)],question:e=>[X("card",e,{words:"question"})],reply:e=>[X("reply",e,{words:e.right?"right":"wrong"})],pact:e=>[X("pact",e)],roll:e=>[X("roll",e)],walk:e=>[X("walk",e,{sources:e.path?.slice(0,1)??[],targets:e.path?.slice(-1)??[]})],fall:e=>[X("fall",e)],flag:e=>[X("flag",e)],end:e=>[X("end",e,{targets:e.order??[],seat:e.winners?.[0]??-1,words:e.winners?.length===1?"end":"end_all"})]};function Rg(e){let t=[];for(let n of e){let o=t.at(-1),s=o&&o.seat===n.seat,r=s&&o.source===n.source&&o.target===n.target;if(r&&o.kind==="attack"&&n.kind==="battle")t[t.length-1]=n;else{if(r&&o.kind==="battle"&&n.kind==="attack")continue;r&&o.kind==="battle"&&n.kind==="battle"&&!n.sources?t[t.length-1]=Hg(o,n):s&&o.kind===n.kind&&(n.kind==="place"||n.kind==="work")?t[t.length-1]=Dg(o,n):s&&o.kind==="battle"&&n.kind==="conquest"&&n.target===o.target?t.push({...n,source:n.source??o.source}):s&&o.kind==="conquest"&&n.kind==="march"&&n.target===o.target&&n.step===o.step?t[t.length-1]={...o,source:n.source,amount:(o.amount??0)+(n.amount??0)}:t.push(n)}}return t}var Hg=(e,t)=>({...t,losses:[0,1].map(n=>(e.losses?.[n]??0)+(t.losses?.[n]??0)),throws:(e.throws??1)+1});function Dg(e,t){let n=e.targets??[e.target??-1],o=e.amounts??[e.amount??1],s=n.indexOf(t.target??-1),r=t.amount??1;return s>=0?{...t,target:void 0,targets:n,amounts:o.map((a,i)=>i===s?a+r:a)}:{...t,target:void 0,targets:[...n,t.target??-1],amounts:[...o,r]}}function Vg(e,t,n){return e.cell?[]:e.continents.flatMap((o,s)=>{let r=e.countries.flatMap((l,p)=>l.continent===s?[p]:[]),a=n.owner[r[0]]??-1,i=l=>a>=0&&r.length>1&&r.every(p=>l[p]===a);return!i(n.owner)||i(t.owner)?[]:[X("continent",{kind:"continent",step:n.step,seat:a,continent:s,targets:r})]})}function Bg(e,t,n){let o=new Set;for(let l of[...e].reverse())for(let p of[...l.counts].reverse()){let u=n.armies[p[0]];!o.has(p[0])&&u>=0&&(p[2]=u),o.add(p[0])}let s=e.at(-1),r=t.flatMap((l,p)=>{let u=n.armies[p];return o.has(p)||l<0||u<0||l===u?[]:[[p,l,u]]});if(!r.length||r.length>qg)return e;if(s?.kind==="conquest"&&r.every(([l])=>s.sources.includes(l)))return s.counts.push(...r),e;let a=s?.act??{kind:"losses",step:n.step},i=!s||zg.has(a.kind)?"losses":"count";return[...e,{...X(i,a,{counts:r,sources:[],targets:r.map(([l])=>l)}),words:s?.words??""}]}var ll="teg-sound",Wg={dice:[0,.07,.13,.21,.3].map(e=>[0,e,.04,.25]),losses:[[110,0,.16,.3]],conquest:[[392,0,.12,.18],[587,.1,.22,.18]],card:[[0,0,.12,.08]],end:[[392,0,.5,.12],[494,.1,.5,.12],[587,.2,.7,.12]]},Fg={dice:"dice",roll:"dice",losses:"losses",fall:"losses",flight:"losses",conquest:"conquest",continent:"conquest",flag:"conquest",card:"card",pact:"card",place:"card",end:"end"},il=null,Gg=()=>{try{return localStorage.getItem(ll)==="on"}catch{return!1}},$t=Gg(),Mt={on:()=>$t,toggle(){$t=!$t;try{localStorage.setItem(ll,$t?"on":"off")}catch{}$t&&Mt.play("card")},play(e){let t=Wg[Fg[e]];if(!(!$t||!t||!("AudioContext"in window))){il??=new AudioContext;for(let n of t)Ug(il,n)}}};function Ug(e,[t,n,o,s]){let r=e.currentTime+n,a=e.createGain();a.gain.setValueAtTime(s,r),a.gain.exponentialRampToValueAtTime(.001,r+o),a.connect(e.destination);let i=t?new OscillatorNode(e,{type:"triangle",frequency:t}):new AudioBufferSourceNode(e,{buffer:Yg(e)});i.connect(a),i.start(r),i.stop(r+o)}function Yg(e){let t=e.createBuffer(1,e.sampleRate/4,e.sampleRate),n=t.getChannelData(0);for(let o=0;o<n.length;o++)n[o]=Math.random()*2-1;return t}var Kg=250,Qg=16;function Zg(e,t){let[n,o]=Ee(e,t);return o>e.box.height-80&&Math.abs(n-e.box.width/2)<Math.max(e.box.width*.3,220)}var Xg=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function cl({root:e,frame:t,plot:n,board:o},s,{ended:r,says:a},i){let l=T("svg",{class:"teg-moves","aria-hidden":"true"}),p=c("p",{class:"teg-told","aria-hidden":"true",hidden:!0});t.append(l,p);let u=null,d=0,f,m=-1/0,g={name:"",spent:0},x=()=>{u&&(u.shown?.end(),cancelAnimationFrame(d),clearTimeout(f),u=null,e.removeAttribute("data-moving"),Qi(e),p.hidden=!0,r())},h=y=>{if(!u)return;let v=ro(y,o,u.ground.before);if(!v||p.textContent===v)return;let{color:$="transparent"}=u.ground.before.seats[y.seat]??{};p.replaceChildren(c("i",{class:"teg-dot",style:{background:$}}),v),p.hidden=!1,a(v)},b=y=>{if(!u)return;let{motions:v,factor:$,ground:k}=u;for(;;){let S=v[u.now];if(!S)return x();u.shown||(u.shown=As(k,S),e.dataset.moving=S.kind,h(S),Mt.play(S.kind));let O=(y-u.start)/Math.max(S.ms*$,1);if(O<1){u.shown.frame(Math.max(O,0));break}u.shown.end(),u.start+=S.ms*$,u.now++,u.shown=null}d=requestAnimationFrame(b)},w=()=>{d=requestAnimationFrame(y=>{u&&(u.start=y),b(y)})},_=()=>{if(!u)return;let{motions:y,ground:v,factor:$}=u,k=y.find(({sources:O,targets:A})=>O.length&&A.length)??y[0],S=k.sources.length&&k.targets.length===1&&As(v,{...k,kind:"attack",counts:[]});S&&S.end(),e.dataset.moving="still",h(k),f=setTimeout(x,ol*$)},M=()=>document.hidden&&x();return document.addEventListener("visibilitychange",M),i.push(()=>document.removeEventListener("visibilitychange",M),()=>{cancelAnimationFrame(d),clearTimeout(f),u=null}),{show(y,v,{speed:$,jumps:k}){let S=performance.now()-m<Kg&&y?.steps===v.steps;m=performance.now();let O=u!==null;if(x(),!y||O||S||k||document.hidden||!an($))return;let A=al(o,y,v),C=`${y.line}/${y.round}/${y.turn}`,j=!!y.seats[y.turn]?.bot;g.name!==C&&(g={name:C,spent:0});let N=Xg(),P=N?an($):sl(A,$,j?g.spent:0,!j||y.turn!==v.turn),U=Ls(A)*P;if(g.spent+=U/an($),!A.length||U<Qg)return;let R=Xi({root:e,plot:n,svg:l,board:o,before:y,after:v},s);if(!R)return;u={motions:A,factor:P,now:0,start:0,shown:null,ground:R,still:N};let G=A.some(({kind:ne})=>ne==="dice"||ne==="roll"),J=G&&e.dataset.size==="class";p.classList.toggle("teg-at-top",J||A.some(({sources:ne,targets:xe})=>[...ne,...xe].some(L=>Zg(R,L)))),N?_():(G&&(e.dataset.rolling="wait"),d=requestAnimationFrame(w))},moves:()=>u!==null,holds:()=>u!==null&&!u.still,finish(){return u?(u.still?x():u.shown&&(u.start=performance.now()-u.motions[u.now].ms*u.factor),!0):!1},skip:x,clear(){!u&&l.firstChild&&l.replaceChildren()}}}var Jg=new Set(["go","undo","redo","step"]);function ul(e){let{board:t,dom:n,map:o,store:s,stops:r}=e,a=m=>n.said.append(c("p",{},m)),i=cl({root:n.root,frame:n.frame,plot:n.map,board:t},o.pixel,{ended:()=>e.scheduler.schedule(),says:a},r),l=null,p=!1,u=!1,d=()=>n.sound.setAttribute("aria-pressed",String(Mt.on()));n.sound.addEventListener("click",()=>{Mt.toggle(),d()}),d(),n.root.addEventListener("pointerdown",()=>{i.finish()},!0);let f=m=>m.kind==="go"&&Math.abs(m.step-s.view().step)<=1||m.kind==="step"&&m.until==="action";return{...i,said(m){m.kind!=="private"&&(i.skip(),p=Jg.has(m.kind)&&!f(m))},follow(m,g){m!==l&&(i.show(l,m,{speed:e.driver.pace().speed,jumps:p||g||!!m.playing}),u=i.moves(),p=!1,l=m)},moved:()=>u}}function ef(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function tf({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,l=g=>g===null?null:c("span",{},z(t,g),t.seats[g].name),p=(g,x)=>x.length>0&&c("span",{},c("b",{},`${g}: `),...ef(x).flatMap(([h,b],w)=>[`${w?"; ":""}${b.map(_=>e.countries[_].name).join(", ")} (`,l(h),")"]),". "),u=r.length>0&&c("span",{},c("b",{},`${n.since_taken}: `),...r.flatMap(([g,x],h)=>[h?", ":"",l(g),` ${x}`]),"."),d=(g,x)=>x&&c("p",{},c("b",{},`${g}: `),x),f=[p(n.since_lost,o),p(n.since_won,s),u],m=Q(n.since,f.some(Boolean)&&c("p",{},...f),d(n.cards,a),d(n.pacts,i));return m.classList.add("teg-since"),m}var pl={draw:tf,depends:({view:e})=>e.since};function dl(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var gl=90,nf=0,fl={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${nf+=1}`,i=d=>d.key==="Enter"&&p(d),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=d=>{d.preventDefault(),(l.value.trim()||!s)&&t(cr(e,l.value))},u=s.length>gl?`${s.slice(0,gl)}…`:s;return queueMicrotask(()=>{let d=l.closest(".teg"),f=l.getRootNode().activeElement;d&&f&&(f===d||d.contains(f)&&!f.matches("input, select, textarea"))&&l.focus({preventScroll:!0})}),Q(n.throw,c("form",{class:"teg-throw",submit:p},c("label",{},c("span",{},o),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&c("datalist",{id:a},...r.map(([d,f])=>c("option",{value:d,label:f===d?null:f}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:s},u)))}};var ml=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Cs({step:e,turn:t,seat:n,before:o,after:s,split:r,luck:a,decision:i},l,p){let u=t?`, ${l.turn_of} ${t}`:"",d=r==="all_luck"?` (${l.turn_all_luck})`:r?` (${l.turn_luck} ${ml(a??0,p)}, ${l.turn_decision} ${ml(i??0,p)})`:"";return`${l.step} ${e}${u}: ${n} ${nn(o,p)} → ${nn(s,p)}${d}`}function hl(e,[t,n],o,s,r){let a=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return a.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((l,p)=>{let u=Cs(l,s,r),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return E(`turn-${l.step}`,String(p+1),()=>o(l.step),{title:u,"aria-label":`${s.turn_point} ${p+1}. ${u}`,style:{left:d}})}))}var of={timeline:{draw:rf,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Ar,progress:Lr,lines:jr,note:Vi,hint:{draw:af,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t&&[t.step,t.plans.length,t.open,t.quiz],wl(e,o)&&n===null]},banner:{draw:cf,depends:({view:e})=>[e.over,e.seats]},turn:{draw:uf,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:pl,throw:fl,refusal:{draw:pf,depends:({refusal:e})=>e},odds:Fi,battle:{draw:df,depends:({view:e})=>e.battle},seats:{draw:gf,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:mf,depends:({view:e})=>e.news}};function xl(e,t=!1,n=!1){let o=null,s=[],r={...of,places:qi()},a=i=>{let l=f=>({slot:c("div",{class:`teg-slot teg-slot-${f}`}),section:i.sections[f]??r[f],drawn:""}),p=(t?[]:i.side.flatMap(f=>f==="turn"?[f,"throw"]:f)).map(l),u=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(l),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","progress","lines","hint","note"]).map(l);e.timeline.replaceChildren(...d.map(f=>f.slot)),e.side.replaceChildren(...p.map(f=>f.slot)),e.below.replaceChildren(...u.map(f=>f.slot)),o=i,s=[...d,...p,...u]};return(i,l=!1)=>{i.game!==o&&a(i.game);let p=H(i.view.lang);for(let u of l?s.slice(0,1):s){let d=u.section.steady?[]:[i.view.line,i.view.step],f=JSON.stringify([i.view.lang,...d,u.section.depends(i)]);u.drawn!==f&&(u.drawn=f,sf(u.slot,u.section.draw(i,p)))}}}function sf(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function rf({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:l}=e,p=e.memory,u=(m,g,x,h,b=()=>o(h))=>E(m,Se(g),b,{title:x,"aria-label":x,disabled:ye(e,h)===null}),d=c("output",{class:"teg-counter"},`${a}/${i}`),f=c("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:m=>d.textContent=`${m.target.value}/${i}`,change:m=>o(m.target.valueAsNumber)});return c("div",{class:"teg-timeline"},p&&c("span",{class:"teg-group"},u("first","first",r.first_step,0),u("back","back",r.back,a-1,()=>s(-1)),u("forward","forward",r.forward,a+1,()=>s(1)),u("last","last",r.last_step,i)),p&&c("span",{class:"teg-slider"},f,hl(t.filter(m=>m.line===e.line),[0,i],o,r,l)),p&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},E("undo",`↶ ${r.undo}`,()=>n(vn(e)),{disabled:!e.undo,title:"U"}),p&&E("redo",`↷ ${r.redo}`,()=>n(_n(e)),{disabled:!e.redo,title:"R"})),c("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(m=>E(`lang-${m}`,m,()=>n(m===l?null:Or(m)),{"aria-pressed":String(m===l)}))))}var wl=(e,t)=>!!t.curtain||(e.people??[]).length>1;function af(e,t){let{view:n,hint:o,secret:s,game:r,askHint:a}=e;return n.over||n.viewer===null||n.viewer!==n.to_move||wl(n,r)&&!s?null:c("div",{class:"teg-hints",role:"group","aria-label":t.advice},E("hint",t.advice_ask,()=>a(!1),{title:t.advice_what}),E("hint-quiz",t.advice_quiz,()=>a(!0),{title:t.advice_quiz_what}),o&&c("div",{class:"teg-advice","aria-live":"polite"},...Pr(e,o,t)))}function lf(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=hr[e.game]??[],i=[...yo,...a].includes(s??"");return c("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:l=>n(mr(e,t,l.target.value))},!i&&c("option",{value:"",selected:!0,disabled:!0},s),...yo.map(l=>c("option",{value:l,selected:l===s},o[l])),...a.map(l=>c("option",{value:l,selected:l===s,title:o[`${l}_what`]},o[l])))}function cf({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return c("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},c("small",{},t.over),c("strong",{},a),!r&&n.length>0&&c("span",{class:"teg-winners"},...n.map(i=>c("span",{},z(e,i),e.seats[i].name))),c("span",{},o),s.length>0&&c("h5",{},t.objectives),...s.map(([i,l])=>c("p",{},z(e,i),`${e.seats[i].name}: ${l}`)))}function uf({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return c("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&c("small",{},`${t.round} ${e.round}`),c("strong",{},n?.name??"",o&&c("em",{},` · ${t.chance}`)),c("span",{},e.phase_name),e.due.length>0&&c("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>c("li",{},c("b",{},s.armies),` ${s.source}`))))}function pf({refusal:e,dismiss:t},n){return e?c("section",{class:"teg-refusal",role:"alert","data-code":e.code},c("b",{},n.refused),E("dismiss","×",t,{class:"teg-close","aria-label":n.close}),c("p",{},e.text),fe(e.clause)):null}function df({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=bn(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,l=(u,d)=>Pe(d[u],d.winner===u?"won":d.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return c("section",{class:"teg-card teg-battle"},c("h4",{},n.dice),c("div",{class:"teg-dice",role:"group","aria-label":n.dice},c("span",{},z(t,o.seat),e.countries[o.source].name),c("span",{}),c("span",{},z(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[l("attack",u),c("b",{class:"teg-versus"},u.winner?p[u.winner]:""),l("defence",u)]),c("b",{},a?`−${a}`:"0"),c("small",{},n.losses),c("b",{},i?`−${i}`:"0")),o.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}function gf({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,l)=>l.length>i.length?l:i),a=[["",o.seats],...r];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...a.map(([i,l])=>c("th",{scope:"col",title:l},...i?ff(i,l):[l]))),...e.seats.flatMap((i,l)=>[c("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",l===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},z(e,l),i.name,l===e.first&&c("small",{title:o.first}," ①"),l===e.viewer&&c("small",{title:o.viewer}," ◂"),i.bot&&lf(e,l,n,o)),...r.map(([p,u])=>c("td",{title:u},s[l].find(d=>d[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>c("span",{},p))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,l])=>Se(i)?[c("span",{},Se(i),` ${l.toLowerCase()}`)]:[])))}function ff(e,t){let n=Se(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}function mf({view:e},t){let n=[...e.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),n.length?c("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>c("li",{class:o.step===e.step?"teg-new":null},o.seat===null?c("i",{class:"teg-dot teg-none"}):z(e,o.seat),c("span",{},o.text," ",fe(o.clause))))):c("p",{class:"teg-hint"},t.no_news))}function Ts({board:e,looks:t,store:n}){let{game:o,local:s}=n.get(),r=n.view();if(t||o.curtain||!te(r)||r.viewer===null)return[];let a={...n.table(),secret:null},{source:i,target:l}=o.marks(a,s),p=d=>e.countries[d].name,u=i===null?o.fight?.(a,s,null):null;return u?[...u.sources,u.target].map(p):i===null||!Object.values(r.menu).some(d=>d.some(f=>f[0]===i))?[]:[i,l].flatMap(d=>d===null?[]:[p(d)])}var hf=4,xf={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function bl(e){let{model:t,board:n,el:o,dom:s,store:r,map:a,sketch:i,looks:l,alone:p,stops:u}=e,{root:d}=s,{view:f}=r,m=xl(s.places,l,p),g=Qe(o,()=>e.wire.ask({kind:"still"}),u),x=we();u.push($e(()=>{x=we(),e.scheduler.schedule()}));let h=()=>{let{driver:k,intents:S}=e,{pause:O,stop:A,setSpeed:C}=k;return{...r.get(),...r.table(),...S,odds:S.odds(null),turns:t.get("turns")??[],pace:k.pace(),now:f,pause:O,stop:A,setSpeed:C}},b=()=>{let k=l||!Ts(e).length?t.get("selected")??[]:[],{note:S={},lang:O}=f()??{};s.caption.textContent=[t.get("notice"),t.get("caption"),l&&oo(S.say,O)].filter(Boolean).join(`
`),s.caption.hidden=!s.caption.textContent;let[A,C]=[t.get("marks")??[],t.get("arrows")??[]],j=k.filter(P=>!e.picks||!A.some(([U])=>U===P)),N={...S,marks:[...S.marks??[],...A,...j.map(P=>[P,"chosen"])],arrows:[...S.arrows??[],...C]};i.draw(N,a.window)},w="",_=()=>{let k=Ts(e);k.join()!==w&&(w=k.join(),e.wire.write({selected:k}))},M=[],y=k=>{let{game:S}=r.get(),O=f()?.keys??S.keys??"keys";if(M[0]===k&&M[1]===O)return;M=[k,O];let A=[["wide",s.wide],["zoom_in",s.closer],["zoom_out",s.further],["sound",s.sound]];for(let[C,j]of A)j.title=k[C],j.setAttribute("aria-label",k[C]);d.setAttribute("aria-label",k.map),s.map.setAttribute("aria-label",k.walk),s.keys.textContent=`${k[O]} ${k.keys_map}`},v={line:"",step:-1},$=k=>{let{line:S,step:O}=v;if(v={line:k.line,step:k.step},S!==k.line||O===k.step)return;let A=k.news.filter(C=>C.step>Math.min(O,k.step-1));(A.length||s.said.firstChild)&&s.said.replaceChildren(...A.slice(-hf).map(C=>c("p",{},C.text)))};return{point:b,async paint(k){let S=f(),O=te(S)?S:null,{game:A,hint:C}=r.get();e.wire.tell(),y(H(S?.lang)),s.further.disabled=a.window.times===1,O&&$(O),O&&e.mover.follow(O,k||e.where.ahead()),d.dataset.theme=x?"dark":"light";let j=O&&h();j&&m(j,k);let{view:N,local:P}=j??{};e.mover.holds()||await a.draw(n,N??null,O?qr(dl(A.marks(r.table(),P),O),C,!!n.cell):xf,x,A),e.mover.holds()||e.mover.clear(),b(),e.keyboard.ring(),_(),O&&(e.events.show(O),d.dataset.step=String(O.step),d.dataset.steps=String(O.steps),g(`${O.line}/${O.step}/${O.steps}/${O.lang}`))}}}function yl(e){let{model:t,store:n,wire:o,where:s,driver:r,scheduler:a,intents:i,rule:l,pointer:p,events:u,stops:d}=e,{get:f,dispatch:m,view:g,table:x}=n,{schedule:h}=a,b=()=>i.take(f().game.renew(x(),f().local)),w=()=>{o.free();let v=g();if(!te(v))return h();s.shown();let $=f();m({type:"view",view:v}),l.close(),p.hide(),b();let{game:k}=f();ks($,f())&&(k.curtain||k.stays)?o.send(Ae):ks($,f())&&!r.atOnce()&&o.ask(Ae),h(),r.drive()},_=v=>{if(v.kind==="events")return u.hear(v);if(v.kind==="odds")return m({type:"odds",odds:v}),p.again();v.kind!=="private"||f().secret?.seat!==v.seat||v.step!==g().step||(m({type:"set",part:{secret:v}}),b())},M=v=>{let{own:$,driver:k,aside:S}=o.names;if(v?.nonce===S)return _(v);if(v?.nonce!==$&&v?.nonce!==k)return;o.free();let O=v.kind==="refused"&&v.code==="stale_step";if(O&&v.nonce===k||O&&r.moves()&&o.keep())return r.drive();if(v.kind==="clause")return l.show(v,H(g().lang));v.kind==="refused"&&v.nonce===k&&r.setPace({auto:!1}),m({type:"reply",reply:v,table:x()}),v.kind==="private"&&b(),h()},y=(v,$)=>{t.on(v,$),d.push(()=>t.off(v,$))};y("change:view",w),y("change:lines",h);for(let v of["auto","speed","turns"])y(`change:${v}`,h);for(let v of["notice","caption","marks","arrows","selected"])y(`change:${v}`,()=>a.begun()&&e.painter.point());y("change:size",p.type),y("change:window",p.look),y("msg:custom",M),w()}function kl(e,t){let{dom:n,where:o,stops:s}=e,r=!1,a=!1,i=!1,l=0,p=-1/0,u=0,d;s.push(()=>{r=!0,clearTimeout(d)});let f=()=>{if(a||r)return;a=!0;let x=e.driver.atOnce()?p+250-performance.now():0;x>0?d=setTimeout(g,x):o.ahead()?setTimeout(g):queueMicrotask(g)},m=async()=>{u=o.ahead()?(u+1)%6:0,clearTimeout(d),u&&(d=setTimeout(f,250)),await t(u>0),n.root.dataset.seq=String(++l)},g=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await m();i=!1,!r&&(p=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:f,begun:()=>l>0,rests:()=>!a&&!i}}function vl(e){let t={timeline:c("div",{class:"teg-tops"}),side:c("div",{class:"teg-right"}),below:c("div",{class:"teg-below"})},n=c("div",{class:"teg-map",tabindex:0,role:"application"}),o=c("div",{class:"teg-here",hidden:!0}),s=c("small",{class:"teg-credit"}),r=c("div",{class:"teg-unseen",role:"status"}),a=c("div",{class:"teg-busy",role:"status"}),i=c("div",{class:"teg-hovercard",hidden:!0}),l=(y,v)=>c("button",{type:"button","data-key":y},v),[p,u,d,f]=[l("wide","⤢"),l("zoom-in","+"),l("zoom-out","−"),l("sound","♪")],m=c("div",{class:"teg-tools"},f,p,u,d),g=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),x=c("details",{class:"teg-card teg-whole"}),h=c("p",{class:"teg-keys"}),b=c("div",{class:"teg-frame"},n,e,s,o,i,a,r),w=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),_=c("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:c("div",{class:"teg",role:"group",tabindex:0},_,w,c("div",{class:"teg-columns"},c("div",{class:"teg-left"},b,g,c("div",{class:"teg-top"},t.timeline,m),t.below,x,h),t.side)),places:t,map:n,credit:s,caption:g,events:x,busy:a,card:i,wide:p,closer:u,further:d,sound:f,keys:h,frame:b,notice:_,said:w,here:o,heard:r}}var wf=15e3,bf=250,_l=new Set(["undo","redo","step","level"]);function $l(e,{root:t,notice:n,busy:o},s,r,a){let i,l,p=!1,u=0,d=!1,f=null,m=null,g=Array.from(crypto.getRandomValues(new Uint32Array(3)),$=>$.toString(36)).join("-"),x=`${g}!`,h=`${g}?`,b=()=>t.hasAttribute("data-busy"),w=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(w);let _=()=>{i=setTimeout(()=>{let $=y.presence();if($==="busy"||p&&$!=="unknown")return _();w(),r.unanswered()},wf)},M=()=>{let $=H(s()?.lang),k=y.presence();t.dataset.kernel!==k&&(t.dataset.kernel=k),(k==="gone"||k==="away")&&w(),n.hidden=k!=="gone"&&k!=="away",At(n,n.hidden?"":$[k==="gone"?"kernel_gone":"kernel_away"]),At(o,k==="busy"&&!p?$.kernel_busy:$.busy)},y=ue(e,M,a),v=($,k)=>{if($!==u)return;let S=k?.content?.execution_state;S==="idle"&&w(),p||=S==="busy",M(),r.freed()};return{names:{own:g,driver:x,aside:h},free:w,tell:M,busy:b,there:()=>n.hidden,send($,k=g){if(!$||(k===g&&r.said($),n.hidden&&(d||!b())&&r.goes($)))return;if(b()){d&&(f=$);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",$.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),bf),p=!1,d=k===x,d||(m=$);let S=++u;M(),_();let O=A=>v(S,A);y.send({...$,nonce:k},Object.assign(()=>{},{iopub:{status:O}}))},ask($){y.send({...$,nonce:h})},write:y.write,kept(){let $=f;f=null;let{line:k,step:S}=s();return $&&_l.has($.kind)?{...$,line:k,step:S}:$},keep(){let $=m!==null&&_l.has(m.kind);return $&&(f=m),$}}}function Ml(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!==null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function Sl(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},l),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},l),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},l),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function Ol(e,t,n){let o=null,s=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let l=i.touches.length===2?s(i):null;l&&(i.preventDefault(),i.stopPropagation()),l&&o&&n(l.apart/o.apart,o,l),o=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function Cl(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var yf=new Set(["x","y","fillcolor","line.color","line.width"]),kf=new Set(["x","y","text","textposition"]),vf=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function js(e,t,n,o,s){let r=o.traces.map((a,i)=>{let l=n[a],p=e.querySelector(`.trace${l.uid}`),u=Object.keys(o.update).filter(d=>o.update[d][i]!==void 0);return p&&_f(t[a],l,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function _f(e,t,n,o,s){let r=p=>o.every(u=>p.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(yf))return()=>Ns(t,n,s);if(t.mode==="text"&&r(kf))return()=>zs(e,t,n,s);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(vf)&&l?()=>Sf(e,t,n,i):null}function Ns(e,t,n){let o=$f(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(T("g")).appendChild(T("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,l=T("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function $f({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var Mf={left:"end",center:"middle",right:"start"},El=1.3,Ke=(e,t)=>Array.isArray(e)?e[t]:e;function Al({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Ke(o,a),size:Ke(s.size,a),color:Ke(s.color,a)}]:[])}var Ll=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function zs(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=h=>{let b=h.text.split("<br>"),[w,_]=[o.x(h.x),o.y(h.y)],M={fontFamily:s,fontSize:`${h.size}px`,fontWeight:r,fontStyle:a,fill:h.color,whiteSpace:"pre"},y=(b.length-1)*El+1,v=T("text",{x:w,y:_,"text-anchor":Mf[h.place.split(" ")[1]],style:M});return b.length===1?v.textContent=h.text:v.append(...b.map(($,k)=>T("tspan",{class:"line",x:w,y:_,dy:`${k*El}em`},$))),T("g",{class:"textpoint",transform:`translate(0,${h.size*(.75-y/2)})`},v)},l=n.querySelector(".text");if(!l)return;let[p,u]=[Al(e),Al(t)],d=[...l.children],f=new Map(d.length===p.length?p.map((h,b)=>[Ll(h),d[b]]):[]),m=u.map(h=>f.get(Ll(h))),g=new Set(m);for(let h of d)g.has(h)||h.remove();let x=l.firstElementChild;u.forEach((h,b)=>{let w=m[b]??i(h);w===x?x=x.nextElementSibling:l.insertBefore(w,x)})}function Sf(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:l},p)=>({point:{fill:Ke(i.color,p),stroke:Ke(i.line.color,p),strokeWidth:`${Ke(i.line.width,p)}px`},number:{fontSize:`${Ke(l.size,p)}px`,fill:Ke(l.color,p)}}),a=(i,l,p)=>{for(let u of Object.keys(p))p[u]!==l[u]&&(i.style[u]=p[u])};o.forEach((i,l)=>{let[p,u]=[r(e,l),r(t,l)];a(i,p.point,u.point),a(s[l],p.number,u.number),e.text[l]!==t.text[l]&&(s[l].textContent=t.text[l])})}function Tl(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=T("rect",{width:t,height:n,style:{fill:o}});return T("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Of(a,s)))}function Of(e,t){let n=T("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>T("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&Ns(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Ef(e,t)),o.endsWith("text")&&zs({...e,text:[]},e,n,t),n}function Ef({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let d={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[T("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:l,style:d})]})}var qs=1500,Af=6e3,jl=0,Lf=640,Nl=500,Cf={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function ql(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,[l,p]=[0,0],u="",d="",f=null,m=null,g=!1,x=!1,h,b=zl([0,0,1,1],[1,1]),w,_=Promise.resolve(),M=v=>{let[$]=v.points??[],{uid:k=""}=s[$?.curveNumber]??{};if(k===In)return $.pointNumber;let S=ha.exec(k);return S?Number(S[1]):-1},y={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:He(),type(v){t=v,a=""},look(v){u=d,!(v.times===y.window.times&&v.left===y.window.left&&v.top===y.window.top)&&(y.window=v,y.onZoom())},reveal(v){r&&y.look(da(r,y.window,v))},cut(v,$,k){let{viewer:S=null,to_move:O,step:A,over:C,line:j}=$??{};if(d=`${j} ${S===O?$?.turn:A} ${$?.phase}`,l>=Nl||!$||v.cell||u===d)return;let N=L=>L.flatMap(q=>q===null?[]:[q]),P=N([k.source,k.target]),U=S===O&&k.legal.length>0,R=P.length||U?P:N([k.last.source,k.last.target]),J=(R.length?R:k.legal).map(L=>v.countries[L].label),ne=p/l;if(!C&&J.length&&y.window.times>1&&fa(v,ne,y.window,J))return;let xe=R.length?R.flatMap(L=>v.countries[L].neighbours.map(q=>v.countries[q].label)):[];y.window=C?He():ga(v,ne,[...J,...Tf(v,J,xe)])},async draw(v,$,k,S,O){e.style.aspectRatio=`${v.width} / ${v.height}`,l||([l,p]=[e.clientWidth,e.clientHeight]);let A=l||Lf,C=p||Math.round(A*v.height/v.width);y.cut(v,$,k),f=()=>y.draw(v,$,k,S,O);let j=y.window,N=(O.drawing??xa)(v,$,{...k,touched:m},j.times*A/v.width,O.traces,t).map(Cl),P=`${A} ${C} ${S} ${j.times} ${j.left} ${j.top}`,U=r===v&&s.length===N.length&&a===P,R=U?ya(s,N):null,G=wa(v,S,A,j,C),J=async()=>{h??=await n(),await h.react(o,N.map(jf),G,Cf),g=!1,x||y.take()};if(await _,i.signal.aborted)return;clearTimeout(w);let ne=s,xe=r===null;[s,r,a]=[N,v,P],b=zl(ot(v,C/A,j),[A,C]);let L=!x&&U&&e.querySelector(".teg-sketch");L&&(!R||js(L,ne,N,R,b))||!x&&y.sketch(Tl(N,G,b))||R&&js(o,ne,N,R,b)?g=!0:!U||g&&R?await J():R&&await h.restyle(o,R.update,R.traces);let q=async()=>{let[I,Y]=[w,e.closest("[data-kernel=busy]")!==null],W=jl+(Y?Af:qs)-performance.now();if(W>0)return void(w=setTimeout(q,Math.min(W,qs)));h??=await n(),w===I&&!i.signal.aborted&&(_=J())};jl=performance.now(),g&&(w=setTimeout(q,qs)),xe&&y.listen(O)},sketch(v){return e.querySelector(".teg-sketch")?.remove(),v&&e.append(v),v!==null},take(){if(x=!0,y.sketch(null),i.signal.aborted)return y.purge();o.on("plotly_hover",v=>{let $=M(v);$>=0&&y.onHover($)}),o.on("plotly_unhover",()=>y.onLeave())},listen(v){window.addEventListener("mousedown",$=>{if(!e.contains($.composedPath()[0]))return;$.shiftKey&&($.stopPropagation(),$.preventDefault());let k=y.at($),S=y.window,O=y.point($),A=S.times>1&&O&&!(v.drag&&k>=0),C=N=>{let P=e.getBoundingClientRect(),U=(r?.width??0)/S.times/P.width,[R,G]=[$.clientX-N.clientX,$.clientY-N.clientY];r&&Math.hypot(R,G)>=8&&y.look(Ro(r,S,R*U,G*U))};A&&!$.button&&window.addEventListener("mousemove",C);let j=N=>{window.removeEventListener("mousemove",C);let P=Math.hypot(N.clientX-$.clientX,N.clientY-$.clientY)<8;P&&l<Nl&&y.touch(k),k>=0&&P&&y.onClick(k,N),k>=0&&!P&&!A&&y.onDrag(k,y.at(N))};$.button||window.addEventListener("mouseup",j,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",$=>{let k=y.point($);!($.ctrlKey||$.metaKey)||!r||!k||($.preventDefault(),$.stopPropagation(),y.look(De(r,y.window,Math.exp(-$.deltaY/250),k)))},{capture:!0,passive:!1,signal:i.signal}),Sl(e,i.signal,$=>{let k=y.at($);return k>=0&&y.onHold(k),k>=0},()=>y.onLeave()),Ol(e,i.signal,($,k,S)=>{let[O,A]=[y.point(k),y.point(S)];r&&O&&A&&y.look(Ro(r,De(r,y.window,$,A),O[0]-A[0],O[1]-A[1]))})},touch(v){m=v<0?null:v,f?.()},resized(v){let $=e.clientHeight;return!v||Math.abs(v-l)<1&&Math.abs($-p)<1?!1:([l,p]=[v,$],!0)},pixel([v,$]){if(!r)return null;let k=e.getBoundingClientRect();return{x:k.left+(v-b.corner[0])*b.unit[0],y:k.top+($-b.corner[1])*b.unit[1]}},at(v){let $=y.point(v);return $&&r?r.countries.findIndex(k=>or(k.polygons,$)):-1},point({clientX:v,clientY:$}){if(!r)return null;let k=e.getBoundingClientRect();return[b.corner[0]+(v-k.left)/b.unit[0],b.corner[1]+($-k.top)/b.unit[1]]},group(v){return e.querySelector(`.tracec${v}`)},purge(){i.abort(),clearTimeout(w),x&&h.purge(o)}};return y}function Tf(e,t,n){return n.filter(([o,s])=>t.some(([r,a])=>Math.hypot(r-o,a-s)<e.width/6))}function zl([e,t,n,o],[s,r]){let a=[s/(n-e),r/(o-t)],i=(l,p)=>u=>String(Math.round((u-l)*p*100)/100);return{unit:a,corner:[e,t],x:i(e,a[0]),y:i(t,a[1])}}function jf(e){return structuredClone(e)}function co({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=Bi(n),i=vl(a.svg),{root:l}=i;Me(t),t.append(l);let p=o==="pick",u=p||o==="look"||e.get("face")==="look";u&&(l.dataset.face="look"),u&&o&&(i.events.hidden=!0),l.style.setProperty("--teg-ratio",String(n.width/n.height)),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let d=Ti(e,n),{view:f}=d,m=ql(i.map,$s.page,async()=>(await s("plotly")).default);r.push(m.purge);let g={model:e,el:t,board:n,picks:p,looks:u,alone:!!o,stops:r,dom:i,store:d,map:m,sketch:a};g.rule=gn(l),l.append(g.rule.box);let x=()=>d.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:H(f().lang).no_answer}}});return g.where=Ml(e,f,h=>g.wire.write(h),r),g.wire=$l(e,i,f,{freed:()=>g.driver.drive(),unanswered:x,goes:h=>g.where.goes(h),said:h=>g.mover.said(h)},r),g.driver=Tr(g),g.mover=ul(g),g.scheduler=kl(g,h=>g.painter.paint(h)),g.intents=ji(g),g.painter=bl(g),g.pointer=Gi(g),g.keyboard=Ui(g),g.events=zr(i.events,{view:()=>g.where.now(),ask:g.wire.ask,go:g.intents.go},r),d.subscribe(g.scheduler.schedule),l.tegPixel=h=>{let b=n.countries.findIndex(w=>w.name===h);return b<0?null:m.pixel(n.countries[b].label)},g.pointer.type(),(e.get("window")?.[0]??1)!==1&&g.pointer.look(),yl(g),()=>r.forEach(h=>h())}var Nf=15e3,zf=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,uo=e=>e.split(`
`).map(t=>c("p",{},...t.split(zf).map((n,o)=>o%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),Ps={true:"✓",false:"✗",null:"…"};function Is({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),L=>L.toString(36)).join("-"),l=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),p=c("header",{}),u=c("div",{class:"teg-asked"}),d=c("div",{class:"teg-asked"}),f=c("section",{class:"teg-task"},p,u,l,d),m=c("div",{class:"teg-task-board"}),g=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},c("div",{class:"teg-both"},f,m)),x=gn(g);g.append(x.box),Me(t),t.append(g),ve(g,s);let h=ue(e,()=>h.presence()==="gone"&&v(H(a()).kernel_gone),s),b=Qe(t,()=>h.send({kind:"still"}),s),w="",_=!1,M,y=(L,q={})=>{w="",_=!0,clearTimeout(M),M=setTimeout(()=>v(H(a()).no_answer),Nf),h.send({kind:"exercise",do:L,at:r().at,...q,nonce:i})},v=L=>{clearTimeout(M),[_,w]=[!1,L],R()},$={board:"",manner:"",stop:()=>{}},k=L=>{let q=[];return{get:I=>e.get(I),set:(...I)=>e.set(...I),save_changes:()=>e.save_changes(),send:(...I)=>e.send(...I),widget_manager:e.widget_manager,on(I,Y){let W=(...re)=>e.get("board")===L&&Y(...re);q.push([I,Y,W]),e.on(I,W)},off(I,Y){for(let[W,re,Ot]of q)W===I&&re===Y&&e.off(I,Ot)}}},S=async()=>{let{kind:L,pick:q,board:I}=r(),Y=L==="play"?"play":q?"pick":"look",W=e.get("board");if($.board===W&&$.manner===`${I}${Y}`||($.stop(),m.replaceChildren(),m.hidden=!I,g.classList.toggle("teg-alone",!I),$={board:W,manner:`${I}${Y}`,stop:()=>{}},!I))return;let re=$,Ot=O===W?n:await o("board");re!==$||A||(re.stop=co({model:k(W),el:m,board:Ot,manner:Y,part:o}))},O=e.get("board"),A=!1,C=fo(r(),i,N),j=-1;function N({entry:L}={}){L!==void 0&&y("entry",{entry:L}),R()}let P=()=>{_||!C.ready()||(y("check",{answer:C.value()}),R())},U=L=>{let{at:q,dots:I,shut:Y}=r();L<0||L>q&&Y||L>I.length||y("go",{stop:L})},R=()=>{let L=r(),q=mn(a());L.at!==j&&(j=L.at,C=fo(L,i,N)),C.renew(L,e.get("selected")??[]);let I=g.getRootNode().activeElement,Y=I&&f.contains(I)&&I.getAttribute("data-key");g.lang=a(),g.setAttribute("aria-label",L.title||q.exercise),g.dataset.theme=we()?"dark":"light",g.dataset.size=e.get("size")??"page",g.dataset.at=String(L.at),g.toggleAttribute("data-done",!!L.done),p.replaceChildren(...J(L,q)),u.replaceChildren(c("div",{class:"teg-task-text"},...uo(L.task)),...C.draw(q));let W=w?{right:null,text:w,clause:""}:L.verdict??null;l.dataset.right=String(W?.right??null),l.hidden=!W,l.dataset.said!==JSON.stringify([W,L.at,L.tried?.length])&&(l.dataset.said=JSON.stringify([W,L.at,L.tried?.length]),l.replaceChildren(...W?G(W):[])),d.replaceChildren(...ne(L,q)),Y&&(f.querySelector(`[data-key="${CSS.escape(Y)}"]:not([disabled])`)??g).focus({preventScroll:!0}),b(`${L.at}/${L.tried?.length}/${L.moves}/${a()}`),S()},G=({right:L,text:q,clause:I})=>[c("b",{},Ps[String(L)])," ",...uo(q).map(Y=>c("span",{},...Y.childNodes)),...I&&!q.includes(I)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":I},I)]:[]],J=(L,q)=>{let I=L.dots.map((W,re)=>c("li",{},E(`dot-${re}`,Ps[{right:"true",wrong:"false"}[W]??""]??(W?"•":""),()=>U(re),{class:`teg-stop teg-stop-${W||"new"}`,"aria-label":`${q.stop} ${re+1}${W?`: ${q[W]}`:""}`,"aria-current":re===L.at?"step":null,disabled:re>L.at&&L.shut}))),Y=L.dots.length>1;return[c("h4",{},L.title||(L.kind==="tell"?q.look:q[L.kind])),Y&&c("ol",{class:"teg-stops","aria-label":q.progress},...I),E("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():g.requestFullscreen(),{class:"teg-full",title:q.full,"aria-label":q.full,hidden:!document.fullscreenEnabled})].filter(W=>W instanceof HTMLElement)},ne=(L,q)=>{let I=L.dots.length>1||!L.last,Y=L.kind!=="tell",W=L.kind==="play",re=[Y&&!W&&E("check",q.check,P,{class:"teg-main",disabled:_||!C.ready()}),W&&E("undo",`↶ ${q.undo}`,()=>y("undo"),{disabled:!L.moves}),W&&E("again",q.again,()=>y("again"),{disabled:!L.moves}),Y&&E("hint",q.hint,()=>y("hint"),{disabled:!L.more}),Y&&E("solution",q.solution,()=>y("solution"),{disabled:!!L.solution||!L.solvable})],Ot=[I&&E("before",q.before,()=>U(L.at-1),{disabled:L.at===0}),I&&E("next",q.next,()=>U(L.at+1),{disabled:L.last||L.shut,class:L.done||!Y?"teg-main":""})],cn=L.tried??[];return[Y&&L.shut&&!L.last&&c("p",{class:"teg-hint"},q.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...re),I&&c("div",{class:"teg-buttons"},...Ot)),...(L.hints??[]).map((Et,un)=>c("div",{class:"teg-given"},c("b",{},`${q.hint} ${un+1}`),...uo(Et))),L.solution&&c("div",{class:"teg-given teg-solved"},...uo(L.solution)),cn.length>0&&c("details",{open:cn.length<4},c("summary",{"data-key":"tried"},`${q.tried}: ${cn.length}`),c("ol",{class:"teg-tried"},...cn.map(([Et,un])=>c("li",{"data-right":String(un)},`${Ps[String(un)]} ${Et}`))))].filter(Et=>Et instanceof HTMLElement)},xe=(L,q)=>{e.on(L,q),s.push(()=>e.off(L,q))};xe("change:told",R);for(let L of["size","selected"])xe(`change:${L}`,R);return xe("msg:custom",L=>{L?.nonce===i&&(clearTimeout(M),_=!1,L.kind==="clause"&&x.show(L,H(a())),L.kind==="refused"&&(w=L.text),R())}),g.addEventListener("click",L=>{let q=L.target;if(m.contains(q))return;x.box.contains(q)||x.close();let I=q.closest("[data-clause]");I&&(x.from(I),y("clause",{name:I.dataset.clause??""}))}),dn(g,({key:L},q)=>{if(L==="Escape")return x.close();let I=C.keys(L,q);return I||q.matches("input, textarea")?I:L==="PageDown"||L==="ArrowRight"?(U(r().at+1),!0):L==="PageUp"||L==="ArrowLeft"?(U(r().at-1),!0):!1}),f.addEventListener("keydown",L=>{L.key!=="Enter"||!L.target.matches("input")||(L.preventDefault(),P())}),s.push($e(R),()=>clearTimeout(M)),R(),()=>{A=!0,$.stop(),s.forEach(L=>L())}}var qf=500,Pf=40,If=200,ln=new Set,[Rs,Il]=[!1,-1/0];function Rf(e){ln.add(e),!Rs&&(Rs=!0,setTimeout(()=>requestAnimationFrame(Hf),Math.max(Il+If-performance.now(),0)))}function Hf(){[Rs,Il]=[!1,performance.now()];let e=[...ln];ln.clear();for(let t of e)t()}var Pl=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function po(e,t,n,o){let{write:s}=ue(e,()=>{},n),r=null,a=!1,i=()=>Rf(o);for(let u of t)e.on(`change:${u}`,i);n.push(()=>{a=!0,ln.delete(o);for(let u of t)e.off(`change:${u}`,i)});let l=u=>{let d=ue(u,()=>{},n).write,f=()=>t.forEach(g=>Pl(e.get(g),u.get(g))||e.set(g,u.get(g))),m=g=>()=>Pl(e.get(g),u.get(g))||d({[g]:e.get(g)});for(let g of t){let x=m(g);u.on(`change:${g}`,f),e.on(`change:${g}`,x),n.push(()=>(u.off(`change:${g}`,f),e.off(`change:${g}`,x)))}r=d,f()};return(async()=>{let u=e.get("leader")?.slice(10);for(let d=0;u&&d<Pf&&!a;d++){let f=await e.widget_manager?.get_model?.(u).catch(()=>null);if(f&&!a)return l(f);await new Promise(m=>setTimeout(m,qf))}})(),u=>{(r??s)(u),ln.delete(o),o()}}var Df=80;function Rl(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),h=>h.toString(36)).join("-"),s=null,r="",a="",i=null,l,p=c("div",{class:"teg-knowledge"}),u=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:o}),f=h=>{[r,s,i]=[h,null,null],m(),d()},m=()=>{let h=H(e.get("lang")),b=e.get("seats"),[w,_]=[e.get("may_ask")??[],e.get("alone")];if(a!==u()){let k=a==="";a=u(),r&&(!_||!w.some(S=>b[S].name===r))&&([r,s]=[null,null]),clearTimeout(l),l=setTimeout(d,k?0:Df)}let M=(k,...S)=>E(`know-${k||"all"}`,c("span",{},...S),()=>f(k),{"aria-pressed":String(r===k)}),y={seats:b},v=p.getRootNode().activeElement?.getAttribute?.("data-key"),$=p.contains(p.getRootNode().activeElement);p.replaceChildren(c("h4",{},h.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":h.know_whose},M("",h.know_all),...w.map(k=>M(b[k].name,z(y,k),_?b[k].name:`${h.curtain_me} ${b[k].name}`)),r!==null&&r!==""&&!_&&E("know-cover",h.secret_hide,()=>f(null))),...i?[c("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?g(s,b,h):r===null?[c("p",{class:"teg-hint"},h.know_covered)]:[]),$&&v&&p.querySelector(`[data-key="${v}"]`)?.focus({preventScroll:!0})},g=({seat:h,rows:b},w,_)=>{let M={seats:w},y=w.findIndex(O=>O.name===h),v=O=>c("td",{},...O.length?O.flatMap((A,C)=>[C?` ${_.or} `:"",c("span",{class:"teg-who"},z(M,A),w[A].name)]):["?"]),$=b.filter(([,O])=>O.length===1&&O[0]!==y).length,k=b.filter(([,O,A])=>O.length===1&&O[0]===y&&A.length!==1).length,S=y<0?`${_.know_sure_all}: ${b.filter(([,,O])=>O.length===1).length}`:`${_.know_sure}: ${$}. ${_.know_hidden}: ${k}`;return[e.get("aid")?c("p",{},S):c("p",{class:"teg-hint"},_.know_no_aid),b.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":_.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},_.place),y>=0&&c("th",{scope:"col"},`${h} ${_.know_knows}`),c("th",{scope:"col"},_.know_all))),c("tbody",{},...b.map(([O,A,C])=>c("tr",{},c("th",{scope:"row"},t.countries[O].name),y>=0&&v(A),v(C)))))):c("p",{class:"teg-hint"},_.know_nothing)]};return{root:p,traits:["steps","seats","may_ask","alone","aid"],draw:m,hear:h=>{h?.nonce!==o||h.kind==="knowledge"&&(h.seat!==r||h.line!==e.get("line")||h.step!==Math.min(e.get("step"),e.get("steps")))||(h.kind==="knowledge"?[s,i]=[h,null]:h.kind==="refused"&&([s,i]=[null,h]),m())}}}function Hl(e,t,n){let o=new Map(t.countries.map((g,x)=>[g.name,x])),s=g=>n.lead({selected:g}),r=c("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=c("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[c("span"),c("span")],l=c("div",{class:"teg-told",role:"status"}),p=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},i[0],r),c("label",{},i[1],a)),l),u=(g,x,h)=>{let b=M=>c("option",{value:t.countries[M].name},t.countries[M].name),w=M=>x.filter(y=>(t.countries[y].continent??-1)===M),_=(t.continents??[]).map((M,y)=>({name:M.name,options:w(y).map(b)}));g.replaceChildren(c("option",{value:""},h),..._.filter(M=>M.options.length).map(M=>c("optgroup",{label:M.name},...M.options)),...w(-1).map(b))},[d,f]=["",""];return{root:p,traits:["odds"],draw:()=>{let g=e.get("lang"),x=H(g),[h="",...b]=e.get("selected")??[],w=e.get("odds")??{},[_,M]=[`${g}/${h}`,b.at(-1)??""];_!==d&&(d=_,i[0].textContent=x.source,i[1].textContent=x.target,u(r,[...t.countries.keys()],x.choose),u(a,t.countries[o.get(h)??-1]?.neighbours??[],x.choose)),[r.value,a.value,a.disabled]=[h,M,!h];let y=JSON.stringify([g,w]);if(y===f)return;f=y;let v=w.target?`${x.odds}: ${w.sources.join(", ")} → ${w.target}`:x.odds,$="conquest"in w?on(w,g):[c("p",{class:"teg-hint"},w.target?x.odds_none:x.odds_choose)];l.replaceChildren(Q(v,...$))}}}var Hs={odds:Hl,knowledge:Rl};function Dl({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=po(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>d()),a=ue(e,()=>{},o),i=fn(t,a,o),l=Hs[s](e,n,{...a,lead:r}),p=c("p",{class:"teg-caption","aria-live":"polite"}),u=c("div",{class:"teg teg-follower",role:"group","data-face":s},l.root,p);Me(t),t.append(u),ve(u,o);let d=()=>{u.dataset.size=e.get("size"),u.dataset.step=String(e.get("step")),p.textContent=e.get("caption"),l.draw(),i([...l.traits,"line","step","lang"].map(g=>JSON.stringify(e.get(g))).join())},f=(g,x)=>{e.on(g,x),o.push(()=>e.off(g,x))};for(let g of["lang","size","caption",...l.traits])f(`change:${g}`,d);l.hear&&f("msg:custom",l.hear);let m=()=>{u.dataset.theme=we()?"dark":"light"};return m(),o.push($e(m)),d(),()=>o.forEach(g=>g())}var Vf=["yes","number","range","chance"];function Vl({model:e,el:t}){let n=[],o=c("div",{class:"teg teg-guess",role:"group"});Me(t),t.append(o),ve(o,n);let s=Qe(t,()=>{},n),r=null,a="",i=!1,l=e.get("asks")||"yes",[p,u,d]=["","",50],f=()=>{[i,a]=[!1,H(e.get("lang")).kernel_gone],x()},m=ue(e,()=>m.presence()==="gone"&&f(),n),g=y=>{[i,a]=[!0,""],x(),m.send({kind:"bet",bet:y})},x=()=>{let y=mn(e.get("lang"));o.dataset.theme=we()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",y.guess),o.replaceChildren(c("h4",{},y.guess),c("p",{class:"teg-task-text"},e.get("question")),...r?_(r,y):h(y)),s(`${!!r}`)},h=y=>{let v=e.get("asks")?[]:Vf.map($=>{let k=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${$}`,change:()=>(l=$,x(),b($))});return k.checked=$===l,c("label",{},k," ",y[`kind_${$}`])});return[...v.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},y.how),...v)]:[],c("div",{class:"teg-buttons"},...w(y)),c("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?y.working:a)]},b=y=>o.querySelector(`[data-key="kind-${y}"]`)?.focus(),w=y=>{if(l==="yes")return[E("yes",y.yes,()=>g(!0),{disabled:i}),E("no",y.no,()=>g(!1),{disabled:i})];let v=()=>g(l==="chance"?`${d} %`:l==="range"?[p,u]:p),$=(O,A,C,j)=>{let N=c("input",{type:"text","data-key":O,"aria-label":A,placeholder:A,maxlength:60,autocomplete:"off",input:P=>j(P.target.value)});return N.value=C,N.addEventListener("keydown",P=>P.key==="Enter"&&v()),N},k=c("output",{},`${d} %`),S=c("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":y.kind_chance,input:O=>{d=O.target.valueAsNumber,k.textContent=`${d} %`}});return[...l==="chance"?[S,k]:[],...l==="number"?[$("number",y.kind_number,p,O=>p=O)]:[],...l==="range"?[$("from",y.from,p,O=>p=O),$("to",y.to,u,O=>u=O)]:[],E("bet",y.bet,v,{class:"teg-main",disabled:i})]},_=({bet:y,result:v,judged:$,hit:k,score:S},O)=>[c("dl",{class:"teg-came"},c("dt",{},O.you_said),c("dd",{},y),c("dt",{},O.came_out),c("dd",{},v)),c("p",{class:"teg-verdict",role:"status","data-right":String(k)},$),c("p",{class:"teg-hint"},S)],M=y=>{if(y?.kind==="came")r=y.came;else if(y?.kind==="refused")a=y.text;else return;i=!1,x()};e.on("msg:custom",M);for(let y of["question","lang"])e.on(`change:${y}`,x);return n.push($e(x),()=>e.off("msg:custom",M),()=>["question","lang"].forEach(y=>e.off(`change:${y}`,x))),x(),m.send({kind:"show"}),()=>n.forEach(y=>y())}var Bf=24;function Bl(e,t){let n=null,o=null,s=[],r=0,a=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(f=>c("span",{role:"gridcell"},f)),l=d=>{let{first:f,round:m,seat:g,kind:x,text:h}=o,{seats:b,kinds:w}=n,_=g[d]<0?"":c("span",{},z(n,g[d]),b[g[d]].name);return c("div",{class:"teg-entry",title:h[d]},...i(f+d,m[d],_,w[x[d]]??x[d],h[d]))},p=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),u=En({height:Bf,label:"",head:a,draw:l,pick:d=>p((o?.first??0)+d),move:d=>p(t()+d)});return{root:c("div",{class:"teg-log"},u.root),tell(d,f,m,g){let x=[d,f,m,g];x.every((h,b)=>h===s[b])||(s=x,n=d,o=ft(d,f,m),a.replaceChildren(...[g.step,g.round,g.seat,g.kind_of,g.event].map(h=>c("span",{role:"columnheader"},h))),u.root.setAttribute("aria-label",g.log),u.fill(o.text.length,Number(getComputedStyle(u.root).getPropertyValue("--teg-type"))||1),u.show(-1),u.show(r-o.first))},show(d){r=d,u.show(d-(o?.first??0))},stop:u.stop}}var[St,go]=[1e3,100],Wl=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Wf(e,t){let n=r=>+(St*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(go*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${St}`}function Fl(e,t,n){let o={d:e,"stroke-dasharray":Wl[n%Wl.length]};return[T("path",{...o,class:"teg-halo"}),T("path",{...o,class:"teg-line-of",stroke:t})]}var Ff=13;function Gf(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function Gl(e,t){let n=null,o=null,s=[],r=0,a=[],i=null,[l,p]=["",""],u=c("div",{class:"teg-races"}),d=c("div",{class:"teg-standing","aria-live":"off"}),f=c("div",{class:"teg-race",tabindex:0,role:"slider"},u,d),m=c("ol",{class:"teg-turn-list"}),g=c("div",{},f,m),x=[],h=[],b=S=>Math.round(Math.min(Math.max(S,o?.first??0),o?.end??0)),w=S=>o&&e(b(S),o.line),_=()=>Math.max((o?.text.length??1)-1,1),M=S=>{let O=S.currentTarget.getBoundingClientRect();w((o?.first??0)+(S.clientX-O.left)/O.width*_())},y=S=>{let[O,{counts:A,first:C}]=[n,o],j=O.seats.length,N=O.seats.map((G,J)=>A.map(ne=>ne[S*j+J]??0)),P=N.reduce((G,J)=>J.reduce((ne,xe)=>Math.max(ne,xe),G),1),U=c("div",{class:"teg-cursor"});x.push(U);let R=c("div",{class:"teg-plot",pointerdown:G=>{G.button||(R.setPointerCapture(G.pointerId),M(G))},pointermove:G=>R.hasPointerCapture(G.pointerId)&&M(G)},T("svg",{viewBox:`0 -2 ${St} ${go+4}`,preserveAspectRatio:"none","aria-hidden":"true"},T("path",{class:"teg-grid",d:`M0 ${go}H${St}M0 ${go/2}H${St}M0 0H${St}`}),...N.flatMap((G,J)=>Fl(Wf(G,P),O.seats[J].color,J))),...a.map((G,J)=>c("i",{class:"teg-turned","data-turn":J+1,style:{left:`${100*(G.step-C)/_()}%`}})),U,c("b",{class:"teg-most"},P));return c("figure",{},c("figcaption",{},O.measures[S][1]),c("div",{class:"teg-plot-row"},R,$(O,N.map(G=>G.at(-1)??0),P)))},v=()=>{x=[],m.hidden=!a.length,m.setAttribute("aria-label",i?.turns??""),m.replaceChildren(...a.map(A=>c("li",{},E(`turn-${A.step}`,Cs(A,i,n.lang),()=>w(A.step)))));let S=n,{measures:O}=S;u.replaceChildren(...O.map((A,C)=>y(C)),O.length?"":c("p",{class:"teg-hint"},p)),h=S.seats.map(()=>c("b")),d.replaceChildren(...S.seats.map((A,C)=>{let j=T("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Fl("M0 4H26",A.color,C));return c("span",{},j,z(S,C),`${A.name} `,h[C])})),f.setAttribute("aria-label",l),f.setAttribute("aria-valuemin",String(o?.first)),f.setAttribute("aria-valuemax",String(o?.end))},$=(S,O,A)=>{let C=[...O.keys()].sort((N,P)=>O[P]-O[N]||N-P),j=Gf(C.map(N=>100*(1-O[N]/Math.max(A,1))),Ff);return c("div",{class:"teg-ends","aria-hidden":"true"},...C.map((N,P)=>c("span",{style:{top:`${j[P].toFixed(1)}%`}},z(S,N),S.seats[N].name)))},k=()=>{if(!n||!o)return;let S=n,O=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let C of x)C.style.left=`${100*O/_()}%`;let A=o.counts[O]??[];f.setAttribute("aria-valuenow",String(o.first+O)),h.forEach((C,j)=>At(C,S.measures.map((N,P)=>A[P*S.seats.length+j]??0).join(" · ")))};return f.addEventListener("keydown",S=>{if(S.ctrlKey||S.metaKey||S.altKey||!o)return;let O={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[S.key];O!==void 0&&(S.preventDefault(),S.stopPropagation(),w(Math.min(t(),o.end)+O))}),{root:g,tell(S,O,A,C,j){let N=[S,O,A,C,j];if(N.every((R,G)=>R===s[G]))return;s=N,n=S,o=ft(S,O,A),i=C;let{first:P,end:U}=o;a=j.filter(R=>R.line===A&&R.step>=P&&R.step<=U),l=`${C.race}: ${S.measures.map(R=>R[1]).join(", ")}`,p=C.race_secret,v(),k()},show(S){r=S,k()},stop:()=>{}}}var Ds={timeline:An,table:Bl,race:Gl},Uf=[];function Ul({model:e,el:t,film:n,part:o}){let s=[],r=fn(t,ue(e,()=>{},s),s),a=po(e,["line","step"],s,()=>g()),i=null,l="",p=(w,_)=>{a({..._!==e.get("line")&&{line:_},...w!==e.get("step")&&{step:w}})},u=Ds[e.get("face")](p,()=>e.get("step")),d=c("p",{class:"teg-caption","aria-live":"polite"}),f=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},u.root,d);Me(t),t.append(f),ve(f,s);let m=()=>{!i||l!==e.get("film")||(u.tell(i,e.get("tail"),e.get("line"),H(i.lang),e.get("turns")??Uf),f.dataset.size=e.get("size")??"page",d.textContent=e.get("caption"),g())},g=()=>{u.show(e.get("step"),e.get("line")),f.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},x=async w=>{let _=e.get("film");[i,l]=[await On(w),_],m()},h=(w,_)=>{e.on(w,_),s.push(()=>e.off(w,_))};for(let w of["line","tail","caption","size","turns"])h(`change:${w}`,m);h("change:film",async()=>x(await o("film")));let b=()=>{f.dataset.theme=we()?"dark":"light"};return b(),s.push($e(b),u.stop),x(n),()=>s.forEach(w=>w())}var Yf={exercise:Is,tour:Is,guess:Vl};function u1(e){let t=e.model.get("face");return t in Ds?Ul(e):t in Hs?Dl(e):(Yf[t]??co)(e)}export{u1 as render};
