import { remotesCalls } from '@lectern/contract/platform';
import { built, remoteFixture, type RemoteFixture, type Team } from './testing';

let fixture: RemoteFixture;
let team: Team;
let other: Team;
beforeAll(async () => {
  fixture = await remoteFixture();
  team = await fixture.team('tools-mfe');
  other = await fixture.team('other-mfe', '/tools');
});
afterAll(() => fixture.close());

const same = (version: string) =>
  built(other, version, {
    declared: {
      basePaths: ['/tools'],
      routes: [{ path: '/tools/list', title: 'Same', layout: 'full', access: 'signed in', expose: 'screen' }],
    },
  });
const judge = async (text: string, by: Team = other) =>
  (await fixture.send(by.token, remotesCalls.canDeploy, { release: text })).body;

it('a release that need not be published is judged for each channel, and nothing is kept of it [D2.2]', async () => {
  expect(await judge(built(team, '1.0.0').text, team)).toMatchObject({
    result: {
      name: 'tools-mfe',
      version: '1.0.0',
      channels: [
        { channel: 'live', compatible: true, reasons: [] },
        { channel: 'next', compatible: true, reasons: [] },
      ],
    },
  });
  expect(await fixture.db.selectFrom('remoteReleases').select('id').execute()).toEqual([]);
});

it('a collision with a release on next is reported before that is live [D2.2]', async () => {
  await fixture.publish(team, built(team, '1.0.0'));
  const reasons = ['the route /tools/list belongs to tools-mfe@1.0.0'];
  expect(await judge(same('1.0.0').text)).toMatchObject({
    result: {
      channels: [
        { channel: 'live', compatible: true },
        { channel: 'next', compatible: false, reasons },
      ],
    },
  });
  await fixture.send(team.token, remotesCalls.promote, { name: 'tools-mfe' });
  expect(await judge(same('1.0.0').text)).toMatchObject({
    result: {
      channels: [
        { compatible: false, reasons },
        { compatible: false, reasons },
      ],
    },
  });
});

it('all reasons are reported at once [D2.2]', async () => {
  const release = built(other, '1.0.0', {
    federation: '1.0.0',
    shared: { react: { range: '^18.0.0', singleton: true } },
    declared: {
      shell: '^9.0.0',
      basePaths: ['/elsewhere'],
      routes: [{ path: '/elsewhere', title: 'Elsewhere', layout: 'full', access: 'signed in', expose: 'screen' }],
    },
  });
  const body = await judge(release.text);
  expect(body.success ? body.result.channels[0]?.reasons : []).toHaveLength(4);
});

it('it is asked for one’s own remote [D2.2]', async () => {
  expect((await fixture.send(team.token, remotesCalls.canDeploy, { release: same('1.0.0').text })).status).toBe(403);
});
