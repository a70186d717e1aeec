import type { ReactNode } from 'react';
import { certificationFields, type CertificationRow, type PersonFile } from '@lectern/contract/people';
import { dayText } from '@lectern/ui-kit/day-text';
import { FileListField, type FileItem } from '@lectern/ui-kit/fields';
import { DateField, Pair, TextField } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/checked';
import { DocumentPreview } from './DocumentPreview';

import type { RowsOfOwner } from './owner-rows';
import { PartRows } from './PartRows';
import { personFiles } from './person-files';
import { RowPanel } from './RowPanel';

const record = { fields: certificationFields };
/** A form has a list of files; a row has one of them. */
export const filesOf = (file: PersonFile | null | undefined): readonly FileItem[] => (file ? [file] : []);
export const fileIdOf = (files: readonly FileItem[]): number | null => files.at(-1)?.id ?? null;

const valuesOf = (row: CertificationRow | undefined) => ({
  name: row?.name ?? '',
  issuer: row?.issuer ?? '',
  credentialNo: row?.credentialNo ?? '',
  credentialUrl: row?.credentialUrl ?? '',
  issuedOn: row?.issuedOn ?? '',
  expiresOn: row?.expiresOn ?? '',
  files: filesOf(row?.file),
});
const { fileId: _fileId, ...fields } = certificationFields;
const schema = formSchema(fields);

/** The certificates of a trainer, the latest first, with their documents. */
export function CertificationRows({ rows, ...owner }: RowsOfOwner<CertificationRow>): ReactNode {
  return (
    <PartRows
      title={owner.title}
      noun={texts.certification}
      rows={rows}
      nameOf={({ name }) => name}
      mayEdit={owner.mayEdit}
      changed={owner.changed}
      remove={owner.remove}
      panel={(row, onClose) => (
        <RowPanel
          title={row ? texts.editOne(texts.certification.one) : texts.addOne(texts.certification.one)}
          schema={schema}
          initial={valuesOf(row)}
          send={({ files, ...values }) =>
            owner.save({ ...values, expiresOn: values.expiresOn || null, fileId: fileIdOf(files) }, row)
          }
          changed={owner.changed}
          onClose={onClose}
        >
          <TextField {...fieldProps(record, 'name')} autoFocus />
          <TextField {...fieldProps(record, 'issuer')} />
          <Pair>
            <DateField {...fieldProps(record, 'issuedOn')} />
            <DateField {...fieldProps(record, 'expiresOn')} />
          </Pair>
          <TextField {...fieldProps(record, 'credentialNo')} />
          <TextField {...fieldProps(record, 'credentialUrl')} type="url" />
          <FileListField name="files" label={texts.file} optional one kind={personFiles} />
        </RowPanel>
      )}
    >
      {({ name, issuer, issuedOn, expiresOn, credentialNo, credentialUrl, file }) => (
        <>
          <strong>{name}</strong>
          <p>
            {[
              issuer,
              dayText(issuedOn),
              expiresOn && texts.expires(dayText(expiresOn)),
              credentialNo && texts.number(credentialNo),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {credentialUrl && (
            <p>
              <a href={credentialUrl} target="_blank" rel="noreferrer">
                {credentialUrl}
              </a>
            </p>
          )}
          {file && <DocumentPreview file={file} />}
        </>
      )}
    </PartRows>
  );
}
