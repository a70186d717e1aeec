import { countsOf, nextToSend, type Addition } from './additions';

const list = (...states: Addition['state'][]): Addition[] =>
  states.map((state, key) => ({ key, state, part: 0, file: new File([], `${key}.png`) }));

test('three files are sent side by side, in their order', () => {
  expect(nextToSend(list('waiting', 'waiting', 'waiting', 'waiting')).map(({ key }) => key)).toEqual([0, 1, 2]);
  expect(nextToSend(list('done', 'sending', 'failed', 'sending', 'waiting', 'waiting')).map(({ key }) => key)).toEqual([
    4,
  ]);
  expect(nextToSend(list('sending', 'sending', 'sending', 'waiting'))).toEqual([]);
});

test('what is in, what is not, and whether something is on its way is counted', () => {
  expect(countsOf(list('done', 'done', 'failed', 'same'))).toEqual({ all: 4, done: 2, failed: 2, isBusy: false });
  expect(countsOf(list('done', 'waiting')).isBusy).toBe(true);
});
