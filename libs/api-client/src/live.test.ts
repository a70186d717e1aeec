import { live } from './live';

test('an event is heard by anyone who listens, until they stop', () => {
  const heard: number[] = [];
  const stop = live.on('notification', ({ unreadCount }) => heard.push(unreadCount));
  live.tell('notification', { unreadCount: 3 });
  live.tell('revision', {});
  stop();
  live.tell('notification', { unreadCount: 4 });
  expect(heard).toEqual([3]);
});
