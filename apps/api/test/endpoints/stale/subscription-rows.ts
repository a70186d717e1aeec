import { subscriptionChangeCalls } from '@lectern/contract/commerce';
import { studentCalls } from '@lectern/contract/people';
import type { EndpointFixture } from '../fixture';
import type { Overtaken } from './rows';

/** A trial of the plan *Learner* of a new student. */
const newTrial = async ({ done, next }: EndpointFixture): Promise<{ id: number; version: number }> => {
  const { student } = await done(studentCalls.create, {
    firstName: 'Asha',
    lastName: 'Rao',
    countryId: 1,
    mobile: `55511 ${String(next()).padStart(5, '0')}`,
  });
  const { id } = await done(subscriptionChangeCalls.trial, { studentId: student.id, planId: 3 });
  return { id, version: 1 };
};
const reason = 'Moves to another city';

/** Subscriptions that somebody else has changed since they were read. */
export const subscriptionOvertaken = {
  subscription: async (fixture) => {
    const read = await newTrial(fixture);
    const theirs = await fixture.done(subscriptionChangeCalls.cancel, { ...read, when: 'end', reason }, fixture.other);
    return { read, now: { id: read.id, version: theirs.version } };
  },
  'subscription that ends': async (fixture) => {
    const read = await newTrial(fixture);
    const marked = await fixture.done(subscriptionChangeCalls.cancel, { ...read, when: 'end', reason });
    const theirs = await fixture.done(
      subscriptionChangeCalls.move,
      { id: read.id, version: marked.version, planId: 4 },
      fixture.other,
    );
    return { read: { id: read.id, version: marked.version }, now: { id: read.id, version: theirs.version } };
  },
} satisfies Readonly<Record<string, (fixture: EndpointFixture) => Promise<Overtaken>>>;
