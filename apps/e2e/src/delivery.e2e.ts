/**
 * Releases while people work: a release that is lost or changed in the store, and a new version that is published, promoted and rolled back
 * under the real headers, with nothing else rebuilt, restarted or reloaded.
 */
import assert from 'node:assert/strict';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { changedMarker, goTo, heading, signInAs, timeOrigin, until, type Console } from './harness';
import { buildChangedCopy, remotesCommand } from './harness/changed-copy';
import { replaceFile } from './harness/replace-file';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/** The folder of the one release of a remote in the object store. */
const releaseFolder = async ({ dataFolder }: Console, remote: string): Promise<string> => {
  const folder = path.join(dataFolder, 'objects/remotes', remote);
  const [version = ''] = await readdir(folder);
  return path.join(folder, version);
};

/** Name → version and digest of every live release, from the page's session. */
const liveReleases = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const { result } = (await (await fetch('/api/remotes/registry')).json()) as {
      result: { remotes: { name: string; version: string; releaseDigest: string }[] };
    };
    return Object.fromEntries(
      result.remotes.map(({ name, version, releaseDigest }) => [name, `${version} ${releaseDigest}`]),
    );
  });

test('a release that is gone from the store fails in its own place, and Retry finds it again without a reload', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(/^404 \/remotes\//, /^RemoteError: /);
  const folder = await releaseFolder(console, 'catalog-mfe');
  await rename(folder, `${folder}.away`);
  try {
    await signInAs(page, console.url, 1, '/FAQs');
    await heading(page, 'FAQs');
    const opened = await timeOrigin(page);
    await goTo(page, 'Categories');
    await failure(page).waitFor();
    assert.match(await failure(page).innerText(), /catalog-mfe@\S+ could not be loaded/);
    await goTo(page, 'FAQs');
    await heading(page, 'FAQs');
    await goTo(page, 'Categories');
    await failure(page).waitFor();
    await rename(`${folder}.away`, folder);
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Categories');
    assert.equal(await timeOrigin(page), opened);
  } finally {
    await rename(`${folder}.away`, folder).catch(() => undefined);
  }
});

test('a lazy chunk whose bytes were changed in the store never runs, and the place says why', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(/^RemoteError: .* Integrity check failed/, /^Failed to find a valid digest/);
  const folder = await releaseFolder(console, 'catalog-mfe');
  const name = (await readdir(folder)).find((file) => /^category-list\..*\.js$/.test(file));
  assert.ok(name);
  const file = path.join(folder, name);
  const before = await readFile(file, 'utf8');
  await replaceFile(file, `${before}\n;globalThis.${changedMarker}=true;`);
  try {
    await signInAs(page, console.url, 1, '/FAQs');
    await heading(page, 'FAQs');
    await goTo(page, 'Categories');
    await failure(page).waitFor();
    assert.match(await failure(page).innerText(), /Integrity check failed: category-list\./);
    assert.equal(await page.evaluate((marker) => marker in globalThis, changedMarker), false);
    assert.equal(
      (await page.request.get(`${console.url}/remotes/catalog-mfe/${path.basename(folder)}/${name}`)).status(),
      200,
    );
  } finally {
    await replaceFile(file, before);
  }
});

test('an SVG of a release runs no script when a signed-in user opens it', async ({ page, console, expectErrors }) => {
  expectErrors(/sandboxed/);
  const folder = await releaseFolder(console, 'catalog-mfe');
  await writeFile(
    path.join(folder, 'mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = "ran"</script><title>Mark</title></svg>',
  );
  await signInAs(page, console.url, 1, '/FAQs');
  await heading(page, 'FAQs');
  await page.goto(`${console.url}/remotes/catalog-mfe/${path.basename(folder)}/mark.svg`);
  assert.deepEqual(await page.evaluate(() => [document.title, document.documentElement.id, globalThis.origin]), [
    'Mark',
    '',
    'null',
  ]);
});

test('a new version is live at the next entry of an open console, keeps a dirty form elsewhere, runs alongside the old one, and can be rolled back [D4.1]', async ({
  page,
  console,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  await signInAs(page, console.url, 1, '/category/list');
  const headers = await (await answered).allHeaders();
  assert.match(headers['content-security-policy'] ?? '', /script-src 'self';.*require-trusted-types-for 'script'/);
  assert.equal(headers['integrity-policy'], 'blocked-destinations=(script)');
  await heading(page, 'Categories');
  const opened = await timeOrigin(page);
  const before = await liveReleases(page);

  await goTo(page, 'FAQs');
  await heading(page, 'FAQs');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  const question = page.getByLabel('Question', { exact: true });
  await question.fill('Is this text still here?');

  const folder = await buildChangedCopy(
    'catalog-mfe',
    '1.1.0-gswap',
    "title: 'Categories'",
    "title: 'Tree of categories'",
  );
  await remotesCommand(console, ['publish', 'catalog-mfe'], () => Promise.resolve(folder));
  assert.deepEqual(await liveReleases(page), before, 'what lies on next is served to nobody');
  await remotesCommand(console, ['promote', 'catalog-mfe']);
  const after = await liveReleases(page);
  assert.match(after['catalog-mfe'] ?? '', /^1\.1\.0-gswap /);
  assert.deepEqual({ ...after, 'catalog-mfe': '' }, { ...before, 'catalog-mfe': '' });

  // The person comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  await until('the menu of the new version', () =>
    menu.getByRole('link', { name: 'Tree of categories', exact: true, includeHidden: true }).count(),
  );
  assert.equal(await question.inputValue(), 'Is this text still here?');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.waitFor({ state: 'detached' });
  await goTo(page, 'Tree of categories');
  await until('the title of the new version', async () => (await page.title()).startsWith('Tree of categories |'));
  await page.getByRole('treegrid').waitFor();
  assert.equal(await timeOrigin(page), opened);
  const old = (before['catalog-mfe'] ?? '').split(' ')[0] ?? '';
  const globals = [`catalog-mfe_${old}`, 'catalog-mfe_1.1.0-gswap'].map((name) => name.replace(/[^A-Za-z0-9]/g, '_'));
  assert.deepEqual(
    await page.evaluate((names) => names.map((name) => name in globalThis), globals),
    [true, true],
    'two versions in one page',
  );

  await remotesCommand(console, ['rollback', 'catalog-mfe']);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await until('the menu of the old version', () => menu.getByRole('link', { name: 'Categories', exact: true }).count());
  await goTo(page, 'FAQs');
  await heading(page, 'FAQs');
  await goTo(page, 'Categories');
  await heading(page, 'Categories');
  assert.equal(await timeOrigin(page), opened);
  assert.deepEqual(await liveReleases(page), before);
  assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations), []);
});
