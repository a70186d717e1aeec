import type { ReactNode } from 'react';
import { icons, isIconName } from './table';

interface Props {
  /** A name of the table, or an own path drawn on a 24 × 24 field; an unknown name is drawn as a ring. */
  readonly name: string | { readonly path: string };
  /** 14 in text and status, 16 by default, 18 in the collapsed sidebar, 20 large. */
  readonly size?: number;
}

/** An icon next to words; it says nothing to a screen reader. */
export function Icon({ name, size = 16 }: Props): ReactNode {
  const strokeWidth = size <= 14 ? 2 : 1.75;
  if (typeof name !== 'string') {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        style={{ flex: 'none' }}
      >
        <path d={name.path} />
      </svg>
    );
  }
  const Drawn = icons[isIconName(name) ? name : 'circle'];
  return <Drawn size={size} strokeWidth={strokeWidth} aria-hidden style={{ flex: 'none' }} />;
}
