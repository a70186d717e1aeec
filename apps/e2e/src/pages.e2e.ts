/** The far end of a list, several categories or FAQs at once, what others changed in the tree, and the way back by the breadcrumb. */
import type { Page } from 'playwright-core';
import { categoryCalls } from '@lectern/contract/catalog';
import { add, open, row } from './categories/tree';
import { callAs, categoryWith } from './faqs/setup';
import { test } from './fixtures';
import { expectAxeClean, expectDark, expectWholeEverywhere, fitsSideways, see, signInAs, until } from './harness';
import { databaseOf } from './harness/database';
import { namesShown } from './harness/list';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isAt = (page: Page, name: string): Promise<boolean> =>
  until(`${name} is shown`, async () => (await namesShown(page)).join() === name);

test('List: the last page is reached at once, the one before it from there, and the first again', async ({
  page,
  console,
}) => {
  const database = await databaseOf(console.dataFolder);
  await database
    .query(
      `insert into skills (category_id, name, slug) select (select min(id) from categories), 'Zz ' || lpad(n::text, 3, '0'), 'zz-' || n from generate_series(1, 230) n on conflict do nothing`,
    )
    .finally(() => database.end());
  await signInAs(page, console.url, 1, '/category/skills?limit=1&q=zz');
  await button(page, 'Last page').click();
  await isAt(page, 'Zz 230');
  await until('nothing comes after it', () => button(page, 'Next page').isDisabled());
  await expectWholeEverywhere(page, 'the last page');
  await button(page, 'Previous page').click();
  await isAt(page, 'Zz 229');
  await button(page, 'Previous page').click();
  await isAt(page, 'Zz 228');
  await page.reload();
  await isAt(page, 'Zz 228');
  await button(page, 'Previous page').click();
  await isAt(page, 'Zz 227');
  await button(page, 'Next page').click();
  await isAt(page, 'Zz 228');
  await button(page, 'First page').click();
  await until(
    'the list begins again',
    async () => !page.url().includes('cursor') && (await namesShown(page)).join() === 'Zz 001',
  );
});

test('Tree: several are chosen and put aside at once, what others changed is said, and it is exported', async ({
  page,
  newProfile,
  console,
}) => {
  await open(page, console.url, 1);
  await add(page, 'Languages', 'First of two');
  await add(page, 'Languages', 'Second of two');
  await button(page, 'Select').click();
  await page.getByRole('checkbox', { name: 'Select First of two' }).check();
  await row(page, 'Second of two').focus();
  await page.keyboard.press('Space');
  await see(page, '2 selected');
  await expectAxeClean(page, 'chosen categories');
  await expectDark(page, 'chosen categories');
  await button(page, 'Deactivate').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('status', { name: 'Change the status of categories' })
    .getByText(/2 done/)
    .waitFor();
  await row(page, 'First of two').getByText('Inactive').waitFor();
  await button(page, 'Select').click();

  const other = await newProfile();
  await signInAs(other, console.url, 2, '/category/list');
  const found = (await callAs(other, categoryCalls.list, { q: 'First of two' })).items[0];
  if (!found) throw new Error('no such category');
  await callAs(other, categoryCalls.update, { id: found.id, version: found.version, name: 'First of three' });
  await see(page, '1 row was updated by somebody else');
  await button(page, 'Refresh').click();
  await row(page, 'First of three').waitFor();

  await button(page, 'Export').click();
  await page
    .getByRole('dialog', { name: /^Export \d+ categories$/ })
    .getByRole('button', { name: 'Export', exact: true })
    .click();
  await page
    .getByRole('status', { name: /categories/i })
    .getByRole('button', { name: 'Download' })
    .waitFor();
});

test('Tree: on a phone several are chosen, and nothing scrolls sideways', async ({ page, console }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, console.url, 1);
  await button(page, 'Select').click();
  await page.getByRole('checkbox', { name: 'Select Languages' }).check();
  await see(page, '1 selected');
  if (!(await fitsSideways(page))) throw new Error('scrolls sideways');
  await expectAxeClean(page, 'chosen categories on a phone');
});

test('FAQs: in the order of their category several are marked and published together', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address } = await categoryWith(page, ['Is this the first?', 'Is this the second?']);
  await page.goto(console.url + address);
  await page.locator('table.order-table').waitFor();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await see(page, '2 selected');
  await expectAxeClean(page, 'marked FAQs in their order');
  await button(page, 'Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('status', { name: 'Change the status of FAQs' })
    .getByText(/2 done/)
    .waitFor();
});

test('Breadcrumb: each step but the last leads to its screen', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/category/skills/import');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Skills', exact: true }).click();
  await page.waitForURL(/\/category\/skills$/);
  await crumbs.getByRole('link', { name: 'Catalogue', exact: true }).click();
  await page.waitForURL(/\/category\/list$/);
  await page.getByRole('treegrid').waitFor();
  if (await crumbs.getByRole('link', { name: 'Categories' }).count()) throw new Error('the screen itself is a link');
  await expectAxeClean(page, 'the breadcrumb');
});
