import { remotesCalls } from '@lectern/contract/platform';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { sql } from 'kysely';
import type { TestClient } from '../../../../testing';
import { built, fixture, team, withTeams } from '../testing';

let owner: TestClient;
withTeams(async () => {
  owner = await fixture.api.signIn(1);
  await fixture.publish(team, built(team, '1.0.0'));
});

const path = () => `/${team.name.replace('-mfe', '')}`;
const unregister = (more: { expected?: string } = {}) =>
  owner.send(remoteKeyCalls.unregister, { name: team.name, reason: 'merged', ...more });
const register = (name: string) =>
  owner.send(remoteKeyCalls.register, { name, title: 'Paint', team: 'Painters', basePaths: [path()] });
const promote = () => fixture.send(team.token, remotesCalls.promote, { name: team.name });
const disable = () => owner.send(remotesCalls.disable, { name: team.name, message: 'It goes' });
const taken = async () => {
  const { body } = await owner.send(remoteKeyCalls.paths, {});
  return body.success ? body.result.find((each) => each.path === path()) : undefined;
};

describe('a remote of which nothing is live [D11.5]', () => {
  it('is unregistered: its path is free, it is in no list, and its keys open nothing', async () => {
    expect(await taken()).toEqual({ path: path(), remote: team.name, team: 'a team' });
    expect((await unregister()).body).toMatchObject({ result: { name: team.name, basePaths: [path()] } });
    expect(await taken()).toBeUndefined();
    const { body } = await owner.send(overviewCalls.remotes, {});
    expect(body.success && body.result.some(({ name }) => name === team.name)).toBe(false);
    expect((await promote()).status).toBe(401);
    const signed = {
      release: built(team, '1.1.0').text,
      signature: await fixture.sign(team, built(team, '1.1.0').text),
    };
    expect((await owner.send(remotesCalls.publish, signed)).status).toBe(404);
    expect((await unregister()).status).toBe(404);
    expect((await register(`other-${team.name}`)).status).toBe(200);
  });

  it('keeps its history: the event, the audit row and the releases', async () => {
    await unregister();
    const { rows } = await sql`
      select e.action, e.reason, (select count(*)::int from remote_releases l where l.remote_id = e.remote_id) as releases,
        (select a.changes->'basePaths'->0 from audit_log a where a.action = 'remote.unregister' and a.entity_id = ${team.name}) as paths
      from remote_events e where e.remote_id = ${team.id} order by e.id desc limit 1`.execute(fixture.db);
    expect(rows).toEqual([{ action: 'unregister', reason: 'merged', releases: 1, paths: [path()] }]);
  });

  it('may be registered again, even under other paths; the keys from before are trusted no more', async () => {
    await unregister();
    await register(`other-${team.name}`);
    const again = await owner.send(remoteKeyCalls.register, {
      name: team.name,
      title: 'Again',
      team: 'Others',
      basePaths: [`${path()}-again`],
    });
    expect(again.status).toBe(200);
    expect((await promote()).status).toBe(401);
    const { body } = await owner.send(overviewCalls.remotes, {});
    expect(body.success && body.result.find(({ name }) => name === team.name)).toMatchObject({
      title: 'Again',
      state: 'enabled',
      live: null,
      next: null,
      basePaths: [`${path()}-again`],
    });
  });
});

it('while it is live it is refused, and once it is switched off nobody gets it: its files begin their time [D11.5]', async () => {
  await promote();
  expect((await unregister()).body).toMatchObject({
    message: `${team.name}@1.0.0 is live: switch ${team.name} off first`,
  });
  await disable();
  expect((await unregister({ expected: '0.9.0' })).status).toBe(409);
  expect((await unregister({ expected: '1.0.0' })).status).toBe(200);
  const { rows } = await sql`
    select round(extract(epoch from files_kept_until - now()) / 86400)::int as days, (select count(*)::int from remote_channels c where c.remote_id = l.remote_id) as channels
    from remote_releases l where remote_id = ${team.id}`.execute(fixture.db);
  expect(rows).toEqual([{ days: 14, channels: 0 }]);
});

it('a canary is ended first, though the remote is switched off [D11.5]', async () => {
  await promote();
  await fixture.publish(team, built(team, '1.1.0'));
  await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 10 });
  await disable();
  expect((await unregister()).body).toMatchObject({ message: `${team.name}@1.1.0 is a canary: end it first` });
});

it('every path that is taken is listed for a team’s key too, with those of the console [D11.5]', async () => {
  const { body } = await fixture.send(team.token, remoteKeyCalls.paths, {});
  expect(body.success && body.result.slice(0, 4).map(({ remote }) => remote)).toEqual([null, null, null, null]);
  expect(body.success && body.result.some((each) => each.path === path())).toBe(true);
});
