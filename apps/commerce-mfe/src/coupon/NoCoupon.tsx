import type { ReactNode } from 'react';
import { PageHeader } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as names from '../texts/names';
import * as texts from '../texts/page';
import { listPath } from './address';

/** Shown when the address names no coupon, or a deleted one. */
export function NoCoupon({ deleted }: { readonly deleted: boolean }): ReactNode {
  const action = (
    <Button component={Link} to={deleted ? `${listPath}?deleted=only` : listPath}>
      {deleted ? texts.deletedOnes : texts.all}
    </Button>
  );
  return (
    <div className="page-stack">
      <PageHeader title={names.coupon} />
      <Empty icon="ticket" title={deleted ? texts.isDeleted : texts.noneNamed} action={action}>
        {deleted ? texts.canBeRestored : texts.addressHasNone}
      </Empty>
    </div>
  );
}
