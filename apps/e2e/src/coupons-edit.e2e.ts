/** The form of a coupon: what is wrong, what would be lost, what others changed, what its use has fixed. */
import { couponCalls } from '@lectern/contract/commerce';
import { field, newCoupon } from './coupons/setup';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';

test('coupons: a stale save shows mine and theirs, and merges what does not clash [E3.2, E3.3]', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/admin/coupon/update');
  await signInAs(page, console.url, 1, '/coupon/listing');
  const coupon = await newCoupon(page);
  const other = await newProfile();
  await signInAs(other, console.url, 2, '/coupon/listing');
  await page.goto(`${console.url}/coupon/update?id=${coupon.id}`);
  await field(page, 'Internal name').fill('Mine');
  await callAs(other, couponCalls.update, { id: coupon.id, version: 1, name: 'Theirs', totalLimit: 99 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /\S saved this coupon .*while you were editing/ });
  await dialog.getByText('Total uses theirs: 99').waitFor();
  await dialog.getByRole('radiogroup', { name: 'Internal name' }).getByText('Mine').click();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await see(page, 'Coupon saved');
  const saved = (await callAs(page, couponCalls.detail, { id: coupon.id })).coupon;
  if (saved.name !== 'Mine' || saved.totalLimit !== 99 || saved.version !== 3) throw new Error(JSON.stringify(saved));
});

test('coupons: what use has fixed is locked, and what it leaves open is saved', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/admin/coupon/update');
  await signInAs(page, console.url, 1, '/coupon/listing?q=welcome50');
  await page.getByRole('link', { name: 'Welcome, first fifty', exact: true }).click();
  await see(page, '46');
  await page.getByRole('link', { name: 'Edit' }).click();
  await see(page, /This coupon has been used/);
  for (const label of ['Code', 'Percent off', 'Valid from'])
    if (!(await field(page, label).isDisabled())) throw new Error(`${label} can be changed`);
  await page.getByLabel('Total uses').fill('49');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Uses per student is Invalid');
  await field(page, 'Uses per student').fill('49');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await until(
    'both limits say they only go up',
    async () => (await page.getByText('This can only go up').count()) === 2,
  );
  await page.getByLabel('Total uses').fill('60');
  await field(page, 'Uses per student').fill('50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page, 'Coupon saved');
  await see(page, '11');
});
