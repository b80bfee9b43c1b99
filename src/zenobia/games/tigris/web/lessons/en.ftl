# Tigris & Euphrates: the words of the guided first game (lessons.toml).

lesson-goal = Four colours
    .text =
        You lead a dynasty between two rivers and collect points in four colours: red, blue, green and black.

        At the end only your weakest colour counts. Eleven red points and no black one are worth nothing: grow in all four.

        The ten temples on the board each carry a treasure. Your six tiles lie below, and nobody else sees them.
lesson-king = A leader founds a kingdom
    .text =
        A turn has up to two actions. The first one here: bring your king into play.

        A leader stands on an empty land square that touches a temple. Place the king (black) on i6, beside the temple in the middle.
    .right = Pieces that touch form a territory, and a territory with a leader is a kingdom. From now on your king collects points here.
    .wrong = Choose the king below, then i6.
    .wrong-place = The king may stand there too, for there is a temple. Let us meet in the middle of the board: on i6.
    .wrong-colour = That leader may stand there as well. But the king is special, as you will see soon: take him first.
    .wrong-tile = A tile without a leader nearby gives nobody a point. First a leader, then tiles.
    .wrong-swap = Swapping tiles is one of the four actions: useful with a bad hand, but yours is good.
    .wrong-catastrophe = You have only two catastrophes for the whole game. We shall use one later.
    .wrong-end = You may stop early, but then two good actions are lost.
lesson-tile = A tile gives a point
    .text =
        Second action: a tile placed in a kingdom gives one point of its colour to the leader of that colour there.

        Place a settlement (black) beside your king or beside the temple, for example on h6.
    .right = One black point for you. Your two actions are done, so your hand was filled up to six tiles and the next player has the turn.
    .wrong = Choose a settlement below, then a square that touches your king.
    .wrong-place = There the settlement does not touch your king’s kingdom and gives nothing. Put it beside the king, for example on h6.
    .wrong-colour = The king of a kingdom also takes the points of colours that have no leader there, so this is not bad. But we want a black point: a settlement.
    .wrong-leader = A second leader is a fine action. Now, though, we want the first point.
lesson-share = The king takes what is left
    .text =
        If a kingdom has no leader of the tile’s colour, its king takes the point.

        Farms (blue) are the only tiles that lie on the river, and they lie nowhere else. Place a farm on e3: it touches your kingdom.
    .right = A blue point, though your farmer is not even on the board. With a farmer of somebody else in this kingdom, the point would have been theirs: whose turn it is does not matter.
    .wrong = Choose the farm below, then e3.
    .wrong-place = Farms lie on the river, that is right. But this square touches no kingdom of yours: e3 does.
    .wrong-colour = Also a point, perhaps. Here we want the blue one: a farm on e3.
lesson-treasure = The merchant takes treasures
    .text =
        When a kingdom with a merchant (green) holds two treasures or more, the merchant’s owner takes all but one at the end of the action. Those near the corners of the board go first.

        Your merchant stands on f4, beside f3. Close the gap in the river on e2 with a farm.
    .right = Your kingdom now reaches b2, and the treasure from there is yours. A treasure counts as a point of any colour you need at the end.
    .wrong = Choose the farm below, then e2, between d2 and f2.
    .wrong-place = Nothing is joined there. The gap between the two temples with treasures is on e2.
    .wrong-colour = Only a farm can lie on the river, and the gap is a river square: e2.
lesson-revolt = Revolt: one throne, two kings
    .text =
        Two leaders of one colour cannot share a kingdom. Put your king into a kingdom that has a king already, and there is a revolt.

        Each side counts the temples that touch its leader. On i6 your king would touch two, the other king touches one. Attack: the king on i6.
    .right = Two against one. But a revolt is not decided yet: both sides may add temples from their hands.
    .wrong = Choose your king below, then i6.
    .wrong-place = The king may stand there, but fewer temples would support him. On i6 there are two.
    .wrong-colour = No other leader of that colour is there, so nothing happens. The revolt needs your king.
lesson-reinforce = Reinforcements
    .text =
        You attack, so you add first; then the defender. Once each, and all tiles added are lost. In a tie the defender stays.

        You lead with two against one. How many of your two temples do you add? The other player has hidden tiles, too.
    .right = The other side added a temple, and it was not enough: three against two. The beaten king goes back to his owner, and the winner of any revolt gets one red point.
    .wrong = Add one temple.
    .wrong-none = Now one single temple from the defender’s hand would make it two against two, and ties go to the defender. One more is worth it.
    .wrong-many = You would win, but the second temple is gone as well. One is the better price here.
lesson-war = War: two kingdoms become one
    .text =
        A tile that joins two kingdoms gives no point. If both have a leader of the same colour, there is war, and now the tiles of that colour in each kingdom count.

        Your merchant has three markets, the other merchant has two. Join the kingdoms on h5 with a settlement.
    .right = Three against two, and again both may add tiles from the hand: markets this time, since it is a war of merchants.
    .wrong = Choose a settlement below, then h5.
    .wrong-place = The kingdoms stay apart there. The square between them is h5.
    .wrong-temple = That joins them, too. But temples decide revolts: keep them, and spend a settlement.
    .wrong-market = That joins them, too. But the joining tile supports nobody, and you will want to add your markets: spend a settlement.
lesson-battle = Winning a war
    .text =
        You have two markets in hand. The defender may add some, too, and wins ties.

        Add at least one market.
    .right = The loser takes back the leader and removes all his tiles of that colour. You score one green point for the leader and one for each removed market: three points. That is why wars are worth so much.
    .wrong = Add one market or two.
    .wrong-none = Then a single market from the other hand would make it three against three, and the defender would win: you would lose your merchant and three markets.
lesson-monument = Four tiles make a monument
    .text =
        Complete a square of two by two tiles of one colour, and you may build a monument of that colour there.

        Three settlements are waiting. Place the fourth on g5.
    .right = First the tile gave its black point as usual. Now you may build.
    .wrong = Choose a settlement below, then g5.
    .wrong-place = The square of four is complete only with a settlement on g5.
    .wrong-colour = All four tiles must have the same colour: settlements.
lesson-build = Choose the monument
    .text =
        Every monument has two colours, and one of them must be that of the four tiles. There are only six, one for each pair of colours.

        You have black points, but not a single red one: build the red and black one.
    .right = The four tiles are turned over: they still belong to the kingdom, but no longer count as settlements.
    .wrong = Choose the red and black monument.
    .wrong-colour = You may build that one. But red is your weak colour, and a priest here could soon collect it: take red and black.
    .wrong-decline = You may do without. But a monument gives points every turn!
lesson-income = Income every turn
    .text =
        At the end of your turn each of your leaders in the monument’s kingdom earns one point if the monument has his colour.

        You have one action left, but let us see the income: end the turn.
    .right = One black point for your king, and it comes again every turn, as long as he stays. A priest here would earn red. Others will want to sit here, too!
    .wrong = Later. For now end the turn with the button.
lesson-catastrophe = Catastrophes
    .text =
        Twice in the game you may place a catastrophe on an empty square or on a tile: that tile is gone, and nothing can ever lie there again.

        A leader who no longer touches a temple goes home. Two leaders of the other player depend on the single temple on d6. Strike there.
    .right = Both leaders are back with their owner: they must be placed again, one action each. Temples with a treasure are safe from catastrophes.
    .wrong = Choose a catastrophe below, then d6.
    .wrong-place = That is allowed. But on d6 it hurts most: two leaders stand beside that temple only.
    .wrong-other = Also an action. But this step is about the catastrophe: d6.
lesson-end = How it ends
    .text =
        The game ends after a turn that leaves two treasures or fewer on the board, or when the bag cannot fill a hand. Then everybody adds the treasures to the weakest colours.

        Three treasures are left on the board. Place your merchant on g3: there he joins the temple on f3 to the kingdom that reaches k11. Then take one of the two treasures.
    .right = Two treasures are left: the end. With all your treasures your weakest colour is worth 22, that of the other player only 9. You win!
    .wrong = Place the merchant (green) on g3, then take a treasure.
    .wrong-place = The game goes on for now. Only on g3 does the merchant find two treasures in one kingdom.
