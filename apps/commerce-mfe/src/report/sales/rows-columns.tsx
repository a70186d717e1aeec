import { fullMoney, salesFactKinds, type SalesFact } from '@lectern/contract/commerce';
import type { Columns } from '@lectern/ui-kit/table';
import { momentText } from '../../seconds';
import * as texts from '../../texts/report-sales';

/** The columns of the rows behind a figure. Amounts have their sign. */
export const columns: Columns<SalesFact> = [
  { id: 'title', head: texts.item, cell: ({ title }) => title },
  {
    id: 'personName',
    head: texts.person,
    quiet: true,
    priority: 2,
    onCard: true,
    cell: ({ personName }) => personName,
  },
  { id: 'kind', head: texts.rowKind, onCard: true, cell: ({ kind }) => salesFactKinds[kind] },
  { id: 'paperNumber', head: texts.paper, quiet: true, priority: 3, cell: ({ paperNumber }) => paperNumber },
  {
    id: 'discount',
    head: texts.discount,
    numeric: true,
    quiet: true,
    priority: 3,
    cell: (row) => fullMoney(row.discountMinor, row),
  },
  { id: 'tax', head: texts.tax, numeric: true, quiet: true, priority: 3, cell: (row) => fullMoney(row.taxMinor, row) },
  { id: 'amount', head: texts.amount, numeric: true, onCard: true, cell: (row) => fullMoney(row.amountMinor, row) },
  { id: 'at', head: texts.time, sort: 'at', numeric: true, quiet: true, priority: 1, cell: ({ at }) => momentText(at) },
];
