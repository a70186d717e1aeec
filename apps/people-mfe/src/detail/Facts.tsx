import type { ReactNode } from 'react';
import * as texts from '../texts/person';
import { FactValue } from './FactValue';

/** A fact's name and value, empty when missing; and its field where it may be masked. */
export type Fact<Field extends string = string> = readonly [label: string, value: string, field?: Field];
export interface Block<Field extends string = string> {
  readonly title: string;
  readonly facts: readonly Fact<Field>[];
}

interface Props<Field extends string> extends Block<Field> {
  readonly level?: 'h2' | 'h3';
  /** Shows a masked value, which may be revealed. */
  readonly masked?: ((field: Field, label: string, value: string) => ReactNode) | undefined;
  /** True on a person's own page, where nobody writes to or calls themselves. */
  readonly isOwn?: boolean;
}

/** A block of facts under its heading; missing values show a dash. */
export function Facts<Field extends string>({
  title,
  facts,
  level: Heading = 'h2',
  masked,
  isOwn = false,
}: Props<Field>): ReactNode {
  const shown = (value: string): ReactNode => (isOwn ? value : <FactValue value={value} />);
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <dl className="person-facts">
        {facts.map(([label, value, field]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value ? undefined : 'is-nothing'}>
              {field && value && masked ? masked(field, label, value) : shown(value || texts.noValue)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SkillsProps {
  readonly skills: readonly { readonly id: number; readonly name: string; readonly categoryName: string }[];
  readonly level?: 'h2' | 'h3';
}

/** A person's skills as tags. */
export function Skills({ skills, level: Heading = 'h2' }: SkillsProps): ReactNode {
  return (
    <section aria-label={texts.skills}>
      <Heading>{texts.skills}</Heading>
      {skills.length > 0 ? (
        <ul className="person-tags">
          {skills.map(({ id, name, categoryName }) => (
            <li key={id} title={categoryName}>
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="is-nothing">{texts.noneChosen}</p>
      )}
    </section>
  );
}
