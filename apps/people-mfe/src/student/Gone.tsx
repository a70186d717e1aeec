import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/edit';
import { listPath } from './address';

/** Why a student can't be edited: deleted, or permanently erased. */
export function Gone({ student }: { readonly student: StudentDetail }): ReactNode {
  if (student.status === 'erased')
    return (
      <Empty icon="lock" title={texts.isErased}>
        {texts.nothingLeft}
      </Empty>
    );
  return (
    <Empty
      icon="trash"
      title={texts.isDeleted}
      action={
        <Button component={Link} to={`${listPath}?deleted=only`}>
          {texts.deletedOnes}
        </Button>
      }
    >
      {texts.canBeRestored}
    </Empty>
  );
}
