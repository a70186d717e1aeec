import type { ReactNode } from 'react';
import type { RemoteKey } from '@lectern/contract/platform/remote-keys';
import { dateText, RowMenu, StatusLabel } from '@lectern/ui-kit';
import * as texts from '../texts/remotes-overview';
import * as keyTexts from '../texts/remotes-overview-keys';

/** The part of a key's id that distinguishes it. */
const shownOfId = 12;

interface Props {
  readonly of: RemoteKey;
  /** Why nothing can be done to keys now. */
  readonly disabledReason: string | undefined;
  readonly onRevoke: () => void;
}

/** One key: what it is for, who added it, and whether it is trusted. */
export function KeyItem({
  of: { kind, label, keyId, createdAt, addedBy, revokedAt, revokedReason },
  disabledReason,
  onRevoke,
}: Props): ReactNode {
  return (
    <li>
      <div>
        <b>{label}</b> {texts.keyKinds[kind]}
        <small className="remotes-sub">{texts.added(dateText(createdAt), addedBy)}</small>
        {revokedAt !== null && (
          <small className="remotes-sub is-whole">{texts.revoked(dateText(revokedAt), revokedReason)}</small>
        )}
        <small className="remotes-sub" title={keyId}>
          {keyId.slice(0, shownOfId)}
        </small>
      </div>
      {revokedAt === null ? (
        <StatusLabel status="active" label={texts.trusted} />
      ) : (
        <StatusLabel status="blocked" label={texts.revokedWord} />
      )}
      {revokedAt === null ? (
        <RowMenu
          label={keyTexts.actionsFor(label)}
          actions={[
            {
              label: keyTexts.revoke,
              danger: true,
              onSelect: onRevoke,
              ...(disabledReason !== undefined && { disabledReason }),
            },
          ]}
        />
      ) : (
        <span />
      )}
    </li>
  );
}
