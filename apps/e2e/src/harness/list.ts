import type { Page } from 'playwright-core';

/** The names in the rows of the list, from the top. */
export const namesShown = (page: Page): Promise<string[]> => page.locator('[data-row] .row-name').allTextContents();
