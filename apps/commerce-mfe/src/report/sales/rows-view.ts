import { saleItemKinds, salesGroups, type SalesGroup } from '@lectern/contract/commerce';
import { periodFault } from '../period';
import { readReportView } from '../report-view';
import type { RowsView } from './address';

const choices = { groups: salesGroups, firstGroup: 'item', kinds: saleItemKinds } as const;

/** Reads the address of the rows behind a figure. A long period is only for an export. */
export const readRowsView = (params: URLSearchParams, today: string): RowsView & { readonly isLong: boolean } => {
  const { period, currency, groupBy, kind } = readReportView<SalesGroup>(params, choices, today);
  const key = params.get('key');
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const isLong = periodFault(own) === 'too long';
  return {
    period: isLong ? own : period,
    isLong,
    currency,
    groupBy,
    kind,
    key: key !== null && key.length <= 60 ? key : undefined,
  };
};
