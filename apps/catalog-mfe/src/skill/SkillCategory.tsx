import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { SkillRow } from '@lectern/contract/catalog';
import { PickField } from '@lectern/ui-kit/fields';
import { FieldHelp, foundAmong, useFieldState } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/skills';
import { choice, possibleCategories, type Categories } from './categories';
import { skill } from './skill';

interface Props {
  readonly row: SkillRow | undefined;
  readonly categories: Categories;
}

/** The category of a skill: one that is there, or a new one below it that is created with the skill. */
export function SkillCategory({ row, categories }: Props): ReactNode {
  const choices = possibleCategories(categories.rows, row);
  const mayCreate = useMay(['categoryEdit']);
  const created = useFieldState<string>('newCategory');
  const category = useFieldState<number | ''>('categoryId');
  const { value: name } = created.input;
  const pick = {
    ...fieldProps(skill, 'categoryId'),
    choiceOf: (id: number) => choices.find(({ item }) => item === id) ?? choice(id, [String(id)]),
    useFound: (q: string) => foundAmong(choices, q),
  };
  if (name === '') return <PickField {...pick} onNew={mayCreate ? created.setValue : undefined} />;
  const useExisting = (): void => {
    created.setValue('');
    category.setValue(row?.categoryId ?? '');
  };
  return (
    <>
      <PickField {...pick} label={texts.placeOf(name)} help={texts.placeHelp} />
      <div>
        <FieldHelp id={created.id} help={undefined} error={created.error} />
        <Button onClick={useExisting}>{texts.chooseExisting}</Button>
      </div>
    </>
  );
}
