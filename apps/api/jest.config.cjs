const preset = require('../../tools/jest/preset.cjs')('api', 'node');

module.exports = { ...preset, globalSetup: '<rootDir>/src/database/testing/jest-setup.ts', globalTeardown: '<rootDir>/src/database/testing/jest-teardown.ts', testTimeout: 20_000 };
