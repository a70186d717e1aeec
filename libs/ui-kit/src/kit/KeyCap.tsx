import type { ReactNode } from 'react';
import './status.css';

/** A drawn key, where a shortcut saves time. */
export function KeyCap({ children }: { readonly children: string }): ReactNode {
  return <kbd className="key-cap">{children}</kbd>;
}
