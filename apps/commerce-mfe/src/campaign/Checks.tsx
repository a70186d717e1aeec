import type { ReactNode } from 'react';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/campaign';
import type { DeclareCheck } from './declare-checks';

const icons = { ok: 'circle-check', wait: 'hourglass', warn: 'triangle-alert' } as const;

/** The conditions of a declaration, each with its state. */
export function Checks({ checks }: { readonly checks: readonly DeclareCheck[] }): ReactNode {
  return (
    <ul className="campaign-checks">
      {checks.map(({ state, text }) => (
        <li key={text} className={`is-${state}`}>
          <Icon name={icons[state]} size={14} />
          <span>
            <span className="visually-hidden">{`${texts.checkStates[state]}: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
