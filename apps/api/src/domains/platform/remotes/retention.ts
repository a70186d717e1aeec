import { sql } from 'kysely';

/** Days that files are kept once nobody is given them any more, of releases and of the shell alike: pages that are open live on them. */
export const retentionDays = 14;

/** A release that goes within so many minutes is no longer offered: pages that load it are done by then. */
const marginMinutes = 60;

/** Of a release `l`: whether its files are gone, or about to go. */
export const isLeaving = sql<boolean>`coalesce(l.files_kept_until < now() + make_interval(mins => ${marginMinutes}), false)`;

/** Of a release `l`: whether somebody may get it. A withdrawn release never comes back, even if it was live before. */
export const isPlaced = sql<boolean>`(l.state <> 'withdrawn' and (exists (select 1 from remote_channels c where c.remote_id = l.remote_id and l.id in (c.release_id, c.previous_release_id, c.canary_release_id))
  or exists (select 1 from remote_stand_ins s where s.release_id = l.id)))`;

/** Why a release whose files are leaving can't be given to anybody. */
export const leavingReason = (version: string, until: string): string =>
  `The files of ${version} are kept until ${until.slice(0, 16).replace('T', ' ')} UTC: publish it again to have them back`;

/** Of a release `l`: whether its files are there at all. Those of one on a channel may be gone all the same, and only a publish brings them back. */
export const hasFiles = sql<boolean>`exists (select 1 from remote_release_files f where f.release_id = l.id)`;
