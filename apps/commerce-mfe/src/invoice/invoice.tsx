import { fullMoney, invoiceKinds, invoiceSeries, type InvoiceRow } from '@lectern/contract/commerce';
import { dayText } from '@lectern/ui-kit/day-text';
import { optionsOf } from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import { Tag } from '../tags/Tag';
import * as texts from '../texts/invoice';
import { paperMarks } from './paper-marks';

/** The columns of the list of papers. */
export const columns: Columns<InvoiceRow> = [
  { id: 'number', head: texts.number, cell: ({ number }) => number },
  { id: 'payerName', head: texts.payer, onCard: true, cell: ({ payerName }) => payerName },
  { id: 'description', head: texts.item, wide: true, quiet: true, priority: 2, cell: ({ description }) => description },
  { id: 'kind', head: texts.kind, onCard: true, priority: 2, cell: ({ kind }) => invoiceKinds[kind] },
  {
    id: 'marks',
    head: texts.marks,
    priority: 1,
    onCard: true,
    exported: false,
    cell: (row) => (
      <span className="money-tags">
        {paperMarks(row).map(({ text, tone }) => (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        ))}
      </span>
    ),
  },
  { id: 'placeOfSupply', head: texts.place, quiet: true, extra: true, cell: ({ placeOfSupply }) => placeOfSupply },
  { id: 'tax', head: texts.tax, numeric: true, quiet: true, priority: 3, cell: (row) => fullMoney(row.taxMinor, row) },
  {
    id: 'total',
    head: texts.total,
    sort: 'total',
    numeric: true,
    onCard: true,
    cell: (row) => <span className="payment-amount">{fullMoney(row.totalMinor, row)}</span>,
  },
  { id: 'order', head: texts.order, quiet: true, extra: true, numeric: true, cell: ({ orderId }) => orderId },
  {
    id: 'issuedOn',
    head: texts.day,
    sort: 'issuedAt',
    quiet: true,
    priority: 1,
    numeric: true,
    cell: ({ issuedOn }) => dayText(issuedOn),
  },
];

/** The filters of the list of papers. */
export const filters: readonly FilterField[] = [
  { name: 'kind', label: texts.kind, options: optionsOf(invoiceKinds), inBar: texts.allKinds },
  { name: 'series', label: texts.series, options: optionsOf(invoiceSeries) },
  { name: 'currency', label: texts.currency },
  { name: 'total', label: texts.total },
  { name: 'issuedOn', label: texts.day },
];
