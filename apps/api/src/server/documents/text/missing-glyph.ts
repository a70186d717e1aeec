const codeOf = (sign: string): string =>
  Array.from(sign, (part) => `U+${(part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** No font of a document has a glyph for this sign. It stops the document: a name with a box in it is a wrong name. */
export class MissingGlyph extends Error {
  override readonly name = 'MissingGlyph';

  constructor(readonly sign: string) {
    super(`No font has a glyph for “${sign}” (${codeOf(sign)})`);
  }
}
