# Tadmor: words that only the browser needs.

## The map: names below the spaces, a line break is written |

label-shipyard = Chantier
label-caravan = Caravane
label-peace-gifts = +{ $pp } PP
label-rare-grey = rare|grise
label-rare-yellow = rare|jaune
label-rare-red = rare|rouge
label-tower-single = 1 étage
label-tower-pair = 2 étages
label-mission = Mission
label-taxman = Impôts
label-first-player = 1er joueur
label-improvement = Tuile { $place }
label-market = Marché
label-temple-draw = Temple|et carte
label-temple-or-market = Temple ou|marché
label-marauders = Bandits
label-traitor = Traître|−{ $n }
label-war-supplies = Approv.|+{ $pp }
regions = Régions
raided-last = sous attaque

## The sheets of a phone

sheets = Parties de la table
sheet-map = Carte
sheet-spaces = Cases
sheet-tiles = Tuiles
sheet-city = Ma cité
sheet-rivals = Rivaux
targets-here = à choisir ici

## The round

round-of = Tour { $n } sur { $rounds }
era-n = Ère { $era }
still-to-do = Reste à faire
towers = Tours
strike-at = Détruire des étages : { $player }

## The city

to-place = À placer
warehouse-of = Marchandises { $n } sur { $limit }
traded = échangées
tower = Tour
temples = Temples
rare-goods = Marchandises rares
tiles = Améliorations
tiles-here = Améliorations
tiles-to-choose = À choisir
missions = Missions
mission-hand = en main
mission-fulfilled = remplie
mission-returned = retournée
whole-city = toute la cité
score-now = Si la partie finissait maintenant : { $pp } PP
next-level = Étage suivant
next-pair = Deux suivants

## What things cost and give

free-of-cost = rien
price-level = L’étage suivant coûte { $cost }.
price-pair = Les deux étages suivants coûtent { $cost }.
price-part = Section suivante : { $part } pour { $cost } ; le temple vaut alors { $pp } PP.
discount = Vous ne payez pas { $n } de ces unités.
tax-now = Sinon : { $gold } or, ou { $pp } PP perdus.
tax-choice = Impôt : { $gold } or, ou { $pp } PP perdus
supplies-now = Maintenant { $pp } PP.
condition-met = La condition est remplie.
condition-not-met = La condition n’est pas encore remplie.
cost = Cela coûte { $cost }.
cost-pp = Cela coûte { $pp } PP.
trade-for = Échanger 1 { $resource } contre quoi ?
traded-text = Les marchandises échangées paient ce tour-ci, mais ne s’échangent plus.
pass-construction = Les pions de construction inutilisés rentrent.
point-at = Pointez un emplacement, une tuile ou une mission pour lire son effet.
tile-price =
    { $n ->
        [one] { $n } ressource chacune
       *[other] { $n } ressources chacune
    }
hidden-missions =
    { $n ->
        [one] { $n } mission en main, cachée
       *[other] { $n } missions en main, cachées
    }
