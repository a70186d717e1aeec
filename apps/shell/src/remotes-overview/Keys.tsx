import { useState, type ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { remoteKeyCalls, type RemoteKey } from '@lectern/contract/platform/remote-keys';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/remotes-overview';
import * as keyTexts from '../texts/remotes-overview-keys';
import { AddKey } from './AddKey';
import { KeyItem } from './KeyItem';
import { RevokeKey } from './RevokeKey';

/** The keys of a remote, revoked ones too: who may publish it. A deploy token is shown once, when it is made. */
export function Keys({ name }: { readonly name: string }): ReactNode {
  const read = useRead(remoteKeyCalls.list, { name }, { handled: 'all', quiet: true });
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  const [adding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<RemoteKey>();
  const disabledReason = isActing ? keyTexts.notWhileImpersonating : undefined;
  const error = unread(read);
  return (
    <section className="remotes-block" aria-label={texts.keysOf(name)}>
      <header>
        <h2>{texts.keysOf(name)}</h2>
        <span className="remotes-actions">
          <Button
            aria-disabled={disabledReason !== undefined}
            title={disabledReason}
            onClick={() => disabledReason === undefined && setAdding(true)}
          >
            {keyTexts.add}
          </Button>
        </span>
      </header>
      {read.isPending && <Skeleton variant="rounded" height={48} />}
      {error && (
        <ListError what={texts.theKeys} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
      )}
      {read.data?.length === 0 && <p className="remotes-none">{texts.noKeys}</p>}
      {read.data && read.data.length > 0 && (
        <ul className="remotes-keys">
          {read.data.map((key) => (
            <KeyItem key={key.id} of={key} disabledReason={disabledReason} onRevoke={() => setRevoked(key)} />
          ))}
        </ul>
      )}
      {adding && <AddKey name={name} onClose={() => setAdding(false)} />}
      {revoked && <RevokeKey of={revoked} onClose={() => setRevoked(undefined)} />}
    </section>
  );
}
