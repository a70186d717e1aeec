import type { ReactNode } from 'react';
import './segments.css';

interface Props<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean | undefined;
  /** 28 px high instead of 36. */
  readonly small?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Two to four exclusive choices in one row; a radio group around them has their name. */
export function Segments<Value extends string>({
  name,
  value,
  options,
  disabled,
  small,
  onChange,
}: Props<Value>): ReactNode {
  return (
    <div className={small ? 'segments is-small' : 'segments'}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
