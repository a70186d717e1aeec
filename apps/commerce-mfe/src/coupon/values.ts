import {
  amountText,
  type AppliesTo,
  type Coupon,
  type CouponAudience,
  type CouponPerson,
  type CouponThing,
  type DiscountKind,
} from '@lectern/contract/commerce';
import { firstDay, lastDay } from './dates';

/** The values of one currency's fields. */
export interface AmountValues {
  readonly currency: string;
  readonly flat: string;
  readonly cap: string;
  readonly minimum: string;
}

/** The values of the form: numbers as typed, days as the date fields give them. */
export interface CouponValues {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly discountKind: DiscountKind;
  readonly percent: string;
  readonly amounts: readonly AmountValues[];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly perUser: string;
  readonly total: string;
  readonly appliesTo: AppliesTo;
  readonly targets: readonly CouponThing[];
  readonly audience: CouponAudience;
  readonly users: readonly CouponPerson[];
}

/** The fields of one more currency. */
export const newAmount = (currency: string): AmountValues => ({ currency, flat: '', cap: '', minimum: '' });

/** A new coupon begins today, as a percentage, in the first currency, once per student. */
export const newValues = (currency: string): CouponValues => ({
  code: '',
  name: '',
  description: '',
  discountKind: 'percent',
  percent: '',
  amounts: [newAmount(currency)],
  startsOn: firstDay(new Date().toISOString()),
  endsOn: '',
  perUser: '1',
  total: '',
  appliesTo: 'all',
  targets: [],
  audience: 'everyone',
  users: [],
});

const numberText = (value: number | null): string =>
  value === null ? '' : value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** The form's values of a coupon. */
export const valuesOf = (coupon: Coupon): CouponValues => ({
  code: coupon.code ?? '',
  name: coupon.name,
  description: coupon.description,
  discountKind: coupon.discountKind,
  percent: numberText(coupon.percentBp === null ? null : coupon.percentBp / 100),
  amounts: coupon.amounts.map((amount) => ({
    currency: amount.currency,
    flat: amountText(amount.flatMinor, amount),
    cap: amountText(amount.capMinor, amount),
    minimum: amount.minimumMinor === 0 ? '' : amountText(amount.minimumMinor, amount),
  })),
  startsOn: firstDay(coupon.startsAt),
  endsOn: lastDay(coupon.endsAt),
  perUser: numberText(coupon.perUserLimit),
  total: numberText(coupon.totalLimit),
  appliesTo: coupon.appliesTo,
  targets: coupon.targets,
  audience: coupon.audience,
  users: coupon.users,
});
