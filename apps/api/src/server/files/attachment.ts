import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { fieldConflict } from '../calls/errors';

/** The purpose of files that rows name by their id. No library item and no picture of a text is one. */
export const attachmentPurpose = 'attachment';

interface Taken {
  readonly userId: number;
  /** The types that are taken; without them any is. */
  readonly types?: readonly string[] | undefined;
  /** The refusal of another type. */
  readonly refusal: string;
}

/**
 * Keeps a file from being collected while a row begins to name it. Only its uploader may attach it.
 * @throws 409 on `fileId` when it is not there, of another type, or somebody else's
 */
export const requireAttachment = async (
  db: Kysely<DB>,
  fileId: number,
  { userId, types, refusal }: Taken,
): Promise<void> => {
  const file = await db
    .selectFrom('files')
    .select('mime')
    .where('id', '=', fileId)
    .where('status', '=', 'ready')
    .where('purpose', '=', attachmentPurpose)
    .where('uploadedBy', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!file) throw fieldConflict('fileId', 'This file is not there any more: upload it again');
  if (types && !types.includes(file.mime)) throw fieldConflict('fileId', refusal);
};
