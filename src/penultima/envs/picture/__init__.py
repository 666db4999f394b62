"""A round as a picture, drawn by Pillow without any file; cards and table look like those of the web page.

table            the whole picture from a view
captions         the words in it
background       the table and the ring around the piles
card_faces · symbols · special_cards
                 a card's face or back
sprites          cards and labels as small images
palette          the colors
oval · outlines · rasterizing
                 geometry: places on an oval, outlines as points, outlines as pixels
"""

from penultima.envs.picture.table import draw_table

__all__ = ["draw_table"]
