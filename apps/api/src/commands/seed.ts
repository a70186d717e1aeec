/** `npm run seed [-- --size demo|medium|large --yes]`: writes the demo data, and for medium 100,000, for large 1,000,000 students with their trainers, batches and messages and a tenth as many courses, into an empty database; production wants size and yes. */
import { parseArgs } from 'node:util';
import { readConfig } from '../startup/config';
import { StartupError } from '../database/embedded/startup-error';
import { isEmpty, seedDemo } from '../seed/demo';
import { seedBatchFiles } from '../seed/batch-files';
import { seedLessonFiles } from '../seed/lesson-files';
import { seedCourseImages } from '../seed/courses';
import { seedLibrary } from '../seed/library';
import { seedPersonFiles } from '../seed/person-files';
import { largeStudents, seedLarge } from '../seed/large';
import { mediumStudents, seedMedium } from '../seed/medium';
import type { Roots } from '../startup/roots';
import { fail } from './fail';
import { withData } from './with-data';

const sizes = {
  demo: { write: seedDemo, done: 'The demo data are there.' },
  medium: {
    write: (db: Parameters<typeof seedMedium>[0]) => seedMedium(db),
    done: `The demo data and ${mediumStudents.toLocaleString('en-GB')} students with their trainers, batches, messages and courses are there.`,
  },
  large: {
    write: (db: Parameters<typeof seedLarge>[0]) => seedLarge(db),
    done: `The demo data and ${largeStudents.toLocaleString('en-GB')} students with their trainers, batches, messages and courses are there.`,
  },
} as const;
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
  await withData(roots, async ({ database: { db }, store }) => {
    if (!(await isEmpty(db)))
      throw new StartupError(
        'The database has accounts already: the demo data go into an empty one (npm run db -- reset).',
      );
    await sizes[size].write(db);
    await seedLibrary(db, store);
    await seedLessonFiles(db, store);
    await seedCourseImages(db);
    await seedPersonFiles(db, store);
    await seedBatchFiles(db, store);
    console.log(sizes[size].done);
  });
};

export const run = (roots: Roots, args: readonly string[]): Promise<void> => seed(roots, args).catch(fail);
