import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract/call';
import { paymentProviderCalls, type PaymentProvider } from '@lectern/contract/commerce';
import { clockText, timeText } from '@lectern/ui-kit';
import { DayBars } from '@lectern/ui-kit/chart';
import { PageRead } from '@lectern/ui-kit/detail';
import * as texts from '../texts/setting-payments';

type Health = ResponseOf<typeof paymentProviderCalls.webhooks>;

function Failures({ failures }: Pick<Health, 'failures'>): ReactNode {
  if (failures.length === 0) return '0';
  return (
    <ul className="money-steps">
      {failures.map(({ reason, count, lastAt, skewSeconds }) => (
        <li key={reason}>
          {texts.refusedText(
            count,
            texts.reasons[reason] ?? reason,
            clockText(lastAt),
            skewSeconds === null ? '' : texts.clockDifference(skewSeconds),
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ health }: { readonly health: Health }): ReactNode {
  const { hours, halfWithin, mostWithin, waiting, oldestWaitingAt, ignored, failures } = health;
  return (
    <>
      <DayBars
        days={hours.map(({ from, events }) => ({ day: clockText(from), count: events }))}
        caption={texts.perHour}
        heads={texts.hourHeads}
      />
      <dl className="money-facts">
        <dt>{texts.health.applied}</dt>
        <dd>
          {halfWithin === null || mostWithin === null ? texts.noneApplied : texts.appliedWithin(halfWithin, mostWithin)}
        </dd>
        <dt>{texts.health.waiting}</dt>
        <dd>{oldestWaitingAt === null ? '0' : texts.waitingSince(waiting, timeText(oldestWaitingAt))}</dd>
        <dt>{texts.health.refused}</dt>
        <dd>
          <Failures failures={failures} />
        </dd>
        <dt>{texts.health.ignored}</dt>
        <dd>{texts.notOurs(ignored)}</dd>
      </dl>
    </>
  );
}

/** The webhooks of a provider in the last 24 hours. */
export function WebhookHealth({ provider: { id, code, mode } }: { readonly provider: PaymentProvider }): ReactNode {
  const read = useRead(paymentProviderCalls.webhooks, { id }, { quiet: true, handled: 'all' });
  const title = texts.webhooksOf(texts.nameOf(code, mode));
  return (
    <section className="money-block" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <PageRead reads={[read]} what={texts.theWebhooks} loading={texts.loadingWebhooks}>
        {() => read.data && <Facts health={read.data} />}
      </PageRead>
    </section>
  );
}
