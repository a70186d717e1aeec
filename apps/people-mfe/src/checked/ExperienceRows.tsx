import type { ReactNode } from 'react';
import { experienceFields, type ExperienceRow } from '@lectern/contract/people';
import { dayText } from '@lectern/ui-kit/day-text';
import { DateField, Pair, TextAreaField, TextField } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/checked';
import type { RowsOfOwner } from './owner-rows';
import { PartRows } from './PartRows';
import { RowPanel } from './RowPanel';

const record = { fields: experienceFields };
const schema = formSchema(experienceFields);
export const periodText = (from: string, to: string | null): string =>
  to ? texts.fromTo(from, to) : texts.untilNow(from);

const valuesOf = (row: ExperienceRow | undefined) => ({
  title: row?.title ?? '',
  organisation: row?.organisation ?? '',
  city: row?.city ?? '',
  startedOn: row?.startedOn ?? '',
  endedOn: row?.endedOn ?? '',
  description: row?.description ?? '',
});

/** Where a trainer or an agency has worked, the latest first. */
export function ExperienceRows({ rows, ...owner }: RowsOfOwner<ExperienceRow>): ReactNode {
  return (
    <PartRows
      title={owner.title}
      noun={texts.experience}
      rows={rows}
      nameOf={({ title }) => title}
      mayEdit={owner.mayEdit}
      changed={owner.changed}
      remove={owner.remove}
      panel={(row, onClose) => (
        <RowPanel
          title={row ? texts.editOne(texts.experience.one) : texts.addOne(texts.experience.one)}
          schema={schema}
          initial={valuesOf(row)}
          send={(values) => owner.save({ ...values, endedOn: values.endedOn || null }, row)}
          changed={owner.changed}
          onClose={onClose}
        >
          <TextField {...fieldProps(record, 'title')} autoFocus />
          <TextField {...fieldProps(record, 'organisation')} />
          <TextField {...fieldProps(record, 'city')} />
          <Pair>
            <DateField {...fieldProps(record, 'startedOn')} />
            <DateField {...fieldProps(record, 'endedOn')} help={texts.stillThereHelp} />
          </Pair>
          <TextAreaField {...fieldProps(record, 'description')} rows={4} max={2000} />
        </RowPanel>
      )}
    >
      {({ title, organisation, city, startedOn, endedOn, description }) => (
        <>
          <strong>{title}</strong>
          <p>
            {[organisation, city, periodText(dayText(startedOn), endedOn && dayText(endedOn))]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {description && <p>{description}</p>}
        </>
      )}
    </PartRows>
  );
}
