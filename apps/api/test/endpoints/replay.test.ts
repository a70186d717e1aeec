import type { Call } from '@lectern/contract';
import { declaredCalls, nameOf, titled } from './calls';
import { endpointFixture, type EndpointFixture } from './fixture';
import { effectsOf, replayTable, type ReplayRow } from './replay/table';
import { send } from './send';
import { wholeDatabase } from './whole-database';

let fixture: EndpointFixture;
beforeAll(async () => {
  fixture = await endpointFixture();
});
afterAll(() => fixture.close());

const replayed = declaredCalls.filter((call) => call.idempotent);
const rowOf = (name: string): ReplayRow => {
  const row = replayTable[name];
  if (!row) throw new Error(`${name} has no row in the table of replayed keys`);
  return row;
};
const newKey = (): string => `key-${String(fixture.next()).padStart(8, '0')}`;
const withKey = (call: Call, sent: Readonly<Record<string, unknown>>, key: string, by = fixture.admin) =>
  send(by, call, sent, { 'idempotency-key': key });
/** How often the effect was made and audited by what `work` does. */
const effects = async (row: ReplayRow, work: () => Promise<unknown>) => {
  const before = await effectsOf(fixture, row);
  await work();
  const after = await effectsOf(fixture, row);
  return { made: after.made - before.made, audited: after.audited - before.audited };
};
const once = { made: 1, audited: 1 };

it('every call that is done once a key has its row in the table, and no row is for another call', () => {
  expect(Object.keys(replayTable).sort()).toEqual(replayed.map(nameOf).sort());
});

describe('the same key with the same body is answered as the first time and done once', () => {
  it.each(titled(replayed))('%s', async (name, call) => {
    const [[sent], key] = [await rowOf(name).sent(fixture), newKey()];
    const answers: unknown[] = [];
    const ask = async () => void answers.push(await withKey(call, sent, key));
    expect(await effects(rowOf(name), ask)).toEqual(once);
    expect(await effects(rowOf(name), ask)).toEqual({ made: 0, audited: 0 });
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true } });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('the same key with another body is refused and nothing is written', () => {
  it.each(titled(replayed))('%s', async (name, call) => {
    const [[sent, other], key] = [await rowOf(name).sent(fixture), newKey()];
    await withKey(call, sent, key);
    const before = await wholeDatabase(fixture.db);
    expect(await withKey(call, other, key)).toMatchObject({
      status: 409,
      body: {
        message: 'This Idempotency-Key was used for another request',
        result: 'This Idempotency-Key was used for another request',
      },
    });
    expect(await wholeDatabase(fixture.db)).toEqual(before);
    expect(await withKey(call, other, newKey())).toMatchObject({ status: 200 });
  });
});

describe('of many requests with one key at one moment one is done, and all get its answer', () => {
  it.each(titled(replayed))('%s', async (name, call) => {
    const [[sent], key] = [await rowOf(name).sent(fixture), newKey()];
    const answers: unknown[] = [];
    const askAll = async () =>
      void answers.push(...(await Promise.all(Array.from({ length: 8 }, () => withKey(call, sent, key)))));
    expect(await effects(rowOf(name), askAll)).toEqual(once);
    const [first, ...others] = answers;
    expect(answers).toHaveLength(8);
    expect(first).toMatchObject({ status: 200, body: { success: true } });
    for (const answer of others) expect(answer).toEqual(first);
  });
});

describe('a request that was refused leaves its key free', () => {
  it.each(titled(replayed))('%s', async (name, call) => {
    const [[sent], key] = [await rowOf(name).sent(fixture), newKey()];
    expect([400, 404]).toContain((await withKey(call, rowOf(name).refused, key)).status);
    expect(
      await effects(rowOf(name), async () => expect(await withKey(call, sent, key)).toMatchObject({ status: 200 })),
    ).toEqual(once);
  });
});

describe('somebody else’s key of the same name is their own', () => {
  it.each(titled(replayed))('%s', async (name, call) => {
    const [[sent, other], key] = [await rowOf(name).sent(fixture), newKey()];
    await withKey(call, sent, key);
    expect(
      await effects(rowOf(name), async () =>
        expect(await withKey(call, other, key, fixture.other)).toMatchObject({ status: 200 }),
      ),
    ).toEqual(once);
  });
});

describe('a key of another shape is refused and nothing is written', () => {
  it.each(titled(replayed))('%s', async (name, call) => {
    const [sent] = await rowOf(name).sent(fixture);
    const before = await wholeDatabase(fixture.db);
    expect(await withKey(call, sent, 'short')).toMatchObject({
      status: 400,
      body: { message: 'Idempotency-Key takes 8 to 100 printable characters' },
    });
    expect(await wholeDatabase(fixture.db)).toEqual(before);
  });
});

// The calls that make mail or an account without a person signed in have no one to keep a key for.
it('one key does for one call: the same body sent to another call with it is refused', async () => {
  const [sent] = await rowOf('POST user/send-reset').sent(fixture);
  const [key, reset, invite] = [
    newKey(),
    replayed.find((call) => call.path === 'user/send-reset'),
    replayed.find((call) => call.path === 'user/resend-invite'),
  ];
  if (!reset || !invite) throw new Error('the two calls that mail a link are declared');
  expect((await withKey(reset, sent, key)).status).toBe(200);
  expect(await withKey(invite, sent, key)).toMatchObject({
    status: 409,
    body: { message: 'This Idempotency-Key was used for another request' },
  });
});
