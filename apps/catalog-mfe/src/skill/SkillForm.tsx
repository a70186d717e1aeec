import type { ReactNode } from 'react';
import type { SkillRow } from '@lectern/contract/catalog';
import { mayLeave, StatusLabel, timeText } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { PickField } from '@lectern/ui-kit/fields';
import { foundAmong, PanelForm, SwitchField, TagsField, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { choiceOfOption, possibleCategories, type Categories } from './categories';
import { skillWords } from './history-words';
import { useNewCategory } from './use-new-category';
import { fieldOf, skillSchema, valuesOf, type SkillValues } from './values';

interface Props {
  /** Undefined for a new one. */
  readonly skill: SkillRow | undefined;
  readonly initial: SkillValues;
  readonly categories: Categories;
  /** Why the person may only read. */
  readonly readOnly: string | undefined;
  readonly send: (values: SkillValues, skill: SkillRow | undefined) => Promise<{ skill: SkillRow }>;
  readonly onSaved: (saved: SkillRow, how: { readonly leaving: boolean }) => void | Promise<void>;
  /** For who may delete. */
  readonly onDelete: ((skill: SkillRow) => void) | undefined;
}

/** Off takes it out of what forms offer. */
const statuses = { on: 'active', off: 'inactive' } as const;

/** A skill in the side panel. */
export function SkillForm({ skill, initial, categories, readOnly, send, onSaved, onDelete }: Props): ReactNode {
  const choices = possibleCategories(categories.rows, skill).map(choiceOfOption);
  const createCategory = useNewCategory();
  const choiceOf = (id: number) => choices.find(({ item }) => item === id) ?? choiceOfOption({ value: id, label: String(id) });
  const form = useServerForm<SkillValues, SkillRow, { skill: SkillRow }>({
    schema: skillSchema,
    initial,
    row: skill,
    send,
    fieldOf,
    onSaved: (result, how) => onSaved(result.skill, how),
    draft: readOnly === undefined ? 'skill' : undefined,
    conflict: {
      fields: {
        categoryId: { label: 'Category', show: (id) => categories.options.find(({ value }) => value === id)?.label ?? '' },
        name: { label: 'Name' },
        slug: { label: 'Slug' },
        aliases: { label: 'Other spellings', show: (aliases) => aliases.join(', ') },
        description: { label: 'Description' },
        status: { label: 'Status', show: (status) => <StatusLabel status={status} /> },
      },
      valuesOf,
      noun: 'skill',
      entity: 'skills',
    },
  });
  const remove = skill && onDelete && (
    <Button variant="text" color="error" onClick={() => void mayLeave().then((may) => may && onDelete(skill))}>
      Delete…
    </Button>
  );
  return (
    <PanelForm form={form} verb={skill ? 'Save' : 'Add skill'} readOnly={readOnly} start={remove} below={skill && <HistoryFold entity="skills" id={skill.id} words={skillWords} />}>
      {skill && (
        <p className="skill-facts">
          <StatusLabel status={skill.status} filled />
          <span>Last changed {timeText(skill.updatedAt)}</span>
        </p>
      )}
      <TextField name="name" label="Name" autoFocus={!skill} />
      <PickField name="categoryId" label="Category" choiceOf={choiceOf} useFound={(q) => foundAmong(choices, q)} create={createCategory} />
      <TextField name="slug" label="Slug" optional help={skill ? 'Emptied, it is made from the name anew.' : 'Left empty, it is made from the name.'} />
      <TagsField name="aliases" label="Other spellings" optional help="Enter or a comma adds one. Search finds the skill by them." />
      <TextAreaField name="description" label="Description" optional rows={3} max={500} />
      <SwitchField name="status" label="Active" values={statuses} help="Off, it is not offered in forms." />
    </PanelForm>
  );
}
