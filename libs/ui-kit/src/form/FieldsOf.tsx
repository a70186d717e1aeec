import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { FormikProvider, type FormikContextType } from 'formik';
import { newBlocks, type Blocks } from './blocks';

/** The form as a field reads it: each field follows its own part, so that a keystroke renders one field. */
export interface FieldsStore {
  readonly now: () => FormikContextType<object>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly blocks: Blocks;
}
const FieldsContext = createContext<FieldsStore | undefined>(undefined);

const storeOf = (first: FormikContextType<object>, blocks: Blocks) => {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    blocks,
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

/** Gives a form to the fields inside. `ServerForm` does so by itself. `blocks` say whether it may be sent by now. */
export function FieldsOf<Values extends object>({
  formik,
  blocks,
  children,
}: {
  readonly formik: FormikContextType<Values>;
  readonly blocks?: Blocks;
  readonly children: ReactNode;
}): ReactNode {
  const known = formik as unknown as FormikContextType<object>;
  const [store] = useState(() => storeOf(known, blocks ?? newBlocks()));
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
