import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import * as texts from '../texts/faq';
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
      notify('success', texts.deleted);
      onDeleted();
    } catch {
      notify('error', texts.changedMeanwhile);
      onClose();
    }
    await invalidate(queryClient, faqCalls.list, faqCalls.details, faqCategoryCalls.list);
  };
  return (
    <ConfirmDialog open danger title={texts.deleteTitle} verb={texts.deleteVerb} busy={isPending} onConfirm={() => void remove()} onCancel={onClose}>
      {faq.status === 'published' ? texts.deletePublishedMeans(faq.question) : texts.deleteMeans(faq.question)}
    </ConfirmDialog>
  );
}
