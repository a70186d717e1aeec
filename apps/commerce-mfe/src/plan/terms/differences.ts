import { fullMoney, planLimits, type LimitName, type PlanFeature, type PlanTerms } from '@lectern/contract/commerce';
import type { ShownCurrency } from '@lectern/contract/commerce';
import * as plans from '../../texts/plans';
import * as texts from '../../texts/plan-terms';
import { commissionText, limitText, periodText, priceText } from '../words';

/** One difference between two versions of the terms. */
export interface Difference {
  /** The row of the form: 'period', 'limits.batches', 'prices.INR', 'features'. */
  readonly at: string;
  /** Next to the field: '+₹1,000.00, 6.7%'. */
  readonly words: string;
  /** In the question before a publication. */
  readonly sentence: string;
}
/** Currency code → what its amounts are shown by. */
export type Currencies = ReadonlyMap<string, ShownCurrency>;

const shownBy = (currencies: Currencies, code: string): ShownCurrency =>
  currencies.get(code) ?? { code, symbol: '', exponent: 2 };

const changed = (at: string, label: string, before: string, after: string, words = texts.isChanged): Difference[] =>
  before === after ? [] : [{ at, words, sentence: texts.becomes(label, before, after) }];

const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toLocaleString('en-GB')}`;
const limitWords = (before: number | null | undefined, after: number | null | undefined): string =>
  typeof before === 'number' && typeof after === 'number' ? signed(after - before) : texts.isChanged;

const limitDifferences = ({ limits: before }: PlanTerms, { limits: after }: PlanTerms): Difference[] =>
  Object.entries<string>({ ...planLimits.student, ...planLimits.trainer }).flatMap(([key, label]) => {
    const name = key as LimitName;
    const [was, is] = [before[name], after[name]];
    return changed(`limits.${name}`, label, limitText(was), limitText(is), limitWords(was, is));
  });

/** '+₹1,000.00, 6.7%'. */
const priceWords = (before: number, after: number, currency: ShownCurrency): string => {
  const difference = after - before;
  const amount = fullMoney(difference, currency);
  const sum = difference > 0 ? `+${amount}` : amount;
  return before === 0 ? sum : `${sum}, ${((Math.abs(difference) / before) * 100).toFixed(1)}%`;
};

const priceDifferences = (before: PlanTerms, after: PlanTerms, currencies: Currencies): Difference[] => {
  const codes = [...new Set([...before.prices, ...after.prices].map(({ currency }) => currency))];
  return codes.flatMap((code): Difference[] => {
    const currency = shownBy(currencies, code);
    const [was, is] = [before, after].map(({ prices }) => prices.find((price) => price.currency === code));
    const at = `prices.${code}`;
    if (!was && is)
      return [{ at, words: texts.isNew, sentence: texts.soldIn(code, priceText(is.priceMinor, currency)) }];
    if (was && !is) return [{ at, words: texts.isRemoved, sentence: texts.noLongerSold(code) }];
    if (!was || !is) return [];
    const compared = (minor: number | null) => (minor === null ? texts.compareRemoved : fullMoney(minor, currency));
    return [
      ...changed(
        at,
        texts.priceIn(code),
        priceText(was.priceMinor, currency),
        priceText(is.priceMinor, currency),
        priceWords(was.priceMinor, is.priceMinor, currency),
      ),
      ...changed(at, texts.compareIn(code), compared(was.compareMinor), compared(is.compareMinor)),
    ];
  });
};

const textsOf = (features: readonly PlanFeature[]): string[] => features.map(({ text }) => text);

const featureDifferences = ({ features: before }: PlanTerms, { features: after }: PlanTerms): Difference[] => {
  const [was, is] = [textsOf(before), textsOf(after)];
  const one = (words: string, sentence: string): Difference => ({ at: 'features', words, sentence });
  const included = ({ included: isIncluded }: PlanFeature): string => (isIncluded ? texts.included : texts.notIncluded);
  const kept = was.filter((text) => is.includes(text));
  return [
    ...is.filter((text) => !was.includes(text)).map((text) => one(texts.isNew, texts.newFeature(text))),
    ...was.filter((text) => !is.includes(text)).map((text) => one(texts.isRemoved, texts.removedFeature(text))),
    ...after.flatMap((feature) => {
      const same = before.find(({ text }) => text === feature.text);
      return same ? changed('features', feature.text, included(same), included(feature)) : [];
    }),
    ...(kept.join('\n') === is.filter((text) => was.includes(text)).join('\n')
      ? []
      : [one(texts.isMoved, texts.otherOrder)]),
  ];
};

/** All differences between the version on sale and a draft, in the order of the form. Empty where they promise the same. */
export const differencesOf = (before: PlanTerms, after: PlanTerms, currencies: Currencies): Difference[] => [
  ...changed('period', texts.period, periodText(before), periodText(after)),
  ...changed('trialDays', texts.trial, plans.days(before.trialDays), plans.days(after.trialDays)),
  ...changed('graceDays', texts.grace, plans.days(before.graceDays), plans.days(after.graceDays)),
  ...changed('commissionBp', texts.commission, commissionText(before.commissionBp), commissionText(after.commissionBp)),
  ...changed('taxCode', texts.taxCode, before.taxCode || texts.sellers, after.taxCode || texts.sellers),
  ...priceDifferences(before, after, currencies),
  ...limitDifferences(before, after),
  ...featureDifferences(before, after),
];
