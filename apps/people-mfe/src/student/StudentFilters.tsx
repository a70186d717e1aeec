import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { Select } from '@lectern/ui-kit/form';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField, type Chip } from '@lectern/ui-kit/list';
import type { Countries } from './countries';
import type { StudentList } from './use-student-list';
import { chipFields, menuFields, onlyCountry } from './view';
import './screen.css';

interface Props {
  readonly list: StudentList;
  readonly countries: Countries;
  readonly chips: readonly Chip[];
}

/** The chips of the filters that are set. */
export const chipsOfList = ({ state }: StudentList, { options }: Countries): readonly Chip[] => chipsOf({ fields: chipFields(options, state.filters['countryId']), filters: state.filters, onFilter: state.filter });

/** Search, country, lead and status above the list. */
export function StudentFilters({ list: { state }, countries, chips }: Props): ReactNode {
  const country = onlyCountry(state.filters['countryId']);
  return (
    <FilterBar>
      <SearchField label="Name, e-mail or mobile" value={state.q} onSearch={state.search} />
      <span className="student-country">
        <Select label="Country" small placeholder="All countries" value={country ?? ''} options={countries.options} onChange={(id) => state.filter('countryId', id === '' ? undefined : `eq:${id}`)} />
      </span>
      <FilterChips chips={chips} />
      <FilterMenu fields={menuFields} filters={state.filters} onFilter={state.filter} />
      {state.isFiltered && (
        <Button variant="text" onClick={state.clear}>
          Clear
        </Button>
      )}
    </FilterBar>
  );
}
