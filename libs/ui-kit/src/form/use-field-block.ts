import { useEffect } from 'react';
import { useFieldsStore } from './FieldsOf';

/** Keeps a form from being sent while there is a reason, such as a file on its way. Its field shows it once somebody tries. */
export const useFieldBlock = (name: string, reason: string | undefined): void => {
  const store = useFieldsStore();
  useEffect(() => {
    if (reason === undefined) return undefined;
    const { blocks } = store;
    blocks.reasons.set(name, reason);
    return () => {
      blocks.reasons.delete(name);
      blocks.onEnd?.();
      if (!blocks.isTried) return;
      blocks.isTried = blocks.reasons.size > 0;
      void store.now().validateForm();
    };
  }, [store, name, reason]);
};
