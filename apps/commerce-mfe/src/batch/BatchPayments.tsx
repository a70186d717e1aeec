import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { paymentCalls, paymentListFields, type PaymentRow } from '@lectern/contract/commerce';
import type { batchPayment, PropsOf } from '@lectern/remote-kit/slots';
import { Empty } from '@lectern/ui-kit/states';
import { useListState } from '@lectern/ui-kit/table';
import { PartList } from '../part-list/PartList';
import { viewPath } from '../payment/address';
import { PaymentSums } from '../payment/PaymentSums';
import * as texts from '../texts/batch';
import { search } from '../texts/payment-list';
import { columns, filters } from './columns';
import '../payment/list.css';

const newest = { sort: '-at' } as const;
const { status, mark, amount, at } = paymentListFields;
const fields = { status, mark, amount, at };

/** Payments for a batch, with their sums by currency: the contribution to `people.student.batch.payment.v1`. */
export default function BatchPayments({ batchId }: PropsOf<typeof batchPayment>): ReactNode {
  const list = useListState(fields, newest);
  const request = { ...list.request, filter: { ...list.request.filter, batchId: `eq:${batchId}` } };
  const read = useRead(paymentCalls.list, request, { handled: 'all', placeholderData: keepPreviousData });
  return (
    <section className="page-stack" aria-label={texts.title}>
      <PaymentSums request={request} />
      <PartList<PaymentRow>
        {...{ list, read, columns, filters, search }}
        label={texts.title}
        nameOf={({ personName }) => personName}
        toOf={({ id }) => viewPath(id)}
        noMatches={texts.noneMatches}
        empty={
          <Empty icon="credit-card" title={texts.none}>
            {texts.areShown}
          </Empty>
        }
      />
    </section>
  );
}
