/** What every screen keeps, one line a route in `screens/lines.ts`. What a screen does beyond it is in its own file, what its parts do in the kit. */
import type { Page } from 'playwright-core';
import { couponCalls } from '@lectern/contract/commerce';
import { libraryItemCalls } from '@lectern/contract/content';
import { batchCalls, studentCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { callAs } from './faqs/setup';
import { expect, test, type Visitor } from './fixtures';
import { expectDark, expectWhole, type Console } from './harness';
import { keysOf } from './harness/keyboard';
import { screens, type ScreenLine } from './screens/lines';
import { expectListFits, lists } from './screens/widths';

/** Whole at this width. */
const expectWholeAt = async (page: Page, where: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await expectWhole(page, where);
};

type Named = (text: string) => string;

const recordsOf = async (page: Page) => {
  const { items: students } = await callAs(page, studentCalls.list, { limit: 1 });
  const { items: coupons } = await callAs(page, couponCalls.list, { q: 'welcome50' });
  const { items: campaigns } = await callAs(page, couponCalls.list, {
    q: 'logic quiz',
    filter: { kind: 'eq:marketing' },
  });
  const { items: accounts } = await callAs(page, userCalls.list, { filter: { audience: 'eq:staff' }, limit: 1 });
  const { items: kept } = await callAs(page, libraryItemCalls.list, { limit: 1 });
  // The first that began has all; the newest may have begun today, and nobody has written in it.
  const { items: batches } = await callAs(page, batchCalls.list, {
    filter: { status: 'eq:3' },
    sort: 'startsAt',
    limit: 1,
  });
  const batch = batches[0] && { id: batches[0].id, name: batches[0].title };
  const item = kept[0] && { id: kept[0].id, name: kept[0].title };
  return { student: students[0], coupon: coupons[0], campaign: campaigns[0], account: accounts[0], item, batch };
};

/** Records of the demo data by the address of their console: asked once, for nobody writes. */
const records = new Map<string, Awaited<ReturnType<typeof recordsOf>>>();

/** Opens the screen as the person of its line, with ids of the demo data in the place of their names; returns the page and what puts the names there. */
const open = async (
  visit: (who: Visitor, path: string) => Promise<Page>,
  { url }: Console,
  { path, who = 1 }: ScreenLine,
): Promise<{ readonly page: Page; readonly named: Named }> => {
  if (!path.includes('=:')) return { page: await visit(who, path), named: (text) => text };
  const known = records.get(url) ?? (await recordsOf(await visit(who, '/')));
  records.set(url, known);
  const filled = (text: string, of: 'id' | 'name'): string =>
    Object.entries(known).reduce((all, [word, record]) => all.replace(`:${word}`, String(record?.[of])), text);
  return { page: await visit(who, filled(path, 'id')), named: (text) => filled(text, 'name') };
};

// None of them writes, so both workers take of them, each with a console of its own.
test.use({ consoleFor: 'readers' });
test.describe.configure({ mode: 'parallel' });

for (const line of screens) {
  const { path, title, ready = '[data-row]', primary, opens, under } = line;
  const columns = lists.has(line) ? ', its first column keeps 180 px and none is cut' : '';
  test(`${path} loads without an error, is whole at every width and in both themes${columns}, and Tab reaches “${primary}” [E12.1, E13.1]`, async ({
    visit,
    console,
  }) => {
    const { page, named } = await open(visit, console, line);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await expect(page).toHaveTitle(`${named(title)} | Lectern`);
    await expect(page.locator('nav[aria-label=Main] [aria-current=page]')).toHaveText(under ? [under] : []);
    for (const width of [360, 992, 1440]) await expectWholeAt(page, path, width);
    await expectDark(page, path);
    if (columns) await expectListFits(page, path);
    // From the title on: the menu before it may have an entry of the same name.
    await page.locator('h1').focus();
    await keysOf(page).tabTo(named(primary));
    if (!opens) return;
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: opens, exact: true }).waitFor();
    // The page behind it has been looked at.
    await expectDark(page, opens, '[role=dialog]');
    for (const width of [1440, 992, 360]) await expectWholeAt(page, opens, width);
  });
}
