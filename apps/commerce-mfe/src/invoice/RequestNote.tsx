import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { correctionRequestCalls, type CorrectionRequest } from '@lectern/contract/commerce';
import { dateText, useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { changed } from '../payment/changed';
import { RightButton } from '../payment/RightButton';
import * as texts from '../texts/invoice-request';
import { useCorrectOpen } from './use-correct-open';
import '../payment/decision.css';
import './request-note.css';

/** A student asks for another payer. The form of the correction shows it; a dismissal needs a reason. */
export function RequestNote({ request }: { readonly request: CorrectionRequest }): ReactNode {
  const [, setCorrecting] = useCorrectOpen();
  const [isDismissing, setDismissing] = useState(false);
  const { mutateAsync: dismiss } = useCall(correctionRequestCalls.dismiss, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  return (
    <div className="payment-note request-note" role="status">
      <Icon name="hourglass" />
      <p>
        <b>{texts.asksFor(request.requestedByName)}</b> {texts.requestedOn(dateText(request.requestedAt))}
      </p>
      <RightButton right="invoiceIssue" variant="outlined" onClick={() => setCorrecting(true)}>
        {texts.look}
      </RightButton>
      <RightButton right="invoiceIssue" onClick={() => setDismissing(true)}>
        {texts.dismiss}
      </RightButton>
      {isDismissing && (
        <ReasonDialog
          title={texts.dismissTitle(request.requestedByName)}
          verb={texts.dismissVerb}
          help={texts.isRead}
          send={(reason) => dismiss({ id: request.id, reason })}
          onDone={() => void confirmSaved(texts.dismissed)}
          onClose={() => setDismissing(false)}
        >
          {texts.dismissMeans}
        </ReasonDialog>
      )}
    </div>
  );
}
