import { remotesCalls } from '@lectern/contract/platform';
import { beacon } from './beacon';
import { configure } from './configure';

const reports = [
  {
    remote: 'catalog-mfe',
    version: '1.0.0',
    loads: 1,
    loadFailures: 0,
    renderErrors: 0,
    handlerErrors: 0,
    promiseErrors: 0,
    longTasks: 0,
    loadMsSum: 1,
    loadMsMax: 1,
  },
];
const heard = { onSessionEnded: jest.fn(), onSessionChanged: jest.fn(), notify: jest.fn(), onRevision: jest.fn() };
const fetched = jest.fn(() => Promise.resolve({ status: 401 }));
const before = globalThis.fetch;
beforeAll(() => void (globalThis.fetch = fetched as unknown as typeof fetch));
afterAll(() => void (globalThis.fetch = before));

test('a report is sent even when the page closes, in the name of this tab’s session [D6.1]', () => {
  configure({ ...heard, sessionId: () => 7, deviceId: () => 'device' });
  void beacon(remotesCalls.health, { reports }, 'key-0001');
  expect(fetched).toHaveBeenCalledWith(
    '/api/remotes/health',
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      body: JSON.stringify({ reports }),
      headers: expect.objectContaining({ 'session-id': '7', 'device-id': 'device', 'idempotency-key': 'key-0001' }),
    }),
  );
});

test('its failure affects no session and is not shown [D6.1]', async () => {
  configure({ ...heard, sessionId: () => 7 });
  fetched.mockClear();
  expect(await beacon(remotesCalls.health, { reports }, 'key-0001')).toBe(401);
  fetched.mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch')));
  expect(await beacon(remotesCalls.health, { reports }, 'key-0001')).toBe(0);
  expect([fetched.mock.calls.length, ...Object.values(heard).map((each) => each.mock.calls.length)]).toEqual([
    2, 0, 0, 0, 0,
  ]);
});

test('nothing is sent while nobody is signed in [D6.1]', async () => {
  configure({ sessionId: () => undefined });
  fetched.mockClear();
  expect(await beacon(remotesCalls.health, { reports }, 'key-0001')).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
});
