import { contract } from '@lectern/contract/all';
import { remotesCalls } from '@lectern/contract/platform';
import { compiledOf } from '@lectern/remote-kit/compiled';
import { built, remoteDesk, type RemoteDesk } from '../domains/platform/remotes/testing';
import { warnOfBreaks } from './warn-of-breaks';
import { sql } from 'kysely';

let desk: RemoteDesk;
beforeAll(async () => {
  desk = await remoteDesk();
});
afterAll(() => desk.close());

it('a start names each release that people have and that this API breaks, and no other', async () => {
  const [broken, whole] = [await desk.team('broken-mfe'), await desk.team('whole-mfe')];
  const { list } = contract.skill;
  for (const team of [broken, whole]) {
    await desk.publish(
      team,
      built(team, '1.0.0', { files: { 'contract.json': JSON.stringify(compiledOf([list], [])) } }),
    );
    await desk.send(team.token, remotesCalls.promote, { name: team.name });
  }
  const warned: string[] = [];
  await warnOfBreaks(desk.db, (text) => void warned.push(text));
  expect(warned).toEqual([]);
  // What another API once took: this one took it as it is.
  await sql`alter table remote_releases disable trigger remote_releases_fixed`.execute(desk.db);
  await desk.db
    .updateTable('remoteReleases')
    .set({ contract: JSON.stringify(compiledOf([{ ...list, path: 'skill/was-here' }], [])) })
    .where('remoteId', '=', broken.id)
    .execute();
  await sql`alter table remote_releases enable trigger remote_releases_fixed`.execute(desk.db);
  await warnOfBreaks(desk.db, (text) => void warned.push(text));
  const says = 'was compiled for another API: GET skill/was-here: there is no such call any more.';
  expect(warned).toEqual([`broken-mfe@1.0.0 (live) ${says}`, `broken-mfe@1.0.0 (next) ${says}`]);
});
