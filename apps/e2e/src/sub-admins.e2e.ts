import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('Sub-admins: the whole job by keyboard on a phone: one is found, changed, blocked with a reason, unblocked, deleted and restored', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInAs(page, console.url, 1, '/sub-admin');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, choose } = keysOf(page);
  await row('Anjali Gurung').waitFor();
  await choose('Anjali Gurung', 'Edit');
  const panel = page.getByRole('dialog', { name: 'Anjali Gurung' });
  await panel.getByLabel('Team').focus();
  await keyboard.press('Control+A');
  await keyboard.type('Examinations');
  await keyboard.press('Enter');
  await see(page, 'Saved');
  await row('Anjali Gurung').getByText('Examinations').waitFor();
  await choose('Anjali Gurung', 'Block…');
  await page.getByLabel('Reason').focus();
  await keyboard.type('Away until spring');
  await press('Block account');
  await row('Anjali Gurung').getByText('Blocked').waitFor();
  await choose('Anjali Gurung', 'Unblock');
  await row('Anjali Gurung').getByText('Active').waitFor();
  await choose('Anjali Gurung', 'Delete…');
  await see(page, 'The person is signed out everywhere.');
  await press('Delete');
  await row('Anjali Gurung').waitFor({ state: 'detached' });
  await press('Recently deleted');
  await page.getByRole('heading', { name: 'Recently deleted sub-admins' }).waitFor();
  await choose('Anjali Gurung', 'Restore');
  await see(page, 'Restored');
  await press('Back to sub-admins');
  await row('Anjali Gurung').waitFor();
});
