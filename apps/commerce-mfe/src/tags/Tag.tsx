import type { ReactNode } from 'react';
import './tag.css';

export type TagTone = 'neutral' | 'info' | 'warning' | 'danger';

/** A mark in words next to a state. */
export function Tag({ tone, children }: { readonly tone: TagTone; readonly children: ReactNode }): ReactNode {
  return <span className={`money-tag is-${tone}`}>{children}</span>;
}
