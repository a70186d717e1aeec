import { useId, type ReactNode } from 'react';
import { rightNames, type Right } from '@lectern/contract/rights';
import { withNeeds } from '@lectern/contract/people';
import { Button, Checkbox } from '@lectern/ui-kit/mui';
import * as texts from '../texts/rights';
import { blocksOf, type RightGroup } from './rights-groups';

interface Props {
  readonly group: RightGroup;
  readonly held: readonly string[];
  readonly own: ReadonlySet<string>;
  readonly isFixed: boolean;
  readonly markOf: (name: Right) => string | undefined;
  readonly onToggle: (name: Right) => void;
  readonly onSet: (held: readonly string[]) => void;
}

/** The rights of one domain; one that the person lacks can be taken, not given. */
export function RightsGroup({ group, held, own, isFixed, markOf, onToggle, onSet }: Props): ReactNode {
  const heading = useId();
  const title = texts.domains[group.domain];
  const ticked = group.lines.filter(({ name }) => held.includes(name));
  const givable = group.lines.filter(({ name }) => own.has(name));
  const isFull = ticked.length >= givable.length && ticked.length > 0;
  const setAll = (): void =>
    onSet(
      isFull
        ? rightNames.filter((name) => held.includes(name) && !group.lines.some((line) => line.name === name))
        : withNeeds([...held, ...givable.map(({ name }) => name)]),
    );
  return (
    <section aria-labelledby={heading} className="rights-group">
      <header>
        <h3 id={heading}>{title}</h3>
        <span className="rights-count">{texts.countOf(ticked.length, group.lines.length)}</span>
        {!isFixed && givable.length > 0 && (
          <Button
            size="small"
            variant="text"
            aria-label={isFull ? texts.untickAllOf(title) : texts.tickAllOf(title)}
            onClick={setAll}
          >
            {isFull ? texts.untickAll : texts.tickAll}
          </Button>
        )}
      </header>
      <ul>
        {blocksOf(group.lines).map((lines) => (
          <li key={lines[0]?.name}>
            {lines.map(({ name, label }, at) => {
              const isHeld = held.includes(name);
              const isLacking = !own.has(name) && !isHeld;
              const mark = markOf(name);
              return (
                <div key={name} className={at > 0 ? 'right is-below' : 'right'}>
                  <label>
                    <Checkbox
                      size="small"
                      name={`right-${name}`}
                      checked={isHeld}
                      disabled={isFixed || isLacking}
                      onChange={() => onToggle(name)}
                    />
                    <span>{label}</span>
                  </label>
                  {isLacking && !isFixed && <span className="rights-note">{texts.youLack}</span>}
                  {mark && <span className={isHeld ? 'rights-mark is-more' : 'rights-mark'}>{mark}</span>}
                </div>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
