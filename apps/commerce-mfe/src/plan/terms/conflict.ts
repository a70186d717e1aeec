import type { Plan } from '@lectern/contract/commerce';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import { conflictFields } from '@lectern/ui-kit/records';
import * as texts from '../../texts/plan-terms';
import * as plans from '../../texts/plans';
import type { PlanView } from '../kinds';
import { termsValuesOf, type LimitValues, type TermsValues } from './values';

/** The dialog of a stale save of terms. */
export const termsConflict = ({ kind, record }: PlanView): ConflictOptions<TermsValues, Plan> => ({
  fields: {
    ...conflictFields<TermsValues>(record, {
      trialDays: (days: string) => plans.days(Number(days)),
      graceDays: (days: string) => plans.days(Number(days)),
      commissionBp: (percent: string) => percent && `${percent}%`,
      limits: (limits: LimitValues) =>
        Object.entries(limits)
          .map(([name, limit]) => `${name} ${limit || plans.withoutLimit}`)
          .join(', '),
      prices: (prices: TermsValues['prices']) =>
        prices
          .map(({ currency, priceMinor, compareMinor }) =>
            [currency, priceMinor, compareMinor && texts.shownInstead(compareMinor)].filter(Boolean).join(' '),
          )
          .join('; '),
      features: (features: TermsValues['features']) => features.map(({ text }) => text).join(', '),
    }),
  },
  valuesOf: (plan) => termsValuesOf(kind, plan),
  noun: record.noun.one,
  entity: record.entity,
});
