import type { ReactNode } from 'react';
import { PageHeader } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/page';
import { listPath } from './address';

/** Shown when the address names no student. */
export function NoStudent(): ReactNode {
  return (
    <div className="page-stack">
      <PageHeader title={texts.title} />
      <Empty
        icon="graduation-cap"
        title={texts.noneNamed}
        action={
          <Button component={Link} to={listPath}>
            {texts.all}
          </Button>
        }
      >
        {texts.addressHasNone}
      </Empty>
    </div>
  );
}
