import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { ImageField, ImagePreview } from '@lectern/ui-kit/fields';
import { PanelForm, SelectField, SwitchField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { StatusLabel } from '@lectern/ui-kit';
import { CategoryFigures } from './CategoryFigures';
import * as texts from '../texts/category-panel';
import { pathText, possibleParents, type Tree } from './tree';
import { categorySchema, changedOf, createdOf, newValues, valuesOf } from './values';

/** 400 and 409 are shown by the form: on its fields, or in the conflict dialog. */
const inForm = { handled: [400, 409] };
type Saved = (row: CategoryRow, how: { readonly leaving: boolean }) => Promise<void>;

/** An inactive category is not offered in forms; its content stays. */
const statuses = { on: 'active', off: 'inactive' } as const;

/** The history of a category in words. */
const words = {
  noun: texts.noun,
  fields: { parentId: texts.parent, imageFileId: texts.image, replacementId: texts.skillsWentTo },
};

interface CreateProps {
  readonly tree: Tree;
  readonly parentId: number | null;
  readonly onSaved: Saved;
}

export function CreateForm({ tree, parentId, onSaved }: CreateProps): ReactNode {
  const { mutateAsync } = useCall(categoryCalls.create, inForm);
  const form = useServerForm({
    schema: categorySchema,
    initial: newValues(parentId),
    send: async (values) => (await mutateAsync(createdOf(values))).category,
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
    </PanelForm>
  );
}

interface EditProps {
  readonly tree: Tree;
  readonly row: CategoryRow;
  /** Why the form is read-only. */
  readonly readOnly: string | undefined;
  readonly onDelete: (() => void) | false;
  readonly onSaved: Saved;
}

export function EditForm({ tree, row, readOnly, onDelete, onSaved }: EditProps): ReactNode {
  const { mutateAsync } = useCall(categoryCalls.update, inForm);
  const form = useServerForm({
    schema: categorySchema,
    initial: valuesOf(row),
    row,
    send: async (values, from = row) =>
      (await mutateAsync({ id: from.id, version: from.version, ...changedOf(valuesOf(from), values) })).category,
    onSaved,
    draft: readOnly === undefined ? 'category' : undefined,
    conflict: {
      fields: {
        name: { label: texts.name },
        slug: { label: texts.slug },
        status: { label: texts.status, show: (status) => <StatusLabel status={status} /> },
        imageFileId: {
          label: texts.image,
          show: (id) => (id === null ? '' : <ImagePreview id={id} alt={texts.image} />),
        },
        parentId: {
          label: texts.parent,
          show: (id) => (id === '' ? texts.noParent : (tree.byId.get(id)?.name ?? texts.unknownParent(id))),
        },
      },
      valuesOf,
      noun: texts.noun,
      entity: 'categories',
    },
  });
  return (
    <PanelForm
      form={form}
      readOnly={readOnly}
      onDelete={onDelete}
      below={<HistoryFold entity="categories" id={row.id} words={words} />}
    >
      <TextField name="name" label={texts.name} />
      <div>
        <span className="field-label">{texts.parent}</span>
        <p>{row.path.length > 0 ? row.path.join(' / ') : texts.noParent}</p>
      </div>
      <CategoryFigures id={row.id} />
      <TextField name="slug" label={texts.slug} optional help={texts.slugHelp} />
      <ImageField name="imageFileId" label={texts.image} disabled={readOnly !== undefined} />
      <SwitchField
        name="status"
        label={texts.active}
        values={statuses}
        help={row.skills > 0 ? texts.activeHelpWithSkills(row.skills) : texts.activeHelp}
      />
    </PanelForm>
  );
}
