import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Given } from '@lectern/remote-kit/gates';
import type { Configuration } from 'webpack';
import { base } from './base';
import type { BuildEnv } from './development';
import { servedUnder } from './development-place';
import { ShellPlugin } from './shell-plugin';

const refresh = path.resolve(import.meta.dirname, '../dev/refresh.ts');

/** The build of the host: an ordinary one without a federation plugin (docs/decisions/0001). */
export const shell =
  (
    directory: string,
    given: Given,
    { entry = './src/main.tsx', output = 'dist', packageJson = path.join(directory, 'package.json') } = {},
  ) =>
  ({ development = false }: BuildEnv = {}): Configuration => {
    const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string };
    const common = base({
      directory,
      output: path.join(directory, output),
      uniqueName: 'lectern_shell',
      policy: 'shell',
      servedUnder: development ? servedUnder('shell') : undefined,
      define: {
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
        SHELL_VERSION: JSON.stringify(version),
      },
    });
    return {
      ...common,
      name: 'shell',
      entry: { main: development ? [refresh, './src/development/main.ts'] : entry },
      // Files lie under /shell/<hash>/, which is known only when they are built: the place of the running script says it.
      output: { publicPath: 'auto', ...common.output },
      plugins: [...(common.plugins ?? []), new ShellPlugin(version, given, !development)],
    };
  };
