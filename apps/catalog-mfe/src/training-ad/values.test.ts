import { adSchema, changedOf, newValues, wireOf } from './values';

const values = { ...newValues(1, 'INR'), title: 'Public speaking', skillId: 4, trainerId: 7, agencyId: 9 } as const;
const refused = (given: object): readonly string[] => {
  try {
    adSchema.validateSync(given, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: readonly { path: string }[] }).inner.map(({ path }) => path);
  }
};

test('only the owner of the chosen kind is sent, and what is empty is none', () => {
  expect(wireOf({ ...values, ownerKind: 'agency' })).toMatchObject({ trainerId: null, agencyId: 9, startsOn: null });
  expect(wireOf({ ...values, ownerKind: 'trainer' })).toMatchObject({ trainerId: 7, agencyId: null, slug: null });
  expect(wireOf(values)).not.toHaveProperty('ownerKind');
});

test('the owner of the chosen kind is required, the other is not', () => {
  expect(refused({ ...values, ownerKind: 'agency', agencyId: '' })).toEqual(['agencyId']);
  expect(refused({ ...values, ownerKind: 'trainer', agencyId: '' })).toEqual([]);
});

test('an ad that goes from a trainer to an agency changes both owners, and nothing else', () => {
  const base = { ...values, agencyId: '' } as const;
  expect(changedOf(base, { ...base, ownerKind: 'agency', agencyId: 9 })).toEqual({ trainerId: null, agencyId: 9 });
  expect(changedOf(base, base)).toEqual({});
});
