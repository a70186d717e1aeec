import type { ReactNode } from 'react';
import { array, mixed } from 'yup';
import { send } from '@lectern/api-client';
import { messages, say } from '@lectern/contract';
import {
  agencyDocumentCalls,
  documentFields,
  documentKinds,
  type AgencyDetail,
  type DocumentKind,
} from '@lectern/contract/people';
import { dayText } from '@lectern/ui-kit/day-text';
import { FileListField, type FileItem } from '@lectern/ui-kit/fields';
import { DateField, SelectField, TextField } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import { DocumentPreview } from '../../checked/DocumentPreview';

import { PartRows } from '../../checked/PartRows';
import { personFiles } from '../../checked/person-files';
import { RowPanel } from '../../checked/RowPanel';
import * as texts from '../../texts/agencies';
import * as checked from '../../texts/checked';
import { agency as record } from '../agency';

const { fileId: _fileId, ...fields } = documentFields;
const schema = formSchema({
  ...fields,
  files: array()
    .of(mixed())
    .label(checked.file)
    .min(1, say(messages.required, { field: checked.file })),
});
const of = { fields: documentFields };
interface Values {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly number: string;
  readonly expiresOn: string;
  readonly files: readonly FileItem[];
}

/** The papers of an agency, each with its file; one of a kind is replaced by removing it first. */
export function Documents({
  agency,
  mayEdit,
}: {
  readonly agency: AgencyDetail;
  readonly mayEdit: boolean;
}): ReactNode {
  const missing = (Object.keys(documentKinds) as DocumentKind[]).find(
    (kind) => !agency.documents.some((document) => document.kind === kind),
  );
  return (
    <PartRows
      title={texts.tabs.documents}
      noun={checked.document}
      rows={agency.documents}
      nameOf={({ kind }) => documentKinds[kind]}
      mayEdit={mayEdit}
      mayChange={false}
      changed={record.changed}
      remove={(row) => send(agencyDocumentCalls.remove, row)}
      panel={(_row, onClose) => (
        <RowPanel<Values>
          title={checked.addOne(checked.document.one)}
          schema={schema}
          initial={{ kind: missing ?? 'other', title: '', number: '', expiresOn: '', files: [] }}
          send={({ files, expiresOn, ...values }) =>
            send(
              agencyDocumentCalls.add,
              { agencyId: agency.id, ...values, expiresOn: expiresOn || null, fileId: files.at(-1)?.id ?? 0 },
              { handled: [400, 409] },
            )
          }
          fieldOf={(property) => (property === 'fileId' ? 'files' : property)}
          changed={record.changed}
          onClose={onClose}
        >
          <SelectField {...choiceProps(of, 'kind')} />
          <TextField {...fieldProps(of, 'title')} />
          <TextField {...fieldProps(of, 'number')} />
          <DateField {...fieldProps(of, 'expiresOn')} />
          <FileListField name="files" label={checked.file} one kind={personFiles} />
        </RowPanel>
      )}
    >
      {({ kind, title, number, expiresOn, file }) => (
        <>
          <strong>{documentKinds[kind]}</strong>
          <p>
            {[title, number && checked.number(number), expiresOn && checked.expires(dayText(expiresOn))]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <DocumentPreview file={file} />
        </>
      )}
    </PartRows>
  );
}
