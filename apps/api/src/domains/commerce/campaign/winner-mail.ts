import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { ownWord, queueMailsWithWord } from '../../../server/mail/queue-mail';
import { momentText } from './moment-text';

/** Mails codes to their owners, once for each entry: `holders` selects `entry_id`, `user_id` and `code`. Gives how many are mailed. People without an e-mail address get none. */
export const mailWinners = async (db: Kysely<DB>, couponId: number, holders: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ name: string; from: string; until: string; endsAt: string }>`
    select name, ${momentText(sql`starts_at`)} as "from", ${momentText(sql`ends_at`)} as until, ends_at from coupons where id = ${couponId}`.execute(
    db,
  );
  const { name, from, until, endsAt } = rows[0]!;
  const readers = sql`
    select u.id, u.email, h.entry_id::text as key_end, h.code::text as word from (${holders}) h join users u on u.id = h.user_id
    where u.email is not null and u.status not in ('blocked', 'erased')`;
  const mailed = await queueMailsWithWord(db, readers, {
    name: 'campaign-won',
    dedupeKey: 'win:',
    values: { name, from, until, code: ownWord },
    until: endsAt,
  });
  await sql`update marketing_entries e set mailed_at = money_now() from (${readers}) r where e.id = r.key_end::bigint`.execute(
    db,
  );
  return mailed;
};
