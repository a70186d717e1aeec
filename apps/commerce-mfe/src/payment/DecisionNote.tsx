import type { ReactNode } from 'react';
import { Icon } from '@lectern/ui-kit/icons';
import type { Decision } from './decision';
import type { DecisionWords } from './decision-words';
import './decision.css';

const dangers: readonly Decision['kind'][] = ['access', 'dispute', 'failed'];

const waits: readonly Decision['kind'][] = ['confirm', 'waiting', 'settle'];

interface Props {
  readonly kind: Decision['kind'];
  readonly words: DecisionWords;
}

/** The one thing to decide on a payment, above its figures. */
export function DecisionNote({ kind, words: { happened, next } }: Props): ReactNode {
  return (
    <div className={dangers.includes(kind) ? 'payment-note is-danger' : 'payment-note'} role="status">
      <Icon name={waits.includes(kind) ? 'hourglass' : 'triangle-alert'} />
      <p>
        <b>{happened}</b> {next}
      </p>
    </div>
  );
}
