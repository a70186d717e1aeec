import { inZeroPattern, zeroPattern } from './zero-format';

const day = 24 * 60 * 60 * 1000;
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
export type DateSystem = keyof typeof epochs;

/** Whether a number in this format is a day: Excel's own formats, and codes with a day, month or year in them. */
export const isDateFormat = (id: number, code = ''): boolean => {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return true;
  return /[dmy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/h+:?m+|m+:?s+/gi, ''));
};

/** The part of a cell's number format that changes its text. */
export interface CellFormat {
  readonly isDate: boolean;
  /** As `zeroPattern` has it. */
  readonly zeros?: string | undefined;
}

export const formatOf = (id: number, code?: string): CellFormat =>
  isDateFormat(id, code) ? { isDate: true } : { isDate: false, zeros: zeroPattern(code ?? '') };

const dayOf = (serial: number, system: DateSystem): string | undefined => {
  const moment = new Date(epochs[system] + Math.floor(serial) * day);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999 || serial < 0
    ? undefined
    : moment.toISOString().slice(0, 10);
};

/** A number as a person would type it: the digits of a telephone number, not `9.8E9`. */
const plain = (raw: string): string => {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  return Number.isSafeInteger(value) ? value.toFixed(0) : String(value);
};

interface Cell {
  /** The type of the `c` element: s, inlineStr, str, b, e, d, n or nothing. */
  readonly type: string | undefined;
  readonly raw: string;
  readonly format: CellFormat | undefined;
}

const numberText = (raw: string, format: CellFormat | undefined, system: DateSystem): string => {
  const text = (format?.isDate && raw !== '' ? dayOf(Number(raw), system) : undefined) ?? plain(raw);
  return format?.zeros !== undefined && /^\d+$/.test(text) ? inZeroPattern(text, format.zeros) : text;
};

/** A cell as text; days as `2009-02-28`, and the zeros that its format adds. */
export const textOfCell = ({ type, raw, format }: Cell, strings: readonly string[], system: DateSystem): string => {
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return raw.slice(0, 10);
  if (type === undefined || type === 'n') return numberText(raw, format, system);
  return raw;
};

/** The column of a cell's name, from 0: `AB12` → 27. */
export const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};
