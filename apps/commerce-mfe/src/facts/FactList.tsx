import type { ReactNode } from 'react';
import './facts.css';

/** A name and its value; a value that is false or null leaves the line out. */
export type FactLine = readonly [label: string, value: ReactNode];

interface Props {
  readonly title: string;
  readonly facts?: readonly FactLine[];
  readonly children?: ReactNode;
}

/** One part of the facts next to a page: its title, names with values, and what follows them. */
export function FactList({ title, facts = [], children }: Props): ReactNode {
  const shown = facts.filter(([, value]) => value !== null && value !== false && value !== '');
  return (
    <section className="fact-list">
      <h2>{title}</h2>
      {shown.length > 0 && (
        <dl>
          {shown.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
