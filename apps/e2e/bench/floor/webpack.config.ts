import path from 'node:path';
import { base } from '@lectern/tools/webpack/base';

const here = import.meta.dirname;
const common = base({
  directory: here,
  output: path.join(here, '../../dist-floor'),
  uniqueName: 'floor',
  policy: 'shell',
});

export default { ...common, entry: { main: './floor.tsx' } };
