import type { Fonts } from '../text/fonts';
import { drawFeet } from './foot';
import { drawHead, drawParties } from './head';
import { drawItem } from './item';
import type { Paper } from './paper';
import { below, margin, type Sheet } from './sheet';
import { drawTotals } from './totals';
import { titleOf } from './words';

const footHeight = 22;

/**
 * Draws a paper as a tagged PDF of A4 pages. The same paper gives the same bytes. `fonts` are opened once a process.
 * @throws MissingGlyph when no font has a sign of the paper
 */
export const drawInvoice = async (paper: Paper, fonts: Fonts): Promise<Buffer> => {
  // It takes a fifth of a second to load, and few processes make a document.
  const { default: Document } = await import('pdfkit');
  const title = `${titleOf(paper)} ${paper.numberText}`;
  const pdf = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: null,
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    // The file's id is made of these, so nothing of the moment of drawing is in it.
    info: { Title: title, Author: paper.soldBy.name, Creator: 'Lectern', CreationDate: paper.issuedAt },
  });
  const { width, height } = pdf.page;
  const foot = height - margin - footHeight;
  const sheet: Sheet = { pdf, fonts, top: margin, bottom: foot - 12 };
  const whole = { x: margin, width: width - 2 * margin };
  const document = pdf.struct('Document', { title });
  pdf.addStructure(document);
  const parties = drawHead(sheet, document, paper, whole, { page: 0, y: margin });
  const item = drawParties(sheet, document, paper, whole, parties);
  const totals = drawItem(sheet, document, paper, whole, below(item, 22));
  drawTotals(sheet, document, paper, whole, totals);
  drawFeet(sheet, paper, whole, foot);
  document.end();
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
