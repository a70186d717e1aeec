import type { Coupon } from '@lectern/contract/commerce';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import { valuesOf, type AmountValues, type CouponValues } from './values';
import { appliesWords, audienceWords, kindWords } from './words';

const amountWords = ({ currency, flat, cap, minimum }: AmountValues): string =>
  [currency, flat && `${flat} off`, cap && `at most ${cap}`, minimum && `from ${minimum}`].filter(Boolean).join(' ');
const dayText = (day: string): string => day.split('-').reverse().join('/');
const names = (items: readonly { readonly name: string }[]): string => items.map(({ name }) => name).join(', ');

/** How a stale save is put to the person. */
export const couponConflict: ConflictOptions<CouponValues, Coupon> = {
  fields: {
    code: { label: 'Code' },
    name: { label: 'Name for staff' },
    description: { label: 'Description' },
    discountKind: { label: 'Type', show: (kind) => kindWords[kind] },
    percent: { label: 'Percent off', show: (percent) => percent && `${percent}%` },
    amounts: { label: 'Amounts', show: (amounts) => amounts.map(amountWords).join('; ') },
    startsOn: { label: 'Valid from', show: dayText },
    endsOn: { label: 'Valid until', show: dayText },
    perUser: { label: 'Uses per student' },
    total: { label: 'Uses in all', show: (total) => total || 'Without a limit' },
    appliesTo: { label: 'Applies to', show: (to) => appliesWords[to] },
    targets: { label: 'What it is for', show: names },
    audience: { label: 'Who may use it', show: (audience) => audienceWords[audience] },
    users: { label: 'Chosen students', show: names },
  },
  valuesOf,
  noun: 'coupon',
  entity: 'coupons',
};
