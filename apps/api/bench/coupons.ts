import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { withTestServer } from '../src/database/testing/server';
import { couponFixture } from '../src/domains/commerce/testing';
import { testOrder } from '../src/testing/order';
import { testRoots } from '../src/testing/roots';
import type { Note } from '.';
import { inPairs } from './in-pairs';

const connections = 8;
const reservationsOfRound = 400;
const listMinor = 240_000;

/** The result of a reservation: the coupon, its code and the discount. */
interface Taken {
  readonly coupon: number;
  readonly code: number;
  readonly discount: number;
}
type Take = (db: Transaction<DB>, userId: number) => Promise<Taken>;

/** The order and the redemption of a reservation, in its transaction. */
const keep = async (db: Transaction<DB>, userId: number, { coupon, code, discount }: Taken): Promise<void> => {
  await sql`
    with o as (insert into orders (user_id, student_id, item_kind, course_id, title, currency, list_minor, discount_minor, total_minor, base_currency, base_minor, channel, status)
      select ${userId}, (select id from students where user_id = ${userId}), 'course', (select min(id) from courses), 'A course', 'INR', ${listMinor}::bigint, ${discount}::bigint,
        ${listMinor}::bigint - ${discount}::bigint, 'INR', ${listMinor}::bigint, 'staff', 'open' returning id)
    insert into coupon_redemptions (coupon_id, code_id, user_id, order_id, currency, discount_minor)
    select ${coupon}, ${code}, ${userId}, id, 'INR', ${discount}::bigint from o`.execute(db);
};

/** Reservations in a second over eight connections; each person has one. */
const rateOf = async (db: Kysely<DB>, people: number[], take: Take): Promise<number> => {
  const began = performance.now();
  const waiting = people.splice(0, reservationsOfRound);
  const count = waiting.length;
  const work = async (): Promise<void> => {
    for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
      const person = userId;
      await db.transaction().execute(async (transaction) => keep(transaction, person, await take(transaction, person)));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (count / (performance.now() - began)) * 1000;
};

/** Reservations of one coupon by `coupon_reserve` with all its checks ÷ the two statements that hold and count, in turns. */
export const benchReservations = (rounds: number, note: Note): Promise<void> =>
  withTestServer(testRoots, async () => {
    const f = await couponFixture();
    try {
      const totalLimit = (rounds + 1) * reservationsOfRound;
      const [checked, bare] = [await f.activeCoupon({ totalLimit }), await f.activeCoupon({ totalLimit })];
      await testOrder(f.db, { userId: await f.student() }); // makes the course that is sold
      const { rows } = await sql<{ id: number }>`
        with u as (insert into users (role_id, status, first_name, last_name, email, slug)
          select 15, 'active', 'Bench', 'Buyer', 'buyer' || n || '@bench.example.com', 'bench-buyer-' || n from generate_series(1, ${2 * totalLimit}::int) n returning id),
          s as (insert into students (user_id) select id from u)
        select id from u`.execute(f.db);
      const people = rows.map(({ id }) => id);
      const codeOf = async (couponId: number): Promise<number> =>
        (await f.db.selectFrom('couponCodes').select('id').where('couponId', '=', couponId).executeTakeFirstOrThrow())
          .id;
      const bareCode = await codeOf(bare.id);
      const byFunction: Take = async (db, userId) => {
        const { rows: taken } = await sql<Taken & { readonly refused: string | null }>`
          select * from coupon_reserve(${checked.code}, ${userId}, 'INR', ${listMinor}, 'course', null, null, null, null)`.execute(
          db,
        );
        if (taken[0]!.refused !== null) throw new Error(`A reservation was refused: ${taken[0]!.refused}`);
        return taken[0]!;
      };
      const byStatements: Take = async (db) => {
        await sql`select * from coupon_counters where coupon_id = ${bare.id} for update`.execute(db);
        await sql`update coupon_counters set reserved = reserved + 1 where coupon_id = ${bare.id}`.execute(db);
        return { coupon: bare.id, code: bareCode, discount: 36_000 };
      };
      const { ours, bare: others } = await inPairs(
        rounds,
        () => rateOf(f.db, people, byFunction),
        () => rateOf(f.db, people, byStatements),
      );
      const { ratio: value, spread } = ratio(ours, others);
      note(
        'coupon.reserve_rate',
        value,
        `ours ${Math.round(median(ours))}/s, bare ${Math.round(median(others))}/s, quartiles ${rounded(spread[0])} to ${rounded(spread[1])}, ${rounds} rounds`,
      );
    } finally {
      await f.close();
    }
  });
