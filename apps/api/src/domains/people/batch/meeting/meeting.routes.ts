import type { meetingCalls } from '@lectern/contract/people';
import type { Handlers } from '../../../../server/calls/frame';
import { changeMeetingState, setRecording } from './meeting-state';
import { createMeetings, updateMeeting } from './meeting-write';
import { readMeetingBatch, readMeetings } from './meeting.queries';
import { readToday } from './today.queries';

const most = 20;

export const meetingHandlers: Handlers<typeof meetingCalls> = {
  list: async ({ request: { batchId }, db }) => {
    const { timeZone } = await readMeetingBatch(db, batchId);
    return { timeZone, meetings: await readMeetings(db, batchId) };
  },
  create: createMeetings,
  update: updateMeeting,
  state: changeMeetingState,
  recording: setRecording,
  today: ({ request: { limit = most }, db }) => readToday(db, limit),
};
