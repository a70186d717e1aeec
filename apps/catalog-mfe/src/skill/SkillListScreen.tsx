import { useRef, useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { skillCalls, skillStates, type SkillRow } from '@lectern/contract/catalog';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import {
  AddRecord,
  fieldProps,
  NoRecords,
  optionsOf,
  perStatus,
  standardFilters,
  useRecords,
} from '@lectern/ui-kit/records';
import { Link } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead, type MarkedAction } from '@lectern/ui-kit/table';
import { merge as mergeVerb } from '../texts/skill-merge';
import * as texts from '../texts/skills';
import { useCategories } from './categories';
import type { Named } from './merge/MergePanel';
import { columns, skill } from './skill';

const withConsequence = perStatus({ inactive: { consequence: texts.manyDeactivated } });
const SkillPanel = lazyWithRetry(() => import(/* webpackChunkName: "skill-panel" */ './SkillPanel'));
const MergePanel = lazyWithRetry(() => import(/* webpackChunkName: "skill-merge" */ './merge/MergePanel'));
// The list knows one status more than a person sets.
const ownFilters = standardFilters(skill).map((field) =>
  field.name === 'status' ? { ...field, options: optionsOf(skillStates) } : field,
);

/** `/category/skills`: the list, one skill in the side panel, and Recently deleted. */
export default function SkillListScreen(): ReactNode {
  const categories = useCategories();
  const category = { ...fieldProps(skill, 'categoryId'), options: categories.options, inBar: texts.allCategories };
  const skills = useRecords(skill, { columns, filters: [category, ...ownFilters] });
  const { list, may } = skills;
  const mayMerge = useMay(skillCalls.merge.access);
  const [merging, askMerge] = useState<{ readonly row: Named; readonly into?: Named }>();
  // Whatever is marked was shown before, on this page or on another.
  const shown = useRef(new Map<number, Named>());
  for (const row of list.rows) shown.current.set(row.id, row);
  const askMergeOf = (ids: readonly number[]): void => {
    const [into, row] = ids.flatMap((id) => shown.current.get(id) ?? []);
    if (into && row) askMerge({ row, into });
  };
  // A merged skill is none any more: its row opens the one that it is now, and nothing else can be done to it.
  const actionsOf = (row: SkillRow) => {
    const [open, ...others] = skills.rowActions(row);
    if (row.status === 'merged') return open ? [open] : [];
    const isOffered = mayMerge && row.deletedAt === null && open;
    return isOffered
      ? [open, { label: mergeVerb, onSelect: () => askMerge({ row }) }, ...others]
      : skills.rowActions(row);
  };
  const mergeTwo: readonly MarkedAction[] =
    mayMerge && !list.state.deleted ? [{ label: mergeVerb, takes: 2, onSelect: askMergeOf }] : [];
  const showsMerged = JSON.stringify(list.state.filters['status'] ?? '').includes('merged');
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
        actions={actionsOf}
        bulk={showsMerged ? [] : [...mergeTwo, ...skills.bulkActions.map(withConsequence)]}
        toOf={skills.toOf}
        currentKey={skills.currentKey}
      />
      {skills.hasPanel && <SkillPanel skills={skills} categories={categories} />}
      {merging && <MergePanel {...merging} onMerged={list.marks.unmark} onClose={() => askMerge(undefined)} />}
    </div>
  );
}
