import { useRef, useState, type ReactNode } from 'react';
import { CallError } from '@lectern/api-client';
import { leadStatesAfter, sameMobile, type SameMobile, type StudentRow } from '@lectern/contract/people';
import { mayLeave, StatusLabel } from '@lectern/ui-kit';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import type { Countries } from './countries';
import { timeText } from './dates';
import { schemaOf, valuesOf, type StudentValues } from './values';
import { leadWord } from './view';

interface Props {
  /** Undefined for a new one. */
  readonly student: StudentRow | undefined;
  readonly initial: StudentValues;
  readonly countries: Countries;
  /** Why the person may only read. */
  readonly readOnly: string | undefined;
  readonly send: (values: StudentValues, student: StudentRow | undefined, confirmDuplicate: boolean) => Promise<{ student: StudentRow }>;
  readonly onSaved: (saved: StudentRow, how: { readonly leaving: boolean }) => void | Promise<void>;
  /** For who may delete. */
  readonly onDelete: ((student: StudentRow) => void) | undefined;
}

const numberOf = ({ countryId, mobile }: StudentValues): string => `${countryId} ${mobile.replace(/ /g, '')}`;
const leadOption = (state: StudentRow['leadState']) => ({ value: state, label: leadWord(state) });

/** A student in the side panel. A number that somebody has is used again only when the person says so. */
export function StudentForm({ student, initial, countries, readOnly, send, onSaved, onDelete }: Props): ReactNode {
  const [same, setSame] = useState<SameMobile & { readonly number: string }>();
  const confirmed = useRef<string>(undefined);
  const form = useServerForm<StudentValues, StudentRow, { student: StudentRow }>({
    schema: schemaOf(student),
    initial,
    row: student,
    send: (values, row) =>
      send(values, row, confirmed.current === numberOf(values)).catch((error: unknown) => {
        if (error instanceof CallError && sameMobile.isValidSync(error.failure.result, { strict: true })) setSame({ matches: error.failure.result.matches, number: numberOf(values) });
        throw error;
      }),
    onSaved: (result, how) => onSaved(result.student, how),
    conflict: {
      fields: {
        firstName: { label: 'First name' },
        lastName: { label: 'Last name' },
        email: { label: 'E-mail' },
        mobile: { label: 'Mobile' },
        countryId: { label: 'Country', show: (id) => countries.options.find(({ value }) => value === id)?.label ?? '' },
        leadState: { label: 'Lead', show: leadWord },
      },
      valuesOf,
      title: () => 'Somebody saved this student while you were editing',
      detail: ({ updatedAt }) => timeText(updatedAt),
    },
  });
  const matches = same?.number === numberOf(form.formik.values) ? same.matches : [];
  const addAnyway = (): void => {
    confirmed.current = same?.number;
    void form.submit();
  };
  const remove = student && onDelete && (
    <Button variant="text" color="error" onClick={() => void mayLeave().then((may) => may && onDelete(student))}>
      Delete…
    </Button>
  );
  const dialCode = countries.rows.find(({ id }) => id === form.formik.values.countryId)?.dialCode;
  const kept = (shown: string | null | undefined): string | undefined => (student?.isMasked && shown ? `It is ${shown}. Left empty, it stays.` : undefined);
  return (
    <PanelForm form={form} verb={student ? 'Save' : 'Add student'} readOnly={readOnly} start={remove} actions={matches.length > 0 && <Button onClick={addAnyway}>Add another person</Button>}>
      {student && (
        <p className="student-facts">
          <StatusLabel status={student.status} filled />
          <span>Last changed {timeText(student.updatedAt)}</span>
        </p>
      )}
      <TextField name="firstName" label="First name" autoFocus={!student} />
      <TextField name="lastName" label="Last name" optional />
      <SelectField name="countryId" label="Country" options={countries.options} placeholder="Choose a country" />
      <TextField name="mobile" label="Mobile" type="tel" lead={dialCode} help={kept(student?.mobile)} optional={student?.mobileTyped === null} />
      {matches.length > 0 && (
        <div role="status" className="student-same">
          <p>This number belongs to:</p>
          <ul>
            {matches.map(({ id, name, roleName, email }) => (
              <li key={id}>{[name, roleName, email].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </div>
      )}
      <TextField name="email" label="E-mail" type="email" optional help={kept(student?.email)} />
      {student && <SelectField name="leadState" label="Lead" options={[student.leadState, ...leadStatesAfter(student.leadState)].map(leadOption)} />}
    </PanelForm>
  );
}
