import type { Page } from '@lectern/contract/wire';
import * as texts from '../texts/table';
import { lastNumberedPage } from './list-url';
import { rangeOf } from './range';

/** Where a list is; `shown` are the rows of the page itself, unknown while it is read. */
export interface Standing {
  /** Counted from the end where it is negative. */
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalIsEstimate: boolean;
  readonly shown?: Pick<Page<unknown>, 'items' | 'nextCursor' | 'prevCursor'> | undefined;
}

const span = (first: number, last: number): string =>
  `${first.toLocaleString('en-GB')}–${last.toLocaleString('en-GB')}`;

/** Which rows are shown, in words before 'of' their total; from the end of a list that nobody has counted they have no numbers of their own. */
export const rowsText = ({ page, limit, total, totalIsEstimate, shown }: Standing): string => {
  const count = shown?.items.length ?? limit;
  if (page > 0) {
    const { first, last } = rangeOf(page, limit, total);
    return total === 0
      ? '0'
      : totalIsEstimate
        ? span((page - 1) * limit + 1, (page - 1) * limit + count)
        : span(first, last);
  }
  const behind = (-page - 1) * limit;
  if (!totalIsEstimate) return span(Math.max(1, total - behind - count + 1), total - behind);
  return behind === 0 ? texts.lastRows(count) : texts.fromTheEnd(span(behind + 1, behind + count));
};

/** The pages that are reached from here; undefined where there is none. */
export const waysFrom = ({
  page,
  limit,
  total,
  totalIsEstimate,
  shown,
}: Standing): Readonly<Record<'first' | 'previous' | 'next' | 'last', number | undefined>> => {
  const { pages } = rangeOf(1, limit, total);
  // A page that is counted from the end is never another one's number; how many there are is certain only where they were counted.
  const isEnd =
    page < 0
      ? page === -1
      : shown && (totalIsEstimate || page > lastNumberedPage)
        ? shown.nextCursor === null
        : !totalIsEstimate && page >= pages;
  const isStart = page === 1 || (page < 0 && shown !== undefined && !shown.prevCursor);
  return {
    first: page === 1 ? undefined : 1,
    previous: isStart ? undefined : page < 0 || totalIsEstimate ? page - 1 : Math.min(page - 1, pages),
    next: isEnd ? undefined : page + 1,
    last: isEnd ? undefined : !totalIsEstimate && pages <= lastNumberedPage ? pages : -1,
  };
};
