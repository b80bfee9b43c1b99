# Porto Carthago : les mots de la première partie guidée (lessons.toml).

lesson-goal = Des places au palais
    .text =
        Vous êtes au sénat, avec 18 serviteurs. Chargez des navires, gagnez des talents (l’argent) et des points de commerce, et achetez à vos serviteurs des places au palais. Le plus de serviteurs au palais gagne.

        La partie compte cinq décennies de cinq tours d’action. À chaque tour d’action, chacun joue une fois.

        À la mise en place, vous avez réclamé Numidie II et pris du blé. Chaque décennie commence par les navires : une première ligne vient d’entrer d’elle-même. Deux autres attendent devant le port. La prochaine entre quand cette décennie est finie : il y a là un navire égyptien qui désire du vin. Nous allons le charger.
lesson-quay = Réclamer un quai
    .text =
        Un tour, c’est une action. Le plus souvent, on utilise une carte d’action : payez les serviteurs que demande sa case, puis faites ce que dit la carte.

        L’Arrimeur est sur la case 3 et coûte un serviteur. Avec lui, deux serviteurs réclament un quai : prenez Égypte I. Puis terminez votre tour.
    .right = Le quai Égypte I est à vous. Les serviteurs posés sur les cartes rentrent à la fin de la décennie. Pendant ce temps, les autres ont pris 3 talents chacun.
    .wrong = Utilisez la case 3, réclamez Égypte I et terminez le tour.
    .wrong-card = Chaque carte sert à tous, aussi souvent qu’on veut. Mais pour un quai, il faut l’Arrimeur, sur la case 3.
    .wrong-take = Prendre 3 talents est toujours possible. Mais d’abord, un endroit où charger un navire.
    .wrong-refill = Cela amène de nouvelles marchandises au marché. Le vin qu’il nous faut y est déjà.
    .wrong-place = Un beau quai, mais le navire qui désire du vin est égyptien et n’accoste qu’en Égypte I ou II.
lesson-buy = Acheter une marchandise
    .text =
        Le Marchand, sur la case 4, achète une marchandise pour votre entrepôt. La première depuis que le marché est rempli coûte 4 talents, la deuxième 3, toutes les autres 2.

        Achetez du vin, puis terminez votre tour.
    .right = Du vin pour 4 talents. Votre entrepôt a quatre cases, mais sur deux d’entre elles des serviteurs prennent encore la place.
    .wrong = Utilisez la case 4, prenez le vin et terminez le tour.
    .wrong-card = Il vous faut encore une marchandise : le Marchand est sur la case 4.
    .wrong-take = Vous avez assez de talents pour l’instant : achetez du vin.
    .wrong-refill = Après un renouvellement, une marchandise coûte 6. Chez le Marchand, elle coûte 4.
    .wrong-good = Une marchandise comme une autre, mais le navire égyptien désire du vin.
    .wrong-skip = C’est renoncer à l’action de la carte, pour le bonus seul. Nous voulons le vin.
    .wrong-bonus = Pour 6 talents, un serviteur quitte l’entrepôt et vous stockez une marchandise de plus. Utile, mais gardons nos talents.
lesson-carry = Transporter vers le quai
    .text =
        La marchandise doit être sur le quai quand le navire arrive. Le Transporteur porte une marchandise de votre entrepôt vers un de vos quais.

        Il y en a deux : sur la case 5 pour deux serviteurs, sur la 6 pour trois. Transportez le vin en Égypte I et terminez votre tour.
    .right = Le vin attend en Égypte I. Si le navire avait déjà été là, il aurait été chargé aussitôt.
    .wrong = Utilisez la case 5, transportez le vin en Égypte I et terminez le tour.
    .wrong-dear = La même carte, mais elle coûte ici un serviteur de plus. La case 5 suffit.
    .wrong-card = Le vin doit aller au quai : prenez un Transporteur, sur la case 5.
    .wrong-take = Plus tard. Le vin doit d’abord aller au quai.
    .wrong-refill = Vous avez déjà le vin : transportez-le.
lesson-lighthouse = Qui tient le phare
    .text =
        Les serviteurs au phare décident quels navires accostent d’abord, et où. L’Aristocrate, sur la case 2, déplace jusqu’à cinq de vos serviteurs entre la réserve, le phare et le temple.

        Envoyez deux serviteurs au phare, arrêtez, et terminez votre tour.
    .right = Personne d’autre n’y est : le phare est à vous. Ces serviteurs y restent aussi pendant les décennies suivantes.
    .wrong = Utilisez la case 2, envoyez deux serviteurs au phare, puis arrêtez et terminez le tour.
    .wrong-card = C’est l’Aristocrate qui déplace les serviteurs, sur la case 2.
    .wrong-take = Pas encore : d’abord le phare.
    .wrong-refill = Pas encore : d’abord le phare.
    .wrong-temple = Le temple aide en voyage, vous le verrez. Maintenant, nous voulons le phare.
    .wrong-more = Deux suffisent, puisque personne d’autre n’y est. Chaque serviteur dans la réserve rapporte un talent à la prochaine décennie.
    .wrong-bonus = Le bonus libère une case de votre entrepôt pour 6 talents. Gardons-les.
    .wrong-stop = Un seul suffirait aussi, mais mettez-en deux : quelqu’un pourrait suivre.
lesson-talents = Des talents quand rien d’autre n’aide
    .text =
        C’est le dernier tour d’action de la décennie. Tout est prêt : prenez 3 talents et terminez votre tour.
    .right = La première décennie est finie. Les navires entrent au port et, puisque le phare est à vous, vous décidez d’abord.
    .wrong = Prenez des talents et terminez le tour.
    .wrong-card = Possible. Mais tout est prêt pour votre navire : prenez les talents.
    .wrong-refill = Le marché va se remplir tout seul dans un instant. Prenez les talents.
lesson-ships = Les navires entrent
    .text =
        Le maître du phare fait entrer deux navires, ou en refoule un. Les autres entrent d’eux-mêmes, de haut en bas.

        Faites entrer le navire égyptien (1) en Égypte I, où attend votre vin. Puis le grec (2), mais en Grèce II : en Grèce I, il servirait Rouge.
    .right = Un quai, un navire et la marchandise qu’il désire : c’est chargé. Vous recevez les 7 talents du navire, vos deux serviteurs rentrent et vous gagnez un point de commerce.
    .wrong = Faites entrer le navire 1 en Égypte I, puis le navire 2 en Grèce II.
    .wrong-block = Refouler un navire sous la pioche peut gêner quelqu’un. Mais vous n’en faites alors entrer aucun, et le vôtre pourrait trouver son quai pris.
    .wrong-ship = Celui-là entre de lui-même. D’abord le navire 1 pour votre vin, puis le 2, pour en priver Rouge.
    .wrong-egypt = Votre vin attend en Égypte I.
    .wrong-greece = En Grèce I, il y a les serviteurs de Rouge, qui a de l’huile en entrepôt. Grèce II est libre.
lesson-point = Point de commerce : piste ou chemin
    .text =
        Chaque point de commerce est soit un pas sur la piste de commerce, qui ouvre les portes du palais, soit un serviteur sur le chemin de l’intrigue, qui paie à la fin.

        Les cases les moins chères du palais demandent deux points de commerce. Prenez la piste.
    .right = Un point de commerce. Vous gardez aussi la carte du navire : son privilège sert une fois, pendant l’un de vos tours. Puis la nouvelle décennie a commencé : les cartes ont été mélangées et chacun a reçu un talent par serviteur dans sa réserve.
    .wrong = Prenez la piste.
    .wrong-path = Le chemin peut donner des places au palais à la fin. Mais sans points sur la piste, vous ne pouvez rien y acheter avant.
lesson-charter = Un navire à vous
    .text =
        Il y a une autre façon de commercer : le navire affrété. Le Capitaine y met un de vos serviteurs.

        Le Capitaine est sur la case 1 et ne coûte aucun serviteur. Affrétez un navire, puis terminez votre tour.
    .right = Le navire attend une marchandise. Vous avez aussi trois serviteurs au temple de Baal : vous en aurez besoin en mer.
    .wrong = Utilisez la case 1, effectuez l’action et terminez le tour.
    .wrong-card = Pour affréter un navire, il faut le Capitaine, sur la case 1.
    .wrong-take = Plus tard. Affrétez d’abord le navire.
    .wrong-refill = Vous avez déjà du blé. Affrétez d’abord le navire.
    .wrong-skip = C’est renoncer à l’action du Capitaine. Effectuez-la.
lesson-voyage = Le voyage
    .text =
        Un Transporteur peut porter n’importe quelle marchandise sur votre navire affrété. La première carte de navire de la pioche montre alors où il va et quel danger l’attend.

        Avec au moins autant de serviteurs au temple que le danger, vous gagnez 2 points de commerce et tout le revenu, et offrez à Baal 1 talent par serviteur du temple. Avec moins : 1 point et la moitié du revenu. Envoyez votre blé en voyage, mettez les deux points sur la piste et terminez votre tour.
    .right = Danger 2, et trois serviteurs au temple : c’est réussi. 7 talents, moins 3 pour Baal, et deux points de commerce. Le serviteur du navire et un du temple rentrent.
    .wrong = Utilisez la case 5, transportez le blé, choisissez le voyage, puis deux fois la piste, et terminez le tour.
    .wrong-dear = La même carte pour un serviteur de plus. La case 5 suffit.
    .wrong-card = C’est un Transporteur qui porte la marchandise sur le navire : case 5.
    .wrong-take = Le navire est prêt : envoyez-le.
    .wrong-refill = Le navire est prêt : envoyez-le.
    .wrong-path = Le chemin n’est pas mauvais. Mais pour le palais, il nous faut des points sur la piste.
    .wrong-bonus = Un achat possible, mais faisons-le à l’étape suivante, sur une case d’action moins chère.
lesson-palace = Entrer au palais
    .text =
        Les cases d’action 3, 5 et 6 ont le palais pour bonus : après l’action de la carte, vous pouvez acheter la case libre la moins chère du palais. Il faut son prix, et ses points de commerce, que vous gardez.

        Utilisez l’Arrimeur sur la case 3, réclamez Ibérie II, prenez le bonus et terminez votre tour.
    .right = Pour 5 talents, un serviteur reste au palais pour toujours. La case suivante coûte 6, et les dernières demandent plus de points de commerce : arriver tôt coûte moins cher.
    .wrong = Utilisez la case 3, réclamez Ibérie II, prenez le bonus et terminez le tour.
    .wrong-card = Cette case a un autre bonus ou coûte plus de serviteurs. Le moyen le moins cher d’entrer au palais est la case 3.
    .wrong-take = Vous avez de quoi entrer au palais. Achetez !
    .wrong-refill = Les marchandises attendront, le palais vous attend.
    .wrong-place = Tout quai libre conviendrait, mais en Ibérie II se trouve un navire qui désire du vin : prenez celui-là.
    .wrong-skip = On peut aller droit au bonus. Mais le quai ne coûte rien de plus : réclamez-le d’abord.
    .wrong-end = Attendez : vous n’avez pas encore pris le bonus. Achetez la place au palais.
lesson-privilege = Utiliser un privilège
    .text =
        Les cartes des navires que vous avez chargés portent un privilège. La plupart se gardent et servent une fois, avant ou après l’action d’un de vos tours.

        À Tyr I, votre huile est à côté d’un navire qui désire du vin. Vous gardez le privilège « Charger n’importe quelle marchandise » : utilisez-le là, et mettez le point sur la piste.
    .right = 11 talents et un point de commerce pour la mauvaise marchandise. Et la nouvelle carte apporte son propre privilège. L’action de votre tour reste à faire.
    .wrong = Utilisez le privilège, choisissez Tyr I, puis la piste.
    .wrong-card = Vous pourrez le faire après. D’abord votre privilège.
    .wrong-take = Après. D’abord votre privilège.
    .wrong-refill = Après. D’abord votre privilège.
    .wrong-path = C’est bien aussi. Ici, prenons la piste.
lesson-end = La fin
    .text =
        Après cinq décennies (ou quatre, si quelqu’un a alors 8 points de commerce) vient la fin : chacun peut acheter une dernière place pour 20 talents, avec 6 points de commerce. Puis le chemin paie.

        Ici, qui est en tête sur le chemin reçoit deux places, et c’est vous qui y avez le plus de serviteurs. Au palais, vous avez deux places de retard : achetez la dernière.
    .right = Cinq places, une tout juste achetée et deux du chemin font huit contre sept : vous gagnez. À égalité, les points de commerce décideraient, puis les talents.
    .wrong = Achetez la dernière place au palais.
    .wrong-pass = Ce serait sept à sept, et les points de commerce décideraient. Les talents ne valent plus rien : achetez.
