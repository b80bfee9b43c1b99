# Palmyra: the words of the guided first game (lessons.toml).

lesson-goal = Land, tiles, coins
    .text =
        You lay land around the city and walk over it with two pawns: the legion earns tiles, the censor earns coins. Whoever has the most coins at the end wins.

        There are large and small tiles in three terrains: desert, hills and mountains. Large tiles touch large and small ones; small tiles touch only large ones.

        A turn is one of three things: Conquer, Collect or Reorganise.
lesson-conquer = Conquer with the legion
    .text =
        All pawns begin in the city centre. A run goes like this: lay a tile beside your pawn, then the pawn steps onto it.

        A tile earns 1 for every neighbouring tile of its own terrain. Choose Conquer, then your large desert, then the space that promises 2: it touches two desert tiles of the city.
    .right = Two neighbours of the same terrain: 2. The run is not over yet.
    .wrong = Choose Conquer, then the large desert, then the space with the 2.
    .wrong-collect = Collecting brings coins, but first you need tiles: take the legion.
    .wrong-reorganise = Reorganising brings a single tile. Conquering will bring four.
    .wrong-small = You may begin with the small one. But the large desert opens the better way: take that first.
    .wrong-place = Allowed, but look at the numbers: one space promises 2.
lesson-run = The run goes on
    .text =
        In one turn you may lay up to four empty tiles, each beside the one before. Lay the small desert as well, where it promises 2: it touches your new tile and the city.
    .right = Together 4, so you draw four tiles: half of them small, half of them large. Tiles drawn now are for your next turns.
    .wrong = Choose the small desert, then the space with the 2.
    .wrong-stop = Stopping is allowed after any tile, and you would draw two. But the small desert adds two more.
    .wrong-place = Allowed, but the space between your new tile and the city earns more.
lesson-collect = Collect with the censor
    .text =
        The censor walks in the same way, but every point of income is a coin.

        He is still in the city. Choose Collect, lay the large hills where they promise 1, then the small hills where they promise 2.
    .right = 1 and 2 make three coins from the reserve. The reserve holds 120 coins at the start, and when it is empty, the game ends.
    .wrong = Collect, then the large hills, then the small hills.
    .wrong-conquer = Tiles are good, too, but now we want coins: the censor collects.
    .wrong-reorganise = Not yet: the censor has a good way before him.
    .wrong-mountains = Mountains find no mountains there. Take hills.
    .wrong-small = This order works as well. For this lesson begin with the large hills.
    .wrong-place = Allowed, but another space earns more.
    .wrong-stop = One coin already, but the small hills would add two more.
lesson-flip = Tribute: a tile becomes a coin
    .text =
        After collecting you may turn one tile of your hand to its coin side. It is lost as land, but from your next Collect on every flipped tile can bring one more coin.

        Your small mountains are of little use: flip them.
    .right = One flipped tile. It never comes back, but it can pay again and again.
    .wrong = Flip the small mountains.
    .wrong-nothing = You may keep the tile. But those who flip early collect more for the rest of the game.
lesson-tribute = Elements, and tribute paid
    .text =
        Some tiles show an element: watchtower, lake or caravan. For each neighbour with the same element such a tile earns 2 more. With an element tile you may lay just one empty tile in that turn.

        If your income is greater than the number of your flipped tiles, each of those pays one coin. You have two: collect with the lake tile beside the other lake.
    .right = 1 for the mountains and 2 for the lake make 3. That is more than your two flipped tiles, so both pay tribute: five coins in all. With an income of only 2 there would have been no tribute.
    .wrong = Collect, then the tile with the lake.
    .wrong-conquer = The legion is badly placed for that. The censor stands beside the lake: Collect.
    .wrong-reorganise = No need to: the censor stands just right.
lesson-guard = Foreign pawns keep their land
    .text =
        A neighbouring tile on which a pawn of somebody else stands earns you nothing. Your own pawns do no harm, and neither do pawns in the city.

        The red legion guards a desert. Conquer with the small desert, and take the space that still promises 3.
    .right = Four deserts lie around it, but the one with the red legion does not count: 3. Where you leave your pawns is a move against the others, too.
    .wrong = Conquer, then the small desert, then the space with the 3.
    .wrong-collect = Three coins would be fine. But you have few tiles and no large one: conquer new ones.
    .wrong-reorganise = Your legion is well placed: conquer.
    .wrong-legion = There, too, the red legion spoils one neighbour, and only 2 are left. Another space has 3.
    .wrong-place = Allowed, but one space promises 3.
lesson-split = An odd number
    .text =
        Of an even number half are small and half are large. Of an odd number you choose the size of the extra one, before you see the tiles.

        Choose either.
    .right = Three tiles for your hand. There is no limit to a hand, and it lies open for all to see.
lesson-reorganise = Reorganise
    .text =
        Both your pawns are stuck: they stand on small tiles and you hold only a small one, and small tiles never touch each other.

        Reorganise: draw one tile, then place both pawns anew, each on any tile without a pawn or in the city. Draw a large tile, send the legion to the city and the censor onto the large hills with the caravan.
    .right = That was the whole turn: no income. But next turn the censor can lay your caravan beside the other caravan.
    .wrong = Reorganise, draw a large tile, then the legion to the city and the censor onto the caravan.
    .wrong-small = Allowed. But you have a small tile already, and large ones are the way out: draw a large one.
    .wrong-place = Allowed. But here the legion goes to the city, and the censor onto the large hills with the caravan.
lesson-end = The end
    .text =
        The game ends at once when the reserve is empty, or when a Conquer demands more tiles than the piles have. The most coins win; in a tie the most flipped tiles.

        Seven coins are left. You have 59, your opponent has 54: whoever takes them wins. Collect with your small mountains and their watchtower, where they promise 4. Your three flipped tiles pay tribute.
    .right = 4 and 3 are the last seven coins, so the game is over: 66 against 54, you win.
    .wrong = Collect, then the small mountains with the watchtower, then the space with the 4.
    .wrong-conquer = Tiles do not win. Take the last coins.
    .wrong-reorganise = Then your opponent may take the last coins. Take them yourself.
    .wrong-place = There you get less, and the game goes on. One space promises 4.
