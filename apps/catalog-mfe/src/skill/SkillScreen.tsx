import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { SkillRow } from '@lectern/contract/catalog';
import { PageHeader } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { ListRows } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { late } from '../category/late';
import { openedSkill, withOpened, type Opened } from './address';
import { useCategories } from './categories';
import { rowActions } from './row-actions';
import { columnsOf } from './columns';
import { chipsOfList, SkillFilters } from './SkillFilters';
import { SkillNothing } from './SkillNothing';
import { useSkillDeeds } from './use-skill-deeds';
import { useSkillList } from './use-skill-list';
import { onlyCategory } from './view';
import './screen.css';

const SkillPanel = late(() => import(/* webpackChunkName: "skill-panel" */ './SkillPanel'));
const DeleteSkill = late(() => import(/* webpackChunkName: "skill-panel" */ './DeleteSkill'));

/** `/category/skills`: the list, one skill in the side panel, and what was deleted. */
export default function SkillScreen(): ReactNode {
  const may = { edit: useMay(['skillEdit']), remove: useMay(['skillDelete']) };
  const [params, setParams] = useSearchParams();
  const list = useSkillList(may.remove);
  const categories = useCategories();
  const deeds = useSkillDeeds();
  const [deleting, setDeleting] = useState<SkillRow>();
  const { state } = list;
  const { deleted } = state;
  const chips = chipsOfList(list, categories);

  const opened = openedSkill(params);
  const open = (next: Opened): void => setParams((now) => withOpened(now, next), { preventScrollReset: true });
  const isEmpty = list.read.data?.total === 0 && !state.isFiltered;
  const add = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => open('new')}>
      Add skill
    </Button>
  );
  return (
    <div className="skill-page">
      <PageHeader title={deleted ? 'Recently deleted skills' : 'Skills'} primary={!deleted && !isEmpty && add}>
        {deleted ? (
          <Button onClick={() => state.showDeleted(false)}>Back to skills</Button>
        ) : (
          may.remove && <Button onClick={() => state.showDeleted(true)}>Recently deleted</Button>
        )}
      </PageHeader>
      {!list.refused && <SkillFilters list={list} categories={categories} chips={chips} />}
      <ListRows
        label={deleted ? 'Deleted skills' : 'Skills'}
        columns={columnsOf(deleted)}
        state={state}
        read={list.read}
        lacks={list.refused ? 'skillDelete' : undefined}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        currentKey={typeof opened === 'number' ? opened : undefined}
        nothing={<SkillNothing list={list} categories={categories} chips={chips} add={add} />}
        actions={(row) => (deleted ? [{ label: 'Restore', onSelect: () => deeds.restore(row) }] : rowActions(row, may, { open: ({ id }) => open(id), changeStatus: deeds.changeStatus, remove: setDeleting }))}
        onOpen={deleted ? undefined : ({ id }) => open(id)}
      />
      {opened !== undefined && !deleted && (
        <SkillPanel opened={opened} categories={categories} categoryId={onlyCategory(state.filters['categoryId'])} may={may} onDelete={setDeleting} onClose={() => open(undefined)} />
      )}
      {deleting && (
        <DeleteSkill
          skill={deleting}
          onDeleted={() => {
            setDeleting(undefined);
            if (opened === deleting.id) open(undefined);
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}
