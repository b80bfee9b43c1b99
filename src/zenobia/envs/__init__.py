"""The games as environments: PettingZoo, Gymnasium, OpenSpiel, and thousands at once. Any game; fastest compiled."""
