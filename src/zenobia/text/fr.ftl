# Les mots de la coquille : ce que tous les jeux partagent.

zenobia = Zenobia
    .tagline = Quatre jeux de plateau du monde antique

## Refus : une ligne chacun, quoi et où

refused-account-has = Vous utilisez déjà le compte « { $account } ». Déconnectez-vous pour en utiliser un autre.
refused-account-taken = Le compte « { $account } » existe déjà. Choisissez un autre nom, ou connectez-vous.
refused-action = L’action { NUMBER($action, useGrouping: 0) } n’existe pas ; il y en a { NUMBER($actions, useGrouping: 0) }.
refused-address = Il n’y a rien à cette adresse. Revenez à la page d’accueil.
refused-already-seated = Vous avez déjà une place à cette table.
refused-ambiguous-move = « { $move } » peut désigner plusieurs coups : { $near }
refused-arena-games = Il faut au moins 1 partie, pas { NUMBER($games, useGrouping: 0) }.
refused-bench = Il n’y a pas de mesure de vitesse dans cette installation.
refused-bot = Il n’y a pas de bot « { $bot } ». Bots connus : { $known }
refused-busy = Trop de demandes en ce moment. Réessayez dans { NUMBER($seconds, useGrouping: 0) } s.
refused-chat = Un message compte de 1 à { NUMBER($most, useGrouping: 0) } caractères.
refused-command = Il n’y a pas de commande « { $command } ». Commandes connues : { $known }
refused-csrf = Cette demande vient d’une autre page. Rechargez la page.
refused-data-broken = { $file } : avec ces valeurs, une partie à { NUMBER($players, useGrouping: 0) } ne fonctionne pas : des pièces manquent, ou elle ne finit pas. Les valeurs qui vont ensemble se corrigent ensemble.
refused-data-map = { $file } : la carte doit garder sa taille et ses symboles.
refused-data-shape = { $file } : { $path } vaut { $theirs }, il faut quelque chose comme { $ours }.
refused-data-syntax = { $file } : ce n’est pas du TOML valide : { $reason }
refused-data-unknown = { $file } : il n’y a pas de valeur { $path }.
refused-gpu = Aucun GPU NVIDIA n’a été trouvé sur cette machine.
refused-move-too-long = Un coup compte { NUMBER($most, useGrouping: 0) } lettres au plus.
refused-record-long = { $file } : une partie enregistrée compte { NUMBER($most, useGrouping: 0) } lignes au plus.
refused-record-wide = { $file }:{ NUMBER($line, useGrouping: 0) } : une ligne compte { NUMBER($most, useGrouping: 0) } caractères au plus.
refused-shape = Attendu : { $expected }, reçu : { $found }.
refused-extra = Il faut le paquet { $package } : installez zenobia[{ $extra }].
refused-no-weights = { $game } : aucun poids à ajuster.
refused-fit-by = { $by } n’est pas une façon d’ajuster ; attendu : { $known }.
refused-fit-games = Il faut au moins 2 parties, une pour apprendre et une à prévoir, pas { NUMBER($games, useGrouping: 0) }.
refused-fit-options = Les parties avec options ne se jouent pas sur un GPU : utilisez --by winners sans --gpu.
refused-fit-players = Seul, on ne gagne contre personne : les poids s’apprennent sur des parties à 2 joueurs au moins.
refused-fit-step = { $step } n’est pas un pas ; il doit être supérieur à 0 et d’au plus 1.
refused-network-missing = { $game } n’a pas de réseau : { $file } n’existe pas. `zenobia train` en fait un.
refused-network-broken = { $file } n’est pas un réseau ({ $reason }).
refused-network-other = { $file } ne convient pas à { $game } : { $differs ->
    [features] il a été entraîné avec d’autres caractéristiques
    [actions] il a été entraîné avec d’autres actions
    [rules] il a été entraîné avec d’autres règles
    [game] il a été entraîné pour un autre jeu
   *[format] il a un autre format
}. Entraînez-en un nouveau.
refused-train-number = { $option } ne peut pas être { NUMBER($number, useGrouping: 0) }.
refused-training-broken = { $file } n’est pas un entraînement à poursuivre ({ $reason }).
refused-training-other = { $file } appartient à un autre entraînement : le jeu ou les couches ont changé. Indiquez un autre dossier.
refused-engine = Il faut le moteur { $engine } : ZENOBIA_ENGINE={ $engine }.
refused-file = { $file } : lecture impossible ({ $reason }).
refused-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }
refused-game-folder = { $folder } : ce n’est pas le dossier d’un jeu (il n’a pas de __init__.py).
refused-game-here = Il n’y a pas de jeu « { $game } », mais un dossier de ce nom. Si c’est lui, écrivez { $path }
refused-game-id = { $folder } : GAME dans __init__.py a l’id « { $id } » ; il doit être le nom du dossier, « { $name } ».
refused-game-name = « { $name } » ne peut pas être le nom d’un jeu : au moins deux petites lettres, chiffres ou _, d’abord une lettre.
refused-game-ours = « { $name } » est un jeu de Zenobia. Choisissez un autre nom.
refused-game-taken = { $folder } : un autre jeu s’appelle déjà « { $name } » ({ $other }).
refused-folder-exists = { $folder } existe déjà. Choisissez un autre nom, ou un autre endroit avec --folder.
refused-hotseat = Pour occuper plusieurs places, il faut une table « Même écran ».
refused-illegal-move = « { $move } » n’est pas permis ici. Coups proches : { $near }
refused-illegal-because = « { $move } » n’est pas permis : { $reason }. Coups proches : { $near }
refused-other-question = « { $move } » répond à une autre question. À décider maintenant : { $verbs }
refused-internal = Une erreur s’est produite de notre côté. Rien n’a été modifié ; réessayez.
refused-language = Il n’y a pas de langue « { $language } ». Langues connues : { $known }
refused-message = Message incompréhensible : { $reason }
refused-move-text = Coup incompréhensible : « { $move } »
refused-move-word = « { $word } » dans « { $move } » n’est pas connu. Connu : { $known }
refused-name = Un nom compte de 1 à { NUMBER($most, useGrouping: 0) } caractères.
refused-name-invisible = Ce nom contient des caractères invisibles. Enlevez-les.
refused-name-marks = Ce nom porte trop d’accents sur une lettre ; { NUMBER($most, useGrouping: 0) } sont possibles.
refused-name-reserved = « { $name } » est un nom que le site utilise lui-même. Choisissez-en un autre.
refused-name-scripts = Ce nom mélange des lettres d’écritures différentes qui se ressemblent. Utilisez une seule écriture.
refused-no-chat = Il n’y a pas de discussion à cette table.
refused-no-free-seat = Il n’y a plus de place libre. Regardez, ou ouvrez votre propre table.
refused-no-hint = Aucun conseil n’est possible pour l’instant. Réessayez dans un moment.
refused-no-plan = Rien ne peut être prévu pour l’instant. Réessayez dans un moment.
refused-plan-far = Rien ne peut être prévu maintenant : on ne peut pas savoir quand viendra votre tour.
refused-plan-hotseat = Personne n’attend sur un appareil partagé : on ne peut pas y prévoir de coups.
refused-plan-illegal = Ce coup ne peut pas être prévu ici : { $move }
refused-plan-never = La personne qui joue avant vous ne peut pas faire cela : { $move }
refused-plan-now = C’est votre tour : jouez maintenant.
refused-no-aid = Il n’y a pas d’aide-mémoire ici : { $game }.
refused-lesson-moves = Cette étape demande { $most } de vos coups, pas plus ; une étape sans coup se lit seulement.
refused-lesson-step = La leçon a les étapes 1 à { $last }, pas { $n }.
refused-no-rules = Il n’y a pas de règles ici : { $game }.
refused-no-token = Vous n’avez pas ce jeton. GET /api/tokens affiche les vôtres.
refused-no-session = Cette session est déjà terminée.
refused-no-watching = Seuls ses joueurs voient cette table. Demandez-leur une place.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-over = La partie n’est pas encore terminée.
refused-not-saved = { $file } : écriture impossible ({ $reason }). Rien n’est perdu, la partie continue.
refused-not-seated = Vous n’avez pas de place à cette table. Prenez-en une libre pour jouer.
refused-not-your-turn = C’est à { $turn } de jouer, pas à { $seat }.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-option = { $game } n’a pas d’option « { $option } ». Options connues : { $known }
refused-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs connues : { $known }
refused-origin = Cette page appartient à un autre site. Ouvrez l’adresse de la table.
refused-output = La sortie ne peut pas être écrite ({ $reason }).
refused-over = La partie est déjà terminée.
refused-password = Compte ou mot de passe incorrect. Vérifiez-les et réessayez.
refused-password-length = Un mot de passe compte de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } caractères.
refused-players = { $game } se joue de { $least } à { $most } joueurs, pas à { NUMBER($players, useGrouping: 0) }.
refused-players-exactly = { $game } se joue à { $seats }, pas à { NUMBER($players, useGrouping: 0) }.
refused-players-seats = { NUMBER($seats, useGrouping: 0) } places sont indiquées, mais { NUMBER($players, useGrouping: 0) } joueurs.
refused-record-after-end = { $file }:{ NUMBER($line, useGrouping: 0) } : du texte suit le résultat.
refused-record-check = { $file }:{ NUMBER($line, useGrouping: 0) } : le coup ou son hasard a changé : le contrôle est { $found }, attendu { $expected }.
refused-record-data = { $file }:{ NUMBER($line, useGrouping: 0) } : partie jouée avec d’autres valeurs ({ $theirs }, ici { $ours }) ; --data FICHIER indique les vôtres.
refused-record-format = { $file }:{ NUMBER($line, useGrouping: 0) } : ce n’est pas une partie enregistrée ; elle commence par « { $expected } ».
refused-record-header = { $file }:{ NUMBER($line, useGrouping: 0) } : ligne d’en-tête incompréhensible : { $text }
refused-record-line = { $file }:{ NUMBER($line, useGrouping: 0) } : { $reason }
refused-record-missing = { $file }:{ NUMBER($line, useGrouping: 0) } : il manque « { $key } » dans l’en-tête.
refused-record-move = { $file }:{ NUMBER($line, useGrouping: 0) } : { $reason }
refused-record-number = { $file }:{ NUMBER($line, useGrouping: 0) } : un nombre est incompréhensible.
refused-record-order = { $file }:{ NUMBER($line, useGrouping: 0) } : il manque le coup { $expected } ; on lit ici { $found }.
refused-record-result = { $file }:{ NUMBER($line, useGrouping: 0) } : le résultat n’est pas celui de la partie ; attendu : { $expected }
refused-record-rules = { $file }:{ NUMBER($line, useGrouping: 0) } : suit la version { $theirs } des règles, ici la version { $ours }.
refused-record-seat = { $file }:{ NUMBER($line, useGrouping: 0) } : ce n’est pas à { $seat } de jouer.
refused-record-secret = La partie enregistrée se lit quand la partie est terminée.
refused-record-step = { $file } a les coups 0 à { NUMBER($last, useGrouping: 0) }, pas { NUMBER($n, useGrouping: 0) }.
refused-record-truncated = { $file }:{ NUMBER($line, useGrouping: 0) } : la partie enregistrée s’arrête trop tôt.
refused-replay-step = Il y a les coups 0 à { NUMBER($last, useGrouping: 0) }, pas { NUMBER($n, useGrouping: 0) }.
refused-resume-game = Le jeu enregistré dans { $file } est { $found }, pas { $game }.
refused-resume-with = { $option } ne peut pas changer quand une partie reprend.
refused-rule = { $game } n’a pas de règle { $rule }. Règles connues : { $known }
refused-rules-changed = Cette partie de { $game } a commencé avec d’autres règles et ne peut pas être revue ici. Ouvrez une nouvelle table.
refused-scenario-board = Le plateau dessiné a { NUMBER($squares, useGrouping: 0) } cases, il en faut { NUMBER($expected, useGrouping: 0) }.
refused-scenario-fault = Le programme a fait une erreur : { $error } ({ $place })
refused-scenario-impossible = Cette position est impossible : { $reason }. Un scénario qui en a besoin dit « impossible » dans son given.
refused-scenario-any-position = Cela ne prouve rien : { $reason }
refused-scenario-not-given = Cela ne prouve rien tant que given ne dit pas « { $word } » : { $reason }
refused-scenario-line = Cette ligne ne fait partie de rien. Écrivez given, when ou then au-dessus.
refused-scenario-nothing = Cela ne vérifie rien.
refused-scenario-number = « { $word } » n’est pas un nombre.
refused-scenario-possible = Le scénario dit « impossible », mais la position est possible.
refused-scenario-rule = Il n’y a pas de règle { $rule }.
refused-scenario-short = Il manque des mots.
refused-scenario-title = Le titre ne commence pas par une règle d’un jeu connu.
refused-scenario-word = « { $word } » n’est pas un mot des scénarios.
refused-seat = Il n’y a pas de place { $seat } ; les places vont de P1 à { $last }.
refused-begun = La partie a commencé : les places ne peuvent plus être confiées à d’autres bots.
refused-seen-other-seat = Dans cette partie, vous avez déjà vu une main ({ $seat }) : vous ne pouvez revenir qu’à cette place.
refused-seat-taken = Cette place est prise. Choisissez-en une autre.
refused-session = Votre session est terminée, ou le site ne vous connaît pas encore. Rechargez la page.
refused-square = Il n’y a pas de case « { $square } ».
refused-stale = La position a changé. Regardez et choisissez un coup.
refused-storage = Les parties ne peuvent pas être enregistrées en ce moment. Rien n’est perdu ; réessayez.
refused-table = Il n’y a pas de table « { $table } ». Demandez un nouveau lien, ou ouvrez votre propre table.
refused-time-up = Votre temps est écoulé : un bot continue à votre place.
refused-token = Ce jeton n’est pas connu. Créez-en un nouveau sur le site.
refused-token-by-token = Un programme ne peut pas faire cela avec son jeton. Ouvrez le site dans un navigateur.
refused-too-long = Un message compte { NUMBER($most, useGrouping: 0) } octets au plus.
refused-too-many-sockets = Vous avez déjà { NUMBER($most, useGrouping: 0) } tables ouvertes. Fermez-en une.
refused-too-many-tokens = Vous avez déjà { NUMBER($most, useGrouping: 0) } jetons. Supprimez-en un.
refused-too-often = Trop de demandes. Patientez { NUMBER($seconds, useGrouping: 0) } s.
refused-too-slow = Le calcul a duré plus de { NUMBER($most, useGrouping: 0) } s et a été arrêté. Rien n’a été modifié.
refused-undo-asked = Une demande de reprise attend sa réponse.
refused-undo-not-asked = Personne d’autre ne demande à reprendre un coup.
refused-usage = { $text }
refused-usage-extra = « { $text } » est de trop ici.
refused-usage-missing = Il manque { $name }.
refused-usage-number = { $name } demande un nombre entier.
refused-usage-option = Il n’y a pas d’option { $option }. Options connues : { $known }
refused-usage-value-missing = { $option } demande une valeur.
refused-waiting = La partie commence quand toutes les places sont prises. Invitez quelqu’un, ou ajoutez un bot.
refused-weights = { $file } : [{ $moment }] n’a pas exactement les mesures du jeu.
refused-worker = Le processus qui calcule les coups a échoué : { $reason }
did-you-mean = Vouliez-vous dire { $name } ?
game-error = { $place } : { $reason }. ZENOBIA_DEBUG=1 montre comment on en est arrivé là.
internal-error = Un problème est survenu de notre côté : { $reason }. ZENOBIA_DEBUG=1 montre où.
reason-no-such-file-or-directory = ce fichier n’existe pas
reason-permission-denied = accès refusé
reason-is-a-directory = c’est un dossier
reason-not-a-directory = une partie du chemin n’est pas un dossier
reason-not-text = ce n’est pas du texte
reason-no-space-left-on-device = le disque est plein
reason-read-only-file-system = le disque est en lecture seule
reason-it-stopped = il s’est arrêté
reason-file-exists = un fichier porte déjà ce nom
reason-it-names-no-file = elle ne nomme pas de fichier
reason-unable-to-open-database-file = ce n’est pas un fichier qui peut être ouvert
reason-bad-file-descriptor = elle est fermée
reason-not-a-file = ce n’est pas un fichier ordinaire
reason-other-content = il contient autre chose ; choisissez un autre nom
reason-too-many-levels-of-symbolic-links = le lien mène à lui-même
reason-file-name-too-long = le nom est trop long
reason-invalid-argument = ce nom n’est pas possible

## La liste des commandes

games = Jeux
players-range = de { $least } à { $most } joueurs
help-zenobia = Quatre jeux de plateau du monde antique
help-zenobia-version = Montrer la version.
help-zenobia-lang = La langue : en, fr ou it (aussi par ZENOBIA_LANG ou LANG).
help-play = Jouer une partie dans le terminal
help-play-game = Le jeu ; inutile avec --resume.
help-play-players = Le nombre de joueurs.
help-play-option = Une option du jeu, comme « english » ou « mix=second » ; peut être répétée.
help-play-seat = Qui prend place où, dans l’ordre : « me » ou le nom d’un bot, séparés par des virgules.
help-play-hotseat = Plusieurs personnes jouent tour à tour sur un même appareil.
help-play-bots = Les adversaires, séparés par des virgules.
help-play-seed = Le nombre d’où vient le hasard du début ; secret s’il n’est pas donné.
help-play-data = Vos propres valeurs du matériel de jeu.
help-play-resume = Continuer une partie sauvegardée.
help-play-save = Où sauvegarder la partie.
help-rules = Lire les règles d’un jeu
help-rules-game = Le jeu.
help-rules-rule = Une règle, par son numéro.
help-rules-coverage = Lister les règles sans scénario.
help-rules-json = Afficher du JSON.
help-data = Montrer les valeurs d’un jeu et leur origine
help-data-game = Le jeu.
help-data-data = Vos propres valeurs du matériel de jeu.
help-data-json = Afficher du JSON.
help-scenario = Vérifier des scénarios : une position, des coups, ce qui s’ensuit
help-scenario-files = Les fichiers de scénarios.
help-scenario-json = Afficher du JSON.
help-record = Montrer, vérifier et revoir une partie enregistrée
help-record-file = La partie enregistrée.
help-record-verify = Dire seulement si elle est exacte.
help-record-replay = Montrer le plateau après chaque coup.
help-record-to = Montrer seulement le plateau après ce coup.
help-record-seat = Vu de quelle place : P1, P2…
help-record-data = Les valeurs du matériel avec lesquelles elle a été jouée.
help-record-json = Afficher du JSON.
help-bench = Mesurer la vitesse du moteur
help-bench-games = Les jeux ; tous si aucun n’est nommé.
help-bench-json = Afficher du JSON.
help-fit = Apprendre les poids de l’évaluation d’un jeu en le faisant jouer contre lui-même
help-fit-game = Le jeu.
help-fit-games = Le nombre de parties.
help-fit-players = Le nombre de joueurs.
help-fit-option = Une option du jeu ; peut être répétée.
help-fit-bot = Le bot qui joue contre lui-même.
help-fit-seed = Le nombre d’où vient tout le hasard ; secret s’il n’est pas donné.
help-fit-workers = Nombre de processus ; 0 : tout dans celui-ci.
help-fit-gpu = Faire jouer le bot glouton sur un GPU NVIDIA, des milliers de parties à la fois.
help-fit-by = winners : prévoir le vainqueur de parties jouées ; play : gagner des matchs, par milliers sur un GPU NVIDIA.
help-fit-step = Quelle part du chemin faire des anciens poids vers ceux qui prévoient le mieux les vainqueurs, de 0 à 1.
help-fit-out = Le fichier à écrire ; affiché s’il n’est pas donné.
help-fit-json = Afficher du JSON.
help-train = Entraîner un réseau en le faisant jouer contre lui-même
help-train-game = Le jeu.
help-train-out = Le dossier de l’entraînement : il y reprend, et le réseau et son parcours y sont écrits.
help-train-steps = Le nombre d’actions dans toutes les parties ensemble.
help-train-imitation = Combien d’entre elles imitent d’abord le bot glouton.
help-train-seed = Graine aléatoire.
help-train-games = Le nombre de parties jouées côte à côte.
help-train-begin = Un réseau avec lequel commencer, à la place de l’imitation.
help-train-seconds = S’arrêter après tant de secondes ; l’entraînement peut reprendre plus tard.
help-train-cpu = Un essai sans GPU : peu de parties, un petit réseau.
help-train-json = Afficher du JSON.
help-balance = Faire jouer des bots entre eux et voir ce que vaut chaque élément d’un jeu
help-balance-game = Le jeu.
help-balance-games = Le nombre de parties.
help-balance-players = Le nombre de joueurs.
help-balance-option = Une option du jeu, NOM ou NOM=VALEUR.
help-balance-bot = Le bot à toutes les places.
help-balance-seed = Le nombre d’où vient tout le hasard ; secret s’il n’est pas donné.
help-balance-workers = Nombre de processus ; un par cœur s’il n’est pas donné.
help-balance-json = Afficher du JSON.
balance-moves = Coups
balance-scores = Scores
balance-winners = Vainqueurs
balance-margin = Avance
balance-mean = Moyenne
balance-deviation = Écart type
balance-least = Min.
balance-lower = Q1
balance-middle = Médiane
balance-upper = Q3
balance-most = Max.
balance-seat = Place
balance-share = Victoires
balance-interval = 95 %
balance-source = Source de points
balance-correlation = Lien avec la victoire
balance-event = Événement
balance-times = Fois par partie
balance-users = Utilisé par
balance-unused = Jamais vus : { $number }
balance-unused-parts = { $event } : { $parts }
balance-spaces = Cases
balance-most-used = Les plus utilisées
balance-least-used = Les moins utilisées
balance-spaces-unused = Cases jamais utilisées : { $number } sur { $all }.
help-arena = Faire jouer des bots entre eux
help-arena-game = Le jeu.
help-arena-bots = Les bots, séparés par des virgules.
help-arena-games = Le nombre de parties.
help-arena-players = Le nombre de joueurs.
help-arena-option = Une option du jeu ; peut être répétée.
help-arena-seed = Le nombre d’où vient tout le hasard ; secret s’il n’est pas donné.
help-arena-workers = Nombre de processus ; 0 : tout dans celui-ci.
help-arena-out = Où les résultats sont gardés : une série interrompue y reprend.
help-arena-json = Afficher du JSON.

## Jouer

seat-n = Place { $n }
player-bot = { $name } ({ $bot })
play-intro = Un coup se tape (TAB le complète) ou se choisit par son numéro. Aussi : undo, save, moves, rules, help, quit.
play-help-move = un coup, ou un numéro du menu ; un début qui ne convient qu’à un coup suffit
play-help-enter = ENTRÉE : revenir dans le menu, ou redessiner le plateau ; s’il ne reste qu’un coup : le jouer
play-help-undo = undo : reprendre votre dernière décision
play-help-save = save [FICHIER] : sauvegarder la partie
play-help-moves = moves [MOTS] : tous les coups possibles
play-help-rules = rules ID : une règle par son numéro
play-help-quit = quit : sauvegarder la partie et quitter
play-watch = Vous regardez cette table.
hot-seat-pass = Passez l’appareil à { $player }
hot-seat-enter = ENTRÉE quand { $player } est devant l’écran
turn-of = À { $player } de jouer
your-turn = À vous de jouer
menu-only = ENTRÉE : { $move }
menu-back = ENTRÉE : retour
moves-legal = Coups possibles : { $n }
moves-none = Aucun coup possible ne commence ainsi.
undone = Repris : { $moves }
saved = Sauvegarde : { $file }
saved-elsewhere = { $file } : écriture impossible ({ $reason }) ; sauvegarde ailleurs.
saved-nowhere = La partie ne peut être sauvegardée nulle part. La voici ; copiez-la dans un fichier :
resume-with = Pour continuer : { $command }
bot-failed = Le bot { $bot } ({ $seat }) a échoué ({ $reason }). Joué à sa place : { $move }
game-over = La partie est terminée
winner-is = { $player } gagne la partie
winners-are = { $players } partagent la victoire
final-score = Score final
rank = Rang
player = Joueur
score = score

## Règles, valeurs, scénarios, parties enregistrées, arène

coverage-counts = { $covered } règles sur { $total } ont un scénario.
coverage-missing = Sans scénario :
data-title = { $game } : origine des valeurs (valeurs { $digest })
data-own = Avec vos propres valeurs : { $file }
data-path = valeur
data-value = vaut
data-provenance = origine
scenario-ok = ok
scenario-differs = DIFFÈRE
scenario-error = ERREUR
scenario-fault = ERREUR DU PROGRAMME
scenario-counts =
    { $bad ->
        [0] { $total ->
            [one] { $total } scénario, tout va bien
           *[other] { $total } scénarios, tout va bien
        }
        [one] { $bad } scénario sur { $total } échoue
       *[other] { $bad } scénarios sur { $total } échouent
    }
record-verified = La partie enregistrée est exacte : { $n } coups rejoués, tous les contrôles concordent.
record-false = La partie enregistrée n’est pas exacte.
record-unfinished = Inachevée après { $n } { $n ->
        [one] coup
       *[other] coups
    }
record-move-of = Coup { $n } sur { $total }
record-start = Le début
record-options = options
record-players = joueurs
bench-title = Par seconde de processeur sur un cœur, coups au hasard
bench-game = jeu
bench-players = joueurs
bench-engine = moteur
bench-steps = pas
bench-played = parties
bench-bytes = octets
bench-copy = copie ns
bench-compile = compil. s
bench-start = départ s
bench-search = Recherche : simulations par seconde de processeur sur un cœur, depuis le milieu d’une partie
bench-cut = abrégées
bench-full = jusqu’à la fin
arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-share = part
arena-interval = intervalle à 95 %
arena-rating = classement
arena-playing = Parties
train-begins = Commence à l’étape { $steps } ; { $weights } poids.
train-imitates = Étape { $steps } : d’accord avec le bot glouton dans { $percent } % des coups.
train-plays = Étape { $steps } : joue contre lui-même ; entropie { $entropy }.
train-strength = Étape { $steps } : part des parties gagnées contre { $opponent } : { $shares }.
train-share = { $percent } % ({ $players } joueurs)
train-random = le jeu au hasard
train-greedy = le bot glouton
train-earlier = lui-même plus tôt
train-title = Entraînement : { $game }
train-players = { $players } joueurs

## Le serveur : refus qui disent quoi faire, et ses commandes

refused-address-in-use = { $host }:{ NUMBER($port, useGrouping: 0) } ne peut pas être utilisé ({ $reason }). Indiquez un autre port avec --port.
refused-database = La base de données { $db } ne peut pas être ouverte ({ $reason }). Vérifiez --db.
refused-media-type = Le serveur attend du JSON.
refused-method = Cette adresse ne s’utilise pas ainsi. /api/schema indique ce qui est possible.
refused-not-backed-up = { $file } : la copie n’a pas été faite ({ $reason }).
refused-port = Un port est un nombre de 1 à 65535, pas { NUMBER($port, useGrouping: 0) }.
refused-proxy = « { $proxy } » n’est pas l’adresse ni le réseau d’un proxy, comme 127.0.0.1 ou 10.0.0.0/8.
refused-request = Cette demande n’est pas comprise : { $reason }
serving = Zenobia est ouvert : { $address } (Ctrl+C pour arrêter)
backed-up =
    Enregistré : { $file } ({ $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
    })
help-serve = Démarrer le site et ouvrir le navigateur
help-serve-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
help-serve-port = Le port.
help-serve-db = La base de données : un fichier, ou une URL comme postgresql://user@host/name (aussi par ZENOBIA_DB).
help-serve-workers = Le nombre de processus dans lesquels les bots réfléchissent.
help-serve-proxy = Un proxy inverse dont on croit X-Forwarded-For : son adresse ou son réseau ; répétable (aussi par ZENOBIA_PROXY).
help-serve-browser = Ouvrir le navigateur.
help-backup = Copier la base de données du site dans un fichier, même pendant qu’il tourne
help-backup-file = Le fichier, au format SQLite ; zenobia serve --db FILE l’ouvre.
help-backup-db = La base de données à copier.

## Recherche

features-title = { $game } : { NUMBER($features, useGrouping: 0) } caractéristiques du point de vue de la place, { NUMBER($actions, useGrouping: 0) } actions
selfplay-written =
    Enregistré : { $file } ({ $games ->
            [one] { $games } partie
           *[other] { $games } parties
    }, { $decisions ->
            [one] { $decisions } décision
           *[other] { $decisions } décisions
    })
refused-file-format = { $file } : le nom doit finir par l’un de ceux-ci : { $known }
refused-not-written = { $file } : écriture impossible ({ $reason }).
refused-workers = Le nombre de processus doit être au moins 1, pas { NUMBER($workers, useGrouping: 0) }.
help-features = Lister ce qu’un réseau voit d’un jeu, entrée par entrée
help-features-game = Le jeu.
help-features-json = Afficher du JSON.
help-new-game = Créer le dossier d’un nouveau jeu, prêt à être joué et modifié
help-new-game-name = Le nom du jeu : petites lettres, chiffres et _.
help-new-game-folder = Où créer le dossier ; ici, si rien n’est dit.
help-new-game-json = Afficher du JSON.
help-golden = Écrire les parties de référence et la liste des actions que gardent les tests d’un jeu
help-golden-game = Le jeu, ou son dossier.
help-golden-again = Récrire les fichiers qui existent déjà.
help-golden-json = Afficher du JSON.
new-game-made = Un nouveau jeu : { $folder }
new-game-next = Jouez-le, lancez ses scénarios et ses tests, puis faites-en votre jeu :
golden-written = Écrit : { $file }
golden-kept = Gardé : { $file } (--again le récrit)
help-selfplay = Écrire des parties de bots comme données d’apprentissage
help-selfplay-game = Le jeu.
help-selfplay-out = Le fichier : .parquet, ou .npz pour NumPy.
help-selfplay-games = Le nombre de parties.
help-selfplay-players = Le nombre de joueurs.
help-selfplay-option = Une option du jeu ; peut être répétée.
help-selfplay-bots = Les bots, séparés par des virgules ; ils changent de place à chaque partie.
help-selfplay-seed = Le nombre d’où vient tout le hasard ; secret s’il n’est pas donné.
help-selfplay-workers = Le nombre de processus ; un par cœur s’il n’est pas donné.
help-selfplay-ray = Répartir les parties avec Ray : l’adresse d’une grappe, « auto » ou « local ».
help-selfplay-json = Afficher du JSON.

## Analyse, images, invités

percent = { NUMBER($n, useGrouping: 0) } %
refused-analyse-nothing = { $file } : rien n’a encore été joué.
refused-bot-import = Le bot { $bot } ne se charge pas ({ $reason }).
no-cache = { $folder } : les règles compilées ne peuvent pas y être gardées ({ $reason }). Elles sont compilées pour cette fois seulement.
arena-failed = Attention : { $bot } a échoué { NUMBER($times, useGrouping: 0) } fois ; le premier coup permis a été joué à sa place. Ces résultats ne mesurent pas sa force.
refused-bot-start = Le bot { $bot } ne peut pas démarrer : { $reason }
refused-level = Le niveau « { $level } » ne peut pas juger les coups. Niveaux possibles : { $known }
refused-seconds = Le nombre de secondes par coup doit dépasser 0 : { $seconds } ne convient pas.
refused-worker-late = Le bot n’a pas répondu en { $seconds } s.
refused-seed = La graine doit être un nombre entier de 64 bits, pas { $seed }.
refused-bots-many = { NUMBER($bots, useGrouping: 0) } bots et une personne ne tiennent pas à une table de { NUMBER($players, useGrouping: 0) }.
refused-scenario-none = { $file } : il n’y a pas de scénario.
refused-results-line = { $file }:{ NUMBER($line, useGrouping: 0) } : aucune partie ne peut finir ainsi. Supprimez la ligne, et la partie sera rejouée.
refused-record-names = { $file }:{ NUMBER($line, useGrouping: 0) } : un nom a été changé : le contrôle est { $found }, attendu { $expected }.
refused-ray = Il n’y a pas de grappe Ray à { $address } ({ $reason }).
reason-connection-refused = personne n’y répond
reason-no-address = une adresse s’écrit HOST:PORT
reason-network-is-unreachable = le réseau ne peut pas être atteint
reason-name-or-service-not-known = cette machine n’est pas connue
help-analyse = Dire qui menait à quel moment, et quels coups étaient des fautes
help-analyse-file = Une partie enregistrée, terminée ou non.
help-analyse-level = Le niveau qui juge : level3, level4 ou level5.
help-analyse-picture = Dessiner la courbe des chances dans un fichier SVG.
help-analyse-workers = Le nombre de processus ; un par cœur s’il n’est pas donné.
help-analyse-data = Les valeurs du matériel avec lesquelles elle a été jouée.
help-analyse-json = Afficher du JSON.
help-arena-picture = Dessiner les résultats dans un fichier SVG.
help-arena-ray = Répartir les parties avec Ray : l’adresse d’une grappe, « auto » ou « local ».
help-arena-seconds = Secondes de réflexion par coup d’un invité (un bot nommé par son chemin d’import).
analyse-thinking = Analyse
analyse-title = { $game } : les chances de gagner
analyse-move = coup
analyse-better = mieux (gain en %)
analyse-swings = Plus grands tournants
analyse-mistakes = Plus grandes fautes
analyse-no-swings = Pas de grand tournant
analyse-no-mistakes = Aucune faute trouvée
analyse-swing = { $n }. { $seat }, { $move } : { $player } passe de { $before } % à { $after } %
analyse-mistake = { $n }. { $seat }, { $move } : mieux valait « { $best } », de { $gain } points de pourcentage
picture-key = Trait : grand tournant à ce coup. Point d’interrogation : un meilleur coup a été manqué.
picture-arena-key = Part des parties gagnées avec son intervalle à 95 % ; tirets : force égale.
picture-course-key = Part des parties gagnées à une place, le bot glouton aux autres, selon les actions jouées.
arena-title = { $game }, { $players } joueurs : { $games } parties
