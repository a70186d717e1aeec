import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { CouponRow } from '@lectern/contract/commerce';
import { PageHeader, type RowAction } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { chipsOf } from '@lectern/ui-kit/list';
import { ListRows } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { createPath, updatePath, viewPath } from './address';
import { columnsOf } from './columns';
import { CouponFilters } from './CouponFilters';
import { CouponNothing } from './CouponNothing';
import { DeleteCoupon } from './DeleteCoupon';
import { EndCoupon } from './EndCoupon';
import { rowActions } from './row-actions';
import { useCouponDeeds } from './use-coupon-deeds';
import { useCouponList } from './use-coupon-list';
import { filterables } from './view';
import './screen.css';

type Asked = { readonly is: 'delete' | 'end'; readonly row: CouponRow } | undefined;

/** `/coupon/listing`: the coupons, and what was deleted. */
export default function CouponListScreen(): ReactNode {
  const mayEdit = useMay(['couponEdit']);
  const navigate = useNavigate();
  const list = useCouponList(mayEdit);
  const deeds = useCouponDeeds();
  const [asked, setAsked] = useState<Asked>();
  const { state } = list;
  const { deleted } = state;
  const chips = chipsOf({ fields: filterables, filters: state.filters, onFilter: state.filter });
  const go = (path: string): void => void navigate(path);
  const close = (): void => setAsked(undefined);
  const actions = (row: CouponRow): RowAction[] =>
    deleted
      ? [{ label: 'Restore', onSelect: () => void deeds.restore(row) }]
      : rowActions(row, mayEdit, {
          view: ({ id }) => go(viewPath(id)),
          edit: ({ id }) => go(updatePath(id)),
          changeStatus: (each, to) => (to === 'ended' ? setAsked({ is: 'end', row: each }) : void deeds.changeStatus(each, to)),
          remove: (each) => setAsked({ is: 'delete', row: each }),
        });
  const create = mayEdit && (
    <Button variant="contained" startIcon={<Icon name="plus" />} component={Link} to={createPath}>
      New coupon
    </Button>
  );
  const isEmpty = list.read.data?.total === 0 && !state.isFiltered;
  return (
    <div className="coupon-page">
      <PageHeader title={deleted ? 'Recently deleted coupons' : 'Coupon'} primary={!deleted && !isEmpty && create}>
        {deleted ? <Button onClick={() => state.showDeleted(false)}>Back to coupons</Button> : mayEdit && <Button onClick={() => state.showDeleted(true)}>Recently deleted</Button>}
      </PageHeader>
      {!list.refused && <CouponFilters state={state} chips={chips} />}
      <ListRows
        label={deleted ? 'Deleted coupons' : 'Coupons'}
        columns={columnsOf(deleted)}
        state={state}
        read={list.read}
        lacks={list.refused ? 'couponEdit' : undefined}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        nothing={<CouponNothing state={state} chips={chips} create={create} />}
        actions={actions}
        onOpen={deleted ? undefined : ({ id }) => go(viewPath(id))}
      />
      {asked?.is === 'delete' && <DeleteCoupon coupon={asked.row} onDeleted={close} onClose={close} />}
      {asked?.is === 'end' && <EndCoupon coupon={asked.row} onClose={close} />}
    </div>
  );
}
