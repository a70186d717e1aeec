import type { ReactNode } from 'react';
import { addressOf } from './address';
import type { States } from './story';

/** Every part with its states; the browser tests and the pictures take their list from here. */
export function Contents({ parts }: { readonly parts: Readonly<Record<string, States>> }): ReactNode {
  return (
    <main className="kit-contents">
      <h1>Every part in every state</h1>
      {Object.entries(parts).map(([part, states]) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part}>{part}</h2>
          <ul>
            {Object.entries(states).map(([state, { closes, onlyWide }]) => (
              <li key={state}>
                <a
                  data-story={`${part}/${state}`}
                  data-closes={closes}
                  data-only-wide={onlyWide}
                  href={addressOf({ part, state, theme: 'light' })}
                >
                  {state}
                </a>{' '}
                <a href={addressOf({ part, state, theme: 'dark' })} aria-label={`${part}, ${state}, dark`}>
                  dark
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
