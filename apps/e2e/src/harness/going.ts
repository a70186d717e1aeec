import type { Page } from 'playwright-core';

/** Goes to a screen by its entry in the menu. */
export const goTo = (page: Page, title: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title, exact: true }).click();

/** Opens the overview of remotes by the menu and the tabs of the settings. */
export const goToRemotes = async (page: Page): Promise<void> => {
  await goTo(page, 'Settings');
  await page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: 'Remotes', exact: true })
    .click();
};

/** Waits until the screen of this title is there. */
export const heading = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** When the page was loaded: another value means that it was reloaded. */
export const timeOrigin = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);
