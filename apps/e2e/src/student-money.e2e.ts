/** A student's own money: plan and invoice in the student area, another payer that is asked for, and its correction. */
import { paylinkCalls } from '@lectern/contract/commerce';
import { callAs } from './faqs/setup';
import { expect, test } from './fixtures';
import { expectAxeClean, expectWhole, see, signInAs, until } from './harness';
import { payAtBank, sell } from './sales/setup';

test('a student sees plan and invoice and asks for another payer; finance corrects it', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 1, '/payment/list');
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  const { url, id } = await sell(page, 'student@example.com');
  const student = await newProfile();
  await signInAs(student, console.url, 15, '/student-area');
  const money = student.getByRole('region', { name: 'My payments and invoices' });
  await expect(money.getByRole('link', { name: /^Pay ₹/ })).toHaveAttribute('href', url);
  await payAtBank(await newProfile(), url);
  await until('the payment is booked', async () => (await callAs(page, paylinkCalls.detail, { id })).link.invoiceId);
  const { invoiceNumber: number } = (await callAs(page, paylinkCalls.detail, { id })).link;

  await student.reload();
  const plan = student.getByRole('region', { name: 'My plan' });
  await plan.getByText('Learner').first().waitFor();
  await expectAxeClean(student, 'own money');
  await expectWhole(student, 'own money');
  await money.getByRole('button', { name: `Ask for a correction of ${number}` }).click();
  const dialog = student.getByRole('dialog', { name: `Another payer for ${number}` });
  await dialog.getByLabel('Payer’s name').fill('Horizon Trust');
  await expectAxeClean(student, 'a request for another payer');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await see(student, 'Your request is sent');
  await money.getByText(/^Correction requested on/).waitFor();

  await page.goto(`${console.url}/`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText(new RegExp(`^Correction asked for: ${number}`)).click();
  const correction = page.getByRole('dialog', { name: `Correct the payer of ${number}` });
  await expect(correction.getByLabel('Payer’s name')).toHaveValue('Horizon Trust');
  await expectAxeClean(page, 'the correction that a student asks for');
  await correction.getByRole('button', { name: 'Issue both papers' }).click();
  await correction.waitFor({ state: 'hidden' });
  await see(page, 'Horizon Trust');

  await student.reload();
  await money
    .getByRole('button', { name: new RegExp(`^Download CRN-|^Download TST-`) })
    .first()
    .waitFor();
  await expect(money.getByText(/^Correction requested on/)).toHaveCount(0);
});
