import { trainerChanges } from '@lectern/contract/people';
import { changesOf, type AuditEntry, type Changes } from '../../../server/calls/audit';
import { filledFields, hiddenChanges } from '../person-audit';
import type { StoredTrainerDetail } from './trainer.queries';

// In the order of the form.
const audited = [
  ...(Object.keys(trainerChanges) as (keyof typeof trainerChanges)[]),
  'deletedAt',
] as const satisfies readonly (keyof StoredTrainerDetail)[];
export type AuditedTrainer = Partial<Pick<StoredTrainerDetail, (typeof audited)[number]>>;

const isEmpty = (value: unknown): boolean => value === '' || value === 0;

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
): AuditEntry =>
  trainerEntry(
    action,
    trainer,
    hiddenChanges(changesOf<AuditedTrainer>(filledFields(before, isEmpty), filledFields(after, isEmpty), audited)),
  );
