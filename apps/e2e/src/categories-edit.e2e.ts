import { act, add, before, dragOver, expand, expect, names, open, row } from './categories/tree';
import { test } from './fixtures';
import { expectAxeClean, see, until } from './harness';

test('a category is created below another, renamed, and its name refused where it is taken', async ({
  page,
  console,
}) => {
  await open(page, console.url, 1);
  await add(page, 'Business', 'Negotiation');
  await act(page, 'Business', 'Add sub-category');
  await page.getByLabel('Name', { exact: true }).fill('negotiation');
  await page.getByRole('button', { name: 'Create category' }).click();
  await see(page, 'Name is already in use');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Negotiation' }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Negotiation and mediation');
  await page.getByRole('button', { name: 'Save' }).click();
  await row(page, 'Negotiation and mediation').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.reload();
  await row(page, 'Negotiation and mediation').waitFor();
});

test('Back out of a changed panel asks first, and so does a deletion', async ({ page, console }) => {
  await open(page, console.url, 1);
  await add(page, 'Business', 'Passing thought');
  await page.getByRole('link', { name: 'Passing thought' }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Half a thought');
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect((await name.inputValue()) === 'Half a thought', 'what was typed is still there');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  // Called off, nothing is lost yet: the way out asks again.
  await page.getByRole('dialog', { name: 'Delete Passing thought?' }).getByRole('button', { name: 'Cancel' }).click();
  expect((await name.inputValue()) === 'Half a thought', 'what was typed is there until the deletion');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('dialog', { name: 'Delete Passing thought?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await row(page, 'Passing thought').waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a row is moved by keyboard alone: lifted, ordered, given another level, placed; Esc puts it back', async ({
  page,
  console,
}) => {
  await open(page, console.url, 1);
  await expand(page, 'Music and Arts');
  await row(page, 'Guitar').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  expect(await before(page, 'Guitar', 'Piano'), 'the lifted row stands before Piano');
  await page.keyboard.press('Escape');
  expect(await before(page, 'Piano', 'Guitar'), 'Esc put it back');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: 'Placed Guitar: level 2, in Music and Arts, place 1 of 6' })
    .waitFor({ state: 'attached' });
  await row(page, 'Violin').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await until('Violin on the third level', async () => (await row(page, 'Violin').getAttribute('aria-level')) === '3');
  await page
    .getByRole('status')
    .filter({ hasText: 'Placed Violin: level 3, in Music and Arts / Piano' })
    .waitFor({ state: 'attached' });
  await page.reload();
  await row(page, 'Guitar').waitFor();
  expect(await before(page, 'Guitar', 'Piano'), 'the order was kept');
  expect((await row(page, 'Violin').getAttribute('aria-level')) === '3', 'the level was kept');
});

test('a row is dragged before another and into another, and says why it may not go below itself', async ({
  page,
  console,
}) => {
  await open(page, console.url, 1);
  await expand(page, 'Test Preparation');
  await dragOver(page, 'SAT', 'NEET', 0.1);
  await see(page, 'into Test Preparation');
  await page.mouse.up();
  await until('SAT before NEET', () => before(page, 'SAT', 'NEET'));
  await dragOver(page, 'GRE', 'IELTS', 0.5);
  await see(page, 'into Test Preparation / IELTS');
  await page.mouse.up();
  await until('GRE below IELTS', async () => (await row(page, 'GRE').getAttribute('aria-level')) === '3');
  await dragOver(page, 'IELTS', 'GRE', 0.5);
  await see(page, 'A category cannot move below itself');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.reload();
  await row(page, 'SAT').waitFor();
  expect(await before(page, 'SAT', 'NEET'), 'the drop was kept');
});

test('a category in use is deleted only with one that takes what uses it, and comes back from Recently deleted', async ({
  page,
  console,
}) => {
  await open(page, console.url, 1);
  await add(page, 'Business', 'Short lived');
  await add(page, 'Short lived', 'Survivor');
  await act(page, 'Short lived', 'Delete…');
  const dialog = page.getByRole('dialog', { name: 'Delete Short lived?' });
  await dialog.getByText('Short lived still has 1 sub-category. The replacement takes them.').waitFor();
  expect(
    (await dialog.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')) === 'true',
    'not without a replacement',
  );
  await dialog.getByLabel('Replacement').selectOption({ label: 'Business / Marketing' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await row(page, 'Short lived').waitFor({ state: 'detached' });
  await expand(page, 'Marketing');
  await row(page, 'Survivor').waitFor();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await act(page, 'Short lived', 'Restore');
  await page.getByText('Short lived is back in the tree').first().waitFor();
  await page.getByRole('button', { name: 'Back to the tree' }).click();
  await page.getByLabel('Category name').fill('short lived');
  await row(page, 'Short lived').waitFor();
});

test('two people change one name: the second sees both and chooses', async ({ page, console, newProfile }) => {
  await open(page, console.url, 1);
  const other = await newProfile();
  await open(other, console.url, 3);
  for (const each of [page, other]) {
    await each.getByRole('link', { name: 'Languages' }).click();
    await each.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
  }
  await other.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Living languages');
  await other.getByRole('button', { name: 'Save' }).click();
  await row(other, 'Living languages').waitFor();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Foreign languages');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: /\S saved this category .*while you were editing/ });
  await conflict.waitFor();
  await expectAxeClean(page, 'the conflict');
  await conflict.getByRole('radio', { name: /Yours/ }).check();
  await conflict.getByRole('button', { name: 'Save with these choices' }).click();
  await row(page, 'Foreign languages').waitFor();
  await act(page, 'Foreign languages', 'Edit');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Languages');
  await page.getByRole('button', { name: 'Save' }).click();
  await row(page, 'Languages').waitFor();
});

test('a move that the API cannot take is put back, with the reason', async ({ page, faults }) => {
  const proxy = await faults();
  await open(page, proxy.url, 1);
  proxy.fault(/category\/move/, {
    status: 409,
    body: JSON.stringify({
      success: false,
      message: 'The order has changed meanwhile; please try again',
      result: 'The order has changed meanwhile; please try again',
      reference: 'r',
    }),
  });
  const start = await names(page);
  await row(page, 'Programming').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByText('The order has changed meanwhile; please try again').first().waitFor();
  await until('the order as it was', async () => (await names(page)).join() === start.join());
});
