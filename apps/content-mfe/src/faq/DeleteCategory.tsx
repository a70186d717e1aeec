import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import * as texts from '../texts/categories';
import { Choice } from './Choice';
import { categoryOption, type FaqCategory } from './choices';
import './dialogs.css';

interface Props {
  readonly category: FaqCategory;
  readonly categories: readonly FaqCategory[];
  readonly onClose: () => void;
}

/** Those that could take its FAQs: first of the same audience. */
export const takers = (categories: readonly FaqCategory[], { id, audience }: FaqCategory): readonly FaqCategory[] => {
  const others = categories.filter((each) => each.id !== id);
  return [...others.filter((each) => each.audience === audience), ...others.filter((each) => each.audience !== audience)];
};

/** Asks before a category is deleted; its FAQs need another category. */
export function DeleteCategory({ category, categories, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useCall(faqCategoryCalls.delete, { handled: [400, 409] });
  const [moveTo, setMoveTo] = useState<number | ''>('');
  const [error, setError] = useState<string>();
  // Somebody may have added a FAQ since the panel opened: the count follows the list.
  const { faqs } = categories.find((each) => each.id === category.id) ?? category;

  const remove = async (): Promise<void> => {
    try {
      await mutateAsync({ id: category.id, version: category.version, ...(moveTo !== '' && { moveTo }) });
      notify('success', texts.deleted);
      onClose();
    } catch (thrown) {
      if (!(thrown instanceof CallError) || (thrown.status !== 400 && thrown.status !== 409)) return;
      setError(thrown.failure.message);
    } finally {
      await invalidate(queryClient, faqCategoryCalls.list, faqCalls.list);
    }
  };
  return (
    <ConfirmDialog open danger title={texts.deleteTitle(category.name)} verb={texts.deleteVerb} busy={isPending} refused={faqs > 0 && moveTo === '' ? texts.chooseTaker : undefined} onConfirm={() => void remove()} onCancel={onClose}>
      <div className="faq-dialog">
        <p>{faqs > 0 ? texts.stillHas(faqs) : texts.hasNone}</p>
        {faqs > 0 && <Choice label={texts.moveFaqsTo} value={moveTo} placeholder={texts.chooseCategory} options={takers(categories, category).map(categoryOption)} onChange={setMoveTo} />}
        {error && <p role="alert">{error}</p>}
      </div>
    </ConfirmDialog>
  );
}
