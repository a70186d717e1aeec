import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The first sign that Liberation Sans has no glyph for, in the folder `fonts`; undefined where it has them all. Joiners need none. */
export const missingSign = async (fonts: string, texts: readonly string[]): Promise<string | undefined> => {
  const { create } = await import('fontkit');
  const font = create(await readFile(path.join(fonts, 'LiberationSans-Regular.ttf')));
  const signs = new Set(texts.join('').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  return [...signs].find((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!));
};
