import { faqCalls } from '@lectern/contract/content';
import type { Call } from '@lectern/contract';
import { declaredCalls, nameOf, takesVersion, titled } from './calls';
import { endpointFixture, type EndpointFixture } from './fixture';
import { send } from './send';
import { overtaken, type Overtaken } from './stale/rows';
import { answeredByItem, namedOtherwise, staleTable } from './stale/table';
import { wholeDatabase } from './whole-database';

let fixture: EndpointFixture;
beforeAll(async () => {
  fixture = await endpointFixture();
});
afterAll(() => fixture.close());

const versioned = declaredCalls.filter((call) => call.method !== 'GET' && takesVersion(call));
const rowOf = (name: string) => {
  const row = staleTable[name];
  if (!row) throw new Error(`${name} has no row in the table of stale versions`);
  return row;
};
const keyNow = async (call: Call, { read }: Overtaken, sent: object) => {
  const refused = (await send(fixture.admin, call, { id: read.id, version: read.version, ...sent })).body.result as {
    version?: number;
    file?: { version: number };
  };
  return { id: read.id, version: refused.version ?? refused.file?.version };
};

it('every call that carries a version has its row in the table, and no row is for another call [E3.1]', () => {
  expect([...Object.keys(staleTable), ...answeredByItem, ...namedOtherwise].sort()).toEqual(
    versioned.map(nameOf).sort(),
  );
});

const alone = versioned.filter((call) => ![...answeredByItem, ...namedOtherwise].includes(nameOf(call)));
describe('a version that somebody has overtaken is refused with the row as it is now, and nothing is written [E3.1]', () => {
  it.each(titled(alone))('%s', async (name, call) => {
    const [kind, sent] = rowOf(name);
    const { read, now } = await overtaken[kind](fixture);
    const before = await wholeDatabase(fixture.db);
    const { status, body } = await send(fixture.admin, call, { id: read.id, version: read.version, ...sent });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { success: false, message: 'Somebody else has changed this', result: now },
    });
    expect(await wholeDatabase(fixture.db)).toEqual(before);
  });
});

describe('of many requests with the version as it is now one is done, the others are refused [E3.1]', () => {
  it.each(titled(alone))('%s', async (name, call) => {
    const [kind, sent] = rowOf(name);
    const key = await keyNow(call, await overtaken[kind](fixture), sent);
    const statuses = (
      await Promise.all(Array.from({ length: 4 }, () => send(fixture.admin, call, { ...key, ...sent })))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 404)).toEqual([]);
  });
});

it('PUT admin/faqs/change-status leaves an item that somebody has overtaken as it is, and says so with its row [E3.1]', async () => {
  const { read, now } = await overtaken.faq(fixture);
  const before = await wholeDatabase(fixture.db);
  const { items } = await fixture.done(faqCalls.changeStatus, {
    items: [{ id: read.id, version: read.version }],
    status: 'published',
  });
  expect(items).toEqual([{ id: read.id, done: false, reason: 'Someone else just changed this FAQ', faq: now }]);
  expect(await wholeDatabase(fixture.db)).toEqual(before);
});
