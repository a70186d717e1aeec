/** `npm run admin -- create EMAIL`: makes a super admin and prints the link by which that person sets a password, once. */
import { StartupError } from '../database/embedded/startup-error';
import { inviteAdmin } from '../domains/platform/auth/invite-admin';
import type { Roots } from '../startup/roots';
import { fail } from './fail';
import { withData } from './with-data';

const create = async (roots: Roots, [command, email]: readonly string[]): Promise<void> => {
  if (command !== 'create' || !email) throw new StartupError('npm run admin -- create EMAIL');
  await withData(roots, async ({ config, database }) => {
    const link = await inviteAdmin(database.db, config.publicUrl, email);
    console.log(`${email} is a super admin. This link sets the password, once, within seven days:\n\n${link}\n`);
  });
};

export const run = (roots: Roots, args: readonly string[]): Promise<void> => create(roots, args).catch(fail);
