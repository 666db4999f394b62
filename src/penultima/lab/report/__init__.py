"""The HTML report. `build` makes it, `page` is its layout, `grouping` sorts the summaries.

Every other module is a section: a function that turns the grouped summaries into figures, or into nothing where they
have nothing to say about it.
"""
