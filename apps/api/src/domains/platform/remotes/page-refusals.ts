import { contractGate, sharedGate } from '@lectern/remote-kit/gates';
import { shellName } from '@lectern/remote-kit/shell-name';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Host } from '../../../server/services';
import { judgedShells } from './gate';
import { readLive, type LiveVersion } from './live-releases';

/** The release of a remote that the pages of a shell get, and why they run nothing of it. */
export interface PageRelease {
  readonly remote: string;
  readonly version: string;
  readonly reason: string | undefined;
}

/** Releases that pages of this shell get, each with the page's reason to refuse it. Of two releases that collide the first one stays, as in the page. */
export const pageReleases = (live: readonly LiveVersion[], { version, given }: Host): readonly PageRelease[] =>
  live.map(({ name, version: release, release: declared, blocker }, at) => {
    if (blocker !== undefined) return { remote: name, version: release, reason: blocker };
    const before = live.slice(0, at).map((other) => other.release);
    const reasons = [...contractGate(declared, before, version), ...sharedGate(declared, given)];
    return {
      remote: name,
      version: release,
      reason: reasons.length > 0 ? `It does not fit the console: ${reasons.join('; ')}` : undefined,
    };
  });

/** The same, read from the database. */
export const readPageReleases = async (db: Kysely<DB>, shell: Host): Promise<readonly PageRelease[]> =>
  pageReleases((await readLive(db, shell.hash ?? '')).live, shell);

/** Reasons of open pages to run nothing of a remote, by its name. Of several shells each reason names its own, unless all of them say the same. */
export const pageRefusals = async (db: Kysely<DB>, host: Host): Promise<ReadonlyMap<string, string>> => {
  const shells = (await judgedShells(db, host)).filter(({ place }) => place !== 'next');
  const said = new Map<string, { readonly shell: string; readonly reason: string }[]>();
  for (const shell of shells)
    for (const { remote, reason } of await readPageReleases(db, shell))
      if (reason !== undefined) said.set(remote, [...(said.get(remote) ?? []), { shell: shellName(shell), reason }]);
  return new Map(
    [...said].map(([remote, all]) => {
      const reasons = new Set(all.map(({ reason }) => reason));
      const [only] = reasons;
      return only !== undefined && reasons.size === 1 && all.length === shells.length
        ? [remote, only]
        : [remote, all.map(({ shell, reason }) => `In ${shell}: ${reason}`).join('; ')];
    }),
  );
};
