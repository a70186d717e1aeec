/** The kit's page: every part in every state, light and dark, wide and on a phone, for eyes, screen readers and keys. No console, nobody signs in. */
import { test } from './fixtures';
import { contrast, expectAxeClean, fitsSideways, inDark } from './harness';
import { arrowThrough, escCloses, tabThrough } from './kit/keys';
import { inEach, storiesOf } from './kit/stories';

// Long ones: both workers take of them.
test.use({ consoleFor: 'readers' });
test.describe.configure({ mode: 'parallel' });

for (const width of [1440, 375]) {
  test(`Every part in every state is axe clean in light and dark, and nothing scrolls sideways, at ${width} px`, async ({
    page,
    kit,
  }) => {
    const stories = await storiesOf(page, kit, width);
    await inEach(page, stories, async (_story, name) => {
      if (!(await fitsSideways(page))) throw new Error('it scrolls sideways');
      if (width < 1440) return expectAxeClean(page, name, { besides: contrast });
      await expectAxeClean(page, name);
      // Dark is the same page in other colours.
      await inDark(page);
      await expectAxeClean(page, `${name}, dark`, { only: contrast });
    });
  });
}

test('Tab reaches every control of every part in every state and shows where it is, arrows reach each entry of a menu, and Esc closes what is open', async ({
  page,
  kit,
}) => {
  const stories = await storiesOf(page, kit, 1440);
  await inEach(page, stories, async ({ closes }) => {
    if ((await page.locator('[role=menu]').count()) > 0) await arrowThrough(page);
    else await tabThrough(page);
    if (closes) await escCloses(page);
  });
});
