import { trainerChanges } from '@lectern/contract/people';
import { changesOf, type AuditEntry, type Changes } from '../../../server/calls/audit';
import { maskEmail, maskMobile } from '../../../server/calls/mask';
import type { StoredTrainerDetail } from './trainer.queries';

// In the order of the form.
const audited = [
  ...(Object.keys(trainerChanges) as (keyof typeof trainerChanges)[]),
  'deletedAt',
] as const satisfies readonly (keyof StoredTrainerDetail)[];
export type AuditedTrainer = Partial<Pick<StoredTrainerDetail, (typeof audited)[number]>>;

const some = (value: unknown): unknown => (value ? '•••' : value);
const hiddenAs: Readonly<Record<string, (value: unknown) => unknown>> = {
  email: (value) => maskEmail(value as string | null),
  mobile: (value) => maskMobile(value as string | null),
  dateOfBirth: some,
  addressLine: some,
  postalCode: some,
};
const hidden = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field,
      [hiddenAs[field]?.(before) ?? before, hiddenAs[field]?.(after) ?? after],
    ]),
  );
// Empty fields of a new trainer are no changes.
const filled = (trainer: AuditedTrainer): AuditedTrainer =>
  Object.fromEntries(Object.entries(trainer).filter(([, value]) => value !== '' && value !== 0));

/** The audit row of one action on a trainer, with what it says itself. */
export const trainerEntry = (
  action: `trainer.${string}`,
  { id, name }: Pick<StoredTrainerDetail, 'id' | 'name'>,
  changes: Changes = {},
): AuditEntry => ({ action, entity: 'trainers', entityId: id, label: name, changes });

/** The audit row of what a form changed; addresses and numbers are masked. */
export const trainerChanged = (
  action: `trainer.${string}`,
  trainer: Pick<StoredTrainerDetail, 'id' | 'name'>,
  before: AuditedTrainer,
  after: AuditedTrainer,
): AuditEntry => trainerEntry(action, trainer, hidden(changesOf(filled(before), filled(after), audited)));
