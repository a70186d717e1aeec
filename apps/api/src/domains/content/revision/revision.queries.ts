import type { RevisionRow } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

/** A text's place: the table, the row and the column. */
export interface Place {
  readonly entity: string;
  readonly entityId: number;
  readonly field: string;
}

const most = 50;

const revisions = (db: Kysely<DB>) =>
  db
    .selectFrom('textRevisions as r')
    .leftJoin('users as u', 'u.id', 'r.savedBy')
    .select([
      'r.id',
      'r.no',
      'r.words',
      'r.savedAt',
      'r.restoredFrom',
      sql<string | null>`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`.as('savedBy'),
    ]);

/** The last saves of a text, the newest first. */
export const listRevisions = (db: Kysely<DB>, { entity, entityId, field }: Place): Promise<RevisionRow[]> =>
  revisions(db)
    .where('r.entity', '=', entity)
    .where('r.entityId', '=', entityId)
    .where('r.field', '=', field)
    .orderBy('r.no', 'desc')
    .limit(most)
    .execute();

/** One save with its text and its place. @throws 404 */
export const readRevision = async (db: Kysely<DB>, id: number) => {
  const row = await revisions(db)
    .select(['r.entity', 'r.entityId', 'r.field', 'r.bodyHtml'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { entity, entityId, field, bodyHtml, ...revision } = row;
  return { revision, place: { entity, entityId, field }, html: bodyHtml };
};

/** From here to the end of the transaction a save is noted as a restoration of this one; `null` ends it. */
export const noteRestoration = async (db: Kysely<DB>, no: number | null): Promise<void> => {
  await sql`select set_config('app.restored_from', ${no === null ? '' : String(no)}, true)`.execute(db);
};
