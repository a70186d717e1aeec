import type { Plan, PlanTerms, PlanVersion } from '@lectern/contract/commerce';

/** The terms of a version, without what a currency is shown by. */
export const termsOf = (version: PlanVersion): PlanTerms => ({
  periodUnit: version.periodUnit,
  periodCount: version.periodCount,
  trialDays: version.trialDays,
  graceDays: version.graceDays,
  limits: version.limits,
  commissionBp: version.commissionBp,
  taxCode: version.taxCode,
  prices: version.prices.map(({ currency, priceMinor, compareMinor }) => ({ currency, priceMinor, compareMinor })),
  features: version.features.map(({ text, included }) => ({ text, included })),
});

/** The terms that an edit begins with: those of the draft, or of the version on sale. */
export const editedTerms = ({ draft, live }: Pick<Plan, 'draft' | 'live'>): PlanTerms | undefined => {
  const version = draft ?? live;
  return version ? termsOf(version) : undefined;
};

export const termNames = [
  ...(['periodUnit', 'periodCount', 'trialDays', 'graceDays', 'limits', 'commissionBp', 'taxCode'] as const),
  ...(['prices', 'features'] as const),
] satisfies readonly (keyof PlanTerms)[];

type Sent = { readonly [Name in keyof PlanTerms]?: PlanTerms[Name] | undefined | null };

/** The terms after an edit: absent fields stay; a limit that is not sent stays too. */
export const termsAfter = (before: PlanTerms, sent: Sent): PlanTerms => ({
  ...before,
  ...Object.fromEntries(
    termNames.flatMap((name) => (sent[name] === undefined || sent[name] === null ? [] : [[name, sent[name]]])),
  ),
  limits: { ...before.limits, ...sent.limits },
});

/** The terms of a new plan before anything is entered. */
export const newTerms: PlanTerms = {
  periodUnit: 'month',
  periodCount: 1,
  trialDays: 0,
  graceDays: 7,
  limits: {},
  commissionBp: null,
  taxCode: '',
  prices: [],
  features: [],
};
