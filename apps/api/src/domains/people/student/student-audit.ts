import { learningFields, studentChanges } from '@lectern/contract/people';
import { changesOf, type AuditEntry, type Changes } from '../../../server/calls/audit';
import { maskEmail, maskMobile } from '../../../server/calls/mask';
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
const some = (value: unknown): unknown => (value ? '•••' : value);
// A value as the log keeps it: readable, and after the account is gone.
const hiddenAs: Readonly<Record<string, (value: unknown) => unknown>> = {
  email: (value) => maskEmail(value as string | null),
  guardianEmail: (value) => maskEmail(value as string | null),
  mobile: (value) => maskMobile(value as string | null),
  guardianMobile: (value) => maskMobile(value as string | null),
  dateOfBirth: some,
  addressLine: some,
  postalCode: some,
  preferredHours: (value) =>
    (value as StoredDetail['preferredHours'] | null)?.map(({ day, from, to }) => `${days[day - 1]} ${from}–${to}`) ??
    null,
  skills: (value) => (value as StoredDetail['skills'] | null)?.map(({ name }) => name) ?? null,
};

const hidden = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field,
      [hiddenAs[field]?.(before) ?? before, hiddenAs[field]?.(after) ?? after],
    ]),
  );

// Empty fields of a new student are no changes.
const filled = (student: Audited): Audited =>
  Object.fromEntries(
    Object.entries(student).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

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
  changes: hidden(changesOf(filled(before), filled(after), audited)),
});
