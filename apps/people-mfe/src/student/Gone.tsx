import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { listPath } from './address';

/** Why a student can't be edited: deleted, or erased for good. */
export function Gone({ student }: { readonly student: StudentDetail }): ReactNode {
  if (student.status === 'erased') return <Empty icon="lock" title="This student has been erased">Nothing personal is left to edit.</Empty>;
  return (
    <Empty icon="trash" title="This student has been deleted" action={<Button component={Link} to={`${listPath}?deleted=only`}>Recently deleted students</Button>}>
      It can be restored from Recently deleted for 30 days.
    </Empty>
  );
}
