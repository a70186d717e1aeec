import type { ReactNode } from 'react';
import type { SubscriptionDetail } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import { TimelineEntry, TimelineList } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/subscription-page';
import { reminderText } from './period-words';
import '../payment/card.css';
import '../payment/events.css';

/** The mails about renewals that were really made, with what became of them. */
export function Reminders({ reminders }: Pick<SubscriptionDetail, 'reminders'>): ReactNode {
  return (
    <section className="money-card payment-events" aria-labelledby="subscription-reminders">
      <header>
        <h2 id="subscription-reminders">{texts.reminders}</h2>
        <span>{texts.newestFirst}</span>
      </header>
      {reminders.length === 0 ? (
        <p>{texts.noReminders}</p>
      ) : (
        <TimelineList>
          {reminders.map((reminder) => (
            <TimelineEntry
              key={reminder.id}
              icon={<Icon name={reminder.state === 'failed' ? 'triangle-alert' : 'mail'} size={14} />}
              tone={reminder.state === 'failed' ? 'danger' : undefined}
              at={reminder.at}
              time={timeText(reminder.at)}
            >
              {reminderText(reminder)}
              {reminder.error !== '' && <small>{reminder.error}</small>}
            </TimelineEntry>
          ))}
        </TimelineList>
      )}
    </section>
  );
}
