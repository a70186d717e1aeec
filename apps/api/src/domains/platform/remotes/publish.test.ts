import { remotesCalls } from '@lectern/contract/platform';
import { blobPath, digestOf, releasePath } from '../../../server/delivery/paths';
import { built, fixture, team, withTeams, type Team } from './testing';

withTeams();

const signed = async (text: string, by: Team = team) => ({ release: text, signature: await fixture.sign(by, text) });
const ask = async (text: string) => fixture.send(team.token, remotesCalls.publish, await signed(text));
const releases = () =>
  fixture.db.selectFrom('remoteReleases').select('semver').where('remoteId', '=', team.id).execute();
const reasons = (body: { error?: unknown }) =>
  ((body.error ?? []) as { constraints: Record<string, string> }[]).flatMap(({ constraints }) =>
    Object.values(constraints),
  );

describe('a release is published in two steps [D1.1]', () => {
  it('first the missing files are named, then, once they are there, it is on next and served to nobody', async () => {
    const release = built(team);
    const first = await ask(release.text);
    expect(first.body).toMatchObject({
      result: { published: false, already: false, missing: Object.values(release.files).map(digestOf) },
    });
    expect(await releases()).toEqual([]);
    expect((await fixture.publish(team, release)).body).toMatchObject({
      result: { name: team.name, version: '1.0.0', missing: [], published: true },
    });
    for (const [file, bytes] of Object.entries(release.files))
      expect(await fixture.api.services.store.read(releasePath(team.name, '1.0.0', file))).toEqual(bytes);
    const status = await fixture.send(team.token, remotesCalls.status, {});
    expect(status.body).toMatchObject({ result: [{ name: team.name, next: '1.0.0', live: null }] });
  });

  it('a file of an earlier release is not asked for again', async () => {
    await fixture.publish(team, built(team));
    const second = built(team, '1.1.0');
    const { body } = await ask(second.text);
    expect(body).toMatchObject({ result: { missing: [digestOf(second.files['remoteEntry.js'] ?? Buffer.of())] } });
  });

  it('is noted in the audit log and in the history of the remote', async () => {
    await fixture.publish(team, built(team));
    const audit = await fixture.db
      .selectFrom('auditLog')
      .select(['action', 'entityLabel'])
      .where('entityId', '=', team.name)
      .execute();
    const events = await fixture.db
      .selectFrom('remoteEvents')
      .select(['action', 'channel'])
      .where('remoteId', '=', team.id)
      .execute();
    expect([audit, events]).toEqual([
      [{ action: 'remote.publish', entityLabel: `${team.name}@1.0.0` }],
      [{ action: 'publish', channel: 'next' }],
    ]);
  });

  it('two publishes of one version at the same moment make one release', async () => {
    const release = built(team);
    for (const bytes of Object.values(release.files)) await fixture.upload(team, Buffer.from(bytes));
    const answers = await Promise.all([ask(release.text), ask(release.text)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await releases()).toHaveLength(1);
  });
});

describe('bytes other than the signed ones are refused', () => {
  it('a blob whose digest is another', async () => {
    const { status } = await fixture.upload(team, Buffer.from('changed'), digestOf(Buffer.from('original')));
    expect(status).toBe(400);
  });

  it('a blob that was changed in the store after its upload is asked for again', async () => {
    const release = built(team);
    for (const bytes of Object.values(release.files)) await fixture.upload(team, Buffer.from(bytes));
    const entry = digestOf(release.files['remoteEntry.js'] ?? Buffer.of());
    await fixture.api.services.store.write(blobPath(entry), Buffer.from('changed'));
    expect((await ask(release.text)).body).toMatchObject({ result: { missing: [entry], published: false } });
  });

  it('a release.json of which one byte differs from the signed one', async () => {
    const { text } = built(team);
    const { signature } = await signed(text);
    const { status } = await fixture.send(team.token, remotesCalls.publish, { release: `${text} `, signature });
    expect(status).toBe(403);
  });

  it('a size that is not that of the bytes', async () => {
    const release = built(team);
    for (const bytes of Object.values(release.files)) await fixture.upload(team, Buffer.from(bytes));
    const { status, body } = await ask(release.text.replace('"bytes":', '"bytes":1'));
    expect([status, reasons(body as object)]).toEqual([
      400,
      ['files: the size of remoteEntry.js is not that of its bytes'],
    ]);
  });
});

describe('only the team of a remote publishes it [D3.2]', () => {
  it("another team's signing key is refused", async () => {
    const other = await fixture.team(`other-${team.name}`);
    const { status, body } = await fixture.send(
      team.token,
      remotesCalls.publish,
      await signed(built(team).text, other),
    );
    expect([status, body]).toEqual([
      403,
      expect.objectContaining({ message: `The signature is by no key that is trusted for ${team.name}` }),
    ]);
  });

  it("another team's deploy key is refused", async () => {
    const other = await fixture.team(`other-${team.name}`);
    const { status } = await fixture.send(other.token, remotesCalls.publish, await signed(built(team).text));
    expect(status).toBe(403);
  });

  it('a revoked signing key and a revoked deploy key are refused', async () => {
    await fixture.db
      .updateTable('remoteKeys')
      .set({ revokedAt: new Date().toISOString() })
      .where('remoteId', '=', team.id)
      .where('kind', '=', 'signing')
      .execute();
    expect((await ask(built(team).text)).status).toBe(403);
    await fixture.db
      .updateTable('remoteKeys')
      .set({ revokedAt: new Date().toISOString() })
      .where('remoteId', '=', team.id)
      .execute();
    expect((await ask(built(team).text)).status).toBe(401);
  });

  it('a deploy key together with a cookie does not count', async () => {
    const client = await fixture.api.signIn(3);
    const { status } = await client.send(remotesCalls.publish, await signed(built(team).text), {
      headers: { authorization: `Bearer ${team.token}` },
    });
    expect(status).toBe(403);
  });

  it('base paths that the remote was not registered for are refused', async () => {
    const { status, body } = await ask(
      built(team, '1.0.0', { declared: { basePaths: [`/${team.name.replace('-mfe', '')}`, '/student'] } }).text,
    );
    expect([status, reasons(body as object)]).toEqual([
      400,
      [`${team.name} was not registered for the base path /student`],
    ]);
  });
});

describe('a version never changes [D1.1]', () => {
  it('the same content again is "already published", whatever the commit', async () => {
    await fixture.publish(team, built(team));
    expect((await ask(built(team, '1.0.0', { commit: 'another' }).text)).body).toMatchObject({
      result: { already: true, published: false, missing: [] },
    });
    expect(await releases()).toHaveLength(1);
  });

  it('anything else under the version is 409', async () => {
    await fixture.publish(team, built(team));
    const { status, body } = await ask(built(team, '1.0.0', { files: { 'screen.2.js': 'other' } }).text);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        message: `${team.name}@1.0.0 was published with other content; a version never changes`,
      }),
    ]);
  });

  it('not even the database lets a release be rewritten', async () => {
    await fixture.publish(team, built(team));
    await expect(
      fixture.db.updateTable('remoteReleases').set({ commitId: 'x' }).where('remoteId', '=', team.id).execute(),
    ).rejects.toThrow('immutable');
  });
});

it('a release that does not fit the shell is refused with every reason at once [D2.1]', async () => {
  const { status, body } = await ask(
    built(team, '1.0.0', {
      declared: { shell: '^2.0.0' },
      shared: { react: { range: '^20.0.0', singleton: true } },
      federation: '1.0.0',
    }).text,
  );
  expect([status, reasons(body as object)]).toEqual([
    400,
    [
      'it runs in shells ^2.0.0, and this one is 1.0.0',
      'its container is webpack-federation 1.0, and this shell takes webpack-federation 2.9 and plain',
      'it shares react ^20.0.0, which this shell does not give',
    ],
  ]);
});

it('a route with two spellings, an unknown icon and an unknown section are refused with their places, also by can-i-deploy [D2.5]', async () => {
  const path = `/${team.name.replace('-mfe', '')}/../category` as const;
  const entry = { title: 'Away', to: path, order: 1, access: 'signed in' as const };
  const { text } = built(team, '1.0.0', {
    declared: {
      routes: [{ path, title: 'Away', layout: 'full', access: 'signed in', expose: 'screen' }],
      menu: [{ ...entry, icon: 'no-such-icon', section: 'No such section' }],
    },
  });
  const says = ['declared.routes[0].path is', 'declared.menu[0].icon is', 'declared.menu[0].section is'].map(
    (start) => expect.stringContaining(start) as unknown,
  );
  const { status, body } = await ask(text);
  expect([status, reasons(body as object)]).toEqual([400, says]);
  expect((await fixture.send(team.token, remotesCalls.canDeploy, { release: text })).body).toMatchObject({
    result: { channels: [{ channel: 'live', compatible: false, reasons: says }, {}] },
  });
});

it('a style that reaches beyond the remote is refused with its file and line, and nothing is published [D2.6]', async () => {
  const { status, body } = await fixture.publish(
    team,
    built(team, '1.0.0', { files: { 'screen.3.css': '.a { color: red }\n*, body { display: none }' } }),
  );
  const at = (selector: string) =>
    `screen.3.css:2:1 the selector "${selector}" reaches beyond the remote: begin it with a class of its own`;
  expect([status, reasons(body as object), await releases()]).toEqual([400, [at('*'), at('body')], []]);
});

it('an SVG that is more than a picture is refused with its place, and nothing is published', async () => {
  const mark = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>fetch("/api/session")</script></svg>';
  const { status, body } = await fixture.publish(team, built(team, '1.0.0', { files: { 'mark.svg': mark } }));
  expect([status, reasons(body as object), await releases()]).toEqual([
    400,
    ['mark.svg:2:9 <script> is no part of a picture'],
    [],
  ]);
});

it('files of a type that no page loads are refused, at publish and by can-i-deploy', async () => {
  const { text } = built(team, '1.0.0', { files: { 'page.html': '<script>alert(1)</script>', 'a.mjs': '' } });
  const says = ['page.html', 'a.mjs'].map(
    (file) => expect.stringContaining(`files: ${file} is of a type that the console does not load`) as unknown,
  );
  const { status, body } = await ask(text);
  expect([status, reasons(body as object)]).toEqual([400, says]);
  expect((await fixture.send(team.token, remotesCalls.canDeploy, { release: text })).body).toMatchObject({
    result: { channels: [{ channel: 'live', compatible: false, reasons: says }, {}] },
  });
});

it('a remote that nobody registered is 404', async () => {
  expect((await ask(built({ name: 'nobody-mfe' }).text)).status).toBe(403);
  const owner = await fixture.api.signIn(1);
  expect((await owner.send(remotesCalls.publish, await signed(built({ name: 'nobody-mfe' }).text))).status).toBe(404);
});
