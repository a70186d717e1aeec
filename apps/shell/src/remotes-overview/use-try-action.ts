import { useMay, useSession } from '@lectern/auth';
import type { ReleaseRow } from '@lectern/contract/platform/remotes-overview';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/tries';
import { askTry } from '../tries/try-dialog';
import { namesOf } from '../tries/try-address';

/** The menu entry of a release for a person who may try it in their own browser. */
export const useTryAction = (): ((
  name: string,
  release: Pick<ReleaseRow, 'version' | 'state'>,
) => readonly RowAction[]) => {
  const may = useMay(['remoteTry']);
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  return (name, { version, state }) => {
    const reason = state === 'withdrawn' ? texts.isWithdrawn : isActing ? texts.notWhileImpersonating : undefined;
    return may
      ? [
          {
            label: texts.start,
            onSelect: () => askTry(namesOf([{ name, version }])),
            ...(reason !== undefined && { disabledReason: reason }),
          },
        ]
      : [];
  };
};
