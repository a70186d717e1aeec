import type { Release } from '@lectern/remote-kit';
import type { Host } from '../../../server/services';

/** The releases that a release was judged with at publish. No gate was against it then. */
export interface GateReport {
  /** The version of the shell. */
  readonly shell: string;
  /** The other remotes' releases that somebody was given then. */
  readonly beside: { readonly name: string; readonly version: string }[];
  /** Whether it declared what it was compiled with; otherwise no gate judged its calls. */
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
