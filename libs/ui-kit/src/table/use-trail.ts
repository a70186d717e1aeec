import { useRef } from 'react';
import { lastNumberedPage } from './list-url';
import type { ListState } from './use-list-state';

/** The way to a page: by its number up to the last numbered one, else by the cursor with which it was reached or is reached from here. */
export const wayTo = (page: number, cursors: ReadonlyMap<number, string>): { readonly page: number; readonly cursor: string | undefined } => {
  if (page <= lastNumberedPage) return { page, cursor: undefined };
  const cursor = cursors.get(page);
  return cursor === undefined ? { page: lastNumberedPage, cursor } : { page, cursor };
};

/** Remembers with which cursor each far page of one question is reached; without one a step back leads to the last page that has a number. */
export const useTrail = ({ page, cursor, limit, sort, toPage, request }: ListState, nextCursor: string | null | undefined) => {
  const { page: _page, cursor: _cursor, ...question } = request;
  const of = JSON.stringify([question, limit, sort]);
  const trail = useRef({ of, cursors: new Map<number, string>() });
  return (to: number): void => {
    if (trail.current.of !== of) trail.current = { of, cursors: new Map() };
    const { cursors } = trail.current;
    if (cursor !== undefined) cursors.set(page, cursor);
    if (nextCursor) cursors.set(page + 1, nextCursor);
    const way = wayTo(to, cursors);
    toPage(way.page, way.cursor);
  };
};
