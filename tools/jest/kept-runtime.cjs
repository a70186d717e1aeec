/**
 * Loads every module once a worker, not once a file. Half the time of an API test file went into loading the same thousand modules, and code that is
 * loaded anew is never warm. Goes with `kept-environment.cjs`. Only for modules that keep no state between two servers of one process.
 */
const { default: Runtime } = require('jest-runtime');

/** By the resolver: one that watches makes a new one when files change, and then everything is loaded again. */
const kept = new WeakMap();

module.exports = class KeptRuntime extends Runtime {
  constructor(...given) {
    const resolver = given[2];
    const testPath = given[6];
    const earlier = kept.get(resolver);
    if (earlier) return earlier.begin(testPath);
    super(...given);
    kept.set(resolver, this);
  }

  /** What belongs to one file begins anew: jest's own modules among it, which hold the file's tests. */
  begin(testPath) {
    this._testPath = testPath;
    this.testMainModule.reset();
    this.testState.state = 'loading';
    this.registries.internalModuleRegistry.clear();
    return this;
  }

  teardown() {
    this.restoreAllMocks();
  }
};
