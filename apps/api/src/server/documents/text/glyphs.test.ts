import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { drawInvoice } from '../invoice/draw-invoice';
import { fontFolder, testFonts } from '../testing/fonts';
import { paperWith } from '../testing/paper';
import { drawnTexts } from '../testing/pdf-glyphs';
import { readPages, textByPdfium, textOf } from '../testing/pdf-text';
import { sfntOf } from './sfnt';

const names = {
  'noto-sans/files/noto-sans-latin': [
    'Suresh Rao',
    'Zoë Müller',
    'François Lefèvre',
    'Óscar Núñez',
    'Håkon Ås',
    'Affif Fiffi',
    'Ana-María d’Arcy',
    'Jürgen (Jr.) Weiß',
  ],
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari': [
    'क्षितिज',
    'सुरेश राव',
    'श्री कृष्ण',
    'क्षत्रिय',
    'हिन्दी',
    'ट्रिंकू',
    'गंगा',
    'शक्\u200dति',
    'ज्ञानेश्वर',
    'प्रज्ञा',
    'अर्जुन',
    'विश्वनाथ',
    'लक्ष्मी',
    'ऋत्विक',
  ],
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic': [
    'علي',
    'محمد عبد الله',
    'فاطمة',
    'مُحَمَّد',
    'لؤي',
    'الآء',
    'شركة للتعليم',
    'عائشة',
  ],
};

const all = Object.values(names).flat();

const drawNames = async (): Promise<Buffer> => {
  const { billTo } = paperWith();
  return drawInvoice(paperWith({ billTo: { ...billTo, address: all.join('\n') } }), await testFonts());
};

test('M53 a PDF draws the glyphs that HarfBuzz gives for 30 names in three scripts', async () => {
  const harfbuzz = await import('harfbuzzjs');
  expect(all).toHaveLength(30);
  const drawn = drawnTexts(await drawNames());
  // The names are below the payer's own name, in its column.
  const column = drawn.find(({ x }) => x > 200 && x < 300)?.x;
  const texts = drawn.filter(({ x }) => x === column).slice(2);
  let at = 0;
  for (const [file, list] of Object.entries(names)) {
    const sfnt = sfntOf(readFileSync(path.join(fontFolder, `${file}-400-normal.woff`)));
    const original = create(sfnt);
    const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt))));
    for (const name of list) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(name);
      buffer.guessSegmentProperties();
      harfbuzz.shape(shaper, buffer);
      const expected = buffer.getGlyphInfos().map(({ codepoint }) => original.getGlyph(codepoint).path.toSVG());
      const { font, glyphs } = texts[at] ?? { glyphs: [] };
      expect([name, glyphs.map((glyph) => font?.getGlyph(glyph).path.toSVG())]).toEqual([name, expected]);
      at += 1;
    }
  }
  expect(texts.length).toBeGreaterThanOrEqual(at);
});

/** Readers take a glyph with a mark for one without width and copy spaces into words. They leave out joiners. */
const signsAlone = (text: string): string => text.replace(/[\s\p{Cf}]/gu, '');

test('M53 the signs of 30 names are copied out of a PDF in their order', async () => {
  const copied = signsAlone(textOf(await readPages(await drawNames())));
  expect(all.filter((name) => !copied.includes(signsAlone(name)))).toEqual([]);
});

/** PDFium turns text from right to left round, sign by sign, and puts short vowels in front of their letters. */
const lettersAlone = (text: string): string => signsAlone(text).replace(/[\u064b-\u0652]/g, '');

test('M53: a second reader, PDFium, copies the same 30 names, short vowels of Arabic left out', async () => {
  const copied = lettersAlone(await textByPdfium(await drawNames()));
  expect(all.filter((name) => !copied.includes(lettersAlone(name)))).toEqual([]);
});
