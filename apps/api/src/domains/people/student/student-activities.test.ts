import { studentCalls } from '@lectern/contract/people';
import { studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

it('lists changes of student and account with their author, the newest first, countries by name, without views', async () => {
  const { id, version } = await fixture.make({ email: 'asha@example.com' });
  const kenya = await fixture.countryOf('KE');
  const { student } = await fixture.done(studentCalls.update, {
    id,
    version,
    countryId: kenya,
    mobile: '712345678',
    leadState: 'contacted',
  });
  await fixture.done(studentCalls.detail, { id });
  await fixture.done(studentCalls.delete, { id, version: student.version });
  const { items, hasMore } = await fixture.done(studentCalls.activities, { id }, fixture.sales);
  expect(items.map(({ action }) => action)).toEqual(['student.delete', 'student.update', 'student.create']);
  expect([items[1]?.actorName, hasMore]).toEqual(['Test Person 1', false]);
  expect(items[1]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'countryId', before: 'India', after: 'Kenya' },
      { field: 'leadState', before: 'new', after: 'contacted' },
    ]),
  );
  expect(JSON.stringify(items)).not.toContain('asha@');
});

it('continues after the page before, each action once', async () => {
  const made = await fixture.make();
  let { version } = made;
  for (const firstName of ['One', 'Two', 'Three', 'Four'])
    ({ version } = (await fixture.done(studentCalls.update, { id: made.id, version, firstName })).student);
  const seen: number[] = [];
  for (let before: number | undefined, more = true; more;) {
    const page = await fixture.done(studentCalls.activities, {
      id: made.id,
      limit: 2,
      ...(before !== undefined && { before }),
    });
    seen.push(...page.items.map(({ id }) => id));
    [before, more] = [page.items.at(-1)?.id, page.hasMore];
  }
  const all = (await fixture.done(studentCalls.activities, { id: made.id })).items.map(({ id }) => id);
  expect([seen, seen.length]).toEqual([all, 5]);
});

it('is 404 for a missing student', async () => {
  expect((await fixture.admin.send(studentCalls.activities, { id: 999_999 })).status).toBe(404);
});
