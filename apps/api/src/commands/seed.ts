/** `npm run seed [-- --size demo --yes]`: writes the demo data into an empty database; production wants both flags. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { createDatabase } from '../database/connect';
import { Sentence } from '../database/embedded/sentence';
import { startEmbedded } from '../database/embedded/server';
import { migrate } from '../database/migrate';
import { isEmpty, seedDemo } from '../database/seed/demo';

const seed = async (): Promise<void> => {
  const { values } = parseArgs({ options: { size: { type: 'string' }, yes: { type: 'boolean' } } });
  const { databaseUrl, dataFolder, mode } = readConfig(process.env);
  if (values.size !== undefined && values.size !== 'demo') throw new Sentence(`There is no size "${values.size}": the only one is demo.`);
  if (mode === 'production' && !(values.size && values.yes)) throw new Sentence('Production is never seeded by itself: npm run seed -- --size demo --yes');
  const embedded = databaseUrl ? undefined : await startEmbedded({ folder: path.join(dataFolder, 'postgres') });
  const database = createDatabase(databaseUrl ?? embedded?.url ?? '');
  try {
    await migrate(database.pool);
    if (!(await isEmpty(database.db))) throw new Sentence('The database has accounts already: the demo data go into an empty one (npm run db -- reset).');
    await seedDemo(database.db);
    console.log('The demo data are there.');
  } finally {
    await database.close();
    await embedded?.stop();
  }
};

await seed().catch((error: unknown) => {
  console.error(error instanceof Sentence ? error.message : error);
  process.exit(1);
});
