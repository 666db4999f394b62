"""What Python calls to make observations: in an environment, or from a view alone, at a table or in the lab."""

from penultima.observations.kernel.actions import is_among
from penultima.observations.kernel.asking import note_choices
from penultima.observations.kernel.common_knowledge import count_discards
from penultima.observations.kernel.layout import EpisodeConfigs, Episodes, Int8s, Int64s, UInt64s
from penultima.observations.kernel.observing import write_mask, write_observation
from penultima.rules.asking import stages_of
from penultima.rules.cards import EMPTY
from penultima.rules.record import States
from penultima.runtime import entry, record_at

FINE = -1


@entry
def open_stages(states: States, seat: int) -> int:
    """The stages at which the seat could be asked now, one bit each."""
    return stages_of(record_at(states, 0), seat)


@entry
def observe_view(
    states: States, episodes: Episodes, configs: EpisodeConfigs, seat: int, stage: int, obs: Int8s, masks: UInt64s
) -> None:
    """Write what the seat of a view sees and may do at a stage; `episodes` says what everybody has noticed so far."""
    state, episode, config = record_at(states, 0), record_at(episodes, 0), record_at(configs, 0)
    episode.actor = seat
    episode.stage = stage
    episode.reshuffles = -1
    count_discards(state, episode)
    write_observation(state, episode, config, seat, obs, 0)
    note_choices(state, episode)
    write_mask(episode.legal_low, episode.legal_high, masks, 0)


@entry
def observe_seat(
    states: States, episodes: Episodes, configs: EpisodeConfigs, seat: int, obs: Int8s, masks: UInt64s
) -> None:
    """Write what any seat of an environment sees; it may do nothing unless the decision is its own."""
    state, episode, config = record_at(states, 0), record_at(episodes, 0), record_at(configs, 0)
    write_observation(state, episode, config, seat, obs, 0)
    if seat == episode.actor:
        note_choices(state, episode)
        write_mask(episode.legal_low, episode.legal_high, masks, 0)
    else:
        write_mask(EMPTY, EMPTY, masks, 0)


@entry
def first_illegal(legal: UInt64s, actions: Int64s) -> int:
    """The first environment whose action is not legal now, or FINE. `legal` has two words for each environment, apart
    from the states, so that looking is quick."""
    for i in range(actions.size):
        if not is_among(legal[2 * i], legal[2 * i + 1], actions[i]):
            return i
    return FINE
