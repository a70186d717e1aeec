const preset = require('../../tools/jest/preset.cjs')('api', 'node');

// Half the time goes into waiting for the database: jest's own default leaves a core idle.
module.exports = { ...preset, globalSetup: '<rootDir>/src/database/testing/jest-setup.ts', globalTeardown: '<rootDir>/src/database/testing/jest-teardown.ts', testTimeout: 20_000, maxWorkers: '100%' };
