import type { ReactNode } from 'react';
import { useField } from 'formik';
import { PasswordInput } from '../sign-in/PasswordInput';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly describedBy?: string;
}

/** A password in a form. */
export function PasswordField({ name, ...props }: Props): ReactNode {
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  return <PasswordInput {...props} name={name} value={value} error={touched ? error : undefined} onChange={(next) => void setValue(next)} />;
}
