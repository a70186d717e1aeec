import { useMemo, type ReactNode } from 'react';
import type { TrainingAdRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useFilterOptions, useSkillOptions } from '../course/choices';
import * as texts from '../texts/training-ads';
import { infoPath } from './address';
import { columns, filtersOf, trainingAd } from './training-ad';

const NewTrainingAd = lazyWithRetry(() => import(/* webpackChunkName: "training-ad-dialogs" */ './NewTrainingAd'));
const DeleteAd = lazyWithRetry(() => import(/* webpackChunkName: "training-ad-dialogs" */ './DeleteAd'));

/** `/training-ad`: the list, a new ad in the side panel, and Recently deleted. */
export default function TrainingAdListScreen(): ReactNode {
  const navigate = useNavigate();
  const { trainers, agencies } = useFilterOptions();
  const skills = useSkillOptions();
  const filters = useMemo(() => filtersOf({ trainers, agencies, skills }), [trainers, agencies, skills]);
  const ads = useRecords(trainingAd, { columns, filters });
  const { list, may, deleting, askDelete, opened, open } = ads;
  const { actionsOf, question } = useTransitions(trainingAd);
  const close = (): void => askDelete(undefined);
  const own = (row: TrainingAdRow): readonly RowAction[] => [
    { label: texts.open, onSelect: () => void navigate(infoPath(row.id)) },
    ...actionsOf(row),
    ...(may.remove ? [{ label: texts.removeAd, danger: true, onSelect: () => askDelete(row) }] : []),
  ];
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={ads} />} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={ads}>{texts.whatItIs}</NoRecords>}
        actions={(row) => (row.deletedAt === null ? own(row) : ads.rowActions(row))}
        toOf={list.state.deleted ? undefined : ({ id }) => infoPath(id)}
        bulk={ads.bulkActions}
      />
      {opened === 'new' && may.edit && <NewTrainingAd onClose={() => open(undefined)} />}
      {deleting && <DeleteAd row={deleting} onDeleted={close} onClose={close} />}
      {question}
    </div>
  );
}
