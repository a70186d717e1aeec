import { spawnSync } from 'node:child_process';
import path from 'node:path';

// Rule 1 of docs/architecture.md, written a second time: a direction that is opened in boundaries.mjs is seen here.
const remotes = ['catalog-mfe', 'people-mfe', 'commerce-mfe', 'content-mfe'];
const libs = ['contract', 'api-client', 'auth', 'ui-kit', 'remote-kit'];
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'api-client': ['contract'],
  auth: ['contract', 'api-client'],
  'ui-kit': ['contract', 'api-client', 'auth'],
  'remote-kit': ['contract'],
  ...Object.fromEntries([...remotes, 'shell'].map((app) => [app, [...libs, 'tools']])),
  api: ['contract', 'remote-kit', 'tools'],
  tools: ['contract', 'remote-kit'],
  kit: ['contract', 'api-client', 'auth', 'ui-kit', 'tools'],
};
const projects = Object.keys(mayImport);
const folderOf = (project: string): string =>
  project === 'tools' ? 'tools' : `${libs.includes(project) ? 'libs' : 'apps'}/${project}`;
const fileIn = (project: string): string => `${folderOf(project)}/src/planted.ts`;
const climb = (from: string, to: string): string => path.relative(path.dirname(fileIn(from)), `${folderOf(to)}/src/x`);

/** Every way to name a module; each on a line of its own. */
const ways = (specifier: string): string[] => [
  `import '${specifier}';`,
  `import type { A } from '${specifier}';`,
  `export { b } from '${specifier}';`,
  `export * from '${specifier}';`,
  `export const c = () => import('${specifier}');`,
  `export const d = () => import(\`${specifier}\`);`,
  `export const e = require('${specifier}');`,
  `import f = require('${specifier}');`,
  `export type G = import('${specifier}').G;`,
];

interface Planted {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
}

const planted = projects.flatMap((from) =>
  [...projects, 'e2e']
    .filter((to) => to !== from)
    .map((to): Planted => ({
      from,
      to,
      lines: [...ways(`@lectern/${to}`), ...ways(`@lectern/${to}/src/deep`), ...ways(climb(from, to))],
    })),
);
const isOpen = ({ from, to }: Planted): boolean => mayImport[from]?.includes(to) ?? false;

const root = path.resolve(__dirname, '../..');
let refusedLines: ReadonlyMap<Planted, ReadonlySet<number>>;
beforeAll(() => {
  const input = JSON.stringify(
    planted.map(({ from, lines }) => ({ file: path.join(root, fileIn(from)), text: `${lines.join('\n')}\n` })),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'lint-texts.mjs')], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  const answers = JSON.parse(stdout) as { line: number }[][];
  refusedLines = new Map(planted.map((each, index) => [each, new Set(answers[index]?.map(({ line }) => line))]));
}, 120_000);

const allowedLines = (each: Planted): string[] =>
  each.lines.filter((_line, index) => !refusedLines.get(each)?.has(index + 1));

test.each(planted.filter((each) => !isOpen(each)).map((each) => [each.from, each.to, each] as const))(
  '%s may not import %s: not by name, not deep, not by a path, in no spelling',
  (_from, _to, each) => {
    expect(allowedLines(each)).toEqual([]);
  },
);

test.each(planted.filter(isOpen).map((each) => [each.from, each.to, each] as const))(
  '%s may import %s by name, and only by name',
  (from, to, each) => {
    expect(allowedLines(each)).toEqual([...ways(`@lectern/${to}`), ...ways(`@lectern/${to}/src/deep`)]);
    expect(allowedLines(each)).not.toContain(`import '${climb(from, to)}';`);
  },
);
