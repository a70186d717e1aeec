import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

interface PdfObject {
  readonly dictionary: string;
  readonly body: Buffer;
}

/** A text as the content of a page draws it. Font and glyphs are those of the PDF. */
export interface DrawnText {
  readonly x: number;
  readonly y: number;
  readonly font: Font;
  readonly glyphs: readonly number[];
}

/** Objects of a PDF without object streams, which is how PDFKit writes them. */
const objectsOf = (pdf: Buffer): ReadonlyMap<string, PdfObject> => {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', 2: dictionary = '', 3: stream, index, 0: all } of text.matchAll(
    /(?<=\n)(\d+) 0 obj\n([\s\S]*?)\n(?:(stream)\n|endobj)/g,
  )) {
    const start = index + all.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const stored = stream ? pdf.subarray(start, start + length) : Buffer.alloc(0);
    objects.set(id, { dictionary, body: dictionary.includes('/FlateDecode') ? inflateSync(stored) : stored });
  }
  return objects;
};

/** Texts of a PDF in the order of drawing. They are read from its content and its own fonts, with no help of what made them. */
export const drawnTexts = (pdf: Buffer): readonly DrawnText[] => {
  const objects = objectsOf(pdf);
  const follow = (from: PdfObject | undefined, key: string): PdfObject | undefined =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from?.dictionary ?? '')?.[1] ?? '');
  const fonts = new Map<string, Font>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const file = follow(follow(follow(objects.get(id), 'DescendantFonts'), 'FontDescriptor'), 'FontFile2');
      if (file && !fonts.has(name)) fonts.set(name, create(file.body));
    }
  const texts: DrawnText[] = [];
  for (const page of objects.values()) {
    if (!/\/Type \/Page\b(?!s)/.test(page.dictionary)) continue;
    const content = follow(page, 'Contents')?.body.toString('latin1') ?? '';
    for (const [block] of content.matchAll(/\bBT\n[\s\S]*?\nET\b/g)) {
      const font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
      const [, x, y] = /1 0 0 1 ([\d.]+) ([\d.]+) Tm/.exec(block) ?? [];
      const codes = Array.from(block.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => hex).join('');
      if (font)
        texts.push({
          x: Number(x),
          y: Number(y),
          font,
          glyphs: (codes.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)),
        });
    }
  }
  return texts;
};
