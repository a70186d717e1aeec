import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { userCalls } from '@lectern/contract/platform/users';
import type { Chip } from '@lectern/ui-kit/list';
import type { ListState } from '@lectern/ui-kit/table';
import { Empty, FilteredEmpty } from '@lectern/ui-kit/states';

/** Why there are no rows: nothing matches, or nothing was deleted. */
export function UsersNothing({ state, chips }: { readonly state: ListState; readonly chips: readonly Chip[] }): ReactNode {
  const { isFiltered, deleted, q, clear } = state;
  const all = useRead(userCalls.list, { limit: 1, ...(deleted && { deleted: 'only' as const }) }, { enabled: isFiltered, quiet: true, handled: 'all' });
  if (!isFiltered) {
    return (
      <Empty icon="trash" title={deleted ? 'Nothing was deleted in the last 30 days' : 'No accounts yet'}>
        {deleted ? 'A deleted account waits here for 30 days and can be restored.' : 'Accounts appear as people are invited or sign up.'}
      </Empty>
    );
  }
  const filters = [...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`), ...(q === '' ? [] : [`containing “${q}”`])];
  const without = all.data && `${all.data.total.toLocaleString('en-GB')}${all.data.totalIsEstimate ? '+' : ''} accounts`;
  return <FilteredEmpty title="No account matches" filters={filters} without={without} onClear={clear} />;
}
