import { pauseAfter, withLate } from './late';

const type = (name: string) => ({ type: name, title: name });
const group = (name: string) => ({ ...type(name), hits: [], more: false, list: `/${name}` });

test('types that came later follow the others, and those that are late again stay late', () => {
  const found = { groups: [group('skills')], late: [type('students'), type('trainers')] };
  expect(withLate(found, { groups: [group('students')], late: [type('trainers')] })).toEqual({
    groups: [group('skills'), group('students')],
    late: [type('trainers')],
  });
  expect(withLate(found, { groups: [], late: [] })).toEqual({ groups: [group('skills')], late: [] });
});

test('each pause is twice as long as the one before, and none is longer than eight seconds', () => {
  expect([0, 1, 2, 10].map(pauseAfter)).toEqual([500, 1000, 2000, 8000]);
});
