import type { ReactNode } from 'react';
import * as texts from '../texts/remotes-overview';

/** How many of the people get a canary: a bar, and the words. */
export function Share({ percent, roles }: { readonly percent: number; readonly roles: readonly string[] }): ReactNode {
  return (
    <small className="room-sub room-share" title={texts.ofPeople(percent, roles)}>
      <span className="room-bar" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span>{texts.share(percent, roles)}</span>
    </small>
  );
}
