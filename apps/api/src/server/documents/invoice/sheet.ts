import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { featuresOf } from '../text/face';
import type { Fonts, Weight } from '../text/fonts';
import { linesOf } from '../text/lines';
import { paragraphOf, runsOf, widthOf, type Run } from '../text/runs';

export const margin = 44;
export const colors = {
  text: '#1b1f27',
  quiet: '#5b6472',
  line: '#c9ced6',
  warning: '#7a4b00',
  warned: '#fff4d6',
} as const;

export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  /** Height of a line in points. */
  readonly leading: number;
}
/** A horizontal stretch of the page that text is set in. */
export interface Box {
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
}
/** The top of the next line. */
export interface Place {
  readonly page: number;
  readonly y: number;
}
/** A document that is being drawn: text flows down to `bottom`, and goes on at `top` of the next page. */
export interface Sheet {
  readonly pdf: PDFDocument;
  readonly fonts: Fonts;
  readonly top: number;
  readonly bottom: number;
}
export interface Tag {
  readonly type: string;
  readonly scope?: 'Column' | 'Row';
}

export const later = (one: Place, other: Place): Place =>
  one.page > other.page || (one.page === other.page && one.y > other.y) ? one : other;

export const below = ({ page, y }: Place, points: number): Place => ({ page, y: y + points });

/** The place itself, or the top of the next page where a line of this height does not fit. */
export const roomAt = ({ top, bottom }: Sheet, place: Place, height: number): Place =>
  place.y + height > bottom ? { page: place.page + 1, y: top } : place;

export const turnTo = ({ pdf }: Sheet, page: number): void => {
  while (pdf.bufferedPageRange().count <= page) pdf.addPage();
  pdf.switchToPage(page);
};

/** Width of a text on one line, in points. */
export const widthIn = ({ fonts }: Sheet, text: string, { size, weight }: Style): number =>
  Math.ceil(widthOf(runsOf(fonts, weight, paragraphOf(fonts, text))) * size) + 1;

/** Draws a line on the page that is turned to. Its right end is at the box's right end where the box is aligned so. */
export const drawLine = ({ pdf }: Sheet, runs: readonly Run[], box: Box, y: number, style: Style): void => {
  const { size, color, leading } = style;
  let x = box.align === 'right' ? box.x + box.width - widthOf(runs) * size : box.x;
  for (const { face, text, rtl } of runs) {
    pdf.registerFont(face.name, face.font).font(face.name).fontSize(size).fillColor(color);
    // Fonts of different scripts have different heights: they meet at the baseline.
    pdf.text(text, x, y + leading * 0.74, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(rtl) });
    x += face.width(text, rtl) * size;
  }
};

/** Text of a script that screen readers may not read from its glyphs. */
const isOtherScript = (text: string): boolean => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);

/** Draws a paragraph as an element of `parent`. Returns the place below it. @throws MissingGlyph */
export const drawText = (
  sheet: Sheet,
  parent: StructureElement,
  text: string,
  box: Box,
  from: Place,
  style: Style,
  { type, scope }: Tag = { type: 'P' },
): Place => {
  const element = sheet.pdf.struct(type, {
    ...(isOtherScript(text) && { actual: text }),
    ...(scope && { scope }),
  });
  parent.add(element);
  let place = from;
  for (const line of linesOf(sheet.fonts, style.weight, text, box.width / style.size)) {
    const { page, y } = roomAt(sheet, place, style.leading);
    turnTo(sheet, page);
    element.add(() => drawLine(sheet, line, box, y, style));
    place = { page, y: y + style.leading };
  }
  element.end();
  return place;
};

/** A rule over the box. */
export const drawRule = (sheet: Sheet, { x, width }: Box, { page, y }: Place, color: string = colors.line): void => {
  turnTo(sheet, page);
  sheet.pdf.markContent('Artifact', { type: 'Layout' });
  sheet.pdf
    .strokeColor(color)
    .lineWidth(0.6)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
  sheet.pdf.endMarkedContent();
};
