// PDFKit comes without types: what the API's `pdf-tables.ts` uses of it.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      readonly size: 'A4';
      readonly margin: number;
      readonly bufferPages: boolean;
      readonly font: string;
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly info: Readonly<Record<string, string | Date>>;
    });
    readonly page: { readonly width: number; readonly height: number; margins: { bottom: number } };
    y: number;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options: TextOptions): number;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): object;
    end(): void;
  }
}
