import { jobPostCalls, oneToOneCalls, trainingAdCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testApi } from '../../../testing';

let api: Awaited<ReturnType<typeof testApi>>;
let admin: Awaited<ReturnType<typeof api.signIn>>;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
});
afterAll(() => api.close());

const tables = { ads: 'training_ads', offers: 'one_to_one_offers', jobPosts: 'job_posts' } as const;
type Limited = keyof typeof tables;

/** A person with a running plan that allows one thing of this kind. All that the person had are deleted. */
const owner = async (name: Limited): Promise<number> => {
  const kind = name === 'jobPosts' ? 'student' : 'trainer';
  const [own, plan, id] = [`${kind}s`, `${kind}_plans`, `${kind}_id`];
  const { rows } = await sql<{ id: number }>`
    with o as (select p.id from ${sql.table(own)} p join users u on u.id = p.user_id
        where p.deleted_at is null and u.status = 'active' and ${kind === 'trainer' ? sql`p.state = 'verified'` : sql`p.merged_into_id is null`}
          and not exists (select 1 from subscriptions b where b.${sql.ref(id)} = p.id)
        order by p.id limit 1),
      v as (insert into plan_versions (${sql.ref(`${kind}_plan_id`)}, no, state, period_unit, published_at, limits)
        select q.id, (select coalesce(max(x.no), 0) + 100 + (select count(*) from subscriptions) from plan_versions x), 'past', 'month', now(), jsonb_build_object(${name}::text, 1)
        from ${sql.table(plan)} q order by q.id limit 1 returning id)
    insert into subscriptions (${sql.ref(id)}, plan_version_id, status, currency, price_minor, zone, anchor_at, starts_at, period_no, period_ends_at)
    select o.id, v.id, 'active', 'INR', 100, 'Asia/Kolkata', now(), now(), 1, now() + interval '20 days' from o, v
    returning ${sql.ref(id)} as id`.execute(api.database.db);
  const ownerId = rows[0]!.id;
  await sql`update ${sql.table(tables[name])} set deleted_at = now() where ${sql.ref(id)} = ${ownerId}`.execute(
    api.database.db,
  );
  return ownerId;
};

let number = 0;
/** A draft or open thing of a person, by the way that takes no limit. */
const insert = async (name: Limited, ownerId: number): Promise<{ readonly id: number; readonly version: number }> => {
  const title = `Limited ${(number += 1)}`;
  const values = {
    ads: sql`insert into training_ads (trainer_id, title, slug, skill_id, language_id, currency, price_minor, starts_on, ends_on)
      select ${ownerId}, ${title}, ${`limited-${number}`}, id, 1, 'INR', 100, '2031-03-03', '2031-05-05' from skills where id = 1`,
    offers: sql`insert into one_to_one_offers (trainer_id, title, skill_id, category_id, language_id, session_minutes, currency, rate_minor, rate_units, time_zone)
      select ${ownerId}, ${title}, id, category_id, 1, 60, 'INR', 50000, 500, 'Asia/Kolkata' from skills order by id limit 1 offset ${number}`,
    jobPosts: sql`insert into job_posts (student_id, title, category_id, skill_id, budget_kind, currency, budget_min_minor, budget_max_minor, budget_units, expires_at)
      select ${ownerId}, ${title}, category_id, id, 'hourly', 'INR', 100, 200, 2, now() + interval '9 days' from skills where id = 1`,
  }[name];
  const { rows } = await sql<{ id: number; version: number }>`${values} returning id, version`.execute(api.database.db);
  return rows[0]!;
};
const setDeleted = async (name: Limited, id: number, at: Date | null): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(tables[name])} set deleted_at = ${at} where id = ${id} returning version`.execute(
    api.database.db,
  );
  return rows[0]!.version;
};
const restores = { ads: trainingAdCalls.restore, offers: oneToOneCalls.restore, jobPosts: jobPostCalls.restore };

it.each(Object.keys(tables) as Limited[])(
  'H6: %s that were deleted count against the limit when they are restored',
  async (name) => {
    const ownerId = await owner(name);
    const [former, present] = [await insert(name, ownerId), await insert(name, ownerId)];
    const version = await setDeleted(name, former.id, new Date());
    const restore = () => admin.send(restores[name], { id: former.id, version });
    const refused = await restore();
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('1 of 1 used')]);
    await setDeleted(name, present.id, new Date());
    expect((await restore()).status).toBe(200);
  },
);

it('H6: an offer counts for the trainer it moves to, and when it is no longer blocked', async () => {
  const [full, other] = [await owner('offers'), await owner('offers')];
  expect(other).not.toBe(full);
  const present = await insert('offers', full);
  const moved = await insert('offers', other);
  const move = () => admin.send(oneToOneCalls.update, { ...moved, trainerId: full });
  expect((await move()).status).toBe(409);
  await sql`update one_to_one_offers set status = 'blocked', status_reason = 'Too long' where id = ${present.id}`.execute(
    api.database.db,
  );
  expect((await move()).status).toBe(200);
  const { version } = await api.database.db
    .selectFrom('oneToOneOffers')
    .select('version')
    .where('id', '=', present.id)
    .executeTakeFirstOrThrow();
  const freed = await admin.send(oneToOneCalls.changeStatus, {
    ...{ id: present.id, version, status: 'paused' },
    reason: 'The text is in order now',
  });
  expect([freed.status, JSON.stringify(freed.body)]).toEqual([409, expect.stringContaining('1 of 1 used')]);
});
