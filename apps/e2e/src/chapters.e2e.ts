import { chapterCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';

test('Chapters: the whole job by keyboard: one is added with topics, they are put in order, it is moved in its skill, deleted and restored', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/chapters');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { keyboard } = page;
  const { press, choose, pick } = keysOf(page);
  await row('First steps').first().waitFor();

  await press('Add chapter');
  const panel = page.getByRole('dialog', { name: 'New chapter' });
  await panel.waitFor();
  await panel.getByLabel('Title', { exact: true }).first().focus();
  await keyboard.type('Closures');
  await pick('Category', 'Web dev');
  await pick('Skill', 'JavaSc');
  for (const [at, title] of ['Scope', 'Callbacks'].entries()) {
    await press('Add topic');
    await panel
      .getByLabel('Title', { exact: true })
      .nth(at + 1)
      .focus();
    await keyboard.type(title);
    await keyboard.press('Tab');
    await keyboard.type('20');
  }
  await panel.getByRole('button', { name: 'Actions for topic 2' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await press('Add chapter');
  await see(page, 'Added');
  const [made] = (await callAs(page, chapterCalls.list, { q: 'closures' })).items;
  const topicsOf = async () =>
    (await callAs(page, chapterCalls.detail, { id: made?.id ?? 0 })).chapter.topics.map(({ title }) => title).join();
  if (made?.skillName !== 'JavaScript' || made.minutes !== 40 || (await topicsOf()) !== 'Callbacks,Scope')
    throw new Error(JSON.stringify(made));

  await page.goto(`${console.url}/chapters?filter[skillId]=eq:${made.skillId}`);
  await row('Closures').waitFor();
  await choose('Closures', 'Move…');
  await page.getByLabel('Position').focus();
  await keyboard.type('Before “First');
  await press('Move');
  await until('it is the first one', async () =>
    (await page.locator('[data-row]').first().innerText()).includes('Closures'),
  );
  await choose('Closures', 'Delete…');
  await press('Delete');
  await row('Closures').waitFor({ state: 'detached' });
  await press('Recently deleted');
  await choose('Closures', 'Restore');
  await see(page, 'Restored');
});
