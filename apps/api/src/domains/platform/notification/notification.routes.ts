import { notificationCalls } from '@lectern/contract/platform/notification';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readListOf } from '../../../server/list/list';
import { countRows, pageAnswer } from '../../../server/list/list-query';
import { unreadOf } from '../../../server/live/unread.queries';
import { matching, notificationPage } from './notification.queries';

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  /** One's own, the newest first; notifications are read, never deleted. */
  async list({ request, db, actor: { userId } }) {
    const listRequest = readListOf(notificationCalls.list, request);
    if (listRequest.deleted) throw badRequest(fieldError('deleted', 'deleted', 'Notifications are not deleted'));
    const list =
      listRequest.sort.length > 0 ? listRequest : { ...listRequest, sort: [{ name: 'createdAt', descending: true }] };
    const { rows } = await notificationPage(userId, list).execute(db);
    const answer = pageAnswer(list, rows, await countRows(db, matching(userId, list)), (row) => [
      row.createdExactly,
      row.id,
    ]);
    return {
      ...answer,
      items: answer.items.map(({ createdExactly: _exactly, ...row }) => row),
      unreadCount: await unreadOf(db, userId),
    };
  },

  async read({ request: { ids }, db, actor: { userId } }) {
    await sql`update notifications set read_at = now() where user_id = ${userId} and read_at is null and ${ids ? sql`id in (${sql.join(ids)})` : sql`true`}`.execute(
      db,
    );
    return { unreadCount: await unreadOf(db, userId) };
  },
};
