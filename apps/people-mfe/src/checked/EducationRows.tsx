import type { ReactNode } from 'react';
import { educationFields, type EducationRow } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { FileListField } from '@lectern/ui-kit/fields';
import { Pair, TextField } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/checked';
import { fileIdOf, filesOf } from './CertificationRows';
import { DocumentPreview } from './DocumentPreview';
import { periodText } from './ExperienceRows';
import type { RowsOfOwner } from './owner-rows';
import { PartRows } from './PartRows';
import { personFiles } from './person-files';
import { RowPanel } from './RowPanel';

const record = { fields: educationFields };
const { fileId: _fileId, ...fields } = educationFields;
const schema = formSchema(fields);
const valuesOf = (row: EducationRow | undefined) => ({
  degree: row?.degree ?? '',
  field: row?.field ?? '',
  school: row?.school ?? '',
  startYear: row ? String(row.startYear) : '',
  endYear: row?.endYear ? String(row.endYear) : '',
  grade: row?.grade ?? '',
  files: filesOf(row?.file),
});

/** Where a trainer has studied, the latest first. */
export function EducationRows({ rows, ...owner }: RowsOfOwner<EducationRow>): ReactNode {
  return (
    <PartRows
      title={owner.title}
      noun={texts.education}
      rows={rows}
      nameOf={({ degree }) => degree}
      mayEdit={owner.mayEdit}
      changed={owner.changed}
      remove={owner.remove}
      panel={(row, onClose) => (
        <RowPanel
          title={row ? texts.editOne(texts.education.one) : texts.addOne(texts.education.one)}
          schema={schema}
          initial={valuesOf(row)}
          send={({ files, startYear, endYear, ...values }) =>
            owner.save(
              {
                ...values,
                startYear: typedNumber(startYear),
                endYear: endYear === '' ? null : typedNumber(endYear),
                fileId: fileIdOf(files),
              },
              row,
            )
          }
          changed={owner.changed}
          onClose={onClose}
        >
          <TextField {...fieldProps(record, 'degree')} autoFocus />
          <TextField {...fieldProps(record, 'field')} />
          <TextField {...fieldProps(record, 'school')} />
          <Pair>
            <TextField {...fieldProps(record, 'startYear')} inputMode="numeric" />
            <TextField {...fieldProps(record, 'endYear')} inputMode="numeric" help={texts.stillThereHelp} />
          </Pair>
          <TextField {...fieldProps(record, 'grade')} />
          <FileListField name="files" label={texts.file} optional one kind={personFiles} />
        </RowPanel>
      )}
    >
      {({ degree, field, school, startYear, endYear, grade, file }) => (
        <>
          <strong>{[degree, field].filter(Boolean).join(', ')}</strong>
          <p>
            {[school, periodText(String(startYear), endYear === null ? null : String(endYear)), grade]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {file && <DocumentPreview file={file} />}
        </>
      )}
    </PartRows>
  );
}
