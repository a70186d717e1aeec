import type { ReactNode } from 'react';
import type { SkillRow } from '@lectern/contract/catalog';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { PickField } from '@lectern/ui-kit/fields';
import {
  foundAmong,
  PanelForm,
  SwitchField,
  TagsField,
  TextAreaField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import * as names from '../texts/skill-names';
import * as texts from '../texts/skill-panel';
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
  const choiceOf = (id: number) =>
    choices.find(({ item }) => item === id) ?? choiceOfOption({ value: id, label: String(id) });
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
        categoryId: {
          label: names.category,
          show: (id) => categories.options.find(({ value }) => value === id)?.label ?? '',
        },
        name: { label: names.name },
        slug: { label: texts.slug },
        aliases: { label: names.aliases, show: (aliases) => aliases.join(', ') },
        description: { label: texts.description },
        status: { label: names.status, show: (status) => <StatusLabel status={status} /> },
      },
      valuesOf,
      noun: names.noun,
      entity: 'skills',
    },
  });
  return (
    <PanelForm
      form={form}
      verb={skill ? texts.save : texts.add}
      readOnly={readOnly}
      onDelete={skill && onDelete && (() => onDelete(skill))}
      below={skill && <HistoryFold entity="skills" id={skill.id} words={skillWords} />}
    >
      {skill && (
        <p className="skill-facts">
          <StatusLabel status={skill.status} filled />
          <span>{texts.lastChanged(timeText(skill.updatedAt))}</span>
        </p>
      )}
      <TextField name="name" label={names.name} autoFocus={!skill} />
      <PickField
        name="categoryId"
        label={names.category}
        choiceOf={choiceOf}
        useFound={(q) => foundAmong(choices, q)}
        create={createCategory}
      />
      <TextField name="slug" label={texts.slug} optional help={skill ? texts.slugWhenEmptied : texts.slugWhenNew} />
      <TagsField name="aliases" label={names.aliases} optional help={texts.aliasesHelp} />
      <TextAreaField name="description" label={texts.description} optional rows={3} max={500} />
      <SwitchField name="status" label={texts.active} values={statuses} help={texts.activeHelp} />
    </PanelForm>
  );
}
