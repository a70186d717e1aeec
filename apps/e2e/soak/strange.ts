import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const api = path.resolve(import.meta.dirname, '../../api');
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/** Sends each call of the contract every strange value in each of its fields, of which `npm test` sends a quarter. */
export const soakStrange = (): { readonly passed: number; readonly failed: number } => {
  const { status } = spawnSync(process.execPath, [jest, 'test/endpoints/hostile.test.ts'], {
    cwd: api,
    stdio: 'inherit',
    env: { ...process.env, STRANGE: 'all' },
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};
