import type { ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { overviewCalls, type RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import type { RemoteAction } from './actions';
import { Events } from './Events';
import { Keys } from './Keys';
import { Overrides } from './Overrides';
import { Paths } from './Paths';
import { ReleasePanel } from './ReleasePanel';
import { Releases } from './Releases';
import type { useEvents } from './use-events';

interface Props {
  readonly remote: RemoteOverview;
  /** All of them, for what they share. */
  readonly remotes: readonly RemoteOverview[];
  readonly version: string | undefined;
  readonly events: ReturnType<typeof useEvents>;
  readonly until: number;
  readonly onAction: (action: RemoteAction) => void;
}

/** The remote that is looked at: one release of it, its overrides, its events, all its releases, its keys. */
export function RemoteDetail({ remote, remotes, version, events, until, onAction }: Props): ReactNode {
  const read = useRead(overviewCalls.remote, { name: remote.name }, { handled: 'all', quiet: true });
  const releases = read.data?.releases ?? [];
  const liveBytes = releases.find((row) => row.version === remote.live)?.totalBytes;
  return (
    <div className="remotes-grid">
      <div>
        {version !== undefined && (
          <ReleasePanel
            key={`${remote.name}@${version}`}
            remote={remote}
            version={version}
            liveBytes={liveBytes}
            until={until}
            onAction={onAction}
          />
        )}
        <Releases
          remote={remote}
          rows={releases}
          loading={read.isPending}
          error={unread(read)}
          current={version}
          onRetry={() => void read.refetch()}
          onAction={onAction}
        />
      </div>
      <div>
        <Overrides />
        <Events events={events} />
        <Keys name={remote.name} />
        <Paths remotes={remotes} />
      </div>
    </div>
  );
}
