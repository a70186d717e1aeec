import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';
import { namesShown } from './harness/list';

test('Skills: the whole job by keyboard on a phone: one is added, found by another spelling, changed, made inactive, deleted and restored', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  await signInAs(page, console.url, 1, '/category/skills');
  const { category } = await callAs(page, categoryCalls.create, { name: 'Of this test', parentId: null });
  await callAs(page, skillCalls.create, { categoryId: category.id, name: 'Knitting' });
  await page.goto(`${console.url}/category/skills?filter[categoryId]=eq:${category.id}`);
  const { keyboard } = page;
  const { press, choose } = keysOf(page);

  await row('Knitting').waitFor();
  await press('Add skill');
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  await until('the name has the focus', () => name.evaluate((field) => field === document.activeElement));
  await keyboard.type('Macramé');
  for (const step of ['Tab', 'Tab', 'Tab']) await keyboard.press(step);
  await keyboard.type('Hooking');
  await press('Add skill');
  await see(page, 'Added');
  await row('Macramé').waitFor();
  const made = (await callAs(page, skillCalls.list, { q: 'hooking' })).items[0];
  if (made?.categoryId !== category.id || made.name !== 'Macramé' || made.aliases.join() !== 'Hooking')
    throw new Error(JSON.stringify(made));

  await page.locator('button:focus', { hasText: 'Add skill' }).waitFor();
  await keyboard.press('/');
  await keyboard.type('hooking');
  await until('found by its other spelling', async () => (await namesShown(page)).join() === 'Macramé');
  await keyboard.press('Escape');
  await row('Knitting').waitFor();
  await press('Macramé');
  await page.getByRole('dialog', { name: 'Macramé' }).waitFor();
  await name.focus();
  await keyboard.press('End');
  await keyboard.type(' lace');
  await keyboard.press('Enter');
  await see(page, 'Saved');
  await choose('Macramé lace', 'Deactivate');
  await row('Macramé lace').getByText('Inactive').waitFor();
  await choose('Macramé lace', 'Delete…');
  await see(page, 'You can restore it for 30 days.');
  await press('Delete');
  await row('Macramé lace').waitFor({ state: 'detached' });
  await press('Recently deleted');
  await page.getByRole('heading', { name: 'Recently deleted skills' }).waitFor();
  await choose('Macramé lace', 'Restore');
  await see(page, 'Restored');
  await press('Back to skills');
  await row('Macramé lace').getByText('Inactive').waitFor();
});
