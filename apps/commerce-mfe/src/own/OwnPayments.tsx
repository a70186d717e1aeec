import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, ownMoneyCalls } from '@lectern/contract/commerce';
import type { PropsOf, studentArea } from '@lectern/remote-kit/slots';
import { dateText } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/own-money';
import { OwnPaymentPart } from './OwnPaymentPart';
import { PayLink } from './PayLink';
import './own.css';

const atFirst = 5;

/** Block of the student area: one's own payments with their papers, and links that can be paid. */
export default function OwnPayments({ impersonated }: PropsOf<typeof studentArea>): ReactNode {
  const [isAll, setAll] = useState(false);
  const read = useRead(ownMoneyCalls.payments, {}, { handled: 'all', staleTime: 0 });
  const { payments, links, total } = read.data ?? { payments: [], links: [], total: 0 };
  const shown = isAll ? payments : payments.slice(0, atFirst);
  return (
    <section className="own-money" aria-label={texts.payments}>
      <h2>{texts.payments}</h2>
      <PageRead reads={[read]} what={texts.thePayments} loading={texts.loadingPayments}>
        {() => (
          <>
            {links.length > 0 && (
              <>
                <h3>{texts.openLinks}</h3>
                <ul aria-label={texts.openLinks}>
                  {links.map((link) => (
                    <li key={link.id}>
                      <div className="own-what">
                        <strong>{link.title}</strong>
                        <span>{texts.linkUntil(fullMoney(link.totalMinor, link), dateText(link.expiresAt))}</span>
                      </div>
                      <div className="own-actions">
                        <PayLink link={link} />
                      </div>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {payments.length === 0 ? (
              <p className="own-quiet">{texts.noPayments}</p>
            ) : (
              <ul>
                {shown.map((payment) => (
                  <OwnPaymentPart key={payment.id} payment={payment} readOnly={impersonated} />
                ))}
              </ul>
            )}
            {shown.length < payments.length && (
              <Button onClick={() => setAll(true)}>{texts.all(payments.length)}</Button>
            )}
            {isAll && total > payments.length && <p className="own-quiet">{texts.newest(payments.length, total)}</p>}
          </>
        )}
      </PageRead>
    </section>
  );
}
