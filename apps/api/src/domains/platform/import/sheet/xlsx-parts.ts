import path from 'node:path/posix';
import { UnreadableSheet } from './sheet';
import { readWholeXml } from './read-xml';
import type { Zip } from './open-zip';
import { formatOf, type CellFormat, type DateSystem } from './xlsx-cell';
import { relationsOf } from './xlsx-relations';

const maxStringsLength = 64 * 1024 * 1024;
/** More than 50,000 rows of texts have, and more than any program writes of the others: empty ones cost no text and yet memory. */
const most = { strings: 4_000_000, styles: 100_000, sheets: 10_000 } as const;

/** @throws UnreadableSheet for the first one too many */
const refuseMore = (count: number, kind: keyof typeof most): void => {
  if (count >= most[kind])
    throw new UnreadableSheet(`This workbook has over ${most[kind].toLocaleString('en-GB')} ${kind}`);
};

/** The parts of a workbook that are read, by their names, and from when it counts its days. */
export interface Workbook {
  readonly sheet: string;
  readonly strings: string | undefined;
  readonly styles: string | undefined;
  readonly system: DateSystem;
}

interface SheetEntry {
  readonly id: string | undefined;
  readonly isHidden: boolean;
}

/** The sheets that a workbook lists, and from when it counts its days. */
const readSheets = async (zip: Zip, workbook: string): Promise<{ sheets: SheetEntry[]; system: DateSystem }> => {
  const sheets: SheetEntry[] = [];
  let system: DateSystem = 1900;
  await readWholeXml(await zip.stream(workbook), {
    open: (name, attributes) => {
      if (name === 'sheet') {
        refuseMore(sheets.length, 'sheets');
        sheets.push({
          id: Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1],
          isHidden: (attributes['state'] ?? 'visible') !== 'visible',
        });
      }
      if (name === 'workbookPr' && ['1', 'true'].includes(attributes['date1904'] ?? '')) system = 1904;
    },
  });
  return { sheets, system };
};

/** The workbook of an archive and its parts, found by their relations, as Excel finds them. @throws UnreadableSheet */
export const readWorkbook = async (zip: Zip): Promise<Workbook> => {
  const [root] = await relationsOf(zip, '', 'officeDocument');
  const workbook = zip.find(root?.target ?? 'xl/workbook.xml');
  if (workbook === undefined) throw new UnreadableSheet('Choose a CSV or XLSX file');
  if (zip.names.some((name) => /vbaProject|macrosheets/i.test(name)))
    throw new UnreadableSheet('A workbook with macros is not taken: save it as XLSX');
  const { sheets, system } = await readSheets(zip, workbook);
  const relations = await relationsOf(zip, workbook);
  const targetOf = (type: string): string | undefined => relations.find((each) => each.type === type)?.target;
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const sheet = first && relations.find(({ id }) => id === first.id)?.target;
  if (sheet === undefined) throw new UnreadableSheet('This workbook has no sheet');
  const folder = path.dirname(workbook);
  return {
    sheet: zip.find(sheet) ?? sheet,
    strings: zip.find(targetOf('sharedStrings') ?? `${folder}/sharedStrings.xml`),
    styles: zip.find(targetOf('styles') ?? `${folder}/styles.xml`),
    system,
  };
};

/** The texts that cells share; what is only there to be read aloud is left out. */
export const readStrings = async (zip: Zip, part: string | undefined): Promise<string[]> => {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let [isText, isAloud, length] = [false, false, 0];
  await readWholeXml(await zip.stream(part), {
    open: (name) => {
      if (name === 'si') {
        refuseMore(strings.length, 'strings');
        strings.push('');
      }
      isText = name === 't' && !isAloud;
      isAloud ||= name === 'rPh';
    },
    text: (text) => {
      if (!isText || strings.length === 0) return;
      length += text.length;
      if (length > maxStringsLength) throw new UnreadableSheet('This workbook holds too much text: split it');
      strings[strings.length - 1] += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isAloud = false;
    },
  });
  return strings;
};

/** The format of each style of a cell. */
export const readFormats = async (zip: Zip, part: string | undefined): Promise<CellFormat[]> => {
  const styles: CellFormat[] = [];
  if (part === undefined) return styles;
  const codes = new Map<number, string>();
  let isCell = false;
  await readWholeXml(await zip.stream(part), {
    open: (name, { numFmtId, formatCode }) => {
      isCell ||= name === 'cellXfs';
      refuseMore(Math.max(styles.length, codes.size), 'styles');
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'xf' && isCell) styles.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return styles;
};
