import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds on the page's own clock at the first paint after `selector` matched. */
    benchPainted?: (selector: string) => Promise<number>;
  }
}

/** Gives every page of the context the clock, and, if asked, the sign that the person saves data (no prefetch). */
export const installClock = async (context: BrowserContext, { saveData = false } = {}): Promise<void> => {
  // tsx names functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    window.benchPainted = (selector) =>
      new Promise((resolve) => {
        const painted = () =>
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now());
            channel.port2.postMessage(undefined);
          });
        if (document.querySelector(selector)) return painted();
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          painted();
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true });
      });
  });
  if (saveData)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => ({ saveData: true, effectiveType: '4g', addEventListener: () => undefined }),
      }),
    );
};

/** When `selector` was painted, in ms since the navigation began. */
export const paintedAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate((selector) => window.benchPainted?.(selector) ?? NaN, selector);

/** Clicks `link` without the pointer ever hovering and gives the ms until `selector` is painted. */
export const clickUntilPainted = (page: Page, link: string, selector: string): Promise<number> =>
  page.evaluate(
    async ([link, selector]) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(link)?.click();
      return ((await window.benchPainted?.(selector)) ?? NaN) - start;
    },
    [link, selector] as const,
  );
