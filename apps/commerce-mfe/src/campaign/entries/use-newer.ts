import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import { useLive } from '@lectern/api-client/live';
import { useSession } from '@lectern/auth';
import { campaignCalls } from '@lectern/contract/commerce';
import { heard } from '../use-live-campaign';

/**
 * Reads entries again when others change them. Rows do not move under a pointer or the focus: changes are counted
 * instead, until the page is read again. `shown` is the page of rows.
 */
export const useNewer = (shown: unknown) => {
  const place = useRef<HTMLDivElement>(null);
  const me = useSession(({ document }) => document?.user.id);
  const [count, setCount] = useState(0);
  const [last, setLast] = useState(shown);
  if (last !== shown) {
    setLast(shown);
    setCount(0);
  }
  const queryClient = useQueryClient();
  const show = useCallback((): void => void invalidate(queryClient, campaignCalls.entries), [queryClient]);
  const arrive = useCallback((): void => {
    const rows = place.current;
    const isInUse = rows !== null && (rows.matches(':hover') || rows.contains(document.activeElement));
    if (isInUse) setCount((now) => now + 1);
    else show();
  }, [show]);
  useLive(
    'changed',
    useCallback(({ list, by }) => heard.includes(list) && (by === null || by !== me) && arrive(), [arrive, me]),
  );
  useLive('missed', arrive);
  return { place, count, show };
};
