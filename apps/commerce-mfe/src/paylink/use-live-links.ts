import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import { useIsLive, useLive } from '@lectern/api-client/live';
import { paylinkCalls } from '@lectern/contract/commerce';

/** A gap shorter than this is not announced: a page connects some seconds after it opens. In ms. */
const grace = 5_000;
/** States are read this often without a connection, in ms. */
const pollPause = 15_000;

const changed = [paylinkCalls.list, paylinkCalls.detail, paylinkCalls.figures];

/** Reads links again as they change. Without a connection they are read by polling; `since` is then the moment of the loss, in ms. */
export const useLiveLinks = () => {
  const queryClient = useQueryClient();
  const isLive = useIsLive();
  const [since, setSince] = useState<number>();
  const again = useCallback((): void => void invalidate(queryClient, ...changed), [queryClient]);
  useLive(
    'changed',
    useCallback(({ list }) => list === paylinkCalls.list.path && again(), [again]),
  );
  useLive('missed', again);
  useEffect(() => {
    if (isLive) return undefined;
    const lost = Date.now();
    const shown = setTimeout(() => setSince(lost), grace);
    const poll = setInterval(again, pollPause);
    return () => {
      clearTimeout(shown);
      clearInterval(poll);
      setSince(undefined);
      // Changes in the gap were not announced.
      again();
    };
  }, [isLive, again]);
  return { isLive, since, again };
};
