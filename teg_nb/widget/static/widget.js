function c(e,t={},...n){let s=document.createElement(e);return Sa(s,t,n),s}function P(e,t={},...n){let s=document.createElementNS("http://www.w3.org/2000/svg",e);return Sa(s,t,n),s}function Sa(e,t,n){for(let[s,o]of Object.entries(t))typeof o=="function"?e.addEventListener(s,o):s==="style"?Object.assign(e.style,o):o===!0?e.setAttribute(s,""):o!==!1&&o!=null&&e.setAttribute(s,String(o));for(let s of n)s!=null&&s!==!1&&e.append(s instanceof Node?s:String(s))}function nt(e,t){e.textContent!==t&&(e.textContent=t)}function $(e,t,n,s={}){return c("button",{type:"button","data-key":e,...s,click:n},t)}function oe(e,t,n,s,o,a){let r=[{value:"",text:a},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>o(i.target.value)},...r.map(i=>c("option",{value:i.value,selected:i.value===s},i.text))))}function dt(e,t,n,[s,o],a){let r=u=>Math.min(Math.max(Math.round(u),s),o),i=()=>{Number.isNaN(l.valueAsNumber)||a(r(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:s,max:o,value:n,change:i});return Vp(l,()=>l.valueAsNumber||n,u=>l.value=String(r(u)),i),l}var Fp=8;function Vp(e,t,n,s){e.addEventListener("wheel",o=>{o.ctrlKey||o.metaKey||!o.deltaY||(o.preventDefault(),n(t()-Math.sign(o.deltaY)),s())},{passive:!1}),e.addEventListener("pointerdown",o=>{if(o.button)return;let a=t(),r=!1,i=u=>{let p=Math.trunc((u.clientX-o.clientX+o.clientY-u.clientY)/Fp);r||=p!==0,r&&n(a+p)},l=()=>{e.removeEventListener("pointermove",i),r&&s()};e.setPointerCapture(o.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}var gt={keys:()=>!1};function Gp(){let e=[];return{...gt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Up(e,t,n){let s="";return{...gt,renew:()=>{},ready:()=>s.trim()!=="",value:()=>s.trim(),draw:o=>[Oa("number",o.number_how,s,a=>(s=a,n()))]}}function Oa(e,t,n,s){let o=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return o.value=n,o.addEventListener("input",()=>{let[a,r]=[o.selectionStart,o.selectionEnd];s(o.value),o.getRootNode().activeElement?.setSelectionRange?.(a,r)}),o}function Yp(e,t,n){let{options:s,values:o,numbered:a}=e,r=0;return{...gt,renew:i=>({options:s,values:o,numbered:a}=i),ready:()=>r>0,value:()=>o[r-1],draw:()=>[c("ol",{class:"teg-options"},...s.map((i,l)=>_n("radio",`option-${l+1}`,`teg-${t}`,i,r===l+1,()=>{r=l+1,n(a?{entry:r}:{})},a?l+1:0)))]}}function Kp(e,t,n){let{options:s,values:o}=e,a=new Set;return{...gt,renew:r=>({options:s,values:o}=r),ready:()=>a.size>0,value:()=>[...a].sort((r,i)=>r-i).map(r=>o[r-1]),draw:r=>[c("p",{class:"teg-picked"},r.several),c("ol",{class:"teg-options"},...s.map((i,l)=>_n("checkbox",`option-${l+1}`,"",i,a.has(l+1),()=>{a.delete(l+1)||a.add(l+1),n()})))]}}function Qp(e,t,n){let s=null,o="",a=r=>()=>(s=r,n());return{...gt,renew:()=>{},ready:()=>s!=null,value:()=>s?"legal":o.trim()||"illegal",draw:r=>[c("ol",{class:"teg-options"},_n("radio","legal",`teg-${t}`,r.legal,s===!0,a(!0)),_n("radio","illegal",`teg-${t}`,r.illegal,s===!1,a(!1))),...s===!1?[Oa("clause",r.which_clause,o,i=>(o=i,n()))]:[]]}}function _n(e,t,n,s,o,a,r=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:a});return i.checked=o,c("li",{},c("label",{},i," ",r>0&&c("b",{},`${r}. `),s))}function Xp(e,t,n){let{options:s,values:o}=e,a=[...o],r=p=>s[o.indexOf(p)],i=(p,d)=>d<0||d>=a.length||p===d?!1:(a.splice(d,0,...a.splice(p,1)),n(),!0),l=-1,u=p=>d=>{d.preventDefault(),l>=0&&i(l,p),l=-1};return{renew:p=>({options:s,values:o}=p),ready:()=>!0,value:()=>[...a],keys:(p,d)=>{let g=d.closest("[data-order]"),m={ArrowUp:-1,ArrowDown:1}[p];if(!g||m==null)return!1;let f=a.indexOf(Number(g.getAttribute("data-order")));return i(f,f+m),!0},draw:p=>[c("p",{class:"teg-picked"},p.order_how),c("ol",{class:"teg-order"},...a.map((d,g)=>c("li",{tabindex:0,draggable:"true","data-order":d,"data-key":`item-${d}`,"aria-label":`${g+1}. ${r(d)}`,dragstart:m=>{l=g,m.dataTransfer?.setData("text/plain",String(d))},dragover:m=>m.preventDefault(),drop:u(g)},c("span",{},`${g+1}. ${r(d)}`),c("span",{class:"teg-group"},$(`up-${d}`,"▲",()=>i(g,g-1),{"aria-label":`${p.up}: ${r(d)}`,disabled:g===0}),$(`down-${d}`,"▼",()=>i(g,g+1),{"aria-label":`${p.down}: ${r(d)}`,disabled:g===a.length-1})))))]}}var Ea=()=>({...gt,renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[]}),It={map:{answer:Gp,manner:"pick"},ticks:{answer:Kp,manner:"look"},radio:{answer:Yp,manner:"look"},text:{answer:Up,manner:"look"},order:{answer:Xp,manner:"look"},clause:{answer:Qp,manner:"look"},moves:{answer:Ea,manner:"play"},none:{answer:Ea,manner:"look"}};var me={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses_attack:{es:"{seat} pierde {attack}",en:"{seat} loses {attack}"},losses_defence:{es:"{other} pierde {defence}",en:"{other} loses {defence}"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"No hay un gráfico por vuelta: las cartas se muestran recién al final.",en:"There is no chart by round: the cards are shown only at the end."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},objective_met:{es:"(cumplido)",en:"(met)"},objective_unmet:{es:"(sin cumplir)",en:"(not met)"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Hasta dejar",en:"Until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado; con Mayús, 5.",en:"Click a marked country; with Shift, 5."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You gained"},since_taken:{es:"Entre los demás",en:"Among the others"},since_by:{es:"ante",en:"to"},since_of:{es:"de",en:"from"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},sound:{es:"Sonido",en:"Sound"},slow:{es:"lento",en:"slow"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},advice_when:{es:"Pistas",en:"Hints"},advice_on_request:{es:"cuando las pido",en:"on request"},advice_always:{es:"en cada jugada",en:"at every decision"},read_first:{es:"Los bots esperan a que leas lo último.",en:"The bots wait until you have read the latest."},placed_all:{es:"Ya pusiste todos.",en:"All armies are placed."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},no_missile:{es:"Ahora no hay ningún misil que puedas lanzar.",en:"There is no missile that you could fire now."},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_convert:{es:"Podés convertir ejércitos en misiles, o terminar.",en:"You may convert armies into missiles, or finish."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},no_common_objective:{es:"Sin objetivo común: países de relleno",en:"No common objective: countries filled in"},five_cards:{es:"Tenés cinco tarjetas: si no canjeás ahora, en este turno no sacás otra.",en:"You hold five cards: unless you exchange now, you draw none this turn."},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_mine:{es:"Perdés {mine}",en:"You lose {mine}"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_armies:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_one_amount:{es:"Clic en un lugar marcado; con Mayús, 5.",en:"Click a marked place; with Shift, 5."},place_rest:{es:"El resto en {place}",en:"The rest in {place}"},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_offers:{es:"te ofrece empate.",en:"offers you a draw."},rec_draw:{es:"Con un solo «no», la partida sigue.",en:"A single “no”, and the match goes on."},rec_key_sure:{es:"rayada: sabés de quién es",en:"striped: you know whose it is"},rec_key_maybe:{es:"puntos: puede ser de uno de estos",en:"dots: one of these may own it"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},plays:{es:"Juega",en:"To play:"},replay:{es:"Recorrer la partida",en:"Go through the match"},tab_help:{es:"Ayuda",en:"Help"},tab_news:{es:"Novedades",en:"News"},tab_table:{es:"Mesa",en:"Table"},tab_cards:{es:"Cartas",en:"Cards"},tab_notes:{es:"Notas",en:"Notes"},tab_end:{es:"Final",en:"End"},panels:{es:"Paneles",en:"Panels"},present:{es:"Volver al presente",en:"Back to the present"},size_class:{es:"Letra grande, para una clase",en:"Large type, for a class"},latest:{es:"Lo último",en:"Latest"},menu:{es:"Más opciones",en:"More options"},skip_to_map:{es:"Ir al mapa",en:"Skip to the map"},you:{es:"vos",en:"you"},skip_mine:{es:"Saltar a mi turno",en:"Skip to my turn"},skip_end:{es:"Saltar al final",en:"Skip to the end"},phase_place:{es:"Reforzar",en:"Reinforce"},phase_attack:{es:"Atacar",en:"Attack"},phase_regroup:{es:"Reagrupar",en:"Regroup"},phase_card:{es:"Tarjeta",en:"Card"},phase_play:{es:"Jugar",en:"Play"},phase_cards:{es:"Pasar cartas",en:"Pass cards"},phase_draw:{es:"Empate",en:"Draw"},phase_delivery:{es:"Primera entrega",en:"First delivery"},phase_orders:{es:"Órdenes",en:"Orders"},phase_move:{es:"Mover",en:"Move"},phase_question:{es:"Pregunta",en:"Question"},troops:{es:"Tropas",en:"Troops"},transfers:{es:"Traslados",en:"Transfers"},proposes:{es:"le propone a",en:"proposes to"},proposes_you:{es:"te propone",en:"proposes to you"},there:{es:"En juego",en:"At stake"},other:{es:"Otra cosa…",en:"Something else…"},since_watch:{es:"Ver cómo fue",en:"Watch it"},since_nothing:{es:"No perdiste ni ganaste países.",en:"You lost and won no countries."},more:{es:"más",en:"more"},explore:{es:"Explorar desde acá",en:"Explore from here"},explore_leave:{es:"Salir",en:"Leave"},explore_leave_what:{es:"Dejar de explorar",en:"Stop exploring"},exploring:{es:"Explorás: nada cuenta.",en:"Exploring: nothing counts."},exploring_what:{es:"Probá jugadas sin que cuenten: la partida queda como está.",en:"Try moves that do not count: the match stays as it is."},exploring_tree:{es:"Lo que jugás acá no cuenta. Los bots juegan cuando se lo pedís. Si volvés atrás y jugás otra cosa, se abre otra rama.",en:"What you play here does not count. Bots play when you ask them. If you step back and play something else, another branch begins."},own_first:{es:"Repasar mis jugadas",en:"Go through my moves"},own_next:{es:"Mi jugada siguiente",en:"My next move"},own_back:{es:"La anterior",en:"The one before"},own_at:{es:"Tu jugada {number} de {count}",en:"Your move {number} of {count}"},to_end:{es:"Al final",en:"To the end"},again:{es:"Otra partida",en:"Another match"},save:{es:"Guardar…",en:"Save…"},rules_all:{es:"Leer las reglas",en:"Read the rules"},save_map:{es:"Guardar el mapa como imagen",en:"Save the map as a picture"},save_page:{es:"Guardar como página…",en:"Save as a page…"},save_seat:{es:"Guardar como página de {seat}…",en:"Save as the page of {seat}…"},save_seat_ask:{es:"¿Guardar una página con lo que solo sabe {seat}?",en:"Save a page with what only {seat} knows?"},save_seat_what:{es:"Quien la abra ve los secretos de {seat}, como sus tarjetas y su objetivo. No se la pases a quien juega contra {seat}.",en:"Whoever opens it sees the secrets of {seat}, such as its cards and objective. Do not pass it to those who play against {seat}."},save_seat_yes:{es:"Guardar la página",en:"Save the page"},save_page_what:{es:"Un archivo que se abre en cualquier navegador, sin instalar nada: tiene lo que todos pueden saber",en:"One file that opens in any browser, with nothing to install: it holds what everybody may know"},see:{es:"ver",en:"see"},decided:{es:"Qué lo decidió",en:"What decided it"},luck:{es:"Suerte con los dados",en:"Luck with the dice"},luck_what:{es:"Ejércitos que perdieron los otros, menos los propios",en:"Armies that the others lost, minus one's own"},luck_expected:{es:"ejércitos en {rolls} tiradas; lo esperado era {expected}.",en:"armies in {rolls} rolls; {expected} expected."},best_throw:{es:"La mejor tirada",en:"The best roll"},cancel:{es:"Cancelar",en:"Cancel"},explore_keep:{es:"Guardar…",en:"Keep…"},explore_keep_what:{es:"Guardar lo explorado como variante",en:"Keep what you explored as a variation"},keep_ask:{es:"¿Con qué nombre la guardás?",en:"What will you call it?"},keep_title:{es:"Nombre de la variante",en:"Name of the variation"},keep_yes:{es:"Guardar",en:"Keep"},leave_ask:{es:"¿Dejás de explorar? Lo que probaste se pierde.",en:"Stop exploring? What you tried will be lost."},leave_yes:{es:"Sí, salir",en:"Yes, leave"},leave_no:{es:"Seguir explorando",en:"Go on exploring"},past_own:{es:"Estás viendo la posición {step} de {steps}.",en:"You are looking at position {step} of {steps}."},past_own_what:{es:"Jugá desde acá para explorar o reemplazar lo que siguió.",en:"Play from here to explore, or to replace what followed."},past_ask:{es:"¿Jugar desde acá?",en:"Play from here?"},past_ask_both:{es:"Explorar no cuenta. Reemplazar deshace lo que siguió.",en:"Exploring does not count. Replacing takes back what followed."},past_ask_explore:{es:"Lo que siguió ya no se deshace, pero se puede explorar sin que cuente.",en:"What followed cannot be taken back, but you can explore: it does not count."},past_explore:{es:"Explorar",en:"Explore"},past_replace:{es:"Reemplazar",en:"Replace"},seat_ask:{es:"Vas a ver los secretos de {seat}: lo que hasta ahora veía solo ese color. ¿Seguimos?",en:"You will see the secrets of {seat}: what only this seat could see so far. Go on?"},seat_yes:{es:"Sí, seguir",en:"Yes, go on"},person:{es:"persona",en:"person"},player_of:{es:"Quién juega con",en:"Who plays"},taken_back:{es:"Jugadas deshechas",en:"Taken back"},bring_back:{es:"Traer de vuelta",en:"Bring back"},bring_back_not:{es:"ya no se puede traer de vuelta",en:"can no longer be brought back"}},eggar:{move:{es:"Elegí un soldado y después un cuadro: su número es lo que cuesta, en pasos.",en:"Choose a soldier and then a square: its number is the cost in steps."},armies:{es:"Ejércitos",en:"Armies"},armies_how:{es:"Se juega de arriba hacia abajo. Tachados, los soldados que cayeron.",en:"The turn goes from top to bottom. Soldiers that fell are struck out."},stand:{es:"en pie",en:"standing"},fallen:{es:"caídos",en:"fallen"},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"},at_stake:{es:"Si contesta mal, pierde un soldado",en:"A wrong answer costs a soldier"},in_the_sheet:{es:"La pregunta está en la hoja.",en:"The question is in the sheet."}},turn:{aim:{es:"Cómo se gana",en:"How you win"},turn:{es:"El turno",en:"The turn"},teg_phase_place:{es:"Poné tus ejércitos en países tuyos: un clic pone uno.",en:"Place your armies in countries of yours: a click places one."},teg_phase_attack:{es:"Desde un país tuyo con dos ejércitos o más, atacá a un vecino. Cuantas veces quieras.",en:"From a country of yours with two armies or more, attack a neighbour. As often as you like."},teg_phase_regroup:{es:"Pasá ejércitos entre países tuyos que limitan.",en:"Move armies between countries of yours that border on each other."},teg_phase_card:{es:"Si conquistaste lo que hace falta, pedí una tarjeta.",en:"If you conquered as much as it takes, ask for a card."},tgm_phase_place:{es:"Poné los refuerzos en territorios tuyos. Las cartas se cambian ahora.",en:"Place your reinforcements in territories of yours. Cards are exchanged now."},tgm_phase_attack:{es:"Desde un territorio tuyo con dos ejércitos o más, atacá a un vecino. Quien se defiende elige cuántos dados tira.",en:"From a territory of yours with two armies or more, attack a neighbour. The defender chooses how many dice to roll."},tgm_phase_regroup:{es:"Una vez por turno, pasá ejércitos de un territorio tuyo a otro que limita con él.",en:"Once a turn, move armies from a territory of yours to one that borders on it."},reconquista_phase_place:{es:"Cada uno reparte en secreto sus tropas entre sus provincias.",en:"Everybody secretly spreads troops over their provinces."},reconquista_phase_play:{es:"Pasá, mové tropas entre provincias tuyas que limitan, o atacá una ajena: su dueño tiene que decir que es suya.",en:"Pass, move troops between neighbouring provinces of yours, or attack one that is not yours: its owner must say so."},reconquista_phase_cards:{es:"Quienes tienen algo que ver con el ataque pasan cartas en secreto.",en:"Those involved in the attack pass cards in secret."},reconquista_phase_draw:{es:"Alguien ofrece empate: contestan todos.",en:"Somebody offers a draw: everybody answers."},wargame_phase_delivery:{es:"Elegí dónde llegan tus primeras tropas.",en:"Choose where your first troops arrive."},wargame_phase_orders:{es:"Cada unidad lista cumple una tarea: atacar, marchar, buscar recursos, construir. Al terminar elegís dónde llegan las próximas tropas.",en:"Each ready unit does one task: attack, march, gather resources, build. When you end the turn, you choose where the next troops arrive."},eggar_phase_move:{es:"Se tira un dado. Repartí los pasos entre tus soldados: nunca en diagonal.",en:"A die is rolled. Share the steps among your soldiers: never diagonally."},eggar_phase_attack:{es:"Atacá a un rival que está al lado de un soldado tuyo. Hasta cuatro atacan juntos, con un dado cada uno: vale el más alto.",en:"Attack a rival next to a soldier of yours. Up to four attack together, with a die each: the highest counts."},eggar_phase_question:{es:"Leele una pregunta a quien juega después. Si contesta mal, pierde un soldado.",en:"Read a question to whoever plays next. A wrong answer costs a soldier."}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},beyond:{es:"No alcanza el depósito",en:"More than the stock can pay"},you_have:{es:"tenés",en:"you have"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Mostrame",en:"Show me"},another:{es:"Otra parecida",en:"Another one"},one_more:{es:"Otro ejercicio",en:"Another one"},chapters:{es:"Capítulos",en:"Chapters"},solved_of:{es:"{solved} de {total} resueltos",en:"{solved} of {total} solved"},known:{es:"temas que sabés: {known} de {goals}",en:"topics you know: {known} of {goals}"},forward:{es:"Próximo ejercicio",en:"Next exercise"},enough:{es:"Seguimos otro día: leé la idea otra vez.",en:"That is enough for today: read the idea again."},left_one:{es:"Te queda un intento.",en:"One try is left."},left:{es:"Intentos que quedan",en:"Tries left"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: contestá y sigue.",en:"Your turn: answer, and it goes on."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},give_up:{es:"No sé, mostrame",en:"I do not know, show me"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}},told:{place_full:{es:"{seat} pone {amount} en {target}",en:"{seat} places {amount} in {target}"},place:{es:"{seat} pone {amount}",en:"{seat} places {amount}"},place_short:{es:"{seat} refuerza {target}",en:"{seat} reinforces {target}"},work_full:{es:"{seat} trabaja en {target}",en:"{seat} works in {target}"},work:{es:"{seat} pone a trabajar a sus tropas",en:"{seat} puts troops to work"},teg_work_full:{es:"{seat} arma un misil en {target}",en:"{seat} sets up a missile in {target}"},attack_full:{es:"{seat} ataca {target} desde {source}",en:"{seat} attacks {target} from {source}"},attack:{es:"{seat} ataca {target}",en:"{seat} attacks {target}"},losses_full:{es:"{seat} pierde {attack} y {other}, {defence}",en:"{seat} loses {attack}, {other} loses {defence}"},losses:{es:"{seat} y {other} tienen bajas",en:"{seat} and {other} have losses"},conquest_full:{es:"{seat} conquista {target}",en:"{seat} conquers {target}"},march_full:{es:"{seat} pasa {amount} de {source} a {target}",en:"{seat} moves {amount} from {source} to {target}"},march:{es:"{seat} pasa {amount} a {target}",en:"{seat} moves {amount} to {target}"},convoy_full:{es:"{seat} lleva misiles de {source} a {target}",en:"{seat} moves missiles from {source} to {target}"},convoy:{es:"{seat} lleva misiles a {target}",en:"{seat} moves missiles to {target}"},shift:{es:"{seat} mueve tropas",en:"{seat} moves troops"},card:{es:"{seat} saca una tarjeta",en:"{seat} takes a card"},tgm_card:{es:"{seat} saca una carta",en:"{seat} takes a card"},question:{es:"Una pregunta para {seat}",en:"A question for {seat}"},right:{es:"{seat} contesta bien",en:"{seat} answers right"},wrong:{es:"{seat} contesta mal",en:"{seat} answers wrong"},pact:{es:"{seat} y {other} hacen un pacto",en:"{seat} and {other} make a pact"},strike_full:{es:"{seat} bombardea {target} desde {source}",en:"{seat} strikes {target} from {source}"},strike:{es:"{seat} bombardea {target}",en:"{seat} strikes {target}"},teg_flight_full:{es:"{seat} lanza un misil a {target} desde {source}",en:"{seat} fires a missile at {target} from {source}"},teg_flight:{es:"{seat} lanza un misil a {target}",en:"{seat} fires a missile at {target}"},flight_full:{es:"{seat} dispara a {target} desde {source}",en:"{seat} fires at {target} from {source}"},flight:{es:"{seat} dispara a {target}",en:"{seat} fires at {target}"},roll:{es:"{seat} saca un {die}",en:"{seat} rolls a {die}"},walk_full:{es:"{seat} avanza de {source} a {target}",en:"{seat} walks from {source} to {target}"},fall_full:{es:"Cae un soldado de {seat} en {target}",en:"A soldier of {seat} falls in {target}"},flag_full:{es:"{seat} toma la bandera de {other}",en:"{seat} takes the flag of {other}"},flag:{es:"{seat} toma una bandera",en:"{seat} takes a flag"},continent:{es:"{continent}{armies}",en:"{continent}{armies}"},end:{es:"Gana {seat}",en:"{seat} wins"},end_all:{es:"Terminó la partida",en:"The match is over"}},start:{seats:{es:"Quiénes juegan",en:"Who plays"},player:{es:"Quién juega {seat}",en:"Who plays {seat}"},you:{es:"Vos",en:"You"},person:{es:"Persona",en:"Person"},easy:{es:"Bot fácil",en:"Easy bot"},normal:{es:"Bot normal",en:"Normal bot"},hard:{es:"Bot difícil",en:"Hard bot"},missile_keeper:{es:"Bot que guarda misiles",en:"Bot that keeps missiles"},nobody:{es:"Nadie",en:"Nobody"},shared:{es:"Se pasan el tablero: las tarjetas quedan tapadas.",en:"You pass the board: cards stay covered."},watched:{es:"Juegan solo bots: vos mirás.",en:"Only bots play: you watch."},too_few:{es:"Faltan asientos: este juego es para {least} a {most}.",en:"Too few seats: this game is for {least} to {most}."},too_many:{es:"Sobran asientos: este juego es para {least} a {most}.",en:"Too many seats: this game is for {least} to {most}."},rules:{es:"Reglas",en:"Rules"},dice:{es:"Dados y tarjetas",en:"Dice and cards"},random:{es:"Los tira el tablero",en:"The board rolls"},manual:{es:"Los de la mesa: los escribimos",en:"Our own: we type them in"},rounds:{es:"Duración",en:"Length"},no_limit:{es:"Hasta que alguien gane",en:"Until somebody wins"},by_rules:{es:"Como dicen las reglas: {rounds} vueltas",en:"As the rules say: {rounds} rounds"},lasts:{es:"Entre bots dura unas {median} vueltas; 8 de cada 10 partidas, entre {low} y {high}.",en:"Between bots it takes about {median} rounds; 8 matches in 10 take {low} to {high}."},so_many:{es:"{rounds} vueltas",en:"{rounds} rounds"},language:{es:"Idioma",en:"Language"},more:{es:"Más opciones",en:"More options"},seed:{es:"Semilla (un número; con la misma, los mismos dados)",en:"Seed (a number; the same one gives the same dice)"},start:{es:"Empezar",en:"Start"},starting:{es:"Empezando…",en:"Starting…"},learn:{es:"Aprender el primer turno (un minuto)",en:"Learn the first turn (one minute)"},start_tour:{es:"Empezar con un recorrido (un minuto)",en:"Start with a tour (one minute)"},code:{es:"Copiar como código",en:"Copy as code"},open:{es:"O seguí una partida guardada (.jsonl):",en:"Or go on with a saved match (.jsonl):"},log_large:{es:"Ese archivo pasa los 6 MB: abrilo desde una celda con Match.load.",en:"That file is over 6 MB: open it in a cell with Match.load."},log_text:{es:"Ese archivo no es un registro de partida: no es texto.",en:"That file is no log of a match: it is not text."},optional:{es:"Reglas opcionales",en:"Optional rules"},as_played:{es:"Como se juega acá",en:"As it is played here"},copied:{es:"Copiado. En una celda da la misma partida.",en:"Copied. In a cell it makes the same match."},pasted:{es:"Esta celda da la misma partida:",en:"This cell makes the same match:"}},first_turn:{first_turn:{es:"El primer turno",en:"The first turn"},count:{es:"{at} de {all}",en:"{at} of {all}"},leave:{es:"Salir",en:"Leave"},play:{es:"Elegir mi partida",en:"Choose my match"},place:{es:"Reforzar",en:"Reinforce"},place_text:{es:"Te tocan 3 ejércitos. Tocá Argentina hasta ponerlos todos: desde ahí vas a atacar. Después, Terminar de poner.",en:"You have 3 armies to place. Press Argentina until all are there: you will attack from it. Then end the placement."},attack:{es:"Atacar",en:"Attack"},attack_text:{es:"Tocá Argentina y después Brasil: es una tirada. Gana el dado más alto; si empatan, quien defiende. Seguí hasta que caiga.",en:"Press Argentina, then Brasil: that is one roll. The higher die wins; a tie goes to the defender. Go on until it falls."},conquer:{es:"Conquistar",en:"Conquer"},conquer_text:{es:"¡Brasil es tuyo! Elegí en la barra cuántos ejércitos pasan; los demás se quedan cuidando Argentina.",en:"Brasil is yours! Say in the bar how many armies move in; the others stay and guard Argentina."},card:{es:"Sacar la tarjeta",en:"Take the card"},card_text:{es:"Terminá los ataques y el reagrupe, y pedí tu tarjeta: te la ganaste al conquistar. Las tarjetas se cambian por ejércitos.",en:"End the attacks and the regrouping, and ask for your card: a conquest earns one. Cards are exchanged for armies."},done:{es:"Eso es un turno",en:"That is a turn"},done_text:{es:"En una partida, Ayuda dice cómo se gana y da una pista si la pedís.",en:"In a match, Help says how one wins, and gives a hint if you ask."}},tour:{tour:{es:"Recorrido por el tablero",en:"Tour of the board"},next:{es:"Seguir",en:"Next"},back:{es:"Volver",en:"Back"},leave:{es:"Saltear",en:"Skip"},done:{es:"A jugar",en:"Play"},count:{es:"{at} de {all}",en:"{at} of {all}"},map:{es:"El mapa",en:"The map"},map_text:{es:"Tocá un lugar tuyo para elegirlo y después adónde vas. Lo que podés elegir está marcado. Con el teclado: las flechas van de lugar en lugar y Enter elige.",en:"Press one of your places to choose it, then where you go. What you can choose is marked. By keyboard: the arrow keys go from place to place, and Enter chooses."},bar:{es:"Tu jugada",en:"Your move"},bar_text:{es:"Acá ves en qué parte del turno estás, qué elegiste y los botones de lo que podés hacer. Si alguien te pregunta algo, también es acá. Para volver atrás está Deshacer.",en:"Here you see the part of the turn, what you have chosen, and the buttons for what you can do. Questions to you come here as well. Undo takes a move back."},side:{es:"Ayuda, novedades y más",en:"Help, news and more"},side_text:{es:"En Ayuda está cómo se gana y podés pedir una pista. Novedades cuenta lo que hicieron los demás. Lo que es solo tuyo queda tapado hasta que lo abrís.",en:"Help says how one wins, and gives a hint if you ask. News tells what the others did. What only you may see stays covered until you open it."},head:{es:"Quiénes juegan",en:"Who plays"},head_text:{es:"Están en el orden de los turnos; el marcado juega ahora. Tocá a cualquiera para ver lo que tiene. En ⋯ están la velocidad de los bots, las teclas y este recorrido.",en:"Seats stand in the order of turns; the marked one plays now. Press one to see what it has. Behind ⋯ are the speed of bots, the keys and this tour."},time:{es:"La partida hasta acá",en:"The match so far"},time_text:{es:"Con las flechas volvés a mirar cualquier jugada. No se pierde nada: la partida sigue donde estaba.",en:"The arrows show any earlier move again. Nothing is lost: the match stays where it was."}}};function be(e){let t=o=>Object.fromEntries(Object.entries(e).map(([a,r])=>[a,r[o]])),[n,s]=[t("es"),t("en")];return o=>o==="en"?s:n}var U=(e,t)=>Object.entries(t).reduce((n,[s,o])=>n.replace(`{${s}}`,String(o)),e),I=be(me.all),Ln=be(me.asking),he=be(me.eggar),Aa=be(me.first_turn),Dt=be(me.start),$n=be(me.tour),zs=be(me.turn),Ta=be(me.told),te=be(me.wargame),Jp={symbol:be(me.symbol),pact:be(me.pact)},qs=(e,t,n)=>Jp[t](e)[n]??n;function Ca(e,t,n,s){let{chapters:o=[],chapter:a,trainer:r}=t,i=g=>o.reduce((m,f)=>m+f[g],0),l=(g,m)=>$(`chapter-${m}`,g,()=>s("chapter",{number:m}),{"aria-current":m===a?"true":null}),u=o.map(({title:g,solved:m,total:f,goals:h,known:x},w)=>{let b=U(n.solved_of,{solved:m,total:f});return c("li",{},l(g,w),c("progress",{max:f,value:m,"aria-label":`${g}: ${b}`}),c("small",{},`${b} · ${U(n.known,{known:x,goals:h})}`))}),p=e.querySelector("ol")?.scrollTop??0,d=c("ol",{},...u);e.replaceChildren(c("summary",{"data-key":"chapters"},c("b",{},n.chapters),` · ${U(n.solved_of,{solved:i("solved"),total:i("total")})}`),d,c("div",{class:"teg-buttons"},$("forward",n.forward,()=>s("forward"),{class:"teg-main"}),r&&l(r,o.length))),d.scrollTop=p}var eu=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function Me(e,t){let n=s=>{let o=s.composedPath(),a=o.slice(0,o.indexOf(e)+1),r=!s.ctrlKey&&!s.metaKey;for(let i of a)for(let l of eu)i.toggleAttribute(l,r&&i===o[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function Mn(e){e.addEventListener("keydown",t=>{if(t.key!=="Enter"||!t.shiftKey)return;t.preventDefault(),t.stopImmediatePropagation();let n=e.closest(".jp-Cell")?.nextElementSibling?.closest(".jp-Cell");if(!n)return;let s=n.querySelector(".jp-InputPrompt")??n;for(let o of["mousedown","mouseup"])s.dispatchEvent(new MouseEvent(o,{bubbles:!0,composed:!0,button:0}));n.closest(".jp-Notebook")?.focus(),n.scrollIntoView({block:"nearest"})},!0)}function Sn(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let s=n.target;n.altKey||s.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&s.matches("button, summary")||t(n,s)&&n.preventDefault()})}function ye(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[s,o]of n)t.x.push(s),t.y.push(o)}return t}function re(e){return ye(e.map(t=>[...t,t[0]]))}function On(e,[t,n]){return e.some(s=>{let o=!1;for(let a=0,r=s.length-1;a<s.length;r=a++){let[i,l]=s[a],[u,p]=s[r];l>n!=p>n&&t<(u-i)*(n-l)/(p-l)+i&&(o=!o)}return o})}function Ns([e,t],[n,s],o=7.4){let a=Math.max(Math.hypot(n-e,s-t),1),[r,i]=[(n-e)/a,(s-t)/a],l=Math.max(a-o-2,8),[u,p]=[l-9,l-10];return[[5,-1.4],[u,-2.6],[p,-6.4],[l,0],[p,6.4],[u,2.6],[5,1.4]].map(([g,m])=>[e+g*r-m*i,t+g*i+m*r])}function Bt(e,t,n,s){let o=e.countries[t].label,a=e.countries[n].label,r=a[0]-o[0],i=Na(e,r);return i?[Ns(o,[a[0]+i,a[1]],s),Ns([o[0]-i,o[1]],a,s)]:[Ns(o,a,s)]}function ue([e,t],n,s=32){return Array.from({length:s},(o,a)=>{let r=2*Math.PI*a/s;return[e+n*Math.cos(r),t+n*Math.sin(r)]})}function Na(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var ja=new WeakMap;function Is(e,t,n){let s=ja.get(e)??new Map;ja.set(e,s);let o=`${Math.min(t,n)}/${Math.max(t,n)}`;return s.has(o)||s.set(o,tu(e,t,n)),s.get(o)}function tu(e,t,n){let s=nu(e.countries[t].polygons,e.countries[n].polygons);if(s.length>1){let[a,[r,i]]=za(s);return[[a,[-i,r]]]}return e.bridges.filter(a=>a.a===t&&a.b===n||a.a===n&&a.b===t).flatMap(a=>a.segments.map(za))}function nu(e,t){let n=(a,r)=>[a,r].map(String).sort().join(" "),s=new Set(t.flatMap(a=>a.map((r,i)=>n(r,a[(i+1)%a.length])))),o=[];for(let a of e){let r=a.map((u,p)=>s.has(n(u,a[(p+1)%a.length]))),i=r.findIndex((u,p)=>u&&!r.at(p-1));if(i<0)continue;let l=[];for(let u=0;u<a.length;u++){let p=(i+u)%a.length;r[p]&&(r.at(p-1)||(l=[a[p]]),l.push(a[(p+1)%a.length]),Rs(l)>Rs(o)&&(o=l))}}return o}var Rs=e=>e.slice(1).reduce((t,[n,s],o)=>t+Math.hypot(n-e[o][0],s-e[o][1]),0);function za(e){let t=Rs(e)/2,[[n,s],o,[a,r]]=[-5,0,5].map(l=>su(e,t+l)),i=Math.hypot(a-n,r-s)||1;return[o,[(a-n)/i,(r-s)/i]]}function su(e,t){for(let n=1;n<e.length;n++){let[[s,o],[a,r]]=[e[n-1],e[n]],i=Math.hypot(a-s,r-o);if(t<=i){let l=Math.max(t,0)/(i||1);return[s+l*(a-s),o+l*(r-o)]}t-=i}return e[e.length-1]}function Pa(e,t,n,s=11){let[o,a]=[s/2,s*.18];return Is(e,t,n).flatMap(([[r,i],[l,u]])=>[-a,a].map(p=>{let[d,g]=[r+p*l,i+p*u];return[[d-o*u,g+o*l],[d+o*u,g-o*l]]}))}function An(e,t){return t.slice(1).flatMap((n,s)=>{let o=e.countries[t[s]].label,a=e.countries[n].label,r=Na(e,a[0]-o[0]);return r?[Ps(o,[a[0]+r,a[1]]),Ps([o[0]-r,o[1]],a)]:[Ps(o,a)]})}function Ps([e,t],[n,s],o=.14,a=12){let[r,i]=[(e+n)/2,(t+s)/2-o*Math.hypot(n-e,s-t)];return Array.from({length:a+1},(l,u)=>{let p=u/a,[d,g,m]=[(1-p)**2,2*p*(1-p),p**2];return[d*e+g*r+m*n,d*t+g*i+m*s]})}function Ra([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([o,a])=>[e+n*o,t+n*a])}function qe(e,[t,n]=[0,0]){let s=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],o=[],[a,r,i]=[0,0,""],l=[0,0];for(let u=0;u<s.length;){/[a-zA-Z]/.test(s[u])&&(i=s[u++]);let p=i===i.toLowerCase(),d=b=>(p?b:0)+Number(s[u++]),g=b=>o[o.length-1].push([t+b[0],n+b[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[a,r]=[d(a),d(r)],o.push([[t+a,n+r]]),i=p?"l":"L";continue}let[f,h]=[a,r],[x,w]=l;if(l=m==="Q"?[d(f),d(h)]:m==="T"?[2*f-x,2*h-w]:[f,h],m!=="V"&&(a=d(f)),m!=="H"&&(r=d(h)),m!=="Q"&&m!=="T"){l=[a,r],g([a,r]);continue}for(let b=1;b<=6;b++){let _=b/6,[E,j,M]=[(1-_)**2,2*_*(1-_),_**2];g([E*f+j*l[0]+M*a,E*h+j*l[1]+M*r])}}return o}function Tn(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function Cn(e,t){let n=[...e].sort((o,a)=>a-o),s=[...t].sort((o,a)=>a-o);return Array.from({length:Math.max(n.length,s.length)},(o,a)=>({attack:n[a]??null,defence:s[a]??null,winner:a<n.length&&a<s.length?n[a]>s[a]?"attack":"defence":null}))}var En=11,[ou,au]=[900,500],qa=1.8;function st(e,t=En,n=900){let s=(r,i)=>Math.min(Math.max(r*e,i),qa*t),o=e*n<au,a=Math.min(Math.max(7.4*e,.75*t),.9*qa*t)*(o?.7:1);return{least:t,small:o,disc:a,grown:a/e,count:o?.8*t:s(9.2,Math.round(2.1*t)/2),name:s(8.2,t===En&&e*n>=ou?12.5:t),note:s(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function R(e,t){let{color:n="transparent",ink:s,sign:o=[]}=e.seats[t]??{},a=o.length&&P("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},P("path",{d:`M${o.join("L")}Z`,fill:s}));return c("i",{class:"teg-dot",style:{background:n}},a||null)}function ne(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Da(e,t){let n={off:t.past_off,own:U(t.past_own,{step:e.step,steps:e.steps}),free:t.past,same:t.past}[e.undoing];return e.step<e.steps&&c("p",{class:"teg-past"},n)}function J(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function Ve(e,t,n,s){return e==null?c("span",{class:"teg-die"}):P("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},P("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:s,"stroke-width":.16}),...Tn(e).map(([o,a])=>P("circle",{cx:o,cy:a,r:.4,fill:s})))}var ru={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Ba={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function de(e){let t=ru[Ba[e]??e];return t?P("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},P("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Ia={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Ht(e){return P("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},P("path",{d:Ia[Ba[e]??e]??Ia.joker,fill:"currentColor"}))}var Wt=4;function jn(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,s=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},o=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),i=(n?.isConnected?n:e).getBoundingClientRect(),u=i.bottom+Wt+t.offsetHeight<=window.innerHeight||i.top<t.offsetHeight?i.bottom+Wt:i.top-Wt-t.offsetHeight,p=Math.min(Math.max(i.left,r.left+Wt),r.right-t.offsetWidth-Wt);Object.assign(t.style,{top:`${u-r.top}px`,left:`${p-r.left}px`})},a=()=>{t.hidden=!1,o(),t.focus({preventScroll:!0})};return{box:t,close:s,place:o,from:r=>{t.contains(r)||(n=r)},show(r,i){t.setAttribute("aria-label",r.name),t.replaceChildren($("close-rule","×",s,{class:"teg-close","aria-label":i.close}),...Ha(r,i),...r.decisions.map(l=>c("section",{},...Ha(l,i)))),a()},list({chapters:r},i){let l=({name:u,title:p,text:d})=>c("p",{},ne(u)," ",c("strong",{},p),` ${d}`);t.setAttribute("aria-label",i.rules_all),t.replaceChildren($("close-rule","×",s,{class:"teg-close","aria-label":i.close}),c("div",{class:"teg-rules"},...r.map(({title:u,clauses:p})=>c("details",{},c("summary",{},u),...p.map(l))))),a()}}}function Ha({name:e,title:t,text:n,mark:s,marked:o,option:a,others:r},i){let l=r.map(u=>c("li",{},`${i.other_reading}: ${u.text}`,u.option&&c("code",{},u.option)));return a&&l.push(c("li",{},`${i.option}: `,c("code",{},a))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${s}`},o),c("ul",{},...l)]}var iu='data-still="teg_nb"',lu=/\n…$/;function ot(e,t,n){let s=null,o="",a,r=new MutationObserver(()=>s&&!s.isConnected&&i(Wa(e)));n.push(()=>{clearTimeout(a),r.disconnect(),s&&(s.style.display="")});let i=u=>{s=u,s&&(s.style.display="none",r.observe(s.parentNode,{childList:!0}))},l=()=>(s?.isConnected||i(cu(e)),s);return u=>{if(l(),u===o)return;let p=o==="";o=u,clearTimeout(a),p||(a=setTimeout(()=>l()&&t(),1500))}}var zn=(e,t,n)=>ot(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),Wa=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function cu(e){let t=Wa(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return lu.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(iu)?t:null}function ve(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let s=e.dataset.vscodeThemeKind;if(s)return s.includes("dark")||s==="vscode-high-contrast";for(let o of[e,t]){if(o.classList.contains("dark")||o.dataset.theme==="dark")return!0;if(o.classList.contains("light")||o.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Se(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let s=matchMedia("(prefers-color-scheme: dark)");return s.addEventListener("change",e),()=>{t.disconnect(),s.removeEventListener("change",e)}}var Fa=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

.teg {
  --teg-ink: #26303b;
  --teg-soft: #667383;
  --teg-paper: #ffffff;
  --teg-page: #ffffff;
  --teg-good: #146c3c;
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
  --teg-page: #14191f;
  --teg-good: #7fd3a0;
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

/* A position by itself: there is no way to go, and nothing to tell. */
.teg[data-face="look"][data-steps="0"] :is(.teg-slot-news, .teg-whole, .teg-slider, .teg-counter, .teg-timeline > .teg-group:not([role])) {
  display: none;
}

.teg-slot:empty {
  display: none;
}

/* Pictures at rest beside a board: Lab fits images to a narrow column, but not those that were SVG. */
.jp-RenderedSVG img {
  max-width: 100%;
  height: auto;
}
`;var Va=`/* The map */

.teg-frame {
  position: relative;
  min-width: 0;
  min-height: 0;
  border-radius: 8px;
}

.teg-map {
  position: relative;
  min-width: 0;
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

.teg-ring {
  position: absolute;
  top: -32px;
  left: -32px;
  z-index: 5;
  width: 64px;
  height: 64px;
  border: 5px solid #ffd23f;
  border-radius: 50%;
  outline: 2px solid #26303b;
  pointer-events: none;
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

/* Arrows and marks of people, in the colours that they know from other boards. */
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

/* The dashes of a mark tell its meaning as well as its colour. */
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

.teg[data-slow]:not([data-going]) :is(.teg-side, .teg-timeline) {
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

.teg:is([data-kernel="gone"], [data-kernel="away"]) :is(.teg-side, .teg-bar, .teg-timeline, .teg-map) {
  opacity: 0.5;
}

@keyframes teg-appear {
  from {
    opacity: 0;
  }
}
`;var Ga=`/* Pieces that move over the map, and the caption that explains them. Only transform, opacity and one clip change. */

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

/* A placement ends by itself once the line has come across its button. */
@media (prefers-reduced-motion: no-preference) {
  .teg[data-closing] .teg-answers > .teg-main {
    position: relative;
  }

  .teg[data-closing] .teg-answers > .teg-main::after {
    content: "";
    position: absolute;
    inset: auto 4px 3px;
    height: 3px;
    background: currentColor;
    transform-origin: left;
    animation: teg-closing 1s linear both;
  }

  @keyframes teg-closing {
    from {
      transform: scaleX(0);
    }
  }
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
`;var Ua=`/* Controls */

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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

/* The panel */

.teg-card,
.teg-refusal,
.teg-banner {
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

.teg-past {
  font-style: italic;
}

.teg-reason {
  display: block;
  color: var(--teg-soft);
}

.teg-banner {
  display: grid;
  border-color: rgb(0 0 0 / 22%);
}

.teg-banner small {
  font-size: calc(12px * var(--teg-type));
}

.teg-due {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 5px 0 0;
  padding: 0;
  list-style: none;
  font-size: calc(12px * var(--teg-type));
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
  font: calc(12px * var(--teg-type)) / 1.5 "DejaVu Sans Mono", monospace;
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

.teg-rules {
  width: 340px;
  max-width: 100%;
  max-height: min(420px, 60vh);
  overflow-y: auto;
}

.teg-rules summary {
  padding: 4px 0;
  font-weight: 700;
  cursor: pointer;
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
  font: 12px "DejaVu Sans Mono", monospace;
}

.teg-rule .teg-mark {
  padding-left: 7px;
  border-left: 3px solid var(--teg-line);
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

.teg-seats small {
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

.teg-dice {
  display: grid;
  grid-template-columns: 1fr 28px 1fr;
  gap: 4px;
  align-items: center;
  justify-items: center;
  font-size: calc(12px * var(--teg-type));
  text-align: center;
}

.teg-dice small {
  font-size: calc(12px * var(--teg-type));
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

/* A list that is cut fades at its edge. */
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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

.teg button.teg-fold {
  display: block;
  width: 100%;
  min-height: 18px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
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
  font-size: calc(12px * var(--teg-type));
}

.teg .war-beyond {
  margin-top: 6px;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.war-beyond ul {
  margin: 2px 0 0;
  padding-left: 4px;
  list-style: none;
}

/* EGGAR */

.egg-token {
  display: inline-block;
  min-width: 19px;
  padding: 0 4px;
  border: 1.5px solid #26303b;
  border-radius: 99px;
  font-size: calc(12px * var(--teg-type));
  line-height: 16px;
  text-align: center;
}

.egg-armies .egg-token {
  margin: 1px 3px 1px 0;
}

.egg-token.egg-fallen {
  border-style: dashed;
  border-color: var(--teg-soft);
  color: var(--teg-soft);
  text-decoration: line-through;
}

.teg .teg-turn-parts {
  margin: 2px 0 0;
  padding-left: 18px;
}

.teg-turn-parts > li {
  margin-bottom: 3px;
}

.teg-turn-parts > [aria-current] {
  box-shadow: -3px 0 0 var(--teg-page), -5px 0 0 var(--teg-accent);
}

.egg-armies th {
  white-space: nowrap;
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
  font-size: calc(12px * var(--teg-type));
}

.teg .egg-text {
  margin: 6px 0;
  font-size: calc(15px * var(--teg-type));
  font-weight: 700;
  line-height: 1.3;
}

.teg .egg-answers {
  grid-template-columns: repeat(auto-fit, minmax(max(150px, 40%), 1fr));
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
`;var Ya=`/* The start screen stands in place of the board. */

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

.teg-start-go {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}

.teg-start-go > .teg-primary {
  flex: 1 1 240px;
}

.teg-start > :is(h3, fieldset, p, details, .teg-start-go) {
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

.teg-start-rules > .teg-field {
  margin-top: 10px;
  max-width: 720px;
}

.teg-start-open {
  grid-column: 1 / -1;
  justify-self: start;
}

.teg-start .teg-start-open input {
  margin-left: 8px;
  border: 0;
  background: none;
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

.teg-start button[data-begun]:disabled {
  opacity: 1;
}

.teg-start [data-begun]::before {
  content: "";
  display: inline-block;
  width: 0.8em;
  height: 0.8em;
  margin-right: 8px;
  border: 2px solid;
  border-right-color: transparent;
  border-radius: 50%;
  animation: teg-turns 1s linear infinite;
}

@keyframes teg-turns {
  to {
    transform: rotate(1turn);
  }
}
`;var Ka=`/* The stage: head, map, side, bar and timeline. The order in the page is that of the Tab key; the grid places them. */

.teg-stage {
  display: grid;
  gap: 6px;
}

.teg-bar {
  grid-area: bar;
}

.teg-frame {
  grid-area: map;
}

.teg-side,
.teg-sheet {
  grid-area: side;
}

.teg-time {
  grid-area: time;
}

.teg-head {
  grid-area: head;
}

.teg-bar,
.teg-side,
.teg-sheet {
  position: relative;
  min-width: 0;
  min-height: 0;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
}

.teg [hidden] {
  display: none !important;
}

/* A board to play on is as high as what is seen of the page, and never scrolls. */

.teg[data-stage="full"] {
  --teg-head-high: 36px;
  --teg-bar-high: 98px;
  --teg-time-high: 30px;
  --teg-map-high: calc(var(--teg-high) - var(--teg-head-high) - var(--teg-bar-high) - var(--teg-time-high) - 30px);
  --teg-map-wide: calc(var(--teg-map-high) * var(--teg-box));
  font-size: calc(14px * var(--teg-type));
}

.teg[data-stage="full"][data-size="class"] {
  --teg-type: 1.36;
  --teg-head-high: 46px;
  --teg-bar-high: 112px;
  --teg-time-high: 36px;
}

.teg[data-stage="full"] > .teg-stage {
  height: var(--teg-high);
  padding: 6px;
  grid-template:
    "head head" var(--teg-head-high)
    "map side" minmax(0, 1fr)
    "bar bar" var(--teg-bar-high)
    "time time" var(--teg-time-high)
    / minmax(0, min(100% - 270px, var(--teg-map-wide) + var(--teg-zoom-wide, 0px))) minmax(264px, 1fr);
}

/* The board is whole in its box, with sea around it. */
.teg[data-stage="full"] .teg-frame {
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
}

.teg[data-stage="full"] .teg-fit {
  width: min(100%, var(--teg-map-high) * var(--teg-ratio));
  height: 100%;
}

/* The drawing fills the box, whatever the shape of the board: see \`seen\` in zoom.js. */
.teg[data-stage="full"] .teg-map {
  height: 100%;
  aspect-ratio: auto !important;
}

.teg-fit {
  position: relative;
  overflow: clip;
}

.teg[data-stage="full"]:is(:fullscreen, .teg-wide) {
  overflow: auto;
  background: var(--teg-page);
}

.teg.teg-wide[data-stage="full"] {
  position: fixed;
  inset: 0;
  z-index: 1000;
}

/* Head */

.teg-head {
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
}

.teg-chips {
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
}

.teg-seat-chips {
  display: flex;
  gap: 5px;
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg .teg-seat-chips button {
  min-height: 28px;
  padding: 2px 6px;
  font-size: calc(13px * var(--teg-type));
  white-space: nowrap;
}

.teg .teg-seat-chips .teg-moving {
  border: 2px solid var(--teg-accent);
  padding: 1px 5px;
  text-shadow: 0 0 0.7px currentColor; /* bolder, and as wide as before */
}

.teg .teg-seat-chips .teg-dead {
  text-decoration: line-through;
  opacity: 0.7;
}

.teg-fact {
  display: inline-block;
  min-width: calc(33px * var(--teg-type));
  margin-left: 5px;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
  font-weight: 400;
  font-variant-numeric: tabular-nums;
}

/* Room for hundreds of armies, unless five seats need it. */
.teg-seat-chips:not(:has(> :nth-child(5))) .teg-fact ~ .teg-fact {
  min-width: calc(40px * var(--teg-type));
}

/* Its width does not depend on its text, nor on the counts of the seats, so it never moves. */
.teg .teg-round {
  flex: 0 0 max(96px, 100cqw - (var(--teg-tools-wide, 180px) + var(--teg-chip-wide, 155px) * var(--teg-seats)) * var(--teg-type));
  min-width: 0;
  margin: 0;
  overflow: hidden;
  color: var(--teg-soft);
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg-tools {
  display: flex;
  flex: none;
  gap: 4px;
}

.teg .teg-tools > :is(button, details > summary),
.teg .teg-dots > summary {
  min-width: 32px;
  min-height: 30px;
}

.teg-dots {
  position: relative;
}

.teg .teg-dots > summary {
  padding: 2px 8px;
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
  list-style: none;
  text-align: center;
  cursor: pointer;
}

.teg-menu-options {
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  z-index: 20;
  display: grid;
  gap: 8px;
  width: max-content;
  max-width: min(340px, 92cqw);
  padding: 10px 12px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-page);
  box-shadow: 0 3px 12px rgb(20 30 45 / 22%);
}

.teg [data-key="sound-menu"] {
  display: none;
  justify-self: start;
}

.teg-row-of {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  margin-bottom: 6px;
}

.teg .teg-tools > [data-key="side"] {
  display: none;
}

/* Map */

.teg-zoom {
  position: absolute;
  bottom: 8px;
  left: 8px;
  z-index: 3;
  display: grid;
  gap: 3px;
}

.teg .teg-zoom button {
  width: 28px;
  padding: 0;
  opacity: 0.85;
}

/* A grid fills its box: the buttons stand beside it, and a phone has fingers for them. */
.teg[data-game="eggar"] {
  --teg-zoom-wide: 44px;
}

.teg[data-game="eggar"] .teg-frame {
  padding-left: var(--teg-zoom-wide);
}

@container (max-width: 560px) {
  .teg[data-game="eggar"] .teg-frame {
    padding-left: 0;
  }

  .teg[data-game="eggar"] .teg-zoom {
    display: none;
  }
}

/* Bar */

.teg-bar {
  --teg-chance-wide: calc(92px * var(--teg-type));
  --teg-dice-wide: calc(164px * var(--teg-type));
  display: grid;
  grid-template:
    "top top top top" 22px
    "dice facts chance answers" minmax(0, 1fr)
    / var(--teg-dice-wide) minmax(0, 1fr) var(--teg-chance-wide) auto;
  gap: 0 10px;
  padding: 4px 10px 6px;
}

.teg-bar-top {
  grid-area: top;
  min-width: 0;
}

.teg-bar-dice {
  grid-area: dice;
  min-width: 0;
  overflow: hidden;
}

.teg-bar-move,
.teg-bar-move > .teg-slot,
.teg-moving-parts {
  display: contents;
}

.teg-facts {
  grid-area: facts;
  align-self: center;
  min-width: 0;
  max-height: 100%;
  overflow: hidden auto;
}

.teg-bar .teg-refusal {
  position: absolute;
  z-index: 3;
  inset: 2px 4px auto;
  padding: 2px 30px 2px 8px;
  font-size: calc(12.5px * var(--teg-type));
}

.teg .teg-refusal .teg-close {
  top: 0;
}

.teg-fact-line {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  font-size: calc(15px * var(--teg-type));
}

.teg-play {
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
}

.teg-bar .teg-field {
  display: inline-flex;
  min-width: 0;
}

.teg-bar .teg-field > span {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

.teg-bar .teg-field select {
  width: auto;
  min-width: calc(84px * var(--teg-type));
  max-width: calc(140px * var(--teg-type));
  font-size: calc(14px * var(--teg-type));
  font-weight: 700;
}

.teg-bar .teg-facts p {
  margin: 0;
}

.teg .teg-fact-more .teg-hint,
.teg .teg-facts > .teg-past {
  overflow: hidden;
  font-size: calc(12.5px * var(--teg-type));
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg-chance {
  grid-area: chance;
  align-self: center;
  min-width: 0;
  text-align: right;
  white-space: nowrap;
}

.teg-slot-chance {
  display: contents;
}

.teg-chance b {
  display: block;
  color: var(--teg-good);
  font-size: calc(21px * var(--teg-type));
  line-height: 1.2;
}

.teg-chance small {
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.teg-answers {
  grid-area: answers;
  display: flex;
  flex-wrap: wrap;
  gap: 5px 8px;
  align-content: center;
  align-items: center;
  justify-content: flex-end;
  max-width: 54cqw;
}

.teg-answers > :is(button, .teg-group, details, select) {
  flex: 0 0 auto;
}

.teg .teg-answers > button,
.teg .teg-answers > select,
.teg .teg-answers > .teg-group > :is(button, select, input),
.teg .teg-answers > details > summary {
  min-height: 40px;
  padding: 4px 12px;
  font-size: calc(14px * var(--teg-type));
}

.teg .teg-answers > .teg-group > input[type="number"] {
  width: calc(50px * var(--teg-type));
  padding: 4px;
}

.teg .teg-answers:has(> :nth-child(4)) > :is(button, select),
.teg .teg-answers:has(> :nth-child(4)) > .teg-group > :is(button, select, input),
.teg .teg-answers:has(> :nth-child(4)) > details > summary {
  min-height: 30px;
  padding: 2px 10px;
  font-size: calc(13px * var(--teg-type));
}

.teg-answers summary {
  border: 1px solid var(--teg-line);
  border-radius: 6px;
  background: var(--teg-card);
  list-style: none;
  cursor: pointer;
}

.teg .teg-question > .teg-answers > :is([data-key^="accept"], [data-key^="decline"]) {
  border: 2px solid var(--teg-accent);
  font-weight: 700;
}

/* Buttons that lead elsewhere make a second row, so that both places of an attack can be read beside them. */
@container (min-width: 861px) {
  .teg[data-stage="full"] .teg-answers:has(> [data-key="present"]:nth-child(n + 4)) {
    max-width: 43cqw;
  }
}

.teg .teg-question .teg-fact-more .teg-hint {
  white-space: normal;
}

/* Nothing counts while one explores. */
.teg[data-exploring] .teg-frame::after {
  content: "";
  position: absolute;
  inset: 0;
  z-index: 2;
  border: 7px solid;
  border-image: repeating-linear-gradient(45deg, var(--teg-accent) 0 8px, var(--teg-page) 8px 16px) 7;
  pointer-events: none;
}

.teg[data-exploring] .teg-bar {
  outline: 2px dashed var(--teg-accent);
  outline-offset: -2px;
}

.teg-exploring {
  display: flex;
  gap: 6px;
  align-items: center;
}

.teg-exploring > span {
  flex: 0 1 auto;
  overflow: hidden;
  font-size: calc(12.5px * var(--teg-type));
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg .teg-exploring > button {
  flex: none;
  min-height: 26px;
  padding: 1px 9px;
  font-size: calc(13px * var(--teg-type));
}

.teg-tree {
  margin: 4px 0;
  padding-left: 14px;
  list-style: none;
}

.teg-lines > .teg-tree {
  padding-left: 0;
}

.teg .teg-tree [aria-current] {
  border-color: var(--teg-accent);
  font-weight: 700;
}

.teg-keep {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
}

.teg-taken-back ol {
  display: grid;
  gap: 4px;
  max-height: 30cqh;
  margin: 6px 0 0;
  padding: 0;
  overflow: auto;
  list-style: none;
}

.teg-taken-back li {
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
}

.teg .teg-taken-back li > button {
  flex: none;
}

.teg-bar:has(.teg-question) {
  border-color: var(--teg-accent);
}

:is(.teg-since, .teg-foot) ol {
  margin: 0;
  padding: 0;
  list-style: none;
}

.teg-since li {
  padding: 3px 0;
}

.teg-pop {
  position: relative;
}

.teg-pop > div {
  position: absolute;
  right: 0;
  bottom: calc(100% + 6px);
  z-index: 20;
  width: max-content;
  max-width: min(340px, 88cqw);
  padding: 8px 10px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-page);
  box-shadow: 0 3px 12px rgb(20 30 45 / 22%);
}

.teg-pop .teg-pop > div {
  position: static;
  max-width: 220px;
  padding: 4px 0 0;
  border: 0;
  box-shadow: none;
}

.teg-turn {
  display: flex;
  gap: 10px;
  align-items: center;
  height: 20px;
  overflow: hidden;
  font-size: calc(12px * var(--teg-type));
  white-space: nowrap;
}

.teg-turn > strong {
  font-size: calc(13px * var(--teg-type));
}

/* A narrow bar cuts the name of the phase first, then the row of phases, and never the armies to place. */
.teg-turn > * {
  flex: none;
}

.teg-turn > .teg-phases {
  flex: 0 1 auto;
  overflow: hidden;
}

.teg-turn > .teg-phase-name {
  flex: 0 99 auto;
  overflow: hidden;
  text-overflow: ellipsis;
}

.teg-turn em {
  font-weight: 400;
}

.teg-turn > small {
  color: var(--teg-soft);
  font-size: inherit;
}

.teg-turn .teg-phase-name {
  margin-left: auto;
  color: var(--teg-soft);
}

.teg-phases {
  display: flex;
  gap: 0;
  margin: 0;
  padding: 0;
  color: var(--teg-soft);
  list-style: none;
}

.teg-phases li + li::before {
  content: "›";
  margin: 0 5px;
}

.teg-phases [aria-current] {
  color: var(--teg-ink);
  font-weight: 700;
}

.teg .teg-due {
  flex-wrap: nowrap;
  margin: 0;
}

.teg-battle {
  height: 100%;
}

.teg-bar-dice .teg-dice {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto calc(22px * var(--teg-type));
  gap: 3px 5px;
  justify-items: start;
}

.teg-dice-of {
  overflow: hidden;
  max-width: 100%;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg-dice-row {
  display: flex;
  gap: 2px;
  min-height: calc(27px * var(--teg-type));
}

/* The colour says whose dice they are; a name that has no room is for screen readers. */
@container (min-width: 561px) {
  .teg-bar-dice .teg-dice {
    grid-template-columns: auto auto calc(22px * var(--teg-type));
  }

  .teg-dice-name {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}

.teg-bar-dice .teg-die {
  width: calc(27px * var(--teg-type));
  height: calc(27px * var(--teg-type));
}

.teg-bar-dice .teg-conquered {
  display: none;
}

.teg-bar-dice .teg-card {
  padding: 0;
  border: 0;
  background: none;
  font-size: calc(12px * var(--teg-type));
}

/* Games without dice need no slot for them. */
.teg:is([data-game="wargame"], [data-game="reconquista"]) .teg-bar {
  --teg-chance-wide: 0px;
  --teg-dice-wide: 0px;
}

.teg:is([data-game="wargame"], [data-game="reconquista"]) .teg-no-dice {
  display: none;
}

.teg-no-dice {
  display: grid;
  grid-template-columns: repeat(3, calc(27px * var(--teg-type)));
  gap: 3px;
  justify-content: end;
}

.teg-no-dice i {
  height: calc(27px * var(--teg-type));
  border: 1px dashed var(--teg-line);
  border-radius: 6px;
}

.teg-bar-dice :is(h4, .teg-chip) {
  display: none;
}

.teg-bar-dice .egg-fight {
  text-align: left;
}

/* The news say who fell; the bar has two rows. */
.teg-bar-dice .egg-fell {
  display: none;
}

.teg-bar-dice .egg-throw {
  flex-wrap: nowrap;
  justify-content: flex-start;
  padding: 0;
}

/* Side */

.teg-side {
  display: flex;
  flex-direction: column;
  overflow: hidden;
}

.teg-tabs {
  display: flex;
  flex: none;
  border-bottom: 1px solid var(--teg-line);
}

.teg .teg-tabs button {
  position: relative;
  flex: 1 1 auto;
  min-height: 32px;
  padding: 4px 2px;
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: 0;
  background: none;
  color: var(--teg-ink);
  font-size: calc(12px * var(--teg-type));
}

.teg .teg-tabs [aria-selected="true"] {
  border-bottom-color: var(--teg-accent);
  font-weight: 700;
}

.teg-fresh {
  margin-left: 4px;
  padding: 0 5px;
  border-radius: 99px;
  background: var(--teg-accent);
  color: var(--teg-accent-ink);
}

.teg-tab-panel {
  flex: 1 1 0;
  min-height: 0;
  padding: 8px 10px;
  overflow: auto;
}

.teg-tab-panel > .teg-slot + .teg-slot,
.teg-slots > .teg-slot + .teg-slot {
  margin-top: 8px;
}

.teg-tab-panel :is(.teg-card, .teg-whole):not(.teg-banner, .teg-turn) {
  padding: 0;
  border: 0;
  background: none;
}

.teg[data-stage="full"] .teg-news ol {
  max-height: none;
  mask-image: none;
}

.teg-foot {
  flex: none;
  max-height: 33%;
  padding: 6px 10px;
  border-top: 1px solid var(--teg-line);
  overflow: hidden;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.teg .teg-side > .teg-caption {
  flex: none;
  max-height: 30%;
  overflow: auto;
  margin: 0;
  padding: 8px 10px;
  border-bottom: 1px solid var(--teg-line);
}

/* End */

.teg-report ol {
  display: grid;
  gap: 4px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
}

.teg-report li {
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
}

.teg .teg-report li > button {
  flex: none;
  min-height: 26px;
  padding: 1px 9px;
}

.teg .teg-report [aria-current] {
  border-color: var(--teg-accent);
  font-weight: 700;
}

.teg .teg-why {
  margin: 2px 0 0;
  font-size: calc(14px * var(--teg-type));
}

.teg-goal em {
  font-style: normal;
}

.teg-standings .teg-ends {
  font-size: calc(12px * var(--teg-type));
}

.teg-standings .teg-standing,
.teg-standings .teg-turn-list {
  display: none;
}

/* The winners stand over the map for a moment. */
.teg-winner {
  position: absolute;
  top: 10px;
  left: 50%;
  z-index: 5;
  padding: 8px 18px;
  border: 2px solid var(--teg-accent);
  border-radius: 10px;
  background: var(--teg-page);
  font-size: calc(22px * var(--teg-type));
  font-weight: 700;
  white-space: nowrap;
  transform: translateX(-50%);
  animation: teg-winner 3s forwards;
  pointer-events: none;
}

@keyframes teg-winner {
  0%,
  100% {
    opacity: 0;
  }

  8%,
  85% {
    opacity: 1;
  }
}

/* Sheet */

.teg-sheet {
  z-index: 4;
  overflow: hidden;
  border: 2px solid var(--teg-accent);
  background: var(--teg-page);
}

.teg-sheet > .teg-slot,
.teg-sheet-inner {
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
}

.teg-sheet-inner > h4 {
  flex: none;
  padding: 8px 34px 4px 10px;
}

.teg-sheet-body {
  flex: 1 1 auto;
  min-height: 0;
  padding: 0 10px 8px;
  overflow: auto;
}

.teg-sheet .teg-list {
  max-height: none;
}

/* A question leaves nothing to decide in the bar: on one column it may cover it, so that no answer is out of sight. */
@container (max-width: 860px) {
  .teg[data-stage="full"] .teg-sheet:has([data-sheet="question"]) {
    grid-row: bar-start / side-end;
  }
}

/* A sheet hides the side below it from eyes, keys and screen readers. */
.teg-sheet:not([hidden]) ~ .teg-side > * {
  display: none;
}

/* Timeline */

.teg-time .teg-timeline {
  flex-wrap: nowrap;
  height: 100%;
}

.teg[data-stage="full"] .teg-slider:has(.teg-turns) {
  padding-bottom: 0;
}

/* Controls for keys alone come into sight with the focus. */

.teg .teg-skip:not(:focus) {
  position: absolute;
  width: 1px;
  height: 1px;
  min-height: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  clip-path: inset(50%);
}

.teg .teg-skip:focus {
  position: absolute;
  z-index: 30;
  top: 8px;
  left: 8px;
}

.teg[data-stage="full"] > .teg-notice {
  position: absolute;
  z-index: 25;
  top: 46px;
  right: 8px;
  left: 8px;
}

/* One column */

/* Beside Lab's list of files: the side gives up some of its width, so that the map has half of the stage; dice give up the
   names beside them, so that both places of an attack can be read. */
@container (min-width: 861px) and (max-width: 1000px) {
  .teg[data-stage="full"]:not([data-size="class"]) > .teg-stage {
    grid-template-columns: minmax(0, min(100% - 242px, var(--teg-map-wide) + var(--teg-zoom-wide, 0px))) minmax(236px, 1fr);
  }

  /* A dot for the number of news: five words need the width. */
  .teg:not([data-size="class"]) .teg-fresh {
    position: absolute;
    top: 5px;
    right: 1px;
    width: 7px;
    height: 7px;
    padding: 0;
    overflow: hidden;
    color: transparent;
  }

  .teg:not([data-size="class"]) .teg-bar {
    gap: 0 6px;
  }

  .teg:not([data-size="class"], [data-game="wargame"], [data-game="reconquista"]) .teg-bar {
    --teg-chance-wide: 84px;
    --teg-dice-wide: 116px;
  }

  .teg:not([data-size="class"]) .teg-bar-dice .teg-dice {
    grid-template-columns: 0 auto 22px;
  }

  .teg:not([data-size="class"]) .teg-fact-line {
    gap: 4px;
  }

  .teg:not([data-size="class"]) .teg-bar .teg-field select {
    min-width: 0;
    padding-inline: 2px 0;
    font-size: 12.5px;
  }

  .teg:not([data-size="class"]) .teg-answers > :is(button, .teg-group > button, details > summary) {
    padding-inline: 8px;
  }
}

@container (max-width: 860px) {
  .teg[data-stage="full"] > .teg-stage {
    --teg-head-high: 62px;
    --teg-bar-high: 150px;
    --teg-map-high: clamp(200px, max((100cqw - 12px) / var(--teg-ratio), var(--teg-high) * 0.425), var(--teg-high) - var(--teg-head-high) - var(--teg-bar-high) - 180px);
    grid-template:
      "head" var(--teg-head-high)
      "map" var(--teg-map-high)
      "bar" var(--teg-bar-high)
      "time" var(--teg-time-high)
      "side" minmax(0, 1fr)
      / minmax(0, 1fr);
  }

  .teg-head {
    display: grid;
    grid-template: "chips tools" 34px "round round" 22px / minmax(0, 1fr) auto;
    gap: 4px 8px;
  }

  .teg-chips {
    grid-area: chips;
    overflow: hidden;
  }

  .teg .teg-round {
    grid-area: round;
    text-align: left;
  }

  .teg-bar {
    grid-template:
      "top top top" 22px
      "facts chance dice" minmax(0, 1fr)
      "answers answers answers" auto
      / minmax(0, 1fr) var(--teg-chance-wide) var(--teg-dice-wide);
  }

  .teg-bar-dice {
    align-self: center;
  }

  .teg-answers {
    max-width: none;
    justify-content: flex-start;
  }
}

/* Two rows of controls and their hint. */
@container (max-width: 700px) {
  .teg[data-stage="full"] > .teg-stage {
    --teg-bar-high: 168px;
  }
}

@container (max-width: 560px) {
  .teg[data-stage="full"] > .teg-stage {
    --teg-bar-high: 190px;
  }

  /* Places and dice stand one below the other. */
  .teg[data-stage="full"][data-game="tgm"] > .teg-stage {
    --teg-bar-high: 200px;
  }

  .teg-bar {
    grid-template:
      "top top" 22px
      "dice dice" 30px
      "facts chance" minmax(0, 1fr)
      "answers answers" auto
      / minmax(0, 1fr) calc(84px * var(--teg-type));
  }

  .teg-no-dice {
    display: none;
  }

  /* A game without dice needs no room for them, nor for odds: the sheet and the tabs get it. */
  .teg[data-stage="full"]:is([data-game="wargame"], [data-game="reconquista"]) > .teg-stage {
    --teg-bar-high: 168px;
  }

  .teg.teg:is([data-game="wargame"], [data-game="reconquista"]) .teg-bar {
    grid-template-rows: 22px 0 minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr) 0;
  }

  .teg-bar-dice .teg-dice {
    grid-template-columns: minmax(0, auto) auto auto minmax(0, auto) auto auto;
  }

  .teg-bar-dice :has(> .egg-fight) {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
  }

  .teg-bar-dice .egg-fight {
    margin: 0;
  }

  .teg .teg-seat-name,
  .teg-fact ~ .teg-fact,
  .teg [data-key="redo"] {
    display: none;
  }

  /* Four seats and more stand beside the tools: their numbers need no sign. */
  .teg-seat-chips:has(> :nth-child(4)) {
    gap: 2px;
  }

  .teg .teg-seat-chips:has(> :nth-child(4)) button {
    padding-inline: 2px;
  }

  .teg-seat-chips:has(> :nth-child(4)) .teg-fact {
    min-width: 16px;
    margin-left: 2px;
  }

  .teg-seat-chips:has(> :nth-child(4)) .teg-fact .teg-icon {
    display: none;
  }

  .teg-many .teg-dot {
    margin-right: 0;
  }

  /* All in one row: long words stand in two lines. */
  .teg-answers {
    flex-wrap: nowrap;
    gap: 5px;
  }

  .teg .teg-answers > :is(button, .teg-group) {
    flex: 1 0 auto;
    width: min-content;
  }

  .teg .teg-answers > details {
    flex: 0 0 auto;
  }

  .teg .teg-answers > :is(button, .teg-group > button) {
    padding-inline: 6px;
    font-size: calc(13.5px * var(--teg-type));
    line-height: 1.15;
    white-space: normal;
  }

  .teg-second,
  .teg-turn > small,
  .teg-turn > .teg-phase-name,
  .teg-turn:has(.teg-due) .teg-phases > :not([aria-current]) {
    display: none;
  }
}

@container (max-width: 860px) {
  .teg-foot {
    display: none;
  }
}

@container (max-width: 960px) {
  .teg-seat-chips:has(> :nth-child(5)) .teg-fact ~ .teg-fact {
    display: none;
  }
}

@container (max-width: 1220px) {
  .teg .teg-head:has(.teg-many) {
    --teg-chip-wide: 122px;
  }

  .teg-many :not(.teg-moving, .teg-own) > span > .teg-seat-name {
    display: none;
  }
}

@container (max-width: 960px) {
  .teg .teg-head:has(.teg-many) {
    --teg-chip-wide: 85px;
  }
}

@container (max-width: 1030px) {
  .teg-seat-chips:has(> :nth-child(5)) :not(.teg-moving, .teg-own) > span > .teg-seat-name {
    display: none;
  }
}

@container (max-width: 910px) {
  .teg-seat-chips:has(> :nth-child(4)) :not(.teg-moving, .teg-own) > span > .teg-seat-name {
    display: none;
  }
}

@container (max-width: 1500px) {
  .teg[data-size="class"] .teg-head:has(.teg-many) {
    --teg-chip-wide: 108px;
  }

  .teg[data-size="class"] .teg-many :not(.teg-moving, .teg-own) > span > .teg-seat-name {
    display: none;
  }
}

/* For the back row of a class the map has the whole width; the side lies over it when it is called for. */

@container (min-width: 861px) {
  .teg[data-stage="full"][data-size="class"] > .teg-stage {
    grid-template-columns: minmax(0, 1fr) 400px;
  }

  .teg[data-stage="full"][data-size="class"] .teg-frame {
    grid-column: 1 / -1;
  }

  .teg[data-stage="full"][data-size="class"] .teg-side {
    z-index: 4;
  }

  .teg[data-stage="full"][data-size="class"]:not([data-drawer]) .teg-side {
    display: none;
  }

  .teg[data-size="class"] .teg-tools > [data-key="side"] {
    display: block;
  }
}

@media (pointer: coarse) {
  .teg-head {
    --teg-tools-wide: 250px;
  }

  .teg.teg.teg :is(button, select, summary, input[type="number"], input[type="text"], input[type="range"]):not(.teg-skip) {
    min-width: 44px;
    min-height: 44px;
  }

  .teg[data-stage="full"] {
    --teg-head-high: 50px;
    --teg-bar-high: 130px;
    --teg-time-high: 46px;
  }

  @container (max-width: 560px) {
    .teg[data-stage="full"] > .teg-stage {
      --teg-bar-high: 210px;
    }

    .teg[data-stage="full"][data-game="tgm"] > .teg-stage {
      --teg-bar-high: 216px;
    }

    .teg[data-stage="full"][data-game="wargame"] > .teg-stage {
      --teg-bar-high: 200px;
    }

    .teg[data-stage="full"][data-game="eggar"] > .teg-stage {
      --teg-bar-high: 190px;
    }

    .teg[data-stage="full"][data-game="reconquista"] > .teg-stage {
      --teg-bar-high: 168px;
    }

    /* The button that leaves exploring is as high as two rows. */
    .teg[data-stage="full"][data-game][data-exploring] > .teg-stage {
      --teg-bar-high: 236px;
    }

    /* Six seats need its room. */
    .teg-head:has(.teg-seat-chips > :nth-child(6)) [data-key="sound"] {
      display: none;
    }

    .teg-head:has(.teg-seat-chips > :nth-child(6)) [data-key="sound-menu"] {
      display: block;
    }

    .teg-bar {
      grid-template-rows: 22px fit-content(30px) minmax(0, 1fr) auto;
    }

    /* Five buttons and a field stand in one row. */
    .teg.teg.teg.teg .teg-bar .teg-amounts > input[type="number"] {
      width: 44px;
      padding-inline: 4px;
    }

    .teg .teg-bar .teg-amounts > button {
      padding-inline: 2px;
    }

    /* Two rows of controls leave no room for advice. */
    .teg-facts:has([data-verb="attack"] ~ .teg-amounts) .teg-hint {
      display: none;
    }

    .teg-time .teg-timeline {
      gap: 4px;
    }

    .teg-time .teg-slider {
      flex-basis: 44px;
      min-width: 44px;
    }
  }
}

/* Boards to look at, and those of exercises, are as high as what is in them. */

.teg[data-stage="flow"] > .teg-stage {
  grid-template: "map map" auto "bar bar" auto "time head" auto "side side" auto / minmax(0, 1fr) auto;
  padding: 0;
}

.teg[data-stage="flow"] .teg-side {
  overflow: visible;
}

.teg[data-stage="flow"] .teg-side > .teg-caption {
  max-height: none;
}

.teg[data-stage="flow"] .teg-tab-panel {
  flex: none;
}

.teg[data-face="look"] .teg-tab-panel {
  padding: 0;
}

.teg[data-stage="flow"] .teg-time {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
  align-items: center;
}

.teg[data-stage="flow"] .teg-slot-timeline {
  flex: 1 1 260px;
  min-width: 0;
}

.teg[data-stage="flow"] .teg-slot-language .teg-row-of {
  margin: 0;
}

.teg[data-stage="flow"] .teg-slot-language .teg-label {
  display: none;
}

.teg[data-stage="flow"] .teg-map {
  aspect-ratio: var(--teg-ratio);
}

.teg[data-stage="flow"] .teg-frame {
  width: 100%;
  max-width: calc(max(100vh - 230px, 560px) * var(--teg-ratio));
  margin-inline: auto;
}

.teg[data-stage="flow"] .teg-chips,
.teg[data-stage="flow"] .teg-round,
.teg[data-stage="flow"] .teg-dots {
  display: none;
}

.teg[data-face="look"] .teg-bar {
  display: none;
}

.teg[data-face="look"] .teg-side {
  border: 0;
  background: none;
}

.teg[data-stage="flow"] .teg-tab-panel {
  max-height: 340px;
}

.teg[data-stage="flow"] .teg-sheet {
  position: static;
  grid-area: auto;
}

/* The tour stands where it does not cover what it explains. */
.teg-tour {
  grid-area: side;
  z-index: 5;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 8px;
  align-self: start;
  max-height: 100%;
  padding: 10px 12px;
  border: 2px solid var(--teg-accent);
  border-radius: 8px;
  background: var(--teg-page);
  overflow: auto;
}

.teg-tour[data-at="side"] {
  grid-area: map;
  align-self: end;
  justify-self: center;
  max-width: 520px;
  margin: 12px;
}

.teg .teg-tour h4 {
  color: inherit;
  font-size: calc(15px * var(--teg-type));
  letter-spacing: 0;
  text-transform: none;
}

.teg-tour p {
  margin: 6px 0 0;
}

.teg-tour small {
  align-self: center;
  color: var(--teg-soft);
  font-size: calc(12px * var(--teg-type));
}

.teg [data-toured] {
  outline: 3px solid var(--teg-accent);
  outline-offset: 1px;
}

/* The tour hides the side and the sheet below it from eyes, keys and screen readers. */
.teg-tour:not([hidden]) ~ .teg-sheet,
.teg-tour:not([hidden], [data-at="side"]) ~ .teg-side > * {
  display: none;
}
`;var Qa=`/* Words below a view. */

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
  flex: 1 1 auto; /* as wide as its words */
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
  box-sizing: border-box;
  padding: calc((var(--teg-entry) - var(--teg-entry-line)) / 2) 8px 0 0;
  line-height: var(--teg-entry-line);
  white-space: normal;
  overflow-wrap: anywhere;
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
`;var Xa=`/* A task beside a board: exercises, tours, bets. */

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

.teg-chapters {
  margin-bottom: 10px;
  padding: 8px 12px;
  border: 1px solid var(--teg-line);
  border-radius: 8px;
  background: var(--teg-card);
}

.teg-chapters > summary {
  cursor: pointer;
}

.teg-chapters ol {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 6px 16px;
  max-height: 260px;
  margin: 8px 0;
  padding: 3px;
  overflow-y: auto;
  list-style: none;
}

.teg-chapters li {
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: 2px;
}

.teg .teg-chapters li button {
  width: 100%;
  text-align: left;
}

.teg-chapters progress {
  width: 100%;
  height: 6px;
  accent-color: #2c7a4b;
}

.teg[data-theme="dark"] .teg-chapters progress {
  color-scheme: dark;
}

.teg-chapters small {
  color: var(--teg-soft);
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

/* Buttons that answer and buttons that lead on: two rows where they do not fit in one. */
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

.teg-guess:has(.teg-reveal > div) {
  max-width: none;
}

.teg-reveal {
  display: grid;
  gap: 10px;
  max-width: 100%;
}

.teg-reveal > div {
  min-width: 0;
  overflow-x: auto;
}

.teg-reveal img {
  max-width: 100%;
}

.teg-reveal pre {
  margin: 0;
  white-space: pre-wrap;
}

.teg-reveal table {
  border-collapse: collapse;
}

.teg-reveal :is(th, td) {
  padding: 2px 8px;
  text-align: right;
}
`;var wu=[Fa,Va,Ga,Ua,Ya,Ka,Qa,Xa].join(""),Za=!1;function Ee(e){let t=e.getRootNode()===document;t&&Za||(Za||=t,(t?document.head:e).append(c("style",{},wu)))}function W(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function qn(e,t,n,s){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:s}}function Nn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function Ft(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Ja(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function er(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function tr(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function nr(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function sr(e){return{kind:"offers",line:e.line,step:e.step}}function Pn(e){return{kind:"hint",line:e.line,step:e.step}}function or(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Oe="person";function ft(e,t,...n){return t===e.viewer&&t===e.to_move?W(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Ds({line:e,step:t}){return{kind:"explore",line:e,step:t}}function ar({line:e,step:t},n){return{kind:"keep",line:e,step:t,title:n}}function rr({line:e,step:t},n){return{kind:"replace",line:e,step:t,action:n}}function ir({line:e,step:t},n){return{kind:"bring_back",line:e,step:t,name:n}}function ie(e,t,n=e.line){let s=n===e.line?e.steps:e.lines.find(r=>r.name===n)?.end??0,o=Math.min(Math.max(Math.round(t),0),s);return n===e.line&&o===e.step||Number.isNaN(o)?null:{kind:"go",line:n,step:o}}function lr(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function cr(e,t){let n=e.branches[t];return n?ie(e,n.step,n.line):ie(e,e.step+1)}function pr(e){return Math.max(0,...dr(e).filter(t=>t<e.step))}function ur(e){return Math.min(e.steps,...dr(e).filter(t=>t>e.step))}function dr({line:e,lines:t}){let n=[],s=e;for(let o=1/0;s;){let a=o;n.push(...t.filter(i=>i.of===s&&(i.from??0)<=a).map(i=>i.from??0));let r=t.find(i=>i.name===s);o=r?.from??0,s=r?.of}return n}function mt(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function Rn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function gr(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Bs(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function fr(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ae={kind:"private"};function In(e,t){return{kind:"look",seat:e.seats[t].name}}function Vt(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function mr(e){return{kind:"more",line:e.line,step:e.step}}var hr={kind:"stop"},ht=(e="")=>({kind:"save_page",seat:e});function xr(e){return{kind:"clause",name:e}}function Dn(e){return{kind:"lang",lang:e}}function ee(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var bu=e=>Uint8Array.from(atob(e),t=>t.charCodeAt(0));async function wr(e,t=bu){let n=new Blob([t(e)]).stream().pipeThrough(new DecompressionStream("deflate"));return new Response(n).text()}var yu=["round","seat","kind","text","counts"],xt=new Map;function Bn(e){let t=xt.get(e)??wr(e).then(JSON.parse);return xt.delete(e),xt.set(e,t),xt.size>4&&xt.delete(xt.keys().next().value),t}function wt(e,t,n){let s=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],o=[];for(let p=s.find(g=>g.name===n)??s[0],d=1/0;o.unshift({name:p.name,to:d}),p.of!=null;)d=Math.min(d,p.from??0),p=s.find(g=>g.name===p.of)??s[0];let a={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},r=[];for(let p of o)for(let d of[e.rows[p.name],t.rows[p.name]]){if(!d?.text?.length)continue;a.first<0&&(a.first=d.first);let g=Math.min(d.text.length,p.to+1-d.first);if(!(g<=0)){r.at(-1)?.name!==p.name&&r.push({from:d.first,name:p.name});for(let m of yu)for(let f=0;f<g;f++)a[m].push(d[m][f])}}a.first=Math.max(a.first,0);let i=p=>r.filter(d=>d.from<=p).at(-1)?.name??"main",l=new Map(o.map(p=>[p.name,p.to])),u=s.filter(p=>!l.has(p.name)&&p.of!=null&&(p.from??0)<=(l.get(p.of)??-1)).map(p=>({step:p.from??0,line:p}));return{...a,line:o[o.length-1].name,line_of:i,end:a.first+a.text.length-1,ways:u,note:p=>t.notes[i(p)]?.[p]}}var vu=12;function at(e,t){let n=s=>s.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Gt(e,t){let n=I(t),[s,o]=e.losses.map(p=>p.toLocaleString(t,{maximumFractionDigits:1})),a=_u(e,t,n),{once:r,conquest:i}=e,l=(p,d)=>[c("b",{},at(p,t)),` ${d}. `],u=r==null?l(i,n.odds_conquest):i===r?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...r==null?[]:l(r,n.odds_once),...u,`${n.odds_losses}: ${s} – ${o}`),a.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":a.map(p=>p.text).join("; ")},...a.map(({text:p,span:d,height:g})=>c("span",{title:p},c("i",{style:{height:g}}),c("small",{},d)))),a.length>1&&c("small",{class:"teg-label"},r==null?n.odds_axis:n.odds_group)].filter(p=>p!==!1)}function ku({left:e}){let t=Math.max(Math.ceil(e.length/vu),1),n=[];for(let s=0;s<e.length;s+=t){let o=e.slice(s,s+t);n.push([o[0][0],o[o.length-1][0],o.reduce((a,r)=>a+r[1],0)])}return n}function _u(e,t,n){let s=ku(e),o=Math.max(...s.map(a=>a[2]));return s.map(([a,r,i])=>{let l=a===r?String(a):`${a}–${r}`;return{text:`${n.odds_left} ${l}: ${at(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/o,.02).toFixed(4)})`}})}var br={draw:({view:e,odds:t},n)=>t&&J(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Gt(t,e.lang)),depends:({odds:e})=>e};var yr=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Hs({step:e,seat:t,moved:n,before:s,after:o,split:a,luck:r,decision:i},l,u){let p=t?`, ${l.turn_of} ${t}`:"",d=a==="all_luck"?` (${l.turn_all_luck})`:a?` (${l.turn_luck} ${yr(r??0,u)}, ${l.turn_decision} ${yr(i??0,u)})`:"";return`${l.step} ${e}${p}: ${n} ${at(s,u)} → ${at(o,u)}${d}`}function vr(e,[t,n],s,o,a){let r=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return r.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":o.turns},...r.map((l,u)=>{let p=Hs(l,o,a),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return $(`turn-${l.step}`,String(u+1),()=>s(l.step),{title:p,"aria-label":`${o.turn_point} ${u+1}. ${p}`,style:{left:d}})}))}var[bt,Hn]=[1e3,100],kr=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function Lu(e,t){let n=a=>+(bt*a/Math.max(e.length-1,1)).toFixed(2),s=a=>+(Hn*(1-a/Math.max(t,1))).toFixed(2),o=`M0 ${s(e[0]??0)}`;for(let a=1;a<e.length;a++)e[a]!==e[a-1]&&(o+=`H${n(a)}V${s(e[a])}`);return`${o}H${bt}`}function _r(e,t,n){let s={d:e,"stroke-dasharray":kr[n%kr.length]};return[P("path",{...s,class:"teg-halo"}),P("path",{...s,class:"teg-line-of",stroke:t})]}var $u=13;function Mu(e,t){let n=e.slice();for(let s=1;s<n.length;s++)n[s]=Math.max(n[s],n[s-1]+t);for(let[s,o]=[n.length-1,100];s>=0;s--,o-=t)n[s]=Math.min(n[s],o);return n}function Wn(e,t,n=1/0){let s=null,o=null,a=[],r=0,i=[],l=null,[u,p]=["",""],d=c("div",{class:"teg-races"}),g=c("div",{class:"teg-standing","aria-live":"off"}),m=c("div",{class:"teg-race",tabindex:0,role:"slider"},d,g),f=c("ol",{class:"teg-turn-list"}),h=c("div",{},m,f),x=[],w=[],b=v=>Math.round(Math.min(Math.max(v,o?.first??0),o?.end??0)),_=v=>o&&e(b(v),o.line),E=()=>Math.max((o?.text.length??1)-1,1),j=v=>{let S=v.currentTarget.getBoundingClientRect();_((o?.first??0)+(v.clientX-S.left)/S.width*E())},M=v=>{let[S,{counts:A,first:q}]=[s,o],T=S.seats.length,N=S.seats.map((B,Y)=>A.map(O=>O[v*T+Y]??0)),z=N.reduce((B,Y)=>Y.reduce((O,C)=>Math.max(O,C),B),1),D=c("div",{class:"teg-cursor"});x.push(D);let F=c("div",{class:"teg-plot",pointerdown:B=>{B.button||(F.setPointerCapture(B.pointerId),j(B))},pointermove:B=>F.hasPointerCapture(B.pointerId)&&j(B)},P("svg",{viewBox:`0 -2 ${bt} ${Hn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},P("path",{class:"teg-grid",d:`M0 ${Hn}H${bt}M0 ${Hn/2}H${bt}M0 0H${bt}`}),...N.flatMap((B,Y)=>_r(Lu(B,z),S.seats[Y].color,Y))),...i.map((B,Y)=>c("i",{class:"teg-turned","data-turn":Y+1,style:{left:`${100*(B.step-q)/E()}%`}})),D,c("b",{class:"teg-most"},z));return c("figure",{},c("figcaption",{},S.measures[v][1]),c("div",{class:"teg-plot-row"},F,y(S,N.map(B=>B.at(-1)??0),z)))},L=()=>{x=[],f.hidden=!i.length,f.setAttribute("aria-label",l?.turns??""),f.replaceChildren(...i.map(A=>c("li",{},$(`turn-${A.step}`,Hs(A,l,s.lang),()=>_(A.step)))));let v=s,{measures:S}=v;d.replaceChildren(...S.slice(0,n).map((A,q)=>M(q)),S.length?"":c("p",{class:"teg-hint"},p)),w=v.seats.map(()=>c("b")),g.replaceChildren(...v.seats.map((A,q)=>{let T=P("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},..._r("M0 4H26",A.color,q));return c("span",{},T,R(v,q),`${A.name} `,w[q])})),m.setAttribute("aria-label",u),m.setAttribute("aria-valuemin",String(o?.first)),m.setAttribute("aria-valuemax",String(o?.end))},y=(v,S,A)=>{let q=[...S.keys()].sort((N,z)=>S[z]-S[N]||N-z),T=Mu(q.map(N=>100*(1-S[N]/Math.max(A,1))),$u);return c("div",{class:"teg-ends","aria-hidden":"true"},...q.map((N,z)=>c("span",{style:{top:`${T[z].toFixed(1)}%`}},R(v,N),v.seats[N].name)))},k=()=>{if(!s||!o)return;let v=s,S=Math.min(Math.max(r-o.first,0),o.text.length-1);for(let q of x)q.style.left=`${100*S/E()}%`;let A=o.counts[S]??[];m.setAttribute("aria-valuenow",String(o.first+S)),w.forEach((q,T)=>nt(q,v.measures.slice(0,n).map((N,z)=>A[z*v.seats.length+T]??0).join(" · ")))};return m.addEventListener("keydown",v=>{if(v.ctrlKey||v.metaKey||v.altKey||!o)return;let S={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[v.key];S!=null&&(v.preventDefault(),v.stopPropagation(),_(Math.min(t(),o.end)+S))}),{root:h,tell(v,S,A,q,T){let N=[v,S,A,q,T];if(N.every((F,B)=>F===a[B]))return;a=N,s=v,o=wt(v,S,A),l=q;let{first:z,end:D}=o;i=T.filter(F=>F.line===A&&F.step>=z&&F.step<=D),u=`${q.race}: ${v.measures.slice(0,n).map(F=>F[1]).join(", ")}`,p=q.race_secret,L(),k()},show(v){r=v,k()},stop:()=>{}}}var Su=3e3,xe=(e,t)=>e&&!t.exploring&&e.line===t.line&&e.steps===t.steps?e:null;function $r(e,t){if(t.exploring)return e;let{line:n,steps:s,round:o,over:a}=t;return a&&t.step===s?{line:n,steps:s,round:o,over:a}:xe(e,t)}var Mr=(e,t)=>t.map(n=>c("span",{},R(e,n),c("b",{},e.seats[n].name)," ")),Sr=(e,{title:t,winners:n})=>[n.length?`${t}: `:t,...Mr(e,n)];function Er({view:e,report:t,tab:n,size:s,go:o,open:a,explore:r,send:i},l){let u=t?.decisions??[],p=u.length?$("own-first",l.own_first,()=>o(u[0]),{class:"teg-main"}):$("replay",l.replay,()=>o(0),{class:"teg-main",disabled:e.step===0});return{facts:e.over?Sr(e,e.over):[],buttons:e.exploring?[]:[e.memory&&p,e.memory&&$("explore",l.explore,r),(n!=="end"||s==="class")&&$("open-end",l.tab_end,()=>a("end")),e.again&&$("again",l.again,()=>i({kind:"again"})),$("save",l.save,()=>i({kind:"save"}))],rest:e.exploring?[]:[$("save-page",l.save_page,()=>i(ht()),{title:l.save_page_what})]}}function Or({view:e,report:t,ended:n,go:s,explore:o},a){let r=xe(n,e)&&e.step<e.steps?t?.decisions??[]:[];if(!r.length)return null;let i=r.filter(p=>p<e.step),l=r.find(p=>p>e.step),u=r.indexOf(e.step)+1;return{facts:[c("b",{},u?U(a.own_at,{number:u,count:r.length}):U(a.past_own,{step:e.step,steps:e.steps}))],more:[c("p",{class:"teg-hint"},e.news.at(-1)?.text??"")],buttons:[$("own-next",a.own_next,()=>s(l??e.steps),{class:"teg-main"}),$("own-back",a.own_back,()=>s(i.at(-1)??0),{disabled:!i.length}),e.memory&&$("explore",a.explore,o),$("to-end",a.to_end,()=>s(e.steps))]}}var Ar={depends:({view:e,ended:t})=>[xe(t,e),e.seats],draw:({view:e,ended:t},n)=>{let s=xe(t,e);if(!s)return null;let{winners:o,title:a,why:r,objectives:i}=s.over,l=o.length===1?e.seats[o[0]]:null;return c("section",{class:"teg-banner",role:"status",style:l?{background:l.color,color:l.ink}:{}},c("small",{},`${n.over} · ${n.round} ${s.round}`),c("strong",{},l?`${a}: ${l.name}`:a),!l&&o.length>0&&c("span",{class:"teg-winners"},...Mr(e,o)),c("p",{class:"teg-why"},r),i.length>0&&c("h5",{},n.objectives),...i.map(([u,p,d])=>c("p",{class:"teg-goal"},R(e,u),`${e.seats[u].name}: ${p} `,c("em",{},d?n.objective_met:n.objective_unmet))))}},Lr=(e,t)=>e.toLocaleString(t,{signDisplay:"exceptZero",maximumFractionDigits:1}).replace("-","−");function Eu({people:e},{luck:t}){let n=t.filter(({seat:s})=>e?.includes(s));return n.length?n:t}var Tr={depends:({view:e,ended:t,report:n})=>[xe(t,e)&&n,e.step],draw:({view:e,ended:t,report:n,go:s},o)=>{if(!n||!xe(t,e))return null;let{decided:a,luck:r,best:i}=n,l=(p,{step:d,text:g})=>c("li",{},c("span",{},g),$(p,o.see,()=>s(d),{"aria-label":`${o.see}: ${g}`,"aria-current":d===e.step?"step":null})),u=Eu(e,n).map(({seat:p,throws:d,balance:g,expected:m})=>c("li",{},c("span",{},R(e,p),c("b",{},Lr(g,e.lang)),` ${U(o.luck_expected,{expected:Lr(m,e.lang),rolls:d})}`)));return c("section",{class:"teg-card teg-report"},a.length>0&&c("h4",{},o.decided),a.length>0&&c("ol",{},...a.map((p,d)=>l(`decided-${d}`,p))),r.length>0&&c("h4",{title:o.luck_what},o.luck),r.length>0&&c("ol",{},...u),i&&c("h4",{},o.best_throw),i&&c("ol",{},l("best",i)))}};function Cr({dom:e,store:t,where:n,intents:s,stops:o}){let a=Wn(s.go,()=>n.now().step,1);o.push(a.stop),e.standings.append(a.root);let r=null,i=!0,l;return o.push(()=>clearTimeout(l)),{wants:()=>t.get().tab==="end"&&xe(t.get().ended,t.view())!=null,told(u,p){r={film:u,tail:p}},draw({view:u,turns:p,ended:d}){let g=xe(d,u);e.standings.hidden=!r||!g,r&&g&&(a.tell(r.film,r.tail,u.line,I(u.lang),p),a.show(u.step)),u.over&&!i?(e.winner.replaceChildren(...Sr(u,u.over)),e.winner.hidden=!1,l=setTimeout(()=>e.winner.hidden=!0,Su)):u.over||(e.winner.hidden=!0),i=!!u.over||g!=null}}}var Ws={slow:[2e3,900,250],normal:[1200,500,120],quick:[600,200,60],at_once:[0,0,0]},Vs=Object.keys(Ws);function Gs({battle:e,last:t},n){let[s,o,a]=Ws[n]??Ws.normal;return e||t.source!=null&&t.target!=null?s:t.target==null?a:o}function Us(e){return e.over==null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Ys(e,t){let n=Us(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Vt(e,"action"):null}}var Fs=(e,t)=>t==="end"&&e.people?.length?"mine":t,Ou=({pace:e,setSpeed:t},n)=>c("select",{"data-key":"pace","aria-label":n.speed,title:n.speed,change:s=>t(s.target.value)},...Vs.map(s=>c("option",{value:s,selected:s===e.speed},n[s])));function jr({view:e,stop:t},n){let{until:s,moves:o}=e.playing,a=n[`playing_${Fs(e,s)}`];return{facts:[c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":a}),`${a} · ${n.round} ${e.round} · ${n.moves}: ${o}`)],buttons:[$("stop",c("span",{},de("stop"),` ${n.stop}`),t,{class:"teg-main",title:"Esc"})]}}function zr(e,t){let{view:n,now:s,pace:o,pause:a,send:r}=e,i=n.to_move>=0?n.to_move:n.turn,{pauses:l}=Ys(n,o.auto),u=(p,d=!1)=>$(`until-${p}`,d?t[`skip_${Fs(n,p)}`]:t[`until_${Fs(n,p)}`],()=>r(Vt(s(),p)),{title:p==="end"?"S":null});return{facts:[c("b",{},R(n,i),`${t.plays} ${n.seats[i]?.name??""}`),` ${!l&&o.auto&&n.unread?t.read_first:n.phase_name}`],more:[c("span",{class:"teg-group teg-second",role:"group","aria-label":t.bots},...["action","turn","round"].map(p=>u(p)))],buttons:[$("pause",c("span",{},de(l?"pause":"forward"),` ${l?t.pause:t.go_on}`),a,{class:"teg-main",title:"P"}),u("end",!0),Ou(e,t)]}}function qr(e){let{host:t,dom:n,store:s,stops:o}=e,{view:a}=s,r;o.push(()=>clearTimeout(r));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&s.get().tour==null&&!!a()?.goes_on&&e.wire.there(),u=()=>!!a()?.playing&&e.wire.there(),p=()=>u()||l()&&i().speed==="at_once",d=f=>e.wire.write(f),g=({next:f})=>{let{scheduler:h,mover:x,wire:w,where:b}=e;b.ahead()||!h.begun()||!h.rests()||x.moves()||(r=setTimeout(()=>w.send(ie(a(),f)),x.moved()?0:Gs(a(),"quick")))},m=()=>{i().auto&&d({auto:!1}),e.wire.send(hr)};return{pace:i,atOnce:p,setPace:d,stop:m,setSpeed:f=>d({speed:f}),moves:()=>u()||l(),pause(){if(a().playing)return m();let{pauses:f,message:h}=Ys(a(),i().auto);f===i().auto&&d({auto:!f}),f||e.intents.send(h)},drive(){let{wire:f,scheduler:h,mover:x}=e;if(clearTimeout(r),f.busy())return;let w=f.kept();if(w)return f.send(w);let b=s.get().film;if(b)return g(b);if(!(!u()&&!l())){if(n.root.setAttribute("data-going",""),u())return f.send(mr(a()),f.names.driver);!h.begun()||x.moves()||!p()&&!h.rests()||(r=setTimeout(()=>f.send(Vt(a(),"action"),f.names.driver),x.moved()?0:Gs(a(),i().speed)))}}}}var Ks=new Map;function Fn(e){try{return localStorage.getItem(e)??Ks.get(e)??null}catch{return Ks.get(e)??null}}function yt(e,t){Ks.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Vn="teg-tour",Nr=["map","bar","side","head","time"],Pr=()=>Fn(Vn)==null,Au={ArrowLeft:-1,ArrowRight:1};function Rr({dom:e,store:t,driver:n}){let s={map:e.frame,bar:e.bar,side:e.side,head:e.head,time:e.places.time},o=c("section",{class:"teg-tour",role:"dialog",hidden:!0});e.stage.prepend(o);let a="",r=p=>t.dispatch({type:"set",part:{tour:p}}),i=()=>Nr.filter(p=>s[p].childElementCount>0&&(p==="side"||s[p].offsetHeight>0)&&getComputedStyle(s[p]).display!=="none"),l=()=>t.get().tour==null?!1:(r(null),!0);o.addEventListener("keydown",p=>{let d=Au[p.key];p.altKey||p.ctrlKey||p.metaKey||!d||(p.preventDefault(),p.stopPropagation(),u((t.get().tour??0)+d))});let u=p=>{p>=0&&r(p<i().length?p:null)};return{leave:l,draw({view:p,tour:d}){let g=d==null||p.start?[]:i(),m=Math.min(d??0,g.length-1),f=g.length?JSON.stringify([p.lang,g,m]):"";if(f===a)return;let h=a!=="";a=f,o.hidden=!g.length;for(let _ of Nr)s[_].toggleAttribute("data-toured",_===g[m]);if(!g.length)return o.replaceChildren(),h&&e.bar.focus({preventScroll:!0}),n.drive();yt(Vn,"seen");let x=$n(p.lang),w=m===g.length-1;o.dataset.at=g[m],o.setAttribute("aria-label",x.tour);let b=$("tour-next",w?x.done:x.next,()=>u(m+1),{class:"teg-main"});o.replaceChildren(c("div",{"aria-live":"polite"},c("h4",{},x[g[m]]),c("p",{},x[`${g[m]}_text`])),c("div",{class:"teg-buttons"},b,m>0&&$("tour-back",x.back,()=>u(m-1)),!w&&$("tour-leave",x.leave,l),c("small",{},U(x.count,{at:m+1,all:g.length})))),b.focus({preventScroll:!0})}}}var Ir=["place","attack","conquer","card"];function Dr({dom:e,wire:t}){let n=c("section",{class:"teg-tour",hidden:!0});e.stage.prepend(n);let s="",o=()=>t.send({kind:"again"});return{draw({view:a}){let r=a.first_turn??null,i=r?`${a.lang} ${r}`:"";if(i===s)return;if(s=i,n.hidden=!r,!r)return n.replaceChildren();yt(Vn,"seen");let l=Aa(a.lang),u=r==="done",p=u?"":U(l.count,{at:Ir.indexOf(r)+1,all:Ir.length});n.setAttribute("aria-label",l.first_turn),n.replaceChildren(c("div",{"aria-live":"polite"},c("h4",{},l[r]),c("p",{},l[`${r}_text`])),c("div",{class:"teg-buttons"},$("learn-leave",u?l.play:l.leave,o,{class:u?"teg-main":null}),c("small",{},p)))}}}var Tu=80;function vt(e,t){return e.of==null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Cu({view:e,way:t,looks:n,send:s,go:o},a){let{lines:r,line:i,branches:l}=e,u=r.find(f=>f.name===i);if(!u||r.length<2&&(!e.restore||n)&&!e.exploring)return null;let p=f=>r.find(h=>h.name===f),d=ju(),g=f=>h=>{f&&f.of!=null&&!n&&d.open(h,vt(f,a),[zu,qu,Nu].map(x=>x(e,f,s,a)))},m=f=>o(1/0,f.target.value);return c("div",{class:"teg-lines"},e.exploring&&c("p",{class:"teg-hint"},a.exploring_tree),e.exploring&&Br(e,o,a),!e.exploring&&r.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},a.line),c("select",{"data-key":"line",change:m,contextmenu:g(u)},...r.map(f=>c("option",{value:f.name,selected:f.name===i},`${vt(f,a)} · ${f.end}`)))),u.of!=null&&!n&&c("button",{type:"button","data-key":"line-menu",title:a.line_menu,"aria-label":a.line_menu,"aria-haspopup":"dialog",click:g(u)},"⋯"),e.restore&&!n&&$("restore",`↶ ${a.restore}`,()=>s(fr(e))),l.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":a.ways},c("span",{class:"teg-label"},a.ways),...l.map((f,h)=>$(`way-${f.line}`,c("span",{},f.seat==null?null:R(e,f.seat),c("b",{},vt(p(f.line)??u,a)),f.text&&` ${f.text}`),()=>o(f.step,f.line),{"aria-current":h===t?"true":null,contextmenu:g(p(f.line))}))),d.box)}function Br(e,t,n,s=null){let o=e.lines.filter(r=>(r.of??null)===s);if(!o.length)return null;let a=r=>{let i=r.name===e.line;return $(`tree-${r.name}`,`${vt(r,n)} · ${r.from??0}–${r.end}`,()=>t(1/0,r.name),{"aria-current":i?"true":null})};return c("ul",{class:"teg-tree"},...o.map(r=>c("li",{},a(r),Br(e,t,n,r.name))))}function ju(){let e=null,s=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:a=>{a.key==="Escape"&&(a.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:a=>{s.hidden=!s.contains(a.relatedTarget)}});return{box:s,open:(a,r,i)=>{a.preventDefault(),a.stopPropagation(),e=a.currentTarget,s.setAttribute("aria-label",r),s.replaceChildren(c("b",{},r),...i),s.hidden=!1;let l=s.offsetParent.clientWidth,u=Math.max(Math.min(e.offsetLeft,l-s.offsetWidth),0);Object.assign(s.style,{left:`${u}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),s.focus({preventScroll:!0})}}}function zu(e,t,n,s){let a=c("input",{type:"text",keydown:i=>i.key==="Enter"&&r(i),"data-key":"line-title","aria-label":s.line_title,maxlength:Tu,value:t.title}),r=i=>{i.preventDefault(),n(gr(e,t.name,a.value))};return c("form",{submit:r},a,c("button",{type:"submit","data-key":"rename-yes"},s.rename))}function qu(e,t,n,s){return $("promote",s.promote,()=>n(Bs(e,"promote",t.name)),{title:s.promote_what})}function Nu(e,t,n,s){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},s.delete),c("p",{},s.delete_sure),$("delete-yes",s.delete_yes,()=>n(Bs(e,"delete",t.name))))}var Hr={draw:Cu,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,e.exploring,t]},Wr={depends:({view:e})=>[e.memory,e.exploring],draw:({view:e,explore:t},n)=>e.memory&&!e.exploring?c("div",{class:"teg-buttons"},$("explore-here",n.explore,t,{title:n.exploring_what})):null};var Pu=18,Fr=6;function Gn({height:e,lines:t=()=>1,label:n,head:s,draw:o,pick:a,move:r}){let i=c("div",{class:"teg-roll-all"}),l=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":n},s??null,i),u=new Map,[p,d,g,m,f]=[0,-1,!1,e,1],h=new Int32Array(1),x={top:0,high:0,over:0,wide:0},w=L=>{let[y,k]=[0,p];for(;y<k;){let v=y+k>>1;h[v+1]<=L?y=v+1:k=v}return y},b=()=>{g=!1;let L=Math.max(0,w(x.top)-Fr),y=Math.min(p,w(x.top+x.high)+1+Fr);for(let[k,v]of u)k>=L&&k<y||(v.remove(),u.delete(k));for(let k=L;k<y;k++){let v=u.get(k);v||(v=o(k),v.classList.add("teg-roll-row"),v.setAttribute("role","row"),v.setAttribute("aria-rowindex",String(k+1)),v.dataset.row=String(k),v.style.top=`${h[k]}px`,v.style.height=`${h[k+1]-h[k]}px`,u.set(k,v),i.append(v)),v.getAttribute("aria-selected")==="true"!=(k===d)&&v.setAttribute("aria-selected",String(k===d))}},_=()=>{g||(g=!0,requestAnimationFrame(b))},E=()=>{if(d<0||!x.high)return;let L=h[d],y=x.high-x.over-(h[d+1]-L);L>=x.top&&L<=x.top+y||(l.scrollTop=Math.max(0,L-y/2),x.top=l.scrollTop)},j=()=>{m=Math.round(e*f);let L=Math.round(Pu*f);l.style.setProperty("--teg-entry",`${m}px`),l.style.setProperty("--teg-entry-line",`${L}px`),h=new Int32Array(p+1);for(let y=0;y<p;y++)h[y+1]=h[y]+m+(t(y,x.wide,f)-1)*L;i.style.height=`${h[p]}px`;for(let y of u.values())y.remove();u.clear(),_()};l.addEventListener("scroll",()=>{x.top=l.scrollTop,_()}),l.addEventListener("click",L=>{let y=L.target.closest(".teg-roll-row");y&&a(Number(y.dataset.row))}),l.addEventListener("keydown",L=>{if(L.target!==l||L.ctrlKey||L.metaKey||L.altKey)return;let y=Math.max(1,Math.floor(l.clientHeight/m)-1),k={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:y,PageUp:-y,Home:-1/0,End:1/0}[L.key];k!=null&&(L.preventDefault(),L.stopPropagation(),r(k))});let M=new ResizeObserver(()=>{let{wide:L}=x;Object.assign(x,{top:l.scrollTop,high:l.clientHeight,over:s?.offsetHeight??0,wide:i.clientWidth}),x.wide!==L&&j(),E(),_()});for(let L of[l,s])L&&M.observe(L);return{root:l,fill(L,y=1){p=L,f=y,l.setAttribute("aria-rowcount",String(L)),j()},show(L){L!==d&&(d=L,E(),b())},stop:()=>M.disconnect()}}var Ru=24,[Iu,Du,Bu]=[44,8,21];function Hu(e,t,n,s=0){let o=n(" "),[a,r]=[1,s];for(let i of e.split(" ")){let l=n(i);r+l>t&&r>0&&([a,r]=[a+1,0]),l>t&&(a+=Math.ceil(l/t)-1),r+=l+o}return a}function Wu(e){let t=document.createElement("canvas").getContext("2d"),n=new Map,s="";return o=>{let a=n.get(o);if(a!=null||!t)return a??0;t.font=s||=e();let r=t.measureText(o).width;return n.set(o,r),r}}function Fu(e,t,n,s){let o=[],a=i=>t.ways.filter(l=>l.step===i),r=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,u=t.line_of(l),[p,d]=[t.text[i],t.seat[i]],g=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(p||g||l===0)&&(t.round[i]!==r&&(r=t.round[i],o.push({kind:"round",step:l,seat:-1,line:u,text:r>0?`${s.round} ${r}`:s.beginning})),(p||g?.glyph)&&o.push({kind:"entry",step:l,seat:d,line:u,text:g?.glyph?`${p} ${g.glyph}`:p}),g?.say&&o.push({kind:"note",step:l,seat:-1,line:u,text:g.say}));for(let f of a(l)){let x=e.rows[f.line.name]?.text.find(Boolean)??"";o.push({kind:"way",step:l+1,seat:-1,line:f.line.name,text:`${vt(f.line,s)} (${l+1}–${f.line.end})${x&&`: ${x}`}`})}}return o}function Un(e,t){let n=[],s=null,o=null,a=[],r={step:0,line:""},i={seat:-1,kind:""},l=null,u=({kind:y})=>y==="way"?"↳ ":y==="note"?"✎ ":"",p=y=>{let{kind:k,step:v,text:S,seat:A}=n[y],q=c("span",{class:"teg-at",role:"gridcell"},k==="entry"?v:""),T=k==="entry"&&(A<0?c("i",{class:"teg-dot teg-none"}):R(s,A));return c("div",{class:`teg-item teg-item-${k}`,title:S},q,c("span",{role:"gridcell"},T,u(n[y]),S))},d=y=>y.length,g={room:0,lines:new Map},m=(y,k,v)=>{let S=n[y],A=k-Iu*v-2*Du-2;if(A<=0)return 1;A!==g.room&&Object.assign(g,{room:A,lines:new Map});let q=u(S)+S.text,T=g.lines.get(q)??Hu(q,A,d,S.kind==="entry"?Bu*v:0);return g.lines.set(q,T),T},f=y=>n[y]&&e(n[y].step,n[y].line),h=()=>{let y=-1;for(let[k,v]=[0,n.length-1];k<=v;){let S=k+v>>1;n[S].step<=r.step?[y,k]=[S,S+1]:v=S-1}for(;y>0&&n[y].kind!=="entry";)y--;return y},w=Gn({height:Ru,lines:m,label:"",draw:p,pick:f,move:y=>{if(!o)return;let k=Math.min(Math.max(t()+y,o.first),o.end);e(k,o.line)}}),b=c("select",{"data-key":"events-seat"}),_=c("select",{"data-key":"events-kind"}),E=()=>{!s||!o||!l||(i.seat=b.value===""?-1:Number(b.value),i.kind=_.value,n=Fu(s,o,i,l),d=Wu(()=>getComputedStyle(w.root).font),w.root.hidden=!n.length,j.hidden=n.length>0,w.fill(n.length,Number(getComputedStyle(w.root).getPropertyValue("--teg-type"))||1),w.show(-1),w.show(h()))};for(let y of[b,_])y.addEventListener("change",E);let j=c("p",{class:"teg-hint",hidden:!0}),M=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},b,_),w.root,j),L=(y,k)=>{let v=[b.value,_.value],S=new Set(Object.values(y.rows).flatMap(A=>A.kind));b.replaceChildren(c("option",{value:""},k.every_seat),...y.seats.map((A,q)=>c("option",{value:q},A.name))),_.replaceChildren(c("option",{value:""},k.every_kind),...Object.entries(y.kinds).filter(([A])=>S.has(A)).map(([A,q])=>c("option",{value:A},q))),[b.value,_.value]=v,b.setAttribute("aria-label",k.seats),_.setAttribute("aria-label",k.kind_of),w.root.setAttribute("aria-label",k.events),j.textContent=k.no_news};return{root:M,wait(y){w.root.hidden=!0,j.hidden=!1,j.textContent=y.busy},tell(y,k,v,S){let A=[y,k,v,S];A.every((q,T)=>q===a[T])||(a=A,(s!==y||l!==S)&&L(y,S),s=y,l=S,o=wt(y,k,v),E())},show(y,k){r={step:y,line:k},w.show(h())},stop:w.stop}}function Vr(e,{view:t,ask:n,go:s,wants:o,told:a},r){let i=e,l=c("summary",{"data-key":"events"}),u=Un(s,()=>t().step);r.push(u.stop),i.append(l,u.root);let p="",d="",g=null,m=f=>{let h=I(f.lang);if(l.textContent=h.events,!i.open&&!o())return;let x=JSON.stringify([f.lang,f.line,f.steps,f.lines,f.memory,!!f.over,f.memory?0:f.step]);x!==d&&(d=x,n({kind:"events",have:p})),i.open&&(g?u.tell(g.film,g.tail,f.line,h):u.wait(h),u.show(f.step,f.line))};return i.addEventListener("toggle",()=>m(t())),{show:m,async hear(f){let h=f.film?await Bn(f.film):g?.film;h&&(g={film:h,tail:f.tail},p=f.have,a(h,f.tail),m(t()))}}}var Vu=80,Gu=new Set(["act","attack_until","routine","answer","throw","step"]);function Gr(e,t){return e.undoing==="own"&&!e.exploring&&e.step<e.steps&&Gu.has(t.kind)?{kind:"past",message:t}:null}var Qs=e=>e.steps>0||e.lines.length>1;function Ur(e,t){let{asking:n,view:s,ask:o}=e;if(!n)return null;let a=i=>$("asking-cancel",i,()=>o(null)),r=(i,l=null)=>c("b",{role:"alert"},l,i);switch(n.kind){case"past":return{question:!0,facts:[r(t.past_ask)],more:[c("p",{class:"teg-hint"},s.replaces?t.past_ask_both:t.past_ask_explore)],buttons:[$("past-explore",t.past_explore,()=>e.playExplored(n.message)),s.replaces&&n.message.kind==="act"&&$("past-replace",t.past_replace,()=>e.playInstead(n.message)),a(t.cancel)]};case"leave":return{question:!0,facts:[r(t.leave_ask)],buttons:[$("leave-yes",t.leave_yes,e.leave),$("explore-keep",t.explore_keep,()=>o({kind:"keep"})),a(t.leave_no)]};case"keep":return Uu(e,t);case"seat":{let{seat:i}=n;return{question:!0,facts:[r(U(t.seat_ask,{seat:s.seats[i].name}),R(s,i))],buttons:[$("seating-yes",t.seat_yes,()=>e.seat(i,Oe)),a(t.cancel)]}}case"save":{let{seat:i}=n;return{question:!0,facts:[r(U(t.save_seat_ask,{seat:i}))],more:[c("p",{class:"teg-hint"},U(t.save_seat_what,{seat:i}))],buttons:[$("save-seat-yes",t.save_seat_yes,()=>e.saveSeat(i),{class:"teg-main"}),a(t.cancel)]}}}}function Uu({ask:e,keep:t},n){let s=r=>r.key==="Enter"&&a(r),o=c("input",{type:"text","data-key":"keep-title","aria-label":n.keep_title,placeholder:n.keep_title,maxlength:Vu,autofocus:!0,keydown:s}),a=r=>{r.preventDefault(),o.value.trim()?t(o.value):o.focus()};return{facts:[c("form",{class:"teg-keep",submit:a},c("b",{},n.keep_ask),o)],buttons:[c("button",{type:"button",class:"teg-main","data-key":"keep-yes",click:a},n.keep_yes),$("asking-cancel",n.cancel,()=>e(null))]}}function Yr({store:e,wire:t}){let{dispatch:n,view:s}=e,o=a=>n({type:"set",part:{asking:a}});return{ask:o,playExplored(a){n({type:"set",part:{asking:null,next:a}}),t.send(Ds(s()))},playInstead(a){o(null),a.kind==="act"&&t.send(rr(s(),a.action))},explore:()=>t.send(Ds(s())),leave(){o(null),t.send({kind:"leave"})},askToLeave(){Qs(s())?o({kind:"leave"}):t.send({kind:"leave"})},keep(a){t.send(ar(s(),a))},saveSeat(a){o(null),t.send(ht(a))},seat(a,r){o(null),t.send(or(s(),a,r))}}}function Kr(e,t,n){if(!t?.open)return e;let[s]=t.plans;if(n)return{...e,...s?.places.length&&{pointed:s.places},...s?.path.length&&{path:s.path}};let o=t.plans.map(({arrows:a,places:r},i)=>({number:i+1,arrows:a,places:r,lit:t.lit===i+1}));return{...e,hints:o}}function Qr({view:e,pointHint:t,chooseHint:n,tellHint:s},{plans:o,question:a,quiz:r,open:i},l){let[u,p]=a[e.lang];if(!i)return[c("p",{class:"teg-quiz"},u),$("hint-tell",l.advice_tell,s)];let d=({told:g,places:m},f)=>{let{text:h,chance:x,odds:w,reasons:b}=g[e.lang],_=f+1,E=[c("b",{class:"teg-hint-number"},_),c("b",{},h),x&&c("b",{class:"teg-hint-chance"},x)],j={pointerenter:()=>t(_),pointerleave:()=>t(0),focus:()=>t(_),blur:()=>t(0)};return c("li",{},m.length?c("button",{type:"button","data-key":`hint-${_}`,...j,click:()=>n(_)},...E):c("p",j,...E),w!==""&&c("p",{},w),c("ul",{},...b.map(M=>c("li",{},M))))};return[r&&c("p",{class:"teg-quiz"},u," ",c("b",{},p)),c("ol",{class:"teg-plans"},...o.map(d))]}function Xr({store:e,board:t,dom:n}){let{get:s,dispatch:o,table:a}=e,r=i=>{let{hint:l}=s();!l?.open||(l.lit??0)===i||(n.root.querySelectorAll(".teg-plans > li").forEach((u,p)=>u.toggleAttribute("data-lit",p+1===i)),o({type:"set",part:{hint:{...l,lit:i}}}))};return{pointHint:r,pointHintAt(i){let{hint:l}=s();!l?.open||t.cell||r(l.plans.findIndex(({arrows:u,places:p})=>u.length?u.some(([,d])=>d===i):p.includes(i))+1)},chooseHint(i){let l=s().hint?.plans[i-1],u=l?.arrows[0]??l?.places.slice(0,1)??[],{local:p}=s(),{game:d}=s();for(let g of u){if(d.marks(a(),p).source===g)continue;let m=d.click(a(),p,g,!1),{source:f,target:h}=d.marks(a(),m.local);if(m.message&&f!==g&&h!==g)break;p=m.local}o({type:"set",part:{local:p}})}}}var Xs=()=>c("div",{class:"teg-no-dice","aria-hidden":"true"},...Array.from({length:6},()=>c("i")));function Yu({board:e,view:t},n){let s=t.battle;if(!s||s.source==null||s.target==null)return Xs();let o=Cn(s.attack,s.defence),a=[["attack",s.seat,s.source,s.losses[0]],["defence",s.defender,s.target,s.losses[1]]],r=([i,l,u,p])=>{let{color:d,ink:g}=t.seats[l],m=f=>f.winner===i?"won":f.winner?"lost":"idle";return[c("span",{class:"teg-dice-of",title:e.countries[u].name},R(t,l),c("span",{class:"teg-dice-name"},e.countries[u].name)),c("span",{class:"teg-dice-row"},...o.flatMap(f=>f[i]==null?[]:[Ve(f[i],m(f),d,g)])),c("b",{class:"teg-dice-lost",title:n.losses},p?`−${p}`:"0")]};return c("div",{class:"teg-battle"},c("div",{class:"teg-dice",role:"group","aria-label":n.dice},...a.flatMap(r)),s.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}var Zr={draw:Yu,depends:({view:e})=>e.battle};var Ku=5,ei={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function V({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Kt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Qn=e=>e.replace(/[?*]+$/,""),Qu=e=>e.includes("*")||e.includes("+");function Xu(e){let t=Kt(e).map(([,n])=>n);return t.length?t.some(Qu)||t.every(n=>Qn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Ge({menu:e,forms:t},n,{first:s=[]}={}){let o=r=>s.includes(r)?s.indexOf(r):s.length;return Object.keys(e).filter(r=>e[r].length&&t[r]&&Xu(t[r])===n).sort((r,i)=>o(r)-o(i))}function eo(e,t,n){let s=Ge(e,"map",n);return s.find(o=>o===t.verb)??s[0]??null}function Js(e,t){return e.filter(n=>t.every((s,o)=>s==null||s===n[o]))}function Te(e,t,n){let s=t.map((o,a)=>a===n?null:o);return[...new Set(Js(e,s).map(o=>o[n]))]}function Pe(e,t,n={}){let s=V(e),o=eo(s,t,n);if(!o)return null;let a=s.forms[o],r=Kt(a),i=r.flatMap(([,w],b)=>Qn(w)===e.board.place?[b]:[]),l=s.menu[o],u=a.amount?l.map(w=>w.slice(0,-1)):l,p=t.verb===o||t.verb==null?t.picks:[],d=r.map((w,b)=>p[b]??null);r.forEach((w,b)=>{let _=Te(u,d,b);d[b]==null&&!i.includes(b)&&_.length===1&&_[0]!=null&&(d[b]=_[0])});let m=Js(u,d).some(w=>w.every((b,_)=>d[_]!=null)),f=a.amount?Math.max(0,...l.filter(w=>Js([w],d).length).map(w=>Number(w.at(-1)))):0,h=a.amount?[a.least,Math.max(f,a.least)]:null,x=t.amounts[o]??n.amounts?.[o]??a.least;return{verb:o,form:a,args:r,places:i,rows:u,picks:d,done:m,range:h,amount:h?Math.min(Math.max(x,h[0]),h[1]):0}}function ti({places:e,rows:t,picks:n}){return e.find(s=>n[s]==null&&Te(t,n,s).some(o=>o!=null))??null}function Ut(e,t,n){if(Array.isArray(n)){let a=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(r=>Ut(e,t.slice(0,-1),r)):n.map((r,i)=>Ut(e,a[i],r))}let s=Qn(t);if(s===e.board.place)return e.board.countries[Number(n)].name;if(s==="seat")return e.view.seats[Number(n)].name;let o=V(e).names[s];return o?o[Number(n)][0]:n}function Yt(e,t,n,s=["✓","✗"]){if(Array.isArray(n)){let a=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(r=>Yt(e,t.slice(0,-1),r,s)).join(" + "):n.map((r,i)=>Yt(e,a[i],r,s)).join(" → ")}let o=Qn(t);return o==="flag"?s[n?0:1]:V(e).names[o]?.[Number(n)]?.[1]??String(Ut(e,t,n))}function ni(e,t,n){let s=Kt(t).flatMap(([,o],a)=>[Ut(e,o,n[a])]).flat(3);return e.board.countries.flatMap((o,a)=>s.includes(o.name)?[a]:[])}function kt(e,t,n,s){let o=V(e).forms[t],a=[...n],r=o.fields.flatMap(([i,l])=>{if(i===o.amount)return[s];let u=a.shift();return u==null?[]:[Ut(e,l,u)]});return W(e.view,t,...r)}function Yn(e,t){return t?.done?kt(e,t.verb,t.picks,t.amount):null}var to=({form:e,places:t})=>!!e.amount&&t.length===1,Kn=(e,t)=>to(t)?{...e,latest:Number(t.picks[t.places[0]])}:e;function si(e,t,n){let s=t.latest==null?null:Pe(e,t,n);if(!s||!to(s))return null;let o=Ne(s.picks,s.places[0],t.latest),a=Pe(e,{...t,verb:s.verb,picks:o,amounts:{[s.verb]:1/0}},n);return!a?.done||a.amount<2?null:{name:e.board.countries[Number(t.latest)].name,message:kt(e,s.verb,a.picks,a.amount)}}function no({board:e,view:t},n,s,o){if(!n?.done||n.verb!==o.until)return null;let[a,r]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return qn(t,a,r,s.keep)}function oi(e,t,n,s={},o=!1){let a=Pe(e,t,s);if(!a?.places.length)return{local:t};let{places:r}=a,[i,l]=[r[0],r[r.length-1]],u=f=>({...t,verb:a.verb,picks:f}),p=ti(a);if(p!=null&&Te(a.rows,a.picks,p).includes(n)){let f=Ne(a.picks,p,n),h=u(f),x=Pe(e,o&&to(a)?{...h,amounts:{...h.amounts,[a.verb]:Ku}}:h,s);if(!(p===l&&x?.done&&(!x.form.amount||r.length===1||s.quick?.includes(x.verb))))return{local:h};let b=o?no(e,x,t,s):null;return{local:Kn(x.verb===s.until?h:u(Ne(f,l,null)),x),message:b??Yn(e,x)}}if(a.done&&n===a.picks[l])return{local:Kn(t,a),message:Yn(e,a)};if(n===a.picks[i]&&r.length>1)return{local:u(Zs(a.picks,r))};if(Te(a.rows,Zs(a.picks,r),i).includes(n)&&r.length>1)return{local:u(Ne(Zs(a.picks,r),i,n))};let m=p==null?Ne(a.picks,l,n):Ne(a.picks,p,n);return m.some(f=>f==null)?{local:t,message:Zu(e,a,m,n)}:{local:t,message:kt(e,a.verb,m,a.amount)}}function Zu(e,{verb:t,form:n,args:s,places:o,rows:a,amount:r},i,l){let u=e.board.countries[l].neighbours,p=s.map(()=>null),d=i.map((f,h)=>{if(f!=null)return f;let x=Te(a,p,h);return(o.includes(h)?x.find(w=>u.includes(Number(w)))??u[0]:x[0])??null});if(d.some(f=>f==null))return null;let{kind:g,action:m}=kt(e,t,d,n.amount?r:void 0);return g==="act"?Nn(e.view,...m):null}function ai(e,t,n,s){let o=Pe(e,t,s);if(!o||o.verb!==s.until)return null;let[a,r]=o.places,i=o.picks[a],l=n??o.picks[r];return i==null||l==null||!Te(o.rows,Ne(o.picks,r,null),r).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var Zs=(e,t)=>e.map((n,s)=>t.includes(s)?null:n);function ri(e,t,n={}){let s=V(e),o=eo(s,t,n),{viewer:a,turn:r}=e.view;if(!o&&a!=null&&a!==r)return{...t,pointed:[]};let i={...t,verb:t.verb===o?o:null,picks:[],pointed:[]};if(!o||t.verb!==o)return i;let{args:l,rows:u}=Pe(e,i,n),p=l.map(()=>null);return t.picks.forEach((d,g)=>{d!=null&&Te(u,p,g).includes(d)&&(p[g]=d)}),{...i,picks:p}}function ii(e,t,n){let s=e.view.last??Jr,o=Pe(e,t,n),a={legal:[],targets:[],source:null,target:null,last:s,pointed:t.pointed};if(!o)return a;let[r=null,i=null]=o.places.map(d=>o.picks[d]),l=ti(o),u=l==null?[]:Te(o.rows,o.picks,l).filter(d=>d!=null),p=r!=null;return{...a,legal:p?[]:u,targets:p?u:[],source:r,target:i,last:p?Jr:s}}function so(e){return Ge(e,"plain").find(t=>t.startsWith("end_"))??null}function li(e,t,n,s){let o=V(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let u=so(o);return{local:t,message:u?W(e.view,u):null}}if(n<"1"||n>"9")return null;let a=Number(n),[r]=Ge(o,"count");if(!r){let u=eo(o,t,s);return{local:u?{...t,amounts:{...t.amounts,[u]:a}}:t}}let[i,l]=o.menu[r][0];return{local:t,message:a>=i&&a<=l?W(e.view,r,a):null}}var Ne=(e,t,n)=>e.map((s,o)=>o===t?n:s),Jr={source:null,target:null};var ci=90,Ju=0;function pi({view:e,send:t},n){let{label:s,example:o,names:a}=e.throw,r=`teg-throw-${Ju+=1}`,i=g=>g.key==="Enter"&&u(g),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${s}`,autocomplete:"off",spellcheck:"false",list:a.length?r:null,keydown:i}),u=g=>{g.preventDefault(),(l.value.trim()||!o)&&t(Ja(e,l.value))},p=o.length>ci?`${o.slice(0,ci)}…`:o;queueMicrotask(()=>{let g=l.closest(".teg"),m=l.getRootNode().activeElement;g&&m&&(m===g||g.contains(m)&&!m.matches("input, select, textarea"))&&l.focus({preventScroll:!0})});let d=[c("form",{class:"teg-throw",submit:u},c("label",{},c("span",{},s),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),a.length>0&&c("datalist",{id:r},...a.map(([g,m])=>c("option",{value:g,label:m===g?null:m}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:o},p))];return{facts:[c("b",{},n.throw)],more:[c("p",{class:"teg-hint"},`${n.throw_what}: ${s}`)],buttons:[],sheet:{key:"throw",title:n.throw,body:d}}}function Qt({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!=null&&n?.seat!==t.viewer&&!t.over}function di(e,t){let{view:n,game:s}=e,o=Ur(e,t);if(o)return o;if(gi(e))return ed(e,t);if(n.over)return Er(e,t);if(n.playing)return jr(e,t);if(Qt(e))return td(e,t);let a=s.asks?.(e,t);if(a)return a;if(n.throw)return pi(e,t);let r=s.move.of(e,t);return r||(Us(n)&&n.seats.some(i=>i.bot)?zr(e,t):nd(e,t))}function gi(e){let{view:t,game:n,local:s,ended:o,report:a}=e,r=xe(o,t)!=null&&!!a?.decisions.length;if(!(t.undoing==="own"||r)||t.exploring||t.step===t.steps)return!1;let{source:i,target:l}=n.marks(e,s);return i==null&&l==null}function ed(e,t){let n=Or(e,t);if(n)return n;let{view:s,go:o,explore:a}=e;return{facts:[c("b",{},U(t.past_own,{step:s.step,steps:s.steps}))],more:[c("p",{class:"teg-hint"},t.past_own_what)],buttons:[$("present",t.present,()=>o(s.steps),{class:"teg-main"}),s.memory&&$("explore",t.explore,a)]}}function td({view:e,send:t},n){let s=e.viewer??-1,{name:o,color:a,ink:r}=e.seats[s];return{facts:[c("p",{class:"teg-curtain",role:"status"},`${n.curtain_turn} `,c("b",{},R(e,s),o),". ")],more:[c("p",{class:"teg-hint"},n.curtain_pass)],buttons:[$("private",`${n.curtain_me} ${o}`,()=>t(Ae),{class:"teg-seat-button",style:{background:a,color:r}})]}}function nd({view:e,secret:t,send:n},s){if(e.viewer!=null&&e.viewer===e.to_move&&!t)return{facts:[c("p",{class:"teg-hint"},s.look_first)],buttons:[$("look",s.secret_show,()=>n(Ae),{class:"teg-main"})]};let o=e.awaited??e.to_move,a=o!==e.viewer?e.seats[o]:null,r=a?`${s.awaiting} ${a.name}.`:e.to_move===-1?s.chance_due:e.viewer==null?s.watching:s.waiting;return{facts:[c("p",{class:"teg-hint"},r)],buttons:[]}}function sd({refusal:e,dismiss:t},n){return e?c("div",{class:"teg-refusal",role:"alert","data-code":e.code},c("p",{},!e.text.startsWith(n.refused)&&c("b",{},`${n.refused}. `),e.text," ",ne(e.clause)),$("dismiss","×",t,{class:"teg-close","aria-label":n.close})):null}function od(e,t){let{view:n,wants:s,asking:o}=e,{facts:a,more:r=[],buttons:i,rest:l=[],sheet:u,question:p}=di(e,t),d=o!=null||gi(e),g=n.step<n.steps&&!n.over,m=n.exploring?rd(e,t):g?Da(n,t):c("div",{class:"teg-fact-more"},...r),f=u&&!s(u.key),h=i.some(x=>x instanceof Element&&x.classList.contains("teg-main"));return c("div",{class:p?"teg-moving-parts teg-question":"teg-moving-parts"},sd(e,t),c("div",{class:"teg-facts"},c("div",{class:"teg-fact-line"},...a),d?c("div",{class:"teg-fact-more"},...r):m),c("div",{class:"teg-answers"},f&&$("open-sheet",`${u.title}…`,()=>e.show(u.key,!0),{class:h?null:"teg-main"}),...i,l.length>0&&c("details",{class:"teg-pop"},c("summary",{"data-key":"more","aria-label":t.menu},"⋯"),c("div",{class:"teg-buttons"},...l)),...g&&!d&&!n.exploring?ad(e,t):[]))}var ad=({view:e,go:t,explore:n},s)=>[$("present",s.present,()=>t(e.steps)),e.memory&&e.undoing!=="own"&&$("explore",s.explore,n)],rd=({view:e,ask:t,askToLeave:n},s)=>c("div",{class:"teg-exploring"},c("span",{class:"teg-past"},s.exploring),$("explore-keep",s.explore_keep,()=>t({kind:"keep"}),{disabled:!Qs(e),title:s.explore_keep_what}),$("leave",s.explore_leave,n,{title:`${s.explore_leave_what} (Esc)`})),fi=e=>{let{view:t,pace:n,secret:s,shut:o,game:a,asking:r,ended:i,report:l}=e;return r?[r,t.lang]:[a.move.depends(e),t.over,t.playing,n,t.throw,t.viewer,t.to_move,t.menu,t.steps,t.people,t.seats.map(u=>u.bot),t.proposals,t.exploring,s?.seat,o,i&&[l,e.tab,e.size,t.again],t.news.at(-1)]},mi={draw:od,depends:e=>[fi(e),e.refusal]},hi={depends:fi,draw:(e,t)=>{let{sheet:n}=di(e,t);if(!n||!e.wants(n.key))return null;let s=$("close-sheet","×",()=>e.show(n.key,!1),{class:"teg-close","aria-label":t.close});return c("div",{class:"teg-sheet-inner","data-sheet":n.key},c("h4",{},n.title),s,c("div",{class:"teg-sheet-body"},...n.body),n.buttons&&c("div",{class:"teg-buttons"},...n.buttons))}},xi={depends:({odds:e})=>e,draw:({view:e,odds:t},n)=>{if(!t)return c("div",{class:"teg-chance"});let[s,o]=t.losses.map(i=>i.toLocaleString(e.lang,{maximumFractionDigits:1})),a=at(t.once??t.conquest,e.lang),r=`${t.once==null?n.odds_conquest:n.odds_once}. ${n.odds_losses}: ${s} – ${o}`;return c("div",{class:"teg-chance",title:r},c("b",{},a),c("small",{},U(n.odds_mine,{mine:s})))}};function ao({view:e,game:t}){let n=t.absent?.(e)??[],s=t.phases.filter(([o])=>!n.includes(o));return{phases:s,at:s.findIndex(([,...o])=>o.includes(e.phase))}}var wi={depends:({view:e,game:t})=>[t.phases,e.round,e.phase,e.turn,e.to_move,e.due,e.over],draw:(e,t)=>{let{view:n}=e,s=n.to_move>=0?n.to_move:n.turn,{phases:o,at:a}=ao(e),r=i=>i===a?"step":null;return c("div",{class:"teg-turn"},!n.over&&n.seats[s]&&c("strong",{},R(n,s),n.seats[s].name,n.to_move===-1&&c("em",{},` · ${t.chance}`)),c("ol",{class:"teg-phases"},...o.map(([i],l)=>c("li",{"aria-current":r(l)},l<a?`✓ ${t[i]}`:t[i]))),c("span",{class:"teg-phase-name"},n.phase_name),n.round>0&&c("small",{},`${t.round} ${n.round}`),n.due.length>0&&c("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...n.due.map(i=>c("li",{},c("b",{},i.armies),` ${i.source}`))))}};var bi=6;function yi(e={}){return{of:(t,n)=>id(t,n,e),depends:({local:t})=>({...t,pointed:null,amounts:Object.entries(t.amounts).map(String)})}}function id(e,t,n){let s=V(e);if(!Object.values(s.menu).some(p=>p.length))return null;let o=n.extra?.(e,t).filter(p=>p)??[],a=pd(e,s,n,t),r=Ge(s,"count",n).map(p=>ld(e,s,p,t)),i=Ge(s,"rows",n),l=si(e,e.local,n);return{facts:[Xt(e,t),...o,...r.flatMap(p=>p.facts),...a?.facts??[]],more:a?.more,buttons:[...r.flatMap(p=>p.buttons),...a?.buttons??[],..._t(e,s,n),l&&$("place-rest",U(t.place_rest,{place:l.name}),()=>e.send(l.message))],...i.length>0&&{sheet:{key:i.join(),title:i.map(p=>s.forms[p].label).join(" · "),body:i.map(p=>cd(e,s,p,n,t))}}}}function Xt({view:e},t){let n=e.seats[e.viewer??-1];return!n||e.viewer===e.turn?null:c("p",{class:"teg-asks",role:"status"},R(e,e.viewer??-1),c("b",{},n.name),` ${t.answers}`)}function _t({view:e,send:t},n,s){let o=so(n);return Ge(n,"plain",s).map(a=>$(`act-${a}`,n.forms[a].label,()=>t(W(e,a)),{title:a===o?"E":null}))}function ld({view:e,local:t,set:n,send:s},o,a,r){let[i,l]=o.menu[a][0],u=o.forms[a],p=c("b",{"data-verb":a},u.label),d=m=>()=>s(W(e,a,m));if(i>0&&l-i<bi){let m=Array.from({length:l-i+1},(f,h)=>l-h);return{facts:[p],buttons:m.map((f,h)=>$(`act-${a}-${f}`,String(f),d(f),{class:h?null:"teg-main"}))}}let g=Math.min(Math.max(t.amounts[a]??i,i),l);return{facts:[p,...Lt(g,[i,l],m=>n({...t,amounts:{...t.amounts,[a]:m}}),r)],buttons:[$(`act-${a}`,`${u.label}: ${g}`,d(g),{class:"teg-main"})]}}function Lt(e,[t,n],s,o,a=""){let r=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n);return[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":o.amount},a&&c("span",{class:"teg-label"},a),...r.map(l=>$(`amount-${l}`,String(l),()=>s(l),{"aria-pressed":String(e===l)})),n>3&&$("amount-all",o.all,()=>s(1/0),{"aria-pressed":String(e===n)}),n>3&&dt("amount",o.amount,e,[t,n],s))]}function cd(e,t,n,s,o){let{local:a,set:r,send:i}=e,l=t.forms[n],u=t.menu[n],p=d=>r({...a,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...u.map((d,g)=>{let m=ni(e,l,d),f=l.amount?Number(d.at(-1)):void 0,h=l.amount?d.slice(0,-1):d,x=Kt(l).map(([,b],_)=>Yt(e,b,h[_],[o.flag_yes,o.flag_no])).join(" · "),w=s.note?.(e,n,o,g);return $(`act-${n}-${g}`,c("span",{},x||"—",w&&c("b",{},` ${w}`)),()=>i(kt(e,n,h,f)),{class:"teg-row",mouseenter:()=>p(m),mouseleave:()=>p([]),focus:()=>p(m),blur:()=>p([])})})))}function pd(e,t,n,s){let{local:o,set:a,send:r}=e,i=Pe(e,o,n);if(!i)return null;let l=Ge(t,"map",n),u=Yn(e,i),p=()=>{a(Kn(o,i)),r(u)},d=m=>a({...o,verb:i.verb,amounts:{...o.amounts,[i.verb]:m}}),g=l.map(m=>$(`verb-${m}`,t.forms[m].label,()=>a({...o,verb:m,picks:[]}),{"aria-pressed":String(m===i.verb)}));return{facts:[l.length>1&&c("div",{class:"teg-group teg-verbs",role:"group","aria-label":s.actions},...g),c("span",{class:"teg-play","data-verb":i.verb},...i.args.map((m,f)=>gd(e,i,f,s))),...i.range&&i.range[1]>i.range[0]?Lt(i.amount,i.range,d,s,i.form.amount==="dice"?s.dice:""):[]],more:[c("p",{class:"teg-hint"},dd(i,n,s))],buttons:[$(`act-${i.verb}`,i.form.label,p,{class:"teg-main",disabled:!u}),i.verb===n.until&&ud(e,i,n,s)]}}function ud(e,t,n,s){let{local:o,set:a,send:r}=e,i=no(e,t,o,n);return c("span",{class:"teg-group"},$(`act-${t.verb}_until`,s.do_attack_until,()=>r(i),{disabled:!i}),dt("keep",s.keep,o.keep,[1,99],l=>a({...o,keep:l})))}function dd(e,{quick:t=[]},n){let{places:s}=e;return s.length?s.length===1?e.form.amount?n.hint_one_amount:n.hint_one:e.picks[s[0]]!=null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function gd(e,t,n,s){let{local:o,set:a}=e,[,r]=t.args[n],{places:i}=t,l=i.indexOf(n),u=t.picks.map((f,h)=>l>=0&&h>n&&i.includes(h)?null:f),p=Te(t.rows,u,n).filter(f=>f!=null),d=f=>a({...o,verb:t.verb,picks:Ne(u,n,f)}),g=f=>Yt(e,r,f,[s.flag_yes,s.flag_no]);if(l>=0){let h=(l===0||t.picks[i[l-1]]!=null?p:[]).map(b=>({value:String(b),text:g(b)})).sort((b,_)=>b.text.localeCompare(_.text,"es")),x=t.picks[n]==null?"":String(t.picks[n]),w=i.length===1?s.place:l===0?s.source:l===1?s.target:s.further;return oe(["source","target",`country-${l}`][Math.min(l,2)],w,h,x,b=>d(b===""?null:Number(b)),s.choose)}if(!p.length)return null;if(p.length<=bi)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":r},...p.map(f=>$(`${r.replace(/[?*]/g,"")}-${String(f)}`,g(f),()=>d(f),{"aria-pressed":String(t.picks[n]===f)})));let m=p.map(f=>({value:String(f),text:g(f)}));return oe(r.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),f=>d(f===""?null:Number(f)),s.choose)}function $t(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:s,secret:o,game:a,send:r,cover:i}=t;if(s.viewer==null||Qt(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,R(s,s.viewer),s.seats[s.viewer].name);if(!o)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,$("private",n.secret_show,()=>r(Ae),{class:"teg-cover"}));let u=e(t,n).filter(d=>d),p=$("cover",n.secret_hide,i,{class:"teg-cover"});return!u.length&&a.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...u,p)}}}var vi=new WeakMap;function fd(e){let t=vi.get(e)??md(e);return vi.set(e,t),t}function md(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],s=new Float64Array((t+1)*(n+1)),o=e.countries.flatMap(a=>a.polygons);for(let a=0;a<n;a++){let r=new Uint8Array(t);for(let u of o){let p=hd(u,(a+.5)*4);for(let d=0;d+1<p.length;d+=2){let[g,m]=[Math.max(Math.floor(p[d]/4),0),Math.min(Math.floor(p[d+1]/4),t-1)];r.fill(1,g,m+1)}}let[i,l]=[a*(t+1),(a+1)*(t+1)];for(let u=0;u<t;u++)s[l+u+1]=r[u]+s[l+u]+s[i+u+1]-s[i+u]}return{columns:t,sums:s}}function hd(e,t){let n=[];for(let s=0,o=e.length-1;s<e.length;o=s++){let[a,r]=e[s],[i,l]=e[o];r>t!=l>t&&n.push((i-a)*(t-r)/(l-r)+a)}return n.sort((s,o)=>s-o)}function ro(e,[t,n,s,o]){let{columns:a,sums:r}=fd(e),i=r.length/(a+1)-1,l=(f,h)=>Math.min(Math.max(f,0),h),[u,p]=[l(Math.floor(t/4),a),l(Math.ceil(s/4),a)],[d,g]=[l(Math.floor(n/4),i),l(Math.ceil(o/4),i)],m=(f,h)=>r[h*(a+1)+f];return m(p,g)-m(u,g)-m(p,d)+m(u,d)>0}function Xn(e,{width:t,height:n},s,o,a){let r=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let u=3;u+t<=e.width-3;u+=7){let p=[u,l,u+t,l+n];if(ro(e,p))continue;let d=xd(s,p);if(d>=i||a.some(m=>m[0]<p[2]&&m[2]>p[0]&&m[1]<p[3]&&m[3]>p[1]))continue;let g=d+Math.max(0,d+20-Math.min(...o.map(m=>ki(m,p))))*2;g>=i||([r,i]=[p,g])}return r}var ki=([e,t],[n,s,o,a])=>Math.hypot(Math.max(n-e,e-o,0),Math.max(s-t,t-a,0));function xd(e,t){let n=e.map(s=>ki(s,t));return Math.min(...n)+.3*n.reduce((s,o)=>s+o,0)/n.length}var bd=1.25,yd=1.08,vd=22,[Zt,_i]=[1.15,1.7],[kd,_d]=[.15,.4],Ld=4,$d=4,[Md,Li]=[12,6],Sd=3,Ed=12,Od=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],$i=new WeakMap;function co(e,t,n){let s=$i.get(e)??new Map;return $i.set(e,s),s.has(t)||(s.size===Ed&&s.delete(s.keys().next().value),s.set(t,n())),s.get(t)}var po=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function Ei(e,t,n=[]){let s=co(e,po(t),()=>uo(e,t,[]));if(n.every(a=>s.names[a]))return s;let o=[...new Set(n)].sort((a,r)=>a-r);return co(e,`${po(t)} ${o}`,()=>uo(e,t,o))}function Oi(e,t,n){return{...uo(e,t,n,n),notes:[]}}function Zn(e,t,n){let s=n.map(a=>t.reduce((r,i)=>r+we(a,i),0)+Ci(a)-we(a,[0,0,e.width,e.height])),o=Math.min(...s);return{place:s.indexOf(o),covers:o}}function Jn(e,t,{names:n,notes:s}){let o=s.map(a=>Ai(a,t.note??t.type));return[...n.flatMap(a=>a?[Jt(a,t)]:[]),...o,...es(e,t),...ts(e,t).map(a=>a.box)]}function uo(e,t,n,s=[...e.countries.keys()]){let o=ts(e,t).map(x=>x.box),a=[...es(e,t),...o],r=e.countries.map((x,w)=>s.includes(w)?jd(e,x,t,a,w):[]),i=r.map(([x])=>x??null),l=(x,w)=>i.reduce((b,_,E)=>b+(_&&E!==x?we(w,_.box):0),0),u=(x,w)=>i.flatMap((b,_)=>b&&_!==x&&we(w,b.box)>0?[_]:[]);for(let x=0;x<Ld;x++)r.forEach((w,b)=>w.length&&(i[b]=go(w,_=>_.cost+l(b,_.box))));Ad(i,n);let p=x=>r[x].find(w=>w.free&&!u(x,w.box).length)??null,d=x=>r[x].some(w=>{let[b,..._]=u(x,w.box);if(!w.free||_.length)return!1;if(b==null)return!!(i[x]=w);let E=i[b];return[i[x],i[b]]=[w,null],i[b]=p(b),i[b]?!0:([i[x],i[b]]=[null,E],!1)}),g=()=>s.filter(x=>!i[x]).sort((x,w)=>Number(n.includes(w))-Number(n.includes(x))||x-w),m=()=>{for(let x of g())i[x]=p(x);for(let x of g())d(x);for(let x of g())i[x]=io(e,t,x,[...a,...i.flatMap(w=>w?[w.box,...Si(w)]:[])],i)};m();for(let x of g().slice(0,$d)){let[w,b]=[[...i],g().length];for(let _ of[r[x],[io(e,t,x,a,[])]]){let E=_.filter(j=>j?.free);!E.length||i[x]||(Mi(i,x,E,n),m(),g().length>=b&&w.forEach((j,M)=>i[M]=j))}}for(let x of g()){let w=n.includes(x)&&io(e,t,x,a,[]);w!==!1&&Mi(i,x,w?[w]:r[x],n)}let f=[...a,...i.flatMap(x=>x?[x.box,...Si(x)]:[])],h=e.notes.filter(x=>!f.some(w=>we(w,Ai(x,t.note??t.type))>0));return{names:i.map(x=>x&&{lines:x.lines,place:x.place,...x.leader&&{leader:x.leader}}),notes:h}}function go(e,t){let[n,s]=[e[0],1/0];for(let o of e){let a=t(o);a<s&&([n,s]=[o,a])}return n}function Ad(e,t){for(e.forEach((n,s)=>n&&!n.free&&(e[s]=null));;){let n=e.map((o,a)=>o?e.filter((r,i)=>r&&i!==a&&we(o.box,r.box)>0).length-(t.includes(a)?.5:0):0),s=Math.max(0,...n.map(Math.ceil));if(s<=0)return;e[n.findIndex(o=>Math.ceil(o)===s&&o===Math.max(...n.filter(a=>Math.ceil(a)===s)))]=null}}function Mi(e,t,n,s){let o=r=>r.cost+e.reduce((i,l,u)=>i+(l?we(r.box,l.box)*(s.includes(u)?100:1):0),0),a=go(n,r=>o(r)+(r.free?0:1e5));e.forEach((r,i)=>r&&!s.includes(i)&&we(a.box,r.box)>0&&(e[i]=null)),e[t]=a}function io(e,t,n,s,o){let{label:[a,r],name_lines:i}=e.countries[n],l=es(e,t).filter((f,h)=>h!==n),u=o.flatMap(f=>f?.leader?[f.leader]:[]),p=o.flatMap(f=>f?[f.box]:[]),d=[i,...Ti(i)],g=[];for(let f of d){let{width:h,height:x}=fo(f,t.type);for(let w=x/2+2;w<=e.height-x/2-2;w+=Li)for(let b=h/2+2;b<=e.width-h/2-2;b+=Li){let[_,E]=[Math.max(Math.abs(b-a)-h/2,0),Math.max(Math.abs(w-r)-x/2,0)],j=Math.hypot(_,E);if(j>Md*t.type||j<1.5*t.disc)continue;let M=ro(e,ke([b,w],h,x));g.push({place:[b,w],lines:f,away:j*(M?Sd:1)+(f===i?0:2)})}}g.sort((f,h)=>f.away-h.away);let m=null;for(let{place:f,lines:h}of g){let x=Jt({lines:h,place:f},t),w=Td([a,r],x,t.disc);if(s.some(_=>we(x,_)>0)||p.some(_=>lo(w,_))||u.some(_=>Cd(w,_)||lo(_,x)))continue;let b={lines:h,place:f,leader:w,box:x,cost:0,free:!0};if(!l.some(_=>lo(w,_)))return b;m??=b}return m}function Td([e,t],[n,s,o,a],r){let i=[Math.min(Math.max(e,n+2),o-2),Math.min(Math.max(t,s),a)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*r/l,t+(i[1]-t)*r/l],i]}function Si({leader:e}){if(!e)return[];let[[t,n],[s,o]]=e,a=Math.ceil(Math.hypot(s-t,o-n)/4);return Array.from({length:a+1},(r,i)=>ke([t+(s-t)*i/a,n+(o-n)*i/a],2,2))}function lo([[e,t],[n,s]],[o,a,r,i]){let[l,u]=[0,1];for(let[p,d,g,m]of[[e,n-e,o,r],[t,s-t,a,i]]){if(!d&&(p<g||p>m))return!1;if(!d)continue;let[f,h]=[(g-p)/d,(m-p)/d].sort((x,w)=>x-w);[l,u]=[Math.max(l,f),Math.min(u,h)]}return l<u}function Cd([e,t],[n,s]){let o=(a,r,i)=>Math.sign((r[0]-a[0])*(i[1]-a[1])-(r[1]-a[1])*(i[0]-a[0]));return o(e,t,n)!==o(e,t,s)&&o(n,s,e)!==o(n,s,t)}function es(e,{disc:t}){return e.countries.map(({label:[n,s]})=>[n-Zt*t,s-Zt*t,n+Zt*t,s+t])}function ts(e,t){return e.continents.some(({gives:n})=>n)?co(e,`plates ${po(t)}`,()=>{let n=es(e,t);return e.continents.flatMap(({gives:s=[]},o)=>{let a=1.6*t.type,r=(s.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(p=>e.countries.flatMap(d=>d.continent===o===p?[d.label]:[])),u=s.length?Xn(e,{width:r,height:a},i,l,n):null;return u?(n.push(u),[{continent:o,box:u}]):[]})}):[]}function Ai({x:e,y:t,text:n,anchor:s},o){let a=Mt(n)*o;return ke([s==="end"?e-a/2:e+a/2,t-2.2],a,o)}function jd(e,t,n,s,o){let{label:[a,r],name_lines:i}=t,l=e.countries.map(({label:p})=>ke(p,2*_i*n.disc,2*_i*n.disc)).filter((p,d)=>d!==o),u=n.type*n.type*.7;return[i,...Ti(i)].flatMap((p,d)=>{let{width:g,height:m}=fo(p,n.type),[f,h]=[Zt*n.disc+g/2+1,Zt*n.disc+m/2+.5],[x,w]=[g*.25,g*.45],b=[[0,h],[0,-h],[f,0],[-f,0],[x,h],[-x,h],[x,-h],[-x,-h],[w,h],[-w,h],[w,-h],[-w,-h],[f,n.disc*.9],[-f,n.disc*.9],[f,-n.disc*.9],[-f,-n.disc*.9]];return[zd(t,n.disc,(p.length-i.length)*n.type),...b.map(([E,j])=>[a+E,r+j])].map((E,j)=>{let M=Jt({lines:p,place:E},n),L=s.reduce((S,A)=>S+we(M,A),0),y=Ci(M)-we(M,[0,0,e.width,e.height]),k=l.reduce((S,A)=>S+we(M,A),0),v=3*L+2*y+_d*k+kd*u*(j&&1+j/4)+d*u;return{lines:p,place:E,box:M,cost:v,free:L<.01&&y<.01}})})}function Ti(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((r,i)=>r===" "||r==="-"?[i+1]:[]),s=r=>go(n,i=>Math.abs(i-t.length*r)),o=r=>[0,...r].map((i,l)=>t.slice(i,r[l]).trim()),a=n.length>1&&t.length>vd?[o([s(1/3),s(2/3)])]:[];return n.length?[o([s(1/2)]),...a]:[]}function zd({label:e,name_pos:t},n,s){let[o,a]=[t[0]-e[0],t[1]-e[1]],r=Math.max(n-7.4,0),i=Math.abs(a)>8?Math.sign(a)*(r*1.2+s*.6):0;return[t[0]+(i?0:Math.sign(o)*r),t[1]+i]}function Mt(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,s)=>n+(Od.find(([o])=>o.test(s))?.[1]??.71),0)}function fo(e,t){return{width:Math.max(...e.map(Mt))*t+1,height:(yd+bd*(e.length-1))*t}}function Jt({lines:e,place:t},{type:n}){let{width:s,height:o}=fo(e,n);return ke(t,s,o)}function ke([e,t],n,s){return[e-n/2,t-s/2,e+n/2,t+s/2]}var Ci=([e,t,n,s])=>Math.max(n-e,0)*Math.max(s-t,0);function we(e,t){let[n,s]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=s)return 0;let[o,a]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return o>=a?0:(s-n)*(a-o)}var _e=()=>({times:1,left:0,top:0});function ns(e,{times:t,left:n,top:s}){let o=(a,r)=>Math.min(Math.max(a,0),r-r/t);return{times:t,left:o(n,e.width),top:o(s,e.height)}}function Ue(e,t,n,s){let o=Math.min(Math.max(t.times*n,1),6),[a,r]=s??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/o;return ns(e,{times:o,left:a-(a-t.left)*i,top:r-(r-t.top)*i})}var mo=(e,{times:t,left:n,top:s},o,a)=>ns(e,{times:t,left:n+o,top:s+a});function zi(e,t,[n,s]){let[o,a]=[e.width/t.times,e.height/t.times],r=(i,l,u)=>i>l+u*.1&&i<l+u*.9;return r(n,t.left,o)&&r(s,t.top,a)?t:ns(e,{times:t.times,left:n-o/2,top:s-a/2})}var[qd,ji]=[1.3,.15];function qi(e,t,n){let[s,o]=[0,1].map(g=>n.map(m=>m[g])),[a,r,i,l]=[Math.min(...s),Math.max(...s),Math.min(...o),Math.max(...o)],u=Math.max(r-a,60)*(1+2*ji)+40,p=Math.max(l-i,60)*(1+2*ji)+40,d=Math.min(e.width/u,e.width*t/p,6);return!n.length||d<qd?_e():ns(e,{times:d,left:(a+r-e.width/d)/2,top:(i+l-e.height/d)/2})}function Ni(e,t,n,s){let[o,a,r,i]=rt(e,t,n),l=(r-o)*.06,u=(p,d,g,m)=>p>=d+(d>0?l:0)&&p<=g-(g<m?l:0);return s.every(([p,d])=>u(p,o,r,e.width)&&u(d,a,i,e.height))}function rt(e,t,{times:n,left:s,top:o}){let a=e.width/n,r=(a*t-e.height/n)/2;return[s,o-r,s+a,o+e.height/n+r]}var ce="DejaVu Sans, Verdana, sans-serif",ss="#ffffff",Ri=/^c(\d+)$/,os="places";function Ii(e,t,n,s,o,a){let r=st(s,a,e.width),i=en(e,t,n,r);return[...Pd(e,r),Rd(e,s),...Dd(e,t,r),...Gd(e,n),X("frontiers",as(e).frontiers,e.palette.frontier,Math.max(2.2*s,1.4)),...Bd(e,n,s),Hd(e,n,s),Wd(e,n,r.grown),...Fd(e,n,r.grown,s),...Yd(e,t,r,s),...Qd(e,i,r),...Xd(e,t,r,i),Zd(e,r,i),...Kd(e,t,s),...Ud(e,n,s),...Jd(e,t,r),eg(e,t,n,r),...tg(e,t,r),ng(e,n,r),Vd(e,n,r),...t&&o?o(e,t,n,s,a):[]]}function Di(e,t,n,s=_e(),o=Math.round(n*e.height/e.width)){let[a,r,i,l]=rt(e,o/n,s),u={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:o,margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...u,range:[a,i]},yaxis:{...u,range:[l,r]}}}var Pi=new WeakMap;function as(e){let t=Pi.get(e)??Nd(e);return Pi.set(e,t),t}function Nd(e){return{countries:e.countries.map(t=>re(t.polygons)),continents:e.continents.map(t=>ye(t.outline)),land:ye(e.continents.flatMap(t=>t.outline)),bridges:ye(e.bridges.flatMap(t=>t.segments)),frontiers:ye(e.frontiers??[])}}function X(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function Pd(e,t){let{land:n,continents:s}=as(e);return[X("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((o,a)=>X(`band${a}`,s[a],o.color,t.band))]}function Rd(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return X("bridges",as(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Id(e,t,n){let s=t?t.owner[n]:-1,o=t?.seats[s]?.color??t?.neutral??rs(e.continents[e.countries[n].continent].color),a=t?.guests?.find(u=>u[0]===n),r=s<0&&t?.hatched?.find(u=>u[0]===n),i=t?.seats[(a||r||[])[1]??-1]?.color;return i?{fillcolor:o,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:o,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:o}}function rs(e,t=.45){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s+(255-s)*t).toString(16).padStart(2,"0")).join("")}`}function Dd(e,t,n){return e.countries.map((s,o)=>({uid:`c${o}`,name:s.name,type:"scatter",mode:"lines",...as(e).countries[o],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Id(e,t,o)}))}function Bd(e,t,n){let s=p=>re(p.flatMap(d=>d==null?[]:e.countries[d].polygons)),{palette:o}=e,[a,r]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(p=>p!==t.target),l=s([t.source??t.last.source]),u=s([t.target??t.last.target]);return[X("aims-under",s(i),"#ffffff",a),X("aims",s(i),o.legal,r,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),X("target-under",u,"#ffffff",a),X("target",u,o.target,r),X("source-under",l,"#ffffff",a),X("source",l,o.source,r)]}function Hd(e,t,n){let s=(t.pointed??[]).flatMap(o=>e.countries[o].polygons);return X("pointed",re(s),e.palette.target,Math.max(3*n,2.2))}function Wd(e,t,n){let[s,o]=t.source==null?[t.last.source,t.last.target]:[t.source,t.target],a=s==null||o==null||s===o?[]:[[s,o]],r=(t.arrows??a).flatMap(([i,l])=>Bt(e,i,l,n));return is("arrow",r,e.palette.source)}function Fd(e,t,n,s){let{palette:o}=e,a=t.hints??[],r=g=>g.flatMap(m=>m.arrows.length?m.arrows.flatMap(([f,h])=>Bt(e,f,h,n)):m.places.map(f=>ue(e.countries[f].label,n*1.6))),i=Math.max(1.6*s,1.4),[l,u,p]=[r(a.slice(0,1)),r(a.slice(1)),r(a.filter(g=>g.lit))],d=(g,m,f,h="solid")=>({...is(g,m,f),line:{color:o.source,width:i,dash:h,simplify:!1}});return[X("hints-lit",re(p),o.selected,i+9),X("hints-under",re([...l,...u]),"#ffffff",i+4),d("hints",a[0]?.arrows.length?l:[],o.source),d("hints-ring",a[0]?.arrows.length?[]:l,"rgba(0,0,0,0)"),d("hints-others",u,"rgba(255,255,255,0.85)",`${Math.max(4*s,3)}px,${Math.max(3*s,2.4)}px`)]}function Vd(e,t,n){let s=(t.hints??[]).flatMap(({number:o,arrows:[a],places:[r]})=>{let[i,l]=(a??[r,r]).map(f=>e.countries[f]?.label);if(!i||!l)return[];let[u,p]=[l[0]-i[0],l[1]-i[1]],d=Math.hypot(u,p)||1,g=a?[-p/d*n.grown*1.5,u/d*n.grown*1.5]:[-n.grown*2,-n.grown],m=Math.abs(u)>e.width/2?0:.45;return[{number:o,x:i[0]+u*m+g[0],y:i[1]+p*m+g[1]}]});return{uid:"hint-numbers",type:"scatter",mode:"markers+text",x:s.map(o=>o.x),y:s.map(o=>o.y),text:s.map(o=>String(o.number)),textposition:"middle center",textfont:{family:ce,weight:700,size:n.count,color:"#ffffff"},marker:{size:1.9*n.disc,opacity:1,color:e.palette.source,line:{color:"#ffffff",width:1.6}},hoverinfo:"skip",cliponaxis:!1}}function is(e,t,n){return{...X(e,re(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var wo=["#fff0a8","#ff9d2e","#d31616"];function Gd(e,t){return wo.map((n,s)=>{let o=(t.reach?.[s]??[]).flatMap(r=>e.countries[r].polygons),a=is(`reach${s+1}`,o,`${n}b8`);return{...a,line:{...a.line,color:e.palette.border,width:.8}}})}function Ud(e,t,n){let s=ye(An(e,t.path??[])),o=Math.max(2.6*n,2);return[X("flight-under",s,"#ffffff",o+2.4),X("flight",s,e.palette.flight,o,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Yd(e,t,n,s){let o=new Set((t?.guests??[]).map(i=>i[0])),a=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],u=n.grown*(o.has(i)?2.4:1)+2.1/Math.max(s,.5);return[ue(l,u)]}),r=re(a);return[X("blocked-under",r,e.palette.frontier,Math.max(4*s,3.2)),X("blocked",r,e.palette.blocked,Math.max(2.4*s,1.9),`${Math.max(3.4*s,2.8)}px,${Math.max(2.2*s,1.8)}px`)]}function Kd(e,t,n){let s=new Map((t?.covered??[]).map(([a,r])=>[`${Math.min(a,r)}/${Math.max(a,r)}`,[a,r]])),o=ye([...s.values()].flatMap(([a,r])=>Pa(e,a,r,11/Math.max(Math.min(n,1),.6))));return[X("covered-under",o,"#ffffff",Math.max(5*n,4.4)),X("covered",o,e.palette.covered,Math.max(2.6*n,2.2))]}function Ye({grown:e,disc:t,name:n,note:s}){return{disc:e,type:n*e/t,note:s*e/t}}var ho=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(s=>s==null?[]:[s]);function en(e,t,n,s){if(s.small)return Oi(e,Ye(s),ho(n));let{source:o,target:a}=n.last,r=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return Ei(e,Ye(s),[...ho(n),...ho({...n,source:o,target:a}),...r])}function Qd(e,{names:t},n){let s=ye(t.flatMap(o=>o?.leader?[o.leader]:[]));return[X("leaders-under",s,"#ffffff",n.border+2.2),X("leaders",s,e.palette.ink,n.border+.5)]}function Xd(e,t,n,{names:s}){let o=a=>t?.seats[t.owner[a]]?.ink??e.palette.ink;return[!1,!0].map(a=>{let r=e.countries.flatMap((i,l)=>s[l]&&o(l).toLowerCase()===ss===a?[l]:[]);return{uid:a?"names-light":"names",type:"scatter",mode:"text",x:r.map(i=>s[i]?.place[0]),y:r.map(i=>s[i]?.place[1]),text:r.map(i=>s[i]?.lines.join("<br>")),textfont:{family:ce,size:n.name,weight:700,color:a?ss:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Zd(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(s=>s.x),y:n.map(s=>s.y-2.2),text:n.map(s=>s.text),textposition:n.map(s=>s.anchor==="end"?"middle left":"middle right"),textfont:{family:ce,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function bo(e,t,n){return e.countries.flatMap(({label:[s,o]},a)=>{let r=(t.guests??[]).filter(l=>l[0]===a),i=[{seat:t.owner[a],armies:t.armies[a],missiles:t.missiles?.[a]??0},...r.map(([,l,u,p])=>({seat:l,armies:u,missiles:p}))];return i.map((l,u)=>({...l,country:a,shared:r.length>0,x:s+n*1.16*(2*u-i.length+1),y:o}))})}var Bi=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Jd(e,t,n){let s=t&&!n.small?bo(e,t,n.grown).filter(Bi):[];return[!1,!0].map(o=>{let a=s.flatMap(({seat:i,x:l,y:u})=>{let{ink:p="",sign:d=[]}=t?.seats[i]??{};return!d.length||p.toLowerCase()===ss!==o?[]:[d.map(([g,m])=>[l+n.grown*g,u+n.grown*m])]}),r=o?ss:e.palette.ink;return{...X(o?"signs-light":"signs",re(a),r,0),fill:"toself",fillcolor:r,hoveron:"fills"}})}function eg(e,t,n,s){let{palette:o}=e,a=t?bo(e,t,s.grown).filter(Bi):[],r=p=>t?.seats[p],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),u=p=>l.has(p)||i.has(p)?o.selected:o.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:a.map(p=>p.x),y:a.map(p=>p.y),text:a.map(p=>String(p.armies)),textposition:"middle center",textfont:{family:ce,weight:700,size:a.map(p=>p.armies>99?s.count*.8:s.count),color:a.map(p=>p.shared&&r(p.seat)?.ink||o.disc_ink)},marker:{size:2*s.disc,opacity:1,color:a.map(p=>p.shared&&r(p.seat)?.color||o.disc),line:{color:a.map(p=>u(p.country)),width:a.map(p=>i.has(p.country)||l.has(p.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function tg(e,t,n){let s=t?bo(e,t,n.grown).filter(r=>r.missiles>0):[],o=s.map(r=>Ra([r.x+n.grown+3.2,r.y+1],n.grown*1.8)),a=s.filter(r=>r.missiles>1);return[is("missiles",o,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:a.map(r=>r.x+n.grown*1.4+4.5),y:a.map(r=>r.y-n.grown),text:a.map(r=>String(r.missiles)),textposition:"middle right",textfont:{family:ce,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function ng(e,t,n){let s=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:s.map(([o])=>e.countries[o].label[0]+n.grown),y:s.map(([o])=>e.countries[o].label[1]-n.grown),text:s.map(([,o])=>o),textposition:"middle right",textfont:{family:ce,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Hi(e,t){let n=new Map;if(t.forEach((a,r)=>{let i=xo(e[r]),l=xo(a),u=Object.entries(l).filter(([d,g])=>!sg(i[d],g)),p=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);u.length+p.length&&n.set(r,Object.fromEntries([...u,...p]))}),!n.size)return null;let s=[...n.keys()],o={};for(let a of new Set([...n.values()].flatMap(Object.keys)))o[a]=s.map(r=>n.get(r)?.[a]);return{update:o,traces:s}}function xo(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,s])=>s&&typeof s=="object"&&!Array.isArray(s)?Object.entries(xo(s,`${t}${n}.`)):[[t+n,s]]))}function sg(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,s)=>n===t[s])}var Qe=8,Wi=15.5,Fi=6,Re=e=>Math.floor(e/Qe);function tn(e,t=.35){return`#${[1,3,5].map(s=>parseInt(e.slice(s,s+2),16)).map(s=>Math.round(s*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Gi(e,t,n,s,o,a=En){return[...ag(e,s,a),...rg(e,s),...lg(e,t,n,s),...pg(e,t,n,s,a),...ug(e,n,s),...dg(e,s),...gg(e,t,s),...fg(e,t,s,a),mg(e,s)]}function pe(e,t,{fill:n,color:s="rgba(0,0,0,0)",width:o=1,dash:a="solid"}){let r=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...re(t),hoverinfo:"skip",line:{color:s,width:o,dash:a,simplify:!1},...r}}function Ke(e,t,n,s,o="solid"){return{uid:e,type:"scatter",mode:"lines",...ye(t),hoverinfo:"skip",line:{color:n,width:s,dash:o,simplify:!1}}}function yo(e,t,n,s,o){return{uid:e,type:"scatter",mode:o?"markers+text":"text",x:t.map(a=>a.at[0]),y:t.map(a=>a.at[1]),text:t.map(a=>a.text),textposition:"middle center",textfont:{family:ce,size:n,weight:700,color:t.map(a=>a.color??s)},...o?{marker:o}:{},hoverinfo:"skip",cliponaxis:!1}}var it=(e,t)=>e.countries[t].label;function og(e,t,n){let[[s,o],,[a,r]]=e.countries[t].polygons[0];return[[s+n,o+n],[a-n,o+n],[a-n,r-n],[s+n,r-n]]}var Vi=new WeakMap;function Ui(e){let t=Vi.get(e);if(t)return t;let{size:n=0,cell:s=0,edge:o=0}=e,a=o+n*s,r=Array.from({length:n+1},(p,d)=>o+d*s),i=[o/2,a+o/2],u={tents:e.countries.flatMap(({continent:p,label:d},g)=>p<0||e.flags?.includes(g)?[]:[d]).flatMap(p=>qe(e.shapes?.tent??"",p)),ground:Object.fromEntries(Object.entries(e.shapes?.ground??{}).map(([p,d])=>[p,qe(d,[o,o])])),dark:e.countries.flatMap((p,d)=>(Math.floor(d/n)+d%n)%2?p.polygons:[]),lines:r.flatMap(p=>[[[p,o],[p,a]],[[o,p],[a,p]]]),words:r.slice(0,-1).flatMap((p,d)=>i.flatMap(g=>[{at:[p+s/2,g],text:String.fromCharCode(65+d)},{at:[g,p+s/2],text:String(d+1)}]))};return Vi.set(e,u),u}function ag(e,t,n){let{size:s=0,cell:o=0,edge:a=0,palette:r}=e,i=a+s*o,{dark:l,lines:u,words:p,ground:d}=Ui(e),g=[[a,a],[i,a],[i,i],[a,i]];return[pe("field",[g],{fill:r.light}),pe("meadow",d.meadow??[],{fill:r.meadow}),pe("dark",l,{fill:`${r.meadow}80`}),pe("stones",d.stones??[],{fill:r.stones}),Ke("tufts",d.tufts??[],r.tufts,Math.max(t,.7)),Ke("lines",u,r.line,Math.max(t,.6)),pe("border",[g],{color:r.border,width:Math.max(3*t,2)}),yo("letters",p,Math.max(15*t,n),r.border)]}function rg(e,t){let n=e.continents.map(({color:o,outline:a},r)=>{let[[i,l],,[u,p]]=a[0],d=[ig([i+4,l+4],[u-4,p-4],12)];return[d,pe(`camp${r}`,d,{fill:`${rs(o,.5)}d0`,color:tn(o,.35),width:Math.max(4.5*t,2.6)})]}),s=n.flatMap(([o])=>o);return[...n.map(([,o])=>o),pe("palisade",s,{color:"#ffffff66",width:Math.max(3*t,1.6),dash:`${Math.max(2*t,1)}px,${Math.max(5*t,3)}px`}),pe("tents",Ui(e).tents,{fill:"#00000024"})]}function ig([e,t],[n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([r,i],l)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(l+p/4);return[r+o*Math.cos(d),i+o*Math.sin(d)]}))}function lg(e,t,n,s){let o=t?.moves??[],a=l=>l.map(u=>it(e,u)),r=t?.seats[Re(cg(t,o))]?.color??"#888888",i=o.map(l=>ue(it(e,l[0]),6,16));return[Ke("walks-under",o.map(a),"#ffffff",Math.max(8*s,5)),Ke("walks",o.map(a),tn(r,.15),Math.max(4.5*s,3),`${Math.max(5*s,3)}px,${Math.max(4*s,3)}px`),pe("walk-starts",i,{fill:"#ffffff",color:tn(r,.15),width:Math.max(2.5*s,1.6)}),Ke("way",n.path?.length?[a(n.path)]:[],e.palette.source,Math.max(5*s,3))]}function cg(e,t){let n=t.at(-1)?.at(-1);return n==null?-1:(e?.soldiers??[]).indexOf(n)}function pg(e,t,n,s,o){let a=t?.seats[t.turn]?.color??"#888888",r=(n.steps??[]).map(([l,u])=>({at:it(e,l),text:String(u)})),i={size:25*s,color:rs(a,.25),opacity:.9,line:{color:tn(a),width:Math.max(1.6*s,1)}};return[yo("reach",r,Math.max(15*s,o),e.palette.ink,i)]}function ug(e,t,n){let{palette:s}=e,[o,a]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],r=u=>u.flatMap(p=>p==null?[]:[og(e,p,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,s.legal,i],["aims",t.targets.filter(u=>u!==t.target),s.target,i],["target",[t.target],s.target,"solid"],["source",[t.source,...t.pointed??[]],s.source,"solid"]].flatMap(([u,p,d,g])=>[pe(`${u}-under`,r(p),{color:"#ffffffcc",width:o}),pe(u,r(p),{color:d,width:a,dash:g})])}function dg(e,t){let{flags:n=[],shapes:s,palette:o}=e;if(!s)return[];let a=Math.max(2*t,1);return[Ke("poles",n.flatMap(r=>qe(s.pole,it(e,r))),o.ink,Math.max(3.2*t,1.6)),...n.map((r,i)=>pe(`flag${i}`,qe(s.pennant,it(e,r)),{fill:e.continents[i].color,color:o.ink,width:a}))]}function gg(e,t,n){let o=(t?.fallen??[]).flatMap(([,a])=>{let[r,i]=it(e,a);return[[[r-9,i-9],[r+9,i+9]],[[r-9,i+9],[r+9,i-9]]]});return[Ke("crosses-under",o,"#ffffff",Math.max(8*n,5)),Ke("crosses",o,"#9c2f2f",Math.max(4*n,2.4))]}function fg(e,t,n,s){let{shapes:o,palette:a}=e,r=(t?.soldiers??[]).flatMap((d,g)=>{if(d<0)return[];let[m,f]=it(e,d);return[{soldier:g,seat:Re(g),at:[m,f+Fi+1]}]}),i=d=>t?.seats[d],l=r.map(({soldier:d,seat:g,at:m})=>({at:m,text:String(d%Qe),color:i(g)?.ink})),u={size:2*Wi*n,opacity:1,color:r.map(d=>i(d.seat)?.color),line:{color:a.ink,width:Math.max(2*n,1)}},p=r.map(({at:[d,g]})=>ue([d+1.5,g+2],Wi,20).map(([m,f])=>[m,g+12+(f-g)*.45]));return[pe("shadows",p,{fill:"#1b232c38"}),yo("soldiers",l,Math.max(19*n,s),a.ink,u),...(o?.gear??[]).map((d,g)=>{let m=r.filter(f=>f.seat===g).flatMap(({at:[f,h]})=>qe(d,[f,h-Fi]));return pe(`gear${g}`,m,{fill:tn(e.continents[g].color),color:a.ink,width:Math.max(1.6*n,.8)})})]}function mg(e,t){return{uid:os,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var vo=({soldiers:e=[]},t)=>Array.from({length:Qe},(n,s)=>({number:s,fallen:(e[t*Qe+s]??-1)<0})),Yi={depends:({view:e})=>[e.soldiers,e.turn,e.over],draw:({view:e})=>{let t=he(e.lang),n=s=>{let{name:o,color:a,ink:r}=e.seats[s],i=vo(e,s),l=i.filter(d=>d.fallen).length,u=i.map(d=>c("b",{class:`egg-token${d.fallen?" egg-fallen":""}`,style:d.fallen?{}:{background:a,color:r}},d.number)),p=s===e.turn&&!e.over;return c("tr",{class:p?"teg-moving":null},c("th",{scope:"row"},p?"▸ ":"",R(e,s),o),c("td",{"aria-label":`${Qe-l} ${t.stand}, ${l} ${t.fallen}`},...u))};return J(t.armies,c("table",{class:"teg-seats egg-armies"},...e.seats.map((s,o)=>n(o))),c("p",{class:"teg-hint"},t.armies_how))}};var Ki={soldier:null,over:null,to:null,target:null,group:null};function St(e){let t=new Map;for(let[n,s]of V(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(s.at(-1),s);return t}function nn(e){let t=new Map;for(let[n,s]of V(e).menu.attack??[])s.length>(t.get(n)?.length??0)&&t.set(n,s);return t}function sn(e,{target:t,group:n}){let s=nn(e).get(t??-1)??[];return n?s.filter(o=>n.includes(o)):s}var ls=e=>(V(e).menu.remove??[]).map(([t])=>t),on=(e,t,n)=>V(e).names[t]?.[n]?.[0]??"?",Xe=e=>String(e%Qe);function Qi(e,t,n){let s=n.map(o=>e.board.countries[o].name);return W(e.view,"move",on(e,"soldier",t),s)}function ko(e,t){let n=sn(e,t);if(t.target==null||!n.length)return null;let s=o=>on(e,"soldier",o);return W(e.view,"attack",s(t.target),n.map(s))}function hg({size:e=1},t,n){let s=[],o=t;for(;o!==n;){let a=Math.floor(n/e)-Math.floor(o/e);o+=a?Math.sign(a)*e:Math.sign(n%e-o%e),s.push(o)}return s}function Xi(e,t,n){let{view:s}=e,{menu:o}=V(e),a=s.soldiers?.indexOf(n)??-1;if(o.remove){let l=ls(e).includes(a);return{local:t,message:l?W(s,"remove",on(e,"soldier",a)):null}}if(o.attack)return _o(e,t,a);if(!o.move&&!o.end_move)return{local:t};if(a>=0&&Re(a)===s.viewer)return{local:{...t,soldier:a===t.soldier?null:a,over:null,to:null}};if(t.soldier==null)return{local:t};let i=St(e).get(t.soldier)?.get(n)??hg(e.board,s.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null,to:null},message:i.length?Qi(e,t.soldier,i):null}}function _o(e,t,n){let s=nn(e);if(s.has(n))return n===t.target?{local:t,message:ko(e,t)}:{local:{...t,target:n,group:null}};if(!(s.get(t.target??-1)??[]).includes(n))return{local:t};let a=sn(e,t);return{local:{...t,group:a.includes(n)?a.filter(r=>r!==n):[...a,n]}}}function xg(e,t,n,s){let o=e.view.soldiers?.indexOf(n)??-1,{menu:a}=V(e);return o<0||Re(o)!==e.view.viewer?{local:t}:a.move?Xi(e,{...t,soldier:o},s):a.attack?_o(e,t,e.view.soldiers?.indexOf(s)??-1):{local:t}}function wg(e,t,n){let{menu:s}=V(e);if(n==="Escape")return{local:{...Ki}};if(n.toLowerCase()==="e"){let a=["end_move","end_attack"].find(r=>s[r]);return{local:t,message:a?W(e.view,a):null}}if(n==="Enter"&&s.attack)return{local:t,message:ko(e,t)};if(!s.move||n<"0"||n>"7")return null;let o=[...St(e).keys()].find(a=>Xe(a)===n);return{local:{...t,soldier:o??t.soldier,to:null}}}function bg(e,t){let n=nn(e),s=St(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:s,over:null,to:null};let[o]=n.size===1?n.keys():[null];return{soldier:s,over:null,to:null,target:o,group:null}}function yg(e,t){let{view:n}=e,s=n.soldiers??[],o=d=>d.map(g=>s[g]),r={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(ls(e).length)return{...r,targets:o(ls(e))};let i=nn(e);if(i.size){let d=t.target==null?null:s[t.target];return{...r,targets:o([...i.keys()]),target:d,pointed:o(sn(e,t))}}let l=St(e),u=l.get(t.soldier??-1);if(!u||t.soldier==null)return{...r,legal:o([...l.keys()])};let p=u.get(t.over??-1);return{...r,source:s[t.soldier],steps:[...u].map(([d,g])=>[d,g.length]),path:p?[s[t.soldier],...p]:[]}}function lt(e,t){let{color:n,ink:s,name:o}=e.seats[Re(t)];return c("b",{class:"egg-token",title:o,style:{background:n,color:s}},Xe(t))}function vg(e,t){let n=V(e),{menu:s}=n;if(e.view.question)return Eg(e,t);let o=[s.move&&_g(e,t),s.attack&&Lg(e),s.ask&&$g(e),s.remove&&Mg(e)].flatMap(r=>r||[]),a=_t(e,n,{});return!o.length&&!a.length?null:{facts:[Xt(e,t),...o.flatMap(r=>r.facts)],more:o.flatMap(r=>r.more??[]),buttons:[...o.flatMap(r=>r.buttons),...a],sheet:o.find(r=>r.sheet)?.sheet}}function kg(e,t,n){let{soldiers:s=[]}=e.view,o=n==null?t.target:s.indexOf(n),a=sn(e,o===t.target?t:{...t,target:o,group:null});return a.length?{sources:a.map(r=>s[r]),target:s[o]}:null}function _g(e,t){let{board:n,view:s,local:o,set:a,send:r}=e,i=he(s.lang),l=St(e),{die:u=0,steps_left:p=0}=s,d=l.get(o.soldier??-1)??new Map,g=[...d].map(([h,x])=>({value:String(h),text:`${n.countries[h].name} (${x.length})`})),m=d.get(o.to??-1),f=[...l.keys()].map(h=>$(`soldier-${Xe(h)}`,lt(s,h),()=>a({...o,soldier:h===o.soldier?null:h,to:null}),{"aria-label":`${i.soldier} ${Xe(h)}`,"aria-pressed":String(h===o.soldier)}));return{facts:[Ve(u||null,"plain","#ffffff","#26303b"),c("span",{class:"egg-steps"},`${i.steps}: `,c("b",{},p),` / ${u} `,c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(u-p,0)))),c("div",{class:"teg-group egg-soldiers",role:"group","aria-label":i.soldier},...f),o.soldier!=null&&oe("square",i.square,g,m?String(o.to):"",h=>a({...o,to:h===""?null:Number(h)}),"…")],more:[c("p",{class:"teg-hint"},i.move)],buttons:[$("act-move",t.phase_move,()=>m&&r(Qi(e,o.soldier,m)),{class:"teg-main",disabled:!m})]}}function Lg(e){let{view:t,local:n,set:s,send:o}=e,a=he(t.lang),r=nn(e),i=sn(e,n),l=r.get(n.target??-1)??[],u=ko(e,n),p=g=>s(_o(e,n,g).local),d=(g,m,f,h)=>f.length>0&&c("span",{class:"egg-choose"},c("span",{class:"teg-label"},g),c("span",{class:"teg-group egg-soldiers",role:"group","aria-label":g},...f.map(x=>$(`${m}-${x}`,lt(t,x),()=>p(x),{"aria-pressed":String(h(x))}))));return{facts:[d(a.against,"target",[...r.keys()],g=>g===n.target),d(a.group,"with",l,g=>i.includes(g))],more:[c("p",{class:"teg-hint"},a.attack)],buttons:[$("act-attack",`${a.throw} ${i.length||"…"}`,()=>o(u),{class:"teg-main",disabled:!u})]}}function $g(e){let{view:t,send:n}=e,s=he(t.lang),o=t.answerer??-1,a=([r])=>{let[i,l]=t.cards_left?.[r]??["",0];return $(`ask-${r}`,c("span",{},c("b",{},i),c("small",{},` ${l} ${s.cards}`)),()=>n(W(t,"ask",on(e,"level",r))))};return{facts:[c("p",{},`${s.ask} `,R(t,o),c("b",{},t.seats[o]?.name))],buttons:V(e).menu.ask.map(a)}}function Mg(e){let{view:t,send:n}=e,s=he(t.lang),o=ls(e).map(a=>$(`remove-${Xe(a)}`,lt(t,a),()=>n(W(t,"remove",on(e,"soldier",a))),{"aria-label":`${s.soldier} ${Xe(a)}`}));return{facts:[c("p",{},s.remove)],buttons:o}}var Sg={depends:({view:e})=>[e.question,e.reply],draw:e=>e.view.question?null:Og(e)};function Zi(e,{reader:t,seat:n,level:s,topic:o}){let a=he(e.lang),r=i=>c("span",{},R(e,i),e.seats[i].name);return c("p",{class:"egg-between"},r(t),` ${a.reads} ${a.for} `,c("b",{},r(n)),` · ${s}`,o&&` · ${o}`)}function Eg(e,t){let{view:n,secret:s,send:o,cover:a}=e,r=he(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:u,choices:p}=n.question,d=s?.seat===i&&s.step===n.step?s.answer??null:null,g=!!V(e).menu.answer&&d==null,m=w=>o(W(n,"answer",w)),f=n.people?.includes(i)&&n.people.includes(l),h=c("div",{class:"teg-rows egg-answers"},...p.map((w,b)=>$(`answer-${b}`,c("span",{},c("i",{},`${String.fromCharCode(65+b)} `),w),()=>m(b),{class:`teg-row egg-choice${d===b?" egg-right":""}`,disabled:!g})),$("answer-none",r.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!g})),x=[c("div",{class:"egg-question",role:"status"},Zi(n,n.question),c("p",{class:"egg-text"},u),h,f&&d==null&&c("p",{class:"teg-hint"},r.peek_first),f&&d==null&&$("peek",c("span",{},`${r.peek} `,R(n,i),n.seats[i].name),()=>o(In(n,i)),{class:"teg-cover"}),d!=null&&c("p",{class:"teg-hint"},`${r.right_is}: `,c("b",{},p[d])),d!=null&&$("cover",t.secret_hide,a,{class:"teg-cover"}))];return{facts:[c("p",{class:"teg-asks"},R(n,l),c("b",{},n.seats[l].name),` ${t.answers}`)],more:[c("p",{class:"teg-hint"},`${r.at_stake}: ${vo(n,l).filter(({fallen:w})=>!w).length} ${r.stand}. ${r.in_the_sheet}`)],buttons:[],sheet:{key:"question",title:r.question,body:x}}}function Og({view:e}){let t=he(e.lang);if(!e.reply)return null;let{text:n,choices:s,choice:o,answer:a,right:r,note:i,source:l}=e.reply,u=p=>p===a?"✓ ":p===o?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),Zi(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...s.map((p,d)=>c("li",{class:d===a?"egg-right":d===o?"egg-wrong":null},u(d),p))),c("strong",{class:r?"egg-verdict egg-right":"egg-verdict egg-wrong"},r?t.right:o<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var Ag={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return Xs();let s=he(e.lang),[o,a]=[Re(n.soldiers[0]),Re(n.soldier)],r=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:u})=>{let p=Math.max(...l),d=p===u,g=m=>d?"plain":m?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(m=>Ve(m,g(m===p&&p>u),...r(o)))),c("b",{class:"teg-versus"},d?"=":p>u?"▸":"◂"),Ve(u,g(u>p),...r(a)),n.throws.length>1&&c("small",{title:s.again},`×${n.throws.length}`))};return J(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>lt(e,l)),c("b",{}," → "),lt(e,n.soldier)),...n.throws.slice(-1).map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${s.fell}: `,...n.fallen.map(l=>lt(e,l)),ne(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function Tg({board:e,view:t},n,s){let o=he(t.lang),a=t.soldiers?.indexOf(s)??-1,r=e.flags?.indexOf(s)??-1;return a<0&&r<0?null:{instead:[c("p",{},a>=0&&c("span",{},lt(t,a),` ${o.soldier} ${Xe(a)}`),r>=0&&c("span",{},` ${o.flag} ${t.seats[r].name}`))]}}var Cg=(e,t)=>(e.soldiers??[]).flatMap((n,s)=>n===t?[`${e.seats[Re(s)].name} ${Xe(s)}`]:[]).join(", "),Ji={start:{...Ki},move:{of:vg,depends:({view:e,local:t,secret:n})=>[[e.cards_left,e.question,e.answerer],{...t,over:null},[n?.seat,n?.answer]]},phases:[["phase_move","move"],["phase_attack","attack"],["phase_question","question"]],tabs:{help:["armies"],news:["question"],end:["armies"]},sections:{question:Sg,battle:Ag,armies:Yi},renew:(e,t)=>({local:bg(e,t)}),click:Xi,drag:xg,fight:kg,key:wg,marks:yg,hover:(e,t,n)=>{let s=St(e).get(t.soldier??-1)?.has(n)?n:null;return s===t.over?t:{...t,over:s}},drawing:Gi,facts:Tg,stands:Cg,keys:"keys_eggar"};function Lo(e={},t={}){return{start:{...ei},move:yi(e),phases:[],tabs:{cards:["secret"]},renew:(n,s)=>({local:ri(n,s,e)}),click:(n,s,o,a)=>oi(n,s,o,e,a),fight:(n,s,o)=>ai(n,s,o,e),key:(n,s,o)=>li(n,s,o,e),marks:(n,s)=>ii(n,s,e),...t,sections:{secret:$t(()=>[]),...t.sections}}}var el=Lo();var jg=3,[tl,zg]=[.86,.98],qg=6;function Ng(e,{suspects:t=[],owner:n,armies:s,hatched:o=[]},a){let r=new Set(o.map(([i])=>i));return t.flatMap(([i,l])=>{if(l.length<2||l.length>jg||n[i]>=0||r.has(i))return[];let u=1.1*a/l.length,[p,d]=e.countries[i].label,g=s[i]>0?d-a-u:d;return l.map((m,f)=>({seat:m,at:[p+u*(2*f-l.length+1),g],radius:.9*u}))})}function ol(e,t,n,s,o){let a=st(s,o,e.width),r=Ye(a),i=Jn(e,r,en(e,t,n,a)),l=Ng(e,t,a.grown),u=a.small||!l.length&&!t.hatched?.length?[]:Pg(e,t,r.type,i),p=a.small?[]:Rg(e,r.type*tl,i),d=Array.from({length:qg},(g,m)=>t.seats[m]?.color??"#888888");return[nl("regions",p,a.name*tl,"#26303b99","normal"),sl("suspects-under",l.map(({at:g,radius:m})=>ue(g,m+1.2/s,20)),"#ffffff"),...d.map((g,m)=>sl(`suspects${m}`,l.filter(f=>f.seat===m).map(({at:f,radius:h})=>ue(f,h,20)),g,e.palette.ink)),nl("rec-key",u,Math.max(a.note,a.least),e.palette.note,"italic")]}function Pg(e,t,n,s){let o=I(t.lang),a=[o.rec_key_sure,o.rec_key_maybe],[r,i]=[Math.max(...a.map(Mt))*n,2.6*n],l=Xn(e,{width:r,height:i},[[e.width*.85,e.height*.75]],[[0,0]],s);return l?[{at:[(l[0]+l[2])/2,(l[1]+l[3])/2],text:a.join("<br>")}]:[]}function Rg(e,t,n){let s=[...n];return e.continents.flatMap(({name:o},a)=>{let r=e.countries.filter(_=>_.continent===a),i=o.toUpperCase(),[l,u]=[i.length*zg*t,1.15*t],p=r.map(_=>_.label),d=[0,1].map(_=>p.reduce((E,j)=>E+j[_],0)/p.length),g=[0,-1,1,-2,2,-3,3,-4,4],m=g.flatMap(_=>g.map(E=>[d[0]+E*12,d[1]+_*8])),f=([_,E])=>[[_-l/2,E],[_,E],[_+l/2,E]],h=m.filter(_=>f(_).every(E=>r.some(j=>On(j.polygons,E))));if(r.length<2||!h.length)return[];let x=h.map(_=>ke(_,l,u)),{place:w,covers:b}=Zn(e,s,x);return b>.01*l*u?[]:(s.push(x[w]),[{at:h[w],text:i}])})}var nl=(e,t,n,s,o)=>({uid:e,type:"scatter",mode:"text",x:t.map(a=>a.at[0]),y:t.map(a=>a.at[1]),text:t.map(a=>a.text),textfont:{family:ce,size:n,weight:700,style:o,color:s},hoverinfo:"skip",cliponaxis:!1}),sl=(e,t,n,s=n)=>({uid:e,type:"scatter",mode:"lines",...re(t),fill:"toself",hoveron:"fills",fillcolor:n,line:{color:s,width:.8,simplify:!1},hoverinfo:"skip"});var al={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},fe=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},an=e=>e.reduce((t,n)=>t+n,0),ge=({board:e},t)=>e.countries[t].name;function rn(e,t){let n=fe(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let s=So(e);return s.find(o=>o===t.mode)??s[0]}function So(e){return V(e).menu.attack?.length?["attack","move"]:["move"]}function Et(e,{transfers:t},n){return(fe(e).move?.provinces.find(o=>o[0]===n)?.[1]??0)-an(t.filter(o=>o[0]===n).map(o=>o[2]))}function Eo(e,t){return fe(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function rl({transfers:e}){let t=new Map;for(let[n,s,o]of e)t.set(n,(t.get(n)??0)-o),t.set(s,(t.get(s)??0)+o);return[...t].filter(([,n])=>n)}function Ig(e,{cards:t}){let{commit:n}=fe(e),s=n.provinces.filter(a=>t.includes(a[0]));return(n.included?e.view.armies[n.target]:0)+an(s.map(a=>a[1]))}function il(e,t){let n=s=>ge(e,s);switch(rn(e,t)){case"placing":{let s=Object.entries(t.placed).filter(([,o])=>o>0);return an(s.map(([,o])=>o))!==fe(e).place_five.troops?null:W(e.view,"place_five",s.map(([o,a])=>[n(Number(o)),a]))}case"attack":return t.target==null?null:W(e.view,"attack",n(t.target));case"move":return!rl(t).length&&!fe(e).move.null?null:W(e.view,"move",t.transfers.map(([s,o,a])=>[n(s),n(o),a]));case"commit":return W(e.view,"commit",t.cards.map(n));default:return null}}function $o(e,t,n,s){let{troops:o,provinces:a}=fe(e).place_five,r=an(Object.values(t.placed)),i=t.placed[n]??0;return a.some(u=>u[0]===n)&&i+s>=0&&r+s<=o?{...t,placed:{...t.placed,[n]:i+s}}:t}function Dg(e,t,n){let s=t.origin,o=Math.min(t.amount,Et(e,t,s));if(o<1)return t;let a=t.transfers.filter(([u,p])=>u!==s||p!==n),r=t.transfers.find(([u,p])=>u===s&&p===n)?.[2]??0,i=[...a,[s,n,r+o]],l={...t,transfers:i};return Et(e,l,s)?l:{...l,origin:null}}function Oo(e,t,n,s){switch(rn(e,t)){case"placing":return{local:$o(e,t,n,s?-1:1)};case"attack":{let o=V(e).menu.attack.some(a=>a[0]===n);return t.target===n||!o?{local:t,message:W(e.view,"attack",ge(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!=null&&Eo(e,t.origin).includes(n)?{local:Dg(e,t,n)}:{local:{...t,origin:n!==t.origin&&Et(e,t,n)>0?n:null}};case"commit":{let o=fe(e).commit.provinces.some(r=>r[0]===n),a=t.cards.includes(n)?t.cards.filter(r=>r!==n):[...t.cards,n];return{local:o?{...t,cards:a}:t}}default:return{local:t}}}function Bg(e,t){let{view:n,secret:s}=e,o=fe(e),a=n.parties?.target??null,r={legal:[],targets:[],source:null,target:null,last:{source:null,target:a},pointed:t.pointed},i=l=>l.map(u=>Number(u[0]));switch(rn(e,t)){case"placing":return{...r,legal:i(o.place_five.provinces),badges:ll(t.placed).map(([l,u])=>[l,`+${u}`])};case"attack":return{...r,target:t.target};case"move":{let l=i(o.move.provinces).filter(d=>Et(e,t,d)>0),u=rl(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),p=t.origin!=null;return{...r,legal:p?[]:l,targets:Eo(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:u}}case"commit":return{...r,target:a,legal:i(o.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return s?.fight?{...r,pointed:t.pointed}:r}}var ll=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Hg(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:il(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function Wg(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((s,o)=>o===t.seat?{...s,facts:t.facts??[]}:s);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,suspects:t.suspects,seats:n,news:t.news}}function Fg(e,t){let n=rn(e,e.local),s=V(e);if(n){let{facts:a,more:r,buttons:i,sheet:l}={placing:Ug,attack:Yg,move:Kg,commit:Qg}[n](e,t),u=_t(e,s,{}),p=u.filter(d=>d.dataset.key==="act-offer_draw");return{facts:[n==="attack"||n==="move"?Gg(e):null,...a],more:r,buttons:[...i,...u.filter(d=>!p.includes(d))],rest:p,sheet:l}}let o=_t(e,s,{});return o.length?{facts:[Xt(e,t),Ao(e)],buttons:o}:null}function Vg(e,t){let{view:n,secret:s}=e;if(!V(e).menu.answer_draw)return null;let o=(s?.facts??[]).map(([,r,i])=>`${i} ${r}`).join(" · "),a=r=>()=>e.send(W(n,"answer_draw",r));return{question:!0,facts:[c("span",{role:"alert",class:"teg-proposal"},R(n,n.turn),c("b",{},`${n.seats[n.turn].name} ${t.rec_offers}`))],more:[c("p",{class:"teg-hint"},`${t.rec_own}: ${o}; ${t.rec_goal} ${s?.goal}. ${t.rec_draw} `,ne("REC-10.5"))],buttons:[$("accept-draw",t.accept,a(!0),{title:"A"}),$("decline-draw",t.decline,a(!1),{title:"R"})]}}function Gg(e){let{local:t,set:n}=e,{forms:s}=V(e),o=rn(e,t),a=So(e);return a.length<2?null:c("div",{class:"teg-group teg-verbs"},...a.map(r=>$(`verb-${r}`,s[r]?.label??r,()=>n({...t,mode:r,origin:null,target:null}),{"aria-pressed":String(r===o)})))}function ps(e,t,n=""){let s=il(e,e.local),o=V(e).forms[t]?.label??t;return $(`act-${t}`,o+n,()=>e.send(s),{class:"teg-main",disabled:!s})}function cs(e,t,n,s,o,a){let r=s.map(l=>({value:String(l),text:ge(e,l)})).sort((l,u)=>l.text.localeCompare(u.text,"es")),i=l=>l!==""&&Number(l)!==o&&e.set(Oo(e,e.local,Number(l),!1).local);return oe(t,n,r,o==null?"":String(o),i,a.choose)}function Ug(e,t){let{local:n,set:s}=e,{troops:o,provinces:a}=fe(e).place_five,r=o-an(Object.values(n.placed)),i=ll(n.placed).map(([l,u])=>c("li",{},c("span",{},ge(e,l)),c("b",{},`+${u}`),$(`less-${l}`,"−",()=>s($o(e,n,l,-1)),{"aria-label":`${ge(e,l)} −1`}),$(`more-${l}`,"+",()=>s($o(e,n,l,1)),{disabled:!r,"aria-label":`${ge(e,l)} +1`})));return{facts:[c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},r)),cs(e,"source",t.place,a.map(l=>l[0]),null,t)],more:[c("p",{class:"teg-hint"},t.rec_place)],buttons:[ps(e,"place_five")],...i.length>0&&{sheet:{key:"placing",title:t.troops,body:[c("ul",{class:"teg-list"},...i)]}}}}function Yg(e,t){let{local:n}=e,s=V(e).menu.attack.map(([a])=>a),o=n.target==null?"":`: ${ge(e,n.target)}`;return{facts:[cs(e,"target",t.place,s,n.target,t)],more:[c("p",{class:"teg-hint"},t.rec_attack)],buttons:[ps(e,"attack",o)]}}function Kg(e,t){let{local:n,set:s}=e,{provinces:o}=fe(e).move,a=o.map(p=>p[0]).filter(p=>p===n.origin||Et(e,n,p)>0),r=n.origin==null?0:Et(e,n,n.origin),i=p=>s({...n,transfers:n.transfers.filter((d,g)=>g!==p)}),l=n.transfers.map(([p,d,g],m)=>c("li",{},c("span",{},`${ge(e,p)} → ${ge(e,d)}`),c("b",{},g),$(`drop-${m}`,"×",()=>i(m),{"aria-label":t.rec_drop}))),u=So(e).length<2;return{facts:[cs(e,"source",t.source,a,n.origin,t),n.origin!=null&&cs(e,"target",t.target,Eo(e,n.origin),null,t),...r>1?Lt(Math.min(n.amount,r),[1,r],p=>s({...n,amount:p}),t):[]],more:[c("p",{class:"teg-hint"},n.origin!=null?t.rec_move_to:u?t.rec_first_turn:t.rec_move)],buttons:[ps(e,"move")],...l.length>0&&{sheet:{key:"transfers",title:t.transfers,body:[c("ul",{class:"teg-list"},...l)]}}}}function Qg(e,t){let{local:n,set:s,view:o}=e,{target:a,included:r,provinces:i}=fe(e).commit,l=d=>s(Oo(e,n,d,!1).local),u=(d,g,m,f,h=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":d,checked:f,disabled:h,change:()=>l(g)}),c("span",{},ge(e,g)),c("b",{},m)),p=[r&&u(`card-${a}`,a,o.armies[a],!0,!0),...i.map(([d,g])=>u(`card-${d}`,d,g,n.cards.includes(d))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${Mo(e,e.secret.shown)}`)];return{facts:[Ao(e),c("p",{class:"teg-total"},`${r?t.defence:t.attack}: `,c("b",{},Ig(e,n)))],more:[c("p",{class:"teg-hint"},r?t.rec_commit_defender:t.rec_commit)],buttons:[ps(e,"commit")],sheet:{key:"commit",title:t.phase_cards,body:p}}}var Mo=(e,t)=>t.map(n=>`${ge(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Ao(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:s,target:o}=t.parties;return c("p",{class:"teg-parties"},R(t,n),t.seats[n].name," → ",c("b",{},ge(e,o))," (",R(t,s),t.seats[s].name,")")}var Xg={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:s,send:o,cover:a}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:r,defender:i}=n.parties,u=[r,i].filter(d=>n.people?.includes(d)&&d!==s?.seat&&d!==n.viewer).map(d=>$(`look-${d}`,c("span",{},R(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>o(In(n,d)),{class:"teg-wide-button"})),p=s?.fight;return J(t.rec_result,Ao(e),p&&c("p",{},`${t.attack}: `,c("b",{},p.offence),` · ${Mo(e,p.cards)}`),p&&c("p",{},`${t.defence}: `,c("b",{},p.defence),` · ${Mo(e,p.defence_cards)}`),p&&c("strong",{class:p.success?"teg-conquered":"teg-out"},p.success?t.rec_success:t.rec_failure),!p&&c("p",{class:"teg-hint"},t.rec_secret_result),...u,s&&s.seat!==n.viewer&&$("cover",t.secret_hide,a,{class:"teg-cover"}))}},Zg={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:s,cover:o}=e;if(!s||n.over)return null;let a=s.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,R(n,s.seat),n.seats[s.seat].name),c("p",{},...(s.facts??[]).map(([,r,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${r}`)),` · ${t.rec_goal} ${s.goal}`),a.length>0&&c("h5",{},t.rec_notes),a.length>0&&c("ul",{class:"teg-notes"},...a.map(([r,i])=>c("li",{},c("span",{},ge(e,r)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},R(n,l))))))),!Qt(e)&&(n.people?.length??0)>1&&$("cover",t.secret_hide,o,{class:"teg-cover"}))}},cl={start:al,move:{of:Fg,depends:({view:e,local:t,secret:n})=>[{...t,pointed:null,amount:String(t.amount)},n,e.armies,e.parties]},asks:Vg,phases:[["phase_place","placing"],["phase_play","play"],["phase_cards","commit"],["phase_draw","draw"]],tabs:{cards:["own"],news:["result"]},sections:{result:Xg,own:Zg},curtain:!0,keys:"keys_rec",shown:Wg,renew:(e,t)=>({local:Jg(e,t)}),click:Oo,key:Hg,marks:Bg,traces:ol,facts:({view:e,secret:t},n,s)=>{let o=t?.suspects?.find(([i])=>i===s)?.[1]??[],a=e.hatched?.find(([i])=>i===s),r=a?[a[1]]:o;return{lines:r.length?[c("p",{},"? ",...r.map(i=>c("span",{},R(e,i),`${e.seats[i].name} `)))]:[]}}};function Jg(e,t){let n={...al,amount:t.amount===1/0?1:t.amount},{commit:s}=fe(e);return s?{...n,cards:s.provinces.map(o=>o[0])}:n}var ef=5,dl={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},tf=["place","attack","regroup","ally_regroup","fire_missile"],nf={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},gl=["conquest_move","intrusion_move","aggression_move","choose_dice"],fl=[...gl,"joint_decision"],sf=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),us=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),ml=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function ae(e){return fl.some(t=>e[t]?.length)?null:tf.find(t=>To(e,t).length)??null}function To(e,t){return(nf[t]??[t]).flatMap(n=>e[n]??[])}function Le(e,t){return t.missile&&ln(e)?{fire_missile:e.fire_missile}:e}function ln(e){return!!e.fire_missile?.length&&!fl.some(t=>e[t]?.length)}function hl(e){return Object.entries(e).some(([t,n])=>n.length>0&&!sf.has(t)&&!t.startsWith("propose_"))}function ds(e,t,n){let s=ae(e);if(s!=="attack"&&s!=="fire_missile")return[];let o=e[s].filter(a=>a[0]===t&&a[1]===n&&(a[2]??-1)>=0);return[...new Set(o.map(a=>a[2]))].sort((a,r)=>a-r)}function Co(e,t,n){let s=r=>e[r]?.some(i=>i[0]===t&&i[1]===n),o=s("regroup")||s("ally_regroup"),a=[];return o&&a.push("armies"),s("regroup_missiles")&&a.push("missiles"),a}function gs(e,t){let n=ae(e);if(n!=="regroup")return n;let s=Co(e,t.source,t.target);return(s.includes(t.unit)?t.unit:s[0]??t.unit)==="missiles"?"regroup_missiles":n}function jo(e){return ml.find(t=>e[t]?.length)??null}function fs(e,t){return e.warning?.verb===t}function cn({view:e,secret:t}){let n=Object.keys(e.menu),s=e.viewer==null?null:e.seats[e.viewer],o=t?Object.keys(t.menu).length:s?.cards;return n.includes("end_placement")&&n.every(r=>ml.includes(r))&&!o&&!fs(e,"end_placement")?"end_placement":null}function Ie(e){let t=ae(e);return t?[...new Set(To(e,t).map(n=>n[0]))].sort((n,s)=>n-s):[]}function De(e,t){let n=ae(e);if(!n||n==="place"||t==null)return[];let s=To(e,n).filter(o=>o[0]===t).map(o=>o[1]);return[...new Set(s)].sort((o,a)=>o-a)}function pn(e,t,n=null,s=ae(e)){if(!s||!us.has(s))return 0;let o=s==="place"||s==="convert_to_missile"?1:2;return e[s]?.find(r=>r[0]===t&&(o===1||r[1]===n))?.[o]??0}function zo(e){let t=gl.find(o=>e[o]?.[0]?.length);if(!t)return null;let n=e[t][0],s=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[s,n[0]]}}function Ot(e,t,n,s=!1){let o=Le(t.menu,n),a=gs(o,n),{source:r,target:i}=n;if(!a||r==null||!Ie(o).includes(r))return null;let l=e.countries[r].name;if(a==="place")return pn(o,r)?W(t,a,l,pl(o,n)):null;if(i==null||!De(o,r).includes(i))return null;let u=e.countries[i].name;if(us.has(a))return W(t,a,l,u,pl(o,n));let p=ds(o,r,i);if(!p.length)return a==="attack"&&s?qn(t,l,u,Math.max(1,n.keep)):W(t,a,l,u);let d=qo(p,n);return d==null||s?null:W(t,a,l,u,t.seats[d].name)}function xl(e,t,{latest:n}){if(n==null||ae(t.menu)!=="place")return null;let{name:s}=e.countries[n],o=pn(t.menu,n);return o>1?{name:s,message:W(t,"place",s,o)}:null}function qo(e,t){return t.occupant!=null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function No(e,t,n,s,o=1){let a=t.menu[s]?.find(i=>i[0]===n.source);if(!a||n.source==null)return null;let{name:r}=e.countries[n.source];return s==="place_missile"?W(t,s,r):W(t,s,r,Math.min(Math.max(o,1),a[1]??1))}function pl(e,t){let n=Math.max(pn(e,t.source,t.target,gs(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function wl(e,t,n,s,o=!1){let a=Le(t.menu,n),r=ae(a);if(!r)return{choice:n,message:null};if(r==="place"){let u={...n,source:s,target:null},p=Ie(a).includes(s);return{choice:{...u,source:p&&yl(t.menu)?s:null,...p&&{latest:s}},message:Ot(e,t,o?{...u,amount:ef}:u)}}if(De(a,n.source).includes(s)){let u=n.target===s,p={...n,target:s,occupant:u?n.occupant:null},d=u||!us.has(r)&&r!=="regroup"&&s!==n.source;return{choice:p,message:d?Ot(e,t,p,o):null}}let i=s!==n.source&&Ie(a).includes(s);if(r==="fire_missile"&&!i&&n.source!=null&&s!==n.source)return{choice:n,message:null};let l={...n,source:i?s:null,target:null,occupant:null};return{choice:l,message:un(e,t,l)}}function bl(e,t,n,s){let o=Le(t.menu,n),a=ae(o),{source:r}=n;if(!a||a==="fire_missile"||s===r||Ie(o).includes(s)||De(o,r).includes(s))return null;let i=(...m)=>m.map(f=>e.countries[f].name),l=(...m)=>({message:Nn(t,a,...i(...m),...us.has(a)?[1]:[])});if(a==="place")return l(s);if(r!=null)return l(r,s);let u=m=>t.owner[m]===t.viewer,{neighbours:p}=e.countries[s];if(u(s))return l(s,p.find(m=>u(m)!==(a==="attack"))??p[0]);let d=Ie(o).filter(m=>De(o,m).includes(s));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${I(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=p.find(u)??t.owner.findIndex(m=>m===t.viewer);return g<0?null:l(g,s)}function yl(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function un(e,t,n){return ae(Le(t.menu,n))==="fire_missile"&&n.source!=null?nr(t,e.countries[n.source].name):null}function vl(e,t){let n=t.missile&&ln(e.menu),s=Le(e.menu,{...t,missile:n}),a=(ae(s)!=="place"||yl(e.menu))&&t.source!=null&&Ie(s).includes(t.source)?t.source:null,r=t.target!=null&&De(s,a).includes(t.target)?t.target:null,i=ds(s,a,r).includes(t.occupant??-1)?t.occupant:null,l=ae(e.menu),u=t.amount===1/0&&t.verb!=null&&t.verb!==l?1:t.amount;return{...t,source:a,target:r,occupant:i,missile:n,verb:l,amount:u}}function kl(e,t,n=null,s=null,o=void 0){let a=Le(e.menu,t),r=De(a,t.source),i=ae(a)==="place",l={legal:t.source==null||i?Ie(a):[],targets:r,source:t.source,target:t.target,last:t.source==null?e.last??ul:ul};return!n||!o||t.source==null?l:{...l,reach:of(o,n),path:af(o,n,s??t.target)}}function of(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(s=>s.damage===n&&!s.refusal?[_l(e,s.country)]:[]))])}function dn(e,t,n){if(!t||n==null)return null;let s=t.targets.filter(o=>o.country===e.countries[n].name);return s.find(o=>!o.refusal)??s[0]??null}function af(e,t,n){return(dn(e,t,n)?.path??[]).map(s=>_l(e,s)).filter(s=>s>=0)}var _l=(e,t)=>e.countries.findIndex(n=>n.name===t);function Ll(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function $l(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var ul={source:null,target:null};var Ml={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function ms({board:e,view:t},{choice:n,reach:s}){let o=n.source==null?null:e.countries[n.source]?.name;return ae(Le(t.menu,n))==="fire_missile"&&s?.source===o?s:null}function hs(e,t){let n={...e.choice,...t};return"target"in t?{...e,choice:n,aim:null}:{...e,choice:n}}function El(e,t){return{...e,register:{...e.register,...t}}}function Ol({board:e,view:t},n){let s={missile:!n.choice.missile,source:null,target:null,occupant:null},o=[...new Set(t.menu.fire_missile.map(r=>r[0]))];s.missile&&o.length===1&&(s.source=o[0]);let a=hs(n,s);return{local:a,message:un(e,t,a.choice)}}function lf({board:e,view:t},n,s){let{choice:o}=n,a=jo(t.menu);if(s==="Escape")return{local:hs(n,{source:null,target:null,occupant:null,missile:o.source!=null&&o.missile})};if(s.toLowerCase()==="m")return ln(t.menu)?Ol({board:e,view:t,secret:null},n):{local:n,refusal:{code:"no_missile",clause:null,text:I(t.lang).no_missile}};if(s.toLowerCase()==="e"&&a&&fs(t,a))return{local:n,refusal:{code:"card_forfeit",clause:t.warning?.clause??null,text:t.warning?.text??""}};if(s.toLowerCase()==="e")return{local:n,message:a?W(t,a):null};if(s<"1"||s>"9")return null;let r=Number(s),i=zo(t.menu);if(!i)return{local:hs(n,{amount:r})};let l=r>=i.range[0]&&r<=i.range[1];return{local:n,message:l?W(t,i.verb,r):null}}function Sl(e){return(t,n)=>{let s=t.local;return e({...t,...s,reach:ms(t,s),arrange:o=>t.set(El(s,o)),choose:o=>t.set(hs(s,o))},n)}}function cf({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function pf({view:e}){return e.scenery?c("section",{class:"teg-card teg-scenery"},c("p",{},e.scenery)):null}function uf(e,t){let{view:n}=e;if(!hl(n.menu))return null;let s=kf(e,t),o=_f(e,t),a=df(e,t),[r,...i]=Lf(e,t),l=cn(e)!=null,u=mt(n),p=xl(e.board,n,e.choice),d=!s&&!a&&!o.facts.length&&!l;return{facts:[...s?.facts??[],...o.facts,...a?.facts??[],l&&c("b",{},t.placed_all)],more:a?.more??(d&&n.situation?[c("p",{class:"teg-hint"},`${n.situation.name}. ${n.situation.text}`)]:[]),buttons:[...s?.buttons??[],...o.buttons,...a?.buttons??[],mf(e,t),r,l&&u&&$("undo-place",`↶ ${t.undo}`,()=>e.send(u),{title:"U"}),vf(e,t),p&&$("place-rest",U(t.place_rest,{place:p.name}),()=>e.send(p.message))],rest:i}}function df(e,t){let{view:n,choice:s,choose:o,board:a}=e,r=Le(n.menu,s),i=ae(r);if(!i)return null;let l=h=>{let x={source:p(h),target:null,occupant:null};o(x),e.send(un(a,n,{...s,...x}))},u=h=>h.map(x=>({value:String(x),text:a.countries[x].name})).sort((x,w)=>x.text.localeCompare(w.text,"es")),p=h=>h===""?null:Number(h),d=h=>h==null?"":String(h),g=h=>h!=null&&c("b",{class:"teg-armies"},n.armies[h]),m=i==="attack"?wf(e,t):null,f=m?null:bf(e,i,t);return{facts:[c("span",{class:"teg-play","data-verb":i},oe("source",i==="place"?t.country:t.source,u(Ie(r)),d(s.source),l,t.choose),g(s.source),i!=="place"&&oe("target",t.target,u(De(r,s.source)),d(s.target),h=>o({target:p(h),occupant:null}),t.choose),i!=="place"&&g(s.target)),...f?.facts??[],ff(e,r,t)],more:[i==="fire_missile"&&s.source!=null?gf(e,t):c("p",{class:"teg-hint"},xf(i,e,t))],buttons:[...m??f?.buttons??[],...i==="place"?hf(e,t):[]]}}function gf({board:e,choice:t,reach:n,aim:s},o){let a=s??t.target,r=a===t.source?null:dn(e,n,a),i=r&&`${r.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":o.damage},c("span",{},o.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:wo[l-1]}}),String(l)))),r&&c("p",{class:r.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),r.refusal?r.refusal.text:`${o.damage} ${r.damage}`," ",r.refusal&&ne(r.refusal.clause)))}function ff({view:e,choice:t,choose:n},s,o){let a=ds(s,t.source,t.target);if(!a.length)return null;let r=qo(a,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":o.occupant},c("span",{class:"teg-label"},o.occupant),...a.map(i=>$(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===r),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function mf(e,t){let{view:n,choice:s,set:o,send:a}=e;if(!ln(n.menu))return null;let r=()=>{let{local:i,message:l}=Ol(e,e.local);o(i),a(l)};return $("missile-mode",c("span",{},de("rocket"),` ${t.missile_mode}`),r,{"aria-pressed":String(s.missile),title:"M"})}function hf({board:e,view:t,choice:n,choose:s,send:o},a){let{place_missile:r=[],convert_to_missile:i=[]}=t.menu,l=No(e,t,n,"place_missile"),u=i.find(g=>g[0]===n.source)?.[1]??0,p=Math.min(n.convert??1,Math.max(u,1)),d=()=>o(No(e,t,n,"convert_to_missile",p));return[r.length>0&&$("act-place_missile",a.place_missile,()=>o(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},$("act-convert_to_missile",a.convert,d,{disabled:!u}),c("select",{"data-key":"convert-count","aria-label":a.convert_count,disabled:!u,change:g=>s({convert:Number(g.target.value)})},...Array.from({length:Math.max(u,1)},(g,m)=>c("option",{value:m+1,selected:m+1===p},m+1))))]}function xf(e,{view:t,choice:n},s){return Po(t,e)?s.hint_convert:e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?s.hint_placing_missiles:s.hint_place:e==="attack"?n.source==null?s.hint_source:s.hint_target:e==="fire_missile"?n.source==null?s.hint_fire:s.hint_fire_target:n.target==null?s.hint_regroup:s.hint_regroup_target}function wf({board:e,view:t,choice:n,choose:s,send:o},a){let r=Ot(e,t,n),i=Ot(e,t,n,!0),l=n.source==null?99:t.armies[n.source];return[$("act-attack",a.do_attack,()=>o(r),{class:"teg-main",disabled:!r}),c("span",{class:"teg-group"},$("act-attack_until",a.do_attack_until,()=>o(i),{disabled:!i}),dt("keep",a.keep,n.keep,[1,Math.max(l,1)],u=>s({keep:u})))]}var Po=({menu:e},t)=>t==="place"&&!e.place?.length;function bf({board:e,view:t,choice:n,choose:s,send:o},a,r){let i=Ot(e,t,n),l=gs(Le(t.menu,n),n)??a,u=a==="regroup"?Co(t.menu,n.source,n.target):[],p=pn(t.menu,n.source,n.target,l)||999,d=w=>s({amount:w}),g=r[`do_${a}`],m=()=>{a==="place"&&s({latest:n.source??void 0}),o(i)},f=[$(`act-${l}`,g,m,{class:"teg-main",disabled:!i})];if(a==="fire_missile")return{facts:[],buttons:f};let h=n.amount===1/0&&p===999?1:Math.min(n.amount,p);if(Po(t,a))return{facts:[c("b",{},r.placed_all)],buttons:[]};let x=w=>$(`unit-${w}`,r[`unit_${w}`],()=>s({unit:w}),{"aria-pressed":String(w==="missiles"==(l==="regroup_missiles"))});return{facts:[u.includes("missiles")&&c("div",{class:"teg-group",role:"group","aria-label":r.unit},...u.map(x)),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":r.amount},...[1,5].map(w=>$(`amount-${w}`,String(w),()=>d(w),{"aria-pressed":String(n.amount===w)})),$("amount-all",r.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),dt("amount",r.amount,h,[1,p],d))],buttons:f}}function Al({reason:e}){return e?c("q",{class:"teg-reason"},e):null}var Ro=e=>e.over?[]:(e.proposals??[]).filter(({seats:t})=>e.people?.includes(t[1]));function yf({view:e,send:t,wants:n,show:s,open:o},a){let r=Ro(e),i=r.find(({number:b})=>n(`ask-${b}`));if(!i)return null;let{number:l,seats:[u,p],text:d}=i,g=e.people?.length===1,m=g?a.proposes_you:`${a.proposes} ${e.seats[p].name}`,f=b=>(i.places??[]).filter(_=>e.owner[_]===b).length,h=i.places?.length?`${a.there}: ${e.seats[u].name} ${f(u)}, ${g?a.you:e.seats[p].name} ${f(p)}. `:"",x=b=>()=>t(ft(e,p,b,l)),w=()=>{s(`ask-${l}`,!1),o("table")};return{question:!0,facts:[c("span",{role:"alert",class:"teg-proposal"},R(e,u),c("b",{},`${e.seats[u].name} ${m}: ${d}`),r.length>1&&` (${r.indexOf(i)+1}/${r.length})`)],more:[c("p",{class:"teg-hint"},h,Al(i))],buttons:[$(`accept-${l}`,a.accept,x("accept_pact"),{title:"A"}),$(`decline-${l}`,a.decline,x("decline_pact"),{title:"R"}),$(`other-${l}`,a.other,w)]}}function vf({view:e,show:t},n){let[s]=Ro(e);return s?$("asked",c("span",{},R(e,s.seats[0]),n.asked),()=>t(`ask-${s.number}`,!0)):null}function kf({view:e,send:t},n){let s=zo(e.menu);if(!s)return null;let{verb:o,range:a}=s,[r,i]=a,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice},u=Array.from({length:i-r+1},(p,d)=>i-d);return{facts:[c("b",{},l[o]??n.hint_conquest),` ${r}–${i}`],buttons:u.map((p,d)=>$(`act-${o}-${p}`,String(p),()=>t(W(e,o,p)),{class:d?null:"teg-main"}))}}function _f({board:e,view:t,send:n},s){let{joint_decision:o=[],zone_decision:a=[],open_joint_attack:r=[]}=t.menu,i=g=>t.pacts?.find(m=>m.number===g)?.text??`#${g}`,l=t.joint&&e.countries[t.joint.target]?.name,u=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),p=t.viewer??t.to_move,d=[...new Set(a.map(g=>g[0]))];return{facts:[o.length>0&&c("p",{},c("b",{},s.joint),l&&`: ${u} → ${l}`),...d.map(g=>c("p",{},s.zone," ",c("small",{},i(g)))),...r.map(([g])=>c("p",{class:"teg-hint"},i(g)))],buttons:[...o.map(([g])=>$(`act-joint_decision-${!!g}`,g?s.joint_on:s.joint_stop,()=>n(W(t,"joint_decision",!!g)),{class:g?"teg-main":null})),...d.flatMap(g=>[$(`zone-${g}-keep`,s.zone_keep,()=>n(ft(t,p,"zone_decision",g,!0))),$(`zone-${g}-end`,s.zone_end,()=>n(ft(t,p,"zone_decision",g,!1)))]),...r.map(([g])=>$(`act-open_joint_attack-${g}`,s.joint_open,()=>n(W(t,"open_joint_attack",g))))]}}function Lf(e,t){let{view:n,send:s}=e,o=Object.keys(n.menu).filter(r=>n.menu[r].some(i=>i.length===0)),a=r=>()=>s(W(n,r));return o.map(r=>{let{label:i}=n.forms[r];if(!fs(n,r)){let u=Object.keys(n.menu).length===1||r==="request_card"||r===cn(e)||r==="end_placement"&&Po(n,"place")?"teg-main":null;return $(`act-${r}`,i,a(r),{title:r===jo(n.menu)?"E":null,class:u})}return c("details",{class:"teg-ask teg-pop"},c("summary",{"data-key":`ask-${r}`},`${i}…`),c("div",{},c("p",{},`${n.warning?.text} `,ne(n.warning?.clause??"")),$(`act-${r}`,i,a(r),{class:"teg-danger"})))})}function $f(e,t){let{view:n,register:s,arrange:o}=e;if(!n.pacts&&!n.proposals)return null;let[a,r]=[n.pacts??[],n.proposals??[]],i=a.length+r.length,l=s.open??i>0,u=n.people??[];return c("section",{class:"teg-card teg-pacts"},$("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>o({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},a.length>0?c("ul",{},...a.map(p=>Sf(e,p,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},r.length>0&&c("h5",{},t.proposals),r.length>0&&c("ul",{},...r.map(p=>Of(e,p,t))),!n.over&&u.length>0&&n.viewer!=null&&Tf(e,t))))}function Tl(e,t){return c("span",{class:"teg-pair"},...t.map(n=>R(e,n)))}function Mf(e,t){return t.filter(s=>e.people?.includes(s)).sort((s,o)=>+(o===e.viewer)-+(s===e.viewer))}function Sf({view:e,register:t,arrange:n,send:s},o,a){let{number:r}=o,i=e.over?[]:Mf(e,o.breakable_by??[]),l=i.find(u=>t.breaking===`${r}/${u}`);return c("li",{"data-pact":r,class:o.breaker==null?null:"teg-breaking"},Tl(e,o.seats),c("span",{},o.text," ",ne(o.clause)),Ef(e,o,a),i.length>0&&l==null&&c("div",{class:"teg-buttons"},...i.map((u,p)=>$(p?`break-${r}-${u}`:`break-${r}`,c("span",{},i.length>1&&R(e,u),a.break_pact),()=>n({breaking:`${r}/${u}`}),{"aria-label":`${e.seats[u].name}: ${a.break_pact}`}))),l!=null&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},R(e,l),a.break_sure),$(`break-${r}-yes`,a.yes,()=>s(ft(e,l,"announce_break",r)),{class:"teg-danger"}),$(`break-${r}-no`,a.no,()=>n({breaking:null}))))}function Ef(e,{breaker:t,seats:n,notice:s},o){if(t==null)return null;let a=n.find(r=>r!==t)??t;return c("p",{class:"teg-out"},`${o.broken_by} `,R(e,t),`${e.seats[t]?.name}; ${s?o.bound_now:o.bound_until} `,R(e,a),`${e.seats[a]?.name}.`)}function Of({view:e,send:t},n,s){let{number:o,seats:[a]}=n,r=l=>!e.over&&e.people?.includes(l),i=(l,u)=>()=>t(ft(e,u,l,o));return c("li",{"data-proposal":o},Tl(e,n.seats),c("span",{},n.text),Al(n),r(a)&&c("div",{class:"teg-buttons"},$(`withdraw-${o}`,c("span",{},R(e,a),s.withdraw),i("withdraw_proposal",a))))}var Af=12;function Tf({view:e,register:t,arrange:n,send:s},o){let a=$("offers",o.propose,()=>s(sr(e)),{class:"teg-wide-button"}),{offers:r,kind:i,partner:l,first:u,terms:p}=t;if(!r)return a;if(!r.offers.length)return c("div",{},a,c("p",{class:"teg-hint"},o.no_offers));let d=[...new Set(r.offers.map(b=>b.kind))],g=[...new Set(r.offers.filter(b=>b.kind===i).map(b=>b.partner))],m=r.offers.find(b=>b.kind===i&&b.partner===l),f=m?.terms??[],h=Ll(m,p),x=m&&h?W(e,m.verb,m.partner,...h):null,w=(b,_)=>b.map(E=>({value:E,text:_(E)}));return c("div",{class:"teg-offer"},oe("offer-kind",o.offer_kind,w(d,b=>qs(e.lang,"pact",b)),i,b=>n({kind:b,partner:"",first:"",terms:""}),o.choose),oe("offer-partner",o.offer_partner,w(g,b=>b),l,b=>n({partner:b,first:"",terms:""}),o.choose),f.length>Af&&oe("offer-first",o.offer_first,w([...new Set(f.map(b=>String(b[0])))].sort((b,_)=>b.localeCompare(_,"es")),b=>b),u,b=>n({first:b,terms:""}),o.offer_all),(!m||f.some(b=>b.length>0))&&oe("offer-terms",o.offer_terms,f.map((b,_)=>({value:String(_),text:$l(b),begins:String(b[0])})).filter(b=>!u||b.begins===u).sort((b,_)=>b.text.localeCompare(_.text,"es")),p,b=>n({terms:b}),o.choose),c("div",{class:"teg-buttons"},$("offer-send",o.send_offer,()=>s(x),{class:"teg-main",disabled:!x}),$("offer-close",o.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function Cf({view:e,secret:t,send:n,cover:s,looks:o},a){if(e.viewer==null)return null;let r=e.goal&&[c("h4",{},a.objective),c("p",{class:"teg-objective"},e.goal)];if(r&&e.seats[e.viewer].cards==null)return c("section",{class:"teg-card"},...r);let i=c("span",{class:"teg-whose"},`${a.secret_whose} `,R(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},...r||[],c("h4",{},a.secret),i,$("private",a.secret_show,()=>n(Ae),{class:"teg-cover"}));let l=(...u)=>n(W(e,...u));return c("section",{class:"teg-card teg-secret teg-open"},...r||[],c("h4",{},a.secret),i,t.objectives.length>0&&c("h5",{},a.objective),...t.objectives.map(u=>c("p",{class:"teg-objective"},u)),t.hand&&c("h5",{},a.hand),t.hand&&(t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(u=>c("li",{},Ht(u.symbol),c("b",{},u.country),c("small",{},qs(e.lang,"symbol",u.symbol)),u.bonus&&!o&&$(`bonus-${u.country}`,`+${t.bonus_armies??3} ${a.armies.toLowerCase()}`,()=>l("bonus",u.country))))):c("p",{class:"teg-hint"},a.no_cards)),...(o?[]:t.exchanges).map((u,p)=>$(`exchange-${p}`,`${a.exchange}: ${[...u.cards,...u.continents].join(" + ")} = ${u.armies}`,()=>l("exchange",u.cards,u.continents),{class:"teg-exchange"})),$("cover",a.secret_hide,s,{class:"teg-cover"}))}function jf(e,t,n){let s=I(e.lang),o=e.missiles?.[n],a=(e.guests??[]).filter(i=>i[0]===n),r=i=>`${i} ${s.missiles.toLowerCase()}`;return[...o?[c("p",{},r(o))]:[],...a.map(([,i,l,u])=>c("p",{},`${s.shared} `,R(e,i),`${e.seats[i]?.name} · ${l}`,u?` · ${r(u)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},s.blocked))]:[],...qf(t,e,n).map(i=>c("p",{class:"teg-closed"},`${s.closed}: ${i}`))]}function zf(e,t,n,s){let o=dn(e,n,s),a=I(t.lang);return o?o.refusal?[c("p",{class:"teg-out"},o.refusal.text,o.refusal.clause&&` (${o.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${a.damage}: ${o.damage}`))]:[]}function qf(e,t,n){let s=(t?.covered??[]).filter(([o,a])=>o===n||a===n);return[...new Set(s.map(o=>o[2]))].map(o=>`${s.filter(r=>r[2]===o).map(([r,i])=>e.countries[r===n?i:r].name).join(", ")} (${t?.pacts?.find(r=>r.number===o)?.text??`#${o}`})`)}var Cl={start:{choice:{...dl},register:{...Ml},reach:null,aim:null},phases:[["phase_place","initial_1","initial_2","extra_reinforcement","reinforce"],["phase_attack","attack"],["phase_regroup","regroup","ally_regroup"],["phase_card","card"]],absent:({seats:e})=>e[0]?.cards==null?["phase_card"]:[],tabs:{help:["situation","scenery"],table:["pacts"],cards:["secret"]},move:{of:Sl(uf),depends:({board:e,view:t,local:n,...s})=>[{...n.choice,amount:String(n.choice.amount)},[t.awaited,t.joint,t.armies,t.pacts,t.undo,cn({board:e,view:t,secret:s.secret})],[n.reach?.source,dn(e,ms({board:e,view:t,...s},n),n.aim??n.choice.target)]]},closes:cn,keys:"keys_teg",sections:{pacts:{draw:Sl($f),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:cf,depends:({view:e})=>e.situation},scenery:{draw:pf,depends:({view:e})=>e.scenery},secret:{draw:Cf,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let s=vl(t,n.choice),o={...Ml,open:n.register.open},a=s.missile?un(e,t,s):null;return{local:{choice:s,register:o,reach:null,aim:null},message:a}},click({board:e,view:t},n,s,o){let a=bl(e,t,n.choice,s);if(a)return{local:n,...a};let{choice:r,message:i}=wl(e,t,n.choice,s,o);return{local:{...n,choice:r,aim:s},message:i}},fight({view:e},{choice:t},n){let s=Le(e.menu,t),o=n??t.target;return ae(s)==="attack"&&o!=null&&De(s,t.source).includes(o)?{sources:[t.source],target:o}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:lf,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:El(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},asks:yf,marks(e,t){let n=kl(e.view,t.choice,ms(e,t),t.aim,e.board),[s]=Ro(e.view);return s?.places&&n.source==null?{...n,pointed:s.places}:n},columns:({countries:e,armies:t,cards:n,exchanges:s},o)=>[["flag",o.countries,e],["army",o.armies,t],...n==null?[]:[["card",o.cards,n],["exchange",o.exchanges,s]]],facts(e,t,n){let{board:s,view:o}=e;return{lines:jf(o,s,n),instead:zf(s,o,ms(e,t),n)}}};var Nf={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,s)=>t==="exchange"?`+${e?.values?.[s]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[Pf(e,t)]};function Pf({board:e,view:t},n){let{fight:s}=t;if(!s||t.to_move===t.turn)return null;let{source:o,target:a,dice:r}=s,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},R(t,t.turn),`${i(o)} → ${i(a)}. ${n.dice}: ${r}`)}function Rf({secret:e},t){if(!e)return[];let{objective:n,hand:s=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),s.length?c("ul",{class:"teg-hand"},...s.map(If)):c("p",{class:"teg-hint"},t.no_cards)]}function If({name:e,symbol:t,label:n,bonus:s}){return c("li",{},Ht(t),c("b",{},e),c("small",{},n),s>0&&c("span",{class:"teg-gain"},`+${s}`))}function Df({view:e},t){let{cards:n}=e;if(!n)return null;let s=o=>c("span",{title:n.weapons[o]},Ht(o));return J(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([o,a])=>c("li",{},...Array.isArray(o)?o.map(s):[o],c("b",{},a)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var jl=Lo(Nf,{phases:[["phase_place","placing","reinforce"],["phase_attack","combat"],["phase_regroup","move"]],tabs:{table:["pack"],cards:["secret"]},sections:{secret:$t(Rf),pack:{draw:Df,depends:({view:e})=>e.cards}}});var Ze={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},zl=["attack","strike_air","strike_sea","fire"],Bf=["build"],[Hf,Pl,Bo]=[0,1,2],Ho={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},ql=new WeakMap;function xs(e){let t=ql.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:s}=V(e),o=Object.keys(Ze).flatMap(a=>{let{fields:r=[],amount:i=""}=s[a]??{},l=r.map(([u])=>u).filter(u=>u!==i);return(n[a]??[]).map(u=>{let p=g=>l.includes(g)?u[l.indexOf(g)]:null,d=i?u.at(-1):p("number")??0;return{verb:a,source:p("source")??p("country"),target:p("target"),about:Ze[a]?p(Ze[a]):null,most:d}})});return ql.set(e.view,{secret:e.secret,orders:o}),o}var Io=e=>[...new Set(e)].filter(t=>t!=null);function ws(e,t){return Io(xs(e).filter(n=>n.source===t).map(n=>n.verb))}function At(e,t){let{source:n}=t,s=ws(e,n),o=s.includes(t.verb??"")?t.verb:["attack","gather"].find(_=>s.includes(_))??s[0];if(n==null||!o)return null;let a=xs(e).filter(_=>_.verb===o&&_.source===n),r=t.about[o],i=_=>Io(_.map(E=>E.about)).sort((E,j)=>E-j),l=i(a).includes(r),u=Io((l?a.filter(_=>_.about===r):a).map(_=>_.target)),p=u.includes(t.target??-1)?t.target:null,d=p==null?a:a.filter(_=>_.target===p),g=i(d),m=g.includes(r)?r:g[0]??null,f=d.filter(_=>_.about===m),h=Math.max(0,...f.map(_=>_.most)),x=Math.min(Math.max(t.amounts[o]??(Bf.includes(o)?1:1/0),Math.min(1,h)),h),w=f.length>0&&(!u.length||p!=null),b={verb:o,source:n,target:p,targets:u,about:m,abouts:g,amount:x,most:h,done:w};return{...b,load:Wf(e,t,b)}}function Wf({view:e,secret:t},n,{verb:s,source:o,about:a,amount:r}){if(s!=="march"&&s!=="carry")return null;let i=t?.compose?.[s]?.find(x=>x.source===o&&(s==="march"||x.vehicle===a)),l=t?.compose?.sizes??[],u=r*(e.capacity?.[s==="march"?Hf:(a??0)+1]??0),p=e.troop_size??1,d=s==="march"?0:Math.min(e.leave?.[o]??0,Math.floor(u/p)),g=Math.min(n.aboard,d),m=i?.goods??[],f=m.flatMap(([x,w])=>{let b=Math.min(n.cargo[x]??0,w);return b?[[x,b]]:[]}),h=p*g+f.reduce((x,[w,b])=>x+l[w]*b,0);return{room:u,used:h,troops:d,aboard:g,goods:m,cargo:f,sizes:l}}var Do=({board:e},t)=>e.countries[t].name,Nl=(e,t,n)=>V(e).names[t]?.[n??-1]?.[0]??"?";function gn(e,t){if(!t?.done)return null;let{verb:n,source:s,target:o,about:a,amount:r,load:i}=t,l=Do(e,s),u=o==null?"":Do(e,o),p=Ze[n]&&Nl(e,Ze[n],a),d=(i?.cargo??[]).map(([m,f])=>[Nl(e,"good",m),f]),g=(...m)=>W(e.view,n,...m);switch(n){case"attack":return g(l,u,r);case"strike_air":case"strike_sea":return g(l,u,p,r);case"fire":return g(p,l,u);case"march":return g(l,u,d,r);case"carry":return g(l,u,p,r,i?.aboard??0,d);case"upgrade":return g(l,p);default:return g(l,p,r)}}function Wo(e,t){return t?.length?W(e.view,"end_turn",t.map(n=>Do(e,n))):null}function Rl(e){return(V(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,s)=>n.length-s.length)}function Fo(e,t){return t.map((n,s)=>Math.floor(e/t.length)+(s<e%t.length?1:0))}function Il({armies:e,power:t=[],block:n=[],defence:s=[]},o,a,r){let[i,l]=t[o],u=Math.floor(r*i/4)+l,p=Math.max(0,u-n[a]),d=p>s[a],g=Math.min(d?r-1:r,Math.ceil(4*s[a]/i)),m=d?e[a]:Math.min(e[a]-1,p);return{hits:u,block:n[a],defence:s[a],conquered:d,lost:g,destroyed:m}}function Dl({ready:e=[],strike:t=[],block:n=[],suppressed:s=[]},o,a,r,i){let l=s.includes(r)?0:Math.min(i,e[o][r]),u=o===Bo?n[r]:0;return{duel:l,hits:Math.max(0,(i-l)*t[o-1][a]-u)}}var Ff=e=>!!V(e).menu.end_turn&&!xs(e).length,ct=(e,t)=>t.chosen??(Ff(e)?[]:null),Vo=e=>({source:e,target:null,aboard:0,cargo:{}}),Go=(e,t)=>({...e,...Vo(t)});function Bl(e,t,n){let{view:s}=e,o=s.owner[n]===s.viewer,a=ct(e,t);if(a)return{local:o?{...t,chosen:Uo(a,n)}:t};let r=At(e,t);if(r?.targets.includes(n))return r.target===n?{local:t,message:gn(e,r)}:{local:{...t,verb:r.verb,target:n}};if(o)return{local:Go(t,n===t.source?null:n)};if(!r)return{local:t};let i=zl.find(p=>xs(e).some(d=>d.verb===p&&d.source===r.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=zl.includes(r.verb)?r.verb:"attack",u=Ze[l]?r.about??0:null;return{local:t,message:gn(e,{...r,verb:l,about:u,target:n,amount:Math.max(r.amount,1),load:null,done:!0})}}var Uo=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function Hl(e,t,n){let{menu:s}=V(e),o=At(e,t);if(n==="Escape")return{local:{...Go(t,null),chosen:null}};if(n.toLowerCase()==="e"&&s.end_turn)return{local:{...t,chosen:ct(e,t)??[]}};if(n==="Enter"){let a=ct(e,t);return{local:t,message:a?Wo(e,a):gn(e,o)}}return n<"1"||n>"9"||!o?null:{local:{...t,amounts:{...t.amounts,[o.verb]:Number(n)}}}}function Wl(e,t){let{view:n}=e,s=`${n.round}/${n.turn}/${n.viewer}`;if(s!==t.turn||!V(e).menu.end_turn)return{...Ho,turn:s,over:t.over,goals:t.goals,good:t.good};let a=t.source!=null&&n.owner[t.source]===n.viewer?t:Go(t,null),r=At(e,a),i=r&&r.verb===t.verb?r.target:null,l=a.chosen?.filter(u=>n.owner[u]===n.viewer)??null;return{...a,chosen:l,target:i,aboard:0,cargo:{}}}function Fl(e,t){let{view:n}=e,{last:s={source:null,target:null}}=n,o={legal:[],targets:[],source:null,target:null,last:s,badges:Gf(e,t)},a=ct(e,t);if(a)return{...o,pointed:a,last:{source:null,target:null}};let r=At(e,t);if(t.source!=null){let{target:i=null,targets:l=[]}=r??{};return{...o,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...o,legal:Vf(n)}}var Vf=({owner:e,viewer:t,to_move:n,free:s=[],over:o})=>o||t==null||t!==n?[]:e.flatMap((a,r)=>a===t&&s.some(i=>i[r]>0)?[r]:[]);function Gf(e,t){let{view:n}=e,s=ct(e,t);if(s){let o=n.next_troops?.[n.viewer??-1]??0;return Fo(o,s).map((a,r)=>[s[r],`+${a}`])}return t.good==null?[]:Yo(e).flatMap(([o,a])=>a.filter(([r])=>r===t.good).map(([,r])=>[o,`${r}`]))}function Yo({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function Vl({board:e,view:t,secret:n},s){let o=n?.stocks??t.stocks,a=o?.pooled?n?.seat:s,r=new Map(o?.rows.find(([d])=>d===a)?.[1]??[]),i=e.landlocked?.includes(s),{item:l=[],installation:u=[]}=t.prices??{};return[...l.map((d,g)=>({kind:"item",number:g,price:d,sails:g===1})),...u.flatMap((d,g)=>{let m=d[t.levels?.[g][s]??0];return m?[{kind:"installation",number:g,price:m,sails:g===3}]:[]})].filter(({price:d,sails:g})=>!(g&&i)&&d.some(([m,f])=>(r.get(m)??0)<f)).map(({kind:d,number:g,price:m})=>({kind:d,number:g,price:m.map(([f,h])=>[f,h,r.get(f)??0])}))}function Gl({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[s,o]of n)t.set(s,(t.get(s)??0)+o);return[...t].sort(([n],[s])=>n-s)}var Ul={basic:{color:"#6f7b88",shape:"M0 -10L9 -5L9 5L0 10L-9 5L-9 -5z",holes:"M-7.6 -4.8L0.4 -0.3L-0.4 1.3L-8.4 -3.2zM8.4 -3.2L0.4 1.3L-0.4 -0.3L7.6 -4.8zM0.9 0L0.9 9L-0.9 9L-0.9 0z"},metal:{color:"#6f7b88",shape:"M-10 7L-6 -6L6 -6L10 7z",holes:"M-5 -1.8L5 -1.8L5 -0.2L-5 -0.2z"},cement:{color:"#8d7757",shape:"M-9 -8L9 -8L9 8L-9 8z",holes:"M-9 -0.8L9 -0.8L9 0.9L-9 0.9zM0.9 -8L0.9 0L-0.8 0L-0.8 -8zM-3.6 0L-3.6 8L-5.3 8L-5.3 0zM5.4 0L5.4 8L3.7 8L3.7 0z"},food:{color:"#4c8527",shape:"M0 10L-3 8.5L-5.3 6.8L-7 4.8L-8 2.4L-8.3 -0.1L-8 -3L-7.2 -4.6L-6.2 -6L-5 -7.2L-3.6 -8.3L-1.9 -9.2L0 -10L1.9 -9.3L3.6 -8.3L5 -7.2L6.2 -6L7.2 -4.6L8 -3L8.3 -0.1L8 2.4L7 4.8L5.3 6.8L3 8.5L0 10z",holes:"M-0.8 9L-0.8 -5L0.8 -5L0.8 9zM-0.5 3.5L-4.5 -0.5L-3.5 -1.5L0.5 2.5zM-0.5 2.5L3.5 -1.5L4.5 -0.5L0.5 3.5z"},oil:{color:"#20242a",shape:"M0 -10L2.1 -7.1L3.9 -4.6L5.3 -2.2L6.2 -0.2L6.8 1.5L7 3L6.8 5.1L6.2 6.9L5.3 8.3L3.9 9.2L2.1 9.8L0 10L-2.1 9.8L-3.9 9.2L-5.2 8.3L-6.2 6.9L-6.8 5.1L-7 3L-6.8 1.5L-6.2 -0.2L-5.2 -2.2L-3.9 -4.6L-2.1 -7.1L0 -10z",holes:""},network:{color:"#1f63b5",shape:"M3.5 -6.5L3.2 -5L2.2 -3.8L0.8 -3.1L-0.8 -3.1L-2.2 -3.8L-3.2 -5L-3.5 -6.5L-3.2 -8L-2.2 -9.2L-0.8 -9.9L0.8 -9.9L2.2 -9.2L3.2 -8zM-3 6L-3.3 7.5L-4.3 8.7L-5.7 9.4L-7.3 9.4L-8.7 8.7L-9.7 7.5L-10 6L-9.7 4.5L-8.7 3.3L-7.3 2.6L-5.7 2.6L-4.3 3.3L-3.3 4.5zM10 6L9.7 7.5L8.7 8.7L7.3 9.4L5.7 9.4L4.3 8.7L3.3 7.5L3 6L3.3 4.5L4.3 3.3L5.7 2.6L7.3 2.6L8.7 3.3L9.7 4.5zM1 -5.5L-5 6.5L-7 5.5L-1 -6.5zM1 -6.5L7 5.5L5 6.5L-1 -5.5zM-6 4.9L6 4.9L6 7.1L-6 7.1z",holes:""},lithium:{color:"#17766d",shape:"M-6.5 -7L-2.5 -7L-2.5 -10L2.5 -10L2.5 -7L6.5 -7L6.5 10L-6.5 10z",holes:"M2 -5L-4 3L-0.5 3L-2 8L4 0L0.5 0z"},nuclear:{color:"#b06a00",shape:"M9.5 0L9.2 2.5L8.2 4.7L6.7 6.7L4.8 8.2L2.5 9.2L0 9.5L-2.5 9.2L-4.7 8.2L-6.7 6.7L-8.2 4.7L-9.2 2.5L-9.5 0L-9.2 -2.5L-8.2 -4.7L-6.7 -6.7L-4.8 -8.2L-2.5 -9.2L0 -9.5L2.5 -9.2L4.8 -8.2L6.7 -6.7L8.2 -4.8L9.2 -2.5z",holes:"M0 -1.6L-3.6 -6.7L0 -8.2L3.6 -6.7zM1.4 0.8L7.6 0.2L7.1 4.1L4 6.5zM-1.4 0.8L-4 6.5L-7.1 4.1L-7.6 0.2z"},tribes:{color:"#a9522a",shape:"M0 -9L10 8L-10 8z",holes:"M0 -1L3.5 8L-3.5 8z"},technology:{color:"#5b3a8e",shape:"M-6.5 -6.5L6.5 -6.5L6.5 6.5L-6.5 6.5zM-2.5 -10L-2.5 10L-4.5 10L-4.5 -10zM-10 -4.5L10 -4.5L10 -2.5L-10 -2.5zM4.5 -10L4.5 10L2.5 10L2.5 -10zM-10 2.5L10 2.5L10 4.5L-10 4.5z",holes:"M-3 -3L3 -3L3 3L-3 3z"},niobium:{color:"#b3125f",shape:"M-6 -8L6 -8L10 -2L0 10L-10 -2z",holes:"M-9 -2.7L9 -2.7L9 -1.2L-9 -1.2zM-2.8 -2.3L0.7 6.7L-0.7 7.3L-4.2 -1.7zM4.2 -1.7L0.7 7.3L-0.7 6.7L2.8 -2.3z"},virus:{color:"#66780a",shape:"M5.5 0L5 2.4L3.4 4.3L1.2 5.4L-1.2 5.4L-3.4 4.3L-5 2.4L-5.5 0L-5 -2.4L-3.4 -4.3L-1.2 -5.4L1.2 -5.4L3.4 -4.3L5 -2.4zM-1.1 0L-1.1 -10L1.1 -10L1.1 0zM-0.8 -0.8L6.3 -7.8L7.8 -6.3L0.8 0.8zM0 -1.1L10 -1.1L10 1.1L0 1.1zM0.8 -0.8L7.8 6.3L6.3 7.8L-0.8 0.8zM1.1 0L1.1 10L-1.1 10L-1.1 0zM0.8 0.8L-6.3 7.8L-7.8 6.3L-0.8 -0.8zM0 1.1L-10 1.1L-10 -1.1L0 -1.1zM-0.8 0.8L-7.8 -6.3L-6.3 -7.8L0.8 -0.8z",holes:"M-0.2 -1L-0.3 -0.4L-0.7 0L-1.2 0.3L-1.8 0.3L-2.3 0L-2.7 -0.4L-2.8 -1L-2.7 -1.6L-2.3 -2L-1.8 -2.3L-1.2 -2.3L-0.7 -2L-0.3 -1.6zM3.3 1.5L3.2 2.1L2.8 2.5L2.3 2.8L1.7 2.8L1.2 2.5L0.8 2.1L0.7 1.5L0.8 0.9L1.2 0.5L1.7 0.2L2.3 0.2L2.8 0.5L3.2 0.9z"},workforce:{color:"#34506b",shape:"M-8.4 7.9L0.6 -4.1L3.4 -1.9L-5.6 10.1zM-3 -10.6L9 -1.6L5.1 3.6L-6.9 -5.4zM7 -0.7L10 3.3L8 4.7L5 0.7z",holes:""},treasure:{color:"#7d4f14",shape:"M-9 8L-9 -3L-8.7 -4.5L-8 -5.8L-6.7 -6.7L-5 -7.4L-2.7 -7.9L0 -8L2.8 -7.9L5 -7.4L6.8 -6.7L8 -5.8L8.8 -4.5L9 -3L9 8z",holes:"M-9 -1.8L9 -1.8L9 -0.2L-9 -0.2zM-2 -3L2 -3L2 3L-2 3z"},missile:{color:"#8e2f63",shape:"M0 -10L0.9 -9L1.7 -7.9L2.3 -6.7L2.7 -5.6L2.9 -4.3L3 -3L3 5L6 10L-6 10L-3 5L-3 -3L-2.9 -4.3L-2.7 -5.6L-2.2 -6.7L-1.7 -7.9L-0.9 -9L0 -10z",holes:""},atomic_bomb:{color:"#20242a",shape:"M0 10L-1.5 8.3L-2.7 6.4L-3.5 4.5L-4 2.4L-4.2 0.3L-4 -2L-7 -6L-7 -10L7 -10L7 -6L4 -2L4.2 0.3L4 2.4L3.5 4.5L2.7 6.4L1.5 8.3L0 10z",holes:"M2 1L1.8 1.9L1.2 2.6L0.4 2.9L-0.4 2.9L-1.2 2.6L-1.8 1.9L-2 1L-1.8 0.1L-1.2 -0.6L-0.4 -0.9L0.4 -0.9L1.2 -0.6L1.8 0.1z"},epidemic:{color:"#66780a",shape:"M-3 -10L3 -10L3 -3L9 9L-9 9L-3 -3z",holes:"M-5 3.1L5 3.1L5 4.9L-5 4.9z"},cyber_attack:{color:"#1f63b5",shape:"M-10 -8L10 -8L10 5L3 5L3 8L6 8L6 10L-6 10L-6 8L-3 8L-3 5L-10 5z",holes:"M2 -6L-4 0L0 0L-2 4L4 -2L0 -2z"},plane:{color:"#20242a",shape:"M0 -10L2 -4L10 2L10 4.5L2 2L1.4 6L4 8L4 9.5L0 8.5L-4 9.5L-4 8L-1.4 6L-2 2L-10 4.5L-10 2L-2 -4z",holes:""},ship:{color:"#20242a",shape:"M-10 3L-1 3L-1 -10L8 0L1 0L1 3L10 3L7 9L-7 9z",holes:""},troop:{color:"#20242a",shape:"M-3.5 -4.5L-3.4 -6.2L-3.1 -7.6L-2.6 -8.6L-1.9 -9.4L-1.1 -9.8L0 -10L1.1 -9.8L1.9 -9.4L2.6 -8.6L3.1 -7.6L3.4 -6.2L3.5 -4.5L5.5 -3.5L5.5 -2L-5.5 -2L-5.5 -3.5zM-7 10L-7 5L-6.9 3.5L-6.5 2.2L-5.9 1.3L-5 0.6L-3.9 0.1L-2.5 0L2.5 0L3.9 0.1L5 0.6L5.9 1.3L6.5 2.2L6.9 3.5L7 5L7 10z",holes:""},wall:{color:"#7d4f14",shape:"M-9 9L-9 -7L-4.5 -7L-4.5 -3.5L-2 -3.5L-2 -7L2 -7L2 -3.5L4.5 -3.5L4.5 -7L9 -7L9 9z",holes:"M-9 2.3L9 2.3L9 3.7L-9 3.7z"},armoury:{color:"#20242a",shape:"M-6.9 -9.1L8.1 5.9L5.9 8.1L-9.1 -6.9zM9.1 -6.9L-5.9 8.1L-8.1 5.9L6.9 -9.1zM1.2 6.7L6.7 1.2L8.3 2.8L2.8 8.3zM-2.8 8.3L-8.3 2.8L-6.7 1.2L-1.2 6.7z",holes:""},airfield:{color:"#20242a",shape:"M-5 -9L5 -9L8 9L-8 9z",holes:"M0.9 -7L0.9 -3.5L-0.9 -3.5L-0.9 -7zM0.9 -1L0.9 2.5L-0.9 2.5L-0.9 -1zM0.9 5L0.9 8.5L-0.9 8.5L-0.9 5z"},shipyard:{color:"#20242a",shape:"M2.8 -7L2.4 -5.6L1.4 -4.6L0 -4.2L-1.4 -4.6L-2.4 -5.6L-2.8 -7L-2.4 -8.4L-1.4 -9.4L0 -9.8L1.4 -9.4L2.4 -8.4zM1.2 -6L1.2 9L-1.2 9L-1.2 -6zM-5 -3.6L5 -3.6L5 -1.4L-5 -1.4zM-0.6 9.7L-7.2 6.1L-6 3.9L0.6 7.5zM-0.6 7.5L6 3.9L7.2 6.1L0.6 9.7zM-7.2 6.1L-9.4 1.5L-7.4 0.5L-5.2 5.1zM5.2 5.1L7.4 0.5L9.4 1.5L7.2 6.1z",holes:""}};var bs=["missile","atomic_bomb","epidemic","cyber_attack"],Be=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce",...bs],Ko=3,He=["troop","plane","ship"],We=["wall","armoury","airfield","shipyard"],pt=Object.fromEntries(Object.entries(Ul).map(([e,{color:t,shape:n,holes:s}])=>[e,{color:t,shape:qe(n),holes:qe(s)}])),Qo=(e,[t,n],s)=>e.map(o=>o.map(([a,r])=>[t+a*s/20,n+r*s/20])),Xo=e=>e.map(t=>`M${t.map(([n,s])=>`${Yl(n)} ${Yl(s)}`).join("L")}z`).join(""),Yl=e=>Math.round(e*10)/10;var Kf=700,[ys,Ql]=[1.06,.22],Qf=.12,Xl=[...new Set(Object.values(pt).map(e=>e.color))];function Xf({planes:e=[],ships:t=[],levels:n=[]},s){let o=We.map((r,i)=>({name:r,count:n[i]?.[s]??0,tile:!0})),a=[{name:"plane",count:e[s]??0},{name:"ship",count:t[s]??0}];return[...o,...a].filter(({name:r,count:i})=>i>(r==="wall"?1:0))}function Zf({stocks:e,held:t,owner:n,viewer:s},o,a){let r=t??e;if(!r||r.pooled||s==null||n[o]!==s)return[];let i=r.rows.find(([p])=>p===o)?.[1]??[],l=i.reduce((p,[d,g])=>p+(d<Ko?g:0),0),u=i.flatMap(([p,d])=>p<Ko?[]:[{name:Be[p],count:d}]);return[...l&&!a?[{name:"basic",count:l}]:[],...u]}function Jf(e,t,n,s,o){let a=st(s,o,e.width);if(a.small)return[];let r=Ye(a),{type:i}=r,l=en(e,t,n,a),u=Jn(e,r,l),p=[],d=(m,f)=>{if(!m.length)return;let h=m.reduce((E,j)=>E+Jl(j,i),-Ql*i),x=ys*i*1.15,w=f(h,x).map(E=>ke(E,h,x)),{place:b,covers:_}=Zn(e,u,w);if(_>Qf*h*x)return d(m.slice(0,-1),f);u.push(w[b]),p.push({items:m,box:w[b]})},g=1.35*a.grown;return e.countries.forEach(({label:[m,f]},h)=>{d(Xf(t,h),(x,w)=>{let b=1.3*a.grown+w/2;return[[m+g+x/2,f],[m-g-x/2,f],[m,f-b],[m,f+b],...Kl(m,f,g,x,w)]})}),e.countries.forEach(({label:[m,f]},h)=>{let x=l.names[h],[w,b,_,E]=x?Jt(x,r):ke([m,f],2*a.grown,2*a.grown);d(Zf(t,h,s*e.width<Kf),(j,M)=>{let[L,y,k]=[(w+_)/2,(b+E)/2,1.3*a.grown+M/2];return[...[[L,E+M/2],[L,b-M/2],[_+2+j/2,y],[w-2-j/2,y]],[m,f+k],[m,f-k],...Kl(m,f,g,j,M)]})}),p}function Zl(e,t,n,s,o){let a=st(s,o,e.width),{type:r}=Ye(a),i={tiles:[],colored:Object.fromEntries(Xl.map(u=>[u,[]])),holes:[],counts:[]},l=ts(e,Ye(a));for(let{continent:u,box:p}of l)tm(i,e.continents[u].gives??[],p,r);for(let{items:u,box:[p,d,,g]}of Jf(e,t,n,s,o))em(i,u,[p,(d+g)/2],r);return[...om(e,t,a,s),...am(e,l,s),...rm(e,i,s,a.name)]}var Kl=(e,t,n,s,o)=>[-1,1].flatMap(a=>[-1,1].map(r=>[e+a*(n+s/2),t+r*o/2])),Jl=({count:e,name:t},n)=>(ys+Ql+(ec(t,e)?Mt(String(e))+.1:0))*n,ec=(e,t)=>t>1||Be.includes(e)||e==="basic";function em(e,t,[n,s],o){let a=n;for(let r of t){let i=ys*o,l=[a+i/2,s];r.tile&&e.tiles.push(nc(ke(l,i*1.12,i*1.12),i*.22)),tc(e,r.name,l,r.tile?i*.82:i),ec(r.name,r.count)&&e.counts.push({at:[a+i+.08*o,s],text:String(r.count)}),a+=Jl(r,o)}}function tc(e,t,n,s){let{color:o,shape:a,holes:r}=pt[t];e.colored[o].push(...Qo(a,n,s)),e.holes.push(...Qo(r,n,s))}function tm(e,t,[n,s,o,a],r){let i=1.35*r,l=(n+o)/2-i*(t.length-1)/2;t.forEach(([u,p],d)=>{tc(e,u,[l+d*i,(s+a)/2],ys*r),p&&e.colored[nm].push(sm([l+d*i+.62*r,s+.18*r],.48*r))})}var nm=pt.nuclear.color,sm=([e,t],n)=>Array.from({length:10},(s,o)=>{let[a,r]=[Math.PI*o/5,o%2?n*.42:n];return[e+r*Math.sin(a),t-r*Math.cos(a)]});function nc([e,t,n,s],o){return[[n-o,s-o],[e+o,s-o],[e+o,t+o],[n-o,t+o]].flatMap(([r,i],l)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(l+p/4);return[r+o*Math.cos(d),i+o*Math.sin(d)]}))}function om(e,{levels:t=[]},n,s){let o=Math.max(3.4*s,3),a=e.countries.flatMap(({label:r},i)=>t[0]?.[i]?[ue(r,n.grown+o/s/2+.4)]:[]);return[ut("wall-under",a,{color:"#4a2e0c",width:o+1.4}),ut("wall",a,{color:"#e2b277",width:o,dash:`${Math.max(3.6*s,3)}px,${Math.max(1*s,.9)}px`})]}function am(e,t,n){let s=t.map(({box:o})=>nc(o,(o[3]-o[1])/2.4));return[ut("plates",s,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function rm(e,{tiles:t,colored:n,holes:s,counts:o},a,r){let i=Math.max(2*a,2);return[ut("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),ut("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),...Xl.map((l,u)=>ut(`ink${u}`,n[l],{fill:l,color:l,width:0})),ut("holes",s,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:o.map(l=>l.at[0]),y:o.map(l=>l.at[1]),text:o.map(l=>l.text),textposition:"middle right",textfont:{family:ce,weight:700,size:r,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function ut(e,t,{fill:n,color:s,width:o,dash:a="solid"}){let r=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...re(t),...r,line:{color:s,width:o,dash:a,simplify:!1},hoverinfo:"skip"}}function Ce(e,t=""){let{color:n,shape:s,holes:o}=pt[e],a=n===pt.troop.color||We.includes(e)?"currentColor":n,r=[P("path",{d:Xo(s),fill:a}),P("path",{d:Xo(o),class:"war-hole"})];return P("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...r)}var Zo={resource:Be,good:Be,item:["plane","ship","troop",...bs],unit:He,installation:We,aim:[...He,...We],vehicle:He.slice(1),weapon:bs};function im({things:e={}},t){let n=Object.entries(e).flatMap(([r,i])=>i.map((l,u)=>[l.toLowerCase(),Zo[r]?.[u]??""])),s=new Map(n.filter(([,r])=>r));if(!s.size)return[t];let o=[...s.keys()].sort((r,i)=>i.length-r.length);return t.split(new RegExp(`(?<!\\p{L})(${o.join("|")})(?!\\p{L})`,"iu")).flatMap((r,i)=>i%2?[Ce(s.get(r.toLowerCase())??""),` ${r}`]:[r])}var ea=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,s])=>c("span",{},Ce(Be[n]),c("b",{},` ${s}`),` ${e.things?.good[n]}`))),Je=({board:e},t)=>t==null?"":e.countries[t].name;function lm(e,t){if(!V(e).menu.end_turn)return null;let n=ct(e,e.local);return n?bm(e,n,t):um(e,t)}function cm({view:e}){let t=te(e.lang),n=He.map((s,o)=>e.owner.reduce((a,r,i)=>a+(r===e.viewer?e.free?.[o][i]??0:0),0));return c("span",{class:"war-idle"},`${t.free}: `,...n.flatMap((s,o)=>s||!o?[c("span",{title:e.things?.aim[o]},Ce(He[o]),c("b",{},s))]:[]))}function pm({view:e,send:t}){let n=te(e.lang),s=Object.entries(e.routines??{}).filter(([,a])=>a),o={again:n.as_before,gather:n.all_gather};return s.map(([a,r])=>$(`routine-${a}`,`${o[a]} (${r})`,()=>t(er(e,a))))}function um(e,t){let{view:n,local:s,patch:o}=e,a=te(n.lang),r=At(e,s),i=ws(e,s.source),l=V(e).forms,u=n.owner.flatMap((h,x)=>h===n.viewer&&ws(e,x).length?[x]:[]),p=i.map(h=>$(`verb-${h}`,l[h].label,()=>o({verb:h,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(h===r?.verb)})),d=r?dm(e,r,t):{facts:[],more:[],buttons:[],body:[]},g=i.length?"":a.nothing_here,m=s.source==null?pm(e):[],f=[i.length>1&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...p),...d.body,gm(e),xm(e)];return{facts:[ta(e,"source",t.source,u,s.source,h=>o(Vo(h)),t),...d.facts],more:s.source==null?[c("p",{class:"teg-hint"},cm(e),a.choose)]:g?[c("p",{class:"teg-hint"},g)]:d.more,buttons:[...d.buttons,...m.slice(0,1),wm(e)],rest:m.slice(1),...s.source!=null&&i.length>0&&{sheet:{key:`orders-${s.source}`,title:Je(e,s.source),body:f}}}}function ta(e,t,n,s,o,a,r){let i=s.map(l=>({value:String(l),text:Je(e,l)})).sort((l,u)=>l.text.localeCompare(u.text,"es"));return oe(t,n,i,o==null?"":String(o),l=>a(l===""?null:Number(l)),r.choose)}function dm(e,t,n){let{view:s,local:o,patch:a,send:r}=e,i=te(s.lang),{names:l,forms:u}=V(e),p=Ze[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=gn(e,t),m=x=>a({verb:t.verb,amounts:{...o.amounts,[t.verb]:x}}),f=t.targets.length?d?i.aim:i.where:i.here,h=t.abouts.map(x=>$(`${p}-${x}`,c("span",{},...Jo(p,x),l[p]?.[x]?.[1]??String(x)),()=>a({verb:t.verb,about:{...o.about,[t.verb]:x}}),{"aria-pressed":String(x===t.about)}));return{facts:[t.targets.length>0&&ta(e,"target",n.target,t.targets,t.target,x=>a({verb:t.verb,target:x}),n),...t.most>1?Lt(t.amount,[1,t.most],m,n):[]],more:[mm(e,t)??c("p",{class:"teg-hint"},f)],buttons:[$(`act-${t.verb}`,c("span",{},...Jo(p,t.about),`${u[t.verb].label}${t.most>0?`: ${t.amount}`:""}`),()=>r(g),{class:"teg-main",disabled:!g})],body:[p&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":p},...h),fm(e,t),t.load&&hm(e,t,t.load)]}}var Jo=(e,t)=>t!=null&&Zo[e]?.[t]?[Ce(Zo[e][t])," "]:[];function gm(e){let{view:t,local:n,secret:s}=e,o=te(t.lang),a=s&&n.source!=null?Vl(e,n.source):[];if(!a.length)return null;let r=({kind:i,number:l,price:u})=>c("li",{"aria-disabled":"true"},...Jo(i,l),`${t.things?.[i][l]}: `,ea(t,u.map(([p,d])=>[p,d])),` (${o.you_have} ${u.map(([,,p])=>p).join(", ")})`);return c("details",{class:"war-beyond",open:n.verb==="build"||n.verb==="upgrade"},c("summary",{"data-key":"beyond"},`${o.beyond} (${a.length})`),c("ul",{},...a.map(r)))}function fm({view:e},{verb:t,source:n,about:s,amount:o}){let{prices:a,levels:r=[]}=e;if(s==null||!a||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?a.item[s]:a.installation[s][r[s][n]])??[]).map(([u,p])=>[u,p*Math.max(o,1)]);return c("p",{class:"teg-hint"},`${te(e.lang).each_costs} `,ea(e,l))}function mm({view:e},{verb:t,source:n,target:s,amount:o,about:a}){let r=te(e.lang);if(s==null)return null;if(t==="attack"){let{hits:u,block:p,defence:d,conquered:g,lost:m,destroyed:f}=Il(e,n,s,o);return c("p",{class:`war-forecast ${g?"war-good":""}`},c("b",{},g?r.conquers:r.holds),` ${u} ${r.hits}${p?` − ${Math.min(p,u)} (${r.stops})`:""} ${g?">":"≤"} ${r.defence.toLowerCase()} ${d}. `,`${r.lose} ${m}, ${r.loses} ${f}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=Dl(e,t==="strike_air"?Pl:Bo,n,s,o);return c("p",{class:"war-forecast"},c("b",{},`${l} ${r.hits}`),` → ${e.things?.aim[a??0]}`,i>0&&`. ${i} ${r.duel}.`)}function hm(e,t,{room:n,used:s,troops:o,aboard:a,goods:r,cargo:i,sizes:l}){let{view:u,local:p,patch:d}=e,g=te(u.lang);if(!o&&!r.length)return null;let m=h=>i.find(([x])=>x===h)?.[1]??0,f=(h,x,w,b,_,E)=>c("li",{},c("span",{},x,c("small",{},` /${b}`)),c("b",{},w),$(`${h}-less`,"−",()=>E(w-1),{disabled:w<1,"aria-label":`${h} −1`}),$(`${h}-more`,"+",()=>E(w+1),{disabled:w>=b||s+_>n,"aria-label":`${h} +1`}),$(`${h}-most`,"⇥",()=>E(Math.min(b,w+Math.floor((n-s)/_))),{disabled:w>=b||s+_>n,"aria-label":`${h} max`}));return c("div",{class:"war-load"},c("h5",{},`${g.cargo}: `,c("span",{class:s>n?"teg-out":null},`${s} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&o>0&&f("aboard",g.aboard,a,o,u.troop_size??1,h=>d({aboard:h})),...r.map(([h,x])=>f(`cargo-${h}`,c("span",{},Ce(Be[h]),` ${u.things?.good[h]}`),m(h),x,l[h],w=>d({cargo:{...p.cargo,[h]:w}})))))}function xm({view:e,secret:t}){return t||e.viewer==null?null:c("p",{class:"teg-hint war-locked"},te(e.lang).locked)}function wm({view:e,patch:t}){return $("end",te(e.lang).end,()=>t({chosen:[]}),{title:"E"})}function bm(e,t,n){let{view:s,secret:o,patch:a,send:r}=e,i=te(s.lang),l=s.next_troops?.[s.viewer??-1]??0,u=Fo(l,t),p=Rl(e),d=(o?.delivery??[]).filter(w=>s.owner[w]===s.viewer),g=Wo(e,t),m=w=>a({chosen:w}),f=s.owner.flatMap((w,b)=>w===s.viewer&&!t.includes(b)?[b]:[]),h=[p.length>1&&$("deliver-borders",i.borders,()=>m(p[0])),p.length>0&&$("deliver-all",i.all,()=>m(p[p.length-1])),d.length>0&&$("deliver-before",i.before,()=>m(d))],x=t.map((w,b)=>c("li",{},c("span",{},Je(e,w)),c("b",{},`+${u[b]}`),$(`drop-${w}`,"×",()=>m(Uo(t,w)),{"aria-label":`${Je(e,w)} ×`})));return{facts:[`${i.troops}: `,c("b",{},l),ta(e,"source",n.place,f,null,w=>w!=null&&m([...t,w]),n)],more:[c("p",{class:"teg-hint"},i.deliver)],buttons:[$("act-end_turn",i.end_now,()=>r(g),{class:"teg-main",disabled:!g}),s.phase==="orders"&&$("back-to-orders",i.back,()=>a({chosen:null}))],sheet:{key:"delivery",title:i.troops,body:[c("div",{class:"teg-buttons"},...h),c("ul",{class:"teg-list"},...x)]}}}var ym={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,s=te(n.lang);return t==null?J(s.place,c("p",{class:"teg-hint"},s.look)):J(s.place,c("p",{class:"war-name"},R(n,n.owner[t]),c("b",{},Je(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),km(e,t))}};function vm({view:e},t){let{things:n}=e,s=[...n?.aim.slice(1,3)??[],...n?.installation??[]],o=[e.planes?.[t]??0,e.ships?.[t]??0,...We.map((r,i)=>e.levels?.[i][t]??0)],a=[...He.slice(1),...We];return c("p",{class:"war-idle"},...o.flatMap((r,i)=>r?[c("span",{},Ce(a[i],s[i]),c("b",{},r))]:[]))}function km(e,t){let{view:n}=e,s=te(n.lang),o=[n.armies,n.planes??[],n.ships??[]],a=He.flatMap((l,u)=>{let[p,d]=[o[u][t],n.ready?.[u][t]??0];if(!p&&u)return[];let g=p-d;return[c("tr",{},c("th",{scope:"row"},Ce(l),` ${n.things?.aim[u]}`),c("td",{},c("b",{},p)),c("td",{},g>0&&`${g} ${s.busy}`))]}),r=We.flatMap((l,u)=>{let p=n.levels?.[u][t]??0;return p?[c("tr",{},c("th",{scope:"row"},Ce(l),` ${n.things?.installation[u]}`),c("td",{},c("b",{},p)),c("td",{},s.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},s.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...a,...r,i),_m(e,t))}function _m(e,t){let{view:n,secret:s}=e,o=te(n.lang);if((s?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||s&&n.owner[t]===s.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${o.stock}: ${o.hidden_stock}`);let i=Yo(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${o.stock}: `,i.length?ea(n,i):o.no_stock)}function Lm(e,t){let{view:n,secret:s,local:o,patch:a}=e;if(!s)return[];let r=te(n.lang),i=Gl(e),l=(s.delivery??[]).map(u=>Je(e,u)).join(", ");return[s.objective&&c("h5",{},t.objective),s.objective&&c("p",{class:"teg-objective"},s.objective),c("h5",{},r.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([u,p])=>$(`good-${u}`,c("span",{},Ce(Be[u]),` ${n.things?.good[u]} `,c("b",{},p)),()=>a({good:o.good===u?null:u}),{"aria-pressed":String(o.good===u),disabled:!!s.stocks?.pooled}))),i.length?!s.stocks?.pooled&&c("p",{class:"teg-hint"},r.see_good):c("p",{class:"teg-hint"},r.no_stock),c("p",{class:"teg-hint"},`${r.treasures}: ${s.treasures??0}`),l&&c("p",{class:"teg-hint"},`${r.sent_to}: ${l}`)]}var $m=(e,t)=>({...t,secret:te(e.lang).lock_title,secret_show:te(e.lang).show}),sc=$t(Lm),Mm={draw:(e,t)=>sc.draw(e,$m(e.view,t)),depends:e=>[sc.depends(e),e.local.good]},Sm={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},$("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),te(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(s=>c("li",{},s))))},Em={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,s=n.battle;if(!s)return null;let o=te(n.lang),a=c("p",{},c("b",{},Je(e,s.source))," → ",c("b",{},Je(e,s.target))),[r,i]=s.losses;if(s.kind==="weapon_fired"){let p=[...n.things?.unit??[],...n.things?.installation??[]],d=s.destroyed.flatMap((g,m)=>g?[`${g} ${p[m]}`]:[]);return J(o.last,a,c("p",{},`${n.things?.weapon[s.weapon]}: ${o.destroyed} ${d.join(", ")||o.none}.`),ne("WAR-9.8"))}let l=s.kind==="land_attack",u=l?0:s.unit;return J(o.last,a,c("p",{class:"war-fight"},Ce(He[u]),c("b",{},s.sent),` ${o.sent} · `,c("b",{},s.hits),` ${o.hits}`,s.block>0&&` · ${s.block} ${o.stops}`),c("p",{},`${t.losses}: ${r} / ${i}`,!l&&` (${n.things?.aim[s.aim]})`,s.wall>0&&` · ${n.things?.installation[0]} −${s.wall}`),ne(l?"WAR-6.3":"WAR-9.5"),s.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},oc={start:{...Ho},move:{of:lm,depends:({local:e,secret:t})=>[{...e,over:null,goals:null,good:null,amounts:Object.entries(e.amounts).map(String)},t]},phases:[["phase_delivery","first_delivery"],["phase_orders","orders"]],tabs:{help:["place","goals"],news:["battle"],cards:["secret"]},sections:{place:ym,secret:Mm,goals:Sm,battle:Em},renew:(e,t)=>({local:Wl(e,t)}),click:Bl,key:Hl,marks:Fl,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[vm(e,n)]}),keys:"keys_wargame",stays:!0,traces:Zl,worded:im};var Om={teg:Cl,tgm:jl,reconquista:cl,wargame:oc,eggar:Ji};function vs(e){return Om[e??""]??el}var Am=e=>({game:vs(e),local:vs(e).start,secret:null,lasts:!1,alone:!1,hides:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,tab:"news",shut:"",asking:null,next:null,ended:null,report:null,film:null,tour:null,way:0});function Tm(e,t){switch(t.type){case"view":return Cm(e,t.view);case"reply":return Nm(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(sa(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var sa=(e,t)=>[...e,t].join();function Cm(e,t){let n=vs(t.game),s=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,o=e.asking?.kind==="seat"||na(t)===e.place,a=t.undoing==="own"&&!t.exploring&&t.step<t.steps&&na(t)!==e.place,r=$r(e.ended,t),i=r&&r.line===e.ended?.line&&r.steps===e.ended.steps?e.report:null,l={ended:r,report:i,film:jm(e.film,t),asking:o?e.asking:null,game:n,local:n===e.game&&!a?e.local:n.start,tab:zm(e,t)};return{...qm({...e,...l},t),hint:s?e.hint:null,odds:new Map,way:lr(t),refusal:t.error??null}}function jm(e,{line:t,step:n}){return!e||t!==e.line||n<e.next-1||n>e.next||n===e.end?null:n===e.next?{...e,next:n+1}:e}function zm({tab:e,place:t},{over:n,viewer:s,to_move:o,step:a,steps:r,exploring:i}){return i?t.includes(ac)?e:"notes":n&&a===r&&!t.endsWith("/over")?"end":t===""&&s!=null&&s===o?"help":e}function qm(e,t){let{secret:n,game:s}=e,o=na(t),a=t.people?.length===1;if(o===e.place&&a===e.alone)return e;let r=!e.alone&&n?.seat===t.viewer&&!!(s.curtain||s.stays),l=(a?!e.hides&&!(t.over&&s.curtain):r&&!t.over)&&t.viewer!=null;return{...e,place:o,alone:a,lasts:l,secret:!l||s.curtain?null:n}}var ac="/explored",na=({line:e,step:t,steps:n,viewer:s,over:o,exploring:a})=>`${e}/${t}/${n}/${s}${a?ac:""}${o?"/over":""}`,rc=(e,t)=>t.lasts&&(t.place!==e.place||t.alone!==e.alone);function Nm(e,t,n){let{view:s}=n,o=t.kind==="refused",a=o?t:e.refusal,r=!e.lasts&&e.secret?.step!==s.step,i={...e,refusal:a,next:o?null:e.next,secret:r?null:e.secret};if(t.kind==="private"){let l=t.step===s.step&&(s.people?.includes(t.seat)??!0);return{...i,hides:!1,secret:l?t:null}}if(t.kind==="hint"){let l=t.step===s.step&&t.seat===s.viewer;return{...i,hint:l?{...t,quiz:i.quiz,open:!i.quiz||!t.question[s.lang][0]}:null}}return i.game.hear?{...i,local:i.game.hear({...n,secret:i.secret},i.local,t)}:i}var Pm=["game","local","secret","refusal","hint","odds","tab","shut","asking","report","tour"],Rm=(e,t)=>t?.news&&t.seat===e.viewer?{...e,news:t.news}:e;function ic(e,t){let n=Im(e),s=Am(e.get("view")?.game),o=[];return{get:()=>s,view:n,table(){let a=Rm(n(),s.secret);return{board:t,view:s.game.shown?.(a,s.secret)??a,secret:s.secret}},dispatch(a){let r=s;s=Tm(s,a),Pm.some(i=>s[i]!==r[i])&&o.forEach(i=>i())},subscribe:a=>{o.push(a)}}}function Im(e){let t=[],n;return()=>{let s=[e.get("view"),e.get("lines")];return s.some((o,a)=>o!==t[a])&&(t=s,n=ee(s[0])?{...s[0],lines:s[1]??[]}:s[0]),n}}function lc(e){let{board:t,store:n,wire:s,where:o}=e,{get:a,dispatch:r,view:i,table:l}=n,u={view:i(),keys:new Set},p=h=>r({type:"set",part:{local:h}}),d=()=>r({type:"set",part:{refusal:null}}),g=h=>{h&&a().refusal&&d(),h&&a().film&&r({type:"set",part:{film:null}});let x=h&&Gr(i(),h);x?r({type:"set",part:{asking:x}}):s.send(h)},m=h=>h?(r({type:"set",part:{local:h.local,...h.refusal&&{refusal:h.refusal}}}),g(h.message??null),!0):!1,f=h=>`${i().line}/${i().step}/${h}`;return{...Xr(e),...Yr(e),set:p,send:g,open(h){e.dom.root.setAttribute("data-drawer",""),r({type:"set",part:{tab:h}})},wants:h=>a().shut!==f(h),show:(h,x)=>r({type:"set",part:{shut:x?"":f(h)}}),watch(){let{since:h,line:x,step:w}=i();h&&(r({type:"set",part:{film:{line:x,next:h.begin,end:w}}}),s.send(ie(i(),h.begin)))},endFilm(){let{film:h}=a();return h?(r({type:"set",part:{film:null}}),s.send(ie(o.now(),h.end)),!0):!1},startTour(){e.dom.dots.removeAttribute("open"),r({type:"set",part:{tour:0}})},readRules(){e.dom.dots.removeAttribute("open"),e.rule.from(e.dom.dots),s.send({kind:"rules"})},saveMap:()=>e.map.save(`${i().game}-${i().step}`),setSize:h=>s.write({size:h}),setHelp:h=>s.write({hints:h}),take:m,dismiss:d,patch:h=>p({...a().local,...h}),cover:()=>r({type:"set",part:{secret:null,lasts:!1,hides:!0}}),click(h,x=!1){s.busy()||!ee(i())||(e.mover.skip(),a().refusal&&d(),m(a().game.click(l(),a().local,h,x)))},go:(h,x=i().line)=>g(ie(o.now(),h,x)),by:h=>g(ie(o.now(),o.now().step+h)),askHint(h){r({type:"set",part:{quiz:h}}),g(Pn(i()))},tellHint(){let{hint:h}=a();r({type:"set",part:{hint:h&&{...h,open:!0}}})},odds(h){let{game:x,local:w,odds:b}=a(),_=x.fight?.(l(),w,h);if(!_||!s.there())return null;let E=y=>t.countries[y].name,[j,M]=[_.sources.map(E),E(_.target)],L=sa(j,M);return u.view!==i()&&(u={view:i(),keys:new Set}),u.keys.has(L)||(u.keys.add(L),s.ask(tr(i(),j,M))),b.get(L)??null}}}var Dm={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},cc=2;function pc(e,t,n){let s=Dm[n];if(!s)return t;let[o,a]=e.countries[t].label,r=i=>{let l=i.map(p=>{let[d,g]=[e.countries[p].label[0]-o,e.countries[p].label[1]-a],[m,f]=[d*s[0]+g*s[1],Math.abs(d*s[1])+Math.abs(g*s[0])];return p!==t&&m>0&&f<=cc*m?Math.hypot(m,cc*f):1/0}),u=Math.min(...l);return u<1/0?i[l.indexOf(u)]:null};return r(e.countries[t].neighbours)??r([...e.countries.keys()])??t}function oa({source:e,target:t,legal:n,targets:s},o,a){return o===e?a.is_source:o===t?a.is_target:s.includes(o)?a.is_aim:n.includes(o)?a.is_legal:""}function ks({view:e},t,n,s){if(t.stands)return t.stands(e,n);let o=e.armies[n],a=(e.guests??[]).filter(l=>l[0]===n).map(([,l,u])=>`${e.seats[l].name} ${u}`),r=e.seats[e.owner[n]]?.name??(e.neutral==null?s.nobody:s.unknown);return[o>=(e.owner[n]<0?1:0)?`${r}, ${o} ${o===1?s.army:s.armies.toLowerCase()}`:r,...a].join("; ")}function uc(){let e=!1,t,n=o=>o.game.marks(o,o.local),s=()=>{let{board:o,view:a,game:r,click:i}=t,l=I(a.lang),u=n(t),p=!!r.stands;return o.countries.flatMap(({name:d,continent:g},m)=>{let[f,h]=[ks(t,r,m,l),oa(u,m,l)];return p&&!f&&!h?[]:[c("tr",{class:h?"teg-marked":null},c("th",{scope:"row"},$(`place-${m}`,d,()=>i(m))),c("td",{},o.continents[g]?.name??""),c("td",{},a.owner[m]>=0&&!p?R(a,a.owner[m]):null,f),c("td",{},h))]})};return{depends:o=>{if(!e)return!1;let a=I(o.view.lang);return[o.board.countries.map((r,i)=>ks(o,o.game,i,a)),o.view.owner,n(o)]},draw:(o,a)=>{t=o;let r=[a.place,a.region,a.stands,a.marks].map(u=>c("th",{scope:"col"},u)),i=c("tbody",{},...e?s():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?s():[]))}},c("summary",{"data-key":"places"},a.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":a.as_table},c("table",{},c("thead",{},c("tr",{},...r)),i)));return l}}}var Bm=350;var Hm=500,[dc,gc]=[34,22];function Wm(e,t,n){let[s,o]=[t.width-e.width-6,t.height-e.height-6],a=[[s,6],[6,6],[s,o],[6,o]],[[r,i]]=n,l=([u,p])=>n.filter(([g,m])=>g>u-dc&&g<u+e.width+dc&&m>p-gc&&m<p+e.height+gc).length*1e4-Math.hypot(u+e.width/2-r,p+e.height/2-i);return a.reduce((u,p)=>l(p)<l(u)?p:u)}function Fm(e,t,n){e.hidden=!1;let s=t.getBoundingClientRect(),o=n.flatMap(l=>l?[[l.x-s.left,l.y-s.top]]:[]);if(!o.length)return;let a=s.width<Hm,[r,i]=a?[4,s.height+4]:Wm({width:e.offsetWidth,height:e.offsetHeight},s,o);Object.assign(e.style,{left:`${r}px`,top:`${i}px`,maxWidth:a?`${s.width-8}px`:""})}function fc({card:e,frame:t},n,s,o){let a=null,r=-1,i,l=()=>{clearTimeout(i),r=-1,a?.classList.remove("teg-lit"),a=null,e.hidden=!0},u=(g,m=Bm)=>{l(),a=s.group(g),a?.classList.add("teg-lit"),i=setTimeout(()=>p(g),m)},p=g=>{r=g;let{board:m,view:f}=n(),h=ee(f)?f:null,x=h?o(g):{};if(!x)return;let{lines:w=[],instead:b=[]}=x,_=b.length?b:[Gm(m,h,g)];e.replaceChildren(...Vm(m,h,g),...w,..._),Fm(e,t,[g,...m.countries[g].neighbours].map(E=>s.pixel(m.countries[E].label)))};return{point:u,hide:l,again:()=>r>=0&&p(r)}}function mc(e,t,n){if(t&&t.owner[n]>=0)return R(t,t.owner[n]);let s=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:s}})}function Vm(e,t,n){let{name:s,continent:o}=e.countries[n],a=I(t?.lang??"es"),r=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},s),c("small",{},e.continents[o]?.name??"")),c("p",{},mc(e,t,n),r?.name??(t?.neutral==null?a.nobody:a.unknown),i>=0&&` · ${i} ${i===1?a.army:a.armies.toLowerCase()}`)]}function Gm(e,t,n){let s=I(t?.lang??"es");return c("p",{class:"teg-borders"},`${s.borders}: `,...e.countries[n].neighbours.map(o=>c("span",{},mc(e,t,o),e.countries[o].name,(t?.armies[o]??-1)>=0&&c("b",{},` ${t?.armies[o]}`))))}var Um=2e3,Ym=15,hc=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function aa(e,t,n){let s=t.length===2?"arrows":"marks",o=l=>t.every((u,p)=>l[p]===u),a=e[s]??[],r=a.find(o),i=a.filter(l=>!o(l));return Ls({...e,[s]:r&&(r[t.length]??"good")===n?i:[...i,[...t,n]]})}function Km(e,t,n){let s=t.trim();if(typeof e.say!="object")return Ls({...e,say:s});let{[n]:o,...a}=e.say,r=s?{...a,[n]:s}:a;return Ls({...e,say:Object.keys(r).length?r:""})}var _s=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",Ls=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),xc={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:s},o)=>{let{note:a,lang:r,memory:i}=e;if(!i)return null;let[l,u]=[_s(a.say,r),_s(a.ask,r)],p=[...a.arrows??[],...a.marks??[]],d=({target:m})=>m.value.trim()!==l&&t(Ft(e,Km(a,m.value,r))),g=c("textarea",{"data-key":"say",rows:2,maxlength:Um,"aria-label":o.comment,change:d,focus:()=>n.auto&&e.goes_on&&s()});return g.textContent=l,c("div",{class:"teg-note"},u&&c("p",{},c("b",{},u)),l&&c("p",{},a.glyph&&c("b",{},`${a.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:o.draw_how},l?o.comment_change:o.comment_add),g),p.length>0&&$("wipe",o.wipe,()=>t(Ft(e,Ls({...a,arrows:[],marks:[]}))))))}};function wc(e){let t=P("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=o=>e.countries.findIndex(a=>a.name===o),s=(o,a,r)=>P("path",{class:`teg-${r} teg-tone-${o}`,d:a.map(i=>`M${i.map(([l,u])=>`${l.toFixed(1)},${u.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(o,{window:a,shape:r}){if(!o.arrows?.length&&!o.marks?.length&&!t.firstChild)return;let i=r||e.height/e.width,[l,u,p,d]=rt(e,i,a);t.setAttribute("viewBox",`${l} ${u} ${p-l} ${d-u}`);let g=(o.arrows??[]).map(([f,h,x="good"])=>s(x,Bt(e,n(f),n(h)),"drawn-arrow")),m=(o.marks??[]).map(([f,h="good"])=>s(h,[ue(e.countries[n(f)].label,Ym)],"drawn-mark"));t.replaceChildren(...m,...g)}}}function bc(e,t,{may:n,over:s,done:o},a){let r=new AbortController;a.push(()=>r.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let u=g=>[...new Set([l,t(g)])].filter(m=>m>=0),p=g=>s(u(g),hc(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",p,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?o(u(g),hc(g)):s([],""))};window.addEventListener("mousemove",p,{capture:!0,signal:r.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:r.signal})},{capture:!0,signal:r.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:r.signal})}function Qm(e){let t=null;for(let n=e.parentElement;n&&n!==document.body;n=n.parentElement)["auto","scroll"].includes(getComputedStyle(n).overflowY)&&(t=n);return t}function yc({dom:e,el:t,stops:n},s){let{root:o}=e,a=Qm(t),r=!a&&window!==window.top,i=()=>a?Math.min(a.clientHeight,window.innerHeight):r?656:window.innerHeight,l=()=>{let d=o.ownerDocument.fullscreenElement===o||o.classList.contains("teg-wide")?window.innerHeight:Math.max(i()-16,480);o.style.setProperty("--teg-high",`${d}px`)},u=new ResizeObserver(()=>{l(),s()});return u.observe(e.map),a&&u.observe(a),window.addEventListener("resize",l),document.addEventListener("fullscreenchange",l),n.push(()=>{u.disconnect(),window.removeEventListener("resize",l),document.removeEventListener("fullscreenchange",l)}),l(),{async toggle(){let{fullscreenElement:p}=document;if(p)return document.exitFullscreen();let d=o.classList.contains("teg-wide");await(d?Promise.reject():o.requestFullscreen()).catch(()=>o.classList.toggle("teg-wide",!d)),l()}}}var Xm=250,fn=1.5,ra={page:11,class:15},Tt=e=>e.get("size")==="class"?"class":"page";function mn(e,t){let n=[...e.querySelectorAll(":is(.teg-dots, .teg-pop)[open]")].filter(s=>!s.contains(t));for(let s of n)s.open=!1;return n.length>0}function vc(e){let{host:t,board:n,picks:s,looks:o,dom:a,store:r,map:i,sketch:l,wire:u,scheduler:p,intents:d,stops:g}=e,{get:m,view:f,table:h}=r,x=()=>!u.busy()&&ee(f()),w=fc(a,h,i,k=>{let v=d.odds(k),{game:S,local:A}=m(),q=S.facts?S.facts(h(),A,k):{};return v&&q?{...q,instead:Gt(v,f().lang)}:q});g.push(w.hide);let b=k=>{let v=t.get("selected")??[],[S,A]=[s?v.filter(q=>q!==k):[],v.includes(k)];u.write({selected:A?S:[...S,k]}),s&&(a.heard.textContent=`${k}: ${I(f().lang)[A?"unmarked":"marked"]}`)},_={country:-1,time:0};i.onClick=(k,v)=>{if(v?.button)return;let S=performance.now(),A=k===_.country&&S-_.time<Xm;if(_={country:k,time:S},!(A||!x())){if(w.hide(),o)return b(n.countries[k].name);d.click(k,!!v?.shiftKey)}},i.onDrag=(k,v)=>{v<0||k===v||!x()||(e.mover.skip(),d.take(m().game.drag?.(h(),m().local,k,v)??null))},i.onHover=k=>{w.point(k),d.pointHintAt(k);let{game:v,local:S}=m();v.hover&&ee(f())&&d.set(v.hover(h(),S,k))},i.onLeave=()=>{w.hide(),d.pointHint(0)},i.onHold=k=>w.point(k,0);let E=k=>k.map(v=>n.countries[v].name),j=(k,v)=>u.send(Ft(f(),aa(f().note,E(k),v)));bc(a.map,i.at,{may:()=>!o&&ee(f())&&f().memory,over:(k,v)=>l.draw(k.length?aa(f().note,E(k),v):f().note,i),done:j},g),a.root.addEventListener("click",k=>{let v=k.target,S=v.closest("[data-clause]");e.rule.box.contains(v)||e.rule.close(),mn(a.root,v),S&&(e.rule.from(S),u.send(xr(S.dataset.clause??"")))});let M=k=>{a.ring.hidden=Tt(t)!=="class"||k.pointerType==="touch"||k.type==="pointerleave";let{left:v,top:S}=a.frame.getBoundingClientRect();a.ring.style.translate=`${k.clientX-v}px ${k.clientY-S}px`};a.map.addEventListener("pointermove",M),a.map.addEventListener("pointerleave",M),i.onZoom=()=>{e.mover.skip(),w.hide(),p.schedule();let{times:k,left:v,top:S}=i.window;`${t.get("window")}`!=`${[k,v,S]}`&&u.write({window:[k,v,S]})};let L=()=>{let[k,v,S]=t.get("window")??[1,0,0];i.look({times:k,left:v,top:S})};a.closer.addEventListener("click",()=>i.look(Ue(n,i.window,fn))),a.further.addEventListener("click",()=>i.look(i.narrow()?_e():Ue(n,i.window,1/fn)));let y=yc(e,()=>{e.rule.place(),i.resized(a.map.clientWidth)&&(e.mover.skip(),p.schedule())});return a.wide.addEventListener("click",y.toggle),a.drawer.addEventListener("click",()=>a.root.toggleAttribute("data-drawer")),{...w,select:b,draws:j,look:L,type(){let k=Tt(t);a.root.dataset.size=k,i.type(ra[k]),p.schedule()}}}var kc={a:'.teg-question [data-key^="accept"]',r:'.teg-question [data-key^="decline"]',s:'.teg-bar [data-key="until-end"]',h:'[data-key="hint"]',f:'[data-key="wide"]',"?":'[data-key="menu"]'},Zm=".teg-tour, .teg-side, .teg-head, .teg-time";function _c(e){let{board:t,dom:n,looks:s,store:o,map:a,wire:r,where:i,scheduler:l,intents:u,driver:p,pointer:d,rule:g,stops:m}=e,{get:f,dispatch:h,view:x,table:w}=o,b=-1,_=-1,E=()=>{let T=b<0?null:a.pixel(t.countries[b].label);if(n.here.hidden=!T||n.root.querySelector(".teg-map:focus")==null,!T)return;let N=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${T.x-N.left}px`,top:`${T.y-N.top}px`})},j=T=>{b=T,a.reveal(t.countries[T].label),E(),d.point(T);let{game:N,local:z}=f(),D=I(x().lang),F=[t.countries[T].name,ks(w(),N,T,D),oa(N.marks(w(),z),T,D)];n.heard.textContent=F.filter(Boolean).join(". ")},M=({key:T,shiftKey:N})=>{if(!ee(x()))return!1;if(T.startsWith("Arrow")&&!N){let z=f().game.marks(w(),f().local),D=[z.source,...z.legal,...z.targets,0].find(F=>F!=null)??0;return j(b<0?D:pc(t,b,T)),!0}if((T==="Enter"||T===" ")&&b>=0)return s?d.select(t.countries[b].name):u.click(b,N),!0;if((T==="*"||T===">")&&b>=0&&x().memory){let z=T===">"&&_<0;return z||d.draws(T==="*"||_===b?[b]:[_,b],"good"),_=z?b:-1,!0}return!1},L=(T,N)=>{let z=i.now();if(!z.memory)return!1;let D=z.branches.length-1,F=f().way;if(T==="ArrowLeft")r.send(ie(z,N?pr(z):z.step-1));else if(T==="ArrowRight"&&N)r.send(ie(z,ur(z)));else if(T==="ArrowRight")r.send(cr(z,F));else{let B=T==="ArrowDown";D<0?r.send(ie(z,B?z.steps:0)):h({type:"set",part:{way:Math.min(Math.max(F+(B?1:-1),0),D)}}),l.schedule()}return!0},y=T=>{let N=kc[T]?n.root.querySelector(`${kc[T]}:not([disabled])`):null;return N?.click(),N!=null},k=()=>{let T=n.places.sheet.querySelector("[data-sheet]");return T&&u.show(T.dataset.sheet??"",!1),T!=null},v=()=>{let{asking:T,game:N,local:z}=f(),{source:D,target:F}=N.marks(w(),z);if(T)u.ask(null);else{if(!x().exploring||D!=null||F!=null)return!1;u.askToLeave()}return!0},S=(T,N)=>{let z=i.now();if(T==="Escape"&&(u.endFilm()||e.mover.finish()||g.close()||e.tour.leave()||mn(n.root,null)||k()||v()))return!0;if(T==="Escape"&&z.playing)p.stop();else if(T==="+"||T==="="||T==="-")a.look(Ue(t,a.window,T==="-"?1/fn:fn));else if(T==="Home")a.look(_e());else{if(T.startsWith("Arrow"))return L(T,N);if(s)return!1;if(y(T.toLowerCase()))return!0;if(T.toLowerCase()==="u")r.send(mt(z));else if(T.toLowerCase()==="r"&&z.memory)r.send(Rn(z));else if(T.toLowerCase()==="p"&&z.seats.some(D=>D.bot))p.pause();else{let D=f().game.key(w(),f().local,T);return D&&e.mover.skip(),u.take(D)}}return!0};Sn(n.root,(T,N)=>{if(N===n.map&&M(T))return!0;if(/^[a-z?]$/i.test(T.key)&&N.closest(Zm))return!1;let z=T.key==="Backspace"&&document.fullscreenElement===n.root;return ee(x())&&S(z?"Escape":T.key,T.shiftKey)}),Me(n.root,m);let A=!1;n.map.addEventListener("pointerdown",()=>A=!0,{capture:!0}),n.map.addEventListener("focus",()=>{A?n.root.focus({preventScroll:!0}):E()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let q=()=>setTimeout(()=>A=!1);return window.addEventListener("pointerup",q,!0),m.push(()=>window.removeEventListener("pointerup",q,!0)),{ring:E}}var Jm=60;function $s(e,t,n){let s=Ta(n.lang),{act:o,seat:a,sources:r,targets:i,amount:l,words:u}=e,p=x=>x==null?"":t.countries[x]?.name??"",d=x=>n.seats[x??-1]?.name??"",g=t.continents[o.continent??-1],[m=0,f=0]=o.losses??[],h={seat:d(a),other:d(o.defender??o.partner??o.loser),source:r.length===1?p(r[0]):"",target:i.length===1?p(i[0]):"",amount:o.amounts?String(o.amounts.reduce((x,w)=>x+w,0)):l==null?"":String(l),attack:String(m),defence:String(f),continent:g?.name??"",armies:g?.armies?`: +${g.armies}`:"",die:String(o.die??"")};for(let x of[`${n.game}_${u}_full`,`${n.game}_${u}`,`${u}_full`,u,`${u}_short`]){let w=s[x]&&eh(s[x],h);if(w&&w.length<=Jm)return w}return""}function eh(e,t){return[...e.matchAll(/\{(\w+)\}/g)].map(([,s])=>s).some(s=>s!=="armies"&&!t[s])?"":e.replace(/\{(\w+)\}/g,(s,o)=>t[o])}var Lc=2/3,ia=7,$c=".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";function la(e,t){let{root:n}=e,s=n.dataset.size==="class"&&t.kind==="dice"?th(e,t):null,o=-1;return a=>{let r=a<Lc?Math.floor(a/Lc*ia):ia;if(r===o)return;o=r;let i=o<ia;i?n.dataset.rolling="roll":n.removeAttribute("data-rolling"),[...n.querySelectorAll(`${$c}, .teg-large svg.teg-die`)].forEach((u,p)=>{Sc(u,i?1+Math.floor(Math.random()*6):Number(u.getAttribute("aria-label"))),u.style.transform=i?`rotate(${(o+p)%4*24-36}deg)`:""}),s?.classList.toggle("teg-rolls",i)}}function Mc(e){e.removeAttribute("data-rolling");for(let t of e.querySelectorAll($c))Sc(t,Number(t.getAttribute("aria-label"))),t.style.transform="";e.querySelector(".teg-large")?.remove()}function Sc(e,t){let n=e.querySelector("rect")?.getAttribute("stroke")??"#26303b";e.querySelectorAll("circle").forEach(s=>s.remove()),e.append(...Tn(t).map(([s,o])=>P("circle",{cx:s,cy:o,r:.4,fill:n})))}function th(e,t){let{root:n,svg:s,board:o,before:a,box:r}=e,{act:i,seat:l,sources:u,targets:p}=t,d=Cn(i.attack??[],i.defence??[]),g=(b,_,E)=>{let{color:j="#ffffff",ink:M="#26303b"}=a.seats[_]??{},L=y=>y.winner===b?"won":y.winner?"lost":"idle";return c("div",{},R(a,_),c("span",{},o.countries[E??-1]?.name??""),...d.map(y=>Ve(y[b],L(y),j,M)))},m=Math.max(...[...u,...p].map(b=>e.at(o.countries[b].label)[0]))>r.width/2,[f,h]=i.losses??[0,0],x=$s({...t,words:f&&h?"losses":f?"losses_attack":"losses_defence"},o,a);n.querySelector(".teg-large")?.remove();let w=c("div",{class:`teg-large ${m?"teg-at-left":"teg-at-right"}`,"aria-hidden":"true"},g("attack",l,u[0]),g("defence",i.defender??-1,p[0]),c("b",{},x));return s.after(w),w}function Ec(e,t){let{svg:n,plot:s}=e,[o,a]=[t([0,0]),t([1,0])],r=n.getBoundingClientRect();if(!o||!a||!r.width)return null;let i=a.x-o.x,[l,u]=[o.x-r.left,o.y-r.top],p=s.querySelector(".tracediscs .point"),d=s.querySelector(".tracediscs text"),g=p&&d?{radius:p.getBBox().width/2,type:parseFloat(d.style.fontSize)||11}:null,[m,f,h]=[P("g"),P("g"),P("g")];return n.replaceChildren(m,f,h),{...e,box:r,unit:i,at:([x,w])=>[l+x*i,u+w*i],disc:g,low:m,arrows:f,high:h,discs:new Map}}var je=({board:e,at:t},n)=>t(e.countries[n].label),Ct=({at:e},t,n=!0)=>t.map(s=>`M${s.map(o=>e(o).map(a=>a.toFixed(1)).join(",")).join("L")}${n?"Z":""}`).join("");function hn({disc:e},t,n,s,o){let{radius:a,type:r}=e??{radius:9,type:11},i=P("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${t.length>2?r*.8:r}px ${ce}`,fill:s}},t);return{group:P("g",{},P("circle",{r:a,style:{fill:n,stroke:o,strokeWidth:"1.3px"}}),i),text:i}}function Ms(e,t,n){let s=e.discs.get(t);if(s)return s;let{palette:o}=e.board,a=hn(e,String(n),o.disc,o.disc_ink,o.frontier);return e.discs.set(t,a),e.high.append(a.group),le(a.group,je(e,t)),a}var Ss=({disc:e,before:t},n)=>e!=null&&!(t.guests??[]).some(([s])=>s===n);function le(e,[t,n],s=1,o=0){e.setAttribute("transform",`translate(${t.toFixed(2)},${n.toFixed(2)})${o?` rotate(${o.toFixed(1)})`:""}${s===1?"":` scale(${s.toFixed(3)})`}`)}function jt(e,t,n=!1){return An(e.board,t).map(o=>n?o:[o[0],o[o.length-1]]).map(o=>o.map(e.at))}function et(e,t){let n=e.flatMap(u=>u.slice(1).map((p,d)=>({a:u[d],b:p,length:Math.hypot(p[0]-u[d][0],p[1]-u[d][1])}))),s=t*n.reduce((u,{length:p})=>u+p,0),o=n.find(({length:u},p)=>s<=u||p===n.length-1?!0:(s-=u,!1));if(!o)return{point:e[0]?.[0]??[0,0],turn:0};let{a,b:r,length:i}=o,l=Math.min(s/(i||1),1);return{point:[a[0]+l*(r[0]-a[0]),a[1]+l*(r[1]-a[1])],turn:Math.atan2(r[1]-a[1],r[0]-a[0])*180/Math.PI}}var Fe=e=>e<.5?2*e*e:1-(2-2*e)**2/2;var ca=.5,nh=0;function Oc(e,{sources:[t],targets:[n],seat:s,amount:o,counts:a},r){if(n==null)return()=>{};let{board:i,before:l,after:u}=e,{color:p="#888888",ink:d="#26303b",sign:g=[]}=l.seats[s]??{},m=i.countries[n].polygons,f=sh(m,t==null?i.countries[n].label:Is(i,t,n).at(-1)?.[0]??i.countries[t].label).map(e.at)[0],h=Math.max(...m.flat().map(v=>pa(e.at(v),f))),x=`teg-clip-${++nh}`,w=P("circle",{cx:f[0],cy:f[1],r:1}),b=P("path",{d:Ct(e,m),style:{fill:p,stroke:i.palette.border,strokeWidth:"1px"}});e.low.append(P("clipPath",{id:x},w),P("g",{"clip-path":`url(#${x})`},b),...oh(e,n));let _=e.disc?.radius??9,E=je(e,n),j=g.map(([v,S])=>`${v*_},${S*_}`),M=P("path",{d:j.length?`M${j.join("L")}Z`:"",style:{fill:d}}),L=a.find(([v])=>v===n);Ss(e,n)&&(e.low.append(M),le(M,E),Ms(e,n,L?.[1]??l.armies[n]));let y=t==null?null:hn(e,String(o||Math.max(u.armies[n]??1,1)),p,d,"#ffffff").group;y&&r.append(y);let k=t==null?[]:jt(e,[t,n]);return v=>{y&&le(y,et(k,Fe(Math.min(v/ca,1))).point),y&&(y.style.opacity=String(v<.85?1:0));let S=Math.max((v-ca/2)/(1-ca/2),0);w.setAttribute("r",String(Math.max(S*(h+2),.1))),M.style.opacity=String(Math.max(S*2-1,0))}}var sh=(e,t)=>[e.flat().reduce((n,s)=>pa(s,t)<pa(n,t)?s:n)],pa=([e,t],[n,s])=>Math.hypot(e-n,t-s);function oh(e,t){let n=e.board.countries[t].polygons.flat().map(e.at),[s,o]=[n.map(([d])=>d+e.box.left),n.map(([,d])=>d+e.box.top)],[a,r,i,l]=[Math.min(...s),Math.max(...s),Math.min(...o),Math.max(...o)],{left:u,top:p}=e.plot.getBoundingClientRect();return["names","names-light","notes"].map(d=>{let g=P("g",{class:`trace${d}`,transform:`translate(${u-e.box.left},${p-e.box.top})`});for(let m of e.plot.querySelectorAll(`.trace${d} .text > *`)){let f=m.getBoundingClientRect();f.right>a&&f.left<r&&f.bottom>i&&f.top<l&&g.append(m.cloneNode(!0))}return g})}function ua(e,t){let n=P("g");e.high.append(n);let s=[dh[t.kind],ah].map(a=>a?.(e,t,n)??(()=>{})),o=a=>s.forEach(r=>r(a));return{frame:o,end(){o(1),n.remove()}}}function ah(e,{kind:t,counts:n},s){let o=t==="conquest"||t==="march"?.8:.25,a=t==="losses"||t==="shift",r=n.filter(([i])=>Ss(e,i)).map(([i,l,u])=>{let{group:p,text:d}=Ms(e,i,l),g=je(e,i),m=a?P("text",{class:"teg-change","text-anchor":"middle"},u<l?`−${l-u}`:`+${u-l}`):null;return m&&s.append(m),{group:p,text:d,at:g,from:l,to:u,sign:m}});return i=>{for(let{group:l,text:u,at:p,from:d,to:g,sign:m}of r){let f=Math.max((i-o)/(1-o),0),h=String(Math.round(d+(g-d)*Math.min(f*1.6,1)));u.textContent!==h&&(u.textContent=h),le(l,p,1+.25*Math.sin(Math.PI*f)),m&&(le(m,[p[0]+(e.disc?.radius??9)*1.6,p[1]-6-22*i]),m.style.opacity=String(Math.min(1,2.4*(1-i))))}}}function rh(e,{sources:t,targets:[n]}){if(e.arrows.replaceChildren(),n==null)return()=>{};if(!t.length)return Es(e,[n],e.arrows);let s=t.flatMap(o=>jt(e,[o,n]).map(a=>{let[[r,i],[l,u]]=[a[0],a[a.length-1]],{turn:p}=et([a],1),d=Math.hypot(l-r,u-i),{palette:g}=e.board,m=P("path",{class:"teg-sent",d:ih(d,e.disc?.radius??14),style:{fill:g.source}});return e.arrows.append(m),{node:m,at:[r,i],turn:p}}));return o=>{for(let{node:a,at:r,turn:i}of s)le(a,r,Math.max(Fe(o),.01),i)}}function ih(e,t){let n=Math.min(Math.max(t/8,1),2),s=Math.max(e-t-2,10),o=s-10*n,a=Math.min(t,o-4);return`M${a},${-1.4*n}L${o},${-2.8*n}L${o-1},${-6.6*n}L${s},0L${o-1},${6.6*n}L${o},${2.8*n}L${a},${1.4*n}Z`}function Es(e,t,n){let s=(e.disc?.radius??14)*1.2,o=t.filter(a=>e.board.countries[a]).map(a=>{let r=P("circle",{class:"teg-pulse",r:s});return n.append(r),{node:r,at:je(e,a)}});return a=>{for(let{node:r,at:i}of o)le(r,i,1+.9*a),r.style.opacity=String(1-a)}}function Ac(e,{sources:[t],targets:[n],amount:s,seat:o},a){if(t==null||n==null)return()=>{};let{color:r="#555555",ink:i="#ffffff"}=e.before.seats[o]??{},{group:l}=hn(e,s?String(s):"",r,i,"#ffffff");a.append(l);let u=jt(e,[t,n]);return p=>le(l,et(u,Fe(p)).point)}function Tc(e,{act:t,sources:[n],targets:[s],kind:o},a){if(n==null||s==null)return()=>{};let r=(t.path??[]).filter(m=>m!==n&&m!==s),i=jt(e,[n,...r,s],!0),l=P("path",{class:"teg-trail",d:i.map(m=>`M${m.map(f=>f.join(",")).join("L")}`).join(""),pathLength:1}),u=o==="strike"&&t.unit===2?"M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z":o==="strike"?"M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z":"M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z",p=P("path",{class:"teg-flier",d:u,style:{fill:e.board.palette.missile??"#26303b"}}),d=P("circle",{class:"teg-burst",r:16});a.append(l,d,p);let g=je(e,s);return m=>{let f=Math.min(m/.8,1),{point:h,turn:x}=et(i,Fe(f));le(p,h,1,t.unit===2?0:x);let w=Math.max((m-.75)/.25,0);p.style.opacity=String(w>0?1-w:1),le(d,g,.2+1.3*w),d.style.opacity=String(w>0?1-w*.6:0),l.style.opacity=String(.8*(1-w))}}function lh(e,{act:t,seat:n}){let{board:s,before:o,unit:a}=e,r=t.path??[];if(r.length<2)return()=>{};let[i]=r,{color:l,ink:u}=o.seats[n]??{color:"#555555",ink:"#ffffff"},p=15.5*a,d=P("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${Math.max(19*a,11)}px sans-serif`,fill:u}},String((t.soldier??0)%8)),g=P("path",{d:s.shapes?.gear[n]??"",transform:`translate(0,${-6*a}) scale(${a})`,style:{fill:l,stroke:"#26303b"}}),m=P("g",{},P("circle",{r:p,style:{fill:l,stroke:"#26303b",strokeWidth:"2px"}}),g,d),f=s.size??1,h=(Math.floor(i/f)+i%f)%2?s.palette.dark:s.palette.light,x=s.countries[i].continent>=0;e.low.append(P("path",{d:Ct(e,s.countries[i].polygons),style:{fill:h,opacity:x?"0.8":"1"}})),e.high.append(m);let w=[r.map(b=>e.at([s.countries[b].label[0],s.countries[b].label[1]+7]))];return b=>le(m,et(w,Fe(b)).point)}function ch(e,{targets:[t]}){if(t==null)return()=>{};let n=11*Math.max(e.unit,.7),s=P("path",{class:"teg-cross",d:`M${-n},${-n}L${n},${n}M${-n},${n}L${n},${-n}`});return e.high.append(s),o=>{le(s,je(e,t),.4+.6*Fe(Math.min(o*1.5,1))),s.style.opacity=String(Math.min(1,o*3))}}function Cc(e,{seat:t,act:n,kind:s},o){let{box:a,root:r,before:i}=e,l=[a.width/2,a.height*.55],p=[t,...s==="pact"&&n.partner!=null?[n.partner]:[]].map(d=>{let{name:g="",color:m="#555555"}=i.seats[d]??{},f=r.querySelector(`[data-seat="${CSS.escape(g)}"]`)?.getBoundingClientRect(),h=f?.width?[f.left+f.width/2-a.left,f.top+f.height/2-a.top]:[l[0],-10],x=P("g",{class:"teg-flown"},P("rect",{x:-9,y:-12,width:18,height:24,rx:3}),P("circle",{r:5,style:{fill:m}}));return o.append(x),{node:x,line:[l,h]}});return d=>{for(let{node:g,line:m}of p)le(g,et([m],Fe(d)).point,1.6-.6*d),g.style.opacity=String(Math.min(1,4*(1-d)))}}function ph(e,{act:t,seat:n},s){let{board:o,before:a}=e,r=Ct(e,o.continents[t.continent??0].outline,!1),i=P("g",{class:"teg-lights"},P("path",{d:r,style:{strokeWidth:"9px",stroke:"#ffffff"}}),P("path",{d:r,style:{stroke:a.seats[n]?.color??"#26303b"}}));return s.append(i),l=>{i.style.opacity=String(Math.sin(Math.PI*l))}}function uh(e,{targets:t,seat:n},s){let{board:o,after:a}=e,r=a.owner.flatMap((u,p)=>u===n?[p]:[]),i=[...r.filter(u=>!t.includes(u)),...t.filter(u=>r.includes(u))],l=(o.cell?[]:i).map(u=>{let p=P("path",{class:"teg-won-place",d:Ct(e,o.countries[u].polygons),style:{opacity:"0"}});return s.append(p),p});return u=>{let p=u*(l.length+6);l.forEach((d,g)=>{let m=(p-g)/6,f=String(m>0&&m<1?Math.sin(Math.PI*m):0);d.style.opacity!==f&&(d.style.opacity=f)})}}var dh={attack:rh,dice:(e,t)=>la(e,t),roll:(e,t)=>la(e,t),conquest:Oc,march:Ac,convoy:Ac,strike:Tc,flight:Tc,walk:lh,fall:ch,card:Cc,pact:Cc,continent:ph,end:uh,work:(e,{targets:t},n)=>Es(e,t,n),place:(e,{targets:t},n)=>Es(e,t,n),flag:(e,{targets:t},n)=>Es(e,t,n)};var gh={slow:2,normal:1,quick:.35,at_once:0},fh=8e3,mh=.25,jc=800,da=e=>e.reduce((t,{ms:n})=>t+n,0),xn=e=>gh[e]??1;function zc(e,t,n,s){let o=Math.max(fh-n,0)*(s?1:mh);return xn(t)*Math.min(1,o/Math.max(da(e),1))}var hh={place:180,work:180,count:180,attack:250,dice:600,losses:350,conquest:500,march:400,convoy:400,shift:350,card:300,pact:300,strike:500,flight:600,walk:400,roll:400,fall:350,reply:300,flag:700,continent:700,end:1500},xh=new Set(["attack","battle","strike","flight"]),wh=12;function Nc(e,t,n){if(t.game!==n.game||t.line!==n.line||n.step<=t.step)return[];let s=vh((n.acts??[]).filter(l=>l.step>t.step)),o=e.cell?[]:[...t.armies],a=s.flatMap(l=>(yh[l.kind]??(()=>[]))(l,bh(o))),r=a.filter(l=>l.kind==="end"),i=[...a.filter(l=>l.kind!=="end"),...Lh(e,t,n),...r];return $h(i,o,n)}function bh(e){return(t,n)=>{let s=t==null?-1:e[t]??-1;return t==null||s<0||!n?[]:(e[t]=Math.max(s+n,0),[[t,s,e[t]]])}}function Z(e,t,n={}){let s=t.sources??(t.source==null?[]:[t.source]),o=t.targets??(t.target==null?[]:[t.target]);return{kind:e,ms:hh[e],seat:t.seat??-1,sources:s,targets:o,counts:[],amount:t.amount??null,act:t,words:e,...n}}var qc=(e,t,n)=>t.amount?[Z(e,t,{counts:e==="convoy"?[]:[...n(t.source,-t.amount),...n(t.target,t.amount)]})]:[],yh={place:(e,t)=>[Z("place",e,{counts:(e.targets??[e.target]).flatMap((n,s)=>t(n,e.amounts?.[s]??e.amount??1))})],work:e=>[Z("work",e)],attack:e=>[Z("attack",e)],battle:(e,t)=>{let[n=0,s=0]=e.losses??[],o=[...t(e.source,-n),...t(e.target,-s)];return[Z("attack",e),...e.attack?.length?[Z("dice",e,{words:"attack"})]:[],...o.length?[Z("losses",e,{counts:o,words:n&&s?"losses":n?"losses_attack":"losses_defence"})]:[]]},conquest:(e,t)=>{let n=t(e.source,-(e.amount??0)),[s]=e.target==null?[]:t(e.target,-1/0),o=e.amount?t(e.target,e.amount):s?[s]:[];return[Z("conquest",e,{counts:[...n,...o]})]},march:(e,t)=>qc("march",e,t),convoy:(e,t)=>qc("convoy",e,t),strike:e=>[Z("strike",e)],flight:(e,t)=>[Z("flight",e),Z("losses",e,{counts:t(e.target,-(e.amount??0)),words:"flight"})],shift:(e,t)=>[Z("shift",e,{targets:e.places??[],counts:(e.places??[]).flatMap((n,s)=>t(n,e.changes?.[s]??0))})],card:e=>[Z("card",e)],question:e=>[Z("card",e,{words:"question"})],reply:e=>[Z("reply",e,{words:e.right?"right":"wrong"})],pact:e=>[Z("pact",e)],roll:e=>[Z("roll",e)],walk:e=>[Z("walk",e,{sources:e.path?.slice(0,1)??[],targets:e.path?.slice(-1)??[]})],fall:e=>[Z("fall",e)],flag:e=>[Z("flag",e)],end:e=>[Z("end",e,{targets:e.order??[],seat:e.winners?.[0]??-1,words:e.winners?.length===1?"end":"end_all"})]};function vh(e){let t=[];for(let n of e){let s=t.at(-1),o=s&&s.seat===n.seat,a=o&&s.source===n.source&&s.target===n.target;if(a&&s.kind==="attack"&&n.kind==="battle")t[t.length-1]=n;else{if(a&&s.kind==="battle"&&n.kind==="attack")continue;a&&s.kind==="battle"&&n.kind==="battle"&&!n.sources?t[t.length-1]=kh(s,n):o&&s.kind===n.kind&&(n.kind==="place"||n.kind==="work")?t[t.length-1]=_h(s,n):o&&s.kind==="battle"&&n.kind==="conquest"&&n.target===s.target?t.push({...n,source:n.source??s.source}):o&&s.kind==="conquest"&&n.kind==="march"&&n.target===s.target&&n.step===s.step?t[t.length-1]={...s,source:n.source,amount:(s.amount??0)+(n.amount??0)}:t.push(n)}}return t}var kh=(e,t)=>({...t,losses:[0,1].map(n=>(e.losses?.[n]??0)+(t.losses?.[n]??0)),throws:(e.throws??1)+1});function _h(e,t){let n=e.targets??[e.target??-1],s=e.amounts??[e.amount??1],o=n.indexOf(t.target??-1),a=t.amount??1;return o>=0?{...t,target:void 0,targets:n,amounts:s.map((r,i)=>i===o?r+a:r)}:{...t,target:void 0,targets:[...n,t.target??-1],amounts:[...s,a]}}function Lh(e,t,n){return e.cell?[]:e.continents.flatMap((s,o)=>{let a=e.countries.flatMap((l,u)=>l.continent===o?[u]:[]),r=n.owner[a[0]]??-1,i=l=>r>=0&&a.length>1&&a.every(u=>l[u]===r);return!i(n.owner)||i(t.owner)?[]:[Z("continent",{kind:"continent",step:n.step,seat:r,continent:o,targets:a})]})}function $h(e,t,n){let s=new Set;for(let l of[...e].reverse())for(let u of[...l.counts].reverse()){let p=n.armies[u[0]];!s.has(u[0])&&p>=0&&(u[2]=p),s.add(u[0])}let o=e.at(-1),a=t.flatMap((l,u)=>{let p=n.armies[u];return s.has(u)||l<0||p<0||l===p?[]:[[u,l,p]]});if(!a.length||a.length>wh)return e;if(o?.kind==="conquest"&&a.every(([l])=>o.sources.includes(l)))return o.counts.push(...a),e;let r=o?.act??{kind:"losses",step:n.step},i=!o||xh.has(r.kind)?"losses":"count";return[...e,{...Z(i,r,{counts:a,sources:[],targets:a.map(([l])=>l)}),words:o?.words??""}]}var Rc="teg-sound",Mh={dice:[0,.07,.13,.21,.3].map(e=>[0,e,.04,.25]),losses:[[110,0,.16,.3]],conquest:[[392,0,.12,.18],[587,.1,.22,.18]],card:[[0,0,.12,.08]],end:[[392,0,.5,.12],[494,.1,.5,.12],[587,.2,.7,.12]]},Sh={dice:"dice",roll:"dice",losses:"losses",fall:"losses",flight:"losses",conquest:"conquest",continent:"conquest",flag:"conquest",card:"card",pact:"card",place:"card",end:"end"},Pc=null,zt=Fn(Rc)==="on",qt={on:()=>zt,toggle(){zt=!zt,yt(Rc,zt?"on":"off"),zt&&qt.play("card")},play(e){let t=Mh[Sh[e]];if(!(!zt||!t||!("AudioContext"in window))){Pc??=new AudioContext;for(let n of t)Eh(Pc,n)}}};function Eh(e,[t,n,s,o]){let a=e.currentTime+n,r=e.createGain();r.gain.setValueAtTime(o,a),r.gain.exponentialRampToValueAtTime(.001,a+s),r.connect(e.destination);let i=t?new OscillatorNode(e,{type:"triangle",frequency:t}):new AudioBufferSourceNode(e,{buffer:Oh(e)});i.connect(r),i.start(a),i.stop(a+s)}function Oh(e){let t=e.createBuffer(1,e.sampleRate/4,e.sampleRate),n=t.getChannelData(0);for(let s=0;s<n.length;s++)n[s]=Math.random()*2-1;return t}var Ah=250,Th=16;function Ch(e,t){let[n,s]=je(e,t);return s>e.box.height-80&&Math.abs(n-e.box.width/2)<Math.max(e.box.width*.3,220)}var jh=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Ic({root:e,frame:t,plot:n,board:s},o,{ended:a,says:r},i){let l=P("svg",{class:"teg-moves","aria-hidden":"true"}),u=c("p",{class:"teg-told","aria-hidden":"true",hidden:!0});t.append(l,u);let p=null,d=0,g,m=-1/0,f={name:"",spent:0},h=()=>{p&&(p.shown?.end(),cancelAnimationFrame(d),clearTimeout(g),p=null,e.removeAttribute("data-moving"),Mc(e),u.hidden=!0,a())},x=j=>{if(!p)return;let M=$s(j,s,p.ground.before);if(!M||u.textContent===M)return;let{color:L="transparent"}=p.ground.before.seats[j.seat]??{};u.replaceChildren(c("i",{class:"teg-dot",style:{background:L}}),M),u.hidden=!1,r(M)},w=j=>{if(!p)return;let{motions:M,factor:L,ground:y}=p;for(;;){let k=M[p.now];if(!k)return h();p.shown||(p.shown=ua(y,k),e.dataset.moving=k.kind,x(k),qt.play(k.kind));let v=(j-p.start)/Math.max(k.ms*L,1);if(v<1){p.shown.frame(Math.max(v,0));break}p.shown.end(),p.start+=k.ms*L,p.now++,p.shown=null}d=requestAnimationFrame(w)},b=()=>{d=requestAnimationFrame(j=>{p&&(p.start=j),w(j)})},_=()=>{if(!p)return;let{motions:j,ground:M,factor:L}=p,y=j.find(({sources:v,targets:S})=>v.length&&S.length)??j[0],k=y.sources.length&&y.targets.length===1&&ua(M,{...y,kind:"attack",counts:[]});k&&k.end(),e.dataset.moving="still",x(y),g=setTimeout(h,jc*L)},E=()=>document.hidden&&h();return document.addEventListener("visibilitychange",E),i.push(()=>document.removeEventListener("visibilitychange",E),()=>{cancelAnimationFrame(d),clearTimeout(g),p=null}),{show(j,M,{speed:L,jumps:y,asked:k}){let v=!k&&performance.now()-m<Ah&&j?.steps===M.steps;m=performance.now();let S=p!=null;if(h(),!j||S||v||y||document.hidden||!xn(L))return;let A=Nc(s,j,M),q=`${j.line}/${j.round}/${j.turn}`,T=!!j.seats[j.turn]?.bot;f.name!==q&&(f={name:q,spent:0});let N=jh(),z=N?xn(L):zc(A,L,T?f.spent:0,!T||j.turn!==M.turn),D=da(A)*z;if(f.spent+=D/xn(L),!A.length||D<Th)return;let F=Ec({root:e,plot:n,svg:l,board:s,before:j,after:M},o);if(!F)return;p={motions:A,factor:z,now:0,start:0,shown:null,ground:F,still:N};let B=A.some(({kind:O})=>O==="dice"||O==="roll"),Y=B&&e.dataset.size==="class";u.classList.toggle("teg-at-top",Y||A.some(({sources:O,targets:C})=>[...O,...C].some(H=>Ch(F,H)))),N?_():(B&&(e.dataset.rolling="wait"),d=requestAnimationFrame(b))},moves:()=>p!=null,holds:()=>p!=null&&!p.still,finish(){return p?(p.still?h():p.shown&&(p.start=performance.now()-p.motions[p.now].ms*p.factor),!0):!1},skip:h,clear(){!p&&l.firstChild&&l.replaceChildren()}}}var zh=new Set(["go","undo","redo","step"]);function Dc(e){let{board:t,dom:n,map:s,store:o,stops:a}=e,r=f=>{n.said.firstChild||n.said.append(c("p",{},f))},i=Ic({root:n.root,frame:n.frame,plot:n.map,board:t},s.pixel,{ended:()=>e.scheduler.schedule(),says:r},a),l=null,u=!1,p=!1,d=()=>n.sounds.forEach(f=>f.setAttribute("aria-pressed",String(qt.on())));for(let f of n.sounds)f.addEventListener("click",()=>{qt.toggle(),d()});d(),n.root.addEventListener("pointerdown",()=>{i.finish()},!0);let g=f=>f.kind==="go"&&Math.abs(f.step-o.view().step)<=1||f.kind==="step"&&f.until==="action",m=()=>{let{speed:f}=e.driver.pace();return o.get().film&&f==="at_once"?"quick":f};return{...i,said(f){f.kind!=="private"&&(i.skip(),u=zh.has(f.kind)&&!g(f))},follow(f,h){f!==l&&(i.show(l,f,{speed:m(),asked:o.get().film!=null,jumps:u||h||!!f.playing}),p=i.moves(),u=!1,l=f)},moved:()=>p}}var qh=4,Nh=1500;function Bc(e,t){let n={line:"",step:-1},s=[],o=-1/0,a;t.push(()=>clearTimeout(a));let r=()=>{o=performance.now(),(s.length||e.said.firstChild)&&e.said.replaceChildren(...s.slice(-qh).map(d=>c("p",{},d))),s=[]},i=d=>{let{line:g,step:m}=n;if(n={line:d.line,step:d.step},g!==d.line||m===d.step)return;s.push(...d.news.filter(h=>h.step>Math.min(m,d.step-1)).map(h=>h.text)),clearTimeout(a);let f=o+Nh-performance.now();f>0?a=setTimeout(r,f):r()},l=!1,u="";return{tell:i,attend:({view:d})=>{let g={mine:l,sheet:u};l=d.viewer!=null&&d.viewer===d.to_move&&!d.over,u=e.places.sheet.querySelector("[data-sheet]")?.dataset.sheet??"";let m=e.root.getRootNode().activeElement;!m||!e.root.contains(m)||m.matches("input, select, textarea, .teg-tour *")||(u&&u!==g.sheet&&!e.map.contains(m)?e.places.sheet.focus({preventScroll:!0}):l&&!g.mine&&e.bar.focus({preventScroll:!0}))}}}var Hc={depends:({view:e})=>e.aim,draw:({view:e})=>{let{text:t,clause:n}=e.aim;return t?J(zs(e.lang).aim,c("p",{class:"teg-aim"},t," ",n&&ne(n))):null}},Wc={depends:({view:e,game:t})=>[t.phases,e.phase,e.over],draw:(e,t)=>{let{view:n}=e,{phases:s,at:o}=ao(e),a=zs(n.lang),r=([i],l)=>c("li",{"aria-current":l===o?"step":null},c("b",{},t[i]),`. ${a[`${n.game}_${i}`]}`);return s.length?J(a.turn,c("ol",{class:"teg-turn-parts"},...s.map(r))):null}};var Fc=["on_request","always"],ga=e=>e.get("hints")??"off",Vc=(e,t)=>!!t.curtain||(e.people??[]).length>1,Gc=({view:e,secret:t,game:n,help:s})=>s!=="off"&&!e.over&&e.viewer!=null&&e.viewer===e.to_move&&(!Vc(e,n)||t!=null);function Ph(e,t){let{hint:n,help:s,askHint:o}=e;if(!Gc(e))return null;let a=[$("hint",t.advice_ask,()=>o(!1),{title:t.advice_what}),$("hint-quiz",t.advice_quiz,()=>o(!0),{title:t.advice_quiz_what})];return c("section",{class:"teg-card teg-hints",role:"group","aria-label":t.advice},c("h4",{},t.advice),s==="on_request"&&c("div",{class:"teg-buttons"},...a),s==="always"&&!n&&c("p",{class:"teg-hint"},t.busy),n&&c("div",{class:"teg-advice","aria-live":"polite"},...Qr(e,n,t)))}var Uc={draw:Ph,depends:({view:e,hint:t,help:n,secret:s,game:o})=>[e.viewer,e.to_move,e.over,n,t&&[t.step,t.plans.length,t.open,t.quiz],Vc(e,o)&&s==null]};function Yc({host:e,store:t,wire:n}){let s=null;return()=>{let{game:o,hint:a,film:r}=t.get(),i=t.table(),l=t.view();ga(e)!=="always"||s===l||a||r||l.step<l.steps||!Gc({...i,game:o,help:"always"})||(s=l,t.dispatch({type:"set",part:{quiz:!1}}),n.ask(Pn(l)))}}var Kc=({viewer:e,over:t,exploring:n,seats:s})=>e==null||t||n?null:s[e],Qc={steady:!0,depends:({pace:e,size:t,help:n,view:s})=>[Kc(s)?.name,e,t,n,s.lang,s.people?.length,s.seats.some(o=>o.bot)],draw:({pace:e,size:t,help:n,setSize:s,setSpeed:o,setHelp:a,startTour:r,readRules:i,saveMap:l,send:u,ask:p,view:d},g)=>{let m=Kc(d),f=d.seats.some(E=>E.bot),h=Vs.map(E=>c("option",{value:E,selected:E===e.speed},g[E])),x=E=>o(E.target.value),w=Fc.map(E=>c("option",{value:E,selected:E===n},g[`advice_${E}`])),b=E=>a(E.target.value),_=t==="class";return c("div",{class:"teg-menu-rows"},f&&c("label",{class:"teg-row-of"},c("span",{class:"teg-label"},g.speed),c("select",{"data-key":"speed",change:x},...h)),n!=="off"&&!!d.people?.length&&c("label",{class:"teg-row-of"},c("span",{class:"teg-label"},g.advice_when),c("select",{"data-key":"hints",change:b},...w)),c("div",{class:"teg-row-of"},$("size",g.size_class,()=>s(_?"page":"class"),{"aria-pressed":String(_)})),c("div",{class:"teg-row-of"},$("menu-rules",g.rules_all,i)),c("div",{class:"teg-row-of"},$("menu-save-map",g.save_map,l)),c("div",{class:"teg-row-of"},$("menu-save-page",g.save_page,()=>u(ht()),{title:g.save_page_what})),m&&c("div",{class:"teg-row-of"},$("menu-save-seat",U(g.save_seat,{seat:m.name}),()=>p({kind:"save",seat:m.name}))),c("div",{class:"teg-row-of"},$("tour",$n(d.lang).tour,r)))}};var Rh=({view:e,game:t},{seat:n,text:s,clause:o})=>[n==null?c("i",{class:"teg-dot teg-none"}):R(e,n),c("span",{},...t.worded?.(e,s)??[s]," ",ne(o))];function Ih(e,t){let{view:n}=e,s=[...n.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),s.length?c("ol",{tabindex:0,"aria-label":t.news},...s.map(o=>c("li",{class:o.step===n.step?"teg-new":null},...Rh(e,o)))):c("p",{class:"teg-hint"},t.no_news))}var Xc={draw:Ih,depends:({view:e})=>e.news},Dh=2,Zc=({view:e,game:t},n)=>[c("h4",{},n.latest),...e.news.slice(-Dh).reverse().map(({seat:s,text:o})=>c("p",{},s==null?c("i",{class:"teg-dot teg-none"}):R(e,s),...t.worded?.(e,o)??[o]))];function Bh(e,t,n){let{view:s,ask:o}=e,{bot:a,name:r}=s.seats[t],i=n;if(!s.players.length)return a!=null&&c("small",{class:"teg-bot"},i[a]??a);let l=p=>{let{value:d}=p.target;d===Oe&&a!=null?o({kind:"seat",seat:t}):e.seat(t,d)},u=a??Oe;return c("select",{class:"teg-bot","data-key":`level-${r}`,"aria-label":`${n.player_of} ${r}`,change:l},!s.players.includes(u)&&c("option",{value:"",selected:!0,disabled:!0},i[u]??u),...s.players.map(p=>c("option",{value:p,selected:p===u,title:i[`${p}_what`]},i[p])))}var Jc=({view:e,game:t},n)=>e.seats.map(s=>t.columns?.(s,n)??s.facts);function Hh(e,t){let{view:n}=e,s=Jc(e,t),o=s.reduce((r,i)=>i.length>r.length?i:r),a=[["",t.seats],...o];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...a.map(([r,i])=>c("th",{scope:"col",title:i},...r?ep(r,i):[i]))),...n.seats.flatMap((r,i)=>[c("tr",{"data-seat":r.name,class:[!r.living&&"teg-dead",i===n.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:r.living?r.name:`${r.name}: ${t.dead}`},R(n,i),r.name,i===n.first&&c("small",{title:t.first}," ①"),i===n.viewer&&c("small",{title:t.viewer}," ◂"),Bh(e,i,t)),...o.map(([l,u])=>c("td",{title:u},s[i].find(p=>p[0]===l)?.[2]??"?"))),r.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:a.length,title:t.continent_cards},...r.continent_cards.map(l=>c("span",{},l))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...o.flatMap(([r,i])=>de(r)?[c("span",{},de(r),` ${i.toLowerCase()}`)]:[])))}function ep(e,t){let n=de(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}var tp={draw:Hh,depends:({view:e,asking:t})=>[e.seats,e.players,e.to_move,e.first,e.viewer,t?.kind==="seat"]},Wh=2;function Fh(e,t){let{view:n,open:s}=e,o=Jc(e,t),a=n.people?.length===1?n.people[0]:-1;return c("ul",{class:n.seats.length>5?"teg-seat-chips teg-many":"teg-seat-chips","aria-label":t.seats},...n.seats.map((r,i)=>{let l=i===n.to_move,u=o[i].slice(0,Wh).map(([g,m,f])=>c("span",{class:`teg-fact teg-fact-${g}`,title:m},...ep(g,m),` ${f??"?"}`)),p=[l&&"teg-moving",i===a&&"teg-own",!r.living&&"teg-dead"].filter(Boolean).join(" "),d=c("span",{class:"teg-seat-name"},i===a?`${r.name} (${t.you})`:r.name);return c("li",{},$(`seat-${r.name}`,c("span",{},R(n,i),d,...u),()=>s("table"),{class:p,"data-seat":r.name,title:r.living?r.name:`${r.name}: ${t.dead}`,"aria-current":l?"true":null}))}))}var np={draw:Fh,depends:({view:e})=>[e.seats,e.to_move,e.people]};function Vh({view:e,turns:t,send:n,go:s,by:o},a){let{step:r,steps:i,lang:l}=e,u=e.memory,p=(f,h,x,w,b=()=>s(w))=>$(f,de(h),b,{title:x,"aria-label":x,disabled:ie(e,w)==null}),d=c("output",{class:"teg-counter"},`${r}/${i}`),g=c("input",{type:"range","data-key":"position","aria-label":a.position,min:0,max:i,value:r,input:f=>d.textContent=`${f.target.value}/${i}`,change:f=>s(f.target.valueAsNumber)}),m=t.filter(f=>f.line===e.line);return c("div",{class:"teg-timeline"},u&&c("span",{class:"teg-group"},p("first","first",a.first_step,0),p("back","back",a.back,r-1,()=>o(-1))),u&&c("span",{class:"teg-slider"},g,vr(m,[0,i],s,a,l)),u&&c("span",{class:"teg-group"},p("forward","forward",a.forward,r+1,()=>o(1)),p("last","last",a.last_step,i)),u&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},$("undo",`↶ ${a.undo}`,()=>n(mt(e)),{disabled:!e.undo,title:"U"}),u&&$("redo",`↷ ${a.redo}`,()=>n(Rn(e)),{disabled:!e.redo,title:"R"})))}var sp={draw:Vh,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},Gh=({lang:e},t,n)=>c("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(s=>$(`lang-${s}`,s,()=>t(s===e?null:Dn(s)),{"aria-pressed":String(s===e)}))),op={draw:({view:e,send:t},n)=>c("div",{class:"teg-row-of"},c("span",{class:"teg-label"},n.language),Gh(e,t,n)),depends:()=>null,steady:!0};function Uh(e){let t=new Map;for(let[n,s]of e)t.set(s,[...t.get(s)??[],n]);return[...t]}var Nt=3;function ap({board:e,view:t},n){let{lost:s,won:o,taken:a}=t.since,r=u=>u.map(p=>e.countries[p].name).join(", "),i=(u,p,d)=>{if(!d.length)return[];let g=m=>Uh(m).map(([f,h])=>({seat:f??-1,text:`${r(h)}${f==null?"":` (${p} ${t.seats[f].name})`}`}));return[{head:`${u} ${d.length}`,parts:g(d.slice(0,Nt)),rest:g(d.slice(Nt)),left:Math.max(d.length-Nt,0)}]},l=a.map(([u,p])=>({seat:u,text:`${t.seats[u].name} +${p}`}));return[...i(n.since_lost,n.since_by,s),...i(n.since_won,n.since_of,o),...l.length?[{head:n.since_taken,parts:l.slice(0,Nt),rest:l.slice(Nt),left:Math.max(l.length-Nt,0)}]:[]]}var rp=({view:e},{head:t},n,s="")=>c("li",{},c("b",{},`${t}: `),...n.map(({seat:o,text:a},r)=>c("span",{},r>0&&" · ",o>=0&&R(e,o),a)),s);function fa(e,t,n,s=!1){let o=ap(e,t),{view:a,watch:r}=e;return[a.memory&&$(n,c("span",{},de("forward"),` ${t.since_watch}`),r,{class:"teg-watch"}),o.length>0?c("ol",{},...o.map(i=>rp(e,i,i.parts,s&&i.left?` · ${i.left} ${t.more}`:""))):c("p",{class:"teg-hint"},t.since_nothing)].filter(i=>i instanceof Node)}function Yh(e,t){let{view:n}=e;if(!n.since)return null;let{cards:s,pacts:o}=n.since,a=[...ap(e,t).filter(i=>i.rest.length).map(i=>rp(e,i,i.rest)),...s?[c("li",{},c("b",{},`${t.cards}: `),s)]:[],...o?[c("li",{},c("b",{},`${t.pacts}: `),o)]:[]],r=J(t.since,...fa(e,t,"since-watch"),a.length>0&&c("details",{},c("summary",{"data-key":"since-more"},`${a.length} ${t.more}`),c("ol",{},...a)));return r.classList.add("teg-since"),r}var ip={draw:Yh,depends:({view:e})=>e.since};function lp(e,{since:t}){if(!t||e.source!=null||e.target!=null||e.arrows?.length)return e;let n=t.lost.flatMap(([s,,o])=>o==null?[]:[[o,s]]);return n.length?{...e,arrows:n}:e}var cp={depends:({view:e})=>e.taken_back,draw:({view:e,send:t},n)=>{let{taken_back:s}=e;if(!s.length)return null;let o=a=>r=>{mn(r.target.closest(".teg"),null),t(ir(e,a))};return c("details",{class:"teg-taken-back"},c("summary",{"data-key":"taken-back"},`${n.taken_back} (${s.length})`),c("ol",{},...[...s].reverse().map(({line:a,step:r,seat:i,text:l,can:u})=>c("li",{},c("span",{},i==null?null:R(e,i),l||`${n.position} ${r}`),u?c("button",{type:"button","data-key":`bring-back-${a}`,"aria-label":`${n.bring_back}: ${l}`,click:o(a)},n.bring_back):c("em",{},n.bring_back_not)))))}};var $e=["end","help","news","table","cards","notes"],Kh=0;function pp(e){let t=`teg-${Kh+=1}`,n=(C,...H)=>c("div",{class:`teg-${C}`},...H),s=Object.fromEntries($e.map(C=>[C,c("div",{class:`teg-tab-panel teg-tab-${C}`,id:`${t}-${C}`,role:"tabpanel",tabindex:-1,hidden:!0,"aria-labelledby":`${t}-${C}-tab`})])),o=Object.fromEntries($e.map(C=>[C,c("button",{type:"button",role:"tab",id:`${t}-${C}-tab`,"data-key":`tab-${C}`,"aria-controls":`${t}-${C}`,"aria-selected":"false"})])),a={...s,news:n("slots"),end:n("slots"),top:n("bar-top"),dice:n("bar-dice"),move:n("bar-move"),sheet:c("section",{class:"teg-sheet",role:"dialog",tabindex:-1,hidden:!0}),time:n("time"),seats:n("chips"),menu:n("menu-body")},r=c("section",{class:"teg-bar",tabindex:-1},a.top,a.dice,a.move),i=c("div",{class:"teg-map",tabindex:0,role:"application"}),l=c("div",{class:"teg-here",hidden:!0}),u=c("div",{class:"teg-ring","aria-hidden":"true",hidden:!0}),p=c("small",{class:"teg-credit"}),d=c("div",{class:"teg-unseen",role:"status"}),g=c("div",{class:"teg-busy",role:"status"}),m=c("div",{class:"teg-hovercard",hidden:!0}),f=(C,H)=>c("button",{type:"button","data-key":C},H),[h,x,w]=[f("wide","⤢"),f("zoom-in","+"),f("zoom-out","−")],b=[f("sound","♪"),f("sound-menu","♪")],_=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),E=c("details",{class:"teg-card teg-whole"});s.news.append(a.news,E);let j=c("div",{class:"teg-standings",hidden:!0});s.end.append(a.end,j);let M=c("div",{class:"teg-winner","aria-hidden":"true",hidden:!0}),L=c("p",{class:"teg-keys"}),y=c("div",{class:"teg-frame"},c("div",{class:"teg-fit"},i,e),p,c("div",{class:"teg-zoom"},x,w),l,u,M,m,g,d),k=c("div",{class:"teg-tabs",role:"tablist"},...$e.map(C=>o[C])),v=c("div",{class:"teg-foot"}),S=c("div",{class:"teg-side"},_,k,...$e.map(C=>s[C]),v),A=c("details",{class:"teg-dots"},c("summary",{"data-key":"menu"},"⋯"),c("div",{class:"teg-menu-options"},a.menu,b[1],L)),q=f("side","☰"),T=c("div",{class:"teg-tools"},q,b[0],h,A),N=c("p",{class:"teg-round"}),z=c("header",{class:"teg-head"},a.seats,N,T),D=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),F=c("p",{class:"teg-notice",role:"alert",hidden:!0}),B=c("button",{type:"button",class:"teg-skip","data-key":"skip",click:()=>i.focus()}),Y=c("div",{class:"teg-stage"},r,a.sheet,y,S,a.time,z);return{root:c("div",{class:"teg",role:"group",tabindex:0},F,D,B,Y),stage:Y,bar:r,head:z,places:a,side:S,panels:s,tabs:o,tablist:k,foot:v,round:N,dots:A,skip:B,map:i,credit:p,caption:_,events:E,busy:g,card:m,wide:h,drawer:q,closer:x,further:w,sounds:b,tools:T,keys:L,frame:y,standings:j,winner:M,notice:F,said:D,here:l,ring:u,heard:d}}var Qh={phases:wi,battle:Zr,move:mi,chance:xi,sheet:hi,chips:np,menu:Qc,taken:cp,timeline:sp,language:op,aim:Hc,turn:Wc,hint:Uc,odds:br,since:ip,news:Xc,seats:tp,note:xc,lines:Hr,explore:Wr,banner:Ar,report:Tr},Xh={time:["timeline"],top:["phases"],dice:["battle"],move:["move","chance"],sheet:["sheet"],seats:["chips"],menu:["menu","language","taken"],help:["aim","hint","odds","turn"],news:["since","news"],table:["seats","places"],cards:[],notes:["note","lines","explore"],end:["banner","report"]},Zh={time:["timeline","language"],help:["odds"],news:["news"],notes:[],menu:[]},Jh={time:["timeline","language","lines"],news:["news"]},ex={time:["timeline","language"]};function tx(e,t,n,s){let o=t?n?ex:Jh:{...Xh,...n&&Zh},a=Object.entries(o),r=new Set(Object.values(e.tabs??{}).flat());return a.flatMap(([i,l])=>{let u=t?s&&i==="news"?[...e.tabs?.cards??[],...e.tabs?.news??[]]:[]:e.tabs?.[i]??[],p=$e.includes(i)&&i!=="news"&&i!=="end",d=l.filter(m=>!r.has(m));return(p?[...u,...d]:[...d,...u]).map(m=>[i,m])})}function up(e,t,n){let s=null,o=[],a={...Qh,places:uc()},r=(i,l)=>{for(let u of Object.values(e))u.replaceChildren();o=tx(i,t,n,l).map(([u,p])=>{let d=c("div",{class:`teg-slot teg-slot-${p}`});return e[u].append(d),{slot:d,section:i.sections[p]??a[p],drawn:""}}),s=i};return(i,l=!1)=>{i.game!==s&&r(i.game,i.view.viewer!=null);let u=I(i.view.lang);for(let p of l?o.slice(0,1):o){let d=p.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...d,p.section.depends(i)]);p.drawn!==g&&(p.drawn=g,nx(p.slot,p.section.draw(i,u)))}}}function nx(e,t){let n=e.getRootNode(),s=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");e.replaceChildren(...t?[t]:[]);let o=e.querySelector("[autofocus]");if(o)return o.focus({preventScroll:!0});if(!s)return;let a=e.querySelector(`[data-key="${s}"]:not([disabled])`),r=e.closest(".teg"),i=r?.querySelector(".teg-bar");(a??(i?.checkVisibility()?i:r))?.focus({preventScroll:!0})}function ma({board:e,looks:t,store:n}){let{game:s,local:o}=n.get(),a=n.view();if(t||s.curtain||!ee(a)||a.viewer==null)return[];let r={...n.table(),secret:null},{source:i,target:l}=s.marks(r,o),u=d=>e.countries[d].name,p=i==null?s.fight?.(r,o,null):null;return p?[...p.sources,p.target].map(u):i==null||!Object.values(a.menu).some(d=>d.some(g=>g[0]===i))?[]:[i,l].flatMap(d=>d==null?[]:[u(d)])}var sx={ArrowLeft:-1,ArrowRight:1},ox=(e,t)=>$e.filter(n=>n==="end"?e:!(e&&n==="help")&&t(n));function dp({dom:e,store:t}){let n="",s=-1,o=r=>e.panels[r].querySelector(".teg-slot > *, details")!=null,a=r=>t.dispatch({type:"set",part:{tab:r}});for(let r of $e)e.tabs[r].addEventListener("click",()=>a(r));return e.tablist.addEventListener("keydown",r=>{let i=sx[r.key],l=$e.filter(d=>!e.tabs[d].hidden),u=l.findIndex(d=>e.tabs[d]===r.target);if(!i||u<0)return;r.preventDefault(),r.stopPropagation();let p=l[(u+i+l.length)%l.length];a(p),e.tabs[p].focus()}),{open:a,draw(r){let{view:i}=r,l=I(i.lang),u=ox(!!i.over||xe(r.ended,i)!=null,o),p=u.includes(r.tab)?r.tab:u[0];p==="news"&&(s=i.step);let d=i.news.filter(f=>f.step>s).length,g=JSON.stringify([i.lang,i.step,u,p,d,i.news.slice(-2),i.since]);if(g===n)return;n=g;for(let f of $e){let[h,x]=[e.tabs[f],e.panels[f]],w=f==="news"&&p!=="news"&&d>0;h.hidden=!u.includes(f),h.replaceChildren(l[`tab_${f}`],...w?[c("span",{class:"teg-fresh"},d)]:[]),h.setAttribute("aria-selected",String(f===p)),h.tabIndex=f===p?0:-1,x.hidden=f!==p}let m=i.since!=null;e.foot.replaceChildren(...m?[c("h4",{},l.since),...fa(r,l,"foot-watch",!0)]:Zc(r,l)),e.foot.hidden=p==="news"||p==="end"||i.news.length===0}}}var ax={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function gp(e){let{host:t,board:n,el:s,dom:o,store:a,map:r,sketch:i,looks:l,alone:u,stops:p}=e,{root:d}=o,{view:g}=a,m=up(o.places,l,u),f=dp(e),h=Bc(o,p),x=ot(s,()=>e.wire.ask({kind:"still"}),p),w=ve();p.push(Se(()=>{w=ve(),e.scheduler.schedule()}));let b=()=>{let{driver:v,intents:S}=e,{pause:A,stop:q,setSpeed:T}=v;return{...a.get(),...a.table(),...S,looks:l,odds:S.odds(null),size:Tt(t),help:ga(t),turns:t.get("turns")??[],pace:v.pace(),now:g,pause:A,stop:q,setSpeed:T}},_=()=>{let v=l||!ma(e).length?t.get("selected")??[]:[],{note:S={},lang:A}=g()??{};o.caption.textContent=[t.get("notice"),t.get("caption"),l&&_s(S.say,A)].filter(Boolean).join(`
`),o.caption.hidden=!o.caption.textContent;let[q,T]=[t.get("marks")??[],t.get("arrows")??[]],N=v.filter(D=>!e.picks||!q.some(([F])=>F===D)),z={...S,marks:[...S.marks??[],...q,...N.map(D=>[D,"chosen"])],arrows:[...S.arrows??[],...T]};i.draw(z,r)},E="",j=()=>{let v=ma(e);v.join()!==E&&(E=v.join(),e.wire.write({selected:v}))},M=[],L=v=>{let{game:S}=a.get(),A=g()?.keys??S.keys??"keys";if(M[0]===v&&M[1]===A)return;M=[v,A];let q=[["wide",o.wide],["panels",o.drawer],["zoom_in",o.closer],["zoom_out",o.further],["sound",o.sounds[0]],["sound",o.sounds[1]]];for(let[T,N]of q)N.title=v[T],N.setAttribute("aria-label",v[T]);d.setAttribute("aria-label",v.map),o.map.setAttribute("aria-label",v.walk),o.bar.setAttribute("aria-label",v.actions),o.tablist.setAttribute("aria-label",v.panels),o.dots.firstElementChild?.setAttribute("aria-label",v.menu),o.places.sheet.setAttribute("aria-label",v.actions),o.skip.textContent=v.skip_to_map,o.keys.textContent=`${v[A]} ${v.keys_map}`},y=v=>{f.draw(v),e.end.draw(v),e.tour.draw(v),e.firstTurn.draw(v),o.places.sheet.hidden=!o.places.sheet.querySelector(".teg-sheet-inner"),h.attend(v),d.toggleAttribute("data-exploring",!!v.view.exploring),o.head.style.setProperty("--teg-seats",String(v.view.seats.length));let{situation:S}=v.view;o.round.title=S?`${S.name}. ${S.text}`:"",nt(o.round,[v.view.table,k(v.view),S?.name].filter(Boolean).join(" · "))},k=({over:v,round:S,lang:A})=>v?I(A).over:S>0?`${I(A).round} ${S}`:"";return{point:_,async paint(v){let S=g(),A=ee(S)?S:null,{game:q,hint:T}=a.get();e.wire.tell(),L(I(S?.lang)),A&&h.tell(A),A&&e.mover.follow(A,v||e.where.ahead()),d.dataset.theme=w?"dark":"light",A&&(d.dataset.game=A.game),o.frame.style.background=w?n.palette.sea_dark:n.palette.sea;let N=A&&b();N&&m(N,v),N&&!v&&!l&&y(N);let{view:z,local:D}=N??{};e.mover.holds()||await r.draw(n,z??null,A?Kr(lp(q.marks(a.table(),D),A),T,!!n.cell):ax,w,q),o.further.disabled=r.window.times===1,e.mover.holds()||e.mover.clear(),_(),e.keyboard.ring(),j(),A&&(e.events.show(A),d.dataset.step=String(A.step),d.dataset.steps=String(A.steps),x(`${A.line}/${A.step}/${A.steps}/${A.lang}`))}}}var rx=1e3;function fp({host:e,dom:t,store:n,intents:s,looks:o,alone:a,stops:r}){let{root:i}=t,{view:l}=n,u,p=null,d=!1,g=()=>{clearTimeout(u),i.removeAttribute("data-closing")};r.push(g),i.addEventListener("pointerdown",f=>{d=f.pointerType==="mouse",g()},!0),i.addEventListener("keydown",()=>{d=!1,g()},!0);let m=(f,h)=>{let x=f?.line===h.line&&f.step===h.step-1&&f.viewer===h.viewer&&!!f.menu.place,w=o||a||e.get("confirm")!=="auto"||Tt(e)==="class"||!d||document.hidden,b=h.viewer!=null&&h.viewer===h.to_move&&h.step===h.steps&&h.undo&&!h.exploring;return x&&!w&&b?n.get().game.closes?.(n.table())??null:null};return()=>{g();let f=l(),h=m(p,f);p=f,h&&(i.setAttribute("data-closing",""),u=setTimeout(()=>{g(),s.send(W(l(),h))},rx))}}function mp({name:e,type:t,text:n}){let s=c("a",{download:e,href:URL.createObjectURL(new Blob([n],{type:t}))});s.click(),URL.revokeObjectURL(s.href)}function hp(e){let{host:t,store:n,wire:s,where:o,driver:a,scheduler:r,intents:i,rule:l,pointer:u,events:p,stops:d}=e,{get:g,dispatch:m,view:f,table:h}=n,{schedule:x}=r,w=e.looks||e.alone?()=>{}:Yc(e),b=fp(e),_=()=>i.take(g().game.renew(h(),g().local)),E=()=>{s.free();let y=f();if(!ee(y))return x();o.shown();let k=g();m({type:"view",view:y}),l.close(),u.hide(),_();let{game:v}=g();rc(k,g())&&s.there()&&(v.curtain||v.stays&&y.viewer===y.to_move?s.send(Ae):a.atOnce()||s.ask(Ae)),x(),w(),b();let{next:S,ended:A,report:q}=g();if(A&&q?.lang!==y.lang&&y.over&&!e.looks&&!e.alone&&s.ask({kind:"report",line:y.line,step:y.step}),S&&y.exploring)return m({type:"set",part:{next:null}}),s.send({...S,line:y.line,step:y.step});a.drive()},j=y=>{if(y.kind==="events")return p.hear(y);if(y.kind==="report")return m({type:"set",part:{report:{...y,lang:f().lang}}});if(y.kind==="hint")return m({type:"reply",reply:y,table:h()});if(y.kind==="odds")return m({type:"odds",odds:y}),u.again();y.kind!=="private"||!g().lasts||y.seat!==f().viewer||y.step!==f().step||(m({type:"set",part:{secret:y}}),_(),w())},M=y=>{let{own:k,driver:v,aside:S}=s.names;if(y?.nonce===S)return j(y);if(y?.nonce!==k&&y?.nonce!==v)return;s.free();let A=y.kind==="refused"&&y.code==="stale_step";if(A&&y.nonce===v||A&&a.moves()&&s.keep())return a.drive();if(y.kind==="file")return mp(y);if(y.kind==="rules")return l.list(y,I(f().lang));if(y.kind==="clause")return l.show(y,I(f().lang));y.kind==="refused"&&y.nonce===v&&a.setPace({auto:!1}),m({type:"reply",reply:y,table:h()}),y.kind==="private"&&_(),y.kind==="private"&&w(),x()},L=(y,k)=>{d.push(t.hear(y,k))};L("change:view",E),L("change:lines",x);for(let y of["auto","speed","turns"])L(`change:${y}`,x);for(let y of["notice","caption","marks","arrows","selected"])L(`change:${y}`,()=>r.begun()&&e.painter.point());L("change:hints",()=>{x(),w()}),L("change:size",u.type),L("change:window",u.look),L("message",M),E()}function xp(e,t){let{dom:n,where:s,stops:o}=e,a=!1,r=!1,i=!1,l=0,u=-1/0,p=0,d;o.push(()=>{a=!0,clearTimeout(d)});let g=()=>{if(r||a)return;r=!0;let h=e.driver.atOnce()?u+250-performance.now():0;h>0?d=setTimeout(f,h):s.ahead()?setTimeout(f):queueMicrotask(f)},m=async()=>{p=s.ahead()?(p+1)%6:0,clearTimeout(d),p&&(d=setTimeout(g,250)),await t(p>0),n.root.dataset.seq=String(++l)},f=async()=>{if(!i){for(i=!0;r&&!a;)r=!1,await m();i=!1,!a&&(u=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:g,begun:()=>l>0,rests:()=>!r&&!i}}var ha="nobody",ix=[5,8,10,15,20];function lx({colours:e,seats:t,presets:n}){let s=new Map(t);return{players:Object.fromEntries(e.map(({name:a})=>[a,s.get(a)??ha])),preset:n.at(-1)?.name==="revancha"?"revancha":n[0].name,chance:"random",rounds:0,seed:"",more:!1,unclear:!1,rules:{}}}var Os=({players:e})=>Object.entries(e).filter(([,t])=>t!==ha);function wp(e,t,n){let{preset:s,chance:o,rounds:a,seed:r}=t,i=Object.assign({},...n.rules.map(({name:l,others:u})=>u[t.rules[l]??-1]?.[1]??{}));return{kind:e,seats:Os(t),preset:s,chance:o,rounds:a,seed:r,options:i}}var cx=6e6;async function px(e){if(e.size>cx)return{why:"log_large"};try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(await e.arrayBuffer())}}catch{return{why:"log_text"}}}function ux({counts:e},t){let n=Os(t),s=n.filter(([,o])=>o===Oe).length;return n.length<e[0]?"too_few":e.includes(n.length)?s>1?"shared":s?"":"watched":"too_many"}function dx({lengths:e},t){let n=e[t.preset]?.[Os(t).length];if(!n||t.rounds||Object.values(t.rules).some(r=>r>=0))return null;let[s,o,a]=n;return{median:s,low:o,high:a}}function bp({host:e,dom:t,wire:n,stops:s,store:o}){let{root:a}=t,r=c("form",{class:"teg-start",hidden:!0,submit:M=>M.preventDefault()}),i=c("p",{class:"teg-unseen",role:"status"});a.append(r,i);let l=null,u="",p="",d=null,g=(M,L)=>{d={key:M,message:L},m()},m=()=>{let M=d?.message;d&&M&&!n.busy()&&(d.message=null,n.send(M)),n.busy()||(d=null),h()},f=M=>{l&&(l={...l,...M}),u=p="",h()},h=()=>{let M=o.view(),L=ee(M)?M.start:null;if(a.toggleAttribute("data-start",!!L),r.hidden=!L,!L){l&&a.scrollIntoView({block:"start"}),M?.first_turn||(l=null),d=null,i.textContent="",r.replaceChildren();return}l??=lx(L);let y=r.querySelector(":focus")?.dataset.key;if(r.replaceChildren(...b(L,l,M.lang)),i.textContent=d?Dt(M.lang).starting:"",d)for(let k of r.elements)k.disabled=!0;y&&r.querySelector(`[data-key="${y}"]`)?.focus()},x=async M=>{let[L]=M.target.files??[];if(!L)return;let y=await px(L);if(u=p="","text"in y)return n.send({kind:"open_log",text:y.text});u=Dt(o.view().lang)[y.why],h()},w=({rules:M},L,y)=>{let k=S=>A=>f({rules:{...L.rules,[S]:Number(A)}}),v=({name:S,title:A,text:q,others:T})=>{let N=[{value:"-1",text:y.as_played},...T.map(([z],D)=>({value:String(D),text:z}))];return wn(`rule-${S}`,A,N,String(L.rules[S]??-1),k(S),q)};return c("details",{class:"teg-start-rules",open:L.unclear,toggle:S=>{l&&(l.unclear=S.target.open)}},c("summary",{"data-key":"start-rules"},y.optional),...M.map(v))},b=(M,L,y)=>{let k=Dt(y),{counts:v,presets:S,aims:A}=M,q=ux(M,L),T=q==="too_few"||q==="too_many",N=S.find(({name:C})=>C===L.preset),z={least:v[0],most:v[v.length-1]},D=A[L.preset],F=dx(M,L),B=(C,H)=>{o.dispatch({type:"set",part:{tour:H}}),g(C,wp("start",l??L,M))},Y=(C,H,G,K={})=>$(C,d?.key===C?k.starting:H,G,{...K,"data-begun":d?.key===C||null}),O=[{value:"0",text:M.rounds?U(k.by_rules,{rounds:M.rounds}):k.no_limit},...ix.filter(C=>C!==M.rounds).map(C=>({value:String(C),text:U(k.so_many,{rounds:C})}))];return[c("h3",{class:"teg-start-aim"},D?.text??""),c("fieldset",{class:"teg-start-seats"},c("legend",{},k.seats),...M.colours.map(C=>_(M,L,C,k))),q&&c("p",{class:"teg-start-note",role:"status"},U(k[q],z)),wn("preset",k.rules,S.map(({name:C,title:H})=>({value:C,text:H})),L.preset,C=>f({preset:C}),N?.text),wn("chance",k.dice,["random","manual"].map(C=>({value:C,text:k[C]})),L.chance,C=>f({chance:C==="manual"?"manual":"random"})),wn("rounds",k.rounds,O,String(L.rounds),C=>f({rounds:Number(C)}),F?U(k.lasts,F):""),wn("lang",k.language,[{value:"es",text:"Español"},{value:"en",text:"English"}],y,C=>n.send(Dn(C==="en"?"en":"es"))),M.rules.length>0&&w(M,L,k),c("details",{class:"teg-start-more",open:L.more,toggle:C=>{l&&(l.more=C.target.open)}},c("summary",{"data-key":"start-more"},k.more),c("label",{class:"teg-field"},c("span",{},k.seed),c("input",{"data-key":"start-seed",inputmode:"numeric",maxlength:18,value:L.seed,input:C=>{l&&(l.seed=C.target.value.replace(/\D/g,""))}})),$("start-code",k.code,()=>n.send(wp("code",l??L,M)),{disabled:T}),p&&c("p",{role:"status"},u),p&&c("pre",{class:"teg-start-code",tabindex:0},p)),!p&&u&&c("p",{class:"teg-refusal",role:"alert"},u),c("div",{class:"teg-start-go"},Y("start",k.start,()=>B("start",null),{class:"teg-primary",disabled:T}),Pr()&&(o.view().game==="teg"?Y("start-learn",k.learn,()=>g("start-learn",{kind:"learn"})):Y("start-tour",k.start_tour,()=>B("start-tour",0),{disabled:T}))),c("label",{class:"teg-start-open"},k.open,c("input",{type:"file","data-key":"start-open",accept:".jsonl",change:x}))].filter(C=>C instanceof Node)},_=(M,L,{name:y,color:k,ink:v},S)=>{let A=Os(L).filter(([,z])=>z===Oe).length,T=[Oe,...M.levels,ha].map(z=>({value:z,text:z===Oe&&A<2?S.you:S[z]??z})),N=z=>f({players:{...L.players,[y]:z}});return c("label",{class:"teg-start-seat"},c("span",{class:"teg-start-colour",style:{background:k,color:v}},y),yp(`seat-${y}`,T,L.players[y],N,U(S.player,{seat:y})))},E=M=>{if(!(r.hidden||M?.nonce!==n.names.own)){if(M.kind==="refused")u=M.text;else{if(M.kind!=="code")return;{p=M.text;let L=Dt(o.view().lang);u=L.pasted,navigator.clipboard?.writeText(p).then(()=>{u=L.copied,h()},()=>{})}}h()}},j=new MutationObserver(()=>d&&m());j.observe(a,{attributeFilter:["data-busy"]}),s.push(e.hear("change:view",h),e.hear("message",E),()=>j.disconnect()),h()}function wn(e,t,n,s,o,a){return c("label",{class:"teg-field"},c("span",{},t),yp(`start-${e}`,n,s,o),a&&c("small",{},a))}function yp(e,t,n,s,o){return c("select",{"data-key":e,"aria-label":o,change:r=>s(r.target.value)},...t.map(r=>c("option",{value:r.value,selected:r.value===n},r.text)))}var gx=15e3,fx=250,vp=new Set(["undo","redo","step","level"]);function kp(e,{root:t,notice:n,busy:s},o,a,r){let i,l,u=!1,p=0,d=!1,g=null,m=null,f=Array.from(crypto.getRandomValues(new Uint32Array(3)),M=>M.toString(36)).join("-"),h=`${f}!`,x=`${f}?`,w=()=>t.hasAttribute("data-busy"),b=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};r.push(b);let _=()=>{i=setTimeout(()=>{let M=e.presence();if(M==="busy"||u&&M!=="unknown")return _();b(),a.unanswered()},gx)},E=()=>{let M=I(o()?.lang),L=e.presence();t.dataset.kernel!==L&&(t.dataset.kernel=L),(L==="gone"||L==="away")&&b(),n.hidden=L!=="gone"&&L!=="away",nt(n,n.hidden?"":M[L==="gone"?"kernel_gone":"kernel_away"]),nt(s,L==="busy"&&!u?M.kernel_busy:M.busy)};r.push(e.hear("presence",E));let j=(M,L)=>{M===p&&(L==="idle"&&b(),u||=L==="busy",E(),a.freed())};return{names:{own:f,driver:h,aside:x},free:b,tell:E,busy:w,there:()=>n.hidden,send(M,L=f){if(!M||(L===f&&a.said(M),n.hidden&&(d||!w())&&a.goes(M)))return;if(w()){d&&(g=M);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",M.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),fx),u=!1,d=L===h,d||(m=M);let y=++p;E(),_(),e.send({...M,nonce:L},k=>j(y,k))},ask(M){e.send({...M,nonce:x})},write:e.set,kept(){let M=g;g=null;let{line:L,step:y}=o();return M&&vp.has(M.kind)?{...M,line:L,step:y}:M},keep(){let M=m!=null&&vp.has(m.kind);return M&&(g=m),M}}}function _p(e,t,n,s){let o=null,a=()=>{e.get("step")!==o&&(o=null)};return s.push(e.hear("change:step",a)),{now(){let r=t();return o==null||o===r.step?r:{...r,step:o,branches:[]}},ahead:()=>o!=null&&o!==t().step,goes(r){return r?.kind!=="go"||r.line!==t().line||t().exploring?!1:(o=r.step,n({step:r.step}),!0)},shown(){let{step:r}=t();o===r&&(e.get("step")!==r&&e.show({step:r}),o=null)}}}function Lp(e,t,n,s){let o,a=null,r=!1,i=()=>{clearTimeout(o),a=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:u})=>{if(i(),r=!1,s(),u.length>1)return;let p=a=u[0];o=setTimeout(()=>r=n(p),500)},l),e.addEventListener("touchmove",({touches:[u]})=>{a&&Math.hypot(u.clientX-a.clientX,u.clientY-a.clientY)>10&&i()},l),e.addEventListener("contextmenu",u=>{a&&u.preventDefault()},l),e.addEventListener("touchend",u=>{i(),r&&u.cancelable&&u.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function $p(e,t,n){let s=null,o=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),a={capture:!0,passive:!1,signal:t},r=i=>{let l=i.touches.length===2?o(i):null;l&&(i.cancelable&&i.preventDefault(),i.stopPropagation()),l&&s&&n(l.apart/s.apart,s,l),s=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,r,a)}function Op(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var mx=new Set(["x","y","fillcolor","line.color","line.width"]),hx=new Set(["x","y","text","textposition"]),xx=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function xa(e,t,n,s,o){let a=s.traces.map((r,i)=>{let l=n[r],u=e.querySelector(`.trace${l.uid}`),p=Object.keys(s.update).filter(d=>typeof s.update[d][i]<"u");return u&&wx(t[r],l,u,p,o)});if(!a.every(Boolean))return!1;for(let r of a)r();return!0}function wx(e,t,n,s,o){let a=u=>s.every(p=>u.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let r=n.querySelector(".js-fill");if(r&&s.length===1&&s[0]==="fillcolor")return()=>{r.style.fill=t.fillcolor};if(t.mode==="lines"&&a(mx))return()=>wa(t,n,o);if(t.mode==="text"&&a(hx))return()=>ba(e,t,n,o);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&a(xx)&&l?()=>vx(e,t,n,i):null}function wa(e,t,n){let s=bx(e,n),o=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let u=t.querySelector(".fills"),p=u?.querySelector(".js-fill")??u?.appendChild(P("g")).appendChild(P("path",{class:"js-fill"}));p?.setAttribute("d",s),Object.assign(p?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:a,width:r,dash:i="solid"}=e.line,l=P("path",{class:"js-line","clip-path":o,d:s,style:{fill:"none",stroke:a,strokeWidth:`${r}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function bx({x:e,y:t},n){let s="",o="M";for(let a=0;a<e.length;a++)e[a]==null?o="M":(s+=`${o}${n.x(e[a])},${n.y(t[a])}`,o="L");return s}var yx={left:"end",center:"middle",right:"start"},Mp=1.3,tt=(e,t)=>Array.isArray(e)?e[t]:e;function Sp({x:e,y:t,text:n,textposition:s="middle center",textfont:o}){return n.flatMap((a,r)=>a?[{text:a,x:e[r],y:t[r],place:tt(s,r),size:tt(o.size,r),color:tt(o.color,r)}]:[])}var Ep=({text:e,x:t,y:n,place:s})=>`${t} ${n} ${s} ${e}`;function ba(e,t,n,s){let{family:o,weight:a=400,style:r="normal"}=t.textfont,i=x=>{let w=x.text.split("<br>"),[b,_]=[s.x(x.x),s.y(x.y)],E={fontFamily:o,fontSize:`${x.size}px`,fontWeight:a,fontStyle:r,fill:x.color,whiteSpace:"pre"},j=(w.length-1)*Mp+1,M=P("text",{x:b,y:_,"text-anchor":yx[x.place.split(" ")[1]],style:E});return w.length===1?M.textContent=x.text:M.append(...w.map((L,y)=>P("tspan",{class:"line",x:b,y:_,dy:`${y*Mp}em`},L))),P("g",{class:"textpoint",transform:`translate(0,${x.size*(.75-j/2)})`},M)},l=n.querySelector(".text");if(!l)return;let[u,p]=[Sp(e),Sp(t)],d=[...l.children],g=new Map(d.length===u.length?u.map((x,w)=>[Ep(x),d[w]]):[]),m=p.map(x=>g.get(Ep(x))),f=new Set(m);for(let x of d)f.has(x)||x.remove();let h=l.firstElementChild;p.forEach((x,w)=>{let b=m[w]??i(x);b===h?h=h.nextElementSibling:l.insertBefore(b,h)})}function vx(e,t,n,s){let o=n.querySelectorAll("text"),a=({marker:i,textfont:l},u)=>({point:{fill:tt(i.color,u),stroke:tt(i.line.color,u),strokeWidth:`${tt(i.line.width,u)}px`},number:{fontSize:`${tt(l.size,u)}px`,fill:tt(l.color,u)}}),r=(i,l,u)=>{for(let p of Object.keys(u))u[p]!==l[p]&&(i.style[p]=u[p])};s.forEach((i,l)=>{let[u,p]=[a(e,l),a(t,l)];r(i,u.point,p.point),r(o[l],u.number,p.number),e.text[l]!==t.text[l]&&(o[l].textContent=t.text[l])})}function Ap(e,{width:t,height:n,plot_bgcolor:s},o){if(e.some(r=>r.fillpattern))return null;let a=P("rect",{width:t,height:n,style:{fill:s}});return P("svg",{class:"teg-sketch main-svg",width:t,height:n},a,...e.map(r=>kx(r,o)))}function kx(e,t){let n=P("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(a=>P("g",{class:a}))),{mode:s,marker:o}=e;return s==="lines"&&wa(e,n,t),o?.opacity&&n.querySelector(".points")?.append(..._x(e,t)),s.endsWith("text")&&ba({...e,text:[]},e,n,t),n}function _x({x:e,y:t,marker:{size:n,color:s,line:o}},a){let r=(u,p)=>Array.isArray(u)?u[p]:u,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((u,p)=>{if(u==null)return[];let d={fill:r(s,p),stroke:r(o.color,p),strokeWidth:`${r(o.width,p)}px`};return[P("path",{class:"point",transform:`translate(${a.x(u)},${a.y(t[p])})`,d:l,style:d})]})}var As=1500,Lx=6e3,Tp=0,$x=640,Ts=500,Cp={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function zp(e,t,n){let s=e,o=[],a=null,r="",i=new AbortController,[l,u]=[0,0],p="",d="",g=!1,m=null,f=null,h=null,x=!1,w=!1,b,_=jp([0,0,1,1],[1,1]),E,j=Promise.resolve(),M=y=>{let[k]=y.points??[],{uid:v=""}=o[k?.curveNumber]??{};if(v===os)return k.pointNumber;let S=Ri.exec(v);return S?Number(S[1]):-1},L={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:_e(),get shape(){return l?u/l:0},type(y){t=y,r=""},look(y){p=d,g=!1,!(y.times===L.window.times&&y.left===L.window.left&&y.top===L.window.top)&&(L.window=y,L.onZoom())},reveal(y){a&&L.look(zi(a,L.window,y))},cut(y,k,v){let{viewer:S=null,to_move:A,step:q,over:T,line:N}=k??{};if(d=`${N} ${S===A?k?.turn:q} ${k?.phase}`,l>=Ts&&g&&([L.window,g]=[_e(),!1]),l>=Ts||!k||y.cell||p===d)return;let z=G=>G.flatMap(K=>K==null?[]:[K]),D=z([v.source,v.target]),F=S===A&&v.legal.length>0,B=D.length||F?D:z([v.last.source,v.last.target]),O=(B.length?B:v.legal).map(G=>y.countries[G].label),C=u/l;if(!T&&O.length&&L.window.times>1&&Ni(y,C,L.window,O))return;let H=B.length?B.flatMap(G=>y.countries[G].neighbours.map(K=>y.countries[K].label)):[];g=!T,L.window=T?_e():qi(y,C,[...O,...Mx(y,O,H)])},async draw(y,k,v,S,A){e.style.aspectRatio=`${y.width} / ${y.height}`,l||([l,u]=[e.clientWidth,e.clientHeight]);let q=l||$x,T=u||Math.round(q*y.height/y.width);L.cut(y,k,v),m=()=>L.draw(y,k,v,S,A);let N=L.window,z=(A.drawing??Ii)(y,k,{...v,touched:h},N.times*q/y.width,A.traces,t).map(Op),D=`${q} ${T} ${S} ${N.times} ${N.left} ${N.top}`,F=a===y&&o.length===z.length&&r===D,B=F?Hi(o,z):null,Y=Di(y,S,q,N,T);f=()=>({data:z.map(Sx),layout:{...ya(Y),paper_bgcolor:S?y.palette.sea_dark:y.palette.sea},config:Cp});let O=async()=>{b??=await n(),await b.react(s,z.map(ya),Y,Cp),x=!1,w||L.take()};if(await j,i.signal.aborted)return;clearTimeout(E);let C=o,H=a==null;[o,a,r]=[z,y,D],_=jp(rt(y,T/q,N),[q,T]);let G=!w&&F&&e.querySelector(".teg-sketch");G&&(!B||xa(G,C,z,B,_))||!w&&L.sketch(Ap(z,Y,_))||B&&xa(s,C,z,B,_)?x=!0:!F||x&&B?await O():B&&await b.restyle(s,B.update,B.traces);let K=async()=>{let[se,vn]=[E,e.closest("[data-kernel=busy]")!=null],ze=Tp+(vn?Lx:As)-performance.now(),Pt=e.closest("[data-moving]")!=null;if(ze>0||Pt)return void(E=setTimeout(K,ze>0?Math.min(ze,As):As));b??=await n(),E===se&&!i.signal.aborted&&(j=O())};Tp=performance.now(),x&&(E=setTimeout(K,As)),H&&L.listen(A)},sketch(y){return e.querySelector(".teg-sketch")?.remove(),y&&e.append(y),y!=null},take(){if(w=!0,L.sketch(null),i.signal.aborted)return L.purge();s.on("plotly_hover",y=>{let k=M(y);k>=0&&L.onHover(k)}),s.on("plotly_unhover",()=>L.onLeave())},listen(y){window.addEventListener("mousedown",k=>{if(!e.contains(k.composedPath()[0]))return;k.shiftKey&&(k.stopPropagation(),k.preventDefault());let v=L.at(k),S=L.window,A=L.point(k),q=S.times>1&&A&&!(y.drag&&v>=0),T=z=>{let D=e.getBoundingClientRect(),F=(a?.width??0)/S.times/D.width,[B,Y]=[k.clientX-z.clientX,k.clientY-z.clientY];a&&Math.hypot(B,Y)>=8&&L.look(mo(a,S,B*F,Y*F))};q&&!k.button&&window.addEventListener("mousemove",T);let N=z=>{window.removeEventListener("mousemove",T);let D=Math.hypot(z.clientX-k.clientX,z.clientY-k.clientY)<8;D&&l<Ts&&L.touch(v),v>=0&&D&&L.onClick(v,z),v>=0&&!D&&!q&&L.onDrag(v,L.at(z))};k.button||window.addEventListener("mouseup",N,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",k=>{let v=L.point(k);!(k.ctrlKey||k.metaKey)||!a||!v||(k.preventDefault(),k.stopPropagation(),L.look(Ue(a,L.window,Math.exp(-k.deltaY/250),v)))},{capture:!0,passive:!1,signal:i.signal}),Lp(e,i.signal,k=>{let v=L.at(k);return v>=0&&L.onHold(v),v>=0},()=>L.onLeave()),$p(e,i.signal,(k,v,S)=>{let[A,q]=[L.point(v),L.point(S)];a&&A&&q&&L.look(mo(a,Ue(a,L.window,k,q),A[0]-q[0],A[1]-q[1]))})},async save(y){b??=await n(),f&&await b.downloadImage(f(),{format:"png",width:l,height:u,scale:2,filename:y})},narrow:()=>l>0&&l<Ts,touch(y){h=y<0?null:y,m?.()},resized(y){let k=e.clientHeight;return!y||Math.abs(y-l)<1&&Math.abs(k-u)<1?!1:([l,u]=[y,k],!0)},pixel([y,k]){if(!a)return null;let v=e.getBoundingClientRect();return{x:v.left+(y-_.corner[0])*_.unit[0],y:v.top+(k-_.corner[1])*_.unit[1]}},at(y){let k=L.point(y);return k&&a?a.countries.findIndex(v=>On(v.polygons,k)):-1},point({clientX:y,clientY:k}){if(!a)return null;let v=e.getBoundingClientRect();return[_.corner[0]+(y-v.left)/_.unit[0],_.corner[1]+(k-v.top)/_.unit[1]]},group(y){return e.querySelector(`.tracec${y}`)},purge(){i.abort(),clearTimeout(E),w&&b.purge(s)}};return L}function Mx(e,t,n){return n.filter(([s,o])=>t.some(([a,r])=>Math.hypot(a-s,r-o)<e.width/6))}function jp([e,t,n,s],[o,a]){let r=[o/(n-e),a/(s-t)],i=(l,u)=>p=>String(Math.round((p-l)*u*100)/100);return{unit:r,corner:[e,t],x:i(e,r[0]),y:i(t,r[1])}}function Sx(e){let t={"#ffffff":"#26303b","#26303b":"#ffffff"}[String(e.textfont?.color)];return ya(t?{...e,textfont:{...e.textfont,shadow:Array(3).fill(`0 0 2px ${t}`).join(", ")}}:e)}function ya(e){return structuredClone(e)}var Ex=1.045,Ox=1.68;function bn({host:e,el:t,board:n,manner:s}){let o=[],a=wc(n),r=pp(a.svg),{root:i}=r;Ee(t),t.append(i);let l=s==="pick",u=l||s==="look"||e.get("face")==="look";u&&(i.dataset.face="look"),i.dataset.stage=u||s?"flow":"full",u&&s&&(r.events.hidden=!0),u&&(r.tablist.hidden=r.foot.hidden=!0),u&&(r.panels.news.hidden=!1);let p=n.width/n.height;i.style.setProperty("--teg-ratio",String(p)),i.style.setProperty("--teg-box",String(n.cell?p:Math.max(p*Ex,Ox))),r.credit.textContent=n.credit??"",r.credit.title=n.notice??"";let d=ic(e,n),{view:g}=d,m=zp(r.map,ra.page,async()=>(await e.part("plotly")).default);o.push(m.purge);let f={host:e,el:t,board:n,picks:l,looks:u,alone:!!s,stops:o,dom:r,store:d,map:m,sketch:a};f.rule=jn(i),i.append(f.rule.box);let h=()=>d.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:I(g().lang).no_answer}}});f.where=_p(e,g,w=>f.wire.write(w),o),f.wire=kp(e,r,g,{freed:()=>f.driver.drive(),unanswered:h,goes:w=>f.where.goes(w),said:w=>f.mover.said(w)},o),f.driver=qr(f),f.mover=Dc(f),f.scheduler=xp(f,w=>f.painter.paint(w)),f.intents=lc(f),f.painter=gp(f),f.pointer=vc(f),f.keyboard=_c(f),f.end=Cr(f),f.tour=Rr(f),f.firstTurn=Dr(f);let x=(w,b)=>{f.end.told(w,b),f.scheduler.schedule()};return f.events=Vr(r.events,{view:()=>f.where.now(),ask:f.wire.ask,go:f.intents.go,wants:f.end.wants,told:x},o),d.subscribe(f.scheduler.schedule),i.tegPixel=w=>{let b=n.countries.findIndex(_=>_.name===w);return b<0?null:m.pixel(n.countries[b].label)},f.pointer.type(),(e.get("window")?.[0]??1)!==1&&f.pointer.look(),bp(f),hp(f),()=>o.forEach(w=>w())}var Ax=15e3,Tx=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,Cs=e=>e.split(`
`).map(t=>c("p",{},...t.split(Tx).map((n,s)=>s%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),va={true:"✓",false:"✗",null:"…"};function ka({host:e,el:t,board:n}){let s=[],o=()=>e.get("told"),a=()=>e.get("lang"),r=Array.from(crypto.getRandomValues(new Uint32Array(3)),O=>O.toString(36)).join("-"),i=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),l=c("header",{}),u=c("div",{class:"teg-asked"}),p=c("div",{class:"teg-asked"}),d=c("section",{class:"teg-task"},l,u,i,p),g=c("div",{class:"teg-task-board"}),m=o().chapters?c("details",{class:"teg-chapters",open:!0}):null,f=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},m,c("div",{class:"teg-both"},d,g)),h=jn(f);f.append(h.box),Ee(t),t.append(f),Me(f,s),Mn(f),s.push(e.hear("presence",()=>e.presence()==="gone"&&j(I(a()).kernel_gone)));let x=ot(t,()=>e.send({kind:"still"}),s),w="",b=!1,_,E=(O,C={})=>{w="",b=!0,clearTimeout(_),_=setTimeout(()=>j(I(a()).no_answer),Ax),e.send({kind:"exercise",do:O,at:o().at,...m&&{chapter:o().chapter},...C,nonce:r})},j=O=>{clearTimeout(_),[b,w]=[!1,O],z()},M={board:"",manner:"",stop:()=>{}},L=O=>({...e,hear:(C,H)=>e.hear(C,G=>e.get("board")===O&&H(G))}),y=async()=>{let{form:O,board:C}=o(),{manner:H}=It[O],G=e.get("board");if(M.board===G&&M.manner===`${C}${H}`||(M.stop(),g.replaceChildren(),g.hidden=!C,f.classList.toggle("teg-alone",!C),M={board:G,manner:`${C}${H}`,stop:()=>{}},!C))return;let K=M,se=k===G?n:await e.part("board");K!==M||v||(K.stop=bn({host:L(G),el:g,board:se,manner:H}))},k=e.get("board"),v=!1,S=It[o().form].answer(o(),r,q),A="";function q({entry:O}={}){O!=null&&E("entry",{entry:O}),z()}let T=()=>{b||o().spent||!S.ready()||(E("check",{answer:S.value()}),z())},N=O=>{let{at:C,dots:H,shut:G}=o();O<0||O>C&&G||O>H.length||E("go",{stop:O})},z=()=>{let O=o(),C=Ln(a()),H=`${O.chapter??""}/${O.at}`;H!==A&&(A=H,S=It[O.form].answer(O,r,q)),S.renew(O,e.get("selected")??[]);let G=f.getRootNode().activeElement,K=G&&(d.contains(G)||m?.contains(G))&&G.getAttribute("data-key");f.lang=a(),f.setAttribute("aria-label",O.title||C.exercise),f.dataset.theme=ve()?"dark":"light",f.dataset.size=e.get("size")??"page",f.dataset.at=String(O.at),f.toggleAttribute("data-done",!!O.done),m&&Ca(m,O,C,E),l.replaceChildren(...F(O,C)),u.replaceChildren(c("div",{class:"teg-task-text"},...Cs(O.task)),...S.draw(C));let se=w?{right:null,text:w,clause:""}:O.verdict??null;i.dataset.right=String(se?.right??null),i.hidden=!se,i.dataset.said!==JSON.stringify([se,H,O.tried?.length])&&(i.dataset.said=JSON.stringify([se,H,O.tried?.length]),i.replaceChildren(...se?D(se):[])),p.replaceChildren(...B(O,C)),K&&(f.querySelector(`:is(.teg-task, .teg-chapters) [data-key="${CSS.escape(K)}"]:not([disabled])`)??f).focus({preventScroll:!0}),x(`${H}/${O.tried?.length}/${O.moves}/${a()}`),y()},D=({right:O,text:C,clause:H})=>[c("b",{},va[String(O??null)])," ",...Cs(C).map(G=>c("span",{},...G.childNodes)),...H&&!C.includes(H)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":H},H)]:[]],F=(O,C)=>{let H=O.dots.map((K,se)=>c("li",{},$(`dot-${se}`,va[{right:"true",wrong:"false"}[K]??""]??(K?"•":""),()=>N(se),{class:`teg-stop teg-stop-${K||"new"}`,"aria-label":`${C.stop} ${se+1}${K?`: ${C[K]}`:""}`,"aria-current":se===O.at?"step":null,disabled:se>O.at&&O.shut}))),G=O.dots.length>1;return[c("h4",{},O.title),G&&c("ol",{class:"teg-stops","aria-label":C.progress},...H),$("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():f.requestFullscreen(),{class:"teg-full",title:C.full,"aria-label":C.full,hidden:!document.fullscreenEnabled})].filter(K=>K instanceof HTMLElement)},B=(O,C)=>{let H=O.dots.length>1||!O.last,G=O.form!=="none",K=It[O.form].manner==="play",se=[G&&!K&&!O.spent&&$("check",C.check,T,{class:"teg-main",disabled:b||!S.ready()}),O.spent&&O.another&&!O.enough&&$("another",C.another,()=>E("another"),{class:O.done?"":"teg-main",disabled:b}),K&&$("undo",`↶ ${C.undo}`,()=>E("undo"),{disabled:!O.moves}),K&&$("again",C.again,()=>E("again"),{disabled:!O.moves}),G&&$("hint",C.hint,()=>E("hint"),{disabled:!O.more}),G&&$("solution",C.solution,()=>E("solution"),{disabled:!!O.solution||!O.solvable})],vn=[H&&$("before",C.before,()=>N(O.at-1),{disabled:O.at===0}),H&&$("next",O.endless&&O.at===O.dots.length-1?C.one_more:C.next,()=>N(O.at+1),{disabled:O.last||O.shut,class:O.done||!G?"teg-main":""})],ze=O.tried??[],Pt=ze.length>0&&!O.spent?O.left:null;return[O.spent&&O.another&&O.enough&&c("p",{class:"teg-hint"},C.enough),Pt!=null&&c("p",{class:"teg-hint"},Pt===1?C.left_one:`${C.left}: ${Pt}`),G&&O.shut&&!O.last&&c("p",{class:"teg-hint"},C.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...se),H&&c("div",{class:"teg-buttons"},...vn)),...(O.hints??[]).map((Rt,kn)=>c("div",{class:"teg-given"},c("b",{},`${C.hint} ${kn+1}`),...Cs(Rt))),O.solution&&c("div",{class:"teg-given teg-solved"},...Cs(O.solution)),ze.length>0&&c("details",{open:ze.length<4},c("summary",{"data-key":"tried"},`${C.tried}: ${ze.length}`),c("ol",{class:"teg-tried"},...ze.map(([Rt,kn])=>c("li",{"data-right":String(kn??null)},`${va[String(kn??null)]} ${Rt}`)))),O.stamp&&c("small",{class:"teg-stamp"},O.stamp)].filter(Rt=>Rt instanceof HTMLElement)},Y=(O,C)=>{s.push(e.hear(O,C))};Y("change:told",z);for(let O of["size","selected"])Y(`change:${O}`,z);return Y("message",O=>{O?.nonce===r&&(clearTimeout(_),b=!1,O.kind==="clause"&&h.show(O,I(a())),O.kind==="refused"&&(w=O.text),z())}),f.addEventListener("click",O=>{let C=O.target;if(g.contains(C))return;h.box.contains(C)||h.close();let H=C.closest("[data-clause]");H&&(h.from(H),E("clause",{name:H.dataset.clause??""}))}),Sn(f,({key:O},C)=>{if(O==="Escape")return h.close();let H=S.keys(O,C);return H||C.matches("input, textarea")?H:O==="PageDown"||O==="ArrowRight"?(N(o().at+1),!0):O==="PageUp"||O==="ArrowLeft"?(N(o().at-1),!0):!1}),d.addEventListener("keydown",O=>{O.key!=="Enter"||!O.target.matches("input")||(O.preventDefault(),T())}),s.push(Se(z),()=>clearTimeout(_)),z(),()=>{v=!0,M.stop(),s.forEach(O=>O())}}var yn=new Set,[_a,Np]=[!1,-1/0];function Cx(e){yn.add(e),!_a&&(_a=!0,setTimeout(()=>requestAnimationFrame(jx),Math.max(Np+200-performance.now(),0)))}function jx(){[_a,Np]=[!1,performance.now()];let e=[...yn];yn.clear();for(let t of e)t()}var qp=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function js(e,t,n,s){let o=null,a=!1,r=()=>Cx(s);for(let u of t)n.push(e.hear(`change:${u}`,r));n.push(()=>{a=!0,yn.delete(s)});let i=u=>{let p=()=>t.forEach(g=>qp(e.get(g),u.get(g))||e.show({[g]:u.get(g)})),d=g=>()=>qp(e.get(g),u.get(g))||u.set({[g]:e.get(g)});for(let g of t)n.push(u.hear(`change:${g}`,p),e.hear(`change:${g}`,d(g)));o=u.set,p()};return(async()=>{let u=e.get("leader");for(let p=0;u&&p<40&&!a;p++){let d=await e.beside(u);if(d&&!a)return i(d);await new Promise(g=>setTimeout(g,500))}})(),u=>{(o??e.set)(u),yn.delete(s),s()}}var zx=80;function Pp(e,t){let n=Array.from(crypto.getRandomValues(new Uint32Array(3)),h=>h.toString(36)).join("-"),s=null,o="",a="",r=null,i,l=c("div",{class:"teg-knowledge"}),u=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,p=()=>o!=null&&e.send({kind:"knowledge",seat:o,nonce:n}),d=h=>{[o,s,r]=[h,null,null],g(),p()},g=()=>{let h=I(e.get("lang")),x=e.get("seats"),[w,b]=[e.get("may_ask")??[],e.get("alone")];if(a!==u()){let L=a==="";a=u(),o&&(!b||!w.some(y=>x[y].name===o))&&([o,s]=[null,null]),clearTimeout(i),i=setTimeout(p,L?0:zx)}let _=(L,...y)=>$(`know-${L||"all"}`,c("span",{},...y),()=>d(L),{"aria-pressed":String(o===L)}),E={seats:x},j=l.getRootNode().activeElement?.getAttribute?.("data-key"),M=l.contains(l.getRootNode().activeElement);l.replaceChildren(c("h4",{},h.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":h.know_whose},_("",h.know_all),...w.map(L=>_(x[L].name,R(E,L),b?x[L].name:`${h.curtain_me} ${x[L].name}`)),o!=null&&o!==""&&!b&&$("know-cover",h.secret_hide,()=>d(null))),...r?[c("p",{class:"teg-hint",role:"alert"},r.text)]:[],...s?m(s,x,h):o==null?[c("p",{class:"teg-hint"},h.know_covered)]:[]),M&&j&&l.querySelector(`[data-key="${j}"]`)?.focus({preventScroll:!0})},m=({seat:h,rows:x},w,b)=>{let _={seats:w},E=w.findIndex(k=>k.name===h),j=k=>c("td",{},...k.length?k.flatMap((v,S)=>[S?` ${b.or} `:"",c("span",{class:"teg-who"},R(_,v),w[v].name)]):["?"]),M=x.filter(([,k])=>k.length===1&&k[0]!==E).length,L=x.filter(([,k,v])=>k.length===1&&k[0]===E&&v.length!==1).length,y=E<0?`${b.know_sure_all}: ${x.filter(([,,k])=>k.length===1).length}`:`${b.know_sure}: ${M}. ${b.know_hidden}: ${L}`;return[e.get("aid")?c("p",{},y):c("p",{class:"teg-hint"},b.know_no_aid),x.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":b.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},b.place),E>=0&&c("th",{scope:"col"},`${h} ${b.know_knows}`),c("th",{scope:"col"},b.know_all))),c("tbody",{},...x.map(([k,v,S])=>c("tr",{},c("th",{scope:"row"},t.countries[k].name),E>=0&&j(v),j(S)))))):c("p",{class:"teg-hint"},b.know_nothing)]};return{root:l,traits:["steps","seats","may_ask","alone","aid"],draw:g,hear:h=>{h?.nonce!==n||h.kind==="knowledge"&&(h.seat!==o||h.line!==e.get("line")||h.step!==Math.min(e.get("step"),e.get("steps")))||(h.kind==="knowledge"?[s,r]=[h,null]:h.kind==="refused"&&([s,r]=[null,h]),g())}}}function Rp(e,t){let n=new Map(t.countries.map((m,f)=>[m.name,f])),s=m=>e.lead({selected:m}),o=c("select",{"data-key":"odds-from",change:()=>s(o.value?[o.value]:[])}),a=c("select",{"data-key":"odds-to",change:()=>s(a.value?[o.value,a.value]:[o.value])}),r=[c("span"),c("span")],i=c("div",{role:"status"}),l=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},r[0],o),c("label",{},r[1],a)),i),u=(m,f,h)=>{let x=_=>c("option",{value:t.countries[_].name},t.countries[_].name),w=_=>f.filter(E=>(t.countries[E].continent??-1)===_),b=(t.continents??[]).map((_,E)=>({name:_.name,options:w(E).map(x)}));m.replaceChildren(c("option",{value:""},h),...b.filter(_=>_.options.length).map(_=>c("optgroup",{label:_.name},..._.options)),...w(-1).map(x))},[p,d]=["",""];return{root:l,traits:["odds"],draw:()=>{let m=e.get("lang"),f=I(m),[h="",...x]=e.get("selected")??[],w=e.get("odds")??{},[b,_]=[`${m}/${h}`,x.at(-1)??""];b!==p&&(p=b,r[0].textContent=f.source,r[1].textContent=f.target,u(o,[...t.countries.keys()],f.choose),u(a,t.countries[n.get(h)??-1]?.neighbours??[],f.choose)),[o.value,a.value,a.disabled]=[h,_,!h];let E=JSON.stringify([m,w]);if(E===d)return;d=E;let j=w.target?`${f.odds}: ${w.sources.join(", ")} → ${w.target}`:f.odds,M="conquest"in w?Gt(w,m):[c("p",{class:"teg-hint"},w.target?f.odds_none:f.odds_choose)];i.replaceChildren(J(j,...M))}}}var La={odds:Rp,knowledge:Pp};function Ip({host:e,el:t,board:n}){let s=[],o=e.get("face"),a=js(e,["line","step",...o==="odds"?["selected"]:[]],s,()=>p()),r=zn(t,e,s),i=La[o]({...e,lead:a},n),l=c("p",{class:"teg-caption","aria-live":"polite"}),u=c("div",{class:"teg teg-follower",role:"group","data-face":o},i.root,l);Ee(t),t.append(u),Me(u,s);let p=()=>{u.dataset.size=e.get("size"),u.dataset.step=String(e.get("step")),l.textContent=e.get("caption"),i.draw(),r([...i.traits,"line","step","lang"].map(m=>JSON.stringify(e.get(m))).join())},d=(m,f)=>{s.push(e.hear(m,f))};for(let m of["lang","size","caption",...i.traits])d(`change:${m}`,p);i.hear&&d("message",i.hear);let g=()=>{u.dataset.theme=ve()?"dark":"light"};return g(),s.push(Se(g)),p(),()=>s.forEach(m=>m())}var qx=["yes","number","range","chance"];function Nx(e,{html:t,view:n},s){let o=c("div",{}),a=()=>o.innerHTML=t,r=async()=>{let i=await e.embed(n);o.replaceChildren(i.el),s.push(()=>i.remove())};return n&&e.embed?r().catch(a):a(),o}function Dp({host:e,el:t}){let n=[],s=c("div",{class:"teg teg-guess",role:"group"});Ee(t),t.append(s),Me(s,n),Mn(s);let o=ot(t,()=>{},n),a=null,r=c("div",{class:"teg-reveal"}),i="",l=!1,u=e.get("asks")||"yes",[p,d,g]=["","",50],m=()=>{[l,i]=[!1,I(e.get("lang")).kernel_gone],x()};n.push(e.hear("presence",()=>e.presence()==="gone"&&m()));let f=M=>{[l,i]=[!0,""],x(),e.send({kind:"bet",bet:M})},h=()=>{[l,i]=[!0,""],x(),e.send({kind:"give_up"})},x=()=>{let M=Ln(e.get("lang"));s.dataset.theme=ve()?"dark":"light",s.lang=e.get("lang"),s.setAttribute("aria-label",M.guess),s.replaceChildren(c("h4",{},M.guess),c("p",{class:"teg-task-text"},e.get("question")),...a?E(a,M):w(M)),o(`${!!a}`)},w=M=>{let L=e.get("asks")?[]:qx.map(y=>{let k=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${y}`,change:()=>(u=y,x(),b(y))});return k.checked=y===u,c("label",{},k," ",M[`kind_${y}`])});return[...L.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},M.how),...L)]:[],c("div",{class:"teg-buttons"},..._(M),$("give_up",M.give_up,h,{disabled:l})),c("p",{class:"teg-verdict",role:"status",hidden:!i&&!l,"data-right":"null"},l?M.working:i)]},b=M=>s.querySelector(`[data-key="kind-${M}"]`)?.focus(),_=M=>{if(u==="yes")return[$("yes",M.yes,()=>f(!0),{disabled:l}),$("no",M.no,()=>f(!1),{disabled:l})];let L=()=>f(u==="chance"?`${g} %`:u==="range"?[p,d]:p),y=(S,A,q,T)=>{let N=c("input",{type:"text","data-key":S,"aria-label":A,placeholder:A,maxlength:60,autocomplete:"off",input:z=>T(z.target.value)});return N.value=q,N.addEventListener("keydown",z=>z.key==="Enter"&&L()),N},k=c("output",{},`${g} %`),v=c("input",{type:"range",min:0,max:100,step:5,value:g,"data-key":"chance","aria-label":M.kind_chance,input:S=>{g=S.target.valueAsNumber,k.textContent=`${g} %`}});return[...u==="chance"?[v,k]:[],...u==="number"?[y("number",M.kind_number,p,S=>p=S)]:[],...u==="range"?[y("from",M.from,p,S=>p=S),y("to",M.to,d,S=>d=S)]:[],$("bet",M.bet,L,{class:"teg-main",disabled:l})]},E=({bet:M,result:L,judged:y,hit:k,score:v},S)=>[c("dl",{class:"teg-came"},c("dt",{},S.you_said),c("dd",{},M),c("dt",{},S.came_out),c("dd",{},L)),c("p",{class:"teg-verdict",role:"status","data-right":String(k??null)},y),c("p",{class:"teg-hint"},v),r],j=M=>{if(M?.kind==="came")a=M.came,r.replaceChildren(...M.came.reveal.map(L=>Nx(e,L,n)));else if(M?.kind==="refused")i=M.text;else return;l=!1,x()};return n.push(Se(x),e.hear("message",j),e.hear("change:question",x),e.hear("change:lang",x)),x(),e.send({kind:"show"}),()=>n.forEach(M=>M())}var Px=24;function Bp(e,t){let n=null,s=null,o=[],a=0,r=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(g=>c("span",{role:"gridcell"},g)),l=d=>{let{first:g,round:m,seat:f,kind:h,text:x}=s,{seats:w,kinds:b}=n,_=f[d]<0?"":c("span",{},R(n,f[d]),w[f[d]].name);return c("div",{class:"teg-entry",title:x[d]},...i(g+d,m[d],_,b[h[d]]??h[d],x[d]))},u=d=>s&&e(Math.min(Math.max(d,s.first),s.end),s.line),p=Gn({height:Px,label:"",head:r,draw:l,pick:d=>u((s?.first??0)+d),move:d=>u(t()+d)});return{root:c("div",{class:"teg-log"},p.root),tell(d,g,m,f){let h=[d,g,m,f];h.every((x,w)=>x===o[w])||(o=h,n=d,s=wt(d,g,m),r.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(x=>c("span",{role:"columnheader"},x))),p.root.setAttribute("aria-label",f.log),p.fill(s.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(a-s.first))},show(d){a=d,p.show(d-(s?.first??0))},stop:p.stop}}var $a={timeline:Un,table:Bp,race:Wn},Rx=[];function Hp({host:e,el:t,film:n}){let s=[],o=zn(t,e,s),a=js(e,["line","step"],s,()=>m()),r=null,i="",l=(w,b)=>{a({...b!==e.get("line")&&{line:b},...w!==e.get("step")&&{step:w}})},u=$a[e.get("face")](l,()=>e.get("step")),p=c("p",{class:"teg-caption","aria-live":"polite"}),d=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},u.root,p);Ee(t),t.append(d),Me(d,s);let g=()=>{!r||i!==e.get("film")||(u.tell(r,e.get("tail"),e.get("line"),I(r.lang),e.get("turns")??Rx),d.dataset.size=e.get("size")??"page",p.textContent=e.get("caption"),m())},m=()=>{u.show(e.get("step"),e.get("line")),d.dataset.step=String(e.get("step")),o(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},f=async w=>{let b=e.get("film");[r,i]=[await Bn(w),b],g()},h=(w,b)=>{s.push(e.hear(w,b))};for(let w of["line","tail","caption","size","turns"])h(`change:${w}`,g);h("change:film",async()=>f(await e.part("film")));let x=()=>{d.dataset.theme=ve()?"dark":"light"};return x(),s.push(Se(x),u.stop),f(n),()=>s.forEach(w=>w())}var Ix=new Set(["restarting","autorestarting","terminating","dead","starting"]),Wp="IPY_MODEL_";function Ma(e,t,n){let s=()=>e.widget_manager?.kernel,o=s(),a=o?.statusChanged?o:null,r=new Set,i=()=>r.forEach(w=>w(null)),l=!1,u="",p=()=>l||=!!a&&(a.isDisposed||Ix.has(a.status)||s()?.id!==a.id),d=()=>{p(),i()};for(let w of["statusChanged","connectionStatusChanged","disposed"])a?.[w]?.connect(d),n.push(()=>a?.[w]?.disconnect(d));let g=(w,b)=>{let{msg_type:_,session:E}=b?.header??{};u||=E??"",!(l||_!=="shutdown_reply"&&(E??u)===u)&&(l=!0,i())};a?.iopubMessage?.connect(g),n.push(()=>a?.iopubMessage?.disconnect(g));let m=async w=>{if(p())return i();try{await w()}catch{l=!0,i()}},f=w=>{for(let[b,_]of Object.entries(w))e.set(b,_)},h=w=>w.startsWith(Wp)?w.slice(Wp.length):w,x=e.widget_manager;return{get:w=>e.get(w),show:f,set(w){f(w),m(()=>e.save_changes())},send(w,b,_){let j=b&&Object.assign(()=>{},{iopub:{status:M=>b?.(M?.content?.execution_state)}});m(()=>e.send(w,j,_))},hear(w,b){if(w==="presence")return r.add(b),()=>{r.delete(b)};let _=w==="message"?"msg:custom":w;return e.on(_,b),()=>e.off(_,b)},part:t,presence(){return l?"gone":a?a.connectionStatus!=="connected"?"away":a.status==="busy"?"busy":"here":"unknown"},async beside(w){let b=await x?.get_model?.(h(w)).catch(()=>null);return b?Ma(b,t,n):null},embed:x?.create_view?async w=>x.create_view(await x.get_model(h(w))):null}}var Dx={exercise:ka,tour:ka,guess:Dp};function Bx(e){let{host:t,el:n}=e,s=bn(e),o=async()=>{let r=await t.part("board");s(),n.replaceChildren(),s=bn({...e,board:r})},a=t.hear("change:board",o);return()=>{a(),s()}}function Hx(e){let t=e.host.get("face");return t in $a?Hp(e):t in La?Ip(e):(Dx[t]??Bx)(e)}function b_({model:e,part:t,...n}){let s=[],o=Hx({host:Ma(e,t,s),...n});return()=>{o(),s.forEach(a=>a())}}export{b_ as render,Hx as show};
