import { studentPlanCalls, trainerPlanCalls } from '@lectern/contract/commerce';
import type { EndpointFixture } from '../fixture';
import type { Overtaken } from './rows';

interface Versioned {
  readonly id: number;
  readonly version: number;
}
const keyOf = ({ id, version }: Versioned): Versioned => ({ id, version });
const deleted = ({ id, version }: Versioned) => ({
  id,
  version: version + 1,
  deletedAt: expect.any(String) as unknown,
});

const terms = {
  periodUnit: 'month',
  periodCount: 1,
  prices: [{ currency: 'INR', priceMinor: 100, compareMinor: null }],
  features: [{ text: 'All courses', included: true }],
} as const;
/** Plans on sale with a draft. */
const newStudentPlan = async ({ done, next }: EndpointFixture) => {
  const { studentPlan: made } = await done(studentPlanCalls.create, { ...terms, name: `Ours ${next()}` } as never);
  const { studentPlan } = await done(studentPlanCalls.changeStatus, { ...keyOf(made), status: 'published' });
  return (await done(studentPlanCalls.update, { ...keyOf(studentPlan), trialDays: 3 })).studentPlan;
};
const newTrainerPlan = async ({ done, next }: EndpointFixture) => {
  const values = { ...terms, commissionBp: 1000, name: `Ours ${next()}` };
  const { trainerPlan: made } = await done(trainerPlanCalls.create, values as never);
  const { trainerPlan } = await done(trainerPlanCalls.changeStatus, { ...keyOf(made), status: 'published' });
  return (await done(trainerPlanCalls.update, { ...keyOf(trainerPlan), trialDays: 3 })).trainerPlan;
};

/** Plans that somebody else has saved since they were read. */
export const planOvertaken = {
  'student plan': async (fixture) => {
    const read = await newStudentPlan(fixture);
    const theirs = { ...keyOf(read), trialDays: 7 };
    return { read, now: (await fixture.done(studentPlanCalls.update, theirs, fixture.other)).studentPlan };
  },
  'deleted student plan': async (fixture) => {
    const read = await newStudentPlan(fixture);
    await fixture.done(studentPlanCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  'trainer plan': async (fixture) => {
    const read = await newTrainerPlan(fixture);
    const theirs = { ...keyOf(read), trialDays: 7 };
    return { read, now: (await fixture.done(trainerPlanCalls.update, theirs, fixture.other)).trainerPlan };
  },
  'deleted trainer plan': async (fixture) => {
    const read = await newTrainerPlan(fixture);
    await fixture.done(trainerPlanCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
} satisfies Readonly<Record<string, (fixture: EndpointFixture) => Promise<Overtaken>>>;
