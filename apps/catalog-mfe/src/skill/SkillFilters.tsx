import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { Select } from '@lectern/ui-kit/form';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField, type Chip } from '@lectern/ui-kit/list';
import type { Categories } from './categories';
import type { SkillList } from './use-skill-list';
import { chipFields, onlyCategory, statusField } from './view';
import './screen.css';

interface Props {
  readonly list: SkillList;
  readonly categories: Categories;
  readonly chips: readonly Chip[];
}

/** The chips of the filters that are set. */
export const chipsOfList = ({ state }: SkillList, { options }: Categories): readonly Chip[] => chipsOf({ fields: chipFields(options, state.filters['categoryId']), filters: state.filters, onFilter: state.filter });

/** Search, category and status above the list. A category means all that lies below it too. */
export function SkillFilters({ list: { state }, categories, chips }: Props): ReactNode {
  const category = onlyCategory(state.filters['categoryId']);
  return (
    <FilterBar>
      <SearchField label="Name or other spelling" value={state.q} onSearch={state.search} />
      <span className="skill-category">
        <Select label="Category" small placeholder="All categories" value={category ?? ''} options={categories.options} onChange={(id) => state.filter('categoryId', id === '' ? undefined : `eq:${id}`)} />
      </span>
      <FilterChips chips={chips} />
      <FilterMenu fields={[statusField]} filters={state.filters} onFilter={state.filter} />
      {state.isFiltered && (
        <Button variant="text" onClick={state.clear}>
          Clear
        </Button>
      )}
    </FilterBar>
  );
}
