/** @jest-environment jsdom */
import { send } from '@lectern/api-client';
import { draftCalls } from '@lectern/contract/platform/draft';
import { dropDraft, keepDraft, readDraft, saveDeviceDrafts } from './draft-server';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);
const refusal = (status: number) =>
  Object.assign(new Error('refused'), { status, failure: { success: false, message: '', reference: '' } });

const place = { userId: 7, form: 'skill', entityId: 4 };
const body = { base: { name: 'a' }, values: { name: 'secret words' } };
const stored = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));
const methods = () => server.mock.calls.map(([call]) => (call as { method: string }).method);

beforeEach(() => {
  localStorage.clear();
  server.mockReset().mockResolvedValue({ draft: null });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('while the API is away the device keeps a draft, sealed, and gives it back', async () => {
  server.mockRejectedValue(refusal(0));
  await keepDraft(place, 1, body);
  expect(stored()).toHaveLength(1);
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  expect((await readDraft(place))?.body).toEqual(body);
  expect(await readDraft({ ...place, userId: 8 }).catch(() => 'away')).toBe('away');
});

const unanswered = (_call: unknown, _request: unknown, options: unknown) =>
  new Promise((_, reject) =>
    (options as { signal?: AbortSignal }).signal?.addEventListener('abort', () => reject(new Error('cancelled'))),
  );

test('an API that takes a draft and never answers is away: the device keeps it, and what comes behind it goes on', async () => {
  server.mockImplementationOnce(unanswered);
  const kept = keepDraft(place, 1, body);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await kept;
  expect(stored()).toHaveLength(1);
  await dropDraft(place);
  expect(stored()).toEqual([]);
});

test('an unanswered read is given up, and the draft that waited for it is sent', async () => {
  server.mockImplementationOnce(unanswered);
  const [read, kept] = [readDraft(place).catch(() => 'given up'), keepDraft(place, 1, body)];
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await read).toBe('given up');
  await kept;
  expect(methods()).toEqual(['GET', 'PUT']);
});

test('once the API answers, the draft is sent there and removed from the device [E2.10]', async () => {
  server.mockRejectedValueOnce(refusal(503));
  await keepDraft(place, 1, body);
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  await saveDeviceDrafts(7);
  expect(stored()).toEqual([]);
  expect(methods().filter((method) => method === 'PUT').length).toBeGreaterThanOrEqual(2);
});

test('a failed deletion of a draft is repeated before the draft can be offered again', async () => {
  server.mockRejectedValueOnce(refusal(0));
  await dropDraft(place);
  expect(await readDraft(place)).toBeUndefined();
  expect(methods()).toEqual(['DELETE', 'DELETE']);
  expect(stored()).toEqual([]);
});

test('what the API refuses for good is not kept on the device', async () => {
  server.mockRejectedValueOnce(refusal(413));
  await keepDraft(place, 1, body);
  expect(stored()).toEqual([]);
});

test('a reading waits for the drop before it', async () => {
  let answer: (value: object) => void = () => undefined;
  server.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const [dropped, read] = [dropDraft(place), readDraft(place)];
  await Promise.resolve();
  expect(server).not.toHaveBeenCalledWith(draftCalls.read, expect.anything(), expect.anything());
  answer({});
  await Promise.all([dropped, read]);
  expect(methods()).toEqual(['DELETE', 'GET']);
});
