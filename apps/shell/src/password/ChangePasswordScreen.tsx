import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { sessionCalls } from '@lectern/contract/platform/session';
import { notify, PageHeader } from '@lectern/ui-kit';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/change-password';
import { ChangePasswordForm } from './ChangePasswordForm';
import './password.css';

/** What happens to the person's other sessions, before it does. */
function OtherSessions(): ReactNode {
  const { data } = useRead(sessionCalls.list, {}, { quiet: true, handled: 'all' });
  const others = data?.filter(({ current }) => !current).length ?? 0;
  return (
    <p className="password-lead">
      {texts.otherSessionsEnd}
      {others > 0 && <> {texts.youHave(<Link to="/setting/my-sessions">{texts.otherSessions(others)}</Link>)}</>}
    </p>
  );
}

/** `/change-password`: one's own password. */
export default function ChangePasswordScreen(): ReactNode {
  const queryClient = useQueryClient();
  const notWhileImpersonating = useSession(({ document }) => Boolean(document?.impersonating));
  const [times, setTimes] = useState(0);
  const onChanged = (ended: number): void => {
    notify('success', ended > 0 ? texts.changedAndEnded(ended) : texts.changed);
    setTimes(times + 1);
    void invalidate(queryClient, sessionCalls.list);
  };
  return (
    <div className="password-page">
      <PageHeader title={texts.title} />
      {notWhileImpersonating ? (
        <p className="password-lead" role="status">
          {texts.notWhileImpersonating}
        </p>
      ) : (
        <>
          <OtherSessions />
          <ChangePasswordForm key={times} onChanged={onChanged} />
        </>
      )}
    </div>
  );
}
