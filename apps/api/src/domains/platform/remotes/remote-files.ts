import { readRelease } from '@lectern/remote-kit/release';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import { defineJob } from '../../../server/jobs/job';
import type { ObjectStore } from '../../../storage/store';
import { noteEvent } from './events';
import { lostFiles, lostReason } from './lost-files';
import { notifyOperators } from './operators';
import { lockFiles } from './read-signed';
import { isPlaced } from './retention';

/** A release that somebody may get, with the files that were lost when it was compared last. */
interface PlacedRelease {
  readonly id: number;
  readonly remoteId: number;
  readonly name: string;
  readonly version: string;
  readonly text: string;
  readonly known: readonly string[] | null;
}

/** The next placed release behind number `after`, held against publishes until the transaction ends. */
const nextPlaced = async (db: Kysely<DB>, after: number): Promise<PlacedRelease | undefined> => {
  const read = (which: ReturnType<typeof sql>) =>
    sql<PlacedRelease>`
      select l.id, l.remote_id, r.name, l.semver as version, l.declared_text as text, f.paths as known
      from remote_releases l join remotes r on r.id = l.remote_id left join remote_lost_files f on f.release_id = l.id
      where ${which} and l.files_kept_until is null and ${isPlaced} order by l.id limit 1`.execute(db);
  const [found] = (await read(sql`l.id > ${after}`)).rows;
  if (!found) return undefined;
  await lockFiles(db, found.remoteId);
  // Read again behind the lock: a publish may just have brought the files back.
  return (await read(sql`l.id = ${found.id}`)).rows[0] ?? nextPlaced(db, found.id);
};

/** Notes what is lost of a release now; the history and the operators hear when it begins and when it is over. */
const noteLost = async (
  db: Kysely<DB>,
  origin: AuditOrigin,
  { id, remoteId, name, version, known }: PlacedRelease,
  lost: readonly string[],
): Promise<void> => {
  const reason = lostReason(version, lost);
  if (reason === undefined) await db.deleteFrom('remoteLostFiles').where('releaseId', '=', id).execute();
  else
    await db
      .insertInto('remoteLostFiles')
      .values({ releaseId: id, paths: [...lost] })
      .onConflict((conflicting) => conflicting.column('releaseId').doUpdateSet({ paths: [...lost] }))
      .execute();
  if ((reason === undefined) === (known === null)) return;
  const { revision } = await db.selectFrom('registryState').select('revision').executeTakeFirstOrThrow();
  const isLost = reason !== undefined;
  const event = { remoteId, channel: null, from: id, to: null, revision, by: {} };
  await noteEvent(db, { ...event, action: isLost ? 'files_lost' : 'files_back', reason });
  await writeAudit(db, origin, [
    {
      action: isLost ? 'remote.filesLost' : 'remote.filesBack',
      entity: 'remotes',
      entityId: name,
      label: `${name}@${version}`,
      changes: { lost: [known, isLost ? lost : null] },
    },
  ]);
  if (isLost)
    await notifyOperators(db, `Files of ${name}@${version} are lost`, reason, `files-lost:${id}:${Date.now()}`);
};

const compare = async (
  db: Kysely<DB>,
  store: ObjectStore,
  origin: AuditOrigin,
  placed: PlacedRelease,
): Promise<void> => {
  const { release } = readRelease(placed.text);
  if (release) await noteLost(db, origin, placed, await lostFiles(store, release));
};

/** Compares the store with every release that somebody may get: who looks at the remotes overview sees what is missing before a person meets it. */
export const remoteFiles = defineJob({
  name: 'remote.files',
  kind: 'clock',
  async run({ services: { store }, step, origin, report }) {
    let done = 0;
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      await step(async (db) => {
        const placed = await nextPlaced(db, from);
        after = placed?.id;
        if (!placed) return { done };
        // A store that does not answer says nothing of its files: they are compared again the next time.
        await compare(db, store, origin, placed).then(() => (done += 1), report);
        return { done };
      });
    }
    await step(async (db) => {
      await sql`delete from remote_lost_files f using remote_releases l where l.id = f.release_id and not (l.files_kept_until is null and ${isPlaced})`.execute(
        db,
      );
      return { done };
    });
    return { state: 'done' };
  },
});
