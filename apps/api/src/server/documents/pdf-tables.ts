import path from 'node:path';
import type PDFDocument from 'pdfkit';

/** A column of a table: its head, and its width in points. The ones without share what is left, and begin at the left. */
export interface PdfColumn {
  readonly head: string;
  readonly width?: number;
}
export interface PdfTable {
  readonly title: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
}
/** A document of tables under a title and some lines about it. */
export interface PdfPages {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly PdfTable[];
  /** What a table without rows says. */
  readonly nothing: string;
  /** The long side of the paper is its width. */
  readonly isWide?: boolean;
}

const margin = 48;
const gap = 8;
const colors = { text: '#1b1f27', quiet: '#5b6472', line: '#c9ced6' } as const;

interface Placed extends PdfColumn {
  readonly x: number;
  readonly space: number;
}

const placed = (columns: readonly PdfColumn[], whole: number): readonly Placed[] => {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const shared = (whole - fixed) / columns.filter(({ width }) => width === undefined).length;
  let x = margin;
  return columns.map((column) => {
    const space = column.width ?? shared;
    x += space;
    return { ...column, x: x - space, space: space - gap };
  });
};

const bottomOf = ({ page }: PDFDocument): number => page.height - margin - 16;

const heightOf = (pdf: PDFDocument, columns: readonly Placed[], cells: readonly string[]): number =>
  Math.max(...cells.map((cell, at) => pdf.heightOfString(cell || ' ', { width: columns[at]?.space ?? 0 }))) + 6;

/** One row at the pen's place, a line below it; the pen is below both then. */
const drawRow = (
  pdf: PDFDocument,
  columns: readonly Placed[],
  cells: readonly string[],
  height = heightOf(pdf, columns, cells),
): void => {
  const top = pdf.y;
  for (const [at, { x, space, width }] of columns.entries())
    pdf.text(cells[at] ?? '', x, top + 3, { width: space, align: width === undefined ? 'left' : 'right' });
  pdf.y = top + height;
  // A new page begins without the pen of the one before.
  pdf
    .strokeColor(colors.line)
    .lineWidth(0.5)
    .moveTo(margin, pdf.y)
    .lineTo(pdf.page.width - margin, pdf.y)
    .stroke();
};

const drawHead = (pdf: PDFDocument, columns: readonly Placed[]): void => {
  pdf.font('bold').fontSize(8).fillColor(colors.quiet);
  drawRow(
    pdf,
    columns,
    columns.map(({ head }) => head),
  );
  pdf.font('regular').fontSize(9).fillColor(colors.text);
};

/** A table; its head is repeated on each page that it goes on to. */
const drawTable = (pdf: PDFDocument, { title, columns: declared, rows }: PdfTable, nothing: string): void => {
  const columns = placed(declared, pdf.page.width - 2 * margin);
  if (pdf.y + 90 > bottomOf(pdf)) pdf.addPage();
  pdf.font('bold').fontSize(12).fillColor(colors.text);
  pdf.text(title, margin, pdf.y + 14);
  pdf.y += 4;
  if (rows.length === 0) {
    pdf.font('regular').fontSize(9).fillColor(colors.quiet).text(nothing, margin, pdf.y);
    return;
  }
  drawHead(pdf, columns);
  for (const row of rows) {
    const height = heightOf(pdf, columns, row);
    if (pdf.y + height > bottomOf(pdf)) {
      pdf.addPage();
      drawHead(pdf, columns);
    }
    drawRow(pdf, columns, row, height);
  }
};

/** 'Page 1 of 3' at the foot of each. */
const numberPages = (pdf: PDFDocument): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at);
    pdf.font('regular').fontSize(8).fillColor(colors.quiet);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    const width = pdf.page.width - 2 * margin;
    pdf.text(`Page ${at + 1} of ${count}`, margin, pdf.page.height - margin, { width, align: 'right' });
  }
};

/** Writes tables as a PDF of A4 pages, in Latin, Greek, Cyrillic and Hebrew letters. `fonts` is the folder of Liberation Sans. */
export const pdfOf = async ({ title, lines, tables, nothing, isWide }: PdfPages, fonts: string): Promise<Buffer> => {
  // It takes a fifth of a second to load, and few processes make a document.
  const { default: Document } = await import('pdfkit');
  const regular = path.join(fonts, 'LiberationSans-Regular.ttf');
  const pdf = new Document({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin,
    bufferPages: true,
    font: regular,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Creator: 'Lectern' },
  });
  pdf.registerFont('regular', regular).registerFont('bold', path.join(fonts, 'LiberationSans-Bold.ttf'));
  pdf.font('bold').fontSize(18).fillColor(colors.text).text(title, margin, margin);
  pdf.font('regular').fontSize(9).fillColor(colors.quiet);
  for (const line of lines) pdf.text(line, margin, pdf.y + 2);
  for (const table of tables) drawTable(pdf, table, nothing);
  numberPages(pdf);
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
