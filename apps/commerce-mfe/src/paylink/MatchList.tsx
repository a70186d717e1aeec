import type { KeyboardEvent, ReactNode } from 'react';
import type { SameMobile } from '@lectern/contract/people';
import * as texts from '../texts/paylink';

type Match = SameMobile['matches'][number];

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the buttons of the list. */
const walk = (event: KeyboardEvent<HTMLUListElement>): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  all[all.findIndex((each) => each === document.activeElement) + step]?.focus();
};

/** The accounts with one number: arrows move, Enter takes one. Only a student can be sold to. */
export function MatchList({
  matches,
  onPick,
}: {
  readonly matches: readonly Match[];
  readonly onPick: (studentId: number) => void;
}): ReactNode {
  return (
    <ul className="paylink-matches" aria-label={texts.several(matches.length)} onKeyDown={walk}>
      {matches.map(({ id, studentId, name, roleName, email }) => (
        <li key={id}>
          {studentId === null ? (
            <p>
              <b>{name}</b> <span>{texts.isOther(roleName)}</span>
            </p>
          ) : (
            <button type="button" onClick={() => onPick(studentId)}>
              <b>{name}</b> <span>{email}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
