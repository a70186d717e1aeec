import { sizeGate } from '@lectern/remote-kit/budgets';
import { shellGate } from '@lectern/remote-kit/shell-gate';
import { shellName } from '@lectern/remote-kit/shell-name';
import type { Release } from '@lectern/remote-kit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Host } from '../../../server/services';
import { shellsInUse } from '../shells/shells.queries';

/** A shell that releases are published for. */
export interface JudgedShell extends Host {
  /** `served`: everybody is given it. `in use`: a part of the people is, a process serves it, or a page of it is open. `next`: it is to come. */
  readonly place: 'served' | 'in use' | 'next';
}

/** The shells that releases are published for: the one that everybody is given, all others in use, the coming one. Without a channel, and in development, that is this process's. */
export const judgedShells = async (db: Kysely<DB>, host: Host): Promise<readonly [JudgedShell, ...JudgedShell[]]> => {
  const known = await shellsInUse(db);
  const served = host.hash === undefined ? undefined : known.find(({ place }) => place === 'served');
  const { hash, version, given } = served ?? host;
  return [
    { hash, version, given, place: 'served' },
    ...known
      .filter((each) => each.hash !== hash)
      .map((each): JudgedShell => ({
        ...{ hash: each.hash, version: each.version, given: each.given },
        place: each.place === 'next' ? 'next' : 'in use',
      })),
  ];
};

/** The reasons of each shell to refuse a release next to what is live; empty where it runs it. */
export const reasonsByShell = (
  release: Release,
  live: readonly Release[],
  shells: readonly JudgedShell[],
): readonly { readonly shell: JudgedShell; readonly reasons: readonly string[] }[] =>
  shells.map((shell) => ({ shell, reasons: shellGate(release, live, shell) }));

/** The reasons of one shell to refuse a release with what is live; none where its pages run it. */
export interface ShellVerdict {
  readonly hash: string;
  readonly version: string;
  readonly place: JudgedShell['place'];
  readonly reasons: readonly string[];
}

/** The verdict of each shell that releases are published for. */
export const verdictsOf = (
  release: Release,
  live: readonly Release[],
  shells: readonly JudgedShell[],
): ShellVerdict[] =>
  reasonsByShell(release, live, shells).map(({ shell: { hash = '', version, place }, reasons }) => ({
    ...{ hash, version, place },
    reasons,
  }));

/** Every reason of all shells; empty where one of them runs the release. What all of them say is said once. */
export const shellReasons = (release: Release, live: readonly Release[], shells: readonly JudgedShell[]): string[] => {
  const judged = reasonsByShell(release, live, shells);
  if (judged.some(({ reasons }) => reasons.length === 0)) return [];
  const common = new Set(
    (judged[0]?.reasons ?? []).filter((reason) => judged.every(({ reasons }) => reasons.includes(reason))),
  );
  return [
    ...common,
    ...judged.flatMap(({ shell, reasons }) =>
      reasons.filter((reason) => !common.has(reason)).map((reason) => `${shellName(shell)}: ${reason}`),
    ),
  ];
};

/** Every reason of all gates why a release may run in none of these shells with what is live. */
export const gateReasons = (release: Release, live: readonly Release[], shells: readonly JudgedShell[]): string[] => [
  ...shellReasons(release, live, shells),
  ...sizeGate(release),
];
