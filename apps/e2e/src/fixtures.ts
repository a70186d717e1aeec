/**
 * What a browser test gets from the runner: `test(title, async ({ page, console, newProfile, faults, kit }) => …)`. What tests do
 * with it is in `harness.ts`, plain functions that need no runner.
 */
import { serveKit } from '@lectern/kit/serve';
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { fileConsole, type FileConsole } from '../runner/file-console';
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
    async ({}, use) => {
      const { url, close } = await serveKit();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  fileConsole: [
    async ({}, use) => {
      const kept = await fileConsole();
      await use(kept);
      await kept.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  console: [async ({ fileConsole }, use, { file }) => use(await fileConsole.of(file)), { timeout: startTimeout }],
  newProfile: async ({ browser }, use) => {
    const open: { close(): Promise<void> }[] = [];
    await use(async ({ width = 1440, height = 900, ...options } = {}) => {
      const profile = await browser.newContext({ viewport: { width, height }, ...options });
      open.push(profile);
      return profile.newPage();
    });
    for (const each of open) await each.close();
  },
  faults: async ({ console }, use) => {
    const open: FaultProxy[] = [];
    await use(async () => {
      const proxy = await faultProxy(console.url);
      open.push(proxy);
      return proxy;
    });
    for (const each of open) await each.close();
  },
});
