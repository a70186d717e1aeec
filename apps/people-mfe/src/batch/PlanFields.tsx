import type { ReactNode } from 'react';
import { planFields } from '@lectern/contract/people';
import { DateField, NumberField, Pair, SelectField } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/batch-form';
import type { BatchValues } from './batch-values';
import { planErrors, planOf } from './plan-values';
import { Preview } from './Preview';
import { MeetingsField, RulesField } from './TimeFields';

const declared = { fields: planFields };
const plans = [
  { value: 'weekly', label: texts.weekly },
  { value: 'single', label: texts.single },
];

/** The request of the preview; undefined while the plan is not whole. */
const readyPlan = (values: BatchValues) => {
  const { timeZone, trainerId } = values;
  const plan = planOf(values);
  if (timeZone === '' || planErrors(values).length > 0 || Number.isNaN(plan.meetingCount)) return undefined;
  return { timeZone, ...(trainerId !== '' && { trainerId }), ...plan };
};

/** The fields of a new batch’s plan, and its preview. */
export function PlanFields({ values }: { readonly values: BatchValues }): ReactNode {
  return (
    <>
      <SelectField name="plan" label={texts.plan} options={plans} />
      {values.plan === 'weekly' ? (
        <>
          <RulesField />
          <Pair>
            <DateField {...fieldProps(declared, 'startsOn')} optional={false} />
            <NumberField {...fieldProps(declared, 'meetingCount')} optional={false} min={1} max={200} />
          </Pair>
        </>
      ) : (
        <MeetingsField />
      )}
      <Preview plan={readyPlan(values)} />
    </>
  );
}
