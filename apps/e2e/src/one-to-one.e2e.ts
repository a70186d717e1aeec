import { oneToOneCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('One-to-one: the whole job by keyboard: an offer is added with weekly slots, activated, blocked with a reason, deleted and restored', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/one-to-one/listing');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, choose, pick } = keysOf(page);
  await page.locator('[data-row]').first().waitFor();

  await press('Add offer');
  const panel = page.getByRole('dialog', { name: 'New offer' });
  await panel.waitFor();
  await panel.getByLabel('Title', { exact: true }).focus();
  await keyboard.type('Portraits in charcoal');
  await pick('Trainer', 'a');
  await pick('Category', 'Portrait');
  await pick('Skill', 'portrait');
  await panel.getByLabel('Language').focus();
  await keyboard.type('Hindi');
  await panel.getByLabel('Rate', { exact: true }).focus();
  await keyboard.type('750');
  for (let slot = 0; slot < 2; slot += 1) await press('Add slot');
  await panel.getByLabel('From').first().focus();
  await keyboard.press('Control+a');
  await keyboard.type('04:00');
  await panel.getByLabel('To', { exact: true }).first().focus();
  await keyboard.press('Control+a');
  await keyboard.type('05:00');
  await panel.getByLabel('From').nth(1).focus();
  await keyboard.press('Control+a');
  await keyboard.type('04:00');
  await panel.getByLabel('To', { exact: true }).nth(1).focus();
  await keyboard.press('Control+a');
  await keyboard.type('05:00');
  await press('Add offer');
  await see(page, 'Added');
  const [made] = (await callAs(page, oneToOneCalls.list, { q: 'charcoal' })).items;
  if (made?.slotCount !== 2 || made.rate !== '750.00') throw new Error(JSON.stringify(made));

  await choose('Portraits in charcoal', 'Activate');
  await row('Portraits in charcoal').getByText('Active', { exact: true }).waitFor();
  await choose('Portraits in charcoal', 'Block…');
  await page.getByLabel('Reason').focus();
  await keyboard.type('Lessons were missed');
  await press('Block');
  await row('Portraits in charcoal').getByText('Blocked').waitFor();
  await choose('Portraits in charcoal', 'Delete…');
  await see(page, 'You can restore it for 30 days.');
  await press('Delete');
  await row('Portraits in charcoal').waitFor({ state: 'detached' });
  await press('Recently deleted');
  await choose('Portraits in charcoal', 'Restore');
  await see(page, 'Restored');
});
