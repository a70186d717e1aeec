import type { ReactNode } from 'react';
import type { Difference } from './differences';

interface Props {
  /** The name of the term; fields of the row have labels of their own for screen readers. */
  readonly label: string;
  /** The value of the version on sale; undefined where there is none to compare with. */
  readonly live?: ReactNode;
  readonly differences: readonly Difference[];
  /** Rows without a difference are left out. */
  readonly onlyChanges: boolean;
  readonly children: ReactNode;
}

/** One term: its name, its value on sale, the field of the draft, and the difference in words. */
export function TermRow({ label, live, differences, onlyChanges, children }: Props): ReactNode {
  const isChanged = differences.length > 0;
  if (onlyChanges && !isChanged) return null;
  return (
    <div className="term-row" data-changed={isChanged || undefined} role="group" aria-label={label}>
      <span className="term-label">{label}</span>
      {live !== undefined && <div className="term-live">{live}</div>}
      <div className="term-draft">
        <div className="term-fields">{children}</div>
        {isChanged && (
          <span className="term-difference">{[...new Set(differences.map(({ words }) => words))].join(', ')}</span>
        )}
      </div>
    </div>
  );
}
