/**
 * jest-circus makes an AsyncLocalStorage a file and never lets go of it: below Node 24 every promise of a worker's later files pays for each of them,
 * and the eightieth file runs at half the speed of the first.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  used.add(this);
  return run.apply(this, given);
};

/** Lets go of all that were used: one that is used again comes back by itself. */
exports.endContexts = () => {
  for (const each of used) each.disable();
  used.clear();
};
