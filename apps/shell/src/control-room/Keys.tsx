import type { ReactNode } from 'react';
import type { RemoteKey } from '@lectern/contract/platform/room';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import * as texts from '../texts/control-room';

/** So much of a key's id tells it from others. */
const shownOfId = 12;

function Key({ of: { kind, label, keyId, addedAt, addedBy, expiresAt, revokedAt, revokedReason } }: { readonly of: RemoteKey }): ReactNode {
  const lines = [texts.added(dateText(addedAt), addedBy), expiresAt !== null && texts.until(dateText(expiresAt))].filter(Boolean);
  return (
    <li>
      <div>
        <b>{label}</b> {texts.keyKinds[kind]}
        <small className="room-sub">{lines.join(', ')}</small>
        {revokedAt !== null && <small className="room-sub is-whole">{texts.revoked(dateText(revokedAt), revokedReason)}</small>}
        <small className="room-sub" title={keyId}>
          {keyId.slice(0, shownOfId)}
        </small>
      </div>
      {revokedAt === null ? <StatusLabel status="active" label={texts.trusted} /> : <StatusLabel status="blocked" label={texts.revokedWord} />}
    </li>
  );
}

/** The keys of a remote, revoked ones too; what opens them is told to nobody. */
export function Keys({ name, keys }: { readonly name: string; readonly keys: readonly RemoteKey[] }): ReactNode {
  return (
    <section className="room-block" aria-label={texts.keysOf(name)}>
      <header>
        <h2>{texts.keysOf(name)}</h2>
      </header>
      {keys.length === 0 ? (
        <p className="room-none">{texts.noKeys}</p>
      ) : (
        <ul className="room-keys">
          {keys.map((key) => (
            <Key key={key.id} of={key} />
          ))}
        </ul>
      )}
    </section>
  );
}
