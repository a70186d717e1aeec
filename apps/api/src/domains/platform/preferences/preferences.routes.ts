import { messages, say } from '@lectern/contract';
import { preferences, type preferencesCalls } from '@lectern/contract/platform';
import { areColumns } from '@lectern/contract/platform/columns';
import { sql } from 'kysely';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';

export const preferencesHandlers: Handlers<typeof preferencesCalls> = {
  async update({ request, db, actor, audit }) {
    if (request.columns !== undefined && !areColumns(request.columns))
      throw badRequest(fieldError('columns', 'columns', say(messages.invalid, { field: 'Columns' })));
    const before = await db
      .selectFrom('users')
      .select('preferences')
      .where('id', '=', actor.userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { columns, ...others } = request;
    // Of the columns a change names only its own screens: the others stay.
    const after = await sql<{ preferences: object }>`
      update users set preferences = preferences || ${JSON.stringify(others)}::jsonb
        || case when ${columns !== undefined}::boolean then jsonb_build_object('columns', coalesce(preferences -> 'columns', '{}') || ${JSON.stringify(columns ?? {})}::jsonb) else '{}' end
      where id = ${actor.userId} returning preferences`.execute(db);
    const was = preferences.cast(before.preferences, { stripUnknown: true });
    const is = preferences.cast(after.rows[0]?.preferences, { stripUnknown: true });
    audit({
      action: 'user.preferences',
      entity: 'users',
      entityId: actor.userId,
      changes: changesOf(was, is, ['theme', 'sidebar', 'density', 'columns']),
    });
    return is;
  },
};
