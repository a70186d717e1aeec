import { choose, dayColumnsOf, lackingOf, mappingOf } from './matching';

const field = (name: string, isRequired: boolean, insteadOf: string | null = null) => ({
  name,
  label: name.toUpperCase(),
  isRequired,
  insteadOf,
  isDay: name === 'born',
});
const fields = [field('first', true), field('whole', false, 'first'), field('mobile', true), field('city', false)];

it('a field that is given to another column is taken from the first', () => {
  expect(choose(['mobile', null, 'city'], 1, 'mobile')).toEqual([null, 'mobile', 'city']);
  expect(choose(['mobile', null], 0, null)).toEqual([null, null]);
});
it('only columns that are matched are sent', () => {
  expect(mappingOf([null, 'city', 'first'])).toEqual([
    { column: 1, field: 'city' },
    { column: 2, field: 'first' },
  ]);
});
it('what is needed and matched with nothing is named, unless it is given for all rows or another field does', () => {
  expect(lackingOf([null], fields, [])).toEqual(['FIRST', 'MOBILE']);
  expect(lackingOf(['whole'], fields, ['mobile'])).toEqual([]);
});
it('a matched column of dates has the order that was chosen, else the one that its dates decide', () => {
  const column = (order: 'mdy' | null) => ({
    head: '',
    samples: [],
    field: null,
    days: { order, example: '3/4/1998', against: null },
  });
  const columns = [column('mdy'), column(null), column(null), { ...column(null), days: null }];
  const daysOf = (chosen: readonly (string | null)[], orders: Readonly<Record<number, 'dmy' | 'mdy'>>) =>
    dayColumnsOf(chosen, columns, [...fields, field('born', false)], orders);
  expect(daysOf(['born', null, 'city', null], {})).toMatchObject([{ column: 0, order: 'mdy', isDecided: true }]);
  expect(daysOf([null, 'born', null, null], {})).toMatchObject([{ column: 1, order: null, isDecided: false }]);
  expect(daysOf([null, null, null, 'born'], {})).toEqual([]);
  const days = daysOf(['born', null, null, null], { 0: 'dmy' });
  expect(mappingOf(['born', 'city'], days)).toEqual([
    { column: 0, field: 'born', order: 'dmy' },
    { column: 1, field: 'city' },
  ]);
});
