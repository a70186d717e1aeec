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

const terms = { periodUnit: 'month', periodCount: 1 } as const;
const newStudentPlan = async ({ done, next }: EndpointFixture) =>
  (await done(studentPlanCalls.create, { ...terms, name: `Ours ${next()}` })).studentPlan;
const newTrainerPlan = async ({ done, next }: EndpointFixture) =>
  (await done(trainerPlanCalls.create, { ...terms, commissionBp: 1000, name: `Ours ${next()}` })).trainerPlan;

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
