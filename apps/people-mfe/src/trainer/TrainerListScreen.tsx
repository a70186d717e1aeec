import { useMemo, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { trainerCalls, type TrainerRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useCountries } from '../student/countries';
import * as texts from '../texts/trainers';
import { editPath, infoPath, newPath, reviewPath } from './address';
import { useAgencyOptions, useSkillOptions } from './choices';
import { columns, filtersOf, trainer, trainerBulk } from './trainer';

const DeleteTrainer = lazyWithRetry(() => import(/* webpackChunkName: "trainer-dialogs" */ './DeleteTrainer'));

/** `/trainer`: the list, and Recently deleted. */
export default function TrainerListScreen(): ReactNode {
  const mayVerify = useMay(trainerCalls.verify.access);
  const navigate = useNavigate();
  const countries = useCountries();
  const [agencies, skills] = [useAgencyOptions(), useSkillOptions()];
  const filters = useMemo(() => filtersOf(countries.options, agencies, skills), [countries.options, agencies, skills]);
  const trainers = useRecords(trainer, { columns, filters });
  const { list, may, deleting, askDelete } = trainers;
  const open = ({ id }: TrainerRow): void => void navigate(infoPath(id));
  const close = (): void => askDelete(undefined);
  // Trainers have pages instead of the panel that the menu's first entry opens.
  const actions = (row: TrainerRow): readonly RowAction[] => [
    { label: texts.open, onSelect: () => open(row) },
    ...(may.edit && row.deletedAt === null
      ? [{ label: texts.edit, onSelect: () => void navigate(editPath(row.id)) }]
      : []),
    ...trainers.rowActions(row).slice(row.deletedAt === null ? 1 : 0),
  ];
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={trainers} to={newPath} />}
      >
        {mayVerify && (
          <Button component={Link} to={reviewPath}>
            {texts.review}
          </Button>
        )}
      </ListHead>
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={trainers} to={newPath}>
            {texts.whatTheyAre}
          </NoRecords>
        }
        actions={actions}
        toOf={({ id }) => infoPath(id)}
        bulk={trainerBulk(trainers)}
      />
      {deleting && <DeleteTrainer row={deleting} onDeleted={close} onClose={close} />}
    </div>
  );
}
