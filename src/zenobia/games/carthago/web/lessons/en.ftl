# Porto Carthago: the words of the guided first game (lessons.toml).

lesson-goal = Places in the palace
    .text =
        You are a senator with 18 servants. Load ships, earn talents (money) and trade points, and buy your servants places in the palace. Most servants in the palace wins.

        The game has five decades of five rounds each. In every round each player takes one turn.

        In the set-up you claimed Numidia II and took grain. Every decade begins with the ships: a first row has just entered by itself. Two more wait outside. The next row enters when this decade is over: an Egyptian ship that wants wine is in it. We shall load it.
lesson-quay = Claim a quay
    .text =
        A turn is one action. Mostly you use an action card: pay the servants its space asks for, then do what the card says.

        The Stevedore lies on space 3 and costs one servant. With it two servants claim a quay: take Egypt I. Then end your turn.
    .right = Quay Egypt I is yours. Servants on cards come home when the decade ends. Meanwhile the others have taken 3 talents each.
    .wrong = Use space 3, claim Egypt I, and end the turn.
    .wrong-card = Every card may be used by everybody, as often as they like. But a quay needs the Stevedore on space 3.
    .wrong-take = Taking 3 talents is always possible. But first a place where a ship can be loaded.
    .wrong-refill = That puts new goods on the market. The wine we need is there already.
    .wrong-place = A fine quay, but the ship that wants wine is Egyptian and docks only at Egypt I or II.
lesson-buy = Buy a good
    .text =
        The Merchant on space 4 buys one good for your warehouse. The first good since the market was filled costs 4 talents, the second 3, all others 2.

        Buy wine, then end your turn.
    .right = Wine for 4 talents. Your warehouse has four spaces, but on two of them servants still sit in the way.
    .wrong = Use space 4, take the wine, and end the turn.
    .wrong-card = You still need a good: the Merchant lies on space 4.
    .wrong-take = You have enough talents for now: buy wine.
    .wrong-refill = After a refill one good costs 6. At the Merchant’s it costs 4.
    .wrong-good = A good like others, but the Egyptian ship wants wine.
    .wrong-skip = That leaves the card’s action out, for the bonus alone. We want the wine.
    .wrong-bonus = For 6 talents a servant comes home from the warehouse, and you can store one good more. Useful, but now we save the talents.
lesson-carry = Carry it to the quay
    .text =
        Goods must lie on the quay when the ship comes. The Transporter carries one good from your warehouse to a quay of yours.

        There are two of them: on space 5 for two servants, on space 6 for three. Carry the wine to Egypt I and end your turn.
    .right = The wine waits on Egypt I. Had the ship been there already, it would have been loaded at once.
    .wrong = Use space 5, carry the wine to Egypt I, and end the turn.
    .wrong-dear = The same card, but here it costs a servant more. Space 5 is enough.
    .wrong-card = The wine must go to the quay: take a Transporter, on space 5.
    .wrong-take = Later. First the wine must go to the quay.
    .wrong-refill = You have the wine already: carry it.
lesson-lighthouse = Who holds the lighthouse
    .text =
        Servants on the lighthouse decide which ships dock first and where. The Aristocrat on space 2 moves up to five of your servants between reserve, lighthouse and temple.

        Send two servants to the lighthouse, stop, and end your turn.
    .right = Nobody else has servants there: you are master of the lighthouse. They stay there in later decades, too.
    .wrong = Use space 2, send two servants to the lighthouse, then stop and end the turn.
    .wrong-card = The servants are moved by the Aristocrat, on space 2.
    .wrong-take = Not yet: first the lighthouse.
    .wrong-refill = Not yet: first the lighthouse.
    .wrong-temple = The temple helps on voyages, as you will see. Now we want the lighthouse.
    .wrong-more = Two are enough, for nobody else is there. Every servant in the reserve brings a talent in the next decade.
    .wrong-bonus = The bonus frees a space of your warehouse for 6 talents. Let us save them.
    .wrong-stop = One servant would be enough as well, but make it two: somebody may follow.
lesson-talents = Talents when nothing else helps
    .text =
        The last round of the decade. Everything is ready, so take 3 talents, and end your turn.
    .right = The first decade is over. Now the ships enter the harbour, and you as master of the lighthouse decide first.
    .wrong = Take talents and end the turn.
    .wrong-card = Possible. But everything is ready for your ship: take the talents.
    .wrong-refill = The market will be filled by itself in a moment. Take the talents.
lesson-ships = The ships enter
    .text =
        The master of the lighthouse admits two ships, or turns one away. The others enter by themselves, from top to bottom.

        Admit the Egyptian ship (1) to Egypt I, where your wine lies. Then admit the Greek one (2), but to Greece II: at Greece I it would help Red.
    .right = A quay, a ship and the good it wants: loaded. You get the ship’s 7 talents, your two servants come home, and you earn a trade point.
    .wrong = Admit ship 1 to Egypt I, then ship 2 to Greece II.
    .wrong-block = Turning a ship away under the deck can hurt a rival. But then you admit none, and yours may find its quay taken.
    .wrong-ship = That one enters by itself. First ship 1 for your wine, then ship 2, to spoil it for Red.
    .wrong-egypt = Your wine lies at Egypt I.
    .wrong-greece = At Greece I stand Red’s servants, and Red has oil in the warehouse. Greece II is free.
lesson-point = Trade point: track or path
    .text =
        Each trade point is either a step on the trade track, which opens the doors of the palace, or a servant on the intrigue path, which pays at the end.

        The cheapest palace spaces need two trade points. Take the track.
    .right = One trade point. You also keep the ship card: its privilege may be used once, in one of your turns. Then the new decade began: the cards were shuffled, and everybody got a talent for each servant in the reserve.
    .wrong = Take the track.
    .wrong-path = The path may bring places in the palace at the end. But without points on the track you may buy none before.
lesson-charter = A ship of your own
    .text =
        There is a second way to trade: the charter ship. The Captain puts one of your servants on it.

        The Captain lies on space 1 and costs no servant. Charter a ship, then end your turn.
    .right = The ship waits for a good. You also have three servants in the temple of Baal: you will need them at sea.
    .wrong = Use space 1, carry out the action, and end the turn.
    .wrong-card = For a charter ship you need the Captain, on space 1.
    .wrong-take = Later. First charter the ship.
    .wrong-refill = You have grain already. First charter the ship.
    .wrong-skip = That leaves the Captain’s action out. Carry it out.
lesson-voyage = The voyage
    .text =
        A Transporter can carry any good onto your charter ship. Then the top ship card shows where it goes and how dangerous that is.

        With at least as many servants in the temple as the danger you get 2 trade points and the full income, and offer Baal 1 talent for each temple servant. With fewer: 1 point and half the income. Send your grain on its voyage, put both points on the track, and end your turn.
    .right = Danger 2, and three servants in the temple: success. 7 talents, less 3 for Baal, and two trade points. The servant of the ship and one from the temple come home.
    .wrong = Use space 5, carry the grain, choose the voyage, then twice the track, and end the turn.
    .wrong-dear = The same card for one servant more. Space 5 is enough.
    .wrong-card = A good goes onto a ship with a Transporter: space 5.
    .wrong-take = The ship is ready: send it.
    .wrong-refill = The ship is ready: send it.
    .wrong-path = The path is not bad. But for the palace we want trade points on the track.
    .wrong-bonus = A possible purchase, but let us take it in the next step, on a cheaper space.
lesson-palace = Into the palace
    .text =
        Spaces 3, 5 and 6 have the palace as their bonus: after the card’s action you may buy the cheapest empty palace space. You need its price and its trade points, which you keep.

        Use the Stevedore on space 3, claim Iberia II, take the bonus, and end your turn.
    .right = For 5 talents one servant stays in the palace for ever. The next space costs 6, and later ones need more trade points: those who come early pay less.
    .wrong = Use space 3, claim Iberia II, take the bonus, and end the turn.
    .wrong-card = That space has another bonus or costs more servants. The cheapest way into the palace is space 3.
    .wrong-take = You have enough for the palace. Go and buy!
    .wrong-refill = Goods can wait, the palace is waiting for you.
    .wrong-place = Any free quay would do, but at Iberia II lies a ship that wants wine: take that one.
    .wrong-skip = You may go straight to the bonus. But the quay comes at no further cost: claim it first.
    .wrong-end = Wait: you have not taken the bonus yet. Buy the place in the palace.
lesson-privilege = Use a privilege
    .text =
        Ship cards that you loaded carry a privilege. Most are kept and used once, before or after the action of one of your turns.

        At Tyre I your oil lies beside a ship that wants wine. You keep the privilege “Load any good”: use it there, and put the trade point on the track.
    .right = 11 talents and a trade point for the wrong good. And the new card brings its own privilege. Your action for this turn is still to come.
    .wrong = Use the privilege, choose Tyre I, then the track.
    .wrong-card = You may do that afterwards. First use your privilege.
    .wrong-take = Afterwards. First use your privilege.
    .wrong-refill = Afterwards. First use your privilege.
    .wrong-path = Also good. Here let us take the track.
lesson-end = The end
    .text =
        After five decades (or four, if somebody then has 8 trade points) comes the end: each player may buy one more place for 20 talents, if they have 6 trade points. Then the path is paid.

        Here the first on the path gets two places, and you have the most servants there. You are two behind in the palace: buy the last place.
    .right = Five places, one just bought and two from the path make eight against seven: you win. In a tie trade points would decide, then talents.
    .wrong = Buy the last place in the palace.
    .wrong-pass = Then it would be seven to seven, and trade points would decide. Talents are worth nothing now: buy.
