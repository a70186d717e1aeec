import type { ReactNode } from 'react';
import {
  fullMoney,
  subscriptionPageCalls,
  subscriptionStatuses,
  type SubscriptionDetail,
} from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { RecordColumns, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import { periodText } from '../plan/words';
import * as words from '../texts/subscriptions';
import * as texts from '../texts/subscription-page';
import { listPath } from './address';
import { endText, marks } from './columns';
import { Periods } from './Periods';
import { Reminders } from './Reminders';
import { SubscriptionActions } from './SubscriptionActions';
import { SubscriptionFacts } from './SubscriptionFacts';
import '../payment/decision.css';

const headOf = (detail: SubscriptionDetail) => ({
  name: detail.person,
  status: marks[detail.status],
  statusLabel: subscriptionStatuses[detail.status],
  identity: texts.identity(detail.plan, detail.versionNo, periodText(detail)),
  figures: [
    [texts.price, fullMoney(detail.priceMinor, detail)],
    [texts.periodEnds, endText(detail)],
    ...(detail.status === 'past_due' && detail.graceEndsAt !== null
      ? [[texts.graceEnds, dateText(detail.graceEndsAt)] as const]
      : []),
  ] as const,
  actions: <SubscriptionActions key={detail.version} detail={detail} />,
});

const notesOf = (detail: SubscriptionDetail) => [
  detail.isCancelledAtEnd && detail.periodEndsAt !== null && texts.endsWithPeriod(dateText(detail.periodEndsAt)),
  detail.cancelReason !== '' && texts.becauseOf(detail.cancelReason),
  detail.nextPlan !== null &&
    detail.nextFrom !== null &&
    texts.movesTo(
      detail.nextPlan,
      detail.nextPriceMinor === null ? words.withoutEnd : fullMoney(detail.nextPriceMinor, detail),
      dateText(detail.nextFrom),
    ),
];

/** `/subscription-plan/details?id=`: a subscription with its periods, the mails of its renewals, and its actions. */
export default function SubscriptionViewScreen(): ReactNode {
  const found = useRecordInAddress(
    subscriptionPageCalls.detail,
    ({ subscription }) => subscription,
    ({ plan, person }) => `${plan}, ${person}`,
  );
  return (
    <RecordPage
      title={texts.subscription}
      icon="layers"
      texts={texts}
      what={texts.theSubscription}
      loading={texts.loading}
      head={headOf}
      notes={notesOf}
      {...{ found, listPath }}
    >
      {(detail) => (
        <RecordColumns aside={<SubscriptionFacts detail={detail} />}>
          <div className="payment-parts">
            <Periods detail={detail} />
            <Reminders reminders={detail.reminders} />
          </div>
        </RecordColumns>
      )}
    </RecordPage>
  );
}
