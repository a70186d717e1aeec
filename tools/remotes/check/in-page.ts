import type { Page } from 'playwright-core';

/**
 * Runs a function in the page with its argument. Its text is sent, so it refers to nothing outside.
 * Helpers that the build of these tools adds to it are found there.
 */
export const inPage = <A, R>(page: Page, run: (given: A) => R, given: A): Promise<Awaited<R>> =>
  page.evaluate(`(() => { const __name = (named) => named; return (${run.toString()})(${JSON.stringify(given)}); })()`);

/** Goes to one path after the other without a wait, as links of the console do: nothing is reloaded. */
export const goThrough = (page: Page, steps: readonly string[]): Promise<void> =>
  inPage(
    page,
    (paths: readonly string[]) => {
      for (const path of paths) {
        const { idx = 0 } = (history.state ?? {}) as { idx?: number };
        history.pushState({ idx: idx + 1, key: `check${idx}` }, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      }
    },
    steps,
  );
