import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { RequestOf } from '@lectern/contract/call';
import { audiences, faqCalls, faqCategoryCalls, faqCategoryFields, type Audience } from '@lectern/contract/content';
import { useSaved } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { formOf } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/categories';
import type { FaqCategory } from './choices';

interface Values {
  audience: Audience | '';
  name: string;
}

const declared = formOf<Values, RequestOf<typeof faqCategoryCalls.add>>(faqCategoryFields);
const schema = declared.schema();
const changed = [faqCategoryCalls.list, faqCalls.list];
const options = Object.entries(audiences).map(([value, label]) => ({ value, label }));
const words = {
  noun: texts.noun,
  fields: { audience: texts.audience, moveTo: texts.faqsWentTo },
  show: { audience: (value: string) => audiences[value as Audience] ?? value },
};

interface Props {
  /** Undefined for a new one. */
  readonly category: FaqCategory | undefined;
  readonly onDone: () => void;
}

/** Adds or renames a category. */
export function CategoryForm({ category, onDone }: Props): ReactNode {
  const confirmSaved = useSaved(changed);
  const { mutateAsync: add } = useCall(faqCategoryCalls.add, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(faqCategoryCalls.update, { handled: [400, 409] });
  const isFixed = category !== undefined && category.faqs > 0;

  const form = useServerForm<Values, FaqCategory>({
    schema,
    initial: category ? declared.valuesOf(category) : declared.newValues(),
    row: category,
    send: (values, row) =>
      row
        ? update({ ...declared.changed(row, values), id: row.id, version: row.version })
        : add(declared.read(values).wire),
    fieldOf: declared.fieldOf,
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onDone();
      await confirmSaved(category ? texts.saved : texts.added);
    },
    draft: 'faqCategory',
    conflict: {
      fields: {
        audience: { label: texts.audience, show: (value) => (value === '' ? '' : audiences[value]) },
        name: { label: texts.name },
      },
      valuesOf: declared.valuesOf,
      noun: texts.noun,
      entity: 'faq_categories',
    },
  });
  return (
    <PanelForm
      form={form}
      verb={category ? texts.save : texts.add}
      below={category && <HistoryFold entity="faq_categories" id={category.id} words={words} />}
    >
      <SelectField
        name="audience"
        label={texts.audience}
        options={options}
        placeholder={texts.chooseAudience}
        disabled={isFixed}
        help={isFixed ? texts.audienceIsFixed : undefined}
      />
      <TextField name="name" label={texts.name} autoFocus />
    </PanelForm>
  );
}
