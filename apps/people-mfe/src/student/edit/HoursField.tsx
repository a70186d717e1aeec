import type { ReactNode } from 'react';
import { maxHours, type Hours } from '@lectern/contract/people';
import { RowsField } from '@lectern/ui-kit/fields';
import { SelectField } from '@lectern/ui-kit/form';
import * as texts from '../../texts/edit';
import * as facts from '../../texts/facts';
import { dayWords } from '../../texts/words';
import { hoursText } from '../words';

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
);
const days = dayWords.map((label, at) => ({ value: at + 1, label }));
const times = (now: string) =>
  (halfHours.includes(now) ? halfHours : [...halfHours, now].sort()).map((time) => ({ value: time, label: time }));

/** New hours copy the last ones, a day later. */
const nextHours = (hours: readonly Hours[]): Hours => {
  const last = hours.at(-1);
  return { day: last ? (last.day % 7) + 1 : 1, from: last?.from ?? '17:00', to: last?.to ?? '18:00' };
};

/** The student's weekly availability. */
export function HoursField({ name }: { readonly name: string }): ReactNode {
  return (
    <RowsField
      name={name}
      label={facts.hours}
      optional
      one={texts.oneHours}
      max={maxHours}
      newRow={nextHours}
      rowText={hoursText}
    >
      {(path, { from, to }) => (
        <div className="student-hour">
          <SelectField name={`${path}.day`} label={texts.day} options={days} />
          <SelectField name={`${path}.from`} label={texts.from} options={times(from)} />
          <SelectField name={`${path}.to`} label={texts.to} options={times(to)} />
        </div>
      )}
    </RowsField>
  );
}
