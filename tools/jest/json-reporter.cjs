/**
 * Writes `test-results/<name>.json` = { name, passed, failed, tests, seconds }; `npm test` adds the counts up for its last line,
 * `tests` ({ title, file, passed }) tells whether a sentence of the specification is held by a passing test, and `seconds` how long each file took.
 */
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');

module.exports = class JsonReporter {
  constructor(_global, options) {
    this.name = options.name;
  }
  onRunComplete(_contexts, results) {
    const folder = path.join(root, 'test-results');
    fs.mkdirSync(folder, { recursive: true });
    // A suite that could not run has no test to count; it is a failure all the same.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const tests = results.testResults.flatMap(({ testFilePath, testResults }) =>
      testResults.map(({ ancestorTitles, title, status }) => ({
        title: [...ancestorTitles, title].join(' › '),
        file: path.relative(root, testFilePath),
        passed: status === 'passed',
      })),
    );
    const seconds = Object.fromEntries(
      results.testResults.map(({ testFilePath, perfStats }) => [
        path.relative(root, testFilePath),
        perfStats.runtime / 1000,
      ]),
    );
    fs.writeFileSync(
      path.join(folder, `${this.name}.json`),
      JSON.stringify({ name: this.name, passed: results.numPassedTests, failed, tests, seconds }),
    );
  }
};
