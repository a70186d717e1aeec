import { before, dragOver, expand, expect, names, open, row } from './categories/tree';
import { test } from './fixtures';
import { expectAxeClean, see, until } from './harness';

test('a row is moved by keyboard alone: lifted, ordered, given another level, placed; Esc puts it back [E13.3]', async ({
  page,
  console,
}) => {
  await open(page, console.url, 1);
  await expand(page, 'Music and Arts');
  await row(page, 'Guitar').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  expect(await before(page, 'Guitar', 'Piano'), 'the lifted row is before Piano');
  await expectAxeClean(page, 'a lifted row');
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

test('a move that the API cannot take is put back, with the reason', async ({ page, faults, expectErrors }) => {
  expectErrors('409 /api/category/move');
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
