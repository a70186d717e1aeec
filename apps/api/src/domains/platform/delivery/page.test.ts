import type { SessionDocument } from '@lectern/contract/platform';
import { remotesCalls } from '@lectern/contract/platform';
import { built } from '../remotes/testing';
import { deliveryFixture, shellBuild, type DeliveryFixture } from './testing';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await deliveryFixture();
  const team = await fixture.team('open-mfe');
  await fixture.publish(team, built(team));
  await fixture.send(team.token, remotesCalls.promote, { name: 'open-mfe' });
});
afterAll(() => fixture.close());

type Client = Awaited<ReturnType<DeliveryFixture['api']['signIn']>>;
const pageFor = async (client: Pick<Client, 'fetch'>, path: string): Promise<string> =>
  (await client.fetch(path)).text();
const preloads = (page: string): string[] =>
  [...page.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href ?? '');
const inside = (page: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page)?.[1] ?? 'null');
const own = '/shell/abcd/';

describe('without a session', () => {
  it('the page holds no session document and nothing of any remote, only the sign-in [2.3]', async () => {
    const page = await (await fixture.get('/open/list')).text();
    expect(inside(page, 'session')).toBeNull();
    expect(page).not.toContain('/remotes/');
    expect(preloads(page)).toEqual([`${own}inter-latin-wght-normal.4.woff2`, `${own}sign-in.2.js`]);
  });

  it('the bare address leads to the sign-in [2.1]', async () => {
    const answer = await fixture.get('/');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      '/auth/login',
      'private, no-store',
    ]);
  });

  it('worthless cookies are no session', async () => {
    const page = await (
      await fixture.get('/', { headers: { cookie: 'access_token=x; refresh_token=y; device-id=z' } })
    ).text();
    expect(page).not.toContain('id="session"');
  });
});

describe('with a session', () => {
  it("the page holds the person's session document and preloads the console", async () => {
    const client = await fixture.api.signIn(3);
    const page = await pageFor(client, '/');
    expect(inside(page, 'session')).toMatchObject({
      session: { id: client.sessionId },
      user: { id: client.userId },
      registry: { remotes: [{ name: 'open-mfe' }] },
    });
    expect(preloads(page)).toEqual([`${own}console.3.js`, `${own}inter-latin-wght-normal.4.woff2`]);
  });

  it('a deep link to what they may open also preloads the federation runtime, release.json, entry, exposed module and screen, each with the digest of the signed release, before the font', async () => {
    const page = await pageFor(await fixture.api.signIn(3), '/open/list?id=4');
    const folder = '/remotes/open-mfe/1.0.0/';
    expect(preloads(page)).toEqual([
      `${own}console.3.js`,
      `${own}federation.5.js`,
      ...['release.json', 'remoteEntry.js', 'remote.1.js', 'screen.3.css', 'screen.2.js'].map((file) => folder + file),
      `${own}inter-latin-wght-normal.4.woff2`,
    ]);
    const release = JSON.parse(built({ name: 'open-mfe' }).text) as { files: Record<string, { integrity: string }> };
    for (const [file, { integrity }] of Object.entries(release.files))
      expect(page).toContain(`href="${folder}${file}" crossorigin="anonymous" integrity="${integrity}"`);
  });

  it('a shared module that the screen uses at once is preloaded too, where the shell keeps it in a chunk of its own', async () => {
    const team = await fixture.team('list-mfe');
    const shared = { '@lectern/ui-kit/list': { range: '^1.0.0', singleton: true } };
    await fixture.publish(team, built(team, '1.0.0', { shared, needs: { screen: Object.keys(shared) } }));
    await fixture.send(team.token, remotesCalls.promote, { name: 'list-mfe' });
    expect(preloads(await pageFor(await fixture.api.signIn(3), '/list/list'))).toContain(`${own}share-list.4.js`);
    expect(preloads(await pageFor(await fixture.api.signIn(3), '/open/list'))).not.toContain(`${own}share-list.4.js`);
  });

  it('a path below a list that answers its own path alone preloads nothing of it', async () => {
    const page = await pageFor(await fixture.api.signIn(3), '/open/list/nowhere');
    expect(preloads(page).filter((href) => href.startsWith('/remotes/'))).toEqual([]);
  });

  it('a deep link to what they may not open preloads nothing of it', async () => {
    expect(await pageFor(await fixture.api.signIn(4), '/open/list')).not.toContain('/remotes/');
  });

  it('a student is led to the student area [2.9]', async () => {
    const answer = await (await fixture.api.signIn(15)).fetch('/');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/student-area']);
  });

  it('their theme is in the page before any script runs', async () => {
    const client = await fixture.api.signIn(3);
    await fixture.db
      .updateTable('users')
      .set({ preferences: JSON.stringify({ theme: 'dark' }) })
      .where('id', '=', client.userId)
      .execute();
    expect(await pageFor(client, '/')).toContain('<html lang="en-GB" data-theme="dark">');
  });

  it('what a person typed cannot end the element that holds the session document', async () => {
    const client = await fixture.api.signIn(3);
    const firstName = '</script><script>alert(1)</script><!--';
    await fixture.db.updateTable('users').set({ firstName }).where('id', '=', client.userId).execute();
    const page = await pageFor(client, '/');
    expect((inside(page, 'session') as SessionDocument).user.firstName).toBe(firstName);
    expect(page).not.toContain('alert(1)</script>');
    expect(page).not.toContain('<!--');
  });
});

it("every script and style sheet has crossorigin and the digest of the shell's build, and no script is inline", async () => {
  const page = await (await fixture.get('/auth/login')).text();
  for (const file of shellBuild.entry)
    expect(page).toContain(`="${own}${file}" crossorigin="anonymous" integrity="${shellBuild.files[file]?.integrity}"`);
  expect([...page.matchAll(/<script(?![^>]*(src=|type="application\/json"))/g)]).toEqual([]);
  expect(page).not.toMatch(/ on[a-z]+=/);
});

it("the page lists the digests of all the shell's scripts and styles", async () => {
  const page = await (await fixture.get('/auth/login')).text();
  const code = Object.entries(shellBuild.files).filter(([file]) => /\.(js|css)$/.test(file));
  expect(inside(page, 'shell-files')).toEqual(
    Object.fromEntries(code.map(([file, { integrity }]) => [own + file, integrity])),
  );
});
