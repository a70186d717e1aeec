import { Box } from '@lectern/ui-kit/mui';
import type { ReactNode } from 'react';

/** A plug pulled out of its socket (Lucide's *unplug*), in the colour of a fault. */
export function FailureMark({ size }: { readonly size: 14 | 24 }): ReactNode {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      sx={{
        flex: 'none',
        color: 'error.main',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: size === 14 ? 2 : 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d="m19 5 3-3M2 22l3-3M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4ZM7.5 13.5 10 11M10.5 16.5 13 14M12 6l6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z" />
    </Box>
  );
}
