import { messages, say } from '../messages';
import type { FieldError } from '../wire';
import type { AppliesTo, CouponAudience, DiscountKind } from './coupon-states';

export interface CouponAmount {
  readonly currency: string;
  readonly flatMinor: number | null;
  readonly capMinor: number | null;
  readonly minimumMinor: number;
}

/** What a coupon promises; its fields are judged together, because one decides what another may be. */
export interface CouponTerms {
  readonly discountKind: DiscountKind;
  /** Basis points: 1,500 = 15 %. */
  readonly percentBp: number | null;
  readonly amounts: readonly CouponAmount[];
  readonly startsAt: string;
  readonly endsAt: string;
  readonly totalLimit: number | null;
  readonly perUserLimit: number;
  readonly appliesTo: AppliesTo;
  /** How many things and people are chosen. */
  readonly targets: number;
  readonly audience: CouponAudience;
  readonly users: number;
}

const refusal = (property: string, rule: string, message: string, label: string): FieldError => ({
  property,
  constraints: { [rule]: say(message, { field: label }) },
});

const amountErrors = (amount: CouponAmount, at: number, { discountKind, amounts }: CouponTerms): FieldError[] => {
  const path = `amounts[${at}]`;
  const { flatMinor, capMinor, minimumMinor } = amount;
  const isFlat = discountKind === 'flat';
  return [
    ...(amounts.findIndex((each) => each.currency === amount.currency) < at
      ? [refusal(`${path}.currency`, 'once', messages.taken, 'Currency')]
      : []),
    ...(isFlat && flatMinor === null
      ? [refusal(`${path}.flatMinor`, 'required', messages.required, 'Amount off')]
      : []),
    ...(!isFlat && flatMinor !== null ? [refusal(`${path}.flatMinor`, 'kind', messages.invalid, 'Amount off')] : []),
    ...(isFlat && capMinor !== null ? [refusal(`${path}.capMinor`, 'kind', messages.invalid, 'Maximum discount')] : []),
    ...(isFlat && flatMinor !== null && minimumMinor > 0 && flatMinor > minimumMinor
      ? [refusal(`${path}.minimumMinor`, 'below-discount', messages.invalid, 'Minimum order')]
      : []),
  ];
};

/** Everything in which the terms contradict each other, by field; empty when they are sound. */
export const termsErrors = (terms: CouponTerms): FieldError[] => {
  const { discountKind, percentBp, amounts, startsAt, endsAt, totalLimit, perUserLimit } = terms;
  return [
    ...(discountKind === 'percent' && percentBp === null
      ? [refusal('percentBp', 'required', messages.required, 'Percent off')]
      : []),
    ...(discountKind === 'flat' && percentBp !== null
      ? [refusal('percentBp', 'kind', messages.invalid, 'Percent off')]
      : []),
    ...amounts.flatMap((amount, at) => amountErrors(amount, at, terms)),
    ...(Date.parse(endsAt) <= Date.parse(startsAt)
      ? [refusal('endsAt', 'after-start', messages.invalid, 'Valid until')]
      : []),
    ...(totalLimit !== null && perUserLimit > totalLimit
      ? [refusal('perUserLimit', 'above-total', messages.invalid, 'Uses per student')]
      : []),
    ...(terms.appliesTo === 'chosen' && terms.targets === 0
      ? [refusal('targets', 'required', messages.required, 'Selected items')]
      : []),
    ...(terms.appliesTo !== 'chosen' && terms.targets > 0
      ? [refusal('targets', 'kind', messages.invalid, 'Selected items')]
      : []),
    ...(terms.audience === 'chosen' && terms.users === 0
      ? [refusal('userIds', 'required', messages.required, 'Chosen students')]
      : []),
    ...(terms.audience !== 'chosen' && terms.users > 0
      ? [refusal('userIds', 'kind', messages.invalid, 'Chosen students')]
      : []),
  ];
};
