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
const commandsIn = (text: string): string[] =>
  Object.values((parseYaml(text) as Workflow).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => run.split('\n').filter((line) => line.startsWith('npm run remotes -- '))),
  );

test('each remote has its team’s workflow', () => {
  expect(readdirSync(folder).filter((file) => file.endsWith('-mfe.yml'))).toEqual(
    remoteNames(root).map((name) => `${name}.yml`),
  );
});

test.each(readdirSync(folder))('each command of %s is one that a person types', (file) => {
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

test.each(readdirSync(folder))('%s works for a remote that was never live, too', (file) => {
  expect(commandsIn(read(file)).at(-1)).toMatch(/ canary \S+ 10% --first-live$/);
});
