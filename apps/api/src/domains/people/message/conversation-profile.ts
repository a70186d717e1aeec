import type { conversationCalls, ConversationMember } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import type { Actor, Handler } from '../../../server/calls/frame';
import { maskEmail, maskMobile, mayReveal } from '../../../server/calls/mask';
import { personCondition } from '../../../server/list/person-search';
import { conversationRows, shownConversation } from './conversation.queries';

const most = { members: 200, files: 50, people: 20 } as const;

interface Contact {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly dialCode: string | null;
}
/** E-mail and mobile as this person may see them. */
const shownContact = <T extends Contact>(actor: Actor, { dialCode, ...row }: T): Omit<T, 'dialCode'> =>
  mayReveal(actor) ? row : { ...row, email: maskEmail(row.email), mobile: maskMobile(row.mobile, dialCode) };

const readMembers = async (db: Kysely<DB>, actor: Actor, id: number): Promise<ConversationMember[]> => {
  const { rows } = await sql<ConversationMember & Contact>`
    select u.id as user_id, u.full_name as name, m.part, r.name as role_name, u.email, u.mobile_e164 as mobile, k.dial_code, m.last_read_seq as read_seq, m.last_delivered_seq as delivered_seq
    from conversation_members m join users u on u.id = m.user_id join roles r on r.id = u.role_id left join countries k on k.id = u.mobile_country_id
    where m.conversation_id = ${id} and m.left_at is null order by m.part = 'member', u.full_name, u.id limit ${most.members}`.execute(
    db,
  );
  return rows.map((row) => shownContact(actor, row));
};

/** A conversation with its members and its newest files. */
export const readProfile: Handler<typeof conversationCalls.profile> = async ({
  request: { conversationId },
  db,
  actor,
}) => {
  const [row] = await conversationRows(db, actor.userId, sql`c.id = ${conversationId}`);
  if (!row) throw notFound();
  const { rows: files } = await sql<{ id: number; seq: number; name: string; mime: string; bytes: number }>`
    select f.id, m.seq, f.original_name as name, f.mime, f.bytes from messages m join files f on f.id = any(m.file_ids)
    where m.conversation_id = ${conversationId} and m.file_ids <> '{}' order by m.seq desc, f.id limit ${most.files}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from conversation_members where conversation_id = ${conversationId} and left_at is null`.execute(
    db,
  );
  const members = await readMembers(db, actor, conversationId);
  return { conversation: shownConversation(row), members, membersCount: counted[0]?.n ?? 0, files };
};

/** People to write to: active, and not oneself. */
export const findPeople: Handler<typeof conversationCalls.people> = async ({ request: { q }, db, actor }) => {
  const { rows } = await sql<{ userId: number; name: string; roleName: string } & Contact>`
    with hits as materialized (select u.id from users u where u.deleted_at is null and ${personCondition(q.trim(), 'u', mayReveal(actor))})
    select u.id as user_id, u.full_name as name, r.name as role_name, u.email, u.mobile_e164 as mobile, k.dial_code
    from hits h join users u on u.id = h.id join roles r on r.id = u.role_id left join countries k on k.id = u.mobile_country_id
    where u.status = 'active' and u.id <> ${actor.userId} order by u.full_name, u.id limit ${most.people}`.execute(db);
  return { items: rows.map((row) => shownContact(actor, row)) };
};
