import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import type { RequestOf } from '@lectern/contract/call';
import type { Page } from '@lectern/contract/wire';
import { Empty, FilteredEmpty } from '../states/ListState';
import * as texts from '../texts/table';
import { narrowedBy } from './filter-field';
import { totalText } from './range';
import type { List } from './use-list';

interface Props<Row> {
  readonly list: List<Row>;
  /** Shown where there are no rows at all: an `Empty`. */
  readonly empty: ReactNode;
}

/** Why there are no rows: none yet, none deleted, or none that matches; then what narrows the list, and how many there are without. */
export function ListNothing<Row>({
  list: { call, one, many, state, fields, filterFields, unfiltered },
  empty,
}: Props<Row>): ReactNode {
  const { isFiltered, deleted, q, filters, clear } = state;
  const all = useRead<typeof call, Page<Row>>(
    call,
    unfiltered as RequestOf<typeof call>,
    { enabled: isFiltered, quiet: true, handled: 'all' } as object,
  );
  if (isFiltered) {
    const without = all.data && `${totalText(all.data.total, all.data.totalIsEstimate)} ${many}`;
    return (
      <FilteredEmpty
        title={deleted ? texts.noDeletedMatches(one) : texts.noneMatches(one)}
        filters={narrowedBy({ filterFields, fields, filters }, q)}
        without={without}
        onClear={clear}
      />
    );
  }
  if (!deleted) return empty;
  return (
    <Empty icon="trash" title={texts.nothingDeleted}>
      {texts.deletedWaits(one)}
    </Empty>
  );
}
