import { useId } from 'react';
import { useField } from 'formik';

/** A field's value and the error that is shown: one of a field that was left or sent. */
export const useFieldState = <Value>(name: string) => {
  const id = useId();
  const [input, meta, actions] = useField<Value>(name);
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  return { id, input, error, setValue: actions.setValue };
};
