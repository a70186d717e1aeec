import type { ReactNode } from 'react';
import type { ReleaseOverview } from '@lectern/contract/platform/remotes-overview';
import * as texts from '../texts/remotes-overview';
import { slotWords } from './slot-words';
import { Fact } from './Fact';

function Several({ name, of }: { readonly name: string; readonly of: readonly string[] }): ReactNode {
  return (
    <Fact name={name}>
      {of.length === 0 ? (
        <span className="remotes-none">{texts.none}</span>
      ) : (
        of.map((each) => <div key={each}>{each}</div>)
      )}
    </Fact>
  );
}

/** What a release declares before any of its code runs, folded. */
export function Declared({
  declared: { basePaths, routes, slots, commands, rights },
}: Pick<ReleaseOverview, 'declared'>): ReactNode {
  return (
    <details className="remotes-declared">
      <summary>{texts.declares}</summary>
      <dl className="remotes-facts">
        <Several name={texts.basePaths} of={basePaths} />
        <Several name={texts.routes} of={routes.map(({ path, title }) => `${path}  ${title}`)} />
        <Several name={texts.slots} of={slots.map(slotWords)} />
        <Several name={texts.commands} of={commands} />
        <Several name={texts.rights} of={rights} />
      </dl>
    </details>
  );
}
