import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { requiredText } from '@lectern/contract/fields';
import { driveCalls, type DriveItem } from '@lectern/contract/people';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, SelectField, SwitchField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../../texts/batch-drive';
import { foldersFor } from './drive-tree';
import { driveChanges } from './use-drive-actions';

interface Props {
  readonly batchId: number;
  readonly items: readonly DriveItem[];
  /** Undefined for a new folder. */
  readonly item: DriveItem | undefined;
  readonly folderId: number | null;
  readonly onClose: () => void;
}
interface Values {
  name: string;
  parentId: number | '';
  visibleToStudents: boolean;
}

const schema = object({ name: requiredText('Name', { max: 120 }) });
const inForm = { handled: [400, 409] };
const valuesOf = ({ name, parentId, visibleToStudents }: DriveItem): Values => ({
  name,
  parentId: parentId ?? '',
  visibleToStudents,
});

/** A new folder, or the name and place of what is there. */
export function DriveItemPanel({ batchId, items, item, folderId, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(driveChanges);
  const { mutateAsync: create } = useCall(driveCalls.create, inForm);
  const { mutateAsync: update } = useCall(driveCalls.update, inForm);
  const initial = useMemo(
    (): Values => (item ? valuesOf(item) : { name: '', parentId: folderId ?? '', visibleToStudents: true }),
    [item, folderId],
  );
  const form = useServerForm<Values, DriveItem, { item: DriveItem }>({
    schema,
    initial,
    ...(item && { row: item }),
    send: ({ name, parentId, visibleToStudents }, row) => {
      const written = { name, parentId: parentId === '' ? null : parentId, visibleToStudents };
      return row
        ? update({ id: row.id, version: row.version, ...written })
        : create({ batchId, kind: 'folder', ...written });
    },
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(texts.saved);
    },
    conflict: {
      noun: texts.noun,
      entity: 'drive_items',
      valuesOf,
      fields: {
        name: { label: texts.name },
        parentId: { label: texts.folder },
        visibleToStudents: { label: texts.visible },
      },
    },
  });
  return (
    <SidePanel open title={item?.name ?? texts.addFolder} onClose={onClose}>
      <PanelForm form={form} verb={item ? texts.save : texts.create}>
        <TextField name="name" label={texts.name} autoFocus />
        <SelectField
          name="parentId"
          label={texts.folder}
          optional
          placeholder={texts.inTop}
          options={foldersFor(items, item)}
        />
        <SwitchField name="visibleToStudents" label={texts.visible} />
      </PanelForm>
    </SidePanel>
  );
}
