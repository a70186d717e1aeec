import { messages, say, type FieldError } from '@lectern/contract';
import { gstinFault, type PaymentSetting } from '@lectern/contract/commerce';
import { fieldError } from '../../../server/calls/errors';
import type { SellerPlace } from './payment-setting.queries';

/** The refusals of a seller: its place, and in India its GSTIN. */
export const sellerErrors = ({ stateId, taxId = '' }: PaymentSetting['seller'], place: SellerPlace): FieldError[] => {
  const at = (field: string, rule: string, text: string) => fieldError(`seller.${field}`, rule, text);
  const invalid = (field: string, label: string) => at(field, 'belongs', say(messages.invalid, { field: label }));
  if (!place.countryExists) return [invalid('countryId', 'Country')];
  const errors: FieldError[] = [];
  if (stateId && !place.state) errors.push(invalid('stateId', 'State'));
  else if (!stateId && place.hasStates) errors.push(at('stateId', 'required', 'State is needed'));
  if (taxId === '' || !place.isIndia) return errors;
  const fault = gstinFault(taxId.toUpperCase());
  if (fault === 'form') errors.push(at('taxId', 'form', say(messages.invalid, { field: 'GSTIN' })));
  else if (fault) errors.push(at('taxId', 'check digit', 'The check digit of this GSTIN is wrong'));
  else if (place.state && place.state.taxCode !== taxId.slice(0, 2))
    errors.push(
      at('taxId', 'state', place.taxIdState ? `This GSTIN belongs to ${place.taxIdState}` : 'GSTIN is Invalid'),
    );
  return errors;
};
