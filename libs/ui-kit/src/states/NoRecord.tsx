import type { ReactNode } from 'react';
// By the names of the shared parts, as in the remotes that this file goes into: else each would carry the kit along.
import { PageHeader } from '@lectern/ui-kit';
import type { IconName } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';

interface Props {
  readonly icon: IconName;
  /** What the record is: 'Course'. */
  readonly title: string;
  readonly texts: { readonly noneNamed: string; readonly all: string; readonly addressHasNone: string };
  /** Where all of them are listed. */
  readonly listPath: string;
  /** Of a record that was deleted and can be restored: what is said of it instead. */
  readonly deleted?:
    { readonly isDeleted: string; readonly deletedOnes: string; readonly canBeRestored: string } | undefined;
}

/** Shown when the address of a record's page names no record, or a deleted one. */
export function NoRecord({ icon, title, texts, listPath, deleted }: Props): ReactNode {
  return (
    <div className="page-stack">
      <PageHeader title={title} />
      <Empty
        icon={icon}
        title={deleted ? deleted.isDeleted : texts.noneNamed}
        action={
          <Button component={Link} to={deleted ? `${listPath}?deleted=only` : listPath}>
            {deleted ? deleted.deletedOnes : texts.all}
          </Button>
        }
      >
        {deleted ? deleted.canBeRestored : texts.addressHasNone}
      </Empty>
    </div>
  );
}
