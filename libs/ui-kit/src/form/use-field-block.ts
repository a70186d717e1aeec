import { useEffect } from 'react';
import { useFieldsStore } from './FieldsOf';

/** Keeps a form from being sent while there is a reason, such as a file on its way. Its field shows it. */
export const useFieldBlock = (name: string, reason: string | undefined): void => {
  const store = useFieldsStore();
  useEffect(() => {
    if (reason === undefined) return undefined;
    store.now().registerField(name, { validate: () => reason });
    return () => {
      store.now().unregisterField(name);
      void store.now().validateForm();
    };
  }, [store, name, reason]);
};
