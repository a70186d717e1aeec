import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIn } from './builds';

/** KiB gzip of what sign-in cannot do without: React, the router and its MUI parts, built alone with the same configuration. */
export const floorKib = (root: string): number => {
  buildIn(root, 'bench/floor');
  const dist = path.join(root, 'apps/e2e/dist-floor');
  return (
    readdirSync(dist)
      .filter((name) => name.endsWith('.js'))
      .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length, 0) / 1024
  );
};
