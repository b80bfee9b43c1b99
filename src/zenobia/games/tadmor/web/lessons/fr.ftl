# Tadmor : les mots de la première partie guidée (lessons.toml).

lesson-goal = La maison la plus prestigieuse
    .text =
        Neuf tours en trois ères : à la fin, la victoire revient à qui a le plus de points de prestige (PP). Ils viennent de votre tour, des temples, des marchandises rares, des missions du roi et des améliorations.

        Chaque tour a quatre étapes. D’abord, on place chameaux et bateaux, un à la fois. Puis les bandits attaquent peut-être une région. Ensuite, toutes les actions sont résolues. Enfin vient la fin du tour.

        Vous commencez avec 3 chameaux, 2 bateaux, quelques ressources, une amélioration et deux missions que personne d’autre ne connaît.
lesson-ship = Placer un bateau
    .text =
        Chacun place à son tour un pion sur un emplacement libre, jusqu’à ce que tous soient placés. Les bateaux vont sur les emplacements rectangulaires, les chameaux sur les ronds, un seul pion par emplacement.

        Rien ne se passe encore : on place d’abord tout. Mettez un bateau sur le premier poste de bateau pour le bois, en Mer du Nord.
    .right = Personne d’autre ne peut plus prendre cet emplacement. Votre adversaire a mis un bateau sur l’or de l’Euphrate.
    .wrong = Placez un bateau sur « Bois, premier poste de bateau ».
    .wrong-ship = Un bon emplacement aussi. Mais il faut du bois pour presque tout : commencez par la Mer du Nord.
    .wrong-camel = Les chameaux viennent ensuite. D’abord un bateau pour le bois.
lesson-camel = Placer un chameau
    .text =
        Les chameaux font la plupart des actions à terre : acquérir des améliorations, construire la tour et les temples, remplir des missions, échanger.

        Une amélioration sert jusqu’à la fin de la partie. Mettez un chameau sur Amélioration 1, à Palmyre : il choisit en premier.
    .right = Votre adversaire suit sur le deuxième emplacement et choisira après vous. On continue ainsi jusqu’à ce que tous les pions soient placés.
    .wrong = Placez un chameau sur Amélioration 1.
    .wrong-later = Là aussi, vous aurez une amélioration. Mais les emplacements agissent dans l’ordre, et le premier a tout le choix.
    .wrong-camel = Un emplacement utile. Mais les améliorations rapportent surtout quand elles arrivent tôt : Amélioration 1.
    .wrong-ship = Les bateaux apportent des ressources. C’est maintenant à un chameau : Amélioration 1.
lesson-improvement = Acquérir une amélioration
    .text =
        Tous les pions sont placés, et les améliorations passent d’abord. À l’ère I, une amélioration coûte une ressource quelconque, à l’ère II deux, à l’ère III trois.

        La Flotte du bois donne un bois de plus chaque fois qu’un bateau prend du bois, et le vôtre attend justement là. Acquérez-la et payez en or.
    .right = Elle agit tout de suite. Le chameau rentre, et votre adversaire a pris la Bannière du guet.
    .wrong = Acquérez la Flotte du bois et payez en or.
    .wrong-tile = Chaque amélioration a son utilité. Mais un de vos bateaux est sur le bois ce tour-ci : prenez la Flotte du bois.
    .wrong-pay = On peut payer avec n’importe quelle ressource. Bois et pierre vous serviront tout de suite : payez en or.
    .wrong-wood = Attendez : avec la Flotte du bois, ce bateau apportera un bois de plus. D’abord l’amélioration.
    .wrong-resources = Vous pouvez prendre vos ressources à tout moment de votre tour. D’abord l’amélioration.
    .wrong-pass = Le chameau rentrerait alors sans rien.
    .wrong-discard = Une mission peut être défaussée contre une ressource. Les deux vôtres valent mieux.
    .wrong-trade = Votre amélioration permet d’échanger du bois contre du marbre quand vous voulez. Inutile pour l’instant.
lesson-resources = Prendre des ressources
    .text =
        Vient maintenant la construction : vous faites toutes vos actions dans l’ordre que vous voulez. À l’ère I, un bateau apporte 3 bois ou pierres, ou 2 marbres ou or ; un chameau, une unité de moins.

        Prenez le bois, puis la pierre.
    .right = Quatre bois, grâce à la Flotte du bois, et trois pierres. À la fin d’un tour, vous ne pouvez garder que huit ressources.
    .wrong = Choisissez l’emplacement de votre bateau sur le bois, puis celui sur la pierre.
    .wrong-order = L’ordre n’a pas d’importance. Prenons d’abord le bois.
    .wrong-pass = Attendez : vos pions n’ont pas encore agi !
    .wrong-discard = Gardez vos missions. Prenez vos ressources.
    .wrong-trade = On peut échanger à tout moment, mais prenez d’abord ce qu’apportent vos bateaux.
    .wrong-build = Vous pouvez déjà construire. Mais prenons d’abord ce qu’apportent les bateaux.
    .wrong-draw = Cela utiliserait le chameau des Missions du roi. Nous avons un autre plan pour lui.
    .wrong-fulfil = Bonne idée, nous le ferons bientôt. D’abord les ressources.
lesson-tower = Construire la tour
    .text =
        Avec le chameau sur « Construire des étages », vous construisez autant d’étages que vous pouvez en payer. Chacun des cinq premiers coûte 1 bois et 1 pierre ; les suivants coûtent plus.

        Chaque étage vaut 2 PP à la fin, et 2 encore à chaque nouvelle ère. Construisez deux étages.
    .right = Deux étages. Gardez le reste du bois et de la pierre : vous en aurez besoin pour votre mission.
    .wrong = Construisez un étage, puis un autre.
    .wrong-pass = Pas encore : votre chameau n’a pas construit la tour.
    .wrong-discard = Gardez les missions. Construisez votre tour.
    .wrong-trade = Pour les étages, il faut du bois et de la pierre : ne les échangez pas.
    .wrong-mission = Une chose après l’autre : d’abord la tour.
lesson-mission = Remplir une mission
    .text =
        Un chameau sur Missions du roi pioche une mission, ou en remplit une de votre main en payant son coût. « Place du marché » coûte 3 bois et 2 pierres et vaut 8 PP à la fin.

        Remplissez-la. Plus tard, une mission remplie peut être retournée : elle vaut alors la moitié, mais vous aide une fois, comme le dit son texte.
    .right = 8 PP. Deux missions remplies, ou une tour de cinq étages, vous permettent de gagner un quatrième chameau à la Caravane.
    .wrong = Remplissez « Place du marché ».
    .wrong-pass = Utilisez d’abord le chameau des Missions du roi.
    .wrong-discard = Vous auriez une ressource en échange. Remplie, elle vaut 8 PP.
    .wrong-trade = Vous ne pourriez alors plus payer la mission.
    .wrong-draw = Piocher est possible aussi. Mais vous pouvez déjà en remplir une.
    .wrong-build = Il manquerait alors de la pierre pour la mission. Deux étages suffisent pour l’instant.
lesson-round = La fin d’un tour
    .text =
        Vous avez tout utilisé. Terminez ; votre adversaire construit, puis le royaume a la parole : à l’ère I, il ne demande rien.

        Tous les pions rentrent, on défausse tout ce qui dépasse huit ressources, et le tour suivant commence.
    .right = Tour 2. Aux tours 4 et 7 commence une nouvelle ère : chacun marque 2 PP par étage, et de nouvelles améliorations arrivent sur le plateau.
    .wrong = Terminez.
    .wrong-discard = Gardez la mission pour plus tard et terminez.
    .wrong-trade = C’est permis, mais il ne vous faut plus rien ce tour-ci. Terminez.
    .wrong-return = Cela diminuerait sa valeur de moitié. Gardez-la et terminez.
lesson-market = Échanger, puis acquérir une marchandise rare
    .text =
        Au marché de la ville, on échange autant de fois qu’on veut : 1 bois ou pierre contre 1 marbre ou or, ou 1 marbre ou or contre 2 bois ou pierres. Ce que vous recevez peut être dépensé aussitôt, mais pas échangé à nouveau ce tour-ci.

        Les marchandises rares grises coûtent 3 or, les jaunes 5 pierres, les rouges 5 bois. Votre bateau attend devant les grises : échangez trois bois contre de l’or, puis prenez la marchandise.
    .right = Des marchandises rares différentes forment une combinaison : une seule vaut 5 PP, quatre différentes 25, les neuf 90. Il y en a trois sortes par couleur.
    .wrong = Échangez trois fois du bois contre de l’or, puis acquérez la marchandise rare grise.
    .wrong-trade = Il vous faut trois or, et vos trois bois sont le meilleur prix.
    .wrong-pass = Pas encore : le bateau attend sa marchandise rare.
    .wrong-discard = Inutile : échangez du bois contre de l’or.
lesson-temple = Commencer un temple
    .text =
        Un temple a quatre sections : fondations, colonnade, toit, statues. Elles valent 5, 13, 25 et 40 PP, et les premiers à en achever un reçoivent des marchandises rares.

        Les fondations coûtent 2 bois et 2 pierres. À Palmyre, vous piochez en plus une mission. Construisez les fondations, puis terminez.
    .right = La première section est là, et vous avez une nouvelle mission. La prochaine fois, vous continuerez avec la colonnade.
    .wrong = Construisez le temple à Palmyre, puis terminez.
    .wrong-pass = Construisez d’abord : le chameau est au temple.
    .wrong-discard = Gardez la mission et construisez le temple.
    .wrong-return = Gardez-la. Construisez le temple.
lesson-tax = Le collecteur d’impôts
    .text =
        Dès l’ère II, le collecteur d’impôts passe à chaque tour : 1 or, à l’ère III 2 or. Sinon, vous perdez 3 ou 6 PP. Seul un chameau sur son emplacement vous l’épargne.

        Vous avez gardé de l’or. Payez, puis terminez.
    .right = C’est payé. Pensez à cet or quand vous dépensez vos ressources : l’impôt vient toujours après la construction.
    .wrong = Payez l’impôt, puis terminez.
    .wrong-penalty = Cela vous coûte 3 PP, et vous avez l’or : payez.
    .wrong-discard = Vous pouvez payer sans cela.
    .wrong-return = Vous pouvez payer sans cela.
lesson-marauders = Les bandits
    .text =
        Qui a un chameau sur l’emplacement des bandits choisit une région en secret. Au tour suivant, elle est attaquée après le placement : tous les pions qui s’y trouvent rentrent sans agir.

        Au tour précédent, vous avez choisi Damas, et deux chameaux adverses y sont. Mettez votre dernier chameau sur Bandits, puis choisissez l’Euphrate pour la prochaine fois.
    .right = Les deux chameaux sont perdus pour ce tour. Au prochain, c’est l’Euphrate qui sera attaqué, et personne d’autre ne le sait. Attention à vos propres bateaux !
    .wrong = Placez le chameau sur Bandits, puis choisissez l’Euphrate.
    .wrong-place = Un bon emplacement. Mais cette étape parle des bandits, à Ebla.
    .wrong-region = C’est aussi un plan. Votre adversaire aime l’or de l’Euphrate : choisissez-le.
    .wrong-pass = Rien ne vous oblige à choisir. Mais il n’y aura alors pas d’attaque au prochain tour.
lesson-end = La fin
    .text =
        Après le neuvième tour, on compte tout : 2 PP par étage, les missions remplies en entier et les retournées pour moitié, les temples, les combinaisons de marchandises rares et quelques améliorations de l’ère III.

        Vous avez 25 points de retard sur la piste, et votre tour est moins haute. Mais vous avez un temple achevé, un autre commencé et huit marchandises rares de six types. Payez l’impôt, terminez et voyez.
    .right = 16 pour la tour, 45 pour les temples et 55 pour les marchandises rares : avec vos 43 sur la piste, 159 PP contre 126. Vous gagnez !
    .wrong = Payez l’impôt, puis terminez.
    .wrong-penalty = Cela vous coûterait 6 PP. Vous avez l’or : payez.
