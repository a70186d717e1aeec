import type { Fonts } from './text/fonts';

/** The fonts of papers in a folder, opened at their first use and kept for the life of the process. */
export const paperFontsIn = (folder: string): (() => Promise<Fonts>) => {
  let opened: Promise<Fonts> | undefined;
  return () => (opened ??= import('./text/fonts').then(({ openFonts }) => openFonts(folder)));
};
