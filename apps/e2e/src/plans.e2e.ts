/** Plans: one is made, published, changed in a draft next to the version on sale, and published again. Rights are tried, too. */
import { studentPlanCalls, subscriptionCalls } from '@lectern/contract/commerce';
import { field } from './coupons/setup';
import { callAs } from './faqs/setup';
import { expect, test } from './fixtures';
import { expectAxeClean, see, signInAs } from './harness';
import { newStudent } from './students/setup';

test('a plan is made, published, and its draft is published in its place', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/student-plans');
  await page.getByRole('link', { name: 'Add student plan' }).click();
  await field(page, 'Name').fill('Evening Class');
  await page.getByLabel(/^Price in INR/).fill('999');
  await page.getByRole('textbox', { name: /^Trial/ }).fill('7');
  await page.getByRole('textbox', { name: 'Feature' }).fill('All evening courses');
  await page.getByRole('button', { name: 'Create plan' }).click();
  await see(page, 'Plan created as a draft');
  await page.getByRole('heading', { name: 'Evening Class' }).waitFor();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await see(page, 'Published');

  await page.getByRole('link', { name: 'Terms' }).click();
  await page.getByLabel(/^Price in INR/).fill('1199');
  await see(page, '+₹200.00, 20.0%');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await see(page, 'Draft saved');
  await page.getByRole('link', { name: 'Draft, version 2' }).waitFor();
  await page.getByRole('button', { name: 'Publish version 2…' }).click();
  await see(page, 'Price in INR: ₹999.00 becomes ₹1,199.00.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await see(page, 'Version 2 is on sale');
  const { items } = await callAs(page, studentPlanCalls.list, { q: 'Evening Class' });
  expect(items).toMatchObject([{ liveNo: 2, draftNo: null, shown: { prices: [{ priceMinor: 119_900 }] } }]);
});

test('a person who reads plans sees them without the buttons of a writer', async ({ page, console }) => {
  await signInAs(page, console.url, 4, '/student-plans');
  await page.locator('[data-row]').first().waitFor();
  await expect(page.getByRole('link', { name: 'Add student plan' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Scholar/ }).click();
  await page.getByRole('link', { name: 'Draft, version 2' }).click();
  await expect(page.getByLabel(/^Price in INR/)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
});

test('a trial is started and moved to another plan; its cancellation is undone, then it ends', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/student-plans');
  const { items } = await callAs(page, studentPlanCalls.list, { q: 'Learner' });
  const plan = items.find(({ name, shown }) => name === 'Learner' && (shown?.trialDays ?? 0) > 0);
  const { name } = await newStudent(page);
  await page.goto(`${console.url}/student-plans/details?id=${plan!.id}`);
  await page.getByRole('button', { name: 'Start trial…' }).click();
  await page.getByRole('combobox', { name: 'Student' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('button', { name: 'Start trial', exact: true }).click();
  await see(page, 'The trial has begun');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await see(page, 'In trial');
  await expectAxeClean(page, 'subscription');

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to another plan…' }).click();
  const scholar = await page
    .getByLabel('New plan')
    .locator('option', { hasText: /^Scholar/ })
    .getAttribute('value');
  await page.getByLabel('New plan').selectOption(scholar);
  await page.getByRole('button', { name: 'Move at the renewal' }).click();
  await see(page, 'The plan changes at the next renewal');
  await page.getByText(/^It becomes Scholar at ₹/).waitFor();
  const before = await callAs(page, subscriptionCalls.list, { audience: 'student', q: name });

  await page.goto(`${console.url}/subscription-plan`);
  await page.getByRole('textbox', { name: 'Name or plan' }).fill(name);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  const choose = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const cancel = page.getByRole('dialog', { name: `Cancel Learner of ${name}` });
  await choose('Cancel at the end…');
  await cancel.getByLabel('Reason').fill('Moves abroad');
  await expectAxeClean(page, 'cancel a plan');
  await cancel.getByRole('button', { name: 'End with its period' }).click();
  await see(page, 'The plan ends with its period');
  await page.getByText(/, cancelled$/).waitFor();
  await choose('Let it go on');
  await see(page, 'The plan goes on after its period');
  await expect(page.getByText(/, cancelled$/)).toHaveCount(0);
  const after = await callAs(page, subscriptionCalls.list, { audience: 'student', q: name });
  expect(after.items).toMatchObject(before.items.map(({ id, periodEndsAt }) => ({ id, periodEndsAt })));
  await choose('Cancel now…');
  await see(page, 'Learner ends now, and an open renewal link closes. Nothing that was paid is unused.');
  await cancel.getByLabel('Reason').fill('Moves abroad today');
  await cancel.getByRole('button', { name: 'End the plan now' }).click();
  await see(page, 'The plan is cancelled');
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
});
