import {
  planFields,
  planFlow,
  planStatuses,
  studentPlanCalls,
  trainerPlanCalls,
  type Plan,
  type PlanKind,
} from '@lectern/contract/commerce';
import { auditCalls } from '@lectern/contract/platform/audit';
import { defineRecord } from '@lectern/ui-kit/records';
import * as texts from '../texts/plans';

/** The calls of both kinds have one shape; answers differ by the name of the plan. */
type Calls = typeof studentPlanCalls;

const viewOf = (kind: PlanKind, calls: Calls) => {
  const base = `/${kind}-plans`;
  const at = (part: string) => (id: number) => `${base}${part}?id=${id}`;
  const entity = `${kind}_plans`;
  return {
    kind,
    calls,
    texts: texts[kind],
    record: defineRecord({
      calls,
      fields: planFields(kind),
      statuses: planStatuses,
      flow: planFlow,
      entity,
      noun: texts[kind].noun,
      icon: 'layers',
      nameOf: ({ name }) => name,
      sort: 'sortKey',
      also: [calls.touched, auditCalls.entity],
    }),
    planOf: (answer: object): Plan => (answer as Readonly<Record<string, Plan>>)[`${kind}Plan`]!,
    listPath: base,
    createPath: `${base}/create`,
    updatePath: at('/update'),
    planPath: at('/details'),
    draftPath: at('/details/draft'),
    subscribersPath: at('/details/subscribers'),
    versionsPath: at('/details/versions'),
  };
};

/** Everything that the screens of one kind of plan need to know of it. */
export type PlanView = ReturnType<typeof viewOf>;
export const planViews: Readonly<Record<PlanKind, PlanView>> = {
  student: viewOf('student', studentPlanCalls),
  trainer: viewOf('trainer', trainerPlanCalls as unknown as Calls),
};
