import type { ReactNode } from 'react';
import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import * as texts from '../texts/remotes-overview';
import { Fact } from './Fact';

/** The base paths of all remotes: a team that plans one sees here which are free. */
export function Paths({ remotes }: { readonly remotes: readonly RemoteOverview[] }): ReactNode {
  return (
    <section className="remotes-block" aria-label={texts.pathsTaken}>
      <header>
        <h2>{texts.pathsTaken}</h2>
      </header>
      <dl className="remotes-facts">
        {remotes.map(({ name, basePaths }) => (
          <Fact key={name} name={name}>
            {basePaths.join(', ')}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
