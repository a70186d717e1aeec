import type { batchCalls } from '@lectern/contract/people';
import type { Handler } from '../../../server/calls/frame';
import { overlapsOf } from './overlap.queries';
import { readPlan, requireZone } from './plan';

/** What a plan would become; writes nothing. */
export const previewMeetings: Handler<typeof batchCalls.previewMeetings> = async ({ request, db }) => {
  const { timeZone, trainerId, batchId } = request;
  await requireZone(db, timeZone);
  const meetings = await readPlan(db, timeZone, request);
  const overlaps = trainerId ? await overlapsOf(db, trainerId, meetings, { batchId: batchId ?? undefined }) : [];
  return {
    meetings: meetings.map((meeting, at) => {
      const other = overlaps.find((overlap) => overlap.at === at);
      return { ...meeting, overlap: other ? { title: other.title, startsAt: other.startsAt } : null };
    }),
  };
};
