"""A round as a picture: the page's paper cards on the booklet's cloth, drawn by Pillow without any file."""

from penultima.envs.picture.table import draw_table

__all__ = ["draw_table"]
