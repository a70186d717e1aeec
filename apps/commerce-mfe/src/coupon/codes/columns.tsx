import { couponCodeStates, type CouponCodeOne } from '@lectern/contract/commerce';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { optionsOf } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/codes';

/** The status of the kit that gives each state its mark. */
export const statuses = { unused: 'draft', reserved: 'waiting', used: 'active', void: 'cancelled' } as const;

export const columns: Columns<CouponCodeOne> = [
  {
    id: 'code',
    head: texts.code,
    wide: true,
    cell: ({ code }) => <span className="coupon-code">{code}</span>,
  },
  {
    id: 'state',
    head: texts.state,
    onCard: true,
    cell: ({ state }) => <StatusLabel status={statuses[state]} label={couponCodeStates[state]} />,
  },
  { id: 'createdAt', head: texts.made, sort: 'createdAt', quiet: true, cell: ({ createdAt }) => timeText(createdAt) },
];

export const filters = [{ name: 'state', label: texts.state, options: optionsOf(couponCodeStates) }];
