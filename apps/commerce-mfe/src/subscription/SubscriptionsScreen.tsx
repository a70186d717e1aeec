import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { PlanKind } from '@lectern/contract/commerce';
import { PageHeader } from '@lectern/ui-kit';
import { useSearchParams } from '@lectern/ui-kit/router';
import { Segments } from '../segments/Segments';
import * as texts from '../texts/subscriptions';
import { SubscriptionTable } from './SubscriptionTable';

/** `/subscription-plan`: all subscriptions of students or of trainers. */
export default function SubscriptionsScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  const [ofStudents, ofTrainers] = [useMay(['studentPlanList']), useMay(['trainerPlanList'])];
  const wanted: PlanKind = params.get('audience') === 'trainer' ? 'trainer' : 'student';
  const audience: PlanKind = !ofStudents ? 'trainer' : !ofTrainers ? 'student' : wanted;
  return (
    <div className="page-stack">
      <PageHeader title={texts.title} />
      {ofStudents && ofTrainers && (
        <div role="radiogroup" aria-label={texts.audience}>
          <Segments
            name="audience"
            value={audience}
            options={[
              { value: 'student', label: texts.ofStudents },
              { value: 'trainer', label: texts.ofTrainers },
            ]}
            onChange={(next) => setParams(next === 'trainer' ? { audience: next } : {})}
          />
        </div>
      )}
      <SubscriptionTable key={audience} audience={audience} />
    </div>
  );
}
