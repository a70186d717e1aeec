import { statSync } from 'node:fs';
import Watchpack from 'watchpack';

/**
 * Reports changed files of these folders and files, a moment after the last change. Returns a function that stops it.
 */
export const watch = (paths: readonly string[], changed: (files: readonly string[]) => void): (() => void) => {
  const watcher = new Watchpack({ aggregateTimeout: 100, ignored: '**/node_modules/**' });
  const files = new Set<string>();
  watcher.on('change', (file) => files.add(file));
  watcher.on('remove', (file) => files.add(file));
  watcher.on('aggregated', () => {
    const batch = [...files];
    files.clear();
    changed(batch);
  });
  const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  watcher.watch({
    directories: paths.filter(isFolder),
    files: paths.filter((path) => !isFolder(path)),
    missing: [],
    startTime: Date.now(),
  });
  return () => watcher.close();
};
