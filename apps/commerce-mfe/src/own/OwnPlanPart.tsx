import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { fullMoney, ownMoneyCalls, subscriptionStatuses, type OwnPlan } from '@lectern/contract/commerce';
import { ConfirmDialog, dateText, StatusLabel, useAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { limitFacts } from '../subscription/limit-words';
import * as texts from '../texts/own-money';
import { PayLink } from './PayLink';
import { periodText } from './period-text';

const changed = [ownMoneyCalls.plans] as const;

interface Props {
  readonly plan: OwnPlan;
  /** Somebody acts for the student. */
  readonly readOnly: boolean;
}

/** One plan of one's own. It can be ended with its period, and kept again until then. */
export function OwnPlanPart({ plan, readOnly }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: cancel, isPending: isEnding } = useCall(ownMoneyCalls.cancel);
  const { mutateAsync: keep, isPending: isKeeping } = useCall(ownMoneyCalls.keep);
  const act = useAction(changed);
  const { id, version, periodEndsAt, isCancelledAtEnd, renewal } = plan;
  const end = async (): Promise<void> => {
    await act(() => cancel({ id, version }), { successText: texts.marked });
    setAsking(false);
  };
  return (
    <li>
      <div className="own-what">
        <strong>{plan.plan}</strong>
        <StatusLabel status={plan.status} label={subscriptionStatuses[plan.status]} />
        <span>{periodText(plan)}</span>
        {limitFacts('student', plan.limits).map(([label, use]) => (
          <span key={label} className="own-quiet">
            {texts.limit(label, use)}
          </span>
        ))}
        {renewal && <span>{texts.renewal(fullMoney(renewal.totalMinor, renewal), dateText(renewal.expiresAt))}</span>}
      </div>
      <div className="own-actions">
        {renewal && <PayLink link={renewal} />}
        {!readOnly && periodEndsAt !== null && !isCancelledAtEnd && (
          <Button onClick={() => setAsking(true)}>{texts.cancel}</Button>
        )}
        {!readOnly && isCancelledAtEnd && (
          <Button
            variant="outlined"
            aria-busy={isKeeping}
            aria-disabled={isKeeping}
            onClick={() => void (isKeeping || act(() => keep({ id, version }), { successText: texts.kept }))}
          >
            {texts.keep}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={texts.cancelTitle(plan.plan)}
        verb={texts.cancelVerb}
        busy={isEnding}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.cancelMeans(dateText(periodEndsAt ?? ''))}</p>
      </ConfirmDialog>
    </li>
  );
}
