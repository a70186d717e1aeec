import { useId, type ReactNode } from 'react';
import { Select, type SelectOption } from '@lectern/ui-kit/form';
import './dialogs.css';

interface Props {
  readonly label: string;
  readonly value: number | '';
  /** The line for no choice; without it one of the options is always chosen. */
  readonly placeholder?: string;
  readonly options: readonly SelectOption<number>[];
  readonly onChange: (value: number | '') => void;
}

/** One of many in a dialog, outside of a form. */
export function Choice({ label, ...select }: Props): ReactNode {
  const id = useId();
  return (
    <div className="cat-choice">
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </div>
  );
}
