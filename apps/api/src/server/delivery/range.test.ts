import { rangeOf } from './range';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unfit'],
  ['bytes=20-10', 'unfit'],
  ['bytes=-0', 'unfit'],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('%s of 100 bytes', (header, wanted) => expect(rangeOf(header, 100)).toEqual(wanted));
