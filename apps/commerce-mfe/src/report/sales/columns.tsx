import { fullMoney, type SalesRow, type SalesTotal } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/report-sales';
import { changeColumn } from '../change-column';
import { groupText } from '../day-words';
import { isByTime } from '../group-kinds';
import type { ReportColumn } from '../ReportTable';

interface Options {
  readonly groupBy: string;
  readonly groupName: string;
  readonly rows: readonly SalesRow[];
  /** The total of the shown currency; undefined where rows of several currencies are shown. */
  readonly total: SalesTotal | undefined;
  /** The rows behind a figure. */
  readonly toOf: (row: SalesRow) => string;
}

/** The columns of the sales table, with the total of the currency as its last line. */
export const columnsOf = ({ groupBy, groupName, rows, total, toOf }: Options): readonly ReportColumn<SalesRow>[] => {
  const money = (part: (sums: SalesRow | SalesTotal) => number) => ({
    cell: (row: SalesRow) => fullMoney(part(row), row),
    total: total && fullMoney(part(total), total),
  });
  const hasDisputes = rows.some(({ disputedMinor, wonBackMinor }) => disputedMinor > 0 || wonBackMinor > 0);
  return [
    {
      head: groupName,
      cell: ({ key, label }) => groupText(groupBy, key, label),
      total: total?.currency,
    },
    {
      head: texts.paid,
      isWide: true,
      cell: (row) => <Link to={toOf(row)}>{row.payments.toLocaleString('en-GB')}</Link>,
      total: total?.payments.toLocaleString('en-GB'),
    },
    { head: texts.refunded, isWide: true, ...money((sums) => -sums.refundedMinor) },
    ...(hasDisputes
      ? [{ head: texts.disputed, isWide: true, ...money((sums) => sums.wonBackMinor - sums.disputedMinor) }]
      : []),
    { head: texts.net, isSorted: !isByTime(groupBy), ...money((sums) => sums.netMinor) },
    ...changeColumn(rows, total, ({ netMinor }) => netMinor),
  ];
};
