import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  libraryFolderCalls,
  libraryFolderFields,
  libraryItemCalls,
  type LibraryFolder,
} from '@lectern/contract/content';
import { useSaved } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../texts/library';
import { folderOptions, type FolderNode } from './folders';

interface Values {
  name: string;
  parentId: number | '';
}
interface Props {
  /** Undefined for a new one. */
  readonly folder: FolderNode | undefined;
  /** Where a new one is made. */
  readonly parentId: number | null;
  readonly tree: readonly FolderNode[];
  readonly onDone: () => void;
}

const { parentId: above, ...own } = libraryFolderFields;
const schema = object({
  ...own,
  parentId: above.transform((value: unknown, typed: unknown) => (typed === '' ? null : value)),
});
const changed = [libraryFolderCalls.list, libraryItemCalls.list, libraryItemCalls.detail];
const valuesOf = ({ name, parentId }: Pick<LibraryFolder, 'name' | 'parentId'>): Values => ({
  name,
  parentId: parentId ?? '',
});

/** Adds a folder, renames it, or moves it with all that is below it. */
export function FolderForm({ folder, parentId, tree, onDone }: Props): ReactNode {
  const confirmSaved = useSaved(changed);
  const { mutateAsync: add } = useCall(libraryFolderCalls.add, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(libraryFolderCalls.update, { handled: [400, 409] });
  const nameOf = (id: number | ''): string => tree.find((each) => each.id === id)?.path ?? texts.atTop;
  const form = useServerForm<Values, LibraryFolder>({
    schema,
    initial: folder ? valuesOf(folder) : { name: '', parentId: parentId ?? '' },
    row: folder,
    send: (values, row) => {
      const { name, parentId: into = null } = schema.validateSync(values);
      return row ? update({ id: row.id, version: row.version, name, parentId: into }) : add({ name, parentId: into });
    },
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onDone();
      await confirmSaved(folder ? texts.folderSaved : texts.folderAdded);
    },
    draft: 'libraryFolder',
    conflict: {
      fields: {
        name: { label: texts.folderName },
        parentId: { label: texts.above, show: (value) => nameOf(value) },
      },
      valuesOf,
      noun: texts.folderNoun,
      entity: 'library_folders',
    },
  });
  return (
    <PanelForm
      form={form}
      verb={folder ? texts.save : texts.addFolder}
      below={
        folder && (
          <HistoryFold
            entity="library_folders"
            id={folder.id}
            words={{
              noun: texts.folderNoun,
              fields: { name: texts.folderName, parentId: texts.above },
              show: { parentId: (id: string) => nameOf(Number(id) || '') },
            }}
          />
        )
      }
    >
      <TextField name="name" label={texts.folderName} autoFocus />
      <SelectField
        name="parentId"
        label={texts.above}
        optional
        options={folderOptions(tree, folder?.id)}
        placeholder={texts.atTop}
      />
    </PanelForm>
  );
}
