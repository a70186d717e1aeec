import { server } from '@lectern/tools/webpack/server';

export default server({
  directory: import.meta.dirname,
  entry: {
    main: './src/start/main.ts',
    worker: './src/start/worker.ts',
    db: './src/commands/db.ts',
    admin: './src/commands/admin.ts',
    seed: './src/commands/seed.ts',
    roots: './src/roots.ts',
  },
  copied: { migrations: './src/database/migrations' },
});
