function c(e,t={},...n){let o=document.createElement(e);return Vs(o,t,n),o}function T(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Vs(o,t,n),o}function Vs(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function At(e,t){e.textContent!==t&&(e.textContent=t)}function E(e,t,n,o={}){return c("button",{type:"button","data-key":e,...o,click:n},t)}function ne(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>c("option",{value:i.value,selected:i.value===o},i.text))))}function dt(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(l.valueAsNumber)||r(a(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return Gl(l,()=>l.valueAsNumber||n,p=>l.value=String(a(p)),i),l}var Fl=8;function Gl(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/Fl);a||=u!==0,a&&n(r+u)},l=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}function go(e,t,n){return e.kind==="number"?Yl(n):e.kind==="order"?Xl(e,n):e.kind==="mark"&&e.pick?Ul():e.kind==="mark"||e.kind==="choose"&&e.several?Ql(e,n):e.kind==="judge"&&e.free?Zl(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?Kl(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var Lt={keys:()=>!1};function Ul(){let e=[];return{...Lt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Yl(e){let t="";return{...Lt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[Bs("number",n.number_how,t,o=>(t=o,e()))]}}function Bs(e,t,n,o){let s=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function Kl(e,t,n){let o=e.options??[],s=0;return{...Lt,renew:r=>o=r.options??[],ready:()=>s>0,value:()=>s,draw:()=>[c("ol",{class:"teg-options"},...o.map((r,a)=>un("radio",`option-${a+1}`,`teg-${t}`,r,s===a+1,()=>{s=a+1,n(e.kind==="fault"?{entry:s}:{})},e.kind==="fault"?a+1:0)))]}}function Ql(e,t){let n=e.options??[],o=new Set;return{...Lt,renew:s=>n=s.options??[],ready:()=>o.size>0,value:()=>[...o].sort((s,r)=>s-r).map(s=>e.kind==="mark"?n[s-1]:s),draw:s=>[c("p",{class:"teg-picked"},s.several),c("ol",{class:"teg-options"},...n.map((r,a)=>un("checkbox",`option-${a+1}`,"",r,o.has(a+1),()=>{o.delete(a+1)||o.add(a+1),t()})))]}}function Zl(e,t){let n=null,o="",s=r=>()=>(n=r,t());return{...Lt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":o.trim()||"illegal",draw:r=>[c("ol",{class:"teg-options"},un("radio","legal",`teg-${e}`,r.legal,n===!0,s(!0)),un("radio","illegal",`teg-${e}`,r.illegal,n===!1,s(!1))),...n===!1?[Bs("clause",r.which_clause,o,a=>(o=a,t()))]:[]]}}function un(e,t,n,o,s,r,a=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,c("li",{},c("label",{},i," ",a>0&&c("b",{},`${a}. `),o))}function Xl(e,t){let n=e.options??[],o=n.map((i,l)=>l+1),s=(i,l)=>l<0||l>=o.length||i===l?!1:(o.splice(l,0,...o.splice(i,1)),t(),!0),r=-1,a=i=>l=>{l.preventDefault(),r>=0&&s(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...o],keys:(i,l)=>{let p=l.closest("[data-order]"),u={ArrowUp:-1,ArrowDown:1}[i];if(!p||u===void 0)return!1;let d=o.indexOf(Number(p.getAttribute("data-order")));return s(d,d+u),!0},draw:i=>[c("p",{class:"teg-picked"},i.order_how),c("ol",{class:"teg-order"},...o.map((l,p)=>c("li",{tabindex:0,draggable:"true","data-order":l,"data-key":`item-${l}`,"aria-label":`${p+1}. ${n[l-1]}`,dragstart:u=>{r=p,u.dataTransfer?.setData("text/plain",String(l))},dragover:u=>u.preventDefault(),drop:a(p)},c("span",{},`${p+1}. ${n[l-1]}`),c("span",{class:"teg-group"},E(`up-${l}`,"▲",()=>s(p,p-1),{"aria-label":`${i.up}: ${n[l-1]}`,disabled:p===0}),E(`down-${l}`,"▼",()=>s(p,p+1),{"aria-label":`${i.down}: ${n[l-1]}`,disabled:p===o.length-1})))))]}}var Jl=new Set(["restarting","autorestarting","terminating","dead","starting"]);function ce(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i="",l=()=>a||=!!r&&(r.isDisposed||Jl.has(r.status)||o()?.id!==r.id),p=()=>{l(),t()};for(let f of["statusChanged","connectionStatusChanged","disposed"])r?.[f]?.connect(p),n.push(()=>r?.[f]?.disconnect(p));let u=(f,m)=>{let{msg_type:g,session:x}=m?.header??{};i||=x??"",!(a||g!=="shutdown_reply"&&(x??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(u),n.push(()=>r?.iopubMessage?.disconnect(u));let d=async f=>{if(l())return t();try{await f()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(f,m)=>{d(()=>e.send(f,m))},write(f){for(let[m,g]of Object.entries(f))e.set(m,g);d(()=>e.save_changes())}}}var ec=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function ke(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let l of ec)i.toggleAttribute(l,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function pn(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var Ct=4;function dn(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),l=a.bottom+Ct+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Ct:a.top-Ct-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+Ct),r.right-t.offsetWidth-Ct);Object.assign(t.style,{top:`${l-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(E("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...Ws(r,a),...r.decisions.map(i=>c("section",{},...Ws(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function Ws({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let l=a.map(p=>c("li",{},`${i.other_reading}: ${p.text}`,p.option&&c("code",{},p.option)));return r&&l.push(c("li",{},`${i.option}: `,c("code",{},r))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${o}`},s),c("ul",{},...l)]}var tc='data-still="teg_nb"',nc=/^<.*> …$/s;function Qe(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(Fs(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=p=>{o=p,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},l=()=>(o?.isConnected||i(oc(e)),o);return p=>{if(l(),p===s)return;let u=s==="";s=p,clearTimeout(r),u||(r=setTimeout(()=>l()&&t(),1500))}}var gn=(e,t,n)=>Qe(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),Fs=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function oc(e){let t=Fs(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return nc.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(tc)?t:null}var qe={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses_attack:{es:"{seat} pierde {attack}",en:"{seat} loses {attack}"},losses_defence:{es:"{other} pierde {defence}",en:"{other} loses {defence}"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},sound:{es:"Sonido",en:"Sound"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},five_cards:{es:"Tenés cinco tarjetas: si no canjeás ahora, en este turno no sacás otra.",en:"You hold five cards: unless you exchange now, you draw none this turn."},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_armies:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}},told:{place_full:{es:"{seat} pone {amount} en {target}",en:"{seat} places {amount} in {target}"},place:{es:"{seat} pone {amount}",en:"{seat} places {amount}"},place_short:{es:"{seat} refuerza {target}",en:"{seat} reinforces {target}"},work_full:{es:"{seat} trabaja en {target}",en:"{seat} works in {target}"},work:{es:"{seat} pone a trabajar a sus tropas",en:"{seat} puts troops to work"},teg_work_full:{es:"{seat} arma un misil en {target}",en:"{seat} sets up a missile in {target}"},attack_full:{es:"{seat} ataca {target} desde {source}",en:"{seat} attacks {target} from {source}"},attack:{es:"{seat} ataca {target}",en:"{seat} attacks {target}"},losses_full:{es:"{seat} pierde {attack} y {other}, {defence}",en:"{seat} loses {attack}, {other} loses {defence}"},losses:{es:"{seat} y {other} tienen bajas",en:"{seat} and {other} have losses"},conquest_full:{es:"{seat} conquista {target}",en:"{seat} conquers {target}"},march_full:{es:"{seat} pasa {amount} de {source} a {target}",en:"{seat} moves {amount} from {source} to {target}"},march:{es:"{seat} pasa {amount} a {target}",en:"{seat} moves {amount} to {target}"},convoy_full:{es:"{seat} lleva misiles de {source} a {target}",en:"{seat} moves missiles from {source} to {target}"},convoy:{es:"{seat} lleva misiles a {target}",en:"{seat} moves missiles to {target}"},shift:{es:"{seat} mueve tropas",en:"{seat} moves troops"},card:{es:"{seat} saca una tarjeta",en:"{seat} takes a card"},tgm_card:{es:"{seat} saca una carta",en:"{seat} takes a card"},question:{es:"Una pregunta para {seat}",en:"A question for {seat}"},right:{es:"{seat} contesta bien",en:"{seat} answers right"},wrong:{es:"{seat} contesta mal",en:"{seat} answers wrong"},pact:{es:"{seat} y {other} hacen un pacto",en:"{seat} and {other} make a pact"},strike_full:{es:"{seat} bombardea {target} desde {source}",en:"{seat} strikes {target} from {source}"},strike:{es:"{seat} bombardea {target}",en:"{seat} strikes {target}"},teg_flight_full:{es:"{seat} lanza un misil a {target} desde {source}",en:"{seat} fires a missile at {target} from {source}"},teg_flight:{es:"{seat} lanza un misil a {target}",en:"{seat} fires a missile at {target}"},flight_full:{es:"{seat} dispara a {target} desde {source}",en:"{seat} fires at {target} from {source}"},flight:{es:"{seat} dispara a {target}",en:"{seat} fires at {target}"},roll:{es:"{seat} saca un {die}",en:"{seat} rolls a {die}"},walk_full:{es:"{seat} avanza de {source} a {target}",en:"{seat} walks from {source} to {target}"},fall_full:{es:"Cae un soldado de {seat} en {target}",en:"A soldier of {seat} falls in {target}"},flag_full:{es:"{seat} toma la bandera de {other}",en:"{seat} takes the flag of {other}"},flag:{es:"{seat} toma una bandera",en:"{seat} takes a flag"},continent:{es:"{continent}{armies}",en:"{continent}{armies}"},end:{es:"Gana {seat}",en:"{seat} wins"},end_all:{es:"Terminó la partida",en:"The match is over"}}};function Ze(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var I=Ze(qe.all),fn=Ze(qe.asking),ve=Ze(qe.eggar),Gs=Ze(qe.told),ee=Ze(qe.wargame),rc={symbol:Ze(qe.symbol),pact:Ze(qe.pact)},fo=(e,t,n)=>rc[t](e)[n]??n;function me(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function _e(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var Us=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var dc=[Us,Ys,Ks,Qs,Zs,Xs].join(""),Js=!1;function $e(e){let t=e.getRootNode()===document;t&&Js||(Js||=t,(t?document.head:e).append(c("style",{},dc)))}function he(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function xe(e){return he(e.map(t=>[...t,t[0]]))}function or(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,l]=o[r],[p,u]=o[a];l>n!=u>n&&t<(p-i)*(n-l)/(u-l)+i&&(s=!s)}return s})}function mo([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],l=Math.max(r-s-2,8),[p,u]=[l-9,l-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[l,0],[u,6.4],[p,2.6],[5,1.4]].map(([f,m])=>[e+f*a-m*i,t+f*i+m*a])}function hn(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=sr(e,a);return i?[mo(s,[r[0]+i,r[1]],o),mo([s[0]-i,s[1]],r,o)]:[mo(s,r,o)]}function ue([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function sr(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var er=new WeakMap;function wo(e,t,n){let o=er.get(e)??new Map;er.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,gc(e,t,n)),o.get(s)}function gc(e,t,n){let o=fc(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=tr(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(tr))}function fc(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let l=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(l=[r[u]]),l.push(r[(u+1)%r.length]),xo(l)>xo(s)&&(s=l))}}return s}var xo=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function tr(e){let t=xo(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(l=>mc(e,t+l)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function mc(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let l=Math.max(t,0)/(i||1);return[o+l*(r-o),s+l*(a-s)]}t-=i}return e[e.length-1]}function rr(e,t,n,o=11){let[s,r]=[o/2,o*.18];return wo(e,t,n).flatMap(([[a,i],[l,p]])=>[-r,r].map(u=>{let[d,f]=[a+u*l,i+u*p];return[[d-s*p,f+s*l],[d+s*p,f-s*l]]}))}function xn(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=sr(e,r[0]-s[0]);return a?[ho(s,[r[0]+a,r[1]]),ho([s[0]-a,s[1]],r)]:[ho(s,r)]})}function ho([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(l,p)=>{let u=p/r,[d,f,m]=[(1-u)**2,2*u*(1-u),u**2];return[d*e+f*a+m*n,d*t+f*i+m*o]})}function ar([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function G(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],l=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),d=w=>(u?w:0)+Number(o[p++]),f=w=>s[s.length-1].push([t+w[0],n+w[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[g,x]=[r,a],[h,b]=l;if(l=m==="Q"?[d(g),d(x)]:m==="T"?[2*g-h,2*x-b]:[g,x],m!=="V"&&(r=d(g)),m!=="H"&&(a=d(x)),m!=="Q"&&m!=="T"){l=[r,a],f([r,a]);continue}for(let w=1;w<=6;w++){let _=w/6,[$,y,v]=[(1-_)**2,2*_*(1-_),_**2];f([$*g+y*l[0]+v*r,$*x+y*l[1]+v*a])}}return s}function wn(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function bn(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var mn=11,[hc,xc]=[900,500],nr=1.8;function Tt(e,t=mn,n=900){let o=(a,i)=>Math.min(Math.max(a*e,i),nr*t),s=e*n<xc,r=Math.min(Math.max(7.4*e,.75*t),.9*nr*t)*(s?.7:1);return{least:t,small:s,disc:r,grown:r/e,count:s?.8*t:o(9.2,Math.round(2.1*t)/2),name:o(8.2,t===mn&&e*n>=hc?12.5:t),note:o(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function z(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&T("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},T("path",{d:`M${s.join("L")}Z`,fill:o}));return c("i",{class:"teg-dot",style:{background:n}},r||null)}function ge(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Xe(e,t){return e.step<e.steps&&c("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function Q(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function Pe(e,t,n,o){return e===null?c("span",{class:"teg-die"}):T("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},T("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...wn(e).map(([s,r])=>T("circle",{cx:s,cy:r,r:.4,fill:o})))}var wc={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},lr={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function Me(e){let t=wc[lr[e]??e];return t?T("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},T("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var ir={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function jt(e){return T("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},T("path",{d:ir[lr[e]??e]??ir.joker,fill:"currentColor"}))}function H(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function yn(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function kn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function Nt(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function cr(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function ur(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function pr(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function dr(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function gr(e){return{kind:"offers",line:e.line,step:e.step}}function fr(e){return{kind:"hint",line:e.line,step:e.step}}function mr(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var bo=["easy","normal","hard"],hr={teg:["missile_keeper"]};function zt(e,t,...n){return t===e.viewer&&t===e.to_move?H(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function we(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function xr(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function wr(e,t){let n=e.branches[t];return n?we(e,n.step,n.line):we(e,e.step+1)}function br(e){return Math.max(0,...kr(e).filter(t=>t<e.step))}function yr(e){return Math.min(e.steps,...kr(e).filter(t=>t>e.step))}function kr({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function vn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function _n(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function vr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function yo(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function _r(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ae={kind:"private"};function $n(e,t){return{kind:"look",seat:e.seats[t].name}}function Je(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function $r(e){return{kind:"more",line:e.line,step:e.step}}var Mr={kind:"stop"};function Sr(e){return{kind:"clause",name:e}}function Or(e){return{kind:"lang",lang:e}}function te(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var ko={slow:[2e3,900,250],normal:[1200,500,120],quick:[600,200,60],at_once:[0,0,0]},bc=Object.keys(ko);function Er({battle:e,last:t},n){let[o,s,r]=ko[n]??ko.normal;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function Mn(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Sn(e,t){let n=Mn(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Je(e,"action"):null}}var Ar={draw:yc,depends:({view:e,pace:t})=>[t,Sn(e,t.auto).pauses,e.playing?.until,Mn(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0},Lr={draw:({view:e},t)=>{if(!e.playing)return null;let{until:n,moves:o}=e.playing,s=t[`playing_${Cr(e,n)}`];return c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":s}),`${s} · ${t.round} ${e.round} · ${t.moves}: ${o}`)},depends:({view:e})=>e.playing,steady:!0},Cr=(e,t)=>t==="end"&&e.people?.length?"mine":t;function yc({view:e,now:t,pace:n,pause:o,stop:s,setSpeed:r,send:a},i){if(!e.seats.some(p=>p.bot))return null;let{pauses:l}=Sn(e,n.auto);return c("div",{class:"teg-timeline",role:"group","aria-label":i.bots},c("span",{class:"teg-group"},c("span",{class:"teg-label"},i.bots),e.playing?E("stop",c("span",{},Me("stop"),` ${i.stop}`),s,{class:"teg-main",title:"Esc"}):E("pause",c("span",{},Me(l?"pause":"forward"),` ${l?i.pause:i.go_on}`),o,{class:!l&&Mn(e)?"teg-main":null,title:"P",disabled:e.over!==null}),c("select",{"data-key":"speed","aria-label":i.speed,title:i.speed,change:p=>r(p.target.value)},...bc.map(p=>c("option",{value:p,selected:p===n.speed},i[p])))),c("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>E(`until-${p}`,i[`until_${Cr(e,p)}`],()=>a(Je(t(),p)),{disabled:!Mn(e)||!!e.playing}))))}function Tr(e){let{model:t,dom:n,store:o,stops:s}=e,{view:r}=o,a;s.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&!!r()?.goes_on&&e.wire.there(),p=()=>!!r()?.playing&&e.wire.there(),u=()=>p()||l()&&i().speed==="at_once",d=m=>e.wire.write(m),f=()=>{i().auto&&d({auto:!1}),e.wire.send(Mr)};return{pace:i,atOnce:u,setPace:d,stop:f,setSpeed:m=>d({speed:m}),moves:()=>p()||l(),pause(){if(r().playing)return f();let{pauses:m,message:g}=Sn(r(),i().auto);m===i().auto&&d({auto:!m}),m||e.wire.send(g)},drive(){let{wire:m,scheduler:g,mover:x}=e;if(clearTimeout(a),m.busy())return;let h=m.kept();if(h)return m.send(h);if(!(!p()&&!l())){if(n.root.setAttribute("data-going",""),p())return m.send($r(r()),m.names.driver);!g.begun()||x.moves()||!u()&&!g.rests()||(a=setTimeout(()=>m.send(Je(r(),"action"),m.names.driver),x.moved()?0:Er(r(),i().speed)))}}}}var kc=["round","seat","kind","text","counts"],gt=new Map;function On(e){let t=gt.get(e)??vc(e);return gt.delete(e),gt.set(e,t),gt.size>4&&gt.delete(gt.keys().next().value),t}async function vc(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function ft(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(f=>f.name===n)??o[0],d=1/0;s.unshift({name:u.name,to:d}),u.of!==null;)d=Math.min(d,u.from??0),u=o.find(f=>f.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let d of[e.rows[u.name],t.rows[u.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let f=Math.min(d.text.length,u.to+1-d.first);if(!(f<=0)){a.at(-1)?.name!==u.name&&a.push({from:d.first,name:u.name});for(let m of kc)for(let g=0;g<f;g++)r[m].push(d[m][g])}}r.first=Math.max(r.first,0);let i=u=>a.filter(d=>d.from<=u).at(-1)?.name??"main",l=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!l.has(u.name)&&u.of!==null&&(u.from??0)<=(l.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}var _c=80;function qt(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function $c({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,l=r.find(m=>m.name===a);if(!l||r.length<2&&!e.restore)return null;let p=m=>r.find(g=>g.name===m),u=Mc(),d=m=>g=>{m&&m.of!==null&&u.open(g,qt(m,s),[Sc,Oc,Ec].map(x=>x(e,m,n,s)))},f=m=>o(1/0,m.target.value);return c("div",{class:"teg-lines"},r.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},s.line),c("select",{"data-key":"line",change:f,contextmenu:d(l)},...r.map(m=>c("option",{value:m.name,selected:m.name===a},`${qt(m,s)} · ${m.end}`)))),l.of!==null&&c("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(l)},"⋯"),e.restore&&E("restore",`↶ ${s.restore}`,()=>n(_r(e))),i.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":s.ways},c("span",{class:"teg-label"},s.ways),...i.map((m,g)=>E(`way-${m.line}`,c("span",{},m.seat===null?null:z(e,m.seat),c("b",{},qt(p(m.line)??l,s)),m.text&&` ${m.text}`),()=>o(m.step,m.line),{"aria-current":g===t?"true":null,contextmenu:d(p(m.line))}))),u.box)}function Mc(){let e=null,o=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(c("b",{},a),...i),o.hidden=!1;let l=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,l-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Sc(e,t,n,o){let r=c("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:_c,value:t.title}),a=i=>{i.preventDefault(),n(vr(e,t.name,r.value))};return c("form",{submit:a},r,c("button",{type:"submit","data-key":"rename-yes"},o.rename))}function Oc(e,t,n,o){return E("promote",o.promote,()=>n(yo(e,"promote",t.name)),{title:o.promote_what})}function Ec(e,t,n,o){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},o.delete),c("p",{},o.delete_sure),E("delete-yes",o.delete_yes,()=>n(yo(e,"delete",t.name))))}var jr={draw:$c,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var Nr=6;function En({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=c("div",{class:"teg-roll-all"}),i=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),l=new Map,[p,u,d,f]=[0,-1,!1,e],m={top:0,high:0,over:0},g=()=>{d=!1;let w=Math.max(0,Math.floor(m.top/f)-Nr),_=Math.min(p,Math.ceil((m.top+m.high)/f)+Nr);for(let[$,y]of l)$>=w&&$<_||(y.remove(),l.delete($));for(let $=w;$<_;$++){let y=l.get($);y||(y=o($),y.classList.add("teg-roll-row"),y.setAttribute("role","row"),y.setAttribute("aria-rowindex",String($+1)),y.dataset.row=String($),y.style.top=`${$*f}px`,l.set($,y),a.append(y)),y.getAttribute("aria-selected")==="true"!=($===u)&&y.setAttribute("aria-selected",String($===u))}},x=()=>{d||(d=!0,requestAnimationFrame(g))},h=()=>{if(u<0||!m.high)return;let[w,_]=[u*f,m.high-m.over-f];w>=m.top&&w<=m.top+_||(i.scrollTop=Math.max(0,w-_/2),m.top=i.scrollTop)};i.addEventListener("scroll",()=>{m.top=i.scrollTop,x()}),i.addEventListener("click",w=>{let _=w.target.closest(".teg-roll-row");_&&s(Number(_.dataset.row))}),i.addEventListener("keydown",w=>{if(w.target!==i||w.ctrlKey||w.metaKey||w.altKey)return;let _=Math.max(1,Math.floor(i.clientHeight/f)-1),$={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:_,PageUp:-_,Home:-1/0,End:1/0}[w.key];$!==void 0&&(w.preventDefault(),w.stopPropagation(),r($))});let b=new ResizeObserver(()=>{Object.assign(m,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),h(),x()});for(let w of[i,n])w&&b.observe(w);return{root:i,fill(w,_=1){p=w,f=Math.round(e*_),i.style.setProperty("--teg-entry",`${f}px`),i.setAttribute("aria-rowcount",String(w)),a.style.height=`${w*f}px`;for(let $ of l.values())$.remove();l.clear(),x()},show(w){w!==u&&(u=w,h(),g())},stop:()=>b.disconnect()}}var Ac=24;function Lc(e,t,n,o){let s=[],r=i=>t.ways.filter(l=>l.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,p=t.line_of(l),[u,d]=[t.text[i],t.seat[i]],f=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||f||l===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:l,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||f?.glyph)&&s.push({kind:"entry",step:l,seat:d,line:p,text:f?.glyph?`${u} ${f.glyph}`:u}),f?.say&&s.push({kind:"note",step:l,seat:-1,line:p,text:f.say}));for(let g of r(l)){let h=e.rows[g.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:l+1,seat:-1,line:g.line.name,text:`${qt(g.line,o)} (${l+1}–${g.line.end})${h&&`: ${h}`}`})}}return s}function An(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},l=null,p=$=>{let{kind:y,step:v,text:M,seat:k}=n[$],O=c("span",{class:"teg-at",role:"gridcell"},y==="entry"?v:""),S=y==="way"?"↳ ":y==="note"?"✎ ":"",A=y==="entry"&&(k<0?c("i",{class:"teg-dot teg-none"}):z(o,k));return c("div",{class:`teg-item teg-item-${y}`,title:M},O,c("span",{role:"gridcell"},A,S,M))},u=$=>n[$]&&e(n[$].step,n[$].line),d=()=>{let $=-1;for(let[y,v]=[0,n.length-1];y<=v;){let M=y+v>>1;n[M].step<=a.step?[$,y]=[M,M+1]:v=M-1}for(;$>0&&n[$].kind!=="entry";)$--;return $},m=En({height:Ac,label:"",draw:p,pick:u,move:$=>{if(!s)return;let y=Math.min(Math.max(t()+$,s.first),s.end);e(y,s.line)}}),g=c("select",{"data-key":"events-seat"}),x=c("select",{"data-key":"events-kind"}),h=()=>{!o||!s||!l||(i.seat=g.value===""?-1:Number(g.value),i.kind=x.value,n=Lc(o,s,i,l),m.root.hidden=!n.length,b.hidden=n.length>0,m.fill(n.length,Number(getComputedStyle(m.root).getPropertyValue("--teg-type"))||1),m.show(-1),m.show(d()))};for(let $ of[g,x])$.addEventListener("change",h);let b=c("p",{class:"teg-hint",hidden:!0}),w=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},g,x),m.root,b),_=($,y)=>{let v=[g.value,x.value],M=new Set(Object.values($.rows).flatMap(k=>k.kind));g.replaceChildren(c("option",{value:""},y.every_seat),...$.seats.map((k,O)=>c("option",{value:O},k.name))),x.replaceChildren(c("option",{value:""},y.every_kind),...Object.entries($.kinds).filter(([k])=>M.has(k)).map(([k,O])=>c("option",{value:k},O))),[g.value,x.value]=v,g.setAttribute("aria-label",y.seats),x.setAttribute("aria-label",y.kind_of),m.root.setAttribute("aria-label",y.events),b.textContent=y.no_news};return{root:w,wait($){m.root.hidden=!0,b.hidden=!1,b.textContent=$.busy},tell($,y,v,M){let k=[$,y,v,M];k.every((O,S)=>O===r[S])||(r=k,(o!==$||l!==M)&&_($,M),o=$,l=M,s=ft($,y,v),h())},show($,y){a={step:$,line:y},m.show(d())},stop:m.stop}}function zr(e,{view:t,ask:n,go:o},s){let r=e,a=c("summary",{"data-key":"events"}),i=An(o,()=>t().step);s.push(i.stop),r.append(a,i.root);let l="",p="",u=null,d=f=>{let m=I(f.lang);if(a.textContent=m.events,!r.open)return;let g=JSON.stringify([f.lang,f.line,f.steps,f.lines,f.memory,!!f.over,f.memory?0:f.step]);g!==p&&(p=g,n({kind:"events",have:l})),u?i.tell(u.film,u.tail,f.line,m):i.wait(m),i.show(f.step,f.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(f){let m=f.film?await On(f.film):u?.film;m&&(u={film:m,tail:f.tail},l=f.have,d(t()))}}}var Pr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function V({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var It=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Cn=e=>e.replace(/[?*]+$/,""),Cc=e=>e.includes("*")||e.includes("+");function Tc(e){let t=It(e).map(([,n])=>n);return t.length?t.some(Cc)||t.every(n=>Cn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Ie({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Tc(t[a])===n).sort((a,i)=>s(a)-s(i))}function $o(e,t,n){let o=Ie(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function _o(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function Se(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(_o(e,o).map(s=>s[n]))]}function et(e,t,n={}){let o=V(e),s=$o(o,t,n);if(!s)return null;let r=o.forms[s],a=It(r),i=a.flatMap(([,b],w)=>Cn(b)===e.board.place?[w]:[]),l=o.menu[s],p=r.amount?l.map(b=>b.slice(0,-1)):l,u=t.verb===s||t.verb===null?t.picks:[],d=a.map((b,w)=>u[w]??null);a.forEach((b,w)=>{let _=Se(p,d,w);d[w]===null&&!i.includes(w)&&_.length===1&&_[0]!==void 0&&(d[w]=_[0])});let m=_o(p,d).some(b=>b.every((w,_)=>d[_]!==null)),g=r.amount?Math.max(0,...l.filter(b=>_o([b],d).length).map(b=>Number(b.at(-1)))):0,x=r.amount?[r.least,Math.max(g,r.least)]:null,h=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,places:i,rows:p,picks:d,done:m,range:x,amount:x?Math.min(Math.max(h,x[0]),x[1]):0}}function Rr({places:e,rows:t,picks:n}){return e.find(o=>n[o]===null&&Se(t,n,o).some(s=>s!==void 0))??null}function Pt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Pt(e,t.slice(0,-1),a)):n.map((a,i)=>Pt(e,r[i],a))}let o=Cn(t);if(o===e.board.place)return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=V(e).names[o];return s?s[Number(n)][0]:n}function Rt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Rt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Rt(e,r[i],a,o)).join(" → ")}let s=Cn(t);return s==="flag"?o[n?0:1]:V(e).names[s]?.[Number(n)]?.[1]??String(Pt(e,t,n))}function Ir(e,t,n){let o=It(t).flatMap(([,s],r)=>[Pt(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Ht(e,t,n,o){let s=V(e).forms[t],r=[...n],a=s.fields.flatMap(([i,l])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[Pt(e,l,p)]});return H(e.view,t,...a)}function Ln(e,t){return t?.done?Ht(e,t.verb,t.picks,t.amount):null}function Mo({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return yn(t,r,a,o.keep)}function Hr(e,t,n,o={},s=!1){let r=et(e,t,o);if(!r?.places.length)return{local:t};let{places:a}=r,[i,l]=[a[0],a[a.length-1]],p=g=>({...t,verb:r.verb,picks:g}),u=Rr(r);if(u!==null&&Se(r.rows,r.picks,u).includes(n)){let g=Re(r.picks,u,n),x=p(g),h=et(e,x,o);if(!(u===l&&h?.done&&(!h.form.amount||a.length===1||o.quick?.includes(h.verb))))return{local:x};let w=s?Mo(e,h,t,o):null;return{local:p(Re(g,l,null)),message:w??Ln(e,h)}}if(r.done&&n===r.picks[l])return{local:t,message:Ln(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(vo(r.picks,a))};if(Se(r.rows,vo(r.picks,a),i).includes(n)&&a.length>1)return{local:p(Re(vo(r.picks,a),i,n))};let m=u===null?Re(r.picks,l,n):Re(r.picks,u,n);return m.some(g=>g===null)?{local:t,message:jc(e,r,m,n)}:{local:t,message:Ht(e,r.verb,m,r.amount)}}function jc(e,{verb:t,form:n,args:o,places:s,rows:r,amount:a},i,l){let p=e.board.countries[l].neighbours,u=o.map(()=>null),d=i.map((g,x)=>{if(g!==null)return g;let h=Se(r,u,x);return(s.includes(x)?h.find(b=>p.includes(Number(b)))??p[0]:h[0])??null});if(d.some(g=>g===null))return null;let{kind:f,action:m}=Ht(e,t,d,n.amount?a:void 0);return f==="act"?kn(e.view,...m):null}function Dr(e,t,n,o){let s=et(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=s.places,i=s.picks[r],l=n??s.picks[a];return i===null||l===null||!Se(s.rows,Re(s.picks,a,null),a).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var vo=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function Vr(e,t,n={}){let o=V(e),s=$o(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:l,rows:p}=et(e,i,n),u=l.map(()=>null);return t.picks.forEach((d,f)=>{d!==null&&Se(p,u,f).includes(d)&&(u[f]=d)}),{...i,picks:u}}function Br(e,t,n){let o=e.view.last??qr,s=et(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let[a=null,i=null]=s.places.map(d=>s.picks[d]),l=Rr(s),p=l===null?[]:Se(s.rows,s.picks,l).filter(d=>d!==void 0),u=a!==null;return{...r,legal:u?[]:p,targets:u?p:[],source:a,target:i,last:u?qr:o}}function So(e){return Ie(e,"plain").find(t=>t.startsWith("end_"))??null}function Wr(e,t,n,o){let s=V(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=So(s);return{local:t,message:p?H(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Ie(s,"count");if(!a){let p=$o(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,l]=s.menu[a][0];return{local:t,message:r>=i&&r<=l?H(e.view,a,r):null}}var Re=(e,t,n)=>e.map((o,s)=>s===t?n:o),qr={source:null,target:null};var Fr=6;function Gr(e={}){return{draw:(t,n)=>Nc(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Nc(e,t,n){let o=V(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return tt(e,t,()=>[r&&nt(e,t),...s,...Ie(o,"count",n).map(a=>Pc(e,o,a,t)),Rc(e,o,n,t),...Ie(o,"rows",n).map(a=>Ao(e,o,a,n,t)),Vt(e,o,n)])}function tt(e,t,n){let{view:o}=e;return o.over?null:Tn(e)?zc(e,t):Q(t.actions,qc(e,t),...n(),Xe(o,t))}function Tn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function zc({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?c("section",{class:"teg-card teg-curtain",role:"status"},c("p",{},`${n.curtain_turn} `,c("b",{},z(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),E("private",`${n.curtain_me} ${o.name}`,()=>t(Ae),{style:{background:o.color,color:o.ink}})):null}function nt(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=E("look",t.secret_show,()=>s(Ae),{class:"teg-wide-button"});return c("div",{},c("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return c("div",{},c("p",{class:"teg-hint"},a),Eo(e,t))}function Eo({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:E("bots-on",n.bots_on,()=>t(Je(e,"end")),{class:"teg-main teg-wide-button"})}function qc(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(V(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:c("p",{class:"teg-asks",role:"status"},z(n,n.viewer??-1),c("b",{},o.name),` ${t.answers}`)}function Vt({view:e,send:t},n,o){let s=Ie(n,"plain",o);if(!s.length)return null;let r=So(n);return c("div",{class:"teg-buttons teg-plain"},...s.map(a=>E(`act-${a}`,n.forms[a].label,()=>t(H(e,a)),{title:a===r?"E":null})))}function Pc({view:e,local:t,set:n,send:o},s,r,a){let[i,l]=s.menu[r][0],p=s.forms[r],u=c("p",{class:"teg-verb"},c("b",{},p.label)),d=m=>()=>o(H(e,r,m));if(i>0&&l-i<Fr){let m=Array.from({length:l-i+1},(g,x)=>i+x);return c("div",{"data-verb":r},u,c("div",{class:"teg-buttons"},...m.map(g=>E(`act-${r}-${g}`,String(g),d(g),{class:"teg-main"}))))}let f=Math.min(Math.max(t.amounts[r]??i,i),l);return c("div",{"data-verb":r},u,...mt(f,[i,l],m=>n({...t,amounts:{...t.amounts,[r]:m}}),a),c("div",{class:"teg-buttons"},E(`act-${r}`,`${p.label}: ${f}`,d(f),{class:"teg-main"})))}function mt(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n),i=[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&c("span",{class:"teg-label"},r),...a.map(l=>E(`amount-${l}`,String(l),()=>o(l),{"aria-pressed":String(e===l)})),n>3&&E("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&dt("amount",s.amount,e,[t,n],o))];if(n-t>3){let l=p=>o(p.target.valueAsNumber);i.push(c("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:l}))}return i}function Ao(e,t,n,o,s){let{local:r,set:a,send:i}=e,l=t.forms[n],p=t.menu[n],u=d=>a({...r,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...p.map((d,f)=>{let m=Ir(e,l,d),g=l.amount?Number(d.at(-1)):void 0,x=l.amount?d.slice(0,-1):d,h=It(l).map(([,w],_)=>Rt(e,w,x[_],[s.flag_yes,s.flag_no])).join(" · "),b=o.note?.(e,n,s,f);return E(`act-${n}-${f}`,c("span",{},h||"—",b&&c("b",{},` ${b}`)),()=>i(Ht(e,n,x,g)),{class:"teg-row",mouseenter:()=>u(m),mouseleave:()=>u([]),focus:()=>u(m),blur:()=>u([])})})))}function Rc(e,t,n,o){let{local:s,set:r,send:a}=e,i=et(e,s,n);if(!i)return null;let l=Ie(t,"map",n),p=Ln(e,i);return c("div",{class:"teg-play","data-verb":i.verb},l.length>1&&c("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...l.map(u=>E(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),c("p",{class:"teg-hint"},Hc(i,n,o)),...i.args.map((u,d)=>Dc(e,i,d,o)),i.range&&i.range[1]>i.range[0]&&c("div",{},...mt(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),c("div",{class:"teg-buttons"},E(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&Ic(e,i,n,o)))}function Ic(e,t,n,o){let{local:s,set:r,send:a}=e,i=Mo(e,t,s,n);return c("span",{class:"teg-group"},E(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),dt("keep",o.keep,s.keep,[1,99],l=>r({...s,keep:l})))}function Hc(e,{quick:t=[]},n){let{places:o}=e;return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Dc(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],{places:i}=t,l=i.indexOf(n),p=t.picks.map((g,x)=>l>=0&&x>n&&i.includes(x)?null:g),u=Se(t.rows,p,n).filter(g=>g!==void 0),d=g=>r({...s,verb:t.verb,picks:Re(p,n,g)}),f=g=>Rt(e,a,g,[o.flag_yes,o.flag_no]);if(l>=0){let x=(l===0||t.picks[i[l-1]]!==null?u:[]).map(w=>({value:String(w),text:f(w)})).sort((w,_)=>w.text.localeCompare(_.text,"es")),h=t.picks[n]===null?"":String(t.picks[n]),b=i.length===1?o.place:l===0?o.source:l===1?o.target:o.further;return ne(["source","target",`country-${l}`][Math.min(l,2)],b,x,h,w=>d(w===""?null:Number(w)),o.choose)}if(!u.length)return null;if(u.length<=Fr)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(g=>E(`${a.replace(/[?*]/g,"")}-${String(g)}`,f(g),()=>d(g),{"aria-pressed":String(t.picks[n]===g)})));let m=u.map(g=>({value:String(g),text:f(g)}));return ne(a.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),g=>d(g===""?null:Number(g)),o.choose)}function ht(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||Tn(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,z(o,o.viewer),o.seats[o.viewer].name);if(!s)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,E("private",n.secret_show,()=>a(Ae),{class:"teg-cover"}));let p=e(t,n).filter(d=>d),u=E("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...p,u)}}}var Ur=new WeakMap;function Vc(e){let t=Ur.get(e)??Bc(e);return Ur.set(e,t),t}function Bc(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],o=new Float64Array((t+1)*(n+1)),s=e.countries.flatMap(r=>r.polygons);for(let r=0;r<n;r++){let a=new Uint8Array(t);for(let p of s){let u=Wc(p,(r+.5)*4);for(let d=0;d+1<u.length;d+=2){let[f,m]=[Math.max(Math.floor(u[d]/4),0),Math.min(Math.floor(u[d+1]/4),t-1)];a.fill(1,f,m+1)}}let[i,l]=[r*(t+1),(r+1)*(t+1)];for(let p=0;p<t;p++)o[l+p+1]=a[p]+o[l+p]+o[i+p+1]-o[i+p]}return{columns:t,sums:o}}function Wc(e,t){let n=[];for(let o=0,s=e.length-1;o<e.length;s=o++){let[r,a]=e[o],[i,l]=e[s];a>t!=l>t&&n.push((i-r)*(t-a)/(l-a)+r)}return n.sort((o,s)=>o-s)}function Lo(e,[t,n,o,s]){let{columns:r,sums:a}=Vc(e),i=a.length/(r+1)-1,l=(g,x)=>Math.min(Math.max(g,0),x),[p,u]=[l(Math.floor(t/4),r),l(Math.ceil(o/4),r)],[d,f]=[l(Math.floor(n/4),i),l(Math.ceil(s/4),i)],m=(g,x)=>a[x*(r+1)+g];return m(u,f)-m(p,f)-m(u,d)+m(p,d)>0}function Yr(e,{width:t,height:n},o,s,r){let a=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let p=3;p+t<=e.width-3;p+=7){let u=[p,l,p+t,l+n];if(Lo(e,u))continue;let d=Fc(o,u);if(d>=i||r.some(m=>m[0]<u[2]&&m[2]>u[0]&&m[1]<u[3]&&m[3]>u[1]))continue;let f=d+Math.max(0,d+20-Math.min(...s.map(m=>Kr(m,u))))*2;f>=i||([a,i]=[u,f])}return a}var Kr=([e,t],[n,o,s,r])=>Math.hypot(Math.max(n-e,e-s,0),Math.max(o-t,t-r,0));function Fc(e,t){let n=e.map(o=>Kr(o,t));return Math.min(...n)+.3*n.reduce((o,s)=>o+s,0)/n.length}var Uc=1.25,Yc=1.08,Kc=22,[Bt,Qr]=[1.15,1.7],[Qc,Zc]=[.15,.4],Xc=4,Jc=4,[eu,Zr]=[400,6],tu=3,nu=12,ou=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],Xr=new WeakMap;function jo(e,t,n){let o=Xr.get(e)??new Map;return Xr.set(e,o),o.has(t)||(o.size===nu&&o.delete(o.keys().next().value),o.set(t,n())),o.get(t)}var No=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function ta(e,t,n=[]){let o=jo(e,No(t),()=>zo(e,t,[]));if(n.every(r=>o.names[r]))return o;let s=[...new Set(n)].sort((r,a)=>r-a);return jo(e,`${No(t)} ${s}`,()=>zo(e,t,s))}function na(e,t,n){return{...zo(e,t,n,n),notes:[]}}function oa(e,t,n){let o=n.map(r=>t.reduce((a,i)=>a+fe(r,i),0)+ia(r)-fe(r,[0,0,e.width,e.height])),s=Math.min(...o);return{place:o.indexOf(s),covers:s}}function sa(e,t,{names:n,notes:o}){let s=o.map(r=>ra(r,t.note??t.type));return[...n.flatMap(r=>r?[Wt(r,t)]:[]),...s,...jn(e,t),...Nn(e,t).map(r=>r.box)]}function zo(e,t,n,o=[...e.countries.keys()]){let s=Nn(e,t).map(h=>h.box),r=[...jn(e,t),...s],a=e.countries.map((h,b)=>o.includes(b)?iu(e,h,t,r,b):[]),i=a.map(([h])=>h??null),l=(h,b)=>i.reduce((w,_,$)=>w+(_&&$!==h?fe(b,_.box):0),0),p=(h,b)=>i.flatMap((w,_)=>w&&_!==h&&fe(b,w.box)>0?[_]:[]);for(let h=0;h<Xc;h++)a.forEach((b,w)=>b.length&&(i[w]=qo(b,_=>_.cost+l(w,_.box))));su(i,n);let u=h=>a[h].find(b=>b.free&&!p(h,b.box).length)??null,d=h=>a[h].some(b=>{let[w,..._]=p(h,b.box);if(!b.free||_.length)return!1;if(w===void 0)return!!(i[h]=b);let $=i[w];return[i[h],i[w]]=[b,null],i[w]=u(w),i[w]?!0:([i[h],i[w]]=[null,$],!1)}),f=()=>o.filter(h=>!i[h]).sort((h,b)=>Number(n.includes(b))-Number(n.includes(h))||h-b),m=()=>{for(let h of f())i[h]=u(h);for(let h of f())d(h);for(let h of f())i[h]=Co(e,t,h,[...r,...i.flatMap(b=>b?[b.box,...ea(b)]:[])],i)};m();for(let h of f().slice(0,Jc)){let[b,w]=[[...i],f().length];for(let _ of[a[h],[Co(e,t,h,r,[])]]){let $=_.filter(y=>y?.free);!$.length||i[h]||(Jr(i,h,$,n),m(),f().length>=w&&b.forEach((y,v)=>i[v]=y))}}for(let h of f()){let b=n.includes(h)&&Co(e,t,h,r,[]);b!==!1&&Jr(i,h,b?[b]:a[h],n)}let g=[...r,...i.flatMap(h=>h?[h.box,...ea(h)]:[])],x=e.notes.filter(h=>!g.some(b=>fe(b,ra(h,t.note??t.type))>0));return{names:i.map(h=>h&&{lines:h.lines,place:h.place,...h.leader&&{leader:h.leader}}),notes:x}}function qo(e,t){let[n,o]=[e[0],1/0];for(let s of e){let r=t(s);r<o&&([n,o]=[s,r])}return n}function su(e,t){for(e.forEach((n,o)=>n&&!n.free&&(e[o]=null));;){let n=e.map((s,r)=>s?e.filter((a,i)=>a&&i!==r&&fe(s.box,a.box)>0).length-(t.includes(r)?.5:0):0),o=Math.max(0,...n.map(Math.ceil));if(o<=0)return;e[n.findIndex(s=>Math.ceil(s)===o&&s===Math.max(...n.filter(r=>Math.ceil(r)===o)))]=null}}function Jr(e,t,n,o){let s=a=>a.cost+e.reduce((i,l,p)=>i+(l?fe(a.box,l.box)*(o.includes(p)?100:1):0),0),r=qo(n,a=>s(a)+(a.free?0:1e5));e.forEach((a,i)=>a&&!o.includes(i)&&fe(r.box,a.box)>0&&(e[i]=null)),e[t]=r}function Co(e,t,n,o,s){let{label:[r,a],name_lines:i}=e.countries[n],l=jn(e,t).filter((g,x)=>x!==n),p=s.flatMap(g=>g?.leader?[g.leader]:[]),u=s.flatMap(g=>g?[g.box]:[]),d=[i,...aa(i)],f=[];for(let g of d){let{width:x,height:h}=Po(g,t.type);for(let b=h/2+2;b<=e.height-h/2-2;b+=Zr)for(let w=x/2+2;w<=e.width-x/2-2;w+=Zr){let[_,$]=[Math.max(Math.abs(w-r)-x/2,0),Math.max(Math.abs(b-a)-h/2,0)],y=Math.hypot(_,$);if(y>eu||y<1.5*t.disc)continue;let v=Lo(e,Le([w,b],x,h));f.push({place:[w,b],lines:g,away:y*(v?tu:1)+(g===i?0:2)})}}f.sort((g,x)=>g.away-x.away);let m=null;for(let{place:g,lines:x}of f){let h=Wt({lines:x,place:g},t),b=ru([r,a],h,t.disc);if(o.some(_=>fe(h,_)>0)||u.some(_=>To(b,_))||p.some(_=>au(b,_)||To(_,h)))continue;let w={lines:x,place:g,leader:b,box:h,cost:0,free:!0};if(!l.some(_=>To(b,_)))return w;m??=w}return m}function ru([e,t],[n,o,s,r],a){let i=[Math.min(Math.max(e,n+2),s-2),Math.min(Math.max(t,o),r)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*a/l,t+(i[1]-t)*a/l],i]}function ea({leader:e}){if(!e)return[];let[[t,n],[o,s]]=e,r=Math.ceil(Math.hypot(o-t,s-n)/4);return Array.from({length:r+1},(a,i)=>Le([t+(o-t)*i/r,n+(s-n)*i/r],2,2))}function To([[e,t],[n,o]],[s,r,a,i]){let[l,p]=[0,1];for(let[u,d,f,m]of[[e,n-e,s,a],[t,o-t,r,i]]){if(!d&&(u<f||u>m))return!1;if(!d)continue;let[g,x]=[(f-u)/d,(m-u)/d].sort((h,b)=>h-b);[l,p]=[Math.max(l,g),Math.min(p,x)]}return l<p}function au([e,t],[n,o]){let s=(r,a,i)=>Math.sign((a[0]-r[0])*(i[1]-r[1])-(a[1]-r[1])*(i[0]-r[0]));return s(e,t,n)!==s(e,t,o)&&s(n,o,e)!==s(n,o,t)}function jn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-Bt*t,o-Bt*t,n+Bt*t,o+t])}function Nn(e,t){return e.continents.some(({gives:n})=>n)?jo(e,`plates ${No(t)}`,()=>{let n=jn(e,t);return e.continents.flatMap(({gives:o=[]},s)=>{let r=1.6*t.type,a=(o.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(u=>e.countries.flatMap(d=>d.continent===s===u?[d.label]:[])),p=o.length?Yr(e,{width:a,height:r},i,l,n):null;return p?(n.push(p),[{continent:s,box:p}]):[]})}):[]}function ra({x:e,y:t,text:n,anchor:o},s){let r=zn(n)*s;return Le([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function iu(e,t,n,o,s){let{label:[r,a],name_lines:i}=t,l=e.countries.map(({label:u})=>Le(u,2*Qr*n.disc,2*Qr*n.disc)).filter((u,d)=>d!==s),p=n.type*n.type*.7;return[i,...aa(i)].flatMap((u,d)=>{let{width:f,height:m}=Po(u,n.type),[g,x]=[Bt*n.disc+f/2+1,Bt*n.disc+m/2+.5],[h,b]=[f*.25,f*.45],w=[[0,x],[0,-x],[g,0],[-g,0],[h,x],[-h,x],[h,-x],[-h,-x],[b,x],[-b,x],[b,-x],[-b,-x],[g,n.disc*.9],[-g,n.disc*.9],[g,-n.disc*.9],[-g,-n.disc*.9]];return[lu(t,n.disc,(u.length-i.length)*n.type),...w.map(([$,y])=>[r+$,a+y])].map(($,y)=>{let v=Wt({lines:u,place:$},n),M=o.reduce((A,C)=>A+fe(v,C),0),k=ia(v)-fe(v,[0,0,e.width,e.height]),O=l.reduce((A,C)=>A+fe(v,C),0),S=3*M+2*k+Zc*O+Qc*p*(y&&1+y/4)+d*p;return{lines:u,place:$,box:v,cost:S,free:M<.01&&k<.01}})})}function aa(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=a=>qo(n,i=>Math.abs(i-t.length*a)),s=a=>[0,...a].map((i,l)=>t.slice(i,a[l]).trim()),r=n.length>1&&t.length>Kc?[s([o(1/3),o(2/3)])]:[];return n.length?[s([o(1/2)]),...r]:[]}function lu({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function zn(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(ou.find(([s])=>s.test(o))?.[1]??.71),0)}function Po(e,t){return{width:Math.max(...e.map(zn))*t+1,height:(Yc+Uc*(e.length-1))*t}}function Wt({lines:e,place:t},{type:n}){let{width:o,height:s}=Po(e,n);return Le(t,o,s)}function Le([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var ia=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function fe(e,t){let[n,o]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=o)return 0;let[s,r]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return s>=r?0:(o-n)*(r-s)}var He=()=>({times:1,left:0,top:0});function qn(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function De(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return qn(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Ro=(e,{times:t,left:n,top:o},s,r)=>qn(e,{times:t,left:n+s,top:o+r});function ca(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,l,p)=>i>l+p*.1&&i<l+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:qn(e,{times:t.times,left:n-s/2,top:o-r/2})}var[cu,la]=[1.3,.15];function ua(e,t,n){let[o,s]=[0,1].map(f=>n.map(m=>m[f])),[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],p=Math.max(a-r,60)*(1+2*la)+40,u=Math.max(l-i,60)*(1+2*la)+40,d=Math.min(e.width/p,e.width*t/u,6);return!n.length||d<cu?He():qn(e,{times:d,left:(r+a-e.width/d)/2,top:(i+l-e.height/d)/2})}function pa(e,t,n,o){let[s,r,a,i]=ot(e,t,n),l=(a-s)*.06,p=(u,d,f,m)=>u>=d+(d>0?l:0)&&u<=f-(f<m?l:0);return o.every(([u,d])=>p(u,s,a,e.width)&&p(d,r,i,e.height))}function ot(e,t,{times:n,left:o,top:s}){let r=e.width/n,a=(r*t-e.height/n)/2;return[o,s-a,o+r,s+e.height/n+a]}var be="DejaVu Sans, Verdana, sans-serif",Pn="#ffffff",ga=/^c(\d+)$/,Rn="places";function fa(e,t,n,o,s,r){let a=Tt(o,r,e.width),i=Bo(e,t,n,a);return[...pu(e,a),du(e,o),...fu(e,t,a),...wu(e,n),X("frontiers",In(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...mu(e,n,o),hu(e,n,o),xu(e,n,a.grown),...yu(e,t,a,o),...vu(e,i,a),..._u(e,t,a,i),$u(e,a,i),...ku(e,t,o),...bu(e,n,o),...Mu(e,t,a),Su(e,t,n,a),...Ou(e,t,a),Eu(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function ma(e,t,n,o=He(),s=Math.round(n*e.height/e.width)){let[r,a,i,l]=ot(e,s/n,o),p={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:s,margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...p,range:[r,i]},yaxis:{...p,range:[l,a]}}}var da=new WeakMap;function In(e){let t=da.get(e)??uu(e);return da.set(e,t),t}function uu(e){return{countries:e.countries.map(t=>xe(t.polygons)),continents:e.continents.map(t=>he(t.outline)),land:he(e.continents.flatMap(t=>t.outline)),bridges:he(e.bridges.flatMap(t=>t.segments)),frontiers:he(e.frontiers??[])}}function X(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function pu(e,t){let{land:n,continents:o}=In(e);return[X("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>X(`band${r}`,o[r],s.color,t.band))]}function du(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return X("bridges",In(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function gu(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??Hn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function Hn(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function fu(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...In(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...gu(e,t,s)}))}function mu(e,t,n){let o=u=>xe(u.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),l=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[X("aims-under",o(i),"#ffffff",r),X("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),X("target-under",p,"#ffffff",r),X("target",p,s.target,a),X("source-under",l,"#ffffff",r),X("source",l,s.source,a)]}function hu(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return X("pointed",xe(o),e.palette.target,Math.max(3*n,2.2))}function xu(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,l])=>hn(e,i,l,n));return Do("arrow",a,e.palette.source)}function Do(e,t,n){return{...X(e,xe(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var Vo=["#fff0a8","#ff9d2e","#d31616"];function wu(e,t){return Vo.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=Do(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function bu(e,t,n){let o=he(xn(e,t.path??[])),s=Math.max(2.6*n,2);return[X("flight-under",o,"#ffffff",s+2.4),X("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function yu(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[ue(l,p)]}),a=xe(r);return[X("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),X("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function ku(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=he([...o.values()].flatMap(([r,a])=>rr(e,r,a,11/Math.max(Math.min(n,1),.6))));return[X("covered-under",s,"#ffffff",Math.max(5*n,4.4)),X("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function xt({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var Io=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(o=>o===null?[]:[o]);function Bo(e,t,n,o){if(o.small)return na(e,xt(o),Io(n));let{source:s,target:r}=n.last,a=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return ta(e,xt(o),[...Io(n),...Io({...n,source:s,target:r}),...a])}function vu(e,{names:t},n){let o=he(t.flatMap(s=>s?.leader?[s.leader]:[]));return[X("leaders-under",o,"#ffffff",n.border+2.2),X("leaders",o,e.palette.ink,n.border+.5)]}function _u(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,l)=>o[l]&&s(l).toLowerCase()===Pn===r?[l]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:be,size:n.name,weight:700,color:r?Pn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function $u(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:be,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function Wo(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(l=>l[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,l,p,u])=>({seat:l,armies:p,missiles:u}))];return i.map((l,p)=>({...l,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var ha=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Mu(e,t,n){let o=t&&!n.small?Wo(e,t,n.grown).filter(ha):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:l,y:p})=>{let{ink:u="",sign:d=[]}=t?.seats[i]??{};return!d.length||u.toLowerCase()===Pn!==s?[]:[d.map(([f,m])=>[l+n.grown*f,p+n.grown*m])]}),a=s?Pn:e.palette.ink;return{...X(s?"signs-light":"signs",xe(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Su(e,t,n,o){let{palette:s}=e,r=t?Wo(e,t,o.grown).filter(ha):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),p=u=>l.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:be,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||l.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Ou(e,t,n){let o=t?Wo(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>ar([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[Do("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:be,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Eu(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:be,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function xa(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Ho(e[a]),l=Ho(r),p=Object.entries(l).filter(([d,f])=>!Au(i[d],f)),u=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function Ho(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(Ho(o,`${t}${n}.`)):[[t+n,o]]))}function Au(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var Dn=8,wa=15.5,ba=6,Ce=e=>Math.floor(e/Dn);function Ft(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function ka(e,t,n,o,s,r=mn){return[...Cu(e,o,r),...Tu(e,o),...Nu(e,t,n,o),...qu(e,t,n,o,r),...Pu(e,n,o),...Ru(e,o),...Iu(e,t,o),...Hu(e,t,o,r),Du(e,o)]}function ie(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...xe(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function Ve(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...he(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function Fo(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:be,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var st=(e,t)=>e.countries[t].label;function Lu(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var ya=new WeakMap;function va(e){let t=ya.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(u,d)=>s+d*o),i=[s/2,r+s/2],p={tents:e.countries.flatMap(({continent:u,label:d},f)=>u<0||e.flags?.includes(f)?[]:[d]).flatMap(u=>G(e.shapes?.tent??"",u)),ground:Object.fromEntries(Object.entries(e.shapes?.ground??{}).map(([u,d])=>[u,G(d,[s,s])])),dark:e.countries.flatMap((u,d)=>(Math.floor(d/n)+d%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,s],[u,r]],[[s,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,d)=>i.flatMap(f=>[{at:[u+o/2,f],text:String.fromCharCode(65+d)},{at:[f,u+o/2],text:String(d+1)}]))};return ya.set(e,p),p}function Cu(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:l,lines:p,words:u,ground:d}=va(e),f=[[r,r],[i,r],[i,i],[r,i]];return[ie("field",[f],{fill:a.light}),ie("meadow",d.meadow??[],{fill:a.meadow}),ie("dark",l,{fill:`${a.meadow}80`}),ie("stones",d.stones??[],{fill:a.stones}),Ve("tufts",d.tufts??[],a.tufts,Math.max(t,.7)),Ve("lines",p,a.line,Math.max(t,.6)),ie("border",[f],{color:a.border,width:Math.max(3*t,2)}),Fo("letters",u,Math.max(15*t,n),a.border)]}function Tu(e,t){let n=e.continents.map(({color:s,outline:r},a)=>{let[[i,l],,[p,u]]=r[0],d=[ju([i+4,l+4],[p-4,u-4],12)];return[d,ie(`camp${a}`,d,{fill:`${Hn(s,.5)}d0`,color:Ft(s,.35),width:Math.max(4.5*t,2.6)})]}),o=n.flatMap(([s])=>s);return[...n.map(([,s])=>s),ie("palisade",o,{color:"#ffffff66",width:Math.max(3*t,1.6),dash:`${Math.max(2*t,1)}px,${Math.max(5*t,3)}px`}),ie("tents",va(e).tents,{fill:"#00000024"})]}function ju([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Nu(e,t,n,o){let s=t?.moves??[],r=l=>l.map(p=>st(e,p)),a=t?.seats[Ce(zu(t,s))]?.color??"#888888",i=s.map(l=>ue(st(e,l[0]),6,16));return[Ve("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),Ve("walks",s.map(r),Ft(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),ie("walk-starts",i,{fill:"#ffffff",color:Ft(a,.15),width:Math.max(2.5*o,1.6)}),Ve("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function zu(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function qu(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([l,p])=>({at:st(e,l),text:String(p)})),i={size:25*o,color:Hn(r,.25),opacity:.9,line:{color:Ft(r),width:Math.max(1.6*o,1)}};return[Fo("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Pu(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[Lu(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,d,f])=>[ie(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),ie(p,a(u),{color:d,width:r,dash:f})])}function Ru(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[Ve("poles",n.flatMap(a=>G(o.pole,st(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>ie(`flag${i}`,G(o.pennant,st(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Iu(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=st(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Ve("crosses-under",s,"#ffffff",Math.max(8*n,5)),Ve("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Hu(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((d,f)=>{if(d<0)return[];let[m,g]=st(e,d);return[{soldier:f,seat:Ce(f),at:[m,g+ba+1]}]}),i=d=>t?.seats[d],l=a.map(({soldier:d,seat:f,at:m})=>({at:m,text:String(d%Dn),color:i(f)?.ink})),p={size:2*wa*n,opacity:1,color:a.map(d=>i(d.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}},u=a.map(({at:[d,f]})=>ue([d+1.5,f+2],wa,20).map(([m,g])=>[m,f+12+(g-f)*.45]));return[ie("shadows",u,{fill:"#1b232c38"}),Fo("soldiers",l,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((d,f)=>{let m=a.filter(g=>g.seat===f).flatMap(({at:[g,x]})=>G(d,[g,x-ba]));return ie(`gear${f}`,m,{fill:Ft(e.continents[f].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Du(e,t){return{uid:Rn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var _a={soldier:null,over:null,target:null,group:null};function wt(e){let t=new Map;for(let[n,o]of V(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Gt(e){let t=new Map;for(let[n,o]of V(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Ut(e,{target:t,group:n}){let o=Gt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var Vn=e=>(V(e).menu.remove??[]).map(([t])=>t),Yt=(e,t,n)=>V(e).names[t]?.[n]?.[0]??"?",We=e=>String(e%Dn);function $a(e,t,n){let o=n.map(s=>e.board.countries[s].name);return H(e.view,"move",Yt(e,"soldier",t),o)}function Go(e,t){let n=Ut(e,t);if(t.target===null||!n.length)return null;let o=s=>Yt(e,"soldier",s);return H(e.view,"attack",o(t.target),n.map(o))}function Vu({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Ma(e,t,n){let{view:o}=e,{menu:s}=V(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let l=Vn(e).includes(r);return{local:t,message:l?H(o,"remove",Yt(e,"soldier",r)):null}}if(s.attack)return Uo(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&Ce(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=wt(e).get(t.soldier)?.get(n)??Vu(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?$a(e,t.soldier,i):null}}function Uo(e,t,n){let o=Gt(e);if(o.has(n))return n===t.target?{local:t,message:Go(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Ut(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Bu(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=V(e);return s<0||Ce(s)!==e.view.viewer?{local:t}:r.move?Ma(e,{...t,soldier:s},o):r.attack?Uo(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Wu(e,t,n){let{menu:o}=V(e);if(n==="Escape")return{local:{..._a}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?H(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:Go(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...wt(e).keys()].find(r=>We(r)===n);return{local:{...t,soldier:s??t.soldier}}}function Fu(e,t){let n=Gt(e),o=wt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function Gu(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(f=>o[f]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(Vn(e).length)return{...a,targets:s(Vn(e))};let i=Gt(e);if(i.size){let d=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(Ut(e,t))}}let l=wt(e),p=l.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...l.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([d,f])=>[d,f.length]),path:u?[o[t.soldier],...u]:[]}}function Be(e,t){let{color:n,ink:o,name:s}=e.seats[Ce(t)];return c("b",{class:"egg-token",title:s,style:{background:n,color:o}},We(t))}var Uu={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>V(e).menu.answer?null:tt(e,t,()=>{let n=V(e),{menu:o}=n,s=[o.move&&Ku(e),o.attack&&Qu(e),o.ask&&Zu(e),o.remove&&Xu(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&nt(e,t),Vt(e,n,{})]})};function Yu(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=Ut(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function Ku(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=ve(n.lang),i=wt(e),{die:l=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,d=[...u].map(([m,g])=>({value:String(m),text:`${t.countries[m].name} (${g.length})`})),f=m=>m!==""&&r($a(e,o.soldier,u.get(Number(m))));return[c("p",{class:"teg-hint"},a.move),c("p",{class:"egg-steps"},Pe(l||null,"plain","#ffffff","#26303b"),c("span",{},`${a.steps}: `,c("b",{},p),` / ${l}`),c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(l-p,0)))),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(m=>E(`soldier-${We(m)}`,Be(n,m),()=>s({...o,soldier:m===o.soldier?null:m}),{"aria-label":`${a.soldier} ${We(m)}`,"aria-pressed":String(m===o.soldier)}))),o.soldier!==null&&ne("square",a.square,d,"",f,"…")]}function Qu(e){let{view:t,local:n,set:o,send:s}=e,r=ve(t.lang),a=Gt(e),i=Ut(e,n),l=a.get(n.target??-1)??[],p=Go(e,n),u=d=>o(Uo(e,n,d).local);return[c("p",{class:"teg-hint"},r.attack),c("h5",{},r.against),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>E(`target-${d}`,Be(t,d),()=>u(d),{"aria-pressed":String(d===n.target)}))),l.length>0&&c("h5",{},r.group),l.length>0&&c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...l.map(d=>E(`with-${d}`,Be(t,d),()=>u(d),{"aria-pressed":String(i.includes(d))}))),c("div",{class:"teg-buttons"},E("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function Zu(e){let{view:t,send:n}=e,o=ve(t.lang),s=t.answerer??-1,r=([a])=>{let[i,l]=t.cards_left?.[a]??["",0],p=c("span",{},c("b",{},i),c("small",{},` ${l} ${o.cards}`));return E(`ask-${a}`,p,()=>n(H(t,"ask",Yt(e,"level",a))),{class:"teg-row"})};return[c("p",{class:"teg-hint"},`${o.ask} `,z(t,s),c("b",{},t.seats[s]?.name)),c("div",{class:"teg-rows"},...V(e).menu.ask.map(r))]}function Xu(e){let{view:t,send:n}=e,o=ve(t.lang);return[c("p",{class:"teg-hint"},o.remove),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...Vn(e).map(s=>E(`remove-${We(s)}`,Be(t,s),()=>n(H(t,"remove",Yt(e,"soldier",s))),{"aria-label":`${o.soldier} ${We(s)}`})))]}var Ju={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?ep(e,t):tp(e)};function Sa(e,{reader:t,seat:n,level:o,topic:s}){let r=ve(e.lang),a=i=>c("span",{},z(e,i),e.seats[i].name);return c("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,c("b",{},a(n)),` · ${o}`,s&&` · ${s}`)}function ep(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=ve(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:p,choices:u}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!V(e).menu.answer&&d===null,m=x=>s(H(n,"answer",x)),g=n.people?.includes(i)&&n.people.includes(l);return c("section",{class:"teg-card egg-question",role:"status"},c("h4",{},a.question),Sa(n,n.question),c("p",{class:"egg-text"},p),c("p",{class:"teg-asks"},z(n,l),c("b",{},n.seats[l].name),` ${t.answers}`),c("div",{class:"teg-rows"},...u.map((x,h)=>E(`answer-${h}`,c("span",{},c("i",{},`${String.fromCharCode(65+h)} `),x),()=>m(h),{class:`teg-row egg-choice${d===h?" egg-right":""}`,disabled:!f})),E("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),g&&d===null&&c("p",{class:"teg-hint"},a.peek_first),g&&d===null&&E("peek",c("span",{},`${a.peek} `,z(n,i),n.seats[i].name),()=>s($n(n,i)),{class:"teg-cover"}),d!==null&&c("p",{class:"teg-hint"},`${a.right_is}: `,c("b",{},u[d])),d!==null&&E("cover",t.secret_hide,r,{class:"teg-cover"}),Xe(n,t))}function tp({view:e}){let t=ve(e.lang);if(!e.reply)return null;let{text:n,choices:o,choice:s,answer:r,right:a,note:i,source:l}=e.reply,p=u=>u===r?"✓ ":u===s?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),Sa(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...o.map((u,d)=>c("li",{class:d===r?"egg-right":d===s?"egg-wrong":null},p(d),u))),c("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:s<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var np={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=ve(e.lang),[s,r]=[Ce(n.soldiers[0]),Ce(n.soldier)],a=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:p},u)=>{let d=Math.max(...l),f=d===p,m=g=>f?"plain":g?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(g=>Pe(g,m(g===d&&d>p),...a(s)))),c("b",{class:"teg-versus"},f?"=":d>p?"▸":"◂"),Pe(p,m(p>d),...a(r)),f&&u<n.throws.length-1&&c("small",{},o.again))};return Q(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>Be(e,l)),c("b",{}," → "),Be(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(l=>Be(e,l)),ge(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function op({board:e,view:t},n,o){let s=ve(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[c("p",{},r>=0&&c("span",{},Be(t,r),` ${s.soldier} ${We(r)}`),a>=0&&c("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var sp=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[Ce(o)].name} ${We(o)}`]:[]).join(", "),Oa={start:{..._a},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:Uu,question:Ju,battle:np},renew:(e,t)=>({local:Fu(e,t)}),click:Ma,drag:Bu,fight:Yu,key:Wu,marks:Gu,hover:(e,t,n)=>{let o=wt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:ka,facts:op,stands:sp,keys:"keys_eggar"};function Yo(e={},t={}){return{start:{...Pr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:Vr(n,o,e)}),click:(n,o,s,r)=>Hr(n,o,s,e,r),fight:(n,o,s)=>Dr(n,o,s,e),key:(n,o,s)=>Wr(n,o,s,e),marks:(n,o)=>Br(n,o,e),...t,sections:{actions:Gr(e),secret:ht(()=>[]),...t.sections}}}var Ea=Yo();var Aa={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},de=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Kt=e=>e.reduce((t,n)=>t+n,0),pe=({board:e},t)=>e.countries[t].name;function Qt(e,t){let n=de(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=La(e);return o.find(s=>s===t.mode)??o[0]}function La(e){return V(e).menu.attack?.length?["attack","move"]:["move"]}function bt(e,{transfers:t},n){return(de(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Kt(t.filter(s=>s[0]===n).map(s=>s[2]))}function Zo(e,t){return de(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Ca({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function rp(e,{cards:t}){let{commit:n}=de(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Kt(o.map(r=>r[1]))}function Ta(e,t){let n=o=>pe(e,o);switch(Qt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Kt(o.map(([,s])=>s))!==de(e).place_five.troops?null:H(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:H(e.view,"attack",n(t.target));case"move":return!Ca(t).length&&!de(e).move.null?null:H(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return H(e.view,"commit",t.cards.map(n));default:return null}}function Ko(e,t,n,o){let{troops:s,provinces:r}=de(e).place_five,a=Kt(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function ap(e,t,n){let o=t.origin,s=Math.min(t.amount,bt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],l={...t,transfers:i};return bt(e,l,o)?l:{...l,origin:null}}function Xo(e,t,n,o){switch(Qt(e,t)){case"placing":return{local:Ko(e,t,n,o?-1:1)};case"attack":{let s=V(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:H(e.view,"attack",pe(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Zo(e,t.origin).includes(n)?{local:ap(e,t,n)}:{local:{...t,origin:n!==t.origin&&bt(e,t,n)>0?n:null}};case"commit":{let s=de(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function ip(e,t){let{view:n,secret:o}=e,s=de(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=l=>l.map(p=>Number(p[0]));switch(Qt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:ja(t.placed).map(([l,p])=>[l,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let l=i(s.move.provinces).filter(d=>bt(e,t,d)>0),p=Ca(t).map(([d,f])=>[d,f>0?`+${f}`:`−${-f}`]),u=t.origin!==null;return{...a,legal:u?[]:l,targets:Zo(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,f])=>[d,f]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var ja=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function lp(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Ta(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function cp(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var up={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>tt(e,t,()=>{let n=Qt(e,e.local),o=V(e),s={placing:dp,attack:gp,move:fp,commit:mp};return[n==="attack"||n==="move"?pp(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&nt(e,t),o.menu.answer_draw&&Ao(e,o,"answer_draw",{},t),Vt(e,o,{})]})};function pp(e,t){let{local:n,set:o}=e,{forms:s}=V(e),r=Qt(e,n),a=La(e);return a.length<2?c("p",{class:"teg-hint"},t.rec_first_turn):c("div",{class:"teg-buttons teg-verbs"},...a.map(i=>E(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function Wn(e,t,n=""){let o=Ta(e,e.local),s=V(e).forms[t]?.label??t;return c("div",{class:"teg-buttons"},E(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function Bn(e,t,n,o,s,r){let a=o.map(l=>({value:String(l),text:pe(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es")),i=l=>l!==""&&Number(l)!==s&&e.set(Xo(e,e.local,Number(l),!1).local);return ne(t,n,a,s===null?"":String(s),i,r.choose)}function dp(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=de(e).place_five,a=s-Kt(Object.values(n.placed));return[c("p",{class:"teg-hint"},t.rec_place),c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},a)),Bn(e,"source",t.place,r.map(i=>i[0]),null,t),c("ul",{class:"teg-list"},...ja(n.placed).map(([i,l])=>c("li",{},c("span",{},pe(e,i)),c("b",{},`+${l}`),E(`less-${i}`,"−",()=>o(Ko(e,n,i,-1)),{"aria-label":`${pe(e,i)} −1`}),E(`more-${i}`,"+",()=>o(Ko(e,n,i,1)),{disabled:!a,"aria-label":`${pe(e,i)} +1`})))),Wn(e,"place_five")]}function gp(e,t){let{local:n}=e,o=V(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${pe(e,n.target)}`;return[c("p",{class:"teg-hint"},t.rec_attack),Bn(e,"target",t.place,o,n.target,t),Wn(e,"attack",s)]}function fp(e,t){let{local:n,set:o}=e,{provinces:s}=de(e).move,r=s.map(l=>l[0]).filter(l=>l===n.origin||bt(e,n,l)>0),a=n.origin===null?0:bt(e,n,n.origin),i=l=>o({...n,transfers:n.transfers.filter((p,u)=>u!==l)});return[c("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),Bn(e,"source",t.source,r,n.origin,t),n.origin!==null&&Bn(e,"target",t.target,Zo(e,n.origin),null,t),...a>1?mt(Math.min(n.amount,a),[1,a],l=>o({...n,amount:l}),t):[],c("ul",{class:"teg-list"},...n.transfers.map(([l,p,u],d)=>c("li",{},c("span",{},`${pe(e,l)} → ${pe(e,p)}`),c("b",{},u),E(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),Wn(e,"move")]}function mp(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=de(e).commit,l=u=>o(Xo(e,n,u,!1).local),p=(u,d,f,m,g=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":u,checked:m,disabled:g,change:()=>l(d)}),c("span",{},pe(e,d)),c("b",{},f));return[Na(e),c("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,d])=>p(`card-${u}`,u,d,n.cards.includes(u))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${Qo(e,e.secret.shown)}`),c("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,c("b",{},rp(e,n))),Wn(e,"commit")]}var Qo=(e,t)=>t.map(n=>`${pe(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Na(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return c("p",{class:"teg-parties"},z(t,n),t.seats[n].name," → ",c("b",{},pe(e,s))," (",z(t,o),t.seats[o].name,")")}var hp={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>E(`look-${d}`,c("span",{},z(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s($n(n,d)),{class:"teg-wide-button"})),u=o?.fight;return Q(t.rec_result,Na(e),u&&c("p",{},`${t.attack}: `,c("b",{},u.offence),` · ${Qo(e,u.cards)}`),u&&c("p",{},`${t.defence}: `,c("b",{},u.defence),` · ${Qo(e,u.defence_cards)}`),u&&c("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&c("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&E("cover",t.secret_hide,r,{class:"teg-cover"}))}},xp={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,z(n,o.seat),n.seats[o.seat].name),c("p",{},...(o.facts??[]).map(([,a,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&c("h5",{},t.rec_notes),r.length>0&&c("ul",{class:"teg-notes"},...r.map(([a,i])=>c("li",{},c("span",{},pe(e,a)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},z(n,l))))))),!Tn(e)&&(n.people?.length??0)>1&&E("cover",t.secret_hide,s,{class:"teg-cover"}))}},za={start:Aa,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:up,result:hp,own:xp},curtain:!0,keys:"keys_rec",shown:cp,renew:(e,t)=>({local:wp(e,t)}),click:Xo,key:lp,marks:ip,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[c("p",{},"? ",...a.map(i=>c("span",{},z(e,i),`${e.seats[i].name} `)))]:[]}}};function wp(e,t){let n={...Aa,amount:t.amount===1/0?1:t.amount},{commit:o}=de(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var Ra={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},bp=["place","attack","regroup","ally_regroup","fire_missile"],yp={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},Ia=["conquest_move","intrusion_move","aggression_move","choose_dice"],Ha=[...Ia,"joint_decision"],kp=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Fn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),vp=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function re(e){return Ha.some(t=>e[t]?.length)?null:bp.find(t=>Jo(e,t).length)??null}function Jo(e,t){return(yp[t]??[t]).flatMap(n=>e[n]??[])}function ye(e,t){return t.missile&&Zt(e)?{fire_missile:e.fire_missile}:e}function Zt(e){return!!e.fire_missile?.length&&!Ha.some(t=>e[t]?.length)}function Da(e){return Object.entries(e).some(([t,n])=>n.length>0&&!kp.has(t)&&!t.startsWith("propose_"))}function Gn(e,t,n){let o=re(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function es(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function Un(e,t){let n=re(e);if(n!=="regroup")return n;let o=es(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function ts(e){return vp.find(t=>e[t]?.length)??null}function ns(e,t){return e.warning?.verb===t}function Te(e){let t=re(e);return t?[...new Set(Jo(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function je(e,t){let n=re(e);if(!n||n==="place"||t===null)return[];let o=Jo(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function Yn(e,t,n=null,o=re(e)){if(!o||!Fn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function os(e){let t=Ia.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function Ne(e,t,n,o=!1){let s=ye(t.menu,n),r=Un(s,n),{source:a,target:i}=n;if(!r||a===null||!Te(s).includes(a))return null;let l=e.countries[a].name;if(r==="place")return Yn(s,a)?H(t,r,l,qa(s,n)):null;if(i===null||!je(s,a).includes(i))return null;let p=e.countries[i].name;if(Fn.has(r))return H(t,r,l,p,qa(s,n));let u=Gn(s,a,i);if(!u.length)return r==="attack"&&o?yn(t,l,p,Math.max(1,n.keep)):H(t,r,l,p);let d=ss(u,n);return d===null||o?null:H(t,r,l,p,t.seats[d].name)}function ss(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function rs(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?H(t,o,a):H(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function qa(e,t){let n=Math.max(Yn(e,t.source,t.target,Un(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function Va(e,t,n,o,s=!1){let r=ye(t.menu,n),a=re(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=Wa(t.menu)&&Te(r).includes(o);return{choice:{...p,source:u?o:null},message:Ne(e,t,p)}}if(je(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},d=p||!Fn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:d?Ne(e,t,u,s):null}}let i=o!==n.source&&Te(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let l={...n,source:i?o:null,target:null,occupant:null};return{choice:l,message:Xt(e,t,l)}}function Ba(e,t,n,o){let s=ye(t.menu,n),r=re(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||Te(s).includes(o)||je(s,a).includes(o))return null;let i=(...m)=>m.map(g=>e.countries[g].name),l=(...m)=>({message:kn(t,r,...i(...m),...Fn.has(r)?[1]:[])});if(r==="place")return l(o);if(a!==null)return l(a,o);let p=m=>t.owner[m]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return l(o,u.find(m=>p(m)!==(r==="attack"))??u[0]);let d=Te(s).filter(m=>je(s,m).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${I(t.lang).source_first} ${i(...d).join(", ")}.`}};let f=u.find(p)??t.owner.findIndex(m=>m===t.viewer);return f<0?null:l(f,o)}function Wa(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Xt(e,t,n){return re(ye(t.menu,n))==="fire_missile"&&n.source!==null?dr(t,e.countries[n.source].name):null}function Fa(e,t){let n=t.missile&&Zt(e.menu),o=ye(e.menu,{...t,missile:n}),r=(re(o)!=="place"||Wa(e.menu))&&t.source!==null&&Te(o).includes(t.source)?t.source:null,a=t.target!==null&&je(o,r).includes(t.target)?t.target:null,i=Gn(o,r,a).includes(t.occupant??-1)?t.occupant:null,l=re(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==l?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:l,amount:p}}function Ga(e,t,n=null,o=null,s=void 0){let r=ye(e.menu,t),a=je(r,t.source),i=re(r)==="place",l={legal:t.source===null||i?Te(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??Pa:Pa};return!n||!s||t.source===null?l:{...l,reach:_p(s,n),path:$p(s,n,o??t.target)}}function _p(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[Ua(e,o.country)]:[]))])}function Jt(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function $p(e,t,n){return(Jt(e,t,n)?.path??[]).map(o=>Ua(e,o)).filter(o=>o>=0)}var Ua=(e,t)=>e.countries.findIndex(n=>n.name===t);function Ya(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function Ka(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var Pa={source:null,target:null};var Qa={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function Kn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return re(ye(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function Qn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function Ja(e,t){return{...e,register:{...e.register,...t}}}function ei({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=Qn(n,o);return{local:r,message:Xt(e,t,r.choice)}}function Sp({board:e,view:t},n,o){let{choice:s}=n,r=ts(t.menu);if(o==="Escape")return{local:Qn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return Zt(t.menu)?ei({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&ns(t,r))return{local:n,refusal:{code:"card_forfeit",clause:t.warning?.clause??null,text:t.warning?.text??""}};if(o.toLowerCase()==="e")return{local:n,message:r?H(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=os(t.menu);if(!i)return{local:Qn(n,{amount:a})};let l=a>=i.range[0]&&a<=i.range[1];return{local:n,message:l?H(t,i.verb,a):null}}function Za(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:Kn(t,o),arrange:s=>t.set(Ja(o,s)),choose:s=>t.set(Qn(o,s))},n)}}function Op({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function Ep(e,t){let{view:n}=e;if(n.over)return null;if(!Da(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return Q(t.actions,c("p",{class:"teg-hint"},s),Eo(e,t),Xa(e,t),Xe(n,t))}return Q(t.actions,Xa(e,t),Pp(e,t),Rp(e,t),Tp(e,t),Ap(e,t),Ip(e,t),Xe(n,t))}function Ap(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=ye(n.menu,o),i=re(a);if(!i)return null;let l=f=>{let m={source:u(f),target:null,occupant:null};s(m),e.send(Xt(r,n,{...o,...m}))},p=f=>f.map(m=>({value:String(m),text:r.countries[m].name})).sort((m,g)=>m.text.localeCompare(g.text,"es")),u=f=>f===""?null:Number(f),d=f=>f===null?"":String(f);return c("div",{class:"teg-play","data-verb":i},c("p",{class:"teg-hint"},Np(i,e,t)),ne("source",i==="place"?t.country:t.source,p(Te(a)),d(o.source),l,t.choose),i!=="place"&&ne("target",t.target,p(je(a,o.source)),d(o.target),f=>s({target:u(f),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&Lp(e,t),Cp(e,a,t),i==="attack"?zp(e,t):qp(e,i,t),i==="place"&&jp(e,t))}function Lp({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:Jt(e,n,r),i=a&&`${a.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":s.damage},c("span",{},s.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:Vo[l-1]}}),String(l)))),a&&c("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&ge(a.refusal.clause)))}function Cp({view:e,choice:t,choose:n},o,s){let r=Gn(o,t.source,t.target);if(!r.length)return null;let a=ss(r,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},c("span",{class:"teg-label"},s.occupant),...r.map(i=>E(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Tp(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!Zt(n.menu))return null;let a=()=>{let{local:i,message:l}=ei(e,e.local);s(i),r(l)};return c("div",{class:"teg-buttons teg-mode"},E("missile-mode",c("span",{},Me("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function jp({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let l=rs(e,t,n,"place_missile"),p=i.find(d=>d[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return c("div",{class:"teg-buttons"},a.length>0&&E("act-place_missile",r.place_missile,()=>s(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},E("act-convert_to_missile",r.convert,()=>s(rs(e,t,n,"convert_to_missile",u)),{disabled:!p}),c("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:d=>o({convert:Number(d.target.value)})},...Array.from({length:Math.max(p,1)},(d,f)=>c("option",{value:f+1,selected:f+1===u},f+1)))))}function Np(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function zp({board:e,view:t,choice:n,choose:o,send:s},r){let a=Ne(e,t,n)!==null,i=Ne(e,t,n,!0)!==null,l=n.source===null?99:t.armies[n.source];return c("div",{class:"teg-buttons"},E("act-attack",r.do_attack,()=>s(Ne(e,t,n)),{class:"teg-main",disabled:!a}),c("span",{class:"teg-group"},E("act-attack_until",r.do_attack_until,()=>s(Ne(e,t,n,!0)),{disabled:!i}),dt("keep",r.keep,n.keep,[1,Math.max(l,1)],p=>o({keep:p}))))}function qp({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=Ne(e,t,n)!==null,l=Un(ye(t.menu,n),n)??r,p=r==="regroup"?es(t.menu,n.source,n.target):[],u=Yn(t.menu,n.source,n.target,l)||999,d=g=>o({amount:g}),f=E(`act-${l}`,a[`do_${r}`],()=>s(Ne(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return c("div",{class:"teg-buttons"},f);let m=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return c("div",{},p.includes("missiles")&&c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(g=>E(`unit-${g}`,a[`unit_${g}`],()=>o({unit:g}),{"aria-pressed":String(g==="missiles"==(l==="regroup_missiles"))}))),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},c("span",{class:"teg-label"},a.amount),...[1,5].map(g=>E(`amount-${g}`,String(g),()=>d(g),{"aria-pressed":String(n.amount===g)})),E("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),dt("amount",a.amount,m,[1,u],d)),u>1&&u<999&&c("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:m,change:g=>d(g.target.valueAsNumber)}),c("div",{class:"teg-buttons"},f))}function ti({reason:e}){return e?c("q",{class:"teg-reason"},e):null}function Xa({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?c("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},z(e,o.seats[0]),n.asked,ti(o)):null}function Pp({view:e,send:t},n){let o=os(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return c("div",{},c("p",{class:"teg-hint"},l[s]??n.hint_conquest),c("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>E(`act-${s}-${a+u}`,String(a+u),()=>t(H(e,s,a+u)),{class:"teg-main"}))))}function Rp({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(f=>f.number===d)?.text??`#${d}`,l=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),u=t.viewer??t.to_move;return c("div",{class:"teg-decisions"},s.length>0&&c("div",{},c("p",{},c("b",{},o.joint),l&&`: ${p} → ${l}`),c("div",{class:"teg-buttons"},...s.map(d=>{let f=!!d[0];return E(`act-joint_decision-${f}`,f?o.joint_on:o.joint_stop,()=>n(H(t,"joint_decision",f)),{class:f?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>c("div",{},c("p",{},o.zone," ",c("small",{},i(d))),c("div",{class:"teg-buttons"},E(`zone-${d}-keep`,o.zone_keep,()=>n(zt(t,u,"zone_decision",d,!0))),E(`zone-${d}-end`,o.zone_end,()=>n(zt(t,u,"zone_decision",d,!1)))))),...a.map(([d])=>c("div",{},c("p",{class:"teg-hint"},i(d)),E(`act-open_joint_attack-${d}`,o.joint_open,()=>n(H(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function Ip({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(H(e,a)),r=a=>{let{label:i}=e.forms[a];if(!ns(e,a)){let l=a==="request_card"?"teg-main":null;return E(`act-${a}`,i,s(a),{title:a===ts(e.menu)?"E":null,class:l})}return c("details",{class:"teg-ask"},c("summary",{"data-key":`ask-${a}`},`${i}…`),c("p",{},`${e.warning?.text} `,ge(e.warning?.clause??"")),E(`act-${a}`,i,s(a),{class:"teg-danger"}))};return c("div",{class:"teg-buttons"},...o.map(r))}function Hp(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,l=o.open??i>0,p=n.people??[];return c("section",{class:"teg-card teg-pacts"},E("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>s({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},r.length>0?c("ul",{},...r.map(u=>Vp(e,u,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},a.length>0&&c("h5",{},t.proposals),a.length>0&&c("ul",{},...a.map(u=>Wp(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&Gp(e,t))))}function ni(e,t){return c("span",{class:"teg-pair"},...t.map(n=>z(e,n)))}function Dp(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function Vp({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:Dp(e,s.breakable_by??[]),l=i.find(p=>t.breaking===`${a}/${p}`);return c("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},ni(e,s.seats),c("span",{},s.text," ",ge(s.clause)),Bp(e,s,r),i.length>0&&l===void 0&&c("div",{class:"teg-buttons"},...i.map((p,u)=>E(u?`break-${a}-${p}`:`break-${a}`,c("span",{},i.length>1&&z(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),l!==void 0&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},z(e,l),r.break_sure),E(`break-${a}-yes`,r.yes,()=>o(zt(e,l,"announce_break",a)),{class:"teg-danger"}),E(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Bp(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return c("p",{class:"teg-out"},`${s.broken_by} `,z(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,z(e,r),`${e.seats[r]?.name}.`)}function Wp({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),l=(p,u)=>()=>t(zt(e,u,p,s));return c("li",{"data-proposal":s},ni(e,n.seats),c("span",{},n.text),ti(n),(i(a)||i(r))&&c("div",{class:"teg-buttons"},i(a)&&E(`accept-${s}`,c("span",{},z(e,a),o.accept),l("accept_pact",a)),i(a)&&E(`decline-${s}`,c("span",{},z(e,a),o.decline),l("decline_pact",a)),i(r)&&E(`withdraw-${s}`,c("span",{},z(e,r),o.withdraw),l("withdraw_proposal",r))))}var Fp=12;function Gp({view:e,register:t,arrange:n,send:o},s){let r=E("offers",s.propose,()=>o(gr(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:l,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return c("div",{},r,c("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(w=>w.kind))],f=[...new Set(a.offers.filter(w=>w.kind===i).map(w=>w.partner))],m=a.offers.find(w=>w.kind===i&&w.partner===l),g=m?.terms??[],x=Ya(m,u),h=m&&x?H(e,m.verb,m.partner,...x):null,b=(w,_)=>w.map($=>({value:$,text:_($)}));return c("div",{class:"teg-offer"},ne("offer-kind",s.offer_kind,b(d,w=>fo(e.lang,"pact",w)),i,w=>n({kind:w,partner:"",first:"",terms:""}),s.choose),ne("offer-partner",s.offer_partner,b(f,w=>w),l,w=>n({partner:w,first:"",terms:""}),s.choose),g.length>Fp&&ne("offer-first",s.offer_first,b([...new Set(g.map(w=>String(w[0])))].sort((w,_)=>w.localeCompare(_,"es")),w=>w),p,w=>n({first:w,terms:""}),s.offer_all),(!m||g.some(w=>w.length>0))&&ne("offer-terms",s.offer_terms,g.map((w,_)=>({value:String(_),text:Ka(w),begins:String(w[0])})).filter(w=>!p||w.begins===p).sort((w,_)=>w.text.localeCompare(_.text,"es")),u,w=>n({terms:w}),s.choose),c("div",{class:"teg-buttons"},E("offer-send",s.send_offer,()=>o(h),{class:"teg-main",disabled:!h}),E("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Up({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=e.goal&&[c("h4",{},s.objective),c("p",{class:"teg-objective"},e.goal)];if(r&&e.seats[e.viewer].cards===void 0)return c("section",{class:"teg-card"},...r);let a=c("span",{class:"teg-whose"},`${s.secret_whose} `,z(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},...r||[],c("h4",{},s.secret),a,E("private",s.secret_show,()=>n(Ae),{class:"teg-cover"}));let i=(...l)=>n(H(e,...l));return c("section",{class:"teg-card teg-secret teg-open"},...r||[],c("h4",{},s.secret),a,t.objectives.length>0&&c("h5",{},s.objective),...t.objectives.map(l=>c("p",{class:"teg-objective"},l)),t.hand&&c("h5",{},s.hand),t.hand&&(t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(l=>c("li",{},jt(l.symbol),c("b",{},l.country),c("small",{},fo(e.lang,"symbol",l.symbol)),l.bonus&&E(`bonus-${l.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>i("bonus",l.country))))):c("p",{class:"teg-hint"},s.no_cards)),...t.exchanges.map((l,p)=>E(`exchange-${p}`,`${s.exchange}: ${[...l.cards,...l.continents].join(" + ")} = ${l.armies}`,()=>i("exchange",l.cards,l.continents),{class:"teg-exchange"})),E("cover",s.secret_hide,o,{class:"teg-cover"}))}function Yp(e,t,n){let o=I(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[c("p",{},a(s))]:[],...r.map(([,i,l,p])=>c("p",{},`${o.shared} `,z(e,i),`${e.seats[i]?.name} · ${l}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},o.blocked))]:[],...Qp(t,e,n).map(i=>c("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function Kp(e,t,n,o){let s=Jt(e,n,o),r=I(t.lang);return s?s.refusal?[c("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${r.damage}: ${s.damage}`))]:[]}function Qp(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var oi={start:{choice:{...Ra},register:{...Qa},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:Za(Ep),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Jt(e,Kn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:Za(Hp),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Op,depends:({view:e})=>e.situation},secret:{draw:Up,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=Fa(t,n.choice),s={...Qa,open:n.register.open},r=o.missile?Xt(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=Ba(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=Va(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=ye(e.menu,t),s=n??t.target;return re(o)==="attack"&&s!==null&&je(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Sp,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:Ja(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return Ga(e.view,t.choice,Kn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],...n===void 0?[]:[["card",s.cards,n],["exchange",s.exchanges,o]]],facts(e,t,n){let{board:o,view:s}=e;return{lines:Yp(s,o,n),instead:Kp(o,s,Kn(e,t),n)}}};var Zp={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[Xp(e,t)]};function Xp({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},z(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function Jp({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),o.length?c("ul",{class:"teg-hand"},...o.map(ed)):c("p",{class:"teg-hint"},t.no_cards)]}function ed({name:e,symbol:t,label:n,bonus:o}){return c("li",{},jt(t),c("b",{},e),c("small",{},n),o>0&&c("span",{class:"teg-gain"},`+${o}`))}function td({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>c("span",{title:n.weapons[s]},jt(s));return Q(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([s,r])=>c("li",{},...Array.isArray(s)?s.map(o):[s],c("b",{},r)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var si=Yo(Zp,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:ht(Jp),pack:{draw:td,depends:({view:e})=>e.cards}}});var Fe={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},ri=["attack","strike_air","strike_sea","fire"],nd=["build"],[od,li,ls]=[0,1,2],cs={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},ai=new WeakMap;function Zn(e){let t=ai.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=V(e),s=Object.keys(Fe).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},l=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=f=>l.includes(f)?p[l.indexOf(f)]:null,d=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:Fe[r]?u(Fe[r]):null,most:d}})});return ai.set(e.view,{secret:e.secret,orders:s}),s}var as=e=>[...new Set(e)].filter(t=>t!==null);function Xn(e,t){return as(Zn(e).filter(n=>n.source===t).map(n=>n.verb))}function yt(e,t){let{source:n}=t,o=Xn(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(_=>o.includes(_))??o[0];if(n===null||!s)return null;let r=Zn(e).filter(_=>_.verb===s&&_.source===n),a=t.about[s],i=_=>as(_.map($=>$.about)).sort(($,y)=>$-y),l=i(r).includes(a),p=as((l?r.filter(_=>_.about===a):r).map(_=>_.target)),u=p.includes(t.target??-1)?t.target:null,d=u===null?r:r.filter(_=>_.target===u),f=i(d),m=f.includes(a)?a:f[0]??null,g=d.filter(_=>_.about===m),x=Math.max(0,...g.map(_=>_.most)),h=Math.min(Math.max(t.amounts[s]??(nd.includes(s)?1:1/0),Math.min(1,x)),x),b=g.length>0&&(!p.length||u!==null),w={verb:s,source:n,target:u,targets:p,about:m,abouts:f,amount:h,most:x,done:b};return{...w,load:sd(e,t,w)}}function sd({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(h=>h.source===s&&(o==="march"||h.vehicle===r)),l=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?od:(r??0)+1]??0),u=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),f=Math.min(n.aboard,d),m=i?.goods??[],g=m.flatMap(([h,b])=>{let w=Math.min(n.cargo[h]??0,b);return w?[[h,w]]:[]}),x=u*f+g.reduce((h,[b,w])=>h+l[b]*w,0);return{room:p,used:x,troops:d,aboard:f,goods:m,cargo:g,sizes:l}}var is=({board:e},t)=>e.countries[t].name,ii=(e,t,n)=>V(e).names[t]?.[n??-1]?.[0]??"?";function en(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,l=is(e,o),p=s===null?"":is(e,s),u=Fe[n]&&ii(e,Fe[n],r),d=(i?.cargo??[]).map(([m,g])=>[ii(e,"good",m),g]),f=(...m)=>H(e.view,n,...m);switch(n){case"attack":return f(l,p,a);case"strike_air":case"strike_sea":return f(l,p,u,a);case"fire":return f(u,l,p);case"march":return f(l,p,d,a);case"carry":return f(l,p,u,a,i?.aboard??0,d);case"upgrade":return f(l,u);default:return f(l,u,a)}}function us(e,t){return t?.length?H(e.view,"end_turn",t.map(n=>is(e,n))):null}function ci(e){return(V(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function ps(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function ui({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,l]=t[s],p=Math.floor(a*i/4)+l,u=Math.max(0,p-n[r]),d=u>o[r],f=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),m=d?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:d,lost:f,destroyed:m}}function pi({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let l=o.includes(a)?0:Math.min(i,e[s][a]),p=s===ls?n[a]:0;return{duel:l,hits:Math.max(0,(i-l)*t[s-1][r]-p)}}var rd=e=>!!V(e).menu.end_turn&&!Zn(e).length,rt=(e,t)=>t.chosen??(rd(e)?[]:null),ds=e=>({source:e,target:null,aboard:0,cargo:{}}),gs=(e,t)=>({...e,...ds(t)});function di(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=rt(e,t);if(r)return{local:s?{...t,chosen:fs(r,n)}:t};let a=yt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:en(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:gs(t,n===t.source?null:n)};if(!a)return{local:t};let i=ri.find(u=>Zn(e).some(d=>d.verb===u&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=ri.includes(a.verb)?a.verb:"attack",p=Fe[l]?a.about??0:null;return{local:t,message:en(e,{...a,verb:l,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var fs=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function gi(e,t,n){let{menu:o}=V(e),s=yt(e,t);if(n==="Escape")return{local:{...gs(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:rt(e,t)??[]}};if(n==="Enter"){let r=rt(e,t);return{local:t,message:r?us(e,r):en(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function fi(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!V(e).menu.end_turn)return{...cs,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:gs(t,null),a=yt(e,r),i=a&&a.verb===t.verb?a.target:null,l=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:l,target:i,aboard:0,cargo:{}}}function mi(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:id(e,t)},r=rt(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=yt(e,t);if(t.source!==null){let{target:i=null,targets:l=[]}=a??{};return{...s,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...s,legal:ad(n)}}var ad=({owner:e,viewer:t,to_move:n,free:o=[],over:s})=>s||t===null||t!==n?[]:e.flatMap((r,a)=>r===t&&o.some(i=>i[a]>0)?[a]:[]);function id(e,t){let{view:n}=e,o=rt(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return ps(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:ms(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function ms({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function hi({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var it=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce","missile","atomic_bomb","epidemic","cyber_attack"],hs=3,lt=["troop","plane","ship"],ct=["wall","armoury","airfield","shipyard"],Ge="#20242a",at=(e,t,n)=>ue([e,t],n,14);function B([e,t],[n,o],s){let r=Math.hypot(n-e,o-t),[a,i]=[(o-t)*s/r/2,(e-n)*s/r/2];return[[e+a,t+i],[n+a,o+i],[n-a,o-i],[e-a,t-i]]}var cd=(e,t,n)=>Array.from({length:e},(o,s)=>2*Math.PI*s/e).map(o=>B([0,0],[t*Math.sin(o),-t*Math.cos(o)],n)),ud=()=>[0,1,2].map(e=>{let t=(o,s)=>[s*Math.sin(o),-s*Math.cos(o)],n=2*Math.PI*e/3;return[t(n,1.6),t(n-.5,7.6),t(n,8.2),t(n+.5,7.6)]}),K=(e,t,n=[])=>({color:e,shape:t,holes:n}),kt={basic:K("#6f7b88",G("M0-10 9-5V5L0 10-9 5V-5z"),[B([-8,-4],[0,.5],1.8),B([8,-4],[0,.5],1.8),B([0,0],[0,9],1.8)]),metal:K("#6f7b88",G("M-10 7-6-6H6L10 7z"),[B([-5,-1],[5,-1],1.6)]),cement:K("#8d7757",G("M-9-8H9V8H-9z"),[B([-9,0],[9,0],1.7),B([0,-8],[0,0],1.7),B([-4.5,0],[-4.5,8],1.7),B([4.5,0],[4.5,8],1.7)]),food:K("#4c8527",G("M0 10Q-10 6-8-3Q-6-8 0-10Q6-8 8-3Q10 6 0 10z"),[B([0,9],[0,-5],1.6),B([0,3],[-4,-1],1.5),B([0,3],[4,-1],1.5)]),oil:K(Ge,G("M0-10Q7-1 7 3Q7 10 0 10Q-7 10-7 3Q-7-1 0-10z")),network:K("#1f63b5",[at(0,-6.5,3.5),at(-6.5,6,3.5),at(6.5,6,3.5),B([0,-6],[-6,6],2.2),B([0,-6],[6,6],2.2),B([-6,6],[6,6],2.2)]),lithium:K("#17766d",G("M-6.500-7H-2.500V-10H2.500V-7H6.500V10H-6.500z"),G("M2-5-4 3H-.5L-2 8 4 0H.5z")),nuclear:K("#b06a00",[ue([0,0],9.5,24)],ud()),tribes:K("#a9522a",G("M0-9 10 8H-10z"),G("M0-1 3.500 8H-3.500z")),technology:K("#5b3a8e",[...G("M-6.500-6.500H6.500V6.500H-6.500z"),...[-3.5,3.5].flatMap(e=>[B([e,-10],[e,10],2),B([-10,e],[10,e],2)])],G("M-3-3H3V3H-3z")),niobium:K("#b3125f",G("M-6-8H6L10-2 0 10-10-2z"),[B([-9,-2],[9,-2],1.5),B([-3.5,-2],[0,7],1.5),B([3.5,-2],[0,7],1.5)]),virus:K("#66780a",[at(0,0,5.5),...cd(8,10,2.2)],[at(-1.5,-1,1.3),at(2,1.5,1.3)]),workforce:K("#34506b",[B([-7,9],[2,-3],3.6),B([-5,-8],[7,1],6.5),B([6,0],[9,4],2.4)]),treasure:K("#7d4f14",G("M-9 8V-3Q-9-8 0-8Q9-8 9-3V8z"),[B([-9,-1],[9,-1],1.7),...G("M-2-3H2V3H-2z")]),missile:K("#8e2f63",G("M0-10Q3-7 3-3V5L6 10H-6L-3 5V-3Q-3-7 0-10z")),atomic_bomb:K(Ge,G("M0 10Q-5 5-4-2L-7-6V-10H7V-6L4-2Q5 5 0 10z"),[at(0,1,2)]),epidemic:K("#66780a",G("M-3-10H3V-3L9 9H-9L-3-3z"),[B([-5,4],[5,4],1.8)]),cyber_attack:K("#1f63b5",G("M-10-8H10V5H3V8H6V10H-6V8H-3V5H-10z"),G("M2-6-4 0H0L-2 4 4-2H0z")),plane:K(Ge,G("M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z")),ship:K(Ge,G("M-10 3H-1V-10L8 0H1V3H10L7 9H-7z")),troop:K(Ge,G("M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z")),wall:K("#7d4f14",G("M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z"),[B([-9,3],[9,3],1.4)]),armoury:K(Ge,[B([-8,-8],[7,7],3),B([8,-8],[-7,7],3),B([2,7.5],[7.5,2],2.4),B([-2,7.5],[-7.5,2],2.4)]),airfield:K(Ge,G("M-5-9H5L8 9H-8z"),[B([0,-7],[0,-3.5],1.8),B([0,-1],[0,2.5],1.8),B([0,5],[0,8.5],1.8)]),shipyard:K(Ge,[ue([0,-7],2.8,12),B([0,-6],[0,9],2.4),B([-5,-2.5],[5,-2.5],2.2),B([0,8.6],[-6.6,5],2.4),B([0,8.6],[6.6,5],2.4),B([-6.2,5.6],[-8.4,1],2.2),B([6.2,5.6],[8.4,1],2.2)])},xs=(e,[t,n],o)=>e.map(s=>s.map(([r,a])=>[t+r*o/20,n+a*o/20])),ws=e=>e.map(t=>`M${t.map(([n,o])=>`${xi(n)} ${xi(o)}`).join("L")}z`).join(""),xi=e=>Math.round(e*10)/10;var pd=700,[Jn,bi]=[1.06,.22],dd=.12,yi=[...new Set(Object.values(kt).map(e=>e.color))];function gd({planes:e=[],ships:t=[],levels:n=[]},o){let s=ct.map((a,i)=>({name:a,count:n[i]?.[o]??0,tile:!0})),r=[{name:"plane",count:e[o]??0},{name:"ship",count:t[o]??0}];return[...s,...r].filter(({name:a,count:i})=>i>(a==="wall"?1:0))}function fd({stocks:e,held:t,owner:n,viewer:o},s,r){let a=t??e;if(!a||a.pooled||o===null||n[s]!==o)return[];let i=a.rows.find(([u])=>u===s)?.[1]??[],l=i.reduce((u,[d,f])=>u+(d<hs?f:0),0),p=i.flatMap(([u,d])=>u<hs?[]:[{name:it[u],count:d}]);return[...l&&!r?[{name:"basic",count:l}]:[],...p]}function md(e,t,n,o,s){let r=Tt(o,s,e.width);if(r.small)return[];let a=xt(r),{type:i}=a,l=Bo(e,t,n,r),p=sa(e,a,l),u=[],d=(m,g)=>{if(!m.length)return;let x=m.reduce(($,y)=>$+vi(y,i),-bi*i),h=Jn*i*1.15,b=g(x,h).map($=>Le($,x,h)),{place:w,covers:_}=oa(e,p,b);if(_>dd*x*h)return d(m.slice(0,-1),g);p.push(b[w]),u.push({items:m,box:b[w]})},f=1.35*r.grown;return e.countries.forEach(({label:[m,g]},x)=>{d(gd(t,x),(h,b)=>{let w=1.3*r.grown+b/2;return[[m+f+h/2,g],[m-f-h/2,g],[m,g-w],[m,g+w],...wi(m,g,f,h,b)]})}),e.countries.forEach(({label:[m,g]},x)=>{let h=l.names[x],[b,w,_,$]=h?Wt(h,a):Le([m,g],2*r.grown,2*r.grown);d(fd(t,x,o*e.width<pd),(y,v)=>{let[M,k,O]=[(b+_)/2,(w+$)/2,1.3*r.grown+v/2];return[...[[M,$+v/2],[M,w-v/2],[_+2+y/2,k],[b-2-y/2,k]],[m,g+O],[m,g-O],...wi(m,g,f,y,v)]})}),u}function ki(e,t,n,o,s){let r=Tt(o,s,e.width),{type:a}=xt(r),i={tiles:[],colored:Object.fromEntries(yi.map(p=>[p,[]])),holes:[],counts:[]},l=Nn(e,xt(r));for(let{continent:p,box:u}of l)xd(i,e.continents[p].gives??[],u,a);for(let{items:p,box:[u,d,,f]}of md(e,t,n,o,s))hd(i,p,[u,(d+f)/2],a);return[...yd(e,t,r,o),...kd(e,l,o),...vd(e,i,o,r.name)]}var wi=(e,t,n,o,s)=>[-1,1].flatMap(r=>[-1,1].map(a=>[e+r*(n+o/2),t+a*s/2])),vi=({count:e,name:t},n)=>(Jn+bi+(_i(t,e)?zn(String(e))+.1:0))*n,_i=(e,t)=>t>1||it.includes(e)||e==="basic";function hd(e,t,[n,o],s){let r=n;for(let a of t){let i=Jn*s,l=[r+i/2,o];a.tile&&e.tiles.push(Mi(Le(l,i*1.12,i*1.12),i*.22)),$i(e,a.name,l,a.tile?i*.82:i),_i(a.name,a.count)&&e.counts.push({at:[r+i+.08*s,o],text:String(a.count)}),r+=vi(a,s)}}function $i(e,t,n,o){let{color:s,shape:r,holes:a}=kt[t];e.colored[s].push(...xs(r,n,o)),e.holes.push(...xs(a,n,o))}function xd(e,t,[n,o,s,r],a){let i=1.35*a,l=(n+s)/2-i*(t.length-1)/2;t.forEach(([p,u],d)=>{$i(e,p,[l+d*i,(o+r)/2],Jn*a),u&&e.colored[wd].push(bd([l+d*i+.62*a,o+.18*a],.48*a))})}var wd=kt.nuclear.color,bd=([e,t],n)=>Array.from({length:10},(o,s)=>{let[r,a]=[Math.PI*s/5,s%2?n*.42:n];return[e+a*Math.sin(r),t-a*Math.cos(r)]});function Mi([e,t,n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function yd(e,{levels:t=[]},n,o){let s=Math.max(3.4*o,3),r=e.countries.flatMap(({label:a},i)=>t[0]?.[i]?[ue(a,n.grown+s/o/2+.4)]:[]);return[ut("wall-under",r,{color:"#4a2e0c",width:s+1.4}),ut("wall",r,{color:"#e2b277",width:s,dash:`${Math.max(3.6*o,3)}px,${Math.max(1*o,.9)}px`})]}function kd(e,t,n){let o=t.map(({box:s})=>Mi(s,(s[3]-s[1])/2.4));return[ut("plates",o,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function vd(e,{tiles:t,colored:n,holes:o,counts:s},r,a){let i=Math.max(2*r,2);return[ut("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),ut("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),...yi.map((l,p)=>ut(`ink${p}`,n[l],{fill:l,color:l,width:0})),ut("holes",o,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:s.map(l=>l.at[0]),y:s.map(l=>l.at[1]),text:s.map(l=>l.text),textposition:"middle right",textfont:{family:be,weight:700,size:a,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function ut(e,t,{fill:n,color:o,width:s,dash:r="solid"}){let a=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...xe(t),...a,line:{color:o,width:s,dash:r,simplify:!1},hoverinfo:"skip"}}function Ue(e,t=""){let{color:n,shape:o,holes:s}=kt[e],r=lt.includes(e)||ct.includes(e)?"currentColor":n,a=[T("path",{d:ws(o),fill:r}),T("path",{d:ws(s),class:"war-hole"})];return T("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...a)}var Oi=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,o])=>c("span",{},Ue(it[n]),c("b",{},` ${o}`),` ${e.things?.good[n]}`))),pt=({board:e},t)=>t===null?"":e.countries[t].name,_d={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>tt(e,t,()=>{if(!V(e).menu.end_turn)return[nt(e,t)];let n=rt(e,e.local);return n?jd(e,n,t):[...Sd(e,t),Cd(e),Td(e)]})};function $d({view:e}){let t=ee(e.lang),n=lt.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return c("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[c("span",{title:e.things?.aim[s]},Ue(lt[s]),c("b",{},o))]:[]))}function Md({view:e,send:t}){let n=ee(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?c("div",{class:"teg-buttons"},...o.map(([r,a])=>E(`routine-${r}`,`${s[r]} (${a})`,()=>t(ur(e,r))))):null}function Sd(e,t){let{view:n,local:o,patch:s}=e,r=ee(n.lang),a=yt(e,o),i=Xn(e,o.source),l=V(e).forms,p=n.owner.flatMap((u,d)=>u===n.viewer&&Xn(e,d).length?[d]:[]);return[$d(e),Md(e),bs(e,"source",t.source,p,o.source,u=>s(ds(u)),t),o.source===null&&c("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&c("p",{class:"teg-hint"},r.nothing_here),i.length>0&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>E(`verb-${u}`,l[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?Od(e,a,t):[]]}function bs(e,t,n,o,s,r,a){let i=o.map(l=>({value:String(l),text:pt(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es"));return ne(t,n,i,s===null?"":String(s),l=>r(l===""?null:Number(l)),a.choose)}function Od(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=ee(o.lang),{names:l,forms:p}=V(e),u=Fe[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",f=en(e,t),m=g=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:g}});return[c("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&bs(e,"target",n.target,t.targets,t.target,g=>r({verb:t.verb,target:g}),n),u&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(g=>E(`${u}-${g}`,l[u]?.[g]?.[1]??String(g),()=>r({verb:t.verb,about:{...s.about,[t.verb]:g}}),{"aria-pressed":String(g===t.about)}))),Ed(e,t),t.most>1&&c("div",{},...mt(t.amount,[1,t.most],m,n)),t.load&&Ld(e,t,t.load),Ad(e,t),c("div",{class:"teg-buttons"},E(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(f),{class:"teg-main",disabled:!f}))]}function Ed({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return c("p",{class:"teg-hint"},`${ee(e.lang).each_costs} `,Oi(e,l))}function Ad({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=ee(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:d,conquered:f,lost:m,destroyed:g}=ui(e,n,o,s);return c("p",{class:`war-forecast ${f?"war-good":""}`},c("b",{},f?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${f?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${m}, ${a.loses} ${g}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=pi(e,t==="strike_air"?li:ls,n,o,s);return c("p",{class:"war-forecast"},c("b",{},`${l} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Ld(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:l}){let{view:p,local:u,patch:d}=e,f=ee(p.lang);if(!s&&!a.length)return null;let m=x=>i.find(([h])=>h===x)?.[1]??0,g=(x,h,b,w,_,$)=>c("li",{},c("span",{},h,c("small",{},` /${w}`)),c("b",{},b),E(`${x}-less`,"−",()=>$(b-1),{disabled:b<1,"aria-label":`${x} −1`}),E(`${x}-more`,"+",()=>$(b+1),{disabled:b>=w||o+_>n,"aria-label":`${x} +1`}),E(`${x}-most`,"⇥",()=>$(Math.min(w,b+Math.floor((n-o)/_))),{disabled:b>=w||o+_>n,"aria-label":`${x} max`}));return c("div",{class:"war-load"},c("h5",{},`${f.cargo}: `,c("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&g("aboard",f.aboard,r,s,p.troop_size??1,x=>d({aboard:x})),...a.map(([x,h])=>g(`cargo-${x}`,c("span",{},Ue(it[x]),` ${p.things?.good[x]}`),m(x),h,l[x],b=>d({cargo:{...u.cargo,[x]:b}})))))}function Cd({view:e,secret:t}){return t||e.viewer===null?null:c("p",{class:"teg-hint war-locked"},ee(e.lang).locked)}function Td({view:e,patch:t}){return c("div",{class:"teg-buttons teg-plain"},E("end",ee(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function jd(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=ee(o.lang),l=o.next_troops?.[o.viewer??-1]??0,p=ps(l,t),u=ci(e),d=(s?.delivery??[]).filter(x=>o.owner[x]===o.viewer),f=us(e,t),m=x=>r({chosen:x}),g=o.owner.flatMap((x,h)=>x===o.viewer&&!t.includes(h)?[h]:[]);return[c("p",{class:"teg-hint"},i.deliver),c("p",{},`${i.troops}: `,c("b",{},l)),c("div",{class:"teg-buttons"},u.length>1&&E("deliver-borders",i.borders,()=>m(u[0])),u.length>0&&E("deliver-all",i.all,()=>m(u[u.length-1])),d.length>0&&E("deliver-before",i.before,()=>m(d))),bs(e,"source",n.place,g,null,x=>x!==null&&m([...t,x]),n),c("ul",{class:"teg-list"},...t.map((x,h)=>c("li",{},c("span",{},pt(e,x)),c("b",{},`+${p[h]}`),E(`drop-${x}`,"×",()=>m(fs(t,x)),{"aria-label":`${pt(e,x)} ×`})))),c("div",{class:"teg-buttons"},o.phase==="orders"&&E("back-to-orders",i.back,()=>r({chosen:null})),E("act-end_turn",i.end_now,()=>a(f),{class:"teg-main",disabled:!f}))]}var Nd={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=ee(n.lang);return t===null?Q(o.place,c("p",{class:"teg-hint"},o.look)):Q(o.place,c("p",{class:"war-name"},z(n,n.owner[t]),c("b",{},pt(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),qd(e,t))}};function zd({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...ct.map((a,i)=>e.levels?.[i][t]??0)],r=[...lt.slice(1),...ct];return c("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[c("span",{},Ue(r[i],o[i]),c("b",{},a))]:[]))}function qd(e,t){let{view:n}=e,o=ee(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=lt.flatMap((l,p)=>{let[u,d]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let f=u-d;return[c("tr",{},c("th",{scope:"row"},Ue(l),` ${n.things?.aim[p]}`),c("td",{},c("b",{},u)),c("td",{},f>0&&`${f} ${o.busy}`))]}),a=ct.flatMap((l,p)=>{let u=n.levels?.[p][t]??0;return u?[c("tr",{},c("th",{scope:"row"},Ue(l),` ${n.things?.installation[p]}`),c("td",{},c("b",{},u)),c("td",{},o.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},o.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...r,...a,i),Pd(e,t))}function Pd(e,t){let{view:n,secret:o}=e,s=ee(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=ms(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${s.stock}: `,i.length?Oi(n,i):s.no_stock)}function Rd(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=ee(n.lang),i=hi(e),l=(o.delivery??[]).map(p=>pt(e,p)).join(", ");return[o.objective&&c("h5",{},t.objective),o.objective&&c("p",{class:"teg-objective"},o.objective),c("h5",{},a.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>E(`good-${p}`,c("span",{},Ue(it[p]),` ${n.things?.good[p]} `,c("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&c("p",{class:"teg-hint"},a.see_good):c("p",{class:"teg-hint"},a.no_stock),c("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),l&&c("p",{class:"teg-hint"},`${a.sent_to}: ${l}`)]}var Id=(e,t)=>({...t,secret:ee(e.lang).lock_title,secret_show:ee(e.lang).show}),Si=ht(Rd),Hd={draw:(e,t)=>Si.draw(e,Id(e.view,t)),depends:e=>[Si.depends(e),e.local.good]},Dd={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},E("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),ee(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(o=>c("li",{},o))))},Vd={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=ee(n.lang),r=c("p",{},c("b",{},pt(e,o.source))," → ",c("b",{},pt(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((f,m)=>f?[`${f} ${u[m]}`]:[]);return Q(s.last,r,c("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),ge("WAR-9.8"))}let l=o.kind==="land_attack",p=l?0:o.unit;return Q(s.last,r,c("p",{class:"war-fight"},Ue(lt[p]),c("b",{},o.sent),` ${s.sent} · `,c("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),c("p",{},`${t.losses}: ${a} / ${i}`,!l&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),ge(l?"WAR-6.3":"WAR-9.5"),o.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},Ei={start:{...cs},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:_d,place:Nd,secret:Hd,goals:Dd,battle:Vd},renew:(e,t)=>({local:fi(e,t)}),click:di,key:gi,marks:mi,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[zd(e,n)]}),keys:"keys_wargame",stays:!0,traces:ki};var Bd={teg:oi,tgm:si,reconquista:za,wargame:Ei,eggar:Oa};function eo(e){return Bd[e??""]??Ea}var Wd=e=>({game:eo(e),local:eo(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,way:0});function Fd(e,t){switch(t.type){case"view":return Gd(e,t.view);case"reply":return Kd(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(ys(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var ys=(e,t)=>[...e,t].join();function Gd(e,t){let n=eo(t.game),o=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,s={game:n,local:n===e.game?e.local:n.start};return{...Ud({...e,...s},t),hint:o?e.hint:null,odds:new Map,way:xr(t),refusal:t.error??null}}function Ud(e,t){let{secret:n,game:o}=e,s=Yd(t);if(s===e.place)return e;let r=n!==null&&n.seat===t.viewer,a=t.people?.length===1,l=(o.curtain?r||a:r&&(a||!!o.stays))&&t.viewer!==null&&!t.over;return{...e,place:s,lasts:l,secret:!l||o.curtain?null:n}}var Yd=({line:e,step:t,steps:n,viewer:o})=>`${e}/${t}/${n}/${o}`,ks=(e,t)=>t.place!==e.place&&t.lasts;function Kd(e,t,n){let{view:o}=n,s=t.kind==="refused"?t:e.refusal,r=!e.lasts&&e.secret?.step!==o.step,a={...e,refusal:s,secret:r?null:e.secret};if(t.kind==="private"){let i=t.step===o.step&&(o.people?.includes(t.seat)??!0);return{...a,secret:i?t:null}}if(t.kind==="hint"){let i=t.step===o.step&&t.seat===o.viewer;return{...a,hint:i?{...t,quiz:a.quiz,open:!a.quiz||!t.told[o.lang].question}:null}}return a.game.hear?{...a,local:a.game.hear({...n,secret:a.secret},a.local,t)}:a}var Qd=["game","local","secret","refusal","hint","odds"];function Ai(e,t){let n=Zd(e),o=Wd(e.get("view")?.game),s=[];return{get:()=>o,view:n,table:()=>({board:t,view:o.game.shown?.(n(),o.secret)??n(),secret:o.secret}),dispatch(r){let a=o;o=Fd(o,r),Qd.some(i=>o[i]!==a[i])&&s.forEach(i=>i())},subscribe:r=>{s.push(r)}}}function Zd(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=te(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}function Li(e){let{board:t,store:n,wire:o,where:s}=e,{get:r,dispatch:a,view:i,table:l}=n,p={view:i(),keys:new Set},u=g=>a({type:"set",part:{local:g}}),d=g=>o.send(g),f=g=>g?(a({type:"set",part:{local:g.local,...g.refusal&&{refusal:g.refusal}}}),d(g.message??null),!0):!1,m=()=>a({type:"set",part:{refusal:null}});return{set:u,send:d,take:f,dismiss:m,patch:g=>u({...r().local,...g}),cover:()=>a({type:"set",part:{secret:null}}),click(g,x=!1){o.busy()||!te(i())||(e.mover.skip(),r().refusal&&m(),f(r().game.click(l(),r().local,g,x)))},go:(g,x=i().line)=>d(we(s.now(),g,x)),by:g=>d(we(s.now(),s.now().step+g)),askHint(g){a({type:"set",part:{quiz:g}}),d(fr(i()))},tellHint(){let{hint:g}=r();a({type:"set",part:{hint:g&&{...g,open:!0}}})},odds(g){let{game:x,local:h,odds:b}=r(),w=x.fight?.(l(),h,g);if(!w||!o.there())return null;let _=M=>t.countries[M].name,[$,y]=[w.sources.map(_),_(w.target)],v=ys($,y);return p.view!==i()&&(p={view:i(),keys:new Set}),p.keys.has(v)||(p.keys.add(v),o.ask(pr(i(),$,y))),b.get(v)??null}}}var Xd={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ci=2;function Ti(e,t,n){let o=Xd[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let l=i.map(u=>{let[d,f]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[m,g]=[d*o[0]+f*o[1],Math.abs(d*o[1])+Math.abs(f*o[0])];return u!==t&&m>0&&g<=Ci*m?Math.hypot(m,Ci*g):1/0}),p=Math.min(...l);return p<1/0?i[l.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function vs({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function to({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(l=>l[0]===n).map(([,l,p])=>`${e.seats[l].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function ji(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,l=I(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:d,continent:f},m)=>{let[g,x]=[to(t,a,m,l),vs(p,m,l)];return u&&!g&&!x?[]:[c("tr",{class:x?"teg-marked":null},c("th",{scope:"row"},E(`place-${m}`,d,()=>i(m))),c("td",{},s.continents[f]?.name??""),c("td",{},r.owner[m]>=0&&!u?z(r,r.owner[m]):null,g),c("td",{},x))]})};return{depends:s=>{if(!e)return!1;let r=I(s.view.lang);return[s.board.countries.map((a,i)=>to(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>c("th",{scope:"col"},p)),i=c("tbody",{},...e?o():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?o():[]))}},c("summary",{"data-key":"places"},r.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},c("table",{},c("thead",{},c("tr",{},...a)),i)));return l}}}var Jd=350;var eg=500,[Ni,zi]=[34,22];function tg(e,t,n){let[o,s]=[t.width-e.width-6,t.height-e.height-6],r=[[o,6],[6,6],[o,s],[6,s]],[[a,i]]=n,l=([p,u])=>n.filter(([f,m])=>f>p-Ni&&f<p+e.width+Ni&&m>u-zi&&m<u+e.height+zi).length*1e4-Math.hypot(p+e.width/2-a,u+e.height/2-i);return r.reduce((p,u)=>l(u)<l(p)?u:p)}function ng(e,t,n){e.hidden=!1;let o=t.getBoundingClientRect(),s=n.flatMap(l=>l?[[l.x-o.left,l.y-o.top]]:[]);if(!s.length)return;let r=o.width<eg,[a,i]=r?[4,o.height+4]:tg({width:e.offsetWidth,height:e.offsetHeight},o,s);Object.assign(e.style,{left:`${a}px`,top:`${i}px`,maxWidth:r?`${o.width-8}px`:""})}function qi({card:e,frame:t},n,o,s){let r=null,a=-1,i,l=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(f,m=Jd)=>{l(),r=o.group(f),r?.classList.add("teg-lit"),i=setTimeout(()=>u(f),m)},u=f=>{a=f;let{board:m,view:g}=n(),x=te(g)?g:null,h=x?s(f):{};if(!h)return;let{lines:b=[],instead:w=[]}=h,_=w.length?w:[sg(m,x,f)];e.replaceChildren(...og(m,x,f),...b,..._),ng(e,t,[f,...m.countries[f].neighbours].map($=>o.pixel(m.countries[$].label)))};return{point:p,hide:l,again:()=>a>=0&&u(a)}}function Pi(e,t,n){if(t&&t.owner[n]>=0)return z(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:o}})}function og(e,t,n){let{name:o,continent:s}=e.countries[n],r=I(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},o),c("small",{},e.continents[s]?.name??"")),c("p",{},Pi(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function sg(e,t,n){let o=I(t?.lang??"es");return c("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>c("span",{},Pi(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&c("b",{},` ${t?.armies[s]}`))))}var rg=2e3,ag=15,Ri=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function _s(e,t,n){let o=t.length===2?"arrows":"marks",s=l=>t.every((p,u)=>l[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(l=>!s(l));return oo({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function ig(e,t,n){let o=t.trim();if(typeof e.say!="object")return oo({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return oo({...e,say:Object.keys(a).length?a:""})}var no=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",oo=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),Ii={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[l,p]=[no(r.say,a),no(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],d=({target:m})=>m.value.trim()!==l&&t(Nt(e,ig(r,m.value,a))),f=c("textarea",{"data-key":"say",rows:2,maxlength:rg,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return f.textContent=l,c("div",{class:"teg-note"},p&&c("p",{},c("b",{},p)),l&&c("p",{},r.glyph&&c("b",{},`${r.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:s.draw_how},l?s.comment_change:s.comment_add),f),u.length>0&&E("wipe",s.wipe,()=>t(Nt(e,oo({...r,arrows:[],marks:[]}))))))}};function Hi(e){let t=T("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>T("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([l,p])=>`${l.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,r){let a=t.clientHeight/t.clientWidth||e.height/e.width,[i,l,p,u]=ot(e,a,r);t.setAttribute("viewBox",`${i} ${l} ${p-i} ${u-l}`);let d=(s.arrows??[]).map(([m,g,x="good"])=>o(x,hn(e,n(m),n(g)),"drawn-arrow")),f=(s.marks??[]).map(([m,g="good"])=>o(g,[ue(e.countries[n(m)].label,ag)],"drawn-mark"));t.replaceChildren(...f,...d)}}}function Di(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let p=f=>[...new Set([l,t(f)])].filter(m=>m>=0),u=f=>o(p(f),Ri(f)),d=f=>{f.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",d,!0),t(f)>=0?s(p(f),Ri(f)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}var lg=12;function tn(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function nn(e,t){let n=I(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=ug(e,t,n),{once:a,conquest:i}=e,l=(u,d)=>[c("b",{},tn(u,t)),` ${d}. `],p=a===null?l(i,n.odds_conquest):i===a?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...a===null?[]:l(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:d,height:f})=>c("span",{title:u},c("i",{style:{height:f}}),c("small",{},d)))),r.length>1&&c("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function cg({left:e}){let t=Math.max(Math.ceil(e.length/lg),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function ug(e,t,n){let o=cg(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let l=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${l}: ${tn(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var Vi={draw:({view:e,odds:t},n)=>t&&Q(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...nn(t,e.lang)),depends:({odds:e})=>e};var pg=250,on=1.5,$s={page:11,class:15};function Bi(e){let{model:t,board:n,picks:o,looks:s,dom:r,store:a,map:i,sketch:l,wire:p,scheduler:u,intents:d,stops:f}=e,{get:m,view:g,table:x}=a,h=()=>!p.busy()&&te(g()),b=qi(r,x,i,k=>{let O=d.odds(k),{game:S,local:A}=m(),C=S.facts?S.facts(x(),A,k):{};return O&&C?{...C,instead:nn(O,g().lang)}:C});f.push(b.hide);let w=k=>{let O=t.get("selected")??[],[S,A]=[o?O.filter(C=>C!==k):[],O.includes(k)];p.write({selected:A?S:[...S,k]}),o&&(r.heard.textContent=`${k}: ${I(g().lang)[A?"unmarked":"marked"]}`)},_={country:-1,time:0};i.onClick=(k,O)=>{if(O?.button)return;let S=performance.now(),A=k===_.country&&S-_.time<pg;if(_={country:k,time:S},!(A||!h())){if(b.hide(),s)return w(n.countries[k].name);d.click(k,!!O?.shiftKey)}},i.onDrag=(k,O)=>{O<0||k===O||!h()||(e.mover.skip(),d.take(m().game.drag?.(x(),m().local,k,O)??null))},i.onHover=k=>{b.point(k);let{game:O,local:S}=m();O.hover&&te(g())&&d.set(O.hover(x(),S,k))},i.onLeave=b.hide,i.onHold=k=>b.point(k,0);let $=k=>k.map(O=>n.countries[O].name),y=(k,O)=>p.send(Nt(g(),_s(g().note,$(k),O)));Di(r.map,i.at,{may:()=>!s&&te(g())&&g().memory,over:(k,O)=>l.draw(k.length?_s(g().note,$(k),O):g().note,i.window),done:y},f),r.root.addEventListener("click",k=>{let O=k.target,S=O.closest("[data-clause]");e.rule.box.contains(O)||e.rule.close(),S&&(e.rule.from(S),p.send(Sr(S.dataset.clause??"")))}),i.onZoom=()=>{e.mover.skip(),b.hide(),u.schedule();let{times:k,left:O,top:S}=i.window;`${t.get("window")}`!=`${[k,O,S]}`&&p.write({window:[k,O,S]})};let v=()=>{let[k,O,S]=t.get("window")??[1,0,0];i.look({times:k,left:O,top:S})};r.wide.addEventListener("click",()=>r.root.classList.toggle("teg-wide")),r.closer.addEventListener("click",()=>i.look(De(n,i.window,on))),r.further.addEventListener("click",()=>i.look(De(n,i.window,1/on)));let M=new ResizeObserver(()=>{e.rule.place(),i.resized(r.map.clientWidth)&&(e.mover.skip(),u.schedule())});return M.observe(r.map),f.push(()=>M.disconnect()),{...b,select:w,draws:y,look:v,type(){let k=t.get("size")==="class"?"class":"page";r.root.dataset.size=k,i.type($s[k]),u.schedule()}}}function Wi(e){let{board:t,dom:n,looks:o,store:s,map:r,wire:a,where:i,scheduler:l,intents:p,driver:u,pointer:d,rule:f,stops:m}=e,{get:g,dispatch:x,view:h,table:b}=s,w=-1,_=-1,$=()=>{let A=w<0?null:r.pixel(t.countries[w].label);if(n.here.hidden=!A||n.root.querySelector(".teg-map:focus")===null,!A)return;let C=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${A.x-C.left}px`,top:`${A.y-C.top}px`})},y=A=>{w=A,r.reveal(t.countries[A].label),$(),d.point(A);let{game:C,local:j}=g(),N=I(h().lang),P=[t.countries[A].name,to(b(),C,A,N),vs(C.marks(b(),j),A,N)];n.heard.textContent=P.filter(Boolean).join(". ")},v=({key:A,shiftKey:C})=>{if(!te(h()))return!1;if(A.startsWith("Arrow")&&!C){let j=g().game.marks(b(),g().local),N=[j.source,...j.legal,...j.targets,0].find(P=>P!==null)??0;return y(w<0?N:Ti(t,w,A)),!0}if((A==="Enter"||A===" ")&&w>=0)return o?d.select(t.countries[w].name):p.click(w,C),!0;if((A==="*"||A===">")&&w>=0&&h().memory){let j=A===">"&&_<0;return j||d.draws(A==="*"||_===w?[w]:[_,w],"good"),_=j?w:-1,!0}return!1},M=(A,C)=>{let j=i.now();if(!j.memory)return!1;let N=j.branches.length-1,P=g().way;if(A==="ArrowLeft")a.send(we(j,C?br(j):j.step-1));else if(A==="ArrowRight"&&C)a.send(we(j,yr(j)));else if(A==="ArrowRight")a.send(wr(j,P));else{let U=A==="ArrowDown";N<0?a.send(we(j,U?j.steps:0)):x({type:"set",part:{way:Math.min(Math.max(P+(U?1:-1),0),N)}}),l.schedule()}return!0},k=(A,C)=>{let j=i.now();if(A==="Escape"&&(e.mover.finish()||f.close()))return!0;if(A==="Escape"&&j.playing)u.stop();else if(A==="+"||A==="="||A==="-")r.look(De(t,r.window,A==="-"?1/on:on));else if(A==="Home")r.look(He());else{if(A.startsWith("Arrow"))return M(A,C);if(o)return!1;if(A.toLowerCase()==="u")a.send(vn(j));else if(A.toLowerCase()==="r"&&j.memory)a.send(_n(j));else if(A.toLowerCase()==="p"&&j.seats.some(N=>N.bot))u.pause();else{let N=g().game.key(b(),g().local,A);return N&&e.mover.skip(),p.take(N)}}return!0};pn(n.root,(A,C)=>C===n.map&&v(A)?!0:te(h())&&k(A.key,A.shiftKey)),ke(n.root,m);let O=!1;n.map.addEventListener("pointerdown",()=>O=!0,{capture:!0}),n.map.addEventListener("focus",()=>{O?n.root.focus({preventScroll:!0}):$()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let S=()=>setTimeout(()=>O=!1);return window.addEventListener("pointerup",S,!0),m.push(()=>window.removeEventListener("pointerup",S,!0)),{ring:$}}var dg=60;function so(e,t,n){let o=Gs(n.lang),{act:s,seat:r,sources:a,targets:i,amount:l,words:p}=e,u=h=>h===void 0?"":t.countries[h]?.name??"",d=h=>n.seats[h??-1]?.name??"",f=t.continents[s.continent??-1],[m=0,g=0]=s.losses??[],x={seat:d(r),other:d(s.defender??s.partner??s.loser),source:a.length===1?u(a[0]):"",target:i.length===1?u(i[0]):"",amount:s.amounts?String(s.amounts.reduce((h,b)=>h+b,0)):l===null?"":String(l),attack:String(m),defence:String(g),continent:f?.name??"",armies:f?.armies?`: +${f.armies}`:"",die:String(s.die??"")};for(let h of[`${n.game}_${p}_full`,`${n.game}_${p}`,`${p}_full`,p,`${p}_short`]){let b=o[h]&&gg(o[h],x);if(b&&b.length<=dg)return b}return""}function gg(e,t){return[...e.matchAll(/\{(\w+)\}/g)].map(([,o])=>o).some(o=>o!=="armies"&&!t[o])?"":e.replace(/\{(\w+)\}/g,(o,s)=>t[s])}var Fi=2/3,Ms=7,Gi=".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";function Ss(e,t){let{root:n}=e,o=n.dataset.size==="class"&&t.kind==="dice"?fg(e,t):null,s=-1;return r=>{let a=r<Fi?Math.floor(r/Fi*Ms):Ms;if(a===s)return;s=a;let i=s<Ms;i?n.dataset.rolling="roll":n.removeAttribute("data-rolling"),[...n.querySelectorAll(`${Gi}, .teg-large svg.teg-die`)].forEach((p,u)=>{Yi(p,i?1+Math.floor(Math.random()*6):Number(p.getAttribute("aria-label"))),p.style.transform=i?`rotate(${(s+u)%4*24-36}deg)`:""}),o?.classList.toggle("teg-rolls",i)}}function Ui(e){e.removeAttribute("data-rolling");for(let t of e.querySelectorAll(Gi))Yi(t,Number(t.getAttribute("aria-label"))),t.style.transform="";e.querySelector(".teg-large")?.remove()}function Yi(e,t){let n=e.querySelector("rect")?.getAttribute("stroke")??"#26303b";e.querySelectorAll("circle").forEach(o=>o.remove()),e.append(...wn(t).map(([o,s])=>T("circle",{cx:o,cy:s,r:.4,fill:n})))}function fg(e,t){let{root:n,svg:o,board:s,before:r,box:a}=e,{act:i,seat:l,sources:p,targets:u}=t,d=bn(i.attack??[],i.defence??[]),f=(w,_,$)=>{let{color:y="#ffffff",ink:v="#26303b"}=r.seats[_]??{},M=k=>k.winner===w?"won":k.winner?"lost":"idle";return c("div",{},z(r,_),c("span",{},s.countries[$??-1]?.name??""),...d.map(k=>Pe(k[w],M(k),y,v)))},m=Math.max(...[...p,...u].map(w=>e.at(s.countries[w].label)[0]))>a.width/2,[g,x]=i.losses??[0,0],h=so({...t,words:g&&x?"losses":g?"losses_attack":"losses_defence"},s,r);n.querySelector(".teg-large")?.remove();let b=c("div",{class:`teg-large ${m?"teg-at-left":"teg-at-right"}`,"aria-hidden":"true"},f("attack",l,p[0]),f("defence",i.defender??-1,u[0]),c("b",{},h));return o.after(b),b}function Ki(e,t){let{svg:n,plot:o}=e,[s,r]=[t([0,0]),t([1,0])],a=n.getBoundingClientRect();if(!s||!r||!a.width)return null;let i=r.x-s.x,[l,p]=[s.x-a.left,s.y-a.top],u=o.querySelector(".tracediscs .point"),d=o.querySelector(".tracediscs text"),f=u&&d?{radius:u.getBBox().width/2,type:parseFloat(d.style.fontSize)||11}:null,[m,g,x]=[T("g"),T("g"),T("g")];return n.replaceChildren(m,g,x),{...e,box:a,unit:i,at:([h,b])=>[l+h*i,p+b*i],disc:f,low:m,arrows:g,high:x,discs:new Map}}var Oe=({board:e,at:t},n)=>t(e.countries[n].label),vt=({at:e},t,n=!0)=>t.map(o=>`M${o.map(s=>e(s).map(r=>r.toFixed(1)).join(",")).join("L")}${n?"Z":""}`).join("");function sn({disc:e},t,n,o,s){let{radius:r,type:a}=e??{radius:9,type:11},i=T("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${t.length>2?a*.8:a}px ${be}`,fill:o}},t);return{group:T("g",{},T("circle",{r,style:{fill:n,stroke:s,strokeWidth:"1.3px"}}),i),text:i}}function ro(e,t,n){let o=e.discs.get(t);if(o)return o;let{palette:s}=e.board,r=sn(e,String(n),s.disc,s.disc_ink,s.frontier);return e.discs.set(t,r),e.high.append(r.group),ae(r.group,Oe(e,t)),r}var ao=({disc:e,before:t},n)=>e!==null&&!(t.guests??[]).some(([o])=>o===n);function ae(e,[t,n],o=1,s=0){e.setAttribute("transform",`translate(${t.toFixed(2)},${n.toFixed(2)})${s?` rotate(${s.toFixed(1)})`:""}${o===1?"":` scale(${o.toFixed(3)})`}`)}function _t(e,t,n=!1){return xn(e.board,t).map(s=>n?s:[s[0],s[s.length-1]]).map(s=>s.map(e.at))}function Ye(e,t){let n=e.flatMap(p=>p.slice(1).map((u,d)=>({a:p[d],b:u,length:Math.hypot(u[0]-p[d][0],u[1]-p[d][1])}))),o=t*n.reduce((p,{length:u})=>p+u,0),s=n.find(({length:p},u)=>o<=p||u===n.length-1?!0:(o-=p,!1));if(!s)return{point:e[0]?.[0]??[0,0],turn:0};let{a:r,b:a,length:i}=s,l=Math.min(o/(i||1),1);return{point:[r[0]+l*(a[0]-r[0]),r[1]+l*(a[1]-r[1])],turn:Math.atan2(a[1]-r[1],a[0]-r[0])*180/Math.PI}}var ze=e=>e<.5?2*e*e:1-(2-2*e)**2/2;var Os=.5,mg=0;function Qi(e,{sources:[t],targets:[n],seat:o,amount:s,counts:r},a){if(n===void 0)return()=>{};let{board:i,before:l,after:p}=e,{color:u="#888888",ink:d="#26303b",sign:f=[]}=l.seats[o]??{},m=i.countries[n].polygons,g=hg(m,t===void 0?i.countries[n].label:wo(i,t,n).at(-1)?.[0]??i.countries[t].label).map(e.at)[0],x=Math.max(...m.flat().map(S=>Es(e.at(S),g))),h=`teg-clip-${++mg}`,b=T("circle",{cx:g[0],cy:g[1],r:1}),w=T("path",{d:vt(e,m),style:{fill:u,stroke:i.palette.border,strokeWidth:"1px"}});e.low.append(T("clipPath",{id:h},b),T("g",{"clip-path":`url(#${h})`},w),...xg(e,n));let _=e.disc?.radius??9,$=Oe(e,n),y=f.map(([S,A])=>`${S*_},${A*_}`),v=T("path",{d:y.length?`M${y.join("L")}Z`:"",style:{fill:d}}),M=r.find(([S])=>S===n);ao(e,n)&&(e.low.append(v),ae(v,$),ro(e,n,M?.[1]??l.armies[n]));let k=t===void 0?null:sn(e,String(s||Math.max(p.armies[n]??1,1)),u,d,"#ffffff").group;k&&a.append(k);let O=t===void 0?[]:_t(e,[t,n]);return S=>{k&&ae(k,Ye(O,ze(Math.min(S/Os,1))).point),k&&(k.style.opacity=String(S<.85?1:0));let A=Math.max((S-Os/2)/(1-Os/2),0);b.setAttribute("r",String(Math.max(A*(x+2),.1))),v.style.opacity=String(Math.max(A*2-1,0))}}var hg=(e,t)=>[e.flat().reduce((n,o)=>Es(o,t)<Es(n,t)?o:n)],Es=([e,t],[n,o])=>Math.hypot(e-n,t-o);function xg(e,t){let n=e.board.countries[t].polygons.flat().map(e.at),[o,s]=[n.map(([d])=>d+e.box.left),n.map(([,d])=>d+e.box.top)],[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],{left:p,top:u}=e.plot.getBoundingClientRect();return["names","names-light","notes"].map(d=>{let f=T("g",{class:`trace${d}`,transform:`translate(${p-e.box.left},${u-e.box.top})`});for(let m of e.plot.querySelectorAll(`.trace${d} .text > *`)){let g=m.getBoundingClientRect();g.right>r&&g.left<a&&g.bottom>i&&g.top<l&&f.append(m.cloneNode(!0))}return f})}function As(e,t){let n=T("g");e.high.append(n);let o=[Mg[t.kind],wg].map(r=>r?.(e,t,n)??(()=>{})),s=r=>o.forEach(a=>a(r));return{frame:s,end(){s(1),n.remove()}}}function wg(e,{kind:t,counts:n},o){let s=t==="conquest"||t==="march"?.8:.25,r=t==="losses"||t==="shift",a=n.filter(([i])=>ao(e,i)).map(([i,l,p])=>{let{group:u,text:d}=ro(e,i,l),f=Oe(e,i),m=r?T("text",{class:"teg-change","text-anchor":"middle"},p<l?`−${l-p}`:`+${p-l}`):null;return m&&o.append(m),{group:u,text:d,at:f,from:l,to:p,sign:m}});return i=>{for(let{group:l,text:p,at:u,from:d,to:f,sign:m}of a){let g=Math.max((i-s)/(1-s),0),x=String(Math.round(d+(f-d)*Math.min(g*1.6,1)));p.textContent!==x&&(p.textContent=x),ae(l,u,1+.25*Math.sin(Math.PI*g)),m&&(ae(m,[u[0]+(e.disc?.radius??9)*1.6,u[1]-6-22*i]),m.style.opacity=String(Math.min(1,2.4*(1-i))))}}}function bg(e,{sources:t,targets:[n]}){if(e.arrows.replaceChildren(),n===void 0)return()=>{};if(!t.length)return io(e,[n],e.arrows);let o=t.flatMap(s=>_t(e,[s,n]).map(r=>{let[[a,i],[l,p]]=[r[0],r[r.length-1]],{turn:u}=Ye([r],1),d=Math.hypot(l-a,p-i),{palette:f}=e.board,m=T("path",{class:"teg-sent",d:yg(d,e.disc?.radius??14),style:{fill:f.source}});return e.arrows.append(m),{node:m,at:[a,i],turn:u}}));return s=>{for(let{node:r,at:a,turn:i}of o)ae(r,a,Math.max(ze(s),.01),i)}}function yg(e,t){let n=Math.min(Math.max(t/8,1),2),o=Math.max(e-t-2,10),s=o-10*n,r=Math.min(t,s-4);return`M${r},${-1.4*n}L${s},${-2.8*n}L${s-1},${-6.6*n}L${o},0L${s-1},${6.6*n}L${s},${2.8*n}L${r},${1.4*n}Z`}function io(e,t,n){let o=(e.disc?.radius??14)*1.2,s=t.filter(r=>e.board.countries[r]).map(r=>{let a=T("circle",{class:"teg-pulse",r:o});return n.append(a),{node:a,at:Oe(e,r)}});return r=>{for(let{node:a,at:i}of s)ae(a,i,1+.9*r),a.style.opacity=String(1-r)}}function Zi(e,{sources:[t],targets:[n],amount:o,seat:s},r){if(t===void 0||n===void 0)return()=>{};let{color:a="#555555",ink:i="#ffffff"}=e.before.seats[s]??{},{group:l}=sn(e,o?String(o):"",a,i,"#ffffff");r.append(l);let p=_t(e,[t,n]);return u=>ae(l,Ye(p,ze(u)).point)}function Xi(e,{act:t,sources:[n],targets:[o],kind:s},r){if(n===void 0||o===void 0)return()=>{};let a=(t.path??[]).filter(m=>m!==n&&m!==o),i=_t(e,[n,...a,o],!0),l=T("path",{class:"teg-trail",d:i.map(m=>`M${m.map(g=>g.join(",")).join("L")}`).join(""),pathLength:1}),p=s==="strike"&&t.unit===2?"M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z":s==="strike"?"M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z":"M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z",u=T("path",{class:"teg-flier",d:p,style:{fill:e.board.palette.missile??"#26303b"}}),d=T("circle",{class:"teg-burst",r:16});r.append(l,d,u);let f=Oe(e,o);return m=>{let g=Math.min(m/.8,1),{point:x,turn:h}=Ye(i,ze(g));ae(u,x,1,t.unit===2?0:h);let b=Math.max((m-.75)/.25,0);u.style.opacity=String(b>0?1-b:1),ae(d,f,.2+1.3*b),d.style.opacity=String(b>0?1-b*.6:0),l.style.opacity=String(.8*(1-b))}}function kg(e,{act:t,seat:n}){let{board:o,before:s,unit:r}=e,a=t.path??[];if(a.length<2)return()=>{};let[i]=a,{color:l,ink:p}=s.seats[n]??{color:"#555555",ink:"#ffffff"},u=15.5*r,d=T("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${Math.max(19*r,11)}px sans-serif`,fill:p}},String((t.soldier??0)%8)),f=T("path",{d:o.shapes?.gear[n]??"",transform:`translate(0,${-6*r}) scale(${r})`,style:{fill:l,stroke:"#26303b"}}),m=T("g",{},T("circle",{r:u,style:{fill:l,stroke:"#26303b",strokeWidth:"2px"}}),f,d),g=o.size??1,x=(Math.floor(i/g)+i%g)%2?o.palette.dark:o.palette.light,h=o.countries[i].continent>=0;e.low.append(T("path",{d:vt(e,o.countries[i].polygons),style:{fill:x,opacity:h?"0.8":"1"}})),e.high.append(m);let b=[a.map(w=>e.at([o.countries[w].label[0],o.countries[w].label[1]+7]))];return w=>ae(m,Ye(b,ze(w)).point)}function vg(e,{targets:[t]}){if(t===void 0)return()=>{};let n=11*Math.max(e.unit,.7),o=T("path",{class:"teg-cross",d:`M${-n},${-n}L${n},${n}M${-n},${n}L${n},${-n}`});return e.high.append(o),s=>{ae(o,Oe(e,t),.4+.6*ze(Math.min(s*1.5,1))),o.style.opacity=String(Math.min(1,s*3))}}function Ji(e,{seat:t,act:n,kind:o},s){let{box:r,root:a,before:i}=e,l=[r.width/2,r.height*.55],u=[t,...o==="pact"&&n.partner!==void 0?[n.partner]:[]].map(d=>{let{name:f="",color:m="#555555"}=i.seats[d]??{},g=a.querySelector(`[data-seat="${CSS.escape(f)}"]`)?.getBoundingClientRect(),x=g?.width?[g.left+g.width/2-r.left,g.top+g.height/2-r.top]:[l[0],-10],h=T("g",{class:"teg-flown"},T("rect",{x:-9,y:-12,width:18,height:24,rx:3}),T("circle",{r:5,style:{fill:m}}));return s.append(h),{node:h,line:[l,x]}});return d=>{for(let{node:f,line:m}of u)ae(f,Ye([m],ze(d)).point,1.6-.6*d),f.style.opacity=String(Math.min(1,4*(1-d)))}}function _g(e,{act:t,seat:n},o){let{board:s,before:r}=e,a=vt(e,s.continents[t.continent??0].outline,!1),i=T("g",{class:"teg-lights"},T("path",{d:a,style:{strokeWidth:"9px",stroke:"#ffffff"}}),T("path",{d:a,style:{stroke:r.seats[n]?.color??"#26303b"}}));return o.append(i),l=>{i.style.opacity=String(Math.sin(Math.PI*l))}}function $g(e,{targets:t,seat:n},o){let{board:s,after:r}=e,a=r.owner.flatMap((p,u)=>p===n?[u]:[]),i=[...a.filter(p=>!t.includes(p)),...t.filter(p=>a.includes(p))],l=(s.cell?[]:i).map(p=>{let u=T("path",{class:"teg-won-place",d:vt(e,s.countries[p].polygons),style:{opacity:"0"}});return o.append(u),u});return p=>{let u=p*(l.length+6);l.forEach((d,f)=>{let m=(u-f)/6,g=String(m>0&&m<1?Math.sin(Math.PI*m):0);d.style.opacity!==g&&(d.style.opacity=g)})}}var Mg={attack:bg,dice:(e,t)=>Ss(e,t),roll:(e,t)=>Ss(e,t),conquest:Qi,march:Zi,convoy:Zi,strike:Xi,flight:Xi,walk:kg,fall:vg,card:Ji,pact:Ji,continent:_g,end:$g,work:(e,{targets:t},n)=>io(e,t,n),place:(e,{targets:t},n)=>io(e,t,n),flag:(e,{targets:t},n)=>io(e,t,n)};var Sg={slow:2,normal:1,quick:.35,at_once:0},Og=8e3,Eg=.25,el=800,Ls=e=>e.reduce((t,{ms:n})=>t+n,0),rn=e=>Sg[e]??1;function tl(e,t,n,o){let s=Math.max(Og-n,0)*(o?1:Eg);return rn(t)*Math.min(1,s/Math.max(Ls(e),1))}var Ag={place:180,work:180,count:180,attack:250,dice:600,losses:350,conquest:500,march:400,convoy:400,shift:350,card:300,pact:300,strike:500,flight:600,walk:400,roll:400,fall:350,reply:300,flag:700,continent:700,end:1500},Lg=new Set(["attack","battle","strike","flight"]),Cg=12;function ol(e,t,n){if(t.game!==n.game||t.line!==n.line||n.step<=t.step)return[];let o=Ng((n.acts??[]).filter(l=>l.step>t.step)),s=e.cell?[]:[...t.armies],r=o.flatMap(l=>(jg[l.kind]??(()=>[]))(l,Tg(s))),a=r.filter(l=>l.kind==="end"),i=[...r.filter(l=>l.kind!=="end"),...Pg(e,t,n),...a];return Rg(i,s,n)}function Tg(e){return(t,n)=>{let o=t===void 0?-1:e[t]??-1;return t===void 0||o<0||!n?[]:(e[t]=Math.max(o+n,0),[[t,o,e[t]]])}}function Z(e,t,n={}){let o=t.sources??(t.source===void 0?[]:[t.source]),s=t.targets??(t.target===void 0?[]:[t.target]);return{kind:e,ms:Ag[e],seat:t.seat??-1,sources:o,targets:s,counts:[],amount:t.amount??null,act:t,words:e,...n}}var nl=(e,t,n)=>t.amount?[Z(e,t,{counts:e==="convoy"?[]:[...n(t.source,-t.amount),...n(t.target,t.amount)]})]:[],jg={place:(e,t)=>[Z("place",e,{counts:(e.targets??[e.target]).flatMap((n,o)=>t(n,e.amounts?.[o]??e.amount??1))})],work:e=>[Z("work",e)],attack:e=>[Z("attack",e)],battle:(e,t)=>{let[n=0,o=0]=e.losses??[],s=[...t(e.source,-n),...t(e.target,-o)];return[Z("attack",e),...e.attack?.length?[Z("dice",e,{words:"attack"})]:[],...s.length?[Z("losses",e,{counts:s,words:n&&o?"losses":n?"losses_attack":"losses_defence"})]:[]]},conquest:(e,t)=>{let n=t(e.source,-(e.amount??0)),[o]=e.target===void 0?[]:t(e.target,-1/0),s=e.amount?t(e.target,e.amount):o?[o]:[];return[Z("conquest",e,{counts:[...n,...s]})]},march:(e,t)=>nl("march",e,t),convoy:(e,t)=>nl("convoy",e,t),strike:e=>[Z("strike",e)],flight:(e,t)=>[Z("flight",e),Z("losses",e,{counts:t(e.target,-(e.amount??0)),words:"flight"})],shift:(e,t)=>[Z("shift",e,{targets:e.places??[],counts:(e.places??[]).flatMap((n,o)=>t(n,e.changes?.[o]??0))})],card:e=>[Z("card",e)],question:e=>[Z("card",e,{words:"question"})],reply:e=>[Z("reply",e,{words:e.right?"right":"wrong"})],pact:e=>[Z("pact",e)],roll:e=>[Z("roll",e)],walk:e=>[Z("walk",e,{sources:e.path?.slice(0,1)??[],targets:e.path?.slice(-1)??[]})],fall:e=>[Z("fall",e)],flag:e=>[Z("flag",e)],end:e=>[Z("end",e,{targets:e.order??[],seat:e.winners?.[0]??-1,words:e.winners?.length===1?"end":"end_all"})]};function Ng(e){let t=[];for(let n of e){let o=t.at(-1),s=o&&o.seat===n.seat,r=s&&o.source===n.source&&o.target===n.target;if(r&&o.kind==="attack"&&n.kind==="battle")t[t.length-1]=n;else{if(r&&o.kind==="battle"&&n.kind==="attack")continue;r&&o.kind==="battle"&&n.kind==="battle"&&!n.sources?t[t.length-1]=zg(o,n):s&&o.kind===n.kind&&(n.kind==="place"||n.kind==="work")?t[t.length-1]=qg(o,n):s&&o.kind==="battle"&&n.kind==="conquest"&&n.target===o.target?t.push({...n,source:n.source??o.source}):s&&o.kind==="conquest"&&n.kind==="march"&&n.target===o.target&&n.step===o.step?t[t.length-1]={...o,source:n.source,amount:(o.amount??0)+(n.amount??0)}:t.push(n)}}return t}var zg=(e,t)=>({...t,losses:[0,1].map(n=>(e.losses?.[n]??0)+(t.losses?.[n]??0)),throws:(e.throws??1)+1});function qg(e,t){let n=e.targets??[e.target??-1],o=e.amounts??[e.amount??1],s=n.indexOf(t.target??-1),r=t.amount??1;return s>=0?{...t,target:void 0,targets:n,amounts:o.map((a,i)=>i===s?a+r:a)}:{...t,target:void 0,targets:[...n,t.target??-1],amounts:[...o,r]}}function Pg(e,t,n){return e.cell?[]:e.continents.flatMap((o,s)=>{let r=e.countries.flatMap((l,p)=>l.continent===s?[p]:[]),a=n.owner[r[0]]??-1,i=l=>a>=0&&r.length>1&&r.every(p=>l[p]===a);return!i(n.owner)||i(t.owner)?[]:[Z("continent",{kind:"continent",step:n.step,seat:a,continent:s,targets:r})]})}function Rg(e,t,n){let o=new Set;for(let l of[...e].reverse())for(let p of[...l.counts].reverse()){let u=n.armies[p[0]];!o.has(p[0])&&u>=0&&(p[2]=u),o.add(p[0])}let s=e.at(-1),r=t.flatMap((l,p)=>{let u=n.armies[p];return o.has(p)||l<0||u<0||l===u?[]:[[p,l,u]]});if(!r.length||r.length>Cg)return e;let a=s?.act??{kind:"losses",step:n.step},i=!s||Lg.has(a.kind)?"losses":"count";return[...e,{...Z(i,a,{counts:r,sources:[],targets:r.map(([l])=>l)}),words:s?.words??""}]}var rl="teg-sound",Ig={dice:[0,.07,.13,.21,.3].map(e=>[0,e,.04,.25]),losses:[[110,0,.16,.3]],conquest:[[392,0,.12,.18],[587,.1,.22,.18]],card:[[0,0,.12,.08]],end:[[392,0,.5,.12],[494,.1,.5,.12],[587,.2,.7,.12]]},Hg={dice:"dice",roll:"dice",losses:"losses",fall:"losses",flight:"losses",conquest:"conquest",continent:"conquest",flag:"conquest",card:"card",pact:"card",place:"card",end:"end"},sl=null,Dg=()=>{try{return localStorage.getItem(rl)==="on"}catch{return!1}},$t=Dg(),Mt={on:()=>$t,toggle(){$t=!$t;try{localStorage.setItem(rl,$t?"on":"off")}catch{}$t&&Mt.play("card")},play(e){let t=Ig[Hg[e]];if(!(!$t||!t||!("AudioContext"in window))){sl??=new AudioContext;for(let n of t)Vg(sl,n)}}};function Vg(e,[t,n,o,s]){let r=e.currentTime+n,a=e.createGain();a.gain.setValueAtTime(s,r),a.gain.exponentialRampToValueAtTime(.001,r+o),a.connect(e.destination);let i=t?new OscillatorNode(e,{type:"triangle",frequency:t}):new AudioBufferSourceNode(e,{buffer:Bg(e)});i.connect(a),i.start(r),i.stop(r+o)}function Bg(e){let t=e.createBuffer(1,e.sampleRate/4,e.sampleRate),n=t.getChannelData(0);for(let o=0;o<n.length;o++)n[o]=Math.random()*2-1;return t}var Wg=250,Fg=16;function Gg(e,t){let[n,o]=Oe(e,t);return o>e.box.height-80&&Math.abs(n-e.box.width/2)<Math.max(e.box.width*.3,220)}var Ug=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function al({root:e,frame:t,plot:n,board:o},s,{ended:r,says:a},i){let l=T("svg",{class:"teg-moves","aria-hidden":"true"}),p=c("p",{class:"teg-told","aria-hidden":"true",hidden:!0});t.append(l,p);let u=null,d=0,f,m=-1/0,g={name:"",spent:0},x=()=>{u&&(u.shown?.end(),cancelAnimationFrame(d),clearTimeout(f),u=null,e.removeAttribute("data-moving"),Ui(e),p.hidden=!0,r())},h=$=>{if(!u)return;let y=so($,o,u.ground.before);if(!y||p.textContent===y)return;let{color:v="transparent"}=u.ground.before.seats[$.seat]??{};p.replaceChildren(c("i",{class:"teg-dot",style:{background:v}}),y),p.hidden=!1,a(y)},b=$=>{if(!u)return;let{motions:y,factor:v,ground:M}=u;for(;;){let k=y[u.now];if(!k)return x();u.shown||(u.shown=As(M,k),e.dataset.moving=k.kind,h(k),Mt.play(k.kind));let O=($-u.start)/Math.max(k.ms*v,1);if(O<1){u.shown.frame(Math.max(O,0));break}u.shown.end(),u.start+=k.ms*v,u.now++,u.shown=null}d=requestAnimationFrame(b)},w=()=>{if(!u)return;let{motions:$,ground:y,factor:v}=u,M=$.find(({sources:O,targets:S})=>O.length&&S.length)??$[0],k=M.sources.length&&M.targets.length===1&&As(y,{...M,kind:"attack",counts:[]});k&&k.end(),e.dataset.moving="still",h(M),f=setTimeout(x,el*v)},_=()=>document.hidden&&x();return document.addEventListener("visibilitychange",_),i.push(()=>document.removeEventListener("visibilitychange",_),()=>{cancelAnimationFrame(d),clearTimeout(f),u=null}),{show($,y,{speed:v,jumps:M}){let k=performance.now()-m<Wg&&$?.steps===y.steps;m=performance.now();let O=u!==null;if(x(),!$||O||k||M||document.hidden||!rn(v))return;let S=ol(o,$,y),A=`${$.line}/${$.round}/${$.turn}`,C=!!$.seats[$.turn]?.bot;g.name!==A&&(g={name:A,spent:0});let j=Ug(),N=j?rn(v):tl(S,v,C?g.spent:0,!C||$.turn!==y.turn),P=Ls(S)*N;if(g.spent+=P/rn(v),!S.length||P<Fg)return;let U=Ki({root:e,plot:n,svg:l,board:o,before:$,after:y},s);if(!U)return;u={motions:S,factor:N,now:0,start:performance.now(),shown:null,ground:U,still:j},e.dataset.moving="",p.classList.toggle("teg-at-top",S.some(({sources:W,targets:J})=>[...W,...J].some(le=>Gg(U,le))));let D=S.some(({kind:W})=>W==="dice"||W==="roll");j?w():(D&&(e.dataset.rolling="wait"),d=requestAnimationFrame(b))},moves:()=>u!==null,holds:()=>u!==null&&!u.still,finish(){return u?(u.still?x():u.shown&&(u.start=performance.now()-u.motions[u.now].ms*u.factor),!0):!1},skip:x,clear(){!u&&l.firstChild&&l.replaceChildren()}}}var Yg=new Set(["go","undo","redo","step"]);function il(e){let{board:t,dom:n,map:o,store:s,stops:r}=e,a=m=>n.said.append(c("p",{},m)),i=al({root:n.root,frame:n.frame,plot:n.map,board:t},o.pixel,{ended:()=>e.scheduler.schedule(),says:a},r),l=null,p=!1,u=!1,d=()=>n.sound.setAttribute("aria-pressed",String(Mt.on()));n.sound.addEventListener("click",()=>{Mt.toggle(),d()}),d(),n.root.addEventListener("pointerdown",()=>{i.finish()},!0);let f=m=>m.kind==="go"&&Math.abs(m.step-s.view().step)<=1||m.kind==="step"&&m.until==="action";return{...i,said(m){m.kind!=="private"&&(i.skip(),p=Yg.has(m.kind)&&!f(m))},follow(m,g){m!==l&&(i.show(l,m,{speed:e.driver.pace().speed,jumps:p||g||!!m.playing}),u=i.moves(),p=!1,l=m)},moved:()=>u}}function Kg(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function Qg({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,l=g=>g===null?null:c("span",{},z(t,g),t.seats[g].name),p=(g,x)=>x.length>0&&c("span",{},c("b",{},`${g}: `),...Kg(x).flatMap(([h,b],w)=>[`${w?"; ":""}${b.map(_=>e.countries[_].name).join(", ")} (`,l(h),")"]),". "),u=r.length>0&&c("span",{},c("b",{},`${n.since_taken}: `),...r.flatMap(([g,x],h)=>[h?", ":"",l(g),` ${x}`]),"."),d=(g,x)=>x&&c("p",{},c("b",{},`${g}: `),x),f=[p(n.since_lost,o),p(n.since_won,s),u],m=Q(n.since,f.some(Boolean)&&c("p",{},...f),d(n.cards,a),d(n.pacts,i));return m.classList.add("teg-since"),m}var ll={draw:Qg,depends:({view:e})=>e.since};function cl(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var ul=90,Zg=0,pl={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${Zg+=1}`,i=d=>d.key==="Enter"&&p(d),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=d=>{d.preventDefault(),(l.value.trim()||!s)&&t(cr(e,l.value))},u=s.length>ul?`${s.slice(0,ul)}…`:s;return queueMicrotask(()=>{let d=l.closest(".teg"),f=l.getRootNode().activeElement;d&&f&&(f===d||d.contains(f)&&!f.matches("input, select, textarea"))&&l.focus({preventScroll:!0})}),Q(n.throw,c("form",{class:"teg-throw",submit:p},c("label",{},c("span",{},o),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&c("datalist",{id:a},...r.map(([d,f])=>c("option",{value:d,label:f===d?null:f}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:s},u)))}};var dl=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Cs({step:e,turn:t,seat:n,before:o,after:s,split:r,luck:a,decision:i},l,p){let u=t?`, ${l.turn_of} ${t}`:"",d=r==="all_luck"?` (${l.turn_all_luck})`:r?` (${l.turn_luck} ${dl(a??0,p)}, ${l.turn_decision} ${dl(i??0,p)})`:"";return`${l.step} ${e}${u}: ${n} ${tn(o,p)} → ${tn(s,p)}${d}`}function gl(e,[t,n],o,s,r){let a=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return a.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((l,p)=>{let u=Cs(l,s,r),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return E(`turn-${l.step}`,String(p+1),()=>o(l.step),{title:u,"aria-label":`${s.turn_point} ${p+1}. ${u}`,style:{left:d}})}))}var Xg={timeline:{draw:ef,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:Ar,progress:Lr,lines:jr,note:Ii,hint:{draw:tf,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,ml(e,o)&&n===null]},banner:{draw:sf,depends:({view:e})=>[e.over,e.seats]},turn:{draw:rf,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:ll,throw:pl,refusal:{draw:af,depends:({refusal:e})=>e},odds:Vi,battle:{draw:lf,depends:({view:e})=>e.battle},seats:{draw:cf,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:pf,depends:({view:e})=>e.news}};function fl(e,t=!1,n=!1){let o=null,s=[],r={...Xg,places:ji()},a=i=>{let l=f=>({slot:c("div",{class:`teg-slot teg-slot-${f}`}),section:i.sections[f]??r[f],drawn:""}),p=(t?[]:i.side.flatMap(f=>f==="turn"?[f,"throw"]:f)).map(l),u=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(l),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","progress","lines","hint","note"]).map(l);e.timeline.replaceChildren(...d.map(f=>f.slot)),e.side.replaceChildren(...p.map(f=>f.slot)),e.below.replaceChildren(...u.map(f=>f.slot)),o=i,s=[...d,...p,...u]};return(i,l=!1)=>{i.game!==o&&a(i.game);let p=I(i.view.lang);for(let u of l?s.slice(0,1):s){let d=u.section.steady?[]:[i.view.line,i.view.step],f=JSON.stringify([i.view.lang,...d,u.section.depends(i)]);u.drawn!==f&&(u.drawn=f,Jg(u.slot,u.section.draw(i,p)))}}}function Jg(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function ef({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:l}=e,p=e.memory,u=(m,g,x,h,b=()=>o(h))=>E(m,Me(g),b,{title:x,"aria-label":x,disabled:we(e,h)===null}),d=c("output",{class:"teg-counter"},`${a}/${i}`),f=c("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:m=>d.textContent=`${m.target.value}/${i}`,change:m=>o(m.target.valueAsNumber)});return c("div",{class:"teg-timeline"},p&&c("span",{class:"teg-group"},u("first","first",r.first_step,0),u("back","back",r.back,a-1,()=>s(-1)),u("forward","forward",r.forward,a+1,()=>s(1)),u("last","last",r.last_step,i)),p&&c("span",{class:"teg-slider"},f,gl(t.filter(m=>m.line===e.line),[0,i],o,r,l)),p&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},E("undo",`↶ ${r.undo}`,()=>n(vn(e)),{disabled:!e.undo,title:"U"}),p&&E("redo",`↷ ${r.redo}`,()=>n(_n(e)),{disabled:!e.redo,title:"R"})),c("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(m=>E(`lang-${m}`,m,()=>n(m===l?null:Or(m)),{"aria-pressed":String(m===l)}))))}var ml=(e,t)=>!!t.curtain||(e.people??[]).length>1;function tf({view:e,hint:t,secret:n,game:o,askHint:s,tellHint:r},a){return e.over||e.viewer===null||e.viewer!==e.to_move||ml(e,o)&&!n?null:c("div",{class:"teg-hints",role:"group","aria-label":a.advice},E("hint",a.advice_ask,()=>s(!1),{title:a.advice_what}),E("hint-quiz",a.advice_quiz,()=>s(!0),{title:a.advice_quiz_what}),t&&c("div",{class:"teg-advice","aria-live":"polite"},...nf(t,t.told[e.lang],r,a)))}function nf({quiz:e,open:t},{text:n,odds:o,reasons:s,question:r,answer:a},i,l){return t?[e&&c("p",{class:"teg-quiz"},r," ",c("b",{},a)),c("p",{},c("b",{},n)),o!==""&&c("p",{},o),c("ul",{},...s.map(p=>c("li",{},p)))]:[c("p",{class:"teg-quiz"},r),E("hint-tell",l.advice_tell,i)]}function of(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=hr[e.game]??[],i=[...bo,...a].includes(s??"");return c("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:l=>n(mr(e,t,l.target.value))},!i&&c("option",{value:"",selected:!0,disabled:!0},s),...bo.map(l=>c("option",{value:l,selected:l===s},o[l])),...a.map(l=>c("option",{value:l,selected:l===s,title:o[`${l}_what`]},o[l])))}function sf({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return c("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},c("small",{},t.over),c("strong",{},a),!r&&n.length>0&&c("span",{class:"teg-winners"},...n.map(i=>c("span",{},z(e,i),e.seats[i].name))),c("span",{},o),s.length>0&&c("h5",{},t.objectives),...s.map(([i,l])=>c("p",{},z(e,i),`${e.seats[i].name}: ${l}`)))}function rf({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return c("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&c("small",{},`${t.round} ${e.round}`),c("strong",{},n?.name??"",o&&c("em",{},` · ${t.chance}`)),c("span",{},e.phase_name),e.due.length>0&&c("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>c("li",{},c("b",{},s.armies),` ${s.source}`))))}function af({refusal:e,dismiss:t},n){return e?c("section",{class:"teg-refusal",role:"alert","data-code":e.code},c("b",{},n.refused),E("dismiss","×",t,{class:"teg-close","aria-label":n.close}),c("p",{},e.text),ge(e.clause)):null}function lf({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=bn(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,l=(u,d)=>Pe(d[u],d.winner===u?"won":d.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return c("section",{class:"teg-card teg-battle"},c("h4",{},n.dice),c("div",{class:"teg-dice",role:"group","aria-label":n.dice},c("span",{},z(t,o.seat),e.countries[o.source].name),c("span",{}),c("span",{},z(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[l("attack",u),c("b",{class:"teg-versus"},u.winner?p[u.winner]:""),l("defence",u)]),c("b",{},a?`−${a}`:"0"),c("small",{},n.losses),c("b",{},i?`−${i}`:"0")),o.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}function cf({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,l)=>l.length>i.length?l:i),a=[["",o.seats],...r];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...a.map(([i,l])=>c("th",{scope:"col",title:l},...i?uf(i,l):[l]))),...e.seats.flatMap((i,l)=>[c("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",l===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},z(e,l),i.name,l===e.first&&c("small",{title:o.first}," ①"),l===e.viewer&&c("small",{title:o.viewer}," ◂"),i.bot&&of(e,l,n,o)),...r.map(([p,u])=>c("td",{title:u},s[l].find(d=>d[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>c("span",{},p))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,l])=>Me(i)?[c("span",{},Me(i),` ${l.toLowerCase()}`)]:[])))}function uf(e,t){let n=Me(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}function pf({view:e},t){let n=[...e.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),n.length?c("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>c("li",{class:o.step===e.step?"teg-new":null},o.seat===null?c("i",{class:"teg-dot teg-none"}):z(e,o.seat),c("span",{},o.text," ",ge(o.clause))))):c("p",{class:"teg-hint"},t.no_news))}function Ts({board:e,looks:t,store:n}){let{game:o,local:s}=n.get(),r=n.view();if(t||o.curtain||!te(r)||r.viewer===null)return[];let a={...n.table(),secret:null},{source:i,target:l}=o.marks(a,s),p=d=>e.countries[d].name,u=i===null?o.fight?.(a,s,null):null;return u?[...u.sources,u.target].map(p):i===null||!Object.values(r.menu).some(d=>d.some(f=>f[0]===i))?[]:[i,l].flatMap(d=>d===null?[]:[p(d)])}var df=4,gf={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function hl(e){let{model:t,board:n,el:o,dom:s,store:r,map:a,sketch:i,looks:l,alone:p,stops:u}=e,{root:d}=s,{view:f}=r,m=fl(s.places,l,p),g=Qe(o,()=>e.wire.ask({kind:"still"}),u),x=me();u.push(_e(()=>{x=me(),e.scheduler.schedule()}));let h=()=>{let{driver:k,intents:O}=e,{pause:S,stop:A,setSpeed:C}=k;return{...r.get(),...r.table(),...O,odds:O.odds(null),turns:t.get("turns")??[],pace:k.pace(),now:f,pause:S,stop:A,setSpeed:C}},b=()=>{let k=l||!Ts(e).length?t.get("selected")??[]:[],{note:O={},lang:S}=f()??{};s.caption.textContent=[t.get("notice"),t.get("caption"),l&&no(O.say,S)].filter(Boolean).join(`
`),s.caption.hidden=!s.caption.textContent;let[A,C]=[t.get("marks")??[],t.get("arrows")??[]],j=k.filter(P=>!e.picks||!A.some(([U])=>U===P)),N={...O,marks:[...O.marks??[],...A,...j.map(P=>[P,"chosen"])],arrows:[...O.arrows??[],...C]};i.draw(N,a.window)},w="",_=()=>{let k=Ts(e);k.join()!==w&&(w=k.join(),e.wire.write({selected:k}))},$=[],y=k=>{let{game:O}=r.get(),S=f()?.keys??O.keys??"keys";if($[0]===k&&$[1]===S)return;$=[k,S];let A=[["wide",s.wide],["zoom_in",s.closer],["zoom_out",s.further],["sound",s.sound]];for(let[C,j]of A)j.title=k[C],j.setAttribute("aria-label",k[C]);d.setAttribute("aria-label",k.map),s.map.setAttribute("aria-label",k.walk),s.keys.textContent=`${k[S]} ${k.keys_map}`},v={line:"",step:-1},M=k=>{let{line:O,step:S}=v;if(v={line:k.line,step:k.step},O!==k.line||S===k.step)return;let A=k.news.filter(C=>C.step>Math.min(S,k.step-1));(A.length||s.said.firstChild)&&s.said.replaceChildren(...A.slice(-df).map(C=>c("p",{},C.text)))};return{point:b,async paint(k){let O=f(),S=te(O)?O:null,{game:A,hint:C}=r.get();e.wire.tell(),y(I(O?.lang)),s.further.disabled=a.window.times===1,S&&M(S),S&&e.mover.follow(S,k||e.where.ahead()),d.dataset.theme=x?"dark":"light";let j=S&&h();j&&m(j,k);let{view:N,local:P}=j??{};e.mover.holds()||await a.draw(n,N??null,S?ff(cl(A.marks(r.table(),P),S),C,!!n.cell):gf,x,A),e.mover.holds()||e.mover.clear(),b(),e.keyboard.ring(),_(),S&&(e.events.show(S),d.dataset.step=String(S.step),d.dataset.steps=String(S.steps),g(`${S.line}/${S.step}/${S.steps}/${S.lang}`))}}}function ff(e,t,n){if(!t?.open)return e;let{arrows:o,places:s,path:r}=t,a=new Set(n?[]:o.flat()),i=s.filter(l=>!a.has(l));return{...e,...o.length>0&&{arrows:[...e.arrows??[],...o]},...i.length>0&&{pointed:i},...r.length>0&&{path:r}}}function xl(e){let{model:t,store:n,wire:o,where:s,driver:r,scheduler:a,intents:i,rule:l,pointer:p,events:u,stops:d}=e,{get:f,dispatch:m,view:g,table:x}=n,{schedule:h}=a,b=()=>i.take(f().game.renew(x(),f().local)),w=()=>{o.free();let v=g();if(!te(v))return h();s.shown();let M=f();m({type:"view",view:v}),l.close(),p.hide(),b();let{game:k}=f();ks(M,f())&&(k.curtain||k.stays)?o.send(Ae):ks(M,f())&&!r.atOnce()&&o.ask(Ae),h(),r.drive()},_=v=>{if(v.kind==="events")return u.hear(v);if(v.kind==="odds")return m({type:"odds",odds:v}),p.again();v.kind!=="private"||f().secret?.seat!==v.seat||v.step!==g().step||(m({type:"set",part:{secret:v}}),b())},$=v=>{let{own:M,driver:k,aside:O}=o.names;if(v?.nonce===O)return _(v);if(v?.nonce!==M&&v?.nonce!==k)return;o.free();let S=v.kind==="refused"&&v.code==="stale_step";if(S&&v.nonce===k||S&&r.moves()&&o.keep())return r.drive();if(v.kind==="clause")return l.show(v,I(g().lang));v.kind==="refused"&&v.nonce===k&&r.setPace({auto:!1}),m({type:"reply",reply:v,table:x()}),v.kind==="private"&&b(),h()},y=(v,M)=>{t.on(v,M),d.push(()=>t.off(v,M))};y("change:view",w),y("change:lines",h);for(let v of["auto","speed","turns"])y(`change:${v}`,h);for(let v of["notice","caption","marks","arrows","selected"])y(`change:${v}`,()=>a.begun()&&e.painter.point());y("change:size",p.type),y("change:window",p.look),y("msg:custom",$),w()}function wl(e,t){let{dom:n,where:o,stops:s}=e,r=!1,a=!1,i=!1,l=0,p=-1/0,u=0,d;s.push(()=>{r=!0,clearTimeout(d)});let f=()=>{if(a||r)return;a=!0;let x=e.driver.atOnce()?p+250-performance.now():0;x>0?d=setTimeout(g,x):o.ahead()?setTimeout(g):queueMicrotask(g)},m=async()=>{u=o.ahead()?(u+1)%6:0,clearTimeout(d),u&&(d=setTimeout(f,250)),await t(u>0),n.root.dataset.seq=String(++l)},g=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await m();i=!1,!r&&(p=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:f,begun:()=>l>0,rests:()=>!a&&!i}}function bl(e){let t={timeline:c("div",{class:"teg-tops"}),side:c("div",{class:"teg-right"}),below:c("div",{class:"teg-below"})},n=c("div",{class:"teg-map",tabindex:0,role:"application"}),o=c("div",{class:"teg-here",hidden:!0}),s=c("small",{class:"teg-credit"}),r=c("div",{class:"teg-unseen",role:"status"}),a=c("div",{class:"teg-busy",role:"status"}),i=c("div",{class:"teg-hovercard",hidden:!0}),l=(y,v)=>c("button",{type:"button","data-key":y},v),[p,u,d,f]=[l("wide","⤢"),l("zoom-in","+"),l("zoom-out","−"),l("sound","♪")],m=c("div",{class:"teg-tools"},f,p,u,d),g=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),x=c("details",{class:"teg-card teg-whole"}),h=c("p",{class:"teg-keys"}),b=c("div",{class:"teg-frame"},n,e,s,o,i,a,r),w=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),_=c("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:c("div",{class:"teg",role:"group",tabindex:0},_,w,c("div",{class:"teg-columns"},c("div",{class:"teg-left"},b,g,c("div",{class:"teg-top"},t.timeline,m),t.below,x,h),t.side)),places:t,map:n,credit:s,caption:g,events:x,busy:a,card:i,wide:p,closer:u,further:d,sound:f,keys:h,frame:b,notice:_,said:w,here:o,heard:r}}var mf=15e3,hf=250,yl=new Set(["undo","redo","step","level"]);function kl(e,{root:t,notice:n,busy:o},s,r,a){let i,l,p=!1,u=0,d=!1,f=null,m=null,g=Array.from(crypto.getRandomValues(new Uint32Array(3)),M=>M.toString(36)).join("-"),x=`${g}!`,h=`${g}?`,b=()=>t.hasAttribute("data-busy"),w=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(w);let _=()=>{i=setTimeout(()=>{let M=y.presence();if(M==="busy"||p&&M!=="unknown")return _();w(),r.unanswered()},mf)},$=()=>{let M=I(s()?.lang),k=y.presence();t.dataset.kernel!==k&&(t.dataset.kernel=k),(k==="gone"||k==="away")&&w(),n.hidden=k!=="gone"&&k!=="away",At(n,n.hidden?"":M[k==="gone"?"kernel_gone":"kernel_away"]),At(o,k==="busy"&&!p?M.kernel_busy:M.busy)},y=ce(e,$,a),v=(M,k)=>{if(M!==u)return;let O=k?.content?.execution_state;O==="idle"&&w(),p||=O==="busy",$(),r.freed()};return{names:{own:g,driver:x,aside:h},free:w,tell:$,busy:b,there:()=>n.hidden,send(M,k=g){if(!M||(k===g&&r.said(M),n.hidden&&(d||!b())&&r.goes(M)))return;if(b()){d&&(f=M);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",M.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),hf),p=!1,d=k===x,d||(m=M);let O=++u;$(),_();let S=A=>v(O,A);y.send({...M,nonce:k},Object.assign(()=>{},{iopub:{status:S}}))},ask(M){y.send({...M,nonce:h})},write:y.write,kept(){let M=f;f=null;let{line:k,step:O}=s();return M&&yl.has(M.kind)?{...M,line:k,step:O}:M},keep(){let M=m!==null&&yl.has(m.kind);return M&&(f=m),M}}}function vl(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!==null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function _l(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},l),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},l),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},l),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function $l(e,t,n){let o=null,s=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let l=i.touches.length===2?s(i):null;l&&(i.preventDefault(),i.stopPropagation()),l&&o&&n(l.apart/o.apart,o,l),o=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function El(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var xf=new Set(["x","y","fillcolor","line.color","line.width"]),wf=new Set(["x","y","text","textposition"]),bf=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function js(e,t,n,o,s){let r=o.traces.map((a,i)=>{let l=n[a],p=e.querySelector(`.trace${l.uid}`),u=Object.keys(o.update).filter(d=>o.update[d][i]!==void 0);return p&&yf(t[a],l,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function yf(e,t,n,o,s){let r=p=>o.every(u=>p.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(xf))return()=>Ns(t,n,s);if(t.mode==="text"&&r(wf))return()=>zs(e,t,n,s);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(bf)&&l?()=>_f(e,t,n,i):null}function Ns(e,t,n){let o=kf(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(T("g")).appendChild(T("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,l=T("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function kf({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var vf={left:"end",center:"middle",right:"start"},Ml=1.3,Ke=(e,t)=>Array.isArray(e)?e[t]:e;function Sl({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Ke(o,a),size:Ke(s.size,a),color:Ke(s.color,a)}]:[])}var Ol=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function zs(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=h=>{let b=h.text.split("<br>"),[w,_]=[o.x(h.x),o.y(h.y)],$={fontFamily:s,fontSize:`${h.size}px`,fontWeight:r,fontStyle:a,fill:h.color,whiteSpace:"pre"},y=(b.length-1)*Ml+1,v=T("text",{x:w,y:_,"text-anchor":vf[h.place.split(" ")[1]],style:$});return b.length===1?v.textContent=h.text:v.append(...b.map((M,k)=>T("tspan",{class:"line",x:w,y:_,dy:`${k*Ml}em`},M))),T("g",{class:"textpoint",transform:`translate(0,${h.size*(.75-y/2)})`},v)},l=n.querySelector(".text");if(!l)return;let[p,u]=[Sl(e),Sl(t)],d=[...l.children],f=new Map(d.length===p.length?p.map((h,b)=>[Ol(h),d[b]]):[]),m=u.map(h=>f.get(Ol(h))),g=new Set(m);for(let h of d)g.has(h)||h.remove();let x=l.firstElementChild;u.forEach((h,b)=>{let w=m[b]??i(h);w===x?x=x.nextElementSibling:l.insertBefore(w,x)})}function _f(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:l},p)=>({point:{fill:Ke(i.color,p),stroke:Ke(i.line.color,p),strokeWidth:`${Ke(i.line.width,p)}px`},number:{fontSize:`${Ke(l.size,p)}px`,fill:Ke(l.color,p)}}),a=(i,l,p)=>{for(let u of Object.keys(p))p[u]!==l[u]&&(i.style[u]=p[u])};o.forEach((i,l)=>{let[p,u]=[r(e,l),r(t,l)];a(i,p.point,u.point),a(s[l],p.number,u.number),e.text[l]!==t.text[l]&&(s[l].textContent=t.text[l])})}function Al(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=T("rect",{width:t,height:n,style:{fill:o}});return T("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>$f(a,s)))}function $f(e,t){let n=T("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>T("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&Ns(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Mf(e,t)),o.endsWith("text")&&zs({...e,text:[]},e,n,t),n}function Mf({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let d={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[T("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:l,style:d})]})}var qs=1500,Sf=6e3,Ll=0,Of=640,Cl=500,Ef={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function jl(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,[l,p]=[0,0],u="",d="",f=null,m=null,g=!1,x=!1,h,b=Tl([0,0,1,1],[1,1]),w,_=Promise.resolve(),$=v=>{let[M]=v.points??[],{uid:k=""}=s[M?.curveNumber]??{};if(k===Rn)return M.pointNumber;let O=ga.exec(k);return O?Number(O[1]):-1},y={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:He(),type(v){t=v,a=""},look(v){u=d,!(v.times===y.window.times&&v.left===y.window.left&&v.top===y.window.top)&&(y.window=v,y.onZoom())},reveal(v){r&&y.look(ca(r,y.window,v))},cut(v,M,k){let{viewer:O=null,to_move:S,step:A,over:C,line:j}=M??{};if(d=`${j} ${O===S?M?.turn:A} ${M?.phase}`,l>=Cl||!M||v.cell||u===d)return;let N=L=>L.flatMap(q=>q===null?[]:[q]),P=N([k.source,k.target]),U=O===S&&k.legal.length>0,D=P.length||U?P:N([k.last.source,k.last.target]),J=(D.length?D:k.legal).map(L=>v.countries[L].label),le=p/l;if(!C&&J.length&&y.window.times>1&&pa(v,le,y.window,J))return;let Ee=D.length?D.flatMap(L=>v.countries[L].neighbours.map(q=>v.countries[q].label)):[];y.window=C?He():ua(v,le,[...J,...Af(v,J,Ee)])},async draw(v,M,k,O,S){e.style.aspectRatio=`${v.width} / ${v.height}`,l||([l,p]=[e.clientWidth,e.clientHeight]);let A=l||Of,C=p||Math.round(A*v.height/v.width);y.cut(v,M,k),f=()=>y.draw(v,M,k,O,S);let j=y.window,N=(S.drawing??fa)(v,M,{...k,touched:m},j.times*A/v.width,S.traces,t).map(El),P=`${A} ${C} ${O} ${j.times} ${j.left} ${j.top}`,U=r===v&&s.length===N.length&&a===P,D=U?xa(s,N):null,W=ma(v,O,A,j,C),J=async()=>{h??=await n(),await h.react(o,N.map(Lf),W,Ef),g=!1,x||y.take()};if(await _,i.signal.aborted)return;clearTimeout(w);let le=s,Ee=r===null;[s,r,a]=[N,v,P],b=Tl(ot(v,C/A,j),[A,C]);let L=!x&&U&&e.querySelector(".teg-sketch");L&&(!D||js(L,le,N,D,b))||!x&&y.sketch(Al(N,W,b))||D&&js(o,le,N,D,b)?g=!0:!U||g&&D?await J():D&&await h.restyle(o,D.update,D.traces);let q=async()=>{let[R,Y]=[w,e.closest("[data-kernel=busy]")!==null],F=Ll+(Y?Sf:qs)-performance.now();if(F>0)return void(w=setTimeout(q,Math.min(F,qs)));h??=await n(),w===R&&!i.signal.aborted&&(_=J())};Ll=performance.now(),g&&(w=setTimeout(q,qs)),Ee&&y.listen(S)},sketch(v){return e.querySelector(".teg-sketch")?.remove(),v&&e.append(v),v!==null},take(){if(x=!0,y.sketch(null),i.signal.aborted)return y.purge();o.on("plotly_hover",v=>{let M=$(v);M>=0&&y.onHover(M)}),o.on("plotly_unhover",()=>y.onLeave())},listen(v){window.addEventListener("mousedown",M=>{if(!e.contains(M.composedPath()[0]))return;M.shiftKey&&(M.stopPropagation(),M.preventDefault());let k=y.at(M),O=y.window,S=y.point(M),A=O.times>1&&S&&!(v.drag&&k>=0),C=N=>{let P=e.getBoundingClientRect(),U=(r?.width??0)/O.times/P.width,[D,W]=[M.clientX-N.clientX,M.clientY-N.clientY];r&&Math.hypot(D,W)>=8&&y.look(Ro(r,O,D*U,W*U))};A&&!M.button&&window.addEventListener("mousemove",C);let j=N=>{window.removeEventListener("mousemove",C);let P=Math.hypot(N.clientX-M.clientX,N.clientY-M.clientY)<8;P&&l<Cl&&y.touch(k),k>=0&&P&&y.onClick(k,N),k>=0&&!P&&!A&&y.onDrag(k,y.at(N))};M.button||window.addEventListener("mouseup",j,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",M=>{let k=y.point(M);!(M.ctrlKey||M.metaKey)||!r||!k||(M.preventDefault(),M.stopPropagation(),y.look(De(r,y.window,Math.exp(-M.deltaY/250),k)))},{capture:!0,passive:!1,signal:i.signal}),_l(e,i.signal,M=>{let k=y.at(M);return k>=0&&y.onHold(k),k>=0},()=>y.onLeave()),$l(e,i.signal,(M,k,O)=>{let[S,A]=[y.point(k),y.point(O)];r&&S&&A&&y.look(Ro(r,De(r,y.window,M,A),S[0]-A[0],S[1]-A[1]))})},touch(v){m=v<0?null:v,f?.()},resized(v){let M=e.clientHeight;return!v||Math.abs(v-l)<1&&Math.abs(M-p)<1?!1:([l,p]=[v,M],!0)},pixel([v,M]){if(!r)return null;let k=e.getBoundingClientRect();return{x:k.left+(v-b.corner[0])*b.unit[0],y:k.top+(M-b.corner[1])*b.unit[1]}},at(v){let M=y.point(v);return M&&r?r.countries.findIndex(k=>or(k.polygons,M)):-1},point({clientX:v,clientY:M}){if(!r)return null;let k=e.getBoundingClientRect();return[b.corner[0]+(v-k.left)/b.unit[0],b.corner[1]+(M-k.top)/b.unit[1]]},group(v){return e.querySelector(`.tracec${v}`)},purge(){i.abort(),clearTimeout(w),x&&h.purge(o)}};return y}function Af(e,t,n){return n.filter(([o,s])=>t.some(([r,a])=>Math.hypot(r-o,a-s)<e.width/6))}function Tl([e,t,n,o],[s,r]){let a=[s/(n-e),r/(o-t)],i=(l,p)=>u=>String(Math.round((u-l)*p*100)/100);return{unit:a,corner:[e,t],x:i(e,a[0]),y:i(t,a[1])}}function Lf(e){return structuredClone(e)}function lo({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=Hi(n),i=bl(a.svg),{root:l}=i;$e(t),t.append(l);let p=o==="pick",u=p||o==="look"||e.get("face")==="look";u&&(l.dataset.face="look"),u&&o&&(i.events.hidden=!0),l.style.setProperty("--teg-ratio",String(n.width/n.height)),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let d=Ai(e,n),{view:f}=d,m=jl(i.map,$s.page,async()=>(await s("plotly")).default);r.push(m.purge);let g={model:e,el:t,board:n,picks:p,looks:u,alone:!!o,stops:r,dom:i,store:d,map:m,sketch:a};g.rule=dn(l),l.append(g.rule.box);let x=()=>d.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:I(f().lang).no_answer}}});return g.where=vl(e,f,h=>g.wire.write(h),r),g.wire=kl(e,i,f,{freed:()=>g.driver.drive(),unanswered:x,goes:h=>g.where.goes(h),said:h=>g.mover.said(h)},r),g.driver=Tr(g),g.mover=il(g),g.scheduler=wl(g,h=>g.painter.paint(h)),g.intents=Li(g),g.painter=hl(g),g.pointer=Bi(g),g.keyboard=Wi(g),g.events=zr(i.events,{view:()=>g.where.now(),ask:g.wire.ask,go:g.intents.go},r),d.subscribe(g.scheduler.schedule),l.tegPixel=h=>{let b=n.countries.findIndex(w=>w.name===h);return b<0?null:m.pixel(n.countries[b].label)},g.pointer.type(),(e.get("window")?.[0]??1)!==1&&g.pointer.look(),xl(g),()=>r.forEach(h=>h())}var Cf=15e3,Tf=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,co=e=>e.split(`
`).map(t=>c("p",{},...t.split(Tf).map((n,o)=>o%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),Ps={true:"✓",false:"✗",null:"…"};function Rs({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),L=>L.toString(36)).join("-"),l=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),p=c("header",{}),u=c("div",{class:"teg-asked"}),d=c("div",{class:"teg-asked"}),f=c("section",{class:"teg-task"},p,u,l,d),m=c("div",{class:"teg-task-board"}),g=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},c("div",{class:"teg-both"},f,m)),x=dn(g);g.append(x.box),$e(t),t.append(g),ke(g,s);let h=ce(e,()=>h.presence()==="gone"&&v(I(a()).kernel_gone),s),b=Qe(t,()=>h.send({kind:"still"}),s),w="",_=!1,$,y=(L,q={})=>{w="",_=!0,clearTimeout($),$=setTimeout(()=>v(I(a()).no_answer),Cf),h.send({kind:"exercise",do:L,at:r().at,...q,nonce:i})},v=L=>{clearTimeout($),[_,w]=[!1,L],D()},M={board:"",manner:"",stop:()=>{}},k=L=>{let q=[];return{get:R=>e.get(R),set:(...R)=>e.set(...R),save_changes:()=>e.save_changes(),send:(...R)=>e.send(...R),widget_manager:e.widget_manager,on(R,Y){let F=(...se)=>e.get("board")===L&&Y(...se);q.push([R,Y,F]),e.on(R,F)},off(R,Y){for(let[F,se,Ot]of q)F===R&&se===Y&&e.off(R,Ot)}}},O=async()=>{let{kind:L,pick:q,board:R}=r(),Y=L==="play"?"play":q?"pick":"look",F=e.get("board");if(M.board===F&&M.manner===`${R}${Y}`||(M.stop(),m.replaceChildren(),m.hidden=!R,g.classList.toggle("teg-alone",!R),M={board:F,manner:`${R}${Y}`,stop:()=>{}},!R))return;let se=M,Ot=S===F?n:await o("board");se!==M||A||(se.stop=lo({model:k(F),el:m,board:Ot,manner:Y,part:o}))},S=e.get("board"),A=!1,C=go(r(),i,N),j=-1;function N({entry:L}={}){L!==void 0&&y("entry",{entry:L}),D()}let P=()=>{_||!C.ready()||(y("check",{answer:C.value()}),D())},U=L=>{let{at:q,dots:R,shut:Y}=r();L<0||L>q&&Y||L>R.length||y("go",{stop:L})},D=()=>{let L=r(),q=fn(a());L.at!==j&&(j=L.at,C=go(L,i,N)),C.renew(L,e.get("selected")??[]);let R=g.getRootNode().activeElement,Y=R&&f.contains(R)&&R.getAttribute("data-key");g.lang=a(),g.setAttribute("aria-label",L.title||q.exercise),g.dataset.theme=me()?"dark":"light",g.dataset.size=e.get("size")??"page",g.dataset.at=String(L.at),g.toggleAttribute("data-done",!!L.done),p.replaceChildren(...J(L,q)),u.replaceChildren(c("div",{class:"teg-task-text"},...co(L.task)),...C.draw(q));let F=w?{right:null,text:w,clause:""}:L.verdict??null;l.dataset.right=String(F?.right??null),l.hidden=!F,l.dataset.said!==JSON.stringify([F,L.at,L.tried?.length])&&(l.dataset.said=JSON.stringify([F,L.at,L.tried?.length]),l.replaceChildren(...F?W(F):[])),d.replaceChildren(...le(L,q)),Y&&(f.querySelector(`[data-key="${CSS.escape(Y)}"]:not([disabled])`)??g).focus({preventScroll:!0}),b(`${L.at}/${L.tried?.length}/${L.moves}/${a()}`),O()},W=({right:L,text:q,clause:R})=>[c("b",{},Ps[String(L)])," ",...co(q).map(Y=>c("span",{},...Y.childNodes)),...R&&!q.includes(R)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":R},R)]:[]],J=(L,q)=>{let R=L.dots.map((F,se)=>c("li",{},E(`dot-${se}`,Ps[{right:"true",wrong:"false"}[F]??""]??(F?"•":""),()=>U(se),{class:`teg-stop teg-stop-${F||"new"}`,"aria-label":`${q.stop} ${se+1}${F?`: ${q[F]}`:""}`,"aria-current":se===L.at?"step":null,disabled:se>L.at&&L.shut}))),Y=L.dots.length>1;return[c("h4",{},L.title||(L.kind==="tell"?q.look:q[L.kind])),Y&&c("ol",{class:"teg-stops","aria-label":q.progress},...R),E("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():g.requestFullscreen(),{class:"teg-full",title:q.full,"aria-label":q.full,hidden:!document.fullscreenEnabled})].filter(F=>F instanceof HTMLElement)},le=(L,q)=>{let R=L.dots.length>1||!L.last,Y=L.kind!=="tell",F=L.kind==="play",se=[Y&&!F&&E("check",q.check,P,{class:"teg-main",disabled:_||!C.ready()}),F&&E("undo",`↶ ${q.undo}`,()=>y("undo"),{disabled:!L.moves}),F&&E("again",q.again,()=>y("again"),{disabled:!L.moves}),Y&&E("hint",q.hint,()=>y("hint"),{disabled:!L.more}),Y&&E("solution",q.solution,()=>y("solution"),{disabled:!!L.solution||!L.solvable})],Ot=[R&&E("before",q.before,()=>U(L.at-1),{disabled:L.at===0}),R&&E("next",q.next,()=>U(L.at+1),{disabled:L.last||L.shut,class:L.done||!Y?"teg-main":""})],ln=L.tried??[];return[Y&&L.shut&&!L.last&&c("p",{class:"teg-hint"},q.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...se),R&&c("div",{class:"teg-buttons"},...Ot)),...(L.hints??[]).map((Et,cn)=>c("div",{class:"teg-given"},c("b",{},`${q.hint} ${cn+1}`),...co(Et))),L.solution&&c("div",{class:"teg-given teg-solved"},...co(L.solution)),ln.length>0&&c("details",{open:ln.length<4},c("summary",{"data-key":"tried"},`${q.tried}: ${ln.length}`),c("ol",{class:"teg-tried"},...ln.map(([Et,cn])=>c("li",{"data-right":String(cn)},`${Ps[String(cn)]} ${Et}`))))].filter(Et=>Et instanceof HTMLElement)},Ee=(L,q)=>{e.on(L,q),s.push(()=>e.off(L,q))};Ee("change:told",D);for(let L of["size","selected"])Ee(`change:${L}`,D);return Ee("msg:custom",L=>{L?.nonce===i&&(clearTimeout($),_=!1,L.kind==="clause"&&x.show(L,I(a())),L.kind==="refused"&&(w=L.text),D())}),g.addEventListener("click",L=>{let q=L.target;if(m.contains(q))return;x.box.contains(q)||x.close();let R=q.closest("[data-clause]");R&&(x.from(R),y("clause",{name:R.dataset.clause??""}))}),pn(g,({key:L},q)=>{if(L==="Escape")return x.close();let R=C.keys(L,q);return R||q.matches("input, textarea")?R:L==="PageDown"||L==="ArrowRight"?(U(r().at+1),!0):L==="PageUp"||L==="ArrowLeft"?(U(r().at-1),!0):!1}),f.addEventListener("keydown",L=>{L.key!=="Enter"||!L.target.matches("input")||(L.preventDefault(),P())}),s.push(_e(D),()=>clearTimeout($)),D(),()=>{A=!0,M.stop(),s.forEach(L=>L())}}var jf=500,Nf=40,zf=200,an=new Set,[Is,zl]=[!1,-1/0];function qf(e){an.add(e),!Is&&(Is=!0,setTimeout(()=>requestAnimationFrame(Pf),Math.max(zl+zf-performance.now(),0)))}function Pf(){[Is,zl]=[!1,performance.now()];let e=[...an];an.clear();for(let t of e)t()}var Nl=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function uo(e,t,n,o){let{write:s}=ce(e,()=>{},n),r=null,a=!1,i=()=>qf(o);for(let u of t)e.on(`change:${u}`,i);n.push(()=>{a=!0,an.delete(o);for(let u of t)e.off(`change:${u}`,i)});let l=u=>{let d=ce(u,()=>{},n).write,f=()=>t.forEach(g=>Nl(e.get(g),u.get(g))||e.set(g,u.get(g))),m=g=>()=>Nl(e.get(g),u.get(g))||d({[g]:e.get(g)});for(let g of t){let x=m(g);u.on(`change:${g}`,f),e.on(`change:${g}`,x),n.push(()=>(u.off(`change:${g}`,f),e.off(`change:${g}`,x)))}r=d,f()};return(async()=>{let u=e.get("leader")?.slice(10);for(let d=0;u&&d<Nf&&!a;d++){let f=await e.widget_manager?.get_model?.(u).catch(()=>null);if(f&&!a)return l(f);await new Promise(m=>setTimeout(m,jf))}})(),u=>{(r??s)(u),an.delete(o),o()}}var Rf=80;function ql(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),h=>h.toString(36)).join("-"),s=null,r="",a="",i=null,l,p=c("div",{class:"teg-knowledge"}),u=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:o}),f=h=>{[r,s,i]=[h,null,null],m(),d()},m=()=>{let h=I(e.get("lang")),b=e.get("seats"),[w,_]=[e.get("may_ask")??[],e.get("alone")];if(a!==u()){let k=a==="";a=u(),r&&(!_||!w.some(O=>b[O].name===r))&&([r,s]=[null,null]),clearTimeout(l),l=setTimeout(d,k?0:Rf)}let $=(k,...O)=>E(`know-${k||"all"}`,c("span",{},...O),()=>f(k),{"aria-pressed":String(r===k)}),y={seats:b},v=p.getRootNode().activeElement?.getAttribute?.("data-key"),M=p.contains(p.getRootNode().activeElement);p.replaceChildren(c("h4",{},h.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":h.know_whose},$("",h.know_all),...w.map(k=>$(b[k].name,z(y,k),_?b[k].name:`${h.curtain_me} ${b[k].name}`)),r!==null&&r!==""&&!_&&E("know-cover",h.secret_hide,()=>f(null))),...i?[c("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?g(s,b,h):r===null?[c("p",{class:"teg-hint"},h.know_covered)]:[]),M&&v&&p.querySelector(`[data-key="${v}"]`)?.focus({preventScroll:!0})},g=({seat:h,rows:b},w,_)=>{let $={seats:w},y=w.findIndex(S=>S.name===h),v=S=>c("td",{},...S.length?S.flatMap((A,C)=>[C?` ${_.or} `:"",c("span",{class:"teg-who"},z($,A),w[A].name)]):["?"]),M=b.filter(([,S])=>S.length===1&&S[0]!==y).length,k=b.filter(([,S,A])=>S.length===1&&S[0]===y&&A.length!==1).length,O=y<0?`${_.know_sure_all}: ${b.filter(([,,S])=>S.length===1).length}`:`${_.know_sure}: ${M}. ${_.know_hidden}: ${k}`;return[e.get("aid")?c("p",{},O):c("p",{class:"teg-hint"},_.know_no_aid),b.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":_.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},_.place),y>=0&&c("th",{scope:"col"},`${h} ${_.know_knows}`),c("th",{scope:"col"},_.know_all))),c("tbody",{},...b.map(([S,A,C])=>c("tr",{},c("th",{scope:"row"},t.countries[S].name),y>=0&&v(A),v(C)))))):c("p",{class:"teg-hint"},_.know_nothing)]};return{root:p,traits:["steps","seats","may_ask","alone","aid"],draw:m,hear:h=>{h?.nonce!==o||h.kind==="knowledge"&&(h.seat!==r||h.line!==e.get("line")||h.step!==Math.min(e.get("step"),e.get("steps")))||(h.kind==="knowledge"?[s,i]=[h,null]:h.kind==="refused"&&([s,i]=[null,h]),m())}}}function Pl(e,t,n){let o=new Map(t.countries.map((g,x)=>[g.name,x])),s=g=>n.lead({selected:g}),r=c("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=c("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[c("span"),c("span")],l=c("div",{class:"teg-told",role:"status"}),p=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},i[0],r),c("label",{},i[1],a)),l),u=(g,x,h)=>{let b=$=>c("option",{value:t.countries[$].name},t.countries[$].name),w=$=>x.filter(y=>(t.countries[y].continent??-1)===$),_=(t.continents??[]).map(($,y)=>({name:$.name,options:w(y).map(b)}));g.replaceChildren(c("option",{value:""},h),..._.filter($=>$.options.length).map($=>c("optgroup",{label:$.name},...$.options)),...w(-1).map(b))},[d,f]=["",""];return{root:p,traits:["odds"],draw:()=>{let g=e.get("lang"),x=I(g),[h="",...b]=e.get("selected")??[],w=e.get("odds")??{},[_,$]=[`${g}/${h}`,b.at(-1)??""];_!==d&&(d=_,i[0].textContent=x.source,i[1].textContent=x.target,u(r,[...t.countries.keys()],x.choose),u(a,t.countries[o.get(h)??-1]?.neighbours??[],x.choose)),[r.value,a.value,a.disabled]=[h,$,!h];let y=JSON.stringify([g,w]);if(y===f)return;f=y;let v=w.target?`${x.odds}: ${w.sources.join(", ")} → ${w.target}`:x.odds,M="conquest"in w?nn(w,g):[c("p",{class:"teg-hint"},w.target?x.odds_none:x.odds_choose)];l.replaceChildren(Q(v,...M))}}}var Hs={odds:Pl,knowledge:ql};function Rl({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=uo(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>d()),a=ce(e,()=>{},o),i=gn(t,a,o),l=Hs[s](e,n,{...a,lead:r}),p=c("p",{class:"teg-caption","aria-live":"polite"}),u=c("div",{class:"teg teg-follower",role:"group","data-face":s},l.root,p);$e(t),t.append(u),ke(u,o);let d=()=>{u.dataset.size=e.get("size"),u.dataset.step=String(e.get("step")),p.textContent=e.get("caption"),l.draw(),i([...l.traits,"line","step","lang"].map(g=>JSON.stringify(e.get(g))).join())},f=(g,x)=>{e.on(g,x),o.push(()=>e.off(g,x))};for(let g of["lang","size","caption",...l.traits])f(`change:${g}`,d);l.hear&&f("msg:custom",l.hear);let m=()=>{u.dataset.theme=me()?"dark":"light"};return m(),o.push(_e(m)),d(),()=>o.forEach(g=>g())}var If=["yes","number","range","chance"];function Il({model:e,el:t}){let n=[],o=c("div",{class:"teg teg-guess",role:"group"});$e(t),t.append(o),ke(o,n);let s=Qe(t,()=>{},n),r=null,a="",i=!1,l=e.get("asks")||"yes",[p,u,d]=["","",50],f=()=>{[i,a]=[!1,I(e.get("lang")).kernel_gone],x()},m=ce(e,()=>m.presence()==="gone"&&f(),n),g=y=>{[i,a]=[!0,""],x(),m.send({kind:"bet",bet:y})},x=()=>{let y=fn(e.get("lang"));o.dataset.theme=me()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",y.guess),o.replaceChildren(c("h4",{},y.guess),c("p",{class:"teg-task-text"},e.get("question")),...r?_(r,y):h(y)),s(`${!!r}`)},h=y=>{let v=e.get("asks")?[]:If.map(M=>{let k=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${M}`,change:()=>(l=M,x(),b(M))});return k.checked=M===l,c("label",{},k," ",y[`kind_${M}`])});return[...v.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},y.how),...v)]:[],c("div",{class:"teg-buttons"},...w(y)),c("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?y.working:a)]},b=y=>o.querySelector(`[data-key="kind-${y}"]`)?.focus(),w=y=>{if(l==="yes")return[E("yes",y.yes,()=>g(!0),{disabled:i}),E("no",y.no,()=>g(!1),{disabled:i})];let v=()=>g(l==="chance"?`${d} %`:l==="range"?[p,u]:p),M=(S,A,C,j)=>{let N=c("input",{type:"text","data-key":S,"aria-label":A,placeholder:A,maxlength:60,autocomplete:"off",input:P=>j(P.target.value)});return N.value=C,N.addEventListener("keydown",P=>P.key==="Enter"&&v()),N},k=c("output",{},`${d} %`),O=c("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":y.kind_chance,input:S=>{d=S.target.valueAsNumber,k.textContent=`${d} %`}});return[...l==="chance"?[O,k]:[],...l==="number"?[M("number",y.kind_number,p,S=>p=S)]:[],...l==="range"?[M("from",y.from,p,S=>p=S),M("to",y.to,u,S=>u=S)]:[],E("bet",y.bet,v,{class:"teg-main",disabled:i})]},_=({bet:y,result:v,judged:M,hit:k,score:O},S)=>[c("dl",{class:"teg-came"},c("dt",{},S.you_said),c("dd",{},y),c("dt",{},S.came_out),c("dd",{},v)),c("p",{class:"teg-verdict",role:"status","data-right":String(k)},M),c("p",{class:"teg-hint"},O)],$=y=>{if(y?.kind==="came")r=y.came;else if(y?.kind==="refused")a=y.text;else return;i=!1,x()};e.on("msg:custom",$);for(let y of["question","lang"])e.on(`change:${y}`,x);return n.push(_e(x),()=>e.off("msg:custom",$),()=>["question","lang"].forEach(y=>e.off(`change:${y}`,x))),x(),m.send({kind:"show"}),()=>n.forEach(y=>y())}var Hf=24;function Hl(e,t){let n=null,o=null,s=[],r=0,a=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(f=>c("span",{role:"gridcell"},f)),l=d=>{let{first:f,round:m,seat:g,kind:x,text:h}=o,{seats:b,kinds:w}=n,_=g[d]<0?"":c("span",{},z(n,g[d]),b[g[d]].name);return c("div",{class:"teg-entry",title:h[d]},...i(f+d,m[d],_,w[x[d]]??x[d],h[d]))},p=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),u=En({height:Hf,label:"",head:a,draw:l,pick:d=>p((o?.first??0)+d),move:d=>p(t()+d)});return{root:c("div",{class:"teg-log"},u.root),tell(d,f,m,g){let x=[d,f,m,g];x.every((h,b)=>h===s[b])||(s=x,n=d,o=ft(d,f,m),a.replaceChildren(...[g.step,g.round,g.seat,g.kind_of,g.event].map(h=>c("span",{role:"columnheader"},h))),u.root.setAttribute("aria-label",g.log),u.fill(o.text.length,Number(getComputedStyle(u.root).getPropertyValue("--teg-type"))||1),u.show(-1),u.show(r-o.first))},show(d){r=d,u.show(d-(o?.first??0))},stop:u.stop}}var[St,po]=[1e3,100],Dl=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Df(e,t){let n=r=>+(St*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(po*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${St}`}function Vl(e,t,n){let o={d:e,"stroke-dasharray":Dl[n%Dl.length]};return[T("path",{...o,class:"teg-halo"}),T("path",{...o,class:"teg-line-of",stroke:t})]}var Vf=13;function Bf(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function Bl(e,t){let n=null,o=null,s=[],r=0,a=[],i=null,[l,p]=["",""],u=c("div",{class:"teg-races"}),d=c("div",{class:"teg-standing","aria-live":"off"}),f=c("div",{class:"teg-race",tabindex:0,role:"slider"},u,d),m=c("ol",{class:"teg-turn-list"}),g=c("div",{},f,m),x=[],h=[],b=O=>Math.round(Math.min(Math.max(O,o?.first??0),o?.end??0)),w=O=>o&&e(b(O),o.line),_=()=>Math.max((o?.text.length??1)-1,1),$=O=>{let S=O.currentTarget.getBoundingClientRect();w((o?.first??0)+(O.clientX-S.left)/S.width*_())},y=O=>{let[S,{counts:A,first:C}]=[n,o],j=S.seats.length,N=S.seats.map((W,J)=>A.map(le=>le[O*j+J]??0)),P=N.reduce((W,J)=>J.reduce((le,Ee)=>Math.max(le,Ee),W),1),U=c("div",{class:"teg-cursor"});x.push(U);let D=c("div",{class:"teg-plot",pointerdown:W=>{W.button||(D.setPointerCapture(W.pointerId),$(W))},pointermove:W=>D.hasPointerCapture(W.pointerId)&&$(W)},T("svg",{viewBox:`0 -2 ${St} ${po+4}`,preserveAspectRatio:"none","aria-hidden":"true"},T("path",{class:"teg-grid",d:`M0 ${po}H${St}M0 ${po/2}H${St}M0 0H${St}`}),...N.flatMap((W,J)=>Vl(Df(W,P),S.seats[J].color,J))),...a.map((W,J)=>c("i",{class:"teg-turned","data-turn":J+1,style:{left:`${100*(W.step-C)/_()}%`}})),U,c("b",{class:"teg-most"},P));return c("figure",{},c("figcaption",{},S.measures[O][1]),c("div",{class:"teg-plot-row"},D,M(S,N.map(W=>W.at(-1)??0),P)))},v=()=>{x=[],m.hidden=!a.length,m.setAttribute("aria-label",i?.turns??""),m.replaceChildren(...a.map(A=>c("li",{},E(`turn-${A.step}`,Cs(A,i,n.lang),()=>w(A.step)))));let O=n,{measures:S}=O;u.replaceChildren(...S.map((A,C)=>y(C)),S.length?"":c("p",{class:"teg-hint"},p)),h=O.seats.map(()=>c("b")),d.replaceChildren(...O.seats.map((A,C)=>{let j=T("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Vl("M0 4H26",A.color,C));return c("span",{},j,z(O,C),`${A.name} `,h[C])})),f.setAttribute("aria-label",l),f.setAttribute("aria-valuemin",String(o?.first)),f.setAttribute("aria-valuemax",String(o?.end))},M=(O,S,A)=>{let C=[...S.keys()].sort((N,P)=>S[P]-S[N]||N-P),j=Bf(C.map(N=>100*(1-S[N]/Math.max(A,1))),Vf);return c("div",{class:"teg-ends","aria-hidden":"true"},...C.map((N,P)=>c("span",{style:{top:`${j[P].toFixed(1)}%`}},z(O,N),O.seats[N].name)))},k=()=>{if(!n||!o)return;let O=n,S=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let C of x)C.style.left=`${100*S/_()}%`;let A=o.counts[S]??[];f.setAttribute("aria-valuenow",String(o.first+S)),h.forEach((C,j)=>At(C,O.measures.map((N,P)=>A[P*O.seats.length+j]??0).join(" · ")))};return f.addEventListener("keydown",O=>{if(O.ctrlKey||O.metaKey||O.altKey||!o)return;let S={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[O.key];S!==void 0&&(O.preventDefault(),O.stopPropagation(),w(Math.min(t(),o.end)+S))}),{root:g,tell(O,S,A,C,j){let N=[O,S,A,C,j];if(N.every((D,W)=>D===s[W]))return;s=N,n=O,o=ft(O,S,A),i=C;let{first:P,end:U}=o;a=j.filter(D=>D.line===A&&D.step>=P&&D.step<=U),l=`${C.race}: ${O.measures.map(D=>D[1]).join(", ")}`,p=C.race_secret,v(),k()},show(O){r=O,k()},stop:()=>{}}}var Ds={timeline:An,table:Hl,race:Bl},Wf=[];function Wl({model:e,el:t,film:n,part:o}){let s=[],r=gn(t,ce(e,()=>{},s),s),a=uo(e,["line","step"],s,()=>g()),i=null,l="",p=(w,_)=>{a({..._!==e.get("line")&&{line:_},...w!==e.get("step")&&{step:w}})},u=Ds[e.get("face")](p,()=>e.get("step")),d=c("p",{class:"teg-caption","aria-live":"polite"}),f=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},u.root,d);$e(t),t.append(f),ke(f,s);let m=()=>{!i||l!==e.get("film")||(u.tell(i,e.get("tail"),e.get("line"),I(i.lang),e.get("turns")??Wf),f.dataset.size=e.get("size")??"page",d.textContent=e.get("caption"),g())},g=()=>{u.show(e.get("step"),e.get("line")),f.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},x=async w=>{let _=e.get("film");[i,l]=[await On(w),_],m()},h=(w,_)=>{e.on(w,_),s.push(()=>e.off(w,_))};for(let w of["line","tail","caption","size","turns"])h(`change:${w}`,m);h("change:film",async()=>x(await o("film")));let b=()=>{f.dataset.theme=me()?"dark":"light"};return b(),s.push(_e(b),u.stop),x(n),()=>s.forEach(w=>w())}var Ff={exercise:Rs,tour:Rs,guess:Il};function n1(e){let t=e.model.get("face");return t in Ds?Wl(e):t in Hs?Rl(e):(Ff[t]??lo)(e)}export{n1 as render};
