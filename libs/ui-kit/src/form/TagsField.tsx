import { memo, useState, type KeyboardEvent, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/tags';
import { describedBy, Field, type FieldProps } from './Field';
import { withTags } from './tags';
import { useFieldState } from './use-field-state';
import './find-field.css';

/** Several short texts: Enter or a comma adds what is typed, Backspace in the empty field takes the last one out. */
export const TagsField = memo(function TagsField({ name, label, help, optional, disabled }: FieldProps): ReactNode {
  const { id, input, error, setValue, touch } = useFieldState<readonly string[]>(name);
  const { value } = input;
  const [typed, setTyped] = useState('');
  const add = (text: string): void => {
    setTyped('');
    if (withTags(value, text).length > value.length) setValue(withTags(value, text));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.key === 'Enter' && typed.trim() !== '') || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) setValue(value.slice(0, -1));
  };
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      {value.length > 0 && (
        <ul aria-label={texts.writtenOf(label)} className="find-chosen">
          {value.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              {!disabled && (
                <Tooltip title={texts.remove}>
                  <button
                    type="button"
                    aria-label={texts.removeOf(tag)}
                    onClick={() => setValue(value.filter((other) => other !== tag))}
                  >
                    <Icon name="x" size={14} />
                  </button>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      )}
      <OutlinedInput
        id={id}
        fullWidth
        value={typed}
        disabled={disabled}
        error={error !== undefined}
        autoComplete="off"
        onChange={(event) =>
          /[\n,]/.test(event.target.value) ? add(event.target.value) : setTyped(event.target.value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(typed);
          touch();
        }}
        slotProps={{ input: { 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional } }}
      />
    </Field>
  );
});
