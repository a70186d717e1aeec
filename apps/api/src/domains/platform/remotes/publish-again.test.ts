import { remotesCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { compressed } from '../../../server/delivery/compressed';
import { releasePath } from '../../../server/delivery/paths';
import { built, fixture, team, withTeams } from './testing';

withTeams(async () => {
  await fixture.publish(team, release());
  for (const version of ['1.1.0', '1.2.0']) {
    await fixture.publish(team, built(team, version));
    await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
  await sql`update remote_releases set files_kept_until = now() + interval '30 minutes' where remote_id = ${team.id} and semver = '1.0.0'`.execute(
    fixture.db,
  );
});
const release = () => built(team, '1.0.0');

describe('a release whose files are about to go, published again [D5.2]', () => {
  it('has them back for 14 days and is on no channel: only a promote by name makes it live', async () => {
    expect((await fixture.publish(team, release())).body).toMatchObject({ result: { published: true } });
    const { body } = await fixture.send(team.token, remotesCalls.status, {});
    expect(body).toMatchObject({ result: [{ live: '1.2.0', previous: '1.1.0', next: '1.2.0' }] });
    const { rows } =
      await sql`select round(extract(epoch from files_kept_until - now()) / 86400)::int as days, (select channel from remote_events e where e.to_release_id = l.id order by id desc limit 1) from remote_releases l where remote_id = ${team.id} and semver = '1.0.0'`.execute(
        fixture.db,
      );
    expect(rows).toEqual([{ days: 14, channel: null }]);
    expect((await fixture.send(team.token, remotesCalls.promote, { name: team.name })).status).toBe(409);
    expect((await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '1.0.0' })).status).toBe(
      200,
    );
  });

  it('is not written again where its files are as they were: their encoded copies stay theirs', async () => {
    const { store } = fixture.api.services;
    const path = releasePath(team.name, '1.0.0', 'screen.2.js');
    const before = await store.stat(path);
    await fixture.publish(team, release());
    expect(await store.stat(path)).toEqual(before);
  });

  it('leaves no encoded copy behind of a file that was changed in the store', async () => {
    const { store } = fixture.api.services;
    const path = releasePath(team.name, '1.0.0', 'screen.2.js');
    await store.write(path, Buffer.from('changed'));
    await compressed(store, path, (await store.stat(path))!, 'br');
    const copies = async () => {
      const found: string[] = [];
      for await (const each of store.list('compressed/')) found.push(each);
      return found.length;
    };
    const before = await copies();
    await fixture.publish(team, release());
    expect([await copies(), await store.read(path)]).toEqual([before - 1, release().files['screen.2.js']]);
  });
});
