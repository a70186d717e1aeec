import { paymentSettingFields } from '@lectern/contract/commerce';
import { object } from 'yup';
import { sellerField, sellerValuesOf, sellerWire } from './seller-values';

const stored = {
  version: 1,
  seller: {
    name: 'Lectern Academy',
    address: '12 Church Street',
    countryId: 1,
    stateId: null,
    taxId: '',
    email: 'help@lectern.example',
    phone: '',
    taxCode: '999293',
  },
  yearStarts: 4,
  taxOnTop: ['USD'],
  refundApprovalMinor: 1_000_000,
  renewals: { linkDays: 7, remindDays: [-7, 0] },
};
const contract = object(paymentSettingFields);

test('a limit is typed in rupees and sent in paise; an empty one is never', () => {
  const values = sellerValuesOf(stored);
  expect(values.refundApproval).toBe('10,000');
  expect(sellerWire(values)).toMatchObject({ refundApprovalMinor: 1_000_000, yearStarts: 4 });
  expect(sellerWire({ ...values, refundApproval: '' }).refundApprovalMinor).toBeNull();
});

test('a sum that can’t be read, and a country that is not chosen, are refused by the contract', async () => {
  const values = sellerValuesOf(stored);
  await expect(contract.validate(sellerWire(values))).resolves.toBeDefined();
  await expect(contract.validate(sellerWire({ ...values, refundApproval: 'many' }))).rejects.toThrow(
    'Only Numbers are allowed',
  );
  await expect(contract.validate(sellerWire({ ...values, countryId: '' }))).rejects.toThrow('Country is Invalid');
});

test('days of a renewal are sent as numbers; a reminder before its link is refused in its place', async () => {
  const values = sellerValuesOf(stored);
  expect(sellerWire({ ...values, linkDays: 10 }).renewals).toEqual({ linkDays: 10, remindDays: [-7, 0] });
  await expect(contract.validate(sellerWire({ ...values, linkDays: 5 }))).rejects.toMatchObject({
    path: 'renewals.remindDays',
    message: 'There is no link yet 7 days before the end',
  });
  await expect(contract.validate(sellerWire({ ...values, linkDays: 31 }))).rejects.toThrow('Renewal links is Invalid');
});

test('refusals of the API are on the fields of the form', () => {
  expect(
    ['seller.taxId', 'refundApprovalMinor', 'taxOnTop[0]', 'yearStarts', 'renewals.remindDays[2]'].map(sellerField),
  ).toEqual(['taxId', 'refundApproval', 'taxOnTop', 'yearStarts', 'remindDays']);
});
