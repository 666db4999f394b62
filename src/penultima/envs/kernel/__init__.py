"""The environments in compiled code; what a seat sees and may do is in `penultima.observations.kernel`.

modes           what a call does, what the end is worth
rewards         rewards, scores, who deals next
work_sharing    how threads share the environments of a step
stepping        a step of all environments, which Python calls
"""

from penultima.bots import kernel as bots_kernel
from penultima.observations import kernel as observations_kernel

INCLUDED = (bots_kernel, observations_kernel)
"""Packages whose functions are compiled into these: an edit there compiles these anew (rules/record.py)."""
