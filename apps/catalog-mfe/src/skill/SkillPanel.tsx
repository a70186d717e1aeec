import type { ReactNode } from 'react';
import type { SkillRow } from '@lectern/contract/catalog';
import { SwitchField, TagsField, TextAreaField, TextField } from '@lectern/ui-kit/form';
import { onlyId } from '@lectern/ui-kit/list';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, type Records } from '@lectern/ui-kit/records';
import * as texts from '../texts/skills';
import type { Categories } from './categories';
import { Merges } from './merge/Merges';
import { skill } from './skill';
import { SkillCategory } from './SkillCategory';

interface Props {
  readonly skills: Records<SkillRow>;
  readonly categories: Categories;
}

const statuses = { on: 'active', off: 'inactive' } as const;

/** One skill next to the list. A new one begins with the only category that the list shows. */
export default function SkillPanel({ skills, categories }: Props): ReactNode {
  const nameOf = (id: number): string => categories.options.find(({ value }) => value === id)?.label ?? '';
  return (
    <RecordPanel
      records={skills}
      needs={[categories]}
      initial={{ categoryId: onlyId(skills.list.state.filters['categoryId']) ?? '' }}
      show={{ categoryId: nameOf }}
    >
      {(row) => (
        <>
          <TextField {...fieldProps(skill, 'name')} autoFocus={!row} />
          <SkillCategory row={row} categories={categories} />
          <TextField {...fieldProps(skill, 'slug')} help={texts.slugHelp} />
          <TagsField {...fieldProps(skill, 'aliases')} help={texts.aliasesHelp} />
          <TextAreaField {...fieldProps(skill, 'description')} rows={3} max={500} />
          <SwitchField name="status" label={texts.active} values={statuses} help={texts.activeHelp} />
          {row && row.courses !== null && (
            <div>
              <span className="field-label">{texts.usedBy}</span>
              <p>{texts.usesOf(row)}</p>
              <small>{texts.countedBy}</small>
            </div>
          )}
          {row && <Merges skillId={row.id} />}
        </>
      )}
    </RecordPanel>
  );
}
