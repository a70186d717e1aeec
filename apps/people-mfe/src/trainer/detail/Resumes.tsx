import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { trainerResumeCalls, type ResumeRow } from '@lectern/contract/people';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import { FileListField, type FileItem } from '@lectern/ui-kit/fields';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { array, mixed } from 'yup';
import { messages, say } from '@lectern/contract';
import { DocumentPreview } from '../../checked/DocumentPreview';
import { PartRows } from '../../checked/PartRows';
import { resumeFiles } from '../../checked/person-files';
import { RowPanel } from '../../checked/RowPanel';
import * as checked from '../../texts/checked';
import * as texts from '../../texts/trainers';
import { trainer as record } from '../trainer';

const schema = formSchema({
  files: array()
    .of(mixed())
    .label(checked.file)
    .min(1, say(messages.required, { field: checked.file })),
});

/** The resumes of a trainer: the current one is shown at once, earlier ones on demand. */
export function Resumes({
  id,
  rows,
  mayEdit,
}: {
  readonly id: number;
  readonly rows: readonly ResumeRow[];
  readonly mayEdit: boolean;
}): ReactNode {
  return (
    <PartRows
      title={texts.tabs.resume}
      noun={checked.resume}
      rows={rows}
      nameOf={({ file }) => file.name}
      mayEdit={mayEdit}
      mayChange={false}
      changed={record.changed}
      remove={(row) => send(trainerResumeCalls.remove, row)}
      panel={(_row, onClose) => (
        <RowPanel<{ files: readonly FileItem[] }>
          title={checked.addOne(checked.resume.one)}
          schema={schema}
          initial={{ files: [] }}
          send={({ files }) =>
            send(trainerResumeCalls.add, { trainerId: id, fileId: files.at(-1)?.id ?? 0 }, { handled: [400, 409] })
          }
          changed={record.changed}
          onClose={onClose}
        >
          <FileListField name="files" label={checked.file} one kind={resumeFiles} />
        </RowPanel>
      )}
    >
      {({ file, isCurrent, createdAt }) => (
        <>
          <p>
            {isCurrent && <StatusLabel status="active" label={checked.current} />}{' '}
            {checked.addedOn(dateText(createdAt))}
          </p>
          <DocumentPreview file={file} startsOpen={isCurrent} />
        </>
      )}
    </PartRows>
  );
}
