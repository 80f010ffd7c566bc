function l(e,t={},...n){let s=document.createElement(e);return No(s,t,n),s}function H(e,t={},...n){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return No(s,t,n),s}function No(e,t,n){for(let[s,o]of Object.entries(t))typeof o=="function"?e.addEventListener(s,o):s==="style"?Object.assign(e.style,o):o===!0?e.setAttribute(s,""):o!==!1&&o!==null&&o!==void 0&&e.setAttribute(s,String(o));for(let s of n)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function _t(e,t){e.textContent!==t&&(e.textContent=t)}function _(e,t,n,s={}){return l("button",{type:"button","data-key":e,...s,click:n},t)}function re(e,t,n,s,o,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>o(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===s},i.text))))}function it(e,t,n,[s,o],r){let a=u=>Math.min(Math.max(Math.round(u),s),o),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:s,max:o,value:n,change:i});return al(c,()=>c.valueAsNumber||n,u=>c.value=String(a(u)),i),c}var rl=8;function al(e,t,n,s){e.addEventListener("wheel",o=>{o.ctrlKey||o.metaKey||!o.deltaY||(o.preventDefault(),n(t()-Math.sign(o.deltaY)),s())},{passive:!1}),e.addEventListener("pointerdown",o=>{if(o.button)return;let r=t(),a=!1,i=u=>{let p=Math.trunc((u.clientX-o.clientX+o.clientY-u.clientY)/rl);a||=p!==0,a&&n(r+p)},c=()=>{e.removeEventListener("pointermove",i),a&&s()};e.setPointerCapture(o.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}function as(e,t,n){return e.kind==="number"?ll(n):e.kind==="order"?gl(e,n):e.kind==="mark"&&e.pick?il():e.kind==="mark"||e.kind==="choose"&&e.several?ul(e,n):e.kind==="judge"&&e.free?pl(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?cl(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var $t={keys:()=>!1};function il(){let e=[];return{...$t,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[l("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function ll(e){let t="";return{...$t,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[zo("number",n.number_how,t,s=>(t=s,e()))]}}function zo(e,t,n,s){let o=l("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return o.value=n,o.addEventListener("input",()=>{let[r,a]=[o.selectionStart,o.selectionEnd];s(o.value),o.getRootNode().activeElement?.setSelectionRange?.(r,a)}),o}function cl(e,t,n){let s=e.options??[],o=0;return{...$t,renew:r=>s=r.options??[],ready:()=>o>0,value:()=>o,draw:()=>[l("ol",{class:"teg-options"},...s.map((r,a)=>rn("radio",`option-${a+1}`,`teg-${t}`,r,o===a+1,()=>{o=a+1,n(e.kind==="fault"?{entry:o}:{})},e.kind==="fault"?a+1:0)))]}}function ul(e,t){let n=e.options??[],s=new Set;return{...$t,renew:o=>n=o.options??[],ready:()=>s.size>0,value:()=>[...s].sort((o,r)=>o-r).map(o=>e.kind==="mark"?n[o-1]:o),draw:o=>[l("p",{class:"teg-picked"},o.several),l("ol",{class:"teg-options"},...n.map((r,a)=>rn("checkbox",`option-${a+1}`,"",r,s.has(a+1),()=>{s.delete(a+1)||s.add(a+1),t()})))]}}function pl(e,t){let n=null,s="",o=r=>()=>(n=r,t());return{...$t,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":s.trim()||"illegal",draw:r=>[l("ol",{class:"teg-options"},rn("radio","legal",`teg-${e}`,r.legal,n===!0,o(!0)),rn("radio","illegal",`teg-${e}`,r.illegal,n===!1,o(!1))),...n===!1?[zo("clause",r.which_clause,s,a=>(s=a,t()))]:[]]}}function rn(e,t,n,s,o,r,a=0){let i=l("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=o,l("li",{},l("label",{},i," ",a>0&&l("b",{},`${a}. `),s))}function gl(e,t){let n=e.options??[],s=n.map((i,c)=>c+1),o=(i,c)=>c<0||c>=s.length||i===c?!1:(s.splice(c,0,...s.splice(i,1)),t(),!0),r=-1,a=i=>c=>{c.preventDefault(),r>=0&&o(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...s],keys:(i,c)=>{let u=c.closest("[data-order]"),p={ArrowUp:-1,ArrowDown:1}[i];if(!u||p===void 0)return!1;let g=s.indexOf(Number(u.getAttribute("data-order")));return o(g,g+p),!0},draw:i=>[l("p",{class:"teg-picked"},i.order_how),l("ol",{class:"teg-order"},...s.map((c,u)=>l("li",{tabindex:0,draggable:"true","data-order":c,"data-key":`item-${c}`,"aria-label":`${u+1}. ${n[c-1]}`,dragstart:p=>{r=u,p.dataTransfer?.setData("text/plain",String(c))},dragover:p=>p.preventDefault(),drop:a(u)},l("span",{},`${u+1}. ${n[c-1]}`),l("span",{class:"teg-group"},_(`up-${c}`,"▲",()=>o(u,u-1),{"aria-label":`${i.up}: ${n[c-1]}`,disabled:u===0}),_(`down-${c}`,"▼",()=>o(u,u+1),{"aria-label":`${i.down}: ${n[c-1]}`,disabled:u===s.length-1})))))]}}var dl=new Set(["restarting","autorestarting","terminating","dead","starting"]);function ce(e,t,n){let s=()=>e.widget_manager?.kernel,o=s(),r=o?.statusChanged?o:null,a=!1,i="",c=()=>a||=!!r&&(r.isDisposed||dl.has(r.status)||s()?.id!==r.id),u=()=>{c(),t()};for(let d of["statusChanged","connectionStatusChanged","disposed"])r?.[d]?.connect(u),n.push(()=>r?.[d]?.disconnect(u));let p=(d,f)=>{let{msg_type:m,session:w}=f?.header??{};i||=w??"",!(a||m!=="shutdown_reply"&&(w??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(p),n.push(()=>r?.iopubMessage?.disconnect(p));let g=async d=>{if(c())return t();try{await d()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(d,f)=>{g(()=>e.send(d,f))},write(d){for(let[f,m]of Object.entries(d))e.set(f,m);g(()=>e.save_changes())}}}var fl=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function ve(e,t){let n=s=>{let o=s.composedPath(),r=o.slice(0,o.indexOf(e)+1),a=!s.ctrlKey&&!s.metaKey;for(let i of r)for(let c of fl)i.toggleAttribute(c,a&&i===o[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function an(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let s=n.target;n.altKey||s.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&s.matches("button, summary")||t(n,s)&&n.preventDefault()})}var Mt=4;function ln(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,s=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},o=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+Mt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Mt:a.top-Mt-t.offsetHeight,u=Math.min(Math.max(a.left,r.left+Mt),r.right-t.offsetWidth-Mt);Object.assign(t.style,{top:`${c-r.top}px`,left:`${u-r.left}px`})};return{box:t,close:s,place:o,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(_("close-rule","×",s,{class:"teg-close","aria-label":a.close}),...qo(r,a),...r.decisions.map(i=>l("section",{},...qo(i,a)))),t.hidden=!1,o(),t.focus({preventScroll:!0})}}}function qo({name:e,title:t,text:n,mark:s,marked:o,option:r,others:a},i){let c=a.map(u=>l("li",{},`${i.other_reading}: ${u.text}`,u.option&&l("code",{},u.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${s}`},o),l("ul",{},...c)]}var ml='data-still="teg_nb"',hl=/^<.*> …$/s;function Fe(e,t,n){let s=null,o="",r,a=new MutationObserver(()=>s&&!s.isConnected&&i(Po(e)));n.push(()=>{clearTimeout(r),a.disconnect(),s&&(s.style.display="")});let i=u=>{s=u,s&&(s.style.display="none",a.observe(s.parentNode,{childList:!0}))},c=()=>(s?.isConnected||i(xl(e)),s);return u=>{if(c(),u===o)return;let p=o==="";o=u,clearTimeout(r),p||(r=setTimeout(()=>c()&&t(),1500))}}var cn=(e,t,n)=>Fe(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),Po=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function xl(e){let t=Po(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return hl.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(ml)?t:null}var Ue={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function lt(e){let t=o=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[o]])),[n,s]=[t("es"),t("en")];return o=>o==="en"?s:n}var R=lt(Ue.all),un=lt(Ue.asking),_e=lt(Ue.eggar),te=lt(Ue.wargame),wl={symbol:lt(Ue.symbol),pact:lt(Ue.pact)},is=(e,t,n)=>wl[t](e)[n]??n;function he(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let o of[e,t]){if(o.classList.contains("dark")||o.dataset.theme==="dark")return!0;if(o.classList.contains("light")||o.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function $e(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{t.disconnect(),s.removeEventListener("change",e)}}var Io=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var Do=!1;function Me(e){let t=e.getRootNode()===document;t&&Do||(Do||=t,(t?document.head:e).append(l("style",{},Io)))}function de(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[s,o]of n)t.x.push(s),t.y.push(o)}return t}function xe(e){return de(e.map(t=>[...t,t[0]]))}function Bo(e,[t,n]){return e.some(s=>{let o=!1;for(let r=0,a=s.length-1;r<s.length;a=r++){let[i,c]=s[r],[u,p]=s[a];c>n!=p>n&&t<(u-i)*(n-c)/(p-c)+i&&(o=!o)}return o})}function ls([e,t],[n,s],o=7.4){let r=Math.max(Math.hypot(n-e,s-t),1),[a,i]=[(n-e)/r,(s-t)/r],c=Math.max(r-o-2,8),[u,p]=[c-9,c-10];return[[5,-1.4],[u,-2.6],[p,-6.4],[c,0],[p,6.4],[u,2.6],[5,1.4]].map(([d,f])=>[e+d*a-f*i,t+d*i+f*a])}function pn(e,t,n,s){let o=e.countries[t].label,r=e.countries[n].label,a=r[0]-o[0],i=Wo(e,a);return i?[ls(o,[r[0]+i,r[1]],s),ls([o[0]-i,o[1]],r,s)]:[ls(o,r,s)]}function ct([e,t],n,s=32){return Array.from({length:s},(o,r)=>{let a=2*Math.PI*r/s;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function Wo(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Ro=new WeakMap;function kl(e,t,n){let s=Ro.get(e)??new Map;Ro.set(e,s);let o=`${Math.min(t,n)}/${Math.max(t,n)}`;return s.has(o)||s.set(o,vl(e,t,n)),s.get(o)}function vl(e,t,n){let s=_l(e.countries[t].polygons,e.countries[n].polygons);if(s.length>1){let[r,[a,i]]=Ho(s);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(Ho))}function _l(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),s=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),o=[];for(let r of e){let a=r.map((u,p)=>s.has(n(u,r[(p+1)%r.length]))),i=a.findIndex((u,p)=>u&&!a.at(p-1));if(i<0)continue;let c=[];for(let u=0;u<r.length;u++){let p=(i+u)%r.length;a[p]&&(a.at(p-1)||(c=[r[p]]),c.push(r[(p+1)%r.length]),us(c)>us(o)&&(o=c))}}return o}var us=e=>e.slice(1).reduce((t,[n,s],o)=>t+Math.hypot(n-e[o][0],s-e[o][1]),0);function Ho(e){let t=us(e)/2,[[n,s],o,[r,a]]=[-5,0,5].map(c=>$l(e,t+c)),i=Math.hypot(r-n,a-s)||1;return[o,[(r-n)/i,(a-s)/i]]}function $l(e,t){for(let n=1;n<e.length;n++){let[[s,o],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-s,a-o);if(t<=i){let c=Math.max(t,0)/(i||1);return[s+c*(r-s),o+c*(a-o)]}t-=i}return e[e.length-1]}function Fo(e,t,n,s=11){let[o,r]=[s/2,s*.18];return kl(e,t,n).flatMap(([[a,i],[c,u]])=>[-r,r].map(p=>{let[g,d]=[a+p*c,i+p*u];return[[g-o*u,d+o*c],[g+o*u,d-o*c]]}))}function Uo(e,t){return t.slice(1).flatMap((n,s)=>{let o=e.countries[t[s]].label,r=e.countries[n].label,a=Wo(e,r[0]-o[0]);return a?[cs(o,[r[0]+a,r[1]]),cs([o[0]-a,o[1]],r)]:[cs(o,r)]})}function cs([e,t],[n,s],o=.14,r=12){let[a,i]=[(e+n)/2,(t+s)/2-o*Math.hypot(n-e,s-t)];return Array.from({length:r+1},(c,u)=>{let p=u/r,[g,d,f]=[(1-p)**2,2*p*(1-p),p**2];return[g*e+d*a+f*n,g*t+d*i+f*s]})}function Go([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([o,r])=>[e+n*o,t+n*r])}function ut(e,[t,n]=[0,0]){let s=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],o=[],[r,a,i]=[0,0,""],c=[0,0];for(let u=0;u<s.length;){/[a-zA-Z]/.test(s[u])&&(i=s[u++]);let p=i===i.toLowerCase(),g=h=>(p?h:0)+Number(s[u++]),d=h=>o[o.length-1].push([t+h[0],n+h[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[g(r),g(a)],o.push([[t+r,n+a]]),i=p?"l":"L";continue}let[m,w]=[r,a],[b,y]=c;if(c=f==="Q"?[g(m),g(w)]:f==="T"?[2*m-b,2*w-y]:[m,w],f!=="V"&&(r=g(m)),f!=="H"&&(a=g(w)),f!=="Q"&&f!=="T"){c=[r,a],d([r,a]);continue}for(let h=1;h<=6;h++){let v=h/6,[$,k,T]=[(1-v)**2,2*v*(1-v),v**2];d([$*m+k*c[0]+T*r,$*w+k*c[1]+T*a])}}return o}function Yo(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function Ko(e,t){let n=[...e].sort((o,r)=>r-o),s=[...t].sort((o,r)=>r-o);return Array.from({length:Math.max(n.length,s.length)},(o,r)=>({attack:n[r]??null,defence:s[r]??null,winner:r<n.length&&r<s.length?n[r]>s[r]?"attack":"defence":null}))}var ps=11,Vo=1.8;function gn(e,t=ps){let n=o=>Math.min(Math.max(o*e,t),Vo*t),s=Math.min(Math.max(7.4*e,.75*t),.9*Vo*t);return{least:t,disc:s,grown:s/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function N(e,t){let{color:n="transparent",ink:s,sign:o=[]}=e.seats[t]??{},r=o.length&&H("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},H("path",{d:`M${o.join("L")}Z`,fill:s}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function fe(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Ge(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function Q(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function pt(e,t,n,s){return e===null?l("span",{class:"teg-die"}):H("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},H("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:s,"stroke-width":.16}),...Yo(e).map(([o,r])=>H("circle",{cx:o,cy:r,r:.4,fill:s})))}var Ml={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Xo={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function Se(e){let t=Ml[Xo[e]??e];return t?H("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},H("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Qo={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function St(e){return H("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},H("path",{d:Qo[Xo[e]??e]??Qo.joker,fill:"currentColor"}))}function gs({source:e,target:t,legal:n,targets:s},o,r){return o===e?r.is_source:o===t?r.is_target:s.includes(o)?r.is_aim:n.includes(o)?r.is_legal:""}function dn({view:e},t,n,s){if(t.stands)return t.stands(e,n);let o=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,u])=>`${e.seats[c].name} ${u}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?s.nobody:s.unknown);return[o>=(e.owner[n]<0?1:0)?`${a}, ${o} ${o===1?s.army:s.armies.toLowerCase()}`:a,...r].join("; ")}function Zo(){let e=!1,t,n=o=>o.game.marks(o,o.local),s=()=>{let{board:o,view:r,game:a,click:i}=t,c=R(r.lang),u=n(t),p=!!a.stands;return o.countries.flatMap(({name:g,continent:d},f)=>{let[m,w]=[dn(t,a,f,c),gs(u,f,c)];return p&&!m&&!w?[]:[l("tr",{class:w?"teg-marked":null},l("th",{scope:"row"},_(`place-${f}`,g,()=>i(f))),l("td",{},o.continents[d]?.name??""),l("td",{},r.owner[f]>=0&&!p?N(r,r.owner[f]):null,m),l("td",{},w))]})};return{depends:o=>{if(!e)return!1;let r=R(o.view.lang);return[o.board.countries.map((a,i)=>dn(o,o.game,i,r)),o.view.owner,n(o)]},draw:(o,r)=>{t=o;let a=[r.place,r.region,r.stands,r.marks].map(u=>l("th",{scope:"col"},u)),i=l("tbody",{},...e?s():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?s():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}var Sl=["round","seat","kind","text","counts"],gt=new Map;function fn(e){let t=gt.get(e)??El(e);return gt.delete(e),gt.set(e,t),gt.size>4&&gt.delete(gt.keys().next().value),t}async function El(e){let t=Uint8Array.from(atob(e),s=>s.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function dt(e,t,n){let s=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],o=[];for(let p=s.find(d=>d.name===n)??s[0],g=1/0;o.unshift({name:p.name,to:g}),p.of!==null;)g=Math.min(g,p.from??0),p=s.find(d=>d.name===p.of)??s[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let p of o)for(let g of[e.rows[p.name],t.rows[p.name]]){if(!g?.text?.length)continue;r.first<0&&(r.first=g.first);let d=Math.min(g.text.length,p.to+1-g.first);if(!(d<=0)){a.at(-1)?.name!==p.name&&a.push({from:g.first,name:p.name});for(let f of Sl)for(let m=0;m<d;m++)r[f].push(g[f][m])}}r.first=Math.max(r.first,0);let i=p=>a.filter(g=>g.from<=p).at(-1)?.name??"main",c=new Map(o.map(p=>[p.name,p.to])),u=s.filter(p=>!c.has(p.name)&&p.of!==null&&(p.from??0)<=(c.get(p.of)??-1)).map(p=>({step:p.from??0,line:p}));return{...r,line:o[o.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:u,note:p=>t.notes[i(p)]?.[p]}}function I(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function mn(e,t,n,s){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:s}}function hn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function Et(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Jo(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function er(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function tr(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function nr(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function sr(e){return{kind:"offers",line:e.line,step:e.step}}function or(e){return{kind:"hint",line:e.line,step:e.step}}function rr(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var ds=["easy","normal","hard"],ar={teg:["missile_keeper"]};function Ot(e,t,...n){return t===e.viewer&&t===e.to_move?I(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Ce(e,t,n=e.line){let s=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,o=Math.min(Math.max(Math.round(t),0),s);return n===e.line&&o===e.step||Number.isNaN(o)?null:{kind:"go",line:n,step:o}}function ir(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function lr(e,t){let n=e.branches[t];return n?Ce(e,n.step,n.line):Ce(e,e.step+1)}function cr(e){return Math.max(0,...pr(e).filter(t=>t<e.step))}function ur(e){return Math.min(e.steps,...pr(e).filter(t=>t>e.step))}function pr({line:e,lines:t}){let n=[],s=e;for(let o=1/0;s;){let r=o;n.push(...t.filter(i=>i.of===s&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===s);o=a?.from??0,s=a?.of}return n}function xn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function bn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function gr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function fs(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function dr(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ae={kind:"private"};function wn(e,t){return{kind:"look",seat:e.seats[t].name}}function Ye(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function fr(e){return{kind:"more",line:e.line,step:e.step}}var mr={kind:"stop"};function hr(e){return{kind:"clause",name:e}}function xr(e){return{kind:"lang",lang:e}}function ie(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var Ol=80;function Ct(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Cl({view:e,way:t,send:n,go:s},o){let{lines:r,line:a,branches:i}=e,c=r.find(f=>f.name===a);if(!c||r.length<2&&!e.restore)return null;let u=f=>r.find(m=>m.name===f),p=Al(),g=f=>m=>{f&&f.of!==null&&p.open(m,Ct(f,o),[jl,Ll,Tl].map(w=>w(e,f,n,o)))},d=f=>s(1/0,f.target.value);return l("div",{class:"teg-lines"},r.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},o.line),l("select",{"data-key":"line",change:d,contextmenu:g(c)},...r.map(f=>l("option",{value:f.name,selected:f.name===a},`${Ct(f,o)} · ${f.end}`)))),c.of!==null&&l("button",{type:"button","data-key":"line-menu",title:o.line_menu,"aria-label":o.line_menu,"aria-haspopup":"dialog",click:g(c)},"⋯"),e.restore&&_("restore",`↶ ${o.restore}`,()=>n(dr(e))),i.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":o.ways},l("span",{class:"teg-label"},o.ways),...i.map((f,m)=>_(`way-${f.line}`,l("span",{},f.seat===null?null:N(e,f.seat),l("b",{},Ct(u(f.line)??c,o)),f.text&&` ${f.text}`),()=>s(f.step,f.line),{"aria-current":m===t?"true":null,contextmenu:g(u(f.line))}))),p.box)}function Al(){let e=null,s=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{s.hidden=!s.contains(r.relatedTarget)}});return{box:s,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,s.setAttribute("aria-label",a),s.replaceChildren(l("b",{},a),...i),s.hidden=!1;let c=s.offsetParent.clientWidth,u=Math.max(Math.min(e.offsetLeft,c-s.offsetWidth),0);Object.assign(s.style,{left:`${u}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),s.focus({preventScroll:!0})}}}function jl(e,t,n,s){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":s.line_title,maxlength:Ol,value:t.title}),a=i=>{i.preventDefault(),n(gr(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},s.rename))}function Ll(e,t,n,s){return _("promote",s.promote,()=>n(fs(e,"promote",t.name)),{title:s.promote_what})}function Tl(e,t,n,s){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},s.delete),l("p",{},s.delete_sure),_("delete-yes",s.delete_yes,()=>n(fs(e,"delete",t.name))))}var br={draw:Cl,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var wr=6;function yn({height:e,label:t,head:n,draw:s,pick:o,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[u,p,g,d]=[0,-1,!1,e],f={top:0,high:0,over:0},m=()=>{g=!1;let h=Math.max(0,Math.floor(f.top/d)-wr),v=Math.min(u,Math.ceil((f.top+f.high)/d)+wr);for(let[$,k]of c)$>=h&&$<v||(k.remove(),c.delete($));for(let $=h;$<v;$++){let k=c.get($);k||(k=s($),k.classList.add("teg-roll-row"),k.setAttribute("role","row"),k.setAttribute("aria-rowindex",String($+1)),k.dataset.row=String($),k.style.top=`${$*d}px`,c.set($,k),a.append(k)),k.getAttribute("aria-selected")==="true"!=($===p)&&k.setAttribute("aria-selected",String($===p))}},w=()=>{g||(g=!0,requestAnimationFrame(m))},b=()=>{if(p<0||!f.high)return;let[h,v]=[p*d,f.high-f.over-d];h>=f.top&&h<=f.top+v||(i.scrollTop=Math.max(0,h-v/2),f.top=i.scrollTop)};i.addEventListener("scroll",()=>{f.top=i.scrollTop,w()}),i.addEventListener("click",h=>{let v=h.target.closest(".teg-roll-row");v&&o(Number(v.dataset.row))}),i.addEventListener("keydown",h=>{if(h.target!==i||h.ctrlKey||h.metaKey||h.altKey)return;let v=Math.max(1,Math.floor(i.clientHeight/d)-1),$={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:v,PageUp:-v,Home:-1/0,End:1/0}[h.key];$!==void 0&&(h.preventDefault(),h.stopPropagation(),r($))});let y=new ResizeObserver(()=>{Object.assign(f,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),b(),w()});for(let h of[i,n])h&&y.observe(h);return{root:i,fill(h,v=1){u=h,d=Math.round(e*v),i.style.setProperty("--teg-entry",`${d}px`),i.setAttribute("aria-rowcount",String(h)),a.style.height=`${h*d}px`;for(let $ of c.values())$.remove();c.clear(),w()},show(h){h!==p&&(p=h,b(),m())},stop:()=>y.disconnect()}}var Nl=24;function zl(e,t,n,s){let o=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,u=t.line_of(c),[p,g]=[t.text[i],t.seat[i]],d=t.note(c);(n.seat<0||g===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(p||d||c===0)&&(t.round[i]!==a&&(a=t.round[i],o.push({kind:"round",step:c,seat:-1,line:u,text:a>0?`${s.round} ${a}`:s.beginning})),(p||d?.glyph)&&o.push({kind:"entry",step:c,seat:g,line:u,text:d?.glyph?`${p} ${d.glyph}`:p}),d?.say&&o.push({kind:"note",step:c,seat:-1,line:u,text:d.say}));for(let m of r(c)){let b=e.rows[m.line.name]?.text.find(Boolean)??"";o.push({kind:"way",step:c+1,seat:-1,line:m.line.name,text:`${Ct(m.line,s)} (${c+1}–${m.line.end})${b&&`: ${b}`}`})}}return o}function kn(e,t){let n=[],s=null,o=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},c=null,u=$=>{let{kind:k,step:T,text:E,seat:M}=n[$],O=l("span",{class:"teg-at",role:"gridcell"},k==="entry"?T:""),j=k==="way"?"↳ ":k==="note"?"✎ ":"",z=k==="entry"&&(M<0?l("i",{class:"teg-dot teg-none"}):N(s,M));return l("div",{class:`teg-item teg-item-${k}`,title:E},O,l("span",{role:"gridcell"},z,j,E))},p=$=>n[$]&&e(n[$].step,n[$].line),g=()=>{let $=-1;for(let[k,T]=[0,n.length-1];k<=T;){let E=k+T>>1;n[E].step<=a.step?[$,k]=[E,E+1]:T=E-1}for(;$>0&&n[$].kind!=="entry";)$--;return $},f=yn({height:Nl,label:"",draw:u,pick:p,move:$=>{if(!o)return;let k=Math.min(Math.max(t()+$,o.first),o.end);e(k,o.line)}}),m=l("select",{"data-key":"events-seat"}),w=l("select",{"data-key":"events-kind"}),b=()=>{!s||!o||!c||(i.seat=m.value===""?-1:Number(m.value),i.kind=w.value,n=zl(s,o,i,c),f.root.hidden=!n.length,y.hidden=n.length>0,f.fill(n.length,Number(getComputedStyle(f.root).getPropertyValue("--teg-type"))||1),f.show(-1),f.show(g()))};for(let $ of[m,w])$.addEventListener("change",b);let y=l("p",{class:"teg-hint",hidden:!0}),h=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},m,w),f.root,y),v=($,k)=>{let T=[m.value,w.value],E=new Set(Object.values($.rows).flatMap(M=>M.kind));m.replaceChildren(l("option",{value:""},k.every_seat),...$.seats.map((M,O)=>l("option",{value:O},M.name))),w.replaceChildren(l("option",{value:""},k.every_kind),...Object.entries($.kinds).filter(([M])=>E.has(M)).map(([M,O])=>l("option",{value:M},O))),[m.value,w.value]=T,m.setAttribute("aria-label",k.seats),w.setAttribute("aria-label",k.kind_of),f.root.setAttribute("aria-label",k.events),y.textContent=k.no_news};return{root:h,wait($){f.root.hidden=!0,y.hidden=!1,y.textContent=$.busy},tell($,k,T,E){let M=[$,k,T,E];M.every((O,j)=>O===r[j])||(r=M,(s!==$||c!==E)&&v($,E),s=$,c=E,o=dt($,k,T),b())},show($,k){a={step:$,line:k},f.show(g())},stop:f.stop}}function yr(e,{view:t,ask:n,go:s},o){let r=e,a=l("summary",{"data-key":"events"}),i=kn(s,()=>t().step);o.push(i.stop),r.append(a,i.root);let c="",u="",p=null,g=d=>{let f=R(d.lang);if(a.textContent=f.events,!r.open)return;let m=JSON.stringify([d.lang,d.line,d.steps,d.lines,d.memory,!!d.over,d.memory?0:d.step]);m!==u&&(u=m,n({kind:"events",have:c})),p?i.tell(p.film,p.tail,d.line,f):i.wait(f),i.show(d.step,d.line)};return r.addEventListener("toggle",()=>g(t())),{show:g,async hear(d){let f=d.film?await fn(d.film):p?.film;f&&(p={film:f,tail:d.tail},c=d.have,g(t()))}}}var vr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function D({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Lt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),_n=e=>e.replace(/[?*]+$/,""),ql=e=>e.includes("*")||e.includes("+");function Pl(e){let t=Lt(e).map(([,n])=>n);return t.length?t.some(ql)||t.every(n=>_n(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function De({menu:e,forms:t},n,{first:s=[]}={}){let o=a=>s.includes(a)?s.indexOf(a):s.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Pl(t[a])===n).sort((a,i)=>o(a)-o(i))}function xs(e,t,n){let s=De(e,"map",n);return s.find(o=>o===t.verb)??s[0]??null}function hs(e,t){return e.filter(n=>t.every((s,o)=>s===null||s===n[o]))}function Ee(e,t,n){let s=t.map((o,r)=>r===n?null:o);return[...new Set(hs(e,s).map(o=>o[n]))]}function Ke(e,t,n={}){let s=D(e),o=xs(s,t,n);if(!o)return null;let r=s.forms[o],a=Lt(r),i=a.flatMap(([,y],h)=>_n(y)===e.board.place?[h]:[]),c=s.menu[o],u=r.amount?c.map(y=>y.slice(0,-1)):c,p=t.verb===o||t.verb===null?t.picks:[],g=a.map((y,h)=>p[h]??null);a.forEach((y,h)=>{let v=Ee(u,g,h);g[h]===null&&!i.includes(h)&&v.length===1&&v[0]!==void 0&&(g[h]=v[0])});let f=hs(u,g).some(y=>y.every((h,v)=>g[v]!==null)),m=r.amount?Math.max(0,...c.filter(y=>hs([y],g).length).map(y=>Number(y.at(-1)))):0,w=r.amount?[r.least,Math.max(m,r.least)]:null,b=t.amounts[o]??n.amounts?.[o]??r.least;return{verb:o,form:r,args:a,places:i,rows:u,picks:g,done:f,range:w,amount:w?Math.min(Math.max(b,w[0]),w[1]):0}}function _r({places:e,rows:t,picks:n}){return e.find(s=>n[s]===null&&Ee(t,n,s).some(o=>o!==void 0))??null}function At(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>At(e,t.slice(0,-1),a)):n.map((a,i)=>At(e,r[i],a))}let s=_n(t);if(s===e.board.place)return e.board.countries[Number(n)].name;if(s==="seat")return e.view.seats[Number(n)].name;let o=D(e).names[s];return o?o[Number(n)][0]:n}function jt(e,t,n,s=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>jt(e,t.slice(0,-1),a,s)).join(" + "):n.map((a,i)=>jt(e,r[i],a,s)).join(" → ")}let o=_n(t);return o==="flag"?s[n?0:1]:D(e).names[o]?.[Number(n)]?.[1]??String(At(e,t,n))}function $r(e,t,n){let s=Lt(t).flatMap(([,o],r)=>[At(e,o,n[r])]).flat(3);return e.board.countries.flatMap((o,r)=>s.includes(o.name)?[r]:[])}function Tt(e,t,n,s){let o=D(e).forms[t],r=[...n],a=o.fields.flatMap(([i,c])=>{if(i===o.amount)return[s];let u=r.shift();return u==null?[]:[At(e,c,u)]});return I(e.view,t,...a)}function vn(e,t){return t?.done?Tt(e,t.verb,t.picks,t.amount):null}function bs({board:e,view:t},n,s,o){if(!n?.done||n.verb!==o.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return mn(t,r,a,s.keep)}function Mr(e,t,n,s={},o=!1){let r=Ke(e,t,s);if(!r?.places.length)return{local:t};let{places:a}=r,[i,c]=[a[0],a[a.length-1]],u=m=>({...t,verb:r.verb,picks:m}),p=_r(r);if(p!==null&&Ee(r.rows,r.picks,p).includes(n)){let m=Ie(r.picks,p,n),w=u(m),b=Ke(e,w,s);if(!(p===c&&b?.done&&(!b.form.amount||a.length===1||s.quick?.includes(b.verb))))return{local:w};let h=o?bs(e,b,t,s):null;return{local:u(Ie(m,c,null)),message:h??vn(e,b)}}if(r.done&&n===r.picks[c])return{local:t,message:vn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:u(ms(r.picks,a))};if(Ee(r.rows,ms(r.picks,a),i).includes(n)&&a.length>1)return{local:u(Ie(ms(r.picks,a),i,n))};let f=p===null?Ie(r.picks,c,n):Ie(r.picks,p,n);return f.some(m=>m===null)?{local:t,message:Il(e,r,f,n)}:{local:t,message:Tt(e,r.verb,f,r.amount)}}function Il(e,{verb:t,form:n,args:s,places:o,rows:r,amount:a},i,c){let u=e.board.countries[c].neighbours,p=s.map(()=>null),g=i.map((m,w)=>{if(m!==null)return m;let b=Ee(r,p,w);return(o.includes(w)?b.find(y=>u.includes(Number(y)))??u[0]:b[0])??null});if(g.some(m=>m===null))return null;let{kind:d,action:f}=Tt(e,t,g,n.amount?a:void 0);return d==="act"?hn(e.view,...f):null}function Sr(e,t,n,s){let o=Ke(e,t,s);if(!o||o.verb!==s.until)return null;let[r,a]=o.places,i=o.picks[r],c=n??o.picks[a];return i===null||c===null||!Ee(o.rows,Ie(o.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var ms=(e,t)=>e.map((n,s)=>t.includes(s)?null:n);function Er(e,t,n={}){let s=D(e),o=xs(s,t,n),{viewer:r,turn:a}=e.view;if(!o&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===o?o:null,picks:[],pointed:[]};if(!o||t.verb!==o)return i;let{args:c,rows:u}=Ke(e,i,n),p=c.map(()=>null);return t.picks.forEach((g,d)=>{g!==null&&Ee(u,p,d).includes(g)&&(p[d]=g)}),{...i,picks:p}}function Or(e,t,n){let s=e.view.last??kr,o=Ke(e,t,n),r={legal:[],targets:[],source:null,target:null,last:s,pointed:t.pointed};if(!o)return r;let[a=null,i=null]=o.places.map(g=>o.picks[g]),c=_r(o),u=c===null?[]:Ee(o.rows,o.picks,c).filter(g=>g!==void 0),p=a!==null;return{...r,legal:p?[]:u,targets:p?u:[],source:a,target:i,last:p?kr:s}}function ws(e){return De(e,"plain").find(t=>t.startsWith("end_"))??null}function Cr(e,t,n,s){let o=D(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let u=ws(o);return{local:t,message:u?I(e.view,u):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=De(o,"count");if(!a){let u=xs(o,t,s);return{local:u?{...t,amounts:{...t.amounts,[u]:r}}:t}}let[i,c]=o.menu[a][0];return{local:t,message:r>=i&&r<=c?I(e.view,a,r):null}}var Ie=(e,t,n)=>e.map((s,o)=>o===t?n:s),kr={source:null,target:null};var Ar=6;function jr(e={}){return{draw:(t,n)=>Dl(t,n,e),depends:({view:t,local:n,secret:s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},s]}}function Dl(e,t,n){let s=D(e),o=n.extra?.(e,t).filter(a=>a)??[],r=!o.length&&!Object.values(s.menu).some(a=>a.length);return Qe(e,t,()=>[r&&Xe(e,t),...o,...De(s,"count",n).map(a=>Vl(e,s,a,t)),Bl(e,s,n,t),...De(s,"rows",n).map(a=>vs(e,s,a,n,t)),zt(e,s,n)])}function Qe(e,t,n){let{view:s}=e;return s.over?null:$n(e)?Rl(e,t):Q(t.actions,Hl(e,t),...n(),Ge(s,t))}function $n({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function Rl({view:e,send:t},n){let s=e.seats[e.viewer??-1];return s?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},N(e,e.viewer??-1),s.name),`. ${n.curtain_pass}`),_("private",`${n.curtain_me} ${s.name}`,()=>t(Ae),{style:{background:s.color,color:s.ink}})):null}function Xe(e,t){let{view:n,secret:s,send:o}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!s){let i=_("look",t.secret_show,()=>o(Ae),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),ks(e,t))}function ks({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:_("bots-on",n.bots_on,()=>t(Ye(e,"end")),{class:"teg-main teg-wide-button"})}function Hl(e,t){let{view:n}=e,s=n.seats[n.viewer??-1],o=Object.values(D(e).menu).some(r=>r.length);return!s||n.viewer===n.turn||!o?null:l("p",{class:"teg-asks",role:"status"},N(n,n.viewer??-1),l("b",{},s.name),` ${t.answers}`)}function zt({view:e,send:t},n,s){let o=De(n,"plain",s);if(!o.length)return null;let r=ws(n);return l("div",{class:"teg-buttons teg-plain"},...o.map(a=>_(`act-${a}`,n.forms[a].label,()=>t(I(e,a)),{title:a===r?"E":null})))}function Vl({view:e,local:t,set:n,send:s},o,r,a){let[i,c]=o.menu[r][0],u=o.forms[r],p=l("p",{class:"teg-verb"},l("b",{},u.label)),g=f=>()=>s(I(e,r,f));if(i>0&&c-i<Ar){let f=Array.from({length:c-i+1},(m,w)=>i+w);return l("div",{"data-verb":r},p,l("div",{class:"teg-buttons"},...f.map(m=>_(`act-${r}-${m}`,String(m),g(m),{class:"teg-main"}))))}let d=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},p,...ft(d,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},_(`act-${r}`,`${u.label}: ${d}`,g(d),{class:"teg-main"})))}function ft(e,[t,n],s,o,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":o.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>_(`amount-${c}`,String(c),()=>s(c),{"aria-pressed":String(e===c)})),n>3&&_("amount-all",o.all,()=>s(1/0),{"aria-pressed":String(e===n)}),n>3&&it("amount",o.amount,e,[t,n],s))];if(n-t>3){let c=u=>s(u.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":o.amount,min:t,max:n,value:e,change:c}))}return i}function vs(e,t,n,s,o){let{local:r,set:a,send:i}=e,c=t.forms[n],u=t.menu[n],p=g=>a({...r,pointed:g});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...u.map((g,d)=>{let f=$r(e,c,g),m=c.amount?Number(g.at(-1)):void 0,w=c.amount?g.slice(0,-1):g,b=Lt(c).map(([,h],v)=>jt(e,h,w[v],[o.flag_yes,o.flag_no])).join(" · "),y=s.note?.(e,n,o,d);return _(`act-${n}-${d}`,l("span",{},b||"—",y&&l("b",{},` ${y}`)),()=>i(Tt(e,n,w,m)),{class:"teg-row",mouseenter:()=>p(f),mouseleave:()=>p([]),focus:()=>p(f),blur:()=>p([])})})))}function Bl(e,t,n,s){let{local:o,set:r,send:a}=e,i=Ke(e,o,n);if(!i)return null;let c=De(t,"map",n),u=vn(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":s.actions},...c.map(p=>_(`verb-${p}`,t.forms[p].label,()=>r({...o,verb:p,picks:[]}),{"aria-pressed":String(p===i.verb)}))),l("p",{class:"teg-hint"},Fl(i,n,s)),...i.args.map((p,g)=>Ul(e,i,g,s)),i.range&&i.range[1]>i.range[0]&&l("div",{},...ft(i.amount,i.range,p=>r({...o,verb:i.verb,amounts:{...o.amounts,[i.verb]:p}}),s,i.form.amount==="dice"?s.dice:"")),l("div",{class:"teg-buttons"},_(`act-${i.verb}`,i.form.label,()=>a(u),{class:"teg-main",disabled:!u}),i.verb===n.until&&Wl(e,i,n,s)))}function Wl(e,t,n,s){let{local:o,set:r,send:a}=e,i=bs(e,t,o,n);return l("span",{class:"teg-group"},_(`act-${t.verb}_until`,s.do_attack_until,()=>a(i),{disabled:!i}),it("keep",s.keep,o.keep,[1,99],c=>r({...o,keep:c})))}function Fl(e,{quick:t=[]},n){let{places:s}=e;return s.length?s.length===1?n.hint_one:e.picks[s[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Ul(e,t,n,s){let{local:o,set:r}=e,[,a]=t.args[n],{places:i}=t,c=i.indexOf(n),u=t.picks.map((m,w)=>c>=0&&w>n&&i.includes(w)?null:m),p=Ee(t.rows,u,n).filter(m=>m!==void 0),g=m=>r({...o,verb:t.verb,picks:Ie(u,n,m)}),d=m=>jt(e,a,m,[s.flag_yes,s.flag_no]);if(c>=0){let w=(c===0||t.picks[i[c-1]]!==null?p:[]).map(h=>({value:String(h),text:d(h)})).sort((h,v)=>h.text.localeCompare(v.text,"es")),b=t.picks[n]===null?"":String(t.picks[n]),y=i.length===1?s.place:c===0?s.source:c===1?s.target:s.further;return re(["source","target",`country-${c}`][Math.min(c,2)],y,w,b,h=>g(h===""?null:Number(h)),s.choose)}if(!p.length)return null;if(p.length<=Ar)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...p.map(m=>_(`${a.replace(/[?*]/g,"")}-${String(m)}`,d(m),()=>g(m),{"aria-pressed":String(t.picks[n]===m)})));let f=p.map(m=>({value:String(m),text:d(m)}));return re(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),m=>g(m===""?null:Number(m)),s.choose)}function mt(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:s,secret:o,game:r,send:a,cover:i}=t;if(s.viewer===null||$n(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,N(s,s.viewer),s.seats[s.viewer].name);if(!o)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,_("private",n.secret_show,()=>a(Ae),{class:"teg-cover"}));let u=e(t,n).filter(g=>g),p=_("cover",n.secret_hide,i,{class:"teg-cover"});return!u.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...u,p)}}}var Yl=14,Kl=9,[Tr,Ql]=[.7,1.3],[Xl,Zl]=[3,2],Jl=.1,ec=4,tc=8,Lr=new WeakMap;function nc(e,t){let n=Lr.get(e)??new Map;Lr.set(e,n);let s=`${t.disc} ${t.type} ${t.note}`,o=n.get(s);if(!o){let r=oc(e,t);o={names:r,free:sc(e,r,t),boxes:r.map(a=>ht(a,t)),discs:Mn(e,t),notes:e.notes.map(a=>zr(a,t.note??t.type))},n.size===tc&&n.delete(n.keys().next().value),n.set(s,o)}return o}function _s(e,t,n=[]){let{names:s,free:o,boxes:r,discs:a,notes:i}=nc(e,t),c=s.map((g,d)=>{let f=n.some(m=>m!==d&&Oe(r[d],r[m])>0);return n.includes(d)||o[d]&&!f?g:null}),u=[...r.filter((g,d)=>c[d]),...a],p=e.notes.filter((g,d)=>!u.some(f=>Oe(f,i[d])>0));return{names:c,notes:p}}function Nr(e,t,n,s){let{names:o,notes:r}=_s(e,t,n),a=r.map(u=>zr(u,t.note??t.type)),i=[...o.flatMap(u=>u?[ht(u,t)]:[]),...a,...Mn(e,t)],c=s.map(u=>i.reduce((g,d)=>g+Oe(u,d),0)+qt(u)-Oe(u,[0,0,e.width,e.height]));return c.indexOf(Math.min(...c))}function sc(e,t,n){let s=t.map(a=>ht(a,n)),o=Mn(e,n),r=s.map(a=>Oe(a,[0,0,e.width,e.height])>qt(a)-.01&&!o.some(c=>Oe(a,c)>.01*qt(c)));for(;;){let a=s.map((c,u)=>r[u]?s.filter((p,g)=>g!==u&&r[g]&&Oe(c,p)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function Mn(e,{disc:t}){return e.countries.map(({label:[n,s]})=>[n-1.15*t,s-1.15*t,n+1.15*t,s+t])}function zr({x:e,y:t,text:n,anchor:s},o){let r=n.length*Tr*o;return Pr([s==="end"?e-r/2:e+r/2,t-2.2],r,o)}function oc(e,t){let n=Mn(e,t),s=e.countries.map(i=>rc(i,t)),o=s.map(([i])=>i),r=o.map(i=>ht(i,t)),a=(i,c,u)=>{let p=r.reduce((f,m,w)=>f+(w===i?0:Oe(c,m)),0),g=n.reduce((f,m)=>f+Oe(c,m),0),d=Oe(c,[0,0,e.width,e.height]);return p+Xl*g+Zl*(qt(c)-d)+Jl*u*t.type};for(let i=0;i<ec;i++)o.forEach((c,u)=>{let p=s[u].map((d,f)=>a(u,ht(d,t),f&&1+f/4)),g=p.indexOf(Math.min(...p));o[u]=s[u][g],r[u]=ht(o[u],t)});return o}function rc(e,t){let{label:[n,s]}=e,o=ac(e,t.type),{width:r,height:a}=qr(o,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],u=r*.3,p=[[0,c],[0,-c],[u,c],[-u,c],[u,-c],[-u,-c],[i,0],[-i,0]];return[{lines:o,place:ic(e,t.disc,(o.length-e.name_lines.length)*t.type)},...p.map(([d,f])=>({lines:o,place:[n+d,s+f]}))]}function ac({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?Yl:Kl))return e;let s=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=n.length/2,r=s.reduce((a,i)=>Math.abs(i-o)<Math.abs(a-o)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function ic({label:e,name_pos:t},n,s){let[o,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+s*.6):0;return[t[0]+(i?0:Math.sign(o)*a),t[1]+i]}function qr(e,t){return{width:Math.max(...e.map(n=>n.length))*Tr*t,height:(1+Ql*(e.length-1))*t}}function ht({lines:e,place:t},{type:n}){let{width:s,height:o}=qr(e,n);return Pr(t,s,o)}function Pr([e,t],n,s){return[e-n/2,t-s/2,e+n/2,t+s/2]}var qt=([e,t,n,s])=>Math.max(n-e,0)*Math.max(s-t,0);function Oe(e,t){return qt([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Ze=()=>({times:1,left:0,top:0});function $s(e,{times:t,left:n,top:s}){let o=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:o(n,e.width),top:o(s,e.height)}}function Je(e,t,n,s){let o=Math.min(Math.max(t.times*n,1),6),[r,a]=s??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/o;return $s(e,{times:o,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Ms=(e,{times:t,left:n,top:s},o,r)=>$s(e,{times:t,left:n+o,top:s+r});function Ir(e,t,[n,s]){let[o,r]=[e.width/t.times,e.height/t.times],a=(i,c,u)=>i>c+u*.1&&i<c+u*.9;return a(n,t.left,o)&&a(s,t.top,r)?t:$s(e,{times:t.times,left:n-o/2,top:s-r/2})}var Le="DejaVu Sans, Verdana, sans-serif",Sn="#ffffff",Rr=/^c(\d+)$/,En="places";function Hr(e,t,n,s,o,r){let a=gn(s,r),i=_s(e,Cs(a),As(n));return[...cc(e,a),uc(e,s),...gc(e,t,a),...hc(e,n),ne("frontiers",On(e).frontiers,e.palette.frontier,Math.max(2.2*s,1.4)),...dc(e,n,s),fc(e,n,s),mc(e,n,a.grown),...bc(e,t,a,s),...yc(e,t,a,i),kc(e,a,i),...wc(e,t,s),...xc(e,n,s),...vc(e,t,a),_c(e,t,n,a),...$c(e,t,a),Mc(e,n,a),...t&&o?o(e,t,n,s,r):[]]}function Vr(e,t,n,s=Ze()){let o={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...o,range:[s.left,s.left+e.width/s.times]},yaxis:{...o,range:[s.top+e.height/s.times,s.top]}}}var Dr=new WeakMap;function On(e){let t=Dr.get(e)??lc(e);return Dr.set(e,t),t}function lc(e){return{countries:e.countries.map(t=>xe(t.polygons)),continents:e.continents.map(t=>de(t.outline)),land:de(e.continents.flatMap(t=>t.outline)),bridges:de(e.bridges.flatMap(t=>t.segments)),frontiers:de(e.frontiers??[])}}function ne(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function cc(e,t){let{land:n,continents:s}=On(e);return[ne("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((o,r)=>ne(`band${r}`,s[r],o.color,t.band))]}function uc(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return ne("bridges",On(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function pc(e,t,n){let s=t?t.owner[n]:-1,o=t?.seats[s]?.color??t?.neutral??Cn(e.continents[e.countries[n].continent].color),r=t?.guests?.find(u=>u[0]===n),a=s<0&&t?.hatched?.find(u=>u[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:o,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:o,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:o}}function Cn(e,t=.45){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s+(255-s)*t).toString(16).padStart(2,"0")).join("")}`}function gc(e,t,n){return e.countries.map((s,o)=>({uid:`c${o}`,name:s.name,type:"scatter",mode:"lines",...On(e).countries[o],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...pc(e,t,o)}))}function dc(e,t,n){let s=p=>xe(p.flatMap(g=>g===null?[]:e.countries[g].polygons)),{palette:o}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(p=>p!==t.target),c=s([t.source??t.last.source]),u=s([t.target??t.last.target]);return[ne("aims-under",s(i),"#ffffff",r),ne("aims",s(i),o.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),ne("target-under",u,"#ffffff",r),ne("target",u,o.target,a),ne("source-under",c,"#ffffff",r),ne("source",c,o.source,a)]}function fc(e,t,n){let s=(t.pointed??[]).flatMap(o=>e.countries[o].polygons);return ne("pointed",xe(s),e.palette.target,Math.max(3*n,2.2))}function mc(e,t,n){let[s,o]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=s===null||o===null||s===o?[]:[[s,o]],a=(t.arrows??r).flatMap(([i,c])=>pn(e,i,c,n));return Es("arrow",a,e.palette.source)}function Es(e,t,n){return{...ne(e,xe(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var Os=["#fff0a8","#ff9d2e","#d31616"];function hc(e,t){return Os.map((n,s)=>{let o=(t.reach?.[s]??[]).flatMap(a=>e.countries[a].polygons),r=Es(`reach${s+1}`,o,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function xc(e,t,n){let s=de(Uo(e,t.path??[])),o=Math.max(2.6*n,2);return[ne("flight-under",s,"#ffffff",o+2.4),ne("flight",s,e.palette.flight,o,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function bc(e,t,n,s){let o=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],u=n.grown*(o.has(i)?2.4:1)+2.1/Math.max(s,.5);return[ct(c,u)]}),a=xe(r);return[ne("blocked-under",a,e.palette.frontier,Math.max(4*s,3.2)),ne("blocked",a,e.palette.blocked,Math.max(2.4*s,1.9),`${Math.max(3.4*s,2.8)}px,${Math.max(2.2*s,1.8)}px`)]}function wc(e,t,n){let s=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),o=de([...s.values()].flatMap(([r,a])=>Fo(e,r,a,11/Math.max(Math.min(n,1),.6))));return[ne("covered-under",o,"#ffffff",Math.max(5*n,4.4)),ne("covered",o,e.palette.covered,Math.max(2.6*n,2.2))]}function Cs({grown:e,disc:t,name:n,note:s}){return{disc:e,type:n*e/t,note:s*e/t}}var As=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function yc(e,t,n,{names:s}){let o=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>s[c]&&o(c).toLowerCase()===Sn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>s[i]?.place[0]),y:a.map(i=>s[i]?.place[1]),text:a.map(i=>s[i]?.lines.join("<br>")),textfont:{family:Le,size:n.name,weight:700,color:r?Sn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function kc(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(s=>s.x),y:n.map(s=>s.y-2.2),text:n.map(s=>s.text),textposition:n.map(s=>s.anchor==="end"?"middle left":"middle right"),textfont:{family:Le,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function js(e,t,n){return e.countries.flatMap(({label:[s,o]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,u,p])=>({seat:c,armies:u,missiles:p}))];return i.map((c,u)=>({...c,country:r,shared:a.length>0,x:s+n*1.16*(2*u-i.length+1),y:o}))})}var Br=({seat:e,armies:t})=>e>=0?t>=0:t>0;function vc(e,t,n){let s=t?js(e,t,n.grown).filter(Br):[];return[!1,!0].map(o=>{let r=s.flatMap(({seat:i,x:c,y:u})=>{let{ink:p="",sign:g=[]}=t?.seats[i]??{};return!g.length||p.toLowerCase()===Sn!==o?[]:[g.map(([d,f])=>[c+n.grown*d,u+n.grown*f])]}),a=o?Sn:e.palette.ink;return{...ne(o?"signs-light":"signs",xe(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function _c(e,t,n,s){let{palette:o}=e,r=t?js(e,t,s.grown).filter(Br):[],a=p=>t?.seats[p],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),u=p=>c.has(p)||i.has(p)?o.selected:o.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(p=>p.x),y:r.map(p=>p.y),text:r.map(p=>String(p.armies)),textposition:"middle center",textfont:{family:Le,weight:700,size:r.map(p=>p.armies>99?s.count*.8:s.count),color:r.map(p=>p.shared&&a(p.seat)?.ink||o.disc_ink)},marker:{size:2*s.disc,opacity:1,color:r.map(p=>p.shared&&a(p.seat)?.color||o.disc),line:{color:r.map(p=>u(p.country)),width:r.map(p=>i.has(p.country)||c.has(p.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function $c(e,t,n){let s=t?js(e,t,n.grown).filter(a=>a.missiles>0):[],o=s.map(a=>Go([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=s.filter(a=>a.missiles>1);return[Es("missiles",o,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:Le,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Mc(e,t,n){let s=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:s.map(([o])=>e.countries[o].label[0]+n.grown),y:s.map(([o])=>e.countries[o].label[1]-n.grown),text:s.map(([,o])=>o),textposition:"middle right",textfont:{family:Le,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Wr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=Ss(e[a]),c=Ss(r),u=Object.entries(c).filter(([g,d])=>!Sc(i[g],d)),p=Object.keys(i).flatMap(g=>g in c?[]:[[g,null]]);u.length+p.length&&n.set(a,Object.fromEntries([...u,...p]))}),!n.size)return null;let s=[...n.keys()],o={};for(let r of new Set([...n.values()].flatMap(Object.keys)))o[r]=s.map(a=>n.get(a)?.[r]);return{update:o,traces:s}}function Ss(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>s&&typeof s=="object"&&!Array.isArray(s)?Object.entries(Ss(s,`${t}${n}.`)):[[t+n,s]]))}function Sc(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,s)=>n===t[s])}var An=8,Ec=15.5,Fr=6,Ne=e=>Math.floor(e/An);function Pt(e,t=.35){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Gr(e,t,n,s,o,r=ps){return[...Ac(e,s,r),...jc(e,s),...Tc(e,t,n,s),...zc(e,t,n,s,r),...qc(e,n,s),...Pc(e,s),...Ic(e,t,s),...Dc(e,t,s,r),Rc(e,s)]}function Te(e,t,{fill:n,color:s="rgba(0,0,0,0)",width:o=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...xe(t),hoverinfo:"skip",line:{color:s,width:o,dash:r,simplify:!1},...a}}function et(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...de(t),hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function Ls(e,t,n,s,o){return{uid:e,type:"scatter",mode:o?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:Le,size:n,weight:700,color:t.map(r=>r.color??s)},...o?{marker:o}:{},hoverinfo:"skip",cliponaxis:!1}}var tt=(e,t)=>e.countries[t].label;function Oc(e,t,n){let[[s,o],,[r,a]]=e.countries[t].polygons[0];return[[s+n,o+n],[r-n,o+n],[r-n,a-n],[s+n,a-n]]}var Ur=new WeakMap;function Cc(e){let t=Ur.get(e);if(t)return t;let{size:n=0,cell:s=0,edge:o=0}=e,r=o+n*s,a=Array.from({length:n+1},(u,p)=>o+p*s),i=[o/2,r+o/2],c={dark:e.countries.flatMap((u,p)=>(Math.floor(p/n)+p%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,o],[u,r]],[[o,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,p)=>i.flatMap(g=>[{at:[u+s/2,g],text:String.fromCharCode(65+p)},{at:[g,u+s/2],text:String(p+1)}]))};return Ur.set(e,c),c}function Ac(e,t,n){let{size:s=0,cell:o=0,edge:r=0,palette:a}=e,i=r+s*o,{dark:c,lines:u,words:p}=Cc(e),g=[[r,r],[i,r],[i,i],[r,i]];return[Te("field",[g],{fill:a.light}),Te("dark",c,{fill:a.dark}),et("lines",u,a.line,Math.max(t,.6)),Te("border",[g],{color:a.border,width:Math.max(3*t,2)}),Ls("letters",p,Math.max(15*t,n),a.border)]}function jc(e,t){return e.continents.map(({color:n,outline:s},o)=>{let[[r,a],,[i,c]]=s[0],u=[Lc([r+4,a+4],[i-4,c-4],12)];return Te(`camp${o}`,u,{fill:`${Cn(n,.5)}bf`,color:Pt(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function Lc([e,t],[n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([a,i],c)=>Array.from({length:5},(u,p)=>{let g=Math.PI/2*(c+p/4);return[a+o*Math.cos(g),i+o*Math.sin(g)]}))}function Tc(e,t,n,s){let o=t?.moves??[],r=c=>c.map(u=>tt(e,u)),a=t?.seats[Ne(Nc(t,o))]?.color??"#888888",i=o.map(c=>ct(tt(e,c[0]),6,16));return[et("walks-under",o.map(r),"#ffffff",Math.max(8*s,5)),et("walks",o.map(r),Pt(a,.15),Math.max(4.5*s,3),`${Math.max(5*s,3)}px,${Math.max(4*s,3)}px`),Te("walk-starts",i,{fill:"#ffffff",color:Pt(a,.15),width:Math.max(2.5*s,1.6)}),et("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*s,3))]}function Nc(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function zc(e,t,n,s,o){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,u])=>({at:tt(e,c),text:String(u)})),i={size:25*s,color:Cn(r,.25),opacity:.9,line:{color:Pt(r),width:Math.max(1.6*s,1)}};return[Ls("reach",a,Math.max(15*s,o),e.palette.ink,i)]}function qc(e,t,n){let{palette:s}=e,[o,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=u=>u.flatMap(p=>p===null?[]:[Oc(e,p,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,s.legal,i],["aims",t.targets.filter(u=>u!==t.target),s.target,i],["target",[t.target],s.target,"solid"],["source",[t.source,...t.pointed??[]],s.source,"solid"]].flatMap(([u,p,g,d])=>[Te(`${u}-under`,a(p),{color:"#ffffffcc",width:o}),Te(u,a(p),{color:g,width:r,dash:d})])}function Pc(e,t){let{flags:n=[],shapes:s,palette:o}=e;if(!s)return[];let r=Math.max(2*t,1);return[et("poles",n.flatMap(a=>ut(s.pole,tt(e,a))),o.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>Te(`flag${i}`,ut(s.pennant,tt(e,a)),{fill:e.continents[i].color,color:o.ink,width:r}))]}function Ic(e,t,n){let o=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=tt(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[et("crosses-under",o,"#ffffff",Math.max(8*n,5)),et("crosses",o,"#9c2f2f",Math.max(4*n,2.4))]}function Dc(e,t,n,s){let{shapes:o,palette:r}=e,a=(t?.soldiers??[]).flatMap((p,g)=>{if(p<0)return[];let[d,f]=tt(e,p);return[{soldier:g,seat:Ne(g),at:[d,f+Fr+1]}]}),i=p=>t?.seats[p],c=a.map(({soldier:p,seat:g,at:d})=>({at:d,text:String(p%An),color:i(g)?.ink})),u={size:2*Ec*n,opacity:1,color:a.map(p=>i(p.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[Ls("soldiers",c,Math.max(19*n,s),r.ink,u),...(o?.gear??[]).map((p,g)=>{let d=a.filter(f=>f.seat===g).flatMap(({at:[f,m]})=>ut(p,[f,m-Fr]));return Te(`gear${g}`,d,{fill:Pt(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Rc(e,t){return{uid:En,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var Yr={soldier:null,over:null,target:null,group:null};function xt(e){let t=new Map;for(let[n,s]of D(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(s.at(-1),s);return t}function It(e){let t=new Map;for(let[n,s]of D(e).menu.attack??[])s.length>(t.get(n)?.length??0)&&t.set(n,s);return t}function Dt(e,{target:t,group:n}){let s=It(e).get(t??-1)??[];return n?s.filter(o=>n.includes(o)):s}var jn=e=>(D(e).menu.remove??[]).map(([t])=>t),Rt=(e,t,n)=>D(e).names[t]?.[n]?.[0]??"?",He=e=>String(e%An);function Kr(e,t,n){let s=n.map(o=>e.board.countries[o].name);return I(e.view,"move",Rt(e,"soldier",t),s)}function Ts(e,t){let n=Dt(e,t);if(t.target===null||!n.length)return null;let s=o=>Rt(e,"soldier",o);return I(e.view,"attack",s(t.target),n.map(s))}function Hc({size:e=1},t,n){let s=[],o=t;for(;o!==n;){let r=Math.floor(n/e)-Math.floor(o/e);o+=r?Math.sign(r)*e:Math.sign(n%e-o%e),s.push(o)}return s}function Qr(e,t,n){let{view:s}=e,{menu:o}=D(e),r=s.soldiers?.indexOf(n)??-1;if(o.remove){let c=jn(e).includes(r);return{local:t,message:c?I(s,"remove",Rt(e,"soldier",r)):null}}if(o.attack)return Ns(e,t,r);if(!o.move&&!o.end_move)return{local:t};if(r>=0&&Ne(r)===s.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=xt(e).get(t.soldier)?.get(n)??Hc(e.board,s.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Kr(e,t.soldier,i):null}}function Ns(e,t,n){let s=It(e);if(s.has(n))return n===t.target?{local:t,message:Ts(e,t)}:{local:{...t,target:n,group:null}};if(!(s.get(t.target??-1)??[]).includes(n))return{local:t};let r=Dt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Vc(e,t,n,s){let o=e.view.soldiers?.indexOf(n)??-1,{menu:r}=D(e);return o<0||Ne(o)!==e.view.viewer?{local:t}:r.move?Qr(e,{...t,soldier:o},s):r.attack?Ns(e,t,e.view.soldiers?.indexOf(s)??-1):{local:t}}function Bc(e,t,n){let{menu:s}=D(e);if(n==="Escape")return{local:{...Yr}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>s[a]);return{local:t,message:r?I(e.view,r):null}}if(n==="Enter"&&s.attack)return{local:t,message:Ts(e,t)};if(!s.move||n<"0"||n>"7")return null;let o=[...xt(e).keys()].find(r=>He(r)===n);return{local:{...t,soldier:o??t.soldier}}}function Wc(e,t){let n=It(e),s=xt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:s,over:null};let[o]=n.size===1?n.keys():[null];return{soldier:s,over:null,target:o,group:null}}function Fc(e,t){let{view:n}=e,s=n.soldiers??[],o=g=>g.map(d=>s[d]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(jn(e).length)return{...a,targets:o(jn(e))};let i=It(e);if(i.size){let g=t.target===null?null:s[t.target];return{...a,targets:o([...i.keys()]),target:g,pointed:o(Dt(e,t))}}let c=xt(e),u=c.get(t.soldier??-1);if(!u||t.soldier===null)return{...a,legal:o([...c.keys()])};let p=u.get(t.over??-1);return{...a,source:s[t.soldier],steps:[...u].map(([g,d])=>[g,d.length]),path:p?[s[t.soldier],...p]:[]}}function Re(e,t){let{color:n,ink:s,name:o}=e.seats[Ne(t)];return l("b",{class:"egg-token",title:o,style:{background:n,color:s}},He(t))}var Uc={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>D(e).menu.answer?null:Qe(e,t,()=>{let n=D(e),{menu:s}=n,o=[s.move&&Yc(e),s.attack&&Kc(e),s.ask&&Qc(e),s.remove&&Xc(e)],r=o.some(a=>a)||s.end_move||s.end_attack;return[...o.flatMap(a=>a||[]),!r&&Xe(e,t),zt(e,n,{})]})};function Gc(e,t,n){let{soldiers:s=[]}=e.view,o=n===null?t.target:s.indexOf(n),r=Dt(e,o===t.target?t:{...t,target:o,group:null});return r.length?{sources:r.map(a=>s[a]),target:s[o]}:null}function Yc(e){let{board:t,view:n,local:s,set:o,send:r}=e,a=_e(n.lang),i=xt(e),{die:c=0,steps_left:u=0}=n,p=i.get(s.soldier??-1)??new Map,g=[...p].map(([f,m])=>({value:String(f),text:`${t.countries[f].name} (${m.length})`})),d=f=>f!==""&&r(Kr(e,s.soldier,p.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},pt(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},u),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(u)+"○".repeat(Math.max(c-u,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>_(`soldier-${He(f)}`,Re(n,f),()=>o({...s,soldier:f===s.soldier?null:f}),{"aria-label":`${a.soldier} ${He(f)}`,"aria-pressed":String(f===s.soldier)}))),s.soldier!==null&&re("square",a.square,g,"",d,"…")]}function Kc(e){let{view:t,local:n,set:s,send:o}=e,r=_e(t.lang),a=It(e),i=Dt(e,n),c=a.get(n.target??-1)??[],u=Ts(e,n),p=g=>s(Ns(e,n,g).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(g=>_(`target-${g}`,Re(t,g),()=>p(g),{"aria-pressed":String(g===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(g=>_(`with-${g}`,Re(t,g),()=>p(g),{"aria-pressed":String(i.includes(g))}))),l("div",{class:"teg-buttons"},_("act-attack",`${r.throw} ${i.length||"…"}`,()=>o(u),{class:"teg-main",disabled:!u}))]}function Qc(e){let{view:t,send:n}=e,s=_e(t.lang),o=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],u=l("span",{},l("b",{},i),l("small",{},` ${c} ${s.cards}`));return _(`ask-${a}`,u,()=>n(I(t,"ask",Rt(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${s.ask} `,N(t,o),l("b",{},t.seats[o]?.name)),l("div",{class:"teg-rows"},...D(e).menu.ask.map(r))]}function Xc(e){let{view:t,send:n}=e,s=_e(t.lang);return[l("p",{class:"teg-hint"},s.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":s.remove},...jn(e).map(o=>_(`remove-${He(o)}`,Re(t,o),()=>n(I(t,"remove",Rt(e,"soldier",o))),{"aria-label":`${s.soldier} ${He(o)}`})))]}var Zc={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?Jc(e,t):eu(e)};function Xr(e,t,n,s){let o=_e(e.lang),r=a=>l("span",{},N(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${o.reads} ${o.for} `,l("b",{},r(n)),` · ${s}`)}function Jc(e,t){let{view:n,secret:s,send:o,cover:r}=e,a=_e(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:u,text:p,choices:g}=n.question,d=s?.seat===i&&s.step===n.step?s.answer??null:null,f=!!D(e).menu.answer&&d===null,m=b=>o(I(n,"answer",b)),w=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),Xr(n,i,c,u),l("p",{class:"egg-text"},p),l("p",{class:"teg-asks"},N(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...g.map((b,y)=>_(`answer-${y}`,l("span",{},l("i",{},`${String.fromCharCode(65+y)} `),b),()=>m(y),{class:`teg-row egg-choice${d===y?" egg-right":""}`,disabled:!f})),_("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),w&&d===null&&l("p",{class:"teg-hint"},a.peek_first),w&&d===null&&_("peek",l("span",{},`${a.peek} `,N(n,i),n.seats[i].name),()=>o(wn(n,i)),{class:"teg-cover"}),d!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},g[d])),d!==null&&_("cover",t.secret_hide,r,{class:"teg-cover"}),Ge(n,t))}function eu({view:e}){let t=_e(e.lang);if(!e.reply)return null;let{reader:n,seat:s,level:o,text:r,choices:a,choice:i,answer:c,right:u,note:p,source:g}=e.reply,d=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),Xr(e,n,s,o),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,m)=>l("li",{class:m===c?"egg-right":m===i?"egg-wrong":null},d(m),f))),l("strong",{class:u?"egg-verdict egg-right":"egg-verdict egg-wrong"},u?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),p&&l("p",{class:"egg-note"},p),g&&l("p",{class:"teg-hint"},`${t.source}: ${g}`))}var tu={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let s=_e(e.lang),[o,r]=[Ne(n.soldiers[0]),Ne(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:u},p)=>{let g=Math.max(...c),d=g===u,f=m=>d?"plain":m?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(m=>pt(m,f(m===g&&g>u),...a(o)))),l("b",{class:"teg-versus"},d?"=":g>u?"▸":"◂"),pt(u,f(u>g),...a(r)),d&&p<n.throws.length-1&&l("small",{},s.again))};return Q(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>Re(e,c)),l("b",{}," → "),Re(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${s.fell}: `,...n.fallen.map(c=>Re(e,c)),fe(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function nu({board:e,view:t},n,s){let o=_e(t.lang),r=t.soldiers?.indexOf(s)??-1,a=e.flags?.indexOf(s)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},Re(t,r),` ${o.soldier} ${He(r)}`),a>=0&&l("span",{},` ${o.flag} ${t.seats[a].name}`))]}}var su=(e,t)=>(e.soldiers??[]).flatMap((n,s)=>n===t?[`${e.seats[Ne(s)].name} ${He(s)}`]:[]).join(", "),Zr={start:{...Yr},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:Uc,question:Zc,battle:tu},renew:(e,t)=>({local:Wc(e,t)}),click:Qr,drag:Vc,fight:Gc,key:Bc,marks:Fc,hover:(e,t,n)=>{let s=xt(e).get(t.soldier??-1)?.has(n)?n:null;return s===t.over?t:{...t,over:s}},drawing:Gr,facts:nu,stands:su,keys:"keys_eggar"};function zs(e={},t={}){return{start:{...vr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,s)=>({local:Er(n,s,e)}),click:(n,s,o,r)=>Mr(n,s,o,e,r),fight:(n,s,o)=>Sr(n,s,o,e),key:(n,s,o)=>Cr(n,s,o,e),marks:(n,s)=>Or(n,s,e),...t,sections:{actions:jr(e),secret:mt(()=>[]),...t.sections}}}var Jr=zs();var ea={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},pe=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Ht=e=>e.reduce((t,n)=>t+n,0),ue=({board:e},t)=>e.countries[t].name;function Vt(e,t){let n=pe(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let s=ta(e);return s.find(o=>o===t.mode)??s[0]}function ta(e){return D(e).menu.attack?.length?["attack","move"]:["move"]}function bt(e,{transfers:t},n){return(pe(e).move?.provinces.find(o=>o[0]===n)?.[1]??0)-Ht(t.filter(o=>o[0]===n).map(o=>o[2]))}function Is(e,t){return pe(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function na({transfers:e}){let t=new Map;for(let[n,s,o]of e)t.set(n,(t.get(n)??0)-o),t.set(s,(t.get(s)??0)+o);return[...t].filter(([,n])=>n)}function ou(e,{cards:t}){let{commit:n}=pe(e),s=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Ht(s.map(r=>r[1]))}function sa(e,t){let n=s=>ue(e,s);switch(Vt(e,t)){case"placing":{let s=Object.entries(t.placed).filter(([,o])=>o>0);return Ht(s.map(([,o])=>o))!==pe(e).place_five.troops?null:I(e.view,"place_five",s.map(([o,r])=>[n(Number(o)),r]))}case"attack":return t.target===null?null:I(e.view,"attack",n(t.target));case"move":return!na(t).length&&!pe(e).move.null?null:I(e.view,"move",t.transfers.map(([s,o,r])=>[n(s),n(o),r]));case"commit":return I(e.view,"commit",t.cards.map(n));default:return null}}function qs(e,t,n,s){let{troops:o,provinces:r}=pe(e).place_five,a=Ht(Object.values(t.placed)),i=t.placed[n]??0;return r.some(u=>u[0]===n)&&i+s>=0&&a+s<=o?{...t,placed:{...t.placed,[n]:i+s}}:t}function ru(e,t,n){let s=t.origin,o=Math.min(t.amount,bt(e,t,s));if(o<1)return t;let r=t.transfers.filter(([u,p])=>u!==s||p!==n),a=t.transfers.find(([u,p])=>u===s&&p===n)?.[2]??0,i=[...r,[s,n,a+o]],c={...t,transfers:i};return bt(e,c,s)?c:{...c,origin:null}}function Ds(e,t,n,s){switch(Vt(e,t)){case"placing":return{local:qs(e,t,n,s?-1:1)};case"attack":{let o=D(e).menu.attack.some(r=>r[0]===n);return t.target===n||!o?{local:t,message:I(e.view,"attack",ue(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Is(e,t.origin).includes(n)?{local:ru(e,t,n)}:{local:{...t,origin:n!==t.origin&&bt(e,t,n)>0?n:null}};case"commit":{let o=pe(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:o?{...t,cards:r}:t}}default:return{local:t}}}function au(e,t){let{view:n,secret:s}=e,o=pe(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(u=>Number(u[0]));switch(Vt(e,t)){case"placing":return{...a,legal:i(o.place_five.provinces),badges:oa(t.placed).map(([c,u])=>[c,`+${u}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(o.move.provinces).filter(g=>bt(e,t,g)>0),u=na(t).map(([g,d])=>[g,d>0?`+${d}`:`−${-d}`]),p=t.origin!==null;return{...a,legal:p?[]:c,targets:Is(e,t.origin),source:t.origin,arrows:t.transfers.map(([g,d])=>[g,d]),badges:u}}case"commit":return{...a,target:r,legal:i(o.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return s?.fight?{...a,pointed:t.pointed}:a}}var oa=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function iu(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:sa(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function lu(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((s,o)=>o===t.seat?{...s,facts:t.facts??[]}:s);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var cu={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Qe(e,t,()=>{let n=Vt(e,e.local),s=D(e),o={placing:pu,attack:gu,move:du,commit:fu};return[n==="attack"||n==="move"?uu(e,t):null,...n?o[n](e,t):[],!n&&!s.menu.answer_draw&&Xe(e,t),s.menu.answer_draw&&vs(e,s,"answer_draw",{},t),zt(e,s,{})]})};function uu(e,t){let{local:n,set:s}=e,{forms:o}=D(e),r=Vt(e,n),a=ta(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>_(`verb-${i}`,o[i]?.label??i,()=>s({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function Tn(e,t,n=""){let s=sa(e,e.local),o=D(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},_(`act-${t}`,o+n,()=>e.send(s),{class:"teg-main",disabled:!s}))}function Ln(e,t,n,s,o,r){let a=s.map(c=>({value:String(c),text:ue(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es")),i=c=>c!==""&&Number(c)!==o&&e.set(Ds(e,e.local,Number(c),!1).local);return re(t,n,a,o===null?"":String(o),i,r.choose)}function pu(e,t){let{local:n,set:s}=e,{troops:o,provinces:r}=pe(e).place_five,a=o-Ht(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),Ln(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...oa(n.placed).map(([i,c])=>l("li",{},l("span",{},ue(e,i)),l("b",{},`+${c}`),_(`less-${i}`,"−",()=>s(qs(e,n,i,-1)),{"aria-label":`${ue(e,i)} −1`}),_(`more-${i}`,"+",()=>s(qs(e,n,i,1)),{disabled:!a,"aria-label":`${ue(e,i)} +1`})))),Tn(e,"place_five")]}function gu(e,t){let{local:n}=e,s=D(e).menu.attack.map(([r])=>r),o=n.target===null?"":`: ${ue(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),Ln(e,"target",t.place,s,n.target,t),Tn(e,"attack",o)]}function du(e,t){let{local:n,set:s}=e,{provinces:o}=pe(e).move,r=o.map(c=>c[0]).filter(c=>c===n.origin||bt(e,n,c)>0),a=n.origin===null?0:bt(e,n,n.origin),i=c=>s({...n,transfers:n.transfers.filter((u,p)=>p!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),Ln(e,"source",t.source,r,n.origin,t),n.origin!==null&&Ln(e,"target",t.target,Is(e,n.origin),null,t),...a>1?ft(Math.min(n.amount,a),[1,a],c=>s({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,u,p],g)=>l("li",{},l("span",{},`${ue(e,c)} → ${ue(e,u)}`),l("b",{},p),_(`drop-${g}`,"×",()=>i(g),{"aria-label":t.rec_drop})))),Tn(e,"move")]}function fu(e,t){let{local:n,set:s,view:o}=e,{target:r,included:a,provinces:i}=pe(e).commit,c=p=>s(Ds(e,n,p,!1).local),u=(p,g,d,f,m=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":p,checked:f,disabled:m,change:()=>c(g)}),l("span",{},ue(e,g)),l("b",{},d));return[ra(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&u(`card-${r}`,r,o.armies[r],!0,!0),...i.map(([p,g])=>u(`card-${p}`,p,g,n.cards.includes(p))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${Ps(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},ou(e,n))),Tn(e,"commit")]}var Ps=(e,t)=>t.map(n=>`${ue(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function ra(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:s,target:o}=t.parties;return l("p",{class:"teg-parties"},N(t,n),t.seats[n].name," → ",l("b",{},ue(e,o))," (",N(t,s),t.seats[s].name,")")}var mu={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:s,send:o,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,u=[a,i].filter(g=>n.people?.includes(g)&&g!==s?.seat&&g!==n.viewer).map(g=>_(`look-${g}`,l("span",{},N(n,g),`${t.curtain_me} ${n.seats[g].name}`),()=>o(wn(n,g)),{class:"teg-wide-button"})),p=s?.fight;return Q(t.rec_result,ra(e),p&&l("p",{},`${t.attack}: `,l("b",{},p.offence),` · ${Ps(e,p.cards)}`),p&&l("p",{},`${t.defence}: `,l("b",{},p.defence),` · ${Ps(e,p.defence_cards)}`),p&&l("strong",{class:p.success?"teg-conquered":"teg-out"},p.success?t.rec_success:t.rec_failure),!p&&l("p",{class:"teg-hint"},t.rec_secret_result),...u,s&&s.seat!==n.viewer&&_("cover",t.secret_hide,r,{class:"teg-cover"}))}},hu={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:s,cover:o}=e;if(!s||n.over)return null;let r=s.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,N(n,s.seat),n.seats[s.seat].name),l("p",{},...(s.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${s.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},ue(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},N(n,c))))))),!$n(e)&&(n.people?.length??0)>1&&_("cover",t.secret_hide,o,{class:"teg-cover"}))}},aa={start:ea,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:cu,result:mu,own:hu},curtain:!0,keys:"keys_rec",shown:lu,renew:(e,t)=>({local:xu(e,t)}),click:Ds,key:iu,marks:au,facts:({view:e,secret:t},n,s)=>{let o=t?.suspects?.find(([i])=>i===s)?.[1]??[],r=e.hatched?.find(([i])=>i===s),a=r?[r[1]]:o;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},N(e,i),`${e.seats[i].name} `)))]:[]}}};function xu(e,t){let n={...ea,amount:t.amount===1/0?1:t.amount},{commit:s}=pe(e);return s?{...n,cards:s.provinces.map(o=>o[0])}:n}var ca={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},bu=["place","attack","regroup","ally_regroup","fire_missile"],wu={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},ua=["conquest_move","intrusion_move","aggression_move","choose_dice"],pa=[...ua,"joint_decision"],yu=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Nn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),ku=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function ae(e){return pa.some(t=>e[t]?.length)?null:bu.find(t=>Rs(e,t).length)??null}function Rs(e,t){return(wu[t]??[t]).flatMap(n=>e[n]??[])}function be(e,t){return t.missile&&Bt(e)?{fire_missile:e.fire_missile}:e}function Bt(e){return!!e.fire_missile?.length&&!pa.some(t=>e[t]?.length)}function ga(e){return Object.entries(e).some(([t,n])=>n.length>0&&!yu.has(t)&&!t.startsWith("propose_"))}function zn(e,t,n){let s=ae(e);if(s!=="attack"&&s!=="fire_missile")return[];let o=e[s].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(o.map(r=>r[2]))].sort((r,a)=>r-a)}function Hs(e,t,n){let s=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),o=s("regroup")||s("ally_regroup"),r=[];return o&&r.push("armies"),s("regroup_missiles")&&r.push("missiles"),r}function qn(e,t){let n=ae(e);if(n!=="regroup")return n;let s=Hs(e,t.source,t.target);return(s.includes(t.unit)?t.unit:s[0]??t.unit)==="missiles"?"regroup_missiles":n}function Vs(e){return ku.find(t=>e[t]?.length)??null}function Bs(e,t){return t==="end_turn"&&!!e.earned}function ze(e){let t=ae(e);return t?[...new Set(Rs(e,t).map(n=>n[0]))].sort((n,s)=>n-s):[]}function qe(e,t){let n=ae(e);if(!n||n==="place"||t===null)return[];let s=Rs(e,n).filter(o=>o[0]===t).map(o=>o[1]);return[...new Set(s)].sort((o,r)=>o-r)}function Pn(e,t,n=null,s=ae(e)){if(!s||!Nn.has(s))return 0;let o=s==="place"||s==="convert_to_missile"?1:2;return e[s]?.find(a=>a[0]===t&&(o===1||a[1]===n))?.[o]??0}function Ws(e){let t=ua.find(o=>e[o]?.[0]?.length);if(!t)return null;let n=e[t][0],s=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[s,n[0]]}}function Pe(e,t,n,s=!1){let o=be(t.menu,n),r=qn(o,n),{source:a,target:i}=n;if(!r||a===null||!ze(o).includes(a))return null;let c=e.countries[a].name;if(r==="place")return Pn(o,a)?I(t,r,c,ia(o,n)):null;if(i===null||!qe(o,a).includes(i))return null;let u=e.countries[i].name;if(Nn.has(r))return I(t,r,c,u,ia(o,n));let p=zn(o,a,i);if(!p.length)return r==="attack"&&s?mn(t,c,u,Math.max(1,n.keep)):I(t,r,c,u);let g=Fs(p,n);return g===null||s?null:I(t,r,c,u,t.seats[g].name)}function Fs(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function Us(e,t,n,s,o=1){let r=t.menu[s]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return s==="place_missile"?I(t,s,a):I(t,s,a,Math.min(Math.max(o,1),r[1]??1))}function ia(e,t){let n=Math.max(Pn(e,t.source,t.target,qn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function da(e,t,n,s,o=!1){let r=be(t.menu,n),a=ae(r);if(!a)return{choice:n,message:null};if(a==="place"){let u={...n,source:s,target:null},p=ma(t.menu)&&ze(r).includes(s);return{choice:{...u,source:p?s:null},message:Pe(e,t,u)}}if(qe(r,n.source).includes(s)){let u=n.target===s,p={...n,target:s,occupant:u?n.occupant:null},g=u||!Nn.has(a)&&a!=="regroup"&&s!==n.source;return{choice:p,message:g?Pe(e,t,p,o):null}}let i=s!==n.source&&ze(r).includes(s);if(a==="fire_missile"&&!i&&n.source!==null&&s!==n.source)return{choice:n,message:null};let c={...n,source:i?s:null,target:null,occupant:null};return{choice:c,message:Wt(e,t,c)}}function fa(e,t,n,s){let o=be(t.menu,n),r=ae(o),{source:a}=n;if(!r||r==="fire_missile"||s===a||ze(o).includes(s)||qe(o,a).includes(s))return null;let i=(...f)=>f.map(m=>e.countries[m].name),c=(...f)=>({message:hn(t,r,...i(...f),...Nn.has(r)?[1]:[])});if(r==="place")return c(s);if(a!==null)return c(a,s);let u=f=>t.owner[f]===t.viewer,{neighbours:p}=e.countries[s];if(u(s))return c(s,p.find(f=>u(f)!==(r==="attack"))??p[0]);let g=ze(o).filter(f=>qe(o,f).includes(s));if(g.length)return{refusal:{code:"source_first",clause:null,text:`${R(t.lang).source_first} ${i(...g).join(", ")}.`}};let d=p.find(u)??t.owner.findIndex(f=>f===t.viewer);return d<0?null:c(d,s)}function ma(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Wt(e,t,n){return ae(be(t.menu,n))==="fire_missile"&&n.source!==null?nr(t,e.countries[n.source].name):null}function ha(e,t){let n=t.missile&&Bt(e.menu),s=be(e.menu,{...t,missile:n}),r=(ae(s)!=="place"||ma(e.menu))&&t.source!==null&&ze(s).includes(t.source)?t.source:null,a=t.target!==null&&qe(s,r).includes(t.target)?t.target:null,i=zn(s,r,a).includes(t.occupant??-1)?t.occupant:null,c=ae(e.menu),u=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:u}}function xa(e,t,n=null,s=null,o=void 0){let r=be(e.menu,t),a=qe(r,t.source),i=ae(r)==="place",c={legal:t.source===null||i?ze(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??la:la};return!n||!o||t.source===null?c:{...c,reach:vu(o,n),path:_u(o,n,s??t.target)}}function vu(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(s=>s.damage===n&&!s.refusal?[ba(e,s.country)]:[]))])}function Ft(e,t,n){if(!t||n===null)return null;let s=t.targets.filter(o=>o.country===e.countries[n].name);return s.find(o=>!o.refusal)??s[0]??null}function _u(e,t,n){return(Ft(e,t,n)?.path??[]).map(s=>ba(e,s)).filter(s=>s>=0)}var ba=(e,t)=>e.countries.findIndex(n=>n.name===t);function wa(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function ya(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var la={source:null,target:null};var ka={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function In({board:e,view:t},{choice:n,reach:s}){let o=n.source===null?null:e.countries[n.source]?.name;return ae(be(t.menu,n))==="fire_missile"&&s?.source===o?s:null}function Dn(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function $a(e,t){return{...e,register:{...e.register,...t}}}function Ma({board:e,view:t},n){let s={missile:!n.choice.missile,source:null,target:null,occupant:null},o=[...new Set(t.menu.fire_missile.map(a=>a[0]))];s.missile&&o.length===1&&(s.source=o[0]);let r=Dn(n,s);return{local:r,message:Wt(e,t,r.choice)}}function Mu({board:e,view:t},n,s){let{choice:o}=n,r=Vs(t.menu);if(s==="Escape")return{local:Dn(n,{source:null,target:null,occupant:null,missile:o.source!==null&&o.missile})};if(s.toLowerCase()==="m")return Bt(t.menu)?Ma({board:e,view:t,secret:null},n):{local:n};if(s.toLowerCase()==="e"&&r&&Bs(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:R(t.lang).card_forfeit}};if(s.toLowerCase()==="e")return{local:n,message:r?I(t,r):null};if(s<"1"||s>"9")return null;let a=Number(s),i=Ws(t.menu);if(!i)return{local:Dn(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?I(t,i.verb,a):null}}function va(e){return(t,n)=>{let s=t.local;return e({...t,...s,reach:In(t,s),arrange:o=>t.set($a(s,o)),choose:o=>t.set(Dn(s,o))},n)}}function Su({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function Eu(e,t){let{view:n}=e;if(n.over)return null;if(!ga(n.menu)){let s=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],o=s?`${t.awaiting} ${s.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return Q(t.actions,l("p",{class:"teg-hint"},o),ks(e,t),_a(e,t),Ge(n,t))}return Q(t.actions,_a(e,t),qu(e,t),Pu(e,t),ju(e,t),Ou(e,t),Iu(e,t),Ge(n,t))}function Ou(e,t){let{view:n,choice:s,choose:o,board:r}=e,a=be(n.menu,s),i=ae(a);if(!i)return null;let c=d=>{let f={source:p(d),target:null,occupant:null};o(f),e.send(Wt(r,n,{...s,...f}))},u=d=>d.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,m)=>f.text.localeCompare(m.text,"es")),p=d=>d===""?null:Number(d),g=d=>d===null?"":String(d);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},Tu(i,e,t)),re("source",i==="place"?t.country:t.source,u(ze(a)),g(s.source),c,t.choose),i!=="place"&&re("target",t.target,u(qe(a,s.source)),g(s.target),d=>o({target:p(d),occupant:null}),t.choose),i==="fire_missile"&&s.source!==null&&Cu(e,t),Au(e,a,t),i==="attack"?Nu(e,t):zu(e,i,t),i==="place"&&Lu(e,t))}function Cu({board:e,choice:t,reach:n,aim:s},o){let r=s??t.target,a=r===t.source?null:Ft(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":o.damage},l("span",{},o.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:Os[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${o.damage} ${a.damage}`," ",a.refusal&&fe(a.refusal.clause)))}function Au({view:e,choice:t,choose:n},s,o){let r=zn(s,t.source,t.target);if(!r.length)return null;let a=Fs(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":o.occupant},l("span",{class:"teg-label"},o.occupant),...r.map(i=>_(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function ju(e,t){let{view:n,choice:s,set:o,send:r}=e;if(!Bt(n.menu))return null;let a=()=>{let{local:i,message:c}=Ma(e,e.local);o(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},_("missile-mode",l("span",{},Se("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(s.missile),title:"M"}))}function Lu({board:e,view:t,choice:n,choose:s,send:o},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=Us(e,t,n,"place_missile"),u=i.find(g=>g[0]===n.source)?.[1]??0,p=Math.min(n.convert??1,Math.max(u,1));return l("div",{class:"teg-buttons"},a.length>0&&_("act-place_missile",r.place_missile,()=>o(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},_("act-convert_to_missile",r.convert,()=>o(Us(e,t,n,"convert_to_missile",p)),{disabled:!u}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!u,change:g=>s({convert:Number(g.target.value)})},...Array.from({length:Math.max(u,1)},(g,d)=>l("option",{value:d+1,selected:d+1===p},d+1)))))}function Tu(e,{view:t,choice:n},s){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?s.hint_placing_missiles:s.hint_place:e==="attack"?n.source===null?s.hint_source:s.hint_target:e==="fire_missile"?n.source===null?s.hint_fire:s.hint_fire_target:n.target===null?s.hint_regroup:s.hint_regroup_target}function Nu({board:e,view:t,choice:n,choose:s,send:o},r){let a=Pe(e,t,n)!==null,i=Pe(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},_("act-attack",r.do_attack,()=>o(Pe(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},_("act-attack_until",r.do_attack_until,()=>o(Pe(e,t,n,!0)),{disabled:!i}),it("keep",r.keep,n.keep,[1,Math.max(c,1)],u=>s({keep:u}))))}function zu({board:e,view:t,choice:n,choose:s,send:o},r,a){let i=Pe(e,t,n)!==null,c=qn(be(t.menu,n),n)??r,u=r==="regroup"?Hs(t.menu,n.source,n.target):[],p=Pn(t.menu,n.source,n.target,c)||999,g=m=>s({amount:m}),d=_(`act-${c}`,a[`do_${r}`],()=>o(Pe(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},d);let f=n.amount===1/0&&p===999?1:Math.min(n.amount,p);return l("div",{},u.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...u.map(m=>_(`unit-${m}`,a[`unit_${m}`],()=>s({unit:m}),{"aria-pressed":String(m==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(m=>_(`amount-${m}`,String(m),()=>g(m),{"aria-pressed":String(n.amount===m)})),_("amount-all",a.all,()=>g(1/0),{"aria-pressed":String(n.amount===1/0)}),it("amount",a.amount,f,[1,p],g)),p>1&&p<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:p,value:f,change:m=>g(m.target.valueAsNumber)}),l("div",{class:"teg-buttons"},d))}function Sa({reason:e}){return e?l("q",{class:"teg-reason"},e):null}function _a({view:e,arrange:t},n){let s=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return s?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},N(e,s.seats[0]),n.asked,Sa(s)):null}function qu({view:e,send:t},n){let s=Ws(e.menu);if(!s)return null;let{verb:o,range:r}=s,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[o]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":o==="conquest_move"?n.conquest:o},...Array.from({length:i-a+1},(u,p)=>_(`act-${o}-${a+p}`,String(a+p),()=>t(I(e,o,a+p)),{class:"teg-main"}))))}function Pu({board:e,view:t,send:n},s){let{joint_decision:o=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!o.length&&!r.length&&!a.length)return null;let i=g=>t.pacts?.find(d=>d.number===g)?.text??`#${g}`,c=t.joint&&e.countries[t.joint.target]?.name,u=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),p=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},o.length>0&&l("div",{},l("p",{},l("b",{},s.joint),c&&`: ${u} → ${c}`),l("div",{class:"teg-buttons"},...o.map(g=>{let d=!!g[0];return _(`act-joint_decision-${d}`,d?s.joint_on:s.joint_stop,()=>n(I(t,"joint_decision",d)),{class:d?"teg-main":null})}))),...[...new Set(r.map(g=>g[0]))].map(g=>l("div",{},l("p",{},s.zone," ",l("small",{},i(g))),l("div",{class:"teg-buttons"},_(`zone-${g}-keep`,s.zone_keep,()=>n(Ot(t,p,"zone_decision",g,!0))),_(`zone-${g}-end`,s.zone_end,()=>n(Ot(t,p,"zone_decision",g,!1)))))),...a.map(([g])=>l("div",{},l("p",{class:"teg-hint"},i(g)),_(`act-open_joint_attack-${g}`,s.joint_open,()=>n(I(t,"open_joint_attack",g)),{class:"teg-wide-button"}))))}function Iu({view:e,send:t},n){let s=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!s.length)return null;let o=a=>()=>t(I(e,a)),r=a=>{let{label:i}=e.forms[a];if(!Bs(e,a)){let c=a==="request_card"?"teg-main":null;return _(`act-${a}`,i,o(a),{title:a===Vs(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,fe("TEG-12.4")),_(`act-${a}`,i,o(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...s.map(r))}function Du(e,t){let{view:n,register:s,arrange:o}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=s.open??i>0,u=n.people??[];return l("section",{class:"teg-card teg-pacts"},_("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>o({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(p=>Hu(e,p,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(p=>Bu(e,p,t))),!n.over&&u.length>0&&n.viewer!==null&&Fu(e,t))))}function Ea(e,t){return l("span",{class:"teg-pair"},...t.map(n=>N(e,n)))}function Ru(e,t){return t.filter(s=>e.people?.includes(s)).sort((s,o)=>+(o===e.viewer)-+(s===e.viewer))}function Hu({view:e,register:t,arrange:n,send:s},o,r){let{number:a}=o,i=e.over?[]:Ru(e,o.breakable_by??[]),c=i.find(u=>t.breaking===`${a}/${u}`);return l("li",{"data-pact":a,class:o.breaker===null?null:"teg-breaking"},Ea(e,o.seats),l("span",{},o.text," ",fe(o.clause)),Vu(e,o,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((u,p)=>_(p?`break-${a}-${u}`:`break-${a}`,l("span",{},i.length>1&&N(e,u),r.break_pact),()=>n({breaking:`${a}/${u}`}),{"aria-label":`${e.seats[u].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},N(e,c),r.break_sure),_(`break-${a}-yes`,r.yes,()=>s(Ot(e,c,"announce_break",a)),{class:"teg-danger"}),_(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Vu(e,{breaker:t,seats:n,notice:s},o){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${o.broken_by} `,N(e,t),`${e.seats[t]?.name}; ${s?o.bound_now:o.bound_until} `,N(e,r),`${e.seats[r]?.name}.`)}function Bu({view:e,send:t},n,s){let{number:o,seats:[r,a]}=n,i=u=>!e.over&&e.people?.includes(u),c=(u,p)=>()=>t(Ot(e,p,u,o));return l("li",{"data-proposal":o},Ea(e,n.seats),l("span",{},n.text),Sa(n),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&_(`accept-${o}`,l("span",{},N(e,a),s.accept),c("accept_pact",a)),i(a)&&_(`decline-${o}`,l("span",{},N(e,a),s.decline),c("decline_pact",a)),i(r)&&_(`withdraw-${o}`,l("span",{},N(e,r),s.withdraw),c("withdraw_proposal",r))))}var Wu=12;function Fu({view:e,register:t,arrange:n,send:s},o){let r=_("offers",o.propose,()=>s(sr(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:u,terms:p}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},o.no_offers));let g=[...new Set(a.offers.map(h=>h.kind))],d=[...new Set(a.offers.filter(h=>h.kind===i).map(h=>h.partner))],f=a.offers.find(h=>h.kind===i&&h.partner===c),m=f?.terms??[],w=wa(f,p),b=f&&w?I(e,f.verb,f.partner,...w):null,y=(h,v)=>h.map($=>({value:$,text:v($)}));return l("div",{class:"teg-offer"},re("offer-kind",o.offer_kind,y(g,h=>is(e.lang,"pact",h)),i,h=>n({kind:h,partner:"",first:"",terms:""}),o.choose),re("offer-partner",o.offer_partner,y(d,h=>h),c,h=>n({partner:h,first:"",terms:""}),o.choose),m.length>Wu&&re("offer-first",o.offer_first,y([...new Set(m.map(h=>String(h[0])))].sort((h,v)=>h.localeCompare(v,"es")),h=>h),u,h=>n({first:h,terms:""}),o.offer_all),(!f||m.some(h=>h.length>0))&&re("offer-terms",o.offer_terms,m.map((h,v)=>({value:String(v),text:ya(h),begins:String(h[0])})).filter(h=>!u||h.begins===u).sort((h,v)=>h.text.localeCompare(v.text,"es")),p,h=>n({terms:h}),o.choose),l("div",{class:"teg-buttons"},_("offer-send",o.send_offer,()=>s(b),{class:"teg-main",disabled:!b}),_("offer-close",o.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Uu({view:e,secret:t,send:n,cover:s},o){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${o.secret_whose} `,N(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},o.secret),r,_("private",o.secret_show,()=>n(Ae),{class:"teg-cover"}));let a=(...i)=>n(I(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},o.secret),r,l("h5",{},o.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},o.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},St(i.symbol),l("b",{},i.country),l("small",{},is(e.lang,"symbol",i.symbol)),i.bonus&&_(`bonus-${i.country}`,`+${t.bonus_armies??3} ${o.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},o.no_cards),...t.exchanges.map((i,c)=>_(`exchange-${c}`,`${o.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),_("cover",o.secret_hide,s,{class:"teg-cover"}))}function Gu(e,t,n){let s=R(e.lang),o=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${s.missiles.toLowerCase()}`;return[...o?[l("p",{},a(o))]:[],...r.map(([,i,c,u])=>l("p",{},`${s.shared} `,N(e,i),`${e.seats[i]?.name} · ${c}`,u?` · ${a(u)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},s.blocked))]:[],...Ku(t,e,n).map(i=>l("p",{class:"teg-closed"},`${s.closed}: ${i}`))]}function Yu(e,t,n,s){let o=Ft(e,n,s),r=R(t.lang);return o?o.refusal?[l("p",{class:"teg-out"},o.refusal.text,o.refusal.clause&&` (${o.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${o.damage}`))]:[]}function Ku(e,t,n){let s=(t?.covered??[]).filter(([o,r])=>o===n||r===n);return[...new Set(s.map(o=>o[2]))].map(o=>`${s.filter(a=>a[2]===o).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===o)?.text??`#${o}`})`)}var Oa={start:{choice:{...ca},register:{...ka},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:va(Eu),depends:({board:e,view:t,local:n,...s})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Ft(e,In({board:e,view:t,...s},n),n.aim??n.choice.target)]]},pacts:{draw:va(Du),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Su,depends:({view:e})=>e.situation},secret:{draw:Uu,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let s=ha(t,n.choice),o={...ka,open:n.register.open},r=s.missile?Wt(e,t,s):null;return{local:{choice:s,register:o,reach:null,aim:null},message:r}},click({board:e,view:t},n,s,o){let r=fa(e,t,n.choice,s);if(r)return{local:n,...r};let{choice:a,message:i}=da(e,t,n.choice,s,o);return{local:{...n,choice:a,aim:s},message:i}},fight({view:e},{choice:t},n){let s=be(e.menu,t),o=n??t.target;return ae(s)==="attack"&&o!==null&&qe(s,t.source).includes(o)?{sources:[t.source],target:o}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Mu,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:$a(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return xa(e.view,t.choice,In(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:s},o)=>[["flag",o.countries,e],["army",o.armies,t],["card",o.cards,n],["exchange",o.exchanges,s]],facts(e,t,n){let{board:s,view:o}=e;return{lines:Gu(o,s,n),instead:Yu(s,o,In(e,t),n)}}};var Qu={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,s)=>t==="exchange"?`+${e?.values?.[s]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[Xu(e,t)]};function Xu({board:e,view:t},n){let{fight:s}=t;if(!s||t.to_move===t.turn)return null;let{source:o,target:r,dice:a}=s,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},N(t,t.turn),`${i(o)} → ${i(r)}. ${n.dice}: ${a}`)}function Zu({secret:e},t){if(!e)return[];let{objective:n,hand:s=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),s.length?l("ul",{class:"teg-hand"},...s.map(Ju)):l("p",{class:"teg-hint"},t.no_cards)]}function Ju({name:e,symbol:t,label:n,bonus:s}){return l("li",{},St(t),l("b",{},e),l("small",{},n),s>0&&l("span",{class:"teg-gain"},`+${s}`))}function ep({view:e},t){let{cards:n}=e;if(!n)return null;let s=o=>l("span",{title:n.weapons[o]},St(o));return Q(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([o,r])=>l("li",{},...Array.isArray(o)?o.map(s):[o],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var Ca=zs(Qu,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:mt(Zu),pack:{draw:ep,depends:({view:e})=>e.cards}}});var Ve={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},Aa=["attack","strike_air","strike_sea","fire"],tp=["build"],[Ks,Ta,Qs]=[0,1,2],Xs={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},ja=new WeakMap;function Rn(e){let t=ja.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:s}=D(e),o=Object.keys(Ve).flatMap(r=>{let{fields:a=[],amount:i=""}=s[r]??{},c=a.map(([u])=>u).filter(u=>u!==i);return(n[r]??[]).map(u=>{let p=d=>c.includes(d)?u[c.indexOf(d)]:null,g=i?u.at(-1):p("number")??0;return{verb:r,source:p("source")??p("country"),target:p("target"),about:Ve[r]?p(Ve[r]):null,most:g}})});return ja.set(e.view,{secret:e.secret,orders:o}),o}var Gs=e=>[...new Set(e)].filter(t=>t!==null);function Hn(e,t){return Gs(Rn(e).filter(n=>n.source===t).map(n=>n.verb))}function wt(e,t){let{source:n}=t,s=Hn(e,n),o=s.includes(t.verb??"")?t.verb:["attack","gather"].find(v=>s.includes(v))??s[0];if(n===null||!o)return null;let r=Rn(e).filter(v=>v.verb===o&&v.source===n),a=t.about[o],i=v=>Gs(v.map($=>$.about)).sort(($,k)=>$-k),c=i(r).includes(a),u=Gs((c?r.filter(v=>v.about===a):r).map(v=>v.target)),p=u.includes(t.target??-1)?t.target:null,g=p===null?r:r.filter(v=>v.target===p),d=i(g),f=d.includes(a)?a:d[0]??null,m=g.filter(v=>v.about===f),w=Math.max(0,...m.map(v=>v.most)),b=Math.min(Math.max(t.amounts[o]??(tp.includes(o)?1:1/0),Math.min(1,w)),w),y=m.length>0&&(!u.length||p!==null),h={verb:o,source:n,target:p,targets:u,about:f,abouts:d,amount:b,most:w,done:y};return{...h,load:np(e,t,h)}}function np({view:e,secret:t},n,{verb:s,source:o,about:r,amount:a}){if(s!=="march"&&s!=="carry")return null;let i=t?.compose?.[s]?.find(b=>b.source===o&&(s==="march"||b.vehicle===r)),c=t?.compose?.sizes??[],u=a*(e.capacity?.[s==="march"?Ks:(r??0)+1]??0),p=e.troop_size??1,g=s==="march"?0:Math.min(e.leave?.[o]??0,Math.floor(u/p)),d=Math.min(n.aboard,g),f=i?.goods??[],m=f.flatMap(([b,y])=>{let h=Math.min(n.cargo[b]??0,y);return h?[[b,h]]:[]}),w=p*d+m.reduce((b,[y,h])=>b+c[y]*h,0);return{room:u,used:w,troops:g,aboard:d,goods:f,cargo:m,sizes:c}}var Ys=({board:e},t)=>e.countries[t].name,La=(e,t,n)=>D(e).names[t]?.[n??-1]?.[0]??"?";function Ut(e,t){if(!t?.done)return null;let{verb:n,source:s,target:o,about:r,amount:a,load:i}=t,c=Ys(e,s),u=o===null?"":Ys(e,o),p=Ve[n]&&La(e,Ve[n],r),g=(i?.cargo??[]).map(([f,m])=>[La(e,"good",f),m]),d=(...f)=>I(e.view,n,...f);switch(n){case"attack":return d(c,u,a);case"strike_air":case"strike_sea":return d(c,u,p,a);case"fire":return d(p,c,u);case"march":return d(c,u,g,a);case"carry":return d(c,u,p,a,i?.aboard??0,g);case"upgrade":return d(c,p);default:return d(c,p,a)}}function Zs(e,t){return t?.length?I(e.view,"end_turn",t.map(n=>Ys(e,n))):null}function Na(e){return(D(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,s)=>n.length-s.length)}function Js(e,t){return t.map((n,s)=>Math.floor(e/t.length)+(s<e%t.length?1:0))}function za({armies:e,power:t=[],block:n=[],defence:s=[]},o,r,a){let[i,c]=t[o],u=Math.floor(a*i/4)+c,p=Math.max(0,u-n[r]),g=p>s[r],d=Math.min(g?a-1:a,Math.ceil(4*s[r]/i)),f=g?e[r]:Math.min(e[r]-1,p);return{hits:u,block:n[r],defence:s[r],conquered:g,lost:d,destroyed:f}}function qa({ready:e=[],strike:t=[],block:n=[],suppressed:s=[]},o,r,a,i){let c=s.includes(a)?0:Math.min(i,e[o][a]),u=o===Qs?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[o-1][r]-u)}}var sp=e=>!!D(e).menu.end_turn&&!Rn(e).length,nt=(e,t)=>t.chosen??(sp(e)?[]:null),eo=e=>({source:e,target:null,aboard:0,cargo:{}}),to=(e,t)=>({...e,...eo(t)});function Pa(e,t,n){let{view:s}=e,o=s.owner[n]===s.viewer,r=nt(e,t);if(r)return{local:o?{...t,chosen:no(r,n)}:t};let a=wt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Ut(e,a)}:{local:{...t,verb:a.verb,target:n}};if(o)return{local:to(t,n===t.source?null:n)};if(!a)return{local:t};let i=Aa.find(p=>Rn(e).some(g=>g.verb===p&&g.source===a.source&&g.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=Aa.includes(a.verb)?a.verb:"attack",u=Ve[c]?a.about??0:null;return{local:t,message:Ut(e,{...a,verb:c,about:u,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var no=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function Ia(e,t,n){let{menu:s}=D(e),o=wt(e,t);if(n==="Escape")return{local:{...to(t,null),chosen:null}};if(n.toLowerCase()==="e"&&s.end_turn)return{local:{...t,chosen:nt(e,t)??[]}};if(n==="Enter"){let r=nt(e,t);return{local:t,message:r?Zs(e,r):Ut(e,o)}}return n<"1"||n>"9"||!o?null:{local:{...t,amounts:{...t.amounts,[o.verb]:Number(n)}}}}function Da(e,t){let{view:n}=e,s=`${n.round}/${n.turn}/${n.viewer}`;if(s!==t.turn||!D(e).menu.end_turn)return{...Xs,turn:s,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:to(t,null),a=wt(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(u=>n.owner[u]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function Ra(e,t){let{view:n}=e,{last:s={source:null,target:null}}=n,o={legal:[],targets:[],source:null,target:null,last:s,badges:op(e,t)},r=nt(e,t);if(r)return{...o,pointed:r,last:{source:null,target:null}};let a=wt(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...o,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return o}function op(e,t){let{view:n}=e,s=nt(e,t);if(s){let o=n.next_troops?.[n.viewer??-1]??0;return Js(o,s).map((r,a)=>[s[a],`+${r}`])}return t.good===null?[]:so(e).flatMap(([o,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[o,`${a}`]))}function so({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function Ha({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[s,o]of n)t.set(s,(t.get(s)??0)+o);return[...t].sort(([n],[s])=>n-s)}var Vn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},Ba=["armoury","airfield","shipyard"],[ap,ip]=[.55,.9];function lp({planes:e=[],ships:t=[],levels:n=[]},s,o){return[["plane",e[s]],["ship",t[s]],["wall",n[0]?.[s]],...o<ip?[]:Ba.map((a,i)=>[a,n[i+1]?.[s]])].filter(([,a])=>a>0)}function Wa(e,t,n,s,o){let r=gn(s,o),a=Math.max(8.4,r.least/s),i=.7*Math.max(a*.95,r.least/s),c=s>=ap,u=Object.fromEntries(Object.keys(Vn).map(g=>[g,[]])),p=[];return e.countries.forEach(({label:[g,d]},f)=>{let m=lp(t,f,s);if(!m.length)return;let w=m.map(([,E])=>a+(c&&E>1?a*.1+i*String(E).length:0)+1.5),b=w.reduce((E,M)=>E+M,0),[y,h]=[r.grown+2.6+a/2,r.grown+2.6],v=[[g-b/2,d-y],[g-b/2,d+y],[g+h,d],[g-h-b,d]],$=v.map(([E,M])=>[E,M-a/2,E+b,M+a/2]),[k,T]=v[Nr(e,Cs(r),As(n),$)];m.forEach(([E,M],O)=>{let j=[k+a/2,T];u[E].push(...ut(Vn[E]).map(z=>z.map(([L,Y])=>[j[0]+L*a/20,j[1]+Y*a/20]))),c&&M>1&&p.push({at:[k+a+.6,T],text:String(M)}),k+=w[O]})}),[...cp(e,t,r,s),...["plane","ship","wall",...Ba].flatMap(g=>[Va(`${g}-under`,u[g],e,s,!0),Va(g,u[g],e,s,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:p.map(g=>g.at[0]),y:p.map(g=>g.at[1]),text:p.map(g=>g.text),textposition:"middle right",textfont:{family:Le,weight:700,size:Math.max(a*s*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function Va(e,t,n,s,o){let r=o?Math.max(2.6*s,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...xe(t),fill:"toself",hoveron:"fills",fillcolor:o?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function cp(e,t,n,s){let o=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[Ks][i]??0)/Math.max(t.armies[i],1):0;return c>0?[up(a,n.grown+1.5/s,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...de(o),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*s,3.4)),r("war-free",e.palette.covered,Math.max(2.4*s,2))]}function up([e,t],n,s){let o=Math.max(3,Math.round(28*s));return Array.from({length:o+1},(r,a)=>{let i=2*Math.PI*s*(a/o);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Gt=["troop","plane","ship"],oo=["wall","armoury","airfield","shipyard"];function Yt(e,t=""){let n=H("path",{d:Vn[e],fill:"currentColor"});return H("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var Ua=(e,t)=>t.map(([n,s])=>`${s} ${e.things?.good[n]}`).join(", "),st=({board:e},t)=>t===null?"":e.countries[t].name,pp={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Qe(e,t,()=>{if(!D(e).menu.end_turn)return[Xe(e,t)];let n=nt(e,e.local);return n?kp(e,n,t):[...fp(e,t),wp(e),yp(e)]})};function gp({view:e}){let t=te(e.lang),n=Gt.map((s,o)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[o][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((s,o)=>s||!o?[l("span",{title:e.things?.aim[o]},Yt(Gt[o]),l("b",{},s))]:[]))}function dp({view:e,send:t}){let n=te(e.lang),s=Object.entries(e.routines??{}).filter(([,r])=>r),o={again:n.as_before,gather:n.all_gather};return s.length?l("div",{class:"teg-buttons"},...s.map(([r,a])=>_(`routine-${r}`,`${o[r]} (${a})`,()=>t(er(e,r))))):null}function fp(e,t){let{view:n,local:s,patch:o}=e,r=te(n.lang),a=wt(e,s),i=Hn(e,s.source),c=D(e).forms,u=n.owner.flatMap((p,g)=>p===n.viewer&&Hn(e,g).length?[g]:[]);return[gp(e),dp(e),ro(e,"source",t.source,u,s.source,p=>o(eo(p)),t),s.source===null&&l("p",{class:"teg-hint"},r.choose),s.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(p=>_(`verb-${p}`,c[p].label,()=>o({verb:p,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(p===a?.verb)}))),...a?mp(e,a,t):[]]}function ro(e,t,n,s,o,r,a){let i=s.map(c=>({value:String(c),text:st(e,c)})).sort((c,u)=>c.text.localeCompare(u.text,"es"));return re(t,n,i,o===null?"":String(o),c=>r(c===""?null:Number(c)),a.choose)}function mp(e,t,n){let{view:s,local:o,patch:r,send:a}=e,i=te(s.lang),{names:c,forms:u}=D(e),p=Ve[t.verb],g=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",d=Ut(e,t),f=m=>r({verb:t.verb,amounts:{...o.amounts,[t.verb]:m}});return[l("p",{class:"teg-hint"},t.targets.length?g?i.aim:i.where:i.here),t.targets.length>0&&ro(e,"target",n.target,t.targets,t.target,m=>r({verb:t.verb,target:m}),n),p&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":p},...t.abouts.map(m=>_(`${p}-${m}`,c[p]?.[m]?.[1]??String(m),()=>r({verb:t.verb,about:{...o.about,[t.verb]:m}}),{"aria-pressed":String(m===t.about)}))),hp(e,t),t.most>1&&l("div",{},...ft(t.amount,[1,t.most],f,n)),t.load&&bp(e,t,t.load),xp(e,t),l("div",{class:"teg-buttons"},_(`act-${t.verb}`,`${u[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(d),{class:"teg-main",disabled:!d}))]}function hp({view:e},{verb:t,source:n,about:s,amount:o}){let{prices:r,levels:a=[]}=e;if(s===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[s]:r.installation[s][a[s][n]])??[]).map(([u,p])=>[u,p*Math.max(o,1)]);return l("p",{class:"teg-hint"},`${te(e.lang).each_costs} ${Ua(e,c)}`)}function xp({view:e},{verb:t,source:n,target:s,amount:o,about:r}){let a=te(e.lang);if(s===null)return null;if(t==="attack"){let{hits:u,block:p,defence:g,conquered:d,lost:f,destroyed:m}=za(e,n,s,o);return l("p",{class:`war-forecast ${d?"war-good":""}`},l("b",{},d?a.conquers:a.holds),` ${u} ${a.hits}${p?` − ${Math.min(p,u)} (${a.stops})`:""} ${d?">":"≤"} ${a.defence.toLowerCase()} ${g}. `,`${a.lose} ${f}, ${a.loses} ${m}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=qa(e,t==="strike_air"?Ta:Qs,n,s,o);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function bp(e,t,{room:n,used:s,troops:o,aboard:r,goods:a,cargo:i,sizes:c}){let{view:u,local:p,patch:g}=e,d=te(u.lang);if(!o&&!a.length)return null;let f=w=>i.find(([b])=>b===w)?.[1]??0,m=(w,b,y,h,v,$)=>l("li",{},l("span",{},b,l("small",{},` /${h}`)),l("b",{},y),_(`${w}-less`,"−",()=>$(y-1),{disabled:y<1,"aria-label":`${w} −1`}),_(`${w}-more`,"+",()=>$(y+1),{disabled:y>=h||s+v>n,"aria-label":`${w} +1`}),_(`${w}-most`,"⇥",()=>$(Math.min(h,y+Math.floor((n-s)/v))),{disabled:y>=h||s+v>n,"aria-label":`${w} max`}));return l("div",{class:"war-load"},l("h5",{},`${d.cargo}: `,l("span",{class:s>n?"teg-out":null},`${s} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&o>0&&m("aboard",d.aboard,r,o,u.troop_size??1,w=>g({aboard:w})),...a.map(([w,b])=>m(`cargo-${w}`,u.things?.good[w],f(w),b,c[w],y=>g({cargo:{...p.cargo,[w]:y}})))))}function wp({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},te(e.lang).locked)}function yp({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},_("end",te(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function kp(e,t,n){let{view:s,secret:o,patch:r,send:a}=e,i=te(s.lang),c=s.next_troops?.[s.viewer??-1]??0,u=Js(c,t),p=Na(e),g=(o?.delivery??[]).filter(w=>s.owner[w]===s.viewer),d=Zs(e,t),f=w=>r({chosen:w}),m=s.owner.flatMap((w,b)=>w===s.viewer&&!t.includes(b)?[b]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},p.length>1&&_("deliver-borders",i.borders,()=>f(p[0])),p.length>0&&_("deliver-all",i.all,()=>f(p[p.length-1])),g.length>0&&_("deliver-before",i.before,()=>f(g))),ro(e,"source",n.place,m,null,w=>w!==null&&f([...t,w]),n),l("ul",{class:"teg-list"},...t.map((w,b)=>l("li",{},l("span",{},st(e,w)),l("b",{},`+${u[b]}`),_(`drop-${w}`,"×",()=>f(no(t,w)),{"aria-label":`${st(e,w)} ×`})))),l("div",{class:"teg-buttons"},s.phase==="orders"&&_("back-to-orders",i.back,()=>r({chosen:null})),_("act-end_turn",i.end_now,()=>a(d),{class:"teg-main",disabled:!d}))]}var vp={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,s=te(n.lang);return t===null?Q(s.place,l("p",{class:"teg-hint"},s.look)):Q(s.place,l("p",{class:"war-name"},N(n,n.owner[t]),l("b",{},st(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),$p(e,t))}};function _p({view:e},t){let{things:n}=e,s=[...n?.aim.slice(1,3)??[],...n?.installation??[]],o=[e.planes?.[t]??0,e.ships?.[t]??0,...oo.map((a,i)=>e.levels?.[i][t]??0)],r=[...Gt.slice(1),...oo];return l("p",{class:"war-idle"},...o.flatMap((a,i)=>a?[l("span",{},Yt(r[i],s[i]),l("b",{},a))]:[]))}function $p(e,t){let{view:n}=e,s=te(n.lang),o=[n.armies,n.planes??[],n.ships??[]],r=Gt.flatMap((c,u)=>{let[p,g]=[o[u][t],n.ready?.[u][t]??0];if(!p&&u)return[];let d=p-g;return[l("tr",{},l("th",{scope:"row"},Yt(c),` ${n.things?.aim[u]}`),l("td",{},l("b",{},p)),l("td",{},d>0&&`${d} ${s.busy}`))]}),a=oo.flatMap((c,u)=>{let p=n.levels?.[u][t]??0;return p?[l("tr",{},l("th",{scope:"row"},Yt(c),` ${n.things?.installation[u]}`),l("td",{},l("b",{},p)),l("td",{},s.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},s.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),Mp(e,t))}function Mp(e,t){let{view:n,secret:s}=e,o=te(n.lang);if((s?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||s&&n.owner[t]===s.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${o.stock}: ${o.hidden_stock}`);let i=so(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${o.stock}: `,i.length?Ua(n,i):o.no_stock)}function Sp(e,t){let{view:n,secret:s,local:o,patch:r}=e;if(!s)return[];let a=te(n.lang),i=Ha(e),c=(s.delivery??[]).map(u=>st(e,u)).join(", ");return[s.objective&&l("h5",{},t.objective),s.objective&&l("p",{class:"teg-objective"},s.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([u,p])=>_(`good-${u}`,l("span",{},`${n.things?.good[u]} `,l("b",{},p)),()=>r({good:o.good===u?null:u}),{"aria-pressed":String(o.good===u),disabled:!!s.stocks?.pooled}))),i.length?!s.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${s.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var Ep=(e,t)=>({...t,secret:te(e.lang).lock_title,secret_show:te(e.lang).show}),Fa=mt(Sp),Op={draw:(e,t)=>Fa.draw(e,Ep(e.view,t)),depends:e=>[Fa.depends(e),e.local.good]},Cp={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},_("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),te(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(s=>l("li",{},s))))},Ap={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,s=n.battle;if(!s)return null;let o=te(n.lang),r=l("p",{},l("b",{},st(e,s.source))," → ",l("b",{},st(e,s.target))),[a,i]=s.losses;if(s.kind==="weapon_fired"){let p=[...n.things?.unit??[],...n.things?.installation??[]],g=s.destroyed.flatMap((d,f)=>d?[`${d} ${p[f]}`]:[]);return Q(o.last,r,l("p",{},`${n.things?.weapon[s.weapon]}: ${o.destroyed} ${g.join(", ")||o.none}.`),fe("WAR-9.8"))}let c=s.kind==="land_attack",u=c?0:s.unit;return Q(o.last,r,l("p",{class:"war-fight"},Yt(Gt[u]),l("b",{},s.sent),` ${o.sent} · `,l("b",{},s.hits),` ${o.hits}`,s.block>0&&` · ${s.block} ${o.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[s.aim]})`,s.wall>0&&` · ${n.things?.installation[0]} −${s.wall}`),fe(c?"WAR-6.3":"WAR-9.5"),s.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},Ga={start:{...Xs},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:pp,place:vp,secret:Op,goals:Cp,battle:Ap},renew:(e,t)=>({local:Da(e,t)}),click:Pa,key:Ia,marks:Ra,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[_p(e,n)]}),keys:"keys_wargame",stays:!0,traces:Wa};var jp={teg:Oa,tgm:Ca,reconquista:aa,wargame:Ga,eggar:Zr};function Bn(e){return jp[e??""]??Jr}var Lp=350;function ao(e,t,n){if(!n)return;e.hidden=!1;let s=t.getBoundingClientRect(),[o,r]=[n.x-s.left,Math.min(Math.max(n.y-s.top,0),s.height)],a=Math.min(Math.max(o-e.offsetWidth/2,4),s.width-e.offsetWidth-4),i=r>s.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function Ya({card:e,frame:t},n,s,o){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},u=(d,f=Lp)=>{c(),r=s.group(d),r?.classList.add("teg-lit"),i=setTimeout(()=>p(d),f)},p=d=>{a=d;let{board:f,view:m}=n(),w=ie(m)?m:null,b=w?o(d):{};if(!b)return;let{lines:y=[],instead:h=[]}=b,v=h.length?h:[Np(f,w,d)];e.replaceChildren(...Tp(f,w,d),...y,...v);let $=s.pixel(f.countries[d].label);ao(e,t,$)};return{point:u,hide:c,again:()=>a>=0&&p(a)}}function Ka(e,t,n){if(t&&t.owner[n]>=0)return N(t,t.owner[n]);let s=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:s}})}function Tp(e,t,n){let{name:s,continent:o}=e.countries[n],r=R(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},s),l("small",{},e.continents[o]?.name??"")),l("p",{},Ka(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function Np(e,t,n){let s=R(t?.lang??"es");return l("p",{class:"teg-borders"},`${s.borders}: `,...e.countries[n].neighbours.map(o=>l("span",{},Ka(e,t,o),e.countries[o].name,(t?.armies[o]??-1)>=0&&l("b",{},` ${t?.armies[o]}`))))}function Qa(e,t,n,s){let o,r=null,a=!1,i=()=>{clearTimeout(o),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:u})=>{if(i(),a=!1,s(),u.length>1)return;let p=r=u[0];o=setTimeout(()=>a=n(p),500)},c),e.addEventListener("touchmove",({touches:[u]})=>{r&&Math.hypot(u.clientX-r.clientX,u.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",u=>{r&&u.preventDefault()},c),e.addEventListener("touchend",u=>{i(),a&&u.cancelable&&u.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function Xa(e,t,n){let s=null,o=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?o(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&s&&n(c.apart/s.apart,s,c),s=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function ti(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var zp=new Set(["x","y","fillcolor","line.color","line.width"]),qp=new Set(["x","y","text","textposition"]),Pp=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function io(e,t,n,s,o){let r=s.traces.map((a,i)=>{let c=n[a],u=e.querySelector(`.trace${c.uid}`),p=Object.keys(s.update).filter(g=>s.update[g][i]!==void 0);return u&&Ip(t[a],c,u,p,o)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Ip(e,t,n,s,o){let r=u=>s.every(p=>u.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&s.length===1&&s[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(zp))return()=>lo(t,n,o);if(t.mode==="text"&&r(qp))return()=>co(e,t,n,o);let i=n.querySelectorAll(".point"),c=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(Pp)&&c?()=>Hp(e,t,n,i):null}function lo(e,t,n){let s=Dp(e,n),o=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let u=t.querySelector(".fills"),p=u?.querySelector(".js-fill")??u?.appendChild(H("g")).appendChild(H("path",{class:"js-fill"}));p?.setAttribute("d",s),Object.assign(p?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=H("path",{class:"js-line","clip-path":o,d:s,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function Dp({x:e,y:t},n){let s="",o="M";for(let r=0;r<e.length;r++)e[r]===null?o="M":(s+=`${o}${n.x(e[r])},${n.y(t[r])}`,o="L");return s}var Rp={left:"end",center:"middle",right:"start"},Za=1.3,Be=(e,t)=>Array.isArray(e)?e[t]:e;function Ja({x:e,y:t,text:n,textposition:s="middle center",textfont:o}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Be(s,a),size:Be(o.size,a),color:Be(o.color,a)}]:[])}var ei=({text:e,x:t,y:n,place:s})=>`${t} ${n} ${s} ${e}`;function co(e,t,n,s){let{family:o,weight:r=400,style:a="normal"}=t.textfont,i=b=>{let y=b.text.split("<br>"),[h,v]=[s.x(b.x),s.y(b.y)],$={fontFamily:o,fontSize:`${b.size}px`,fontWeight:r,fontStyle:a,fill:b.color,whiteSpace:"pre"},k=(y.length-1)*Za+1,T=H("text",{x:h,y:v,"text-anchor":Rp[b.place.split(" ")[1]],style:$});return y.length===1?T.textContent=b.text:T.append(...y.map((E,M)=>H("tspan",{class:"line",x:h,y:v,dy:`${M*Za}em`},E))),H("g",{class:"textpoint",transform:`translate(0,${b.size*(.75-k/2)})`},T)},c=n.querySelector(".text");if(!c)return;let[u,p]=[Ja(e),Ja(t)],g=[...c.children],d=new Map(g.length===u.length?u.map((b,y)=>[ei(b),g[y]]):[]),f=p.map(b=>d.get(ei(b))),m=new Set(f);for(let b of g)m.has(b)||b.remove();let w=c.firstElementChild;p.forEach((b,y)=>{let h=f[y]??i(b);h===w?w=w.nextElementSibling:c.insertBefore(h,w)})}function Hp(e,t,n,s){let o=n.querySelectorAll("text"),r=({marker:i,textfont:c},u)=>({point:{fill:Be(i.color,u),stroke:Be(i.line.color,u),strokeWidth:`${Be(i.line.width,u)}px`},number:{fontSize:`${Be(c.size,u)}px`,fill:Be(c.color,u)}}),a=(i,c,u)=>{for(let p of Object.keys(u))u[p]!==c[p]&&(i.style[p]=u[p])};s.forEach((i,c)=>{let[u,p]=[r(e,c),r(t,c)];a(i,u.point,p.point),a(o[c],u.number,p.number),e.text[c]!==t.text[c]&&(o[c].textContent=t.text[c])})}function ni(e,{width:t,height:n,plot_bgcolor:s},o){if(e.some(a=>a.fillpattern))return null;let r=H("rect",{width:t,height:n,style:{fill:s}});return H("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Vp(a,o)))}function Vp(e,t){let n=H("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>H("g",{class:r}))),{mode:s,marker:o}=e;return s==="lines"&&lo(e,n,t),o?.opacity&&n.querySelector(".points")?.append(...Bp(e,t)),s.endsWith("text")&&co({...e,text:[]},e,n,t),n}function Bp({x:e,y:t,marker:{size:n,color:s,line:o}},r){let a=(u,p)=>Array.isArray(u)?u[p]:u,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((u,p)=>{if(u===null)return[];let g={fill:a(s,p),stroke:a(o.color,p),strokeWidth:`${a(o.width,p)}px`};return[H("path",{class:"point",transform:`translate(${r.x(u)},${r.y(t[p])})`,d:c,style:g})]})}var uo=1500,Wp=6e3,si=0,Fp=640,Up={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function ri(e,t,n){let s=e,o=[],r=null,a="",i=new AbortController,c=0,u=!1,p=!1,g,d=oi([1,1],Ze()),f,m=Promise.resolve(),w=y=>{let[h]=y.points??[],{uid:v=""}=o[h?.curveNumber]??{};if(v===En)return h.pointNumber;let $=Rr.exec(v);return $?Number($[1]):-1},b={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Ze(),type(y){t=y,a=""},look(y){y.times===b.window.times&&y.left===b.window.left&&y.top===b.window.top||(b.window=y,b.onZoom())},reveal(y){r&&b.look(Ir(r,b.window,y))},async draw(y,h,v,$,k){e.style.aspectRatio=`${y.width} / ${y.height}`;let T=(c||=e.clientWidth)||Fp,E=b.window,M=(k.drawing??Hr)(y,h,v,E.times*T/y.width,k.traces,t).map(ti),O=`${T} ${$} ${E.times} ${E.left} ${E.top}`,j=r===y&&o.length===M.length&&a===O,z=j?Wr(o,M):null,L=Vr(y,$,T,E),Y=async()=>{g??=await n(),await g.react(s,M.map(Gp),L,Up),u=!1,p||b.take()};if(await m,i.signal.aborted)return;clearTimeout(f);let B=o,K=r===null;[o,r,a]=[M,y,O],d=oi([T/y.width,L.height/y.height],E);let V=!p&&j&&e.querySelector(".teg-sketch");V&&(!z||io(V,B,M,z,d))||!p&&b.sketch(ni(M,L,d))||z&&io(s,B,M,z,d)?u=!0:!j||u&&z?await Y():z&&await g.restyle(s,z.update,z.traces);let U=async()=>{let[X,se]=[f,e.closest("[data-kernel=busy]")!==null],oe=si+(se?Wp:uo)-performance.now();if(oe>0)return void(f=setTimeout(U,Math.min(oe,uo)));g??=await n(),f===X&&!i.signal.aborted&&(m=Y())};si=performance.now(),u&&(f=setTimeout(U,uo)),K&&b.listen(k)},sketch(y){return e.querySelector(".teg-sketch")?.remove(),y&&e.append(y),y!==null},take(){if(p=!0,b.sketch(null),i.signal.aborted)return b.purge();s.on("plotly_hover",y=>{let h=w(y);h>=0&&b.onHover(h)}),s.on("plotly_unhover",()=>b.onLeave())},listen(y){window.addEventListener("mousedown",h=>{if(!e.contains(h.composedPath()[0]))return;h.shiftKey&&(h.stopPropagation(),h.preventDefault());let v=b.at(h),$=b.window,k=b.point(h),T=$.times>1&&k&&!(y.drag&&v>=0),E=O=>{let j=e.getBoundingClientRect(),z=(r?.width??0)/$.times/j.width,[L,Y]=[h.clientX-O.clientX,h.clientY-O.clientY];r&&Math.hypot(L,Y)>=8&&b.look(Ms(r,$,L*z,Y*z))};T&&!h.button&&window.addEventListener("mousemove",E);let M=O=>{window.removeEventListener("mousemove",E);let j=Math.hypot(O.clientX-h.clientX,O.clientY-h.clientY)<8;v>=0&&j&&b.onClick(v,O),v>=0&&!j&&!T&&b.onDrag(v,b.at(O))};h.button||window.addEventListener("mouseup",M,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",h=>{let v=b.point(h);!(h.ctrlKey||h.metaKey)||!r||!v||(h.preventDefault(),h.stopPropagation(),b.look(Je(r,b.window,Math.exp(-h.deltaY/250),v)))},{capture:!0,passive:!1,signal:i.signal}),Qa(e,i.signal,h=>{let v=b.at(h);return v>=0&&b.onHold(v),v>=0},()=>b.onLeave()),Xa(e,i.signal,(h,v,$)=>{let[k,T]=[b.point(v),b.point($)];r&&k&&T&&b.look(Ms(r,Je(r,b.window,h,T),k[0]-T[0],k[1]-T[1]))})},resized(y){return!y||Math.abs(y-c)<1?!1:(c=y,!0)},pixel([y,h]){if(!r)return null;let v=e.getBoundingClientRect();return{x:v.left+(y-d.window.left)*d.unit[0],y:v.top+(h-d.window.top)*d.unit[1]}},at(y){let h=b.point(y);return h&&r?r.countries.findIndex(v=>Bo(v.polygons,h)):-1},point({clientX:y,clientY:h}){if(!r)return null;let v=e.getBoundingClientRect();return[d.window.left+(y-v.left)/d.unit[0],d.window.top+(h-v.top)/d.unit[1]]},group(y){return e.querySelector(`.tracec${y}`)},purge(){i.abort(),clearTimeout(f),p&&g.purge(s)}};return b}function oi([e,t],n){let s=[e*n.times,t*n.times],o=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:s,window:n,x:o(n.left,s[0]),y:o(n.top,s[1])}}function Gp(e){return structuredClone(e)}var Yp=12;function Kt(e,t){let n=s=>s.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Qt(e,t){let n=R(t),[s,o]=e.losses.map(p=>p.toLocaleString(t,{maximumFractionDigits:1})),r=Qp(e,t,n),{once:a,conquest:i}=e,c=(p,g)=>[l("b",{},Kt(p,t)),` ${g}. `],u=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...u,`${n.odds_losses}: ${s} – ${o}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(p=>p.text).join("; ")},...r.map(({text:p,span:g,height:d})=>l("span",{title:p},l("i",{style:{height:d}}),l("small",{},g)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(p=>p!==!1)}function Kp({left:e}){let t=Math.max(Math.ceil(e.length/Yp),1),n=[];for(let s=0;s<e.length;s+=t){let o=e.slice(s,s+t);n.push([o[0][0],o[o.length-1][0],o.reduce((r,a)=>r+a[1],0)])}return n}function Qp(e,t,n){let s=Kp(e),o=Math.max(...s.map(r=>r[2]));return s.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${Kt(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/o,.02).toFixed(4)})`}})}var ai={draw:({view:e,odds:t},n)=>t&&Q(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Qt(t,e.lang)),depends:({odds:e})=>e};var po={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Xp=Object.keys(po);function ii({battle:e,last:t},n){let[s,o,r]=po[n]??po.quick;return e||t.source!==null&&t.target!==null?s:t.target===null?r:o}function Xt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Wn(e,t){let n=Xt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Ye(e,"action"):null}}var li={draw:Zp,depends:({view:e,pace:t})=>[t,Wn(e,t.auto).pauses,e.playing?.until,Xt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0},ci={draw:({view:e},t)=>{if(!e.playing)return null;let{until:n,moves:s}=e.playing,o=t[`playing_${ui(e,n)}`];return l("p",{class:"teg-progress",role:"status"},l("progress",{"aria-label":o}),`${o} · ${t.round} ${e.round} · ${t.moves}: ${s}`)},depends:({view:e})=>e.playing,steady:!0},ui=(e,t)=>t==="end"&&e.people?.length?"mine":t;function Zp({view:e,now:t,pace:n,pause:s,stop:o,setSpeed:r,send:a},i){if(!e.seats.some(u=>u.bot))return null;let{pauses:c}=Wn(e,n.auto);return l("div",{class:"teg-timeline",role:"group","aria-label":i.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},i.bots),e.playing?_("stop",l("span",{},Se("stop"),` ${i.stop}`),o,{class:"teg-main",title:"Esc"}):_("pause",l("span",{},Se(c?"pause":"forward"),` ${c?i.pause:i.go_on}`),s,{class:!c&&Xt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":i.speed,title:i.speed,change:u=>r(u.target.value)},...Xp.map(u=>l("option",{value:u,selected:u===n.speed},i[u])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(u=>_(`until-${u}`,i[`until_${ui(e,u)}`],()=>a(Ye(t(),u)),{disabled:!Xt(e)||!!e.playing}))))}function pi({view:e,pace:t}){if(t.speed==="at_once"||!Xt(e)||e.step<e.steps||e.last.target===null)return null;let s=e.news.filter(o=>o.step===e.step).slice(0,2).map(o=>l("p",{},o.seat!==null&&N(e,o.seat),o.text));return s.length?l("div",{},...s):null}var Jp=2e3,eg=15,gi=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function go(e,t,n){let s=t.length===2?"arrows":"marks",o=c=>t.every((u,p)=>c[p]===u),r=e[s]??[],a=r.find(o),i=r.filter(c=>!o(c));return Un({...e,[s]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function tg(e,t,n){let s=t.trim();if(typeof e.say!="object")return Un({...e,say:s});let{[n]:o,...r}=e.say,a=s?{...r,[n]:s}:r;return Un({...e,say:Object.keys(a).length?a:""})}var Fn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Un=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),di={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:s},o)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,u]=[Fn(r.say,a),Fn(r.ask,a)],p=[...r.arrows??[],...r.marks??[]],g=({target:f})=>f.value.trim()!==c&&t(Et(e,tg(r,f.value,a))),d=l("textarea",{"data-key":"say",rows:2,maxlength:Jp,"aria-label":o.comment,change:g,focus:()=>n.auto&&e.goes_on&&s()});return d.textContent=c,l("div",{class:"teg-note"},u&&l("p",{},l("b",{},u)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:o.draw_how},c?o.comment_change:o.comment_add),d),p.length>0&&_("wipe",o.wipe,()=>t(Et(e,Un({...r,arrows:[],marks:[]}))))))}};function fi(e){let t=H("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=o=>e.countries.findIndex(r=>r.name===o),s=(o,r,a)=>H("path",{class:`teg-${a} teg-tone-${o}`,d:r.map(i=>`M${i.map(([c,u])=>`${c.toFixed(1)},${u.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(o,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(o.arrows??[]).map(([p,g,d="good"])=>s(d,pn(e,n(p),n(g)),"drawn-arrow")),u=(o.marks??[]).map(([p,g="good"])=>s(g,[ct(e.countries[n(p)].label,eg)],"drawn-mark"));t.replaceChildren(...u,...c)}}}function mi(e,t,{may:n,over:s,done:o},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let u=d=>[...new Set([c,t(d)])].filter(f=>f>=0),p=d=>s(u(d),gi(d)),g=d=>{d.button===2&&(window.removeEventListener("mousemove",p,!0),window.removeEventListener("mouseup",g,!0),t(d)>=0?o(u(d),gi(d)):s([],""))};window.addEventListener("mousemove",p,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",g,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function ng(e){let t=new Map;for(let[n,s]of e)t.set(s,[...t.get(s)??[],n]);return[...t]}function sg({board:e,view:t},n){if(!t.since)return null;let{lost:s,won:o,taken:r,cards:a,pacts:i}=t.since,c=m=>m===null?null:l("span",{},N(t,m),t.seats[m].name),u=(m,w)=>w.length>0&&l("span",{},l("b",{},`${m}: `),...ng(w).flatMap(([b,y],h)=>[`${h?"; ":""}${y.map(v=>e.countries[v].name).join(", ")} (`,c(b),")"]),". "),p=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([m,w],b)=>[b?", ":"",c(m),` ${w}`]),"."),g=(m,w)=>w&&l("p",{},l("b",{},`${m}: `),w),d=[u(n.since_lost,s),u(n.since_won,o),p],f=Q(n.since,d.some(Boolean)&&l("p",{},...d),g(n.cards,a),g(n.pacts,i));return f.classList.add("teg-since"),f}var hi={draw:sg,depends:({view:e})=>e.since};function xi(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([s,,o])=>o===null?[]:[[o,s]]);return n.length?{...e,arrows:n}:e}var bi=90,og=0,wi={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:s,example:o,names:r}=e.throw,a=`teg-throw-${og+=1}`,i=g=>g.key==="Enter"&&u(g),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${s}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),u=g=>{g.preventDefault(),(c.value.trim()||!o)&&t(Jo(e,c.value))},p=o.length>bi?`${o.slice(0,bi)}…`:o;return queueMicrotask(()=>{let g=c.closest(".teg"),d=c.getRootNode().activeElement;g&&d&&(d===g||g.contains(d)&&!d.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),Q(n.throw,l("form",{class:"teg-throw",submit:u},l("label",{},l("span",{},s),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([g,d])=>l("option",{value:g,label:d===g?null:d}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:o},p)))}};var yi=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function fo({step:e,turn:t,seat:n,before:s,after:o,split:r,luck:a,decision:i},c,u){let p=t?`, ${c.turn_of} ${t}`:"",g=r==="all_luck"?` (${c.turn_all_luck})`:r?` (${c.turn_luck} ${yi(a??0,u)}, ${c.turn_decision} ${yi(i??0,u)})`:"";return`${c.step} ${e}${p}: ${n} ${Kt(s,u)} → ${Kt(o,u)}${g}`}function ki(e,[t,n],s,o,r){let a=e.filter(({step:c})=>c>=t&&c<=n),i=c=>(c-t)/Math.max(n-t,1);return a.length>0&&l("span",{class:"teg-turns",role:"group","aria-label":o.turns},...a.map((c,u)=>{let p=fo(c,o,r),g=`calc(8px + (100% - 16px) * ${i(c.step).toFixed(5)})`;return _(`turn-${c.step}`,String(u+1),()=>s(c.step),{title:p,"aria-label":`${o.turn_point} ${u+1}. ${p}`,style:{left:g}})}))}var rg={timeline:{draw:ig,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:li,progress:ci,lines:br,note:di,hint:{draw:lg,depends:({view:e,hint:t,secret:n,game:s})=>[e.viewer,e.to_move,e.over,t,_i(e,s)&&n===null]},banner:{draw:pg,depends:({view:e})=>[e.over,e.seats]},turn:{draw:gg,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:hi,throw:wi,refusal:{draw:dg,depends:({refusal:e})=>e},odds:ai,battle:{draw:fg,depends:({view:e})=>e.battle},seats:{draw:mg,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:xg,depends:({view:e})=>e.news}};function vi(e,t=!1,n=!1){let s=null,o=[],r={...rg,places:Zo()},a=i=>{let c=d=>({slot:l("div",{class:`teg-slot teg-slot-${d}`}),section:i.sections[d]??r[d],drawn:""}),u=(t?[]:i.side.flatMap(d=>d==="turn"?[d,"throw"]:d)).map(c),p=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(c),g=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","progress","lines","hint","note"]).map(c);e.timeline.replaceChildren(...g.map(d=>d.slot)),e.side.replaceChildren(...u.map(d=>d.slot)),e.below.replaceChildren(...p.map(d=>d.slot)),s=i,o=[...g,...u,...p]};return(i,c=!1)=>{i.game!==s&&a(i.game);let u=R(i.view.lang);for(let p of c?o.slice(0,1):o){let g=p.section.steady?[]:[i.view.line,i.view.step],d=JSON.stringify([i.view.lang,...g,p.section.depends(i)]);p.drawn!==d&&(p.drawn=d,ag(p.slot,p.section.draw(i,u)))}}}function ag(e,t){let n=e.getRootNode(),s=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!s)return;(e.querySelector(`[data-key="${s}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function ig({view:e,turns:t,send:n,go:s,by:o},r){let{step:a,steps:i,lang:c}=e,u=e.memory,p=(f,m,w,b,y=()=>s(b))=>_(f,Se(m),y,{title:w,"aria-label":w,disabled:Ce(e,b)===null}),g=l("output",{class:"teg-counter"},`${a}/${i}`),d=l("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:f=>g.textContent=`${f.target.value}/${i}`,change:f=>s(f.target.valueAsNumber)});return l("div",{class:"teg-timeline"},u&&l("span",{class:"teg-group"},p("first","first",r.first_step,0),p("back","back",r.back,a-1,()=>o(-1)),p("forward","forward",r.forward,a+1,()=>o(1)),p("last","last",r.last_step,i)),u&&l("span",{class:"teg-slider"},d,ki(t.filter(f=>f.line===e.line),[0,i],s,r,c)),u&&g,e.undoing!=="off"&&l("span",{class:"teg-group"},_("undo",`↶ ${r.undo}`,()=>n(xn(e)),{disabled:!e.undo,title:"U"}),u&&_("redo",`↷ ${r.redo}`,()=>n(bn(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(f=>_(`lang-${f}`,f,()=>n(f===c?null:xr(f)),{"aria-pressed":String(f===c)}))))}var _i=(e,t)=>!!t.curtain||(e.people??[]).length>1;function lg({view:e,hint:t,secret:n,game:s,askHint:o,tellHint:r},a){return e.over||e.viewer===null||e.viewer!==e.to_move||_i(e,s)&&!n?null:l("div",{class:"teg-hints",role:"group","aria-label":a.advice},_("hint",a.advice_ask,()=>o(!1),{title:a.advice_what}),_("hint-quiz",a.advice_quiz,()=>o(!0),{title:a.advice_quiz_what}),t&&l("div",{class:"teg-advice","aria-live":"polite"},...cg(t,t.told[e.lang],r,a)))}function cg({quiz:e,open:t},{text:n,odds:s,reasons:o,question:r,answer:a},i,c){return t?[e&&l("p",{class:"teg-quiz"},r," ",l("b",{},a)),l("p",{},l("b",{},n)),s!==""&&l("p",{},s),l("ul",{},...o.map(u=>l("li",{},u)))]:[l("p",{class:"teg-quiz"},r),_("hint-tell",c.advice_tell,i)]}function ug(e,t,n,s){let{bot:o,name:r}=e.seats[t],a=ar[e.game]??[],i=[...ds,...a].includes(o??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${s.level} ${r}`,change:c=>n(rr(e,t,c.target.value))},!i&&l("option",{value:"",selected:!0,disabled:!0},o),...ds.map(c=>l("option",{value:c,selected:c===o},s[c])),...a.map(c=>l("option",{value:c,selected:c===o,title:s[`${c}_what`]},s[c])))}function pg({view:e},t){if(!e.over)return null;let{winners:n,reason:s,objectives:o}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},N(e,i),e.seats[i].name))),l("span",{},s),o.length>0&&l("h5",{},t.objectives),...o.map(([i,c])=>l("p",{},N(e,i),`${e.seats[i].name}: ${c}`)))}function gg({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],s=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",s&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(o=>l("li",{},l("b",{},o.armies),` ${o.source}`))))}function dg({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),_("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),fe(e.clause)):null}function fg({board:e,view:t},n){let s=t.battle;if(!s||s.source===null||s.target===null)return null;let o=Ko(s.attack,s.defence),r={attack:t.seats[s.seat],defence:t.seats[s.defender]},[a,i]=s.losses,c=(p,g)=>pt(g[p],g.winner===p?"won":g.winner?"lost":"idle",r[p].color,r[p].ink),u={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},N(t,s.seat),e.countries[s.source].name),l("span",{}),l("span",{},N(t,s.defender),e.countries[s.target].name),...o.flatMap(p=>[c("attack",p),l("b",{class:"teg-versus"},p.winner?u[p.winner]:""),c("defence",p)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),s.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function mg({view:e,game:t,send:n},s){let o=e.seats.map(i=>t.columns?.(i,s)??i.facts),r=o.reduce((i,c)=>c.length>i.length?c:i),a=[["",s.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?hg(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${s.dead}`},N(e,c),i.name,c===e.first&&l("small",{title:s.first}," ①"),c===e.viewer&&l("small",{title:s.viewer}," ◂"),i.bot&&ug(e,c,n,s)),...r.map(([u,p])=>l("td",{title:p},o[c].find(g=>g[0]===u)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:s.continent_cards},...i.continent_cards.map(u=>l("span",{},u))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>Se(i)?[l("span",{},Se(i),` ${c.toLowerCase()}`)]:[])))}function hg(e,t){let n=Se(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function xg({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(s=>l("li",{class:s.step===e.step?"teg-new":null},s.seat===null?l("i",{class:"teg-dot teg-none"}):N(e,s.seat),l("span",{},s.text," ",fe(s.clause))))):l("p",{class:"teg-hint"},t.no_news))}function $i(e,t,n,s){let o=null,r=()=>{e.get("step")!==o&&(o=null)};return e.on("change:step",r),s.push(()=>e.off("change:step",r)),{now(){let a=t();return o===null||o===a.step?a:{...a,step:o,branches:[]}},ahead:()=>o!==null&&o!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(o=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();o===a&&(e.get("step")!==a&&e.set("step",a),o=null)}}}function Mi(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),s=l("div",{class:"teg-here",hidden:!0}),o=l("small",{class:"teg-credit"}),r=l("div",{class:"teg-unseen",role:"status"}),a=l("div",{class:"teg-busy",role:"status"}),i=l("div",{class:"teg-hovercard",hidden:!0}),c=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),u=(k,T)=>l("button",{type:"button","data-key":k},T),[p,g,d]=[u("wide","⤢"),u("zoom-in","+"),u("zoom-out","−")],f=l("div",{class:"teg-tools"},p,g,d),m=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),w=l("details",{class:"teg-card teg-whole"}),b=l("p",{class:"teg-keys"}),y=l("div",{class:"teg-frame"},n,e,o,s,c,i,a,r),h=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),v=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},v,h,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},y,m,l("div",{class:"teg-top"},t.timeline,f),t.below,w,b),t.side)),places:t,map:n,credit:o,caption:m,events:w,busy:a,act:c,card:i,wide:p,closer:g,further:d,keys:b,frame:y,notice:v,said:h,here:s,heard:r}}var bg={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Si=2;function Ei(e,t,n){let s=bg[n];if(!s)return t;let[o,r]=e.countries[t].label,a=i=>{let c=i.map(p=>{let[g,d]=[e.countries[p].label[0]-o,e.countries[p].label[1]-r],[f,m]=[g*s[0]+d*s[1],Math.abs(g*s[1])+Math.abs(d*s[0])];return p!==t&&f>0&&m<=Si*f?Math.hypot(f,Si*m):1/0}),u=Math.min(...c);return u<1/0?i[c.indexOf(u)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var wg=15e3,yg=250,Oi=new Set(["undo","redo","step","level"]);function Ci(e,{root:t,notice:n,busy:s},o,r,a){let i,c,u=!1,p=0,g=!1,d=null,f=null,m=Array.from(crypto.getRandomValues(new Uint32Array(3)),E=>E.toString(36)).join("-"),w=`${m}!`,b=`${m}?`,y=()=>t.hasAttribute("data-busy"),h=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(h);let v=()=>{i=setTimeout(()=>{let E=k.presence();if(E==="busy"||u&&E!=="unknown")return v();h(),r.unanswered()},wg)},$=()=>{let E=R(o()?.lang),M=k.presence();t.dataset.kernel!==M&&(t.dataset.kernel=M),(M==="gone"||M==="away")&&h(),n.hidden=M!=="gone"&&M!=="away",_t(n,n.hidden?"":E[M==="gone"?"kernel_gone":"kernel_away"]),_t(s,M==="busy"&&!u?E.kernel_busy:E.busy)},k=ce(e,$,a),T=(E,M)=>{if(E!==p)return;let O=M?.content?.execution_state;O==="idle"&&h(),u||=O==="busy",$(),r.freed()};return{names:{own:m,driver:w,aside:b},free:h,tell:$,busy:y,there:()=>n.hidden,send(E,M=m){if(!E||n.hidden&&(g||!y())&&r.goes(E))return;if(y()){g&&(d=E);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",E.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),yg),u=!1,g=M===w,g||(f=E);let O=++p;$(),v();let j=z=>T(O,z);k.send({...E,nonce:M},Object.assign(()=>{},{iopub:{status:j}}))},ask(E){k.send({...E,nonce:b})},write:k.write,kept(){let E=d;d=null;let{line:M,step:O}=o();return E&&Oi.has(E.kind)?{...E,line:M,step:O}:E},keep(){let E=f!==null&&Oi.has(f.kind);return E&&(d=f),E}}}var kg=250,vg=4,Gn=1.5,Ai={page:11,class:18},ji=250,_g=6;function Yn({model:e,el:t,board:n,manner:s,part:o}){let r=[],a=fi(n),i=Mi(a.svg),{root:c}=i;Me(t),t.append(c);let u=null,p=null,g=null,d=!1,f=Bn(e.get("view")?.game),m=f.start,w="",b=0,y=he(),h=ln(c);c.append(h.box);let v=s==="pick",$=v||s==="look"||e.get("face")==="look";$&&(c.dataset.face="look"),$&&s&&(i.events.hidden=!0),c.style.setProperty("--teg-ratio",String(n.width/n.height)),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let k=ri(i.map,Ai.page,async()=>(await o("plotly")).default),T=Fe(t,()=>L.ask({kind:"still"}),r),E=vi(i.places,$,!!s),M=$g(e),O=()=>({board:n,view:f.shown?.(M(),u)??M(),secret:u}),j=()=>{p={code:"no_answer",clause:null,text:R(M().lang).no_answer},ee()},z=$i(e,M,x=>L.write(x),r),L=Ci(e,i,M,{freed:()=>J(),unanswered:j,goes:x=>z.goes(x)},r),{own:Y,driver:B,aside:K}=L.names,{send:V}=L,U=(x,C=M().line)=>V(Ce(z.now(),x,C)),X=x=>U(z.now().step+x),se,oe=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),we=()=>oe().auto&&!!M()?.goes_on&&L.there(),S=()=>!!M()?.playing&&L.there(),q=()=>S()||we()&&oe().speed==="at_once",P=x=>L.write(x),G=()=>{oe().auto&&P({auto:!1}),V(mr)},W=()=>{if(M().playing)return G();let{pauses:x,message:C}=Wn(M(),oe().auto);x===oe().auto&&P({auto:!x}),x||V(C)},J=()=>{if(clearTimeout(se),L.busy())return;let x=L.kept();if(x)return V(x);if(!(!S()&&!we())){if(c.setAttribute("data-going",""),S())return V(fr(M()),B);!Zn||!q()&&(kt||en)||(se=setTimeout(()=>V(Ye(M(),"action"),B),ii(M(),oe().speed)))}},me=new Map,We=x=>{let C=f.fight?.(O(),m,x);if(!C||!L.there())return null;let A=vt=>n.countries[vt].name,[F,Z]=[C.sources.map(A),A(C.target)],ge=[...F,Z].join();return me.has(ge)||(me.set(ge,null),L.ask(tr(M(),F,Z))),me.get(ge)??null},ye=x=>{x!==m&&(m=x,ee())},rt=x=>ye({...m,...x}),at=x=>x?(x.refusal&&(p=x.refusal,ee()),ye(x.local),V(x.message??null),!0):!1,Bi=()=>{u=null,ee()},yo=()=>{p=null,ee()},Jt=!1,kt=!1,en=!1,Zn=0,ko=-1/0,tn=0,nn,Wi=x=>{d=x,V(or(M()))},Fi=()=>{g=g&&{...g,open:!0},ee()},ee=()=>{if(kt||Jt)return;kt=!0;let x=q()?ko+ji-performance.now():0;x>0?nn=setTimeout(Jn,x):z.ahead()?setTimeout(Jn):queueMicrotask(Jn)},Jn=async()=>{if(!en){for(en=!0;kt&&!Jt;)kt=!1,await Ui();en=!1,!Jt&&(ko=performance.now(),!S()&&!we()&&c.removeAttribute("data-going"),J())}},Ui=async()=>{let x=M(),C=ie(x)?x:null;L.tell(),Yi(R(x?.lang)),i.further.disabled=k.window.times===1,C&&Ki(C),c.dataset.theme=y?"dark":"light";let A=C&&{...O(),way:b,odds:We(null),turns:e.get("turns")??[],pace:oe(),now:M,go:U,by:X,game:f,local:m,refusal:p,hint:g,askHint:Wi,tellHint:Fi,set:ye,patch:rt,send:V,click:ns,cover:Bi,dismiss:yo,pause:W,stop:G,setSpeed:Qi};tn=z.ahead()?(tn+1)%_g:0,clearTimeout(nn),tn&&(nn=setTimeout(ee,ji)),A&&E(A,tn>0),await k.draw(n,C&&O().view,C?Sg(xi(f.marks(O(),m),C),g,!!n.cell):Mg,y,f),vo(),Xi(A&&pi(A),x),ss(),Gi(),C&&Co.show(C),C&&(c.dataset.step=String(C.step)),C&&(c.dataset.steps=String(C.steps)),C&&T(`${C.line}/${C.step}/${C.steps}/${C.lang}`),c.dataset.seq=String(++Zn)},vo=()=>{let x=$||!_o().length?e.get("selected")??[]:[],{note:C={},lang:A}=M()??{};i.caption.textContent=[e.get("notice"),e.get("caption"),$&&Fn(C.say,A)].filter(Boolean).join(`
`),i.caption.hidden=!i.caption.textContent;let[F,Z]=[e.get("marks")??[],e.get("arrows")??[]],ge=x.filter(rs=>!v||!F.some(([ol])=>ol===rs)),vt={...C,marks:[...C.marks??[],...F,...ge.map(rs=>[rs,"chosen"])],arrows:[...C.arrows??[],...Z]};a.draw(vt,k.window)},_o=()=>{let x=M();if($||f.curtain||!ie(x)||x.viewer===null)return[];let C={...O(),secret:null},{source:A,target:F}=f.marks(C,m),Z=A===null?f.fight?.(C,m,null):null;return Z?[...Z.sources,Z.target].map(ge=>n.countries[ge].name):A===null||!Object.values(x.menu).some(ge=>ge.some(vt=>vt[0]===A))?[]:[A,F].flatMap(ge=>ge===null?[]:[n.countries[ge].name])},$o="",Gi=()=>{let x=_o();x.join()!==$o&&($o=x.join(),L.write({selected:x}))},Mo=()=>{let x=e.get("size")==="class"?"class":"page";c.dataset.size=x,k.type(Ai[x]),ee()},es=[],Yi=x=>{if(es[0]===x&&es[1]===f)return;es=[x,f];let C=[["wide",i.wide],["zoom_in",i.closer],["zoom_out",i.further]];for(let[A,F]of C)F.title=x[A],F.setAttribute("aria-label",x[A]);c.setAttribute("aria-label",x.map),i.map.setAttribute("aria-label",x.walk),i.keys.textContent=`${x[f.keys??"keys"]} ${x.keys_map}`},So={line:"",step:-1},Ki=x=>{let{line:C,step:A}=So;if(So={line:x.line,step:x.step},C!==x.line||A===x.step)return;let F=x.news.filter(Z=>Z.step>Math.min(A,x.step-1));(F.length||i.said.firstChild)&&i.said.replaceChildren(...F.slice(-vg).map(Z=>l("p",{},Z.text)))},Qi=x=>P({speed:x}),Xi=(x,C)=>{i.act.hidden=!x,i.act.replaceChildren(...x?[x]:[]),x&&(c.dataset.beat=String(C.step%2),ao(i.act,i.frame,k.pixel(n.countries[C.last.target].label)))},Eo=()=>{L.free();let x=M();if(!ie(x))return ee();z.shown(),Bn(x.game)!==f&&(f=Bn(x.game),m=f.start);let C=Zi(x);b=ir(x),me=new Map,p=x.error??null,g&&(g.step!==x.step||g.seat!==x.viewer)&&(g=null),h.close(),ke.hide(),at(f.renew(O(),m)),C&&(f.curtain||f.stays)?V(Ae):C&&!q()&&L.ask(Ae),ee(),J()},sn=!1,Zi=x=>{let C=`${x.line}/${x.step}/${x.steps}/${x.viewer}`;if(C===w)return!1;let A=u!==null&&u.seat===x.viewer;w=C;let F=x.people?.length===1;return sn=(f.curtain?A||F:A&&(F||!!f.stays))&&x.viewer!==null&&!x.over,(!sn||f.curtain)&&(u=null),sn},Ji=x=>{if(x?.nonce===K&&x.kind==="events")return Co.hear(x);if(x?.nonce===K&&x.kind==="odds")return me.set([...x.sources,x.target].join(),x),ke.again(),ee();if(x?.nonce===K&&x.kind==="private"&&u?.seat===x.seat&&x.step===M().step)return u=x,at(f.renew(O(),m)),ee();if(x?.nonce!==Y&&x?.nonce!==B)return;L.free();let C=x.kind==="refused"&&x.code==="stale_step";if(C&&x.nonce===B||C&&(S()||we())&&L.keep())return J();if(x?.kind==="clause")return h.show(x,R(M().lang));if(x?.kind==="refused"&&(p=x),x?.kind==="refused"&&x.nonce===B&&P({auto:!1}),!sn&&u?.step!==M().step&&(u=null),x?.kind==="private"){let A=M();u=x.step===A.step&&(A.people?.includes(x.seat)??!0)?x:null,at(f.renew(O(),m))}else x?.kind==="hint"?g=x.step===M().step&&x.seat===M().viewer?{...x,quiz:d,open:!d||!x.told[M().lang].question}:null:x&&f.hear&&(m=f.hear(O(),m,x));ee()};ot(e,"change:view",Eo,r),ot(e,"change:lines",ee,r);for(let x of["auto","speed","turns"])ot(e,`change:${x}`,ee,r);for(let x of["notice","caption","marks","arrows","selected"])ot(e,`change:${x}`,()=>Zn&&vo(),r);ot(e,"change:size",Mo,r),ot(e,"change:window",()=>Lo(),r),ot(e,"msg:custom",Ji,r);let ke=Ya(i,O,k,x=>{let C=We(x),A=f.facts?f.facts(O(),m,x):{};return C&&A?{...A,instead:Qt(C,M().lang)}:A}),ts={country:-1,time:0},Oo=x=>{let C=e.get("selected")??[],[A,F]=[v?C.filter(Z=>Z!==x):[],C.includes(x)];L.write({selected:F?A:[...A,x]}),v&&(i.heard.textContent=`${x}: ${R(M().lang)[F?"unmarked":"marked"]}`)},Co=yr(i.events,{view:()=>z.now(),ask:L.ask,go:U},r);c.addEventListener("click",x=>{let C=x.target,A=C.closest("[data-clause]");h.box.contains(C)||h.close(),A&&(h.from(A),V(hr(A.dataset.clause??"")))});let ns=(x,C=!1)=>{L.busy()||!ie(M())||(p&&yo(),at(f.click(O(),m,x,C)))};k.onClick=(x,C)=>{if(C?.button)return;let A=performance.now(),F=x===ts.country&&A-ts.time<kg;if(ts={country:x,time:A},!(F||L.busy()||!ie(M()))){if(ke.hide(),$)return Oo(n.countries[x].name);ns(x,!!C?.shiftKey)}},k.onDrag=(x,C)=>{C<0||x===C||L.busy()||!ie(M())||at(f.drag?.(O(),m,x,C)??null)},k.onHover=x=>{ke.point(x),f.hover&&ie(M())&&ye(f.hover(O(),m,x))},k.onLeave=ke.hide;let Ao=(x,C)=>V(Et(M(),go(M().note,x.map(A=>n.countries[A].name),C)));mi(i.map,k.at,{may:()=>!$&&ie(M())&&M().memory,over:(x,C)=>a.draw(x.length?go(M().note,x.map(A=>n.countries[A].name),C):M().note,k.window),done:Ao},r),k.onHold=x=>ke.point(x,0),an(c,(x,C)=>C===i.map&&tl(x)?!0:ie(M())&&nl(x.key,x.shiftKey)),ve(c,r);let le=-1,on=-1,ss=()=>{let x=le<0?null:k.pixel(n.countries[le].label);if(i.here.hidden=!x||c.querySelector(".teg-map:focus")===null,!x)return;let C=i.frame.getBoundingClientRect();Object.assign(i.here.style,{left:`${x.x-C.left}px`,top:`${x.y-C.top}px`})},el=x=>{le=x,k.reveal(n.countries[x].label),ss(),ke.point(x);let C=O().view,A=R(C.lang),F=[n.countries[x].name,dn(O(),f,x,A),gs(f.marks(O(),m),x,A)];i.heard.textContent=F.filter(Boolean).join(". ")},tl=({key:x,shiftKey:C})=>{if(!ie(M()))return!1;if(x.startsWith("Arrow")&&!C){let A=f.marks(O(),m),F=[A.source,...A.legal,...A.targets,0].find(Z=>Z!==null)??0;return el(le<0?F:Ei(n,le,x)),!0}if((x==="Enter"||x===" ")&&le>=0)return $?Oo(n.countries[le].name):ns(le,C),!0;if((x==="*"||x===">")&&le>=0&&M().memory){let A=x===">"&&on<0;return A||Ao(x==="*"||on===le?[le]:[on,le],"good"),on=A?le:-1,!0}return!1},os=!1;i.map.addEventListener("pointerdown",()=>os=!0,{capture:!0}),i.map.addEventListener("focus",()=>{os?c.focus({preventScroll:!0}):ss()}),i.map.addEventListener("blur",()=>{i.here.hidden=!0,ke.hide()});let jo=()=>setTimeout(()=>os=!1);window.addEventListener("pointerup",jo,!0),r.push(()=>window.removeEventListener("pointerup",jo,!0));let nl=(x,C)=>{let A=z.now();if(x==="Escape"&&h.close())return!0;if(x==="Escape"&&A.playing)return G(),!0;if(x==="+"||x==="="||x==="-")return k.look(Je(n,k.window,x==="-"?1/Gn:Gn)),!0;if(x==="Home")return k.look(Ze()),!0;if(!A.memory&&x.startsWith("Arrow")||$&&!x.startsWith("Arrow"))return!1;let F=A.branches.length-1;if(x==="ArrowLeft")V(Ce(A,C?cr(A):A.step-1));else if(x==="ArrowRight"&&C)V(Ce(A,ur(A)));else if(x==="ArrowRight")V(lr(A,b));else if(x==="ArrowUp"||x==="ArrowDown"){let Z=x==="ArrowDown";F<0?V(Ce(A,Z?A.steps:0)):b=Math.min(Math.max(b+(Z?1:-1),0),F),ee()}else if(x.toLowerCase()==="u")V(xn(A));else if(x.toLowerCase()==="r"&&A.memory)V(bn(A));else if(x.toLowerCase()==="p"&&A.seats.some(Z=>Z.bot))W();else return at(f.key(O(),m,x));return!0};i.wide.addEventListener("click",()=>c.classList.toggle("teg-wide")),k.onZoom=()=>{ke.hide(),ee();let{times:x,left:C,top:A}=k.window;`${e.get("window")}`!=`${[x,C,A]}`&&L.write({window:[x,C,A]})};let Lo=()=>{let[x,C,A]=e.get("window")??[1,0,0];k.look({times:x,left:C,top:A})};i.closer.addEventListener("click",()=>k.look(Je(n,k.window,Gn))),i.further.addEventListener("click",()=>k.look(Je(n,k.window,1/Gn)));let sl=$e(()=>{y=he(),ee()}),To=new ResizeObserver(()=>{h.place(),k.resized(i.map.clientWidth)&&ee()});return To.observe(i.map),r.push(sl,()=>To.disconnect(),()=>clearTimeout(se),()=>clearTimeout(nn),ke.hide,k.purge),c.tegPixel=x=>{let C=n.countries.findIndex(A=>A.name===x);return C<0?null:k.pixel(n.countries[C].label)},Mo(),(e.get("window")?.[0]??1)!==1&&Lo(),Eo(),()=>{Jt=!0,r.forEach(x=>x())}}function $g(e){let t=[],n;return()=>{let s=[e.get("view"),e.get("lines")];return s.some((o,r)=>o!==t[r])&&(t=s,n=ie(s[0])?{...s[0],lines:s[1]??[]}:s[0]),n}}var Mg={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Sg(e,t,n){if(!t?.open)return e;let{arrows:s,places:o,path:r}=t,a=new Set(n?[]:s.flat()),i=o.filter(c=>!a.has(c));return{...e,...s.length>0&&{arrows:[...e.arrows??[],...s]},...i.length>0&&{pointed:i},...r.length>0&&{path:r}}}function ot(e,t,n,s){e.on(t,n),s.push(()=>e.off(t,n))}var Eg=15e3,Og=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,Kn=e=>e.split(`
`).map(t=>l("p",{},...t.split(Og).map((n,s)=>s%2?l("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),mo={true:"✓",false:"✗",null:"…"};function ho({model:e,el:t,board:n,part:s}){let o=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),S=>S.toString(36)).join("-"),c=l("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),u=l("header",{}),p=l("div",{class:"teg-asked"}),g=l("div",{class:"teg-asked"}),d=l("section",{class:"teg-task"},u,p,c,g),f=l("div",{class:"teg-task-board"}),m=l("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},l("div",{class:"teg-both"},d,f)),w=ln(m);m.append(w.box),Me(t),t.append(m),ve(m,o);let b=ce(e,()=>b.presence()==="gone"&&T(R(a()).kernel_gone),o),y=Fe(t,()=>b.send({kind:"still"}),o),h="",v=!1,$,k=(S,q={})=>{h="",v=!0,clearTimeout($),$=setTimeout(()=>T(R(a()).no_answer),Eg),b.send({kind:"exercise",do:S,at:r().at,...q,nonce:i})},T=S=>{clearTimeout($),[v,h]=[!1,S],U()},E={board:"",manner:"",stop:()=>{}},M=S=>{let q=[];return{get:P=>e.get(P),set:(...P)=>e.set(...P),save_changes:()=>e.save_changes(),send:(...P)=>e.send(...P),widget_manager:e.widget_manager,on(P,G){let W=(...J)=>e.get("board")===S&&G(...J);q.push([P,G,W]),e.on(P,W)},off(P,G){for(let[W,J,me]of q)W===P&&J===G&&e.off(P,me)}}},O=async()=>{let{kind:S,pick:q,board:P}=r(),G=S==="play"?"play":q?"pick":"look",W=e.get("board");if(E.board===W&&E.manner===`${P}${G}`||(E.stop(),f.replaceChildren(),f.hidden=!P,m.classList.toggle("teg-alone",!P),E={board:W,manner:`${P}${G}`,stop:()=>{}},!P))return;let J=E,me=j===W?n:await s("board");J!==E||z||(J.stop=Yn({model:M(W),el:f,board:me,manner:G,part:s}))},j=e.get("board"),z=!1,L=as(r(),i,B),Y=-1;function B({entry:S}={}){S!==void 0&&k("entry",{entry:S}),U()}let K=()=>{v||!L.ready()||(k("check",{answer:L.value()}),U())},V=S=>{let{at:q,dots:P,shut:G}=r();S<0||S>q&&G||S>P.length||k("go",{stop:S})},U=()=>{let S=r(),q=un(a());S.at!==Y&&(Y=S.at,L=as(S,i,B)),L.renew(S,e.get("selected")??[]);let P=m.getRootNode().activeElement,G=P&&d.contains(P)&&P.getAttribute("data-key");m.lang=a(),m.setAttribute("aria-label",S.title||q.exercise),m.dataset.theme=he()?"dark":"light",m.dataset.size=e.get("size")??"page",m.dataset.at=String(S.at),m.toggleAttribute("data-done",!!S.done),u.replaceChildren(...se(S,q)),p.replaceChildren(l("div",{class:"teg-task-text"},...Kn(S.task)),...L.draw(q));let W=h?{right:null,text:h,clause:""}:S.verdict??null;c.dataset.right=String(W?.right??null),c.hidden=!W,c.dataset.said!==JSON.stringify([W,S.at,S.tried?.length])&&(c.dataset.said=JSON.stringify([W,S.at,S.tried?.length]),c.replaceChildren(...W?X(W):[])),g.replaceChildren(...oe(S,q)),G&&(d.querySelector(`[data-key="${CSS.escape(G)}"]:not([disabled])`)??m).focus({preventScroll:!0}),y(`${S.at}/${S.tried?.length}/${S.moves}/${a()}`),O()},X=({right:S,text:q,clause:P})=>[l("b",{},mo[String(S)])," ",...Kn(q).map(G=>l("span",{},...G.childNodes)),...P&&!q.includes(P)?[" ",l("button",{type:"button",class:"teg-chip","data-clause":P},P)]:[]],se=(S,q)=>{let P=S.dots.map((W,J)=>l("li",{},_(`dot-${J}`,mo[{right:"true",wrong:"false"}[W]??""]??(W?"•":""),()=>V(J),{class:`teg-stop teg-stop-${W||"new"}`,"aria-label":`${q.stop} ${J+1}${W?`: ${q[W]}`:""}`,"aria-current":J===S.at?"step":null,disabled:J>S.at&&S.shut}))),G=S.dots.length>1;return[l("h4",{},S.title||(S.kind==="tell"?q.look:q[S.kind])),G&&l("ol",{class:"teg-stops","aria-label":q.progress},...P),_("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():m.requestFullscreen(),{class:"teg-full",title:q.full,"aria-label":q.full,hidden:!document.fullscreenEnabled})].filter(W=>W instanceof HTMLElement)},oe=(S,q)=>{let P=S.dots.length>1||!S.last,G=S.kind!=="tell",W=S.kind==="play",J=[G&&!W&&_("check",q.check,K,{class:"teg-main",disabled:v||!L.ready()}),W&&_("undo",`↶ ${q.undo}`,()=>k("undo"),{disabled:!S.moves}),W&&_("again",q.again,()=>k("again"),{disabled:!S.moves}),G&&_("hint",q.hint,()=>k("hint"),{disabled:!S.more}),G&&_("solution",q.solution,()=>k("solution"),{disabled:!!S.solution||!S.solvable})],me=[P&&_("before",q.before,()=>V(S.at-1),{disabled:S.at===0}),P&&_("next",q.next,()=>V(S.at+1),{disabled:S.last||S.shut,class:S.done||!G?"teg-main":""})],We=S.tried??[];return[G&&S.shut&&!S.last&&l("p",{class:"teg-hint"},q.your_turn),l("div",{class:"teg-steps"},l("div",{class:"teg-buttons"},...J),P&&l("div",{class:"teg-buttons"},...me)),...(S.hints??[]).map((ye,rt)=>l("div",{class:"teg-given"},l("b",{},`${q.hint} ${rt+1}`),...Kn(ye))),S.solution&&l("div",{class:"teg-given teg-solved"},...Kn(S.solution)),We.length>0&&l("details",{open:We.length<4},l("summary",{"data-key":"tried"},`${q.tried}: ${We.length}`),l("ol",{class:"teg-tried"},...We.map(([ye,rt])=>l("li",{"data-right":String(rt)},`${mo[String(rt)]} ${ye}`))))].filter(ye=>ye instanceof HTMLElement)},we=(S,q)=>{e.on(S,q),o.push(()=>e.off(S,q))};we("change:told",U);for(let S of["size","selected"])we(`change:${S}`,U);return we("msg:custom",S=>{S?.nonce===i&&(clearTimeout($),v=!1,S.kind==="clause"&&w.show(S,R(a())),S.kind==="refused"&&(h=S.text),U())}),m.addEventListener("click",S=>{let q=S.target;if(f.contains(q))return;w.box.contains(q)||w.close();let P=q.closest("[data-clause]");P&&(w.from(P),k("clause",{name:P.dataset.clause??""}))}),an(m,({key:S},q)=>{if(S==="Escape")return w.close();let P=L.keys(S,q);return P||q.matches("input, textarea")?P:S==="PageDown"||S==="ArrowRight"?(V(r().at+1),!0):S==="PageUp"||S==="ArrowLeft"?(V(r().at-1),!0):!1}),d.addEventListener("keydown",S=>{S.key!=="Enter"||!S.target.matches("input")||(S.preventDefault(),K())}),o.push($e(U),()=>clearTimeout($)),U(),()=>{z=!0,E.stop(),o.forEach(S=>S())}}var Cg=500,Ag=40,jg=200,Zt=new Set,[xo,Ti]=[!1,-1/0];function Lg(e){Zt.add(e),!xo&&(xo=!0,setTimeout(()=>requestAnimationFrame(Tg),Math.max(Ti+jg-performance.now(),0)))}function Tg(){[xo,Ti]=[!1,performance.now()];let e=[...Zt];Zt.clear();for(let t of e)t()}var Li=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Qn(e,t,n,s){let{write:o}=ce(e,()=>{},n),r=null,a=!1,i=()=>Lg(s);for(let p of t)e.on(`change:${p}`,i);n.push(()=>{a=!0,Zt.delete(s);for(let p of t)e.off(`change:${p}`,i)});let c=p=>{let g=ce(p,()=>{},n).write,d=()=>t.forEach(m=>Li(e.get(m),p.get(m))||e.set(m,p.get(m))),f=m=>()=>Li(e.get(m),p.get(m))||g({[m]:e.get(m)});for(let m of t){let w=f(m);p.on(`change:${m}`,d),e.on(`change:${m}`,w),n.push(()=>(p.off(`change:${m}`,d),e.off(`change:${m}`,w)))}r=g,d()};return(async()=>{let p=e.get("leader")?.slice(10);for(let g=0;p&&g<Ag&&!a;g++){let d=await e.widget_manager?.get_model?.(p).catch(()=>null);if(d&&!a)return c(d);await new Promise(f=>setTimeout(f,Cg))}})(),p=>{(r??o)(p),Zt.delete(s),s()}}var Ng=80;function Ni(e,t,n){let s=Array.from(crypto.getRandomValues(new Uint32Array(3)),b=>b.toString(36)).join("-"),o=null,r="",a="",i=null,c,u=l("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,g=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:s}),d=b=>{[r,o,i]=[b,null,null],f(),g()},f=()=>{let b=R(e.get("lang")),y=e.get("seats"),[h,v]=[e.get("may_ask")??[],e.get("alone")];if(a!==p()){let M=a==="";a=p(),r&&(!v||!h.some(O=>y[O].name===r))&&([r,o]=[null,null]),clearTimeout(c),c=setTimeout(g,M?0:Ng)}let $=(M,...O)=>_(`know-${M||"all"}`,l("span",{},...O),()=>d(M),{"aria-pressed":String(r===M)}),k={seats:y},T=u.getRootNode().activeElement?.getAttribute?.("data-key"),E=u.contains(u.getRootNode().activeElement);u.replaceChildren(l("h4",{},b.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":b.know_whose},$("",b.know_all),...h.map(M=>$(y[M].name,N(k,M),v?y[M].name:`${b.curtain_me} ${y[M].name}`)),r!==null&&r!==""&&!v&&_("know-cover",b.secret_hide,()=>d(null))),...i?[l("p",{class:"teg-hint",role:"alert"},i.text)]:[],...o?m(o,y,b):r===null?[l("p",{class:"teg-hint"},b.know_covered)]:[]),E&&T&&u.querySelector(`[data-key="${T}"]`)?.focus({preventScroll:!0})},m=({seat:b,rows:y},h,v)=>{let $={seats:h},k=h.findIndex(j=>j.name===b),T=j=>l("td",{},...j.length?j.flatMap((z,L)=>[L?` ${v.or} `:"",l("span",{class:"teg-who"},N($,z),h[z].name)]):["?"]),E=y.filter(([,j])=>j.length===1&&j[0]!==k).length,M=y.filter(([,j,z])=>j.length===1&&j[0]===k&&z.length!==1).length,O=k<0?`${v.know_sure_all}: ${y.filter(([,,j])=>j.length===1).length}`:`${v.know_sure}: ${E}. ${v.know_hidden}: ${M}`;return[e.get("aid")?l("p",{},O):l("p",{class:"teg-hint"},v.know_no_aid),y.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":v.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},v.place),k>=0&&l("th",{scope:"col"},`${b} ${v.know_knows}`),l("th",{scope:"col"},v.know_all))),l("tbody",{},...y.map(([j,z,L])=>l("tr",{},l("th",{scope:"row"},t.countries[j].name),k>=0&&T(z),T(L)))))):l("p",{class:"teg-hint"},v.know_nothing)]};return{root:u,traits:["steps","seats","may_ask","alone","aid"],draw:f,hear:b=>{b?.nonce!==s||b.kind==="knowledge"&&(b.seat!==r||b.line!==e.get("line")||b.step!==Math.min(e.get("step"),e.get("steps")))||(b.kind==="knowledge"?[o,i]=[b,null]:b.kind==="refused"&&([o,i]=[null,b]),f())}}}function zi(e,t,n){let s=new Map(t.countries.map((m,w)=>[m.name,w])),o=m=>n.lead({selected:m}),r=l("select",{"data-key":"odds-from",change:()=>o(r.value?[r.value]:[])}),a=l("select",{"data-key":"odds-to",change:()=>o(a.value?[r.value,a.value]:[r.value])}),i=[l("span"),l("span")],c=l("div",{class:"teg-told",role:"status"}),u=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},i[0],r),l("label",{},i[1],a)),c),p=(m,w,b)=>{let y=$=>l("option",{value:t.countries[$].name},t.countries[$].name),h=$=>w.filter(k=>(t.countries[k].continent??-1)===$),v=(t.continents??[]).map(($,k)=>({name:$.name,options:h(k).map(y)}));m.replaceChildren(l("option",{value:""},b),...v.filter($=>$.options.length).map($=>l("optgroup",{label:$.name},...$.options)),...h(-1).map(y))},[g,d]=["",""];return{root:u,traits:["odds"],draw:()=>{let m=e.get("lang"),w=R(m),[b="",...y]=e.get("selected")??[],h=e.get("odds")??{},[v,$]=[`${m}/${b}`,y.at(-1)??""];v!==g&&(g=v,i[0].textContent=w.source,i[1].textContent=w.target,p(r,[...t.countries.keys()],w.choose),p(a,t.countries[s.get(b)??-1]?.neighbours??[],w.choose)),[r.value,a.value,a.disabled]=[b,$,!b];let k=JSON.stringify([m,h]);if(k===d)return;d=k;let T=h.target?`${w.odds}: ${h.sources.join(", ")} → ${h.target}`:w.odds,E="conquest"in h?Qt(h,m):[l("p",{class:"teg-hint"},h.target?w.odds_none:w.odds_choose)];c.replaceChildren(Q(T,...E))}}}var bo={odds:zi,knowledge:Ni};function qi({model:e,el:t,board:n}){let s=[],o=e.get("face"),r=Qn(e,["line","step",...o==="odds"?["selected"]:[]],s,()=>g()),a=ce(e,()=>{},s),i=cn(t,a,s),c=bo[o](e,n,{...a,lead:r}),u=l("p",{class:"teg-caption","aria-live":"polite"}),p=l("div",{class:"teg teg-follower",role:"group","data-face":o},c.root,u);Me(t),t.append(p),ve(p,s);let g=()=>{p.dataset.size=e.get("size"),p.dataset.step=String(e.get("step")),u.textContent=e.get("caption"),c.draw(),i([...c.traits,"line","step","lang"].map(m=>JSON.stringify(e.get(m))).join())},d=(m,w)=>{e.on(m,w),s.push(()=>e.off(m,w))};for(let m of["lang","size","caption",...c.traits])d(`change:${m}`,g);c.hear&&d("msg:custom",c.hear);let f=()=>{p.dataset.theme=he()?"dark":"light"};return f(),s.push($e(f)),g(),()=>s.forEach(m=>m())}var zg=["yes","number","range","chance"];function Pi({model:e,el:t}){let n=[],s=l("div",{class:"teg teg-guess",role:"group"});Me(t),t.append(s),ve(s,n);let o=Fe(t,()=>{},n),r=null,a="",i=!1,c=e.get("asks")||"yes",[u,p,g]=["","",50],d=()=>{[i,a]=[!1,R(e.get("lang")).kernel_gone],w()},f=ce(e,()=>f.presence()==="gone"&&d(),n),m=k=>{[i,a]=[!0,""],w(),f.send({kind:"bet",bet:k})},w=()=>{let k=un(e.get("lang"));s.dataset.theme=he()?"dark":"light",s.lang=e.get("lang"),s.setAttribute("aria-label",k.guess),s.replaceChildren(l("h4",{},k.guess),l("p",{class:"teg-task-text"},e.get("question")),...r?v(r,k):b(k)),o(`${!!r}`)},b=k=>{let T=e.get("asks")?[]:zg.map(E=>{let M=l("input",{type:"radio",name:"teg-bet","data-key":`kind-${E}`,change:()=>(c=E,w(),y(E))});return M.checked=E===c,l("label",{},M," ",k[`kind_${E}`])});return[...T.length?[l("fieldset",{class:"teg-ways"},l("legend",{class:"teg-unseen"},k.how),...T)]:[],l("div",{class:"teg-buttons"},...h(k)),l("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?k.working:a)]},y=k=>s.querySelector(`[data-key="kind-${k}"]`)?.focus(),h=k=>{if(c==="yes")return[_("yes",k.yes,()=>m(!0),{disabled:i}),_("no",k.no,()=>m(!1),{disabled:i})];let T=()=>m(c==="chance"?`${g} %`:c==="range"?[u,p]:u),E=(j,z,L,Y)=>{let B=l("input",{type:"text","data-key":j,"aria-label":z,placeholder:z,maxlength:60,autocomplete:"off",input:K=>Y(K.target.value)});return B.value=L,B.addEventListener("keydown",K=>K.key==="Enter"&&T()),B},M=l("output",{},`${g} %`),O=l("input",{type:"range",min:0,max:100,step:5,value:g,"data-key":"chance","aria-label":k.kind_chance,input:j=>{g=j.target.valueAsNumber,M.textContent=`${g} %`}});return[...c==="chance"?[O,M]:[],...c==="number"?[E("number",k.kind_number,u,j=>u=j)]:[],...c==="range"?[E("from",k.from,u,j=>u=j),E("to",k.to,p,j=>p=j)]:[],_("bet",k.bet,T,{class:"teg-main",disabled:i})]},v=({bet:k,result:T,judged:E,hit:M,score:O},j)=>[l("dl",{class:"teg-came"},l("dt",{},j.you_said),l("dd",{},k),l("dt",{},j.came_out),l("dd",{},T)),l("p",{class:"teg-verdict",role:"status","data-right":String(M)},E),l("p",{class:"teg-hint"},O)],$=k=>{if(k?.kind==="came")r=k.came;else if(k?.kind==="refused")a=k.text;else return;i=!1,w()};e.on("msg:custom",$);for(let k of["question","lang"])e.on(`change:${k}`,w);return n.push($e(w),()=>e.off("msg:custom",$),()=>["question","lang"].forEach(k=>e.off(`change:${k}`,w))),w(),f.send({kind:"show"}),()=>n.forEach(k=>k())}var qg=24;function Ii(e,t){let n=null,s=null,o=[],r=0,a=l("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...g)=>g.map(d=>l("span",{role:"gridcell"},d)),c=g=>{let{first:d,round:f,seat:m,kind:w,text:b}=s,{seats:y,kinds:h}=n,v=m[g]<0?"":l("span",{},N(n,m[g]),y[m[g]].name);return l("div",{class:"teg-entry",title:b[g]},...i(d+g,f[g],v,h[w[g]]??w[g],b[g]))},u=g=>s&&e(Math.min(Math.max(g,s.first),s.end),s.line),p=yn({height:qg,label:"",head:a,draw:c,pick:g=>u((s?.first??0)+g),move:g=>u(t()+g)});return{root:l("div",{class:"teg-log"},p.root),tell(g,d,f,m){let w=[g,d,f,m];w.every((b,y)=>b===o[y])||(o=w,n=g,s=dt(g,d,f),a.replaceChildren(...[m.step,m.round,m.seat,m.kind_of,m.event].map(b=>l("span",{role:"columnheader"},b))),p.root.setAttribute("aria-label",m.log),p.fill(s.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(r-s.first))},show(g){r=g,p.show(g-(s?.first??0))},stop:p.stop}}var[yt,Xn]=[1e3,100],Di=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Pg(e,t){let n=r=>+(yt*r/Math.max(e.length-1,1)).toFixed(2),s=r=>+(Xn*(1-r/Math.max(t,1))).toFixed(2),o=`M0 ${s(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(o+=`H${n(r)}V${s(e[r])}`);return`${o}H${yt}`}function Ri(e,t,n){let s={d:e,"stroke-dasharray":Di[n%Di.length]};return[H("path",{...s,class:"teg-halo"}),H("path",{...s,class:"teg-line-of",stroke:t})]}var Ig=13;function Dg(e,t){let n=e.slice();for(let s=1;s<n.length;s++)n[s]=Math.max(n[s],n[s-1]+t);for(let[s,o]=[n.length-1,100];s>=0;s--,o-=t)n[s]=Math.min(n[s],o);return n}function Hi(e,t){let n=null,s=null,o=[],r=0,a=[],i=null,[c,u]=["",""],p=l("div",{class:"teg-races"}),g=l("div",{class:"teg-standing","aria-live":"off"}),d=l("div",{class:"teg-race",tabindex:0,role:"slider"},p,g),f=l("ol",{class:"teg-turn-list"}),m=l("div",{},d,f),w=[],b=[],y=O=>Math.round(Math.min(Math.max(O,s?.first??0),s?.end??0)),h=O=>s&&e(y(O),s.line),v=()=>Math.max((s?.text.length??1)-1,1),$=O=>{let j=O.currentTarget.getBoundingClientRect();h((s?.first??0)+(O.clientX-j.left)/j.width*v())},k=O=>{let[j,{counts:z,first:L}]=[n,s],Y=j.seats.length,B=j.seats.map((X,se)=>z.map(oe=>oe[O*Y+se]??0)),K=B.reduce((X,se)=>se.reduce((oe,we)=>Math.max(oe,we),X),1),V=l("div",{class:"teg-cursor"});w.push(V);let U=l("div",{class:"teg-plot",pointerdown:X=>{X.button||(U.setPointerCapture(X.pointerId),$(X))},pointermove:X=>U.hasPointerCapture(X.pointerId)&&$(X)},H("svg",{viewBox:`0 -2 ${yt} ${Xn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},H("path",{class:"teg-grid",d:`M0 ${Xn}H${yt}M0 ${Xn/2}H${yt}M0 0H${yt}`}),...B.flatMap((X,se)=>Ri(Pg(X,K),j.seats[se].color,se))),...a.map((X,se)=>l("i",{class:"teg-turned","data-turn":se+1,style:{left:`${100*(X.step-L)/v()}%`}})),V,l("b",{class:"teg-most"},K));return l("figure",{},l("figcaption",{},j.measures[O][1]),l("div",{class:"teg-plot-row"},U,E(j,B.map(X=>X.at(-1)??0),K)))},T=()=>{w=[],f.hidden=!a.length,f.setAttribute("aria-label",i?.turns??""),f.replaceChildren(...a.map(z=>l("li",{},_(`turn-${z.step}`,fo(z,i,n.lang),()=>h(z.step)))));let O=n,{measures:j}=O;p.replaceChildren(...j.map((z,L)=>k(L)),j.length?"":l("p",{class:"teg-hint"},u)),b=O.seats.map(()=>l("b")),g.replaceChildren(...O.seats.map((z,L)=>{let Y=H("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Ri("M0 4H26",z.color,L));return l("span",{},Y,N(O,L),`${z.name} `,b[L])})),d.setAttribute("aria-label",c),d.setAttribute("aria-valuemin",String(s?.first)),d.setAttribute("aria-valuemax",String(s?.end))},E=(O,j,z)=>{let L=[...j.keys()].sort((B,K)=>j[K]-j[B]||B-K),Y=Dg(L.map(B=>100*(1-j[B]/Math.max(z,1))),Ig);return l("div",{class:"teg-ends","aria-hidden":"true"},...L.map((B,K)=>l("span",{style:{top:`${Y[K].toFixed(1)}%`}},N(O,B),O.seats[B].name)))},M=()=>{if(!n||!s)return;let O=n,j=Math.min(Math.max(r-s.first,0),s.text.length-1);for(let L of w)L.style.left=`${100*j/v()}%`;let z=s.counts[j]??[];d.setAttribute("aria-valuenow",String(s.first+j)),b.forEach((L,Y)=>_t(L,O.measures.map((B,K)=>z[K*O.seats.length+Y]??0).join(" · ")))};return d.addEventListener("keydown",O=>{if(O.ctrlKey||O.metaKey||O.altKey||!s)return;let j={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[O.key];j!==void 0&&(O.preventDefault(),O.stopPropagation(),h(Math.min(t(),s.end)+j))}),{root:m,tell(O,j,z,L,Y){let B=[O,j,z,L,Y];if(B.every((U,X)=>U===o[X]))return;o=B,n=O,s=dt(O,j,z),i=L;let{first:K,end:V}=s;a=Y.filter(U=>U.line===z&&U.step>=K&&U.step<=V),c=`${L.race}: ${O.measures.map(U=>U[1]).join(", ")}`,u=L.race_secret,T(),M()},show(O){r=O,M()},stop:()=>{}}}var wo={timeline:kn,table:Ii,race:Hi},Rg=[];function Vi({model:e,el:t,film:n,part:s}){let o=[],r=cn(t,ce(e,()=>{},o),o),a=Qn(e,["line","step"],o,()=>m()),i=null,c="",u=(h,v)=>{a({...v!==e.get("line")&&{line:v},...h!==e.get("step")&&{step:h}})},p=wo[e.get("face")](u,()=>e.get("step")),g=l("p",{class:"teg-caption","aria-live":"polite"}),d=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,g);Me(t),t.append(d),ve(d,o);let f=()=>{!i||c!==e.get("film")||(p.tell(i,e.get("tail"),e.get("line"),R(i.lang),e.get("turns")??Rg),d.dataset.size=e.get("size")??"page",g.textContent=e.get("caption"),m())},m=()=>{p.show(e.get("step"),e.get("line")),d.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},w=async h=>{let v=e.get("film");[i,c]=[await fn(h),v],f()},b=(h,v)=>{e.on(h,v),o.push(()=>e.off(h,v))};for(let h of["line","tail","caption","size","turns"])b(`change:${h}`,f);b("change:film",async()=>w(await s("film")));let y=()=>{d.dataset.theme=he()?"dark":"light"};return y(),o.push($e(y),p.stop),w(n),()=>o.forEach(h=>h())}var Hg={exercise:ho,tour:ho,guess:Pi};function Sx(e){let t=e.model.get("face");return t in wo?Vi(e):t in bo?qi(e):(Hg[t]??Yn)(e)}export{Sx as render};
