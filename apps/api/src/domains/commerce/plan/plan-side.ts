import { studentPlanCalls, trainerPlanCalls, type PlanKind } from '@lectern/contract/commerce';
import type { TableName } from '../../../records/table';

interface Side {
  readonly kind: PlanKind;
  /** The record's name in the audit log and in answers. */
  readonly one: 'studentPlan' | 'trainerPlan';
  readonly many: string;
  readonly table: TableName & ('student_plans' | 'trainer_plans');
  /** The column of `plan_versions` that names the plan. */
  readonly planId: 'studentPlanId' | 'trainerPlanId';
  readonly address: string;
}

/** The two kinds of plans: all that differs between them in the API. */
export const studentSide = {
  kind: 'student',
  one: 'studentPlan',
  many: 'student plans',
  table: 'student_plans',
  planId: 'studentPlanId',
  address: '/student-plans/details',
} as const satisfies Side;
export const trainerSide = {
  kind: 'trainer',
  one: 'trainerPlan',
  many: 'trainer plans',
  table: 'trainer_plans',
  planId: 'trainerPlanId',
  address: '/trainer-plans/details',
} as const satisfies Side;
export type PlanSide = typeof studentSide | typeof trainerSide;

/** The calls of a kind; their answers differ by the name of the plan alone. */
export const callsOf = ({ kind }: PlanSide) => (kind === 'student' ? studentPlanCalls : trainerPlanCalls);
