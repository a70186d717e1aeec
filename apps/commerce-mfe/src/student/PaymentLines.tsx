import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, paymentCalls, paymentStatuses } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import { paymentsOf, viewPath } from '../payment/address';
import * as texts from '../texts/student';

const shown = 5;

/** The last payments for a student, each leading to its page with order, invoice and link. */
export function PaymentLines({ studentId }: { readonly studentId: number }): ReactNode {
  const { data, error } = useRead(
    paymentCalls.list,
    { filter: { studentId: `eq:${studentId}` }, limit: shown },
    { quiet: true, handled: 'all' },
  );
  if (error) return <p className="is-nothing">{texts.notLoaded}</p>;
  if (data?.items.length === 0) return <p className="is-nothing">{texts.noPayments}</p>;
  return (
    <>
      <ul className="student-money">
        {data?.items.map((payment) => (
          <li key={payment.id}>
            <Link to={viewPath(payment.id)}>{payment.title}</Link>
            <span>
              {fullMoney(payment.amountMinor, payment)} {paymentStatuses[payment.status].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      {data && <Link to={paymentsOf(studentId)}>{texts.allPayments}</Link>}
    </>
  );
}
