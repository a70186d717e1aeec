import { overrideCalls } from '@lectern/contract/platform/overrides';
import { origin, overrideFixture, type OverrideFixture } from '../remotes/overrides/testing';
import type { TestClient } from '../../../testing';
import { contentPolicy } from '../../../server/delivery/headers';

let fixture: OverrideFixture;
let admin: TestClient;
beforeAll(async () => void (fixture = await overrideFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.db.deleteFrom('remoteOverrides').execute();
  admin = await fixture.api.signIn(2);
  await fixture.begun(admin);
});

/** The policy of a person's page: it may embed the videos of the hosts that the settings begin with. */
const signedIn = contentPolicy(undefined, ['www.youtube-nocookie.com', 'player.vimeo.com']);
const policyOf = async (client: Pick<TestClient, 'fetch'>, path = '/open/list') =>
  (await client.fetch(path)).headers.get('content-security-policy') ?? '';

describe('the page of a browser with an override [D7.2]', () => {
  it('may load scripts, styles, fonts, pictures and data from that one origin, and nothing else of its policy differs', async () => {
    const [plain, own] = [signedIn.split('; '), (await policyOf(admin)).split('; ')];
    expect(own.filter((each) => !plain.includes(each)).sort()).toEqual([
      `connect-src 'self' ${origin}`,
      `font-src 'self' ${origin}`,
      `img-src 'self' ${origin} data: blob:`,
      `script-src 'self' ${origin}`,
      `style-src-elem 'self' ${origin} 'unsafe-inline'`,
    ]);
    expect(own.map((each) => each.replace(` ${origin}`, ''))).toEqual(plain);
    expect((await admin.fetch('/open/list')).headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  });

  it('is the only one: neither another person’s, nor nobody’s, nor its own once the override has ended', async () => {
    expect([await policyOf(await fixture.api.signIn(2)), await policyOf(fixture.api.stranger())]).toEqual([
      signedIn,
      contentPolicy(),
    ]);
    await admin.send(overrideCalls.end, {});
    expect(await policyOf(admin)).toBe(signedIn);
  });

  it('names the override in its session document, and preloads nothing of what is live instead of it', async () => {
    const page = await (await admin.fetch('/open/list')).text();
    expect(page).toContain(`"overrides":[{"id":`);
    expect(page).toContain('/shell/abcd/console.3.js');
    expect([...page.matchAll(/<link rel="preload"[^>]* href="(\/remotes\/[^"]+)"/g)]).toEqual([]);
    await admin.send(overrideCalls.end, {});
    expect(await (await admin.fetch('/open/list')).text()).toMatch(
      /<link rel="preload"[^>]* href="\/remotes\/open-mfe/,
    );
  });
});

describe('?override=off [D7.2]', () => {
  it('ends it on any page without a script, takes the cookie away, and goes on at the same address without the word', async () => {
    const answer = await admin.fetch('/open/list?q=a&override=off');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('content-security-policy')]).toEqual([
      302,
      '/open/list?q=a',
      contentPolicy(),
    ]);
    expect([
      admin.cookies.has('remote_override'),
      await fixture.openRows(),
      (await fixture.document(admin)).overrides,
    ]).toEqual([false, [], []]);
    const [last, noted] = [await fixture.lastEvent(), await fixture.lastAudit()];
    expect([last, noted]).toMatchObject([
      { action: 'override_end', reason: 'Reset', actorId: expect.any(Number) as unknown },
      { action: 'remote.overrideEnd', actorId: last?.actorId },
    ]);
  });

  it('works without a session, too, and leads nowhere else', async () => {
    for (const name of ['access_token', 'refresh_token']) admin.cookies.delete(name);
    const answer = await admin.fetch('//evil.example.com/open?override=off');
    expect([answer.headers.get('location'), await fixture.openRows()]).toEqual(['/evil.example.com/open', []]);
  });

  it('without an override is the page without the word', async () => {
    const answer = await fixture.api.stranger().fetch('/auth/login?override=off');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth/login']);
  });
});
