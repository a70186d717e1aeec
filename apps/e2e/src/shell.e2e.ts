/** The frame around every screen, in a real browser: keyboard, phone, notices, what stays with the person. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './fixtures';
import { expectAxeClean, expectWhole, fitsSideways, see, signInAs, until } from './harness';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok());

const headings = [
  'Sign-ups per day',
  'Today’s meetings',
  'Waiting for a call',
  'Sales today',
  'Sales in 30 days',
  'Payments to look at',
  'Latest payments',
  'Video views in 30 days',
  'Coupons to check',
  'Latest coupon uses',
  'FAQs in draft',
  'Chapters and topics in draft',
  'Recent files',
  'Newest proposals',
  'Categories',
];

test('home: the day, the person, two actions, key figures and the blocks of the remotes [1.7, 2.8]', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 3);
  await page.getByRole('heading', { level: 1, name: /^\w+day \d+ \w+ 20\d\d$/ }).waitFor();
  await see(page, /, Sub-admin$/);
  await see(page, 'FAQs in draft');
  // One of them is there for version 1 of the slot and brings its heading, the others for version 2, whose headings the shell draws.
  const blocks = page.locator('.home-blocks section');
  await until(
    'all headings, in one order',
    async () => (await blocks.locator('h2').allTextContents()).join() === headings.join(),
  );
  assert.deepEqual(await blocks.locator('[data-remote] h2').allTextContents(), ['Categories']);
  await until('all blocks', async () => (await page.locator('[data-remote]').count()) === headings.length + 2);
  const figures = page.getByRole('region', { name: 'Key figures' });
  assert.deepEqual(await figures.getByRole('link').allTextContents(), [
    'New students, 7 days',
    'Waiting for a call',
    'Blocked students',
    'Active coupons',
    'Nearly used up',
    'Coupon uses, 7 days',
  ]);
  await until('the figures', async () => (await figures.locator('[aria-busy=true]').count()) === 0);
  assert.equal(await page.getByRole('table', { name: 'Sign-ups per day' }).getByRole('row').count(), 31);
  await page.getByRole('main').getByRole('link', { name: 'Add FAQ' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Add skill' }).waitFor();
  await expectAxeClean(page, 'home');
  assert.equal(await page.title(), 'Home | Lectern');
});

test('the keyboard alone: over the menu into the page, and to the title of the next screen', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 3);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Skip to content');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'content');
  await menu(page).getByRole('link', { name: 'Categories' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
  await until('focus on the title', async () => (await page.evaluate(() => document.activeElement?.tagName)) === 'H1');
  assert.equal(await page.title(), 'Categories | Lectern');
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Full screen' }).waitFor();
  await expectAxeClean(page, 'the user menu');
  await page.keyboard.press('Escape');
  await until('focus back on the person', async () => /Sub-admin|Gurung/.test(await focused(page)));
});

test('the sidebar begins expanded, 240 px wide, black with light words, at the left; it collapses in 200 ms [2.50, 9.7]', async ({
  page,
  console: { url },
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInAs(page, url, 1);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const side = page.locator('.side');
  assert.deepEqual(await side.boundingBox().then((box) => [box?.x, box?.width]), [0, 240]);
  const look = await side.evaluate((element) => {
    const { backgroundColor, color, direction } = getComputedStyle(element);
    const shell = getComputedStyle(element.closest('.shell') ?? element);
    return { backgroundColor, color, direction, takes: shell.transitionDuration };
  });
  assert.equal(look.backgroundColor, 'rgb(0, 0, 0)');
  assert.equal(look.direction, 'ltr');
  assert.match(look.color, /^rgb\((1[5-9]\d|2\d\d), /, 'light words');
  assert.equal(look.takes, '0.2s');
});

test('theme and sidebar stay with the person; a toggle is followed by a resize [E14.1]', async ({
  page,
  newProfile,
  console: { url },
}) => {
  await signInAs(page, url, 1);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const resized = page.evaluate(
    () => new Promise((resolve) => addEventListener('resize', () => resolve(true), { once: true })),
  );
  let answer = saved(page);
  await page.getByRole('button', { name: 'Collapse or expand the sidebar' }).click();
  await Promise.all([answer, resized]);
  answer = saved(page);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await answer;
  const device = await newProfile();
  await signInAs(device, url, 1, '/nowhere');
  await device.getByRole('button', { name: 'Light theme' }).waitFor();
  await until('a dark page', () => device.evaluate(() => document.documentElement.dataset['theme'] === 'dark'));
  assert.equal((await device.locator('.side').boundingBox())?.width, 64);
  await expectAxeClean(device, 'the dark theme with the collapsed sidebar');
});

test('an address that leads nowhere is Page Not Found, and Back To Home leads home [2.6, 8.13]', async ({
  page,
  console: { url },
}) => {
  await signInAs(page, url, 3, '/no/such/place');
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await expectAxeClean(page, 'Page Not Found');
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await page.waitForURL(`${url}/`);
});

test('the loss and the return of the connection are announced, one toast at a time [4.8, 9.4]', async ({
  page,
  context,
  console: { url },
  expectErrors,
}) => {
  expectErrors(/^ERR_INTERNET_DISCONNECTED /, /^RemoteError: .* No connection/);
  await signInAs(page, url, 3);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A person has read a little before they lose the connection; what shows toasts comes after the first screen.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((each) => /\/toasts\.\w+\.js$/.test(each.name) && (each as PerformanceResourceTiming).responseEnd > 0),
  );
  await context.setOffline(true);
  await see(page, 'Please check your internet connection');
  await context.setOffline(false);
  await see(page, 'You are online');
  await until('no toast', async () => (await page.locator('.toast').count()) === 0);
});

test('at 992, 375 and 360 px nothing scrolls sideways, and below 992 px the menu opens over the page [2.48, E12.1]', async ({
  newProfile,
  console: { url },
}) => {
  const page = await newProfile({ width: 992, height: 812 });
  await signInAs(page, url, 3);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.ok(await fitsSideways(page));
  assert.ok(await menu(page).isVisible());
  const opener = page.getByRole('button', { name: 'Collapse or expand the sidebar' });
  for (const width of [375, 360]) {
    await page.setViewportSize({ width, height: 812 });
    await menu(page).waitFor({ state: 'detached' });
    assert.ok(await fitsSideways(page));
    await opener.click();
    await menu(page).waitFor();
    await expectWhole(page, 'the menu over the page');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'detached' });
  }
  await opener.click();
  await menu(page).getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
  await menu(page).waitFor({ state: 'detached' });
  assert.ok(await fitsSideways(page));
});
