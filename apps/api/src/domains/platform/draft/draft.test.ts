import { draftCalls, type DraftBody } from '@lectern/contract/platform/draft';
import { testApi, type TestApi } from '../../../testing';
import { maxDrafts } from './draft.queries';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const place = { form: 'student.profile', entityId: 7 };
const bodyWith = (city: string): DraftBody => ({ base: { city: 'Pune' }, values: { city } });

it('is read again as it was kept, with the version it began from; the last one wins [E2.7]', async () => {
  const client = await api.signIn(3);
  expect((await client.send(draftCalls.read, place)).body).toMatchObject({ result: { draft: null } });
  await client.send(draftCalls.keep, { ...place, baseVersion: 4, body: bodyWith('Delhi') });
  await client.send(draftCalls.keep, { ...place, baseVersion: 5, body: bodyWith('Agra') });
  expect((await client.send(draftCalls.read, place)).body).toMatchObject({
    result: {
      draft: { baseVersion: 5, body: bodyWith('Agra'), updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string },
    },
  });
  expect((await client.send(draftCalls.read, { ...place, entityId: 8 })).body).toMatchObject({
    result: { draft: null },
  });
});

it('is dropped, and dropping what is not there is no fault', async () => {
  const client = await api.signIn(3);
  await client.send(draftCalls.keep, { ...place, baseVersion: 1, body: bodyWith('Delhi') });
  for (const _ of ['first', 'again']) expect((await client.send(draftCalls.drop, place)).status).toBe(200);
  expect((await client.send(draftCalls.read, place)).body).toMatchObject({ result: { draft: null } });
});

it('is never another person’s [E2.7]', async () => {
  const [one, other] = [await api.signIn(3), await api.signIn(3)];
  await one.send(draftCalls.keep, { ...place, baseVersion: 1, body: bodyWith('Delhi') });
  await other.send(draftCalls.drop, place);
  expect((await other.send(draftCalls.read, place)).body).toMatchObject({ result: { draft: null } });
  expect((await one.send(draftCalls.read, place)).body).toMatchObject({
    result: { draft: { body: bodyWith('Delhi') } },
  });
});

it.each([
  ['password', { newPassword: 'x' }],
  ['token below a list', { rows: [{ apiToken: 'x' }] }],
])('never holds a %s', async (_what, values) => {
  const client = await api.signIn(3);
  expect(await client.send(draftCalls.keep, { ...place, baseVersion: 1, body: { base: {}, values } })).toMatchObject({
    status: 400,
    body: { error: [{ property: 'body' }] },
  });
});

it('refuses what no database can hold', async () => {
  const client = await api.signIn(3);
  for (const values of [{ 'a\u0000b': 1 }, { city: '\ud800' }])
    expect((await client.send(draftCalls.keep, { ...place, baseVersion: 1, body: { base: {}, values } })).status).toBe(
      400,
    );
});

it('is refused with 413 over a megabyte, as text or as it would be stored', async () => {
  const client = await api.signIn(3);
  const long = { base: {}, values: { text: 'x'.repeat(1024 * 1024 - 10) } };
  const wide = { base: {}, values: { rows: Array.from({ length: 180_000 }, () => 0.5) } };
  for (const body of [long, wide])
    expect(await client.send(draftCalls.keep, { ...place, baseVersion: 1, body })).toMatchObject({ status: 413 });
});

it('keeps so many for one person: the oldest gives way', async () => {
  const client = await api.signIn(3);
  for (let entityId = 1; entityId <= maxDrafts + 1; entityId += 1)
    await client.send(draftCalls.keep, { form: 'skill', entityId, baseVersion: 1, body: bodyWith('x') });
  expect((await client.send(draftCalls.read, { form: 'skill', entityId: 1 })).body).toMatchObject({
    result: { draft: null },
  });
  expect((await client.send(draftCalls.read, { form: 'skill', entityId: 2 })).body).toMatchObject({
    result: { draft: { baseVersion: 1 } },
  });
});
