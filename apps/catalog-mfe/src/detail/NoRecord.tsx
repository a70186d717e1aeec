import type { ReactNode } from 'react';
import { PageHeader } from '@lectern/ui-kit';
import type { IconName } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';

interface Props {
  readonly icon: IconName;
  /** The words of the record's pages. */
  readonly texts: {
    readonly one: string;
    readonly noneNamed: string;
    readonly all: string;
    readonly addressHasNone: string;
  };
  readonly listPath: string;
}

/** Shown when the address of a record's page names no record. */
export function NoRecord({ icon, texts, listPath }: Props): ReactNode {
  return (
    <div className="page-stack">
      <PageHeader title={texts.one} />
      <Empty
        icon={icon}
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
