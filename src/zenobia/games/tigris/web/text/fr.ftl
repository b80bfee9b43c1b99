# Tigris & Euphrates: words that only the browser needs.

leaders = chefs
river = rivière
treasure = trésor
corner-treasure = trésor de coin
catastrophe = catastrophe
face-down = socle de monument
kingdom-of = royaume : { $players }
starts-revolt = provoque un conflit interne
starts-war = provoque un conflit externe
revolt = Conflit interne
war = Conflit externe
conflict-title = { $kind } : { $leader }
monuments-left =
    { $n ->
        [one] { $n } monument restant
       *[other] { $n } monuments restants
    }
show-kingdoms = Royaumes
show-strength = Force
choose-piece = À vous de jouer : choisissez un chef, une tuile ou une catastrophe
