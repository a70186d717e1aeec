import type { Page } from 'playwright-core';

/** Shows the page as to a person who chose the dark theme; nothing of it is stored. */
export const inDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'));
};

/** Waits until fonts are there and nothing is half-way through a transition. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  );
};
