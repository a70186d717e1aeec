import { useId, useMemo, useSyncExternalStore, type ChangeEvent } from 'react';
import { getIn } from 'formik';
import { same } from '../conflict/same';
import { useFieldsStore, type FieldsStore } from './FieldsOf';

const shownError = (store: FieldsStore, name: string): string | undefined => {
  const { errors, touched } = store.now();
  const error: unknown = getIn(touched, name) ? getIn(errors, name) : undefined;
  if (typeof error === 'string') return error;
  // A list of plain values shows what is wrong with any of them.
  const texts = Array.isArray(error) ? [...new Set(error.filter((each) => typeof each === 'string'))] : [];
  return texts.join('\n') || undefined;
};

/** A field's value and the error that is shown: one of a field that was left or sent. Renders when these change, and then alone. */
export const useFieldState = <Value>(name: string) => {
  const id = useId();
  const store = useFieldsStore();
  const value = useSyncExternalStore(store.subscribe, () => getIn(store.now().values, name) as Value);
  const error = useSyncExternalStore(store.subscribe, () => shownError(store, name));
  const stable = useMemo(
    () => ({
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void =>
        store.now().handleChange(event),
      /** Left: what is wrong is shown once the field was changed; an untouched one waits for the save. */
      onBlur: (): void => {
        const { values, initialValues, setFieldTouched } = store.now();
        if (!same(getIn(values, name), getIn(initialValues, name))) void setFieldTouched(name, true);
      },
      setValue: (next: Value): void => void store.now().setFieldValue(name, next),
      /** A value chosen without leaving the field: its error is shown from now on. */
      touch: (): void => void store.now().setFieldTouched(name, true, false),
    }),
    [store, name],
  );
  return {
    id,
    input: { name, value, onChange: stable.onChange, onBlur: stable.onBlur },
    error,
    setValue: stable.setValue,
    touch: stable.touch,
  };
};
