"""Tests of the ways to run the rules: that they are the same, that bad input harms none, and the engine file itself."""
