import type { ReactNode } from 'react';
import { PageHeader } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/roles';
import { listPath } from './address';

/** Shown when the address names no role, or a deleted one. */
export function NoRole({ deleted }: { readonly deleted: boolean }): ReactNode {
  const action = (
    <Button component={Link} to={deleted ? `${listPath}?deleted=only` : listPath}>
      {deleted ? texts.deletedOnes : texts.all}
    </Button>
  );
  return (
    <div className="page-stack">
      <PageHeader title={texts.roleTitle} />
      <Empty icon="lock" title={deleted ? texts.isDeleted : texts.noneNamed} action={action}>
        {deleted ? texts.canBeRestored : texts.addressHasNone}
      </Empty>
    </div>
  );
}
