import { useState, type ReactNode } from 'react';
import { useFormik } from 'formik';
import { send } from '@lectern/api-client';
import { ownTaskCalls, type OwnSubmission } from '@lectern/contract/people';
import { FileListField, type FileItem, type FileKind } from '@lectern/ui-kit/fields';
import { FieldsOf, type Blocks } from '@lectern/ui-kit/form';
import { driveFiles } from '../../../batch/drive/drive-files';
import * as texts from '../../../texts/own-tasks';

/** The files of an open attempt: each is handed over as it is chosen, and taken back when it is removed. */
export function AttemptFiles({
  id,
  files,
  blocks,
}: {
  readonly id: number;
  readonly files: OwnSubmission['files'];
  /** Files on their way, for the form around. */
  readonly blocks: Blocks;
}): ReactNode {
  const [kind] = useState<FileKind>(() => ({
    ...driveFiles,
    limits: texts.fileLimits,
    upload: async (file, how) =>
      (await send(ownTaskCalls.attach, { id, file }, { ...how, quiet: true, handled: 'all' })).file,
  }));
  const formik = useFormik<{ files: readonly FileItem[] }>({
    initialValues: { files: [...files] },
    // A file that is gone from the list is taken back; a new one is there already.
    validate: async (values) => {
      const left = formik.values.files.filter((file) => !values.files.some((each) => each.id === file.id));
      for (const { id: fileId } of left) await send(ownTaskCalls.detach, { id, fileId });
    },
    onSubmit: () => undefined,
  });
  return (
    <FieldsOf formik={formik} blocks={blocks}>
      <FileListField name="files" label={texts.files} optional kind={kind} />
    </FieldsOf>
  );
}
