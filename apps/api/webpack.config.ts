import { server } from '@lectern/tools/webpack/server';

export default server({
  directory: import.meta.dirname,
  entry: {
    main: './src/startup/main.ts',
    worker: './src/startup/worker.ts',
    uploads: './src/startup/upload-process.ts',
    db: './src/commands/db.ts',
    admin: './src/commands/admin.ts',
    seed: './src/commands/seed.ts',
    roots: './src/startup/roots.ts',
  },
  copied: { migrations: './src/database/migrations' },
});
