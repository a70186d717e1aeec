import { useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { matchesWords } from '../form/matching';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/filter-place';
import { walkKeys } from './walk-keys';
import './filters.css';

/** A list that is longer than this is narrowed by typing. */
const short = 7;

interface Props<Item> {
  readonly items: readonly Item[];
  /** What the typing finds: 'Find a field'. */
  readonly find: string;
  readonly children: (item: Item) => ReactNode;
}

/** Items to choose from by mouse or arrow keys; many are narrowed by typing a part of their label. */
export function Narrowed<Item extends { readonly label: string }>({ items, find, children }: Props<Item>): ReactNode {
  const [typed, setTyped] = useState('');
  const shown = items.filter(({ label }) => matchesWords(label, typed));
  return (
    <div className="narrowed" onKeyDown={walkKeys}>
      {items.length > short && (
        <OutlinedInput
          size="small"
          type="text"
          fullWidth
          value={typed}
          placeholder={find}
          onChange={({ target }) => setTyped(target.value)}
          startAdornment={<Icon name="search" />}
          slotProps={{ input: { 'aria-label': find } }}
        />
      )}
      <div className="narrowed-list">{shown.map(children)}</div>
      <p role="status">{shown.length === 0 && texts.nothingFound}</p>
    </div>
  );
}
