import { appliesTo, couponAudiences, discountKinds, type Coupon } from '@lectern/contract/commerce';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import * as texts from '../texts/conflict';
import * as names from '../texts/names';
import { valuesOf, type AmountValues, type CouponValues } from './values';

const amountWords = ({ currency, flat, cap, minimum }: AmountValues): string =>
  [currency, flat && texts.flatOff(flat), cap && texts.atMost(cap), minimum && texts.ordersFrom(minimum)]
    .filter(Boolean)
    .join(' ');
const slashed = (day: string): string => day.split('-').reverse().join('/');
const namesOf = (items: readonly { readonly name: string }[]): string => items.map(({ name }) => name).join(', ');

/** How a stale save is shown. */
export const couponConflict: ConflictOptions<CouponValues, Coupon> = {
  fields: {
    code: { label: names.code },
    name: { label: names.nameForStaff },
    description: { label: names.description },
    discountKind: { label: names.discountKind, show: (kind) => discountKinds[kind] },
    percent: { label: names.percentOff, show: (percent) => percent && `${percent}%` },
    amounts: { label: names.amounts, show: (amounts) => amounts.map(amountWords).join('; ') },
    startsOn: { label: names.validFrom, show: slashed },
    endsOn: { label: names.validUntil, show: slashed },
    perUser: { label: names.perStudent },
    total: { label: names.inAll, show: (total) => total || texts.noLimit },
    appliesTo: { label: names.appliesTo, show: (to) => appliesTo[to] },
    targets: { label: names.targets, show: namesOf },
    audience: { label: names.audience, show: (audience) => couponAudiences[audience] },
    users: { label: names.chosenStudents, show: namesOf },
  },
  valuesOf,
  noun: names.noun.one,
  entity: 'coupons',
};
