import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { chipsOf, choicesOf, FilterBar, FilterChips, FilterMenu, SearchField, type Chip } from '@lectern/ui-kit/list';
import type { Choices } from './choices';
import type { FaqList } from './use-faq-list';
import { filterables } from './view';

/** The chips of the view, and what they can be set to. */
export const useFaqFilters = ({ state }: FaqList, choices: Choices) => {
  const fields = filterables(choices, choicesOf(state.filters['audience']));
  const props = { fields, filters: state.filters, onFilter: state.filter };
  return { ...props, chips: chipsOf(props) };
};

interface Props {
  readonly list: FaqList;
  readonly filters: ReturnType<typeof useFaqFilters>;
  readonly chips: readonly Chip[];
  /** Said at the end: why rows can't be moved here. */
  readonly hint: string | undefined;
}

/** Search and filters above the list, and the way between the order of a category and other orders. */
export function FaqFilters({ list: { state, categoryId, inOrder }, filters: { chips: _chips, ...menu }, chips, hint }: Props): ReactNode {
  const [, setParams] = useSearchParams();
  const byLastChange = (): void => setParams((now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'sort' && name !== 'page'), ['sort', '-updatedAt']]));
  const end =
    categoryId !== undefined && !state.deleted ? (
      <>
        {hint && <span className="faq-hint">{hint}</span>}
        <Button variant="text" onClick={() => (inOrder ? byLastChange() : state.sortBy('sortKey'))}>
          {inOrder ? 'Sort by last change' : 'Order of the category'}
        </Button>
      </>
    ) : undefined;
  return (
    <FilterBar end={end}>
      <SearchField label="Question or answer" value={state.q} onSearch={state.search} />
      <FilterChips chips={chips} />
      <FilterMenu {...menu} />
      {state.isFiltered && (
        <Button variant="text" onClick={state.clear}>
          Clear
        </Button>
      )}
    </FilterBar>
  );
}
