import type { CDPSession, Page } from 'playwright-core';

const scriptMs = async (cdp: CDPSession): Promise<number> =>
  ((await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) *
  1000;

/** Script in ms that each key of `keys` costs in what has the focus, until the frame after the next is drawn. */
export const perKey = async (page: Page, keys: string): Promise<number[]> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const cost: number[] = [];
  for (const key of keys) {
    await drawn();
    const before = await scriptMs(cdp);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await drawn();
    cost.push((await scriptMs(cdp)) - before);
  }
  await cdp.detach();
  return cost;
};
