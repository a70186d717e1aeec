import type { LibraryKind } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** What an item of this file is. */
export const kindOfFile = (mime: string): LibraryKind =>
  mime.startsWith('image/') ? 'image' : mime.startsWith('video/') ? 'video' : 'document';

interface OwnFile {
  readonly id: number;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  /** It is a version of an item already. */
  readonly isTaken: boolean;
}

/** A file that this person has uploaded for the library; undefined for any other. */
export const ownFile = async (db: Kysely<DB>, id: number, userId: number): Promise<OwnFile | undefined> => {
  const { rows } = await sql<OwnFile>`
    select f.id, f.original_name as name, f.mime, f.bytes,
      exists (select 1 from library_item_versions v where v.file_id = f.id) as is_taken
    from files f where f.id = ${id} and f.status = 'ready' and f.uploaded_by = ${userId} and f.purpose in ('image', 'document', 'video')`.execute(
    db,
  );
  return rows[0];
};

/** The live item whose current file has the same bytes. */
export const sameBytes = async (
  db: Kysely<DB>,
  fileId: number,
): Promise<{ readonly id: number; readonly title: string } | undefined> => {
  const { rows } = await sql<{ id: number; title: string }>`
    select i.id, i.title from files f join files s on s.sha256 = f.sha256 and s.bytes = f.bytes and s.status = 'ready'
    join library_items i on i.file_id = s.id where f.id = ${fileId} and i.deleted_at is null order by i.id limit 1`.execute(
    db,
  );
  return rows[0];
};
