import type { ReactNode } from 'react';
import { FailedRoute } from './FailedRoute';
import { FailureNote } from './FailureNote';
import { RemotePlace } from './RemotePlace';
import type { Match } from './routes';

/** The screen of a declared route. Keyed by the remote: moving between its routes keeps its version, leaving it lets a new one in. */
export function RemoteRoute({ match: { entry, route } }: { readonly match: Match }): ReactNode {
  return (
    <RemotePlace
      key={entry.name}
      entry={entry}
      expose={route.expose}
      failed={(view) => <FailedRoute {...view} />}
      noted={(view) => <FailureNote {...view} />}
    />
  );
}
