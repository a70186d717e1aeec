import type { ReactNode } from 'react';
import * as texts from '../texts/control-room';

/** How many of the people get a canary: a bar, and the words. */
export function Share({ percent, roles }: { readonly percent: number; readonly roles: readonly string[] }): ReactNode {
  return (
    <small className="room-sub room-share">
      <span className="room-bar" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {texts.ofPeople(percent, roles)}
    </small>
  );
}
