import type { Locator, Page, Response } from 'playwright-core';
import { serve } from '@lectern/tools/remotes/serve';
import { goToRemotes } from '../harness';
import { renumbered } from '../harness/renumbered';

/** The version that a served build has. */
export const version = '9.9.9-goverride';
/** The badge of an override. */
export const bar = (page: Page) => page.getByRole('complementary', { name: 'Override' });
/** The version in the place of a remote's list, once the list is there. */
export const versionShown = async (page: Page, remote = 'content-mfe', title = 'FAQs'): Promise<string | null> => {
  const place = page.locator(`main [data-remote^="${remote}@"]`);
  await place.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  return place.getAttribute('data-remote');
};
export const policyOf = (response: Response | null): string => response?.headers()['content-security-policy'] ?? '';
export const reset = (page: Page) => bar(page).getByRole('link', { name: 'Reset content-mfe' });

/** Serves a build of a remote as `npm run remotes -- serve` does, as long as `work` takes; `change` may change a file's text. */
export const serving = async (
  remote: string,
  port: number,
  work: (origin: string) => Promise<void>,
  change?: (file: string, text: string) => string,
): Promise<void> => {
  const { folder, remove } = await renumbered(remote, version, change);
  const { origin, close } = await serve(folder, remote, port);
  try {
    await work(origin);
  } finally {
    await close();
    await remove();
  }
};

/** Opens the question from the remotes overview. */
export const askInOverview = async (page: Page, remote = 'content-mfe'): Promise<void> => {
  await goToRemotes(page);
  await page
    .getByRole('button', { name: `Actions for ${remote}`, exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Override for me…' }).click();
};

/** Answers the question; a reload follows. */
export const start = async (page: Page, url: string): Promise<Response | null> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Origin').fill(url);
  await dialog.getByLabel('Reason').fill('The new list before it is published');
  const [loaded] = await Promise.all([
    page.waitForResponse((answer) => answer.request().isNavigationRequest()),
    dialog.getByRole('button', { name: 'Start override' }).click(),
  ]);
  await bar(page).waitFor();
  return loaded;
};

/** Why a text can't be read whole where it is: not there, cut by what holds it, or behind something else; nothing where it can. */
export const seen = (within: Locator, text: string | RegExp): Promise<string[]> =>
  within.evaluate(
    (holder, source) => {
      const wanted = new RegExp(source);
      const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const found = wanted.exec(node.textContent ?? '');
        if (!found) continue;
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
          const isTop = holder.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          const cutting: string[] = [];
          for (let at = node.parentElement; at && holder.contains(at); at = at.parentElement) {
            const box = at.getBoundingClientRect();
            const isCut =
              getComputedStyle(at).overflow !== 'visible' &&
              (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1);
            if (isCut) cutting.push(`cut by ${at.tagName}.${at.className}`);
          }
          return [...cutting, ...(isTop ? [] : ['behind something else'])];
        });
      }
      return ['not there'];
    },
    typeof text === 'string' ? text.replace(/[.]/g, '\\.') : text.source,
  );
