import path from 'node:path';
import { base } from '@lectern/tools/webpack/base';
import { TagGuardPlugin } from '@lectern/tools/webpack/tag-guard-plugin';

const common = base({
  directory: import.meta.dirname,
  output: path.join(import.meta.dirname, 'dist'),
  uniqueName: 'lectern_kit',
  policy: 'shell',
});

/** As the console's builds, but for the guard of tags: here is nothing that came from elsewhere. */
export default {
  ...common,
  name: 'kit',
  entry: { main: './src/main.tsx' },
  output: { publicPath: 'auto', ...common.output },
  plugins: (common.plugins ?? []).filter((plugin) => !(plugin instanceof TagGuardPlugin)),
};
