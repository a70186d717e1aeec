import type { Release } from '@lectern/remote-kit';
import type { Host } from '../../../server/services';

/** What the gates judged a release next to when it was published. They had no reason against it then, or it would not be there. */
export interface GateReport {
  /** The version of the shell. */
  readonly shell: string;
  /** The other remotes' releases that somebody was given then. */
  readonly beside: { readonly name: string; readonly version: string }[];
  /** Whether it reported what it was compiled with: without, no gate judged its calls. */
  readonly contract: boolean;
}

/** The report that is kept with a release. */
export const gateReport = (
  { declared: { name } }: Release,
  contract: string | undefined,
  live: readonly Release[],
  { version: shell }: Host,
): GateReport => ({
  shell,
  beside: live
    .filter(({ declared }) => declared.name !== name)
    .map(({ declared, version }) => ({ name: declared.name, version })),
  contract: contract !== undefined,
});
