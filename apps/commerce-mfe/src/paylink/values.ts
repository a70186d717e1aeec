import type { RequestOf } from '@lectern/contract/call';
import { idOfPerson, personOf, type paylinkCalls, type PlanKind } from '@lectern/contract/commerce';
import { maxHoldHours } from '@lectern/contract/people';
import { type PaylinkBuyer, type PaylinkDetail, type SaleItem } from '@lectern/contract/commerce';

export type Expiry = '24' | '72' | '168' | 'other';
export type QuoteRequest = RequestOf<typeof paylinkCalls.quote>;
export type GenerateRequest = RequestOf<typeof paylinkCalls.generate>;

/** The form of a payment link; numbers of a select are '' while nothing is chosen. */
export interface PaylinkValues {
  /** The country of a number without a dialling code. */
  readonly countryId: number | '';
  readonly mobile: string;
  readonly buyer: PaylinkBuyer | null;
  readonly item: Pick<SaleItem, 'kind' | 'audience' | 'id' | 'title'> | null;
  readonly currency: string;
  /** As typed; `coupon` is the one that the price has. */
  readonly couponCode: string;
  readonly coupon: string;
  readonly payer: 'learner' | 'other';
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly payerCountryId: number | '';
  readonly stateId: number | '';
  readonly taxId: string;
  readonly expires: Expiry;
  readonly hours: string;
  readonly note: string;
  readonly mail: boolean;
}

export const newValues = (countryId: number | '', currency: string): PaylinkValues => ({
  countryId,
  mobile: '',
  buyer: null,
  item: null,
  currency,
  couponCode: '',
  coupon: '',
  payer: 'learner',
  name: '',
  email: '',
  address: '',
  payerCountryId: '',
  stateId: '',
  taxId: '',
  expires: '72',
  hours: '',
  note: '',
  mail: true,
});

/** The form for another link like one that was made: the same item, currency and payer. The price is that of today. */
export const valuesAgain = (link: PaylinkDetail): Partial<PaylinkValues> => {
  const isOther = link.billTo.name !== '' && link.billTo.name !== link.personName;
  return {
    item: { ...link.item, audience: personOf(link).kind },
    currency: link.currency,
    ...(isOther && { payer: 'other', name: link.billTo.name, email: link.billTo.email }),
    address: link.billTo.address,
    payerCountryId: link.billTo.countryId ?? '',
    stateId: link.billTo.stateId ?? '',
    taxId: link.billTo.taxId,
    note: link.note,
  };
};

/** The country that the invoice goes to. */
export const payerCountry = ({ payerCountryId, buyer }: PaylinkValues): number | undefined =>
  payerCountryId === '' ? (buyer?.countryId ?? undefined) : payerCountryId;

/** True while a state must be chosen: the tax in India (`indiaId`) depends on it, and it is not known. */
export const needsState = (values: PaylinkValues, indiaId: number | undefined): boolean => {
  if (indiaId === undefined || values.buyer === null || values.stateId !== '') return false;
  if (payerCountry(values) !== indiaId) return false;
  const isOwnCountry = values.payerCountryId === '' || values.payerCountryId === values.buyer.countryId;
  return !(isOwnCountry && values.buyer.stateId !== null);
};

/** The e-mail that the link goes to; '' where there is none. */
export const mailAddress = ({ payer, email, buyer }: PaylinkValues): string =>
  (payer === 'other' ? email.trim() : buyer?.email) ?? '';

const given = <Fields extends object>(fields: Fields): Partial<Fields> | undefined => {
  const kept = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as Partial<Fields>);
};

const placeOf = ({ payerCountryId, stateId, taxId }: PaylinkValues) => ({
  countryId: payerCountryId,
  stateId,
  taxId: taxId.trim().toUpperCase(),
});

/** The kind of the form's buyer: a student while nobody is found. */
export const buyerKind = ({ buyer }: Pick<PaylinkValues, 'buyer'>): PlanKind =>
  buyer ? personOf(buyer).kind : 'student';

const itemOf = ({ kind, id, audience }: NonNullable<PaylinkValues['item']>) => ({
  kind,
  id,
  ...(audience === 'trainer' && { audience }),
});

const ofSale = (values: PaylinkValues, billTo: object | undefined): QuoteRequest | undefined =>
  values.buyer && values.item
    ? ({
        ...idOfPerson(personOf(values.buyer)),
        item: itemOf(values.item),
        currency: values.currency,
        ...(values.coupon && { couponCode: values.coupon }),
        ...(billTo && { billTo }),
      } as QuoteRequest)
    : undefined;

/** The request of the price; name, e-mail and address do not change it. Undefined while learner or item is missing. */
export const quoteRequest = (values: PaylinkValues): QuoteRequest | undefined => ofSale(values, given(placeOf(values)));

/** Hours that the link is open. */
export const expiryHours = ({ expires, hours }: Pick<PaylinkValues, 'expires' | 'hours'>): number =>
  Number(expires === 'other' ? hours : expires);

/** The most hours that a link is open: a seat in a batch is held for three days at most. */
export const longestHours = ({ item }: Pick<PaylinkValues, 'item'>): number =>
  item?.kind === 'batch' ? maxHoldHours : 720;

/** The request of the link, for a price that is on the screen. @throws while learner or item is missing */
export const generateRequest = (values: PaylinkValues, expectedTotalMinor: number): GenerateRequest => {
  const { payer, name, email, address } = values;
  const sale = ofSale(
    values,
    given({
      ...(payer === 'other' && { name: name.trim(), email: email.trim() }),
      address: address.trim(),
      ...placeOf(values),
    }),
  );
  if (!sale) throw new Error('a link needs a learner and an item');
  return {
    ...sale,
    expectedTotalMinor,
    expiresInHours: expiryHours(values),
    mail: values.mail && mailAddress(values) !== '',
    ...(values.note.trim() && { note: values.note.trim() }),
  } as GenerateRequest;
};
