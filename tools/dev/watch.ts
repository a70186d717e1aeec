import { statSync } from 'node:fs';
import Watchpack from 'watchpack';

/** Calls back with the files that changed below these folders or are these files, a moment after the last of them. Answers a stop. */
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
