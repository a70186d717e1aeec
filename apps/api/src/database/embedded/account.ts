import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { StartupError } from './startup-error';

/** The user that PostgreSQL runs as; undefined = as ourselves. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Reads the lines of a passwd file. */
export const accountsIn = (passwd: string): Account[] =>
  passwd
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) => (name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []));

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. Others run it as themselves, but initdb wants a
 * passwd entry for them. @throws Sentence when there is none.
 */
export const accountFor = (uid: number, accounts: readonly Account[], hasEntry: () => boolean): Account | undefined => {
  if (uid === 0) {
    const found =
      accounts.find((account) => account.name === 'postgres') ?? accounts.find((account) => account.name === 'nobody');
    if (!found)
      throw new StartupError(
        'The embedded PostgreSQL cannot run as root and there is neither a user "postgres" nor "nobody": set DATABASE_URL to a PostgreSQL of your own.',
      );
    return found;
  }
  if (!hasEntry()) {
    throw new StartupError(
      `The embedded PostgreSQL needs a passwd entry for the user id ${uid}, and there is none: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  return undefined;
};

/** As `accountFor`, of this process on this machine. */
export const ownAccount = (): Account | undefined => {
  const uid = process.getuid?.();
  if (uid === undefined)
    throw new StartupError(
      'The embedded PostgreSQL does not run on this platform: use WSL2, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  return accountFor(uid, uid === 0 ? accountsIn(readFileSync('/etc/passwd', 'utf8')) : [], hasOwnEntry);
};

/** Asks the system, which may keep its people elsewhere than in /etc/passwd. */
const hasOwnEntry = (): boolean => {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
};
