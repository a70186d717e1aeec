import type { Coupon } from '@lectern/contract/commerce';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import { conflictFields } from '@lectern/ui-kit/records';
import * as texts from '../texts/conflict';
import * as names from '../texts/names';
import { coupon as record } from './coupon';
import { valuesOf, type AmountValues, type CouponValues } from './values';

const amountWords = ({ currency, flatMinor, capMinor, minimumMinor }: AmountValues): string =>
  [
    currency,
    flatMinor && texts.flatOff(flatMinor),
    capMinor && texts.atMost(capMinor),
    minimumMinor && texts.ordersFrom(minimumMinor),
  ]
    .filter(Boolean)
    .join(' ');
const slashed = (day: string): string => day.split('-').reverse().join('/');
const namesOf = (items: readonly { readonly name: string }[]): string => items.map(({ name }) => name).join(', ');

/** How a stale save is shown. */
export const couponConflict: ConflictOptions<CouponValues, Coupon> = {
  fields: {
    ...conflictFields<CouponValues>(record, {
      percentBp: (percent: string) => percent && `${percent}%`,
      startsAt: slashed,
      endsAt: slashed,
      totalLimit: (total: string) => total || texts.noLimit,
      targets: namesOf,
      userIds: namesOf,
    }),
    amounts: { label: names.amounts, show: (amounts) => amounts.map(amountWords).join('; ') },
  },
  valuesOf,
  noun: names.noun.one,
  entity: record.entity,
};
