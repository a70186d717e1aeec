import type { ReactNode } from 'react';
import { maxMeetings, weekdays } from '@lectern/contract/people';
import { RowsField } from '@lectern/ui-kit/fields';
import { DateField, SelectField, TextField } from '@lectern/ui-kit/form';
import * as texts from '../texts/batch-form';
import { newTime, type TimeValues } from './plan-values';

const days = Object.entries(weekdays).map(([value, label]) => ({ value: Number(value), label }));
const durations = [30, 45, 60, 75, 90, 120, 150, 180, 240].map((minutes) => ({
  value: String(minutes),
  label: texts.minutes(minutes),
}));

function Start({ path }: { readonly path: string }): ReactNode {
  return (
    <>
      <TextField name={`${path}.localStart`} label={texts.start} placeholder={texts.startExample} />
      <SelectField name={`${path}.durationMinutes`} label={texts.duration} options={durations} />
    </>
  );
}

/** The weekly times of a batch. */
export function RulesField(): ReactNode {
  return (
    <RowsField<TimeValues>
      name="rules"
      label={texts.rules}
      one={texts.oneRule}
      max={14}
      newRow={(rows) => ({ ...newTime, ...rows.at(-1), weekday: ((rows.at(-1)?.weekday ?? 0) % 7) + 1 })}
      rowText={({ weekday, localStart }) => texts.ruleText(days[weekday - 1]?.label ?? '', localStart)}
    >
      {(path) => (
        <div className="batch-time">
          <SelectField name={`${path}.weekday`} label={texts.day} options={days} />
          <Start path={path} />
        </div>
      )}
    </RowsField>
  );
}

/** Meetings one by one. */
export function MeetingsField(): ReactNode {
  return (
    <RowsField<TimeValues>
      name="meetings"
      label={texts.meetings}
      one={texts.oneMeeting}
      max={maxMeetings}
      newRow={(rows) => ({ ...newTime, ...rows.at(-1), localDate: '' })}
      rowText={({ localDate, localStart }) => texts.ruleText(localDate, localStart)}
    >
      {(path) => (
        <div className="batch-time">
          <DateField name={`${path}.localDate`} label={texts.date} />
          <Start path={path} />
        </div>
      )}
    </RowsField>
  );
}
