import { EventEmitter } from 'node:events';
import { endFlood, socketLimits, type RawConnection } from './flood';

const connectionAt = (now: () => number) => {
  const destroy = jest.fn();
  const connection = Object.assign(new EventEmitter(), { request: { socket: { destroy } } });
  endFlood(connection as unknown as RawConnection, now);
  return { destroy, send: (count: number) => Array.from({ length: count }, () => connection.emit('packet')) };
};

it('30 messages in 10 seconds are let through, one more ends the connection', () => {
  const { destroy, send } = connectionAt(() => 0);
  send(socketLimits.packets);
  expect(destroy).not.toHaveBeenCalled();
  send(1);
  expect(destroy).toHaveBeenCalled();
});

it('messages that come now and then are never too many', () => {
  let now = 0;
  const { destroy, send } = connectionAt(() => now);
  for (; now < 3_600_000; now += 5_000) send(5);
  expect(destroy).not.toHaveBeenCalled();
});
