import { useMemo, useRef } from 'react';
import type { Choice, Found } from '@lectern/ui-kit/form';

interface Own {
  readonly id: number;
  readonly name: string;
}

/** A picker that knows the names of what it has found, and of what the record has already. */
export const usePicked = (useFound: (q: string, isOpen: boolean) => Found<number>, own?: Own) => {
  const known = useRef(new Map<number, string>());
  return useMemo(
    () => ({
      useFound: (q: string, isOpen: boolean): Found<number> => {
        const found = useFound(q, isOpen);
        for (const { item, name } of found.choices) known.current.set(item, name);
        return found;
      },
      choiceOf: (id: number): Choice<number> => {
        const name = known.current.get(id) ?? (own?.id === id ? own.name : '');
        return { key: String(id), name, meta: '', item: id };
      },
    }),
    [useFound, own],
  );
};
