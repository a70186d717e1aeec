import { useId, type ReactNode } from 'react';
import { Field } from './Field';
import { Select, type SelectOption } from './Select';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly value: Value | '';
  /** The line for no choice; without it one of the options is always chosen. */
  readonly placeholder?: string;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value | '') => void;
}

/** One of many in a dialog: a labelled choice outside of a form. */
export function OneOf<Value extends string | number>({ label, ...select }: Props<Value>): ReactNode {
  const id = useId();
  return (
    <Field id={id} label={label} error={undefined}>
      <Select id={id} {...select} />
    </Field>
  );
}
