import type { ReactNode } from 'react';
import { fullMoney, type LedgerKind, type SalesRow, type SalesTotal } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/report-sales';
import { changeColumn } from '../change-column';
import { groupText } from '../day-words';
import { isByTime } from '../group-kinds';
import type { ReportColumn } from '../ReportTable';
import type { RowsView } from './address';

interface Options {
  readonly groupBy: string;
  readonly groupName: string;
  readonly rows: readonly SalesRow[];
  /** The total of the shown currency; undefined where rows of several currencies are shown. */
  readonly total: SalesTotal | undefined;
  /** The address of the rows behind a figure. */
  readonly toOf: (figure: Pick<RowsView, 'key' | 'currency' | 'rowKinds'>) => string;
}

const refundKinds = ['refund', 'refund_failed'] as const satisfies LedgerKind[];
const disputeKinds = ['dispute', 'dispute_won'] as const satisfies LedgerKind[];
/** No filter: the page of rows then has sums for any number of rows. Net and surplus are apart there. */
const allKinds: readonly LedgerKind[] = [];

/** The columns of the sales table, with the total of the currency as its last line. Each figure leads to its rows. */
export const columnsOf = ({ groupBy, groupName, rows, total, toOf }: Options): readonly ReportColumn<SalesRow>[] => {
  const figure = (rowKinds: readonly LedgerKind[], textOf: (sums: SalesRow | SalesTotal) => string) => {
    const link = (sums: SalesRow | SalesTotal, key?: string): ReactNode => (
      <Link to={toOf({ key, currency: sums.currency, rowKinds })}>{textOf(sums)}</Link>
    );
    return { cell: (row: SalesRow) => link(row, row.key), total: total && link(total) };
  };
  const money = (rowKinds: readonly LedgerKind[], part: (sums: SalesRow | SalesTotal) => number) =>
    figure(rowKinds, (sums) => fullMoney(part(sums), sums));
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
      ...figure(['payment'], ({ payments }) => payments.toLocaleString('en-GB')),
    },
    { head: texts.refunded, isWide: true, ...money(refundKinds, (sums) => -sums.refundedMinor) },
    ...(hasDisputes
      ? [
          {
            head: texts.disputed,
            isWide: true,
            ...money(disputeKinds, (sums) => sums.wonBackMinor - sums.disputedMinor),
          },
        ]
      : []),
    { head: texts.net, isSorted: !isByTime(groupBy), ...money(allKinds, (sums) => sums.netMinor) },
    ...changeColumn(rows, total, ({ netMinor }) => netMinor),
  ];
};
