import { remotesCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { readMigrations } from '../../../database/migrate';
import { testRoots } from '../../../testing/roots';
import { built, fixture, team, withTeams } from './testing';

withTeams(async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await fixture.publish(team, built(team, version));
  for (const version of ['1.0.0', '1.1.0']) await promote(version);
});

const promote = (version: string) => fixture.send(team.token, remotesCalls.promote, { name: team.name, version });
const canary = (version: string) =>
  fixture.send(team.token, remotesCalls.canary, { name: team.name, version, percent: 10 });
const rollback = () => fixture.send(team.token, remotesCalls.rollback, { name: team.name });
const idOf = (version: string) =>
  sql`(select id from remote_releases where remote_id = ${team.id} and semver = ${version})`;
/** Puts releases where versions before 0019 left them. */
const place = async (previous: string, next: string): Promise<void> => {
  await sql`update remote_channels set previous_release_id = ${idOf(previous)} where remote_id = ${team.id} and channel = 'live'`.execute(
    fixture.db,
  );
  await sql`update remote_channels set release_id = ${idOf(next)} where remote_id = ${team.id} and channel = 'next'`.execute(
    fixture.db,
  );
  await sql`update remote_releases set files_kept_until = null where remote_id = ${team.id}`.execute(fixture.db);
};
const upgrade = async (): Promise<void> => {
  const text = (await readMigrations(testRoots.migrations)).find(({ name }) => name.startsWith('0019'))?.sql ?? '';
  await sql.raw(text).execute(fixture.db);
};
const places = async () => {
  const { body } = await fixture.send(team.token, remotesCalls.status, {});
  const { live, previous, next } = (body.success && body.result[0]) || {};
  return { live, previous, next };
};
const days = async () =>
  (
    await sql<{
      days: number | null;
    }>`select round(extract(epoch from files_kept_until - now()) / 86400)::int as days from remote_releases where remote_id = ${team.id} order by id`.execute(
      fixture.db,
    )
  ).rows.map((row) => row.days);

describe('releases rolled back before 0019 [D4.1]', () => {
  it('is on no channel afterwards, and its retention begins', async () => {
    await promote('1.2.0');
    await rollback();
    await place('1.2.0', '1.2.0');
    await upgrade();
    expect([await places(), await days()]).toEqual([{ live: '1.1.0', previous: null, next: null }, [14, null, 14]]);
  });

  it('by itself neither: be it a canary, or what is live and was switched off', async () => {
    await canary('1.2.0');
    await sql`insert into remote_events (remote_id, action, channel, from_release_id, to_release_id, registry_revision) select ${team.id}, 'auto_rollback', 'live', ${idOf('1.2.0')}, ${idOf('1.1.0')}, 1`.execute(
      fixture.db,
    );
    await place('1.0.0', '1.2.0');
    await upgrade();
    expect(await places()).toEqual({ live: '1.1.0', previous: '1.0.0', next: null });
    await sql`insert into remote_events (remote_id, action, channel, from_release_id, to_release_id, registry_revision) select ${team.id}, 'auto_rollback', 'live', ${idOf('1.1.0')}, null, 1`.execute(
      fixture.db,
    );
    await place('1.0.0', '1.1.0');
    await upgrade();
    expect(await places()).toEqual({ live: '1.1.0', previous: '1.0.0', next: null });
  });

  it('leaves a canary on next that a person ended, and whatever was promoted since', async () => {
    await canary('1.2.0');
    await rollback();
    await upgrade();
    expect(await places()).toEqual({ live: '1.1.0', previous: '1.0.0', next: '1.2.0' });
    await rollback();
    await promote('1.1.0');
    await place('1.0.0', '1.1.0');
    await upgrade();
    expect(await places()).toEqual({ live: '1.1.0', previous: '1.0.0', next: '1.1.0' });
  });
});

it('a release that was placed after its files had gone is shown without files, so that it may be published again [D4.1]', async () => {
  await sql`delete from remote_release_files where release_id = ${idOf('1.0.0')}`.execute(fixture.db);
  await upgrade();
  expect((await rollback()).body).toMatchObject({ message: expect.stringContaining('publish it again') as string });
  expect((await fixture.publish(team, built(team, '1.0.0'))).body).toMatchObject({ result: { published: true } });
  expect((await rollback()).status).toBe(200);
});
