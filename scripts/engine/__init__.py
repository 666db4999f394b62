"""Makes the engine file: the rules, bots, observations and environments as one WebAssembly module (`make engine`).

capture    every entry point is typed and lowered by Numba, and its LLVM code kept before LLVM sees it
link       all of it becomes one module for WebAssembly, with a plain function around each entry point, and is optimized
emit       the module becomes `engine.wasm`, and `table/engine.wasm` with only what a table asks
describe   `abi.json`: what a host must know to call it
hosting    … and to keep a table: notation, settings, booklets, bots
"""
