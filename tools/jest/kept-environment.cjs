/** One global object for all files of a worker: the modules that `kept-runtime.cjs` keeps live in it. */
const { TestEnvironment } = require('jest-environment-node');

let kept;

module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(...given) {
    if (kept) return kept;
    super(...given);
    kept = this;
  }

  /** Who listens to the tests of a file must not hear of the next one's. */
  async teardown() {
    delete this.global[Symbol.for('EVENT_HANDLERS')];
  }
};
