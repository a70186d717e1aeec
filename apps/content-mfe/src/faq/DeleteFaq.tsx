import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import type { FaqRow } from './values';

interface Props {
  readonly faq: Pick<FaqRow, 'id' | 'version' | 'question' | 'status'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a FAQ is deleted. A refusal is told by the call; the list then shows the FAQ as it is. */
export function DeleteFaq({ faq, onDeleted, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useCall(faqCalls.delete, { handled: [409] });
  const remove = async (): Promise<void> => {
    try {
      await mutateAsync({ id: faq.id, version: faq.version });
      notify('success', 'FAQ is in Recently deleted for 30 days');
      onDeleted();
    } catch {
      notify('error', 'The FAQ was not deleted: somebody has changed it meanwhile');
      onClose();
    }
    await invalidate(queryClient, faqCalls.list, faqCalls.details, faqCategoryCalls.list);
  };
  return (
    <ConfirmDialog open danger title="Delete this FAQ?" verb="Delete FAQ" busy={isPending} onConfirm={() => void remove()} onCancel={onClose}>
      “{faq.question}” {faq.status === 'published' ? 'disappears from the help pages at once. It' : ''} can be restored from Recently deleted for 30 days.
    </ConfirmDialog>
  );
}
