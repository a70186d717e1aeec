import { skillCalls } from '@lectern/contract/catalog';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';
import { callAs } from './faqs/setup';
import { categoryWithSkills, namesShown } from './skills/setup';

const screen = '/category/skills';

test('Skills: the address is the list’s memory: search, category, status and page come back by Back, and by the link alone', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, screen);
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('postgres');
  await until(
    'the skill of this other spelling or name alone',
    async () => (await namesShown(page)).join() === 'PostgreSQL',
  );
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Programming' });
  await until('skills of the whole subtree', async () =>
    (await namesShown(page)).includes('Data analysis foundations'),
  );
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Inactive').click();
  await until('the filters in the address', () =>
    /categoryId%5D=eq%3A\d+&filter%5Bstatus%5D=eq%3Ainactive/.test(page.url()),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await see(page, /1–25 of 240/);
  await until('all rows', async () => (await namesShown(page)).length === 25);
  const first = await namesShown(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await until('other rows', async () => (await namesShown(page)).join() !== first.join());
  const second = await namesShown(page);
  await page.locator('.row-name').nth(3).click();
  await page.getByLabel('Name', { exact: true }).waitFor();
  const link = page.url();
  await page.goBack();
  await page.getByLabel('Name', { exact: true }).waitFor({ state: 'detached' });
  await until('page 2 as it was', async () => (await namesShown(page)).join() === second.join());
  await page.goto(link);
  await page.getByLabel('Name', { exact: true }).waitFor();
  await see(page, /26–50 of 240/);
});

for (const width of [1440, 375])
  test(`Skills: the whole job by keyboard: one is added, found by another spelling, changed, made inactive, deleted and restored, at ${width} px`, async ({
    page,
    console,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    // A row of a table or a card; each width has a skill of its own.
    const row = (text: string) => page.locator('[data-row]').filter({ hasText: text });
    const craft = width > 600 ? 'Crochet' : 'Macramé';
    await signInAs(page, console.url, 1, screen);
    const { category, address } = await categoryWithSkills(page, [`Knitting ${width}`]);
    await page.goto(console.url + address);
    const { keyboard } = page;
    const { press, choose } = keysOf(page);

    await row(`Knitting ${width}`).waitFor();
    await press('Add skill');
    await page.getByLabel('Name', { exact: true }).waitFor();
    await until('the name has the focus', () =>
      page.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement),
    );
    await keyboard.type(craft);
    for (const step of ['Tab', 'Tab', 'Tab']) await keyboard.press(step);
    await keyboard.type(`Hooking ${width}`);
    await press('Add skill');
    await see(page, 'Added');
    await row(craft).waitFor();
    const made = (await callAs(page, skillCalls.list, { q: `hooking ${width}` })).items[0];
    if (made?.categoryId !== category.id || made.name !== craft || made.aliases.join() !== `Hooking ${width}`)
      throw new Error(JSON.stringify(made));

    // The panel returns the focus at last.
    await page.locator('button:focus', { hasText: 'Add skill' }).waitFor();
    await keyboard.press('/');
    await keyboard.type(`hooking ${width}`);
    await until('found by its other spelling', async () => (await namesShown(page)).join() === craft);
    await keyboard.press('Escape');
    await row(`Knitting ${width}`).waitFor();
    if (width > 600) {
      await row(`Knitting ${width}`).focus();
      await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
    } else await press(craft);
    await page.getByRole('dialog', { name: craft }).waitFor();
    await page.getByLabel('Name', { exact: true }).focus();
    await keyboard.press('End');
    await keyboard.type(' lace');
    await keyboard.press('Enter');
    await see(page, 'Saved');
    await choose(`${craft} lace`, 'Deactivate');
    await row(`${craft} lace`).getByText('Inactive').waitFor();
    await choose(`${craft} lace`, 'Delete…');
    await see(page, 'You can restore it for 30 days.');
    await press('Delete');
    await row(`${craft} lace`).waitFor({ state: 'detached' });
    await press('Recently deleted');
    await page.getByRole('heading', { name: 'Recently deleted skills' }).waitFor();
    await choose(`${craft} lace`, 'Restore');
    await see(page, 'Restored');
    await press('Back to skills');
    await row(`${craft} lace`).getByText('Inactive').waitFor();
  });

test('Skills: a server error is on its field, and nothing is added twice', async ({ page, console, expectErrors }) => {
  expectErrors('409 /api/skill');
  await signInAs(page, console.url, 1, screen);
  const { address } = await categoryWithSkills(page, ['Already there']);
  await page.goto(console.url + address);
  await page.getByRole('button', { name: 'Add skill' }).click();
  const panel = page.getByRole('dialog', { name: 'New skill' });
  await panel.getByRole('button', { name: 'Add skill' }).click();
  await see(page, 'Name is required');
  await panel.getByLabel('Name', { exact: true }).fill('Already THERE');
  const spelling = panel.getByRole('textbox', { name: /^Other spellings/ });
  await spelling.fill('x'.repeat(101));
  await panel.getByRole('button', { name: 'Add skill' }).click();
  await see(page, 'Maximum character length is 100');
  await panel.getByRole('button', { name: /^Remove xxx/ }).click();
  await spelling.fill('Postgres');
  await panel.getByRole('button', { name: 'Add skill' }).click();
  await see(page, 'Name is already in use');
  await panel.getByLabel('Name', { exact: true }).fill('Not there yet');
  await panel.getByRole('button', { name: 'Add skill' }).click();
  await see(page, '“Postgres” is another spelling of PostgreSQL');
  await panel.getByRole('button', { name: 'Remove Postgres' }).click();
  await panel.getByRole('button', { name: 'Add skill' }).dblclick();
  await until('it is there once', async () => (await namesShown(page)).join() === 'Already there,Not there yet');
});

test('Skills: a stale save shows mine and theirs, and saves what the person chooses', async ({
  page,
  newProfile,
  console,
  expectErrors,
}) => {
  expectErrors('409 /api/skill');
  await signInAs(page, console.url, 1, screen);
  const { address, skills } = await categoryWithSkills(page, ['Of us both']);
  const skill = skills[0]!;
  const other = await newProfile();
  await signInAs(other, console.url, 2, screen);
  await page.goto(console.url + address);
  await page.locator('.row-name').first().click();
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await callAs(other, skillCalls.update, { id: skill.id, version: 1, name: 'Theirs', aliases: ['Their spelling'] });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /\S saved this skill .*while you were editing/ });
  await dialog.getByText('Other spellings theirs: Their spelling').waitFor();
  await dialog.getByRole('radiogroup', { name: 'Name' }).getByText('Mine').click();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await see(page, 'Saved');
  const saved = (await callAs(page, skillCalls.detail, { id: skill.id })).skill;
  if (saved.name !== 'Mine' || saved.aliases.join() !== 'Their spelling' || saved.version !== 3)
    throw new Error(JSON.stringify(saved));
});

test('Skills: no way out of a changed skill without an answer', async ({ page, console }) => {
  await signInAs(page, console.url, 1, screen);
  const { address } = await categoryWithSkills(page, ['Will it be lost']);
  await page.goto(console.url + address);
  await page.locator('.row-name').first().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Was it lost');
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.evaluate(() => history.back()),
    () => page.locator('nav a[href="/category/list"]').first().dispatchEvent('click'),
  ]) {
    await leave();
    await ask.getByRole('button', { name: 'Stay' }).click();
    await ask.waitFor({ state: 'detached' });
    if ((await name.inputValue()) !== 'Was it lost') throw new Error('the text is lost');
  }
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('button', { name: 'Was it lost', exact: true }).waitFor();
});

test('Skills: a list that can’t be read says so with its reference, and Retry reads it', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors('500 /api/skill/list');
  const proxy = await faults();
  await signInAs(page, proxy.url, 1, '/');
  proxy.fault(/\/api\/skill\/list/, {
    status: 500,
    body: JSON.stringify({ success: false, message: 'Unable to process request', reference: 'ref-1' }),
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).first().click();
  await see(page, /could not be loaded/);
  await see(page, /ref-1/);
  proxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('[data-row]').first().waitFor();
});

test('Skills: a sub-admin edits but does not delete; who lacks skillList gets neither screen nor menu entry', async ({
  page,
  newProfile,
  console,
}) => {
  await signInAs(page, console.url, 3, screen);
  await page.getByRole('button', { name: 'Add skill' }).waitFor();
  if (await page.getByRole('button', { name: 'Recently deleted' }).count())
    throw new Error('Recently deleted is offered');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  if (await page.getByRole('menuitem', { name: 'Delete…' }).count()) throw new Error('Delete is offered');
  await page.goto(`${console.url}${screen}?deleted=only`);
  await see(page, 'Deleted skills are shown to those who may delete them: it needs the right skillDelete.');
  const sales = await newProfile();
  await signInAs(sales, console.url, 4, '/');
  if (await sales.getByRole('link', { name: 'Skills' }).count()) throw new Error('the menu offers skills');
  await sales.goto(console.url + screen);
  await see(sales, 'Not allowed to access');
});
