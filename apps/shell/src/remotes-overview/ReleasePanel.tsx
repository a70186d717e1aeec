import type { ReactNode } from 'react';
import { useRead, unread } from '@lectern/api-client/hooks';
import { overviewCalls, type RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/remotes-overview';
import * as actionTexts from '../texts/remotes-overview-actions';
import { Declared } from './Declared';
import { wayBackOf, type RemoteAction } from './actions';
import { HealthChart } from './HealthChart';
import { channelsOf } from './channels-of';
import { ReleaseFacts } from './ReleaseFacts';

interface Props {
  readonly remote: RemoteOverview;
  readonly version: string;
  readonly liveBytes: number | undefined;
  readonly until: number;
  readonly onAction: (action: RemoteAction) => void;
}

/** One release of a remote, with what can be done about it. */
export function ReleasePanel({ remote, version, liveBytes, until, onAction }: Props): ReactNode {
  const read = useRead(overviewCalls.release, { name: remote.name, version }, { handled: 'all', quiet: true });
  const places = channelsOf(remote, version);
  const back = wayBackOf(remote);
  const isHeld = places.includes('live') || places.includes('canary');
  const error = unread(read);
  return (
    <section className="remotes-block" aria-label={texts.releaseOf(remote.name, version)}>
      <header>
        <h2>{[texts.releaseOf(remote.name, version), ...places.map((place) => texts.places[place])].join(', ')}</h2>
        <span className="remotes-actions">
          {isHeld && back && (
            <Button color="error" onClick={() => onAction(back)}>
              {actionTexts.rollBack}
            </Button>
          )}
          {!places.includes('live') && read.data?.state === 'ready' && (
            <Button variant="contained" onClick={() => onAction({ is: 'promote', version })}>
              {actionTexts.promote}
            </Button>
          )}
        </span>
      </header>
      {read.isPending && (
        <div role="status" aria-label={texts.loading} className="remotes-bars">
          {[20, 20, 20, 20, 20].map((height, row) => (
            <Skeleton key={row} variant="rounded" height={height} />
          ))}
        </div>
      )}
      {error && (
        <ListError what={texts.theRelease} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
      )}
      {read.data && (
        <>
          <ReleaseFacts remote={remote} release={read.data} liveBytes={liveBytes} />
          {isHeld && <HealthChart remote={remote} until={until} />}
          <Declared declared={read.data.declared} />
        </>
      )}
    </section>
  );
}
