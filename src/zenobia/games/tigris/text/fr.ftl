# Tigre & Euphrate

tigris = Tigre & Euphrate
    .tagline = Quatre domaines à équilibrer : c’est votre couleur la plus faible qui compte.
minutes = 90

## Pièces

tile-temple = temple
tile-farm = ferme
tile-market = marché
tile-settlement = peuplement
leader-priest = prêtre
leader-farmer = fermier
leader-merchant = marchand
leader-king = roi
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-black = noir
monument-red-blue = monument rouge et bleu
monument-red-green = monument rouge et vert
monument-red-black = monument rouge et noir
monument-blue-green = monument bleu et vert
monument-blue-black = monument bleu et noir
monument-green-black = monument vert et noir
seat-1 = Lion
seat-2 = Arc
seat-3 = Poterie
seat-4 = Buffle

## La table

option-english = Variante anglaise
    .text = L’attaquant n’ajoute des tuiles que pour passer devant ; le défenseur, juste de quoi égaliser.
option-ziggurat = Variante de la Ziggourat
    .text = Cinq tuiles identiques en croix deviennent la Ziggourat : son roi rapporte à chaque tour un point d’une couleur au choix.
option-open_points = Points visibles
    .text = Tout le monde voit les points de tout le monde.
option-dynasty1 = Dynastie de la première place
    .text = Le nom et le signe de la place. Qui veut une dynastie déjà prise reçoit la première qui est libre.
option-dynasty1-lion = { seat-1 }
option-dynasty1-bow = { seat-2 }
option-dynasty1-pot = { seat-3 }
option-dynasty1-bull = { seat-4 }
option-dynasty2 = Dynastie de la deuxième place
    .text = Le nom et le signe de la place. Qui veut une dynastie déjà prise reçoit la première qui est libre.
option-dynasty2-lion = { seat-1 }
option-dynasty2-bow = { seat-2 }
option-dynasty2-pot = { seat-3 }
option-dynasty2-bull = { seat-4 }
option-dynasty3 = Dynastie de la troisième place
    .text = Le nom et le signe de la place. Qui veut une dynastie déjà prise reçoit la première qui est libre.
option-dynasty3-lion = { seat-1 }
option-dynasty3-bow = { seat-2 }
option-dynasty3-pot = { seat-3 }
option-dynasty3-bull = { seat-4 }
option-dynasty4 = Dynastie de la quatrième place
    .text = Le nom et le signe de la place. Qui veut une dynastie déjà prise reçoit la première qui est libre.
option-dynasty4-lion = { seat-1 }
option-dynasty4-bow = { seat-2 }
option-dynasty4-pot = { seat-3 }
option-dynasty4-bull = { seat-4 }
hand = main
points = points
treasures = trésors
catastrophes = catastrophes
leader-supply = réserve
score = score
out-of-game = échangées
bag-left = Tuiles dans le sac : { $n }
treasures-left = Trésors sur le plateau : { $n }
actions-left =
    { $n ->
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }
idle-turns = Tours sans effet : { $n }
legend-tiles = R temple, B ferme, G marché, K peuplement
legend-leaders = R1 prêtre, B1 fermier, G1 marchand, K1 roi, place 1
legend-board = * trésor, ^ trésor de coin, X catastrophe, ~ rivière
legend-monument = ▒R▒▒B▒ monument de deux couleurs, ▒Z▒ Ziggourat

## Questions

ask-action = Choisissez une action
ask-swap = Combien de tuiles { $tile } changez-vous ?
ask-attack = Vous attaquez : { $attack } contre { $defence }. Ajouter des renforts ?
ask-defend = Vous défendez : { $defence } contre { $attack }. L’égalité suffit.
ask-choose-war = Plusieurs conflits : lequel d’abord ?
ask-choose-site = Choisissez où bâtir
ask-choose-monument = Quatre tuiles identiques : bâtir un monument ?
ask-take-treasure = Choisissez le trésor à prendre
ask-choose-point = Choisissez la couleur du point de la Ziggourat
conflict-revolt = Conflit interne ({ $leader }) : { $attacker } { $attack } contre { $defender } { $defence }. Renforts : { $tile }
conflict-war = Conflit externe ({ $leader }) : { $attacker } { $attack } contre { $defender } { $defence }. Renforts : { $tile }

## Coups : le verbe d’un menu, puis le coup entier

verb-end = Terminer le tour
verb-tile = Poser une tuile
verb-leader = Placer ou déplacer un chef
verb-withdraw = Reprendre un chef
verb-catastrophe = Poser une catastrophe
verb-swap = Changer des tuiles
verb-discard = Changer
verb-commit = Engager des renforts
verb-war = Choisir le prochain conflit
verb-square = Choisir le carré
verb-plus = Choisir le centre de la croix
verb-build = Bâtir un monument
verb-decline = Ne pas bâtir
verb-treasure = Prendre un trésor
verb-point = Choisir la couleur du point de la Ziggourat
move-end = Terminer le tour
move-tile = Poser une tuile { $a } en { $b }
move-leader = Placer le { $raw-a ->
        [red] prêtre
        [blue] fermier
        [green] marchand
       *[black] roi
    } en { $b }
move-withdraw = Reprendre le { $raw-a ->
        [red] prêtre
        [blue] fermier
        [green] marchand
       *[black] roi
    }
move-catastrophe = Poser une catastrophe en { $a }
move-swap = Changer des tuiles
move-discard = Tuiles de cette couleur à changer : { $a }
move-commit = Renforts : { $a }
move-war = { $raw-a ->
        [red] Conflit entre prêtres
        [blue] Conflit entre fermiers
        [green] Conflit entre marchands
       *[black] Conflit entre rois
    }
move-square = Bâtir sur le carré { $a }
move-plus = Bâtir la Ziggourat, centre de la croix : { $a }
move-build = Bâtir le { $a }
move-decline = Ne pas bâtir
move-treasure = Prendre le trésor en { $a }
move-point = Ziggourat : un point { $a }
word-temple = temple
word-farm = ferme
word-market = marché
word-settlement = peuplement
word-red = rouge
word-blue = bleu
word-green = vert
word-black = noir
word-red-blue = monument rouge et bleu
word-red-green = monument rouge et vert
word-red-black = monument rouge et noir
word-blue-green = monument bleu et vert
word-blue-black = monument bleu et noir
word-green-black = monument vert et noir
word-nw = en haut à gauche
word-ne = en haut à droite
word-sw = en bas à gauche
word-se = en bas à droite
word-north = au-dessus
word-west = à gauche
word-here = ici
word-east = à droite
word-south = au-dessous

## Ce qui se passe

event-tile = { $seat } pose une tuile { $tile } en { $square }
event-leader = { $seat } place son { $leader } en { $square }
event-leader-moved = { $seat } déplace son { $leader } ({ $from } vers { $square })
event-leader-withdrawn = { $seat } reprend son { $leader } ({ $square })
event-leader-evicted = { $seat } récupère son { $leader } ({ $square })
event-catastrophe = { $seat } pose une catastrophe en { $square }
event-swapped =
    { $count ->
        [one] { $seat } change { $count } tuile
       *[other] { $seat } change { $count } tuiles
    }
event-drew = Vous piochez : { $tile }
event-refilled =
    { $count ->
        [one] { $seat } pioche { $count } tuile
       *[other] { $seat } pioche { $count } tuiles
    }
event-points =
    { $count ->
        [one] { $seat } marque { $count } point { $colour }
       *[other] { $seat } marque { $count } points { $colour-id ->
            [red] rouges
            [blue] bleus
            [green] verts
           *[black] noirs
        }
    }
event-union = { $seat } réunit deux royaumes en { $square }
event-revolt-begins = Conflit interne : { $attacker } ({ $strength }) contre { $defender } ({ $against }), { $leader }
event-war-begins = Conflit externe : { $attacker } ({ $strength }) contre { $defender } ({ $against }), { $leader }
event-committed =
    { $count ->
        [0] { $seat } n’ajoute aucun renfort ({ $tile })
       *[other] { $seat } ajoute de sa main : { $count } × { $tile }
    }
event-revolt-won = { $winner } gagne le conflit interne contre { $loser } ({ $leader }), { $strength } à { $against }
event-war-won = { $winner } gagne le conflit externe contre { $loser } ({ $leader }), { $strength } à { $against }
event-tiles-removed = { $squares-count ->
        [one] { $squares-count } tuile ({ $tile }) quitte le plateau : { $squares }
       *[other] { $squares-count } tuiles ({ $tile }) quittent le plateau : { $squares }
    }
event-monument-built = { $seat } bâtit le { $monument } en { $square }
event-ziggurat-built = { $seat } bâtit la Ziggourat autour de { $square }
event-declined = { $seat } ne bâtit rien
event-income =
    { $count ->
        [one] Monuments : { $seat } marque { $count } point { $colour }
       *[other] Monuments : { $seat } marque { $count } points { $colour-id ->
            [red] rouges
            [blue] bleus
            [green] verts
           *[black] noirs
        }
    }
event-ziggurat-income =
    { $count ->
        [one] Ziggourat : { $seat } marque { $count } point { $colour }
       *[other] Ziggourat : { $seat } marque { $count } points { $colour-id ->
            [red] rouges
            [blue] bleus
            [green] verts
           *[black] noirs
        }
    }
event-treasure = { $seat } prend le trésor en { $square }
event-turn = À { $seat } de jouer
event-end-treasures =
    { $count ->
        [0] Il ne reste aucun trésor : la partie est finie.
        [one] Il reste { $count } trésor : la partie est finie.
       *[other] Il reste { $count } trésors : la partie est finie.
    }
event-end-bag = Le sac ne suffit plus à compléter la main ({ $seat }) : la partie est finie.
event-end-idle = Trop de tours sans effet : la partie est finie.

## Ce qui s’est passé, en nombre

deed-tile = Tuiles posées
deed-leader = Chefs placés
deed-leader-moved = Chefs déplacés
deed-leader-withdrawn = Chefs repris
deed-leader-evicted = Chefs récupérés
deed-catastrophe = Catastrophes
deed-swapped = Tuiles changées
deed-refilled = Main complétée
deed-points = Points marqués
deed-union = Réunions de royaumes
deed-revolt-begins = Conflits internes lancés
deed-war-begins = Conflits externes lancés
deed-committed = Renforts
deed-revolt-won = Conflits internes gagnés
deed-war-won = Conflits externes gagnés
deed-monument-built = Monuments bâtis
deed-ziggurat-built = Ziggourat bâtie
deed-declined = Rien de bâti
deed-income = Gain des monuments
deed-ziggurat-income = Gain de la Ziggourat
deed-treasure = Trésors pris
deed-turn = Tours
deed-end-bag = Sac épuisé

## Le score final

score-red = Rouge
score-blue = Bleu
score-green = Vert
score-black = Noir
score-treasures = dont trésors

## Pourquoi un coup est refusé
refused-no-tile = vous n’avez pas cette tuile en main : { $tile } ({ $rule })
refused-not-empty = la case { $square } n’est pas vide ({ $rule })
refused-river-for-farms = { $square } est une rivière, où ne vont que des fermes ({ $rule })
refused-farm-on-land = une ferme va sur une rivière, et { $square } est une case de terre ({ $rule })
refused-three-kingdoms = une tuile en { $square } réunirait trois royaumes ou plus ({ $rule })
refused-leader-stands-there = ce chef est déjà en { $square } ({ $rule })
refused-leader-on-river = { $square } est une rivière : les chefs vont seulement sur la terre ({ $rule })
refused-no-temple = aucun temple visible ne touche { $square } par un côté ({ $rule })
refused-two-kingdoms = un chef en { $square } réunirait deux royaumes ({ $rule })
refused-leader-at-home = ce chef n’est pas sur le plateau : { $leader } ({ $rule })
refused-no-catastrophe = vous n’avez plus de catastrophe ({ $rule })
refused-treasure-there = un trésor est en { $square } ({ $rule })
refused-leader-there = un chef est en { $square } ({ $rule })
refused-building-there = { $square } fait partie d’un monument ou de la Ziggourat ({ $rule })
refused-catastrophe-there = une catastrophe est déjà en { $square } ({ $rule })
refused-empty-hand = votre main est vide ({ $rule })
refused-swap-of-nothing = il faut changer au moins une tuile, et il ne reste pas d’autre couleur ({ $rule })
refused-so-many-in-hand =
    { $n ->
        [0] vous n’en avez pas en main : { $tile } ({ $rule })
       *[other] vous n’en avez que { $n } en main : { $tile } ({ $rule })
    }
refused-not-enough-to-win = dans la variante anglaise, qui attaque n’ajoute rien, ou assez pour passer devant ({ $rule })
refused-not-exactly-a-tie = dans la variante anglaise, qui défend n’ajoute rien, ou juste assez pour l’égalité ({ $rule })
refused-no-war = le royaume réuni n’a pas deux chefs de ce genre : { $leader } ({ $rule })
refused-square-is-chosen = le carré est choisi : il faut y bâtir un monument ({ $rule })
refused-no-monument-left = tous les monuments de cette couleur sont bâtis : { $tile } ({ $rule })
refused-not-four-equal = il n’y a pas là quatre tuiles visibles identiques avec celle que vous avez posée ({ $rule })
refused-monument-stands = il est déjà bâti : { $monument } ({ $rule })
refused-wrong-monument = ses couleurs ne sont pas celles des quatre tuiles : { $monument } ({ $rule })
refused-without-ziggurat = cette table joue sans la Ziggourat ({ $rule })
refused-ziggurat-stands = la Ziggourat est déjà bâtie ({ $rule })
refused-not-five-equal = il n’y a pas là cinq tuiles visibles identiques en croix ({ $rule })
refused-treasure-elsewhere = il n’y a pas de trésor à prendre en { $square } ({ $rule })
