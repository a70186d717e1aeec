import type { ReactNode } from 'react';
import * as texts from '../texts/remotes-overview';

/** How many of the people get a canary: a bar, and the words. */
export function Share({ percent, roles }: { readonly percent: number; readonly roles: readonly string[] }): ReactNode {
  return (
    <small className="remotes-sub remotes-share" title={texts.ofPeople(percent, roles)}>
      <span className="remotes-bar" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span>{texts.share(percent, roles)}</span>
    </small>
  );
}
