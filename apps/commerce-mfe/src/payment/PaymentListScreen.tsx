import type { ReactNode } from 'react';
import { fullMoney, paymentCalls, type PaymentRow } from '@lectern/contract/commerce';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import * as texts from '../texts/payment-list';
import { usePersonFilter } from '../person/use-person-filter';
import { viewPath } from './address';
import { columns, filters } from './payment';
import { PaymentSums } from './PaymentSums';
import './list.css';

/** `/payment/list`: all money that came or was tried, with its sums by currency. */
export default function PaymentListScreen(): ReactNode {
  const ofPerson = usePersonFilter();
  const list = useList({
    call: paymentCalls.list,
    screen: 'payment',
    ...texts.counts,
    sort: '-at',
    nameOf: (row) => texts.nameOf(row.payerName, fullMoney(row.amountMinor, row)),
    columns: () => columns,
    filters: [...filters, ...ofPerson],
  });
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={false} />
      <PaymentSums request={list.request} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <Empty icon="credit-card" title={texts.none}>
            {texts.whatItIs}
          </Empty>
        }
        toOf={({ id }: PaymentRow) => viewPath(id)}
      />
    </div>
  );
}
