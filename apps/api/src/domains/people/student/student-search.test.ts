import { studentCalls } from '@lectern/contract/people';
import { rightNames } from '@lectern/contract';
import { readStudentList } from './student-list';
import { studentPage } from './student-list.queries';
import { studentDesk, type StudentDesk } from '../testing';

let desk: StudentDesk;
beforeAll(async () => {
  desk = await studentDesk();
  for (const firstName of ['Priya', 'Asha', 'Priyanka', 'Zoë', 'Supriya'])
    await desk.make({ firstName, lastName: 'Iyer' });
  await desk.done(studentCalls.update, {
    id: (await desk.make({ firstName: 'Priyam' })).id,
    version: 1,
    leadState: 'contacted',
  });
});
afterAll(() => desk.close());

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
  const [walked, fewFirst] = [await studentPage(list).execute(desk.db), await studentPage(list, true).execute(desk.db)];
  expect(walked.rows).toEqual(fewFirst.rows);
  expect(walked.rows.length).toBeGreaterThan(0);
});
