import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { categoryCalls, type CategoryCounts, type CategoryDetail, type CategoryRow } from '@lectern/contract/catalog';
import { excerpt } from '@lectern/contract/rich-text';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { ImageField, ImagePreview } from '@lectern/ui-kit/fields';
import { PanelForm, SelectField, SwitchField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { conflictFields, historyWords } from '@lectern/ui-kit/records';
import { RichText } from '@lectern/ui-kit/rich-text';
import { category as record } from './category';
import { CategoryFigures } from './CategoryFigures';
import { CategoryTexts } from './CategoryTexts';
import * as texts from '../texts/category-panel';
import { pathText, possibleParents, type Tree } from './tree';
import { categoryForm, newCategoryForm, newValues, type CategoryValues } from './values';

/** 400 and 409 are shown by the form: on its fields, or in the conflict dialog. */
const inForm = { handled: [400, 409] };
const newSchema = newCategoryForm.schema();
const schema = categoryForm.schema();
type Saved = (row: CategoryRow, how: { readonly leaving: boolean }) => Promise<void>;

/** An inactive category is not offered in forms; its content stays. */
const statuses = { on: 'active', off: 'inactive' } as const;

const declared = historyWords(record, { descriptionHtml: excerpt });
/** The history of a category in words. */
const words = {
  ...declared,
  fields: { ...declared.fields, parentId: texts.parent, replacementId: texts.skillsWentTo },
};

interface CreateProps {
  readonly tree: Tree;
  readonly parentId: number | null;
  readonly onSaved: Saved;
}

export function CreateForm({ tree, parentId, onSaved }: CreateProps): ReactNode {
  const { mutateAsync } = useCall(categoryCalls.create, inForm);
  const form = useServerForm({
    schema: newSchema,
    initial: newValues(parentId),
    send: async (values) => (await mutateAsync(newCategoryForm.read(values).wire)).category,
    fieldOf: newCategoryForm.fieldOf,
    onSaved,
    draft: 'category',
  });
  const parents = possibleParents(tree, null).map((row) => ({ value: row.id, label: pathText(row) }));
  return (
    <PanelForm form={form} verb={texts.create}>
      <TextField name="name" label={texts.name} autoFocus />
      <SelectField name="parentId" label={texts.parent} placeholder={texts.noParent} options={parents} optional />
      <TextField name="slug" label={texts.slug} optional help={texts.slugHelp} />
      <ImageField name="imageFileId" label={texts.image} />
      <SwitchField name="status" label={texts.active} values={statuses} help={texts.activeHelp} />
      <CategoryTexts id={undefined} />
    </PanelForm>
  );
}

interface EditProps {
  readonly row: CategoryDetail;
  readonly counts: CategoryCounts | null;
  /** Why the form is read-only. */
  readonly readOnly: string | undefined;
  readonly onDelete: (() => void) | false;
  readonly onSaved: Saved;
}

export function EditForm({ row, counts, readOnly, onDelete, onSaved }: EditProps): ReactNode {
  const { mutateAsync } = useCall(categoryCalls.update, inForm);
  const form = useServerForm({
    schema,
    initial: categoryForm.valuesOf(row),
    row,
    send: async (values, from = row) =>
      (await mutateAsync({ ...categoryForm.changed(from, values), id: from.id, version: from.version })).category,
    fieldOf: categoryForm.fieldOf,
    onSaved,
    draft: readOnly === undefined ? 'category' : undefined,
    conflict: {
      fields: conflictFields<CategoryValues>(record, {
        imageFileId: (id: number | '' | null) => (id ? <ImagePreview id={id} alt={texts.image} /> : ''),
        descriptionHtml: (html: string) => <RichText html={html} />,
      }),
      valuesOf: categoryForm.valuesOf,
      noun: record.noun.one,
      entity: record.entity,
    },
  });
  return (
    <PanelForm
      form={form}
      readOnly={readOnly}
      onDelete={onDelete}
      below={<HistoryFold entity={record.entity} id={row.id} words={words} />}
    >
      <TextField name="name" label={texts.name} />
      <div>
        <span className="field-label">{texts.parent}</span>
        <p>{row.path.length > 0 ? row.path.join(' / ') : texts.noParent}</p>
      </div>
      {counts && <CategoryFigures counts={counts} />}
      <TextField name="slug" label={texts.slug} optional help={texts.slugHelp} />
      <ImageField name="imageFileId" label={texts.image} disabled={readOnly !== undefined} />
      <SwitchField
        name="status"
        label={texts.active}
        values={statuses}
        help={row.skills > 0 ? texts.activeHelpWithSkills(row.skills) : texts.activeHelp}
      />
      <CategoryTexts id={row.id} disabled={readOnly !== undefined} />
    </PanelForm>
  );
}
