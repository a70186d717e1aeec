import type { ReactNode } from 'react';
import type { RevealableField, StudentDetail } from '@lectern/contract/people';
import * as blocks from '../../texts/blocks';
import * as names from '../../texts/facts';
import { FactValue } from './FactValue';
import type { Block } from './facts-of';

interface Props extends Block {
  readonly level?: 'h2' | 'h3';
  /** Shows a masked value, which may be revealed. */
  readonly masked?: ((field: RevealableField, label: string, value: string) => ReactNode) | undefined;
  /** True on the student's own page, where nobody writes to or calls themselves. */
  readonly isOwn?: boolean;
}

/** A block of facts under its heading; missing values show a dash. */
export function Facts({ title, facts, level: Heading = 'h2', masked, isOwn = false }: Props): ReactNode {
  const shown = (value: string): ReactNode => (isOwn ? value : <FactValue value={value} />);
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <dl className="student-facts">
        {facts.map(([label, value, field]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : 'is-nothing'}>
              {field && value && masked ? masked(field, label, value) : shown(value || names.noValue)}
            </dd>
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
