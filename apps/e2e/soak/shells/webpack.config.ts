import path from 'node:path';
import { given } from '@lectern/shell/src/shares/versions';
import { shell } from '@lectern/tools/webpack/shell';
import type { BuildEnv } from '@lectern/tools/webpack/development';

const packages = path.resolve(import.meta.dirname, '../../../../node_modules');
const { SHELL_RUNTIME = '', SHELL_OUTPUT = '' } = process.env;
const build = shell(path.resolve(import.meta.dirname, '../../../shell'), given, {
  output: SHELL_OUTPUT,
  watch: './src/watch/main.ts',
});

/** The shell as it is, on another version of the federation runtime: that of the package named by SHELL_RUNTIME. */
export default (env?: BuildEnv) => {
  const { resolve, module, ...config } = build(env);
  // Gates compare ranges by the installed runtime: an older one has no function for that.
  const gates = { include: /\/libs\/remote-kit\//, resolve: { modules: [packages] } };
  return {
    ...config,
    module: { ...module, rules: [...(module?.rules ?? []), gates] },
    resolve: { ...resolve, modules: [path.join(packages, SHELL_RUNTIME, 'node_modules'), packages] },
  };
};
