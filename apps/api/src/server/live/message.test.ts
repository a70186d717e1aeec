import { readMessage } from './message';

test.each([
  ['everybody', '"all"', 'all'],
  ['a user by the number alone', '7', 'user:7'],
  ['a user', '{"user":7}', 'user:7'],
  ['a role', '{"role":3}', 'role:3'],
  ['a session', '{"session":9}', 'session:9'],
  ['readers of a table', '{"table":"skills"}', 'table:skills'],
  ['pages in a conversation', '{"conversation":5}', 'conversation:5'],
  ['pages of a batch', '{"batch":6}', 'batch:6'],
  ['whoever holds a right', '{"right":"skillList"}', 'right:skillList'],
])('a message is for %s', (_who, to, room) => {
  expect(readMessage(`{"to":${to},"event":"job","id":4,"done":10}`)).toEqual({
    room,
    event: 'job',
    data: { id: 4, done: 10 },
  });
});

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{"to":"all"}',
  '{"to":{"planet":1},"event":"job"}',
  '{"to":null,"event":"job"}',
  '{"event":"job"}',
])('%j is no message', (payload) => {
  expect(readMessage(payload)).toBeUndefined();
});
