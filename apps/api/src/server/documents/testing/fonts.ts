import { testRoots } from '../../../testing/roots';
import { openFonts, type Fonts } from '../text/fonts';

export const fontFolder = testRoots.paperFonts;

let opened: Promise<Fonts> | undefined;

/** The fonts of the checkout, opened once. */
export const testFonts = (): Promise<Fonts> => (opened ??= openFonts(fontFolder));
