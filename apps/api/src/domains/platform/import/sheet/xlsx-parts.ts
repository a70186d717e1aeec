import { UnreadableSheet } from './sheet';
import { readWholeXml } from './read-xml';
import type { Zip } from './open-zip';
import { isDateFormat, type DateSystem } from './xlsx-cell';

const maxStringsLength = 64 * 1024 * 1024;
/** More than 50,000 rows of texts have, and more than any program writes of the others: empty ones cost no text and yet memory. */
const most = { strings: 4_000_000, styles: 100_000, sheets: 10_000 } as const;

/** @throws UnreadableSheet for the first one too many */
const refuseMore = (count: number, kind: keyof typeof most): void => {
  if (count >= most[kind])
    throw new UnreadableSheet(`This workbook has over ${most[kind].toLocaleString('en-GB')} ${kind}`);
};

/** The file of the first sheet that is not hidden, and from when the workbook counts its days. */
export const readWorkbook = async (zip: Zip): Promise<{ sheet: string; system: DateSystem }> => {
  if (!zip.names.includes('xl/workbook.xml')) throw new UnreadableSheet('Choose a CSV or XLSX file');
  if (zip.names.some((name) => /vbaProject|macrosheets/i.test(name)))
    throw new UnreadableSheet('A workbook with macros is not taken: save it as XLSX');
  const sheets: { readonly id: string | undefined; readonly isHidden: boolean }[] = [];
  let system: DateSystem = 1900;
  await readWholeXml(await zip.stream('xl/workbook.xml'), {
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
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const targets = new Map<string, string>();
  await readWholeXml(await zip.stream('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      refuseMore(targets.size, 'sheets');
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
  });
  const target = first?.id === undefined ? undefined : targets.get(first.id);
  if (target === undefined) throw new UnreadableSheet('This workbook has no sheet');
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, system };
};

/** The texts that cells share; what is only there to be read aloud is left out. */
export const readStrings = async (zip: Zip): Promise<string[]> => {
  const strings: string[] = [];
  if (!zip.names.includes('xl/sharedStrings.xml')) return strings;
  let [isText, isAloud, length] = [false, false, 0];
  await readWholeXml(await zip.stream('xl/sharedStrings.xml'), {
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

/** For each style of a cell whether its numbers are days. */
export const readDateStyles = async (zip: Zip): Promise<boolean[]> => {
  const styles: boolean[] = [];
  if (!zip.names.includes('xl/styles.xml')) return styles;
  const codes = new Map<number, string>();
  let isCell = false;
  await readWholeXml(await zip.stream('xl/styles.xml'), {
    open: (name, { numFmtId, formatCode }) => {
      isCell ||= name === 'cellXfs';
      refuseMore(Math.max(styles.length, codes.size), 'styles');
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'xf' && isCell) styles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return styles;
};
