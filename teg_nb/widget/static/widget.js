function c(e,t={},...n){let o=document.createElement(e);return Mr(o,t,n),o}function q(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Mr(o,t,n),o}function Mr(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!=null&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function tt(e,t){e.textContent!==t&&(e.textContent=t)}function L(e,t,n,o={}){return c("button",{type:"button","data-key":e,...o,click:n},t)}function se(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>c("option",{value:i.value,selected:i.value===o},i.text))))}function gt(e,t,n,[o,s],r){let a=p=>Math.min(Math.max(Math.round(p),o),s),i=()=>{Number.isNaN(l.valueAsNumber)||r(a(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return Pp(l,()=>l.valueAsNumber||n,p=>l.value=String(a(p)),i),l}var Np=8;function Pp(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=p=>{let u=Math.trunc((p.clientX-s.clientX+s.clientY-p.clientY)/Np);a||=u!==0,a&&n(r+u)},l=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}var ft={keys:()=>!1};function Rp(){let e=[];return{...ft,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Ip(e,t,n){let o="";return{...ft,renew:()=>{},ready:()=>o.trim()!=="",value:()=>o.trim(),draw:s=>[Er("number",s.number_how,o,r=>(o=r,n()))]}}function Er(e,t,n,o){let s=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function Dp(e,t,n){let{options:o,values:s,numbered:r}=e,a=0;return{...ft,renew:i=>({options:o,values:s,numbered:r}=i),ready:()=>a>0,value:()=>s[a-1],draw:()=>[c("ol",{class:"teg-options"},...o.map((i,l)=>wn("radio",`option-${l+1}`,`teg-${t}`,i,a===l+1,()=>{a=l+1,n(r?{entry:a}:{})},r?l+1:0)))]}}function Bp(e,t,n){let{options:o,values:s}=e,r=new Set;return{...ft,renew:a=>({options:o,values:s}=a),ready:()=>r.size>0,value:()=>[...r].sort((a,i)=>a-i).map(a=>s[a-1]),draw:a=>[c("p",{class:"teg-picked"},a.several),c("ol",{class:"teg-options"},...o.map((i,l)=>wn("checkbox",`option-${l+1}`,"",i,r.has(l+1),()=>{r.delete(l+1)||r.add(l+1),n()})))]}}function Hp(e,t,n){let o=null,s="",r=a=>()=>(o=a,n());return{...ft,renew:()=>{},ready:()=>o!=null,value:()=>o?"legal":s.trim()||"illegal",draw:a=>[c("ol",{class:"teg-options"},wn("radio","legal",`teg-${t}`,a.legal,o===!0,r(!0)),wn("radio","illegal",`teg-${t}`,a.illegal,o===!1,r(!1))),...o===!1?[Er("clause",a.which_clause,s,i=>(s=i,n()))]:[]]}}function wn(e,t,n,o,s,r,a=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,c("li",{},c("label",{},i," ",a>0&&c("b",{},`${a}. `),o))}function Wp(e,t,n){let{options:o,values:s}=e,r=[...s],a=u=>o[s.indexOf(u)],i=(u,d)=>d<0||d>=r.length||u===d?!1:(r.splice(d,0,...r.splice(u,1)),n(),!0),l=-1,p=u=>d=>{d.preventDefault(),l>=0&&i(l,u),l=-1};return{renew:u=>({options:o,values:s}=u),ready:()=>!0,value:()=>[...r],keys:(u,d)=>{let g=d.closest("[data-order]"),m={ArrowUp:-1,ArrowDown:1}[u];if(!g||m==null)return!1;let f=r.indexOf(Number(g.getAttribute("data-order")));return i(f,f+m),!0},draw:u=>[c("p",{class:"teg-picked"},u.order_how),c("ol",{class:"teg-order"},...r.map((d,g)=>c("li",{tabindex:0,draggable:"true","data-order":d,"data-key":`item-${d}`,"aria-label":`${g+1}. ${a(d)}`,dragstart:m=>{l=g,m.dataTransfer?.setData("text/plain",String(d))},dragover:m=>m.preventDefault(),drop:p(g)},c("span",{},`${g+1}. ${a(d)}`),c("span",{class:"teg-group"},L(`up-${d}`,"▲",()=>i(g,g-1),{"aria-label":`${u.up}: ${a(d)}`,disabled:g===0}),L(`down-${d}`,"▼",()=>i(g,g+1),{"aria-label":`${u.down}: ${a(d)}`,disabled:g===r.length-1})))))]}}var Sr=()=>({...ft,renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[]}),qt={map:{answer:Rp,manner:"pick"},ticks:{answer:Bp,manner:"look"},radio:{answer:Dp,manner:"look"},text:{answer:Ip,manner:"look"},order:{answer:Wp,manner:"look"},clause:{answer:Hp,manner:"look"},moves:{answer:Sr,manner:"play"},none:{answer:Sr,manner:"look"}};var me={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses_attack:{es:"{seat} pierde {attack}",en:"{seat} loses {attack}"},losses_defence:{es:"{other} pierde {defence}",en:"{other} loses {defence}"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Hasta dejar",en:"Until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You gained"},since_taken:{es:"Entre los demás",en:"Among the others"},since_by:{es:"ante",en:"to"},since_of:{es:"de",en:"from"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},sound:{es:"Sonido",en:"Sound"},slow:{es:"lento",en:"slow"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},advice_when:{es:"Pistas",en:"Hints"},advice_on_request:{es:"cuando las pido",en:"on request"},advice_always:{es:"en cada jugada",en:"at every decision"},placed_all:{es:"Ya pusiste todos.",en:"All armies are placed."},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},no_common_objective:{es:"Sin objetivo común: países de relleno",en:"No common objective: countries filled in"},five_cards:{es:"Tenés cinco tarjetas: si no canjeás ahora, en este turno no sacás otra.",en:"You hold five cards: unless you exchange now, you draw none this turn."},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_armies:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_offers:{es:"te ofrece empate.",en:"offers you a draw."},rec_draw:{es:"Con un solo «no», la partida sigue.",en:"A single “no”, and the match goes on."},rec_key_sure:{es:"rayada: sabés de quién es",en:"striped: you know whose it is"},rec_key_maybe:{es:"puntos: puede ser de uno de estos",en:"dots: one of these may own it"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},plays:{es:"Juega",en:"To play:"},replay:{es:"Recorrer la partida",en:"Go through the match"},tab_help:{es:"Ayuda",en:"Help"},tab_news:{es:"Noticias",en:"News"},tab_table:{es:"Mesa",en:"Table"},tab_cards:{es:"Cartas",en:"Cards"},tab_notes:{es:"Notas",en:"Notes"},tab_end:{es:"Final",en:"End"},panels:{es:"Paneles",en:"Panels"},present:{es:"Volver al presente",en:"Back to the present"},size_class:{es:"Letra grande, para una clase",en:"Large type, for a class"},latest:{es:"Lo último",en:"Latest"},menu:{es:"Más opciones",en:"More options"},skip_to_map:{es:"Ir al mapa",en:"Skip to the map"},you:{es:"vos",en:"you"},skip_mine:{es:"Saltar a mi turno",en:"Skip to my turn"},skip_end:{es:"Saltar al final",en:"Skip to the end"},phase_place:{es:"Reforzar",en:"Reinforce"},phase_attack:{es:"Atacar",en:"Attack"},phase_regroup:{es:"Reagrupar",en:"Regroup"},phase_card:{es:"Tarjeta",en:"Card"},phase_play:{es:"Jugar",en:"Play"},phase_cards:{es:"Pasar cartas",en:"Pass cards"},phase_draw:{es:"Empate",en:"Draw"},phase_delivery:{es:"Primera entrega",en:"First delivery"},phase_orders:{es:"Órdenes",en:"Orders"},phase_move:{es:"Mover",en:"Move"},phase_question:{es:"Pregunta",en:"Question"},troops:{es:"Tropas",en:"Troops"},transfers:{es:"Traslados",en:"Transfers"},proposes:{es:"le propone a",en:"proposes to"},proposes_you:{es:"te propone",en:"proposes to you"},there:{es:"En juego",en:"At stake"},other:{es:"Otra cosa…",en:"Something else…"},since_watch:{es:"Ver cómo fue",en:"Watch it"},since_nothing:{es:"No perdiste ni ganaste países.",en:"You lost and won no countries."},more:{es:"más",en:"more"},explore:{es:"Explorar desde acá",en:"Explore from here"},explore_leave:{es:"Salir",en:"Leave"},explore_leave_what:{es:"Dejar de explorar",en:"Stop exploring"},exploring:{es:"Explorás: nada cuenta.",en:"Exploring: nothing counts."},exploring_what:{es:"Probá jugadas sin que cuenten: la partida queda como está.",en:"Try moves that do not count: the match stays as it is."},exploring_tree:{es:"Lo que jugás acá no cuenta. Los bots juegan cuando se lo pedís. Si volvés atrás y jugás otra cosa, se abre otra rama.",en:"What you play here does not count. Bots play when you ask them. If you step back and play something else, another branch begins."},own_first:{es:"Repasar mis jugadas",en:"Go through my moves"},own_next:{es:"Mi jugada siguiente",en:"My next move"},own_back:{es:"La anterior",en:"The one before"},own_at:{es:"Tu jugada {number} de {count}",en:"Your move {number} of {count}"},to_end:{es:"Al final",en:"To the end"},again:{es:"Otra partida",en:"Another match"},save:{es:"Guardar…",en:"Save…"},save_page:{es:"Guardar como página…",en:"Save as a page…"},save_page_what:{es:"Un archivo que se abre en cualquier navegador, sin instalar nada: tiene lo que todos pueden saber",en:"One file that opens in any browser, with nothing to install: it holds what everybody may know"},see:{es:"ver",en:"see"},decided:{es:"Qué lo decidió",en:"What decided it"},luck:{es:"Suerte con los dados",en:"Luck with the dice"},luck_what:{es:"Ejércitos que perdieron los otros, menos los propios",en:"Armies that the others lost, minus one's own"},luck_expected:{es:"ejércitos en {rolls} tiradas; lo esperado era {expected}.",en:"armies in {rolls} rolls; {expected} expected."},best_throw:{es:"La mejor tirada",en:"The best roll"},cancel:{es:"Cancelar",en:"Cancel"},explore_keep:{es:"Guardar…",en:"Keep…"},explore_keep_what:{es:"Guardar lo explorado como variante",en:"Keep what you explored as a variation"},keep_ask:{es:"¿Con qué nombre la guardás?",en:"What will you call it?"},keep_title:{es:"Nombre de la variante",en:"Name of the variation"},keep_yes:{es:"Guardar",en:"Keep"},leave_ask:{es:"¿Dejás de explorar? Lo que probaste se pierde.",en:"Stop exploring? What you tried will be lost."},leave_yes:{es:"Sí, salir",en:"Yes, leave"},leave_no:{es:"Seguir explorando",en:"Go on exploring"},past_own:{es:"Estás viendo la posición {step} de {steps}.",en:"You are looking at position {step} of {steps}."},past_own_what:{es:"Jugá desde acá para explorar o reemplazar lo que siguió.",en:"Play from here to explore, or to replace what followed."},past_ask:{es:"¿Jugar desde acá?",en:"Play from here?"},past_ask_both:{es:"Explorar no cuenta. Reemplazar deshace lo que siguió.",en:"Exploring does not count. Replacing takes back what followed."},past_ask_explore:{es:"Lo que siguió ya no se deshace, pero se puede explorar sin que cuente.",en:"What followed cannot be taken back, but you can explore: it does not count."},past_explore:{es:"Explorar",en:"Explore"},past_replace:{es:"Reemplazar",en:"Replace"},seat_ask:{es:"Vas a ver los secretos de {seat}: lo que hasta ahora veía solo ese color. ¿Seguimos?",en:"You will see the secrets of {seat}: what only this seat could see so far. Go on?"},seat_yes:{es:"Sí, seguir",en:"Yes, go on"},person:{es:"persona",en:"person"},player_of:{es:"Quién juega con",en:"Who plays"},taken_back:{es:"Jugadas deshechas",en:"Taken back"},bring_back:{es:"Traer de vuelta",en:"Bring back"}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},armies:{es:"Ejércitos",en:"Armies"},armies_how:{es:"Se juega de arriba hacia abajo. Tachados, los soldados que cayeron.",en:"The turn goes from top to bottom. Soldiers that fell are struck out."},stand:{es:"en pie",en:"standing"},fallen:{es:"caídos",en:"fallen"},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"},at_stake:{es:"Si contesta mal, pierde un soldado",en:"A wrong answer costs a soldier"},in_the_sheet:{es:"La pregunta está en la hoja.",en:"The question is in the sheet."}},turn:{aim:{es:"Cómo se gana",en:"How you win"},turn:{es:"El turno",en:"The turn"},teg_phase_place:{es:"Poné tus ejércitos en países tuyos: un clic pone uno.",en:"Place your armies in countries of yours: a click places one."},teg_phase_attack:{es:"Desde un país tuyo con dos ejércitos o más, atacá a un vecino. Cuantas veces quieras.",en:"From a country of yours with two armies or more, attack a neighbour. As often as you like."},teg_phase_regroup:{es:"Pasá ejércitos entre países tuyos que limitan.",en:"Move armies between countries of yours that border on each other."},teg_phase_card:{es:"Si conquistaste lo que hace falta, pedí una tarjeta.",en:"If you conquered as much as it takes, ask for a card."},tgm_phase_place:{es:"Poné los refuerzos en territorios tuyos. Las cartas se cambian ahora.",en:"Place your reinforcements in territories of yours. Cards are exchanged now."},tgm_phase_attack:{es:"Desde un territorio tuyo con dos ejércitos o más, atacá a un vecino. Quien se defiende elige cuántos dados tira.",en:"From a territory of yours with two armies or more, attack a neighbour. The defender chooses how many dice to roll."},tgm_phase_regroup:{es:"Una vez por turno, pasá ejércitos de un territorio tuyo a otro que limita con él.",en:"Once a turn, move armies from a territory of yours to one that borders on it."},reconquista_phase_place:{es:"Cada uno reparte en secreto sus tropas entre sus provincias.",en:"Everybody secretly spreads troops over their provinces."},reconquista_phase_play:{es:"Pasá, mové tropas entre provincias tuyas que limitan, o atacá una ajena: su dueño tiene que decir que es suya.",en:"Pass, move troops between neighbouring provinces of yours, or attack one that is not yours: its owner must say so."},reconquista_phase_cards:{es:"Quienes tienen algo que ver con el ataque pasan cartas en secreto.",en:"Those involved in the attack pass cards in secret."},reconquista_phase_draw:{es:"Alguien ofrece empate: contestan todos.",en:"Somebody offers a draw: everybody answers."},wargame_phase_delivery:{es:"Elegí dónde llegan tus primeras tropas.",en:"Choose where your first troops arrive."},wargame_phase_orders:{es:"Cada unidad lista cumple una tarea: atacar, marchar, buscar recursos, construir. Al terminar elegís dónde llegan las próximas tropas.",en:"Each ready unit does one task: attack, march, gather resources, build. When you end the turn, you choose where the next troops arrive."},eggar_phase_move:{es:"Se tira un dado. Repartí los pasos entre tus soldados: nunca en diagonal.",en:"A die is rolled. Share the steps among your soldiers: never diagonally."},eggar_phase_attack:{es:"Atacá a un rival que está al lado de un soldado tuyo. Hasta cuatro atacan juntos, con un dado cada uno: vale el más alto.",en:"Attack a rival next to a soldier of yours. Up to four attack together, with a die each: the highest counts."},eggar_phase_question:{es:"Leele una pregunta a quien juega después. Si contesta mal, pierde un soldado.",en:"Read a question to whoever plays next. A wrong answer costs a soldier."}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},beyond:{es:"No alcanza el depósito",en:"More than the stock can pay"},you_have:{es:"tenés",en:"you have"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Mostrame",en:"Show me"},another:{es:"Otra parecida",en:"Another one"},one_more:{es:"Otro ejercicio",en:"Another one"},chapters:{es:"Capítulos",en:"Chapters"},solved_of:{es:"{solved} de {total} resueltos",en:"{solved} of {total} solved"},known:{es:"temas que sabés: {known} de {goals}",en:"topics you know: {known} of {goals}"},forward:{es:"Próximo ejercicio",en:"Next exercise"},enough:{es:"Seguimos otro día: leé la idea otra vez.",en:"That is enough for today: read the idea again."},left_one:{es:"Te queda un intento.",en:"One try is left."},left:{es:"Intentos que quedan",en:"Tries left"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: contestá y sigue.",en:"Your turn: answer, and it goes on."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},give_up:{es:"No sé, mostrame",en:"I do not know, show me"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}},told:{place_full:{es:"{seat} pone {amount} en {target}",en:"{seat} places {amount} in {target}"},place:{es:"{seat} pone {amount}",en:"{seat} places {amount}"},place_short:{es:"{seat} refuerza {target}",en:"{seat} reinforces {target}"},work_full:{es:"{seat} trabaja en {target}",en:"{seat} works in {target}"},work:{es:"{seat} pone a trabajar a sus tropas",en:"{seat} puts troops to work"},teg_work_full:{es:"{seat} arma un misil en {target}",en:"{seat} sets up a missile in {target}"},attack_full:{es:"{seat} ataca {target} desde {source}",en:"{seat} attacks {target} from {source}"},attack:{es:"{seat} ataca {target}",en:"{seat} attacks {target}"},losses_full:{es:"{seat} pierde {attack} y {other}, {defence}",en:"{seat} loses {attack}, {other} loses {defence}"},losses:{es:"{seat} y {other} tienen bajas",en:"{seat} and {other} have losses"},conquest_full:{es:"{seat} conquista {target}",en:"{seat} conquers {target}"},march_full:{es:"{seat} pasa {amount} de {source} a {target}",en:"{seat} moves {amount} from {source} to {target}"},march:{es:"{seat} pasa {amount} a {target}",en:"{seat} moves {amount} to {target}"},convoy_full:{es:"{seat} lleva misiles de {source} a {target}",en:"{seat} moves missiles from {source} to {target}"},convoy:{es:"{seat} lleva misiles a {target}",en:"{seat} moves missiles to {target}"},shift:{es:"{seat} mueve tropas",en:"{seat} moves troops"},card:{es:"{seat} saca una tarjeta",en:"{seat} takes a card"},tgm_card:{es:"{seat} saca una carta",en:"{seat} takes a card"},question:{es:"Una pregunta para {seat}",en:"A question for {seat}"},right:{es:"{seat} contesta bien",en:"{seat} answers right"},wrong:{es:"{seat} contesta mal",en:"{seat} answers wrong"},pact:{es:"{seat} y {other} hacen un pacto",en:"{seat} and {other} make a pact"},strike_full:{es:"{seat} bombardea {target} desde {source}",en:"{seat} strikes {target} from {source}"},strike:{es:"{seat} bombardea {target}",en:"{seat} strikes {target}"},teg_flight_full:{es:"{seat} lanza un misil a {target} desde {source}",en:"{seat} fires a missile at {target} from {source}"},teg_flight:{es:"{seat} lanza un misil a {target}",en:"{seat} fires a missile at {target}"},flight_full:{es:"{seat} dispara a {target} desde {source}",en:"{seat} fires at {target} from {source}"},flight:{es:"{seat} dispara a {target}",en:"{seat} fires at {target}"},roll:{es:"{seat} saca un {die}",en:"{seat} rolls a {die}"},walk_full:{es:"{seat} avanza de {source} a {target}",en:"{seat} walks from {source} to {target}"},fall_full:{es:"Cae un soldado de {seat} en {target}",en:"A soldier of {seat} falls in {target}"},flag_full:{es:"{seat} toma la bandera de {other}",en:"{seat} takes the flag of {other}"},flag:{es:"{seat} toma una bandera",en:"{seat} takes a flag"},continent:{es:"{continent}{armies}",en:"{continent}{armies}"},end:{es:"Gana {seat}",en:"{seat} wins"},end_all:{es:"Terminó la partida",en:"The match is over"}},start:{seats:{es:"Quiénes juegan",en:"Who plays"},player:{es:"Quién juega {seat}",en:"Who plays {seat}"},you:{es:"Vos",en:"You"},person:{es:"Persona",en:"Person"},easy:{es:"Bot fácil",en:"Easy bot"},normal:{es:"Bot normal",en:"Normal bot"},hard:{es:"Bot difícil",en:"Hard bot"},missile_keeper:{es:"Bot que guarda misiles",en:"Bot that keeps missiles"},nobody:{es:"Nadie",en:"Nobody"},shared:{es:"Se pasan el tablero: las tarjetas quedan tapadas.",en:"You pass the board: cards stay covered."},watched:{es:"Juegan solo bots: vos mirás.",en:"Only bots play: you watch."},too_few:{es:"Faltan asientos: este juego es para {least} a {most}.",en:"Too few seats: this game is for {least} to {most}."},too_many:{es:"Sobran asientos: este juego es para {least} a {most}.",en:"Too many seats: this game is for {least} to {most}."},rules:{es:"Reglas",en:"Rules"},dice:{es:"Dados y tarjetas",en:"Dice and cards"},random:{es:"Los tira el tablero",en:"The board rolls"},manual:{es:"Los de la mesa: los escribimos",en:"Our own: we type them in"},rounds:{es:"Duración",en:"Length"},no_limit:{es:"Hasta que alguien gane",en:"Until somebody wins"},by_rules:{es:"Como dicen las reglas: {rounds} vueltas",en:"As the rules say: {rounds} rounds"},lasts:{es:"Entre bots dura unas {median} vueltas; 8 de cada 10 partidas, entre {low} y {high}.",en:"Between bots it takes about {median} rounds; 8 matches in 10 take {low} to {high}."},so_many:{es:"{rounds} vueltas",en:"{rounds} rounds"},language:{es:"Idioma",en:"Language"},more:{es:"Más opciones",en:"More options"},seed:{es:"Semilla (un número; con la misma, los mismos dados)",en:"Seed (a number; the same one gives the same dice)"},start:{es:"Empezar",en:"Start"},learn:{es:"Aprender el primer turno (un minuto)",en:"Learn the first turn (one minute)"},start_tour:{es:"Empezar con un recorrido (un minuto)",en:"Start with a tour (one minute)"},code:{es:"Copiar como código",en:"Copy as code"},open:{es:"O seguí una partida guardada (.jsonl):",en:"Or go on with a saved match (.jsonl):"},log_large:{es:"Ese archivo pasa los 6 MB: abrilo desde una celda con Match.load.",en:"That file is over 6 MB: open it in a cell with Match.load."},log_text:{es:"Ese archivo no es un registro de partida: no es texto.",en:"That file is no log of a match: it is not text."},optional:{es:"Reglas opcionales",en:"Optional rules"},as_played:{es:"Como se juega acá",en:"As it is played here"},copied:{es:"Copiado. En una celda da la misma partida.",en:"Copied. In a cell it makes the same match."},pasted:{es:"Esta celda da la misma partida:",en:"This cell makes the same match:"}},first_turn:{first_turn:{es:"El primer turno",en:"The first turn"},count:{es:"{at} de {all}",en:"{at} of {all}"},leave:{es:"Salir",en:"Leave"},play:{es:"Elegir mi partida",en:"Choose my match"},place:{es:"Reforzar",en:"Reinforce"},place_text:{es:"Te tocan 3 ejércitos. Tocá Argentina hasta ponerlos todos: desde ahí vas a atacar. Después, Terminar de poner.",en:"You have 3 armies to place. Press Argentina until all are there: you will attack from it. Then end the placement."},attack:{es:"Atacar",en:"Attack"},attack_text:{es:"Tocá Argentina y después Brasil: es una tirada. Gana el dado más alto; si empatan, quien defiende. Seguí hasta que caiga.",en:"Press Argentina, then Brasil: that is one roll. The higher die wins; a tie goes to the defender. Go on until it falls."},conquer:{es:"Conquistar",en:"Conquer"},conquer_text:{es:"¡Brasil es tuyo! Elegí en la barra cuántos ejércitos pasan; los demás se quedan cuidando Argentina.",en:"Brasil is yours! Say in the bar how many armies move in; the others stay and guard Argentina."},card:{es:"Sacar la tarjeta",en:"Take the card"},card_text:{es:"Terminá los ataques y el reagrupe, y pedí tu tarjeta: te la ganaste al conquistar. Las tarjetas se cambian por ejércitos.",en:"End the attacks and the regrouping, and ask for your card: a conquest earns one. Cards are exchanged for armies."},done:{es:"Eso es un turno",en:"That is a turn"},done_text:{es:"En una partida, Ayuda dice cómo se gana y da una pista si la pedís.",en:"In a match, Help says how one wins, and gives a hint if you ask."}},tour:{tour:{es:"Recorrido por el tablero",en:"Tour of the board"},next:{es:"Seguir",en:"Next"},back:{es:"Volver",en:"Back"},leave:{es:"Saltear",en:"Skip"},done:{es:"A jugar",en:"Play"},count:{es:"{at} de {all}",en:"{at} of {all}"},map:{es:"El mapa",en:"The map"},map_text:{es:"Tocá un lugar tuyo para elegirlo y después adónde vas. Lo que podés elegir está marcado. Con el teclado: las flechas van de lugar en lugar y Enter elige.",en:"Press one of your places to choose it, then where you go. What you can choose is marked. By keyboard: the arrow keys go from place to place, and Enter chooses."},bar:{es:"Tu jugada",en:"Your move"},bar_text:{es:"Acá ves en qué parte del turno estás, qué elegiste y los botones de lo que podés hacer. Si alguien te pregunta algo, también es acá. Para volver atrás está Deshacer.",en:"Here you see the part of the turn, what you have chosen, and the buttons for what you can do. Questions to you come here as well. Undo takes a move back."},side:{es:"Ayuda, noticias y más",en:"Help, news and more"},side_text:{es:"En Ayuda está cómo se gana y podés pedir una pista. Noticias cuenta lo que hicieron los demás. Lo que es solo tuyo queda tapado hasta que lo abrís.",en:"Help says how one wins, and gives a hint if you ask. News tells what the others did. What only you may see stays covered until you open it."},head:{es:"Quiénes juegan",en:"Who plays"},head_text:{es:"Están en el orden de los turnos; el marcado juega ahora. Tocá a cualquiera para ver lo que tiene. En ⋯ están la velocidad de los bots, las teclas y este recorrido.",en:"Seats stand in the order of turns; the marked one plays now. Press one to see what it has. Behind ⋯ are the speed of bots, the keys and this tour."},time:{es:"La partida hasta acá",en:"The match so far"},time_text:{es:"Con las flechas volvés a mirar cualquier jugada. No se pierde nada: la partida sigue donde estaba.",en:"The arrows show any earlier move again. Nothing is lost: the match stays where it was."}}};function be(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var U=(e,t)=>Object.entries(t).reduce((n,[o,s])=>n.replace(`{${o}}`,String(s)),e),I=be(me.all),bn=be(me.asking),he=be(me.eggar),Or=be(me.first_turn),yn=be(me.start),kn=be(me.tour),jo=be(me.turn),Ar=be(me.told),ee=be(me.wargame),Fp={symbol:be(me.symbol),pact:be(me.pact)},qo=(e,t,n)=>Fp[t](e)[n]??n;function Tr(e,t,n,o){let{chapters:s=[],chapter:r,trainer:a}=t,i=g=>s.reduce((m,f)=>m+f[g],0),l=(g,m)=>L(`chapter-${m}`,g,()=>o("chapter",{number:m}),{"aria-current":m===r?"true":null}),p=s.map(({title:g,solved:m,total:f,goals:h,known:x},w)=>{let b=U(n.solved_of,{solved:m,total:f});return c("li",{},l(g,w),c("progress",{max:f,value:m,"aria-label":`${g}: ${b}`}),c("small",{},`${b} · ${U(n.known,{known:x,goals:h})}`))}),u=e.querySelector("ol")?.scrollTop??0,d=c("ol",{},...p);e.replaceChildren(c("summary",{"data-key":"chapters"},c("b",{},n.chapters),` · ${U(n.solved_of,{solved:i("solved"),total:i("total")})}`),d,c("div",{class:"teg-buttons"},L("forward",n.forward,()=>o("forward"),{class:"teg-main"}),a&&l(a,s.length))),d.scrollTop=u}var Gp=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function Me(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let l of Gp)i.toggleAttribute(l,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function vn(e){e.addEventListener("keydown",t=>{if(t.key!=="Enter"||!t.shiftKey)return;t.preventDefault(),t.stopImmediatePropagation();let n=e.closest(".jp-Cell")?.nextElementSibling?.closest(".jp-Cell");if(!n)return;let o=n.querySelector(".jp-InputPrompt")??n;for(let s of["mousedown","mouseup"])o.dispatchEvent(new MouseEvent(s,{bubbles:!0,composed:!0,button:0}));n.closest(".jp-Notebook")?.focus(),n.scrollIntoView({block:"nearest"})},!0)}function _n(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var Nt=4;function Ln(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),l=a.bottom+Nt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Nt:a.top-Nt-t.offsetHeight,p=Math.min(Math.max(a.left,r.left+Nt),r.right-t.offsetWidth-Nt);Object.assign(t.style,{top:`${l-r.top}px`,left:`${p-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(L("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...Cr(r,a),...r.decisions.map(i=>c("section",{},...Cr(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function Cr({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let l=a.map(p=>c("li",{},`${i.other_reading}: ${p.text}`,p.option&&c("code",{},p.option)));return r&&l.push(c("li",{},`${i.option}: `,c("code",{},r))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${o}`},s),c("ul",{},...l)]}var Up='data-still="teg_nb"',Yp=/\n…$/;function nt(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(zr(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=p=>{o=p,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},l=()=>(o?.isConnected||i(Kp(e)),o);return p=>{if(l(),p===s)return;let u=s==="";s=p,clearTimeout(r),u||(r=setTimeout(()=>l()&&t(),1500))}}var $n=(e,t,n)=>nt(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),zr=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function Kp(e){let t=zr(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return Yp.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(Up)?t:null}function ye(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function Se(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var jr=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var qr=`/* The map */

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
`;var Nr=`/* Pieces that move over the map, and the caption that explains them. Only transform, opacity and one clip change. */

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
`;var Pr=`/* Controls */

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
`;var Rr=`/* The start screen stands in place of the board. */

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
`;var Ir=`/* The stage: head, map, side, bar and timeline. The order in the page is that of the Tab key; the grid places them. */

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
  margin: 0 0 8px;
  font-weight: 700;
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

  .teg .teg-answers > :is(button, .teg-group, details) {
    flex: 1 1 auto;
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
      --teg-bar-high: 236px;
    }

    /* Six seats need its room. */
    .teg-head:has(.teg-seat-chips > :nth-child(6)) [data-key="sound"] {
      display: none;
    }

    .teg-bar {
      grid-template-rows: 22px fit-content(30px) minmax(0, 1fr) auto;
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
`;var Dr=`/* Words below a view. */

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
`;var Br=`/* A task beside a board: exercises, tours, bets. */

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
`;var su=[jr,qr,Nr,Pr,Rr,Ir,Dr,Br].join(""),Hr=!1;function Ee(e){let t=e.getRootNode()===document;t&&Hr||(Hr||=t,(t?document.head:e).append(c("style",{},su)))}function ke(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function re(e){return ke(e.map(t=>[...t,t[0]]))}function Sn(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,l]=o[r],[p,u]=o[a];l>n!=u>n&&t<(p-i)*(n-l)/(u-l)+i&&(s=!s)}return s})}function No([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],l=Math.max(r-s-2,8),[p,u]=[l-9,l-10];return[[5,-1.4],[p,-2.6],[u,-6.4],[l,0],[u,6.4],[p,2.6],[5,1.4]].map(([g,m])=>[e+g*a-m*i,t+g*i+m*a])}function Pt(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=Gr(e,a);return i?[No(s,[r[0]+i,r[1]],o),No([s[0]-i,s[1]],r,o)]:[No(s,r,o)]}function ue([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function Gr(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Wr=new WeakMap;function Io(e,t,n){let o=Wr.get(e)??new Map;Wr.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,ru(e,t,n)),o.get(s)}function ru(e,t,n){let o=au(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=Vr(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(Vr))}function au(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((p,u)=>o.has(n(p,r[(u+1)%r.length]))),i=a.findIndex((p,u)=>p&&!a.at(u-1));if(i<0)continue;let l=[];for(let p=0;p<r.length;p++){let u=(i+p)%r.length;a[u]&&(a.at(u-1)||(l=[r[u]]),l.push(r[(u+1)%r.length]),Ro(l)>Ro(s)&&(s=l))}}return s}var Ro=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function Vr(e){let t=Ro(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(l=>iu(e,t+l)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function iu(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let l=Math.max(t,0)/(i||1);return[o+l*(r-o),s+l*(a-s)]}t-=i}return e[e.length-1]}function Ur(e,t,n,o=11){let[s,r]=[o/2,o*.18];return Io(e,t,n).flatMap(([[a,i],[l,p]])=>[-r,r].map(u=>{let[d,g]=[a+u*l,i+u*p];return[[d-s*p,g+s*l],[d+s*p,g-s*l]]}))}function En(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=Gr(e,r[0]-s[0]);return a?[Po(s,[r[0]+a,r[1]]),Po([s[0]-a,s[1]],r)]:[Po(s,r)]})}function Po([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(l,p)=>{let u=p/r,[d,g,m]=[(1-u)**2,2*u*(1-u),u**2];return[d*e+g*a+m*n,d*t+g*i+m*o]})}function Yr([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function je(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],l=[0,0];for(let p=0;p<o.length;){/[a-zA-Z]/.test(o[p])&&(i=o[p++]);let u=i===i.toLowerCase(),d=b=>(u?b:0)+Number(o[p++]),g=b=>s[s.length-1].push([t+b[0],n+b[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=u?"l":"L";continue}let[f,h]=[r,a],[x,w]=l;if(l=m==="Q"?[d(f),d(h)]:m==="T"?[2*f-x,2*h-w]:[f,h],m!=="V"&&(r=d(f)),m!=="H"&&(a=d(h)),m!=="Q"&&m!=="T"){l=[r,a],g([r,a]);continue}for(let b=1;b<=6;b++){let y=b/6,[_,E,v]=[(1-y)**2,2*y*(1-y),y**2];g([_*f+E*l[0]+v*r,_*h+E*l[1]+v*a])}}return s}function On(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function An(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var Mn=11,[lu,cu]=[900,500],Fr=1.8;function ot(e,t=Mn,n=900){let o=(a,i)=>Math.min(Math.max(a*e,i),Fr*t),s=e*n<cu,r=Math.min(Math.max(7.4*e,.75*t),.9*Fr*t)*(s?.7:1);return{least:t,small:s,disc:r,grown:r/e,count:s?.8*t:o(9.2,Math.round(2.1*t)/2),name:o(8.2,t===Mn&&e*n>=lu?12.5:t),note:o(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function N(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&q("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},q("path",{d:`M${s.join("L")}Z`,fill:o}));return c("i",{class:"teg-dot",style:{background:n}},r||null)}function oe(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Qr(e,t){let n={off:t.past_off,own:U(t.past_own,{step:e.step,steps:e.steps}),free:t.past,same:t.past}[e.undoing];return e.step<e.steps&&c("p",{class:"teg-past"},n)}function Z(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function He(e,t,n,o){return e==null?c("span",{class:"teg-die"}):q("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},q("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...On(e).map(([s,r])=>q("circle",{cx:s,cy:r,r:.4,fill:o})))}var pu={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Xr={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function de(e){let t=pu[Xr[e]??e];return t?q("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},q("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Kr={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Rt(e){return q("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},q("path",{d:Kr[Xr[e]??e]??Kr.joker,fill:"currentColor"}))}function H(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Tn(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function Cn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function It(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function Zr(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function Jr(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function ea(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function ta(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function na(e){return{kind:"offers",line:e.line,step:e.step}}function zn(e){return{kind:"hint",line:e.line,step:e.step}}function oa(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Oe="person";function mt(e,t,...n){return t===e.viewer&&t===e.to_move?H(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Do({line:e,step:t}){return{kind:"explore",line:e,step:t}}function sa({line:e,step:t},n){return{kind:"keep",line:e,step:t,title:n}}function ra({line:e,step:t},n){return{kind:"replace",line:e,step:t,action:n}}function aa({line:e,step:t},n){return{kind:"bring_back",line:e,step:t,name:n}}function ae(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function ia(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function la(e,t){let n=e.branches[t];return n?ae(e,n.step,n.line):ae(e,e.step+1)}function ca(e){return Math.max(0,...ua(e).filter(t=>t<e.step))}function pa(e){return Math.min(e.steps,...ua(e).filter(t=>t>e.step))}function ua({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function ht(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function jn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function da(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Bo(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function ga(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var Ae={kind:"private"};function qn(e,t){return{kind:"look",seat:e.seats[t].name}}function Dt(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function fa(e){return{kind:"more",line:e.line,step:e.step}}var ma={kind:"stop"},Nn={kind:"save_page"};function ha(e){return{kind:"clause",name:e}}function Pn(e){return{kind:"lang",lang:e}}function J(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var uu=e=>Uint8Array.from(atob(e),t=>t.charCodeAt(0));async function xa(e,t=uu){let n=new Blob([t(e)]).stream().pipeThrough(new DecompressionStream("deflate"));return new Response(n).text()}var du=["round","seat","kind","text","counts"],xt=new Map;function Rn(e){let t=xt.get(e)??xa(e).then(JSON.parse);return xt.delete(e),xt.set(e,t),xt.size>4&&xt.delete(xt.keys().next().value),t}function wt(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let u=o.find(g=>g.name===n)??o[0],d=1/0;s.unshift({name:u.name,to:d}),u.of!=null;)d=Math.min(d,u.from??0),u=o.find(g=>g.name===u.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let u of s)for(let d of[e.rows[u.name],t.rows[u.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let g=Math.min(d.text.length,u.to+1-d.first);if(!(g<=0)){a.at(-1)?.name!==u.name&&a.push({from:d.first,name:u.name});for(let m of du)for(let f=0;f<g;f++)r[m].push(d[m][f])}}r.first=Math.max(r.first,0);let i=u=>a.filter(d=>d.from<=u).at(-1)?.name??"main",l=new Map(s.map(u=>[u.name,u.to])),p=o.filter(u=>!l.has(u.name)&&u.of!=null&&(u.from??0)<=(l.get(u.of)??-1)).map(u=>({step:u.from??0,line:u}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:p,note:u=>t.notes[i(u)]?.[u]}}var gu=12;function st(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Bt(e,t){let n=I(t),[o,s]=e.losses.map(u=>u.toLocaleString(t,{maximumFractionDigits:1})),r=mu(e,t,n),{once:a,conquest:i}=e,l=(u,d)=>[c("b",{},st(u,t)),` ${d}. `],p=a==null?l(i,n.odds_conquest):i===a?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...a==null?[]:l(a,n.odds_once),...p,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":r.map(u=>u.text).join("; ")},...r.map(({text:u,span:d,height:g})=>c("span",{title:u},c("i",{style:{height:g}}),c("small",{},d)))),r.length>1&&c("small",{class:"teg-label"},a==null?n.odds_axis:n.odds_group)].filter(u=>u!==!1)}function fu({left:e}){let t=Math.max(Math.ceil(e.length/gu),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function mu(e,t,n){let o=fu(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let l=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${l}: ${st(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var wa={draw:({view:e,odds:t},n)=>t&&Z(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Bt(t,e.lang)),depends:({odds:e})=>e};var ba=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Ho({step:e,seat:t,moved:n,before:o,after:s,split:r,luck:a,decision:i},l,p){let u=t?`, ${l.turn_of} ${t}`:"",d=r==="all_luck"?` (${l.turn_all_luck})`:r?` (${l.turn_luck} ${ba(a??0,p)}, ${l.turn_decision} ${ba(i??0,p)})`:"";return`${l.step} ${e}${u}: ${n} ${st(o,p)} → ${st(s,p)}${d}`}function ya(e,[t,n],o,s,r){let a=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return a.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((l,p)=>{let u=Ho(l,s,r),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return L(`turn-${l.step}`,String(p+1),()=>o(l.step),{title:u,"aria-label":`${s.turn_point} ${p+1}. ${u}`,style:{left:d}})}))}var[bt,In]=[1e3,100],ka=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function hu(e,t){let n=r=>+(bt*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(In*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${bt}`}function va(e,t,n){let o={d:e,"stroke-dasharray":ka[n%ka.length]};return[q("path",{...o,class:"teg-halo"}),q("path",{...o,class:"teg-line-of",stroke:t})]}var xu=13;function wu(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function Dn(e,t,n=1/0){let o=null,s=null,r=[],a=0,i=[],l=null,[p,u]=["",""],d=c("div",{class:"teg-races"}),g=c("div",{class:"teg-standing","aria-live":"off"}),m=c("div",{class:"teg-race",tabindex:0,role:"slider"},d,g),f=c("ol",{class:"teg-turn-list"}),h=c("div",{},m,f),x=[],w=[],b=M=>Math.round(Math.min(Math.max(M,s?.first??0),s?.end??0)),y=M=>s&&e(b(M),s.line),_=()=>Math.max((s?.text.length??1)-1,1),E=M=>{let A=M.currentTarget.getBoundingClientRect();y((s?.first??0)+(M.clientX-A.left)/A.width*_())},v=M=>{let[A,{counts:C,first:R}]=[o,s],z=A.seats.length,j=A.seats.map((F,Y)=>C.map(O=>O[M*z+Y]??0)),T=j.reduce((F,Y)=>Y.reduce((O,P)=>Math.max(O,P),F),1),B=c("div",{class:"teg-cursor"});x.push(B);let D=c("div",{class:"teg-plot",pointerdown:F=>{F.button||(D.setPointerCapture(F.pointerId),E(F))},pointermove:F=>D.hasPointerCapture(F.pointerId)&&E(F)},q("svg",{viewBox:`0 -2 ${bt} ${In+4}`,preserveAspectRatio:"none","aria-hidden":"true"},q("path",{class:"teg-grid",d:`M0 ${In}H${bt}M0 ${In/2}H${bt}M0 0H${bt}`}),...j.flatMap((F,Y)=>va(hu(F,T),A.seats[Y].color,Y))),...i.map((F,Y)=>c("i",{class:"teg-turned","data-turn":Y+1,style:{left:`${100*(F.step-R)/_()}%`}})),B,c("b",{class:"teg-most"},T));return c("figure",{},c("figcaption",{},A.measures[M][1]),c("div",{class:"teg-plot-row"},D,k(A,j.map(F=>F.at(-1)??0),T)))},$=()=>{x=[],f.hidden=!i.length,f.setAttribute("aria-label",l?.turns??""),f.replaceChildren(...i.map(C=>c("li",{},L(`turn-${C.step}`,Ho(C,l,o.lang),()=>y(C.step)))));let M=o,{measures:A}=M;d.replaceChildren(...A.slice(0,n).map((C,R)=>v(R)),A.length?"":c("p",{class:"teg-hint"},u)),w=M.seats.map(()=>c("b")),g.replaceChildren(...M.seats.map((C,R)=>{let z=q("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...va("M0 4H26",C.color,R));return c("span",{},z,N(M,R),`${C.name} `,w[R])})),m.setAttribute("aria-label",p),m.setAttribute("aria-valuemin",String(s?.first)),m.setAttribute("aria-valuemax",String(s?.end))},k=(M,A,C)=>{let R=[...A.keys()].sort((j,T)=>A[T]-A[j]||j-T),z=wu(R.map(j=>100*(1-A[j]/Math.max(C,1))),xu);return c("div",{class:"teg-ends","aria-hidden":"true"},...R.map((j,T)=>c("span",{style:{top:`${z[T].toFixed(1)}%`}},N(M,j),M.seats[j].name)))},S=()=>{if(!o||!s)return;let M=o,A=Math.min(Math.max(a-s.first,0),s.text.length-1);for(let R of x)R.style.left=`${100*A/_()}%`;let C=s.counts[A]??[];m.setAttribute("aria-valuenow",String(s.first+A)),w.forEach((R,z)=>tt(R,M.measures.slice(0,n).map((j,T)=>C[T*M.seats.length+z]??0).join(" · ")))};return m.addEventListener("keydown",M=>{if(M.ctrlKey||M.metaKey||M.altKey||!s)return;let A={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[M.key];A!=null&&(M.preventDefault(),M.stopPropagation(),y(Math.min(t(),s.end)+A))}),{root:h,tell(M,A,C,R,z){let j=[M,A,C,R,z];if(j.every((D,F)=>D===r[F]))return;r=j,o=M,s=wt(M,A,C),l=R;let{first:T,end:B}=s;i=z.filter(D=>D.line===C&&D.step>=T&&D.step<=B),p=`${R.race}: ${M.measures.slice(0,n).map(D=>D[1]).join(", ")}`,u=R.race_secret,$(),S()},show(M){a=M,S()},stop:()=>{}}}var bu=3e3,xe=(e,t)=>e&&!t.exploring&&e.line===t.line&&e.steps===t.steps?e:null;function La(e,t){if(t.exploring)return e;let{line:n,steps:o,round:s,over:r}=t;return r&&t.step===o?{line:n,steps:o,round:s,over:r}:xe(e,t)}var Wo=(e,t)=>t.map(n=>c("span",{},N(e,n),c("b",{},e.seats[n].name)," ")),Vo=(e,t)=>e.length?`${e.length>1?t.winners:t.winner}: `:t.draw;function $a({view:e,report:t,tab:n,size:o,go:s,open:r,explore:a,send:i},l){let{winners:p}=e.over??{winners:[]},u=t?.decisions??[],d=u.length?L("own-first",l.own_first,()=>s(u[0]),{class:"teg-main"}):L("replay",l.replay,()=>s(0),{class:"teg-main",disabled:e.step===0});return{facts:[c("b",{},Vo(p,l)),...Wo(e,p)],more:[c("p",{class:"teg-hint"},`${l.over} · ${l.round} ${e.round}`)],buttons:e.exploring?[]:[e.memory&&d,e.memory&&L("explore",l.explore,a),(n!=="end"||o==="class")&&L("open-end",l.tab_end,()=>r("end")),e.again&&L("again",l.again,()=>i({kind:"again"})),L("save",l.save,()=>i({kind:"save"})),L("save-page",l.save_page,()=>i(Nn),{title:l.save_page_what})]}}function Ma({view:e,report:t,ended:n,go:o,explore:s},r){let a=xe(n,e)&&e.step<e.steps?t?.decisions??[]:[];if(!a.length)return null;let i=a.filter(u=>u<e.step),l=a.find(u=>u>e.step),p=a.indexOf(e.step)+1;return{facts:[c("b",{},p?U(r.own_at,{number:p,count:a.length}):U(r.past_own,{step:e.step,steps:e.steps}))],more:[c("p",{class:"teg-hint"},e.news.at(-1)?.text??"")],buttons:[L("own-next",r.own_next,()=>o(l??e.steps),{class:"teg-main"}),L("own-back",r.own_back,()=>o(i.at(-1)??0),{disabled:!i.length}),e.memory&&L("explore",r.explore,s),L("to-end",r.to_end,()=>o(e.steps))]}}var Sa={depends:({view:e,ended:t,report:n})=>[xe(t,e),e.seats,n==null],draw:({view:e,ended:t,report:n},o)=>{let s=xe(t,e);if(!s)return null;let{winners:r,reason:a,objectives:i}=s.over,l=r.length===1?e.seats[r[0]]:null;return c("section",{class:"teg-banner",role:"status",style:l?{background:l.color,color:l.ink}:{}},c("small",{},`${o.over} · ${o.round} ${s.round}`),c("strong",{},l?`${o.winner}: ${l.name}`:Vo(r,o).replace(": ","")),!l&&r.length>0&&c("span",{class:"teg-winners"},...Wo(e,r)),!n&&c("span",{},a),i.length>0&&c("h5",{},o.objectives),...i.map(([p,u])=>c("p",{},N(e,p),`${e.seats[p].name}: ${u}`)))}},_a=(e,t)=>e.toLocaleString(t,{signDisplay:"exceptZero",maximumFractionDigits:1});function yu({people:e},{luck:t}){let n=t.filter(({seat:o})=>e?.includes(o));return n.length?n:t}var Ea={depends:({view:e,ended:t,report:n})=>[xe(t,e)&&n,e.step],draw:({view:e,ended:t,report:n,go:o},s)=>{if(!n||!xe(t,e))return null;let{why:r,decided:a,luck:i,best:l}=n,p=(d,{step:g,text:m})=>c("li",{},c("span",{},m),L(d,s.see,()=>o(g),{"aria-label":`${s.see}: ${m}`,"aria-current":g===e.step?"step":null})),u=yu(e,n).map(({seat:d,throws:g,balance:m,expected:f})=>c("li",{},c("span",{},N(e,d),c("b",{},_a(m,e.lang)),` ${U(s.luck_expected,{expected:_a(f,e.lang),rolls:g})}`)));return c("section",{class:"teg-card teg-report"},c("p",{class:"teg-why"},r),a.length>0&&c("h4",{},s.decided),a.length>0&&c("ol",{},...a.map((d,g)=>p(`decided-${g}`,d))),i.length>0&&c("h4",{title:s.luck_what},s.luck),i.length>0&&c("ol",{},...u),l&&c("h4",{},s.best_throw),l&&c("ol",{},p("best",l)))}};function Oa({dom:e,store:t,where:n,intents:o,stops:s}){let r=Dn(o.go,()=>n.now().step,1);s.push(r.stop),e.standings.append(r.root);let a=null,i=!0,l;return s.push(()=>clearTimeout(l)),{wants:()=>t.get().tab==="end"&&xe(t.get().ended,t.view())!=null,told(p,u){a={film:p,tail:u}},draw({view:p,turns:u,ended:d}){let g=xe(d,p);e.standings.hidden=!a||!g,a&&g&&(r.tell(a.film,a.tail,p.line,I(p.lang),u),r.show(p.step)),p.over&&!i?(e.winner.replaceChildren(Vo(p.over.winners,I(p.lang)),...Wo(p,p.over.winners)),e.winner.hidden=!1,l=setTimeout(()=>e.winner.hidden=!0,bu)):p.over||(e.winner.hidden=!0),i=!!p.over||g!=null}}}var Fo={slow:[2e3,900,250],normal:[1200,500,120],quick:[600,200,60],at_once:[0,0,0]},Uo=Object.keys(Fo);function Yo({battle:e,last:t},n){let[o,s,r]=Fo[n]??Fo.normal;return e||t.source!=null&&t.target!=null?o:t.target==null?r:s}function Ko(e){return e.over==null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Qo(e,t){let n=Ko(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Dt(e,"action"):null}}var Go=(e,t)=>t==="end"&&e.people?.length?"mine":t,ku=({pace:e,setSpeed:t},n)=>c("select",{"data-key":"pace","aria-label":n.speed,title:n.speed,change:o=>t(o.target.value)},...Uo.map(o=>c("option",{value:o,selected:o===e.speed},n[o])));function Aa({view:e,stop:t},n){let{until:o,moves:s}=e.playing,r=n[`playing_${Go(e,o)}`];return{facts:[c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":r}),`${r} · ${n.round} ${e.round} · ${n.moves}: ${s}`)],buttons:[L("stop",c("span",{},de("stop"),` ${n.stop}`),t,{class:"teg-main",title:"Esc"})]}}function Ta(e,t){let{view:n,now:o,pace:s,pause:r,send:a}=e,i=n.to_move>=0?n.to_move:n.turn,{pauses:l}=Qo(n,s.auto),p=(u,d=!1)=>L(`until-${u}`,d?t[`skip_${Go(n,u)}`]:t[`until_${Go(n,u)}`],()=>a(Dt(o(),u)),{title:u==="end"?"S":null});return{facts:[c("b",{},N(n,i),`${t.plays} ${n.seats[i]?.name??""}`),` ${n.phase_name}`],more:[c("span",{class:"teg-group teg-second",role:"group","aria-label":t.bots},...["action","turn","round"].map(u=>p(u)))],buttons:[L("pause",c("span",{},de(l?"pause":"forward"),` ${l?t.pause:t.go_on}`),r,{class:"teg-main",title:"P"}),p("end",!0),ku(e,t)]}}function Ca(e){let{host:t,dom:n,store:o,stops:s}=e,{view:r}=o,a;s.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&o.get().tour==null&&!!r()?.goes_on&&e.wire.there(),p=()=>!!r()?.playing&&e.wire.there(),u=()=>p()||l()&&i().speed==="at_once",d=f=>e.wire.write(f),g=({next:f})=>{let{scheduler:h,mover:x,wire:w,where:b}=e;b.ahead()||!h.begun()||!h.rests()||x.moves()||(a=setTimeout(()=>w.send(ae(r(),f)),x.moved()?0:Yo(r(),"quick")))},m=()=>{i().auto&&d({auto:!1}),e.wire.send(ma)};return{pace:i,atOnce:u,setPace:d,stop:m,setSpeed:f=>d({speed:f}),moves:()=>p()||l(),pause(){if(r().playing)return m();let{pauses:f,message:h}=Qo(r(),i().auto);f===i().auto&&d({auto:!f}),f||e.intents.send(h)},drive(){let{wire:f,scheduler:h,mover:x}=e;if(clearTimeout(a),f.busy())return;let w=f.kept();if(w)return f.send(w);let b=o.get().film;if(b)return g(b);if(!(!p()&&!l())){if(n.root.setAttribute("data-going",""),p())return f.send(fa(r()),f.names.driver);!h.begun()||x.moves()||!u()&&!h.rests()||(a=setTimeout(()=>f.send(Dt(r(),"action"),f.names.driver),x.moved()?0:Yo(r(),i().speed)))}}}}var Xo=new Map;function Bn(e){try{return localStorage.getItem(e)??Xo.get(e)??null}catch{return Xo.get(e)??null}}function yt(e,t){Xo.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Hn="teg-tour",za=["map","bar","side","head","time"],ja=()=>Bn(Hn)==null,vu={ArrowLeft:-1,ArrowRight:1};function qa({dom:e,store:t,driver:n}){let o={map:e.frame,bar:e.bar,side:e.side,head:e.head,time:e.places.time},s=c("section",{class:"teg-tour",role:"dialog",hidden:!0});e.stage.prepend(s);let r="",a=u=>t.dispatch({type:"set",part:{tour:u}}),i=()=>za.filter(u=>o[u].childElementCount>0&&(u==="side"||o[u].offsetHeight>0)&&getComputedStyle(o[u]).display!=="none"),l=()=>t.get().tour==null?!1:(a(null),!0);s.addEventListener("keydown",u=>{let d=vu[u.key];u.altKey||u.ctrlKey||u.metaKey||!d||(u.preventDefault(),u.stopPropagation(),p((t.get().tour??0)+d))});let p=u=>{u>=0&&a(u<i().length?u:null)};return{leave:l,draw({view:u,tour:d}){let g=d==null||u.start?[]:i(),m=Math.min(d??0,g.length-1),f=g.length?JSON.stringify([u.lang,g,m]):"";if(f===r)return;let h=r!=="";r=f,s.hidden=!g.length;for(let y of za)o[y].toggleAttribute("data-toured",y===g[m]);if(!g.length)return s.replaceChildren(),h&&e.bar.focus({preventScroll:!0}),n.drive();yt(Hn,"seen");let x=kn(u.lang),w=m===g.length-1;s.dataset.at=g[m],s.setAttribute("aria-label",x.tour);let b=L("tour-next",w?x.done:x.next,()=>p(m+1),{class:"teg-main"});s.replaceChildren(c("div",{"aria-live":"polite"},c("h4",{},x[g[m]]),c("p",{},x[`${g[m]}_text`])),c("div",{class:"teg-buttons"},b,m>0&&L("tour-back",x.back,()=>p(m-1)),!w&&L("tour-leave",x.leave,l),c("small",{},U(x.count,{at:m+1,all:g.length})))),b.focus({preventScroll:!0})}}}var Na=["place","attack","conquer","card"];function Pa({dom:e,wire:t}){let n=c("section",{class:"teg-tour",hidden:!0});e.stage.prepend(n);let o="",s=()=>t.send({kind:"again"});return{draw({view:r}){let a=r.first_turn??null,i=a?`${r.lang} ${a}`:"";if(i===o)return;if(o=i,n.hidden=!a,!a)return n.replaceChildren();yt(Hn,"seen");let l=Or(r.lang),p=a==="done",u=p?"":U(l.count,{at:Na.indexOf(a)+1,all:Na.length});n.setAttribute("aria-label",l.first_turn),n.replaceChildren(c("div",{"aria-live":"polite"},c("h4",{},l[a]),c("p",{},l[`${a}_text`])),c("div",{class:"teg-buttons"},L("learn-leave",p?l.play:l.leave,s,{class:p?"teg-main":null}),c("small",{},u)))}}}var _u=80;function kt(e,t){return e.of==null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function Lu({view:e,way:t,looks:n,send:o,go:s},r){let{lines:a,line:i,branches:l}=e,p=a.find(f=>f.name===i);if(!p||a.length<2&&(!e.restore||n)&&!e.exploring)return null;let u=f=>a.find(h=>h.name===f),d=$u(),g=f=>h=>{f&&f.of!=null&&!n&&d.open(h,kt(f,r),[Mu,Su,Eu].map(x=>x(e,f,o,r)))},m=f=>s(1/0,f.target.value);return c("div",{class:"teg-lines"},e.exploring&&c("p",{class:"teg-hint"},r.exploring_tree),e.exploring&&Ra(e,s,r),!e.exploring&&a.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},r.line),c("select",{"data-key":"line",change:m,contextmenu:g(p)},...a.map(f=>c("option",{value:f.name,selected:f.name===i},`${kt(f,r)} · ${f.end}`)))),p.of!=null&&!n&&c("button",{type:"button","data-key":"line-menu",title:r.line_menu,"aria-label":r.line_menu,"aria-haspopup":"dialog",click:g(p)},"⋯"),e.restore&&!n&&L("restore",`↶ ${r.restore}`,()=>o(ga(e))),l.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":r.ways},c("span",{class:"teg-label"},r.ways),...l.map((f,h)=>L(`way-${f.line}`,c("span",{},f.seat==null?null:N(e,f.seat),c("b",{},kt(u(f.line)??p,r)),f.text&&` ${f.text}`),()=>s(f.step,f.line),{"aria-current":h===t?"true":null,contextmenu:g(u(f.line))}))),d.box)}function Ra(e,t,n,o=null){let s=e.lines.filter(a=>(a.of??null)===o);if(!s.length)return null;let r=a=>{let i=a.name===e.line;return L(`tree-${a.name}`,`${kt(a,n)} · ${a.from??0}–${a.end}`,()=>t(1/0,a.name),{"aria-current":i?"true":null})};return c("ul",{class:"teg-tree"},...s.map(a=>c("li",{},r(a),Ra(e,t,n,a.name))))}function $u(){let e=null,o=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(c("b",{},a),...i),o.hidden=!1;let l=o.offsetParent.clientWidth,p=Math.max(Math.min(e.offsetLeft,l-o.offsetWidth),0);Object.assign(o.style,{left:`${p}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function Mu(e,t,n,o){let r=c("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:_u,value:t.title}),a=i=>{i.preventDefault(),n(da(e,t.name,r.value))};return c("form",{submit:a},r,c("button",{type:"submit","data-key":"rename-yes"},o.rename))}function Su(e,t,n,o){return L("promote",o.promote,()=>n(Bo(e,"promote",t.name)),{title:o.promote_what})}function Eu(e,t,n,o){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},o.delete),c("p",{},o.delete_sure),L("delete-yes",o.delete_yes,()=>n(Bo(e,"delete",t.name))))}var Ia={draw:Lu,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,e.exploring,t]},Da={depends:({view:e})=>[e.memory,e.exploring],draw:({view:e,explore:t},n)=>e.memory&&!e.exploring?c("div",{class:"teg-buttons"},L("explore-here",n.explore,t,{title:n.exploring_what})):null};var Ba=6;function Wn({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=c("div",{class:"teg-roll-all"}),i=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),l=new Map,[p,u,d,g]=[0,-1,!1,e],m={top:0,high:0,over:0},f=()=>{d=!1;let b=Math.max(0,Math.floor(m.top/g)-Ba),y=Math.min(p,Math.ceil((m.top+m.high)/g)+Ba);for(let[_,E]of l)_>=b&&_<y||(E.remove(),l.delete(_));for(let _=b;_<y;_++){let E=l.get(_);E||(E=o(_),E.classList.add("teg-roll-row"),E.setAttribute("role","row"),E.setAttribute("aria-rowindex",String(_+1)),E.dataset.row=String(_),E.style.top=`${_*g}px`,l.set(_,E),a.append(E)),E.getAttribute("aria-selected")==="true"!=(_===u)&&E.setAttribute("aria-selected",String(_===u))}},h=()=>{d||(d=!0,requestAnimationFrame(f))},x=()=>{if(u<0||!m.high)return;let[b,y]=[u*g,m.high-m.over-g];b>=m.top&&b<=m.top+y||(i.scrollTop=Math.max(0,b-y/2),m.top=i.scrollTop)};i.addEventListener("scroll",()=>{m.top=i.scrollTop,h()}),i.addEventListener("click",b=>{let y=b.target.closest(".teg-roll-row");y&&s(Number(y.dataset.row))}),i.addEventListener("keydown",b=>{if(b.target!==i||b.ctrlKey||b.metaKey||b.altKey)return;let y=Math.max(1,Math.floor(i.clientHeight/g)-1),_={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:y,PageUp:-y,Home:-1/0,End:1/0}[b.key];_!=null&&(b.preventDefault(),b.stopPropagation(),r(_))});let w=new ResizeObserver(()=>{Object.assign(m,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),x(),h()});for(let b of[i,n])b&&w.observe(b);return{root:i,fill(b,y=1){p=b,g=Math.round(e*y),i.style.setProperty("--teg-entry",`${g}px`),i.setAttribute("aria-rowcount",String(b)),a.style.height=`${b*g}px`;for(let _ of l.values())_.remove();l.clear(),h()},show(b){b!==u&&(u=b,x(),f())},stop:()=>w.disconnect()}}var Ou=24;function Au(e,t,n,o){let s=[],r=i=>t.ways.filter(l=>l.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,p=t.line_of(l),[u,d]=[t.text[i],t.seat[i]],g=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(u||g||l===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:l,seat:-1,line:p,text:a>0?`${o.round} ${a}`:o.beginning})),(u||g?.glyph)&&s.push({kind:"entry",step:l,seat:d,line:p,text:g?.glyph?`${u} ${g.glyph}`:u}),g?.say&&s.push({kind:"note",step:l,seat:-1,line:p,text:g.say}));for(let f of r(l)){let x=e.rows[f.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:l+1,seat:-1,line:f.line.name,text:`${kt(f.line,o)} (${l+1}–${f.line.end})${x&&`: ${x}`}`})}}return s}function Vn(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},l=null,p=_=>{let{kind:E,step:v,text:$,seat:k}=n[_],S=c("span",{class:"teg-at",role:"gridcell"},E==="entry"?v:""),M=E==="way"?"↳ ":E==="note"?"✎ ":"",A=E==="entry"&&(k<0?c("i",{class:"teg-dot teg-none"}):N(o,k));return c("div",{class:`teg-item teg-item-${E}`,title:$},S,c("span",{role:"gridcell"},A,M,$))},u=_=>n[_]&&e(n[_].step,n[_].line),d=()=>{let _=-1;for(let[E,v]=[0,n.length-1];E<=v;){let $=E+v>>1;n[$].step<=a.step?[_,E]=[$,$+1]:v=$-1}for(;_>0&&n[_].kind!=="entry";)_--;return _},m=Wn({height:Ou,label:"",draw:p,pick:u,move:_=>{if(!s)return;let E=Math.min(Math.max(t()+_,s.first),s.end);e(E,s.line)}}),f=c("select",{"data-key":"events-seat"}),h=c("select",{"data-key":"events-kind"}),x=()=>{!o||!s||!l||(i.seat=f.value===""?-1:Number(f.value),i.kind=h.value,n=Au(o,s,i,l),m.root.hidden=!n.length,w.hidden=n.length>0,m.fill(n.length,Number(getComputedStyle(m.root).getPropertyValue("--teg-type"))||1),m.show(-1),m.show(d()))};for(let _ of[f,h])_.addEventListener("change",x);let w=c("p",{class:"teg-hint",hidden:!0}),b=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},f,h),m.root,w),y=(_,E)=>{let v=[f.value,h.value],$=new Set(Object.values(_.rows).flatMap(k=>k.kind));f.replaceChildren(c("option",{value:""},E.every_seat),..._.seats.map((k,S)=>c("option",{value:S},k.name))),h.replaceChildren(c("option",{value:""},E.every_kind),...Object.entries(_.kinds).filter(([k])=>$.has(k)).map(([k,S])=>c("option",{value:k},S))),[f.value,h.value]=v,f.setAttribute("aria-label",E.seats),h.setAttribute("aria-label",E.kind_of),m.root.setAttribute("aria-label",E.events),w.textContent=E.no_news};return{root:b,wait(_){m.root.hidden=!0,w.hidden=!1,w.textContent=_.busy},tell(_,E,v,$){let k=[_,E,v,$];k.every((S,M)=>S===r[M])||(r=k,(o!==_||l!==$)&&y(_,$),o=_,l=$,s=wt(_,E,v),x())},show(_,E){a={step:_,line:E},m.show(d())},stop:m.stop}}function Ha(e,{view:t,ask:n,go:o,wants:s,told:r},a){let i=e,l=c("summary",{"data-key":"events"}),p=Vn(o,()=>t().step);a.push(p.stop),i.append(l,p.root);let u="",d="",g=null,m=f=>{let h=I(f.lang);if(l.textContent=h.events,!i.open&&!s())return;let x=JSON.stringify([f.lang,f.line,f.steps,f.lines,f.memory,!!f.over,f.memory?0:f.step]);x!==d&&(d=x,n({kind:"events",have:u})),i.open&&(g?p.tell(g.film,g.tail,f.line,h):p.wait(h),p.show(f.step,f.line))};return i.addEventListener("toggle",()=>m(t())),{show:m,async hear(f){let h=f.film?await Rn(f.film):g?.film;h&&(g={film:h,tail:f.tail},u=f.have,r(h,f.tail),m(t()))}}}var Tu=80,Cu=new Set(["act","attack_until","routine","answer","throw","step"]);function Wa(e,t){return e.undoing==="own"&&!e.exploring&&e.step<e.steps&&Cu.has(t.kind)?{kind:"past",message:t}:null}var Zo=e=>e.steps>0||e.lines.length>1;function Va(e,t){let{asking:n,view:o,ask:s}=e;if(!n)return null;let r=i=>L("asking-cancel",i,()=>s(null)),a=(i,l=null)=>c("b",{role:"alert"},l,i);switch(n.kind){case"past":return{question:!0,facts:[a(t.past_ask)],more:[c("p",{class:"teg-hint"},o.replaces?t.past_ask_both:t.past_ask_explore)],buttons:[L("past-explore",t.past_explore,()=>e.playExplored(n.message)),o.replaces&&n.message.kind==="act"&&L("past-replace",t.past_replace,()=>e.playInstead(n.message)),r(t.cancel)]};case"leave":return{question:!0,facts:[a(t.leave_ask)],buttons:[L("leave-yes",t.leave_yes,e.leave),L("explore-keep",t.explore_keep,()=>s({kind:"keep"})),r(t.leave_no)]};case"keep":return zu(e,t);case"seat":{let{seat:i}=n;return{question:!0,facts:[a(U(t.seat_ask,{seat:o.seats[i].name}),N(o,i))],buttons:[L("seating-yes",t.seat_yes,()=>e.seat(i,Oe)),r(t.cancel)]}}}}function zu({ask:e,keep:t},n){let o=a=>a.key==="Enter"&&r(a),s=c("input",{type:"text","data-key":"keep-title","aria-label":n.keep_title,placeholder:n.keep_title,maxlength:Tu,autofocus:!0,keydown:o}),r=a=>{a.preventDefault(),s.value.trim()?t(s.value):s.focus()};return{facts:[c("form",{class:"teg-keep",submit:r},c("b",{},n.keep_ask),s)],buttons:[c("button",{type:"button",class:"teg-main","data-key":"keep-yes",click:r},n.keep_yes),L("asking-cancel",n.cancel,()=>e(null))]}}function Fa({store:e,wire:t}){let{dispatch:n,view:o}=e,s=r=>n({type:"set",part:{asking:r}});return{ask:s,playExplored(r){n({type:"set",part:{asking:null,next:r}}),t.send(Do(o()))},playInstead(r){s(null),r.kind==="act"&&t.send(ra(o(),r.action))},explore:()=>t.send(Do(o())),leave(){s(null),t.send({kind:"leave"})},askToLeave(){Zo(o())?s({kind:"leave"}):t.send({kind:"leave"})},keep(r){t.send(sa(o(),r))},seat(r,a){s(null),t.send(oa(o(),r,a))}}}function Ga(e,t,n){if(!t?.open)return e;let[o]=t.plans;if(n)return{...e,...o?.places.length&&{pointed:o.places},...o?.path.length&&{path:o.path}};let s=t.plans.map(({arrows:r,places:a},i)=>({number:i+1,arrows:r,places:a,lit:t.lit===i+1}));return{...e,hints:s}}function Ua({view:e,pointHint:t,chooseHint:n,tellHint:o},{plans:s,question:r,quiz:a,open:i},l){let[p,u]=r[e.lang];if(!i)return[c("p",{class:"teg-quiz"},p),L("hint-tell",l.advice_tell,o)];let d=({told:g,places:m},f)=>{let{text:h,chance:x,odds:w,reasons:b}=g[e.lang],y=f+1,_=[c("b",{class:"teg-hint-number"},y),c("b",{},h),x&&c("b",{class:"teg-hint-chance"},x)],E={pointerenter:()=>t(y),pointerleave:()=>t(0),focus:()=>t(y),blur:()=>t(0)};return c("li",{},m.length?c("button",{type:"button","data-key":`hint-${y}`,...E,click:()=>n(y)},..._):c("p",E,..._),w!==""&&c("p",{},w),c("ul",{},...b.map(v=>c("li",{},v))))};return[a&&c("p",{class:"teg-quiz"},p," ",c("b",{},u)),c("ol",{class:"teg-plans"},...s.map(d))]}function Ya({store:e,board:t,dom:n}){let{get:o,dispatch:s,table:r}=e,a=i=>{let{hint:l}=o();!l?.open||(l.lit??0)===i||(n.root.querySelectorAll(".teg-plans > li").forEach((p,u)=>p.toggleAttribute("data-lit",u+1===i)),s({type:"set",part:{hint:{...l,lit:i}}}))};return{pointHint:a,pointHintAt(i){let{hint:l}=o();!l?.open||t.cell||a(l.plans.findIndex(({arrows:p,places:u})=>p.length?p.some(([,d])=>d===i):u.includes(i))+1)},chooseHint(i){let l=o().hint?.plans[i-1],p=l?.arrows[0]??l?.places.slice(0,1)??[],{local:u}=o(),{game:d}=o();for(let g of p){if(d.marks(r(),u).source===g)continue;let m=d.click(r(),u,g,!1),{source:f,target:h}=d.marks(r(),m.local);if(m.message&&f!==g&&h!==g)break;u=m.local}s({type:"set",part:{local:u}})}}}var Jo=()=>c("div",{class:"teg-no-dice","aria-hidden":"true"},...Array.from({length:6},()=>c("i")));function ju({board:e,view:t},n){let o=t.battle;if(!o||o.source==null||o.target==null)return Jo();let s=An(o.attack,o.defence),r=[["attack",o.seat,o.source,o.losses[0]],["defence",o.defender,o.target,o.losses[1]]],a=([i,l,p,u])=>{let{color:d,ink:g}=t.seats[l],m=f=>f.winner===i?"won":f.winner?"lost":"idle";return[c("span",{class:"teg-dice-of"},N(t,l),e.countries[p].name),c("span",{class:"teg-dice-row"},...s.flatMap(f=>f[i]==null?[]:[He(f[i],m(f),d,g)])),c("b",{class:"teg-dice-lost",title:n.losses},u?`−${u}`:"0")]};return c("div",{class:"teg-battle"},c("div",{class:"teg-dice",role:"group","aria-label":n.dice},...r.flatMap(a)),o.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}var Ka={draw:ju,depends:({view:e})=>e.battle};var Xa={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function V({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Vt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Gn=e=>e.replace(/[?*]+$/,""),qu=e=>e.includes("*")||e.includes("+");function Nu(e){let t=Vt(e).map(([,n])=>n);return t.length?t.some(qu)||t.every(n=>Gn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Ve({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Nu(t[a])===n).sort((a,i)=>s(a)-s(i))}function ns(e,t,n){let o=Ve(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function ts(e,t){return e.filter(n=>t.every((o,s)=>o==null||o===n[s]))}function Te(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(ts(e,o).map(s=>s[n]))]}function rt(e,t,n={}){let o=V(e),s=ns(o,t,n);if(!s)return null;let r=o.forms[s],a=Vt(r),i=a.flatMap(([,w],b)=>Gn(w)===e.board.place?[b]:[]),l=o.menu[s],p=r.amount?l.map(w=>w.slice(0,-1)):l,u=t.verb===s||t.verb==null?t.picks:[],d=a.map((w,b)=>u[b]??null);a.forEach((w,b)=>{let y=Te(p,d,b);d[b]==null&&!i.includes(b)&&y.length===1&&y[0]!=null&&(d[b]=y[0])});let m=ts(p,d).some(w=>w.every((b,y)=>d[y]!=null)),f=r.amount?Math.max(0,...l.filter(w=>ts([w],d).length).map(w=>Number(w.at(-1)))):0,h=r.amount?[r.least,Math.max(f,r.least)]:null,x=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,places:i,rows:p,picks:d,done:m,range:h,amount:h?Math.min(Math.max(x,h[0]),h[1]):0}}function Za({places:e,rows:t,picks:n}){return e.find(o=>n[o]==null&&Te(t,n,o).some(s=>s!=null))??null}function Ht(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Ht(e,t.slice(0,-1),a)):n.map((a,i)=>Ht(e,r[i],a))}let o=Gn(t);if(o===e.board.place)return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=V(e).names[o];return s?s[Number(n)][0]:n}function Wt(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Wt(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Wt(e,r[i],a,o)).join(" → ")}let s=Gn(t);return s==="flag"?o[n?0:1]:V(e).names[s]?.[Number(n)]?.[1]??String(Ht(e,t,n))}function Ja(e,t,n){let o=Vt(t).flatMap(([,s],r)=>[Ht(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Ft(e,t,n,o){let s=V(e).forms[t],r=[...n],a=s.fields.flatMap(([i,l])=>{if(i===s.amount)return[o];let p=r.shift();return p==null?[]:[Ht(e,l,p)]});return H(e.view,t,...a)}function Fn(e,t){return t?.done?Ft(e,t.verb,t.picks,t.amount):null}function os({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return Tn(t,r,a,o.keep)}function ei(e,t,n,o={},s=!1){let r=rt(e,t,o);if(!r?.places.length)return{local:t};let{places:a}=r,[i,l]=[a[0],a[a.length-1]],p=f=>({...t,verb:r.verb,picks:f}),u=Za(r);if(u!=null&&Te(r.rows,r.picks,u).includes(n)){let f=We(r.picks,u,n),h=p(f),x=rt(e,h,o);if(!(u===l&&x?.done&&(!x.form.amount||a.length===1||o.quick?.includes(x.verb))))return{local:h};let b=s?os(e,x,t,o):null;return{local:p(We(f,l,null)),message:b??Fn(e,x)}}if(r.done&&n===r.picks[l])return{local:t,message:Fn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:p(es(r.picks,a))};if(Te(r.rows,es(r.picks,a),i).includes(n)&&a.length>1)return{local:p(We(es(r.picks,a),i,n))};let m=u==null?We(r.picks,l,n):We(r.picks,u,n);return m.some(f=>f==null)?{local:t,message:Pu(e,r,m,n)}:{local:t,message:Ft(e,r.verb,m,r.amount)}}function Pu(e,{verb:t,form:n,args:o,places:s,rows:r,amount:a},i,l){let p=e.board.countries[l].neighbours,u=o.map(()=>null),d=i.map((f,h)=>{if(f!=null)return f;let x=Te(r,u,h);return(s.includes(h)?x.find(w=>p.includes(Number(w)))??p[0]:x[0])??null});if(d.some(f=>f==null))return null;let{kind:g,action:m}=Ft(e,t,d,n.amount?a:void 0);return g==="act"?Cn(e.view,...m):null}function ti(e,t,n,o){let s=rt(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=s.places,i=s.picks[r],l=n??s.picks[a];return i==null||l==null||!Te(s.rows,We(s.picks,a,null),a).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var es=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function ni(e,t,n={}){let o=V(e),s=ns(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!=null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:l,rows:p}=rt(e,i,n),u=l.map(()=>null);return t.picks.forEach((d,g)=>{d!=null&&Te(p,u,g).includes(d)&&(u[g]=d)}),{...i,picks:u}}function oi(e,t,n){let o=e.view.last??Qa,s=rt(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let[a=null,i=null]=s.places.map(d=>s.picks[d]),l=Za(s),p=l==null?[]:Te(s.rows,s.picks,l).filter(d=>d!=null),u=a!=null;return{...r,legal:u?[]:p,targets:u?p:[],source:a,target:i,last:u?Qa:o}}function ss(e){return Ve(e,"plain").find(t=>t.startsWith("end_"))??null}function si(e,t,n,o){let s=V(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let p=ss(s);return{local:t,message:p?H(e.view,p):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Ve(s,"count");if(!a){let p=ns(s,t,o);return{local:p?{...t,amounts:{...t.amounts,[p]:r}}:t}}let[i,l]=s.menu[a][0];return{local:t,message:r>=i&&r<=l?H(e.view,a,r):null}}var We=(e,t,n)=>e.map((o,s)=>s===t?n:o),Qa={source:null,target:null};var ri=90,Ru=0;function ai({view:e,send:t},n){let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${Ru+=1}`,i=g=>g.key==="Enter"&&p(g),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),p=g=>{g.preventDefault(),(l.value.trim()||!s)&&t(Zr(e,l.value))},u=s.length>ri?`${s.slice(0,ri)}…`:s;queueMicrotask(()=>{let g=l.closest(".teg"),m=l.getRootNode().activeElement;g&&m&&(m===g||g.contains(m)&&!m.matches("input, select, textarea"))&&l.focus({preventScroll:!0})});let d=[c("form",{class:"teg-throw",submit:p},c("label",{},c("span",{},o),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&c("datalist",{id:a},...r.map(([g,m])=>c("option",{value:g,label:m===g?null:m}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:s},u))];return{facts:[c("b",{},n.throw)],more:[c("p",{class:"teg-hint"},`${n.throw_what}: ${o}`)],buttons:[],sheet:{key:"throw",title:n.throw,body:d}}}function Gt({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!=null&&n?.seat!==t.viewer&&!t.over}function li(e,t){let{view:n,game:o}=e,s=Va(e,t);if(s)return s;if(ci(e))return Iu(e,t);if(n.over)return $a(e,t);if(n.playing)return Aa(e,t);if(Gt(e))return Du(e,t);let r=o.asks?.(e,t);if(r)return r;if(n.throw)return ai(e,t);let a=o.move.of(e,t);return a||(Ko(n)&&n.seats.some(i=>i.bot)?Ta(e,t):Bu(e,t))}function ci(e){let{view:t,game:n,local:o,ended:s,report:r}=e,a=xe(s,t)!=null&&!!r?.decisions.length;if(!(t.undoing==="own"||a)||t.exploring||t.step===t.steps)return!1;let{source:i,target:l}=n.marks(e,o);return i==null&&l==null}function Iu(e,t){let n=Ma(e,t);if(n)return n;let{view:o,go:s,explore:r}=e;return{facts:[c("b",{},U(t.past_own,{step:o.step,steps:o.steps}))],more:[c("p",{class:"teg-hint"},t.past_own_what)],buttons:[L("present",t.present,()=>s(o.steps),{class:"teg-main"}),o.memory&&L("explore",t.explore,r)]}}function Du({view:e,send:t},n){let o=e.viewer??-1,{name:s,color:r,ink:a}=e.seats[o];return{facts:[c("p",{class:"teg-curtain",role:"status"},`${n.curtain_turn} `,c("b",{},N(e,o),s),". ")],more:[c("p",{class:"teg-hint"},n.curtain_pass)],buttons:[L("private",`${n.curtain_me} ${s}`,()=>t(Ae),{class:"teg-seat-button",style:{background:r,color:a}})]}}function Bu({view:e,secret:t,send:n},o){if(e.viewer!=null&&e.viewer===e.to_move&&!t)return{facts:[c("p",{class:"teg-hint"},o.look_first)],buttons:[L("look",o.secret_show,()=>n(Ae),{class:"teg-main"})]};let s=e.awaited??e.to_move,r=s!==e.viewer?e.seats[s]:null,a=r?`${o.awaiting} ${r.name}.`:e.to_move===-1?o.chance_due:e.viewer==null?o.watching:o.waiting;return{facts:[c("p",{class:"teg-hint"},a)],buttons:[]}}function Hu({refusal:e,dismiss:t},n){return e?c("div",{class:"teg-refusal",role:"alert","data-code":e.code},c("p",{},c("b",{},`${n.refused}. `),e.text," ",oe(e.clause)),L("dismiss","×",t,{class:"teg-close","aria-label":n.close})):null}function Wu(e,t){let{view:n,wants:o,asking:s}=e,{facts:r,more:a=[],buttons:i,rest:l=[],sheet:p,question:u}=li(e,t),d=s!=null||ci(e),g=n.step<n.steps&&!n.over,m=n.exploring?Fu(e,t):g?Qr(n,t):c("div",{class:"teg-fact-more"},...a),f=p&&!o(p.key),h=i.some(x=>x instanceof Element&&x.classList.contains("teg-main"));return c("div",{class:u?"teg-moving-parts teg-question":"teg-moving-parts"},Hu(e,t),c("div",{class:"teg-facts"},c("div",{class:"teg-fact-line"},...r),d?c("div",{class:"teg-fact-more"},...a):m),c("div",{class:"teg-answers"},f&&L("open-sheet",`${p.title}…`,()=>e.show(p.key,!0),{class:h?null:"teg-main"}),...i,l.length>0&&c("details",{class:"teg-pop"},c("summary",{"data-key":"more","aria-label":t.menu},"⋯"),c("div",{class:"teg-buttons"},...l)),...g&&!d&&!n.exploring?Vu(e,t):[]))}var Vu=({view:e,go:t,explore:n},o)=>[L("present",o.present,()=>t(e.steps)),e.memory&&e.undoing!=="own"&&L("explore",o.explore,n)],Fu=({view:e,ask:t,askToLeave:n},o)=>c("div",{class:"teg-exploring"},c("span",{class:"teg-past"},o.exploring),L("explore-keep",o.explore_keep,()=>t({kind:"keep"}),{disabled:!Zo(e),title:o.explore_keep_what}),L("leave",o.explore_leave,n,{title:`${o.explore_leave_what} (Esc)`})),pi=e=>{let{view:t,pace:n,secret:o,shut:s,game:r,asking:a,ended:i,report:l}=e;return a?[a,t.lang]:[r.move.depends(e),t.over,t.playing,n,t.throw,t.viewer,t.to_move,t.menu,t.steps,t.people,t.seats.map(p=>p.bot),t.proposals,t.exploring,o?.seat,s,i&&[l,e.tab,e.size,t.again],t.news.at(-1)]},ui={draw:Wu,depends:e=>[pi(e),e.refusal]},di={depends:pi,draw:(e,t)=>{let{sheet:n}=li(e,t);if(!n||!e.wants(n.key))return null;let o=L("close-sheet","×",()=>e.show(n.key,!1),{class:"teg-close","aria-label":t.close});return c("div",{class:"teg-sheet-inner","data-sheet":n.key},c("h4",{},n.title),o,c("div",{class:"teg-sheet-body"},...n.body),n.buttons&&c("div",{class:"teg-buttons"},...n.buttons))}},gi={depends:({odds:e})=>e,draw:({view:e,odds:t},n)=>{if(!t)return c("div",{class:"teg-chance"});let[o,s]=t.losses.map(a=>a.toLocaleString(e.lang,{maximumFractionDigits:1})),r=st(t.once??t.conquest,e.lang);return c("div",{class:"teg-chance",title:t.once==null?n.odds_conquest:n.odds_once},c("b",{},r),c("small",{},`${n.losses}: ${o} – ${s}`))}};function as({view:e,game:t}){let n=t.absent?.(e)??[],o=t.phases.filter(([s])=>!n.includes(s));return{phases:o,at:o.findIndex(([,...s])=>s.includes(e.phase))}}var fi={depends:({view:e,game:t})=>[t.phases,e.round,e.phase,e.turn,e.to_move,e.due,e.over],draw:(e,t)=>{let{view:n}=e,o=n.to_move>=0?n.to_move:n.turn,{phases:s,at:r}=as(e),a=i=>i===r?"step":null;return c("div",{class:"teg-turn"},!n.over&&n.seats[o]&&c("strong",{},N(n,o),n.seats[o].name,n.to_move===-1&&c("em",{},` · ${t.chance}`)),c("ol",{class:"teg-phases"},...s.map(([i],l)=>c("li",{"aria-current":a(l)},l<r?`✓ ${t[i]}`:t[i]))),c("span",{class:"teg-phase-name"},n.phase_name),n.round>0&&c("small",{},`${t.round} ${n.round}`),n.due.length>0&&c("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...n.due.map(i=>c("li",{},c("b",{},i.armies),` ${i.source}`))))}};var mi=6;function hi(e={}){return{of:(t,n)=>Gu(t,n,e),depends:({local:t})=>({...t,pointed:null,amounts:Object.entries(t.amounts).map(String)})}}function Gu(e,t,n){let o=V(e);if(!Object.values(o.menu).some(p=>p.length))return null;let s=n.extra?.(e,t).filter(p=>p)??[],r=Ku(e,o,n,t),a=Ve(o,"count",n).map(p=>Uu(e,o,p,t)),i=Ve(o,"rows",n);return{facts:[Ut(e,t),...s,...a.flatMap(p=>p.facts),...r?.facts??[]],more:r?.more,buttons:[...a.flatMap(p=>p.buttons),...r?.buttons??[],...vt(e,o,n)],...i.length>0&&{sheet:{key:i.join(),title:i.map(p=>o.forms[p].label).join(" · "),body:i.map(p=>Yu(e,o,p,n,t))}}}}function Ut({view:e},t){let n=e.seats[e.viewer??-1];return!n||e.viewer===e.turn?null:c("p",{class:"teg-asks",role:"status"},N(e,e.viewer??-1),c("b",{},n.name),` ${t.answers}`)}function vt({view:e,send:t},n,o){let s=ss(n);return Ve(n,"plain",o).map(r=>L(`act-${r}`,n.forms[r].label,()=>t(H(e,r)),{title:r===s?"E":null}))}function Uu({view:e,local:t,set:n,send:o},s,r,a){let[i,l]=s.menu[r][0],p=s.forms[r],u=c("b",{"data-verb":r},p.label),d=m=>()=>o(H(e,r,m));if(i>0&&l-i<mi){let m=Array.from({length:l-i+1},(f,h)=>l-h);return{facts:[u],buttons:m.map((f,h)=>L(`act-${r}-${f}`,String(f),d(f),{class:h?null:"teg-main"}))}}let g=Math.min(Math.max(t.amounts[r]??i,i),l);return{facts:[u,..._t(g,[i,l],m=>n({...t,amounts:{...t.amounts,[r]:m}}),a)],buttons:[L(`act-${r}`,`${p.label}: ${g}`,d(g),{class:"teg-main"})]}}function _t(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n);return[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&c("span",{class:"teg-label"},r),...a.map(l=>L(`amount-${l}`,String(l),()=>o(l),{"aria-pressed":String(e===l)})),n>3&&L("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&gt("amount",s.amount,e,[t,n],o))]}function Yu(e,t,n,o,s){let{local:r,set:a,send:i}=e,l=t.forms[n],p=t.menu[n],u=d=>a({...r,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...p.map((d,g)=>{let m=Ja(e,l,d),f=l.amount?Number(d.at(-1)):void 0,h=l.amount?d.slice(0,-1):d,x=Vt(l).map(([,b],y)=>Wt(e,b,h[y],[s.flag_yes,s.flag_no])).join(" · "),w=o.note?.(e,n,s,g);return L(`act-${n}-${g}`,c("span",{},x||"—",w&&c("b",{},` ${w}`)),()=>i(Ft(e,n,h,f)),{class:"teg-row",mouseenter:()=>u(m),mouseleave:()=>u([]),focus:()=>u(m),blur:()=>u([])})})))}function Ku(e,t,n,o){let{local:s,set:r,send:a}=e,i=rt(e,s,n);if(!i)return null;let l=Ve(t,"map",n),p=Fn(e,i),u=g=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:g}}),d=l.map(g=>L(`verb-${g}`,t.forms[g].label,()=>r({...s,verb:g,picks:[]}),{"aria-pressed":String(g===i.verb)}));return{facts:[l.length>1&&c("div",{class:"teg-group teg-verbs",role:"group","aria-label":o.actions},...d),c("span",{class:"teg-play","data-verb":i.verb},...i.args.map((g,m)=>Zu(e,i,m,o))),...i.range&&i.range[1]>i.range[0]?_t(i.amount,i.range,u,o,i.form.amount==="dice"?o.dice:""):[]],more:[c("p",{class:"teg-hint"},Xu(i,n,o))],buttons:[L(`act-${i.verb}`,i.form.label,()=>a(p),{class:"teg-main",disabled:!p}),i.verb===n.until&&Qu(e,i,n,o)]}}function Qu(e,t,n,o){let{local:s,set:r,send:a}=e,i=os(e,t,s,n);return c("span",{class:"teg-group"},L(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),gt("keep",o.keep,s.keep,[1,99],l=>r({...s,keep:l})))}function Xu(e,{quick:t=[]},n){let{places:o}=e;return o.length?o.length===1?n.hint_one:e.picks[o[0]]!=null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Zu(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],{places:i}=t,l=i.indexOf(n),p=t.picks.map((f,h)=>l>=0&&h>n&&i.includes(h)?null:f),u=Te(t.rows,p,n).filter(f=>f!=null),d=f=>r({...s,verb:t.verb,picks:We(p,n,f)}),g=f=>Wt(e,a,f,[o.flag_yes,o.flag_no]);if(l>=0){let h=(l===0||t.picks[i[l-1]]!=null?u:[]).map(b=>({value:String(b),text:g(b)})).sort((b,y)=>b.text.localeCompare(y.text,"es")),x=t.picks[n]==null?"":String(t.picks[n]),w=i.length===1?o.place:l===0?o.source:l===1?o.target:o.further;return se(["source","target",`country-${l}`][Math.min(l,2)],w,h,x,b=>d(b===""?null:Number(b)),o.choose)}if(!u.length)return null;if(u.length<=mi)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...u.map(f=>L(`${a.replace(/[?*]/g,"")}-${String(f)}`,g(f),()=>d(f),{"aria-pressed":String(t.picks[n]===f)})));let m=u.map(f=>({value:String(f),text:g(f)}));return se(a.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),f=>d(f===""?null:Number(f)),o.choose)}function Lt(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer==null||Gt(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,N(o,o.viewer),o.seats[o.viewer].name);if(!s)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,L("private",n.secret_show,()=>a(Ae),{class:"teg-cover"}));let p=e(t,n).filter(d=>d),u=L("cover",n.secret_hide,i,{class:"teg-cover"});return!p.length&&r.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...p,u)}}}var xi=new WeakMap;function Ju(e){let t=xi.get(e)??ed(e);return xi.set(e,t),t}function ed(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],o=new Float64Array((t+1)*(n+1)),s=e.countries.flatMap(r=>r.polygons);for(let r=0;r<n;r++){let a=new Uint8Array(t);for(let p of s){let u=td(p,(r+.5)*4);for(let d=0;d+1<u.length;d+=2){let[g,m]=[Math.max(Math.floor(u[d]/4),0),Math.min(Math.floor(u[d+1]/4),t-1)];a.fill(1,g,m+1)}}let[i,l]=[r*(t+1),(r+1)*(t+1)];for(let p=0;p<t;p++)o[l+p+1]=a[p]+o[l+p]+o[i+p+1]-o[i+p]}return{columns:t,sums:o}}function td(e,t){let n=[];for(let o=0,s=e.length-1;o<e.length;s=o++){let[r,a]=e[o],[i,l]=e[s];a>t!=l>t&&n.push((i-r)*(t-a)/(l-a)+r)}return n.sort((o,s)=>o-s)}function is(e,[t,n,o,s]){let{columns:r,sums:a}=Ju(e),i=a.length/(r+1)-1,l=(f,h)=>Math.min(Math.max(f,0),h),[p,u]=[l(Math.floor(t/4),r),l(Math.ceil(o/4),r)],[d,g]=[l(Math.floor(n/4),i),l(Math.ceil(s/4),i)],m=(f,h)=>a[h*(r+1)+f];return m(u,g)-m(p,g)-m(u,d)+m(p,d)>0}function Un(e,{width:t,height:n},o,s,r){let a=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let p=3;p+t<=e.width-3;p+=7){let u=[p,l,p+t,l+n];if(is(e,u))continue;let d=nd(o,u);if(d>=i||r.some(m=>m[0]<u[2]&&m[2]>u[0]&&m[1]<u[3]&&m[3]>u[1]))continue;let g=d+Math.max(0,d+20-Math.min(...s.map(m=>wi(m,u))))*2;g>=i||([a,i]=[u,g])}return a}var wi=([e,t],[n,o,s,r])=>Math.hypot(Math.max(n-e,e-s,0),Math.max(o-t,t-r,0));function nd(e,t){let n=e.map(o=>wi(o,t));return Math.min(...n)+.3*n.reduce((o,s)=>o+s,0)/n.length}var sd=1.25,rd=1.08,ad=22,[Yt,bi]=[1.15,1.7],[id,ld]=[.15,.4],cd=4,pd=4,[ud,yi]=[12,6],dd=3,gd=12,fd=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],ki=new WeakMap;function ps(e,t,n){let o=ki.get(e)??new Map;return ki.set(e,o),o.has(t)||(o.size===gd&&o.delete(o.keys().next().value),o.set(t,n())),o.get(t)}var us=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function Li(e,t,n=[]){let o=ps(e,us(t),()=>ds(e,t,[]));if(n.every(r=>o.names[r]))return o;let s=[...new Set(n)].sort((r,a)=>r-a);return ps(e,`${us(t)} ${s}`,()=>ds(e,t,s))}function $i(e,t,n){return{...ds(e,t,n,n),notes:[]}}function Yn(e,t,n){let o=n.map(r=>t.reduce((a,i)=>a+we(r,i),0)+Ei(r)-we(r,[0,0,e.width,e.height])),s=Math.min(...o);return{place:o.indexOf(s),covers:s}}function Kn(e,t,{names:n,notes:o}){let s=o.map(r=>Mi(r,t.note??t.type));return[...n.flatMap(r=>r?[Kt(r,t)]:[]),...s,...Qn(e,t),...Xn(e,t).map(r=>r.box)]}function ds(e,t,n,o=[...e.countries.keys()]){let s=Xn(e,t).map(x=>x.box),r=[...Qn(e,t),...s],a=e.countries.map((x,w)=>o.includes(w)?wd(e,x,t,r,w):[]),i=a.map(([x])=>x??null),l=(x,w)=>i.reduce((b,y,_)=>b+(y&&_!==x?we(w,y.box):0),0),p=(x,w)=>i.flatMap((b,y)=>b&&y!==x&&we(w,b.box)>0?[y]:[]);for(let x=0;x<cd;x++)a.forEach((w,b)=>w.length&&(i[b]=gs(w,y=>y.cost+l(b,y.box))));md(i,n);let u=x=>a[x].find(w=>w.free&&!p(x,w.box).length)??null,d=x=>a[x].some(w=>{let[b,...y]=p(x,w.box);if(!w.free||y.length)return!1;if(b==null)return!!(i[x]=w);let _=i[b];return[i[x],i[b]]=[w,null],i[b]=u(b),i[b]?!0:([i[x],i[b]]=[null,_],!1)}),g=()=>o.filter(x=>!i[x]).sort((x,w)=>Number(n.includes(w))-Number(n.includes(x))||x-w),m=()=>{for(let x of g())i[x]=u(x);for(let x of g())d(x);for(let x of g())i[x]=ls(e,t,x,[...r,...i.flatMap(w=>w?[w.box,..._i(w)]:[])],i)};m();for(let x of g().slice(0,pd)){let[w,b]=[[...i],g().length];for(let y of[a[x],[ls(e,t,x,r,[])]]){let _=y.filter(E=>E?.free);!_.length||i[x]||(vi(i,x,_,n),m(),g().length>=b&&w.forEach((E,v)=>i[v]=E))}}for(let x of g()){let w=n.includes(x)&&ls(e,t,x,r,[]);w!==!1&&vi(i,x,w?[w]:a[x],n)}let f=[...r,...i.flatMap(x=>x?[x.box,..._i(x)]:[])],h=e.notes.filter(x=>!f.some(w=>we(w,Mi(x,t.note??t.type))>0));return{names:i.map(x=>x&&{lines:x.lines,place:x.place,...x.leader&&{leader:x.leader}}),notes:h}}function gs(e,t){let[n,o]=[e[0],1/0];for(let s of e){let r=t(s);r<o&&([n,o]=[s,r])}return n}function md(e,t){for(e.forEach((n,o)=>n&&!n.free&&(e[o]=null));;){let n=e.map((s,r)=>s?e.filter((a,i)=>a&&i!==r&&we(s.box,a.box)>0).length-(t.includes(r)?.5:0):0),o=Math.max(0,...n.map(Math.ceil));if(o<=0)return;e[n.findIndex(s=>Math.ceil(s)===o&&s===Math.max(...n.filter(r=>Math.ceil(r)===o)))]=null}}function vi(e,t,n,o){let s=a=>a.cost+e.reduce((i,l,p)=>i+(l?we(a.box,l.box)*(o.includes(p)?100:1):0),0),r=gs(n,a=>s(a)+(a.free?0:1e5));e.forEach((a,i)=>a&&!o.includes(i)&&we(r.box,a.box)>0&&(e[i]=null)),e[t]=r}function ls(e,t,n,o,s){let{label:[r,a],name_lines:i}=e.countries[n],l=Qn(e,t).filter((f,h)=>h!==n),p=s.flatMap(f=>f?.leader?[f.leader]:[]),u=s.flatMap(f=>f?[f.box]:[]),d=[i,...Si(i)],g=[];for(let f of d){let{width:h,height:x}=fs(f,t.type);for(let w=x/2+2;w<=e.height-x/2-2;w+=yi)for(let b=h/2+2;b<=e.width-h/2-2;b+=yi){let[y,_]=[Math.max(Math.abs(b-r)-h/2,0),Math.max(Math.abs(w-a)-x/2,0)],E=Math.hypot(y,_);if(E>ud*t.type||E<1.5*t.disc)continue;let v=is(e,ve([b,w],h,x));g.push({place:[b,w],lines:f,away:E*(v?dd:1)+(f===i?0:2)})}}g.sort((f,h)=>f.away-h.away);let m=null;for(let{place:f,lines:h}of g){let x=Kt({lines:h,place:f},t),w=hd([r,a],x,t.disc);if(o.some(y=>we(x,y)>0)||u.some(y=>cs(w,y))||p.some(y=>xd(w,y)||cs(y,x)))continue;let b={lines:h,place:f,leader:w,box:x,cost:0,free:!0};if(!l.some(y=>cs(w,y)))return b;m??=b}return m}function hd([e,t],[n,o,s,r],a){let i=[Math.min(Math.max(e,n+2),s-2),Math.min(Math.max(t,o),r)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*a/l,t+(i[1]-t)*a/l],i]}function _i({leader:e}){if(!e)return[];let[[t,n],[o,s]]=e,r=Math.ceil(Math.hypot(o-t,s-n)/4);return Array.from({length:r+1},(a,i)=>ve([t+(o-t)*i/r,n+(s-n)*i/r],2,2))}function cs([[e,t],[n,o]],[s,r,a,i]){let[l,p]=[0,1];for(let[u,d,g,m]of[[e,n-e,s,a],[t,o-t,r,i]]){if(!d&&(u<g||u>m))return!1;if(!d)continue;let[f,h]=[(g-u)/d,(m-u)/d].sort((x,w)=>x-w);[l,p]=[Math.max(l,f),Math.min(p,h)]}return l<p}function xd([e,t],[n,o]){let s=(r,a,i)=>Math.sign((a[0]-r[0])*(i[1]-r[1])-(a[1]-r[1])*(i[0]-r[0]));return s(e,t,n)!==s(e,t,o)&&s(n,o,e)!==s(n,o,t)}function Qn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-Yt*t,o-Yt*t,n+Yt*t,o+t])}function Xn(e,t){return e.continents.some(({gives:n})=>n)?ps(e,`plates ${us(t)}`,()=>{let n=Qn(e,t);return e.continents.flatMap(({gives:o=[]},s)=>{let r=1.6*t.type,a=(o.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(u=>e.countries.flatMap(d=>d.continent===s===u?[d.label]:[])),p=o.length?Un(e,{width:a,height:r},i,l,n):null;return p?(n.push(p),[{continent:s,box:p}]):[]})}):[]}function Mi({x:e,y:t,text:n,anchor:o},s){let r=$t(n)*s;return ve([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function wd(e,t,n,o,s){let{label:[r,a],name_lines:i}=t,l=e.countries.map(({label:u})=>ve(u,2*bi*n.disc,2*bi*n.disc)).filter((u,d)=>d!==s),p=n.type*n.type*.7;return[i,...Si(i)].flatMap((u,d)=>{let{width:g,height:m}=fs(u,n.type),[f,h]=[Yt*n.disc+g/2+1,Yt*n.disc+m/2+.5],[x,w]=[g*.25,g*.45],b=[[0,h],[0,-h],[f,0],[-f,0],[x,h],[-x,h],[x,-h],[-x,-h],[w,h],[-w,h],[w,-h],[-w,-h],[f,n.disc*.9],[-f,n.disc*.9],[f,-n.disc*.9],[-f,-n.disc*.9]];return[bd(t,n.disc,(u.length-i.length)*n.type),...b.map(([_,E])=>[r+_,a+E])].map((_,E)=>{let v=Kt({lines:u,place:_},n),$=o.reduce((A,C)=>A+we(v,C),0),k=Ei(v)-we(v,[0,0,e.width,e.height]),S=l.reduce((A,C)=>A+we(v,C),0),M=3*$+2*k+ld*S+id*p*(E&&1+E/4)+d*p;return{lines:u,place:_,box:v,cost:M,free:$<.01&&k<.01}})})}function Si(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=a=>gs(n,i=>Math.abs(i-t.length*a)),s=a=>[0,...a].map((i,l)=>t.slice(i,a[l]).trim()),r=n.length>1&&t.length>ad?[s([o(1/3),o(2/3)])]:[];return n.length?[s([o(1/2)]),...r]:[]}function bd({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function $t(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(fd.find(([s])=>s.test(o))?.[1]??.71),0)}function fs(e,t){return{width:Math.max(...e.map($t))*t+1,height:(rd+sd*(e.length-1))*t}}function Kt({lines:e,place:t},{type:n}){let{width:o,height:s}=fs(e,n);return ve(t,o,s)}function ve([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var Ei=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function we(e,t){let[n,o]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=o)return 0;let[s,r]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return s>=r?0:(o-n)*(r-s)}var _e=()=>({times:1,left:0,top:0});function Zn(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function Fe(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return Zn(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var ms=(e,{times:t,left:n,top:o},s,r)=>Zn(e,{times:t,left:n+s,top:o+r});function Ai(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,l,p)=>i>l+p*.1&&i<l+p*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:Zn(e,{times:t.times,left:n-s/2,top:o-r/2})}var[yd,Oi]=[1.3,.15];function Ti(e,t,n){let[o,s]=[0,1].map(g=>n.map(m=>m[g])),[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],p=Math.max(a-r,60)*(1+2*Oi)+40,u=Math.max(l-i,60)*(1+2*Oi)+40,d=Math.min(e.width/p,e.width*t/u,6);return!n.length||d<yd?_e():Zn(e,{times:d,left:(r+a-e.width/d)/2,top:(i+l-e.height/d)/2})}function Ci(e,t,n,o){let[s,r,a,i]=at(e,t,n),l=(a-s)*.06,p=(u,d,g,m)=>u>=d+(d>0?l:0)&&u<=g-(g<m?l:0);return o.every(([u,d])=>p(u,s,a,e.width)&&p(d,r,i,e.height))}function at(e,t,{times:n,left:o,top:s}){let r=e.width/n,a=(r*t-e.height/n)/2;return[o,s-a,o+r,s+e.height/n+a]}var ce="DejaVu Sans, Verdana, sans-serif",Jn="#ffffff",ji=/^c(\d+)$/,eo="places";function qi(e,t,n,o,s,r){let a=ot(o,r,e.width),i=Qt(e,t,n,a);return[...vd(e,a),_d(e,o),...$d(e,t,a),...Td(e,n),Q("frontiers",to(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...Md(e,n,o),Sd(e,n,o),Ed(e,n,a.grown),...Od(e,n,a.grown,o),...zd(e,t,a,o),...qd(e,i,a),...Nd(e,t,a,i),Pd(e,a,i),...jd(e,t,o),...Cd(e,n,o),...Rd(e,t,a),Id(e,t,n,a),...Dd(e,t,a),Bd(e,n,a),Ad(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function Ni(e,t,n,o=_e(),s=Math.round(n*e.height/e.width)){let[r,a,i,l]=at(e,s/n,o),p={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:s,margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...p,range:[r,i]},yaxis:{...p,range:[l,a]}}}var zi=new WeakMap;function to(e){let t=zi.get(e)??kd(e);return zi.set(e,t),t}function kd(e){return{countries:e.countries.map(t=>re(t.polygons)),continents:e.continents.map(t=>ke(t.outline)),land:ke(e.continents.flatMap(t=>t.outline)),bridges:ke(e.bridges.flatMap(t=>t.segments)),frontiers:ke(e.frontiers??[])}}function Q(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function vd(e,t){let{land:n,continents:o}=to(e);return[Q("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>Q(`band${r}`,o[r],s.color,t.band))]}function _d(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return Q("bridges",to(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function Ld(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??no(e.continents[e.countries[n].continent].color),r=t?.guests?.find(p=>p[0]===n),a=o<0&&t?.hatched?.find(p=>p[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function no(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function $d(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...to(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...Ld(e,t,s)}))}function Md(e,t,n){let o=u=>re(u.flatMap(d=>d==null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(u=>u!==t.target),l=o([t.source??t.last.source]),p=o([t.target??t.last.target]);return[Q("aims-under",o(i),"#ffffff",r),Q("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),Q("target-under",p,"#ffffff",r),Q("target",p,s.target,a),Q("source-under",l,"#ffffff",r),Q("source",l,s.source,a)]}function Sd(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return Q("pointed",re(o),e.palette.target,Math.max(3*n,2.2))}function Ed(e,t,n){let[o,s]=t.source==null?[t.last.source,t.last.target]:[t.source,t.target],r=o==null||s==null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,l])=>Pt(e,i,l,n));return oo("arrow",a,e.palette.source)}function Od(e,t,n,o){let{palette:s}=e,r=t.hints??[],a=g=>g.flatMap(m=>m.arrows.length?m.arrows.flatMap(([f,h])=>Pt(e,f,h,n)):m.places.map(f=>ue(e.countries[f].label,n*1.6))),i=Math.max(1.6*o,1.4),[l,p,u]=[a(r.slice(0,1)),a(r.slice(1)),a(r.filter(g=>g.lit))],d=(g,m,f,h="solid")=>({...oo(g,m,f),line:{color:s.source,width:i,dash:h,simplify:!1}});return[Q("hints-lit",re(u),s.selected,i+9),Q("hints-under",re([...l,...p]),"#ffffff",i+4),d("hints",r[0]?.arrows.length?l:[],s.source),d("hints-ring",r[0]?.arrows.length?[]:l,"rgba(0,0,0,0)"),d("hints-others",p,"rgba(255,255,255,0.85)",`${Math.max(4*o,3)}px,${Math.max(3*o,2.4)}px`)]}function Ad(e,t,n){let o=(t.hints??[]).flatMap(({number:s,arrows:[r],places:[a]})=>{let[i,l]=(r??[a,a]).map(f=>e.countries[f]?.label);if(!i||!l)return[];let[p,u]=[l[0]-i[0],l[1]-i[1]],d=Math.hypot(p,u)||1,g=r?[-u/d*n.grown*1.5,p/d*n.grown*1.5]:[-n.grown*2,-n.grown],m=Math.abs(p)>e.width/2?0:.45;return[{number:s,x:i[0]+p*m+g[0],y:i[1]+u*m+g[1]}]});return{uid:"hint-numbers",type:"scatter",mode:"markers+text",x:o.map(s=>s.x),y:o.map(s=>s.y),text:o.map(s=>String(s.number)),textposition:"middle center",textfont:{family:ce,weight:700,size:n.count,color:"#ffffff"},marker:{size:1.9*n.disc,opacity:1,color:e.palette.source,line:{color:"#ffffff",width:1.6}},hoverinfo:"skip",cliponaxis:!1}}function oo(e,t,n){return{...Q(e,re(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var ws=["#fff0a8","#ff9d2e","#d31616"];function Td(e,t){return ws.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=oo(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function Cd(e,t,n){let o=ke(En(e,t.path??[])),s=Math.max(2.6*n,2);return[Q("flight-under",o,"#ffffff",s+2.4),Q("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function zd(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],p=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[ue(l,p)]}),a=re(r);return[Q("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),Q("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function jd(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=ke([...o.values()].flatMap(([r,a])=>Ur(e,r,a,11/Math.max(Math.min(n,1),.6))));return[Q("covered-under",s,"#ffffff",Math.max(5*n,4.4)),Q("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function Ge({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var hs=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(o=>o==null?[]:[o]);function Qt(e,t,n,o){if(o.small)return $i(e,Ge(o),hs(n));let{source:s,target:r}=n.last,a=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return Li(e,Ge(o),[...hs(n),...hs({...n,source:s,target:r}),...a])}function qd(e,{names:t},n){let o=ke(t.flatMap(s=>s?.leader?[s.leader]:[]));return[Q("leaders-under",o,"#ffffff",n.border+2.2),Q("leaders",o,e.palette.ink,n.border+.5)]}function Nd(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,l)=>o[l]&&s(l).toLowerCase()===Jn===r?[l]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:ce,size:n.name,weight:700,color:r?Jn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Pd(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:ce,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function bs(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(l=>l[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,l,p,u])=>({seat:l,armies:p,missiles:u}))];return i.map((l,p)=>({...l,country:r,shared:a.length>0,x:o+n*1.16*(2*p-i.length+1),y:s}))})}var Pi=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Rd(e,t,n){let o=t&&!n.small?bs(e,t,n.grown).filter(Pi):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:l,y:p})=>{let{ink:u="",sign:d=[]}=t?.seats[i]??{};return!d.length||u.toLowerCase()===Jn!==s?[]:[d.map(([g,m])=>[l+n.grown*g,p+n.grown*m])]}),a=s?Jn:e.palette.ink;return{...Q(s?"signs-light":"signs",re(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Id(e,t,n,o){let{palette:s}=e,r=t?bs(e,t,o.grown).filter(Pi):[],a=u=>t?.seats[u],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),p=u=>l.has(u)||i.has(u)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(u=>u.x),y:r.map(u=>u.y),text:r.map(u=>String(u.armies)),textposition:"middle center",textfont:{family:ce,weight:700,size:r.map(u=>u.armies>99?o.count*.8:o.count),color:r.map(u=>u.shared&&a(u.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(u=>u.shared&&a(u.seat)?.color||s.disc),line:{color:r.map(u=>p(u.country)),width:r.map(u=>i.has(u.country)||l.has(u.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Dd(e,t,n){let o=t?bs(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>Yr([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[oo("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:ce,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function Bd(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:ce,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Ri(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=xs(e[a]),l=xs(r),p=Object.entries(l).filter(([d,g])=>!Hd(i[d],g)),u=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);p.length+u.length&&n.set(a,Object.fromEntries([...p,...u]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function xs(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(xs(o,`${t}${n}.`)):[[t+n,o]]))}function Hd(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var Ye=8,Ii=15.5,Di=6,qe=e=>Math.floor(e/Ye);function Xt(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Hi(e,t,n,o,s,r=Mn){return[...Vd(e,o,r),...Fd(e,o),...Ud(e,t,n,o),...Kd(e,t,n,o,r),...Qd(e,n,o),...Xd(e,o),...Zd(e,t,o),...Jd(e,t,o,r),eg(e,o)]}function pe(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...re(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function Ue(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...ke(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function ys(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:ce,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var it=(e,t)=>e.countries[t].label;function Wd(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var Bi=new WeakMap;function Wi(e){let t=Bi.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(u,d)=>s+d*o),i=[s/2,r+s/2],p={tents:e.countries.flatMap(({continent:u,label:d},g)=>u<0||e.flags?.includes(g)?[]:[d]).flatMap(u=>je(e.shapes?.tent??"",u)),ground:Object.fromEntries(Object.entries(e.shapes?.ground??{}).map(([u,d])=>[u,je(d,[s,s])])),dark:e.countries.flatMap((u,d)=>(Math.floor(d/n)+d%n)%2?u.polygons:[]),lines:a.flatMap(u=>[[[u,s],[u,r]],[[s,u],[r,u]]]),words:a.slice(0,-1).flatMap((u,d)=>i.flatMap(g=>[{at:[u+o/2,g],text:String.fromCharCode(65+d)},{at:[g,u+o/2],text:String(d+1)}]))};return Bi.set(e,p),p}function Vd(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:l,lines:p,words:u,ground:d}=Wi(e),g=[[r,r],[i,r],[i,i],[r,i]];return[pe("field",[g],{fill:a.light}),pe("meadow",d.meadow??[],{fill:a.meadow}),pe("dark",l,{fill:`${a.meadow}80`}),pe("stones",d.stones??[],{fill:a.stones}),Ue("tufts",d.tufts??[],a.tufts,Math.max(t,.7)),Ue("lines",p,a.line,Math.max(t,.6)),pe("border",[g],{color:a.border,width:Math.max(3*t,2)}),ys("letters",u,Math.max(15*t,n),a.border)]}function Fd(e,t){let n=e.continents.map(({color:s,outline:r},a)=>{let[[i,l],,[p,u]]=r[0],d=[Gd([i+4,l+4],[p-4,u-4],12)];return[d,pe(`camp${a}`,d,{fill:`${no(s,.5)}d0`,color:Xt(s,.35),width:Math.max(4.5*t,2.6)})]}),o=n.flatMap(([s])=>s);return[...n.map(([,s])=>s),pe("palisade",o,{color:"#ffffff66",width:Math.max(3*t,1.6),dash:`${Math.max(2*t,1)}px,${Math.max(5*t,3)}px`}),pe("tents",Wi(e).tents,{fill:"#00000024"})]}function Gd([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Ud(e,t,n,o){let s=t?.moves??[],r=l=>l.map(p=>it(e,p)),a=t?.seats[qe(Yd(t,s))]?.color??"#888888",i=s.map(l=>ue(it(e,l[0]),6,16));return[Ue("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),Ue("walks",s.map(r),Xt(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),pe("walk-starts",i,{fill:"#ffffff",color:Xt(a,.15),width:Math.max(2.5*o,1.6)}),Ue("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Yd(e,t){let n=t.at(-1)?.at(-1);return n==null?-1:(e?.soldiers??[]).indexOf(n)}function Kd(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([l,p])=>({at:it(e,l),text:String(p)})),i={size:25*o,color:no(r,.25),opacity:.9,line:{color:Xt(r),width:Math.max(1.6*o,1)}};return[ys("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Qd(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=p=>p.flatMap(u=>u==null?[]:[Wd(e,u,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(p=>p!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([p,u,d,g])=>[pe(`${p}-under`,a(u),{color:"#ffffffcc",width:s}),pe(p,a(u),{color:d,width:r,dash:g})])}function Xd(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[Ue("poles",n.flatMap(a=>je(o.pole,it(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>pe(`flag${i}`,je(o.pennant,it(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Zd(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=it(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Ue("crosses-under",s,"#ffffff",Math.max(8*n,5)),Ue("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Jd(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((d,g)=>{if(d<0)return[];let[m,f]=it(e,d);return[{soldier:g,seat:qe(g),at:[m,f+Di+1]}]}),i=d=>t?.seats[d],l=a.map(({soldier:d,seat:g,at:m})=>({at:m,text:String(d%Ye),color:i(g)?.ink})),p={size:2*Ii*n,opacity:1,color:a.map(d=>i(d.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}},u=a.map(({at:[d,g]})=>ue([d+1.5,g+2],Ii,20).map(([m,f])=>[m,g+12+(f-g)*.45]));return[pe("shadows",u,{fill:"#1b232c38"}),ys("soldiers",l,Math.max(19*n,o),r.ink,p),...(s?.gear??[]).map((d,g)=>{let m=a.filter(f=>f.seat===g).flatMap(({at:[f,h]})=>je(d,[f,h-Di]));return pe(`gear${g}`,m,{fill:Xt(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function eg(e,t){return{uid:eo,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var ks=({soldiers:e=[]},t)=>Array.from({length:Ye},(n,o)=>({number:o,fallen:(e[t*Ye+o]??-1)<0})),Vi={depends:({view:e})=>[e.soldiers,e.turn,e.over],draw:({view:e})=>{let t=he(e.lang),n=o=>{let{name:s,color:r,ink:a}=e.seats[o],i=ks(e,o),l=i.filter(d=>d.fallen).length,p=i.map(d=>c("b",{class:`egg-token${d.fallen?" egg-fallen":""}`,style:d.fallen?{}:{background:r,color:a}},d.number)),u=o===e.turn&&!e.over;return c("tr",{class:u?"teg-moving":null},c("th",{scope:"row"},u?"▸ ":"",N(e,o),s),c("td",{"aria-label":`${Ye-l} ${t.stand}, ${l} ${t.fallen}`},...p))};return Z(t.armies,c("table",{class:"teg-seats egg-armies"},...e.seats.map((o,s)=>n(s))),c("p",{class:"teg-hint"},t.armies_how))}};var Fi={soldier:null,over:null,target:null,group:null};function Mt(e){let t=new Map;for(let[n,o]of V(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function Zt(e){let t=new Map;for(let[n,o]of V(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function Jt(e,{target:t,group:n}){let o=Zt(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var so=e=>(V(e).menu.remove??[]).map(([t])=>t),en=(e,t,n)=>V(e).names[t]?.[n]?.[0]??"?",Ke=e=>String(e%Ye);function Gi(e,t,n){let o=n.map(s=>e.board.countries[s].name);return H(e.view,"move",en(e,"soldier",t),o)}function vs(e,t){let n=Jt(e,t);if(t.target==null||!n.length)return null;let o=s=>en(e,"soldier",s);return H(e.view,"attack",o(t.target),n.map(o))}function tg({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Ui(e,t,n){let{view:o}=e,{menu:s}=V(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let l=so(e).includes(r);return{local:t,message:l?H(o,"remove",en(e,"soldier",r)):null}}if(s.attack)return _s(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&qe(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier==null)return{local:t};let i=Mt(e).get(t.soldier)?.get(n)??tg(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Gi(e,t.soldier,i):null}}function _s(e,t,n){let o=Zt(e);if(o.has(n))return n===t.target?{local:t,message:vs(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=Jt(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function ng(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=V(e);return s<0||qe(s)!==e.view.viewer?{local:t}:r.move?Ui(e,{...t,soldier:s},o):r.attack?_s(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function og(e,t,n){let{menu:o}=V(e);if(n==="Escape")return{local:{...Fi}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?H(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:vs(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...Mt(e).keys()].find(r=>Ke(r)===n);return{local:{...t,soldier:s??t.soldier}}}function sg(e,t){let n=Zt(e),o=Mt(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function rg(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(g=>o[g]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(so(e).length)return{...a,targets:s(so(e))};let i=Zt(e);if(i.size){let d=t.target==null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(Jt(e,t))}}let l=Mt(e),p=l.get(t.soldier??-1);if(!p||t.soldier==null)return{...a,legal:s([...l.keys()])};let u=p.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...p].map(([d,g])=>[d,g.length]),path:u?[o[t.soldier],...u]:[]}}function lt(e,t){let{color:n,ink:o,name:s}=e.seats[qe(t)];return c("b",{class:"egg-token",title:s,style:{background:n,color:o}},Ke(t))}function ag(e,t){let n=V(e),{menu:o}=n;if(e.view.question)return gg(e,t);let s=[o.move&&lg(e),o.attack&&cg(e),o.ask&&pg(e),o.remove&&ug(e)].flatMap(a=>a||[]),r=vt(e,n,{});return!s.length&&!r.length?null:{facts:[Ut(e,t),...s.flatMap(a=>a.facts)],more:s.flatMap(a=>a.more??[]),buttons:[...s.flatMap(a=>a.buttons),...r],sheet:s.find(a=>a.sheet)?.sheet}}function ig(e,t,n){let{soldiers:o=[]}=e.view,s=n==null?t.target:o.indexOf(n),r=Jt(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function lg(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=he(n.lang),i=Mt(e),{die:l=0,steps_left:p=0}=n,u=i.get(o.soldier??-1)??new Map,d=[...u].map(([f,h])=>({value:String(f),text:`${t.countries[f].name} (${h.length})`})),g=f=>f!==""&&r(Gi(e,o.soldier,u.get(Number(f)))),m=[...i.keys()].map(f=>L(`soldier-${Ke(f)}`,lt(n,f),()=>s({...o,soldier:f===o.soldier?null:f}),{"aria-label":`${a.soldier} ${Ke(f)}`,"aria-pressed":String(f===o.soldier)}));return{facts:[He(l||null,"plain","#ffffff","#26303b"),c("span",{class:"egg-steps"},`${a.steps}: `,c("b",{},p),` / ${l} `,c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(p)+"○".repeat(Math.max(l-p,0)))),c("div",{class:"teg-group egg-soldiers",role:"group","aria-label":a.soldier},...m),o.soldier!=null&&se("square",a.square,d,"",g,"…")],more:[c("p",{class:"teg-hint"},a.move)],buttons:[]}}function cg(e){let{view:t,local:n,set:o,send:s}=e,r=he(t.lang),a=Zt(e),i=Jt(e,n),l=a.get(n.target??-1)??[],p=vs(e,n),u=g=>o(_s(e,n,g).local),d=(g,m,f,h)=>f.length>0&&c("span",{class:"egg-choose"},c("span",{class:"teg-label"},g),c("span",{class:"teg-group egg-soldiers",role:"group","aria-label":g},...f.map(x=>L(`${m}-${x}`,lt(t,x),()=>u(x),{"aria-pressed":String(h(x))}))));return{facts:[d(r.against,"target",[...a.keys()],g=>g===n.target),d(r.group,"with",l,g=>i.includes(g))],more:[c("p",{class:"teg-hint"},r.attack)],buttons:[L("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(p),{class:"teg-main",disabled:!p})]}}function pg(e){let{view:t,send:n}=e,o=he(t.lang),s=t.answerer??-1,r=([a])=>{let[i,l]=t.cards_left?.[a]??["",0];return L(`ask-${a}`,c("span",{},c("b",{},i),c("small",{},` ${l} ${o.cards}`)),()=>n(H(t,"ask",en(e,"level",a))))};return{facts:[c("p",{},`${o.ask} `,N(t,s),c("b",{},t.seats[s]?.name))],buttons:V(e).menu.ask.map(r)}}function ug(e){let{view:t,send:n}=e,o=he(t.lang),s=so(e).map(r=>L(`remove-${Ke(r)}`,lt(t,r),()=>n(H(t,"remove",en(e,"soldier",r))),{"aria-label":`${o.soldier} ${Ke(r)}`}));return{facts:[c("p",{},o.remove)],buttons:s}}var dg={depends:({view:e})=>[e.question,e.reply],draw:e=>e.view.question?null:fg(e)};function Yi(e,{reader:t,seat:n,level:o,topic:s}){let r=he(e.lang),a=i=>c("span",{},N(e,i),e.seats[i].name);return c("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,c("b",{},a(n)),` · ${o}`,s&&` · ${s}`)}function gg(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=he(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:p,choices:u}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,g=!!V(e).menu.answer&&d==null,m=w=>s(H(n,"answer",w)),f=n.people?.includes(i)&&n.people.includes(l),h=c("div",{class:"teg-rows egg-answers"},...u.map((w,b)=>L(`answer-${b}`,c("span",{},c("i",{},`${String.fromCharCode(65+b)} `),w),()=>m(b),{class:`teg-row egg-choice${d===b?" egg-right":""}`,disabled:!g})),L("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!g})),x=[c("div",{class:"egg-question",role:"status"},Yi(n,n.question),c("p",{class:"egg-text"},p),h,f&&d==null&&c("p",{class:"teg-hint"},a.peek_first),f&&d==null&&L("peek",c("span",{},`${a.peek} `,N(n,i),n.seats[i].name),()=>s(qn(n,i)),{class:"teg-cover"}),d!=null&&c("p",{class:"teg-hint"},`${a.right_is}: `,c("b",{},u[d])),d!=null&&L("cover",t.secret_hide,r,{class:"teg-cover"}))];return{facts:[c("p",{class:"teg-asks"},N(n,l),c("b",{},n.seats[l].name),` ${t.answers}`)],more:[c("p",{class:"teg-hint"},`${a.at_stake}: ${ks(n,l).filter(({fallen:w})=>!w).length} ${a.stand}. ${a.in_the_sheet}`)],buttons:[],sheet:{key:"question",title:a.question,body:x}}}function fg({view:e}){let t=he(e.lang);if(!e.reply)return null;let{text:n,choices:o,choice:s,answer:r,right:a,note:i,source:l}=e.reply,p=u=>u===r?"✓ ":u===s?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),Yi(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...o.map((u,d)=>c("li",{class:d===r?"egg-right":d===s?"egg-wrong":null},p(d),u))),c("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:s<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var mg={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return Jo();let o=he(e.lang),[s,r]=[qe(n.soldiers[0]),qe(n.soldier)],a=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:p})=>{let u=Math.max(...l),d=u===p,g=m=>d?"plain":m?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(m=>He(m,g(m===u&&u>p),...a(s)))),c("b",{class:"teg-versus"},d?"=":u>p?"▸":"◂"),He(p,g(p>u),...a(r)),n.throws.length>1&&c("small",{title:o.again},`×${n.throws.length}`))};return Z(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>lt(e,l)),c("b",{}," → "),lt(e,n.soldier)),...n.throws.slice(-1).map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(l=>lt(e,l)),oe(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function hg({board:e,view:t},n,o){let s=he(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[c("p",{},r>=0&&c("span",{},lt(t,r),` ${s.soldier} ${Ke(r)}`),a>=0&&c("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var xg=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[qe(o)].name} ${Ke(o)}`]:[]).join(", "),Ki={start:{...Fi},move:{of:ag,depends:({view:e,local:t,secret:n})=>[[e.cards_left,e.question,e.answerer],{...t,over:null},[n?.seat,n?.answer]]},phases:[["phase_move","move"],["phase_attack","attack"],["phase_question","question"]],tabs:{help:["armies"],news:["question"]},sections:{question:dg,battle:mg,armies:Vi},renew:(e,t)=>({local:sg(e,t)}),click:Ui,drag:ng,fight:ig,key:og,marks:rg,hover:(e,t,n)=>{let o=Mt(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:Hi,facts:hg,stands:xg,keys:"keys_eggar"};function Ls(e={},t={}){return{start:{...Xa},move:hi(e),phases:[],tabs:{cards:["secret"]},renew:(n,o)=>({local:ni(n,o,e)}),click:(n,o,s,r)=>ei(n,o,s,e,r),fight:(n,o,s)=>ti(n,o,s,e),key:(n,o,s)=>si(n,o,s,e),marks:(n,o)=>oi(n,o,e),...t,sections:{secret:Lt(()=>[]),...t.sections}}}var Qi=Ls();var wg=3,[Xi,bg]=[.86,.98],yg=6;function kg(e,{suspects:t=[],owner:n,armies:o,hatched:s=[]},r){let a=new Set(s.map(([i])=>i));return t.flatMap(([i,l])=>{if(l.length<2||l.length>wg||n[i]>=0||a.has(i))return[];let p=1.1*r/l.length,[u,d]=e.countries[i].label,g=o[i]>0?d-r-p:d;return l.map((m,f)=>({seat:m,at:[u+p*(2*f-l.length+1),g],radius:.9*p}))})}function el(e,t,n,o,s){let r=ot(o,s,e.width),a=Ge(r),i=Kn(e,a,Qt(e,t,n,r)),l=kg(e,t,r.grown),p=r.small||!l.length&&!t.hatched?.length?[]:vg(e,t,a.type,i),u=r.small?[]:_g(e,a.type*Xi,i),d=Array.from({length:yg},(g,m)=>t.seats[m]?.color??"#888888");return[Zi("regions",u,r.name*Xi,"#26303b99","normal"),Ji("suspects-under",l.map(({at:g,radius:m})=>ue(g,m+1.2/o,20)),"#ffffff"),...d.map((g,m)=>Ji(`suspects${m}`,l.filter(f=>f.seat===m).map(({at:f,radius:h})=>ue(f,h,20)),g,e.palette.ink)),Zi("rec-key",p,Math.max(r.note,r.least),e.palette.note,"italic")]}function vg(e,t,n,o){let s=I(t.lang),r=[s.rec_key_sure,s.rec_key_maybe],[a,i]=[Math.max(...r.map($t))*n,2.6*n],l=Un(e,{width:a,height:i},[[e.width*.85,e.height*.75]],[[0,0]],o);return l?[{at:[(l[0]+l[2])/2,(l[1]+l[3])/2],text:r.join("<br>")}]:[]}function _g(e,t,n){let o=[...n];return e.continents.flatMap(({name:s},r)=>{let a=e.countries.filter(y=>y.continent===r),i=s.toUpperCase(),[l,p]=[i.length*bg*t,1.15*t],u=a.map(y=>y.label),d=[0,1].map(y=>u.reduce((_,E)=>_+E[y],0)/u.length),g=[0,-1,1,-2,2,-3,3,-4,4],m=g.flatMap(y=>g.map(_=>[d[0]+_*12,d[1]+y*8])),f=([y,_])=>[[y-l/2,_],[y,_],[y+l/2,_]],h=m.filter(y=>f(y).every(_=>a.some(E=>Sn(E.polygons,_))));if(a.length<2||!h.length)return[];let x=h.map(y=>ve(y,l,p)),{place:w,covers:b}=Yn(e,o,x);return b>.01*l*p?[]:(o.push(x[w]),[{at:h[w],text:i}])})}var Zi=(e,t,n,o,s)=>({uid:e,type:"scatter",mode:"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textfont:{family:ce,size:n,weight:700,style:s,color:o},hoverinfo:"skip",cliponaxis:!1}),Ji=(e,t,n,o=n)=>({uid:e,type:"scatter",mode:"lines",...re(t),fill:"toself",hoveron:"fills",fillcolor:n,line:{color:o,width:.8,simplify:!1},hoverinfo:"skip"});var tl={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},fe=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},tn=e=>e.reduce((t,n)=>t+n,0),ge=({board:e},t)=>e.countries[t].name;function nn(e,t){let n=fe(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=Ss(e);return o.find(s=>s===t.mode)??o[0]}function Ss(e){return V(e).menu.attack?.length?["attack","move"]:["move"]}function St(e,{transfers:t},n){return(fe(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-tn(t.filter(s=>s[0]===n).map(s=>s[2]))}function Es(e,t){return fe(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function nl({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function Lg(e,{cards:t}){let{commit:n}=fe(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+tn(o.map(r=>r[1]))}function ol(e,t){let n=o=>ge(e,o);switch(nn(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return tn(o.map(([,s])=>s))!==fe(e).place_five.troops?null:H(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target==null?null:H(e.view,"attack",n(t.target));case"move":return!nl(t).length&&!fe(e).move.null?null:H(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return H(e.view,"commit",t.cards.map(n));default:return null}}function $s(e,t,n,o){let{troops:s,provinces:r}=fe(e).place_five,a=tn(Object.values(t.placed)),i=t.placed[n]??0;return r.some(p=>p[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function $g(e,t,n){let o=t.origin,s=Math.min(t.amount,St(e,t,o));if(s<1)return t;let r=t.transfers.filter(([p,u])=>p!==o||u!==n),a=t.transfers.find(([p,u])=>p===o&&u===n)?.[2]??0,i=[...r,[o,n,a+s]],l={...t,transfers:i};return St(e,l,o)?l:{...l,origin:null}}function Os(e,t,n,o){switch(nn(e,t)){case"placing":return{local:$s(e,t,n,o?-1:1)};case"attack":{let s=V(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:H(e.view,"attack",ge(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!=null&&Es(e,t.origin).includes(n)?{local:$g(e,t,n)}:{local:{...t,origin:n!==t.origin&&St(e,t,n)>0?n:null}};case"commit":{let s=fe(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function Mg(e,t){let{view:n,secret:o}=e,s=fe(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=l=>l.map(p=>Number(p[0]));switch(nn(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:sl(t.placed).map(([l,p])=>[l,`+${p}`])};case"attack":return{...a,target:t.target};case"move":{let l=i(s.move.provinces).filter(d=>St(e,t,d)>0),p=nl(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),u=t.origin!=null;return{...a,legal:u?[]:l,targets:Es(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:p}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var sl=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function Sg(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:ol(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function Eg(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,suspects:t.suspects,seats:n,news:t.news}}function Og(e,t){let n=nn(e,e.local),o=V(e);if(n){let{facts:r,more:a,buttons:i,sheet:l}={placing:Cg,attack:zg,move:jg,commit:qg}[n](e,t);return{facts:[n==="attack"||n==="move"?Tg(e):null,...r],more:a,buttons:[...i,...vt(e,o,{})],sheet:l}}let s=vt(e,o,{});return s.length?{facts:[Ut(e,t),As(e)],buttons:s}:null}function Ag(e,t){let{view:n,secret:o}=e;if(!V(e).menu.answer_draw)return null;let s=(o?.facts??[]).map(([,a,i])=>`${i} ${a}`).join(" · "),r=a=>()=>e.send(H(n,"answer_draw",a));return{question:!0,facts:[c("span",{role:"alert",class:"teg-proposal"},N(n,n.turn),c("b",{},`${n.seats[n.turn].name} ${t.rec_offers}`))],more:[c("p",{class:"teg-hint"},`${t.rec_own}: ${s}; ${t.rec_goal} ${o?.goal}. ${t.rec_draw} `,oe("REC-10.5"))],buttons:[L("accept-draw",t.accept,r(!0),{title:"A"}),L("decline-draw",t.decline,r(!1),{title:"R"})]}}function Tg(e){let{local:t,set:n}=e,{forms:o}=V(e),s=nn(e,t),r=Ss(e);return r.length<2?null:c("div",{class:"teg-group teg-verbs"},...r.map(a=>L(`verb-${a}`,o[a]?.label??a,()=>n({...t,mode:a,origin:null,target:null}),{"aria-pressed":String(a===s)})))}function ao(e,t,n=""){let o=ol(e,e.local),s=V(e).forms[t]?.label??t;return L(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o})}function ro(e,t,n,o,s,r){let a=o.map(l=>({value:String(l),text:ge(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es")),i=l=>l!==""&&Number(l)!==s&&e.set(Os(e,e.local,Number(l),!1).local);return se(t,n,a,s==null?"":String(s),i,r.choose)}function Cg(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=fe(e).place_five,a=s-tn(Object.values(n.placed)),i=sl(n.placed).map(([l,p])=>c("li",{},c("span",{},ge(e,l)),c("b",{},`+${p}`),L(`less-${l}`,"−",()=>o($s(e,n,l,-1)),{"aria-label":`${ge(e,l)} −1`}),L(`more-${l}`,"+",()=>o($s(e,n,l,1)),{disabled:!a,"aria-label":`${ge(e,l)} +1`})));return{facts:[c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},a)),ro(e,"source",t.place,r.map(l=>l[0]),null,t)],more:[c("p",{class:"teg-hint"},t.rec_place)],buttons:[ao(e,"place_five")],...i.length>0&&{sheet:{key:"placing",title:t.troops,body:[c("ul",{class:"teg-list"},...i)]}}}}function zg(e,t){let{local:n}=e,o=V(e).menu.attack.map(([r])=>r),s=n.target==null?"":`: ${ge(e,n.target)}`;return{facts:[ro(e,"target",t.place,o,n.target,t)],more:[c("p",{class:"teg-hint"},t.rec_attack)],buttons:[ao(e,"attack",s)]}}function jg(e,t){let{local:n,set:o}=e,{provinces:s}=fe(e).move,r=s.map(u=>u[0]).filter(u=>u===n.origin||St(e,n,u)>0),a=n.origin==null?0:St(e,n,n.origin),i=u=>o({...n,transfers:n.transfers.filter((d,g)=>g!==u)}),l=n.transfers.map(([u,d,g],m)=>c("li",{},c("span",{},`${ge(e,u)} → ${ge(e,d)}`),c("b",{},g),L(`drop-${m}`,"×",()=>i(m),{"aria-label":t.rec_drop}))),p=Ss(e).length<2;return{facts:[ro(e,"source",t.source,r,n.origin,t),n.origin!=null&&ro(e,"target",t.target,Es(e,n.origin),null,t),...a>1?_t(Math.min(n.amount,a),[1,a],u=>o({...n,amount:u}),t):[]],more:[c("p",{class:"teg-hint"},n.origin!=null?t.rec_move_to:p?t.rec_first_turn:t.rec_move)],buttons:[ao(e,"move")],...l.length>0&&{sheet:{key:"transfers",title:t.transfers,body:[c("ul",{class:"teg-list"},...l)]}}}}function qg(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=fe(e).commit,l=d=>o(Os(e,n,d,!1).local),p=(d,g,m,f,h=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":d,checked:f,disabled:h,change:()=>l(g)}),c("span",{},ge(e,g)),c("b",{},m)),u=[a&&p(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([d,g])=>p(`card-${d}`,d,g,n.cards.includes(d))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${Ms(e,e.secret.shown)}`)];return{facts:[As(e),c("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,c("b",{},Lg(e,n)))],more:[c("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit)],buttons:[ao(e,"commit")],sheet:{key:"commit",title:t.phase_cards,body:u}}}var Ms=(e,t)=>t.map(n=>`${ge(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function As(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return c("p",{class:"teg-parties"},N(t,n),t.seats[n].name," → ",c("b",{},ge(e,s))," (",N(t,o),t.seats[o].name,")")}var Ng={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,p=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>L(`look-${d}`,c("span",{},N(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s(qn(n,d)),{class:"teg-wide-button"})),u=o?.fight;return Z(t.rec_result,As(e),u&&c("p",{},`${t.attack}: `,c("b",{},u.offence),` · ${Ms(e,u.cards)}`),u&&c("p",{},`${t.defence}: `,c("b",{},u.defence),` · ${Ms(e,u.defence_cards)}`),u&&c("strong",{class:u.success?"teg-conquered":"teg-out"},u.success?t.rec_success:t.rec_failure),!u&&c("p",{class:"teg-hint"},t.rec_secret_result),...p,o&&o.seat!==n.viewer&&L("cover",t.secret_hide,r,{class:"teg-cover"}))}},Pg={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,N(n,o.seat),n.seats[o.seat].name),c("p",{},...(o.facts??[]).map(([,a,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&c("h5",{},t.rec_notes),r.length>0&&c("ul",{class:"teg-notes"},...r.map(([a,i])=>c("li",{},c("span",{},ge(e,a)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},N(n,l))))))),!Gt(e)&&(n.people?.length??0)>1&&L("cover",t.secret_hide,s,{class:"teg-cover"}))}},rl={start:tl,move:{of:Og,depends:({view:e,local:t,secret:n})=>[{...t,pointed:null,amount:String(t.amount)},n,e.armies,e.parties]},asks:Ag,phases:[["phase_place","placing"],["phase_play","play"],["phase_cards","commit"],["phase_draw","draw"]],tabs:{cards:["own"],news:["result"]},sections:{result:Ng,own:Pg},curtain:!0,keys:"keys_rec",shown:Eg,renew:(e,t)=>({local:Rg(e,t)}),click:Os,key:Sg,marks:Mg,traces:el,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[c("p",{},"? ",...a.map(i=>c("span",{},N(e,i),`${e.seats[i].name} `)))]:[]}}};function Rg(e,t){let n={...tl,amount:t.amount===1/0?1:t.amount},{commit:o}=fe(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var ll={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Ig=["place","attack","regroup","ally_regroup","fire_missile"],Dg={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},cl=["conquest_move","intrusion_move","aggression_move","choose_dice"],pl=[...cl,"joint_decision"],Bg=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),io=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),ul=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function ie(e){return pl.some(t=>e[t]?.length)?null:Ig.find(t=>Ts(e,t).length)??null}function Ts(e,t){return(Dg[t]??[t]).flatMap(n=>e[n]??[])}function Le(e,t){return t.missile&&on(e)?{fire_missile:e.fire_missile}:e}function on(e){return!!e.fire_missile?.length&&!pl.some(t=>e[t]?.length)}function dl(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Bg.has(t)&&!t.startsWith("propose_"))}function lo(e,t,n){let o=ie(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function Cs(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function co(e,t){let n=ie(e);if(n!=="regroup")return n;let o=Cs(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function zs(e){return ul.find(t=>e[t]?.length)??null}function po(e,t){return e.warning?.verb===t}function sn({view:e,secret:t}){let n=Object.keys(e.menu),o=e.viewer==null?null:e.seats[e.viewer],s=t?Object.keys(t.menu).length:o?.cards;return n.includes("end_placement")&&n.every(a=>ul.includes(a))&&!s&&!po(e,"end_placement")?"end_placement":null}function Ne(e){let t=ie(e);return t?[...new Set(Ts(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function Pe(e,t){let n=ie(e);if(!n||n==="place"||t==null)return[];let o=Ts(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function uo(e,t,n=null,o=ie(e)){if(!o||!io.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function js(e){let t=cl.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function Et(e,t,n,o=!1){let s=Le(t.menu,n),r=co(s,n),{source:a,target:i}=n;if(!r||a==null||!Ne(s).includes(a))return null;let l=e.countries[a].name;if(r==="place")return uo(s,a)?H(t,r,l,al(s,n)):null;if(i==null||!Pe(s,a).includes(i))return null;let p=e.countries[i].name;if(io.has(r))return H(t,r,l,p,al(s,n));let u=lo(s,a,i);if(!u.length)return r==="attack"&&o?Tn(t,l,p,Math.max(1,n.keep)):H(t,r,l,p);let d=qs(u,n);return d==null||o?null:H(t,r,l,p,t.seats[d].name)}function qs(e,t){return t.occupant!=null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function Ns(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source==null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?H(t,o,a):H(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function al(e,t){let n=Math.max(uo(e,t.source,t.target,co(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function gl(e,t,n,o,s=!1){let r=Le(t.menu,n),a=ie(r);if(!a)return{choice:n,message:null};if(a==="place"){let p={...n,source:o,target:null},u=ml(t.menu)&&Ne(r).includes(o);return{choice:{...p,source:u?o:null},message:Et(e,t,p)}}if(Pe(r,n.source).includes(o)){let p=n.target===o,u={...n,target:o,occupant:p?n.occupant:null},d=p||!io.has(a)&&a!=="regroup"&&o!==n.source;return{choice:u,message:d?Et(e,t,u,s):null}}let i=o!==n.source&&Ne(r).includes(o);if(a==="fire_missile"&&!i&&n.source!=null&&o!==n.source)return{choice:n,message:null};let l={...n,source:i?o:null,target:null,occupant:null};return{choice:l,message:rn(e,t,l)}}function fl(e,t,n,o){let s=Le(t.menu,n),r=ie(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||Ne(s).includes(o)||Pe(s,a).includes(o))return null;let i=(...m)=>m.map(f=>e.countries[f].name),l=(...m)=>({message:Cn(t,r,...i(...m),...io.has(r)?[1]:[])});if(r==="place")return l(o);if(a!=null)return l(a,o);let p=m=>t.owner[m]===t.viewer,{neighbours:u}=e.countries[o];if(p(o))return l(o,u.find(m=>p(m)!==(r==="attack"))??u[0]);let d=Ne(s).filter(m=>Pe(s,m).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${I(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=u.find(p)??t.owner.findIndex(m=>m===t.viewer);return g<0?null:l(g,o)}function ml(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function rn(e,t,n){return ie(Le(t.menu,n))==="fire_missile"&&n.source!=null?ta(t,e.countries[n.source].name):null}function hl(e,t){let n=t.missile&&on(e.menu),o=Le(e.menu,{...t,missile:n}),r=(ie(o)!=="place"||ml(e.menu))&&t.source!=null&&Ne(o).includes(t.source)?t.source:null,a=t.target!=null&&Pe(o,r).includes(t.target)?t.target:null,i=lo(o,r,a).includes(t.occupant??-1)?t.occupant:null,l=ie(e.menu),p=t.amount===1/0&&t.verb!=null&&t.verb!==l?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:l,amount:p}}function xl(e,t,n=null,o=null,s=void 0){let r=Le(e.menu,t),a=Pe(r,t.source),i=ie(r)==="place",l={legal:t.source==null||i?Ne(r):[],targets:a,source:t.source,target:t.target,last:t.source==null?e.last??il:il};return!n||!s||t.source==null?l:{...l,reach:Hg(s,n),path:Wg(s,n,o??t.target)}}function Hg(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[wl(e,o.country)]:[]))])}function an(e,t,n){if(!t||n==null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Wg(e,t,n){return(an(e,t,n)?.path??[]).map(o=>wl(e,o)).filter(o=>o>=0)}var wl=(e,t)=>e.countries.findIndex(n=>n.name===t);function bl(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function yl(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var il={source:null,target:null};var kl={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function go({board:e,view:t},{choice:n,reach:o}){let s=n.source==null?null:e.countries[n.source]?.name;return ie(Le(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function fo(e,t){let n={...e.choice,...t};return"target"in t?{...e,choice:n,aim:null}:{...e,choice:n}}function _l(e,t){return{...e,register:{...e.register,...t}}}function Ll({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=fo(n,o);return{local:r,message:rn(e,t,r.choice)}}function Fg({board:e,view:t},n,o){let{choice:s}=n,r=zs(t.menu);if(o==="Escape")return{local:fo(n,{source:null,target:null,occupant:null,missile:s.source!=null&&s.missile})};if(o.toLowerCase()==="m")return on(t.menu)?Ll({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&po(t,r))return{local:n,refusal:{code:"card_forfeit",clause:t.warning?.clause??null,text:t.warning?.text??""}};if(o.toLowerCase()==="e")return{local:n,message:r?H(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=js(t.menu);if(!i)return{local:fo(n,{amount:a})};let l=a>=i.range[0]&&a<=i.range[1];return{local:n,message:l?H(t,i.verb,a):null}}function vl(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:go(t,o),arrange:s=>t.set(_l(o,s)),choose:s=>t.set(fo(o,s))},n)}}function Gg({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function Ug({view:e}){return e.scenery?c("section",{class:"teg-card teg-scenery"},c("p",{},e.scenery)):null}function Yg(e,t){let{view:n}=e;if(!dl(n.menu))return null;let o=rf(e,t),s=af(e,t),r=Kg(e,t),[a,...i]=lf(e,t),l=sn(e)!=null,p=ht(n);return{facts:[...o?.facts??[],...s.facts,...r?.facts??[],l&&c("b",{},t.placed_all)],more:r?.more,buttons:[...o?.buttons??[],...s.buttons,...r?.buttons??[],Zg(e,t),a,l&&p&&L("undo-place",`↶ ${t.undo}`,()=>e.send(p),{title:"U"}),sf(e,t)],rest:i}}function Kg(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=Le(n.menu,o),i=ie(a);if(!i)return null;let l=h=>{let x={source:u(h),target:null,occupant:null};s(x),e.send(rn(r,n,{...o,...x}))},p=h=>h.map(x=>({value:String(x),text:r.countries[x].name})).sort((x,w)=>x.text.localeCompare(w.text,"es")),u=h=>h===""?null:Number(h),d=h=>h==null?"":String(h),g=h=>h!=null&&c("b",{class:"teg-armies"},n.armies[h]),m=i==="attack"?tf(e,t):null,f=m?null:nf(e,i,t);return{facts:[c("span",{class:"teg-play","data-verb":i},se("source",i==="place"?t.country:t.source,p(Ne(a)),d(o.source),l,t.choose),g(o.source),i!=="place"&&se("target",t.target,p(Pe(a,o.source)),d(o.target),h=>s({target:u(h),occupant:null}),t.choose),i!=="place"&&g(o.target)),...f?.facts??[],Xg(e,a,t)],more:[i==="fire_missile"&&o.source!=null?Qg(e,t):c("p",{class:"teg-hint"},ef(i,e,t))],buttons:[...m??f?.buttons??[],...i==="place"?Jg(e,t):[]]}}function Qg({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:an(e,n,r),i=a&&`${a.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":s.damage},c("span",{},s.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:ws[l-1]}}),String(l)))),a&&c("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&oe(a.refusal.clause)))}function Xg({view:e,choice:t,choose:n},o,s){let r=lo(o,t.source,t.target);if(!r.length)return null;let a=qs(r,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},c("span",{class:"teg-label"},s.occupant),...r.map(i=>L(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Zg(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!on(n.menu))return null;let a=()=>{let{local:i,message:l}=Ll(e,e.local);s(i),r(l)};return L("missile-mode",c("span",{},de("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"})}function Jg({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu,l=Ns(e,t,n,"place_missile"),p=i.find(g=>g[0]===n.source)?.[1]??0,u=Math.min(n.convert??1,Math.max(p,1)),d=()=>s(Ns(e,t,n,"convert_to_missile",u));return[a.length>0&&L("act-place_missile",r.place_missile,()=>s(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},L("act-convert_to_missile",r.convert,d,{disabled:!p}),c("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!p,change:g=>o({convert:Number(g.target.value)})},...Array.from({length:Math.max(p,1)},(g,m)=>c("option",{value:m+1,selected:m+1===u},m+1))))]}function ef(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source==null?o.hint_source:o.hint_target:e==="fire_missile"?n.source==null?o.hint_fire:o.hint_fire_target:n.target==null?o.hint_regroup:o.hint_regroup_target}function tf({board:e,view:t,choice:n,choose:o,send:s},r){let a=Et(e,t,n),i=Et(e,t,n,!0),l=n.source==null?99:t.armies[n.source];return[L("act-attack",r.do_attack,()=>s(a),{class:"teg-main",disabled:!a}),c("span",{class:"teg-group"},L("act-attack_until",r.do_attack_until,()=>s(i),{disabled:!i}),gt("keep",r.keep,n.keep,[1,Math.max(l,1)],p=>o({keep:p})))]}function nf({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=Et(e,t,n),l=co(Le(t.menu,n),n)??r,p=r==="regroup"?Cs(t.menu,n.source,n.target):[],u=uo(t.menu,n.source,n.target,l)||999,d=x=>o({amount:x}),g=a[`do_${r}`],m=[L(`act-${l}`,g,()=>s(i),{class:"teg-main",disabled:!i})];if(r==="fire_missile")return{facts:[],buttons:m};let f=n.amount===1/0&&u===999?1:Math.min(n.amount,u),h=x=>L(`unit-${x}`,a[`unit_${x}`],()=>o({unit:x}),{"aria-pressed":String(x==="missiles"==(l==="regroup_missiles"))});return{facts:[p.includes("missiles")&&c("div",{class:"teg-group",role:"group","aria-label":a.unit},...p.map(h)),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},...[1,5].map(x=>L(`amount-${x}`,String(x),()=>d(x),{"aria-pressed":String(n.amount===x)})),L("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),gt("amount",a.amount,f,[1,u],d))],buttons:m}}function $l({reason:e}){return e?c("q",{class:"teg-reason"},e):null}var Ps=e=>e.over?[]:(e.proposals??[]).filter(({seats:t})=>e.people?.includes(t[1]));function of({view:e,send:t,wants:n,show:o,open:s},r){let a=Ps(e),i=a.find(({number:b})=>n(`ask-${b}`));if(!i)return null;let{number:l,seats:[p,u],text:d}=i,g=e.people?.length===1,m=g?r.proposes_you:`${r.proposes} ${e.seats[u].name}`,f=b=>(i.places??[]).filter(y=>e.owner[y]===b).length,h=i.places?.length?`${r.there}: ${e.seats[p].name} ${f(p)}, ${g?r.you:e.seats[u].name} ${f(u)}. `:"",x=b=>()=>t(mt(e,u,b,l)),w=()=>{o(`ask-${l}`,!1),s("table")};return{question:!0,facts:[c("span",{role:"alert",class:"teg-proposal"},N(e,p),c("b",{},`${e.seats[p].name} ${m}: ${d}`),a.length>1&&` (${a.indexOf(i)+1}/${a.length})`)],more:[c("p",{class:"teg-hint"},h,$l(i))],buttons:[L(`accept-${l}`,r.accept,x("accept_pact"),{title:"A"}),L(`decline-${l}`,r.decline,x("decline_pact"),{title:"R"}),L(`other-${l}`,r.other,w)]}}function sf({view:e,show:t},n){let[o]=Ps(e);return o?L("asked",c("span",{},N(e,o.seats[0]),n.asked),()=>t(`ask-${o.number}`,!0)):null}function rf({view:e,send:t},n){let o=js(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice},p=Array.from({length:i-a+1},(u,d)=>i-d);return{facts:[c("b",{},l[s]??n.hint_conquest),` ${a}–${i}`],buttons:p.map((u,d)=>L(`act-${s}-${u}`,String(u),()=>t(H(e,s,u)),{class:d?null:"teg-main"}))}}function af({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu,i=g=>t.pacts?.find(m=>m.number===g)?.text??`#${g}`,l=t.joint&&e.countries[t.joint.target]?.name,p=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),u=t.viewer??t.to_move,d=[...new Set(r.map(g=>g[0]))];return{facts:[s.length>0&&c("p",{},c("b",{},o.joint),l&&`: ${p} → ${l}`),...d.map(g=>c("p",{},o.zone," ",c("small",{},i(g)))),...a.map(([g])=>c("p",{class:"teg-hint"},i(g)))],buttons:[...s.map(([g])=>L(`act-joint_decision-${!!g}`,g?o.joint_on:o.joint_stop,()=>n(H(t,"joint_decision",!!g)),{class:g?"teg-main":null})),...d.flatMap(g=>[L(`zone-${g}-keep`,o.zone_keep,()=>n(mt(t,u,"zone_decision",g,!0))),L(`zone-${g}-end`,o.zone_end,()=>n(mt(t,u,"zone_decision",g,!1)))]),...a.map(([g])=>L(`act-open_joint_attack-${g}`,o.joint_open,()=>n(H(t,"open_joint_attack",g))))]}}function lf(e,t){let{view:n,send:o}=e,s=Object.keys(n.menu).filter(a=>n.menu[a].some(i=>i.length===0)),r=a=>()=>o(H(n,a));return s.map(a=>{let{label:i}=n.forms[a];if(!po(n,a)){let l=a==="request_card"||a===sn(e)?"teg-main":null;return L(`act-${a}`,i,r(a),{title:a===zs(n.menu)?"E":null,class:l})}return c("details",{class:"teg-ask teg-pop"},c("summary",{"data-key":`ask-${a}`},`${i}…`),c("div",{},c("p",{},`${n.warning?.text} `,oe(n.warning?.clause??"")),L(`act-${a}`,i,r(a),{class:"teg-danger"})))})}function cf(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,l=o.open??i>0,p=n.people??[];return c("section",{class:"teg-card teg-pacts"},L("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>s({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},r.length>0?c("ul",{},...r.map(u=>uf(e,u,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},a.length>0&&c("h5",{},t.proposals),a.length>0&&c("ul",{},...a.map(u=>gf(e,u,t))),!n.over&&p.length>0&&n.viewer!=null&&mf(e,t))))}function Ml(e,t){return c("span",{class:"teg-pair"},...t.map(n=>N(e,n)))}function pf(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function uf({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:pf(e,s.breakable_by??[]),l=i.find(p=>t.breaking===`${a}/${p}`);return c("li",{"data-pact":a,class:s.breaker==null?null:"teg-breaking"},Ml(e,s.seats),c("span",{},s.text," ",oe(s.clause)),df(e,s,r),i.length>0&&l==null&&c("div",{class:"teg-buttons"},...i.map((p,u)=>L(u?`break-${a}-${p}`:`break-${a}`,c("span",{},i.length>1&&N(e,p),r.break_pact),()=>n({breaking:`${a}/${p}`}),{"aria-label":`${e.seats[p].name}: ${r.break_pact}`}))),l!=null&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},N(e,l),r.break_sure),L(`break-${a}-yes`,r.yes,()=>o(mt(e,l,"announce_break",a)),{class:"teg-danger"}),L(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function df(e,{breaker:t,seats:n,notice:o},s){if(t==null)return null;let r=n.find(a=>a!==t)??t;return c("p",{class:"teg-out"},`${s.broken_by} `,N(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,N(e,r),`${e.seats[r]?.name}.`)}function gf({view:e,send:t},n,o){let{number:s,seats:[r]}=n,a=l=>!e.over&&e.people?.includes(l),i=(l,p)=>()=>t(mt(e,p,l,s));return c("li",{"data-proposal":s},Ml(e,n.seats),c("span",{},n.text),$l(n),a(r)&&c("div",{class:"teg-buttons"},L(`withdraw-${s}`,c("span",{},N(e,r),o.withdraw),i("withdraw_proposal",r))))}var ff=12;function mf({view:e,register:t,arrange:n,send:o},s){let r=L("offers",s.propose,()=>o(na(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:l,first:p,terms:u}=t;if(!a)return r;if(!a.offers.length)return c("div",{},r,c("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(b=>b.kind))],g=[...new Set(a.offers.filter(b=>b.kind===i).map(b=>b.partner))],m=a.offers.find(b=>b.kind===i&&b.partner===l),f=m?.terms??[],h=bl(m,u),x=m&&h?H(e,m.verb,m.partner,...h):null,w=(b,y)=>b.map(_=>({value:_,text:y(_)}));return c("div",{class:"teg-offer"},se("offer-kind",s.offer_kind,w(d,b=>qo(e.lang,"pact",b)),i,b=>n({kind:b,partner:"",first:"",terms:""}),s.choose),se("offer-partner",s.offer_partner,w(g,b=>b),l,b=>n({partner:b,first:"",terms:""}),s.choose),f.length>ff&&se("offer-first",s.offer_first,w([...new Set(f.map(b=>String(b[0])))].sort((b,y)=>b.localeCompare(y,"es")),b=>b),p,b=>n({first:b,terms:""}),s.offer_all),(!m||f.some(b=>b.length>0))&&se("offer-terms",s.offer_terms,f.map((b,y)=>({value:String(y),text:yl(b),begins:String(b[0])})).filter(b=>!p||b.begins===p).sort((b,y)=>b.text.localeCompare(y.text,"es")),u,b=>n({terms:b}),s.choose),c("div",{class:"teg-buttons"},L("offer-send",s.send_offer,()=>o(x),{class:"teg-main",disabled:!x}),L("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function hf({view:e,secret:t,send:n,cover:o},s){if(e.viewer==null)return null;let r=e.goal&&[c("h4",{},s.objective),c("p",{class:"teg-objective"},e.goal)];if(r&&e.seats[e.viewer].cards==null)return c("section",{class:"teg-card"},...r);let a=c("span",{class:"teg-whose"},`${s.secret_whose} `,N(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},...r||[],c("h4",{},s.secret),a,L("private",s.secret_show,()=>n(Ae),{class:"teg-cover"}));let i=(...l)=>n(H(e,...l));return c("section",{class:"teg-card teg-secret teg-open"},...r||[],c("h4",{},s.secret),a,t.objectives.length>0&&c("h5",{},s.objective),...t.objectives.map(l=>c("p",{class:"teg-objective"},l)),t.hand&&c("h5",{},s.hand),t.hand&&(t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(l=>c("li",{},Rt(l.symbol),c("b",{},l.country),c("small",{},qo(e.lang,"symbol",l.symbol)),l.bonus&&L(`bonus-${l.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>i("bonus",l.country))))):c("p",{class:"teg-hint"},s.no_cards)),...t.exchanges.map((l,p)=>L(`exchange-${p}`,`${s.exchange}: ${[...l.cards,...l.continents].join(" + ")} = ${l.armies}`,()=>i("exchange",l.cards,l.continents),{class:"teg-exchange"})),L("cover",s.secret_hide,o,{class:"teg-cover"}))}function xf(e,t,n){let o=I(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[c("p",{},a(s))]:[],...r.map(([,i,l,p])=>c("p",{},`${o.shared} `,N(e,i),`${e.seats[i]?.name} · ${l}`,p?` · ${a(p)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},o.blocked))]:[],...bf(t,e,n).map(i=>c("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function wf(e,t,n,o){let s=an(e,n,o),r=I(t.lang);return s?s.refusal?[c("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${r.damage}: ${s.damage}`))]:[]}function bf(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var Sl={start:{choice:{...ll},register:{...kl},reach:null,aim:null},phases:[["phase_place","initial_1","initial_2","extra_reinforcement","reinforce"],["phase_attack","attack"],["phase_regroup","regroup","ally_regroup"],["phase_card","card"]],absent:({seats:e})=>e[0]?.cards==null?["phase_card"]:[],tabs:{help:["situation","scenery"],table:["pacts"],cards:["secret"]},move:{of:vl(Yg),depends:({board:e,view:t,local:n,...o})=>[{...n.choice,amount:String(n.choice.amount)},[t.awaited,t.joint,t.armies,t.pacts,t.undo,sn({board:e,view:t,secret:o.secret})],[n.reach?.source,an(e,go({board:e,view:t,...o},n),n.aim??n.choice.target)]]},closes:sn,keys:"keys_teg",sections:{pacts:{draw:vl(cf),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Gg,depends:({view:e})=>e.situation},scenery:{draw:Ug,depends:({view:e})=>e.scenery},secret:{draw:hf,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=hl(t,n.choice),s={...kl,open:n.register.open},r=o.missile?rn(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=fl(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=gl(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=Le(e.menu,t),s=n??t.target;return ie(o)==="attack"&&s!=null&&Pe(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Fg,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:_l(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},asks:of,marks(e,t){let n=xl(e.view,t.choice,go(e,t),t.aim,e.board),[o]=Ps(e.view);return o?.places&&n.source==null?{...n,pointed:o.places}:n},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],...n==null?[]:[["card",s.cards,n],["exchange",s.exchanges,o]]],facts(e,t,n){let{board:o,view:s}=e;return{lines:xf(s,o,n),instead:wf(o,s,go(e,t),n)}}};var yf={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[kf(e,t)]};function kf({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},N(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function vf({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),o.length?c("ul",{class:"teg-hand"},...o.map(_f)):c("p",{class:"teg-hint"},t.no_cards)]}function _f({name:e,symbol:t,label:n,bonus:o}){return c("li",{},Rt(t),c("b",{},e),c("small",{},n),o>0&&c("span",{class:"teg-gain"},`+${o}`))}function Lf({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>c("span",{title:n.weapons[s]},Rt(s));return Z(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([s,r])=>c("li",{},...Array.isArray(s)?s.map(o):[s],c("b",{},r)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var El=Ls(yf,{phases:[["phase_place","placing","reinforce"],["phase_attack","combat"],["phase_regroup","move"]],tabs:{table:["pack"],cards:["secret"]},sections:{secret:Lt(vf),pack:{draw:Lf,depends:({view:e})=>e.cards}}});var Qe={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},Ol=["attack","strike_air","strike_sea","fire"],$f=["build"],[Mf,Cl,Ds]=[0,1,2],Bs={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},Al=new WeakMap;function mo(e){let t=Al.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=V(e),s=Object.keys(Qe).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},l=a.map(([p])=>p).filter(p=>p!==i);return(n[r]??[]).map(p=>{let u=g=>l.includes(g)?p[l.indexOf(g)]:null,d=i?p.at(-1):u("number")??0;return{verb:r,source:u("source")??u("country"),target:u("target"),about:Qe[r]?u(Qe[r]):null,most:d}})});return Al.set(e.view,{secret:e.secret,orders:s}),s}var Rs=e=>[...new Set(e)].filter(t=>t!=null);function ho(e,t){return Rs(mo(e).filter(n=>n.source===t).map(n=>n.verb))}function Ot(e,t){let{source:n}=t,o=ho(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(y=>o.includes(y))??o[0];if(n==null||!s)return null;let r=mo(e).filter(y=>y.verb===s&&y.source===n),a=t.about[s],i=y=>Rs(y.map(_=>_.about)).sort((_,E)=>_-E),l=i(r).includes(a),p=Rs((l?r.filter(y=>y.about===a):r).map(y=>y.target)),u=p.includes(t.target??-1)?t.target:null,d=u==null?r:r.filter(y=>y.target===u),g=i(d),m=g.includes(a)?a:g[0]??null,f=d.filter(y=>y.about===m),h=Math.max(0,...f.map(y=>y.most)),x=Math.min(Math.max(t.amounts[s]??($f.includes(s)?1:1/0),Math.min(1,h)),h),w=f.length>0&&(!p.length||u!=null),b={verb:s,source:n,target:u,targets:p,about:m,abouts:g,amount:x,most:h,done:w};return{...b,load:Sf(e,t,b)}}function Sf({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(x=>x.source===s&&(o==="march"||x.vehicle===r)),l=t?.compose?.sizes??[],p=a*(e.capacity?.[o==="march"?Mf:(r??0)+1]??0),u=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(p/u)),g=Math.min(n.aboard,d),m=i?.goods??[],f=m.flatMap(([x,w])=>{let b=Math.min(n.cargo[x]??0,w);return b?[[x,b]]:[]}),h=u*g+f.reduce((x,[w,b])=>x+l[w]*b,0);return{room:p,used:h,troops:d,aboard:g,goods:m,cargo:f,sizes:l}}var Is=({board:e},t)=>e.countries[t].name,Tl=(e,t,n)=>V(e).names[t]?.[n??-1]?.[0]??"?";function ln(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,l=Is(e,o),p=s==null?"":Is(e,s),u=Qe[n]&&Tl(e,Qe[n],r),d=(i?.cargo??[]).map(([m,f])=>[Tl(e,"good",m),f]),g=(...m)=>H(e.view,n,...m);switch(n){case"attack":return g(l,p,a);case"strike_air":case"strike_sea":return g(l,p,u,a);case"fire":return g(u,l,p);case"march":return g(l,p,d,a);case"carry":return g(l,p,u,a,i?.aboard??0,d);case"upgrade":return g(l,u);default:return g(l,u,a)}}function Hs(e,t){return t?.length?H(e.view,"end_turn",t.map(n=>Is(e,n))):null}function zl(e){return(V(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Ws(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function jl({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,l]=t[s],p=Math.floor(a*i/4)+l,u=Math.max(0,p-n[r]),d=u>o[r],g=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),m=d?e[r]:Math.min(e[r]-1,u);return{hits:p,block:n[r],defence:o[r],conquered:d,lost:g,destroyed:m}}function ql({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let l=o.includes(a)?0:Math.min(i,e[s][a]),p=s===Ds?n[a]:0;return{duel:l,hits:Math.max(0,(i-l)*t[s-1][r]-p)}}var Ef=e=>!!V(e).menu.end_turn&&!mo(e).length,ct=(e,t)=>t.chosen??(Ef(e)?[]:null),Vs=e=>({source:e,target:null,aboard:0,cargo:{}}),Fs=(e,t)=>({...e,...Vs(t)});function Nl(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=ct(e,t);if(r)return{local:s?{...t,chosen:Gs(r,n)}:t};let a=Ot(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:ln(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:Fs(t,n===t.source?null:n)};if(!a)return{local:t};let i=Ol.find(u=>mo(e).some(d=>d.verb===u&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=Ol.includes(a.verb)?a.verb:"attack",p=Qe[l]?a.about??0:null;return{local:t,message:ln(e,{...a,verb:l,about:p,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Gs=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function Pl(e,t,n){let{menu:o}=V(e),s=Ot(e,t);if(n==="Escape")return{local:{...Fs(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:ct(e,t)??[]}};if(n==="Enter"){let r=ct(e,t);return{local:t,message:r?Hs(e,r):ln(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function Rl(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!V(e).menu.end_turn)return{...Bs,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!=null&&n.owner[t.source]===n.viewer?t:Fs(t,null),a=Ot(e,r),i=a&&a.verb===t.verb?a.target:null,l=r.chosen?.filter(p=>n.owner[p]===n.viewer)??null;return{...r,chosen:l,target:i,aboard:0,cargo:{}}}function Il(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:Af(e,t)},r=ct(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=Ot(e,t);if(t.source!=null){let{target:i=null,targets:l=[]}=a??{};return{...s,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...s,legal:Of(n)}}var Of=({owner:e,viewer:t,to_move:n,free:o=[],over:s})=>s||t==null||t!==n?[]:e.flatMap((r,a)=>r===t&&o.some(i=>i[a]>0)?[a]:[]);function Af(e,t){let{view:n}=e,o=ct(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Ws(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good==null?[]:Us(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function Us({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function Dl({board:e,view:t,secret:n},o){let s=n?.stocks??t.stocks,r=s?.pooled?n?.seat:o,a=new Map(s?.rows.find(([d])=>d===r)?.[1]??[]),i=e.landlocked?.includes(o),{item:l=[],installation:p=[]}=t.prices??{};return[...l.map((d,g)=>({kind:"item",number:g,price:d,sails:g===1})),...p.flatMap((d,g)=>{let m=d[t.levels?.[g][o]??0];return m?[{kind:"installation",number:g,price:m,sails:g===3}]:[]})].filter(({price:d,sails:g})=>!(g&&i)&&d.some(([m,f])=>(a.get(m)??0)<f)).map(({kind:d,number:g,price:m})=>({kind:d,number:g,price:m.map(([f,h])=>[f,h,a.get(f)??0])}))}function Bl({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var Hl={basic:{color:"#6f7b88",shape:"M0 -10L9 -5L9 5L0 10L-9 5L-9 -5z",holes:"M-7.6 -4.8L0.4 -0.3L-0.4 1.3L-8.4 -3.2zM8.4 -3.2L0.4 1.3L-0.4 -0.3L7.6 -4.8zM0.9 0L0.9 9L-0.9 9L-0.9 0z"},metal:{color:"#6f7b88",shape:"M-10 7L-6 -6L6 -6L10 7z",holes:"M-5 -1.8L5 -1.8L5 -0.2L-5 -0.2z"},cement:{color:"#8d7757",shape:"M-9 -8L9 -8L9 8L-9 8z",holes:"M-9 -0.8L9 -0.8L9 0.9L-9 0.9zM0.9 -8L0.9 0L-0.8 0L-0.8 -8zM-3.6 0L-3.6 8L-5.3 8L-5.3 0zM5.4 0L5.4 8L3.7 8L3.7 0z"},food:{color:"#4c8527",shape:"M0 10L-3 8.5L-5.3 6.8L-7 4.8L-8 2.4L-8.3 -0.1L-8 -3L-7.2 -4.6L-6.2 -6L-5 -7.2L-3.6 -8.3L-1.9 -9.2L0 -10L1.9 -9.3L3.6 -8.3L5 -7.2L6.2 -6L7.2 -4.6L8 -3L8.3 -0.1L8 2.4L7 4.8L5.3 6.8L3 8.5L0 10z",holes:"M-0.8 9L-0.8 -5L0.8 -5L0.8 9zM-0.5 3.5L-4.5 -0.5L-3.5 -1.5L0.5 2.5zM-0.5 2.5L3.5 -1.5L4.5 -0.5L0.5 3.5z"},oil:{color:"#20242a",shape:"M0 -10L2.1 -7.1L3.9 -4.6L5.3 -2.2L6.2 -0.2L6.8 1.5L7 3L6.8 5.1L6.2 6.9L5.3 8.3L3.9 9.2L2.1 9.8L0 10L-2.1 9.8L-3.9 9.2L-5.2 8.3L-6.2 6.9L-6.8 5.1L-7 3L-6.8 1.5L-6.2 -0.2L-5.2 -2.2L-3.9 -4.6L-2.1 -7.1L0 -10z",holes:""},network:{color:"#1f63b5",shape:"M3.5 -6.5L3.2 -5L2.2 -3.8L0.8 -3.1L-0.8 -3.1L-2.2 -3.8L-3.2 -5L-3.5 -6.5L-3.2 -8L-2.2 -9.2L-0.8 -9.9L0.8 -9.9L2.2 -9.2L3.2 -8zM-3 6L-3.3 7.5L-4.3 8.7L-5.7 9.4L-7.3 9.4L-8.7 8.7L-9.7 7.5L-10 6L-9.7 4.5L-8.7 3.3L-7.3 2.6L-5.7 2.6L-4.3 3.3L-3.3 4.5zM10 6L9.7 7.5L8.7 8.7L7.3 9.4L5.7 9.4L4.3 8.7L3.3 7.5L3 6L3.3 4.5L4.3 3.3L5.7 2.6L7.3 2.6L8.7 3.3L9.7 4.5zM1 -5.5L-5 6.5L-7 5.5L-1 -6.5zM1 -6.5L7 5.5L5 6.5L-1 -5.5zM-6 4.9L6 4.9L6 7.1L-6 7.1z",holes:""},lithium:{color:"#17766d",shape:"M-6.5 -7L-2.5 -7L-2.5 -10L2.5 -10L2.5 -7L6.5 -7L6.5 10L-6.5 10z",holes:"M2 -5L-4 3L-0.5 3L-2 8L4 0L0.5 0z"},nuclear:{color:"#b06a00",shape:"M9.5 0L9.2 2.5L8.2 4.7L6.7 6.7L4.8 8.2L2.5 9.2L0 9.5L-2.5 9.2L-4.7 8.2L-6.7 6.7L-8.2 4.7L-9.2 2.5L-9.5 0L-9.2 -2.5L-8.2 -4.7L-6.7 -6.7L-4.8 -8.2L-2.5 -9.2L0 -9.5L2.5 -9.2L4.8 -8.2L6.7 -6.7L8.2 -4.8L9.2 -2.5z",holes:"M0 -1.6L-3.6 -6.7L0 -8.2L3.6 -6.7zM1.4 0.8L7.6 0.2L7.1 4.1L4 6.5zM-1.4 0.8L-4 6.5L-7.1 4.1L-7.6 0.2z"},tribes:{color:"#a9522a",shape:"M0 -9L10 8L-10 8z",holes:"M0 -1L3.5 8L-3.5 8z"},technology:{color:"#5b3a8e",shape:"M-6.5 -6.5L6.5 -6.5L6.5 6.5L-6.5 6.5zM-2.5 -10L-2.5 10L-4.5 10L-4.5 -10zM-10 -4.5L10 -4.5L10 -2.5L-10 -2.5zM4.5 -10L4.5 10L2.5 10L2.5 -10zM-10 2.5L10 2.5L10 4.5L-10 4.5z",holes:"M-3 -3L3 -3L3 3L-3 3z"},niobium:{color:"#b3125f",shape:"M-6 -8L6 -8L10 -2L0 10L-10 -2z",holes:"M-9 -2.7L9 -2.7L9 -1.2L-9 -1.2zM-2.8 -2.3L0.7 6.7L-0.7 7.3L-4.2 -1.7zM4.2 -1.7L0.7 7.3L-0.7 6.7L2.8 -2.3z"},virus:{color:"#66780a",shape:"M5.5 0L5 2.4L3.4 4.3L1.2 5.4L-1.2 5.4L-3.4 4.3L-5 2.4L-5.5 0L-5 -2.4L-3.4 -4.3L-1.2 -5.4L1.2 -5.4L3.4 -4.3L5 -2.4zM-1.1 0L-1.1 -10L1.1 -10L1.1 0zM-0.8 -0.8L6.3 -7.8L7.8 -6.3L0.8 0.8zM0 -1.1L10 -1.1L10 1.1L0 1.1zM0.8 -0.8L7.8 6.3L6.3 7.8L-0.8 0.8zM1.1 0L1.1 10L-1.1 10L-1.1 0zM0.8 0.8L-6.3 7.8L-7.8 6.3L-0.8 -0.8zM0 1.1L-10 1.1L-10 -1.1L0 -1.1zM-0.8 0.8L-7.8 -6.3L-6.3 -7.8L0.8 -0.8z",holes:"M-0.2 -1L-0.3 -0.4L-0.7 0L-1.2 0.3L-1.8 0.3L-2.3 0L-2.7 -0.4L-2.8 -1L-2.7 -1.6L-2.3 -2L-1.8 -2.3L-1.2 -2.3L-0.7 -2L-0.3 -1.6zM3.3 1.5L3.2 2.1L2.8 2.5L2.3 2.8L1.7 2.8L1.2 2.5L0.8 2.1L0.7 1.5L0.8 0.9L1.2 0.5L1.7 0.2L2.3 0.2L2.8 0.5L3.2 0.9z"},workforce:{color:"#34506b",shape:"M-8.4 7.9L0.6 -4.1L3.4 -1.9L-5.6 10.1zM-3 -10.6L9 -1.6L5.1 3.6L-6.9 -5.4zM7 -0.7L10 3.3L8 4.7L5 0.7z",holes:""},treasure:{color:"#7d4f14",shape:"M-9 8L-9 -3L-8.7 -4.5L-8 -5.8L-6.7 -6.7L-5 -7.4L-2.7 -7.9L0 -8L2.8 -7.9L5 -7.4L6.8 -6.7L8 -5.8L8.8 -4.5L9 -3L9 8z",holes:"M-9 -1.8L9 -1.8L9 -0.2L-9 -0.2zM-2 -3L2 -3L2 3L-2 3z"},missile:{color:"#8e2f63",shape:"M0 -10L0.9 -9L1.7 -7.9L2.3 -6.7L2.7 -5.6L2.9 -4.3L3 -3L3 5L6 10L-6 10L-3 5L-3 -3L-2.9 -4.3L-2.7 -5.6L-2.2 -6.7L-1.7 -7.9L-0.9 -9L0 -10z",holes:""},atomic_bomb:{color:"#20242a",shape:"M0 10L-1.5 8.3L-2.7 6.4L-3.5 4.5L-4 2.4L-4.2 0.3L-4 -2L-7 -6L-7 -10L7 -10L7 -6L4 -2L4.2 0.3L4 2.4L3.5 4.5L2.7 6.4L1.5 8.3L0 10z",holes:"M2 1L1.8 1.9L1.2 2.6L0.4 2.9L-0.4 2.9L-1.2 2.6L-1.8 1.9L-2 1L-1.8 0.1L-1.2 -0.6L-0.4 -0.9L0.4 -0.9L1.2 -0.6L1.8 0.1z"},epidemic:{color:"#66780a",shape:"M-3 -10L3 -10L3 -3L9 9L-9 9L-3 -3z",holes:"M-5 3.1L5 3.1L5 4.9L-5 4.9z"},cyber_attack:{color:"#1f63b5",shape:"M-10 -8L10 -8L10 5L3 5L3 8L6 8L6 10L-6 10L-6 8L-3 8L-3 5L-10 5z",holes:"M2 -6L-4 0L0 0L-2 4L4 -2L0 -2z"},plane:{color:"#20242a",shape:"M0 -10L2 -4L10 2L10 4.5L2 2L1.4 6L4 8L4 9.5L0 8.5L-4 9.5L-4 8L-1.4 6L-2 2L-10 4.5L-10 2L-2 -4z",holes:""},ship:{color:"#20242a",shape:"M-10 3L-1 3L-1 -10L8 0L1 0L1 3L10 3L7 9L-7 9z",holes:""},troop:{color:"#20242a",shape:"M-3.5 -4.5L-3.4 -6.2L-3.1 -7.6L-2.6 -8.6L-1.9 -9.4L-1.1 -9.8L0 -10L1.1 -9.8L1.9 -9.4L2.6 -8.6L3.1 -7.6L3.4 -6.2L3.5 -4.5L5.5 -3.5L5.5 -2L-5.5 -2L-5.5 -3.5zM-7 10L-7 5L-6.9 3.5L-6.5 2.2L-5.9 1.3L-5 0.6L-3.9 0.1L-2.5 0L2.5 0L3.9 0.1L5 0.6L5.9 1.3L6.5 2.2L6.9 3.5L7 5L7 10z",holes:""},wall:{color:"#7d4f14",shape:"M-9 9L-9 -7L-4.5 -7L-4.5 -3.5L-2 -3.5L-2 -7L2 -7L2 -3.5L4.5 -3.5L4.5 -7L9 -7L9 9z",holes:"M-9 2.3L9 2.3L9 3.7L-9 3.7z"},armoury:{color:"#20242a",shape:"M-6.9 -9.1L8.1 5.9L5.9 8.1L-9.1 -6.9zM9.1 -6.9L-5.9 8.1L-8.1 5.9L6.9 -9.1zM1.2 6.7L6.7 1.2L8.3 2.8L2.8 8.3zM-2.8 8.3L-8.3 2.8L-6.7 1.2L-1.2 6.7z",holes:""},airfield:{color:"#20242a",shape:"M-5 -9L5 -9L8 9L-8 9z",holes:"M0.9 -7L0.9 -3.5L-0.9 -3.5L-0.9 -7zM0.9 -1L0.9 2.5L-0.9 2.5L-0.9 -1zM0.9 5L0.9 8.5L-0.9 8.5L-0.9 5z"},shipyard:{color:"#20242a",shape:"M2.8 -7L2.4 -5.6L1.4 -4.6L0 -4.2L-1.4 -4.6L-2.4 -5.6L-2.8 -7L-2.4 -8.4L-1.4 -9.4L0 -9.8L1.4 -9.4L2.4 -8.4zM1.2 -6L1.2 9L-1.2 9L-1.2 -6zM-5 -3.6L5 -3.6L5 -1.4L-5 -1.4zM-0.6 9.7L-7.2 6.1L-6 3.9L0.6 7.5zM-0.6 7.5L6 3.9L7.2 6.1L0.6 9.7zM-7.2 6.1L-9.4 1.5L-7.4 0.5L-5.2 5.1zM5.2 5.1L7.4 0.5L9.4 1.5L7.2 6.1z",holes:""}};var xo=["missile","atomic_bomb","epidemic","cyber_attack"],Re=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce",...xo],Ys=3,Ie=["troop","plane","ship"],De=["wall","armoury","airfield","shipyard"],pt=Object.fromEntries(Object.entries(Hl).map(([e,{color:t,shape:n,holes:o}])=>[e,{color:t,shape:je(n),holes:je(o)}])),Ks=(e,[t,n],o)=>e.map(s=>s.map(([r,a])=>[t+r*o/20,n+a*o/20])),Qs=e=>e.map(t=>`M${t.map(([n,o])=>`${Wl(n)} ${Wl(o)}`).join("L")}z`).join(""),Wl=e=>Math.round(e*10)/10;var zf=700,[wo,Fl]=[1.06,.22],jf=.12,Gl=[...new Set(Object.values(pt).map(e=>e.color))];function qf({planes:e=[],ships:t=[],levels:n=[]},o){let s=De.map((a,i)=>({name:a,count:n[i]?.[o]??0,tile:!0})),r=[{name:"plane",count:e[o]??0},{name:"ship",count:t[o]??0}];return[...s,...r].filter(({name:a,count:i})=>i>(a==="wall"?1:0))}function Nf({stocks:e,held:t,owner:n,viewer:o},s,r){let a=t??e;if(!a||a.pooled||o==null||n[s]!==o)return[];let i=a.rows.find(([u])=>u===s)?.[1]??[],l=i.reduce((u,[d,g])=>u+(d<Ys?g:0),0),p=i.flatMap(([u,d])=>u<Ys?[]:[{name:Re[u],count:d}]);return[...l&&!r?[{name:"basic",count:l}]:[],...p]}function Pf(e,t,n,o,s){let r=ot(o,s,e.width);if(r.small)return[];let a=Ge(r),{type:i}=a,l=Qt(e,t,n,r),p=Kn(e,a,l),u=[],d=(m,f)=>{if(!m.length)return;let h=m.reduce((_,E)=>_+Yl(E,i),-Fl*i),x=wo*i*1.15,w=f(h,x).map(_=>ve(_,h,x)),{place:b,covers:y}=Yn(e,p,w);if(y>jf*h*x)return d(m.slice(0,-1),f);p.push(w[b]),u.push({items:m,box:w[b]})},g=1.35*r.grown;return e.countries.forEach(({label:[m,f]},h)=>{d(qf(t,h),(x,w)=>{let b=1.3*r.grown+w/2;return[[m+g+x/2,f],[m-g-x/2,f],[m,f-b],[m,f+b],...Vl(m,f,g,x,w)]})}),e.countries.forEach(({label:[m,f]},h)=>{let x=l.names[h],[w,b,y,_]=x?Kt(x,a):ve([m,f],2*r.grown,2*r.grown);d(Nf(t,h,o*e.width<zf),(E,v)=>{let[$,k,S]=[(w+y)/2,(b+_)/2,1.3*r.grown+v/2];return[...[[$,_+v/2],[$,b-v/2],[y+2+E/2,k],[w-2-E/2,k]],[m,f+S],[m,f-S],...Vl(m,f,g,E,v)]})}),u}function Ul(e,t,n,o,s){let r=ot(o,s,e.width),{type:a}=Ge(r),i={tiles:[],colored:Object.fromEntries(Gl.map(p=>[p,[]])),holes:[],counts:[]},l=Xn(e,Ge(r));for(let{continent:p,box:u}of l)If(i,e.continents[p].gives??[],u,a);for(let{items:p,box:[u,d,,g]}of Pf(e,t,n,o,s))Rf(i,p,[u,(d+g)/2],a);return[...Hf(e,t,r,o),...Wf(e,l,o),...Vf(e,i,o,r.name)]}var Vl=(e,t,n,o,s)=>[-1,1].flatMap(r=>[-1,1].map(a=>[e+r*(n+o/2),t+a*s/2])),Yl=({count:e,name:t},n)=>(wo+Fl+(Kl(t,e)?$t(String(e))+.1:0))*n,Kl=(e,t)=>t>1||Re.includes(e)||e==="basic";function Rf(e,t,[n,o],s){let r=n;for(let a of t){let i=wo*s,l=[r+i/2,o];a.tile&&e.tiles.push(Xl(ve(l,i*1.12,i*1.12),i*.22)),Ql(e,a.name,l,a.tile?i*.82:i),Kl(a.name,a.count)&&e.counts.push({at:[r+i+.08*s,o],text:String(a.count)}),r+=Yl(a,s)}}function Ql(e,t,n,o){let{color:s,shape:r,holes:a}=pt[t];e.colored[s].push(...Ks(r,n,o)),e.holes.push(...Ks(a,n,o))}function If(e,t,[n,o,s,r],a){let i=1.35*a,l=(n+s)/2-i*(t.length-1)/2;t.forEach(([p,u],d)=>{Ql(e,p,[l+d*i,(o+r)/2],wo*a),u&&e.colored[Df].push(Bf([l+d*i+.62*a,o+.18*a],.48*a))})}var Df=pt.nuclear.color,Bf=([e,t],n)=>Array.from({length:10},(o,s)=>{let[r,a]=[Math.PI*s/5,s%2?n*.42:n];return[e+a*Math.sin(r),t-a*Math.cos(r)]});function Xl([e,t,n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(p,u)=>{let d=Math.PI/2*(l+u/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Hf(e,{levels:t=[]},n,o){let s=Math.max(3.4*o,3),r=e.countries.flatMap(({label:a},i)=>t[0]?.[i]?[ue(a,n.grown+s/o/2+.4)]:[]);return[ut("wall-under",r,{color:"#4a2e0c",width:s+1.4}),ut("wall",r,{color:"#e2b277",width:s,dash:`${Math.max(3.6*o,3)}px,${Math.max(1*o,.9)}px`})]}function Wf(e,t,n){let o=t.map(({box:s})=>Xl(s,(s[3]-s[1])/2.4));return[ut("plates",o,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function Vf(e,{tiles:t,colored:n,holes:o,counts:s},r,a){let i=Math.max(2*r,2);return[ut("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),ut("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),...Gl.map((l,p)=>ut(`ink${p}`,n[l],{fill:l,color:l,width:0})),ut("holes",o,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:s.map(l=>l.at[0]),y:s.map(l=>l.at[1]),text:s.map(l=>l.text),textposition:"middle right",textfont:{family:ce,weight:700,size:a,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function ut(e,t,{fill:n,color:o,width:s,dash:r="solid"}){let a=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...re(t),...a,line:{color:o,width:s,dash:r,simplify:!1},hoverinfo:"skip"}}function Ce(e,t=""){let{color:n,shape:o,holes:s}=pt[e],r=n===pt.troop.color||De.includes(e)?"currentColor":n,a=[q("path",{d:Qs(o),fill:r}),q("path",{d:Qs(s),class:"war-hole"})];return q("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...a)}var Xs={resource:Re,good:Re,item:["plane","ship","troop",...xo],unit:Ie,installation:De,aim:[...Ie,...De],vehicle:Ie.slice(1),weapon:xo};function Ff({things:e={}},t){let n=Object.entries(e).flatMap(([a,i])=>i.map((l,p)=>[l.toLowerCase(),Xs[a]?.[p]??""])),o=new Map(n.filter(([,a])=>a));if(!o.size)return[t];let s=[...o.keys()].sort((a,i)=>i.length-a.length);return t.split(new RegExp(`(?<!\\p{L})(${s.join("|")})(?!\\p{L})`,"iu")).flatMap((a,i)=>i%2?[Ce(o.get(a.toLowerCase())??""),` ${a}`]:[a])}var Js=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,o])=>c("span",{},Ce(Re[n]),c("b",{},` ${o}`),` ${e.things?.good[n]}`))),Xe=({board:e},t)=>t==null?"":e.countries[t].name;function Gf(e,t){if(!V(e).menu.end_turn)return null;let n=ct(e,e.local);return n?om(e,n,t):Kf(e,t)}function Uf({view:e}){let t=ee(e.lang),n=Ie.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return c("span",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[c("span",{title:e.things?.aim[s]},Ce(Ie[s]),c("b",{},o))]:[]))}function Yf({view:e,send:t}){let n=ee(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.map(([r,a])=>L(`routine-${r}`,`${s[r]} (${a})`,()=>t(Jr(e,r))))}function Kf(e,t){let{view:n,local:o,patch:s}=e,r=ee(n.lang),a=Ot(e,o),i=ho(e,o.source),l=V(e).forms,p=n.owner.flatMap((h,x)=>h===n.viewer&&ho(e,x).length?[x]:[]),u=i.map(h=>L(`verb-${h}`,l[h].label,()=>s({verb:h,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(h===a?.verb)})),d=a?Qf(e,a,t):{facts:[],more:[],buttons:[],body:[]},g=i.length?"":r.nothing_here,m=o.source==null?Yf(e):[],f=[i.length>1&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...u),...d.body,Xf(e),tm(e)];return{facts:[er(e,"source",t.source,p,o.source,h=>s(Vs(h)),t),...d.facts],more:o.source==null?[c("p",{class:"teg-hint"},Uf(e),r.choose)]:g?[c("p",{class:"teg-hint"},g)]:d.more,buttons:[...d.buttons,...m.slice(0,1),nm(e)],rest:m.slice(1),...o.source!=null&&i.length>0&&{sheet:{key:`orders-${o.source}`,title:Xe(e,o.source),body:f}}}}function er(e,t,n,o,s,r,a){let i=o.map(l=>({value:String(l),text:Xe(e,l)})).sort((l,p)=>l.text.localeCompare(p.text,"es"));return se(t,n,i,s==null?"":String(s),l=>r(l===""?null:Number(l)),a.choose)}function Qf(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=ee(o.lang),{names:l,forms:p}=V(e),u=Qe[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=ln(e,t),m=x=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:x}}),f=t.targets.length?d?i.aim:i.where:i.here,h=t.abouts.map(x=>L(`${u}-${x}`,c("span",{},...Zs(u,x),l[u]?.[x]?.[1]??String(x)),()=>r({verb:t.verb,about:{...s.about,[t.verb]:x}}),{"aria-pressed":String(x===t.about)}));return{facts:[t.targets.length>0&&er(e,"target",n.target,t.targets,t.target,x=>r({verb:t.verb,target:x}),n),...t.most>1?_t(t.amount,[1,t.most],m,n):[]],more:[Jf(e,t)??c("p",{class:"teg-hint"},f)],buttons:[L(`act-${t.verb}`,c("span",{},...Zs(u,t.about),`${p[t.verb].label}${t.most>0?`: ${t.amount}`:""}`),()=>a(g),{class:"teg-main",disabled:!g})],body:[u&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":u},...h),Zf(e,t),t.load&&em(e,t,t.load)]}}var Zs=(e,t)=>t!=null&&Xs[e]?.[t]?[Ce(Xs[e][t])," "]:[];function Xf(e){let{view:t,local:n,secret:o}=e,s=ee(t.lang),r=o&&n.source!=null?Dl(e,n.source):[];if(!r.length)return null;let a=({kind:i,number:l,price:p})=>c("li",{"aria-disabled":"true"},...Zs(i,l),`${t.things?.[i][l]}: `,Js(t,p.map(([u,d])=>[u,d])),` (${s.you_have} ${p.map(([,,u])=>u).join(", ")})`);return c("details",{class:"war-beyond",open:n.verb==="build"||n.verb==="upgrade"},c("summary",{"data-key":"beyond"},`${s.beyond} (${r.length})`),c("ul",{},...r.map(a)))}function Zf({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o==null||!r||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([p,u])=>[p,u*Math.max(s,1)]);return c("p",{class:"teg-hint"},`${ee(e.lang).each_costs} `,Js(e,l))}function Jf({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=ee(e.lang);if(o==null)return null;if(t==="attack"){let{hits:p,block:u,defence:d,conquered:g,lost:m,destroyed:f}=jl(e,n,o,s);return c("p",{class:`war-forecast ${g?"war-good":""}`},c("b",{},g?a.conquers:a.holds),` ${p} ${a.hits}${u?` − ${Math.min(u,p)} (${a.stops})`:""} ${g?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${m}, ${a.loses} ${f}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=ql(e,t==="strike_air"?Cl:Ds,n,o,s);return c("p",{class:"war-forecast"},c("b",{},`${l} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function em(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:l}){let{view:p,local:u,patch:d}=e,g=ee(p.lang);if(!s&&!a.length)return null;let m=h=>i.find(([x])=>x===h)?.[1]??0,f=(h,x,w,b,y,_)=>c("li",{},c("span",{},x,c("small",{},` /${b}`)),c("b",{},w),L(`${h}-less`,"−",()=>_(w-1),{disabled:w<1,"aria-label":`${h} −1`}),L(`${h}-more`,"+",()=>_(w+1),{disabled:w>=b||o+y>n,"aria-label":`${h} +1`}),L(`${h}-most`,"⇥",()=>_(Math.min(b,w+Math.floor((n-o)/y))),{disabled:w>=b||o+y>n,"aria-label":`${h} max`}));return c("div",{class:"war-load"},c("h5",{},`${g.cargo}: `,c("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&f("aboard",g.aboard,r,s,p.troop_size??1,h=>d({aboard:h})),...a.map(([h,x])=>f(`cargo-${h}`,c("span",{},Ce(Re[h]),` ${p.things?.good[h]}`),m(h),x,l[h],w=>d({cargo:{...u.cargo,[h]:w}})))))}function tm({view:e,secret:t}){return t||e.viewer==null?null:c("p",{class:"teg-hint war-locked"},ee(e.lang).locked)}function nm({view:e,patch:t}){return L("end",ee(e.lang).end,()=>t({chosen:[]}),{title:"E"})}function om(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=ee(o.lang),l=o.next_troops?.[o.viewer??-1]??0,p=Ws(l,t),u=zl(e),d=(s?.delivery??[]).filter(w=>o.owner[w]===o.viewer),g=Hs(e,t),m=w=>r({chosen:w}),f=o.owner.flatMap((w,b)=>w===o.viewer&&!t.includes(b)?[b]:[]),h=[u.length>1&&L("deliver-borders",i.borders,()=>m(u[0])),u.length>0&&L("deliver-all",i.all,()=>m(u[u.length-1])),d.length>0&&L("deliver-before",i.before,()=>m(d))],x=t.map((w,b)=>c("li",{},c("span",{},Xe(e,w)),c("b",{},`+${p[b]}`),L(`drop-${w}`,"×",()=>m(Gs(t,w)),{"aria-label":`${Xe(e,w)} ×`})));return{facts:[`${i.troops}: `,c("b",{},l),er(e,"source",n.place,f,null,w=>w!=null&&m([...t,w]),n)],more:[c("p",{class:"teg-hint"},i.deliver)],buttons:[L("act-end_turn",i.end_now,()=>a(g),{class:"teg-main",disabled:!g}),o.phase==="orders"&&L("back-to-orders",i.back,()=>r({chosen:null}))],sheet:{key:"delivery",title:i.troops,body:[c("div",{class:"teg-buttons"},...h),c("ul",{class:"teg-list"},...x)]}}}var sm={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=ee(n.lang);return t==null?Z(o.place,c("p",{class:"teg-hint"},o.look)):Z(o.place,c("p",{class:"war-name"},N(n,n.owner[t]),c("b",{},Xe(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),am(e,t))}};function rm({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...De.map((a,i)=>e.levels?.[i][t]??0)],r=[...Ie.slice(1),...De];return c("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[c("span",{},Ce(r[i],o[i]),c("b",{},a))]:[]))}function am(e,t){let{view:n}=e,o=ee(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Ie.flatMap((l,p)=>{let[u,d]=[s[p][t],n.ready?.[p][t]??0];if(!u&&p)return[];let g=u-d;return[c("tr",{},c("th",{scope:"row"},Ce(l),` ${n.things?.aim[p]}`),c("td",{},c("b",{},u)),c("td",{},g>0&&`${g} ${o.busy}`))]}),a=De.flatMap((l,p)=>{let u=n.levels?.[p][t]??0;return u?[c("tr",{},c("th",{scope:"row"},Ce(l),` ${n.things?.installation[p]}`),c("td",{},c("b",{},u)),c("td",{},o.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},o.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...r,...a,i),im(e,t))}function im(e,t){let{view:n,secret:o}=e,s=ee(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=Us(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${s.stock}: `,i.length?Js(n,i):s.no_stock)}function lm(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=ee(n.lang),i=Bl(e),l=(o.delivery??[]).map(p=>Xe(e,p)).join(", ");return[o.objective&&c("h5",{},t.objective),o.objective&&c("p",{class:"teg-objective"},o.objective),c("h5",{},a.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([p,u])=>L(`good-${p}`,c("span",{},Ce(Re[p]),` ${n.things?.good[p]} `,c("b",{},u)),()=>r({good:s.good===p?null:p}),{"aria-pressed":String(s.good===p),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&c("p",{class:"teg-hint"},a.see_good):c("p",{class:"teg-hint"},a.no_stock),c("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),l&&c("p",{class:"teg-hint"},`${a.sent_to}: ${l}`)]}var cm=(e,t)=>({...t,secret:ee(e.lang).lock_title,secret_show:ee(e.lang).show}),Zl=Lt(lm),pm={draw:(e,t)=>Zl.draw(e,cm(e.view,t)),depends:e=>[Zl.depends(e),e.local.good]},um={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},L("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),ee(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(o=>c("li",{},o))))},dm={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=ee(n.lang),r=c("p",{},c("b",{},Xe(e,o.source))," → ",c("b",{},Xe(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let u=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((g,m)=>g?[`${g} ${u[m]}`]:[]);return Z(s.last,r,c("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),oe("WAR-9.8"))}let l=o.kind==="land_attack",p=l?0:o.unit;return Z(s.last,r,c("p",{class:"war-fight"},Ce(Ie[p]),c("b",{},o.sent),` ${s.sent} · `,c("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),c("p",{},`${t.losses}: ${a} / ${i}`,!l&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),oe(l?"WAR-6.3":"WAR-9.5"),o.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},Jl={start:{...Bs},move:{of:Gf,depends:({local:e,secret:t})=>[{...e,over:null,goals:null,good:null,amounts:Object.entries(e.amounts).map(String)},t]},phases:[["phase_delivery","first_delivery"],["phase_orders","orders"]],tabs:{help:["place","goals"],news:["battle"],cards:["secret"]},sections:{place:sm,secret:pm,goals:um,battle:dm},renew:(e,t)=>({local:Rl(e,t)}),click:Nl,key:Pl,marks:Il,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[rm(e,n)]}),keys:"keys_wargame",stays:!0,traces:Ul,worded:Ff};var gm={teg:Sl,tgm:El,reconquista:rl,wargame:Jl,eggar:Ki};function bo(e){return gm[e??""]??Qi}var fm=e=>({game:bo(e),local:bo(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,tab:"news",shut:"",asking:null,next:null,ended:null,report:null,film:null,tour:null,way:0});function mm(e,t){switch(t.type){case"view":return hm(e,t.view);case"reply":return ym(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(nr(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var nr=(e,t)=>[...e,t].join();function hm(e,t){let n=bo(t.game),o=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,s=e.asking?.kind==="seat"||tr(t)===e.place,r=t.undoing==="own"&&!t.exploring&&t.step<t.steps&&tr(t)!==e.place,a=La(e.ended,t),i=a&&a.line===e.ended?.line&&a.steps===e.ended.steps?e.report:null,l={ended:a,report:i,film:xm(e.film,t),asking:s?e.asking:null,game:n,local:n===e.game&&!r?e.local:n.start,tab:wm(e,t)};return{...bm({...e,...l},t),hint:o?e.hint:null,odds:new Map,way:ia(t),refusal:t.error??null}}function xm(e,{line:t,step:n}){return!e||t!==e.line||n<e.next-1||n>e.next||n===e.end?null:n===e.next?{...e,next:n+1}:e}function wm({tab:e,place:t},{over:n,viewer:o,to_move:s,step:r,steps:a,exploring:i}){return i?t.includes(ec)?e:"notes":n&&r===a&&!t.endsWith("/over")?"end":t===""&&o!=null&&o===s?"help":e}function bm(e,t){let{secret:n,game:o}=e,s=tr(t);if(s===e.place)return e;let r=n!=null&&n.seat===t.viewer,a=t.people?.length===1,l=(o.curtain?r||a:r&&(a||!!o.stays))&&t.viewer!=null&&!t.over;return{...e,place:s,lasts:l,secret:!l||o.curtain?null:n}}var ec="/explored",tr=({line:e,step:t,steps:n,viewer:o,over:s,exploring:r})=>`${e}/${t}/${n}/${o}${r?ec:""}${s?"/over":""}`,or=(e,t)=>t.place!==e.place&&t.lasts;function ym(e,t,n){let{view:o}=n,s=t.kind==="refused",r=s?t:e.refusal,a=!e.lasts&&e.secret?.step!==o.step,i={...e,refusal:r,next:s?null:e.next,secret:a?null:e.secret};if(t.kind==="private"){let l=t.step===o.step&&(o.people?.includes(t.seat)??!0);return{...i,secret:l?t:null}}if(t.kind==="hint"){let l=t.step===o.step&&t.seat===o.viewer;return{...i,hint:l?{...t,quiz:i.quiz,open:!i.quiz||!t.question[o.lang][0]}:null}}return i.game.hear?{...i,local:i.game.hear({...n,secret:i.secret},i.local,t)}:i}var km=["game","local","secret","refusal","hint","odds","tab","shut","asking","report","tour"];function tc(e,t){let n=vm(e),o=fm(e.get("view")?.game),s=[];return{get:()=>o,view:n,table:()=>({board:t,view:o.game.shown?.(n(),o.secret)??n(),secret:o.secret}),dispatch(r){let a=o;o=mm(o,r),km.some(i=>o[i]!==a[i])&&s.forEach(i=>i())},subscribe:r=>{s.push(r)}}}function vm(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=J(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}function nc(e){let{board:t,store:n,wire:o,where:s}=e,{get:r,dispatch:a,view:i,table:l}=n,p={view:i(),keys:new Set},u=h=>a({type:"set",part:{local:h}}),d=()=>a({type:"set",part:{refusal:null}}),g=h=>{h&&r().refusal&&d(),h&&r().film&&a({type:"set",part:{film:null}});let x=h&&Wa(i(),h);x?a({type:"set",part:{asking:x}}):o.send(h)},m=h=>h?(a({type:"set",part:{local:h.local,...h.refusal&&{refusal:h.refusal}}}),g(h.message??null),!0):!1,f=h=>`${i().line}/${i().step}/${h}`;return{...Ya(e),...Fa(e),set:u,send:g,open(h){e.dom.root.setAttribute("data-drawer",""),a({type:"set",part:{tab:h}})},wants:h=>r().shut!==f(h),show:(h,x)=>a({type:"set",part:{shut:x?"":f(h)}}),watch(){let{since:h,line:x,step:w}=i();h&&(a({type:"set",part:{film:{line:x,next:h.begin,end:w}}}),o.send(ae(i(),h.begin)))},endFilm(){let{film:h}=r();return h?(a({type:"set",part:{film:null}}),o.send(ae(s.now(),h.end)),!0):!1},startTour(){e.dom.dots.removeAttribute("open"),a({type:"set",part:{tour:0}})},setSize:h=>o.write({size:h}),setHelp:h=>o.write({hints:h}),take:m,dismiss:d,patch:h=>u({...r().local,...h}),cover:()=>a({type:"set",part:{secret:null}}),click(h,x=!1){o.busy()||!J(i())||(e.mover.skip(),r().refusal&&d(),m(r().game.click(l(),r().local,h,x)))},go:(h,x=i().line)=>g(ae(s.now(),h,x)),by:h=>g(ae(s.now(),s.now().step+h)),askHint(h){a({type:"set",part:{quiz:h}}),g(zn(i()))},tellHint(){let{hint:h}=r();a({type:"set",part:{hint:h&&{...h,open:!0}}})},odds(h){let{game:x,local:w,odds:b}=r(),y=x.fight?.(l(),w,h);if(!y||!o.there())return null;let _=k=>t.countries[k].name,[E,v]=[y.sources.map(_),_(y.target)],$=nr(E,v);return p.view!==i()&&(p={view:i(),keys:new Set}),p.keys.has($)||(p.keys.add($),o.ask(ea(i(),E,v))),b.get($)??null}}}var _m={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},oc=2;function sc(e,t,n){let o=_m[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let l=i.map(u=>{let[d,g]=[e.countries[u].label[0]-s,e.countries[u].label[1]-r],[m,f]=[d*o[0]+g*o[1],Math.abs(d*o[1])+Math.abs(g*o[0])];return u!==t&&m>0&&f<=oc*m?Math.hypot(m,oc*f):1/0}),p=Math.min(...l);return p<1/0?i[l.indexOf(p)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function sr({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function yo({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(l=>l[0]===n).map(([,l,p])=>`${e.seats[l].name} ${p}`),a=e.seats[e.owner[n]]?.name??(e.neutral==null?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function rc(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,l=I(r.lang),p=n(t),u=!!a.stands;return s.countries.flatMap(({name:d,continent:g},m)=>{let[f,h]=[yo(t,a,m,l),sr(p,m,l)];return u&&!f&&!h?[]:[c("tr",{class:h?"teg-marked":null},c("th",{scope:"row"},L(`place-${m}`,d,()=>i(m))),c("td",{},s.continents[g]?.name??""),c("td",{},r.owner[m]>=0&&!u?N(r,r.owner[m]):null,f),c("td",{},h))]})};return{depends:s=>{if(!e)return!1;let r=I(s.view.lang);return[s.board.countries.map((a,i)=>yo(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(p=>c("th",{scope:"col"},p)),i=c("tbody",{},...e?o():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?o():[]))}},c("summary",{"data-key":"places"},r.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},c("table",{},c("thead",{},c("tr",{},...a)),i)));return l}}}var Lm=350;var $m=500,[ac,ic]=[34,22];function Mm(e,t,n){let[o,s]=[t.width-e.width-6,t.height-e.height-6],r=[[o,6],[6,6],[o,s],[6,s]],[[a,i]]=n,l=([p,u])=>n.filter(([g,m])=>g>p-ac&&g<p+e.width+ac&&m>u-ic&&m<u+e.height+ic).length*1e4-Math.hypot(p+e.width/2-a,u+e.height/2-i);return r.reduce((p,u)=>l(u)<l(p)?u:p)}function Sm(e,t,n){e.hidden=!1;let o=t.getBoundingClientRect(),s=n.flatMap(l=>l?[[l.x-o.left,l.y-o.top]]:[]);if(!s.length)return;let r=o.width<$m,[a,i]=r?[4,o.height+4]:Mm({width:e.offsetWidth,height:e.offsetHeight},o,s);Object.assign(e.style,{left:`${a}px`,top:`${i}px`,maxWidth:r?`${o.width-8}px`:""})}function lc({card:e,frame:t},n,o,s){let r=null,a=-1,i,l=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},p=(g,m=Lm)=>{l(),r=o.group(g),r?.classList.add("teg-lit"),i=setTimeout(()=>u(g),m)},u=g=>{a=g;let{board:m,view:f}=n(),h=J(f)?f:null,x=h?s(g):{};if(!x)return;let{lines:w=[],instead:b=[]}=x,y=b.length?b:[Om(m,h,g)];e.replaceChildren(...Em(m,h,g),...w,...y),Sm(e,t,[g,...m.countries[g].neighbours].map(_=>o.pixel(m.countries[_].label)))};return{point:p,hide:l,again:()=>a>=0&&u(a)}}function cc(e,t,n){if(t&&t.owner[n]>=0)return N(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:o}})}function Em(e,t,n){let{name:o,continent:s}=e.countries[n],r=I(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},o),c("small",{},e.continents[s]?.name??"")),c("p",{},cc(e,t,n),a?.name??(t?.neutral==null?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function Om(e,t,n){let o=I(t?.lang??"es");return c("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>c("span",{},cc(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&c("b",{},` ${t?.armies[s]}`))))}var Am=2e3,Tm=15,pc=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function rr(e,t,n){let o=t.length===2?"arrows":"marks",s=l=>t.every((p,u)=>l[u]===p),r=e[o]??[],a=r.find(s),i=r.filter(l=>!s(l));return vo({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function Cm(e,t,n){let o=t.trim();if(typeof e.say!="object")return vo({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return vo({...e,say:Object.keys(a).length?a:""})}var ko=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",vo=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),uc={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[l,p]=[ko(r.say,a),ko(r.ask,a)],u=[...r.arrows??[],...r.marks??[]],d=({target:m})=>m.value.trim()!==l&&t(It(e,Cm(r,m.value,a))),g=c("textarea",{"data-key":"say",rows:2,maxlength:Am,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return g.textContent=l,c("div",{class:"teg-note"},p&&c("p",{},c("b",{},p)),l&&c("p",{},r.glyph&&c("b",{},`${r.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:s.draw_how},l?s.comment_change:s.comment_add),g),u.length>0&&L("wipe",s.wipe,()=>t(It(e,vo({...r,arrows:[],marks:[]}))))))}};function dc(e){let t=q("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>q("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([l,p])=>`${l.toFixed(1)},${p.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,r){let a=t.clientHeight/t.clientWidth||e.height/e.width,[i,l,p,u]=at(e,a,r);t.setAttribute("viewBox",`${i} ${l} ${p-i} ${u-l}`);let d=(s.arrows??[]).map(([m,f,h="good"])=>o(h,Pt(e,n(m),n(f)),"drawn-arrow")),g=(s.marks??[]).map(([m,f="good"])=>o(f,[ue(e.countries[n(m)].label,Tm)],"drawn-mark"));t.replaceChildren(...g,...d)}}}function gc(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let p=g=>[...new Set([l,t(g)])].filter(m=>m>=0),u=g=>o(p(g),pc(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",u,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?s(p(g),pc(g)):o([],""))};window.addEventListener("mousemove",u,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function zm(e){let t=null;for(let n=e.parentElement;n&&n!==document.body;n=n.parentElement)["auto","scroll"].includes(getComputedStyle(n).overflowY)&&(t=n);return t}function fc({dom:e,el:t,stops:n},o){let{root:s}=e,r=zm(t),a=!r&&window!==window.top,i=()=>r?Math.min(r.clientHeight,window.innerHeight):a?656:window.innerHeight,l=()=>{let d=s.ownerDocument.fullscreenElement===s||s.classList.contains("teg-wide")?window.innerHeight:Math.max(i()-16,480);s.style.setProperty("--teg-high",`${d}px`)},p=new ResizeObserver(()=>{l(),o()});return p.observe(e.map),r&&p.observe(r),window.addEventListener("resize",l),document.addEventListener("fullscreenchange",l),n.push(()=>{p.disconnect(),window.removeEventListener("resize",l),document.removeEventListener("fullscreenchange",l)}),l(),{async toggle(){let{fullscreenElement:u}=document;if(u)return document.exitFullscreen();let d=s.classList.contains("teg-wide");await(d?Promise.reject():s.requestFullscreen()).catch(()=>s.classList.toggle("teg-wide",!d)),l()}}}var jm=250,cn=1.5,ar={page:11,class:15},pn=e=>e.get("size")==="class"?"class":"page";function un(e,t){let n=[...e.querySelectorAll(":is(.teg-dots, .teg-pop)[open]")].filter(o=>!o.contains(t));for(let o of n)o.open=!1;return n.length>0}function mc(e){let{host:t,board:n,picks:o,looks:s,dom:r,store:a,map:i,sketch:l,wire:p,scheduler:u,intents:d,stops:g}=e,{get:m,view:f,table:h}=a,x=()=>!p.busy()&&J(f()),w=lc(r,h,i,k=>{let S=d.odds(k),{game:M,local:A}=m(),C=M.facts?M.facts(h(),A,k):{};return S&&C?{...C,instead:Bt(S,f().lang)}:C});g.push(w.hide);let b=k=>{let S=t.get("selected")??[],[M,A]=[o?S.filter(C=>C!==k):[],S.includes(k)];p.write({selected:A?M:[...M,k]}),o&&(r.heard.textContent=`${k}: ${I(f().lang)[A?"unmarked":"marked"]}`)},y={country:-1,time:0};i.onClick=(k,S)=>{if(S?.button)return;let M=performance.now(),A=k===y.country&&M-y.time<jm;if(y={country:k,time:M},!(A||!x())){if(w.hide(),s)return b(n.countries[k].name);d.click(k,!!S?.shiftKey)}},i.onDrag=(k,S)=>{S<0||k===S||!x()||(e.mover.skip(),d.take(m().game.drag?.(h(),m().local,k,S)??null))},i.onHover=k=>{w.point(k),d.pointHintAt(k);let{game:S,local:M}=m();S.hover&&J(f())&&d.set(S.hover(h(),M,k))},i.onLeave=()=>{w.hide(),d.pointHint(0)},i.onHold=k=>w.point(k,0);let _=k=>k.map(S=>n.countries[S].name),E=(k,S)=>p.send(It(f(),rr(f().note,_(k),S)));gc(r.map,i.at,{may:()=>!s&&J(f())&&f().memory,over:(k,S)=>l.draw(k.length?rr(f().note,_(k),S):f().note,i.window),done:E},g),r.root.addEventListener("click",k=>{let S=k.target,M=S.closest("[data-clause]");e.rule.box.contains(S)||e.rule.close(),un(r.root,S),M&&(e.rule.from(M),p.send(ha(M.dataset.clause??"")))}),i.onZoom=()=>{e.mover.skip(),w.hide(),u.schedule();let{times:k,left:S,top:M}=i.window;`${t.get("window")}`!=`${[k,S,M]}`&&p.write({window:[k,S,M]})};let v=()=>{let[k,S,M]=t.get("window")??[1,0,0];i.look({times:k,left:S,top:M})};r.closer.addEventListener("click",()=>i.look(Fe(n,i.window,cn))),r.further.addEventListener("click",()=>i.look(i.narrow()?_e():Fe(n,i.window,1/cn)));let $=fc(e,()=>{e.rule.place(),i.resized(r.map.clientWidth)&&(e.mover.skip(),u.schedule())});return r.wide.addEventListener("click",$.toggle),r.drawer.addEventListener("click",()=>r.root.toggleAttribute("data-drawer")),{...w,select:b,draws:E,look:v,type(){let k=pn(t);r.root.dataset.size=k,i.type(ar[k]),u.schedule()}}}var hc={a:'.teg-question [data-key^="accept"]',r:'.teg-question [data-key^="decline"]',s:'.teg-bar [data-key="until-end"]',h:'[data-key="hint"]',f:'[data-key="wide"]',"?":'[data-key="menu"]'},qm=".teg-tour, .teg-side, .teg-head, .teg-time";function xc(e){let{board:t,dom:n,looks:o,store:s,map:r,wire:a,where:i,scheduler:l,intents:p,driver:u,pointer:d,rule:g,stops:m}=e,{get:f,dispatch:h,view:x,table:w}=s,b=-1,y=-1,_=()=>{let z=b<0?null:r.pixel(t.countries[b].label);if(n.here.hidden=!z||n.root.querySelector(".teg-map:focus")==null,!z)return;let j=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${z.x-j.left}px`,top:`${z.y-j.top}px`})},E=z=>{b=z,r.reveal(t.countries[z].label),_(),d.point(z);let{game:j,local:T}=f(),B=I(x().lang),D=[t.countries[z].name,yo(w(),j,z,B),sr(j.marks(w(),T),z,B)];n.heard.textContent=D.filter(Boolean).join(". ")},v=({key:z,shiftKey:j})=>{if(!J(x()))return!1;if(z.startsWith("Arrow")&&!j){let T=f().game.marks(w(),f().local),B=[T.source,...T.legal,...T.targets,0].find(D=>D!=null)??0;return E(b<0?B:sc(t,b,z)),!0}if((z==="Enter"||z===" ")&&b>=0)return o?d.select(t.countries[b].name):p.click(b,j),!0;if((z==="*"||z===">")&&b>=0&&x().memory){let T=z===">"&&y<0;return T||d.draws(z==="*"||y===b?[b]:[y,b],"good"),y=T?b:-1,!0}return!1},$=(z,j)=>{let T=i.now();if(!T.memory)return!1;let B=T.branches.length-1,D=f().way;if(z==="ArrowLeft")a.send(ae(T,j?ca(T):T.step-1));else if(z==="ArrowRight"&&j)a.send(ae(T,pa(T)));else if(z==="ArrowRight")a.send(la(T,D));else{let F=z==="ArrowDown";B<0?a.send(ae(T,F?T.steps:0)):h({type:"set",part:{way:Math.min(Math.max(D+(F?1:-1),0),B)}}),l.schedule()}return!0},k=z=>{let j=hc[z]?n.root.querySelector(`${hc[z]}:not([disabled])`):null;return j?.click(),j!=null},S=()=>{let z=n.places.sheet.querySelector("[data-sheet]");return z&&p.show(z.dataset.sheet??"",!1),z!=null},M=()=>{let{asking:z,game:j,local:T}=f(),{source:B,target:D}=j.marks(w(),T);if(z)p.ask(null);else{if(!x().exploring||B!=null||D!=null)return!1;p.askToLeave()}return!0},A=(z,j)=>{let T=i.now();if(z==="Escape"&&(p.endFilm()||e.mover.finish()||g.close()||e.tour.leave()||un(n.root,null)||S()||M()))return!0;if(z==="Escape"&&T.playing)u.stop();else if(z==="+"||z==="="||z==="-")r.look(Fe(t,r.window,z==="-"?1/cn:cn));else if(z==="Home")r.look(_e());else{if(z.startsWith("Arrow"))return $(z,j);if(o)return!1;if(k(z.toLowerCase()))return!0;if(z.toLowerCase()==="u")a.send(ht(T));else if(z.toLowerCase()==="r"&&T.memory)a.send(jn(T));else if(z.toLowerCase()==="p"&&T.seats.some(B=>B.bot))u.pause();else{let B=f().game.key(w(),f().local,z);return B&&e.mover.skip(),p.take(B)}}return!0};_n(n.root,(z,j)=>{if(j===n.map&&v(z))return!0;if(/^[a-z?]$/i.test(z.key)&&j.closest(qm))return!1;let T=z.key==="Backspace"&&document.fullscreenElement===n.root;return J(x())&&A(T?"Escape":z.key,z.shiftKey)}),Me(n.root,m);let C=!1;n.map.addEventListener("pointerdown",()=>C=!0,{capture:!0}),n.map.addEventListener("focus",()=>{C?n.root.focus({preventScroll:!0}):_()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let R=()=>setTimeout(()=>C=!1);return window.addEventListener("pointerup",R,!0),m.push(()=>window.removeEventListener("pointerup",R,!0)),{ring:_}}var Nm=60;function _o(e,t,n){let o=Ar(n.lang),{act:s,seat:r,sources:a,targets:i,amount:l,words:p}=e,u=x=>x==null?"":t.countries[x]?.name??"",d=x=>n.seats[x??-1]?.name??"",g=t.continents[s.continent??-1],[m=0,f=0]=s.losses??[],h={seat:d(r),other:d(s.defender??s.partner??s.loser),source:a.length===1?u(a[0]):"",target:i.length===1?u(i[0]):"",amount:s.amounts?String(s.amounts.reduce((x,w)=>x+w,0)):l==null?"":String(l),attack:String(m),defence:String(f),continent:g?.name??"",armies:g?.armies?`: +${g.armies}`:"",die:String(s.die??"")};for(let x of[`${n.game}_${p}_full`,`${n.game}_${p}`,`${p}_full`,p,`${p}_short`]){let w=o[x]&&Pm(o[x],h);if(w&&w.length<=Nm)return w}return""}function Pm(e,t){return[...e.matchAll(/\{(\w+)\}/g)].map(([,o])=>o).some(o=>o!=="armies"&&!t[o])?"":e.replace(/\{(\w+)\}/g,(o,s)=>t[s])}var wc=2/3,ir=7,bc=".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";function lr(e,t){let{root:n}=e,o=n.dataset.size==="class"&&t.kind==="dice"?Rm(e,t):null,s=-1;return r=>{let a=r<wc?Math.floor(r/wc*ir):ir;if(a===s)return;s=a;let i=s<ir;i?n.dataset.rolling="roll":n.removeAttribute("data-rolling"),[...n.querySelectorAll(`${bc}, .teg-large svg.teg-die`)].forEach((p,u)=>{kc(p,i?1+Math.floor(Math.random()*6):Number(p.getAttribute("aria-label"))),p.style.transform=i?`rotate(${(s+u)%4*24-36}deg)`:""}),o?.classList.toggle("teg-rolls",i)}}function yc(e){e.removeAttribute("data-rolling");for(let t of e.querySelectorAll(bc))kc(t,Number(t.getAttribute("aria-label"))),t.style.transform="";e.querySelector(".teg-large")?.remove()}function kc(e,t){let n=e.querySelector("rect")?.getAttribute("stroke")??"#26303b";e.querySelectorAll("circle").forEach(o=>o.remove()),e.append(...On(t).map(([o,s])=>q("circle",{cx:o,cy:s,r:.4,fill:n})))}function Rm(e,t){let{root:n,svg:o,board:s,before:r,box:a}=e,{act:i,seat:l,sources:p,targets:u}=t,d=An(i.attack??[],i.defence??[]),g=(b,y,_)=>{let{color:E="#ffffff",ink:v="#26303b"}=r.seats[y]??{},$=k=>k.winner===b?"won":k.winner?"lost":"idle";return c("div",{},N(r,y),c("span",{},s.countries[_??-1]?.name??""),...d.map(k=>He(k[b],$(k),E,v)))},m=Math.max(...[...p,...u].map(b=>e.at(s.countries[b].label)[0]))>a.width/2,[f,h]=i.losses??[0,0],x=_o({...t,words:f&&h?"losses":f?"losses_attack":"losses_defence"},s,r);n.querySelector(".teg-large")?.remove();let w=c("div",{class:`teg-large ${m?"teg-at-left":"teg-at-right"}`,"aria-hidden":"true"},g("attack",l,p[0]),g("defence",i.defender??-1,u[0]),c("b",{},x));return o.after(w),w}function vc(e,t){let{svg:n,plot:o}=e,[s,r]=[t([0,0]),t([1,0])],a=n.getBoundingClientRect();if(!s||!r||!a.width)return null;let i=r.x-s.x,[l,p]=[s.x-a.left,s.y-a.top],u=o.querySelector(".tracediscs .point"),d=o.querySelector(".tracediscs text"),g=u&&d?{radius:u.getBBox().width/2,type:parseFloat(d.style.fontSize)||11}:null,[m,f,h]=[q("g"),q("g"),q("g")];return n.replaceChildren(m,f,h),{...e,box:a,unit:i,at:([x,w])=>[l+x*i,p+w*i],disc:g,low:m,arrows:f,high:h,discs:new Map}}var ze=({board:e,at:t},n)=>t(e.countries[n].label),At=({at:e},t,n=!0)=>t.map(o=>`M${o.map(s=>e(s).map(r=>r.toFixed(1)).join(",")).join("L")}${n?"Z":""}`).join("");function dn({disc:e},t,n,o,s){let{radius:r,type:a}=e??{radius:9,type:11},i=q("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${t.length>2?a*.8:a}px ${ce}`,fill:o}},t);return{group:q("g",{},q("circle",{r,style:{fill:n,stroke:s,strokeWidth:"1.3px"}}),i),text:i}}function Lo(e,t,n){let o=e.discs.get(t);if(o)return o;let{palette:s}=e.board,r=dn(e,String(n),s.disc,s.disc_ink,s.frontier);return e.discs.set(t,r),e.high.append(r.group),le(r.group,ze(e,t)),r}var $o=({disc:e,before:t},n)=>e!=null&&!(t.guests??[]).some(([o])=>o===n);function le(e,[t,n],o=1,s=0){e.setAttribute("transform",`translate(${t.toFixed(2)},${n.toFixed(2)})${s?` rotate(${s.toFixed(1)})`:""}${o===1?"":` scale(${o.toFixed(3)})`}`)}function Tt(e,t,n=!1){return En(e.board,t).map(s=>n?s:[s[0],s[s.length-1]]).map(s=>s.map(e.at))}function Ze(e,t){let n=e.flatMap(p=>p.slice(1).map((u,d)=>({a:p[d],b:u,length:Math.hypot(u[0]-p[d][0],u[1]-p[d][1])}))),o=t*n.reduce((p,{length:u})=>p+u,0),s=n.find(({length:p},u)=>o<=p||u===n.length-1?!0:(o-=p,!1));if(!s)return{point:e[0]?.[0]??[0,0],turn:0};let{a:r,b:a,length:i}=s,l=Math.min(o/(i||1),1);return{point:[r[0]+l*(a[0]-r[0]),r[1]+l*(a[1]-r[1])],turn:Math.atan2(a[1]-r[1],a[0]-r[0])*180/Math.PI}}var Be=e=>e<.5?2*e*e:1-(2-2*e)**2/2;var cr=.5,Im=0;function _c(e,{sources:[t],targets:[n],seat:o,amount:s,counts:r},a){if(n==null)return()=>{};let{board:i,before:l,after:p}=e,{color:u="#888888",ink:d="#26303b",sign:g=[]}=l.seats[o]??{},m=i.countries[n].polygons,f=Dm(m,t==null?i.countries[n].label:Io(i,t,n).at(-1)?.[0]??i.countries[t].label).map(e.at)[0],h=Math.max(...m.flat().map(M=>pr(e.at(M),f))),x=`teg-clip-${++Im}`,w=q("circle",{cx:f[0],cy:f[1],r:1}),b=q("path",{d:At(e,m),style:{fill:u,stroke:i.palette.border,strokeWidth:"1px"}});e.low.append(q("clipPath",{id:x},w),q("g",{"clip-path":`url(#${x})`},b),...Bm(e,n));let y=e.disc?.radius??9,_=ze(e,n),E=g.map(([M,A])=>`${M*y},${A*y}`),v=q("path",{d:E.length?`M${E.join("L")}Z`:"",style:{fill:d}}),$=r.find(([M])=>M===n);$o(e,n)&&(e.low.append(v),le(v,_),Lo(e,n,$?.[1]??l.armies[n]));let k=t==null?null:dn(e,String(s||Math.max(p.armies[n]??1,1)),u,d,"#ffffff").group;k&&a.append(k);let S=t==null?[]:Tt(e,[t,n]);return M=>{k&&le(k,Ze(S,Be(Math.min(M/cr,1))).point),k&&(k.style.opacity=String(M<.85?1:0));let A=Math.max((M-cr/2)/(1-cr/2),0);w.setAttribute("r",String(Math.max(A*(h+2),.1))),v.style.opacity=String(Math.max(A*2-1,0))}}var Dm=(e,t)=>[e.flat().reduce((n,o)=>pr(o,t)<pr(n,t)?o:n)],pr=([e,t],[n,o])=>Math.hypot(e-n,t-o);function Bm(e,t){let n=e.board.countries[t].polygons.flat().map(e.at),[o,s]=[n.map(([d])=>d+e.box.left),n.map(([,d])=>d+e.box.top)],[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],{left:p,top:u}=e.plot.getBoundingClientRect();return["names","names-light","notes"].map(d=>{let g=q("g",{class:`trace${d}`,transform:`translate(${p-e.box.left},${u-e.box.top})`});for(let m of e.plot.querySelectorAll(`.trace${d} .text > *`)){let f=m.getBoundingClientRect();f.right>r&&f.left<a&&f.bottom>i&&f.top<l&&g.append(m.cloneNode(!0))}return g})}function ur(e,t){let n=q("g");e.high.append(n);let o=[Km[t.kind],Hm].map(r=>r?.(e,t,n)??(()=>{})),s=r=>o.forEach(a=>a(r));return{frame:s,end(){s(1),n.remove()}}}function Hm(e,{kind:t,counts:n},o){let s=t==="conquest"||t==="march"?.8:.25,r=t==="losses"||t==="shift",a=n.filter(([i])=>$o(e,i)).map(([i,l,p])=>{let{group:u,text:d}=Lo(e,i,l),g=ze(e,i),m=r?q("text",{class:"teg-change","text-anchor":"middle"},p<l?`−${l-p}`:`+${p-l}`):null;return m&&o.append(m),{group:u,text:d,at:g,from:l,to:p,sign:m}});return i=>{for(let{group:l,text:p,at:u,from:d,to:g,sign:m}of a){let f=Math.max((i-s)/(1-s),0),h=String(Math.round(d+(g-d)*Math.min(f*1.6,1)));p.textContent!==h&&(p.textContent=h),le(l,u,1+.25*Math.sin(Math.PI*f)),m&&(le(m,[u[0]+(e.disc?.radius??9)*1.6,u[1]-6-22*i]),m.style.opacity=String(Math.min(1,2.4*(1-i))))}}}function Wm(e,{sources:t,targets:[n]}){if(e.arrows.replaceChildren(),n==null)return()=>{};if(!t.length)return Mo(e,[n],e.arrows);let o=t.flatMap(s=>Tt(e,[s,n]).map(r=>{let[[a,i],[l,p]]=[r[0],r[r.length-1]],{turn:u}=Ze([r],1),d=Math.hypot(l-a,p-i),{palette:g}=e.board,m=q("path",{class:"teg-sent",d:Vm(d,e.disc?.radius??14),style:{fill:g.source}});return e.arrows.append(m),{node:m,at:[a,i],turn:u}}));return s=>{for(let{node:r,at:a,turn:i}of o)le(r,a,Math.max(Be(s),.01),i)}}function Vm(e,t){let n=Math.min(Math.max(t/8,1),2),o=Math.max(e-t-2,10),s=o-10*n,r=Math.min(t,s-4);return`M${r},${-1.4*n}L${s},${-2.8*n}L${s-1},${-6.6*n}L${o},0L${s-1},${6.6*n}L${s},${2.8*n}L${r},${1.4*n}Z`}function Mo(e,t,n){let o=(e.disc?.radius??14)*1.2,s=t.filter(r=>e.board.countries[r]).map(r=>{let a=q("circle",{class:"teg-pulse",r:o});return n.append(a),{node:a,at:ze(e,r)}});return r=>{for(let{node:a,at:i}of s)le(a,i,1+.9*r),a.style.opacity=String(1-r)}}function Lc(e,{sources:[t],targets:[n],amount:o,seat:s},r){if(t==null||n==null)return()=>{};let{color:a="#555555",ink:i="#ffffff"}=e.before.seats[s]??{},{group:l}=dn(e,o?String(o):"",a,i,"#ffffff");r.append(l);let p=Tt(e,[t,n]);return u=>le(l,Ze(p,Be(u)).point)}function $c(e,{act:t,sources:[n],targets:[o],kind:s},r){if(n==null||o==null)return()=>{};let a=(t.path??[]).filter(m=>m!==n&&m!==o),i=Tt(e,[n,...a,o],!0),l=q("path",{class:"teg-trail",d:i.map(m=>`M${m.map(f=>f.join(",")).join("L")}`).join(""),pathLength:1}),p=s==="strike"&&t.unit===2?"M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z":s==="strike"?"M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z":"M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z",u=q("path",{class:"teg-flier",d:p,style:{fill:e.board.palette.missile??"#26303b"}}),d=q("circle",{class:"teg-burst",r:16});r.append(l,d,u);let g=ze(e,o);return m=>{let f=Math.min(m/.8,1),{point:h,turn:x}=Ze(i,Be(f));le(u,h,1,t.unit===2?0:x);let w=Math.max((m-.75)/.25,0);u.style.opacity=String(w>0?1-w:1),le(d,g,.2+1.3*w),d.style.opacity=String(w>0?1-w*.6:0),l.style.opacity=String(.8*(1-w))}}function Fm(e,{act:t,seat:n}){let{board:o,before:s,unit:r}=e,a=t.path??[];if(a.length<2)return()=>{};let[i]=a,{color:l,ink:p}=s.seats[n]??{color:"#555555",ink:"#ffffff"},u=15.5*r,d=q("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${Math.max(19*r,11)}px sans-serif`,fill:p}},String((t.soldier??0)%8)),g=q("path",{d:o.shapes?.gear[n]??"",transform:`translate(0,${-6*r}) scale(${r})`,style:{fill:l,stroke:"#26303b"}}),m=q("g",{},q("circle",{r:u,style:{fill:l,stroke:"#26303b",strokeWidth:"2px"}}),g,d),f=o.size??1,h=(Math.floor(i/f)+i%f)%2?o.palette.dark:o.palette.light,x=o.countries[i].continent>=0;e.low.append(q("path",{d:At(e,o.countries[i].polygons),style:{fill:h,opacity:x?"0.8":"1"}})),e.high.append(m);let w=[a.map(b=>e.at([o.countries[b].label[0],o.countries[b].label[1]+7]))];return b=>le(m,Ze(w,Be(b)).point)}function Gm(e,{targets:[t]}){if(t==null)return()=>{};let n=11*Math.max(e.unit,.7),o=q("path",{class:"teg-cross",d:`M${-n},${-n}L${n},${n}M${-n},${n}L${n},${-n}`});return e.high.append(o),s=>{le(o,ze(e,t),.4+.6*Be(Math.min(s*1.5,1))),o.style.opacity=String(Math.min(1,s*3))}}function Mc(e,{seat:t,act:n,kind:o},s){let{box:r,root:a,before:i}=e,l=[r.width/2,r.height*.55],u=[t,...o==="pact"&&n.partner!=null?[n.partner]:[]].map(d=>{let{name:g="",color:m="#555555"}=i.seats[d]??{},f=a.querySelector(`[data-seat="${CSS.escape(g)}"]`)?.getBoundingClientRect(),h=f?.width?[f.left+f.width/2-r.left,f.top+f.height/2-r.top]:[l[0],-10],x=q("g",{class:"teg-flown"},q("rect",{x:-9,y:-12,width:18,height:24,rx:3}),q("circle",{r:5,style:{fill:m}}));return s.append(x),{node:x,line:[l,h]}});return d=>{for(let{node:g,line:m}of u)le(g,Ze([m],Be(d)).point,1.6-.6*d),g.style.opacity=String(Math.min(1,4*(1-d)))}}function Um(e,{act:t,seat:n},o){let{board:s,before:r}=e,a=At(e,s.continents[t.continent??0].outline,!1),i=q("g",{class:"teg-lights"},q("path",{d:a,style:{strokeWidth:"9px",stroke:"#ffffff"}}),q("path",{d:a,style:{stroke:r.seats[n]?.color??"#26303b"}}));return o.append(i),l=>{i.style.opacity=String(Math.sin(Math.PI*l))}}function Ym(e,{targets:t,seat:n},o){let{board:s,after:r}=e,a=r.owner.flatMap((p,u)=>p===n?[u]:[]),i=[...a.filter(p=>!t.includes(p)),...t.filter(p=>a.includes(p))],l=(s.cell?[]:i).map(p=>{let u=q("path",{class:"teg-won-place",d:At(e,s.countries[p].polygons),style:{opacity:"0"}});return o.append(u),u});return p=>{let u=p*(l.length+6);l.forEach((d,g)=>{let m=(u-g)/6,f=String(m>0&&m<1?Math.sin(Math.PI*m):0);d.style.opacity!==f&&(d.style.opacity=f)})}}var Km={attack:Wm,dice:(e,t)=>lr(e,t),roll:(e,t)=>lr(e,t),conquest:_c,march:Lc,convoy:Lc,strike:$c,flight:$c,walk:Fm,fall:Gm,card:Mc,pact:Mc,continent:Um,end:Ym,work:(e,{targets:t},n)=>Mo(e,t,n),place:(e,{targets:t},n)=>Mo(e,t,n),flag:(e,{targets:t},n)=>Mo(e,t,n)};var Qm={slow:2,normal:1,quick:.35,at_once:0},Xm=8e3,Zm=.25,Sc=800,dr=e=>e.reduce((t,{ms:n})=>t+n,0),gn=e=>Qm[e]??1;function Ec(e,t,n,o){let s=Math.max(Xm-n,0)*(o?1:Zm);return gn(t)*Math.min(1,s/Math.max(dr(e),1))}var Jm={place:180,work:180,count:180,attack:250,dice:600,losses:350,conquest:500,march:400,convoy:400,shift:350,card:300,pact:300,strike:500,flight:600,walk:400,roll:400,fall:350,reply:300,flag:700,continent:700,end:1500},eh=new Set(["attack","battle","strike","flight"]),th=12;function Ac(e,t,n){if(t.game!==n.game||t.line!==n.line||n.step<=t.step)return[];let o=sh((n.acts??[]).filter(l=>l.step>t.step)),s=e.cell?[]:[...t.armies],r=o.flatMap(l=>(oh[l.kind]??(()=>[]))(l,nh(s))),a=r.filter(l=>l.kind==="end"),i=[...r.filter(l=>l.kind!=="end"),...ih(e,t,n),...a];return lh(i,s,n)}function nh(e){return(t,n)=>{let o=t==null?-1:e[t]??-1;return t==null||o<0||!n?[]:(e[t]=Math.max(o+n,0),[[t,o,e[t]]])}}function X(e,t,n={}){let o=t.sources??(t.source==null?[]:[t.source]),s=t.targets??(t.target==null?[]:[t.target]);return{kind:e,ms:Jm[e],seat:t.seat??-1,sources:o,targets:s,counts:[],amount:t.amount??null,act:t,words:e,...n}}var Oc=(e,t,n)=>t.amount?[X(e,t,{counts:e==="convoy"?[]:[...n(t.source,-t.amount),...n(t.target,t.amount)]})]:[],oh={place:(e,t)=>[X("place",e,{counts:(e.targets??[e.target]).flatMap((n,o)=>t(n,e.amounts?.[o]??e.amount??1))})],work:e=>[X("work",e)],attack:e=>[X("attack",e)],battle:(e,t)=>{let[n=0,o=0]=e.losses??[],s=[...t(e.source,-n),...t(e.target,-o)];return[X("attack",e),...e.attack?.length?[X("dice",e,{words:"attack"})]:[],...s.length?[X("losses",e,{counts:s,words:n&&o?"losses":n?"losses_attack":"losses_defence"})]:[]]},conquest:(e,t)=>{let n=t(e.source,-(e.amount??0)),[o]=e.target==null?[]:t(e.target,-1/0),s=e.amount?t(e.target,e.amount):o?[o]:[];return[X("conquest",e,{counts:[...n,...s]})]},march:(e,t)=>Oc("march",e,t),convoy:(e,t)=>Oc("convoy",e,t),strike:e=>[X("strike",e)],flight:(e,t)=>[X("flight",e),X("losses",e,{counts:t(e.target,-(e.amount??0)),words:"flight"})],shift:(e,t)=>[X("shift",e,{targets:e.places??[],counts:(e.places??[]).flatMap((n,o)=>t(n,e.changes?.[o]??0))})],card:e=>[X("card",e)],question:e=>[X("card",e,{words:"question"})],reply:e=>[X("reply",e,{words:e.right?"right":"wrong"})],pact:e=>[X("pact",e)],roll:e=>[X("roll",e)],walk:e=>[X("walk",e,{sources:e.path?.slice(0,1)??[],targets:e.path?.slice(-1)??[]})],fall:e=>[X("fall",e)],flag:e=>[X("flag",e)],end:e=>[X("end",e,{targets:e.order??[],seat:e.winners?.[0]??-1,words:e.winners?.length===1?"end":"end_all"})]};function sh(e){let t=[];for(let n of e){let o=t.at(-1),s=o&&o.seat===n.seat,r=s&&o.source===n.source&&o.target===n.target;if(r&&o.kind==="attack"&&n.kind==="battle")t[t.length-1]=n;else{if(r&&o.kind==="battle"&&n.kind==="attack")continue;r&&o.kind==="battle"&&n.kind==="battle"&&!n.sources?t[t.length-1]=rh(o,n):s&&o.kind===n.kind&&(n.kind==="place"||n.kind==="work")?t[t.length-1]=ah(o,n):s&&o.kind==="battle"&&n.kind==="conquest"&&n.target===o.target?t.push({...n,source:n.source??o.source}):s&&o.kind==="conquest"&&n.kind==="march"&&n.target===o.target&&n.step===o.step?t[t.length-1]={...o,source:n.source,amount:(o.amount??0)+(n.amount??0)}:t.push(n)}}return t}var rh=(e,t)=>({...t,losses:[0,1].map(n=>(e.losses?.[n]??0)+(t.losses?.[n]??0)),throws:(e.throws??1)+1});function ah(e,t){let n=e.targets??[e.target??-1],o=e.amounts??[e.amount??1],s=n.indexOf(t.target??-1),r=t.amount??1;return s>=0?{...t,target:void 0,targets:n,amounts:o.map((a,i)=>i===s?a+r:a)}:{...t,target:void 0,targets:[...n,t.target??-1],amounts:[...o,r]}}function ih(e,t,n){return e.cell?[]:e.continents.flatMap((o,s)=>{let r=e.countries.flatMap((l,p)=>l.continent===s?[p]:[]),a=n.owner[r[0]]??-1,i=l=>a>=0&&r.length>1&&r.every(p=>l[p]===a);return!i(n.owner)||i(t.owner)?[]:[X("continent",{kind:"continent",step:n.step,seat:a,continent:s,targets:r})]})}function lh(e,t,n){let o=new Set;for(let l of[...e].reverse())for(let p of[...l.counts].reverse()){let u=n.armies[p[0]];!o.has(p[0])&&u>=0&&(p[2]=u),o.add(p[0])}let s=e.at(-1),r=t.flatMap((l,p)=>{let u=n.armies[p];return o.has(p)||l<0||u<0||l===u?[]:[[p,l,u]]});if(!r.length||r.length>th)return e;if(s?.kind==="conquest"&&r.every(([l])=>s.sources.includes(l)))return s.counts.push(...r),e;let a=s?.act??{kind:"losses",step:n.step},i=!s||eh.has(a.kind)?"losses":"count";return[...e,{...X(i,a,{counts:r,sources:[],targets:r.map(([l])=>l)}),words:s?.words??""}]}var Cc="teg-sound",ch={dice:[0,.07,.13,.21,.3].map(e=>[0,e,.04,.25]),losses:[[110,0,.16,.3]],conquest:[[392,0,.12,.18],[587,.1,.22,.18]],card:[[0,0,.12,.08]],end:[[392,0,.5,.12],[494,.1,.5,.12],[587,.2,.7,.12]]},ph={dice:"dice",roll:"dice",losses:"losses",fall:"losses",flight:"losses",conquest:"conquest",continent:"conquest",flag:"conquest",card:"card",pact:"card",place:"card",end:"end"},Tc=null,Ct=Bn(Cc)==="on",zt={on:()=>Ct,toggle(){Ct=!Ct,yt(Cc,Ct?"on":"off"),Ct&&zt.play("card")},play(e){let t=ch[ph[e]];if(!(!Ct||!t||!("AudioContext"in window))){Tc??=new AudioContext;for(let n of t)uh(Tc,n)}}};function uh(e,[t,n,o,s]){let r=e.currentTime+n,a=e.createGain();a.gain.setValueAtTime(s,r),a.gain.exponentialRampToValueAtTime(.001,r+o),a.connect(e.destination);let i=t?new OscillatorNode(e,{type:"triangle",frequency:t}):new AudioBufferSourceNode(e,{buffer:dh(e)});i.connect(a),i.start(r),i.stop(r+o)}function dh(e){let t=e.createBuffer(1,e.sampleRate/4,e.sampleRate),n=t.getChannelData(0);for(let o=0;o<n.length;o++)n[o]=Math.random()*2-1;return t}var gh=250,fh=16;function mh(e,t){let[n,o]=ze(e,t);return o>e.box.height-80&&Math.abs(n-e.box.width/2)<Math.max(e.box.width*.3,220)}var hh=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function zc({root:e,frame:t,plot:n,board:o},s,{ended:r,says:a},i){let l=q("svg",{class:"teg-moves","aria-hidden":"true"}),p=c("p",{class:"teg-told","aria-hidden":"true",hidden:!0});t.append(l,p);let u=null,d=0,g,m=-1/0,f={name:"",spent:0},h=()=>{u&&(u.shown?.end(),cancelAnimationFrame(d),clearTimeout(g),u=null,e.removeAttribute("data-moving"),yc(e),p.hidden=!0,r())},x=E=>{if(!u)return;let v=_o(E,o,u.ground.before);if(!v||p.textContent===v)return;let{color:$="transparent"}=u.ground.before.seats[E.seat]??{};p.replaceChildren(c("i",{class:"teg-dot",style:{background:$}}),v),p.hidden=!1,a(v)},w=E=>{if(!u)return;let{motions:v,factor:$,ground:k}=u;for(;;){let S=v[u.now];if(!S)return h();u.shown||(u.shown=ur(k,S),e.dataset.moving=S.kind,x(S),zt.play(S.kind));let M=(E-u.start)/Math.max(S.ms*$,1);if(M<1){u.shown.frame(Math.max(M,0));break}u.shown.end(),u.start+=S.ms*$,u.now++,u.shown=null}d=requestAnimationFrame(w)},b=()=>{d=requestAnimationFrame(E=>{u&&(u.start=E),w(E)})},y=()=>{if(!u)return;let{motions:E,ground:v,factor:$}=u,k=E.find(({sources:M,targets:A})=>M.length&&A.length)??E[0],S=k.sources.length&&k.targets.length===1&&ur(v,{...k,kind:"attack",counts:[]});S&&S.end(),e.dataset.moving="still",x(k),g=setTimeout(h,Sc*$)},_=()=>document.hidden&&h();return document.addEventListener("visibilitychange",_),i.push(()=>document.removeEventListener("visibilitychange",_),()=>{cancelAnimationFrame(d),clearTimeout(g),u=null}),{show(E,v,{speed:$,jumps:k,asked:S}){let M=!S&&performance.now()-m<gh&&E?.steps===v.steps;m=performance.now();let A=u!=null;if(h(),!E||A||M||k||document.hidden||!gn($))return;let C=Ac(o,E,v),R=`${E.line}/${E.round}/${E.turn}`,z=!!E.seats[E.turn]?.bot;f.name!==R&&(f={name:R,spent:0});let j=hh(),T=j?gn($):Ec(C,$,z?f.spent:0,!z||E.turn!==v.turn),B=dr(C)*T;if(f.spent+=B/gn($),!C.length||B<fh)return;let D=vc({root:e,plot:n,svg:l,board:o,before:E,after:v},s);if(!D)return;u={motions:C,factor:T,now:0,start:0,shown:null,ground:D,still:j};let F=C.some(({kind:O})=>O==="dice"||O==="roll"),Y=F&&e.dataset.size==="class";p.classList.toggle("teg-at-top",Y||C.some(({sources:O,targets:P})=>[...O,...P].some(W=>mh(D,W)))),j?y():(F&&(e.dataset.rolling="wait"),d=requestAnimationFrame(b))},moves:()=>u!=null,holds:()=>u!=null&&!u.still,finish(){return u?(u.still?h():u.shown&&(u.start=performance.now()-u.motions[u.now].ms*u.factor),!0):!1},skip:h,clear(){!u&&l.firstChild&&l.replaceChildren()}}}var xh=new Set(["go","undo","redo","step"]);function jc(e){let{board:t,dom:n,map:o,store:s,stops:r}=e,a=f=>{n.said.firstChild||n.said.append(c("p",{},f))},i=zc({root:n.root,frame:n.frame,plot:n.map,board:t},o.pixel,{ended:()=>e.scheduler.schedule(),says:a},r),l=null,p=!1,u=!1,d=()=>n.sound.setAttribute("aria-pressed",String(zt.on()));n.sound.addEventListener("click",()=>{zt.toggle(),d()}),d(),n.root.addEventListener("pointerdown",()=>{i.finish()},!0);let g=f=>f.kind==="go"&&Math.abs(f.step-s.view().step)<=1||f.kind==="step"&&f.until==="action",m=()=>{let{speed:f}=e.driver.pace();return s.get().film&&f==="at_once"?"quick":f};return{...i,said(f){f.kind!=="private"&&(i.skip(),p=xh.has(f.kind)&&!g(f))},follow(f,h){f!==l&&(i.show(l,f,{speed:m(),asked:s.get().film!=null,jumps:p||h||!!f.playing}),u=i.moves(),p=!1,l=f)},moved:()=>u}}var wh=4,bh=1500;function qc(e,t){let n={line:"",step:-1},o=[],s=-1/0,r;t.push(()=>clearTimeout(r));let a=()=>{s=performance.now(),(o.length||e.said.firstChild)&&e.said.replaceChildren(...o.slice(-wh).map(d=>c("p",{},d))),o=[]},i=d=>{let{line:g,step:m}=n;if(n={line:d.line,step:d.step},g!==d.line||m===d.step)return;o.push(...d.news.filter(h=>h.step>Math.min(m,d.step-1)).map(h=>h.text)),clearTimeout(r);let f=s+bh-performance.now();f>0?r=setTimeout(a,f):a()},l=!1,p="";return{tell:i,attend:({view:d})=>{let g={mine:l,sheet:p};l=d.viewer!=null&&d.viewer===d.to_move&&!d.over,p=e.places.sheet.querySelector("[data-sheet]")?.dataset.sheet??"";let m=e.root.getRootNode().activeElement;!m||!e.root.contains(m)||m.matches("input, select, textarea, .teg-tour *")||(p&&p!==g.sheet&&!e.map.contains(m)?e.places.sheet.focus({preventScroll:!0}):l&&!g.mine&&e.bar.focus({preventScroll:!0}))}}}var Nc={depends:({view:e})=>e.aim,draw:({view:e})=>{let{text:t,clause:n}=e.aim;return t?Z(jo(e.lang).aim,c("p",{class:"teg-aim"},t," ",n&&oe(n))):null}},Pc={depends:({view:e,game:t})=>[t.phases,e.phase,e.over],draw:(e,t)=>{let{view:n}=e,{phases:o,at:s}=as(e),r=jo(n.lang),a=([i],l)=>c("li",{"aria-current":l===s?"step":null},c("b",{},t[i]),`. ${r[`${n.game}_${i}`]}`);return o.length?Z(r.turn,c("ol",{class:"teg-turn-parts"},...o.map(a))):null}};var Rc=["on_request","always"],gr=e=>e.get("hints")??"off",Ic=(e,t)=>!!t.curtain||(e.people??[]).length>1,Dc=({view:e,secret:t,game:n,help:o})=>o!=="off"&&!e.over&&e.viewer!=null&&e.viewer===e.to_move&&(!Ic(e,n)||t!=null);function yh(e,t){let{hint:n,help:o,askHint:s}=e;if(!Dc(e))return null;let r=[L("hint",t.advice_ask,()=>s(!1),{title:t.advice_what}),L("hint-quiz",t.advice_quiz,()=>s(!0),{title:t.advice_quiz_what})];return c("section",{class:"teg-card teg-hints",role:"group","aria-label":t.advice},c("h4",{},t.advice),o==="on_request"&&c("div",{class:"teg-buttons"},...r),o==="always"&&!n&&c("p",{class:"teg-hint"},t.busy),n&&c("div",{class:"teg-advice","aria-live":"polite"},...Ua(e,n,t)))}var Bc={draw:yh,depends:({view:e,hint:t,help:n,secret:o,game:s})=>[e.viewer,e.to_move,e.over,n,t&&[t.step,t.plans.length,t.open,t.quiz],Ic(e,s)&&o==null]};function Hc({host:e,store:t,wire:n}){let o=null;return()=>{let{game:s,hint:r,film:a}=t.get(),i=t.table(),l=t.view();gr(e)!=="always"||o===l||r||a||l.step<l.steps||!Dc({...i,game:s,help:"always"})||(o=l,t.dispatch({type:"set",part:{quiz:!1}}),n.ask(zn(l)))}}var Wc={steady:!0,depends:({pace:e,size:t,help:n,view:o})=>[e,t,n,o.lang,o.people?.length,o.seats.some(s=>s.bot)],draw:({pace:e,size:t,help:n,setSize:o,setSpeed:s,setHelp:r,startTour:a,send:i,view:l},p)=>{let u=l.seats.some(x=>x.bot),d=Uo.map(x=>c("option",{value:x,selected:x===e.speed},p[x])),g=x=>s(x.target.value),m=Rc.map(x=>c("option",{value:x,selected:x===n},p[`advice_${x}`])),f=x=>r(x.target.value),h=t==="class";return c("div",{class:"teg-menu-rows"},u&&c("label",{class:"teg-row-of"},c("span",{class:"teg-label"},p.speed),c("select",{"data-key":"speed",change:g},...d)),n!=="off"&&!!l.people?.length&&c("label",{class:"teg-row-of"},c("span",{class:"teg-label"},p.advice_when),c("select",{"data-key":"hints",change:f},...m)),c("div",{class:"teg-row-of"},L("size",p.size_class,()=>o(h?"page":"class"),{"aria-pressed":String(h)})),c("div",{class:"teg-row-of"},L("menu-save-page",p.save_page,()=>i(Nn),{title:p.save_page_what})),c("div",{class:"teg-row-of"},L("tour",kn(l.lang).tour,a)))}};var kh=({view:e,game:t},{seat:n,text:o,clause:s})=>[n==null?c("i",{class:"teg-dot teg-none"}):N(e,n),c("span",{},...t.worded?.(e,o)??[o]," ",oe(s))];function vh(e,t){let{view:n}=e,o=[...n.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),o.length?c("ol",{tabindex:0,"aria-label":t.news},...o.map(s=>c("li",{class:s.step===n.step?"teg-new":null},...kh(e,s)))):c("p",{class:"teg-hint"},t.no_news))}var Vc={draw:vh,depends:({view:e})=>e.news},_h=2,Fc=({view:e,game:t},n)=>[c("h4",{},n.latest),...e.news.slice(-_h).reverse().map(({seat:o,text:s})=>c("p",{},o==null?c("i",{class:"teg-dot teg-none"}):N(e,o),...t.worded?.(e,s)??[s]))];function Lh(e,t,n){let{view:o,ask:s}=e,{bot:r,name:a}=o.seats[t],i=n;if(!o.players.length)return r!=null&&c("small",{class:"teg-bot"},i[r]??r);let l=u=>{let{value:d}=u.target;d===Oe&&r!=null?s({kind:"seat",seat:t}):e.seat(t,d)},p=r??Oe;return c("select",{class:"teg-bot","data-key":`level-${a}`,"aria-label":`${n.player_of} ${a}`,change:l},!o.players.includes(p)&&c("option",{value:"",selected:!0,disabled:!0},i[p]??p),...o.players.map(u=>c("option",{value:u,selected:u===p,title:i[`${u}_what`]},i[u])))}var Gc=({view:e,game:t},n)=>e.seats.map(o=>t.columns?.(o,n)??o.facts);function $h(e,t){let{view:n}=e,o=Gc(e,t),s=o.reduce((a,i)=>i.length>a.length?i:a),r=[["",t.seats],...s];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...r.map(([a,i])=>c("th",{scope:"col",title:i},...a?Uc(a,i):[i]))),...n.seats.flatMap((a,i)=>[c("tr",{"data-seat":a.name,class:[!a.living&&"teg-dead",i===n.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:a.living?a.name:`${a.name}: ${t.dead}`},N(n,i),a.name,i===n.first&&c("small",{title:t.first}," ①"),i===n.viewer&&c("small",{title:t.viewer}," ◂"),Lh(e,i,t)),...s.map(([l,p])=>c("td",{title:p},o[i].find(u=>u[0]===l)?.[2]??"?"))),a.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:r.length,title:t.continent_cards},...a.continent_cards.map(l=>c("span",{},l))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...s.flatMap(([a,i])=>de(a)?[c("span",{},de(a),` ${i.toLowerCase()}`)]:[])))}function Uc(e,t){let n=de(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}var Yc={draw:$h,depends:({view:e,asking:t})=>[e.seats,e.players,e.to_move,e.first,e.viewer,t?.kind==="seat"]},Mh=2;function Sh(e,t){let{view:n,open:o}=e,s=Gc(e,t),r=n.people?.length===1?n.people[0]:-1;return c("ul",{class:n.seats.length>5?"teg-seat-chips teg-many":"teg-seat-chips","aria-label":t.seats},...n.seats.map((a,i)=>{let l=i===n.to_move,p=s[i].slice(0,Mh).map(([g,m,f])=>c("span",{class:`teg-fact teg-fact-${g}`,title:m},...Uc(g,m),` ${f??"?"}`)),u=[l&&"teg-moving",i===r&&"teg-own",!a.living&&"teg-dead"].filter(Boolean).join(" "),d=c("span",{class:"teg-seat-name"},i===r?`${a.name} (${t.you})`:a.name);return c("li",{},L(`seat-${a.name}`,c("span",{},N(n,i),d,...p),()=>o("table"),{class:u,"data-seat":a.name,title:a.living?a.name:`${a.name}: ${t.dead}`,"aria-current":l?"true":null}))}))}var Kc={draw:Sh,depends:({view:e})=>[e.seats,e.to_move,e.people]};function Eh({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:l}=e,p=e.memory,u=(f,h,x,w,b=()=>o(w))=>L(f,de(h),b,{title:x,"aria-label":x,disabled:ae(e,w)==null}),d=c("output",{class:"teg-counter"},`${a}/${i}`),g=c("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:f=>d.textContent=`${f.target.value}/${i}`,change:f=>o(f.target.valueAsNumber)}),m=t.filter(f=>f.line===e.line);return c("div",{class:"teg-timeline"},p&&c("span",{class:"teg-group"},u("first","first",r.first_step,0),u("back","back",r.back,a-1,()=>s(-1))),p&&c("span",{class:"teg-slider"},g,ya(m,[0,i],o,r,l)),p&&c("span",{class:"teg-group"},u("forward","forward",r.forward,a+1,()=>s(1)),u("last","last",r.last_step,i)),p&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},L("undo",`↶ ${r.undo}`,()=>n(ht(e)),{disabled:!e.undo,title:"U"}),p&&L("redo",`↷ ${r.redo}`,()=>n(jn(e)),{disabled:!e.redo,title:"R"})))}var Qc={draw:Eh,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},Oh=({lang:e},t,n)=>c("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(o=>L(`lang-${o}`,o,()=>t(o===e?null:Pn(o)),{"aria-pressed":String(o===e)}))),Xc={draw:({view:e,send:t},n)=>c("div",{class:"teg-row-of"},c("span",{class:"teg-label"},n.language),Oh(e,t,n)),depends:()=>null,steady:!0};function Ah(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}var So=3;function Zc({board:e,view:t},n){let{lost:o,won:s,taken:r}=t.since,a=p=>p.map(u=>e.countries[u].name).join(", "),i=(p,u,d)=>{if(!d.length)return[];let g=m=>Ah(m).map(([f,h])=>({seat:f??-1,text:`${a(h)}${f==null?"":` (${u} ${t.seats[f].name})`}`}));return[{head:`${p} ${d.length}`,parts:g(d.slice(0,So)),rest:g(d.slice(So))}]},l=r.map(([p,u])=>({seat:p,text:`${t.seats[p].name} +${u}`}));return[...i(n.since_lost,n.since_by,o),...i(n.since_won,n.since_of,s),...l.length?[{head:n.since_taken,parts:l.slice(0,So),rest:l.slice(So)}]:[]]}var Jc=({view:e},{head:t},n)=>c("li",{},c("b",{},`${t}: `),...n.map(({seat:o,text:s},r)=>c("span",{},r>0&&" · ",o>=0&&N(e,o),s)));function fr(e,t,n){let o=Zc(e,t),{view:s,watch:r}=e;return[s.memory&&L(n,c("span",{},de("forward"),` ${t.since_watch}`),r,{class:"teg-watch"}),o.length>0?c("ol",{},...o.map(a=>Jc(e,a,a.parts))):c("p",{class:"teg-hint"},t.since_nothing)].filter(a=>a instanceof Node)}function Th(e,t){let{view:n}=e;if(!n.since)return null;let{cards:o,pacts:s}=n.since,r=[...Zc(e,t).filter(i=>i.rest.length).map(i=>Jc(e,i,i.rest)),...o?[c("li",{},c("b",{},`${t.cards}: `),o)]:[],...s?[c("li",{},c("b",{},`${t.pacts}: `),s)]:[]],a=Z(t.since,...fr(e,t,"since-watch"),r.length>0&&c("details",{},c("summary",{"data-key":"since-more"},`${r.length} ${t.more}`),c("ol",{},...r)));return a.classList.add("teg-since"),a}var ep={draw:Th,depends:({view:e})=>e.since};function tp(e,{since:t}){if(!t||e.source!=null||e.target!=null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s==null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var np={depends:({view:e})=>e.taken_back,draw:({view:e,send:t},n)=>{let{taken_back:o}=e;if(!o.length)return null;let s=r=>a=>{un(a.target.closest(".teg"),null),t(aa(e,r))};return c("details",{class:"teg-taken-back"},c("summary",{"data-key":"taken-back"},`${n.taken_back} (${o.length})`),c("ol",{},...[...o].reverse().map(({line:r,step:a,seat:i,text:l,can:p})=>c("li",{},c("span",{},i==null?null:N(e,i),l||`${n.position} ${a}`),p&&c("button",{type:"button","data-key":`bring-back-${r}`,"aria-label":`${n.bring_back}: ${l}`,click:s(r)},n.bring_back)))))}};var $e=["end","help","news","table","cards","notes"],Ch=0;function op(e){let t=`teg-${Ch+=1}`,n=(O,...P)=>c("div",{class:`teg-${O}`},...P),o=Object.fromEntries($e.map(O=>[O,c("div",{class:`teg-tab-panel teg-tab-${O}`,id:`${t}-${O}`,role:"tabpanel",tabindex:-1,hidden:!0,"aria-labelledby":`${t}-${O}-tab`})])),s=Object.fromEntries($e.map(O=>[O,c("button",{type:"button",role:"tab",id:`${t}-${O}-tab`,"data-key":`tab-${O}`,"aria-controls":`${t}-${O}`,"aria-selected":"false"})])),r={...o,news:n("slots"),end:n("slots"),top:n("bar-top"),dice:n("bar-dice"),move:n("bar-move"),sheet:c("section",{class:"teg-sheet",role:"dialog",tabindex:-1,hidden:!0}),time:n("time"),seats:n("chips"),menu:n("menu-body")},a=c("section",{class:"teg-bar",tabindex:-1},r.top,r.dice,r.move),i=c("div",{class:"teg-map",tabindex:0,role:"application"}),l=c("div",{class:"teg-here",hidden:!0}),p=c("small",{class:"teg-credit"}),u=c("div",{class:"teg-unseen",role:"status"}),d=c("div",{class:"teg-busy",role:"status"}),g=c("div",{class:"teg-hovercard",hidden:!0}),m=(O,P)=>c("button",{type:"button","data-key":O},P),[f,h,x,w]=[m("wide","⤢"),m("zoom-in","+"),m("zoom-out","−"),m("sound","♪")],b=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),y=c("details",{class:"teg-card teg-whole"});o.news.append(r.news,y);let _=c("div",{class:"teg-standings",hidden:!0});o.end.append(r.end,_);let E=c("div",{class:"teg-winner","aria-hidden":"true",hidden:!0}),v=c("p",{class:"teg-keys"}),$=c("div",{class:"teg-frame"},c("div",{class:"teg-fit"},i,e),p,c("div",{class:"teg-zoom"},h,x),l,E,g,d,u),k=c("div",{class:"teg-tabs",role:"tablist"},...$e.map(O=>s[O])),S=c("div",{class:"teg-foot"}),M=c("div",{class:"teg-side"},b,k,...$e.map(O=>o[O]),S),A=c("details",{class:"teg-dots"},c("summary",{"data-key":"menu"},"⋯"),c("div",{class:"teg-menu-options"},r.menu,v)),C=m("side","☰"),R=c("div",{class:"teg-tools"},C,w,f,A),z=c("p",{class:"teg-round"}),j=c("header",{class:"teg-head"},r.seats,z,R),T=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),B=c("p",{class:"teg-notice",role:"alert",hidden:!0}),D=c("button",{type:"button",class:"teg-skip","data-key":"skip",click:()=>i.focus()}),F=c("div",{class:"teg-stage"},a,r.sheet,$,M,r.time,j);return{root:c("div",{class:"teg",role:"group",tabindex:0},B,T,D,F),stage:F,bar:a,head:j,places:r,side:M,panels:o,tabs:s,tablist:k,foot:S,round:z,dots:A,skip:D,map:i,credit:p,caption:b,events:y,busy:d,card:g,wide:f,drawer:C,closer:h,further:x,sound:w,tools:R,keys:v,frame:$,standings:_,winner:E,notice:B,said:T,here:l,heard:u}}var zh={phases:fi,battle:Ka,move:ui,chance:gi,sheet:di,chips:Kc,menu:Wc,taken:np,timeline:Qc,language:Xc,aim:Nc,turn:Pc,hint:Bc,odds:wa,since:ep,news:Vc,seats:Yc,note:uc,lines:Ia,explore:Da,banner:Sa,report:Ea},jh={time:["timeline"],top:["phases"],dice:["battle"],move:["move","chance"],sheet:["sheet"],seats:["chips"],menu:["menu","language","taken"],help:["aim","hint","odds","turn"],news:["since","news"],table:["seats","places"],cards:[],notes:["note","lines","explore"],end:["banner","report"]},qh={time:["timeline","language"],help:["odds"],news:["news"],notes:[],menu:[]},Nh={time:["timeline","language","lines"],news:["news"]},Ph={time:["timeline","language"]};function Rh(e,t,n){let o=t?n?Ph:Nh:{...jh,...n&&qh},s=Object.entries(o),r=new Set(Object.values(e.tabs??{}).flat());return s.flatMap(([a,i])=>{let l=t?[]:e.tabs?.[a]??[],p=$e.includes(a)&&a!=="news",u=i.filter(g=>!r.has(g));return(p?[...l,...u]:[...u,...l]).map(g=>[a,g])})}function sp(e,t,n){let o=null,s=[],r={...zh,places:rc()},a=i=>{for(let l of Object.values(e))l.replaceChildren();s=Rh(i,t,n).map(([l,p])=>{let u=c("div",{class:`teg-slot teg-slot-${p}`});return e[l].append(u),{slot:u,section:i.sections[p]??r[p],drawn:""}}),o=i};return(i,l=!1)=>{i.game!==o&&a(i.game);let p=I(i.view.lang);for(let u of l?s.slice(0,1):s){let d=u.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...d,u.section.depends(i)]);u.drawn!==g&&(u.drawn=g,Ih(u.slot,u.section.draw(i,p)))}}}function Ih(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");e.replaceChildren(...t?[t]:[]);let s=e.querySelector("[autofocus]");if(s)return s.focus({preventScroll:!0});if(!o)return;let r=e.querySelector(`[data-key="${o}"]:not([disabled])`),a=e.closest(".teg"),i=a?.querySelector(".teg-bar");(r??(i?.checkVisibility()?i:a))?.focus({preventScroll:!0})}function mr({board:e,looks:t,store:n}){let{game:o,local:s}=n.get(),r=n.view();if(t||o.curtain||!J(r)||r.viewer==null)return[];let a={...n.table(),secret:null},{source:i,target:l}=o.marks(a,s),p=d=>e.countries[d].name,u=i==null?o.fight?.(a,s,null):null;return u?[...u.sources,u.target].map(p):i==null||!Object.values(r.menu).some(d=>d.some(g=>g[0]===i))?[]:[i,l].flatMap(d=>d==null?[]:[p(d)])}var Dh={ArrowLeft:-1,ArrowRight:1},Bh=(e,t)=>$e.filter(n=>n==="end"?e:!(e&&n==="help")&&t(n));function rp({dom:e,store:t}){let n="",o=-1,s=a=>e.panels[a].querySelector(".teg-slot > *, details")!=null,r=a=>t.dispatch({type:"set",part:{tab:a}});for(let a of $e)e.tabs[a].addEventListener("click",()=>r(a));return e.tablist.addEventListener("keydown",a=>{let i=Dh[a.key],l=$e.filter(d=>!e.tabs[d].hidden),p=l.findIndex(d=>e.tabs[d]===a.target);if(!i||p<0)return;a.preventDefault(),a.stopPropagation();let u=l[(p+i+l.length)%l.length];r(u),e.tabs[u].focus()}),{open:r,draw(a){let{view:i}=a,l=I(i.lang),p=Bh(!!i.over||xe(a.ended,i)!=null,s),u=p.includes(a.tab)?a.tab:p[0];u==="news"&&(o=i.step);let d=i.news.filter(f=>f.step>o).length,g=JSON.stringify([i.lang,i.step,p,u,d,i.news.slice(-2),i.since]);if(g===n)return;n=g;for(let f of $e){let[h,x]=[e.tabs[f],e.panels[f]],w=f==="news"&&u!=="news"&&d>0;h.hidden=!p.includes(f),h.replaceChildren(l[`tab_${f}`],...w?[c("span",{class:"teg-fresh"},d)]:[]),h.setAttribute("aria-selected",String(f===u)),h.tabIndex=f===u?0:-1,x.hidden=f!==u}let m=i.since!=null;e.foot.replaceChildren(...m?[c("h4",{},l.since),...fr(a,l,"foot-watch")]:Fc(a,l)),e.foot.hidden=u==="news"||u==="end"||i.news.length===0}}}var Hh={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function ap(e){let{host:t,board:n,el:o,dom:s,store:r,map:a,sketch:i,looks:l,alone:p,stops:u}=e,{root:d}=s,{view:g}=r,m=sp(s.places,l,p),f=rp(e),h=qc(s,u),x=nt(o,()=>e.wire.ask({kind:"still"}),u),w=ye();u.push(Se(()=>{w=ye(),e.scheduler.schedule()}));let b=()=>{let{driver:M,intents:A}=e,{pause:C,stop:R,setSpeed:z}=M;return{...r.get(),...r.table(),...A,looks:l,odds:A.odds(null),size:pn(t),help:gr(t),turns:t.get("turns")??[],pace:M.pace(),now:g,pause:C,stop:R,setSpeed:z}},y=()=>{let M=l||!mr(e).length?t.get("selected")??[]:[],{note:A={},lang:C}=g()??{};s.caption.textContent=[t.get("notice"),t.get("caption"),l&&ko(A.say,C)].filter(Boolean).join(`
`),s.caption.hidden=!s.caption.textContent;let[R,z]=[t.get("marks")??[],t.get("arrows")??[]],j=M.filter(B=>!e.picks||!R.some(([D])=>D===B)),T={...A,marks:[...A.marks??[],...R,...j.map(B=>[B,"chosen"])],arrows:[...A.arrows??[],...z]};i.draw(T,a.window)},_="",E=()=>{let M=mr(e);M.join()!==_&&(_=M.join(),e.wire.write({selected:M}))},v=[],$=M=>{let{game:A}=r.get(),C=g()?.keys??A.keys??"keys";if(v[0]===M&&v[1]===C)return;v=[M,C];let R=[["wide",s.wide],["panels",s.drawer],["zoom_in",s.closer],["zoom_out",s.further],["sound",s.sound]];for(let[z,j]of R)j.title=M[z],j.setAttribute("aria-label",M[z]);d.setAttribute("aria-label",M.map),s.map.setAttribute("aria-label",M.walk),s.bar.setAttribute("aria-label",M.actions),s.tablist.setAttribute("aria-label",M.panels),s.dots.firstElementChild?.setAttribute("aria-label",M.menu),s.places.sheet.setAttribute("aria-label",M.actions),s.skip.textContent=M.skip_to_map,s.keys.textContent=`${M[C]} ${M.keys_map}`},k=M=>{f.draw(M),e.end.draw(M),e.tour.draw(M),e.firstTurn.draw(M),s.places.sheet.hidden=!s.places.sheet.querySelector(".teg-sheet-inner"),h.attend(M),d.toggleAttribute("data-exploring",!!M.view.exploring),s.head.style.setProperty("--teg-seats",String(M.view.seats.length)),tt(s.round,[M.view.table,S(M.view),M.view.situation?.name].filter(Boolean).join(" · "))},S=({over:M,round:A,lang:C})=>M?I(C).over:A>0?`${I(C).round} ${A}`:"";return{point:y,async paint(M){let A=g(),C=J(A)?A:null,{game:R,hint:z}=r.get();e.wire.tell(),$(I(A?.lang)),C&&h.tell(C),C&&e.mover.follow(C,M||e.where.ahead()),d.dataset.theme=w?"dark":"light",C&&(d.dataset.game=C.game),s.frame.style.background=w?n.palette.sea_dark:n.palette.sea;let j=C&&b();j&&m(j,M),j&&!M&&!l&&k(j);let{view:T,local:B}=j??{};e.mover.holds()||await a.draw(n,T??null,C?Ga(tp(R.marks(r.table(),B),C),z,!!n.cell):Hh,w,R),s.further.disabled=a.window.times===1,e.mover.holds()||e.mover.clear(),y(),e.keyboard.ring(),E(),C&&(e.events.show(C),d.dataset.step=String(C.step),d.dataset.steps=String(C.steps),x(`${C.line}/${C.step}/${C.steps}/${C.lang}`))}}}var Wh=1e3;function ip({host:e,dom:t,store:n,intents:o,looks:s,alone:r,stops:a}){let{root:i}=t,{view:l}=n,p,u=null,d=!1,g=()=>{clearTimeout(p),i.removeAttribute("data-closing")};a.push(g),i.addEventListener("pointerdown",f=>{d=f.pointerType==="mouse",g()},!0),i.addEventListener("keydown",()=>{d=!1,g()},!0);let m=(f,h)=>{let x=f?.line===h.line&&f.step===h.step-1&&f.viewer===h.viewer&&!!f.menu.place,w=s||r||e.get("confirm")!=="auto"||pn(e)==="class"||!d||document.hidden,b=h.viewer!=null&&h.viewer===h.to_move&&h.step===h.steps&&h.undo&&!h.exploring;return x&&!w&&b?n.get().game.closes?.(n.table())??null:null};return()=>{g();let f=l(),h=m(u,f);u=f,h&&(i.setAttribute("data-closing",""),p=setTimeout(()=>{g(),o.send(H(l(),h))},Wh))}}function lp({name:e,type:t,text:n}){let o=c("a",{download:e,href:URL.createObjectURL(new Blob([n],{type:t}))});o.click(),URL.revokeObjectURL(o.href)}function cp(e){let{host:t,store:n,wire:o,where:s,driver:r,scheduler:a,intents:i,rule:l,pointer:p,events:u,stops:d}=e,{get:g,dispatch:m,view:f,table:h}=n,{schedule:x}=a,w=e.looks||e.alone?()=>{}:Hc(e),b=ip(e),y=()=>i.take(g().game.renew(h(),g().local)),_=()=>{o.free();let k=f();if(!J(k))return x();s.shown();let S=g();m({type:"view",view:k}),l.close(),p.hide(),y();let{game:M}=g();or(S,g())&&(M.curtain||M.stays)?o.send(Ae):or(S,g())&&!r.atOnce()&&o.ask(Ae),x(),w(),b();let{next:A,ended:C,report:R}=g();if(C&&R?.lang!==k.lang&&k.over&&!e.looks&&!e.alone&&o.ask({kind:"report",line:k.line,step:k.step}),A&&k.exploring)return m({type:"set",part:{next:null}}),o.send({...A,line:k.line,step:k.step});r.drive()},E=k=>{if(k.kind==="events")return u.hear(k);if(k.kind==="report")return m({type:"set",part:{report:{...k,lang:f().lang}}});if(k.kind==="hint")return m({type:"reply",reply:k,table:h()});if(k.kind==="odds")return m({type:"odds",odds:k}),p.again();k.kind!=="private"||g().secret?.seat!==k.seat||k.step!==f().step||(m({type:"set",part:{secret:k}}),y(),w())},v=k=>{let{own:S,driver:M,aside:A}=o.names;if(k?.nonce===A)return E(k);if(k?.nonce!==S&&k?.nonce!==M)return;o.free();let C=k.kind==="refused"&&k.code==="stale_step";if(C&&k.nonce===M||C&&r.moves()&&o.keep())return r.drive();if(k.kind==="file")return lp(k);if(k.kind==="clause")return l.show(k,I(f().lang));k.kind==="refused"&&k.nonce===M&&r.setPace({auto:!1}),m({type:"reply",reply:k,table:h()}),k.kind==="private"&&y(),k.kind==="private"&&w(),x()},$=(k,S)=>{d.push(t.hear(k,S))};$("change:view",_),$("change:lines",x);for(let k of["auto","speed","turns"])$(`change:${k}`,x);for(let k of["notice","caption","marks","arrows","selected"])$(`change:${k}`,()=>a.begun()&&e.painter.point());$("change:hints",()=>{x(),w()}),$("change:size",p.type),$("change:window",p.look),$("message",v),_()}function pp(e,t){let{dom:n,where:o,stops:s}=e,r=!1,a=!1,i=!1,l=0,p=-1/0,u=0,d;s.push(()=>{r=!0,clearTimeout(d)});let g=()=>{if(a||r)return;a=!0;let h=e.driver.atOnce()?p+250-performance.now():0;h>0?d=setTimeout(f,h):o.ahead()?setTimeout(f):queueMicrotask(f)},m=async()=>{u=o.ahead()?(u+1)%6:0,clearTimeout(d),u&&(d=setTimeout(g,250)),await t(u>0),n.root.dataset.seq=String(++l)},f=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await m();i=!1,!r&&(p=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:g,begun:()=>l>0,rests:()=>!a&&!i}}var hr="nobody",Vh=[5,8,10,15,20];function Fh({colours:e,seats:t,presets:n}){let o=new Map(t);return{players:Object.fromEntries(e.map(({name:r})=>[r,o.get(r)??hr])),preset:n.at(-1)?.name==="revancha"?"revancha":n[0].name,chance:"random",rounds:0,seed:"",more:!1,unclear:!1,rules:{}}}var Eo=({players:e})=>Object.entries(e).filter(([,t])=>t!==hr);function up(e,t,n){let{preset:o,chance:s,rounds:r,seed:a}=t,i=Object.assign({},...n.rules.map(({name:l,others:p})=>p[t.rules[l]??-1]?.[1]??{}));return{kind:e,seats:Eo(t),preset:o,chance:s,rounds:r,seed:a,options:i}}var Gh=6e6;async function Uh(e){if(e.size>Gh)return{why:"log_large"};try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(await e.arrayBuffer())}}catch{return{why:"log_text"}}}function Yh({counts:e},t){let n=Eo(t),o=n.filter(([,s])=>s===Oe).length;return n.length<e[0]?"too_few":e.includes(n.length)?o>1?"shared":o?"":"watched":"too_many"}function Kh({lengths:e},t){let n=e[t.preset]?.[Eo(t).length];if(!n||t.rounds||Object.values(t.rules).some(a=>a>=0))return null;let[o,s,r]=n;return{median:o,low:s,high:r}}function dp({host:e,dom:t,wire:n,stops:o,store:s}){let{root:r}=t,a=c("form",{class:"teg-start",hidden:!0,submit:w=>w.preventDefault()});r.append(a);let i=null,l="",p="",u=w=>{i&&(i={...i,...w}),l=p="",d()},d=()=>{let w=s.view(),b=J(w)?w.start:null;if(r.toggleAttribute("data-start",!!b),a.hidden=!b,!b){i&&r.scrollIntoView({block:"start"}),w?.first_turn||(i=null),a.replaceChildren();return}i??=Fh(b);let y=a.querySelector(":focus")?.dataset.key;a.replaceChildren(...f(b,i,w.lang)),y&&a.querySelector(`[data-key="${y}"]`)?.focus()},g=async w=>{let[b]=w.target.files??[];if(!b)return;let y=await Uh(b);if(l=p="","text"in y)return n.send({kind:"open_log",text:y.text});l=yn(s.view().lang)[y.why],d()},m=({rules:w},b,y)=>{let _=v=>$=>u({rules:{...b.rules,[v]:Number($)}}),E=({name:v,title:$,text:k,others:S})=>{let M=[{value:"-1",text:y.as_played},...S.map(([A],C)=>({value:String(C),text:A}))];return fn(`rule-${v}`,$,M,String(b.rules[v]??-1),_(v),k)};return c("details",{class:"teg-start-rules",open:b.unclear,toggle:v=>{i&&(i.unclear=v.target.open)}},c("summary",{"data-key":"start-rules"},y.optional),...w.map(E))},f=(w,b,y)=>{let _=yn(y),{counts:E,presets:v,aims:$}=w,k=Yh(w,b),S=k==="too_few"||k==="too_many",M=v.find(({name:T})=>T===b.preset),A={least:E[0],most:E[E.length-1]},C=$[b.preset],R=Kh(w,b),z=T=>{s.dispatch({type:"set",part:{tour:T}}),n.send(up("start",i??b,w))},j=[{value:"0",text:w.rounds?U(_.by_rules,{rounds:w.rounds}):_.no_limit},...Vh.filter(T=>T!==w.rounds).map(T=>({value:String(T),text:U(_.so_many,{rounds:T})}))];return[c("h3",{class:"teg-start-aim"},C?.text??""),c("fieldset",{class:"teg-start-seats"},c("legend",{},_.seats),...w.colours.map(T=>h(w,b,T,_))),k&&c("p",{class:"teg-start-note",role:"status"},U(_[k],A)),fn("preset",_.rules,v.map(({name:T,title:B})=>({value:T,text:B})),b.preset,T=>u({preset:T}),M?.text),fn("chance",_.dice,["random","manual"].map(T=>({value:T,text:_[T]})),b.chance,T=>u({chance:T==="manual"?"manual":"random"})),fn("rounds",_.rounds,j,String(b.rounds),T=>u({rounds:Number(T)}),R?U(_.lasts,R):""),fn("lang",_.language,[{value:"es",text:"Español"},{value:"en",text:"English"}],y,T=>n.send(Pn(T==="en"?"en":"es"))),w.rules.length>0&&m(w,b,_),c("details",{class:"teg-start-more",open:b.more,toggle:T=>{i&&(i.more=T.target.open)}},c("summary",{"data-key":"start-more"},_.more),c("label",{class:"teg-field"},c("span",{},_.seed),c("input",{"data-key":"start-seed",inputmode:"numeric",maxlength:18,value:b.seed,input:T=>{i&&(i.seed=T.target.value.replace(/\D/g,""))}})),L("start-code",_.code,()=>n.send(up("code",i??b,w)),{disabled:S}),p&&c("p",{role:"status"},l),p&&c("pre",{class:"teg-start-code",tabindex:0},p)),!p&&l&&c("p",{class:"teg-refusal",role:"alert"},l),c("div",{class:"teg-start-go"},L("start",_.start,()=>z(null),{class:"teg-primary",disabled:S}),ja()&&(s.view().game==="teg"?L("start-learn",_.learn,()=>n.send({kind:"learn"})):L("start-tour",_.start_tour,()=>z(0),{disabled:S}))),c("label",{class:"teg-start-open"},_.open,c("input",{type:"file","data-key":"start-open",accept:".jsonl",change:g}))].filter(T=>T instanceof Node)},h=(w,b,{name:y,color:_,ink:E},v)=>{let $=Eo(b).filter(([,A])=>A===Oe).length,S=[Oe,...w.levels,hr].map(A=>({value:A,text:A===Oe&&$<2?v.you:v[A]??A})),M=A=>u({players:{...b.players,[y]:A}});return c("label",{class:"teg-start-seat"},c("span",{class:"teg-start-colour",style:{background:_,color:E}},y),gp(`seat-${y}`,S,b.players[y],M,U(v.player,{seat:y})))},x=w=>{if(!(a.hidden||w?.nonce!==n.names.own)){if(w.kind==="refused")l=w.text;else{if(w.kind!=="code")return;{p=w.text;let b=yn(s.view().lang);l=b.pasted,navigator.clipboard?.writeText(p).then(()=>{l=b.copied,d()},()=>{})}}d()}};o.push(e.hear("change:view",d),e.hear("message",x)),d()}function fn(e,t,n,o,s,r){return c("label",{class:"teg-field"},c("span",{},t),gp(`start-${e}`,n,o,s),r&&c("small",{},r))}function gp(e,t,n,o,s){return c("select",{"data-key":e,"aria-label":s,change:a=>o(a.target.value)},...t.map(a=>c("option",{value:a.value,selected:a.value===n},a.text)))}var Qh=15e3,Xh=250,fp=new Set(["undo","redo","step","level"]);function mp(e,{root:t,notice:n,busy:o},s,r,a){let i,l,p=!1,u=0,d=!1,g=null,m=null,f=Array.from(crypto.getRandomValues(new Uint32Array(3)),v=>v.toString(36)).join("-"),h=`${f}!`,x=`${f}?`,w=()=>t.hasAttribute("data-busy"),b=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(b);let y=()=>{i=setTimeout(()=>{let v=e.presence();if(v==="busy"||p&&v!=="unknown")return y();b(),r.unanswered()},Qh)},_=()=>{let v=I(s()?.lang),$=e.presence();t.dataset.kernel!==$&&(t.dataset.kernel=$),($==="gone"||$==="away")&&b(),n.hidden=$!=="gone"&&$!=="away",tt(n,n.hidden?"":v[$==="gone"?"kernel_gone":"kernel_away"]),tt(o,$==="busy"&&!p?v.kernel_busy:v.busy)};a.push(e.hear("presence",_));let E=(v,$)=>{v===u&&($==="idle"&&b(),p||=$==="busy",_(),r.freed())};return{names:{own:f,driver:h,aside:x},free:b,tell:_,busy:w,there:()=>n.hidden,send(v,$=f){if(!v||($===f&&r.said(v),n.hidden&&(d||!w())&&r.goes(v)))return;if(w()){d&&(g=v);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",v.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),Xh),p=!1,d=$===h,d||(m=v);let k=++u;_(),y(),e.send({...v,nonce:$},S=>E(k,S))},ask(v){e.send({...v,nonce:x})},write:e.set,kept(){let v=g;g=null;let{line:$,step:k}=s();return v&&fp.has(v.kind)?{...v,line:$,step:k}:v},keep(){let v=m!=null&&fp.has(m.kind);return v&&(g=m),v}}}function hp(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return o.push(e.hear("change:step",r)),{now(){let a=t();return s==null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!=null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line||t().exploring?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.show({step:a}),s=null)}}}function xp(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:p})=>{if(i(),a=!1,o(),p.length>1)return;let u=r=p[0];s=setTimeout(()=>a=n(u),500)},l),e.addEventListener("touchmove",({touches:[p]})=>{r&&Math.hypot(p.clientX-r.clientX,p.clientY-r.clientY)>10&&i()},l),e.addEventListener("contextmenu",p=>{r&&p.preventDefault()},l),e.addEventListener("touchend",p=>{i(),a&&p.cancelable&&p.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function wp(e,t,n){let o=null,s=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let l=i.touches.length===2?s(i):null;l&&(i.cancelable&&i.preventDefault(),i.stopPropagation()),l&&o&&n(l.apart/o.apart,o,l),o=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function vp(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Zh=new Set(["x","y","fillcolor","line.color","line.width"]),Jh=new Set(["x","y","text","textposition"]),ex=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function xr(e,t,n,o,s){let r=o.traces.map((a,i)=>{let l=n[a],p=e.querySelector(`.trace${l.uid}`),u=Object.keys(o.update).filter(d=>typeof o.update[d][i]<"u");return p&&tx(t[a],l,p,u,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function tx(e,t,n,o,s){let r=p=>o.every(u=>p.has(u));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Zh))return()=>wr(t,n,s);if(t.mode==="text"&&r(Jh))return()=>br(e,t,n,s);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(ex)&&l?()=>sx(e,t,n,i):null}function wr(e,t,n){let o=nx(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let p=t.querySelector(".fills"),u=p?.querySelector(".js-fill")??p?.appendChild(q("g")).appendChild(q("path",{class:"js-fill"}));u?.setAttribute("d",o),Object.assign(u?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,l=q("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function nx({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]==null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var ox={left:"end",center:"middle",right:"start"},bp=1.3,Je=(e,t)=>Array.isArray(e)?e[t]:e;function yp({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:Je(o,a),size:Je(s.size,a),color:Je(s.color,a)}]:[])}var kp=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function br(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=x=>{let w=x.text.split("<br>"),[b,y]=[o.x(x.x),o.y(x.y)],_={fontFamily:s,fontSize:`${x.size}px`,fontWeight:r,fontStyle:a,fill:x.color,whiteSpace:"pre"},E=(w.length-1)*bp+1,v=q("text",{x:b,y,"text-anchor":ox[x.place.split(" ")[1]],style:_});return w.length===1?v.textContent=x.text:v.append(...w.map(($,k)=>q("tspan",{class:"line",x:b,y,dy:`${k*bp}em`},$))),q("g",{class:"textpoint",transform:`translate(0,${x.size*(.75-E/2)})`},v)},l=n.querySelector(".text");if(!l)return;let[p,u]=[yp(e),yp(t)],d=[...l.children],g=new Map(d.length===p.length?p.map((x,w)=>[kp(x),d[w]]):[]),m=u.map(x=>g.get(kp(x))),f=new Set(m);for(let x of d)f.has(x)||x.remove();let h=l.firstElementChild;u.forEach((x,w)=>{let b=m[w]??i(x);b===h?h=h.nextElementSibling:l.insertBefore(b,h)})}function sx(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:l},p)=>({point:{fill:Je(i.color,p),stroke:Je(i.line.color,p),strokeWidth:`${Je(i.line.width,p)}px`},number:{fontSize:`${Je(l.size,p)}px`,fill:Je(l.color,p)}}),a=(i,l,p)=>{for(let u of Object.keys(p))p[u]!==l[u]&&(i.style[u]=p[u])};o.forEach((i,l)=>{let[p,u]=[r(e,l),r(t,l)];a(i,p.point,u.point),a(s[l],p.number,u.number),e.text[l]!==t.text[l]&&(s[l].textContent=t.text[l])})}function _p(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=q("rect",{width:t,height:n,style:{fill:o}});return q("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>rx(a,s)))}function rx(e,t){let n=q("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>q("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&wr(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...ax(e,t)),o.endsWith("text")&&br({...e,text:[]},e,n,t),n}function ax({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(p,u)=>Array.isArray(p)?p[u]:p,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((p,u)=>{if(p==null)return[];let d={fill:a(o,u),stroke:a(s.color,u),strokeWidth:`${a(s.width,u)}px`};return[q("path",{class:"point",transform:`translate(${r.x(p)},${r.y(t[u])})`,d:l,style:d})]})}var Oo=1500,ix=6e3,Lp=0,lx=640,Ao=500,cx={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function Mp(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,[l,p]=[0,0],u="",d="",g=!1,m=null,f=null,h=!1,x=!1,w,b=$p([0,0,1,1],[1,1]),y,_=Promise.resolve(),E=$=>{let[k]=$.points??[],{uid:S=""}=s[k?.curveNumber]??{};if(S===eo)return k.pointNumber;let M=ji.exec(S);return M?Number(M[1]):-1},v={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:_e(),type($){t=$,a=""},look($){u=d,g=!1,!($.times===v.window.times&&$.left===v.window.left&&$.top===v.window.top)&&(v.window=$,v.onZoom())},reveal($){r&&v.look(Ai(r,v.window,$))},cut($,k,S){let{viewer:M=null,to_move:A,step:C,over:R,line:z}=k??{};if(d=`${z} ${M===A?k?.turn:C} ${k?.phase}`,l>=Ao&&g&&([v.window,g]=[_e(),!1]),l>=Ao||!k||$.cell||u===d)return;let j=W=>W.flatMap(G=>G==null?[]:[G]),T=j([S.source,S.target]),B=M===A&&S.legal.length>0,D=T.length||B?T:j([S.last.source,S.last.target]),Y=(D.length?D:S.legal).map(W=>$.countries[W].label),O=p/l;if(!R&&Y.length&&v.window.times>1&&Ci($,O,v.window,Y))return;let P=D.length?D.flatMap(W=>$.countries[W].neighbours.map(G=>$.countries[G].label)):[];g=!R,v.window=R?_e():Ti($,O,[...Y,...px($,Y,P)])},async draw($,k,S,M,A){e.style.aspectRatio=`${$.width} / ${$.height}`,l||([l,p]=[e.clientWidth,e.clientHeight]);let C=l||lx,R=p||Math.round(C*$.height/$.width);v.cut($,k,S),m=()=>v.draw($,k,S,M,A);let z=v.window,j=(A.drawing??qi)($,k,{...S,touched:f},z.times*C/$.width,A.traces,t).map(vp),T=`${C} ${R} ${M} ${z.times} ${z.left} ${z.top}`,B=r===$&&s.length===j.length&&a===T,D=B?Ri(s,j):null,F=Ni($,M,C,z,R),Y=async()=>{w??=await n(),await w.react(o,j.map(ux),F,cx),h=!1,x||v.take()};if(await _,i.signal.aborted)return;clearTimeout(y);let O=s,P=r==null;[s,r,a]=[j,$,T],b=$p(at($,R/C,z),[C,R]);let W=!x&&B&&e.querySelector(".teg-sketch");W&&(!D||xr(W,O,j,D,b))||!x&&v.sketch(_p(j,F,b))||D&&xr(o,O,j,D,b)?h=!0:!B||h&&D?await Y():D&&await w.restyle(o,D.update,D.traces);let G=async()=>{let[te,ne]=[y,e.closest("[data-kernel=busy]")!=null],dt=Lp+(ne?ix:Oo)-performance.now(),et=e.closest("[data-moving]")!=null;if(dt>0||et)return void(y=setTimeout(G,dt>0?Math.min(dt,Oo):Oo));w??=await n(),y===te&&!i.signal.aborted&&(_=Y())};Lp=performance.now(),h&&(y=setTimeout(G,Oo)),P&&v.listen(A)},sketch($){return e.querySelector(".teg-sketch")?.remove(),$&&e.append($),$!=null},take(){if(x=!0,v.sketch(null),i.signal.aborted)return v.purge();o.on("plotly_hover",$=>{let k=E($);k>=0&&v.onHover(k)}),o.on("plotly_unhover",()=>v.onLeave())},listen($){window.addEventListener("mousedown",k=>{if(!e.contains(k.composedPath()[0]))return;k.shiftKey&&(k.stopPropagation(),k.preventDefault());let S=v.at(k),M=v.window,A=v.point(k),C=M.times>1&&A&&!($.drag&&S>=0),R=j=>{let T=e.getBoundingClientRect(),B=(r?.width??0)/M.times/T.width,[D,F]=[k.clientX-j.clientX,k.clientY-j.clientY];r&&Math.hypot(D,F)>=8&&v.look(ms(r,M,D*B,F*B))};C&&!k.button&&window.addEventListener("mousemove",R);let z=j=>{window.removeEventListener("mousemove",R);let T=Math.hypot(j.clientX-k.clientX,j.clientY-k.clientY)<8;T&&l<Ao&&v.touch(S),S>=0&&T&&v.onClick(S,j),S>=0&&!T&&!C&&v.onDrag(S,v.at(j))};k.button||window.addEventListener("mouseup",z,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",k=>{let S=v.point(k);!(k.ctrlKey||k.metaKey)||!r||!S||(k.preventDefault(),k.stopPropagation(),v.look(Fe(r,v.window,Math.exp(-k.deltaY/250),S)))},{capture:!0,passive:!1,signal:i.signal}),xp(e,i.signal,k=>{let S=v.at(k);return S>=0&&v.onHold(S),S>=0},()=>v.onLeave()),wp(e,i.signal,(k,S,M)=>{let[A,C]=[v.point(S),v.point(M)];r&&A&&C&&v.look(ms(r,Fe(r,v.window,k,C),A[0]-C[0],A[1]-C[1]))})},narrow:()=>l>0&&l<Ao,touch($){f=$<0?null:$,m?.()},resized($){let k=e.clientHeight;return!$||Math.abs($-l)<1&&Math.abs(k-p)<1?!1:([l,p]=[$,k],!0)},pixel([$,k]){if(!r)return null;let S=e.getBoundingClientRect();return{x:S.left+($-b.corner[0])*b.unit[0],y:S.top+(k-b.corner[1])*b.unit[1]}},at($){let k=v.point($);return k&&r?r.countries.findIndex(S=>Sn(S.polygons,k)):-1},point({clientX:$,clientY:k}){if(!r)return null;let S=e.getBoundingClientRect();return[b.corner[0]+($-S.left)/b.unit[0],b.corner[1]+(k-S.top)/b.unit[1]]},group($){return e.querySelector(`.tracec${$}`)},purge(){i.abort(),clearTimeout(y),x&&w.purge(o)}};return v}function px(e,t,n){return n.filter(([o,s])=>t.some(([r,a])=>Math.hypot(r-o,a-s)<e.width/6))}function $p([e,t,n,o],[s,r]){let a=[s/(n-e),r/(o-t)],i=(l,p)=>u=>String(Math.round((u-l)*p*100)/100);return{unit:a,corner:[e,t],x:i(e,a[0]),y:i(t,a[1])}}function ux(e){return structuredClone(e)}var dx=1.045,gx=1.68;function mn({host:e,el:t,board:n,manner:o}){let s=[],r=dc(n),a=op(r.svg),{root:i}=a;Ee(t),t.append(i);let l=o==="pick",p=l||o==="look"||e.get("face")==="look";p&&(i.dataset.face="look"),i.dataset.stage=p||o?"flow":"full",p&&o&&(a.events.hidden=!0),p&&(a.tablist.hidden=a.foot.hidden=!0),p&&(a.panels.news.hidden=!1);let u=n.width/n.height;i.style.setProperty("--teg-ratio",String(u)),i.style.setProperty("--teg-box",String(n.cell?u:Math.max(u*dx,gx))),a.credit.textContent=n.credit??"",a.credit.title=n.notice??"";let d=tc(e,n),{view:g}=d,m=Mp(a.map,ar.page,async()=>(await e.part("plotly")).default);s.push(m.purge);let f={host:e,el:t,board:n,picks:l,looks:p,alone:!!o,stops:s,dom:a,store:d,map:m,sketch:r};f.rule=Ln(i),i.append(f.rule.box);let h=()=>d.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:I(g().lang).no_answer}}});f.where=hp(e,g,w=>f.wire.write(w),s),f.wire=mp(e,a,g,{freed:()=>f.driver.drive(),unanswered:h,goes:w=>f.where.goes(w),said:w=>f.mover.said(w)},s),f.driver=Ca(f),f.mover=jc(f),f.scheduler=pp(f,w=>f.painter.paint(w)),f.intents=nc(f),f.painter=ap(f),f.pointer=mc(f),f.keyboard=xc(f),f.end=Oa(f),f.tour=qa(f),f.firstTurn=Pa(f);let x=(w,b)=>{f.end.told(w,b),f.scheduler.schedule()};return f.events=Ha(a.events,{view:()=>f.where.now(),ask:f.wire.ask,go:f.intents.go,wants:f.end.wants,told:x},s),d.subscribe(f.scheduler.schedule),i.tegPixel=w=>{let b=n.countries.findIndex(y=>y.name===w);return b<0?null:m.pixel(n.countries[b].label)},f.pointer.type(),(e.get("window")?.[0]??1)!==1&&f.pointer.look(),dp(f),cp(f),()=>s.forEach(w=>w())}var fx=15e3,mx=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,To=e=>e.split(`
`).map(t=>c("p",{},...t.split(mx).map((n,o)=>o%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),yr={true:"✓",false:"✗",null:"…"};function kr({host:e,el:t,board:n}){let o=[],s=()=>e.get("told"),r=()=>e.get("lang"),a=Array.from(crypto.getRandomValues(new Uint32Array(3)),O=>O.toString(36)).join("-"),i=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),l=c("header",{}),p=c("div",{class:"teg-asked"}),u=c("div",{class:"teg-asked"}),d=c("section",{class:"teg-task"},l,p,i,u),g=c("div",{class:"teg-task-board"}),m=s().chapters?c("details",{class:"teg-chapters",open:!0}):null,f=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},m,c("div",{class:"teg-both"},d,g)),h=Ln(f);f.append(h.box),Ee(t),t.append(f),Me(f,o),vn(f),o.push(e.hear("presence",()=>e.presence()==="gone"&&E(I(r()).kernel_gone)));let x=nt(t,()=>e.send({kind:"still"}),o),w="",b=!1,y,_=(O,P={})=>{w="",b=!0,clearTimeout(y),y=setTimeout(()=>E(I(r()).no_answer),fx),e.send({kind:"exercise",do:O,at:s().at,...m&&{chapter:s().chapter},...P,nonce:a})},E=O=>{clearTimeout(y),[b,w]=[!1,O],T()},v={board:"",manner:"",stop:()=>{}},$=O=>({...e,hear:(P,W)=>e.hear(P,G=>e.get("board")===O&&W(G))}),k=async()=>{let{form:O,board:P}=s(),{manner:W}=qt[O],G=e.get("board");if(v.board===G&&v.manner===`${P}${W}`||(v.stop(),g.replaceChildren(),g.hidden=!P,f.classList.toggle("teg-alone",!P),v={board:G,manner:`${P}${W}`,stop:()=>{}},!P))return;let te=v,ne=S===G?n:await e.part("board");te!==v||M||(te.stop=mn({host:$(G),el:g,board:ne,manner:W}))},S=e.get("board"),M=!1,A=qt[s().form].answer(s(),a,R),C="";function R({entry:O}={}){O!=null&&_("entry",{entry:O}),T()}let z=()=>{b||s().spent||!A.ready()||(_("check",{answer:A.value()}),T())},j=O=>{let{at:P,dots:W,shut:G}=s();O<0||O>P&&G||O>W.length||_("go",{stop:O})},T=()=>{let O=s(),P=bn(r()),W=`${O.chapter??""}/${O.at}`;W!==C&&(C=W,A=qt[O.form].answer(O,a,R)),A.renew(O,e.get("selected")??[]);let G=f.getRootNode().activeElement,te=G&&(d.contains(G)||m?.contains(G))&&G.getAttribute("data-key");f.lang=r(),f.setAttribute("aria-label",O.title||P.exercise),f.dataset.theme=ye()?"dark":"light",f.dataset.size=e.get("size")??"page",f.dataset.at=String(O.at),f.toggleAttribute("data-done",!!O.done),m&&Tr(m,O,P,_),l.replaceChildren(...D(O,P)),p.replaceChildren(c("div",{class:"teg-task-text"},...To(O.task)),...A.draw(P));let ne=w?{right:null,text:w,clause:""}:O.verdict??null;i.dataset.right=String(ne?.right??null),i.hidden=!ne,i.dataset.said!==JSON.stringify([ne,W,O.tried?.length])&&(i.dataset.said=JSON.stringify([ne,W,O.tried?.length]),i.replaceChildren(...ne?B(ne):[])),u.replaceChildren(...F(O,P)),te&&(f.querySelector(`:is(.teg-task, .teg-chapters) [data-key="${CSS.escape(te)}"]:not([disabled])`)??f).focus({preventScroll:!0}),x(`${W}/${O.tried?.length}/${O.moves}/${r()}`),k()},B=({right:O,text:P,clause:W})=>[c("b",{},yr[String(O??null)])," ",...To(P).map(G=>c("span",{},...G.childNodes)),...W&&!P.includes(W)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":W},W)]:[]],D=(O,P)=>{let W=O.dots.map((te,ne)=>c("li",{},L(`dot-${ne}`,yr[{right:"true",wrong:"false"}[te]??""]??(te?"•":""),()=>j(ne),{class:`teg-stop teg-stop-${te||"new"}`,"aria-label":`${P.stop} ${ne+1}${te?`: ${P[te]}`:""}`,"aria-current":ne===O.at?"step":null,disabled:ne>O.at&&O.shut}))),G=O.dots.length>1;return[c("h4",{},O.title),G&&c("ol",{class:"teg-stops","aria-label":P.progress},...W),L("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():f.requestFullscreen(),{class:"teg-full",title:P.full,"aria-label":P.full,hidden:!document.fullscreenEnabled})].filter(te=>te instanceof HTMLElement)},F=(O,P)=>{let W=O.dots.length>1||!O.last,G=O.form!=="none",te=qt[O.form].manner==="play",ne=[G&&!te&&!O.spent&&L("check",P.check,z,{class:"teg-main",disabled:b||!A.ready()}),O.spent&&O.another&&!O.enough&&L("another",P.another,()=>_("another"),{class:O.done?"":"teg-main",disabled:b}),te&&L("undo",`↶ ${P.undo}`,()=>_("undo"),{disabled:!O.moves}),te&&L("again",P.again,()=>_("again"),{disabled:!O.moves}),G&&L("hint",P.hint,()=>_("hint"),{disabled:!O.more}),G&&L("solution",P.solution,()=>_("solution"),{disabled:!!O.solution||!O.solvable})],dt=[W&&L("before",P.before,()=>j(O.at-1),{disabled:O.at===0}),W&&L("next",O.endless&&O.at===O.dots.length-1?P.one_more:P.next,()=>j(O.at+1),{disabled:O.last||O.shut,class:O.done||!G?"teg-main":""})],et=O.tried??[],zo=et.length>0&&!O.spent?O.left:null;return[O.spent&&O.another&&O.enough&&c("p",{class:"teg-hint"},P.enough),zo!=null&&c("p",{class:"teg-hint"},zo===1?P.left_one:`${P.left}: ${zo}`),G&&O.shut&&!O.last&&c("p",{class:"teg-hint"},P.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...ne),W&&c("div",{class:"teg-buttons"},...dt)),...(O.hints??[]).map((jt,xn)=>c("div",{class:"teg-given"},c("b",{},`${P.hint} ${xn+1}`),...To(jt))),O.solution&&c("div",{class:"teg-given teg-solved"},...To(O.solution)),et.length>0&&c("details",{open:et.length<4},c("summary",{"data-key":"tried"},`${P.tried}: ${et.length}`),c("ol",{class:"teg-tried"},...et.map(([jt,xn])=>c("li",{"data-right":String(xn??null)},`${yr[String(xn??null)]} ${jt}`)))),O.stamp&&c("small",{class:"teg-stamp"},O.stamp)].filter(jt=>jt instanceof HTMLElement)},Y=(O,P)=>{o.push(e.hear(O,P))};Y("change:told",T);for(let O of["size","selected"])Y(`change:${O}`,T);return Y("message",O=>{O?.nonce===a&&(clearTimeout(y),b=!1,O.kind==="clause"&&h.show(O,I(r())),O.kind==="refused"&&(w=O.text),T())}),f.addEventListener("click",O=>{let P=O.target;if(g.contains(P))return;h.box.contains(P)||h.close();let W=P.closest("[data-clause]");W&&(h.from(W),_("clause",{name:W.dataset.clause??""}))}),_n(f,({key:O},P)=>{if(O==="Escape")return h.close();let W=A.keys(O,P);return W||P.matches("input, textarea")?W:O==="PageDown"||O==="ArrowRight"?(j(s().at+1),!0):O==="PageUp"||O==="ArrowLeft"?(j(s().at-1),!0):!1}),d.addEventListener("keydown",O=>{O.key!=="Enter"||!O.target.matches("input")||(O.preventDefault(),z())}),o.push(Se(T),()=>clearTimeout(y)),T(),()=>{M=!0,v.stop(),o.forEach(O=>O())}}var hn=new Set,[vr,Ep]=[!1,-1/0];function hx(e){hn.add(e),!vr&&(vr=!0,setTimeout(()=>requestAnimationFrame(xx),Math.max(Ep+200-performance.now(),0)))}function xx(){[vr,Ep]=[!1,performance.now()];let e=[...hn];hn.clear();for(let t of e)t()}var Sp=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Co(e,t,n,o){let s=null,r=!1,a=()=>hx(o);for(let p of t)n.push(e.hear(`change:${p}`,a));n.push(()=>{r=!0,hn.delete(o)});let i=p=>{let u=()=>t.forEach(g=>Sp(e.get(g),p.get(g))||e.show({[g]:p.get(g)})),d=g=>()=>Sp(e.get(g),p.get(g))||p.set({[g]:e.get(g)});for(let g of t)n.push(p.hear(`change:${g}`,u),e.hear(`change:${g}`,d(g)));s=p.set,u()};return(async()=>{let p=e.get("leader");for(let u=0;p&&u<40&&!r;u++){let d=await e.beside(p);if(d&&!r)return i(d);await new Promise(g=>setTimeout(g,500))}})(),p=>{(s??e.set)(p),hn.delete(o),o()}}var wx=80;function Op(e,t){let n=Array.from(crypto.getRandomValues(new Uint32Array(3)),h=>h.toString(36)).join("-"),o=null,s="",r="",a=null,i,l=c("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,u=()=>s!=null&&e.send({kind:"knowledge",seat:s,nonce:n}),d=h=>{[s,o,a]=[h,null,null],g(),u()},g=()=>{let h=I(e.get("lang")),x=e.get("seats"),[w,b]=[e.get("may_ask")??[],e.get("alone")];if(r!==p()){let $=r==="";r=p(),s&&(!b||!w.some(k=>x[k].name===s))&&([s,o]=[null,null]),clearTimeout(i),i=setTimeout(u,$?0:wx)}let y=($,...k)=>L(`know-${$||"all"}`,c("span",{},...k),()=>d($),{"aria-pressed":String(s===$)}),_={seats:x},E=l.getRootNode().activeElement?.getAttribute?.("data-key"),v=l.contains(l.getRootNode().activeElement);l.replaceChildren(c("h4",{},h.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":h.know_whose},y("",h.know_all),...w.map($=>y(x[$].name,N(_,$),b?x[$].name:`${h.curtain_me} ${x[$].name}`)),s!=null&&s!==""&&!b&&L("know-cover",h.secret_hide,()=>d(null))),...a?[c("p",{class:"teg-hint",role:"alert"},a.text)]:[],...o?m(o,x,h):s==null?[c("p",{class:"teg-hint"},h.know_covered)]:[]),v&&E&&l.querySelector(`[data-key="${E}"]`)?.focus({preventScroll:!0})},m=({seat:h,rows:x},w,b)=>{let y={seats:w},_=w.findIndex(S=>S.name===h),E=S=>c("td",{},...S.length?S.flatMap((M,A)=>[A?` ${b.or} `:"",c("span",{class:"teg-who"},N(y,M),w[M].name)]):["?"]),v=x.filter(([,S])=>S.length===1&&S[0]!==_).length,$=x.filter(([,S,M])=>S.length===1&&S[0]===_&&M.length!==1).length,k=_<0?`${b.know_sure_all}: ${x.filter(([,,S])=>S.length===1).length}`:`${b.know_sure}: ${v}. ${b.know_hidden}: ${$}`;return[e.get("aid")?c("p",{},k):c("p",{class:"teg-hint"},b.know_no_aid),x.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":b.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},b.place),_>=0&&c("th",{scope:"col"},`${h} ${b.know_knows}`),c("th",{scope:"col"},b.know_all))),c("tbody",{},...x.map(([S,M,A])=>c("tr",{},c("th",{scope:"row"},t.countries[S].name),_>=0&&E(M),E(A)))))):c("p",{class:"teg-hint"},b.know_nothing)]};return{root:l,traits:["steps","seats","may_ask","alone","aid"],draw:g,hear:h=>{h?.nonce!==n||h.kind==="knowledge"&&(h.seat!==s||h.line!==e.get("line")||h.step!==Math.min(e.get("step"),e.get("steps")))||(h.kind==="knowledge"?[o,a]=[h,null]:h.kind==="refused"&&([o,a]=[null,h]),g())}}}function Ap(e,t){let n=new Map(t.countries.map((m,f)=>[m.name,f])),o=m=>e.lead({selected:m}),s=c("select",{"data-key":"odds-from",change:()=>o(s.value?[s.value]:[])}),r=c("select",{"data-key":"odds-to",change:()=>o(r.value?[s.value,r.value]:[s.value])}),a=[c("span"),c("span")],i=c("div",{role:"status"}),l=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},a[0],s),c("label",{},a[1],r)),i),p=(m,f,h)=>{let x=y=>c("option",{value:t.countries[y].name},t.countries[y].name),w=y=>f.filter(_=>(t.countries[_].continent??-1)===y),b=(t.continents??[]).map((y,_)=>({name:y.name,options:w(_).map(x)}));m.replaceChildren(c("option",{value:""},h),...b.filter(y=>y.options.length).map(y=>c("optgroup",{label:y.name},...y.options)),...w(-1).map(x))},[u,d]=["",""];return{root:l,traits:["odds"],draw:()=>{let m=e.get("lang"),f=I(m),[h="",...x]=e.get("selected")??[],w=e.get("odds")??{},[b,y]=[`${m}/${h}`,x.at(-1)??""];b!==u&&(u=b,a[0].textContent=f.source,a[1].textContent=f.target,p(s,[...t.countries.keys()],f.choose),p(r,t.countries[n.get(h)??-1]?.neighbours??[],f.choose)),[s.value,r.value,r.disabled]=[h,y,!h];let _=JSON.stringify([m,w]);if(_===d)return;d=_;let E=w.target?`${f.odds}: ${w.sources.join(", ")} → ${w.target}`:f.odds,v="conquest"in w?Bt(w,m):[c("p",{class:"teg-hint"},w.target?f.odds_none:f.odds_choose)];i.replaceChildren(Z(E,...v))}}}var _r={odds:Ap,knowledge:Op};function Tp({host:e,el:t,board:n}){let o=[],s=e.get("face"),r=Co(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>u()),a=$n(t,e,o),i=_r[s]({...e,lead:r},n),l=c("p",{class:"teg-caption","aria-live":"polite"}),p=c("div",{class:"teg teg-follower",role:"group","data-face":s},i.root,l);Ee(t),t.append(p),Me(p,o);let u=()=>{p.dataset.size=e.get("size"),p.dataset.step=String(e.get("step")),l.textContent=e.get("caption"),i.draw(),a([...i.traits,"line","step","lang"].map(m=>JSON.stringify(e.get(m))).join())},d=(m,f)=>{o.push(e.hear(m,f))};for(let m of["lang","size","caption",...i.traits])d(`change:${m}`,u);i.hear&&d("message",i.hear);let g=()=>{p.dataset.theme=ye()?"dark":"light"};return g(),o.push(Se(g)),u(),()=>o.forEach(m=>m())}var bx=["yes","number","range","chance"];function yx(e,{html:t,view:n},o){let s=c("div",{}),r=()=>s.innerHTML=t,a=async()=>{let i=await e.embed(n);s.replaceChildren(i.el),o.push(()=>i.remove())};return n&&e.embed?a().catch(r):r(),s}function Cp({host:e,el:t}){let n=[],o=c("div",{class:"teg teg-guess",role:"group"});Ee(t),t.append(o),Me(o,n),vn(o);let s=nt(t,()=>{},n),r=null,a=c("div",{class:"teg-reveal"}),i="",l=!1,p=e.get("asks")||"yes",[u,d,g]=["","",50],m=()=>{[l,i]=[!1,I(e.get("lang")).kernel_gone],x()};n.push(e.hear("presence",()=>e.presence()==="gone"&&m()));let f=v=>{[l,i]=[!0,""],x(),e.send({kind:"bet",bet:v})},h=()=>{[l,i]=[!0,""],x(),e.send({kind:"give_up"})},x=()=>{let v=bn(e.get("lang"));o.dataset.theme=ye()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",v.guess),o.replaceChildren(c("h4",{},v.guess),c("p",{class:"teg-task-text"},e.get("question")),...r?_(r,v):w(v)),s(`${!!r}`)},w=v=>{let $=e.get("asks")?[]:bx.map(k=>{let S=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${k}`,change:()=>(p=k,x(),b(k))});return S.checked=k===p,c("label",{},S," ",v[`kind_${k}`])});return[...$.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},v.how),...$)]:[],c("div",{class:"teg-buttons"},...y(v),L("give_up",v.give_up,h,{disabled:l})),c("p",{class:"teg-verdict",role:"status",hidden:!i&&!l,"data-right":"null"},l?v.working:i)]},b=v=>o.querySelector(`[data-key="kind-${v}"]`)?.focus(),y=v=>{if(p==="yes")return[L("yes",v.yes,()=>f(!0),{disabled:l}),L("no",v.no,()=>f(!1),{disabled:l})];let $=()=>f(p==="chance"?`${g} %`:p==="range"?[u,d]:u),k=(A,C,R,z)=>{let j=c("input",{type:"text","data-key":A,"aria-label":C,placeholder:C,maxlength:60,autocomplete:"off",input:T=>z(T.target.value)});return j.value=R,j.addEventListener("keydown",T=>T.key==="Enter"&&$()),j},S=c("output",{},`${g} %`),M=c("input",{type:"range",min:0,max:100,step:5,value:g,"data-key":"chance","aria-label":v.kind_chance,input:A=>{g=A.target.valueAsNumber,S.textContent=`${g} %`}});return[...p==="chance"?[M,S]:[],...p==="number"?[k("number",v.kind_number,u,A=>u=A)]:[],...p==="range"?[k("from",v.from,u,A=>u=A),k("to",v.to,d,A=>d=A)]:[],L("bet",v.bet,$,{class:"teg-main",disabled:l})]},_=({bet:v,result:$,judged:k,hit:S,score:M},A)=>[c("dl",{class:"teg-came"},c("dt",{},A.you_said),c("dd",{},v),c("dt",{},A.came_out),c("dd",{},$)),c("p",{class:"teg-verdict",role:"status","data-right":String(S??null)},k),c("p",{class:"teg-hint"},M),a],E=v=>{if(v?.kind==="came")r=v.came,a.replaceChildren(...v.came.reveal.map($=>yx(e,$,n)));else if(v?.kind==="refused")i=v.text;else return;l=!1,x()};return n.push(Se(x),e.hear("message",E),e.hear("change:question",x),e.hear("change:lang",x)),x(),e.send({kind:"show"}),()=>n.forEach(v=>v())}var kx=24;function zp(e,t){let n=null,o=null,s=[],r=0,a=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(g=>c("span",{role:"gridcell"},g)),l=d=>{let{first:g,round:m,seat:f,kind:h,text:x}=o,{seats:w,kinds:b}=n,y=f[d]<0?"":c("span",{},N(n,f[d]),w[f[d]].name);return c("div",{class:"teg-entry",title:x[d]},...i(g+d,m[d],y,b[h[d]]??h[d],x[d]))},p=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),u=Wn({height:kx,label:"",head:a,draw:l,pick:d=>p((o?.first??0)+d),move:d=>p(t()+d)});return{root:c("div",{class:"teg-log"},u.root),tell(d,g,m,f){let h=[d,g,m,f];h.every((x,w)=>x===s[w])||(s=h,n=d,o=wt(d,g,m),a.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(x=>c("span",{role:"columnheader"},x))),u.root.setAttribute("aria-label",f.log),u.fill(o.text.length,Number(getComputedStyle(u.root).getPropertyValue("--teg-type"))||1),u.show(-1),u.show(r-o.first))},show(d){r=d,u.show(d-(o?.first??0))},stop:u.stop}}var Lr={timeline:Vn,table:zp,race:Dn},vx=[];function jp({host:e,el:t,film:n}){let o=[],s=$n(t,e,o),r=Co(e,["line","step"],o,()=>m()),a=null,i="",l=(w,b)=>{r({...b!==e.get("line")&&{line:b},...w!==e.get("step")&&{step:w}})},p=Lr[e.get("face")](l,()=>e.get("step")),u=c("p",{class:"teg-caption","aria-live":"polite"}),d=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,u);Ee(t),t.append(d),Me(d,o);let g=()=>{!a||i!==e.get("film")||(p.tell(a,e.get("tail"),e.get("line"),I(a.lang),e.get("turns")??vx),d.dataset.size=e.get("size")??"page",u.textContent=e.get("caption"),m())},m=()=>{p.show(e.get("step"),e.get("line")),d.dataset.step=String(e.get("step")),s(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},f=async w=>{let b=e.get("film");[a,i]=[await Rn(w),b],g()},h=(w,b)=>{o.push(e.hear(w,b))};for(let w of["line","tail","caption","size","turns"])h(`change:${w}`,g);h("change:film",async()=>f(await e.part("film")));let x=()=>{d.dataset.theme=ye()?"dark":"light"};return x(),o.push(Se(x),p.stop),f(n),()=>o.forEach(w=>w())}var _x=new Set(["restarting","autorestarting","terminating","dead","starting"]),qp="IPY_MODEL_";function $r(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=new Set,i=()=>a.forEach(w=>w(null)),l=!1,p="",u=()=>l||=!!r&&(r.isDisposed||_x.has(r.status)||o()?.id!==r.id),d=()=>{u(),i()};for(let w of["statusChanged","connectionStatusChanged","disposed"])r?.[w]?.connect(d),n.push(()=>r?.[w]?.disconnect(d));let g=(w,b)=>{let{msg_type:y,session:_}=b?.header??{};p||=_??"",!(l||y!=="shutdown_reply"&&(_??p)===p)&&(l=!0,i())};r?.iopubMessage?.connect(g),n.push(()=>r?.iopubMessage?.disconnect(g));let m=async w=>{if(u())return i();try{await w()}catch{l=!0,i()}},f=w=>{for(let[b,y]of Object.entries(w))e.set(b,y)},h=w=>w.startsWith(qp)?w.slice(qp.length):w,x=e.widget_manager;return{get:w=>e.get(w),show:f,set(w){f(w),m(()=>e.save_changes())},send(w,b,y){let E=b&&Object.assign(()=>{},{iopub:{status:v=>b?.(v?.content?.execution_state)}});m(()=>e.send(w,E,y))},hear(w,b){if(w==="presence")return a.add(b),()=>{a.delete(b)};let y=w==="message"?"msg:custom":w;return e.on(y,b),()=>e.off(y,b)},part:t,presence(){return l?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},async beside(w){let b=await x?.get_model?.(h(w)).catch(()=>null);return b?$r(b,t,n):null},embed:x?.create_view?async w=>x.create_view(await x.get_model(h(w))):null}}var Lx={exercise:kr,tour:kr,guess:Cp};function $x(e){let{host:t,el:n}=e,o=mn(e),s=async()=>{let a=await t.part("board");o(),n.replaceChildren(),o=mn({...e,board:a})},r=t.hear("change:board",s);return()=>{r(),o()}}function Mx(e){let t=e.host.get("face");return t in Lr?jp(e):t in _r?Tp(e):(Lx[t]??$x)(e)}function t_({model:e,part:t,...n}){let o=[],s=Mx({host:$r(e,t,o),...n});return()=>{s(),o.forEach(r=>r())}}export{t_ as render,Mx as show};
