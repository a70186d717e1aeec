/** A row of a CSV file as it is written there. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** The reason why the row can't be understood; its cells are then as they stand in its first line. */
  readonly wrong?: string;
}

interface Read {
  readonly cells: readonly string[];
  /** The place behind the row and its line end. */
  readonly next: number;
}

/** Characters within which a quotation mark has to be closed. */
const longest = 1024 * 1024;
const neverClosed = 'a quotation mark is opened and never closed';
const textBehind = 'there is text between a closing quotation mark and the end of its cell';

/** The place of the closing mark of a cell whose text begins at `from`; -1 where there is none. */
const closingMark = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at >= 0 && at - from < longest; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
};

/** The place behind the line end at `at`: LF, CR or both. */
const behindLineEnd = (text: string, at: number): number => at + (text.startsWith('\r\n', at) ? 2 : 1);

const readRecord = (text: string, start: number, delimiter: string, plain: RegExp): Read | string => {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const closed = text[at] === '"' ? closingMark(text, at + 1) : undefined;
    if (closed === -1) return neverClosed;
    if (closed === undefined) {
      plain.lastIndex = at;
      const cell = plain.exec(text)?.[0] ?? '';
      cells.push(cell);
      at += cell.length;
    } else {
      cells.push(text.slice(at + 1, closed).replaceAll('""', '"'));
      at = closed + 1;
    }
    const end = text[at];
    if (end === undefined) return { cells, next: at };
    if (end === '\n' || end === '\r') return { cells, next: behindLineEnd(text, at) };
    if (end !== delimiter) return textBehind;
  }
};

/**
 * The rows of a CSV text, whatever ends its lines: CR LF, LF, CR, or each in turn. A cell is in quotation marks only if it begins with one.
 * A row that can't be understood is `wrong`, and reading goes on with the next line.
 */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const plain = new RegExp(`[^${delimiter === '\t' ? '\\t' : delimiter}\\r\\n]*`, 'y');
  const line = /[^\r\n]*/y;
  for (let at = 0; at < text.length;) {
    const read = readRecord(text, at, delimiter, plain);
    if (typeof read !== 'string') {
      yield { cells: read.cells };
      at = read.next;
      continue;
    }
    line.lastIndex = at;
    const written = line.exec(text)?.[0] ?? '';
    yield { cells: written.split(delimiter), wrong: read };
    at = behindLineEnd(text, at + written.length);
  }
}
