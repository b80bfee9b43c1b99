# Tigre & Euphrate : les mots de la première partie guidée (lessons.toml).

lesson-goal = Quatre couleurs
    .text =
        Vous dirigez une dynastie entre deux fleuves et marquez des points de quatre couleurs : rouge, bleu, vert et noir.

        À la fin, seule votre couleur la plus faible compte. Onze points rouges et aucun noir ne valent rien : grandissez dans les quatre.

        Les dix temples du plateau portent chacun un trésor. Vos six tuiles sont en bas ; personne d’autre ne les voit.
lesson-king = Un chef fonde un royaume
    .text =
        Un tour compte jusqu’à deux actions. La première, ici : mettre votre roi en jeu.

        Un chef se place sur une case de terre libre qui touche un temple. Placez le roi (noir) en i6, à côté du temple du milieu.
    .right = Les pièces qui se touchent forment un territoire, et un territoire avec un chef est un royaume. Désormais, votre roi marque des points ici.
    .wrong = Choisissez le roi en bas, puis i6.
    .wrong-place = Le roi peut s’y placer aussi, il y a un temple. Retrouvons-nous au milieu du plateau : en i6.
    .wrong-colour = Ce chef peut s’y placer aussi. Mais le roi est particulier, vous le verrez bientôt : commencez par lui.
    .wrong-tile = Une tuile sans chef à proximité ne donne de point à personne. D’abord un chef, ensuite les tuiles.
    .wrong-swap = Changer des tuiles est l’une des quatre actions : utile avec une mauvaise main, mais la vôtre est bonne.
    .wrong-catastrophe = Vous n’avez que deux catastrophes pour toute la partie. Nous en utiliserons une plus tard.
    .wrong-end = On peut s’arrêter plus tôt, mais deux bonnes actions seraient perdues.
lesson-tile = Une tuile donne un point
    .text =
        Seconde action : une tuile posée dans un royaume donne un point de sa couleur au chef de cette couleur.

        Posez un peuplement (noir) à côté de votre roi ou du temple, par exemple en h6.
    .right = Un point noir pour vous. Vos deux actions sont faites : votre main a été complétée à six tuiles et c’est au tour de l’autre dynastie.
    .wrong = Choisissez un peuplement en bas, puis une case qui touche votre roi.
    .wrong-place = Là, le peuplement ne touche pas le royaume de votre roi et ne donne rien. Posez-le à côté du roi, par exemple en h6.
    .wrong-colour = Le roi d’un royaume prend aussi les points des couleurs qui n’y ont pas de chef, ce n’est donc pas mauvais. Mais nous voulons un point noir : un peuplement.
    .wrong-leader = Un second chef est une belle action. Mais maintenant, nous voulons le premier point.
lesson-share = Le roi prend ce qui reste
    .text =
        Si un royaume n’a pas de chef de la couleur de la tuile, c’est son roi qui prend le point.

        Les fermes (bleu) sont les seules tuiles qui se posent sur la rivière, et nulle part ailleurs. Posez une ferme en e3 : elle touche votre royaume.
    .right = Un point bleu, alors que votre fermier n’est même pas sur le plateau. Avec le fermier d’une autre dynastie dans ce royaume, le point aurait été pour elle, peu importe à qui est le tour.
    .wrong = Choisissez la ferme en bas, puis e3.
    .wrong-place = Les fermes se posent sur la rivière, c’est juste. Mais cette case ne touche aucun de vos royaumes : e3, si.
    .wrong-colour = Peut-être un point aussi. Ici, nous voulons le bleu : une ferme en e3.
lesson-treasure = Le marchand prend les trésors
    .text =
        Quand un royaume avec un marchand (vert) contient au moins deux trésors, le marchand les prend tous sauf un à la fin de l’action. Ceux des coins du plateau partent en premier.

        Votre marchand est en f4, à côté de f3. Comblez le trou dans la rivière en e2 avec une ferme.
    .right = Votre royaume va maintenant jusqu’en b2, et le trésor de là-bas est à vous. À la fin, un trésor vaut un point de la couleur qui vous manque.
    .wrong = Choisissez la ferme en bas, puis e2, entre d2 et f2.
    .wrong-place = Rien n’est relié là. Le trou entre les deux temples à trésor est en e2.
    .wrong-colour = Seule une ferme peut se poser sur la rivière, et le trou est une case de rivière : e2.
lesson-revolt = Conflit interne : un trône, deux rois
    .text =
        Deux chefs de la même couleur ne peuvent pas partager un royaume. Placez votre roi dans un royaume qui en a déjà un : c’est le conflit interne.

        Chaque camp compte les temples qui touchent son chef. En i6, votre roi en toucherait deux, l’autre n’en touche qu’un. Attaquez : le roi en i6.
    .right = Deux contre un. Mais rien n’est encore décidé : les deux camps peuvent ajouter des temples de leur main.
    .wrong = Choisissez votre roi en bas, puis i6.
    .wrong-place = Le roi peut s’y placer, mais moins de temples le soutiendraient. En i6, il y en a deux.
    .wrong-colour = Aucun autre chef de cette couleur n’est là : il ne se passe rien. Pour le conflit, il faut votre roi.
lesson-reinforce = Les renforts
    .text =
        Vous attaquez : vous ajoutez d’abord, le défenseur ensuite. Une seule fois chacun, et toutes les tuiles ajoutées sont perdues. À égalité, le défenseur reste.

        Vous menez deux contre un. Combien de vos deux temples ajoutez-vous ? L’adversaire a aussi des tuiles cachées.
    .right = L’autre camp a ajouté un temple, et cela n’a pas suffi : trois contre deux. Le roi battu rentre chez lui, et le vainqueur d’un conflit interne marque toujours un point rouge.
    .wrong = Ajoutez un temple.
    .wrong-none = Alors un seul temple de la main du défenseur ferait deux contre deux, et l’égalité est pour le défenseur. Un de plus en vaut la peine.
    .wrong-many = Vous gagneriez, mais le second temple serait perdu aussi. Un seul est ici le meilleur prix.
lesson-war = Conflit externe : deux royaumes n’en font qu’un
    .text =
        Une tuile qui relie deux royaumes ne donne pas de point. Si tous deux ont un chef de la même couleur, c’est le conflit externe : cette fois, ce sont les tuiles de cette couleur dans chaque royaume qui comptent.

        Votre marchand a trois marchés, l’autre en a deux. Reliez les royaumes en h5 avec un peuplement.
    .right = Trois contre deux, et de nouveau chacun peut ajouter des tuiles de sa main : des marchés, puisque ce sont les marchands qui s’affrontent.
    .wrong = Choisissez un peuplement en bas, puis h5.
    .wrong-place = Là, les royaumes restent séparés. La case entre les deux est h5.
    .wrong-temple = Cela les relie aussi. Mais les temples décident des conflits internes : gardez-les et dépensez un peuplement.
    .wrong-market = Cela les relie aussi. Mais la tuile qui relie ne soutient personne, et vous voudrez ajouter vos marchés : dépensez un peuplement.
lesson-battle = Gagner un conflit externe
    .text =
        Vous avez deux marchés en main. Le défenseur peut en ajouter aussi, et gagne en cas d’égalité.

        Ajoutez au moins un marché.
    .right = Le perdant reprend son chef et retire toutes ses tuiles de cette couleur. Vous marquez un point vert pour le chef et un pour chaque marché retiré : trois points. Voilà pourquoi ces conflits rapportent tant.
    .wrong = Ajoutez un marché, ou deux.
    .wrong-none = Alors un seul marché de l’autre main ferait trois contre trois, et le défenseur gagnerait : vous perdriez votre marchand et trois marchés.
lesson-monument = Quatre tuiles font un monument
    .text =
        Complétez un carré de deux sur deux tuiles de la même couleur, et vous pouvez y bâtir un monument de cette couleur.

        Trois peuplements attendent. Posez le quatrième en g5.
    .right = D’abord, la tuile a donné son point noir comme d’habitude. Maintenant, vous pouvez bâtir.
    .wrong = Choisissez un peuplement en bas, puis g5.
    .wrong-place = Le carré n’est complet qu’avec un peuplement en g5.
    .wrong-colour = Les quatre tuiles doivent être de la même couleur : des peuplements.
lesson-build = Choisir le monument
    .text =
        Chaque monument a deux couleurs, dont l’une doit être celle des quatre tuiles. Il n’y en a que six, un pour chaque paire de couleurs.

        Vous avez des points noirs, mais pas un seul rouge : bâtissez le rouge et noir.
    .right = Les quatre tuiles sont retournées : elles appartiennent toujours au royaume, mais ne comptent plus comme peuplements.
    .wrong = Choisissez le monument rouge et noir.
    .wrong-colour = Vous pouvez bâtir celui-là. Mais le rouge est votre couleur faible, et un prêtre pourrait bientôt marquer des points rouges ici : prenez le rouge et noir.
    .wrong-decline = On peut s’en passer. Mais un monument rapporte à chaque tour !
lesson-income = Un revenu à chaque tour
    .text =
        À la fin de votre tour, chacun de vos chefs dans le royaume du monument marque un point si le monument a sa couleur.

        Il vous reste une action, mais regardons ce revenu : terminez le tour.
    .right = Un point noir pour votre roi, et cela recommence à chaque tour tant qu’il reste. Un prêtre ici marquerait des points rouges. D’autres voudront aussi la place !
    .wrong = Plus tard. Pour l’instant, terminez le tour avec le bouton.
lesson-catastrophe = Les catastrophes
    .text =
        Deux fois dans la partie, vous pouvez poser une catastrophe sur une case vide ou sur une tuile : la tuile disparaît, et rien n’y sera plus jamais posé.

        Un chef qui ne touche plus aucun temple rentre chez lui. Deux chefs adverses dépendent du seul temple de d6. Frappez là.
    .right = Les deux chefs sont rentrés : il faudra les replacer, une action chacun. Les temples qui portent un trésor ne craignent pas les catastrophes.
    .wrong = Choisissez une catastrophe en bas, puis d6.
    .wrong-place = C’est permis. Mais c’est en d6 que cela fait le plus mal : deux chefs n’ont que ce temple à côté d’eux.
    .wrong-other = C’est aussi une action. Mais cette étape parle de la catastrophe : d6.
lesson-end = Comment cela finit
    .text =
        La partie se termine après un tour qui laisse au plus deux trésors sur le plateau, ou quand le sac ne peut plus compléter une main. Chacun ajoute alors ses trésors à ses couleurs les plus faibles.

        Il reste trois trésors sur le plateau. Placez votre marchand en g3 : là, il relie le temple de f3 au royaume qui va jusqu’à k11. Puis prenez l’un des deux trésors.
    .right = Il reste deux trésors : c’est la fin. Avec tous vos trésors, votre couleur la plus faible vaut 22, celle de l’adversaire 9 seulement. Vous gagnez !
    .wrong = Placez le marchand (vert) en g3, puis prenez un trésor.
    .wrong-place = La partie continue. Ce n’est qu’en g3 que le marchand trouve deux trésors dans un même royaume.
