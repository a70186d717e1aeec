import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldError } from '../../../server/calls/errors';
import type { CheckedRow, RowKey } from './import-form';
import { keepKeys, twinsOf } from './keys.queries';
import { insertRows, noteRows, readInputs, type InputRow } from './rows.queries';
import type { ImportPlan } from './plan';
import { verdictOf, type Verdict } from './verdict';

/** A row, how its form sees it, and what is to become of it. */
export interface JudgedRow extends InputRow, Verdict {
  readonly checked: CheckedRow;
}

/** By what a row is the same as others: what it says, and what it would be written over. */
const keysOf = ({ keys, known }: CheckedRow, { onDuplicate }: ImportPlan): readonly RowKey[] =>
  onDuplicate === 'update' && known && known.entityId !== null
    ? [...keys, { key: `over ${known.entityId}`, property: known.property, word: 'record' }]
    : keys;

/** A row that can't be understood has one error and is compared with no other. */
const unlessWrong = (checked: CheckedRow, { wrong }: InputRow): CheckedRow =>
  wrong === undefined
    ? checked
    : {
        ...checked,
        errors: [fieldError('row', 'unreadable', `This row can’t be understood: ${wrong}`)],
        keys: [],
        known: undefined,
      };

/** Judges rows as they stand now; their keys are kept. */
const judge = async (
  db: Kysely<DB>,
  jobId: number,
  plan: ImportPlan,
  rows: readonly InputRow[],
  areNew: boolean,
): Promise<JudgedRow[]> => {
  const { form, options, onDuplicate } = plan;
  const read = await form.check(
    db,
    rows.map(({ input }) => input),
    options,
    false,
  );
  const checked = read.map((row, at) => unlessWrong(row, rows[at]!));
  const keyed = rows.map(({ rowNo }, at) => ({ rowNo, keys: keysOf(checked[at]!, plan) }));
  await keepKeys(db, jobId, keyed, areNew);
  const twins = await twinsOf(db, jobId, keyed);
  return rows.map((row, at) => ({ ...row, checked: checked[at]!, ...verdictOf(checked[at]!, twins[at], onDuplicate) }));
};

/** Judges rows that have just been read from the file and writes them down. */
export const checkNewRows = async (
  db: Kysely<DB>,
  jobId: number,
  plan: ImportPlan,
  rows: readonly InputRow[],
): Promise<void> => {
  if (rows.length > 0) await insertRows(db, jobId, await judge(db, jobId, plan, rows, true));
};

/** Judges rows of the review again. */
export const checkAgain = async (
  db: Kysely<DB>,
  jobId: number,
  plan: ImportPlan,
  rowNos: readonly number[],
): Promise<void> => {
  if (rowNos.length > 0)
    await noteRows(db, jobId, await judge(db, jobId, plan, await readInputs(db, jobId, rowNos), false));
};

/** Judges rows in the transaction that writes them: the world may have moved since the review. */
export const checkToWrite = async (
  db: Kysely<DB>,
  { form, options, onDuplicate }: ImportPlan,
  rows: readonly InputRow[],
): Promise<JudgedRow[]> => {
  const checked = await form.check(
    db,
    rows.map(({ input }) => input),
    options,
    true,
  );
  return rows.map((row, at) => ({ ...row, checked: checked[at]!, ...verdictOf(checked[at]!, undefined, onDuplicate) }));
};
