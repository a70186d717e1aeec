import type { ReactNode } from 'react';
import './pair.css';

/** Two fields that belong together, side by side where there is room. */
export function Pair({ label, children }: { readonly label?: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="field-pair" role={label === undefined ? undefined : 'group'} aria-label={label}>
      {children}
    </div>
  );
}
