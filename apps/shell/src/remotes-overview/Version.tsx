import type { ReactNode } from 'react';
import { shortVersion } from './short-version';

/** A version where there is little room; whole for who points at it. */
export function Version({ of }: { readonly of: string }): ReactNode {
  return <span title={of}>{shortVersion(of)}</span>;
}
