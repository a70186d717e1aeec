import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';

/** Bars of these heights in the place of what is on its way. */
export function Bars({ heights }: { readonly heights: readonly number[] }): ReactNode {
  return heights.map((height, row) => <Skeleton key={row} variant="rounded" height={height} />);
}
