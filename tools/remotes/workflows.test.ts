import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { parse } from './arguments';
import { remoteNames } from './build';
import { workflowOf } from './create/workflow';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.github/workflows');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}
const ofRemotes = readdirSync(folder).filter((file) => file.endsWith('-mfe.yml'));
const commandsIn = (text: string): string[] =>
  Object.values((parseYaml(text) as Workflow).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => run.split('\n').filter((line) => line.startsWith('npm run remotes -- '))),
  );

test('each remote has its team’s workflow [D11.3]', () => {
  expect(ofRemotes).toEqual(remoteNames(root).map((name) => `${name}.yml`));
});

test.each(ofRemotes)('each command of %s is one that a person types [D11.3]', (file) => {
  const commands = commandsIn(read(file));
  expect(commands.length).toBeGreaterThan(2);
  const name = file.replace('.yml', '');
  for (const command of commands)
    expect(parse(command.replace('npm run remotes -- ', '').split(' '))).toMatchObject({ name });
});

test('a release is judged before it is published, and published before a part of the people gets it', () => {
  const parsed = commandsIn(workflowOf('catalog-mfe')).map((command) => command.split(' ')[4]);
  expect(parsed.slice(-3)).toEqual(['can-i-deploy', 'publish', 'canary']);
});

test.each(ofRemotes)('%s works for a remote that was never live, too [D11.3]', (file) => {
  expect(commandsIn(read(file)).at(-1)).toMatch(/ canary \S+ 10% --first-live$/);
});

test('the workflow of the whole runs what the build machine runs', () => {
  const { jobs } = parseYaml(read('console.yml')) as Workflow;
  expect(Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run))).toContain('bash .ci/run');
});

test('each folder of a remote has its team as owner', () => {
  const owners = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8');
  for (const name of remoteNames(root)) expect(owners).toMatch(new RegExp(`^/apps/${name}/ +@`, 'm'));
});
