import type { ReactNode } from 'react';
import type { FieldProps } from './Field';
import { Pair } from './Pair';
import { TextField } from './TextField';
import { useFieldState } from './use-field-state';

interface Props {
  /** What the two days are of: 'Validity'. */
  readonly label: string;
  readonly from: Omit<FieldProps, 'optional'>;
  readonly until: Omit<FieldProps, 'optional'>;
}

/** A first and a last day, both included: the browser offers no day that would turn them round. */
export function DateRangeField({ label, from, until }: Props): ReactNode {
  const first = useFieldState<string>(from.name).input.value;
  const last = useFieldState<string>(until.name).input.value;
  return (
    <Pair label={label}>
      <TextField {...from} type="date" max={last || undefined} />
      <TextField {...until} type="date" min={first || undefined} />
    </Pair>
  );
}
