import { contract } from '@lectern/contract/all';
import { remotesCalls } from '@lectern/contract/platform';
import { compiledOf } from '@lectern/remote-kit/compiled';
import { built, remoteFixture, type RemoteFixture } from '../domains/platform/remotes/testing';
import { warnOfBreaks } from './warn-of-breaks';
import { sql } from 'kysely';

let fixture: RemoteFixture;
beforeAll(async () => {
  fixture = await remoteFixture();
});
afterAll(() => fixture.close());

it('a start names each release that people have and that this API breaks, and no other', async () => {
  const [broken, whole] = [await fixture.team('broken-mfe'), await fixture.team('whole-mfe')];
  const { list } = contract.skill;
  for (const team of [broken, whole]) {
    await fixture.publish(
      team,
      built(team, '1.0.0', { files: { 'contract.json': JSON.stringify(compiledOf([list], [])) } }),
    );
    await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
  const warned: string[] = [];
  await warnOfBreaks(fixture.db, (text) => void warned.push(text));
  expect(warned).toEqual([]);
  // Accepted by an earlier API: this one took it unchanged.
  await sql`alter table remote_releases disable trigger remote_releases_fixed`.execute(fixture.db);
  await fixture.db
    .updateTable('remoteReleases')
    .set({ contract: JSON.stringify(compiledOf([{ ...list, path: 'skill/was-here' }], [])) })
    .where('remoteId', '=', broken.id)
    .execute();
  await sql`alter table remote_releases enable trigger remote_releases_fixed`.execute(fixture.db);
  await warnOfBreaks(fixture.db, (text) => void warned.push(text));
  const says = 'was compiled for another API: GET skill/was-here: there is no such call any more.';
  expect(warned).toEqual([`broken-mfe@1.0.0 (live) ${says}`, `broken-mfe@1.0.0 (next) ${says}`]);
});
