import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { subscriptionCalls, subscriptionStatuses } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/student';

const shown = 3;
const planPath = (id: number): string => `/student-plans/details?id=${id}`;

/** The plans of a student, the newest first. */
export function PlanLine({ studentId }: { readonly studentId: number }): ReactNode {
  const { data, error } = useRead(
    subscriptionCalls.list,
    { audience: 'student', filter: { personId: `eq:${studentId}` }, limit: shown },
    { quiet: true, handled: 'all' },
  );
  if (error) return <p className="is-nothing">{texts.notLoaded}</p>;
  if (data?.items.length === 0) return <p className="is-nothing">{texts.noPlan}</p>;
  return (
    <ul className="student-money">
      {data?.items.map(({ id, planId, plan, status, periodEndsAt }) => (
        <li key={id}>
          <Link to={planPath(planId)}>{plan}</Link>
          <span>
            {subscriptionStatuses[status]}
            {periodEndsAt !== null && ` ${texts.until(dateText(periodEndsAt))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
