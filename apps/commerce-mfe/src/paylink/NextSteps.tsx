import type { ReactNode } from 'react';
import type { PaylinkDetail } from '@lectern/contract/commerce';
import { TimelineEntry, TimelineList } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/paylink-made';
import { icons } from './icons';
import { secondsText } from '../seconds';
import { clockOrDay } from './moments';
import { stepsOf, type Step } from './next-steps';
import { useNow } from './use-now';

const drawn: Readonly<Record<Step['icon'], Parameters<typeof Icon>[0]['name']>> = {
  mail: 'mail',
  eye: icons.eye,
  card: icons.card,
  hourglass: 'hourglass',
  invoice: icons.download,
};
const rings = { done: 'success', danger: 'danger', info: 'info', waiting: undefined } as const;
const hour = 3_600_000;
const timeOf = (at: string | undefined, now: number, hasHappened: boolean): string => {
  if (at === undefined) return '';
  return hasHappened && Math.abs(now - Date.parse(at)) < hour ? secondsText(at) : clockOrDay(at, now);
};

/** The steps of the link, done and to come; a step gets its time when it happens. */
export function NextSteps({ link }: { readonly link: PaylinkDetail }): ReactNode {
  const now = useNow(30_000);
  const heading = link.status === 'open' ? texts.next : texts.happened;
  return (
    <section className="paylink-part" aria-label={heading}>
      <h2>{heading}</h2>
      <TimelineList>
        {stepsOf(link).map(({ key, icon, tone, text, help, at }) => (
          <TimelineEntry
            key={key}
            icon={<Icon name={tone === 'done' ? 'circle-check' : drawn[icon]} size={14} />}
            tone={rings[tone]}
            at={at}
            time={timeOf(at, now, tone !== 'waiting')}
          >
            {text}
            {help && <small>{help}</small>}
          </TimelineEntry>
        ))}
      </TimelineList>
    </section>
  );
}
