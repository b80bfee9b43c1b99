# Porto Carthago: words that only the browser needs.

decade-of = Décennie { $n } sur { $total }
round-of = tour { $n } sur { $total }
ships-enter = les navires entrent
ships-at-sea = Navires en mer
row-next = prochains
row-later = suivants
row-last = enfin
market = Marché
price-now = La prochaine marchandise coûte { $n } talents
good-left = { $n } au marché
trade-house = Maison du commerce
trade-points = Points de commerce
charter-ships = Navires affrétés
deck-size = { $n } dans la pioche
deck = Pioche
reserve = Réserve
warehouse = Entrepôt
privileges = Privilèges
space-free = case de stockage libre
space-closed = fermée : un serviteur s’y trouve
bonus-is = Bonus : { $bonus }.
no-card = pas encore de carte
no-ship = pas de navire
first-of-decade = premier joueur
ship-of = Navire : { $civilisation }
ship-wants = désire : { $good }
ship-pays = paie { $n } talents
ship-danger = danger { $n }
ship-awaited = { $player } l’attend : { $quay }
quay-name = Quai { $quay }
quay-free = sans serviteurs
quay-held = deux serviteurs : { $player }
quay-good = marchandise en attente : { $good }
slot-cost =
    { $n ->
        [0] ne coûte aucun serviteur
        [one] coûte { $n } serviteur
       *[other] coûte { $n } serviteurs
    }
servants-of =
    { $n ->
        [one] { $player } : { $n } serviteur
       *[other] { $player } : { $n } serviteurs
    }
points-of =
    { $n ->
        [one] { $player } : { $n } point de commerce
       *[other] { $player } : { $n } points de commerce
    }
admits = { $player } : { $n } { $n ->
        [one] serviteur
       *[other] serviteurs
    }, fait entrer { $ships } { $ships ->
        [one] navire
       *[other] navires
    }
lighthouse-text = Qui a des serviteurs ici décide des navires qui entrent, le plus nombreux d’abord.
temple-text = Vos serviteurs protègent ici vos voyages : s’ils sont au moins aussi nombreux que le danger, le voyage réussit.
charter-text = Une marchandise sur votre navire affrété part en voyage. La première carte de la pioche décide.
path-text = À la fin, la plus haute récompense atteinte mène des serviteurs d’ici au palais.
early-end = Avec { $n } points de commerce après la décennie { $decade }, la partie finit plus tôt.
next-place = prochaine place : { $price } talents, dès { $points } points de commerce
award-now = récompense actuelle : { $awards }
award-none = pas encore de récompense
award-at = { $n } serviteurs : { $awards }
voyage-odds = Chances d’un voyage
voyage-with = avec { $n } serviteurs au temple : { $percent } %
voyage-none = Il vous faut des serviteurs au temple : leur nombre contre le danger de la première carte de la pioche.
percent-of = { $percent } %
voyage-chance = Réussite : { $chance }.
from-to = { $least } à { $most }
voyage-success = Alors { $points } points de commerce et { $talents } talents.
voyage-failure = Sinon { $points } point de commerce et { $talents } talents.
move-servants = Déplacer des serviteurs
order-aristocrat = Les serviteurs partent dans cet ordre : de la réserve, du phare, du temple.
order-move3 = Les serviteurs partent dans l’ordre des places, ceux du phare avant ceux du temple.
sort-cards = Touchez les cartes dans leur ordre, celle du dessus d’abord
sort-place = place { $n }
parts = Parties du plateau
part-harbour = Port
part-actions = Actions
part-ships = Navires
part-palace = Palais
targets-here = un choix attend ici
outlook-pay = Coûte { $n } talents ; il en reste { $left }.
outlook-load = Le navire est chargé : { $talents } talents, { $points } point de commerce, les deux serviteurs reviennent, et le privilège : { $privilege }
outlook-take = { $n } talents : vous en aurez { $total }.
outlook-refill = Toutes les marchandises vont au sac et de nouvelles arrivent. Vous pourrez en acheter une pour { $n } talents.
outlook-waits = La marchandise y attend un navire qui la désire.
outlook-pair = La paire y va.
outlook-claim = Deux serviteurs de votre réserve y vont.
outlook-move = Vous choisirez ensuite le nouveau quai. Une marchandise laissée va au sac.
outlook-leave = La paire revient. Une marchandise laissée va au sac.
outlook-track = Vous aurez alors { $n } points de commerce.
outlook-path = Votre serviteur prend la case { $n } et y reste jusqu’à la fin.
