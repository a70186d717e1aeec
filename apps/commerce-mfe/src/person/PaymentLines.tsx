import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, paymentCalls, paymentStatuses, type Person } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import { filterOf, paymentsOf, viewPath } from '../payment/address';
import * as texts from '../texts/person-money';

const shown = 5;

/** The last payments for a person, each leading to its page with order, invoice and link. */
export function PaymentLines({ person }: { readonly person: Person }): ReactNode {
  const { data, error } = useRead(
    paymentCalls.list,
    { filter: filterOf(person), limit: shown },
    { quiet: true, handled: 'all' },
  );
  if (error) return <p className="is-nothing">{texts.notLoaded}</p>;
  if (data?.items.length === 0) return <p className="is-nothing">{texts.noPayments}</p>;
  return (
    <>
      <ul className="person-money">
        {data?.items.map((payment) => (
          <li key={payment.id}>
            <Link to={viewPath(payment.id)}>{payment.title}</Link>
            <span>
              {fullMoney(payment.amountMinor, payment)} {paymentStatuses[payment.status].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      {data && <Link to={paymentsOf(person)}>{texts.allPayments}</Link>}
    </>
  );
}
