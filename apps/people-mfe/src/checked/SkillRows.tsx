import type { ReactNode } from 'react';
import { skillLevels, taughtSkillFields, type TaughtSkill } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { PickField } from '@lectern/ui-kit/fields';
import { NumberField, SelectField, type Choice } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import { useSkills } from '../student/edit/skills';
import * as texts from '../texts/checked';
import type { RowsOfOwner } from './owner-rows';
import { PartRows } from './PartRows';
import { RowPanel } from './RowPanel';

const record = { fields: taughtSkillFields };
const schema = formSchema(taughtSkillFields);
interface Values {
  readonly skillId: number | '';
  readonly level: string;
  readonly years: string | number;
}

function SkillPanel({
  row,
  owner,
  onClose,
}: {
  readonly row: TaughtSkill | undefined;
  readonly owner: RowsOfOwner<TaughtSkill>;
  readonly onClose: () => void;
}): ReactNode {
  const useFound = (q: string) => {
    const { groups, isPending, failed } = useSkills(q);
    const choices = groups.flatMap(({ name, options }) =>
      options.map(({ value, label }): Choice<number> => ({ key: String(value), name: label, meta: name, item: value })),
    );
    return { choices, isPending, failed };
  };
  const useRemembered = (q: string) => remember(useFound(q));
  const choiceOf = (id: number): Choice<number> => ({
    key: String(id),
    name: known.get(id) ?? (row && row.skillId === id ? row.name : String(id)),
    meta: '',
    item: id,
  });
  return (
    <RowPanel<Values>
      title={row ? texts.editOne(texts.skill.one) : texts.addOne(texts.skill.one)}
      schema={schema}
      initial={{
        skillId: row?.skillId ?? '',
        level: row?.level ?? 'intermediate',
        years: row ? String(row.years) : '',
      }}
      send={({ skillId, level, years }) => owner.save({ skillId, level, years: typedNumber(String(years)) }, row)}
      changed={owner.changed}
      onClose={onClose}
    >
      <PickField<number>
        name="skillId"
        label={texts.skillLabel}
        help={texts.findSkill}
        choiceOf={choiceOf}
        useFound={useRemembered}
      />
      <SelectField {...choiceProps(record, 'level')} />
      <NumberField {...fieldProps(record, 'years')} digits={1} min={0} max={70} />
    </RowPanel>
  );
}

// The names of found skills, for the field of a chosen one.
const known = new Map<number, string>();
const remember = <Found extends { readonly choices: readonly Choice<number>[] }>(found: Found): Found => {
  for (const { item, name } of found.choices) known.set(item, name);
  return found;
};

/** What a trainer or an agency teaches, how well and for how long. */
export function SkillRows({ rows, ...owner }: RowsOfOwner<TaughtSkill>): ReactNode {
  return (
    <PartRows
      title={owner.title}
      noun={texts.skill}
      rows={rows}
      nameOf={({ name }) => name}
      mayEdit={owner.mayEdit}
      changed={owner.changed}
      remove={owner.remove}
      panel={(row, onClose) => <SkillPanel row={row} owner={{ rows, ...owner }} onClose={onClose} />}
    >
      {({ name, categoryName, level, years }) => (
        <>
          <strong>{name}</strong>
          <p>{[categoryName, skillLevels[level], texts.yearsText(years)].join(' · ')}</p>
        </>
      )}
    </PartRows>
  );
}
