import { judgeMoment } from './signed-moment';

const now = new Date('2026-11-14T12:00:00.400Z');
const seconds = Math.floor(now.getTime() / 1000);

test.each([
  [0, { skewSeconds: 0 }],
  [-300, { skewSeconds: 300 }],
  [300, { skewSeconds: -300 }],
  [-301, { fault: 'timestamp', skewSeconds: 301 }],
  [301, { fault: 'timestamp', skewSeconds: -301 }],
])('a moment %i seconds from ours is taken within 300 seconds, and measured either way', (off, judged) => {
  expect(judgeMoment(String(seconds + off), now)).toEqual(judged);
});
