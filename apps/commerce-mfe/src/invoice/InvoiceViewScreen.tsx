import type { ReactNode } from 'react';
import { fullMoney, invoiceCalls, type InvoiceDetail } from '@lectern/contract/commerce';
import { dayText } from '@lectern/ui-kit/day-text';
import { CopyLink } from '@lectern/ui-kit/detail';
import { RecordColumns, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import { Link } from '@lectern/ui-kit/router';
import { Tag } from '../tags/Tag';
import * as texts from '../texts/invoice';
import { listPath, viewPath } from './address';
import { RequestNote } from './RequestNote';
import { CorrectButton } from './CorrectButton';
import { DownloadButton } from './DownloadButton';
import { InvoiceFacts } from './InvoiceFacts';
import { paperMarks } from './paper-marks';
import { Paper } from './Paper';
import './paper-screen.css';
import '../payment/decision.css';

const headOf = (detail: InvoiceDetail) => {
  const { invoice, replacedBy, request, paper } = detail;
  return {
    name: invoice.number,
    status: 'issued',
    statusLabel: texts.issued,
    marks: (
      <span className="money-tags">
        {paperMarks(invoice).map(({ text, tone }) => (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        ))}
      </span>
    ),
    note: replacedBy ? (
      <p className="payment-note">
        {texts.replacedBy} <Link to={viewPath(replacedBy.id)}>{replacedBy.number}</Link>
      </p>
    ) : (
      request && <RequestNote request={request} />
    ),
    identity: [
      paper.learner === '' ? invoice.payerName : texts.forLearner(invoice.payerName, paper.learner),
      dayText(invoice.issuedOn),
      fullMoney(invoice.totalMinor, invoice),
      texts.neverChanges,
    ].join(' · '),
    figures: [],
    actions: (
      <>
        <CopyLink />
        <DownloadButton id={invoice.id} />
        {detail.invoice.kind === 'invoice' && <CorrectButton detail={detail} />}
      </>
    ),
  };
};

/** `/invoice/view?id=`: an issued paper, what is left of it, and where it comes from. */
export default function InvoiceViewScreen(): ReactNode {
  const found = useRecordInAddress(
    invoiceCalls.detail,
    (detail) => detail,
    ({ invoice }) => invoice.number,
  );
  return (
    <RecordPage
      title={texts.invoice}
      icon="receipt"
      texts={texts}
      what={texts.theInvoice}
      loading={texts.loading}
      head={headOf}
      {...{ found, listPath }}
    >
      {(detail) => (
        <RecordColumns aside={<InvoiceFacts detail={detail} />}>
          <Paper paper={detail.paper} number={detail.invoice.number} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}
