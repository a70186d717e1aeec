// fontkit comes without types: what the API's documents use of it.
declare module 'fontkit' {
  /** A glyph of a run. */
  export interface RunGlyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }
  export interface Glyph extends RunGlyph {
    readonly path: { toSVG(): string };
  }
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    readonly glyphs: readonly RunGlyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Subset {
    readonly glyphs: number[];
    includeGlyph(glyph: number): number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly postscriptName: string;
    layout(text: string, features?: readonly string[]): GlyphRun;
    getGlyph(id: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    createSubset(): Subset;
  }
  export function create(file: Uint8Array): Font;
}
