import { requestsPending } from './pending';

test('requests are counted, and ending one twice counts once', () => {
  let told = 0;
  const stop = requestsPending.subscribe(() => (told += 1));
  const [first, second] = [requestsPending.begin(), requestsPending.begin()];
  expect(requestsPending.count()).toBe(2);
  first();
  first();
  expect(requestsPending.count()).toBe(1);
  second();
  expect(requestsPending.count()).toBe(0);
  stop();
  requestsPending.begin()();
  expect(told).toBe(4);
});
