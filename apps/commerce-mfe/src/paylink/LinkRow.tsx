import type { ReactNode } from 'react';
import { fullMoney, type PaylinkRow } from '@lectern/contract/commerce';
import { Icon } from '@lectern/ui-kit/icons';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/paylink-links';
import { icons } from './icons';
import { linkState, type LinkState, type NextStep } from './link-state';

interface Props {
  readonly link: PaylinkRow;
  readonly now: number;
  readonly to: string;
  readonly isMarked: boolean;
  readonly busy: boolean;
  readonly onStep: (step: NextStep, link: PaylinkRow) => void;
}

const marks: Readonly<Record<LinkState['is'], readonly [Parameters<typeof Icon>[0]['name'], string]>> = {
  'not opened': ['mail', 'neutral'],
  seen: [icons.eye, 'neutral'],
  paying: [icons.card, 'info'],
  failed: ['triangle-alert', 'danger'],
  paid: ['circle-check', 'success'],
  'expires soon': ['hourglass', 'warning'],
  expired: ['hourglass', 'neutral'],
  cancelled: ['circle-x', 'neutral'],
};

/** One link: person and sum, the state with its age, the item, and the one thing to do next. */
export function LinkRow({ link, now, to, isMarked, busy, onStep }: Props): ReactNode {
  const { is, text, next } = linkState(link, now);
  const [icon, tone] = marks[is];
  return (
    <li className={isMarked ? 'is-marked' : undefined}>
      <Link to={to}>{link.personName}</Link>
      <span className="paylink-sum">{fullMoney(link.totalMinor, link)}</span>
      <div>
        <span className={`status is-${tone}`}>
          <Icon name={icon} size={14} />
          {text}
        </span>
        <span className="paylink-of">
          {link.isTest && `${texts.test} · `}
          {link.item.title}
        </span>
        {next && (
          <button
            type="button"
            className="paylink-link"
            aria-label={texts.stepFor(texts.steps[next], link.personName)}
            aria-disabled={busy}
            onClick={() => onStep(next, link)}
          >
            {texts.steps[next]}
          </button>
        )}
      </div>
    </li>
  );
}
