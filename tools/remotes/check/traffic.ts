import type { Page } from 'playwright-core';

/** Counts running calls and loads. The returned function waits until none runs for a moment, at most `timeout` (ms). */
export const watchTraffic = (page: Page, timeout: number): (() => Promise<void>) => {
  let under = 0;
  const counts = (url: string): boolean => /^\/(api|remotes)\//.test(new URL(url).pathname);
  page.on('request', (request) => void (counts(request.url()) && (under += 1)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void (counts(request.url()) && (under -= 1)));
  /** After this the page has made its requests. A page that is being left makes no more. */
  const effectsRun = () =>
    page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))').catch(() => undefined);
  return async () => {
    const end = Date.now() + timeout;
    for (let calm = 0; calm < 4 && Date.now() < end; calm = under > 0 ? 0 : calm + 1) {
      await effectsRun();
      await page.waitForTimeout(50);
    }
  };
};
