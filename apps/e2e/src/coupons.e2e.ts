/** Coupons: the whole job by keyboard, the list, who may what, and every screen as axe sees it. */
import { readFile } from 'node:fs/promises';
import { couponCalls } from '@lectern/contract/commerce';
import { field, year } from './coupons/setup';
import { namesShown } from './harness/list';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { expectAxeClean, see, signInAs, until } from './harness';

test('coupons: one is made, activated, paused, ended by the keyboard alone', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/coupon/listing');
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('link', { name: 'Add coupon' }).focus();
  await page.keyboard.press('Enter');
  await until('the first field has the focus', () =>
    field(page, 'Code').evaluate((element) => element === document.activeElement),
  );
  await page.keyboard.type('bykeys');
  // Over “Generate”.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Made by keys alone');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await field(page, 'Amount off').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2,000');
  await until('the promise in words', async () =>
    (await page.getByRole('complementary', { name: 'Summary' }).textContent())?.includes(
      '12.5% off, up to ₹500, on orders of ₹2,000 and more.',
    ),
  );
  await field(page, 'Valid from').focus();
  // Days that are typed alike wherever the day or the month comes first.
  await page.keyboard.type(`1212${year}`);
  await field(page, 'Valid until').focus();
  await page.keyboard.type(`0101${year + 1}`);
  await page.getByLabel('Total uses').focus();
  await page.keyboard.type('5,000');
  await page.getByLabel('Applies to').focus();
  await page.keyboard.type('Selected');
  const things = page.getByRole('combobox', { name: 'Selected items' });
  await things.focus();
  await page.keyboard.type('lang');
  await page
    .getByRole('listbox', { name: 'Selected items' })
    .getByRole('option', { name: /Languages/ })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Languages' }).waitFor();
  await page.keyboard.press('Enter');
  await see(page, 'Coupon created');
  await page.getByRole('heading', { name: 'Made by keys alone' }).waitFor();
  await see(page, 'Languages (category)');
  const activate = page.getByRole('button', { name: 'Activate' });
  await activate.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('button', { name: /^More actions for/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'End coupon…' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('Only a trial');
  await page.getByRole('button', { name: 'End coupon' }).focus();
  await page.keyboard.press('Enter');
  await see(page, 'Coupon ended');
  await see(page, 'Only a trial');
  const { items } = await callAs(page, couponCalls.list, { filter: { code: 'eq:BYKEYS' } });
  const [stored] = items;
  if (
    stored?.percentBp !== 1250 ||
    stored.amounts[0]?.capMinor !== 50_000 ||
    stored.amounts[0].minimumMinor !== 200_000 ||
    stored.totalLimit !== 5000 ||
    stored.status !== 'ended'
  )
    throw new Error(JSON.stringify(stored));
  if (stored.startsAt !== `${year}-12-11T18:30:00.000Z` || stored.endsAt !== `${year + 1}-01-01T18:30:00.000Z`)
    throw new Error(`the period is ${stored.startsAt} to ${stored.endsAt}`);
});

test('coupons: the list is searched, filtered and paged by its address; what is deleted comes back', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/coupon/listing');
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('gulf20');
  await until('the search in the address', () => page.url().includes('q=gulf20'));
  await until('only the hit', async () => (await namesShown(page)).join() === 'Gulf families');
  await page.getByRole('button', { name: 'Actions for Gulf families' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await see(page, 'No coupon found');
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.getByRole('button', { name: 'Actions for Gulf families' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await see(page, 'No deleted coupon found');
  await page.goto(`${console.url}/coupon/listing?filter[status]=eq:paused`);
  await until('the paused ones', async () => (await namesShown(page)).length === 3);
  await page.getByRole('link', { name: 'We miss you', exact: true }).click();
  await page.getByRole('heading', { name: 'We miss you' }).waitFor();
  await page.getByRole('button', { name: /^Show \d+ chosen/ }).click();
  await page.getByText('Aarav Sharma').first().waitFor();
  await page.goBack();
  await page.goBack();
  await until(
    'the filter as it was',
    async () => page.url().includes('paused') && (await namesShown(page)).length === 3,
  );
});

test('coupons: codes are made by a job and saved as a file, and one of them is voided', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/coupon/listing?q=nepal');
  await page.getByRole('link', { name: 'Nepal, ten per cent', exact: true }).click();
  await page.getByRole('button', { name: 'Show codes' }).click();
  await page.getByRole('button', { name: 'Make codes…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prefix').fill('CAMP');
  await dialog.getByLabel('Number of codes').fill('25');
  await expectAxeClean(page, 'make codes');
  await dialog.getByRole('button', { name: 'Make codes' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click({ timeout: 60_000 });
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split(/\r?\n/);
  if (lines.length !== 26) throw new Error(`the file has ${lines.length} lines`);
  await see(page, /^Unused 25 /);
  await expectAxeClean(page, 'codes of a coupon');
  const code = lines.at(-1)!;
  await page.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Void…' }).click();
  await page.getByLabel('Reason').fill('Printed with a fault');
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await see(page, /^1 code voided/);
});

test('coupons: who may not edit reads; who may not read gets neither menu nor screen', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 3, '/coupon/listing');
  await page.locator('[data-row]').first().waitFor();
  for (const name of ['Add coupon', 'Recently deleted'])
    if (await page.getByText(name, { exact: true }).count()) throw new Error(`${name} is offered`);
  await page.locator('.row-name').first().click();
  await page.getByRole('heading', { name: 'Redemptions' }).waitFor();
  if (await page.getByRole('link', { name: 'Edit' }).count()) throw new Error('Edit is offered');
  await page.goto(`${console.url}/coupon/create`);
  await see(page, 'Not allowed to access');
  await see(page, /“Edit coupons”/);
  const sales = await newProfile();
  await signInAs(sales, console.url, 4, '/');
  if (await sales.getByRole('link', { name: 'Coupon' }).count()) throw new Error('the menu offers Coupon');
  await sales.goto(`${console.url}/coupon/listing`);
  await see(sales, 'Not allowed to access');
});
