import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { ImageField, ImagePreview } from '@lectern/ui-kit/fields';
import { PanelForm, SelectField, SwitchField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { StatusLabel } from '@lectern/ui-kit';
import { pathText, possibleParents, type Tree } from './tree';
import { categorySchema, changedOf, createdOf, newValues, valuesOf } from './values';
import './dialogs.css';

/** 400 and 409 are shown by the form: on its fields, or in the conflict dialog. */
const inForm = { handled: [400, 409] };
type Saved = (row: CategoryRow, how: { readonly leaving: boolean }) => Promise<void>;

/** Off takes it out of what forms offer; what lies in it stays. */
const statuses = { on: 'active', off: 'inactive' } as const;

/** How what was done to a category is told. */
const words = { noun: 'category', fields: { parentId: 'Parent', imageFileId: 'Image', replacementId: 'Its skills went to' } };

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
    <PanelForm form={form} verb="Create category">
      <TextField name="name" label="Name" autoFocus />
      <SelectField name="parentId" label="Parent" placeholder="None: a root" options={parents} optional />
      <TextField name="slug" label="Slug" optional help="Left empty, it is made from the name." />
      <ImageField name="imageFileId" label="Image" />
      <SwitchField name="status" label="Active" values={statuses} help="Off, it is not offered in forms." />
    </PanelForm>
  );
}

interface EditProps {
  readonly tree: Tree;
  readonly row: CategoryRow;
  /** Why the person may only look. */
  readonly readOnly: string | undefined;
  /** At the foot's start: Delete. */
  readonly start: ReactNode;
  readonly onSaved: Saved;
}

export function EditForm({ tree, row, readOnly, start, onSaved }: EditProps): ReactNode {
  const { mutateAsync } = useCall(categoryCalls.update, inForm);
  const form = useServerForm({
    schema: categorySchema,
    initial: valuesOf(row),
    row,
    send: async (values, from = row) => (await mutateAsync({ id: from.id, version: from.version, ...changedOf(valuesOf(from), values) })).category,
    onSaved,
    draft: readOnly === undefined ? 'category' : undefined,
    conflict: {
      fields: {
        name: { label: 'Name' },
        slug: { label: 'Slug' },
        status: { label: 'Status', show: (status) => <StatusLabel status={status} /> },
        imageFileId: { label: 'Image', show: (id) => (id === null ? '' : <ImagePreview id={id} alt="Image" />) },
        parentId: { label: 'Parent', show: (id) => (id === '' ? 'None: a root' : (tree.byId.get(id)?.name ?? `category ${id}`)) },
      },
      valuesOf,
      noun: 'category',
      entity: 'categories',
    },
  });
  const stay = row.skills === 1 ? 'its skill stays' : `its ${row.skills} skills stay`;
  return (
    <PanelForm form={form} readOnly={readOnly} start={start} below={<HistoryFold entity="categories" id={row.id} words={words} />}>
      <TextField name="name" label="Name" />
      <div className="cat-fact">
        <span>Parent</span>
        <p>{row.path.length > 0 ? row.path.join(' / ') : 'None: a root'}</p>
      </div>
      <TextField name="slug" label="Slug" optional help="Emptied, it is made from the name anew." />
      <ImageField name="imageFileId" label="Image" disabled={readOnly !== undefined} />
      <SwitchField name="status" label="Active" values={statuses} help={row.skills > 0 ? `Off, it is not offered in forms; ${stay} in it.` : 'Off, it is not offered in forms.'} />
    </PanelForm>
  );
}
