function c(e,t={},...n){let o=document.createElement(e);return xs(o,t,n),o}function R(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return xs(o,t,n),o}function xs(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function wt(e,t){e.textContent!==t&&(e.textContent=t)}function $(e,t,n,o={}){return c("button",{type:"button","data-key":e,...o,click:n},t)}function ee(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>c("option",{value:i.value,selected:i.value===o},i.text))))}function ot(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(l.valueAsNumber)||r(a(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return Zi(l,()=>l.valueAsNumber||n,p=>l.value=String(a(p)),i),l}var Xi=8;function Zi(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/Xi);a||=u!==0,a&&n(r+u)},l=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}function Gn(e,t,n){return e.kind==="number"?el(n):e.kind==="order"?sl(e,n):e.kind==="mark"&&e.pick?Ji():e.kind==="mark"||e.kind==="choose"&&e.several?nl(e,n):e.kind==="judge"&&e.free?ol(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?tl(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var yt={keys:()=>!1};function Ji(){let e=[];return{...yt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function el(e){let t="";return{...yt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[bs("number",n.number_how,t,o=>(t=o,e()))]}}function bs(e,t,n,o){let s=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function tl(e,t,n){let o=e.options??[],s=0;return{...yt,renew:r=>o=r.options??[],ready:()=>s>0,value:()=>s,draw:()=>[c("ol",{class:"teg-options"},...o.map((r,a)=>Zt("radio",`option-${a+1}`,`teg-${t}`,r,s===a+1,()=>{s=a+1,n(e.kind==="fault"?{entry:s}:{})},e.kind==="fault"?a+1:0)))]}}function nl(e,t){let n=e.options??[],o=new Set;return{...yt,renew:s=>n=s.options??[],ready:()=>o.size>0,value:()=>[...o].sort((s,r)=>s-r).map(s=>e.kind==="mark"?n[s-1]:s),draw:s=>[c("p",{class:"teg-picked"},s.several),c("ol",{class:"teg-options"},...n.map((r,a)=>Zt("checkbox",`option-${a+1}`,"",r,o.has(a+1),()=>{o.delete(a+1)||o.add(a+1),t()})))]}}function ol(e,t){let n=null,o="",s=r=>()=>(n=r,t());return{...yt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":o.trim()||"illegal",draw:r=>[c("ol",{class:"teg-options"},Zt("radio","legal",`teg-${e}`,r.legal,n===!0,s(!0)),Zt("radio","illegal",`teg-${e}`,r.illegal,n===!1,s(!1))),...n===!1?[bs("clause",r.which_clause,o,a=>(o=a,t()))]:[]]}}function Zt(e,t,n,o,s,r,a=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,c("li",{},c("label",{},i," ",a>0&&c("b",{},`${a}. `),o))}function sl(e,t){let n=e.options??[],o=n.map((i,l)=>l+1),s=(i,l)=>l<0||l>=o.length||i===l?!1:(o.splice(l,0,...o.splice(i,1)),t(),!0),r=-1,a=i=>l=>{l.preventDefault(),r>=0&&s(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...o],keys:(i,l)=>{let p=l.closest("[data-order]"),u={ArrowUp:-1,ArrowDown:1}[i];if(!p||u===void 0)return!1;let d=o.indexOf(Number(p.getAttribute("data-order")));return s(d,d+u),!0},draw:i=>[c("p",{class:"teg-picked"},i.order_how),c("ol",{class:"teg-order"},...o.map((l,p)=>c("li",{tabindex:0,draggable:"true","data-order":l,"data-key":`item-${l}`,"aria-label":`${p+1}. ${n[l-1]}`,dragstart:u=>{r=p,u.dataTransfer?.setData("text/plain",String(l))},dragover:u=>u.preventDefault(),drop:a(p)},c("span",{},`${p+1}. ${n[l-1]}`),c("span",{class:"teg-group"},$(`up-${l}`,"▲",()=>s(p,p-1),{"aria-label":`${i.up}: ${n[l-1]}`,disabled:p===0}),$(`down-${l}`,"▼",()=>s(p,p+1),{"aria-label":`${i.down}: ${n[l-1]}`,disabled:p===o.length-1})))))]}}var rl=new Set(["restarting","autorestarting","terminating","dead","starting"]);function se(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i="",l=()=>a||=!!r&&(r.isDisposed||rl.has(r.status)||o()?.id!==r.id),p=()=>{l(),t()};for(let f of["statusChanged","connectionStatusChanged","disposed"])r?.[f]?.connect(p),n.push(()=>r?.[f]?.disconnect(p));let u=(f,m)=>{let{msg_type:g,session:b}=m?.header??{};i||=b??"",!(a||g!=="shutdown_reply"&&(b??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(u),n.push(()=>r?.iopubMessage?.disconnect(u));let d=async f=>{if(l())return t();try{await f()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(f,m)=>{d(()=>e.send(f,m))},write(f){for(let[m,g]of Object.entries(f))e.set(m,g);d(()=>e.save_changes())}}}var al=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function he(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let l of al)i.toggleAttribute(l,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function Jt(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var kt=4;function en(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),l=a.bottom+kt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+kt:a.top-kt-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+kt),r.right-t.offsetWidth-kt);Object.assign(t.style,{top:`${l-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren($("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...ws(r,a),...r.decisions.map(i=>c("section",{},...ws(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function ws({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let l=a.map(p=>c("li",{},`${i.other_reading}: ${p.text}`,p.option&&c("code",{},p.option)));return r&&l.push(c("li",{},`${i.option}: `,c("code",{},r))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${o}`},s),c("ul",{},...l)]}var il='data-still="teg_nb"',ll=/^<.*> …$/s;function De(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(ys(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=p=>{o=p,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},l=()=>(o?.isConnected||i(cl(e)),o);return p=>{if(l(),p===s)return;let u=s==="";s=p,clearTimeout(r),u||(r=setTimeout(()=>l()&&t(),1500))}}var tn=(e,t,n)=>De(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),ys=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function cl(e){let t=ys(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return ll.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(il)?t:null}var Re={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function st(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var q=st(Re.all),nn=st(Re.asking),xe=st(Re.eggar),Z=st(Re.wargame),pl={symbol:st(Re.symbol),pact:st(Re.pact)},Un=(e,t,n)=>pl[t](e)[n]??n;function pe(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function be(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var ks=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var vs=`/* The map */

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
`;var _s=`/* Controls */

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
`;var $s=`/* Words below a view. */

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
`;var Ms=`/* A task beside a board: exercises, tours, bets. */

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
`;var xl=[ks,vs,_s,$s,Ms].join(""),Ss=!1;function we(e){let t=e.getRootNode()===document;t&&Ss||(Ss||=t,(t?document.head:e).append(c("style",{},xl)))}function de(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function ge(e){return de(e.map(t=>[...t,t[0]]))}function As(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,l]=o[r],[p,u]=o[a];l>n!=u>n&&t<(p-i)*(n-l)/(u-l)+i&&(s=!s)}return s})}function Yn([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],l=Math.max(r-s-2,8),[p,u]=[l-9,l-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[l,0],[u,6.4],[p,2.6],[5,1.4]].map(([f,m])=>[e+f*a-m*i,t+f*i+m*a])}function sn(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=Ls(e,a);return i?[Yn(s,[r[0]+i,r[1]],o),Yn([s[0]-i,s[1]],r,o)]:[Yn(s,r,o)]}function le([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function Ls(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Os=new WeakMap;function bl(e,t,n){let o=Os.get(e)??new Map;Os.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,wl(e,t,n)),o.get(s)}function wl(e,t,n){let o=yl(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=Es(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(Es))}function yl(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let l=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(l=[r[u]]),l.push(r[(u+1)%r.length]),Qn(l)>Qn(s)&&(s=l))}}return s}var Qn=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function Es(e){let t=Qn(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(l=>kl(e,t+l)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function kl(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let l=Math.max(t,0)/(i||1);return[o+l*(r-o),s+l*(a-s)]}t-=i}return e[e.length-1]}function Ts(e,t,n,o=11){let[s,r]=[o/2,o*.18];return bl(e,t,n).flatMap(([[a,i],[l,p]])=>[-r,r].map(u=>{let[d,f]=[a+u*l,i+u*p];return[[d-s*p,f+s*l],[d+s*p,f-s*l]]}))}function js(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=Ls(e,r[0]-s[0]);return a?[Kn(s,[r[0]+a,r[1]]),Kn([s[0]-a,s[1]],r)]:[Kn(s,r)]})}function Kn([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(l,p)=>{let u=p/r,[d,f,m]=[(1-u)**2,2*u*(1-u),u**2];return[d*e+f*a+m*n,d*t+f*i+m*o]})}function Ns([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function B(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],l=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),d=x=>(u?x:0)+Number(o[p++]),f=x=>s[s.length-1].push([t+x[0],n+x[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[g,b]=[r,a],[h,w]=l;if(l=m==="Q"?[d(g),d(b)]:m==="T"?[2*g-h,2*b-w]:[g,b],m!=="V"&&(r=d(g)),m!=="H"&&(a=d(b)),m!=="Q"&&m!=="T"){l=[r,a],f([r,a]);continue}for(let x=1;x<=6;x++){let y=x/6,[v,k,E]=[(1-y)**2,2*y*(1-y),y**2];f([v*g+k*l[0]+E*r,v*b+k*l[1]+E*a])}}return s}function zs(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function qs(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var on=11,[vl,_l]=[900,500],Cs=1.8;function vt(e,t=on,n=900){let o=(a,i)=>Math.min(Math.max(a*e,i),Cs*t),s=e*n<_l,r=Math.min(Math.max(7.4*e,.75*t),.9*Cs*t)*(s?.7:1);return{least:t,small:s,disc:r,grown:r/e,count:s?.8*t:o(9.2,Math.round(2.1*t)/2),name:o(8.2,t===on&&e*n>=vl?12.5:t),note:o(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function j(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&R("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},R("path",{d:`M${s.join("L")}Z`,fill:o}));return c("i",{class:"teg-dot",style:{background:n}},r||null)}function ce(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Ve(e,t){return e.step<e.steps&&c("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function U(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function rt(e,t,n,o){return e===null?c("span",{class:"teg-die"}):R("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},R("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...zs(e).map(([s,r])=>R("circle",{cx:s,cy:r,r:.4,fill:o})))}var $l={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Is={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function ye(e){let t=$l[Is[e]??e];return t?R("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},R("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Ps={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function _t(e){return R("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},R("path",{d:Ps[Is[e]??e]??Ps.joker,fill:"currentColor"}))}function I(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function rn(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function an(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function $t(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Hs(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Ds(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Rs(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function Vs(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function Bs(e){return{kind:"offers",line:e.line,step:e.step}}function Ws(e){return{kind:"hint",line:e.line,step:e.step}}function Fs(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Xn=["easy","normal","hard"],Gs={teg:["missile_keeper"]};function Mt(e,t,...n){return t===e.viewer&&t===e.to_move?I(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function fe(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function Us(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function Ys(e,t){let n=e.branches[t];return n?fe(e,n.step,n.line):fe(e,e.step+1)}function Ks(e){return Math.max(0,...Xs(e).filter(t=>t<e.step))}function Qs(e){return Math.min(e.steps,...Xs(e).filter(t=>t>e.step))}function Xs({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function ln(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function cn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Zs(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Zn(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Js(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var ve={kind:"private"};function un(e,t){return{kind:"look",seat:e.seats[t].name}}function Be(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function er(e){return{kind:"more",line:e.line,step:e.step}}var tr={kind:"stop"};function nr(e){return{kind:"clause",name:e}}function or(e){return{kind:"lang",lang:e}}function J(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var Jn={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Ml=Object.keys(Jn);function sr({battle:e,last:t},n){let[o,s,r]=Jn[n]??Jn.quick;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function St(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function pn(e,t){let n=St(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Be(e,"action"):null}}var rr={draw:Sl,depends:({view:e,pace:t})=>[t,pn(e,t.auto).pauses,e.playing?.until,St(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0},ar={draw:({view:e},t)=>{if(!e.playing)return null;let{until:n,moves:o}=e.playing,s=t[`playing_${ir(e,n)}`];return c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":s}),`${s} · ${t.round} ${e.round} · ${t.moves}: ${o}`)},depends:({view:e})=>e.playing,steady:!0},ir=(e,t)=>t==="end"&&e.people?.length?"mine":t;function Sl({view:e,now:t,pace:n,pause:o,stop:s,setSpeed:r,send:a},i){if(!e.seats.some(p=>p.bot))return null;let{pauses:l}=pn(e,n.auto);return c("div",{class:"teg-timeline",role:"group","aria-label":i.bots},c("span",{class:"teg-group"},c("span",{class:"teg-label"},i.bots),e.playing?$("stop",c("span",{},ye("stop"),` ${i.stop}`),s,{class:"teg-main",title:"Esc"}):$("pause",c("span",{},ye(l?"pause":"forward"),` ${l?i.pause:i.go_on}`),o,{class:!l&&St(e)?"teg-main":null,title:"P",disabled:e.over!==null}),c("select",{"data-key":"speed","aria-label":i.speed,title:i.speed,change:p=>r(p.target.value)},...Ml.map(p=>c("option",{value:p,selected:p===n.speed},i[p])))),c("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>$(`until-${p}`,i[`until_${ir(e,p)}`],()=>a(Be(t(),p)),{disabled:!St(e)||!!e.playing}))))}function lr({view:e,pace:t}){if(t.speed==="at_once"||!St(e)||e.step<e.steps||e.last.target===null)return null;let o=e.news.filter(s=>s.step===e.step).slice(0,2).map(s=>c("p",{},s.seat!==null&&j(e,s.seat),s.text));return o.length?c("div",{},...o):null}function cr(e){let{model:t,dom:n,store:o,stops:s}=e,{view:r}=o,a;s.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&!!r()?.goes_on&&e.wire.there(),p=()=>!!r()?.playing&&e.wire.there(),u=()=>p()||l()&&i().speed==="at_once",d=m=>e.wire.write(m),f=()=>{i().auto&&d({auto:!1}),e.wire.send(tr)};return{pace:i,atOnce:u,setPace:d,stop:f,setSpeed:m=>d({speed:m}),moves:()=>p()||l(),pause(){if(r().playing)return f();let{pauses:m,message:g}=pn(r(),i().auto);m===i().auto&&d({auto:!m}),m||e.wire.send(g)},drive(){let{wire:m,scheduler:g}=e;if(clearTimeout(a),m.busy())return;let b=m.kept();if(b)return m.send(b);if(!(!p()&&!l())){if(n.root.setAttribute("data-going",""),p())return m.send(er(r()),m.names.driver);!g.begun()||!u()&&!g.rests()||(a=setTimeout(()=>m.send(Be(r(),"action"),m.names.driver),sr(r(),i().speed)))}}}}var Ol=["round","seat","kind","text","counts"],at=new Map;function dn(e){let t=at.get(e)??El(e);return at.delete(e),at.set(e,t),at.size>4&&at.delete(at.keys().next().value),t}async function El(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function it(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(f=>f.name===n)??o[0],d=1/0;s.unshift({name:u.name,to:d}),u.of!==null;)d=Math.min(d,u.from??0),u=o.find(f=>f.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let d of[e.rows[u.name],t.rows[u.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let f=Math.min(d.text.length,u.to+1-d.first);if(!(f<=0)){a.at(-1)?.name!==u.name&&a.push({from:d.first,name:u.name});for(let m of Ol)for(let g=0;g<f;g++)r[m].push(d[m][g])}}r.first=Math.max(r.first,0);let i=u=>a.filter(d=>d.from<=u).at(-1)?.name??"main",l=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!l.has(u.name)&&u.of!==null&&(u.from??0)<=(l.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}var Cl=80;function Ot(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Al({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,l=r.find(m=>m.name===a);if(!l||r.length<2&&!e.restore)return null;let p=m=>r.find(g=>g.name===m),u=Ll(),d=m=>g=>{m&&m.of!==null&&u.open(g,Ot(m,s),[Tl,jl,Nl].map(b=>b(e,m,n,s)))},f=m=>o(1/0,m.target.value);return c("div",{class:"teg-lines"},r.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},s.line),c("select",{"data-key":"line",change:f,contextmenu:d(l)},...r.map(m=>c("option",{value:m.name,selected:m.name===a},`${Ot(m,s)} · ${m.end}`)))),l.of!==null&&c("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(l)},"⋯"),e.restore&&$("restore",`↶ ${s.restore}`,()=>n(Js(e))),i.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":s.ways},c("span",{class:"teg-label"},s.ways),...i.map((m,g)=>$(`way-${m.line}`,c("span",{},m.seat===null?null:j(e,m.seat),c("b",{},Ot(p(m.line)??l,s)),m.text&&` ${m.text}`),()=>o(m.step,m.line),{"aria-current":g===t?"true":null,contextmenu:d(p(m.line))}))),u.box)}function Ll(){let e=null,o=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(c("b",{},a),...i),o.hidden=!1;let l=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,l-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Tl(e,t,n,o){let r=c("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:Cl,value:t.title}),a=i=>{i.preventDefault(),n(Zs(e,t.name,r.value))};return c("form",{submit:a},r,c("button",{type:"submit","data-key":"rename-yes"},o.rename))}function jl(e,t,n,o){return $("promote",o.promote,()=>n(Zn(e,"promote",t.name)),{title:o.promote_what})}function Nl(e,t,n,o){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},o.delete),c("p",{},o.delete_sure),$("delete-yes",o.delete_yes,()=>n(Zn(e,"delete",t.name))))}var ur={draw:Al,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var pr=6;function gn({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=c("div",{class:"teg-roll-all"}),i=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),l=new Map,[p,u,d,f]=[0,-1,!1,e],m={top:0,high:0,over:0},g=()=>{d=!1;let x=Math.max(0,Math.floor(m.top/f)-pr),y=Math.min(p,Math.ceil((m.top+m.high)/f)+pr);for(let[v,k]of l)v>=x&&v<y||(k.remove(),l.delete(v));for(let v=x;v<y;v++){let k=l.get(v);k||(k=o(v),k.classList.add("teg-roll-row"),k.setAttribute("role","row"),k.setAttribute("aria-rowindex",String(v+1)),k.dataset.row=String(v),k.style.top=`${v*f}px`,l.set(v,k),a.append(k)),k.getAttribute("aria-selected")==="true"!=(v===u)&&k.setAttribute("aria-selected",String(v===u))}},b=()=>{d||(d=!0,requestAnimationFrame(g))},h=()=>{if(u<0||!m.high)return;let[x,y]=[u*f,m.high-m.over-f];x>=m.top&&x<=m.top+y||(i.scrollTop=Math.max(0,x-y/2),m.top=i.scrollTop)};i.addEventListener("scroll",()=>{m.top=i.scrollTop,b()}),i.addEventListener("click",x=>{let y=x.target.closest(".teg-roll-row");y&&s(Number(y.dataset.row))}),i.addEventListener("keydown",x=>{if(x.target!==i||x.ctrlKey||x.metaKey||x.altKey)return;let y=Math.max(1,Math.floor(i.clientHeight/f)-1),v={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:y,PageUp:-y,Home:-1/0,End:1/0}[x.key];v!==void 0&&(x.preventDefault(),x.stopPropagation(),r(v))});let w=new ResizeObserver(()=>{Object.assign(m,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),h(),b()});for(let x of[i,n])x&&w.observe(x);return{root:i,fill(x,y=1){p=x,f=Math.round(e*y),i.style.setProperty("--teg-entry",`${f}px`),i.setAttribute("aria-rowcount",String(x)),a.style.height=`${x*f}px`;for(let v of l.values())v.remove();l.clear(),b()},show(x){x!==u&&(u=x,h(),g())},stop:()=>w.disconnect()}}var zl=24;function ql(e,t,n,o){let s=[],r=i=>t.ways.filter(l=>l.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,p=t.line_of(l),[u,d]=[t.text[i],t.seat[i]],f=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||f||l===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:l,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||f?.glyph)&&s.push({kind:"entry",step:l,seat:d,line:p,text:f?.glyph?`${u} ${f.glyph}`:u}),f?.say&&s.push({kind:"note",step:l,seat:-1,line:p,text:f.say}));for(let g of r(l)){let h=e.rows[g.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:l+1,seat:-1,line:g.line.name,text:`${Ot(g.line,o)} (${l+1}–${g.line.end})${h&&`: ${h}`}`})}}return s}function fn(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},l=null,p=v=>{let{kind:k,step:E,text:C,seat:S}=n[v],_=c("span",{class:"teg-at",role:"gridcell"},k==="entry"?E:""),O=k==="way"?"↳ ":k==="note"?"✎ ":"",M=k==="entry"&&(S<0?c("i",{class:"teg-dot teg-none"}):j(o,S));return c("div",{class:`teg-item teg-item-${k}`,title:C},_,c("span",{role:"gridcell"},M,O,C))},u=v=>n[v]&&e(n[v].step,n[v].line),d=()=>{let v=-1;for(let[k,E]=[0,n.length-1];k<=E;){let C=k+E>>1;n[C].step<=a.step?[v,k]=[C,C+1]:E=C-1}for(;v>0&&n[v].kind!=="entry";)v--;return v},m=gn({height:zl,label:"",draw:p,pick:u,move:v=>{if(!s)return;let k=Math.min(Math.max(t()+v,s.first),s.end);e(k,s.line)}}),g=c("select",{"data-key":"events-seat"}),b=c("select",{"data-key":"events-kind"}),h=()=>{!o||!s||!l||(i.seat=g.value===""?-1:Number(g.value),i.kind=b.value,n=ql(o,s,i,l),m.root.hidden=!n.length,w.hidden=n.length>0,m.fill(n.length,Number(getComputedStyle(m.root).getPropertyValue("--teg-type"))||1),m.show(-1),m.show(d()))};for(let v of[g,b])v.addEventListener("change",h);let w=c("p",{class:"teg-hint",hidden:!0}),x=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},g,b),m.root,w),y=(v,k)=>{let E=[g.value,b.value],C=new Set(Object.values(v.rows).flatMap(S=>S.kind));g.replaceChildren(c("option",{value:""},k.every_seat),...v.seats.map((S,_)=>c("option",{value:_},S.name))),b.replaceChildren(c("option",{value:""},k.every_kind),...Object.entries(v.kinds).filter(([S])=>C.has(S)).map(([S,_])=>c("option",{value:S},_))),[g.value,b.value]=E,g.setAttribute("aria-label",k.seats),b.setAttribute("aria-label",k.kind_of),m.root.setAttribute("aria-label",k.events),w.textContent=k.no_news};return{root:x,wait(v){m.root.hidden=!0,w.hidden=!1,w.textContent=v.busy},tell(v,k,E,C){let S=[v,k,E,C];S.every((_,O)=>_===r[O])||(r=S,(o!==v||l!==C)&&y(v,C),o=v,l=C,s=it(v,k,E),h())},show(v,k){a={step:v,line:k},m.show(d())},stop:m.stop}}function dr(e,{view:t,ask:n,go:o},s){let r=e,a=c("summary",{"data-key":"events"}),i=fn(o,()=>t().step);s.push(i.stop),r.append(a,i.root);let l="",p="",u=null,d=f=>{let m=q(f.lang);if(a.textContent=m.events,!r.open)return;let g=JSON.stringify([f.lang,f.line,f.steps,f.lines,f.memory,!!f.over,f.memory?0:f.step]);g!==p&&(p=g,n({kind:"events",have:l})),u?i.tell(u.film,u.tail,f.line,m):i.wait(m),i.show(f.step,f.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(f){let m=f.film?await dn(f.film):u?.film;m&&(u={film:m,tail:f.tail},l=f.have,d(t()))}}}var fr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function H({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var At=({fields:e,amount:t})=>e.filter(([n])=>n!==t),hn=e=>e.replace(/[?*]+$/,""),Pl=e=>e.includes("*")||e.includes("+");function Il(e){let t=At(e).map(([,n])=>n);return t.length?t.some(Pl)||t.every(n=>hn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Te({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Il(t[a])===n).sort((a,i)=>s(a)-s(i))}function no(e,t,n){let o=Te(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function to(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function ke(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(to(e,o).map(s=>s[n]))]}function We(e,t,n={}){let o=H(e),s=no(o,t,n);if(!s)return null;let r=o.forms[s],a=At(r),i=a.flatMap(([,w],x)=>hn(w)===e.board.place?[x]:[]),l=o.menu[s],p=r.amount?l.map(w=>w.slice(0,-1)):l,u=t.verb===s||t.verb===null?t.picks:[],d=a.map((w,x)=>u[x]??null);a.forEach((w,x)=>{let y=ke(p,d,x);d[x]===null&&!i.includes(x)&&y.length===1&&y[0]!==void 0&&(d[x]=y[0])});let m=to(p,d).some(w=>w.every((x,y)=>d[y]!==null)),g=r.amount?Math.max(0,...l.filter(w=>to([w],d).length).map(w=>Number(w.at(-1)))):0,b=r.amount?[r.least,Math.max(g,r.least)]:null,h=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,places:i,rows:p,picks:d,done:m,range:b,amount:b?Math.min(Math.max(h,b[0]),b[1]):0}}function mr({places:e,rows:t,picks:n}){return e.find(o=>n[o]===null&&ke(t,n,o).some(s=>s!==void 0))??null}function Et(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Et(e,t.slice(0,-1),a)):n.map((a,i)=>Et(e,r[i],a))}let o=hn(t);if(o===e.board.place)return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=H(e).names[o];return s?s[Number(n)][0]:n}function Ct(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Ct(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Ct(e,r[i],a,o)).join(" → ")}let s=hn(t);return s==="flag"?o[n?0:1]:H(e).names[s]?.[Number(n)]?.[1]??String(Et(e,t,n))}function hr(e,t,n){let o=At(t).flatMap(([,s],r)=>[Et(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Lt(e,t,n,o){let s=H(e).forms[t],r=[...n],a=s.fields.flatMap(([i,l])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[Et(e,l,p)]});return I(e.view,t,...a)}function mn(e,t){return t?.done?Lt(e,t.verb,t.picks,t.amount):null}function oo({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return rn(t,r,a,o.keep)}function xr(e,t,n,o={},s=!1){let r=We(e,t,o);if(!r?.places.length)return{local:t};let{places:a}=r,[i,l]=[a[0],a[a.length-1]],p=g=>({...t,verb:r.verb,picks:g}),u=mr(r);if(u!==null&&ke(r.rows,r.picks,u).includes(n)){let g=Le(r.picks,u,n),b=p(g),h=We(e,b,o);if(!(u===l&&h?.done&&(!h.form.amount||a.length===1||o.quick?.includes(h.verb))))return{local:b};let x=s?oo(e,h,t,o):null;return{local:p(Le(g,l,null)),message:x??mn(e,h)}}if(r.done&&n===r.picks[l])return{local:t,message:mn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(eo(r.picks,a))};if(ke(r.rows,eo(r.picks,a),i).includes(n)&&a.length>1)return{local:p(Le(eo(r.picks,a),i,n))};let m=u===null?Le(r.picks,l,n):Le(r.picks,u,n);return m.some(g=>g===null)?{local:t,message:Hl(e,r,m,n)}:{local:t,message:Lt(e,r.verb,m,r.amount)}}function Hl(e,{verb:t,form:n,args:o,places:s,rows:r,amount:a},i,l){let p=e.board.countries[l].neighbours,u=o.map(()=>null),d=i.map((g,b)=>{if(g!==null)return g;let h=ke(r,u,b);return(s.includes(b)?h.find(w=>p.includes(Number(w)))??p[0]:h[0])??null});if(d.some(g=>g===null))return null;let{kind:f,action:m}=Lt(e,t,d,n.amount?a:void 0);return f==="act"?an(e.view,...m):null}function br(e,t,n,o){let s=We(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=s.places,i=s.picks[r],l=n??s.picks[a];return i===null||l===null||!ke(s.rows,Le(s.picks,a,null),a).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var eo=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function wr(e,t,n={}){let o=H(e),s=no(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:l,rows:p}=We(e,i,n),u=l.map(()=>null);return t.picks.forEach((d,f)=>{d!==null&&ke(p,u,f).includes(d)&&(u[f]=d)}),{...i,picks:u}}function yr(e,t,n){let o=e.view.last??gr,s=We(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let[a=null,i=null]=s.places.map(d=>s.picks[d]),l=mr(s),p=l===null?[]:ke(s.rows,s.picks,l).filter(d=>d!==void 0),u=a!==null;return{...r,legal:u?[]:p,targets:u?p:[],source:a,target:i,last:u?gr:o}}function so(e){return Te(e,"plain").find(t=>t.startsWith("end_"))??null}function kr(e,t,n,o){let s=H(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=so(s);return{local:t,message:p?I(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Te(s,"count");if(!a){let p=no(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,l]=s.menu[a][0];return{local:t,message:r>=i&&r<=l?I(e.view,a,r):null}}var Le=(e,t,n)=>e.map((o,s)=>s===t?n:o),gr={source:null,target:null};var vr=6;function _r(e={}){return{draw:(t,n)=>Dl(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Dl(e,t,n){let o=H(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return Fe(e,t,()=>[r&&Ge(e,t),...s,...Te(o,"count",n).map(a=>Bl(e,o,a,t)),Wl(e,o,n,t),...Te(o,"rows",n).map(a=>io(e,o,a,n,t)),jt(e,o,n)])}function Fe(e,t,n){let{view:o}=e;return o.over?null:xn(e)?Rl(e,t):U(t.actions,Vl(e,t),...n(),Ve(o,t))}function xn({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Rl({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?c("section",{class:"teg-card teg-curtain",role:"status"},c("p",{},`${n.curtain_turn} `,c("b",{},j(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),$("private",`${n.curtain_me} ${o.name}`,()=>t(ve),{style:{background:o.color,color:o.ink}})):null}function Ge(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=$("look",t.secret_show,()=>s(ve),{class:"teg-wide-button"});return c("div",{},c("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return c("div",{},c("p",{class:"teg-hint"},a),ao(e,t))}function ao({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:$("bots-on",n.bots_on,()=>t(Be(e,"end")),{class:"teg-main teg-wide-button"})}function Vl(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(H(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:c("p",{class:"teg-asks",role:"status"},j(n,n.viewer??-1),c("b",{},o.name),` ${t.answers}`)}function jt({view:e,send:t},n,o){let s=Te(n,"plain",o);if(!s.length)return null;let r=so(n);return c("div",{class:"teg-buttons teg-plain"},...s.map(a=>$(`act-${a}`,n.forms[a].label,()=>t(I(e,a)),{title:a===r?"E":null})))}function Bl({view:e,local:t,set:n,send:o},s,r,a){let[i,l]=s.menu[r][0],p=s.forms[r],u=c("p",{class:"teg-verb"},c("b",{},p.label)),d=m=>()=>o(I(e,r,m));if(i>0&&l-i<vr){let m=Array.from({length:l-i+1},(g,b)=>i+b);return c("div",{"data-verb":r},u,c("div",{class:"teg-buttons"},...m.map(g=>$(`act-${r}-${g}`,String(g),d(g),{class:"teg-main"}))))}let f=Math.min(Math.max(t.amounts[r]??i,i),l);return c("div",{"data-verb":r},u,...lt(f,[i,l],m=>n({...t,amounts:{...t.amounts,[r]:m}}),a),c("div",{class:"teg-buttons"},$(`act-${r}`,`${p.label}: ${f}`,d(f),{class:"teg-main"})))}function lt(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n),i=[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&c("span",{class:"teg-label"},r),...a.map(l=>$(`amount-${l}`,String(l),()=>o(l),{"aria-pressed":String(e===l)})),n>3&&$("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&ot("amount",s.amount,e,[t,n],o))];if(n-t>3){let l=p=>o(p.target.valueAsNumber);i.push(c("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:l}))}return i}function io(e,t,n,o,s){let{local:r,set:a,send:i}=e,l=t.forms[n],p=t.menu[n],u=d=>a({...r,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...p.map((d,f)=>{let m=hr(e,l,d),g=l.amount?Number(d.at(-1)):void 0,b=l.amount?d.slice(0,-1):d,h=At(l).map(([,x],y)=>Ct(e,x,b[y],[s.flag_yes,s.flag_no])).join(" · "),w=o.note?.(e,n,s,f);return $(`act-${n}-${f}`,c("span",{},h||"—",w&&c("b",{},` ${w}`)),()=>i(Lt(e,n,b,g)),{class:"teg-row",mouseenter:()=>u(m),mouseleave:()=>u([]),focus:()=>u(m),blur:()=>u([])})})))}function Wl(e,t,n,o){let{local:s,set:r,send:a}=e,i=We(e,s,n);if(!i)return null;let l=Te(t,"map",n),p=mn(e,i);return c("div",{class:"teg-play","data-verb":i.verb},l.length>1&&c("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...l.map(u=>$(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),c("p",{class:"teg-hint"},Gl(i,n,o)),...i.args.map((u,d)=>Ul(e,i,d,o)),i.range&&i.range[1]>i.range[0]&&c("div",{},...lt(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),c("div",{class:"teg-buttons"},$(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&Fl(e,i,n,o)))}function Fl(e,t,n,o){let{local:s,set:r,send:a}=e,i=oo(e,t,s,n);return c("span",{class:"teg-group"},$(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),ot("keep",o.keep,s.keep,[1,99],l=>r({...s,keep:l})))}function Gl(e,{quick:t=[]},n){let{places:o}=e;return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Ul(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],{places:i}=t,l=i.indexOf(n),p=t.picks.map((g,b)=>l>=0&&b>n&&i.includes(b)?null:g),u=ke(t.rows,p,n).filter(g=>g!==void 0),d=g=>r({...s,verb:t.verb,picks:Le(p,n,g)}),f=g=>Ct(e,a,g,[o.flag_yes,o.flag_no]);if(l>=0){let b=(l===0||t.picks[i[l-1]]!==null?u:[]).map(x=>({value:String(x),text:f(x)})).sort((x,y)=>x.text.localeCompare(y.text,"es")),h=t.picks[n]===null?"":String(t.picks[n]),w=i.length===1?o.place:l===0?o.source:l===1?o.target:o.further;return ee(["source","target",`country-${l}`][Math.min(l,2)],w,b,h,x=>d(x===""?null:Number(x)),o.choose)}if(!u.length)return null;if(u.length<=vr)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(g=>$(`${a.replace(/[?*]/g,"")}-${String(g)}`,f(g),()=>d(g),{"aria-pressed":String(t.picks[n]===g)})));let m=u.map(g=>({value:String(g),text:f(g)}));return ee(a.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),g=>d(g===""?null:Number(g)),o.choose)}function ct(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||xn(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,j(o,o.viewer),o.seats[o.viewer].name);if(!s)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,$("private",n.secret_show,()=>a(ve),{class:"teg-cover"}));let p=e(t,n).filter(d=>d),u=$("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...p,u)}}}var $r=new WeakMap;function Yl(e){let t=$r.get(e)??Kl(e);return $r.set(e,t),t}function Kl(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],o=new Float64Array((t+1)*(n+1)),s=e.countries.flatMap(r=>r.polygons);for(let r=0;r<n;r++){let a=new Uint8Array(t);for(let p of s){let u=Ql(p,(r+.5)*4);for(let d=0;d+1<u.length;d+=2){let[f,m]=[Math.max(Math.floor(u[d]/4),0),Math.min(Math.floor(u[d+1]/4),t-1)];a.fill(1,f,m+1)}}let[i,l]=[r*(t+1),(r+1)*(t+1)];for(let p=0;p<t;p++)o[l+p+1]=a[p]+o[l+p]+o[i+p+1]-o[i+p]}return{columns:t,sums:o}}function Ql(e,t){let n=[];for(let o=0,s=e.length-1;o<e.length;s=o++){let[r,a]=e[o],[i,l]=e[s];a>t!=l>t&&n.push((i-r)*(t-a)/(l-a)+r)}return n.sort((o,s)=>o-s)}function lo(e,[t,n,o,s]){let{columns:r,sums:a}=Yl(e),i=a.length/(r+1)-1,l=(g,b)=>Math.min(Math.max(g,0),b),[p,u]=[l(Math.floor(t/4),r),l(Math.ceil(o/4),r)],[d,f]=[l(Math.floor(n/4),i),l(Math.ceil(s/4),i)],m=(g,b)=>a[b*(r+1)+g];return m(u,f)-m(p,f)-m(u,d)+m(p,d)>0}function Mr(e,{width:t,height:n},o,s,r){let a=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let p=3;p+t<=e.width-3;p+=7){let u=[p,l,p+t,l+n];if(lo(e,u))continue;let d=Xl(o,u);if(d>=i||r.some(m=>m[0]<u[2]&&m[2]>u[0]&&m[1]<u[3]&&m[3]>u[1]))continue;let f=d+Math.max(0,d+20-Math.min(...s.map(m=>Sr(m,u))))*2;f>=i||([a,i]=[u,f])}return a}var Sr=([e,t],[n,o,s,r])=>Math.hypot(Math.max(n-e,e-s,0),Math.max(o-t,t-r,0));function Xl(e,t){let n=e.map(o=>Sr(o,t));return Math.min(...n)+.3*n.reduce((o,s)=>o+s,0)/n.length}var Jl=1.25,ec=1.08,tc=22,[Nt,Or]=[1.15,1.7],[nc,oc]=[.15,.4],sc=4,rc=4,[ac,Er]=[400,6],ic=3,lc=12,cc=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],Cr=new WeakMap;function po(e,t,n){let o=Cr.get(e)??new Map;return Cr.set(e,o),o.has(t)||(o.size===lc&&o.delete(o.keys().next().value),o.set(t,n())),o.get(t)}var go=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function Tr(e,t,n=[]){let o=po(e,go(t),()=>fo(e,t,[]));if(n.every(r=>o.names[r]))return o;let s=[...new Set(n)].sort((r,a)=>r-a);return po(e,`${go(t)} ${s}`,()=>fo(e,t,s))}function jr(e,t,n){return{...fo(e,t,n,n),notes:[]}}function Nr(e,t,n){let o=n.map(r=>t.reduce((a,i)=>a+ue(r,i),0)+Ir(r)-ue(r,[0,0,e.width,e.height])),s=Math.min(...o);return{place:o.indexOf(s),covers:s}}function zr(e,t,{names:n,notes:o}){let s=o.map(r=>qr(r,t.note??t.type));return[...n.flatMap(r=>r?[zt(r,t)]:[]),...s,...bn(e,t),...wn(e,t).map(r=>r.box)]}function fo(e,t,n,o=[...e.countries.keys()]){let s=wn(e,t).map(h=>h.box),r=[...bn(e,t),...s],a=e.countries.map((h,w)=>o.includes(w)?gc(e,h,t,r,w):[]),i=a.map(([h])=>h??null),l=(h,w)=>i.reduce((x,y,v)=>x+(y&&v!==h?ue(w,y.box):0),0),p=(h,w)=>i.flatMap((x,y)=>x&&y!==h&&ue(w,x.box)>0?[y]:[]);for(let h=0;h<sc;h++)a.forEach((w,x)=>w.length&&(i[x]=mo(w,y=>y.cost+l(x,y.box))));uc(i,n);let u=h=>a[h].find(w=>w.free&&!p(h,w.box).length)??null,d=h=>a[h].some(w=>{let[x,...y]=p(h,w.box);if(!w.free||y.length)return!1;if(x===void 0)return!!(i[h]=w);let v=i[x];return[i[h],i[x]]=[w,null],i[x]=u(x),i[x]?!0:([i[h],i[x]]=[null,v],!1)}),f=()=>o.filter(h=>!i[h]).sort((h,w)=>Number(n.includes(w))-Number(n.includes(h))||h-w),m=()=>{for(let h of f())i[h]=u(h);for(let h of f())d(h);for(let h of f())i[h]=co(e,t,h,[...r,...i.flatMap(w=>w?[w.box,...Lr(w)]:[])],i)};m();for(let h of f().slice(0,rc)){let[w,x]=[[...i],f().length];for(let y of[a[h],[co(e,t,h,r,[])]]){let v=y.filter(k=>k?.free);!v.length||i[h]||(Ar(i,h,v,n),m(),f().length>=x&&w.forEach((k,E)=>i[E]=k))}}for(let h of f()){let w=n.includes(h)&&co(e,t,h,r,[]);w!==!1&&Ar(i,h,w?[w]:a[h],n)}let g=[...r,...i.flatMap(h=>h?[h.box,...Lr(h)]:[])],b=e.notes.filter(h=>!g.some(w=>ue(w,qr(h,t.note??t.type))>0));return{names:i.map(h=>h&&{lines:h.lines,place:h.place,...h.leader&&{leader:h.leader}}),notes:b}}function mo(e,t){let[n,o]=[e[0],1/0];for(let s of e){let r=t(s);r<o&&([n,o]=[s,r])}return n}function uc(e,t){for(e.forEach((n,o)=>n&&!n.free&&(e[o]=null));;){let n=e.map((s,r)=>s?e.filter((a,i)=>a&&i!==r&&ue(s.box,a.box)>0).length-(t.includes(r)?.5:0):0),o=Math.max(0,...n.map(Math.ceil));if(o<=0)return;e[n.findIndex(s=>Math.ceil(s)===o&&s===Math.max(...n.filter(r=>Math.ceil(r)===o)))]=null}}function Ar(e,t,n,o){let s=a=>a.cost+e.reduce((i,l,p)=>i+(l?ue(a.box,l.box)*(o.includes(p)?100:1):0),0),r=mo(n,a=>s(a)+(a.free?0:1e5));e.forEach((a,i)=>a&&!o.includes(i)&&ue(r.box,a.box)>0&&(e[i]=null)),e[t]=r}function co(e,t,n,o,s){let{label:[r,a],name_lines:i}=e.countries[n],l=bn(e,t).filter((g,b)=>b!==n),p=s.flatMap(g=>g?.leader?[g.leader]:[]),u=s.flatMap(g=>g?[g.box]:[]),d=[i,...Pr(i)],f=[];for(let g of d){let{width:b,height:h}=ho(g,t.type);for(let w=h/2+2;w<=e.height-h/2-2;w+=Er)for(let x=b/2+2;x<=e.width-b/2-2;x+=Er){let[y,v]=[Math.max(Math.abs(x-r)-b/2,0),Math.max(Math.abs(w-a)-h/2,0)],k=Math.hypot(y,v);if(k>ac||k<1.5*t.disc)continue;let E=lo(e,_e([x,w],b,h));f.push({place:[x,w],lines:g,away:k*(E?ic:1)+(g===i?0:2)})}}f.sort((g,b)=>g.away-b.away);let m=null;for(let{place:g,lines:b}of f){let h=zt({lines:b,place:g},t),w=pc([r,a],h,t.disc);if(o.some(y=>ue(h,y)>0)||u.some(y=>uo(w,y))||p.some(y=>dc(w,y)||uo(y,h)))continue;let x={lines:b,place:g,leader:w,box:h,cost:0,free:!0};if(!l.some(y=>uo(w,y)))return x;m??=x}return m}function pc([e,t],[n,o,s,r],a){let i=[Math.min(Math.max(e,n+2),s-2),Math.min(Math.max(t,o),r)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*a/l,t+(i[1]-t)*a/l],i]}function Lr({leader:e}){if(!e)return[];let[[t,n],[o,s]]=e,r=Math.ceil(Math.hypot(o-t,s-n)/4);return Array.from({length:r+1},(a,i)=>_e([t+(o-t)*i/r,n+(s-n)*i/r],2,2))}function uo([[e,t],[n,o]],[s,r,a,i]){let[l,p]=[0,1];for(let[u,d,f,m]of[[e,n-e,s,a],[t,o-t,r,i]]){if(!d&&(u<f||u>m))return!1;if(!d)continue;let[g,b]=[(f-u)/d,(m-u)/d].sort((h,w)=>h-w);[l,p]=[Math.max(l,g),Math.min(p,b)]}return l<p}function dc([e,t],[n,o]){let s=(r,a,i)=>Math.sign((a[0]-r[0])*(i[1]-r[1])-(a[1]-r[1])*(i[0]-r[0]));return s(e,t,n)!==s(e,t,o)&&s(n,o,e)!==s(n,o,t)}function bn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-Nt*t,o-Nt*t,n+Nt*t,o+t])}function wn(e,t){return e.continents.some(({gives:n})=>n)?po(e,`plates ${go(t)}`,()=>{let n=bn(e,t);return e.continents.flatMap(({gives:o=[]},s)=>{let r=1.6*t.type,a=(o.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(u=>e.countries.flatMap(d=>d.continent===s===u?[d.label]:[])),p=o.length?Mr(e,{width:a,height:r},i,l,n):null;return p?(n.push(p),[{continent:s,box:p}]):[]})}):[]}function qr({x:e,y:t,text:n,anchor:o},s){let r=yn(n)*s;return _e([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function gc(e,t,n,o,s){let{label:[r,a],name_lines:i}=t,l=e.countries.map(({label:u})=>_e(u,2*Or*n.disc,2*Or*n.disc)).filter((u,d)=>d!==s),p=n.type*n.type*.7;return[i,...Pr(i)].flatMap((u,d)=>{let{width:f,height:m}=ho(u,n.type),[g,b]=[Nt*n.disc+f/2+1,Nt*n.disc+m/2+.5],[h,w]=[f*.25,f*.45],x=[[0,b],[0,-b],[g,0],[-g,0],[h,b],[-h,b],[h,-b],[-h,-b],[w,b],[-w,b],[w,-b],[-w,-b],[g,n.disc*.9],[-g,n.disc*.9],[g,-n.disc*.9],[-g,-n.disc*.9]];return[fc(t,n.disc,(u.length-i.length)*n.type),...x.map(([v,k])=>[r+v,a+k])].map((v,k)=>{let E=zt({lines:u,place:v},n),C=o.reduce((M,L)=>M+ue(E,L),0),S=Ir(E)-ue(E,[0,0,e.width,e.height]),_=l.reduce((M,L)=>M+ue(E,L),0),O=3*C+2*S+oc*_+nc*p*(k&&1+k/4)+d*p;return{lines:u,place:v,box:E,cost:O,free:C<.01&&S<.01}})})}function Pr(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=a=>mo(n,i=>Math.abs(i-t.length*a)),s=a=>[0,...a].map((i,l)=>t.slice(i,a[l]).trim()),r=n.length>1&&t.length>tc?[s([o(1/3),o(2/3)])]:[];return n.length?[s([o(1/2)]),...r]:[]}function fc({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function yn(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(cc.find(([s])=>s.test(o))?.[1]??.71),0)}function ho(e,t){return{width:Math.max(...e.map(yn))*t+1,height:(ec+Jl*(e.length-1))*t}}function zt({lines:e,place:t},{type:n}){let{width:o,height:s}=ho(e,n);return _e(t,o,s)}function _e([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var Ir=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function ue(e,t){let[n,o]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=o)return 0;let[s,r]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return s>=r?0:(o-n)*(r-s)}var Ue=()=>({times:1,left:0,top:0});function xo(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function je(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return xo(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var bo=(e,{times:t,left:n,top:o},s,r)=>xo(e,{times:t,left:n+s,top:o+r});function Hr(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,l,p)=>i>l+p*.1&&i<l+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:xo(e,{times:t.times,left:n-s/2,top:o-r/2})}var $e="DejaVu Sans, Verdana, sans-serif",kn="#ffffff",Rr=/^c(\d+)$/,vn="places";function Vr(e,t,n,o,s,r){let a=vt(o,r,e.width),i=_o(e,t,n,a);return[...hc(e,a),xc(e,o),...wc(e,t,a),..._c(e,n),X("frontiers",_n(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...yc(e,n,o),kc(e,n,o),vc(e,n,a.grown),...Mc(e,t,a,o),...Oc(e,i,a),...Ec(e,t,a,i),Cc(e,a,i),...Sc(e,t,o),...$c(e,n,o),...Ac(e,t,a),Lc(e,t,n,a),...Tc(e,t,a),jc(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function Br(e,t,n,o=Ue()){let s={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...s,range:[o.left,o.left+e.width/o.times]},yaxis:{...s,range:[o.top+e.height/o.times,o.top]}}}var Dr=new WeakMap;function _n(e){let t=Dr.get(e)??mc(e);return Dr.set(e,t),t}function mc(e){return{countries:e.countries.map(t=>ge(t.polygons)),continents:e.continents.map(t=>de(t.outline)),land:de(e.continents.flatMap(t=>t.outline)),bridges:de(e.bridges.flatMap(t=>t.segments)),frontiers:de(e.frontiers??[])}}function X(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function hc(e,t){let{land:n,continents:o}=_n(e);return[X("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>X(`band${r}`,o[r],s.color,t.band))]}function xc(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return X("bridges",_n(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function bc(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??$n(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function $n(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function wc(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",..._n(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...bc(e,t,s)}))}function yc(e,t,n){let o=u=>ge(u.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),l=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[X("aims-under",o(i),"#ffffff",r),X("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),X("target-under",p,"#ffffff",r),X("target",p,s.target,a),X("source-under",l,"#ffffff",r),X("source",l,s.source,a)]}function kc(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return X("pointed",ge(o),e.palette.target,Math.max(3*n,2.2))}function vc(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,l])=>sn(e,i,l,n));return ko("arrow",a,e.palette.source)}function ko(e,t,n){return{...X(e,ge(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var vo=["#fff0a8","#ff9d2e","#d31616"];function _c(e,t){return vo.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=ko(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function $c(e,t,n){let o=de(js(e,t.path??[])),s=Math.max(2.6*n,2);return[X("flight-under",o,"#ffffff",s+2.4),X("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Mc(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[le(l,p)]}),a=ge(r);return[X("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),X("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function Sc(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=de([...o.values()].flatMap(([r,a])=>Ts(e,r,a,11/Math.max(Math.min(n,1),.6))));return[X("covered-under",s,"#ffffff",Math.max(5*n,4.4)),X("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function ut({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var wo=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(o=>o===null?[]:[o]);function _o(e,t,n,o){if(o.small)return jr(e,ut(o),wo(n));let{source:s,target:r}=n.last,a=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return Tr(e,ut(o),[...wo(n),...wo({...n,source:s,target:r}),...a])}function Oc(e,{names:t},n){let o=de(t.flatMap(s=>s?.leader?[s.leader]:[]));return[X("leaders-under",o,"#ffffff",n.border+2.2),X("leaders",o,e.palette.ink,n.border+.5)]}function Ec(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,l)=>o[l]&&s(l).toLowerCase()===kn===r?[l]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:$e,size:n.name,weight:700,color:r?kn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Cc(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:$e,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function $o(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(l=>l[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,l,p,u])=>({seat:l,armies:p,missiles:u}))];return i.map((l,p)=>({...l,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var Wr=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Ac(e,t,n){let o=t&&!n.small?$o(e,t,n.grown).filter(Wr):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:l,y:p})=>{let{ink:u="",sign:d=[]}=t?.seats[i]??{};return!d.length||u.toLowerCase()===kn!==s?[]:[d.map(([f,m])=>[l+n.grown*f,p+n.grown*m])]}),a=s?kn:e.palette.ink;return{...X(s?"signs-light":"signs",ge(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Lc(e,t,n,o){let{palette:s}=e,r=t?$o(e,t,o.grown).filter(Wr):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),p=u=>l.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:$e,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||l.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Tc(e,t,n){let o=t?$o(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>Ns([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[ko("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:$e,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function jc(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:$e,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Fr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=yo(e[a]),l=yo(r),p=Object.entries(l).filter(([d,f])=>!Nc(i[d],f)),u=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function yo(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(yo(o,`${t}${n}.`)):[[t+n,o]]))}function Nc(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var Mn=8,zc=15.5,Gr=6,Se=e=>Math.floor(e/Mn);function qt(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Yr(e,t,n,o,s,r=on){return[...Ic(e,o,r),...Hc(e,o),...Rc(e,t,n,o),...Bc(e,t,n,o,r),...Wc(e,n,o),...Fc(e,o),...Gc(e,t,o),...Uc(e,t,o,r),Yc(e,o)]}function Me(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...ge(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function Ye(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...de(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function Mo(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:$e,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var Ke=(e,t)=>e.countries[t].label;function qc(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var Ur=new WeakMap;function Pc(e){let t=Ur.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(p,u)=>s+u*o),i=[s/2,r+s/2],l={dark:e.countries.flatMap((p,u)=>(Math.floor(u/n)+u%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,s],[p,r]],[[s,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,u)=>i.flatMap(d=>[{at:[p+o/2,d],text:String.fromCharCode(65+u)},{at:[d,p+o/2],text:String(u+1)}]))};return Ur.set(e,l),l}function Ic(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:l,lines:p,words:u}=Pc(e),d=[[r,r],[i,r],[i,i],[r,i]];return[Me("field",[d],{fill:a.light}),Me("dark",l,{fill:a.dark}),Ye("lines",p,a.line,Math.max(t,.6)),Me("border",[d],{color:a.border,width:Math.max(3*t,2)}),Mo("letters",u,Math.max(15*t,n),a.border)]}function Hc(e,t){return e.continents.map(({color:n,outline:o},s)=>{let[[r,a],,[i,l]]=o[0],p=[Dc([r+4,a+4],[i-4,l-4],12)];return Me(`camp${s}`,p,{fill:`${$n(n,.5)}bf`,color:qt(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function Dc([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Rc(e,t,n,o){let s=t?.moves??[],r=l=>l.map(p=>Ke(e,p)),a=t?.seats[Se(Vc(t,s))]?.color??"#888888",i=s.map(l=>le(Ke(e,l[0]),6,16));return[Ye("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),Ye("walks",s.map(r),qt(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),Me("walk-starts",i,{fill:"#ffffff",color:qt(a,.15),width:Math.max(2.5*o,1.6)}),Ye("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Vc(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function Bc(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([l,p])=>({at:Ke(e,l),text:String(p)})),i={size:25*o,color:$n(r,.25),opacity:.9,line:{color:qt(r),width:Math.max(1.6*o,1)}};return[Mo("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Wc(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[qc(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,d,f])=>[Me(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),Me(p,a(u),{color:d,width:r,dash:f})])}function Fc(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[Ye("poles",n.flatMap(a=>B(o.pole,Ke(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>Me(`flag${i}`,B(o.pennant,Ke(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Gc(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=Ke(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Ye("crosses-under",s,"#ffffff",Math.max(8*n,5)),Ye("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Uc(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((u,d)=>{if(u<0)return[];let[f,m]=Ke(e,u);return[{soldier:d,seat:Se(d),at:[f,m+Gr+1]}]}),i=u=>t?.seats[u],l=a.map(({soldier:u,seat:d,at:f})=>({at:f,text:String(u%Mn),color:i(d)?.ink})),p={size:2*zc*n,opacity:1,color:a.map(u=>i(u.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[Mo("soldiers",l,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((u,d)=>{let f=a.filter(m=>m.seat===d).flatMap(({at:[m,g]})=>B(u,[m,g-Gr]));return Me(`gear${d}`,f,{fill:qt(e.continents[d].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Yc(e,t){return{uid:vn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var Kr={soldier:null,over:null,target:null,group:null};function pt(e){let t=new Map;for(let[n,o]of H(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Pt(e){let t=new Map;for(let[n,o]of H(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function It(e,{target:t,group:n}){let o=Pt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var Sn=e=>(H(e).menu.remove??[]).map(([t])=>t),Ht=(e,t,n)=>H(e).names[t]?.[n]?.[0]??"?",ze=e=>String(e%Mn);function Qr(e,t,n){let o=n.map(s=>e.board.countries[s].name);return I(e.view,"move",Ht(e,"soldier",t),o)}function So(e,t){let n=It(e,t);if(t.target===null||!n.length)return null;let o=s=>Ht(e,"soldier",s);return I(e.view,"attack",o(t.target),n.map(o))}function Kc({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Xr(e,t,n){let{view:o}=e,{menu:s}=H(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let l=Sn(e).includes(r);return{local:t,message:l?I(o,"remove",Ht(e,"soldier",r)):null}}if(s.attack)return Oo(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&Se(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=pt(e).get(t.soldier)?.get(n)??Kc(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Qr(e,t.soldier,i):null}}function Oo(e,t,n){let o=Pt(e);if(o.has(n))return n===t.target?{local:t,message:So(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=It(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Qc(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=H(e);return s<0||Se(s)!==e.view.viewer?{local:t}:r.move?Xr(e,{...t,soldier:s},o):r.attack?Oo(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Xc(e,t,n){let{menu:o}=H(e);if(n==="Escape")return{local:{...Kr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?I(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:So(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...pt(e).keys()].find(r=>ze(r)===n);return{local:{...t,soldier:s??t.soldier}}}function Zc(e,t){let n=Pt(e),o=pt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function Jc(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(f=>o[f]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(Sn(e).length)return{...a,targets:s(Sn(e))};let i=Pt(e);if(i.size){let d=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(It(e,t))}}let l=pt(e),p=l.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...l.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([d,f])=>[d,f.length]),path:u?[o[t.soldier],...u]:[]}}function Ne(e,t){let{color:n,ink:o,name:s}=e.seats[Se(t)];return c("b",{class:"egg-token",title:s,style:{background:n,color:o}},ze(t))}var eu={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>H(e).menu.answer?null:Fe(e,t,()=>{let n=H(e),{menu:o}=n,s=[o.move&&nu(e),o.attack&&ou(e),o.ask&&su(e),o.remove&&ru(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&Ge(e,t),jt(e,n,{})]})};function tu(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=It(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function nu(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=xe(n.lang),i=pt(e),{die:l=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,d=[...u].map(([m,g])=>({value:String(m),text:`${t.countries[m].name} (${g.length})`})),f=m=>m!==""&&r(Qr(e,o.soldier,u.get(Number(m))));return[c("p",{class:"teg-hint"},a.move),c("p",{class:"egg-steps"},rt(l||null,"plain","#ffffff","#26303b"),c("span",{},`${a.steps}: `,c("b",{},p),` / ${l}`),c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(l-p,0)))),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(m=>$(`soldier-${ze(m)}`,Ne(n,m),()=>s({...o,soldier:m===o.soldier?null:m}),{"aria-label":`${a.soldier} ${ze(m)}`,"aria-pressed":String(m===o.soldier)}))),o.soldier!==null&&ee("square",a.square,d,"",f,"…")]}function ou(e){let{view:t,local:n,set:o,send:s}=e,r=xe(t.lang),a=Pt(e),i=It(e,n),l=a.get(n.target??-1)??[],p=So(e,n),u=d=>o(Oo(e,n,d).local);return[c("p",{class:"teg-hint"},r.attack),c("h5",{},r.against),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>$(`target-${d}`,Ne(t,d),()=>u(d),{"aria-pressed":String(d===n.target)}))),l.length>0&&c("h5",{},r.group),l.length>0&&c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...l.map(d=>$(`with-${d}`,Ne(t,d),()=>u(d),{"aria-pressed":String(i.includes(d))}))),c("div",{class:"teg-buttons"},$("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function su(e){let{view:t,send:n}=e,o=xe(t.lang),s=t.answerer??-1,r=([a])=>{let[i,l]=t.cards_left?.[a]??["",0],p=c("span",{},c("b",{},i),c("small",{},` ${l} ${o.cards}`));return $(`ask-${a}`,p,()=>n(I(t,"ask",Ht(e,"level",a))),{class:"teg-row"})};return[c("p",{class:"teg-hint"},`${o.ask} `,j(t,s),c("b",{},t.seats[s]?.name)),c("div",{class:"teg-rows"},...H(e).menu.ask.map(r))]}function ru(e){let{view:t,send:n}=e,o=xe(t.lang);return[c("p",{class:"teg-hint"},o.remove),c("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...Sn(e).map(s=>$(`remove-${ze(s)}`,Ne(t,s),()=>n(I(t,"remove",Ht(e,"soldier",s))),{"aria-label":`${o.soldier} ${ze(s)}`})))]}var au={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?iu(e,t):lu(e)};function Zr(e,{reader:t,seat:n,level:o,topic:s}){let r=xe(e.lang),a=i=>c("span",{},j(e,i),e.seats[i].name);return c("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,c("b",{},a(n)),` · ${o}`,s&&` · ${s}`)}function iu(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=xe(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:p,choices:u}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!H(e).menu.answer&&d===null,m=b=>s(I(n,"answer",b)),g=n.people?.includes(i)&&n.people.includes(l);return c("section",{class:"teg-card egg-question",role:"status"},c("h4",{},a.question),Zr(n,n.question),c("p",{class:"egg-text"},p),c("p",{class:"teg-asks"},j(n,l),c("b",{},n.seats[l].name),` ${t.answers}`),c("div",{class:"teg-rows"},...u.map((b,h)=>$(`answer-${h}`,c("span",{},c("i",{},`${String.fromCharCode(65+h)} `),b),()=>m(h),{class:`teg-row egg-choice${d===h?" egg-right":""}`,disabled:!f})),$("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),g&&d===null&&c("p",{class:"teg-hint"},a.peek_first),g&&d===null&&$("peek",c("span",{},`${a.peek} `,j(n,i),n.seats[i].name),()=>s(un(n,i)),{class:"teg-cover"}),d!==null&&c("p",{class:"teg-hint"},`${a.right_is}: `,c("b",{},u[d])),d!==null&&$("cover",t.secret_hide,r,{class:"teg-cover"}),Ve(n,t))}function lu({view:e}){let t=xe(e.lang);if(!e.reply)return null;let{text:n,choices:o,choice:s,answer:r,right:a,note:i,source:l}=e.reply,p=u=>u===r?"✓ ":u===s?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),Zr(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...o.map((u,d)=>c("li",{class:d===r?"egg-right":d===s?"egg-wrong":null},p(d),u))),c("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:s<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var cu={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=xe(e.lang),[s,r]=[Se(n.soldiers[0]),Se(n.soldier)],a=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:p},u)=>{let d=Math.max(...l),f=d===p,m=g=>f?"plain":g?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(g=>rt(g,m(g===d&&d>p),...a(s)))),c("b",{class:"teg-versus"},f?"=":d>p?"▸":"◂"),rt(p,m(p>d),...a(r)),f&&u<n.throws.length-1&&c("small",{},o.again))};return U(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>Ne(e,l)),c("b",{}," → "),Ne(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(l=>Ne(e,l)),ce(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function uu({board:e,view:t},n,o){let s=xe(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[c("p",{},r>=0&&c("span",{},Ne(t,r),` ${s.soldier} ${ze(r)}`),a>=0&&c("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var pu=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[Se(o)].name} ${ze(o)}`]:[]).join(", "),Jr={start:{...Kr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:eu,question:au,battle:cu},renew:(e,t)=>({local:Zc(e,t)}),click:Xr,drag:Qc,fight:tu,key:Xc,marks:Jc,hover:(e,t,n)=>{let o=pt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:Yr,facts:uu,stands:pu,keys:"keys_eggar"};function Eo(e={},t={}){return{start:{...fr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:wr(n,o,e)}),click:(n,o,s,r)=>xr(n,o,s,e,r),fight:(n,o,s)=>br(n,o,s,e),key:(n,o,s)=>kr(n,o,s,e),marks:(n,o)=>yr(n,o,e),...t,sections:{actions:_r(e),secret:ct(()=>[]),...t.sections}}}var ea=Eo();var ta={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},ae=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Dt=e=>e.reduce((t,n)=>t+n,0),re=({board:e},t)=>e.countries[t].name;function Rt(e,t){let n=ae(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=na(e);return o.find(s=>s===t.mode)??o[0]}function na(e){return H(e).menu.attack?.length?["attack","move"]:["move"]}function dt(e,{transfers:t},n){return(ae(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Dt(t.filter(s=>s[0]===n).map(s=>s[2]))}function Lo(e,t){return ae(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function oa({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function du(e,{cards:t}){let{commit:n}=ae(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Dt(o.map(r=>r[1]))}function sa(e,t){let n=o=>re(e,o);switch(Rt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Dt(o.map(([,s])=>s))!==ae(e).place_five.troops?null:I(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:I(e.view,"attack",n(t.target));case"move":return!oa(t).length&&!ae(e).move.null?null:I(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return I(e.view,"commit",t.cards.map(n));default:return null}}function Co(e,t,n,o){let{troops:s,provinces:r}=ae(e).place_five,a=Dt(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function gu(e,t,n){let o=t.origin,s=Math.min(t.amount,dt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],l={...t,transfers:i};return dt(e,l,o)?l:{...l,origin:null}}function To(e,t,n,o){switch(Rt(e,t)){case"placing":return{local:Co(e,t,n,o?-1:1)};case"attack":{let s=H(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:I(e.view,"attack",re(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Lo(e,t.origin).includes(n)?{local:gu(e,t,n)}:{local:{...t,origin:n!==t.origin&&dt(e,t,n)>0?n:null}};case"commit":{let s=ae(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function fu(e,t){let{view:n,secret:o}=e,s=ae(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=l=>l.map(p=>Number(p[0]));switch(Rt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:ra(t.placed).map(([l,p])=>[l,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let l=i(s.move.provinces).filter(d=>dt(e,t,d)>0),p=oa(t).map(([d,f])=>[d,f>0?`+${f}`:`−${-f}`]),u=t.origin!==null;return{...a,legal:u?[]:l,targets:Lo(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,f])=>[d,f]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var ra=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function mu(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:sa(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function hu(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var xu={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Fe(e,t,()=>{let n=Rt(e,e.local),o=H(e),s={placing:wu,attack:yu,move:ku,commit:vu};return[n==="attack"||n==="move"?bu(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&Ge(e,t),o.menu.answer_draw&&io(e,o,"answer_draw",{},t),jt(e,o,{})]})};function bu(e,t){let{local:n,set:o}=e,{forms:s}=H(e),r=Rt(e,n),a=na(e);return a.length<2?c("p",{class:"teg-hint"},t.rec_first_turn):c("div",{class:"teg-buttons teg-verbs"},...a.map(i=>$(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function En(e,t,n=""){let o=sa(e,e.local),s=H(e).forms[t]?.label??t;return c("div",{class:"teg-buttons"},$(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function On(e,t,n,o,s,r){let a=o.map(l=>({value:String(l),text:re(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es")),i=l=>l!==""&&Number(l)!==s&&e.set(To(e,e.local,Number(l),!1).local);return ee(t,n,a,s===null?"":String(s),i,r.choose)}function wu(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=ae(e).place_five,a=s-Dt(Object.values(n.placed));return[c("p",{class:"teg-hint"},t.rec_place),c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},a)),On(e,"source",t.place,r.map(i=>i[0]),null,t),c("ul",{class:"teg-list"},...ra(n.placed).map(([i,l])=>c("li",{},c("span",{},re(e,i)),c("b",{},`+${l}`),$(`less-${i}`,"−",()=>o(Co(e,n,i,-1)),{"aria-label":`${re(e,i)} −1`}),$(`more-${i}`,"+",()=>o(Co(e,n,i,1)),{disabled:!a,"aria-label":`${re(e,i)} +1`})))),En(e,"place_five")]}function yu(e,t){let{local:n}=e,o=H(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${re(e,n.target)}`;return[c("p",{class:"teg-hint"},t.rec_attack),On(e,"target",t.place,o,n.target,t),En(e,"attack",s)]}function ku(e,t){let{local:n,set:o}=e,{provinces:s}=ae(e).move,r=s.map(l=>l[0]).filter(l=>l===n.origin||dt(e,n,l)>0),a=n.origin===null?0:dt(e,n,n.origin),i=l=>o({...n,transfers:n.transfers.filter((p,u)=>u!==l)});return[c("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),On(e,"source",t.source,r,n.origin,t),n.origin!==null&&On(e,"target",t.target,Lo(e,n.origin),null,t),...a>1?lt(Math.min(n.amount,a),[1,a],l=>o({...n,amount:l}),t):[],c("ul",{class:"teg-list"},...n.transfers.map(([l,p,u],d)=>c("li",{},c("span",{},`${re(e,l)} → ${re(e,p)}`),c("b",{},u),$(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),En(e,"move")]}function vu(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=ae(e).commit,l=u=>o(To(e,n,u,!1).local),p=(u,d,f,m,g=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":u,checked:m,disabled:g,change:()=>l(d)}),c("span",{},re(e,d)),c("b",{},f));return[aa(e),c("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,d])=>p(`card-${u}`,u,d,n.cards.includes(u))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${Ao(e,e.secret.shown)}`),c("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,c("b",{},du(e,n))),En(e,"commit")]}var Ao=(e,t)=>t.map(n=>`${re(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function aa(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return c("p",{class:"teg-parties"},j(t,n),t.seats[n].name," → ",c("b",{},re(e,s))," (",j(t,o),t.seats[o].name,")")}var _u={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>$(`look-${d}`,c("span",{},j(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s(un(n,d)),{class:"teg-wide-button"})),u=o?.fight;return U(t.rec_result,aa(e),u&&c("p",{},`${t.attack}: `,c("b",{},u.offence),` · ${Ao(e,u.cards)}`),u&&c("p",{},`${t.defence}: `,c("b",{},u.defence),` · ${Ao(e,u.defence_cards)}`),u&&c("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&c("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&$("cover",t.secret_hide,r,{class:"teg-cover"}))}},$u={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,j(n,o.seat),n.seats[o.seat].name),c("p",{},...(o.facts??[]).map(([,a,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&c("h5",{},t.rec_notes),r.length>0&&c("ul",{class:"teg-notes"},...r.map(([a,i])=>c("li",{},c("span",{},re(e,a)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},j(n,l))))))),!xn(e)&&(n.people?.length??0)>1&&$("cover",t.secret_hide,s,{class:"teg-cover"}))}},ia={start:ta,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:xu,result:_u,own:$u},curtain:!0,keys:"keys_rec",shown:hu,renew:(e,t)=>({local:Mu(e,t)}),click:To,key:mu,marks:fu,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[c("p",{},"? ",...a.map(i=>c("span",{},j(e,i),`${e.seats[i].name} `)))]:[]}}};function Mu(e,t){let n={...ta,amount:t.amount===1/0?1:t.amount},{commit:o}=ae(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var ua={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Su=["place","attack","regroup","ally_regroup","fire_missile"],Ou={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},pa=["conquest_move","intrusion_move","aggression_move","choose_dice"],da=[...pa,"joint_decision"],Eu=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Cn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),Cu=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function oe(e){return da.some(t=>e[t]?.length)?null:Su.find(t=>jo(e,t).length)??null}function jo(e,t){return(Ou[t]??[t]).flatMap(n=>e[n]??[])}function me(e,t){return t.missile&&Vt(e)?{fire_missile:e.fire_missile}:e}function Vt(e){return!!e.fire_missile?.length&&!da.some(t=>e[t]?.length)}function ga(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Eu.has(t)&&!t.startsWith("propose_"))}function An(e,t,n){let o=oe(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function No(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function Ln(e,t){let n=oe(e);if(n!=="regroup")return n;let o=No(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function zo(e){return Cu.find(t=>e[t]?.length)??null}function qo(e,t){return t==="end_turn"&&!!e.earned}function Oe(e){let t=oe(e);return t?[...new Set(jo(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function Ee(e,t){let n=oe(e);if(!n||n==="place"||t===null)return[];let o=jo(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function Tn(e,t,n=null,o=oe(e)){if(!o||!Cn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function Po(e){let t=pa.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function Ce(e,t,n,o=!1){let s=me(t.menu,n),r=Ln(s,n),{source:a,target:i}=n;if(!r||a===null||!Oe(s).includes(a))return null;let l=e.countries[a].name;if(r==="place")return Tn(s,a)?I(t,r,l,la(s,n)):null;if(i===null||!Ee(s,a).includes(i))return null;let p=e.countries[i].name;if(Cn.has(r))return I(t,r,l,p,la(s,n));let u=An(s,a,i);if(!u.length)return r==="attack"&&o?rn(t,l,p,Math.max(1,n.keep)):I(t,r,l,p);let d=Io(u,n);return d===null||o?null:I(t,r,l,p,t.seats[d].name)}function Io(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function Ho(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?I(t,o,a):I(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function la(e,t){let n=Math.max(Tn(e,t.source,t.target,Ln(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function fa(e,t,n,o,s=!1){let r=me(t.menu,n),a=oe(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=ha(t.menu)&&Oe(r).includes(o);return{choice:{...p,source:u?o:null},message:Ce(e,t,p)}}if(Ee(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},d=p||!Cn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:d?Ce(e,t,u,s):null}}let i=o!==n.source&&Oe(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let l={...n,source:i?o:null,target:null,occupant:null};return{choice:l,message:Bt(e,t,l)}}function ma(e,t,n,o){let s=me(t.menu,n),r=oe(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||Oe(s).includes(o)||Ee(s,a).includes(o))return null;let i=(...m)=>m.map(g=>e.countries[g].name),l=(...m)=>({message:an(t,r,...i(...m),...Cn.has(r)?[1]:[])});if(r==="place")return l(o);if(a!==null)return l(a,o);let p=m=>t.owner[m]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return l(o,u.find(m=>p(m)!==(r==="attack"))??u[0]);let d=Oe(s).filter(m=>Ee(s,m).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${q(t.lang).source_first} ${i(...d).join(", ")}.`}};let f=u.find(p)??t.owner.findIndex(m=>m===t.viewer);return f<0?null:l(f,o)}function ha(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Bt(e,t,n){return oe(me(t.menu,n))==="fire_missile"&&n.source!==null?Vs(t,e.countries[n.source].name):null}function xa(e,t){let n=t.missile&&Vt(e.menu),o=me(e.menu,{...t,missile:n}),r=(oe(o)!=="place"||ha(e.menu))&&t.source!==null&&Oe(o).includes(t.source)?t.source:null,a=t.target!==null&&Ee(o,r).includes(t.target)?t.target:null,i=An(o,r,a).includes(t.occupant??-1)?t.occupant:null,l=oe(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==l?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:l,amount:p}}function ba(e,t,n=null,o=null,s=void 0){let r=me(e.menu,t),a=Ee(r,t.source),i=oe(r)==="place",l={legal:t.source===null||i?Oe(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??ca:ca};return!n||!s||t.source===null?l:{...l,reach:Au(s,n),path:Lu(s,n,o??t.target)}}function Au(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[wa(e,o.country)]:[]))])}function Wt(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Lu(e,t,n){return(Wt(e,t,n)?.path??[]).map(o=>wa(e,o)).filter(o=>o>=0)}var wa=(e,t)=>e.countries.findIndex(n=>n.name===t);function ya(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function ka(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var ca={source:null,target:null};var va={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function jn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return oe(me(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function Nn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function Ma(e,t){return{...e,register:{...e.register,...t}}}function Sa({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=Nn(n,o);return{local:r,message:Bt(e,t,r.choice)}}function ju({board:e,view:t},n,o){let{choice:s}=n,r=zo(t.menu);if(o==="Escape")return{local:Nn(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return Vt(t.menu)?Sa({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&qo(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:q(t.lang).card_forfeit}};if(o.toLowerCase()==="e")return{local:n,message:r?I(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=Po(t.menu);if(!i)return{local:Nn(n,{amount:a})};let l=a>=i.range[0]&&a<=i.range[1];return{local:n,message:l?I(t,i.verb,a):null}}function _a(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:jn(t,o),arrange:s=>t.set(Ma(o,s)),choose:s=>t.set(Nn(o,s))},n)}}function Nu({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function zu(e,t){let{view:n}=e;if(n.over)return null;if(!ga(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return U(t.actions,c("p",{class:"teg-hint"},s),ao(e,t),$a(e,t),Ve(n,t))}return U(t.actions,$a(e,t),Wu(e,t),Fu(e,t),Hu(e,t),qu(e,t),Gu(e,t),Ve(n,t))}function qu(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=me(n.menu,o),i=oe(a);if(!i)return null;let l=f=>{let m={source:u(f),target:null,occupant:null};s(m),e.send(Bt(r,n,{...o,...m}))},p=f=>f.map(m=>({value:String(m),text:r.countries[m].name})).sort((m,g)=>m.text.localeCompare(g.text,"es")),u=f=>f===""?null:Number(f),d=f=>f===null?"":String(f);return c("div",{class:"teg-play","data-verb":i},c("p",{class:"teg-hint"},Ru(i,e,t)),ee("source",i==="place"?t.country:t.source,p(Oe(a)),d(o.source),l,t.choose),i!=="place"&&ee("target",t.target,p(Ee(a,o.source)),d(o.target),f=>s({target:u(f),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&Pu(e,t),Iu(e,a,t),i==="attack"?Vu(e,t):Bu(e,i,t),i==="place"&&Du(e,t))}function Pu({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:Wt(e,n,r),i=a&&`${a.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":s.damage},c("span",{},s.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:vo[l-1]}}),String(l)))),a&&c("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&ce(a.refusal.clause)))}function Iu({view:e,choice:t,choose:n},o,s){let r=An(o,t.source,t.target);if(!r.length)return null;let a=Io(r,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},c("span",{class:"teg-label"},s.occupant),...r.map(i=>$(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Hu(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!Vt(n.menu))return null;let a=()=>{let{local:i,message:l}=Sa(e,e.local);s(i),r(l)};return c("div",{class:"teg-buttons teg-mode"},$("missile-mode",c("span",{},ye("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function Du({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let l=Ho(e,t,n,"place_missile"),p=i.find(d=>d[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return c("div",{class:"teg-buttons"},a.length>0&&$("act-place_missile",r.place_missile,()=>s(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},$("act-convert_to_missile",r.convert,()=>s(Ho(e,t,n,"convert_to_missile",u)),{disabled:!p}),c("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:d=>o({convert:Number(d.target.value)})},...Array.from({length:Math.max(p,1)},(d,f)=>c("option",{value:f+1,selected:f+1===u},f+1)))))}function Ru(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function Vu({board:e,view:t,choice:n,choose:o,send:s},r){let a=Ce(e,t,n)!==null,i=Ce(e,t,n,!0)!==null,l=n.source===null?99:t.armies[n.source];return c("div",{class:"teg-buttons"},$("act-attack",r.do_attack,()=>s(Ce(e,t,n)),{class:"teg-main",disabled:!a}),c("span",{class:"teg-group"},$("act-attack_until",r.do_attack_until,()=>s(Ce(e,t,n,!0)),{disabled:!i}),ot("keep",r.keep,n.keep,[1,Math.max(l,1)],p=>o({keep:p}))))}function Bu({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=Ce(e,t,n)!==null,l=Ln(me(t.menu,n),n)??r,p=r==="regroup"?No(t.menu,n.source,n.target):[],u=Tn(t.menu,n.source,n.target,l)||999,d=g=>o({amount:g}),f=$(`act-${l}`,a[`do_${r}`],()=>s(Ce(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return c("div",{class:"teg-buttons"},f);let m=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return c("div",{},p.includes("missiles")&&c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(g=>$(`unit-${g}`,a[`unit_${g}`],()=>o({unit:g}),{"aria-pressed":String(g==="missiles"==(l==="regroup_missiles"))}))),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},c("span",{class:"teg-label"},a.amount),...[1,5].map(g=>$(`amount-${g}`,String(g),()=>d(g),{"aria-pressed":String(n.amount===g)})),$("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),ot("amount",a.amount,m,[1,u],d)),u>1&&u<999&&c("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:m,change:g=>d(g.target.valueAsNumber)}),c("div",{class:"teg-buttons"},f))}function Oa({reason:e}){return e?c("q",{class:"teg-reason"},e):null}function $a({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?c("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},j(e,o.seats[0]),n.asked,Oa(o)):null}function Wu({view:e,send:t},n){let o=Po(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return c("div",{},c("p",{class:"teg-hint"},l[s]??n.hint_conquest),c("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>$(`act-${s}-${a+u}`,String(a+u),()=>t(I(e,s,a+u)),{class:"teg-main"}))))}function Fu({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(f=>f.number===d)?.text??`#${d}`,l=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),u=t.viewer??t.to_move;return c("div",{class:"teg-decisions"},s.length>0&&c("div",{},c("p",{},c("b",{},o.joint),l&&`: ${p} → ${l}`),c("div",{class:"teg-buttons"},...s.map(d=>{let f=!!d[0];return $(`act-joint_decision-${f}`,f?o.joint_on:o.joint_stop,()=>n(I(t,"joint_decision",f)),{class:f?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>c("div",{},c("p",{},o.zone," ",c("small",{},i(d))),c("div",{class:"teg-buttons"},$(`zone-${d}-keep`,o.zone_keep,()=>n(Mt(t,u,"zone_decision",d,!0))),$(`zone-${d}-end`,o.zone_end,()=>n(Mt(t,u,"zone_decision",d,!1)))))),...a.map(([d])=>c("div",{},c("p",{class:"teg-hint"},i(d)),$(`act-open_joint_attack-${d}`,o.joint_open,()=>n(I(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function Gu({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(I(e,a)),r=a=>{let{label:i}=e.forms[a];if(!qo(e,a)){let l=a==="request_card"?"teg-main":null;return $(`act-${a}`,i,s(a),{title:a===zo(e.menu)?"E":null,class:l})}return c("details",{class:"teg-ask"},c("summary",{"data-key":`ask-${a}`},`${i}…`),c("p",{},`${n.card_forfeit} `,ce("TEG-12.4")),$(`act-${a}`,i,s(a),{class:"teg-danger"}))};return c("div",{class:"teg-buttons"},...o.map(r))}function Uu(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,l=o.open??i>0,p=n.people??[];return c("section",{class:"teg-card teg-pacts"},$("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>s({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},r.length>0?c("ul",{},...r.map(u=>Ku(e,u,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},a.length>0&&c("h5",{},t.proposals),a.length>0&&c("ul",{},...a.map(u=>Xu(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&Ju(e,t))))}function Ea(e,t){return c("span",{class:"teg-pair"},...t.map(n=>j(e,n)))}function Yu(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function Ku({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:Yu(e,s.breakable_by??[]),l=i.find(p=>t.breaking===`${a}/${p}`);return c("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},Ea(e,s.seats),c("span",{},s.text," ",ce(s.clause)),Qu(e,s,r),i.length>0&&l===void 0&&c("div",{class:"teg-buttons"},...i.map((p,u)=>$(u?`break-${a}-${p}`:`break-${a}`,c("span",{},i.length>1&&j(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),l!==void 0&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},j(e,l),r.break_sure),$(`break-${a}-yes`,r.yes,()=>o(Mt(e,l,"announce_break",a)),{class:"teg-danger"}),$(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Qu(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return c("p",{class:"teg-out"},`${s.broken_by} `,j(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,j(e,r),`${e.seats[r]?.name}.`)}function Xu({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),l=(p,u)=>()=>t(Mt(e,u,p,s));return c("li",{"data-proposal":s},Ea(e,n.seats),c("span",{},n.text),Oa(n),(i(a)||i(r))&&c("div",{class:"teg-buttons"},i(a)&&$(`accept-${s}`,c("span",{},j(e,a),o.accept),l("accept_pact",a)),i(a)&&$(`decline-${s}`,c("span",{},j(e,a),o.decline),l("decline_pact",a)),i(r)&&$(`withdraw-${s}`,c("span",{},j(e,r),o.withdraw),l("withdraw_proposal",r))))}var Zu=12;function Ju({view:e,register:t,arrange:n,send:o},s){let r=$("offers",s.propose,()=>o(Bs(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:l,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return c("div",{},r,c("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(x=>x.kind))],f=[...new Set(a.offers.filter(x=>x.kind===i).map(x=>x.partner))],m=a.offers.find(x=>x.kind===i&&x.partner===l),g=m?.terms??[],b=ya(m,u),h=m&&b?I(e,m.verb,m.partner,...b):null,w=(x,y)=>x.map(v=>({value:v,text:y(v)}));return c("div",{class:"teg-offer"},ee("offer-kind",s.offer_kind,w(d,x=>Un(e.lang,"pact",x)),i,x=>n({kind:x,partner:"",first:"",terms:""}),s.choose),ee("offer-partner",s.offer_partner,w(f,x=>x),l,x=>n({partner:x,first:"",terms:""}),s.choose),g.length>Zu&&ee("offer-first",s.offer_first,w([...new Set(g.map(x=>String(x[0])))].sort((x,y)=>x.localeCompare(y,"es")),x=>x),p,x=>n({first:x,terms:""}),s.offer_all),(!m||g.some(x=>x.length>0))&&ee("offer-terms",s.offer_terms,g.map((x,y)=>({value:String(y),text:ka(x),begins:String(x[0])})).filter(x=>!p||x.begins===p).sort((x,y)=>x.text.localeCompare(y.text,"es")),u,x=>n({terms:x}),s.choose),c("div",{class:"teg-buttons"},$("offer-send",s.send_offer,()=>o(h),{class:"teg-main",disabled:!h}),$("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function ep({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=c("span",{class:"teg-whose"},`${s.secret_whose} `,j(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},c("h4",{},s.secret),r,$("private",s.secret_show,()=>n(ve),{class:"teg-cover"}));let a=(...i)=>n(I(e,...i));return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},s.secret),r,c("h5",{},s.objective),...t.objectives.map(i=>c("p",{class:"teg-objective"},i)),c("h5",{},s.hand),t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(i=>c("li",{},_t(i.symbol),c("b",{},i.country),c("small",{},Un(e.lang,"symbol",i.symbol)),i.bonus&&$(`bonus-${i.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>a("bonus",i.country))))):c("p",{class:"teg-hint"},s.no_cards),...t.exchanges.map((i,l)=>$(`exchange-${l}`,`${s.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),$("cover",s.secret_hide,o,{class:"teg-cover"}))}function tp(e,t,n){let o=q(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[c("p",{},a(s))]:[],...r.map(([,i,l,p])=>c("p",{},`${o.shared} `,j(e,i),`${e.seats[i]?.name} · ${l}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},o.blocked))]:[],...op(t,e,n).map(i=>c("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function np(e,t,n,o){let s=Wt(e,n,o),r=q(t.lang);return s?s.refusal?[c("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${r.damage}: ${s.damage}`))]:[]}function op(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var Ca={start:{choice:{...ua},register:{...va},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:_a(zu),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Wt(e,jn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:_a(Uu),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Nu,depends:({view:e})=>e.situation},secret:{draw:ep,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=xa(t,n.choice),s={...va,open:n.register.open},r=o.missile?Bt(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=ma(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=fa(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=me(e.menu,t),s=n??t.target;return oe(o)==="attack"&&s!==null&&Ee(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:ju,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:Ma(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return ba(e.view,t.choice,jn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],["card",s.cards,n],["exchange",s.exchanges,o]],facts(e,t,n){let{board:o,view:s}=e;return{lines:tp(s,o,n),instead:np(o,s,jn(e,t),n)}}};var sp={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[rp(e,t)]};function rp({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},j(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function ap({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),o.length?c("ul",{class:"teg-hand"},...o.map(ip)):c("p",{class:"teg-hint"},t.no_cards)]}function ip({name:e,symbol:t,label:n,bonus:o}){return c("li",{},_t(t),c("b",{},e),c("small",{},n),o>0&&c("span",{class:"teg-gain"},`+${o}`))}function lp({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>c("span",{title:n.weapons[s]},_t(s));return U(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([s,r])=>c("li",{},...Array.isArray(s)?s.map(o):[s],c("b",{},r)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var Aa=Eo(sp,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:ct(ap),pack:{draw:lp,depends:({view:e})=>e.cards}}});var qe={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},La=["attack","strike_air","strike_sea","fire"],cp=["build"],[up,Na,Vo]=[0,1,2],Bo={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},Ta=new WeakMap;function zn(e){let t=Ta.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=H(e),s=Object.keys(qe).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},l=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=f=>l.includes(f)?p[l.indexOf(f)]:null,d=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:qe[r]?u(qe[r]):null,most:d}})});return Ta.set(e.view,{secret:e.secret,orders:s}),s}var Do=e=>[...new Set(e)].filter(t=>t!==null);function qn(e,t){return Do(zn(e).filter(n=>n.source===t).map(n=>n.verb))}function gt(e,t){let{source:n}=t,o=qn(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(y=>o.includes(y))??o[0];if(n===null||!s)return null;let r=zn(e).filter(y=>y.verb===s&&y.source===n),a=t.about[s],i=y=>Do(y.map(v=>v.about)).sort((v,k)=>v-k),l=i(r).includes(a),p=Do((l?r.filter(y=>y.about===a):r).map(y=>y.target)),u=p.includes(t.target??-1)?t.target:null,d=u===null?r:r.filter(y=>y.target===u),f=i(d),m=f.includes(a)?a:f[0]??null,g=d.filter(y=>y.about===m),b=Math.max(0,...g.map(y=>y.most)),h=Math.min(Math.max(t.amounts[s]??(cp.includes(s)?1:1/0),Math.min(1,b)),b),w=g.length>0&&(!p.length||u!==null),x={verb:s,source:n,target:u,targets:p,about:m,abouts:f,amount:h,most:b,done:w};return{...x,load:pp(e,t,x)}}function pp({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(h=>h.source===s&&(o==="march"||h.vehicle===r)),l=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?up:(r??0)+1]??0),u=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),f=Math.min(n.aboard,d),m=i?.goods??[],g=m.flatMap(([h,w])=>{let x=Math.min(n.cargo[h]??0,w);return x?[[h,x]]:[]}),b=u*f+g.reduce((h,[w,x])=>h+l[w]*x,0);return{room:p,used:b,troops:d,aboard:f,goods:m,cargo:g,sizes:l}}var Ro=({board:e},t)=>e.countries[t].name,ja=(e,t,n)=>H(e).names[t]?.[n??-1]?.[0]??"?";function Ft(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,l=Ro(e,o),p=s===null?"":Ro(e,s),u=qe[n]&&ja(e,qe[n],r),d=(i?.cargo??[]).map(([m,g])=>[ja(e,"good",m),g]),f=(...m)=>I(e.view,n,...m);switch(n){case"attack":return f(l,p,a);case"strike_air":case"strike_sea":return f(l,p,u,a);case"fire":return f(u,l,p);case"march":return f(l,p,d,a);case"carry":return f(l,p,u,a,i?.aboard??0,d);case"upgrade":return f(l,u);default:return f(l,u,a)}}function Wo(e,t){return t?.length?I(e.view,"end_turn",t.map(n=>Ro(e,n))):null}function za(e){return(H(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Fo(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function qa({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,l]=t[s],p=Math.floor(a*i/4)+l,u=Math.max(0,p-n[r]),d=u>o[r],f=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),m=d?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:d,lost:f,destroyed:m}}function Pa({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let l=o.includes(a)?0:Math.min(i,e[s][a]),p=s===Vo?n[a]:0;return{duel:l,hits:Math.max(0,(i-l)*t[s-1][r]-p)}}var dp=e=>!!H(e).menu.end_turn&&!zn(e).length,Qe=(e,t)=>t.chosen??(dp(e)?[]:null),Go=e=>({source:e,target:null,aboard:0,cargo:{}}),Uo=(e,t)=>({...e,...Go(t)});function Ia(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=Qe(e,t);if(r)return{local:s?{...t,chosen:Yo(r,n)}:t};let a=gt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Ft(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:Uo(t,n===t.source?null:n)};if(!a)return{local:t};let i=La.find(u=>zn(e).some(d=>d.verb===u&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=La.includes(a.verb)?a.verb:"attack",p=qe[l]?a.about??0:null;return{local:t,message:Ft(e,{...a,verb:l,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Yo=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function Ha(e,t,n){let{menu:o}=H(e),s=gt(e,t);if(n==="Escape")return{local:{...Uo(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:Qe(e,t)??[]}};if(n==="Enter"){let r=Qe(e,t);return{local:t,message:r?Wo(e,r):Ft(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function Da(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!H(e).menu.end_turn)return{...Bo,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:Uo(t,null),a=gt(e,r),i=a&&a.verb===t.verb?a.target:null,l=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:l,target:i,aboard:0,cargo:{}}}function Ra(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:fp(e,t)},r=Qe(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=gt(e,t);if(t.source!==null){let{target:i=null,targets:l=[]}=a??{};return{...s,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...s,legal:gp(n)}}var gp=({owner:e,viewer:t,to_move:n,free:o=[],over:s})=>s||t===null||t!==n?[]:e.flatMap((r,a)=>r===t&&o.some(i=>i[a]>0)?[a]:[]);function fp(e,t){let{view:n}=e,o=Qe(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Fo(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:Ko(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function Ko({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function Va({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var Ze=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce","missile","atomic_bomb","epidemic","cyber_attack"],Qo=3,Je=["troop","plane","ship"],et=["wall","armoury","airfield","shipyard"],Pe="#20242a",Xe=(e,t,n)=>le([e,t],n,14);function D([e,t],[n,o],s){let r=Math.hypot(n-e,o-t),[a,i]=[(o-t)*s/r/2,(e-n)*s/r/2];return[[e+a,t+i],[n+a,o+i],[n-a,o-i],[e-a,t-i]]}var hp=(e,t,n)=>Array.from({length:e},(o,s)=>2*Math.PI*s/e).map(o=>D([0,0],[t*Math.sin(o),-t*Math.cos(o)],n)),xp=()=>[0,1,2].map(e=>{let t=(o,s)=>[s*Math.sin(o),-s*Math.cos(o)],n=2*Math.PI*e/3;return[t(n,1.6),t(n-.5,7.6),t(n,8.2),t(n+.5,7.6)]}),G=(e,t,n=[])=>({color:e,shape:t,holes:n}),ft={basic:G("#6f7b88",B("M0-10 9-5V5L0 10-9 5V-5z"),[D([-8,-4],[0,.5],1.8),D([8,-4],[0,.5],1.8),D([0,0],[0,9],1.8)]),metal:G("#6f7b88",B("M-10 7-6-6H6L10 7z"),[D([-5,-1],[5,-1],1.6)]),cement:G("#8d7757",B("M-9-8H9V8H-9z"),[D([-9,0],[9,0],1.7),D([0,-8],[0,0],1.7),D([-4.5,0],[-4.5,8],1.7),D([4.5,0],[4.5,8],1.7)]),food:G("#4c8527",B("M0 10Q-10 6-8-3Q-6-8 0-10Q6-8 8-3Q10 6 0 10z"),[D([0,9],[0,-5],1.6),D([0,3],[-4,-1],1.5),D([0,3],[4,-1],1.5)]),oil:G(Pe,B("M0-10Q7-1 7 3Q7 10 0 10Q-7 10-7 3Q-7-1 0-10z")),network:G("#1f63b5",[Xe(0,-6.5,3.5),Xe(-6.5,6,3.5),Xe(6.5,6,3.5),D([0,-6],[-6,6],2.2),D([0,-6],[6,6],2.2),D([-6,6],[6,6],2.2)]),lithium:G("#17766d",B("M-6.500-7H-2.500V-10H2.500V-7H6.500V10H-6.500z"),B("M2-5-4 3H-.5L-2 8 4 0H.5z")),nuclear:G("#b06a00",[le([0,0],9.5,24)],xp()),tribes:G("#a9522a",B("M0-9 10 8H-10z"),B("M0-1 3.500 8H-3.500z")),technology:G("#5b3a8e",[...B("M-6.500-6.500H6.500V6.500H-6.500z"),...[-3.5,3.5].flatMap(e=>[D([e,-10],[e,10],2),D([-10,e],[10,e],2)])],B("M-3-3H3V3H-3z")),niobium:G("#b3125f",B("M-6-8H6L10-2 0 10-10-2z"),[D([-9,-2],[9,-2],1.5),D([-3.5,-2],[0,7],1.5),D([3.5,-2],[0,7],1.5)]),virus:G("#66780a",[Xe(0,0,5.5),...hp(8,10,2.2)],[Xe(-1.5,-1,1.3),Xe(2,1.5,1.3)]),workforce:G("#34506b",[D([-7,9],[2,-3],3.6),D([-5,-8],[7,1],6.5),D([6,0],[9,4],2.4)]),treasure:G("#7d4f14",B("M-9 8V-3Q-9-8 0-8Q9-8 9-3V8z"),[D([-9,-1],[9,-1],1.7),...B("M-2-3H2V3H-2z")]),missile:G("#8e2f63",B("M0-10Q3-7 3-3V5L6 10H-6L-3 5V-3Q-3-7 0-10z")),atomic_bomb:G(Pe,B("M0 10Q-5 5-4-2L-7-6V-10H7V-6L4-2Q5 5 0 10z"),[Xe(0,1,2)]),epidemic:G("#66780a",B("M-3-10H3V-3L9 9H-9L-3-3z"),[D([-5,4],[5,4],1.8)]),cyber_attack:G("#1f63b5",B("M-10-8H10V5H3V8H6V10H-6V8H-3V5H-10z"),B("M2-6-4 0H0L-2 4 4-2H0z")),plane:G(Pe,B("M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z")),ship:G(Pe,B("M-10 3H-1V-10L8 0H1V3H10L7 9H-7z")),troop:G(Pe,B("M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z")),wall:G("#7d4f14",B("M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z"),[D([-9,3],[9,3],1.4)]),armoury:G(Pe,[D([-8,-8],[7,7],3),D([8,-8],[-7,7],3),D([2,7.5],[7.5,2],2.4),D([-2,7.5],[-7.5,2],2.4)]),airfield:G(Pe,B("M-5-9H5L8 9H-8z"),[D([0,-7],[0,-3.5],1.8),D([0,-1],[0,2.5],1.8),D([0,5],[0,8.5],1.8)]),shipyard:G(Pe,[le([0,-7],2.8,12),D([0,-6],[0,9],2.4),D([-5,-2.5],[5,-2.5],2.2),D([0,8.6],[-6.6,5],2.4),D([0,8.6],[6.6,5],2.4),D([-6.2,5.6],[-8.4,1],2.2),D([6.2,5.6],[8.4,1],2.2)])},Xo=(e,[t,n],o)=>e.map(s=>s.map(([r,a])=>[t+r*o/20,n+a*o/20])),Zo=e=>e.map(t=>`M${t.map(([n,o])=>`${Ba(n)} ${Ba(o)}`).join("L")}z`).join(""),Ba=e=>Math.round(e*10)/10;var bp=700,[Pn,Fa]=[1.06,.22],wp=.12,Ga=[...new Set(Object.values(ft).map(e=>e.color))];function yp({planes:e=[],ships:t=[],levels:n=[]},o){let s=et.map((a,i)=>({name:a,count:n[i]?.[o]??0,tile:!0})),r=[{name:"plane",count:e[o]??0},{name:"ship",count:t[o]??0}];return[...s,...r].filter(({name:a,count:i})=>i>(a==="wall"?1:0))}function kp({stocks:e,held:t,owner:n,viewer:o},s,r){let a=t??e;if(!a||a.pooled||o===null||n[s]!==o)return[];let i=a.rows.find(([u])=>u===s)?.[1]??[],l=i.reduce((u,[d,f])=>u+(d<Qo?f:0),0),p=i.flatMap(([u,d])=>u<Qo?[]:[{name:Ze[u],count:d}]);return[...l&&!r?[{name:"basic",count:l}]:[],...p]}function vp(e,t,n,o,s){let r=vt(o,s,e.width);if(r.small)return[];let a=ut(r),{type:i}=a,l=_o(e,t,n,r),p=zr(e,a,l),u=[],d=(m,g)=>{if(!m.length)return;let b=m.reduce((v,k)=>v+Ya(k,i),-Fa*i),h=Pn*i*1.15,w=g(b,h).map(v=>_e(v,b,h)),{place:x,covers:y}=Nr(e,p,w);if(y>wp*b*h)return d(m.slice(0,-1),g);p.push(w[x]),u.push({items:m,box:w[x]})},f=1.35*r.grown;return e.countries.forEach(({label:[m,g]},b)=>{d(yp(t,b),(h,w)=>{let x=1.3*r.grown+w/2;return[[m+f+h/2,g],[m-f-h/2,g],[m,g-x],[m,g+x],...Wa(m,g,f,h,w)]})}),e.countries.forEach(({label:[m,g]},b)=>{let h=l.names[b],[w,x,y,v]=h?zt(h,a):_e([m,g],2*r.grown,2*r.grown);d(kp(t,b,o*e.width<bp),(k,E)=>{let[C,S,_]=[(w+y)/2,(x+v)/2,1.3*r.grown+E/2];return[...[[C,v+E/2],[C,x-E/2],[y+2+k/2,S],[w-2-k/2,S]],[m,g+_],[m,g-_],...Wa(m,g,f,k,E)]})}),u}function Ua(e,t,n,o,s){let r=vt(o,s,e.width),{type:a}=ut(r),i={tiles:[],colored:Object.fromEntries(Ga.map(p=>[p,[]])),holes:[],counts:[]},l=wn(e,ut(r));for(let{continent:p,box:u}of l)$p(i,e.continents[p].gives??[],u,a);for(let{items:p,box:[u,d,,f]}of vp(e,t,n,o,s))_p(i,p,[u,(d+f)/2],a);return[...Op(e,t,r,o),...Ep(e,l,o),...Cp(e,i,o,r.name)]}var Wa=(e,t,n,o,s)=>[-1,1].flatMap(r=>[-1,1].map(a=>[e+r*(n+o/2),t+a*s/2])),Ya=({count:e,name:t},n)=>(Pn+Fa+(Ka(t,e)?yn(String(e))*.92+.1:0))*n,Ka=(e,t)=>t>1||Ze.includes(e)||e==="basic";function _p(e,t,[n,o],s){let r=n;for(let a of t){let i=Pn*s,l=[r+i/2,o];a.tile&&e.tiles.push(Xa(_e(l,i*1.12,i*1.12),i*.22)),Qa(e,a.name,l,a.tile?i*.82:i),Ka(a.name,a.count)&&e.counts.push({at:[r+i+.08*s,o],text:String(a.count)}),r+=Ya(a,s)}}function Qa(e,t,n,o){let{color:s,shape:r,holes:a}=ft[t];e.colored[s].push(...Xo(r,n,o)),e.holes.push(...Xo(a,n,o))}function $p(e,t,[n,o,s,r],a){let i=1.35*a,l=(n+s)/2-i*(t.length-1)/2;t.forEach(([p,u],d)=>{Qa(e,p,[l+d*i,(o+r)/2],Pn*a),u&&e.colored[Mp].push(Sp([l+d*i+.62*a,o+.18*a],.48*a))})}var Mp=ft.nuclear.color,Sp=([e,t],n)=>Array.from({length:10},(o,s)=>{let[r,a]=[Math.PI*s/5,s%2?n*.42:n];return[e+a*Math.sin(r),t-a*Math.cos(r)]});function Xa([e,t,n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Op(e,{levels:t=[]},n,o){let s=Math.max(3.4*o,3),r=e.countries.flatMap(({label:a},i)=>t[0]?.[i]?[le(a,n.grown+s/o/2+.4)]:[]);return[tt("wall-under",r,{color:"#4a2e0c",width:s+1.4}),tt("wall",r,{color:"#e2b277",width:s,dash:`${Math.max(3.6*o,3)}px,${Math.max(1*o,.9)}px`})]}function Ep(e,t,n){let o=t.map(({box:s})=>Xa(s,(s[3]-s[1])/2.4));return[tt("plates",o,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function Cp(e,{tiles:t,colored:n,holes:o,counts:s},r,a){let i=Math.max(2*r,2);return[tt("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),tt("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),...Ga.map((l,p)=>tt(`ink${p}`,n[l],{fill:l,color:l,width:0})),tt("holes",o,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:s.map(l=>l.at[0]),y:s.map(l=>l.at[1]),text:s.map(l=>l.text),textposition:"middle right",textfont:{family:$e,weight:700,size:a*.95,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function tt(e,t,{fill:n,color:o,width:s,dash:r="solid"}){let a=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...ge(t),...a,line:{color:o,width:s,dash:r,simplify:!1},hoverinfo:"skip"}}function Ie(e,t=""){let{color:n,shape:o,holes:s}=ft[e],r=Je.includes(e)||et.includes(e)?"currentColor":n,a=[R("path",{d:Zo(o),fill:r}),R("path",{d:Zo(s),class:"war-hole"})];return R("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...a)}var Ja=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,o])=>c("span",{},Ie(Ze[n]),c("b",{},` ${o}`),` ${e.things?.good[n]}`))),nt=({board:e},t)=>t===null?"":e.countries[t].name,Ap={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Fe(e,t,()=>{if(!H(e).menu.end_turn)return[Ge(e,t)];let n=Qe(e,e.local);return n?Dp(e,n,t):[...jp(e,t),Ip(e),Hp(e)]})};function Lp({view:e}){let t=Z(e.lang),n=Je.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return c("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[c("span",{title:e.things?.aim[s]},Ie(Je[s]),c("b",{},o))]:[]))}function Tp({view:e,send:t}){let n=Z(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?c("div",{class:"teg-buttons"},...o.map(([r,a])=>$(`routine-${r}`,`${s[r]} (${a})`,()=>t(Ds(e,r))))):null}function jp(e,t){let{view:n,local:o,patch:s}=e,r=Z(n.lang),a=gt(e,o),i=qn(e,o.source),l=H(e).forms,p=n.owner.flatMap((u,d)=>u===n.viewer&&qn(e,d).length?[d]:[]);return[Lp(e),Tp(e),Jo(e,"source",t.source,p,o.source,u=>s(Go(u)),t),o.source===null&&c("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&c("p",{class:"teg-hint"},r.nothing_here),i.length>0&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>$(`verb-${u}`,l[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?Np(e,a,t):[]]}function Jo(e,t,n,o,s,r,a){let i=o.map(l=>({value:String(l),text:nt(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es"));return ee(t,n,i,s===null?"":String(s),l=>r(l===""?null:Number(l)),a.choose)}function Np(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=Z(o.lang),{names:l,forms:p}=H(e),u=qe[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",f=Ft(e,t),m=g=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:g}});return[c("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&Jo(e,"target",n.target,t.targets,t.target,g=>r({verb:t.verb,target:g}),n),u&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(g=>$(`${u}-${g}`,l[u]?.[g]?.[1]??String(g),()=>r({verb:t.verb,about:{...s.about,[t.verb]:g}}),{"aria-pressed":String(g===t.about)}))),zp(e,t),t.most>1&&c("div",{},...lt(t.amount,[1,t.most],m,n)),t.load&&Pp(e,t,t.load),qp(e,t),c("div",{class:"teg-buttons"},$(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(f),{class:"teg-main",disabled:!f}))]}function zp({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return c("p",{class:"teg-hint"},`${Z(e.lang).each_costs} `,Ja(e,l))}function qp({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=Z(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:d,conquered:f,lost:m,destroyed:g}=qa(e,n,o,s);return c("p",{class:`war-forecast ${f?"war-good":""}`},c("b",{},f?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${f?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${m}, ${a.loses} ${g}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=Pa(e,t==="strike_air"?Na:Vo,n,o,s);return c("p",{class:"war-forecast"},c("b",{},`${l} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Pp(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:l}){let{view:p,local:u,patch:d}=e,f=Z(p.lang);if(!s&&!a.length)return null;let m=b=>i.find(([h])=>h===b)?.[1]??0,g=(b,h,w,x,y,v)=>c("li",{},c("span",{},h,c("small",{},` /${x}`)),c("b",{},w),$(`${b}-less`,"−",()=>v(w-1),{disabled:w<1,"aria-label":`${b} −1`}),$(`${b}-more`,"+",()=>v(w+1),{disabled:w>=x||o+y>n,"aria-label":`${b} +1`}),$(`${b}-most`,"⇥",()=>v(Math.min(x,w+Math.floor((n-o)/y))),{disabled:w>=x||o+y>n,"aria-label":`${b} max`}));return c("div",{class:"war-load"},c("h5",{},`${f.cargo}: `,c("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&g("aboard",f.aboard,r,s,p.troop_size??1,b=>d({aboard:b})),...a.map(([b,h])=>g(`cargo-${b}`,c("span",{},Ie(Ze[b]),` ${p.things?.good[b]}`),m(b),h,l[b],w=>d({cargo:{...u.cargo,[b]:w}})))))}function Ip({view:e,secret:t}){return t||e.viewer===null?null:c("p",{class:"teg-hint war-locked"},Z(e.lang).locked)}function Hp({view:e,patch:t}){return c("div",{class:"teg-buttons teg-plain"},$("end",Z(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function Dp(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=Z(o.lang),l=o.next_troops?.[o.viewer??-1]??0,p=Fo(l,t),u=za(e),d=(s?.delivery??[]).filter(b=>o.owner[b]===o.viewer),f=Wo(e,t),m=b=>r({chosen:b}),g=o.owner.flatMap((b,h)=>b===o.viewer&&!t.includes(h)?[h]:[]);return[c("p",{class:"teg-hint"},i.deliver),c("p",{},`${i.troops}: `,c("b",{},l)),c("div",{class:"teg-buttons"},u.length>1&&$("deliver-borders",i.borders,()=>m(u[0])),u.length>0&&$("deliver-all",i.all,()=>m(u[u.length-1])),d.length>0&&$("deliver-before",i.before,()=>m(d))),Jo(e,"source",n.place,g,null,b=>b!==null&&m([...t,b]),n),c("ul",{class:"teg-list"},...t.map((b,h)=>c("li",{},c("span",{},nt(e,b)),c("b",{},`+${p[h]}`),$(`drop-${b}`,"×",()=>m(Yo(t,b)),{"aria-label":`${nt(e,b)} ×`})))),c("div",{class:"teg-buttons"},o.phase==="orders"&&$("back-to-orders",i.back,()=>r({chosen:null})),$("act-end_turn",i.end_now,()=>a(f),{class:"teg-main",disabled:!f}))]}var Rp={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=Z(n.lang);return t===null?U(o.place,c("p",{class:"teg-hint"},o.look)):U(o.place,c("p",{class:"war-name"},j(n,n.owner[t]),c("b",{},nt(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Bp(e,t))}};function Vp({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...et.map((a,i)=>e.levels?.[i][t]??0)],r=[...Je.slice(1),...et];return c("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[c("span",{},Ie(r[i],o[i]),c("b",{},a))]:[]))}function Bp(e,t){let{view:n}=e,o=Z(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Je.flatMap((l,p)=>{let[u,d]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let f=u-d;return[c("tr",{},c("th",{scope:"row"},Ie(l),` ${n.things?.aim[p]}`),c("td",{},c("b",{},u)),c("td",{},f>0&&`${f} ${o.busy}`))]}),a=et.flatMap((l,p)=>{let u=n.levels?.[p][t]??0;return u?[c("tr",{},c("th",{scope:"row"},Ie(l),` ${n.things?.installation[p]}`),c("td",{},c("b",{},u)),c("td",{},o.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},o.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...r,...a,i),Wp(e,t))}function Wp(e,t){let{view:n,secret:o}=e,s=Z(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=Ko(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${s.stock}: `,i.length?Ja(n,i):s.no_stock)}function Fp(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=Z(n.lang),i=Va(e),l=(o.delivery??[]).map(p=>nt(e,p)).join(", ");return[o.objective&&c("h5",{},t.objective),o.objective&&c("p",{class:"teg-objective"},o.objective),c("h5",{},a.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>$(`good-${p}`,c("span",{},Ie(Ze[p]),` ${n.things?.good[p]} `,c("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&c("p",{class:"teg-hint"},a.see_good):c("p",{class:"teg-hint"},a.no_stock),c("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),l&&c("p",{class:"teg-hint"},`${a.sent_to}: ${l}`)]}var Gp=(e,t)=>({...t,secret:Z(e.lang).lock_title,secret_show:Z(e.lang).show}),Za=ct(Fp),Up={draw:(e,t)=>Za.draw(e,Gp(e.view,t)),depends:e=>[Za.depends(e),e.local.good]},Yp={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},$("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),Z(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(o=>c("li",{},o))))},Kp={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=Z(n.lang),r=c("p",{},c("b",{},nt(e,o.source))," → ",c("b",{},nt(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((f,m)=>f?[`${f} ${u[m]}`]:[]);return U(s.last,r,c("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),ce("WAR-9.8"))}let l=o.kind==="land_attack",p=l?0:o.unit;return U(s.last,r,c("p",{class:"war-fight"},Ie(Je[p]),c("b",{},o.sent),` ${s.sent} · `,c("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),c("p",{},`${t.losses}: ${a} / ${i}`,!l&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),ce(l?"WAR-6.3":"WAR-9.5"),o.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},ei={start:{...Bo},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Ap,place:Rp,secret:Up,goals:Yp,battle:Kp},renew:(e,t)=>({local:Da(e,t)}),click:Ia,key:Ha,marks:Ra,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[Vp(e,n)]}),keys:"keys_wargame",stays:!0,traces:Ua};var Qp={teg:Ca,tgm:Aa,reconquista:ia,wargame:ei,eggar:Jr};function In(e){return Qp[e??""]??ea}var Xp=e=>({game:In(e),local:In(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,way:0});function Zp(e,t){switch(t.type){case"view":return Jp(e,t.view);case"reply":return nd(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(es(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var es=(e,t)=>[...e,t].join();function Jp(e,t){let n=In(t.game),o=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,s={game:n,local:n===e.game?e.local:n.start};return{...ed({...e,...s},t),hint:o?e.hint:null,odds:new Map,way:Us(t),refusal:t.error??null}}function ed(e,t){let{secret:n,game:o}=e,s=td(t);if(s===e.place)return e;let r=n!==null&&n.seat===t.viewer,a=t.people?.length===1,l=(o.curtain?r||a:r&&(a||!!o.stays))&&t.viewer!==null&&!t.over;return{...e,place:s,lasts:l,secret:!l||o.curtain?null:n}}var td=({line:e,step:t,steps:n,viewer:o})=>`${e}/${t}/${n}/${o}`,ts=(e,t)=>t.place!==e.place&&t.lasts;function nd(e,t,n){let{view:o}=n,s=t.kind==="refused"?t:e.refusal,r=!e.lasts&&e.secret?.step!==o.step,a={...e,refusal:s,secret:r?null:e.secret};if(t.kind==="private"){let i=t.step===o.step&&(o.people?.includes(t.seat)??!0);return{...a,secret:i?t:null}}if(t.kind==="hint"){let i=t.step===o.step&&t.seat===o.viewer;return{...a,hint:i?{...t,quiz:a.quiz,open:!a.quiz||!t.told[o.lang].question}:null}}return a.game.hear?{...a,local:a.game.hear({...n,secret:a.secret},a.local,t)}:a}var od=["game","local","secret","refusal","hint","odds"];function ti(e,t){let n=sd(e),o=Xp(e.get("view")?.game),s=[];return{get:()=>o,view:n,table:()=>({board:t,view:o.game.shown?.(n(),o.secret)??n(),secret:o.secret}),dispatch(r){let a=o;o=Zp(o,r),od.some(i=>o[i]!==a[i])&&s.forEach(i=>i())},subscribe:r=>{s.push(r)}}}function sd(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=J(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}function ni(e){let{board:t,store:n,wire:o,where:s}=e,{get:r,dispatch:a,view:i,table:l}=n,p={view:i(),keys:new Set},u=g=>a({type:"set",part:{local:g}}),d=g=>o.send(g),f=g=>g?(a({type:"set",part:{local:g.local,...g.refusal&&{refusal:g.refusal}}}),d(g.message??null),!0):!1,m=()=>a({type:"set",part:{refusal:null}});return{set:u,send:d,take:f,dismiss:m,patch:g=>u({...r().local,...g}),cover:()=>a({type:"set",part:{secret:null}}),click(g,b=!1){o.busy()||!J(i())||(r().refusal&&m(),f(r().game.click(l(),r().local,g,b)))},go:(g,b=i().line)=>d(fe(s.now(),g,b)),by:g=>d(fe(s.now(),s.now().step+g)),askHint(g){a({type:"set",part:{quiz:g}}),d(Ws(i()))},tellHint(){let{hint:g}=r();a({type:"set",part:{hint:g&&{...g,open:!0}}})},odds(g){let{game:b,local:h,odds:w}=r(),x=b.fight?.(l(),h,g);if(!x||!o.there())return null;let y=C=>t.countries[C].name,[v,k]=[x.sources.map(y),y(x.target)],E=es(v,k);return p.view!==i()&&(p={view:i(),keys:new Set}),p.keys.has(E)||(p.keys.add(E),o.ask(Rs(i(),v,k))),w.get(E)??null}}}var rd={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},oi=2;function si(e,t,n){let o=rd[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let l=i.map(u=>{let[d,f]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[m,g]=[d*o[0]+f*o[1],Math.abs(d*o[1])+Math.abs(f*o[0])];return u!==t&&m>0&&g<=oi*m?Math.hypot(m,oi*g):1/0}),p=Math.min(...l);return p<1/0?i[l.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function ns({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function Hn({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(l=>l[0]===n).map(([,l,p])=>`${e.seats[l].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function ri(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,l=q(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:d,continent:f},m)=>{let[g,b]=[Hn(t,a,m,l),ns(p,m,l)];return u&&!g&&!b?[]:[c("tr",{class:b?"teg-marked":null},c("th",{scope:"row"},$(`place-${m}`,d,()=>i(m))),c("td",{},s.continents[f]?.name??""),c("td",{},r.owner[m]>=0&&!u?j(r,r.owner[m]):null,g),c("td",{},b))]})};return{depends:s=>{if(!e)return!1;let r=q(s.view.lang);return[s.board.countries.map((a,i)=>Hn(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>c("th",{scope:"col"},p)),i=c("tbody",{},...e?o():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?o():[]))}},c("summary",{"data-key":"places"},r.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},c("table",{},c("thead",{},c("tr",{},...a)),i)));return l}}}var ad=350;function os(e,t,n){if(!n)return;e.hidden=!1;let o=t.getBoundingClientRect(),[s,r]=[n.x-o.left,Math.min(Math.max(n.y-o.top,0),o.height)],a=Math.min(Math.max(s-e.offsetWidth/2,4),o.width-e.offsetWidth-4),i=r>o.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function ai({card:e,frame:t},n,o,s){let r=null,a=-1,i,l=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(f,m=ad)=>{l(),r=o.group(f),r?.classList.add("teg-lit"),i=setTimeout(()=>u(f),m)},u=f=>{a=f;let{board:m,view:g}=n(),b=J(g)?g:null,h=b?s(f):{};if(!h)return;let{lines:w=[],instead:x=[]}=h,y=x.length?x:[ld(m,b,f)];e.replaceChildren(...id(m,b,f),...w,...y);let v=o.pixel(m.countries[f].label);os(e,t,v)};return{point:p,hide:l,again:()=>a>=0&&u(a)}}function ii(e,t,n){if(t&&t.owner[n]>=0)return j(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:o}})}function id(e,t,n){let{name:o,continent:s}=e.countries[n],r=q(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},o),c("small",{},e.continents[s]?.name??"")),c("p",{},ii(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function ld(e,t,n){let o=q(t?.lang??"es");return c("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>c("span",{},ii(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&c("b",{},` ${t?.armies[s]}`))))}var cd=2e3,ud=15,li=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function ss(e,t,n){let o=t.length===2?"arrows":"marks",s=l=>t.every((p,u)=>l[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(l=>!s(l));return Rn({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function pd(e,t,n){let o=t.trim();if(typeof e.say!="object")return Rn({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return Rn({...e,say:Object.keys(a).length?a:""})}var Dn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Rn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),ci={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[l,p]=[Dn(r.say,a),Dn(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],d=({target:m})=>m.value.trim()!==l&&t($t(e,pd(r,m.value,a))),f=c("textarea",{"data-key":"say",rows:2,maxlength:cd,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return f.textContent=l,c("div",{class:"teg-note"},p&&c("p",{},c("b",{},p)),l&&c("p",{},r.glyph&&c("b",{},`${r.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:s.draw_how},l?s.comment_change:s.comment_add),f),u.length>0&&$("wipe",s.wipe,()=>t($t(e,Rn({...r,arrows:[],marks:[]}))))))}};function ui(e){let t=R("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>R("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([l,p])=>`${l.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let l=(s.arrows??[]).map(([u,d,f="good"])=>o(f,sn(e,n(u),n(d)),"drawn-arrow")),p=(s.marks??[]).map(([u,d="good"])=>o(d,[le(e.countries[n(u)].label,ud)],"drawn-mark"));t.replaceChildren(...p,...l)}}}function pi(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let p=f=>[...new Set([l,t(f)])].filter(m=>m>=0),u=f=>o(p(f),li(f)),d=f=>{f.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",d,!0),t(f)>=0?s(p(f),li(f)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}var dd=12;function Gt(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Ut(e,t){let n=q(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=fd(e,t,n),{once:a,conquest:i}=e,l=(u,d)=>[c("b",{},Gt(u,t)),` ${d}. `],p=a===null?l(i,n.odds_conquest):i===a?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...a===null?[]:l(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:d,height:f})=>c("span",{title:u},c("i",{style:{height:f}}),c("small",{},d)))),r.length>1&&c("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function gd({left:e}){let t=Math.max(Math.ceil(e.length/dd),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function fd(e,t,n){let o=gd(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let l=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${l}: ${Gt(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var di={draw:({view:e,odds:t},n)=>t&&U(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Ut(t,e.lang)),depends:({odds:e})=>e};var md=250,Yt=1.5,rs={page:11,class:15};function gi(e){let{model:t,board:n,picks:o,looks:s,dom:r,store:a,map:i,sketch:l,wire:p,scheduler:u,intents:d,stops:f}=e,{get:m,view:g,table:b}=a,h=()=>!p.busy()&&J(g()),w=ai(r,b,i,S=>{let _=d.odds(S),{game:O,local:M}=m(),L=O.facts?O.facts(b(),M,S):{};return _&&L?{...L,instead:Ut(_,g().lang)}:L});f.push(w.hide);let x=S=>{let _=t.get("selected")??[],[O,M]=[o?_.filter(L=>L!==S):[],_.includes(S)];p.write({selected:M?O:[...O,S]}),o&&(r.heard.textContent=`${S}: ${q(g().lang)[M?"unmarked":"marked"]}`)},y={country:-1,time:0};i.onClick=(S,_)=>{if(_?.button)return;let O=performance.now(),M=S===y.country&&O-y.time<md;if(y={country:S,time:O},!(M||!h())){if(w.hide(),s)return x(n.countries[S].name);d.click(S,!!_?.shiftKey)}},i.onDrag=(S,_)=>{_<0||S===_||!h()||d.take(m().game.drag?.(b(),m().local,S,_)??null)},i.onHover=S=>{w.point(S);let{game:_,local:O}=m();_.hover&&J(g())&&d.set(_.hover(b(),O,S))},i.onLeave=w.hide,i.onHold=S=>w.point(S,0);let v=S=>S.map(_=>n.countries[_].name),k=(S,_)=>p.send($t(g(),ss(g().note,v(S),_)));pi(r.map,i.at,{may:()=>!s&&J(g())&&g().memory,over:(S,_)=>l.draw(S.length?ss(g().note,v(S),_):g().note,i.window),done:k},f),r.root.addEventListener("click",S=>{let _=S.target,O=_.closest("[data-clause]");e.rule.box.contains(_)||e.rule.close(),O&&(e.rule.from(O),p.send(nr(O.dataset.clause??"")))}),i.onZoom=()=>{w.hide(),u.schedule();let{times:S,left:_,top:O}=i.window;`${t.get("window")}`!=`${[S,_,O]}`&&p.write({window:[S,_,O]})};let E=()=>{let[S,_,O]=t.get("window")??[1,0,0];i.look({times:S,left:_,top:O})};r.wide.addEventListener("click",()=>r.root.classList.toggle("teg-wide")),r.closer.addEventListener("click",()=>i.look(je(n,i.window,Yt))),r.further.addEventListener("click",()=>i.look(je(n,i.window,1/Yt)));let C=new ResizeObserver(()=>{e.rule.place(),i.resized(r.map.clientWidth)&&u.schedule()});return C.observe(r.map),f.push(()=>C.disconnect()),{...w,select:x,draws:k,look:E,type(){let S=t.get("size")==="class"?"class":"page";r.root.dataset.size=S,i.type(rs[S]),u.schedule()}}}function fi(e){let{board:t,dom:n,looks:o,store:s,map:r,wire:a,where:i,scheduler:l,intents:p,driver:u,pointer:d,rule:f,stops:m}=e,{get:g,dispatch:b,view:h,table:w}=s,x=-1,y=-1,v=()=>{let M=x<0?null:r.pixel(t.countries[x].label);if(n.here.hidden=!M||n.root.querySelector(".teg-map:focus")===null,!M)return;let L=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${M.x-L.left}px`,top:`${M.y-L.top}px`})},k=M=>{x=M,r.reveal(t.countries[M].label),v(),d.point(M);let{game:L,local:T}=g(),z=q(h().lang),V=[t.countries[M].name,Hn(w(),L,M,z),ns(L.marks(w(),T),M,z)];n.heard.textContent=V.filter(Boolean).join(". ")},E=({key:M,shiftKey:L})=>{if(!J(h()))return!1;if(M.startsWith("Arrow")&&!L){let T=g().game.marks(w(),g().local),z=[T.source,...T.legal,...T.targets,0].find(V=>V!==null)??0;return k(x<0?z:si(t,x,M)),!0}if((M==="Enter"||M===" ")&&x>=0)return o?d.select(t.countries[x].name):p.click(x,L),!0;if((M==="*"||M===">")&&x>=0&&h().memory){let T=M===">"&&y<0;return T||d.draws(M==="*"||y===x?[x]:[y,x],"good"),y=T?x:-1,!0}return!1},C=(M,L)=>{let T=i.now();if(!T.memory)return!1;let z=T.branches.length-1,V=g().way;if(M==="ArrowLeft")a.send(fe(T,L?Ks(T):T.step-1));else if(M==="ArrowRight"&&L)a.send(fe(T,Qs(T)));else if(M==="ArrowRight")a.send(Ys(T,V));else{let K=M==="ArrowDown";z<0?a.send(fe(T,K?T.steps:0)):b({type:"set",part:{way:Math.min(Math.max(V+(K?1:-1),0),z)}}),l.schedule()}return!0},S=(M,L)=>{let T=i.now();if(M==="Escape"&&f.close())return!0;if(M==="Escape"&&T.playing)u.stop();else if(M==="+"||M==="="||M==="-")r.look(je(t,r.window,M==="-"?1/Yt:Yt));else if(M==="Home")r.look(Ue());else{if(M.startsWith("Arrow"))return C(M,L);if(o)return!1;if(M.toLowerCase()==="u")a.send(ln(T));else if(M.toLowerCase()==="r"&&T.memory)a.send(cn(T));else if(M.toLowerCase()==="p"&&T.seats.some(z=>z.bot))u.pause();else return p.take(g().game.key(w(),g().local,M))}return!0};Jt(n.root,(M,L)=>L===n.map&&E(M)?!0:J(h())&&S(M.key,M.shiftKey)),he(n.root,m);let _=!1;n.map.addEventListener("pointerdown",()=>_=!0,{capture:!0}),n.map.addEventListener("focus",()=>{_?n.root.focus({preventScroll:!0}):v()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let O=()=>setTimeout(()=>_=!1);return window.addEventListener("pointerup",O,!0),m.push(()=>window.removeEventListener("pointerup",O,!0)),{ring:v}}function hd(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function xd({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,l=g=>g===null?null:c("span",{},j(t,g),t.seats[g].name),p=(g,b)=>b.length>0&&c("span",{},c("b",{},`${g}: `),...hd(b).flatMap(([h,w],x)=>[`${x?"; ":""}${w.map(y=>e.countries[y].name).join(", ")} (`,l(h),")"]),". "),u=r.length>0&&c("span",{},c("b",{},`${n.since_taken}: `),...r.flatMap(([g,b],h)=>[h?", ":"",l(g),` ${b}`]),"."),d=(g,b)=>b&&c("p",{},c("b",{},`${g}: `),b),f=[p(n.since_lost,o),p(n.since_won,s),u],m=U(n.since,f.some(Boolean)&&c("p",{},...f),d(n.cards,a),d(n.pacts,i));return m.classList.add("teg-since"),m}var mi={draw:xd,depends:({view:e})=>e.since};function hi(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var xi=90,bd=0,bi={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${bd+=1}`,i=d=>d.key==="Enter"&&p(d),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=d=>{d.preventDefault(),(l.value.trim()||!s)&&t(Hs(e,l.value))},u=s.length>xi?`${s.slice(0,xi)}…`:s;return queueMicrotask(()=>{let d=l.closest(".teg"),f=l.getRootNode().activeElement;d&&f&&(f===d||d.contains(f)&&!f.matches("input, select, textarea"))&&l.focus({preventScroll:!0})}),U(n.throw,c("form",{class:"teg-throw",submit:p},c("label",{},c("span",{},o),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&c("datalist",{id:a},...r.map(([d,f])=>c("option",{value:d,label:f===d?null:f}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:s},u)))}};var wi=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function as({step:e,turn:t,seat:n,before:o,after:s,split:r,luck:a,decision:i},l,p){let u=t?`, ${l.turn_of} ${t}`:"",d=r==="all_luck"?` (${l.turn_all_luck})`:r?` (${l.turn_luck} ${wi(a??0,p)}, ${l.turn_decision} ${wi(i??0,p)})`:"";return`${l.step} ${e}${u}: ${n} ${Gt(o,p)} → ${Gt(s,p)}${d}`}function yi(e,[t,n],o,s,r){let a=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return a.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((l,p)=>{let u=as(l,s,r),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return $(`turn-${l.step}`,String(p+1),()=>o(l.step),{title:u,"aria-label":`${s.turn_point} ${p+1}. ${u}`,style:{left:d}})}))}var wd={timeline:{draw:kd,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:rr,progress:ar,lines:ur,note:ci,hint:{draw:vd,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,vi(e,o)&&n===null]},banner:{draw:Md,depends:({view:e})=>[e.over,e.seats]},turn:{draw:Sd,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:mi,throw:bi,refusal:{draw:Od,depends:({refusal:e})=>e},odds:di,battle:{draw:Ed,depends:({view:e})=>e.battle},seats:{draw:Cd,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:Ld,depends:({view:e})=>e.news}};function ki(e,t=!1,n=!1){let o=null,s=[],r={...wd,places:ri()},a=i=>{let l=f=>({slot:c("div",{class:`teg-slot teg-slot-${f}`}),section:i.sections[f]??r[f],drawn:""}),p=(t?[]:i.side.flatMap(f=>f==="turn"?[f,"throw"]:f)).map(l),u=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(l),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","progress","lines","hint","note"]).map(l);e.timeline.replaceChildren(...d.map(f=>f.slot)),e.side.replaceChildren(...p.map(f=>f.slot)),e.below.replaceChildren(...u.map(f=>f.slot)),o=i,s=[...d,...p,...u]};return(i,l=!1)=>{i.game!==o&&a(i.game);let p=q(i.view.lang);for(let u of l?s.slice(0,1):s){let d=u.section.steady?[]:[i.view.line,i.view.step],f=JSON.stringify([i.view.lang,...d,u.section.depends(i)]);u.drawn!==f&&(u.drawn=f,yd(u.slot,u.section.draw(i,p)))}}}function yd(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function kd({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:l}=e,p=e.memory,u=(m,g,b,h,w=()=>o(h))=>$(m,ye(g),w,{title:b,"aria-label":b,disabled:fe(e,h)===null}),d=c("output",{class:"teg-counter"},`${a}/${i}`),f=c("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:m=>d.textContent=`${m.target.value}/${i}`,change:m=>o(m.target.valueAsNumber)});return c("div",{class:"teg-timeline"},p&&c("span",{class:"teg-group"},u("first","first",r.first_step,0),u("back","back",r.back,a-1,()=>s(-1)),u("forward","forward",r.forward,a+1,()=>s(1)),u("last","last",r.last_step,i)),p&&c("span",{class:"teg-slider"},f,yi(t.filter(m=>m.line===e.line),[0,i],o,r,l)),p&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},$("undo",`↶ ${r.undo}`,()=>n(ln(e)),{disabled:!e.undo,title:"U"}),p&&$("redo",`↷ ${r.redo}`,()=>n(cn(e)),{disabled:!e.redo,title:"R"})),c("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(m=>$(`lang-${m}`,m,()=>n(m===l?null:or(m)),{"aria-pressed":String(m===l)}))))}var vi=(e,t)=>!!t.curtain||(e.people??[]).length>1;function vd({view:e,hint:t,secret:n,game:o,askHint:s,tellHint:r},a){return e.over||e.viewer===null||e.viewer!==e.to_move||vi(e,o)&&!n?null:c("div",{class:"teg-hints",role:"group","aria-label":a.advice},$("hint",a.advice_ask,()=>s(!1),{title:a.advice_what}),$("hint-quiz",a.advice_quiz,()=>s(!0),{title:a.advice_quiz_what}),t&&c("div",{class:"teg-advice","aria-live":"polite"},..._d(t,t.told[e.lang],r,a)))}function _d({quiz:e,open:t},{text:n,odds:o,reasons:s,question:r,answer:a},i,l){return t?[e&&c("p",{class:"teg-quiz"},r," ",c("b",{},a)),c("p",{},c("b",{},n)),o!==""&&c("p",{},o),c("ul",{},...s.map(p=>c("li",{},p)))]:[c("p",{class:"teg-quiz"},r),$("hint-tell",l.advice_tell,i)]}function $d(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=Gs[e.game]??[],i=[...Xn,...a].includes(s??"");return c("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:l=>n(Fs(e,t,l.target.value))},!i&&c("option",{value:"",selected:!0,disabled:!0},s),...Xn.map(l=>c("option",{value:l,selected:l===s},o[l])),...a.map(l=>c("option",{value:l,selected:l===s,title:o[`${l}_what`]},o[l])))}function Md({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return c("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},c("small",{},t.over),c("strong",{},a),!r&&n.length>0&&c("span",{class:"teg-winners"},...n.map(i=>c("span",{},j(e,i),e.seats[i].name))),c("span",{},o),s.length>0&&c("h5",{},t.objectives),...s.map(([i,l])=>c("p",{},j(e,i),`${e.seats[i].name}: ${l}`)))}function Sd({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return c("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&c("small",{},`${t.round} ${e.round}`),c("strong",{},n?.name??"",o&&c("em",{},` · ${t.chance}`)),c("span",{},e.phase_name),e.due.length>0&&c("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>c("li",{},c("b",{},s.armies),` ${s.source}`))))}function Od({refusal:e,dismiss:t},n){return e?c("section",{class:"teg-refusal",role:"alert","data-code":e.code},c("b",{},n.refused),$("dismiss","×",t,{class:"teg-close","aria-label":n.close}),c("p",{},e.text),ce(e.clause)):null}function Ed({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=qs(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,l=(u,d)=>rt(d[u],d.winner===u?"won":d.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return c("section",{class:"teg-card teg-battle"},c("h4",{},n.dice),c("div",{class:"teg-dice",role:"group","aria-label":n.dice},c("span",{},j(t,o.seat),e.countries[o.source].name),c("span",{}),c("span",{},j(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[l("attack",u),c("b",{class:"teg-versus"},u.winner?p[u.winner]:""),l("defence",u)]),c("b",{},a?`−${a}`:"0"),c("small",{},n.losses),c("b",{},i?`−${i}`:"0")),o.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}function Cd({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,l)=>l.length>i.length?l:i),a=[["",o.seats],...r];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...a.map(([i,l])=>c("th",{scope:"col",title:l},...i?Ad(i,l):[l]))),...e.seats.flatMap((i,l)=>[c("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",l===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},j(e,l),i.name,l===e.first&&c("small",{title:o.first}," ①"),l===e.viewer&&c("small",{title:o.viewer}," ◂"),i.bot&&$d(e,l,n,o)),...r.map(([p,u])=>c("td",{title:u},s[l].find(d=>d[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>c("span",{},p))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,l])=>ye(i)?[c("span",{},ye(i),` ${l.toLowerCase()}`)]:[])))}function Ad(e,t){let n=ye(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}function Ld({view:e},t){let n=[...e.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),n.length?c("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>c("li",{class:o.step===e.step?"teg-new":null},o.seat===null?c("i",{class:"teg-dot teg-none"}):j(e,o.seat),c("span",{},o.text," ",ce(o.clause))))):c("p",{class:"teg-hint"},t.no_news))}function is({board:e,looks:t,store:n}){let{game:o,local:s}=n.get(),r=n.view();if(t||o.curtain||!J(r)||r.viewer===null)return[];let a={...n.table(),secret:null},{source:i,target:l}=o.marks(a,s),p=d=>e.countries[d].name,u=i===null?o.fight?.(a,s,null):null;return u?[...u.sources,u.target].map(p):i===null||!Object.values(r.menu).some(d=>d.some(f=>f[0]===i))?[]:[i,l].flatMap(d=>d===null?[]:[p(d)])}var Td=4,jd={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function _i(e){let{model:t,board:n,el:o,dom:s,store:r,map:a,sketch:i,looks:l,alone:p,stops:u}=e,{root:d}=s,{view:f}=r,m=ki(s.places,l,p),g=De(o,()=>e.wire.ask({kind:"still"}),u),b=pe();u.push(be(()=>{b=pe(),e.scheduler.schedule()}));let h=()=>{let{driver:_,intents:O}=e,{pause:M,stop:L,setSpeed:T}=_;return{...r.get(),...r.table(),...O,odds:O.odds(null),turns:t.get("turns")??[],pace:_.pace(),now:f,pause:M,stop:L,setSpeed:T}},w=()=>{let _=l||!is(e).length?t.get("selected")??[]:[],{note:O={},lang:M}=f()??{};s.caption.textContent=[t.get("notice"),t.get("caption"),l&&Dn(O.say,M)].filter(Boolean).join(`
`),s.caption.hidden=!s.caption.textContent;let[L,T]=[t.get("marks")??[],t.get("arrows")??[]],z=_.filter(K=>!e.picks||!L.some(([F])=>F===K)),V={...O,marks:[...O.marks??[],...L,...z.map(K=>[K,"chosen"])],arrows:[...O.arrows??[],...T]};i.draw(V,a.window)},x="",y=()=>{let _=is(e);_.join()!==x&&(x=_.join(),e.wire.write({selected:_}))},v=[],k=_=>{let{game:O}=r.get();if(v[0]===_&&v[1]===O)return;v=[_,O];let M=[["wide",s.wide],["zoom_in",s.closer],["zoom_out",s.further]];for(let[L,T]of M)T.title=_[L],T.setAttribute("aria-label",_[L]);d.setAttribute("aria-label",_.map),s.map.setAttribute("aria-label",_.walk),s.keys.textContent=`${_[O.keys??"keys"]} ${_.keys_map}`},E={line:"",step:-1},C=_=>{let{line:O,step:M}=E;if(E={line:_.line,step:_.step},O!==_.line||M===_.step)return;let L=_.news.filter(T=>T.step>Math.min(M,_.step-1));(L.length||s.said.firstChild)&&s.said.replaceChildren(...L.slice(-Td).map(T=>c("p",{},T.text)))},S=(_,O)=>{s.act.hidden=!_,s.act.replaceChildren(..._?[_]:[]),_&&(d.dataset.beat=String(O.step%2),os(s.act,s.frame,a.pixel(n.countries[O.last.target].label)))};return{point:w,async paint(_){let O=f(),M=J(O)?O:null,{game:L,hint:T}=r.get();e.wire.tell(),k(q(O?.lang)),s.further.disabled=a.window.times===1,M&&C(M),d.dataset.theme=b?"dark":"light";let z=M&&h();z&&m(z,_);let{view:V,local:K}=z??{};await a.draw(n,V??null,M?Nd(hi(L.marks(r.table(),K),M),T,!!n.cell):jd,b,L),w(),S(z&&lr(z),O),e.keyboard.ring(),y(),M&&(e.events.show(M),d.dataset.step=String(M.step),d.dataset.steps=String(M.steps),g(`${M.line}/${M.step}/${M.steps}/${M.lang}`))}}}function Nd(e,t,n){if(!t?.open)return e;let{arrows:o,places:s,path:r}=t,a=new Set(n?[]:o.flat()),i=s.filter(l=>!a.has(l));return{...e,...o.length>0&&{arrows:[...e.arrows??[],...o]},...i.length>0&&{pointed:i},...r.length>0&&{path:r}}}function $i(e){let{model:t,store:n,wire:o,where:s,driver:r,scheduler:a,intents:i,rule:l,pointer:p,events:u,stops:d}=e,{get:f,dispatch:m,view:g,table:b}=n,{schedule:h}=a,w=()=>i.take(f().game.renew(b(),f().local)),x=()=>{o.free();let E=g();if(!J(E))return h();s.shown();let C=f();m({type:"view",view:E}),l.close(),p.hide(),w();let{game:S}=f();ts(C,f())&&(S.curtain||S.stays)?o.send(ve):ts(C,f())&&!r.atOnce()&&o.ask(ve),h(),r.drive()},y=E=>{if(E.kind==="events")return u.hear(E);if(E.kind==="odds")return m({type:"odds",odds:E}),p.again();E.kind!=="private"||f().secret?.seat!==E.seat||E.step!==g().step||(m({type:"set",part:{secret:E}}),w())},v=E=>{let{own:C,driver:S,aside:_}=o.names;if(E?.nonce===_)return y(E);if(E?.nonce!==C&&E?.nonce!==S)return;o.free();let O=E.kind==="refused"&&E.code==="stale_step";if(O&&E.nonce===S||O&&r.moves()&&o.keep())return r.drive();if(E.kind==="clause")return l.show(E,q(g().lang));E.kind==="refused"&&E.nonce===S&&r.setPace({auto:!1}),m({type:"reply",reply:E,table:b()}),E.kind==="private"&&w(),h()},k=(E,C)=>{t.on(E,C),d.push(()=>t.off(E,C))};k("change:view",x),k("change:lines",h);for(let E of["auto","speed","turns"])k(`change:${E}`,h);for(let E of["notice","caption","marks","arrows","selected"])k(`change:${E}`,()=>a.begun()&&e.painter.point());k("change:size",p.type),k("change:window",p.look),k("msg:custom",v),x()}function Mi(e,t){let{dom:n,where:o,stops:s}=e,r=!1,a=!1,i=!1,l=0,p=-1/0,u=0,d;s.push(()=>{r=!0,clearTimeout(d)});let f=()=>{if(a||r)return;a=!0;let b=e.driver.atOnce()?p+250-performance.now():0;b>0?d=setTimeout(g,b):o.ahead()?setTimeout(g):queueMicrotask(g)},m=async()=>{u=o.ahead()?(u+1)%6:0,clearTimeout(d),u&&(d=setTimeout(f,250)),await t(u>0),n.root.dataset.seq=String(++l)},g=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await m();i=!1,!r&&(p=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:f,begun:()=>l>0,rests:()=>!a&&!i}}function Si(e){let t={timeline:c("div",{class:"teg-tops"}),side:c("div",{class:"teg-right"}),below:c("div",{class:"teg-below"})},n=c("div",{class:"teg-map",tabindex:0,role:"application"}),o=c("div",{class:"teg-here",hidden:!0}),s=c("small",{class:"teg-credit"}),r=c("div",{class:"teg-unseen",role:"status"}),a=c("div",{class:"teg-busy",role:"status"}),i=c("div",{class:"teg-hovercard",hidden:!0}),l=c("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),p=(k,E)=>c("button",{type:"button","data-key":k},E),[u,d,f]=[p("wide","⤢"),p("zoom-in","+"),p("zoom-out","−")],m=c("div",{class:"teg-tools"},u,d,f),g=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),b=c("details",{class:"teg-card teg-whole"}),h=c("p",{class:"teg-keys"}),w=c("div",{class:"teg-frame"},n,e,s,o,l,i,a,r),x=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),y=c("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:c("div",{class:"teg",role:"group",tabindex:0},y,x,c("div",{class:"teg-columns"},c("div",{class:"teg-left"},w,g,c("div",{class:"teg-top"},t.timeline,m),t.below,b,h),t.side)),places:t,map:n,credit:s,caption:g,events:b,busy:a,act:l,card:i,wide:u,closer:d,further:f,keys:h,frame:w,notice:y,said:x,here:o,heard:r}}var zd=15e3,qd=250,Oi=new Set(["undo","redo","step","level"]);function Ei(e,{root:t,notice:n,busy:o},s,r,a){let i,l,p=!1,u=0,d=!1,f=null,m=null,g=Array.from(crypto.getRandomValues(new Uint32Array(3)),C=>C.toString(36)).join("-"),b=`${g}!`,h=`${g}?`,w=()=>t.hasAttribute("data-busy"),x=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(x);let y=()=>{i=setTimeout(()=>{let C=k.presence();if(C==="busy"||p&&C!=="unknown")return y();x(),r.unanswered()},zd)},v=()=>{let C=q(s()?.lang),S=k.presence();t.dataset.kernel!==S&&(t.dataset.kernel=S),(S==="gone"||S==="away")&&x(),n.hidden=S!=="gone"&&S!=="away",wt(n,n.hidden?"":C[S==="gone"?"kernel_gone":"kernel_away"]),wt(o,S==="busy"&&!p?C.kernel_busy:C.busy)},k=se(e,v,a),E=(C,S)=>{if(C!==u)return;let _=S?.content?.execution_state;_==="idle"&&x(),p||=_==="busy",v(),r.freed()};return{names:{own:g,driver:b,aside:h},free:x,tell:v,busy:w,there:()=>n.hidden,send(C,S=g){if(!C||n.hidden&&(d||!w())&&r.goes(C))return;if(w()){d&&(f=C);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",C.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),qd),p=!1,d=S===b,d||(m=C);let _=++u;v(),y();let O=M=>E(_,M);k.send({...C,nonce:S},Object.assign(()=>{},{iopub:{status:O}}))},ask(C){k.send({...C,nonce:h})},write:k.write,kept(){let C=f;f=null;let{line:S,step:_}=s();return C&&Oi.has(C.kind)?{...C,line:S,step:_}:C},keep(){let C=m!==null&&Oi.has(m.kind);return C&&(f=m),C}}}function Ci(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!==null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function Ai(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},l),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},l),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},l),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function Li(e,t,n){let o=null,s=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let l=i.touches.length===2?s(i):null;l&&(i.preventDefault(),i.stopPropagation()),l&&o&&n(l.apart/o.apart,o,l),o=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function zi(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Pd=new Set(["x","y","fillcolor","line.color","line.width"]),Id=new Set(["x","y","text","textposition"]),Hd=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function ls(e,t,n,o,s){let r=o.traces.map((a,i)=>{let l=n[a],p=e.querySelector(`.trace${l.uid}`),u=Object.keys(o.update).filter(d=>o.update[d][i]!==void 0);return p&&Dd(t[a],l,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Dd(e,t,n,o,s){let r=p=>o.every(u=>p.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Pd))return()=>cs(t,n,s);if(t.mode==="text"&&r(Id))return()=>us(e,t,n,s);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(Hd)&&l?()=>Bd(e,t,n,i):null}function cs(e,t,n){let o=Rd(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(R("g")).appendChild(R("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,l=R("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function Rd({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var Vd={left:"end",center:"middle",right:"start"},Ti=1.3,He=(e,t)=>Array.isArray(e)?e[t]:e;function ji({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:He(o,a),size:He(s.size,a),color:He(s.color,a)}]:[])}var Ni=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function us(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=h=>{let w=h.text.split("<br>"),[x,y]=[o.x(h.x),o.y(h.y)],v={fontFamily:s,fontSize:`${h.size}px`,fontWeight:r,fontStyle:a,fill:h.color,whiteSpace:"pre"},k=(w.length-1)*Ti+1,E=R("text",{x,y,"text-anchor":Vd[h.place.split(" ")[1]],style:v});return w.length===1?E.textContent=h.text:E.append(...w.map((C,S)=>R("tspan",{class:"line",x,y,dy:`${S*Ti}em`},C))),R("g",{class:"textpoint",transform:`translate(0,${h.size*(.75-k/2)})`},E)},l=n.querySelector(".text");if(!l)return;let[p,u]=[ji(e),ji(t)],d=[...l.children],f=new Map(d.length===p.length?p.map((h,w)=>[Ni(h),d[w]]):[]),m=u.map(h=>f.get(Ni(h))),g=new Set(m);for(let h of d)g.has(h)||h.remove();let b=l.firstElementChild;u.forEach((h,w)=>{let x=m[w]??i(h);x===b?b=b.nextElementSibling:l.insertBefore(x,b)})}function Bd(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:l},p)=>({point:{fill:He(i.color,p),stroke:He(i.line.color,p),strokeWidth:`${He(i.line.width,p)}px`},number:{fontSize:`${He(l.size,p)}px`,fill:He(l.color,p)}}),a=(i,l,p)=>{for(let u of Object.keys(p))p[u]!==l[u]&&(i.style[u]=p[u])};o.forEach((i,l)=>{let[p,u]=[r(e,l),r(t,l)];a(i,p.point,u.point),a(s[l],p.number,u.number),e.text[l]!==t.text[l]&&(s[l].textContent=t.text[l])})}function qi(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=R("rect",{width:t,height:n,style:{fill:o}});return R("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Wd(a,s)))}function Wd(e,t){let n=R("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>R("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&cs(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Fd(e,t)),o.endsWith("text")&&us({...e,text:[]},e,n,t),n}function Fd({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let d={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[R("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:l,style:d})]})}var ps=1500,Gd=6e3,Pi=0,Ud=640,Yd={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Hi(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,l=0,p=!1,u=!1,d,f=Ii([1,1],Ue()),m,g=Promise.resolve(),b=w=>{let[x]=w.points??[],{uid:y=""}=s[x?.curveNumber]??{};if(y===vn)return x.pointNumber;let v=Rr.exec(y);return v?Number(v[1]):-1},h={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Ue(),type(w){t=w,a=""},look(w){w.times===h.window.times&&w.left===h.window.left&&w.top===h.window.top||(h.window=w,h.onZoom())},reveal(w){r&&h.look(Hr(r,h.window,w))},async draw(w,x,y,v,k){e.style.aspectRatio=`${w.width} / ${w.height}`;let E=(l||=e.clientWidth)||Ud,C=h.window,S=(k.drawing??Vr)(w,x,y,C.times*E/w.width,k.traces,t).map(zi),_=`${E} ${v} ${C.times} ${C.left} ${C.top}`,O=r===w&&s.length===S.length&&a===_,M=O?Fr(s,S):null,L=Br(w,v,E,C),T=async()=>{d??=await n(),await d.react(o,S.map(Kd),L,Yd),p=!1,u||h.take()};if(await g,i.signal.aborted)return;clearTimeout(m);let z=s,V=r===null;[s,r,a]=[S,w,_],f=Ii([E/w.width,L.height/w.height],C);let K=!u&&O&&e.querySelector(".teg-sketch");K&&(!M||ls(K,z,S,M,f))||!u&&h.sketch(qi(S,L,f))||M&&ls(o,z,S,M,f)?p=!0:!O||p&&M?await T():M&&await d.restyle(o,M.update,M.traces);let F=async()=>{let[Q,ie]=[m,e.closest("[data-kernel=busy]")!==null],Ae=Pi+(ie?Gd:ps)-performance.now();if(Ae>0)return void(m=setTimeout(F,Math.min(Ae,ps)));d??=await n(),m===Q&&!i.signal.aborted&&(g=T())};Pi=performance.now(),p&&(m=setTimeout(F,ps)),V&&h.listen(k)},sketch(w){return e.querySelector(".teg-sketch")?.remove(),w&&e.append(w),w!==null},take(){if(u=!0,h.sketch(null),i.signal.aborted)return h.purge();o.on("plotly_hover",w=>{let x=b(w);x>=0&&h.onHover(x)}),o.on("plotly_unhover",()=>h.onLeave())},listen(w){window.addEventListener("mousedown",x=>{if(!e.contains(x.composedPath()[0]))return;x.shiftKey&&(x.stopPropagation(),x.preventDefault());let y=h.at(x),v=h.window,k=h.point(x),E=v.times>1&&k&&!(w.drag&&y>=0),C=_=>{let O=e.getBoundingClientRect(),M=(r?.width??0)/v.times/O.width,[L,T]=[x.clientX-_.clientX,x.clientY-_.clientY];r&&Math.hypot(L,T)>=8&&h.look(bo(r,v,L*M,T*M))};E&&!x.button&&window.addEventListener("mousemove",C);let S=_=>{window.removeEventListener("mousemove",C);let O=Math.hypot(_.clientX-x.clientX,_.clientY-x.clientY)<8;y>=0&&O&&h.onClick(y,_),y>=0&&!O&&!E&&h.onDrag(y,h.at(_))};x.button||window.addEventListener("mouseup",S,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",x=>{let y=h.point(x);!(x.ctrlKey||x.metaKey)||!r||!y||(x.preventDefault(),x.stopPropagation(),h.look(je(r,h.window,Math.exp(-x.deltaY/250),y)))},{capture:!0,passive:!1,signal:i.signal}),Ai(e,i.signal,x=>{let y=h.at(x);return y>=0&&h.onHold(y),y>=0},()=>h.onLeave()),Li(e,i.signal,(x,y,v)=>{let[k,E]=[h.point(y),h.point(v)];r&&k&&E&&h.look(bo(r,je(r,h.window,x,E),k[0]-E[0],k[1]-E[1]))})},resized(w){return!w||Math.abs(w-l)<1?!1:(l=w,!0)},pixel([w,x]){if(!r)return null;let y=e.getBoundingClientRect();return{x:y.left+(w-f.window.left)*f.unit[0],y:y.top+(x-f.window.top)*f.unit[1]}},at(w){let x=h.point(w);return x&&r?r.countries.findIndex(y=>As(y.polygons,x)):-1},point({clientX:w,clientY:x}){if(!r)return null;let y=e.getBoundingClientRect();return[f.window.left+(w-y.left)/f.unit[0],f.window.top+(x-y.top)/f.unit[1]]},group(w){return e.querySelector(`.tracec${w}`)},purge(){i.abort(),clearTimeout(m),u&&d.purge(o)}};return h}function Ii([e,t],n){let o=[e*n.times,t*n.times],s=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:o,window:n,x:s(n.left,o[0]),y:s(n.top,o[1])}}function Kd(e){return structuredClone(e)}function Vn({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=ui(n),i=Si(a.svg),{root:l}=i;we(t),t.append(l);let p=o==="pick",u=p||o==="look"||e.get("face")==="look";u&&(l.dataset.face="look"),u&&o&&(i.events.hidden=!0),l.style.setProperty("--teg-ratio",String(n.width/n.height)),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let d=ti(e,n),{view:f}=d,m=Hi(i.map,rs.page,async()=>(await s("plotly")).default);r.push(m.purge);let g={model:e,el:t,board:n,picks:p,looks:u,alone:!!o,stops:r,dom:i,store:d,map:m,sketch:a};g.rule=en(l),l.append(g.rule.box);let b=()=>d.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:q(f().lang).no_answer}}});return g.where=Ci(e,f,h=>g.wire.write(h),r),g.wire=Ei(e,i,f,{freed:()=>g.driver.drive(),unanswered:b,goes:h=>g.where.goes(h)},r),g.driver=cr(g),g.scheduler=Mi(g,h=>g.painter.paint(h)),g.intents=ni(g),g.painter=_i(g),g.pointer=gi(g),g.keyboard=fi(g),g.events=dr(i.events,{view:()=>g.where.now(),ask:g.wire.ask,go:g.intents.go},r),d.subscribe(g.scheduler.schedule),l.tegPixel=h=>{let w=n.countries.findIndex(x=>x.name===h);return w<0?null:m.pixel(n.countries[w].label)},g.pointer.type(),(e.get("window")?.[0]??1)!==1&&g.pointer.look(),$i(g),()=>r.forEach(h=>h())}var Qd=15e3,Xd=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,Bn=e=>e.split(`
`).map(t=>c("p",{},...t.split(Xd).map((n,o)=>o%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),ds={true:"✓",false:"✗",null:"…"};function gs({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),A=>A.toString(36)).join("-"),l=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),p=c("header",{}),u=c("div",{class:"teg-asked"}),d=c("div",{class:"teg-asked"}),f=c("section",{class:"teg-task"},p,u,l,d),m=c("div",{class:"teg-task-board"}),g=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},c("div",{class:"teg-both"},f,m)),b=en(g);g.append(b.box),we(t),t.append(g),he(g,s);let h=se(e,()=>h.presence()==="gone"&&E(q(a()).kernel_gone),s),w=De(t,()=>h.send({kind:"still"}),s),x="",y=!1,v,k=(A,N={})=>{x="",y=!0,clearTimeout(v),v=setTimeout(()=>E(q(a()).no_answer),Qd),h.send({kind:"exercise",do:A,at:r().at,...N,nonce:i})},E=A=>{clearTimeout(v),[y,x]=[!1,A],F()},C={board:"",manner:"",stop:()=>{}},S=A=>{let N=[];return{get:P=>e.get(P),set:(...P)=>e.set(...P),save_changes:()=>e.save_changes(),send:(...P)=>e.send(...P),widget_manager:e.widget_manager,on(P,Y){let W=(...ne)=>e.get("board")===A&&Y(...ne);N.push([P,Y,W]),e.on(P,W)},off(P,Y){for(let[W,ne,xt]of N)W===P&&ne===Y&&e.off(P,xt)}}},_=async()=>{let{kind:A,pick:N,board:P}=r(),Y=A==="play"?"play":N?"pick":"look",W=e.get("board");if(C.board===W&&C.manner===`${P}${Y}`||(C.stop(),m.replaceChildren(),m.hidden=!P,g.classList.toggle("teg-alone",!P),C={board:W,manner:`${P}${Y}`,stop:()=>{}},!P))return;let ne=C,xt=O===W?n:await o("board");ne!==C||M||(ne.stop=Vn({model:S(W),el:m,board:xt,manner:Y,part:o}))},O=e.get("board"),M=!1,L=Gn(r(),i,z),T=-1;function z({entry:A}={}){A!==void 0&&k("entry",{entry:A}),F()}let V=()=>{y||!L.ready()||(k("check",{answer:L.value()}),F())},K=A=>{let{at:N,dots:P,shut:Y}=r();A<0||A>N&&Y||A>P.length||k("go",{stop:A})},F=()=>{let A=r(),N=nn(a());A.at!==T&&(T=A.at,L=Gn(A,i,z)),L.renew(A,e.get("selected")??[]);let P=g.getRootNode().activeElement,Y=P&&f.contains(P)&&P.getAttribute("data-key");g.lang=a(),g.setAttribute("aria-label",A.title||N.exercise),g.dataset.theme=pe()?"dark":"light",g.dataset.size=e.get("size")??"page",g.dataset.at=String(A.at),g.toggleAttribute("data-done",!!A.done),p.replaceChildren(...ie(A,N)),u.replaceChildren(c("div",{class:"teg-task-text"},...Bn(A.task)),...L.draw(N));let W=x?{right:null,text:x,clause:""}:A.verdict??null;l.dataset.right=String(W?.right??null),l.hidden=!W,l.dataset.said!==JSON.stringify([W,A.at,A.tried?.length])&&(l.dataset.said=JSON.stringify([W,A.at,A.tried?.length]),l.replaceChildren(...W?Q(W):[])),d.replaceChildren(...Ae(A,N)),Y&&(f.querySelector(`[data-key="${CSS.escape(Y)}"]:not([disabled])`)??g).focus({preventScroll:!0}),w(`${A.at}/${A.tried?.length}/${A.moves}/${a()}`),_()},Q=({right:A,text:N,clause:P})=>[c("b",{},ds[String(A)])," ",...Bn(N).map(Y=>c("span",{},...Y.childNodes)),...P&&!N.includes(P)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":P},P)]:[]],ie=(A,N)=>{let P=A.dots.map((W,ne)=>c("li",{},$(`dot-${ne}`,ds[{right:"true",wrong:"false"}[W]??""]??(W?"•":""),()=>K(ne),{class:`teg-stop teg-stop-${W||"new"}`,"aria-label":`${N.stop} ${ne+1}${W?`: ${N[W]}`:""}`,"aria-current":ne===A.at?"step":null,disabled:ne>A.at&&A.shut}))),Y=A.dots.length>1;return[c("h4",{},A.title||(A.kind==="tell"?N.look:N[A.kind])),Y&&c("ol",{class:"teg-stops","aria-label":N.progress},...P),$("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():g.requestFullscreen(),{class:"teg-full",title:N.full,"aria-label":N.full,hidden:!document.fullscreenEnabled})].filter(W=>W instanceof HTMLElement)},Ae=(A,N)=>{let P=A.dots.length>1||!A.last,Y=A.kind!=="tell",W=A.kind==="play",ne=[Y&&!W&&$("check",N.check,V,{class:"teg-main",disabled:y||!L.ready()}),W&&$("undo",`↶ ${N.undo}`,()=>k("undo"),{disabled:!A.moves}),W&&$("again",N.again,()=>k("again"),{disabled:!A.moves}),Y&&$("hint",N.hint,()=>k("hint"),{disabled:!A.more}),Y&&$("solution",N.solution,()=>k("solution"),{disabled:!!A.solution||!A.solvable})],xt=[P&&$("before",N.before,()=>K(A.at-1),{disabled:A.at===0}),P&&$("next",N.next,()=>K(A.at+1),{disabled:A.last||A.shut,class:A.done||!Y?"teg-main":""})],Qt=A.tried??[];return[Y&&A.shut&&!A.last&&c("p",{class:"teg-hint"},N.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...ne),P&&c("div",{class:"teg-buttons"},...xt)),...(A.hints??[]).map((bt,Xt)=>c("div",{class:"teg-given"},c("b",{},`${N.hint} ${Xt+1}`),...Bn(bt))),A.solution&&c("div",{class:"teg-given teg-solved"},...Bn(A.solution)),Qt.length>0&&c("details",{open:Qt.length<4},c("summary",{"data-key":"tried"},`${N.tried}: ${Qt.length}`),c("ol",{class:"teg-tried"},...Qt.map(([bt,Xt])=>c("li",{"data-right":String(Xt)},`${ds[String(Xt)]} ${bt}`))))].filter(bt=>bt instanceof HTMLElement)},ht=(A,N)=>{e.on(A,N),s.push(()=>e.off(A,N))};ht("change:told",F);for(let A of["size","selected"])ht(`change:${A}`,F);return ht("msg:custom",A=>{A?.nonce===i&&(clearTimeout(v),y=!1,A.kind==="clause"&&b.show(A,q(a())),A.kind==="refused"&&(x=A.text),F())}),g.addEventListener("click",A=>{let N=A.target;if(m.contains(N))return;b.box.contains(N)||b.close();let P=N.closest("[data-clause]");P&&(b.from(P),k("clause",{name:P.dataset.clause??""}))}),Jt(g,({key:A},N)=>{if(A==="Escape")return b.close();let P=L.keys(A,N);return P||N.matches("input, textarea")?P:A==="PageDown"||A==="ArrowRight"?(K(r().at+1),!0):A==="PageUp"||A==="ArrowLeft"?(K(r().at-1),!0):!1}),f.addEventListener("keydown",A=>{A.key!=="Enter"||!A.target.matches("input")||(A.preventDefault(),V())}),s.push(be(F),()=>clearTimeout(v)),F(),()=>{M=!0,C.stop(),s.forEach(A=>A())}}var Zd=500,Jd=40,eg=200,Kt=new Set,[fs,Ri]=[!1,-1/0];function tg(e){Kt.add(e),!fs&&(fs=!0,setTimeout(()=>requestAnimationFrame(ng),Math.max(Ri+eg-performance.now(),0)))}function ng(){[fs,Ri]=[!1,performance.now()];let e=[...Kt];Kt.clear();for(let t of e)t()}var Di=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Wn(e,t,n,o){let{write:s}=se(e,()=>{},n),r=null,a=!1,i=()=>tg(o);for(let u of t)e.on(`change:${u}`,i);n.push(()=>{a=!0,Kt.delete(o);for(let u of t)e.off(`change:${u}`,i)});let l=u=>{let d=se(u,()=>{},n).write,f=()=>t.forEach(g=>Di(e.get(g),u.get(g))||e.set(g,u.get(g))),m=g=>()=>Di(e.get(g),u.get(g))||d({[g]:e.get(g)});for(let g of t){let b=m(g);u.on(`change:${g}`,f),e.on(`change:${g}`,b),n.push(()=>(u.off(`change:${g}`,f),e.off(`change:${g}`,b)))}r=d,f()};return(async()=>{let u=e.get("leader")?.slice(10);for(let d=0;u&&d<Jd&&!a;d++){let f=await e.widget_manager?.get_model?.(u).catch(()=>null);if(f&&!a)return l(f);await new Promise(m=>setTimeout(m,Zd))}})(),u=>{(r??s)(u),Kt.delete(o),o()}}var og=80;function Vi(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),h=>h.toString(36)).join("-"),s=null,r="",a="",i=null,l,p=c("div",{class:"teg-knowledge"}),u=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:o}),f=h=>{[r,s,i]=[h,null,null],m(),d()},m=()=>{let h=q(e.get("lang")),w=e.get("seats"),[x,y]=[e.get("may_ask")??[],e.get("alone")];if(a!==u()){let S=a==="";a=u(),r&&(!y||!x.some(_=>w[_].name===r))&&([r,s]=[null,null]),clearTimeout(l),l=setTimeout(d,S?0:og)}let v=(S,..._)=>$(`know-${S||"all"}`,c("span",{},..._),()=>f(S),{"aria-pressed":String(r===S)}),k={seats:w},E=p.getRootNode().activeElement?.getAttribute?.("data-key"),C=p.contains(p.getRootNode().activeElement);p.replaceChildren(c("h4",{},h.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":h.know_whose},v("",h.know_all),...x.map(S=>v(w[S].name,j(k,S),y?w[S].name:`${h.curtain_me} ${w[S].name}`)),r!==null&&r!==""&&!y&&$("know-cover",h.secret_hide,()=>f(null))),...i?[c("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?g(s,w,h):r===null?[c("p",{class:"teg-hint"},h.know_covered)]:[]),C&&E&&p.querySelector(`[data-key="${E}"]`)?.focus({preventScroll:!0})},g=({seat:h,rows:w},x,y)=>{let v={seats:x},k=x.findIndex(O=>O.name===h),E=O=>c("td",{},...O.length?O.flatMap((M,L)=>[L?` ${y.or} `:"",c("span",{class:"teg-who"},j(v,M),x[M].name)]):["?"]),C=w.filter(([,O])=>O.length===1&&O[0]!==k).length,S=w.filter(([,O,M])=>O.length===1&&O[0]===k&&M.length!==1).length,_=k<0?`${y.know_sure_all}: ${w.filter(([,,O])=>O.length===1).length}`:`${y.know_sure}: ${C}. ${y.know_hidden}: ${S}`;return[e.get("aid")?c("p",{},_):c("p",{class:"teg-hint"},y.know_no_aid),w.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":y.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},y.place),k>=0&&c("th",{scope:"col"},`${h} ${y.know_knows}`),c("th",{scope:"col"},y.know_all))),c("tbody",{},...w.map(([O,M,L])=>c("tr",{},c("th",{scope:"row"},t.countries[O].name),k>=0&&E(M),E(L)))))):c("p",{class:"teg-hint"},y.know_nothing)]};return{root:p,traits:["steps","seats","may_ask","alone","aid"],draw:m,hear:h=>{h?.nonce!==o||h.kind==="knowledge"&&(h.seat!==r||h.line!==e.get("line")||h.step!==Math.min(e.get("step"),e.get("steps")))||(h.kind==="knowledge"?[s,i]=[h,null]:h.kind==="refused"&&([s,i]=[null,h]),m())}}}function Bi(e,t,n){let o=new Map(t.countries.map((g,b)=>[g.name,b])),s=g=>n.lead({selected:g}),r=c("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=c("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[c("span"),c("span")],l=c("div",{class:"teg-told",role:"status"}),p=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},i[0],r),c("label",{},i[1],a)),l),u=(g,b,h)=>{let w=v=>c("option",{value:t.countries[v].name},t.countries[v].name),x=v=>b.filter(k=>(t.countries[k].continent??-1)===v),y=(t.continents??[]).map((v,k)=>({name:v.name,options:x(k).map(w)}));g.replaceChildren(c("option",{value:""},h),...y.filter(v=>v.options.length).map(v=>c("optgroup",{label:v.name},...v.options)),...x(-1).map(w))},[d,f]=["",""];return{root:p,traits:["odds"],draw:()=>{let g=e.get("lang"),b=q(g),[h="",...w]=e.get("selected")??[],x=e.get("odds")??{},[y,v]=[`${g}/${h}`,w.at(-1)??""];y!==d&&(d=y,i[0].textContent=b.source,i[1].textContent=b.target,u(r,[...t.countries.keys()],b.choose),u(a,t.countries[o.get(h)??-1]?.neighbours??[],b.choose)),[r.value,a.value,a.disabled]=[h,v,!h];let k=JSON.stringify([g,x]);if(k===f)return;f=k;let E=x.target?`${b.odds}: ${x.sources.join(", ")} → ${x.target}`:b.odds,C="conquest"in x?Ut(x,g):[c("p",{class:"teg-hint"},x.target?b.odds_none:b.odds_choose)];l.replaceChildren(U(E,...C))}}}var ms={odds:Bi,knowledge:Vi};function Wi({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=Wn(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>d()),a=se(e,()=>{},o),i=tn(t,a,o),l=ms[s](e,n,{...a,lead:r}),p=c("p",{class:"teg-caption","aria-live":"polite"}),u=c("div",{class:"teg teg-follower",role:"group","data-face":s},l.root,p);we(t),t.append(u),he(u,o);let d=()=>{u.dataset.size=e.get("size"),u.dataset.step=String(e.get("step")),p.textContent=e.get("caption"),l.draw(),i([...l.traits,"line","step","lang"].map(g=>JSON.stringify(e.get(g))).join())},f=(g,b)=>{e.on(g,b),o.push(()=>e.off(g,b))};for(let g of["lang","size","caption",...l.traits])f(`change:${g}`,d);l.hear&&f("msg:custom",l.hear);let m=()=>{u.dataset.theme=pe()?"dark":"light"};return m(),o.push(be(m)),d(),()=>o.forEach(g=>g())}var sg=["yes","number","range","chance"];function Fi({model:e,el:t}){let n=[],o=c("div",{class:"teg teg-guess",role:"group"});we(t),t.append(o),he(o,n);let s=De(t,()=>{},n),r=null,a="",i=!1,l=e.get("asks")||"yes",[p,u,d]=["","",50],f=()=>{[i,a]=[!1,q(e.get("lang")).kernel_gone],b()},m=se(e,()=>m.presence()==="gone"&&f(),n),g=k=>{[i,a]=[!0,""],b(),m.send({kind:"bet",bet:k})},b=()=>{let k=nn(e.get("lang"));o.dataset.theme=pe()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",k.guess),o.replaceChildren(c("h4",{},k.guess),c("p",{class:"teg-task-text"},e.get("question")),...r?y(r,k):h(k)),s(`${!!r}`)},h=k=>{let E=e.get("asks")?[]:sg.map(C=>{let S=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${C}`,change:()=>(l=C,b(),w(C))});return S.checked=C===l,c("label",{},S," ",k[`kind_${C}`])});return[...E.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},k.how),...E)]:[],c("div",{class:"teg-buttons"},...x(k)),c("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?k.working:a)]},w=k=>o.querySelector(`[data-key="kind-${k}"]`)?.focus(),x=k=>{if(l==="yes")return[$("yes",k.yes,()=>g(!0),{disabled:i}),$("no",k.no,()=>g(!1),{disabled:i})];let E=()=>g(l==="chance"?`${d} %`:l==="range"?[p,u]:p),C=(O,M,L,T)=>{let z=c("input",{type:"text","data-key":O,"aria-label":M,placeholder:M,maxlength:60,autocomplete:"off",input:V=>T(V.target.value)});return z.value=L,z.addEventListener("keydown",V=>V.key==="Enter"&&E()),z},S=c("output",{},`${d} %`),_=c("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":k.kind_chance,input:O=>{d=O.target.valueAsNumber,S.textContent=`${d} %`}});return[...l==="chance"?[_,S]:[],...l==="number"?[C("number",k.kind_number,p,O=>p=O)]:[],...l==="range"?[C("from",k.from,p,O=>p=O),C("to",k.to,u,O=>u=O)]:[],$("bet",k.bet,E,{class:"teg-main",disabled:i})]},y=({bet:k,result:E,judged:C,hit:S,score:_},O)=>[c("dl",{class:"teg-came"},c("dt",{},O.you_said),c("dd",{},k),c("dt",{},O.came_out),c("dd",{},E)),c("p",{class:"teg-verdict",role:"status","data-right":String(S)},C),c("p",{class:"teg-hint"},_)],v=k=>{if(k?.kind==="came")r=k.came;else if(k?.kind==="refused")a=k.text;else return;i=!1,b()};e.on("msg:custom",v);for(let k of["question","lang"])e.on(`change:${k}`,b);return n.push(be(b),()=>e.off("msg:custom",v),()=>["question","lang"].forEach(k=>e.off(`change:${k}`,b))),b(),m.send({kind:"show"}),()=>n.forEach(k=>k())}var rg=24;function Gi(e,t){let n=null,o=null,s=[],r=0,a=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(f=>c("span",{role:"gridcell"},f)),l=d=>{let{first:f,round:m,seat:g,kind:b,text:h}=o,{seats:w,kinds:x}=n,y=g[d]<0?"":c("span",{},j(n,g[d]),w[g[d]].name);return c("div",{class:"teg-entry",title:h[d]},...i(f+d,m[d],y,x[b[d]]??b[d],h[d]))},p=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),u=gn({height:rg,label:"",head:a,draw:l,pick:d=>p((o?.first??0)+d),move:d=>p(t()+d)});return{root:c("div",{class:"teg-log"},u.root),tell(d,f,m,g){let b=[d,f,m,g];b.every((h,w)=>h===s[w])||(s=b,n=d,o=it(d,f,m),a.replaceChildren(...[g.step,g.round,g.seat,g.kind_of,g.event].map(h=>c("span",{role:"columnheader"},h))),u.root.setAttribute("aria-label",g.log),u.fill(o.text.length,Number(getComputedStyle(u.root).getPropertyValue("--teg-type"))||1),u.show(-1),u.show(r-o.first))},show(d){r=d,u.show(d-(o?.first??0))},stop:u.stop}}var[mt,Fn]=[1e3,100],Ui=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function ag(e,t){let n=r=>+(mt*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(Fn*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${mt}`}function Yi(e,t,n){let o={d:e,"stroke-dasharray":Ui[n%Ui.length]};return[R("path",{...o,class:"teg-halo"}),R("path",{...o,class:"teg-line-of",stroke:t})]}var ig=13;function lg(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function Ki(e,t){let n=null,o=null,s=[],r=0,a=[],i=null,[l,p]=["",""],u=c("div",{class:"teg-races"}),d=c("div",{class:"teg-standing","aria-live":"off"}),f=c("div",{class:"teg-race",tabindex:0,role:"slider"},u,d),m=c("ol",{class:"teg-turn-list"}),g=c("div",{},f,m),b=[],h=[],w=_=>Math.round(Math.min(Math.max(_,o?.first??0),o?.end??0)),x=_=>o&&e(w(_),o.line),y=()=>Math.max((o?.text.length??1)-1,1),v=_=>{let O=_.currentTarget.getBoundingClientRect();x((o?.first??0)+(_.clientX-O.left)/O.width*y())},k=_=>{let[O,{counts:M,first:L}]=[n,o],T=O.seats.length,z=O.seats.map((Q,ie)=>M.map(Ae=>Ae[_*T+ie]??0)),V=z.reduce((Q,ie)=>ie.reduce((Ae,ht)=>Math.max(Ae,ht),Q),1),K=c("div",{class:"teg-cursor"});b.push(K);let F=c("div",{class:"teg-plot",pointerdown:Q=>{Q.button||(F.setPointerCapture(Q.pointerId),v(Q))},pointermove:Q=>F.hasPointerCapture(Q.pointerId)&&v(Q)},R("svg",{viewBox:`0 -2 ${mt} ${Fn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},R("path",{class:"teg-grid",d:`M0 ${Fn}H${mt}M0 ${Fn/2}H${mt}M0 0H${mt}`}),...z.flatMap((Q,ie)=>Yi(ag(Q,V),O.seats[ie].color,ie))),...a.map((Q,ie)=>c("i",{class:"teg-turned","data-turn":ie+1,style:{left:`${100*(Q.step-L)/y()}%`}})),K,c("b",{class:"teg-most"},V));return c("figure",{},c("figcaption",{},O.measures[_][1]),c("div",{class:"teg-plot-row"},F,C(O,z.map(Q=>Q.at(-1)??0),V)))},E=()=>{b=[],m.hidden=!a.length,m.setAttribute("aria-label",i?.turns??""),m.replaceChildren(...a.map(M=>c("li",{},$(`turn-${M.step}`,as(M,i,n.lang),()=>x(M.step)))));let _=n,{measures:O}=_;u.replaceChildren(...O.map((M,L)=>k(L)),O.length?"":c("p",{class:"teg-hint"},p)),h=_.seats.map(()=>c("b")),d.replaceChildren(..._.seats.map((M,L)=>{let T=R("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Yi("M0 4H26",M.color,L));return c("span",{},T,j(_,L),`${M.name} `,h[L])})),f.setAttribute("aria-label",l),f.setAttribute("aria-valuemin",String(o?.first)),f.setAttribute("aria-valuemax",String(o?.end))},C=(_,O,M)=>{let L=[...O.keys()].sort((z,V)=>O[V]-O[z]||z-V),T=lg(L.map(z=>100*(1-O[z]/Math.max(M,1))),ig);return c("div",{class:"teg-ends","aria-hidden":"true"},...L.map((z,V)=>c("span",{style:{top:`${T[V].toFixed(1)}%`}},j(_,z),_.seats[z].name)))},S=()=>{if(!n||!o)return;let _=n,O=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let L of b)L.style.left=`${100*O/y()}%`;let M=o.counts[O]??[];f.setAttribute("aria-valuenow",String(o.first+O)),h.forEach((L,T)=>wt(L,_.measures.map((z,V)=>M[V*_.seats.length+T]??0).join(" · ")))};return f.addEventListener("keydown",_=>{if(_.ctrlKey||_.metaKey||_.altKey||!o)return;let O={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[_.key];O!==void 0&&(_.preventDefault(),_.stopPropagation(),x(Math.min(t(),o.end)+O))}),{root:g,tell(_,O,M,L,T){let z=[_,O,M,L,T];if(z.every((F,Q)=>F===s[Q]))return;s=z,n=_,o=it(_,O,M),i=L;let{first:V,end:K}=o;a=T.filter(F=>F.line===M&&F.step>=V&&F.step<=K),l=`${L.race}: ${_.measures.map(F=>F[1]).join(", ")}`,p=L.race_secret,E(),S()},show(_){r=_,S()},stop:()=>{}}}var hs={timeline:fn,table:Gi,race:Ki},cg=[];function Qi({model:e,el:t,film:n,part:o}){let s=[],r=tn(t,se(e,()=>{},s),s),a=Wn(e,["line","step"],s,()=>g()),i=null,l="",p=(x,y)=>{a({...y!==e.get("line")&&{line:y},...x!==e.get("step")&&{step:x}})},u=hs[e.get("face")](p,()=>e.get("step")),d=c("p",{class:"teg-caption","aria-live":"polite"}),f=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},u.root,d);we(t),t.append(f),he(f,s);let m=()=>{!i||l!==e.get("film")||(u.tell(i,e.get("tail"),e.get("line"),q(i.lang),e.get("turns")??cg),f.dataset.size=e.get("size")??"page",d.textContent=e.get("caption"),g())},g=()=>{u.show(e.get("step"),e.get("line")),f.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},b=async x=>{let y=e.get("film");[i,l]=[await dn(x),y],m()},h=(x,y)=>{e.on(x,y),s.push(()=>e.off(x,y))};for(let x of["line","tail","caption","size","turns"])h(`change:${x}`,m);h("change:film",async()=>b(await o("film")));let w=()=>{f.dataset.theme=pe()?"dark":"light"};return w(),s.push(be(w),u.stop),b(n),()=>s.forEach(x=>x())}var ug={exercise:gs,tour:gs,guess:Fi};function I0(e){let t=e.model.get("face");return t in hs?Qi(e):t in ms?Wi(e):(ug[t]??Vn)(e)}export{I0 as render};
