import { chosenValues, mergeConflict } from './merge';

const base = { mobile: '1', city: 'Goa', plan: 'Free' };

test('changes that do not overlap merge by themselves, and it is said whose value is kept [E3.2]', () => {
  const merge = mergeConflict(base, { ...base, mobile: '2' }, { ...base, plan: 'Plus' });
  expect(merge.clashes).toEqual([]);
  expect(merge.values).toEqual({ mobile: '2', city: 'Goa', plan: 'Plus' });
  expect(merge.merged).toEqual([
    { field: 'mobile', whose: 'yours' },
    { field: 'plan', whose: 'theirs' },
  ]);
});

test('a field that both changed differently is a clash, and nothing is chosen for the person', () => {
  const merge = mergeConflict(base, { ...base, city: 'Mumbai' }, { ...base, city: 'Pune' });
  expect(merge.clashes).toEqual(['city']);
  expect(chosenValues(merge, {})).toBeUndefined();
  expect(chosenValues(merge, { city: 'yours' })).toEqual({ ...base, city: 'Mumbai' });
  expect(chosenValues(merge, { city: 'theirs' })).toEqual({ ...base, city: 'Pune' });
});

test('the same change on both sides is no clash', () => {
  const merge = mergeConflict(base, { ...base, city: 'Pune' }, { ...base, city: 'Pune' });
  expect(merge.clashes).toEqual([]);
  expect(merge.values.city).toBe('Pune');
  expect(merge.merged).toEqual([]);
});
