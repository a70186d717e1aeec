import type { FieldError, RequestOf } from '@lectern/contract';
import { messages, say } from '@lectern/contract';
import {
  couponFieldNames,
  fixedFields,
  isLowered,
  isPromised,
  isShortened,
  type Coupon,
  type couponCalls,
  type CouponFieldName,
  type CouponTerms,
} from '@lectern/contract/commerce';

type Update = Omit<RequestOf<typeof couponCalls.update>, 'id' | 'version'>;

/** A coupon's fields under the names of the request; students by their ids. */
export type CouponValuesNow = Pick<Coupon, Exclude<CouponFieldName, 'userIds' | 'targets' | 'amounts'>> &
  Pick<CouponTerms, 'amounts'> & { readonly targets: readonly string[]; readonly userIds: readonly number[] };

/** The key by which targets are compared and recorded. */
const keyOf = ({ kind, id }: { readonly kind: string; readonly id: number }): string => `${kind}:${id}`;
const sorted = <T extends string | number>(values: readonly T[]): T[] =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));

/** The fields as they are. */
export const valuesNow = (coupon: Coupon, userIds: readonly number[]): CouponValuesNow => ({
  ...coupon,
  targets: sorted(coupon.targets.map(keyOf)),
  userIds: sorted(userIds),
});

/** The fields after the change; a list that no longer applies is emptied. */
export const valuesAfter = (now: CouponValuesNow, sent: Update): CouponValuesNow => {
  const given = Object.fromEntries(
    couponFieldNames.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]),
  ) as Partial<CouponValuesNow>;
  const after = {
    ...now,
    ...given,
    ...(sent.name !== undefined && { name: sent.name.trim() }),
    ...(sent.description !== undefined && { description: sent.description.trim() }),
    targets: sent.targets ? sorted(sent.targets.map(keyOf)) : now.targets,
    userIds: sent.userIds ? sorted(sent.userIds) : now.userIds,
  };
  return {
    ...after,
    targets: after.appliesTo === 'chosen' || sent.targets ? after.targets : [],
    userIds: after.audience === 'chosen' || sent.userIds ? after.userIds : [],
  };
};

const comparable = (name: CouponFieldName, value: unknown): string => {
  if (name === 'startsAt' || name === 'endsAt') return String(Date.parse(String(value)));
  if (name !== 'amounts') return JSON.stringify(value ?? null);
  return JSON.stringify(
    (value as CouponTerms['amounts'])
      .map(({ currency, flatMinor, capMinor, minimumMinor }) => [currency, flatMinor, capMinor, minimumMinor])
      .sort(),
  );
};

/** The fields in which the two differ. */
export const changedNames = (before: CouponValuesNow, after: CouponValuesNow): CouponFieldName[] =>
  couponFieldNames.filter((name) => comparable(name, before[name]) !== comparable(name, after[name]));

export const termsOf = ({ targets, userIds, ...values }: CouponValuesNow): CouponTerms => ({
  ...values,
  targets: targets.length,
  users: userIds.length,
});

/** Changed fields that use or end have locked, and an earlier end or lowered limits of a promised one. */
export const fixedErrors = (
  coupon: Pick<Coupon, 'status' | 'reserved' | 'used' | 'campaign'>,
  before: CouponValuesNow,
  after: CouponValuesNow,
): FieldError[] => {
  const fixed = fixedFields(coupon);
  const changed = changedNames(before, after);
  return changed.flatMap((name): FieldError[] => {
    if (fixed.includes(name)) return [{ property: name, constraints: { fixed: 'This can no longer change' } }];
    const lowered =
      (name === 'totalLimit' && isLowered(before.totalLimit, after.totalLimit)) ||
      (name === 'perUserLimit' && isLowered(before.perUserLimit, after.perUserLimit));
    if (name === 'endsAt' && isShortened(coupon, before.endsAt, after.endsAt))
      return [{ property: name, constraints: { later: 'This can only move later' } }];
    return lowered && isPromised(coupon) ? [{ property: name, constraints: { upwards: 'This can only go up' } }] : [];
  });
};

/** A usable coupon has its end in the future: it is ended by its status, not by its date. */
export const endErrors = (
  status: Coupon['status'],
  endsAt: string,
  now: number,
  text = say(messages.invalid, { field: 'Valid until' }),
): FieldError[] =>
  status !== 'draft' && Date.parse(endsAt) <= now ? [{ property: 'endsAt', constraints: { ahead: text } }] : [];
