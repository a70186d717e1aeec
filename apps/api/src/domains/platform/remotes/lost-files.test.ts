import { remotesCalls } from '@lectern/contract/platform';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import { sql } from 'kysely';
import { releasePath } from '../../../server/delivery/paths';
import { testWorker } from '../../../server/jobs/testing';
import { queueDue } from '../../../server/scheduled-jobs/schedules.queries';
import { lostReason } from './lost-files';
import { built, fixture, team, withTeams } from './testing';

withTeams(async () => {
  await fixture.publish(team, built(team, '1.0.0'));
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
});

const store = () => fixture.api.services.store;
const lose = async (version: string, ...files: string[]) => {
  for (const file of files) await store().remove(releasePath(team.name, version, file));
  // An upload is kept until its release goes: what loses the folder of a release loses it, too.
  for await (const path of store().list('blobs/')) await store().remove(path);
};
const says = `The store has lost 2 files of 1.0.0 (screen.2.js, screen.3.css): publish it again to have them back`;
const promote = (version: string) => fixture.send(team.token, remotesCalls.promote, { name: team.name, version });

describe('a live release of which the store has lost files [D5.3]', () => {
  beforeEach(() => lose('1.0.0', 'screen.2.js', 'screen.3.css'));

  it('has them back by a publish of the same build, and stays live: the history knows', async () => {
    const { body } = await fixture.publish(team, built(team, '1.0.0'));
    expect(body).toMatchObject({ result: { published: true, already: false, missing: [] } });
    for (const [file, bytes] of Object.entries(built(team, '1.0.0').files))
      expect(await store().read(releasePath(team.name, '1.0.0', file))).toEqual(bytes);
    expect((await fixture.send(team.token, remotesCalls.status, {})).body).toMatchObject({
      result: [{ live: '1.0.0', next: '1.0.0' }],
    });
    const { rows } =
      await sql`select action, channel from remote_events where remote_id = ${team.id} order by id`.execute(fixture.db);
    expect(rows).toEqual([
      { action: 'publish', channel: 'next' },
      { action: 'promote', channel: 'live' },
      { action: 'publish', channel: null },
    ]);
    expect((await fixture.publish(team, built(team, '1.0.0'))).body).toMatchObject({ result: { already: true } });
  });

  it('has them back though no gate would let it through today: people have it', async () => {
    const { host } = fixture.api.services;
    const spied = jest.spyOn(fixture.api.services, 'host').mockReturnValue({ ...host(), version: '2.0.0' });
    try {
      expect((await fixture.publish(team, built(team, '1.0.0'))).body).toMatchObject({ result: { published: true } });
    } finally {
      spied.mockRestore();
    }
  });

  it('is reported by can-i-deploy with the names', async () => {
    const { body } = await fixture.send(team.token, remotesCalls.canDeploy, { release: built(team, '1.0.0').text });
    expect(body).toMatchObject({
      result: {
        channels: [
          { channel: 'live', compatible: false, reasons: [says] },
          { channel: 'next', compatible: false, reasons: [says] },
        ],
      },
    });
  });

  it('is no target of a promote, a canary or a rollback until it is published again', async () => {
    await fixture.publish(team, built(team, '1.1.0'));
    await promote('1.1.0');
    for (const { status, body } of [
      await promote('1.0.0'),
      await fixture.send(team.token, remotesCalls.canary, { name: team.name, version: '1.0.0', percent: 10 }),
      await fixture.send(team.token, remotesCalls.rollback, { name: team.name }),
    ])
      expect([status, body]).toEqual([409, expect.objectContaining({ message: says })]);
    await fixture.publish(team, built(team, '1.0.0'));
    expect((await promote('1.0.0')).status).toBe(200);
  });
});

it('a file whose bytes were changed in the store counts as lost [D5.3]', async () => {
  await store().write(releasePath(team.name, '1.0.0', 'screen.2.js'), Buffer.from('other'));
  expect((await fixture.publish(team, built(team, '1.0.0'))).body).toMatchObject({ result: { published: true } });
  expect(await store().read(releasePath(team.name, '1.0.0', 'screen.2.js'))).toEqual(
    built(team, '1.0.0').files['screen.2.js'],
  );
});

it('what is lost of a release that somebody may get is found by the clock once, and shown in the remotes overview [D5.3]', async () => {
  const compare = async () => {
    await sql`update job_schedules set next_run_at = case when name = 'remote.files' then now() else now() + interval '1 day' end`.execute(
      fixture.db,
    );
    await queueDue(fixture.db, ['remote.files']);
    await testWorker(fixture.api).drain();
  };
  const owner = await fixture.api.signIn(1);
  const overview = async () => {
    const { body } = await owner.send(overviewCalls.remotes, {});
    return body.success ? body.result.find(({ name }) => name === team.name)?.lost : undefined;
  };
  const history = async () =>
    (
      await sql<{ line: string }>`
        select action || ' ' || reason as line from remote_events where remote_id = ${team.id} and action like 'files%' order by id`.execute(
        fixture.db,
      )
    ).rows.map(({ line }) => line);
  await compare();
  expect([await overview(), await history()]).toEqual([[], []]);
  await lose('1.0.0', 'screen.2.js', 'screen.3.css');
  await compare();
  await compare();
  expect(await overview()).toEqual([{ version: '1.0.0', files: ['screen.2.js', 'screen.3.css'] }]);
  expect(await history()).toEqual([`files_lost ${says}`]);
  const audit = await fixture.db
    .selectFrom('auditLog')
    .select('entityLabel')
    .where('action', '=', 'remote.filesLost')
    .where('entityId', '=', team.name)
    .execute();
  expect(audit).toEqual([{ entityLabel: `${team.name}@1.0.0` }]);
  const { body } = await owner.send(overviewCalls.release, { name: team.name, version: '1.0.0' });
  expect(body).toMatchObject({ result: { reasons: { state: [says] } } });
  for (const [file, bytes] of Object.entries(built(team, '1.0.0').files))
    await store().write(releasePath(team.name, '1.0.0', file), bytes);
  await compare();
  expect([await overview(), await history()]).toEqual([[], [`files_lost ${says}`, 'files_back ']]);
});

test('one file and many are said in a sentence, and the names of five [D5.3]', () => {
  expect(lostReason('1.0.0', [])).toBeUndefined();
  expect(lostReason('1.0.0', ['a.js'])).toBe(
    'The store has lost a file of 1.0.0 (a.js): publish it again to have it back',
  );
  expect(lostReason('1.0.0', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toContain(
    '7 files of 1.0.0 (a, b, c, d, e and 2 more)',
  );
});
