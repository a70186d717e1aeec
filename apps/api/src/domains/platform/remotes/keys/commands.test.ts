import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isKeyCommand, parseKeys } from '@lectern/tools/remotes/keys/arguments';
import { runKeys } from '@lectern/tools/remotes/keys/commands';
import { findTarget } from '@lectern/tools/remotes/target';
import { testPassword } from '../../../../testing';
import { built, remoteFixture, type RemoteFixture } from '../testing';

// `npm run remotes` against the real API, as a person who may manage remotes.
let fixture: RemoteFixture;
let folder: string;
let person: Record<string, string>;
beforeAll(async () => {
  fixture = await remoteFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-key-commands-'));
  person = { LECTERN_EMAIL: (await fixture.api.person(1)).email, LECTERN_PASSWORD: testPassword };
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

/** What a command says; the lines of its refusal otherwise. */
const remotes = async (line: readonly string[], env: Record<string, string> = person): Promise<string[]> => {
  const [word, ...rest] = line;
  const said: string[] = [];
  if (!isKeyCommand(word)) throw new Error(`${String(word)} is no key command`);
  try {
    await runKeys(parseKeys(word, rest), {
      target: () => findTarget(fixture.api.origin, env, folder),
      env,
      say: (text) => void said.push(...text.split('\n')),
    });
  } catch (error) {
    said.push(...(error as Error).message.split('\n').map((text) => `refused: ${text}`));
  }
  return said;
};

it('a newcomer registers a remote, makes a key pair, gives it both keys, and publishes with them [D1.3]', async () => {
  const file = path.join(folder, 'paint.json');
  expect(
    await remotes(['register', 'paint-mfe', '--title', 'Paint', '--team', 'Painters', '--path', '/paint']),
  ).toEqual([
    'paint-mfe is registered for /paint. It needs a deploy token (npm run remotes -- key-add paint-mfe --deploy LABEL) and its team’s signing key (key-new FILE, then key-add paint-mfe --signing FILE).',
  ]);
  const made = await remotes(['key-new', file], {});
  const { privateKey } = JSON.parse(await readFile(file, 'utf8')) as { privateKey: string };
  expect(made).toEqual([expect.stringContaining(`${file} holds a new signing key`)]);
  expect(await remotes(['key-add', 'paint-mfe', '--signing', file])).toEqual([
    expect.stringMatching(/^\d+ {2}signing {2}paint {2}\S{12} {2}since \d{4}-\d\d-\d\d by Test Person/),
  ]);
  const [, , , token = ''] = await remotes(['key-add', 'paint-mfe', '--deploy', 'pipeline']);
  const team = { id: 0, name: 'paint-mfe', privateKey, token } as const;
  expect((await fixture.publish(team, built(team))).body).toMatchObject({ result: { published: true } });
  const listed = await remotes(['keys', 'paint-mfe'], { LECTERN_DEPLOY_KEY: token });
  expect(listed).toEqual([
    expect.stringMatching(/^\d+ {2}deploy {2}pipeline/),
    expect.stringMatching(/^\d+ {2}signing {2}paint .* 1\.0\.0 is on the channel next$/),
  ]);
  expect([...made, ...listed].join()).not.toContain(privateKey);
  const signing = listed[1]?.split('  ')[0] ?? '';
  expect(await remotes(['key-revoke', signing, '--reason', 'rotated'])).toEqual([expect.stringContaining('revoked')]);
  expect(await remotes(['key-revoke', signing, '--reason', 'rotated'])).toEqual([
    'refused: The key paint was revoked already',
  ]);
});

it('every conflict is reported', async () => {
  await remotes(['register', 'first-mfe', '--title', 'First', '--team', 'Firsts', '--path', '/first']);
  expect(
    await remotes([
      'register',
      'second-mfe',
      '--title',
      'Second',
      '--team',
      'Seconds',
      '--path',
      '/first',
      '--path',
      '/api',
    ]),
  ).toEqual([
    'refused: - The base path /api belongs to the console',
    'refused: - The base path /first belongs to first-mfe',
  ]);
});

it('it is for a person with the right, and no session of theirs stays open', async () => {
  const key = ['key-add', 'first-mfe', '--deploy', 'mine'];
  expect(await remotes(key, {})).toEqual([
    'refused: This is for a person with the right remoteManage: give LECTERN_EMAIL and LECTERN_PASSWORD.',
  ]);
  const other = await fixture.api.person(2);
  expect(await remotes(key, { LECTERN_EMAIL: other.email, LECTERN_PASSWORD: testPassword })).toEqual([
    'refused: Not allowed to access: it needs the right remoteManage',
  ]);
  expect(await remotes(key, { ...person, LECTERN_PASSWORD: 'Wrong1@horse' })).toEqual([
    expect.stringMatching(/^refused: /),
  ]);
  expect(
    await fixture.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', other.id)
      .where('endedAt', 'is', null)
      .execute(),
  ).toEqual([]);
});

it('a remote that nobody gets is unregistered, and the paths that are taken are listed [D11.5]', async () => {
  await remotes(['register', 'gone-mfe', '--title', 'Gone', '--team', 'Painters', '--path', '/gone']);
  expect(await remotes(['paths'])).toEqual(expect.arrayContaining(['/api  the console', '/gone  gone-mfe, Painters']));
  expect(await remotes(['unregister', 'gone-mfe', '--reason', 'merged'])).toEqual([
    'gone-mfe is unregistered; /gone can be taken by another remote.',
  ]);
  expect(await remotes(['paths'])).not.toContain('/gone  gone-mfe, Painters');
  expect(await remotes(['unregister', 'gone-mfe', '--reason', 'merged'])).toEqual([
    'refused: There is no remote gone-mfe',
  ]);
});
