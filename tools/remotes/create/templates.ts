import { fullName, pathOf, titleOf } from './names';

/** The versions of packages that the checkout has; a new remote names the same. */
export interface Versions {
  readonly react: string;
  readonly 'react-dom': string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The package.json of a new remote. */
export const packageOf = (name: string, versions: Versions) => ({
  name: `@lectern/${name}`,
  version: '1.0.0',
  private: true,
  license: 'MIT',
  type: 'module',
  nx: { name },
  dependencies: {
    '@lectern/contract': '*',
    '@lectern/api-client': '*',
    '@lectern/auth': '*',
    '@lectern/ui-kit': '*',
    '@lectern/remote-kit': '*',
    '@lectern/tools': '*',
    react: versions.react,
    'react-dom': versions['react-dom'],
  },
  scripts: {
    typecheck: 'tsc -p tsconfig.json',
    lint: 'eslint .',
    test: 'jest',
    build: 'node --import tsx ../../node_modules/webpack-cli/bin/cli.js build -c webpack.config.ts',
  },
});

const config = (name: string): string => `import { defineConfig } from '@lectern/remote-kit';

/** What this remote declares; plain data, published with its release. */
export default defineConfig({
  name: '${fullName(name)}',
  title: '${titleOf(name)}',
  team: '${titleOf(name)} team',
  basePaths: ['${pathOf(name)}'],
  shell: '^1.0.0',
  menu: [{ title: '${titleOf(name)}', icon: 'library', to: '${pathOf(name)}', section: 'Content', order: 90, access: 'signed in' }],
  routes: [{ path: '${pathOf(name)}', title: '${titleOf(name)}', layout: 'full', access: 'signed in', expose: 'start' }],
  slots: [],
  commands: [{ id: 'start', title: '${titleOf(name)}', keywords: [], to: '${pathOf(name)}', access: 'signed in' }],
});
`;

const screen = (name: string): string => `import type { ReactNode } from 'react';
import { PageHeader } from '@lectern/ui-kit';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/start';

/** \`${pathOf(name)}\`: where the remote begins. */
export default function StartScreen(): ReactNode {
  return (
    <>
      <PageHeader title={texts.title} />
      <Empty icon="library" title={texts.noneYet}>
        {texts.whatComes}
      </Empty>
    </>
  );
}
`;

const screenTest = `import { render, screen } from '@testing-library/react';
import * as texts from '../texts/start';
import StartScreen from './StartScreen';

test('the screen says what it is and that there is nothing yet', () => {
  render(<StartScreen />);
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: texts.noneYet })).toBeVisible();
});
`;

const remoteTest = `import type { RemoteConfig } from '@lectern/remote-kit';
import config from '../remote.config';
import remote from './remote';

test('there is code for each declared expose, and no other code', () => {
  const { routes, slots }: RemoteConfig = config;
  const declared = [...routes, ...slots].map((each) => each.expose);
  expect(Object.keys(remote).sort()).toEqual([...new Set(declared)].sort());
});
`;

const readme = (name: string): string => `# ${name}

The remote of the ${titleOf(name)} team: \`${pathOf(name)}\`. \`npx nx test ${name}\` and \`npx nx build ${name}\` run it alone, \`npm run dev -- ${name}\` shows it in the console from its
sources, \`npm run remotes -- check ${name}\` in a console that injects faults, and \`npm run remotes -- publish ${name}\` uploads it to a running one (docs/remotes.md).
It may import the libs (contract, api-client, auth, ui-kit, remote-kit), never the shell or another remote.
`;

/** The files of a new remote, by their path in its folder. */
export const filesOf = (name: string, versions: Versions): Readonly<Record<string, string>> => ({
  'README.md': readme(name),
  'jest.config.cjs': `module.exports = require('../../tools/jest/preset.cjs')('${name}');\n`,
  'package.json': json(packageOf(name, versions)),
  'remote.config.ts': config(name),
  'tsconfig.json':
    '{"extends": "../../tsconfig.base.json", "include": ["**/*.ts", "**/*.tsx", "../../tools/types/*.d.ts"], "exclude": ["dist", "dist-static", "node_modules"]}\n',
  'webpack.config.ts': `import { remote } from '@lectern/tools/webpack/remote';\nimport config from './remote.config';\n\nexport default remote(config, import.meta.dirname);\n`,
  'src/remote.ts': `import { defineRemote } from '@lectern/remote-kit';\n\nexport default defineRemote({\n  start: () => import(/* webpackChunkName: "start" */ './start/StartScreen'),\n});\n`,
  'src/remote.test.ts': remoteTest,
  'src/start/StartScreen.tsx': screen(name),
  'src/start/StartScreen.test.tsx': screenTest,
  'src/texts/start.ts': `/** The first screen. */\nexport const title = '${titleOf(name)}';\nexport const noneYet = 'Nothing here yet';\nexport const whatComes = 'The screens of the team appear here.';\n`,
});
