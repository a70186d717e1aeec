/** `npm run seed [-- --size demo|medium|large --yes]`: writes the demo data, and for medium 100,000, for large 1,000,000 students with their trainers, batches, messages and sales and a tenth as many courses, into an empty database; production wants size and yes. */
import { parseArgs } from 'node:util';
import { readConfig } from '../startup/config';
import { StartupError } from '../database/embedded/startup-error';
import { isEmpty, seedDemo } from '../seed/demo';
import { seedDemoFiles } from '../seed/demo-files';
import { largeStudents } from '../seed/large';
import { shareOf, writeMany } from '../seed/many/write';
import { mediumStudents } from '../seed/medium';
import type { Roots } from '../startup/roots';
import { serverKeys } from '../startup/secrets';
import { fail } from './fail';
import { withData } from './with-data';

/** How many students each size adds to the demo's. */
const sizes = { demo: 0, medium: mediumStudents, large: largeStudents } as const;
const isSize = (name: string): name is keyof typeof sizes => Object.hasOwn(sizes, name);

const seed = async (roots: Roots, args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { size: { type: 'string' }, yes: { type: 'boolean' } },
  });
  const size = values.size ?? 'demo';
  if (!isSize(size))
    throw new StartupError(`There is no size "${size}": there are ${Object.keys(sizes).join(' and ')}.`);
  if (readConfig(process.env, roots).mode === 'production' && !(values.size && values.yes))
    throw new StartupError('Production is never seeded by itself: npm run seed -- --size demo --yes');
  await withData(roots, async ({ config, database: { db }, store }) => {
    if (!(await isEmpty(db)))
      throw new StartupError(
        'The database has accounts already: the demo data go into an empty one (npm run db -- reset).',
      );
    const students = sizes[size];
    const given = { current: config.serverKey, previous: config.previousServerKey };
    await seedDemo(db, { keys: await serverKeys(config.dataFolder, given), publicUrl: config.publicUrl });
    // Before the many come: their courses have pictures of the library, and nothing else of theirs has a file.
    await seedDemoFiles(db, store);
    if (students > 0)
      await db
        .transaction()
        .execute((transaction) =>
          writeMany(transaction, shareOf(students), (part) => console.log(`Writing ${part} of the many …`)),
        );
    const many = ` and ${students.toLocaleString('en-GB')} students with their trainers, batches, messages, courses and sales`;
    console.log(`The demo data${students > 0 ? many : ''} are there.`);
  });
};

export const run = (roots: Roots, args: readonly string[]): Promise<void> => seed(roots, args).catch(fail);
