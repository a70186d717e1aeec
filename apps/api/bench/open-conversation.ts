import { Agent } from 'node:http';
import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import type { Note } from '.';
import { timeOf } from './load';
import type { Subjects } from './subjects';

/** Openings of each conversation in a round. */
const openings = 20;

/** The newest page of a conversation of 10,000 messages ÷ that of one of a hundred, by one connection and in turns. */
export const benchOpenConversation = async (
  subjects: Subjects,
  db: Kysely<DB>,
  rounds: number,
  note: Note,
): Promise<void> => {
  const { rows } = await sql<{ long: number; short: number }>`
    select (select id from conversations where last_seq = 10000 limit 1) as long, (select id from conversations where last_seq between 100 and 110 order by last_seq, id limit 1) as short`.execute(
    db,
  );
  const { long, short } = rows[0]!;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [ofLong, ofShort]: [number[], number[]] = [[], []];
  try {
    for (let round = -1; round < rounds; round += 1) {
      const target = await subjects.ours();
      for (let at = 0; at < openings; at += 1)
        for (const [id, times] of at % 2 === 0
          ? ([
              [long, ofLong],
              [short, ofShort],
            ] as const)
          : ([
              [short, ofShort],
              [long, ofLong],
            ] as const)) {
          const time = await timeOf(target, `/api/message/list?conversationId=${id}`, agent);
          if (round >= 0) times.push(time);
        }
    }
  } finally {
    agent.destroy();
  }
  note(
    'messages.open_10000',
    ratio(ofLong, ofShort).ratio,
    `the newest page of 10,000 messages ${rounded(median(ofLong))} ms, of a hundred ${rounded(median(ofShort))} ms`,
  );
};
