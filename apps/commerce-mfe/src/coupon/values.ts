import {
  couponAmount,
  couponFields,
  termsErrors,
  type Coupon,
  type CouponAmount,
  type couponCalls,
  type CouponPerson,
  type CouponThing,
} from '@lectern/contract/commerce';
import type { RequestOf } from '@lectern/contract/call';
import { chosen, formOf, money, rows, scaled, zoneDay, type Codecs, type Digits } from '@lectern/ui-kit/record-panel';
import { endOfDay, firstDay, lastDay, startOfDay } from './dates';

export type NewCoupon = Omit<RequestOf<typeof couponCalls.create>, 'status'>;
type Typed = 'percentBp' | 'startsAt' | 'endsAt' | 'perUserLimit' | 'totalLimit';

/** The values of one currency's fields, as typed. */
export type AmountValues = Readonly<Record<keyof CouponAmount, string>>;

/** The values of the form: numbers as typed, days as the date fields give them, records with their names. */
export interface CouponValues
  extends
    Omit<NewCoupon, Typed | 'code' | 'amounts' | 'targets' | 'userIds' | 'kind' | 'campaign'>,
    Readonly<Record<Typed, string>> {
  readonly code: string;
  readonly description: string;
  readonly amounts: readonly AmountValues[];
  readonly targets: readonly CouponThing[];
  readonly userIds: readonly CouponPerson[];
}

/** The values that count: one kind of discount, and lists only where they are chosen. */
export const relevant = <Values extends CouponValues>(values: Values): Values => {
  const { discountKind, percentBp, amounts, appliesTo, targets, audience, userIds } = values;
  const isFlat = discountKind === 'flat';
  return {
    ...values,
    percentBp: isFlat ? '' : percentBp,
    amounts: amounts.map((amount) => ({ ...amount, ...(isFlat ? { capMinor: '' } : { flatMinor: '' }) })),
    targets: appliesTo === 'chosen' ? targets : [],
    userIds: audience === 'chosen' ? userIds : [],
  };
};

const amountForm = (digits: Digits) =>
  formOf<AmountValues, CouponAmount>(couponAmount.fields, {
    codecs: { flatMinor: money(digits), capMinor: money(digits), minimumMinor: money(digits, { none: 0 }) },
  });

/** Codecs of the terms, with the digits of each currency. */
export const termsCodecs = (digits: Digits): Codecs => ({
  percentBp: scaled(2),
  amounts: rows(amountForm(digits)),
  startsAt: zoneDay(firstDay, startOfDay),
  endsAt: zoneDay(lastDay, endOfDay),
  perUserLimit: scaled(0),
  totalLimit: scaled(0),
  targets: chosen<CouponThing>('targets', ({ kind, id }) => ({ kind, id })),
});

/** The form of a coupon, with the digits of each currency. */
export const couponForm = (digits: Digits) =>
  formOf<CouponValues, NewCoupon>(couponFields, {
    codecs: { ...termsCodecs(digits), userIds: chosen<CouponPerson>('users', ({ id }) => id) },
    relevant,
    together: ({ percentBp = null, totalLimit = null, targets = [], userIds = [], ...wire }) =>
      termsErrors({ ...wire, percentBp, totalLimit, targets: targets.length, users: userIds.length }),
  });
export type CouponForm = ReturnType<typeof couponForm>;

/** The fields of one more currency. */
export const newAmount = (currency: string): AmountValues => amountForm({}).newValues({ currency });

/** A new coupon begins today, as a percentage, in the first currency, once per student. */
export const newValues = (currency: string): CouponValues =>
  couponForm({}).newValues({
    discountKind: 'percent',
    amounts: [newAmount(currency)],
    startsAt: firstDay(new Date().toISOString()),
    perUserLimit: '1',
    appliesTo: 'all',
    audience: 'everyone',
  });

/** The digits of a coupon's own currencies. */
export const digitsOf = ({ amounts }: Pick<Coupon, 'amounts'>): Digits =>
  Object.fromEntries(amounts.map(({ currency, exponent }) => [currency, exponent]));

/** The form's values of a coupon. */
export const valuesOf = (coupon: Coupon): CouponValues => couponForm(digitsOf(coupon)).valuesOf(coupon);
