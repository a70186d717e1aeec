import { useId, type ReactNode } from 'react';
import { useField } from 'formik';
import { Checkbox } from '@lectern/ui-kit/mui';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly disabled?: boolean;
}

/** A choice to tick, with its meaning below it. */
export function CheckField({ name, label, help, disabled = false }: Props): ReactNode {
  const id = useId();
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <div className="refund-check">
      <Checkbox
        id={id}
        checked={value && !disabled}
        disabled={disabled}
        onChange={({ target }) => void setValue(target.checked)}
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-help`}>{help}</small>
      </div>
    </div>
  );
}
