import type { ReactNode } from 'react';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { AddRecord, fieldProps, NoRecords, perStatus, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { Link } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as texts from '../texts/skills';
import { useCategories } from './categories';
import { columns, skill } from './skill';

const withConsequence = perStatus({ inactive: { consequence: texts.manyDeactivated } });
const SkillPanel = lazyWithRetry(() => import(/* webpackChunkName: "skill-panel" */ './SkillPanel'));

/** `/category/skills`: the list, one skill in the side panel, and Recently deleted. */
export default function SkillListScreen(): ReactNode {
  const categories = useCategories();
  const category = { ...fieldProps(skill, 'categoryId'), options: categories.options, inBar: texts.allCategories };
  const skills = useRecords(skill, { columns, filters: [category, ...standardFilters(skill)] });
  const { list, may } = skills;
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={skills} />}>
        {may.edit && (
          <Button component={Link} to="/category/skills/import">
            {texts.importSome}
          </Button>
        )}
      </ListHead>
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={skills}>{texts.whatItIs}</NoRecords>}
        actions={skills.rowActions}
        bulk={skills.bulkActions.map(withConsequence)}
        toOf={skills.toOf}
        currentKey={skills.currentKey}
      />
      {skills.hasPanel && <SkillPanel skills={skills} categories={categories} />}
    </div>
  );
}
