import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { skillImportCalls } from '@lectern/contract/catalog/skill-import';
import { importCalls } from '@lectern/contract/platform/import';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { importFixture, type ImportFixture } from '../../../platform/import/testing';

let fixture: ImportFixture;
beforeAll(async () => void (fixture = await importFixture()));
afterAll(() => fixture.close());

const category = async (name: string, parentId: number | null = null) =>
  (await fixture.done(categoryCalls.create, { name, parentId })).category;
const file = (...rows: string[]): string => ['category,name,aliases,description', ...rows].join('\n');
const namesIn = async (categoryId: number): Promise<string[]> =>
  (
    await sql<{
      name: string;
    }>`select name from skills where category_id = ${categoryId} and deleted_at is null order by id`.execute(fixture.db)
  ).rows.map(({ name }) => name);

it('skills are put into categories by name or path, with their other spellings, each with its audit row', async () => {
  const top = await category('Physics of files');
  const below = await category('Optics of files', top.id);
  const id = await fixture.checked(
    'skills',
    file(
      'optics of files,Lenses,"Glass; Loupes",Of glass',
      'Physics of files > Optics of files,Mirrors,,',
      'Nowhere,Waves,,',
      `Physics of files,${'x'.repeat(81)},,`,
      ',Sound,,',
    ),
  );
  expect(await fixture.verdicts(id)).toEqual([
    [2, 'valid'],
    [3, 'valid'],
    [4, 'invalid', 'category: Category is Invalid'],
    [5, 'invalid', 'name: Maximum character length is 80'],
    [6, 'invalid', 'category: Category is required'],
  ]);
  expect(await fixture.confirmed(id)).toMatchObject({ job: { state: 'done', summary: { done: 2 } } });
  expect(await namesIn(below.id)).toEqual(['Lenses', 'Mirrors']);
  const [row] = await fixture.rows(id);
  const { skill } = await fixture.done(skillCalls.detail, { id: row!.entityId! });
  expect(skill).toMatchObject({ aliases: ['Glass', 'Loupes'], description: 'Of glass', slug: 'lenses' });
  expect(
    (
      await sql`select 1 from audit_log where action = 'skill.create' and entity_id = ${String(skill.id)}`.execute(
        fixture.db,
      )
    ).rows,
  ).toHaveLength(1);
});

it('categories that are not there are made when the person asks for it and may', async () => {
  const rows = file('Weaving > Looms,Warping,,', 'weaving > looms,Beaming,,', 'Weaving,Knots,,');
  expect(await fixture.verdicts(await fixture.checked('skills', rows))).toEqual(
    [2, 3, 4].map((no) => [no, 'invalid', 'category: Category is Invalid']),
  );
  await fixture.confirmed(await fixture.checked('skills', rows, { createCategories: true }));
  const { rows: made } = await sql<{ name: string; parent: string | null; n: number }>`
    select c.name, p.name as parent, (select count(*)::int from skills s where s.category_id = c.id) as n from categories c left join categories p on p.id = c.parent_id where lower(c.name) in ('weaving', 'looms') order by c.id`.execute(
    fixture.db,
  );
  expect(made).toEqual([
    { name: 'Weaving', parent: null, n: 1 },
    { name: 'Looms', parent: 'Weaving', n: 2 },
  ]);
});

it('a person without categoryEdit makes none', async () => {
  const owner = await fixture.api.signIn(3);
  await sql`delete from role_rights where role_id = 3 and right_name = 'categoryEdit'`.execute(fixture.db);
  const fileId = await fixture.uploaded('skills', file('Bakery,Bread,,'), owner);
  const { status, body } = await owner.send(skillImportCalls.start, {
    fileId,
    mapping: [
      { column: 0, field: 'category' },
      { column: 1, field: 'name' },
    ],
    onDuplicate: 'skip',
    createCategories: true,
  });
  expect([status, body]).toMatchObject([403, { missing: ['categoryEdit'] }]);
});

it('a skill that is there is left out or written over, one twice in the file left out, and a spelling of another refused', async () => {
  const { id: categoryId } = await category('Music of files');
  await fixture.done(skillCalls.create, { categoryId, name: 'Cello', description: 'Old', aliases: ['Violoncello'] });
  const rows = file(
    'Music of files,CELLO,,New',
    'Music of files,Viola,,',
    'Music of files,viola,,',
    'Music of files,Bass,violoncello,',
  );
  expect(await fixture.verdicts(await fixture.checked('skills', rows))).toEqual([
    [2, 'duplicate', 'name: This category has a skill of this name'],
    [3, 'valid'],
    [4, 'duplicate', 'name: Same name in this category as row 3'],
    [5, 'invalid', 'aliases: “violoncello” is another spelling of Cello'],
  ]);
  const id = await fixture.checked('skills', rows, { onDuplicate: 'update' });
  await fixture.confirmed(id);
  expect((await fixture.done(skillCalls.detail, { id: (await fixture.rows(id))[0]!.entityId! })).skill).toMatchObject({
    name: 'CELLO',
    description: 'New',
    aliases: ['Violoncello'],
  });
});

it('an empty file has a head for each field, by which its columns are known again', async () => {
  const { name, base64 } = await fixture.done(skillImportCalls.template, { format: 'csv' });
  const head = Buffer.from(base64, 'base64').toString();
  expect(name).toBe('Skills to import.csv');
  const { columns, fields } = await fixture.done(importCalls.columns, {
    fileId: await fixture.uploaded('skills', `${head.trim()}\nPhysics,Lens,,`),
    form: 'skills',
  });
  expect(columns.map(({ field }) => field)).toEqual(fields.map((field) => field.name));
});

it('a review says by which address it goes on; once it is over, none', async () => {
  const top = await category('Going on');
  const id = await fixture.checked('skills', file(`${top.name},Walking,,`));
  expect((await fixture.done(jobCalls.detail, { id })).job.link).toBe(`/category/skills/import?job=${id}`);
  expect((await fixture.confirmed(id)).job.link).toBeNull();
});

it('a review shows the path of the category and the spellings as they will be stored', async () => {
  const top = await category('Chemistry of files');
  await category('Acids of files', top.id);
  const id = await fixture.checked('skills', file('acids OF files,Titration,"Titrating; titrating",'));
  expect((await fixture.rows(id)).map(({ stored }) => stored)).toEqual([
    { name: 'Titration', category: 'Chemistry of files / Acids of files', aliases: 'titrating' },
  ]);
});

it('an export of skills is imported again, each row as the skill that it was', async () => {
  const { job } = await fixture.done(jobCalls.export, {
    call: 'skill/list',
    query: {},
    columns: ['name', 'aliases', 'category', 'uses', 'status', 'updatedAt'],
    format: 'xlsx',
  });
  await fixture.worker.drain();
  const { url } = await fixture.done(jobCalls.file, { id: job.id });
  const chunks: Buffer[] = [];
  for await (const chunk of (await fixture.api.services.store.stream(url.replace(/^\/|\?.*$/g, '')))!)
    chunks.push(chunk as Buffer);
  const id = await fixture.checked('skills', Buffer.concat(chunks), { onDuplicate: 'update' });
  const { all, update, error } = (await fixture.detail(id)).counts;
  expect(all).toBeGreaterThan(3);
  expect([update, error]).toEqual([all, 0]);
});
