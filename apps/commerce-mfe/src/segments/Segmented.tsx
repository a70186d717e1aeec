import { useId, type ReactNode } from 'react';
import { useField } from 'formik';
import { Segments } from './Segments';

interface Props<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean;
}

/** One of two to four exclusive choices, side by side. */
export function Segmented<Value extends string>({ name, label, options, disabled }: Props<Value>): ReactNode {
  const id = useId();
  const [{ value }, , { setValue }] = useField<Value>(name);
  return (
    <div className="field" role="radiogroup" aria-labelledby={id}>
      <span id={id} className="field-label">
        {label}
      </span>
      <Segments
        name={name}
        value={value}
        options={options}
        disabled={disabled}
        onChange={(next) => void setValue(next)}
      />
    </div>
  );
}
