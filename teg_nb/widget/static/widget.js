function l(e,t={},...n){let o=document.createElement(e);return Ls(o,t,n),o}function H(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Ls(o,t,n),o}function Ls(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!==null&&s!==void 0&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function $t(e,t){e.textContent!==t&&(e.textContent=t)}function $(e,t,n,o={}){return l("button",{type:"button","data-key":e,...o,click:n},t)}function se(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return l("label",{class:"teg-field"},l("span",{},t),l("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>l("option",{value:i.value,selected:i.value===o},i.text))))}function at(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(c.valueAsNumber)||r(a(c.valueAsNumber))},c=l("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return Gi(c,()=>c.valueAsNumber||n,p=>c.value=String(a(p)),i),c}var Ui=8;function Gi(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/Ui);a||=u!==0,a&&n(r+u)},c=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",c,{once:!0})})}function ro(e,t,n){return e.kind==="number"?Ki(n):e.kind==="order"?Ji(e,n):e.kind==="mark"&&e.pick?Yi():e.kind==="mark"||e.kind==="choose"&&e.several?Xi(e,n):e.kind==="judge"&&e.free?Zi(t,n):e.kind==="choose"||e.kind==="judge"||e.kind==="fault"?Qi(e,t,n):{renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[],keys:()=>!1}}var Mt={keys:()=>!1};function Yi(){let e=[];return{...Mt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[l("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Ki(e){let t="";return{...Mt,renew:()=>{},ready:()=>t.trim()!=="",value:()=>t.trim(),draw:n=>[Ts("number",n.number_how,t,o=>(t=o,e()))]}}function Ts(e,t,n,o){let s=l("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function Qi(e,t,n){let o=e.options??[],s=0;return{...Mt,renew:r=>o=r.options??[],ready:()=>s>0,value:()=>s,draw:()=>[l("ol",{class:"teg-options"},...o.map((r,a)=>an("radio",`option-${a+1}`,`teg-${t}`,r,s===a+1,()=>{s=a+1,n(e.kind==="fault"?{entry:s}:{})},e.kind==="fault"?a+1:0)))]}}function Xi(e,t){let n=e.options??[],o=new Set;return{...Mt,renew:s=>n=s.options??[],ready:()=>o.size>0,value:()=>[...o].sort((s,r)=>s-r).map(s=>e.kind==="mark"?n[s-1]:s),draw:s=>[l("p",{class:"teg-picked"},s.several),l("ol",{class:"teg-options"},...n.map((r,a)=>an("checkbox",`option-${a+1}`,"",r,o.has(a+1),()=>{o.delete(a+1)||o.add(a+1),t()})))]}}function Zi(e,t){let n=null,o="",s=r=>()=>(n=r,t());return{...Mt,renew:()=>{},ready:()=>n!==null,value:()=>n?"legal":o.trim()||"illegal",draw:r=>[l("ol",{class:"teg-options"},an("radio","legal",`teg-${e}`,r.legal,n===!0,s(!0)),an("radio","illegal",`teg-${e}`,r.illegal,n===!1,s(!1))),...n===!1?[Ts("clause",r.which_clause,o,a=>(o=a,t()))]:[]]}}function an(e,t,n,o,s,r,a=0){let i=l("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,l("li",{},l("label",{},i," ",a>0&&l("b",{},`${a}. `),o))}function Ji(e,t){let n=e.options??[],o=n.map((i,c)=>c+1),s=(i,c)=>c<0||c>=o.length||i===c?!1:(o.splice(c,0,...o.splice(i,1)),t(),!0),r=-1,a=i=>c=>{c.preventDefault(),r>=0&&s(r,i),r=-1};return{renew:i=>n=i.options??[],ready:()=>!0,value:()=>[...o],keys:(i,c)=>{let p=c.closest("[data-order]"),u={ArrowUp:-1,ArrowDown:1}[i];if(!p||u===void 0)return!1;let d=o.indexOf(Number(p.getAttribute("data-order")));return s(d,d+u),!0},draw:i=>[l("p",{class:"teg-picked"},i.order_how),l("ol",{class:"teg-order"},...o.map((c,p)=>l("li",{tabindex:0,draggable:"true","data-order":c,"data-key":`item-${c}`,"aria-label":`${p+1}. ${n[c-1]}`,dragstart:u=>{r=p,u.dataTransfer?.setData("text/plain",String(c))},dragover:u=>u.preventDefault(),drop:a(p)},l("span",{},`${p+1}. ${n[c-1]}`),l("span",{class:"teg-group"},$(`up-${c}`,"▲",()=>s(p,p-1),{"aria-label":`${i.up}: ${n[c-1]}`,disabled:p===0}),$(`down-${c}`,"▼",()=>s(p,p+1),{"aria-label":`${i.down}: ${n[c-1]}`,disabled:p===o.length-1})))))]}}var el=new Set(["restarting","autorestarting","terminating","dead"]);function me(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i=()=>a||=!!r&&(r.isDisposed||el.has(r.status)||o()?.id!==r.id),c=()=>{i(),t()};for(let u of["statusChanged","connectionStatusChanged","disposed"])r?.[u]?.connect(c),n.push(()=>r?.[u]?.disconnect(c));let p=async u=>{if(i())return t();try{await u()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(u,d)=>{p(()=>e.send(u,d))},write(u){for(let[d,g]of Object.entries(u))e.set(d,g);p(()=>e.save_changes())}}}var tl=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function ye(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let c of tl)i.toggleAttribute(c,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function ln(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var St=4;function cn(e){let t=l("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),c=a.bottom+St+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+St:a.top-St-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+St),r.right-t.offsetWidth-St);Object.assign(t.style,{top:`${c-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren($("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...Ns(r,a),...r.decisions.map(i=>l("section",{},...Ns(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function Ns({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let c=a.map(p=>l("li",{},`${i.other_reading}: ${p.text}`,p.option&&l("code",{},p.option)));return r&&c.push(l("li",{},`${i.option}: `,l("code",{},r))),[l("header",{},l("span",{class:"teg-chip"},e)," ",l("strong",{},t)),l("p",{},n),l("p",{class:`teg-mark teg-mark-${o}`},s),l("ul",{},...c)]}var nl='data-still="teg_nb"',ol=/^<.*> …$/s;function it(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(zs(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=p=>{o=p,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},c=()=>(o?.isConnected||i(sl(e)),o);return p=>{if(c(),p===s)return;let u=s==="";s=p,clearTimeout(r),u||(r=setTimeout(()=>c()&&t(),1500))}}var zs=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function sl(e){let t=zs(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return ol.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(nl)?t:null}var Ge={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Atacar hasta dejar",en:"Attack until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You won"},since_taken:{es:"Se conquistaron entre los demás",en:"Conquests among the others"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},slow:{es:"lento",en:"slow"},level:{es:"Nivel de",en:"Level of"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que ve quien prueba la jugada muchas veces: de 0 a 100, cuánto promete.",en:"What somebody sees who tries the move many times: from 0 to 100, how much it promises."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo: el anillo verde es la parte de sus tropas que todavía no tiene tarea.",en:"Click a territory of yours: the green ring is the share of its troops that has no task yet."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},look:{es:"Mirá",en:"Look"},play:{es:"Jugá",en:"Play"},mark:{es:"Marcá en el mapa",en:"Mark on the map"},judge:{es:"¿Es legal?",en:"Is it legal?"},choose:{es:"Elegí",en:"Choose"},number:{es:"Un número",en:"A number"},order:{es:"Ordená",en:"Put in order"},fault:{es:"Encontrá el error",en:"Find the fault"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Solución",en:"Solution"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: cuando lo resuelvas, sigue.",en:"Your turn: it goes on once you have solved it."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}}};function lt(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var R=lt(Ge.all),un=lt(Ge.asking),ke=lt(Ge.eggar),ee=lt(Ge.wargame),al={symbol:lt(Ge.symbol),pact:lt(Ge.pact)},ao=(e,t,n)=>al[t](e)[n]??n;function he(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function ve(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var qs=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var Ps=!1;function _e(e){let t=e.getRootNode()===document;t&&Ps||(Ps||=t,(t?document.head:e).append(l("style",{},qs)))}function de(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function xe(e){return de(e.map(t=>[...t,t[0]]))}function Vs(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,c]=o[r],[p,u]=o[a];c>n!=u>n&&t<(p-i)*(n-c)/(u-c)+i&&(s=!s)}return s})}function io([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],c=Math.max(r-s-2,8),[p,u]=[c-9,c-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[c,0],[u,6.4],[p,2.6],[5,1.4]].map(([g,f])=>[e+g*a-f*i,t+g*i+f*a])}function pn(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=Hs(e,a);return i?[io(s,[r[0]+i,r[1]],o),io([s[0]-i,s[1]],r,o)]:[io(s,r,o)]}function ct([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function Hs(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Is=new WeakMap;function ll(e,t,n){let o=Is.get(e)??new Map;Is.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,cl(e,t,n)),o.get(s)}function cl(e,t,n){let o=ul(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=Ds(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(Ds))}function ul(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let c=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(c=[r[u]]),c.push(r[(u+1)%r.length]),co(c)>co(s)&&(s=c))}}return s}var co=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function Ds(e){let t=co(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(c=>pl(e,t+c)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function pl(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let c=Math.max(t,0)/(i||1);return[o+c*(r-o),s+c*(a-s)]}t-=i}return e[e.length-1]}function Bs(e,t,n,o=11){let[s,r]=[o/2,o*.18];return ll(e,t,n).flatMap(([[a,i],[c,p]])=>[-r,r].map(u=>{let[d,g]=[a+u*c,i+u*p];return[[d-s*p,g+s*c],[d+s*p,g-s*c]]}))}function Ws(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=Hs(e,r[0]-s[0]);return a?[lo(s,[r[0]+a,r[1]]),lo([s[0]-a,s[1]],r)]:[lo(s,r)]})}function lo([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(c,p)=>{let u=p/r,[d,g,f]=[(1-u)**2,2*u*(1-u),u**2];return[d*e+g*a+f*n,d*t+g*i+f*o]})}function Fs([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function ut(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],c=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),d=h=>(u?h:0)+Number(o[p++]),g=h=>s[s.length-1].push([t+h[0],n+h[1]]),f=i.toUpperCase();if(f==="Z")continue;if(f==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[m,w]=[r,a],[b,y]=c;if(c=f==="Q"?[d(m),d(w)]:f==="T"?[2*m-b,2*w-y]:[m,w],f!=="V"&&(r=d(m)),f!=="H"&&(a=d(w)),f!=="Q"&&f!=="T"){c=[r,a],g([r,a]);continue}for(let h=1;h<=6;h++){let v=h/6,[k,M,N]=[(1-v)**2,2*v*(1-v),v**2];g([k*m+M*c[0]+N*r,k*w+M*c[1]+N*a])}}return s}function Us(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function Gs(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var uo=11,Rs=1.8;function dn(e,t=uo){let n=s=>Math.min(Math.max(s*e,t),Rs*t),o=Math.min(Math.max(7.4*e,.75*t),.9*Rs*t);return{least:t,disc:o,grown:o/e,count:n(9.2),name:n(8.2),note:n(6.4),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function T(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&H("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},H("path",{d:`M${s.join("L")}Z`,fill:o}));return l("i",{class:"teg-dot",style:{background:n}},r||null)}function ge(e){return e?l("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Ye(e,t){return e.step<e.steps&&l("p",{class:"teg-past"},e.undoing==="off"?t.past_off:t.past)}function Q(e,...t){return l("section",{class:"teg-card"},l("h4",{},e),...t)}function pt(e,t,n,o){return e===null?l("span",{class:"teg-die"}):H("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},H("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...Us(e).map(([s,r])=>H("circle",{cx:s,cy:r,r:.4,fill:o})))}var dl={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Ks={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function Ee(e){let t=dl[Ks[e]??e];return t?H("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},H("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Ys={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Et(e){return H("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},H("path",{d:Ys[Ks[e]??e]??Ys.joker,fill:"currentColor"}))}function po({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function gn({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(c=>c[0]===n).map(([,c,p])=>`${e.seats[c].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral===void 0?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function Qs(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,c=R(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:d,continent:g},f)=>{let[m,w]=[gn(t,a,f,c),po(p,f,c)];return u&&!m&&!w?[]:[l("tr",{class:w?"teg-marked":null},l("th",{scope:"row"},$(`place-${f}`,d,()=>i(f))),l("td",{},s.continents[g]?.name??""),l("td",{},r.owner[f]>=0&&!u?T(r,r.owner[f]):null,m),l("td",{},w))]})};return{depends:s=>{if(!e)return!1;let r=R(s.view.lang);return[s.board.countries.map((a,i)=>gn(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>l("th",{scope:"col"},p)),i=l("tbody",{},...e?o():[]),c=l("details",{class:"teg-card teg-places",open:e,toggle:()=>{c.open!==e&&(e=c.open,i.replaceChildren(...e?o():[]))}},l("summary",{"data-key":"places"},r.as_table),l("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},l("table",{},l("thead",{},l("tr",{},...a)),i)));return c}}}var gl=["round","seat","kind","text","counts"],dt=new Map;function fn(e){let t=dt.get(e)??fl(e);return dt.delete(e),dt.set(e,t),dt.size>4&&dt.delete(dt.keys().next().value),t}async function fl(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function gt(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(g=>g.name===n)??o[0],d=1/0;s.unshift({name:u.name,to:d}),u.of!==null;)d=Math.min(d,u.from??0),u=o.find(g=>g.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let d of[e.rows[u.name],t.rows[u.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let g=Math.min(d.text.length,u.to+1-d.first);if(!(g<=0)){a.at(-1)?.name!==u.name&&a.push({from:d.first,name:u.name});for(let f of gl)for(let m=0;m<g;m++)r[f].push(d[f][m])}}r.first=Math.max(r.first,0);let i=u=>a.filter(d=>d.from<=u).at(-1)?.name??"main",c=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!c.has(u.name)&&u.of!==null&&(u.from??0)<=(c.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}function I(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function mn(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function hn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function Ot(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Xs(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Zs(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function Js(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function er(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function tr(e){return{kind:"offers",line:e.line,step:e.step}}function nr(e){return{kind:"hint",line:e.line,step:e.step}}function or(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var go=["easy","normal","hard"];function Ct(e,t,...n){return t===e.viewer&&t===e.to_move?I(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Oe(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function sr(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function rr(e,t){let n=e.branches[t];return n?Oe(e,n.step,n.line):Oe(e,e.step+1)}function ar(e){return Math.max(0,...lr(e).filter(t=>t<e.step))}function ir(e){return Math.min(e.steps,...lr(e).filter(t=>t>e.step))}function lr({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function xn(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function bn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function cr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function fo(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function ur(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ce={kind:"private"};function wn(e,t){return{kind:"look",seat:e.seats[t].name}}function Ke(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function pr(e){return{kind:"clause",name:e}}function dr(e){return{kind:"lang",lang:e}}function ae(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var ml=80;function At(e,t){return e.of===null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function hl({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,c=r.find(f=>f.name===a);if(!c||r.length<2&&!e.restore)return null;let p=f=>r.find(m=>m.name===f),u=xl(),d=f=>m=>{f&&f.of!==null&&u.open(m,At(f,s),[bl,wl,yl].map(w=>w(e,f,n,s)))},g=f=>o(1/0,f.target.value);return l("div",{class:"teg-lines"},r.length>1&&l("label",{class:"teg-line"},l("span",{class:"teg-label"},s.line),l("select",{"data-key":"line",change:g,contextmenu:d(c)},...r.map(f=>l("option",{value:f.name,selected:f.name===a},`${At(f,s)} · ${f.end}`)))),c.of!==null&&l("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(c)},"⋯"),e.restore&&$("restore",`↶ ${s.restore}`,()=>n(ur(e))),i.length>0&&l("div",{class:"teg-ways",role:"group","aria-label":s.ways},l("span",{class:"teg-label"},s.ways),...i.map((f,m)=>$(`way-${f.line}`,l("span",{},f.seat===null?null:T(e,f.seat),l("b",{},At(p(f.line)??c,s)),f.text&&` ${f.text}`),()=>o(f.step,f.line),{"aria-current":m===t?"true":null,contextmenu:d(p(f.line))}))),u.box)}function xl(){let e=null,o=l("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(l("b",{},a),...i),o.hidden=!1;let c=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,c-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function bl(e,t,n,o){let r=l("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:ml,value:t.title}),a=i=>{i.preventDefault(),n(cr(e,t.name,r.value))};return l("form",{submit:a},r,l("button",{type:"submit","data-key":"rename-yes"},o.rename))}function wl(e,t,n,o){return $("promote",o.promote,()=>n(fo(e,"promote",t.name)),{title:o.promote_what})}function yl(e,t,n,o){return l("details",{class:"teg-ask"},l("summary",{"data-key":"delete"},o.delete),l("p",{},o.delete_sure),$("delete-yes",o.delete_yes,()=>n(fo(e,"delete",t.name))))}var gr={draw:hl,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,t]};var fr=6;function yn({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=l("div",{class:"teg-roll-all"}),i=l("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),c=new Map,[p,u,d,g]=[0,-1,!1,e],f={top:0,high:0,over:0},m=()=>{d=!1;let h=Math.max(0,Math.floor(f.top/g)-fr),v=Math.min(p,Math.ceil((f.top+f.high)/g)+fr);for(let[k,M]of c)k>=h&&k<v||(M.remove(),c.delete(k));for(let k=h;k<v;k++){let M=c.get(k);M||(M=o(k),M.classList.add("teg-roll-row"),M.setAttribute("role","row"),M.setAttribute("aria-rowindex",String(k+1)),M.dataset.row=String(k),M.style.top=`${k*g}px`,c.set(k,M),a.append(M)),M.getAttribute("aria-selected")==="true"!=(k===u)&&M.setAttribute("aria-selected",String(k===u))}},w=()=>{d||(d=!0,requestAnimationFrame(m))},b=()=>{if(u<0||!f.high)return;let[h,v]=[u*g,f.high-f.over-g];h>=f.top&&h<=f.top+v||(i.scrollTop=Math.max(0,h-v/2),f.top=i.scrollTop)};i.addEventListener("scroll",()=>{f.top=i.scrollTop,w()}),i.addEventListener("click",h=>{let v=h.target.closest(".teg-roll-row");v&&s(Number(v.dataset.row))}),i.addEventListener("keydown",h=>{if(h.target!==i||h.ctrlKey||h.metaKey||h.altKey)return;let v=Math.max(1,Math.floor(i.clientHeight/g)-1),k={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:v,PageUp:-v,Home:-1/0,End:1/0}[h.key];k!==void 0&&(h.preventDefault(),h.stopPropagation(),r(k))});let y=new ResizeObserver(()=>{Object.assign(f,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),b(),w()});for(let h of[i,n])h&&y.observe(h);return{root:i,fill(h,v=1){p=h,g=Math.round(e*v),i.style.setProperty("--teg-entry",`${g}px`),i.setAttribute("aria-rowcount",String(h)),a.style.height=`${h*g}px`;for(let k of c.values())k.remove();c.clear(),w()},show(h){h!==u&&(u=h,b(),m())},stop:()=>y.disconnect()}}var kl=24;function vl(e,t,n,o){let s=[],r=i=>t.ways.filter(c=>c.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let c=t.first+i,p=t.line_of(c),[u,d]=[t.text[i],t.seat[i]],g=t.note(c);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||g||c===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:c,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||g?.glyph)&&s.push({kind:"entry",step:c,seat:d,line:p,text:g?.glyph?`${u} ${g.glyph}`:u}),g?.say&&s.push({kind:"note",step:c,seat:-1,line:p,text:g.say}));for(let m of r(c)){let b=e.rows[m.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:c+1,seat:-1,line:m.line.name,text:`${At(m.line,o)} (${c+1}–${m.line.end})${b&&`: ${b}`}`})}}return s}function kn(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},c=null,p=k=>{let{kind:M,step:N,text:_,seat:E}=n[k],A=l("span",{class:"teg-at",role:"gridcell"},M==="entry"?N:""),C=M==="way"?"↳ ":M==="note"?"✎ ":"",L=M==="entry"&&(E<0?l("i",{class:"teg-dot teg-none"}):T(o,E));return l("div",{class:`teg-item teg-item-${M}`,title:_},A,l("span",{role:"gridcell"},L,C,_))},u=k=>n[k]&&e(n[k].step,n[k].line),d=()=>{let k=-1;for(let[M,N]=[0,n.length-1];M<=N;){let _=M+N>>1;n[_].step<=a.step?[k,M]=[_,_+1]:N=_-1}for(;k>0&&n[k].kind!=="entry";)k--;return k},f=yn({height:kl,label:"",draw:p,pick:u,move:k=>{if(!s)return;let M=Math.min(Math.max(t()+k,s.first),s.end);e(M,s.line)}}),m=l("select",{"data-key":"events-seat"}),w=l("select",{"data-key":"events-kind"}),b=()=>{!o||!s||!c||(i.seat=m.value===""?-1:Number(m.value),i.kind=w.value,n=vl(o,s,i,c),f.root.hidden=!n.length,y.hidden=n.length>0,f.fill(n.length,Number(getComputedStyle(f.root).getPropertyValue("--teg-type"))||1),f.show(-1),f.show(d()))};for(let k of[m,w])k.addEventListener("change",b);let y=l("p",{class:"teg-hint",hidden:!0}),h=l("div",{class:"teg-events"},l("div",{class:"teg-filters"},m,w),f.root,y),v=(k,M)=>{let N=[m.value,w.value],_=new Set(Object.values(k.rows).flatMap(E=>E.kind));m.replaceChildren(l("option",{value:""},M.every_seat),...k.seats.map((E,A)=>l("option",{value:A},E.name))),w.replaceChildren(l("option",{value:""},M.every_kind),...Object.entries(k.kinds).filter(([E])=>_.has(E)).map(([E,A])=>l("option",{value:E},A))),[m.value,w.value]=N,m.setAttribute("aria-label",M.seats),w.setAttribute("aria-label",M.kind_of),f.root.setAttribute("aria-label",M.events),y.textContent=M.no_news};return{root:h,wait(k){f.root.hidden=!0,y.hidden=!1,y.textContent=k.busy},tell(k,M,N,_){let E=[k,M,N,_];E.every((A,C)=>A===r[C])||(r=E,(o!==k||c!==_)&&v(k,_),o=k,c=_,s=gt(k,M,N),b())},show(k,M){a={step:k,line:M},f.show(d())},stop:f.stop}}function mr(e,{view:t,ask:n,go:o},s){let r=e,a=l("summary",{"data-key":"events"}),i=kn(o,()=>t().step);s.push(i.stop),r.append(a,i.root);let c="",p="",u=null,d=g=>{let f=R(g.lang);if(a.textContent=f.events,!r.open)return;let m=JSON.stringify([g.lang,g.line,g.steps,g.lines,g.memory,!!g.over,g.memory?0:g.step]);m!==p&&(p=m,n({kind:"events",have:c})),u?i.tell(u.film,u.tail,g.line,f):i.wait(f),i.show(g.step,g.line)};return r.addEventListener("toggle",()=>d(t())),{show:d,async hear(g){let f=g.film?await fn(g.film):u?.film;f&&(u={film:f,tail:g.tail},c=g.have,d(t()))}}}var xr={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function D({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Tt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),ft=e=>e.replace(/[?*]+$/,""),_l=e=>e.includes("*")||e.includes("+");function $l(e){let t=Tt(e).map(([,n])=>n);return t.length?t.some(_l)||t.every(n=>ft(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Ie({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&$l(t[a])===n).sort((a,i)=>s(a)-s(i))}function xo(e,t,n){let o=Ie(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function ho(e,t){return e.filter(n=>t.every((o,s)=>o===null||o===n[s]))}function $e(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(ho(e,o).map(s=>s[n]))]}function Qe(e,t,n={}){let o=D(e),s=xo(o,t,n);if(!s)return null;let r=o.forms[s],a=Tt(r),i=o.menu[s],c=r.amount?i.map(b=>b.slice(0,-1)):i,p=t.verb===s||t.verb===null?t.picks:[],u=a.map((b,y)=>p[y]??null);a.forEach(([,b],y)=>{let h=$e(c,u,y);u[y]===null&&ft(b)!=="country"&&h.length===1&&h[0]!==void 0&&(u[y]=h[0])});let g=ho(c,u).some(b=>b.every((y,h)=>u[h]!==null)),f=r.amount?Math.max(0,...i.filter(b=>ho([b],u).length).map(b=>Number(b.at(-1)))):0,m=r.amount?[r.least,Math.max(f,r.least)]:null,w=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,rows:c,picks:u,done:g,range:m,amount:m?Math.min(Math.max(w,m[0]),m[1]):0}}function De({args:e}){return e.flatMap(([,t],n)=>ft(t)==="country"?[n]:[])}function br(e){return De(e).find(t=>e.picks[t]===null&&$e(e.rows,e.picks,t).some(n=>n!==void 0))??null}function jt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>jt(e,t.slice(0,-1),a)):n.map((a,i)=>jt(e,r[i],a))}let o=ft(t);if(o==="country")return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=D(e).names[o];return s?s[Number(n)][0]:n}function Lt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Lt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Lt(e,r[i],a,o)).join(" → ")}let s=ft(t);return s==="flag"?o[n?0:1]:D(e).names[s]?.[Number(n)]?.[1]??String(jt(e,t,n))}function wr(e,t,n){let o=Tt(t).flatMap(([,s],r)=>[jt(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Nt(e,t,n,o){let s=D(e).forms[t],r=[...n],a=s.fields.flatMap(([i,c])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[jt(e,c,p)]});return I(e.view,t,...a)}function vn(e,t){return t?.done?Nt(e,t.verb,t.picks,t.amount):null}function bo({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=De(n).map(i=>e.countries[Number(n.picks[i])].name);return mn(t,r,a,o.keep)}function yr(e,t,n,o={},s=!1){let r=Qe(e,t,o),a=r?De(r):[];if(!r||!a.length)return{local:t};let[i,c]=[a[0],a[a.length-1]],p=m=>({...t,verb:r.verb,picks:m}),u=br(r);if(u!==null&&$e(r.rows,r.picks,u).includes(n)){let m=Pe(r.picks,u,n),w=p(m),b=Qe(e,w,o);if(!(u===c&&b?.done&&(!b.form.amount||a.length===1||o.quick?.includes(b.verb))))return{local:w};let h=s?bo(e,b,t,o):null;return{local:p(Pe(m,c,null)),message:h??vn(e,b)}}if(r.done&&n===r.picks[c])return{local:t,message:vn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(mo(r.picks,a))};if($e(r.rows,mo(r.picks,a),i).includes(n)&&a.length>1)return{local:p(Pe(mo(r.picks,a),i,n))};let f=u===null?Pe(r.picks,c,n):Pe(r.picks,u,n);return f.some(m=>m===null)?{local:t,message:Ml(e,r,f,n)}:{local:t,message:Nt(e,r.verb,f,r.amount)}}function Ml(e,{verb:t,form:n,args:o,rows:s,amount:r},a,i){let c=e.board.countries[i].neighbours,p=o.map(()=>null),u=a.map((f,m)=>{if(f!==null)return f;let w=$e(s,p,m);return(ft(o[m][1])==="country"?w.find(b=>c.includes(Number(b)))??c[0]:w[0])??null});if(u.some(f=>f===null))return null;let{kind:d,action:g}=Nt(e,t,u,n.amount?r:void 0);return d==="act"?hn(e.view,...g):null}function kr(e,t,n,o){let s=Qe(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=De(s),i=s.picks[r],c=n??s.picks[a];return i===null||c===null||!$e(s.rows,Pe(s.picks,a,null),a).includes(c)?null:{sources:[Number(i)],target:Number(c)}}var mo=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function vr(e,t,n={}){let o=D(e),s=xo(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!==null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:c,rows:p}=Qe(e,i,n),u=c.map(()=>null);return t.picks.forEach((d,g)=>{d!==null&&$e(p,u,g).includes(d)&&(u[g]=d)}),{...i,picks:u}}function _r(e,t,n){let o=e.view.last??hr,s=Qe(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let a=De(s),[i=null,c=null]=a.map(g=>s.picks[g]),p=br(s),u=p===null?[]:$e(s.rows,s.picks,p).filter(g=>g!==void 0),d=i!==null;return{...r,legal:d?[]:u,targets:d?u:[],source:i,target:c,last:d?hr:o}}function wo(e){return Ie(e,"plain").find(t=>t.startsWith("end_"))??null}function $r(e,t,n,o){let s=D(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=wo(s);return{local:t,message:p?I(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Ie(s,"count");if(!a){let p=xo(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,c]=s.menu[a][0];return{local:t,message:r>=i&&r<=c?I(e.view,a,r):null}}var Pe=(e,t,n)=>e.map((o,s)=>s===t?n:o),hr={source:null,target:null};var Mr=6;function Sr(e={}){return{draw:(t,n)=>Sl(t,n,e),depends:({view:t,local:n,secret:o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.over,t.people],{...n,pointed:null,amounts:Object.entries(n.amounts).map(String)},o]}}function Sl(e,t,n){let o=D(e),s=n.extra?.(e,t).filter(a=>a)??[],r=!s.length&&!Object.values(o.menu).some(a=>a.length);return Xe(e,t,()=>[r&&Ze(e,t),...s,...Ie(o,"count",n).map(a=>Cl(e,o,a,t)),Al(e,o,n,t),...Ie(o,"rows",n).map(a=>vo(e,o,a,n,t)),qt(e,o,n)])}function Xe(e,t,n){let{view:o}=e;return o.over?null:_n(e)?El(e,t):Q(t.actions,Ol(e,t),...n(),Ye(o,t))}function _n({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!==null&&n?.seat!==t.viewer&&!t.over}function El({view:e,send:t},n){let o=e.seats[e.viewer??-1];return o?l("section",{class:"teg-card teg-curtain",role:"status"},l("p",{},`${n.curtain_turn} `,l("b",{},T(e,e.viewer??-1),o.name),`. ${n.curtain_pass}`),$("private",`${n.curtain_me} ${o.name}`,()=>t(Ce),{style:{background:o.color,color:o.ink}})):null}function Ze(e,t){let{view:n,secret:o,send:s}=e;if(n.viewer!==null&&n.viewer===n.to_move&&!o){let i=$("look",t.secret_show,()=>s(Ce),{class:"teg-wide-button"});return l("div",{},l("p",{class:"teg-hint"},t.look_first),i)}let r=n.to_move!==n.viewer&&n.seats[n.to_move],a=r?`${t.awaiting} ${r.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return l("div",{},l("p",{class:"teg-hint"},a),ko(e,t))}function ko({view:e,send:t},n){return!e.people?.length||!e.seats[e.to_move]?.bot?null:$("bots-on",n.bots_on,()=>t(Ke(e,"end")),{class:"teg-main teg-wide-button"})}function Ol(e,t){let{view:n}=e,o=n.seats[n.viewer??-1],s=Object.values(D(e).menu).some(r=>r.length);return!o||n.viewer===n.turn||!s?null:l("p",{class:"teg-asks",role:"status"},T(n,n.viewer??-1),l("b",{},o.name),` ${t.answers}`)}function qt({view:e,send:t},n,o){let s=Ie(n,"plain",o);if(!s.length)return null;let r=wo(n);return l("div",{class:"teg-buttons teg-plain"},...s.map(a=>$(`act-${a}`,n.forms[a].label,()=>t(I(e,a)),{title:a===r?"E":null})))}function Cl({view:e,local:t,set:n,send:o},s,r,a){let[i,c]=s.menu[r][0],p=s.forms[r],u=l("p",{class:"teg-verb"},l("b",{},p.label)),d=f=>()=>o(I(e,r,f));if(i>0&&c-i<Mr){let f=Array.from({length:c-i+1},(m,w)=>i+w);return l("div",{"data-verb":r},u,l("div",{class:"teg-buttons"},...f.map(m=>$(`act-${r}-${m}`,String(m),d(m),{class:"teg-main"}))))}let g=Math.min(Math.max(t.amounts[r]??i,i),c);return l("div",{"data-verb":r},u,...mt(g,[i,c],f=>n({...t,amounts:{...t.amounts,[r]:f}}),a),l("div",{class:"teg-buttons"},$(`act-${r}`,`${p.label}: ${g}`,d(g),{class:"teg-main"})))}function mt(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(c=>c>=t&&c<=n),i=[l("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&l("span",{class:"teg-label"},r),...a.map(c=>$(`amount-${c}`,String(c),()=>o(c),{"aria-pressed":String(e===c)})),n>3&&$("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&at("amount",s.amount,e,[t,n],o))];if(n-t>3){let c=p=>o(p.target.valueAsNumber);i.push(l("input",{type:"range","data-key":"amount-range","aria-label":s.amount,min:t,max:n,value:e,change:c}))}return i}function vo(e,t,n,o,s){let{local:r,set:a,send:i}=e,c=t.forms[n],p=t.menu[n],u=d=>a({...r,pointed:d});return l("div",{"data-verb":n},l("p",{class:"teg-verb"},l("b",{},c.label)),l("div",{class:"teg-rows"},...p.map((d,g)=>{let f=wr(e,c,d),m=c.amount?Number(d.at(-1)):void 0,w=c.amount?d.slice(0,-1):d,b=Tt(c).map(([,h],v)=>Lt(e,h,w[v],[s.flag_yes,s.flag_no])).join(" · "),y=o.note?.(e,n,s,g);return $(`act-${n}-${g}`,l("span",{},b||"—",y&&l("b",{},` ${y}`)),()=>i(Nt(e,n,w,m)),{class:"teg-row",mouseenter:()=>u(f),mouseleave:()=>u([]),focus:()=>u(f),blur:()=>u([])})})))}function Al(e,t,n,o){let{local:s,set:r,send:a}=e,i=Qe(e,s,n);if(!i)return null;let c=Ie(t,"map",n),p=vn(e,i);return l("div",{class:"teg-play","data-verb":i.verb},c.length>1&&l("div",{class:"teg-buttons teg-verbs",role:"group","aria-label":o.actions},...c.map(u=>$(`verb-${u}`,t.forms[u].label,()=>r({...s,verb:u,picks:[]}),{"aria-pressed":String(u===i.verb)}))),l("p",{class:"teg-hint"},Ll(i,n,o)),...i.args.map((u,d)=>Tl(e,i,d,o)),i.range&&i.range[1]>i.range[0]&&l("div",{},...mt(i.amount,i.range,u=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:u}}),o,i.form.amount==="dice"?o.dice:"")),l("div",{class:"teg-buttons"},$(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&jl(e,i,n,o)))}function jl(e,t,n,o){let{local:s,set:r,send:a}=e,i=bo(e,t,s,n);return l("span",{class:"teg-group"},$(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),at("keep",o.keep,s.keep,[1,99],c=>r({...s,keep:c})))}function Ll(e,{quick:t=[]},n){let o=De(e);return o.length?o.length===1?n.hint_one:e.picks[o[0]]!==null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Tl(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],i=De(t),c=i.indexOf(n),p=t.picks.map((m,w)=>c>=0&&w>n&&i.includes(w)?null:m),u=$e(t.rows,p,n).filter(m=>m!==void 0),d=m=>r({...s,verb:t.verb,picks:Pe(p,n,m)}),g=m=>Lt(e,a,m,[o.flag_yes,o.flag_no]);if(c>=0){let w=(c===0||t.picks[i[c-1]]!==null?u:[]).map(h=>({value:String(h),text:g(h)})).sort((h,v)=>h.text.localeCompare(v.text,"es")),b=t.picks[n]===null?"":String(t.picks[n]),y=i.length===1?o.place:c===0?o.source:c===1?o.target:o.further;return se(["source","target",`country-${c}`][Math.min(c,2)],y,w,b,h=>d(h===""?null:Number(h)),o.choose)}if(!u.length)return null;if(u.length<=Mr)return l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(m=>$(`${a.replace(/[?*]/g,"")}-${String(m)}`,g(m),()=>d(m),{"aria-pressed":String(t.picks[n]===m)})));let f=u.map(m=>({value:String(m),text:g(m)}));return se(a.replace(/[?*]/g,""),"",f,String(t.picks[n]??""),m=>d(m===""?null:Number(m)),o.choose)}function ht(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer===null||_n(t))return null;let c=l("span",{class:"teg-whose"},`${n.secret_whose} `,T(o,o.viewer),o.seats[o.viewer].name);if(!s)return l("section",{class:"teg-card teg-secret"},l("h4",{},n.secret),c,$("private",n.secret_show,()=>a(Ce),{class:"teg-cover"}));let p=e(t,n).filter(d=>d),u=$("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},n.secret),c,...p,u)}}}var zl=14,ql=9,[Or,Pl]=[.7,1.3],[Il,Dl]=[3,2],Rl=.1,Vl=4,Hl=8,Er=new WeakMap;function Bl(e,t){let n=Er.get(e)??new Map;Er.set(e,n);let o=`${t.disc} ${t.type} ${t.note}`,s=n.get(o);if(!s){let r=Fl(e,t);s={names:r,free:Wl(e,r,t),boxes:r.map(a=>xt(a,t)),discs:$n(e,t),notes:e.notes.map(a=>Ar(a,t.note??t.type))},n.size===Hl&&n.delete(n.keys().next().value),n.set(o,s)}return s}function _o(e,t,n=[]){let{names:o,free:s,boxes:r,discs:a,notes:i}=Bl(e,t),c=o.map((d,g)=>{let f=n.some(m=>m!==g&&Me(r[g],r[m])>0);return n.includes(g)||s[g]&&!f?d:null}),p=[...r.filter((d,g)=>c[g]),...a],u=e.notes.filter((d,g)=>!p.some(f=>Me(f,i[g])>0));return{names:c,notes:u}}function Cr(e,t,n,o){let{names:s,notes:r}=_o(e,t,n),a=r.map(p=>Ar(p,t.note??t.type)),i=[...s.flatMap(p=>p?[xt(p,t)]:[]),...a,...$n(e,t)],c=o.map(p=>i.reduce((d,g)=>d+Me(p,g),0)+Pt(p)-Me(p,[0,0,e.width,e.height]));return c.indexOf(Math.min(...c))}function Wl(e,t,n){let o=t.map(a=>xt(a,n)),s=$n(e,n),r=o.map(a=>Me(a,[0,0,e.width,e.height])>Pt(a)-.01&&!s.some(c=>Me(a,c)>.01*Pt(c)));for(;;){let a=o.map((c,p)=>r[p]?o.filter((u,d)=>d!==p&&r[d]&&Me(c,u)>0).length:0),i=Math.max(0,...a);if(!i)return r;r[a.indexOf(i)]=!1}}function $n(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-1.15*t,o-1.15*t,n+1.15*t,o+t])}function Ar({x:e,y:t,text:n,anchor:o},s){let r=n.length*Or*s;return Lr([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function Fl(e,t){let n=$n(e,t),o=e.countries.map(i=>Ul(i,t)),s=o.map(([i])=>i),r=s.map(i=>xt(i,t)),a=(i,c,p)=>{let u=r.reduce((f,m,w)=>f+(w===i?0:Me(c,m)),0),d=n.reduce((f,m)=>f+Me(c,m),0),g=Me(c,[0,0,e.width,e.height]);return u+Il*d+Dl*(Pt(c)-g)+Rl*p*t.type};for(let i=0;i<Vl;i++)s.forEach((c,p)=>{let u=o[p].map((g,f)=>a(p,xt(g,t),f&&1+f/4)),d=u.indexOf(Math.min(...u));s[p]=o[p][d],r[p]=xt(s[p],t)});return s}function Ul(e,t){let{label:[n,o]}=e,s=Gl(e,t.type),{width:r,height:a}=jr(s,t.type),[i,c]=[1.15*t.disc+r/2+1,1.15*t.disc+a/2+.5],p=r*.3,u=[[0,c],[0,-c],[p,c],[-p,c],[p,-c],[-p,-c],[i,0],[-i,0]];return[{lines:s,place:Yl(e,t.disc,(s.length-e.name_lines.length)*t.type)},...u.map(([g,f])=>({lines:s,place:[n+g,o+f]}))]}function Gl({name_lines:e},t){let[n]=e;if(t<8.6||e.length>1||n.length<(t<11?zl:ql))return e;let o=[...n].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),s=n.length/2,r=o.reduce((a,i)=>Math.abs(i-s)<Math.abs(a-s)?i:a,-99);return r<0?e:[n.slice(0,r).trim(),n.slice(r)]}function Yl({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function jr(e,t){return{width:Math.max(...e.map(n=>n.length))*Or*t,height:(1+Pl*(e.length-1))*t}}function xt({lines:e,place:t},{type:n}){let{width:o,height:s}=jr(e,n);return Lr(t,o,s)}function Lr([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var Pt=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function Me(e,t){return Pt([Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])])}var Je=()=>({times:1,left:0,top:0});function $o(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function et(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return $o(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var Mo=(e,{times:t,left:n,top:o},s,r)=>$o(e,{times:t,left:n+s,top:o+r});function Tr(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,c,p)=>i>c+p*.1&&i<c+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:$o(e,{times:t.times,left:n-s/2,top:o-r/2})}var je="DejaVu Sans, Verdana, sans-serif",Mn="#ffffff",zr=/^c(\d+)$/,Sn="places";function qr(e,t,n,o,s,r){let a=dn(o,r),i=_o(e,Co(a),Ao(n));return[...Ql(e,a),Xl(e,o),...Jl(e,t,a),...oc(e,n),te("frontiers",En(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...ec(e,n,o),tc(e,n,o),nc(e,n,a.grown),...rc(e,t,a,o),...ic(e,t,a,i),lc(e,a,i),...ac(e,t,o),...sc(e,n,o),...cc(e,t,a),uc(e,t,n,a),...pc(e,t,a),dc(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function Pr(e,t,n,o=Je()){let s={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:Math.round(n*e.height/e.width),margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...s,range:[o.left,o.left+e.width/o.times]},yaxis:{...s,range:[o.top+e.height/o.times,o.top]}}}var Nr=new WeakMap;function En(e){let t=Nr.get(e)??Kl(e);return Nr.set(e,t),t}function Kl(e){return{countries:e.countries.map(t=>xe(t.polygons)),continents:e.continents.map(t=>de(t.outline)),land:de(e.continents.flatMap(t=>t.outline)),bridges:de(e.bridges.flatMap(t=>t.segments)),frontiers:de(e.frontiers??[])}}function te(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function Ql(e,t){let{land:n,continents:o}=En(e);return[te("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>te(`band${r}`,o[r],s.color,t.band))]}function Xl(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return te("bridges",En(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Zl(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??On(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function On(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function Jl(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...En(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Zl(e,t,s)}))}function ec(e,t,n){let o=u=>xe(u.flatMap(d=>d===null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),c=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[te("aims-under",o(i),"#ffffff",r),te("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),te("target-under",p,"#ffffff",r),te("target",p,s.target,a),te("source-under",c,"#ffffff",r),te("source",c,s.source,a)]}function tc(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return te("pointed",xe(o),e.palette.target,Math.max(3*n,2.2))}function nc(e,t,n){let[o,s]=t.source===null?[t.last.source,t.last.target]:[t.source,t.target],r=o===null||s===null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,c])=>pn(e,i,c,n));return Eo("arrow",a,e.palette.source)}function Eo(e,t,n){return{...te(e,xe(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var Oo=["#fff0a8","#ff9d2e","#d31616"];function oc(e,t){return Oo.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=Eo(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function sc(e,t,n){let o=de(Ws(e,t.path??[])),s=Math.max(2.6*n,2);return[te("flight-under",o,"#ffffff",s+2.4),te("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function rc(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:c}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[ct(c,p)]}),a=xe(r);return[te("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),te("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function ac(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=de([...o.values()].flatMap(([r,a])=>Bs(e,r,a,11/Math.max(Math.min(n,1),.6))));return[te("covered-under",s,"#ffffff",Math.max(5*n,4.4)),te("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function Co({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var Ao=({source:e,target:t})=>[e,t].flatMap(n=>n===null?[]:[n]);function ic(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,c)=>o[c]&&s(c).toLowerCase()===Mn===r?[c]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:je,size:n.name,weight:700,color:r?Mn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function lc(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:je,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function jo(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(c=>c[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,c,p,u])=>({seat:c,armies:p,missiles:u}))];return i.map((c,p)=>({...c,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var Ir=({seat:e,armies:t})=>e>=0?t>=0:t>0;function cc(e,t,n){let o=t?jo(e,t,n.grown).filter(Ir):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:c,y:p})=>{let{ink:u="",sign:d=[]}=t?.seats[i]??{};return!d.length||u.toLowerCase()===Mn!==s?[]:[d.map(([g,f])=>[c+n.grown*g,p+n.grown*f])]}),a=s?Mn:e.palette.ink;return{...te(s?"signs-light":"signs",xe(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function uc(e,t,n,o){let{palette:s}=e,r=t?jo(e,t,o.grown).filter(Ir):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),c=new Set([n.source,n.target]),p=u=>c.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:je,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||c.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function pc(e,t,n){let o=t?jo(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>Fs([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[Eo("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:je,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function dc(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:je,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Dr(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=So(e[a]),c=So(r),p=Object.entries(c).filter(([d,g])=>!gc(i[d],g)),u=Object.keys(i).flatMap(d=>d in c?[]:[[d,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function So(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(So(o,`${t}${n}.`)):[[t+n,o]]))}function gc(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var Cn=8,fc=15.5,Rr=6,Te=e=>Math.floor(e/Cn);function It(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Hr(e,t,n,o,s,r=uo){return[...xc(e,o,r),...bc(e,o),...yc(e,t,n,o),...vc(e,t,n,o,r),..._c(e,n,o),...$c(e,o),...Mc(e,t,o),...Sc(e,t,o,r),Ec(e,o)]}function Le(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...xe(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function tt(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...de(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function Lo(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:je,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var nt=(e,t)=>e.countries[t].label;function mc(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var Vr=new WeakMap;function hc(e){let t=Vr.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(p,u)=>s+u*o),i=[s/2,r+s/2],c={dark:e.countries.flatMap((p,u)=>(Math.floor(u/n)+u%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,s],[p,r]],[[s,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,u)=>i.flatMap(d=>[{at:[p+o/2,d],text:String.fromCharCode(65+u)},{at:[d,p+o/2],text:String(u+1)}]))};return Vr.set(e,c),c}function xc(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:c,lines:p,words:u}=hc(e),d=[[r,r],[i,r],[i,i],[r,i]];return[Le("field",[d],{fill:a.light}),Le("dark",c,{fill:a.dark}),tt("lines",p,a.line,Math.max(t,.6)),Le("border",[d],{color:a.border,width:Math.max(3*t,2)}),Lo("letters",u,Math.max(15*t,n),a.border)]}function bc(e,t){return e.continents.map(({color:n,outline:o},s)=>{let[[r,a],,[i,c]]=o[0],p=[wc([r+4,a+4],[i-4,c-4],12)];return Le(`camp${s}`,p,{fill:`${On(n,.5)}bf`,color:It(n,.3),width:Math.max(2*t,1.2),dash:`${7*t}px,${5*t}px`})})}function wc([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],c)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(c+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function yc(e,t,n,o){let s=t?.moves??[],r=c=>c.map(p=>nt(e,p)),a=t?.seats[Te(kc(t,s))]?.color??"#888888",i=s.map(c=>ct(nt(e,c[0]),6,16));return[tt("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),tt("walks",s.map(r),It(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),Le("walk-starts",i,{fill:"#ffffff",color:It(a,.15),width:Math.max(2.5*o,1.6)}),tt("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function kc(e,t){let n=t.at(-1)?.at(-1);return n===void 0?-1:(e?.soldiers??[]).indexOf(n)}function vc(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([c,p])=>({at:nt(e,c),text:String(p)})),i={size:25*o,color:On(r,.25),opacity:.9,line:{color:It(r),width:Math.max(1.6*o,1)}};return[Lo("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function _c(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u===null?[]:[mc(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,d,g])=>[Le(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),Le(p,a(u),{color:d,width:r,dash:g})])}function $c(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[tt("poles",n.flatMap(a=>ut(o.pole,nt(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>Le(`flag${i}`,ut(o.pennant,nt(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Mc(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=nt(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[tt("crosses-under",s,"#ffffff",Math.max(8*n,5)),tt("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Sc(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((u,d)=>{if(u<0)return[];let[g,f]=nt(e,u);return[{soldier:d,seat:Te(d),at:[g,f+Rr+1]}]}),i=u=>t?.seats[u],c=a.map(({soldier:u,seat:d,at:g})=>({at:g,text:String(u%Cn),color:i(d)?.ink})),p={size:2*fc*n,opacity:1,color:a.map(u=>i(u.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}};return[Lo("soldiers",c,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((u,d)=>{let g=a.filter(f=>f.seat===d).flatMap(({at:[f,m]})=>ut(u,[f,m-Rr]));return Le(`gear${d}`,g,{fill:It(e.continents[d].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Ec(e,t){return{uid:Sn,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var Br={soldier:null,over:null,target:null,group:null};function bt(e){let t=new Map;for(let[n,o]of D(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Dt(e){let t=new Map;for(let[n,o]of D(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Rt(e,{target:t,group:n}){let o=Dt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var An=e=>(D(e).menu.remove??[]).map(([t])=>t),Vt=(e,t,n)=>D(e).names[t]?.[n]?.[0]??"?",Ve=e=>String(e%Cn);function Wr(e,t,n){let o=n.map(s=>e.board.countries[s].name);return I(e.view,"move",Vt(e,"soldier",t),o)}function To(e,t){let n=Rt(e,t);if(t.target===null||!n.length)return null;let o=s=>Vt(e,"soldier",s);return I(e.view,"attack",o(t.target),n.map(o))}function Oc({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Fr(e,t,n){let{view:o}=e,{menu:s}=D(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let c=An(e).includes(r);return{local:t,message:c?I(o,"remove",Vt(e,"soldier",r)):null}}if(s.attack)return No(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&Te(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier===null)return{local:t};let i=bt(e).get(t.soldier)?.get(n)??Oc(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Wr(e,t.soldier,i):null}}function No(e,t,n){let o=Dt(e);if(o.has(n))return n===t.target?{local:t,message:To(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Rt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Cc(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=D(e);return s<0||Te(s)!==e.view.viewer?{local:t}:r.move?Fr(e,{...t,soldier:s},o):r.attack?No(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Ac(e,t,n){let{menu:o}=D(e);if(n==="Escape")return{local:{...Br}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?I(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:To(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...bt(e).keys()].find(r=>Ve(r)===n);return{local:{...t,soldier:s??t.soldier}}}function jc(e,t){let n=Dt(e),o=bt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function Lc(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(g=>o[g]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(An(e).length)return{...a,targets:s(An(e))};let i=Dt(e);if(i.size){let d=t.target===null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(Rt(e,t))}}let c=bt(e),p=c.get(t.soldier??-1);if(!p||t.soldier===null)return{...a,legal:s([...c.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([d,g])=>[d,g.length]),path:u?[o[t.soldier],...u]:[]}}function Re(e,t){let{color:n,ink:o,name:s}=e.seats[Te(t)];return l("b",{class:"egg-token",title:s,style:{background:n,color:o}},Ve(t))}var Tc={depends:({view:e,local:t,secret:n})=>[[e.menu,e.viewer,e.to_move,e.steps,e.over,e.people,e.cards_left],{...t,over:null},n],draw:(e,t)=>D(e).menu.answer?null:Xe(e,t,()=>{let n=D(e),{menu:o}=n,s=[o.move&&zc(e),o.attack&&qc(e),o.ask&&Pc(e),o.remove&&Ic(e)],r=s.some(a=>a)||o.end_move||o.end_attack;return[...s.flatMap(a=>a||[]),!r&&Ze(e,t),qt(e,n,{})]})};function Nc(e,t,n){let{soldiers:o=[]}=e.view,s=n===null?t.target:o.indexOf(n),r=Rt(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function zc(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=ke(n.lang),i=bt(e),{die:c=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,d=[...u].map(([f,m])=>({value:String(f),text:`${t.countries[f].name} (${m.length})`})),g=f=>f!==""&&r(Wr(e,o.soldier,u.get(Number(f))));return[l("p",{class:"teg-hint"},a.move),l("p",{class:"egg-steps"},pt(c||null,"plain","#ffffff","#26303b"),l("span",{},`${a.steps}: `,l("b",{},p),` / ${c}`),l("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(c-p,0)))),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":a.soldier},...[...i.keys()].map(f=>$(`soldier-${Ve(f)}`,Re(n,f),()=>s({...o,soldier:f===o.soldier?null:f}),{"aria-label":`${a.soldier} ${Ve(f)}`,"aria-pressed":String(f===o.soldier)}))),o.soldier!==null&&se("square",a.square,d,"",g,"…")]}function qc(e){let{view:t,local:n,set:o,send:s}=e,r=ke(t.lang),a=Dt(e),i=Rt(e,n),c=a.get(n.target??-1)??[],p=To(e,n),u=d=>o(No(e,n,d).local);return[l("p",{class:"teg-hint"},r.attack),l("h5",{},r.against),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.against},...[...a.keys()].map(d=>$(`target-${d}`,Re(t,d),()=>u(d),{"aria-pressed":String(d===n.target)}))),c.length>0&&l("h5",{},r.group),c.length>0&&l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":r.group},...c.map(d=>$(`with-${d}`,Re(t,d),()=>u(d),{"aria-pressed":String(i.includes(d))}))),l("div",{class:"teg-buttons"},$("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p}))]}function Pc(e){let{view:t,send:n}=e,o=ke(t.lang),s=t.answerer??-1,r=([a])=>{let[i,c]=t.cards_left?.[a]??["",0],p=l("span",{},l("b",{},i),l("small",{},` ${c} ${o.cards}`));return $(`ask-${a}`,p,()=>n(I(t,"ask",Vt(e,"level",a))),{class:"teg-row"})};return[l("p",{class:"teg-hint"},`${o.ask} `,T(t,s),l("b",{},t.seats[s]?.name)),l("div",{class:"teg-rows"},...D(e).menu.ask.map(r))]}function Ic(e){let{view:t,send:n}=e,o=ke(t.lang);return[l("p",{class:"teg-hint"},o.remove),l("div",{class:"teg-buttons egg-soldiers",role:"group","aria-label":o.remove},...An(e).map(s=>$(`remove-${Ve(s)}`,Re(t,s),()=>n(I(t,"remove",Vt(e,"soldier",s))),{"aria-label":`${o.soldier} ${Ve(s)}`})))]}var Dc={depends:({view:e,secret:t})=>[e.question,e.reply,e.menu.answer,e.viewer,e.people,t?.seat,t?.answer],draw:(e,t)=>e.view.question?Rc(e,t):Vc(e)};function Ur(e,t,n,o){let s=ke(e.lang),r=a=>l("span",{},T(e,a),e.seats[a].name);return l("p",{class:"egg-between"},r(t),` ${s.reads} ${s.for} `,l("b",{},r(n)),` · ${o}`)}function Rc(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=ke(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:c,level:p,text:u,choices:d}=n.question,g=o?.seat===i&&o.step===n.step?o.answer??null:null,f=!!D(e).menu.answer&&g===null,m=b=>s(I(n,"answer",b)),w=n.people?.includes(i)&&n.people.includes(c);return l("section",{class:"teg-card egg-question",role:"status"},l("h4",{},a.question),Ur(n,i,c,p),l("p",{class:"egg-text"},u),l("p",{class:"teg-asks"},T(n,c),l("b",{},n.seats[c].name),` ${t.answers}`),l("div",{class:"teg-rows"},...d.map((b,y)=>$(`answer-${y}`,l("span",{},l("i",{},`${String.fromCharCode(65+y)} `),b),()=>m(y),{class:`teg-row egg-choice${g===y?" egg-right":""}`,disabled:!f})),$("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!f})),w&&g===null&&l("p",{class:"teg-hint"},a.peek_first),w&&g===null&&$("peek",l("span",{},`${a.peek} `,T(n,i),n.seats[i].name),()=>s(wn(n,i)),{class:"teg-cover"}),g!==null&&l("p",{class:"teg-hint"},`${a.right_is}: `,l("b",{},d[g])),g!==null&&$("cover",t.secret_hide,r,{class:"teg-cover"}),Ye(n,t))}function Vc({view:e}){let t=ke(e.lang);if(!e.reply)return null;let{reader:n,seat:o,level:s,text:r,choices:a,choice:i,answer:c,right:p,note:u,source:d}=e.reply,g=f=>f===c?"✓ ":f===i?"✗ ":"";return l("section",{class:"teg-card egg-question egg-answered"},l("h4",{},t.question),Ur(e,n,o,s),l("p",{class:"egg-text"},r),l("ul",{class:"egg-choices"},...a.map((f,m)=>l("li",{class:m===c?"egg-right":m===i?"egg-wrong":null},g(m),f))),l("strong",{class:p?"egg-verdict egg-right":"egg-verdict egg-wrong"},p?t.right:i<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),u&&l("p",{class:"egg-note"},u),d&&l("p",{class:"teg-hint"},`${t.source}: ${d}`))}var Hc={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return null;let o=ke(e.lang),[s,r]=[Te(n.soldiers[0]),Te(n.soldier)],a=c=>[e.seats[c].color,e.seats[c].ink],i=({attack:c,defence:p},u)=>{let d=Math.max(...c),g=d===p,f=m=>g?"plain":m?"won":"lost";return l("div",{class:"egg-throw"},l("span",{},...c.map(m=>pt(m,f(m===d&&d>p),...a(s)))),l("b",{class:"teg-versus"},g?"=":d>p?"▸":"◂"),pt(p,f(p>d),...a(r)),g&&u<n.throws.length-1&&l("small",{},o.again))};return Q(t.dice,l("p",{class:"egg-fight"},...n.soldiers.map(c=>Re(e,c)),l("b",{}," → "),Re(e,n.soldier)),...n.throws.map(i),n.fallen.length>0&&l("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(c=>Re(e,c)),ge(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function Bc({board:e,view:t},n,o){let s=ke(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[l("p",{},r>=0&&l("span",{},Re(t,r),` ${s.soldier} ${Ve(r)}`),a>=0&&l("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var Wc=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[Te(o)].name} ${Ve(o)}`]:[]).join(", "),Gr={start:{...Br},side:["banner","turn","since","refusal","question","actions","odds","battle","seats"],below:["news"],sections:{actions:Tc,question:Dc,battle:Hc},renew:(e,t)=>({local:jc(e,t)}),click:Fr,drag:Cc,fight:Nc,key:Ac,marks:Lc,hover:(e,t,n)=>{let o=bt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:Hr,facts:Bc,stands:Wc,keys:"keys_eggar"};function zo(e={},t={}){return{start:{...xr},side:["banner","turn","since","refusal","actions","odds","battle","seats","secret"],below:["news"],renew:(n,o)=>({local:vr(n,o,e)}),click:(n,o,s,r)=>yr(n,o,s,e,r),fight:(n,o,s)=>kr(n,o,s,e),key:(n,o,s)=>$r(n,o,s,e),marks:(n,o)=>_r(n,o,e),...t,sections:{actions:Sr(e),secret:ht(()=>[]),...t.sections}}}var Yr=zo();var Kr={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},ue=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},Ht=e=>e.reduce((t,n)=>t+n,0),ce=({board:e},t)=>e.countries[t].name;function Bt(e,t){let n=ue(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=Qr(e);return o.find(s=>s===t.mode)??o[0]}function Qr(e){return D(e).menu.attack?.length?["attack","move"]:["move"]}function wt(e,{transfers:t},n){return(ue(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-Ht(t.filter(s=>s[0]===n).map(s=>s[2]))}function Io(e,t){return ue(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Xr({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function Fc(e,{cards:t}){let{commit:n}=ue(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+Ht(o.map(r=>r[1]))}function Zr(e,t){let n=o=>ce(e,o);switch(Bt(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return Ht(o.map(([,s])=>s))!==ue(e).place_five.troops?null:I(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target===null?null:I(e.view,"attack",n(t.target));case"move":return!Xr(t).length&&!ue(e).move.null?null:I(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return I(e.view,"commit",t.cards.map(n));default:return null}}function qo(e,t,n,o){let{troops:s,provinces:r}=ue(e).place_five,a=Ht(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function Uc(e,t,n){let o=t.origin,s=Math.min(t.amount,wt(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],c={...t,transfers:i};return wt(e,c,o)?c:{...c,origin:null}}function Do(e,t,n,o){switch(Bt(e,t)){case"placing":return{local:qo(e,t,n,o?-1:1)};case"attack":{let s=D(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:I(e.view,"attack",ce(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!==null&&Io(e,t.origin).includes(n)?{local:Uc(e,t,n)}:{local:{...t,origin:n!==t.origin&&wt(e,t,n)>0?n:null}};case"commit":{let s=ue(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function Gc(e,t){let{view:n,secret:o}=e,s=ue(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=c=>c.map(p=>Number(p[0]));switch(Bt(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:Jr(t.placed).map(([c,p])=>[c,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let c=i(s.move.provinces).filter(d=>wt(e,t,d)>0),p=Xr(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),u=t.origin!==null;return{...a,legal:u?[]:c,targets:Io(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var Jr=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Yc(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:Zr(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function Kc(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,seats:n,news:t.news}}var Qc={depends:({view:e,local:t,secret:n})=>[e,{...t,pointed:null,amount:String(t.amount)},n],draw:(e,t)=>Xe(e,t,()=>{let n=Bt(e,e.local),o=D(e),s={placing:Zc,attack:Jc,move:eu,commit:tu};return[n==="attack"||n==="move"?Xc(e,t):null,...n?s[n](e,t):[],!n&&!o.menu.answer_draw&&Ze(e,t),o.menu.answer_draw&&vo(e,o,"answer_draw",{},t),qt(e,o,{})]})};function Xc(e,t){let{local:n,set:o}=e,{forms:s}=D(e),r=Bt(e,n),a=Qr(e);return a.length<2?l("p",{class:"teg-hint"},t.rec_first_turn):l("div",{class:"teg-buttons teg-verbs"},...a.map(i=>$(`verb-${i}`,s[i]?.label??i,()=>o({...n,mode:i,origin:null,target:null}),{"aria-pressed":String(i===r)})))}function Ln(e,t,n=""){let o=Zr(e,e.local),s=D(e).forms[t]?.label??t;return l("div",{class:"teg-buttons"},$(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o}))}function jn(e,t,n,o,s,r){let a=o.map(c=>({value:String(c),text:ce(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es")),i=c=>c!==""&&Number(c)!==s&&e.set(Do(e,e.local,Number(c),!1).local);return se(t,n,a,s===null?"":String(s),i,r.choose)}function Zc(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=ue(e).place_five,a=s-Ht(Object.values(n.placed));return[l("p",{class:"teg-hint"},t.rec_place),l("p",{class:"teg-left-over"},`${t.rec_left}: `,l("b",{},a)),jn(e,"source",t.place,r.map(i=>i[0]),null,t),l("ul",{class:"teg-list"},...Jr(n.placed).map(([i,c])=>l("li",{},l("span",{},ce(e,i)),l("b",{},`+${c}`),$(`less-${i}`,"−",()=>o(qo(e,n,i,-1)),{"aria-label":`${ce(e,i)} −1`}),$(`more-${i}`,"+",()=>o(qo(e,n,i,1)),{disabled:!a,"aria-label":`${ce(e,i)} +1`})))),Ln(e,"place_five")]}function Jc(e,t){let{local:n}=e,o=D(e).menu.attack.map(([r])=>r),s=n.target===null?"":`: ${ce(e,n.target)}`;return[l("p",{class:"teg-hint"},t.rec_attack),jn(e,"target",t.place,o,n.target,t),Ln(e,"attack",s)]}function eu(e,t){let{local:n,set:o}=e,{provinces:s}=ue(e).move,r=s.map(c=>c[0]).filter(c=>c===n.origin||wt(e,n,c)>0),a=n.origin===null?0:wt(e,n,n.origin),i=c=>o({...n,transfers:n.transfers.filter((p,u)=>u!==c)});return[l("p",{class:"teg-hint"},n.origin===null?t.rec_move:t.rec_move_to),jn(e,"source",t.source,r,n.origin,t),n.origin!==null&&jn(e,"target",t.target,Io(e,n.origin),null,t),...a>1?mt(Math.min(n.amount,a),[1,a],c=>o({...n,amount:c}),t):[],l("ul",{class:"teg-list"},...n.transfers.map(([c,p,u],d)=>l("li",{},l("span",{},`${ce(e,c)} → ${ce(e,p)}`),l("b",{},u),$(`drop-${d}`,"×",()=>i(d),{"aria-label":t.rec_drop})))),Ln(e,"move")]}function tu(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=ue(e).commit,c=u=>o(Do(e,n,u,!1).local),p=(u,d,g,f,m=!1)=>l("label",{class:"teg-check"},l("input",{type:"checkbox","data-key":u,checked:f,disabled:m,change:()=>c(d)}),l("span",{},ce(e,d)),l("b",{},g));return[ea(e),l("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit),a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([u,d])=>p(`card-${u}`,u,d,n.cards.includes(u))),!i.length&&l("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&l("p",{},`${t.rec_shown}: ${Po(e,e.secret.shown)}`),l("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,l("b",{},Fc(e,n))),Ln(e,"commit")]}var Po=(e,t)=>t.map(n=>`${ce(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function ea(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return l("p",{class:"teg-parties"},T(t,n),t.seats[n].name," → ",l("b",{},ce(e,s))," (",T(t,o),t.seats[o].name,")")}var nu={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>$(`look-${d}`,l("span",{},T(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s(wn(n,d)),{class:"teg-wide-button"})),u=o?.fight;return Q(t.rec_result,ea(e),u&&l("p",{},`${t.attack}: `,l("b",{},u.offence),` · ${Po(e,u.cards)}`),u&&l("p",{},`${t.defence}: `,l("b",{},u.defence),` · ${Po(e,u.defence_cards)}`),u&&l("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&l("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&$("cover",t.secret_hide,r,{class:"teg-cover"}))}},ou={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},t.rec_own),l("span",{class:"teg-whose"},`${t.secret_whose} `,T(n,o.seat),n.seats[o.seat].name),l("p",{},...(o.facts??[]).map(([,a,i],c)=>l("span",{},c?" · ":"",l("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&l("h5",{},t.rec_notes),r.length>0&&l("ul",{class:"teg-notes"},...r.map(([a,i])=>l("li",{},l("span",{},ce(e,a)),l("span",{},...i.map(c=>l("span",{title:n.seats[c].name},T(n,c))))))),!_n(e)&&(n.people?.length??0)>1&&$("cover",t.secret_hide,s,{class:"teg-cover"}))}},ta={start:Kr,side:["banner","turn","since","refusal","actions","result","own","seats"],below:["news"],sections:{actions:Qc,result:nu,own:ou},curtain:!0,keys:"keys_rec",shown:Kc,renew:(e,t)=>({local:su(e,t)}),click:Do,key:Yc,marks:Gc,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[l("p",{},"? ",...a.map(i=>l("span",{},T(e,i),`${e.seats[i].name} `)))]:[]}}};function su(e,t){let n={...Kr,amount:t.amount===1/0?1:t.amount},{commit:o}=ue(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var sa={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},ru=["place","attack","regroup","ally_regroup","fire_missile"],au={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},ra=["conquest_move","intrusion_move","aggression_move","choose_dice"],aa=[...ra,"joint_decision"],iu=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),Tn=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),lu=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function re(e){return aa.some(t=>e[t]?.length)?null:ru.find(t=>Ro(e,t).length)??null}function Ro(e,t){return(au[t]??[t]).flatMap(n=>e[n]??[])}function be(e,t){return t.missile&&Wt(e)?{fire_missile:e.fire_missile}:e}function Wt(e){return!!e.fire_missile?.length&&!aa.some(t=>e[t]?.length)}function ia(e){return Object.entries(e).some(([t,n])=>n.length>0&&!iu.has(t)&&!t.startsWith("propose_"))}function Nn(e,t,n){let o=re(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function Vo(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function zn(e,t){let n=re(e);if(n!=="regroup")return n;let o=Vo(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function Ho(e){return lu.find(t=>e[t]?.length)??null}function Bo(e,t){return t==="end_turn"&&!!e.earned}function Ne(e){let t=re(e);return t?[...new Set(Ro(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function ze(e,t){let n=re(e);if(!n||n==="place"||t===null)return[];let o=Ro(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function qn(e,t,n=null,o=re(e)){if(!o||!Tn.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function Wo(e){let t=ra.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function qe(e,t,n,o=!1){let s=be(t.menu,n),r=zn(s,n),{source:a,target:i}=n;if(!r||a===null||!Ne(s).includes(a))return null;let c=e.countries[a].name;if(r==="place")return qn(s,a)?I(t,r,c,na(s,n)):null;if(i===null||!ze(s,a).includes(i))return null;let p=e.countries[i].name;if(Tn.has(r))return I(t,r,c,p,na(s,n));let u=Nn(s,a,i);if(!u.length)return r==="attack"&&o?mn(t,c,p,Math.max(1,n.keep)):I(t,r,c,p);let d=Fo(u,n);return d===null||o?null:I(t,r,c,p,t.seats[d].name)}function Fo(e,t){return t.occupant!==null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function Uo(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source===null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?I(t,o,a):I(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function na(e,t){let n=Math.max(qn(e,t.source,t.target,zn(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function la(e,t,n,o,s=!1){let r=be(t.menu,n),a=re(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=ua(t.menu)&&Ne(r).includes(o);return{choice:{...p,source:u?o:null},message:qe(e,t,p)}}if(ze(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},d=p||!Tn.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:d?qe(e,t,u,s):null}}let i=o!==n.source&&Ne(r).includes(o);if(a==="fire_missile"&&!i&&n.source!==null&&o!==n.source)return{choice:n,message:null};let c={...n,source:i?o:null,target:null,occupant:null};return{choice:c,message:Ft(e,t,c)}}function ca(e,t,n,o){let s=be(t.menu,n),r=re(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||Ne(s).includes(o)||ze(s,a).includes(o))return null;let i=(...f)=>f.map(m=>e.countries[m].name),c=(...f)=>({message:hn(t,r,...i(...f),...Tn.has(r)?[1]:[])});if(r==="place")return c(o);if(a!==null)return c(a,o);let p=f=>t.owner[f]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return c(o,u.find(f=>p(f)!==(r==="attack"))??u[0]);let d=Ne(s).filter(f=>ze(s,f).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${R(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=u.find(p)??t.owner.findIndex(f=>f===t.viewer);return g<0?null:c(g,o)}function ua(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function Ft(e,t,n){return re(be(t.menu,n))==="fire_missile"&&n.source!==null?er(t,e.countries[n.source].name):null}function pa(e,t){let n=t.missile&&Wt(e.menu),o=be(e.menu,{...t,missile:n}),r=(re(o)!=="place"||ua(e.menu))&&t.source!==null&&Ne(o).includes(t.source)?t.source:null,a=t.target!==null&&ze(o,r).includes(t.target)?t.target:null,i=Nn(o,r,a).includes(t.occupant??-1)?t.occupant:null,c=re(e.menu),p=t.amount===1/0&&t.verb!==void 0&&t.verb!==c?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:c,amount:p}}function da(e,t,n=null,o=null,s=void 0){let r=be(e.menu,t),a=ze(r,t.source),i=re(r)==="place",c={legal:t.source===null||i?Ne(r):[],targets:a,source:t.source,target:t.target,last:t.source===null?e.last??oa:oa};return!n||!s||t.source===null?c:{...c,reach:cu(s,n),path:uu(s,n,o??t.target)}}function cu(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[ga(e,o.country)]:[]))])}function Ut(e,t,n){if(!t||n===null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function uu(e,t,n){return(Ut(e,t,n)?.path??[]).map(o=>ga(e,o)).filter(o=>o>=0)}var ga=(e,t)=>e.countries.findIndex(n=>n.name===t);function fa(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function ma(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var oa={source:null,target:null};var ha={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function Pn({board:e,view:t},{choice:n,reach:o}){let s=n.source===null?null:e.countries[n.source]?.name;return re(be(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function In(e,t){let n={...e.choice,...t};return t.target===void 0?{...e,choice:n}:{...e,choice:n,aim:null}}function wa(e,t){return{...e,register:{...e.register,...t}}}function ya({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=In(n,o);return{local:r,message:Ft(e,t,r.choice)}}function du({board:e,view:t},n,o){let{choice:s}=n,r=Ho(t.menu);if(o==="Escape")return{local:In(n,{source:null,target:null,occupant:null,missile:s.source!==null&&s.missile})};if(o.toLowerCase()==="m")return Wt(t.menu)?ya({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&Bo(t,r))return{local:n,refusal:{code:"card_forfeit",clause:"TEG-12.4",text:R(t.lang).card_forfeit}};if(o.toLowerCase()==="e")return{local:n,message:r?I(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=Wo(t.menu);if(!i)return{local:In(n,{amount:a})};let c=a>=i.range[0]&&a<=i.range[1];return{local:n,message:c?I(t,i.verb,a):null}}function xa(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:Pn(t,o),arrange:s=>t.set(wa(o,s)),choose:s=>t.set(In(o,s))},n)}}function gu({view:e},t){return e.situation?l("section",{class:"teg-card teg-situation","data-situation":e.situation.id},l("h4",{},t.situation),l("strong",{},e.situation.name),l("p",{},e.situation.text)):null}function fu(e,t){let{view:n}=e;if(n.over)return null;if(!ia(n.menu)){let o=(n.awaited??n.viewer)!==n.viewer&&n.seats[n.awaited??-1],s=o?`${t.awaiting} ${o.name}.`:n.to_move===-1?t.chance_due:n.viewer===null?t.watching:t.waiting;return Q(t.actions,l("p",{class:"teg-hint"},s),ko(e,t),ba(e,t),Ye(n,t))}return Q(t.actions,ba(e,t),_u(e,t),$u(e,t),bu(e,t),mu(e,t),Mu(e,t),Ye(n,t))}function mu(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=be(n.menu,o),i=re(a);if(!i)return null;let c=g=>{let f={source:u(g),target:null,occupant:null};s(f),e.send(Ft(r,n,{...o,...f}))},p=g=>g.map(f=>({value:String(f),text:r.countries[f].name})).sort((f,m)=>f.text.localeCompare(m.text,"es")),u=g=>g===""?null:Number(g),d=g=>g===null?"":String(g);return l("div",{class:"teg-play","data-verb":i},l("p",{class:"teg-hint"},yu(i,e,t)),se("source",i==="place"?t.country:t.source,p(Ne(a)),d(o.source),c,t.choose),i!=="place"&&se("target",t.target,p(ze(a,o.source)),d(o.target),g=>s({target:u(g),occupant:null}),t.choose),i==="fire_missile"&&o.source!==null&&hu(e,t),xu(e,a,t),i==="attack"?ku(e,t):vu(e,i,t),i==="place"&&wu(e,t))}function hu({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:Ut(e,n,r),i=a&&`${a.country}: `;return l("div",{class:"teg-aim"},l("p",{class:"teg-legend","aria-label":s.damage},l("span",{},s.damage),...[3,2,1].map(c=>l("span",{},l("i",{style:{background:Oo[c-1]}}),String(c)))),a&&l("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},l("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&ge(a.refusal.clause)))}function xu({view:e,choice:t,choose:n},o,s){let r=Nn(o,t.source,t.target);if(!r.length)return null;let a=Fo(r,t);return l("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},l("span",{class:"teg-label"},s.occupant),...r.map(i=>$(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function bu(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!Wt(n.menu))return null;let a=()=>{let{local:i,message:c}=ya(e,e.local);s(i),r(c)};return l("div",{class:"teg-buttons teg-mode"},$("missile-mode",l("span",{},Ee("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"}))}function wu({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu;if(!a.length&&!i.length)return null;let c=Uo(e,t,n,"place_missile"),p=i.find(d=>d[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1));return l("div",{class:"teg-buttons"},a.length>0&&$("act-place_missile",r.place_missile,()=>s(c),{disabled:!c}),i.length>0&&l("span",{class:"teg-group"},$("act-convert_to_missile",r.convert,()=>s(Uo(e,t,n,"convert_to_missile",u)),{disabled:!p}),l("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:d=>o({convert:Number(d.target.value)})},...Array.from({length:Math.max(p,1)},(d,g)=>l("option",{value:g+1,selected:g+1===u},g+1)))))}function yu(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source===null?o.hint_source:o.hint_target:e==="fire_missile"?n.source===null?o.hint_fire:o.hint_fire_target:n.target===null?o.hint_regroup:o.hint_regroup_target}function ku({board:e,view:t,choice:n,choose:o,send:s},r){let a=qe(e,t,n)!==null,i=qe(e,t,n,!0)!==null,c=n.source===null?99:t.armies[n.source];return l("div",{class:"teg-buttons"},$("act-attack",r.do_attack,()=>s(qe(e,t,n)),{class:"teg-main",disabled:!a}),l("span",{class:"teg-group"},$("act-attack_until",r.do_attack_until,()=>s(qe(e,t,n,!0)),{disabled:!i}),at("keep",r.keep,n.keep,[1,Math.max(c,1)],p=>o({keep:p}))))}function vu({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=qe(e,t,n)!==null,c=zn(be(t.menu,n),n)??r,p=r==="regroup"?Vo(t.menu,n.source,n.target):[],u=qn(t.menu,n.source,n.target,c)||999,d=m=>o({amount:m}),g=$(`act-${c}`,a[`do_${r}`],()=>s(qe(e,t,n)),{class:"teg-main",disabled:!i});if(r==="fire_missile")return l("div",{class:"teg-buttons"},g);let f=n.amount===1/0&&u===999?1:Math.min(n.amount,u);return l("div",{},p.includes("missiles")&&l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.unit},...p.map(m=>$(`unit-${m}`,a[`unit_${m}`],()=>o({unit:m}),{"aria-pressed":String(m==="missiles"==(c==="regroup_missiles"))}))),l("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},l("span",{class:"teg-label"},a.amount),...[1,5].map(m=>$(`amount-${m}`,String(m),()=>d(m),{"aria-pressed":String(n.amount===m)})),$("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),at("amount",a.amount,f,[1,u],d)),u>1&&u<999&&l("input",{type:"range","data-key":"amount-range","aria-label":a.amount,min:1,max:u,value:f,change:m=>d(m.target.valueAsNumber)}),l("div",{class:"teg-buttons"},g))}function ba({view:e,arrange:t},n){let o=e.proposals?.find(r=>e.people?.includes(r.seats[1]));return o?l("button",{type:"button","data-key":"asked",class:"teg-wide-button teg-asked",click:r=>{t({open:!0}),r.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({block:"nearest",behavior:"smooth"})}},T(e,o.seats[0]),n.asked):null}function _u({view:e,send:t},n){let o=Wo(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,c={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice};return l("div",{},l("p",{class:"teg-hint"},c[s]??n.hint_conquest),l("div",{class:"teg-buttons teg-conquest",role:"group","aria-label":s==="conquest_move"?n.conquest:s},...Array.from({length:i-a+1},(p,u)=>$(`act-${s}-${a+u}`,String(a+u),()=>t(I(e,s,a+u)),{class:"teg-main"}))))}function $u({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu;if(!s.length&&!r.length&&!a.length)return null;let i=d=>t.pacts?.find(g=>g.number===d)?.text??`#${d}`,c=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(d=>t.seats[d].name).join(" + "),u=t.viewer??t.to_move;return l("div",{class:"teg-decisions"},s.length>0&&l("div",{},l("p",{},l("b",{},o.joint),c&&`: ${p} → ${c}`),l("div",{class:"teg-buttons"},...s.map(d=>{let g=!!d[0];return $(`act-joint_decision-${g}`,g?o.joint_on:o.joint_stop,()=>n(I(t,"joint_decision",g)),{class:g?"teg-main":null})}))),...[...new Set(r.map(d=>d[0]))].map(d=>l("div",{},l("p",{},o.zone," ",l("small",{},i(d))),l("div",{class:"teg-buttons"},$(`zone-${d}-keep`,o.zone_keep,()=>n(Ct(t,u,"zone_decision",d,!0))),$(`zone-${d}-end`,o.zone_end,()=>n(Ct(t,u,"zone_decision",d,!1)))))),...a.map(([d])=>l("div",{},l("p",{class:"teg-hint"},i(d)),$(`act-open_joint_attack-${d}`,o.joint_open,()=>n(I(t,"open_joint_attack",d)),{class:"teg-wide-button"}))))}function Mu({view:e,send:t},n){let o=Object.keys(e.menu).filter(a=>e.menu[a].some(i=>i.length===0));if(!o.length)return null;let s=a=>()=>t(I(e,a)),r=a=>{let{label:i}=e.forms[a];if(!Bo(e,a)){let c=a==="request_card"?"teg-main":null;return $(`act-${a}`,i,s(a),{title:a===Ho(e.menu)?"E":null,class:c})}return l("details",{class:"teg-ask"},l("summary",{"data-key":`ask-${a}`},`${i}…`),l("p",{},`${n.card_forfeit} `,ge("TEG-12.4")),$(`act-${a}`,i,s(a),{class:"teg-danger"}))};return l("div",{class:"teg-buttons"},...o.map(r))}function Su(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,c=o.open??i>0,p=n.people??[];return l("section",{class:"teg-card teg-pacts"},$("pacts",l("span",{},l("i",{},c?"▾":"▸"),` ${t.pacts}`,i>0&&l("b",{},i)),()=>s({open:!c}),{class:"teg-fold","aria-expanded":String(c)}),c&&l("div",{class:"teg-register"},r.length>0?l("ul",{},...r.map(u=>Ou(e,u,t))):l("p",{class:"teg-hint"},t.no_pacts),l("div",{},a.length>0&&l("h5",{},t.proposals),a.length>0&&l("ul",{},...a.map(u=>Au(e,u,t))),!n.over&&p.length>0&&n.viewer!==null&&Lu(e,t))))}function ka(e,t){return l("span",{class:"teg-pair"},...t.map(n=>T(e,n)))}function Eu(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function Ou({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:Eu(e,s.breakable_by??[]),c=i.find(p=>t.breaking===`${a}/${p}`);return l("li",{"data-pact":a,class:s.breaker===null?null:"teg-breaking"},ka(e,s.seats),l("span",{},s.text," ",ge(s.clause)),Cu(e,s,r),i.length>0&&c===void 0&&l("div",{class:"teg-buttons"},...i.map((p,u)=>$(u?`break-${a}-${p}`:`break-${a}`,l("span",{},i.length>1&&T(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),c!==void 0&&l("div",{class:"teg-buttons",role:"alert"},l("b",{class:"teg-out"},T(e,c),r.break_sure),$(`break-${a}-yes`,r.yes,()=>o(Ct(e,c,"announce_break",a)),{class:"teg-danger"}),$(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function Cu(e,{breaker:t,seats:n,notice:o},s){if(t===null)return null;let r=n.find(a=>a!==t)??t;return l("p",{class:"teg-out"},`${s.broken_by} `,T(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,T(e,r),`${e.seats[r]?.name}.`)}function Au({view:e,send:t},n,o){let{number:s,seats:[r,a]}=n,i=p=>!e.over&&e.people?.includes(p),c=(p,u)=>()=>t(Ct(e,u,p,s));return l("li",{"data-proposal":s},ka(e,n.seats),l("span",{},n.text),(i(a)||i(r))&&l("div",{class:"teg-buttons"},i(a)&&$(`accept-${s}`,l("span",{},T(e,a),o.accept),c("accept_pact",a)),i(a)&&$(`decline-${s}`,l("span",{},T(e,a),o.decline),c("decline_pact",a)),i(r)&&$(`withdraw-${s}`,l("span",{},T(e,r),o.withdraw),c("withdraw_proposal",r))))}var ju=12;function Lu({view:e,register:t,arrange:n,send:o},s){let r=$("offers",s.propose,()=>o(tr(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:c,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return l("div",{},r,l("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(h=>h.kind))],g=[...new Set(a.offers.filter(h=>h.kind===i).map(h=>h.partner))],f=a.offers.find(h=>h.kind===i&&h.partner===c),m=f?.terms??[],w=fa(f,u),b=f&&w?I(e,f.verb,f.partner,...w):null,y=(h,v)=>h.map(k=>({value:k,text:v(k)}));return l("div",{class:"teg-offer"},se("offer-kind",s.offer_kind,y(d,h=>ao(e.lang,"pact",h)),i,h=>n({kind:h,partner:"",first:"",terms:""}),s.choose),se("offer-partner",s.offer_partner,y(g,h=>h),c,h=>n({partner:h,first:"",terms:""}),s.choose),m.length>ju&&se("offer-first",s.offer_first,y([...new Set(m.map(h=>String(h[0])))].sort((h,v)=>h.localeCompare(v,"es")),h=>h),p,h=>n({first:h,terms:""}),s.offer_all),(!f||m.some(h=>h.length>0))&&se("offer-terms",s.offer_terms,m.map((h,v)=>({value:String(v),text:ma(h),begins:String(h[0])})).filter(h=>!p||h.begins===p).sort((h,v)=>h.text.localeCompare(v.text,"es")),u,h=>n({terms:h}),s.choose),l("div",{class:"teg-buttons"},$("offer-send",s.send_offer,()=>o(b),{class:"teg-main",disabled:!b}),$("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Tu({view:e,secret:t,send:n,cover:o},s){if(e.viewer===null)return null;let r=l("span",{class:"teg-whose"},`${s.secret_whose} `,T(e,e.viewer),e.seats[e.viewer].name);if(!t)return l("section",{class:"teg-card teg-secret"},l("h4",{},s.secret),r,$("private",s.secret_show,()=>n(Ce),{class:"teg-cover"}));let a=(...i)=>n(I(e,...i));return l("section",{class:"teg-card teg-secret teg-open"},l("h4",{},s.secret),r,l("h5",{},s.objective),...t.objectives.map(i=>l("p",{class:"teg-objective"},i)),l("h5",{},s.hand),t.hand.length?l("ul",{class:"teg-hand"},...t.hand.map(i=>l("li",{},Et(i.symbol),l("b",{},i.country),l("small",{},ao(e.lang,"symbol",i.symbol)),i.bonus&&$(`bonus-${i.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>a("bonus",i.country))))):l("p",{class:"teg-hint"},s.no_cards),...t.exchanges.map((i,c)=>$(`exchange-${c}`,`${s.exchange}: ${[...i.cards,...i.continents].join(" + ")} = ${i.armies}`,()=>a("exchange",i.cards,i.continents),{class:"teg-exchange"})),$("cover",s.secret_hide,o,{class:"teg-cover"}))}function Nu(e,t,n){let o=R(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[l("p",{},a(s))]:[],...r.map(([,i,c,p])=>l("p",{},`${o.shared} `,T(e,i),`${e.seats[i]?.name} · ${c}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[l("p",{class:"teg-out"},l("b",{},o.blocked))]:[],...qu(t,e,n).map(i=>l("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function zu(e,t,n,o){let s=Ut(e,n,o),r=R(t.lang);return s?s.refusal?[l("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[l("p",{class:"teg-in"},l("b",{},`${r.damage}: ${s.damage}`))]:[]}function qu(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var va={start:{choice:{...sa},register:{...ha},reach:null,aim:null},side:["banner","turn","since","refusal","actions","odds","battle","situation","seats","secret"],below:["news","pacts"],keys:"keys_teg",sections:{actions:{draw:xa(fu),depends:({board:e,view:t,local:n,...o})=>[[t.step,t.steps,t.menu,t.viewer,t.to_move,t.awaited,t.joint],{...n.choice,amount:String(n.choice.amount)},t.proposals,[n.reach?.source,Ut(e,Pn({board:e,view:t,...o},n),n.aim??n.choice.target)]]},pacts:{draw:xa(Su),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:gu,depends:({view:e})=>e.situation},secret:{draw:Tu,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=pa(t,n.choice),s={...ha,open:n.register.open},r=o.missile?Ft(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=ca(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=la(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=be(e.menu,t),s=n??t.target;return re(o)==="attack"&&s!==null&&ze(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:du,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:wa(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},marks(e,t){return da(e.view,t.choice,Pn(e,t),t.aim,e.board)},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],["card",s.cards,n],["exchange",s.exchanges,o]],facts(e,t,n){let{board:o,view:s}=e;return{lines:Nu(s,o,n),instead:zu(o,s,Pn(e,t),n)}}};var Pu={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[Iu(e,t)]};function Iu({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=c=>`${e.countries[c].name} (${t.armies[c]})`;return l("p",{class:"teg-hint"},T(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function Du({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&l("h5",{},t.objective),n&&l("p",{class:"teg-objective"},n),l("h5",{},t.hand),o.length?l("ul",{class:"teg-hand"},...o.map(Ru)):l("p",{class:"teg-hint"},t.no_cards)]}function Ru({name:e,symbol:t,label:n,bonus:o}){return l("li",{},Et(t),l("b",{},e),l("small",{},n),o>0&&l("span",{class:"teg-gain"},`+${o}`))}function Vu({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>l("span",{title:n.weapons[s]},Et(s));return Q(t.exchanges,l("ul",{class:"teg-values"},...n.values.map(([s,r])=>l("li",{},...Array.isArray(s)?s.map(o):[s],l("b",{},r)))),l("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var _a=zo(Pu,{side:["banner","turn","since","refusal","actions","odds","battle","secret","seats","pack"],sections:{secret:ht(Du),pack:{draw:Vu,depends:({view:e})=>e.cards}}});var He={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},$a=["attack","strike_air","strike_sea","fire"],Hu=["build"],[Ko,Ea,Qo]=[0,1,2],Xo={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},Ma=new WeakMap;function Dn(e){let t=Ma.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=D(e),s=Object.keys(He).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},c=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=g=>c.includes(g)?p[c.indexOf(g)]:null,d=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:He[r]?u(He[r]):null,most:d}})});return Ma.set(e.view,{secret:e.secret,orders:s}),s}var Go=e=>[...new Set(e)].filter(t=>t!==null);function Rn(e,t){return Go(Dn(e).filter(n=>n.source===t).map(n=>n.verb))}function yt(e,t){let{source:n}=t,o=Rn(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(v=>o.includes(v))??o[0];if(n===null||!s)return null;let r=Dn(e).filter(v=>v.verb===s&&v.source===n),a=t.about[s],i=v=>Go(v.map(k=>k.about)).sort((k,M)=>k-M),c=i(r).includes(a),p=Go((c?r.filter(v=>v.about===a):r).map(v=>v.target)),u=p.includes(t.target??-1)?t.target:null,d=u===null?r:r.filter(v=>v.target===u),g=i(d),f=g.includes(a)?a:g[0]??null,m=d.filter(v=>v.about===f),w=Math.max(0,...m.map(v=>v.most)),b=Math.min(Math.max(t.amounts[s]??(Hu.includes(s)?1:1/0),Math.min(1,w)),w),y=m.length>0&&(!p.length||u!==null),h={verb:s,source:n,target:u,targets:p,about:f,abouts:g,amount:b,most:w,done:y};return{...h,load:Bu(e,t,h)}}function Bu({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(b=>b.source===s&&(o==="march"||b.vehicle===r)),c=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?Ko:(r??0)+1]??0),u=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),g=Math.min(n.aboard,d),f=i?.goods??[],m=f.flatMap(([b,y])=>{let h=Math.min(n.cargo[b]??0,y);return h?[[b,h]]:[]}),w=u*g+m.reduce((b,[y,h])=>b+c[y]*h,0);return{room:p,used:w,troops:d,aboard:g,goods:f,cargo:m,sizes:c}}var Yo=({board:e},t)=>e.countries[t].name,Sa=(e,t,n)=>D(e).names[t]?.[n??-1]?.[0]??"?";function Gt(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,c=Yo(e,o),p=s===null?"":Yo(e,s),u=He[n]&&Sa(e,He[n],r),d=(i?.cargo??[]).map(([f,m])=>[Sa(e,"good",f),m]),g=(...f)=>I(e.view,n,...f);switch(n){case"attack":return g(c,p,a);case"strike_air":case"strike_sea":return g(c,p,u,a);case"fire":return g(u,c,p);case"march":return g(c,p,d,a);case"carry":return g(c,p,u,a,i?.aboard??0,d);case"upgrade":return g(c,u);default:return g(c,u,a)}}function Zo(e,t){return t?.length?I(e.view,"end_turn",t.map(n=>Yo(e,n))):null}function Oa(e){return(D(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Jo(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function Ca({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,c]=t[s],p=Math.floor(a*i/4)+c,u=Math.max(0,p-n[r]),d=u>o[r],g=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),f=d?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:d,lost:g,destroyed:f}}function Aa({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let c=o.includes(a)?0:Math.min(i,e[s][a]),p=s===Qo?n[a]:0;return{duel:c,hits:Math.max(0,(i-c)*t[s-1][r]-p)}}var Wu=e=>!!D(e).menu.end_turn&&!Dn(e).length,ot=(e,t)=>t.chosen??(Wu(e)?[]:null),es=e=>({source:e,target:null,aboard:0,cargo:{}}),ts=(e,t)=>({...e,...es(t)});function ja(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=ot(e,t);if(r)return{local:s?{...t,chosen:ns(r,n)}:t};let a=yt(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:Gt(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:ts(t,n===t.source?null:n)};if(!a)return{local:t};let i=$a.find(u=>Dn(e).some(d=>d.verb===u&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let c=$a.includes(a.verb)?a.verb:"attack",p=He[c]?a.about??0:null;return{local:t,message:Gt(e,{...a,verb:c,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var ns=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function La(e,t,n){let{menu:o}=D(e),s=yt(e,t);if(n==="Escape")return{local:{...ts(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:ot(e,t)??[]}};if(n==="Enter"){let r=ot(e,t);return{local:t,message:r?Zo(e,r):Gt(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function Ta(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!D(e).menu.end_turn)return{...Xo,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!==null&&n.owner[t.source]===n.viewer?t:ts(t,null),a=yt(e,r),i=a&&a.verb===t.verb?a.target:null,c=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:c,target:i,aboard:0,cargo:{}}}function Na(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:Fu(e,t)},r=ot(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=yt(e,t);if(t.source!==null){let{target:i=null,targets:c=[]}=a??{};return{...s,source:t.source,target:i,targets:c,last:{source:null,target:null}}}return s}function Fu(e,t){let{view:n}=e,o=ot(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Jo(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good===null?[]:os(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function os({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function za({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var Vn={plane:"M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",ship:"M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",wall:"M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",armoury:"M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",airfield:"M-9 10-3-10H3L9 10H2V4H-2V10z",shipyard:"M-8 10V-9H8V-4H-3V10z",troop:"M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z"},Pa=["armoury","airfield","shipyard"],[Gu,Yu]=[.55,.9];function Ku({planes:e=[],ships:t=[],levels:n=[]},o,s){return[["plane",e[o]],["ship",t[o]],["wall",n[0]?.[o]],...s<Yu?[]:Pa.map((a,i)=>[a,n[i+1]?.[o]])].filter(([,a])=>a>0)}function Ia(e,t,n,o,s){let r=dn(o,s),a=Math.max(8.4,r.least/o),i=.7*Math.max(a*.95,r.least/o),c=o>=Gu,p=Object.fromEntries(Object.keys(Vn).map(d=>[d,[]])),u=[];return e.countries.forEach(({label:[d,g]},f)=>{let m=Ku(t,f,o);if(!m.length)return;let w=m.map(([,_])=>a+(c&&_>1?a*.1+i*String(_).length:0)+1.5),b=w.reduce((_,E)=>_+E,0),[y,h]=[r.grown+2.6+a/2,r.grown+2.6],v=[[d-b/2,g-y],[d-b/2,g+y],[d+h,g],[d-h-b,g]],k=v.map(([_,E])=>[_,E-a/2,_+b,E+a/2]),[M,N]=v[Cr(e,Co(r),Ao(n),k)];m.forEach(([_,E],A)=>{let C=[M+a/2,N];p[_].push(...ut(Vn[_]).map(L=>L.map(([P,U])=>[C[0]+P*a/20,C[1]+U*a/20]))),c&&E>1&&u.push({at:[M+a+.6,N],text:String(E)}),M+=w[A]})}),[...Qu(e,t,r,o),...["plane","ship","wall",...Pa].flatMap(d=>[qa(`${d}-under`,p[d],e,o,!0),qa(d,p[d],e,o,!1)]),{uid:"war-counts",type:"scatter",mode:"text",x:u.map(d=>d.at[0]),y:u.map(d=>d.at[1]),text:u.map(d=>d.text),textposition:"middle right",textfont:{family:je,weight:700,size:Math.max(a*o*.95,r.least),color:e.palette.badge},hoverinfo:"skip",cliponaxis:!1}]}function qa(e,t,n,o,s){let r=s?Math.max(2.6*o,2.4):0;return{uid:`war-${e}`,type:"scatter",mode:"lines",...xe(t),fill:"toself",hoveron:"fills",fillcolor:s?"#ffffff":n.palette.badge,line:{color:"#ffffff",width:r,simplify:!1},hoverinfo:"skip"}}function Qu(e,t,n,o){let s=t.over?[]:e.countries.flatMap(({label:a},i)=>{let c=t.owner[i]===t.turn?(t.free?.[Ko][i]??0)/Math.max(t.armies[i],1):0;return c>0?[Xu(a,n.grown+1.5/o,c)]:[]}),r=(a,i,c)=>({uid:a,type:"scatter",mode:"lines",...de(s),hoverinfo:"skip",line:{color:i,width:c,simplify:!1}});return[r("war-free-under","#ffffff",Math.max(4.2*o,3.4)),r("war-free",e.palette.covered,Math.max(2.4*o,2))]}function Xu([e,t],n,o){let s=Math.max(3,Math.round(28*o));return Array.from({length:s+1},(r,a)=>{let i=2*Math.PI*o*(a/s);return[e+n*Math.sin(i),t-n*Math.cos(i)]})}var Yt=["troop","plane","ship"],ss=["wall","armoury","airfield","shipyard"];function Kt(e,t=""){let n=H("path",{d:Vn[e],fill:"currentColor"});return H("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},n)}var Ra=(e,t)=>t.map(([n,o])=>`${o} ${e.things?.good[n]}`).join(", "),st=({board:e},t)=>t===null?"":e.countries[t].name,Zu={depends:({view:e,local:t,secret:n})=>[[e.steps,e.menu,e.viewer,e.to_move,e.over,e.people],{...t,over:null,goals:null,good:null,amounts:Object.entries(t.amounts).map(String)},n],draw:(e,t)=>Xe(e,t,()=>{if(!D(e).menu.end_turn)return[Ze(e,t)];let n=ot(e,e.local);return n?lp(e,n,t):[...tp(e,t),ap(e),ip(e)]})};function Ju({view:e}){let t=ee(e.lang),n=Yt.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return l("p",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[l("span",{title:e.things?.aim[s]},Kt(Yt[s]),l("b",{},o))]:[]))}function ep({view:e,send:t}){let n=ee(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.length?l("div",{class:"teg-buttons"},...o.map(([r,a])=>$(`routine-${r}`,`${s[r]} (${a})`,()=>t(Zs(e,r))))):null}function tp(e,t){let{view:n,local:o,patch:s}=e,r=ee(n.lang),a=yt(e,o),i=Rn(e,o.source),c=D(e).forms,p=n.owner.flatMap((u,d)=>u===n.viewer&&Rn(e,d).length?[d]:[]);return[Ju(e),ep(e),rs(e,"source",t.source,p,o.source,u=>s(es(u)),t),o.source===null&&l("p",{class:"teg-hint"},r.choose),o.source!==null&&!i.length&&l("p",{class:"teg-hint"},r.nothing_here),i.length>0&&l("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...i.map(u=>$(`verb-${u}`,c[u].label,()=>s({verb:u,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(u===a?.verb)}))),...a?np(e,a,t):[]]}function rs(e,t,n,o,s,r,a){let i=o.map(c=>({value:String(c),text:st(e,c)})).sort((c,p)=>c.text.localeCompare(p.text,"es"));return se(t,n,i,s===null?"":String(s),c=>r(c===""?null:Number(c)),a.choose)}function np(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=ee(o.lang),{names:c,forms:p}=D(e),u=He[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=Gt(e,t),f=m=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:m}});return[l("p",{class:"teg-hint"},t.targets.length?d?i.aim:i.where:i.here),t.targets.length>0&&rs(e,"target",n.target,t.targets,t.target,m=>r({verb:t.verb,target:m}),n),u&&l("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...t.abouts.map(m=>$(`${u}-${m}`,c[u]?.[m]?.[1]??String(m),()=>r({verb:t.verb,about:{...s.about,[t.verb]:m}}),{"aria-pressed":String(m===t.about)}))),op(e,t),t.most>1&&l("div",{},...mt(t.amount,[1,t.most],f,n)),t.load&&rp(e,t,t.load),sp(e,t),l("div",{class:"teg-buttons"},$(`act-${t.verb}`,`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`,()=>a(g),{class:"teg-main",disabled:!g}))]}function op({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o===null||!r||t!=="build"&&t!=="upgrade")return null;let c=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return l("p",{class:"teg-hint"},`${ee(e.lang).each_costs} ${Ra(e,c)}`)}function sp({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=ee(e.lang);if(o===null)return null;if(t==="attack"){let{hits:p,block:u,defence:d,conquered:g,lost:f,destroyed:m}=Ca(e,n,o,s);return l("p",{class:`war-forecast ${g?"war-good":""}`},l("b",{},g?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${g?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${f}, ${a.loses} ${m}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:c}=Aa(e,t==="strike_air"?Ea:Qo,n,o,s);return l("p",{class:"war-forecast"},l("b",{},`${c} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function rp(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:c}){let{view:p,local:u,patch:d}=e,g=ee(p.lang);if(!s&&!a.length)return null;let f=w=>i.find(([b])=>b===w)?.[1]??0,m=(w,b,y,h,v,k)=>l("li",{},l("span",{},b,l("small",{},` /${h}`)),l("b",{},y),$(`${w}-less`,"−",()=>k(y-1),{disabled:y<1,"aria-label":`${w} −1`}),$(`${w}-more`,"+",()=>k(y+1),{disabled:y>=h||o+v>n,"aria-label":`${w} +1`}),$(`${w}-most`,"⇥",()=>k(Math.min(h,y+Math.floor((n-o)/v))),{disabled:y>=h||o+v>n,"aria-label":`${w} max`}));return l("div",{class:"war-load"},l("h5",{},`${g.cargo}: `,l("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),l("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&m("aboard",g.aboard,r,s,p.troop_size??1,w=>d({aboard:w})),...a.map(([w,b])=>m(`cargo-${w}`,p.things?.good[w],f(w),b,c[w],y=>d({cargo:{...u.cargo,[w]:y}})))))}function ap({view:e,secret:t}){return t||e.viewer===null?null:l("p",{class:"teg-hint war-locked"},ee(e.lang).locked)}function ip({view:e,patch:t}){return l("div",{class:"teg-buttons teg-plain"},$("end",ee(e.lang).end,()=>t({chosen:[]}),{title:"E"}))}function lp(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=ee(o.lang),c=o.next_troops?.[o.viewer??-1]??0,p=Jo(c,t),u=Oa(e),d=(s?.delivery??[]).filter(w=>o.owner[w]===o.viewer),g=Zo(e,t),f=w=>r({chosen:w}),m=o.owner.flatMap((w,b)=>w===o.viewer&&!t.includes(b)?[b]:[]);return[l("p",{class:"teg-hint"},i.deliver),l("p",{},`${i.troops}: `,l("b",{},c)),l("div",{class:"teg-buttons"},u.length>1&&$("deliver-borders",i.borders,()=>f(u[0])),u.length>0&&$("deliver-all",i.all,()=>f(u[u.length-1])),d.length>0&&$("deliver-before",i.before,()=>f(d))),rs(e,"source",n.place,m,null,w=>w!==null&&f([...t,w]),n),l("ul",{class:"teg-list"},...t.map((w,b)=>l("li",{},l("span",{},st(e,w)),l("b",{},`+${p[b]}`),$(`drop-${w}`,"×",()=>f(ns(t,w)),{"aria-label":`${st(e,w)} ×`})))),l("div",{class:"teg-buttons"},o.phase==="orders"&&$("back-to-orders",i.back,()=>r({chosen:null})),$("act-end_turn",i.end_now,()=>a(g),{class:"teg-main",disabled:!g}))]}var cp={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=ee(n.lang);return t===null?Q(o.place,l("p",{class:"teg-hint"},o.look)):Q(o.place,l("p",{class:"war-name"},T(n,n.owner[t]),l("b",{},st(e,t)),l("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),pp(e,t))}};function up({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...ss.map((a,i)=>e.levels?.[i][t]??0)],r=[...Yt.slice(1),...ss];return l("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[l("span",{},Kt(r[i],o[i]),l("b",{},a))]:[]))}function pp(e,t){let{view:n}=e,o=ee(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Yt.flatMap((c,p)=>{let[u,d]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let g=u-d;return[l("tr",{},l("th",{scope:"row"},Kt(c),` ${n.things?.aim[p]}`),l("td",{},l("b",{},u)),l("td",{},g>0&&`${g} ${o.busy}`))]}),a=ss.flatMap((c,p)=>{let u=n.levels?.[p][t]??0;return u?[l("tr",{},l("th",{scope:"row"},Kt(c),` ${n.things?.installation[p]}`),l("td",{},l("b",{},u)),l("td",{},o.level))]:[]}),i=l("tr",{},l("th",{scope:"row"},o.defence),l("td",{},l("b",{},n.defence?.[t])),l("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return l("div",{},l("table",{class:"teg-seats war-place"},...r,...a,i),dp(e,t))}function dp(e,t){let{view:n,secret:o}=e,s=ee(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:l("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=os(e).find(([c])=>c===t)?.[1]??[];return l("p",{class:"war-stock"},`${s.stock}: `,i.length?Ra(n,i):s.no_stock)}function gp(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=ee(n.lang),i=za(e),c=(o.delivery??[]).map(p=>st(e,p)).join(", ");return[o.objective&&l("h5",{},t.objective),o.objective&&l("p",{class:"teg-objective"},o.objective),l("h5",{},a.own_stock),l("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>$(`good-${p}`,l("span",{},`${n.things?.good[p]} `,l("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&l("p",{class:"teg-hint"},a.see_good):l("p",{class:"teg-hint"},a.no_stock),l("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),c&&l("p",{class:"teg-hint"},`${a.sent_to}: ${c}`)]}var fp=(e,t)=>({...t,secret:ee(e.lang).lock_title,secret_show:ee(e.lang).show}),Da=ht(gp),mp={draw:(e,t)=>Da.draw(e,fp(e.view,t)),depends:e=>[Da.depends(e),e.local.good]},hp={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>l("section",{class:"teg-card"},$("goals",l("span",{},l("i",{},t.goals?"▾":"▸"),ee(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&l("ul",{class:"war-goals"},...(e.goals??[]).map(o=>l("li",{},o))))},xp={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=ee(n.lang),r=l("p",{},l("b",{},st(e,o.source))," → ",l("b",{},st(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((g,f)=>g?[`${g} ${u[f]}`]:[]);return Q(s.last,r,l("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),ge("WAR-9.8"))}let c=o.kind==="land_attack",p=c?0:o.unit;return Q(s.last,r,l("p",{class:"war-fight"},Kt(Yt[p]),l("b",{},o.sent),` ${s.sent} · `,l("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),l("p",{},`${t.losses}: ${a} / ${i}`,!c&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),ge(c?"WAR-6.3":"WAR-9.5"),o.conquered&&l("strong",{class:"teg-conquered"},t.conquered))}},Va={start:{...Xo},side:["banner","turn","since","refusal","actions","battle","place","secret"],below:["news","seats","goals"],sections:{actions:Zu,place:cp,secret:mp,goals:hp,battle:xp},renew:(e,t)=>({local:Ta(e,t)}),click:ja,key:La,marks:Na,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news}:e,facts:(e,t,n)=>({lines:[up(e,n)]}),keys:"keys_wargame",stays:!0,traces:Ia};var bp={teg:va,tgm:_a,reconquista:ta,wargame:Va,eggar:Gr};function Hn(e){return bp[e??""]??Yr}var wp=350;function as(e,t,n){if(!n)return;e.hidden=!1;let o=t.getBoundingClientRect(),[s,r]=[n.x-o.left,Math.min(Math.max(n.y-o.top,0),o.height)],a=Math.min(Math.max(s-e.offsetWidth/2,4),o.width-e.offsetWidth-4),i=r>o.height/2;Object.assign(e.style,{left:`${a}px`,top:`${i?r-e.offsetHeight-22:r+30}px`})}function Ha({card:e,frame:t},n,o,s){let r=null,a=-1,i,c=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(g,f=wp)=>{c(),r=o.group(g),r?.classList.add("teg-lit"),i=setTimeout(()=>u(g),f)},u=g=>{a=g;let{board:f,view:m}=n(),w=ae(m)?m:null,b=w?s(g):{};if(!b)return;let{lines:y=[],instead:h=[]}=b,v=h.length?h:[kp(f,w,g)];e.replaceChildren(...yp(f,w,g),...y,...v);let k=o.pixel(f.countries[g].label);as(e,t,k)};return{point:p,hide:c,again:()=>a>=0&&u(a)}}function Ba(e,t,n){if(t&&t.owner[n]>=0)return T(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return l("i",{class:"teg-dot",style:{background:o}})}function yp(e,t,n){let{name:o,continent:s}=e.countries[n],r=R(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[l("header",{},l("b",{},o),l("small",{},e.continents[s]?.name??"")),l("p",{},Ba(e,t,n),a?.name??(t?.neutral===void 0?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function kp(e,t,n){let o=R(t?.lang??"es");return l("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>l("span",{},Ba(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&l("b",{},` ${t?.armies[s]}`))))}function Wa(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},c={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},c),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},c),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},c),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},c),e.addEventListener("touchcancel",i,c)}function Fa(e,t,n){let o=null,s=({touches:[i,c]})=>({clientX:(i.clientX+c.clientX)/2,clientY:(i.clientY+c.clientY)/2,apart:Math.hypot(i.clientX-c.clientX,i.clientY-c.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let c=i.touches.length===2?s(i):null;c&&(i.preventDefault(),i.stopPropagation()),c&&o&&n(c.apart/o.apart,o,c),o=c};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function Ka(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var vp=new Set(["x","y","fillcolor","line.color","line.width"]),_p=new Set(["x","y","text","textposition"]),$p=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function is(e,t,n,o,s){let r=o.traces.map((a,i)=>{let c=n[a],p=e.querySelector(`.trace${c.uid}`),u=Object.keys(o.update).filter(d=>o.update[d][i]!==void 0);return p&&Mp(t[a],c,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Mp(e,t,n,o,s){let r=p=>o.every(u=>p.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(vp))return()=>ls(t,n,s);if(t.mode==="text"&&r(_p))return()=>cs(e,t,n,s);let i=n.querySelectorAll(".point"),c=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r($p)&&c?()=>Op(e,t,n,i):null}function ls(e,t,n){let o=Sp(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(H("g")).appendChild(H("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,c=H("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(c)}function Sp({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]===null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var Ep={left:"end",center:"middle",right:"start"},Ua=1.3,Be=(e,t)=>Array.isArray(e)?e[t]:e;function Ga({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Be(o,a),size:Be(s.size,a),color:Be(s.color,a)}]:[])}var Ya=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function cs(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=b=>{let y=b.text.split("<br>"),[h,v]=[o.x(b.x),o.y(b.y)],k={fontFamily:s,fontSize:`${b.size}px`,fontWeight:r,fontStyle:a,fill:b.color,whiteSpace:"pre"},M=(y.length-1)*Ua+1,N=H("text",{x:h,y:v,"text-anchor":Ep[b.place.split(" ")[1]],style:k});return y.length===1?N.textContent=b.text:N.append(...y.map((_,E)=>H("tspan",{class:"line",x:h,y:v,dy:`${E*Ua}em`},_))),H("g",{class:"textpoint",transform:`translate(0,${b.size*(.75-M/2)})`},N)},c=n.querySelector(".text");if(!c)return;let[p,u]=[Ga(e),Ga(t)],d=[...c.children],g=new Map(d.length===p.length?p.map((b,y)=>[Ya(b),d[y]]):[]),f=u.map(b=>g.get(Ya(b))),m=new Set(f);for(let b of d)m.has(b)||b.remove();let w=c.firstElementChild;u.forEach((b,y)=>{let h=f[y]??i(b);h===w?w=w.nextElementSibling:c.insertBefore(h,w)})}function Op(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:c},p)=>({point:{fill:Be(i.color,p),stroke:Be(i.line.color,p),strokeWidth:`${Be(i.line.width,p)}px`},number:{fontSize:`${Be(c.size,p)}px`,fill:Be(c.color,p)}}),a=(i,c,p)=>{for(let u of Object.keys(p))p[u]!==c[u]&&(i.style[u]=p[u])};o.forEach((i,c)=>{let[p,u]=[r(e,c),r(t,c)];a(i,p.point,u.point),a(s[c],p.number,u.number),e.text[c]!==t.text[c]&&(s[c].textContent=t.text[c])})}function Qa(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=H("rect",{width:t,height:n,style:{fill:o}});return H("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Cp(a,s)))}function Cp(e,t){let n=H("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>H("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&ls(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Ap(e,t)),o.endsWith("text")&&cs({...e,text:[]},e,n,t),n}function Ap({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,c=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p===null)return[];let d={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[H("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:c,style:d})]})}var us=1500,jp=6e3,Xa=0,Lp=640,Tp={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Ja(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,c=0,p=!1,u=!1,d,g=Za([1,1],Je()),f,m=Promise.resolve(),w=y=>{let[h]=y.points??[],{uid:v=""}=s[h?.curveNumber]??{};if(v===Sn)return h.pointNumber;let k=zr.exec(v);return k?Number(k[1]):-1},b={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Je(),type(y){t=y,a=""},look(y){y.times===b.window.times&&y.left===b.window.left&&y.top===b.window.top||(b.window=y,b.onZoom())},reveal(y){r&&b.look(Tr(r,b.window,y))},async draw(y,h,v,k,M){e.style.aspectRatio=`${y.width} / ${y.height}`;let N=(c||=e.clientWidth)||Lp,_=b.window,E=(M.drawing??qr)(y,h,v,_.times*N/y.width,M.traces,t).map(Ka),A=`${N} ${k} ${_.times} ${_.left} ${_.top}`,C=r===y&&s.length===E.length&&a===A,L=C?Dr(s,E):null,P=Pr(y,k,N,_),U=async()=>{d??=await n(),await d.react(o,E.map(Np),P,Tp),p=!1,u||b.take()};if(await m,i.signal.aborted)return;clearTimeout(f);let W=s,V=r===null;[s,r,a]=[E,y,A],g=Za([N/y.width,P.height/y.height],_);let oe=!u&&C&&e.querySelector(".teg-sketch");oe&&(!L||is(oe,W,E,L,g))||!u&&b.sketch(Qa(E,P,g))||L&&is(o,W,E,L,g)?p=!0:!C||p&&L?await U():L&&await d.restyle(o,L.update,L.traces);let Y=async()=>{let[K,J]=[f,e.closest("[data-kernel=busy]")!==null],ie=Xa+(J?jp:us)-performance.now();if(ie>0)return void(f=setTimeout(Y,Math.min(ie,us)));d??=await n(),f===K&&!i.signal.aborted&&(m=U())};Xa=performance.now(),p&&(f=setTimeout(Y,us)),V&&b.listen(M)},sketch(y){return e.querySelector(".teg-sketch")?.remove(),y&&e.append(y),y!==null},take(){if(u=!0,b.sketch(null),i.signal.aborted)return b.purge();o.on("plotly_hover",y=>{let h=w(y);h>=0&&b.onHover(h)}),o.on("plotly_unhover",()=>b.onLeave())},listen(y){window.addEventListener("mousedown",h=>{if(!e.contains(h.composedPath()[0]))return;h.shiftKey&&(h.stopPropagation(),h.preventDefault());let v=b.at(h),k=b.window,M=b.point(h),N=k.times>1&&M&&!(y.drag&&v>=0),_=A=>{let C=e.getBoundingClientRect(),L=(r?.width??0)/k.times/C.width,[P,U]=[h.clientX-A.clientX,h.clientY-A.clientY];r&&Math.hypot(P,U)>=8&&b.look(Mo(r,k,P*L,U*L))};N&&!h.button&&window.addEventListener("mousemove",_);let E=A=>{window.removeEventListener("mousemove",_);let C=Math.hypot(A.clientX-h.clientX,A.clientY-h.clientY)<8;v>=0&&C&&b.onClick(v,A),v>=0&&!C&&!N&&b.onDrag(v,b.at(A))};h.button||window.addEventListener("mouseup",E,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",h=>{let v=b.point(h);!(h.ctrlKey||h.metaKey)||!r||!v||(h.preventDefault(),h.stopPropagation(),b.look(et(r,b.window,Math.exp(-h.deltaY/250),v)))},{capture:!0,passive:!1,signal:i.signal}),Wa(e,i.signal,h=>{let v=b.at(h);return v>=0&&b.onHold(v),v>=0},()=>b.onLeave()),Fa(e,i.signal,(h,v,k)=>{let[M,N]=[b.point(v),b.point(k)];r&&M&&N&&b.look(Mo(r,et(r,b.window,h,N),M[0]-N[0],M[1]-N[1]))})},resized(y){return!y||Math.abs(y-c)<1?!1:(c=y,!0)},pixel([y,h]){if(!r)return null;let v=e.getBoundingClientRect();return{x:v.left+(y-g.window.left)*g.unit[0],y:v.top+(h-g.window.top)*g.unit[1]}},at(y){let h=b.point(y);return h&&r?r.countries.findIndex(v=>Vs(v.polygons,h)):-1},point({clientX:y,clientY:h}){if(!r)return null;let v=e.getBoundingClientRect();return[g.window.left+(y-v.left)/g.unit[0],g.window.top+(h-v.top)/g.unit[1]]},group(y){return e.querySelector(`.tracec${y}`)},purge(){i.abort(),clearTimeout(f),u&&d.purge(o)}};return b}function Za([e,t],n){let o=[e*n.times,t*n.times],s=(r,a)=>i=>String(Math.round((i-r)*a*100)/100);return{unit:o,window:n,x:s(n.left,o[0]),y:s(n.top,o[1])}}function Np(e){return structuredClone(e)}var zp=12;function Qt(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Xt(e,t){let n=R(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=Pp(e,t,n),{once:a,conquest:i}=e,c=(u,d)=>[l("b",{},Qt(u,t)),` ${d}. `],p=a===null?c(i,n.odds_conquest):i===a?[]:c(i,n.odds_end);return[l("p",{class:"teg-odds"},...a===null?[]:c(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&l("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:d,height:g})=>l("span",{title:u},l("i",{style:{height:g}}),l("small",{},d)))),r.length>1&&l("small",{class:"teg-label"},a===null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function qp({left:e}){let t=Math.max(Math.ceil(e.length/zp),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function Pp(e,t,n){let o=qp(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let c=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${c}: ${Qt(i,t)}`,span:c,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var ei={draw:({view:e,odds:t},n)=>t&&Q(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Xt(t,e.lang)),depends:({odds:e})=>e};var ps={at_once:[0,0,0],quick:[600,200,60],slow:[2e3,900,250]},Ip=Object.keys(ps);function ti({battle:e,last:t},n){let[o,s,r]=ps[n]??ps.quick;return e||t.source!==null&&t.target!==null?o:t.target===null?r:s}function Zt(e){return e.over===null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Bn(e,t){let n=Zt(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Ke(e,"action"):null}}var ni={draw:Dp,depends:({view:e,pace:t})=>[t,Bn(e,t.auto).pauses,Zt(e),e.over,e.people,e.seats.some(n=>n.bot)],steady:!0};function Dp({view:e,now:t,pace:n,pause:o,setSpeed:s,send:r},a){if(!e.seats.some(p=>p.bot))return null;let{pauses:i}=Bn(e,n.auto),c=p=>p==="end"&&e.people?.length?"until_mine":`until_${p}`;return l("div",{class:"teg-timeline",role:"group","aria-label":a.bots},l("span",{class:"teg-group"},l("span",{class:"teg-label"},a.bots),$("pause",l("span",{},Ee(i?"pause":"forward"),` ${i?a.pause:a.go_on}`),o,{class:!i&&Zt(e)?"teg-main":null,title:"P",disabled:e.over!==null}),l("select",{"data-key":"speed","aria-label":a.speed,title:a.speed,change:p=>s(p.target.value)},...Ip.map(p=>l("option",{value:p,selected:p===n.speed},a[p])))),l("span",{class:"teg-group"},...["action","turn","round","end"].map(p=>$(`until-${p}`,a[c(p)],()=>r(Ke(t(),p)),{disabled:!Zt(e)}))))}function oi({view:e,pace:t}){if(t.speed==="at_once"||!Zt(e)||e.step<e.steps||e.last.target===null)return null;let o=e.news.filter(s=>s.step===e.step).slice(0,2).map(s=>l("p",{},s.seat!==null&&T(e,s.seat),s.text));return o.length?l("div",{},...o):null}var Rp=2e3,Vp=15,si=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function ds(e,t,n){let o=t.length===2?"arrows":"marks",s=c=>t.every((p,u)=>c[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(c=>!s(c));return Fn({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function Hp(e,t,n){let o=t.trim();if(typeof e.say!="object")return Fn({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return Fn({...e,say:Object.keys(a).length?a:""})}var Wn=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Fn=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),ri={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[c,p]=[Wn(r.say,a),Wn(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],d=({target:f})=>f.value.trim()!==c&&t(Ot(e,Hp(r,f.value,a))),g=l("textarea",{"data-key":"say",rows:2,maxlength:Rp,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return g.textContent=c,l("div",{class:"teg-note"},p&&l("p",{},l("b",{},p)),c&&l("p",{},r.glyph&&l("b",{},`${r.glyph} `),c),l("div",{class:"teg-timeline"},l("details",{},l("summary",{title:s.draw_how},c?s.comment_change:s.comment_add),g),u.length>0&&$("wipe",s.wipe,()=>t(Ot(e,Fn({...r,arrows:[],marks:[]}))))))}};function ai(e){let t=H("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>H("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([c,p])=>`${c.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,{left:r,top:a,times:i}){t.setAttribute("viewBox",`${r} ${a} ${e.width/i} ${e.height/i}`);let c=(s.arrows??[]).map(([u,d,g="good"])=>o(g,pn(e,n(u),n(d)),"drawn-arrow")),p=(s.marks??[]).map(([u,d="good"])=>o(d,[ct(e.countries[n(u)].label,Vp)],"drawn-mark"));t.replaceChildren(...p,...c)}}}function ii(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let c=t(i);if(c<0)return;i.stopPropagation();let p=g=>[...new Set([c,t(g)])].filter(f=>f>=0),u=g=>o(p(g),si(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?s(p(g),si(g)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function Bp(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}function Wp({board:e,view:t},n){if(!t.since)return null;let{lost:o,won:s,taken:r,cards:a,pacts:i}=t.since,c=m=>m===null?null:l("span",{},T(t,m),t.seats[m].name),p=(m,w)=>w.length>0&&l("span",{},l("b",{},`${m}: `),...Bp(w).flatMap(([b,y],h)=>[`${h?"; ":""}${y.map(v=>e.countries[v].name).join(", ")} (`,c(b),")"]),". "),u=r.length>0&&l("span",{},l("b",{},`${n.since_taken}: `),...r.flatMap(([m,w],b)=>[b?", ":"",c(m),` ${w}`]),"."),d=(m,w)=>w&&l("p",{},l("b",{},`${m}: `),w),g=[p(n.since_lost,o),p(n.since_won,s),u],f=Q(n.since,g.some(Boolean)&&l("p",{},...g),d(n.cards,a),d(n.pacts,i));return f.classList.add("teg-since"),f}var li={draw:Wp,depends:({view:e})=>e.since};function ci(e,{since:t}){if(!t||e.source!==null||e.target!==null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s===null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var ui=90,Fp=0,pi={depends:({view:e})=>e.throw,draw:({view:e,send:t},n)=>{if(!e.throw)return null;let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${Fp+=1}`,i=d=>d.key==="Enter"&&p(d),c=l("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=d=>{d.preventDefault(),(c.value.trim()||!s)&&t(Xs(e,c.value))},u=s.length>ui?`${s.slice(0,ui)}…`:s;return queueMicrotask(()=>{let d=c.closest(".teg"),g=c.getRootNode().activeElement;d&&g&&(g===d||d.contains(g)&&!g.matches("input, select, textarea"))&&c.focus({preventScroll:!0})}),Q(n.throw,l("form",{class:"teg-throw",submit:p},l("label",{},l("span",{},o),c),l("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&l("datalist",{id:a},...r.map(([d,g])=>l("option",{value:d,label:g===d?null:g}))),l("p",{class:"teg-hint"},`${n.throw_as} `,l("kbd",{title:s},u)))}};var gs=({step:e,seat:t,before:n,after:o},s,r)=>`${s.step} ${e}: ${t} ${Qt(n,r)} → ${Qt(o,r)}`;function di(e,[t,n],o,s,r){let a=e.filter(({step:c})=>c>=t&&c<=n),i=c=>(c-t)/Math.max(n-t,1);return a.length>0&&l("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((c,p)=>{let u=gs(c,s,r),d=`calc(8px + (100% - 16px) * ${i(c.step).toFixed(5)})`;return $(`turn-${c.step}`,String(p+1),()=>o(c.step),{title:u,"aria-label":`${s.turn_point} ${p+1}. ${u}`,style:{left:d}})}))}var Up={timeline:{draw:Yp,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},bots:ni,lines:gr,note:ri,hint:{draw:Kp,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t,o.curtain&&n===null]},banner:{draw:Xp,depends:({view:e})=>[e.over,e.seats]},turn:{draw:Zp,depends:({view:e})=>[e.round,e.phase,e.turn,e.to_move,e.due,e.over]},since:li,throw:pi,refusal:{draw:Jp,depends:({refusal:e})=>e},odds:ei,battle:{draw:ed,depends:({view:e})=>e.battle},seats:{draw:td,depends:({view:e})=>[e.seats,e.to_move,e.first,e.viewer]},news:{draw:od,depends:({view:e})=>e.news}};function gi(e,t=!1,n=!1){let o=null,s=[],r={...Up,places:Qs()},a=i=>{let c=g=>({slot:l("div",{class:`teg-slot teg-slot-${g}`}),section:i.sections[g]??r[g],drawn:""}),p=(t?[]:i.side.flatMap(g=>g==="turn"?[g,"throw"]:g)).map(c),u=(n&&t?[]:t?["news"]:[...i.below,"places"]).map(c),d=(n?["timeline"]:t?["timeline","lines"]:["timeline","bots","lines","hint","note"]).map(c);e.timeline.replaceChildren(...d.map(g=>g.slot)),e.side.replaceChildren(...p.map(g=>g.slot)),e.below.replaceChildren(...u.map(g=>g.slot)),o=i,s=[...d,...p,...u]};return(i,c=!1)=>{i.game!==o&&a(i.game);let p=R(i.view.lang);for(let u of c?s.slice(0,1):s){let d=u.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...d,u.section.depends(i)]);u.drawn!==g&&(u.drawn=g,Gp(u.slot,u.section.draw(i,p)))}}}function Gp(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");if(e.replaceChildren(...t?[t]:[]),!o)return;(e.querySelector(`[data-key="${o}"]:not([disabled])`)??e.closest(".teg"))?.focus({preventScroll:!0})}function Yp({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:c}=e,p=e.memory,u=(f,m,w,b,y=()=>o(b))=>$(f,Ee(m),y,{title:w,"aria-label":w,disabled:Oe(e,b)===null}),d=l("output",{class:"teg-counter"},`${a}/${i}`),g=l("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:f=>d.textContent=`${f.target.value}/${i}`,change:f=>o(f.target.valueAsNumber)});return l("div",{class:"teg-timeline"},p&&l("span",{class:"teg-group"},u("first","first",r.first_step,0),u("back","back",r.back,a-1,()=>s(-1)),u("forward","forward",r.forward,a+1,()=>s(1)),u("last","last",r.last_step,i)),p&&l("span",{class:"teg-slider"},g,di(t.filter(f=>f.line===e.line),[0,i],o,r,c)),p&&d,e.undoing!=="off"&&l("span",{class:"teg-group"},$("undo",`↶ ${r.undo}`,()=>n(xn(e)),{disabled:!e.undo,title:"U"}),p&&$("redo",`↷ ${r.redo}`,()=>n(bn(e)),{disabled:!e.redo,title:"R"})),l("span",{class:"teg-group",role:"group","aria-label":r.language},...["es","en"].map(f=>$(`lang-${f}`,f,()=>n(f===c?null:dr(f)),{"aria-pressed":String(f===c)}))))}function Kp({view:e,hint:t,secret:n,game:o,send:s},r){if(e.over||e.viewer===null||e.viewer!==e.to_move||o.curtain&&!n)return null;let a=i=>Math.round(100*i);return l("div",{class:"teg-hints",role:"group","aria-label":r.advice},$("hint",r.advice_ask,()=>s(nr(e)),{title:r.advice_what}),t&&l("ol",{"aria-live":"polite",title:r.advice_what},...t.actions.map(i=>l("li",{},i.text,l("small",{},` ${a(i.value)} (${a(i.low)}–${a(i.high)})`)))))}function Qp(e,t,n,o){let{bot:s,name:r}=e.seats[t],a=go.includes(s??"");return l("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${o.level} ${r}`,change:i=>n(or(e,t,i.target.value))},!a&&l("option",{value:"",selected:!0,disabled:!0},s),...go.map(i=>l("option",{value:i,selected:i===s},o[i])))}function Xp({view:e},t){if(!e.over)return null;let{winners:n,reason:o,objectives:s}=e.over,r=n.length===1?e.seats[n[0]]:null,a=r?`${t.winner}: ${r.name}`:n.length?t.winners:t.draw;return l("section",{class:"teg-banner",role:"status",style:r?{background:r.color,color:r.ink}:{}},l("small",{},t.over),l("strong",{},a),!r&&n.length>0&&l("span",{class:"teg-winners"},...n.map(i=>l("span",{},T(e,i),e.seats[i].name))),l("span",{},o),s.length>0&&l("h5",{},t.objectives),...s.map(([i,c])=>l("p",{},T(e,i),`${e.seats[i].name}: ${c}`)))}function Zp({view:e},t){if(e.over)return null;let n=e.seats[e.to_move>=0?e.to_move:e.turn],o=e.to_move===-1;return l("section",{class:"teg-turn","aria-live":"polite",style:n?{background:n.color,color:n.ink}:{}},e.round>0&&l("small",{},`${t.round} ${e.round}`),l("strong",{},n?.name??"",o&&l("em",{},` · ${t.chance}`)),l("span",{},e.phase_name),e.due.length>0&&l("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...e.due.map(s=>l("li",{},l("b",{},s.armies),` ${s.source}`))))}function Jp({refusal:e,dismiss:t},n){return e?l("section",{class:"teg-refusal",role:"alert","data-code":e.code},l("b",{},n.refused),$("dismiss","×",t,{class:"teg-close","aria-label":n.close}),l("p",{},e.text),ge(e.clause)):null}function ed({board:e,view:t},n){let o=t.battle;if(!o||o.source===null||o.target===null)return null;let s=Gs(o.attack,o.defence),r={attack:t.seats[o.seat],defence:t.seats[o.defender]},[a,i]=o.losses,c=(u,d)=>pt(d[u],d.winner===u?"won":d.winner?"lost":"idle",r[u].color,r[u].ink),p={attack:"▸",defence:"◂"};return l("section",{class:"teg-card teg-battle"},l("h4",{},n.dice),l("div",{class:"teg-dice",role:"group","aria-label":n.dice},l("span",{},T(t,o.seat),e.countries[o.source].name),l("span",{}),l("span",{},T(t,o.defender),e.countries[o.target].name),...s.flatMap(u=>[c("attack",u),l("b",{class:"teg-versus"},u.winner?p[u.winner]:""),c("defence",u)]),l("b",{},a?`−${a}`:"0"),l("small",{},n.losses),l("b",{},i?`−${i}`:"0")),o.conquered&&l("strong",{class:"teg-conquered"},n.conquered))}function td({view:e,game:t,send:n},o){let s=e.seats.map(i=>t.columns?.(i,o)??i.facts),r=s.reduce((i,c)=>c.length>i.length?c:i),a=[["",o.seats],...r];return l("section",{class:"teg-card"},l("table",{class:"teg-seats"},l("tr",{},...a.map(([i,c])=>l("th",{scope:"col",title:c},...i?nd(i,c):[c]))),...e.seats.flatMap((i,c)=>[l("tr",{"data-seat":i.name,class:[!i.living&&"teg-dead",c===e.to_move&&"teg-moving"].filter(Boolean).join(" ")},l("th",{scope:"row",title:i.living?i.name:`${i.name}: ${o.dead}`},T(e,c),i.name,c===e.first&&l("small",{title:o.first}," ①"),c===e.viewer&&l("small",{title:o.viewer}," ◂"),i.bot&&Qp(e,c,n,o)),...r.map(([p,u])=>l("td",{title:u},s[c].find(d=>d[0]===p)?.[2]??"?"))),i.continent_cards?.length>0&&l("tr",{class:"teg-continents"},l("td",{colspan:a.length,title:o.continent_cards},...i.continent_cards.map(p=>l("span",{},p))))])),l("p",{class:"teg-signs","aria-hidden":"true"},...r.flatMap(([i,c])=>Ee(i)?[l("span",{},Ee(i),` ${c.toLowerCase()}`)]:[])))}function nd(e,t){let n=Ee(e);return n?[n,l("span",{class:"teg-unseen"},t)]:[t]}function od({view:e},t){let n=[...e.news].reverse();return l("section",{class:"teg-card teg-news"},l("h4",{},t.news),n.length?l("ol",{tabindex:0,"aria-label":t.news},...n.map(o=>l("li",{class:o.step===e.step?"teg-new":null},o.seat===null?l("i",{class:"teg-dot teg-none"}):T(e,o.seat),l("span",{},o.text," ",ge(o.clause))))):l("p",{class:"teg-hint"},t.no_news))}function fi(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s===null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!==null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function mi(e){let t={timeline:l("div",{class:"teg-tops"}),side:l("div",{class:"teg-right"}),below:l("div",{class:"teg-below"})},n=l("div",{class:"teg-map",tabindex:0,role:"application"}),o=l("div",{class:"teg-here",hidden:!0}),s=l("div",{class:"teg-unseen",role:"status"}),r=l("div",{class:"teg-busy",role:"status"}),a=l("div",{class:"teg-hovercard",hidden:!0}),i=l("div",{class:"teg-hovercard teg-act",hidden:!0,"aria-hidden":"true"}),c=(k,M)=>l("button",{type:"button","data-key":k},M),[p,u,d]=[c("wide","⤢"),c("zoom-in","+"),c("zoom-out","−")],g=l("div",{class:"teg-tools"},p,u,d),f=l("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),m=l("details",{class:"teg-card teg-whole"}),w=l("p",{class:"teg-keys"}),b=l("div",{class:"teg-frame"},n,e,o,i,a,r,s),y=l("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),h=l("p",{class:"teg-notice",role:"alert",hidden:!0});return{root:l("div",{class:"teg",role:"group",tabindex:0},h,y,l("div",{class:"teg-columns"},l("div",{class:"teg-left"},b,f,l("div",{class:"teg-top"},t.timeline,g),t.below,m,w),t.side)),places:t,map:n,caption:f,events:m,busy:r,act:i,card:a,wide:p,closer:u,further:d,keys:w,frame:b,notice:h,said:y,here:o,heard:s}}var sd={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},hi=2;function xi(e,t,n){let o=sd[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let c=i.map(u=>{let[d,g]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[f,m]=[d*o[0]+g*o[1],Math.abs(d*o[1])+Math.abs(g*o[0])];return u!==t&&f>0&&m<=hi*f?Math.hypot(f,hi*m):1/0}),p=Math.min(...c);return p<1/0?i[c.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}var rd=15e3,ad=250,bi=new Set(["undo","redo","step","level"]);function wi(e,{root:t,notice:n,busy:o},s,r,a){let i,c,p=!1,u=0,d=!1,g=null,f=null,m=Array.from(crypto.getRandomValues(new Uint32Array(3)),_=>_.toString(36)).join("-"),w=`${m}!`,b=`${m}?`,y=()=>t.hasAttribute("data-busy"),h=()=>{clearTimeout(i),clearTimeout(c),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(h);let v=()=>{i=setTimeout(()=>{let _=M.presence();if(_==="busy"||p&&_!=="unknown")return v();h(),r.unanswered()},rd)},k=()=>{let _=R(s()?.lang),E=M.presence();t.dataset.kernel!==E&&(t.dataset.kernel=E),(E==="gone"||E==="away")&&h(),n.hidden=E!=="gone"&&E!=="away",$t(n,n.hidden?"":_[E==="gone"?"kernel_gone":"kernel_away"]),$t(o,E==="busy"&&!p?_.kernel_busy:_.busy)},M=me(e,k,a),N=(_,E)=>{if(_!==u)return;let A=E?.content?.execution_state;A==="idle"&&h(),p||=A==="busy",k(),r.freed()};return{names:{own:m,driver:w,aside:b},free:h,tell:k,busy:y,there:()=>n.hidden,send(_,E=m){if(!_||n.hidden&&(d||!y())&&r.goes(_))return;if(y()){d&&(g=_);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",_.kind),t.setAttribute("aria-busy","true"),c=setTimeout(()=>t.setAttribute("data-slow",""),ad),p=!1,d=E===w,d||(f=_);let A=++u;k(),v();let C=L=>N(A,L);M.send({..._,nonce:E},Object.assign(()=>{},{iopub:{status:C}}))},ask(_){M.send({..._,nonce:b})},write:M.write,kept(){let _=g;g=null;let{line:E,step:A}=s();return _&&bi.has(_.kind)?{..._,line:E,step:A}:_},keep(){let _=f!==null&&bi.has(f.kind);return _&&(g=f),_}}}var id=250,ld=4,Un=1.5,yi={page:11,class:18},ki=250,cd=6;function Gn({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=ai(n),i=mi(a.svg),{root:c}=i;_e(t),t.append(c);let p=null,u=null,d=null,g=Hn(e.get("view")?.game),f=g.start,m="",w=0,b=he(),y=cn(c);c.append(y.box);let h=o==="pick",v=h||o==="look"||e.get("face")==="look";v&&(c.dataset.face="look"),v&&o&&(i.events.hidden=!0),c.style.setProperty("--teg-ratio",String(n.width/n.height));let k=Ja(i.map,yi.page,async()=>(await s("plotly")).default),M=it(t,()=>L.ask({kind:"still"}),r),N=gi(i.places,v,!!o),_=ud(e),E=()=>({board:n,view:g.shown?.(_(),p)??_(),secret:p}),A=()=>{u={code:"no_answer",clause:null,text:R(_().lang).no_answer},ne()},C=fi(e,_,x=>L.write(x),r),L=wi(e,i,_,{freed:()=>q(),unanswered:A,goes:x=>C.goes(x)},r),{own:P,driver:U,aside:W}=L.names,{send:V}=L,oe=(x,O=_().line)=>V(Oe(C.now(),x,O)),Y=x=>oe(C.now().step+x),K,J=()=>({auto:!!e.get("auto"),speed:e.get("speed")}),ie=()=>J().auto&&!!_()?.goes_on&&L.there(),Se=()=>ie()&&J().speed==="at_once",S=x=>L.write(x),z=()=>{let{pauses:x,message:O}=Bn(_(),J().auto);x===J().auto&&S({auto:!x}),x||V(O)},q=()=>{if(clearTimeout(K),L.busy())return;let x=L.kept();if(x)return V(x);ie()&&(c.setAttribute("data-going",""),!(!Xn||!Se()&&(vt||tn))&&(K=setTimeout(()=>V(Ke(_(),"action"),U),ti(_(),J().speed))))},F=new Map,B=x=>{let O=g.fight?.(E(),f,x);if(!O||!L.there())return null;let j=_t=>n.countries[_t].name,[G,X]=[O.sources.map(j),j(O.target)],pe=[...G,X].join();return F.has(pe)||(F.set(pe,null),L.ask(Js(_(),G,X))),F.get(pe)??null},Z=x=>{x!==f&&(f=x,ne())},We=x=>Z({...f,...x}),fe=x=>x?(x.refusal&&(u=x.refusal,ne()),Z(x.local),V(x.message??null),!0):!1,Fe=()=>{p=null,ne()},Ue=()=>{u=null,ne()},en=!1,vt=!1,tn=!1,Xn=0,ws=-1/0,nn=0,on,ne=()=>{if(vt||en)return;vt=!0;let x=Se()?ws+ki-performance.now():0;x>0?on=setTimeout(Zn,x):C.ahead()?setTimeout(Zn):queueMicrotask(Zn)},Zn=async()=>{if(!tn){for(tn=!0;vt&&!en;)vt=!1,await Ti();tn=!1,!en&&(ws=performance.now(),ie()||c.removeAttribute("data-going"),q())}},Ti=async()=>{let x=_(),O=ae(x)?x:null;L.tell(),zi(R(x?.lang)),i.further.disabled=k.window.times===1,O&&qi(O),c.dataset.theme=b?"dark":"light";let j=O&&{...E(),way:w,odds:B(null),turns:e.get("turns")??[],pace:J(),now:_,go:oe,by:Y,game:g,local:f,refusal:u,hint:d,set:Z,patch:We,send:V,click:to,cover:Fe,dismiss:Ue,pause:z,setSpeed:Pi};nn=C.ahead()?(nn+1)%cd:0,clearTimeout(on),nn&&(on=setTimeout(ne,ki)),j&&N(j,nn>0),await k.draw(n,O&&E().view,O?dd(ci(g.marks(E(),f),O),d):pd,b,g),ys(),Ii(j&&oi(j),x),no(),Ni(),O&&Es.show(O),O&&(c.dataset.step=String(O.step)),O&&M(`${O.line}/${O.step}/${O.steps}/${O.lang}`),c.dataset.seq=String(++Xn)},ys=()=>{let x=v||!ks().length?e.get("selected")??[]:[],{note:O={},lang:j}=_()??{};i.caption.textContent=[e.get("caption"),v&&Wn(O.say,j)].filter(Boolean).join(`
`),i.caption.hidden=!i.caption.textContent;let[G,X]=[e.get("marks")??[],e.get("arrows")??[]],pe=x.filter(so=>!h||!G.some(([Fi])=>Fi===so)),_t={...O,marks:[...O.marks??[],...G,...pe.map(so=>[so,"chosen"])],arrows:[...O.arrows??[],...X]};a.draw(_t,k.window)},ks=()=>{let x=_();if(v||g.curtain||!ae(x)||x.viewer===null)return[];let O={...E(),secret:null},{source:j,target:G}=g.marks(O,f),X=j===null?g.fight?.(O,f,null):null;return X?[...X.sources,X.target].map(pe=>n.countries[pe].name):j===null||!Object.values(x.menu).some(pe=>pe.some(_t=>_t[0]===j))?[]:[j,G].flatMap(pe=>pe===null?[]:[n.countries[pe].name])},vs="",Ni=()=>{let x=ks();x.join()!==vs&&(vs=x.join(),L.write({selected:x}))},_s=()=>{let x=e.get("size")==="class"?"class":"page";c.dataset.size=x,k.type(yi[x]),ne()},Jn=[],zi=x=>{if(Jn[0]===x&&Jn[1]===g)return;Jn=[x,g];let O=[["wide",i.wide],["zoom_in",i.closer],["zoom_out",i.further]];for(let[j,G]of O)G.title=x[j],G.setAttribute("aria-label",x[j]);c.setAttribute("aria-label",x.map),i.map.setAttribute("aria-label",x.walk),i.keys.textContent=`${x[g.keys??"keys"]} ${x.keys_map}`},$s={line:"",step:-1},qi=x=>{let{line:O,step:j}=$s;if($s={line:x.line,step:x.step},O!==x.line||j===x.step)return;let G=x.news.filter(X=>X.step>Math.min(j,x.step-1));(G.length||i.said.firstChild)&&i.said.replaceChildren(...G.slice(-ld).map(X=>l("p",{},X.text)))},Pi=x=>S({speed:x}),Ii=(x,O)=>{i.act.hidden=!x,i.act.replaceChildren(...x?[x]:[]),x&&(c.dataset.beat=String(O.step%2),as(i.act,i.frame,k.pixel(n.countries[O.last.target].label)))},Ms=()=>{L.free();let x=_();if(!ae(x))return ne();C.shown(),Hn(x.game)!==g&&(g=Hn(x.game),f=g.start);let O=Di(x);w=sr(x),F=new Map,u=x.error??null,d&&(d.step!==x.step||d.seat!==x.viewer)&&(d=null),y.close(),we.hide(),fe(g.renew(E(),f)),O&&(g.curtain||g.stays)?V(Ce):O&&!Se()&&L.ask(Ce),ne(),q()},sn=!1,Di=x=>{let O=`${x.line}/${x.step}/${x.steps}/${x.viewer}`;if(O===m)return!1;let j=p!==null&&p.seat===x.viewer;m=O;let G=x.people?.length===1;return sn=(g.curtain?j||G:j&&(G||!!g.stays))&&x.viewer!==null&&!x.over,(!sn||g.curtain)&&(p=null),sn},Ri=x=>{if(x?.nonce===W&&x.kind==="events")return Es.hear(x);if(x?.nonce===W&&x.kind==="odds")return F.set([...x.sources,x.target].join(),x),we.again(),ne();if(x?.nonce===W&&x.kind==="private"&&p?.seat===x.seat&&x.step===_().step)return p=x,fe(g.renew(E(),f)),ne();if(x?.nonce!==P&&x?.nonce!==U)return;L.free();let O=x.kind==="refused"&&x.code==="stale_step";if(O&&x.nonce===U||O&&ie()&&L.keep())return q();if(x?.kind==="clause")return y.show(x,R(_().lang));if(x?.kind==="refused"&&(u=x),x?.kind==="refused"&&x.nonce===U&&S({auto:!1}),!sn&&p?.step!==_().step&&(p=null),x?.kind==="private"){let j=_();p=x.step===j.step&&(j.people?.includes(x.seat)??!0)?x:null,fe(g.renew(E(),f))}else x?.kind==="hint"?d=x.step===_().step&&x.seat===_().viewer?x:null:x&&g.hear&&(f=g.hear(E(),f,x));ne()};rt(e,"change:view",Ms,r),rt(e,"change:lines",ne,r);for(let x of["auto","speed","turns"])rt(e,`change:${x}`,ne,r);for(let x of["caption","marks","arrows","selected"])rt(e,`change:${x}`,()=>Xn&&ys(),r);rt(e,"change:size",_s,r),rt(e,"change:window",()=>As(),r),rt(e,"msg:custom",Ri,r);let we=Ha(i,E,k,x=>{let O=B(x),j=g.facts?g.facts(E(),f,x):{};return O&&j?{...j,instead:Xt(O,_().lang)}:j}),eo={country:-1,time:0},Ss=x=>{let O=e.get("selected")??[],[j,G]=[h?O.filter(X=>X!==x):[],O.includes(x)];L.write({selected:G?j:[...j,x]}),h&&(i.heard.textContent=`${x}: ${R(_().lang)[G?"unmarked":"marked"]}`)},Es=mr(i.events,{view:()=>C.now(),ask:L.ask,go:oe},r);c.addEventListener("click",x=>{let O=x.target,j=O.closest("[data-clause]");y.box.contains(O)||y.close(),j&&(y.from(j),V(pr(j.dataset.clause??"")))});let to=(x,O=!1)=>{L.busy()||!ae(_())||(u&&Ue(),fe(g.click(E(),f,x,O)))};k.onClick=(x,O)=>{if(O?.button)return;let j=performance.now(),G=x===eo.country&&j-eo.time<id;if(eo={country:x,time:j},!(G||L.busy()||!ae(_()))){if(we.hide(),v)return Ss(n.countries[x].name);to(x,!!O?.shiftKey)}},k.onDrag=(x,O)=>{O<0||x===O||L.busy()||!ae(_())||fe(g.drag?.(E(),f,x,O)??null)},k.onHover=x=>{we.point(x),g.hover&&ae(_())&&Z(g.hover(E(),f,x))},k.onLeave=we.hide;let Os=(x,O)=>V(Ot(_(),ds(_().note,x.map(j=>n.countries[j].name),O)));ii(i.map,k.at,{may:()=>!v&&ae(_())&&_().memory,over:(x,O)=>a.draw(x.length?ds(_().note,x.map(j=>n.countries[j].name),O):_().note,k.window),done:Os},r),k.onHold=x=>we.point(x,0),ln(c,(x,O)=>O===i.map&&Hi(x)?!0:ae(_())&&Bi(x.key,x.shiftKey)),ye(c,r);let le=-1,rn=-1,no=()=>{let x=le<0?null:k.pixel(n.countries[le].label);if(i.here.hidden=!x||c.querySelector(".teg-map:focus")===null,!x)return;let O=i.frame.getBoundingClientRect();Object.assign(i.here.style,{left:`${x.x-O.left}px`,top:`${x.y-O.top}px`})},Vi=x=>{le=x,k.reveal(n.countries[x].label),no(),we.point(x);let O=E().view,j=R(O.lang),G=[n.countries[x].name,gn(E(),g,x,j),po(g.marks(E(),f),x,j)];i.heard.textContent=G.filter(Boolean).join(". ")},Hi=({key:x,shiftKey:O})=>{if(!ae(_()))return!1;if(x.startsWith("Arrow")&&!O){let j=g.marks(E(),f),G=[j.source,...j.legal,...j.targets,0].find(X=>X!==null)??0;return Vi(le<0?G:xi(n,le,x)),!0}if((x==="Enter"||x===" ")&&le>=0)return v?Ss(n.countries[le].name):to(le,O),!0;if((x==="*"||x===">")&&le>=0&&_().memory){let j=x===">"&&rn<0;return j||Os(x==="*"||rn===le?[le]:[rn,le],"good"),rn=j?le:-1,!0}return!1},oo=!1;i.map.addEventListener("pointerdown",()=>oo=!0,{capture:!0}),i.map.addEventListener("focus",()=>{oo?c.focus({preventScroll:!0}):no()}),i.map.addEventListener("blur",()=>{i.here.hidden=!0,we.hide()});let Cs=()=>setTimeout(()=>oo=!1);window.addEventListener("pointerup",Cs,!0),r.push(()=>window.removeEventListener("pointerup",Cs,!0));let Bi=(x,O)=>{let j=C.now();if(x==="Escape"&&y.close())return!0;if(x==="+"||x==="="||x==="-")return k.look(et(n,k.window,x==="-"?1/Un:Un)),!0;if(x==="Home")return k.look(Je()),!0;if(!j.memory&&x.startsWith("Arrow")||v&&!x.startsWith("Arrow"))return!1;let G=j.branches.length-1;if(x==="ArrowLeft")V(Oe(j,O?ar(j):j.step-1));else if(x==="ArrowRight"&&O)V(Oe(j,ir(j)));else if(x==="ArrowRight")V(rr(j,w));else if(x==="ArrowUp"||x==="ArrowDown"){let X=x==="ArrowDown";G<0?V(Oe(j,X?j.steps:0)):w=Math.min(Math.max(w+(X?1:-1),0),G),ne()}else if(x.toLowerCase()==="u")V(xn(j));else if(x.toLowerCase()==="r"&&j.memory)V(bn(j));else if(x.toLowerCase()==="p"&&j.seats.some(X=>X.bot))z();else return fe(g.key(E(),f,x));return!0};i.wide.addEventListener("click",()=>c.classList.toggle("teg-wide")),k.onZoom=()=>{we.hide(),ne();let{times:x,left:O,top:j}=k.window;`${e.get("window")}`!=`${[x,O,j]}`&&L.write({window:[x,O,j]})};let As=()=>{let[x,O,j]=e.get("window")??[1,0,0];k.look({times:x,left:O,top:j})};i.closer.addEventListener("click",()=>k.look(et(n,k.window,Un))),i.further.addEventListener("click",()=>k.look(et(n,k.window,1/Un)));let Wi=ve(()=>{b=he(),ne()}),js=new ResizeObserver(()=>{y.place(),k.resized(i.map.clientWidth)&&ne()});return js.observe(i.map),r.push(Wi,()=>js.disconnect(),()=>clearTimeout(K),()=>clearTimeout(on),we.hide,k.purge),c.tegPixel=x=>{let O=n.countries.findIndex(j=>j.name===x);return O<0?null:k.pixel(n.countries[O].label)},_s(),(e.get("window")?.[0]??1)!==1&&As(),Ms(),()=>{en=!0,r.forEach(x=>x())}}function ud(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=ae(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}var pd={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function dd(e,t){let n=t?.actions[0]?.places??[];return n.length?n.length===2?{...e,arrows:[...e.arrows??[],n]}:{...e,pointed:n}:e}function rt(e,t,n,o){e.on(t,n),o.push(()=>e.off(t,n))}var gd=15e3,fd=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,Yn=e=>e.split(`
`).map(t=>l("p",{},...t.split(fd).map((n,o)=>o%2?l("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),fs={true:"✓",false:"✗",null:"…"};function ms({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),S=>S.toString(36)).join("-"),c=l("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),p=l("header",{}),u=l("div",{class:"teg-asked"}),d=l("div",{class:"teg-asked"}),g=l("section",{class:"teg-task"},p,u,c,d),f=l("div",{class:"teg-task-board"}),m=l("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},l("div",{class:"teg-both"},g,f)),w=cn(m);m.append(w.box),_e(t),t.append(m),ye(m,s);let b=me(e,()=>b.presence()==="gone"&&N(R(a()).kernel_gone),s),y=it(t,()=>b.send({kind:"still"}),s),h="",v=!1,k,M=(S,z={})=>{h="",v=!0,clearTimeout(k),k=setTimeout(()=>N(R(a()).no_answer),gd),b.send({kind:"exercise",do:S,at:r().at,...z,nonce:i})},N=S=>{clearTimeout(k),[v,h]=[!1,S],Y()},_={board:"",manner:"",stop:()=>{}},E=S=>{let z=[];return{get:q=>e.get(q),set:(...q)=>e.set(...q),save_changes:()=>e.save_changes(),send:(...q)=>e.send(...q),widget_manager:e.widget_manager,on(q,F){let B=(...Z)=>e.get("board")===S&&F(...Z);z.push([q,F,B]),e.on(q,B)},off(q,F){for(let[B,Z,We]of z)B===q&&Z===F&&e.off(q,We)}}},A=async()=>{let{kind:S,pick:z,board:q}=r(),F=S==="play"?"play":z?"pick":"look",B=e.get("board");if(_.board===B&&_.manner===`${q}${F}`||(_.stop(),f.replaceChildren(),f.hidden=!q,m.classList.toggle("teg-alone",!q),_={board:B,manner:`${q}${F}`,stop:()=>{}},!q))return;let Z=_,We=C===B?n:await o("board");Z!==_||L||(Z.stop=Gn({model:E(B),el:f,board:We,manner:F,part:o}))},C=e.get("board"),L=!1,P=ro(r(),i,W),U=-1;function W({entry:S}={}){S!==void 0&&M("entry",{entry:S}),Y()}let V=()=>{v||!P.ready()||(M("check",{answer:P.value()}),Y())},oe=S=>{let{at:z,dots:q,shut:F}=r();S<0||S>z&&F||S>q.length||M("go",{stop:S})},Y=()=>{let S=r(),z=un(a());S.at!==U&&(U=S.at,P=ro(S,i,W)),P.renew(S,e.get("selected")??[]);let q=m.getRootNode().activeElement,F=q&&g.contains(q)&&q.getAttribute("data-key");m.lang=a(),m.setAttribute("aria-label",S.title||z.exercise),m.dataset.theme=he()?"dark":"light",m.dataset.size=e.get("size")??"page",m.dataset.at=String(S.at),m.toggleAttribute("data-done",!!S.done),p.replaceChildren(...J(S,z)),u.replaceChildren(l("div",{class:"teg-task-text"},...Yn(S.task)),...P.draw(z));let B=h?{right:null,text:h,clause:""}:S.verdict??null;c.dataset.right=String(B?.right??null),c.hidden=!B,c.dataset.said!==JSON.stringify([B,S.at,S.tried?.length])&&(c.dataset.said=JSON.stringify([B,S.at,S.tried?.length]),c.replaceChildren(...B?K(B):[])),d.replaceChildren(...ie(S,z)),F&&(g.querySelector(`[data-key="${CSS.escape(F)}"]:not([disabled])`)??m).focus({preventScroll:!0}),y(`${S.at}/${S.tried?.length}/${S.moves}/${a()}`),A()},K=({right:S,text:z,clause:q})=>[l("b",{},fs[String(S)])," ",...Yn(z).map(F=>l("span",{},...F.childNodes)),...q&&!z.includes(q)?[" ",l("button",{type:"button",class:"teg-chip","data-clause":q},q)]:[]],J=(S,z)=>{let q=S.dots.map((B,Z)=>l("li",{},$(`dot-${Z}`,fs[{right:"true",wrong:"false"}[B]??""]??(B?"•":""),()=>oe(Z),{class:`teg-stop teg-stop-${B||"new"}`,"aria-label":`${z.stop} ${Z+1}${B?`: ${z[B]}`:""}`,"aria-current":Z===S.at?"step":null,disabled:Z>S.at&&S.shut}))),F=S.dots.length>1;return[l("h4",{},S.title||(S.kind==="tell"?z.look:z[S.kind])),F&&l("ol",{class:"teg-stops","aria-label":z.progress},...q),$("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():m.requestFullscreen(),{class:"teg-full",title:z.full,"aria-label":z.full,hidden:!document.fullscreenEnabled})].filter(B=>B instanceof HTMLElement)},ie=(S,z)=>{let q=S.dots.length>1||!S.last,F=S.kind!=="tell",B=S.kind==="play",Z=[F&&!B&&$("check",z.check,V,{class:"teg-main",disabled:v||!P.ready()}),B&&$("undo",`↶ ${z.undo}`,()=>M("undo"),{disabled:!S.moves}),B&&$("again",z.again,()=>M("again"),{disabled:!S.moves}),F&&$("hint",z.hint,()=>M("hint"),{disabled:!S.more}),F&&$("solution",z.solution,()=>M("solution"),{disabled:!!S.solution||!S.solvable})],We=[q&&$("before",z.before,()=>oe(S.at-1),{disabled:S.at===0}),q&&$("next",z.next,()=>oe(S.at+1),{disabled:S.last||S.shut,class:S.done||!F?"teg-main":""})],fe=S.tried??[];return[F&&S.shut&&!S.last&&l("p",{class:"teg-hint"},z.your_turn),l("div",{class:"teg-steps"},l("div",{class:"teg-buttons"},...Z),q&&l("div",{class:"teg-buttons"},...We)),...(S.hints??[]).map((Fe,Ue)=>l("div",{class:"teg-given"},l("b",{},`${z.hint} ${Ue+1}`),...Yn(Fe))),S.solution&&l("div",{class:"teg-given teg-solved"},...Yn(S.solution)),fe.length>0&&l("details",{open:fe.length<4},l("summary",{"data-key":"tried"},`${z.tried}: ${fe.length}`),l("ol",{class:"teg-tried"},...fe.map(([Fe,Ue])=>l("li",{"data-right":String(Ue)},`${fs[String(Ue)]} ${Fe}`))))].filter(Fe=>Fe instanceof HTMLElement)},Se=(S,z)=>{e.on(S,z),s.push(()=>e.off(S,z))};Se("change:told",Y);for(let S of["size","selected"])Se(`change:${S}`,Y);return Se("msg:custom",S=>{S?.nonce===i&&(clearTimeout(k),v=!1,S.kind==="clause"&&w.show(S,R(a())),S.kind==="refused"&&(h=S.text),Y())}),m.addEventListener("click",S=>{let z=S.target;if(f.contains(z))return;w.box.contains(z)||w.close();let q=z.closest("[data-clause]");q&&(w.from(q),M("clause",{name:q.dataset.clause??""}))}),ln(m,({key:S},z)=>{if(S==="Escape")return w.close();let q=P.keys(S,z);return q||z.matches("input, textarea")?q:S==="PageDown"||S==="ArrowRight"?(oe(r().at+1),!0):S==="PageUp"||S==="ArrowLeft"?(oe(r().at-1),!0):!1}),g.addEventListener("keydown",S=>{S.key!=="Enter"||!S.target.matches("input")||(S.preventDefault(),V())}),s.push(ve(Y),()=>clearTimeout(k)),Y(),()=>{L=!0,_.stop(),s.forEach(S=>S())}}var md=500,hd=40,xd=200,Jt=new Set,[hs,_i]=[!1,-1/0];function bd(e){Jt.add(e),!hs&&(hs=!0,setTimeout(()=>requestAnimationFrame(wd),Math.max(_i+xd-performance.now(),0)))}function wd(){[hs,_i]=[!1,performance.now()];let e=[...Jt];Jt.clear();for(let t of e)t()}var vi=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Kn(e,t,n,o){let{write:s}=me(e,()=>{},n),r=null,a=!1,i=()=>bd(o);for(let u of t)e.on(`change:${u}`,i);n.push(()=>{a=!0,Jt.delete(o);for(let u of t)e.off(`change:${u}`,i)});let c=u=>{let d=me(u,()=>{},n).write,g=()=>t.forEach(m=>vi(e.get(m),u.get(m))||e.set(m,u.get(m))),f=m=>()=>vi(e.get(m),u.get(m))||d({[m]:e.get(m)});for(let m of t){let w=f(m);u.on(`change:${m}`,g),e.on(`change:${m}`,w),n.push(()=>(u.off(`change:${m}`,g),e.off(`change:${m}`,w)))}r=d,g()};return(async()=>{let u=e.get("leader")?.slice(10);for(let d=0;u&&d<hd&&!a;d++){let g=await e.widget_manager?.get_model?.(u).catch(()=>null);if(g&&!a)return c(g);await new Promise(f=>setTimeout(f,md))}})(),u=>{(r??s)(u),Jt.delete(o),o()}}var yd=80;function $i(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),b=>b.toString(36)).join("-"),s=null,r="",a="",i=null,c,p=l("div",{class:"teg-knowledge"}),u=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!==null&&n.send({kind:"knowledge",seat:r,nonce:o}),g=b=>{[r,s,i]=[b,null,null],f(),d()},f=()=>{let b=R(e.get("lang")),y=e.get("seats"),[h,v]=[e.get("may_ask")??[],e.get("alone")];if(a!==u()){let E=a==="";a=u(),r&&(!v||!h.some(A=>y[A].name===r))&&([r,s]=[null,null]),clearTimeout(c),c=setTimeout(d,E?0:yd)}let k=(E,...A)=>$(`know-${E||"all"}`,l("span",{},...A),()=>g(E),{"aria-pressed":String(r===E)}),M={seats:y},N=p.getRootNode().activeElement?.getAttribute?.("data-key"),_=p.contains(p.getRootNode().activeElement);p.replaceChildren(l("h4",{},b.knowledge),l("div",{class:"teg-buttons",role:"group","aria-label":b.know_whose},k("",b.know_all),...h.map(E=>k(y[E].name,T(M,E),v?y[E].name:`${b.curtain_me} ${y[E].name}`)),r!==null&&r!==""&&!v&&$("know-cover",b.secret_hide,()=>g(null))),...i?[l("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?m(s,y,b):r===null?[l("p",{class:"teg-hint"},b.know_covered)]:[]),_&&N&&p.querySelector(`[data-key="${N}"]`)?.focus({preventScroll:!0})},m=({seat:b,rows:y},h,v)=>{let k={seats:h},M=h.findIndex(C=>C.name===b),N=C=>l("td",{},...C.length?C.flatMap((L,P)=>[P?` ${v.or} `:"",l("span",{class:"teg-who"},T(k,L),h[L].name)]):["?"]),_=y.filter(([,C])=>C.length===1&&C[0]!==M).length,E=y.filter(([,C,L])=>C.length===1&&C[0]===M&&L.length!==1).length,A=M<0?`${v.know_sure_all}: ${y.filter(([,,C])=>C.length===1).length}`:`${v.know_sure}: ${_}. ${v.know_hidden}: ${E}`;return[e.get("aid")?l("p",{},A):l("p",{class:"teg-hint"},v.know_no_aid),y.length?l("div",{class:"teg-known",tabindex:0,role:"group","aria-label":v.knowledge},l("table",{},l("thead",{},l("tr",{},l("th",{scope:"col"},v.place),M>=0&&l("th",{scope:"col"},`${b} ${v.know_knows}`),l("th",{scope:"col"},v.know_all))),l("tbody",{},...y.map(([C,L,P])=>l("tr",{},l("th",{scope:"row"},t.countries[C].name),M>=0&&N(L),N(P)))))):l("p",{class:"teg-hint"},v.know_nothing)]};return{root:p,traits:["steps","seats","may_ask","alone","aid"],draw:f,hear:b=>{b?.nonce!==o||b.kind==="knowledge"&&(b.seat!==r||b.line!==e.get("line")||b.step!==Math.min(e.get("step"),e.get("steps")))||(b.kind==="knowledge"?[s,i]=[b,null]:b.kind==="refused"&&([s,i]=[null,b]),f())}}}function Mi(e,t,n){let o=new Map(t.countries.map((m,w)=>[m.name,w])),s=m=>n.lead({selected:m}),r=l("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=l("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[l("span"),l("span")],c=l("div",{class:"teg-told",role:"status"}),p=l("div",{class:"teg-odds-view"},l("div",{class:"teg-attack"},l("label",{},i[0],r),l("label",{},i[1],a)),c),u=(m,w,b)=>{let y=k=>l("option",{value:t.countries[k].name},t.countries[k].name),h=k=>w.filter(M=>(t.countries[M].continent??-1)===k),v=(t.continents??[]).map((k,M)=>({name:k.name,options:h(M).map(y)}));m.replaceChildren(l("option",{value:""},b),...v.filter(k=>k.options.length).map(k=>l("optgroup",{label:k.name},...k.options)),...h(-1).map(y))},[d,g]=["",""];return{root:p,traits:["odds"],draw:()=>{let m=e.get("lang"),w=R(m),[b="",...y]=e.get("selected")??[],h=e.get("odds")??{},[v,k]=[`${m}/${b}`,y.at(-1)??""];v!==d&&(d=v,i[0].textContent=w.source,i[1].textContent=w.target,u(r,[...t.countries.keys()],w.choose),u(a,t.countries[o.get(b)??-1]?.neighbours??[],w.choose)),[r.value,a.value,a.disabled]=[b,k,!b];let M=JSON.stringify([m,h]);if(M===g)return;g=M;let N=h.target?`${w.odds}: ${h.sources.join(", ")} → ${h.target}`:w.odds,_="conquest"in h?Xt(h,m):[l("p",{class:"teg-hint"},h.target?w.odds_none:w.odds_choose)];c.replaceChildren(Q(N,..._))}}}var xs={odds:Mi,knowledge:$i};function Si({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=Kn(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>p()),a=xs[s](e,n,{...me(e,()=>{},o),lead:r}),i=l("p",{class:"teg-caption","aria-live":"polite"}),c=l("div",{class:"teg teg-follower",role:"group","data-face":s},a.root,i);_e(t),t.append(c),ye(c,o);let p=()=>{c.dataset.size=e.get("size"),c.dataset.step=String(e.get("step")),i.textContent=e.get("caption"),a.draw()},u=(g,f)=>{e.on(g,f),o.push(()=>e.off(g,f))};for(let g of["lang","size","caption",...a.traits])u(`change:${g}`,p);a.hear&&u("msg:custom",a.hear);let d=()=>{c.dataset.theme=he()?"dark":"light"};return d(),o.push(ve(d)),p(),()=>o.forEach(g=>g())}var kd=["yes","number","range","chance"];function Ei({model:e,el:t}){let n=[],o=l("div",{class:"teg teg-guess",role:"group"});_e(t),t.append(o),ye(o,n);let s=it(t,()=>{},n),r=null,a="",i=!1,c=e.get("asks")||"yes",[p,u,d]=["","",50],g=()=>{[i,a]=[!1,R(e.get("lang")).kernel_gone],w()},f=me(e,()=>f.presence()==="gone"&&g(),n),m=M=>{[i,a]=[!0,""],w(),f.send({kind:"bet",bet:M})},w=()=>{let M=un(e.get("lang"));o.dataset.theme=he()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",M.guess),o.replaceChildren(l("h4",{},M.guess),l("p",{class:"teg-task-text"},e.get("question")),...r?v(r,M):b(M)),s(`${!!r}`)},b=M=>{let N=e.get("asks")?[]:kd.map(_=>{let E=l("input",{type:"radio",name:"teg-bet","data-key":`kind-${_}`,change:()=>(c=_,w(),y(_))});return E.checked=_===c,l("label",{},E," ",M[`kind_${_}`])});return[...N.length?[l("fieldset",{class:"teg-ways"},l("legend",{class:"teg-unseen"},M.how),...N)]:[],l("div",{class:"teg-buttons"},...h(M)),l("p",{class:"teg-verdict",role:"status",hidden:!a&&!i,"data-right":"null"},i?M.working:a)]},y=M=>o.querySelector(`[data-key="kind-${M}"]`)?.focus(),h=M=>{if(c==="yes")return[$("yes",M.yes,()=>m(!0),{disabled:i}),$("no",M.no,()=>m(!1),{disabled:i})];let N=()=>m(c==="chance"?`${d} %`:c==="range"?[p,u]:p),_=(C,L,P,U)=>{let W=l("input",{type:"text","data-key":C,"aria-label":L,placeholder:L,maxlength:60,autocomplete:"off",input:V=>U(V.target.value)});return W.value=P,W.addEventListener("keydown",V=>V.key==="Enter"&&N()),W},E=l("output",{},`${d} %`),A=l("input",{type:"range",min:0,max:100,step:5,value:d,"data-key":"chance","aria-label":M.kind_chance,input:C=>{d=C.target.valueAsNumber,E.textContent=`${d} %`}});return[...c==="chance"?[A,E]:[],...c==="number"?[_("number",M.kind_number,p,C=>p=C)]:[],...c==="range"?[_("from",M.from,p,C=>p=C),_("to",M.to,u,C=>u=C)]:[],$("bet",M.bet,N,{class:"teg-main",disabled:i})]},v=({bet:M,result:N,judged:_,hit:E,score:A},C)=>[l("dl",{class:"teg-came"},l("dt",{},C.you_said),l("dd",{},M),l("dt",{},C.came_out),l("dd",{},N)),l("p",{class:"teg-verdict",role:"status","data-right":String(E)},_),l("p",{class:"teg-hint"},A)],k=M=>{if(M?.kind==="came")r=M.came;else if(M?.kind==="refused")a=M.text;else return;i=!1,w()};e.on("msg:custom",k);for(let M of["question","lang"])e.on(`change:${M}`,w);return n.push(ve(w),()=>e.off("msg:custom",k),()=>["question","lang"].forEach(M=>e.off(`change:${M}`,w))),w(),f.send({kind:"show"}),()=>n.forEach(M=>M())}var vd=24;function Oi(e,t){let n=null,o=null,s=[],r=0,a=l("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(g=>l("span",{role:"gridcell"},g)),c=d=>{let{first:g,round:f,seat:m,kind:w,text:b}=o,{seats:y,kinds:h}=n,v=m[d]<0?"":l("span",{},T(n,m[d]),y[m[d]].name);return l("div",{class:"teg-entry",title:b[d]},...i(g+d,f[d],v,h[w[d]]??w[d],b[d]))},p=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),u=yn({height:vd,label:"",head:a,draw:c,pick:d=>p((o?.first??0)+d),move:d=>p(t()+d)});return{root:l("div",{class:"teg-log"},u.root),tell(d,g,f,m){let w=[d,g,f,m];w.every((b,y)=>b===s[y])||(s=w,n=d,o=gt(d,g,f),a.replaceChildren(...[m.step,m.round,m.seat,m.kind_of,m.event].map(b=>l("span",{role:"columnheader"},b))),u.root.setAttribute("aria-label",m.log),u.fill(o.text.length,Number(getComputedStyle(u.root).getPropertyValue("--teg-type"))||1),u.show(-1),u.show(r-o.first))},show(d){r=d,u.show(d-(o?.first??0))},stop:u.stop}}var[kt,Qn]=[1e3,100],Ci=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function _d(e,t){let n=r=>+(kt*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(Qn*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${kt}`}function Ai(e,t,n){let o={d:e,"stroke-dasharray":Ci[n%Ci.length]};return[H("path",{...o,class:"teg-halo"}),H("path",{...o,class:"teg-line-of",stroke:t})]}var $d=13;function Md(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function ji(e,t){let n=null,o=null,s=[],r=0,a=[],i=null,[c,p]=["",""],u=l("div",{class:"teg-races"}),d=l("div",{class:"teg-standing","aria-live":"off"}),g=l("div",{class:"teg-race",tabindex:0,role:"slider"},u,d),f=l("ol",{class:"teg-turn-list"}),m=l("div",{},g,f),w=[],b=[],y=A=>Math.round(Math.min(Math.max(A,o?.first??0),o?.end??0)),h=A=>o&&e(y(A),o.line),v=()=>Math.max((o?.text.length??1)-1,1),k=A=>{let C=A.currentTarget.getBoundingClientRect();h((o?.first??0)+(A.clientX-C.left)/C.width*v())},M=A=>{let[C,{counts:L,first:P}]=[n,o],U=C.seats.length,W=C.seats.map((K,J)=>L.map(ie=>ie[A*U+J]??0)),V=W.reduce((K,J)=>J.reduce((ie,Se)=>Math.max(ie,Se),K),1),oe=l("div",{class:"teg-cursor"});w.push(oe);let Y=l("div",{class:"teg-plot",pointerdown:K=>{K.button||(Y.setPointerCapture(K.pointerId),k(K))},pointermove:K=>Y.hasPointerCapture(K.pointerId)&&k(K)},H("svg",{viewBox:`0 -2 ${kt} ${Qn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},H("path",{class:"teg-grid",d:`M0 ${Qn}H${kt}M0 ${Qn/2}H${kt}M0 0H${kt}`}),...W.flatMap((K,J)=>Ai(_d(K,V),C.seats[J].color,J))),...a.map((K,J)=>l("i",{class:"teg-turned","data-turn":J+1,style:{left:`${100*(K.step-P)/v()}%`}})),oe,l("b",{class:"teg-most"},V));return l("figure",{},l("figcaption",{},C.measures[A][1]),l("div",{class:"teg-plot-row"},Y,_(C,W.map(K=>K.at(-1)??0),V)))},N=()=>{w=[],f.hidden=!a.length,f.setAttribute("aria-label",i?.turns??""),f.replaceChildren(...a.map(L=>l("li",{},$(`turn-${L.step}`,gs(L,i,n.lang),()=>h(L.step)))));let A=n,{measures:C}=A;u.replaceChildren(...C.map((L,P)=>M(P)),C.length?"":l("p",{class:"teg-hint"},p)),b=A.seats.map(()=>l("b")),d.replaceChildren(...A.seats.map((L,P)=>{let U=H("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...Ai("M0 4H26",L.color,P));return l("span",{},U,T(A,P),`${L.name} `,b[P])})),g.setAttribute("aria-label",c),g.setAttribute("aria-valuemin",String(o?.first)),g.setAttribute("aria-valuemax",String(o?.end))},_=(A,C,L)=>{let P=[...C.keys()].sort((W,V)=>C[V]-C[W]||W-V),U=Md(P.map(W=>100*(1-C[W]/Math.max(L,1))),$d);return l("div",{class:"teg-ends","aria-hidden":"true"},...P.map((W,V)=>l("span",{style:{top:`${U[V].toFixed(1)}%`}},T(A,W),A.seats[W].name)))},E=()=>{if(!n||!o)return;let A=n,C=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let P of w)P.style.left=`${100*C/v()}%`;let L=o.counts[C]??[];g.setAttribute("aria-valuenow",String(o.first+C)),b.forEach((P,U)=>$t(P,A.measures.map((W,V)=>L[V*A.seats.length+U]??0).join(" · ")))};return g.addEventListener("keydown",A=>{if(A.ctrlKey||A.metaKey||A.altKey||!o)return;let C={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[A.key];C!==void 0&&(A.preventDefault(),A.stopPropagation(),h(Math.min(t(),o.end)+C))}),{root:m,tell(A,C,L,P,U){let W=[A,C,L,P,U];if(W.every((Y,K)=>Y===s[K]))return;s=W,n=A,o=gt(A,C,L),i=P;let{first:V,end:oe}=o;a=U.filter(Y=>Y.line===L&&Y.step>=V&&Y.step<=oe),c=`${P.race}: ${A.measures.map(Y=>Y[1]).join(", ")}`,p=P.race_secret,N(),E()},show(A){r=A,E()},stop:()=>{}}}var bs={timeline:kn,table:Oi,race:ji},Sd=[];function Li({model:e,el:t,film:n,part:o}){let s=[],r=Kn(e,["line","step"],s,()=>f()),a=null,i="",c=(y,h)=>{r({...h!==e.get("line")&&{line:h},...y!==e.get("step")&&{step:y}})},p=bs[e.get("face")](c,()=>e.get("step")),u=l("p",{class:"teg-caption","aria-live":"polite"}),d=l("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,u);_e(t),t.append(d),ye(d,s);let g=()=>{!a||i!==e.get("film")||(p.tell(a,e.get("tail"),e.get("line"),R(a.lang),e.get("turns")??Sd),d.dataset.size=e.get("size")??"page",u.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),d.dataset.step=String(e.get("step"))},m=async y=>{let h=e.get("film");[a,i]=[await fn(y),h],g()},w=(y,h)=>{e.on(y,h),s.push(()=>e.off(y,h))};for(let y of["line","tail","caption","size","turns"])w(`change:${y}`,g);w("change:film",async()=>m(await o("film")));let b=()=>{d.dataset.theme=he()?"dark":"light"};return b(),s.push(ve(b),p.stop),m(n),()=>s.forEach(y=>y())}var Ed={exercise:ms,tour:ms,guess:Ei};function cx(e){let t=e.model.get("face");return t in bs?Li(e):t in xs?Si(e):(Ed[t]??Gn)(e)}export{cx as render};
