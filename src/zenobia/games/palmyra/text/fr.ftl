# Palmyra

palmyra = Palmyra
    .tagline = Posez des territoires, déplacez légion et censeur : le plus riche devient gouverneur.
minutes = 40

## Pièces

seat-1 = Bleu
seat-2 = Rouge
seat-3 = Vert
seat-4 = Jaune
seat-5 = Noir
pawn-legion = la légion
pawn-censor = le censeur
tile-small-desert = petite tuile, désert, vide
tile-small-desert-watchtower = petite tuile, désert, tour de guet
tile-small-desert-lake = petite tuile, désert, lac
tile-small-desert-caravan = petite tuile, désert, caravane
tile-small-hills = petite tuile, collines, vide
tile-small-hills-watchtower = petite tuile, collines, tour de guet
tile-small-hills-lake = petite tuile, collines, lac
tile-small-hills-caravan = petite tuile, collines, caravane
tile-small-mountains = petite tuile, montagnes, vide
tile-small-mountains-watchtower = petite tuile, montagnes, tour de guet
tile-small-mountains-lake = petite tuile, montagnes, lac
tile-small-mountains-caravan = petite tuile, montagnes, caravane
tile-large-desert = grande tuile, désert, vide
tile-large-desert-watchtower = grande tuile, désert, tour de guet
tile-large-desert-lake = grande tuile, désert, lac
tile-large-desert-caravan = grande tuile, désert, caravane
tile-large-hills = grande tuile, collines, vide
tile-large-hills-watchtower = grande tuile, collines, tour de guet
tile-large-hills-lake = grande tuile, collines, lac
tile-large-hills-caravan = grande tuile, collines, caravane
tile-large-mountains = grande tuile, montagnes, vide
tile-large-mountains-watchtower = grande tuile, montagnes, tour de guet
tile-large-mountains-lake = grande tuile, montagnes, lac
tile-large-mountains-caravan = grande tuile, montagnes, caravane
place-city = centre-ville

## La table

option-mix = Répartition des tuiles
    .text = La répartition imprimée est inconnue. Première : 36 tuiles sur 93 présentent un élément. Seconde : 54.
option-mix-first = première : moins d’éléments
option-mix-second = seconde : plus d’éléments
option-expert = Version experte : l’empereur
    .text = Payez une pièce en réorganisant pour obtenir l’empereur : n’importe quel pion pour n’importe quelle action, et une tuile ou une pièce de plus.
option-solo = Campagne solo
    .text = Cinq parties en solo, chacune avec un objectif ; seulement pour un joueur.
option-solo-1 = Première partie
option-solo-2 = Deuxième partie
option-solo-3 = Troisième partie
option-solo-4 = Quatrième partie
option-solo-5 = Cinquième et dernière partie
option-tribute_at_once = Tribut immédiat
    .text = La tuile est retournée avant le calcul des pièces et compte déjà.
option-substitute = Une pile aide l’autre
    .text = Si une pile ne suffit pas, l’autre complète ; la partie ne finit que si les deux ensemble ne suffisent plus.
option-emperor_test = L’empereur aide le tribut
    .text = La pièce de l’empereur compte quand on compare le revenu aux tuiles retournées.
option-hide_coins = Pièces cachées
    .text = Comme dans le livret : les autres ne voient vos pièces qu’à la fin. Les gains sont annoncés malgré tout. Sinon, toutes les pièces sont visibles.
option-starts = Qui commence
    .text = D’après le livret, qui habite le plus au sud.
option-starts-1 = { seat-1 }
option-starts-2 = { seat-2 }
option-starts-3 = { seat-3 }
option-starts-4 = { seat-4 }
option-starts-5 = { seat-5 }
hand = main
hand-empty = aucune tuile
coins = pièces
coins-hidden = cachées
flipped = retournées
legion-at = légion
censor-at = censeur
lifted = à placer
emperor = empereur
emperor-free = L’empereur est libre.
coins-left = Pièces dans la réserve : { $n }
piles-left = Piles : petites { $small }, grandes { $large }
solo-game =
    { $game ->
        [1] Première partie
        [2] Deuxième partie
        [3] Troisième partie
        [4] Quatrième partie
       *[5] Cinquième et dernière partie
    }
solo-target = Objectif : { $target } pièces
solo-drain = Pièces retirées à chaque tour : { $n }
solo-best = Meilleur score : { $n }
campaign-set-aside = Le fichier de vos meilleurs scores était abîmé, il a été mis de côté : { $file }
income-preview = Revenu : { $n }
run-action =
    { $action ->
        [conquer] Conquérir avec { $pawn }
       *[collect] Collecter avec { $pawn }
    }
columns-shown = Colonnes { $first } à { $last } sur { $west } à { $east }
legend-tiles = (D) grande, [d] petite : D désert, H collines, M montagnes ; ⌂ tuile de départ
legend-elements = t tour de guet, l lac, c caravane
legend-pawns = L1 légion, C1 censeur de la place 1 ; au centre-ville : { $pawns }
legend-nobody = personne

## Questions

ask-turn = Conquérir, collecter ou réorganiser ?
ask-pick = Choisissez une tuile pour { $pawn }
ask-lay = Poser la tuile : { $tile }
ask-split = Nombre impair : une de plus de quelle taille ?
ask-flip = Retourner une tuile (tribut) ?
ask-emperor = Payer une pièce et prendre l’empereur ?
ask-pile = Piocher une tuile : petite ou grande ?
ask-place-legion = Placer la légion
ask-place-censor = Placer le censeur

## Coups : le verbe d’un menu, puis le coup entier

verb-conquer = Conquérir
verb-collect = Collecter
verb-reorganise = Réorganiser
verb-stop = S’arrêter là
verb-lay = Choisir une tuile
verb-to = Choisir une case
verb-flip = Retourner une tuile (tribut)
verb-more = Une de plus de quelle taille
verb-draw = Piocher une tuile
verb-emperor = L’empereur
move-conquer = Conquérir avec { $a }
move-collect = Collecter avec { $a }
move-reorganise = Réorganiser
move-stop = S’arrêter là
move-lay = Choisir : { $a }
move-to =
    { $raw-a ->
        [city] Au centre-ville
       *[other] En { $a }
    }
move-flip =
    { $raw-a ->
        [nothing] Ne rien retourner
       *[other] Retourner (tribut) : { $a }
    }
move-more =
    { $raw-a ->
        [small] Une petite tuile de plus
       *[large] Une grande tuile de plus
    }
move-draw =
    { $raw-a ->
        [small] Piocher une petite tuile
       *[large] Piocher une grande tuile
    }
move-emperor =
    { $raw-a ->
        [pay] Payer une pièce et prendre l’empereur
       *[leave] Laisser l’empereur
    }
word-legion = { pawn-legion }
word-censor = { pawn-censor }
word-city = { place-city }
word-nothing = rien
word-small = petite tuile
word-large = grande tuile
word-pay = payer
word-leave = laisser
word-small-desert = { tile-small-desert }
word-small-desert-watchtower = { tile-small-desert-watchtower }
word-small-desert-lake = { tile-small-desert-lake }
word-small-desert-caravan = { tile-small-desert-caravan }
word-small-hills = { tile-small-hills }
word-small-hills-watchtower = { tile-small-hills-watchtower }
word-small-hills-lake = { tile-small-hills-lake }
word-small-hills-caravan = { tile-small-hills-caravan }
word-small-mountains = { tile-small-mountains }
word-small-mountains-watchtower = { tile-small-mountains-watchtower }
word-small-mountains-lake = { tile-small-mountains-lake }
word-small-mountains-caravan = { tile-small-mountains-caravan }
word-large-desert = { tile-large-desert }
word-large-desert-watchtower = { tile-large-desert-watchtower }
word-large-desert-lake = { tile-large-desert-lake }
word-large-desert-caravan = { tile-large-desert-caravan }
word-large-hills = { tile-large-hills }
word-large-hills-watchtower = { tile-large-hills-watchtower }
word-large-hills-lake = { tile-large-hills-lake }
word-large-hills-caravan = { tile-large-hills-caravan }
word-large-mountains = { tile-large-mountains }
word-large-mountains-watchtower = { tile-large-mountains-watchtower }
word-large-mountains-lake = { tile-large-mountains-lake }
word-large-mountains-caravan = { tile-large-mountains-caravan }

## Ce qui s’est passé

event-turn = À { $seat } de jouer
event-lay = { $seat } pose une tuile avec { $pawn } en { $cell } ({ $tile }) : +{ $count }
event-conquer =
    { $count ->
        [one] { $seat } conquiert et pioche { $count } tuile
       *[other] { $seat } conquiert et pioche { $count } tuiles
    }
event-draw = { $seat } pioche : { $tile }
event-collect =
    { $count ->
        [one] { $seat } collecte { $count } pièce
       *[other] { $seat } collecte { $count } pièces
    }
event-tribute =
    { $count ->
        [one] Tribut : { $seat } reçoit { $count } pièce de plus
       *[other] Tribut : { $seat } reçoit { $count } pièces de plus
    }
event-emperor-bonus = Empereur : un de plus pour { $seat }
event-flip = { $seat } retourne une tuile ({ $tile }) : tribut { $count }
event-reorganise = { $seat } réorganise ses pions
event-emperor = { $seat } paie une pièce et reçoit l’empereur
event-place = { $seat } place { $pawn } : { $place }
event-drain =
    { $count ->
        [one] { $count } pièce quitte le jeu
       *[other] { $count } pièces quittent le jeu
    }
event-end = { $why }
why-tiles = Les piles ne suffisent plus : la partie est finie.
why-coins = La dernière pièce est prise : la partie est finie.
why-drained = La réserve est vide : la partie est finie.
why-exhausted = Il n’y a plus aucune tuile : la partie est finie.
why-stalemate = Plus personne n’avance : la partie est finie.
event-final =
    { $count ->
        [one] { $seat } : { $count } pièce, tribut { $flips }
       *[other] { $seat } : { $count } pièces, tribut { $flips }
    }
event-solo-passed = Objectif atteint : { $count } pièces sur { $target }
event-solo-failed = Objectif manqué : { $count } pièces sur { $target }

## Ce qui s’est passé, en nombre

deed-turn = Tours
deed-lay = Tuiles posées
deed-conquer = { verb-conquer }
deed-draw = Tuiles piochées
deed-collect = { verb-collect }
deed-tribute = { score-tribute }
deed-emperor-bonus = Un de plus par l’empereur
deed-flip = Tuiles retournées
deed-reorganise = { verb-reorganise }
deed-emperor = Empereur reçu
deed-place = Pions placés
deed-final = Score final

## Le score final

score-start = Pièces au départ
score-income = Revenu
score-tribute = Tribut
score-emperor = Pièces de l’empereur
score-emperor-price = Payé pour l’empereur
score-flipped = Tuiles retournées (égalité)

## Pourquoi un coup est refusé
refused-shut-in = il n’y a pas de case libre à côté du pion : { $pawn } ({ $rule })
refused-no-fitting-tile = aucune de vos tuiles ne va sur une case libre à côté du pion : { $pawn } ({ $rule })
refused-no-such-tile = vous n’avez pas cette tuile : { $tile } ({ $rule })
refused-run-limit = un tour permet au plus { $elements } tuile à élément et { $with } vide, ou { $alone } tuiles vides ({ $rule })
refused-no-room = il n’y a pas de case libre de cette taille à côté du pion ({ $pawn }) : { $tile } ({ $rule })
refused-space-taken = une tuile est déjà en { $space } ({ $rule })
refused-wrong-size = la case { $space } prend des tuiles d’une autre taille : { $size } ({ $rule })
refused-not-beside-pawn = { $space } n’est pas à côté du pion : { $pawn } ({ $rule })
refused-nothing-laid = un tour pose au moins une tuile, et rien n’est posé ({ $rule })
refused-not-with-you = il faut avoir l’empereur pour utiliser n’importe quel pion ({ $rule })
refused-own-action = la légion conquiert et le censeur collecte ({ $rule })
refused-pile-short = les piles ne suffisent pas pour ce partage ({ $rule })
refused-pile-empty = cette pile est vide ({ $rule })
refused-no-tile-there = il n’y a pas de tuile en { $space } ({ $rule })
refused-city-is-one = { $space } fait partie du centre-ville, qui est un seul lieu : choisissez la ville ({ $rule })
refused-pawn-there = un pion est déjà en { $space } ({ $rule })
