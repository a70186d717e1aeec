import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';

/**
 * KiB gzip that these shared modules of the kit add to a page of the console, once for all remotes: their files, without those of the console itself
 * and of `given` modules.
 */
export const kitKib = (root: string, modules: readonly string[], given: readonly string[] = []): number => {
  const dist = path.join(root, 'apps/shell/dist');
  const { shares, chunks, entry } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')) as ShellBuild;
  const there = new Set([...entry, ...(chunks['console'] ?? []), ...given.flatMap((name) => shares[name] ?? [])]);
  const files = new Set(
    modules.flatMap((name) => {
      const own = shares[name];
      if (!own) throw new Error(`the shell shares no ${name}`);
      return own.filter((file) => /\.(js|css)$/.test(file) && !there.has(file));
    }),
  );
  return (
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0) / 1024
  );
};
