import { running } from './running';

const none = { trials: 0, begun: 0, back: 0, lost: 0, moved: 0, mrrMinor: 0 };

test('plans that run are all that began or came back, less those that ended, until then', () =>
  expect(
    running(
      { trials: 2, begun: 3, back: 1, lost: 2, moved: -1, mrrMinor: -500 },
      { ...none, begun: 8, mrrMinor: 4000 },
    ),
  ).toEqual({
    ...{ trials: 2, begun: 3, back: 1, lost: 2, runningAtStart: 8, running: 9 },
    ...{ mrrAtStartMinor: 4000, mrrMinor: 3500, churnBp: 2500 },
  }));

test('no churn is given if nothing ran at the start', () =>
  expect(running({ ...none, begun: 2, lost: 1 }, none)).toMatchObject({
    runningAtStart: 0,
    running: 1,
    churnBp: null,
  }));
