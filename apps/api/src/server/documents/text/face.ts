import { readFileSync } from 'node:fs';
import type * as fontkit from 'fontkit';
import type * as harfbuzz from 'harfbuzzjs';
import { codedFont } from './coded-font';
import { sfntOf } from './sfnt';
import { dealtSigns } from './dealt-signs';

/** Code that shapes text. It is loaded late: few processes make a document. */
export interface Shaping {
  readonly fontkit: Pick<typeof fontkit, 'create'>;
  readonly harfbuzz: typeof harfbuzz;
  /** The sign that mirrors this one in text from right to left. */
  readonly mirrored: (sign: string) => string | null;
  /** HarfBuzz frees a buffer only when its object is collected, so all fonts use one. */
  readonly buffer: harfbuzz.Buffer;
}

/** One font file. */
export interface Face {
  /** The name that a document registers it by. */
  readonly name: string;
  /** For PDFKit: fontkit's font with the layout of HarfBuzz. The feature 'rtl' lays out a run from right to left. */
  readonly font: fontkit.Font;
  has(codePoint: number): boolean;
  /** Width of a run in ems. */
  width(text: string, rtl: boolean): number;
}

export const featuresOf = (rtl: boolean): readonly string[] => (rtl ? ['rtl'] : []);

/** Reads a WOFF file. @throws when the file is missing or no WOFF. */
export const openFace = (name: string, file: string, { fontkit, harfbuzz, mirrored, buffer }: Shaping): Face => {
  const sfnt = sfntOf(readFileSync(file));
  const base = fontkit.create(sfnt);
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt))));
  const shape = (text: string, rtl: boolean): void => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(rtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(shaper, buffer);
  };
  const font = codedFont(base, (text, rtl) => {
    shape(text, rtl);
    const infos = buffer.getGlyphInfos();
    const signs = dealtSigns(
      text,
      infos.map(({ cluster }) => cluster),
      rtl ? (sign) => mirrored(sign) ?? sign : undefined,
    );
    const positions = buffer.getGlyphPositions();
    return infos.map(({ codepoint: glyph }, at) => ({ glyph, signs: signs[at] ?? '', position: positions[at] }));
  });
  return {
    name,
    font,
    has: (codePoint) => base.hasGlyphForCodePoint(codePoint),
    width: (text, rtl) => font.layout(text, featuresOf(rtl)).advanceWidth / base.unitsPerEm,
  };
};
