import type { ListRequest } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, fieldError } from '../../server/calls/errors';
import type { Actor } from '../../server/calls/frame';
import { wholeList, type ExportColumn, type ListSource } from '../../server/list/list-source';
import { refuseImpersonator, refuseWithoutRight } from '../../server/calls/perform';
import { defineJob, JobError, type JobHandler } from '../../server/jobs/job';
import { keepOutput } from '../../server/jobs/output-file';
import { readRows } from '../read-rows';
import { instantText, plainCell } from './cell-text';
import { csvOf } from './csv';
import { maxSheetRows, xlsxOf } from './xlsx';

/** What the queue keeps of an export. */
export interface ExportPayload {
  readonly call: string;
  readonly query: ListRequest;
  readonly columns: readonly string[];
  readonly format: 'csv' | 'xlsx';
  /** Absent or false: as masked as the list. */
  readonly full?: boolean | undefined;
}

/** The list that an export names. @throws 400 */
export const sourceOf = (sources: readonly ListSource[], path: string): ListSource => {
  const source = sources.find(({ call }) => call.path === path);
  if (!source) throw badRequest(fieldError('call', 'unknown', `'${path}' is not a list that can be exported`));
  return source;
};

/** The columns that an export names, in its order. @throws 400 with the place of each that the list has not */
export const columnsOf = ({ columns }: ListSource, names: readonly string[]): ExportColumn<object>[] => {
  const wrong = names.flatMap((name, at) =>
    Object.hasOwn(columns, name)
      ? []
      : [fieldError(`columns[${at}]`, 'unknown', `'${name}' is not a column of this list`)],
  );
  if (wrong.length > 0) throw badRequest(wrong);
  return names.flatMap((name) => columns[name] ?? []);
};

/** @throws 403 for who may not export, may not see the list, or with `full` may not see what it masks */
export const admitExport = ({ call }: ListSource, actor: Actor, full = false): void => {
  refuseWithoutRight(['exportData'], actor);
  refuseWithoutRight(call.access, actor);
  if (!full) return;
  refuseImpersonator(actor);
  refuseWithoutRight(['piiReveal'], actor);
};

const cellOf = ({ of, full }: ExportColumn<object>, inFull = false): ExportColumn<object>['of'] =>
  (inFull && full) || of;

const businessZone = async (db: Kysely<DB>): Promise<string> =>
  (await sql<{ zone: string }>`select business_zone() as zone`.execute(db)).rows[0]?.zone ?? 'UTC';

/** Between two words on its progress, in ms: each is a commit. */
const tellEvery = 500;

/** Writes a list's result for a query into a file, at constant memory. After a crash it starts again: the file is whole or absent. */
export const exportJob = (sources: readonly ListSource[]): JobHandler =>
  defineJob({
    name: 'export',
    kind: 'export',
    async run(work) {
      const { job, db, step } = work;
      const { call, query, columns: names, format, full } = job.payload as unknown as ExportPayload;
      const source = sourceOf(sources, call);
      const actor = await work.actor();
      admitExport(source, actor, full);
      const list = wholeList(source.read(query, actor));
      const columns = columnsOf(source, names);
      const { rows: counted } = await sql<{
        n: number;
      }>`select count(*) as n from (${source.matching(list, db)}) m`.execute(db);
      const total = counted[0]?.n ?? 0;
      if (format === 'xlsx' && total >= maxSheetRows)
        throw new JobError('An Excel sheet holds 1,048,575 rows: export it as CSV, or narrow the filter');
      const instant = instantText(await businessZone(db));
      let done = 0;
      let announcedAt = performance.now();
      await step(async () => ({ done, total }));
      const chunks = async function* () {
        for await (const rows of readRows(db, source.rows(list, db))) {
          yield rows.map((row) => columns.map((column) => plainCell(cellOf(column, full)(row as object), instant)));
          done += rows.length;
          if (performance.now() - announcedAt < tellEvery) continue;
          announcedAt = performance.now();
          await step(async () => ({ done }));
        }
      };
      const table = { head: columns.map(({ head }) => head), chunks: chunks() };
      const day = new Date().toISOString().slice(0, 10);
      const outputFileId = await keepOutput(
        work,
        { name: `${source.nouns} ${day}`, extension: format, bytes: format === 'csv' ? csvOf(table) : xlsxOf(table) },
        () => done,
      );
      return { state: 'done', summary: { done, skipped: 0, failed: 0 }, outputFileId };
    },
  });
