import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls, textToHtml } from '@lectern/contract/content';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { CopyLink, PanelRead } from '@lectern/ui-kit/detail';
import * as texts from '../texts/faq';
import type { Choices } from './choices';
import { FaqForm } from './FaqForm';
import { changedFields, newValues, valuesOf, type Faq, type FaqValues } from './values';

interface Props {
  /** The FAQ of the address, or a new one. */
  readonly opened: number | 'new';
  readonly choices: Choices;
  /** The category that a new FAQ begins with. */
  readonly categoryId: number | undefined;
  readonly readOnly: string | undefined;
  readonly onDelete: (faq: Faq) => void;
  readonly onClose: () => void;
}

const changed = [faqCalls.list, faqCategoryCalls.list];
const isNumber = (value: number | ''): value is number => value !== '';

/** Adds or edits one FAQ beside the list. */
export function FaqPanel({ opened, choices, categoryId, readOnly, onDelete, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const confirmSaved = useSaved(changed);
  const isNew = opened === 'new';
  const details = useRead(
    faqCalls.details,
    { id: isNew ? 0 : opened },
    { enabled: !isNew, handled: 'all', staleTime: 0 },
  );
  const { mutateAsync: add } = useCall(faqCalls.add, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(faqCalls.update, { handled: [400, 409] });
  const faq = isNew ? undefined : details.data?.faq;
  const gone = faq?.deletedAt ? texts.isDeleted : undefined;

  const send = async (values: FaqValues, row: Faq | undefined): Promise<{ faq: Faq }> => {
    if (row) {
      return update({ id: row.id, version: row.version, ...changedFields(row, values) }).catch((error: unknown) => {
        // A stale record is stale elsewhere too: in the panel's title, in the list, for Delete.
        void invalidate(queryClient, faqCalls.details, faqCalls.list);
        throw error;
      });
    }
    const { categoryId: category, languageId: language, question, answer, status } = values;
    if (!isNumber(category) || !isNumber(language))
      throw new Error('the schema lets no FAQ without category and language pass');
    return add({ categoryId: category, languageId: language, question, answerHtml: textToHtml(answer), status });
  };
  const onSaved = async (saved: Faq, { leaving }: { readonly leaving: boolean }): Promise<void> => {
    queryClient.setQueryData(
      [faqCalls.details.path, { id: saved.id }],
      (before: object | undefined) => before && { ...before, faq: saved },
    );
    if (!leaving) onClose();
    await confirmSaved(isNew ? texts.added : texts.saved);
  };

  const defaultLanguage = choices.languages.find((language) => language.isDefault)?.id ?? '';
  return (
    <SidePanel
      open
      title={isNew ? texts.newTitle : (faq?.question ?? texts.one)}
      onClose={onClose}
      actions={!isNew && <CopyLink />}
    >
      <PanelRead reads={[!isNew && details, choices]} what={texts.theFaq} bars={[48, 48, 48, 160]}>
        {() => (
          <FaqForm
            key={opened}
            faq={faq}
            initial={faq ? valuesOf(faq) : newValues(categoryId ?? '', defaultLanguage)}
            choices={choices}
            readOnly={readOnly ?? gone}
            send={send}
            onSaved={onSaved}
            onDelete={onDelete}
          />
        )}
      </PanelRead>
    </SidePanel>
  );
}
