import type { OwnSession } from '@lectern/contract/platform/session';
import type { Column } from '@lectern/ui-kit/table';
import { timeText } from '@lectern/ui-kit';
import { deviceWords } from './device-words';

const device: Column<OwnSession> = {
  id: 'device',
  head: 'Device',
  wide: true,
  cell: ({ userAgent, kind, current, impersonatedBy }) => (
    <>
      {deviceWords(userAgent, kind)}
      {current && ' (this session)'}
      {impersonatedBy && ` (${impersonatedBy} acts for you)`}
    </>
  ),
};
const place: Column<OwnSession> = { id: 'ip', head: 'Place', onCard: true, cell: ({ ip }) => ip ?? 'Unknown' };
const lastUse: Column<OwnSession> = { id: 'lastSeenAt', head: 'Last use', onCard: true, quiet: true, cell: ({ lastSeenAt }) => timeText(lastSeenAt) };
const since: Column<OwnSession> = { id: 'createdAt', head: 'Signed in', priority: 2, quiet: true, cell: ({ createdAt }) => timeText(createdAt) };
const until: Column<OwnSession> = { id: 'expiresAt', head: 'Ends at the latest', priority: 3, quiet: true, cell: ({ expiresAt }) => timeText(expiresAt) };

/** Device, place and time of one's own sessions. */
export const sessionColumns = [device, place, lastUse, since, until] as const;
