import { useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Eye, EyeOff } from 'lucide-react';
import * as texts from '../texts/password';

interface Props {
  readonly id: string;
  readonly name: string;
  /** What is shown or hidden: 'New password'. */
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean | undefined;
  readonly describedBy: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  /** Whether Caps Lock is on while it is typed. */
  readonly onCapsLock: (on: boolean) => void;
}

/** Where a password is typed, with the way to see it: the control alone, label and hints stand around it. */
export function PasswordControl({
  label,
  value,
  invalid,
  required,
  describedBy,
  autoComplete,
  onChange,
  onBlur,
  onCapsLock,
  ...rest
}: Props): ReactNode {
  const [shown, setShown] = useState(false);
  const watch = (event: KeyboardEvent): void => onCapsLock(event.getModifierState('CapsLock'));
  const toggle = shown ? texts.hide(label) : texts.show(label);
  return (
    <OutlinedInput
      {...rest}
      fullWidth
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      error={invalid}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={(event) => {
        onCapsLock(false);
        onBlur?.(event);
      }}
      sx={{ paddingInlineEnd: '4px' }}
      slotProps={{ input: { 'aria-describedby': describedBy, 'aria-required': required } }}
      endAdornment={
        <IconButton
          size="small"
          aria-label={toggle}
          title={toggle}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? (
            <EyeOff size={16} strokeWidth={1.75} aria-hidden />
          ) : (
            <Eye size={16} strokeWidth={1.75} aria-hidden />
          )}
        </IconButton>
      }
    />
  );
}
