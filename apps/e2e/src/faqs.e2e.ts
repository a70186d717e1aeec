import { test } from './fixtures';
import { expectWhole, see, signInAs, until } from './harness';
import { callAs, categoryWith, questionsShown } from './faqs/setup';
import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';

test('FAQs: the address is the list’s memory: search, filter and page come back by Back, and by the link alone', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  await see(page, 'Question');
  await page.keyboard.press('/');
  await page.keyboard.type('cost');
  await until('the search in the address', () => page.url().includes('q=cost'));
  await until('only hits', async () => (await questionsShown(page)).every((question) => question.includes('cost')));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Draft').click();
  await until('the filter in the address', () => page.url().includes('filter%5Bstatus%5D=eq%3Adraft'));
  await page.keyboard.press('Escape');
  await until('one draft', async () => (await questionsShown(page)).length === 1);
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await until('all rows', async () => (await questionsShown(page)).length === 25);
  const first = await questionsShown(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await until('page 2', () => page.url().includes('page=2'));
  await until('other rows', async () => (await questionsShown(page)).join() !== first.join());
  const second = await questionsShown(page);
  await page.locator('.row-name').nth(3).click();
  await page.getByLabel('Question', { exact: true }).waitFor();
  const link = page.url();
  await page.goBack();
  await page.getByLabel('Question', { exact: true }).waitFor({ state: 'detached' });
  await until('page 2 as it was', async () => (await questionsShown(page)).join() === second.join());
  await page.goto(link);
  await page.getByLabel('Question', { exact: true }).waitFor();
  await see(page, /26–50 of/);
});

test('FAQs: one is added, published, hidden, deleted and restored', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { category, address } = await categoryWith(page, ['Who was here before?']);
  await page.goto(console.url + address);
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  const panel = page.getByRole('dialog', { name: 'New FAQ' });
  await panel.getByLabel('Question', { exact: true }).fill('Where do I sign up?');
  await panel
    .getByRole('textbox', { name: /^Answer/ })
    .fill('On the first page.\n\nIt takes <two> minutes & no money.');
  await panel.getByRole('button', { name: 'Add FAQ' }).click();
  await see(page, 'FAQ added');
  await until(
    'it is the last of its category',
    async () => (await questionsShown(page)).join() === 'Who was here before?,Where do I sign up?',
  );

  const menu = page.getByRole('button', { name: 'Actions for Where do I sign up?' });
  const choose = async (name: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  };
  const row = page.getByRole('row', { name: /Where do I sign up/ });
  await choose('Publish');
  await row.getByText('Published').waitFor();
  await choose('Hide');
  await row.getByText('Hidden').waitFor();
  await page.getByRole('button', { name: 'Where do I sign up?', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await row.getByText('Published').waitFor();
  const stored = (await callAs(page, faqCalls.list, { filter: { categoryId: `eq:${category.id}` }, q: 'money' }))
    .items[0];
  if (!stored?.snippet.endsWith('<two> minutes & no money.')) throw new Error(`stored: ${stored?.snippet}`);

  await choose('Delete…');
  await page.getByRole('button', { name: 'Delete FAQ' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await choose('Restore');
  await see(page, 'No deleted FAQ matches');
  await page.getByRole('button', { name: 'Back to FAQs' }).click();
  await row.getByText('Published').waitFor();
});

test('FAQs: one category stands in its order, which keys and the pointer change', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const { address } = await categoryWith(page, ['Alpha, is it?', 'Beta, is it?', 'Gamma, is it?', 'Delta, is it?']);
  const order = (...words: string[]) =>
    until(
      words.join(),
      async () => (await questionsShown(page)).map((question) => question.split(',')[0]).join() === words.join(),
    );
  await page.goto(console.url + address);
  await order('Alpha', 'Beta', 'Gamma', 'Delta');

  await page.getByRole('row', { name: /Alpha/ }).focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await until('the place is told', () => page.getByText('Dropped. Alpha, is it?: place 2 of 4').count());
  await order('Beta', 'Alpha', 'Gamma', 'Delta');
  for (const key of ['Space', 'End', 'Escape']) await page.keyboard.press(key);
  await order('Beta', 'Alpha', 'Gamma', 'Delta');

  const grip = (await page.getByRole('row', { name: /Delta/ }).locator('.faq-grip').boundingBox())!;
  const top = (await page.getByRole('row', { name: /Beta/ }).boundingBox())!;
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, top.y + top.height, { steps: 8 });
  await page.mouse.move(grip.x + 10, top.y + 4, { steps: 4 });
  await page.mouse.up();
  await order('Delta', 'Beta', 'Alpha', 'Gamma');
  await until('the drop is stored', () => page.getByText('Dropped. Delta, is it?: place 1 of 4').count());
  await page.reload();
  await order('Delta', 'Beta', 'Alpha', 'Gamma');

  await page.getByRole('button', { name: 'Actions for Gamma, is it?' }).click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  await page.getByLabel('Place').selectOption({ label: 'Before “Beta, is it?”' });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await order('Delta', 'Gamma', 'Beta', 'Alpha');
});

test('FAQs: categories are added, renamed, and deleted with another that takes their FAQs', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/FAQs');
  const [from, to] = [await categoryWith(page, ['Where will I go?']), await categoryWith(page, [])];
  await page.goto(`${console.url}/FAQs`);
  await page.getByRole('button', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'Add category' }).click();
  await page.getByLabel('Audience').selectOption({ label: 'Agencies' });
  await page.getByLabel('Name').fill(to.category.name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
  await page.getByRole('region', { name: 'Agencies' }).getByText(to.category.name).waitFor();
  await page
    .getByRole('region', { name: 'Students' })
    .getByRole('button', { name: `Actions for ${from.category.name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name').fill(to.category.name);
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page, 'Name is already in use');
  await page.getByLabel('Name').fill(`${from.category.name} renamed`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Actions for ${from.category.name} renamed` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByLabel('Move its FAQs to').selectOption({ label: `Students: ${to.category.name}` });
  await page.getByRole('button', { name: 'Delete category' }).click();
  await see(page, 'Category deleted');
  const { items } = await callAs(page, faqCategoryCalls.list, { audience: 'student' });
  if (
    items.some((each) => each.id === from.category.id) ||
    items.find((each) => each.id === to.category.id)?.faqs !== 1
  )
    throw new Error('the FAQ has not moved');
});

test('FAQs: on a phone rows are cards, nothing scrolls sideways, and every part is free of axe findings', async ({
  newProfile,
  console,
}) => {
  for (const width of [1440, 992, 360]) {
    const page = await newProfile({ width, height: 812 });
    await signInAs(page, console.url, 1, '/FAQs');
    await page.locator('[data-row]').first().waitFor();
    if (width < 600) await page.getByRole('list', { name: 'FAQs' }).waitFor();
    await expectWhole(page, 'the list');
    await page.locator('.row-name').first().click();
    await page.getByLabel('Question', { exact: true }).waitFor();
    await expectWhole(page, 'the panel');
    await page.goto(`${console.url}/FAQs?filter[categoryId]=eq:1`);
    await page.locator('[data-row]').first().waitFor();
    const shown = await page.locator('.row-name').first().boundingBox();
    if (!shown || shown.width < 100) throw new Error(`the question is ${shown?.width ?? 0} px wide at ${width}`);
    await expectWhole(page, 'the order of a category');
    await page.getByRole('button', { name: 'Categories' }).click();
    await see(page, 'Getting started');
    await expectWhole(page, 'the categories');
    await page.goto(`${console.url}/FAQs?q=nothing+like+it`);
    await see(page, 'No FAQ matches');
    await expectWhole(page, 'the filtered empty list');
  }
});
