import type { ReactNode } from 'react';
import './table.css';

/** The place of a list: table or what replaces it, and its pager. Columns leave by its width, not by the window's. */
export function ListFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="list-frame">{children}</div>;
}
