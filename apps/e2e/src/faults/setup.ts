import type { Locator, Page } from 'playwright-core';

/** The style sheet of the faulty release's one sound screen, in a regular expression's source. */
export const style = 'sound\\.[0-9a-f]+\\.css';

/** The panel in the remote's place. */
export const panelOf = (page: Page): Locator => page.getByRole('main').getByRole('alert');

/** What the panel says, once it is there. */
export const panel = async (page: Page): Promise<string> => {
  const alert = panelOf(page);
  await alert.waitFor();
  return alert.innerText();
};
