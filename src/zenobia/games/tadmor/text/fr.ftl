# Tadmor

tadmor = Tadmor
    .tagline = Envoyez chameaux et bateaux à travers la Syrie et faites de votre maison la plus prestigieuse de Palmyre.
minutes = 120

## Pieces

seat-1 = Bleu
seat-2 = Rouge
seat-3 = Vert
seat-4 = Jaune
resource-wood = bois
resource-stone = pierre
resource-marble = marbre
resource-gold = or
letter-wood = b
letter-stone = p
letter-marble = m
letter-gold = o
piece-camel = chameau
piece-ship = bateau
short-camel = C
short-ship = B
short-either = 2
good-glass = verre
good-incense = encens
good-myrrh = myrrhe
good-jade = jade
good-ivory = ivoire
good-porcelain = porcelaine
good-silk = soie
good-perfume = parfum
good-oil = huile
colour-grey = grise
colour-yellow = jaune
colour-red = rouge
region-north-sea = Mer du Nord
region-south-sea = Mer du Sud
region-euphrates = Euphrate
region-damascus = Damas
region-palmyra = Palmyre
region-ebla = Ebla
region-aleppo = Alep
part-basement = fondations
part-colonnade = colonnade
part-roof = toit
part-statues = statues
era-i = I
era-ii = II
era-iii = III
trade-wood = 1 bois
trade-stone = 1 pierre
trade-marble = 1 marbre
trade-gold = 1 or
trade-wood-wood = 2 bois
trade-wood-stone = 1 bois et 1 pierre
trade-stone-stone = 2 pierres

## Action spaces

space-ns1 = Bois, premier poste de bateau
space-ns2 = Bois, second poste de bateau
space-ns3 = Marbre, bateau
space-ns4 = Bois, chameau
space-ns5 = Chantier naval
space-ss1 = Pierre, premier poste de bateau
space-ss2 = Pierre, second poste de bateau
space-ss3 = Pierre, chameau
space-ss4 = Marchandise rare grise
space-ss5 = Cadeaux diplomatiques, bateau
space-eu1 = Or, premier poste de bateau
space-eu2 = Or, second poste de bateau
space-eu3 = Marbre, bateau
space-eu4 = Or, chameau
space-eu5 = Marchandise rare jaune
space-eu6 = Marchandise rare rouge
space-da1 = Construire une série de deux étages
space-da2 = Missions du roi
space-da3 = Collecteur d’impôts
space-da4 = Premier joueur
space-pa1 = Amélioration 1
space-pa2 = Amélioration 2
space-pa3 = Amélioration 3
space-pa4 = Amélioration 4
space-pa5 = Marché de la ville
space-pa6 = Temple et carte mission
space-eb1 = Temple ou marché de la ville
space-eb2 = Marbre, chameau
space-eb3 = Cadeaux diplomatiques, chameau
space-eb4 = Bandits
space-al1 = Construire des étages
space-al2 = Caravane
space-al3 = Traître
space-al4 = Approvisionnement
space-al5 = Missions du roi, second emplacement
space-i21 = { tile-i21 }
space-i22 = { tile-i22 }
space-i37 = { tile-i37 }
space-i47 = { tile-i47 }
space-i48 = { tile-i48 }
action-collect = Prendre des ressources
    .text = Prenez { $n } { $resource } dans votre entrepôt.
action-shipyard = Chantier naval
    .text = Gagnez un bateau si vous avez assez d’ensembles gris, jaune et rouge de marchandises rares.
action-caravan = Caravane
    .text = Gagnez un chameau si votre tour ou vos missions remplies le permettent.
action-peace-gifts = Cadeaux diplomatiques
    .text = Marquez { $pp } PP.
action-rare = Marchandises rares
    .text = Payez { $cost } et prenez la marchandise rare { $colour } du dessus.
action-tower-single = Construire des étages
    .text = Construisez autant d’étages que vous voulez, chacun à son prix.
action-tower-pair = Construire une série de deux étages
    .text = Construisez des séries de deux étages au prix de l’étage inférieur.
action-mission = Missions du roi
    .text = Piochez une mission ou remplissez-en une de votre main.
action-taxman = Collecteur d’impôts
    .text = Vous ne payez pas d’impôt ce tour-ci.
action-first-player = Premier joueur
    .text = Prenez le pion premier joueur et une marchandise de base.
action-improvement = Acquérir une amélioration
    .text = Payez { $n } { $n ->
        [one] ressource
       *[other] ressources
    } pour une amélioration, dans l’ordre des emplacements.
action-market = Marché de la ville
    .text = Échangez autant que vous voulez : 1 de base contre 1 supérieure, 1 supérieure contre 2 de base.
action-temple-draw = Temple et carte mission
    .text = Construisez une section de temple et piochez une mission.
action-temple-or-market = Temple ou marché de la ville
    .text = Construisez une section de temple ou échangez des marchandises de base contre des supérieures.
action-marauders = Bandits
    .text = Choisissez en secret la région attaquée au prochain tour.
action-traitor = Traître
    .text = Détruisez { $n } { $n ->
        [one] étage
       *[other] étages
    } d’une tour au moins aussi haute que la vôtre.
action-war-supplies = Approvisionnement
    .text = Marquez la différence entre votre tour et la tour la plus basse.
short-shipyard = Chantier
short-caravan = Caravane
short-peace-gifts = Cadeaux
short-rare = Rare
short-tower-single = Étages
short-tower-pair = 2 étages
short-mission = Mission
short-taxman = Impôts
short-first-player = Premier
short-improvement = Amélior.
short-market = Marché
short-temple-draw = Temple+
short-temple-or-market = Temple/M
short-marauders = Bandits
short-traitor = Traître
short-war-supplies = Approv.

## Improvements

tile-i1 = Du bois au marbre
    .text = Échangez 1 bois contre { $rate } marbre, autant de fois que vous voulez.
tile-i2 = Du bois à l’or
    .text = Échangez 1 bois contre { $rate } or, autant de fois que vous voulez.
tile-i3 = De la pierre au marbre
    .text = Échangez 1 pierre contre { $rate } marbre, autant de fois que vous voulez.
tile-i4 = De la pierre à l’or
    .text = Échangez 1 pierre contre { $rate } or, autant de fois que vous voulez.
tile-i5 = Scribe royal
    .text = Marquez { $pp } PP pour chaque mission que vous remplissez.
tile-i6 = Courtier en faveurs
    .text = À chaque tour, achetez 1 marchandise de base pour { $base_price_pp } PP et 1 supérieure pour { $superior_price_pp } PP.
tile-i7 = Liens tribaux
    .text = Quand vous révélez la carte bandits, vos pions restent dans la région attaquée.
tile-i8 = Renom des caravanes
    .text = Marquez { $pp } PP par marchandise rare acquise par une action, { $free_pp } PP si elle est gratuite.
tile-i9 = Achat sur réputation
    .text = Une fois par tour, payez { $price_pp } PP au lieu de ressources pour une marchandise rare.
tile-i10 = Flotte du bois
    .text = +{ $amount } bois quand un bateau prend du bois.
tile-i11 = Flotte de la pierre
    .text = +{ $amount } pierre quand un bateau prend de la pierre.
tile-i12 = Flotte du marbre
    .text = +{ $amount } marbre quand un bateau prend du marbre.
tile-i13 = Flotte de l’or
    .text = +{ $amount } or quand un bateau prend de l’or.
tile-i14 = Maître d’œuvre
    .text = Chaque étage multiple de { $n } est gratuit.
tile-i15 = Second maître d’œuvre
    .text = Chaque étage multiple de { $n } est gratuit.
tile-i16 = Bannière du guet
    .text = Marquez { $pp } PP à chaque tour si votre tour est seule la plus haute.
tile-i17 = Seconde bannière du guet
    .text = Marquez { $pp } PP à chaque tour si votre tour est seule la plus haute.
tile-i18 = Voûtes de pierre
    .text = Construisez la tour sans payer de bois.
tile-i19 = Secrétaire royal
    .text = Marquez { $pp } PP pour chaque mission que vous remplissez.
tile-i20 = Fournisseur de la cour
    .text = Les missions vous coûtent { $amount } ressources de moins.
tile-i21 = Marché privé
    .text = Action privée : échangez comme au marché de la ville.
tile-i22 = Second marché privé
    .text = Action privée : échangez comme au marché de la ville.
tile-i23 = Change de l’or
    .text = Échangez 1 or contre { $rate } marchandises de base, autant de fois que vous voulez.
tile-i24 = Change du marbre
    .text = Échangez 1 marbre contre { $rate } marchandises de base, autant de fois que vous voulez.
tile-i25 = Butin
    .text = Quand vous révélez la carte bandits et qu’un pion adverse est retiré, marquez { $pp } PP.
tile-i26 = Tribut
    .text = Quand vous révélez la carte bandits, recevez { $gold } or et { $pp } PP.
tile-i27 = Renom de la route de la soie
    .text = Marquez { $pp } PP par marchandise rare acquise par une action, { $free_pp } PP si elle est gratuite.
tile-i28 = Accord commercial
    .text = Les marchandises rares vous coûtent { $amount } ressources de moins.
tile-i29 = Convoi du bois
    .text = +{ $amount } bois quand un bateau prend du bois.
tile-i30 = Convoi de la pierre
    .text = +{ $amount } pierre quand un bateau prend de la pierre.
tile-i31 = Convoi du marbre
    .text = +{ $amount } marbre quand un bateau prend du marbre.
tile-i32 = Convoi de l’or
    .text = +{ $amount } or quand un bateau prend de l’or.
tile-i33 = Grand entrepôt
    .text = Gardez jusqu’à { $limit } ressources à la fin du tour.
tile-i34 = Architecte du temple
    .text = Les sections de temple vous coûtent { $amount } ressources de moins.
tile-i35 = Haute bannière
    .text = Marquez { $pp } PP à chaque tour si votre tour est seule la plus haute.
tile-i36 = Seconde haute bannière
    .text = Marquez { $pp } PP à chaque tour si votre tour est seule la plus haute.
tile-i37 = Sacerdoce
    .text = Action privée : construisez une section de temple et marquez { $pp } PP.
tile-i38 = La plus haute tour
    .text = { $pp } PP à la fin si votre tour est seule la plus haute.
tile-i39 = La plus riche collection
    .text = { $pp } PP à la fin si personne n’a autant de marchandises rares que vous.
tile-i40 = Le plus grand savoir
    .text = { $pp } PP à la fin si personne n’a autant d’améliorations que vous.
tile-i41 = Bienfaiteur des temples
    .text = { $pp } PP à la fin si personne n’a achevé autant de temples que vous.
tile-i42 = Confident du roi
    .text = { $pp } PP à la fin si personne n’atteint la valeur de vos missions.
tile-i43 = Connaisseur
    .text = Quand vous obtenez une marchandise rare, choisissez-la dans toute la pile.
tile-i44 = Émissaire généreux
    .text = Les cadeaux diplomatiques vous rapportent { $factor } fois leurs PP.
tile-i45 = Garde du désert
    .text = Les bandits ne retirent jamais vos pions.
tile-i46 = Exemption d’impôt
    .text = Vous ne payez jamais le collecteur d’impôts.
tile-i47 = Atelier privé
    .text = Action privée : une action de construction au choix.
tile-i48 = Siège au conseil
    .text = Action privée : collecteur d’impôts, approvisionnement ou premier joueur, si vous n’y êtes pas.

## King’s Missions

mission-k1 = Sauver la princesse
    .text = Retour (construction) : prenez la marchandise rare de votre choix.
mission-k2 = Sauver la princesse
    .text = Retour (construction) : prenez la marchandise rare de votre choix.
mission-k3 = Ambassade de paix
    .text = Retour (construction) : obtenez gratuitement la prochaine section de temple.
mission-k4 = Ambassade de paix
    .text = Retour (construction) : obtenez gratuitement la prochaine section de temple.
mission-k5 = Comptoir maritime
    .text = Retour (à tout moment) : obtenez un bateau.
mission-k6 = Comptoir maritime
    .text = Retour (à tout moment) : obtenez un bateau.
mission-k7 = Palais royal
    .text = Retour (construction) : construisez gratuitement { $levels } { $levels ->
        [one] étage
       *[other] étages
    }.
mission-k8 = Grand palais royal
    .text = Retour (construction) : construisez gratuitement { $levels } { $levels ->
        [one] étage
       *[other] étages
    }.
mission-k9 = Rempart de la ville
    .text = Retour (bandits) : détournez l’attaque vers une autre région.
mission-k10 = Rempart de la ville
    .text = Retour (bandits) : détournez l’attaque vers une autre région.
mission-k11 = Comptoir caravanier
    .text = Retour (à tout moment) : obtenez un chameau.
mission-k12 = Comptoir caravanier
    .text = Retour (à tout moment) : obtenez un chameau.
mission-k13 = Place du marché
    .text = Retour (résolution) : utilisez le marché de la ville ce tour-ci.
mission-k14 = Précepteur du prince
    .text = Retour (bandits) : échangez un de vos pions avec un pion adverse du même type.
mission-k15 = Homme de science
    .text = Retour (améliorations) : prenez gratuitement { $count } améliorations après tout le monde.
mission-k16 = Caravansérail
    .text = Retour (résolution) : prenez { $count } ressources au choix.
mission-k17 = Caravansérail
    .text = Retour (résolution) : prenez { $count } ressources au choix.
mission-k18 = Caravansérail
    .text = Retour (résolution) : prenez { $count } ressources au choix.
mission-k19 = Sanctuaire
    .text = Retour (construction) : obtenez gratuitement les fondations d’un temple supplémentaire.
mission-k20 = Défenseur de la couronne
    .text = Retour (construction) : détruisez { $levels } étages de la tour d’un adversaire.
mission-k21 = Émissaires étrangers
    .text = Retour (construction) : piochez { $count } missions.
mission-k22 = Émissaires étrangers
    .text = Retour (construction) : piochez { $count } missions.
mission-k23 = Conseiller des routes
    .text = Retour (placement) : placez jusqu’à { $count } pions à ce tour de placement.
mission-k24 = Conseiller des routes
    .text = Retour (placement) : placez jusqu’à { $count } pions à ce tour de placement.
mission-k25 = Conseiller des archives
    .text = Retour (améliorations) : prenez une amélioration de l’ère I ou II absente du plateau.
mission-k26 = Conseiller des archives
    .text = Retour (améliorations) : prenez une amélioration de l’ère I ou II absente du plateau.

## The table

option-experienced = Mise en place pour joueurs expérimentés
    .text = Chacun commence avec l’amélioration de l’ère I de son choix.
option-pairs = Séries de deux étages par action
    .text = Les livrets diffèrent : autant de séries que l’on veut, ou une seule par action.
option-pairs-any = autant que l’on veut
option-pairs-one = une seule
option-returns = Comptoirs
    .text = Quand retourner K5, K6, K11 et K12 : aussi à son tour de placement, ou seulement pendant la résolution.
option-returns-anytime = à tout moment
option-returns-resolution = résolution seulement
course = Tour { $n } sur { $rounds } · Ère { $era } · { $stage }
stage-bonus = Bonus de départ
stage-start-tile = Choix de l’amélioration de départ
stage-placement = Placement
stage-redirect = Étape des bandits
stage-swap = Étape des bandits
stage-pick = Étape des bandits
stage-reveal = Étape des bandits
stage-improvement = Phase d’améliorations
stage-late-improvement = Phase d’améliorations, après tous les emplacements
stage-construction = Phase de construction
stage-kingdom = Phase de royaume
stage-round-end = Fin du tour
stage-storing = Fin du tour
stage-over = Fin de la partie
pawn-at = Pion premier joueur : { $player }
free-space = libre
col-region = Région
under-attack = Région attaquée : { $region }
nowhere = aucune
raid-held = Carte bandits chez { $player }
raid-own = votre carte bandits : { $region }
piles = Marchandises rares (dessus, nombre)
pile = { $colour } : { $top } ({ $n })
pile-empty = { $colour } : vide
missions-left = Missions : { $deck } dans la pioche, { $discards } à la défausse
tiles-on-board = Améliorations sur le plateau ({ $n } chacune)
no-tiles = aucune amélioration
col-player = Joueur
col-pp = PP
col-total = Total
col-tower = Tour
col-temple = Temples
col-warehouse = Entrepôt
col-traded = Échangées
col-pieces = Chameaux, bateaux
col-rare = March. rares
col-missions = Missions (main, remplies, ret.)
missions-of = { $hand }, { $up }, { $down }
row-tiles = Améliorations : { $names }
row-fulfilled = remplies : { $names }
row-returned = retournées : { $names }
face-up = remplie
units-wood = { $n } bois
units-gold = { $n } or
units-stone = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
units-marble = { $n ->
        [one] { $n } marbre
       *[other] { $n } marbres
    }
your-hand = Vos missions
mission-value = { $pp } PP pour { $cost }
tax-due = Impôt dû : { $n } or
score-track = PP en cours de partie
score-tower = Tour
score-missions = Missions du roi
score-temples = Temples
score-rare = Combinaisons de marchandises rares
score-bonus = Améliorations de l’ère III
legend-spaces = Emplacements : C pour un chameau, B pour un bateau, 2 pour l’un ou l’autre ; 1 à 4 sont les pions des joueurs, « · » est libre
legend-resources = Ressources : b bois, p pierre, m marbre, o or
legend-pieces = Pions : en réserve / possédés

## Questions

ask-bonus = Choisissez votre marchandise supplémentaire
ask-start-tile = Choisissez votre amélioration de départ
ask-placement = Placez un chameau ou un bateau
ask-redirect = Envoyer les bandits vers une autre région ?
ask-swap = Échanger un de vos pions avec celui d’un adversaire ?
ask-pick = Quelle région les bandits attaqueront-ils au prochain tour ?
ask-improvement = Acquérez une amélioration, ou renoncez
ask-late-improvement = Retournez une mission, ou terminez
ask-construction = Effectuez vos actions de construction
ask-kingdom = Réglez l’impôt et les actions de royaume
ask-storing = Trop de ressources : défaussez-en { $n }
ask-base-bonus = Choisissez une marchandise de base
ask-superior-bonus = Choisissez une marchandise supérieure
ask-pay-for-tile = Payez encore { $n }, dans l’ordre des ressources
ask-waive-for-mission = Réduction : indiquez encore { $n } { $n ->
        [one] unité
       *[other] unités
    } à ne pas payer
ask-waive-for-temple = Réduction : indiquez encore { $n } { $n ->
        [one] unité
       *[other] unités
    } à ne pas payer
ask-take-resources = Choisissez encore { $n } { $n ->
        [one] ressource
       *[other] ressources, dans leur ordre
    }
ask-pawn-good = Choisissez une marchandise de base
ask-which-temple = Choisissez le temple
ask-which-pile = Choisissez une pile
ask-which-good = Choisissez une marchandise rare
ask-tile-on-board = Choisissez une amélioration
ask-tile-off-board = Choisissez une amélioration
ask-whose-tower = La tour de qui ?
ask-which-region = Choisissez une région
ask-own-space = Lequel de vos pions ?
ask-other-space = Quel pion adverse ?
ask-throw-away = Trop de ressources : défaussez-en { $n }

## Moves: the verb of a menu, then the whole move

verb-pass = Terminer
verb-choose = Choisir une ressource
verb-tile = Choisir une amélioration
verb-place = Placer un pion
verb-space = Résoudre cet emplacement
verb-return = Retourner la mission
verb-discard = Défausser la mission contre une ressource
verb-fulfil = Remplir la mission
verb-draw = Piocher une mission
verb-trade = Échanger
verb-buy = Acheter avec des PP
verb-ebla = Utiliser Ebla comme marché
verb-build = Construire la tour
verb-strike = Détruire des étages
verb-temple = Construire une section de temple
verb-part = Choisir le temple
verb-rare = Acquérir une marchandise rare
verb-pile = Choisir une pile
verb-good = Choisir une marchandise rare
verb-region = Choisir une région
verb-tax = Collecteur d’impôts
verb-council = Conseil
move-pass = Terminer
move-choose = Choisir : { $a }
move-tile = Amélioration : { $a }
move-place = Placer un { $a } : { $b }
move-space = Emplacement : { $a }
move-return = Retourner la mission : { $a }
move-discard = Défausser la mission contre une ressource : { $a }
move-fulfil = Remplir la mission : { $a }
move-draw = Piocher une mission
move-trade = Échanger 1 { $a } contre { $raw-b ->
        [marble] 1 { $b }
        [gold] 1 { $b }
       *[other] { $b }
    }
move-buy = Acheter avec des PP : { $a }
move-ebla = Utiliser Ebla comme marché
move-build = { $raw-a ->
        [pair] Construire deux étages
       *[level] Construire un étage
    }
move-strike = { $raw-a ->
        [1] Détruire des étages du premier adversaire à gauche
        [2] Détruire des étages du deuxième adversaire à gauche
       *[3] Détruire des étages du troisième adversaire à gauche
    }
move-temple = { $a } : { $b }
move-part = Prochaine section : { $a }
move-rare = { $raw-b ->
        [prestige] Acquérir une marchandise rare { $a } pour des PP
       *[goods] Acquérir une marchandise rare { $a }
    }
move-pile = Dessus de la pile : { $a }
move-good = Marchandise rare : { $a }
move-region = Région : { $a }
move-tax = { $raw-a ->
        [pay] Payer l’impôt
       *[penalty] Perdre des PP au lieu de payer
    }
move-council = Conseil : { $a }
word-wood = { resource-wood }
word-stone = { resource-stone }
word-marble = { resource-marble }
word-gold = { resource-gold }
word-wood-wood = { trade-wood-wood }
word-wood-stone = { trade-wood-stone }
word-stone-stone = { trade-stone-stone }
word-camel = { piece-camel }
word-ship = { piece-ship }
word-ns1 = { space-ns1 }
word-ns2 = { space-ns2 }
word-ns3 = { space-ns3 }
word-ns4 = { space-ns4 }
word-ns5 = { space-ns5 }
word-ss1 = { space-ss1 }
word-ss2 = { space-ss2 }
word-ss3 = { space-ss3 }
word-ss4 = { space-ss4 }
word-ss5 = { space-ss5 }
word-eu1 = { space-eu1 }
word-eu2 = { space-eu2 }
word-eu3 = { space-eu3 }
word-eu4 = { space-eu4 }
word-eu5 = { space-eu5 }
word-eu6 = { space-eu6 }
word-da1 = { space-da1 }
word-da2 = { space-da2 }
word-da3 = { space-da3 }
word-da4 = { space-da4 }
word-pa1 = { space-pa1 }
word-pa2 = { space-pa2 }
word-pa3 = { space-pa3 }
word-pa4 = { space-pa4 }
word-pa5 = { space-pa5 }
word-pa6 = { space-pa6 }
word-eb1 = { space-eb1 }
word-eb2 = { space-eb2 }
word-eb3 = { space-eb3 }
word-eb4 = { space-eb4 }
word-al1 = { space-al1 }
word-al2 = { space-al2 }
word-al3 = { space-al3 }
word-al4 = { space-al4 }
word-al5 = { space-al5 }
word-i1 = { tile-i1 }
word-i2 = { tile-i2 }
word-i3 = { tile-i3 }
word-i4 = { tile-i4 }
word-i5 = { tile-i5 }
word-i6 = { tile-i6 }
word-i7 = { tile-i7 }
word-i8 = { tile-i8 }
word-i9 = { tile-i9 }
word-i10 = { tile-i10 }
word-i11 = { tile-i11 }
word-i12 = { tile-i12 }
word-i13 = { tile-i13 }
word-i14 = { tile-i14 }
word-i15 = { tile-i15 }
word-i16 = { tile-i16 }
word-i17 = { tile-i17 }
word-i18 = { tile-i18 }
word-i19 = { tile-i19 }
word-i20 = { tile-i20 }
word-i21 = { tile-i21 }
word-i22 = { tile-i22 }
word-i23 = { tile-i23 }
word-i24 = { tile-i24 }
word-i25 = { tile-i25 }
word-i26 = { tile-i26 }
word-i27 = { tile-i27 }
word-i28 = { tile-i28 }
word-i29 = { tile-i29 }
word-i30 = { tile-i30 }
word-i31 = { tile-i31 }
word-i32 = { tile-i32 }
word-i33 = { tile-i33 }
word-i34 = { tile-i34 }
word-i35 = { tile-i35 }
word-i36 = { tile-i36 }
word-i37 = { tile-i37 }
word-i38 = { tile-i38 }
word-i39 = { tile-i39 }
word-i40 = { tile-i40 }
word-i41 = { tile-i41 }
word-i42 = { tile-i42 }
word-i43 = { tile-i43 }
word-i44 = { tile-i44 }
word-i45 = { tile-i45 }
word-i46 = { tile-i46 }
word-i47 = { tile-i47 }
word-i48 = { tile-i48 }
word-k1 = { mission-k1 }
word-k2 = { mission-k2 }
word-k3 = { mission-k3 }
word-k4 = { mission-k4 }
word-k5 = { mission-k5 }
word-k6 = { mission-k6 }
word-k7 = { mission-k7 }
word-k8 = { mission-k8 }
word-k9 = { mission-k9 }
word-k10 = { mission-k10 }
word-k11 = { mission-k11 }
word-k12 = { mission-k12 }
word-k13 = { mission-k13 }
word-k14 = { mission-k14 }
word-k15 = { mission-k15 }
word-k16 = { mission-k16 }
word-k17 = { mission-k17 }
word-k18 = { mission-k18 }
word-k19 = { mission-k19 }
word-k20 = { mission-k20 }
word-k21 = { mission-k21 }
word-k22 = { mission-k22 }
word-k23 = { mission-k23 }
word-k24 = { mission-k24 }
word-k25 = { mission-k25 }
word-k26 = { mission-k26 }
word-north-sea = { region-north-sea }
word-south-sea = { region-south-sea }
word-euphrates = { region-euphrates }
word-damascus = { region-damascus }
word-palmyra = { region-palmyra }
word-aleppo = { region-aleppo }
word-ebla = { region-ebla }
word-glass = { good-glass }
word-incense = { good-incense }
word-myrrh = { good-myrrh }
word-jade = { good-jade }
word-ivory = { good-ivory }
word-porcelain = { good-porcelain }
word-silk = { good-silk }
word-perfume = { good-perfume }
word-oil = { good-oil }
word-grey = { colour-grey }
word-yellow = { colour-yellow }
word-red = { colour-red }
word-first = premier temple en construction
word-second = second temple en construction
word-new = nouveau temple
word-goods = contre des ressources
word-prestige = pour des PP
word-market = marché
word-level = un étage
word-pair = deux étages
word-pay = payer
word-penalty = perdre des PP
word-taxman = Collecteur d’impôts
word-supplies = Approvisionnement
word-pawn = Premier joueur

## What happened

event-round = Tour { $round }, ère { $era }
event-bonus = { $seat } commence avec 1 { $resource } de plus
event-start-tile = { $seat } choisit { $tile }
event-placed = { $seat } place un { $piece } : { $space }
event-revealed = { $seat } révèle les bandits : { $region }
event-no-raid = Pas de bandits ce tour-ci
event-redirected = { $seat } détourne les bandits : { $region }
event-removed = { $count } { $count ->
        [one] pion revient
       *[other] pions reviennent
    } à { $seat }
event-swapped = { $seat } échange un pion avec { $opponent } : { $space }, { $other }
event-picked = { $seat } choisit en secret une carte bandits
event-picked-region = Votre carte bandits : { $region }
event-not-picked = { $seat } ne prend pas de carte bandits
event-collected = { $seat } prend { $count } { $resource-id ->
        [stone] { $count ->
            [one] pierre
           *[other] pierres
        }
        [marble] { $count ->
            [one] marbre
           *[other] marbres
        }
       *[other] { $resource }
    } : { $space }
event-gifts = Cadeaux diplomatiques : { $seat } marque { $pp } PP
event-traded = { $seat } échange 1 { $give } contre { $get }
event-mission-discarded = { $seat } défausse une mission : { $mission }
event-resource-taken = { $seat } prend 1 { $resource }
event-bought-with-prestige = { $seat } achète 1 { $resource } pour { $pp } PP
event-ebla-market = { $seat } utilise Ebla comme marché
event-improvement = { $seat } acquiert { $tile } pour { $count } { $count ->
        [one] ressource
       *[other] ressources
    }
event-improvement-free = { $seat } reçoit { $tile } gratuitement
event-levels = { $seat } construit { $count } { $count ->
        [one] étage
       *[other] étages
    } : hauteur { $height }
event-free-level = Étage gratuit pour { $seat } : hauteur { $height }
event-destroyed = { $seat } détruit { $count } { $count ->
        [one] étage
       *[other] étages
    } chez { $opponent } : hauteur { $height }
event-temple-part = { $seat } construit une section de temple : { $part }
event-temple-done = { $seat } achève un temple
event-rare = { $seat } acquiert une marchandise rare : { $good }
event-rare-free = { $seat } reçoit une marchandise rare : { $good }
event-drew = { $seat } pioche { $count } { $count ->
        [one] mission
       *[other] missions
    }
event-drew-mission = Vous piochez : { $mission }
event-reshuffled = Les missions défaussées forment une nouvelle pioche
event-fulfilled = { $seat } remplit une mission : { $mission }
event-returned = { $seat } retourne une mission : { $mission }
event-camel = { $seat } obtient un chameau (total { $count })
event-ship = { $seat } obtient un bateau (total { $count })
event-tower-prestige = Prestige de la tour : { $seat } marque { $pp } PP
event-tax-paid = { $seat } paie { $count } or au collecteur d’impôts
event-tax-unpaid = { $seat } ne paie pas le collecteur d’impôts : { $pp } PP de moins
event-tax-spared = Conseil : { $seat } ne paie pas d’impôt
event-war-supplies = Approvisionnement : { $seat } marque { $pp } PP
event-pawn = { $seat } prend le pion premier joueur et 1 { $resource }
event-tile-prestige = { $tile } : { $seat } marque { $pp } PP
event-thrown-away = { $seat } défausse 1 { $resource }
event-era = L’ère { $era } commence
event-tower-scored = Nouvelle ère : { $seat } marque { $pp } PP pour sa tour
event-final-tower = Tour : { $seat } marque { $pp } PP
event-final-missions = Missions du roi : { $seat } marque { $pp } PP
event-final-temples = Temples : { $seat } marque { $pp } PP
event-final-rare = Combinaisons de marchandises rares : { $seat } marque { $pp } PP
event-final-score = { $seat } : { $pp } PP, { $count } { $count ->
        [one] marchandise rare
       *[other] marchandises rares
    }

## Ce qui s’est passé, en nombre

deed-bonus = { stage-bonus }
deed-start-tile = Amélioration de départ
deed-placed = Pions placés
deed-revealed = Bandits révélés
deed-redirected = Bandits détournés
deed-removed = Pions renvoyés
deed-swapped = Pions échangés
deed-picked = Cartes bandits choisies
deed-not-picked = Aucune carte bandits prise
deed-collected = Ressources des emplacements
deed-gifts = Cadeaux diplomatiques
deed-traded = Échanges
deed-mission-discarded = Missions défaussées
deed-resource-taken = Ressources prises
deed-bought-with-prestige = Ressources achetées en PP
deed-ebla-market = Ebla comme marché
deed-improvement = Améliorations acquises
deed-improvement-free = Améliorations gratuites
deed-levels = Étages construits
deed-free-level = Étages gratuits
deed-destroyed = Étages détruits
deed-temple-part = Sections de temple
deed-temple-done = Temples achevés
deed-rare = Marchandises rares acquises
deed-rare-free = Marchandises rares reçues
deed-drew = Missions piochées
deed-fulfilled = Missions remplies
deed-returned = Missions retournées
deed-camel = Chameaux obtenus
deed-ship = Bateaux obtenus
deed-tower-prestige = Prestige de la tour
deed-tax-paid = Impôt payé
deed-tax-unpaid = Impôt impayé
deed-tax-spared = Pas d’impôt (conseil)
deed-war-supplies = Approvisionnement
deed-pawn = Pion premier joueur
deed-tile-prestige = PP des améliorations
deed-thrown-away = Ressources défaussées
deed-tower-scored = Tour à la nouvelle ère
deed-final-tower = { score-tower }
deed-final-missions = { score-missions }
deed-final-temples = { score-temples }
deed-final-rare = { score-rare }
deed-final-score = Score final

## Le score final

score-rare-count = Marchandises rares (égalité)

## Pourquoi un coup est refusé
refused-not-printed = cette face du plateau n’a pas cet emplacement : { $space } ({ $rule })
refused-space-taken = un pion y est déjà : { $space } ({ $rule })
refused-no-piece-left = votre réserve n’en a plus : { $piece } ({ $rule })
refused-not-your-tile = vous n’avez pas cette amélioration : { $tile } ({ $rule })
refused-must-place = il faut placer un pion tant que c’est possible ({ $rule })
refused-returned-already = cette mission est déjà retournée : { $mission } ({ $rule })
refused-not-fulfilled = vous n’avez pas rempli cette mission : { $mission } ({ $rule })
refused-not-the-moment = cette mission se retourne à un autre moment : { $mission } ({ $rule })
refused-without-effect = la retourner n’aurait aucun effet maintenant : { $mission } ({ $rule })
refused-not-in-deck = cette carte n’est pas dans la pioche des bandits : { $region } ({ $rule })
refused-not-your-piece = votre pion n’est pas là : { $space } ({ $rule })
refused-no-counterpart = aucun adversaire n’a un pion du même genre sur le plateau : { $space } ({ $rule })
refused-no-opponent-there = il n’y a pas de pion adverse : { $space } ({ $rule })
refused-other-kind = le pion qui est là est de l’autre genre : { $space } ({ $rule })
refused-not-on-board = cette amélioration n’est pas sur le plateau : { $tile } ({ $rule })
refused-too-few-resources = une amélioration coûte { $n } ressources, que vous n’avez pas ({ $rule })
refused-in-order = les ressources se nomment dans l’ordre : bois, pierre, marbre, or ({ $rule })
refused-none-of-it = vous n’en avez pas : { $resource } ({ $rule })
refused-rest-too-small = ce qui suit dans l’ordre ne suffit pas pour les { $n } unités qui restent ({ $rule })
refused-not-off-board = elle a un propriétaire, est sur le plateau ou d’une ère à venir : { $tile } ({ $rule })
refused-base-only = il faut une ressource de base : bois ou pierre ({ $rule })
refused-superior-only = il faut une ressource supérieure : marbre ou or ({ $rule })
refused-tile-taken = elle est déjà prise : { $tile } ({ $rule })
refused-no-start-tile = ce n’est pas une amélioration de départ : { $tile } ({ $rule })
refused-no-income = cet emplacement ne rapporte rien par lui-même : { $space } ({ $rule })
refused-no-tax-due = aucun impôt n’est dû ({ $rule })
refused-too-little-gold = l’impôt est de { $n } or, que vous n’avez pas ({ $rule })
refused-on-board-already = vous avez un pion sur cette action du plateau ({ $rule })
refused-tax-open = il faut d’abord régler l’impôt ({ $rule })
refused-pawn-open = votre pion sur le premier joueur doit d’abord agir ({ $rule })
refused-no-market = aucun marché et aucune de vos améliorations ne permet cet échange ({ $rule })
refused-not-in-warehouse = votre entrepôt n’en a pas, et on n’échange pas deux fois : { $resource } ({ $rule })
refused-ebla-is-market = le pion à Ebla est un marché ce tour-ci ({ $rule })
refused-once-a-round = c’est possible une fois par tour ({ $rule })
refused-not-in-hand = cette mission n’est pas dans votre main : { $mission } ({ $rule })
refused-no-piece-on = aucun de vos pions ne peut le faire : { $space } ({ $rule })
refused-too-dear =
    { $n ->
        [0] cela coûte { $cost }, que vous n’avez pas ({ $rule })
       *[other] cela coûte { $cost }, { $n } de moins avec votre amélioration, que vous n’avez pas ({ $rule })
    }
refused-no-such-opponent = cet adversaire n’existe pas ({ $rule })
refused-no-treason-yet = dans cette ère, le traître ne détruit rien ({ $rule })
refused-tower-too-low = cette tour est plus basse que la vôtre, ou n’a pas d’étage ({ $rule })
refused-pile-empty = cette pile est vide ({ $rule })
refused-too-few-points = cela coûte { $n } PP, que vous n’avez pas ({ $rule })
refused-no-mission-left = il n’y a plus de mission à piocher ({ $rule })
refused-cannot-waive = la réduction ne peut pas porter sur cette unité : { $resource } ({ $rule })
refused-no-such-temple = vous n’avez pas ce temple en construction ({ $rule })
refused-temple-open = un nouveau temple ne commence que sans temple en construction ({ $rule })
refused-no-card-left = toutes les cartes de cette section sont prises : { $part } ({ $rule })
refused-good-gone = il n’y en a plus : { $good } ({ $rule })
refused-other-pile = cette marchandise est dans une autre pile : { $good } ({ $rule })
refused-no-tower = cet adversaire n’a pas d’étage ({ $rule })
refused-units = { $n } { $resource }
