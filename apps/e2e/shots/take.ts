import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { inDark, settled } from '../src/harness/theme';
import type { Width } from './cells';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The picture of a cell or of a part of the kit, below the folder of all: `faqs/list-1440-dark.png`. */
export const pictureOf = (name: string, width: Width, scheme: Scheme): string => `${name}-${width}-${scheme}.png`;

/** Pictures the current page in both themes; fails when it scrolls sideways. */
export const takeBoth = async (folder: string, name: string, width: Width, page: Page): Promise<void> => {
  for (const scheme of schemes) {
    if (scheme === 'dark') await inDark(page);
    await settled(page);
    const file = path.join(folder, pictureOf(name, width, scheme));
    await mkdir(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file, caret: 'initial' });
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) throw new Error(`the page is ${wide} px wide`);
};
