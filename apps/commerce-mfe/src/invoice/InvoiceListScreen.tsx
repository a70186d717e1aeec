import type { ReactNode } from 'react';
import { invoiceCalls, type InvoiceRow } from '@lectern/contract/commerce';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import { usePersonFilter } from '../person/use-person-filter';
import * as texts from '../texts/invoice';
import { viewPath } from './address';
import { columns, filters } from './invoice';
import '../payment/list.css';

/** `/invoice/list`: all papers that were issued. */
export default function InvoiceListScreen(): ReactNode {
  const ofPerson = usePersonFilter();
  const list = useList({
    call: invoiceCalls.list,
    screen: 'invoice',
    ...texts.counts,
    sort: '-issuedAt',
    nameOf: ({ number }) => number,
    columns: () => columns,
    filters: [...filters, ...ofPerson],
  });
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={false} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <Empty icon="receipt" title={texts.none}>
            {texts.whatItIs}
          </Empty>
        }
        toOf={({ id }: InvoiceRow) => viewPath(id)}
      />
    </div>
  );
}
