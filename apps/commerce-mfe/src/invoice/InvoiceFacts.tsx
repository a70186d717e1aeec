import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { fullMoney, invoiceKinds, orderStatuses, personOf, type InvoiceDetail } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import { dayText } from '@lectern/ui-kit/day-text';
import { TimelineEntry, TimelineList } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Link } from '@lectern/ui-kit/router';
import { FactList } from '../facts/FactList';
import { methodText } from '../by-hand/method-text';
import { personPath, personRight } from '../person/person-path';
import * as texts from '../texts/invoice';
import { paymentPath, viewPath } from './address';
import { leftOf } from './left-of';

function Left({ detail }: { readonly detail: InvoiceDetail }): ReactNode {
  const { invoice, notes } = detail;
  const money = (minor: number): string => fullMoney(minor, invoice);
  const { total, taxes } = leftOf(detail);
  return (
    <FactList title={texts.whatIsLeft}>
      <ul className="fact-rows">
        <li>
          <span>{invoice.number}</span>
          <span>{money(invoice.totalMinor)}</span>
          <small>{dayText(invoice.issuedOn)}</small>
        </li>
        {notes.map(({ id, number, kind, issuedOn, totalMinor }) => (
          <li key={id}>
            <Link to={viewPath(id)}>{number}</Link>
            <span>{money(totalMinor)}</span>
            <small>{texts.noteOf(invoiceKinds[kind], dayText(issuedOn))}</small>
          </li>
        ))}
      </ul>
      <ul className="fact-rows invoice-left">
        <li>
          <b>{texts.left}</b>
          <span>{money(total)}</span>
        </li>
        {taxes.map(({ name, rateBp, whole, gone }) => (
          <li key={name}>
            <span>
              {gone === 0
                ? texts.rate(name, rateBp)
                : texts.taxLeft(texts.rate(name, rateBp), money(whole), money(gone))}
            </span>
            <span>{money(whole - gone)}</span>
          </li>
        ))}
      </ul>
    </FactList>
  );
}

function History({ detail: { invoice, notes } }: { readonly detail: InvoiceDetail }): ReactNode {
  return (
    <FactList title={texts.history}>
      <TimelineList>
        {notes.toReversed().map(({ id, kind, reason, byName, issuedOn }) => (
          <TimelineEntry key={id} icon={<Icon name="receipt" size={14} />} at={issuedOn} time={dayText(issuedOn)}>
            {texts.issuedBy(invoiceKinds[kind], byName)}
            {reason !== '' && <small>{texts.quoted(reason)}</small>}
          </TimelineEntry>
        ))}
        <TimelineEntry icon={<Icon name="receipt" size={14} />} at={invoice.issuedAt} time={timeText(invoice.issuedAt)}>
          {invoice.kind === 'invoice' && invoice.paymentId !== null ? texts.issuedWithPayment : texts.issued}
        </TimelineEntry>
      </TimelineList>
    </FactList>
  );
}

/** Facts next to a paper: its rest, linked papers, origin and history. */
export function InvoiceFacts({ detail }: { readonly detail: InvoiceDetail }): ReactNode {
  const { invoice, payment, order, credits, replaces, replacedBy } = detail;
  const person = personOf(order);
  const maySeePerson = useMay(personRight[person.kind]);
  const linkOf = (paper: InvoiceDetail['credits']): ReactNode =>
    paper && <Link to={viewPath(paper.id)}>{paper.number}</Link>;
  return (
    <div className="payment-facts">
      {invoice.kind === 'invoice' && <Left detail={detail} />}
      <FactList
        title={texts.whereFrom}
        facts={[
          [
            texts.person[person.kind],
            maySeePerson ? <Link to={personPath(person)}>{invoice.personName}</Link> : invoice.personName,
          ],
          [invoice.kind === 'debit' ? texts.reverses : texts.credits, linkOf(credits)],
          [texts.replaces, linkOf(replaces)],
          [texts.replacedBy, linkOf(replacedBy)],
          [
            texts.payment,
            payment && (
              <Link to={paymentPath(payment.id)}>
                {texts.paymentOf(methodText(payment), fullMoney(payment.amountMinor, invoice))}
              </Link>
            ),
          ],
          [texts.order, texts.orderOf(order.id, orderStatuses[order.status])],
        ]}
      />
      <History detail={detail} />
    </div>
  );
}
