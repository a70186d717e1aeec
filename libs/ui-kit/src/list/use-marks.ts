import { useState } from 'react';
import type { Marked } from './use-data-table';
import type { ListView } from './list-url';

interface Held {
  /** The question that was asked when they were marked. */
  readonly of: string;
  readonly marked: Marked;
  readonly all: boolean;
}

const none: Marked = {};
const questionOf = ({ q, filters, deleted }: Pick<ListView, 'q' | 'filters' | 'deleted'>): string =>
  JSON.stringify([q, deleted, Object.entries(filters).sort()]);

/** The marked rows of a list, of whatever page, or all that match. Another question unmarks them: nobody acts on rows that they no longer see listed. */
export const useMarks = (view: Pick<ListView, 'q' | 'filters' | 'deleted'>) => {
  const of = questionOf(view);
  const [held, setHeld] = useState<Held>();
  const { marked, all } = held?.of === of ? held : { marked: none, all: false };
  const ids = Object.keys(marked).filter((key) => marked[key]);
  return {
    marked,
    /** All that match, not those of `ids` alone. */
    all,
    ids,
    mark: (next: Marked): void => setHeld({ of, marked: next, all: false }),
    markAll: (): void => setHeld({ of, marked, all: true }),
    unmark: (): void => setHeld(undefined),
  };
};
export type ListMarks = ReturnType<typeof useMarks>;
