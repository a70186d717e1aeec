import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rowsOf, xlsxOf, zipOf } from './testing';

/** What nobody packs smaller: with it an archive may unpack to a hundred times as much. */
const padded = (parts: Readonly<Record<string, string>>, bytes: number) =>
  xlsxOf('<row/>', { ...parts, 'xl/media/padding': randomBytes(bytes).toString('latin1') });
const fixture = async (name: string) =>
  (await rowsOf(await readFile(path.join(__dirname, 'fixtures', name)))).map(([, ...cells]) => cells);
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a workbook', () => {
  it('is read from its first sheet that is not hidden, with the numbers of its rows', async () => {
    const bytes = await xlsxOf(
      `<row r="1">${text('Name')}${text('City')}</row><row r="4"><c r="B4" t="inlineStr"><is><t> Pune </t></is></c></row>`,
    );
    expect(await rowsOf(bytes)).toEqual([
      [1, 'Name', 'City'],
      [4, '', 'Pune'],
    ]);
  });

  it('shares texts, with their parts joined and what is read aloud left out', async () => {
    const strings =
      '<sst><si><t>Asha</t></si><si><r><t xml:space="preserve">Zo</t></r><r><t>ë &amp; Bo</t></r><rPh><t>zoe</t></rPh></si></sst>';
    expect(
      await rowsOf(
        await xlsxOf('<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', { 'xl/sharedStrings.xml': strings }),
      ),
    ).toEqual([[1, 'Asha', 'Zoë & Bo']]);
  });

  it('has numbers as they are typed, days as days, and yes and no', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const row =
      '<row><c><v>9.845000001E9</v></c><c s="1"><v>39872</v></c><c s="2"><v>39872.75</v></c><c s="3"><v>2.5</v></c><c t="b"><v>1</v></c><c t="str"><f>A1</f><v>done</v></c><c t="e"><v>#REF!</v></c><c t="d"><v>2009-02-28T00:00:00</v></c></row>';
    expect(await rowsOf(await xlsxOf(row, { 'xl/styles.xml': styles }))).toEqual([
      [1, '9845000001', '2009-02-28', '2009-02-28', '2.5', 'TRUE', 'done', '#REF!', '2009-02-28'],
    ]);
  });

  it('may write every name with a prefix, and count its days from 1904', async () => {
    const bytes = await zipOf({
      'xl/workbook.xml':
        '<x:workbook xmlns:x="x" xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="A" r:id="one"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="one" Target="/xl/a.xml"/></Relationships>',
      'xl/styles.xml': '<x:styleSheet><x:cellXfs><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>',
      'xl/a.xml':
        '<x:worksheet><x:sheetData><x:row><x:c s="0"><x:v>38410</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    });
    expect(await rowsOf(bytes)).toEqual([[1, '2009-02-28']]);
  });

  it('has its parts found without regard to case', async () => {
    expect((await fixture('capital-SharedStrings.xlsx')).map(([first, last]) => [first, last])).toEqual([
      ['First name', 'Last name'],
      ['Mina', 'Joshi'],
      ['Nitin', 'Shah'],
    ]);
  });

  it('may have any name: the relation of the archive says which part it is', async () => {
    expect((await fixture('renamed-workbook.xlsx')).map(([first, last]) => [first, last])).toEqual([
      ['First name', 'Last name'],
      ['Pooja', 'Joshi'],
    ]);
  });

  it('has the zeros that a format adds, as Excel shows them', async () => {
    expect((await fixture('leading-zeros.xlsx')).map((cells) => [cells[0], cells[6], cells[3]])).toEqual([
      ['First name', 'Postal code', 'Mobile'],
      ['Tara', '01067', '015112345678'],
      ['Uwe', '01069', '1511 2345679'],
    ]);
  });

  it('may have its sheet, texts and styles in other folders, with absolute targets', async () => {
    const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const bytes = await zipOf({
      '_rels/.rels': `<Relationships><Relationship Id="r" Type="${types}/officeDocument" Target="/book/main.xml"/></Relationships>`,
      'book/main.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="one"/></sheets></workbook>',
      'book/_rels/main.xml.rels': `<Relationships><Relationship Id="one" Type="${types}/worksheet" Target="../Sheets/a.xml"/><Relationship Id="two" Type="${types}/sharedStrings" Target="/texts/all.xml"/><Relationship Id="three" Type="${types}/styles" Target="Look.xml"/></Relationships>`,
      'sheets/A.xml':
        '<worksheet><sheetData><row><c t="s"><v>0</v></c><c s="1"><v>7</v></c></row></sheetData></worksheet>',
      'texts/all.xml': '<sst><si><t>Asha</t></si></sst>',
      'book/look.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    });
    expect(await rowsOf(bytes)).toEqual([[1, 'Asha', '007']]);
  });

  it.each([
    ['macros', () => xlsxOf('', { 'xl/vbaProject.bin': 'x' }), 'A workbook with macros is not taken: save it as XLSX'],
    [
      'much more in it than its size',
      () => xlsxOf(`<row>${' '.repeat(5_000_000)}</row>`),
      'This workbook unpacks to over 100 times its size',
    ],
    [
      'too many parts',
      () => xlsxOf('', Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`xl/media/${at}`, 'x']))),
      'This workbook has over 2,000 parts',
    ],
    [
      'more strings than any rows have, each of them empty',
      () => padded({ 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(4_000_001)}</sst>` }, 300_000),
      'This workbook has over 4,000,000 strings',
    ],
    [
      'more styles than any program writes',
      () =>
        padded({ 'xl/styles.xml': `<styleSheet><cellXfs>${'<xf/>'.repeat(100_001)}</cellXfs></styleSheet>` }, 10_000),
      'This workbook has over 100,000 styles',
    ],
    [
      'a text that does not end for megabytes',
      () => padded({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${'x'.repeat(5_000_000)}` }, 100_000),
      'This workbook is damaged: open it, save it again as XLSX and send that',
    ],
    ['no sheet', () => xlsxOf('', { 'xl/workbook.xml': '<workbook/>' }), 'This workbook has no sheet'],
    [
      'a sheet that is not there',
      () =>
        xlsxOf('', {
          'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="gone.xml"/></Relationships>',
        }),
      'This workbook is damaged',
    ],
    [
      'a sheet that is no XML',
      () => xlsxOf('', { 'xl/worksheets/sheet1.xml': '<worksheet><row>' }),
      'This workbook is damaged',
    ],
    [
      'entities of its own',
      () =>
        xlsxOf('', {
          'xl/worksheets/sheet1.xml':
            '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row><c t="str"><v>&a;</v></c></row></worksheet>',
        }),
      'This workbook is damaged',
    ],
    ['nothing in it', () => xlsxOf('<row r="1"/>'), 'This file is empty'],
    [
      'a cell far to the right',
      () => xlsxOf('<row r="3"><c r="XFD3"><v>1</v></c></row>'),
      'Row 3 has over 500 columns',
    ],
  ])('with %s is refused', async (_with, bytes, sentence) => {
    await expect(bytes().then(rowsOf)).rejects.toThrow(sentence);
  });

  it('that was cut off is refused, and so is another archive', async () => {
    const bytes = await xlsxOf(`<row>${text('Name')}</row>`);
    await expect(rowsOf(bytes.subarray(0, bytes.length - 40))).rejects.toThrow('This workbook is damaged');
    await expect(zipOf({ 'word/document.xml': '<x/>' }).then(rowsOf)).rejects.toThrow('Choose a CSV or XLSX file');
  });
});
