import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { RequestOf } from '@lectern/contract/call';
import {
  libraryFolderCalls,
  libraryFolderFields,
  libraryItemCalls,
  type LibraryFolder,
} from '@lectern/contract/content';
import { useSaved } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { formOf } from '@lectern/ui-kit/record-panel';
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

const declared = formOf<Values, RequestOf<typeof libraryFolderCalls.add>>(libraryFolderFields);
const schema = declared.schema();
const changed = [libraryFolderCalls.list, libraryItemCalls.list, libraryItemCalls.detail];

/** Adds a folder, renames it, or moves it with all that is below it. */
export function FolderForm({ folder, parentId, tree, onDone }: Props): ReactNode {
  const confirmSaved = useSaved(changed);
  const { mutateAsync: add } = useCall(libraryFolderCalls.add, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(libraryFolderCalls.update, { handled: [400, 409] });
  const nameOf = (id: number | ''): string => tree.find((each) => each.id === id)?.path ?? texts.atTop;
  const form = useServerForm<Values, LibraryFolder>({
    schema,
    initial: folder ? declared.valuesOf(folder) : declared.newValues({ parentId: parentId ?? '' }),
    row: folder,
    send: (values, row) =>
      row
        ? update({ ...declared.changed(row, values), id: row.id, version: row.version })
        : add(declared.read(values).wire),
    fieldOf: declared.fieldOf,
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
      valuesOf: declared.valuesOf,
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
