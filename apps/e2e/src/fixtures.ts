/**
 * What a browser test gets from the runner: `test(title, async ({ page, console, newProfile, faults, kit, expectErrors }) => …)`. What tests do
 * with it is in `harness.ts`, plain functions that need no runner.
 */
import path from 'node:path';
import { serveKit } from '@lectern/kit/serve';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { fileConsole, type WorkerConsole } from '../runner/file-console';
import { pageErrors, type Announced, type PageErrors } from '../runner/page-errors';
import { sharedConsole } from '../runner/shared-console';
import type { Console } from './harness/console';
import { faultProxy, type FaultProxy } from './harness/faults';
import { signInAs, type RoleId } from './harness/sign-in';

export { expect };

export interface ProfileOptions extends Pick<BrowserContextOptions, 'serviceWorkers'> {
  readonly width?: number;
  readonly height?: number;
}

/** A role's demo account, or nobody who has signed in. */
export type Visitor = RoleId | 'nobody';

interface Fixtures {
  /** The console of this file, with the demo data at its first test; `consoleFor` says which files it serves. */
  console: Console;
  /** Opens a page in another fresh profile (another person or device); closed after the test. */
  newProfile: (options?: ProfileOptions) => Promise<Page>;
  /**
   * Opens a page of this person, for tests that only read. The runner's worker keeps their profile signed in, with files of earlier pages.
   */
  visit: (who: Visitor, path: string) => Promise<Page>;
  /** Starts a proxy that can spoil answers, before this console; closed after the test. */
  faults: () => Promise<FaultProxy>;
  /**
   * Announces errors of pages, which otherwise fail the test: `expectErrors('409 /api/faqs/update')` for a refused answer that must come, an
   * expression for lines that may come, such as what is thrown or answers that depend on what is on its way.
   */
  expectErrors: (...errors: readonly Announced[]) => void;
  errors: PageErrors;
  onlyReads: void;
}

interface WorkerFixtures {
  /** The origin of the kit's page: every part in every state, without a console. */
  kit: string;
  /**
   * `test.use({ consoleFor: 'readers' })` at the top of a file that only reads: files of this kind share one console in each worker of the runner,
   * and a test that writes into it fails. Any other file has a console of its own.
   */
  consoleFor: 'file' | 'readers';
  workerConsole: WorkerConsole;
  keptProfiles: Map<Visitor, BrowserContext>;
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
  consoleFor: ['file', { option: true, scope: 'worker' }],
  workerConsole: [
    async ({ consoleFor }, give) => {
      const consoles = consoleFor === 'readers' ? sharedConsole() : fileConsole();
      await give(consoles);
      await consoles.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  console: [async ({ workerConsole }, give, { file }) => give(await workerConsole.of(file)), { timeout: startTimeout }],
  // Set up before all others, so it looks when every page is closed.
  onlyReads: [
    async ({ workerConsole }, give, { file }) => {
      await give();
      const sentence = `${path.basename(file)} shares its console with files that only read, and has written into it`;
      expect(await workerConsole.written(), sentence).toEqual([]);
    },
    { auto: true },
  ],
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
  keptProfiles: [
    async ({}, give) => {
      const kept = new Map<Visitor, BrowserContext>();
      await give(kept);
      for (const each of kept.values()) await each.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, console, keptProfiles, errors }, give) => {
    const open: Page[] = [];
    await give(async (who, path) => {
      const kept = keptProfiles.get(who);
      const profile = kept ?? (await browser.newContext());
      keptProfiles.set(who, profile);
      errors.watch(profile);
      const page = await profile.newPage();
      open.push(page);
      if (kept || who === 'nobody') await page.goto(console.url + path);
      else await signInAs(page, console.url, who, path);
      return page;
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
