import { gstinFault, type BillTo, type billToFields } from '@lectern/contract/commerce';
import { messages, say, type FieldError } from '@lectern/contract';
import type { InferType } from 'yup';
import { fieldError } from '../../../server/calls/errors';
import type { Buyer } from './buyer.queries';

type TypedBillTo = InferType<typeof billToFields>;

/** The payer of an order: the typed values, and else the learner's own. A state belongs to its country alone. */
export const billToOf = (typed: TypedBillTo | undefined, buyer: Buyer): BillTo => {
  const isOther = Boolean(typed?.name?.trim());
  const countryId = typed?.countryId ?? buyer.countryId ?? null;
  const ownState = countryId === buyer.countryId && typed?.countryId === undefined ? (buyer.stateId ?? null) : null;
  return {
    name: typed?.name?.trim() || buyer.name,
    email: typed?.email?.trim() || (isOther ? '' : buyer.email),
    address: typed?.address?.trim() ?? '',
    countryId,
    stateId: typed?.stateId ?? ownState,
    taxId: typed?.taxId?.trim().toUpperCase() ?? '',
  };
};

/** Facts about the places of a bill. */
export interface BillPlaces {
  /** The seller's country has states, and the payer is in it. */
  readonly needsState: boolean;
  /** The payer is in India, where tax ids are GSTINs. */
  readonly isIndia: boolean;
  readonly countryExists: boolean;
  /** The state as named, its country and the tax office's code; undefined where there is none of this id. */
  readonly state: { readonly name: string; readonly countryId: number; readonly taxCode: string | null } | undefined;
  /** The name of the state with the tax id's first two digits. */
  readonly taxIdState: string | undefined;
}

/** The refusals of a bill before a link is made from it. */
export const billErrors = (bill: BillTo, places: BillPlaces): FieldError[] => {
  const at = (field: keyof BillTo, rule: string, text: string) => fieldError(`billTo.${field}`, rule, text);
  const errors: FieldError[] = [];
  if (bill.email === '') errors.push(at('email', 'required', say(messages.required, { field: 'Payer’s e-mail' })));
  if (bill.countryId === null) errors.push(at('countryId', 'required', say(messages.required, { field: 'Country' })));
  else if (!places.countryExists) errors.push(at('countryId', 'live', say(messages.invalid, { field: 'Country' })));
  if (bill.stateId !== null && places.state?.countryId !== bill.countryId)
    errors.push(at('stateId', 'belongs', say(messages.invalid, { field: 'State' })));
  else if (places.needsState && bill.stateId === null) errors.push(at('stateId', 'required', 'State is needed'));
  if (bill.taxId !== '' && places.isIndia) {
    const fault = gstinFault(bill.taxId);
    if (fault === 'form') errors.push(at('taxId', 'form', say(messages.invalid, { field: 'GSTIN' })));
    else if (fault) errors.push(at('taxId', 'check digit', 'The check digit of this GSTIN is wrong'));
    else if (bill.stateId !== null && places.state?.taxCode !== bill.taxId.slice(0, 2))
      errors.push(
        at(
          'taxId',
          'state',
          places.taxIdState ? `This GSTIN belongs to ${places.taxIdState}` : say(messages.invalid, { field: 'GSTIN' }),
        ),
      );
  }
  return errors;
};
