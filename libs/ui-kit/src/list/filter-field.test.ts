import { filterChips, narrowedBy, onlyChoice, type FilterField } from './filter-field';

const fields = {
  status: { type: 'choice', filter: true },
  countryId: { type: 'id', filter: true },
  name: { type: 'text', filter: true },
  used: { type: 'number', filter: true },
  price: { type: 'number', decimals: 4, unit: 'currency', filter: true },
  duration: { type: 'number', unit: 'seconds', filter: true },
  createdAt: { type: 'time', filter: true },
} as const;
const country: FilterField = {
  name: 'countryId',
  label: 'Country',
  inBar: 'All countries',
  options: [
    { value: 1, label: 'India' },
    { value: 2, label: 'Kenya' },
  ],
};
const filterFields: readonly FilterField[] = [
  country,
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'draft', label: 'Draft' },
    ],
  },
  { name: 'name', label: 'Name' },
  { name: 'used', label: 'Used' },
  { name: 'price', label: 'Price' },
  { name: 'duration', label: 'Duration' },
  { name: 'createdAt', label: 'Added' },
];
const chips = (filters: Record<string, string>) =>
  filterChips({ filterFields, fields, filters }, () => undefined).map(
    ({ field, operator, value }) => `${field} ${operator} ${value}`,
  );

test('a chip says field, operator and value in words', () => {
  expect(
    chips({
      status: 'in:active,draft',
      name: 'starts:Pri',
      used: 'between:5,10',
      createdAt: 'gte:2026-11-01T12:00:00Z',
    }),
  ).toEqual(['Status any of Active, Draft', 'Name starts with Pri', 'Used between 5 and 10', 'Added from 1 Nov 2026']);
  expect(chips({ status: 'eq:draft', name: 'empty:true' })).toEqual(['Status is Draft', 'Name is empty']);
});
test('a chip says a number in the ordinary unit of its field', () => {
  expect(chips({ price: 'gte:499.00', duration: 'between:3600,5400' })).toEqual([
    'Price at least 499.00 in its currency',
    'Duration between 1 and 1.5 h',
  ]);
});
test('what a select of the bar shows has no chip; what it can’t show has one', () => {
  expect(chips({ countryId: 'eq:2' })).toEqual([]);
  expect(chips({ countryId: 'in:1,2' })).toEqual(['Country any of India, Kenya']);
  expect(chips({ countryId: 'ne:2' })).toEqual(['Country is not Kenya']);
  expect([onlyChoice(country, 'eq:2'), onlyChoice(country, 'eq:9'), onlyChoice(country, undefined)]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});
test('the sentence of an empty list names everything that narrows it', () => {
  expect(narrowedBy({ filterFields, fields, filters: { countryId: 'eq:2', status: 'in:draft' } }, 'asha')).toEqual([
    'Country is Kenya',
    'Status is Draft',
    'containing “asha”',
  ]);
});
