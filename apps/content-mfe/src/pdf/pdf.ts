import 'pdfjs-dist/build/pdf.worker.mjs';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist';

/** The longest side of a page's picture in px, whatever the screen's density. */
const longestSide = 2400;

/**
 * Opens a PDF to be drawn. Its code runs in the page, not in a worker: a worker's script carries no digest, and no file of a release runs
 * without one. Nothing in a PDF runs: no scripts, no forms, no eval, no WebAssembly, nothing fetched from elsewhere.
 */
export const openPdf = (bytes: ArrayBuffer): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    disableAutoFetch: true,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: 25_000_000,
  }).promise;

/** Draws a page, from 1, as wide as the canvas is shown. */
export const drawPage = async (document: PDFDocumentProxy, no: number, canvas: HTMLCanvasElement): Promise<void> => {
  const page = await document.getPage(no);
  const natural = page.getViewport({ scale: 1 });
  const wanted = (canvas.parentElement?.clientWidth ?? natural.width) * Math.max(1, devicePixelRatio);
  const scale = Math.min(wanted / natural.width, longestSide / Math.max(natural.width, natural.height));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
};

/** The words of a page, for who can't see it. */
export const wordsOf = async (document: PDFDocumentProxy, no: number): Promise<string> => {
  const { items } = await (await document.getPage(no)).getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .trim();
};
