import { studentCalls } from '@lectern/contract/people';
import { rightNames } from '@lectern/contract';
import { readStudentList } from './student-list';
import { studentPage } from './student-list.queries';
import { studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => {
  fixture = await studentFixture();
  for (const firstName of ['Priya', 'Asha', 'Priyanka', 'Zoë', 'Supriya'])
    await fixture.make({ firstName, lastName: 'Iyer' });
  await fixture.done(studentCalls.update, {
    id: (await fixture.make({ firstName: 'Priyam' })).id,
    version: 1,
    leadState: 'contacted',
  });
});
afterAll(() => fixture.close());

const admin = {
  userId: 1,
  name: 'Admin',
  roleId: 1,
  rights: new Set(rightNames),
  sessionId: 1,
  impersonatorId: null,
} as const;

it.each(
  ['name', '-name', '-createdAt', 'updatedAt'].flatMap((sort) => [
    { sort, q: 'priya' },
    { sort, q: 'iyer', limit: 2, page: 2 },
    { sort, q: 'pr', filter: { leadState: 'eq:contacted' } },
  ]),
)('$q by $sort is answered the same, however the rows are looked for', async (request) => {
  const list = readStudentList(request, admin);
  const [walked, fewFirst] = [
    await studentPage(list).execute(fixture.db),
    await studentPage(list, true).execute(fixture.db),
  ];
  expect(walked.rows).toEqual(fewFirst.rows);
  expect(walked.rows.length).toBeGreaterThan(0);
});
