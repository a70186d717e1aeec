import { messages, say } from '@lectern/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, fieldError } from '../../server/calls/errors';

/** @throws 400 for a language that staff can't choose */
export const requireLanguage = async (db: Kysely<DB>, languageId: number): Promise<void> => {
  const row = await db
    .selectFrom('languages')
    .select('id')
    .where('id', '=', languageId)
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw badRequest(fieldError('languageId', 'active', say(messages.invalid, { field: 'Language' })));
};
