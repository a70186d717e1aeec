import { instituteCalls } from '@lectern/contract/people';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';

test('Institutes: the whole job by keyboard on a phone: one is added, found by its code, changed, made inactive, deleted and restored [E7.1, E13.1]', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInAs(page, console.url, 1, '/institutes');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, choose } = keysOf(page);
  await row('Nairobi Science Academy').waitFor();

  await press('Add institute');
  const panel = page.getByRole('dialog', { name: 'New institute' });
  await until('the name has the focus', () =>
    panel.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement),
  );
  await keyboard.type('Oslo Harbour School');
  await keyboard.press('Tab');
  await keyboard.type('OHS_1');
  await panel.getByLabel('Country').focus();
  await keyboard.type('Norway');
  await keyboard.press('Tab');
  await keyboard.type('Oslo');
  await press('Add institute');
  await see(page, 'Added');
  const [made] = (await callAs(page, instituteCalls.list, { q: 'ohs_1' })).items;
  if (made?.name !== 'Oslo Harbour School' || made.countryName !== 'Norway' || made.city !== 'Oslo')
    throw new Error(JSON.stringify(made));

  await page.locator('button:focus', { hasText: 'Add institute' }).waitFor();
  await keyboard.press('/');
  await keyboard.type('ohs_1');
  await row('Nairobi Science Academy').waitFor({ state: 'detached' });
  await keyboard.press('Escape');
  await row('Nairobi Science Academy').waitFor();
  await choose('Oslo Harbour School', 'Edit');
  await page.getByRole('dialog', { name: 'Oslo Harbour School' }).waitFor();
  await page.getByLabel('Name', { exact: true }).focus();
  await keyboard.press('End');
  await keyboard.type(' West');
  await keyboard.press('Enter');
  await see(page, 'Saved');
  await choose('Oslo Harbour School West', 'Deactivate');
  await row('Oslo Harbour School West').getByText('Inactive').waitFor();
  await choose('Oslo Harbour School West', 'Delete…');
  await see(page, 'You can restore it for 30 days.');
  await press('Delete');
  await row('Oslo Harbour School West').waitFor({ state: 'detached' });
  await press('Recently deleted');
  await page.getByRole('heading', { name: 'Recently deleted institutes' }).waitFor();
  await choose('Oslo Harbour School West', 'Restore');
  await see(page, 'Restored');
  await press('Back to institutes');
  await row('Oslo Harbour School West').waitFor();
});
