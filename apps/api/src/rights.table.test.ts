import type { Call, Calls } from '@lectern/contract';
import { contract } from '@lectern/contract/all';
import { rightsTable, tableRoles } from './rights.table';
import { testApi, type TestApi, type TestClient } from './testing';

const declared: readonly Call[] = Object.values(contract as Readonly<Record<string, Calls>>).flatMap((calls) => Object.values(calls));
const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

let api: TestApi;
const people = new Map<number, TestClient>();
beforeAll(async () => {
  api = await testApi();
  for (const role of tableRoles) people.set(role, await api.signIn(role));
});
afterAll(() => api.close());

/** A request that names a row that is nowhere: what is asked is only whether the call may be made. */
const ask = (client: TestClient, call: Call) => client.send(call, { id: 2_000_000_000, digest: 'x' });

it('every declared call stands in the table, and nothing else does', () => {
  expect(declared.map(nameOf).sort()).toEqual(Object.keys(rightsTable).sort());
});

// Signing out and in changes who asks; these three are asked by somebody new each time.
const freshFor = async (role: number, call: Call): Promise<TestClient> => {
  const client = call.sealed ? await api.signIn(role) : people.get(role);
  if (!client) throw new Error(`nobody of role ${role} is signed in`);
  return client;
};

describe.each(declared.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  it.each(tableRoles.map((role, column) => [role, rightsTable[name]?.[column]] as const))('role %i: %s', async (role, verdict) => {
    const { status } = await ask(await freshFor(role, call), call);
    expect(status === 403 ? 'no' : 'yes').toBe(verdict);
    expect(status).not.toBe(500);
    if (call.access !== 'public') expect(status).not.toBe(401);
  });

  if (call.access !== 'public') {
    it('nobody: 401', async () => {
      expect((await ask(api.stranger(), call)).status).toBe(401);
    });
  }
});
