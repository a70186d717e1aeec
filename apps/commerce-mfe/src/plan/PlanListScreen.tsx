import { useMemo, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { PlanKind, PlanRow } from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { Button } from '@lectern/ui-kit/mui';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useCurrencies } from '../coupon/use-currencies';
import * as texts from '../texts/plans';
import { columnsOf, filtersOf } from './columns';
import { planViews, type PlanView } from './kinds';
import { useShelf } from './use-shelf';
import './plan.css';

/** The list of the plans of one kind, in the order of the shelf, and Recently deleted. */
function PlanList({ view }: { readonly view: PlanView }): ReactNode {
  const { record, kind, createPath, planPath, updatePath, draftPath } = view;
  const { active } = useCurrencies();
  const columns = useMemo(() => columnsOf(view, active), [view, active]);
  const plans = useRecords<PlanRow>(record, { columns, filters: filtersOf(view) });
  const { list, may, deleting, askDelete } = plans;
  const navigate = useNavigate();
  const { actionsOf, question } = useTransitions<PlanRow>(record);
  const movesOf = useShelf(view, plans);
  const other = planViews[kind === 'student' ? 'trainer' : 'student'];
  const maySeeOther = useMay(other.calls.list.access);
  const own = (row: PlanRow): readonly RowAction[] => [
    { label: texts.view, onSelect: () => void navigate(planPath(row.id)) },
    ...(may.edit
      ? [
          { label: texts.edit, onSelect: () => void navigate(updatePath(row.id)) },
          ...(row.status === 'retired'
            ? []
            : [{ label: texts.editTerms, onSelect: () => void navigate(draftPath(row.id)) }]),
        ]
      : []),
    ...actionsOf(row),
    ...movesOf(row),
    ...(may.remove
      ? [
          {
            label: texts.remove,
            danger: true,
            onSelect: () => askDelete(row),
            ...(row.wasSold && { disabledReason: texts.wasSold }),
          },
        ]
      : []),
  ];
  const close = (): void => askDelete(undefined);
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={view.texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={plans} to={createPath} />}
      >
        {maySeeOther && (
          <Button component={Link} to={other.listPath}>
            {other.texts.title}
          </Button>
        )}
      </ListHead>
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={plans} to={createPath}>
            {view.texts.whatItIs}
          </NoRecords>
        }
        actions={(row) => (row.deletedAt === null ? own(row) : plans.rowActions(row))}
        toOf={plans.toOf && (({ id }: PlanRow) => planPath(id))}
        bulk={plans.bulkActions}
      />
      <p className="plan-note">{texts.incomeNote}</p>
      {deleting && <DeleteRecord record={record} row={deleting} onDeleted={close} onClose={close} />}
      {question}
    </div>
  );
}

/** `/student-plans` or `/trainer-plans`. */
export const listOf = (kind: PlanKind) => ({ default: () => <PlanList view={planViews[kind]} /> });
