/** The service worker in a real browser: what it keeps, what it never keeps, and how it goes. */
import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { changedMarker, expectAxeClean, newDataFolder, see, signInAs, startConsole, until } from './harness';

/** A profile that lets the worker in. */
const profile = { serviceWorkers: 'allow' } as const;
const dist = path.resolve(import.meta.dirname, '../../shell/dist');

const isInControl = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => decodeURIComponent(new URL(url).pathname)),
  );
/** Signs in, lets the worker take control, and loads the page once more so that it has seen every file of it. */
const settle = async (page: Page, origin: string, at: string): Promise<void> => {
  await signInAs(page, origin, 1, at);
  await until('a worker in control', () => isInControl(page));
  await page.reload();
  await page.locator('[data-row], [data-category]').first().waitFor();
  await until('the files of the page', async () => (await keptFiles(page)).length > 8);
};

test('files of shell and remotes are kept by their digest and used again; no page and no answer of the API is [9.10]', async ({
  newProfile,
  faults,
  expectErrors,
}) => {
  // A file that the page fetches ahead is missing, and nobody waits for it.
  expectErrors(/^ERR_FAILED \/(shell|remotes)\//);
  const page = await newProfile(profile);
  const proxy = await faults();
  await settle(page, proxy.url, '/FAQs');
  const kept = await keptFiles(page);
  assert.deepEqual(
    kept.filter((each) => !/^\/digest\/sha384-|^\/(shell|remotes)\/.+\.(woff2|json)$/.test(each)),
    [],
  );
  assert.ok(kept.filter((each) => each.startsWith('/digest/')).length > 8, kept.join());
  proxy.fault(/^\/(shell|remotes)\/.*\.(js|css)$/, 'missing');
  await page.reload();
  await page.locator('[data-row]').first().waitFor();
});

test('a file whose bytes were changed is neither run nor kept, with a worker as without one', async ({
  newProfile,
  faults,
  expectErrors,
}) => {
  expectErrors(/^ERR_FAILED \/remotes\//, /^RemoteError: .* Integrity check failed/, /^Failed to find a valid digest/);
  const page = await newProfile(profile);
  const proxy = await faults();
  proxy.fault(/\/remotes\/catalog-mfe\/[^/]+\/category-list\.[^/]+\.js/, 'changed');
  await settle(page, proxy.url, '/FAQs');
  await page.goto(`${proxy.url}/category/list`);
  await see(page, /Integrity check failed: category-list\./);
  assert.equal(await page.evaluate((marker) => marker in globalThis, changedMarker), false);
  proxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('[data-category]').first().waitFor();
});

test('while the server cannot be reached a navigation says so, and Try again comes back to the same place', async ({
  newProfile,
  faults,
  expectErrors,
}) => {
  // The socket may be about to open when the connections are cut.
  expectErrors('503 /FAQs', /^ERR_CONNECTION_\w+ \/api\//, /^WebSocket connection to /);
  const page = await newProfile(profile);
  const proxy = await faults();
  await settle(page, proxy.url, '/FAQs');
  proxy.fault(/./, 'cut');
  await page.goto(`${proxy.url}/FAQs?page=2`);
  await page.getByRole('heading', { name: 'The console cannot be reached' }).waitFor();
  await expectAxeClean(page, 'the offline page');
  proxy.heal();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('[data-row]').first().waitFor();
  assert.equal(new URL(page.url()).search, '?page=2');
});

test('a worker that the server no longer offers removes itself and what it kept', async ({
  newProfile,
  expectErrors,
}) => {
  // The page asks on while its server is away or still starting, and fetches ahead.
  expectErrors(/^(503|ERR_(FAILED|CONNECTION_\w+)) \/(api|shell|remotes)\//);
  const [dataFolder, shell] = [await newDataFolder('worker'), await mkdtemp(path.join(tmpdir(), 'lectern-shell-'))];
  await cp(dist, shell, { recursive: true, filter: (file) => path.basename(file) !== 'worker.js' });
  let running = await startConsole({ dataFolder });
  try {
    const page = await newProfile(profile);
    await settle(page, running.url, '/FAQs');
    const { port } = running;
    await running.stop();
    running = await startConsole({ dataFolder, port, env: { SHELL_DIR: shell } });
    await page.goto(`${running.url}/FAQs`);
    await until('no worker and no files', () =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
      ),
    );
    await page.reload();
    await page.locator('[data-row]').first().waitFor();
    assert.equal(await isInControl(page), false);
  } finally {
    await running.stop();
    for (const folder of [dataFolder, shell]) await rm(folder, { recursive: true, force: true });
  }
});
