/** `npm run admin -- create EMAIL`: makes a super admin and prints the link by which that person sets a password, once. */
import { Sentence } from '../database/embedded/sentence';
import { inviteAdmin } from '../domains/platform/auth/invite-admin';
import { fail } from './fail';
import { withData } from './with-data';

const create = async (): Promise<void> => {
  const [command, email] = process.argv.slice(2);
  if (command !== 'create' || !email) throw new Sentence('npm run admin -- create EMAIL');
  await withData(async ({ config, database }) => {
    const link = await inviteAdmin(database.db, config.publicUrl, email);
    console.log(`${email} is a super admin. This link sets the password, once, within seven days:\n\n${link}\n`);
  });
};

await create().catch(fail);
