// host.js - what the module needs of a system: a clock, its input, and somewhere to write. No files, no environment.
//
// A command runs to its end in an instance of its own, on the thread that calls run(). It knows nothing of workers.

const BAD_FILE = 8, UNSUPPORTED = 58, NO_ENTRY = 44;

class Ended extends Error {
  constructor(status) {
    super(`the program ended with status ${status}`);
    this.status = status;
  }
}

/** The functions that a module imports, around the memory of one instance. */
function system(memory, input, write) {
  const view = () => new DataView(memory().buffer);
  const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);
  const number = (at, value) => (view().setUint32(at, value, true), 0);
  let read = 0;
  const each = (list, count, move) => {
    let total = 0;
    for (let i = 0; i < count; i++) {
      const at = view().getUint32(list + 8 * i, true), length = view().getUint32(list + 8 * i + 4, true);
      const moved = move(at, length);
      total += moved;
      if (moved < length) break;
    }
    return total;
  };
  return {
    clock_time_get: (clock, _precision, at) => {
      const now = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
      return 0;
    },
    fd_write: (file, list, count, to) => {
      if (file !== 1 && file !== 2) return BAD_FILE;
      return number(to, each(list, count, (at, length) => {
        if (length) write(file, bytes(at, length).slice());
        return length;
      }));
    },
    fd_read: (file, list, count, to) => {
      if (file !== 0) return BAD_FILE;
      return number(to, each(list, count, (at, length) => {
        const piece = input.subarray(read, read + length);
        bytes(at, piece.length).set(piece);
        read += piece.length;
        return piece.length;
      }));
    },
    fd_fdstat_get: (file, at) => {
      if (file > 2) return BAD_FILE;
      bytes(at, 24).fill(0);
      view().setUint8(at, 4); // a regular file: what is written waits until it is flushed
      view().setBigUint64(at + 8, 0x1fffffffn, true);
      return 0;
    },
    fd_filestat_get: (file, at) => {
      if (file > 2) return BAD_FILE;
      bytes(at, 64).fill(0);
      view().setUint8(at + 16, 4);
      return 0;
    },
    environ_get: () => 0,
    environ_sizes_get: (count, size) => number(count, 0) || number(size, 0),
    fd_close: () => 0,
    fd_seek: () => UNSUPPORTED,
    fd_pread: () => UNSUPPORTED,
    fd_fdstat_set_flags: () => UNSUPPORTED,
    fd_prestat_get: () => BAD_FILE,
    fd_prestat_dir_name: () => BAD_FILE,
    path_open: () => NO_ENTRY,
    path_filestat_get: () => NO_ENTRY,
    poll_oneoff: () => UNSUPPORTED,
    sched_yield: () => 0,
    proc_exit: (status) => {
      throw new Ended(status);
    },
  };
}

/** A fresh instance of the module. `write(file, bytes)` is given what it prints: file 1 is its output, 2 are complaints. */
export function instantiate(module, write = () => {}, input = new Uint8Array()) {
  let instance = null;
  const imports = { wasi_snapshot_preview1: system(() => instance.exports.memory, input, write) };
  instance = new WebAssembly.Instance(module, imports);
  instance.exports._initialize();
  return instance.exports;
}

/** Runs one command and returns its exit status. */
export function run(module, words, write, input) {
  const zw = instantiate(module, write, input);
  const text = new TextEncoder().encode(words.map((word) => `${String(word).replaceAll("\0", "")}\0`).join(""));
  const at = zw.malloc(text.length);
  new Uint8Array(zw.memory.buffer, at, text.length).set(text);
  try {
    return zw.zw_command(at, text.length);
  } catch (error) {
    if (error instanceof Ended) return error.status;
    throw error;
  }
}
