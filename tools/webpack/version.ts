import { createHash } from 'node:crypto';

/**
 * A release's version: `REMOTE_VERSION` when given, else the package's version, `-g` and 12 hex of the build's inputs as nx hashed
 * them. Outside nx it ends in `-gdev`: such a build is for trying, not for publishing.
 */
export const releaseVersion = (
  packageVersion: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string => {
  if (env['REMOTE_VERSION']) return env['REMOTE_VERSION'];
  const hash = env['NX_TASK_HASH'];
  return `${packageVersion}-g${hash ? createHash('sha256').update(hash).digest('hex').slice(0, 12) : 'dev'}`;
};
