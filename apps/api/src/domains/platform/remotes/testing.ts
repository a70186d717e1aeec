import { randomBytes } from 'node:crypto';
import type { Call, Failure, RequestOf, ResponseOf } from '@lectern/contract';
import { remotesCalls } from '@lectern/contract/platform';
import type { Release, RemoteConfig } from '@lectern/remote-kit';
import { keyIdOf, newSigningKey, sign } from '@lectern/remote-kit/signature';
import { testApi, type TestApi } from '../../../testing';
import { tokenHash } from '../../../server/auth/deploy-key';
import { digestOf } from '../../../server/delivery/paths';

type Options = Parameters<typeof testApi>[0];

/** A remote as its team holds it: the keys, and how far its releases are counted. */
export interface Team {
  readonly id: number;
  readonly name: RemoteConfig['name'];
  readonly privateKey: string;
  readonly token: string;
}

/** A built release: the text to be signed, and the files. */
export interface Built {
  readonly text: string;
  readonly files: Readonly<Record<string, Buffer>>;
}

type Answer<C extends Call> = {
  readonly status: number;
  readonly body: { readonly success: true; readonly result: ResponseOf<C> } | Failure;
};

/** A real API with what tests of remotes begin with: teams, built releases, calls by deploy key. */
export const remoteFixture = async (options?: Options) => {
  const api: TestApi = await testApi(options);
  const { db } = api.database;

  const team = async (
    name: RemoteConfig['name'] = 'tools-mfe',
    basePath = `/${name.replace('-mfe', '')}`,
  ): Promise<Team> => {
    const { privateKey, publicKey } = await newSigningKey();
    const token = randomBytes(32).toString('base64url');
    const { id } = await db
      .insertInto('remotes')
      .values({ name, title: name, ownerTeam: 'a team', basePaths: [basePath] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('remoteKeys')
      .values([
        { remoteId: id, kind: 'signing', label: 'test', keyId: await keyIdOf(publicKey), publicKey, tokenHash: null },
        {
          remoteId: id,
          kind: 'deploy',
          label: 'test',
          keyId: tokenHash(token).toString('base64url'),
          publicKey: null,
          tokenHash: tokenHash(token),
        },
      ])
      .execute();
    return { id, name, privateKey, token };
  };

  /** A call as a team's pipeline makes it: by deploy key, without any cookie. */
  const send = async <C extends Call>(
    token: string,
    call: C,
    request: RequestOf<C> | Buffer<ArrayBuffer>,
    path: string = call.path,
  ): Promise<Answer<C>> => {
    const raw = Buffer.isBuffer(request);
    const body = call.method === 'GET' ? {} : { body: raw ? request : JSON.stringify(request) };
    const response = await fetch(`${api.origin}/api/${path}`, {
      method: call.method,
      ...body,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': raw ? 'application/octet-stream' : 'application/json',
      },
    });
    return { status: response.status, body: (await response.json()) as Answer<C>['body'] };
  };

  return {
    api,
    db,
    team,
    send,
    sign: (of: Team, text: string) => sign(text, of.privateKey),
    upload: (of: Team, bytes: Buffer<ArrayBuffer>, digest = digestOf(bytes)) =>
      send(
        of.token,
        remotesCalls.blob,
        bytes,
        `remotes/blob/${digest.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_')}`,
      ),
    /** Asks to publish, uploads what is missing, and publishes. */
    publish: async (of: Team, { text, files }: Built) => {
      const signed = { release: text, signature: await sign(text, of.privateKey) };
      const published = await send(of.token, remotesCalls.publish, signed);
      const missing = published.body.success ? published.body.result.missing : [];
      for (const bytes of Object.values(files)) {
        if (!missing.includes(digestOf(bytes))) continue;
        await send(
          of.token,
          remotesCalls.blob,
          Buffer.from(bytes),
          `remotes/blob/${digestOf(bytes).replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_')}`,
        );
      }
      return missing.length > 0 ? send(of.token, remotesCalls.publish, signed) : published;
    },
    close: () => api.close(),
  };
};

export type RemoteFixture = Awaited<ReturnType<typeof remoteFixture>>;

/** The console of a test file, and the team of the test that runs: `withTeams` makes them. */
export let fixture: RemoteFixture;
export let team: Team;

/** One console for all tests of a file, and for each test a team with a remote of its own; `prepare` is what each of them begins with. */
export const withTeams = (prepare: () => Promise<unknown> = () => Promise.resolve()): void => {
  let number = 0;
  beforeAll(async () => void (fixture = await remoteFixture()));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    team = await fixture.team(`remote${(number += 1)}-mfe`);
    await prepare();
  });
};

/** A release of a remote with one screen, open to anyone who may list categories. */
export const built = (
  { name }: Pick<Team, 'name'>,
  version = '1.0.0',
  {
    declared,
    files = {},
    ...more
  }: { declared?: Partial<RemoteConfig>; files?: Record<string, string> } & Partial<
    Omit<Release, 'declared' | 'files'>
  > = {},
): Built => {
  const path = `/${name.replace('-mfe', '')}` as const;
  const texts: Record<string, string> = {
    'remoteEntry.js': `/* entry of ${name}@${version} */`,
    'remote.1.js': `/* module of ${name} */`,
    'screen.2.js': `/* screen of ${name} */`,
    'screen.3.css': `.${name} { color: inherit }`,
    ...files,
  };
  const bytes = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
  const release = {
    format: 1,
    version,
    commit: '',
    federation: '2.9.2',
    shared: {},
    declared: {
      name,
      title: name,
      team: 'a team',
      basePaths: [path],
      shell: '^1.0.0',
      menu: [],
      slots: [],
      commands: [],
      routes: [{ path: `${path}/list`, title: 'Screen', layout: 'full', access: ['categoryList'], expose: 'screen' }],
      ...declared,
    },
    files: Object.fromEntries(
      Object.entries(bytes).map(([file, content]) => [file, { integrity: digestOf(content), bytes: content.length }]),
    ),
    assets: { entry: ['remoteEntry.js', 'remote.1.js'], screen: ['screen.3.css', 'screen.2.js'] },
    ...more,
  };
  return { text: JSON.stringify(release), files: bytes };
};
