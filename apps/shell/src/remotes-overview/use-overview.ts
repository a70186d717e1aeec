import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { useLive } from '@lectern/api-client/live';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { shellCalls } from '@lectern/contract/platform/shells';
import { overviewCalls, type RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { useNavigate, useSearchParams } from '@lectern/ui-kit/router';

/** How often the figures are read again while somebody looks, in ms. */
export const everyFigures = 15_000;

/** Reads everything of the overview again. */
export const useFresh = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      invalidate(
        queryClient,
        overviewCalls.remotes,
        overviewCalls.remote,
        overviewCalls.release,
        overviewCalls.events,
        remoteKeyCalls.list,
        overrideCalls.list,
        shellCalls.list,
      ),
    [queryClient],
  );
};

/** Which release is shown of a remote where none was chosen: the canary, else what is live, else what comes next. */
const shownOf = ({ canary, live, next }: RemoteOverview): string | undefined =>
  canary?.version ?? live ?? next ?? undefined;

/** Where a remote is looked at, and one of its releases. */
export const releaseAddress = (remote: string, release?: string): string =>
  `?${new URLSearchParams({ remote, ...(release !== undefined && { release }) })}`;

/** All remotes, kept fresh; the address names the one that is looked at, and its release. */
export const useOverview = () => {
  const fresh = useFresh();
  const read = useRead(overviewCalls.remotes, {}, { handled: 'all', quiet: true, refetchInterval: everyFigures });
  useLive(
    'revision',
    useCallback(() => void fresh(), [fresh]),
  );
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const remotes = read.data ?? [];
  const chosen =
    remotes.find(({ name }) => name === address.get('remote')) ?? remotes.find(({ canary }) => canary) ?? remotes[0];
  return {
    read,
    remotes,
    chosen,
    version: (chosen?.name === address.get('remote') ? address.get('release') : null) ?? (chosen && shownOf(chosen)),
    show: (remote: string, release?: string) => void navigate(releaseAddress(remote, release), { replace: true }),
  };
};
