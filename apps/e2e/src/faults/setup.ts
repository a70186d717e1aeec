import type { Page } from 'playwright-core';

/** The style sheet of the faulty release's one sound screen, in a regular expression's source. */
export const style = 'sound\\.[0-9a-f]+\\.css';

/** The panel in the remote's place, once it is there. */
export const panel = async (page: Page): Promise<string> => {
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  return alert.innerText();
};
