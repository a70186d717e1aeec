import path from 'node:path';
import type { Configuration } from 'webpack';
import { base } from './base';

/** The service worker in the folder of a shell's build: one file under one name, built when the shell's folder has been cleaned. */
export const worker = (directory: string, entry: string): Configuration => {
  const common = base({
    directory,
    output: path.join(directory, 'dist'),
    uniqueName: 'lectern_worker',
    policy: 'shell',
  });
  return {
    ...common,
    name: 'worker',
    dependencies: ['shell'],
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { worker: entry },
    output: { path: path.join(directory, 'dist'), filename: '[name].js' },
    plugins: [],
  };
};
