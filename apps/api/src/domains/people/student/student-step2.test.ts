import { studentCalls } from '@lectern/contract/people';
import { constraintsOf, studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
let skills: number[];
beforeAll(async () => {
  fixture = await studentFixture();
  const category = await fixture.db
    .insertInto('categories')
    .values({ name: 'Mathematics', slug: 'mathematics', sortKey: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = ['Algebra', 'Calculus', 'Old geometry'].map((name, at) => ({
    categoryId: category.id,
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    status: at === 2 ? 'inactive' : 'active',
  }));
  skills = (await fixture.db.insertInto('skills').values(rows).returning('id').execute()).map(({ id }) => id);
});
afterAll(() => fixture.close());

const [algebra, calculus, old] = [() => skills[0] ?? 0, () => skills[1] ?? 0, () => skills[2] ?? 0];
const save = (values: Parameters<typeof fixture.admin.send<typeof studentCalls.step2>>[1], by = fixture.admin) =>
  by.send(studentCalls.step2, values);

it('offers grades, boards and the active skills under their category', async () => {
  const choices = await fixture.done(studentCalls.step2Choices, {});
  expect(choices.categories).toEqual([
    {
      id: expect.any(Number),
      name: 'Mathematics',
      path: ['Mathematics'],
      skills: [
        { id: algebra(), name: 'Algebra' },
        { id: calculus(), name: 'Calculus' },
      ],
    },
  ]);
  expect(choices.grades).toContain('Grade 8');
  expect(choices.boards).toContain('CBSE');
});

it('finds skills by name, another spelling and every category above, each under its whole path, a few at a time', async () => {
  const { id: above } = await fixture.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Mathematics')
    .executeTakeFirstOrThrow();
  const below = await fixture.db
    .insertInto('categories')
    .values({ name: 'Géométrie', slug: 'geometrie', sortKey: 1, parentId: above })
    .returning('id')
    .executeTakeFirstOrThrow();
  const circles = await fixture.db
    .insertInto('skills')
    .values({ categoryId: below.id, name: 'Circles', slug: 'circles', status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fixture.db.insertInto('skillAliases').values({ skillId: circles.id, alias: 'Pi' }).execute();
  const found = async (request: Parameters<typeof fixture.done<typeof studentCalls.step2Choices>>[1]) =>
    (await fixture.done(studentCalls.step2Choices, request)).categories.map(({ path, skills: those }) =>
      [...path, ...those.map(({ name }) => name)].join(' '),
    );
  for (const q of ['circ', 'PI', 'math geometrie', 'géo circles'])
    expect([q, await found({ q })]).toEqual([q, ['Mathematics Géométrie Circles']]);
  expect(await found({ q: 'al' })).toEqual(['Mathematics Algebra Calculus']);
  expect(await found({ q: 'old' })).toEqual([]);
  expect(await found({ limit: 1, q: 'cal' })).toEqual(['Mathematics Calculus']);
  expect(await found({ ids: `${circles.id},${old()}` })).toEqual(['Mathematics Géométrie Circles']);
});

it('keeps skills in the order sent, and completes the profile', async () => {
  const { id, version } = await fixture.make();
  const hours = [{ day: 1, from: '17:00', to: '19:00' }];
  const { student } = await fixture.done(studentCalls.step2, {
    id,
    version,
    grade: 'Grade 8',
    board: 'CBSE',
    school: 'St. Mary’s',
    goals: 'Olympiad',
    skillIds: [calculus(), algebra()],
    preferredMode: 'batch',
    preferredHours: hours,
  });
  expect(student).toMatchObject({
    grade: 'Grade 8',
    board: 'CBSE',
    goals: 'Olympiad',
    preferredMode: 'batch',
    preferredHours: hours,
    profileStep: 3,
  });
  expect(student.skills).toEqual([
    { id: calculus(), name: 'Calculus', categoryName: 'Mathematics' },
    { id: algebra(), name: 'Algebra', categoryName: 'Mathematics' },
  ]);
  expect((await fixture.audits('student.learn', id))[0]?.changes).toMatchObject({
    grade: [null, 'Grade 8'],
    skills: [null, ['Calculus', 'Algebra']],
  });
  const { student: fewer } = await fixture.done(studentCalls.step2, {
    id,
    version: student.version,
    grade: 'Grade 9',
    skillIds: [algebra()],
  });
  expect(fewer).toMatchObject({ grade: 'Grade 9', board: 'CBSE', skills: [{ name: 'Algebra' }] });
});

it('keeps absent fields, and requires grade and skills when there are none yet', async () => {
  const { id, version } = await fixture.make();
  const empty = await save({ id, version, school: 'Hill School' });
  expect([empty.status, constraintsOf(empty.body)]).toEqual([
    400,
    { grade: ['Grade is required'], skillIds: ['Skills is required'] },
  ]);
  const { student } = await fixture.done(studentCalls.step2, { id, version, grade: 'Grade 8', skillIds: [algebra()] });
  const { student: changed } = await fixture.done(studentCalls.step2, {
    id,
    version: student.version,
    school: 'Hill School',
  });
  expect(changed).toMatchObject({ grade: 'Grade 8', school: 'Hill School', skills: [{ name: 'Algebra' }] });
  expect((await fixture.audits('student.learn', id))[1]?.changes).toEqual({ school: [null, 'Hill School'] });
});

it('refuses a skill that is not offered, on its field, and writes nothing; an earlier choice stays', async () => {
  const { id, version } = await fixture.make();
  const refused = await save({ id, version, grade: 'Grade 8', skillIds: [algebra(), old()] });
  expect([refused.status, constraintsOf(refused.body)]).toEqual([400, { 'skillIds[1]': ['Skill is Invalid'] }]);
  expect((await fixture.done(studentCalls.detail, { id })).student).toMatchObject({ version, skills: [], grade: '' });
  await fixture.db.updateTable('skills').set({ status: 'active' }).where('id', '=', old()).execute();
  const { student } = await fixture.done(studentCalls.step2, { id, version, grade: 'Grade 8', skillIds: [old()] });
  await fixture.db.updateTable('skills').set({ status: 'inactive' }).where('id', '=', old()).execute();
  expect((await save({ id, version: student.version, grade: 'Grade 8', skillIds: [old(), algebra()] })).status).toBe(
    200,
  );
});

it('refuses invalid input by field, a stale save with the current student, and people without the right to edit', async () => {
  const { id, version } = await fixture.make();
  const bad = await save({
    id,
    version,
    grade: 'A-Level',
    skillIds: [],
    preferredHours: [{ day: 1, from: '19:00', to: '17:00' }],
  });
  expect([bad.status, constraintsOf(bad.body)]).toEqual([
    400,
    { grade: ['Grade is Invalid'], skillIds: ['Skills is required'], 'preferredHours[0].to': ['To is Invalid'] },
  ]);
  const stale = await save({ id, version: version + 3, grade: 'Grade 8', skillIds: [algebra()] });
  expect([stale.status, (stale.body as { result: unknown }).result]).toMatchObject([409, { id, version }]);
  const subAdmin = await fixture.api.signIn(3);
  expect((await save({ id, version, grade: 'Grade 8', skillIds: [algebra()] }, subAdmin)).body).toMatchObject({
    missing: ['studentEdit'],
  });
});

it('is in the activity, with hours and skills in words', async () => {
  const { id, version } = await fixture.make();
  await fixture.done(studentCalls.step2, {
    id,
    version,
    grade: 'Grade 8',
    skillIds: [algebra()],
    preferredHours: [{ day: 6, from: '10:00', to: '12:30' }],
  });
  const { items } = await fixture.done(studentCalls.activities, { id });
  expect(items[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'preferredHours', before: '', after: 'Saturday 10:00–12:30' },
      { field: 'skills', before: '', after: 'Algebra' },
    ]),
  );
});
