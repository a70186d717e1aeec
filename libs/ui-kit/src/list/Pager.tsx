import type { ReactNode } from 'react';
import { Select } from '../form/Select';
import { IconAction } from '../kit/IconAction';
import * as texts from '../texts/pager';
import { pageSizes } from './list-url';
import { rowsText, waysFrom, type Standing } from './pages';
import { totalText } from './range';
import './pager.css';

interface Props extends Omit<Standing, 'totalIsEstimate'> {
  readonly totalIsEstimate?: boolean;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
}

/** Of these parts alone, which load after the first screen: the table of icons comes before it. */
const toFirst = { path: 'm11 17-5-5 5-5m7 10-5-5 5-5' };
const toLast = { path: 'm6 17 5-5-5-5m7 10 5-5-5-5' };

const sizes = pageSizes.map((size) => ({ value: size as number, label: String(size) }));

/** Which rows are shown, how many to a page, and the way to the others; the last page is -1 where it has no number. */
export function Pager({ totalIsEstimate = false, onPage, onLimit, ...rest }: Props): ReactNode {
  const { limit, total } = rest;
  const standing = { ...rest, totalIsEstimate };
  const ways = waysFrom(standing);
  const choices = sizes.some(({ value }) => value === limit)
    ? sizes
    : [{ value: limit, label: String(limit) }, ...sizes];
  const way = (name: string, icon: Parameters<typeof IconAction>[0]['icon'], to: number | undefined): ReactNode => (
    <IconAction
      size="small"
      icon={icon}
      label={name}
      disabled={to === undefined}
      onClick={() => to !== undefined && onPage(to)}
    />
  );
  return (
    <nav className="pager" aria-label={texts.pages}>
      <span>{texts.rowsOf(rowsText(standing), <b>{totalText(total, totalIsEstimate)}</b>)}</span>
      <span className="pager-size">
        <span className="pager-words">{texts.rowsPerPage}</span>
        <Select
          small
          label={texts.rowsPerPage}
          value={limit}
          options={choices}
          onChange={(size) => size !== '' && onLimit(size)}
        />
      </span>
      <span className="pager-ways">
        {way(texts.first, toFirst, ways.first)}
        {way(texts.previous, 'chevron-left', ways.previous)}
        {way(texts.next, 'chevron-right', ways.next)}
        {way(texts.last, toLast, ways.last)}
      </span>
    </nav>
  );
}
