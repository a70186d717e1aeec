import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { fullMoney, subscriptionChangeCalls, type SubscriptionRow } from '@lectern/contract/commerce';
import { dateText, useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import * as texts from '../texts/subscriptions';
import { changed } from './changed';

interface Props {
  readonly row: SubscriptionRow;
  readonly when: 'end' | 'now';
  readonly onClose: () => void;
}

/** Asks why a plan is cancelled. It says what that means: the day of its end, or the unused part. */
export function CancelDialog({ row, when, onClose }: Props): ReactNode {
  const { mutateAsync: cancel } = useCall(subscriptionChangeCalls.cancel, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const read = useRead(subscriptionChangeCalls.unused, { id: row.id }, { enabled: when === 'now', handled: 'all' });
  const unused = read.data?.unused;
  const part = unused && texts.unusedPart(fullMoney(unused.minor, row), unused.daysLeft, unused.days);
  const means =
    when === 'end'
      ? texts.endMeans(row.plan, dateText(row.periodEndsAt ?? ''))
      : [texts.nowMeans(row.plan), part ?? (read.data ? texts.nothingUnused : undefined)].filter(Boolean).join(' ');
  return (
    <ReasonDialog
      danger
      title={texts.cancelTitle(row.plan, row.person)}
      verb={when === 'end' ? texts.cancelAtEndVerb : texts.cancelNowVerb}
      send={(reason) => cancel({ id: row.id, version: row.version, when, reason })}
      onDone={() => void confirmSaved(when === 'end' ? texts.marked : texts.cancelled)}
      onClose={onClose}
    >
      {means}
    </ReasonDialog>
  );
}
