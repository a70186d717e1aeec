import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, expectDark, expectWholeEverywhere, see, signInAs, until } from './harness';
import { databaseOf } from './harness/database';

const trigger = (page: Page) => page.getByRole('button', { name: 'Search or jump to…' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });
const line = (page: Page, name: RegExp | string) => page.getByRole('option', { name });
/** The line that Enter opens: for a moment the results for fewer letters are still there. */
const chosen = (page: Page, name: RegExp) => page.getByRole('option', { name, selected: true });

/** Opens the palette by keyboard and types, once it is there. */
const ask = async (page: Page, words: string): Promise<void> => {
  await trigger(page).waitFor();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(words);
};

test('Palette: a student is found and opened by keyboard, and is offered first next time; the palette fits a phone [E11.1]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/category/list');
  await ask(page, 'aarav');
  await chosen(page, /^Aarav Sharma/).waitFor();
  await expectWholeEverywhere(page, 'the palette');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/student\/detail\/personal-info\?id=\d+/);
  await page.getByRole('heading', { level: 1, name: 'Aarav Sharma' }).waitFor();

  await trigger(page).click();
  await page
    .getByRole('group', { name: 'Recent' })
    .getByRole('option', { name: /^Aarav Sharma/ })
    .waitFor();
  await expectDark(page, 'what was opened last');
  await expectWholeEverywhere(page, 'what was opened last');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  if ((await page.locator('[role=option][aria-selected=true]').count()) !== 1)
    throw new Error('one line is chosen, and one alone');
  await page.keyboard.press('Escape');
  await until('the focus returns to where it came from', () =>
    trigger(page).evaluate((button) => button === document.activeElement),
  );
  if (await page.evaluate(() => JSON.stringify(localStorage).includes('Aarav')))
    throw new Error('a name can be read on the device');
});

test('Palette: an action opens its form, and a list shows all that was found [E11.1]', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/setting/my-sessions');
  await ask(page, 'add sk');
  await chosen(page, /^Add skill/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New skill' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A record has a contact of this name.
  await ask(page, 'add institute');
  await line(page, /^Dubai Learning Centre/).waitFor();
  await chosen(page, /^Add institute/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New institute' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await ask(page, 'data');
  await line(page, 'See all skills matching “data”').click();
  await page.waitForURL(/\/category\/skills\?q=data/);
  await page.locator('[data-row]').first().waitFor();
});

test('Palette: screens and actions are offered before any code of their remotes is loaded [E11.1]', async ({
  page,
  console,
}) => {
  const codes: string[] = [];
  page.on(
    'request',
    (request) => /\/remotes\/(people|content|commerce)-mfe\/.*\.js/.test(request.url()) && codes.push(request.url()),
  );
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signInAs(page, console.url, 1, '/setting/my-sessions');
  await ask(page, 'add');
  for (const title of ['Add student', 'Add FAQ', 'Add skill']) await line(page, new RegExp(`^${title}`)).waitFor();
  if (codes.length > 0) throw new Error(`loaded for the palette: ${codes.join(' ')}`);
});

test('Palette: a person is offered what their rights open, and finds what they may read [E11.2]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 4, '/student');
  await ask(page, 'sharma');
  await line(page, /Sharma/)
    .first()
    .waitFor();
  await field(page).fill('skill');
  await see(page, /^Nothing found for “skill”/);
  await field(page).fill('');
  await line(page, /^Students/).waitFor();
  if ((await line(page, /^(Users|FAQs|Coupon)/).count()) > 0) throw new Error('a screen without its right is offered');
});

test('Palette: what could not be searched in time is named, and the rest is offered', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/setting/my-sessions');
  const holder = await databaseOf(console.dataFolder);
  try {
    await holder.query('begin; lock table students in access exclusive mode');
    await ask(page, 'data');
    await see(page, 'Students, trainers, accounts could not be searched');
    await line(page, /^Data/).first().waitFor();
    await expectAxeClean(page, 'a search without the students');
    await field(page).fill('aarav');
    await see(page, 'Searching again…');
    await holder.query('rollback');
    await chosen(page, /^Aarav Sharma/).waitFor();
  } finally {
    await holder.end();
  }
});

test('Palette: `?` shows the keys of the page as it is, and of no other [E11.3]', async ({ page, console }) => {
  const keys = page.getByRole('dialog', { name: 'Shortcuts on this page' });
  const shown = async (): Promise<readonly string[]> => {
    await page.keyboard.press('?');
    await keys.waitFor();
    return keys.locator('dt').allTextContents();
  };
  await signInAs(page, console.url, 1, '/category/list');
  await trigger(page).waitFor();
  await page.getByRole('treegrid').waitFor();
  const inTree = await shown();
  for (const does of ['Search or jump to', 'Search this list', 'Lift the row, then arrows move it'])
    if (!inTree.includes(does)) throw new Error(`“${does}” is not among ${inTree.join(', ')}`);
  await expectAxeClean(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('?');
  await until(
    'a question mark that is typed stays one',
    async () => (await page.getByRole('textbox', { name: 'Category name' }).inputValue()) === '?',
  );
  await page.goto(`${console.url}/setting/my-sessions`);
  await trigger(page).waitFor();
  await page.locator('h1').click();
  const atSessions = await shown();
  if (atSessions.includes('Search this list') || !atSessions.includes('Search or jump to'))
    throw new Error(atSessions.join(', '));
});
