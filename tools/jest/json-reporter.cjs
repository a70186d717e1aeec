/** Writes `test-results/<name>.json` = { name, passed, failed }; `npm test` adds these up for its last line. */
const fs = require('node:fs');
const path = require('node:path');

module.exports = class JsonReporter {
  constructor(_global, options) {
    this.name = options.name;
  }
  onRunComplete(_contexts, results) {
    const folder = path.join(__dirname, '../../test-results');
    fs.mkdirSync(folder, { recursive: true });
    // A suite that could not run has no test to count; it is a failure all the same.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    fs.writeFileSync(path.join(folder, `${this.name}.json`), JSON.stringify({ name: this.name, passed: results.numPassedTests, failed }));
  }
};
