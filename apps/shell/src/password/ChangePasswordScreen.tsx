import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { sessionCalls } from '@lectern/contract/platform/session';
import { notify, PageHeader } from '@lectern/ui-kit';
import { Link } from '@lectern/ui-kit/router';
import { ChangePasswordForm } from './ChangePasswordForm';
import './password.css';

const sessionsText = (count: number): string => (count === 1 ? '1 other session' : `${count} other sessions`);

/** What happens to the person's other sessions, before it does. */
function OtherSessions(): ReactNode {
  const { data } = useRead(sessionCalls.list, {}, { quiet: true, handled: 'all' });
  const others = data?.filter(({ current }) => !current).length ?? 0;
  return (
    <p className="password-lead">
      Your other sessions end with it; this one stays.
      {others > 0 && (
        <>
          {' '}
          You have <Link to="/setting/my-sessions">{sessionsText(others)}</Link> now.
        </>
      )}
    </p>
  );
}

/** `/change-password`: one's own password. */
export default function ChangePasswordScreen(): ReactNode {
  const queryClient = useQueryClient();
  const refused = useSession(({ document }) => Boolean(document?.impersonating));
  const [times, setTimes] = useState(0);
  const onChanged = (ended: number): void => {
    notify('success', ended > 0 ? `Your password is changed, and ${sessionsText(ended)} ended` : 'Your password is changed');
    setTimes(times + 1);
    void invalidate(queryClient, sessionCalls.list);
  };
  return (
    <div className="password-page">
      <PageHeader title="Change password" />
      {refused ? (
        <p className="password-lead" role="status">
          Refused while you act for somebody else. Only the person can change this password.
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
