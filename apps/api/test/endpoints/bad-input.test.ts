import { testApi, type TestApi, type TestClient } from '../../src/testing';
import { badInputTable } from './bad-input';
import { declaredCalls, fieldsOf, nameOf, titled } from './calls';
import { refusalIn, send } from './send';
import { wholeDatabase } from './whole-database';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
});
afterAll(() => api.close());

const takingInput = declaredCalls.filter((call) => fieldsOf(call).length > 0);

it('every call that takes input has its bad inputs in the table, and no row is for another call', () => {
  expect(Object.keys(badInputTable).sort()).toEqual(takingInput.map(nameOf).sort());
});

describe('bad input is refused with its place and its text, and nothing is written', () => {
  it.each(titled(takingInput))('%s', async (name, call) => {
    const rows = badInputTable[name] ?? [];
    const before = await wholeDatabase(api.database.db);
    const answers = await Promise.all(rows.map(([sent]) => send(admin, call, sent)));
    expect(rows.map(([sent], at) => ({ sent, refused: refusalIn(answers[at]!), status: answers[at]!.status }))).toEqual(
      rows.map(([sent, refused, status = 400]) => ({ sent, refused, status })),
    );
    expect(await wholeDatabase(api.database.db)).toEqual(before);
  });
});

describe('a field that a call does not declare is refused by its name, and nothing is written', () => {
  it.each(titled(declaredCalls))('%s', async (_name, call) => {
    const before = await wholeDatabase(api.database.db);
    const { status, body } = await send(admin, call, { id: 1, digest: 'x', unheardOf: 'x' });
    expect(status).toBe(400);
    expect(body.error).toContainEqual({
      property: 'unheardOf',
      constraints: { unknown: "'unheardOf' is not a field of this call" },
    });
    expect(await wholeDatabase(api.database.db)).toEqual(before);
  });
});

// 'Please enter a valid url' and 'Minimum 250 words required.' belong to fields that no call has yet.
describe('each message of the specification’s section 5 is said word for word by a call', () => {
  const said = new Set(
    Object.values(badInputTable).flatMap((rows) =>
      rows.flatMap(([, refused]) => (typeof refused === 'string' ? [refused] : Object.values(refused))),
    ),
  );
  it.each([
    'Name is required',
    'Please enter a valid email address',
    'Minimum character length is 2',
    'Maximum character length is 80',
    'Confirm password not matching',
    'Name is Invalid',
    'Only Numbers are allowed',
    'Please enter a valid phone number.',
    'Only alphabets are allowed',
    'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.',
    'Max file size is 2 MB',
  ])('%s', (message) => {
    expect(said).toContain(message);
  });
});
