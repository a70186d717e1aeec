import { readMigrations, migrate } from '../../../database/migrate';
import { testDatabase, type TestDatabase } from '../../../database/testing';
import { testRoots } from '../../../testing/roots';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('courses of the release before lose nothing, get a slug, leave the shop window and are listed', async () => {
  const { pool } = database;
  const all = await readMigrations(testRoots.migrations);
  await pool.query('drop schema public cascade; create schema public');
  await migrate(
    pool,
    all.filter(({ name }) => name < '0100'),
  );
  await pool.query(`
    insert into currencies (code, name, symbol) values ('INR', 'Indian rupee', '₹');
    insert into categories (name, slug, sort_key) values ('Painting', 'painting', 1);
    insert into courses (title, category_id, status) values ('Walls & ceilings', 1, 'published'), ('Walls & ceilings', 1, 'review'), ('गणित आसान है', 1, 'draft'), ('Old walls', 1, 'archived');
    update courses set deleted_at = now() where title = 'Old walls'`);
  await migrate(pool, all);
  const { rows } = await pool.query<{
    title: string;
    slug: string;
    status: string;
    published: boolean;
    listed: string;
  }>(`
    select c.title, c.slug, c.status, c.published_at is not null as published, l.status as listed
    from courses c join courses_listed l on l.id = c.id join course_stats s on s.course_id = c.id order by c.id`);
  expect(rows).toEqual([
    {
      title: 'Walls & ceilings',
      slug: 'walls-ceilings-1',
      status: 'unpublished',
      published: true,
      listed: 'unpublished',
    },
    { title: 'Walls & ceilings', slug: 'walls-ceilings-2', status: 'draft', published: false, listed: 'draft' },
    { title: 'गणित आसान है', slug: 'course-3', status: 'draft', published: false, listed: 'draft' },
    { title: 'Old walls', slug: 'old-walls-4', status: 'archived', published: false, listed: 'archived' },
  ]);
  const { rows: missing } = await pool.query<{ n: string[] }>('select course_missing(1) as n');
  expect(missing[0]?.n.slice(0, 2)).toEqual(['trainer', 'language']);
});
