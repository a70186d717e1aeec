import {
  fullMoney,
  subscriptionGroups,
  type SubscriptionGroup,
  type SubscriptionReportRow,
  type SubscriptionTotal,
} from '@lectern/contract/commerce';
import * as texts from '../../texts/report-subscriptions';
import { changeColumn } from '../change-column';
import { groupText } from '../day-words';
import { isByTime } from '../group-kinds';
import type { ReportColumn } from '../ReportTable';
import { churnText } from './subscription-words';

type Counted = Pick<SubscriptionTotal, 'begun' | 'back' | 'lost' | 'running'>;
const countText = (count: number): string => count.toLocaleString('en-GB');

/** The columns of the subscriptions' table, with the total of the currency as its last line. */
export const columnsOf = (
  groupBy: SubscriptionGroup,
  rows: readonly SubscriptionReportRow[],
  total: SubscriptionTotal | undefined,
): readonly ReportColumn<SubscriptionReportRow>[] => {
  const counts = (of: (sums: Counted) => number) => ({
    cell: (row: SubscriptionReportRow) => countText(of(row)),
    total: total && countText(of(total)),
  });
  return [
    {
      head: subscriptionGroups[groupBy],
      cell: ({ key, label }) => groupText(groupBy, key, label),
      total: total?.currency,
    },
    { head: texts.begun, isWide: true, ...counts(({ begun }) => begun) },
    { head: texts.back, isWide: true, ...counts(({ back }) => back) },
    { head: texts.lost, isWide: true, ...counts(({ lost }) => lost) },
    { head: texts.running, ...counts(({ running }) => running) },
    {
      head: texts.churn,
      isWide: true,
      cell: ({ churnBp }) => churnText(churnBp),
      total: total && churnText(total.churnBp),
    },
    {
      head: texts.income,
      isSorted: !isByTime(groupBy),
      cell: (row) => fullMoney(row.mrrMinor, row),
      total: total && fullMoney(total.mrrMinor, total),
    },
    ...changeColumn(rows, total, ({ mrrMinor }) => mrrMinor),
  ];
};
