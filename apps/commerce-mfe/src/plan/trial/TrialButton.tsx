import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { subscriptionChangeCalls, type Plan } from '@lectern/contract/commerce';
import { studentCalls } from '@lectern/contract/people/student';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/subscription-page';
import type { PlanView } from '../kinds';
import { TrialPanel } from './TrialPanel';

/** A button for a plan on sale that has a trial. */
export function TrialButton({ view, plan }: { readonly view: PlanView; readonly plan: Plan }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [maySell, mayFindStudents] = [useMay(subscriptionChangeCalls.trial.access), useMay(studentCalls.pick.access)];
  const mayFind = view.kind === 'trainer' || mayFindStudents;
  const days = plan.live?.trialDays ?? 0;
  if (plan.status !== 'published' || plan.deletedAt || days === 0) return null;
  if (!maySell || !mayFind) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.startTrial}</Button>
      {isOpen && (
        <TrialPanel
          kind={view.kind}
          plan={plan}
          days={days}
          also={[view.calls.detail]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
