# Palmyra : les mots de la première partie guidée (lessons.toml).

lesson-goal = Terres, tuiles, pièces
    .text =
        Vous posez des terres autour de la ville et les parcourez avec deux pions : la légion rapporte des tuiles, le censeur des pièces. À la fin, le plus de pièces gagne.

        Il y a de grandes et de petites tuiles de trois terrains : désert, collines et montagnes. Les grandes tuiles touchent des grandes et des petites ; les petites ne touchent que des grandes.

        Un tour, c’est l’une de ces trois choses : conquérir, collecter ou réorganiser.
lesson-conquer = Conquérir avec la légion
    .text =
        Tous les pions commencent au centre-ville. Un parcours se fait ainsi : posez une tuile à côté de votre pion, puis le pion avance dessus.

        Une tuile rapporte 1 pour chaque tuile voisine du même terrain. Choisissez « Conquérir », puis votre grand désert, puis la case qui promet 2 : elle touche deux déserts de la ville.
    .right = Deux voisines du même terrain : 2. Le parcours n’est pas encore fini.
    .wrong = Choisissez « Conquérir », puis le grand désert, puis la case marquée 2.
    .wrong-collect = Collecter rapporte des pièces, mais il vous faut d’abord des tuiles : prenez la légion.
    .wrong-reorganise = Réorganiser rapporte une seule tuile. Conquérir en rapportera quatre.
    .wrong-small = On peut commencer par la petite. Mais le grand désert ouvre un meilleur chemin : posez-le d’abord.
    .wrong-place = Permis, mais regardez les nombres : une case promet 2.
lesson-run = Le parcours continue
    .text =
        En un tour, vous pouvez poser jusqu’à quatre tuiles vides, chacune à côté de la précédente. Posez aussi le petit désert, là où il promet 2 : il touche votre nouvelle tuile et la ville.
    .right = En tout 4 : vous piochez donc quatre tuiles, moitié petites, moitié grandes. Elles serviront aux tours suivants.
    .wrong = Choisissez le petit désert, puis la case marquée 2.
    .wrong-stop = On peut s’arrêter après chaque tuile, et vous en piocheriez deux. Mais le petit désert en ajoute deux autres.
    .wrong-place = Permis, mais la case entre votre nouvelle tuile et la ville rapporte plus.
lesson-collect = Collecter avec le censeur
    .text =
        Le censeur avance de la même façon, mais chaque point de revenu est une pièce.

        Il est encore en ville. Choisissez « Collecter », posez les grandes collines là où elles promettent 1, puis les petites collines là où elles promettent 2.
    .right = 1 et 2 font trois pièces de la réserve. Elle en contient 120 au début, et quand elle est vide, la partie se termine.
    .wrong = Collectez : les grandes collines, puis les petites.
    .wrong-conquer = Les tuiles sont utiles aussi, mais maintenant nous voulons des pièces : le censeur collecte.
    .wrong-reorganise = Pas encore : le censeur a un beau chemin devant lui.
    .wrong-mountains = Les montagnes ne trouvent pas de montagnes ici. Prenez des collines.
    .wrong-small = Cet ordre marche aussi. Pour cette leçon, commencez par les grandes collines.
    .wrong-place = Permis, mais une autre case rapporte plus.
    .wrong-stop = Déjà une pièce, mais les petites collines en ajouteraient deux.
lesson-flip = Le tribut : une tuile devient pièce
    .text =
        Après avoir collecté, vous pouvez retourner une tuile de votre main côté pièce. Elle est perdue comme territoire, mais dès votre prochaine collecte chaque tuile retournée peut rapporter une pièce de plus.

        Vos petites montagnes servent peu : retournez-les.
    .right = Une tuile retournée. Elle ne revient jamais, mais elle peut payer encore et encore.
    .wrong = Retournez les petites montagnes.
    .wrong-nothing = Vous pouvez garder la tuile. Mais retourner tôt, c’est collecter plus jusqu’à la fin de la partie.
lesson-tribute = Les éléments, et le tribut payé
    .text =
        Certaines tuiles montrent un élément : tour de guet, lac ou caravane. Pour chaque voisine avec le même élément, une telle tuile rapporte 2 de plus. Avec une tuile à élément, on ne peut poser qu’une tuile vide dans le même tour.

        Si votre revenu dépasse le nombre de vos tuiles retournées, chacune d’elles paie une pièce. Vous en avez deux : collectez avec la tuile au lac, à côté de l’autre lac.
    .right = 1 pour les montagnes et 2 pour le lac font 3. C’est plus que vos deux tuiles retournées, donc toutes deux paient le tribut : cinq pièces en tout. Avec un revenu de 2, il n’y aurait pas eu de tribut.
    .wrong = Collectez, puis choisissez la tuile au lac.
    .wrong-conquer = La légion est mal placée pour cela. Le censeur, lui, est à côté du lac : collectez.
    .wrong-reorganise = Inutile : le censeur est très bien placé.
lesson-guard = Les pions adverses gardent leur terre
    .text =
        Une tuile voisine occupée par un pion adverse ne vous rapporte rien. Vos propres pions ne gênent pas, et les pions en ville non plus.

        La légion rouge garde un désert. Conquérez avec le petit désert et prenez la case qui promet encore 3.
    .right = Quatre déserts l’entourent, mais celui de la légion rouge ne compte pas : 3. Là où vous laissez vos pions, vous gênez aussi les autres.
    .wrong = Conquérez, puis le petit désert, puis la case marquée 3.
    .wrong-collect = Trois pièces, pourquoi pas. Mais vous avez peu de tuiles, et aucune grande : conquérez-en de nouvelles.
    .wrong-reorganise = Votre légion est bien placée : conquérez.
    .wrong-legion = Là aussi, la légion rouge gâche une voisine, et il ne reste que 2. Une autre case a 3.
    .wrong-place = Permis, mais une case promet 3.
lesson-split = Un nombre impair
    .text =
        Si le nombre est pair, la moitié des tuiles sont petites, l’autre moitié grandes. S’il est impair, vous choisissez la taille de celle en plus, avant de voir les tuiles.

        Choisissez l’une ou l’autre.
    .right = Trois tuiles pour votre main. Une main n’a pas de limite, et tout le monde la voit.
lesson-reorganise = Réorganiser
    .text =
        Vos deux pions sont bloqués : ils sont sur de petites tuiles et vous n’avez qu’une petite tuile. Or les petites ne se touchent jamais.

        Réorganisez : piochez une tuile, puis replacez vos deux pions, chacun sur une tuile sans pion ou en ville. Piochez une grande tuile, envoyez la légion en ville et le censeur sur les grandes collines à la caravane.
    .right = C’était tout le tour : pas de revenu. Mais au prochain, le censeur pourra poser votre caravane à côté de l’autre.
    .wrong = Réorganisez, piochez une grande tuile, puis la légion en ville et le censeur sur la caravane.
    .wrong-small = Permis. Mais vous avez déjà une petite tuile, et ce sont les grandes qui débloquent : piochez une grande.
    .wrong-place = Permis. Mais ici, la légion va en ville et le censeur sur les grandes collines à la caravane.
lesson-end = La fin
    .text =
        La partie se termine aussitôt quand la réserve est vide, ou quand une conquête demande plus de tuiles que les piles n’en ont. Qui a le plus de pièces gagne ; à égalité, qui a le plus de tuiles retournées.

        Il reste sept pièces. Vous en avez 59, votre adversaire 54 : qui les prend gagne. Collectez avec vos petites montagnes et leur tour de guet, là où elles promettent 4. Vos trois tuiles retournées paient tribut.
    .right = 4 et 3 font les sept dernières pièces, la partie est donc finie : 66 contre 54, vous gagnez.
    .wrong = Collectez, puis les petites montagnes avec la tour de guet, puis la case marquée 4.
    .wrong-conquer = Les tuiles ne font pas gagner. Prenez les dernières pièces.
    .wrong-reorganise = Votre adversaire prendrait alors les dernières pièces. Prenez-les vous-même.
    .wrong-place = Là, vous gagnez moins et la partie continue. Une case promet 4.
