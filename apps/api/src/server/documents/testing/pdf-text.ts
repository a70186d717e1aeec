import { execFile } from 'node:child_process';
import path from 'node:path';

/** A stretch of text on a page. `y` is its baseline, in points from the bottom. */
interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** As it is copied. */
  readonly text: string;
  readonly items: readonly PdfItem[];
}

/** The output of a reader, which is a process of its own, for a PDF. */
const readBy = (reader: string, bytes: Buffer): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, reader)],
      { maxBuffer: 1 << 26 },
      (error, output) => (error ? reject(error) : resolve(JSON.parse(output))),
    );
    child.stdin?.end(bytes);
  });

/** Pages of a PDF as PDF.js reads them, which is Firefox's reader. */
export const readPages = async (bytes: Buffer): Promise<readonly PdfPage[]> =>
  (await readBy('read-text.mjs', bytes)) as readonly PdfPage[];

/** Text of a PDF as PDFium copies it, which is Chromium's reader. */
export const textByPdfium = async (bytes: Buffer): Promise<string> =>
  ((await readBy('read-text-pdfium.mjs', bytes)) as readonly string[]).join('\n');

export const textOf = (pages: readonly PdfPage[]): string => pages.map(({ text }) => text).join('\n');

const crossing = (one: PdfItem, other: PdfItem): boolean =>
  Math.abs(one.y - other.y) < 7 && one.x + 0.5 < other.x + other.width && other.x + 0.5 < one.x + one.width;

/** Stretches that are drawn over another one, or beyond the margin of their page. */
export const misplaced = (pages: readonly PdfPage[], margin: number): readonly string[] =>
  pages.flatMap(({ items, width, height }) =>
    items
      .filter(
        (item, at) =>
          item.x < margin - 1 ||
          item.x + item.width > width - margin + 1 ||
          item.y < margin - 12 ||
          item.y > height - margin ||
          items.slice(at + 1).some((other) => crossing(item, other)),
      )
      .map(({ text }) => text),
  );
