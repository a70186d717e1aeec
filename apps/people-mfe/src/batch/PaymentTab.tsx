import { useMemo, type ReactNode } from 'react';
import { SlotPlace } from '@lectern/ui-kit';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/batch-page';
import { BatchPage } from './BatchPage';

function Payments({ batchId }: { readonly batchId: number }): ReactNode {
  const props = useMemo(() => ({ batchId }), [batchId]);
  return (
    <SlotPlace
      slot="people.student.batch.payment.v1"
      props={props}
      waiting={<p role="status">{texts.paymentsLoading}</p>}
      empty={
        <Empty icon="credit-card" title={texts.noPayments}>
          {texts.noPaymentsMeans}
        </Empty>
      }
    />
  );
}

/** `/student/batch/payment?id=` and `/trainer/batch/payment?id=`: what the members of a batch paid, by the remote that sells. */
export default function PaymentTab(): ReactNode {
  return <BatchPage>{({ id }) => <Payments batchId={id} />}</BatchPage>;
}
