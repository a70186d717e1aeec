import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { conversationOfBatch } from '../domains/people/message/members';

/** What is written in a batch, the trainer first and every third time. */
const lines: readonly string[] = [
  'Welcome! Please look at the plan of the first weeks and ask whatever is unclear.',
  'Is the first meeting at the usual time?',
  'Will it be recorded? I am on a train that evening.',
  'Yes, and the recording is in the drive the next morning.',
  'Thank you!',
  'I could not open the second sheet.',
  'I have uploaded it again. Please try once more.',
  'Works now.',
  'Question 3 of the assignment: rounded or exact?',
  'Exact, as a fraction.',
  'Can we do one more example of the last part?',
  'Good idea, at the beginning of the next meeting.',
  'The quiz opens on Friday and closes on Sunday at midnight.',
  'How many attempts do we have?',
  'Two. The better one counts.',
];

/** The running batches talk: 40 to 115 messages each, the last one some hours ago; some are unread by the trainer. */
export const seedBatchTalks = async (db: Kysely<DB>): Promise<void> => {
  const { rows: batches } = await sql<{ id: number }>`
    select id from batches where timing_status = 3 and deleted_at is null order by id`.execute(db);
  for (const [at, { id: batchId }] of batches.entries()) {
    const count = 40 + (at % 6) * 15;
    const id = await conversationOfBatch(db, batchId);
    await sql`
      insert into conversation_members (conversation_id, user_id, joined_at)
      select ${id}::bigint, s.user_id, now() - interval '30 days' from batch_members m join students s on s.id = m.student_id
      where m.batch_id = ${batchId} and m.state in ('active', 'completed') on conflict do nothing`.execute(db);
    await sql`
      with speakers as (
        select array_agg(user_id order by part = 'trainer' desc, user_id) as ids from conversation_members where conversation_id = ${id} and part <> 'staff')
      insert into messages (conversation_id, seq, sender_id, client_id, body, sent_at)
      select ${id}, n, ids[case when n % 3 = 1 then 1 else 1 + (n * 7) % cardinality(ids) end], gen_random_uuid(), (${lines}::text[])[1 + (n - 1) % ${lines.length}::int],
        now() - make_interval(hours => ${2 + at}::int + (${count}::int - n) * 6)
      from speakers, generate_series(1, ${count}::int) n`.execute(db);
    await sql`
      update conversations c set last_seq = m.seq, last_message_at = m.sent_at, last_preview = left(m.body, 120), last_sender_id = m.sender_id
      from messages m where c.id = ${id} and m.conversation_id = c.id and m.seq = ${count}`.execute(db);
    await sql`
      update conversation_members set last_delivered_seq = ${count}, last_read_seq = ${count} - (user_id % 4)
      where conversation_id = ${id}`.execute(db);
  }
};
