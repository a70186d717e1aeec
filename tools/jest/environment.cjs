/** A document for `.test.tsx`, none for `.test.ts`, which need it seldom: those that do begin with `@jest-environment jsdom`. */
const { TestEnvironment: Node } = require('jest-environment-node');

module.exports = class EnvironmentByName {
  constructor(config, context) {
    if (!context.testPath.endsWith('.tsx')) return new Node(config, context);
    const { TestEnvironment: Jsdom } = require('jest-environment-jsdom');
    return new Jsdom(config, context);
  }
};
