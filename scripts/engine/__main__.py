"""`make engine`: write the engine files and `abi.json`, or with `--check` say if they are what the sources give."""

from __future__ import annotations

import gzip
import json
import sys
import time

from scripts.engine.capture import capture, start_capture_without_checks


def main() -> None:
    """Make the engine file, with a line for each step."""
    began = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - began:5.0f} s  {text}", flush=True)

    say("Numba lowers the rules (about a minute) …")
    captured_without_checks = start_capture_without_checks()
    captured = capture()
    from penultima.runtime import ENTRIES  # noqa: PLC0415 (the way to run is chosen by the capture)
    from penultima.runtime.arguments import arguments_of  # noqa: PLC0415
    from penultima.runtime.engine_file import ABI, TABLE_WASM, WASM  # noqa: PLC0415
    from scripts.engine.describe import describe  # noqa: PLC0415
    from scripts.engine.emit import emit, emit_object  # noqa: PLC0415
    from scripts.engine.hosting import TABLE_ENTRIES  # noqa: PLC0415
    from scripts.engine.link import join, link, optimize, target_machine  # noqa: PLC0415

    arguments = {name: arguments_of(dispatcher.py_func) for name, dispatcher in ENTRIES.items()}
    say(f"{len(captured.texts)} pieces of code, {len(arguments)} entry points; LLVM makes one module of them …")
    machine = target_machine()
    module = link(captured, arguments, machine)
    optimize(module, machine)
    unchecked = captured_without_checks()
    beside = link(unchecked, arguments, machine, checked=False)
    optimize(beside, machine)
    join(module, beside, machine)
    compiled = emit_object(module, machine)
    wasm = emit(compiled, arguments, unchecked.entries)
    table_wasm = emit(compiled, TABLE_ENTRIES, unchecked.entries.keys() & TABLE_ENTRIES)
    about = describe(captured, arguments, str(module), {"wasm": wasm, "table_wasm": table_wasm}, unchecked.entries)
    described = json.dumps(about, separators=(",", ":")).encode() + b"\n"
    if "--check" in sys.argv[1:]:
        made = {WASM: wasm, TABLE_WASM: table_wasm, ABI: described}
        same = all(path.exists() and path.read_bytes() == content for path, content in made.items())
        say("the engine file is what the sources give" if same else "the engine file is another: make engine")
        raise SystemExit(0 if same else 1)
    TABLE_WASM.parent.mkdir(exist_ok=True)
    for path, content in ((WASM, wasm), (TABLE_WASM, table_wasm)):
        path.write_bytes(content)
        name, gzipped = path.relative_to(WASM.parent).as_posix(), gzip.compress(content, 9)
        say(f"{name}: {len(content) / 1000:.0f} kB, {len(gzipped) / 1000:.1f} kB gzipped")
    ABI.write_bytes(described)


main()
