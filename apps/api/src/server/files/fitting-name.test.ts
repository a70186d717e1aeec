import { fittingName, hasSafeEnding, safeName, type NamedType } from './fitting-name';

const refusalOf = (name: string, type: NamedType): string | undefined => {
  try {
    fittingName(name, type);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each<[string, NamedType]>([
  ['Notes.pdf', 'pdf'],
  ['Notes.PDF', 'pdf'],
  ['photo.jpg', 'jpeg'],
  ['list.csv', 'csv'],
  ['read me.md', 'txt'],
  ['Main.java', 'txt'],
  ['clip.mov', 'mp4'],
  ['main.py.txt', 'txt'],
])('%s keeps its name', (name, type) => expect(fittingName(name, type)).toBe(name));

test.each<[string, NamedType, string]>([
  ['Notes', 'pdf', 'Notes.pdf'],
  ['Minutes 27.11.2026', 'docx', 'Minutes 27.11.2026.docx'],
  ['photo', 'jpeg', 'photo.jpg'],
  ['', 'txt', 'document.txt'],
  ['Notes.pdf. ', 'pdf', 'Notes.pdf'],
  ['a.7z', 'txt', 'a.7z.txt'],
])('%j becomes a name with the ending of its type', (name, type, kept) => expect(fittingName(name, type)).toBe(kept));

test.each([
  ...['homework.bat', 'a.hta', 'a.js', 'a.pdf.js', 'a.ps1', 'a.vbs', 'a.lnk', 'a.url', 'a.html', 'a.svg', 'a.scf'],
  ...[
    'a.exe',
    'a.docm',
    'desktop.ini',
    'main.py',
    'run.sh',
    'a.command',
    'a.reg',
    'a.xml',
    'a.JS',
    'a.js. .',
    'a.js\u202E',
  ],
])('text called %j is refused', (name) => {
  expect(refusalOf(name, 'txt')).toMatch(
    /holds text, and its name ends in \.[a-z0-9]+\. Rename it to .*\.txt and send/,
  );
});

test.each<[string, NamedType, string]>([
  ['a.html', 'pdf', 'a.html holds a PDF, and its name ends in .html. Rename it to a.pdf and send it again'],
  ['a.html', 'png', 'a.html holds a PNG picture, and its name ends in .html. Rename it to a.png and send it again'],
  ['a.docm', 'docx', 'a.docm holds a Word document, and its name ends in .docm. Rename it to a.docx and send it again'],
  ['a.pdf', 'txt', 'a.pdf holds text, and its name ends in .pdf. Rename it to a.pdf.txt and send it again'],
])('%s with the bytes of a %s is refused with a name that would do', (name, type, says) =>
  expect(refusalOf(name, type)).toBe(says),
);

test('a long name stays within 255 letters, with its ending', () => {
  expect(fittingName('a'.repeat(300), 'pdf')).toBe(`${'a'.repeat(251)}.pdf`);
});

test('a name that a file has already gets a safe ending behind its own', () => {
  expect(['a.txt', 'b.PDF', 'a.bat', 'Notes', 'a.bat.'].map(hasSafeEnding)).toEqual([true, true, false, false, false]);
  expect([
    safeName('a.bat', 'txt'),
    safeName('a.html', 'pdf'),
    safeName('a.bat. ', 'exe'),
    safeName('a', undefined),
  ]).toEqual(['a.bat.txt', 'a.html.pdf', 'a.bat.txt', 'a.txt']);
});
