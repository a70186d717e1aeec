/** Currencies: a rate is entered, counts from now on, and is in the history with its author. One is taken out of use. */
import { field } from './coupons/setup';
import { expect, test } from './fixtures';
import { see, signInAs } from './harness';

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
