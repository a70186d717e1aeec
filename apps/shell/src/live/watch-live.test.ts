/** @jest-environment jsdom */
import { live } from '@lectern/api-client/live';
import type { openSocket } from './socket';
import { pollEvery, watchLive } from './watch-live';

type Hears = Parameters<typeof openSocket>[1];

const watched = (readUnread: () => Promise<number> = () => Promise.resolve(4)) => {
  let hears: Hears | undefined;
  const connect = jest.fn();
  const outlet = {
    enter: jest.fn(),
    leave: jest.fn(),
    typing: jest.fn(),
    enterBatch: jest.fn(),
    leaveBatch: jest.fn(),
  };
  const readSession = jest.fn(() => Promise.resolve());
  const requested = jest.fn(readUnread);
  const stop = watchLive({
    open: (_session, given) => {
      hears = given;
      return { connect, close: jest.fn(), outlet };
    },
    sessionId: () => 7,
    readSession,
    readUnread: requested,
  });
  stops.push(stop);
  return { hears: hears as Hears, connect, readSession, requested, outlet };
};
const stops: (() => void)[] = [];
const counts: number[] = [];
live.on('notification', ({ unreadCount }) => counts.push(unreadCount));

beforeEach(() => {
  jest.useFakeTimers();
  counts.length = 0;
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

test('while the socket is there, nobody asks', async () => {
  const { hears, requested } = watched();
  hears.onConnected();
  hears.onEvent('notification', { unreadCount: 2 });
  await jest.advanceTimersByTimeAsync(pollEvery * 2);
  expect([counts, requested.mock.calls.length, live.isConnected()]).toEqual([[2], 0, true]);
});

test('where no socket can be, the count is asked for at once and then now and then', async () => {
  const { hears, requested } = watched();
  hears.onGone(false);
  await jest.advanceTimersByTimeAsync(pollEvery * 2);
  expect([counts, requested.mock.calls.length, live.isConnected()]).toEqual([[4, 4, 4], 3, false]);
});

test('when the socket is back, the asking ends, and lists hear that they may have missed something', async () => {
  const { hears, requested } = watched();
  const missed = jest.fn();
  stops.push(live.on('missed', missed));
  hears.onConnected();
  expect(missed).not.toHaveBeenCalled();
  hears.onGone(false);
  await jest.advanceTimersByTimeAsync(0);
  hears.onConnected();
  await jest.advanceTimersByTimeAsync(pollEvery);
  expect([missed.mock.calls.length, requested.mock.calls.length]).toEqual([1, 1]);
});

test('a socket that the server ended makes the session be read, and is tried again when an ordinary call is answered', async () => {
  const { hears, connect, readSession } = watched();
  hears.onConnected();
  hears.onGone(true);
  await jest.advanceTimersByTimeAsync(0);
  expect([readSession.mock.calls.length, connect.mock.calls.length]).toEqual([1, 1]);
});

test('a refused socket is not tried while ordinary calls are refused too', async () => {
  const { hears, connect } = watched(() => Promise.reject(new Error('401')));
  hears.onGone(true);
  await jest.advanceTimersByTimeAsync(pollEvery);
  expect(connect).not.toHaveBeenCalled();
});

test('a new revision makes the session be read within two seconds', async () => {
  const { hears, readSession } = watched();
  hears.onConnected();
  hears.onEvent('revision', {});
  await jest.advanceTimersByTimeAsync(2_000);
  expect(readSession).toHaveBeenCalledTimes(1);
});

test('a conversation that a page is in is entered again with each socket, and left when nobody shows it', () => {
  live.setConnected(false);
  const { hears, outlet } = watched();
  const leave = live.enter(5);
  expect(outlet.enter).not.toHaveBeenCalled();
  hears.onConnected();
  hears.onGone(false);
  hears.onConnected();
  expect(outlet.enter.mock.calls).toEqual([[5], [5]]);
  leave();
  expect(outlet.leave.mock.calls).toEqual([[5]]);
});

test('a batch that two parts of a page show is entered once for each socket, and left by the last of them', () => {
  live.setConnected(false);
  const { hears, outlet } = watched();
  hears.onConnected();
  const leaves = [live.enterBatch(6), live.enterBatch(6)];
  hears.onGone(false);
  hears.onConnected();
  leaves[0]?.();
  expect([outlet.enterBatch.mock.calls, outlet.leaveBatch.mock.calls]).toEqual([[[6], [6]], []]);
  leaves[1]?.();
  expect(outlet.leaveBatch.mock.calls).toEqual([[6]]);
});
