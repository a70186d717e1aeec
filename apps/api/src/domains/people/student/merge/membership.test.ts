import { mergedSeat, type LiveState } from './membership';

test.each<[LiveState, LiveState, boolean, number]>([
  ['waitlisted', 'waitlisted', false, 0],
  ['waitlisted', 'active', true, 0],
  ['active', 'waitlisted', false, 0],
  ['reserved', 'active', true, 1],
  ['active', 'active', false, 1],
  ['completed', 'reserved', false, 1],
])(
  'a %s and a %s seat in one batch: the better one stays, a second taken seat is freed',
  (kept, merged, take, freed) => {
    expect(mergedSeat(kept, merged)).toEqual({ takeMerged: take, freed });
  },
);
