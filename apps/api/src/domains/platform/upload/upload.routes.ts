import type { uploadCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { conflict } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { plainName } from '../../../server/files/store-image';
import type { Services } from '../../../server/services';
import { finishUpload } from './finish-upload';
import { takeChunk } from './take-chunk';
import { queueCleaning } from './upload-clean';
import { lockUpload, ownUpload, refuseTooMuch, stateOf } from './uploads.queries';

/** Files that come in chunks: opened, sent from where they are, and made a file at the end. Each is its sender's alone. */
export const uploadHandlers = (services: Pick<Services, 'store' | 'uploads'>): Handlers<typeof uploadCalls> => ({
  open: async ({ request: { purpose, name, bytes, sha256 }, db, actor }) => {
    await refuseTooMuch(db, actor.userId, bytes);
    const digest = sha256 ? Buffer.from(sha256, 'hex') : null;
    const { rows } = await sql<{ id: number }>`
      insert into uploads (purpose, name, bytes, sha256, created_by)
      values (${purpose}, ${plainName(name) || purpose}, ${bytes}, ${digest}, ${actor.userId}) returning id`.execute(
      db,
    );
    return { upload: { id: rows[0]!.id, bytes, received: 0, fileId: null } };
  },

  read: async ({ request: { id }, db, actor }) => stateOf(await ownUpload(db, id, actor.userId)),

  chunk: takeChunk(services.store),

  finish: finishUpload(services),

  giveUp: async ({ request: { id }, db, actor }) => {
    const upload = await lockUpload(db, id, actor.userId);
    if (upload.fileId !== null) throw conflict('This upload is finished');
    await sql`update uploads set is_ended = true where id = ${id}`.execute(db);
    await queueCleaning(db);
    return {};
  },
});
