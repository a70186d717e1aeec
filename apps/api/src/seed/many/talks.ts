import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** What is written by turns. */
const lines = [
  'Good morning! How did the first lesson go?',
  'Very well, thank you. The pace was right for us.',
  'The recording is in the drive now.',
  'Could it be half an hour later on Thursday?',
  'Yes, 18:30 it is. I have changed it.',
  'Here are the exercises for next week:\n1. fractions\n2. ratios\n3. two word problems of your choice',
  'I will hand them in by Sunday.',
  'May we use a calculator in the quiz?',
] as const;

/** A conversation for every fourth batch after `before`: 20 to 119 messages, and `longest` in the first one. Everybody has read all but the last three. */
export const writeTalks = async (db: Kysely<DB>, before: number, longest: number): Promise<void> => {
  const length = sql`(case when c.batch_id = ${before + 4} then ${longest}::int else 20 + (c.batch_id * 7919 % 100)::int end)`;
  await sql`
    insert into conversations (kind, batch_id, title, state, created_at)
    select 'batch', id, title, case when timing_status in (2, 3) then 'open' else 'read_only' end, created_at from batches where id > ${before} and (id - ${before}::bigint) % 4 = 0 order by id`.execute(
    db,
  );
  await sql`update batches b set conversation_id = c.id from conversations c where c.batch_id = b.id and b.id > ${before}`.execute(
    db,
  );
  await sql`analyze conversations`.execute(db);
  const members = sql`insert into conversation_members (conversation_id, user_id, part, last_read_seq, last_delivered_seq, joined_at)`;
  const read = sql`${length} - 3, ${length} - 3, c.created_at from conversations c join batches b on b.id = c.batch_id and b.id > ${before}`;
  await sql`${members} select c.id, t.user_id, 'trainer', ${read} join trainers t on t.id = b.trainer_id`.execute(db);
  await sql`${members} select c.id, s.user_id, 'member', ${read}
    join batch_members m on m.batch_id = b.id and m.state in ('active', 'completed') join students s on s.id = m.student_id`.execute(
    db,
  );
  await sql`
    insert into messages (conversation_id, seq, sender_id, client_id, body, sent_at)
    select c.id, seq, p.users[1 + (case when seq % 2 = 1 then 0 else seq * 7 % cardinality(p.users) end)], gen_random_uuid(), (${lines}::text[])[1 + seq % ${lines.length}::int], c.ends - make_interval(mins => (c.length - seq) * 11)
    from (select c.id, ${length} as length, least(now(), b.ends_at) as ends from conversations c join batches b on b.id = c.batch_id and b.id > ${before}) c
    cross join lateral (select array_agg(m.user_id order by m.part desc, m.user_id) as users from conversation_members m where m.conversation_id = c.id) p
    cross join lateral generate_series(1, c.length) seq`.execute(db);
  await sql`
    update conversations c set last_seq = m.seq, last_message_at = m.sent_at, last_preview = left(m.body, 120), last_sender_id = m.sender_id
    from messages m where c.batch_id > ${before} and m.conversation_id = c.id and m.seq = ${length}`.execute(db);
};
