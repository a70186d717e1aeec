import type pg from 'pg';
import type { Stage } from '../stage';

/** A release more of a remote: the live one's bytes and signature under another version. */
const addRelease = async (
  database: pg.Client,
  remote: string,
  semver: string,
  bytes: number,
  hours: number,
): Promise<number> => {
  await database.query(
    `insert into remote_releases (remote_id, semver, state, declared, declared_text, signature, key_id, shell_range, shared, total_bytes, entry_bytes, commit_id, published_at)
     select l.remote_id, $2::text, 'ready', l.declared, l.declared_text, l.signature, l.key_id, l.shell_range, l.shared, l.total_bytes + $3::int, l.entry_bytes, 'a81f3c9d21', now() - make_interval(hours => $4::int)
     from remotes r join remote_channels c on c.remote_id = r.id and c.channel = 'live' join remote_releases l on l.id = c.release_id where r.name = $1 on conflict (remote_id, semver) do nothing`,
    [remote, semver, bytes, hours],
  );
  const { rows } = await database.query<{ id: string }>(
    'select l.id from remote_releases l join remotes r on r.id = l.remote_id where r.name = $1 and l.semver = $2',
    [remote, semver],
  );
  await database.query(
    `insert into remote_release_files (release_id, path, sha384, bytes, mime) select $1::bigint, f.path, f.sha384, f.bytes, f.mime from remotes r join remote_channels c on c.remote_id = r.id and c.channel = 'live' join remote_release_files f on f.release_id = c.release_id
     where r.name = $2 on conflict do nothing`,
    [rows[0]?.id, remote],
  );
  return Number(rows[0]?.id);
};

/** A day of what people reported about a remote's live release: so many loads an hour, and errors by the hour's number, 23 being the last. */
const tellDay = (database: pg.Client, remote: string, loads: number, errors: string, ms: number) =>
  database.query(
    `insert into remote_health (release_id, minute, cohort, loads, render_errors, load_ms_sum, load_ms_max)
     select c.release_id, date_trunc('hour', now()) - make_interval(hours => 23 - h), 'main', $2::int, (${errors})::int, $2::int * $3::int, $3::int * 6
     from generate_series(0, 23) h, remotes r join remote_channels c on c.remote_id = r.id and c.channel = 'live' where r.name = $1 on conflict do nothing`,
    [remote, loads, ms],
  );

const noteOnce = (
  database: pg.Client,
  remote: string,
  action: string,
  from: number | null,
  to: number | null,
  minutes: number,
  reason: string,
  detail: object,
) =>
  database.query(
    `insert into remote_events (remote_id, action, channel, from_release_id, to_release_id, reason, detail, actor_id, registry_revision, at)
     select r.id, $2::text, 'live', $3::bigint, $4::bigint, $5::text, $6::jsonb, case when $2::text = 'auto_rollback' then null else (select id from users where role_id = 1 order by id limit 1) end, 1, now() - make_interval(mins => $7::int)
     from remotes r where r.name = $1 and not exists (select 1 from remote_events e where e.remote_id = r.id and e.action = $2 and e.reason = $5)`,
    [remote, action, from, to, reason, JSON.stringify(detail), minutes],
  );

/** The remotes overview on a busy day: a canary, a release that was rolled back automatically, one over its limit. */
export const busyOverview = async ({ database, after }: Stage): Promise<void> => {
  const canary = await addRelease(database, 'catalog-mfe', '1.4.2', -2000, 26);
  const bad = await addRelease(database, 'commerce-mfe', '3.2.0', 900, 5);
  const { rows } = await database.query<{ remote_id: string; release_id: string; name: string }>(
    `select c.remote_id, c.release_id, r.name from remote_channels c join remotes r on r.id = c.remote_id where c.channel = 'live'`,
  );
  const liveOf = (name: string): number => Number(rows.find((row) => row.name === name)?.release_id);
  await database.query(
    `update remote_channels set canary_release_id = $1, canary_percent = 10, canary_started_at = now() where channel = 'live' and remote_id = (select id from remotes where name = 'catalog-mfe')`,
    [canary],
  );
  await database.query(
    `update remote_channels set previous_release_id = $1 where channel = 'live' and remote_id = (select id from remotes where name = 'commerce-mfe')`,
    [bad],
  );
  await tellDay(database, 'catalog-mfe', 300, 'h % 3', 212);
  await tellDay(database, 'people-mfe', 400, 'case when h % 5 = 0 then 1 else 0 end', 198);
  await tellDay(
    database,
    'commerce-mfe',
    120,
    'case when h in (18, 19) then 6 when h in (17, 20) then 3 else h % 2 end',
    240,
  );
  await tellDay(database, 'content-mfe', 100, 'h / 5', 640);
  await database.query(
    `insert into remote_health (release_id, minute, cohort, loads, render_errors, load_ms_sum, load_ms_max) select $1::bigint, date_trunc('hour', now()) - make_interval(hours => h), 'canary', 60, h % 2, 60 * 205, 900 from generate_series(0, 3) h on conflict do nothing`,
    [canary],
  );
  await database.query(
    `insert into remote_health_people (release_id, minute, session_id, user_id, loads, errors) select $1::bigint, date_trunc('minute', now()), s, s, 1, case when s < 4 then 1 else 0 end from generate_series(1, 18) s on conflict do nothing`,
    [liveOf('content-mfe')],
  );
  await database.query(
    `insert into remote_health_people (release_id, minute, session_id, user_id, loads, errors) select $1::bigint, date_trunc('hour', now()) - interval '1 hour', s, s, 4 + s % 2, 0 from generate_series(1, 41) s on conflict do nothing`,
    [canary],
  );
  const failed = {
    loads: 220,
    errors: 9,
    people: 31,
    limit: 0.02,
    percent: 10,
    error: "TypeError: Cannot read properties of undefined (reading 'amountMinor')",
    reference: 'web-7Q2M-K4XD',
  };
  await noteOnce(database, 'catalog-mfe', 'canary', null, canary, 90, 'category merge', { percent: 10, roles: [] });
  await noteOnce(
    database,
    'commerce-mfe',
    'auto_rollback',
    bad,
    liveOf('commerce-mfe'),
    14,
    '3.2.0 was rolled back automatically',
    { failed },
  );
  after(async () => {
    await database.query(
      `update remote_channels set canary_release_id = null, canary_percent = null, canary_started_at = null, previous_release_id = null where channel = 'live'`,
    );
    await database.query('delete from remote_health');
    await database.query('delete from remote_health_people');
  });
};
