import type { ReactNode } from 'react';

const edge = 'var(--mui-palette-lectern-borderControl)';
const fill = 'var(--mui-palette-lectern-accent)';
const ground = 'var(--mui-palette-lectern-surface)';
const mark = 'var(--mui-palette-lectern-onAccent)';

/** The box of a checkbox: 16 px, MUI's own is too heavy. */
export function Tick({ is }: { readonly is: 'off' | 'on' | 'mixed' }): ReactNode {
  const chosen = is !== 'off';
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="15"
        height="15"
        rx="3.5"
        fill={chosen ? fill : ground}
        stroke={chosen ? fill : edge}
      />
      {is === 'on' && <path d="M4 8.2 6.8 11 12 5.6" fill="none" stroke={mark} strokeWidth="2" />}
      {is === 'mixed' && <path d="M4 8h8" stroke={mark} strokeWidth="2" />}
    </svg>
  );
}

/** The ring of a radio button. */
export function Ring({ is }: { readonly is: 'off' | 'on' }): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {is === 'on' ? (
        <circle cx="8" cy="8" r="5.5" fill={ground} stroke={fill} strokeWidth="5" />
      ) : (
        <circle cx="8" cy="8" r="7.5" fill={ground} stroke={edge} />
      )}
    </svg>
  );
}
