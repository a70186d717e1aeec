import type { ReactNode } from 'react';
import type { ShellOverview } from '@lectern/contract/platform/shells';
import { StatusLabel } from '@lectern/ui-kit';
import { ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListTable, type Column } from '@lectern/ui-kit/table';
import * as texts from '../texts/remotes-overview';
import { useShells } from './use-shells';
import { Version } from './Version';

/** A remote, with what each shell in turn runs of it. */
interface Row {
  readonly remote: string;
  readonly shells: readonly (ShellOverview['releases'][number] | undefined)[];
}

const rowsOf = (shells: readonly ShellOverview[]): readonly Row[] =>
  [...new Set(shells.flatMap(({ releases }) => releases.map(({ remote }) => remote)))].map((remote) => ({
    remote,
    shells: shells.map(({ releases }) => releases.find((each) => each.remote === remote)),
  }));

const remoteColumn: Column<Row> = { id: 'remote', head: texts.remote, cell: ({ remote }) => remote };

/** A cell of the table; on a phone's card it names its shell, for there is no head. */
const cellOf = (shell: string, release: Row['shells'][number]): ReactNode =>
  release ? (
    <>
      <small className="remotes-sub is-card-alone">{shell}</small>
      <b>
        <Version of={release.version} />
      </b>{' '}
      <StatusLabel
        status={release.reason === null ? 'healthy' : 'failed'}
        label={release.reason === null ? texts.runs : texts.refused}
      />
      {(release.reason !== null || release.isStandIn) && (
        <small className="remotes-sub is-whole">{release.reason ?? texts.standsIn}</small>
      )}
    </>
  ) : (
    <span className="remotes-none">{texts.none}</span>
  );

const columnOf = ({ hash, version, place }: ShellOverview, at: number): Column<Row> => {
  const head = `${texts.shellNamed(version, hash.slice(0, 8))}, ${texts.shellPlaces[place]}`;
  return { id: hash || place, head, onCard: true, cell: ({ shells }) => cellOf(head, shells[at]) };
};

/** Pages of these builds may be open, or are to come. */
const mayRun = ({ place }: ShellOverview): boolean => place !== 'before' && place !== 'kept';

/** Each remote by shell, while pages run several: its release, or why they run nothing. */
export function Shells(): ReactNode {
  const { read, shells: builds, error } = useShells();
  const shells = builds.filter(mayRun);
  if (shells.length < 2 && !error) return null;
  return (
    <section className="remotes-shells" aria-label={texts.byShell}>
      <h2>{texts.byShell}</h2>
      <ListFrame>
        <ListTable
          label={texts.byShell}
          columns={[remoteColumn, ...shells.map(columnOf)]}
          rows={rowsOf(shells)}
          keyOf={({ remote }) => remote}
          nameOf={({ remote }) => remote}
          instead={
            error && (
              <ListError
                what={texts.theShells}
                error={error}
                busy={read.isFetching}
                onRetry={() => void read.refetch()}
              />
            )
          }
        />
      </ListFrame>
    </section>
  );
}
