import { movesOf } from './moves';

test('an upcoming course is announced with a day alone', () => {
  const [announce] = movesOf({ interest: 0, expectedOn: null }, ['announced']);
  expect(announce?.disabledReason).toBe('Set the expected day first');
  expect(movesOf({ interest: 0, expectedOn: '2026-12-01' }, ['announced'])[0]?.disabledReason).toBeUndefined();
});

test('a postponed or cancelled one says first how many students hear of it', () => {
  const questions = movesOf({ interest: 12, expectedOn: null }, ['postponed', 'cancelled']);
  expect(questions.map(({ asks }) => asks?.includes('12'))).toEqual([true, true]);
});
