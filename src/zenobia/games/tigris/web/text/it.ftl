# Tigris & Euphrates: words that only the browser needs.

leaders = leader
river = casella fiume
treasure = tesoro
corner-treasure = tesoro d’angolo
catastrophe = catastrofe
face-down = basamento
kingdom-of = regno: { $players }
starts-revolt = provoca una rivolta
starts-war = provoca una guerra
revolt = Rivolta
war = Guerra
conflict-title = { $kind }: { $leader }
monuments-left =
    { $n ->
        [one] { $n } monumento rimasto
       *[other] { $n } monumenti rimasti
    }
show-kingdoms = Regni
show-strength = Forza
choose-piece = Tocca a te: scegli un leader, una tessera o una catastrofe
