/** One jest configuration for every app and lib: `preset('catalog-mfe')` for the browser, `preset('api', 'node')` for Node. */
const path = require('node:path');

const kit = path.join(__dirname, '../../libs/ui-kit/src');

module.exports = (name, environment = 'jsdom') => ({
  displayName: name,
  id: 'lectern', // one name for all, so that what one project has compiled another need not
  testEnvironment: environment === 'jsdom' ? path.join(__dirname, 'environment.cjs') : environment,
  testRunner: path.join(__dirname, 'runner.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-static/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@lectern|@tanstack|color-name|entities|parse5)/)'],
  moduleNameMapper: {
    '\\.(css|woff2)$': path.join(__dirname, 'empty.cjs'),
    // What the kit fetches after the first screen is at hand in tests.
    '^\\./overlay-code$': path.join(kit, 'overlay/overlay-code.testing.ts'),
    '^\\./toast-code$': path.join(kit, 'notices/toast-code.testing.ts'),
  },
  setupFiles: [path.join(__dirname, 'setup.cjs')],
  setupFilesAfterEnv: environment === 'jsdom' ? [path.join(__dirname, 'setup-dom.cjs')] : [],
  reporters: ['default', [path.join(__dirname, 'json-reporter.cjs'), { name }]],
  cacheDirectory: path.join(__dirname, '../../node_modules/.cache/jest'),
});
