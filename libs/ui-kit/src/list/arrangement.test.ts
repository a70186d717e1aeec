import { isArranged, isHidden, orderOf, widthWithin, withMoved, withShown, type Columns } from './arrangement';

const column = (id: string, extra = false) => ({ id, head: id, cell: () => id, extra });
const columns: Columns<object> = [
  column('name'),
  column('email'),
  column('mobile'),
  column('status'),
  column('school', true),
];

test('columns stand as declared until somebody moves one', () =>
  expect(orderOf(columns, {})).toEqual(['name', 'email', 'mobile', 'status', 'school']));
test('a column that came with a later version is behind the one it is declared behind', () =>
  expect(orderOf(columns, { order: ['status', 'email'] })).toEqual(['name', 'status', 'school', 'email', 'mobile']));
test('a column that is gone is forgotten, and the name stays first', () =>
  expect(orderOf(columns, { order: ['gone', 'school', 'name', 'email', 'mobile', 'status'] })).toEqual([
    'name',
    'school',
    'email',
    'mobile',
    'status',
  ]));
test('an extra column is left out until it is chosen', () => {
  expect(columns.filter((each) => isHidden(each, {})).map(({ id }) => id)).toEqual(['school']);
  expect(withShown(columns, {}, 'school', true)).toEqual({ hidden: [] });
  expect(withShown(columns, {}, 'email', false)).toEqual({ hidden: ['school', 'email'] });
});
test('a column moves by one place, but not before the name nor beyond the end', () => {
  expect(withMoved(columns, {}, 'mobile', -1).order).toEqual(['name', 'mobile', 'email', 'status', 'school']);
  expect(withMoved(columns, {}, 'email', -1)).toEqual({});
  expect(withMoved(columns, {}, 'school', 1)).toEqual({});
});
test('a width stays within what can be read', () => expect([1, 300.4, 9000].map(widthWithin)).toEqual([64, 300, 800]));
test('a changed arrangement is distinguished from the declared one', () =>
  expect([{}, { widths: {} }, { hidden: [] }].map(isArranged)).toEqual([false, false, true]));
