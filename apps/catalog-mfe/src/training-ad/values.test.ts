import type { TrainingAd } from '@lectern/contract/catalog';
import { adForm, newValues, valuesOf } from './values';

const values = { ...newValues(1, 'INR'), title: 'Public speaking', skillId: 4, trainerId: 7, agencyId: 9 } as const;
const refused = async (given: object) =>
  (await adForm.errorsOf({ ...values, ...given })).map(({ path, message }) => `${path}: ${message}`);

test('only the owner of the chosen kind is sent, and an empty field is none', () => {
  expect(adForm.read({ ...values, ownerKind: 'agency' }).wire).toMatchObject({
    trainerId: null,
    agencyId: 9,
    startsOn: null,
  });
  expect(adForm.read({ ...values, ownerKind: 'trainer' }).wire).toMatchObject({
    trainerId: 7,
    agencyId: null,
    slug: null,
  });
  expect(adForm.read(values).wire).not.toHaveProperty('ownerKind');
});

test('the owner of the chosen kind is required, the other is not', async () => {
  expect(await refused({ ownerKind: 'agency', agencyId: '' })).toEqual(['agencyId: Agency is required']);
  expect(await refused({ ownerKind: 'trainer', agencyId: '' })).toEqual([]);
});

test('an ad that goes from a trainer to an agency changes both owners, and nothing else', () => {
  const ad = { ...adForm.read(values).wire, id: 1, version: 1 } as unknown as TrainingAd;
  const loaded = valuesOf(ad);
  expect(adForm.changed(ad, { ...loaded, ownerKind: 'agency', agencyId: 9 }, loaded)).toEqual({
    trainerId: null,
    agencyId: 9,
  });
  expect(adForm.changed(ad, loaded, loaded)).toEqual({});
});
