import { useMay, useSession } from '@lectern/auth';
import type { RowAction } from '@lectern/ui-kit';
import { askOverride } from '../override/open-dialog';
import * as texts from '../texts/override';

/** What the menu of a remote offers to who may override it in their own browser. */
export const useOverrideAction = (): ((name: string) => readonly RowAction[]) => {
  const may = useMay(['remoteOverride']);
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  return (name) =>
    may
      ? [
          {
            label: texts.start,
            onSelect: () => askOverride(name),
            ...(isActing && { disabledReason: texts.notWhileImpersonating }),
          },
        ]
      : [];
};
