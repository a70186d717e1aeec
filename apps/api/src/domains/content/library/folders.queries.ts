import { messages, say } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';

/** Everything that moves or deletes folders comes one after the other. */
export const lockTree = async (db: Kysely<DB>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('library.tree', 0))`.execute(db);
};

/** Keeps a folder from being deleted while something is put into it. @throws 400 on `field` when it is not there any more */
export const keepFolder = async (db: Kysely<DB>, id: number | null | undefined, field = 'folderId'): Promise<void> => {
  if (id === null || id === undefined) return;
  const { rows } =
    await sql`select 1 from library_folders where id = ${id} and deleted_at is null for key share`.execute(db);
  if (rows.length === 0) throw badRequest(fieldError(field, 'live', say(messages.invalid, { field: 'Folder' })));
};

/** A select of the ids of these folders and all below them. */
export const withinFolders = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with recursive below as (
    select id from library_folders where id in (${ids}) and deleted_at is null
    union select d.id from library_folders d join below b on d.parent_id = b.id where d.deleted_at is null)
  select id from below`;
