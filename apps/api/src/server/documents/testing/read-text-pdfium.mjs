// Reads a PDF from its input and writes the text of each page as JSON. PDFium is the reader of Chromium.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const bytes = Buffer.concat(chunks);
const wasmBinary = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
const pdfium = await init({ wasmBinary });
pdfium.PDFiumExt_Init();
const { pdfium: module } = pdfium;
const { wasmExports } = module;
const file = wasmExports.malloc(bytes.length);
module.HEAPU8.set(bytes, file);
const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
if (!document) throw new Error(`PDFium cannot read it: ${pdfium.FPDF_GetLastError()}`);
const pages = [];
for (let at = 0; at < pdfium.FPDF_GetPageCount(document); at += 1) {
  const page = pdfium.FPDF_LoadPage(document, at);
  const text = pdfium.FPDFText_LoadPage(page);
  const signs = pdfium.FPDFText_CountChars(text);
  const out = wasmExports.malloc(2 * (signs + 1));
  const written = pdfium.FPDFText_GetText(text, 0, signs, out);
  pages.push(Buffer.from(module.HEAPU8.subarray(out, out + 2 * Math.max(0, written - 1))).toString('utf16le'));
}
process.stdout.write(JSON.stringify(pages));
