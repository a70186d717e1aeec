import { planLimits, type LimitUse, type PlanKind } from '@lectern/contract/commerce';
import { countText } from '../plan/words';
import * as texts from '../texts/subscription-page';

/** The use of a limit in words: '7 of 3 used'. */
export const useText = ({ most, used }: LimitUse): string => {
  if (most === null) return used === null ? texts.withoutLimit : texts.usedWithoutLimit(countText(used));
  return used === null ? texts.notCounted(countText(most)) : texts.limitOf(countText(used), countText(most));
};

/** The limits of a plan with their labels, in the order of forms. */
export const limitFacts = (kind: PlanKind, limits: readonly LimitUse[]): readonly (readonly [string, string])[] => {
  const labels: Readonly<Record<string, string>> = planLimits[kind];
  return limits.map((limit) => [labels[limit.name] ?? limit.name, useText(limit)]);
};
