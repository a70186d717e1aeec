import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { importPath } from '../import/import-file';
import { exportDays } from '../../../server/jobs/expiry';
import { defineJob } from '../../../server/jobs/job';
import { outputPath } from '../../../server/jobs/output-file';
import { documentPath, originalPath, sizePath } from '../../../server/files/paths';

interface Unwanted {
  readonly id: number;
  readonly key: string;
}

// A file that a form or an import may still be about to use is a day old at most.
const unused = sql`f.created_at < now() - interval '24 hours' and f.purpose not in ('export', 'invoice')
  and not exists (select 1 from file_uses u where u.file_id = f.id)
  and not exists (select 1 from jobs j where j.input_file_id = f.id and j.state in ('queued', 'running', 'review'))`;
const expired = sql`f.purpose = 'export' and f.created_at < now() - make_interval(days => ${exportDays})`;

/** Marks one file that nobody wants, so that nobody can begin to use it; one that somebody attaches at this moment is passed by. Platform, rule H7. */
const markOne = async (db: Kysely<DB>): Promise<Unwanted | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select id from files f where f.status = 'deleting' or (f.status in ('ready', 'rejected', 'uploading') and ((${unused}) or (${expired}))) order by id limit 1 for update skip locked`.execute(
      transaction,
    );
    if (!rows[0]) return undefined;
    const marked = await sql<Unwanted>`
      update files f set status = 'deleting' where id = ${rows[0].id} and not exists (select 1 from file_uses u where u.file_id = f.id) returning id, storage_key as key`.execute(
      transaction,
    );
    return marked.rows[0];
  });

const objectsOf = (key: string): string[] => [
  outputPath(key),
  importPath(key),
  documentPath(key),
  originalPath(key),
  ...(['small', 'medium', 'large'] as const).map((size) => sizePath(key, size)),
];

/** Takes away files that nothing uses, exports that are a week old, and deleted records: the objects first, the row when they are gone. */
export const fileCollect = defineJob({
  name: 'file.collect',
  kind: 'clock',
  async run({ db, services, step }) {
    let done = 0;
    for (let file = await markOne(db); file; file = await markOne(db)) {
      const { id, key } = file;
      for (const path of objectsOf(key)) await services.store.remove(path);
      done += 1;
      await step(async (transaction) => {
        await sql`update jobs set output_file_id = nullif(output_file_id, ${id}), input_file_id = nullif(input_file_id, ${id}) where ${id} in (output_file_id, input_file_id)`.execute(
          transaction,
        );
        await sql`update files set replaced_by_id = null where replaced_by_id = ${id}`.execute(transaction);
        await sql`delete from files where id = ${id} and status = 'deleting'`.execute(transaction);
        return { done };
      });
    }
    return { state: 'done' };
  },
});
