import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { subscriptionCalls, subscriptionStatuses, type Person } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { Link } from '@lectern/ui-kit/router';
import { planViews } from '../plan/kinds';
import * as texts from '../texts/person-money';

const shown = 3;

/** The plans of a person, the newest first. */
export function PlanLine({ person: { kind, id: personId } }: { readonly person: Person }): ReactNode {
  const { data, error } = useRead(
    subscriptionCalls.list,
    { audience: kind, filter: { personId: `eq:${personId}` }, limit: shown },
    { quiet: true, handled: 'all' },
  );
  if (error) return <p className="is-nothing">{texts.notLoaded}</p>;
  if (data?.items.length === 0) return <p className="is-nothing">{texts.noPlan}</p>;
  return (
    <ul className="person-money">
      {data?.items.map(({ id, planId, plan, status, periodEndsAt }) => (
        <li key={id}>
          <Link to={planViews[kind].planPath(planId)}>{plan}</Link>
          <span>
            {subscriptionStatuses[status]}
            {periodEndsAt !== null && ` ${texts.until(dateText(periodEndsAt))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
