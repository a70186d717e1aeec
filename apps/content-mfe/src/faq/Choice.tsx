import { useId, type ReactNode } from 'react';
import { Select, type SelectOption } from '@lectern/ui-kit/form';
import './dialogs.css';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly value: Value | '';
  /** The line for no choice; without it one of the options is always chosen. */
  readonly placeholder?: string;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value | '') => void;
}

/** One of many in a dialog, outside of a form. */
export function Choice<Value extends string | number>({ label, ...select }: Props<Value>): ReactNode {
  const id = useId();
  return (
    <div className="faq-choice">
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </div>
  );
}
