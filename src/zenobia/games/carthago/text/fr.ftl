# Porto Carthago

carthago = Porto Carthago
    .tagline = Chargez des navires, gagnez des talents et placez vos serviteurs au palais.
minutes = 90

## Pièces et lieux

seat-1 = Bleu
seat-2 = Rouge
seat-3 = Vert
seat-4 = Jaune
seat-5 = Noir
good-wine = vin
good-grain = blé
good-oil = huile
good-cloth = étoffe
good-ivory = ivoire
goods-wine = { good-wine }
goods-grain = { good-grain }
goods-oil = { good-oil }
goods-cloth = { good-cloth }
goods-ivory = { good-ivory }
civilisation-egypt = Égypte
civilisation-greece = Grèce
civilisation-etruria = Étrurie
civilisation-iberia = Ibérie
civilisation-numidia = Numidie
civilisation-tyre = Tyr
quay-egypt1 = { civilisation-egypt } I
quay-egypt2 = { civilisation-egypt } II
quay-greece1 = { civilisation-greece } I
quay-greece2 = { civilisation-greece } II
quay-etruria1 = { civilisation-etruria } I
quay-etruria2 = { civilisation-etruria } II
quay-iberia1 = { civilisation-iberia } I
quay-iberia2 = { civilisation-iberia } II
quay-numidia1 = { civilisation-numidia } I
quay-numidia2 = { civilisation-numidia } II
quay-tyre1 = { civilisation-tyre } I
quay-tyre2 = { civilisation-tyre } II
ships-egypt-wine = { civilisation-egypt } ({ good-wine })
ships-egypt-grain = { civilisation-egypt } ({ good-grain })
ships-egypt-oil = { civilisation-egypt } ({ good-oil })
ships-egypt-cloth = { civilisation-egypt } ({ good-cloth })
ships-egypt-ivory = { civilisation-egypt } ({ good-ivory })
ships-greece-wine = { civilisation-greece } ({ good-wine })
ships-greece-grain = { civilisation-greece } ({ good-grain })
ships-greece-oil = { civilisation-greece } ({ good-oil })
ships-greece-cloth = { civilisation-greece } ({ good-cloth })
ships-greece-ivory = { civilisation-greece } ({ good-ivory })
ships-etruria-wine = { civilisation-etruria } ({ good-wine })
ships-etruria-grain = { civilisation-etruria } ({ good-grain })
ships-etruria-oil = { civilisation-etruria } ({ good-oil })
ships-etruria-cloth = { civilisation-etruria } ({ good-cloth })
ships-etruria-ivory = { civilisation-etruria } ({ good-ivory })
ships-iberia-wine = { civilisation-iberia } ({ good-wine })
ships-iberia-grain = { civilisation-iberia } ({ good-grain })
ships-iberia-oil = { civilisation-iberia } ({ good-oil })
ships-iberia-cloth = { civilisation-iberia } ({ good-cloth })
ships-iberia-ivory = { civilisation-iberia } ({ good-ivory })
ships-numidia-wine = { civilisation-numidia } ({ good-wine })
ships-numidia-grain = { civilisation-numidia } ({ good-grain })
ships-numidia-oil = { civilisation-numidia } ({ good-oil })
ships-numidia-cloth = { civilisation-numidia } ({ good-cloth })
ships-numidia-ivory = { civilisation-numidia } ({ good-ivory })
ships-tyre-wine = { civilisation-tyre } ({ good-wine })
ships-tyre-grain = { civilisation-tyre } ({ good-grain })
ships-tyre-oil = { civilisation-tyre } ({ good-oil })
ships-tyre-cloth = { civilisation-tyre } ({ good-cloth })
ships-tyre-ivory = { civilisation-tyre } ({ good-ivory })
card-captain = Capitaine
    .text = Affrétez un navire libre avec un serviteur.
card-aristocrat = Aristocrate
    .text = Déplacez jusqu’à { $n } de vos serviteurs entre le phare, le temple et la réserve.
card-stevedore = Arrimeur
    .text = Réclamez un quai avec deux serviteurs, déplacez votre paire vers un autre quai ou reprenez-la.
card-merchant = Marchand
    .text = Achetez une marchandise au marché.
card-transporter = Transporteur
    .text = Transportez une marchandise vers un quai, votre entrepôt ou un navire affrété.
place-reserve = réserve
place-lighthouse = phare
place-temple = temple de Baal
privilege-bonus3 = Bonus de 3 talents
    .text = Recevez { $n } talents de plus.
privilege-plus-tp = +1 point de commerce
    .text = Gagnez un point de commerce de plus, sur la piste ou sur le chemin.
privilege-intrigue = +1 serviteur sur le chemin
    .text = Placez un serviteur de votre réserve sur le chemin de l’intrigue.
privilege-scry3 = Trier 3 navires
    .text = Regardez en secret les { $n } premières cartes de navire et replacez-les dans l’ordre voulu.
privilege-load-any = Charger n’importe quelle marchandise
    .text = Chargez un navire à l’un de vos quais avec la marchandise présente, même non désirée.
privilege-move3 = Déplacer 3 serviteurs
    .text = Déplacez jusqu’à { $n } serviteurs, les vôtres ou ceux des autres, entre le temple et le phare.
privilege-palace-free = Palais sans points de commerce
    .text = Achetez la case la moins chère du palais au prix plein, quels que soient vos points de commerce.
privilege-bring-ship = Amener un navire
    .text = Un navire de la première ligne entre tout de suite au port.
short-bonus3 = bonus
short-plus-tp = +1 PC
short-intrigue = chemin
short-scry3 = trier
short-load-any = charger
short-move3 = déplacer
short-palace-free = palais
short-bring-ship = amener
bonus-warehouse = Libérer une case de l’entrepôt
    .text = Payez { $n } talents : un serviteur revient et vous stockez une marchandise de plus.
bonus-palace = Acheter de l’influence au palais
    .text = Achetez pour un serviteur la case libre la moins chère du palais.
short-warehouse = entrepôt
short-influence = palais

## La table

option-hide-talents = Talents cachés
    .text = Comme dans le livret : chacun ne voit que ses propres talents jusqu’à la fin. Sinon, tous les talents sont visibles.
option-servants-first = Serviteurs d’abord
    .text = Les serviteurs d’un chargement ou d’un voyage reviennent avant le choix des points de commerce ; sinon tout à la fin.
option-refill-counts = Le renouvellement compte
    .text = La marchandise achetée après un renouvellement fait baisser le prix de la suivante.
option-cards-home-first = Cartes rendues d’abord
    .text = Les serviteurs quittent les cartes d’action avant le dernier achat au palais.
option-late-privileges = Privilèges tardifs
    .text = Les privilèges gardés peuvent encore servir avant le dernier achat au palais.
option-rows-first = Les lignes avancent d’abord
    .text = La nouvelle seconde ligne est posée avant les choix du phare, comme le dit le livret ; sinon après les chargements.
harbour = Port
row-1 = Première ligne
row-2 = Seconde ligne
row-3 = Troisième ligne
palace = Palais
path = Chemin de l’intrigue
col-player = joueur
col-palace = palais
col-points = PC
col-talents = talents
col-reserve = réserve
col-lighthouse = phare
col-temple = temple
col-charters = affrétés
col-cards = cartes
col-path = chemin
col-warehouse = entrepôt
col-privileges = privilèges
course = Décennie { $decade } sur { $decades }, tour d’action { $round } sur { $rounds }
course-ships = Décennie { $decade } sur { $decades }, les navires entrent au port
course-setup = Préparation
course-final = Actions finales
first-player = premier joueur : { $player }
market-price = Marché (prix { $n })
bag = Sac
deck-left = Pioche : { $n }
deck-top = dessus, dans cet ordre : { $ships }
deck-among = parmi les { $n } du dessus : { $ships }
deck-bottom = sous la pioche : { $ships }
palace-large = grande
legend-goods = W vin, G blé, O huile, C étoffe, I ivoire
legend-ship = W +9 !4 un navire qui désire du vin, paie 9 talents, danger 4, puis son privilège
legend-servants = un nombre en couleur : les serviteurs d’une place ; x une case vendue du palais

## Questions

ask-may-claim = Vous pouvez réclamer un premier quai
ask-take-good = Prenez une marchandise au marché
ask-must-claim = Réclamez un quai avec deux serviteurs
ask-ships = 
    { $n ->
        [one] Faites entrer { $n } navire
       *[other] Faites entrer { $n } navires
    }
ask-ships-or-block = Faites entrer deux navires ou refoulez-en un
ask-dock = À quel quai le navire accoste-t-il ?
ask-point = Piste de commerce ou chemin de l’intrigue ?
ask-extra-point = Un point de commerce de plus : piste, chemin ou renoncer ?
ask-extra-servant = Placer un serviteur sur le chemin de l’intrigue ?
ask-action = Utilisez une carte d’action, prenez des talents ou renouvelez le marché
ask-rest = Action bonus, privilèges, ou terminez le tour
ask-card = Effectuez l’action de la carte
ask-aristocrat = 
    { $n ->
        [one] Déplacez vos serviteurs : encore { $n } déplacement
       *[other] Déplacez vos serviteurs : encore { $n } déplacements
    }
ask-new-quay = Vers quel quai la paire va-t-elle ?
ask-destination = Où va la marchandise ?
ask-refill-purchase = Vous pouvez acheter une marchandise
ask-load-any = À quel quai chargez-vous n’importe quelle marchandise ?
ask-move3 = 
    { $n ->
        [one] Déplacez des serviteurs entre le temple et le phare : encore { $n } déplacement
       *[other] Déplacez des serviteurs entre le temple et le phare : encore { $n } déplacements
    }
ask-order = Choisissez l’ordre des cartes
ask-bring = Quel navire entre au port maintenant ?
ask-last-purchase = Une dernière place au palais ?

## Coups : le verbe d’un menu, puis le coup entier

verb-pass = Passer
verb-end = Terminer le tour
verb-take = Prendre des talents
verb-refill = Renouveler le marché
verb-do = Effectuer l’action
verb-skip = Bonus seulement
verb-bonus = Prendre le bonus
verb-stop = Arrêter
verb-track = Sur la piste de commerce
verb-path = Un serviteur sur le chemin
verb-decline = Renoncer
verb-store = Vers l’entrepôt
verb-voyage = Vers le navire affrété
verb-palace = Dernière place au palais
verb-slot = Utiliser une carte d’action
verb-admit = Faire entrer un navire
verb-block = Refouler un navire
verb-good = Prendre une marchandise
verb-quay = Choisir un quai
verb-claim = Réclamer un quai
verb-move = Changer de quai
verb-leave = Libérer un quai
verb-carry = Transporter une marchandise
verb-send = Déplacer un serviteur
verb-use = Utiliser un privilège
verb-shift = Déplacer un serviteur de n’importe qui
verb-order = Choisir l’ordre des cartes
move-pass = Passer
move-end = Terminer le tour
move-take = Prendre des talents
move-refill = Renouveler le marché
move-do = Effectuer l’action
move-skip = Bonus seulement
move-bonus = Prendre le bonus
move-stop = Arrêter
move-track = Sur la piste de commerce
move-path = Un serviteur sur le chemin
move-decline = Renoncer
move-store = Vers l’entrepôt
move-voyage = Vers le navire affrété
move-palace = Dernière place au palais
move-slot = Utiliser la case d’action { $a }
move-admit = Faire entrer le navire { $a } de la première ligne
move-block = Refouler le navire { $a } de la première ligne
move-good = Prendre au marché : { $a }
move-quay = Quai { $a }
move-claim = Réclamer le quai { $a }
move-move = Quitter le quai { $a } pour un autre
move-leave = Libérer le quai { $a }
move-carry = Transporter une marchandise depuis : { $a }
move-send = Un serviteur : { $a } vers { $b }
move-use = Privilège : { $a }
move-shift = Un serviteur ({ $a }) : { $b } vers { $c }
move-order = Replacer les cartes dans l’ordre { $a }
word-wine = { good-wine }
word-grain = { good-grain }
word-oil = { good-oil }
word-cloth = { good-cloth }
word-ivory = { good-ivory }
word-egypt1 = { quay-egypt1 }
word-egypt2 = { quay-egypt2 }
word-greece1 = { quay-greece1 }
word-greece2 = { quay-greece2 }
word-etruria1 = { quay-etruria1 }
word-etruria2 = { quay-etruria2 }
word-iberia1 = { quay-iberia1 }
word-iberia2 = { quay-iberia2 }
word-numidia1 = { quay-numidia1 }
word-numidia2 = { quay-numidia2 }
word-tyre1 = { quay-tyre1 }
word-tyre2 = { quay-tyre2 }
word-reserve = { place-reserve }
word-lighthouse = { place-lighthouse }
word-temple = { place-temple }
word-scry3 = { privilege-scry3 }
word-load-any = { privilege-load-any }
word-move3 = { privilege-move3 }
word-palace-free = { privilege-palace-free }
word-bring-ship = { privilege-bring-ship }
word-p1 = { seat-1 }
word-p2 = { seat-2 }
word-p3 = { seat-3 }
word-p4 = { seat-4 }
word-p5 = { seat-5 }

## Ce qui s’est passé

event-decade = Décennie { $n }
event-final-actions = Actions finales
event-claim = { $seat } réclame le quai { $quay }
event-move-quay = { $seat } passe du quai { $from } au quai { $quay }
event-release = { $seat } libère le quai { $quay }
event-good-lost = La marchandise du quai { $quay } va au sac ({ $good })
event-take-good = { $seat } prend une marchandise : { $good }
event-admit = { $seat } fait entrer un navire : { $civilisation }, { $good }
event-block = { $seat } refoule un navire : { $civilisation }, { $good }
event-dock = Un navire accoste au quai { $quay } ({ $good })
event-ship-leaves = Aucun quai libre : le navire repart ({ $civilisation }, { $good })
event-row-2 = { $ships-count ->
        [0] Aucun nouveau navire
       *[other] Nouveaux navires en seconde ligne : { $ships }
    }
event-first-player = { $seat } commence la décennie
event-income = 
    { $n ->
        [one] { $seat } reçoit { $n } talent
       *[other] { $seat } reçoit { $n } talents
    }
event-market = { $goods-count ->
        [0] Le marché est vide
       *[other] Le marché : { $goods }
    }
event-use-card = 
    { $n ->
        [one] { $seat } utilise la carte { $card } ({ $n } serviteur)
       *[other] { $seat } utilise la carte { $card } ({ $n } serviteurs)
    }
event-take-3 = 
    { $n ->
        [one] { $seat } prend { $n } talent
       *[other] { $seat } prend { $n } talents
    }
event-refill = { $seat } renouvelle le marché
event-buy = 
    { $n ->
        [one] { $seat } achète une marchandise ({ $good }) pour { $n } talent
       *[other] { $seat } achète une marchandise ({ $good }) pour { $n } talents
    }
event-charter = { $seat } affrète un navire
event-move-servant = { $seat } déplace 1 serviteur : { $from } vers { $to }
event-move-rival = { $seat } déplace 1 serviteur ({ $owner }) : { $from } vers { $to }
event-carry = { $seat } transporte une marchandise ({ $good }) au quai { $quay }
event-store = { $seat } entrepose une marchandise ({ $good })
event-load = 
    { $n ->
        [one] { $seat } charge une marchandise ({ $good }) au quai { $quay } : +{ $n } talent
       *[other] { $seat } charge une marchandise ({ $good }) au quai { $quay } : +{ $n } talents
    }
event-voyage-ok = Voyage vers { $civilisation-id ->
        [greece] la { $civilisation }
        [numidia] la { $civilisation }
        [tyre] { $civilisation }
       *[other] l’{ $civilisation }
    } (danger { $danger }) : succès pour { $seat }, +{ $n } { $n ->
        [one] talent
       *[other] talents
    }
event-voyage-lost = Voyage vers { $civilisation-id ->
        [greece] la { $civilisation }
        [numidia] la { $civilisation }
        [tyre] { $civilisation }
       *[other] l’{ $civilisation }
    } (danger { $danger }) : échec pour { $seat }, +{ $n } { $n ->
        [one] talent
       *[other] talents
    }
event-offering = 
    { $n ->
        [one] { $seat } offre { $n } talent à Baal
       *[other] { $seat } offre { $n } talents à Baal
    }
event-trade-point = 
    { $n ->
        [one] { $seat } : +{ $n } point de commerce ({ $total })
       *[other] { $seat } : +{ $n } points de commerce ({ $total })
    }
event-path = { $seat } place un serviteur sur le chemin de l’intrigue
event-keep = { $seat } garde un privilège : { $privilege }
event-privilege = { $seat } utilise un privilège : { $privilege }
event-bonus3 = 
    { $n ->
        [one] Privilège : { $seat } reçoit { $n } talent de plus
       *[other] Privilège : { $seat } reçoit { $n } talents de plus
    }
event-decline = { $seat } renonce au privilège
event-lapse = { $seat } ne peut pas utiliser le privilège
event-looked = Vous regardez le dessus de la pioche : { $ships }
event-ordered = 
    { $n ->
        [one] { $seat } replace { $n } carte
       *[other] { $seat } replace { $n } cartes dans l’ordre voulu
    }
event-warehouse = { $seat } libère une case de l’entrepôt
event-palace = 
    { $n ->
        [one] { $seat } achète une place au palais pour { $n } talent
       *[other] { $seat } achète une place au palais pour { $n } talents
    }
event-end-decades = La cinquième décennie est terminée : fin de la partie.
event-end-early = { $n } points de commerce atteints après la quatrième décennie : fin de la partie.
event-award = 
    { $n ->
        [one] Le chemin donne à { $seat } { $n } place au palais
       *[other] Le chemin donne à { $seat } { $n } places au palais
    }
event-final = 
    { $talents ->
        [one] { $seat } : { $n } au palais, { $tp } PC, { $talents } talent
       *[other] { $seat } : { $n } au palais, { $tp } PC, { $talents } talents
    }

## Ce qui s’est passé, en nombre

deed-claim = Quais réclamés
deed-move-quay = Changements de quai
deed-release = Quais libérés
deed-take-good = Marchandises prises
deed-admit = Navires entrés
deed-block = Navires refoulés
deed-first-player = Premier joueur
deed-income = Revenu
deed-use-card = Cartes utilisées
deed-take-3 = Talents pris
deed-refill = Marché renouvelé
deed-buy = Marchandises achetées
deed-charter = Navires affrétés
deed-move-servant = Serviteurs déplacés
deed-move-rival = Serviteurs de tous déplacés
deed-carry = Marchandises transportées
deed-store = Marchandises entreposées
deed-load = Marchandises chargées
deed-voyage-ok = Voyages réussis
deed-voyage-lost = Voyages sans succès
deed-offering = Offrandes
deed-trade-point = Points de commerce
deed-path = Serviteurs sur le chemin
deed-keep = Privilèges gardés
deed-privilege = Privilèges utilisés
deed-bonus3 = { privilege-bonus3 }
deed-decline = Privilèges refusés
deed-lapse = Privilèges perdus
deed-ordered = Navires triés
deed-warehouse = Cases de stockage libérées
deed-palace = { score-bought }
deed-award = { score-path }
deed-final = Score final

## Le score final

score-bought = Places achetées au palais
score-path = Places données par le chemin
score-trade-points = Points de commerce (égalité)
score-talents = Talents (égalité)

## Pourquoi un coup est refusé
refused-other-card = la carte utilisée est une autre ({ $card }) ; il faut : { $needed } ({ $rule })
refused-quay-taken = il y a déjà des serviteurs sur ce quai : { $quay } ({ $rule })
refused-too-few-servants = il faut { $n } serviteurs, et votre réserve en a { $held } ({ $rule })
refused-not-your-quay = vos serviteurs ne sont pas sur ce quai : { $quay } ({ $rule })
refused-not-on-sale = le marché n’en a pas : { $good } ({ $rule })
refused-no-talents = cela coûte { $n } talents, que vous n’avez pas ({ $rule })
refused-warehouse-full = votre entrepôt a { $n } places, toutes occupées ({ $rule })
refused-no-trade-points = cette place au palais demande { $n } points de commerce ({ $rule })
refused-no-servant = votre réserve n’a pas de serviteur pour cela ({ $rule })
refused-no-ship-there = il n’y a pas de navire à la position { $n } de la première rangée ({ $rule })
refused-may-not-block = seule la première place au phare permet de renvoyer un navire, au lieu d’en laisser entrer ({ $rule })
refused-other-civilisation = le navire accoste à un quai de sa civilisation ({ $civilisation }), pas là : { $quay } ({ $rule })
refused-path-full = le chemin de l’intrigue est plein ({ $rule })
refused-space-useless = ni sa carte ({ $card }) ni son bonus ne sont possibles maintenant ({ $rule })
refused-no-bonus = aucune case d’action utilisée n’a encore un bonus à donner ({ $rule })
refused-warehouse-free = aucun serviteur ne bloque plus votre entrepôt ({ $rule })
refused-say-how = cette carte demande un choix : { $card } ({ $rule })
refused-no-charter-left = tous les navires à affréter sont pris ({ $rule })
refused-skip-for-bonus = on ne renonce à l’action que pour le bonus, et { $reason }
refused-nobody-moved = il faut déplacer au moins un serviteur ({ $rule })
refused-nobody-there = il n’y a pas de serviteur à déplacer : { $place } ({ $rule })
refused-passed-over = les serviteurs se déplacent dans l’ordre de la liste, et ce chemin est passé ({ $rule })
refused-no-free-quay = aucun quai n’est libre de serviteurs ({ $rule })
refused-not-stored = votre entrepôt n’en a pas : { $good } ({ $rule })
refused-nowhere-to-carry = cette marchandise ne peut aller nulle part : { $good } ({ $rule })
refused-no-good-there = il n’y a pas de marchandise sur ce quai : { $quay } ({ $rule })
refused-quay-has-good = il y a déjà une marchandise sur ce quai : { $quay } ({ $rule })
refused-from-warehouse = la marchandise vient de votre entrepôt ({ $rule })
refused-no-charter = vous n’avez pas de navire affrété ({ $rule })
refused-nobody-in-temple = un voyage demande un serviteur au temple ({ $rule })
refused-deck-empty = la pioche des navires est vide ({ $rule })
refused-too-late = au dernier achat, aucun privilège n’est permis : { $privilege } ({ $rule })
refused-not-kept = vous n’avez pas ce privilège : { $privilege } ({ $rule })
refused-without-effect = il n’aurait aucun effet maintenant : { $privilege } ({ $rule })
refused-fewer-cards = vous n’avez regardé que { $n } cartes ({ $rule })
refused-nothing-to-load = il faut un navire et une marchandise : { $quay } ({ $rule })
