import { useState, type ReactNode } from 'react';
import { DateInput } from '@lectern/ui-kit/form';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/report';
import { periodFault, type Period } from './period';

interface Props {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
  /** The way to an export of a period that is too long for the screen. */
  readonly exportOf?: ((period: Period) => string) | undefined;
}

/** Two days that a person chooses. They are taken as soon as both make a period. */
export function OwnDays({ period, onChange, exportOf }: Props): ReactNode {
  const [typed, setTyped] = useState(period);
  const [isLeft, setLeft] = useState(false);
  const [last, setLast] = useState(period);
  // Days that come from elsewhere, as by the way back, take the place of typed ones.
  if (last.from !== period.from || last.to !== period.to) {
    setLast(period);
    setTyped(period);
  }
  const fault = periodFault(typed);
  const isShown = fault !== undefined && (fault !== 'no day' || isLeft);
  const take = (next: Period): void => {
    setTyped(next);
    setLeft(false);
    if (periodFault(next) === undefined) onChange(next);
  };
  const own = {
    small: true,
    invalid: isShown,
    describedBy: isShown ? 'analysis-days-fault' : undefined,
    onBlur: () => setLeft(true),
  };
  return (
    <div className="analysis-days" role="group" aria-label={texts.presets.own}>
      <DateInput {...own} label={texts.from} value={typed.from} onChange={(from) => take({ ...typed, from })} />
      <DateInput {...own} label={texts.to} value={typed.to} onChange={(to) => take({ ...typed, to })} />
      <span id="analysis-days-fault" role="status" className="analysis-fault">
        {isShown && texts.faults[fault]}
        {fault === 'too long' && exportOf && (
          <>
            {' '}
            <Link to={exportOf(typed)}>{texts.exportDays}</Link>
          </>
        )}
      </span>
    </div>
  );
}
