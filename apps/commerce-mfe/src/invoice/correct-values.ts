import { billToFields, type BillTo } from '@lectern/contract/commerce';
import { requiredText } from '@lectern/contract/fields';
import { reason } from '@lectern/contract/platform/reason';
import { object } from 'yup';

/** The typed values of a correction; an empty place is ''. */
export interface CorrectValues {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly countryId: number | '';
  readonly stateId: number | '';
  readonly taxId: string;
  readonly reason: string;
}

/** The fields of the payer. */
export const payerSchema = object({
  name: requiredText('Payer’s name', { min: 2, max: 120 }),
  email: billToFields.fields.email,
  address: billToFields.fields.address,
  taxId: billToFields.fields.taxId,
});

export const correctSchema = payerSchema.concat(object({ reason: reason() }));

export const valuesOf = ({ countryId, stateId, ...texts }: BillTo): CorrectValues => ({
  ...texts,
  countryId: countryId ?? '',
  stateId: stateId ?? '',
  reason: '',
});

/** The bill to send: an emptied field is null. */
export const billOf = ({ reason: _reason, countryId, stateId, ...texts }: CorrectValues) => ({
  name: texts.name.trim(),
  email: texts.email.trim() || null,
  address: texts.address.trim() || null,
  taxId: texts.taxId.trim() || null,
  countryId: countryId === '' ? null : countryId,
  stateId: stateId === '' ? null : stateId,
});
