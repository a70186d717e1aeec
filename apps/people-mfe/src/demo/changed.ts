import { demoCalls, studentCalls, trainerCalls } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';

/** Read again after a demo has changed: the lists of both, the lead of the student and the figures of the trainer. */
export const demosChanged = [
  demoCalls.list,
  studentCalls.list,
  studentCalls.detail,
  trainerCalls.detail,
  auditCalls.entity,
] as const;
