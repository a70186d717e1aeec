import type { ReactNode } from 'react';
import * as texts from '../texts/report';
import { changeOf } from './change';
import './change-mark.css';

interface Props {
  readonly now: number;
  /** Null without a comparison. */
  readonly before: number | null | undefined;
}

const signs = { up: '▲', down: '▼' } as const;

/** The change of a figure on the period before: '▲ 20.0%', '▲ new'. */
export function ChangeMark({ now, before }: Props): ReactNode {
  const change = changeOf(now, before);
  if (!change) return null;
  const { direction, text } = change;
  return (
    <span className={`change-mark is-${direction}`}>
      {direction !== 'same' && (
        <>
          <span aria-hidden>{signs[direction]} </span>
          <span className="visually-hidden">{texts[direction]} </span>
        </>
      )}
      {text}
    </span>
  );
}
