import type { PlanKind } from '@lectern/contract/commerce';
import type { Digits } from '@lectern/ui-kit/record-panel';
import { ownForm, type OwnValues } from './own-values';
import { newTermsValues, termsForm, type TermsValues } from './terms/values';

export type NewPlanValues = OwnValues & TermsValues;

/** The form of a new plan: the fields that count immediately, and the terms of its first version. */
export const newPlanForm = (kind: PlanKind, digits: Digits, currency: string) => {
  const terms = termsForm(kind, digits);
  return {
    initial: { ...ownForm.newValues(), ...newTermsValues(kind, currency) },
    read: (values: NewPlanValues) => ({ ...ownForm.read(values).wire, ...terms.read(values).wire }),
    fieldOf: (property: string): string => terms.fieldOf(ownForm.fieldOf(property)),
    schema: ownForm.schema().concat(terms.schema()),
  };
};
