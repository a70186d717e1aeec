import { useId, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { Field, NumberField, useFieldState } from '@lectern/ui-kit/form';
import { Checkbox, OutlinedInput } from '@lectern/ui-kit/mui';
import { Segments } from '../segments/Segments';
import * as texts from '../texts/paylink';
import { dayAndClock, zoneName } from './moments';
import { useNow } from './use-now';
import { expiryHours, longestHours, mailAddress, type Expiry, type PaylinkValues } from './values';

const expiries = (Object.keys(texts.expiries) as Expiry[]).map((value) => ({ value, label: texts.expiries[value] }));
const seatExpiries = expiries.filter(({ value }) => value !== '168');

/** The note that the pay page shows. */
function NoteField(): ReactNode {
  const { id, input, error } = useFieldState<string>('note');
  return (
    <Field
      id={id}
      label={texts.note}
      optional
      help={texts.noteHelp}
      error={error}
      count={texts.noteCount(input.value.length)}
    >
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        autoComplete="off"
        error={error !== undefined}
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
    </Field>
  );
}

/** The link itself: how long it is open, the note to the payer, and the mail. */
export function LinkPart(): ReactNode {
  const id = useId();
  const now = useNow(30_000);
  const { values, setFieldValue } = useFormikContext<PaylinkValues>();
  const hours = expiryHours(values);
  const isSeat = values.item?.kind === 'batch';
  const most = longestHours(values);
  const until = hours >= 1 && hours <= most ? `${dayAndClock(now + hours * 3_600_000)} ${zoneName()}` : undefined;
  const email = mailAddress(values);
  return (
    <section className="paylink-part" aria-label={texts.link}>
      <div className="paylink-expiry">
        <div className="field" role="radiogroup" aria-labelledby={`${id}-expires`}>
          <span id={`${id}-expires`} className="field-label">
            {texts.expires}
          </span>
          <Segments
            name={`${id}-expiry`}
            value={values.expires}
            options={isSeat ? seatExpiries : expiries}
            onChange={(value) => void setFieldValue('expires', value)}
          />
          {until && <p className="paylink-quiet">{isSeat ? texts.seatUntil(until) : until}</p>}
        </div>
        {values.expires === 'other' && (
          <div className="paylink-hours">
            <NumberField name="hours" label={texts.hours} trail={texts.hoursUnit} min={1} max={most} />
          </div>
        )}
        <NoteField />
      </div>
      <label className="paylink-mail">
        <Checkbox
          name="mail"
          checked={values.mail && email !== ''}
          disabled={email === ''}
          onChange={({ target }) => void setFieldValue('mail', target.checked)}
        />
        <span>{email === '' ? texts.noMail : texts.mailTo(email)}</span>
      </label>
    </section>
  );
}
