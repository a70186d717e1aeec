import { sql } from 'kysely';
import { findDifferences } from '../src/domains/commerce/money-check/find-differences';
import { couponFixture, type CouponFixture } from '../src/domains/commerce/testing';
import { inLanes, type Race } from './race';

const lanes = 16;
/** Reservations for each use of the limit. */
const perPlace = 10;
/** Reservations for each one that is released again. */
const perRelease = 10;
/** Parallel reservations of one person: two coupons, each twice. */
const tabs = 4;

/** Accounts of so many new students. */
const newStudents = async ({ db }: CouponFixture, count: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    with u as (insert into users (role_id, status, first_name, last_name, email, slug)
      select 15, 'active', 'Soak', 'Buyer', 'buyer' || n || '@soak.example.com', 'soak-buyer-' || n from generate_series(1, ${count}::int) n returning id),
      s as (insert into students (user_id) select id from u)
    select id from u order by id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Everybody wants one of the places of a coupon; some that were taken are released or used meanwhile. Each place is taken, and none twice. */
export const raceCoupon: Race = async (tries) => {
  const f = await couponFixture();
  try {
    const totalLimit = tries / perPlace;
    const { id, code } = await f.activeCoupon({ totalLimit });
    const students = await newStudents(f, tries);
    const wrong: string[] = [];
    const counts = { made: 0, released: 0, used: 0, refused: 0 };
    await inLanes(tries, lanes, async (_lane, round) => {
      const taken = await f.reserve(code ?? '', students[round]!);
      if ('refused' in taken) {
        counts.refused += 1;
        if (taken.refused !== 'usedUp') wrong.push(`reservation ${round}: ${taken.refused}`);
        return;
      }
      counts.made += 1;
      const isReleased = counts.made % perRelease === 0;
      if (!(await f.settle(isReleased ? 'coupon_release' : 'coupon_use', taken.order)))
        wrong.push(`reservation ${round} was not settled`);
      counts[isReleased ? 'released' : 'used'] += 1;
    });
    const { reserved, used } = await f.counters(id);
    const isRight =
      counts.used === totalLimit &&
      `${reserved} ${used}` === `0 ${totalLimit}` &&
      counts.made + counts.refused === tries;
    if (!isRight) wrong.push(`limit ${totalLimit}: ${JSON.stringify({ ...counts, reserved, counted: used })}`);
    return [...wrong, ...(await findDifferences(f.db)).map((each) => JSON.stringify(each))];
  } finally {
    await f.close();
  }
};

/** New customers try two coupons, each in two tabs at the same time. One order of each person has a coupon. */
export const raceNewCustomers: Race = async (tries) => {
  const f = await couponFixture();
  try {
    const wrong: string[] = [];
    const terms = { audience: 'new' as const, totalLimit: tries, perUserLimit: tabs };
    const coupons = [await f.activeCoupon(terms), await f.activeCoupon(terms)];
    const people = await newStudents(f, tries / tabs);
    await inLanes(people.length, lanes / tabs, async (_lane, round) => {
      const taken = await Promise.all(
        Array.from({ length: tabs }, (_, tab) => f.reserve(coupons[(round + tab) % 2]!.code ?? '', people[round]!)),
      );
      const answers = taken.map((each) => ('refused' in each ? each.refused : 'made')).sort();
      if (answers.join() !== 'made,notForUser,notForUser,notForUser') wrong.push(`person ${round}: ${answers.join()}`);
    });
    let reserved = 0;
    for (const { id } of coupons) reserved += (await f.counters(id)).reserved;
    if (reserved !== people.length) wrong.push(`${people.length} people, ${reserved} reservations counted`);
    return [...wrong, ...(await findDifferences(f.db)).map((each) => JSON.stringify(each))];
  } finally {
    await f.close();
  }
};
