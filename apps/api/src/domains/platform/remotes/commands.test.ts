import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from '@lectern/tools/remotes/arguments';
import { run } from '@lectern/tools/remotes/commands';
import { findTarget } from '@lectern/tools/remotes/target';
import { releasePath } from '../../../server/delivery/paths';
import { built, remoteFixture, type Built, type RemoteFixture, type Team } from './testing';

// `npm run remotes` against the real API, but for the build itself.
let fixture: RemoteFixture;
let team: Team;
let dataFolder: string;
let number = 0;
beforeAll(async () => {
  fixture = await remoteFixture();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'lectern-commands-'));
  await mkdir(path.join(dataFolder, 'secrets'));
  await writeFile(path.join(dataFolder, 'console.json'), JSON.stringify({ address: fixture.api.origin }));
});
afterAll(async () => {
  await fixture.close();
  await rm(dataFolder, { recursive: true });
});

const keep = async ({ name, token, privateKey }: Team): Promise<void> => {
  await writeFile(path.join(dataFolder, `secrets/${name}.deploy`), token);
  await writeFile(path.join(dataFolder, `secrets/${name}.signing.json`), JSON.stringify({ privateKey }));
};
beforeEach(async () => {
  team = await fixture.team(`remote${(number += 1)}-mfe`);
  await keep(team);
});

const distOf = async ({ text, files }: Built): Promise<string> => {
  const folder = await mkdtemp(path.join(dataFolder, 'dist-'));
  await writeFile(path.join(folder, 'release.json'), text);
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
  return folder;
};

/** What a command says; the lines of its refusal otherwise. */
const remotes = async (line: string, build?: Built, env: Record<string, string> = {}): Promise<string[]> => {
  const said: string[] = [];
  const parsed = parse(line.split(' '));
  const around = {
    known: [team.name],
    build: () => (build ? distOf(build) : Promise.reject(new Error('nothing was to be built'))),
    say: (text: string) => void said.push(...text.split('\n')),
  };
  try {
    await run(parsed, { ...around, target: await findTarget(parsed.to, env, dataFolder) });
  } catch (error) {
    said.push(...(error as Error).message.split('\n').map((text) => `refused: ${text}`));
  }
  return said;
};

it('publish, promote and rollback, each confirmed in a line, with the keys of this machine [D1.1]', async () => {
  const { name } = team;
  expect(await remotes(`publish ${name}`, built(team))).toEqual([
    expect.stringMatching(`^${name}@1.0.0 is published: 4 files, 4 of them uploaded`),
    `npm run remotes -- promote ${name} 1.0.0  makes it live.`,
  ]);
  expect(await remotes(`promote ${name}`)).toEqual([
    expect.stringMatching(`^${name}@1.0.0 is live \\(registry revision \\d+\\)\\.$`),
  ]);
  expect(await remotes(`publish ${name} --live`, built(team, '1.1.0'))).toEqual([
    expect.stringMatching(`^${name}@1.1.0 is published: 4 files, 1 of them uploaded`),
    expect.stringMatching(`^${name}@1.1.0 is live, 1.0.0 was before`),
  ]);
  expect(await remotes(`rollback ${name}`)).toEqual([
    expect.stringMatching(`^${name}@1.0.0 is live, 1.1.0 was before`),
  ]);
});

it('a canary is begun, widened and ended, a remote switched off and on, a release withdrawn, each confirmed in a line', async () => {
  const { name } = team;
  await remotes(`publish ${name} --live`, built(team));
  await remotes(`publish ${name}`, built(team, '1.1.0'));
  expect(await remotes(`canary ${name} 10% --role 2`)).toEqual([
    expect.stringMatching(`^${name}@1.1.0 goes to 10 % of the people and the role 2, 1.0.0 to everybody else`),
  ]);
  expect(await remotes('status')).toEqual([
    `${name}  ${name}, a team  live: 1.0.0`,
    expect.stringMatching(/^ {2}1\.1\.0 .* canary for 10 % of the people and the role 2, next$/),
    expect.stringMatching(/^ {2}1\.0\.0 .* live$/),
  ]);
  expect(await remotes(`rollback ${name}`)).toEqual([
    expect.stringMatching(`^${name}@1.0.0 is live, 1.1.0 was before`),
  ]);
  expect(await remotes(`disable ${name} --message Repair`)).toEqual([
    expect.stringMatching(`^${name} is switched off: Repair`),
  ]);
  expect((await remotes('status'))[0]).toBe(`${name}  ${name}, a team  disabled: Repair  live: 1.0.0`);
  expect(await remotes(`enable ${name}`)).toEqual([expect.stringMatching(`^${name} is switched on`)]);
  await remotes(`promote ${name}`);
  expect(await remotes(`withdraw ${name} 1.0.0 --reason broken`)).toEqual([
    expect.stringMatching(`^${name}@1.0.0 is withdrawn`),
  ]);
});

it('what a team’s workflow does makes the first release of a remote live, and gives the second to a part of the people [D11.4]', async () => {
  const { name } = team;
  await remotes(`publish ${name}`, built(team));
  expect(await remotes(`canary ${name} 10%`)).toEqual([expect.stringMatching('^refused: Nothing of .* is live')]);
  expect(await remotes(`canary ${name} 10% --first-live`)).toEqual([expect.stringMatching(`^${name}@1.0.0 is live`)]);
  await remotes(`publish ${name}`, built(team, '1.1.0'));
  expect(await remotes(`canary ${name} 10% --first-live`)).toEqual([
    expect.stringMatching(`^${name}@1.1.0 goes to 10 % of the people, 1.0.0 to everybody else`),
  ]);
});

it('can-i-deploy reports every reason before anything is published, and fails if there is one', async () => {
  expect(await remotes(`can-i-deploy ${team.name}`, built(team))).toEqual([
    `${team.name}@1.0.0 can come live.`,
    `${team.name}@1.0.0 can come next.`,
  ]);
  const reason = 'refused: - it runs in shells ^2.0.0, and this one is 1.0.0';
  expect(await remotes(`can-i-deploy ${team.name}`, built(team, '1.0.0', { declared: { shell: '^2.0.0' } }))).toEqual([
    `refused: ${team.name}@1.0.0 can’t come live:`,
    reason,
    `refused: ${team.name}@1.0.0 can’t come next:`,
    reason,
  ]);
  expect(await remotes('status')).toEqual([`${team.name}  ${team.name}, a team  live: nothing`]);
});

it('the bytes that were built are the bytes that are served', async () => {
  const release = built(team);
  await remotes(`publish ${team.name}`, release);
  for (const [file, bytes] of Object.entries(release.files))
    expect(await fixture.api.services.store.read(releasePath(team.name, '1.0.0', file))).toEqual(bytes);
});

it('publishing again says so and is no failure; what is live already stays live', async () => {
  await remotes(`publish ${team.name} --live`, built(team));
  expect(await remotes(`publish ${team.name} --live`, built(team))).toEqual([
    `${team.name}@1.0.0 is published already.`,
    `${team.name}@1.0.0 is live already.`,
  ]);
});

it('status without a name asks about each remote of the checkout', async () => {
  await remotes(`publish ${team.name} --live`, built(team));
  expect(await remotes('status')).toEqual([
    `${team.name}  ${team.name}, a team  live: 1.0.0`,
    expect.stringMatching(/^ {2}1\.0\.0 .* live, next$/),
  ]);
});

it('a refusal names every reason in a line of its own', async () => {
  expect(
    await remotes(`publish ${team.name}`, built(team, '1.0.0', { declared: { shell: '^2.0.0' }, federation: '1.0.0' })),
  ).toEqual([
    'refused: - it runs in shells ^2.0.0, and this one is 1.0.0',
    'refused: - its container is webpack-federation 1.0, and this shell takes webpack-federation 2.9 and plain',
  ]);
});

it('a build without a version of its own is not published', async () => {
  expect(await remotes(`publish ${team.name}`, built(team, '1.0.0-gdev'))).toEqual([
    expect.stringContaining('was built outside nx and has no version of its own'),
  ]);
  expect(await remotes('status')).toEqual([`${team.name}  ${team.name}, a team  live: nothing`]);
});

it("a file that is not the one in release.json is refused, and so are another remote's build and key", async () => {
  const { text, files } = built(team);
  expect(
    await remotes(`publish ${team.name}`, { text, files: { ...files, 'screen.2.js': Buffer.from('changed') } }),
  ).toEqual(['refused: The digest is not that of the bytes']);
  const other = await fixture.team(`other${number}-mfe`);
  expect(await remotes(`publish ${team.name}`, built(other))).toEqual([
    expect.stringContaining(`is a build of ${other.name}, not of ${team.name}.`),
  ]);
  const env = { LECTERN_DEPLOY_KEY: other.token };
  expect(await remotes(`promote ${team.name}`, undefined, env)).toEqual([
    `refused: This deploy key is for ${other.name}, not for ${team.name}`,
  ]);
  expect(await remotes(`status ${team.name}`, undefined, env)).toEqual([`The deploy key is not for ${team.name}.`]);
  expect(await remotes('status', undefined, env)).toEqual([
    'The deploy key is for none of the remotes of this checkout.',
  ]);
});

it('an unknown key and an unreachable console are explained in a sentence', async () => {
  expect(await remotes(`promote ${team.name}`, undefined, { LECTERN_DEPLOY_KEY: 'unknown' })).toEqual([
    'refused: The deploy key is not known there, was revoked, or its time is over.',
  ]);
  expect(await remotes(`promote ${team.name} --to http://127.0.0.1:9`)).toEqual([
    expect.stringMatching(/^refused: http:\/\/127\.0\.0\.1:9 does not answer/),
  ]);
});
