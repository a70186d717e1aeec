import type { ShellOverview } from '@lectern/contract/platform/shells';
import { shellName } from '@lectern/remote-kit/shell-name';

const places: Readonly<Record<ShellOverview['place'], string>> = {
  served: 'live',
  canary: 'canary',
  'in use': 'in use',
  before: 'the one before',
  next: 'to come',
  kept: 'kept',
};

/** 'canary for 10 %, rolled back before, did not start for 3 of 12 people: TypeError …'. */
const stateText = ({ place, percent, people, failed, lastError, isRolledBack }: ShellOverview): string =>
  [
    `${places[place]}${percent === null ? '' : percent === 0 ? ' by role' : ` for ${percent} %`}`,
    ...(isRolledBack ? ['rolled back'] : []),
    ...(failed > 0
      ? [`did not start for ${failed} of ${people} people in 5 minutes${lastError ? `: ${lastError}` : ''}`]
      : []),
  ].join(', ');

/** A head line for a shell, and a line for each remote: its release, and any reason against it. */
export const shellLines = (shell: ShellOverview): string =>
  [
    `${shellName(shell)}, ${stateText(shell)}`,
    ...shell.releases.map(
      ({ remote, version, isStandIn, reason }) =>
        `  ${reason === null ? 'runs   ' : 'blocked'}  ${remote}@${version}${isStandIn ? ' (an earlier one)' : ''}${reason === null ? '' : `: ${reason}`}`,
    ),
  ].join('\n');
