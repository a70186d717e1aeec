/** One row of a file; `no` is the number that a spreadsheet shows for it. */
export interface SheetRow {
  readonly no: number;
  /** Trimmed, '' where empty. */
  readonly cells: readonly string[];
  /** The reason why the row can't be understood, though the file can. */
  readonly wrong?: string;
}

/** A file that can't be read as a table, in one sentence for a person. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

/** What a row and its cells may hold at most: as much as a spreadsheet's cell, and more columns than any form has fields. */
export const maxCellLength = 32_767;
export const maxColumns = 500;

const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** A place as a spreadsheet names it: `Row 12, column C`. Both count from 0. */
export const placeOf = (row: number, column: number): string =>
  `Row ${(row + 1).toLocaleString('en-GB')}, column ${columnName(column)}`;

/** @throws UnreadableSheet for a row that no person has written */
export const checkedRow = (no: number, cells: readonly string[]): SheetRow => {
  if (cells.length > maxColumns)
    throw new UnreadableSheet(`Row ${no.toLocaleString('en-GB')} has over ${maxColumns} columns`);
  const long = cells.findIndex((cell) => cell.length > maxCellLength);
  if (long >= 0)
    throw new UnreadableSheet(
      `${placeOf(no - 1, long)} holds over ${maxCellLength.toLocaleString('en-GB')} characters`,
    );
  return { no, cells: cells.map((cell) => cell.trim()) };
};

export const isBlank = ({ cells }: SheetRow): boolean => cells.every((cell) => cell === '');
