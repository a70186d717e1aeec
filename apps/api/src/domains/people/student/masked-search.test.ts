import type { Right } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { searchCalls } from '@lectern/contract/platform/search';
import type { TestClient } from '../../../testing';
import { inTime } from '../../platform/search/testing';
import { studentResource } from './student.resource';
import { studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
let sales: TestClient;
let subAdmin: TestClient;
let id: number;
beforeAll(async () => {
  fixture = await studentFixture();
  [sales, subAdmin] = [await fixture.api.signIn(4), await fixture.api.signIn(3)];
  const made = await fixture.make({
    firstName: 'Ottoline',
    lastName: 'Hidden',
    email: 'quiet_fox@example.org',
    mobile: '98200 41763',
    countryId: fixture.india,
  });
  id = made.id;
});
afterAll(() => fixture.close());

const finds: Readonly<Record<string, (client: TestClient, q: string) => Promise<boolean>>> = {
  'the list of students': async (client, q) =>
    (await fixture.done(studentCalls.list, { q }, client)).items.some((each) => each.id === id),
  'the palette': async (client, q) =>
    (await inTime((request) => fixture.done(searchCalls.search, request, client), { q })).groups.some(({ hits }) =>
      hits.some(({ title }) => title.startsWith('Ottoline')),
    ),
  'the list of users': async (client, q) =>
    (await fixture.done(userCalls.list, { q }, client)).items.some(({ name }) => name.startsWith('Ottoline')),
  'the students to pick from': async (client, q) =>
    (await fixture.done(studentCalls.pick, { q }, client)).items.some((each) => each.id === id),
};
const whole = ['quiet_fox@example.org', 'QUIET_FOX@example.org', '+919820041763', '9820041763', '098200 41763', '1763'];
const part = [
  'quiet_fox',
  'quietxfox@example.org',
  '@example.org',
  'fox@example.org',
  '41763',
  '820041763',
  '763',
  '+9198200',
  '%41763',
  '_1763',
];
const named = ['ottoline', 'hidd', 'hidden ottoline', 'ot', 'ottoline 1763'];

describe.each(Object.entries(finds))('%s', (place, find) => {
  // Customer sales may not read all accounts.
  const masked = () => (place === 'the list of users' || place === 'the students to pick from' ? subAdmin : sales);

  it('finds a person by any part of the name', async () => {
    for (const q of named) expect([q, await find(masked(), q)]).toEqual([q, true]);
  });

  it('finds a masked e-mail or number whole, and a number by the four digits that are shown', async () => {
    for (const q of whole) expect([q, await find(masked(), q)]).toEqual([q, true]);
  });

  it('finds neither by any other part', async () => {
    for (const q of part) expect([q, await find(masked(), q)]).toEqual([q, false]);
  });

  it('finds both by any part for who may see them in full', async () => {
    for (const q of [...named, ...whole.slice(0, 4), 'quiet_fox', 'fox@example.org', '41763'])
      expect([q, await find(fixture.admin, q)]).toEqual([q, true]);
  });
});

it('exports and bulk actions ask as the list does', () => {
  const actor = { userId: 1, name: 'A', roleId: 3, sessionId: 1, impersonatorId: null } as const;
  const isRevealed = (...rights: Right[]) =>
    studentResource.source.read({ q: '41763' }, { ...actor, rights: new Set<Right>(rights) }).isRevealed;
  expect([isRevealed('studentList'), isRevealed('studentList', 'piiReveal')]).toEqual([false, true]);
});

it('an e-mail of staff is shown in full, and found by any part', async () => {
  const { items } = await fixture.done(userCalls.list, { q: 'role3.person' }, subAdmin);
  expect(items.length).toBeGreaterThan(0);
});
