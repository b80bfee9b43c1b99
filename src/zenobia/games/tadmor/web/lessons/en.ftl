# Tadmor: the words of the guided first game (lessons.toml).

lesson-goal = The most renowned house
    .text =
        Nine rounds in three eras: whoever has the most prestige points (PP) at the end wins. They come from your tower, temples, rare goods, King’s Missions and improvements.

        Each round has four parts. First everybody places camels and ships, one at a time. Then the marauders may raid a region. Then all actions are carried out. Last comes the end of the round.

        You begin with 3 camels, 2 ships, a few resources, one improvement and two missions that only you know.
lesson-ship = Place a ship
    .text =
        In turn everybody places one piece on a free action space, until all pieces stand. Ships go on the rectangular spaces, camels on the round ones, and a space has room for one piece.

        Nothing happens yet: first all pieces are placed. Put a ship on the first ship berth for wood, in the North Sea.
    .right = Nobody else can take that space now. Your opponent has put a ship on the gold of the Euphrates.
    .wrong = Place a ship on Wood, first ship berth.
    .wrong-ship = A good space, too. But wood is needed for almost everything: begin with the North Sea.
    .wrong-camel = Camels come next. First a ship for wood.
lesson-camel = Place a camel
    .text =
        Camels do most actions on land: buy improvements, build the tower and temples, fulfil missions, trade.

        Improvements last for the rest of the game. Put a camel on Improvement 1 in Palmyra: it chooses first.
    .right = Your opponent follows on the second space, and will choose after you. So it goes on until every piece is placed.
    .wrong = Place a camel on Improvement 1.
    .wrong-later = There, too, you get an improvement. But the spaces act in order, and the first one has the choice.
    .wrong-camel = A useful space. But improvements pay best when they come early: Improvement 1.
    .wrong-ship = Ships bring resources. Now it is a camel’s turn: Improvement 1.
lesson-improvement = Acquire an improvement
    .text =
        All pieces are placed, and the improvements come first. In era I one costs one resource of any kind, in era II two, in era III three.

        The Wood Fleet gives one wood more whenever a ship takes wood, and your ship is waiting there. Acquire it and pay with gold.
    .right = It works at once. The camel goes home, and your opponent has taken the Watch Banner.
    .wrong = Acquire the Wood Fleet and pay with gold.
    .wrong-tile = Every improvement is good for something. But a ship of yours stands on wood this very round: take the Wood Fleet.
    .wrong-pay = You may pay with any resource. Wood and stone you will need in a moment: pay with gold.
    .wrong-wood = Wait: with the Wood Fleet that ship will bring one wood more. First the improvement.
    .wrong-resources = You may take your resources at any moment of your turn. First the improvement.
    .wrong-pass = Then the camel would go home with nothing.
    .wrong-discard = A mission may be discarded for one resource. Both of yours are worth more.
    .wrong-trade = Your improvement lets you trade wood for marble whenever you like. Not needed just now.
lesson-resources = Take resources
    .text =
        Now comes construction, and you do all your actions in the order you like. A ship brings 3 wood or stone in era I, or 2 marble or gold; a camel brings one less.

        Take the wood, then the stone.
    .right = Four wood, thanks to the Wood Fleet, and three stone. At the end of a round you may keep only eight resources.
    .wrong = Choose the space with your ship on wood, then the one on stone.
    .wrong-order = The order does not matter. Let us take the wood first.
    .wrong-pass = Wait: your pieces have not acted yet!
    .wrong-discard = Keep your missions. Take your resources.
    .wrong-trade = You may trade at any time, but first take what your ships bring.
    .wrong-build = You may build right now. But first let us take what the ships bring.
    .wrong-draw = That would use the camel on the King’s Mission. We have another plan for it.
    .wrong-fulfil = A good idea, and we shall do it soon. First the resources.
lesson-tower = Build the tower
    .text =
        With the camel on Build 1 Tower Block you may build as many single levels as you can pay for. Each of the first five costs 1 wood and 1 stone; later ones cost more.

        Every level is worth 2 PP at the end, and 2 more at each new era. Build two levels.
    .right = Two levels. Keep the rest of the wood and stone: you need them for your mission.
    .wrong = Build a level, then another.
    .wrong-pass = Not yet: your camel at the tower has not built yet.
    .wrong-discard = Keep the missions. Build your tower.
    .wrong-trade = For single levels you need wood and stone: do not trade them away.
    .wrong-mission = One after the other: first the tower.
lesson-mission = Fulfil a mission
    .text =
        A camel on King’s Mission draws a mission, or fulfils one from your hand by paying its cost. Market Square costs 3 wood and 2 stone and is worth 8 PP at the end.

        Fulfil it. Later you may return a fulfilled mission: then it scores half, but helps you once, as its text says.
    .right = 8 PP. Two fulfilled missions, or a tower of five levels, let you gain a fourth camel at the Caravan.
    .wrong = Fulfil Market Square.
    .wrong-pass = First use the camel on King’s Mission.
    .wrong-discard = You would get one resource for it. Fulfilling it is worth 8 PP.
    .wrong-trade = Then you could not pay for the mission any more.
    .wrong-draw = Drawing is possible, too. But you can fulfil one already.
    .wrong-build = Then stone would be missing for the mission. Two levels are enough for now.
lesson-round = The end of a round
    .text =
        You have used everything. End your turn; your opponent builds, and then the kingdom has its say: in era I it wants nothing from you.

        All pieces go home, everything above eight resources is discarded, and the next round begins.
    .right = Round 2. In rounds 4 and 7 a new era begins: everybody scores 2 PP for each level, and new improvements lie on the board.
    .wrong = End your turn.
    .wrong-discard = Keep the mission for later and end your turn.
    .wrong-trade = You may, but you need nothing more in this round. End your turn.
    .wrong-return = That would halve its value. Keep it and end your turn.
lesson-market = Trade, then buy a rare good
    .text =
        At the Town Market you trade as often as you like: 1 wood or stone for 1 marble or gold, or 1 marble or gold for 2 wood or stone. What you get may be spent at once, but not traded again in this round.

        Grey rare goods cost 3 gold, yellow ones 5 stone, red ones 5 wood. Your ship waits at the grey ones: trade three wood for gold, then take the good.
    .right = Different rare goods form a set: one is worth 5 PP, four different ones 25, all nine 90. Each colour has three kinds.
    .wrong = Trade wood for gold three times, then acquire the grey rare good.
    .wrong-trade = You need three gold, and your three wood are the best price for it.
    .wrong-pass = Not yet: the ship is waiting for its rare good.
    .wrong-discard = Not needed: trade wood for gold.
lesson-temple = Begin a temple
    .text =
        A temple grows in four parts: basement, colonnade, roof, statues. They are worth 5, 13, 25 and 40 PP, and the first to complete one receive rare goods.

        The basement costs 2 wood and 2 stone. In Palmyra you also draw a mission. Build the basement, then end your turn.
    .right = The first part stands, and you have a new mission. Next time you go on with the colonnade.
    .wrong = Build the temple in Palmyra, then end the turn.
    .wrong-pass = First build: the camel stands at the temple.
    .wrong-discard = Keep the mission and build the temple.
    .wrong-return = Keep it. Build the temple.
lesson-tax = The Taxman
    .text =
        From era II on the Taxman comes in every round: 1 gold, in era III 2 gold. Without it you lose 3 or 6 PP. Only a camel on his space spares you that.

        You have kept gold. Pay, then end the turn.
    .right = Paid. Think of this gold when you spend your resources: the tax always comes after the building.
    .wrong = Pay the tax, then end the turn.
    .wrong-penalty = That costs you 3 PP, and you do have the gold: pay.
    .wrong-discard = You can pay without that.
    .wrong-return = You can pay without that.
lesson-marauders = The marauders
    .text =
        Whoever has a camel on the Marauders space secretly picks a region. In the next round it is raided after the placement: all pieces there go home without acting.

        You picked Damascus last round, and two camels of your opponent stand there. Put your last camel on the Marauders space, then pick the Euphrates for next time.
    .right = Both camels are gone for this round. Next round the Euphrates will be raided, and only you know it. Mind where you place your own ships!
    .wrong = Place the camel on Marauders, then pick the Euphrates.
    .wrong-place = A good space. But this step is about the Marauders, in Ebla.
    .wrong-region = Also a plan. Your opponent likes the gold of the Euphrates: pick that.
    .wrong-pass = You need not pick. But then there will be no raid next round.
lesson-end = The end
    .text =
        After the ninth round everything is added up: 2 PP for each level, fulfilled missions in full and returned ones at half, temples, sets of rare goods, and a few improvements of era III.

        You are 25 points behind on the track, and your tower is lower. But you have a complete temple, another one begun, and eight rare goods of six kinds. Pay the tax, end the turn, and see.
    .right = 16 for the tower, 45 for the temples and 55 for the rare goods: with your 43 on the track 159 PP, against 126. You win!
    .wrong = Pay the tax, then end the turn.
    .wrong-penalty = That would cost you 6 PP. You have the gold: pay.
