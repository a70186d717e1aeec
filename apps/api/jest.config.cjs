const path = require('node:path');
const preset = require('../../tools/jest/preset.cjs')('api', 'node');

const [compiled] = Object.values(preset.transform);

// Half the time goes into waiting for the database: jest's own default leaves a core idle. The limit finds what hangs: on a busy machine some take 20 s.
module.exports = {
  ...preset,
  transform: {
    '/harfbuzzjs/dist/index\\.mjs$': [path.join(__dirname, '../../tools/jest/awaiting-module.cjs'), compiled[1]],
    ...preset.transform,
  },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((ignored) => ignored.replace('(?!(', '(?!(harfbuzzjs|')),
  runtime: path.join(__dirname, '../../tools/jest/kept-runtime.cjs'),
  testEnvironment: path.join(__dirname, '../../tools/jest/kept-environment.cjs'),
  globalSetup: '<rootDir>/src/database/testing/jest-setup.ts',
  globalTeardown: '<rootDir>/src/database/testing/jest-teardown.ts',
  testTimeout: 60_000,
  maxWorkers: '100%',
};
