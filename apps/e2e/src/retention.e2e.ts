/** A console that was left open for longer than files are kept: its remotes' versions and its own shell's are gone from the server. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { categoryCalls } from '@lectern/contract/catalog';
import { chooseFile, picture } from './categories/picture';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { expectAxeClean, fitsSideways, goTo, heading, see, signInAs, timeOrigin, until } from './harness';
import { askInOverview, bar, start } from './override/setup';
import { comeBack, outlive, outliveShell, shellOf, withNewShell } from './retention/setup';

/** What a page writes of its own files that are gone from the server. */
const filesGone = [/^404 \/(shell|remotes)\//, /^Refused to (apply|execute) /, /^(ChunkLoad|Remote)Error: /];
const place = (page: Page, remote: string) => page.locator(`[data-remote^="${remote}@"]`).first();
const versionOf = async (page: Page, remote: string): Promise<string> =>
  ((await place(page, remote).getAttribute('data-remote')) ?? '').split('@')[1] ?? '';
const name = (page: Page) => page.getByRole('dialog').getByLabel('Name', { exact: true });
const offer = (page: Page) => page.getByText(/^You have unsaved changes from/);
/** A category of its own, open in its panel. */
const openCategory = async (page: Page, url: string): Promise<void> => {
  const { category } = await callAs(page, categoryCalls.create, { name: `Outlived ${Math.random()}` });
  await page.goto(`${url}/category/list?id=${category.id}`);
  await name(page).waitFor();
};
/** Reloads at the same address; then the draft is offered, and its restoration gives back the typed text. */
const expectDraft = async (page: Page, opened: number, address: string, typed: string): Promise<void> => {
  await until('a page loaded anew', async () => (await timeOrigin(page)) !== opened);
  await offer(page).waitFor();
  assert.equal(page.url(), address);
  await page.getByRole('button', { name: 'Restore' }).click();
  assert.equal(await name(page).inputValue(), typed);
};
/** Holds the next page back until this one shows that it goes. Answers whether it still took input then. */
const untilItGoes = async (page: Page): Promise<() => boolean> => {
  let takesInput = true;
  let letCome = (): void => undefined;
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) await come;
    await route.continue();
  });
  await page.exposeFunction('itGoes', (takes: boolean) => {
    takesInput = takes;
    letCome();
  });
  await page.locator('main input').first().waitFor();
  // The page itself looks: from outside nothing is known of a page that is loading.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('[inert] .progress')) return;
      document.querySelector<HTMLElement>('main input')?.focus();
      (globalThis as unknown as { readonly itGoes: (takes: boolean) => void }).itGoes(
        document.activeElement?.matches('main input') === true,
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => takesInput;
};

test('a form that was begun in a version whose files are gone: its draft is saved, the page is reloaded once, and the draft is offered [D5.2]', async ({
  page,
  console,
  faults,
  expectErrors,
}) => {
  expectErrors(...filesGone);
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/category/list');
  // The code besides the tree did not come, so the deletion's code is fetched on demand.
  proxy.fault(/category-tools\./, 'missing');
  await openCategory(page, proxy.url);
  await until('it was asked for', () => proxy.seen.some((path) => path.includes('category-tools.')));
  proxy.heal();
  const [opened, address, version] = [await timeOrigin(page), page.url(), await versionOf(page, 'catalog-mfe')];
  await name(page).fill('Typed into an old version');
  const newest = await outlive(console, 'catalog-mfe', version, ['1.1.1-gold', '1.1.2-gold']);
  assert.deepEqual(
    [await timeOrigin(page), await name(page).inputValue(), await versionOf(page, 'catalog-mfe')],
    [opened, 'Typed into an old version', version],
  );
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expectDraft(page, opened, address, 'Typed into an old version');
  assert.equal(await versionOf(page, 'catalog-mfe'), newest);
  page.once('dialog', (dialog) => void dialog.accept());
});

test('where nothing is dirty the version that people have now takes the place of one whose files are gone, without a word [D5.2]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(...filesGone);
  await signInAs(page, console.url, 1, '/student');
  await heading(page, 'Students');
  const [opened, version] = [await timeOrigin(page), await versionOf(page, 'people-mfe')];
  const newest = await outlive(console, 'people-mfe', version, ['1.1.1-gold', '1.1.2-gold']);
  assert.equal(await versionOf(page, 'people-mfe'), version);
  // Within the remote, which keeps its version.
  await page.getByRole('main').getByRole('link', { name: 'Add student' }).click();
  await until('the newest version', async () => (await versionOf(page, 'people-mfe')) === newest);
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  assert.equal(await timeOrigin(page), opened);
  assert.equal(await page.getByRole('alert').count(), 0);
});

test('a second time nothing is reloaded by itself: a bar says that a newer version is ready, and Reload leads to the draft [D5.2]', async ({
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors(...filesGone);
  const page = await newProfile({ width: 375 });
  await signInAs(page, console.url, 1, '/category/list');
  await openCategory(page, console.url);
  const [opened, address, hash] = [await timeOrigin(page), page.url(), await shellOf(page)];
  await page.route('**/image-crop.*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'x-lectern-revision': (answer.headers()['x-lectern-revision'] ?? '').replace(hash, 'feedfeedfeedfeed'),
      },
    });
  });
  await page.evaluate(
    (version) => sessionStorage.setItem('lectern.reloaded', JSON.stringify([version])),
    `shell@${hash}`,
  );
  await name(page).fill('Typed before the bar');
  await chooseFile(page, 'Upload image…', await picture(page, 90, 60));
  const bar = page.getByRole('alert').filter({ hasText: 'A newer version is ready' });
  await bar.waitFor();
  await see(page, /Not found: shell\/.*\/image-crop\./);
  assert.equal(await timeOrigin(page), opened);
  assert.ok(await fitsSideways(page));
  await expectAxeClean(page, 'the bar of a newer version');
  await bar.getByRole('button', { name: 'Reload' }).click();
  await expectDraft(page, opened, address, 'Typed before the bar');
  page.once('dialog', (dialog) => void dialog.accept());
});

test('where the code of overrides is gone as a page begins, the console opens with what is live and says so [D5.2]', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors(...filesGone, 'ERR_CONNECTION_REFUSED /release.json');
  await signInAs(page, console.url, 1, '/');
  await askInOverview(page);
  await start(page, 'http://localhost:5999');
  await page.route('**/override.*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.reload();
  await see(page, 'The override could not be loaded: what you see is live. Reload to try again.');
  assert.equal(await bar(page).count(), 0);
});

// The last one: it leaves no console behind.
test('a newer shell is taken at the next navigation where nothing is dirty; a form goes on, and when a file of its shell is gone its draft survives the reload [D5.2]', async ({
  page,
  context,
  console,
  expectErrors,
}) => {
  expectErrors(...filesGone, /^ERR_CONNECTION_\w+ \/api\//);
  await signInAs(page, console.url, 1, '/category/list');
  await openCategory(page, console.url);
  const other = await context.newPage();
  await other.goto(`${console.url}/FAQs`);
  await heading(other, 'FAQs');
  const [opened, address, before] = [await timeOrigin(page), page.url(), await shellOf(page)];
  const otherOpened = await timeOrigin(other);
  await name(page).fill('Typed in an old shell');

  const again = await withNewShell(console, 'feedfeedfeedfeed');
  try {
    for (const each of [page, other]) await comeBack(each);
    assert.deepEqual([await timeOrigin(page), await timeOrigin(other)], [opened, otherOpened], 'nobody is sent away');
    await other.evaluate(() => Object.assign(globalThis, { isOld: true }));
    const takesInput = await untilItGoes(other);
    await goTo(other, 'Skills');
    await heading(other, 'Skills');
    assert.equal(takesInput(), false, 'what is typed into a page that goes would be lost');
    assert.deepEqual(
      [await shellOf(other), await other.evaluate(() => 'isOld' in globalThis)],
      ['feedfeedfeedfeed', false],
    );
    const taken = await timeOrigin(other);
    await goTo(other, 'FAQs');
    await heading(other, 'FAQs');
    assert.equal(await timeOrigin(other), taken, 'once');
    assert.deepEqual([await name(page).inputValue(), await shellOf(page)], ['Typed in an old shell', before]);

    await outliveShell(again, before);
    await chooseFile(page, 'Upload image…', await picture(page, 90, 60));
    await expectDraft(page, opened, address, 'Typed in an old shell');
    assert.equal(await shellOf(page), 'feedfeedfeedfeed');
    page.once('dialog', (dialog) => void dialog.accept());
  } finally {
    await again.stop();
  }
});
