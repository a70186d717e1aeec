import { mappingErrors } from './mapping';
import { studentForm } from '../../people/student/import/student-form';

const pairs = (...fields: string[]) => fields.map((field, column) => ({ column, field }));
const textsOf = (mapping: { column: number; field: string }[], options = {}, columns = 9) =>
  mappingErrors(mapping, studentForm, options, columns).map(({ property, constraints }) => [
    property,
    ...Object.values(constraints),
  ]);

it('each field that is needed is matched with a column', () => {
  expect(textsOf(pairs('firstName', 'mobile', 'country'))).toEqual([]);
  expect(textsOf(pairs('email'))).toEqual([
    ['mapping', 'Match a column with First name'],
    ['mapping', 'Match a column with Mobile'],
    ['mapping', 'Match a column with Country'],
  ]);
});
it('a whole name does for the first name, and one country for all rows', () => {
  expect(textsOf(pairs('name', 'mobile'), { countryId: 1 })).toEqual([]);
});
it('nothing is matched twice, or with a column or field that is not there', () => {
  const fine = pairs('firstName', 'mobile', 'country');
  expect(textsOf([...fine, { column: 3, field: 'mobile' }])).toEqual([
    ['mapping[3].field', 'Mobile is matched with another column already'],
  ]);
  expect(textsOf([...fine, { column: 0, field: 'city' }])).toEqual([
    ['mapping[3].column', 'A column is matched once, and has to be there'],
  ]);
  expect(textsOf([...fine, { column: 3, field: 'city' }], {}, 3)).toEqual([
    ['mapping[3].column', 'A column is matched once, and has to be there'],
  ]);
  expect(textsOf([...fine, { column: 3, field: 'shoes' }])).toEqual([['mapping[3].field', 'Field is Invalid']]);
});
