import { array, boolean, object, type InferType, type NumberSchema, type Schema } from 'yup';
import { requiredText, required, text } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { choiceField } from '../records';
import type { FieldError } from '../wire';
import { largestMinor } from './money';
import type { PlanKind } from './plan-kinds';
import { currencyField } from './sale-item';

export const periodUnits = { month: 'Months', year: 'Years', once: 'Once, without end' } as const;
export type PeriodUnit = keyof typeof periodUnits;

/** The limits of each kind of plan, in the order of forms. */
export const planLimits = {
  student: { batches: 'Batches', oneToOneHours: 'One-to-one hours', courses: 'Courses', jobPosts: 'Job posts' },
  trainer: { proposals: 'Proposals', ads: 'Training ads', offers: 'One-to-one offers', videos: 'Videos' },
} as const satisfies Record<PlanKind, Readonly<Record<string, string>>>;
export type LimitName = keyof (typeof planLimits)['student'] | keyof (typeof planLimits)['trainer'];
/** Limit → number; null is without limit. */
export type PlanLimits = Partial<Readonly<Record<LimitName, number | null>>>;

export const maxFeatures = 30;
export const maxPrices = 20;

export const planPrice = object({
  currency: currencyField(),
  priceMinor: wholeNumber('Price', 0, largestMinor).required(say(messages.required, { field: 'Price' })),
  compareMinor: wholeNumber('Compare-at price', 1, largestMinor).nullable().default(null),
});
export type PlanPrice = InferType<typeof planPrice>;

export const planFeature = object({
  text: requiredText('Feature', { min: 3, max: 120 }),
  included: boolean().label('Included').default(true),
});
export type PlanFeature = InferType<typeof planFeature>;

const limit = (label: string) => wholeNumber(label, 0, 100_000).nullable();
const limitsField = (kind: PlanKind) =>
  object(Object.fromEntries(Object.entries(planLimits[kind]).map(([name, label]) => [name, limit(label)])))
    .label('Limits')
    .default(undefined) as unknown as Schema<PlanLimits | undefined>;

const taxCode = () =>
  text('Tax code', { max: 8 }).test(
    'digits',
    say(messages.invalid, { field: 'Tax code' }),
    (value) => !value || /^(\d{4}|\d{6}|\d{8})$/.test(value),
  );

/** The marketplace's part of what a trainer earns; trainer plans alone have it. */
const commission = (kind: PlanKind): object =>
  kind === 'trainer'
    ? { commissionBp: wholeNumber('Commission', 0, 10_000).required(say(messages.required, { field: 'Commission' })) }
    : {};

/** The terms that a version of a plan promises; `termsErrorsOfPlan` judges them together. */
export const planTermsFields = (kind: PlanKind) => ({
  periodUnit: required(choiceField('Period', periodUnits)),
  periodCount: wholeNumber('Number of periods', 1, 36).required(say(messages.required, { field: 'Number of periods' })),
  trialDays: wholeNumber('Trial', 0, 90),
  graceDays: wholeNumber('Grace', 0, 30),
  ...(commission(kind) as { readonly commissionBp: NumberSchema<number | undefined> }),
  limits: limitsField(kind),
  taxCode: taxCode(),
  prices: array()
    .label('Prices')
    .of(planPrice)
    .max(maxPrices, say(messages.invalid, { field: 'Prices' })),
  features: array()
    .label('Features')
    .of(planFeature)
    .max(maxFeatures, say(messages.invalid, { field: 'Features' })),
});

/** The terms of a version. */
export interface PlanTerms {
  readonly periodUnit: PeriodUnit;
  readonly periodCount: number;
  readonly trialDays: number;
  readonly graceDays: number;
  readonly limits: PlanLimits;
  /** Basis points, of trainer plans alone. */
  readonly commissionBp: number | null;
  readonly taxCode: string;
  readonly prices: readonly PlanPrice[];
  readonly features: readonly PlanFeature[];
}

const refusal = (property: string, rule: string, message: string, field: string): FieldError => ({
  property,
  constraints: { [rule]: say(message, { field }) },
});

/** Everything in which the terms contradict each other, by field; empty when they are sound. */
export const termsErrorsOfPlan = ({
  periodUnit,
  periodCount,
  trialDays = 0,
  prices = [],
}: Partial<PlanTerms>): FieldError[] => [
  ...(periodUnit === 'once' && periodCount !== 1
    ? [refusal('periodCount', 'once', messages.invalid, 'Number of periods')]
    : []),
  ...(periodUnit === 'once' && trialDays > 0 ? [refusal('trialDays', 'once', messages.invalid, 'Trial')] : []),
  ...prices.flatMap(({ currency, priceMinor, compareMinor }, at) => [
    ...(prices.findIndex((each) => each.currency === currency) < at
      ? [refusal(`prices[${at}].currency`, 'once', messages.taken, 'Currency')]
      : []),
    ...(compareMinor !== null && compareMinor <= priceMinor
      ? [refusal(`prices[${at}].compareMinor`, 'above-price', messages.invalid, 'Compare-at price')]
      : []),
  ]),
];
