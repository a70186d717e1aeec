import { rightNames, type Call } from '@lectern/contract';
import { searchCalls } from '@lectern/contract/platform/search';
import { sql } from 'kysely';
import { searchSources } from '../../src/domains/record-kinds';
import { testApi, type TestApi, type TestClient } from '../../src/testing';
import { declaredCalls, fieldsOf, nameOf, titled } from './calls';
import { actingForAdmin, openSession } from './people';

let api: TestApi;
const searchers = new Map<string, TestClient>();

/** Role with every right but `piiReveal`: it reaches each kind of record, masked. */
const maskedRole = async (): Promise<number> => {
  const roleId = 900;
  await sql`insert into roles (id, name, audience) values (${roleId}, 'Masked', 'staff')`.execute(api.database.db);
  const rights = rightNames.filter((name) => name !== 'piiReveal');
  await sql`insert into role_rights (role_id, right_name) select ${roleId}, unnest(${rights}::text[])`.execute(
    api.database.db,
  );
  return roleId;
};

beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  const masked = await maskedRole();
  for (const roleId of [1, 2, 3, 4, 13, 14, 15, 100, 101, masked])
    searchers.set(`role ${roleId}`, await openSession(api, (await api.person(roleId)).id));
  searchers.set('acting for an admin', await actingForAdmin(api));
});
afterAll(() => api.close());

/** Names, a whole e-mail and number, digits, and signs of a pattern. */
const texts = ['Asha Rao', 'asha.rao@example.com +91 98200 12345', '1234 9820012345', "%_\\'"];

/** Owners of the records that are searched within. */
const owners = { id: 1, courseId: 1, batchId: 1, customChapterId: 1, skillId: 1 };

const failuresOf = async (call: Call, more: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const within = Object.entries(owners).filter(([field]) => fieldsOf(call).includes(field));
  const failures = [...searchers].map(async ([name, searcher]) => {
    const failed: string[] = [];
    for (const q of texts) {
      const { status } = await searcher.send(call, { ...Object.fromEntries(within), ...more, q });
      if (status === 403) break;
      if (status >= 500 || status === 401) failed.push(`${name}, ${q}: ${status}`);
    }
    return failed;
  });
  return (await Promise.all(failures)).flat();
};

describe('no role meets a failure in the search of a kind of record', () => {
  it.each([...searchSources.keys()])('%s', async (types) => {
    expect(await failuresOf(searchCalls.search, { types })).toEqual([]);
  });
});

describe('no role meets a failure in the search of a list or of a chooser', () => {
  const searching = declaredCalls.filter((call) => fieldsOf(call).includes('q') && nameOf(call) !== 'GET search');
  it.each(titled(searching))('%s', async (_name, call) => {
    expect(await failuresOf(call, {})).toEqual([]);
  });
});

it('a role without the right to see numbers finds agencies by their name', async () => {
  const subAdmin = searchers.get('role 3')!;
  const { rows } = await sql<{ name: string }>`
    select name from agencies where deleted_at is null order by id limit 1`.execute(api.database.db);
  const { body } = await subAdmin.send(searchCalls.search, { q: rows[0]!.name, types: 'agencies' });
  expect(body).toMatchObject({ success: true, result: { groups: [{ hits: [{ title: rows[0]!.name }] }], late: [] } });
});
