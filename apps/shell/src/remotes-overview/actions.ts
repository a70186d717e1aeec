import type { ReleaseRow, RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/remotes-overview-actions';
import { channelsOf } from './channels-of';

export type ActionName = keyof typeof texts.verbs;

/** What an operator is about to do. `version` is the release that it is about; empty where it is about none. */
export interface RemoteAction {
  readonly is: ActionName;
  readonly version: string;
}

type Run = (action: RemoteAction) => void;
const refusing = (disabledReason: string | undefined): { disabledReason?: string } =>
  disabledReason === undefined ? {} : { disabledReason };

/** The release that comes next for everybody: the canary, else what is on next and is not live. */
export const comingOf = ({ canary, next, live }: RemoteOverview): string | undefined =>
  canary?.version ?? (next !== live ? (next ?? undefined) : undefined);

/** Rolling back: the canary ends, else the previous live release comes back. */
export const wayBackOf = ({ canary, previous, live }: RemoteOverview): RemoteAction | undefined => {
  if (canary) return { is: 'end canary', version: canary.version };
  return live !== null && previous !== null ? { is: 'roll back', version: previous } : undefined;
};

/** The menu of a remote: what can't be done stays in it and says why. */
export const remoteActions = (remote: RemoteOverview, run: Run): RowAction[] => {
  const coming = comingOf(remote);
  const back = wayBackOf(remote);
  const isOff = remote.state === 'disabled';
  const switches: RowAction[] = isOff
    ? [
        { label: texts.enable, onSelect: () => run({ is: 'enable', version: remote.live ?? '' }) },
        { label: texts.changeMessage, onSelect: () => run({ is: 'disable', version: '' }) },
      ]
    : [{ label: texts.disable, danger: true, onSelect: () => run({ is: 'disable', version: '' }) }];
  return [
    {
      label: texts.promote,
      onSelect: () => run({ is: 'promote', version: coming ?? '' }),
      ...refusing(coming === undefined ? texts.nothingNew : undefined),
    },
    {
      label: texts.canary,
      onSelect: () => run({ is: 'canary', version: coming ?? '' }),
      ...refusing(remote.live === null ? texts.nothingIsLive : coming === undefined ? texts.nothingNew : undefined),
    },
    {
      label: texts.rollBack,
      danger: true,
      onSelect: () => back && run(back),
      ...refusing(back ? undefined : texts.nothingBefore),
    },
    ...switches,
    {
      label: texts.unregister,
      danger: true,
      onSelect: () => run({ is: 'unregister', version: '' }),
      ...refusing(remote.canary ? texts.hasCanary : remote.live !== null && !isOff ? texts.liveStill : undefined),
    },
  ];
};

/** The menu of one release. */
export const releaseActions = (
  remote: RemoteOverview,
  { version, state }: Pick<ReleaseRow, 'version' | 'state'>,
  run: Run,
): RowAction[] => {
  const isLive = remote.live === version ? texts.isLive : undefined;
  const gone = state === 'withdrawn' ? texts.isWithdrawn : undefined;
  const place = channelsOf(remote, version).find((each): each is 'live' | 'canary' | 'next' => each !== 'previous');
  return [
    { label: texts.promote, onSelect: () => run({ is: 'promote', version }), ...refusing(gone ?? isLive) },
    {
      label: texts.canary,
      onSelect: () => run({ is: 'canary', version }),
      ...refusing(gone ?? (remote.live === null ? texts.nothingIsLive : isLive)),
    },
    {
      label: texts.withdraw,
      danger: true,
      onSelect: () => run({ is: 'withdraw', version }),
      ...refusing(gone ?? (place && texts.standsOn(texts.places[place]))),
    },
  ];
};
