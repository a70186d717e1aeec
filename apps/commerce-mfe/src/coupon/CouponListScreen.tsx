import { useState, type ReactNode } from 'react';
import type { CouponRow } from '@lectern/contract/commerce';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as actionTexts from '../texts/actions';
import * as texts from '../texts/list';
import * as names from '../texts/names';
import { createPath, updatePath, viewPath } from './address';
import { coupon, couponBulk, listed } from './coupon';
import { EndCoupon } from './EndCoupon';
import { rowActions } from './row-actions';
import './screen.css';

/** `/coupon/listing`: coupons, and Recently deleted. */
export default function CouponListScreen(): ReactNode {
  const coupons = useRecords(coupon, listed);
  const { list, may, deleting, askDelete } = coupons;
  const navigate = useNavigate();
  const [ending, setEnding] = useState<CouponRow>();
  const open = ({ id }: CouponRow): void => void navigate(viewPath(id));
  const actions = (row: CouponRow) =>
    row.deletedAt !== null
      ? coupons.rowActions(row)
      : rowActions(row, may.edit, {
          view: open,
          edit: ({ id }) => void navigate(updatePath(id)),
          changeStatus: (each, to) => (to === 'ended' ? setEnding(each) : coupons.changeStatus(each, to)),
          remove: askDelete,
        });
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
        actions={actions}
        toOf={coupons.toOf && (({ id }: CouponRow) => viewPath(id))}
        bulk={couponBulk(coupons.bulkActions)}
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
      {ending && <EndCoupon coupon={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}
