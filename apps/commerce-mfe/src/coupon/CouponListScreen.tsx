import type { ReactNode } from 'react';
import type { CouponRow } from '@lectern/contract/commerce';
import { useTransitions } from '@lectern/ui-kit/flow';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as actionTexts from '../texts/actions';
import * as texts from '../texts/list';
import * as names from '../texts/names';
import { createPath, updatePath, viewPath } from './address';
import { coupon, listed } from './coupon';
import { deleteBlocker } from './delete-blocker';
import './screen.css';

/** `/coupon/listing`: coupons, and Recently deleted. */
export default function CouponListScreen(): ReactNode {
  const coupons = useRecords(coupon, listed);
  const { list, may, deleting, askDelete } = coupons;
  const navigate = useNavigate();
  const { actionsOf, question } = useTransitions(coupon);
  // Coupons have pages instead of the panel that the menu's first entry opens.
  const own = (row: CouponRow) => [
    { label: actionTexts.view, onSelect: () => void navigate(viewPath(row.id)) },
    ...(may.edit ? [{ label: actionTexts.edit, onSelect: () => void navigate(updatePath(row.id)) }] : []),
    ...coupons.rowActions(row, actionsOf(row), deleteBlocker(row)).slice(1),
  ];
  const close = (): void => askDelete(undefined);
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={names.coupon}
        mayRestore={may.remove}
        primary={<AddRecord records={coupons} to={createPath} />}
      />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={coupons} to={createPath}>
            {texts.whatItIs}
          </NoRecords>
        }
        actions={(row) => (row.deletedAt === null ? own(row) : coupons.rowActions(row))}
        toOf={coupons.toOf && (({ id }: CouponRow) => viewPath(id))}
        bulk={coupons.bulkActions}
      />
      {deleting && (
        <DeleteRecord
          record={coupon}
          row={deleting}
          consequence={({ code }) => actionTexts.codeStaysTaken(code ?? '')}
          onDeleted={close}
          onClose={close}
        />
      )}
      {question}
    </div>
  );
}
