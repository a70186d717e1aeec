/** What every list does, walked on the students: Back restores, columns are kept, filters have types, many are acted on at once. */
import type { Page } from 'playwright-core';
import { studentCalls } from '@lectern/contract/people';
import { sessionCalls } from '@lectern/contract/platform';
import { test } from './fixtures';
import { fitsSideways, see, signInAs, until } from './harness';
import { callAs } from './faqs/setup';
import { closeFilter, namesShown, openFilter } from './harness/list';

const screen = '/student';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const rows = (page: Page) => page.locator('[data-row]');
const heads = (page: Page): Promise<string[]> => page.locator('.list-table thead th[data-column]').allTextContents();

for (const width of [1440, 375])
  test(`List: filter, page 3, open, Back: page, scroll and row are there again before any request, at ${width} px [E1.1, E1.3]`, async ({
    page,
    console,
  }) => {
    await page.setViewportSize({ width, height: 480 });
    await signInAs(page, console.url, 1, screen);
    await rows(page).first().waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Active');
    await page.waitForURL(/active/);
    await page.getByLabel('Rows per page').waitFor();
    await page.goto(`${page.url()}&limit=10`);
    await rows(page).first().waitFor();
    for (const from of ['11–20', '21–30']) {
      const earlier = (await namesShown(page)).join();
      await button(page, 'Next page').click();
      await see(page, new RegExp(from));
      await until('the next rows stand there', async () => (await namesShown(page)).join() !== earlier);
    }
    const [before, address] = [await namesShown(page), page.url()];
    const row = rows(page).nth(8);
    await row.scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => window.scrollY);
    if (scroll === 0) throw new Error('nothing is scrolled');
    await row.locator('.row-name').click();
    await page.getByRole('heading', { name: before[8] ?? '', exact: true }).waitFor();
    if ((await page.evaluate(() => window.scrollY)) !== 0) throw new Error('the next screen does not begin at its top');
    let requestCount = 0;
    await page.route('**/api/student/list*', () => void (requestCount += 1)); // never answered
    await page.goBack();
    await until('the same rows stand there', async () => (await namesShown(page)).join() === before.join());
    await until('the row has the focus', () =>
      page.evaluate(
        (index) => document.activeElement?.closest('[data-row]') === document.querySelectorAll('[data-row]')[index],
        8,
      ),
    );
    if (page.url() !== address) throw new Error(page.url());
    if ((await page.evaluate(() => window.scrollY)) !== scroll)
      throw new Error(`scrolled to ${await page.evaluate(() => window.scrollY)}, not ${scroll}`);
    await until('whatever was asked has not been needed', () => requestCount <= 1);
  });

test('List: columns are chosen, moved and widened by keyboard, and stand so after a reload; so does the density [E13.3]', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, screen);
  await rows(page).first().waitFor();
  const declared = await heads(page);
  await button(page, 'Choose columns').click();
  const menu = page.getByRole('dialog', { name: 'Columns' });
  await menu.getByRole('checkbox', { name: 'E-mail' }).focus();
  await page.keyboard.press('Space');
  await menu.getByRole('checkbox', { name: 'Last changed' }).press('Space');
  await menu.getByRole('button', { name: 'Move Status' }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await menu.getByLabel('Width of Mobile').selectOption({ label: 'Medium' });
  await page.keyboard.press('Escape');
  await button(page, 'Density: comfortable').click();
  const arranged = ['Name', 'Mobile', 'Country', 'Owner', 'Status', 'Lead status', 'Created', 'Last changed'];
  await until('the columns are arranged', async () => (await heads(page)).join() === arranged.join());
  await until(
    'they are kept',
    async () => (await callAs(page, sessionCalls.read, {})).user.preferences.columns?.['student']?.widths !== undefined,
  );
  await page.reload();
  await rows(page).first().waitFor();
  if ((await heads(page)).join() !== arranged.join()) throw new Error((await heads(page)).join());
  await page.locator('.list-table[data-density=compact]').waitFor();
  const edge = await page.locator('th[data-column=mobile]').boundingBox();
  if (!edge) throw new Error('no head');
  await page.mouse.move(edge.x + edge.width, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width + 60, edge.y + 10, { steps: 3 });
  await page.mouse.up();
  await until(
    'the column is as wide as drawn',
    async () =>
      Math.abs(((await page.locator('th[data-column=mobile]').boundingBox())?.width ?? 0) - edge.width - 60) < 8,
  );
  await button(page, 'Choose columns').click();
  await menu.getByRole('button', { name: 'Reset' }).click();
  await until('the columns stand as declared', async () => (await heads(page)).join() === declared.join());
});

test('List: filters of text and time are combined, shown in chips, and empty lists say what narrows them', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, screen);
  await rows(page).first().waitFor();
  const menu = await openFilter(page, 'Name');
  await menu.getByLabel('Name: how').selectOption('starts');
  await menu.getByLabel('Name', { exact: true }).fill('S');
  await menu.getByLabel('Name', { exact: true }).press('Enter');
  await until('only names with S', async () => (await namesShown(page)).every((name) => name.startsWith('S')));
  await menu.getByRole('button', { name: 'All fields' }).click();
  await menu.getByRole('button', { name: 'Name starts with S', exact: true }).waitFor();
  await menu.getByRole('button', { name: 'Created', exact: true }).click();
  await menu.getByLabel('Created: how').selectOption('between');
  await menu.getByLabel('Created, from').fill('2026-01-01');
  await menu.getByLabel('Created, to').fill('2026-12-31');
  await closeFilter(page);
  await page.getByRole('list', { name: 'Filters' }).getByText('1 Jan 2026 and 31 Dec 2026').waitFor();
  await page.goto(`${console.url}${screen}?filter[name]=starts:Qq&filter[status]=eq:active`);
  await see(page, /You see only: Name starts with Qq, Status is Active\./);
  await button(page, 'Remove filter Name').click();
  await rows(page).first().waitFor();
});

for (const width of [1440, 375])
  test(`List: all that match are acted on, with progress, the skipped rows and why, at ${width} px [E4.3]`, async ({
    page,
    console,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const [from, to] = width > 600 ? ['contacted', 'demo'] : ['new', 'contacted'];
    await signInAs(page, console.url, 1, `${screen}?filter[leadState]=eq:${from}&limit=5`);
    await rows(page).first().waitFor();
    const matching = async (): Promise<number> =>
      (await callAs(page, studentCalls.list, { filter: { leadState: `eq:${from}` }, limit: 1 })).total;
    const total = await matching();
    if (width > 600) {
      await page.getByRole('checkbox', { name: 'Select this page' }).check();
      await see(page, '5 selected');
    } else await rows(page).first().getByRole('checkbox').check();
    await button(page, `Select all ${total} matching`).click();
    await see(page, `All ${total} matching selected`);
    if (!(await fitsSideways(page))) throw new Error('scrolls sideways');
    await button(page, 'Delete…').click();
    await see(page, `Type ${total} to confirm`);
    await button(page, 'Cancel').click();
    await button(page, 'Change lead status…').click();
    await page.getByLabel('Lead status', { exact: true }).selectOption(to);
    await button(page, 'Change lead status').click();
    await page.getByRole('status', { name: 'Update lead status' }).getByText(/done/).waitFor();
    await until(
      'the list is read anew',
      async () => (await matching()) < total && !(await page.getByText(`of ${total}`).isVisible()),
    );
    await button(page, 'Close Update lead status').click();
  });
