import { wrongFields } from './wrong-fields';

test('every message counts once, by its place', () => {
  expect(wrongFields({ code: 'Code is required', amounts: [undefined, { cap: 'Only Numbers are allowed', minimum: 'x' }], users: 'y' })).toEqual(['code', 'amounts[1].cap', 'amounts[1].minimum', 'users']);
  expect(wrongFields({})).toEqual([]);
});
