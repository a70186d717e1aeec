import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineJob } from '../../../server/jobs/job';
import { inTime } from './in-time';
import { providerOf } from './providers';
import { receiveEvents } from './receive-events';

interface DueAttempt {
  readonly id: number;
  readonly ref: string;
  readonly providerId: number;
  readonly code: string;
}

const most = 50;

/** Started sessions that are due to be looked up at their provider. */
const dueAttempts = async (db: Kysely<DB>, after: number): Promise<readonly DueAttempt[]> =>
  (
    await sql<DueAttempt>`
      select a.id, a.provider_ref as ref, a.provider_id, p.code from payment_attempts a join payment_providers p on p.id = a.provider_id
      where a.next_poll_at <= money_now() and a.provider_ref is not null and a.id > ${after} order by a.id limit ${most}`.execute(
      db,
    )
  ).rows;

/** Sets the next time: 15 and 60 minutes after the start, then hourly. It ends a day after the link. */
const noteFetched = async (db: Kysely<DB>, id: number): Promise<void> => {
  await sql`
    update payment_attempts a set polls = a.polls + 1, next_poll_at = case
        when a.status = 'paid' then null
        when l.status <> 'open' and l.updated_at < money_now() - interval '1 day' then null
        when a.polls = 0 then a.created_at + interval '15 minutes' when a.polls = 1 then a.created_at + interval '60 minutes'
        else money_now() + interval '1 hour' end
    from payment_links l where a.id = ${id} and l.id = a.link_id`.execute(db);
};

/** Asks providers for started sessions, so that a lost webhook loses no money (H4). A provider that does not answer is asked again an hour later. */
export const paymentPoll = defineJob({
  name: 'payment.poll',
  kind: 'payment',
  async run({ services: { keys, publicUrl }, db, step, report }) {
    let done = 0;
    for (let due = await dueAttempts(db, 0); due.length > 0; due = await dueAttempts(db, due.at(-1)!.id)) {
      for (const { id, ref, providerId, code } of due) {
        const answer = Promise.resolve(providerOf(code)?.fetch({ db, keys, publicUrl, providerId }, ref));
        const events = await inTime(answer).catch((error: unknown) => {
          report(error);
          return undefined;
        });
        await step(async (transaction) => {
          if (events) await receiveEvents(transaction, providerId, events, Buffer.from(JSON.stringify({ events })));
          await noteFetched(transaction, id);
          done += 1;
          return { done };
        });
      }
    }
    return { state: 'done' };
  },
});
