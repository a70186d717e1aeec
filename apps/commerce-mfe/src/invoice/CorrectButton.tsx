import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { InvoiceDetail } from '@lectern/contract/commerce';
import { RightButton } from '../payment/RightButton';
import * as texts from '../texts/invoice-correct';
import { CorrectDialog } from './CorrectDialog';
import { leftOf } from './left-of';
import { useCorrectOpen } from './use-correct-open';

/** Opens the correction of an invoice; a replaced one, and one with nothing left, says so. */
export function CorrectButton({ detail }: { readonly detail: InvoiceDetail }): ReactNode {
  const [isOpen, setOpen] = useCorrectOpen();
  const may = useMay(['invoiceIssue']);
  const reason = detail.replacedBy ? texts.replaced : leftOf(detail).total <= 0 ? texts.nothingLeft : undefined;
  return (
    <>
      <RightButton right="invoiceIssue" disabledReason={reason} onClick={() => setOpen(true)}>
        {texts.open}
      </RightButton>
      {isOpen && may && reason === undefined && <CorrectDialog detail={detail} onClose={() => setOpen(false)} />}
    </>
  );
}
