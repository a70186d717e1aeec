import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { driveCalls } from '@lectern/contract/people';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { FileListField, type FileItem } from '@lectern/ui-kit/fields';
import { errorText, PanelForm, SwitchField, useServerForm } from '@lectern/ui-kit/form';
import { array, object } from 'yup';
import * as texts from '../../texts/batch-drive';
import { driveFiles } from './drive-files';
import { driveChanges } from './use-drive-actions';

interface Props {
  readonly batchId: number;
  readonly folderId: number | null;
  readonly onClose: () => void;
}
interface Values {
  files: readonly FileItem[];
  visibleToStudents: boolean;
}

const schema = object({ files: array().min(1, texts.chooseFile) });
const initial: Values = { files: [], visibleToStudents: true };

/** Uploads several files and puts them into the folder that is open; what can't be put there stays, with the reason. */
export function AddFilesPanel({ batchId, folderId, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(driveChanges);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const form = useServerForm<Values, undefined, readonly FileItem[]>({
    schema,
    initial,
    send: async ({ files, visibleToStudents }) => {
      const left: FileItem[] = [];
      const why: string[] = [];
      for (const file of files)
        try {
          const place = { batchId, parentId: folderId, visibleToStudents };
          await send(
            driveCalls.create,
            { ...place, kind: 'file', name: file.name, fileId: file.id },
            { handled: 'all', quiet: true },
          );
        } catch (error) {
          left.push(file);
          why.push(texts.notAdded(file.name, errorText(error)));
        }
      setReasons(why);
      return left;
    },
    onSaved: async (left, { leaving }) => {
      const done = form.formik.values.files.length - left.length;
      if (left.length > 0) void form.formik.setFieldValue('files', left);
      else if (!leaving) onClose();
      if (done > 0) await confirmSaved(texts.filesAdded(done));
    },
  });
  return (
    <SidePanel open title={texts.addFiles} onClose={onClose}>
      <PanelForm form={form} verb={texts.create}>
        {reasons.length > 0 && (
          <ul className="drive-reasons" role="alert">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <FileListField name="files" label={texts.files} kind={driveFiles} />
        <SwitchField name="visibleToStudents" label={texts.visible} />
      </PanelForm>
    </SidePanel>
  );
}
