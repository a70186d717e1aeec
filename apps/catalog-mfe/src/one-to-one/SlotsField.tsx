import type { ReactNode } from 'react';
import { maxSlots, type OfferSlot } from '@lectern/contract/catalog';
import { RowsField } from '@lectern/ui-kit/fields';
import { SelectField, TextField } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/one-to-one';
import { oneToOne as record } from './one-to-one';
import './slots.css';

const days = texts.days.map((label, at) => ({ value: at + 1, label }));

/** A slot in words: 'Monday 18:00–19:00'. */
export const slotText = ({ weekday, startsAt, endsAt }: OfferSlot): string =>
  texts.slotText(days[weekday - 1]?.label ?? '', startsAt, endsAt);

/** As the one before it, a day later. */
const nextSlot = (slots: readonly OfferSlot[]): OfferSlot => {
  const last = slots.at(-1);
  return last ? { ...last, weekday: (last.weekday % 7) + 1 } : { weekday: 1, startsAt: '18:00', endsAt: '19:00' };
};

/** The weekly slots of an offer, in its zone. */
export function SlotsField(): ReactNode {
  return (
    <RowsField<OfferSlot>
      {...fieldProps(record, 'slots')}
      help={texts.slotsHelp}
      one={texts.oneSlot}
      max={maxSlots}
      newRow={nextSlot}
      rowText={slotText}
    >
      {(path) => (
        <div className="slot-fields">
          <SelectField name={`${path}.weekday`} label={texts.day} options={days} />
          <TextField name={`${path}.startsAt`} label={texts.from} placeholder={texts.example} />
          <TextField name={`${path}.endsAt`} label={texts.to} placeholder={texts.example} />
        </div>
      )}
    </RowsField>
  );
}
