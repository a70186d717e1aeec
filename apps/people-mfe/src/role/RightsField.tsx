import { useId, useState, type ReactNode } from 'react';
import type { RoleRow } from '@lectern/contract/people';
import type { Right } from '@lectern/contract/rights';
import { FieldHelp, Select, useFieldState } from '@lectern/ui-kit/form';
import { Checkbox, OutlinedInput } from '@lectern/ui-kit/mui';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/rights';
import { differenceOf, groupsWith, rightGroups, toggled } from './rights-groups';
import { RightsGroup } from './RightsGroup';

interface Props {
  /** The rights of the person, who gives no other. */
  readonly own: ReadonlySet<string>;
  /** The roles to compare with. */
  readonly others: readonly Pick<RoleRow, 'id' | 'name' | 'rights'>[];
  /** Why the rights stay as they are. */
  readonly blocker?: string | undefined;
}

/** The matrix of rights by domain, in plain words; narrowed by typing, and compared with another role. */
export function RightsField({ own, others, blocker }: Props): ReactNode {
  const heading = useId();
  const { id, input, error, setValue, touch } = useFieldState<readonly string[]>('rights');
  const [q, setQuery] = useState('');
  const [otherId, setOther] = useState<number | ''>('');
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const other = others.find((each) => each.id === otherId);
  const held = input.value;
  const difference = other && differenceOf(held, other.rights);
  const isDifferent = (name: Right): boolean =>
    difference !== undefined && (difference.more.includes(name) || difference.fewer.includes(name));
  const groups = groupsWith(rightGroups, q, other && isOnlyDifferent ? isDifferent : undefined);
  const set = (next: readonly string[]): void => {
    touch();
    setValue(next);
  };
  const markOf = (name: Right): string | undefined =>
    difference?.more.includes(name)
      ? texts.onlyHere
      : other && difference?.fewer.includes(name)
        ? texts.onlyIn(other.name)
        : undefined;
  return (
    <section aria-labelledby={heading} className="rights">
      <h2 id={heading}>{texts.title}</h2>
      {blocker && <p className="rights-fixed">{blocker}</p>}
      <div className="rights-tools">
        <OutlinedInput
          type="search"
          size="small"
          value={q}
          placeholder={texts.search}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          startAdornment={<Icon name="search" />}
          error={error !== undefined}
          slotProps={{
            input: { id, 'aria-label': texts.search, ...(error !== undefined && { 'aria-describedby': `${id}-help` }) },
          }}
        />
        <Select
          label={texts.compareWith}
          placeholder={texts.compareWith}
          value={otherId}
          options={others.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={setOther}
        />
        {other && (
          <label className="rights-only">
            <Checkbox size="small" checked={isOnlyDifferent} onChange={(_event, isOn) => setOnlyDifferent(isOn)} />
            {texts.onlyDifferences}
          </label>
        )}
      </div>
      {other && difference && (
        <p role="status" className="rights-difference">
          {difference.more.length + difference.fewer.length === 0
            ? texts.same(other.name)
            : texts.differences(other.name, difference.more.length, difference.fewer.length)}
        </p>
      )}
      <FieldHelp id={id} help={undefined} error={error} />
      {groups.map((group) => (
        <RightsGroup
          key={group.domain}
          group={group}
          held={held}
          own={own}
          isFixed={blocker !== undefined}
          markOf={markOf}
          onToggle={(name) => set(toggled(held, name))}
          onSet={set}
        />
      ))}
      {groups.length === 0 && <p className="rights-none">{texts.noneFound}</p>}
    </section>
  );
}
