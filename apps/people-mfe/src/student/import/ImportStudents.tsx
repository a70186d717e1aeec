import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { studentImportCalls } from '@lectern/contract/people/student-import';
import { Select } from '@lectern/ui-kit/form';
import { EmptyFile, ImportScreen } from '@lectern/ui-kit/import';
import { listPath } from '../address';
import { useCountries } from '../countries';
import * as facts from '../../texts/facts';
import * as texts from '../../texts/student-import';

const changes = [studentCalls.list, studentCalls.detail];
const countryField = ['country'];

/** `/student/import`: students of a CSV or XLSX file. */
export default function ImportStudents(): ReactNode {
  const start = useCall(studentImportCalls.start, { handled: [400] });
  const countries = useCountries();
  const [countryId, setCountryId] = useState<number | ''>('');
  const options = (
    <label>
      <span>{texts.countryOfRows}</span>
      <Select
        label={texts.countryOfRows}
        value={countryId}
        options={countries.options}
        placeholder={texts.noCountry}
        onChange={setCountryId}
      />
    </label>
  );
  return (
    <ImportScreen
      setup={{
        form: 'students',
        one: facts.noun.one,
        many: texts.many,
        list: listPath,
        changes,
        help: <EmptyFile call={studentImportCalls.template} />,
        options,
        ...(countryId !== '' && { given: countryField }),
        start: (chosen) => start.mutateAsync({ ...chosen, ...(countryId !== '' && { countryId }) }),
      }}
    />
  );
}
