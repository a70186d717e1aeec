import { requestsPending } from './pending';

test('requests are counted, and ending one twice counts once [E10.1]', () => {
  let changes = 0;
  const stop = requestsPending.subscribe(() => (changes += 1));
  const [first, second] = [requestsPending.begin(), requestsPending.begin()];
  expect(requestsPending.count()).toBe(2);
  first();
  first();
  expect(requestsPending.count()).toBe(1);
  second();
  expect(requestsPending.count()).toBe(0);
  stop();
  requestsPending.begin()();
  expect(changes).toBe(4);
});
