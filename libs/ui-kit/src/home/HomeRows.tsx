import type { ReactNode } from 'react';
import { Skeleton } from '@lectern/ui-kit/mui';

interface Props<Item> {
  /** So many rows have room; their places are kept while the items are read. */
  readonly rows: number;
  readonly items: readonly Item[] | undefined;
  /** In place of the list when it is empty. */
  readonly none: string;
  /** One item as a `<li>`. */
  readonly row: (item: Item) => ReactNode;
}

/** The list in a block of the home page. */
export function HomeRows<Item>({ rows, items, none, row }: Props<Item>): ReactNode {
  if (items?.length === 0) return <p>{none}</p>;
  return (
    <ul aria-busy={!items}>
      {items
        ? items.slice(0, rows).map(row)
        : Array.from({ length: rows }, (_, at) => (
            <li key={at}>
              <Skeleton width="60%" height={20} />
            </li>
          ))}
    </ul>
  );
}
