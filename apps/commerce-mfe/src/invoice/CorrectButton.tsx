import { useState, type ReactNode } from 'react';
import type { InvoiceDetail } from '@lectern/contract/commerce';
import { RightButton } from '../payment/RightButton';
import * as texts from '../texts/invoice-correct';
import { CorrectDialog } from './CorrectDialog';
import { leftOf } from './left-of';

/** Opens the correction of an invoice; a replaced one, and one with nothing left, says so. */
export function CorrectButton({ detail }: { readonly detail: InvoiceDetail }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const reason = detail.replacedBy ? texts.replaced : leftOf(detail).total <= 0 ? texts.nothingLeft : undefined;
  return (
    <>
      <RightButton right="invoiceIssue" disabledReason={reason} onClick={() => setOpen(true)}>
        {texts.open}
      </RightButton>
      {isOpen && <CorrectDialog detail={detail} onClose={() => setOpen(false)} />}
    </>
  );
}
