import { rowsOf, wrongRowsOf } from './testing';

describe('a CSV file', () => {
  it.each([
    ['commas', 'Name,Mobile\nAsha,98450\n'],
    ['semicolons', 'Name;Mobile\r\nAsha;98450\r\n'],
    ['tabs', 'Name\tMobile\r\nAsha\t98450'],
    ['semicolons, with commas in the cells', 'Name;Mobile\n"Asha";98450\n'],
    ['semicolons, as Excel says in its first line', 'sep=;\nName;Mobile\nAsha;98450'],
    ['a byte order mark', '\uFEFFName,Mobile\nAsha,98450\n'],
  ])('is read with %s', async (_with, text) => {
    expect((await rowsOf(text)).map(([, ...cells]) => cells)).toEqual([
      ['Name', 'Mobile'],
      ['Asha', '98450'],
    ]);
  });

  it('parts its cells by what the head is parted by, whatever is more frequent below', async () => {
    expect(await rowsOf('Name;Note\nAsha;a, b, c, d\n"Rao; Ben";"x,y\n,z"\n')).toEqual([
      [1, 'Name', 'Note'],
      [2, 'Asha', 'a, b, c, d'],
      [3, 'Rao; Ben', 'x,y\n,z'],
    ]);
  });

  it('keeps the numbers of its rows when empty ones stand between them, and trims its cells', async () => {
    expect(await rowsOf('Name\n\n  Zoë \n" ""Bo"" "\n,,\n')).toEqual([
      [1, 'Name'],
      [3, 'Zoë'],
      [4, '"Bo"'],
    ]);
  });

  it('may have rows that are shorter or longer than the head', async () => {
    expect(await rowsOf('A,B\n1\n1,2,3\n')).toEqual([
      [1, 'A', 'B'],
      [2, '1'],
      [3, '1', '2', '3'],
    ]);
  });

  it.each([
    ['CR LF in the head, LF below', 'A,B\r\n1,2\n3,4\n'],
    ['LF in the head, CR LF below', 'A,B\n1,2\r\n3,4\r\n'],
    ['each end once', 'A,B\r1,2\n3,4\r\n'],
    ['CR', 'A,B\r1,2\r3,4'],
  ])('has exactly its rows, whatever ends its lines: %s', async (_ends, text) => {
    expect(await rowsOf(text)).toEqual([
      [1, 'A', 'B'],
      [2, '1', '2'],
      [3, '3', '4'],
    ]);
  });

  it('keeps the line ends within quotation marks as they are', async () => {
    expect(await rowsOf('A,B\n"1\r\n2",3\r\n"4\n5",6')).toEqual([
      [1, 'A', 'B'],
      [2, '1\r\n2', '3'],
      [3, '4\n5', '6'],
    ]);
  });

  it('takes a cell that does not begin with a quotation mark as it is', async () => {
    expect(await rowsOf('A;B\n27" screens;5"\n"Eli ""The Rock""";x')).toEqual([
      [1, 'A', 'B'],
      [2, '27" screens', '5"'],
      [3, 'Eli "The Rock"', 'x'],
    ]);
  });

  it('has a wrong row where a row can’t be understood, and goes on with the next line', async () => {
    const text = 'Name,City\n"Asha"x,Pune\nBen,Pune\n"Cara,Pune\nDev,"Pune"\n"Eve,Pune\nFay,Pune\n';
    expect(await rowsOf(text)).toEqual([
      [1, 'Name', 'City'],
      [2, '"Asha"x', 'Pune'],
      [3, 'Ben', 'Pune'],
      [4, '"Cara', 'Pune'],
      [5, 'Dev', 'Pune'],
      [6, '"Eve', 'Pune'],
      [7, 'Fay', 'Pune'],
    ]);
    expect(await wrongRowsOf(text)).toEqual([
      [2, 'there is text between a closing quotation mark and the end of its cell'],
      [4, 'there is text between a closing quotation mark and the end of its cell'],
      [6, 'a quotation mark is opened and never closed'],
    ]);
  });

  it.each([
    [
      'bytes that are no UTF-8',
      Buffer.from('Name,City\nAsha,Pune\nZo\xeb,Genf\n', 'latin1'),
      'Row 3, column A is not text in UTF-8. Save the file as “CSV UTF-8”',
    ],
    [
      'such bytes behind a line break in quotation marks',
      Buffer.from('Name,City\n"A\nB",Gen\xe8ve\n', 'latin1'),
      'Row 2, column B is not text in UTF-8. Save the file as “CSV UTF-8”',
    ],
    [
      'a zero in the text',
      Buffer.from('Name,City\nAsha,Pu\0ne\n'),
      'Row 2, column B is not text in UTF-8. Save the file as “CSV UTF-8”',
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFName,City\n', 'utf16le'),
      'Row 1, column A is not text in UTF-8. Save the file as “CSV UTF-8”',
    ],
    [
      'a head with a quotation mark that is never closed',
      'Name,"City\nAsha,Pune\n',
      'Row 1: a quotation mark is opened and never closed. The first row names the columns',
    ],
    ['nothing in it', '', 'This file is empty'],
    ['blanks alone', '\n \n,,,\n', 'This file is empty'],
    ['too many columns', `${'a,'.repeat(500)}b`, 'Row 1 has over 500 columns'],
    ['too long a cell', `Name\n${'a'.repeat(32_768)}`, 'Row 2, column A holds over 32,767 characters'],
  ])('with %s is refused in one sentence that names the place', async (_with, bytes, sentence) => {
    await expect(rowsOf(bytes)).rejects.toThrow(sentence);
  });

  it('may have as many lines as a spreadsheet, empty ones included', async () => {
    await expect(rowsOf(`${'\n'.repeat(1_048_576)}Name\n`)).rejects.toThrow(
      'A file may have 1,048,576 lines at most, empty ones included',
    );
  });

  it('may have 50,000 rows below its head and not one more', async () => {
    expect(await rowsOf(`Name\n${'Asha\n'.repeat(50_000)}`)).toHaveLength(50_001);
    await expect(rowsOf(`Name\n${'Asha\n'.repeat(50_001)}`)).rejects.toThrow(
      'A file may have 50,000 rows at most: split it',
    );
  });
});

it.each([
  ['a PDF', '%PDF-1.7', 'Choose a CSV or XLSX file'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'Choose a CSV or XLSX file'],
  ['a web page', ' <!doctype html><table>', 'Choose a CSV or XLSX file'],
  [
    'an old workbook',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'This workbook is protected by a password or of the old kind (XLS): save it as XLSX without one',
  ],
])('%s is no table, whatever it is called', async (_what, bytes, sentence) => {
  await expect(rowsOf(bytes)).rejects.toThrow(sentence);
});
