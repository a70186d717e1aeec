import type { Page } from 'playwright-core';

const inTheme = async (page: Page, theme: 'dark' | 'light'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
};

/** Shows the page as to a person who chose the dark theme; nothing of it is stored. */
export const inDark = (page: Page): Promise<void> => inTheme(page, 'dark');
/** The same for the light theme. */
export const inLight = (page: Page): Promise<void> => inTheme(page, 'light');

/** Waits until fonts are there and nothing is half-way through a transition. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    while (
      document
        .getAnimations()
        .some((each) => each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity)
    )
      await new Promise(requestAnimationFrame);
  });
