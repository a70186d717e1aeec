import { onlyId } from './only-id';

test('a filter by one id is recognised', () =>
  expect(['eq:7', 'in:7', '7', 'in:7,8', 'ne:7', 'eq:x', '', null, undefined].map(onlyId)).toEqual([
    7,
    7,
    7,
    ...Array<undefined>(6),
  ]));
