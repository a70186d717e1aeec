import { useMemo, useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { SkillRow } from '@lectern/contract/catalog';
import { Icon } from '@lectern/ui-kit/icons';
import { late } from '@lectern/ui-kit/late';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList, useOpened } from '@lectern/ui-kit/table';
import * as texts from '../texts/skills';
import { useCategories } from './categories';
import { bulkOf, filtersOf, listOptions } from './list-options';
import { rowActions } from './row-actions';
import { useSkillDeeds } from './use-skill-deeds';
import { onlyCategory } from './view';
import './screen.css';

const SkillPanel = late(() => import(/* webpackChunkName: "skill-panel" */ './SkillPanel'));
const DeleteSkill = late(() => import(/* webpackChunkName: "skill-panel" */ './DeleteSkill'));

/** `/category/skills`: the list, one skill in the side panel, and what was deleted. */
export default function SkillListScreen(): ReactNode {
  const may = { edit: useMay(['skillEdit']), remove: useMay(['skillDelete']) };
  const categories = useCategories();
  const filters = useMemo(() => filtersOf(categories.options), [categories.options]);
  const list = useList({ ...listOptions, filters, lacks: may.remove ? undefined : 'skillDelete' });
  const deeds = useSkillDeeds();
  const { opened, open, currentKey } = useOpened();
  const [deleting, setDeleting] = useState<SkillRow>();
  const { state } = list;
  const { deleted } = state;
  const add = may.edit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => open('new')}>
      {texts.add}
    </Button>
  );
  const empty = (
    <Empty icon="shapes" title={texts.noneYet} action={add}>
      {texts.whatItIs}
    </Empty>
  );
  return (
    <div className="skill-page">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={add}>
        {may.edit && (
          <Button component={Link} to="/category/skills/import">
            {texts.importSome}
          </Button>
        )}
      </ListHead>
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={empty}
        currentKey={currentKey}
        actions={(row) =>
          deleted
            ? [{ label: texts.restore, onSelect: () => deeds.restore(row) }]
            : rowActions(row, may, {
                open: ({ id }) => open(id),
                changeStatus: deeds.changeStatus,
                remove: setDeleting,
              })
        }
        onOpen={deleted ? undefined : ({ id }) => open(id)}
        bulk={bulkOf(may, deleted)}
      />
      {opened !== undefined && !deleted && (
        <SkillPanel
          opened={opened}
          categories={categories}
          categoryId={onlyCategory(state.filters['categoryId'])}
          may={may}
          onDelete={setDeleting}
          onClose={() => open(undefined)}
        />
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
