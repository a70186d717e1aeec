/** The kit's page: every part in every state, light and dark, wide and on a phone, for eyes, screen readers and keys. No console, nobody signs in. */
import { expectAxeClean, fitsSideways, inDark, kitTest } from './harness';
import { inEach, storiesOf } from './kit/stories';

for (const width of [1440, 375]) {
  kitTest(`Every part in every state is axe clean in light and dark, and nothing scrolls sideways, at ${width} px`, async ({ page, kit }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await inEach(page, await storiesOf(page, kit), async (_story, name) => {
      await expectAxeClean(page, name);
      if (!(await fitsSideways(page))) throw new Error('it scrolls sideways');
      // Dark is the same page in other colours.
      await inDark(page);
      await expectAxeClean(page, `${name}, dark`, ['color-contrast']);
    });
  });
}
