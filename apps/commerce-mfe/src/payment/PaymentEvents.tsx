import { useState, type ReactNode } from 'react';
import { ownEvent, eventStates, fullMoney, type PaymentDetail, type PaymentEvent } from '@lectern/contract/commerce';
import { TimelineEntry, TimelineList } from '@lectern/ui-kit/detail';
import { Icon, type IconName } from '@lectern/ui-kit/icons';
import { secondsText } from '../seconds';
import { Tag } from '../tags/Tag';
import { confirmedIt } from '../texts/money-by-hand';
import * as texts from '../texts/payment';
import { raw } from '../texts/payment-event';
import { EventPanel } from './EventPanel';
import { happeningsOf, newsWord, type Happening } from './happenings';
import './card.css';
import './events.css';

const icons: Readonly<Record<string, IconName>> = {
  paid: 'circle-check',
  failed: 'triangle-alert',
  authorized: 'credit-card',
  lapsed: 'circle-slash',
};

const iconOf = (happening: Happening): IconName => {
  if (happening.kind !== 'event') return happening.kind === 'made' ? 'link' : 'circle-x';
  const { event } = happening;
  return event.isAgain ? 'copy' : (icons[newsWord(event)] ?? 'circle');
};

/** Such news has no text of the provider: it is an answer that we have read. */
const isOwn = new RegExp(ownEvent);

interface NewsProps {
  readonly event: PaymentEvent;
  readonly provider: string;
  readonly payment: PaymentDetail['payment'];
  readonly onOpen: (event: PaymentEvent) => void;
}

function News({ event, provider, payment, onOpen }: NewsProps): ReactNode {
  const { eventId, state, amountMinor, failure, isAgain, error } = event;
  return (
    <div className="payment-news">
      <p>
        {payment.provider === 'manual' ? confirmedIt(payment.verifiedByName ?? texts.somebody) : texts.said(provider)}
        <b>{newsWord(event)}</b>
        {isAgain
          ? texts.again
          : event.status === 'paid' && amountMinor !== null && `, ${fullMoney(amountMinor, payment.charged)}`}
        {failure !== '' && `: ${failure}`}
      </p>
      <Tag tone={state === 'applied' || state === 'ignored' ? 'neutral' : 'warning'}>{eventStates[state]}</Tag>
      <small>{[eventId, error].filter(Boolean).join(' · ')}</small>
      {!isOwn.test(eventId) && (
        <button type="button" className="payment-raw" onClick={() => onOpen(event)}>
          {raw}
          <span className="visually-hidden"> {eventId}</span>
        </button>
      )}
    </div>
  );
}

interface EntryProps extends Pick<NewsProps, 'onOpen'> {
  readonly happening: Happening;
  readonly detail: PaymentDetail;
}

function Entry({ happening, detail, onOpen }: EntryProps): ReactNode {
  const { payment, order } = detail;
  if (happening.kind === 'event') return <News {...happening} {...{ payment, onOpen }} />;
  const person = <b>{happening.person ?? texts.theSystem}</b>;
  return happening.kind === 'made' ? (
    <div className="payment-news">
      <p>
        {person}
        {texts.madeLink(order.item.title)}
      </p>
      <small>
        {order.openedAt === null ? texts.notSeen : texts.seen(order.openedCount, secondsText(order.openedAt))}
      </small>
    </div>
  ) : (
    <div className="payment-news">
      <p>
        {person}
        {texts.cancelledLink}
      </p>
      <small>{texts.quoted(order.closeReason)}</small>
    </div>
  );
}

/** All that happened to a payment, the newest first: news of the provider, and what staff did with its link. */
export function PaymentEvents({ detail }: { readonly detail: PaymentDetail }): ReactNode {
  const happenings = happeningsOf(detail);
  const [opened, open] = useState<PaymentEvent>();
  return (
    <section className="money-card payment-events" aria-labelledby="payment-events">
      <header>
        <h2 id="payment-events">{texts.happened}</h2>
        <span>{texts.happenedOrder}</span>
      </header>
      {happenings.length === 0 ? (
        <p>{texts.noEvents}</p>
      ) : (
        <TimelineList>
          {happenings.map((happening) => (
            <TimelineEntry
              key={happening.kind === 'event' ? happening.event.id : happening.kind}
              icon={<Icon name={iconOf(happening)} size={14} />}
              tone={happening.kind === 'event' && newsWord(happening.event) === 'failed' ? 'warning' : undefined}
              at={happening.at}
              time={`${secondsText(happening.at)}${happening.kind === 'event' ? ` +${happening.event.delaySeconds}` : ''}`}
            >
              <Entry {...{ happening, detail }} onOpen={open} />
            </TimelineEntry>
          ))}
        </TimelineList>
      )}
      {opened && <EventPanel event={opened} onClose={() => open(undefined)} />}
    </section>
  );
}
