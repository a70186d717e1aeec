import { timeline } from './timeline';

const day = (no: number): Date => new Date(Date.UTC(2026, 0, no));

test('work is done in order of time, also what is added meanwhile, and nothing after the end', async () => {
  const done: string[] = [];
  const moments: Date[] = [];
  const { at, run } = timeline();
  const note = (name: string) => () => Promise.resolve(void done.push(name));
  at(day(3), note('third'));
  at(day(1), () => {
    at(day(2), note('second'));
    return note('first')();
  });
  at(day(9), note('too late'));
  await run(day(5), (moment) => Promise.resolve(void moments.push(moment)));
  expect(done).toEqual(['first', 'second', 'third']);
  expect(moments).toEqual([day(1), day(2), day(3)]);
});

test('work that is added too late is done at the moment that was reached', async () => {
  const moments: Date[] = [];
  const { at, run } = timeline();
  at(day(4), () => Promise.resolve(at(day(2), () => Promise.resolve())));
  await run(day(5), (moment) => Promise.resolve(void moments.push(moment)));
  expect(moments).toEqual([day(4), day(4)]);
});
