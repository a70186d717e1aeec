/** @jest-environment jsdom */
import { beacon } from '@lectern/api-client';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { HealthReport } from '@lectern/contract/platform';
import { post, sendKept } from './outbox';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), beacon: jest.fn() }));
const sent = beacon as unknown as jest.Mock<Promise<number>, [unknown, { reports: HealthReport[] }, string]>;
const keys = () => sent.mock.calls.map(([, , key]) => key);
const report = (loads: number): HealthReport => ({
  remote: 'catalog-mfe',
  version: '1.0.0',
  loads,
  loadFailures: 0,
  renderErrors: 0,
  handlerErrors: 0,
  promiseErrors: 0,
  longTasks: 0,
  loadMsSum: 0,
  loadMsMax: 0,
});
const answered = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  sent.mockReset();
  sessionStorage.clear();
  openSession(aSession());
});

test('a report without an answer is sent again with the same key, until it is counted [D9.4]', async () => {
  sent.mockResolvedValueOnce(0).mockResolvedValueOnce(401).mockResolvedValue(200);
  post([report(1)]);
  await answered();
  sendKept();
  await answered();
  sendKept();
  await answered();
  sendKept();
  expect([sent.mock.calls.length, new Set(keys()).size]).toEqual([3, 1]);
});

test('a report that is on its way is not sent a second time [D9.4]', async () => {
  let arrive: (status: number) => void = () => undefined;
  sent.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  post([report(1)]);
  sendKept();
  expect(sent).toHaveBeenCalledTimes(1);
  arrive(200);
  await answered();
  expect(sessionStorage.getItem('lectern.health')).toBe('[]');
});

test('what is refused for what it says, and what another person left behind, is not sent again [D9.4]', async () => {
  sent.mockResolvedValueOnce(400).mockResolvedValueOnce(0);
  post([report(1)]);
  await answered();
  post([report(2)]);
  await answered();
  const { user, ...rest } = aSession();
  openSession({ ...rest, user: { ...user, id: user.id + 1 } });
  sendKept();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('no more than ten reports wait [D9.4]', async () => {
  sent.mockResolvedValue(0);
  for (let each = 0; each < 12; each += 1) {
    post([report(each)]);
    await answered();
  }
  expect(JSON.parse(sessionStorage.getItem('lectern.health') ?? '')).toHaveLength(10);
});
