import { batchCalls, batchMemberCalls, meetingCalls } from '@lectern/contract/people';
import type { EndpointFixture } from '../fixture';

/** A batch with one meeting on a day of its own, far from those of the demo. */
export const newBatch = async ({ done, next }: EndpointFixture) => {
  const { items } = await done(batchCalls.trainers, {});
  const localDate = new Date(Date.UTC(2032, 0, next())).toISOString().slice(0, 10);
  const meetings = [{ localDate, localStart: '05:00', durationMinutes: 30 }];
  const request = { title: 'Ours', kind: 'training', timeZone: 'Asia/Kolkata', seats: 3, meetings } as const;
  return (await done(batchCalls.create, { ...request, meetings, trainerId: items[0]?.id ?? 0 })).batch;
};

/** The meeting of such a batch. */
export const newMeeting = async (fixture: EndpointFixture) => {
  const { id: batchId } = await newBatch(fixture);
  return (await fixture.done(meetingCalls.list, { batchId })).meetings[0]!;
};

/** A student with a reserved seat in such a batch. */
export const newMember = async (fixture: EndpointFixture) => {
  const { id: batchId } = await newBatch(fixture);
  await fixture.done(batchMemberCalls.add, { batchId, studentIds: [22], as: 'reserved' });
  return (await fixture.done(batchMemberCalls.list, { batchId })).items[0]!;
};
