import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { FormikProvider, type FormikContextType } from 'formik';

/** The form as a field reads it: each field follows its own part, so that a keystroke renders one field. */
export interface FieldsStore {
  readonly now: () => FormikContextType<object>;
  readonly subscribe: (listener: () => void) => () => void;
}
const FieldsContext = createContext<FieldsStore | undefined>(undefined);

const storeOf = (first: FormikContextType<object>) => {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A field that is drawn in the same go reads what its form has by now. */
    take: (next: FormikContextType<object>) => void (now = next),
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
};

/** Gives a form to the fields inside. `ServerForm` does so by itself. */
export function FieldsOf<Values extends object>({
  formik,
  children,
}: {
  readonly formik: FormikContextType<Values>;
  readonly children: ReactNode;
}): ReactNode {
  const known = formik as unknown as FormikContextType<object>;
  const [store] = useState(() => storeOf(known));
  store.take(known);
  useLayoutEffect(() => store.tell());
  return (
    <FormikProvider value={formik}>
      <FieldsContext value={store}>{children}</FieldsContext>
    </FormikProvider>
  );
}

/** The form around a field. @throws outside of one */
export const useFieldsStore = (): FieldsStore => {
  const store = useContext(FieldsContext);
  if (!store) throw new Error('a field stands in no form');
  return store;
};
