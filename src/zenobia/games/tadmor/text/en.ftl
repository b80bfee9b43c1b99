# Tadmor

tadmor = Tadmor
    .tagline = Send camels and ships across Syria and make your house the most renowned of Palmyra.
minutes = 120

## Pieces

seat-1 = Blue
seat-2 = Red
seat-3 = Green
seat-4 = Yellow
resource-wood = wood
resource-stone = stone
resource-marble = marble
resource-gold = gold
letter-wood = w
letter-stone = s
letter-marble = m
letter-gold = g
piece-camel = camel
piece-ship = ship
short-camel = C
short-ship = S
short-either = E
good-glass = glass
good-incense = incense
good-myrrh = myrrh
good-jade = jade
good-ivory = ivory
good-porcelain = porcelain
good-silk = silk
good-perfume = perfume
good-oil = oil
colour-grey = grey
colour-yellow = yellow
colour-red = red
region-north-sea = North Sea
region-south-sea = South Sea
region-euphrates = Euphrates
region-damascus = Damascus
region-palmyra = Palmyra
region-ebla = Ebla
region-aleppo = Aleppo
part-basement = basement
part-colonnade = colonnade
part-roof = roof
part-statues = statues
era-i = I
era-ii = II
era-iii = III
trade-wood = 1 wood
trade-stone = 1 stone
trade-marble = 1 marble
trade-gold = 1 gold
trade-wood-wood = 2 wood
trade-wood-stone = 1 wood and 1 stone
trade-stone-stone = 2 stone

## Action spaces

space-ns1 = Wood, first ship berth
space-ns2 = Wood, second ship berth
space-ns3 = Marble, ship
space-ns4 = Wood, camel
space-ns5 = Shipyard
space-ss1 = Stone, first ship berth
space-ss2 = Stone, second ship berth
space-ss3 = Stone, camel
space-ss4 = Grey rare good
space-ss5 = Peace Gifts, ship
space-eu1 = Gold, first ship berth
space-eu2 = Gold, second ship berth
space-eu3 = Marble, ship
space-eu4 = Gold, camel
space-eu5 = Yellow rare good
space-eu6 = Red rare good
space-da1 = Build 2 Tower Blocks
space-da2 = King’s Mission
space-da3 = Taxman
space-da4 = First Player
space-pa1 = Improvement 1
space-pa2 = Improvement 2
space-pa3 = Improvement 3
space-pa4 = Improvement 4
space-pa5 = Town Market
space-pa6 = Temple and mission card
space-eb1 = Temple or Town Market
space-eb2 = Marble, camel
space-eb3 = Peace Gifts, camel
space-eb4 = Marauders
space-al1 = Build 1 Tower Block
space-al2 = Caravan
space-al3 = Traitor
space-al4 = War Supplies
space-al5 = King’s Mission, second space
space-i21 = { tile-i21 }
space-i22 = { tile-i22 }
space-i37 = { tile-i37 }
space-i47 = { tile-i47 }
space-i48 = { tile-i48 }
action-collect = Take resources
    .text = Take { $n } { $resource } into your warehouse.
action-shipyard = Shipyard
    .text = Gain a ship if you own enough sets of grey, yellow and red rare goods.
action-caravan = Caravan
    .text = Gain a camel if your tower or your fulfilled missions allow it.
action-peace-gifts = Peace Gifts
    .text = Score { $pp } PP.
action-rare = Rare goods
    .text = Pay { $cost } and take the top { $colour } rare good.
action-tower-single = Build 1 Tower Block
    .text = Build any number of single levels, each at its price.
action-tower-pair = Build 2 Tower Blocks
    .text = Build pairs of levels; each pair costs the price of its lower level.
action-mission = Draw OR Fulfil one King’s Mission
    .text = Draw a mission or fulfil one from your hand.
action-taxman = Taxman
    .text = You pay no tax this round.
action-first-player = First Player
    .text = Take the first player pawn and one base good.
action-improvement = Acquire one Improvement
    .text = Pay { $n } { $n ->
        [one] resource
       *[other] resources
    } for one improvement; spaces act in order.
action-market = Town Market
    .text = Trade as often as you like: 1 base for 1 superior, 1 superior for 2 base.
action-temple-draw = Build the Temple AND Draw one Mission card
    .text = Build one temple part and draw a mission.
action-temple-or-market = Build the Temple OR Town Market
    .text = Build one temple part, or trade base goods for superior goods.
action-marauders = Marauders
    .text = Secretly pick the region raided next round.
action-traitor = Traitor: destroy Higher tower
    .text = Destroy { $n } { $n ->
        [one] level
       *[other] levels
    } of a tower at least as high as yours.
action-war-supplies = War Supplies
    .text = Score the difference between your tower and the lowest tower.
short-shipyard = Shipyard
short-caravan = Caravan
short-peace-gifts = Gifts
short-rare = Rare
short-tower-single = 1 Tower
short-tower-pair = 2 Tower
short-mission = Mission
short-taxman = Taxman
short-first-player = First
short-improvement = Tile
short-market = Market
short-temple-draw = Temple+
short-temple-or-market = Temple/M
short-marauders = Marauder
short-traitor = Traitor
short-war-supplies = Supplies

## Improvements

tile-i1 = Woodwork to Marble
    .text = Trade 1 wood for { $rate } marble, as often as you like.
tile-i2 = Timber to Gold
    .text = Trade 1 wood for { $rate } gold, as often as you like.
tile-i3 = Quarry to Marble
    .text = Trade 1 stone for { $rate } marble, as often as you like.
tile-i4 = Quarry to Gold
    .text = Trade 1 stone for { $rate } gold, as often as you like.
tile-i5 = Royal Scribe
    .text = Score { $pp } PP for each mission you fulfil.
tile-i6 = Favour Broker
    .text = Each round buy 1 base good for { $base_price_pp } PP and 1 superior good for { $superior_price_pp } PP.
tile-i7 = Tribal Ties
    .text = When you reveal the Marauder card, your pieces in the raided region stay.
tile-i8 = Caravan Renown
    .text = Score { $pp } PP for each rare good acquired by an action, { $free_pp } PP for a free one.
tile-i9 = Reputation Purchase
    .text = Once per round pay { $price_pp } PP instead of resources for a rare good.
tile-i10 = Wood Fleet
    .text = +{ $amount } wood whenever a ship takes wood.
tile-i11 = Stone Fleet
    .text = +{ $amount } stone whenever a ship takes stone.
tile-i12 = Marble Fleet
    .text = +{ $amount } marble whenever a ship takes marble.
tile-i13 = Gold Fleet
    .text = +{ $amount } gold whenever a ship takes gold.
tile-i14 = Master Builder
    .text = Every tower level that is a multiple of { $n } is free.
tile-i15 = Second Master Builder
    .text = Every tower level that is a multiple of { $n } is free.
tile-i16 = Watch Banner
    .text = Score { $pp } PP each round if your tower alone is the highest.
tile-i17 = Second Watch Banner
    .text = Score { $pp } PP each round if your tower alone is the highest.
tile-i18 = Stone Vaults
    .text = Build the tower without paying wood.
tile-i19 = Royal Secretary
    .text = Score { $pp } PP for each mission you fulfil.
tile-i20 = Court Supplier
    .text = Missions cost you { $amount } resources less.
tile-i21 = Private Market
    .text = Private action: trade as in the Town Market.
tile-i22 = Second Private Market
    .text = Private action: trade as in the Town Market.
tile-i23 = Gold Exchange
    .text = Trade 1 gold for { $rate } base goods, as often as you like.
tile-i24 = Marble Exchange
    .text = Trade 1 marble for { $rate } base goods, as often as you like.
tile-i25 = Spoils
    .text = When you reveal the Marauder card and an opponent’s piece is removed, score { $pp } PP.
tile-i26 = Tribute
    .text = When you reveal the Marauder card, receive { $gold } gold and { $pp } PP.
tile-i27 = Silk Road Renown
    .text = Score { $pp } PP for each rare good acquired by an action, { $free_pp } PP for a free one.
tile-i28 = Trade Agreement
    .text = Rare goods cost you { $amount } resources less.
tile-i29 = Wood Convoy
    .text = +{ $amount } wood whenever a ship takes wood.
tile-i30 = Stone Convoy
    .text = +{ $amount } stone whenever a ship takes stone.
tile-i31 = Marble Convoy
    .text = +{ $amount } marble whenever a ship takes marble.
tile-i32 = Gold Convoy
    .text = +{ $amount } gold whenever a ship takes gold.
tile-i33 = Great Warehouse
    .text = Keep up to { $limit } resources at round end.
tile-i34 = Temple Architect
    .text = Temple parts cost you { $amount } resources less.
tile-i35 = High Banner
    .text = Score { $pp } PP each round if your tower alone is the highest.
tile-i36 = Second High Banner
    .text = Score { $pp } PP each round if your tower alone is the highest.
tile-i37 = Priesthood
    .text = Private action: build one temple part and score { $pp } PP.
tile-i38 = Tallest Tower
    .text = { $pp } PP at the end if your tower alone is the highest.
tile-i39 = Richest Collection
    .text = { $pp } PP at the end if nobody owns as many rare goods as you.
tile-i40 = Most Learned
    .text = { $pp } PP at the end if nobody owns as many improvements as you.
tile-i41 = Temple Patron
    .text = { $pp } PP at the end if nobody completed as many temples as you.
tile-i42 = King’s Confidant
    .text = { $pp } PP at the end if nobody matches the value of your missions.
tile-i43 = Connoisseur
    .text = Whenever you gain a rare good, choose any tile of its pile.
tile-i44 = Generous Envoy
    .text = Peace Gifts give you { $factor } times the PP.
tile-i45 = Desert Guard
    .text = Raids never remove your pieces.
tile-i46 = Tax Privilege
    .text = You never pay the Taxman.
tile-i47 = Own Workshop
    .text = Private action: any one construction action.
tile-i48 = Seat in the Council
    .text = Private action: Taxman, War Supplies or First Player, if you are not on it.

## King’s Missions

mission-k1 = Rescue the Princess
    .text = Return (construction): take any rare good from any pile.
mission-k2 = Rescue the Princess
    .text = Return (construction): take any rare good from any pile.
mission-k3 = Peace Embassy
    .text = Return (construction): gain the next temple part free.
mission-k4 = Peace Embassy
    .text = Return (construction): gain the next temple part free.
mission-k5 = Sea Trading Post
    .text = Return (anytime): gain a ship.
mission-k6 = Sea Trading Post
    .text = Return (anytime): gain a ship.
mission-k7 = Royal Palace
    .text = Return (construction): build { $levels } { $levels ->
        [one] level
       *[other] levels
    } free.
mission-k8 = Great Royal Palace
    .text = Return (construction): build { $levels } { $levels ->
        [one] level
       *[other] levels
    } free.
mission-k9 = City Wall
    .text = Return (marauders): send the raid to another region.
mission-k10 = City Wall
    .text = Return (marauders): send the raid to another region.
mission-k11 = Land Trading Post
    .text = Return (anytime): gain a camel.
mission-k12 = Land Trading Post
    .text = Return (anytime): gain a camel.
mission-k13 = Market Square
    .text = Return (resolution): use the Town Market this round.
mission-k14 = The Prince’s Tutor
    .text = Return (marauders): swap one of your pieces with an opponent’s of the same kind.
mission-k15 = Man of Science
    .text = Return (improvements): take { $count } improvements free after everybody.
mission-k16 = Caravanserai
    .text = Return (resolution): take { $count } resources of any kind.
mission-k17 = Caravanserai
    .text = Return (resolution): take { $count } resources of any kind.
mission-k18 = Caravanserai
    .text = Return (resolution): take { $count } resources of any kind.
mission-k19 = Shrine
    .text = Return (construction): gain the basement of an additional temple free.
mission-k20 = Defender of the Crown
    .text = Return (construction): destroy { $levels } levels of an opponent’s tower.
mission-k21 = Foreign Envoys
    .text = Return (construction): draw { $count } missions.
mission-k22 = Foreign Envoys
    .text = Return (construction): draw { $count } missions.
mission-k23 = Adviser of the Roads
    .text = Return (placement): place up to { $count } pieces this turn.
mission-k24 = Adviser of the Roads
    .text = Return (placement): place up to { $count } pieces this turn.
mission-k25 = Adviser of the Archives
    .text = Return (improvements): take an Era I or II improvement that is not on the board.
mission-k26 = Adviser of the Archives
    .text = Return (improvements): take an Era I or II improvement that is not on the board.

## The table

option-experienced = Experienced set-up
    .text = Everybody starts with any Era I improvement.
option-pairs = Tower pairs per action
    .text = The rulebooks differ: any number of pairs of levels, or one pair per action.
option-pairs-any = any number
option-pairs-one = one
option-returns = Trading posts
    .text = When K5, K6, K11 and K12 may be returned: in own placement turns too, or in the resolution stage only.
option-returns-anytime = any time
option-returns-resolution = resolution stage only
course = Round { $n } of { $rounds } · Era { $era } · { $stage }
stage-bonus = Starting bonus
stage-start-tile = Choice of the starting improvement
stage-placement = Placement
stage-redirect = Marauders stage
stage-swap = Marauders stage
stage-pick = Marauders stage
stage-reveal = Marauders stage
stage-improvement = Improvement phase
stage-late-improvement = Improvement phase, after all spaces
stage-construction = Construction phase
stage-kingdom = Kingdom phase
stage-round-end = Round end
stage-storing = Round end
stage-over = End of the game
pawn-at = First player pawn: { $player }
free-space = free
col-region = Region
under-attack = Region under attack: { $region }
nowhere = none
raid-held = Marauder card held by { $player }
raid-own = your Marauder card: { $region }
piles = Rare goods (top, number left)
pile = { $colour }: { $top } ({ $n })
pile-empty = { $colour }: empty
missions-left = Missions: { $deck } in the deck, { $discards } discarded
tiles-on-board = Improvements on the board ({ $n } each)
no-tiles = no improvement
col-player = Player
col-pp = PP
col-total = Total
col-tower = Tower
col-temple = Temples
col-warehouse = Warehouse
col-traded = Traded
col-pieces = Camels, ships
col-rare = Rare goods
col-missions = Missions (hand, up, back)
missions-of = { $hand }, { $up }, { $down }
row-tiles = Improvements: { $names }
row-fulfilled = fulfilled: { $names }
row-returned = returned: { $names }
face-up = fulfilled
units-wood = { $n } wood
units-gold = { $n } gold
units-stone = { $n } stone
units-marble = { $n } marble
your-hand = Your missions
mission-value = { $pp } PP for { $cost }
tax-due = Tax due: { $n } gold
score-track = PP during the game
score-tower = Tower
score-missions = King’s Missions
score-temples = Temples
score-rare = Rare goods sets
score-bonus = Era III improvements
legend-spaces = Spaces: C takes a camel, S a ship, E either; 1 to 4 are the players’ pieces, “·” is free
legend-resources = Resources: w wood, s stone, m marble, g gold
legend-pieces = Pieces: in the supply / owned

## Questions

ask-bonus = Choose your extra good
ask-start-tile = Choose your starting improvement
ask-placement = Place a camel or a ship
ask-redirect = Send the marauders to another region?
ask-swap = Swap one of your pieces with an opponent’s?
ask-pick = Which region will the marauders raid next round?
ask-improvement = Acquire an improvement, or decline
ask-late-improvement = Return a mission, or end
ask-construction = Carry out your construction actions
ask-kingdom = Settle tax and kingdom actions
ask-storing = Too many resources: discard { $n }
ask-base-bonus = Choose a base good
ask-superior-bonus = Choose a superior good
ask-pay-for-tile = Pay { $n } more, in the order of resources
ask-waive-for-mission = Discount: name { $n } more { $n ->
        [one] unit
       *[other] units
    } that you do not pay
ask-waive-for-temple = Discount: name { $n } more { $n ->
        [one] unit
       *[other] units
    } that you do not pay
ask-take-resources = Choose { $n } more { $n ->
        [one] resource
       *[other] resources, in their order
    }
ask-pawn-good = Choose a base good
ask-which-temple = Choose the temple
ask-which-pile = Choose a pile
ask-which-good = Choose a rare good
ask-tile-on-board = Choose an improvement
ask-tile-off-board = Choose an improvement
ask-whose-tower = Whose tower?
ask-which-region = Choose a region
ask-own-space = Which of your pieces?
ask-other-space = Which piece of an opponent?
ask-throw-away = Too many resources: discard { $n }

## Moves: the verb of a menu, then the whole move

verb-pass = Done
verb-choose = Choose a resource
verb-tile = Choose an improvement
verb-place = Place a piece
verb-space = Resolve this space
verb-return = Return the mission
verb-discard = Discard the mission for one resource
verb-fulfil = Fulfil the mission
verb-draw = Draw a mission
verb-trade = Trade
verb-buy = Buy for PP
verb-ebla = Use Ebla as a market
verb-build = Build the tower
verb-strike = Destroy levels
verb-temple = Build a temple part
verb-part = Choose the temple
verb-rare = Acquire a rare good
verb-pile = Choose a pile
verb-good = Choose a rare good
verb-region = Choose a region
verb-tax = Taxman
verb-council = Council
move-pass = Done
move-choose = Choose: { $a }
move-tile = Improvement: { $a }
move-place = Place a { $a }: { $b }
move-space = Space: { $a }
move-return = Return the mission: { $a }
move-discard = Discard the mission for one resource: { $a }
move-fulfil = Fulfil the mission: { $a }
move-draw = Draw a mission
move-trade = Trade 1 { $a } for { $raw-b ->
        [marble] 1 { $b }
        [gold] 1 { $b }
       *[other] { $b }
    }
move-buy = Buy with PP: { $a }
move-ebla = Use Ebla as a market
move-build = { $raw-a ->
        [pair] Build two levels
       *[level] Build one level
    }
move-strike = { $raw-a ->
        [1] Destroy levels of the first opponent to the left
        [2] Destroy levels of the second opponent to the left
       *[3] Destroy levels of the third opponent to the left
    }
move-temple = { $a }: { $b }
move-part = Next part: { $a }
move-rare = { $raw-b ->
        [prestige] Acquire a { $a } rare good for PP
       *[goods] Acquire a { $a } rare good
    }
move-pile = Top of the pile: { $a }
move-good = Rare good: { $a }
move-region = Region: { $a }
move-tax = { $raw-a ->
        [pay] Pay the tax
       *[penalty] Lose PP instead of paying
    }
move-council = Council: { $a }
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
word-first = first open temple
word-second = second open temple
word-new = new temple
word-goods = for resources
word-prestige = for PP
word-market = market
word-level = one level
word-pair = two levels
word-pay = pay
word-penalty = lose PP
word-taxman = Taxman
word-supplies = War Supplies
word-pawn = First Player

## What happened

event-round = Round { $round }, Era { $era }
event-bonus = { $seat } starts with 1 extra { $resource }
event-start-tile = { $seat } chooses { $tile }
event-placed = { $seat } places a { $piece }: { $space }
event-revealed = { $seat } reveals the marauders: { $region }
event-no-raid = No raid this round
event-redirected = { $seat } sends the marauders elsewhere: { $region }
event-removed = { $count } { $count ->
        [one] piece goes
       *[other] pieces go
    } back to { $seat }
event-swapped = { $seat } swaps places with { $opponent }: { $space }, { $other }
event-picked = { $seat } secretly picks a Marauder card
event-picked-region = Your Marauder card: { $region }
event-not-picked = { $seat } picks no Marauder card
event-collected = { $seat } takes { $count } { $resource }: { $space }
event-gifts = Peace Gifts: { $seat } scores { $pp } PP
event-traded = { $seat } trades 1 { $give } for { $get }
event-mission-discarded = { $seat } discards a mission: { $mission }
event-resource-taken = { $seat } takes 1 { $resource }
event-bought-with-prestige = { $seat } buys 1 { $resource } for { $pp } PP
event-ebla-market = { $seat } uses Ebla as a market
event-improvement = { $seat } acquires { $tile } for { $count } { $count ->
        [one] resource
       *[other] resources
    }
event-improvement-free = { $seat } receives { $tile } free
event-levels = { $seat } builds { $count } { $count ->
        [one] level
       *[other] levels
    }: height { $height }
event-free-level = Free level for { $seat }: height { $height }
event-destroyed = { $seat } destroys { $count } { $count ->
        [one] level
       *[other] levels
    } of { $opponent }: height { $height }
event-temple-part = { $seat } builds a temple part: { $part }
event-temple-done = { $seat } completes a temple
event-rare = { $seat } acquires a rare good: { $good }
event-rare-free = { $seat } receives a rare good: { $good }
event-drew = { $seat } draws { $count } { $count ->
        [one] mission
       *[other] missions
    }
event-drew-mission = You draw: { $mission }
event-reshuffled = The discarded missions are shuffled into a new deck
event-fulfilled = { $seat } fulfils a mission: { $mission }
event-returned = { $seat } returns a mission: { $mission }
event-camel = { $seat } gains a camel (now { $count })
event-ship = { $seat } gains a ship (now { $count })
event-tower-prestige = Tower’s Prestige: { $seat } scores { $pp } PP
event-tax-paid = { $seat } pays { $count } gold to the Taxman
event-tax-unpaid = { $seat } does not pay the Taxman: { $pp } PP lost
event-tax-spared = Council: { $seat } pays no tax
event-war-supplies = War Supplies: { $seat } scores { $pp } PP
event-pawn = { $seat } takes the first player pawn and 1 { $resource }
event-tile-prestige = { $tile }: { $seat } scores { $pp } PP
event-thrown-away = { $seat } discards 1 { $resource }
event-era = Era { $era } begins
event-tower-scored = New era: { $seat } scores { $pp } PP for the tower
event-final-tower = Tower: { $seat } scores { $pp } PP
event-final-missions = King’s Missions: { $seat } scores { $pp } PP
event-final-temples = Temples: { $seat } scores { $pp } PP
event-final-rare = Rare goods sets: { $seat } scores { $pp } PP
event-final-score = { $seat }: { $pp } PP, { $count } rare { $count ->
        [one] good
       *[other] goods
    }

## What happened, counted

deed-bonus = { stage-bonus }
deed-start-tile = Starting improvement
deed-placed = Pieces placed
deed-revealed = Marauders revealed
deed-redirected = Marauders sent elsewhere
deed-removed = Pieces sent back
deed-swapped = Pieces swapped
deed-picked = Marauder cards picked
deed-not-picked = No Marauder card picked
deed-collected = Resources of spaces
deed-gifts = Peace Gifts
deed-traded = Trades
deed-mission-discarded = Missions discarded
deed-resource-taken = Resources taken
deed-bought-with-prestige = Resources bought for PP
deed-ebla-market = Ebla as a market
deed-improvement = Improvements acquired
deed-improvement-free = Free improvements
deed-levels = Levels built
deed-free-level = Free levels
deed-destroyed = Levels destroyed
deed-temple-part = Temple parts built
deed-temple-done = Temples completed
deed-rare = Rare goods acquired
deed-rare-free = Rare goods received
deed-drew = Missions drawn
deed-fulfilled = Missions fulfilled
deed-returned = Missions returned
deed-camel = Camels gained
deed-ship = Ships gained
deed-tower-prestige = Tower’s Prestige
deed-tax-paid = Tax paid
deed-tax-unpaid = Tax not paid
deed-tax-spared = No tax (Council)
deed-war-supplies = War Supplies
deed-pawn = First player pawn
deed-tile-prestige = PP of improvements
deed-thrown-away = Resources discarded
deed-tower-scored = Tower in a new era
deed-final-tower = { score-tower }
deed-final-missions = { score-missions }
deed-final-temples = { score-temples }
deed-final-rare = { score-rare }
deed-final-score = Final score

## The final score

score-rare-count = Rare goods (tie)

## Why a move is refused
refused-not-printed = this face of the board has no such space: { $space } ({ $rule })
refused-space-taken = a piece already stands there: { $space } ({ $rule })
refused-no-piece-left = your supply has none: { $piece } ({ $rule })
refused-not-your-tile = you do not own this improvement: { $tile } ({ $rule })
refused-must-place = placing a piece is compulsory while one fits ({ $rule })
refused-returned-already = this mission was already returned: { $mission } ({ $rule })
refused-not-fulfilled = you have not fulfilled this mission: { $mission } ({ $rule })
refused-not-the-moment = this mission is returned at another moment: { $mission } ({ $rule })
refused-without-effect = returning it would have no effect now: { $mission } ({ $rule })
refused-not-in-deck = this card is not in the Marauder deck: { $region } ({ $rule })
refused-not-your-piece = your piece does not stand there: { $space } ({ $rule })
refused-no-counterpart = no opponent has a piece of the same kind on the board: { $space } ({ $rule })
refused-no-opponent-there = no opponent’s piece stands there: { $space } ({ $rule })
refused-other-kind = the piece there is of the other kind: { $space } ({ $rule })
refused-not-on-board = this improvement is not on the board: { $tile } ({ $rule })
refused-too-few-resources = an improvement costs { $n } resources, which you do not have ({ $rule })
refused-in-order = resources are named in order: wood, stone, marble, gold ({ $rule })
refused-none-of-it = you have none of it: { $resource } ({ $rule })
refused-rest-too-small = what follows it in order is not enough for the { $n } units still due ({ $rule })
refused-not-off-board = it is owned, on the board, or of a later era: { $tile } ({ $rule })
refused-base-only = it must be a base good: wood or stone ({ $rule })
refused-superior-only = it must be a superior good: marble or gold ({ $rule })
refused-tile-taken = somebody has taken it: { $tile } ({ $rule })
refused-no-start-tile = it is no improvement to start with: { $tile } ({ $rule })
refused-no-income = this space gives no income: { $space } ({ $rule })
refused-no-tax-due = no tax is due ({ $rule })
refused-too-little-gold = the tax is { $n } gold, which you do not have ({ $rule })
refused-on-board-already = you have a piece on this action on the board ({ $rule })
refused-tax-open = the tax must be settled first ({ $rule })
refused-pawn-open = your piece on the First Player must act first ({ $rule })
refused-no-market = no market or improvement of yours allows this trade now ({ $rule })
refused-not-in-warehouse = your warehouse has none, and traded goods are not traded again: { $resource } ({ $rule })
refused-ebla-is-market = the piece at Ebla is a market this round ({ $rule })
refused-once-a-round = this is possible once a round ({ $rule })
refused-not-in-hand = this mission is not in your hand: { $mission } ({ $rule })
refused-no-piece-on = no piece of yours can do it: { $space } ({ $rule })
refused-too-dear =
    { $n ->
        [0] it costs { $cost }, which you do not have ({ $rule })
       *[other] it costs { $cost }, { $n } less with your improvement, which you do not have ({ $rule })
    }
refused-no-such-opponent = there is no such opponent ({ $rule })
refused-no-treason-yet = in this era the Traitor destroys nothing ({ $rule })
refused-tower-too-low = this tower is lower than yours, or has no level ({ $rule })
refused-pile-empty = this pile is empty ({ $rule })
refused-too-few-points = it costs { $n } PP, which you do not have ({ $rule })
refused-no-mission-left = no mission is left to draw ({ $rule })
refused-cannot-waive = the discount cannot waive this unit now: { $resource } ({ $rule })
refused-no-such-temple = you have no such temple under construction ({ $rule })
refused-temple-open = a new temple begins only without one under construction ({ $rule })
refused-no-card-left = all cards of this part are in use: { $part } ({ $rule })
refused-good-gone = none is left: { $good } ({ $rule })
refused-other-pile = it lies in another pile: { $good } ({ $rule })
refused-no-tower = this opponent has no level ({ $rule })
refused-units = { $n } { $resource }
