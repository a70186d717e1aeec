import type { Page } from 'playwright-core';
import { expect } from '../fixtures';
import { fitsSideways } from '../harness';
import { screens, type ScreenLine } from './lines';
import { columnsShown, lengthenNames, tableFaults } from './list-faults';

const widths = [992, 1080, 1166, 1280, 1366, 1440, 1520, 1600];
/** Their rows are no table: conversations and pictures. */
const withoutTable = ['/messages/batch-list', '/library'];

const isList = ({ ready = '[data-row]', who, path }: ScreenLine): boolean =>
  who === undefined && !withoutTable.includes(path) && !path.includes('=:') && /data-(row|category)/.test(ready);

/** Lists of the console, each by the first line of its path. */
export const lists: ReadonlySet<ScreenLine> = new Set(
  screens.filter((line) => isList(line) && screens.find(({ path }) => path === line.path) === line),
);

/**
 * The first column keeps 180 px with long names. Nothing is cut at any width of a desk or on a phone.
 * The choice of the columns that leave is tested in `ui-kit/src/list/fit.test.ts`.
 */
export const expectListFits = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({ width: widths[0]!, height: 900 });
  await page.locator('main tbody tr:is([data-row], [data-category])').first().waitFor();
  await page.evaluate(lengthenNames);
  let before = 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(tableFaults), { message: `${path} at ${width}`, intervals: [50] })
      .toEqual([]);
    const now = await page.evaluate(columnsShown);
    expect(now, `columns of ${path} at ${width}`).toBeGreaterThanOrEqual(before);
    before = now;
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(() => fitsSideways(page), { message: `${path} at 375`, intervals: [50] }).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
};
