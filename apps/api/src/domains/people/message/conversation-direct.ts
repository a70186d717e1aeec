import type { conversationCalls } from '@lectern/contract/people';
import { messages, say } from '@lectern/contract';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { conversationRows, shownConversation } from './conversation.queries';
import { theConversation } from './members';

/** Two people have one conversation, no matter who opens it first: of two requests at once the later one finds it. */
export const openDirect: Handler<typeof conversationCalls.direct> = async ({
  request: { userId },
  db,
  actor,
  audit,
}) => {
  const key = [actor.userId, userId].sort((one, other) => one - other).join(':');
  const { rows } = await sql<{ name: string }>`
    select full_name as name from users where id = ${userId} and deleted_at is null and status in ('active', 'invited') and id <> ${actor.userId}`.execute(
    db,
  );
  const kept = await theConversation(db, 'direct_key', key);
  if (!kept && !rows[0]) throw badRequest(fieldError('userId', 'known', say(messages.invalid, { field: 'Person' })));
  const id = kept ?? (await makeDirect(db, key, actor.userId, userId));
  if (!kept)
    audit({ action: 'conversation.create', entity: 'conversations', entityId: id, label: rows[0]?.name ?? '' });
  const [row] = await conversationRows(db, actor.userId, sql`c.id = ${id}`);
  return { conversation: shownConversation(row!) };
};

const makeDirect = async (
  db: Parameters<typeof conversationRows>[0],
  key: string,
  own: number,
  other: number,
): Promise<number> => {
  await sql`insert into conversations (kind, direct_key) values ('direct', ${key}) on conflict (direct_key) do nothing`.execute(
    db,
  );
  const id = (await theConversation(db, 'direct_key', key))!;
  await sql`
    insert into conversation_members (conversation_id, user_id, part)
    select ${id}, u.id, case r.audience when 'staff' then 'staff' when 'student' then 'member' else 'trainer' end
    from users u join roles r on r.id = u.role_id where u.id in (${own}, ${other}) on conflict do nothing`.execute(db);
  return id;
};
