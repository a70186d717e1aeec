import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { StatusLabel } from '@lectern/ui-kit';
import type { Column } from '@lectern/ui-kit/table';
import * as texts from '../texts/remotes-overview';
import { millisecondsText, rateOf, rateText } from './figures';
import { Share } from './Share';
import { shortVersion } from './short-version';
import { Sparkline } from './Sparkline';
import { stateOf } from './state-of';
import { Version } from './Version';

const remote: Column<RemoteOverview> = {
  id: 'remote',
  head: texts.remote,
  cell: ({ name, team }) => (
    <>
      {name}
      <small className="remotes-sub">{team}</small>
    </>
  ),
};
const live: Column<RemoteOverview> = {
  id: 'live',
  head: texts.live,
  onCard: true,
  cell: ({ live: version, previous }) => (
    <>
      <b>{version === null ? texts.nothingLive : <Version of={version} />}</b>
      {previous !== null && <small className="remotes-sub">{texts.before(shortVersion(previous))}</small>}
    </>
  ),
};
const canary: Column<RemoteOverview> = {
  id: 'canary',
  head: texts.canary,
  priority: 1,
  cell: ({ canary: given }) =>
    given ? (
      <>
        <b>
          <Version of={given.version} />
        </b>
        <Share percent={given.percent} roles={given.roles.map(({ name }) => name)} />
      </>
    ) : (
      <span className="remotes-none">{texts.none}</span>
    ),
};
const next: Column<RemoteOverview> = {
  id: 'next',
  head: texts.next,
  priority: 2,
  cell: ({ next: version }) =>
    version === null ? <span className="remotes-none">{texts.none}</span> : <Version of={version} />,
};

const errorsOf = (until: number): Column<RemoteOverview> => ({
  id: 'errors',
  head: texts.errorsPerLoad,
  priority: 1,
  cell: ({ health, errorLimit }) =>
    health.main.loads + health.canary.loads === 0 ? (
      <span className="remotes-none">{texts.noData}</span>
    ) : (
      <span className="remotes-errors">
        <Sparkline summary={health.main} errorLimit={errorLimit} until={until} />
        <span>
          {rateText(rateOf(health.main))}
          {health.canary.loads > 0 && (
            <small className="remotes-sub">{texts.canaryRate(rateText(rateOf(health.canary)))}</small>
          )}
        </span>
      </span>
    ),
});
const load: Column<RemoteOverview> = {
  id: 'load',
  head: texts.loadTime,
  priority: 3,
  numeric: true,
  cell: ({ health: { main } }) =>
    main.loadMsAverage !== null && (
      <>
        {millisecondsText(main.loadMsAverage)}
        {main.loadMsMax !== null && (
          <small className="remotes-sub">{texts.longest(millisecondsText(main.loadMsMax))}</small>
        )}
      </>
    ),
};
const state: Column<RemoteOverview> = {
  id: 'state',
  head: texts.state,
  onCard: true,
  cell: (row) => {
    const { mark, word, more } = stateOf(row);
    return (
      <span className="remotes-state">
        <StatusLabel status={mark} label={word} />
        {more && (
          <small className="remotes-sub" title={more}>
            {more}
          </small>
        )}
      </span>
    );
  },
};

/** The columns of the remotes; charts end at this moment. */
export const columnsOf = (until: number) => [remote, live, canary, next, errorsOf(until), load, state] as const;
