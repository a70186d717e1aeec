/**
 * `npm run manner`: the English of comments, test titles, texts and pages (docs/glossary.md).
 * Old faults are on a list of their folder in tools/manner/old. A list may only get shorter.
 *
 * - `npm run manner` fails for a file with more faults than its list has, or fewer.
 * - `npm run manner -- PATH…` shows each fault below these paths.
 * - `npm run manner -- --shorter` takes mended places off the lists.
 * - `npm run manner -- --write` writes the lists as the files are. Only a merge of older branches needs it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differences, listOf, readList, shorter, writeList, type Counts } from './old-places';
import { passagesOf } from './passages';
import { faultsOf, type Fault } from './rules';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(import.meta.dirname, 'old');
/** The sentences of the specification, word for word. */
const excluded = new Set(['docs/requirements.md']);
const endings = ['ts', 'tsx', 'mjs', 'cjs', 'css', 'sql', 'md'].map((ending) => `*.${ending}`);

const faultsOfFile = (file: string): Fault[] =>
  passagesOf(file, readFileSync(path.join(root, file), 'utf8')).flatMap((passage) =>
    faultsOf(passage, /\.tsx?$/.test(file)),
  );
const filesIn = (paths: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...endings], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !excluded.has(file) && existsSync(path.join(root, file)))
    .filter((file) => paths.length === 0 || paths.some((each) => file === each || file.startsWith(`${each}/`)));
const show = (file: string, faults: readonly Fault[]): void => {
  for (const { line, message } of faults) console.log(`  ${file}:${line} ${message}`);
};

const given = process.argv.slice(2);
const paths = given.filter((each) => !each.startsWith('--')).map((each) => path.relative(root, path.resolve(each)));
const faults = new Map(filesIn(paths).map((file) => [file, faultsOfFile(file)]));

if (paths.length > 0) {
  for (const [file, each] of faults) show(file, each);
  process.exit([...faults.values()].some((each) => each.length > 0) ? 1 : 0);
}

const found = new Map<string, Map<string, number>>();
for (const [file, { length }] of faults) {
  const list = found.get(listOf(file)) ?? new Map<string, number>();
  found.set(listOf(file), length > 0 ? list.set(file, length) : list);
}
mkdirSync(folder, { recursive: true });
const lists = new Map<string, Counts>(
  readdirSync(folder).map((name) => [
    name.replace('.txt', ''),
    readList(readFileSync(path.join(folder, name), 'utf8')),
  ]),
);

const none: Counts = new Map();
if (given.includes('--shorter') || given.includes('--write')) {
  for (const name of new Set([...lists.keys(), ...found.keys()])) {
    const now = found.get(name) ?? none;
    const text = writeList(given.includes('--write') ? now : shorter(lists.get(name) ?? none, now));
    const file = path.join(folder, `${name}.txt`);
    if (text === '') rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
  process.exit(0);
}

const faulty = [...new Set([...lists.keys(), ...found.keys()])].flatMap((name) =>
  differences(lists.get(name) ?? none, found.get(name) ?? none),
);
for (const each of faulty) {
  const more = each.found > each.listed;
  console.log(
    `${each.file}: ${each.found} faults, ${each.listed} on the list${more ? '' : ': npm run manner -- --shorter'}`,
  );
  if (more) show(each.file, faults.get(each.file) ?? []);
}
console.log(faulty.length === 0 ? 'no new fault of manner' : `${faulty.length} files are not as their list says`);
process.exit(faulty.length === 0 ? 0 : 1);
