import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Select } from '../form/Select';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { FilterPlace } from './FilterPlace';
import { SearchField } from './SearchField';
import * as texts from '../texts/table';
import { ColumnsButton } from './ColumnsButton';
import { DensityButton } from './DensityButton';
import { ExportButton } from './ExportButton';
import { onlyChoice } from './filter-field';
import { filterSteps } from './list-filters';
import type { List } from './use-list';
import './bar.css';

interface Props<Row> {
  readonly list: List<Row>;
  /** What is searched in: 'Name, e-mail or mobile'. */
  readonly search: string;
  /** False where the API exports no such list. */
  readonly isExported?: boolean;
  /** At the end, before density, columns and export. */
  readonly children?: ReactNode;
}

/** Above a list: search, filters, chips; at the end density, columns and export. */
export function ListBar<Row>({ list, search, isExported = true, children }: Props<Row>): ReactNode {
  const { state, filterFields, chips } = list;
  const { filters, filter } = state;
  if (list.missingRight) return null;
  const inMenu = filterSteps(list);
  return (
    <FilterBar
      end={
        <>
          {children}
          <span className="bar-wide">
            <DensityButton />
            <ColumnsButton list={list} />
          </span>
          {isExported && <ExportButton list={list} />}
        </>
      }
    >
      <SearchField label={search} value={state.q} onSearch={state.search} />
      {filterFields
        .filter(({ inBar }) => inBar !== undefined)
        .map((field) => (
          <span key={field.name} className="bar-select">
            <Select
              label={field.label}
              small
              placeholder={field.inBar ?? ''}
              value={onlyChoice(field, filters[field.name]) ?? ''}
              options={field.options ?? []}
              onChange={(value) => filter(field.name, value === '' ? undefined : `eq:${value}`)}
            />
          </span>
        ))}
      <FilterChips chips={chips} />
      {inMenu.length > 0 && <FilterPlace fields={inMenu} />}
      {state.isFiltered && (
        <Button variant="text" onClick={state.clear}>
          {texts.clear}
        </Button>
      )}
    </FilterBar>
  );
}
