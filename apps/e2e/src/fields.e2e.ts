import { skillCalls } from '@lectern/contract/catalog';
import { test } from './fixtures';
import { expectAxeClean, fitsSideways, see, signInAs, until } from './harness';
import { callAs } from './faqs/setup';
import { showStory, storiesOf } from './kit/stories';
import { field, newStudent, save, skillPath, stored } from './students/setup';

test('Fields: the category of a skill is found by typing, and one that is missing is created with the skill below a chosen one, by keyboard', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/category/skills?id=new');
  const { keyboard } = page;
  const panel = page.getByRole('dialog', { name: 'New skill' });
  const category = panel.getByRole('combobox', { name: 'Category' });
  const missing = 'Lacemaking';
  // Enter waits for the result of all that was typed.
  const isSearched = () => panel.locator('[role=listbox][aria-busy=false]').waitFor();
  await panel.getByLabel('Name', { exact: true }).fill('Bobbin lace');
  await category.focus();
  await keyboard.type('programming');
  await panel.getByRole('option', { name: 'Programming', exact: true }).waitFor();
  await isSearched();
  await expectAxeClean(page, 'the open list');
  if (!(await fitsSideways(page))) throw new Error('it scrolls sideways');
  await keyboard.press('Enter');
  await until('the first is chosen', async () => (await category.inputValue()) === 'Programming');
  await keyboard.type(missing);
  await panel.getByRole('option', { name: `Create “${missing}”…` }).waitFor();
  await isSearched();
  await keyboard.press('Enter');
  await until('its place is asked for', () =>
    panel
      .getByRole('combobox', { name: `Create “${missing}” in` })
      .evaluate((field) => field === document.activeElement),
  );
  await keyboard.type('programming');
  await panel.getByRole('option', { name: 'Programming', exact: true }).waitFor();
  await isSearched();
  await keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Add skill' }).press('Enter');
  await see(page, 'Added');
  const { items } = await callAs(page, skillCalls.list, { q: 'bobbin lace' });
  if (items[0]?.categoryPath.join() !== `Programming,${missing}`) throw new Error(JSON.stringify(items));
});

test('Fields: hours that were taken out come back by Undo, and are saved as they stand', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/student');
  const { id } = await newStudent(page);
  await page.goto(`${console.url}${skillPath}?id=${id}`);
  await field(page, 'Grade').selectOption({ index: 1 });
  await field(page, 'Skills').fill('french');
  await page.getByRole('group', { name: 'Skills offered' }).getByRole('checkbox').first().check();
  const days = page.getByLabel('Day', { exact: true });
  for (const day of ['Tuesday', 'Friday']) {
    await page.getByRole('button', { name: 'Add hours' }).click();
    await page.locator('select:focus').selectOption({ label: day });
  }
  await page.getByRole('button', { name: 'Remove hours 1' }).press('Enter');
  await see(page, 'Tuesday 17:00–18:00 removed');
  await until('one is left', async () => (await days.count()) === 1);
  await expectAxeClean(page, 'hours with an Undo');
  await page.locator('button:focus').press('Enter');
  await until('both are there', async () => (await days.count()) === 2);
  await save(page);
  await see(page, 'Student saved');
  const { preferredHours } = await stored(page, id);
  if (preferredHours.map(({ day }) => day).join() !== '2,5') throw new Error(JSON.stringify(preferredHours));
});

test('Fields: rows are put in order by dragging, by keyboard and by their menu alike', async ({ page, kit }) => {
  await storiesOf(page, kit, 1440);
  await showStory(page, { part: 'rows-field', state: 'filled', closes: false });
  const questions = page.getByRole('textbox', { name: 'Question' });
  const order = (): Promise<string[]> =>
    questions.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value.split(' ')[0] ?? ''));
  const is = (wanted: string): Promise<true> =>
    until(wanted, async () => (await order()).join() === wanted || undefined).then(() => true);
  await is('How,Who,What');
  const [from, to] = [
    await page.getByRole('button', { name: 'Move question 1' }).boundingBox(),
    await page.getByRole('button', { name: 'Move question 3' }).boundingBox(),
  ];
  if (!from || !to) throw new Error('a row has no grip');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + to.height + 4, { steps: 6 });
  await page.mouse.up();
  await is('Who,What,How');
  await page.getByRole('button', { name: 'Move question 3' }).focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await is('How,Who,What');
  await page.getByRole('button', { name: 'Actions for question 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await is('Who,How,What');
  await until('the focus is back on the menu', () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Actions for question')),
  );
});
