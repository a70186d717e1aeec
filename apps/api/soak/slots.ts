import { oneToOneCalls, type OfferSlot } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { random } from '../src/seed/random';
import { testApi } from '../src/testing';
import { inLanes, type Race } from './race';

const lanes = 2;
const atOnce = 5;
/** Two zones without daylight saving, half an hour apart. */
const zones = ['Asia/Kolkata', 'Asia/Dhaka'] as const;

/** Four drafts of one trainer are activated at once, while the slots of an active one change: no two active offers ever share a minute. */
export const raceSlots: Race = async (tries) => {
  const api = await testApi({ seed: 'demo' });
  const { db } = api.database;
  const wrong: string[] = [];
  try {
    const people = [await api.signIn(1), await api.signIn(1)];
    const draw = random(tries);
    const clock = (minutes: number): string =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    /** One slot on Monday between 17:00 and 20:00: of five some overlap, and some don't. */
    const slot = (): OfferSlot => {
      const start = 17 * 60 + 15 * draw.below(8);
      return { weekday: 1, startsAt: clock(start), endsAt: clock(start + 30 + 15 * draw.below(3)) };
    };
    await sql`delete from one_to_one_offers`.execute(db);
    const { rows: trainers } = await sql<{ id: number }>`
      select r.id from trainers r join users u on u.id = r.user_id where r.state = 'verified' and u.status = 'active' and r.deleted_at is null order by r.id limit ${lanes}`.execute(
      db,
    );
    await sql`
      insert into one_to_one_offers (trainer_id, category_id, skill_id, title, language_id, rate_minor, rate_units, time_zone)
      select t, s.category_id, s.id, 'Offer ' || s.id, 1, 50000, 500, (${zones}::text[])[1 + s.place % 2]
      from unnest(${trainers.map(({ id }) => id)}::bigint[]) t,
        (select s.id, s.category_id, row_number() over (order by s.id) as place from skills s join categories c on c.id = s.category_id
          where s.status = 'active' and s.deleted_at is null and c.status = 'active' order by s.id limit ${atOnce}) s`.execute(
      db,
    );
    await inLanes(tries / atOnce, lanes, async (lane, round) => {
      const trainerId = trainers[lane]!.id;
      // The first is on sale already; the others are drafts with a slot each.
      await sql`delete from one_to_one_slots where offer_id in (select id from one_to_one_offers where trainer_id = ${trainerId})`.execute(
        db,
      );
      const slots = JSON.stringify(Array.from({ length: atOnce }, slot));
      await sql`
        with o as (update one_to_one_offers t set status = case when n.place = 1 then 'active' else 'draft' end
          from (select id, row_number() over (order by id) as place from one_to_one_offers where trainer_id = ${trainerId}) n where n.id = t.id returning t.id, n.place)
        insert into one_to_one_slots (offer_id, weekday, starts_at, ends_at)
        select o.id, 1, (s.value ->> 'startsAt')::time, (s.value ->> 'endsAt')::time
        from o join jsonb_array_elements(${slots}::jsonb) with ordinality s (value, place) on s.place = o.place`.execute(
        db,
      );
      const { rows: offers } = await sql<{ id: number; version: number }>`
        select id, version from one_to_one_offers where trainer_id = ${trainerId} order by id`.execute(db);
      const answers = await Promise.all(
        offers.map((key, at) =>
          at === 0
            ? people[1]!.send(oneToOneCalls.update, { ...key, slots: [slot()] })
            : people[at % 2]!.send(oneToOneCalls.changeStatus, { ...key, status: 'active' }),
        ),
      );
      const { rows: shared } = await sql`
        with w as (
          select o.id, extract(epoch from s.starts_at - make_interval(mins => case o.time_zone when ${zones[1]} then 30 else 0 end)) as a,
            extract(epoch from s.ends_at - make_interval(mins => case o.time_zone when ${zones[1]} then 30 else 0 end)) as z
          from one_to_one_offers o join one_to_one_slots s on s.offer_id = o.id where o.trainer_id = ${trainerId} and o.status = 'active')
        select one.id, other.id as other from w one join w other on other.id > one.id and other.a < one.z and other.z > one.a`.execute(
        db,
      );
      const statuses = answers.map(({ status }) => status);
      if (shared.length > 0 || !statuses.every((status) => status === 200 || status === 400))
        wrong.push(`round ${round}: ${statuses.join()}, ${JSON.stringify(shared)} share a minute`);
    });
    return wrong;
  } finally {
    await api.close();
  }
};
