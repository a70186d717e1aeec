import { useRef } from 'react';
import type { Page } from '@lectern/contract/wire';
import { lastNumberedPage } from './list-url';
import type { ListState } from './use-list-state';

/** The way to a page: by its number up to the last numbered one, else by the cursor with which it was reached or is reached from here. */
export const wayTo = (
  page: number,
  cursors: ReadonlyMap<number, string>,
): { readonly page: number; readonly cursor: string | undefined } => {
  if (page === -1) return { page, cursor: 'last' };
  if (page > 0 && page <= lastNumberedPage) return { page, cursor: undefined };
  const cursor = cursors.get(page);
  if (cursor !== undefined) return { page, cursor };
  return page < 0 ? { page: -1, cursor: 'last' } : { page: lastNumberedPage, cursor };
};

/** The part of a list's view that turns its pages. */
export type Turning = Pick<ListState, 'page' | 'cursor' | 'limit' | 'sort' | 'toPage' | 'request'>;

/** What is known of the way on and back: of the page that is shown, or nothing while it is read. */
type Ways = Partial<Pick<Page<unknown>, 'nextCursor' | 'prevCursor'>> | undefined;

/**
 * Remembers with which cursor each far page of one question is reached. While a far page is read its neighbours are unknown:
 * the step is then not taken.
 */
export const useTrail = ({ page, cursor, limit, sort, toPage, request }: Turning, ways: Ways) => {
  const { page: _page, cursor: _cursor, ...question } = request;
  const of = JSON.stringify([question, limit, sort]);
  const trail = useRef({ of, cursors: new Map<number, string>() });
  return (to: number): void => {
    if (trail.current.of !== of) trail.current = { of, cursors: new Map() };
    const { cursors } = trail.current;
    if (cursor !== undefined) cursors.set(page, cursor);
    if (ways?.nextCursor) cursors.set(page + 1, ways.nextCursor);
    if (ways?.prevCursor) cursors.set(page - 1, ways.prevCursor);
    const way = wayTo(to, cursors);
    if (way.page === to || ways) toPage(way.page, way.cursor);
  };
};
