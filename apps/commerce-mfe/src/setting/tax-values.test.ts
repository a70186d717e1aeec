import { taxForm } from './tax-values';

const rate = { countryId: 1, scope: 'any', name: 'VAT', rateBp: 1250, validFrom: '2026-01-01', validTo: null } as const;

test('a rate is typed in percent with two decimals and sent in basis points', () => {
  const values = taxForm.valuesOf(rate);
  expect([values.rateBp, values.validTo]).toEqual(['12.5', '']);
  expect(taxForm.read({ ...values, rateBp: '7.25' }).wire).toMatchObject({ rateBp: 725, validFrom: '2026-01-01' });
});

test('a change sends what is changed alone, and an emptied end is null', () => {
  expect(taxForm.changed(rate, { ...taxForm.valuesOf(rate), validTo: '2027-01-01' })).toEqual({
    validTo: '2027-01-01',
  });
  const ended = { ...rate, validTo: '2027-01-01' };
  expect(taxForm.changed(ended, { ...taxForm.valuesOf(ended), validTo: '' })).toEqual({ validTo: null });
});
