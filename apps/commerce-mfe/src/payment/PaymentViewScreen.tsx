import type { ReactNode } from 'react';
import { fullMoney, paymentCalls } from '@lectern/contract/commerce';
import { RecordColumns, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import * as texts from '../texts/payment';
import { listPath } from './address';
import { headOf } from './head';
import { PaymentEvents } from './PaymentEvents';
import { PaymentFacts } from './PaymentFacts';
import { PaymentLedger } from './PaymentLedger';
import { useLivePayment } from './use-live-payment';

/** `/payment/view?id=`: a payment with its ledger, what happened to it, and its actions. */
export default function PaymentViewScreen(): ReactNode {
  useLivePayment();
  const found = useRecordInAddress(
    paymentCalls.detail,
    (detail) => detail,
    ({ payment, order }) => `${fullMoney(payment.amountMinor, payment)}, ${order.payer.name}`,
  );
  return (
    <RecordPage
      title={texts.payment}
      icon="credit-card"
      texts={texts}
      what={texts.thePayment}
      loading={texts.loading}
      head={headOf}
      {...{ found, listPath }}
    >
      {(detail) => (
        <RecordColumns aside={<PaymentFacts detail={detail} />}>
          <div className="payment-parts">
            <PaymentLedger detail={detail} />
            <PaymentEvents detail={detail} />
          </div>
        </RecordColumns>
      )}
    </RecordPage>
  );
}
