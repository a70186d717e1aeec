import { remotesCalls } from '@lectern/contract/platform';
import { built, fixture, team, withTeams, type Team } from './testing';

withTeams();

const signed = async (text: string) => ({ release: text, signature: await fixture.sign(team, text) });
const ask = async (text: string) => fixture.send(team.token, remotesCalls.publish, await signed(text));
const releases = () =>
  fixture.db.selectFrom('remoteReleases').select('semver').where('remoteId', '=', team.id).execute();
const reasons = (body: { error?: unknown }) =>
  ((body.error ?? []) as { constraints: Record<string, string> }[]).flatMap(({ constraints }) =>
    Object.values(constraints),
  );

describe('a release is refused by name and number [D2.1]', () => {
  it('when a part of it is over its budget, before any file is sent', async () => {
    const { status, body } = await ask(
      built(team, '1.0.0', { files: { 'remoteEntry.js': `/*${'x'.repeat(40_000)}*/` } }).text,
    );
    expect([status, reasons(body as object)]).toEqual([400, ['the entry is 39.1 KiB of at most 32.0 KiB']]);
  });

  it('when it contributes to a slot that the console does not have', async () => {
    const { body } = await ask(
      built(team, '1.0.0', {
        declared: { slots: [{ slot: 'shell.home.v9', id: 'block', order: 1, access: 'signed in', expose: 'screen' }] },
      }).text,
    );
    expect(reasons(body as object)).toEqual([
      'Slot shell.home.v9 of contribution block does not exist in this console',
    ]);
  });

  it('unless it contributes under the same id to a version that the console has: then it is for older and newer consoles', async () => {
    const block = { id: 'block', order: 1, access: 'signed in', expose: 'screen' } as const;
    const { body } = await ask(
      built(team, '1.0.0', {
        declared: {
          slots: [
            { ...block, slot: 'shell.home.v1' },
            { ...block, slot: 'shell.home.v9' },
          ],
        },
      }).text,
    );
    expect(body).toMatchObject({ result: { published: false } });
  });

  it('when the shell draws the heading of its contribution and it declares none, or one that leads to no screen of it', async () => {
    const block = { slot: 'shell.home.v2', id: 'block', order: 1, access: 'signed in', expose: 'screen' } as const;
    const refused = async (more: object) =>
      reasons((await ask(built(team, '1.0.0', { declared: { slots: [{ ...block, ...more }] } }).text)).body as object);
    expect(await refused({})).toEqual([
      'Contribution block declares no title or no path to lead to, and shell.home.v2 draws its heading from them',
    ]);
    expect(await refused({ title: 'Block', to: '/away' })).toEqual([
      'the heading of the contribution shell.home.v2#block leads to /away, which is no declared route',
    ]);
  });

  it('when it claims a command that another remote has live', async () => {
    const other = await fixture.team(`other-${team.name}`);
    const command = (of: Team) => ({
      declared: {
        commands: [
          {
            id: `open-${team.name}`,
            title: 'Open',
            to: `/${of.name.replace('-mfe', '')}/list`,
            access: 'signed in' as const,
          },
        ],
      },
    });
    await fixture.publish(other, built(other, '1.0.0', command(other)));
    await fixture.send(other.token, remotesCalls.promote, { name: other.name });
    expect(reasons((await ask(built(team, '1.0.0', command(team)).text)).body as object)).toEqual([
      `the command open-${team.name} belongs to ${other.name}@1.0.0`,
    ]);
  });

  it('when a file of it is an ES module or imports one, each file with its place', async () => {
    const { status, body } = await fixture.publish(
      team,
      built(team, '1.0.0', {
        files: {
          'remoteEntry.js': 'export const init = () => 1;',
          'screen.2.js': 'load = () => import("./screen.3.js")',
        },
      }),
    );
    const why = 'what it imports would not be checked against the signed digests';
    expect([status, reasons(body as object)]).toEqual([
      400,
      [`remoteEntry.js is an ES module (1:1): ${why}`, `screen.2.js calls import() at 1:14: ${why}`],
    ]);
    expect(await releases()).toEqual([]);
  });
});
