import { readAmount, tooFineText, type couponCalls, type CouponRow } from '@lectern/contract/commerce';
import { messages } from '@lectern/contract/messages';
import type { RequestOf } from '@lectern/contract/call';
import { endOfDay, firstDay, lastDay, startOfDay } from './dates';
import type { CouponValues } from './values';

export type NewCoupon = RequestOf<typeof couponCalls.create>;

/** Currency → digits after the point. */
export type Digits = Readonly<Record<string, number>>;

/** The request of the form, and the fields that are no numbers: field → message. */
export interface Reading {
  readonly wire: NewCoupon;
  readonly unreadable: Readonly<Record<string, string>>;
}

/** Reads the form; `base` keeps the exact times of days that nobody changed. */
export const readValues = (
  values: CouponValues,
  digits: Digits,
  base?: Pick<CouponRow, 'startsAt' | 'endsAt'>,
): Reading => {
  const unreadable: Record<string, string> = {};
  const number = (field: string, typed: string, fraction: number): number | null => {
    if (typed.trim() === '') return null;
    const read = readAmount(typed, fraction);
    if (typeof read === 'number') return read;
    unreadable[field] = read === 'not a number' ? messages.numbersOnly : tooFineText(fraction);
    return null;
  };
  const isFlat = values.discountKind === 'flat';
  const { startsOn, endsOn } = values;
  return {
    unreadable,
    wire: {
      code: values.code,
      name: values.name,
      description: values.description,
      discountKind: values.discountKind,
      percentBp: isFlat ? null : number('percent', values.percent, 2),
      amounts: values.amounts.map(({ currency, flat, cap, minimum }, at) => ({
        currency,
        flatMinor: isFlat ? number(`amounts[${at}].flat`, flat, digits[currency] ?? 2) : null,
        capMinor: isFlat ? null : number(`amounts[${at}].cap`, cap, digits[currency] ?? 2),
        minimumMinor: number(`amounts[${at}].minimum`, minimum, digits[currency] ?? 2) ?? 0,
      })),
      startsAt: base && startsOn === firstDay(base.startsAt) ? base.startsAt : startOfDay(startsOn),
      endsAt: base && endsOn === lastDay(base.endsAt) ? base.endsAt : endOfDay(endsOn),
      perUserLimit: number('perUser', values.perUser, 0) as number,
      totalLimit: number('total', values.total, 0),
      appliesTo: values.appliesTo,
      targets: values.appliesTo === 'chosen' ? values.targets.map(({ kind, id }) => ({ kind, id })) : [],
      audience: values.audience,
      userIds: values.audience === 'chosen' ? values.users.map(({ id }) => id) : [],
    },
  };
};

const fields: Readonly<Record<string, string>> = {
  percentBp: 'percent',
  startsAt: 'startsOn',
  endsAt: 'endsOn',
  perUserLimit: 'perUser',
  totalLimit: 'total',
  userIds: 'users',
};
const amountFields: Readonly<Record<string, string>> = { flatMinor: 'flat', capMinor: 'cap', minimumMinor: 'minimum' };

/** The form's field for a property of the call. */
export const fieldOf = (property: string): string => {
  const [, at, part = ''] = /^amounts\[(\d+)\]\.(\w+)$/.exec(property) ?? [];
  if (at !== undefined) return `amounts[${at}].${amountFields[part] ?? part}`;
  const [name = property] = property.split(/[.[]/);
  return fields[name] ?? name;
};

/** The differences of two forms, as fields of the update. */
export const changedFields = (before: NewCoupon, after: NewCoupon): Partial<NewCoupon> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof NewCoupon]),
    ),
  );
