import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { FilterBar, FilterChips, FilterMenu, SearchField, type Chip } from '@lectern/ui-kit/list';
import { type ListState } from '@lectern/ui-kit/table';
import { filterables } from './view';

interface Props {
  readonly state: ListState;
  readonly chips: readonly Chip[];
}

/** Search and filters above the list. */
export function CouponFilters({ state, chips }: Props): ReactNode {
  return (
    <FilterBar>
      <SearchField label="Name or code" value={state.q} onSearch={state.search} />
      <FilterChips chips={chips} />
      <FilterMenu fields={filterables} filters={state.filters} onFilter={state.filter} />
      {state.isFiltered && (
        <Button variant="text" onClick={state.clear}>
          Clear
        </Button>
      )}
    </FilterBar>
  );
}
