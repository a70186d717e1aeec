import type { ReactNode } from 'react';
import { PageHeader } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { listPath } from './address';

/** In the place of a student whom the address does not name. */
export function NoStudent(): ReactNode {
  return (
    <div className="student-page">
      <PageHeader title="Student" />
      <Empty icon="graduation-cap" title="No student is named" action={<Button component={Link} to={listPath}>All students</Button>}>
        The address has no number of a student.
      </Empty>
    </div>
  );
}
