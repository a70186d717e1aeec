import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { ownMoneyCalls } from '@lectern/contract/commerce';
import type { PropsOf, studentArea } from '@lectern/remote-kit/slots';
import { PageRead } from '@lectern/ui-kit/detail';
import * as texts from '../texts/own-money';
import { OwnPlanPart } from './OwnPlanPart';
import './own.css';

/** Block of the student area: one's own plans, with their limits and the link of the next period. */
export default function OwnPlans({ impersonated }: PropsOf<typeof studentArea>): ReactNode {
  const read = useRead(ownMoneyCalls.plans, {}, { handled: 'all', staleTime: 0 });
  return (
    <section className="own-money" aria-label={texts.plans}>
      <h2>{texts.plans}</h2>
      <PageRead reads={[read]} what={texts.thePlan} loading={texts.loadingPlan}>
        {() =>
          read.data?.plans.length === 0 ? (
            <p className="own-quiet">{texts.noPlan}</p>
          ) : (
            <ul>
              {read.data?.plans.map((plan) => (
                <OwnPlanPart key={plan.id} plan={plan} readOnly={impersonated} />
              ))}
            </ul>
          )
        }
      </PageRead>
    </section>
  );
}
