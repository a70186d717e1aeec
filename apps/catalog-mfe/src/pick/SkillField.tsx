import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { skillCalls } from '@lectern/contract/catalog';
import { PickField } from '@lectern/ui-kit/fields';
import { useFieldState } from '@lectern/ui-kit/form';
import { fieldProps, type RecordKind } from '@lectern/ui-kit/records';
import * as texts from '../texts/pick';
import { quietly, useSkillsIn } from './found';

interface Props {
  readonly record: Pick<RecordKind, 'fields'>;
  readonly row: { readonly skillId: number; readonly skillName: string } | undefined;
}

/** The skill of a record, among those of the chosen category. */
export function SkillField({ record, row }: Props): ReactNode {
  const categoryId = useFieldState<number | ''>('categoryId').input.value;
  const skills = useSkillsIn(categoryId);
  return (
    <PickField
      {...fieldProps(record, 'skillId')}
      help={categoryId === '' ? texts.chooseCategoryFirst : texts.chooseSkill}
      choiceOf={skills.choiceOf(row && { id: row.skillId, name: row.skillName })}
      useFound={skills.useFound}
    />
  );
}

/** What an active skill is called. */
export function SkillName({ id }: { readonly id: number | '' }): ReactNode {
  const { data } = useRead(skillCalls.all, { id: Number(id) }, quietly(id !== ''));
  return data?.items[0]?.name ?? '';
}
