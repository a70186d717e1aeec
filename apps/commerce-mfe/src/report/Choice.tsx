import type { ReactNode } from 'react';
import { Select, type SelectOption } from '@lectern/ui-kit/form';
import './choice.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** After the choice: its days. */
  readonly about?: string;
}

/** One choice of a report, with its name in front. */
export function Choice<Value extends string>({ label, value, options, onChange, about }: Props<Value>): ReactNode {
  return (
    <div className="analysis-choice">
      <span aria-hidden>{label}</span>
      <Select small label={label} value={value} options={options} onChange={(next) => next !== '' && onChange(next)} />
      {about && <span>{about}</span>}
    </div>
  );
}
