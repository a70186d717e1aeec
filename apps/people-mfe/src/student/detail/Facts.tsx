import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import * as blocks from '../../texts/blocks';
import * as names from '../../texts/facts';
import type { Block } from './facts-of';

/** A block of facts under its heading; missing values show a dash. */
export function Facts({ title, facts, level: Heading = 'h2' }: Block & { readonly level?: 'h2' | 'h3' }): ReactNode {
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <dl className="student-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : 'is-nothing'}>{value || names.noValue}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SkillsProps {
  readonly skills: StudentDetail['skills'];
  readonly level?: 'h2' | 'h3';
}

/** A student's skills as tags. */
export function Skills({ skills, level: Heading = 'h2' }: SkillsProps): ReactNode {
  return (
    <section aria-label={names.skills}>
      <Heading>{names.skills}</Heading>
      {skills.length > 0 ? (
        <ul className="student-tags">
          {skills.map(({ id, name, categoryName }) => (
            <li key={id} title={categoryName}>
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="is-nothing">{blocks.noneChosen}</p>
      )}
    </section>
  );
}
