function c(e,t={},...n){let o=document.createElement(e);return Or(o,t,n),o}function N(e,t={},...n){let o=document.createElementNS("http://www.w3.org/2000/svg",e);return Or(o,t,n),o}function Or(e,t,n){for(let[o,s]of Object.entries(t))typeof s=="function"?e.addEventListener(o,s):o==="style"?Object.assign(e.style,s):s===!0?e.setAttribute(o,""):s!==!1&&s!=null&&e.setAttribute(o,String(s));for(let o of n)o!=null&&o!==!1&&e.append(o instanceof Node?o:String(o))}function at(e,t){e.textContent!==t&&(e.textContent=t)}function M(e,t,n,o={}){return c("button",{type:"button","data-key":e,...o,click:n},t)}function le(e,t,n,o,s,r){let a=[{value:"",text:r},...n];return c("label",{class:"teg-field"},c("span",{},t),c("select",{"data-key":e,change:i=>s(i.target.value)},...a.map(i=>c("option",{value:i.value,selected:i.value===o},i.text))))}function wt(e,t,n,[o,s],r){let a=u=>Math.min(Math.max(Math.round(u),o),s),i=()=>{Number.isNaN(l.valueAsNumber)||r(a(l.valueAsNumber))},l=c("input",{type:"number","data-key":e,"aria-label":t,min:o,max:s,value:n,change:i});return Lp(l,()=>l.valueAsNumber||n,u=>l.value=String(a(u)),i),l}var Ap=8;function Lp(e,t,n,o){e.addEventListener("wheel",s=>{s.ctrlKey||s.metaKey||!s.deltaY||(s.preventDefault(),n(t()-Math.sign(s.deltaY)),o())},{passive:!1}),e.addEventListener("pointerdown",s=>{if(s.button)return;let r=t(),a=!1,i=u=>{let p=Math.trunc((u.clientX-s.clientX+s.clientY-u.clientY)/Ap);a||=p!==0,a&&n(r+p)},l=()=>{e.removeEventListener("pointermove",i),a&&o()};e.setPointerCapture(s.pointerId),e.addEventListener("pointermove",i),e.addEventListener("lostpointercapture",l,{once:!0})})}var bt={keys:()=>!1};function Cp(){let e=[];return{...bt,renew:(t,n)=>e=n,ready:()=>e.length>0,value:()=>e,draw:t=>[c("p",{class:"teg-picked"},e.length?`${t.picked}: ${e.join(", ")}`:t.pick)]}}function Tp(e,t,n){let o="";return{...bt,renew:()=>{},ready:()=>o.trim()!=="",value:()=>o.trim(),draw:s=>[Lr("number",s.number_how,o,r=>(o=r,n()))]}}function Lr(e,t,n,o){let s=c("input",{type:"text","data-key":e,"aria-label":t,placeholder:t,maxlength:60,autocomplete:"off"});return s.value=n,s.addEventListener("input",()=>{let[r,a]=[s.selectionStart,s.selectionEnd];o(s.value),s.getRootNode().activeElement?.setSelectionRange?.(r,a)}),s}function jp(e,t,n){let{options:o,values:s,numbered:r}=e,a=0;return{...bt,renew:i=>({options:o,values:s,numbered:r}=i),ready:()=>a>0,value:()=>s[a-1],draw:()=>[c("ol",{class:"teg-options"},...o.map((i,l)=>kn("radio",`option-${l+1}`,`teg-${t}`,i,a===l+1,()=>{a=l+1,n(r?{entry:a}:{})},r?l+1:0)))]}}function zp(e,t,n){let{options:o,values:s}=e,r=new Set;return{...bt,renew:a=>({options:o,values:s}=a),ready:()=>r.size>0,value:()=>[...r].sort((a,i)=>a-i).map(a=>s[a-1]),draw:a=>[c("p",{class:"teg-picked"},a.several),c("ol",{class:"teg-options"},...o.map((i,l)=>kn("checkbox",`option-${l+1}`,"",i,r.has(l+1),()=>{r.delete(l+1)||r.add(l+1),n()})))]}}function Np(e,t,n){let o=null,s="",r=a=>()=>(o=a,n());return{...bt,renew:()=>{},ready:()=>o!=null,value:()=>o?"legal":s.trim()||"illegal",draw:a=>[c("ol",{class:"teg-options"},kn("radio","legal",`teg-${t}`,a.legal,o===!0,r(!0)),kn("radio","illegal",`teg-${t}`,a.illegal,o===!1,r(!1))),...o===!1?[Lr("clause",a.which_clause,s,i=>(s=i,n()))]:[]]}}function kn(e,t,n,o,s,r,a=0){let i=c("input",{type:e,"data-key":t,name:n||null,change:r});return i.checked=s,c("li",{},c("label",{},i," ",a>0&&c("b",{},`${a}. `),o))}function qp(e,t,n){let{options:o,values:s}=e,r=[...s],a=p=>o[s.indexOf(p)],i=(p,d)=>d<0||d>=r.length||p===d?!1:(r.splice(d,0,...r.splice(p,1)),n(),!0),l=-1,u=p=>d=>{d.preventDefault(),l>=0&&i(l,p),l=-1};return{renew:p=>({options:o,values:s}=p),ready:()=>!0,value:()=>[...r],keys:(p,d)=>{let g=d.closest("[data-order]"),m={ArrowUp:-1,ArrowDown:1}[p];if(!g||m==null)return!1;let f=r.indexOf(Number(g.getAttribute("data-order")));return i(f,f+m),!0},draw:p=>[c("p",{class:"teg-picked"},p.order_how),c("ol",{class:"teg-order"},...r.map((d,g)=>c("li",{tabindex:0,draggable:"true","data-order":d,"data-key":`item-${d}`,"aria-label":`${g+1}. ${a(d)}`,dragstart:m=>{l=g,m.dataTransfer?.setData("text/plain",String(d))},dragover:m=>m.preventDefault(),drop:u(g)},c("span",{},`${g+1}. ${a(d)}`),c("span",{class:"teg-group"},M(`up-${d}`,"▲",()=>i(g,g-1),{"aria-label":`${p.up}: ${a(d)}`,disabled:g===0}),M(`down-${d}`,"▼",()=>i(g,g+1),{"aria-label":`${p.down}: ${a(d)}`,disabled:g===r.length-1})))))]}}var Ar=()=>({...bt,renew:()=>{},ready:()=>!1,value:()=>null,draw:()=>[]}),It={map:{answer:Cp,manner:"pick"},ticks:{answer:zp,manner:"look"},radio:{answer:jp,manner:"look"},text:{answer:Tp,manner:"look"},order:{answer:qp,manner:"look"},clause:{answer:Np,manner:"look"},moves:{answer:Ar,manner:"play"},none:{answer:Ar,manner:"look"}};var $e={all:{round:{es:"Vuelta",en:"Round"},chance:{es:"Azar",en:"Chance"},over:{es:"Fin de la partida",en:"Game over"},winner:{es:"Ganó",en:"Winner"},winners:{es:"Victoria compartida",en:"Shared victory"},draw:{es:"Sin ganador",en:"No winner"},due:{es:"Para poner",en:"To place"},situation:{es:"Situación",en:"Situation"},dice:{es:"Dados",en:"Dice"},attack:{es:"Ataque",en:"Attack"},defence:{es:"Defensa",en:"Defence"},losses_attack:{es:"{seat} pierde {attack}",en:"{seat} loses {attack}"},losses_defence:{es:"{other} pierde {defence}",en:"{other} loses {defence}"},losses:{es:"Bajas",en:"Losses"},conquered:{es:"¡Conquista!",en:"Conquered!"},seats:{es:"Colores",en:"Seats"},countries:{es:"Países",en:"Countries"},armies:{es:"Ejércitos",en:"Armies"},army:{es:"ejército",en:"army"},cards:{es:"Tarjetas",en:"Cards"},continent_cards:{es:"Tarjetas de continente",en:"Continent cards"},exchanges:{es:"Canjes",en:"Exchanges"},first:{es:"mano: empieza la vuelta",en:"begins the round"},viewer:{es:"quien mira esta pantalla",en:"who looks at this screen"},bot:{es:"bot",en:"bot"},dead:{es:"eliminado",en:"eliminated"},news:{es:"Novedades",en:"News"},events:{es:"Lista de sucesos",en:"List of events"},events_show:{es:"Toda la lista",en:"The whole list"},event:{es:"Qué pasó",en:"What happened"},every_seat:{es:"todos los colores",en:"all seats"},every_kind:{es:"todo tipo de suceso",en:"all kinds of event"},kind_of:{es:"Tipo",en:"Kind"},beginning:{es:"Comienzo",en:"Beginning"},step:{es:"Paso",en:"Step"},seat:{es:"Color",en:"Seat"},log:{es:"Registro de la partida",en:"Log of the match"},race_secret:{es:"Lo que tiene cada uno es secreto.",en:"What each of them has is secret."},race:{es:"Cómo van",en:"How they stand"},no_news:{es:"Todavía no pasó nada.",en:"Nothing has happened yet."},secret:{es:"Tarjetas y objetivo",en:"Cards and objective"},secret_show:{es:"Ver mis tarjetas y mi objetivo",en:"Show my cards and objective"},secret_hide:{es:"Tapar",en:"Cover"},secret_whose:{es:"Solo para",en:"Only for"},objective:{es:"Objetivo",en:"Objective"},objectives:{es:"Objetivos",en:"Objectives"},hand:{es:"Tarjetas",en:"Cards"},no_cards:{es:"Sin tarjetas",en:"No cards"},exchange:{es:"Canjear",en:"Exchange"},actions:{es:"Tu jugada",en:"Your move"},waiting:{es:"Ahora juega otro.",en:"Somebody else is to move."},watching:{es:"Mirás la partida.",en:"You are watching."},chance_due:{es:"Falta tirar dados o sacar una tarjeta.",en:"Dice or a card are due."},past:{es:"Ves una posición anterior; si jugás otra cosa, empieza una variante.",en:"This is an earlier position; if you do something else, a variation begins."},past_off:{es:"Ves una posición anterior: en esta mesa no se deshace, se juega al final.",en:"This is an earlier position: at this table nothing is undone, play goes on at the end."},country:{es:"País",en:"Country"},place:{es:"Lugar",en:"Place"},source:{es:"Desde",en:"From"},target:{es:"Hacia",en:"To"},choose:{es:"elegir…",en:"choose…"},amount:{es:"Cantidad",en:"Amount"},all:{es:"todos",en:"all"},keep:{es:"Dejar en el origen",en:"Keep at the source"},do_place:{es:"Poner",en:"Place"},do_attack:{es:"Atacar",en:"Attack"},do_attack_until:{es:"Hasta dejar",en:"Until left with"},do_regroup:{es:"Mover",en:"Move"},do_ally_regroup:{es:"Mover",en:"Move"},do_fire_missile:{es:"Lanzar misil",en:"Fire missile"},conquest:{es:"Pasan al país conquistado",en:"Move into the conquered country"},hint_place:{es:"Clic en un país marcado para poner.",en:"Click a marked country to place."},hint_source:{es:"Clic en un país marcado: desde ahí se ataca.",en:"Click a marked country to attack from it."},hint_target:{es:"Clic en el país atacado: una tirada. Mayús+clic: hasta dejar esa cantidad.",en:"Click the target: one roll. Shift+click: until that many are left."},hint_regroup:{es:"Clic en el país que cede, y después en su vecino.",en:"Click the country that gives, then its neighbour."},hint_regroup_target:{es:"Elegí cuántos y apretá Mover, o clic otra vez en el destino.",en:"Say how many and press Move, or click the target again."},hint_conquest:{es:"¿Cuántos ejércitos entran?",en:"How many armies move in?"},first_step:{es:"Al comienzo",en:"To the start"},back:{es:"Atrás",en:"Back"},forward:{es:"Adelante",en:"Forward"},last_step:{es:"Al final",en:"To the end"},position:{es:"Posición",en:"Position"},undo:{es:"Deshacer",en:"Undo"},redo:{es:"Rehacer",en:"Redo"},line:{es:"Línea",en:"Line"},main_line:{es:"Principal",en:"Main line"},variation:{es:"Variante",en:"Variation"},ways:{es:"Cómo sigue",en:"How it goes on"},line_menu:{es:"Nombrar, promover o borrar esta línea",en:"Name, promote or delete this line"},rename:{es:"Nombrar",en:"Name"},line_title:{es:"Nombre de la línea",en:"Name of the line"},promote:{es:"Promover",en:"Promote"},promote_what:{es:"Toma el lugar de la línea de la que sale, que queda como variante",en:"It takes the place of the line that it leaves, which stays as a variation"},delete:{es:"Borrar…",en:"Delete…"},delete_sure:{es:"¿Borrar esta línea y las que salen de ella?",en:"Delete this line and those that leave it?"},delete_yes:{es:"Sí, borrar",en:"Yes, delete"},comment:{es:"Comentario de esta posición",en:"Comment on this position"},comment_add:{es:"Comentar",en:"Comment"},comment_change:{es:"Cambiar el comentario",en:"Change the comment"},draw_how:{es:"En el mapa, con el botón derecho: arrastrar dibuja una flecha, un clic marca un lugar (Shift: rojo, Alt: azul, los dos: amarillo).",en:"On the map, with the right button: dragging draws an arrow, a click marks a place (Shift: red, Alt: blue, both: yellow)."},wipe:{es:"Borrar flechas y marcas",en:"Clear arrows and marks"},restore:{es:"Deshacer el cambio",en:"Undo the change"},bots:{es:"Bots",en:"Bots"},since:{es:"Desde tu último turno",en:"Since your last turn"},since_lost:{es:"Perdiste",en:"You lost"},since_won:{es:"Ganaste",en:"You gained"},since_taken:{es:"Entre los demás",en:"Among the others"},since_by:{es:"ante",en:"to"},since_of:{es:"de",en:"from"},pause:{es:"Pausa",en:"Pause"},go_on:{es:"Seguir",en:"Go on"},stop:{es:"Detener",en:"Stop"},playing_turn:{es:"Los bots juegan el turno",en:"The bots are playing the turn"},playing_round:{es:"Los bots juegan la vuelta",en:"The bots are playing the round"},playing_mine:{es:"Los bots juegan hasta tu turno",en:"The bots are playing until your turn"},playing_end:{es:"Los bots juegan hasta el final",en:"The bots are playing to the end"},moves:{es:"Jugadas",en:"Moves"},speed:{es:"Velocidad de los bots",en:"Speed of the bots"},at_once:{es:"al instante",en:"at once"},quick:{es:"rápido",en:"quick"},sound:{es:"Sonido",en:"Sound"},slow:{es:"lento",en:"slow"},easy:{es:"fácil",en:"easy"},normal:{es:"normal",en:"normal"},hard:{es:"difícil",en:"hard"},missile_keeper:{es:"misilero",en:"missile keeper"},missile_keeper_what:{es:"Compra misiles y los guarda: donde tiene uno, no alcanza con un misil para tirarle.",en:"Buys missiles and keeps them: where it has one, a single missile cannot be fired at it."},advice:{es:"Pista",en:"Hint"},advice_ask:{es:"Pedir una pista",en:"Ask for a hint"},advice_what:{es:"Lo que haría el mejor bot de este juego con lo que vos podés saber.",en:"What the best bot of this game would do with what you may know."},advice_quiz:{es:"Primero, una pregunta",en:"Question first"},advice_quiz_what:{es:"Una pregunta para pensar antes de ver la pista.",en:"A question to think about before you see the hint."},advice_tell:{es:"Ver la pista",en:"Show the hint"},until_mine:{es:"hasta mi turno",en:"until my turn"},bots_on:{es:"Que jueguen los bots hasta mi turno",en:"Let the bots play until my turn"},awaiting:{es:"Se espera a",en:"Waiting for"},place_missile:{es:"Misil (6)",en:"Missile (6)"},convert:{es:"Convertir",en:"Convert"},convert_count:{es:"Misiles",en:"Missiles"},missile_mode:{es:"Modo misil",en:"Missile mode"},hint_fire:{es:"Clic en un país con misiles: se ve su alcance.",en:"Click a country with missiles to see its reach."},hint_fire_target:{es:"Clic en un país sombreado: se lanza. Esc: soltar.",en:"Click a shaded country to fire. Esc: let go."},damage:{es:"Bajas",en:"Losses"},unit:{es:"Qué se mueve",en:"What moves"},unit_armies:{es:"ejércitos",en:"armies"},unit_missiles:{es:"misiles",en:"missiles"},occupant:{es:"Contra",en:"Against"},hint_placing_missiles:{es:"Clic en un país marcado: pone ejércitos y lo elige para misiles.",en:"Click a marked country: places armies and picks it for missiles."},hint_intrusion:{es:"¿Cuántos ejércitos entran al país compartido?",en:"How many armies enter the shared country?"},hint_aggression:{es:"¿Cuántos ejércitos pasan en total?",en:"How many armies move in, in total?"},hint_dice:{es:"¿Cuántos dados tirás?",en:"How many dice do you roll?"},joint:{es:"Ataque conjunto",en:"Joint attack"},joint_on:{es:"Seguir",en:"Go on"},joint_stop:{es:"Parar",en:"Stop"},joint_open:{es:"Abrir ataque conjunto",en:"Open the joint attack"},zone:{es:"Zona internacional: el otro no cumplió. ¿Sigue?",en:"International zone: the other failed its duty. Does it go on?"},zone_keep:{es:"Mantener",en:"Keep"},zone_end:{es:"Terminar",en:"End"},pacts:{es:"Pactos",en:"Pacts"},no_pacts:{es:"Ningún pacto.",en:"No pacts."},proposals:{es:"Propuestas",en:"Proposals"},asked:{es:"Te proponen un pacto",en:"A pact is proposed to you"},accept:{es:"Aceptar",en:"Accept"},decline:{es:"Rechazar",en:"Decline"},withdraw:{es:"Retirar",en:"Withdraw"},break_pact:{es:"Romper…",en:"Break…"},break_sure:{es:"¿Anunciar la ruptura?",en:"Announce the break?"},yes:{es:"Sí, romper",en:"Yes, break it"},no:{es:"No",en:"No"},broken_by:{es:"Anunció la ruptura:",en:"Break announced by"},bound_until:{es:"la respeta hasta que termine el próximo turno de",en:"bound until the end of the next turn of"},bound_now:{es:"la respeta hasta que termine este turno de",en:"bound until the end of this turn of"},propose:{es:"Proponer…",en:"Propose…"},send_offer:{es:"Proponer",en:"Propose"},no_offers:{es:"No hay nada que proponer ahora.",en:"Nothing can be proposed now."},offer_kind:{es:"Pacto",en:"Pact"},offer_partner:{es:"A",en:"To"},offer_terms:{es:"Sobre",en:"About"},offer_first:{es:"De",en:"Of"},offer_all:{es:"todos",en:"all"},blocked:{es:"Bloqueado: todos sus vecinos son de un mismo enemigo, con 2 ejércitos o más. No recibe ejércitos ni misiles (TEG-10.1, TEG-10.3).",en:"Blocked: all its neighbours belong to one enemy, with 2 armies or more. It receives no armies or missiles (TEG-10.1, TEG-10.3)."},closed:{es:"Cerrado por un pacto",en:"Closed by a pact"},until_action:{es:"una jugada",en:"one action"},until_turn:{es:"un turno",en:"one turn"},until_round:{es:"una vuelta",en:"one round"},until_end:{es:"hasta el final",en:"to the end"},language:{es:"Idioma",en:"Language"},wide:{es:"Agrandar o achicar el mapa",en:"Enlarge or shrink the map"},refused:{es:"No se puede",en:"Not allowed"},close:{es:"Cerrar",en:"Close"},other_reading:{es:"Otra lectura",en:"Another reading"},option:{es:"Opción",en:"Option"},busy:{es:"Pensando…",en:"Thinking…"},no_common_objective:{es:"Sin objetivo común: países de relleno",en:"No common objective: countries filled in"},five_cards:{es:"Tenés cinco tarjetas: si no canjeás ahora, en este turno no sacás otra.",en:"You hold five cards: unless you exchange now, you draw none this turn."},card_forfeit:{es:"Ganaste una tarjeta y todavía no la pediste: si termina el turno, se pierde.",en:"You have earned a card and not asked for it yet: if the turn ends, it is lost."},kernel_busy:{es:"El kernel está ocupado con una celda: el tablero contesta cuando termine.",en:"The kernel is busy with a cell: the board answers when that ends."},kernel_away:{es:"Se cortó la conexión con el kernel: cuando vuelva, el tablero sigue.",en:"The connection to the kernel is lost: when it is back, the board goes on."},kernel_gone:{es:"El kernel se reinició o se cerró, y este tablero ya no responde. Volvé a correr su celda: con autosave la partida sigue donde estaba.",en:"The kernel was restarted or has ended, and this board no longer answers. Run its cell again: with autosave the match goes on from where it was."},marked:{es:"marcado",en:"marked"},unmarked:{es:"ya no está marcado",en:"not marked any more"},no_answer:{es:"El kernel no contesta: está ocupado, o se cerró. Si no vuelve, volvé a correr la celda.",en:"The kernel does not answer: it is busy, or has ended. If it does not come back, run the cell again."},odds:{es:"Probabilidades",en:"Odds"},odds_conquest:{es:"de conquistar",en:"to conquer"},odds_once:{es:"de ganar el combate",en:"to win the fight"},odds_end:{es:"si sigue hasta el final",en:"if it goes on to its end"},odds_group:{es:"Soldados del grupo que quedan cuando el otro cae",en:"Soldiers of the group left when the other falls"},odds_losses:{es:"Bajas esperadas",en:"Expected losses"},odds_left:{es:"Quedan",en:"Left"},odds_choose:{es:"Elegí desde dónde y hacia dónde.",en:"Choose from where and where to."},odds_none:{es:"Acá no hay un ataque que decidan los dados.",en:"Here is no attack that dice decide."},knowledge:{es:"Quién sabe qué",en:"Who knows what"},know_whose:{es:"De quién",en:"Whose"},know_all:{es:"Lo saben todos",en:"Everybody knows"},know_knows:{es:"sabe",en:"knows"},know_sure:{es:"Provincias ajenas con dueño seguro",en:"Provinces of others whose owner is certain"},know_sure_all:{es:"Provincias con dueño seguro",en:"Provinces whose owner is certain"},know_hidden:{es:"Propias que no todos conocen",en:"Own ones that not everybody knows"},know_nothing:{es:"Todavía nadie tuvo que decir nada.",en:"Nobody has had to say anything yet."},know_covered:{es:"Tapado: decí quién mira.",en:"Covered: say who looks."},know_no_aid:{es:"Sin ayuda memoria solo se muestra lo que está a la vista (REC-8.9).",en:"Without a memory aid only what is in sight is shown (REC-8.9)."},or:{es:"o",en:"or"},throw:{es:"La mesa de verdad",en:"The real table"},throw_what:{es:"Escribí lo que salió",en:"Type what came up"},throw_as:{es:"Se escribe como:",en:"Written like:"},throw_enter:{es:"Anotar",en:"Enter"},turn_point:{es:"Vuelco",en:"Turning point"},turn_of:{es:"turno de",en:"turn of"},turn_luck:{es:"dados",en:"dice"},turn_decision:{es:"decisiones",en:"decisions"},turn_all_luck:{es:"todo suerte",en:"all luck"},turns:{es:"Vuelcos: probabilidad de ganar antes y después",en:"Turning points: chance of winning before and after"},odds_axis:{es:"Ejércitos que le quedan al atacante si conquista",en:"Armies left to the attacker after a conquest"},source_first:{es:"Elegí primero desde dónde atacar:",en:"Choose first where to attack from:"},nobody:{es:"de nadie",en:"nobody's"},borders:{es:"Limita con",en:"Borders"},zoom_in:{es:"Acercar el mapa (+)",en:"Zoom in (+)"},zoom_out:{es:"Alejar el mapa (-)",en:"Zoom out (-)"},keys_map:{es:"En el mapa (Tab): las flechas van de lugar a lugar, Enter elige; + y - lo acercan y alejan, Inicio lo muestra entero; * marca el lugar, > empieza y termina una flecha.",en:"On the map (Tab): arrows go from place to place, Enter chooses; + and - zoom, Home shows all of it; * marks the place, > begins and ends an arrow."},as_table:{es:"El mapa como tabla",en:"The map as a table"},walk:{es:"Mapa. Las flechas van de un lugar al vecino; Enter elige; más y menos acercan y alejan.",en:"Map. Arrows go from a place to the next; Enter chooses; plus and minus zoom."},region:{es:"Región",en:"Region"},stands:{es:"Quién está",en:"Who is there"},marks:{es:"Marcado",en:"Marked"},is_source:{es:"elegido",en:"chosen"},is_target:{es:"destino elegido",en:"chosen as the target"},is_aim:{es:"destino posible",en:"possible target"},is_legal:{es:"se puede elegir",en:"can be chosen"},map:{es:"Mapa",en:"Map"},keys_teg:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. M: misiles. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. M: missiles. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_armies:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},missiles:{es:"Misiles",en:"Missiles"},shared:{es:"compartido con",en:"shared with"},unknown:{es:"dueño secreto",en:"owner secret"},curtain_turn:{es:"Le toca a",en:"It is the turn of"},curtain_pass:{es:"Pasale la pantalla: lo que sigue es solo para sus ojos.",en:"Pass the screen: what follows is for their eyes only."},curtain_me:{es:"Soy",en:"It's me"},look_first:{es:"Lo que podés hacer está en tus tarjetas.",en:"What you can do is in your cards."},answers:{es:"responde.",en:"answers."},hint_one:{es:"Clic en un lugar marcado.",en:"Click a marked place."},hint_first:{es:"Clic en un lugar marcado: desde ahí.",en:"Click a marked place: from there."},hint_second:{es:"Clic en el destino. Esc: soltar.",en:"Click where to. Esc: let go."},hint_second_amount:{es:"Clic en el destino, elegí cuántos y confirmá (o clic otra vez).",en:"Click where to, say how many and confirm (or click again)."},hint_choose:{es:"Elegí y confirmá.",en:"Choose and confirm."},further:{es:"Después",en:"Then"},flag_yes:{es:"Sí",en:"Yes"},flag_no:{es:"No",en:"No"},made:{es:"hechos",en:"made"},deck:{es:"mazo",en:"deck"},discards:{es:"descarte",en:"discards"},rec_first_turn:{es:"En el primer turno no se ataca: mové o pasá.",en:"No attack in the first turn: move or pass."},rec_place:{es:"Clic en tus provincias: una tropa cada vez (Mayús+clic: sacar).",en:"Click your provinces: one troop each time (Shift+click: take back)."},rec_left:{es:"Faltan",en:"Left"},rec_attack:{es:"Clic en una provincia que no sea tuya: su dueño tiene que decir que es suya.",en:"Click a province that is not yours: its owner has to say so."},rec_move:{es:"Clic en la provincia de donde salen tropas. Todas se mueven a la vez.",en:"Click the province that troops leave. All move at the same time."},rec_move_to:{es:"Clic en una provincia tuya vecina: ahí van.",en:"Click a province of yours next to it: there they go."},rec_drop:{es:"Sacar",en:"Take out"},rec_commit:{es:"Elegí qué cartas pasás: solo cuentan las tropas de esas provincias.",en:"Choose the cards you pass: only troops on those provinces count."},rec_commit_defender:{es:"Tu carta atacada va siempre. Elegí qué otras pasás.",en:"The card under attack always goes. Choose which others you pass."},rec_no_cards:{es:"No tenés otras cartas que pasar.",en:"You have no other cards to pass."},rec_shown:{es:"El atacante pasó",en:"The attacker passed"},rec_result:{es:"Último ataque",en:"Last attack"},rec_success:{es:"La carta cambia de manos.",en:"The card changes hands."},rec_failure:{es:"El ataque fracasa.",en:"The attack fails."},rec_secret_result:{es:"Solo las dos partes saben cómo terminó.",en:"Only the two sides know how it ended."},rec_own:{es:"Lo tuyo",en:"What is yours"},rec_goal:{es:"se gana con",en:"to win:"},rec_key_sure:{es:"rayada: sabés de quién es",en:"striped: you know whose it is"},rec_key_maybe:{es:"puntos: puede ser de uno de estos",en:"dots: one of these may own it"},rec_notes:{es:"Lo que sabés",en:"What you know"},keys_rec:{es:"U: deshacer. Enter: confirmar. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"U: undo. Enter: confirm. 1 to 9: amount. P: pause the bots. Esc: let go."},keys_eggar:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 0 a 7: soldado. E: terminar la fase. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 0 to 7: soldier. E: end the phase. U: undo. R: redo. P: pause the bots. Esc: let go."},keys_wargame:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. 1 a 9: cantidad. Enter: dar la orden. E: terminar el turno. U: deshacer. R: rehacer. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. 1 to 9: amount. Enter: give the order. E: end the turn. U: undo. R: redo. P: pause the bots. Esc: let go."},keys:{es:"Flechas: atrás y adelante; ↑ ↓ eligen en una bifurcación. U: deshacer. R: rehacer. E: terminar la fase. 1 a 9: cantidad. P: pausa de los bots. Esc: soltar.",en:"Arrows: back and forward; ↑ ↓ choose at a fork. U: undo. R: redo. E: end the phase. 1 to 9: amount. P: pause the bots. Esc: let go."},plays:{es:"Juega",en:"To play:"},replay:{es:"Recorrer la partida",en:"Go through the match"},tab_help:{es:"Ayuda",en:"Help"},tab_news:{es:"Noticias",en:"News"},tab_table:{es:"Mesa",en:"Table"},tab_cards:{es:"Cartas",en:"Cards"},tab_notes:{es:"Notas",en:"Notes"},tab_end:{es:"Final",en:"End"},panels:{es:"Paneles",en:"Panels"},present:{es:"Volver al presente",en:"Back to the present"},size_class:{es:"Letra grande, para una clase",en:"Large type, for a class"},latest:{es:"Lo último",en:"Latest"},menu:{es:"Más opciones",en:"More options"},skip_to_map:{es:"Ir al mapa",en:"Skip to the map"},you:{es:"vos",en:"you"},skip_mine:{es:"Saltar a mi turno",en:"Skip to my turn"},skip_end:{es:"Saltar al final",en:"Skip to the end"},phase_place:{es:"Reforzar",en:"Reinforce"},phase_attack:{es:"Atacar",en:"Attack"},phase_regroup:{es:"Reagrupar",en:"Regroup"},phase_card:{es:"Tarjeta",en:"Card"},phase_play:{es:"Jugar",en:"Play"},phase_cards:{es:"Pasar cartas",en:"Pass cards"},phase_draw:{es:"Empate",en:"Draw"},phase_delivery:{es:"Primera entrega",en:"First delivery"},phase_orders:{es:"Órdenes",en:"Orders"},phase_move:{es:"Mover",en:"Move"},phase_question:{es:"Pregunta",en:"Question"},troops:{es:"Tropas",en:"Troops"},transfers:{es:"Traslados",en:"Transfers"},proposes:{es:"le propone a",en:"proposes to"},proposes_you:{es:"te propone",en:"proposes to you"},there:{es:"En juego",en:"At stake"},other:{es:"Otra cosa…",en:"Something else…"},since_watch:{es:"Ver cómo fue",en:"Watch it"},since_nothing:{es:"No perdiste ni ganaste países.",en:"You lost and won no countries."},more:{es:"más",en:"more"},explore:{es:"Explorar desde acá",en:"Explore from here"},explore_leave:{es:"Salir",en:"Leave"},explore_leave_what:{es:"Dejar de explorar",en:"Stop exploring"},exploring:{es:"Explorás: nada cuenta.",en:"Exploring: nothing counts."},exploring_what:{es:"Probá jugadas sin que cuenten: la partida queda como está.",en:"Try moves that do not count: the match stays as it is."},exploring_tree:{es:"Lo que jugás acá no cuenta. Los bots juegan cuando se lo pedís. Si volvés atrás y jugás otra cosa, se abre otra rama.",en:"What you play here does not count. Bots play when you ask them. If you step back and play something else, another branch begins."},own_first:{es:"Repasar mis jugadas",en:"Go through my moves"},own_next:{es:"Mi jugada siguiente",en:"My next move"},own_back:{es:"La anterior",en:"The one before"},own_at:{es:"Tu jugada {number} de {count}",en:"Your move {number} of {count}"},to_end:{es:"Al final",en:"To the end"},again:{es:"Otra partida",en:"Another match"},save:{es:"Guardar…",en:"Save…"},see:{es:"ver",en:"see"},decided:{es:"Qué lo decidió",en:"What decided it"},luck:{es:"Suerte con los dados",en:"Luck with the dice"},luck_what:{es:"Ejércitos que perdieron los otros, menos los propios",en:"Armies that the others lost, minus one's own"},luck_expected:{es:"ejércitos en {rolls} tiradas; lo esperado era {expected}.",en:"armies in {rolls} rolls; {expected} expected."},best_throw:{es:"La mejor tirada",en:"The best roll"},cancel:{es:"Cancelar",en:"Cancel"},explore_keep:{es:"Guardar…",en:"Keep…"},explore_keep_what:{es:"Guardar lo explorado como variante",en:"Keep what you explored as a variation"},keep_ask:{es:"¿Con qué nombre la guardás?",en:"What will you call it?"},keep_title:{es:"Nombre de la variante",en:"Name of the variation"},keep_yes:{es:"Guardar",en:"Keep"},leave_ask:{es:"¿Dejás de explorar? Lo que probaste se pierde.",en:"Stop exploring? What you tried will be lost."},leave_yes:{es:"Sí, salir",en:"Yes, leave"},leave_no:{es:"Seguir explorando",en:"Go on exploring"},past_own:{es:"Estás viendo la posición {step} de {steps}.",en:"You are looking at position {step} of {steps}."},past_own_what:{es:"Jugá desde acá para explorar o reemplazar lo que siguió.",en:"Play from here to explore, or to replace what followed."},past_ask:{es:"¿Jugar desde acá?",en:"Play from here?"},past_ask_both:{es:"Explorar no cuenta. Reemplazar deshace lo que siguió.",en:"Exploring does not count. Replacing takes back what followed."},past_ask_explore:{es:"Lo que siguió ya no se deshace, pero se puede explorar sin que cuente.",en:"What followed cannot be taken back, but you can explore: it does not count."},past_explore:{es:"Explorar",en:"Explore"},past_replace:{es:"Reemplazar",en:"Replace"},seat_ask:{es:"Vas a ver los secretos de {seat}: lo que hasta ahora veía solo ese color. ¿Seguimos?",en:"You will see the secrets of {seat}: what only this seat could see so far. Go on?"},seat_yes:{es:"Sí, seguir",en:"Yes, go on"},person:{es:"persona",en:"person"},player_of:{es:"Quién juega con",en:"Who plays"},taken_back:{es:"Jugadas deshechas",en:"Taken back"},bring_back:{es:"Traer de vuelta",en:"Bring back"}},eggar:{move:{es:"Elegí un soldado y después el cuadro, o arrastralo. Cada número dice cuántos pasos cuesta.",en:"Choose a soldier and then the square, or drag it. Each number is how many steps it takes."},armies:{es:"Ejércitos",en:"Armies"},armies_how:{es:"Se juega de arriba hacia abajo. Tachados, los soldados que cayeron.",en:"The turn goes from top to bottom. Soldiers that fell are struck out."},stand:{es:"en pie",en:"standing"},fallen:{es:"caídos",en:"fallen"},steps:{es:"Pasos",en:"Steps"},soldier:{es:"Soldado",en:"Soldier"},square:{es:"Cuadro",en:"Square"},attack:{es:"Clic en el rival que atacás; otro clic tira los dados. Clic en tus soldados: quiénes atacan.",en:"Click the rival you attack; another click rolls the dice. Click your soldiers: who attacks."},group:{es:"Atacan",en:"Attackers"},throw:{es:"Atacar con",en:"Attack with"},against:{es:"Contra",en:"Against"},ask:{es:"Elegí el nivel de la pregunta para",en:"Choose the level of the question for"},cards:{es:"quedan",en:"left"},remove:{es:"¿Qué soldado sale? Elegilo acá o en el tablero.",en:"Which soldier goes? Choose it here or on the board."},question:{es:"Pregunta",en:"Question"},for:{es:"para",en:"for"},reads:{es:"lee",en:"reads"},unknown:{es:"No sé",en:"I don't know"},peek:{es:"Ver la respuesta: solo",en:"See the answer: only"},peek_first:{es:"Quien responde no mira.",en:"Whoever is answering looks away."},right_is:{es:"Respuesta correcta",en:"Right answer"},right:{es:"¡Correcto!",en:"Right!"},wrong:{es:"Incorrecto",en:"Wrong"},said:{es:"Dijo",en:"Said"},nothing:{es:"que no sabe",en:"they do not know"},source:{es:"Fuente",en:"Source"},again:{es:"empate: se tira otra vez",en:"tie: rolled again"},fell:{es:"Cayó",en:"Fell"},flag:{es:"Bandera de",en:"Flag of"},at_stake:{es:"Si contesta mal, pierde un soldado",en:"A wrong answer costs a soldier"},in_the_sheet:{es:"La pregunta está en la hoja.",en:"The question is in the sheet."}},turn:{aim:{es:"Cómo se gana",en:"How you win"},turn:{es:"El turno",en:"The turn"},teg_phase_place:{es:"Poné tus ejércitos en países tuyos: un clic pone uno.",en:"Place your armies in countries of yours: a click places one."},teg_phase_attack:{es:"Desde un país tuyo con dos ejércitos o más, atacá a un vecino. Cuantas veces quieras.",en:"From a country of yours with two armies or more, attack a neighbour. As often as you like."},teg_phase_regroup:{es:"Pasá ejércitos entre países tuyos que limitan.",en:"Move armies between countries of yours that border on each other."},teg_phase_card:{es:"Si conquistaste lo que hace falta, pedí una tarjeta.",en:"If you conquered as much as it takes, ask for a card."},tgm_phase_place:{es:"Poné los refuerzos en territorios tuyos. Las cartas se cambian ahora.",en:"Place your reinforcements in territories of yours. Cards are exchanged now."},tgm_phase_attack:{es:"Desde un territorio tuyo con dos ejércitos o más, atacá a un vecino. Quien se defiende elige cuántos dados tira.",en:"From a territory of yours with two armies or more, attack a neighbour. The defender chooses how many dice to roll."},tgm_phase_regroup:{es:"Una vez por turno, pasá ejércitos de un territorio tuyo a otro que limita con él.",en:"Once a turn, move armies from a territory of yours to one that borders on it."},reconquista_phase_place:{es:"Cada uno reparte en secreto sus tropas entre sus provincias.",en:"Everybody secretly spreads troops over their provinces."},reconquista_phase_play:{es:"Pasá, mové tropas entre provincias tuyas que limitan, o atacá una ajena: su dueño tiene que decir que es suya.",en:"Pass, move troops between neighbouring provinces of yours, or attack one that is not yours: its owner must say so."},reconquista_phase_cards:{es:"Quienes tienen algo que ver con el ataque pasan cartas en secreto.",en:"Those involved in the attack pass cards in secret."},reconquista_phase_draw:{es:"Alguien ofrece empate: contestan todos.",en:"Somebody offers a draw: everybody answers."},wargame_phase_delivery:{es:"Elegí dónde llegan tus primeras tropas.",en:"Choose where your first troops arrive."},wargame_phase_orders:{es:"Cada unidad lista cumple una tarea: atacar, marchar, buscar recursos, construir. Al terminar elegís dónde llegan las próximas tropas.",en:"Each ready unit does one task: attack, march, gather resources, build. When you end the turn, you choose where the next troops arrive."},eggar_phase_move:{es:"Se tira un dado. Repartí los pasos entre tus soldados: nunca en diagonal.",en:"A die is rolled. Share the steps among your soldiers: never diagonally."},eggar_phase_attack:{es:"Atacá a un rival que está al lado de un soldado tuyo. Hasta cuatro atacan juntos, con un dado cada uno: vale el más alto.",en:"Attack a rival next to a soldier of yours. Up to four attack together, with a die each: the highest counts."},eggar_phase_question:{es:"Leele una pregunta a quien juega después. Si contesta mal, pierde un soldado.",en:"Read a question to whoever plays next. A wrong answer costs a soldier."}},wargame:{free:{es:"Sin tarea",en:"No task yet"},as_before:{es:"Como la vuelta pasada",en:"As last round"},all_gather:{es:"Que todos busquen",en:"All idle gather"},choose:{es:"Clic en un territorio tuyo. Los marcados tienen todavía unidades sin tarea.",en:"Click a territory of yours. Those that are marked still have units without a task."},aim:{es:"Clic en el blanco; otro clic, o el botón, da la orden.",en:"Click the target; another click, or the button, gives the order."},where:{es:"Clic en el destino; otro clic, o el botón, da la orden.",en:"Click where to; another click, or the button, gives the order."},here:{es:"Elegí qué y cuánto.",en:"Say what and how many."},nothing_here:{es:"Acá no queda nadie sin tarea.",en:"Nobody here is without a task."},locked:{es:"Construir, mejorar, armas y carga: están con tus depósitos.",en:"Building, upgrading, weapons and cargo: they are with your stocks."},place:{es:"Territorio",en:"Territory"},look:{es:"Pasá por un territorio para ver qué hay.",en:"Point at a territory to see what is there."},busy:{es:"con tarea",en:"busy"},level:{es:"nivel",en:"level"},stock:{es:"Depósito",en:"Stock"},no_stock:{es:"vacío",en:"empty"},hidden_stock:{es:"solo lo ve su dueño",en:"only its owner sees it"},defence:{es:"Defensa",en:"Defence"},hits:{es:"impactos",en:"hits"},stops:{es:"frena la muralla",en:"stopped by the wall"},conquers:{es:"¡Conquista!",en:"Conquest!"},holds:{es:"No alcanza",en:"Not enough"},lose:{es:"Perdés",en:"You lose"},loses:{es:"quien defiende pierde",en:"the defender loses"},duel:{es:"caen en la intercepción, de cada lado",en:"fall in the interception, on each side"},beyond:{es:"No alcanza el depósito",en:"More than the stock can pay"},you_have:{es:"tenés",en:"you have"},each_costs:{es:"cuesta",en:"costs"},aboard:{es:"Tropas a bordo",en:"Troops aboard"},cargo:{es:"Carga",en:"Cargo"},end:{es:"Terminar el turno…",en:"End the turn…"},end_now:{es:"Terminar el turno",en:"End the turn"},back:{es:"Volver",en:"Back"},deliver:{es:"¿Dónde llegan tus próximas tropas? Clic en uno o más territorios tuyos, en orden.",en:"Where do your next troops arrive? Click one or more territories of yours, in order."},troops:{es:"Tropas",en:"Troops"},all:{es:"Todos",en:"All"},borders:{es:"Fronteras",en:"Borders"},before:{es:"Como la última vez",en:"As last time"},treasures:{es:"Tesoros encontrados",en:"Treasures found"},sent_to:{es:"Próxima entrega",en:"Next delivery"},own_stock:{es:"En depósito",en:"In stock"},see_good:{es:"Clic en un recurso: el mapa muestra dónde está.",en:"Click a resource: the map shows where it is."},goals:{es:"Objetivos posibles",en:"Possible objectives"},last:{es:"Último combate",en:"Last fight"},sent:{es:"enviadas",en:"sent"},destroyed:{es:"destruye",en:"destroys"},none:{es:"nada",en:"nothing"},lock_title:{es:"Objetivo y depósitos",en:"Objective and stocks"},show:{es:"Ver mis depósitos y mi objetivo",en:"Show my stocks and objective"}},asking:{exercise:{es:"Ejercicio",en:"Exercise"},progress:{es:"Avance",en:"Progress"},stop:{es:"Paso",en:"Step"},right:{es:"bien",en:"right"},wrong:{es:"mal",en:"wrong"},seen:{es:"visto",en:"seen"},check:{es:"Comprobar",en:"Check"},hint:{es:"Pista",en:"Hint"},solution:{es:"Mostrame",en:"Show me"},another:{es:"Otra parecida",en:"Another one"},one_more:{es:"Otro ejercicio",en:"Another one"},chapters:{es:"Capítulos",en:"Chapters"},solved_of:{es:"{solved} de {total} resueltos",en:"{solved} of {total} solved"},points:{es:"puntos: {points}",en:"points: {points}"},forward:{es:"Próximo ejercicio",en:"Next exercise"},enough:{es:"Seguimos otro día: leé la idea otra vez.",en:"That is enough for today: read the idea again."},left_one:{es:"Te queda un intento.",en:"One try is left."},left:{es:"Intentos que quedan",en:"Tries left"},undo:{es:"Deshacer",en:"Undo"},again:{es:"Empezar de nuevo",en:"Begin again"},before:{es:"Anterior",en:"Back"},next:{es:"Siguiente",en:"Next"},full:{es:"Pantalla completa",en:"Full screen"},your_turn:{es:"Te toca: contestá y sigue.",en:"Your turn: answer, and it goes on."},tried:{es:"Intentos",en:"Tries"},pick:{es:"Tocá los países en el mapa; con el teclado, flechas y Enter.",en:"Click the countries on the map; by keyboard, arrows and Enter."},picked:{es:"Marcaste",en:"You marked"},several:{es:"Puede haber más de una.",en:"There may be more than one."},number_how:{es:"Por ejemplo 7, 5/12 o 41,7 %",en:"For instance 7, 5/12 or 41.7 %"},legal:{es:"Es legal",en:"It is legal"},illegal:{es:"No es legal",en:"It is not legal"},which_clause:{es:"¿Qué cláusula? Por ejemplo TEG-8.2",en:"Which clause? For instance TEG-8.2"},order_how:{es:"Arrastrá, o usá las flechas.",en:"Drag, or use the arrows."},up:{es:"Subir",en:"Move up"},down:{es:"Bajar",en:"Move down"},bet:{es:"Apostar",en:"Bet"},yes:{es:"Sí",en:"Yes"},no:{es:"No",en:"No"},kind_yes:{es:"Sí o no",en:"Yes or no"},kind_number:{es:"Un número",en:"A number"},kind_range:{es:"Entre dos números",en:"Between two numbers"},kind_chance:{es:"Una chance",en:"A chance"},from:{es:"Desde",en:"From"},to:{es:"hasta",en:"to"},guess:{es:"Predecí",en:"Predict"},how:{es:"Apuesta",en:"Bet"},working:{es:"Calculando…",en:"Working it out…"},give_up:{es:"No sé, mostrame",en:"I do not know, show me"},you_said:{es:"Dijiste",en:"You said"},came_out:{es:"Salió",en:"It came out"}},pact:{country:{es:"entre países",en:"between countries"},continent:{es:"dentro de un continente",en:"within a continent"},border:{es:"entre continentes",en:"between continents"},world:{es:"en todo el mundo",en:"everywhere"},zone:{es:"zona internacional",en:"international zone"},aggression:{es:"agresión",en:"aggression"},joint:{es:"ataque conjunto",en:"joint attack"},condominium:{es:"condominio",en:"condominium"},truce:{es:"tregua",en:"truce"}},symbol:{plane:{es:"avión",en:"plane"},soldier:{es:"soldado",en:"soldier"},anchor:{es:"ancla",en:"anchor"},joker:{es:"comodín",en:"joker"},supercard:{es:"supertarjeta",en:"supercard"}},told:{place_full:{es:"{seat} pone {amount} en {target}",en:"{seat} places {amount} in {target}"},place:{es:"{seat} pone {amount}",en:"{seat} places {amount}"},place_short:{es:"{seat} refuerza {target}",en:"{seat} reinforces {target}"},work_full:{es:"{seat} trabaja en {target}",en:"{seat} works in {target}"},work:{es:"{seat} pone a trabajar a sus tropas",en:"{seat} puts troops to work"},teg_work_full:{es:"{seat} arma un misil en {target}",en:"{seat} sets up a missile in {target}"},attack_full:{es:"{seat} ataca {target} desde {source}",en:"{seat} attacks {target} from {source}"},attack:{es:"{seat} ataca {target}",en:"{seat} attacks {target}"},losses_full:{es:"{seat} pierde {attack} y {other}, {defence}",en:"{seat} loses {attack}, {other} loses {defence}"},losses:{es:"{seat} y {other} tienen bajas",en:"{seat} and {other} have losses"},conquest_full:{es:"{seat} conquista {target}",en:"{seat} conquers {target}"},march_full:{es:"{seat} pasa {amount} de {source} a {target}",en:"{seat} moves {amount} from {source} to {target}"},march:{es:"{seat} pasa {amount} a {target}",en:"{seat} moves {amount} to {target}"},convoy_full:{es:"{seat} lleva misiles de {source} a {target}",en:"{seat} moves missiles from {source} to {target}"},convoy:{es:"{seat} lleva misiles a {target}",en:"{seat} moves missiles to {target}"},shift:{es:"{seat} mueve tropas",en:"{seat} moves troops"},card:{es:"{seat} saca una tarjeta",en:"{seat} takes a card"},tgm_card:{es:"{seat} saca una carta",en:"{seat} takes a card"},question:{es:"Una pregunta para {seat}",en:"A question for {seat}"},right:{es:"{seat} contesta bien",en:"{seat} answers right"},wrong:{es:"{seat} contesta mal",en:"{seat} answers wrong"},pact:{es:"{seat} y {other} hacen un pacto",en:"{seat} and {other} make a pact"},strike_full:{es:"{seat} bombardea {target} desde {source}",en:"{seat} strikes {target} from {source}"},strike:{es:"{seat} bombardea {target}",en:"{seat} strikes {target}"},teg_flight_full:{es:"{seat} lanza un misil a {target} desde {source}",en:"{seat} fires a missile at {target} from {source}"},teg_flight:{es:"{seat} lanza un misil a {target}",en:"{seat} fires a missile at {target}"},flight_full:{es:"{seat} dispara a {target} desde {source}",en:"{seat} fires at {target} from {source}"},flight:{es:"{seat} dispara a {target}",en:"{seat} fires at {target}"},roll:{es:"{seat} saca un {die}",en:"{seat} rolls a {die}"},walk_full:{es:"{seat} avanza de {source} a {target}",en:"{seat} walks from {source} to {target}"},fall_full:{es:"Cae un soldado de {seat} en {target}",en:"A soldier of {seat} falls in {target}"},flag_full:{es:"{seat} toma la bandera de {other}",en:"{seat} takes the flag of {other}"},flag:{es:"{seat} toma una bandera",en:"{seat} takes a flag"},continent:{es:"{continent}{armies}",en:"{continent}{armies}"},end:{es:"Gana {seat}",en:"{seat} wins"},end_all:{es:"Terminó la partida",en:"The match is over"}},start:{seats:{es:"Quiénes juegan",en:"Who plays"},player:{es:"Quién juega {seat}",en:"Who plays {seat}"},you:{es:"Vos",en:"You"},person:{es:"Persona",en:"Person"},easy:{es:"Bot fácil",en:"Easy bot"},normal:{es:"Bot normal",en:"Normal bot"},hard:{es:"Bot difícil",en:"Hard bot"},missile_keeper:{es:"Bot que guarda misiles",en:"Bot that keeps missiles"},nobody:{es:"Nadie",en:"Nobody"},shared:{es:"Se pasan el tablero: las tarjetas quedan tapadas.",en:"You pass the board: cards stay covered."},watched:{es:"Juegan solo bots: vos mirás.",en:"Only bots play: you watch."},too_few:{es:"Faltan asientos: este juego es para {least} a {most}.",en:"Too few seats: this game is for {least} to {most}."},too_many:{es:"Sobran asientos: este juego es para {least} a {most}.",en:"Too many seats: this game is for {least} to {most}."},rules:{es:"Reglas",en:"Rules"},dice:{es:"Dados y tarjetas",en:"Dice and cards"},random:{es:"Los tira el tablero",en:"The board rolls"},manual:{es:"Los de la mesa: los escribimos",en:"Our own: we type them in"},rounds:{es:"Duración",en:"Length"},no_limit:{es:"Hasta que alguien gane",en:"Until somebody wins"},by_rules:{es:"Como dicen las reglas: {rounds} vueltas",en:"As the rules say: {rounds} rounds"},lasts:{es:"Entre bots dura unas {median} vueltas; 8 de cada 10 partidas, entre {low} y {high}.",en:"Between bots it takes about {median} rounds; 8 matches in 10 take {low} to {high}."},so_many:{es:"{rounds} vueltas",en:"{rounds} rounds"},language:{es:"Idioma",en:"Language"},more:{es:"Más opciones",en:"More options"},seed:{es:"Semilla (un número; con la misma, los mismos dados)",en:"Seed (a number; the same one gives the same dice)"},start:{es:"Empezar",en:"Start"},start_tour:{es:"Empezar con un recorrido (un minuto)",en:"Start with a tour (one minute)"},code:{es:"Copiar como código",en:"Copy as code"},open:{es:"O seguí una partida guardada (.jsonl):",en:"Or go on with a saved match (.jsonl):"},log_large:{es:"Ese archivo pasa los 6 MB: abrilo desde una celda con Match.load.",en:"That file is over 6 MB: open it in a cell with Match.load."},log_text:{es:"Ese archivo no es un registro de partida: no es texto.",en:"That file is no log of a match: it is not text."},optional:{es:"Reglas opcionales",en:"Optional rules"},as_played:{es:"Como se juega acá",en:"As it is played here"},copied:{es:"Copiado. En una celda da la misma partida.",en:"Copied. In a cell it makes the same match."},pasted:{es:"Esta celda da la misma partida:",en:"This cell makes the same match:"}},tour:{tour:{es:"Recorrido por el tablero",en:"Tour of the board"},next:{es:"Seguir",en:"Next"},back:{es:"Volver",en:"Back"},leave:{es:"Saltear",en:"Skip"},done:{es:"A jugar",en:"Play"},count:{es:"{at} de {all}",en:"{at} of {all}"},map:{es:"El mapa",en:"The map"},map_text:{es:"Tocá un lugar tuyo para elegirlo y después adónde vas. Lo que podés elegir está marcado. Con el teclado: las flechas van de lugar en lugar y Enter elige.",en:"Press one of your places to choose it, then where you go. What you can choose is marked. By keyboard: the arrow keys go from place to place, and Enter chooses."},bar:{es:"Tu jugada",en:"Your move"},bar_text:{es:"Acá ves en qué parte del turno estás, qué elegiste y los botones de lo que podés hacer. Si alguien te pregunta algo, también es acá. Para volver atrás está Deshacer.",en:"Here you see the part of the turn, what you have chosen, and the buttons for what you can do. Questions to you come here as well. Undo takes a move back."},side:{es:"Ayuda, noticias y más",en:"Help, news and more"},side_text:{es:"En Ayuda está cómo se gana y podés pedir una pista. Noticias cuenta lo que hicieron los demás. Lo que es solo tuyo queda tapado hasta que lo abrís.",en:"Help says how one wins, and gives a hint if you ask. News tells what the others did. What only you may see stays covered until you open it."},head:{es:"Quiénes juegan",en:"Who plays"},head_text:{es:"Están en el orden de los turnos; el marcado juega ahora. Tocá a cualquiera para ver lo que tiene. En ⋯ están la velocidad de los bots, las teclas y este recorrido.",en:"Seats stand in the order of turns; the marked one plays now. Press one to see what it has. Behind ⋯ are the speed of bots, the keys and this tour."},time:{es:"La partida hasta acá",en:"The match so far"},time_text:{es:"Con las flechas volvés a mirar cualquier jugada. No se pierde nada: la partida sigue donde estaba.",en:"The arrows show any earlier move again. Nothing is lost: the match stays where it was."}}};function Ce(e){let t=s=>Object.fromEntries(Object.entries(e).map(([r,a])=>[r,a[s]])),[n,o]=[t("es"),t("en")];return s=>s==="en"?o:n}var te=(e,t)=>Object.entries(t).reduce((n,[o,s])=>n.replace(`{${o}}`,String(s)),e),H=Ce($e.all),vn=Ce($e.asking),ke=Ce($e.eggar),_n=Ce($e.start),$n=Ce($e.tour),No=Ce($e.turn),Cr=Ce($e.told),ae=Ce($e.wargame),Rp={symbol:Ce($e.symbol),pact:Ce($e.pact)},qo=(e,t,n)=>Rp[t](e)[n]??n;function Tr(e,t,n,o){let{chapters:s=[],chapter:r,trainer:a}=t,i=g=>s.reduce((m,f)=>m+f[g],0),l=(g,m)=>M(`chapter-${m}`,g,()=>o("chapter",{number:m}),{"aria-current":m===r?"true":null}),u=s.map(({title:g,solved:m,total:f,points:h},x)=>{let b=te(n.solved_of,{solved:m,total:f});return c("li",{},l(g,x),c("progress",{max:f,value:m,"aria-label":`${g}: ${b}`}),c("small",{},`${b} · ${te(n.points,{points:h})}`))}),p=e.querySelector("ol")?.scrollTop??0,d=c("ol",{},...u);e.replaceChildren(c("summary",{"data-key":"chapters"},c("b",{},n.chapters),` · ${te(n.solved_of,{solved:i("solved"),total:i("total")})}`),d,c("div",{class:"teg-buttons"},M("forward",n.forward,()=>o("forward"),{class:"teg-main"}),a&&l(a,s.length))),d.scrollTop=p}var Ip=new Set(["restarting","autorestarting","terminating","dead","starting"]);function xe(e,t,n){let o=()=>e.widget_manager?.kernel,s=o(),r=s?.statusChanged?s:null,a=!1,i="",l=()=>a||=!!r&&(r.isDisposed||Ip.has(r.status)||o()?.id!==r.id),u=()=>{l(),t()};for(let g of["statusChanged","connectionStatusChanged","disposed"])r?.[g]?.connect(u),n.push(()=>r?.[g]?.disconnect(u));let p=(g,m)=>{let{msg_type:f,session:h}=m?.header??{};i||=h??"",!(a||f!=="shutdown_reply"&&(h??i)===i)&&(a=!0,t())};r?.iopubMessage?.connect(p),n.push(()=>r?.iopubMessage?.disconnect(p));let d=async g=>{if(l())return t();try{await g()}catch{a=!0,t()}};return{presence(){return a?"gone":r?r.connectionStatus!=="connected"?"away":r.status==="busy"?"busy":"here":"unknown"},send:(g,m)=>{d(()=>e.send(g,m))},write(g){for(let[m,f]of Object.entries(g))e.set(m,f);d(()=>e.save_changes())}}}var Dp=["data-lm-suppress-shortcuts","data-p-suppress-shortcuts"];function Te(e,t){let n=o=>{let s=o.composedPath(),r=s.slice(0,s.indexOf(e)+1),a=!o.ctrlKey&&!o.metaKey;for(let i of r)for(let l of Dp)i.toggleAttribute(l,a&&i===s[0])};window.addEventListener("keydown",n,!0),t.push(()=>window.removeEventListener("keydown",n,!0))}function Mn(e){e.addEventListener("keydown",t=>{if(t.key!=="Enter"||!t.shiftKey)return;t.preventDefault(),t.stopImmediatePropagation();let n=e.closest(".jp-Cell")?.nextElementSibling?.closest(".jp-Cell");if(!n)return;let o=n.querySelector(".jp-InputPrompt")??n;for(let s of["mousedown","mouseup"])o.dispatchEvent(new MouseEvent(s,{bubbles:!0,composed:!0,button:0}));n.closest(".jp-Notebook")?.focus(),n.scrollIntoView({block:"nearest"})},!0)}function Sn(e,t){e.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey)return;n.stopPropagation();let o=n.target;n.altKey||o.matches("input, select, textarea")&&n.key!=="Escape"||n.key==="Enter"&&o.matches("button, summary")||t(n,o)&&n.preventDefault()})}var Dt=4;function En(e){let t=c("section",{class:"teg-rule",role:"dialog",tabindex:-1,hidden:!0}),n=null,o=()=>{if(t.hidden)return!1;let r=t.contains(e.getRootNode().activeElement);return t.hidden=!0,r&&(n?.isConnected?n:e).focus({preventScroll:!0}),!0},s=()=>{if(t.hidden)return;let r=e.getBoundingClientRect(),a=(n?.isConnected?n:e).getBoundingClientRect(),l=a.bottom+Dt+t.offsetHeight<=window.innerHeight||a.top<t.offsetHeight?a.bottom+Dt:a.top-Dt-t.offsetHeight,u=Math.min(Math.max(a.left,r.left+Dt),r.right-t.offsetWidth-Dt);Object.assign(t.style,{top:`${l-r.top}px`,left:`${u-r.left}px`})};return{box:t,close:o,place:s,from:r=>{n=r},show(r,a){t.setAttribute("aria-label",r.name),t.replaceChildren(M("close-rule","×",o,{class:"teg-close","aria-label":a.close}),...jr(r,a),...r.decisions.map(i=>c("section",{},...jr(i,a)))),t.hidden=!1,s(),t.focus({preventScroll:!0})}}}function jr({name:e,title:t,text:n,mark:o,marked:s,option:r,others:a},i){let l=a.map(u=>c("li",{},`${i.other_reading}: ${u.text}`,u.option&&c("code",{},u.option)));return r&&l.push(c("li",{},`${i.option}: `,c("code",{},r))),[c("header",{},c("span",{class:"teg-chip"},e)," ",c("strong",{},t)),c("p",{},n),c("p",{class:`teg-mark teg-mark-${o}`},s),c("ul",{},...l)]}var Hp='data-still="teg_nb"',Bp=/^<.*> …$/s;function it(e,t,n){let o=null,s="",r,a=new MutationObserver(()=>o&&!o.isConnected&&i(zr(e)));n.push(()=>{clearTimeout(r),a.disconnect(),o&&(o.style.display="")});let i=u=>{o=u,o&&(o.style.display="none",a.observe(o.parentNode,{childList:!0}))},l=()=>(o?.isConnected||i(Vp(e)),o);return u=>{if(l(),u===s)return;let p=s==="";s=u,clearTimeout(r),p||(r=setTimeout(()=>l()&&t(),1500))}}var On=(e,t,n)=>it(e,()=>e.parentElement?.closest(".widget-box")||t.send({kind:"still"}),n),zr=e=>e.closest(".jp-OutputArea-child")?.previousElementSibling??null;function Vp(e){let t=zr(e);if(t?.querySelector(".teg-exercise"))return t;let n=t?.querySelector("img");return Bp.test(t?.querySelector("pre")?.textContent?.trim()??"")||n&&decodeURIComponent(n.src).slice(0,400).includes(Hp)?t:null}function Me(){let{body:e,documentElement:t}=document,n=e.dataset.jpThemeLight;if(n)return n==="false";let o=e.dataset.vscodeThemeKind;if(o)return o.includes("dark")||o==="vscode-high-contrast";for(let s of[e,t]){if(s.classList.contains("dark")||s.dataset.theme==="dark")return!0;if(s.classList.contains("light")||s.dataset.theme==="light")return!1}return matchMedia("(prefers-color-scheme: dark)").matches}function je(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-vscode-theme-kind","data-theme","class"];t.observe(document.body,{attributes:!0,attributeFilter:n}),t.observe(document.documentElement,{attributes:!0,attributeFilter:n});let o=matchMedia("(prefers-color-scheme: dark)");return o.addEventListener("change",e),()=>{t.disconnect(),o.removeEventListener("change",e)}}var Nr=`/* Everything is inside .teg; sizes follow the width of the cell, colours the theme of the page. */

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
`;var Pr=`/* Pieces that move over the map, and the caption that explains them. Only transform, opacity and one clip change. */

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
`;var Rr=`/* Controls */

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
`;var Ir=`/* The start screen stands in place of the board. */

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
`;var Dr=`/* The stage: head, map, side, bar and timeline. The order in the page is that of the Tab key; the grid places them. */

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
  --teg-chips-wide: 700px;

  flex: 0 0 max(96px, 100cqw - var(--teg-chips-wide) * var(--teg-type));
  min-width: 0;
  margin: 0;
  overflow: hidden;
  color: var(--teg-soft);
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.teg .teg-head:has(.teg-seat-chips > :nth-child(4)) .teg-round {
  --teg-chips-wide: 800px;
}

.teg .teg-head:has(.teg-seat-chips > :nth-child(5)) .teg-round {
  --teg-chips-wide: 945px;
}

.teg .teg-head:has(.teg-seat-chips > :nth-child(6)) .teg-round {
  --teg-chips-wide: 1110px;
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
    --teg-chance-wide: 84px;
    --teg-dice-wide: 116px;

    gap: 0 6px;
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
  .teg .teg-head:has(.teg-many > :nth-child(6)) .teg-round {
    --teg-chips-wide: 910px;
  }

  .teg-many :not(.teg-moving, .teg-own) > span > .teg-seat-name {
    display: none;
  }
}

@container (max-width: 960px) {
  .teg .teg-head:has(.teg-many > :nth-child(6)) .teg-round {
    --teg-chips-wide: 690px;
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
}

.teg[data-stage="flow"] .teg-slot-language .teg-row-of {
  margin: 0;
}

.teg[data-stage="flow"] .teg-slot-language .teg-label {
  display: none;
}

.teg[data-stage="flow"] .teg-head {
  align-items: start;
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
`;var Hr=`/* Words below a view. */

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
`;var Xp=[Nr,qr,Pr,Rr,Ir,Dr,Hr,Br].join(""),Vr=!1;function ze(e){let t=e.getRootNode()===document;t&&Vr||(Vr||=t,(t?document.head:e).append(c("style",{},Xp)))}function Se(e){let t={x:[],y:[]};for(let n of e){t.x.length&&(t.x.push(null),t.y.push(null));for(let[o,s]of n)t.x.push(o),t.y.push(s)}return t}function pe(e){return Se(e.map(t=>[...t,t[0]]))}function Ln(e,[t,n]){return e.some(o=>{let s=!1;for(let r=0,a=o.length-1;r<o.length;a=r++){let[i,l]=o[r],[u,p]=o[a];l>n!=p>n&&t<(u-i)*(n-l)/(p-l)+i&&(s=!s)}return s})}function Po([e,t],[n,o],s=7.4){let r=Math.max(Math.hypot(n-e,o-t),1),[a,i]=[(n-e)/r,(o-t)/r],l=Math.max(r-s-2,8),[u,p]=[l-9,l-10];return[[5,-1.4],[u,-2.6],[p,-6.4],[l,0],[p,6.4],[u,2.6],[5,1.4]].map(([g,m])=>[e+g*a-m*i,t+g*i+m*a])}function Ht(e,t,n,o){let s=e.countries[t].label,r=e.countries[n].label,a=r[0]-s[0],i=Ur(e,a);return i?[Po(s,[r[0]+i,r[1]],o),Po([s[0]-i,s[1]],r,o)]:[Po(s,r,o)]}function ie([e,t],n,o=32){return Array.from({length:o},(s,r)=>{let a=2*Math.PI*r/o;return[e+n*Math.cos(a),t+n*Math.sin(a)]})}function Ur(e,t){return t<-e.width/2?e.width:t>e.width/2?-e.width:0}var Wr=new WeakMap;function Do(e,t,n){let o=Wr.get(e)??new Map;Wr.set(e,o);let s=`${Math.min(t,n)}/${Math.max(t,n)}`;return o.has(s)||o.set(s,Jp(e,t,n)),o.get(s)}function Jp(e,t,n){let o=eu(e.countries[t].polygons,e.countries[n].polygons);if(o.length>1){let[r,[a,i]]=Fr(o);return[[r,[-i,a]]]}return e.bridges.filter(r=>r.a===t&&r.b===n||r.a===n&&r.b===t).flatMap(r=>r.segments.map(Fr))}function eu(e,t){let n=(r,a)=>[r,a].map(String).sort().join(" "),o=new Set(t.flatMap(r=>r.map((a,i)=>n(a,r[(i+1)%r.length])))),s=[];for(let r of e){let a=r.map((u,p)=>o.has(n(u,r[(p+1)%r.length]))),i=a.findIndex((u,p)=>u&&!a.at(p-1));if(i<0)continue;let l=[];for(let u=0;u<r.length;u++){let p=(i+u)%r.length;a[p]&&(a.at(p-1)||(l=[r[p]]),l.push(r[(p+1)%r.length]),Io(l)>Io(s)&&(s=l))}}return s}var Io=e=>e.slice(1).reduce((t,[n,o],s)=>t+Math.hypot(n-e[s][0],o-e[s][1]),0);function Fr(e){let t=Io(e)/2,[[n,o],s,[r,a]]=[-5,0,5].map(l=>tu(e,t+l)),i=Math.hypot(r-n,a-o)||1;return[s,[(r-n)/i,(a-o)/i]]}function tu(e,t){for(let n=1;n<e.length;n++){let[[o,s],[r,a]]=[e[n-1],e[n]],i=Math.hypot(r-o,a-s);if(t<=i){let l=Math.max(t,0)/(i||1);return[o+l*(r-o),s+l*(a-s)]}t-=i}return e[e.length-1]}function Yr(e,t,n,o=11){let[s,r]=[o/2,o*.18];return Do(e,t,n).flatMap(([[a,i],[l,u]])=>[-r,r].map(p=>{let[d,g]=[a+p*l,i+p*u];return[[d-s*u,g+s*l],[d+s*u,g-s*l]]}))}function Cn(e,t){return t.slice(1).flatMap((n,o)=>{let s=e.countries[t[o]].label,r=e.countries[n].label,a=Ur(e,r[0]-s[0]);return a?[Ro(s,[r[0]+a,r[1]]),Ro([s[0]-a,s[1]],r)]:[Ro(s,r)]})}function Ro([e,t],[n,o],s=.14,r=12){let[a,i]=[(e+n)/2,(t+o)/2-s*Math.hypot(n-e,o-t)];return Array.from({length:r+1},(l,u)=>{let p=u/r,[d,g,m]=[(1-p)**2,2*p*(1-p),p**2];return[d*e+g*a+m*n,d*t+g*i+m*o]})}function Kr([e,t],n=13){return[[0,-1],[.13,-.86],[.2,-.68],[.2,-.42],[.36,-.2],[.36,0],[-.36,0],[-.36,-.2],[-.2,-.42],[-.2,-.68],[-.13,-.86]].map(([s,r])=>[e+n*s,t+n*r])}function Y(e,[t,n]=[0,0]){let o=e.match(/[a-zA-Z]|-?\d*\.?\d+/g)??[],s=[],[r,a,i]=[0,0,""],l=[0,0];for(let u=0;u<o.length;){/[a-zA-Z]/.test(o[u])&&(i=o[u++]);let p=i===i.toLowerCase(),d=w=>(p?w:0)+Number(o[u++]),g=w=>s[s.length-1].push([t+w[0],n+w[1]]),m=i.toUpperCase();if(m==="Z")continue;if(m==="M"){[r,a]=[d(r),d(a)],s.push([[t+r,n+a]]),i=p?"l":"L";continue}let[f,h]=[r,a],[x,b]=l;if(l=m==="Q"?[d(f),d(h)]:m==="T"?[2*f-x,2*h-b]:[f,h],m!=="V"&&(r=d(f)),m!=="H"&&(a=d(h)),m!=="Q"&&m!=="T"){l=[r,a],g([r,a]);continue}for(let w=1;w<=6;w++){let y=w/6,[$,E,_]=[(1-y)**2,2*y*(1-y),y**2];g([$*f+E*l[0]+_*r,$*h+E*l[1]+_*a])}}return s}function Tn(e){let t=[];return e%2&&t.push([0,0]),e>1&&t.push([-1,-1],[1,1]),e>3&&t.push([1,-1],[-1,1]),e===6&&t.push([-1,0],[1,0]),t}function jn(e,t){let n=[...e].sort((s,r)=>r-s),o=[...t].sort((s,r)=>r-s);return Array.from({length:Math.max(n.length,o.length)},(s,r)=>({attack:n[r]??null,defence:o[r]??null,winner:r<n.length&&r<o.length?n[r]>o[r]?"attack":"defence":null}))}var An=11,[nu,ou]=[900,500],Gr=1.8;function lt(e,t=An,n=900){let o=(a,i)=>Math.min(Math.max(a*e,i),Gr*t),s=e*n<ou,r=Math.min(Math.max(7.4*e,.75*t),.9*Gr*t)*(s?.7:1);return{least:t,small:s,disc:r,grown:r/e,count:s?.8*t:o(9.2,Math.round(2.1*t)/2),name:o(8.2,t===An&&e*n>=nu?12.5:t),note:o(6.4,t),band:5.4*e,shallow:15*e,border:Math.max(.9*e,.7)}}function q(e,t){let{color:n="transparent",ink:o,sign:s=[]}=e.seats[t]??{},r=s.length&&N("svg",{viewBox:"-3 -3 6 6","aria-hidden":"true"},N("path",{d:`M${s.join("L")}Z`,fill:o}));return c("i",{class:"teg-dot",style:{background:n}},r||null)}function ue(e){return e?c("button",{type:"button",class:"teg-chip","data-clause":e},e):null}function Zr(e,t){let n={off:t.past_off,own:te(t.past_own,{step:e.step,steps:e.steps}),free:t.past,same:t.past}[e.undoing];return e.step<e.steps&&c("p",{class:"teg-past"},n)}function ne(e,...t){return c("section",{class:"teg-card"},c("h4",{},e),...t)}function Ue(e,t,n,o){return e==null?c("span",{class:"teg-die"}):N("svg",{viewBox:"-2.4 -2.4 4.8 4.8",class:`teg-die teg-${t}`,role:"img","aria-label":String(e)},N("rect",{x:-2,y:-2,width:4,height:4,rx:.8,fill:n,stroke:o,"stroke-width":.16}),...Tn(e).map(([s,r])=>N("circle",{cx:s,cy:r,r:.4,fill:o})))}var su={first:"M3 3h2v10H3zM13 3v10L6 8z",back:"M12 3v10L4 8z",forward:"M4 3v10l8-5z",last:"M11 3h2v10h-2zM3 3v10l7-5z",pause:"M4 3h3v10H4zM9 3h3v10H9z",stop:"M4 4h8v8H4z",flag:"M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",army:"M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",card:"M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",rocket:"M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",plane:"M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",ship:"M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",exchange:"M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z"},Xr={countries:"flag",territories:"flag",provinces:"flag",armies:"army",troops:"army",cards:"card",exchanges:"exchange",missiles:"rocket",planes:"plane",ships:"ship",infantry:"soldier",soldiers:"army"};function we(e){let t=su[Xr[e]??e];return t?N("svg",{viewBox:"0 0 16 16",class:"teg-icon","aria-hidden":"true"},N("path",{d:t,fill:"currentColor","fill-rule":"evenodd"})):null}var Qr={plane:"M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",anchor:"M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",soldier:"M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",cannon:"M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",cavalry:"M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",joker:"M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z"};function Bt(e){return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol","aria-hidden":"true"},N("path",{d:Qr[Xr[e]??e]??Qr.joker,fill:"currentColor"}))}var ru=["round","seat","kind","text","counts"],yt=new Map;function zn(e){let t=yt.get(e)??au(e);return yt.delete(e),yt.set(e,t),yt.size>4&&yt.delete(yt.keys().next().value),t}async function au(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate"));return JSON.parse(await new Response(n).text())}function kt(e,t,n){let o=t.lines.length?t.lines:[{name:"main",title:"",of:null,from:null,end:0}],s=[];for(let p=o.find(g=>g.name===n)??o[0],d=1/0;s.unshift({name:p.name,to:d}),p.of!=null;)d=Math.min(d,p.from??0),p=o.find(g=>g.name===p.of)??o[0];let r={first:-1,round:[],seat:[],kind:[],text:[],counts:[]},a=[];for(let p of s)for(let d of[e.rows[p.name],t.rows[p.name]]){if(!d?.text?.length)continue;r.first<0&&(r.first=d.first);let g=Math.min(d.text.length,p.to+1-d.first);if(!(g<=0)){a.at(-1)?.name!==p.name&&a.push({from:d.first,name:p.name});for(let m of ru)for(let f=0;f<g;f++)r[m].push(d[m][f])}}r.first=Math.max(r.first,0);let i=p=>a.filter(d=>d.from<=p).at(-1)?.name??"main",l=new Map(s.map(p=>[p.name,p.to])),u=o.filter(p=>!l.has(p.name)&&p.of!=null&&(p.from??0)<=(l.get(p.of)??-1)).map(p=>({step:p.from??0,line:p}));return{...r,line:s[s.length-1].name,line_of:i,end:r.first+r.text.length-1,ways:u,note:p=>t.notes[i(p)]?.[p]}}var iu=12;function ct(e,t){let n=o=>o.toLocaleString(t,{style:"percent",maximumFractionDigits:e>.1&&e<.9?0:1});return e>.9995&&e<1?`> ${n(.999)}`:e>0&&e<5e-4?`< ${n(.001)}`:n(e)}function Vt(e,t){let n=H(t),[o,s]=e.losses.map(p=>p.toLocaleString(t,{maximumFractionDigits:1})),r=cu(e,t,n),{once:a,conquest:i}=e,l=(p,d)=>[c("b",{},ct(p,t)),` ${d}. `],u=a==null?l(i,n.odds_conquest):i===a?[]:l(i,n.odds_end);return[c("p",{class:"teg-odds"},...a==null?[]:l(a,n.odds_once),...u,`${n.odds_losses}: ${o} – ${s}`),r.length>1&&c("div",{class:"teg-spread",role:"img","aria-label":r.map(p=>p.text).join("; ")},...r.map(({text:p,span:d,height:g})=>c("span",{title:p},c("i",{style:{height:g}}),c("small",{},d)))),r.length>1&&c("small",{class:"teg-label"},a==null?n.odds_axis:n.odds_group)].filter(p=>p!==!1)}function lu({left:e}){let t=Math.max(Math.ceil(e.length/iu),1),n=[];for(let o=0;o<e.length;o+=t){let s=e.slice(o,o+t);n.push([s[0][0],s[s.length-1][0],s.reduce((r,a)=>r+a[1],0)])}return n}function cu(e,t,n){let o=lu(e),s=Math.max(...o.map(r=>r[2]));return o.map(([r,a,i])=>{let l=r===a?String(r):`${r}–${a}`;return{text:`${n.odds_left} ${l}: ${ct(i,t)}`,span:l,height:`calc((100% - 14px * var(--teg-type)) * ${Math.max(i/s,.02).toFixed(4)})`}})}var Jr={draw:({view:e,odds:t},n)=>t&&ne(`${n.odds}: ${t.sources.join(", ")} → ${t.target}`,...Vt(t,e.lang)),depends:({odds:e})=>e};var ea=(e,t)=>(100*e).toLocaleString(t,{maximumFractionDigits:0,signDisplay:"exceptZero"}).replace("-","−");function Ho({step:e,seat:t,moved:n,before:o,after:s,split:r,luck:a,decision:i},l,u){let p=t?`, ${l.turn_of} ${t}`:"",d=r==="all_luck"?` (${l.turn_all_luck})`:r?` (${l.turn_luck} ${ea(a??0,u)}, ${l.turn_decision} ${ea(i??0,u)})`:"";return`${l.step} ${e}${p}: ${n} ${ct(o,u)} → ${ct(s,u)}${d}`}function ta(e,[t,n],o,s,r){let a=e.filter(({step:l})=>l>=t&&l<=n),i=l=>(l-t)/Math.max(n-t,1);return a.length>0&&c("span",{class:"teg-turns",role:"group","aria-label":s.turns},...a.map((l,u)=>{let p=Ho(l,s,r),d=`calc(8px + (100% - 16px) * ${i(l.step).toFixed(5)})`;return M(`turn-${l.step}`,String(u+1),()=>o(l.step),{title:p,"aria-label":`${s.turn_point} ${u+1}. ${p}`,style:{left:d}})}))}var[vt,Nn]=[1e3,100],na=["","9 4","2.5 3","12 3 2.5 3","5 2.5","16 5"];function pu(e,t){let n=r=>+(vt*r/Math.max(e.length-1,1)).toFixed(2),o=r=>+(Nn*(1-r/Math.max(t,1))).toFixed(2),s=`M0 ${o(e[0]??0)}`;for(let r=1;r<e.length;r++)e[r]!==e[r-1]&&(s+=`H${n(r)}V${o(e[r])}`);return`${s}H${vt}`}function oa(e,t,n){let o={d:e,"stroke-dasharray":na[n%na.length]};return[N("path",{...o,class:"teg-halo"}),N("path",{...o,class:"teg-line-of",stroke:t})]}var uu=13;function du(e,t){let n=e.slice();for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],n[o-1]+t);for(let[o,s]=[n.length-1,100];o>=0;o--,s-=t)n[o]=Math.min(n[o],s);return n}function qn(e,t,n=1/0){let o=null,s=null,r=[],a=0,i=[],l=null,[u,p]=["",""],d=c("div",{class:"teg-races"}),g=c("div",{class:"teg-standing","aria-live":"off"}),m=c("div",{class:"teg-race",tabindex:0,role:"slider"},d,g),f=c("ol",{class:"teg-turn-list"}),h=c("div",{},m,f),x=[],b=[],w=S=>Math.round(Math.min(Math.max(S,s?.first??0),s?.end??0)),y=S=>s&&e(w(S),s.line),$=()=>Math.max((s?.text.length??1)-1,1),E=S=>{let L=S.currentTarget.getBoundingClientRect();y((s?.first??0)+(S.clientX-L.left)/L.width*$())},_=S=>{let[L,{counts:C,first:P}]=[o,s],j=L.seats.length,z=L.seats.map((G,oe)=>C.map(U=>U[S*j+oe]??0)),T=z.reduce((G,oe)=>oe.reduce((U,ce)=>Math.max(U,ce),G),1),D=c("div",{class:"teg-cursor"});x.push(D);let I=c("div",{class:"teg-plot",pointerdown:G=>{G.button||(I.setPointerCapture(G.pointerId),E(G))},pointermove:G=>I.hasPointerCapture(G.pointerId)&&E(G)},N("svg",{viewBox:`0 -2 ${vt} ${Nn+4}`,preserveAspectRatio:"none","aria-hidden":"true"},N("path",{class:"teg-grid",d:`M0 ${Nn}H${vt}M0 ${Nn/2}H${vt}M0 0H${vt}`}),...z.flatMap((G,oe)=>oa(pu(G,T),L.seats[oe].color,oe))),...i.map((G,oe)=>c("i",{class:"teg-turned","data-turn":oe+1,style:{left:`${100*(G.step-P)/$()}%`}})),D,c("b",{class:"teg-most"},T));return c("figure",{},c("figcaption",{},L.measures[S][1]),c("div",{class:"teg-plot-row"},I,k(L,z.map(G=>G.at(-1)??0),T)))},v=()=>{x=[],f.hidden=!i.length,f.setAttribute("aria-label",l?.turns??""),f.replaceChildren(...i.map(C=>c("li",{},M(`turn-${C.step}`,Ho(C,l,o.lang),()=>y(C.step)))));let S=o,{measures:L}=S;d.replaceChildren(...L.slice(0,n).map((C,P)=>_(P)),L.length?"":c("p",{class:"teg-hint"},p)),b=S.seats.map(()=>c("b")),g.replaceChildren(...S.seats.map((C,P)=>{let j=N("svg",{viewBox:"0 0 26 8",class:"teg-dash","aria-hidden":"true"},...oa("M0 4H26",C.color,P));return c("span",{},j,q(S,P),`${C.name} `,b[P])})),m.setAttribute("aria-label",u),m.setAttribute("aria-valuemin",String(s?.first)),m.setAttribute("aria-valuemax",String(s?.end))},k=(S,L,C)=>{let P=[...L.keys()].sort((z,T)=>L[T]-L[z]||z-T),j=du(P.map(z=>100*(1-L[z]/Math.max(C,1))),uu);return c("div",{class:"teg-ends","aria-hidden":"true"},...P.map((z,T)=>c("span",{style:{top:`${j[T].toFixed(1)}%`}},q(S,z),S.seats[z].name)))},O=()=>{if(!o||!s)return;let S=o,L=Math.min(Math.max(a-s.first,0),s.text.length-1);for(let P of x)P.style.left=`${100*L/$()}%`;let C=s.counts[L]??[];m.setAttribute("aria-valuenow",String(s.first+L)),b.forEach((P,j)=>at(P,S.measures.slice(0,n).map((z,T)=>C[T*S.seats.length+j]??0).join(" · ")))};return m.addEventListener("keydown",S=>{if(S.ctrlKey||S.metaKey||S.altKey||!s)return;let L={ArrowRight:1,ArrowLeft:-1,ArrowUp:1,ArrowDown:-1,PageDown:10,PageUp:-10,Home:-1/0,End:1/0}[S.key];L!=null&&(S.preventDefault(),S.stopPropagation(),y(Math.min(t(),s.end)+L))}),{root:h,tell(S,L,C,P,j){let z=[S,L,C,P,j];if(z.every((I,G)=>I===r[G]))return;r=z,o=S,s=kt(S,L,C),l=P;let{first:T,end:D}=s;i=j.filter(I=>I.line===C&&I.step>=T&&I.step<=D),u=`${P.race}: ${S.measures.slice(0,n).map(I=>I[1]).join(", ")}`,p=P.race_secret,v(),O()},show(S){a=S,O()},stop:()=>{}}}var gu=3e3,ve=(e,t)=>e&&!t.exploring&&e.line===t.line&&e.steps===t.steps?e:null;function ra(e,t){if(t.exploring)return e;let{line:n,steps:o,round:s,over:r}=t;return r&&t.step===o?{line:n,steps:o,round:s,over:r}:ve(e,t)}var Bo=(e,t)=>t.map(n=>c("span",{},q(e,n),c("b",{},e.seats[n].name)," ")),Vo=(e,t)=>e.length?`${e.length>1?t.winners:t.winner}: `:t.draw;function aa({view:e,report:t,tab:n,size:o,go:s,open:r,explore:a,send:i},l){let{winners:u}=e.over??{winners:[]},p=t?.decisions??[],d=p.length?M("own-first",l.own_first,()=>s(p[0]),{class:"teg-main"}):M("replay",l.replay,()=>s(0),{class:"teg-main",disabled:e.step===0});return{facts:[c("b",{},Vo(u,l)),...Bo(e,u)],more:[c("p",{class:"teg-hint"},`${l.over} · ${l.round} ${e.round}`)],buttons:e.exploring?[]:[e.memory&&d,e.memory&&M("explore",l.explore,a),(n!=="end"||o==="class")&&M("open-end",l.tab_end,()=>r("end")),e.again&&M("again",l.again,()=>i({kind:"again"})),M("save",l.save,()=>i({kind:"save"}))]}}function ia({view:e,report:t,ended:n,go:o,explore:s},r){let a=ve(n,e)&&e.step<e.steps?t?.decisions??[]:[];if(!a.length)return null;let i=a.filter(p=>p<e.step),l=a.find(p=>p>e.step),u=a.indexOf(e.step)+1;return{facts:[c("b",{},u?te(r.own_at,{number:u,count:a.length}):te(r.past_own,{step:e.step,steps:e.steps}))],more:[c("p",{class:"teg-hint"},e.news.at(-1)?.text??"")],buttons:[M("own-next",r.own_next,()=>o(l??e.steps),{class:"teg-main"}),M("own-back",r.own_back,()=>o(i.at(-1)??0),{disabled:!i.length}),e.memory&&M("explore",r.explore,s),M("to-end",r.to_end,()=>o(e.steps))]}}var la={depends:({view:e,ended:t,report:n})=>[ve(t,e),e.seats,n==null],draw:({view:e,ended:t,report:n},o)=>{let s=ve(t,e);if(!s)return null;let{winners:r,reason:a,objectives:i}=s.over,l=r.length===1?e.seats[r[0]]:null;return c("section",{class:"teg-banner",role:"status",style:l?{background:l.color,color:l.ink}:{}},c("small",{},`${o.over} · ${o.round} ${s.round}`),c("strong",{},l?`${o.winner}: ${l.name}`:Vo(r,o).replace(": ","")),!l&&r.length>0&&c("span",{class:"teg-winners"},...Bo(e,r)),!n&&c("span",{},a),i.length>0&&c("h5",{},o.objectives),...i.map(([u,p])=>c("p",{},q(e,u),`${e.seats[u].name}: ${p}`)))}};function ca({name:e,text:t}){let n=c("a",{download:e,href:URL.createObjectURL(new Blob([t],{type:"application/jsonl"}))});n.click(),URL.revokeObjectURL(n.href)}var sa=(e,t)=>e.toLocaleString(t,{signDisplay:"exceptZero",maximumFractionDigits:1});function fu({people:e},{luck:t}){let n=t.filter(({seat:o})=>e?.includes(o));return n.length?n:t}var pa={depends:({view:e,ended:t,report:n})=>[ve(t,e)&&n,e.step],draw:({view:e,ended:t,report:n,go:o},s)=>{if(!n||!ve(t,e))return null;let{why:r,decided:a,luck:i,best:l}=n,u=(d,{step:g,text:m})=>c("li",{},c("span",{},m),M(d,s.see,()=>o(g),{"aria-label":`${s.see}: ${m}`,"aria-current":g===e.step?"step":null})),p=fu(e,n).map(({seat:d,throws:g,balance:m,expected:f})=>c("li",{},c("span",{},q(e,d),c("b",{},sa(m,e.lang)),` ${te(s.luck_expected,{expected:sa(f,e.lang),rolls:g})}`)));return c("section",{class:"teg-card teg-report"},c("p",{class:"teg-why"},r),a.length>0&&c("h4",{},s.decided),a.length>0&&c("ol",{},...a.map((d,g)=>u(`decided-${g}`,d))),i.length>0&&c("h4",{title:s.luck_what},s.luck),i.length>0&&c("ol",{},...p),l&&c("h4",{},s.best_throw),l&&c("ol",{},u("best",l)))}};function ua({dom:e,store:t,where:n,intents:o,stops:s}){let r=qn(o.go,()=>n.now().step,1);s.push(r.stop),e.standings.append(r.root);let a=null,i=!0,l;return s.push(()=>clearTimeout(l)),{wants:()=>t.get().tab==="end"&&ve(t.get().ended,t.view())!=null,told(u,p){a={film:u,tail:p}},draw({view:u,turns:p,ended:d}){let g=ve(d,u);e.standings.hidden=!a||!g,a&&g&&(r.tell(a.film,a.tail,u.line,H(u.lang),p),r.show(u.step)),u.over&&!i?(e.winner.replaceChildren(Vo(u.over.winners,H(u.lang)),...Bo(u,u.over.winners)),e.winner.hidden=!1,l=setTimeout(()=>e.winner.hidden=!0,gu)):u.over||(e.winner.hidden=!0),i=!!u.over||g!=null}}}function V(e,...t){return{kind:"act",line:e.line,step:e.step,action:t}}function Pn(e,t,n,o){return{kind:"attack_until",line:e.line,step:e.step,source:t,target:n,keep:o}}function Rn(e,...t){return{kind:"why",line:e.line,step:e.step,action:t}}function Wt(e,t){return{kind:"annotate",line:e.line,step:e.step,note:t}}function da(e,t){return{kind:"throw",line:e.line,step:e.step,text:t}}function ga(e,t){return{kind:"routine",line:e.line,step:e.step,name:t}}function fa(e,t,n){return{kind:"odds",line:e.line,step:e.step,sources:t,target:n}}function ma(e,t){return{kind:"reach",line:e.line,step:e.step,source:t}}function ha(e){return{kind:"offers",line:e.line,step:e.step}}function xa(e){return{kind:"hint",line:e.line,step:e.step}}function wa(e,t,n){return{kind:"level",line:e.line,step:e.step,seat:e.seats[t].name,level:n}}var Ne="person";function _t(e,t,...n){return t===e.viewer&&t===e.to_move?V(e,...n):{kind:"answer",line:e.line,step:e.step,seat:e.seats[t].name,action:n}}function Wo({line:e,step:t}){return{kind:"explore",line:e,step:t}}function ba({line:e,step:t},n){return{kind:"keep",line:e,step:t,title:n}}function ya({line:e,step:t},n){return{kind:"replace",line:e,step:t,action:n}}function ka({line:e,step:t},n){return{kind:"bring_back",line:e,step:t,name:n}}function de(e,t,n=e.line){let o=n===e.line?e.steps:e.lines.find(a=>a.name===n)?.end??0,s=Math.min(Math.max(Math.round(t),0),o);return n===e.line&&s===e.step||Number.isNaN(s)?null:{kind:"go",line:n,step:s}}function va(e){return Math.max(e?.branches?.findIndex(t=>t.line===e.line)??0,0)}function _a(e,t){let n=e.branches[t];return n?de(e,n.step,n.line):de(e,e.step+1)}function $a(e){return Math.max(0,...Sa(e).filter(t=>t<e.step))}function Ma(e){return Math.min(e.steps,...Sa(e).filter(t=>t>e.step))}function Sa({line:e,lines:t}){let n=[],o=e;for(let s=1/0;o;){let r=s;n.push(...t.filter(i=>i.of===o&&(i.from??0)<=r).map(i=>i.from??0));let a=t.find(i=>i.name===o);s=a?.from??0,o=a?.of}return n}function In(e){return e.undo?{kind:"undo",line:e.line,step:e.step}:null}function Dn(e){return e.redo?{kind:"redo",line:e.line,step:e.step}:null}function Ea(e,t,n){return{kind:"rename",line:e.line,step:e.step,name:t,title:n}}function Fo(e,t,n){return{kind:t,line:e.line,step:e.step,name:n}}function Oa(e){return e.restore?{kind:"restore",line:e.line,step:e.step}:null}var qe={kind:"private"};function Hn(e,t){return{kind:"look",seat:e.seats[t].name}}function Ft(e,t){return{kind:"step",line:e.line,step:e.step,until:t}}function Aa(e){return{kind:"more",line:e.line,step:e.step}}var La={kind:"stop"};function Ca(e){return{kind:"clause",name:e}}function Bn(e){return{kind:"lang",lang:e}}function se(e){return Array.isArray(e?.owner)&&Array.isArray(e?.seats)&&e.seats.length>0}var Go={slow:[2e3,900,250],normal:[1200,500,120],quick:[600,200,60],at_once:[0,0,0]},Yo=Object.keys(Go);function Ko({battle:e,last:t},n){let[o,s,r]=Go[n]??Go.normal;return e||t.source!=null&&t.target!=null?o:t.target==null?r:s}function Qo(e){return e.over==null&&!(e.to_move>=0&&!e.seats[e.to_move].bot)}function Zo(e,t){let n=Qo(e)&&!e.goes_on;return{pauses:t&&!n,message:n?Ft(e,"action"):null}}var Uo=(e,t)=>t==="end"&&e.people?.length?"mine":t,mu=({pace:e,setSpeed:t},n)=>c("select",{"data-key":"pace","aria-label":n.speed,title:n.speed,change:o=>t(o.target.value)},...Yo.map(o=>c("option",{value:o,selected:o===e.speed},n[o])));function Ta({view:e,stop:t},n){let{until:o,moves:s}=e.playing,r=n[`playing_${Uo(e,o)}`];return{facts:[c("p",{class:"teg-progress",role:"status"},c("progress",{"aria-label":r}),`${r} · ${n.round} ${e.round} · ${n.moves}: ${s}`)],buttons:[M("stop",c("span",{},we("stop"),` ${n.stop}`),t,{class:"teg-main",title:"Esc"})]}}function ja(e,t){let{view:n,now:o,pace:s,pause:r,send:a}=e,i=n.to_move>=0?n.to_move:n.turn,{pauses:l}=Zo(n,s.auto),u=(p,d=!1)=>M(`until-${p}`,d?t[`skip_${Uo(n,p)}`]:t[`until_${Uo(n,p)}`],()=>a(Ft(o(),p)),{title:p==="end"?"S":null});return{facts:[c("b",{},q(n,i),`${t.plays} ${n.seats[i]?.name??""}`),` ${n.phase_name}`],more:[c("span",{class:"teg-group teg-second",role:"group","aria-label":t.bots},...["action","turn","round"].map(p=>u(p)))],buttons:[M("pause",c("span",{},we(l?"pause":"forward"),` ${l?t.pause:t.go_on}`),r,{class:"teg-main",title:"P"}),u("end",!0),mu(e,t)]}}function za(e){let{model:t,dom:n,store:o,stops:s}=e,{view:r}=o,a;s.push(()=>clearTimeout(a));let i=()=>({auto:!!t.get("auto"),speed:t.get("speed")}),l=()=>i().auto&&o.get().tour==null&&!!r()?.goes_on&&e.wire.there(),u=()=>!!r()?.playing&&e.wire.there(),p=()=>u()||l()&&i().speed==="at_once",d=f=>e.wire.write(f),g=({next:f})=>{let{scheduler:h,mover:x,wire:b,where:w}=e;w.ahead()||!h.begun()||!h.rests()||x.moves()||(a=setTimeout(()=>b.send(de(r(),f)),x.moved()?0:Ko(r(),"quick")))},m=()=>{i().auto&&d({auto:!1}),e.wire.send(La)};return{pace:i,atOnce:p,setPace:d,stop:m,setSpeed:f=>d({speed:f}),moves:()=>u()||l(),pause(){if(r().playing)return m();let{pauses:f,message:h}=Zo(r(),i().auto);f===i().auto&&d({auto:!f}),f||e.intents.send(h)},drive(){let{wire:f,scheduler:h,mover:x}=e;if(clearTimeout(a),f.busy())return;let b=f.kept();if(b)return f.send(b);let w=o.get().film;if(w)return g(w);if(!(!u()&&!l())){if(n.root.setAttribute("data-going",""),u())return f.send(Aa(r()),f.names.driver);!h.begun()||x.moves()||!p()&&!h.rests()||(a=setTimeout(()=>f.send(Ft(r(),"action"),f.names.driver),x.moved()?0:Ko(r(),i().speed)))}}}}var hu=80;function $t(e,t){return e.of==null?t.main_line:e.title||`${t.variation} ${e.name.replace(/^v(?=\d+$)/,"")}`}function xu({view:e,way:t,send:n,go:o},s){let{lines:r,line:a,branches:i}=e,l=r.find(m=>m.name===a);if(!l||r.length<2&&!e.restore&&!e.exploring)return null;let u=m=>r.find(f=>f.name===m),p=wu(),d=m=>f=>{m&&m.of!=null&&p.open(f,$t(m,s),[bu,yu,ku].map(h=>h(e,m,n,s)))},g=m=>o(1/0,m.target.value);return c("div",{class:"teg-lines"},e.exploring&&c("p",{class:"teg-hint"},s.exploring_tree),e.exploring&&Na(e,o,s),!e.exploring&&r.length>1&&c("label",{class:"teg-line"},c("span",{class:"teg-label"},s.line),c("select",{"data-key":"line",change:g,contextmenu:d(l)},...r.map(m=>c("option",{value:m.name,selected:m.name===a},`${$t(m,s)} · ${m.end}`)))),l.of!=null&&c("button",{type:"button","data-key":"line-menu",title:s.line_menu,"aria-label":s.line_menu,"aria-haspopup":"dialog",click:d(l)},"⋯"),e.restore&&M("restore",`↶ ${s.restore}`,()=>n(Oa(e))),i.length>0&&c("div",{class:"teg-ways",role:"group","aria-label":s.ways},c("span",{class:"teg-label"},s.ways),...i.map((m,f)=>M(`way-${m.line}`,c("span",{},m.seat==null?null:q(e,m.seat),c("b",{},$t(u(m.line)??l,s)),m.text&&` ${m.text}`),()=>o(m.step,m.line),{"aria-current":f===t?"true":null,contextmenu:d(u(m.line))}))),p.box)}function Na(e,t,n,o=null){let s=e.lines.filter(a=>(a.of??null)===o);if(!s.length)return null;let r=a=>{let i=a.name===e.line;return M(`tree-${a.name}`,`${$t(a,n)} · ${a.from??0}–${a.end}`,()=>t(1/0,a.name),{"aria-current":i?"true":null})};return c("ul",{class:"teg-tree"},...s.map(a=>c("li",{},r(a),Na(e,t,n,a.name))))}function wu(){let e=null,o=c("section",{class:"teg-menu",role:"dialog",tabindex:-1,hidden:!0,keydown:r=>{r.key==="Escape"&&(r.stopPropagation(),e?.focus({preventScroll:!0}))},focusout:r=>{o.hidden=!o.contains(r.relatedTarget)}});return{box:o,open:(r,a,i)=>{r.preventDefault(),r.stopPropagation(),e=r.currentTarget,o.setAttribute("aria-label",a),o.replaceChildren(c("b",{},a),...i),o.hidden=!1;let l=o.offsetParent.clientWidth,u=Math.max(Math.min(e.offsetLeft,l-o.offsetWidth),0);Object.assign(o.style,{left:`${u}px`,top:`${e.offsetTop+e.offsetHeight+2}px`}),o.focus({preventScroll:!0})}}}function bu(e,t,n,o){let r=c("input",{type:"text",keydown:i=>i.key==="Enter"&&a(i),"data-key":"line-title","aria-label":o.line_title,maxlength:hu,value:t.title}),a=i=>{i.preventDefault(),n(Ea(e,t.name,r.value))};return c("form",{submit:a},r,c("button",{type:"submit","data-key":"rename-yes"},o.rename))}function yu(e,t,n,o){return M("promote",o.promote,()=>n(Fo(e,"promote",t.name)),{title:o.promote_what})}function ku(e,t,n,o){return c("details",{class:"teg-ask"},c("summary",{"data-key":"delete"},o.delete),c("p",{},o.delete_sure),M("delete-yes",o.delete_yes,()=>n(Fo(e,"delete",t.name))))}var qa={draw:xu,depends:({view:e,way:t})=>[e.line,e.lines,e.branches,e.restore,e.exploring,t]},Pa={depends:({view:e})=>[e.memory,e.exploring],draw:({view:e,explore:t},n)=>e.memory&&!e.exploring?c("div",{class:"teg-buttons"},M("explore-here",n.explore,t,{title:n.exploring_what})):null};var Ra=6;function Vn({height:e,label:t,head:n,draw:o,pick:s,move:r}){let a=c("div",{class:"teg-roll-all"}),i=c("div",{class:"teg-roll",role:"grid",tabindex:0,"aria-label":t},n??null,a),l=new Map,[u,p,d,g]=[0,-1,!1,e],m={top:0,high:0,over:0},f=()=>{d=!1;let w=Math.max(0,Math.floor(m.top/g)-Ra),y=Math.min(u,Math.ceil((m.top+m.high)/g)+Ra);for(let[$,E]of l)$>=w&&$<y||(E.remove(),l.delete($));for(let $=w;$<y;$++){let E=l.get($);E||(E=o($),E.classList.add("teg-roll-row"),E.setAttribute("role","row"),E.setAttribute("aria-rowindex",String($+1)),E.dataset.row=String($),E.style.top=`${$*g}px`,l.set($,E),a.append(E)),E.getAttribute("aria-selected")==="true"!=($===p)&&E.setAttribute("aria-selected",String($===p))}},h=()=>{d||(d=!0,requestAnimationFrame(f))},x=()=>{if(p<0||!m.high)return;let[w,y]=[p*g,m.high-m.over-g];w>=m.top&&w<=m.top+y||(i.scrollTop=Math.max(0,w-y/2),m.top=i.scrollTop)};i.addEventListener("scroll",()=>{m.top=i.scrollTop,h()}),i.addEventListener("click",w=>{let y=w.target.closest(".teg-roll-row");y&&s(Number(y.dataset.row))}),i.addEventListener("keydown",w=>{if(w.target!==i||w.ctrlKey||w.metaKey||w.altKey)return;let y=Math.max(1,Math.floor(i.clientHeight/g)-1),$={ArrowDown:1,ArrowUp:-1,ArrowRight:1,ArrowLeft:-1,PageDown:y,PageUp:-y,Home:-1/0,End:1/0}[w.key];$!=null&&(w.preventDefault(),w.stopPropagation(),r($))});let b=new ResizeObserver(()=>{Object.assign(m,{top:i.scrollTop,high:i.clientHeight,over:n?.offsetHeight??0}),x(),h()});for(let w of[i,n])w&&b.observe(w);return{root:i,fill(w,y=1){u=w,g=Math.round(e*y),i.style.setProperty("--teg-entry",`${g}px`),i.setAttribute("aria-rowcount",String(w)),a.style.height=`${w*g}px`;for(let $ of l.values())$.remove();l.clear(),h()},show(w){w!==p&&(p=w,x(),f())},stop:()=>b.disconnect()}}var vu=24;function _u(e,t,n,o){let s=[],r=i=>t.ways.filter(l=>l.step===i),a=NaN;for(let i=0;i<t.text.length;i++){let l=t.first+i,u=t.line_of(l),[p,d]=[t.text[i],t.seat[i]],g=t.note(l);(n.seat<0||d===n.seat)&&(!n.kind||t.kind[i]===n.kind)&&(p||g||l===0)&&(t.round[i]!==a&&(a=t.round[i],s.push({kind:"round",step:l,seat:-1,line:u,text:a>0?`${o.round} ${a}`:o.beginning})),(p||g?.glyph)&&s.push({kind:"entry",step:l,seat:d,line:u,text:g?.glyph?`${p} ${g.glyph}`:p}),g?.say&&s.push({kind:"note",step:l,seat:-1,line:u,text:g.say}));for(let f of r(l)){let x=e.rows[f.line.name]?.text.find(Boolean)??"";s.push({kind:"way",step:l+1,seat:-1,line:f.line.name,text:`${$t(f.line,o)} (${l+1}–${f.line.end})${x&&`: ${x}`}`})}}return s}function Wn(e,t){let n=[],o=null,s=null,r=[],a={step:0,line:""},i={seat:-1,kind:""},l=null,u=$=>{let{kind:E,step:_,text:v,seat:k}=n[$],O=c("span",{class:"teg-at",role:"gridcell"},E==="entry"?_:""),S=E==="way"?"↳ ":E==="note"?"✎ ":"",L=E==="entry"&&(k<0?c("i",{class:"teg-dot teg-none"}):q(o,k));return c("div",{class:`teg-item teg-item-${E}`,title:v},O,c("span",{role:"gridcell"},L,S,v))},p=$=>n[$]&&e(n[$].step,n[$].line),d=()=>{let $=-1;for(let[E,_]=[0,n.length-1];E<=_;){let v=E+_>>1;n[v].step<=a.step?[$,E]=[v,v+1]:_=v-1}for(;$>0&&n[$].kind!=="entry";)$--;return $},m=Vn({height:vu,label:"",draw:u,pick:p,move:$=>{if(!s)return;let E=Math.min(Math.max(t()+$,s.first),s.end);e(E,s.line)}}),f=c("select",{"data-key":"events-seat"}),h=c("select",{"data-key":"events-kind"}),x=()=>{!o||!s||!l||(i.seat=f.value===""?-1:Number(f.value),i.kind=h.value,n=_u(o,s,i,l),m.root.hidden=!n.length,b.hidden=n.length>0,m.fill(n.length,Number(getComputedStyle(m.root).getPropertyValue("--teg-type"))||1),m.show(-1),m.show(d()))};for(let $ of[f,h])$.addEventListener("change",x);let b=c("p",{class:"teg-hint",hidden:!0}),w=c("div",{class:"teg-events"},c("div",{class:"teg-filters"},f,h),m.root,b),y=($,E)=>{let _=[f.value,h.value],v=new Set(Object.values($.rows).flatMap(k=>k.kind));f.replaceChildren(c("option",{value:""},E.every_seat),...$.seats.map((k,O)=>c("option",{value:O},k.name))),h.replaceChildren(c("option",{value:""},E.every_kind),...Object.entries($.kinds).filter(([k])=>v.has(k)).map(([k,O])=>c("option",{value:k},O))),[f.value,h.value]=_,f.setAttribute("aria-label",E.seats),h.setAttribute("aria-label",E.kind_of),m.root.setAttribute("aria-label",E.events),b.textContent=E.no_news};return{root:w,wait($){m.root.hidden=!0,b.hidden=!1,b.textContent=$.busy},tell($,E,_,v){let k=[$,E,_,v];k.every((O,S)=>O===r[S])||(r=k,(o!==$||l!==v)&&y($,v),o=$,l=v,s=kt($,E,_),x())},show($,E){a={step:$,line:E},m.show(d())},stop:m.stop}}function Ia(e,{view:t,ask:n,go:o,wants:s,told:r},a){let i=e,l=c("summary",{"data-key":"events"}),u=Wn(o,()=>t().step);a.push(u.stop),i.append(l,u.root);let p="",d="",g=null,m=f=>{let h=H(f.lang);if(l.textContent=h.events,!i.open&&!s())return;let x=JSON.stringify([f.lang,f.line,f.steps,f.lines,f.memory,!!f.over,f.memory?0:f.step]);x!==d&&(d=x,n({kind:"events",have:p})),i.open&&(g?u.tell(g.film,g.tail,f.line,h):u.wait(h),u.show(f.step,f.line))};return i.addEventListener("toggle",()=>m(t())),{show:m,async hear(f){let h=f.film?await zn(f.film):g?.film;h&&(g={film:h,tail:f.tail},p=f.have,r(h,f.tail),m(t()))}}}var $u=80,Mu=new Set(["act","attack_until","routine","answer","throw","step"]);function Da(e,t){return e.undoing==="own"&&!e.exploring&&e.step<e.steps&&Mu.has(t.kind)?{kind:"past",message:t}:null}var Xo=e=>e.steps>0||e.lines.length>1;function Ha(e,t){let{asking:n,view:o,ask:s}=e;if(!n)return null;let r=i=>M("asking-cancel",i,()=>s(null)),a=(i,l=null)=>c("b",{role:"alert"},l,i);switch(n.kind){case"past":return{question:!0,facts:[a(t.past_ask)],more:[c("p",{class:"teg-hint"},o.replaces?t.past_ask_both:t.past_ask_explore)],buttons:[M("past-explore",t.past_explore,()=>e.playExplored(n.message)),o.replaces&&n.message.kind==="act"&&M("past-replace",t.past_replace,()=>e.playInstead(n.message)),r(t.cancel)]};case"leave":return{question:!0,facts:[a(t.leave_ask)],buttons:[M("leave-yes",t.leave_yes,e.leave),M("explore-keep",t.explore_keep,()=>s({kind:"keep"})),r(t.leave_no)]};case"keep":return Su(e,t);case"seat":{let{seat:i}=n;return{question:!0,facts:[a(te(t.seat_ask,{seat:o.seats[i].name}),q(o,i))],buttons:[M("seating-yes",t.seat_yes,()=>e.seat(i,Ne)),r(t.cancel)]}}}}function Su({ask:e,keep:t},n){let o=a=>a.key==="Enter"&&r(a),s=c("input",{type:"text","data-key":"keep-title","aria-label":n.keep_title,placeholder:n.keep_title,maxlength:$u,autofocus:!0,keydown:o}),r=a=>{a.preventDefault(),s.value.trim()?t(s.value):s.focus()};return{facts:[c("form",{class:"teg-keep",submit:r},c("b",{},n.keep_ask),s)],buttons:[c("button",{type:"button",class:"teg-main","data-key":"keep-yes",click:r},n.keep_yes),M("asking-cancel",n.cancel,()=>e(null))]}}function Ba({store:e,wire:t}){let{dispatch:n,view:o}=e,s=r=>n({type:"set",part:{asking:r}});return{ask:s,playExplored(r){n({type:"set",part:{asking:null,next:r}}),t.send(Wo(o()))},playInstead(r){s(null),r.kind==="act"&&t.send(ya(o(),r.action))},explore:()=>t.send(Wo(o())),leave(){s(null),t.send({kind:"leave"})},askToLeave(){Xo(o())?s({kind:"leave"}):t.send({kind:"leave"})},keep(r){t.send(ba(o(),r))},seat(r,a){s(null),t.send(wa(o(),r,a))}}}function Va(e,t,n){if(!t?.open)return e;let[o]=t.plans;if(n)return{...e,...o?.places.length&&{pointed:o.places},...o?.path.length&&{path:o.path}};let s=t.plans.map(({arrows:r,places:a},i)=>({number:i+1,arrows:r,places:a,lit:t.lit===i+1}));return{...e,hints:s}}function Wa({view:e,pointHint:t,chooseHint:n,tellHint:o},{plans:s,question:r,quiz:a,open:i},l){let[u,p]=r[e.lang];if(!i)return[c("p",{class:"teg-quiz"},u),M("hint-tell",l.advice_tell,o)];let d=({told:g,places:m},f)=>{let{text:h,chance:x,odds:b,reasons:w}=g[e.lang],y=f+1,$=[c("b",{class:"teg-hint-number"},y),c("b",{},h),x&&c("b",{class:"teg-hint-chance"},x)],E={pointerenter:()=>t(y),pointerleave:()=>t(0),focus:()=>t(y),blur:()=>t(0)};return c("li",{},m.length?c("button",{type:"button","data-key":`hint-${y}`,...E,click:()=>n(y)},...$):c("p",E,...$),b!==""&&c("p",{},b),c("ul",{},...w.map(_=>c("li",{},_))))};return[a&&c("p",{class:"teg-quiz"},u," ",c("b",{},p)),c("ol",{class:"teg-plans"},...s.map(d))]}function Fa({store:e,board:t,dom:n}){let{get:o,dispatch:s,table:r}=e,a=i=>{let{hint:l}=o();!l?.open||(l.lit??0)===i||(n.root.querySelectorAll(".teg-plans > li").forEach((u,p)=>u.toggleAttribute("data-lit",p+1===i)),s({type:"set",part:{hint:{...l,lit:i}}}))};return{pointHint:a,pointHintAt(i){let{hint:l}=o();!l?.open||t.cell||a(l.plans.findIndex(({arrows:u,places:p})=>u.length?u.some(([,d])=>d===i):p.includes(i))+1)},chooseHint(i){let l=o().hint?.plans[i-1],u=l?.arrows[0]??l?.places.slice(0,1)??[],{local:p}=o(),{game:d}=o();for(let g of u){if(d.marks(r(),p).source===g)continue;let m=d.click(r(),p,g,!1),{source:f,target:h}=d.marks(r(),m.local);if(m.message&&f!==g&&h!==g)break;p=m.local}s({type:"set",part:{local:p}})}}}var Jo=()=>c("div",{class:"teg-no-dice","aria-hidden":"true"},...Array.from({length:6},()=>c("i")));function Eu({board:e,view:t},n){let o=t.battle;if(!o||o.source==null||o.target==null)return Jo();let s=jn(o.attack,o.defence),r=[["attack",o.seat,o.source,o.losses[0]],["defence",o.defender,o.target,o.losses[1]]],a=([i,l,u,p])=>{let{color:d,ink:g}=t.seats[l],m=f=>f.winner===i?"won":f.winner?"lost":"idle";return[c("span",{class:"teg-dice-of"},q(t,l),e.countries[u].name),c("span",{class:"teg-dice-row"},...s.flatMap(f=>f[i]==null?[]:[Ue(f[i],m(f),d,g)])),c("b",{class:"teg-dice-lost",title:n.losses},p?`−${p}`:"0")]};return c("div",{class:"teg-battle"},c("div",{class:"teg-dice",role:"group","aria-label":n.dice},...r.flatMap(a)),o.conquered&&c("strong",{class:"teg-conquered"},n.conquered))}var Ga={draw:Eu,depends:({view:e})=>e.battle};var Ya={verb:null,picks:[],amounts:{},keep:1,pointed:[]};function F({view:e,secret:t}){let n=t?.seat===e.viewer?t:null;return{menu:{...e.menu,...n?.menu},forms:{...e.forms,...n?.forms},names:{...e.names,...n?.names}}}var Yt=({fields:e,amount:t})=>e.filter(([n])=>n!==t),Gn=e=>e.replace(/[?*]+$/,""),Ou=e=>e.includes("*")||e.includes("+");function Au(e){let t=Yt(e).map(([,n])=>n);return t.length?t.some(Ou)||t.every(n=>Gn(n)==="flag")?"rows":"map":e.amount?"count":"plain"}function Ke({menu:e,forms:t},n,{first:o=[]}={}){let s=a=>o.includes(a)?o.indexOf(a):o.length;return Object.keys(e).filter(a=>e[a].length&&t[a]&&Au(t[a])===n).sort((a,i)=>s(a)-s(i))}function ns(e,t,n){let o=Ke(e,"map",n);return o.find(s=>s===t.verb)??o[0]??null}function ts(e,t){return e.filter(n=>t.every((o,s)=>o==null||o===n[s]))}function Pe(e,t,n){let o=t.map((s,r)=>r===n?null:s);return[...new Set(ts(e,o).map(s=>s[n]))]}function pt(e,t,n={}){let o=F(e),s=ns(o,t,n);if(!s)return null;let r=o.forms[s],a=Yt(r),i=a.flatMap(([,b],w)=>Gn(b)===e.board.place?[w]:[]),l=o.menu[s],u=r.amount?l.map(b=>b.slice(0,-1)):l,p=t.verb===s||t.verb==null?t.picks:[],d=a.map((b,w)=>p[w]??null);a.forEach((b,w)=>{let y=Pe(u,d,w);d[w]==null&&!i.includes(w)&&y.length===1&&y[0]!=null&&(d[w]=y[0])});let m=ts(u,d).some(b=>b.every((w,y)=>d[y]!=null)),f=r.amount?Math.max(0,...l.filter(b=>ts([b],d).length).map(b=>Number(b.at(-1)))):0,h=r.amount?[r.least,Math.max(f,r.least)]:null,x=t.amounts[s]??n.amounts?.[s]??r.least;return{verb:s,form:r,args:a,places:i,rows:u,picks:d,done:m,range:h,amount:h?Math.min(Math.max(x,h[0]),h[1]):0}}function Ka({places:e,rows:t,picks:n}){return e.find(o=>n[o]==null&&Pe(t,n,o).some(s=>s!=null))??null}function Gt(e,t,n){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Gt(e,t.slice(0,-1),a)):n.map((a,i)=>Gt(e,r[i],a))}let o=Gn(t);if(o===e.board.place)return e.board.countries[Number(n)].name;if(o==="seat")return e.view.seats[Number(n)].name;let s=F(e).names[o];return s?s[Number(n)][0]:n}function Ut(e,t,n,o=["✓","✗"]){if(Array.isArray(n)){let r=t.replace(/\*$/,"").split("+");return t.endsWith("*")?n.map(a=>Ut(e,t.slice(0,-1),a,o)).join(" + "):n.map((a,i)=>Ut(e,r[i],a,o)).join(" → ")}let s=Gn(t);return s==="flag"?o[n?0:1]:F(e).names[s]?.[Number(n)]?.[1]??String(Gt(e,t,n))}function Qa(e,t,n){let o=Yt(t).flatMap(([,s],r)=>[Gt(e,s,n[r])]).flat(3);return e.board.countries.flatMap((s,r)=>o.includes(s.name)?[r]:[])}function Kt(e,t,n,o){let s=F(e).forms[t],r=[...n],a=s.fields.flatMap(([i,l])=>{if(i===s.amount)return[o];let u=r.shift();return u==null?[]:[Gt(e,l,u)]});return V(e.view,t,...a)}function Fn(e,t){return t?.done?Kt(e,t.verb,t.picks,t.amount):null}function os({board:e,view:t},n,o,s){if(!n?.done||n.verb!==s.until)return null;let[r,a]=n.places.map(i=>e.countries[Number(n.picks[i])].name);return Pn(t,r,a,o.keep)}function Za(e,t,n,o={},s=!1){let r=pt(e,t,o);if(!r?.places.length)return{local:t};let{places:a}=r,[i,l]=[a[0],a[a.length-1]],u=f=>({...t,verb:r.verb,picks:f}),p=Ka(r);if(p!=null&&Pe(r.rows,r.picks,p).includes(n)){let f=Ye(r.picks,p,n),h=u(f),x=pt(e,h,o);if(!(p===l&&x?.done&&(!x.form.amount||a.length===1||o.quick?.includes(x.verb))))return{local:h};let w=s?os(e,x,t,o):null;return{local:u(Ye(f,l,null)),message:w??Fn(e,x)}}if(r.done&&n===r.picks[l])return{local:t,message:Fn(e,r)};if(n===r.picks[i]&&a.length>1)return{local:u(es(r.picks,a))};if(Pe(r.rows,es(r.picks,a),i).includes(n)&&a.length>1)return{local:u(Ye(es(r.picks,a),i,n))};let m=p==null?Ye(r.picks,l,n):Ye(r.picks,p,n);return m.some(f=>f==null)?{local:t,message:Lu(e,r,m,n)}:{local:t,message:Kt(e,r.verb,m,r.amount)}}function Lu(e,{verb:t,form:n,args:o,places:s,rows:r,amount:a},i,l){let u=e.board.countries[l].neighbours,p=o.map(()=>null),d=i.map((f,h)=>{if(f!=null)return f;let x=Pe(r,p,h);return(s.includes(h)?x.find(b=>u.includes(Number(b)))??u[0]:x[0])??null});if(d.some(f=>f==null))return null;let{kind:g,action:m}=Kt(e,t,d,n.amount?a:void 0);return g==="act"?Rn(e.view,...m):null}function Xa(e,t,n,o){let s=pt(e,t,o);if(!s||s.verb!==o.until)return null;let[r,a]=s.places,i=s.picks[r],l=n??s.picks[a];return i==null||l==null||!Pe(s.rows,Ye(s.picks,a,null),a).includes(l)?null:{sources:[Number(i)],target:Number(l)}}var es=(e,t)=>e.map((n,o)=>t.includes(o)?null:n);function Ja(e,t,n={}){let o=F(e),s=ns(o,t,n),{viewer:r,turn:a}=e.view;if(!s&&r!=null&&r!==a)return{...t,pointed:[]};let i={...t,verb:t.verb===s?s:null,picks:[],pointed:[]};if(!s||t.verb!==s)return i;let{args:l,rows:u}=pt(e,i,n),p=l.map(()=>null);return t.picks.forEach((d,g)=>{d!=null&&Pe(u,p,g).includes(d)&&(p[g]=d)}),{...i,picks:p}}function ei(e,t,n){let o=e.view.last??Ua,s=pt(e,t,n),r={legal:[],targets:[],source:null,target:null,last:o,pointed:t.pointed};if(!s)return r;let[a=null,i=null]=s.places.map(d=>s.picks[d]),l=Ka(s),u=l==null?[]:Pe(s.rows,s.picks,l).filter(d=>d!=null),p=a!=null;return{...r,legal:p?[]:u,targets:p?u:[],source:a,target:i,last:p?Ua:o}}function ss(e){return Ke(e,"plain").find(t=>t.startsWith("end_"))??null}function ti(e,t,n,o){let s=F(e);if(n==="Escape")return{local:{...t,picks:[]}};if(n.toLowerCase()==="e"){let u=ss(s);return{local:t,message:u?V(e.view,u):null}}if(n<"1"||n>"9")return null;let r=Number(n),[a]=Ke(s,"count");if(!a){let u=ns(s,t,o);return{local:u?{...t,amounts:{...t.amounts,[u]:r}}:t}}let[i,l]=s.menu[a][0];return{local:t,message:r>=i&&r<=l?V(e.view,a,r):null}}var Ye=(e,t,n)=>e.map((o,s)=>s===t?n:o),Ua={source:null,target:null};var ni=90,Cu=0;function oi({view:e,send:t},n){let{label:o,example:s,names:r}=e.throw,a=`teg-throw-${Cu+=1}`,i=g=>g.key==="Enter"&&u(g),l=c("input",{type:"text","data-key":"throw","aria-label":`${n.throw_what}: ${o}`,autocomplete:"off",spellcheck:"false",list:r.length?a:null,keydown:i}),u=g=>{g.preventDefault(),(l.value.trim()||!s)&&t(da(e,l.value))},p=s.length>ni?`${s.slice(0,ni)}…`:s;queueMicrotask(()=>{let g=l.closest(".teg"),m=l.getRootNode().activeElement;g&&m&&(m===g||g.contains(m)&&!m.matches("input, select, textarea"))&&l.focus({preventScroll:!0})});let d=[c("form",{class:"teg-throw",submit:u},c("label",{},c("span",{},o),l),c("button",{type:"submit",class:"teg-main","data-key":"throw-enter"},n.throw_enter)),r.length>0&&c("datalist",{id:a},...r.map(([g,m])=>c("option",{value:g,label:m===g?null:m}))),c("p",{class:"teg-hint"},`${n.throw_as} `,c("kbd",{title:s},p))];return{facts:[c("b",{},n.throw)],more:[c("p",{class:"teg-hint"},`${n.throw_what}: ${o}`)],buttons:[],sheet:{key:"throw",title:n.throw,body:d}}}function Qt({game:e,view:t,secret:n}){return!!e.curtain&&t.viewer!=null&&n?.seat!==t.viewer&&!t.over}function ri(e,t){let{view:n,game:o}=e,s=Ha(e,t);if(s)return s;if(ai(e))return Tu(e,t);if(n.over)return aa(e,t);if(n.playing)return Ta(e,t);if(Qt(e))return ju(e,t);let r=o.asks?.(e,t);if(r)return r;if(n.throw)return oi(e,t);let a=o.move.of(e,t);return a||(Qo(n)&&n.seats.some(i=>i.bot)?ja(e,t):zu(e,t))}function ai(e){let{view:t,game:n,local:o,ended:s,report:r}=e,a=ve(s,t)!=null&&!!r?.decisions.length;if(!(t.undoing==="own"||a)||t.exploring||t.step===t.steps)return!1;let{source:i,target:l}=n.marks(e,o);return i==null&&l==null}function Tu(e,t){let n=ia(e,t);if(n)return n;let{view:o,go:s,explore:r}=e;return{facts:[c("b",{},te(t.past_own,{step:o.step,steps:o.steps}))],more:[c("p",{class:"teg-hint"},t.past_own_what)],buttons:[M("present",t.present,()=>s(o.steps),{class:"teg-main"}),o.memory&&M("explore",t.explore,r)]}}function ju({view:e,send:t},n){let o=e.viewer??-1,{name:s,color:r,ink:a}=e.seats[o];return{facts:[c("p",{class:"teg-curtain",role:"status"},`${n.curtain_turn} `,c("b",{},q(e,o),s),". ")],more:[c("p",{class:"teg-hint"},n.curtain_pass)],buttons:[M("private",`${n.curtain_me} ${s}`,()=>t(qe),{class:"teg-seat-button",style:{background:r,color:a}})]}}function zu({view:e,secret:t,send:n},o){if(e.viewer!=null&&e.viewer===e.to_move&&!t)return{facts:[c("p",{class:"teg-hint"},o.look_first)],buttons:[M("look",o.secret_show,()=>n(qe),{class:"teg-main"})]};let s=e.awaited??e.to_move,r=s!==e.viewer?e.seats[s]:null,a=r?`${o.awaiting} ${r.name}.`:e.to_move===-1?o.chance_due:e.viewer==null?o.watching:o.waiting;return{facts:[c("p",{class:"teg-hint"},a)],buttons:[]}}function Nu({refusal:e,dismiss:t},n){return e?c("div",{class:"teg-refusal",role:"alert","data-code":e.code},c("p",{},c("b",{},`${n.refused}. `),e.text," ",ue(e.clause)),M("dismiss","×",t,{class:"teg-close","aria-label":n.close})):null}function qu(e,t){let{view:n,wants:o,asking:s}=e,{facts:r,more:a=[],buttons:i,rest:l=[],sheet:u,question:p}=ri(e,t),d=s!=null||ai(e),g=n.step<n.steps&&!n.over,m=n.exploring?Ru(e,t):g?Zr(n,t):c("div",{class:"teg-fact-more"},...a),f=u&&!o(u.key),h=i.some(x=>x instanceof Element&&x.classList.contains("teg-main"));return c("div",{class:p?"teg-moving-parts teg-question":"teg-moving-parts"},Nu(e,t),c("div",{class:"teg-facts"},c("div",{class:"teg-fact-line"},...r),d?c("div",{class:"teg-fact-more"},...a):m),c("div",{class:"teg-answers"},f&&M("open-sheet",`${u.title}…`,()=>e.show(u.key,!0),{class:h?null:"teg-main"}),...i,l.length>0&&c("details",{class:"teg-pop"},c("summary",{"data-key":"more","aria-label":t.menu},"⋯"),c("div",{class:"teg-buttons"},...l)),...g&&!d&&!n.exploring?Pu(e,t):[]))}var Pu=({view:e,go:t,explore:n},o)=>[M("present",o.present,()=>t(e.steps)),e.memory&&e.undoing!=="own"&&M("explore",o.explore,n)],Ru=({view:e,ask:t,askToLeave:n},o)=>c("div",{class:"teg-exploring"},c("span",{class:"teg-past"},o.exploring),M("explore-keep",o.explore_keep,()=>t({kind:"keep"}),{disabled:!Xo(e),title:o.explore_keep_what}),M("leave",o.explore_leave,n,{title:`${o.explore_leave_what} (Esc)`})),ii=e=>{let{view:t,pace:n,secret:o,shut:s,game:r,asking:a,ended:i,report:l}=e;return a?[a,t.lang]:[r.move.depends(e),t.over,t.playing,n,t.throw,t.viewer,t.to_move,t.menu,t.steps,t.people,t.seats.map(u=>u.bot),t.proposals,t.exploring,o?.seat,s,i&&[l,e.tab,e.size,t.again],t.news.at(-1)]},li={draw:qu,depends:e=>[ii(e),e.refusal]},ci={depends:ii,draw:(e,t)=>{let{sheet:n}=ri(e,t);if(!n||!e.wants(n.key))return null;let o=M("close-sheet","×",()=>e.show(n.key,!1),{class:"teg-close","aria-label":t.close});return c("div",{class:"teg-sheet-inner","data-sheet":n.key},c("h4",{},n.title),o,c("div",{class:"teg-sheet-body"},...n.body),n.buttons&&c("div",{class:"teg-buttons"},...n.buttons))}},pi={depends:({odds:e})=>e,draw:({view:e,odds:t},n)=>{if(!t)return c("div",{class:"teg-chance"});let[o,s]=t.losses.map(a=>a.toLocaleString(e.lang,{maximumFractionDigits:1})),r=ct(t.once??t.conquest,e.lang);return c("div",{class:"teg-chance",title:t.once==null?n.odds_conquest:n.odds_once},c("b",{},r),c("small",{},`${n.losses}: ${o} – ${s}`))}};function as({view:e,game:t}){let n=t.absent?.(e)??[],o=t.phases.filter(([s])=>!n.includes(s));return{phases:o,at:o.findIndex(([,...s])=>s.includes(e.phase))}}var ui={depends:({view:e,game:t})=>[t.phases,e.round,e.phase,e.turn,e.to_move,e.due,e.over],draw:(e,t)=>{let{view:n}=e,o=n.to_move>=0?n.to_move:n.turn,{phases:s,at:r}=as(e),a=i=>i===r?"step":null;return c("div",{class:"teg-turn"},!n.over&&n.seats[o]&&c("strong",{},q(n,o),n.seats[o].name,n.to_move===-1&&c("em",{},` · ${t.chance}`)),c("ol",{class:"teg-phases"},...s.map(([i],l)=>c("li",{"aria-current":a(l)},l<r?`✓ ${t[i]}`:t[i]))),c("span",{class:"teg-phase-name"},n.phase_name),n.round>0&&c("small",{},`${t.round} ${n.round}`),n.due.length>0&&c("ul",{class:"teg-due",title:t.due,"aria-label":t.due},...n.due.map(i=>c("li",{},c("b",{},i.armies),` ${i.source}`))))}};var di=6;function gi(e={}){return{of:(t,n)=>Iu(t,n,e),depends:({local:t})=>({...t,pointed:null,amounts:Object.entries(t.amounts).map(String)})}}function Iu(e,t,n){let o=F(e);if(!Object.values(o.menu).some(u=>u.length))return null;let s=n.extra?.(e,t).filter(u=>u)??[],r=Hu(e,o,n,t),a=Ke(o,"count",n).map(u=>Du(e,o,u,t)),i=Ke(o,"rows",n);return{facts:[Zt(e,t),...s,...a.flatMap(u=>u.facts),...r?.facts??[]],more:r?.more,buttons:[...a.flatMap(u=>u.buttons),...r?.buttons??[],...ut(e,o,n)],...i.length>0&&{sheet:{key:i.join(),title:i.map(u=>o.forms[u].label).join(" · "),body:i.map(u=>is(e,o,u,n,t))}}}}function Zt({view:e},t){let n=e.seats[e.viewer??-1];return!n||e.viewer===e.turn?null:c("p",{class:"teg-asks",role:"status"},q(e,e.viewer??-1),c("b",{},n.name),` ${t.answers}`)}function ut({view:e,send:t},n,o){let s=ss(n);return Ke(n,"plain",o).map(r=>M(`act-${r}`,n.forms[r].label,()=>t(V(e,r)),{title:r===s?"E":null}))}function Du({view:e,local:t,set:n,send:o},s,r,a){let[i,l]=s.menu[r][0],u=s.forms[r],p=c("b",{"data-verb":r},u.label),d=m=>()=>o(V(e,r,m));if(i>0&&l-i<di){let m=Array.from({length:l-i+1},(f,h)=>l-h);return{facts:[p],buttons:m.map((f,h)=>M(`act-${r}-${f}`,String(f),d(f),{class:h?null:"teg-main"}))}}let g=Math.min(Math.max(t.amounts[r]??i,i),l);return{facts:[p,...Mt(g,[i,l],m=>n({...t,amounts:{...t.amounts,[r]:m}}),a)],buttons:[M(`act-${r}`,`${u.label}: ${g}`,d(g),{class:"teg-main"})]}}function Mt(e,[t,n],o,s,r=""){let a=[...new Set([t,1,2,3])].filter(l=>l>=t&&l<=n);return[c("div",{class:"teg-group teg-amounts",role:"group","aria-label":s.amount},r&&c("span",{class:"teg-label"},r),...a.map(l=>M(`amount-${l}`,String(l),()=>o(l),{"aria-pressed":String(e===l)})),n>3&&M("amount-all",s.all,()=>o(1/0),{"aria-pressed":String(e===n)}),n>3&&wt("amount",s.amount,e,[t,n],o))]}function is(e,t,n,o,s){let{local:r,set:a,send:i}=e,l=t.forms[n],u=t.menu[n],p=d=>a({...r,pointed:d});return c("div",{"data-verb":n},c("p",{class:"teg-verb"},c("b",{},l.label)),c("div",{class:"teg-rows"},...u.map((d,g)=>{let m=Qa(e,l,d),f=l.amount?Number(d.at(-1)):void 0,h=l.amount?d.slice(0,-1):d,x=Yt(l).map(([,w],y)=>Ut(e,w,h[y],[s.flag_yes,s.flag_no])).join(" · "),b=o.note?.(e,n,s,g);return M(`act-${n}-${g}`,c("span",{},x||"—",b&&c("b",{},` ${b}`)),()=>i(Kt(e,n,h,f)),{class:"teg-row",mouseenter:()=>p(m),mouseleave:()=>p([]),focus:()=>p(m),blur:()=>p([])})})))}function Hu(e,t,n,o){let{local:s,set:r,send:a}=e,i=pt(e,s,n);if(!i)return null;let l=Ke(t,"map",n),u=Fn(e,i),p=g=>r({...s,verb:i.verb,amounts:{...s.amounts,[i.verb]:g}}),d=l.map(g=>M(`verb-${g}`,t.forms[g].label,()=>r({...s,verb:g,picks:[]}),{"aria-pressed":String(g===i.verb)}));return{facts:[l.length>1&&c("div",{class:"teg-group teg-verbs",role:"group","aria-label":o.actions},...d),c("span",{class:"teg-play","data-verb":i.verb},...i.args.map((g,m)=>Wu(e,i,m,o))),...i.range&&i.range[1]>i.range[0]?Mt(i.amount,i.range,p,o,i.form.amount==="dice"?o.dice:""):[]],more:[c("p",{class:"teg-hint"},Vu(i,n,o))],buttons:[M(`act-${i.verb}`,i.form.label,()=>a(u),{class:"teg-main",disabled:!u}),i.verb===n.until&&Bu(e,i,n,o)]}}function Bu(e,t,n,o){let{local:s,set:r,send:a}=e,i=os(e,t,s,n);return c("span",{class:"teg-group"},M(`act-${t.verb}_until`,o.do_attack_until,()=>a(i),{disabled:!i}),wt("keep",o.keep,s.keep,[1,99],l=>r({...s,keep:l})))}function Vu(e,{quick:t=[]},n){let{places:o}=e;return o.length?o.length===1?n.hint_one:e.picks[o[0]]!=null?e.form.amount&&!t.includes(e.verb)?n.hint_second_amount:n.hint_second:n.hint_first:n.hint_choose}function Wu(e,t,n,o){let{local:s,set:r}=e,[,a]=t.args[n],{places:i}=t,l=i.indexOf(n),u=t.picks.map((f,h)=>l>=0&&h>n&&i.includes(h)?null:f),p=Pe(t.rows,u,n).filter(f=>f!=null),d=f=>r({...s,verb:t.verb,picks:Ye(u,n,f)}),g=f=>Ut(e,a,f,[o.flag_yes,o.flag_no]);if(l>=0){let h=(l===0||t.picks[i[l-1]]!=null?p:[]).map(w=>({value:String(w),text:g(w)})).sort((w,y)=>w.text.localeCompare(y.text,"es")),x=t.picks[n]==null?"":String(t.picks[n]),b=i.length===1?o.place:l===0?o.source:l===1?o.target:o.further;return le(["source","target",`country-${l}`][Math.min(l,2)],b,h,x,w=>d(w===""?null:Number(w)),o.choose)}if(!p.length)return null;if(p.length<=di)return c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":a},...p.map(f=>M(`${a.replace(/[?*]/g,"")}-${String(f)}`,g(f),()=>d(f),{"aria-pressed":String(t.picks[n]===f)})));let m=p.map(f=>({value:String(f),text:g(f)}));return le(a.replace(/[?*]/g,""),"",m,String(t.picks[n]??""),f=>d(f===""?null:Number(f)),o.choose)}function St(e){return{depends:({view:t,secret:n})=>[t.viewer,t.step,n,t.to_move],draw:(t,n)=>{let{view:o,secret:s,game:r,send:a,cover:i}=t;if(o.viewer==null||Qt(t))return null;let l=c("span",{class:"teg-whose"},`${n.secret_whose} `,q(o,o.viewer),o.seats[o.viewer].name);if(!s)return c("section",{class:"teg-card teg-secret"},c("h4",{},n.secret),l,M("private",n.secret_show,()=>a(qe),{class:"teg-cover"}));let u=e(t,n).filter(d=>d),p=M("cover",n.secret_hide,i,{class:"teg-cover"});return!u.length&&r.curtain?null:c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},n.secret),l,...u,p)}}}var fi=new WeakMap;function Fu(e){let t=fi.get(e)??Gu(e);return fi.set(e,t),t}function Gu(e){let[t,n]=[Math.ceil(e.width/4),Math.ceil(e.height/4)],o=new Float64Array((t+1)*(n+1)),s=e.countries.flatMap(r=>r.polygons);for(let r=0;r<n;r++){let a=new Uint8Array(t);for(let u of s){let p=Uu(u,(r+.5)*4);for(let d=0;d+1<p.length;d+=2){let[g,m]=[Math.max(Math.floor(p[d]/4),0),Math.min(Math.floor(p[d+1]/4),t-1)];a.fill(1,g,m+1)}}let[i,l]=[r*(t+1),(r+1)*(t+1)];for(let u=0;u<t;u++)o[l+u+1]=a[u]+o[l+u]+o[i+u+1]-o[i+u]}return{columns:t,sums:o}}function Uu(e,t){let n=[];for(let o=0,s=e.length-1;o<e.length;s=o++){let[r,a]=e[o],[i,l]=e[s];a>t!=l>t&&n.push((i-r)*(t-a)/(l-a)+r)}return n.sort((o,s)=>o-s)}function ls(e,[t,n,o,s]){let{columns:r,sums:a}=Fu(e),i=a.length/(r+1)-1,l=(f,h)=>Math.min(Math.max(f,0),h),[u,p]=[l(Math.floor(t/4),r),l(Math.ceil(o/4),r)],[d,g]=[l(Math.floor(n/4),i),l(Math.ceil(s/4),i)],m=(f,h)=>a[h*(r+1)+f];return m(p,g)-m(u,g)-m(p,d)+m(u,d)>0}function Un(e,{width:t,height:n},o,s,r){let a=null,i=1/0;for(let l=3;l+n<=e.height-3;l+=7)for(let u=3;u+t<=e.width-3;u+=7){let p=[u,l,u+t,l+n];if(ls(e,p))continue;let d=Yu(o,p);if(d>=i||r.some(m=>m[0]<p[2]&&m[2]>p[0]&&m[1]<p[3]&&m[3]>p[1]))continue;let g=d+Math.max(0,d+20-Math.min(...s.map(m=>mi(m,p))))*2;g>=i||([a,i]=[p,g])}return a}var mi=([e,t],[n,o,s,r])=>Math.hypot(Math.max(n-e,e-s,0),Math.max(o-t,t-r,0));function Yu(e,t){let n=e.map(o=>mi(o,t));return Math.min(...n)+.3*n.reduce((o,s)=>o+s,0)/n.length}var Qu=1.25,Zu=1.08,Xu=22,[Xt,hi]=[1.15,1.7],[Ju,ed]=[.15,.4],td=4,nd=4,[od,xi]=[400,6],sd=3,rd=12,ad=[[/[ijl.,' ]/,.36],[/[-frtI()]/,.5],[/[mMwW]/,1.06],[/[A-Z]/,.82],[/[cszJ]/,.6]],wi=new WeakMap;function us(e,t,n){let o=wi.get(e)??new Map;return wi.set(e,o),o.has(t)||(o.size===rd&&o.delete(o.keys().next().value),o.set(t,n())),o.get(t)}var ds=({disc:e,type:t,note:n})=>`${e} ${t} ${n}`;function ki(e,t,n=[]){let o=us(e,ds(t),()=>gs(e,t,[]));if(n.every(r=>o.names[r]))return o;let s=[...new Set(n)].sort((r,a)=>r-a);return us(e,`${ds(t)} ${s}`,()=>gs(e,t,s))}function vi(e,t,n){return{...gs(e,t,n,n),notes:[]}}function Yn(e,t,n){let o=n.map(r=>t.reduce((a,i)=>a+_e(r,i),0)+Mi(r)-_e(r,[0,0,e.width,e.height])),s=Math.min(...o);return{place:o.indexOf(s),covers:s}}function Kn(e,t,{names:n,notes:o}){let s=o.map(r=>_i(r,t.note??t.type));return[...n.flatMap(r=>r?[Jt(r,t)]:[]),...s,...Qn(e,t),...Zn(e,t).map(r=>r.box)]}function gs(e,t,n,o=[...e.countries.keys()]){let s=Zn(e,t).map(x=>x.box),r=[...Qn(e,t),...s],a=e.countries.map((x,b)=>o.includes(b)?pd(e,x,t,r,b):[]),i=a.map(([x])=>x??null),l=(x,b)=>i.reduce((w,y,$)=>w+(y&&$!==x?_e(b,y.box):0),0),u=(x,b)=>i.flatMap((w,y)=>w&&y!==x&&_e(b,w.box)>0?[y]:[]);for(let x=0;x<td;x++)a.forEach((b,w)=>b.length&&(i[w]=fs(b,y=>y.cost+l(w,y.box))));id(i,n);let p=x=>a[x].find(b=>b.free&&!u(x,b.box).length)??null,d=x=>a[x].some(b=>{let[w,...y]=u(x,b.box);if(!b.free||y.length)return!1;if(w==null)return!!(i[x]=b);let $=i[w];return[i[x],i[w]]=[b,null],i[w]=p(w),i[w]?!0:([i[x],i[w]]=[null,$],!1)}),g=()=>o.filter(x=>!i[x]).sort((x,b)=>Number(n.includes(b))-Number(n.includes(x))||x-b),m=()=>{for(let x of g())i[x]=p(x);for(let x of g())d(x);for(let x of g())i[x]=cs(e,t,x,[...r,...i.flatMap(b=>b?[b.box,...yi(b)]:[])],i)};m();for(let x of g().slice(0,nd)){let[b,w]=[[...i],g().length];for(let y of[a[x],[cs(e,t,x,r,[])]]){let $=y.filter(E=>E?.free);!$.length||i[x]||(bi(i,x,$,n),m(),g().length>=w&&b.forEach((E,_)=>i[_]=E))}}for(let x of g()){let b=n.includes(x)&&cs(e,t,x,r,[]);b!==!1&&bi(i,x,b?[b]:a[x],n)}let f=[...r,...i.flatMap(x=>x?[x.box,...yi(x)]:[])],h=e.notes.filter(x=>!f.some(b=>_e(b,_i(x,t.note??t.type))>0));return{names:i.map(x=>x&&{lines:x.lines,place:x.place,...x.leader&&{leader:x.leader}}),notes:h}}function fs(e,t){let[n,o]=[e[0],1/0];for(let s of e){let r=t(s);r<o&&([n,o]=[s,r])}return n}function id(e,t){for(e.forEach((n,o)=>n&&!n.free&&(e[o]=null));;){let n=e.map((s,r)=>s?e.filter((a,i)=>a&&i!==r&&_e(s.box,a.box)>0).length-(t.includes(r)?.5:0):0),o=Math.max(0,...n.map(Math.ceil));if(o<=0)return;e[n.findIndex(s=>Math.ceil(s)===o&&s===Math.max(...n.filter(r=>Math.ceil(r)===o)))]=null}}function bi(e,t,n,o){let s=a=>a.cost+e.reduce((i,l,u)=>i+(l?_e(a.box,l.box)*(o.includes(u)?100:1):0),0),r=fs(n,a=>s(a)+(a.free?0:1e5));e.forEach((a,i)=>a&&!o.includes(i)&&_e(r.box,a.box)>0&&(e[i]=null)),e[t]=r}function cs(e,t,n,o,s){let{label:[r,a],name_lines:i}=e.countries[n],l=Qn(e,t).filter((f,h)=>h!==n),u=s.flatMap(f=>f?.leader?[f.leader]:[]),p=s.flatMap(f=>f?[f.box]:[]),d=[i,...$i(i)],g=[];for(let f of d){let{width:h,height:x}=ms(f,t.type);for(let b=x/2+2;b<=e.height-x/2-2;b+=xi)for(let w=h/2+2;w<=e.width-h/2-2;w+=xi){let[y,$]=[Math.max(Math.abs(w-r)-h/2,0),Math.max(Math.abs(b-a)-x/2,0)],E=Math.hypot(y,$);if(E>od||E<1.5*t.disc)continue;let _=ls(e,Ee([w,b],h,x));g.push({place:[w,b],lines:f,away:E*(_?sd:1)+(f===i?0:2)})}}g.sort((f,h)=>f.away-h.away);let m=null;for(let{place:f,lines:h}of g){let x=Jt({lines:h,place:f},t),b=ld([r,a],x,t.disc);if(o.some(y=>_e(x,y)>0)||p.some(y=>ps(b,y))||u.some(y=>cd(b,y)||ps(y,x)))continue;let w={lines:h,place:f,leader:b,box:x,cost:0,free:!0};if(!l.some(y=>ps(b,y)))return w;m??=w}return m}function ld([e,t],[n,o,s,r],a){let i=[Math.min(Math.max(e,n+2),s-2),Math.min(Math.max(t,o),r)],l=Math.hypot(i[0]-e,i[1]-t)||1;return[[e+(i[0]-e)*a/l,t+(i[1]-t)*a/l],i]}function yi({leader:e}){if(!e)return[];let[[t,n],[o,s]]=e,r=Math.ceil(Math.hypot(o-t,s-n)/4);return Array.from({length:r+1},(a,i)=>Ee([t+(o-t)*i/r,n+(s-n)*i/r],2,2))}function ps([[e,t],[n,o]],[s,r,a,i]){let[l,u]=[0,1];for(let[p,d,g,m]of[[e,n-e,s,a],[t,o-t,r,i]]){if(!d&&(p<g||p>m))return!1;if(!d)continue;let[f,h]=[(g-p)/d,(m-p)/d].sort((x,b)=>x-b);[l,u]=[Math.max(l,f),Math.min(u,h)]}return l<u}function cd([e,t],[n,o]){let s=(r,a,i)=>Math.sign((a[0]-r[0])*(i[1]-r[1])-(a[1]-r[1])*(i[0]-r[0]));return s(e,t,n)!==s(e,t,o)&&s(n,o,e)!==s(n,o,t)}function Qn(e,{disc:t}){return e.countries.map(({label:[n,o]})=>[n-Xt*t,o-Xt*t,n+Xt*t,o+t])}function Zn(e,t){return e.continents.some(({gives:n})=>n)?us(e,`plates ${ds(t)}`,()=>{let n=Qn(e,t);return e.continents.flatMap(({gives:o=[]},s)=>{let r=1.6*t.type,a=(o.length-.4)*1.35*t.type+t.type,[i,l]=[!0,!1].map(p=>e.countries.flatMap(d=>d.continent===s===p?[d.label]:[])),u=o.length?Un(e,{width:a,height:r},i,l,n):null;return u?(n.push(u),[{continent:s,box:u}]):[]})}):[]}function _i({x:e,y:t,text:n,anchor:o},s){let r=Et(n)*s;return Ee([o==="end"?e-r/2:e+r/2,t-2.2],r,s)}function pd(e,t,n,o,s){let{label:[r,a],name_lines:i}=t,l=e.countries.map(({label:p})=>Ee(p,2*hi*n.disc,2*hi*n.disc)).filter((p,d)=>d!==s),u=n.type*n.type*.7;return[i,...$i(i)].flatMap((p,d)=>{let{width:g,height:m}=ms(p,n.type),[f,h]=[Xt*n.disc+g/2+1,Xt*n.disc+m/2+.5],[x,b]=[g*.25,g*.45],w=[[0,h],[0,-h],[f,0],[-f,0],[x,h],[-x,h],[x,-h],[-x,-h],[b,h],[-b,h],[b,-h],[-b,-h],[f,n.disc*.9],[-f,n.disc*.9],[f,-n.disc*.9],[-f,-n.disc*.9]];return[ud(t,n.disc,(p.length-i.length)*n.type),...w.map(([$,E])=>[r+$,a+E])].map(($,E)=>{let _=Jt({lines:p,place:$},n),v=o.reduce((L,C)=>L+_e(_,C),0),k=Mi(_)-_e(_,[0,0,e.width,e.height]),O=l.reduce((L,C)=>L+_e(_,C),0),S=3*v+2*k+ed*O+Ju*u*(E&&1+E/4)+d*u;return{lines:p,place:$,box:_,cost:S,free:v<.01&&k<.01}})})}function $i(e){let[t]=e;if(e.length>1)return[];let n=[...t].flatMap((a,i)=>a===" "||a==="-"?[i+1]:[]),o=a=>fs(n,i=>Math.abs(i-t.length*a)),s=a=>[0,...a].map((i,l)=>t.slice(i,a[l]).trim()),r=n.length>1&&t.length>Xu?[s([o(1/3),o(2/3)])]:[];return n.length?[s([o(1/2)]),...r]:[]}function ud({label:e,name_pos:t},n,o){let[s,r]=[t[0]-e[0],t[1]-e[1]],a=Math.max(n-7.4,0),i=Math.abs(r)>8?Math.sign(r)*(a*1.2+o*.6):0;return[t[0]+(i?0:Math.sign(s)*a),t[1]+i]}function Et(e){return[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(ad.find(([s])=>s.test(o))?.[1]??.71),0)}function ms(e,t){return{width:Math.max(...e.map(Et))*t+1,height:(Zu+Qu*(e.length-1))*t}}function Jt({lines:e,place:t},{type:n}){let{width:o,height:s}=ms(e,n);return Ee(t,o,s)}function Ee([e,t],n,o){return[e-n/2,t-o/2,e+n/2,t+o/2]}var Mi=([e,t,n,o])=>Math.max(n-e,0)*Math.max(o-t,0);function _e(e,t){let[n,o]=[Math.max(e[0],t[0]),Math.min(e[2],t[2])];if(n>=o)return 0;let[s,r]=[Math.max(e[1],t[1]),Math.min(e[3],t[3])];return s>=r?0:(o-n)*(r-s)}var Oe=()=>({times:1,left:0,top:0});function Xn(e,{times:t,left:n,top:o}){let s=(r,a)=>Math.min(Math.max(r,0),a-a/t);return{times:t,left:s(n,e.width),top:s(o,e.height)}}function Qe(e,t,n,o){let s=Math.min(Math.max(t.times*n,1),6),[r,a]=o??[t.left+e.width/t.times/2,t.top+e.height/t.times/2],i=t.times/s;return Xn(e,{times:s,left:r-(r-t.left)*i,top:a-(a-t.top)*i})}var hs=(e,{times:t,left:n,top:o},s,r)=>Xn(e,{times:t,left:n+s,top:o+r});function Ei(e,t,[n,o]){let[s,r]=[e.width/t.times,e.height/t.times],a=(i,l,u)=>i>l+u*.1&&i<l+u*.9;return a(n,t.left,s)&&a(o,t.top,r)?t:Xn(e,{times:t.times,left:n-s/2,top:o-r/2})}var[dd,Si]=[1.3,.15];function Oi(e,t,n){let[o,s]=[0,1].map(g=>n.map(m=>m[g])),[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],u=Math.max(a-r,60)*(1+2*Si)+40,p=Math.max(l-i,60)*(1+2*Si)+40,d=Math.min(e.width/u,e.width*t/p,6);return!n.length||d<dd?Oe():Xn(e,{times:d,left:(r+a-e.width/d)/2,top:(i+l-e.height/d)/2})}function Ai(e,t,n,o){let[s,r,a,i]=dt(e,t,n),l=(a-s)*.06,u=(p,d,g,m)=>p>=d+(d>0?l:0)&&p<=g-(g<m?l:0);return o.every(([p,d])=>u(p,s,a,e.width)&&u(d,r,i,e.height))}function dt(e,t,{times:n,left:o,top:s}){let r=e.width/n,a=(r*t-e.height/n)/2;return[o,s-a,o+r,s+e.height/n+a]}var me="DejaVu Sans, Verdana, sans-serif",Jn="#ffffff",Ci=/^c(\d+)$/,eo="places";function Ti(e,t,n,o,s,r){let a=lt(o,r,e.width),i=en(e,t,n,a);return[...fd(e,a),md(e,o),...xd(e,t,a),..._d(e,n),X("frontiers",to(e).frontiers,e.palette.frontier,Math.max(2.2*o,1.4)),...wd(e,n,o),bd(e,n,o),yd(e,n,a.grown),...kd(e,n,a.grown,o),...Md(e,t,a,o),...Ed(e,i,a),...Od(e,t,a,i),Ad(e,a,i),...Sd(e,t,o),...$d(e,n,o),...Ld(e,t,a),Cd(e,t,n,a),...Td(e,t,a),jd(e,n,a),vd(e,n,a),...t&&s?s(e,t,n,o,r):[]]}function ji(e,t,n,o=Oe(),s=Math.round(n*e.height/e.width)){let[r,a,i,l]=dt(e,s/n,o),u={visible:!1,fixedrange:!0,autorange:!1};return{width:n,height:s,margin:{l:0,r:0,t:0,b:0},showlegend:!1,dragmode:!1,hovermode:"closest",paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:t?e.palette.sea_dark:e.palette.sea,xaxis:{...u,range:[r,i]},yaxis:{...u,range:[l,a]}}}var Li=new WeakMap;function to(e){let t=Li.get(e)??gd(e);return Li.set(e,t),t}function gd(e){return{countries:e.countries.map(t=>pe(t.polygons)),continents:e.continents.map(t=>Se(t.outline)),land:Se(e.continents.flatMap(t=>t.outline)),bridges:Se(e.bridges.flatMap(t=>t.segments)),frontiers:Se(e.frontiers??[])}}function X(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...t,hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function fd(e,t){let{land:n,continents:o}=to(e);return[X("shallow",n,"rgba(255,255,255,0.33)",t.shallow),...e.continents.map((s,r)=>X(`band${r}`,o[r],s.color,t.band))]}function md(e,t){let n=`${Math.max(4*t,3)}px,${Math.max(3*t,2.2)}px`;return X("bridges",to(e).bridges,e.palette.bridge,Math.max(1.6*t,1.2),n)}function hd(e,t,n){let o=t?t.owner[n]:-1,s=t?.seats[o]?.color??t?.neutral??no(e.continents[e.countries[n].continent].color),r=t?.guests?.find(u=>u[0]===n),a=o<0&&t?.hatched?.find(u=>u[0]===n),i=t?.seats[(r||a||[])[1]??-1]?.color;return i?{fillcolor:s,fillpattern:{shape:"/",...{fillmode:"replace",bgcolor:s,fgcolor:i,size:9,solidity:.5}}}:{fillcolor:s}}function no(e,t=.45){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o+(255-o)*t).toString(16).padStart(2,"0")).join("")}`}function xd(e,t,n){return e.countries.map((o,s)=>({uid:`c${s}`,name:o.name,type:"scatter",mode:"lines",...to(e).countries[s],fill:"toself",hoveron:"fills",hoverinfo:"none",line:{color:e.palette.border,width:n.border,simplify:!1},...hd(e,t,s)}))}function wd(e,t,n){let o=p=>pe(p.flatMap(d=>d==null?[]:e.countries[d].polygons)),{palette:s}=e,[r,a]=[Math.max(4.2*n,3),Math.max(2.6*n,1.8)],i=t.targets.filter(p=>p!==t.target),l=o([t.source??t.last.source]),u=o([t.target??t.last.target]);return[X("aims-under",o(i),"#ffffff",r),X("aims",o(i),s.legal,a,`${Math.max(3.6*n,3)}px,${Math.max(3*n,2.5)}px`),X("target-under",u,"#ffffff",r),X("target",u,s.target,a),X("source-under",l,"#ffffff",r),X("source",l,s.source,a)]}function bd(e,t,n){let o=(t.pointed??[]).flatMap(s=>e.countries[s].polygons);return X("pointed",pe(o),e.palette.target,Math.max(3*n,2.2))}function yd(e,t,n){let[o,s]=t.source==null?[t.last.source,t.last.target]:[t.source,t.target],r=o==null||s==null||o===s?[]:[[o,s]],a=(t.arrows??r).flatMap(([i,l])=>Ht(e,i,l,n));return oo("arrow",a,e.palette.source)}function kd(e,t,n,o){let{palette:s}=e,r=t.hints??[],a=g=>g.flatMap(m=>m.arrows.length?m.arrows.flatMap(([f,h])=>Ht(e,f,h,n)):m.places.map(f=>ie(e.countries[f].label,n*1.6))),i=Math.max(1.6*o,1.4),[l,u,p]=[a(r.slice(0,1)),a(r.slice(1)),a(r.filter(g=>g.lit))],d=(g,m,f,h="solid")=>({...oo(g,m,f),line:{color:s.source,width:i,dash:h,simplify:!1}});return[X("hints-lit",pe(p),s.selected,i+9),X("hints-under",pe([...l,...u]),"#ffffff",i+4),d("hints",r[0]?.arrows.length?l:[],s.source),d("hints-ring",r[0]?.arrows.length?[]:l,"rgba(0,0,0,0)"),d("hints-others",u,"rgba(255,255,255,0.85)",`${Math.max(4*o,3)}px,${Math.max(3*o,2.4)}px`)]}function vd(e,t,n){let o=(t.hints??[]).flatMap(({number:s,arrows:[r],places:[a]})=>{let[i,l]=(r??[a,a]).map(f=>e.countries[f]?.label);if(!i||!l)return[];let[u,p]=[l[0]-i[0],l[1]-i[1]],d=Math.hypot(u,p)||1,g=r?[-p/d*n.grown*1.5,u/d*n.grown*1.5]:[-n.grown*2,-n.grown],m=Math.abs(u)>e.width/2?0:.45;return[{number:s,x:i[0]+u*m+g[0],y:i[1]+p*m+g[1]}]});return{uid:"hint-numbers",type:"scatter",mode:"markers+text",x:o.map(s=>s.x),y:o.map(s=>s.y),text:o.map(s=>String(s.number)),textposition:"middle center",textfont:{family:me,weight:700,size:n.count,color:"#ffffff"},marker:{size:1.9*n.disc,opacity:1,color:e.palette.source,line:{color:"#ffffff",width:1.6}},hoverinfo:"skip",cliponaxis:!1}}function oo(e,t,n){return{...X(e,pe(t),"#ffffff",1),fill:"toself",fillcolor:n,hoveron:"fills"}}var bs=["#fff0a8","#ff9d2e","#d31616"];function _d(e,t){return bs.map((n,o)=>{let s=(t.reach?.[o]??[]).flatMap(a=>e.countries[a].polygons),r=oo(`reach${o+1}`,s,`${n}b8`);return{...r,line:{...r.line,color:e.palette.border,width:.8}}})}function $d(e,t,n){let o=Se(Cn(e,t.path??[])),s=Math.max(2.6*n,2);return[X("flight-under",o,"#ffffff",s+2.4),X("flight",o,e.palette.flight,s,`${Math.max(5*n,4)}px,${Math.max(2.6*n,2)}px`)]}function Md(e,t,n,o){let s=new Set((t?.guests??[]).map(i=>i[0])),r=(t?.blocked??[]).flatMap(i=>{let{label:l}=e.countries[i],u=n.grown*(s.has(i)?2.4:1)+2.1/Math.max(o,.5);return[ie(l,u)]}),a=pe(r);return[X("blocked-under",a,e.palette.frontier,Math.max(4*o,3.2)),X("blocked",a,e.palette.blocked,Math.max(2.4*o,1.9),`${Math.max(3.4*o,2.8)}px,${Math.max(2.2*o,1.8)}px`)]}function Sd(e,t,n){let o=new Map((t?.covered??[]).map(([r,a])=>[`${Math.min(r,a)}/${Math.max(r,a)}`,[r,a]])),s=Se([...o.values()].flatMap(([r,a])=>Yr(e,r,a,11/Math.max(Math.min(n,1),.6))));return[X("covered-under",s,"#ffffff",Math.max(5*n,4.4)),X("covered",s,e.palette.covered,Math.max(2.6*n,2.2))]}function Ze({grown:e,disc:t,name:n,note:o}){return{disc:e,type:n*e/t,note:o*e/t}}var xs=({source:e,target:t,touched:n=null})=>[e,t,n].flatMap(o=>o==null?[]:[o]);function en(e,t,n,o){if(o.small)return vi(e,Ze(o),xs(n));let{source:s,target:r}=n.last,a=t?.owner.flatMap((i,l)=>i>=0&&i===t.viewer?[l]:[])??[];return ki(e,Ze(o),[...xs(n),...xs({...n,source:s,target:r}),...a])}function Ed(e,{names:t},n){let o=Se(t.flatMap(s=>s?.leader?[s.leader]:[]));return[X("leaders-under",o,"#ffffff",n.border+2.2),X("leaders",o,e.palette.ink,n.border+.5)]}function Od(e,t,n,{names:o}){let s=r=>t?.seats[t.owner[r]]?.ink??e.palette.ink;return[!1,!0].map(r=>{let a=e.countries.flatMap((i,l)=>o[l]&&s(l).toLowerCase()===Jn===r?[l]:[]);return{uid:r?"names-light":"names",type:"scatter",mode:"text",x:a.map(i=>o[i]?.place[0]),y:a.map(i=>o[i]?.place[1]),text:a.map(i=>o[i]?.lines.join("<br>")),textfont:{family:me,size:n.name,weight:700,color:r?Jn:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}})}function Ad(e,t,{notes:n}){return{uid:"notes",type:"scatter",mode:"text",x:n.map(o=>o.x),y:n.map(o=>o.y-2.2),text:n.map(o=>o.text),textposition:n.map(o=>o.anchor==="end"?"middle left":"middle right"),textfont:{family:me,size:t.note,style:"italic",color:e.palette.note},hoverinfo:"skip",cliponaxis:!1}}function ys(e,t,n){return e.countries.flatMap(({label:[o,s]},r)=>{let a=(t.guests??[]).filter(l=>l[0]===r),i=[{seat:t.owner[r],armies:t.armies[r],missiles:t.missiles?.[r]??0},...a.map(([,l,u,p])=>({seat:l,armies:u,missiles:p}))];return i.map((l,u)=>({...l,country:r,shared:a.length>0,x:o+n*1.16*(2*u-i.length+1),y:s}))})}var zi=({seat:e,armies:t})=>e>=0?t>=0:t>0;function Ld(e,t,n){let o=t&&!n.small?ys(e,t,n.grown).filter(zi):[];return[!1,!0].map(s=>{let r=o.flatMap(({seat:i,x:l,y:u})=>{let{ink:p="",sign:d=[]}=t?.seats[i]??{};return!d.length||p.toLowerCase()===Jn!==s?[]:[d.map(([g,m])=>[l+n.grown*g,u+n.grown*m])]}),a=s?Jn:e.palette.ink;return{...X(s?"signs-light":"signs",pe(r),a,0),fill:"toself",fillcolor:a,hoveron:"fills"}})}function Cd(e,t,n,o){let{palette:s}=e,r=t?ys(e,t,o.grown).filter(zi):[],a=p=>t?.seats[p],i=new Set([...n.legal,...n.targets]),l=new Set([n.source,n.target]),u=p=>l.has(p)||i.has(p)?s.selected:s.frontier;return{uid:"discs",type:"scatter",mode:"markers+text",x:r.map(p=>p.x),y:r.map(p=>p.y),text:r.map(p=>String(p.armies)),textposition:"middle center",textfont:{family:me,weight:700,size:r.map(p=>p.armies>99?o.count*.8:o.count),color:r.map(p=>p.shared&&a(p.seat)?.ink||s.disc_ink)},marker:{size:2*o.disc,opacity:1,color:r.map(p=>p.shared&&a(p.seat)?.color||s.disc),line:{color:r.map(p=>u(p.country)),width:r.map(p=>i.has(p.country)||l.has(p.country)?3:1.1)}},hoverinfo:"skip",cliponaxis:!1}}function Td(e,t,n){let o=t?ys(e,t,n.grown).filter(a=>a.missiles>0):[],s=o.map(a=>Kr([a.x+n.grown+3.2,a.y+1],n.grown*1.8)),r=o.filter(a=>a.missiles>1);return[oo("missiles",s,e.palette.missile),{uid:"missile-counts",type:"scatter",mode:"text",x:r.map(a=>a.x+n.grown*1.4+4.5),y:r.map(a=>a.y-n.grown),text:r.map(a=>String(a.missiles)),textposition:"middle right",textfont:{family:me,weight:700,size:n.name,color:e.palette.missile},hoverinfo:"skip",cliponaxis:!1}]}function jd(e,t,n){let o=t.badges??[];return{uid:"badges",type:"scatter",mode:"text",x:o.map(([s])=>e.countries[s].label[0]+n.grown),y:o.map(([s])=>e.countries[s].label[1]-n.grown),text:o.map(([,s])=>s),textposition:"middle right",textfont:{family:me,weight:700,size:n.count*1.1,color:e.palette.source},hoverinfo:"skip",cliponaxis:!1}}function Ni(e,t){let n=new Map;if(t.forEach((r,a)=>{let i=ws(e[a]),l=ws(r),u=Object.entries(l).filter(([d,g])=>!zd(i[d],g)),p=Object.keys(i).flatMap(d=>d in l?[]:[[d,null]]);u.length+p.length&&n.set(a,Object.fromEntries([...u,...p]))}),!n.size)return null;let o=[...n.keys()],s={};for(let r of new Set([...n.values()].flatMap(Object.keys)))s[r]=o.map(a=>n.get(a)?.[r]);return{update:s,traces:o}}function ws(e,t=""){return Object.fromEntries(Object.entries(e).flatMap(([n,o])=>o&&typeof o=="object"&&!Array.isArray(o)?Object.entries(ws(o,`${t}${n}.`)):[[t+n,o]]))}function zd(e,t){return e===t?!0:!Array.isArray(e)||!Array.isArray(t)||e.length!==t.length?!1:e.every((n,o)=>n===t[o])}var Je=8,qi=15.5,Pi=6,He=e=>Math.floor(e/Je);function tn(e,t=.35){return`#${[1,3,5].map(o=>parseInt(e.slice(o,o+2),16)).map(o=>Math.round(o*(1-t)).toString(16).padStart(2,"0")).join("")}`}function Ii(e,t,n,o,s,r=An){return[...qd(e,o,r),...Pd(e,o),...Id(e,t,n,o),...Hd(e,t,n,o,r),...Bd(e,n,o),...Vd(e,o),...Wd(e,t,o),...Fd(e,t,o,r),Gd(e,o)]}function he(e,t,{fill:n,color:o="rgba(0,0,0,0)",width:s=1,dash:r="solid"}){let a=n?{fill:"toself",fillcolor:n,hoveron:"fills"}:{};return{uid:e,type:"scatter",mode:"lines",...pe(t),hoverinfo:"skip",line:{color:o,width:s,dash:r,simplify:!1},...a}}function Xe(e,t,n,o,s="solid"){return{uid:e,type:"scatter",mode:"lines",...Se(t),hoverinfo:"skip",line:{color:n,width:o,dash:s,simplify:!1}}}function ks(e,t,n,o,s){return{uid:e,type:"scatter",mode:s?"markers+text":"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textposition:"middle center",textfont:{family:me,size:n,weight:700,color:t.map(r=>r.color??o)},...s?{marker:s}:{},hoverinfo:"skip",cliponaxis:!1}}var gt=(e,t)=>e.countries[t].label;function Nd(e,t,n){let[[o,s],,[r,a]]=e.countries[t].polygons[0];return[[o+n,s+n],[r-n,s+n],[r-n,a-n],[o+n,a-n]]}var Ri=new WeakMap;function Di(e){let t=Ri.get(e);if(t)return t;let{size:n=0,cell:o=0,edge:s=0}=e,r=s+n*o,a=Array.from({length:n+1},(p,d)=>s+d*o),i=[s/2,r+s/2],u={tents:e.countries.flatMap(({continent:p,label:d},g)=>p<0||e.flags?.includes(g)?[]:[d]).flatMap(p=>Y(e.shapes?.tent??"",p)),ground:Object.fromEntries(Object.entries(e.shapes?.ground??{}).map(([p,d])=>[p,Y(d,[s,s])])),dark:e.countries.flatMap((p,d)=>(Math.floor(d/n)+d%n)%2?p.polygons:[]),lines:a.flatMap(p=>[[[p,s],[p,r]],[[s,p],[r,p]]]),words:a.slice(0,-1).flatMap((p,d)=>i.flatMap(g=>[{at:[p+o/2,g],text:String.fromCharCode(65+d)},{at:[g,p+o/2],text:String(d+1)}]))};return Ri.set(e,u),u}function qd(e,t,n){let{size:o=0,cell:s=0,edge:r=0,palette:a}=e,i=r+o*s,{dark:l,lines:u,words:p,ground:d}=Di(e),g=[[r,r],[i,r],[i,i],[r,i]];return[he("field",[g],{fill:a.light}),he("meadow",d.meadow??[],{fill:a.meadow}),he("dark",l,{fill:`${a.meadow}80`}),he("stones",d.stones??[],{fill:a.stones}),Xe("tufts",d.tufts??[],a.tufts,Math.max(t,.7)),Xe("lines",u,a.line,Math.max(t,.6)),he("border",[g],{color:a.border,width:Math.max(3*t,2)}),ks("letters",p,Math.max(15*t,n),a.border)]}function Pd(e,t){let n=e.continents.map(({color:s,outline:r},a)=>{let[[i,l],,[u,p]]=r[0],d=[Rd([i+4,l+4],[u-4,p-4],12)];return[d,he(`camp${a}`,d,{fill:`${no(s,.5)}d0`,color:tn(s,.35),width:Math.max(4.5*t,2.6)})]}),o=n.flatMap(([s])=>s);return[...n.map(([,s])=>s),he("palisade",o,{color:"#ffffff66",width:Math.max(3*t,1.6),dash:`${Math.max(2*t,1)}px,${Math.max(5*t,3)}px`}),he("tents",Di(e).tents,{fill:"#00000024"})]}function Rd([e,t],[n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(l+p/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Id(e,t,n,o){let s=t?.moves??[],r=l=>l.map(u=>gt(e,u)),a=t?.seats[He(Dd(t,s))]?.color??"#888888",i=s.map(l=>ie(gt(e,l[0]),6,16));return[Xe("walks-under",s.map(r),"#ffffff",Math.max(8*o,5)),Xe("walks",s.map(r),tn(a,.15),Math.max(4.5*o,3),`${Math.max(5*o,3)}px,${Math.max(4*o,3)}px`),he("walk-starts",i,{fill:"#ffffff",color:tn(a,.15),width:Math.max(2.5*o,1.6)}),Xe("way",n.path?.length?[r(n.path)]:[],e.palette.source,Math.max(5*o,3))]}function Dd(e,t){let n=t.at(-1)?.at(-1);return n==null?-1:(e?.soldiers??[]).indexOf(n)}function Hd(e,t,n,o,s){let r=t?.seats[t.turn]?.color??"#888888",a=(n.steps??[]).map(([l,u])=>({at:gt(e,l),text:String(u)})),i={size:25*o,color:no(r,.25),opacity:.9,line:{color:tn(r),width:Math.max(1.6*o,1)}};return[ks("reach",a,Math.max(15*o,s),e.palette.ink,i)]}function Bd(e,t,n){let{palette:o}=e,[s,r]=[Math.max(5*n,3.4),Math.max(2.8*n,1.8)],a=u=>u.flatMap(p=>p==null?[]:[Nd(e,p,3)]),i=`${Math.max(6*n,4)}px,${Math.max(4*n,3)}px`;return[["legal",t.legal,o.legal,i],["aims",t.targets.filter(u=>u!==t.target),o.target,i],["target",[t.target],o.target,"solid"],["source",[t.source,...t.pointed??[]],o.source,"solid"]].flatMap(([u,p,d,g])=>[he(`${u}-under`,a(p),{color:"#ffffffcc",width:s}),he(u,a(p),{color:d,width:r,dash:g})])}function Vd(e,t){let{flags:n=[],shapes:o,palette:s}=e;if(!o)return[];let r=Math.max(2*t,1);return[Xe("poles",n.flatMap(a=>Y(o.pole,gt(e,a))),s.ink,Math.max(3.2*t,1.6)),...n.map((a,i)=>he(`flag${i}`,Y(o.pennant,gt(e,a)),{fill:e.continents[i].color,color:s.ink,width:r}))]}function Wd(e,t,n){let s=(t?.fallen??[]).flatMap(([,r])=>{let[a,i]=gt(e,r);return[[[a-9,i-9],[a+9,i+9]],[[a-9,i+9],[a+9,i-9]]]});return[Xe("crosses-under",s,"#ffffff",Math.max(8*n,5)),Xe("crosses",s,"#9c2f2f",Math.max(4*n,2.4))]}function Fd(e,t,n,o){let{shapes:s,palette:r}=e,a=(t?.soldiers??[]).flatMap((d,g)=>{if(d<0)return[];let[m,f]=gt(e,d);return[{soldier:g,seat:He(g),at:[m,f+Pi+1]}]}),i=d=>t?.seats[d],l=a.map(({soldier:d,seat:g,at:m})=>({at:m,text:String(d%Je),color:i(g)?.ink})),u={size:2*qi*n,opacity:1,color:a.map(d=>i(d.seat)?.color),line:{color:r.ink,width:Math.max(2*n,1)}},p=a.map(({at:[d,g]})=>ie([d+1.5,g+2],qi,20).map(([m,f])=>[m,g+12+(f-g)*.45]));return[he("shadows",p,{fill:"#1b232c38"}),ks("soldiers",l,Math.max(19*n,o),r.ink,u),...(s?.gear??[]).map((d,g)=>{let m=a.filter(f=>f.seat===g).flatMap(({at:[f,h]})=>Y(d,[f,h-Pi]));return he(`gear${g}`,m,{fill:tn(e.continents[g].color),color:r.ink,width:Math.max(1.6*n,.8)})})]}function Gd(e,t){return{uid:eo,type:"scatter",mode:"markers",x:e.countries.map(n=>n.label[0]),y:e.countries.map(n=>n.label[1]),marker:{size:(e.cell??0)*t,symbol:"square",opacity:0,color:"#000000"},hoverinfo:"none",cliponaxis:!1}}var vs=({soldiers:e=[]},t)=>Array.from({length:Je},(n,o)=>({number:o,fallen:(e[t*Je+o]??-1)<0})),Hi={depends:({view:e})=>[e.soldiers,e.turn,e.over],draw:({view:e})=>{let t=ke(e.lang),n=o=>{let{name:s,color:r,ink:a}=e.seats[o],i=vs(e,o),l=i.filter(d=>d.fallen).length,u=i.map(d=>c("b",{class:`egg-token${d.fallen?" egg-fallen":""}`,style:d.fallen?{}:{background:r,color:a}},d.number)),p=o===e.turn&&!e.over;return c("tr",{class:p?"teg-moving":null},c("th",{scope:"row"},p?"▸ ":"",q(e,o),s),c("td",{"aria-label":`${Je-l} ${t.stand}, ${l} ${t.fallen}`},...u))};return ne(t.armies,c("table",{class:"teg-seats egg-armies"},...e.seats.map((o,s)=>n(s))),c("p",{class:"teg-hint"},t.armies_how))}};var Bi={soldier:null,over:null,target:null,group:null};function Ot(e){let t=new Map;for(let[n,o]of F(e).menu.move??[])t.has(n)||t.set(n,new Map),t.get(n)?.set(o.at(-1),o);return t}function nn(e){let t=new Map;for(let[n,o]of F(e).menu.attack??[])o.length>(t.get(n)?.length??0)&&t.set(n,o);return t}function on(e,{target:t,group:n}){let o=nn(e).get(t??-1)??[];return n?o.filter(s=>n.includes(s)):o}var so=e=>(F(e).menu.remove??[]).map(([t])=>t),sn=(e,t,n)=>F(e).names[t]?.[n]?.[0]??"?",et=e=>String(e%Je);function Vi(e,t,n){let o=n.map(s=>e.board.countries[s].name);return V(e.view,"move",sn(e,"soldier",t),o)}function _s(e,t){let n=on(e,t);if(t.target==null||!n.length)return null;let o=s=>sn(e,"soldier",s);return V(e.view,"attack",o(t.target),n.map(o))}function Ud({size:e=1},t,n){let o=[],s=t;for(;s!==n;){let r=Math.floor(n/e)-Math.floor(s/e);s+=r?Math.sign(r)*e:Math.sign(n%e-s%e),o.push(s)}return o}function Wi(e,t,n){let{view:o}=e,{menu:s}=F(e),r=o.soldiers?.indexOf(n)??-1;if(s.remove){let l=so(e).includes(r);return{local:t,message:l?V(o,"remove",sn(e,"soldier",r)):null}}if(s.attack)return $s(e,t,r);if(!s.move&&!s.end_move)return{local:t};if(r>=0&&He(r)===o.viewer)return{local:{...t,soldier:r===t.soldier?null:r,over:null}};if(t.soldier==null)return{local:t};let i=Ot(e).get(t.soldier)?.get(n)??Ud(e.board,o.soldiers?.[t.soldier]??n,n);return{local:{...t,over:null},message:i.length?Vi(e,t.soldier,i):null}}function $s(e,t,n){let o=nn(e);if(o.has(n))return n===t.target?{local:t,message:_s(e,t)}:{local:{...t,target:n,group:null}};if(!(o.get(t.target??-1)??[]).includes(n))return{local:t};let r=on(e,t);return{local:{...t,group:r.includes(n)?r.filter(a=>a!==n):[...r,n]}}}function Yd(e,t,n,o){let s=e.view.soldiers?.indexOf(n)??-1,{menu:r}=F(e);return s<0||He(s)!==e.view.viewer?{local:t}:r.move?Wi(e,{...t,soldier:s},o):r.attack?$s(e,t,e.view.soldiers?.indexOf(o)??-1):{local:t}}function Kd(e,t,n){let{menu:o}=F(e);if(n==="Escape")return{local:{...Bi}};if(n.toLowerCase()==="e"){let r=["end_move","end_attack"].find(a=>o[a]);return{local:t,message:r?V(e.view,r):null}}if(n==="Enter"&&o.attack)return{local:t,message:_s(e,t)};if(!o.move||n<"0"||n>"7")return null;let s=[...Ot(e).keys()].find(r=>et(r)===n);return{local:{...t,soldier:s??t.soldier}}}function Qd(e,t){let n=nn(e),o=Ot(e).has(t.soldier??-1)?t.soldier:null;if(n.has(t.target??-1))return{...t,soldier:o,over:null};let[s]=n.size===1?n.keys():[null];return{soldier:o,over:null,target:s,group:null}}function Zd(e,t){let{view:n}=e,o=n.soldiers??[],s=d=>d.map(g=>o[g]),a={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};if(so(e).length)return{...a,targets:s(so(e))};let i=nn(e);if(i.size){let d=t.target==null?null:o[t.target];return{...a,targets:s([...i.keys()]),target:d,pointed:s(on(e,t))}}let l=Ot(e),u=l.get(t.soldier??-1);if(!u||t.soldier==null)return{...a,legal:s([...l.keys()])};let p=u.get(t.over??-1);return{...a,source:o[t.soldier],steps:[...u].map(([d,g])=>[d,g.length]),path:p?[o[t.soldier],...p]:[]}}function ft(e,t){let{color:n,ink:o,name:s}=e.seats[He(t)];return c("b",{class:"egg-token",title:s,style:{background:n,color:o}},et(t))}function Xd(e,t){let n=F(e),{menu:o}=n;if(e.view.question)return rg(e,t);let s=[o.move&&eg(e),o.attack&&tg(e),o.ask&&ng(e),o.remove&&og(e)].flatMap(a=>a||[]),r=ut(e,n,{});return!s.length&&!r.length?null:{facts:[Zt(e,t),...s.flatMap(a=>a.facts)],more:s.flatMap(a=>a.more??[]),buttons:[...s.flatMap(a=>a.buttons),...r],sheet:s.find(a=>a.sheet)?.sheet}}function Jd(e,t,n){let{soldiers:o=[]}=e.view,s=n==null?t.target:o.indexOf(n),r=on(e,s===t.target?t:{...t,target:s,group:null});return r.length?{sources:r.map(a=>o[a]),target:o[s]}:null}function eg(e){let{board:t,view:n,local:o,set:s,send:r}=e,a=ke(n.lang),i=Ot(e),{die:l=0,steps_left:u=0}=n,p=i.get(o.soldier??-1)??new Map,d=[...p].map(([f,h])=>({value:String(f),text:`${t.countries[f].name} (${h.length})`})),g=f=>f!==""&&r(Vi(e,o.soldier,p.get(Number(f)))),m=[...i.keys()].map(f=>M(`soldier-${et(f)}`,ft(n,f),()=>s({...o,soldier:f===o.soldier?null:f}),{"aria-label":`${a.soldier} ${et(f)}`,"aria-pressed":String(f===o.soldier)}));return{facts:[Ue(l||null,"plain","#ffffff","#26303b"),c("span",{class:"egg-steps"},`${a.steps}: `,c("b",{},u),` / ${l} `,c("span",{class:"egg-pips","aria-hidden":"true"},"●".repeat(u)+"○".repeat(Math.max(l-u,0)))),c("div",{class:"teg-group egg-soldiers",role:"group","aria-label":a.soldier},...m),o.soldier!=null&&le("square",a.square,d,"",g,"…")],more:[c("p",{class:"teg-hint"},a.move)],buttons:[]}}function tg(e){let{view:t,local:n,set:o,send:s}=e,r=ke(t.lang),a=nn(e),i=on(e,n),l=a.get(n.target??-1)??[],u=_s(e,n),p=g=>o($s(e,n,g).local),d=(g,m,f,h)=>f.length>0&&c("span",{class:"egg-choose"},c("span",{class:"teg-label"},g),c("span",{class:"teg-group egg-soldiers",role:"group","aria-label":g},...f.map(x=>M(`${m}-${x}`,ft(t,x),()=>p(x),{"aria-pressed":String(h(x))}))));return{facts:[d(r.against,"target",[...a.keys()],g=>g===n.target),d(r.group,"with",l,g=>i.includes(g))],more:[c("p",{class:"teg-hint"},r.attack)],buttons:[M("act-attack",`${r.throw} ${i.length||"…"}`,()=>s(u),{class:"teg-main",disabled:!u})]}}function ng(e){let{view:t,send:n}=e,o=ke(t.lang),s=t.answerer??-1,r=([a])=>{let[i,l]=t.cards_left?.[a]??["",0];return M(`ask-${a}`,c("span",{},c("b",{},i),c("small",{},` ${l} ${o.cards}`)),()=>n(V(t,"ask",sn(e,"level",a))))};return{facts:[c("p",{},`${o.ask} `,q(t,s),c("b",{},t.seats[s]?.name))],buttons:F(e).menu.ask.map(r)}}function og(e){let{view:t,send:n}=e,o=ke(t.lang),s=so(e).map(r=>M(`remove-${et(r)}`,ft(t,r),()=>n(V(t,"remove",sn(e,"soldier",r))),{"aria-label":`${o.soldier} ${et(r)}`}));return{facts:[c("p",{},o.remove)],buttons:s}}var sg={depends:({view:e})=>[e.question,e.reply],draw:e=>e.view.question?null:ag(e)};function Fi(e,{reader:t,seat:n,level:o,topic:s}){let r=ke(e.lang),a=i=>c("span",{},q(e,i),e.seats[i].name);return c("p",{class:"egg-between"},a(t),` ${r.reads} ${r.for} `,c("b",{},a(n)),` · ${o}`,s&&` · ${s}`)}function rg(e,t){let{view:n,secret:o,send:s,cover:r}=e,a=ke(n.lang);if(!n.question||n.over)return null;let{reader:i,seat:l,text:u,choices:p}=n.question,d=o?.seat===i&&o.step===n.step?o.answer??null:null,g=!!F(e).menu.answer&&d==null,m=b=>s(V(n,"answer",b)),f=n.people?.includes(i)&&n.people.includes(l),h=c("div",{class:"teg-rows egg-answers"},...p.map((b,w)=>M(`answer-${w}`,c("span",{},c("i",{},`${String.fromCharCode(65+w)} `),b),()=>m(w),{class:`teg-row egg-choice${d===w?" egg-right":""}`,disabled:!g})),M("answer-none",a.unknown,()=>m(-1),{class:"teg-row egg-choice",disabled:!g})),x=[c("div",{class:"egg-question",role:"status"},Fi(n,n.question),c("p",{class:"egg-text"},u),h,f&&d==null&&c("p",{class:"teg-hint"},a.peek_first),f&&d==null&&M("peek",c("span",{},`${a.peek} `,q(n,i),n.seats[i].name),()=>s(Hn(n,i)),{class:"teg-cover"}),d!=null&&c("p",{class:"teg-hint"},`${a.right_is}: `,c("b",{},p[d])),d!=null&&M("cover",t.secret_hide,r,{class:"teg-cover"}))];return{facts:[c("p",{class:"teg-asks"},q(n,l),c("b",{},n.seats[l].name),` ${t.answers}`)],more:[c("p",{class:"teg-hint"},`${a.at_stake}: ${vs(n,l).filter(({fallen:b})=>!b).length} ${a.stand}. ${a.in_the_sheet}`)],buttons:[],sheet:{key:"question",title:a.question,body:x}}}function ag({view:e}){let t=ke(e.lang);if(!e.reply)return null;let{text:n,choices:o,choice:s,answer:r,right:a,note:i,source:l}=e.reply,u=p=>p===r?"✓ ":p===s?"✗ ":"";return c("section",{class:"teg-card egg-question egg-answered"},c("h4",{},t.question),Fi(e,e.reply),c("p",{class:"egg-text"},n),c("ul",{class:"egg-choices"},...o.map((p,d)=>c("li",{class:d===r?"egg-right":d===s?"egg-wrong":null},u(d),p))),c("strong",{class:a?"egg-verdict egg-right":"egg-verdict egg-wrong"},a?t.right:s<0?`${t.wrong} · ${t.said} ${t.nothing}`:t.wrong),i&&c("p",{class:"egg-note"},i),l&&c("p",{class:"teg-hint"},`${t.source}: ${l}`))}var ig={depends:({view:e})=>e.battle,draw:({view:e},t)=>{let n=e.battle;if(!n)return Jo();let o=ke(e.lang),[s,r]=[He(n.soldiers[0]),He(n.soldier)],a=l=>[e.seats[l].color,e.seats[l].ink],i=({attack:l,defence:u})=>{let p=Math.max(...l),d=p===u,g=m=>d?"plain":m?"won":"lost";return c("div",{class:"egg-throw"},c("span",{},...l.map(m=>Ue(m,g(m===p&&p>u),...a(s)))),c("b",{class:"teg-versus"},d?"=":p>u?"▸":"◂"),Ue(u,g(u>p),...a(r)),n.throws.length>1&&c("small",{title:o.again},`×${n.throws.length}`))};return ne(t.dice,c("p",{class:"egg-fight"},...n.soldiers.map(l=>ft(e,l)),c("b",{}," → "),ft(e,n.soldier)),...n.throws.slice(-1).map(i),n.fallen.length>0&&c("p",{class:"egg-fell"},`${o.fell}: `,...n.fallen.map(l=>ft(e,l)),ue(n.fallen[0]===n.soldier?"EGG-6.4":"EGG-6.5")))}};function lg({board:e,view:t},n,o){let s=ke(t.lang),r=t.soldiers?.indexOf(o)??-1,a=e.flags?.indexOf(o)??-1;return r<0&&a<0?null:{instead:[c("p",{},r>=0&&c("span",{},ft(t,r),` ${s.soldier} ${et(r)}`),a>=0&&c("span",{},` ${s.flag} ${t.seats[a].name}`))]}}var cg=(e,t)=>(e.soldiers??[]).flatMap((n,o)=>n===t?[`${e.seats[He(o)].name} ${et(o)}`]:[]).join(", "),Gi={start:{...Bi},move:{of:Xd,depends:({view:e,local:t,secret:n})=>[[e.cards_left,e.question,e.answerer],{...t,over:null},[n?.seat,n?.answer]]},phases:[["phase_move","move"],["phase_attack","attack"],["phase_question","question"]],tabs:{help:["armies"],news:["question"]},sections:{question:sg,battle:ig,armies:Hi},renew:(e,t)=>({local:Qd(e,t)}),click:Wi,drag:Yd,fight:Jd,key:Kd,marks:Zd,hover:(e,t,n)=>{let o=Ot(e).get(t.soldier??-1)?.has(n)?n:null;return o===t.over?t:{...t,over:o}},drawing:Ii,facts:lg,stands:cg,keys:"keys_eggar"};function Ms(e={},t={}){return{start:{...Ya},move:gi(e),phases:[],tabs:{cards:["secret"]},renew:(n,o)=>({local:Ja(n,o,e)}),click:(n,o,s,r)=>Za(n,o,s,e,r),fight:(n,o,s)=>Xa(n,o,s,e),key:(n,o,s)=>ti(n,o,s,e),marks:(n,o)=>ei(n,o,e),...t,sections:{secret:St(()=>[]),...t.sections}}}var Ui=Ms();var pg=3,[Yi,ug]=[.86,.98],dg=6;function gg(e,{suspects:t=[],owner:n,armies:o,hatched:s=[]},r){let a=new Set(s.map(([i])=>i));return t.flatMap(([i,l])=>{if(l.length<2||l.length>pg||n[i]>=0||a.has(i))return[];let u=1.1*r/l.length,[p,d]=e.countries[i].label,g=o[i]>0?d-r-u:d;return l.map((m,f)=>({seat:m,at:[p+u*(2*f-l.length+1),g],radius:.9*u}))})}function Zi(e,t,n,o,s){let r=lt(o,s,e.width),a=Ze(r),i=Kn(e,a,en(e,t,n,r)),l=gg(e,t,r.grown),u=r.small||!l.length&&!t.hatched?.length?[]:fg(e,t,a.type,i),p=r.small?[]:mg(e,a.type*Yi,i),d=Array.from({length:dg},(g,m)=>t.seats[m]?.color??"#888888");return[Ki("regions",p,r.name*Yi,"#26303b99","normal"),Qi("suspects-under",l.map(({at:g,radius:m})=>ie(g,m+1.2/o,20)),"#ffffff"),...d.map((g,m)=>Qi(`suspects${m}`,l.filter(f=>f.seat===m).map(({at:f,radius:h})=>ie(f,h,20)),g,e.palette.ink)),Ki("rec-key",u,Math.max(r.note,r.least),e.palette.note,"italic")]}function fg(e,t,n,o){let s=H(t.lang),r=[s.rec_key_sure,s.rec_key_maybe],[a,i]=[Math.max(...r.map(Et))*n,2.6*n],l=Un(e,{width:a,height:i},[[e.width*.85,e.height*.75]],[[0,0]],o);return l?[{at:[(l[0]+l[2])/2,(l[1]+l[3])/2],text:r.join("<br>")}]:[]}function mg(e,t,n){let o=[...n];return e.continents.flatMap(({name:s},r)=>{let a=e.countries.filter(y=>y.continent===r),i=s.toUpperCase(),[l,u]=[i.length*ug*t,1.15*t],p=a.map(y=>y.label),d=[0,1].map(y=>p.reduce(($,E)=>$+E[y],0)/p.length),g=[0,-1,1,-2,2,-3,3,-4,4],m=g.flatMap(y=>g.map($=>[d[0]+$*12,d[1]+y*8])),f=([y,$])=>[[y-l/2,$],[y,$],[y+l/2,$]],h=m.filter(y=>f(y).every($=>a.some(E=>Ln(E.polygons,$))));if(a.length<2||!h.length)return[];let x=h.map(y=>Ee(y,l,u)),{place:b,covers:w}=Yn(e,o,x);return w>.01*l*u?[]:(o.push(x[b]),[{at:h[b],text:i}])})}var Ki=(e,t,n,o,s)=>({uid:e,type:"scatter",mode:"text",x:t.map(r=>r.at[0]),y:t.map(r=>r.at[1]),text:t.map(r=>r.text),textfont:{family:me,size:n,weight:700,style:s,color:o},hoverinfo:"skip",cliponaxis:!1}),Qi=(e,t,n,o=n)=>({uid:e,type:"scatter",mode:"lines",...pe(t),fill:"toself",hoveron:"fills",fillcolor:n,line:{color:o,width:.8,simplify:!1},hoverinfo:"skip"});var Xi={mode:null,target:null,placed:{},origin:null,transfers:[],amount:1,cards:[],pointed:[]},ye=({view:e,secret:t})=>(t?.seat===e.viewer?t?.compose:null)??{},rn=e=>e.reduce((t,n)=>t+n,0),be=({board:e},t)=>e.countries[t].name;function an(e,t){let n=ye(e);if(n.place_five)return"placing";if(n.commit)return"commit";if(!n.move)return null;let o=Os(e);return o.find(s=>s===t.mode)??o[0]}function Os(e){return F(e).menu.attack?.length?["attack","move"]:["move"]}function At(e,{transfers:t},n){return(ye(e).move?.provinces.find(s=>s[0]===n)?.[1]??0)-rn(t.filter(s=>s[0]===n).map(s=>s[2]))}function As(e,t){return ye(e).move?.provinces.find(n=>n[0]===t)?.[2]??[]}function Ji({transfers:e}){let t=new Map;for(let[n,o,s]of e)t.set(n,(t.get(n)??0)-s),t.set(o,(t.get(o)??0)+s);return[...t].filter(([,n])=>n)}function hg(e,{cards:t}){let{commit:n}=ye(e),o=n.provinces.filter(r=>t.includes(r[0]));return(n.included?e.view.armies[n.target]:0)+rn(o.map(r=>r[1]))}function el(e,t){let n=o=>be(e,o);switch(an(e,t)){case"placing":{let o=Object.entries(t.placed).filter(([,s])=>s>0);return rn(o.map(([,s])=>s))!==ye(e).place_five.troops?null:V(e.view,"place_five",o.map(([s,r])=>[n(Number(s)),r]))}case"attack":return t.target==null?null:V(e.view,"attack",n(t.target));case"move":return!Ji(t).length&&!ye(e).move.null?null:V(e.view,"move",t.transfers.map(([o,s,r])=>[n(o),n(s),r]));case"commit":return V(e.view,"commit",t.cards.map(n));default:return null}}function Ss(e,t,n,o){let{troops:s,provinces:r}=ye(e).place_five,a=rn(Object.values(t.placed)),i=t.placed[n]??0;return r.some(u=>u[0]===n)&&i+o>=0&&a+o<=s?{...t,placed:{...t.placed,[n]:i+o}}:t}function xg(e,t,n){let o=t.origin,s=Math.min(t.amount,At(e,t,o));if(s<1)return t;let r=t.transfers.filter(([u,p])=>u!==o||p!==n),a=t.transfers.find(([u,p])=>u===o&&p===n)?.[2]??0,i=[...r,[o,n,a+s]],l={...t,transfers:i};return At(e,l,o)?l:{...l,origin:null}}function Ls(e,t,n,o){switch(an(e,t)){case"placing":return{local:Ss(e,t,n,o?-1:1)};case"attack":{let s=F(e).menu.attack.some(r=>r[0]===n);return t.target===n||!s?{local:t,message:V(e.view,"attack",be(e,n))}:{local:{...t,target:n}}}case"move":return t.origin!=null&&As(e,t.origin).includes(n)?{local:xg(e,t,n)}:{local:{...t,origin:n!==t.origin&&At(e,t,n)>0?n:null}};case"commit":{let s=ye(e).commit.provinces.some(a=>a[0]===n),r=t.cards.includes(n)?t.cards.filter(a=>a!==n):[...t.cards,n];return{local:s?{...t,cards:r}:t}}default:return{local:t}}}function wg(e,t){let{view:n,secret:o}=e,s=ye(e),r=n.parties?.target??null,a={legal:[],targets:[],source:null,target:null,last:{source:null,target:r},pointed:t.pointed},i=l=>l.map(u=>Number(u[0]));switch(an(e,t)){case"placing":return{...a,legal:i(s.place_five.provinces),badges:tl(t.placed).map(([l,u])=>[l,`+${u}`])};case"attack":return{...a,target:t.target};case"move":{let l=i(s.move.provinces).filter(d=>At(e,t,d)>0),u=Ji(t).map(([d,g])=>[d,g>0?`+${g}`:`−${-g}`]),p=t.origin!=null;return{...a,legal:p?[]:l,targets:As(e,t.origin),source:t.origin,arrows:t.transfers.map(([d,g])=>[d,g]),badges:u}}case"commit":return{...a,target:r,legal:i(s.commit.provinces),pointed:t.pointed.length?t.pointed:t.cards};default:return o?.fight?{...a,pointed:t.pointed}:a}}var tl=e=>Object.entries(e).flatMap(([t,n])=>n?[[Number(t),n]]:[]);function bg(e,t,n){return n==="Escape"?{local:{...t,origin:null,target:null}}:n==="Enter"?{local:t,message:el(e,t)}:n<"1"||n>"9"?null:{local:{...t,amount:Number(n)}}}function yg(e,t){if(!t?.owner||!t.armies)return e;let n=e.seats.map((o,s)=>s===t.seat?{...o,facts:t.facts??[]}:o);return{...e,owner:t.owner,armies:t.armies,hatched:t.hatched,suspects:t.suspects,seats:n,news:t.news}}function kg(e,t){let n=an(e,e.local),o=F(e);if(n){let{facts:a,more:i,buttons:l,sheet:u}={placing:_g,attack:$g,move:Mg,commit:Sg}[n](e,t);return{facts:[n==="attack"||n==="move"?vg(e):null,...a],more:i,buttons:[...l,...ut(e,o,{})],sheet:u}}let s=o.menu.answer_draw;if(!s&&!ut(e,o,{}).length)return null;let r=s&&{key:"answer_draw",title:o.forms.answer_draw.label,body:[is(e,o,"answer_draw",{},t)]};return{facts:[Zt(e,t),Cs(e)],buttons:ut(e,o,{}),sheet:r}}function vg(e){let{local:t,set:n}=e,{forms:o}=F(e),s=an(e,t),r=Os(e);return r.length<2?null:c("div",{class:"teg-group teg-verbs"},...r.map(a=>M(`verb-${a}`,o[a]?.label??a,()=>n({...t,mode:a,origin:null,target:null}),{"aria-pressed":String(a===s)})))}function ao(e,t,n=""){let o=el(e,e.local),s=F(e).forms[t]?.label??t;return M(`act-${t}`,s+n,()=>e.send(o),{class:"teg-main",disabled:!o})}function ro(e,t,n,o,s,r){let a=o.map(l=>({value:String(l),text:be(e,l)})).sort((l,u)=>l.text.localeCompare(u.text,"es")),i=l=>l!==""&&Number(l)!==s&&e.set(Ls(e,e.local,Number(l),!1).local);return le(t,n,a,s==null?"":String(s),i,r.choose)}function _g(e,t){let{local:n,set:o}=e,{troops:s,provinces:r}=ye(e).place_five,a=s-rn(Object.values(n.placed)),i=tl(n.placed).map(([l,u])=>c("li",{},c("span",{},be(e,l)),c("b",{},`+${u}`),M(`less-${l}`,"−",()=>o(Ss(e,n,l,-1)),{"aria-label":`${be(e,l)} −1`}),M(`more-${l}`,"+",()=>o(Ss(e,n,l,1)),{disabled:!a,"aria-label":`${be(e,l)} +1`})));return{facts:[c("p",{class:"teg-left-over"},`${t.rec_left}: `,c("b",{},a)),ro(e,"source",t.place,r.map(l=>l[0]),null,t)],more:[c("p",{class:"teg-hint"},t.rec_place)],buttons:[ao(e,"place_five")],...i.length>0&&{sheet:{key:"placing",title:t.troops,body:[c("ul",{class:"teg-list"},...i)]}}}}function $g(e,t){let{local:n}=e,o=F(e).menu.attack.map(([r])=>r),s=n.target==null?"":`: ${be(e,n.target)}`;return{facts:[ro(e,"target",t.place,o,n.target,t)],more:[c("p",{class:"teg-hint"},t.rec_attack)],buttons:[ao(e,"attack",s)]}}function Mg(e,t){let{local:n,set:o}=e,{provinces:s}=ye(e).move,r=s.map(p=>p[0]).filter(p=>p===n.origin||At(e,n,p)>0),a=n.origin==null?0:At(e,n,n.origin),i=p=>o({...n,transfers:n.transfers.filter((d,g)=>g!==p)}),l=n.transfers.map(([p,d,g],m)=>c("li",{},c("span",{},`${be(e,p)} → ${be(e,d)}`),c("b",{},g),M(`drop-${m}`,"×",()=>i(m),{"aria-label":t.rec_drop}))),u=Os(e).length<2;return{facts:[ro(e,"source",t.source,r,n.origin,t),n.origin!=null&&ro(e,"target",t.target,As(e,n.origin),null,t),...a>1?Mt(Math.min(n.amount,a),[1,a],p=>o({...n,amount:p}),t):[]],more:[c("p",{class:"teg-hint"},n.origin!=null?t.rec_move_to:u?t.rec_first_turn:t.rec_move)],buttons:[ao(e,"move")],...l.length>0&&{sheet:{key:"transfers",title:t.transfers,body:[c("ul",{class:"teg-list"},...l)]}}}}function Sg(e,t){let{local:n,set:o,view:s}=e,{target:r,included:a,provinces:i}=ye(e).commit,l=d=>o(Ls(e,n,d,!1).local),u=(d,g,m,f,h=!1)=>c("label",{class:"teg-check"},c("input",{type:"checkbox","data-key":d,checked:f,disabled:h,change:()=>l(g)}),c("span",{},be(e,g)),c("b",{},m)),p=[a&&u(`card-${r}`,r,s.armies[r],!0,!0),...i.map(([d,g])=>u(`card-${d}`,d,g,n.cards.includes(d))),!i.length&&c("p",{class:"teg-hint"},t.rec_no_cards),e.secret?.shown&&c("p",{},`${t.rec_shown}: ${Es(e,e.secret.shown)}`)];return{facts:[Cs(e),c("p",{class:"teg-total"},`${a?t.defence:t.attack}: `,c("b",{},hg(e,n)))],more:[c("p",{class:"teg-hint"},a?t.rec_commit_defender:t.rec_commit)],buttons:[ao(e,"commit")],sheet:{key:"commit",title:t.cards,body:p}}}var Es=(e,t)=>t.map(n=>`${be(e,n)} (${e.view.armies[n]})`).join(", ")||"—";function Cs(e){let{view:t}=e;if(!t.parties)return null;let{attacker:n,defender:o,target:s}=t.parties;return c("p",{class:"teg-parties"},q(t,n),t.seats[n].name," → ",c("b",{},be(e,s))," (",q(t,o),t.seats[o].name,")")}var Eg={depends:({view:e,secret:t})=>[e.parties,e.people,e.phase,t?.seat,t?.fight],draw:(e,t)=>{let{view:n,secret:o,send:s,cover:r}=e;if(!n.parties||n.phase==="commit")return null;let{attacker:a,defender:i}=n.parties,u=[a,i].filter(d=>n.people?.includes(d)&&d!==o?.seat&&d!==n.viewer).map(d=>M(`look-${d}`,c("span",{},q(n,d),`${t.curtain_me} ${n.seats[d].name}`),()=>s(Hn(n,d)),{class:"teg-wide-button"})),p=o?.fight;return ne(t.rec_result,Cs(e),p&&c("p",{},`${t.attack}: `,c("b",{},p.offence),` · ${Es(e,p.cards)}`),p&&c("p",{},`${t.defence}: `,c("b",{},p.defence),` · ${Es(e,p.defence_cards)}`),p&&c("strong",{class:p.success?"teg-conquered":"teg-out"},p.success?t.rec_success:t.rec_failure),!p&&c("p",{class:"teg-hint"},t.rec_secret_result),...u,o&&o.seat!==n.viewer&&M("cover",t.secret_hide,r,{class:"teg-cover"}))}},Og={depends:({secret:e})=>[e],draw:(e,t)=>{let{view:n,secret:o,cover:s}=e;if(!o||n.over)return null;let r=o.suspects??[];return c("section",{class:"teg-card teg-secret teg-open"},c("h4",{},t.rec_own),c("span",{class:"teg-whose"},`${t.secret_whose} `,q(n,o.seat),n.seats[o.seat].name),c("p",{},...(o.facts??[]).map(([,a,i],l)=>c("span",{},l?" · ":"",c("b",{},i),` ${a}`)),` · ${t.rec_goal} ${o.goal}`),r.length>0&&c("h5",{},t.rec_notes),r.length>0&&c("ul",{class:"teg-notes"},...r.map(([a,i])=>c("li",{},c("span",{},be(e,a)),c("span",{},...i.map(l=>c("span",{title:n.seats[l].name},q(n,l))))))),!Qt(e)&&(n.people?.length??0)>1&&M("cover",t.secret_hide,s,{class:"teg-cover"}))}},nl={start:Xi,move:{of:kg,depends:({view:e,local:t,secret:n})=>[{...t,pointed:null,amount:String(t.amount)},n,e.armies,e.parties]},phases:[["phase_place","placing"],["phase_play","play"],["phase_cards","commit"],["phase_draw","draw"]],tabs:{cards:["own"],news:["result"]},sections:{result:Eg,own:Og},curtain:!0,keys:"keys_rec",shown:yg,renew:(e,t)=>({local:Ag(e,t)}),click:Ls,key:bg,marks:wg,traces:Zi,facts:({view:e,secret:t},n,o)=>{let s=t?.suspects?.find(([i])=>i===o)?.[1]??[],r=e.hatched?.find(([i])=>i===o),a=r?[r[1]]:s;return{lines:a.length?[c("p",{},"? ",...a.map(i=>c("span",{},q(e,i),`${e.seats[i].name} `)))]:[]}}};function Ag(e,t){let n={...Xi,amount:t.amount===1/0?1:t.amount},{commit:o}=ye(e);return o?{...n,cards:o.provinces.map(s=>s[0])}:n}var rl={source:null,target:null,amount:1,keep:1,occupant:null,missile:!1,unit:"armies"},Lg=["place","attack","regroup","ally_regroup","fire_missile"],Cg={place:["place","place_missile","convert_to_missile"],regroup:["regroup","regroup_missiles"]},al=["conquest_move","intrusion_move","aggression_move","choose_dice"],il=[...al,"joint_decision"],Tg=new Set(["accept_pact","decline_pact","withdraw_proposal","announce_break"]),io=new Set(["place","regroup","ally_regroup","regroup_missiles","convert_to_missile"]),jg=["end_placement","end_attack","end_regroup","end_ally_regroup","end_turn"];function ge(e){return il.some(t=>e[t]?.length)?null:Lg.find(t=>Ts(e,t).length)??null}function Ts(e,t){return(Cg[t]??[t]).flatMap(n=>e[n]??[])}function Ae(e,t){return t.missile&&ln(e)?{fire_missile:e.fire_missile}:e}function ln(e){return!!e.fire_missile?.length&&!il.some(t=>e[t]?.length)}function ll(e){return Object.entries(e).some(([t,n])=>n.length>0&&!Tg.has(t)&&!t.startsWith("propose_"))}function lo(e,t,n){let o=ge(e);if(o!=="attack"&&o!=="fire_missile")return[];let s=e[o].filter(r=>r[0]===t&&r[1]===n&&(r[2]??-1)>=0);return[...new Set(s.map(r=>r[2]))].sort((r,a)=>r-a)}function js(e,t,n){let o=a=>e[a]?.some(i=>i[0]===t&&i[1]===n),s=o("regroup")||o("ally_regroup"),r=[];return s&&r.push("armies"),o("regroup_missiles")&&r.push("missiles"),r}function co(e,t){let n=ge(e);if(n!=="regroup")return n;let o=js(e,t.source,t.target);return(o.includes(t.unit)?t.unit:o[0]??t.unit)==="missiles"?"regroup_missiles":n}function zs(e){return jg.find(t=>e[t]?.length)??null}function Ns(e,t){return e.warning?.verb===t}function Be(e){let t=ge(e);return t?[...new Set(Ts(e,t).map(n=>n[0]))].sort((n,o)=>n-o):[]}function Ve(e,t){let n=ge(e);if(!n||n==="place"||t==null)return[];let o=Ts(e,n).filter(s=>s[0]===t).map(s=>s[1]);return[...new Set(o)].sort((s,r)=>s-r)}function po(e,t,n=null,o=ge(e)){if(!o||!io.has(o))return 0;let s=o==="place"||o==="convert_to_missile"?1:2;return e[o]?.find(a=>a[0]===t&&(s===1||a[1]===n))?.[s]??0}function qs(e){let t=al.find(s=>e[s]?.[0]?.length);if(!t)return null;let n=e[t][0],o=t==="intrusion_move"?0:1;return{verb:t,range:n.length>1?[n[0],n[1]]:[o,n[0]]}}function Lt(e,t,n,o=!1){let s=Ae(t.menu,n),r=co(s,n),{source:a,target:i}=n;if(!r||a==null||!Be(s).includes(a))return null;let l=e.countries[a].name;if(r==="place")return po(s,a)?V(t,r,l,ol(s,n)):null;if(i==null||!Ve(s,a).includes(i))return null;let u=e.countries[i].name;if(io.has(r))return V(t,r,l,u,ol(s,n));let p=lo(s,a,i);if(!p.length)return r==="attack"&&o?Pn(t,l,u,Math.max(1,n.keep)):V(t,r,l,u);let d=Ps(p,n);return d==null||o?null:V(t,r,l,u,t.seats[d].name)}function Ps(e,t){return t.occupant!=null&&e.includes(t.occupant)?t.occupant:e.length===1?e[0]:null}function Rs(e,t,n,o,s=1){let r=t.menu[o]?.find(i=>i[0]===n.source);if(!r||n.source==null)return null;let{name:a}=e.countries[n.source];return o==="place_missile"?V(t,o,a):V(t,o,a,Math.min(Math.max(s,1),r[1]??1))}function ol(e,t){let n=Math.max(po(e,t.source,t.target,co(e,t)),1);return Math.min(Math.max(t.amount,1),n)}function cl(e,t,n,o,s=!1){let r=Ae(t.menu,n),a=ge(r);if(!a)return{choice:n,message:null};if(a==="place"){let u={...n,source:o,target:null},p=ul(t.menu)&&Be(r).includes(o);return{choice:{...u,source:p?o:null},message:Lt(e,t,u)}}if(Ve(r,n.source).includes(o)){let u=n.target===o,p={...n,target:o,occupant:u?n.occupant:null},d=u||!io.has(a)&&a!=="regroup"&&o!==n.source;return{choice:p,message:d?Lt(e,t,p,s):null}}let i=o!==n.source&&Be(r).includes(o);if(a==="fire_missile"&&!i&&n.source!=null&&o!==n.source)return{choice:n,message:null};let l={...n,source:i?o:null,target:null,occupant:null};return{choice:l,message:cn(e,t,l)}}function pl(e,t,n,o){let s=Ae(t.menu,n),r=ge(s),{source:a}=n;if(!r||r==="fire_missile"||o===a||Be(s).includes(o)||Ve(s,a).includes(o))return null;let i=(...m)=>m.map(f=>e.countries[f].name),l=(...m)=>({message:Rn(t,r,...i(...m),...io.has(r)?[1]:[])});if(r==="place")return l(o);if(a!=null)return l(a,o);let u=m=>t.owner[m]===t.viewer,{neighbours:p}=e.countries[o];if(u(o))return l(o,p.find(m=>u(m)!==(r==="attack"))??p[0]);let d=Be(s).filter(m=>Ve(s,m).includes(o));if(d.length)return{refusal:{code:"source_first",clause:null,text:`${H(t.lang).source_first} ${i(...d).join(", ")}.`}};let g=p.find(u)??t.owner.findIndex(m=>m===t.viewer);return g<0?null:l(g,o)}function ul(e){return!!(e.place_missile?.length||e.convert_to_missile?.length)}function cn(e,t,n){return ge(Ae(t.menu,n))==="fire_missile"&&n.source!=null?ma(t,e.countries[n.source].name):null}function dl(e,t){let n=t.missile&&ln(e.menu),o=Ae(e.menu,{...t,missile:n}),r=(ge(o)!=="place"||ul(e.menu))&&t.source!=null&&Be(o).includes(t.source)?t.source:null,a=t.target!=null&&Ve(o,r).includes(t.target)?t.target:null,i=lo(o,r,a).includes(t.occupant??-1)?t.occupant:null,l=ge(e.menu),u=t.amount===1/0&&t.verb!=null&&t.verb!==l?1:t.amount;return{...t,source:r,target:a,occupant:i,missile:n,verb:l,amount:u}}function gl(e,t,n=null,o=null,s=void 0){let r=Ae(e.menu,t),a=Ve(r,t.source),i=ge(r)==="place",l={legal:t.source==null||i?Be(r):[],targets:a,source:t.source,target:t.target,last:t.source==null?e.last??sl:sl};return!n||!s||t.source==null?l:{...l,reach:zg(s,n),path:Ng(s,n,o??t.target)}}function zg(e,t){return[1,2,3].map(n=>[...new Set(t.targets.flatMap(o=>o.damage===n&&!o.refusal?[fl(e,o.country)]:[]))])}function pn(e,t,n){if(!t||n==null)return null;let o=t.targets.filter(s=>s.country===e.countries[n].name);return o.find(s=>!s.refusal)??o[0]??null}function Ng(e,t,n){return(pn(e,t,n)?.path??[]).map(o=>fl(e,o)).filter(o=>o>=0)}var fl=(e,t)=>e.countries.findIndex(n=>n.name===t);function ml(e,t){return e?t!==""?e.terms[Number(t)]??null:e.terms.every(n=>n.length===0)?[]:null:null}function hl(e){return e.map(t=>Array.isArray(t)?t.join(", "):String(t)).join(" · ")}var sl={source:null,target:null};var xl={open:null,offers:null,kind:"",partner:"",first:"",terms:"",breaking:null};function uo({board:e,view:t},{choice:n,reach:o}){let s=n.source==null?null:e.countries[n.source]?.name;return ge(Ae(t.menu,n))==="fire_missile"&&o?.source===s?o:null}function go(e,t){let n={...e.choice,...t};return"target"in t?{...e,choice:n,aim:null}:{...e,choice:n}}function bl(e,t){return{...e,register:{...e.register,...t}}}function yl({board:e,view:t},n){let o={missile:!n.choice.missile,source:null,target:null,occupant:null},s=[...new Set(t.menu.fire_missile.map(a=>a[0]))];o.missile&&s.length===1&&(o.source=s[0]);let r=go(n,o);return{local:r,message:cn(e,t,r.choice)}}function Pg({board:e,view:t},n,o){let{choice:s}=n,r=zs(t.menu);if(o==="Escape")return{local:go(n,{source:null,target:null,occupant:null,missile:s.source!=null&&s.missile})};if(o.toLowerCase()==="m")return ln(t.menu)?yl({board:e,view:t,secret:null},n):{local:n};if(o.toLowerCase()==="e"&&r&&Ns(t,r))return{local:n,refusal:{code:"card_forfeit",clause:t.warning?.clause??null,text:t.warning?.text??""}};if(o.toLowerCase()==="e")return{local:n,message:r?V(t,r):null};if(o<"1"||o>"9")return null;let a=Number(o),i=qs(t.menu);if(!i)return{local:go(n,{amount:a})};let l=a>=i.range[0]&&a<=i.range[1];return{local:n,message:l?V(t,i.verb,a):null}}function wl(e){return(t,n)=>{let o=t.local;return e({...t,...o,reach:uo(t,o),arrange:s=>t.set(bl(o,s)),choose:s=>t.set(go(o,s))},n)}}function Rg({view:e},t){return e.situation?c("section",{class:"teg-card teg-situation","data-situation":e.situation.id},c("h4",{},t.situation),c("strong",{},e.situation.name),c("p",{},e.situation.text)):null}function Ig({view:e}){return e.scenery?c("section",{class:"teg-card teg-scenery"},c("p",{},e.scenery)):null}function Dg(e,t){let{view:n}=e;if(!ll(n.menu))return null;let o=Zg(e,t),s=Xg(e,t),r=Hg(e,t),[a,...i]=Jg(e,t);return{facts:[...o?.facts??[],...s.facts,...r?.facts??[]],more:r?.more,buttons:[...o?.buttons??[],...s.buttons,...r?.buttons??[],Wg(e,t),a,Qg(e,t)],rest:i}}function Hg(e,t){let{view:n,choice:o,choose:s,board:r}=e,a=Ae(n.menu,o),i=ge(a);if(!i)return null;let l=h=>{let x={source:p(h),target:null,occupant:null};s(x),e.send(cn(r,n,{...o,...x}))},u=h=>h.map(x=>({value:String(x),text:r.countries[x].name})).sort((x,b)=>x.text.localeCompare(b.text,"es")),p=h=>h===""?null:Number(h),d=h=>h==null?"":String(h),g=h=>h!=null&&c("b",{class:"teg-armies"},n.armies[h]),m=i==="attack"?Ug(e,t):null,f=m?null:Yg(e,i,t);return{facts:[c("span",{class:"teg-play","data-verb":i},le("source",i==="place"?t.country:t.source,u(Be(a)),d(o.source),l,t.choose),g(o.source),i!=="place"&&le("target",t.target,u(Ve(a,o.source)),d(o.target),h=>s({target:p(h),occupant:null}),t.choose),i!=="place"&&g(o.target)),...f?.facts??[],Vg(e,a,t)],more:[i==="fire_missile"&&o.source!=null?Bg(e,t):c("p",{class:"teg-hint"},Gg(i,e,t))],buttons:[...m??f?.buttons??[],...i==="place"?Fg(e,t):[]]}}function Bg({board:e,choice:t,reach:n,aim:o},s){let r=o??t.target,a=r===t.source?null:pn(e,n,r),i=a&&`${a.country}: `;return c("div",{class:"teg-aim"},c("p",{class:"teg-legend","aria-label":s.damage},c("span",{},s.damage),...[3,2,1].map(l=>c("span",{},c("i",{style:{background:bs[l-1]}}),String(l)))),a&&c("p",{class:a.refusal?"teg-out":"teg-in",role:"status"},c("b",{},i),a.refusal?a.refusal.text:`${s.damage} ${a.damage}`," ",a.refusal&&ue(a.refusal.clause)))}function Vg({view:e,choice:t,choose:n},o,s){let r=lo(o,t.source,t.target);if(!r.length)return null;let a=Ps(r,t);return c("div",{class:"teg-buttons teg-occupants",role:"group","aria-label":s.occupant},c("span",{class:"teg-label"},s.occupant),...r.map(i=>M(`occupant-${i}`,e.seats[i].name,()=>n({occupant:i}),{"aria-pressed":String(i===a),style:{background:e.seats[i].color,color:e.seats[i].ink}})))}function Wg(e,t){let{view:n,choice:o,set:s,send:r}=e;if(!ln(n.menu))return null;let a=()=>{let{local:i,message:l}=yl(e,e.local);s(i),r(l)};return M("missile-mode",c("span",{},we("rocket"),` ${t.missile_mode}`),a,{"aria-pressed":String(o.missile),title:"M"})}function Fg({board:e,view:t,choice:n,choose:o,send:s},r){let{place_missile:a=[],convert_to_missile:i=[]}=t.menu,l=Rs(e,t,n,"place_missile"),u=i.find(g=>g[0]===n.source)?.[1]??0,p=Math.min(n.convert??1,Math.max(u,1)),d=()=>s(Rs(e,t,n,"convert_to_missile",p));return[a.length>0&&M("act-place_missile",r.place_missile,()=>s(l),{disabled:!l}),i.length>0&&c("span",{class:"teg-group"},M("act-convert_to_missile",r.convert,d,{disabled:!u}),c("select",{"data-key":"convert-count","aria-label":r.convert_count,disabled:!u,change:g=>o({convert:Number(g.target.value)})},...Array.from({length:Math.max(u,1)},(g,m)=>c("option",{value:m+1,selected:m+1===p},m+1))))]}function Gg(e,{view:t,choice:n},o){return e==="place"?t.menu.place_missile?.length||t.menu.convert_to_missile?.length?o.hint_placing_missiles:o.hint_place:e==="attack"?n.source==null?o.hint_source:o.hint_target:e==="fire_missile"?n.source==null?o.hint_fire:o.hint_fire_target:n.target==null?o.hint_regroup:o.hint_regroup_target}function Ug({board:e,view:t,choice:n,choose:o,send:s},r){let a=Lt(e,t,n),i=Lt(e,t,n,!0),l=n.source==null?99:t.armies[n.source];return[M("act-attack",r.do_attack,()=>s(a),{class:"teg-main",disabled:!a}),c("span",{class:"teg-group"},M("act-attack_until",r.do_attack_until,()=>s(i),{disabled:!i}),wt("keep",r.keep,n.keep,[1,Math.max(l,1)],u=>o({keep:u})))]}function Yg({board:e,view:t,choice:n,choose:o,send:s},r,a){let i=Lt(e,t,n),l=co(Ae(t.menu,n),n)??r,u=r==="regroup"?js(t.menu,n.source,n.target):[],p=po(t.menu,n.source,n.target,l)||999,d=x=>o({amount:x}),g=a[`do_${r}`],m=[M(`act-${l}`,g,()=>s(i),{class:"teg-main",disabled:!i})];if(r==="fire_missile")return{facts:[],buttons:m};let f=n.amount===1/0&&p===999?1:Math.min(n.amount,p),h=x=>M(`unit-${x}`,a[`unit_${x}`],()=>o({unit:x}),{"aria-pressed":String(x==="missiles"==(l==="regroup_missiles"))});return{facts:[u.includes("missiles")&&c("div",{class:"teg-group",role:"group","aria-label":a.unit},...u.map(h)),c("div",{class:"teg-group teg-amounts",role:"group","aria-label":a.amount},...[1,5].map(x=>M(`amount-${x}`,String(x),()=>d(x),{"aria-pressed":String(n.amount===x)})),M("amount-all",a.all,()=>d(1/0),{"aria-pressed":String(n.amount===1/0)}),wt("amount",a.amount,f,[1,p],d))],buttons:m}}function kl({reason:e}){return e?c("q",{class:"teg-reason"},e):null}var Is=e=>e.over?[]:(e.proposals??[]).filter(({seats:t})=>e.people?.includes(t[1]));function Kg({view:e,send:t,wants:n,show:o,open:s},r){let a=Is(e),i=a.find(({number:w})=>n(`ask-${w}`));if(!i)return null;let{number:l,seats:[u,p],text:d}=i,g=e.people?.length===1,m=g?r.proposes_you:`${r.proposes} ${e.seats[p].name}`,f=w=>(i.places??[]).filter(y=>e.owner[y]===w).length,h=i.places?.length?`${r.there}: ${e.seats[u].name} ${f(u)}, ${g?r.you:e.seats[p].name} ${f(p)}. `:"",x=w=>()=>t(_t(e,p,w,l)),b=()=>{o(`ask-${l}`,!1),s("table")};return{question:!0,facts:[c("span",{role:"alert",class:"teg-proposal"},q(e,u),c("b",{},`${e.seats[u].name} ${m}: ${d}`),a.length>1&&` (${a.indexOf(i)+1}/${a.length})`)],more:[c("p",{class:"teg-hint"},h,kl(i))],buttons:[M(`accept-${l}`,r.accept,x("accept_pact"),{title:"A"}),M(`decline-${l}`,r.decline,x("decline_pact"),{title:"R"}),M(`other-${l}`,r.other,b)]}}function Qg({view:e,show:t},n){let[o]=Is(e);return o?M("asked",c("span",{},q(e,o.seats[0]),n.asked),()=>t(`ask-${o.number}`,!0)):null}function Zg({view:e,send:t},n){let o=qs(e.menu);if(!o)return null;let{verb:s,range:r}=o,[a,i]=r,l={intrusion_move:n.hint_intrusion,aggression_move:n.hint_aggression,choose_dice:n.hint_dice},u=Array.from({length:i-a+1},(p,d)=>i-d);return{facts:[c("b",{},l[s]??n.hint_conquest),` ${a}–${i}`],buttons:u.map((p,d)=>M(`act-${s}-${p}`,String(p),()=>t(V(e,s,p)),{class:d?null:"teg-main"}))}}function Xg({board:e,view:t,send:n},o){let{joint_decision:s=[],zone_decision:r=[],open_joint_attack:a=[]}=t.menu,i=g=>t.pacts?.find(m=>m.number===g)?.text??`#${g}`,l=t.joint&&e.countries[t.joint.target]?.name,u=(t.joint?.seats??[]).map(g=>t.seats[g].name).join(" + "),p=t.viewer??t.to_move,d=[...new Set(r.map(g=>g[0]))];return{facts:[s.length>0&&c("p",{},c("b",{},o.joint),l&&`: ${u} → ${l}`),...d.map(g=>c("p",{},o.zone," ",c("small",{},i(g)))),...a.map(([g])=>c("p",{class:"teg-hint"},i(g)))],buttons:[...s.map(([g])=>M(`act-joint_decision-${!!g}`,g?o.joint_on:o.joint_stop,()=>n(V(t,"joint_decision",!!g)),{class:g?"teg-main":null})),...d.flatMap(g=>[M(`zone-${g}-keep`,o.zone_keep,()=>n(_t(t,p,"zone_decision",g,!0))),M(`zone-${g}-end`,o.zone_end,()=>n(_t(t,p,"zone_decision",g,!1)))]),...a.map(([g])=>M(`act-open_joint_attack-${g}`,o.joint_open,()=>n(V(t,"open_joint_attack",g))))]}}function Jg({view:e,send:t},n){let o=Object.keys(e.menu).filter(r=>e.menu[r].some(a=>a.length===0)),s=r=>()=>t(V(e,r));return o.map(r=>{let{label:a}=e.forms[r];if(!Ns(e,r)){let i=r==="request_card"?"teg-main":null;return M(`act-${r}`,a,s(r),{title:r===zs(e.menu)?"E":null,class:i})}return c("details",{class:"teg-ask teg-pop"},c("summary",{"data-key":`ask-${r}`},`${a}…`),c("div",{},c("p",{},`${e.warning?.text} `,ue(e.warning?.clause??"")),M(`act-${r}`,a,s(r),{class:"teg-danger"})))})}function ef(e,t){let{view:n,register:o,arrange:s}=e;if(!n.pacts&&!n.proposals)return null;let[r,a]=[n.pacts??[],n.proposals??[]],i=r.length+a.length,l=o.open??i>0,u=n.people??[];return c("section",{class:"teg-card teg-pacts"},M("pacts",c("span",{},c("i",{},l?"▾":"▸"),` ${t.pacts}`,i>0&&c("b",{},i)),()=>s({open:!l}),{class:"teg-fold","aria-expanded":String(l)}),l&&c("div",{class:"teg-register"},r.length>0?c("ul",{},...r.map(p=>nf(e,p,t))):c("p",{class:"teg-hint"},t.no_pacts),c("div",{},a.length>0&&c("h5",{},t.proposals),a.length>0&&c("ul",{},...a.map(p=>sf(e,p,t))),!n.over&&u.length>0&&n.viewer!=null&&af(e,t))))}function vl(e,t){return c("span",{class:"teg-pair"},...t.map(n=>q(e,n)))}function tf(e,t){return t.filter(o=>e.people?.includes(o)).sort((o,s)=>+(s===e.viewer)-+(o===e.viewer))}function nf({view:e,register:t,arrange:n,send:o},s,r){let{number:a}=s,i=e.over?[]:tf(e,s.breakable_by??[]),l=i.find(u=>t.breaking===`${a}/${u}`);return c("li",{"data-pact":a,class:s.breaker==null?null:"teg-breaking"},vl(e,s.seats),c("span",{},s.text," ",ue(s.clause)),of(e,s,r),i.length>0&&l==null&&c("div",{class:"teg-buttons"},...i.map((u,p)=>M(p?`break-${a}-${u}`:`break-${a}`,c("span",{},i.length>1&&q(e,u),r.break_pact),()=>n({breaking:`${a}/${u}`}),{"aria-label":`${e.seats[u].name}: ${r.break_pact}`}))),l!=null&&c("div",{class:"teg-buttons",role:"alert"},c("b",{class:"teg-out"},q(e,l),r.break_sure),M(`break-${a}-yes`,r.yes,()=>o(_t(e,l,"announce_break",a)),{class:"teg-danger"}),M(`break-${a}-no`,r.no,()=>n({breaking:null}))))}function of(e,{breaker:t,seats:n,notice:o},s){if(t==null)return null;let r=n.find(a=>a!==t)??t;return c("p",{class:"teg-out"},`${s.broken_by} `,q(e,t),`${e.seats[t]?.name}; ${o?s.bound_now:s.bound_until} `,q(e,r),`${e.seats[r]?.name}.`)}function sf({view:e,send:t},n,o){let{number:s,seats:[r]}=n,a=l=>!e.over&&e.people?.includes(l),i=(l,u)=>()=>t(_t(e,u,l,s));return c("li",{"data-proposal":s},vl(e,n.seats),c("span",{},n.text),kl(n),a(r)&&c("div",{class:"teg-buttons"},M(`withdraw-${s}`,c("span",{},q(e,r),o.withdraw),i("withdraw_proposal",r))))}var rf=12;function af({view:e,register:t,arrange:n,send:o},s){let r=M("offers",s.propose,()=>o(ha(e)),{class:"teg-wide-button"}),{offers:a,kind:i,partner:l,first:u,terms:p}=t;if(!a)return r;if(!a.offers.length)return c("div",{},r,c("p",{class:"teg-hint"},s.no_offers));let d=[...new Set(a.offers.map(w=>w.kind))],g=[...new Set(a.offers.filter(w=>w.kind===i).map(w=>w.partner))],m=a.offers.find(w=>w.kind===i&&w.partner===l),f=m?.terms??[],h=ml(m,p),x=m&&h?V(e,m.verb,m.partner,...h):null,b=(w,y)=>w.map($=>({value:$,text:y($)}));return c("div",{class:"teg-offer"},le("offer-kind",s.offer_kind,b(d,w=>qo(e.lang,"pact",w)),i,w=>n({kind:w,partner:"",first:"",terms:""}),s.choose),le("offer-partner",s.offer_partner,b(g,w=>w),l,w=>n({partner:w,first:"",terms:""}),s.choose),f.length>rf&&le("offer-first",s.offer_first,b([...new Set(f.map(w=>String(w[0])))].sort((w,y)=>w.localeCompare(y,"es")),w=>w),u,w=>n({first:w,terms:""}),s.offer_all),(!m||f.some(w=>w.length>0))&&le("offer-terms",s.offer_terms,f.map((w,y)=>({value:String(y),text:hl(w),begins:String(w[0])})).filter(w=>!u||w.begins===u).sort((w,y)=>w.text.localeCompare(y.text,"es")),p,w=>n({terms:w}),s.choose),c("div",{class:"teg-buttons"},M("offer-send",s.send_offer,()=>o(x),{class:"teg-main",disabled:!x}),M("offer-close",s.close,()=>n({offers:null,kind:"",partner:"",first:"",terms:""}))))}function lf({view:e,secret:t,send:n,cover:o},s){if(e.viewer==null)return null;let r=e.goal&&[c("h4",{},s.objective),c("p",{class:"teg-objective"},e.goal)];if(r&&e.seats[e.viewer].cards==null)return c("section",{class:"teg-card"},...r);let a=c("span",{class:"teg-whose"},`${s.secret_whose} `,q(e,e.viewer),e.seats[e.viewer].name);if(!t)return c("section",{class:"teg-card teg-secret"},...r||[],c("h4",{},s.secret),a,M("private",s.secret_show,()=>n(qe),{class:"teg-cover"}));let i=(...l)=>n(V(e,...l));return c("section",{class:"teg-card teg-secret teg-open"},...r||[],c("h4",{},s.secret),a,t.objectives.length>0&&c("h5",{},s.objective),...t.objectives.map(l=>c("p",{class:"teg-objective"},l)),t.hand&&c("h5",{},s.hand),t.hand&&(t.hand.length?c("ul",{class:"teg-hand"},...t.hand.map(l=>c("li",{},Bt(l.symbol),c("b",{},l.country),c("small",{},qo(e.lang,"symbol",l.symbol)),l.bonus&&M(`bonus-${l.country}`,`+${t.bonus_armies??3} ${s.armies.toLowerCase()}`,()=>i("bonus",l.country))))):c("p",{class:"teg-hint"},s.no_cards)),...t.exchanges.map((l,u)=>M(`exchange-${u}`,`${s.exchange}: ${[...l.cards,...l.continents].join(" + ")} = ${l.armies}`,()=>i("exchange",l.cards,l.continents),{class:"teg-exchange"})),M("cover",s.secret_hide,o,{class:"teg-cover"}))}function cf(e,t,n){let o=H(e.lang),s=e.missiles?.[n],r=(e.guests??[]).filter(i=>i[0]===n),a=i=>`${i} ${o.missiles.toLowerCase()}`;return[...s?[c("p",{},a(s))]:[],...r.map(([,i,l,u])=>c("p",{},`${o.shared} `,q(e,i),`${e.seats[i]?.name} · ${l}`,u?` · ${a(u)}`:null)),...e.blocked?.includes(n)?[c("p",{class:"teg-out"},c("b",{},o.blocked))]:[],...uf(t,e,n).map(i=>c("p",{class:"teg-closed"},`${o.closed}: ${i}`))]}function pf(e,t,n,o){let s=pn(e,n,o),r=H(t.lang);return s?s.refusal?[c("p",{class:"teg-out"},s.refusal.text,s.refusal.clause&&` (${s.refusal.clause})`)]:[c("p",{class:"teg-in"},c("b",{},`${r.damage}: ${s.damage}`))]:[]}function uf(e,t,n){let o=(t?.covered??[]).filter(([s,r])=>s===n||r===n);return[...new Set(o.map(s=>s[2]))].map(s=>`${o.filter(a=>a[2]===s).map(([a,i])=>e.countries[a===n?i:a].name).join(", ")} (${t?.pacts?.find(a=>a.number===s)?.text??`#${s}`})`)}var _l={start:{choice:{...rl},register:{...xl},reach:null,aim:null},phases:[["phase_place","initial_1","initial_2","extra_reinforcement","reinforce"],["phase_attack","attack"],["phase_regroup","regroup","ally_regroup"],["phase_card","card"]],absent:({seats:e})=>e[0]?.cards==null?["phase_card"]:[],tabs:{help:["situation","scenery"],table:["pacts"],cards:["secret"]},move:{of:wl(Dg),depends:({board:e,view:t,local:n,...o})=>[{...n.choice,amount:String(n.choice.amount)},[t.awaited,t.joint,t.armies,t.pacts],[n.reach?.source,pn(e,uo({board:e,view:t,...o},n),n.aim??n.choice.target)]]},keys:"keys_teg",sections:{pacts:{draw:wl(ef),depends:({view:e,local:t})=>[e.pacts,e.proposals,e.people,e.viewer,e.to_move,e.over,t.register]},situation:{draw:Rg,depends:({view:e})=>e.situation},scenery:{draw:Ig,depends:({view:e})=>e.scenery},secret:{draw:lf,depends:({view:e,secret:t})=>[e.viewer,e.step,t,e.to_move]}},renew({board:e,view:t},n){let o=dl(t,n.choice),s={...xl,open:n.register.open},r=o.missile?cn(e,t,o):null;return{local:{choice:o,register:s,reach:null,aim:null},message:r}},click({board:e,view:t},n,o,s){let r=pl(e,t,n.choice,o);if(r)return{local:n,...r};let{choice:a,message:i}=cl(e,t,n.choice,o,s);return{local:{...n,choice:a,aim:o},message:i}},fight({view:e},{choice:t},n){let o=Ae(e.menu,t),s=n??t.target;return ge(o)==="attack"&&s!=null&&Ve(o,t.source).includes(s)?{sources:[t.source],target:s}:null},hover(e,t,n){return t.reach&&n!==t.aim?{...t,aim:n}:t},key:Pg,hear({view:e},t,n){return n.kind==="reach"?{...t,reach:n}:n.kind!=="offers"||n.step!==e.step?t:bl(t,{open:!0,offers:n,kind:"",partner:"",first:"",terms:""})},asks:Kg,marks(e,t){let n=gl(e.view,t.choice,uo(e,t),t.aim,e.board),[o]=Is(e.view);return o?.places&&n.source==null?{...n,pointed:o.places}:n},columns:({countries:e,armies:t,cards:n,exchanges:o},s)=>[["flag",s.countries,e],["army",s.armies,t],...n==null?[]:[["card",s.cards,n],["exchange",s.exchanges,o]]],facts(e,t,n){let{board:o,view:s}=e;return{lines:cf(s,o,n),instead:pf(o,s,uo(e,t),n)}}};var df={first:["place","attack","fortify"],quick:["attack"],until:"attack",amounts:{attack:1/0},note:({secret:e},t,n,o)=>t==="exchange"?`+${e?.values?.[o]??"?"} ${n.armies.toLowerCase()}`:"",extra:(e,t)=>[gf(e,t)]};function gf({board:e,view:t},n){let{fight:o}=t;if(!o||t.to_move===t.turn)return null;let{source:s,target:r,dice:a}=o,i=l=>`${e.countries[l].name} (${t.armies[l]})`;return c("p",{class:"teg-hint"},q(t,t.turn),`${i(s)} → ${i(r)}. ${n.dice}: ${a}`)}function ff({secret:e},t){if(!e)return[];let{objective:n,hand:o=[]}=e;return[n&&c("h5",{},t.objective),n&&c("p",{class:"teg-objective"},n),c("h5",{},t.hand),o.length?c("ul",{class:"teg-hand"},...o.map(mf)):c("p",{class:"teg-hint"},t.no_cards)]}function mf({name:e,symbol:t,label:n,bonus:o}){return c("li",{},Bt(t),c("b",{},e),c("small",{},n),o>0&&c("span",{class:"teg-gain"},`+${o}`))}function hf({view:e},t){let{cards:n}=e;if(!n)return null;let o=s=>c("span",{title:n.weapons[s]},Bt(s));return ne(t.exchanges,c("ul",{class:"teg-values"},...n.values.map(([s,r])=>c("li",{},...Array.isArray(s)?s.map(o):[s],c("b",{},r)))),c("p",{class:"teg-hint"},`${t.made}: ${n.exchanges} · ${t.deck}: ${n.deck} · ${t.discards}: ${n.discards}`))}var $l=Ms(df,{phases:[["phase_place","placing","reinforce"],["phase_attack","combat"],["phase_regroup","move"]],tabs:{table:["pack"],cards:["secret"]},sections:{secret:St(ff),pack:{draw:hf,depends:({view:e})=>e.cards}}});var tt={attack:"",strike_air:"aim",strike_sea:"aim",fire:"weapon",march:"",carry:"vehicle",gather:"resource",build:"item",upgrade:"installation",defend:"unit"},Ml=["attack","strike_air","strike_sea","fire"],xf=["build"],[wf,Ol,Bs]=[0,1,2],Vs={verb:null,source:null,target:null,about:{},amounts:{},aboard:0,cargo:{},chosen:null,over:null,good:null,goals:!1,turn:""},Sl=new WeakMap;function fo(e){let t=Sl.get(e.view);if(t&&t.secret===e.secret)return t.orders;let{menu:n,forms:o}=F(e),s=Object.keys(tt).flatMap(r=>{let{fields:a=[],amount:i=""}=o[r]??{},l=a.map(([u])=>u).filter(u=>u!==i);return(n[r]??[]).map(u=>{let p=g=>l.includes(g)?u[l.indexOf(g)]:null,d=i?u.at(-1):p("number")??0;return{verb:r,source:p("source")??p("country"),target:p("target"),about:tt[r]?p(tt[r]):null,most:d}})});return Sl.set(e.view,{secret:e.secret,orders:s}),s}var Ds=e=>[...new Set(e)].filter(t=>t!=null);function mo(e,t){return Ds(fo(e).filter(n=>n.source===t).map(n=>n.verb))}function Ct(e,t){let{source:n}=t,o=mo(e,n),s=o.includes(t.verb??"")?t.verb:["attack","gather"].find(y=>o.includes(y))??o[0];if(n==null||!s)return null;let r=fo(e).filter(y=>y.verb===s&&y.source===n),a=t.about[s],i=y=>Ds(y.map($=>$.about)).sort(($,E)=>$-E),l=i(r).includes(a),u=Ds((l?r.filter(y=>y.about===a):r).map(y=>y.target)),p=u.includes(t.target??-1)?t.target:null,d=p==null?r:r.filter(y=>y.target===p),g=i(d),m=g.includes(a)?a:g[0]??null,f=d.filter(y=>y.about===m),h=Math.max(0,...f.map(y=>y.most)),x=Math.min(Math.max(t.amounts[s]??(xf.includes(s)?1:1/0),Math.min(1,h)),h),b=f.length>0&&(!u.length||p!=null),w={verb:s,source:n,target:p,targets:u,about:m,abouts:g,amount:x,most:h,done:b};return{...w,load:bf(e,t,w)}}function bf({view:e,secret:t},n,{verb:o,source:s,about:r,amount:a}){if(o!=="march"&&o!=="carry")return null;let i=t?.compose?.[o]?.find(x=>x.source===s&&(o==="march"||x.vehicle===r)),l=t?.compose?.sizes??[],u=a*(e.capacity?.[o==="march"?wf:(r??0)+1]??0),p=e.troop_size??1,d=o==="march"?0:Math.min(e.leave?.[s]??0,Math.floor(u/p)),g=Math.min(n.aboard,d),m=i?.goods??[],f=m.flatMap(([x,b])=>{let w=Math.min(n.cargo[x]??0,b);return w?[[x,w]]:[]}),h=p*g+f.reduce((x,[b,w])=>x+l[b]*w,0);return{room:u,used:h,troops:d,aboard:g,goods:m,cargo:f,sizes:l}}var Hs=({board:e},t)=>e.countries[t].name,El=(e,t,n)=>F(e).names[t]?.[n??-1]?.[0]??"?";function un(e,t){if(!t?.done)return null;let{verb:n,source:o,target:s,about:r,amount:a,load:i}=t,l=Hs(e,o),u=s==null?"":Hs(e,s),p=tt[n]&&El(e,tt[n],r),d=(i?.cargo??[]).map(([m,f])=>[El(e,"good",m),f]),g=(...m)=>V(e.view,n,...m);switch(n){case"attack":return g(l,u,a);case"strike_air":case"strike_sea":return g(l,u,p,a);case"fire":return g(p,l,u);case"march":return g(l,u,d,a);case"carry":return g(l,u,p,a,i?.aboard??0,d);case"upgrade":return g(l,p);default:return g(l,p,a)}}function Ws(e,t){return t?.length?V(e.view,"end_turn",t.map(n=>Hs(e,n))):null}function Al(e){return(F(e).menu.end_turn??[]).map(([n])=>n).filter(n=>n.length>1).sort((n,o)=>n.length-o.length)}function Fs(e,t){return t.map((n,o)=>Math.floor(e/t.length)+(o<e%t.length?1:0))}function Ll({armies:e,power:t=[],block:n=[],defence:o=[]},s,r,a){let[i,l]=t[s],u=Math.floor(a*i/4)+l,p=Math.max(0,u-n[r]),d=p>o[r],g=Math.min(d?a-1:a,Math.ceil(4*o[r]/i)),m=d?e[r]:Math.min(e[r]-1,p);return{hits:u,block:n[r],defence:o[r],conquered:d,lost:g,destroyed:m}}function Cl({ready:e=[],strike:t=[],block:n=[],suppressed:o=[]},s,r,a,i){let l=o.includes(a)?0:Math.min(i,e[s][a]),u=s===Bs?n[a]:0;return{duel:l,hits:Math.max(0,(i-l)*t[s-1][r]-u)}}var yf=e=>!!F(e).menu.end_turn&&!fo(e).length,mt=(e,t)=>t.chosen??(yf(e)?[]:null),Gs=e=>({source:e,target:null,aboard:0,cargo:{}}),Us=(e,t)=>({...e,...Gs(t)});function Tl(e,t,n){let{view:o}=e,s=o.owner[n]===o.viewer,r=mt(e,t);if(r)return{local:s?{...t,chosen:Ys(r,n)}:t};let a=Ct(e,t);if(a?.targets.includes(n))return a.target===n?{local:t,message:un(e,a)}:{local:{...t,verb:a.verb,target:n}};if(s)return{local:Us(t,n===t.source?null:n)};if(!a)return{local:t};let i=Ml.find(p=>fo(e).some(d=>d.verb===p&&d.source===a.source&&d.target===n));if(i)return{local:{...t,verb:i,target:n}};let l=Ml.includes(a.verb)?a.verb:"attack",u=tt[l]?a.about??0:null;return{local:t,message:un(e,{...a,verb:l,about:u,target:n,amount:Math.max(a.amount,1),load:null,done:!0})}}var Ys=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t];function jl(e,t,n){let{menu:o}=F(e),s=Ct(e,t);if(n==="Escape")return{local:{...Us(t,null),chosen:null}};if(n.toLowerCase()==="e"&&o.end_turn)return{local:{...t,chosen:mt(e,t)??[]}};if(n==="Enter"){let r=mt(e,t);return{local:t,message:r?Ws(e,r):un(e,s)}}return n<"1"||n>"9"||!s?null:{local:{...t,amounts:{...t.amounts,[s.verb]:Number(n)}}}}function zl(e,t){let{view:n}=e,o=`${n.round}/${n.turn}/${n.viewer}`;if(o!==t.turn||!F(e).menu.end_turn)return{...Vs,turn:o,over:t.over,goals:t.goals,good:t.good};let r=t.source!=null&&n.owner[t.source]===n.viewer?t:Us(t,null),a=Ct(e,r),i=a&&a.verb===t.verb?a.target:null,l=r.chosen?.filter(u=>n.owner[u]===n.viewer)??null;return{...r,chosen:l,target:i,aboard:0,cargo:{}}}function Nl(e,t){let{view:n}=e,{last:o={source:null,target:null}}=n,s={legal:[],targets:[],source:null,target:null,last:o,badges:vf(e,t)},r=mt(e,t);if(r)return{...s,pointed:r,last:{source:null,target:null}};let a=Ct(e,t);if(t.source!=null){let{target:i=null,targets:l=[]}=a??{};return{...s,source:t.source,target:i,targets:l,last:{source:null,target:null}}}return{...s,legal:kf(n)}}var kf=({owner:e,viewer:t,to_move:n,free:o=[],over:s})=>s||t==null||t!==n?[]:e.flatMap((r,a)=>r===t&&o.some(i=>i[a]>0)?[a]:[]);function vf(e,t){let{view:n}=e,o=mt(e,t);if(o){let s=n.next_troops?.[n.viewer??-1]??0;return Fs(s,o).map((r,a)=>[o[a],`+${r}`])}return t.good==null?[]:Ks(e).flatMap(([s,r])=>r.filter(([a])=>a===t.good).map(([,a])=>[s,`${a}`]))}function Ks({view:e,secret:t}){let n=t?.stocks??e.stocks;return!n||n.pooled?[]:n.rows}function ql({board:e,view:t,secret:n},o){let s=n?.stocks??t.stocks,r=s?.pooled?n?.seat:o,a=new Map(s?.rows.find(([d])=>d===r)?.[1]??[]),i=e.landlocked?.includes(o),{item:l=[],installation:u=[]}=t.prices??{};return[...l.map((d,g)=>({kind:"item",number:g,price:d,sails:g===1})),...u.flatMap((d,g)=>{let m=d[t.levels?.[g][o]??0];return m?[{kind:"installation",number:g,price:m,sails:g===3}]:[]})].filter(({price:d,sails:g})=>!(g&&i)&&d.some(([m,f])=>(a.get(m)??0)<f)).map(({kind:d,number:g,price:m})=>({kind:d,number:g,price:m.map(([f,h])=>[f,h,a.get(f)??0])}))}function Pl({secret:e}){let t=new Map;for(let[,n]of e?.stocks?.rows??[])for(let[o,s]of n)t.set(o,(t.get(o)??0)+s);return[...t].sort(([n],[o])=>n-o)}var ho=["missile","atomic_bomb","epidemic","cyber_attack"],We=["metal","cement","food","oil","network","lithium","nuclear","tribes","technology","niobium","virus","workforce",...ho],Qs=3,Re=["troop","plane","ship"],Fe=["wall","armoury","airfield","shipyard"],nt="#20242a",ht=(e,t,n)=>ie([e,t],n,14);function W([e,t],[n,o],s){let r=Math.hypot(n-e,o-t),[a,i]=[(o-t)*s/r/2,(e-n)*s/r/2];return[[e+a,t+i],[n+a,o+i],[n-a,o-i],[e-a,t-i]]}var $f=(e,t,n)=>Array.from({length:e},(o,s)=>2*Math.PI*s/e).map(o=>W([0,0],[t*Math.sin(o),-t*Math.cos(o)],n)),Mf=()=>[0,1,2].map(e=>{let t=(o,s)=>[s*Math.sin(o),-s*Math.cos(o)],n=2*Math.PI*e/3;return[t(n,1.6),t(n-.5,7.6),t(n,8.2),t(n+.5,7.6)]}),Z=(e,t,n=[])=>({color:e,shape:t,holes:n}),Tt={basic:Z("#6f7b88",Y("M0-10 9-5V5L0 10-9 5V-5z"),[W([-8,-4],[0,.5],1.8),W([8,-4],[0,.5],1.8),W([0,0],[0,9],1.8)]),metal:Z("#6f7b88",Y("M-10 7-6-6H6L10 7z"),[W([-5,-1],[5,-1],1.6)]),cement:Z("#8d7757",Y("M-9-8H9V8H-9z"),[W([-9,0],[9,0],1.7),W([0,-8],[0,0],1.7),W([-4.5,0],[-4.5,8],1.7),W([4.5,0],[4.5,8],1.7)]),food:Z("#4c8527",Y("M0 10Q-10 6-8-3Q-6-8 0-10Q6-8 8-3Q10 6 0 10z"),[W([0,9],[0,-5],1.6),W([0,3],[-4,-1],1.5),W([0,3],[4,-1],1.5)]),oil:Z(nt,Y("M0-10Q7-1 7 3Q7 10 0 10Q-7 10-7 3Q-7-1 0-10z")),network:Z("#1f63b5",[ht(0,-6.5,3.5),ht(-6.5,6,3.5),ht(6.5,6,3.5),W([0,-6],[-6,6],2.2),W([0,-6],[6,6],2.2),W([-6,6],[6,6],2.2)]),lithium:Z("#17766d",Y("M-6.500-7H-2.500V-10H2.500V-7H6.500V10H-6.500z"),Y("M2-5-4 3H-.5L-2 8 4 0H.5z")),nuclear:Z("#b06a00",[ie([0,0],9.5,24)],Mf()),tribes:Z("#a9522a",Y("M0-9 10 8H-10z"),Y("M0-1 3.500 8H-3.500z")),technology:Z("#5b3a8e",[...Y("M-6.500-6.500H6.500V6.500H-6.500z"),...[-3.5,3.5].flatMap(e=>[W([e,-10],[e,10],2),W([-10,e],[10,e],2)])],Y("M-3-3H3V3H-3z")),niobium:Z("#b3125f",Y("M-6-8H6L10-2 0 10-10-2z"),[W([-9,-2],[9,-2],1.5),W([-3.5,-2],[0,7],1.5),W([3.5,-2],[0,7],1.5)]),virus:Z("#66780a",[ht(0,0,5.5),...$f(8,10,2.2)],[ht(-1.5,-1,1.3),ht(2,1.5,1.3)]),workforce:Z("#34506b",[W([-7,9],[2,-3],3.6),W([-5,-8],[7,1],6.5),W([6,0],[9,4],2.4)]),treasure:Z("#7d4f14",Y("M-9 8V-3Q-9-8 0-8Q9-8 9-3V8z"),[W([-9,-1],[9,-1],1.7),...Y("M-2-3H2V3H-2z")]),missile:Z("#8e2f63",Y("M0-10Q3-7 3-3V5L6 10H-6L-3 5V-3Q-3-7 0-10z")),atomic_bomb:Z(nt,Y("M0 10Q-5 5-4-2L-7-6V-10H7V-6L4-2Q5 5 0 10z"),[ht(0,1,2)]),epidemic:Z("#66780a",Y("M-3-10H3V-3L9 9H-9L-3-3z"),[W([-5,4],[5,4],1.8)]),cyber_attack:Z("#1f63b5",Y("M-10-8H10V5H3V8H6V10H-6V8H-3V5H-10z"),Y("M2-6-4 0H0L-2 4 4-2H0z")),plane:Z(nt,Y("M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z")),ship:Z(nt,Y("M-10 3H-1V-10L8 0H1V3H10L7 9H-7z")),troop:Z(nt,Y("M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z")),wall:Z("#7d4f14",Y("M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z"),[W([-9,3],[9,3],1.4)]),armoury:Z(nt,[W([-8,-8],[7,7],3),W([8,-8],[-7,7],3),W([2,7.5],[7.5,2],2.4),W([-2,7.5],[-7.5,2],2.4)]),airfield:Z(nt,Y("M-5-9H5L8 9H-8z"),[W([0,-7],[0,-3.5],1.8),W([0,-1],[0,2.5],1.8),W([0,5],[0,8.5],1.8)]),shipyard:Z(nt,[ie([0,-7],2.8,12),W([0,-6],[0,9],2.4),W([-5,-2.5],[5,-2.5],2.2),W([0,8.6],[-6.6,5],2.4),W([0,8.6],[6.6,5],2.4),W([-6.2,5.6],[-8.4,1],2.2),W([6.2,5.6],[8.4,1],2.2)])},Zs=(e,[t,n],o)=>e.map(s=>s.map(([r,a])=>[t+r*o/20,n+a*o/20])),Xs=e=>e.map(t=>`M${t.map(([n,o])=>`${Rl(n)} ${Rl(o)}`).join("L")}z`).join(""),Rl=e=>Math.round(e*10)/10;var Sf=700,[xo,Dl]=[1.06,.22],Ef=.12,Hl=[...new Set(Object.values(Tt).map(e=>e.color))];function Of({planes:e=[],ships:t=[],levels:n=[]},o){let s=Fe.map((a,i)=>({name:a,count:n[i]?.[o]??0,tile:!0})),r=[{name:"plane",count:e[o]??0},{name:"ship",count:t[o]??0}];return[...s,...r].filter(({name:a,count:i})=>i>(a==="wall"?1:0))}function Af({stocks:e,held:t,owner:n,viewer:o},s,r){let a=t??e;if(!a||a.pooled||o==null||n[s]!==o)return[];let i=a.rows.find(([p])=>p===s)?.[1]??[],l=i.reduce((p,[d,g])=>p+(d<Qs?g:0),0),u=i.flatMap(([p,d])=>p<Qs?[]:[{name:We[p],count:d}]);return[...l&&!r?[{name:"basic",count:l}]:[],...u]}function Lf(e,t,n,o,s){let r=lt(o,s,e.width);if(r.small)return[];let a=Ze(r),{type:i}=a,l=en(e,t,n,r),u=Kn(e,a,l),p=[],d=(m,f)=>{if(!m.length)return;let h=m.reduce(($,E)=>$+Vl(E,i),-Dl*i),x=xo*i*1.15,b=f(h,x).map($=>Ee($,h,x)),{place:w,covers:y}=Yn(e,u,b);if(y>Ef*h*x)return d(m.slice(0,-1),f);u.push(b[w]),p.push({items:m,box:b[w]})},g=1.35*r.grown;return e.countries.forEach(({label:[m,f]},h)=>{d(Of(t,h),(x,b)=>{let w=1.3*r.grown+b/2;return[[m+g+x/2,f],[m-g-x/2,f],[m,f-w],[m,f+w],...Il(m,f,g,x,b)]})}),e.countries.forEach(({label:[m,f]},h)=>{let x=l.names[h],[b,w,y,$]=x?Jt(x,a):Ee([m,f],2*r.grown,2*r.grown);d(Af(t,h,o*e.width<Sf),(E,_)=>{let[v,k,O]=[(b+y)/2,(w+$)/2,1.3*r.grown+_/2];return[...[[v,$+_/2],[v,w-_/2],[y+2+E/2,k],[b-2-E/2,k]],[m,f+O],[m,f-O],...Il(m,f,g,E,_)]})}),p}function Bl(e,t,n,o,s){let r=lt(o,s,e.width),{type:a}=Ze(r),i={tiles:[],colored:Object.fromEntries(Hl.map(u=>[u,[]])),holes:[],counts:[]},l=Zn(e,Ze(r));for(let{continent:u,box:p}of l)Tf(i,e.continents[u].gives??[],p,a);for(let{items:u,box:[p,d,,g]}of Lf(e,t,n,o,s))Cf(i,u,[p,(d+g)/2],a);return[...Nf(e,t,r,o),...qf(e,l,o),...Pf(e,i,o,r.name)]}var Il=(e,t,n,o,s)=>[-1,1].flatMap(r=>[-1,1].map(a=>[e+r*(n+o/2),t+a*s/2])),Vl=({count:e,name:t},n)=>(xo+Dl+(Wl(t,e)?Et(String(e))+.1:0))*n,Wl=(e,t)=>t>1||We.includes(e)||e==="basic";function Cf(e,t,[n,o],s){let r=n;for(let a of t){let i=xo*s,l=[r+i/2,o];a.tile&&e.tiles.push(Gl(Ee(l,i*1.12,i*1.12),i*.22)),Fl(e,a.name,l,a.tile?i*.82:i),Wl(a.name,a.count)&&e.counts.push({at:[r+i+.08*s,o],text:String(a.count)}),r+=Vl(a,s)}}function Fl(e,t,n,o){let{color:s,shape:r,holes:a}=Tt[t];e.colored[s].push(...Zs(r,n,o)),e.holes.push(...Zs(a,n,o))}function Tf(e,t,[n,o,s,r],a){let i=1.35*a,l=(n+s)/2-i*(t.length-1)/2;t.forEach(([u,p],d)=>{Fl(e,u,[l+d*i,(o+r)/2],xo*a),p&&e.colored[jf].push(zf([l+d*i+.62*a,o+.18*a],.48*a))})}var jf=Tt.nuclear.color,zf=([e,t],n)=>Array.from({length:10},(o,s)=>{let[r,a]=[Math.PI*s/5,s%2?n*.42:n];return[e+a*Math.sin(r),t-a*Math.cos(r)]});function Gl([e,t,n,o],s){return[[n-s,o-s],[e+s,o-s],[e+s,t+s],[n-s,t+s]].flatMap(([a,i],l)=>Array.from({length:5},(u,p)=>{let d=Math.PI/2*(l+p/4);return[a+s*Math.cos(d),i+s*Math.sin(d)]}))}function Nf(e,{levels:t=[]},n,o){let s=Math.max(3.4*o,3),r=e.countries.flatMap(({label:a},i)=>t[0]?.[i]?[ie(a,n.grown+s/o/2+.4)]:[]);return[xt("wall-under",r,{color:"#4a2e0c",width:s+1.4}),xt("wall",r,{color:"#e2b277",width:s,dash:`${Math.max(3.6*o,3)}px,${Math.max(1*o,.9)}px`})]}function qf(e,t,n){let o=t.map(({box:s})=>Gl(s,(s[3]-s[1])/2.4));return[xt("plates",o,{fill:"#ffffffe6",color:e.palette.note,width:Math.max(n,.8),dash:"3px,2px"})]}function Pf(e,{tiles:t,colored:n,holes:o,counts:s},r,a){let i=Math.max(2*r,2);return[xt("casing",Object.values(n).flat(),{fill:"#ffffff",color:"#ffffff",width:i}),xt("tiles",t,{fill:"#ffffff",color:e.palette.border,width:.7}),...Hl.map((l,u)=>xt(`ink${u}`,n[l],{fill:l,color:l,width:0})),xt("holes",o,{fill:"#ffffff",color:"#ffffff",width:0}),{uid:"war-counts",type:"scatter",mode:"text",x:s.map(l=>l.at[0]),y:s.map(l=>l.at[1]),text:s.map(l=>l.text),textposition:"middle right",textfont:{family:me,weight:700,size:a,color:e.palette.ink},hoverinfo:"skip",cliponaxis:!1}]}function xt(e,t,{fill:n,color:o,width:s,dash:r="solid"}){let a=n?{fill:"toself",hoveron:"fills",fillcolor:n}:{};return{uid:`war-${e}`,type:"scatter",mode:"lines",...pe(t),...a,line:{color:o,width:s,dash:r,simplify:!1},hoverinfo:"skip"}}function Ie(e,t=""){let{color:n,shape:o,holes:s}=Tt[e],r=Re.includes(e)||Fe.includes(e)?"currentColor":n,a=[N("path",{d:Xs(o),fill:r}),N("path",{d:Xs(s),class:"war-hole"})];return N("svg",{viewBox:"-10 -10 20 20",class:"teg-symbol war-sign",role:t?"img":null,"aria-label":t||null,"aria-hidden":t?null:"true"},...a)}var Js={resource:We,good:We,item:["plane","ship","troop",...ho],unit:Re,installation:Fe,aim:[...Re,...Fe],vehicle:Re.slice(1),weapon:ho};function Rf({things:e={}},t){let n=Object.entries(e).flatMap(([a,i])=>i.map((l,u)=>[l.toLowerCase(),Js[a]?.[u]??""])),o=new Map(n.filter(([,a])=>a));if(!o.size)return[t];let s=[...o.keys()].sort((a,i)=>i.length-a.length);return t.split(new RegExp(`(?<!\\p{L})(${s.join("|")})(?!\\p{L})`,"iu")).flatMap((a,i)=>i%2?[Ie(o.get(a.toLowerCase())??""),` ${a}`]:[a])}var tr=(e,t)=>c("span",{class:"war-goods-list"},...t.map(([n,o])=>c("span",{},Ie(We[n]),c("b",{},` ${o}`),` ${e.things?.good[n]}`))),ot=({board:e},t)=>t==null?"":e.countries[t].name;function If(e,t){if(!F(e).menu.end_turn)return null;let n=mt(e,e.local);return n?Qf(e,n,t):Bf(e,t)}function Df({view:e}){let t=ae(e.lang),n=Re.map((o,s)=>e.owner.reduce((r,a,i)=>r+(a===e.viewer?e.free?.[s][i]??0:0),0));return c("span",{class:"war-idle"},`${t.free}: `,...n.flatMap((o,s)=>o||!s?[c("span",{title:e.things?.aim[s]},Ie(Re[s]),c("b",{},o))]:[]))}function Hf({view:e,send:t}){let n=ae(e.lang),o=Object.entries(e.routines??{}).filter(([,r])=>r),s={again:n.as_before,gather:n.all_gather};return o.map(([r,a])=>M(`routine-${r}`,`${s[r]} (${a})`,()=>t(ga(e,r))))}function Bf(e,t){let{view:n,local:o,patch:s}=e,r=ae(n.lang),a=Ct(e,o),i=mo(e,o.source),l=F(e).forms,u=n.owner.flatMap((h,x)=>h===n.viewer&&mo(e,x).length?[x]:[]),p=i.map(h=>M(`verb-${h}`,l[h].label,()=>s({verb:h,target:null,aboard:0,cargo:{}}),{"aria-pressed":String(h===a?.verb)})),d=a?Vf(e,a,t):{facts:[],more:[],buttons:[],body:[]},g=i.length?"":r.nothing_here,m=o.source==null?Hf(e):[],f=[i.length>1&&c("div",{class:"teg-buttons teg-verbs war-verbs",role:"group","aria-label":t.actions},...p),...d.body,Wf(e),Yf(e)];return{facts:[nr(e,"source",t.source,u,o.source,h=>s(Gs(h)),t),...d.facts],more:o.source==null?[c("p",{class:"teg-hint"},Df(e),r.choose)]:g?[c("p",{class:"teg-hint"},g)]:d.more,buttons:[...d.buttons,...m.slice(0,1),Kf(e)],rest:m.slice(1),...o.source!=null&&i.length>0&&{sheet:{key:`orders-${o.source}`,title:ot(e,o.source),body:f}}}}function nr(e,t,n,o,s,r,a){let i=o.map(l=>({value:String(l),text:ot(e,l)})).sort((l,u)=>l.text.localeCompare(u.text,"es"));return le(t,n,i,s==null?"":String(s),l=>r(l===""?null:Number(l)),a.choose)}function Vf(e,t,n){let{view:o,local:s,patch:r,send:a}=e,i=ae(o.lang),{names:l,forms:u}=F(e),p=tt[t.verb],d=t.targets.length>0&&t.verb!=="march"&&t.verb!=="carry",g=un(e,t),m=x=>r({verb:t.verb,amounts:{...s.amounts,[t.verb]:x}}),f=t.targets.length?d?i.aim:i.where:i.here,h=t.abouts.map(x=>M(`${p}-${x}`,c("span",{},...er(p,x),l[p]?.[x]?.[1]??String(x)),()=>r({verb:t.verb,about:{...s.about,[t.verb]:x}}),{"aria-pressed":String(x===t.about)}));return{facts:[t.targets.length>0&&nr(e,"target",n.target,t.targets,t.target,x=>r({verb:t.verb,target:x}),n),...t.most>1?Mt(t.amount,[1,t.most],m,n):[]],more:[Gf(e,t)??c("p",{class:"teg-hint"},f)],buttons:[M(`act-${t.verb}`,c("span",{},...er(p,t.about),`${u[t.verb].label}${t.most>0?`: ${t.amount}`:""}`),()=>a(g),{class:"teg-main",disabled:!g})],body:[p&&c("div",{class:"teg-buttons teg-kinds",role:"group","aria-label":p},...h),Ff(e,t),t.load&&Uf(e,t,t.load)]}}var er=(e,t)=>t!=null&&Js[e]?.[t]?[Ie(Js[e][t])," "]:[];function Wf(e){let{view:t,local:n,secret:o}=e,s=ae(t.lang),r=o&&n.source!=null?ql(e,n.source):[];if(!r.length)return null;let a=({kind:i,number:l,price:u})=>c("li",{"aria-disabled":"true"},...er(i,l),`${t.things?.[i][l]}: `,tr(t,u.map(([p,d])=>[p,d])),` (${s.you_have} ${u.map(([,,p])=>p).join(", ")})`);return c("details",{class:"war-beyond",open:n.verb==="build"||n.verb==="upgrade"},c("summary",{"data-key":"beyond"},`${s.beyond} (${r.length})`),c("ul",{},...r.map(a)))}function Ff({view:e},{verb:t,source:n,about:o,amount:s}){let{prices:r,levels:a=[]}=e;if(o==null||!r||t!=="build"&&t!=="upgrade")return null;let l=((t==="build"?r.item[o]:r.installation[o][a[o][n]])??[]).map(([u,p])=>[u,p*Math.max(s,1)]);return c("p",{class:"teg-hint"},`${ae(e.lang).each_costs} `,tr(e,l))}function Gf({view:e},{verb:t,source:n,target:o,amount:s,about:r}){let a=ae(e.lang);if(o==null)return null;if(t==="attack"){let{hits:u,block:p,defence:d,conquered:g,lost:m,destroyed:f}=Ll(e,n,o,s);return c("p",{class:`war-forecast ${g?"war-good":""}`},c("b",{},g?a.conquers:a.holds),` ${u} ${a.hits}${p?` − ${Math.min(p,u)} (${a.stops})`:""} ${g?">":"≤"} ${a.defence.toLowerCase()} ${d}. `,`${a.lose} ${m}, ${a.loses} ${f}.`)}if(t!=="strike_air"&&t!=="strike_sea")return null;let{duel:i,hits:l}=Cl(e,t==="strike_air"?Ol:Bs,n,o,s);return c("p",{class:"war-forecast"},c("b",{},`${l} ${a.hits}`),` → ${e.things?.aim[r??0]}`,i>0&&`. ${i} ${a.duel}.`)}function Uf(e,t,{room:n,used:o,troops:s,aboard:r,goods:a,cargo:i,sizes:l}){let{view:u,local:p,patch:d}=e,g=ae(u.lang);if(!s&&!a.length)return null;let m=h=>i.find(([x])=>x===h)?.[1]??0,f=(h,x,b,w,y,$)=>c("li",{},c("span",{},x,c("small",{},` /${w}`)),c("b",{},b),M(`${h}-less`,"−",()=>$(b-1),{disabled:b<1,"aria-label":`${h} −1`}),M(`${h}-more`,"+",()=>$(b+1),{disabled:b>=w||o+y>n,"aria-label":`${h} +1`}),M(`${h}-most`,"⇥",()=>$(Math.min(w,b+Math.floor((n-o)/y))),{disabled:b>=w||o+y>n,"aria-label":`${h} max`}));return c("div",{class:"war-load"},c("h5",{},`${g.cargo}: `,c("span",{class:o>n?"teg-out":null},`${o} / ${n}`)),c("ul",{class:"teg-list"},t.verb==="carry"&&s>0&&f("aboard",g.aboard,r,s,u.troop_size??1,h=>d({aboard:h})),...a.map(([h,x])=>f(`cargo-${h}`,c("span",{},Ie(We[h]),` ${u.things?.good[h]}`),m(h),x,l[h],b=>d({cargo:{...p.cargo,[h]:b}})))))}function Yf({view:e,secret:t}){return t||e.viewer==null?null:c("p",{class:"teg-hint war-locked"},ae(e.lang).locked)}function Kf({view:e,patch:t}){return M("end",ae(e.lang).end,()=>t({chosen:[]}),{title:"E"})}function Qf(e,t,n){let{view:o,secret:s,patch:r,send:a}=e,i=ae(o.lang),l=o.next_troops?.[o.viewer??-1]??0,u=Fs(l,t),p=Al(e),d=(s?.delivery??[]).filter(b=>o.owner[b]===o.viewer),g=Ws(e,t),m=b=>r({chosen:b}),f=o.owner.flatMap((b,w)=>b===o.viewer&&!t.includes(w)?[w]:[]),h=[p.length>1&&M("deliver-borders",i.borders,()=>m(p[0])),p.length>0&&M("deliver-all",i.all,()=>m(p[p.length-1])),d.length>0&&M("deliver-before",i.before,()=>m(d))],x=t.map((b,w)=>c("li",{},c("span",{},ot(e,b)),c("b",{},`+${u[w]}`),M(`drop-${b}`,"×",()=>m(Ys(t,b)),{"aria-label":`${ot(e,b)} ×`})));return{facts:[`${i.troops}: `,c("b",{},l),nr(e,"source",n.place,f,null,b=>b!=null&&m([...t,b]),n)],more:[c("p",{class:"teg-hint"},i.deliver)],buttons:[M("act-end_turn",i.end_now,()=>a(g),{class:"teg-main",disabled:!g}),o.phase==="orders"&&M("back-to-orders",i.back,()=>r({chosen:null}))],sheet:{key:"delivery",title:i.troops,body:[c("div",{class:"teg-buttons"},...h),c("ul",{class:"teg-list"},...x)]}}}var Zf={depends:({view:e,local:t,secret:n})=>[t.over??t.source,e.owner,n],draw:e=>{let t=e.local.over??e.local.source,{view:n}=e,o=ae(n.lang);return t==null?ne(o.place,c("p",{class:"teg-hint"},o.look)):ne(o.place,c("p",{class:"war-name"},q(n,n.owner[t]),c("b",{},ot(e,t)),c("small",{},` ${e.board.continents[e.board.countries[t].continent].name}`)),Jf(e,t))}};function Xf({view:e},t){let{things:n}=e,o=[...n?.aim.slice(1,3)??[],...n?.installation??[]],s=[e.planes?.[t]??0,e.ships?.[t]??0,...Fe.map((a,i)=>e.levels?.[i][t]??0)],r=[...Re.slice(1),...Fe];return c("p",{class:"war-idle"},...s.flatMap((a,i)=>a?[c("span",{},Ie(r[i],o[i]),c("b",{},a))]:[]))}function Jf(e,t){let{view:n}=e,o=ae(n.lang),s=[n.armies,n.planes??[],n.ships??[]],r=Re.flatMap((l,u)=>{let[p,d]=[s[u][t],n.ready?.[u][t]??0];if(!p&&u)return[];let g=p-d;return[c("tr",{},c("th",{scope:"row"},Ie(l),` ${n.things?.aim[u]}`),c("td",{},c("b",{},p)),c("td",{},g>0&&`${g} ${o.busy}`))]}),a=Fe.flatMap((l,u)=>{let p=n.levels?.[u][t]??0;return p?[c("tr",{},c("th",{scope:"row"},Ie(l),` ${n.things?.installation[u]}`),c("td",{},c("b",{},p)),c("td",{},o.level))]:[]}),i=c("tr",{},c("th",{scope:"row"},o.defence),c("td",{},c("b",{},n.defence?.[t])),c("td",{},(n.block?.[t]??0)>0&&`+ ${n.block?.[t]}`));return c("div",{},c("table",{class:"teg-seats war-place"},...r,...a,i),em(e,t))}function em(e,t){let{view:n,secret:o}=e,s=ae(n.lang);if((o?.stocks??n.stocks)?.pooled)return null;if(!(n.stocks||o&&n.owner[t]===o.seat))return n.owner[t]===n.viewer?null:c("p",{class:"teg-hint"},`${s.stock}: ${s.hidden_stock}`);let i=Ks(e).find(([l])=>l===t)?.[1]??[];return c("p",{class:"war-stock"},`${s.stock}: `,i.length?tr(n,i):s.no_stock)}function tm(e,t){let{view:n,secret:o,local:s,patch:r}=e;if(!o)return[];let a=ae(n.lang),i=Pl(e),l=(o.delivery??[]).map(u=>ot(e,u)).join(", ");return[o.objective&&c("h5",{},t.objective),o.objective&&c("p",{class:"teg-objective"},o.objective),c("h5",{},a.own_stock),c("div",{class:"teg-buttons war-goods"},...i.map(([u,p])=>M(`good-${u}`,c("span",{},Ie(We[u]),` ${n.things?.good[u]} `,c("b",{},p)),()=>r({good:s.good===u?null:u}),{"aria-pressed":String(s.good===u),disabled:!!o.stocks?.pooled}))),i.length?!o.stocks?.pooled&&c("p",{class:"teg-hint"},a.see_good):c("p",{class:"teg-hint"},a.no_stock),c("p",{class:"teg-hint"},`${a.treasures}: ${o.treasures??0}`),l&&c("p",{class:"teg-hint"},`${a.sent_to}: ${l}`)]}var nm=(e,t)=>({...t,secret:ae(e.lang).lock_title,secret_show:ae(e.lang).show}),Ul=St(tm),om={draw:(e,t)=>Ul.draw(e,nm(e.view,t)),depends:e=>[Ul.depends(e),e.local.good]},sm={depends:({view:e,local:t})=>[t.goals,e.goals?.length],draw:({view:e,local:t,patch:n})=>c("section",{class:"teg-card"},M("goals",c("span",{},c("i",{},t.goals?"▾":"▸"),ae(e.lang).goals),()=>n({goals:!t.goals}),{class:"teg-fold","aria-expanded":String(t.goals)}),t.goals&&c("ul",{class:"war-goals"},...(e.goals??[]).map(o=>c("li",{},o))))},rm={depends:({view:e})=>e.battle,draw:(e,t)=>{let{view:n}=e,o=n.battle;if(!o)return null;let s=ae(n.lang),r=c("p",{},c("b",{},ot(e,o.source))," → ",c("b",{},ot(e,o.target))),[a,i]=o.losses;if(o.kind==="weapon_fired"){let p=[...n.things?.unit??[],...n.things?.installation??[]],d=o.destroyed.flatMap((g,m)=>g?[`${g} ${p[m]}`]:[]);return ne(s.last,r,c("p",{},`${n.things?.weapon[o.weapon]}: ${s.destroyed} ${d.join(", ")||s.none}.`),ue("WAR-9.8"))}let l=o.kind==="land_attack",u=l?0:o.unit;return ne(s.last,r,c("p",{class:"war-fight"},Ie(Re[u]),c("b",{},o.sent),` ${s.sent} · `,c("b",{},o.hits),` ${s.hits}`,o.block>0&&` · ${o.block} ${s.stops}`),c("p",{},`${t.losses}: ${a} / ${i}`,!l&&` (${n.things?.aim[o.aim]})`,o.wall>0&&` · ${n.things?.installation[0]} −${o.wall}`),ue(l?"WAR-6.3":"WAR-9.5"),o.conquered&&c("strong",{class:"teg-conquered"},t.conquered))}},Yl={start:{...Vs},move:{of:If,depends:({local:e,secret:t})=>[{...e,over:null,goals:null,good:null,amounts:Object.entries(e.amounts).map(String)},t]},phases:[["phase_delivery","first_delivery"],["phase_orders","orders"]],tabs:{help:["place","goals"],news:["battle"],cards:["secret"]},sections:{place:Zf,secret:om,goals:sm,battle:rm},renew:(e,t)=>({local:zl(e,t)}),click:Tl,key:jl,marks:Nl,hover:(e,t,n)=>n===t.over?t:{...t,over:n},shown:(e,t)=>t?.seat===e.viewer?{...e,news:t?.news??e.news,held:t?.stocks}:e,facts:(e,t,n)=>({lines:[Xf(e,n)]}),keys:"keys_wargame",stays:!0,traces:Bl,worded:Rf};var am={teg:_l,tgm:$l,reconquista:nl,wargame:Yl,eggar:Gi};function wo(e){return am[e??""]??Ui}var im=e=>({game:wo(e),local:wo(e).start,secret:null,lasts:!1,place:"",refusal:null,hint:null,quiz:!1,odds:new Map,tab:"news",shut:"",asking:null,next:null,ended:null,report:null,film:null,tour:null,way:0});function lm(e,t){switch(t.type){case"view":return cm(e,t.view);case"reply":return gm(e,t.reply,t.table);case"odds":return{...e,odds:new Map(e.odds).set(sr(t.odds.sources,t.odds.target),t.odds)};case"set":return{...e,...t.part}}}var sr=(e,t)=>[...e,t].join();function cm(e,t){let n=wo(t.game),o=e.hint&&e.hint.step===t.step&&e.hint.seat===t.viewer,s=e.asking?.kind==="seat"||or(t)===e.place,r=t.undoing==="own"&&!t.exploring&&t.step<t.steps&&or(t)!==e.place,a=ra(e.ended,t),i=a&&a.line===e.ended?.line&&a.steps===e.ended.steps?e.report:null,l={ended:a,report:i,film:pm(e.film,t),asking:s?e.asking:null,game:n,local:n===e.game&&!r?e.local:n.start,tab:um(e,t)};return{...dm({...e,...l},t),hint:o?e.hint:null,odds:new Map,way:va(t),refusal:t.error??null}}function pm(e,{line:t,step:n}){return!e||t!==e.line||n<e.next-1||n>e.next||n===e.end?null:n===e.next?{...e,next:n+1}:e}function um({tab:e,place:t},{over:n,viewer:o,to_move:s,step:r,steps:a,exploring:i}){return i?t.includes(Kl)?e:"notes":n&&r===a&&!t.endsWith("/over")?"end":t===""&&o!=null&&o===s?"help":e}function dm(e,t){let{secret:n,game:o}=e,s=or(t);if(s===e.place)return e;let r=n!=null&&n.seat===t.viewer,a=t.people?.length===1,l=(o.curtain?r||a:r&&(a||!!o.stays))&&t.viewer!=null&&!t.over;return{...e,place:s,lasts:l,secret:!l||o.curtain?null:n}}var Kl="/explored",or=({line:e,step:t,steps:n,viewer:o,over:s,exploring:r})=>`${e}/${t}/${n}/${o}${r?Kl:""}${s?"/over":""}`,rr=(e,t)=>t.place!==e.place&&t.lasts;function gm(e,t,n){let{view:o}=n,s=t.kind==="refused",r=s?t:e.refusal,a=!e.lasts&&e.secret?.step!==o.step,i={...e,refusal:r,next:s?null:e.next,secret:a?null:e.secret};if(t.kind==="private"){let l=t.step===o.step&&(o.people?.includes(t.seat)??!0);return{...i,secret:l?t:null}}if(t.kind==="hint"){let l=t.step===o.step&&t.seat===o.viewer;return{...i,hint:l?{...t,quiz:i.quiz,open:!i.quiz||!t.question[o.lang][0]}:null}}return i.game.hear?{...i,local:i.game.hear({...n,secret:i.secret},i.local,t)}:i}var fm=["game","local","secret","refusal","hint","odds","tab","shut","asking","report","tour"];function Ql(e,t){let n=mm(e),o=im(e.get("view")?.game),s=[];return{get:()=>o,view:n,table:()=>({board:t,view:o.game.shown?.(n(),o.secret)??n(),secret:o.secret}),dispatch(r){let a=o;o=lm(o,r),fm.some(i=>o[i]!==a[i])&&s.forEach(i=>i())},subscribe:r=>{s.push(r)}}}function mm(e){let t=[],n;return()=>{let o=[e.get("view"),e.get("lines")];return o.some((s,r)=>s!==t[r])&&(t=o,n=se(o[0])?{...o[0],lines:o[1]??[]}:o[0]),n}}function Zl(e){let{board:t,store:n,wire:o,where:s}=e,{get:r,dispatch:a,view:i,table:l}=n,u={view:i(),keys:new Set},p=h=>a({type:"set",part:{local:h}}),d=()=>a({type:"set",part:{refusal:null}}),g=h=>{h&&r().refusal&&d(),h&&r().film&&a({type:"set",part:{film:null}});let x=h&&Da(i(),h);x?a({type:"set",part:{asking:x}}):o.send(h)},m=h=>h?(a({type:"set",part:{local:h.local,...h.refusal&&{refusal:h.refusal}}}),g(h.message??null),!0):!1,f=h=>`${i().line}/${i().step}/${h}`;return{...Fa(e),...Ba(e),set:p,send:g,open(h){e.dom.root.setAttribute("data-drawer",""),a({type:"set",part:{tab:h}})},wants:h=>r().shut!==f(h),show:(h,x)=>a({type:"set",part:{shut:x?"":f(h)}}),watch(){let{since:h,line:x,step:b}=i();h&&(a({type:"set",part:{film:{line:x,next:h.begin,end:b}}}),o.send(de(i(),h.begin)))},endFilm(){let{film:h}=r();return h?(a({type:"set",part:{film:null}}),o.send(de(s.now(),h.end)),!0):!1},startTour(){e.dom.dots.removeAttribute("open"),a({type:"set",part:{tour:0}})},setSize:h=>o.write({size:h}),take:m,dismiss:d,patch:h=>p({...r().local,...h}),cover:()=>a({type:"set",part:{secret:null}}),click(h,x=!1){o.busy()||!se(i())||(e.mover.skip(),r().refusal&&d(),m(r().game.click(l(),r().local,h,x)))},go:(h,x=i().line)=>g(de(s.now(),h,x)),by:h=>g(de(s.now(),s.now().step+h)),askHint(h){a({type:"set",part:{quiz:h}}),g(xa(i()))},tellHint(){let{hint:h}=r();a({type:"set",part:{hint:h&&{...h,open:!0}}})},odds(h){let{game:x,local:b,odds:w}=r(),y=x.fight?.(l(),b,h);if(!y||!o.there())return null;let $=k=>t.countries[k].name,[E,_]=[y.sources.map($),$(y.target)],v=sr(E,_);return u.view!==i()&&(u={view:i(),keys:new Set}),u.keys.has(v)||(u.keys.add(v),o.ask(fa(i(),E,_))),w.get(v)??null}}}var hm={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Xl=2;function Jl(e,t,n){let o=hm[n];if(!o)return t;let[s,r]=e.countries[t].label,a=i=>{let l=i.map(p=>{let[d,g]=[e.countries[p].label[0]-s,e.countries[p].label[1]-r],[m,f]=[d*o[0]+g*o[1],Math.abs(d*o[1])+Math.abs(g*o[0])];return p!==t&&m>0&&f<=Xl*m?Math.hypot(m,Xl*f):1/0}),u=Math.min(...l);return u<1/0?i[l.indexOf(u)]:null};return a(e.countries[t].neighbours)??a([...e.countries.keys()])??t}function ar({source:e,target:t,legal:n,targets:o},s,r){return s===e?r.is_source:s===t?r.is_target:o.includes(s)?r.is_aim:n.includes(s)?r.is_legal:""}function bo({view:e},t,n,o){if(t.stands)return t.stands(e,n);let s=e.armies[n],r=(e.guests??[]).filter(l=>l[0]===n).map(([,l,u])=>`${e.seats[l].name} ${u}`),a=e.seats[e.owner[n]]?.name??(e.neutral==null?o.nobody:o.unknown);return[s>=(e.owner[n]<0?1:0)?`${a}, ${s} ${s===1?o.army:o.armies.toLowerCase()}`:a,...r].join("; ")}function ec(){let e=!1,t,n=s=>s.game.marks(s,s.local),o=()=>{let{board:s,view:r,game:a,click:i}=t,l=H(r.lang),u=n(t),p=!!a.stands;return s.countries.flatMap(({name:d,continent:g},m)=>{let[f,h]=[bo(t,a,m,l),ar(u,m,l)];return p&&!f&&!h?[]:[c("tr",{class:h?"teg-marked":null},c("th",{scope:"row"},M(`place-${m}`,d,()=>i(m))),c("td",{},s.continents[g]?.name??""),c("td",{},r.owner[m]>=0&&!p?q(r,r.owner[m]):null,f),c("td",{},h))]})};return{depends:s=>{if(!e)return!1;let r=H(s.view.lang);return[s.board.countries.map((a,i)=>bo(s,s.game,i,r)),s.view.owner,n(s)]},draw:(s,r)=>{t=s;let a=[r.place,r.region,r.stands,r.marks].map(u=>c("th",{scope:"col"},u)),i=c("tbody",{},...e?o():[]),l=c("details",{class:"teg-card teg-places",open:e,toggle:()=>{l.open!==e&&(e=l.open,i.replaceChildren(...e?o():[]))}},c("summary",{"data-key":"places"},r.as_table),c("div",{class:"teg-scroll",tabindex:0,role:"group","aria-label":r.as_table},c("table",{},c("thead",{},c("tr",{},...a)),i)));return l}}}var xm=350;var wm=500,[tc,nc]=[34,22];function bm(e,t,n){let[o,s]=[t.width-e.width-6,t.height-e.height-6],r=[[o,6],[6,6],[o,s],[6,s]],[[a,i]]=n,l=([u,p])=>n.filter(([g,m])=>g>u-tc&&g<u+e.width+tc&&m>p-nc&&m<p+e.height+nc).length*1e4-Math.hypot(u+e.width/2-a,p+e.height/2-i);return r.reduce((u,p)=>l(p)<l(u)?p:u)}function ym(e,t,n){e.hidden=!1;let o=t.getBoundingClientRect(),s=n.flatMap(l=>l?[[l.x-o.left,l.y-o.top]]:[]);if(!s.length)return;let r=o.width<wm,[a,i]=r?[4,o.height+4]:bm({width:e.offsetWidth,height:e.offsetHeight},o,s);Object.assign(e.style,{left:`${a}px`,top:`${i}px`,maxWidth:r?`${o.width-8}px`:""})}function oc({card:e,frame:t},n,o,s){let r=null,a=-1,i,l=()=>{clearTimeout(i),a=-1,r?.classList.remove("teg-lit"),r=null,e.hidden=!0},u=(g,m=xm)=>{l(),r=o.group(g),r?.classList.add("teg-lit"),i=setTimeout(()=>p(g),m)},p=g=>{a=g;let{board:m,view:f}=n(),h=se(f)?f:null,x=h?s(g):{};if(!x)return;let{lines:b=[],instead:w=[]}=x,y=w.length?w:[vm(m,h,g)];e.replaceChildren(...km(m,h,g),...b,...y),ym(e,t,[g,...m.countries[g].neighbours].map($=>o.pixel(m.countries[$].label)))};return{point:u,hide:l,again:()=>a>=0&&p(a)}}function sc(e,t,n){if(t&&t.owner[n]>=0)return q(t,t.owner[n]);let o=e.continents[e.countries[n].continent]?.color??"transparent";return c("i",{class:"teg-dot",style:{background:o}})}function km(e,t,n){let{name:o,continent:s}=e.countries[n],r=H(t?.lang??"es"),a=t?.seats[t.owner[n]],i=t?.armies[n]??-1;return[c("header",{},c("b",{},o),c("small",{},e.continents[s]?.name??"")),c("p",{},sc(e,t,n),a?.name??(t?.neutral==null?r.nobody:r.unknown),i>=0&&` · ${i} ${i===1?r.army:r.armies.toLowerCase()}`)]}function vm(e,t,n){let o=H(t?.lang??"es");return c("p",{class:"teg-borders"},`${o.borders}: `,...e.countries[n].neighbours.map(s=>c("span",{},sc(e,t,s),e.countries[s].name,(t?.armies[s]??-1)>=0&&c("b",{},` ${t?.armies[s]}`))))}var _m=2e3,$m=15,rc=({shiftKey:e,altKey:t})=>e?t?"look":"bad":t?"idea":"good";function ir(e,t,n){let o=t.length===2?"arrows":"marks",s=l=>t.every((u,p)=>l[p]===u),r=e[o]??[],a=r.find(s),i=r.filter(l=>!s(l));return ko({...e,[o]:a&&(a[t.length]??"good")===n?i:[...i,[...t,n]]})}function Mm(e,t,n){let o=t.trim();if(typeof e.say!="object")return ko({...e,say:o});let{[n]:s,...r}=e.say,a=o?{...r,[n]:o}:r;return ko({...e,say:Object.keys(a).length?a:""})}var yo=(e,t)=>typeof e=="object"?e[t]??e.es??e.en??"":e??"",ko=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>typeof t=="object"?Object.keys(t).length:t)),ac={depends:({view:e})=>[e.note,e.memory,e.line],draw:({view:e,send:t,pace:n,pause:o},s)=>{let{note:r,lang:a,memory:i}=e;if(!i)return null;let[l,u]=[yo(r.say,a),yo(r.ask,a)],p=[...r.arrows??[],...r.marks??[]],d=({target:m})=>m.value.trim()!==l&&t(Wt(e,Mm(r,m.value,a))),g=c("textarea",{"data-key":"say",rows:2,maxlength:_m,"aria-label":s.comment,change:d,focus:()=>n.auto&&e.goes_on&&o()});return g.textContent=l,c("div",{class:"teg-note"},u&&c("p",{},c("b",{},u)),l&&c("p",{},r.glyph&&c("b",{},`${r.glyph} `),l),c("div",{class:"teg-timeline"},c("details",{},c("summary",{title:s.draw_how},l?s.comment_change:s.comment_add),g),p.length>0&&M("wipe",s.wipe,()=>t(Wt(e,ko({...r,arrows:[],marks:[]}))))))}};function ic(e){let t=N("svg",{class:"teg-drawn",preserveAspectRatio:"none","aria-hidden":"true"}),n=s=>e.countries.findIndex(r=>r.name===s),o=(s,r,a)=>N("path",{class:`teg-${a} teg-tone-${s}`,d:r.map(i=>`M${i.map(([l,u])=>`${l.toFixed(1)},${u.toFixed(1)}`).join("L")}Z`).join("")});return{svg:t,draw(s,r){let a=t.clientHeight/t.clientWidth||e.height/e.width,[i,l,u,p]=dt(e,a,r);t.setAttribute("viewBox",`${i} ${l} ${u-i} ${p-l}`);let d=(s.arrows??[]).map(([m,f,h="good"])=>o(h,Ht(e,n(m),n(f)),"drawn-arrow")),g=(s.marks??[]).map(([m,f="good"])=>o(f,[ie(e.countries[n(m)].label,$m)],"drawn-mark"));t.replaceChildren(...g,...d)}}}function lc(e,t,{may:n,over:o,done:s},r){let a=new AbortController;r.push(()=>a.abort()),window.addEventListener("mousedown",i=>{if(i.button!==2||!e.contains(i.composedPath()[0])||!n())return;let l=t(i);if(l<0)return;i.stopPropagation();let u=g=>[...new Set([l,t(g)])].filter(m=>m>=0),p=g=>o(u(g),rc(g)),d=g=>{g.button===2&&(window.removeEventListener("mousemove",p,!0),window.removeEventListener("mouseup",d,!0),t(g)>=0?s(u(g),rc(g)):o([],""))};window.addEventListener("mousemove",p,{capture:!0,signal:a.signal}),window.addEventListener("mouseup",d,{capture:!0,signal:a.signal})},{capture:!0,signal:a.signal}),e.addEventListener("contextmenu",i=>{i.button!==2||!n()||t(i)<0||(i.preventDefault(),i.stopPropagation())},{capture:!0,signal:a.signal})}function Sm(e){let t=null;for(let n=e.parentElement;n&&n!==document.body;n=n.parentElement)["auto","scroll"].includes(getComputedStyle(n).overflowY)&&(t=n);return t}function cc({dom:e,el:t,stops:n},o){let{root:s}=e,r=Sm(t),a=!r&&window!==window.top,i=()=>r?Math.min(r.clientHeight,window.innerHeight):a?656:window.innerHeight,l=()=>{let d=s.ownerDocument.fullscreenElement===s||s.classList.contains("teg-wide")?window.innerHeight:Math.max(i()-16,480);s.style.setProperty("--teg-high",`${d}px`)},u=new ResizeObserver(()=>{l(),o()});return u.observe(e.map),r&&u.observe(r),window.addEventListener("resize",l),document.addEventListener("fullscreenchange",l),n.push(()=>{u.disconnect(),window.removeEventListener("resize",l),document.removeEventListener("fullscreenchange",l)}),l(),{async toggle(){let{fullscreenElement:p}=document;if(p)return document.exitFullscreen();let d=s.classList.contains("teg-wide");await(d?Promise.reject():s.requestFullscreen()).catch(()=>s.classList.toggle("teg-wide",!d)),l()}}}var Em=250,dn=1.5,lr={page:11,class:15},cr=e=>e.get("size")==="class"?"class":"page";function gn(e,t){let n=[...e.querySelectorAll(":is(.teg-dots, .teg-pop)[open]")].filter(o=>!o.contains(t));for(let o of n)o.open=!1;return n.length>0}function pc(e){let{model:t,board:n,picks:o,looks:s,dom:r,store:a,map:i,sketch:l,wire:u,scheduler:p,intents:d,stops:g}=e,{get:m,view:f,table:h}=a,x=()=>!u.busy()&&se(f()),b=oc(r,h,i,k=>{let O=d.odds(k),{game:S,local:L}=m(),C=S.facts?S.facts(h(),L,k):{};return O&&C?{...C,instead:Vt(O,f().lang)}:C});g.push(b.hide);let w=k=>{let O=t.get("selected")??[],[S,L]=[o?O.filter(C=>C!==k):[],O.includes(k)];u.write({selected:L?S:[...S,k]}),o&&(r.heard.textContent=`${k}: ${H(f().lang)[L?"unmarked":"marked"]}`)},y={country:-1,time:0};i.onClick=(k,O)=>{if(O?.button)return;let S=performance.now(),L=k===y.country&&S-y.time<Em;if(y={country:k,time:S},!(L||!x())){if(b.hide(),s)return w(n.countries[k].name);d.click(k,!!O?.shiftKey)}},i.onDrag=(k,O)=>{O<0||k===O||!x()||(e.mover.skip(),d.take(m().game.drag?.(h(),m().local,k,O)??null))},i.onHover=k=>{b.point(k),d.pointHintAt(k);let{game:O,local:S}=m();O.hover&&se(f())&&d.set(O.hover(h(),S,k))},i.onLeave=()=>{b.hide(),d.pointHint(0)},i.onHold=k=>b.point(k,0);let $=k=>k.map(O=>n.countries[O].name),E=(k,O)=>u.send(Wt(f(),ir(f().note,$(k),O)));lc(r.map,i.at,{may:()=>!s&&se(f())&&f().memory,over:(k,O)=>l.draw(k.length?ir(f().note,$(k),O):f().note,i.window),done:E},g),r.root.addEventListener("click",k=>{let O=k.target,S=O.closest("[data-clause]");e.rule.box.contains(O)||e.rule.close(),gn(r.root,O),S&&(e.rule.from(S),u.send(Ca(S.dataset.clause??"")))}),i.onZoom=()=>{e.mover.skip(),b.hide(),p.schedule();let{times:k,left:O,top:S}=i.window;`${t.get("window")}`!=`${[k,O,S]}`&&u.write({window:[k,O,S]})};let _=()=>{let[k,O,S]=t.get("window")??[1,0,0];i.look({times:k,left:O,top:S})};r.closer.addEventListener("click",()=>i.look(Qe(n,i.window,dn))),r.further.addEventListener("click",()=>i.look(i.narrow()?Oe():Qe(n,i.window,1/dn)));let v=cc(e,()=>{e.rule.place(),i.resized(r.map.clientWidth)&&(e.mover.skip(),p.schedule())});return r.wide.addEventListener("click",v.toggle),r.drawer.addEventListener("click",()=>r.root.toggleAttribute("data-drawer")),{...b,select:w,draws:E,look:_,type(){let k=cr(t);r.root.dataset.size=k,i.type(lr[k]),p.schedule()}}}var uc={a:'.teg-question [data-key^="accept"]',r:'.teg-question [data-key^="decline"]',s:'.teg-bar [data-key="until-end"]',h:'[data-key="hint"]',f:'[data-key="wide"]',"?":'[data-key="menu"]'},Om=".teg-tour, .teg-side, .teg-head, .teg-time";function dc(e){let{board:t,dom:n,looks:o,store:s,map:r,wire:a,where:i,scheduler:l,intents:u,driver:p,pointer:d,rule:g,stops:m}=e,{get:f,dispatch:h,view:x,table:b}=s,w=-1,y=-1,$=()=>{let j=w<0?null:r.pixel(t.countries[w].label);if(n.here.hidden=!j||n.root.querySelector(".teg-map:focus")==null,!j)return;let z=n.frame.getBoundingClientRect();Object.assign(n.here.style,{left:`${j.x-z.left}px`,top:`${j.y-z.top}px`})},E=j=>{w=j,r.reveal(t.countries[j].label),$(),d.point(j);let{game:z,local:T}=f(),D=H(x().lang),I=[t.countries[j].name,bo(b(),z,j,D),ar(z.marks(b(),T),j,D)];n.heard.textContent=I.filter(Boolean).join(". ")},_=({key:j,shiftKey:z})=>{if(!se(x()))return!1;if(j.startsWith("Arrow")&&!z){let T=f().game.marks(b(),f().local),D=[T.source,...T.legal,...T.targets,0].find(I=>I!=null)??0;return E(w<0?D:Jl(t,w,j)),!0}if((j==="Enter"||j===" ")&&w>=0)return o?d.select(t.countries[w].name):u.click(w,z),!0;if((j==="*"||j===">")&&w>=0&&x().memory){let T=j===">"&&y<0;return T||d.draws(j==="*"||y===w?[w]:[y,w],"good"),y=T?w:-1,!0}return!1},v=(j,z)=>{let T=i.now();if(!T.memory)return!1;let D=T.branches.length-1,I=f().way;if(j==="ArrowLeft")a.send(de(T,z?$a(T):T.step-1));else if(j==="ArrowRight"&&z)a.send(de(T,Ma(T)));else if(j==="ArrowRight")a.send(_a(T,I));else{let G=j==="ArrowDown";D<0?a.send(de(T,G?T.steps:0)):h({type:"set",part:{way:Math.min(Math.max(I+(G?1:-1),0),D)}}),l.schedule()}return!0},k=j=>{let z=uc[j]?n.root.querySelector(`${uc[j]}:not([disabled])`):null;return z?.click(),z!=null},O=()=>{let j=n.places.sheet.querySelector("[data-sheet]");return j&&u.show(j.dataset.sheet??"",!1),j!=null},S=()=>{let{asking:j,game:z,local:T}=f(),{source:D,target:I}=z.marks(b(),T);if(j)u.ask(null);else{if(!x().exploring||D!=null||I!=null)return!1;u.askToLeave()}return!0},L=(j,z)=>{let T=i.now();if(j==="Escape"&&(u.endFilm()||e.mover.finish()||g.close()||e.tour.leave()||gn(n.root,null)||O()||S()))return!0;if(j==="Escape"&&T.playing)p.stop();else if(j==="+"||j==="="||j==="-")r.look(Qe(t,r.window,j==="-"?1/dn:dn));else if(j==="Home")r.look(Oe());else{if(j.startsWith("Arrow"))return v(j,z);if(o)return!1;if(k(j.toLowerCase()))return!0;if(j.toLowerCase()==="u")a.send(In(T));else if(j.toLowerCase()==="r"&&T.memory)a.send(Dn(T));else if(j.toLowerCase()==="p"&&T.seats.some(D=>D.bot))p.pause();else{let D=f().game.key(b(),f().local,j);return D&&e.mover.skip(),u.take(D)}}return!0};Sn(n.root,(j,z)=>{if(z===n.map&&_(j))return!0;if(/^[a-z?]$/i.test(j.key)&&z.closest(Om))return!1;let T=j.key==="Backspace"&&document.fullscreenElement===n.root;return se(x())&&L(T?"Escape":j.key,j.shiftKey)}),Te(n.root,m);let C=!1;n.map.addEventListener("pointerdown",()=>C=!0,{capture:!0}),n.map.addEventListener("focus",()=>{C?n.root.focus({preventScroll:!0}):$()}),n.map.addEventListener("blur",()=>{n.here.hidden=!0,d.hide()});let P=()=>setTimeout(()=>C=!1);return window.addEventListener("pointerup",P,!0),m.push(()=>window.removeEventListener("pointerup",P,!0)),{ring:$}}var Am=60;function vo(e,t,n){let o=Cr(n.lang),{act:s,seat:r,sources:a,targets:i,amount:l,words:u}=e,p=x=>x==null?"":t.countries[x]?.name??"",d=x=>n.seats[x??-1]?.name??"",g=t.continents[s.continent??-1],[m=0,f=0]=s.losses??[],h={seat:d(r),other:d(s.defender??s.partner??s.loser),source:a.length===1?p(a[0]):"",target:i.length===1?p(i[0]):"",amount:s.amounts?String(s.amounts.reduce((x,b)=>x+b,0)):l==null?"":String(l),attack:String(m),defence:String(f),continent:g?.name??"",armies:g?.armies?`: +${g.armies}`:"",die:String(s.die??"")};for(let x of[`${n.game}_${u}_full`,`${n.game}_${u}`,`${u}_full`,u,`${u}_short`]){let b=o[x]&&Lm(o[x],h);if(b&&b.length<=Am)return b}return""}function Lm(e,t){return[...e.matchAll(/\{(\w+)\}/g)].map(([,o])=>o).some(o=>o!=="armies"&&!t[o])?"":e.replace(/\{(\w+)\}/g,(o,s)=>t[s])}var gc=2/3,pr=7,fc=".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";function ur(e,t){let{root:n}=e,o=n.dataset.size==="class"&&t.kind==="dice"?Cm(e,t):null,s=-1;return r=>{let a=r<gc?Math.floor(r/gc*pr):pr;if(a===s)return;s=a;let i=s<pr;i?n.dataset.rolling="roll":n.removeAttribute("data-rolling"),[...n.querySelectorAll(`${fc}, .teg-large svg.teg-die`)].forEach((u,p)=>{hc(u,i?1+Math.floor(Math.random()*6):Number(u.getAttribute("aria-label"))),u.style.transform=i?`rotate(${(s+p)%4*24-36}deg)`:""}),o?.classList.toggle("teg-rolls",i)}}function mc(e){e.removeAttribute("data-rolling");for(let t of e.querySelectorAll(fc))hc(t,Number(t.getAttribute("aria-label"))),t.style.transform="";e.querySelector(".teg-large")?.remove()}function hc(e,t){let n=e.querySelector("rect")?.getAttribute("stroke")??"#26303b";e.querySelectorAll("circle").forEach(o=>o.remove()),e.append(...Tn(t).map(([o,s])=>N("circle",{cx:o,cy:s,r:.4,fill:n})))}function Cm(e,t){let{root:n,svg:o,board:s,before:r,box:a}=e,{act:i,seat:l,sources:u,targets:p}=t,d=jn(i.attack??[],i.defence??[]),g=(w,y,$)=>{let{color:E="#ffffff",ink:_="#26303b"}=r.seats[y]??{},v=k=>k.winner===w?"won":k.winner?"lost":"idle";return c("div",{},q(r,y),c("span",{},s.countries[$??-1]?.name??""),...d.map(k=>Ue(k[w],v(k),E,_)))},m=Math.max(...[...u,...p].map(w=>e.at(s.countries[w].label)[0]))>a.width/2,[f,h]=i.losses??[0,0],x=vo({...t,words:f&&h?"losses":f?"losses_attack":"losses_defence"},s,r);n.querySelector(".teg-large")?.remove();let b=c("div",{class:`teg-large ${m?"teg-at-left":"teg-at-right"}`,"aria-hidden":"true"},g("attack",l,u[0]),g("defence",i.defender??-1,p[0]),c("b",{},x));return o.after(b),b}function xc(e,t){let{svg:n,plot:o}=e,[s,r]=[t([0,0]),t([1,0])],a=n.getBoundingClientRect();if(!s||!r||!a.width)return null;let i=r.x-s.x,[l,u]=[s.x-a.left,s.y-a.top],p=o.querySelector(".tracediscs .point"),d=o.querySelector(".tracediscs text"),g=p&&d?{radius:p.getBBox().width/2,type:parseFloat(d.style.fontSize)||11}:null,[m,f,h]=[N("g"),N("g"),N("g")];return n.replaceChildren(m,f,h),{...e,box:a,unit:i,at:([x,b])=>[l+x*i,u+b*i],disc:g,low:m,arrows:f,high:h,discs:new Map}}var De=({board:e,at:t},n)=>t(e.countries[n].label),jt=({at:e},t,n=!0)=>t.map(o=>`M${o.map(s=>e(s).map(r=>r.toFixed(1)).join(",")).join("L")}${n?"Z":""}`).join("");function fn({disc:e},t,n,o,s){let{radius:r,type:a}=e??{radius:9,type:11},i=N("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${t.length>2?a*.8:a}px ${me}`,fill:o}},t);return{group:N("g",{},N("circle",{r,style:{fill:n,stroke:s,strokeWidth:"1.3px"}}),i),text:i}}function _o(e,t,n){let o=e.discs.get(t);if(o)return o;let{palette:s}=e.board,r=fn(e,String(n),s.disc,s.disc_ink,s.frontier);return e.discs.set(t,r),e.high.append(r.group),fe(r.group,De(e,t)),r}var $o=({disc:e,before:t},n)=>e!=null&&!(t.guests??[]).some(([o])=>o===n);function fe(e,[t,n],o=1,s=0){e.setAttribute("transform",`translate(${t.toFixed(2)},${n.toFixed(2)})${s?` rotate(${s.toFixed(1)})`:""}${o===1?"":` scale(${o.toFixed(3)})`}`)}function zt(e,t,n=!1){return Cn(e.board,t).map(s=>n?s:[s[0],s[s.length-1]]).map(s=>s.map(e.at))}function st(e,t){let n=e.flatMap(u=>u.slice(1).map((p,d)=>({a:u[d],b:p,length:Math.hypot(p[0]-u[d][0],p[1]-u[d][1])}))),o=t*n.reduce((u,{length:p})=>u+p,0),s=n.find(({length:u},p)=>o<=u||p===n.length-1?!0:(o-=u,!1));if(!s)return{point:e[0]?.[0]??[0,0],turn:0};let{a:r,b:a,length:i}=s,l=Math.min(o/(i||1),1);return{point:[r[0]+l*(a[0]-r[0]),r[1]+l*(a[1]-r[1])],turn:Math.atan2(a[1]-r[1],a[0]-r[0])*180/Math.PI}}var Ge=e=>e<.5?2*e*e:1-(2-2*e)**2/2;var dr=.5,Tm=0;function wc(e,{sources:[t],targets:[n],seat:o,amount:s,counts:r},a){if(n==null)return()=>{};let{board:i,before:l,after:u}=e,{color:p="#888888",ink:d="#26303b",sign:g=[]}=l.seats[o]??{},m=i.countries[n].polygons,f=jm(m,t==null?i.countries[n].label:Do(i,t,n).at(-1)?.[0]??i.countries[t].label).map(e.at)[0],h=Math.max(...m.flat().map(S=>gr(e.at(S),f))),x=`teg-clip-${++Tm}`,b=N("circle",{cx:f[0],cy:f[1],r:1}),w=N("path",{d:jt(e,m),style:{fill:p,stroke:i.palette.border,strokeWidth:"1px"}});e.low.append(N("clipPath",{id:x},b),N("g",{"clip-path":`url(#${x})`},w),...zm(e,n));let y=e.disc?.radius??9,$=De(e,n),E=g.map(([S,L])=>`${S*y},${L*y}`),_=N("path",{d:E.length?`M${E.join("L")}Z`:"",style:{fill:d}}),v=r.find(([S])=>S===n);$o(e,n)&&(e.low.append(_),fe(_,$),_o(e,n,v?.[1]??l.armies[n]));let k=t==null?null:fn(e,String(s||Math.max(u.armies[n]??1,1)),p,d,"#ffffff").group;k&&a.append(k);let O=t==null?[]:zt(e,[t,n]);return S=>{k&&fe(k,st(O,Ge(Math.min(S/dr,1))).point),k&&(k.style.opacity=String(S<.85?1:0));let L=Math.max((S-dr/2)/(1-dr/2),0);b.setAttribute("r",String(Math.max(L*(h+2),.1))),_.style.opacity=String(Math.max(L*2-1,0))}}var jm=(e,t)=>[e.flat().reduce((n,o)=>gr(o,t)<gr(n,t)?o:n)],gr=([e,t],[n,o])=>Math.hypot(e-n,t-o);function zm(e,t){let n=e.board.countries[t].polygons.flat().map(e.at),[o,s]=[n.map(([d])=>d+e.box.left),n.map(([,d])=>d+e.box.top)],[r,a,i,l]=[Math.min(...o),Math.max(...o),Math.min(...s),Math.max(...s)],{left:u,top:p}=e.plot.getBoundingClientRect();return["names","names-light","notes"].map(d=>{let g=N("g",{class:`trace${d}`,transform:`translate(${u-e.box.left},${p-e.box.top})`});for(let m of e.plot.querySelectorAll(`.trace${d} .text > *`)){let f=m.getBoundingClientRect();f.right>r&&f.left<a&&f.bottom>i&&f.top<l&&g.append(m.cloneNode(!0))}return g})}function fr(e,t){let n=N("g");e.high.append(n);let o=[Bm[t.kind],Nm].map(r=>r?.(e,t,n)??(()=>{})),s=r=>o.forEach(a=>a(r));return{frame:s,end(){s(1),n.remove()}}}function Nm(e,{kind:t,counts:n},o){let s=t==="conquest"||t==="march"?.8:.25,r=t==="losses"||t==="shift",a=n.filter(([i])=>$o(e,i)).map(([i,l,u])=>{let{group:p,text:d}=_o(e,i,l),g=De(e,i),m=r?N("text",{class:"teg-change","text-anchor":"middle"},u<l?`−${l-u}`:`+${u-l}`):null;return m&&o.append(m),{group:p,text:d,at:g,from:l,to:u,sign:m}});return i=>{for(let{group:l,text:u,at:p,from:d,to:g,sign:m}of a){let f=Math.max((i-s)/(1-s),0),h=String(Math.round(d+(g-d)*Math.min(f*1.6,1)));u.textContent!==h&&(u.textContent=h),fe(l,p,1+.25*Math.sin(Math.PI*f)),m&&(fe(m,[p[0]+(e.disc?.radius??9)*1.6,p[1]-6-22*i]),m.style.opacity=String(Math.min(1,2.4*(1-i))))}}}function qm(e,{sources:t,targets:[n]}){if(e.arrows.replaceChildren(),n==null)return()=>{};if(!t.length)return Mo(e,[n],e.arrows);let o=t.flatMap(s=>zt(e,[s,n]).map(r=>{let[[a,i],[l,u]]=[r[0],r[r.length-1]],{turn:p}=st([r],1),d=Math.hypot(l-a,u-i),{palette:g}=e.board,m=N("path",{class:"teg-sent",d:Pm(d,e.disc?.radius??14),style:{fill:g.source}});return e.arrows.append(m),{node:m,at:[a,i],turn:p}}));return s=>{for(let{node:r,at:a,turn:i}of o)fe(r,a,Math.max(Ge(s),.01),i)}}function Pm(e,t){let n=Math.min(Math.max(t/8,1),2),o=Math.max(e-t-2,10),s=o-10*n,r=Math.min(t,s-4);return`M${r},${-1.4*n}L${s},${-2.8*n}L${s-1},${-6.6*n}L${o},0L${s-1},${6.6*n}L${s},${2.8*n}L${r},${1.4*n}Z`}function Mo(e,t,n){let o=(e.disc?.radius??14)*1.2,s=t.filter(r=>e.board.countries[r]).map(r=>{let a=N("circle",{class:"teg-pulse",r:o});return n.append(a),{node:a,at:De(e,r)}});return r=>{for(let{node:a,at:i}of s)fe(a,i,1+.9*r),a.style.opacity=String(1-r)}}function bc(e,{sources:[t],targets:[n],amount:o,seat:s},r){if(t==null||n==null)return()=>{};let{color:a="#555555",ink:i="#ffffff"}=e.before.seats[s]??{},{group:l}=fn(e,o?String(o):"",a,i,"#ffffff");r.append(l);let u=zt(e,[t,n]);return p=>fe(l,st(u,Ge(p)).point)}function yc(e,{act:t,sources:[n],targets:[o],kind:s},r){if(n==null||o==null)return()=>{};let a=(t.path??[]).filter(m=>m!==n&&m!==o),i=zt(e,[n,...a,o],!0),l=N("path",{class:"teg-trail",d:i.map(m=>`M${m.map(f=>f.join(",")).join("L")}`).join(""),pathLength:1}),u=s==="strike"&&t.unit===2?"M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z":s==="strike"?"M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z":"M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z",p=N("path",{class:"teg-flier",d:u,style:{fill:e.board.palette.missile??"#26303b"}}),d=N("circle",{class:"teg-burst",r:16});r.append(l,d,p);let g=De(e,o);return m=>{let f=Math.min(m/.8,1),{point:h,turn:x}=st(i,Ge(f));fe(p,h,1,t.unit===2?0:x);let b=Math.max((m-.75)/.25,0);p.style.opacity=String(b>0?1-b:1),fe(d,g,.2+1.3*b),d.style.opacity=String(b>0?1-b*.6:0),l.style.opacity=String(.8*(1-b))}}function Rm(e,{act:t,seat:n}){let{board:o,before:s,unit:r}=e,a=t.path??[];if(a.length<2)return()=>{};let[i]=a,{color:l,ink:u}=s.seats[n]??{color:"#555555",ink:"#ffffff"},p=15.5*r,d=N("text",{"text-anchor":"middle",dy:"0.36em",style:{font:`700 ${Math.max(19*r,11)}px sans-serif`,fill:u}},String((t.soldier??0)%8)),g=N("path",{d:o.shapes?.gear[n]??"",transform:`translate(0,${-6*r}) scale(${r})`,style:{fill:l,stroke:"#26303b"}}),m=N("g",{},N("circle",{r:p,style:{fill:l,stroke:"#26303b",strokeWidth:"2px"}}),g,d),f=o.size??1,h=(Math.floor(i/f)+i%f)%2?o.palette.dark:o.palette.light,x=o.countries[i].continent>=0;e.low.append(N("path",{d:jt(e,o.countries[i].polygons),style:{fill:h,opacity:x?"0.8":"1"}})),e.high.append(m);let b=[a.map(w=>e.at([o.countries[w].label[0],o.countries[w].label[1]+7]))];return w=>fe(m,st(b,Ge(w)).point)}function Im(e,{targets:[t]}){if(t==null)return()=>{};let n=11*Math.max(e.unit,.7),o=N("path",{class:"teg-cross",d:`M${-n},${-n}L${n},${n}M${-n},${n}L${n},${-n}`});return e.high.append(o),s=>{fe(o,De(e,t),.4+.6*Ge(Math.min(s*1.5,1))),o.style.opacity=String(Math.min(1,s*3))}}function kc(e,{seat:t,act:n,kind:o},s){let{box:r,root:a,before:i}=e,l=[r.width/2,r.height*.55],p=[t,...o==="pact"&&n.partner!=null?[n.partner]:[]].map(d=>{let{name:g="",color:m="#555555"}=i.seats[d]??{},f=a.querySelector(`[data-seat="${CSS.escape(g)}"]`)?.getBoundingClientRect(),h=f?.width?[f.left+f.width/2-r.left,f.top+f.height/2-r.top]:[l[0],-10],x=N("g",{class:"teg-flown"},N("rect",{x:-9,y:-12,width:18,height:24,rx:3}),N("circle",{r:5,style:{fill:m}}));return s.append(x),{node:x,line:[l,h]}});return d=>{for(let{node:g,line:m}of p)fe(g,st([m],Ge(d)).point,1.6-.6*d),g.style.opacity=String(Math.min(1,4*(1-d)))}}function Dm(e,{act:t,seat:n},o){let{board:s,before:r}=e,a=jt(e,s.continents[t.continent??0].outline,!1),i=N("g",{class:"teg-lights"},N("path",{d:a,style:{strokeWidth:"9px",stroke:"#ffffff"}}),N("path",{d:a,style:{stroke:r.seats[n]?.color??"#26303b"}}));return o.append(i),l=>{i.style.opacity=String(Math.sin(Math.PI*l))}}function Hm(e,{targets:t,seat:n},o){let{board:s,after:r}=e,a=r.owner.flatMap((u,p)=>u===n?[p]:[]),i=[...a.filter(u=>!t.includes(u)),...t.filter(u=>a.includes(u))],l=(s.cell?[]:i).map(u=>{let p=N("path",{class:"teg-won-place",d:jt(e,s.countries[u].polygons),style:{opacity:"0"}});return o.append(p),p});return u=>{let p=u*(l.length+6);l.forEach((d,g)=>{let m=(p-g)/6,f=String(m>0&&m<1?Math.sin(Math.PI*m):0);d.style.opacity!==f&&(d.style.opacity=f)})}}var Bm={attack:qm,dice:(e,t)=>ur(e,t),roll:(e,t)=>ur(e,t),conquest:wc,march:bc,convoy:bc,strike:yc,flight:yc,walk:Rm,fall:Im,card:kc,pact:kc,continent:Dm,end:Hm,work:(e,{targets:t},n)=>Mo(e,t,n),place:(e,{targets:t},n)=>Mo(e,t,n),flag:(e,{targets:t},n)=>Mo(e,t,n)};var Vm={slow:2,normal:1,quick:.35,at_once:0},Wm=8e3,Fm=.25,vc=800,mr=e=>e.reduce((t,{ms:n})=>t+n,0),mn=e=>Vm[e]??1;function _c(e,t,n,o){let s=Math.max(Wm-n,0)*(o?1:Fm);return mn(t)*Math.min(1,s/Math.max(mr(e),1))}var Gm={place:180,work:180,count:180,attack:250,dice:600,losses:350,conquest:500,march:400,convoy:400,shift:350,card:300,pact:300,strike:500,flight:600,walk:400,roll:400,fall:350,reply:300,flag:700,continent:700,end:1500},Um=new Set(["attack","battle","strike","flight"]),Ym=12;function Mc(e,t,n){if(t.game!==n.game||t.line!==n.line||n.step<=t.step)return[];let o=Zm((n.acts??[]).filter(l=>l.step>t.step)),s=e.cell?[]:[...t.armies],r=o.flatMap(l=>(Qm[l.kind]??(()=>[]))(l,Km(s))),a=r.filter(l=>l.kind==="end"),i=[...r.filter(l=>l.kind!=="end"),...eh(e,t,n),...a];return th(i,s,n)}function Km(e){return(t,n)=>{let o=t==null?-1:e[t]??-1;return t==null||o<0||!n?[]:(e[t]=Math.max(o+n,0),[[t,o,e[t]]])}}function J(e,t,n={}){let o=t.sources??(t.source==null?[]:[t.source]),s=t.targets??(t.target==null?[]:[t.target]);return{kind:e,ms:Gm[e],seat:t.seat??-1,sources:o,targets:s,counts:[],amount:t.amount??null,act:t,words:e,...n}}var $c=(e,t,n)=>t.amount?[J(e,t,{counts:e==="convoy"?[]:[...n(t.source,-t.amount),...n(t.target,t.amount)]})]:[],Qm={place:(e,t)=>[J("place",e,{counts:(e.targets??[e.target]).flatMap((n,o)=>t(n,e.amounts?.[o]??e.amount??1))})],work:e=>[J("work",e)],attack:e=>[J("attack",e)],battle:(e,t)=>{let[n=0,o=0]=e.losses??[],s=[...t(e.source,-n),...t(e.target,-o)];return[J("attack",e),...e.attack?.length?[J("dice",e,{words:"attack"})]:[],...s.length?[J("losses",e,{counts:s,words:n&&o?"losses":n?"losses_attack":"losses_defence"})]:[]]},conquest:(e,t)=>{let n=t(e.source,-(e.amount??0)),[o]=e.target==null?[]:t(e.target,-1/0),s=e.amount?t(e.target,e.amount):o?[o]:[];return[J("conquest",e,{counts:[...n,...s]})]},march:(e,t)=>$c("march",e,t),convoy:(e,t)=>$c("convoy",e,t),strike:e=>[J("strike",e)],flight:(e,t)=>[J("flight",e),J("losses",e,{counts:t(e.target,-(e.amount??0)),words:"flight"})],shift:(e,t)=>[J("shift",e,{targets:e.places??[],counts:(e.places??[]).flatMap((n,o)=>t(n,e.changes?.[o]??0))})],card:e=>[J("card",e)],question:e=>[J("card",e,{words:"question"})],reply:e=>[J("reply",e,{words:e.right?"right":"wrong"})],pact:e=>[J("pact",e)],roll:e=>[J("roll",e)],walk:e=>[J("walk",e,{sources:e.path?.slice(0,1)??[],targets:e.path?.slice(-1)??[]})],fall:e=>[J("fall",e)],flag:e=>[J("flag",e)],end:e=>[J("end",e,{targets:e.order??[],seat:e.winners?.[0]??-1,words:e.winners?.length===1?"end":"end_all"})]};function Zm(e){let t=[];for(let n of e){let o=t.at(-1),s=o&&o.seat===n.seat,r=s&&o.source===n.source&&o.target===n.target;if(r&&o.kind==="attack"&&n.kind==="battle")t[t.length-1]=n;else{if(r&&o.kind==="battle"&&n.kind==="attack")continue;r&&o.kind==="battle"&&n.kind==="battle"&&!n.sources?t[t.length-1]=Xm(o,n):s&&o.kind===n.kind&&(n.kind==="place"||n.kind==="work")?t[t.length-1]=Jm(o,n):s&&o.kind==="battle"&&n.kind==="conquest"&&n.target===o.target?t.push({...n,source:n.source??o.source}):s&&o.kind==="conquest"&&n.kind==="march"&&n.target===o.target&&n.step===o.step?t[t.length-1]={...o,source:n.source,amount:(o.amount??0)+(n.amount??0)}:t.push(n)}}return t}var Xm=(e,t)=>({...t,losses:[0,1].map(n=>(e.losses?.[n]??0)+(t.losses?.[n]??0)),throws:(e.throws??1)+1});function Jm(e,t){let n=e.targets??[e.target??-1],o=e.amounts??[e.amount??1],s=n.indexOf(t.target??-1),r=t.amount??1;return s>=0?{...t,target:void 0,targets:n,amounts:o.map((a,i)=>i===s?a+r:a)}:{...t,target:void 0,targets:[...n,t.target??-1],amounts:[...o,r]}}function eh(e,t,n){return e.cell?[]:e.continents.flatMap((o,s)=>{let r=e.countries.flatMap((l,u)=>l.continent===s?[u]:[]),a=n.owner[r[0]]??-1,i=l=>a>=0&&r.length>1&&r.every(u=>l[u]===a);return!i(n.owner)||i(t.owner)?[]:[J("continent",{kind:"continent",step:n.step,seat:a,continent:s,targets:r})]})}function th(e,t,n){let o=new Set;for(let l of[...e].reverse())for(let u of[...l.counts].reverse()){let p=n.armies[u[0]];!o.has(u[0])&&p>=0&&(u[2]=p),o.add(u[0])}let s=e.at(-1),r=t.flatMap((l,u)=>{let p=n.armies[u];return o.has(u)||l<0||p<0||l===p?[]:[[u,l,p]]});if(!r.length||r.length>Ym)return e;if(s?.kind==="conquest"&&r.every(([l])=>s.sources.includes(l)))return s.counts.push(...r),e;let a=s?.act??{kind:"losses",step:n.step},i=!s||Um.has(a.kind)?"losses":"count";return[...e,{...J(i,a,{counts:r,sources:[],targets:r.map(([l])=>l)}),words:s?.words??""}]}var hr=new Map;function So(e){try{return localStorage.getItem(e)??hr.get(e)??null}catch{return hr.get(e)??null}}function Eo(e,t){hr.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Ec="teg-sound",nh={dice:[0,.07,.13,.21,.3].map(e=>[0,e,.04,.25]),losses:[[110,0,.16,.3]],conquest:[[392,0,.12,.18],[587,.1,.22,.18]],card:[[0,0,.12,.08]],end:[[392,0,.5,.12],[494,.1,.5,.12],[587,.2,.7,.12]]},oh={dice:"dice",roll:"dice",losses:"losses",fall:"losses",flight:"losses",conquest:"conquest",continent:"conquest",flag:"conquest",card:"card",pact:"card",place:"card",end:"end"},Sc=null,Nt=So(Ec)==="on",qt={on:()=>Nt,toggle(){Nt=!Nt,Eo(Ec,Nt?"on":"off"),Nt&&qt.play("card")},play(e){let t=nh[oh[e]];if(!(!Nt||!t||!("AudioContext"in window))){Sc??=new AudioContext;for(let n of t)sh(Sc,n)}}};function sh(e,[t,n,o,s]){let r=e.currentTime+n,a=e.createGain();a.gain.setValueAtTime(s,r),a.gain.exponentialRampToValueAtTime(.001,r+o),a.connect(e.destination);let i=t?new OscillatorNode(e,{type:"triangle",frequency:t}):new AudioBufferSourceNode(e,{buffer:rh(e)});i.connect(a),i.start(r),i.stop(r+o)}function rh(e){let t=e.createBuffer(1,e.sampleRate/4,e.sampleRate),n=t.getChannelData(0);for(let o=0;o<n.length;o++)n[o]=Math.random()*2-1;return t}var ah=250,ih=16;function lh(e,t){let[n,o]=De(e,t);return o>e.box.height-80&&Math.abs(n-e.box.width/2)<Math.max(e.box.width*.3,220)}var ch=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Oc({root:e,frame:t,plot:n,board:o},s,{ended:r,says:a},i){let l=N("svg",{class:"teg-moves","aria-hidden":"true"}),u=c("p",{class:"teg-told","aria-hidden":"true",hidden:!0});t.append(l,u);let p=null,d=0,g,m=-1/0,f={name:"",spent:0},h=()=>{p&&(p.shown?.end(),cancelAnimationFrame(d),clearTimeout(g),p=null,e.removeAttribute("data-moving"),mc(e),u.hidden=!0,r())},x=E=>{if(!p)return;let _=vo(E,o,p.ground.before);if(!_||u.textContent===_)return;let{color:v="transparent"}=p.ground.before.seats[E.seat]??{};u.replaceChildren(c("i",{class:"teg-dot",style:{background:v}}),_),u.hidden=!1,a(_)},b=E=>{if(!p)return;let{motions:_,factor:v,ground:k}=p;for(;;){let O=_[p.now];if(!O)return h();p.shown||(p.shown=fr(k,O),e.dataset.moving=O.kind,x(O),qt.play(O.kind));let S=(E-p.start)/Math.max(O.ms*v,1);if(S<1){p.shown.frame(Math.max(S,0));break}p.shown.end(),p.start+=O.ms*v,p.now++,p.shown=null}d=requestAnimationFrame(b)},w=()=>{d=requestAnimationFrame(E=>{p&&(p.start=E),b(E)})},y=()=>{if(!p)return;let{motions:E,ground:_,factor:v}=p,k=E.find(({sources:S,targets:L})=>S.length&&L.length)??E[0],O=k.sources.length&&k.targets.length===1&&fr(_,{...k,kind:"attack",counts:[]});O&&O.end(),e.dataset.moving="still",x(k),g=setTimeout(h,vc*v)},$=()=>document.hidden&&h();return document.addEventListener("visibilitychange",$),i.push(()=>document.removeEventListener("visibilitychange",$),()=>{cancelAnimationFrame(d),clearTimeout(g),p=null}),{show(E,_,{speed:v,jumps:k,asked:O}){let S=!O&&performance.now()-m<ah&&E?.steps===_.steps;m=performance.now();let L=p!=null;if(h(),!E||L||S||k||document.hidden||!mn(v))return;let C=Mc(o,E,_),P=`${E.line}/${E.round}/${E.turn}`,j=!!E.seats[E.turn]?.bot;f.name!==P&&(f={name:P,spent:0});let z=ch(),T=z?mn(v):_c(C,v,j?f.spent:0,!j||E.turn!==_.turn),D=mr(C)*T;if(f.spent+=D/mn(v),!C.length||D<ih)return;let I=xc({root:e,plot:n,svg:l,board:o,before:E,after:_},s);if(!I)return;p={motions:C,factor:T,now:0,start:0,shown:null,ground:I,still:z};let G=C.some(({kind:U})=>U==="dice"||U==="roll"),oe=G&&e.dataset.size==="class";u.classList.toggle("teg-at-top",oe||C.some(({sources:U,targets:ce})=>[...U,...ce].some(A=>lh(I,A)))),z?y():(G&&(e.dataset.rolling="wait"),d=requestAnimationFrame(w))},moves:()=>p!=null,holds:()=>p!=null&&!p.still,finish(){return p?(p.still?h():p.shown&&(p.start=performance.now()-p.motions[p.now].ms*p.factor),!0):!1},skip:h,clear(){!p&&l.firstChild&&l.replaceChildren()}}}var ph=new Set(["go","undo","redo","step"]);function Ac(e){let{board:t,dom:n,map:o,store:s,stops:r}=e,a=f=>{n.said.firstChild||n.said.append(c("p",{},f))},i=Oc({root:n.root,frame:n.frame,plot:n.map,board:t},o.pixel,{ended:()=>e.scheduler.schedule(),says:a},r),l=null,u=!1,p=!1,d=()=>n.sound.setAttribute("aria-pressed",String(qt.on()));n.sound.addEventListener("click",()=>{qt.toggle(),d()}),d(),n.root.addEventListener("pointerdown",()=>{i.finish()},!0);let g=f=>f.kind==="go"&&Math.abs(f.step-s.view().step)<=1||f.kind==="step"&&f.until==="action",m=()=>{let{speed:f}=e.driver.pace();return s.get().film&&f==="at_once"?"quick":f};return{...i,said(f){f.kind!=="private"&&(i.skip(),u=ph.has(f.kind)&&!g(f))},follow(f,h){f!==l&&(i.show(l,f,{speed:m(),asked:s.get().film!=null,jumps:u||h||!!f.playing}),p=i.moves(),u=!1,l=f)},moved:()=>p}}var uh=4,dh=1500;function Lc(e,t){let n={line:"",step:-1},o=[],s=-1/0,r;t.push(()=>clearTimeout(r));let a=()=>{s=performance.now(),(o.length||e.said.firstChild)&&e.said.replaceChildren(...o.slice(-uh).map(d=>c("p",{},d))),o=[]},i=d=>{let{line:g,step:m}=n;if(n={line:d.line,step:d.step},g!==d.line||m===d.step)return;o.push(...d.news.filter(h=>h.step>Math.min(m,d.step-1)).map(h=>h.text)),clearTimeout(r);let f=s+dh-performance.now();f>0?r=setTimeout(a,f):a()},l=!1,u="";return{tell:i,attend:({view:d})=>{let g={mine:l,sheet:u};l=d.viewer!=null&&d.viewer===d.to_move&&!d.over,u=e.places.sheet.querySelector("[data-sheet]")?.dataset.sheet??"";let m=e.root.getRootNode().activeElement;!m||!e.root.contains(m)||m.matches("input, select, textarea, .teg-tour *")||(u&&u!==g.sheet&&!e.map.contains(m)?e.places.sheet.focus({preventScroll:!0}):l&&!g.mine&&e.bar.focus({preventScroll:!0}))}}}var Cc={depends:({view:e})=>e.aim,draw:({view:e})=>{let{text:t,clause:n}=e.aim;return t?ne(No(e.lang).aim,c("p",{class:"teg-aim"},t," ",n&&ue(n))):null}},Tc={depends:({view:e,game:t})=>[t.phases,e.phase,e.over],draw:(e,t)=>{let{view:n}=e,{phases:o,at:s}=as(e),r=No(n.lang),a=([i],l)=>c("li",{"aria-current":l===s?"step":null},c("b",{},t[i]),`. ${r[`${n.game}_${i}`]}`);return o.length?ne(r.turn,c("ol",{class:"teg-turn-parts"},...o.map(a))):null}};var jc=(e,t)=>!!t.curtain||(e.people??[]).length>1;function gh(e,t){let{view:n,hint:o,secret:s,game:r,askHint:a}=e;return n.over||n.viewer==null||n.viewer!==n.to_move||jc(n,r)&&!s?null:c("section",{class:"teg-card teg-hints",role:"group","aria-label":t.advice},c("h4",{},t.advice),c("div",{class:"teg-buttons"},M("hint",t.advice_ask,()=>a(!1),{title:t.advice_what}),M("hint-quiz",t.advice_quiz,()=>a(!0),{title:t.advice_quiz_what})),o&&c("div",{class:"teg-advice","aria-live":"polite"},...Wa(e,o,t)))}var zc={draw:gh,depends:({view:e,hint:t,secret:n,game:o})=>[e.viewer,e.to_move,e.over,t&&[t.step,t.plans.length,t.open,t.quiz],jc(e,o)&&n==null]};var Nc={steady:!0,depends:({pace:e,size:t,view:n})=>[e,t,n.lang,n.seats.some(o=>o.bot)],draw:({pace:e,size:t,setSize:n,setSpeed:o,startTour:s,view:r},a)=>{let i=r.seats.some(d=>d.bot),l=Yo.map(d=>c("option",{value:d,selected:d===e.speed},a[d])),u=d=>o(d.target.value),p=t==="class";return c("div",{class:"teg-menu-rows"},i&&c("label",{class:"teg-row-of"},c("span",{class:"teg-label"},a.speed),c("select",{"data-key":"speed",change:u},...l)),c("div",{class:"teg-row-of"},M("size",a.size_class,()=>n(p?"page":"class"),{"aria-pressed":String(p)})),c("div",{class:"teg-row-of"},M("tour",$n(r.lang).tour,s)))}};var fh=({view:e,game:t},{seat:n,text:o,clause:s})=>[n==null?c("i",{class:"teg-dot teg-none"}):q(e,n),c("span",{},...t.worded?.(e,o)??[o]," ",ue(s))];function mh(e,t){let{view:n}=e,o=[...n.news].reverse();return c("section",{class:"teg-card teg-news"},c("h4",{},t.news),o.length?c("ol",{tabindex:0,"aria-label":t.news},...o.map(s=>c("li",{class:s.step===n.step?"teg-new":null},...fh(e,s)))):c("p",{class:"teg-hint"},t.no_news))}var qc={draw:mh,depends:({view:e})=>e.news},hh=2,Pc=({view:e,game:t},n)=>[c("h4",{},n.latest),...e.news.slice(-hh).reverse().map(({seat:o,text:s})=>c("p",{},o==null?c("i",{class:"teg-dot teg-none"}):q(e,o),...t.worded?.(e,s)??[s]))];function xh(e,t,n){let{view:o,ask:s}=e,{bot:r,name:a}=o.seats[t],i=n;if(!o.players.length)return r!=null&&c("small",{class:"teg-bot"},i[r]??r);let l=p=>{let{value:d}=p.target;d===Ne&&r!=null?s({kind:"seat",seat:t}):e.seat(t,d)},u=r??Ne;return c("select",{class:"teg-bot","data-key":`level-${a}`,"aria-label":`${n.player_of} ${a}`,change:l},!o.players.includes(u)&&c("option",{value:"",selected:!0,disabled:!0},i[u]??u),...o.players.map(p=>c("option",{value:p,selected:p===u,title:i[`${p}_what`]},i[p])))}var Rc=({view:e,game:t},n)=>e.seats.map(o=>t.columns?.(o,n)??o.facts);function wh(e,t){let{view:n}=e,o=Rc(e,t),s=o.reduce((a,i)=>i.length>a.length?i:a),r=[["",t.seats],...s];return c("section",{class:"teg-card"},c("table",{class:"teg-seats"},c("tr",{},...r.map(([a,i])=>c("th",{scope:"col",title:i},...a?Ic(a,i):[i]))),...n.seats.flatMap((a,i)=>[c("tr",{"data-seat":a.name,class:[!a.living&&"teg-dead",i===n.to_move&&"teg-moving"].filter(Boolean).join(" ")},c("th",{scope:"row",title:a.living?a.name:`${a.name}: ${t.dead}`},q(n,i),a.name,i===n.first&&c("small",{title:t.first}," ①"),i===n.viewer&&c("small",{title:t.viewer}," ◂"),xh(e,i,t)),...s.map(([l,u])=>c("td",{title:u},o[i].find(p=>p[0]===l)?.[2]??"?"))),a.continent_cards?.length>0&&c("tr",{class:"teg-continents"},c("td",{colspan:r.length,title:t.continent_cards},...a.continent_cards.map(l=>c("span",{},l))))])),c("p",{class:"teg-signs","aria-hidden":"true"},...s.flatMap(([a,i])=>we(a)?[c("span",{},we(a),` ${i.toLowerCase()}`)]:[])))}function Ic(e,t){let n=we(e);return n?[n,c("span",{class:"teg-unseen"},t)]:[t]}var Dc={draw:wh,depends:({view:e,asking:t})=>[e.seats,e.players,e.to_move,e.first,e.viewer,t?.kind==="seat"]},bh=2;function yh(e,t){let{view:n,open:o}=e,s=Rc(e,t),r=n.people?.length===1?n.people[0]:-1;return c("ul",{class:n.seats.length>5?"teg-seat-chips teg-many":"teg-seat-chips","aria-label":t.seats},...n.seats.map((a,i)=>{let l=i===n.to_move,u=s[i].slice(0,bh).map(([g,m,f])=>c("span",{class:`teg-fact teg-fact-${g}`,title:m},...Ic(g,m),` ${f??"?"}`)),p=[l&&"teg-moving",i===r&&"teg-own",!a.living&&"teg-dead"].filter(Boolean).join(" "),d=c("span",{class:"teg-seat-name"},i===r?`${a.name} (${t.you})`:a.name);return c("li",{},M(`seat-${a.name}`,c("span",{},q(n,i),d,...u),()=>o("table"),{class:p,"data-seat":a.name,title:a.living?a.name:`${a.name}: ${t.dead}`,"aria-current":l?"true":null}))}))}var Hc={draw:yh,depends:({view:e})=>[e.seats,e.to_move,e.people]};function kh({view:e,turns:t,send:n,go:o,by:s},r){let{step:a,steps:i,lang:l}=e,u=e.memory,p=(f,h,x,b,w=()=>o(b))=>M(f,we(h),w,{title:x,"aria-label":x,disabled:de(e,b)==null}),d=c("output",{class:"teg-counter"},`${a}/${i}`),g=c("input",{type:"range","data-key":"position","aria-label":r.position,min:0,max:i,value:a,input:f=>d.textContent=`${f.target.value}/${i}`,change:f=>o(f.target.valueAsNumber)}),m=t.filter(f=>f.line===e.line);return c("div",{class:"teg-timeline"},u&&c("span",{class:"teg-group"},p("first","first",r.first_step,0),p("back","back",r.back,a-1,()=>s(-1))),u&&c("span",{class:"teg-slider"},g,ta(m,[0,i],o,r,l)),u&&c("span",{class:"teg-group"},p("forward","forward",r.forward,a+1,()=>s(1)),p("last","last",r.last_step,i)),u&&d,e.undoing!=="off"&&c("span",{class:"teg-group"},M("undo",`↶ ${r.undo}`,()=>n(In(e)),{disabled:!e.undo,title:"U"}),u&&M("redo",`↷ ${r.redo}`,()=>n(Dn(e)),{disabled:!e.redo,title:"R"})))}var Bc={draw:kh,depends:({view:e,turns:t})=>[t,e.steps,e.undo,e.redo,e.undoing,e.memory]},vh=({lang:e},t,n)=>c("span",{class:"teg-group",role:"group","aria-label":n.language},...["es","en"].map(o=>M(`lang-${o}`,o,()=>t(o===e?null:Bn(o)),{"aria-pressed":String(o===e)}))),Vc={draw:({view:e,send:t},n)=>c("div",{class:"teg-row-of"},c("span",{class:"teg-label"},n.language),vh(e,t,n)),depends:()=>null,steady:!0};function _h(e){let t=new Map;for(let[n,o]of e)t.set(o,[...t.get(o)??[],n]);return[...t]}var Oo=3;function Wc({board:e,view:t},n){let{lost:o,won:s,taken:r}=t.since,a=u=>u.map(p=>e.countries[p].name).join(", "),i=(u,p,d)=>{if(!d.length)return[];let g=m=>_h(m).map(([f,h])=>({seat:f??-1,text:`${a(h)}${f==null?"":` (${p} ${t.seats[f].name})`}`}));return[{head:`${u} ${d.length}`,parts:g(d.slice(0,Oo)),rest:g(d.slice(Oo))}]},l=r.map(([u,p])=>({seat:u,text:`${t.seats[u].name} +${p}`}));return[...i(n.since_lost,n.since_by,o),...i(n.since_won,n.since_of,s),...l.length?[{head:n.since_taken,parts:l.slice(0,Oo),rest:l.slice(Oo)}]:[]]}var Fc=({view:e},{head:t},n)=>c("li",{},c("b",{},`${t}: `),...n.map(({seat:o,text:s},r)=>c("span",{},r>0&&" · ",o>=0&&q(e,o),s)));function xr(e,t){let n=Wc(e,t),{view:o,watch:s}=e;return[o.memory&&M("since-watch",c("span",{},we("forward"),` ${t.since_watch}`),s,{class:"teg-watch"}),n.length>0?c("ol",{},...n.map(r=>Fc(e,r,r.parts))):c("p",{class:"teg-hint"},t.since_nothing)].filter(r=>r instanceof Node)}function $h(e,t){let{view:n}=e;if(!n.since)return null;let{cards:o,pacts:s}=n.since,r=[...Wc(e,t).filter(i=>i.rest.length).map(i=>Fc(e,i,i.rest)),...o?[c("li",{},c("b",{},`${t.cards}: `),o)]:[],...s?[c("li",{},c("b",{},`${t.pacts}: `),s)]:[]],a=ne(t.since,...xr(e,t),r.length>0&&c("details",{},c("summary",{"data-key":"since-more"},`${r.length} ${t.more}`),c("ol",{},...r)));return a.classList.add("teg-since"),a}var Gc={draw:$h,depends:({view:e})=>e.since};function Uc(e,{since:t}){if(!t||e.source!=null||e.target!=null||e.arrows?.length)return e;let n=t.lost.flatMap(([o,,s])=>s==null?[]:[[s,o]]);return n.length?{...e,arrows:n}:e}var Yc={depends:({view:e})=>e.taken_back,draw:({view:e,send:t},n)=>{let{taken_back:o}=e;if(!o.length)return null;let s=r=>a=>{gn(a.target.closest(".teg"),null),t(ka(e,r))};return c("details",{class:"teg-taken-back"},c("summary",{"data-key":"taken-back"},`${n.taken_back} (${o.length})`),c("ol",{},...[...o].reverse().map(({line:r,step:a,seat:i,text:l,can:u})=>c("li",{},c("span",{},i==null?null:q(e,i),l||`${n.position} ${a}`),u&&c("button",{type:"button","data-key":`bring-back-${r}`,"aria-label":`${n.bring_back}: ${l}`,click:s(r)},n.bring_back)))))}};var Le=["end","help","news","table","cards","notes"],Mh=0;function Kc(e){let t=`teg-${Mh+=1}`,n=(U,...ce)=>c("div",{class:`teg-${U}`},...ce),o=Object.fromEntries(Le.map(U=>[U,c("div",{class:`teg-tab-panel teg-tab-${U}`,id:`${t}-${U}`,role:"tabpanel",tabindex:-1,hidden:!0,"aria-labelledby":`${t}-${U}-tab`})])),s=Object.fromEntries(Le.map(U=>[U,c("button",{type:"button",role:"tab",id:`${t}-${U}-tab`,"data-key":`tab-${U}`,"aria-controls":`${t}-${U}`,"aria-selected":"false"})])),r={...o,news:n("slots"),end:n("slots"),top:n("bar-top"),dice:n("bar-dice"),move:n("bar-move"),sheet:c("section",{class:"teg-sheet",role:"dialog",tabindex:-1,hidden:!0}),time:n("time"),seats:n("chips"),menu:n("menu-body")},a=c("section",{class:"teg-bar",tabindex:-1},r.top,r.dice,r.move),i=c("div",{class:"teg-map",tabindex:0,role:"application"}),l=c("div",{class:"teg-here",hidden:!0}),u=c("small",{class:"teg-credit"}),p=c("div",{class:"teg-unseen",role:"status"}),d=c("div",{class:"teg-busy",role:"status"}),g=c("div",{class:"teg-hovercard",hidden:!0}),m=(U,ce)=>c("button",{type:"button","data-key":U},ce),[f,h,x,b]=[m("wide","⤢"),m("zoom-in","+"),m("zoom-out","−"),m("sound","♪")],w=c("p",{class:"teg-caption","aria-live":"polite",hidden:!0}),y=c("details",{class:"teg-card teg-whole"});o.news.append(r.news,y);let $=c("div",{class:"teg-standings",hidden:!0});o.end.append(r.end,$);let E=c("div",{class:"teg-winner","aria-hidden":"true",hidden:!0}),_=c("p",{class:"teg-keys"}),v=c("div",{class:"teg-frame"},c("div",{class:"teg-fit"},i,e),u,c("div",{class:"teg-zoom"},h,x),l,E,g,d,p),k=c("div",{class:"teg-tabs",role:"tablist"},...Le.map(U=>s[U])),O=c("div",{class:"teg-foot"}),S=c("div",{class:"teg-side"},w,k,...Le.map(U=>o[U]),O),L=c("details",{class:"teg-dots"},c("summary",{"data-key":"menu"},"⋯"),c("div",{class:"teg-menu-options"},r.menu,_)),C=m("side","☰"),P=c("div",{class:"teg-tools"},C,b,f,L),j=c("p",{class:"teg-round"}),z=c("header",{class:"teg-head"},r.seats,j,P),T=c("div",{class:"teg-unseen teg-said",role:"log","aria-live":"polite"}),D=c("p",{class:"teg-notice",role:"alert",hidden:!0}),I=c("button",{type:"button",class:"teg-skip","data-key":"skip",click:()=>i.focus()}),G=c("div",{class:"teg-stage"},a,r.sheet,v,S,r.time,z);return{root:c("div",{class:"teg",role:"group",tabindex:0},D,T,I,G),stage:G,bar:a,head:z,places:r,side:S,panels:o,tabs:s,tablist:k,foot:O,round:j,dots:L,skip:I,map:i,credit:u,caption:w,events:y,busy:d,card:g,wide:f,drawer:C,closer:h,further:x,sound:b,tools:P,keys:_,frame:v,standings:$,winner:E,notice:D,said:T,here:l,heard:p}}var Sh={phases:ui,battle:Ga,move:li,chance:pi,sheet:ci,chips:Hc,menu:Nc,taken:Yc,timeline:Bc,language:Vc,aim:Cc,turn:Tc,hint:zc,odds:Jr,since:Gc,news:qc,seats:Dc,note:ac,lines:qa,explore:Pa,banner:la,report:pa},Eh={time:["timeline"],top:["phases"],dice:["battle"],move:["move","chance"],sheet:["sheet"],seats:["chips"],menu:["menu","language","taken"],help:["aim","hint","odds","turn"],news:["since","news"],table:["seats","places"],cards:[],notes:["note","lines","explore"],end:["banner","report"]},Oh={time:["timeline","language"],help:["odds"],news:["news"],notes:[],menu:[]},Ah={time:["timeline","language","lines"],news:["news"]},Lh={time:["timeline","language"]};function Ch(e,t,n){let o=t?n?Lh:Ah:{...Eh,...n&&Oh},s=Object.entries(o),r=new Set(Object.values(e.tabs??{}).flat());return s.flatMap(([a,i])=>{let l=t?[]:e.tabs?.[a]??[],u=Le.includes(a)&&a!=="news",p=i.filter(g=>!r.has(g));return(u?[...l,...p]:[...p,...l]).map(g=>[a,g])})}function Qc(e,t,n){let o=null,s=[],r={...Sh,places:ec()},a=i=>{for(let l of Object.values(e))l.replaceChildren();s=Ch(i,t,n).map(([l,u])=>{let p=c("div",{class:`teg-slot teg-slot-${u}`});return e[l].append(p),{slot:p,section:i.sections[u]??r[u],drawn:""}}),o=i};return(i,l=!1)=>{i.game!==o&&a(i.game);let u=H(i.view.lang);for(let p of l?s.slice(0,1):s){let d=p.section.steady?[]:[i.view.line,i.view.step],g=JSON.stringify([i.view.lang,...d,p.section.depends(i)]);p.drawn!==g&&(p.drawn=g,Th(p.slot,p.section.draw(i,u)))}}}function Th(e,t){let n=e.getRootNode(),o=e.contains(n.activeElement)&&n.activeElement?.getAttribute("data-key");e.replaceChildren(...t?[t]:[]);let s=e.querySelector("[autofocus]");if(s)return s.focus({preventScroll:!0});if(!o)return;let r=e.querySelector(`[data-key="${o}"]:not([disabled])`),a=e.closest(".teg"),i=a?.querySelector(".teg-bar");(r??(i?.checkVisibility()?i:a))?.focus({preventScroll:!0})}function wr({board:e,looks:t,store:n}){let{game:o,local:s}=n.get(),r=n.view();if(t||o.curtain||!se(r)||r.viewer==null)return[];let a={...n.table(),secret:null},{source:i,target:l}=o.marks(a,s),u=d=>e.countries[d].name,p=i==null?o.fight?.(a,s,null):null;return p?[...p.sources,p.target].map(u):i==null||!Object.values(r.menu).some(d=>d.some(g=>g[0]===i))?[]:[i,l].flatMap(d=>d==null?[]:[u(d)])}var jh={ArrowLeft:-1,ArrowRight:1},zh=(e,t)=>Le.filter(n=>n==="end"?e:!(e&&n==="help")&&t(n));function Zc({dom:e,store:t}){let n="",o=-1,s=a=>e.panels[a].querySelector(".teg-slot > *, details")!=null,r=a=>t.dispatch({type:"set",part:{tab:a}});for(let a of Le)e.tabs[a].addEventListener("click",()=>r(a));return e.tablist.addEventListener("keydown",a=>{let i=jh[a.key],l=Le.filter(d=>!e.tabs[d].hidden),u=l.findIndex(d=>e.tabs[d]===a.target);if(!i||u<0)return;a.preventDefault(),a.stopPropagation();let p=l[(u+i+l.length)%l.length];r(p),e.tabs[p].focus()}),{open:r,draw(a){let{view:i}=a,l=H(i.lang),u=zh(!!i.over||ve(a.ended,i)!=null,s),p=u.includes(a.tab)?a.tab:u[0];p==="news"&&(o=i.step);let d=i.news.filter(f=>f.step>o).length,g=JSON.stringify([i.lang,i.step,u,p,d,i.news.slice(-2),i.since]);if(g===n)return;n=g;for(let f of Le){let[h,x]=[e.tabs[f],e.panels[f]],b=f==="news"&&p!=="news"&&d>0;h.hidden=!u.includes(f),h.replaceChildren(l[`tab_${f}`],...b?[c("span",{class:"teg-fresh"},d)]:[]),h.setAttribute("aria-selected",String(f===p)),h.tabIndex=f===p?0:-1,x.hidden=f!==p}let m=i.since!=null;e.foot.replaceChildren(...m?[c("h4",{},l.since),...xr(a,l)]:Pc(a,l)),e.foot.hidden=p==="news"||p==="end"||i.news.length===0}}}var Nh={legal:[],targets:[],source:null,target:null,last:{source:null,target:null}};function Xc(e){let{model:t,board:n,el:o,dom:s,store:r,map:a,sketch:i,looks:l,alone:u,stops:p}=e,{root:d}=s,{view:g}=r,m=Qc(s.places,l,u),f=Zc(e),h=Lc(s,p),x=it(o,()=>e.wire.ask({kind:"still"}),p),b=Me();p.push(je(()=>{b=Me(),e.scheduler.schedule()}));let w=()=>{let{driver:S,intents:L}=e,{pause:C,stop:P,setSpeed:j}=S;return{...r.get(),...r.table(),...L,odds:L.odds(null),size:cr(t),turns:t.get("turns")??[],pace:S.pace(),now:g,pause:C,stop:P,setSpeed:j}},y=()=>{let S=l||!wr(e).length?t.get("selected")??[]:[],{note:L={},lang:C}=g()??{};s.caption.textContent=[t.get("notice"),t.get("caption"),l&&yo(L.say,C)].filter(Boolean).join(`
`),s.caption.hidden=!s.caption.textContent;let[P,j]=[t.get("marks")??[],t.get("arrows")??[]],z=S.filter(D=>!e.picks||!P.some(([I])=>I===D)),T={...L,marks:[...L.marks??[],...P,...z.map(D=>[D,"chosen"])],arrows:[...L.arrows??[],...j]};i.draw(T,a.window)},$="",E=()=>{let S=wr(e);S.join()!==$&&($=S.join(),e.wire.write({selected:S}))},_=[],v=S=>{let{game:L}=r.get(),C=g()?.keys??L.keys??"keys";if(_[0]===S&&_[1]===C)return;_=[S,C];let P=[["wide",s.wide],["panels",s.drawer],["zoom_in",s.closer],["zoom_out",s.further],["sound",s.sound]];for(let[j,z]of P)z.title=S[j],z.setAttribute("aria-label",S[j]);d.setAttribute("aria-label",S.map),s.map.setAttribute("aria-label",S.walk),s.bar.setAttribute("aria-label",S.actions),s.tablist.setAttribute("aria-label",S.panels),s.dots.firstElementChild?.setAttribute("aria-label",S.menu),s.places.sheet.setAttribute("aria-label",S.actions),s.skip.textContent=S.skip_to_map,s.keys.textContent=`${S[C]} ${S.keys_map}`},k=S=>{f.draw(S),e.end.draw(S),e.tour.draw(S),s.places.sheet.hidden=!s.places.sheet.querySelector(".teg-sheet-inner"),h.attend(S),d.toggleAttribute("data-exploring",!!S.view.exploring),at(s.round,[S.view.table,O(S.view),S.view.situation?.name].filter(Boolean).join(" · "))},O=({over:S,round:L,lang:C})=>S?H(C).over:L>0?`${H(C).round} ${L}`:"";return{point:y,async paint(S){let L=g(),C=se(L)?L:null,{game:P,hint:j}=r.get();e.wire.tell(),v(H(L?.lang)),C&&h.tell(C),C&&e.mover.follow(C,S||e.where.ahead()),d.dataset.theme=b?"dark":"light",C&&(d.dataset.game=C.game),s.frame.style.background=b?n.palette.sea_dark:n.palette.sea;let z=C&&w();z&&m(z,S),z&&!S&&!l&&k(z);let{view:T,local:D}=z??{};e.mover.holds()||await a.draw(n,T??null,C?Va(Uc(P.marks(r.table(),D),C),j,!!n.cell):Nh,b,P),s.further.disabled=a.window.times===1,e.mover.holds()||e.mover.clear(),y(),e.keyboard.ring(),E(),C&&(e.events.show(C),d.dataset.step=String(C.step),d.dataset.steps=String(C.steps),x(`${C.line}/${C.step}/${C.steps}/${C.lang}`))}}}function Jc(e){let{model:t,store:n,wire:o,where:s,driver:r,scheduler:a,intents:i,rule:l,pointer:u,events:p,stops:d}=e,{get:g,dispatch:m,view:f,table:h}=n,{schedule:x}=a,b=()=>i.take(g().game.renew(h(),g().local)),w=()=>{o.free();let _=f();if(!se(_))return x();s.shown();let v=g();m({type:"view",view:_}),l.close(),u.hide(),b();let{game:k}=g();rr(v,g())&&(k.curtain||k.stays)?o.send(qe):rr(v,g())&&!r.atOnce()&&o.ask(qe),x();let{next:O,ended:S,report:L}=g();if(S&&L?.lang!==_.lang&&_.over&&!e.looks&&!e.alone&&o.ask({kind:"report",line:_.line,step:_.step}),O&&_.exploring)return m({type:"set",part:{next:null}}),o.send({...O,line:_.line,step:_.step});r.drive()},y=_=>{if(_.kind==="events")return p.hear(_);if(_.kind==="report")return m({type:"set",part:{report:{..._,lang:f().lang}}});if(_.kind==="odds")return m({type:"odds",odds:_}),u.again();_.kind!=="private"||g().secret?.seat!==_.seat||_.step!==f().step||(m({type:"set",part:{secret:_}}),b())},$=_=>{let{own:v,driver:k,aside:O}=o.names;if(_?.nonce===O)return y(_);if(_?.nonce!==v&&_?.nonce!==k)return;o.free();let S=_.kind==="refused"&&_.code==="stale_step";if(S&&_.nonce===k||S&&r.moves()&&o.keep())return r.drive();if(_.kind==="log")return ca(_);if(_.kind==="clause")return l.show(_,H(f().lang));_.kind==="refused"&&_.nonce===k&&r.setPace({auto:!1}),m({type:"reply",reply:_,table:h()}),_.kind==="private"&&b(),x()},E=(_,v)=>{t.on(_,v),d.push(()=>t.off(_,v))};E("change:view",w),E("change:lines",x);for(let _ of["auto","speed","turns"])E(`change:${_}`,x);for(let _ of["notice","caption","marks","arrows","selected"])E(`change:${_}`,()=>a.begun()&&e.painter.point());E("change:size",u.type),E("change:window",u.look),E("msg:custom",$),w()}function ep(e,t){let{dom:n,where:o,stops:s}=e,r=!1,a=!1,i=!1,l=0,u=-1/0,p=0,d;s.push(()=>{r=!0,clearTimeout(d)});let g=()=>{if(a||r)return;a=!0;let h=e.driver.atOnce()?u+250-performance.now():0;h>0?d=setTimeout(f,h):o.ahead()?setTimeout(f):queueMicrotask(f)},m=async()=>{p=o.ahead()?(p+1)%6:0,clearTimeout(d),p&&(d=setTimeout(g,250)),await t(p>0),n.root.dataset.seq=String(++l)},f=async()=>{if(!i){for(i=!0;a&&!r;)a=!1,await m();i=!1,!r&&(u=performance.now(),e.driver.moves()||n.root.removeAttribute("data-going"),e.driver.drive())}};return{schedule:g,begun:()=>l>0,rests:()=>!a&&!i}}var np="teg-tour",tp=["map","bar","side","head","time"],op=()=>So(np)==null,qh={ArrowLeft:-1,ArrowRight:1};function sp({dom:e,store:t,driver:n}){let o={map:e.frame,bar:e.bar,side:e.side,head:e.head,time:e.places.time},s=c("section",{class:"teg-tour",role:"dialog",hidden:!0});e.stage.prepend(s);let r="",a=p=>t.dispatch({type:"set",part:{tour:p}}),i=()=>tp.filter(p=>o[p].childElementCount>0&&(p==="side"||o[p].offsetHeight>0)&&getComputedStyle(o[p]).display!=="none"),l=()=>t.get().tour==null?!1:(a(null),!0);s.addEventListener("keydown",p=>{let d=qh[p.key];p.altKey||p.ctrlKey||p.metaKey||!d||(p.preventDefault(),p.stopPropagation(),u((t.get().tour??0)+d))});let u=p=>{p>=0&&a(p<i().length?p:null)};return{leave:l,draw({view:p,tour:d}){let g=d==null||p.start?[]:i(),m=Math.min(d??0,g.length-1),f=g.length?JSON.stringify([p.lang,g,m]):"";if(f===r)return;let h=r!=="";r=f,s.hidden=!g.length;for(let y of tp)o[y].toggleAttribute("data-toured",y===g[m]);if(!g.length)return s.replaceChildren(),h&&e.bar.focus({preventScroll:!0}),n.drive();Eo(np,"seen");let x=$n(p.lang),b=m===g.length-1;s.dataset.at=g[m],s.setAttribute("aria-label",x.tour);let w=M("tour-next",b?x.done:x.next,()=>u(m+1),{class:"teg-main"});s.replaceChildren(c("div",{"aria-live":"polite"},c("h4",{},x[g[m]]),c("p",{},x[`${g[m]}_text`])),c("div",{class:"teg-buttons"},w,m>0&&M("tour-back",x.back,()=>u(m-1)),!b&&M("tour-leave",x.leave,l),c("small",{},te(x.count,{at:m+1,all:g.length})))),w.focus({preventScroll:!0})}}}var br="nobody",Ph=[5,8,10,15,20];function Rh({colours:e,seats:t,presets:n}){let o=new Map(t);return{players:Object.fromEntries(e.map(({name:r})=>[r,o.get(r)??br])),preset:n.at(-1)?.name==="revancha"?"revancha":n[0].name,chance:"random",rounds:0,seed:"",more:!1,unclear:!1,rules:{}}}var Ao=({players:e})=>Object.entries(e).filter(([,t])=>t!==br);function rp(e,t,n){let{preset:o,chance:s,rounds:r,seed:a}=t,i=Object.assign({},...n.rules.map(({name:l,others:u})=>u[t.rules[l]??-1]?.[1]??{}));return{kind:e,seats:Ao(t),preset:o,chance:s,rounds:r,seed:a,options:i}}var Ih=6e6;async function Dh(e){if(e.size>Ih)return{why:"log_large"};try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(await e.arrayBuffer())}}catch{return{why:"log_text"}}}function Hh({counts:e},t){let n=Ao(t),o=n.filter(([,s])=>s===Ne).length;return n.length<e[0]?"too_few":e.includes(n.length)?o>1?"shared":o?"":"watched":"too_many"}function Bh({lengths:e},t){let n=e[t.preset]?.[Ao(t).length];if(!n||t.rounds||Object.values(t.rules).some(a=>a>=0))return null;let[o,s,r]=n;return{median:o,low:s,high:r}}function ap({model:e,dom:t,wire:n,stops:o,store:s}){let{root:r}=t,a=c("form",{class:"teg-start",hidden:!0,submit:b=>b.preventDefault()});r.append(a);let i=null,l="",u="",p=b=>{i&&(i={...i,...b}),l=u="",d()},d=()=>{let b=s.view(),w=se(b)?b.start:null;if(r.toggleAttribute("data-start",!!w),a.hidden=!w,!w){i&&r.scrollIntoView({block:"start"}),i=null,a.replaceChildren();return}i??=Rh(w);let y=a.querySelector(":focus")?.dataset.key;a.replaceChildren(...f(w,i,b.lang)),y&&a.querySelector(`[data-key="${y}"]`)?.focus()},g=async b=>{let[w]=b.target.files??[];if(!w)return;let y=await Dh(w);if(l=u="","text"in y)return n.send({kind:"open_log",text:y.text});l=_n(s.view().lang)[y.why],d()},m=({rules:b},w,y)=>{let $=_=>v=>p({rules:{...w.rules,[_]:Number(v)}}),E=({name:_,title:v,text:k,others:O})=>{let S=[{value:"-1",text:y.as_played},...O.map(([L],C)=>({value:String(C),text:L}))];return hn(`rule-${_}`,v,S,String(w.rules[_]??-1),$(_),k)};return c("details",{class:"teg-start-rules",open:w.unclear,toggle:_=>{i&&(i.unclear=_.target.open)}},c("summary",{"data-key":"start-rules"},y.optional),...b.map(E))},f=(b,w,y)=>{let $=_n(y),{counts:E,presets:_,aims:v}=b,k=Hh(b,w),O=k==="too_few"||k==="too_many",S=_.find(({name:T})=>T===w.preset),L={least:E[0],most:E[E.length-1]},C=v[w.preset],P=Bh(b,w),j=T=>{s.dispatch({type:"set",part:{tour:T}}),n.send(rp("start",i??w,b))},z=[{value:"0",text:b.rounds?te($.by_rules,{rounds:b.rounds}):$.no_limit},...Ph.filter(T=>T!==b.rounds).map(T=>({value:String(T),text:te($.so_many,{rounds:T})}))];return[c("h3",{class:"teg-start-aim"},C?.text??""),c("fieldset",{class:"teg-start-seats"},c("legend",{},$.seats),...b.colours.map(T=>h(b,w,T,$))),k&&c("p",{class:"teg-start-note",role:"status"},te($[k],L)),hn("preset",$.rules,_.map(({name:T,title:D})=>({value:T,text:D})),w.preset,T=>p({preset:T}),S?.text),hn("chance",$.dice,["random","manual"].map(T=>({value:T,text:$[T]})),w.chance,T=>p({chance:T==="manual"?"manual":"random"})),hn("rounds",$.rounds,z,String(w.rounds),T=>p({rounds:Number(T)}),P?te($.lasts,P):""),hn("lang",$.language,[{value:"es",text:"Español"},{value:"en",text:"English"}],y,T=>n.send(Bn(T==="en"?"en":"es"))),b.rules.length>0&&m(b,w,$),c("details",{class:"teg-start-more",open:w.more,toggle:T=>{i&&(i.more=T.target.open)}},c("summary",{"data-key":"start-more"},$.more),c("label",{class:"teg-field"},c("span",{},$.seed),c("input",{"data-key":"start-seed",inputmode:"numeric",maxlength:18,value:w.seed,input:T=>{i&&(i.seed=T.target.value.replace(/\D/g,""))}})),M("start-code",$.code,()=>n.send(rp("code",i??w,b)),{disabled:O}),u&&c("p",{role:"status"},l),u&&c("pre",{class:"teg-start-code",tabindex:0},u)),!u&&l&&c("p",{class:"teg-refusal",role:"alert"},l),c("div",{class:"teg-start-go"},M("start",$.start,()=>j(null),{class:"teg-primary",disabled:O}),op()&&M("start-tour",$.start_tour,()=>j(0),{disabled:O})),c("label",{class:"teg-start-open"},$.open,c("input",{type:"file","data-key":"start-open",accept:".jsonl",change:g}))].filter(T=>T instanceof Node)},h=(b,w,{name:y,color:$,ink:E},_)=>{let v=Ao(w).filter(([,L])=>L===Ne).length,O=[Ne,...b.levels,br].map(L=>({value:L,text:L===Ne&&v<2?_.you:_[L]??L})),S=L=>p({players:{...w.players,[y]:L}});return c("label",{class:"teg-start-seat"},c("span",{class:"teg-start-colour",style:{background:$,color:E}},y),ip(`seat-${y}`,O,w.players[y],S,te(_.player,{seat:y})))},x=b=>{if(!(a.hidden||b?.nonce!==n.names.own)){if(b.kind==="refused")l=b.text;else{if(b.kind!=="code")return;{u=b.text;let w=_n(s.view().lang);l=w.pasted,navigator.clipboard?.writeText(u).then(()=>{l=w.copied,d()},()=>{})}}d()}};e.on("change:view",d),e.on("msg:custom",x),o.push(()=>{e.off("change:view",d),e.off("msg:custom",x)}),d()}function hn(e,t,n,o,s,r){return c("label",{class:"teg-field"},c("span",{},t),ip(`start-${e}`,n,o,s),r&&c("small",{},r))}function ip(e,t,n,o,s){return c("select",{"data-key":e,"aria-label":s,change:a=>o(a.target.value)},...t.map(a=>c("option",{value:a.value,selected:a.value===n},a.text)))}var Vh=15e3,Wh=250,lp=new Set(["undo","redo","step","level"]);function cp(e,{root:t,notice:n,busy:o},s,r,a){let i,l,u=!1,p=0,d=!1,g=null,m=null,f=Array.from(crypto.getRandomValues(new Uint32Array(3)),v=>v.toString(36)).join("-"),h=`${f}!`,x=`${f}?`,b=()=>t.hasAttribute("data-busy"),w=()=>{clearTimeout(i),clearTimeout(l),t.removeAttribute("data-slow"),t.removeAttribute("data-busy"),t.setAttribute("aria-busy","false")};a.push(w);let y=()=>{i=setTimeout(()=>{let v=E.presence();if(v==="busy"||u&&v!=="unknown")return y();w(),r.unanswered()},Vh)},$=()=>{let v=H(s()?.lang),k=E.presence();t.dataset.kernel!==k&&(t.dataset.kernel=k),(k==="gone"||k==="away")&&w(),n.hidden=k!=="gone"&&k!=="away",at(n,n.hidden?"":v[k==="gone"?"kernel_gone":"kernel_away"]),at(o,k==="busy"&&!u?v.kernel_busy:v.busy)},E=xe(e,$,a),_=(v,k)=>{if(v!==p)return;let O=k?.content?.execution_state;O==="idle"&&w(),u||=O==="busy",$(),r.freed()};return{names:{own:f,driver:h,aside:x},free:w,tell:$,busy:b,there:()=>n.hidden,send(v,k=f){if(!v||(k===f&&r.said(v),n.hidden&&(d||!b())&&r.goes(v)))return;if(b()){d&&(g=v);return}if(!n.hidden)return n.scrollIntoView({block:"nearest"});t.setAttribute("data-busy",v.kind),t.setAttribute("aria-busy","true"),l=setTimeout(()=>t.setAttribute("data-slow",""),Wh),u=!1,d=k===h,d||(m=v);let O=++p;$(),y();let S=L=>_(O,L);E.send({...v,nonce:k},Object.assign(()=>{},{iopub:{status:S}}))},ask(v){E.send({...v,nonce:x})},write:E.write,kept(){let v=g;g=null;let{line:k,step:O}=s();return v&&lp.has(v.kind)?{...v,line:k,step:O}:v},keep(){let v=m!=null&&lp.has(m.kind);return v&&(g=m),v}}}function pp(e,t,n,o){let s=null,r=()=>{e.get("step")!==s&&(s=null)};return e.on("change:step",r),o.push(()=>e.off("change:step",r)),{now(){let a=t();return s==null||s===a.step?a:{...a,step:s,branches:[]}},ahead:()=>s!=null&&s!==t().step,goes(a){return a?.kind!=="go"||a.line!==t().line||t().exploring?!1:(s=a.step,n({step:a.step}),!0)},shown(){let{step:a}=t();s===a&&(e.get("step")!==a&&e.set("step",a),s=null)}}}function up(e,t,n,o){let s,r=null,a=!1,i=()=>{clearTimeout(s),r=null},l={capture:!0,passive:!1,signal:t};e.addEventListener("touchstart",({touches:u})=>{if(i(),a=!1,o(),u.length>1)return;let p=r=u[0];s=setTimeout(()=>a=n(p),500)},l),e.addEventListener("touchmove",({touches:[u]})=>{r&&Math.hypot(u.clientX-r.clientX,u.clientY-r.clientY)>10&&i()},l),e.addEventListener("contextmenu",u=>{r&&u.preventDefault()},l),e.addEventListener("touchend",u=>{i(),a&&u.cancelable&&u.preventDefault()},l),e.addEventListener("touchcancel",i,l)}function dp(e,t,n){let o=null,s=({touches:[i,l]})=>({clientX:(i.clientX+l.clientX)/2,clientY:(i.clientY+l.clientY)/2,apart:Math.hypot(i.clientX-l.clientX,i.clientY-l.clientY)||1}),r={capture:!0,passive:!1,signal:t},a=i=>{let l=i.touches.length===2?s(i):null;l&&(i.preventDefault(),i.stopPropagation()),l&&o&&n(l.apart/o.apart,o,l),o=l};for(let i of["touchstart","touchmove","touchend","touchcancel"])e.addEventListener(i,a,r)}function hp(e){return e.x?.length===0?{...e,x:[null],y:[null],...e.text&&{text:[""]}}:e}var Fh=new Set(["x","y","fillcolor","line.color","line.width"]),Gh=new Set(["x","y","text","textposition"]),Uh=new Set(["text","textfont.size","textfont.color","marker.color","marker.line.color","marker.line.width"]);function yr(e,t,n,o,s){let r=o.traces.map((a,i)=>{let l=n[a],u=e.querySelector(`.trace${l.uid}`),p=Object.keys(o.update).filter(d=>typeof o.update[d][i]<"u");return u&&Yh(t[a],l,u,p,s)});if(!r.every(Boolean))return!1;for(let a of r)a();return!0}function Yh(e,t,n,o,s){let r=u=>o.every(p=>u.has(p));if(t.type!=="scatter"||t.fillpattern)return null;let a=n.querySelector(".js-fill");if(a&&o.length===1&&o[0]==="fillcolor")return()=>{a.style.fill=t.fillcolor};if(t.mode==="lines"&&r(Fh))return()=>kr(t,n,s);if(t.mode==="text"&&r(Gh))return()=>vr(e,t,n,s);let i=n.querySelectorAll(".point"),l=i.length===t.x.length&&n.querySelectorAll("text").length===i.length;return t.mode==="markers+text"&&r(Uh)&&l?()=>Zh(e,t,n,i):null}function kr(e,t,n){let o=Kh(e,n),s=t.querySelector(".points")?.getAttribute("clip-path")??null;if(e.fill==="toself"){let u=t.querySelector(".fills"),p=u?.querySelector(".js-fill")??u?.appendChild(N("g")).appendChild(N("path",{class:"js-fill"}));p?.setAttribute("d",o),Object.assign(p?.style??{},{fill:e.fillcolor,fillOpacity:"",strokeWidth:0})}let{color:r,width:a,dash:i="solid"}=e.line,l=N("path",{class:"js-line","clip-path":s,d:o,style:{fill:"none",stroke:r,strokeWidth:`${a}px`,strokeDasharray:i==="solid"?"":i}});t.querySelector(".lines")?.replaceChildren(l)}function Kh({x:e,y:t},n){let o="",s="M";for(let r=0;r<e.length;r++)e[r]==null?s="M":(o+=`${s}${n.x(e[r])},${n.y(t[r])}`,s="L");return o}var Qh={left:"end",center:"middle",right:"start"},gp=1.3,rt=(e,t)=>Array.isArray(e)?e[t]:e;function fp({x:e,y:t,text:n,textposition:o="middle center",textfont:s}){return n.flatMap((r,a)=>r?[{text:r,x:e[a],y:t[a],place:rt(o,a),size:rt(s.size,a),color:rt(s.color,a)}]:[])}var mp=({text:e,x:t,y:n,place:o})=>`${t} ${n} ${o} ${e}`;function vr(e,t,n,o){let{family:s,weight:r=400,style:a="normal"}=t.textfont,i=x=>{let b=x.text.split("<br>"),[w,y]=[o.x(x.x),o.y(x.y)],$={fontFamily:s,fontSize:`${x.size}px`,fontWeight:r,fontStyle:a,fill:x.color,whiteSpace:"pre"},E=(b.length-1)*gp+1,_=N("text",{x:w,y,"text-anchor":Qh[x.place.split(" ")[1]],style:$});return b.length===1?_.textContent=x.text:_.append(...b.map((v,k)=>N("tspan",{class:"line",x:w,y,dy:`${k*gp}em`},v))),N("g",{class:"textpoint",transform:`translate(0,${x.size*(.75-E/2)})`},_)},l=n.querySelector(".text");if(!l)return;let[u,p]=[fp(e),fp(t)],d=[...l.children],g=new Map(d.length===u.length?u.map((x,b)=>[mp(x),d[b]]):[]),m=p.map(x=>g.get(mp(x))),f=new Set(m);for(let x of d)f.has(x)||x.remove();let h=l.firstElementChild;p.forEach((x,b)=>{let w=m[b]??i(x);w===h?h=h.nextElementSibling:l.insertBefore(w,h)})}function Zh(e,t,n,o){let s=n.querySelectorAll("text"),r=({marker:i,textfont:l},u)=>({point:{fill:rt(i.color,u),stroke:rt(i.line.color,u),strokeWidth:`${rt(i.line.width,u)}px`},number:{fontSize:`${rt(l.size,u)}px`,fill:rt(l.color,u)}}),a=(i,l,u)=>{for(let p of Object.keys(u))u[p]!==l[p]&&(i.style[p]=u[p])};o.forEach((i,l)=>{let[u,p]=[r(e,l),r(t,l)];a(i,u.point,p.point),a(s[l],u.number,p.number),e.text[l]!==t.text[l]&&(s[l].textContent=t.text[l])})}function xp(e,{width:t,height:n,plot_bgcolor:o},s){if(e.some(a=>a.fillpattern))return null;let r=N("rect",{width:t,height:n,style:{fill:o}});return N("svg",{class:"teg-sketch main-svg",width:t,height:n},r,...e.map(a=>Xh(a,s)))}function Xh(e,t){let n=N("g",{class:`trace trace${e.uid}`},...["fills","lines","points","text"].map(r=>N("g",{class:r}))),{mode:o,marker:s}=e;return o==="lines"&&kr(e,n,t),s?.opacity&&n.querySelector(".points")?.append(...Jh(e,t)),o.endsWith("text")&&vr({...e,text:[]},e,n,t),n}function Jh({x:e,y:t,marker:{size:n,color:o,line:s}},r){let a=(u,p)=>Array.isArray(u)?u[p]:u,i=n/2,l=`M${i},0A${i},${i} 0 1,1 0,-${i}A${i},${i} 0 0,1 ${i},0Z`;return e.flatMap((u,p)=>{if(u==null)return[];let d={fill:a(o,p),stroke:a(s.color,p),strokeWidth:`${a(s.width,p)}px`};return[N("path",{class:"point",transform:`translate(${r.x(u)},${r.y(t[p])})`,d:l,style:d})]})}var Lo=1500,ex=6e3,wp=0,tx=640,Co=500,nx={displayModeBar:!1,responsive:!1,doubleClick:!1,scrollZoom:!1};function yp(e,t,n){let o=e,s=[],r=null,a="",i=new AbortController,[l,u]=[0,0],p="",d="",g=!1,m=null,f=null,h=!1,x=!1,b,w=bp([0,0,1,1],[1,1]),y,$=Promise.resolve(),E=v=>{let[k]=v.points??[],{uid:O=""}=s[k?.curveNumber]??{};if(O===eo)return k.pointNumber;let S=Ci.exec(O);return S?Number(S[1]):-1},_={onClick:()=>{},onDrag:()=>{},onHover:()=>{},onLeave:()=>{},onZoom:()=>{},onHold:()=>{},window:Oe(),type(v){t=v,a=""},look(v){p=d,g=!1,!(v.times===_.window.times&&v.left===_.window.left&&v.top===_.window.top)&&(_.window=v,_.onZoom())},reveal(v){r&&_.look(Ei(r,_.window,v))},cut(v,k,O){let{viewer:S=null,to_move:L,step:C,over:P,line:j}=k??{};if(d=`${j} ${S===L?k?.turn:C} ${k?.phase}`,l>=Co&&g&&([_.window,g]=[Oe(),!1]),l>=Co||!k||v.cell||p===d)return;let z=A=>A.flatMap(R=>R==null?[]:[R]),T=z([O.source,O.target]),D=S===L&&O.legal.length>0,I=T.length||D?T:z([O.last.source,O.last.target]),oe=(I.length?I:O.legal).map(A=>v.countries[A].label),U=u/l;if(!P&&oe.length&&_.window.times>1&&Ai(v,U,_.window,oe))return;let ce=I.length?I.flatMap(A=>v.countries[A].neighbours.map(R=>v.countries[R].label)):[];g=!P,_.window=P?Oe():Oi(v,U,[...oe,...ox(v,oe,ce)])},async draw(v,k,O,S,L){e.style.aspectRatio=`${v.width} / ${v.height}`,l||([l,u]=[e.clientWidth,e.clientHeight]);let C=l||tx,P=u||Math.round(C*v.height/v.width);_.cut(v,k,O),m=()=>_.draw(v,k,O,S,L);let j=_.window,z=(L.drawing??Ti)(v,k,{...O,touched:f},j.times*C/v.width,L.traces,t).map(hp),T=`${C} ${P} ${S} ${j.times} ${j.left} ${j.top}`,D=r===v&&s.length===z.length&&a===T,I=D?Ni(s,z):null,G=ji(v,S,C,j,P),oe=async()=>{b??=await n(),await b.react(o,z.map(sx),G,nx),h=!1,x||_.take()};if(await $,i.signal.aborted)return;clearTimeout(y);let U=s,ce=r==null;[s,r,a]=[z,v,T],w=bp(dt(v,P/C,j),[C,P]);let A=!x&&D&&e.querySelector(".teg-sketch");A&&(!I||yr(A,U,z,I,w))||!x&&_.sketch(xp(z,G,w))||I&&yr(o,U,z,I,w)?h=!0:!D||h&&I?await oe():I&&await b.restyle(o,I.update,I.traces);let R=async()=>{let[B,K]=[y,e.closest("[data-kernel=busy]")!=null],Q=wp+(K?ex:Lo)-performance.now(),ee=e.closest("[data-moving]")!=null;if(Q>0||ee)return void(y=setTimeout(R,Q>0?Math.min(Q,Lo):Lo));b??=await n(),y===B&&!i.signal.aborted&&($=oe())};wp=performance.now(),h&&(y=setTimeout(R,Lo)),ce&&_.listen(L)},sketch(v){return e.querySelector(".teg-sketch")?.remove(),v&&e.append(v),v!=null},take(){if(x=!0,_.sketch(null),i.signal.aborted)return _.purge();o.on("plotly_hover",v=>{let k=E(v);k>=0&&_.onHover(k)}),o.on("plotly_unhover",()=>_.onLeave())},listen(v){window.addEventListener("mousedown",k=>{if(!e.contains(k.composedPath()[0]))return;k.shiftKey&&(k.stopPropagation(),k.preventDefault());let O=_.at(k),S=_.window,L=_.point(k),C=S.times>1&&L&&!(v.drag&&O>=0),P=z=>{let T=e.getBoundingClientRect(),D=(r?.width??0)/S.times/T.width,[I,G]=[k.clientX-z.clientX,k.clientY-z.clientY];r&&Math.hypot(I,G)>=8&&_.look(hs(r,S,I*D,G*D))};C&&!k.button&&window.addEventListener("mousemove",P);let j=z=>{window.removeEventListener("mousemove",P);let T=Math.hypot(z.clientX-k.clientX,z.clientY-k.clientY)<8;T&&l<Co&&_.touch(O),O>=0&&T&&_.onClick(O,z),O>=0&&!T&&!C&&_.onDrag(O,_.at(z))};k.button||window.addEventListener("mouseup",j,{once:!0,capture:!0})},{capture:!0,signal:i.signal}),e.addEventListener("wheel",k=>{let O=_.point(k);!(k.ctrlKey||k.metaKey)||!r||!O||(k.preventDefault(),k.stopPropagation(),_.look(Qe(r,_.window,Math.exp(-k.deltaY/250),O)))},{capture:!0,passive:!1,signal:i.signal}),up(e,i.signal,k=>{let O=_.at(k);return O>=0&&_.onHold(O),O>=0},()=>_.onLeave()),dp(e,i.signal,(k,O,S)=>{let[L,C]=[_.point(O),_.point(S)];r&&L&&C&&_.look(hs(r,Qe(r,_.window,k,C),L[0]-C[0],L[1]-C[1]))})},narrow:()=>l>0&&l<Co,touch(v){f=v<0?null:v,m?.()},resized(v){let k=e.clientHeight;return!v||Math.abs(v-l)<1&&Math.abs(k-u)<1?!1:([l,u]=[v,k],!0)},pixel([v,k]){if(!r)return null;let O=e.getBoundingClientRect();return{x:O.left+(v-w.corner[0])*w.unit[0],y:O.top+(k-w.corner[1])*w.unit[1]}},at(v){let k=_.point(v);return k&&r?r.countries.findIndex(O=>Ln(O.polygons,k)):-1},point({clientX:v,clientY:k}){if(!r)return null;let O=e.getBoundingClientRect();return[w.corner[0]+(v-O.left)/w.unit[0],w.corner[1]+(k-O.top)/w.unit[1]]},group(v){return e.querySelector(`.tracec${v}`)},purge(){i.abort(),clearTimeout(y),x&&b.purge(o)}};return _}function ox(e,t,n){return n.filter(([o,s])=>t.some(([r,a])=>Math.hypot(r-o,a-s)<e.width/6))}function bp([e,t,n,o],[s,r]){let a=[s/(n-e),r/(o-t)],i=(l,u)=>p=>String(Math.round((p-l)*u*100)/100);return{unit:a,corner:[e,t],x:i(e,a[0]),y:i(t,a[1])}}function sx(e){return structuredClone(e)}var rx=1.045,ax=1.68;function xn({model:e,el:t,board:n,manner:o,part:s}){let r=[],a=ic(n),i=Kc(a.svg),{root:l}=i;ze(t),t.append(l);let u=o==="pick",p=u||o==="look"||e.get("face")==="look";p&&(l.dataset.face="look"),l.dataset.stage=p||o?"flow":"full",p&&o&&(i.events.hidden=!0),p&&(i.tablist.hidden=i.foot.hidden=!0),p&&(i.panels.news.hidden=!1);let d=n.width/n.height;l.style.setProperty("--teg-ratio",String(d)),l.style.setProperty("--teg-box",String(n.cell?d:Math.max(d*rx,ax))),i.credit.textContent=n.credit??"",i.credit.title=n.notice??"";let g=Ql(e,n),{view:m}=g,f=yp(i.map,lr.page,async()=>(await s("plotly")).default);r.push(f.purge);let h={model:e,el:t,board:n,picks:u,looks:p,alone:!!o,stops:r,dom:i,store:g,map:f,sketch:a};h.rule=En(l),l.append(h.rule.box);let x=()=>g.dispatch({type:"set",part:{refusal:{code:"no_answer",clause:null,text:H(m().lang).no_answer}}});h.where=pp(e,m,w=>h.wire.write(w),r),h.wire=cp(e,i,m,{freed:()=>h.driver.drive(),unanswered:x,goes:w=>h.where.goes(w),said:w=>h.mover.said(w)},r),h.driver=za(h),h.mover=Ac(h),h.scheduler=ep(h,w=>h.painter.paint(w)),h.intents=Zl(h),h.painter=Xc(h),h.pointer=pc(h),h.keyboard=dc(h),h.end=ua(h),h.tour=sp(h);let b=(w,y)=>{h.end.told(w,y),h.scheduler.schedule()};return h.events=Ia(i.events,{view:()=>h.where.now(),ask:h.wire.ask,go:h.intents.go,wants:h.end.wants,told:b},r),g.subscribe(h.scheduler.schedule),l.tegPixel=w=>{let y=n.countries.findIndex($=>$.name===w);return y<0?null:f.pixel(n.countries[y].label)},h.pointer.type(),(e.get("window")?.[0]??1)!==1&&h.pointer.look(),ap(h),Jc(h),()=>r.forEach(w=>w())}var ix=15e3,lx=/\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/,To=e=>e.split(`
`).map(t=>c("p",{},...t.split(lx).map((n,o)=>o%2?c("button",{type:"button",class:"teg-chip","data-clause":n},n):n))),_r={true:"✓",false:"✗",null:"…"};function $r({model:e,el:t,board:n,part:o}){let s=[],r=()=>e.get("told"),a=()=>e.get("lang"),i=Array.from(crypto.getRandomValues(new Uint32Array(3)),A=>A.toString(36)).join("-"),l=c("p",{class:"teg-verdict",role:"status","aria-live":"assertive"}),u=c("header",{}),p=c("div",{class:"teg-asked"}),d=c("div",{class:"teg-asked"}),g=c("section",{class:"teg-task"},u,p,l,d),m=c("div",{class:"teg-task-board"}),f=r().chapters?c("details",{class:"teg-chapters",open:!0}):null,h=c("div",{class:"teg teg-asking",role:"group",tabindex:-1,"data-face":e.get("face")},f,c("div",{class:"teg-both"},g,m)),x=En(h);h.append(x.box),ze(t),t.append(h),Te(h,s),Mn(h);let b=xe(e,()=>b.presence()==="gone"&&v(H(a()).kernel_gone),s),w=it(t,()=>b.send({kind:"still"}),s),y="",$=!1,E,_=(A,R={})=>{y="",$=!0,clearTimeout(E),E=setTimeout(()=>v(H(a()).no_answer),ix),b.send({kind:"exercise",do:A,at:r().at,...f&&{chapter:r().chapter},...R,nonce:i})},v=A=>{clearTimeout(E),[$,y]=[!1,A],I()},k={board:"",manner:"",stop:()=>{}},O=A=>{let R=[];return{get:B=>e.get(B),set:(...B)=>e.set(...B),save_changes:()=>e.save_changes(),send:(...B)=>e.send(...B),widget_manager:e.widget_manager,on(B,K){let Q=(...ee)=>e.get("board")===A&&K(...ee);R.push([B,K,Q]),e.on(B,Q)},off(B,K){for(let[Q,ee,bn]of R)Q===B&&ee===K&&e.off(B,bn)}}},S=async()=>{let{form:A,board:R}=r(),{manner:B}=It[A],K=e.get("board");if(k.board===K&&k.manner===`${R}${B}`||(k.stop(),m.replaceChildren(),m.hidden=!R,h.classList.toggle("teg-alone",!R),k={board:K,manner:`${R}${B}`,stop:()=>{}},!R))return;let Q=k,ee=L===K?n:await o("board");Q!==k||C||(Q.stop=xn({model:O(K),el:m,board:ee,manner:B,part:o}))},L=e.get("board"),C=!1,P=It[r().form].answer(r(),i,z),j="";function z({entry:A}={}){A!=null&&_("entry",{entry:A}),I()}let T=()=>{$||r().spent||!P.ready()||(_("check",{answer:P.value()}),I())},D=A=>{let{at:R,dots:B,shut:K}=r();A<0||A>R&&K||A>B.length||_("go",{stop:A})},I=()=>{let A=r(),R=vn(a()),B=`${A.chapter??""}/${A.at}`;B!==j&&(j=B,P=It[A.form].answer(A,i,z)),P.renew(A,e.get("selected")??[]);let K=h.getRootNode().activeElement,Q=K&&(g.contains(K)||f?.contains(K))&&K.getAttribute("data-key");h.lang=a(),h.setAttribute("aria-label",A.title||R.exercise),h.dataset.theme=Me()?"dark":"light",h.dataset.size=e.get("size")??"page",h.dataset.at=String(A.at),h.toggleAttribute("data-done",!!A.done),f&&Tr(f,A,R,_),u.replaceChildren(...oe(A,R)),p.replaceChildren(c("div",{class:"teg-task-text"},...To(A.task)),...P.draw(R));let ee=y?{right:null,text:y,clause:""}:A.verdict??null;l.dataset.right=String(ee?.right??null),l.hidden=!ee,l.dataset.said!==JSON.stringify([ee,B,A.tried?.length])&&(l.dataset.said=JSON.stringify([ee,B,A.tried?.length]),l.replaceChildren(...ee?G(ee):[])),d.replaceChildren(...U(A,R)),Q&&(h.querySelector(`:is(.teg-task, .teg-chapters) [data-key="${CSS.escape(Q)}"]:not([disabled])`)??h).focus({preventScroll:!0}),w(`${B}/${A.tried?.length}/${A.moves}/${a()}`),S()},G=({right:A,text:R,clause:B})=>[c("b",{},_r[String(A??null)])," ",...To(R).map(K=>c("span",{},...K.childNodes)),...B&&!R.includes(B)?[" ",c("button",{type:"button",class:"teg-chip","data-clause":B},B)]:[]],oe=(A,R)=>{let B=A.dots.map((Q,ee)=>c("li",{},M(`dot-${ee}`,_r[{right:"true",wrong:"false"}[Q]??""]??(Q?"•":""),()=>D(ee),{class:`teg-stop teg-stop-${Q||"new"}`,"aria-label":`${R.stop} ${ee+1}${Q?`: ${R[Q]}`:""}`,"aria-current":ee===A.at?"step":null,disabled:ee>A.at&&A.shut}))),K=A.dots.length>1;return[c("h4",{},A.title),K&&c("ol",{class:"teg-stops","aria-label":R.progress},...B),M("full","⤢",()=>document.fullscreenElement?document.exitFullscreen():h.requestFullscreen(),{class:"teg-full",title:R.full,"aria-label":R.full,hidden:!document.fullscreenEnabled})].filter(Q=>Q instanceof HTMLElement)},U=(A,R)=>{let B=A.dots.length>1||!A.last,K=A.form!=="none",Q=It[A.form].manner==="play",ee=[K&&!Q&&!A.spent&&M("check",R.check,T,{class:"teg-main",disabled:$||!P.ready()}),A.spent&&A.another&&!A.enough&&M("another",R.another,()=>_("another"),{class:A.done?"":"teg-main",disabled:$}),Q&&M("undo",`↶ ${R.undo}`,()=>_("undo"),{disabled:!A.moves}),Q&&M("again",R.again,()=>_("again"),{disabled:!A.moves}),K&&M("hint",R.hint,()=>_("hint"),{disabled:!A.more}),K&&M("solution",R.solution,()=>_("solution"),{disabled:!!A.solution||!A.solvable})],bn=[B&&M("before",R.before,()=>D(A.at-1),{disabled:A.at===0}),B&&M("next",A.endless&&A.at===A.dots.length-1?R.one_more:R.next,()=>D(A.at+1),{disabled:A.last||A.shut,class:A.done||!K?"teg-main":""})],Pt=A.tried??[],zo=Pt.length>0&&!A.spent?A.left:null;return[A.spent&&A.another&&A.enough&&c("p",{class:"teg-hint"},R.enough),zo!=null&&c("p",{class:"teg-hint"},zo===1?R.left_one:`${R.left}: ${zo}`),K&&A.shut&&!A.last&&c("p",{class:"teg-hint"},R.your_turn),c("div",{class:"teg-steps"},c("div",{class:"teg-buttons"},...ee),B&&c("div",{class:"teg-buttons"},...bn)),...(A.hints??[]).map((Rt,yn)=>c("div",{class:"teg-given"},c("b",{},`${R.hint} ${yn+1}`),...To(Rt))),A.solution&&c("div",{class:"teg-given teg-solved"},...To(A.solution)),Pt.length>0&&c("details",{open:Pt.length<4},c("summary",{"data-key":"tried"},`${R.tried}: ${Pt.length}`),c("ol",{class:"teg-tried"},...Pt.map(([Rt,yn])=>c("li",{"data-right":String(yn??null)},`${_r[String(yn??null)]} ${Rt}`))))].filter(Rt=>Rt instanceof HTMLElement)},ce=(A,R)=>{e.on(A,R),s.push(()=>e.off(A,R))};ce("change:told",I);for(let A of["size","selected"])ce(`change:${A}`,I);return ce("msg:custom",A=>{A?.nonce===i&&(clearTimeout(E),$=!1,A.kind==="clause"&&x.show(A,H(a())),A.kind==="refused"&&(y=A.text),I())}),h.addEventListener("click",A=>{let R=A.target;if(m.contains(R))return;x.box.contains(R)||x.close();let B=R.closest("[data-clause]");B&&(x.from(B),_("clause",{name:B.dataset.clause??""}))}),Sn(h,({key:A},R)=>{if(A==="Escape")return x.close();let B=P.keys(A,R);return B||R.matches("input, textarea")?B:A==="PageDown"||A==="ArrowRight"?(D(r().at+1),!0):A==="PageUp"||A==="ArrowLeft"?(D(r().at-1),!0):!1}),g.addEventListener("keydown",A=>{A.key!=="Enter"||!A.target.matches("input")||(A.preventDefault(),T())}),s.push(je(I),()=>clearTimeout(E)),I(),()=>{C=!0,k.stop(),s.forEach(A=>A())}}var cx=500,px=40,ux=200,wn=new Set,[Mr,vp]=[!1,-1/0];function dx(e){wn.add(e),!Mr&&(Mr=!0,setTimeout(()=>requestAnimationFrame(gx),Math.max(vp+ux-performance.now(),0)))}function gx(){[Mr,vp]=[!1,performance.now()];let e=[...wn];wn.clear();for(let t of e)t()}var kp=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function jo(e,t,n,o){let{write:s}=xe(e,()=>{},n),r=null,a=!1,i=()=>dx(o);for(let p of t)e.on(`change:${p}`,i);n.push(()=>{a=!0,wn.delete(o);for(let p of t)e.off(`change:${p}`,i)});let l=p=>{let d=xe(p,()=>{},n).write,g=()=>t.forEach(f=>kp(e.get(f),p.get(f))||e.set(f,p.get(f))),m=f=>()=>kp(e.get(f),p.get(f))||d({[f]:e.get(f)});for(let f of t){let h=m(f);p.on(`change:${f}`,g),e.on(`change:${f}`,h),n.push(()=>(p.off(`change:${f}`,g),e.off(`change:${f}`,h)))}r=d,g()};return(async()=>{let p=e.get("leader")?.slice(10);for(let d=0;p&&d<px&&!a;d++){let g=await e.widget_manager?.get_model?.(p).catch(()=>null);if(g&&!a)return l(g);await new Promise(m=>setTimeout(m,cx))}})(),p=>{(r??s)(p),wn.delete(o),o()}}var fx=80;function _p(e,t,n){let o=Array.from(crypto.getRandomValues(new Uint32Array(3)),x=>x.toString(36)).join("-"),s=null,r="",a="",i=null,l,u=c("div",{class:"teg-knowledge"}),p=()=>`${e.get("line")}/${Math.min(e.get("step"),e.get("steps"))}/${e.get("steps")}`,d=()=>r!=null&&n.send({kind:"knowledge",seat:r,nonce:o}),g=x=>{[r,s,i]=[x,null,null],m(),d()},m=()=>{let x=H(e.get("lang")),b=e.get("seats"),[w,y]=[e.get("may_ask")??[],e.get("alone")];if(a!==p()){let k=a==="";a=p(),r&&(!y||!w.some(O=>b[O].name===r))&&([r,s]=[null,null]),clearTimeout(l),l=setTimeout(d,k?0:fx)}let $=(k,...O)=>M(`know-${k||"all"}`,c("span",{},...O),()=>g(k),{"aria-pressed":String(r===k)}),E={seats:b},_=u.getRootNode().activeElement?.getAttribute?.("data-key"),v=u.contains(u.getRootNode().activeElement);u.replaceChildren(c("h4",{},x.knowledge),c("div",{class:"teg-buttons",role:"group","aria-label":x.know_whose},$("",x.know_all),...w.map(k=>$(b[k].name,q(E,k),y?b[k].name:`${x.curtain_me} ${b[k].name}`)),r!=null&&r!==""&&!y&&M("know-cover",x.secret_hide,()=>g(null))),...i?[c("p",{class:"teg-hint",role:"alert"},i.text)]:[],...s?f(s,b,x):r==null?[c("p",{class:"teg-hint"},x.know_covered)]:[]),v&&_&&u.querySelector(`[data-key="${_}"]`)?.focus({preventScroll:!0})},f=({seat:x,rows:b},w,y)=>{let $={seats:w},E=w.findIndex(S=>S.name===x),_=S=>c("td",{},...S.length?S.flatMap((L,C)=>[C?` ${y.or} `:"",c("span",{class:"teg-who"},q($,L),w[L].name)]):["?"]),v=b.filter(([,S])=>S.length===1&&S[0]!==E).length,k=b.filter(([,S,L])=>S.length===1&&S[0]===E&&L.length!==1).length,O=E<0?`${y.know_sure_all}: ${b.filter(([,,S])=>S.length===1).length}`:`${y.know_sure}: ${v}. ${y.know_hidden}: ${k}`;return[e.get("aid")?c("p",{},O):c("p",{class:"teg-hint"},y.know_no_aid),b.length?c("div",{class:"teg-known",tabindex:0,role:"group","aria-label":y.knowledge},c("table",{},c("thead",{},c("tr",{},c("th",{scope:"col"},y.place),E>=0&&c("th",{scope:"col"},`${x} ${y.know_knows}`),c("th",{scope:"col"},y.know_all))),c("tbody",{},...b.map(([S,L,C])=>c("tr",{},c("th",{scope:"row"},t.countries[S].name),E>=0&&_(L),_(C)))))):c("p",{class:"teg-hint"},y.know_nothing)]};return{root:u,traits:["steps","seats","may_ask","alone","aid"],draw:m,hear:x=>{x?.nonce!==o||x.kind==="knowledge"&&(x.seat!==r||x.line!==e.get("line")||x.step!==Math.min(e.get("step"),e.get("steps")))||(x.kind==="knowledge"?[s,i]=[x,null]:x.kind==="refused"&&([s,i]=[null,x]),m())}}}function $p(e,t,n){let o=new Map(t.countries.map((f,h)=>[f.name,h])),s=f=>n.lead({selected:f}),r=c("select",{"data-key":"odds-from",change:()=>s(r.value?[r.value]:[])}),a=c("select",{"data-key":"odds-to",change:()=>s(a.value?[r.value,a.value]:[r.value])}),i=[c("span"),c("span")],l=c("div",{role:"status"}),u=c("div",{class:"teg-odds-view"},c("div",{class:"teg-attack"},c("label",{},i[0],r),c("label",{},i[1],a)),l),p=(f,h,x)=>{let b=$=>c("option",{value:t.countries[$].name},t.countries[$].name),w=$=>h.filter(E=>(t.countries[E].continent??-1)===$),y=(t.continents??[]).map(($,E)=>({name:$.name,options:w(E).map(b)}));f.replaceChildren(c("option",{value:""},x),...y.filter($=>$.options.length).map($=>c("optgroup",{label:$.name},...$.options)),...w(-1).map(b))},[d,g]=["",""];return{root:u,traits:["odds"],draw:()=>{let f=e.get("lang"),h=H(f),[x="",...b]=e.get("selected")??[],w=e.get("odds")??{},[y,$]=[`${f}/${x}`,b.at(-1)??""];y!==d&&(d=y,i[0].textContent=h.source,i[1].textContent=h.target,p(r,[...t.countries.keys()],h.choose),p(a,t.countries[o.get(x)??-1]?.neighbours??[],h.choose)),[r.value,a.value,a.disabled]=[x,$,!x];let E=JSON.stringify([f,w]);if(E===g)return;g=E;let _=w.target?`${h.odds}: ${w.sources.join(", ")} → ${w.target}`:h.odds,v="conquest"in w?Vt(w,f):[c("p",{class:"teg-hint"},w.target?h.odds_none:h.odds_choose)];l.replaceChildren(ne(_,...v))}}}var Sr={odds:$p,knowledge:_p};function Mp({model:e,el:t,board:n}){let o=[],s=e.get("face"),r=jo(e,["line","step",...s==="odds"?["selected"]:[]],o,()=>d()),a=xe(e,()=>{},o),i=On(t,a,o),l=Sr[s](e,n,{...a,lead:r}),u=c("p",{class:"teg-caption","aria-live":"polite"}),p=c("div",{class:"teg teg-follower",role:"group","data-face":s},l.root,u);ze(t),t.append(p),Te(p,o);let d=()=>{p.dataset.size=e.get("size"),p.dataset.step=String(e.get("step")),u.textContent=e.get("caption"),l.draw(),i([...l.traits,"line","step","lang"].map(f=>JSON.stringify(e.get(f))).join())},g=(f,h)=>{e.on(f,h),o.push(()=>e.off(f,h))};for(let f of["lang","size","caption",...l.traits])g(`change:${f}`,d);l.hear&&g("msg:custom",l.hear);let m=()=>{p.dataset.theme=Me()?"dark":"light"};return m(),o.push(je(m)),d(),()=>o.forEach(f=>f())}var mx=["yes","number","range","chance"];function hx(e,{html:t,view:n},o){let s=c("div",{}),r=e.widget_manager,a=()=>s.innerHTML=t,i=async()=>{let l=await r.create_view(await r.get_model(n));s.replaceChildren(l.el),o.push(()=>l.remove())};return n&&r?.create_view?i().catch(a):a(),s}function Sp({model:e,el:t}){let n=[],o=c("div",{class:"teg teg-guess",role:"group"});ze(t),t.append(o),Te(o,n),Mn(o);let s=it(t,()=>{},n),r=null,a=c("div",{class:"teg-reveal"}),i="",l=!1,u=e.get("asks")||"yes",[p,d,g]=["","",50],m=()=>{[l,i]=[!1,H(e.get("lang")).kernel_gone],b()},f=xe(e,()=>f.presence()==="gone"&&m(),n),h=v=>{[l,i]=[!0,""],b(),f.send({kind:"bet",bet:v})},x=()=>{[l,i]=[!0,""],b(),f.send({kind:"give_up"})},b=()=>{let v=vn(e.get("lang"));o.dataset.theme=Me()?"dark":"light",o.lang=e.get("lang"),o.setAttribute("aria-label",v.guess),o.replaceChildren(c("h4",{},v.guess),c("p",{class:"teg-task-text"},e.get("question")),...r?E(r,v):w(v)),s(`${!!r}`)},w=v=>{let k=e.get("asks")?[]:mx.map(O=>{let S=c("input",{type:"radio",name:"teg-bet","data-key":`kind-${O}`,change:()=>(u=O,b(),y(O))});return S.checked=O===u,c("label",{},S," ",v[`kind_${O}`])});return[...k.length?[c("fieldset",{class:"teg-ways"},c("legend",{class:"teg-unseen"},v.how),...k)]:[],c("div",{class:"teg-buttons"},...$(v),M("give_up",v.give_up,x,{disabled:l})),c("p",{class:"teg-verdict",role:"status",hidden:!i&&!l,"data-right":"null"},l?v.working:i)]},y=v=>o.querySelector(`[data-key="kind-${v}"]`)?.focus(),$=v=>{if(u==="yes")return[M("yes",v.yes,()=>h(!0),{disabled:l}),M("no",v.no,()=>h(!1),{disabled:l})];let k=()=>h(u==="chance"?`${g} %`:u==="range"?[p,d]:p),O=(C,P,j,z)=>{let T=c("input",{type:"text","data-key":C,"aria-label":P,placeholder:P,maxlength:60,autocomplete:"off",input:D=>z(D.target.value)});return T.value=j,T.addEventListener("keydown",D=>D.key==="Enter"&&k()),T},S=c("output",{},`${g} %`),L=c("input",{type:"range",min:0,max:100,step:5,value:g,"data-key":"chance","aria-label":v.kind_chance,input:C=>{g=C.target.valueAsNumber,S.textContent=`${g} %`}});return[...u==="chance"?[L,S]:[],...u==="number"?[O("number",v.kind_number,p,C=>p=C)]:[],...u==="range"?[O("from",v.from,p,C=>p=C),O("to",v.to,d,C=>d=C)]:[],M("bet",v.bet,k,{class:"teg-main",disabled:l})]},E=({bet:v,result:k,judged:O,hit:S,score:L},C)=>[c("dl",{class:"teg-came"},c("dt",{},C.you_said),c("dd",{},v),c("dt",{},C.came_out),c("dd",{},k)),c("p",{class:"teg-verdict",role:"status","data-right":String(S??null)},O),c("p",{class:"teg-hint"},L),a],_=v=>{if(v?.kind==="came")r=v.came,a.replaceChildren(...v.came.reveal.map(k=>hx(e,k,n)));else if(v?.kind==="refused")i=v.text;else return;l=!1,b()};e.on("msg:custom",_);for(let v of["question","lang"])e.on(`change:${v}`,b);return n.push(je(b),()=>e.off("msg:custom",_),()=>["question","lang"].forEach(v=>e.off(`change:${v}`,b))),b(),f.send({kind:"show"}),()=>n.forEach(v=>v())}var xx=24;function Ep(e,t){let n=null,o=null,s=[],r=0,a=c("div",{class:"teg-entry teg-entry-head",role:"row"}),i=(...d)=>d.map(g=>c("span",{role:"gridcell"},g)),l=d=>{let{first:g,round:m,seat:f,kind:h,text:x}=o,{seats:b,kinds:w}=n,y=f[d]<0?"":c("span",{},q(n,f[d]),b[f[d]].name);return c("div",{class:"teg-entry",title:x[d]},...i(g+d,m[d],y,w[h[d]]??h[d],x[d]))},u=d=>o&&e(Math.min(Math.max(d,o.first),o.end),o.line),p=Vn({height:xx,label:"",head:a,draw:l,pick:d=>u((o?.first??0)+d),move:d=>u(t()+d)});return{root:c("div",{class:"teg-log"},p.root),tell(d,g,m,f){let h=[d,g,m,f];h.every((x,b)=>x===s[b])||(s=h,n=d,o=kt(d,g,m),a.replaceChildren(...[f.step,f.round,f.seat,f.kind_of,f.event].map(x=>c("span",{role:"columnheader"},x))),p.root.setAttribute("aria-label",f.log),p.fill(o.text.length,Number(getComputedStyle(p.root).getPropertyValue("--teg-type"))||1),p.show(-1),p.show(r-o.first))},show(d){r=d,p.show(d-(o?.first??0))},stop:p.stop}}var Er={timeline:Wn,table:Ep,race:qn},wx=[];function Op({model:e,el:t,film:n,part:o}){let s=[],r=On(t,xe(e,()=>{},s),s),a=jo(e,["line","step"],s,()=>f()),i=null,l="",u=(w,y)=>{a({...y!==e.get("line")&&{line:y},...w!==e.get("step")&&{step:w}})},p=Er[e.get("face")](u,()=>e.get("step")),d=c("p",{class:"teg-caption","aria-live":"polite"}),g=c("div",{class:"teg teg-follower",role:"group","data-face":e.get("face")},p.root,d);ze(t),t.append(g),Te(g,s);let m=()=>{!i||l!==e.get("film")||(p.tell(i,e.get("tail"),e.get("line"),H(i.lang),e.get("turns")??wx),g.dataset.size=e.get("size")??"page",d.textContent=e.get("caption"),f())},f=()=>{p.show(e.get("step"),e.get("line")),g.dataset.step=String(e.get("step")),r(`${e.get("line")}/${e.get("step")}/${e.get("steps")}`)},h=async w=>{let y=e.get("film");[i,l]=[await zn(w),y],m()},x=(w,y)=>{e.on(w,y),s.push(()=>e.off(w,y))};for(let w of["line","tail","caption","size","turns"])x(`change:${w}`,m);x("change:film",async()=>h(await o("film")));let b=()=>{g.dataset.theme=Me()?"dark":"light"};return b(),s.push(je(b),p.stop),h(n),()=>s.forEach(w=>w())}var bx={exercise:$r,tour:$r,guess:Sp};function yx(e){let{model:t,el:n,part:o}=e,s=xn(e),r=async()=>{let a=await o("board");s(),n.replaceChildren(),s=xn({...e,board:a})};return t.on("change:board",r),()=>{t.off("change:board",r),s()}}function z_(e){let t=e.model.get("face");return t in Er?Op(e):t in Sr?Mp(e):(bx[t]??yx)(e)}export{z_ as render};
