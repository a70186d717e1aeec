import type { ReactNode } from 'react';
import './import.css';

interface Props {
  readonly text: string;
  /** How far it is; without one nobody knows yet. */
  readonly progress?: { readonly done: number; readonly total: number };
  /** What can be done meanwhile. */
  readonly children?: ReactNode;
}

/** Work that is waited for: what, and how far. */
export function ImportWaiting({ text, progress, children }: Props): ReactNode {
  return (
    <div className="import-waiting">
      <p role="status">{text}</p>
      <progress aria-label={text} {...(progress && { value: progress.done, max: Math.max(1, progress.total) })} />
      {children}
    </div>
  );
}
