import { remotesCalls } from '@lectern/contract/platform';
import { noteServed } from '../domains/platform/delivery/shell-builds';
import { built, remoteFixture, type RemoteFixture } from '../domains/platform/remotes/testing';
import { warnOfMisfits } from './warn-of-misfits';

let fixture: RemoteFixture;
beforeAll(async () => {
  fixture = await remoteFixture();
});
afterAll(() => fixture.close());

const notices = () =>
  fixture.db
    .selectFrom('notifications')
    .select(['title', 'body', 'link'])
    .distinct()
    .where('dedupeKey', 'like', 'shell-misfits:%')
    .orderBy('title')
    .execute();

it('releases that the shell refuses are named at each start, and operators are notified once for each build', async () => {
  await fixture.api.person(1);
  const team = await fixture.team('tools-mfe');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await fixture.publish(team, built(team, version));
    if (version !== '1.2.0') await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
  const warned: string[] = [];
  const start = (version: string) =>
    warnOfMisfits(fixture.db, { ...fixture.api.services.host(), version, hash: `of-${version}` }, (text) =>
      warned.push(text),
    );
  await start('1.0.0');
  expect([warned, await notices()]).toEqual([[], []]);
  await start('2.0.0');
  await start('2.0.0');
  const reason = 'it runs in shells ^1.0.0, and this one is 2.0.0';
  const lines = ['tools-mfe@1.2.0 (next)', 'tools-mfe@1.1.0 (live)', 'tools-mfe@1.0.0 (previous)'].map(
    (release) => `${release}: ${reason}`,
  );
  expect(warned).toEqual([...lines, ...lines].map((line) => `The shell 2.0.0 refuses ${line}.`));
  expect(await notices()).toEqual([
    {
      title: 'The shell 2.0.0 refuses 3 releases',
      body: 'tools-mfe@1.2.0 (next), tools-mfe@1.1.0 (live), tools-mfe@1.0.0 (previous). Each release has its reasons in the remotes overview.',
      link: '/setting/remotes',
    },
  ]);
});

it('a live release with a stand-in for this shell is not named', async () => {
  const team = await fixture.team('paint-mfe');
  const hash = 'of-1.5.0';
  await noteServed(fixture.db, hash, { ...fixture.api.services.host(), version: '1.5.0' });
  for (const [version, shell] of [
    ['1.0.0', '^1.0.0'],
    ['2.0.0', '~1.0.0'],
    ['3.0.0', '^1.0.0'],
  ] as const) {
    await fixture.publish(team, built(team, version, { declared: { shell } }));
    if (version !== '3.0.0') await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
  const warned: string[] = [];
  const shell = { ...fixture.api.services.host(), version: '1.5.0', hash };
  const start = async () => {
    warned.length = 0;
    await warnOfMisfits(fixture.db, shell, (text) => warned.push(text));
    return warned.filter((text) => text.includes('paint-mfe'));
  };
  expect(await start()).toEqual([]);
  await fixture.send(team.token, remotesCalls.withdraw, { name: team.name, version: '1.0.0', reason: 'broken' });
  expect(await start()).toEqual([
    'The shell 1.5.0 refuses paint-mfe@2.0.0 (live): it runs in shells ~1.0.0, and this one is 1.5.0.',
  ]);
});
