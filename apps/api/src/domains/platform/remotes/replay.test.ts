import { remotesCalls } from '@lectern/contract/platform';
import { built, fixture, team, withTeams } from './testing';

withTeams();

const signed = async (text: string) => ({ release: text, signature: await fixture.sign(team, text) });
const ask = async (text: string) => fixture.send(team.token, remotesCalls.publish, await signed(text));

describe('an older release that is sent again, byte by byte as it was signed, [D3.3]', () => {
  const places = async () => {
    const { body } = await fixture.send(team.token, remotesCalls.status, {});
    const { live, next } = (body.success && body.result[0]) || {};
    return [live, next];
  };
  const newer = async () => {
    for (const version of ['1.0.0', '1.1.0']) await fixture.publish(team, built(team, version));
    await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  };

  it('changes nothing: it is published already, and no channel takes it', async () => {
    await newer();
    expect((await ask(built(team, '1.0.0').text)).body).toMatchObject({ result: { already: true, published: false } });
    expect(await places()).toEqual(['1.1.0', '1.1.0']);
  });

  it('does not come back by a promote that names no version', async () => {
    await newer();
    await ask(built(team, '1.0.0').text);
    expect((await fixture.send(team.token, remotesCalls.promote, { name: team.name })).status).toBe(409);
    expect(await places()).toEqual(['1.1.0', '1.1.0']);
  });

  it('stays withdrawn once it was withdrawn, by its name too', async () => {
    await newer();
    await fixture.send(team.token, remotesCalls.withdraw, { name: team.name, version: '1.0.0', reason: 'leaks names' });
    await ask(built(team, '1.0.0').text);
    expect(
      (await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '1.0.0' })).body,
    ).toMatchObject({ message: 'The release 1.0.0 is withdrawn' });
  });

  it('is no other version: its signature holds for its own number alone', async () => {
    await newer();
    const { release, signature } = await signed(built(team, '1.0.0').text);
    expect(
      (
        await fixture.send(team.token, remotesCalls.publish, {
          release: release.replace('"version":"1.0.0"', '"version":"1.2.0"'),
          signature,
        })
      ).status,
    ).toBe(403);
  });

  it('is live again only on purpose: by its name, or by a rollback, and both are noted with who did it', async () => {
    await newer();
    await fixture.send(team.token, remotesCalls.promote, {
      name: team.name,
      version: '1.0.0',
      reason: 'the list is empty',
    });
    expect(await places()).toEqual(['1.0.0', '1.1.0']);
    await fixture.send(team.token, remotesCalls.rollback, { name: team.name, reason: 'it was not that' });
    const events = await fixture.db
      .selectFrom('remoteEvents')
      .select(['action', 'reason'])
      .where('remoteId', '=', team.id)
      .where('reason', '<>', '')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'promote', reason: 'the list is empty' },
      { action: 'rollback', reason: 'it was not that' },
    ]);
  });
});
