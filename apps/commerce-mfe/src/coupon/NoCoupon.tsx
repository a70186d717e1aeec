import type { ReactNode } from 'react';
import { PageHeader } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { listPath } from './address';

/** In the place of a coupon that the address does not name, or that was deleted. */
export function NoCoupon({ deleted }: { readonly deleted: boolean }): ReactNode {
  const action = (
    <Button component={Link} to={deleted ? `${listPath}?deleted=only` : listPath}>
      {deleted ? 'Recently deleted coupons' : 'All coupons'}
    </Button>
  );
  return (
    <div className="coupon-page">
      <PageHeader title="Coupon" />
      <Empty icon="ticket" title={deleted ? 'This coupon has been deleted' : 'No coupon is named'} action={action}>
        {deleted ? 'It can be restored from Recently deleted for 30 days.' : 'The address has no number of a coupon.'}
      </Empty>
    </div>
  );
}
