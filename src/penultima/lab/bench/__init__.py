"""`penultima bench`: how fast the engine is, compared with a round written by hand in C."""
