import { instituteCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ seed: 'demo' })));
afterAll(() => api.close());

const pune = { name: 'Pune School of Design', code: 'PSD', kind: 'school', countryId: 1, city: 'Pune' } as const;

test('the contact’s number is kept as it was typed and in the form of its country', async () => {
  const admin = await api.signIn(1);
  const { body } = await admin.send(instituteCalls.create, { ...pune, contactMobile: '98765 43210' });
  const { institute } = (body as { result: { institute: { id: number; version: number; contactMobile: string } } })
    .result;
  expect(institute.contactMobile).toBe('98765 43210');
  const stored = async () =>
    (await sql`select contact_mobile_e164 as n from institutes where id = ${institute.id}`.execute(api.database.db))
      .rows;
  expect(await stored()).toEqual([{ n: '+919876543210' }]);
  const { id, version } = institute;
  expect((await admin.send(instituteCalls.update, { id, version, contactMobile: '' })).status).toBe(200);
  expect(await stored()).toEqual([{ n: null }]);
});

test('a code is taken once, a name once in its city', async () => {
  const admin = await api.signIn(1);
  const refused = async (values: object) => {
    const { status, body } = await admin.send(instituteCalls.create, { ...pune, ...values });
    return [status, (body as { message: string }).message];
  };
  expect(await refused({ code: 'pce' })).toEqual([409, 'Code is already in use']);
  const taken = { name: 'PUNE college of engineering', code: 'PCE2' };
  expect(await refused(taken)).toEqual([409, 'This city has an institute of this name']);
});

test('active institutes are offered to anyone who is signed in, by name', async () => {
  const sales = await api.signIn(4);
  const { body } = await sales.send(instituteCalls.all, { q: 'college' });
  expect((body as { result: { items: { name: string }[] } }).result.items.map(({ name }) => name)).toEqual([
    'Pune College of Engineering',
  ]);
});
