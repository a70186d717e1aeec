import type { Locator, Page } from 'playwright-core';

/** The names in the rows of the list, from the top. */
export const namesShown = (page: Page): Promise<string[]> => page.locator('[data-row] .row-name').allTextContents();

const filters = (page: Page): Locator => page.getByRole('dialog', { name: 'Filter', exact: true });

/** Opens “+ Filter” at the values of a field that is not set yet. */
export const openFilter = async (page: Page, field: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await filters(page).getByRole('button', { name: field, exact: true }).click();
  return filters(page);
};

/** Escape twice: back to the fields, then out of the menu. */
export const closeFilter = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await filters(page).getByRole('button', { name: 'All fields' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await filters(page).waitFor({ state: 'detached' });
};
