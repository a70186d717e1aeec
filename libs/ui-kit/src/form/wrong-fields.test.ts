import { wrongFields } from './wrong-fields';

test('every message counts once, by its place', () => {
  expect(
    wrongFields({
      grade: 'Grade is required',
      preferredHours: [undefined, { from: 'Hours is Invalid', to: 'x' }],
      skillIds: 'y',
    }),
  ).toEqual(['grade', 'preferredHours[1].from', 'preferredHours[1].to', 'skillIds']);
  expect(wrongFields({})).toEqual([]);
});
