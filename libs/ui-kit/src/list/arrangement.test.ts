import {
  isArranged,
  isHidden,
  orderOf,
  widthsFor,
  widthWithin,
  withShown,
  withWidth,
  type Columns,
} from './arrangement';

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
test('a width by name takes the place of a drawn one, which is offered as well; automatic forgets it', () => {
  expect(widthsFor(160).map(({ label }) => label)).toEqual(['Automatic', 'Narrow', 'Medium', 'Wide']);
  expect(widthsFor(184).at(-1)).toEqual({ value: 184, label: '184 px' });
  expect(withWidth({ widths: { name: 80, email: 184 } }, 'email', 160).widths).toEqual({ name: 80, email: 160 });
  expect(withWidth({ widths: { email: 184 } }, 'email', 0)).toEqual({ widths: {} });
});
test('a width stays within what can be read', () => expect([1, 300.4, 9000].map(widthWithin)).toEqual([64, 300, 800]));
test('a changed arrangement is distinguished from the declared one', () =>
  expect([{}, { widths: {} }, { hidden: [] }].map(isArranged)).toEqual([false, false, true]));
