import type { ReactNode } from 'react';
import { fullMoney, paymentStatuses } from '@lectern/contract/commerce';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import { viewPath } from '../payment/address';
import * as texts from '../texts/home-money';
import { useHome } from './use-home';

/** Block of the home page: the last payments. */
export default function HomePayments({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useHome();
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={read.data && (read.data.payments ?? [])}
        none={texts.noPayments}
        row={(payment) => (
          <li key={payment.id}>
            <Link to={viewPath(payment.id)}>{payment.payerName}</Link>
            <span>
              {fullMoney(payment.amountMinor, payment)}, {paymentStatuses[payment.status].toLowerCase()}
            </span>
          </li>
        )}
      />
    </HomeBody>
  );
}
