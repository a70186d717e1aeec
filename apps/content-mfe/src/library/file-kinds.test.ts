import { filesOfKind, libraryFiles } from './file-kinds';

const file = (name: string, type = '', bytes = 3): File => new File([new Uint8Array(bytes)], name, { type });

test.each([
  ['a picture', file('a.png', 'image/png'), undefined],
  ['a document, whatever its case', file('Rules.PDF'), undefined],
  ['a video over 2 MB', file('a.mp4', 'video/mp4', 2_097_153), undefined],
  [
    'a film of another kind',
    file('a.mov', 'video/quicktime'),
    'Choose a picture, an MP4 or WebM video, or a PDF, DOCX, XLSX, PPTX, TXT or CSV file',
  ],
  ['a picture over 2 MB', file('a.png', 'image/png', 2_097_153), 'Max file size is 2 MB'],
  ['a document over 2 MB', file('a.csv', 'text/csv', 2_097_153), 'Max file size is 2 MB'],
  ['a program', file('a.exe'), 'Choose a picture, an MP4 or WebM video, or a PDF, DOCX, XLSX, PPTX, TXT or CSV file'],
  [
    'a file without an ending',
    file('pdf'),
    'Choose a picture, an MP4 or WebM video, or a PDF, DOCX, XLSX, PPTX, TXT or CSV file',
  ],
])('whether %s may be added is said before anything is sent', (_what, chosen, why) => {
  expect(libraryFiles.blockerOf(chosen)).toBe(why);
});

test('only a document takes the place of a document', () => {
  expect(filesOfKind('document').blockerOf(file('a.png', 'image/png'))).toBe(
    'Choose a PDF, DOCX, XLSX, PPTX, TXT or CSV file',
  );
  expect(filesOfKind('image').blockerOf(file('a.pdf'))).toBe('Choose a PNG, JPEG, WebP or GIF image');
});
