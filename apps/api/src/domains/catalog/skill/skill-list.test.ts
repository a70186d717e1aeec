import { sql, type RawBuilder } from 'kysely';
import { skillCalls } from '@lectern/contract/catalog';
import type { ListRequest } from '@lectern/contract';
import type { Actor } from '../../../server/calls/frame';
import { categoryFixture, type CategoryFixture } from '../testing';
import { skillResource } from './skill.resource';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

type Request = ListRequest;
/** Who may see deleted rows too. */
const reader = { rights: new Set(['skillDelete']) } as unknown as Actor;
const make = async (categoryId: number, name: string, values: { aliases?: string[]; status?: 'inactive' } = {}) =>
  (await fixture.done(skillCalls.create, { categoryId, name, ...values })).skill;
const names = async (request: Request) => (await fixture.done(skillCalls.list, request)).items.map((row) => row.name);

const { source } = skillResource;
const pageOf = (request: Request) => source.rows(source.read(request, reader), fixture.db) as RawBuilder<unknown>;

/** The names of the nodes of a plan that read the table of skills. */
const scansOfSkills = (plan: Record<string, unknown>): string[] => [
  ...(plan['Relation Name'] === 'skills' ? [String(plan['Node Type'])] : []),
  ...((plan['Plans'] as Record<string, unknown>[] | undefined) ?? []).flatMap(scansOfSkills),
];

describe('the list of skills', () => {
  it('is sorted by name, with pages by cursor and by number', async () => {
    const { id } = await fixture.category();
    for (const name of ['Élan', 'dance', 'Zumba', 'Ballet', 'echo']) await make(id, name);
    const filter = { categoryId: `eq:${id}` };
    expect(await names({ filter })).toEqual(['Ballet', 'dance', 'echo', 'Élan', 'Zumba']);
    expect(await names({ filter, sort: '-name' })).toEqual(['Zumba', 'Élan', 'echo', 'dance', 'Ballet']);
    expect(await names({ filter, sort: '-updatedAt', limit: 1 })).toEqual(['echo']);
    const first = await fixture.done(skillCalls.list, { filter, limit: 2 });
    expect([first.total, first.totalIsEstimate]).toEqual([5, false]);
    expect(await names({ filter, limit: 2, page: 2 })).toEqual(['echo', 'Élan']);
    expect(await names({ filter, limit: 2, page: 2, cursor: first.nextCursor ?? '' })).toEqual(['echo', 'Élan']);
  });

  it('shows a category with everything below it', async () => {
    const root = await fixture.category();
    const [below, beside] = [await fixture.category(root), await fixture.category()];
    const deepest = await fixture.category(below);
    for (const [at, category] of [root, below, deepest, beside].entries()) await make(category.id, `Level ${at}`);
    expect(await names({ filter: { categoryId: `eq:${root.id}` } })).toEqual(['Level 0', 'Level 1', 'Level 2']);
    expect(await names({ filter: { categoryId: `eq:${deepest.id}` } })).toEqual(['Level 2']);
    expect(await names({ filter: { categoryId: `in:${below.id},${beside.id}` } })).toEqual([
      'Level 1',
      'Level 2',
      'Level 3',
    ]);
    expect(await names({ filter: { categoryId: `ne:${root.id}`, name: 'starts:Level' } })).toEqual(['Level 3']);
    expect(await names({ filter: { categoryId: 'empty:true' } })).toEqual([]);
  });

  it('finds name, slug and other spellings, whatever their accents and case', async () => {
    const { id } = await fixture.category();
    await make(id, 'Façade painting', { aliases: ['Žižkov style', 'FP'] });
    await make(id, 'Something else', { aliases: ['Not fp'] });
    for (const q of ['facade', 'PAINTING facade', 'zizkov', 'facade-painting', 'fp', 'fa'])
      expect(await names({ q, filter: { categoryId: `eq:${id}` } })).toEqual(['Façade painting']);
    expect(await names({ q: '100%', filter: { categoryId: `eq:${id}` } })).toEqual([]);
  });

  it('filters by status and time together with the category', async () => {
    const { id } = await fixture.category();
    await make(id, 'Active one');
    await make(id, 'Inactive one', { status: 'inactive' });
    expect(await names({ filter: { categoryId: `eq:${id}`, status: 'eq:inactive' } })).toEqual(['Inactive one']);
    expect(await names({ filter: { categoryId: `eq:${id}`, updatedAt: 'lt:2020-01-01' } })).toEqual([]);
  });

  it('refuses unknown fields, orders and statuses with their place', async () => {
    for (const request of [
      { filter: { colour: 'eq:red' } },
      { filter: { status: 'eq:merged' } },
      { filter: { categoryId: 'eq:x' } },
      { sort: 'status' },
      { limit: 101 },
    ]) {
      expect((await fixture.client.send(skillCalls.list, request as never)).status).toBe(400);
    }
  });

  it('reads no table of skills row by row at a few thousand of them', async () => {
    const root = await fixture.category();
    const below = await fixture.category(root);
    await sql`
      insert into categories (parent_id, name, slug, sort_key) select ${root.id}, 'Many ' || i, 'many-' || i, 1048576 * (i + 9) from generate_series(1, 40) i`.execute(
      fixture.db,
    );
    await sql`
      insert into skills (category_id, name, slug, updated_at)
      select c.id, 'Skill ' || md5(c.id || '/' || i), 'skill-' || c.id || '-' || i, now() - make_interval(mins => i) from categories c, generate_series(1, 150) i where c.name like 'Many %'`.execute(
      fixture.db,
    );
    await sql`insert into skill_aliases (skill_id, alias) select id, 'short ' || md5(id::text) from skills where name like 'Skill %'`.execute(
      fixture.db,
    );
    for (const table of ['skills', 'skill_aliases', 'categories'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(fixture.db);
    const requests: Request[] = [
      {},
      { page: 3 },
      { sort: '-updatedAt' },
      { filter: { status: 'eq:inactive' } },
      { filter: { categoryId: `eq:${below.id}` } },
      { filter: { categoryId: `eq:${root.id}` } },
      { q: 'c4ca4238' },
      { deleted: 'only' },
    ];
    for (const request of requests) {
      const { rows } = await sql<{
        queryPlan: [{ Plan: Record<string, unknown> }];
      }>`explain (format json) ${pageOf(request)}`.execute(fixture.db);
      const scans = scansOfSkills(Object.values(rows[0] as object)[0][0].Plan);
      expect({ request, scans: scans.filter((scan) => scan === 'Seq Scan') }).toEqual({ request, scans: [] });
      expect(scans.length).toBeGreaterThan(0);
    }
  });
});
