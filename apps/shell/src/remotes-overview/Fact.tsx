import type { ReactNode } from 'react';
import { StatusLabel } from '@lectern/ui-kit';
import * as texts from '../texts/remotes-overview';

/** A line of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What one gate says: compatible, or every reason. */
export function GateFact({
  name,
  reasons,
  children,
}: {
  readonly name: string;
  readonly reasons: readonly string[];
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Fact name={name}>
      {reasons.length === 0 ? (
        <StatusLabel status="compatible" label={texts.compatible} />
      ) : (
        <StatusLabel status="failed" label={texts.doesNotFit} />
      )}{' '}
      {reasons.length === 0 && <span className="remotes-quiet">{children}</span>}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Fact>
  );
}
