import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { InstituteRow } from '@lectern/contract/people';
import { NumberField, PhoneField, SelectField, SwitchField, TextAreaField, TextField } from '@lectern/ui-kit/form';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { choiceProps, fieldProps, type Records } from '@lectern/ui-kit/records';
import { Link as Anchor } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { CountryField } from '../student/CountryField';
import type { Countries } from '../student/countries';
import * as texts from '../texts/institutes';
import { institute } from './institute';

interface Props {
  readonly institutes: Records<InstituteRow>;
  readonly countries: Countries;
}

const statuses = { on: 'active', off: 'inactive' } as const;

/** One institute next to the list. */
export default function InstitutePanel({ institutes, countries }: Props): ReactNode {
  const nameOf = (id: number): string => countries.options.find(({ value }) => value === id)?.label ?? '';
  const mayStudents = useMay(['studentList']);
  return (
    <RecordPanel records={institutes} needs={[countries]} initial={{ kind: 'school' }} show={{ countryId: nameOf }}>
      {(row) => (
        <>
          <TextField {...fieldProps(institute, 'name')} autoFocus={!row} />
          <TextField {...fieldProps(institute, 'code')} help={texts.codeHelp} />
          <SelectField {...choiceProps(institute, 'kind')} />
          <CountryField {...fieldProps(institute, 'countryId')} countries={countries} />
          <TextField {...fieldProps(institute, 'city')} />
          <TextField {...fieldProps(institute, 'addressLine')} />
          <TextField {...fieldProps(institute, 'postalCode')} />
          <TextField {...fieldProps(institute, 'contactName')} />
          <TextField {...fieldProps(institute, 'contactEmail')} />
          <PhoneField {...fieldProps(institute, 'contactMobile')} country="countryId" countries={countries.rows} />
          <TextField {...fieldProps(institute, 'website')} />
          <NumberField {...fieldProps(institute, 'seatLimit')} help={texts.seatsHelp(row?.studentsCount ?? 0)} />
          {row && mayStudents && (
            <Anchor component={Link} to={`/student?filter%5BinstituteId%5D=eq%3A${row.id}`}>
              {texts.theStudents(row.studentsCount)}
            </Anchor>
          )}
          <TextAreaField {...fieldProps(institute, 'notes')} rows={3} max={1000} />
          <SwitchField name="status" label={texts.active} values={statuses} help={texts.activeHelp} />
        </>
      )}
    </RecordPanel>
  );
}
