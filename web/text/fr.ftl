# The words of the browser shell; those of the engine and the games come from the server.

## The site

zenobia = Zenobia
site-tagline = Quatre jeux de plateau du monde antique
site-text = Jouez entre amis grâce à un lien, contre des bots ou en solo. Sans compte.
disclaimer = Les noms des jeux appartiennent à leurs éditeurs. Ce site ne leur est pas affilié.
language = Langue
language-en = English
language-fr = Français
language-it = Italiano
light-or-dark = Clair ou sombre
theme = Apparence
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
settings = Réglages
close = Fermer
save = Enregistrer
loading = Un instant…
to-start = À la page d’accueil

## Finding and opening a table

table = Table
my-tables = Mes tables
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Ouvrez-en une : choisissez un jeu et offrez une place à n’importe qui.
new-table = Nouvelle table
create-table = Ouvrir une table
start-game = Commencer la partie
players-range = { $least } à { $most } joueurs
minutes-n = { $n } min
friends = Amis
bots = Bots
play-friends = Jouer entre amis
play-bots = Jouer contre des bots
link-or-code = Lien ou code d’une table
join = Rejoindre
take-seat = Prendre cette place
leave-table = Quitter la table
free-seat = place libre
seats-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
waiting-players =
    { $n ->
        [one] En attente de { $n } joueur
       *[other] En attente de { $n } joueurs
    }
add-bot = Ajouter un bot
invite-link = Lien d’invitation
copy-link = Copier le lien
link-copied = Lien copié
number-of-players = Nombre de joueurs
options = Options
seats = Places
seat-n = Place { $n }
seat-me = Moi
seat-friend = Un ami, par le lien
seat-open = N’importe qui (table ouverte)
seat-bot = Bot : { $level }
more-settings = Autres réglages
hot-seat = Même écran
    .text = Plusieurs personnes jouent tour à tour sur un même appareil.
i-am-here = { $player } est là
hot-seat-pass = Passez l’appareil à { $player }
allow-watching = D’autres peuvent regarder
with-clock = Avec une pendule
clock-minutes = Minutes par joueur
clock-increment = Secondes de plus par coup
import-record = Lire une partie enregistrée

## Bots

bot-level1 = Berger
bot-level2 = Scribe
bot-level3 = Architecte
bot-level4 = Émissaire
bot-level5 = Stratège
bot-random = au hasard
bot-greedy = glouton
bot-mcts = recherche

## The person

name = Nom
your-name = Votre nom
no-account-needed = Sans compte
you = vous
like-title = Marquer l’onglet quand c’est mon tour
like-sound = Son quand c’est mon tour
like-notices = Notification du navigateur quand c’est mon tour
like-send-at-once = Envoyer au dernier clic
like-chat = Afficher la discussion

## During a game

table-menu = Cette table
your-turn = À vous de jouer
to-move = à jouer
turn-of = À { $player } de jouer
waiting-for = En attente : { $player }
bot-thinking = { $player } réfléchit
engine-progress = Les bots se préparent : { $percent } %
send = Envoyer
back = Retour
cancel = Annuler
path = Votre coup jusqu’ici
undo-ask = Demander à reprendre le coup
undo-asked = { $player } demande à reprendre un coup.
undo-agree = Accepter
undo-refuse = Refuser
undo-refused = La demande est refusée.
undo-waiting = Les autres sont consultés.
hint = Conseil
hint-text = Un bon coup ici : { $move }
hint-reason = Conseil : { $case ->
        [only] il n’y a pas d’autre coup.
        [ahead] chances de gagner { $after }. « { $other } » semble meilleur à première vue ({ $rival }), mais moins sûr.
       *[best] chances de gagner { $before } avant, { $after } après ; sinon le meilleur est « { $other } » ({ $rival }).
    }
hint-causes = Il apporte : { $events }.
log = Journal de partie
show-move = Montrer la position après le coup { $n }
rules = Règles
rule-number = Règle
rule-of = Règle { $id }
rules-english = Ces règles ne sont pas encore traduites.
chat = Discussion
chat-write = Écrire à la table
resign = Abandonner
resign-ask = Voulez-vous vraiment abandonner ?
spectating = Vous regardez cette table.
table-full = Toutes les places sont prises : vous regardez cette table.
watching-n =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
online = en ligne
offline = hors ligne
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Plateau entier
aria-board = Plateau de jeu : { $game }

## Keys

keys = Touches
key-board = vers le plateau
key-arrows = d’une cible à l’autre
key-read = sur chaque case, pour la lire
key-enter = choisir, puis envoyer
key-escape = un pas en arrière
key-pieces = vos pièces
key-hint = conseil
key-replay = coup précédent, coup suivant
key-fit = plateau entier
key-log = journal de partie
key-rule = la règle qui s’applique (ou clic droit, appui long)
key-aid = l’aide-mémoire : les règles en une page

## Planned moves

plan = Plan
    .text = Voici à quoi pourrait ressembler votre tour : les autres font le moins possible, et ce que vous ne pouvez pas savoir est supposé. Vous êtes la seule personne à le voir.
plan-ahead = Prévoir un coup
plan-more = Prévoir un autre cas
plan-always = dans tous les cas
plan-when = si { $player } fait ceci
plan-if = Si { $player } joue : { $move }
plan-add = Prévoir
plan-end = Le tour finit ici, ou quelque chose d’inconnu est pioché.
plan-keep = Garder le plan
plan-change = Modifier
plan-remove = Retirer
plan-dropped = { $why ->
        [condition] Votre plan n’a pas été joué : ce qu’il attendait n’est pas arrivé.
        [undo] Votre plan est abandonné : des coups ont été repris.
       *[illegal] Votre plan n’a pas été joué : « { $move } » n’est pas permis maintenant.
    }

## After a game

game-over = La partie est terminée
winner-is = { $player } gagne la partie
winners-are = { $players } partagent la victoire
final-score = Score final
rematch = Revanche
replay = Revoir la partie
replay-first = Premier coup
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = Dernier coup
move-n-of = Coup { $n } sur { $total }
back-to-now = Revenir au présent
link-to-position = Copier un lien vers cette position
download-record = Télécharger la partie

## Learning

learn = Apprendre
learn-invitation = Première visite ? Apprenez un jeu en dix minutes environ.
learn-n-of = Apprendre : étape { $n } sur { $total }
learn-done = Apprendre (terminé)
learn-progress = Étapes accomplies
learn-finished = Vous savez jouer
    .text = Voilà { $game }. Jouez maintenant une vraie partie : commencez contre le bot le plus facile, gardez l’aide-mémoire ouvert à côté du plateau et demandez un conseil quand vous voulez.
learn-again = Recommencer la leçon
step-n-of = Étape { $n } sur { $total }
step-before = Étape précédente
step-after = Étape suivante
show-me = Montrez-moi
go-on = Continuer
take-back = Reprendre le coup
lesson-right = Bien joué
lesson-wrong = Permis, mais ce n’est pas ce que nous cherchons
lesson-read = Regardez le plateau, puis continuez.
aid = Aide-mémoire
aid-print = Page à imprimer
print = Imprimer
contents = Table des matières

## One's own page

profile = Mes parties
profile-since = Ici depuis le { $day }
profile-account = compte { $account }
profile-empty = Vous n’avez pas encore terminé de partie.
against-people = Contre des personnes
against-bots = Contre des bots
won-of =
    { $played ->
        [one] { $won } partie gagnée sur { $played }
       *[other] { $won } gagnées sur { $played } parties
    }
rating = Classement
    .text = Chacun commence à 1500 ; la barre montre l’incertitude. Les bots sont classés comme les personnes.
stage-passed = réussie
stage-new = pas encore jouée
lately = Parties récentes
alone = en solo
rank-of = { $rank } sur { $players }
somebody = quelqu’un
account = Compte
    .text = Avec un compte, vous retrouvez vos parties sur d’autres appareils ; un nom et un mot de passe suffisent. Le créer garde ce que vous avez joué ici comme invité ; se connecter à un autre compte l’abandonne.
account-is = Compte ouvert : « { $account } ».
password = Mot de passe
sign-in = Se connecter
sign-out = Se déconnecter
sign-up = Créer un compte
logins = Mes connexions
    .text = Tous les navigateurs dans lesquels ce nom est ouvert. Mettez fin à ceux que vous ne connaissez pas.
login-this = ce navigateur
login-unknown = Navigateur inconnu
login-seen = Dernière utilisation : { $day }
login-end = Déconnecter
login-end-of = Déconnecter : { $browser }
login-end-others = Déconnecter partout ailleurs
login-ended = Toutes les autres connexions sont terminées.
my-data = Mes données
    .text = Ce qui est gardé : votre nom, vos parties avec leurs coups, résultats et classements, ce que vous avez écrit. Aucune adresse e-mail ; de votre appareil, seulement le type de navigateur, comme « Firefox, Linux ».
take-along = Télécharger mes données
forget-me = Effacer mes données
forget-ask = Tout ce qui est à vous sera effacé maintenant, sans retour possible. Les parties jouées avec d’autres leur restent ; vous y devenez « quelqu’un ».
forget-sure = Tout effacer

## Refusals

connection-lost = Connexion perdue
away = Ce qui est ouvert ici reste lisible ; pour tout le reste, il faut la connexion.
away-table = Votre partie est sauvegardée. Le plateau et le journal restent lisibles ; vous pourrez jouer dès que la connexion sera rétablie.
try-again = Réessayer
trouble-address = Il n’y a rien ici
    .text = L’adresse est peut-être mal écrite, ou la page a été déplacée.
trouble-table = Cette table n’existe pas
    .text = Le lien est peut-être incomplet, ou n’est plus valable. Demandez-en un nouveau ou ouvrez votre propre table.
trouble-private = Seuls ses joueurs voient cette table
    .text = Personne d’autre ne peut la regarder. Demandez une place aux joueurs ou ouvrez votre propre table.
trouble-not-over = La partie n’est pas terminée
    .text = Le score et l’analyse se voient après la fin.
trouble-game = Ce jeu n’existe pas
    .text = La page d’accueil montre les jeux auxquels on peut jouer ici.
trouble-connection = Pas de connexion
    .text = Le site est hors d’atteinte. Vérifiez le réseau et réessayez ; vos parties sont sauvegardées.
trouble-busy = Trop de demandes
    .text = Patientez un instant, puis réessayez.
trouble-server = Un problème est survenu de notre côté
    .text = Vos parties sont sauvegardées. Réessayez dans un instant.
server-error = Un problème est survenu de notre côté. Votre partie est sauvegardée.

## After the game

after-game = Score et analyse
after-board = Vers le plateau
after-share = Copier le lien de cette page
after-score = Le score, ligne par ligne
after-line = Origine
after-total = Score
after-chances = Qui gagnait
    .text = Ce qu’aurait dit un observateur qui connaît tout ce qui est public, et rien d’autre.
after-analyse = Analyser la partie
    .text = Un bot fort revoit chaque coup : qui gagnait, où la partie a tourné, et quels coups auraient été meilleurs.
after-analysing = Chaque coup est revu : { $percent } %
after-failed = L’analyse a échoué. Veuillez réessayer.
after-after = Après le coup { $n }
after-show = Montrer sur le plateau
after-percent = { $n } %
after-swings = Tournants
after-swing = { $player } passe de { $before } % à { $after } %
after-no-swings = Les chances n’ont jamais beaucoup changé d’un coup.
after-mistakes = Occasions manquées
    .text = Jugées d’après ce que le joueur savait à ce moment, non d’après ce qui était caché.
after-mistake = Mieux : { $move } (+{ $gain } %)
after-no-mistakes = Rien de mieux n’a été trouvé.
after-all = Coups qui auraient pu être meilleurs : { $n }
