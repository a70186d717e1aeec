import { studentCalls } from '@lectern/contract/people';
import { countryCalls } from '@lectern/contract/platform/country';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';
import { callAs } from './faqs/setup';
import { namesShown } from './harness/list';

const screen = '/student';

test('Students: the whole job by keyboard: one is added, found by the number, changed, deleted and restored [E13.1]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, screen);
  const { keyboard } = page;
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { press, choose } = keysOf(page);
  const firstName = page.getByLabel('First name', { exact: true });

  await page.locator('[data-row]').first().waitFor();
  await press('Add student');
  await until('the first name has the focus', () => firstName.evaluate((field) => field === document.activeElement));
  await keyboard.type('Ottilie');
  await keyboard.press('Tab');
  await keyboard.type('Keyboard');
  await keyboard.press('Tab');
  await keyboard.type('Kenya');
  // The dialling code is that of the country.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('70000 9876');
  await press('Add student');
  await see(page, 'Student added');
  await page.getByRole('heading', { name: 'New student: Ottilie Keyboard' }).waitFor();
  await press('Skip for now');
  await page.getByRole('heading', { name: 'Ottilie Keyboard', exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Students', exact: true }).focus();
  await keyboard.press('Enter');
  await row('Ottilie Keyboard').waitFor();

  await keyboard.press('/');
  await keyboard.type('700009876');
  await until('found by the number', async () => (await namesShown(page)).join() === 'Ottilie Keyboard');
  const made = (await callAs(page, studentCalls.list, { q: '700009876' })).items[0];
  if (made?.mobile !== '+254 ••••• 9876' || made.countryName !== 'Kenya') throw new Error(JSON.stringify(made));
  await row('Ottilie Keyboard').focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ottilie Keyboard', exact: true }).waitFor();
  await press('Edit');
  await firstName.focus();
  await keyboard.press('End');
  await keyboard.type(' Anna');
  await keyboard.press('Enter');
  await see(page, 'Student saved');
  await page.getByRole('heading', { name: 'Ottilie Anna Keyboard' }).waitFor();
  await page.goBack();
  await page.goBack();
  await until(
    'back in the list as it was, not in the form',
    async () => (await namesShown(page)).join() === 'Ottilie Anna Keyboard',
  );
  await choose('Ottilie Anna Keyboard', 'Delete…');
  await see(page, 'You can restore it for 30 days.');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await row('Ottilie Anna Keyboard').waitFor({ state: 'detached' });
  await press('Recently deleted');
  await page.getByRole('heading', { name: 'Recently deleted students' }).waitFor();
  await choose('Ottilie Anna Keyboard', 'Restore');
  await see(page, 'Restored');
  await press('Back to students');
  await row('Ottilie Anna Keyboard').waitFor();
});

test('Students: Find by mobile finds the student, however the number is typed', async ({
  page,
  console,
  expectErrors,
}) => {
  expectErrors('400 /api/admin/find-by-mobile');
  await signInAs(page, console.url, 4, screen);
  const { items } = await callAs(page, countryCalls.list, { limit: 100 });
  const india = items.find(({ iso2 }) => iso2 === 'IN')?.id ?? 0;
  await callAs(page, studentCalls.create, {
    firstName: 'Number',
    lastName: 'Found',
    mobile: '5550066666',
    countryId: india,
  });
  await page.getByRole('button', { name: 'Find by mobile' }).click();
  const panel = page.getByRole('dialog', { name: 'Find by mobile' });
  await panel.getByLabel('Country', { exact: true }).selectOption({ label: 'India' });
  await panel.getByLabel('Mobile', { exact: true }).fill('12345');
  await panel.getByRole('button', { name: 'Find' }).click();
  await see(page, 'Please enter a valid phone number.');
  await panel.getByLabel('Mobile', { exact: true }).fill('05550 066 666');
  await panel.getByRole('button', { name: 'Find' }).click();
  await panel.getByRole('link', { name: 'Number Found' }).click();
  await page.getByRole('heading', { name: 'Number Found' }).waitFor();
  await panel.waitFor({ state: 'detached' });
});

test('Students: customer sales edit but do not delete', async ({ page, console }) => {
  await signInAs(page, console.url, 4, screen);
  await page.getByRole('link', { name: 'Add student' }).waitFor();
  if (await page.getByRole('button', { name: 'Recently deleted' }).count())
    throw new Error('Recently deleted is offered');
  await page.goto(`${console.url}${screen}?deleted=only`);
  await see(
    page,
    'Deleted students are shown to those who may delete them. You need the permission “Delete and restore students”.',
  );
});
