import { attendanceCalls, batchCalls, batchMemberCalls, meetingCalls } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';
import type { Call } from '@lectern/contract/call';

/** Read again after a change of a batch, its meetings or its members. */
export const changedBatch: readonly Pick<Call, 'path'>[] = [
  batchCalls.list,
  batchCalls.detail,
  meetingCalls.list,
  meetingCalls.today,
  attendanceCalls.detail,
  batchMemberCalls.list,
  auditCalls.entity,
];
