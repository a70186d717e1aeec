/** Payments that are refunded: one of a provider by half, and one that was recorded by hand. */
import { readFile } from 'node:fs/promises';
import { invoiceCalls, paylinkCalls, paymentCalls } from '@lectern/contract/commerce';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { keysOf } from './harness/keyboard';
import { expectAxeClean, see, signInAs, until } from './harness';
import { payAtBank, sell } from './sales/setup';

test('by keyboard a payment is found in the list and refunded by half, and its credit note is saved', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/payment/list');
  await page.locator('.money-sums').waitFor();
  const { sums } = await callAs(page, paymentCalls.sums, {});
  const paidBefore = sums.find(({ currency }) => currency === 'INR')?.paid ?? 0;
  const { url, person, id } = await sell(page);
  const payer = await newProfile();
  await payAtBank(payer, url);
  await until('the payment is booked', async () => (await callAs(page, paylinkCalls.detail, { id })).link.invoiceId);

  await page.reload();
  await page
    .getByRole('group', { name: 'Paid less refunded and disputed, by currency' })
    .getByText(new RegExp(`^${paidBefore + 1} paid`))
    .waitFor();
  await expectAxeClean(page, 'payments');
  const keys = keysOf(page);
  await page.keyboard.press('/');
  await page.keyboard.type(person);
  await until('the search in the address', () => page.url().includes('q='));
  await page.getByRole('link', { name: person }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '₹999.00', level: 1 }).waitFor();
  await see(page, 'What happened');
  await expectAxeClean(page, 'payment');

  await keys.press('Refund…');
  const dialog = page.getByRole('dialog', { name: `Refund ${person}?` });
  // The sum is selected: typing makes it a part.
  await until('the focus is in Amount', () =>
    dialog.getByLabel('Amount').evaluate((field) => field === document.activeElement),
  );
  await page.keyboard.type('499.50');
  await dialog.getByRole('row', { name: /Total/ }).getByText('−₹499.50').waitFor();
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.type('One lesson of two was missed');
  await expectAxeClean(page, 'refund');
  await keys.press('Refund ₹499.50');
  await dialog.waitFor({ state: 'hidden' });

  const note = page.getByRole('link', { name: /^CRN-/ });
  await note.waitFor({ timeout: 60_000 });
  await page.getByText('₹499.50 of ₹999.00').waitFor();
  await note.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^CRN-/, level: 1 }).waitFor();
  await page
    .getByRole('article', { name: /^The paper CRN-/ })
    .getByText('Credit Note')
    .first()
    .waitFor();
  await expectAxeClean(page, 'invoice');
  const saving = page.waitForEvent('download');
  await keys.press('Download PDF');
  const file = await readFile(await (await saving).path());
  if (file.subarray(0, 5).toString() !== '%PDF-') throw new Error(`${invoiceCalls.download.path} is no PDF`);
});

test('money by hand is recorded by one person, confirmed by another, and paid back by hand', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/payment/list');
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  const { person, id } = await sell(page);
  await page.goto(`${console.url}/student/quick-paylink?link=${id}`);
  await page.getByRole('button', { name: 'Record a payment…' }).click();
  const record = page.getByRole('dialog', { name: `Record ₹999.00 from ${person}?` });
  await record.getByRole('radio', { name: 'UPI' }).check();
  await record.getByLabel('Reference').fill('UTR 4711');
  await expectAxeClean(page, 'record a payment');
  await record.getByRole('button', { name: 'Record payment' }).click();
  await record.waitFor({ state: 'hidden' });
  await page.getByText(/^The money of .* is on its way/).waitFor();

  const second = await newProfile();
  await signInAs(second, console.url, 2, '/payment/list?filter[mark]=eq:confirm');
  await second.getByRole('link', { name: person }).click();
  await see(second, 'Waiting for a second person.');
  await expectAxeClean(second, 'payment by hand');
  await second.getByRole('button', { name: 'Confirm…' }).click();
  await second.getByRole('button', { name: 'Confirm ₹999.00' }).click();
  await second.getByRole('link', { name: /^INV-/ }).waitFor();

  await second.getByRole('button', { name: 'Refund…' }).click();
  const refund = second.getByRole('dialog', { name: `Refund ${person}?` });
  await refund.getByLabel('Reason').fill('Bought by mistake');
  await refund.getByRole('button', { name: 'Refund ₹999.00' }).click();
  await second.getByRole('button', { name: 'Settle…' }).click();
  const settle = second.getByRole('dialog', { name: 'Settle the refund of ₹999.00?' });
  await settle.getByLabel('Reference').fill('UTR 4712');
  await settle.getByRole('button', { name: 'Settle ₹999.00' }).click();
  await second.getByRole('link', { name: /^CRN-/ }).waitFor();
  await second.getByText('₹999.00 of ₹999.00').waitFor();
});
