/** Settings of money: currencies, taxes, providers, and the seller. A refund follows the seller's rule of a second person. */
import { paylinkCalls } from '@lectern/contract/commerce';
import { field } from './coupons/setup';
import { callAs } from './faqs/setup';
import { expect, test } from './fixtures';
import { expectAxeClean, see, signInAs, until } from './harness';
import { payAtBank, sell } from './sales/setup';

test('a rate is entered and listed with its author; a currency is taken out of use and back', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/setting/currencies');
  await page.getByRole('button', { name: 'New rate for USD' }).click();
  await field(page, 'Rupees for one USD').fill('8.45');
  await see(page, 'This differs from today’s rate by more than a fifth. Check the decimal point.');
  await field(page, 'Rupees for one USD').fill('84,5');
  await page.getByRole('button', { name: 'Enter rate' }).click();
  await see(page, 'The rate is entered.');
  await page.getByRole('row', { name: /^USD.*84\.5.*today/ }).waitFor();
  const history = page.getByRole('region', { name: 'Rates of US Dollar' });
  await expect(history.locator('tbody tr').first()).toContainText(/84\.5.*Meera Nair/);

  await page.getByRole('button', { name: 'ZAR', exact: true }).click();
  await page.getByRole('button', { name: 'Take out of use…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take out of use' }).click();
  await page.getByRole('button', { name: 'Use again' }).waitFor();
  await page.getByRole('button', { name: 'Use again' }).click();
  await see(page, 'In use again.');
});

test('a tax rate is created, and its last day is set later', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/setting/taxes');
  await page.getByRole('button', { name: 'New tax rate' }).click();
  const panel = page.getByRole('dialog', { name: 'New tax rate' });
  await panel.getByLabel('Country').selectOption({ label: 'Kenya' });
  await panel.getByLabel('For payers').selectOption({ index: 1 });
  await field(page, 'Name').fill('VAT');
  await panel.getByLabel('Rate', { exact: true }).fill('16');
  await panel.getByLabel('Valid from').fill('2031-04-01');
  await expectAxeClean(page, 'a new tax rate');
  await panel.getByRole('button', { name: 'Create tax rate' }).click();
  await see(page, 'Tax rate created.');
  await page.getByRole('row', { name: /^Kenya Edit VAT, Kenya.*16%.*no end$/ }).waitFor();

  await page.getByRole('button', { name: 'Edit VAT, Kenya' }).click();
  const edited = page.getByRole('dialog', { name: 'VAT, Kenya' });
  await expect(edited.getByLabel('Country')).toBeDisabled();
  await edited.getByLabel(/^Valid until/).fill('2032-04-01');
  await edited.getByRole('button', { name: 'Save' }).click();
  await see(page, 'Saved.');
  await page.getByRole('row', { name: /^Kenya Edit VAT, Kenya.*1 Apr 2032$/ }).waitFor();
});

test('a provider gets its keys, which are shown never again; another is switched off and on', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/setting/payments');
  await page.getByRole('button', { name: 'Stripe (test)', exact: true }).click();
  const stripe = page.getByRole('region', { name: 'Stripe (test)' });
  await stripe.getByRole('button', { name: 'Set keys…' }).click();
  const keys = page.getByRole('dialog', { name: 'Keys of Stripe (test)' });
  await keys.getByRole('button', { name: 'Save keys' }).click();
  await see(page, 'Enter a key');
  await keys.getByLabel(/^Secret/).fill(`sk_test_${'a1'.repeat(12)}`);
  await keys.getByLabel(/^Webhook secret/).fill(`whsec_${'b2'.repeat(12)}`);
  await expectAxeClean(page, 'keys of a provider');
  await keys.getByRole('button', { name: 'Save keys' }).click();
  await see(page, 'Keys saved. Check them now.');
  await stripe.getByText(/never shown again/).waitFor();
  await expect(page.getByText('a1a1a1a1a1')).toHaveCount(0);

  const menuOf = page.getByRole('button', { name: 'Actions for By hand' });
  const step = async (name: string, done: string): Promise<void> => {
    await menuOf.click();
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await see(page, done);
  };
  await step('Switch off', 'Switched off.');
  await step('Switch on', 'Switched on.');
});

test('the seller sets the sum above which a refund needs a second person; one asks for it and another approves', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/setting/seller');
  await page.getByLabel(/^Second person for refunds above/).fill('500');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await see(page, 'Settings saved.');
  const { url, person, id } = await sell(page);
  await payAtBank(await newProfile(), url);
  await until('the payment is booked', async () => (await callAs(page, paylinkCalls.detail, { id })).link.invoiceId);

  await page.goto(`${console.url}/payment/list`);
  await page.getByRole('link', { name: person }).first().click();
  await page.getByRole('button', { name: 'Refund…' }).click();
  const request = page.getByRole('dialog', { name: `Refund ${person}?` });
  await see(page, 'A second person approves first: above ₹500.00.');
  await request.getByLabel('Reason').fill('Bought twice');
  await request.getByRole('button', { name: 'Ask to refund ₹999.00' }).click();
  await see(page, 'A refund of ₹999.00 waits for a second person.');
  await expect(page.getByRole('button', { name: 'Approve ₹999.00' })).toHaveAttribute('aria-disabled', 'true');

  const second = await newProfile();
  await signInAs(second, console.url, 2, new URL(page.url()).pathname + new URL(page.url()).search);
  await second.getByRole('button', { name: 'Approve ₹999.00' }).click();
  const approval = second.getByRole('dialog', { name: `Refund ₹999.00 to ${person}?` });
  await approval.getByText(/asked for it: “Bought twice”$/).waitFor();
  await expectAxeClean(second, 'approval of a refund');
  await approval.getByRole('button', { name: 'Approve ₹999.00' }).click();
  await second.getByRole('link', { name: /^CRN-/ }).waitFor({ timeout: 60_000 });
  await second.getByText('₹999.00 of ₹999.00').waitFor();
});
