import type { ReactNode } from 'react';
import type { CallError } from '@lectern/api-client';
import type { ReleaseRow, RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { Empty, ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListTable, type Column } from '@lectern/ui-kit/table';
import * as texts from '../texts/remotes-overview';
import { releaseActions, type RemoteAction } from './actions';
import { sizeText } from './figures';
import { channelsOf } from './channels-of';
import { releaseAddress } from './use-overview';
import { useTryAction } from './use-try-action';
import { Version } from './Version';

function Where({ remote, row }: { readonly remote: RemoteOverview; readonly row: ReleaseRow }): ReactNode {
  if (row.state === 'withdrawn') return <StatusLabel status="inactive" label={texts.withdrawn('')} />;
  return channelsOf(remote, row.version)
    .map((place) => texts.places[place])
    .join(', ');
}

const columnsOf = (remote: RemoteOverview): readonly [Column<ReleaseRow>, ...Column<ReleaseRow>[]] => [
  {
    id: 'version',
    head: texts.version,
    cell: ({ version, publishedAt }) => (
      <>
        <Version of={version} />
        <small className="remotes-sub">{timeText(publishedAt)}</small>
      </>
    ),
  },
  { id: 'where', head: texts.where, onCard: true, cell: (row) => <Where remote={remote} row={row} /> },
  { id: 'size', head: texts.size, numeric: true, onCard: true, cell: ({ totalBytes }) => sizeText(totalBytes) },
];

interface Props {
  readonly remote: RemoteOverview;
  readonly rows: readonly ReleaseRow[];
  readonly loading: boolean;
  readonly error: CallError | null;
  readonly current: string | undefined;
  readonly onRetry: () => void;
  readonly onAction: (action: RemoteAction) => void;
}

/** A remote's newest releases: their channels, and the actions on each. */
export function Releases({ remote, rows, loading, error, current, onRetry, onAction }: Props): ReactNode {
  const tryIt = useTryAction();
  const empty = (
    <Empty icon="layers" title={texts.noReleases}>
      {texts.howReleasesCome(remote.name)}
    </Empty>
  );
  return (
    <section aria-label={texts.releasesOf(remote.name)} className="remotes-part">
      <h2>{texts.releasesOf(remote.name)}</h2>
      <ListFrame>
        <ListTable
          label={texts.releasesOf(remote.name)}
          columns={columnsOf(remote)}
          rows={rows}
          keyOf={({ version }) => version}
          nameOf={({ version }) => version}
          currentKey={current}
          toOf={({ version }) => releaseAddress(remote.name, version)}
          actions={(row) => [...releaseActions(remote, row, onAction), ...tryIt(remote.name, row)]}
          loading={loading}
          instead={
            error ? (
              <ListError what={texts.theReleases} error={error} onRetry={onRetry} />
            ) : !loading && rows.length === 0 ? (
              empty
            ) : undefined
          }
        />
      </ListFrame>
    </section>
  );
}
