import { useEffect, type ReactNode } from 'react';
import { VenetianMask } from 'lucide-react';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { useSession } from '@lectern/auth';
import { Button } from '@lectern/ui-kit/mui';
import { nameOf } from '../layout/person';
import { readSession } from '../session/watch-session';
import { useWaysOut } from '../session/ways-out';
import * as texts from '../texts/acting';
import { minutesText } from './minutes-left';
import { useMinutesLeft } from './use-minutes-left';
import './impersonation.css';

interface Props {
  readonly document: SessionDocument;
  readonly impersonating: NonNullable<SessionDocument['impersonating']>;
  readonly withWayOut: boolean;
}

function Bar({ document, impersonating: { by, reason, until }, withWayOut }: Props): ReactNode {
  const minutes = useMinutesLeft(until, document.serverTime);
  const { goBackToAdmin } = useWaysOut();
  useEffect(() => {
    // Everything fixed below keeps clear of the bar while it is shown.
    globalThis.document.documentElement.dataset['acting'] = 'on';
    return () => void delete globalThis.document.documentElement.dataset['acting'];
  }, []);
  useEffect(() => {
    if (minutes === 0) void readSession();
  }, [minutes]);
  return (
    <aside className="acting" aria-label={texts.bar}>
      <VenetianMask size={16} strokeWidth={1.75} aria-hidden />
      <p>
        {texts.actingAs(<b>{by.name}</b>, <b>{nameOf(document.user)}</b>)}
        {withWayOut && <span className="acting-reason"> · “{reason}”</span>}
        <span className="acting-time"> · {minutesText(minutes)}</span>
      </p>
      {withWayOut && (
        <Button variant="contained" onClick={() => void goBackToAdmin()}>
          {texts.goBack}
        </Button>
      )}
    </aside>
  );
}

/** Above everything while somebody acts for somebody else: both names, the reason, the minutes left and the way back. */
export function ImpersonationBar({ withWayOut }: { readonly withWayOut: boolean }): ReactNode {
  const document = useSession((session) => session.document);
  return document?.impersonating ? (
    <Bar document={document} impersonating={document.impersonating} withWayOut={withWayOut} />
  ) : null;
}
