import { agencyChanges } from '@lectern/contract/people';
import { changesOf, type AuditEntry, type Changes } from '../../../server/calls/audit';
import { maskEmail, maskMobile } from '../../../server/calls/mask';
import type { StoredAgencyDetail } from './agency.queries';

const audited = [
  ...(Object.keys(agencyChanges) as (keyof typeof agencyChanges)[]),
  'deletedAt',
] as const satisfies readonly (keyof StoredAgencyDetail)[];
export type AuditedAgency = Partial<Pick<StoredAgencyDetail, (typeof audited)[number]>>;

const some = (value: unknown): unknown => (value ? '•••' : value);
const hiddenAs: Readonly<Record<string, (value: unknown) => unknown>> = {
  email: (value) => maskEmail(value as string | null),
  mobile: (value) => maskMobile(value as string | null),
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
// Empty fields of a new agency are no changes.
const filled = (agency: AuditedAgency): AuditedAgency =>
  Object.fromEntries(Object.entries(agency).filter(([, value]) => value !== ''));

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
): AuditEntry => agencyEntry(action, agency, hidden(changesOf(filled(before), filled(after), audited)));
