import { useMemo, useRef } from 'react';
import type { Choice, Found } from './found';

/** A record as a field offers it; `meta` tells two of a name apart. */
export const choice = (item: number, name: string, meta = ''): Choice<number> => ({
  key: String(item),
  name,
  meta,
  item,
});

type Find = (q: string, isOpen: boolean) => Found<number>;

/** A search that remembers what its results are called, so that a chosen one keeps its name when the list closes. */
export const useNames = (useFind: Find) => {
  const known = useRef(new Map<number, string>());
  return useMemo(() => {
    const nameOf = (id: number): string => known.current.get(id) ?? '';
    return {
      nameOf,
      useFound: (q: string, isOpen: boolean): Found<number> => {
        const found = useFind(q, isOpen);
        for (const { item, name } of found.choices) known.current.set(item, name);
        return found;
      },
      /** What a value is called; the record's own is known before any search. */
      choiceOf: (own: { readonly id: number; readonly name: string } | undefined) => {
        if (own) known.current.set(own.id, own.name);
        return (id: number): Choice<number> => choice(id, nameOf(id));
      },
    };
  }, [useFind]);
};
