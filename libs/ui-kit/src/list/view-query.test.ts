import { defaultOf, isChanged, viewIn, viewParams, viewQuery } from './view-query';

const view = {
  id: 7,
  version: 1,
  screen: 'student',
  name: 'Leads',
  query: 'filter[status]=eq:active&q=a',
  columns: { hidden: ['email'] },
  isDefault: false,
  roleId: null,
  isMine: true,
};
const query = viewQuery(new URLSearchParams(view.query));

test('a view keeps search, filters, order and page size, and neither the page nor the open record', () =>
  expect(viewQuery(new URLSearchParams('page=3&sort=-name&q=a&skill=4&view=7&filter[status]=eq:active&limit=50'))).toBe(
    'filter%5Bstatus%5D=eq%3Aactive&limit=50&q=a&sort=-name',
  ));
test('its address names it, and all rows are named too', () => {
  expect(viewParams(view).get('view')).toBe('7');
  expect(viewIn(viewParams(view), [view])).toBe(view);
  expect(viewParams(undefined).toString()).toBe('view=all');
});
test('one’s own default opens before the role’s', () => {
  const shared = { ...view, id: 8, roleId: 2, isDefault: true };
  expect([
    defaultOf([view, shared])?.id,
    defaultOf([shared, { ...view, isDefault: true }])?.id,
    defaultOf([view]),
  ]).toEqual([8, 7, undefined]);
});
test('it is changed by another question or other columns, not by their order of writing', () => {
  expect(isChanged(view, query, { hidden: ['email'], widths: {} })).toBe(false);
  expect(isChanged(view, '', { hidden: ['email'] })).toBe(true);
  expect(isChanged(view, query, {})).toBe(true);
});
