import { median, percentile, rounded } from '@lectern/tools/bench/statistics';
import { drawInvoice } from '../src/server/documents/invoice/draw-invoice';
import { testFonts } from '../src/server/documents/testing/fonts';
import { paperWith } from '../src/server/documents/testing/paper';
import { readPages } from '../src/server/documents/testing/pdf-text';
import type { Note } from '.';
import { inPairs } from './in-pairs';

const papersOfRound = 50;

/** The names of the fonts that a PDF holds. */
const fontsIn = (bytes: Buffer): readonly string[] => [
  ...new Set(Array.from(bytes.toString('latin1').matchAll(/\/FontName \/\w{6}\+([\w-]+)/g), ([, name = '']) => name)),
];

const p95Of = async (draw: () => Promise<Buffer>): Promise<number> => {
  const times: number[] = [];
  for (let paper = 0; paper < papersOfRound; paper += 1) {
    const began = performance.now();
    await draw();
    times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
};

/** The p95 of an invoice's PDF ÷ of a bare page of PDFKit, in turns. Text, places and opened fonts are the same. */
export const benchInvoicePdf = async (rounds: number, note: Note): Promise<void> => {
  const fonts = await testFonts();
  const { default: Document } = await import('pdfkit');
  const paper = paperWith({ learnerName: 'Meera Rao', note: 'Thank you.' });
  const drawn = await drawInvoice(paper, fonts);
  const [page] = await readPages(drawn);
  const { height, items } = page!;
  // Each stretch has one face, that of its first sign. Half of them are bold, so that the same files are embedded.
  const placed = items.flatMap(({ text, x, y }, at) => {
    const weight = at % 2 === 0 ? 'regular' : 'bold';
    return [...text.matchAll(/₹|[^₹]+/g)].map(([part]) => ({
      part,
      x,
      y: height - y,
      face: fonts.faceOf(weight, part[0]!),
    }));
  });
  const bare = async (): Promise<Buffer> => {
    const pdf = new Document({
      ...{ size: 'A4', margin: 0, font: null, bufferPages: false },
      lang: 'en-GB',
      displayTitle: true,
      info: {},
    });
    for (const { part, x, y, face } of placed)
      pdf
        .registerFont(face.name, face.font)
        .font(face.name)
        .fontSize(9)
        .text(part, x, y, { lineBreak: false, baseline: 'alphabetic' });
    pdf.end();
    const chunks: Buffer[] = [];
    for await (const chunk of pdf) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const [own, other] = [fontsIn(drawn), fontsIn(await bare())].map((names) => [...names].sort().join());
  if (own !== other) throw new Error(`the invoice holds ${own}, the bare page ${other}`);
  const measured = await inPairs(
    rounds,
    () => p95Of(() => drawInvoice(paper, fonts)),
    () => p95Of(bare),
  );
  const [ours, bares] = [median(measured.ours), median(measured.bare)];
  note(
    'invoice.pdf_ratio',
    ours / bares,
    `p95 of ${papersOfRound} ${rounded(ours)} ms, bare ${rounded(bares)} ms, ${rounds} rounds`,
  );
};
