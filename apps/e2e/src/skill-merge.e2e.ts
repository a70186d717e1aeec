import { skillCalls } from '@lectern/contract/catalog';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';

test('Skills: by keyboard one is merged into another after a preview, found where the filter asks for it, and the merge is undone', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/category/skills');
  const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
  const { press, choose, pick } = keysOf(page);
  await row('').first().waitFor();
  const [first, second] = (await callAs(page, skillCalls.list, { filter: { status: 'eq:active' }, limit: 50 })).items
    .filter(({ name }) => /^[A-Za-z ]{5,}$/.test(name))
    .slice(0, 2);
  if (!first || !second) throw new Error('the demo has no two skills');

  await page.goto(`${console.url}/category/skills?q=${encodeURIComponent(first.name)}`);
  await row(first.name).first().waitFor();
  await choose(first.name, 'Merge…');
  const panel = page.getByRole('dialog', { name: `Merge ${first.name}` });
  await panel.waitFor();
  await pick('Merge into', second.name);
  await panel.getByText('You can undo it for 30 days.').waitFor();
  await press('Merge');
  await see(page, `${first.name} is now a spelling of ${second.name}. Open ${second.name} to undo the merge.`);
  await panel.waitFor({ state: 'detached' });

  await page.goto(`${console.url}/category/skills?filter[status]=eq:merged`);
  await row(first.name)
    .filter({ hasText: `Merged into ${second.name}` })
    .waitFor();
  await page.goto(`${console.url}/category/skills?id=${second.id}`);
  await page.getByRole('button', { name: `Undo the merge of ${first.name}` }).waitFor();
  await press(`Undo the merge of ${first.name}`);
  await see(page, `${first.name} is a skill of its own again`);
  const { skill } = await callAs(page, skillCalls.detail, { id: first.id });
  if (skill.id !== first.id || skill.status !== 'active') throw new Error(JSON.stringify(skill));
});
