import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { viewCalls, type SavedView } from '@lectern/contract/platform/view';
import { useSearchParams } from '../kit/use-search-params';
import type { Arrangement } from './arrangement';
import { defaultOf, isChanged, viewIn, viewParams, viewQuery } from './view-query';

const none: readonly SavedView[] = [];
/** A list that was left is still there when somebody comes back to it, and its views with it, in ms. */
export const kept = 30 * 60_000;

/** The views of a screen, and the one that the address names with its changes. Where the address names nothing the default opens. */
export const useViews = (screen: string, personal: readonly [Arrangement, (next: Arrangement) => void]) => {
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const read = useRead(viewCalls.list, { screen }, { quiet: true, handled: 'all', staleTime: Infinity, gcTime: kept });
  const views = read.data?.items ?? none;
  const current = viewIn(params, views);
  const [drawn, setDrawn] = useState<{ readonly of: number; readonly arrangement: Arrangement }>();
  const [own, keepOwn] = personal;
  const arrangement = current ? (drawn?.of === current.id ? drawn.arrangement : current.columns) : own;
  const query = viewQuery(params);

  const isBare = params.size === 0;
  const opening = isBare ? defaultOf(views) : undefined;
  useEffect(() => {
    if (opening) setParams(viewParams(opening), { replace: true });
  }, [opening, setParams]);

  return {
    views,
    /** Which view opens is not known yet, or is on its way into the address: the rows that were asked for meanwhile are not shown. */
    isOpening: isBare && (read.isPending || opening !== undefined),
    current,
    arrangement,
    arrange: (next: Arrangement): void => (current ? setDrawn({ of: current.id, arrangement: next }) : keepOwn(next)),
    /** What would be kept of the address. */
    query,
    isChanged: current !== undefined && isChanged(current, query, arrangement),
    open: (view: SavedView | undefined): void => {
      setDrawn(undefined);
      setParams(viewParams(view));
    },
    readAgain: (): Promise<void> => invalidate(queryClient, viewCalls.list),
  };
};
export type ListViews = ReturnType<typeof useViews>;
