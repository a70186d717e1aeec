import type { ReactNode } from 'react';
import { fullMoney, orderStatuses, paymentProviders, personOf, type PaymentDetail } from '@lectern/contract/commerce';
import { useMay } from '@lectern/auth';
import { Link } from '@lectern/ui-kit/router';
import { FactList } from '../facts/FactList';
import { dayText } from '@lectern/ui-kit/day-text';
import { methodText } from '../by-hand/method-text';
import { ProofLink } from '../by-hand/ProofLink';
import * as byHand from '../texts/money-by-hand';
import * as texts from '../texts/payment';
import { personPath, personRight } from '../person/person-path';
import { invoicePath, linkPath } from './address';
import { AskProvider } from './AskProvider';
import { RefundRows } from './RefundRows';

function OrderFacts({ detail: { order, payment } }: { readonly detail: PaymentDetail }): ReactNode {
  const { learnerName, payer, isOwnPayer, coupon, access, accessError } = order;
  const person = personOf(order);
  const [maySeePerson, maySeeLink] = [useMay(personRight[person.kind]), useMay(['paymentVerify'])];
  const who = isOwnPayer ? texts.theBuyer[person.kind] : payer.name;
  const number = texts.orderOf(order.id, orderStatuses[order.status]);
  return (
    <FactList
      title={texts.order}
      facts={[
        [texts.item, order.item.title],
        [
          texts.order,
          payment.linkId !== null && maySeeLink ? <Link to={linkPath(payment.linkId)}>{number}</Link> : number,
        ],
        [texts.buyer[person.kind], maySeePerson ? <Link to={personPath(person)}>{learnerName}</Link> : learnerName],
        [texts.payer, [who, payer.place, payer.email, payer.taxId].filter(Boolean).join(', ')],
        [texts.soldBy, order.soldBy ?? texts.none],
        [texts.coupon, coupon ? texts.couponOf(coupon.code, fullMoney(coupon.discountMinor, order)) : texts.none],
        [texts.access, [texts.accessWords[access], accessError].filter(Boolean).join(': ')],
      ]}
    />
  );
}

function PaperFacts({ detail: { papers, payment } }: { readonly detail: PaymentDetail }): ReactNode {
  return (
    <FactList title={texts.papers}>
      {papers.length === 0 ? (
        <p>{payment.isSurplus ? texts.noPaperOfSurplus : texts.noPaper}</p>
      ) : (
        <ul className="fact-rows">
          {papers.map(({ id, number, totalMinor }) => (
            <li key={id}>
              <Link to={invoicePath(id)}>{number}</Link>
              <span>{fullMoney(totalMinor, payment)}</span>
            </li>
          ))}
        </ul>
      )}
    </FactList>
  );
}

/** Facts next to the ledger of a payment: order, papers, refunds and disputes, provider. */
export function PaymentFacts({ detail }: { readonly detail: PaymentDetail }): ReactNode {
  const { payment } = detail;
  const provider = paymentProviders[payment.provider];
  const isByHand = payment.provider === 'manual';
  return (
    <div className="payment-facts">
      <OrderFacts detail={detail} />
      <PaperFacts detail={detail} />
      <RefundRows detail={detail} />
      <FactList
        title={texts.provider}
        facts={[
          [texts.account, isByHand ? provider : texts.accountOf(provider, payment.isLive)],
          [texts.method, methodText(payment)],
          [texts.attempt, payment.session],
          [texts.failure, payment.failure],
          [texts.recordedBy, payment.recordedByName],
          [byHand.receivedOn, payment.receivedOn && dayText(payment.receivedOn)],
          [byHand.proof, payment.proof && <ProofLink key="proof" payment={payment} />],
          [payment.status === 'lapsed' ? byHand.refusedBy : texts.confirmedBy, payment.verifiedByName],
        ]}
      >
        {payment.linkId !== null && !isByHand && <AskProvider linkId={payment.linkId} provider={provider} />}
      </FactList>
    </div>
  );
}
