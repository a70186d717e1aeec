import type { ReactNode } from 'react';
import { DateField } from './DateField';
import type { FieldProps } from './Field';
import { Pair } from './Pair';
import { useFieldState } from './use-field-state';

interface Props {
  /** What the two days are of: 'Validity'. */
  readonly label: string;
  readonly from: Omit<FieldProps, 'optional'>;
  readonly until: Omit<FieldProps, 'optional'>;
}

/** A first and a last day, both included: the calendar offers no day that would turn them round. */
export function DateRangeField({ label, from, until }: Props): ReactNode {
  const first = useFieldState<string>(from.name).input.value;
  const last = useFieldState<string>(until.name).input.value;
  return (
    <Pair label={label}>
      <DateField {...from} max={last || undefined} />
      <DateField {...until} min={first || undefined} />
    </Pair>
  );
}
