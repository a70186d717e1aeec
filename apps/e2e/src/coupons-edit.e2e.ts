/** The form of a coupon: what is wrong, what would be lost, what others changed, what its use has fixed. */
import { couponCalls } from '@lectern/contract/commerce';
import { dayIn, field, newCoupon } from './coupons/setup';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';

test('coupons: what is wrong is counted, the first of it has the focus, and nothing is sent twice', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/coupon/create');
  await field(page, 'Code').fill('NEWYEAR 27!');
  await page.getByLabel('Most it can take off').fill('five hundred');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await see(page, '6 fields to correct');
  for (const message of [
    /Code is Invalid/,
    'Name for staff is required',
    'Percent off is required',
    'Only Numbers are allowed',
    'Valid from is required',
    'Valid until is required',
  ])
    await see(page, message);
  await page.getByLabel('Uses in all').focus();
  await page.getByRole('button', { name: 'Go to first' }).click();
  await until('the code has the focus', () =>
    field(page, 'Code').evaluate((element) => element === document.activeElement),
  );
  await field(page, 'Code').fill('WELCOME50');
  await field(page, 'Name for staff').fill('Sent only once');
  await page.getByLabel('Most it can take off').fill('');
  await field(page, 'Percent off').fill('5');
  await field(page, 'Valid from').fill(dayIn(1));
  await field(page, 'Valid until').fill(dayIn(3));
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await see(page, 'Code is already in use');
  await field(page, 'Code').fill(`ONCE${process.pid}`);
  await page.getByRole('button', { name: 'Create coupon' }).dblclick();
  await see(page, 'Coupon created');
  const { total } = await callAs(page, couponCalls.list, { q: 'Sent only once' });
  if (total !== 1) throw new Error(`${total} were made`);
});

test('coupons: no way out of changed terms without an answer', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/coupon/listing');
  const coupon = await newCoupon(page);
  await page.goto(`${console.url}/coupon/view?id=${coupon.id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Name for staff').fill('Not saved yet');
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async (how: string, leave: () => Promise<unknown>): Promise<void> => {
    await leave();
    await ask.waitFor().catch(() => {
      throw new Error(`${how} did not ask`);
    });
    await ask.getByRole('button', { name: 'Stay' }).click();
    await ask.waitFor({ state: 'detached' });
    if ((await field(page, 'Name for staff').inputValue()) !== 'Not saved yet') throw new Error(`${how} lost the text`);
  };
  await stay('Cancel', () => page.getByRole('button', { name: 'Cancel' }).click());
  await stay('a link of the menu', () => page.locator('nav a[href="/category/list"]').first().click());
  await stay('Back', () => page.evaluate(() => history.back()));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('heading', { name: 'Not saved yet' }).waitFor();
});

test('coupons: a stale save shows mine and theirs, and merges what does not clash', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/coupon/listing');
  const coupon = await newCoupon(page);
  const other = await newProfile();
  await signInAs(other, console.url, 2, '/coupon/listing');
  await page.goto(`${console.url}/coupon/update?id=${coupon.id}`);
  await field(page, 'Name for staff').fill('Mine');
  await callAs(other, couponCalls.update, { id: coupon.id, version: 1, name: 'Theirs', totalLimit: 99 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /\S saved this coupon .*while you were editing/ });
  await dialog.getByText('Uses in all theirs: 99').waitFor();
  await dialog.getByRole('radiogroup', { name: 'Name for staff' }).getByText('Mine').click();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await see(page, 'Coupon saved');
  const saved = (await callAs(page, couponCalls.details, { id: coupon.id })).coupon;
  if (saved.name !== 'Mine' || saved.totalLimit !== 99 || saved.version !== 3) throw new Error(JSON.stringify(saved));
});

test('coupons: what use has fixed is locked, and what it leaves open is saved', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/coupon/listing?q=welcome50');
  await page.getByRole('button', { name: 'Welcome, first fifty', exact: true }).click();
  await see(page, '46');
  await page.getByRole('link', { name: 'Edit' }).click();
  await see(page, /This coupon has been used/);
  for (const label of ['Code', 'Percent off', 'Valid from'])
    if (!(await field(page, label).isDisabled())) throw new Error(`${label} can be changed`);
  await page.getByLabel('Uses in all').fill('49');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Uses per student is Invalid');
  await field(page, 'Uses per student').fill('49');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await until(
    'both limits say they only go up',
    async () => (await page.getByText('This can only go up').count()) === 2,
  );
  await page.getByLabel('Uses in all').fill('60');
  await field(page, 'Uses per student').fill('50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Coupon saved');
  await see(page, '11');
});
