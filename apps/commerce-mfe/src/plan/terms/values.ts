import { messages } from '@lectern/contract/messages';
import {
  planFeature,
  planLimits,
  planPrice,
  planTermsFields,
  termsErrorsOfPlan,
  type LimitName,
  type Plan,
  type PlanFeature,
  type PlanKind,
  type PlanLimits,
  type PlanPrice,
  type PlanTerms,
} from '@lectern/contract/commerce';
import { typedNumber } from '@lectern/contract/typed-number';
import { formOf, money, rows, scaled, typed, type Codecs, type Digits } from '@lectern/ui-kit/record-panel';

export type PriceValues = Readonly<Record<keyof PlanPrice, string>>;
export type LimitValues = Partial<Readonly<Record<LimitName, string>>>;
type Typed = 'periodCount' | 'trialDays' | 'graceDays' | 'commissionBp';

/** The values of the form: numbers and amounts as typed. */
export interface TermsValues
  extends Omit<PlanTerms, Typed | 'limits' | 'prices' | 'features'>, Readonly<Record<Typed, string>> {
  readonly limits: LimitValues;
  readonly prices: readonly PriceValues[];
  readonly features: readonly PlanFeature[];
}

const limitNames = (kind: PlanKind) => Object.keys(planLimits[kind]) as LimitName[];

/** Limits as typed; an empty one is without limit. */
const limitsCodec = (kind: PlanKind): Codecs[string] => ({
  empty: {},
  isNested: true,
  read: (limits: PlanLimits | null): LimitValues =>
    Object.fromEntries(
      limitNames(kind).map((name) => {
        const limit = limits?.[name];
        return [name, typeof limit === 'number' ? String(limit) : ''];
      }),
    ),
  write: (held: LimitValues, { refuse }): PlanLimits =>
    Object.fromEntries(
      limitNames(kind).map((name) => {
        const text = held[name] ?? '';
        const number = text === '' ? null : typedNumber(text);
        if (number === undefined || Number.isNaN(number)) refuse(messages.numbersOnly, `.${name}`);
        return [name, number];
      }),
    ),
});

const priceForm = (digits: Digits) =>
  formOf<PriceValues, PlanPrice>(planPrice.fields, {
    codecs: { priceMinor: money(digits), compareMinor: money(digits) },
  });
const featureForm = formOf<PlanFeature, PlanFeature>(planFeature.fields);

/** A plan without end has one period and no trial. */
const relevant = (values: TermsValues): TermsValues =>
  values.periodUnit === 'once' ? { ...values, periodCount: '1', trialDays: '' } : values;

/** The form of the terms of a plan, with the digits of each currency. */
export const termsForm = (kind: PlanKind, digits: Digits) =>
  formOf<TermsValues, PlanTerms>(planTermsFields(kind), {
    codecs: {
      periodCount: scaled(0),
      trialDays: typed(0),
      graceDays: typed(0),
      commissionBp: scaled(2),
      limits: limitsCodec(kind)!,
      prices: rows(priceForm(digits)),
      features: rows(featureForm),
    },
    relevant,
    together: (wire) => termsErrorsOfPlan(wire),
  });
export type TermsForm = ReturnType<typeof termsForm>;

/** The terms that an edit begins with: those of the draft, or of the version on sale. */
export const termsRow = (plan: Plan): Plan & PlanTerms => ({ ...plan, ...((plan.draft ?? plan.live) as PlanTerms) });

/** The values of the form for a plan. */
export const termsValuesOf = (kind: PlanKind, plan: Plan): TermsValues => {
  const version = plan.draft ?? plan.live;
  const digits = Object.fromEntries((version?.prices ?? []).map(({ currency, exponent }) => [currency, exponent]));
  return termsForm(kind, digits).valuesOf(termsRow(plan));
};

/** The price of one more currency. */
export const newPrice = (currency: string): PriceValues => ({ currency, priceMinor: '', compareMinor: '' });
export const newFeature = (): PlanFeature => ({ text: '', included: true });

/** A new plan is sold by the month in the first currency. */
export const newTermsValues = (kind: PlanKind, currency: string): TermsValues =>
  termsForm(kind, {}).newValues({
    periodUnit: 'month',
    periodCount: '1',
    graceDays: '7',
    limits: {},
    prices: [newPrice(currency)],
    features: [newFeature()],
  });
