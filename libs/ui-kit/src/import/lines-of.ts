import type { ImportField, ImportRow } from '@lectern/contract/platform/import';
import { dayWords } from '../list/days';
import * as texts from '../texts/import';

/** One line of the review: a row of the file, or one thing that is to be said of it. */
export interface ReviewLine {
  readonly key: string;
  readonly rowNo: number;
  readonly label: string;
  /** The field that it is about, '' for the whole row. */
  readonly field: string;
  readonly column: string;
  readonly value: string;
  readonly text: string;
  readonly kind: 'error' | 'left' | 'warning' | 'update' | 'add' | 'done';
  /** Values to be stored, in the order of the form; with the first line of its row. */
  readonly stored: readonly StoredValue[];
}

/** A value as it will be written; `cell` is what the file has, where it differs. */
export interface StoredValue {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly cell: string;
}

const kindOf = ({ state, errors, entityId }: ImportRow): ReviewLine['kind'] => {
  if (state === 'invalid' || state === 'failed') return 'error';
  if (state === 'duplicate' || state === 'skipped') return 'left';
  if (state === 'done') return 'done';
  if (errors.length > 0) return 'warning';
  return entityId === null ? 'add' : 'update';
};

const wholeRow = { update: texts.willBeUpdated, add: texts.willBeAdded, done: texts.imported } as const;
const afterwards = { left: texts.leftOut, warning: texts.updatedAll, error: (why: string) => why } as const;

const storedOf = ({ stored, input }: ImportRow, fields: readonly ImportField[]): StoredValue[] =>
  fields.flatMap(({ name, label, isDay }) => {
    const value = stored?.[name];
    const cell = input?.[name];
    if (value === undefined) return [];
    return [
      {
        name,
        label,
        text: isDay ? dayWords(value) : value,
        cell: typeof cell === 'string' && cell !== value ? cell : '',
      },
    ];
  });

/** The lines of a row: one for each reason, or one for all of it. */
export const linesOf = (row: ImportRow, fields: readonly ImportField[]): ReviewLine[] => {
  const kind = kindOf(row);
  const { rowNo, label } = row;
  const stored = storedOf(row, fields);
  if (kind === 'update' || kind === 'add' || kind === 'done')
    return [{ key: String(rowNo), rowNo, label, field: '', column: '', value: '', text: wholeRow[kind], kind, stored }];
  return row.errors.map(({ property, constraints }, at) => {
    const field = fields.find(({ name }) => name === property);
    const value = field ? row.input?.[field.name] : '';
    return {
      key: `${rowNo} ${at}`,
      rowNo,
      label,
      field: field?.name ?? '',
      column: field?.label ?? '',
      value: typeof value === 'string' ? value : '',
      text: afterwards[kind](Object.values(constraints).join(', ')),
      kind,
      stored: at === 0 ? stored : [],
    };
  });
};
