import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconAction } from '../kit/IconAction';
import * as texts from '../texts/date-field';
import { readDate, writtenDate } from './date-words';
import './date-input.css';

interface Props {
  readonly id?: string;
  readonly name?: string;
  /** As on the wire, or a text that is no day yet. */
  readonly value: string;
  /** The day as on the wire; a text that is no day as it was typed. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The first and last day that the calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly small?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean | undefined;
  /** Where no label is drawn. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
}

/** A day as dd/mm/yyyy, typed in any usual form or chosen in the browser's calendar (Alt+Down), whatever the browser's own order of day and month. */
export function DateInput(props: Props): ReactNode {
  const { value, onChange, onBlur, onKeyDown, min, max, small, invalid, required, disabled, label, describedBy } =
    props;
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: writtenDate(value), value });
  // The day of somebody else, of a draft or of the calendar takes the place of the typed text.
  if (typed.value !== value) setTyped({ text: writtenDate(value), value });
  const take = (text: string): void => {
    const next = readDate(text) ?? text;
    setTyped({ text, value: next });
    onChange(next);
  };
  const open = (): void => calendar.current?.showPicker();
  return (
    <OutlinedInput
      id={props.id}
      name={props.name}
      value={typed.text}
      fullWidth={!small}
      size={small ? 'small' : 'medium'}
      error={invalid ?? false}
      disabled={disabled ?? false}
      placeholder={texts.form}
      autoComplete="off"
      onChange={({ target }) => take(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        setTyped({ text: writtenDate(value), value });
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') open();
        onKeyDown?.(event);
      }}
      endAdornment={
        <>
          <input
            ref={calendar}
            className="date-calendar"
            type="date"
            aria-hidden
            tabIndex={-1}
            value={readDate(value) ?? ''}
            min={min}
            max={max}
            onChange={({ target }) => take(writtenDate(target.value))}
          />
          <IconAction
            icon="calendar"
            label={texts.calendar}
            tabIndex={-1}
            disabled={disabled ?? false}
            onClick={open}
          />
        </>
      }
      slotProps={{
        input: {
          inputMode: 'text',
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-required': required,
        },
      }}
    />
  );
}
