import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { skillCalls } from '@lectern/contract/catalog';
import type { Chip } from '@lectern/ui-kit/list';
import { Empty, FilteredEmpty } from '@lectern/ui-kit/states';
import type { Categories } from './categories';
import type { SkillList } from './use-skill-list';
import { onlyCategory } from './view';

interface Props {
  readonly list: SkillList;
  readonly categories: Categories;
  readonly chips: readonly Chip[];
  /** The button that adds one, for who may. */
  readonly add: ReactNode;
}

/** What narrows the list, in words. */
const askedText = ({ state }: SkillList, { options }: Categories, chips: readonly Chip[]): readonly string[] => {
  const category = onlyCategory(state.filters['categoryId']);
  return [
    ...(category === undefined ? [] : [`Category is ${options.find(({ value }) => value === category)?.label ?? category}`]),
    ...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`),
    ...(state.q === '' ? [] : [`containing “${state.q}”`]),
  ];
};

/** Why there are no rows: none yet, none deleted, or none that matches; then what narrows the list, and how many there are without. */
export function SkillNothing({ list, categories, chips, add }: Props): ReactNode {
  const { isFiltered, deleted, clear } = list.state;
  const all = useRead(skillCalls.list, { limit: 1, ...(deleted && { deleted: 'only' as const }) }, { enabled: isFiltered, quiet: true, handled: 'all' });
  if (isFiltered) {
    const without = all.data && `${all.data.total.toLocaleString('en-GB')}${all.data.totalIsEstimate ? '+' : ''} skills`;
    return <FilteredEmpty title={deleted ? 'No deleted skill matches' : 'No skill matches'} filters={askedText(list, categories, chips)} without={without} onClear={clear} />;
  }
  return deleted ? (
    <Empty icon="trash" title="Nothing was deleted in the last 30 days">
      A deleted skill waits here for 30 days and can be restored.
    </Empty>
  ) : (
    <Empty icon="shapes" title="No skills yet" action={add}>
      A skill is what a course, a trainer or a student is about. It lies in a category.
    </Empty>
  );
}
