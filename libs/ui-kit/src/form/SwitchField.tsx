import { memo, type ReactNode } from 'react';
import Switch from '@mui/material/Switch';
import { describedBy, FieldHelp, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';

interface Props<Value> extends Omit<FieldProps, 'optional'> {
  /** What the field holds when it is on and off; true and false where absent. */
  readonly values?: { readonly on: Value; readonly off: Value };
}

function OnOff<Value = boolean>({ name, label, help, disabled, values }: Props<Value>): ReactNode {
  const { id, input, error, setValue } = useFieldState<unknown>(name);
  const isOn = values ? input.value === values.on : input.value === true;
  return (
    <div className="field-switch">
      <div>
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <FieldHelp id={id} help={help} error={error} />
      </div>
      <Switch
        checked={isOn}
        disabled={disabled}
        onChange={(_event, on) => void setValue(values ? (on ? values.on : values.off) : on)}
        slotProps={{
          input: {
            id,
            name,
            onBlur: input.onBlur,
            'aria-describedby': describedBy(id, help, error),
            'aria-invalid': error !== undefined || undefined,
            role: 'switch',
          },
        }}
      />
    </div>
  );
}

/** The record's own state, on or off: words at the start, switch at the end. */
export const SwitchField = memo(OnOff) as typeof OnOff;
