/**
 * What a browser test gets from the runner: `test(title, async ({ page, console, newProfile, faults, kit, expectErrors }) => …)`. What tests do
 * with it is in `harness.ts`, plain functions that need no runner.
 */
import { serveKit } from '@lectern/kit/serve';
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { fileConsole, type FileConsole } from '../runner/file-console';
import { pageErrors, type Announced, type PageErrors } from '../runner/page-errors';
import type { Console } from './harness/console';
import { faultProxy, type FaultProxy } from './harness/faults';

export { expect };

export interface ProfileOptions extends Pick<BrowserContextOptions, 'serviceWorkers'> {
  readonly width?: number;
  readonly height?: number;
}

interface Fixtures {
  /** The console of this file, with the demo data at its first test: the file's tests share it and run one after the other. */
  console: Console;
  /** Opens a page in another fresh profile (another person or device); closed after the test. */
  newProfile: (options?: ProfileOptions) => Promise<Page>;
  /** Starts a proxy that can spoil answers, before this console; closed after the test. */
  faults: () => Promise<FaultProxy>;
  /**
   * Announces errors of pages, which otherwise fail the test: `expectErrors('409 /api/faqs/update')` for a refused answer that must come, an
   * expression for lines that may come, such as what is thrown or answers that depend on what is on its way.
   */
  expectErrors: (...errors: readonly Announced[]) => void;
  errors: PageErrors;
}

interface WorkerFixtures {
  /** The origin of the kit's page: every part in every state, without a console. */
  kit: string;
  fileConsole: FileConsole;
}

/** Beyond these, in ms, a start hangs. */
const startTimeout = 300_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  kit: [
    async ({}, give) => {
      const { url, close } = await serveKit();
      await give(url);
      await close();
    },
    { scope: 'worker' },
  ],
  fileConsole: [
    async ({}, give) => {
      const consoles = fileConsole();
      await give(consoles);
      await consoles.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  console: [async ({ fileConsole }, give, { file }) => give(await fileConsole.of(file)), { timeout: startTimeout }],
  errors: [
    async ({}, give) => {
      const errors = pageErrors();
      await give(errors);
      expect(errors.faults(), 'errors of the pages that the test has not announced').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, errors }, give) => {
    errors.watch(context);
    await give(context);
    await errors.end();
  },
  newProfile: async ({ browser, errors }, give) => {
    const open: { close(): Promise<void> }[] = [];
    await give(async ({ width = 1440, height = 900, ...options } = {}) => {
      const profile = await browser.newContext({ viewport: { width, height }, ...options });
      open.push(profile);
      errors.watch(profile);
      return profile.newPage();
    });
    await errors.end();
    for (const each of open) await each.close();
  },
  faults: async ({ console, errors }, give) => {
    const open: FaultProxy[] = [];
    await give(async () => {
      const proxy = await faultProxy(console.url);
      open.push(proxy);
      return proxy;
    });
    await errors.end();
    for (const each of open) await each.close();
  },
  expectErrors: async ({ errors }, give) => give(errors.announce),
});
