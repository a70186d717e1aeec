import { remotesCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { somebodyWaits } from '../../../testing/lock-wait';
import { removeReleaseFiles, takeOldRelease } from './remove-release';
import { keepFiles } from './keep-files';
import { built, fixture, team, withTeams } from './testing';

withTeams();

const promoteAll = async (...versions: string[]): Promise<void> => {
  for (const version of versions) {
    await fixture.publish(team, built(team, version));
    await fixture.send(team.token, remotesCalls.promote, { name: team.name, version });
  }
};
const rollback = () => fixture.send(team.token, remotesCalls.rollback, { name: team.name });
const status = async () => {
  const { body } = await fixture.send(team.token, remotesCalls.status, {});
  if (!body.success || !body.result[0]) throw new Error('no status');
  const { live, previous, next } = body.result[0];
  return { live, previous, next };
};
const endTime = (version: string) =>
  sql`update remote_releases set files_kept_until = now() - interval '1 minute' where remote_id = ${team.id} and semver = ${version}`.execute(
    fixture.db,
  );
/** As the clock does when the time of a release is over. */
const loseFiles = async (version: string): Promise<void> => {
  await endTime(version);
  await fixture.db.transaction().execute(async (transaction) => {
    const old = await takeOldRelease(transaction, 0);
    if (old) await removeReleaseFiles(transaction, fixture.api.services.store, old);
  });
};
const keptUntil = async (version: string) =>
  (
    await fixture.db
      .selectFrom('remoteReleases')
      .select('filesKeptUntil')
      .where('remoteId', '=', team.id)
      .where('semver', '=', version)
      .executeTakeFirstOrThrow()
  ).filesKeptUntil;
const signedByRevoked = async (version: string): Promise<void> => {
  await sql`alter table remote_releases disable trigger remote_releases_fixed`.execute(fixture.db);
  await sql`with k as (insert into remote_keys (remote_id, kind, label, key_id, public_key, revoked_at) values (${team.id}, 'signing', 'lost', ${`lost ${team.name}`}, 'x', now()) returning id)
    update remote_releases set key_id = k.id from k where remote_id = ${team.id} and semver = ${version}`.execute(
    fixture.db,
  );
  await sql`alter table remote_releases enable trigger remote_releases_fixed`.execute(fixture.db);
};

describe('the target of a rollback [D4.1]', () => {
  it('is no release whose files are gone: there is nothing then, and its time stays over', async () => {
    await promoteAll('1.0.0', '1.1.0', '1.2.0');
    await loseFiles('1.0.0');
    expect((await rollback()).body).toMatchObject({ result: { version: '1.1.0' } });
    expect([await status(), await keptUntil('1.0.0')]).toEqual([
      { live: '1.1.0', previous: null, next: null },
      expect.any(String),
    ]);
    expect((await rollback()).body).toMatchObject({ message: `${team.name} has no release to go back to` });
  });

  it('is the next one further back where one may not run: withdrawn, its files gone, its key revoked', async () => {
    await promoteAll('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0');
    await loseFiles('1.1.0');
    await fixture.send(team.token, remotesCalls.withdraw, { name: team.name, version: '1.2.0', reason: 'broken' });
    await signedByRevoked('1.3.0');
    expect((await rollback()).body).toMatchObject({ result: { version: '1.4.0' } });
    expect(await status()).toMatchObject({ live: '1.4.0', previous: '1.0.0' });
  });

  it('is no release that was rolled back since, unless it was promoted by its name again', async () => {
    await promoteAll('1.0.0', '2.0.0', '3.0.0');
    await rollback();
    await rollback();
    await promoteAll('4.0.0', '3.0.0', '4.0.0');
    // 2.0.0, rolled back, was live before 3.0.0 once; since then that was 4.0.0, and behind it 1.0.0.
    expect((await rollback()).body).toMatchObject({ result: { version: '3.0.0' } });
    expect(await status()).toMatchObject({ previous: '1.0.0' });
    await promoteAll('2.0.0', '5.0.0', '6.0.0');
    await rollback();
    expect(await status()).toMatchObject({ live: '5.0.0', previous: '2.0.0' });
  });
});

describe('the time of a release whose files are gone [D4.1]', () => {
  const placeBehind = (version: string) =>
    sql`update remote_channels set previous_release_id = (select id from remote_releases where remote_id = ${team.id} and semver = ${version}) where remote_id = ${team.id} and channel = 'live'`;

  it('stays removed, on whatever channel', async () => {
    await promoteAll('1.0.0', '1.1.0', '1.2.0');
    await loseFiles('1.0.0');
    await placeBehind('1.0.0').execute(fixture.db);
    await keepFiles(fixture.db, team.id);
    expect(await keptUntil('1.0.0')).not.toBeNull();
  });

  it('stays over, too, where they are being taken away at that moment', async () => {
    await promoteAll('1.0.0', '1.1.0', '1.2.0');
    await endTime('1.0.0');
    const placing = await fixture.db.transaction().execute(async (transaction) => {
      const old = await takeOldRelease(transaction, 0);
      await placeBehind('1.0.0').execute(fixture.db);
      const kept = fixture.db.transaction().execute((other) => keepFiles(other, team.id));
      await somebodyWaits(fixture.db);
      if (old) await removeReleaseFiles(transaction, fixture.api.services.store, old);
      return { kept };
    });
    await placing.kept;
    expect(await keptUntil('1.0.0')).not.toBeNull();
  });
});
