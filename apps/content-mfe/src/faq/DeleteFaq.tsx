import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { DeleteDialog } from '@lectern/ui-kit/form';
import * as texts from '../texts/faq';
import type { FaqRow } from './values';

interface Props {
  readonly faq: Pick<FaqRow, 'id' | 'version' | 'question' | 'status'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const changed = [faqCalls.list, faqCalls.details, faqCategoryCalls.list];

/** Asks before a FAQ is deleted; behind a refusal the list shows the FAQ as it is. */
export function DeleteFaq({ faq, ...dialog }: Props): ReactNode {
  const { id } = faq;
  // The panel may have saved it since somebody asked: "Save and leave".
  const read = useRead(faqCalls.details, { id }, { handled: 'all', staleTime: 0 }).data?.faq;
  const { version, question, status } = read && read.version > faq.version ? read : faq;
  const { mutateAsync } = useCall(faqCalls.delete, { handled: [400, 409] });
  return (
    <DeleteDialog
      {...dialog}
      title={texts.deleteTitle}
      verb={texts.deleteVerb}
      successText={texts.deleted}
      changed={changed}
      remove={() => mutateAsync({ id, version })}
      reasonOf={() => texts.changedMeanwhile}
    >
      {status === 'published' ? texts.deletePublishedConsequence(question) : texts.deleteConsequence(question)}
    </DeleteDialog>
  );
}
