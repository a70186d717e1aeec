import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/filter-chips';
import './filters.css';

export interface Chip {
  readonly field: string;
  /** In words: 'is', 'any of'. */
  readonly operator: string;
  readonly value: string;
  readonly onRemove: () => void;
}

/** The filters at work: field, operator, value and the way to take each away. */
export function FilterChips({
  chips,
  onClear,
}: {
  readonly chips: readonly Chip[];
  readonly onClear?: () => void;
}): ReactNode {
  return (
    <>
      {chips.length > 0 && (
        <ul className="chips" aria-label={texts.filters}>
          {chips.map(({ field, operator, value, onRemove }) => (
            <li key={field} className="chip">
              <span>{field}</span>
              <span>{operator}</span>
              <b>{value}</b>
              <Tooltip title={texts.removeFilter}>
                <button type="button" aria-label={texts.removeFilterOf(field)} onClick={onRemove}>
                  <Icon name="x" size={14} />
                </button>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && onClear && (
        <Button variant="text" className="filters-clear" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </>
  );
}
