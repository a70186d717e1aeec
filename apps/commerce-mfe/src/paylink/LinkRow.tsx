import type { ReactNode } from 'react';
import { fullMoney, type PaylinkRow } from '@lectern/contract/commerce';
import { Icon } from '@lectern/ui-kit/icons';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/paylink-links';
import { linkState, type NextStep } from './link-state';
import { stateMarks } from './state-marks';

interface Props {
  readonly link: PaylinkRow;
  readonly now: number;
  readonly to: string;
  readonly isMarked: boolean;
  readonly busy: boolean;
  readonly onStep: (step: NextStep, link: PaylinkRow) => void;
}

/** One link: person and sum, the state with its age, the item, and the one thing to do next. */
export function LinkRow({ link, now, to, isMarked, busy, onStep }: Props): ReactNode {
  const { is, text, next } = linkState(link, now);
  const [icon, tone] = stateMarks[is];
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
