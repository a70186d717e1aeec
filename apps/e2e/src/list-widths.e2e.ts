/** Every list at every width of a window on a desk, and on a phone. The choice of the columns that leave is tested in `ui-kit/src/list/fit.test.ts`. */
import { expect, test } from './fixtures';
import { fitsSideways, signInAs } from './harness';
import { columnsShown, lengthenNames, tableFaults } from './screens/list-faults';
import { screens } from './screens/lines';

const widths = [992, 1080, 1166, 1280, 1366, 1440, 1520, 1600];
/** Their rows are no table: conversations and pictures. */
const withoutTable = ['/messages/batch-list', '/library'];
const isList = ({ ready = '[data-row]', who, path }: (typeof screens)[number]): boolean =>
  who === undefined && !withoutTable.includes(path) && !path.includes('=:') && /data-(row|category)/.test(ready);
const paths = new Set(screens.filter(isList).map(({ path }) => path));

test.use({ consoleFor: 'readers' });
test.describe.configure({ mode: 'parallel' });

for (const path of paths)
  test(`the first column of ${path} keeps 180 px and nothing is cut at any width`, async ({ page, console }) => {
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await signInAs(page, console.url, 1, path);
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
  });
