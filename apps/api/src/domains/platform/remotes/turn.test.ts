import { remotesCalls } from '@lectern/contract/platform';
import { built, fixture, team, withTeams } from './testing';
import type { PersonalRegistry } from './registry';

withTeams(async () => {
  await fixture.publish(team, built(team, '1.0.0'));
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
});

const disable = (message = 'Being repaired') =>
  fixture.send(team.token, remotesCalls.disable, { name: team.name, message });
const enable = () => fixture.send(team.token, remotesCalls.enable, { name: team.name });
const withdraw = (version: string) =>
  fixture.send(team.token, remotesCalls.withdraw, { name: team.name, version, reason: 'broken' });
const entry = async () => {
  const { body } = await (await fixture.api.signIn(3)).send(remotesCalls.registry, {});
  return body.success ? (body.result as PersonalRegistry).remotes.find(({ name }) => name === team.name) : undefined;
};
const actions = async (): Promise<string[]> =>
  (
    await fixture.db.selectFrom('auditLog').select('action').where('entityId', '=', team.name).orderBy('id').execute()
  ).map(({ action }) => action);

it('a remote that is switched off keeps its place and gives staff the message; switched on it is there as before [D4.1]', async () => {
  expect((await disable()).body).toMatchObject({ result: { name: team.name } });
  expect(await entry()).toMatchObject({ state: 'disabled', message: 'Being repaired' });
  await disable('Back at noon');
  expect(await entry()).toMatchObject({ message: 'Back at noon' });
  await enable();
  expect(await entry()).toMatchObject({ state: 'enabled', version: '1.0.0' });
  expect((await enable()).body).toMatchObject({ message: `${team.name} is not switched off` });
  expect((await actions()).filter((action) => /able/.test(action))).toEqual([
    'remote.disable',
    'remote.disable',
    'remote.enable',
  ]);
});

it('each switch raises the revision, so that open consoles hear of it [D4.1]', async () => {
  const revisions = [await disable(), await enable()].map(({ body }) => (body.success ? body.result.revision : 0));
  expect((revisions[1] ?? 0) - (revisions[0] ?? 0)).toBe(1);
});

it('another team’s key switches nothing [D4.1]', async () => {
  const other = await fixture.team(`other-${team.name}`);
  expect((await fixture.send(other.token, remotesCalls.disable, { name: team.name, message: 'Mine' })).status).toBe(
    403,
  );
  expect(
    (await fixture.send(other.token, remotesCalls.withdraw, { name: team.name, version: '1.0.0', reason: 'Mine' }))
      .status,
  ).toBe(403);
});

it('a release is withdrawn once it is on no channel, and can’t be made live again [D4.1]', async () => {
  await fixture.publish(team, built(team, '1.1.0'));
  expect((await withdraw('1.0.0')).body).toMatchObject({ message: `${team.name}@1.0.0 is live` });
  expect((await withdraw('1.1.0')).body).toMatchObject({ message: `${team.name}@1.1.0 is on the channel next` });
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  expect((await withdraw('1.0.0')).status).toBe(200);
  expect((await withdraw('1.0.0')).body).toMatchObject({ message: `${team.name}@1.0.0 is withdrawn already` });
  expect(
    (await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '1.0.0' })).body,
  ).toMatchObject({ message: 'The release 1.0.0 is withdrawn' });
  expect((await fixture.send(team.token, remotesCalls.rollback, { name: team.name })).body).toMatchObject({
    message: 'The release 1.0.0 is withdrawn',
  });
});
