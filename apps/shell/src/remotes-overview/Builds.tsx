import type { ReactNode } from 'react';
import type { ShellOverview } from '@lectern/contract/platform/shells';
import { StatusLabel } from '@lectern/ui-kit';
import { ListFrame, ListTable, type Column } from '@lectern/ui-kit/table';
import * as texts from '../texts/remotes-overview';
import { useShells } from './use-shells';

const labels: Readonly<Record<ShellOverview['place'], string>> = {
  ...{ served: 'healthy', canary: 'ongoing', 'in use': 'used' },
  ...{ before: 'inactive', next: 'upcoming', kept: 'inactive' },
};

const columns: readonly [Column<ShellOverview>, ...Column<ShellOverview>[]] = [
  {
    id: 'build',
    head: texts.build,
    cell: ({ version, hash }) => (
      <>
        <b>{version}</b> <small className="remotes-sub">{hash.slice(0, 8)}</small>
      </>
    ),
  },
  {
    id: 'place',
    head: texts.given,
    onCard: true,
    cell: ({ place, percent, isRolledBack }) => (
      <>
        <StatusLabel
          status={isRolledBack ? 'rolled back' : labels[place]}
          label={isRolledBack ? texts.rolledBack : texts.shellParts[place]}
        />
        {percent !== null && ` ${texts.canaryShare(percent)}`}
      </>
    ),
  },
  {
    id: 'starts',
    head: texts.starts,
    onCard: true,
    cell: ({ people, failed, lastError }) =>
      failed > 0 ? (
        <>
          <StatusLabel status="failed" label={texts.failedStarts(failed, people)} />
          {lastError !== null && <small className="remotes-sub is-whole">{lastError}</small>}
        </>
      ) : (
        texts.startsOf(people)
      ),
  },
];

/** The builds of the shell: which one pages are given, and how they start. Those that nobody uses are left out, unless they were rolled back. */
export function Builds(): ReactNode {
  const { shells } = useShells();
  const shown = shells.filter(({ place, isRolledBack }) => place !== 'kept' || isRolledBack);
  if (shown.length === 0) return null;
  return (
    <section className="remotes-builds" aria-label={texts.shell}>
      <h2>{texts.shell}</h2>
      <ListFrame>
        <ListTable
          label={texts.shell}
          columns={columns}
          rows={shown}
          keyOf={({ hash, place }) => hash || place}
          nameOf={({ version, hash }) => texts.shellNamed(version, hash.slice(0, 8))}
        />
      </ListFrame>
    </section>
  );
}
