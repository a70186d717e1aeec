import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { remotesCalls } from '@lectern/contract/platform';
import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { documentPath, newKey } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import { releasePath } from '../../../server/delivery/paths';
import { built, type Built } from '../remotes/testing';
import { deliveryFixture, type DeliveryFixture } from './testing';

let fixture: DeliveryFixture;
let release: Built;
const folder = '/remotes/open-mfe/1.0.0/';
beforeAll(async () => {
  fixture = await deliveryFixture();
  const team = await fixture.team('open-mfe');
  release = built(team);
  await fixture.publish(team, release);
});
afterAll(() => fixture.close());

/** Sends a path as it is: fetch would tidy it and open the encodings. */
const raw = (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; encoding: string | undefined; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(fixture.api.origin), { path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            encoding: answer.headers['content-encoding'],
            body: Buffer.concat(parts),
          }),
        );
    });
    sent.on('error', reject).end();
  });

describe('the headers of a page', () => {
  it('are those of docs/architecture.md', async () => {
    const { headers } = await fixture.get('/auth/login');
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src-elem 'self' 'unsafe-inline'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self' blob:",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types mf shell remote html 'allow-duplicates'",
    ]);
    expect([
      headers.get('cache-control'),
      headers.get('integrity-policy'),
      headers.get('x-content-type-options'),
    ]).toEqual(['private, no-store', 'blocked-destinations=(script)', 'nosniff']);
  });

  it('are the same to HEAD, without a body', async () => {
    const answer = await fixture.get('/auth/login', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'private, no-store',
      '',
    ]);
  });
});

describe('a built file', () => {
  it('is immutable for a year, of its own type, and exactly the build', async () => {
    for (const [address, type, text] of [
      ['/shell/abcd/main.1.js', 'text/javascript; charset=utf-8', 'the first chunk'],
      [`${folder}screen.3.css`, 'text/css; charset=utf-8', '.open-mfe { color: inherit }'],
      [`${folder}release.json`, 'application/json; charset=utf-8', release.text],
      ['/shell/abcd/inter-latin-wght-normal.4.woff2', 'font/woff2', 'a font'],
    ] as const) {
      const answer = await fixture.get(address);
      const { headers } = answer;
      expect([
        answer.status,
        headers.get('cache-control'),
        headers.get('content-type'),
        headers.get('x-content-type-options'),
        await answer.text(),
      ]).toEqual([200, 'public, max-age=31536000, immutable', type, 'nosniff', text]);
    }
  });

  it('is sent in the best encoding that the client takes', async () => {
    const address = '/shell/abcd/console.3.js';
    const plain = (await raw(address)).body;
    const [br, gzip, none] = await Promise.all(
      ['gzip, br', 'gzip', 'br;q=0'].map((accepted) => raw(address, { 'accept-encoding': accepted })),
    );
    expect([br?.encoding, gzip?.encoding, none?.encoding]).toEqual(['br', 'gzip', undefined]);
    expect([brotliDecompressSync(br?.body ?? ''), gunzipSync(gzip?.body ?? ''), none?.body]).toEqual([
      plain,
      plain,
      plain,
    ]);
  });

  it('that was changed in the store is sent as it now is: the browser refuses it by its digest', async () => {
    const address = `${folder}remote.1.js`;
    await raw(address, { 'accept-encoding': 'br' });
    await fixture.api.services.store.write(releasePath('open-mfe', '1.0.0', 'remote.1.js'), Buffer.from('changed'));
    const { body } = await raw(address, { 'accept-encoding': 'br' });
    await fixture.api.services.store.write(
      releasePath('open-mfe', '1.0.0', 'remote.1.js'),
      Buffer.from(release.files['remote.1.js'] ?? ''),
    );
    expect(brotliDecompressSync(body).toString()).toBe('changed');
  });

  it('that is missing is 404 and not kept, and there again when it is put back', async () => {
    const address = `${folder}screen.2.js`;
    const file = fixture.objectFile(releasePath('open-mfe', '1.0.0', 'screen.2.js'));
    await rm(file);
    const missing = await fixture.get(address);
    expect([missing.status, missing.headers.get('cache-control'), missing.headers.get('content-type')]).toEqual([
      404,
      'no-store',
      'text/plain; charset=utf-8',
    ]);
    await fixture.api.services.store.write(
      releasePath('open-mfe', '1.0.0', 'screen.2.js'),
      release.files['screen.2.js'] ?? Buffer.of(),
    );
    expect((await fixture.get(address)).status).toBe(200);
  });

  it('of a release runs nothing when it is opened by itself: all but scripts, styles and fonts have the policy of a sandbox', async () => {
    const team = await fixture.team('pictures-mfe');
    const mark = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
    await fixture.publish(
      team,
      built(team, '1.0.0', { files: { 'mark.svg': mark, 'a.LICENSE.txt': 'MIT', 'b.woff2': '' } }),
    );
    const policies = await Promise.all(
      [
        'mark.svg',
        'a.LICENSE.txt',
        'release.json',
        'release.json.sig',
        'none.svg',
        'none.html',
        'remoteEntry.js',
        'screen.3.css',
        'b.woff2',
      ].map(async (file) => {
        const { headers } = await fixture.get(`/remotes/pictures-mfe/1.0.0/${file}`);
        return [headers.get('x-content-type-options'), headers.get('content-security-policy')];
      }),
    );
    const closed = ['nosniff', "sandbox; default-src 'none'"];
    const open = ['nosniff', null];
    expect(policies).toEqual([closed, closed, closed, closed, closed, closed, open, open, open]);
  });

  describe('of a release', () => {
    const statusOf = async (name: string, file = 'remoteEntry.js') =>
      (await fixture.get(`/remotes/${name}/1.0.0/${file}`)).status;

    it('is gone once the release is withdrawn', async () => {
      const team = await fixture.team('withdrawn-mfe');
      for (const version of ['1.0.0', '1.1.0']) await fixture.publish(team, built(team, version));
      expect(await statusOf(team.name)).toBe(200);
      const wanted = { name: team.name, version: '1.0.0', reason: 'It is broken' };
      expect((await fixture.send(team.token, remotesCalls.withdraw, wanted)).status).toBe(200);
      expect([await statusOf(team.name), await statusOf(team.name, 'release.json')]).toEqual([404, 404]);
      expect((await fixture.get(`/remotes/${team.name}/1.1.0/remoteEntry.js`)).status).toBe(200);
    });

    it('is gone once the key that signed it is revoked, live or not', async () => {
      const team = await fixture.team('revoked-mfe');
      await fixture.publish(team, built(team));
      await fixture.send(team.token, remotesCalls.promote, { name: team.name });
      const operator = await fixture.api.signIn(1);
      const { id } = await fixture.db
        .selectFrom('remoteKeys')
        .select('id')
        .where('remoteId', '=', team.id)
        .where('kind', '=', 'signing')
        .executeTakeFirstOrThrow();
      const revoke = { id, reason: 'It was stolen', stopLive: true };
      expect([await statusOf(team.name), (await operator.send(remoteKeyCalls.revoke, revoke)).status]).toEqual([
        200, 200,
      ]);
      expect([await statusOf(team.name), await statusOf(team.name, 'screen.2.js')]).toEqual([404, 404]);
    });

    it('stays for open pages when its remote is unregistered', async () => {
      const team = await fixture.team('leaving-mfe');
      await fixture.publish(team, built(team));
      const operator = await fixture.api.signIn(1);
      const { status } = await operator.send(remoteKeyCalls.unregister, { name: team.name, reason: 'It is given up' });
      expect([status, await statusOf(team.name)]).toEqual([200, 200]);
    });
  });

  it('answers HEAD', async () => {
    const answer = await fixture.get(`${folder}remoteEntry.js`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

it('a private file that was stored under the name of a script is saved with the ending of its type', async () => {
  const { services, person } = fixture.api;
  const storageKey = newKey();
  await services.store.write(documentPath(storageKey), Buffer.from('%PDF-1.7'));
  await fixture.db
    .insertInto('files')
    .values({
      ...{
        purpose: 'document',
        status: 'ready',
        visibility: 'private',
        originalName: 'homework.bat',
        extension: 'pdf',
      },
      ...{ mime: 'application/pdf', bytes: 8, uploadOffset: 8, sha256: Buffer.alloc(32), storageKey },
      uploadedBy: (await person(1)).id,
    })
    .execute();
  const namesOf = ['homework.bat', 'homework.js. ', 'Notes', 'Notes.pdf'].map(async (name) => {
    const { headers } = await fixture.get(signAddress(services.keys, documentPath(storageKey), { name }));
    return headers.get('content-disposition')?.replace("attachment; filename*=UTF-8''", '');
  });
  expect(await Promise.all(namesOf)).toEqual(['homework.bat.pdf', 'homework.js.pdf', 'Notes.pdf', 'Notes.pdf']);
});

it.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/category/nothing/at/all',
  '/remotes',
  '/remotes/',
  '/remotes/open-mfe',
  '/remotes/open-mfe/9.9.9/remoteEntry.js',
  '/shell',
  '/shell/',
  '/shell/abcd',
  '/shell/ffff/main.1.js',
])('%s is 404 and never a page', async (address) => {
  const answer = await fixture.get(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.not.stringContaining('html')]);
});

it.each([
  '/remotes/open-mfe/1.0.0/../../../blobs/x',
  '/remotes/open-mfe/1.0.0/..%2f..%2f..%2fblobs',
  '/remotes/..%2f..%2f..%2fetc/1/passwd',
  '/shell/..%2f..%2fsecrets/server-key',
  '/remotes/open-mfe/1.0.0/%00',
  '/shell/abcd/%2e%2e/x',
])('%s reaches nothing outside', async (address) => {
  expect((await raw(address)).status).toBe(404);
});

it('an address that is malformed is answered without a fault', async () => {
  expect((await raw('//:99999/')).status).toBe(200);
  expect((await raw('/%E0%A4%A')).status).toBe(400);
});
