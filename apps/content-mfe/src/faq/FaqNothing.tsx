import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { faqCalls } from '@lectern/contract/content';
import { Empty, FilteredEmpty } from '@lectern/ui-kit/states';
import type { Chip } from '@lectern/ui-kit/list';
import type { ListState } from '@lectern/ui-kit/table';

interface Props {
  readonly state: ListState;
  readonly chips: readonly Chip[];
  /** The button that adds one, for who may. */
  readonly add: ReactNode;
}

/** Why there are no rows: none yet, none deleted, or none that matches; then what narrows the list, and how many there are without. */
export function FaqNothing({ state, chips, add }: Props): ReactNode {
  const { isFiltered, deleted, q, clear } = state;
  const all = useRead(faqCalls.list, { limit: 1, ...(deleted && { deleted: 'only' as const }) }, { enabled: isFiltered, quiet: true, handled: 'all' });
  if (isFiltered) {
    const filters = [...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`), ...(q === '' ? [] : [`containing “${q}”`])];
    return <FilteredEmpty title={deleted ? 'No deleted FAQ matches' : 'No FAQ matches'} filters={filters} without={all.data && `${all.data.total.toLocaleString('en-GB')}${all.data.totalIsEstimate ? '+' : ''} FAQs`} onClear={clear} />;
  }
  return deleted ? (
    <Empty icon="trash" title="Nothing was deleted in the last 30 days">
      A deleted FAQ waits here for 30 days and can be restored.
    </Empty>
  ) : (
    <Empty icon="help-circle" title="No FAQs yet" action={add}>
      A FAQ answers one question of students, trainers, agencies or institutes. It is shown once it is published.
    </Empty>
  );
}
