import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry } from '../../../server/calls/audit';
import { apiErrorOf } from '../../../server/calls/failure';
import { hasCode, violates } from '../../../server/calls/postgres-errors';
import type { Actor } from '../../../server/calls/frame';
import { whyNot } from '../../../records/bulk/why';
import { checkToWrite, type JudgedRow } from './check-rows';
import type { ImportPlan } from './plan';
import type { InputRow, RowEnd } from './rows.queries';

interface Writing {
  readonly jobId: number;
  readonly plan: ImportPlan;
  readonly actor: Actor;
}

const notWritten = { valid: 'done', invalid: 'failed', duplicate: 'skipped' } as const;
const isClash = (error: unknown): boolean => ['40001', '40P01', '55P03'].some((code) => hasCode(error, code));

/** One row under its savepoint. A value taken since it was judged is judged once more: by then it can be found. */
const writeOne = async (
  db: Kysely<DB>,
  writing: Writing,
  row: JudgedRow,
  entries: AuditEntry[],
  isSecondTry = false,
): Promise<RowEnd> => {
  const { rowNo, state, entityId, errors } = row;
  if (state !== 'valid') return { rowNo, state: notWritten[state], entityId: null, errors };
  const noted: AuditEntry[] = [];
  await sql`savepoint row`.execute(db);
  try {
    const id = await row.checked.write(
      { db, actor: writing.actor, audit: (entry) => void noted.push(entry), jobId: writing.jobId, rowNo },
      entityId,
    );
    await sql`release savepoint row`.execute(db);
    entries.push(...noted);
    return { rowNo, state: 'done', entityId: id, errors: [] };
  } catch (error) {
    if (isClash(error)) throw error;
    await sql`rollback to savepoint row`.execute(db);
    if (violates(error, 'students_import_row')) return { rowNo, state: 'done', entityId: null, errors: [] };
    const apiError = apiErrorOf(error);
    if (!apiError) throw error;
    const [again] = apiError.status === 409 && !isSecondTry ? await checkToWrite(db, writing.plan, [row]) : [];
    return again
      ? writeOne(db, writing, again, entries, true)
      : { rowNo, state: 'failed', entityId: null, errors: whyNot(apiError) };
  }
};

/** Writes rows inside the open transaction, each as its form's own call would; answers what became of each and the rows of the audit log. */
export const writeRows = async (
  db: Kysely<DB>,
  writing: Writing,
  rows: readonly InputRow[],
): Promise<{ ends: RowEnd[]; entries: AuditEntry[] }> => {
  const ends: RowEnd[] = [];
  const entries: AuditEntry[] = [];
  for (const row of await checkToWrite(db, writing.plan, rows)) ends.push(await writeOne(db, writing, row, entries));
  return { ends, entries };
};
