import type { ReactNode } from 'react';

/** The way through the pages. */
export const pages = 'Pages';
export const rowsOf = (rows: string, total: ReactNode): ReactNode => (
  <>
    {rows} of {total}
  </>
);
export const rowsPerPage = 'Rows per page';
export const first = 'First page';
export const previous = 'Previous page';
export const next = 'Next page';
export const last = 'Last page';
