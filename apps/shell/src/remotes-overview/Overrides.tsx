import { useState, type ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { overrideCalls, type OpenOverride } from '@lectern/contract/platform/overrides';
import { RowMenu } from '@lectern/ui-kit';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/override';
import { momentText } from './moment-text';
import { EndOverride } from './EndOverride';
import { everyFigures } from './use-overview';

/** Which remotes come from elsewhere in somebody's browser now, over all remotes; nothing where none does. */
export function Overrides(): ReactNode {
  const read = useRead(overrideCalls.list, {}, { handled: 'all', quiet: true, refetchInterval: everyFigures });
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  const [openDialog, setOpenDialog] = useState<OpenOverride>();
  const now = new Date();
  const rows = read.data ?? [];
  const error = unread(read);
  if (!error && !openDialog && rows.length === 0) return null;
  return (
    <section className="remotes-block" aria-label={texts.open}>
      <header>
        <h2>{texts.open}</h2>
      </header>
      {error && (
        <ListError what={texts.theOverrides} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
      )}
      {rows.length > 0 && (
        <ul className="remotes-keys is-plain">
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <b>{row.name}</b> {texts.from(row.origin)}
                <small className="remotes-sub is-whole">
                  {texts.openedBy(row.user.name, momentText(row.since, now), momentText(row.until, now))}
                </small>
                <small className="remotes-sub is-whole">{row.reason}</small>
              </div>
              <RowMenu
                label={texts.actionsFor(row.name, row.user.name)}
                actions={[
                  {
                    label: texts.end,
                    onSelect: () => setOpenDialog(row),
                    ...(isActing && { disabledReason: texts.notWhileImpersonating }),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {openDialog && <EndOverride of={openDialog} onClose={() => setOpenDialog(undefined)} />}
    </section>
  );
}
