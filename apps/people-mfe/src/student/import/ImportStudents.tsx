import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { studentImportCalls } from '@lectern/contract/people/student-import';
import { Select } from '@lectern/ui-kit/form';
import { ImportScreen, saveFile } from '@lectern/ui-kit/import';
import { Button } from '@lectern/ui-kit/mui';
import { listPath } from '../address';
import { useCountries } from '../countries';
import './import-students.css';

const changes = [studentCalls.list, studentCalls.detail];
const countryField = ['country'];

/** `/student/import`: students of a CSV or XLSX file. */
export default function ImportStudents(): ReactNode {
  const start = useCall(studentImportCalls.start, { handled: [400] });
  const template = useCall(studentImportCalls.template);
  const countries = useCountries();
  const [countryId, setCountryId] = useState<number | ''>('');
  const save = (format: 'csv' | 'xlsx') => () => template.mutate({ format }, { onSuccess: saveFile });
  const help = (
    <p className="import-template">
      An empty file with every column that is known: <Button size="small" onClick={save('csv')}>CSV</Button> <Button size="small" onClick={save('xlsx')}>Excel (XLSX)</Button>
    </p>
  );
  const options = (
    <label>
      <span>Country of rows that name none</span>
      <Select label="Country of rows that name none" value={countryId} options={countries.options} placeholder="None: each row names its own" onChange={setCountryId} />
    </label>
  );
  return (
    <ImportScreen
      setup={{
        form: 'students',
        one: 'student',
        many: 'students',
        list: listPath,
        changes,
        help,
        options,
        ...(countryId !== '' && { given: countryField }),
        start: (chosen) => start.mutateAsync({ ...chosen, ...(countryId !== '' && { countryId }) }),
      }}
    />
  );
}
