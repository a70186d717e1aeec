import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { fullMoney, paylinkCalls, type PaylinkDetail } from '@lectern/contract/commerce';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/paylink-made';
import { LinkAddress } from './LinkAddress';
import { saveInvoice } from './link-actions';
import { MadeBar } from './MadeBar';
import { dayAndClock } from './moments';
import { RecordMoney } from '../by-hand/RecordMoney';
import { NextSteps } from './NextSteps';
import { firstNames } from './next-steps';
import { TextToSend } from './TextToSend';
import './made.css';

interface Props {
  readonly link: PaylinkDetail;
  readonly links: ReactNode;
  readonly onNew: () => void;
}

/** The invoice of a paid link, as a file. */
function InvoiceButton({ id }: { readonly id: number }): ReactNode {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    // A refusal is shown by the client.
    await saveInvoice(id).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button
      className="paylink-invoice"
      startIcon={<Icon name="arrow-down" />}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => void (busy || save())}
    >
      {texts.invoice}
    </Button>
  );
}

/** A link that was made: its address, the text to send, and what happens with it. */
export function LinkMade({ link, links, onNew }: Props): ReactNode {
  const queryClient = useQueryClient();
  const from = useSession(({ document }) => document && `${document.user.firstName}, ${document.settings.productName}`);
  const { payer, learner } = firstNames(link);
  const { url, invoiceId, item } = link;
  const text =
    url === null
      ? ''
      : texts.message({
          payer,
          item: item.title,
          learner: payer === learner ? undefined : learner,
          sum: fullMoney(link.totalMinor, link),
          url,
          until: dayAndClock(link.expiresAt, link.zone),
          from: from ?? '',
        });
  const changed = (): void =>
    void invalidate(queryClient, paylinkCalls.detail, paylinkCalls.list, paylinkCalls.figures);
  return (
    <div className="paylink-form">
      <div className="paylink-columns">
        <div className="paylink-parts">
          <LinkAddress link={link} text={text} />
          <RecordMoney link={link} />
          {invoiceId !== null && <InvoiceButton id={invoiceId} />}
          {url !== null && <TextToSend text={text} />}
          {link.totalMinor > 0 && <NextSteps link={link} />}
        </div>
        <div className="paylink-side">{links}</div>
      </div>
      <MadeBar link={link} text={text} onChanged={changed} onNew={onNew} />
    </div>
  );
}
