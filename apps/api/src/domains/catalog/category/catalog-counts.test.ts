import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testWorker } from '../../../server/jobs/testing';
import { queueDue } from '../../../server/scheduled-jobs/schedules.queries';
import { categoryFixture, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

it('a clock counts what a category and those below it hold, a trainer of two skills once, and what names a skill, nothing that is deleted', async () => {
  const { db } = fixture;
  const top = await fixture.category();
  const below = await fixture.category(top);
  await fixture.skill(top);
  const [one, two] = [await fixture.skill(below), await fixture.skill(below)];
  await sql`insert into courses (title, slug, category_id) values ('Counted course', 'counted', ${below.id})`.execute(
    db,
  );
  await sql`insert into courses (title, slug, category_id, deleted_at) values ('Gone course', 'gone', ${below.id}, now())`.execute(
    db,
  );
  await sql`
    with u as (insert into users (role_id, status, first_name, email, slug) values (14, 'active', 'Counted', 'counted@example.com', 'counted') returning id),
    t as (insert into trainers (user_id) select id from u returning id)
    insert into person_skills (trainer_id, skill_id, category_id) select t.id, s, ${below.id} from t, unnest(array[${one}, ${two}]::bigint[]) s`.execute(
    db,
  );
  const countsOf = async (id: number) => (await fixture.done(categoryCalls.detail, { id })).counts;
  expect(await countsOf(top.id)).toBeNull();

  await sql`insert into course_skills select id, ${one} from courses where slug in ('counted', 'gone')`.execute(db);
  const skillOf = async (id: number) => (await fixture.done(skillCalls.detail, { id })).skill;
  expect(await skillOf(one)).toMatchObject({ courses: null, trainers: null, students: null, chapters: null });
  await sql`update job_schedules set next_run_at = now() where name = 'catalog.counts'`.execute(db);
  await queueDue(db, ['catalog.counts']);
  await testWorker(fixture.api).drain();
  expect(await countsOf(top.id)).toMatchObject({ children: 1, skills: 3, courses: 1, trainers: 1 });
  expect(await countsOf(below.id)).toMatchObject({ children: 0, skills: 2, courses: 1, trainers: 1 });
  const { items } = await fixture.done(categoryCalls.list, { view: 'tree' });
  expect(items.find(({ id }) => id === top.id)).toMatchObject({ courses: 1, trainers: 1 });
  expect(await skillOf(one)).toMatchObject({ courses: 1, trainers: 1, students: 0, chapters: 0 });
  expect(await skillOf(two)).toMatchObject({ courses: 0, trainers: 1, students: 0, chapters: 0 });
});
