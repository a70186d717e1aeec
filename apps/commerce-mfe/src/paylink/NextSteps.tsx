import type { ReactNode } from 'react';
import type { PaylinkDetail } from '@lectern/contract/commerce';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/paylink-made';
import { icons } from './icons';
import { clockOrDay, secondsText } from './moments';
import { stepsOf, type Step } from './next-steps';
import { useNow } from './use-now';

const drawn: Readonly<Record<Step['icon'], Parameters<typeof Icon>[0]['name']>> = {
  mail: 'mail',
  eye: icons.eye,
  card: icons.card,
  hourglass: 'hourglass',
  invoice: icons.download,
};
const hour = 3_600_000;

/** The steps of the link, done and to come; a step gets its time when it happens. */
export function NextSteps({ link }: { readonly link: PaylinkDetail }): ReactNode {
  const now = useNow(30_000);
  const heading = link.status === 'open' ? texts.next : texts.happened;
  return (
    <section className="paylink-part" aria-label={heading}>
      <h2>{heading}</h2>
      <ol className="paylink-steps">
        {stepsOf(link).map(({ key, icon, tone, text, help, at }) => (
          <li key={key} className={`is-${tone}`}>
            <span>
              <Icon name={tone === 'done' ? 'circle-check' : drawn[icon]} size={14} />
            </span>
            <div>
              {text}
              {help && <small>{help}</small>}
            </div>
            {at && (
              <time dateTime={at}>
                {tone !== 'waiting' && Math.abs(now - Date.parse(at)) < hour ? secondsText(at) : clockOrDay(at, now)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
