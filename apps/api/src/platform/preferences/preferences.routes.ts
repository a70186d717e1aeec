import { preferences, type preferencesCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { changesOf } from '../../http/audit';
import type { Handlers } from '../../http/frame';

export const preferencesHandlers: Handlers<typeof preferencesCalls> = {
  async update({ request, db, actor, audit }) {
    const before = await db.selectFrom('users').select('preferences').where('id', '=', actor.userId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const after = await sql<{ preferences: object }>`
      update users set preferences = preferences || ${JSON.stringify(request)}::jsonb where id = ${actor.userId} returning preferences`.execute(db);
    const was = preferences.cast(before.preferences, { stripUnknown: true });
    const is = preferences.cast(after.rows[0]?.preferences, { stripUnknown: true });
    audit({ action: 'user.preferences', entity: 'users', entityId: actor.userId, changes: changesOf(was, is, ['theme', 'sidebar', 'density']) });
    return is;
  },
};
