import type { ReactNode } from 'react';
import * as texts from '../texts/report-videos';
import { tenthsOf } from './video-words';
import './drop-off.css';

interface Props {
  /** Views that reached each tenth of the video; null where its duration was never known. */
  readonly reached: readonly number[] | null;
  readonly views: number;
}

/** The views that still watch, in ten bars for the eye and as their percentages for everyone. */
export function DropOff({ reached, views }: Props): ReactNode {
  if (reached === null) return texts.notKnown;
  const parts = tenthsOf(reached, views);
  return (
    <div className="drop-off">
      <svg aria-hidden viewBox="0 0 100 24" preserveAspectRatio="none">
        {parts.map((part, at) => (
          <rect key={at} x={at * 10 + 1} width="8" y={24 - part * 0.24} height={part * 0.24} />
        ))}
      </svg>
      <small>{texts.tenths(parts.map(String))}</small>
    </div>
  );
}
