import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { DeleteDialog, OneOf } from '@lectern/ui-kit/form';
import * as texts from '../texts/categories';
import { categoryOption, type FaqCategory } from './choices';

interface Props {
  readonly category: FaqCategory;
  readonly categories: readonly FaqCategory[];
  readonly onClose: () => void;
}

/** Categories that its FAQs can move to: first of the same audience. */
export const takers = (categories: readonly FaqCategory[], { id, audience }: FaqCategory): readonly FaqCategory[] => {
  const others = categories.filter((each) => each.id !== id);
  return [
    ...others.filter((each) => each.audience === audience),
    ...others.filter((each) => each.audience !== audience),
  ];
};

const changed = [faqCategoryCalls.list, faqCalls.list];

/** Asks before a category is deleted; its FAQs need another category. */
export function DeleteCategory({ category, categories, onClose }: Props): ReactNode {
  // Somebody may have renamed it or added an FAQ since the dialog opened: the dialog follows the list.
  const { id, version, name, faqs } = categories.find((each) => each.id === category.id) ?? category;
  const { mutateAsync } = useCall(faqCategoryCalls.delete, { handled: [400, 409] });
  const [moveTo, setMoveTo] = useState<number | ''>('');
  return (
    <DeleteDialog
      title={texts.deleteTitle(name)}
      verb={texts.deleteVerb}
      successText={texts.deleted}
      changed={changed}
      disabledReason={faqs > 0 && moveTo === '' ? texts.chooseTaker : undefined}
      remove={() => mutateAsync({ id, version, ...(moveTo !== '' && { moveTo }) })}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>{faqs > 0 ? texts.stillHas(faqs) : texts.hasNone}</p>
      {faqs > 0 && (
        <OneOf
          label={texts.moveFaqsTo}
          value={moveTo}
          placeholder={texts.chooseCategory}
          options={takers(categories, category).map(categoryOption)}
          onChange={setMoveTo}
        />
      )}
    </DeleteDialog>
  );
}
