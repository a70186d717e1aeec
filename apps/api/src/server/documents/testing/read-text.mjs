// Reads a PDF from its input and writes the text of each page as JSON. A process of its own: PDF.js loads modules in ways that jest can't.
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: VerbosityLevel.ERRORS })
  .promise;
const pages = [];
for (let at = 1; at <= pdf.numPages; at += 1) {
  const page = await pdf.getPage(at);
  const { items } = await page.getTextContent();
  pages.push({
    width: page.view[2],
    height: page.view[3],
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    items: items
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, width, transform }) => ({ text: str, x: transform[4], y: transform[5], width })),
  });
}
process.stdout.write(JSON.stringify(pages));
