import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { CouponRow } from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, ListHead, useList } from '@lectern/ui-kit/table';
import * as texts from '../texts/list';
import * as names from '../texts/names';
import { createPath, updatePath, viewPath } from './address';
import { DeleteCoupon } from './DeleteCoupon';
import { EndCoupon } from './EndCoupon';
import { bulkOf, listOptions } from './list-options';
import { rowActions } from './row-actions';
import { useCouponActions } from './use-coupon-actions';
import './screen.css';

type OpenDialog = { readonly is: 'delete' | 'end'; readonly row: CouponRow } | undefined;

/** `/coupon/listing`: the coupons, and what was deleted. */
export default function CouponListScreen(): ReactNode {
  const mayEdit = useMay(['couponEdit']);
  const navigate = useNavigate();
  const list = useList({ ...listOptions, missingRight: mayEdit ? undefined : 'couponEdit' });
  const couponActions = useCouponActions();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const { deleted } = list.state;
  const go = (path: string): void => void navigate(path);
  const close = (): void => setOpenDialog(undefined);
  const actions = (row: CouponRow): RowAction[] =>
    deleted
      ? [{ label: texts.restore, onSelect: () => void couponActions.restore(row) }]
      : rowActions(row, mayEdit, {
          view: ({ id }) => go(viewPath(id)),
          edit: ({ id }) => go(updatePath(id)),
          changeStatus: (each, to) =>
            to === 'ended' ? setOpenDialog({ is: 'end', row: each }) : void couponActions.changeStatus(each, to),
          remove: (each) => setOpenDialog({ is: 'delete', row: each }),
        });
  const create = mayEdit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} component={Link} to={createPath}>
      {texts.add}
    </Button>
  );
  const empty = (
    <Empty icon="ticket" title={texts.noneYet} action={create}>
      {texts.whatItIs}
    </Empty>
  );
  return (
    <div className="page-stack">
      <ListHead list={list} title={names.coupon} mayRestore={mayEdit} primary={create} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={empty}
        actions={actions}
        onOpen={deleted ? undefined : ({ id }) => go(viewPath(id))}
        bulk={bulkOf(mayEdit, deleted)}
      />
      {openDialog?.is === 'delete' && <DeleteCoupon coupon={openDialog.row} onDeleted={close} onClose={close} />}
      {openDialog?.is === 'end' && <EndCoupon coupon={openDialog.row} onClose={close} />}
    </div>
  );
}
