import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { SubscriptionDetail } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { Link } from '@lectern/ui-kit/router';
import { FactList } from '../facts/FactList';
import { planViews } from '../plan/kinds';
import * as texts from '../texts/subscription-page';
import { versionText } from './columns';
import { limitFacts } from './limit-words';
import { personPath, personRight } from '../person/person-path';

/** Facts next to the periods: the person, the plan, and the use of its limits. */
export function SubscriptionFacts({ detail }: { readonly detail: SubscriptionDetail }): ReactNode {
  const { audience, personId, person, planId, plan, startsAt, cancelledAt, zone, limits } = detail;
  const maySee = useMay(personRight[audience]);
  return (
    <div className="payment-facts">
      <FactList
        title={texts.facts}
        facts={[
          [texts.person, maySee ? <Link to={personPath({ kind: audience, id: personId })}>{person}</Link> : person],
          [texts.plan, <Link to={planViews[audience].planPath(planId)}>{plan}</Link>],
          [texts.version, versionText(detail)],
          [texts.began, dateText(startsAt)],
          [texts.ended, cancelledAt && dateText(cancelledAt)],
          [texts.zone, zone],
        ]}
      />
      <FactList title={texts.limits} facts={limitFacts(audience, limits)} />
    </div>
  );
}
