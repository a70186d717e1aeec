import { useMemo, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { jobCalls } from '@lectern/contract/platform/job';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import { StatusLabel } from '@lectern/ui-kit';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { problemsOf } from './problems-of';

const week = 7 * 86_400_000;
const quiet = { quiet: true, handled: 'all' } as const;

/** Block of the home page: remotes at fault, and jobs that failed this week, as far as the person may see them. */
export default function SystemBlock({ rows, now }: { readonly rows: number; readonly now: string }): ReactNode {
  const [seesRemotes, seesJobs] = [useMay(['remoteManage']), useMay(['auditView'])];
  const since = useMemo(() => new Date(Date.parse(now) - week).toISOString(), [now]);
  const remotes = useRead(overviewCalls.remotes, {}, { ...quiet, enabled: seesRemotes });
  const jobs = useRead(
    jobCalls.list,
    { limit: rows, filter: { state: 'eq:failed', createdAt: `gte:${since}` } },
    { ...quiet, enabled: seesJobs },
  );
  const isRead = (!seesRemotes || remotes.data) && (!seesJobs || jobs.data);
  return (
    <HomeBody reads={[remotes, jobs]} failed={texts.notLoaded}>
      <HomeRows
        rows={rows}
        items={isRead ? problemsOf(remotes.data ?? [], jobs.data?.items ?? []) : undefined}
        none={texts.allWell}
        row={({ key, title, to, mark, word }) => (
          <li key={key}>
            {to ? <Link to={to}>{title}</Link> : <b>{title}</b>}
            <StatusLabel status={mark} label={word} />
          </li>
        )}
      />
    </HomeBody>
  );
}
