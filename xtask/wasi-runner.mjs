// Runs a WebAssembly program (wasm32-wasip1) under Node: node --no-warnings wasi-runner.mjs PROGRAM.wasm [ARG…]
//
// `cargo verify` names this file as cargo's runner, so that the very tests that run natively run as WebAssembly too.
// The program sees our arguments and environment, the current directory as `.`, and the workspace by its own path,
// which is where `env!("CARGO_MANIFEST_DIR")` points. Its exit code becomes ours; a trap is a failure.
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { WASI } from 'node:wasi';

// Node 20 crashes in its fast calls once a program's memory has grown.
v8.setFlagsFromString('--no-turbo-fast-api-calls');

const workspace = dirname(dirname(fileURLToPath(import.meta.url)));
const [program, ...args] = process.argv.slice(2);
if (program === undefined) {
  console.error('usage: node --no-warnings wasi-runner.mjs PROGRAM.wasm [ARG…]');
  process.exit(2);
}

const wasi = new WASI({
  version: 'preview1',
  args: [program, ...args],
  env: process.env,
  preopens: { '.': process.cwd(), [workspace]: workspace },
  returnOnExit: true,
});

try {
  const module = await WebAssembly.compile(await readFile(program));
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  process.exitCode = wasi.start(instance);
} catch (error) {
  console.error(`${program}: ${error.stack ?? error}`);
  process.exitCode = 1;
}
