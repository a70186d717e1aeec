import { learningFields, studentChanges } from '@lectern/contract/people';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { filledFields, hiddenChanges, hiddenEmail, hiddenMobile, type Hiding } from '../person-audit';
import type { StoredDetail } from './student-detail.queries';

// In the order of the two forms; the second one writes the skills' ids.
const audited = [
  ...(Object.keys(studentChanges) as (keyof typeof studentChanges)[]),
  ...(Object.keys(learningFields) as (keyof typeof learningFields)[]).map((name) =>
    name === 'skillIds' ? 'skills' : name,
  ),
  'salesUserId',
  'instituteId',
  'deletedAt',
] as const satisfies readonly (keyof StoredDetail)[];
export type Audited = Partial<Pick<StoredDetail, (typeof audited)[number]>>;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const also: Hiding = {
  guardianEmail: hiddenEmail,
  guardianMobile: hiddenMobile,
  preferredHours: (value) =>
    (value as StoredDetail['preferredHours'] | null)?.map(({ day, from, to }) => `${days[day - 1]} ${from}–${to}`) ??
    null,
  skills: (value) => (value as StoredDetail['skills'] | null)?.map(({ name }) => name) ?? null,
};

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** The audit row of one action; addresses and numbers are masked. */
export const auditOf = (
  action: `student.${string}`,
  { id, name }: Pick<StoredDetail, 'id' | 'name'>,
  before: Audited,
  after: Audited,
): AuditEntry => ({
  action,
  entity: 'students',
  entityId: id,
  label: name,
  changes: hiddenChanges(
    changesOf<Audited>(filledFields(before, isEmpty), filledFields(after, isEmpty), audited),
    also,
  ),
});
