import type { Font, GlyphPosition, RunGlyph } from 'fontkit';
import { kept } from './kept';

/** A glyph of a shaped run and the text that it is copied as. The position is in units of the font. */
export interface ShapedGlyph {
  readonly glyph: number;
  readonly signs: string;
  readonly position?: Readonly<GlyphPosition>;
}

/** Codes below are glyphs of the font itself. */
const firstCode = 0x10000;

const nowhere = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 } as const;

/**
 * A fontkit font that lays out text by `shape`. A PDF has one text for each glyph, but a glyph can mean several. So a pair of glyph and
 * text gets its own code and its own place in the subset.
 */
export const codedFont = (base: Font, shape: (text: string, rtl: boolean) => readonly ShapedGlyph[]): Font => {
  const codes = new Map<string, RunGlyph>();
  const glyphs: number[] = [];
  const coded = (glyph: number, signs: string): RunGlyph => {
    const key = `${glyph} ${signs}`;
    const known = codes.get(key);
    if (known) return known;
    const made = {
      id: firstCode + glyphs.push(glyph) - 1,
      advanceWidth: base.getGlyph(glyph).advanceWidth,
      codePoints: Array.from(signs, (sign) => sign.codePointAt(0) ?? 0),
    };
    codes.set(key, made);
    return made;
  };
  const runs = { ltr: kept(2000, (text) => shape(text, false)), rtl: kept(2000, (text) => shape(text, true)) };
  const font: Font = Object.create(base);
  font.layout = (text, features = []) => {
    const run = runs[features.includes('rtl') ? 'rtl' : 'ltr'](text);
    // PDFKit scales the positions in their place, so each run has copies.
    const positions = run.map(({ position: { xAdvance, yAdvance, xOffset, yOffset } = nowhere }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    return {
      glyphs: run.map(({ glyph, signs }) => coded(glyph, signs)),
      positions,
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };
  font.createSubset = () => {
    const subset = base.createSubset();
    const include = subset.includeGlyph.bind(subset);
    const places = new Map<number, number>();
    subset.includeGlyph = (code) => {
      const glyph = glyphs[code - firstCode];
      if (glyph === undefined) return include(code);
      const known = places.get(code);
      if (known !== undefined) return known;
      const place = subset.glyphs.push(glyph) - 1;
      places.set(code, place);
      return place;
    };
    return subset;
  };
  return font;
};
