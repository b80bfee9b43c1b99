# Tigris & Euphrates: words that only the browser needs.

leaders = leaders
river = river square
treasure = treasure
corner-treasure = corner treasure
catastrophe = catastrophe
face-down = monument base
kingdom-of = kingdom: { $players }
starts-revolt = starts a revolt
starts-war = starts a war
revolt = Revolt
war = War
conflict-title = { $kind }: { $leader }
monuments-left =
    { $n ->
        [one] { $n } monument left
       *[other] { $n } monuments left
    }
show-kingdoms = Kingdoms
show-strength = Strength
choose-piece = Your turn: choose a leader, a tile or a catastrophe
