import { shell } from '@lectern/tools/webpack/shell';
import { worker } from '@lectern/tools/webpack/worker';
import { given } from './src/shares/versions';

export default [
  shell(import.meta.dirname, given, { watch: './src/watch/main.ts' }),
  worker(import.meta.dirname, './worker/worker.ts'),
];
