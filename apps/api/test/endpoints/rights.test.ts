import type { Call } from '@lectern/contract';
import { testApi, type TestApi, type TestClient } from '../../src/testing';
import { declaredCalls, fieldsOf, nameOf } from './calls';
import { actingForAdmin, openSession } from './people';
import { rightsTable } from './rights';
import { columns, ok, type Column } from './rights/columns';

let api: TestApi;
const clients = new Map<Column, TestClient>();
const enter = async (column: Column): Promise<TestClient> => {
  if (column === 'nobody') return api.stranger();
  return column === 'acting' ? actingForAdmin(api) : openSession(api, (await api.person(column)).id);
};
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  for (const column of columns) clients.set(column, await enter(column));
});
afterAll(() => api.close());

const callOf = (name: string): Call | undefined => declaredCalls.find((call) => nameOf(call) === name.split('?')[0]);
// Signing out ends the session of who asks.
const clientFor = async (column: Column, { path }: Call): Promise<TestClient> =>
  path === 'auth/logout' ? enter(column) : (clients.get(column) ?? enter(column));

/** A row that does not exist: only the right to make the call matters. */
const nowhere = { id: 2_000_000_000, version: 1, digest: 'x' };
const ask = async (name: string, call: Call, column: Column) => {
  const named = Object.entries(nowhere).filter(([field]) => fieldsOf(call).includes(field));
  const query = Object.fromEntries(new URLSearchParams(name.split('?')[1] ?? ''));
  const { status, body } = await (await clientFor(column, call)).send(call, { ...Object.fromEntries(named), ...query });
  return { status, body: body as { message?: string; missing?: string[] } };
};
const verdictOf = (status: number): number | typeof ok =>
  status === 401 || status === 403 || status >= 500 ? status : ok;

it('every declared call has its row in the table of rights, and no row is for a call that is not declared', () => {
  expect([...new Set(Object.keys(rightsTable).map((name) => name.split('?')[0]))].sort()).toEqual(
    declaredCalls.map(nameOf).sort(),
  );
});

describe('each role is let in or sent away as the table of rights says', () => {
  it.each(Object.entries(rightsTable))('%s', async (name, row) => {
    const call = callOf(name);
    if (!call) throw new Error(`${name} is not declared`);
    const answers = await Promise.all(columns.map((column) => ask(name, call, column)));
    expect(Object.fromEntries(columns.map((column, at) => [column, verdictOf(answers[at]!.status)]))).toEqual(
      Object.fromEntries(columns.map((column, at) => [column, row[at]])),
    );
  });
});

describe('a call for those who hold a right names it to those who do not, and nothing else', () => {
  const guarded = Object.entries(rightsTable).filter(([, row]) => row[columns.indexOf(14)] === 403);
  it.each(guarded)('%s', async (name) => {
    const call = callOf(name);
    if (!call || typeof call.access === 'string') throw new Error(`${name} asks for no right`);
    const { body } = await ask(name, call, 14);
    expect(body).toEqual({
      success: false,
      message: 'Not allowed to access',
      missing: [...call.access],
      reference: expect.any(String) as unknown,
    });
  });
});

describe('what only the person may do is refused while somebody acts for them, whatever rights they hold', () => {
  const notWhileImpersonating = Object.entries(rightsTable).filter(
    ([, row]) => row[columns.indexOf(2)] === ok && row[columns.indexOf('acting')] === 403,
  );
  it.each(notWhileImpersonating)('%s', async (name) => {
    const call = callOf(name);
    if (!call) throw new Error(`${name} is not declared`);
    expect((await ask(name, call, 'acting')).body).toMatchObject({
      message: 'Refused while you act for somebody else',
    });
  });
});

it.each([13, 14] as const)(
  'a person of role %i cannot sign in, whatever the table says of an open session',
  async (role) => {
    await expect(api.signInAs((await api.person(role)).email)).rejects.toThrow('403');
  },
);
