/** Published releases in one browser, by an address that names them. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, expectDark, fitsSideways, goToRemotes, signInAs } from './harness';
import { publishFaultyRelease } from './harness/faulty-release';

const faulty = 'catalog-mfe@1.0.0-gfaulty';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Try' });
const entry = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title, exact: true });

/** Opens an address that asks for releases, and answers its question. */
const startTry = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Try these releases?' });
  await dialog.getByText(faulty).waitFor();
  await expectAxeClean(page, 'the question of a try');
  await Promise.all([
    page.waitForResponse((answer) => answer.request().isNavigationRequest()),
    dialog.getByRole('button', { name: 'Start try' }).click(),
  ]);
  await bar(page).waitFor();
};

test('A release on next is tried by a link in one browser. A colleague opens the copied link. End brings back what is live [D7.5, D7.6]', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors(/^Error: thrown on render/);
  await publishFaultyRelease(console, { live: false });
  await signInAs(page, console.url, 1, '/FAQs?page=1&try=catalog-mfe@next');
  await startTry(page);
  assert.equal(new URL(page.url()).search, '?page=1');
  await entry(page, 'On render').click();
  await page.getByRole('main').getByRole('alert').waitFor();

  for (const width of [1440, 992, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await bar(page)
      .getByText(/^Trying catalog-mfe 1\.0\.0-gfaulty · until \d\d:\d\d$/)
      .waitFor();
    await expectAxeClean(page, `a tried release at ${width}`);
    assert.ok(await fitsSideways(page), `${width} px`);
  }
  await expectDark(page, 'a tried release');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bar(page).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, new RegExp(`\\?try=${faulty}$`));
  const colleague = await newProfile();
  await signInAs(colleague, console.url, 2, '/FAQs');
  await entry(colleague, 'Categories').waitFor();
  assert.equal(await entry(colleague, 'On render').count(), 0, 'nobody else has it');
  await colleague.goto(link);
  await startTry(colleague);

  await bar(page).getByRole('link', { name: 'End try' }).click();
  await entry(page, 'Categories').waitFor();
  assert.equal((await bar(page).count()) + (await entry(page, 'On render').count()), 0);
});

test('Releases that can’t be tried are named with their causes, and nothing is loaded. The overview offers a try of each release [D7.5]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs?try=catalog-mfe@9.9.9,nobody-mfe@next');
  const dialog = page.getByRole('dialog', { name: 'Try these releases?' });
  await dialog.getByText('catalog-mfe has no release 9.9.9').waitFor();
  await dialog.getByText('There is no remote nobody-mfe').waitFor();
  await expectAxeClean(page, 'a try that is refused');
  assert.equal(await dialog.getByRole('button', { name: 'Start try' }).getAttribute('aria-disabled'), 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(new URL(page.url()).search, '');

  await goToRemotes(page);
  await page
    .getByRole('link', { name: /^catalog-mfe/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Actions for 1.0.0-gfaulty', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Try…' }).click();
  await dialog.getByText(faulty).waitFor();
});
