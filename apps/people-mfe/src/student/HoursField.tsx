import type { ReactNode } from 'react';
import { useField } from 'formik';
import { maxHours, type Hours } from '@lectern/contract/people';
import { SelectField } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { Button, IconButton } from '@lectern/ui-kit/mui';
import { dayWords } from './words';

const halfHours = Array.from({ length: 48 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`);
const days = dayWords.map((label, at) => ({ value: at + 1, label }));
const times = (now: string) => (halfHours.includes(now) ? halfHours : [...halfHours, now].sort()).map((time) => ({ value: time, label: time }));

/** Hours of the week in which the student has time. */
export function HoursField({ name }: { readonly name: string }): ReactNode {
  const [{ value }, { error, touched }, { setValue }] = useField<readonly Hours[]>(name);
  const add = (): void => {
    const last = value.at(-1);
    void setValue([...value, { day: last ? (last.day % 7) + 1 : 1, from: last?.from ?? '17:00', to: last?.to ?? '18:00' }]);
  };
  return (
    <fieldset className="student-hours">
      <legend>
        Hours with time <span>optional</span>
      </legend>
      {value.map(({ from, to }, at) => (
        // The rows have nothing of their own to be known by, and none keeps a state.
        <div key={at} className="student-hour">
          <SelectField name={`${name}[${at}].day`} label="Day" options={days} />
          <SelectField name={`${name}[${at}].from`} label="From" options={times(from)} />
          <SelectField name={`${name}[${at}].to`} label="To" options={times(to)} />
          <IconButton aria-label={`Remove hours ${at + 1}`} onClick={() => void setValue(value.filter((_, other) => other !== at))}>
            <Icon name="x" />
          </IconButton>
        </div>
      ))}
      {touched && typeof error === 'string' && <p className="field-error">{error}</p>}
      {value.length < maxHours && (
        <Button variant="text" startIcon={<Icon name="plus" />} onClick={add}>
          Add hours
        </Button>
      )}
    </fieldset>
  );
}
