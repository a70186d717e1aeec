import { agencyChanges } from '@lectern/contract/people';
import { changesOf, type AuditEntry, type Changes } from '../../../server/calls/audit';
import { filledFields, hiddenChanges } from '../person-audit';
import type { StoredAgencyDetail } from './agency.queries';

const audited = [
  ...(Object.keys(agencyChanges) as (keyof typeof agencyChanges)[]),
  'deletedAt',
] as const satisfies readonly (keyof StoredAgencyDetail)[];
export type AuditedAgency = Partial<Pick<StoredAgencyDetail, (typeof audited)[number]>>;

/** The audit row of one action on an agency, with what it says itself. */
export const agencyEntry = (
  action: `agency.${string}`,
  { id, name }: Pick<StoredAgencyDetail, 'id' | 'name'>,
  changes: Changes = {},
): AuditEntry => ({ action, entity: 'agencies', entityId: id, label: name, changes });

/** The audit row of what a form changed; addresses and numbers are masked. */
export const agencyChanged = (
  action: `agency.${string}`,
  agency: Pick<StoredAgencyDetail, 'id' | 'name'>,
  before: AuditedAgency,
  after: AuditedAgency,
): AuditEntry =>
  agencyEntry(
    action,
    agency,
    hiddenChanges(changesOf<AuditedAgency>(filledFields(before), filledFields(after), audited)),
  );
