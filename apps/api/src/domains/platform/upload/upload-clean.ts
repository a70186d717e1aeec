import { uploadLimits } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { documentPath, keptKey, keyOfPart, partsFolder, sizePath } from '../../../server/files/paths';
import { defineJob } from '../../../server/jobs/job';
import { enqueue } from '../../../server/jobs/queue';
import type { ObjectStore } from '../../../storage/store';

const name = 'upload.clean';

/** Lets what an upload no longer needs be taken away as soon as the transaction is committed. */
export const queueCleaning = async (db: Kysely<DB>): Promise<void> => {
  await enqueue(db, { kind: 'clock', name, title: name, payload: {}, dedupeKey: name });
};

const old = sql`touched_at < now() - make_interval(hours => ${uploadLimits.hours})`;

/** Takes away every chunk of an upload that takes no more: listed before it is seen which are open, so that none of a new one is among them. */
const removeParts = async (store: ObjectStore, db: Kysely<DB>): Promise<void> => {
  const paths: string[] = [];
  for await (const path of store.list(partsFolder)) paths.push(path);
  const { rows } = await sql<{ key: string }>`
    select key from uploads where not is_ended and made_file is null`.execute(db);
  const open = new Set(rows.map(({ key }) => key));
  for (const path of paths) if (!open.has(keyOfPart(path))) await store.remove(path);
};

/** What an upload may have left that ended while it was being finished. */
const removeKept = async (store: ObjectStore, key: string): Promise<void> => {
  const kept = keptKey(key);
  const sizes = (['small', 'medium', 'large'] as const).map((size) => sizePath(kept, size));
  for (const path of [documentPath(kept), ...sizes]) await store.remove(path);
};

/** Ends uploads of which nothing has come for a day; takes away what ended or finished ones have left, the objects first. */
export const uploadClean = defineJob({
  name,
  kind: 'clock',
  async run({ db, services: { store }, step }) {
    await step(async (transaction) => {
      await sql`
        update uploads set is_ended = true where id in (
          select id from uploads where ${old} and made_file is null and not is_ended for update skip locked)`.execute(
        transaction,
      );
      return { done: 0 };
    });
    await removeParts(store, db);
    const { rows } = await sql<{ id: number; key: string }>`select id, key from uploads where is_ended`.execute(db);
    for (const { key } of rows) await removeKept(store, key);
    await step(async (transaction) => {
      const ids = rows.map(({ id }) => id);
      await sql`delete from uploads where id = any (${ids}::bigint[]) or (made_file is not null and ${old})`.execute(
        transaction,
      );
      return { done: ids.length };
    });
    return { state: 'done' };
  },
});
