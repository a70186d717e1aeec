import type { ReactNode } from 'react';
import { StatusLabel } from '@lectern/ui-kit';
import { Empty } from '@lectern/ui-kit/states';
import { useToastHistory, type ShownToast } from '@lectern/ui-kit/toast-history';
import * as texts from '../texts/bell';

const statuses: Readonly<Record<ShownToast['level'], { status: string; label: string }>> = {
  success: { status: 'active', label: texts.success },
  warning: { status: 'waiting', label: texts.warning },
  error: { status: 'failed', label: texts.error },
};
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Every toast since the page was loaded, for anyone who looked away for two seconds. */
export function MessagesTab(): ReactNode {
  const all = useToastHistory();
  if (all.length === 0) return <Empty title={texts.noMessages}>{texts.whatMessagesAre}</Empty>;
  return (
    <ul className="place-list">
      {all.map(({ level, text, at }, index) => (
        <li key={all.length - index} className="news">
          <div>
            <p>{text}</p>
            <p className="news-meta">
              <StatusLabel {...statuses[level]} />
              <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
