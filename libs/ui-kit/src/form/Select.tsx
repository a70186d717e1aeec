import type { FocusEventHandler, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import './select.css';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props<Value extends string | number> {
  readonly id?: string;
  readonly name?: string;
  /** Where no label element names it. */
  readonly label?: string;
  readonly value: Value | '';
  readonly options: readonly SelectOption<Value>[];
  /** The first line, for no choice. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly describedBy?: string;
  readonly small?: boolean;
  readonly onBlur?: FocusEventHandler;
  readonly onChange: (value: Value | '') => void;
}

/** The browser's own list of choices in the look of a field: it works with every keyboard, screen reader and phone. */
export function Select<Value extends string | number>({
  label,
  value,
  options,
  placeholder,
  invalid,
  required,
  describedBy,
  small,
  onChange,
  ...rest
}: Props<Value>): ReactNode {
  return (
    <span className={small ? 'select is-small' : 'select'}>
      <select
        {...rest}
        aria-label={label}
        aria-invalid={invalid}
        aria-required={required}
        aria-describedby={describedBy}
        value={String(value)}
        onChange={(event) =>
          onChange(options.find((option) => String(option.value) === event.target.value)?.value ?? '')
        }
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
