/**
 * jest's own runner. A test fails by what it writes with `console.error` or `console.warn`, and an end is put to what jest leaves behind: it makes an
 * AsyncLocalStorage a file and never lets go of it. Below Node 24 every promise of a worker's later files pays for each of them: the eightieth file ran at
 * half the speed of the first.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { default: runFile } = require('jest-circus/runner');
const { failByConsole } = require('./fail-by-console.cjs');

const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  used.add(this);
  return run.apply(this, given);
};

module.exports = async (...given) => {
  const end = failByConsole(given[2]);
  try {
    return end(await runFile(...given));
  } finally {
    for (const each of used) each.disable(); // one that is used again comes back by itself
    used.clear();
  }
};
