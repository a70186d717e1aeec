import type { ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { Select } from '../form/Select';
import { Icon } from '../icons/Icon';
import { pageSizes } from './list-url';
import { rangeOf, totalText } from './range';
import './pager.css';

interface Props {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalIsEstimate?: boolean;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
}

const sizes = pageSizes.map((size) => ({ value: size as number, label: String(size) }));

/** Which rows are shown, how many to a page, and the way to the others. */
export function Pager({ page, limit, total, totalIsEstimate = false, onPage, onLimit }: Props): ReactNode {
  const { first, last, pages } = rangeOf(page, limit, total);
  const choices = sizes.some(({ value }) => value === limit) ? sizes : [{ value: limit, label: String(limit) }, ...sizes];
  return (
    <nav className="pager" aria-label="Pages">
      <span>
        {total === 0 ? '0' : `${first.toLocaleString('en-GB')}–${last.toLocaleString('en-GB')}`} of <b>{totalText(total, totalIsEstimate)}</b>
      </span>
      <span className="pager-size">
        <span className="pager-words">Rows per page</span>
        <Select small label="Rows per page" value={limit} options={choices} onChange={(size) => size !== '' && onLimit(size)} />
      </span>
      <IconButton size="small" aria-label="Previous page" title="Previous page" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton size="small" aria-label="Next page" title="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon name="chevron-right" />
      </IconButton>
    </nav>
  );
}
