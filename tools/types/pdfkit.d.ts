// PDFKit comes without types: what the API's documents use of it.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
    readonly baseline?: 'alphabetic';
    /** Given to the font's layout. A list, even an empty one, keeps PDFKit from cutting the text at its spaces. */
    readonly features?: readonly string[];
  }

  /** An element of the structure that screen readers follow. */
  export interface StructureElement {
    /** A function draws the element's content; it runs when the element is part of the document. */
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      readonly size: 'A4';
      /** Portrait where none is given. */
      readonly layout?: 'portrait' | 'landscape';
      readonly margin: number;
      readonly bufferPages: boolean;
      /** A file. Without a font the document begins without one. */
      readonly font: string | null;
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly info: Readonly<Record<string, string | Date>>;
      readonly tagged?: boolean;
      readonly pdfVersion?: '1.7';
    });
    readonly page: { readonly width: number; readonly height: number; margins: { bottom: number } };
    y: number;
    registerFont(name: string, font: string | Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    lineCap(cap: 'butt' | 'round'): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    stroke(): this;
    fill(color: string): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options: TextOptions): number;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): object;
    struct(
      type: string,
      options?: { readonly title?: string; readonly actual?: string; readonly scope?: 'Column' | 'Row' },
    ): StructureElement;
    addStructure(element: StructureElement): this;
    /** Content that is no part of the text, such as a rule or the number of a page. */
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
