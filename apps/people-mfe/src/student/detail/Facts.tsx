import type { ReactNode } from 'react';
import type { Block } from './facts-of';

/** A block of facts under its heading; what was not given says so. */
export function Facts({ title, facts }: Block): ReactNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <dl className="student-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : 'is-nothing'}>{value || 'Not given'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The student's skills as tags. */
export function Skills({ skills }: { readonly skills: readonly { readonly id: number; readonly name: string; readonly categoryName: string }[] }): ReactNode {
  return (
    <section aria-label="Skills">
      <h2>Skills</h2>
      {skills.length > 0 ? (
        <ul className="student-tags">
          {skills.map(({ id, name, categoryName }) => (
            <li key={id} title={categoryName}>
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="is-nothing">None chosen yet</p>
      )}
    </section>
  );
}
