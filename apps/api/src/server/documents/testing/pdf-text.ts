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

/** Pages of a PDF as PDF.js reads them, which is Firefox's reader. */
export const readPages = (bytes: Buffer): Promise<readonly PdfPage[]> =>
  new Promise((resolve, reject) => {
    const reader = path.join(import.meta.dirname, 'read-text.mjs');
    const child = execFile(process.execPath, [reader], { maxBuffer: 1 << 26 }, (error, output) =>
      error ? reject(error) : resolve(JSON.parse(output) as readonly PdfPage[]),
    );
    child.stdin?.end(bytes);
  });

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
