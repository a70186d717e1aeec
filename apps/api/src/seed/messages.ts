import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { random } from './random';

/** What people write to each other, by turns: staff first. */
const lines: readonly string[] = [
  'Good morning! How did the first lesson go?',
  'Very well, thank you. The pace was right for us.',
  'Glad to hear it. The recording is in the drive now.',
  'I could not open the second part. Is it the right link?',
  'Please try https://example.com/lessons/2 and tell me if it still fails.',
  'That works, thanks.',
  'The next meeting is on Thursday at 18:00. Can you make it?',
  'Thursday is fine. Could it be half an hour later?',
  'Yes, 18:30 it is. I have changed it.',
  'Perfect.',
  'Here are the exercises for next week:\n1. fractions\n2. ratios\n3. two word problems of your choice',
  'Should the word problems be written out in full?',
  'One of them is enough. The other only needs the result.',
  'Understood. I will hand them in by Sunday.',
  'Your last assignment was excellent. Only question 4 needs another look.',
  'I mixed up the units, did I not?',
  'Exactly: minutes and hours. Everything else was right.',
  'May we use a calculator in the quiz?',
  'Not in the first part. In the second one you may.',
  'Good to know.',
];

const hours = (count: number): string => `${count} hours`;

/** Writes a conversation of two people: who speaks by turns, over some days, the last ones an hour apart. */
const talk = async (
  db: Kysely<DB>,
  {
    staffId,
    otherId,
    count,
    unread,
    from,
  }: { staffId: number; otherId: number; count: number; unread: number; from: number },
): Promise<void> => {
  const key = [staffId, otherId].sort((one, other) => one - other).join(':');
  const { rows } = await sql<{ id: number }>`
    insert into conversations (kind, direct_key, created_at) values ('direct', ${key}, now() - interval '20 days') returning id`.execute(
    db,
  );
  const id = rows[0]!.id;
  await sql`
    insert into messages (conversation_id, seq, sender_id, client_id, body, reply_to_seq, sent_at)
    select ${id}, n, case when n % 2 = 1 then ${staffId}::bigint else ${otherId}::bigint end, gen_random_uuid(), (${lines}::text[])[1 + (n - 1 + ${from * 2}::int) % ${lines.length}::int],
      case when n % 9 = 4 then n - 1 end, now() - ${hours(from + 1)}::interval - make_interval(hours => (${count}::int - n) * 5)
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into conversation_members (conversation_id, user_id, part, last_read_seq, last_delivered_seq, joined_at)
    values (${id}, ${staffId}, 'staff', ${count - unread}, ${count}, now() - interval '20 days'), (${id}, ${otherId}, 'member', ${count}, ${count}, now() - interval '20 days')`.execute(
    db,
  );
  await sql`
    update conversations c set last_seq = m.seq, last_message_at = m.sent_at, last_preview = left(m.body, 120), last_sender_id = m.sender_id
    from messages m where c.id = ${id} and m.conversation_id = c.id and m.seq = ${count}`.execute(db);
};

/** Twelve conversations between staff and students, of 40 to 120 messages, some with unread ones. */
export const seedMessages = async (db: Kysely<DB>): Promise<void> => {
  const { below } = random();
  const { rows: staff } = await sql<{ id: number }>`
    select u.id from users u where u.role_id in (1, 2) and u.status = 'active' and u.deleted_at is null order by u.id limit 4`.execute(
    db,
  );
  const { rows: students } = await sql<{ id: number }>`
    select u.id from users u join students s on s.user_id = u.id where u.status = 'active' and u.deleted_at is null and s.deleted_at is null order by u.id limit 12`.execute(
    db,
  );
  for (const [at, { id: otherId }] of students.entries()) {
    const staffId = staff[at % staff.length]!.id;
    const count = 40 + below(41) * 2;
    await talk(db, { staffId, otherId, count, unread: at % 3 === 0 ? 1 + below(4) : 0, from: at });
  }
};
