import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { object } from 'yup';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { audiences, faqCalls, faqCategoryCalls, faqCategoryFields, type Audience } from '@lectern/contract/content';
import { notify } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import type { FaqCategory } from './choices';
import { categoryWords } from './history-words';
import { audienceWords } from './words';

interface Values {
  audience: Audience | '';
  name: string;
}

const schema = object(faqCategoryFields);
const valuesOf = ({ audience, name }: FaqCategory): Values => ({ audience, name });
const options = audiences.map((audience) => ({ value: audience, label: audienceWords[audience] }));

interface Props {
  /** Undefined for a new one. */
  readonly category: FaqCategory | undefined;
  readonly onDone: () => void;
}

/** Adds or renames a category. */
export function CategoryForm({ category, onDone }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: add } = useCall(faqCategoryCalls.add, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(faqCategoryCalls.update, { handled: [400, 409] });
  const isFixed = category !== undefined && category.faqs > 0;

  const send = (values: Values, row: FaqCategory | undefined) => {
    const { audience, name } = schema.validateSync(values);
    if (!row) return add({ audience, name });
    return update({ id: row.id, version: row.version, ...(name !== row.name && { name }), ...(audience !== row.audience && { audience }) });
  };
  const form = useServerForm<Values, FaqCategory>({
    schema,
    initial: category ? valuesOf(category) : { audience: '', name: '' },
    row: category,
    send,
    onSaved: async (_saved, { leaving }) => {
      notify('success', category ? 'Category saved' : 'Category added');
      if (!leaving) onDone();
      await invalidate(queryClient, faqCategoryCalls.list, faqCalls.list);
    },
    draft: 'faqCategory',
    conflict: {
      fields: { audience: { label: 'Audience', show: (value) => (value === '' ? '' : audienceWords[value]) }, name: { label: 'Name' } },
      valuesOf,
      noun: 'category',
      entity: 'faq_categories',
    },
  });
  return (
    <PanelForm form={form} verb={category ? 'Save' : 'Add category'} below={category && <HistoryFold entity="faq_categories" id={category.id} words={categoryWords} />}>
      <SelectField name="audience" label="Audience" options={options} placeholder="Choose an audience" disabled={isFixed} help={isFixed ? 'Fixed, because it has FAQs.' : undefined} />
      <TextField name="name" label="Name" autoFocus />
    </PanelForm>
  );
}
