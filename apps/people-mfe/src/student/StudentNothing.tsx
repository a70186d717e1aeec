import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import type { Chip } from '@lectern/ui-kit/list';
import { Empty, FilteredEmpty } from '@lectern/ui-kit/states';
import type { Countries } from './countries';
import type { StudentList } from './use-student-list';
import { onlyCountry } from './view';

interface Props {
  readonly list: StudentList;
  readonly countries: Countries;
  readonly chips: readonly Chip[];
  /** The button that adds one, for who may. */
  readonly add: ReactNode;
}

/** What narrows the list, in words. */
const askedText = ({ state }: StudentList, { options }: Countries, chips: readonly Chip[]): readonly string[] => {
  const country = onlyCountry(state.filters['countryId']);
  return [
    ...(country === undefined ? [] : [`Country is ${options.find(({ value }) => value === country)?.label ?? country}`]),
    ...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`),
    ...(state.q === '' ? [] : [`containing “${state.q}”`]),
  ];
};

/** Why there are no rows: none yet, none deleted, or none that matches; then what narrows the list, and how many there are without. */
export function StudentNothing({ list, countries, chips, add }: Props): ReactNode {
  const { isFiltered, deleted, clear } = list.state;
  const all = useRead(studentCalls.list, { limit: 1, ...(deleted && { deleted: 'only' as const }) }, { enabled: isFiltered, quiet: true, handled: 'all' });
  if (isFiltered) {
    const without = all.data && `${all.data.total.toLocaleString('en-GB')}${all.data.totalIsEstimate ? '+' : ''} students`;
    return <FilteredEmpty title={deleted ? 'No deleted student matches' : 'No student matches'} filters={askedText(list, countries, chips)} without={without} onClear={clear} />;
  }
  return deleted ? (
    <Empty icon="trash" title="Nothing was deleted in the last 30 days">
      A deleted student waits here for 30 days and can be restored.
    </Empty>
  ) : (
    <Empty icon="graduation-cap" title="No students yet" action={add}>
      A student has an account and learns here: from the first contact to lessons.
    </Empty>
  );
}
