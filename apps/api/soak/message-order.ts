import { randomUUID } from 'node:crypto';
import { messageCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { done, messageFixture } from '../src/domains/people/message/testing';
import { inLanes, type Race } from './race';

const lanes = 6;

/** Three people write into one conversation at once, every tenth message twice, while a fourth reads on and one marks what is read. */
export const raceMessages: Race = async (tries) => {
  const f = await messageFixture();
  const { admin, student, other, conversationId } = f;
  const wrong: string[] = [];
  try {
    const senders = [admin, student, other];
    let [sent, isOver, seen, marked] = [0, false, 0, 0];
    /** Whatever the reader is shown goes on where the last answer ended. */
    const readOn = async (): Promise<void> => {
      const { items } = await f.list(f.reader, { after: seen, limit: 100 });
      for (const { seq } of items) {
        if (seq !== seen + 1) wrong.push(`the reader was shown ${seq} after ${seen}`);
        seen = seq;
      }
    };
    const reading = async (): Promise<void> => {
      while (!isOver) await readOn();
    };
    const writing = inLanes(tries, lanes, async (lane, round) => {
      const [client, clientId] = [senders[lane % senders.length]!, randomUUID()];
      const copies = await Promise.all(
        Array.from({ length: round % 10 === 0 ? 2 : 1 }, () => f.send(client, `Message ${round}`, clientId)),
      );
      sent += 1;
      if (new Set(copies.map(({ seq }) => seq)).size > 1) wrong.push(`round ${round}: one message has two numbers`);
      if (round % 20 !== 0) return;
      const to = Math.max(1, copies[0]!.seq - (round % 7) * 5);
      const least = marked;
      const { readSeq } = await done(student, messageCalls.read, { conversationId, seq: to });
      if (readSeq < to || readSeq < least) wrong.push(`round ${round}: read up to ${readSeq}, ${least} before`);
      marked = Math.max(marked, to);
    }).finally(() => (isOver = true));
    await Promise.all([writing, reading()]);
    for (let before = -1; before < seen;) {
      before = seen;
      await readOn();
    }
    const { rows } = await sql<{ n: number; last: number; kept: number }>`
      select (select count(*)::int from messages where conversation_id = c.id) as n, c.last_seq::int as last, (select max(seq)::int from messages where conversation_id = c.id) as kept
      from conversations c where id = ${conversationId}`.execute(f.api.database.db);
    const { n = 0, last = 0, kept = 0 } = rows[0] ?? {};
    if (n !== sent || last !== sent || kept !== sent || seen !== sent)
      wrong.push(`${sent} sent, ${n} kept, the last is ${kept}, counted ${last}, ${seen} read`);
    return wrong;
  } finally {
    await f.close();
  }
};
