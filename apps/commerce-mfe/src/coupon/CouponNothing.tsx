import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { couponCalls } from '@lectern/contract/commerce';
import type { Chip } from '@lectern/ui-kit/list';
import type { ListState } from '@lectern/ui-kit/table';
import { Empty, FilteredEmpty } from '@lectern/ui-kit/states';
import { ofStandard } from './view';

interface Props {
  readonly state: ListState;
  readonly chips: readonly Chip[];
  /** The button that makes one, for who may. */
  readonly create: ReactNode;
}

/** Why there are no rows: none yet, none deleted, or none that matches; then what narrows the list, and how many there are without. */
export function CouponNothing({ state: { isFiltered, deleted, q, clear }, chips, create }: Props): ReactNode {
  const all = useRead(couponCalls.list, ofStandard({ limit: 1, ...(deleted && { deleted: 'only' as const }) }), { enabled: isFiltered, quiet: true, handled: 'all' });
  if (isFiltered) {
    const filters = [...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`), ...(q === '' ? [] : [`containing “${q}”`])];
    const without = all.data && `${all.data.total.toLocaleString('en-GB')}${all.data.totalIsEstimate ? '+' : ''} coupons`;
    return <FilteredEmpty title={deleted ? 'No deleted coupon matches' : 'No coupon matches'} filters={filters} without={without} onClear={clear} />;
  }
  return deleted ? (
    <Empty icon="trash" title="Nothing was deleted in the last 30 days">
      A deleted coupon waits here for 30 days and can be restored.
    </Empty>
  ) : (
    <Empty icon="ticket" title="No coupons yet" action={create}>
      A coupon takes a part or an amount off an order. It can be used once it is active and its period has begun.
    </Empty>
  );
}
