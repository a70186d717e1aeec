import { useId, type ReactNode } from 'react';
import * as texts from '../../texts/merge';
import type { Difference } from './differing';

interface Props {
  readonly difference: Difference;
  readonly takesMerged: boolean;
  readonly onChoose: (takesMerged: boolean) => void;
}

/** A value that differs: two cards, one to choose. */
export function ChooseValue({ difference: { label, kept, merged }, takesMerged, onChoose }: Props): ReactNode {
  const name = useId();
  const sides = [
    { role: texts.toKeep, value: kept, takes: false },
    { role: texts.duplicate, value: merged, takes: true },
  ];
  return (
    <div className="merge-field" role="radiogroup" aria-label={label}>
      <span className="merge-label">{label}</span>
      {sides.map(({ role, value, takes }) => (
        <label key={role} className={takes === takesMerged ? 'merge-card is-chosen' : 'merge-card'}>
          <input
            type="radio"
            name={name}
            value={role}
            checked={takes === takesMerged}
            onChange={() => onChoose(takes)}
          />
          <span>
            <span className="merge-role visually-hidden">{role}: </span>
            {value || texts.nothing}
          </span>
        </label>
      ))}
    </div>
  );
}
