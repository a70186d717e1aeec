import { uploadLimits, type UploadState } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, tooMany } from '../../../server/calls/errors';

/** An upload as its row has it. */
export interface Upload {
  readonly id: number;
  readonly key: string;
  readonly purpose: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: Buffer | null;
  readonly mime: string | null;
  readonly received: number;
  readonly parts: readonly string[];
  readonly fileId: number | null;
}

const found = async (db: Kysely<DB>, id: number, userId: number, locked: boolean): Promise<Upload> => {
  const { rows } = await sql<Upload>`
    select id, key, purpose, name, bytes, sha256, mime, received, parts::text[] as parts, made_file as file_id from uploads
    where id = ${id} and created_by = ${userId} and not is_ended ${sql.raw(locked ? 'for update' : '')}`.execute(db);
  if (!rows[0]) throw notFound('This upload is not there any more: send the file again');
  return rows[0];
};

/** @throws 404 for another person's, and for one that was given up or abandoned */
export const ownUpload = (db: Kysely<DB>, id: number, userId: number): Promise<Upload> => found(db, id, userId, false);

/** As `ownUpload`; nothing else goes on with it meanwhile. */
export const lockUpload = (db: Kysely<DB>, id: number, userId: number): Promise<Upload> => found(db, id, userId, true);

export const stateOf = ({ id, bytes, received, fileId }: Upload): { upload: UploadState } => ({
  upload: { id, bytes, received, fileId },
});

/** 409: the upload is not where the caller thinks it is; the answer says where. */
export const elsewhere = (upload: Upload): Error =>
  conflict('The upload goes on from another place', { result: stateOf(upload) });

/** Lets one person open so many uploads, and so many bytes a day; those who come at the same moment are counted one after the other. @throws 429 */
export const refuseTooMuch = async (db: Kysely<DB>, userId: number, bytes: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('uploads', ${userId}))`.execute(db);
  const { rows } = await sql<{ open: number; sent: number }>`
    select count(*) filter (where made_file is null)::int as open,
      coalesce(sum(bytes) filter (where created_at > now() - interval '1 day'), 0)::bigint as sent
    from uploads where created_by = ${userId} and not is_ended`.execute(db);
  const { open = 0, sent = 0 } = rows[0] ?? {};
  if (open >= uploadLimits.open) throw tooMany('Too many uploads are open. Finish or stop some of them first.', 600);
  if (sent + bytes > uploadLimits.dayBytes) throw tooMany('You have sent very much today. Try again tomorrow.', 3600);
};
