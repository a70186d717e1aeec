/** The one guard of unsaved work: every way out of a changed form asks, and each of its three answers does what it says. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { skillCalls } from '@lectern/contract/catalog';
import { test } from './fixtures';
import { expectAxeClean, expectDark, otherPerson, see, signInAs, signInByHand } from './harness';
import { callAs } from './faqs/setup';
import { infoPath, newStudent, profilePath, stored } from './students/setup';
import { fromPersonMenu, someone, withDatabase } from './accounts/setup';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = async (page: Page, how: 'Stay' | 'Discard' | 'Save and leave'): Promise<void> => {
  await question(page).getByRole('button', { name: how }).click();
  await question(page).waitFor({ state: 'detached' });
};
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Tries ways out of a form whose field holds this text; each asks, and who stays finds the text as it was. */
const holds = async (
  page: Page,
  field: ReturnType<Page['getByLabel']>,
  ways: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> => {
  await field.fill('Not saved yet');
  const at = page.url();
  for (const [how, leave] of Object.entries(ways)) {
    await leave();
    await question(page)
      .waitFor()
      .catch(() => assert.fail(`${how} did not ask`));
    await answer(page, 'Stay');
    assert.deepEqual([await field.inputValue(), page.url()], ['Not saved yet', at], `${how} lost it`);
  }
};
/** Whether the browser itself asks before this page is left. */
const browserAsks = async (page: Page, leave: () => Promise<unknown>): Promise<void> => {
  const dialogEvent = page.waitForEvent('dialog');
  const left = leave().catch(() => undefined);
  const dialog = await dialogEvent;
  assert.equal(dialog.type(), 'beforeunload');
  await dialog.dismiss();
  await left;
};

test('guard: a form on a page holds in every way out: cancel, tab, link, Back, sign-out, reload, closing the tab [E2.3]', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 1, '/student');
  const { id } = await newStudent(page);
  await page.goto(`${url}${infoPath}?id=${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  const city = page.getByLabel('City');
  await holds(page, city, {
    Cancel: () => page.getByRole('button', { name: 'Cancel' }).click(),
    'another tab': () => page.getByRole('link', { name: 'Learning', exact: true }).click(),
    'a link of the menu': () => mainMenu(page).getByRole('link', { name: 'FAQs' }).click(),
    Back: () => page.evaluate(() => history.back()),
    'signing out': () => fromPersonMenu(page, 'Logout'),
    'the way to one’s sessions': () => fromPersonMenu(page, 'My sessions'),
  });
  await browserAsks(page, () => page.evaluate(() => location.reload()));
  await browserAsks(page, () => page.close({ runBeforeUnload: true }));
  await mainMenu(page).getByRole('link', { name: 'FAQs' }).click();
  await question(page).waitFor();
  await expectAxeClean(page, 'the question');
  await expectDark(page, 'the question');
  await answer(page, 'Save and leave');
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  assert.equal((await stored(page, id)).city, 'Not saved yet');
});

test('guard: a wizard holds at its first step, and what can’t be saved stays instead of leaving [E2.4]', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 1, profilePath);
  const name = page.getByLabel('First name', { exact: true });
  await holds(page, name, {
    Cancel: () => page.getByRole('button', { name: 'Cancel' }).click(),
    'a link of the menu': () => mainMenu(page).getByRole('link', { name: 'Categories' }).click(),
  });
  await mainMenu(page).getByRole('link', { name: 'Categories' }).click();
  await answer(page, 'Save and leave');
  await see(page, 'Country is required');
  assert.equal(await name.inputValue(), 'Not saved yet');
  await mainMenu(page).getByRole('link', { name: 'Categories' }).click();
  await answer(page, 'Discard');
  await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
});

for (const width of [1440, 375]) {
  test(`guard: a panel holds in every way out of it, at ${width} px [E2.2]`, async ({
    newProfile,
    console: { url },
  }) => {
    const page = await newProfile({ width });
    await signInAs(page, url, 1, '/category/skills');
    const { items } = await callAs(page, skillCalls.list, { limit: 1, sort: 'name' });
    const skill = items?.[0];
    await page
      .getByText(skill?.name ?? '', { exact: true })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: skill?.name ?? '' });
    const name = panel.getByLabel('Name', { exact: true });
    await holds(page, name, {
      Cancel: () => panel.getByRole('button', { name: 'Cancel' }).click(),
      'the cross': () => panel.getByRole('button', { name: 'Close' }).first().click(),
      Esc: () => page.keyboard.press('Escape'),
      Back: () => page.evaluate(() => history.back()),
      'Delete…': () => panel.getByRole('button', { name: 'Delete…' }).click(),
      ...(width > 600 && {
        'a click beside it': () => page.mouse.click(40, 400),
        'a link of the menu': () => page.locator('nav a[href="/FAQs"]').first().dispatchEvent('click'),
      }),
    });
    await name.press('Escape');
    await answer(page, 'Discard');
    await panel.waitFor({ state: 'detached' });
    assert.equal((await callAs(page, skillCalls.detail, { id: skill?.id ?? 0 })).skill.name, skill?.name);
  });
}

test('guard: neither the beginning nor the end of acting for somebody loses the typed text [E2.5]', async ({
  page,
  console: { url, dataFolder },
  expectErrors,
}) =>
  withDatabase(dataFolder, async (database) => {
    expectErrors(otherPerson);
    const editor = await someone(database, 2, 'Gita');
    await signInAs(page, url, 1, `/users?q=${encodeURIComponent(editor.email)}`);
    await page.getByRole('button', { name: `Actions for ${editor.name}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Impersonate…' }).press('Enter');
    await holds(page, page.getByLabel('Reason'), { Esc: () => page.keyboard.press('Escape') });
    await page.getByRole('button', { name: 'Impersonate', exact: true }).press('Enter');
    const bar = page.getByRole('complementary', { name: 'Impersonation' });
    await bar.waitFor();
    await page.goto(`${url}/coupon/create`);
    await holds(page, page.getByLabel('Internal name'), {
      'the way back': () => bar.getByRole('button', { name: 'Go Back To Admin' }).click(),
    });
    await bar.getByRole('button', { name: 'Go Back To Admin' }).click();
    await answer(page, 'Discard');
    await see(page, /^Meera Nair, Super admin$/);
  }));

test('guard: a tab whose session was replaced keeps the typed text: the browser asks before a reload [E2.6]', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(otherPerson);
  await signInAs(page, url, 1, '/category/skills?id=1');
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Notifications, /, includeHidden: true }).waitFor(); // the socket is there: nothing of this tab meets the lost cookies before the other one has its own
  await context.clearCookies({ name: /^(access|refresh)_token/ });
  const other = await context.newPage();
  await signInByHand(other, url, 3);
  await see(page, /^Somebody else signed in/);
  await name.fill('Not saved yet');
  await browserAsks(page, () =>
    page.getByRole('button', { name: 'Reload', includeHidden: true }).dispatchEvent('click'),
  );
  assert.equal(await name.inputValue(), 'Not saved yet');
});

test('guard: a session that ends under a form keeps the typed text, and offers it to who typed it [E2.6]', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^401 /);
  await signInAs(page, url, 2, '/category/skills?id=1');
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  await page.waitForLoadState('networkidle');
  // A call of the page between the two would lead to the sign-in before anything is typed: it is held until then.
  let letThrough = (): void => undefined;
  const typed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/**', async (route) => {
    await typed;
    await route.continue();
  });
  await context.clearCookies({ name: /^(access|refresh)_token/ });
  await name.fill('Not saved yet');
  letThrough();
  await page.waitForURL(/\/auth\/login/);
  await signInAs(page, url, 2, '/category/skills?id=1');
  await page.getByRole('button', { name: 'Restore' }).click();
  assert.equal(await name.inputValue(), 'Not saved yet');
});
