import type { KeyboardEvent, ReactNode } from 'react';
import { personOf, type Person } from '@lectern/contract/commerce';
import type { SameMobile } from '@lectern/contract/people';
import * as texts from '../texts/paylink';

type Match = SameMobile['matches'][number];

/** An account that can be sold to. */
export const isBuyer = ({ studentId, trainerId }: Pick<Match, 'studentId' | 'trainerId'>): boolean =>
  studentId !== null || trainerId !== null;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the buttons of the list. */
const walk = (event: KeyboardEvent<HTMLUListElement>): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  all[all.findIndex((each) => each === document.activeElement) + step]?.focus();
};

/** The accounts with one number and their roles: arrows move, Enter takes one. Only students and trainers can be sold to. */
export function MatchList({
  matches,
  onPick,
}: {
  readonly matches: readonly Match[];
  readonly onPick: (person: Person) => void;
}): ReactNode {
  return (
    <ul className="paylink-matches" aria-label={texts.several(matches.length)} onKeyDown={walk}>
      {matches.map(({ id, name, roleName, email, ...ids }) => (
        <li key={id}>
          {!isBuyer(ids) ? (
            <p>
              <b>{name}</b> <span>{texts.isOther(roleName)}</span>
            </p>
          ) : (
            <button type="button" onClick={() => onPick(personOf(ids))}>
              <b>{name}</b> <span>{[roleName, email].filter(Boolean).join(', ')}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
