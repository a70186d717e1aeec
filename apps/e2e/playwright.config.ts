/** The browser tests: every `*.e2e.ts` below src, two files at a time; files that only read share a console (docs/decisions/0015). */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { profile, testLaunchOptions } from './src/harness/browser';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // Playwright empties this folder, and pictures of the first try are kept; the reports of all runners lie above it.
  outputDir: path.resolve(import.meta.dirname, '../../test-results', process.env['E2E_PICTURES'] ?? 'browser'),
  globalSetup: './runner/set-up.ts',
  reporter: './runner/reporter.ts',
  workers: 2,
  // runner/run.ts tries again: tests of a file build on each other, and Playwright would try one alone.
  retries: 0,
  forbidOnly: true,
  // None of these is a measure of speed: beyond them something hangs.
  timeout: 360_000,
  expect: { timeout: 15_000 },
  use: {
    ...profile,
    launchOptions: testLaunchOptions(),
    // Without a graphics card the processor draws each step of a transition. No test sees the console in motion.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
});
