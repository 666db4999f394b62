"""Whatever a program does wrong, play goes on or stops with a clear sentence, and nothing of it is left behind."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from penultima.bots import bot
from penultima.bots.process import LONGEST_LINE, STDERR_KEPT, ProgramProcess
from penultima.bots.program import RESTARTS
from penultima.errors import BotError, Fault, RulesError
from penultima.game import Round
from tests.bots.programs import (
    ONE_LEFT,
    PRELUDE,
    SLOW,
    eyes_of,
    has_children,
    is_gone,
    play_round,
    program,
    stories,
    write,
)

# Misbehavior

AT_START = [
    pytest.param("sys.exit(3)", Fault.DIED, {"status": "3"}, id="exits"),
    pytest.param("sys.exit('café fermé ☕')", Fault.DIED, {"status": "1", "said": "café fermé ☕"}, id="complains"),
    pytest.param("print('Welcome to my bot!', flush=True); hear()", Fault.GARBAGE, {"text": "Welcome to my bot!"},
                 id="chats"),
    pytest.param("say(type='hello', name='x', protocol=2); hear()", Fault.GARBAGE, {}, id="speaks another version"),
    pytest.param("say(type='move', id=1, move='draw'); hear()", Fault.GARBAGE, {}, id="does not greet"),
    pytest.param("os.write(1, b'x' * 1_000_000)", Fault.TOO_LONG, {"n": LONGEST_LINE}, id="floods"),
]  # fmt: skip


@pytest.mark.parametrize("strict", [True, False], ids=["strict", "forgiving"])
@pytest.mark.parametrize(("code", "fault", "facts"), AT_START)
def test_a_program_that_does_not_start_well_is_refused_at_once(
    tmp_path: Path, code: str, fault: Fault, facts: dict[str, object], strict: bool
) -> None:
    name = write(tmp_path, code)
    with pytest.raises(BotError) as refused:
        bot(name, strict=strict)
    assert refused.value.reason is fault
    assert refused.value.facts.items() >= facts.items()
    assert (refused.value.program, refused.value.seat) == (name.removeprefix("run:"), None)


def test_programs_that_cannot_be_run(tmp_path: Path) -> None:
    plain, script = tmp_path / "plain.txt", tmp_path / "script"
    plain.write_text("not a program")
    script.write_text("no shebang\n")
    script.chmod(0o755)
    for command, fault in (
        ("/no/such/program", Fault.NOT_FOUND),
        ("no-such-program-anywhere --fast", Fault.NOT_FOUND),
        (str(plain), Fault.NOT_STARTED),
        (str(tmp_path), Fault.NOT_STARTED),
        (str(script), Fault.NOT_STARTED),
        ("nul\0byte", Fault.NOT_STARTED),
    ):
        with pytest.raises(BotError) as refused:
            bot(f"run:{command}")
        assert refused.value.reason is fault, command


DURING = [
    pytest.param("sys.exit('out of ideas')", Fault.DIED, {"status": "1", "said": "out of ideas"}, id="dies"),
    pytest.param("raise KeyError('r7')", Fault.DIED, {"status": "1", "said": "KeyError: 'r7'"}, id="crashes"),
    pytest.param("os.kill(os.getpid(), signal.SIGKILL)", Fault.DIED, {"status": "SIGKILL"}, id="is killed"),
    pytest.param("os.close(1); time.sleep(99)", Fault.DIED, {"status": "?"}, id="closes its output"),
    pytest.param("print('thinking…', flush=True)", Fault.GARBAGE, {"text": "thinking…"}, id="prints"),
    pytest.param("print(flush=True)", Fault.GARBAGE, {"text": ""}, id="blank line"),
    pytest.param("os.write(1, b'\\xff\\xfe\\n')", Fault.GARBAGE, {}, id="no UTF-8"),
    pytest.param("os.write(1, b'\\x1b]0;owned\\x07\\n')", Fault.GARBAGE, {"text": "�]0;owned�"}, id="escapes"),
    pytest.param("print('[' * 50_000, flush=True)", Fault.GARBAGE, {}, id="deep JSON"),
    pytest.param("print('[1, 2]', flush=True)", Fault.GARBAGE, {}, id="no object"),
    pytest.param("say(type='move', id=1)", Fault.GARBAGE, {}, id="no move"),
    pytest.param("say(type='move', move='draw')", Fault.GARBAGE, {}, id="no id"),
    pytest.param("say(type='move', id='1', move='draw')", Fault.GARBAGE, {}, id="id as text"),
    pytest.param("say(type='hello', name='again')", Fault.GARBAGE, {}, id="hello again"),
    pytest.param("print('x' * 70_000, flush=True)", Fault.TOO_LONG, {"n": LONGEST_LINE}, id="long line"),
    pytest.param("while True: os.write(1, b'x' * 4096)", Fault.TOO_LONG, {"n": LONGEST_LINE}, id="endless line"),
    pytest.param("while True: os.write(1, b'junk\\n' * 999)", Fault.GARBAGE, {"text": "junk"}, id="floods"),
    pytest.param("answer(asked, 'b9')", Fault.ILLEGAL, {"move": "b9"}, id="a card it does not hold"),
    pytest.param("answer(asked, 'DRAW')", Fault.ILLEGAL, {"move": "DRAW"}, id="shouts"),
    pytest.param("answer(asked, None)", Fault.ILLEGAL, {"move": "null"}, id="silent on its turn"),
    pytest.param("asked['id'] += 1; answer(asked)", Fault.WRONG_ID, {"answered": "2", "asked": "1"}, id="wrong id"),
    pytest.param("time.sleep(60)", Fault.LATE, {"n": 300}, id="hangs"),
    pytest.param("signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)", Fault.LATE, {}, id="hangs on"),
    pytest.param("while True: os.write(2, b'log ' * 999)", Fault.LATE, {}, id="only logs"),
]  # fmt: skip


HANGS = ("time.sleep(60)", "os.write(2, b'log ' * 999)")


def misbehaving(folder: Path, code: str) -> str:
    """A program that greets, notes its number, and does this on its first question; who hangs is given little time."""
    limit = 300 if code.endswith(HANGS) else None
    note = f"open({str(folder / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    return write(folder, f"greet()\n{note}asked = question()\n{code}\ngo_on()\n", limit)


def pids(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "pids").read_text().split()]


@pytest.mark.parametrize(("code", "fault", "facts"), DURING)
def test_a_strict_bot_says_what_went_wrong(tmp_path: Path, code: str, fault: Fault, facts: dict[str, object]) -> None:
    guest = program(misbehaving(tmp_path, code), strict=True)
    round = Round.from_position(ONE_LEFT)
    begun = time.monotonic()
    with pytest.raises(BotError) as refused:
        guest.choose(round.view(0))
    assert time.monotonic() - begun < SLOW
    error = refused.value
    assert error.reason is fault
    assert error.facts.items() >= facts.items()
    assert (error.seat, error.decision, error.program) == (0, 1, guest.command)
    assert "seat 0, decision 1" in str(error)
    assert all(is_gone(pid) for pid in pids(tmp_path))
    with pytest.raises(BotError):
        guest.choose(round.view(0))


@pytest.mark.parametrize(("code", "fault", "facts"), DURING)
def test_a_forgiving_bot_plays_on(tmp_path: Path, code: str, fault: Fault, facts: dict[str, object]) -> None:
    """The careful bot decides instead, the trouble is remembered, the program gets another chance."""
    guest = program(misbehaving(tmp_path, code), 9)
    round = Round.from_position(ONE_LEFT)
    assert guest.choose(round.view(0)) is bot("careful", 9).choose(round.view(0))
    assert guest.last_error is not None
    assert guest.last_error.reason is fault
    assert guest.last_error.facts.items() >= facts.items()
    assert is_gone(pids(tmp_path)[0])
    assert not guest.replaced
    guest.close()


def test_after_some_restarts_careful_takes_the_seat(tmp_path: Path) -> None:
    """Every start is a new process; the last trouble stays to be shown."""
    guest = program(misbehaving(tmp_path, "answer(asked, 'x')"), 2)
    round, rival, decided = Round("classic/en", 2, seed=8), bot("careful", 2), 0
    while round.turn is not None and not guest.replaced:
        move = guest.choose(round.view(round.turn))
        assert move is rival.choose(round.view(round.turn))
        round.play(move or "draw")
        decided += 1
    assert decided == RESTARTS + 1
    assert len(set(pids(tmp_path))) == RESTARTS + 1
    assert guest.last_error is not None
    assert guest.last_error.decision == RESTARTS + 1
    while round.turn is not None:
        round.play(guest.choose(round.view(round.turn)) or "draw")
    assert round.over


def test_a_program_started_anew_is_told_the_whole_story(tmp_path: Path) -> None:
    log = str(tmp_path / "heard")
    code = (
        f"log = open({log!r}, 'ab', buffering=0)\nfirst = not log.tell()\nseen = 0\nfor line in sys.stdin.buffer:\n"
        "    log.write(line); message = json.loads(line)\n"
        "    if message['type'] == 'hello': say(type='hello')\n"
        "    if message['type'] == 'decide':\n        seen += 1\n"
        "        answer(message, 'oops' if first and seen == 3 else 0)\n"
    )
    round = Round("revenge/es", 2, seed=6)
    with program(write(tmp_path, code)) as guest:
        play_round(round, [guest, bot("first")])
        assert guest.last_error is not None
        assert guest.last_error.decision == 3
    heard = [json.loads(line) for line in Path(log).read_text().splitlines()]
    assert [message["type"] for message in heard if message["type"] != "decide"] == [
        "hello", "round", "hello", "round", "over", "bye",
    ]  # fmt: skip
    broken, whole = stories(heard)
    assert whole == eyes_of(round, 0)
    assert whole[: len(broken)] == broken


def test_a_program_that_starts_slowly_the_second_time_is_waited_for(tmp_path: Path) -> None:
    """Its decisions fall to careful meanwhile, without another strike."""
    flag = tmp_path / "begun"
    code = (
        f"again = os.path.exists({str(flag)!r})\nopen({str(flag)!r}, 'w').close()\n"
        "time.sleep(1.0 if again else 0)\ngreet()\nasked = question()\nanswer(asked, 0 if again else 'oops')\ngo_on()\n"
    )
    guest, round = program(write(tmp_path, code)), Round("classic/en", 2, seed=8)
    first = guest.choose(round.view(round.turn))
    trouble = guest.last_error
    assert trouble is not None
    round.play(first or "draw")
    end = time.monotonic() + SLOW
    while round.turn is not None and time.monotonic() < end:
        round.play(guest.choose(round.view(round.turn)) or "draw")
        if guest._greeted:
            break
    assert guest._greeted
    assert guest.last_error is trouble


def test_a_program_that_is_gone_cannot_be_started_again(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text(f"#!{sys.executable}\n{PRELUDE}greet()\nos.remove(sys.argv[0])\nquestion()\nsys.exit()")
    path.chmod(0o755)
    guest, view = program(f"run:{path}", 3), Round.from_position(ONE_LEFT).view(0)
    assert guest.choose(view) is bot("careful", 3).choose(view)
    assert guest.replaced
    assert guest.last_error is not None
    assert (guest.last_error.reason, guest.last_error.seat) == (Fault.NOT_FOUND, 0)


def test_an_answer_too_many_is_the_wrong_answer_next_time(tmp_path: Path) -> None:
    guest = program(write(tmp_path, "greet()\nasked = question()\nanswer(asked); answer(asked)\ngo_on()"), strict=True)
    round = Round("classic/en", 2, seed=1)
    round.play(guest.choose(round.view(round.turn)) or "draw")
    with pytest.raises(BotError) as refused:
        guest.choose(round.view(round.turn))
    assert refused.value.reason is Fault.WRONG_ID


def test_a_flood_on_the_error_stream_is_drained_and_its_end_kept(tmp_path: Path) -> None:
    code = "greet()\nsys.stderr.write('noise ' * 500_000 + 'the end: ñ')\nsys.stderr.flush()\nanswer(question())\n"
    guest, round = program(write(tmp_path, code + "sys.exit(4)"), strict=True), Round("classic/en", 2, seed=1)
    round.play(guest.choose(round.view(round.turn)) or "draw")
    with pytest.raises(BotError) as refused:
        guest.choose(round.view(round.turn))
    assert refused.value.stderr.endswith("noise the end: ñ")
    assert len(refused.value.stderr) <= STDERR_KEPT
    assert refused.value.facts["status"] == "4"


def test_names_and_words_of_strangers_cannot_command_the_terminal(tmp_path: Path) -> None:
    code = "greet('Zoë 🦊 \\x1b[2J\\x07' + 'x' * 500)\nquestion()\nsys.exit('\\x1b[31mred')"
    guest = program(write(tmp_path, code))
    assert guest.name.startswith("Zoë 🦊 �[2J�xxx")
    assert len(guest.name) == 80
    guest.choose(Round.from_position(ONE_LEFT).view(0))
    assert guest.last_error is not None
    assert guest.last_error.stderr == "�[31mred"
    guest.close()


# The end


@pytest.mark.parametrize(
    "manner", ["", "signal.signal(signal.SIGTERM, signal.SIG_IGN)"], ids=["ignores EOF", "ignores SIGTERM"]
)
def test_who_does_not_leave_is_made_to_and_so_are_its_children(tmp_path: Path, manner: str) -> None:
    path = str(tmp_path / "pids")
    code = (
        f"{manner}\nchild = os.fork()\nopen({path!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        f"if not child:\n    time.sleep(600)\nwhile len(open({path!r}).read().split()) < 2:\n    time.sleep(0.01)\n"
        "greet()\nwhile True:\n    time.sleep(600)\n"
    )
    program(write(tmp_path, code)).close()
    assert len(pids(tmp_path)) == 2
    assert all(is_gone(pid) for pid in pids(tmp_path))


def test_a_forgotten_bot_ends_its_program(tmp_path: Path) -> None:
    guest = program(misbehaving(tmp_path, "answer(asked)"))
    guest.choose(Round.from_position(ONE_LEFT).view(0))
    del guest
    gc.collect()
    assert is_gone(pids(tmp_path)[0])


@pytest.mark.parametrize("code", ["answer(asked, 'x')", "print('hm', flush=True)", "time.sleep(60)", "sys.exit(1)"])
def test_trouble_does_not_keep_a_bot_alive(tmp_path: Path, code: str) -> None:
    gc.collect()
    gc.disable()
    try:
        guest = program(misbehaving(tmp_path, code))
        guest.choose(Round.from_position(ONE_LEFT).view(0))
        assert guest.last_error is not None
        del guest
        assert not has_children()
    finally:
        gc.enable()


@pytest.mark.parametrize("way", ["leaves", "crashes", "Ctrl-C"])
def test_no_program_outlives_us(tmp_path: Path, way: str) -> None:
    asked = tmp_path / "asked"
    code = f"open({str(asked)!r}, 'w').close(); time.sleep(600)"
    name = misbehaving(tmp_path, code).replace("run:", "run[500000ms]:")
    deed = {
        "leaves": "",
        "crashes": "raise SystemError",
        "Ctrl-C": f"guest.choose(Round.from_position({ONE_LEFT!r}).view(0))",
    }
    code = (
        # Whoever started these tests in the background has turned Ctrl-C off for all of them.
        "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"from penultima.bots import bot\nfrom penultima import Round\nguest = bot({name!r}, strict=True)\n"
        f"print('ready', flush=True)\n{deed[way]}\n"
    )
    us = subprocess.Popen([sys.executable, "-c", code], stdout=-1, stderr=-1, text=True, start_new_session=True)
    with us:
        assert us.stdout is not None
        assert us.stdout.readline() == "ready\n"
        if way == "Ctrl-C":
            while not asked.exists() and us.poll() is None:
                time.sleep(0.01)
            os.killpg(us.pid, signal.SIGINT)
        try:
            _, errors = us.communicate(timeout=60)
        finally:
            us.kill()
    assert {"leaves": "", "crashes": "SystemError", "Ctrl-C": "KeyboardInterrupt"}[way] in errors
    assert all(is_gone(pid) for pid in pids(tmp_path))


def test_ctrl_c_stops_the_program_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(process: ProgramProcess, deadline: float) -> bytes:
        raise KeyboardInterrupt

    guest = program(misbehaving(tmp_path, "answer(asked)"))
    monkeypatch.setattr(ProgramProcess, "read", interrupted)
    with pytest.raises(KeyboardInterrupt):
        guest.choose(Round.from_position(ONE_LEFT).view(0))
    assert not has_children()


def test_a_fork_of_ours_does_not_end_our_program(tmp_path: Path) -> None:
    code = (
        f"import os\nfrom penultima.bots import bot\nfrom penultima import Round\n"
        f"guest = bot({misbehaving(tmp_path, 'answer(asked)')!r}, strict=True)\n"
        "if not (child := os.fork()):\n    del guest\n    os._exit(0)\n"
        f"os.waitpid(child, 0)\nprint(guest.choose(Round.from_position({ONE_LEFT!r}).view(0)))\n"
    )
    ours = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert ours.stdout == "r1\n", ours.stderr


def test_no_pipe_stays_open(tmp_path: Path) -> None:
    name, fds = write(tmp_path, "greet()\ngo_on()"), Path("/dev/fd")
    program(name).close()
    before = len(list(fds.iterdir()))
    for _ in range(5):
        with program(name) as guest:
            guest.choose(Round.from_position(ONE_LEFT).view(0))
        program(name)
    gc.collect()
    assert len(list(fds.iterdir())) == before


def test_a_closed_bot_plays_no_more(tmp_path: Path) -> None:
    name, view = write(tmp_path, "greet()\ngo_on()"), Round.from_position(ONE_LEFT).view(0)
    strict, kind = program(name, strict=True), program(name, 4)
    for guest in (strict, kind):
        guest.close()
        guest.close()
    with pytest.raises(RulesError, match="has been stopped"):
        strict.choose(view)
    assert kind.choose(view) is bot("careful", 4).choose(view)


# The wire


def test_a_program_that_does_not_read_cannot_hold_us(tmp_path: Path) -> None:
    """Nor one that cannot write because we do not read: a megabyte each way."""
    path = tmp_path / "bot"
    path.write_text(PRELUDE + "time.sleep(600)")
    process = ProgramProcess("sleeper", [sys.executable, str(path)])
    process.write(b"x" * 1_000_000)
    with pytest.raises(TimeoutError):
        process.read(time.monotonic() + 0.3)
    process.end(0.0)
    path.write_text(PRELUDE + "line = hear()\nsys.stderr.write('y' * 1_000_000)\nsay(n=len(line))")
    process = ProgramProcess("counter", [sys.executable, str(path)])
    process.write(b'"' + b"x" * 1_000_000 + b'"')
    assert process.read(time.monotonic() + SLOW) == b'{"n": 1000000}'
    process.end()


def test_programs_think_at_the_same_time_in_threads(tmp_path: Path) -> None:
    name = write(tmp_path, "greet()\nwhile True:\n    asked = question()\n    time.sleep(0.01)\n    answer(asked)")
    done: list[int] = []

    def play(number: int) -> None:
        with program(name, number, strict=True) as guest:
            round = Round("classic/en", 2, seed=number)
            for _ in range(10):
                if round.turn is not None:
                    round.play(guest.choose(round.view(round.turn)) or "draw")
            done.append(number)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(done) == [0, 1, 2, 3]
