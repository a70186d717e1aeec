import { choose, lackingOf, mappingOf } from './matching';

const field = (name: string, isRequired: boolean, insteadOf: string | null = null) => ({
  name,
  label: name.toUpperCase(),
  isRequired,
  insteadOf,
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
